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

from attrs import evolve

from coatl_core.cards.pieces import BODIES, HEADS, PARTS, PIECES, TAILS, Part, Piece
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


class _Takes(dict[int, tuple[Take, ...]]):
    """By the number of fields of the supply board: the actions that take from each of them. A cached function would be
    slower."""

    def __missing__(self, fields: int) -> tuple[Take, ...]:
        found = self[fields] = tuple(Take(number) for number in range(1, fields + 1))
        return found


_TAKES = _Takes()


@cache
def _draws(places: int) -> tuple[Action, ...]:
    return (*(DrawRow(place) for place in range(1, places + 1)), _DRAW_DECK)


class _Extensions(dict[int, dict[Piece, tuple[Action, ...]]]):
    """By the number of a coatl: for each piece the actions that attach it at these open ends, where ``parts`` of pieces
    may lie."""

    def __init__(self, ends: tuple[End, ...], parts: tuple[Part, ...]) -> None:
        self._ends, self._parts = ends, parts

    def __missing__(self, number: int) -> dict[Piece, tuple[Action, ...]]:
        found = self[number] = {
            p: tuple(Extend(number, end, p) for end in self._ends if p.part in (end, "body") and p.part in self._parts)
            for p in PIECES
        }
        return found


_AT_BOTH_ENDS = _Extensions(("head", "tail"), PARTS)
_AT_HEAD, _AT_TAIL = _Extensions(("head",), PARTS), _Extensions(("tail",), PARTS)
_BODY_AT_HEAD, _BODY_AT_TAIL = _Extensions(("head",), ("body",)), _Extensions(("tail",), ("body",))


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
        board = player.board
        room = rules.board_spaces - len(board)
        if room >= rules.bodies_per_field:
            actions += compress(_TAKES[len(state.supply)], state.supply)
        elif room > 0:  # it is less than 0 where a limit has sunk below what lies there
            _add_small_takes(actions, state, room)
        _add_draws(actions, state, player, rules)
        if state.copied:
            known = state.ruleset.buildings.get(id(board))
            if known and known[1] is player.coatls and known[2] is player.hand and known[3] is rules:
                actions += known[4]
            else:
                actions += _learned_building(state, player, rules)
        else:
            last = state.ruleset.assembled.get(state.seat)
            if last and last[0] is board and last[1] is player.coatls and last[2] is player.hand and last[3] is rules:
                actions += last[4]
            else:
                _add_building(actions, state, player, rules)
        if player.tokens:
            _add_tokens(actions, state, player, rules)
    elif phase == "assemble":
        _add_building(actions, state, player, rules)
        if not state.copied:
            state.ruleset.assembled[state.seat] = player.board, player.coatls, player.hand, rules, tuple(actions)
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
        return tuple(offer.move for offer in _answers(unlimited))
    elif phase == "beside":
        takes = compress(_TAKES[len(state.supply)], state.supply)
        return (*takes, _DONE, _END)
    if variants:
        if phase == "action":
            actions += [offer.move for variant in state.ruleset.moving for offer in variant.moves(unlimited)]
            if state.acted and state.setup.rulings >= MENDED:
                actions.append(_END)  # a variant may demand the second action
        actions = state.ruleset.allowed(unlimited, actions)
    if phase == "action":
        if not state.acted:
            if not actions or (variants and isinstance(actions[0], Do)):
                actions.append(_PASS)  # nobody has to make a move of a variant
        elif not (variants and actions and state.setup.rulings >= MENDED):
            actions.append(_END)
    elif phase == "assemble" or phase == "choose":
        actions.append(_END)
    return tuple(actions)


def _answers(state: GameState) -> tuple[Offer, ...]:
    """What the variant that asks offers; of the others nobody is asked anything."""
    question = state.questions[-1]
    variant = state.ruleset.variant(question.variant)
    assert variant is not None
    answers = tuple(variant.moves(state))
    if not answers:
        raise VariantFailed(
            variant.plugin or variant.id, variant.id, f"moves: there is no answer to {question.message}"
        )
    return answers


def offers(state: GameState) -> tuple[Offer, ...]:
    """Returns the variants' own moves among the legal actions, with what is told of them. Raises VariantFailed."""
    if not state.ruleset.moving or state.phase not in ("action", "ask"):
        return ()
    if state.phase == "ask":
        return _answers(state)
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


def _add_small_takes(actions: list[Action], state: GameState, room: int) -> None:
    """Adds what fits into so little room. A variant may have left a field half empty."""
    takes = zip(_TAKES[len(state.supply)], state.supply, strict=True)
    actions += [take for take, pieces in takes if 0 < len(pieces) <= room]


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
"""So many answers to what a player can build are remembered in a search, by ``id(board)``: it asks again and again for
a player who has not acted in between. It is safe because boards, coatls and hands are immutable, and because the board
is kept with it, so that no other object can have its id. In a game that is only played that would cost more than it
saves: there only the last answer for each seat in the phase ``assemble`` is remembered, which mostly still holds when
the seat's next turn begins."""


