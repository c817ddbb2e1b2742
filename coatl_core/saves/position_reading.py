"""Reads a position that is written as one line, see ``position``; what the line does not know is dealt.

Whatever is wrong with a line is a ``PositionError``, which says where. Then the state is looked at as a whole: all
pieces and cards must be those of the game, and somebody must be able to go on.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, get_args

from attrs import evolve

from coatl_core.cards.pieces import BAGS, Part, Piece
from coatl_core.files.problems import nearest
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.engine import rules_of
from coatl_core.game.errors import SetupRefused, VariantFailed
from coatl_core.game.events import Ending
from coatl_core.game.found import Lies
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refill import shuffle
from coatl_core.game.rules import TOKENS, Setup
from coatl_core.game.soundness import HELD, PHASES, unsound
from coatl_core.game.state import GameState, Player, Ruleset
from coatl_core.game.view import view
from coatl_core.game.whereabouts import field_holds, is_piece, number_of, words_of
from coatl_core.plugins.registry import UnknownContent
from coatl_core.saves.position import position
from coatl_core.saves.position_fields import (
    NOTHING,
    UNKNOWN,
    Field,
    Heap,
    PositionError,
    fields_of,
)
from coatl_core.saves.position_setup import SetupReader
from coatl_core.saves.wire import faults, memory_from_data, questions_from_data

ATTEMPTS = 100
"""So often what is not known is dealt until somebody can go on."""
_PIECES = re.compile(r"<?[A-Z]>?|[^+]+")
_COUNTED = re.compile(r"([1-9][0-9]{0,2})(.+)")
_UNKNOWN = re.compile(rf"\{UNKNOWN}([0-9]{{0,3}})")


def read_position(line: str, ruleset: Callable[[Setup], Ruleset], seed: str | None = None) -> GameState:
    """Returns the state that a line tells, of a game with this setup. Its cards and variants come from ``ruleset``.
    What the line does not know is dealt with ``seed``, or with a random one if there is none: then the game goes on by
    it, too. Raises PositionError, and VariantFailed."""
    found = fields_of(line)
    for attempt in range(ATTEMPTS):
        try:
            return _Reader(found, ruleset, seed, attempt).state()
        except PositionError as error:  # who has just closed a coatl was perhaps dealt no card that fits it
            if error.code != "stuck" or not any(UNKNOWN in each.text for each in found.values()):
                raise
            stuck = error
        except VariantFailed as error:  # what the line says that it remembers makes no sense to it
            own = found.get(f"variant.{error.variant}")
            if own is None:
                raise
            raise own.wrong("remembers", problem=error.error) from None
    raise stuck


def as_kept(start: GameState) -> tuple[GameState, str]:
    """Returns the state that a saved game begins with, and its line. What a line of a real table was given of bags,
    deck and secret hands is not kept, since nobody has told it there: it is laid anew as the line is read."""
    line = position(start)
    if start.setup.chance != "seed":
        start = read_position(line, lambda setup: start.ruleset)
    return start, line


class _Reader(SetupReader):
    """Takes one field after the other; what is left at the end is no field of this game."""

    def __init__(
        self, found: dict[str, Field], ruleset: Callable[[Setup], Ruleset], seed: str | None, attempt: int
    ) -> None:
        super().__init__(found, seed)
        self.random = Random(f"{self.seed}/position/{attempt}")
        self.setup = self.read_setup()
        try:
            self.ruleset = ruleset(self.setup)
            self.rules = rules_of(self.setup, self.ruleset)
        except UnknownContent as error:
            at = self.of("sets" if error.kind == "card-set" else "variants", "")
            raise at.no(error.kind, error.id, error.known) from None
        except SetupRefused as error:
            raise evolve(self.of("variants", "").wrong("setup"), refusal=error.refusal) from None
        except ValueError as error:
            raise self.of("players").wrong("setup", problem=str(error)) from None
        self.rules = self.read_rules("rules-now", self.rules)
        self.seats = len(self.setup.players)
        kinds = self.ruleset.kinds(self.rules, self.seats)
        self.kinds = {p.text: p for part in kinds for p in part}
        self.places: list[tuple[str, Field]] = []
        """Each piece and card that is named, and in which field."""

    @property
    def phases(self) -> list[str]:
        """The phases that a game with this setup has."""
        of_chance = {"lay": ("told", "beside"), "beside": ("beside",)}
        return [phase for phase in PHASES if self.setup.chance in of_chance.get(phase, (self.setup.chance,))]

    def seat(self, each: Field, text: str) -> int:
        return each.number(text, 1, self.seats, "seat") - 1

    # Pieces and cards

    def pieces(self, each: Field, text: str, part: str = "") -> tuple[Piece, ...]:
        words = [] if text == NOTHING else _PIECES.findall(text)
        if not words and text != NOTHING:
            raise each.no("piece", text)
        found = []
        for word in words:
            kind = self.kinds.get(word)
            if kind is None or part not in ("", kind.part):
                raise each.no(part or "piece", word, [w for w, p in self.kinds.items() if part in ("", p.part)])
            self.places.append((word, each))
            found.append(kind)
        return tuple(found)

    def open_cards(self, name: str, kind: str) -> tuple[str, ...]:
        """Returns the cards of a field in which all are known."""
        each = self.of(name, NOTHING)
        return tuple(self.card(each, word, kind) for word in each.words())

    def cards(self, name: str, kind: str, usual: str = NOTHING) -> Heap:
        """Returns the cards of a field; ``?3`` are three that are not known, ``?`` all that are left."""
        each, found = self.of(name, usual), list[str | int | None]()
        for word in each.words():
            hidden = _UNKNOWN.fullmatch(word)
            if hidden is None:
                found.append(self.card(each, word, kind))
            elif not hidden[1] and None in found:
                raise each.no(kind, word)
            else:
                found.append(int(hidden[1]) if hidden[1] else None)
        return Heap(each, tuple(found))

    def card(self, each: Field, word: str, *kinds: str) -> str:
        catalog, own_set = self.ruleset.catalog, f"{self.setup.card_sets[0]}:"
        known: dict[str, Iterable[str]] = {"prophecy": catalog.prophecies, "temple": catalog.temples}
        known["card"] = [*catalog]
        id = word if ":" in word else f"{own_set}{word}"
        if not any(id in known[kind] for kind in kinds):
            raise each.no(kinds[0], word, [card.removeprefix(own_set) for kind in kinds for card in known[kind]])
        if "card" not in kinds:
            self.places.append((id, each))
        return id

    # The state

    def state(self) -> GameState:
        setup, rules, catalog = self.setup, self.rules, self.ruleset.catalog
        seen = self.optional("seen")
        seat, phase = self.of("seat"), self.of("phase", "action")
        held = self.optional("held")
        last, ending = self.optional("last"), self.optional("ending")
        supply, discard = self.read_supply(), self.open_cards("discard", "prophecy")
        row = self.read_row()
        players = [self.read_player(number) for number in range(1, self.seats + 1)]
        bags = [(part, self.of(name, UNKNOWN)) for part, name in BAGS.items()]
        deck = self.cards("deck", "prophecy", UNKNOWN)
        piles = [self.cards(f"pile.{number}", "temple", UNKNOWN) for number in (1, 2)]
        variants = self.read_variants(seen)
        asked = self.optional("asked")
        state = GameState(
            setup=setup,
            rules=rules,
            ruleset=self.ruleset,
            players=[player for player, _, _ in players],
            bodies=(),
            heads=(),
            tails=(),
            supply=supply,
            row=row,
            deck=(),
            discard=discard,
            piles=((), ()),
            seat=self.seat(seat, seat.text),
            phase=phase.one_of(phase.text, self.phases, "phase"),  # type: ignore[arg-type]
            turn=self.number("turn", 1, 99_999),
            actions_left=self.number("actions", 1, 200, least=int(phase.text not in ("ask", "over"))),
            acted=bool(self.number("acted", 0, 1)),
            closing=self.number("closing", 0, 99) - 1,
            reshuffles=self.number("reshuffles", 0, 999),
            passes=self.number("passes", 0, 99),
            ending=None if ending is None else ending.one_of(ending.text, get_args(Ending), "ending"),  # type: ignore[arg-type]
            last_turns=None if last is None else [self.turn_of(last, word) for word in last.words()],
            variants=variants,
            questions=() if asked is None else self.read_questions(asked),
            held=None if held is None else self.read_held(held),
            lots=self.number("lots", 0, 99_999),
        )
        unknown = self.unknown()
        if unknown is not None:
            raise unknown.wrong("unknown", meant=nearest(unknown.name, self.asked))
        hands, temples = [hand for _, hand, _ in players], [own for _, _, own in players]
        self.deal_cards(state, hands, [deck], catalog.prophecy_cards())
        self.deal_cards(state, temples, piles, catalog.temple_cards())
        state.bodies, state.heads, state.tails = (self.read_bag(state, *bag) for bag in bags)
        self.look(state)
        return state

    def read_supply(self) -> list[tuple[Piece, ...]]:
        each, rules = self.of("supply"), self.rules
        words = each.text.split(",")
        if len(words) != rules.fields:
            raise each.wrong("number", due=rules.fields, named=len(words))
        return [self.pieces(each, word, field_holds(rules, number)[0]) for number, word in enumerate(words, 1)]

    def read_row(self) -> list[str | None]:
        each = self.of("row")
        words = each.text.split(",")
        if len(words) != self.rules.row_size:
            raise each.wrong("number", due=self.rules.row_size, named=len(words))
        return [None if word == NOTHING else self.card(each, word, "prophecy") for word in words]

    def read_player(self, number: int) -> tuple[Player, Heap, Heap]:
        """Returns a player without the cards that are in the hand, and these."""
        board, tokens = self.of(f"board.{number}", NOTHING), self.of(f"tokens.{number}", NOTHING)
        player = Player(
            board=self.pieces(board, board.text or NOTHING),
            tokens=tuple(tokens.one_of(word, TOKENS, "token") for word in tokens.words()),  # type: ignore[misc]
            known=self.open_cards(f"known.{number}", "card"),
        )
        place = 1
        while (coatl := self.optional(f"coatl.{number}.{place}")) is not None:
            player.coatls = (*player.coatls, self.read_coatl(coatl))
            place += 1
        return player, self.cards(f"hand.{number}", "prophecy"), self.cards(f"temple.{number}", "temple")

    def read_coatl(self, each: Field) -> Coatl:
        text, *words = each.text.split(",")
        try:
            coatl = parse_coatl(text)
        except ValueError:
            raise each.no("coatl", text) from None
        if coatl.complete and len(coatl) < 3:  # 6.4
            raise each.no("coatl", text)
        self.places += [(p.text, each) for p in coatl.pieces]
        for word in words:
            card = self.card(each, word, "prophecy", "temple")
            if card in self.ruleset.catalog.prophecies:
                coatl = coatl.with_prophecy(card)
            elif coatl.temple is None:
                coatl = coatl.with_temple(card)
            else:
                raise each.wrong("temples")
        return coatl

    def turn_of(self, each: Field, word: str) -> tuple[int, int]:
        seat, _, actions = word.partition(":")
        return self.seat(each, seat), each.number(actions, 1, 200)

    def read_held(self, each: Field) -> Any:
        seat, _, goes_on = each.text.partition(":")
        return self.seat(each, seat), each.one_of(goes_on, sorted(HELD), "phase")

    def read_questions(self, each: Field) -> Any:
        try:
            return questions_from_data(each.json())
        except PositionError:
            raise
        except ValueError as error:
            raise each.wrong("remembers", problem=str(error)) from None

    def read_variants(self, seen: Field | None) -> dict[str, Any]:
        """Returns what the variants remember; what the one who looks does not know is made up."""
        variants = dict[str, Any]()
        for variant in self.ruleset.variants:
            each, own = self.optional(f"variant.{variant.id}"), None
            if each is not None:
                try:
                    own = memory_from_data(variant, each.json())
                except PositionError:
                    raise
                except ValueError as error:
                    raise each.wrong("remembers", problem=str(error)) from None
            elif variant.memory is not None:
                self.of(f"variant.{variant.id}")
            variants[variant.id] = own
        if seen is not None:
            who = None if seen.text == NOTHING else self.seat(seen, seen.text)
            for hiding in self.ruleset.hiding:
                variants[hiding.id] = hiding.guess(variants[hiding.id], who, self.random)
        return variants

    # What is hidden

    def deal_cards(self, state: GameState, hands: list[Heap], hidden: list[Heap], cards: list[str]) -> None:
        """Lays the cards in hands and in the deck or the piles, on the state itself: those not known are dealt."""
        left = Counter(cards)
        held = [(card, None) for v in self.ruleset.holding for card in v.cards(state.variants[v.id]) if card in left]
        for card, each in [*held, *((thing, each) for thing, each in self.places if thing in left)]:
            left[card] -= 1
            if left[card] < 0:
                at = each or self.of(f"variant.{self.ruleset.holding[0].id}", "")
                raise at.wrong("many", thing=card, all=cards.count(card))
        rest = [*left.elements()]
        told = self.setup.chance != "seed"
        if not told:
            shuffle(rest, self.random)
        heaps = [*hands, *hidden]
        spare = len(rest) - sum(heap.unknown for heap in heaps)
        open_ended = [heap for heap in heaps if None in heap.things]
        if spare < 0 or (spare and not open_ended and not told):
            raise hidden[0].field.wrong("left", left=len(rest), unknown=len(rest) - spare)
        filled = []
        for heap in heaps:
            share = 0
            if None in heap.things:
                share = -(-spare // len(open_ended))
                open_ended, spare = open_ended[1:], spare - share
            filled.append(heap.filled(rest, share))
        prophecies = len(hidden) == 1
        for player, in_hand in zip(state.players, filled, strict=False):
            if prophecies:
                player.hand = in_hand
            else:
                player.temples = in_hand
        if prophecies:
            state.deck = filled[-1][::-1]
        else:
            state.piles = tuple(pile[::-1] for pile in filled[-2:])

    def read_bag(self, state: GameState, part: Part, each: Field) -> tuple[Piece, ...]:
        """Returns the pieces of a bag: in order, so many of each kind, or all that lie nowhere else."""
        if each.text == UNKNOWN:
            there = Counter(thing for thing, _ in self.places) + Counter(self.held(state))
            kinds = [kind for kind in self.kinds.values() if kind.part == part]
            bag = [kind for kind in kinds for _ in range(number_of(state, kind) - there[kind.text])]
        elif each.text.startswith(UNKNOWN):
            bag = []
            for word in each.text[1:].split("+"):
                found = _COUNTED.fullmatch(word)
                if found is None:
                    raise each.no("counted", word)
                counted, number = self.pieces(each, found[2], part), int(found[1])
                if len(counted) != 1:
                    raise each.no("counted", word)
                if number > number_of(state, counted[0]):
                    raise each.wrong("many", thing=found[2], all=number_of(state, counted[0]))
                bag += counted * number
                self.places += [(found[2], each)] * (number - 1)
        else:
            return self.pieces(each, each.text, part)[::-1]
        if self.setup.chance == "seed":
            shuffle(bag, self.random)
        return tuple(bag)

    def held(self, state: GameState) -> Iterator[str]:
        """Yields the pieces that lie with variants."""
        for variant in self.ruleset.placing:
            for at, things in variant.lies(state.variants[variant.id]).items():
                yield from filter(is_piece, words_of(Lies(at, things)))

    # The whole

    def look(self, state: GameState) -> None:
        """Raises PositionError for a state that no game can have, or with which nobody can go on."""
        left = {text: number_of(state, kind) for text, kind in self.kinds.items()}
        for text in self.held(state):
            left[text] -= 1
        for text, each in self.places:
            if text in left:
                left[text] -= 1
                if left[text] < 0:
                    raise each.wrong("many", thing=text, all=number_of(state, self.kinds[text]))
        for number, player in enumerate(state.players, 1):
            for card in (Counter(player.known) - Counter((*player.hand, *player.temples))).elements():
                raise self.of(f"known.{number}").wrong("known", thing=card)
        if state.phase == "over" and state.ending is None:
            self.of("ending")
        if state.last_turns is not None and state.ending is None:
            self.of("ending")
        wrong = unsound(state) or next(faults(view(state, None)), "")
        if wrong:
            raise self.of("phase", "").wrong("impossible", problem=wrong.rpartition(": ")[2])
        if self.setup.chance == "seed" and state.phase != "over" and not _can_go_on(state):
            raise self.of("phase", "").wrong("stuck")


def _can_go_on(state: GameState) -> bool:
    try:
        return bool(legal_actions(state))
    except VariantFailed:  # it asks what nobody who holds these cards can answer
        return False
