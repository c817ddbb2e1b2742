"""Which keys bring about an action at the table as it is shown now."""

from __future__ import annotations

from collections.abc import Iterator

from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_tui.bindings import command
from coatl_tui.table.offers import Offers, coatl_offers, duty_offers, picks
from coatl_tui.table.scene import BoardSpace, Scene
from coatl_tui.table.screen import TableScreen


def keys_for(action: Action, screen: TableScreen) -> list[str]:
    """Returns the keys to be pressed for a legal action of the one who looks, as they are printed on a keyboard. Empty
    while the table is covered."""
    scene = screen.scene
    if scene is None:
        return []
    return [
        each if each.isdigit() else screen.key(command(each)).upper()[:1] + screen.key(command(each))[1:]
        for each in _keys(action, screen, scene)
    ]


def _keys(action: Action, screen: TableScreen, scene: Scene) -> Iterator[str]:
    """Digits, and the ids of commands."""
    match action:
        case a.Keep(cards=cards):
            yield "go-hand"
            for place, card in enumerate(scene.hand):
                if (card in cards) != (place in screen.marked):
                    yield str(place + 1)
            yield "end"
        case a.Take(field=field):
            yield from ("go-supply", *_twice(field))
        case a.DrawRow(place=place):
            yield from ("go-prophecies", str(place))
        case a.DrawDeck():
            yield from ("go-prophecies", *_twice(scene.view.rules.row_size + 1))
        case a.Start() | a.Extend():
            yield from _attaching(action, screen, scene)
        case a.Fulfil() | a.ClaimOwn() | a.ClaimPile() if screen.choice.open and scene.view.closing >= 0:
            yield from _choosing(action, coatl_offers(scene, scene.view.closing + 1))
        case a.Fulfil(card=card):
            yield from ("fulfil", str(scene.hand.index(card) + 1))
        case a.ClaimOwn(card=card):
            yield from (
                "go-hand",
                *_twice(scene.view.rules.hand_limit + 1 + (scene.view.own.temples or ()).index(card)),
            )
        case a.ClaimPile(pile=pile):
            yield from ("go-prophecies", *_twice(scene.view.rules.row_size + 1 + pile))
        case a.Pick() | a.Vision() | a.Duty():
            yield from _spending(action, scene)
        case a.Step():
            yield "activate"
        case _:
            yield "end"


def _twice(number: int) -> tuple[str, str]:
    """The digit of a thing; the second one uses what the first one has gone to."""
    return str(number % 10), str(number % 10)


def _attaching(action: a.Start | a.Extend, screen: TableScreen, scene: Scene) -> Iterator[str]:
    yield "go-coatls"
    number = action.coatl if isinstance(action, a.Extend) else len(scene.view.own.coatls) + 1
    if scene.caret is not None:
        away = number - scene.caret.coatl
        yield from ["down" if away > 0 else "up"] * abs(away)
        if isinstance(action, a.Extend) and action.piece.part == "body" and action.end != scene.caret.end:
            yield "left" if action.end == "head" else "right"
    space = scene.rack.index(action.piece) + 1
    yield str(space)
    if screen.warning(BoardSpace(space, action.piece), scene):
        yield str(space)


def _choosing(action: Action, offers: Offers) -> Iterator[str]:
    yield str([offer.action for offer in offers.offers].index(action) + 1)


def _spending(action: a.Pick | a.Vision | a.Duty, scene: Scene) -> Iterator[str]:
    yield "token"
    kind = "pick" if isinstance(action, a.Pick) else "vision" if isinstance(action, a.Vision) else "duty"
    yield str([str(token) for token in scene.view.own.tokens].index(kind) + 1)
    if isinstance(action, a.Duty):
        yield from _choosing(action, duty_offers(scene))
    elif isinstance(action, a.Pick):
        found = picks(scene)
        path = next(answers for answers in found if found[answers] == action)
        for count, answer in enumerate(path):
            asked = list(dict.fromkeys(each[count] for each in found if each[:count] == path[:count]))
            yield str(asked.index(answer) + 1)
