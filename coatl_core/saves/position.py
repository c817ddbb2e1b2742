"""A position as one line of text: the table, the moment of the turn, and what is hidden or unknown.

``coatl/1 sets=base players=Ann,Bob first=1 turn=2 seat=2 phase=action supply=BG,KK,-,… row=… board.1=KB hand.1=?2 …``
is a line: its words are fields, in a fixed order; no field has a space in it. ``docs/position.md`` describes each of
them. Of a state the line tells everything, of a view what its seat may know: the rest is ``?`` with a number.
``position_reading`` reads it.

Pieces and coatls are in the notation of the game, and a card of the first card set needs no set before its id. Seats,
places and coatls count from 1, as in a statement about a real table. What a variant remembers is JSON without spaces.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from urllib.parse import quote

from attrs import fields

from coatl_core.cards.pieces import BAGS, Piece
from coatl_core.game.engine import rules_of
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.state import GameState, Player
from coatl_core.game.valued import IS
from coatl_core.game.view import PileView, PlayerView, SeatView
from coatl_core.game.whereabouts import seen_of
from coatl_core.saves.position_fields import EVERYTHING, HEADER, NOTHING, UNKNOWN
from coatl_core.saves.wire import memory_data, questions_data


def position(table: GameState | PlayerView) -> str:
    """Returns the position as one line: of a state all of it, of a view what its seat may know. Raises ValueError for a
    variant whose value cannot be written, because it does not declare its class."""
    return " ".join((HEADER, *(f"{name}={text}" for name, text in _fields(table) if text)))


def setup_text(setup: Setup) -> str:
    """Returns a whole setup but for its ``seats``, in the fields of a position."""
    game = (*_of_setup(setup), ("rulings", str(setup.rulings)), (EVERYTHING, quoted(setup.seed)))
    return " ".join(f"{name}={text}" for name, text in game if text)


def _fields(table: GameState | PlayerView) -> Iterator[tuple[str, str]]:
    """Yields all fields with their texts, in order; one with an empty text is left out."""
    setup = table.setup
    yield from _of_setup(setup)
    yield "rules-now", changed_rules(rules_of(setup, table.ruleset), table.rules)
    yield from _moment(table)
    yield from _middle(table)
    players: Sequence[Player | SeatView] = table.players
    for seat, player in enumerate(players):
        yield from _of_player(table, seat, player)
    yield from _hidden(table)
    for variant in table.ruleset.variants:
        own = table.variants.get(variant.id)
        yield f"variant.{variant.id}", "" if own is None else written_json(memory_data(variant, own))
    yield "rulings", str(setup.rulings)
    if isinstance(table, GameState):
        yield EVERYTHING, quoted(setup.seed)
        yield "lots", _unless(table.lots, 0)


def _of_setup(setup: Setup) -> Iterator[tuple[str, str]]:
    """What game it is."""
    yield "sets", ",".join(setup.card_sets)
    yield (
        "variants",
        ",".join("+".join((c.id, *map(option_word, c.options))).replace("+", ":", 1) for c in setup.variants),
    )
    yield "rules", changed_rules(Rules(), setup.rules)
    yield "players", ",".join(map(quoted, setup.players))
    yield "first", str(setup.first + 1)
    yield "chance", "" if setup.chance == "seed" else setup.chance
    yield "fields", ",".join(map(str, setup.fields))
    yield "secret", ",".join(str(seat + 1) for seat in setup.secret)


def _moment(table: GameState | PlayerView) -> Iterator[tuple[str, str]]:
    """The moment of the game: whose turn it is and how far it has come."""
    if isinstance(table, PlayerView):
        yield "seen", NOTHING if table.seat is None else str(table.seat + 1)
    yield "turn", str(table.turn)
    yield "seat", str((table.acting if isinstance(table, PlayerView) else table.seat) + 1)
    yield "phase", table.phase
    yield "actions", _unless(table.actions_left, 1)
    yield "acted", _unless(int(table.acted), 0)
    yield "closing", _unless(table.closing + 1, 0)
    yield "passes", _unless(table.passes, 0)
    yield "reshuffles", _unless(table.reshuffles, 0)
    yield "ending", table.ending or ""
    if table.last_turns is not None:
        yield "last", ",".join(f"{seat + 1}:{actions}" for seat, actions in table.last_turns) or NOTHING
    if table.held is not None:
        yield "held", f"{table.held[0] + 1}:{table.held[1]}"
    yield "asked", written_json(questions_data(table.questions)) if table.questions else ""


def _middle(table: GameState | PlayerView) -> Iterator[tuple[str, str]]:
    yield "supply", ",".join(map(_heap, table.supply))
    yield "row", ",".join(NOTHING if card is None else _short(card, table.setup) for card in table.row)
    yield "discard", _cards(table.discard, table.setup)


def _of_player(table: GameState | PlayerView, seat: int, player: Player | SeatView) -> Iterator[tuple[str, str]]:
    setup, number = table.setup, seat + 1
    yield f"board.{number}", _heap(player.board)
    hand, temples = seen_of(table, seat)
    sizes = (player.hand_size, player.temples_size if isinstance(player, SeatView) else len(player.temples))
    for name, cards, size in (("hand", hand, sizes[0]), ("temple", temples, sizes[1])):
        yield f"{name}.{number}", _cards(cards, setup, size - len(cards))
    yield f"known.{number}", _cards(player.known, setup) if player.known else ""
    for place, coatl in enumerate(player.coatls, 1):
        beside = (*coatl.prophecies, *([] if coatl.temple is None else [coatl.temple]))
        yield f"coatl.{number}.{place}", ",".join((str(coatl), *(_short(card, setup) for card in beside)))
    if table.rules.sacrifice_tokens:
        yield f"tokens.{number}", ",".join(player.tokens) or NOTHING


def _hidden(table: GameState | PlayerView) -> Iterator[tuple[str, str]]:
    """Bags, deck and piles: what comes first is written first. At a real table nobody knows in which order."""
    setup, told = table.setup, table.setup.chance != "seed"
    if isinstance(table, GameState):
        for name in BAGS.values():
            bag: tuple[Piece, ...] = getattr(table, name)
            yield name, _counted({kind: bag.count(kind) for kind in dict.fromkeys(bag)}) if told else _heap(bag[::-1])
        yield "deck", _cards(() if told else table.deck[::-1], setup, len(table.deck) * told)
    else:
        for part, name in BAGS.items():
            yield name, _counted({kind: number for kind, number in table.bags.items() if number and kind.part == part})
        yield "deck", _cards((), setup, table.deck_size)
    piles: Sequence[PileView | tuple[str, ...]] = table.piles
    for number, pile in enumerate(piles, 1):
        if isinstance(pile, PileView):
            cards = [pile.top] if pile.top is not None else []
            size = pile.size
        else:
            cards, size = [*pile[::-1]][: 1 if told else None], len(pile)
        yield f"pile.{number}", _cards(cards, setup, size - len(cards))


# How things are written


def _cards(cards: Iterable[str], setup: Setup, unknown: int = 0) -> str:
    words = [_short(card, setup) for card in cards]
    return ",".join(words + ([f"{UNKNOWN}{unknown}"] if unknown else [])) or NOTHING


def _short(card: str, setup: Setup) -> str:
    """The id of a card, without the set if it is the first one of the game."""
    return card.removeprefix(f"{setup.card_sets[0]}:") if setup.card_sets else card


def _heap(pieces: Iterable[Piece]) -> str:
    """Pieces in a row: those of a variant are words, so that then all are apart."""
    pieces = tuple(pieces)
    return ("+" if any(p.loose for p in pieces) else "").join(p.text for p in pieces) or NOTHING


def _counted(pieces: dict[Piece, int]) -> str:
    """So many of each kind, in an order that nobody knows."""
    return f"{UNKNOWN}{'+'.join(f'{number}{p.text}' for p, number in pieces.items())}" if pieces else NOTHING


def changed_rules(usual: Rules, rules: Rules) -> str:
    """Returns the rules that are not as usual: ``sacrifice-tokens,hand-limit:4,last-turns:0,dealt:3+4``."""
    changed = []
    for rule in fields(Rules):
        value: Any = getattr(rules, rule.name)
        if value != getattr(usual, rule.name):
            told = "+".join(map(str, value)) if isinstance(value, tuple) else str(int(value))
            name = rule.name.replace("_", NOTHING)
            changed.append(name if value is True else f"{name}:{told}")
    return ",".join(changed)


def quoted(text: str) -> str:
    """Returns a name or a seed without what means something else in a line, as in an address: a space is ``%20``."""
    return re.sub(r"[%,='\"\s]", lambda found: quote(found[0]), text) or "%"


def option_word(option: str) -> str:
    """Returns an option of a variant as it is written in a line, with a ``~`` before its value."""
    id, _, value = option.partition(IS)
    return f"{id}~{quoted(value).replace('+', '%2B')}" if IS in option else option


def written_json(data: Any) -> str:
    """Returns JSON without spaces, and without what a shell would take for its own in single quotes."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return re.sub(r"[\s']", lambda found: f"\\u{ord(found[0]):04x}", text)


def _unless(number: int, usual: int) -> str:
    return "" if number == usual else str(number)
