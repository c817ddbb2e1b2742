"""All legal actions of a state (RULES 3–7), fast: games played by the computer spend most of their time here.

This module answers "what can be done?". ``refusals`` answers "why is this one action not legal?" and gives the reason.
Each implements the rules in its own way, and the tests compare them.

The order of the actions is fixed: take, draw, start, extend, fulfil, claim, tokens, end. Equal pieces and equal cards
give one action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, compress

from attrs import define, evolve

from coatl_core.cards.pieces import BODIES, HEADS, PIECES, TAILS, Part, Piece
from coatl_core.game.actions import (
    Action,
    ClaimOwn,
    ClaimPile,
    Discard,
    Do,
    Done,
    DrawDeck,
    DrawRow,
    Duty,
    End,
    EndTurn,
    Extend,
    Fulfil,
    Keep,
    Pass,
    Pick,
    Start,
    Step,
    Take,
    Vision,
)
from coatl_core.game.coatl import Coatl, has_identical
from coatl_core.game.errors import VariantFailed
from coatl_core.game.offers import Offer
from coatl_core.game.rules import Rules
from coatl_core.game.rulings import MENDED
from coatl_core.game.state import GameState, Player, Ruleset, Variant

# Actions are immutable, so each is made only once and used again.
_fulfil = cache(Fulfil)
_DRAW_DECK, _END, _DONE, _PASS, _VISION, _STEP = DrawDeck(), EndTurn(), Done(), Pass(), Vision(), Step()
_STARTS = {p: Start(p) for p in PIECES}


@define(eq=False, repr=False)
class _Reading:
    """What is known of one coatl and one hand: the legal ``Fulfil`` actions, whether the coatl has enough prophecies to
    be completed (6.4), and in ``closing`` whether a piece may close it. It is valid only for these same objects (coatl,
    hand, rules) and this number."""

    coatl: Coatl
    hand: tuple[str, ...]
    rules: Rules
    number: int
    fulfilments: list[Fulfil]
    enough: bool
    closing: dict[Piece, bool]


_MOST_READINGS = 128
"""How many readings a game remembers by ``id(coatl)``, because scoring takes the most time here. It is safe because
coatls and hands are immutable, and because a reading keeps its coatl alive, so that no other object can have its id."""


def _read(state: GameState, hand: tuple[str, ...], number: int, coatl: Coatl) -> _Reading:
    """Makes a reading and stores it in the cache."""
    readings = state.ruleset.readings
    if len(readings) >= _MOST_READINGS:
        readings.clear()
    fulfilments = _fulfilments(state, hand, number, coatl)
    rules = state.rules
    enough = len(coatl.prophecies) >= rules.prophecies_to_complete
    reading = readings[id(coatl)] = _Reading(coatl, hand, rules, number, fulfilments, enough, {})
    return reading


@cache
def _takes(fields: int) -> tuple[Take, ...]:
    return tuple(Take(number) for number in range(1, fields + 1))


@cache
def _draws(places: int) -> tuple[Action, ...]:
    return (*(DrawRow(place) for place in range(1, places + 1)), _DRAW_DECK)


@cache
def _extensions(number: int, head: bool, tail: bool) -> dict[Piece, tuple[Action, ...]]:
    """Returns for each piece the actions that attach it to coatl ``number``; ``head`` and ``tail`` say which ends are
    closed. Whether a piece may close the coatl (6.4) is not checked here."""
    ends: dict[Part, tuple[End, ...]] = {"head": ("head",), "body": ("head", "tail"), "tail": ("tail",)}
    closed = {"head": head, "tail": tail}
    return {p: tuple(Extend(number, end, p) for end in ends[p.part] if not closed[end]) for p in PIECES}


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Returns the legal actions of the acting seat in a fixed order; none if the game is over. Raises VariantFailed."""
    actions: list[Action] = []
    variants = state.ruleset.variants
    if variants:
        unlimited, state = state, state.limited()
    rules = state.rules
    player = state.players[state.seat]
    phase = state.phase
    if phase == "action":
        _add_takes(actions, state, player, rules)
        _add_draws(actions, state, player, rules)
        if state.copied:
            _add_known_building(actions, state, player, rules)
        else:
            _add_building(actions, state, player, rules)
        if player.tokens:
            _add_tokens(actions, state, player, rules)
    elif phase == "assemble":
        _add_building(actions, state, player, rules)
    elif phase == "choose":
        _add_draws(actions, state, player, rules)
    elif phase == "complete":
        _add_closing(actions, state, player)
    elif phase == "vision":
        _add_draws(actions, state, player, rules)
        draws = bool(actions)
        actions[:0] = [Discard(card) for card in dict.fromkeys(player.hand)]
        if not draws:
            actions.append(_END)
    elif phase == "keep":
        _add_keeps(actions, player, rules)
    elif phase == "opponent":
        return (_STEP,)
    elif phase == "ask":
        return _answers(unlimited)
    if variants:
        if phase == "action":
            actions += [offer.move for variant in state.ruleset.moving for offer in variant.moves(unlimited)]
            if state.acted and state.setup.rulings >= MENDED:
                actions.append(_END)  # a variant may demand the second action
        for variant in variants:
            actions = variant.allowed(unlimited, actions)
    if phase == "assemble" or phase == "choose":
        actions.append(_END)
    elif phase == "action" and state.acted:
        if not (variants and actions and state.setup.rulings >= MENDED):
            actions.append(_END)
    elif phase == "action" and (not actions or isinstance(actions[0], Do)):
        actions.append(_PASS)  # nobody has to make a move of a variant
    return tuple(actions)


