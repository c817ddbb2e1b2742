"""The end of a game at a real table, as people tell it: what lies before each player. It is a statement about the table
like any other (see the module ``laying``), and the engine's own score sheet judges it."""

from __future__ import annotations

from collections.abc import Container, Iterator

from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import Coatl
from coatl_core.game.engine import new_game
from coatl_core.game.errors import Refusal
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import CannotLay, lay, told_refusal, why_not_lay
from coatl_core.game.rules import Rules, Setup, TokenKind
from coatl_core.game.state import GameState, Ruleset


@frozen
class Told:
    """What lies before one player: coatls with the cards beside them, and the sacrifice tokens that are left."""

    coatls: tuple[Coatl, ...] = ()
    tokens: tuple[TokenKind, ...] = ()


@frozen
class ToldEnd:
    """The end of a game. ``players`` are in seat order; ``fulfilled`` are the prophecies that an automatic opponent has
    fulfilled."""

    setup: Setup
    players: tuple[Told, ...]
    fulfilled: tuple[str, ...] = ()

    def with_player(self, seat: int, player: Told) -> ToldEnd:
        """Returns the same end with something else before a player."""
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    @property
    def cards(self) -> list[str]:
        """All cards that were told, one for each copy."""
        return [*(card for told in self.players for coatl in told.coatls for card in beside(coatl)), *self.fulfilled]


@frozen
class ToldFault(ValueError):
    """What was told cannot be the end of a game: where it is, and why. The seat is -1 if it is about nobody; ``coatl``
    is its number, 0 for none."""

    seat: int
    coatl: int
    refusal: Refusal


def beside(coatl: Coatl) -> tuple[str, ...]:
    """Returns the cards beside a coatl, the temple last."""
    return (*coatl.prophecies, *([] if coatl.temple is None else [coatl.temple]))


def told_setup_refusal(setup: Setup, ruleset: Ruleset) -> Refusal | None:
    """Returns why the end of a game with this setup cannot be told, or None if it can: a variant may give points for
    what does not lie there."""
    scoring = next((variant for variant in ruleset.scoring), None)
    if scoring is not None:
        return Refusal("end-points", "", {"variant": scoring.id})
    return told_refusal(evolve(setup, chance="told"), ruleset)


def end_state(end: ToldEnd, ruleset: Ruleset, *, whole: bool = True) -> GameState:
    """Returns the table at the end of the game, which ``score_sheet`` scores. If the end is not ``whole`` yet, complete
    coatls may still lack their prophecies. Raises ToldFault, and what ``new_game`` raises."""
    dealt = new_game(evolve(end.setup, chance="told"), ruleset)
    fault = next(_faults_of_coatls(end, dealt, whole=whole), None)
    if fault is not None:
        raise fault
    state, places = dealt.clone(), tuple(_places(end))
    try:
        if places:
            lay(state, Found(places), None)
    except CannotLay as error:
        raise next(_faults_of_laying(end, dealt, ()), ToldFault(-1, 0, error.refusal)) from None
    state.phase, state.turn = "over", 0  # how many turns there were is not told
    return state


def told_faults(end: ToldEnd, ruleset: Ruleset, *, whole: bool = True) -> list[ToldFault]:
    """Returns all that is wrong with an end of which ``end_state`` raises the first fault. Raises what ``new_game``
    raises."""
    dealt = new_game(evolve(end.setup, chance="told"), ruleset)
    faults = [*_faults_of_coatls(end, dealt, whole=whole)]
    return [*faults, *_faults_of_laying(end, dealt, {(fault.seat, fault.coatl) for fault in faults})]


def _places(end: ToldEnd) -> Iterator[Lies]:
    for seat, told in enumerate(end.players, 1):
        if end.setup.rules.sacrifice_tokens:
            yield Lies(f"tokens {seat}", told.tokens)
        for number, coatl in enumerate(told.coatls, 1):
            yield Lies(f"coatl {seat} {number}", (str(coatl), *beside(coatl)))
    if end.fulfilled:
        yield Lies("fulfilled", end.fulfilled)


def _faults_of_coatls(end: ToldEnd, dealt: GameState, *, whole: bool) -> Iterator[ToldFault]:
    """What is wrong with each coatl and its cards, whatever else lies on the table."""
    for seat, told in enumerate(end.players):
        for number in range(1, len(told.coatls) + 1):
            for refused in _why_not(told.coatls[:number], dealt.rules, dealt.catalog, whole=whole):
                yield ToldFault(seat, number, refused)


def _faults_of_laying(end: ToldEnd, dealt: GameState, known: Container[tuple[int, int]]) -> Iterator[ToldFault]:
    """Each coatl with which the statement cannot be true any more; those whose fault is known, by seat and number, are
    left out, as are those with a fault from then on."""
    laid: list[Lies] = []
    for lies in _places(end):
        seat, number = (*lies.numbers, 0, 0)[:2]
        if (seat - 1, number) in known:
            continue
        if lies.name == "coatl":
            lies = Lies(f"coatl {seat} {1 + sum(each.at.startswith(f'coatl {seat} ') for each in laid)}", lies.things)
        refused = why_not_lay(dealt, Found((*laid, lies)))
        if refused is None:
            laid.append(lies)
        else:
            yield ToldFault(seat - 1, number, refused)


def _why_not(coatls: tuple[Coatl, ...], rules: Rules, catalog: Catalog, *, whole: bool) -> Iterator[Refusal]:
    """Why the last of a player's coatls cannot lie beside the others (RULES 6.1, 6.3–6.5)."""
    coatl, number = coatls[-1], len(coatls)
    complete = sum(each.complete for each in coatls)
    if complete > rules.coatls:
        yield Refusal("end-coatls", "6.7", {"most": rules.coatls})
    elif number - complete > rules.unfinished_coatls:
        yield Refusal("end-unfinished", "6.7", {"most": rules.unfinished_coatls})
    if len(coatl.prophecies) > rules.prophecies_per_coatl:
        yield Refusal("prophecies-enough", "6.3", {"coatl": number, "most": rules.prophecies_per_coatl})
    reading, seen = coatl.reading(rules.strict_x), set[str]()
    for card in coatl.prophecies:
        prophecy = catalog.prophecies[card]
        if prophecy.identity in seen:
            yield Refusal("prophecy-identical", "6.3", {"card": card, "coatl": number})
        elif prophecy.pattern.lasting and not prophecy.fulfilled_by(reading):  # a !X may have been broken since
            yield Refusal("prophecy-unmet", "6.1c", {"card": card, "coatl": number})
        seen.add(prophecy.identity)
    if whole and coatl.complete and len(coatl.prophecies) < rules.prophecies_to_complete:
        yield Refusal("end-no-prophecy", "6.4", {"coatl": number, "least": rules.prophecies_to_complete})
    if coatl.temple is not None and not coatl.complete:
        yield Refusal("end-temple-open", "6.5", {"coatl": number})
    elif coatl.temple is not None:
        met = catalog.temples[coatl.temple].met(coatl.colors, catalog.card_colors(coatl.prophecies))
        if not any(met):
            yield Refusal("temple-unmet", "6.5", {"coatl": number, "temple": coatl.temple})
