"""Playing the real app by keys, quickly, and reading its screen as text."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import cast
from unittest.mock import patch

from rich.console import Console, RenderableType
from textual import events
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.actions import Action, End, Extend, Start
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.l10n import L10n, english
from coatl_core.play.local_game import LocalGame
from coatl_core.play.session_game import SessionGame
from coatl_core.play.things import CoatlItem, NewCoatl
from coatl_core.saves.format import encode, make_save
from coatl_tui.app import CoatlApp
from coatl_tui.repaint import Changes, ShownCells
from coatl_tui.screens import glances, menu
from coatl_tui.table.aiming import digit_of
from coatl_tui.table.beside_screen import BesideScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.terminal_app import TerminalApp
from coatl_tui.textual_private import CompositorUpdate, is_batching
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.seat_field import SeatField
from tests.patience import PATIENCE
from tests.support import NAMES, Sensible, registry

MOST_ROUNDS = 100_000
MOST_STEPS = 100
"""More than any way of the cursor has."""


@asynccontextmanager
async def app_at(
    home: Home, size: tuple[int, int] = (80, 24), safe_mode: bool = True, l10n: L10n | None = None
) -> AsyncIterator[Pilot[None]]:
    """The app in a terminal of this size, with its menu shown and its plugins found; every message must exist."""
    async with running(CoatlApp(home, safe_mode, l10n or english(strict=True)), size) as pilot:
        yield pilot


_parse = Stylesheet._parse_rules
_parsed: dict[Hashable, list[RuleSet]] = {}


def parsed_once(sheet: Stylesheet, *what: Hashable, **more: Hashable) -> list[RuleSet]:
    """Parses a style sheet once for all apps of a run."""
    key = (what, *more.items(), *sheet._variables.items())
    if key not in _parsed:
        _parsed[key] = _parse(sheet, *what, **more)  # type: ignore[arg-type]
    return _parsed[key]


class AtOnce:
    """A thread that has done its work as soon as it has started."""

    def __init__(self, target: Callable[[], object], daemon: bool) -> None:
        self.start = target


@asynccontextmanager
async def running(app: CoatlApp, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The app, once it has looked for its plugins: it does so in a thread, and the menu tells of broken ones. Without
    plugins of others it finds the same ones each time, which are therefore looked for once."""
    app.animation_level = "none"
    if app.safe_mode and not app.settings.disabled:
        app._search.found = registry()
    # Nobody looks at the first frame here, and what the menu tells of the last game is there at once.
    with (
        patch.object(menu, "_AFTER_FIRST_FRAME", 0),
        patch.object(menu, "Thread", AtOnce),
        patch.object(glances, "Thread", AtOnce),
        patch.object(Stylesheet, "_parse_rules", parsed_once),
        patch.object(RuleSet, "__hash__", object.__hash__),  # means the same, and takes a twentieth of all tests less
    ):
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app._plugins is not None)
            yield pilot


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys as fast as the app answers them; ``Pilot.press`` sleeps after each."""
    for key in keys:
        await send(pilot, key, key if len(key) == 1 else None)


async def send(pilot: Pilot[None], key: str, character: str | None) -> None:
    """Presses one key, by its name and by the character it types, and waits for all that it brings about."""
    event = events.Key(key, character)
    event.set_sender(pilot.app)
    await pilot.app._post_message(event)
    await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Waits until nothing is left to do: nobody has a message to answer, nothing is to be laid out or drawn, and what
    was done at the table is on the disk.

    No time is measured, so that it means the same on a busy machine. What other threads do is not waited for: see
    ``until``.
    """
    await at_rest(pilot)
    # What an app that is being left has begun to save is waited for by ``games.close``, and its screens hear no more.
    while not pilot.app._exit and any(map(is_saving, pilot.app.screen_stack)):
        await asyncio.sleep(0.001)
        await at_rest(pilot)


def is_saving(screen: object) -> bool:
    """Whether an action is on its way to the disk. Games that tests write themselves take as long as the test wants."""
    if isinstance(screen, BesideScreen):
        return screen.busy
    return isinstance(screen, TableScreen) and screen.changes.busy and isinstance(screen.game, SessionGame)


async def at_rest(pilot: Pilot[None]) -> None:
    """Waits until nobody has a message to answer, and nothing is to be laid out or drawn."""
    loop = asyncio.get_running_loop()
    for _ in range(MOST_ROUNDS):
        await asyncio.sleep(0)
        if loop._ready:  # type: ignore[attr-defined]
            continue
        if pilot.app._exit:
            return  # nothing is drawn any more
        screen = pilot.app.screen
        if not screen._compositor.size.area and pilot.app.size.area:  # it has only just come
            await asyncio.sleep(0.001)
            continue
        # What is seen below others comes first. Textual leaves its wish to be painted whole on it for ever.
        late = [each for each in pilot.app._background_screens if each._layout_required or each._dirty_widgets]
        if screen._layout_required or screen._repaint_required or screen._dirty_widgets or screen._callbacks:
            late.append(screen)
        if not late:
            return
        with pilot.app._context():  # another app may have been begun since
            late[0]._on_timer_update()  # what it would do at its next frame
    raise AssertionError(f"the app does not come to rest:\n{frame(pilot)}")


