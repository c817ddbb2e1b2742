"""Deals a game and carries out actions (RULES 2–8).

``apply`` checks the action and returns a new state. ``advance`` checks nothing and changes the state in place: it is
for simulations, which choose from ``legal_actions``. All randomness comes from the setup's seed: bags, deck and piles
are shuffled once, and a renewed deck is shuffled with the seed and the number of the renewal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from coatl_core.cards.pieces import BODIES, HEADS, TAILS
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
from coatl_core.game.coatl import Coatl, score, start
from coatl_core.game.errors import IllegalActionError, SetupRefused, TooFewProphecies, VariantFailed
from coatl_core.game.events import (
    Claimed,
    Completed,
    Discarded,
    DrewFromDeck,
    DrewFromRow,
    Event,
    Extended,
    Fulfilled,
    Kept,
    Passed,
    Picked,
    RowDiscarded,
    Started,
    TempleUncovered,
    TokenSpent,
    Took,
    TookTemple,
)
from coatl_core.game.found import Found
from coatl_core.game.last_turns import begin_end, end_game, finish_game
from coatl_core.game.laying import lay, told_refusal, unlay
from coatl_core.game.reactions import ToldEvents
from coatl_core.game.refill import refill_if_emptied, refill_row, refill_supply, shuffle, top_of_deck
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import TOKENS, Rules, Setup, TokenKind
from coatl_core.game.soundness import UNPLAYABLE, blamed
from coatl_core.game.standstill import is_standstill
from coatl_core.game.state import GameState, Player, Ruleset
from coatl_core.game.turns import answered, end_action, end_turn, hold, next_turn, opponent_step

T = TypeVar("T")


def rules_of(setup: Setup, ruleset: Ruleset) -> Rules:
    """Returns the rules by which a game with this setup is played: those that were chosen, with the numbers for so many
    players and of the variants. Raises ValueError if they do not allow this number of players, SetupRefused, and
    VariantFailed."""
    rules = setup.rules.for_players(len(setup.players))
    for variant in ruleset.variants:
        least, most = variant.players
        if not least <= len(setup.players) <= most:
            allowed = f"{least} to {most} players" if least != most else f"{least} player{'s' * (least > 1)}"
            raise ValueError(f"{variant.id} takes {allowed}, not {len(setup.players)}")
        rules = variant.rules(rules, len(setup.players))
    conflict = told_refusal(setup, ruleset) or ruleset.conflict(setup)
    if conflict is not None:
        raise SetupRefused(conflict)
    if setup.fields and len(setup.fields) != rules.fields:
        raise ValueError(f"fields must number all {rules.fields} fields of the supply board")
    if len(setup.players) > len(rules.dealt):
        raise ValueError(f"a game takes up to {len(rules.dealt)} players, not {len(setup.players)}")
    return rules


def new_game(setup: Setup, ruleset: Ruleset, *, short_hands: bool = False) -> GameState:
    """Returns the state after dealing (RULES 2.1–2.5): the first player chooses which prophecies to keep. Raises what
    ``rules_of`` raises, and TooFewProphecies. With ``short_hands`` the last players are dealt fewer prophecies if there
    are too few, as in saves of version 0.1."""
    rules = rules_of(setup, ruleset)
    random = Random(setup.seed)
    bodies = [*BODIES] * rules.bodies_per_color
    heads = [*HEADS] * rules.heads_per_color
    tails = [*TAILS] * rules.tails_per_color
    for kind, number in ruleset.pieces(rules, len(setup.players)):
        {"head": heads, "body": bodies, "tail": tails}[kind.part] += [kind] * number
    temples, deck = ruleset.catalog.temple_cards(), ruleset.catalog.prophecy_cards()
    needed = rules.prophecies_needed(len(setup.players))
    if len(deck) < needed and not short_hands:
        raise TooFewProphecies(len(deck), needed)
    for items in (bodies, heads, tails, temples, deck):
        shuffle(items, random)
    tokens = TOKENS if rules.sacrifice_tokens else ()
    players = [Player(tokens=tokens) for _ in setup.players]
    in_order = sorted(range(len(players)), key=setup.order)
    for seat in in_order:
        players[seat].temples = tuple(_draw(temples, rules.own_temples))
    row: list[str | None] = [*_draw(deck, rules.row_size)]
    row += [None] * (rules.row_size - len(row))
    for seat, number in zip(in_order, rules.dealt, strict=False):
        players[seat].hand = tuple(_draw(deck, number))
    state = GameState(
        setup=setup,
        rules=rules,
        ruleset=ruleset,
        players=players,
        bodies=tuple(bodies),
        heads=tuple(heads),
        tails=tuple(tails),
        supply=[()] * rules.fields,
        row=row,
        deck=tuple(deck),
        discard=(),
        piles=(tuple(temples[::2]), tuple(temples[1::2])),
        seat=setup.first,
    )
    if setup.chance == "seed":
        refill_supply(state, None)
    else:
        unlay(state)
    for variant in ruleset.variants:
        state.variants[variant.id] = variant.deal(state)
    if state.questions:
        hold(state)
    return state


def _without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Returns the items without the first one equal to ``item``."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def _replace_coatl(player: Player, index: int, coatl: Coatl) -> None:
    player.coatls = (*player.coatls[:index], coatl, *player.coatls[index + 1 :])


def _draw(pile: list[str], number: int) -> list[str]:
    return [pile.pop() for _ in range(min(number, len(pile)))]


def _take_temple(state: GameState, pile: int) -> str:
    """Removes and returns the top of a temple pile (from 1)."""
    piles, at = state.piles, pile - 1
    state.piles = (*piles[:at], piles[at][:-1], *piles[at + 1 :])
    return piles[at][-1]


def _forget_gone(player: Player, had: Sequence[str], known: Sequence[str]) -> None:
    """A variant may have taken cards out of a hand: what everybody knew of them is forgotten. Who held two equal cards,
    one of them known, and has one left, would else show that it is a second one. The player ``had`` these cards before
    and some were ``known``."""
    held = (*player.hand, *player.temples)
    for card in dict.fromkeys(player.known):
        left, gone = held.count(card), had.count(card) - held.count(card)
        most = min(left, max(0, known.count(card) - gone)) if gone > 0 else left
        for _ in range(player.known.count(card) - most):
            player.forget(card)


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Returns the state after the action, and what happened; the given state does not change. Raises
    IllegalActionError, and VariantFailed."""
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalActionError(action, refused)
    after = state.clone()
    events: list[Event] = []
    advance(after, action, events)
    return after, tuple(events)


