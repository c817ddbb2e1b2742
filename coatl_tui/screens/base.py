"""What all screens share: commands from the registry, the key bar, a message line, and a cursor moved by the arrows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

from textual.await_complete import AwaitComplete
from textual.events import Callback, Click, Compose, DescendantFocus, Event, Key, Mount, Resize, ScreenResume
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.screen import Screen, ScreenResultType
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import SIGNS, Command, Scope, action_of, commands, key_name, keys_of
from coatl_tui.textual_private import keep_changes, keep_places, mounted, take_changes
from coatl_tui.widgets.content import Builder
from coatl_tui.widgets.keybar import HELP, Entry, bar_content
from coatl_tui.widgets.lists import HasCursor, Jumps, List
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import Signs

if TYPE_CHECKING:
    from coatl_tui.host import Host


def command_name(command: Command, l10n: L10n) -> str:
    """What a command does, in a few words."""
    return l10n.named(f"command-{command.id}-name", l10n(f"command-{command.id}"))


def line_pane(id: str) -> Pane:
    """A pane of one line that takes no focus."""
    pane = Pane(id=id, can_focus=False)
    pane.add_class("line")
    if id == "keys":
        pane.ground = "bar"
    return pane


def breakpoint_classes(cells: int, breakpoints: list[tuple[int, str]] | None) -> list[str]:
    """Returns the class that a terminal of so many cells has by these breakpoints, if it has one: that of the largest
    one it reaches."""
    return [name for least, name in sorted(breakpoints or []) if cells >= least][-1:]


def _types(widget: Widget, key: str) -> bool:
    """Whether the widget is a text field and this key types a character into it."""
    return widget.check_consume_key(key, SIGNS.get(key, key if len(key) == 1 else None))


class ClosedOnce(Screen[ScreenResultType]):
    """A screen that closes itself and no other. Keys and clicks that come before it is gone still reach it, and Textual
    would close for each of them whatever screen is shown by then."""

    _is_new = True

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, id, classes)
        keep_places(self)

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()

    @property
    def is_gone(self) -> bool:
        """Whether the screen has been left, or the app: then its widgets are gone, or will be in a moment."""
        return not self.app.is_running or self not in self.app.screen_stack or not self.children

    async def on_event(self, event: Event) -> None:
        """A screen that was left before Textual could mount it begins nothing: it has no widgets any more. A click from
        before the terminal became smaller may lie outside, where Textual's palette looks for a widget."""
        if isinstance(event, Mount) and self.is_gone:
            return
        if isinstance(event, Click) and not self.region.contains_point(event.screen_offset):
            return
        if isinstance(event, Compose):
            self._take_breakpoints()
        if isinstance(event, ScreenResume) and self._is_new:
            self._is_new = event.refresh_styles = False  # its widgets have just got theirs
        await super().on_event(event)

    def _on_timer_update(self) -> None:
        keep_changes(self)
        super()._on_timer_update()

    def _take_breakpoints(self) -> None:
        """Takes the classes for the size of the terminal before there are widgets. Textual would take them after the
        first layout, and style and lay out everything once more."""
        width, height = self.app.size
        for cells, breakpoints in ((width, self.app.HORIZONTAL_BREAKPOINTS), (height, self.app.VERTICAL_BREAKPOINTS)):
            self.set_class(True, *breakpoint_classes(cells, breakpoints))