def _learned_building(state: GameState, player: Player, rules: Rules) -> list[Action]:
    """Returns what ``_add_building`` adds, and remembers it."""
    board, buildings = player.board, state.ruleset.buildings
    found: list[Action] = []
    _add_building(found, state, player, rules)
    if len(buildings) >= _MOST_BUILDINGS:
        buildings.clear()
    buildings[id(board)] = board, player.coatls, player.hand, rules, found  # whole, as another thread may read it
    return found


def _add_building(actions: list[Action], state: GameState, player: Player, rules: Rules) -> None:
    ruleset, coatls, hand, strict = state.ruleset, player.coatls, player.hand, rules.strict_x
    pieces = dict.fromkeys(player.board)
    if ruleset.adding:  # nobody builds loose pieces
        pieces = dict.fromkeys(p for p in player.board if not p.loose)
    may_complete, unfinished = True, len(coatls)
    if unfinished >= rules.unfinished_coatls or unfinished >= rules.coatls:
        for coatl in coatls:
            if coatl.head and coatl.tail:
                unfinished -= 1
        may_complete = len(coatls) - unfinished < rules.coatls  # nobody may complete a fourth one (6.7)
        if not may_complete and state.setup.rulings >= MENDED:
            return
    if unfinished < rules.unfinished_coatls and may_complete:
        actions += map(_STARTS.__getitem__, pieces)
    met, least = ruleset.met, rules.prophecies_to_complete
    known = met.hands.get(hand)
    if known is None:
        known = met.add_hand(hand)
    fulfilments: tuple[Action, ...] = ()
    number = 0
    for coatl in coatls:
        number += 1
        if coatl.head:
            if coatl.tail:
                continue
            closing, own, bodies = "tail", _AT_TAIL, _BODY_AT_TAIL
        elif coatl.tail:
            closing, own, bodies = "head", _AT_HEAD, _BODY_AT_HEAD
        else:
            closing, own, bodies = "", _AT_BOTH_ENDS, _AT_BOTH_ENDS
        colors = coatl.reading(True) if strict else coatl.colors
        cards = known.get(colors)
        if cards is None:
            cards = met.read(known, hand, colors)
        if cards:
            fulfilments += tuple(_fulfilments(state, number, coatl, cards))
        if closing and may_complete and len(coatl.colors) >= 2:
            extensions = own[number]
            if len(coatl.prophecies) < least:
                for p in pieces:
                    if p.part == closing:
                        closed = coatl.colors + p.color if coatl.head else p.color + coatl.colors
                        cards = known.get(closed)
                        if cards is None:
                            cards = met.read(known, hand, closed)
                        if not (cards and (least == 1 or _meets_enough(state, coatl, cards))):
                            continue
                    actions += extensions[p]
                continue
        else:
            extensions = bodies[number]
        for p in pieces:
            actions += extensions[p]
    actions += fulfilments


def _fulfilments(state: GameState, number: int, coatl: Coatl, cards: Sequence[str]) -> list[Fulfil]:
    """Returns the actions that place one of these cards beside the coatl, which meets them."""
    rules, catalog, lying = state.rules, state.catalog, coatl.prophecies
    if lying:
        if len(lying) >= rules.prophecies_per_coatl:
            return []
        cards = [card for card in cards if not has_identical(coatl, catalog.prophecies[card], catalog)]
        if rules.card_colors_differ:  # 9.12, level 3
            colors = catalog.card_colors(lying)
            cards = [card for card in cards if catalog.prophecies[card].color not in colors]
    return [_fulfil(number, card) for card in cards]


def _met(state: GameState, hand: tuple[str, ...], colors: str) -> tuple[str, ...]:
    """Returns the cards of the hand that these colours meet, in its order and each once."""
    met = state.ruleset.met
    known = met.hands.get(hand)
    if known is None:
        known = met.add_hand(hand)
    cards = known.get(colors)
    return met.read(known, hand, colors) if cards is None else cards


def _meets_enough(state: GameState, coatl: Coatl, cards: Sequence[str]) -> bool:
    """Returns whether the coatl, which will meet these cards when it is closed, can then get as many prophecies as
    level 4 demands (9.12)."""
    free = [action.card for action in _fulfilments(state, 1, coatl, cards)]
    return _can_get(state, coatl, free, state.rules.prophecies_to_complete)


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


def _add_closing(actions: list[Action], state: GameState, player: Player) -> None:
    coatl, catalog, least = player.coatls[state.closing], state.catalog, state.rules.prophecies_to_complete
    cards = _met(state, player.hand, coatl.reading(state.rules.strict_x))
    met = _fulfilments(state, state.closing + 1, coatl, cards)
    if least > 1:
        met = [action for action in met if _still_completes(state, coatl, action.card, met, least)]
    actions += met
    if len(coatl.prophecies) >= least:
        card_colors = catalog.card_colors(coatl.prophecies)
        claims = coatl.temple is None  # a statement about the table may have laid one there
        for card in dict.fromkeys(player.temples if claims else ()):
            if catalog.temples[card].points_for(coatl.colors, card_colors):
                actions.append(ClaimOwn(card))
        for pile, cards in enumerate(state.piles if claims else (), 1):
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
