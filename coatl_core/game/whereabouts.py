"""What lies where on a table, place by place, in the words of a statement; and where things lie that are counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS, Part, Piece, piece
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.found import Found, Lies
from coatl_core.game.rules import Rules
from coatl_core.game.state import GameState, Player
from coatl_core.game.view import PileView, PlayerView, SeatView

_PIECE = re.compile(f"<?[{COLORS}]>?")
SEATED = ("hand", "temple", "known", "board", "coatl", "tokens", "size hand", "size temple")
"""The places whose first number is a seat."""
_NO_THINGS = ("known", "tokens", "size pile", "size hand", "size temple", "turn")
"""The places that tell something else than which pieces and cards lie there."""


def statement(seen: PlayerView) -> Found:
    """Returns all that lies on the table, as a seat sees it: each place by itself, as a statement may name it."""
    sizes = [Lies(f"size pile {number}", (str(pile.size),)) for number, pile in enumerate(seen.piles, 1)]
    for seat in seen.setup.secret:
        player = seen.players[seat]
        sizes.append(Lies(f"size hand {seat + 1}", (str(player.hand_size),)))
        sizes.append(Lies(f"size temple {seat + 1}", (str(player.temples_size),)))
    return Found((*lies_on(seen), *sizes))


def lies_on(table: GameState | PlayerView) -> Iterator[Lies]:
    """Yields all that lies open or in hands, place by place; a view shows the own hand alone."""
    for number, pieces in enumerate(table.supply, 1):
        yield Lies(f"field {number}", _texts(pieces))
    for number, card in enumerate(table.row, 1):
        yield Lies(f"row {number}", () if card is None else (card,))
    piles: Sequence[PileView | tuple[str, ...]] = table.piles
    for number, pile in enumerate(piles, 1):
        top = (pile.top,) if isinstance(pile, PileView) else pile[-1:]
        yield Lies(f"top {number}", filter(None, top))
    players: Sequence[Player | SeatView] = table.players
    for seat, player in enumerate(players, 1):
        yield Lies(f"board {seat}", _texts(player.board))
        if player.hand is not None:
            for name, cards in zip(("hand", "temple"), seen_of(table, seat - 1), strict=True):
                yield Lies(f"{name} {seat}", cards)
        if player.known:
            yield Lies(f"known {seat}", player.known)
        for number, coatl in enumerate(player.coatls, 1):
            beside = (*coatl.prophecies, *([] if coatl.temple is None else [coatl.temple]))
            yield Lies(f"coatl {seat} {number}", (str(coatl), *beside))
        if table.rules.sacrifice_tokens:
            yield Lies(f"tokens {seat}", player.tokens)
    yield Lies("discard", table.discard)
    for variant in table.ruleset.placing:
        for at, things in variant.lies(table.variants.get(variant.id)).items():
            yield Lies(at, things)


def seen_of(table: GameState | PlayerView, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the prophecies and the temples of a seat that can be named at this table: all of them, or those that
    everybody knows if its hand is hidden, or secret at a real table."""
    player = table.players[seat]
    hand, temples = player.hand, player.temples
    if hand is None or temples is None or seat in table.setup.secret:  # of a seat both are shown, or none
        return known_of(player, table.catalog)
    return hand, temples


def known_of(player: Player | SeatView, catalog: Catalog) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the prophecies and the temples of a player's that everybody knows, each in the order in which they became
    known."""
    known = player.known
    return (
        tuple(card for card in known if card in catalog.prophecies),
        tuple(card for card in known if card in catalog.temples),
    )


def field_holds(rules: Rules, number: int) -> tuple[Part, int]:
    """Returns what lies on a field of the supply board (from 1), and how many (1.3)."""
    if number <= rules.body_fields:
        return "body", rules.bodies_per_field
    return "head" if number <= rules.body_fields + rules.head_fields else "tail", 1


def words_of(lies: Lies) -> tuple[str, ...]:
    """Returns the pieces and cards that lie at a place, each a word: those of a coatl one by one."""
    things = lies.things or ()
    if lies.name in _NO_THINGS:
        return ()
    if lies.name == "coatl" and things:
        return (*_texts(parse_coatl(things[0]).pieces), *things[1:])
    return tuple(word for word in things if not word.isdigit())


def written_apart(word: str) -> str:
    """Returns ``B B B`` for the pieces of ``BBB``, which are written together as if they were one; an empty text for
    any other word."""
    pieces = _PIECE.findall(word)
    return " ".join(pieces) if len(pieces) > 1 and "".join(pieces) == word else ""


def is_piece(word: str) -> bool:
    """Returns whether a word is the notation of a piece."""
    try:
        piece(word)
    except ValueError:
        return False
    return True


def too_many(state: GameState, word: str, named: int, told: Iterable[Lies] = ()) -> Refusal:
    """Returns that there are not so many of a piece or a card as were named, and where they lie on the table, without
    those that are ``told`` now."""
    where: Counter[str] = Counter()
    for lies in lies_on(state):
        where[lies.name] += words_of(lies).count(word)
    for lies in told:
        where[lies.name] -= words_of(lies).count(word)
    values: dict[str, str | int] = {"lie": where.total(), "named": named}
    values["where"] = " ".join(f"{name}:{number}" for name, number in where.items() if number)
    if word in state.catalog:
        cards = state.catalog.prophecy_cards() if word in state.catalog.prophecies else state.catalog.temple_cards()
        values |= {"card": word, "all": cards.count(word)}
        return Refusal("told-card", "", values)
    values |= {"pieces": word, "all": number_of(state, piece(word))}
    return Refusal("told-piece", "1.1", values)


def naming(refused: Refusal, names: Sequence[str]) -> Refusal:
    """Returns the refusal with the name of the player at whose place something is wrong, if it is a player's."""
    lies = Lies(str(refused.values.get("at", "")), ())
    if lies.name not in SEATED or not lies.numbers or lies.numbers[0] > len(names):
        return refused
    return evolve(refused, values={**refused.values, "name": names[lies.numbers[0] - 1]})


def number_of(state: GameState, kind: Piece) -> int:
    """Returns how many pieces of a kind the game has (1.1)."""
    rules, added = state.rules, dict(state.ruleset.pieces(state.rules, len(state.players)))
    of_part = {"head": rules.heads_per_color, "body": rules.bodies_per_color, "tail": rules.tails_per_color}
    return (0 if kind.loose else of_part[kind.part]) + added.get(kind, 0)


def _texts(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple(p.text for p in pieces)