async def until(pilot: Pilot[None], there: Callable[[], object]) -> None:
    """Waits for what a thread or a clock brings about. Raises AssertionError if it never comes."""
    end = time.monotonic() + PATIENCE
    await settled(pilot)
    while not there():
        assert time.monotonic() < end, frame(pilot)
        await asyncio.sleep(0.005)
        await settled(pilot)


def app_of(pilot: Pilot[None]) -> CoatlApp:
    assert isinstance(pilot.app, CoatlApp)
    return pilot.app


async def comes(pilot: Pilot[None], there: Callable[[], object]) -> None:
    """Waits for what comes over a line."""
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, frame(pilot)
        await asyncio.sleep(0.01)
        await settled(pilot)


def shows(pilot: Pilot[None], screen: type[object]) -> bool:
    return isinstance(pilot.app.screen, screen)


async def whole_log(pilot: Pilot[None]) -> Pane:
    """The open log, with all turns in it: those that cannot be seen at first come a moment later."""
    screen = table(pilot)
    await until(pilot, lambda: screen.face.log.is_whole)
    return screen.pane("log")


def frame(pilot: Pilot[None]) -> str:
    """The screen as text, a line for each of its lines."""
    return "\n".join(strip.text.rstrip() for strip in pilot.app.screen._compositor.render_strips()) + "\n"


class Terminal:
    """A terminal, for an app that has none: it shows what such an app would have written to it."""

    def __init__(self) -> None:
        self._cells = ShownCells()
        self._console = Console(color_system="truecolor", force_terminal=True)

    def take(self, update: CompositorUpdate, size: Size) -> None:
        """Takes what the app displays when the terminal has this size."""
        Changes(update, self._cells, self._console, size)

    def lose(self) -> None:
        """It shows nothing of what was written to it."""
        self._cells.forget()

    def frame(self, width: int, height: int) -> str:
        """What it shows at this size, a line for each of its lines."""
        return "\n".join("".join(chars[:width]).rstrip() for chars in self._cells.chars[:height]) + "\n"


@contextmanager
def terminal() -> Iterator[Terminal]:
    """The terminal of the app that is started meanwhile."""
    shown, display = Terminal(), TerminalApp._display

    def displayed(app: TerminalApp, screen: Screen[object], renderable: RenderableType | None) -> None:
        if isinstance(renderable, CompositorUpdate) and not is_batching(app):
            shown.take(renderable, app.size)
        display(app, screen, renderable)

    with patch.object(TerminalApp, "_display", displayed):
        yield shown


class LocalTable(TableScreen):
    """The table as tests see it: they may reach through its game to the session."""

    game: LocalGame