def _answers(state: GameState) -> tuple[Action, ...]:
    question = state.questions[-1]
    variant = state.ruleset.variant(question.variant)
    assert variant is not None
    answers = tuple(offer.move for offer in variant.moves(state))
    if not answers:
        raise VariantFailed(
            variant.plugin or variant.id, variant.id, f"moves: there is no answer to {question.message}"
        )
    return answers


def offers(state: GameState) -> tuple[Offer, ...]:
    """Returns the variants' own moves among the legal actions, with what is told of them. Raises VariantFailed."""
    if not state.ruleset.moving or state.phase not in ("action", "ask"):
        return ()
    legal = frozenset(action for action in legal_actions(state) if isinstance(action, Do))
    offered = (offer for variant in state.ruleset.moving for offer in variant.moves(state))
    return tuple(offer for offer in offered if offer.move in legal)


class _Loose(Variant):
    """There may be loose pieces, and nothing is forbidden."""

    id = ""

    def pieces(self, rules: Rules, players: int) -> Sequence[tuple[Piece, int]]:
        return ()


def by_the_rules(state: GameState) -> tuple[Action, ...]:
    """Returns the actions that would be legal if no variant forbade or offered anything; none while somebody is
    asked something."""
    if state.phase == "ask":
        return ()
    return legal_actions(evolve(state, ruleset=Ruleset(state.catalog, (_Loose(),))))


def _add_keeps(actions: list[Action], player: Player, rules: Rules) -> None:
    for size in range(min(rules.kept_least, len(player.hand)), min(rules.kept, len(player.hand)) + 1):
        actions += [Keep(cards) for cards in dict.fromkeys(combinations(sorted(player.hand), size))]


