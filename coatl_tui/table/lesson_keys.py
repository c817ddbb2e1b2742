"""What the screens of the lessons share: which keys bring about an action, and what is not as in other games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.rules import TokenKind
from coatl_core.play.assembling import Caret
from coatl_core.play.things import BoardSpace
from coatl_tui.bindings import command
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.ending import ends_last_turn
from coatl_tui.table.offers import last_offers, picks
from coatl_tui.table.scene import Scene
from coatl_tui.table.screen import TableScreen


def to_new_game(screen: CoatlScreen) -> None:
    """Leaves a lesson for the form for a new game."""
    from coatl_tui.screens.new_game import NewGameScreen

    screen.host.to_menu()
    screen.app.push_screen(NewGameScreen())


def tell_not_saved(screen: CoatlScreen) -> None:
    """Says that the game of a lesson is not saved."""
    screen.show_message(screen.l10n("lesson-no-save"), "warn")


def keys_for(action: Action, screen: TableScreen) -> list[str]:
    """Returns the keys to be pressed for a legal action of the one who looks, as they are printed on a keyboard. Empty
    while the table is covered."""
    scene = screen.scene
    if scene is None:
        return []
    return [each if each.isdigit() else printed_key(each, screen) for each in _keys(action, screen, scene)]


def printed_key(id: str, screen: CoatlScreen) -> str:
    """Returns the key of a command; a letter as it stands on its key."""
    key = screen.key(command(id))
    return key.upper() if len(key) == 1 else key


def text_values(screen: CoatlScreen, keys: Sequence[str]) -> dict[str, str]:
    """Returns the values that any text of a lesson may name beside its keys: the keys of some commands, the letters of
    the colours, and the first and the last one of the ``keys`` to be pressed."""
    ids = ("undo", "rules", "help", "hint", "trial", "differs")
    named = {id: printed_key(id, screen) for id in ids}
    return {**screen.signs.values, **named, "first": keys[0], "last": keys[-1]}


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
        case a.Fulfil():
            yield from _fulfilling(action, scene)
        case a.Discard(card=card):
            yield from ("go-hand", *_twice(scene.hand.index(card) + 1))
        case a.ClaimOwn(card=card):
            yield from _claiming(action, _digit(rules.hand_limit + 1 + (own.temples or ()).index(card)), scene)
        case a.ClaimPile(pile=pile):
            yield from _claiming(action, _digit(rules.row_size + 1 + pile), scene)
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
        yield _digit(action.coatl)


def _claiming(claim: a.ClaimOwn | a.ClaimPile, digit: str, scene: Scene) -> Iterator[str]:
    """A temple alone for the coatl that has just been completed: whatever else is chosen is given up."""
    choice = scene.completing
    if choice is None or choice.chosen.uses != {claim}:
        yield from ("end", digit)
    yield "activate"


def _spending(action: a.Pick | a.Vision | a.Duty, scene: Scene) -> Iterator[str]:
    yield "token"
    kind: TokenKind = "pick" if isinstance(action, a.Pick) else "vision" if isinstance(action, a.Vision) else "duty"
    yield _digit(scene.view.own.tokens.index(kind) + 1)
    if isinstance(action, a.Duty):
        if sum(isinstance(each, a.Duty) for each in scene.legal) > 1:
            yield _digit(scene.view.rules.row_size + 1 + action.pile)
    elif isinstance(action, a.Pick):
        paths = picks(scene)
        path = next(answers for answers, pick in paths.items() if pick == action)
        for count, answer in enumerate(path):
            asked = list(dict.fromkeys(each[count] for each in paths if each[:count] == path[:count]))
            yield _digit(asked.index(answer) + 1)


def _asked_back(action: Action, screen: TableScreen, scene: Scene) -> Iterator[str]:
    """Where points would be lost by ending, it is asked back: for a complete coatl by the same key, at the end of the
    last turn the last answer ends it, after what would bring points and the way back."""
    if isinstance(action, a.Done) and scene.completing is not None and scene.completing.chosen.uses:
        yield "end"
    elif isinstance(action, a.EndTurn) and ends_last_turn(scene) and last_offers(scene).offers:
        yield _digit(len(last_offers(scene).offers) + 2)
