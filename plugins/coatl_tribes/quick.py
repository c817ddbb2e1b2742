"""Quick actions (S210, S212): tiles of two ages, places, and carrying a tile out after the turn's action."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from coatl_core.cards.pieces import piece
from coatl_core.game.actions import Do, Extend, Fulfil, Start
from coatl_core.game.coatl import Coatl, start
from coatl_core.game.events import Extended, Fulfilled, Picked, Started
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Item, Offer
from coatl_core.game.opponent import Table
from coatl_core.game.refill import shuffle
from coatl_core.game.state import GameState
from coatl_tribes.calamities import toll_cards
from coatl_tribes.gains import grab_offers, single_pieces
from coatl_tribes.memory import Quick
from coatl_tribes.names import BODY, BUILD, CROWDING, DRAW, END, FULFIL, ID, RANDOM, SWAP, TEACHERS
from coatl_tribes.omens import running
from coatl_tribes.table import (
    Events,
    change,
    draw,
    limits,
    memory,
    mended,
    offer,
    pay,
    payments,
    room,
    tell,
    with_one,
    without,
)
from coatl_tribes.tribe_moves import exchanges

FIRST_AGE = (DRAW, RANDOM, BODY, FULFIL, FULFIL, SWAP, BUILD)
SECOND_AGE = (DRAW, BODY, END, FULFIL, SWAP, BUILD)
DAYS = 2
"""So long a tile is shown; the last one stays."""
PLACES = 3
BLOCKED = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0}
"""How many places are blocked with so many players."""
MOST_DRAWN = 3
STEPS = {
    DRAW: ("draw",),
    RANDOM: ("random",),
    BODY: ("body",),
    END: ("end",),
    FULFIL: ("fulfil",),
    SWAP: ("swap", "swap-more"),
    BUILD: ("pay", "attach", "fulfil"),
}
"""What is done one after the other when a tile is carried out; its first prophecy has been paid before."""


def deal(state: GameState) -> Quick:
    """Lays out the tiles of the first age."""
    return Quick(_shuffled(state, FIRST_AGE), made=(0,) * len(state.players))


def _shuffled(state: GameState, age: tuple[str, ...]) -> tuple[str, ...]:
    tiles = [*age]
    shuffle(tiles, state.lot("quick"))
    return tuple(tiles)


def new_round(state: GameState) -> None:
    """The places are empty again; after fourteen days the second age begins."""
    own = memory(state)
    if own.quick.tiles:
        change(state, "quick", taken=0)
        if len(own.quick.tiles) == len(FIRST_AGE) and own.calendar.day > DAYS * len(FIRST_AGE):
            change(state, "quick", tiles=(*own.quick.tiles, *_shuffled(state, SECOND_AGE)))


def tile(table: Table) -> str:
    """Returns the tile that is shown."""
    own = memory(table)
    return own.quick.tiles[min((own.calendar.day - 1) // DAYS, len(own.quick.tiles) - 1)]


def free(table: Table) -> int:
    """Returns how many places are free."""
    return max(0, PLACES - BLOCKED[len(table.players)] - memory(table).quick.taken)


def places(players: int) -> int:
    """Returns how many places are not blocked."""
    return PLACES - BLOCKED[players]


def ask(state: GameState, seat: int) -> None:
    """Asks the player whose turn is ending, unless everybody sees that the tile that is shown cannot be carried out."""
    if memory(state).quick.tiles and free(state) and _may(state, seat):
        state.ask(ID, seat, "tribes-ask-quick", {"tile": tile(state)})


def _may(state: GameState, seat: int) -> bool:
    """Returns whether a player could carry the tile out as far as the others know, who see how many prophecies the hand
    holds but not which: a question that hung on these would tell of them."""
    shown, hand = tile(state), state.players[seat].hand
    if shown not in (FULFIL, BUILD) or not mended(state):
        return any(_payable(state, seat))
    asked, omen = state.clone(), running(state)
    asked.seat = seat
    if shown == BUILD:
        spent = 2 + (omen == TEACHERS)
        return any(len(hand) > spent + _is_taxed(state, action) for action, _ in _ways_to_attach(asked, hand))
    rules, player = limits(state, seat), state.players[seat]
    grows = any(not each.complete and len(each.prophecies) < rules.prophecies_per_coatl for each in player.coatls)
    return grows and player.completed < rules.coatls and len(hand) > 1 + (omen == TEACHERS)


def _payable(state: GameState, seat: int) -> Iterator[str]:
    """Returns the prophecies with which a player can pay, and carry the tile out with the rest."""
    asked = state.clone()
    asked.seat, hand, shown = seat, state.players[seat].hand, tile(state)
    return (card for card in dict.fromkeys(hand) if _can(asked, shown, without(hand, card)))


def quick_offers(state: GameState) -> list[Offer]:
    """The answers: pay with a prophecy, or do without."""
    shown = tile(state)
    paid = [
        Offer(Do(ID, "occupy", [card]), "tribes-do-occupy", {"tile": shown, "card": card}, Item("hand", card))
        for card in _payable(state, state.seat)
    ]
    return [*paid, offer("no-quick")]


def occupy(state: GameState, move: Do, events: Events) -> bool:
    """Occupies a place and pays for it; then the tile is carried out step by step."""
    own, shown = memory(state).quick, tile(state)
    tell(events, state.seat, "tribes-occupied", tile=shown)
    pay(state, state.seat, move.args[0], events)
    change(state, "quick", taken=own.taken + 1, made=with_one(own.made, state.seat), steps=STEPS[shown])
    _go_on(state, state.seat, events)
    return False


def step_done(state: GameState, events: Events) -> None:
    """A step was an answer that has just been carried out: goes on with the next one."""
    change(state, "quick", steps=memory(state).quick.steps[1:])
    _go_on(state, state.seat, events)


def _go_on(state: GameState, seat: int, events: Events) -> None:
    while steps := memory(state).quick.steps:
        by_itself = _BY_ITSELF.get(steps[0])
        if by_itself is None:
            if steps[0] == "swap-more" and not exchanges(state):
                change(state, "quick", steps=())
                return
            state.ask(ID, seat, f"tribes-ask-{steps[0]}")
            return
        change(state, "quick", steps=steps[1:])
        by_itself(state, seat, events)


def _draw(state: GameState, seat: int, events: Events) -> None:
    most = 2 if running(state) == "drought" else MOST_DRAWN
    draw(state, seat, most, events)


def _random(state: GameState, seat: int, events: Events) -> None:
    at = int(state.lot("quick-body").random() * len(state.bodies))
    got = state.bodies[at]
    state.bodies = (*state.bodies[:at], *state.bodies[at + 1 :])
    state.players[seat].board += (got,)
    draw(state, seat, 1, events)
    if events is not None:
        events.append(Picked(seat, (got,)))


_BY_ITSELF: dict[str, Callable[[GameState, int, Events], None]] = {"draw": _draw, "random": _random}


# What can be carried out


def _can(state: GameState, shown: str, hand: tuple[str, ...]) -> bool:
    """Returns whether the acting player could carry a tile out with this hand, the first prophecy being paid."""
    match shown:
        case "draw":
            return len(hand) < limits(state, state.seat).hand_limit
        case "random":
            full = len(hand) >= limits(state, state.seat).hand_limit
            return bool(state.bodies) and room(state, state.seat) > 0 and not full
        case "body":
            return bool(single_pieces(state, _bodies(state), hand))
        case "end":
            return bool(single_pieces(state, _ends(state), hand))
        case "fulfil":
            return bool(_fulfilments(state, hand))
        case "swap":
            return bool(exchanges(state))
    return _can_build(state, hand)


def _bodies(state: GameState) -> range:
    return range(1, state.rules.body_fields + 1)


def _ends(state: GameState) -> range:
    return range(state.rules.body_fields + 1, state.rules.fields + 1)


def _assembling(state: GameState, hand: tuple[str, ...]) -> GameState:
    """The state as if the acting player were assembling with this hand."""
    after = state.clone()
    after.questions, after.held, after.phase = (), None, "assemble"
    after.player.hand = hand
    return after


def _fulfilments(state: GameState, hand: tuple[str, ...]) -> list[Fulfil]:
    return [action for action in legal_actions(_assembling(state, hand)) if isinstance(action, Fulfil)]


def _can_build(state: GameState, hand: tuple[str, ...]) -> bool:
    """One more prophecy is paid, a piece attached and a prophecy fulfilled; the omens may take more."""
    return len(hand) >= 2 + (running(state) == TEACHERS) and any(
        _attachments(state, without(hand, card)) for card in dict.fromkeys(hand)
    )


def _attachments(state: GameState, hand: tuple[str, ...]) -> list[Start | Extend]:
    """Returns the ways to attach a piece without closing a coatl, after which a prophecy of this hand can be
    fulfilled."""
    return [
        action
        for action, after in _ways_to_attach(state, hand)
        if len(hand) > _is_taxed(state, action) and _fulfilments(after, hand)
    ]


def _ways_to_attach(state: GameState, hand: tuple[str, ...]) -> Iterator[tuple[Start | Extend, GameState]]:
    """Yields the ways to attach a piece without closing a coatl, with the state after each. They hang on how many
    prophecies the hand holds, and not on which."""
    for action in legal_actions(_assembling(state, hand)):
        if isinstance(action, Start | Extend):
            after = _assembling(state, hand)
            _attach(after, action)
            if not after.player.coatls[_number(after, action) - 1].complete:
                yield action, after


def _is_taxed(state: GameState, action: Start | Extend) -> bool:
    """Returns whether crowding demands a prophecy for an attachment."""
    return isinstance(action, Start) and running(state) == CROWDING


def _number(after: GameState, action: Start | Extend) -> int:
    """The number of the coatl that a piece has been attached to."""
    return action.coatl if isinstance(action, Extend) else len(after.player.coatls)


# The steps that are answers


def _attach(state: GameState, action: Start | Extend) -> None:
    player = state.player
    player.board = without(player.board, action.piece)
    if isinstance(action, Start):
        player.coatls += (start(action.piece),)
    else:
        _replace(state, action.coatl, player.coatls[action.coatl - 1].extended(action.piece, action.end == "head"))


def _replace(state: GameState, number: int, coatl: Coatl) -> None:
    coatls = state.player.coatls
    state.player.coatls = (*coatls[: number - 1], coatl, *coatls[number:])


def pay_offers(state: GameState) -> list[Offer]:
    """The prophecies that can be paid besides, if a piece is to be attached."""
    hand = state.player.hand
    cards = [card for card in dict.fromkeys(hand) if _attachments(state, without(hand, card))]
    return payments(state, "pay", cards=cards)


def pay_more(state: GameState, move: Do, events: Events) -> bool:
    """Pays one more prophecy."""
    pay(state, state.seat, move.args[0], events)
    step_done(state, events)
    return False


def attach_offers(state: GameState) -> list[Offer]:
    """The pieces that can be attached."""
    found = []
    for action in _attachments(state, state.player.hand):
        text, item = action.piece.text, Item("board", action.piece.text)
        if isinstance(action, Start):
            found.append(offer("start", text, item=item, piece=text))
        else:
            values: dict[str, str | int] = {"piece": text, "coatl": action.coatl, "end": action.end}
            found.append(offer("extend", action.coatl, action.end, text, item=item, **values))
    return found


def attach(state: GameState, move: Do, events: Events) -> bool:
    """Attaches a piece."""
    seat, number, asked = state.seat, len(state.player.coatls) + 1, state.questions
    if move.move == "start":
        begun = piece(move.args[0])
        _attach(state, Start(begun))
        if events is not None:
            events.append(Started(seat, number, begun))
    else:
        end = "head" if move.args[1] == "head" else "tail"
        action = Extend(int(move.args[0]), "head" if end == "head" else "tail", piece(move.args[2]))
        _attach(state, action)
        if events is not None:
            events.append(Extended(seat, action.coatl, action.end, action.piece))
    tolls = state.questions[len(asked) :]
    if mended(state):  # what crowding demands is paid before the prophecy is fulfilled, so it is asked last
        state.questions = asked
        step_done(state, events)
        state.questions += tolls
    else:
        step_done(state, events)
    return False


def toll_offers(state: GameState) -> list[Offer]:
    """The prophecies that a toll can be paid with: not the last one that the quick action can still fulfil."""
    hand, cards = state.player.hand, toll_cards(state)
    if memory(state).quick.steps:
        cards = [card for card in cards if _fulfilments(state, without(hand, card))]
    return payments(state, "toll", cards=cards)


def fulfil_offers(state: GameState) -> list[Offer]:
    """The prophecies that can be fulfilled."""
    found = _fulfilments(state, state.player.hand)
    return [offer("fulfil", a.coatl, a.card, item=Item("hand", a.card), coatl=a.coatl, card=a.card) for a in found]


def fulfil(state: GameState, move: Do, events: Events) -> bool:
    """Places a prophecy beside a coatl that is not complete."""
    number, card = int(move.args[0]), move.args[1]
    player = state.player
    player.hand = without(player.hand, card)
    player.forget(card)
    coatl = player.coatls[number - 1].with_prophecy(card)
    _replace(state, number, coatl)
    points = state.catalog.prophecies[card].points_for(coatl.reading(state.rules.strict_x))
    seat = state.seat
    if events is not None:
        events.append(Fulfilled(seat, number, card, points))
    step_done(state, events)
    return False


def swap_more_offers(state: GameState) -> list[Offer]:
    """One more swap, or none."""
    return [*exchanges(state), offer("no-swap")]


def end_steps(state: GameState, move: Do, events: Events) -> bool:
    """The second swap is done without."""
    change(state, "quick", steps=())
    return False


def steps_offers(state: GameState, step: str) -> list[Offer]:
    """Returns the answers for a step."""
    match step:
        case "body":
            return grab_offers(single_pieces(state, _bodies(state), state.player.hand))
        case "end":
            return grab_offers(single_pieces(state, _ends(state), state.player.hand))
        case "swap":
            return exchanges(state)
        case "swap-more":
            return swap_more_offers(state)
        case "pay":
            return pay_offers(state)
        case "attach":
            return attach_offers(state)
    return fulfil_offers(state)
