"""The screen of a game that is played alone with the real pieces, where the app moves the automatic opponent: the
supply board, what he has, and what is to be done on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen

from coatl_core.game.actions import Action, Done, EndTurn, Step, Take
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import Event, RoundBegan, TurnBegan
from coatl_core.game.found import Found
from coatl_core.game.opened import read_back
from coatl_core.game.view import PlayerView
from coatl_core.language.eventtext import event_text
from coatl_core.language.named_cards import cards_left
from coatl_core.language.optiontext import called
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.asking import lying_cards
from coatl_core.play.table_game import KeptGame, TableGame
from coatl_core.play.things import Field
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import Chip, Chips, text_chip
from coatl_tui.table.draw.log import log_content
from coatl_tui.table.draw.others import draw_others
from coatl_tui.table.draw.real_table import beside_layout, draw_status, draw_unseen
from coatl_tui.table.draw.supply import draw_supply
from coatl_tui.table.looking import Looking
from coatl_tui.table.real_table import RealTable, done_before, told_text
from coatl_tui.table.telling import PROBLEMS, Problem, problem_text
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Span, paragraph
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_DUE_ROWS = 10
"""The rows of what is to be done, where the cards that may still come stand below it."""
_LOG = 6
"""The most rows of the log below what is to be done, and at least its title and two more."""
_LEAST_LOG = 3
_BELOW = 3
"""The rows below the panes: two for messages, and the key bar."""


class BesideScreen(CoatlScreen):
    """Digits are the field that the player took; Enter lets the opponent have his turn. What chance brings is asked for
    when it is due."""

    scopes = ("beside", "kept")
    BINDINGS = bindings("beside", "kept")
    CSS_PATH = "tell.tcss"
    AUTO_FOCUS = "#top"
    answers_at_once = True

    def __init__(self, game: TableGame) -> None:
        super().__init__()
        self.game = game
        self.looking = Looking(game)
        self.real_table = RealTable(self, game, self._open, self.play, self._leave)
        self.parts = (self.real_table,)
        self.busy = False
        """Whether an action is on its way to the disk."""
        self._done: list[Callable[[], Iterable[str]]] = []
        """What was done last on the table: what makes sentences with marks of it in the app's language."""
        self._fault = ""
        """Why the result could not be recorded."""
        self._leaves_unsaved = False
        """Whether the player was told that the game is lost if it is left now."""

    def compose(self) -> ComposeResult:
        yield line_pane("status")
        yield Pane(id="top", moved=lambda _: self._show_top())
        with Container(id="below"):
            with Container(id="column"):
                yield Pane(id="todo", can_focus=False)
                yield Pane(id="unseen", can_focus=False)
            yield Pane(id="log", can_focus=False, at_end=True)
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._done = [partial(self._sentences, [event for event in self.game.news() if event.seat is None])]
        self.show()
        self.call_later(self.go_on)

    def _open(self, screen: Screen[Any], then: Callable[[Any], None]) -> None:
        self.app.push_screen(screen, then)

    def _leave(self) -> None:
        self.host.to_menu()

    def go_on(self) -> None:
        """Asks for what must be told before anything can be done: what is dealt, and at the end the player's coatls."""
        if self.game.to_lay():
            self.real_table.deal()
        elif self.looking.over and not self.looking.seen.own.coatls:
            self._ask_for_coatls()

    # Playing

    def play(self, *actions: Action) -> None:
        """Plays one action after the other, and asks before each what it opens."""
        if self.busy or not actions:
            return
        action, *further = actions

        def push(found: Found | None) -> None:
            self.busy = True
            self.run_beside(partial(self._push, action, found, further))

        self.real_table.ask(action, push)

    async def _push(self, action: Action, found: Found | None, further: list[Action]) -> None:
        seen = self.looking.seen
        try:
            openings = self.game.opened(action) if found is not None else ()
            events = await self.game.push(action, 0, found)
        except PROBLEMS as problem:
            self.busy = False
            if not self.is_gone:
                self._fail(problem)
            return
        self.busy = False
        if self.is_gone:
            return
        if not (isinstance(action, Step) and seen.acted):
            self._done = []
        laid = read_back(openings, found or Found()) if openings else None
        self._done.append(partial(self._told_of, action, seen, events, laid))
        self.show()
        if isinstance(action, Found) and self.looking.over:
            self._end()
        elif further:
            self.play(*further)
        elif isinstance(action, Step) and self._opponent_moves and self.host.settings.pace != "steps":
            self.play(Step())
        else:
            self.go_on()

    @property
    def _opponent_moves(self) -> bool:
        return self.game.waits_for().who == "opponent"

    def _told_of(self, action: Action, seen: PlayerView, events: list[Event], laid: Found | None) -> Iterator[str]:
        """What an action was that was done when the table looked so, what it has brought, and what was laid then."""
        before, known = done_before(action, seen, self.l10n)
        if before:
            yield before
        yield from self._sentences(event for event in events if event != known)
        told = [lies for lies in laid.places if lies.name != "row"] if laid is not None else []
        if told:  # his new cards are told with what he does
            yield told_text(Found(tuple(told)), self.game.view(), self.l10n)

    def _sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """What happened, without the field that is told with its pieces already."""
        view = self.game.view()
        names = [MARKED.player(seat) for seat in range(len(view.setup.players))]
        for event in events:
            if isinstance(event, TurnBegan | RoundBegan):
                continue  # whose turn it is stands below
            text = event_text(event, names, view.catalog, self.l10n, MARKED)
            if text:
                yield text

    def _fail(self, problem: Problem) -> None:
        if isinstance(problem, IllegalActionError):
            text = refusal_text(problem.refusal, self.looking.seen.catalog, self.l10n)
        else:
            text = problem_text(problem, self)
        self.show_message(text, "warn")

    # At the end

    def _ask_for_coatls(self) -> None:
        """Asks for the player's coatls with their cards, and opens the score sheet then."""
        from coatl_tui.table.lies_screen import LiesScreen

        view = self.game.view()
        places = Found(tuple(self.real_table.own_coatls()))
        screen = LiesScreen(places, view, self.game.refusal, asks_all=True)

        def told(_: None) -> None:
            if screen.found is not None:
                self.play(screen.found)

        self.app.push_screen(screen, told)

    def _end(self) -> None:
        """Writes the result down, and opens the score sheet."""
        record = self.game.record() if isinstance(self.game, KeptGame) else None
        self._fault = self.host.results.add_record(record) if record is not None else ""
        self._open_score()

    def _open_score(self) -> None:
        from coatl_tui.table.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.game, self._fault))

    # Commands

    def use(self, item: object) -> None:
        if isinstance(item, Field):
            self.play(Take(item.number))

    def use_digit(self, digit: str) -> None:
        """The player has taken the field of this number."""
        if self._opponent_moves:
            self.show_message(self.l10n("beside-first", name=self._opponent, key=self.l10n("key-enter")), "warn")
        else:
            self.use(self.query_one("#top", Pane).numbered(digit))

    def do_activate(self) -> None:
        """Lets the opponent have his turn, takes the field under the cursor, or opens the score sheet."""
        if self.looking.over:
            if self.looking.seen.own.coatls:
                self._open_score()
            else:
                self._ask_for_coatls()
        elif self._opponent_moves:
            self.play(Step())
        else:
            super().do_activate()

    def do_end(self) -> None:
        """The player has taken cards or assembled; in the opponent's turn, all of it."""
        if self._opponent_moves:
            self.play(Step())
        else:
            self.play(EndTurn())

    def do_third_coatl(self) -> None:
        """The player's last coatl is complete: the game is over."""
        self.play(Done())

    def do_undo(self) -> None:
        """Takes the last action back."""
        kept = self.real_table.keeps_deal()
        if kept:
            self.show_message(kept, "warn")
        elif not self.busy:
            self.busy = True
            self.run_beside(self._undo)

    async def _undo(self) -> None:
        try:
            refused = await self.game.undo()
        except PROBLEMS as problem:
            self.busy = False
            if not self.is_gone:
                self._fail(problem)
            return
        self.busy = False
        if self.is_gone:
            return
        self._done = []
        self.show()
        text = refusal_text(refused, self.looking.seen.catalog, self.l10n) if refused is not None else ""  # type: ignore[arg-type]
        self.show_message(text or self.l10n("beside-undone"), "warn" if text else "")

    def do_save(self) -> None:
        """Saves a copy of the game under a name."""
        from coatl_tui.table.save_as import SaveAsScreen

        if isinstance(self.game, KeptGame):
            screen = SaveAsScreen(self.game, self.game.view(), self.l10n)
            self.app.push_screen(screen, lambda text: self.show_message(text or ""))

    def do_close(self) -> None:
        self.do_quit()

    def do_quit(self) -> None:
        """Leaves the table; a game that could not be saved only if this is asked for twice."""
        failure = self.game.save_failure()
        if failure is None or self._leaves_unsaved:
            self.host.to_menu()
        else:
            reason = system_text(failure.reason, self.l10n)
            self.show_message(self.l10n("beside-unsaved", reason=reason, key=self.key(command("quit"))), "warn")
            self._leaves_unsaved = True

    # Showing

    @property
    def _opponent(self) -> str:
        opponent = self.looking.seen.opponent
        return called(opponent, self.l10n) if opponent is not None else ""

    @property
    def _chips(self) -> Chips:
        view = self.looking.seen
        return Chips(view.catalog, self.l10n, self.signs, view.setup.players)

    def show(self) -> None:
        """Shows the game as it is now."""
        if self.is_gone or not self.size.area:
            return
        self.looking.look()
        self._leaves_unsaved = False
        width, height = self.size
        at = beside_layout(width, height)
        rows = at.supply.height
        top, below = self.query_one("#top"), self.query_one("#below")
        top.styles.height, below.styles.height = rows, height - 1 - rows - _BELOW
        below.set_class(at.framed, "-beside")
        self.query_one("#log").set_class(at.framed, "box")
        self.query_one("#unseen").display = at.framed
        if at.framed:
            self.query_one("#todo").styles.height, self.query_one("#log").styles.height = _DUE_ROWS, "100%"
        else:  # what has happened must be seen whole: the log has what is left
            room = height - 1 - rows - _BELOW
            log = min(_LOG, room - 1 - len(self._todo(width - 2, room - 1)))
            log = log if log >= _LEAST_LOG else 0
            self.query_one("#log").styles.height = log
            self.query_one("#todo").styles.height = room - log
        status = Canvas(width, 1, self.signs)
        draw_status(status, self.looking.seen, self.l10n, self._opponent_moves, self.game.save_failure())
        self.query_one("#status", Pane).show(status.content())
        self._show_top()
        self._show_below()
        self.show_message("")
        self.show_keys()

    def _show_top(self) -> None:
        """The supply board and the opponent."""
        if not self.size.area:
            return
        pane, (width, height) = self.query_one("#top", Pane), self.size
        item = None if self._opponent_moves else pane.item
        scene = self.looking.set_scene(item, self.l10n, self.signs, forecast=self.host.settings.forecast)
        board = Board(scene, beside_layout(width, height), focus="supply", keymap=self.host.keymap)
        canvas = Canvas(width, board.at.supply.height, self.signs)
        draw_supply(canvas, board)
        spots = [*canvas.spots]
        draw_others(canvas, board)
        canvas.spots[:] = spots
        pane.show(canvas.content())

    def _due(self) -> str:
        """What is to be done now."""
        l10n, enter = self.l10n, self.l10n("key-enter")
        if self.looking.over:
            told = bool(self.looking.seen.own.coatls)
            return l10n("beside-score" if told else "beside-coatls", key=enter)
        if self._opponent_moves:
            return l10n("beside-opponent", name=self._opponent, key=enter)
        end, third = (self.key(command(id)) for id in ("end", "third-coatl"))
        return l10n("beside-you", end=end, third=third)

    def _todo(self, width: int, most: int) -> list[Chip]:
        """What was done on the table, and what is to be done now, in lines. Where these would be more than ``most``,
        the sentences follow each other without beginning lines of their own."""
        chips = self._chips
        texts = [text for told in self._done for text in told()]
        due = [text_chip(""), *chips.lines(self._due(), width, "bold text")]
        lines = [line for text in texts for line in chips.lines(text, width)]
        if len(lines) + len(due) > most:
            lines = [line for text in _flowing(texts) for line in chips.lines(text, width)]
        return [*lines, *due]

    def _show_todo(self) -> None:
        pane = self.query_one("#todo", Pane)
        width, height = pane.size
        if not width or not height:
            return
        canvas = Canvas(width, height, self.signs)
        scene = self.looking.own_scene
        board = Board(scene, beside_layout(*self.size), keymap=self.host.keymap)
        inner = frame(canvas, board, Rect(0, 0, width, height), "", "", self.l10n("beside-todo"))
        lines = self._todo(inner.width, inner.height)
        for y, line in enumerate(lines[-inner.height :], inner.y):
            line.draw(canvas, inner.x, y)
        pane.show(canvas.content())

    def _show_log(self) -> None:
        """All turns so far, the last one below."""
        pane = self.query_one("#log", Pane)
        if pane.size:
            view, boxed = self.looking.seen, pane.has_class("box")
            width, height = pane.size.width, pane.size.height - (not boxed)
            room = height if boxed else 1  # in few rows no turn begins the page: it ends with the last line
            content = log_content(self.game.log(), view, self.l10n, width, self.signs, room)
            pane.border_title = self.l10n("pane-log")
            pane.show(content, () if boxed else (Span(self.l10n("pane-log")),))

    def on_pane_resized(self) -> None:
        self._show_below()

    def _show_below(self) -> None:
        """What was done and is to be done, the cards that may still come, and the log."""
        if self.looking.scene is not None:
            self._show_todo()
            self._show_unseen()
            self._show_log()

    def _show_unseen(self) -> None:
        pane = self.query_one("#unseen", Pane)
        if pane.display and pane.size:
            view = self.looking.seen
            left = cards_left(view.catalog.prophecy_cards(), lying_cards(view))
            canvas = Canvas(pane.size.width, pane.size.height, self.signs)
            draw_unseen(canvas, self.looking.own_scene, beside_layout(*self.size), left)
            pane.show(canvas.content())

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 1))

    def bar_entries(self) -> list[Entry]:
        bar = {each.id: each for each in self.bar_commands()}
        enter = Entry(((self.l10n("key-enter"), command("activate")),), self.l10n("bar-step"))
        if self.looking.over:
            shown = [Entry(enter.keys, self.l10n("bar-score"))]
        elif self._opponent_moves:
            shown = [Entry(enter.keys, self.l10n("beside-bar-opponent", name=self._opponent))]
        else:
            shown = [Entry((("1–0", None),), self.l10n("beside-bar-field"))]
            shown += [self.bar_entry(bar["end"], self.l10n("beside-bar-none")), self.bar_entry(bar["third-coatl"])]
        return [*shown, *(self.bar_entry(bar[id], rank=2) for id in ("undo", "differs", "quit", "help") if id in bar)]


def _flowing(texts: Iterable[str]) -> list[str]:
    """Sentences one after the other; what is no sentence, such as a list, ends the paragraph."""
    paragraphs: list[str] = []
    for text in texts:
        if paragraphs and paragraphs[-1].endswith("."):
            paragraphs[-1] += f" {text}"
        else:
            paragraphs.append(text)
    return paragraphs