def advance(state: GameState, action: Action, events: list[Event] | None = None) -> None:
    """Carries out a legal action on the state itself, without checking it. Adds what happened to ``events`` if
    given. Raises VariantFailed."""
    if not state.ruleset.variants:
        _EFFECTS[type(action)](state, action, events)
        return
    reacting = state.ruleset.reacting
    try:
        if reacting:
            events = ToldEvents(state, events)
        looked_after = reacting or isinstance(action, Do | Step)
        before = [(each.hand, each.temples, each.known) for each in state.players] if looked_after else ()
        _EFFECTS[type(action)](state, action, events)
        for (hand, temples, known), player in zip(before, state.players, strict=False):
            if player.known and not (player.hand is hand and player.temples is temples):
                _forget_gone(player, (*hand, *temples), known)
        if state.finishing is not None:
            finish_game(state, events)
        elif state.questions:
            hold(state)
    except VariantFailed:
        raise
    except Exception as error:  # blaming(), but free of charge as long as nothing is wrong
        failed = blamed(state.ruleset, f"{UNPLAYABLE}: {type(error).__name__}: {error}")
        if failed is None:
            raise
        raise failed from error


def _keep(state: GameState, action: Keep, events: list[Event] | None) -> None:
    player = state.player
    discarded = list(player.hand)
    for card in action.cards:
        discarded.remove(card)
    player.hand = action.cards
    state.discard += tuple(discarded)
    if events is not None:
        events.append(Kept(state.seat, len(action.cards), action.cards, tuple(discarded)))
    following = (state.seat + 1) % len(state.players)
    state.seat = following
    if following == state.setup.first:
        next_turn(state, following, 1, events)