def _add_takes(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    room = rules.board_spaces - len(player.board)
    takes, supply = _takes(len(state.supply)), state.supply
    if room >= rules.bodies_per_field:
        actions += compress(takes, supply)
    elif room > 0:  # a limit may have sunk below what lies there; a variant may have left a field half empty
        actions += [take for take, pieces in zip(takes, supply, strict=True) if 0 < len(pieces) <= room]


def _add_draws(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    if len(player.hand) < rules.hand_limit:  # Rules.is_hand_full without a call, which costs 3 % of a game
        deck = state.deck or state.discard
        if deck and all(state.row):
            actions += _draws(rules.row_size)
            return
        actions += [draw for draw, card in zip(_draws(rules.row_size), state.row, strict=False) if card is not None]
        if deck:
            actions.append(_DRAW_DECK)


_MOST_BUILDINGS = 1024
"""How often a game remembers what a player can build, by ``id(board)``: a search asks again and again for a player who
has not acted in between. It is safe for the same reasons as readings. In a game that is only played it would cost
time."""


def _add_known_building(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    """Does the same as ``_add_building`` and remembers it."""
    board, coatls, hand, buildings = player.board, player.coatls, player.hand, state.ruleset.buildings
    known = buildings.get(id(board))
    if (
        known is None
        or known[0] is not board
        or known[1] is not coatls
        or known[2] is not hand
        or known[3] is not rules
    ):
        found: list[Action] = []
        _add_building(found, state, player, rules)
        if len(buildings) >= _MOST_BUILDINGS:
            buildings.clear()
        known = buildings[id(board)] = board, coatls, hand, rules, found  # whole, as another thread may read it
    actions += known[4]


def _add_building(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    coatls, hand = player.coatls, player.hand
    pieces = dict.fromkeys(player.board)
    if state.ruleset.adding:  # nobody builds loose pieces
        pieces = dict.fromkeys(p for p in player.board if not p.loose)
    readings, known = [], state.ruleset.readings
    for number, coatl in enumerate(coatls, 1):
        if not (coatl.head and coatl.tail):
            reading = known.get(id(coatl))
            if reading is None or reading.hand is not hand or reading.rules is not rules or reading.number != number:
                reading = _read(state, hand, number, coatl)
            readings.append(reading)
    may_complete = len(coatls) - len(readings) < rules.coatls  # nobody may complete a fourth one (6.7)
    if not may_complete and state.setup.rulings >= MENDED:
        return
    if len(readings) < rules.unfinished_coatls and may_complete:
        actions += map(_STARTS.__getitem__, pieces)
    for reading in readings:
        coatl = reading.coatl
        extensions = _extensions(reading.number, coatl.head, coatl.tail)
        if not (coatl.head or coatl.tail):
            for p in pieces:
                actions += extensions[p]
            continue
        closing = "tail" if coatl.head else "head"
        has_body = may_complete and len(coatl.colors) >= 2
        if has_body and reading.enough:
            for p in pieces:
                actions += extensions[p]
            continue
        closes = reading.closing
        for p in pieces:
            if p.part != closing:
                actions += extensions[p]
            elif has_body:
                if p not in closes:
                    closes[p] = _may_close(state, reading, p)
                if closes[p]:
                    actions += extensions[p]
    for reading in readings:
        actions += reading.fulfilments


def _fulfilments(state: GameState, hand: tuple[str, ...], number: int, coatl: Coatl) -> list[Fulfil]:
    rules, catalog = state.rules, state.ruleset.catalog
    met: list[Fulfil] = []
    if not hand or len(coatl.prophecies) >= rules.prophecies_per_coatl:
        return met
    colors, prophecies = coatl.reading(True) if rules.strict_x else coatl.colors, catalog.prophecies
    for card in hand:
        prophecy = prophecies[card]
        if prophecy.fulfilled_by(colors):
            action = _fulfil(number, card)
            if action not in met and not (coatl.prophecies and has_identical(coatl, prophecy, catalog)):
                met.append(action)
    if met and rules.card_colors_differ:  # 9.12, level 3
        lying = catalog.card_colors(coatl.prophecies)
        met = [action for action in met if catalog.prophecies[action.card].color not in lying]
    return met


def _may_close(state: GameState, reading: _Reading, piece: Piece) -> bool:
    """Returns whether a piece may close the coatl, which has a body segment but too few prophecies beside it (6.4): the
    coatl must then meet one in hand; at level 4 so many that there are enough (9.12)."""
    more = reading.rules.prophecies_to_complete > 1
    return (_meets_enough if more else _meets_closed)(state, reading, piece)


def _meets_enough(state: GameState, reading: _Reading, piece: Piece) -> bool:
    """Returns whether the coatl, closed with this piece, can get as many prophecies as level 4 demands (9.12)."""
    coatl, least = reading.coatl, state.rules.prophecies_to_complete
    if len(coatl.prophecies) + len(reading.hand) < least:
        return False
    closed = coatl.extended(piece, piece.part == "head")
    met = _fulfilments(state, reading.hand, reading.number, closed)
    return _can_get(state, closed, [action.card for action in met], least)


def _can_get(state: GameState, coatl: Coatl, cards: list[str], least: int) -> bool:
    """Returns whether so many prophecies can lie beside the coatl, with those of these cards, which it meets; none of
    them is identical to one beside it (6.3) or, at level 3, has its card colour (9.12)."""
    if len(coatl.prophecies) >= least:
        return True
    catalog = state.catalog
    for at, card in enumerate(cards):
        prophecy, grown = catalog.prophecies[card], coatl.with_prophecy(card)
        rest = [
            other
            for other in cards[at + 1 :]
            if catalog.prophecies[other].identity != prophecy.identity
            and not (state.rules.card_colors_differ and catalog.prophecies[other].color == prophecy.color)
        ]
        if _can_get(state, grown, rest, least):
            return True
    return False


def _meets_closed(state: GameState, reading: _Reading, piece: Piece) -> bool:
    """Returns whether the coatl, closed with this piece, meets a prophecy in hand. To be fast, it first looks for one
    that is already met and stays met, and then tests only cards that the piece can help."""
    prophecies = state.ruleset.catalog.prophecies
    for action in reading.fulfilments:
        if prophecies[action.card].pattern.lasting:
            return True
    color, at_head = piece.color, piece.part == "head"
    colors = color + reading.coatl.colors if at_head else reading.coatl.colors + color
    for card in reading.hand:
        prophecy = prophecies[card]
        helpful = prophecy.pattern.first if at_head else prophecy.pattern.last
        if color in helpful and prophecy.fulfilled_by(colors):
            return True
    return False


def _add_closing(actions: list[Action], state: GameState, player: Player) -> None:
    coatl, catalog, least = player.coatls[state.closing], state.catalog, state.rules.prophecies_to_complete
    met = _fulfilments(state, player.hand, state.closing + 1, coatl)
    if least > 1:
        met = [action for action in met if _still_completes(state, coatl, action.card, met, least)]
    actions += met
    if len(coatl.prophecies) >= least:
        card_colors = catalog.card_colors(coatl.prophecies)
        for card in dict.fromkeys(player.temples):
            if catalog.temples[card].points_for(coatl.colors, card_colors):
                actions.append(ClaimOwn(card))
        for pile, cards in enumerate(state.piles, 1):
            if cards and catalog.temples[cards[-1]].points_for(coatl.colors, card_colors):
                actions.append(ClaimPile(pile))
        actions.append(_DONE)


def _still_completes(state: GameState, coatl: Coatl, card: str, met: list[Fulfil], least: int) -> bool:
    """Returns whether the coatl just closed can still get enough prophecies with this card beside it (9.12, level 4):
    of two cards of one colour only one may have an identical one beside it, and a player could choose the other."""
    catalog = state.catalog
    chosen = catalog.prophecies[card]
    others = [
        action.card
        for action in met
        if catalog.prophecies[action.card].identity != chosen.identity
        and not (state.rules.card_colors_differ and catalog.prophecies[action.card].color == chosen.color)
    ]
    return _can_get(state, coatl.with_prophecy(card), others, least)


def _add_tokens(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    room = rules.board_spaces - len(player.board)
    if "pick" in player.tokens:
        if room >= 1:
            actions += [Pick((p,)) for p in HEADS if p in state.heads]
            actions += [Pick((p,)) for p in TAILS if p in state.tails]
        if room >= rules.bodies_per_field and len(state.bodies) >= rules.bodies_per_field:
            for pieces in combinations_with_replacement(BODIES, rules.bodies_per_field):
                if all(state.bodies.count(p) >= pieces.count(p) for p in pieces):
                    actions.append(Pick(pieces))
    if "vision" in player.tokens:
        actions.append(_VISION)
    if "duty" in player.tokens:
        actions += [Duty(pile) for pile, cards in enumerate(state.piles, 1) if cards]
