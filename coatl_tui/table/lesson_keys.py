"""Which keys bring about an action at the table as it is shown now."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.rules import TokenKind
from coatl_core.play.assembling import Caret
from coatl_core.play.things import BoardSpace
from coatl_tui.bindings import command
from coatl_tui.table.ending import ends_last_turn
from coatl_tui.table.offers import Offers, coatl_offers, duty_offers, fulfil_offers, last_offers, picks
from coatl_tui.table.scene import Scene
from coatl_tui.table.screen import TableScreen


def keys_for(action: Action, screen: TableScreen) -> list[str]:
    """Returns the keys to be pressed for a legal action of the one who looks, as they are printed on a keyboard. Empty
    while the table is covered."""
    scene = screen.scene
    if scene is None:
        return []
    return [each if each.isdigit() else printed_key(each, screen) for each in _keys(action, screen, scene)]


def printed_key(id: str, screen: TableScreen) -> str:
    """Returns the key of a command; a letter as it stands on its key."""
    key = screen.key(command(id))
    return key.upper() if len(key) == 1 else key


def _keys(action: Action, screen: TableScreen, scene: Scene) -> Iterator[str]:
    """Digits, and the ids of commands."""
    rules, own = scene.view.rules, scene.view.own
    match action:
        case a.Keep(cards=cards):
            yield from _keeping(cards, screen, scene)
        case a.Take(field=field):
            yield from ("go-supply", *_twice(field))
        case a.DrawRow(place=place):
            yield from ("go-prophecies", str(place))
        case a.DrawDeck():
            yield from ("go-prophecies", *_twice(rules.row_size + 1))
        case a.Start() | a.Extend():
            yield from _attaching(action, screen, scene)
        case a.Fulfil() | a.ClaimOwn() | a.ClaimPile() if screen.choice.open and scene.view.closing >= 0:
            yield _answer(action, _closing_offers(scene))
        case a.Fulfil():
            yield from _fulfilling(action, scene)
        case a.Discard(card=card):
            yield from ("go-hand", *_twice(scene.hand.index(card) + 1))
        case a.ClaimOwn(card=card):
            yield from ("go-hand", *_twice(rules.hand_limit + 1 + (own.temples or ()).index(card)), *_warned(scene))
        case a.ClaimPile(pile=pile):
            yield from ("go-prophecies", *_twice(rules.row_size + 1 + pile), *_warned(scene))
        case a.Pick() | a.Vision() | a.Duty():
            yield from _spending(action, scene)
        case _:
            yield "end"
            yield from _asked_back(action, screen, scene)


def _digit(number: int) -> str:
    return str(number % 10)


def _twice(number: int) -> tuple[str, str]:
    """The digit of a thing; the second one uses what the first one has gone to."""
    return _digit(number), _digit(number)


def _answer(action: Action, offers: Offers) -> str:
    """The digit of the answer that does this."""
    return _digit([offer.action for offer in offers.offers].index(action) + 1)


def _closing_offers(scene: Scene) -> Offers:
    return coatl_offers(scene, scene.view.closing + 1)


def _keeping(cards: tuple[str, ...], screen: TableScreen, scene: Scene) -> Iterator[str]:
    yield "go-hand"
    for place, card in enumerate(scene.hand):
        if (card in cards) != (place in screen.face.looking.marked):
            yield _digit(place + 1)
    yield "end"
    if not cards and any(scene.hand) and not scene.view.rules.kept_least:
        yield "2"  # to keep none is asked back


def _going_to(number: int, scene: Scene) -> Iterator[str]:
    """Makes a coatl the active one."""
    yield "go-coatls"
    if scene.caret is not None:
        away = number - scene.caret.coatl
        yield from ["down" if away > 0 else "up"] * abs(away)


def _attaching(action: a.Start | a.Extend, screen: TableScreen, scene: Scene) -> Iterator[str]:
    number = action.coatl if isinstance(action, a.Extend) else len(scene.view.own.coatls) + 1
    yield from _going_to(number, scene)
    caret = scene.caret
    if isinstance(action, a.Extend) and action.piece.part == "body" and caret is not None:
        coatl = scene.view.own.coatls[number - 1]
        if not (coatl.head or coatl.tail) and action.end != caret.end:
            yield "left" if action.end == "head" else "right"
    space = scene.rack.index(action.piece) + 1
    yield _digit(space)
    end = action.end if isinstance(action, a.Extend) else "tail"
    if screen.aiming.warning(BoardSpace(space, action.piece), evolve(scene, caret=Caret(number, end))):
        yield _digit(space)


def _fulfilling(action: a.Fulfil, scene: Scene) -> Iterator[str]:
    here = a.Fulfil(scene.active, action.card)
    asked = here != action and here not in scene.legal
    if here != action and not asked:
        yield from _going_to(action.coatl, scene)
    yield from ("fulfil", _digit(scene.hand.index(action.card) + 1))
    if asked:
        yield _answer(action, fulfil_offers(scene, action.card))


def _warned(scene: Scene) -> Iterator[str]:
    """A temple is the last card of a coatl: it is asked whether a prophecy is to come first."""
    if any(isinstance(action, a.Fulfil) for action in scene.legal):
        yield "1"


def _spending(action: a.Pick | a.Vision | a.Duty, scene: Scene) -> Iterator[str]:
    yield "token"
    kind: TokenKind = "pick" if isinstance(action, a.Pick) else "vision" if isinstance(action, a.Vision) else "duty"
    yield _digit(scene.view.own.tokens.index(kind) + 1)
    if isinstance(action, a.Duty):
        found = duty_offers(scene)
        if len(found.offers) > 1:
            yield _answer(action, found)
    elif isinstance(action, a.Pick):
        paths = picks(scene)
        path = next(answers for answers, pick in paths.items() if pick == action)
        for count, answer in enumerate(path):
            asked = list(dict.fromkeys(each[count] for each in paths if each[:count] == path[:count]))
            yield _digit(asked.index(answer) + 1)


def _asked_back(action: Action, screen: TableScreen, scene: Scene) -> Iterator[str]:
    """Ending is the last answer where points would be lost by it, after what would bring them and the way back."""
    if isinstance(action, a.Done):
        lost = _closing_offers(scene).offers
    elif isinstance(action, a.EndTurn) and ends_last_turn(scene):
        lost = last_offers(scene).offers
    else:
        lost = ()
    if lost:
        yield _digit(len(lost) + 2)
