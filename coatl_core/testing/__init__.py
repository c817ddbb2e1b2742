"""Helps to test a plugin: loads it as the game does, plays whole games with it, reads all that it says in them, and
finds the secrets that it tells.

.. code-block:: python

    def test_a_game_is_played_to_its_end():
        game = play(with_plugin("my-variant"), variants=["my-variant"])
        assert game.over
        assert "Nobody draws from the deck." in sentences(game)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random

from attrs import define, evolve, field

from coatl_core.files.home import home
from coatl_core.files.problems import nearest
from coatl_core.game.actions import Action, Do
from coatl_core.game.errors import Values
from coatl_core.game.events import Event, VariantEvent, seen_by
from coatl_core.game.legal_actions import by_the_rules, offers
from coatl_core.game.offers import Item
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import VariantChoice, read_seat
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, asked_options
from coatl_core.game.track import Track
from coatl_core.game.view import view
from coatl_core.language.l10n import FALLBACK, L10n, MessageError, english
from coatl_core.language.problemtext import problem_text
from coatl_core.language.valuetext import shown_values
from coatl_core.library import Game
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import Registry, option_messages
from coatl_core.testing.worlds import Compared, Worlds

MOST_ACTIONS = 5_000
"""Many more actions than any game of random players has: one of four players has about 400."""


def with_plugin(id: str) -> Registry:
    """Returns everything that is installed or added, including the plugin with this id. Raises AssertionError, with the
    problems as sentences, if it is not there or does not work."""
    registry = load_plugins(home().packs)
    found = [plugin for plugin in registry.plugins if plugin.id == id]
    assert found, (
        f"no plugin {id} is installed or added; there are: {', '.join(plugin.id for plugin in registry.plugins)}"
    )
    problems = [problem_text(problem, english()) for plugin in found for problem in plugin.problems]
    assert not problems, "\n".join(problems)
    return registry


def share_of_wins(
    registry: Registry, player: str, against: str = "random", *, games: int = 20, seed: str = "test"
) -> float:
    """Plays games of two computer players, ``easy`` or ``easy/level``, with each deal played from both seats, and
    returns the first one's share of the victories. The same seed gives the same games. Raises UnknownContent,
    PlayerFailed if a player cannot be made, and AssertionError, with what went wrong, if one fails."""
    contest = Contest((read_seat(player), read_seat(against)), seed)
    ruleset = registry.ruleset(contest.card_sets)
    played = [play_one(contest, number, registry, ruleset) for number in range(games)]
    failures = [failure for game in played for failure in game.failures]
    assert not failures, str(failures[0])
    return sum(game.share_of(contest.seats[0]) for game in played) / games


def play(
    registry: Registry,
    card_sets: Iterable[str] = (BASE,),
    variants: Iterable[str | VariantChoice] = (),
    *,
    players: int = 2,
    seed: str = "test",
) -> Game:
    """Plays a game of these card sets and variants to its end, choosing random legal actions, and returns it. The same
    seed gives the same game. Raises UnknownContent, VariantFailed, ValueError if this setup is no game, and
    AssertionError if the game does not end."""
    names = [f"Player {number}" for number in range(1, players + 1)]
    game = Game(*names, seed=seed, card_sets=card_sets, variants=variants, plugins=registry)
    random = Random(f"{seed}/play").random
    while not game.over:
        if len(game.history) == MOST_ACTIONS:
            latest = ", ".join(map(str, game.actions[-6:]))
            raise AssertionError(f"the game has no end: after {MOST_ACTIONS} actions it goes on with {latest}")
        actions = game.legal_actions
        game.push(actions[int(random() * len(actions))])
    return game


def play_in_two_worlds(
    registry: Registry,
    card_sets: Iterable[str] = (BASE,),
    variants: Iterable[str | VariantChoice] = (),
    *,
    players: int = 2,
    seed: str = "test",
    positions: int = 200,
) -> Compared:
    """Plays games of these card sets and variants at random until so many positions were compared, each in two worlds
    that some seat cannot tell apart: what it does not know was dealt anew in the second one. Both must give it the same
    (RULES 2.6): its view and all that can be made of it, what is asked and of whom, what happens, and to the seat that
    is to act its actions, offers and refusals. Returns what was compared. Raises AssertionError, with the seat, what it
    can tell the worlds apart by, and when, if a secret is told; UnknownContent, VariantFailed, and ValueError if this
    setup is no game."""
    sets, chosen, told, random = tuple(card_sets), tuple(variants), Compared(), Random(f"{seed}/worlds")
    names = [f"Player {number}" for number in range(1, players + 1)]
    games = 0
    while told.positions < positions:
        games += 1
        game = Game(*names, seed=f"{seed} {games}", card_sets=sets, variants=chosen, plugins=registry)
        Worlds(game.state, random, partial(_any, random), told).play(positions)
    return told


def _any(random: Random, state: GameState, actions: Sequence[Action]) -> Action:
    return actions[int(random.random() * len(actions))]


def sentences(game: Game) -> tuple[str, ...]:
    """Returns all that the variants of a game have told its players in English, or would have told them if they had
    tried what is not allowed: names, pieces, questions, offers, reasons, points, lines beside the table, statistics and
    what happened. Each sentence is there once. Raises AssertionError for a message that is missing, cannot be read or
    lacks a value, and for an offer that belongs to a thing that is not on the table: it says what, and after which
    action."""
    reader = _Reader(game, evolve(game.words.l10n, strict=True).in_language(FALLBACK))
    told = dict.fromkeys(reader.names())
    for played in game.history:
        told |= dict.fromkeys(reader.moment(played.before))
        reader.after = f"after {played.action}"
        told |= dict.fromkeys(text for event in played.events for text in reader.event(event))
    return tuple(told | dict.fromkeys(reader.moment(game.state)))


@define
class _Reader:
    """Reads what the variants of a game say, as a player would see it. ``after`` says when, ``tried`` are moves that
    have been offered, one of each name."""

    game: Game
    l10n: L10n
    after: str = "when the game is set up"
    tried: dict[tuple[str, str], Do] = field(factory=dict)

    def names(self) -> Iterator[str]:
        """What the form for a new game shows of the variants, and the names of their pieces."""
        for variant in self.game.ruleset.variants:
            named = [f"{variant.id}-{o}" for o in (*variant.options, *(o.id for o in asked_options(type(variant))))]
            for id in (variant.id, *named):
                yield self.message(f"the form for a new game shows {id}", f"{id}-name" if id == variant.id else id)
                yield self.message(f"the form for a new game shows {id}", f"{id}-help")
            for id in option_messages(type(variant)):
                if id not in named:
                    yield self.message(f"the form for a new game shows {id}", id)
        for kind, _ in self.game.ruleset.pieces(self.game.state.rules, len(self.game.setup.players)):
            if kind.loose:
                yield self.message(f"there is the piece {kind.text}", f"piece-{kind.text}")

    def moment(self, state: GameState) -> Iterator[str]:
        """What players read between two actions, and why they cannot do what they cannot do."""
        for question in state.questions:
            for asked in (question, question.seen_by(None)):
                yield self.message(f"{question.variant} asks", *asked.told)
        for offer in offers(state):
            assert offer.item is None or _is_there(offer.item, state), (
                f"{offer.move} belongs to {offer.item}, which is not on the table {self.after}"
            )
            self.tried.setdefault((offer.move.variant, offer.move.move), offer.move)
            yield self.message(f"offered is {offer.move}", offer.message, offer.values)
        tried = self.tried.values() if state.phase in ("action", "ask") else ()
        for action in (*by_the_rules(state), *tried):
            refused = refusal(state, action)
            if refused is not None:
                yield self.message(f"{action} is refused", f"refusal-{refused.code}", refused.values)
        for variant, shown in view(state, state.seat).panel():
            for part in shown:
                for each in part.texts() if isinstance(part, Track) else (part,):
                    yield self.message(f"{variant.id} shows a line", each.message, each.values)
        sheet = score_sheet(state)
        if sheet.verdict:
            yield self.message("the verdict", sheet.verdict)
        for statistic in sheet.statistics:
            yield self.message("the score sheet counts", statistic.message)
        lines = [line for player in sheet.players for line in player.lines]
        for line in (*lines, *(sheet.opponent.lines if sheet.opponent is not None else ())):
            yield self.message(f"there are {line.points} points", line.message, line.values)

    def event(self, event: Event) -> Iterator[str]:
        """What the player whose event it is reads of it, and what everybody else does."""
        name = "" if event.seat is None else self.game.setup.players[event.seat]
        for each in (event, seen_by(event, None)):
            if isinstance(each, VariantEvent):
                message, values = each.told
                yield self.message("what has happened", message, {"name": name, **values})

    def message(self, what: str, message: str, values: Values | None = None) -> str:
        """Returns the sentence. Raises AssertionError, with ``what`` needs it, if there is none."""
        try:
            return self.l10n(message, **shown_values(values or {}, self.game.catalog, self.l10n))
        except MessageError as error:
            known = self.l10n.locales[0].entries
            hint = nearest(error.message, known) if error.message not in known else ""
            if "Unknown external: piece" in error.reason:
                hint = "{ piece }, without the $"
            meant = f"; did you mean {hint}?" if hint else ""
            raise AssertionError(f"{what} {self.after}: the message {error.message}: {error.reason}{meant}") from None


def _is_there(item: Item, state: GameState) -> bool:
    """Returns whether this thing is on the table, as the acting player sees it."""
    player, of = state.player, item.of
    numbered: dict[str, Sequence[object]] = {
        "field": state.supply,
        "row": state.row,
        "pile": state.piles,
        "coatl": player.coatls,
        "seat": state.players,
    }
    named = {"board": [kind.text for kind in player.board], "hand": player.hand, "temple": player.temples}
    if item.kind in numbered:
        return isinstance(of, int) and 1 <= of <= len(numbered[item.kind])
    return item.kind == "deck" or of in named[item.kind]