def _take(state: GameState, action: Take, events: list[Event] | None) -> None:
    field = action.field - 1
    supply = state.supply
    pieces = supply[field]
    state.players[state.seat].board += pieces
    supply[field] = ()
    if events is not None:
        events.append(Took(state.seat, action.field, pieces))
    refill_if_emptied(state, action.field, events)
    end_action(state, events)


def _draw_row(state: GameState, action: DrawRow, events: list[Event] | None) -> None:
    card = state.row[action.place - 1]
    assert card is not None
    state.row[action.place - 1] = None
    player = state.players[state.seat]
    player.hand += (card,)
    player.known += (card,)
    state.phase = "choose"
    if events is not None:
        events.append(DrewFromRow(state.seat, action.place, card))


def _draw_deck(state: GameState, action: DrawDeck, events: list[Event] | None) -> None:
    card = top_of_deck(state, events)
    assert card is not None
    state.players[state.seat].hand += (card,)
    state.phase = "choose"
    if events is not None:
        events.append(DrewFromDeck(state.seat, card))


def _start(state: GameState, action: Start, events: list[Event] | None) -> None:
    player = state.players[state.seat]
    player.board = _without(player.board, action.piece)
    player.coatls += (start(action.piece),)
    state.phase = "assemble"
    if events is not None:
        events.append(Started(state.seat, len(player.coatls), action.piece))


def _extend(state: GameState, action: Extend, events: list[Event] | None) -> None:
    player = state.players[state.seat]
    index, piece, coatls = action.coatl - 1, action.piece, player.coatls
    player.board = _without(player.board, piece)
    coatl = coatls[index].extended(piece, action.end == "head")
    player.coatls = (*coatls[:index], coatl, *coatls[index + 1 :])  # _replace_coatl without a call
    if events is not None:
        events.append(Extended(state.seat, action.coatl, action.end, action.piece))
    if coatl.head and coatl.tail:
        state.closing = index
        state.phase = "complete"
    else:
        state.phase = "assemble"


def _fulfil(state: GameState, action: Fulfil, events: list[Event] | None) -> None:
    player = state.players[state.seat]
    player.hand = _without(player.hand, action.card)
    if player.known:
        player.forget(action.card)
    coatl = player.coatls[action.coatl - 1].with_prophecy(action.card)
    _replace_coatl(player, action.coatl - 1, coatl)
    if state.phase == "action":
        state.phase = "assemble"
    if events is not None:
        points = state.catalog.prophecies[action.card].points_for(coatl.reading(state.rules.strict_x))
        events.append(Fulfilled(state.seat, action.coatl, action.card, points))


def _claim_own(state: GameState, action: ClaimOwn, events: list[Event] | None) -> None:
    state.player.temples = _without(state.player.temples, action.card)
    state.player.forget(action.card)
    _claim(state, action.card, None, events)


def _claim_pile(state: GameState, action: ClaimPile, events: list[Event] | None) -> None:
    _claim(state, _take_temple(state, action.pile), action.pile, events)


def _claim(state: GameState, card: str, pile: int | None, events: list[Event] | None) -> None:
    coatl = state.player.coatls[state.closing].with_temple(card)
    _replace_coatl(state.player, state.closing, coatl)
    if events is not None:
        points = state.catalog.temples[card].points_for(coatl.colors, state.catalog.card_colors(coatl.prophecies))
        events.append(Claimed(state.seat, state.closing + 1, card, pile, points))
        if pile is not None:
            _uncover(state, pile, events)
    _finish_coatl(state, events)


def _uncover(state: GameState, pile: int, events: list[Event]) -> None:
    if state.piles[pile - 1]:
        events.append(TempleUncovered(None, pile, state.piles[pile - 1][-1]))


def _done(state: GameState, action: Done, events: list[Event] | None) -> None:
    if state.phase == "beside":  # all that is told of the player's coatls is that the last one is complete
        begin_end(state, "coatls", events)
        end_action(state, events)
    else:
        _finish_coatl(state, events)