def table(pilot: Pilot[None]) -> LocalTable:
    """The table of a game played at this machine, which must be what is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    assert isinstance(screen.game, LocalGame)
    return cast("LocalTable", screen)


def line(pilot: Pilot[None], id: str = "message") -> str:
    """The text of a pane of one line."""
    pane = pilot.app.screen.query_one(f"#{id}", Pane)
    return "".join(span.text for spans in pane.content.lines for span in spans).strip()


def session_at(turn: int, seed: str = "tui", players: int = 2, tokens: bool = False) -> Session:
    """A game of sensible players up to the beginning of a turn."""
    setup = Setup(NAMES[:players], seed, card_sets=("base",), rules=Rules(sacrifice_tokens=tokens))
    session = Session(setup, registry().ruleset(["base"]))
    player = Sensible(seed)
    while not session.over and (session.state.turn < turn or session.state.acted or session.state.phase != "action"):
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def save(home: Home, session: Session, name: str = "game.json") -> None:
    """Puts a game where the app finds it."""
    content = registry().dependencies(session.setup.card_sets, session.setup.variants)
    write(home.saves / name, encode(make_save(session, content, saved="2026-01-02T03:04:05+00:00")))


async def lay(pilot: Pilot[None], state: GameState) -> None:
    """Shows a table laid by hand, in place of the game at the table."""
    session = table(pilot).game.session
    session.state = state
    session.history.clear()  # everything is where this state has it
    table(pilot).face.looking.forget_places()
    table(pilot).arriving.forget()
    table(pilot).show_table()
    await settled(pilot)


async def saved(pilot: Pilot[None]) -> bytes:
    """The file of the game at the table, once the thread that saves it has written all it was given."""
    game = table(pilot).game
    game.autosave._writer.submit(lambda: None).result(PATIENCE)
    await settled(pilot)
    return game.lock.path.read_bytes()


async def go_on(pilot: Pilot[None]) -> None:
    """Goes on with the last game, and says that its player is there."""
    await press(pilot, "c")
    await press(pilot, "enter")


async def to_field(pilot: Pilot[None], id: str) -> None:
    """Goes to the field of a form with this id, at once: each line on the way there would be laid out anew."""
    pilot.app.screen.query_one(f"#{id}").focus()
    await settled(pilot)
    assert str(getattr(pilot.app.focused, "id", "")) == id, frame(pilot)


async def seat_is(pilot: Pilot[None], seat: int, value: str) -> None:
    """Somebody sits in a seat of the form: ``-`` is a person, ``?`` is invited, ``!adam`` one's only opponent, and any
    other a computer player."""
    await to_field(pilot, f"seat-{seat}")
    while pilot.app.screen.query_one(f"#seat-{seat}", SeatField).value != value:
        await press(pilot, "right")


async def seats(pilot: Pilot[None], players: int) -> None:
    """The form has one seat more after the other, until so many play."""
    for seat in range(3, players + 1):
        await to_field(pilot, f"seat-{seat}")
        if pilot.app.screen.query_one(f"#seat-{seat}", SeatField).is_open:
            await press(pilot, "enter")


async def put_cursor(pilot: Pilot[None], pane_key: str, wanted: object) -> None:
    """Walks to a pane by its key and to an item by the arrows."""
    await press(pilot, pane_key)
    pane = pilot.app.focused
    assert isinstance(pane, Pane)
    items = [spot.item for spot in pane.content.spots]
    target = items.index(wanted)
    for _ in range(MOST_STEPS):
        if pane.cursor == target:
            return
        spots = pane.content.spots
        if isinstance(wanted, NewCoatl | CoatlItem):  # up and down go from coatl to coatl, wherever they are drawn
            await press(pilot, "down" if isinstance(wanted, NewCoatl) or pane.cursor < target else "up")
            continue
        lines = spots[target].line - spots[pane.cursor].line
        await press(pilot, ("down" if lines > 0 else "up") if lines else "right" if pane.cursor < target else "left")
    raise AssertionError(f"no arrow leads to {wanted}:\n{frame(pilot)}")


def places_in_hand(hand: Sequence[str | None], cards: Sequence[str]) -> list[int]:
    """The digits of these cards in the hand, each its own: a hand may hold a card twice."""
    left, places = list(enumerate(hand, 1)), []
    for card in cards:
        held = next(held for held in left if held[1] == card)
        left.remove(held)
        places.append(held[0])
    return places


async def choose(pilot: Pilot[None], action: Action) -> None:
    """If a question is open, takes the answer that does this: by its digit if it has one."""
    pane, options = table(pilot).choice, table(pilot).aiming.options
    for item, chosen in options.items():
        focused = pilot.app.focused
        if chosen == action and isinstance(focused, Pane):
            await press(pilot, digit_of(item, focused))
            return
    if not pane.open:
        return
    for index, spot in enumerate(pane.content.spots):
        then = getattr(spot.item, "then", None)
        if getattr(then, "args", ())[:1] == (action,):
            if index < 10:
                await press(pilot, str((index + 1) % 10))
                return
            while pane.cursor != index:
                await press(pilot, "right" if pane.cursor < index else "left")
            await press(pilot, "enter")
            return
    raise AssertionError(f"{action} is not on offer")


async def activate(pilot: Pilot[None], number: int, end: End = "tail") -> None:
    """Makes a coatl the active one, with the caret at this end."""
    screen = table(pilot)
    assert screen.scene is not None
    new = number > len(screen.scene.view.own.coatls)
    await put_cursor(pilot, "c", NewCoatl() if new else CoatlItem(number))
    await press(pilot, "left" if end == "head" else "right")


async def attach(pilot: Pilot[None], action: Start | Extend) -> None:
    """Attaches a piece by its digit: twice if something is told about it first."""
    screen = table(pilot)
    assert screen.scene is not None
    own = screen.scene.view.own
    number = action.coatl if isinstance(action, Extend) else len(own.coatls) + 1
    await activate(pilot, number, action.end if isinstance(action, Extend) else "tail")
    digit = str(screen.scene.rack.index(action.piece) + 1)
    game = screen.game
    steps = len(game.session.history)
    await press(pilot, digit)
    if len(game.session.history) == steps:
        await press(pilot, digit)