class CoatlScreen(ClosedOnce[None]):
    """A screen of some scopes, with ``BINDINGS`` for these. Each command ``x-y`` of theirs calls ``do_x_y``, of the
    screen itself or of one of its ``parts``."""

    parts: tuple[object, ...] = ()
    """What the screen holds that has commands."""
    scopes: tuple[Scope, ...] = ()
    answers_at_once = False
    """Whether the screen has no text fields and the like: then it gets every key before its widgets."""
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """The widget that has the focus. Textual's own declaration repaints the whole screen for each change."""
    _had_focus: Widget | None = None
    """What had the focus at the last frame."""
    _ground: tuple[Region, list[Strip]] | None = None
    _bar_for: object = False
    _on_bar: object = None
    """What the key bar shows."""
    _sized: Size | None = None
    """The size for which everything was shown: Textual tells a new screen several times of the same one."""

    @property
    def signs(self) -> Signs:
        """The signs that things are drawn with."""
        return self.host.signs

    @property
    def host(self) -> Host:
        """The app, as far as screens know it."""
        return cast("Host", self.app)

    def run_beside(self, work: Callable[[], Awaitable[None]]) -> None:
        """Runs this while the screen answers keys; it ends with the screen, and does not begin if that was left first:
        its game may be closed by then."""

        async def run() -> None:
            if not self.is_gone:
                await work()

        begins: Callable[[], Awaitable[None]] = run
        self.run_worker(begins)

    @property
    def l10n(self) -> L10n:
        """The messages in the app's language."""
        return self.host.l10n

    # What lies below the widgets: Textual makes its lines anew for every key. Below those of a modal screen lies the
    # screen that it was opened on, which changes by itself.

    def notify_style_update(self) -> None:
        self._ground = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        if self.is_modal:
            return super().render_lines(crop)
        if self._ground is None or self._ground[0] != crop:
            self._ground = crop, super().render_lines(crop)
        return self._ground[1]

    # Showing

    def _on_timer_update(self) -> None:
        # Textual has no public hook for this. When the focus has moved, two widgets tell the screen one after the other
        # what is to be painted. The later one comes into the same frame if that waits until it has its turn.
        if self.focused is self._had_focus:
            super()._on_timer_update()
        else:
            self._had_focus = self.focused
            self.post_message(Callback(super()._on_timer_update))

    def paint(self) -> None:
        """Paints what has changed, if that is all in place already. Textual would send four messages to and fro first,
        and has no public hook for this either."""
        if self.focused is not self._had_focus or not self.is_current:
            return
        if take_changes(self):
            self._on_timer_update()

    def show(self) -> None:
        """Shows everything as it is now. Called when the screen has got a size or another one."""

    def forget_size(self) -> None:
        """The terminal has got another size. If it has the one before again a moment later, the screen is told of that
        one alone, but it may have shown something for the other one in between."""
        self._sized = None

    def on_resize(self, event: Resize) -> None:
        if event.size != self._sized and not self.is_gone:  # one that was left may never have been mounted
            self._sized = event.size
            self.show()

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed."""
        self.show()

    @property
    def warns(self) -> bool:
        """Whether the message on the screen says something that must stay when the language changes: ``refresh_texts``
        says it again."""
        return False

    def show_message(self, text: str, style: str = "") -> None:
        """Shows a sentence in the pane ``message``, if the screen has one. An empty text clears it."""
        for pane in self.query("#message").results(Pane):
            lines = Builder(self.size.width)
            lines.add(f" {text}", style)
            pane.show(lines.content())

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Shows the key bar anew if the widget that has got the focus makes a difference for it."""
        now = self.bar_depends_on(event.widget)
        if now != self._bar_for:
            self._bar_for = now
            self.show_keys()

    def bar_depends_on(self, focused: Widget) -> object:
        """What the key bar depends on, of the widget with the focus: whether it is a text field."""
        return _types(focused, "question_mark")

    def bar_commands(self) -> list[Command]:
        """The commands for the key bar now, with those whose key would be typed into a text field."""
        return [c for c in self.commands() if c.bar]

    def bar_entries(self) -> list[Entry]:
        """What stands on the key bar now: the commands of ``bar_commands``, the help at the right end."""
        return [self.bar_entry(c) for c in self.bar_commands()]

    def bar_entry(self, command: Command, label: str = "", rank: int = 1) -> Entry:
        """A command for the key bar, with what its key does now: if not its own name, the ``label``."""
        helps = command.id == "help"
        label = label or self.l10n(f"command-{command.id}")
        return Entry(((self.key(command), command),), label, HELP if helps else rank, helps)

    def show_keys(self) -> None:
        """Shows the key bar, which is the pane ``keys``. A text field with the focus leaves out the keys that would be
        typed into it."""
        shown = self.bar_entries()
        if not isinstance(self.focused, Pane):
            shown = [entry for entry in shown if not any(self._typed(command) for _, command in entry.keys)]
        on_bar = (shown, self.size.width, self.signs)
        if on_bar != self._on_bar:
            self._on_bar = on_bar
            self.query_one("#keys", Pane).show(bar_content(shown, self.size.width))

    def _typed(self, command: Command | None) -> bool:
        """Whether the key of this command would be typed into the text field that has the focus."""
        if command is None or self.focused is None:
            return False
        return _types(self.focused, keys_of(command, self.host.keymap)[0])

    def key(self, command: Command) -> str:
        """The key of a command as the player has set it, as it is printed on a keyboard."""
        return key_name(command, self.l10n, self.host.keymap)

    def rule_in_question(self) -> str:
        """The number of the rule that matters now, or an empty text."""
        return ""

    # Commands

    def commands(self) -> list[Command]:
        """The commands of this screen that the app has: one that is served to visitors lacks some."""
        return [c for c in commands(*self.scopes) if not self._is_off(c.id)]

    def _is_off(self, id: str) -> bool:
        terms = self.host.terms
        return terms is not None and id in terms.off

    def lacks(self, id: str) -> bool:
        """Whether the app does not have this command, which is said then. Asked by the command itself, however it was
        come to."""
        if self._is_off(id):
            self.show_message(self.l10n("served-off"), "warn")
        return self._is_off(id)

    async def action_command(self, id: str) -> None:
        """What the key of a command is bound to."""
        if await self._is_there():
            self.run_command(id)

    async def _is_there(self) -> bool:
        """Waits for the widgets of a screen that has just been opened. Returns False if the screen has been left: then
        keys that were typed before it had gone do nothing more."""
        await mounted(self)
        return not self.is_gone

    def run_command(self, id: str) -> None:
        """Runs a command of this screen, of one of its parts, or of the app."""
        name = f"do_{id.replace('-', '_')}"
        for part in (self, *self.parts):
            method = getattr(part, name, None)
            if method is not None:
                method()
                return
        self.host.run_command(id)

    def use(self, item: object) -> None:
        """Does what Enter or a click on an item of a pane is to do."""

    async def on_pane_clicked(self, message: Pane.Clicked) -> None:
        if self.is_active:  # else a key typed after it has opened another screen already
            await self.take_click(message)

    async def take_click(self, message: Pane.Clicked) -> None:
        """A click on the key bar runs the command, the second click on any other item uses it."""
        if isinstance(message.item, Command):
            await self.action_command(message.item.id)
        elif message.again:
            self.use(message.item)

    async def take_key(self, event: Key) -> None:
        """Runs the command of a key typed on another keyboard layout: ``ф`` lies where ``a`` is. Any other letter that
        nothing is bound to goes to the next entry of a list that begins with it. A text field has taken its letters
        before.

        The app calls this in the turn of the key: it runs bound keys itself, and a screen that answered before it would
        answer before the keys typed earlier."""
        if event.character is None:
            return
        key = self._key_aliases().get(event.character.lower(), "")
        keys = {command: keys_of(command, self.host.keymap) for command in commands(*self.scopes)} if key else {}
        if event.character != event.character.lower() and any(key.upper() in each for each in keys.values()):
            key = key.upper()  # a capital that is a key of its own
        meant = [command for command in keys if key in keys[command]]
        for command in meant:
            event.stop()
            await self.run_action(action_of(command, key))
        if not meant and isinstance(self.focused, Jumps) and event.key not in self.active_bindings:
            event.stop()
            self.focused.jump(event.character)

    def _key_aliases(self) -> dict[str, str]:
        """The letters of the language's keyboards, each with the key it stands for."""
        pairs = (pair.rpartition("=") for pair in self.l10n("key-aliases").split())
        return {letter: key for letter, _, key in pairs if letter}

    # The cursor

    def cursor_pane(self) -> Pane | None:
        """The pane whose cursor the arrows move."""
        return self.focused if isinstance(self.focused, Pane) else None

    def _cursor(self) -> HasCursor | None:
        """Whatever has the cursor that the arrows move: a pane, or a list that has the focus."""
        return self.cursor_pane() or (self.focused if isinstance(self.focused, HasCursor) else None)

    async def action_digit(self, digit: str) -> None:
        """What a digit is bound to."""
        if await self._is_there():
            self.use_digit(digit)

    def use_digit(self, digit: str) -> None:
        """Moves the cursor to the item of this number."""
        cursor = self._cursor()
        if cursor is not None:
            cursor.go_digit(digit)

    def _move(self, columns: int, lines: int) -> None:
        cursor = self._cursor()
        if cursor is not None:
            cursor.move(columns, lines)

    def do_up(self) -> None:
        self._move(0, -1)

    def do_down(self) -> None:
        self._move(0, 1)

    def do_page_up(self) -> None:
        self._turn_page(-1)

    def do_page_down(self) -> None:
        self._turn_page(1)

    def _turn_page(self, pages: int) -> None:
        cursor = self._cursor()
        if cursor is not None:
            cursor.turn_page(pages)

    def do_left(self) -> None:
        self._move(-1, 0)

    def do_right(self) -> None:
        self._move(1, 0)

    def do_activate(self) -> None:
        """Uses the item under the cursor."""
        cursor = self._cursor()
        item = cursor.item if cursor is not None else None
        if item is not None:
            self.use(item)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter or a click on a line of a list."""
        if isinstance(message.option_list, List):
            self.do_activate()

    def on_data_table_row_selected(self) -> None:
        """Enter or a second click on a row of a grid."""
        self.do_activate()

    def do_back(self) -> None:
        self.dismiss()