def _finish_coatl(state: GameState, events: list[Event] | None) -> None:
    """Ends the closing of a coatl and announces its points (6.5). The third one ends the assembling (6.7) and begins
    the end of the game (8.1a)."""
    player = state.players[state.seat]
    if events is not None:
        points = score(player.coatls[state.closing], state.catalog, state.rules.strict_x)
        events.append(Completed(state.seat, state.closing + 1, points))
    state.closing = -1
    state.phase = "assemble"
    if player.completed >= state.rules.coatls:
        begin_end(state, "coatls", events)
        end_action(state, events)


def _spend(state: GameState, token: TokenKind, events: list[Event] | None) -> None:
    state.player.tokens = _without(state.player.tokens, token)
    if events is not None:
        events.append(TokenSpent(state.seat, token))


def _pick(state: GameState, action: Pick, events: list[Event] | None) -> None:
    _spend(state, "pick", events)
    part = action.pieces[0].part
    for chosen in action.pieces:
        if part == "head":
            state.heads = _without(state.heads, chosen)
        elif part == "tail":
            state.tails = _without(state.tails, chosen)
        else:
            state.bodies = _without(state.bodies, chosen)
    state.player.board += action.pieces
    if events is not None:
        events.append(Picked(state.seat, action.pieces))
    refill_supply(state, events)
    end_action(state, events)


def _vision(state: GameState, action: Vision, events: list[Event] | None) -> None:
    _spend(state, "vision", events)
    discarded = [card for card in state.row if card is not None]
    state.discard += tuple(discarded)
    state.row = [None] * len(state.row)
    if events is not None:
        events.append(RowDiscarded(state.seat, tuple(discarded)))
    refill_row(state, events)
    state.phase = "vision"


def _discard(state: GameState, action: Discard, events: list[Event] | None) -> None:
    state.player.hand = _without(state.player.hand, action.card)
    state.player.forget(action.card)
    state.discard += (action.card,)
    if events is not None:
        events.append(Discarded(state.seat, action.card))


def _duty(state: GameState, action: Duty, events: list[Event] | None) -> None:
    _spend(state, "duty", events)
    card = _take_temple(state, action.pile)
    state.player.temples += (card,)
    state.player.known += (card,)
    if events is not None:
        events.append(TookTemple(state.seat, action.pile, card))
        _uncover(state, action.pile, events)
    end_action(state, events)


def _end(state: GameState, action: EndTurn, events: list[Event] | None) -> None:
    if state.phase == "action":  # without the optional second action of a last turn (8.2)
        end_turn(state, events)
    else:
        end_action(state, events)


def _step(state: GameState, action: Step, events: list[Event] | None) -> None:
    opponent_step(state, events)


def _do(state: GameState, action: Do, events: list[Event] | None) -> None:
    variant = state.ruleset.variant(action.variant)
    assert variant is not None
    if state.phase == "ask":
        state.questions = state.questions[:-1]
        answered(state, variant.perform(state, action, events), events)
        return
    state.passes = 0
    if variant.perform(state, action, events):
        end_action(state, events)


def _pass(state: GameState, action: Pass, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Passed(state.seat))
    state.passes += 1
    if state.last_turns is None and is_standstill(state):
        # All players have passed in a row, so nothing can ever change: the game ends here (Ruling 3.2).
        state.ending = "standstill"
        end_game(state, events)
    else:
        end_turn(state, events)


# Each function takes the action class that is its key; the type of a dict cannot express that.
_EFFECTS: dict[type[Action], Callable[[GameState, Any, list[Event] | None], None]] = {
    Keep: _keep,
    Take: _take,
    DrawRow: _draw_row,
    DrawDeck: _draw_deck,
    Start: _start,
    Extend: _extend,
    Fulfil: _fulfil,
    ClaimOwn: _claim_own,
    ClaimPile: _claim_pile,
    Done: _done,
    Pick: _pick,
    Vision: _vision,
    Discard: _discard,
    Duty: _duty,
    EndTurn: _end,
    Step: _step,
    Pass: _pass,
    Do: _do,
    Found: lay,
}
