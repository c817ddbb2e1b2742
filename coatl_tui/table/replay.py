"""The screen on which a game is looked at again, turn by turn or action by action."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve
from textual.app import ComposeResult
from textual.events import DescendantBlur, DescendantFocus
from textual.layout import Layout

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Step
from coatl_core.game.events import Event, TurnBegan
from coatl_core.language.optiontext import called
from coatl_core.language.playertext import kept_reason_text
from coatl_core.language.recaptext import deeds_text
from coatl_core.language.systemtext import system_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.analysis import Verdicts, not_analysed
from coatl_core.play.course import course_of
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.things import PanelItem, Seat
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.draw.board import Moment, what_lies
from coatl_tui.table.draw.course import COMMENT, VARIATION, CourseStop, draw_course
from coatl_tui.table.face import Face
from coatl_tui.table.layout.areas import CARDS, LARGE, Lying
from coatl_tui.table.layout.compact import in_columns
from coatl_tui.table.looking import has_eleven_fields
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.keybar import HELP, Entry
from coatl_tui.widgets.pane import Pane

_ROWS, _MORE_ROWS, _HIGH = 4, 5, 28
"""The rows of the course on a compact table, and on one that is so high."""
_TENTHS = 10


class ReplayScreen(CoatlScreen):
    """The table of a game at one of its positions, with the course of the whole game in the place of the hand. While
    the course has the focus, the arrows go from turn to turn; elsewhere the cursor looks at whatever lies there."""

    BINDINGS = bindings("replay", "eleven")
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "#course"
    answers_at_once = True

    def __init__(self, game: ReplayGame, verdicts: Verdicts | None = None, plays_on: bool = False) -> None:
        """``verdicts`` are those of an analysis of the game that there has been already; ``plays_on`` says that it is
        looked at to find from where to play on."""
        super().__init__()
        self.plays_on = plays_on
        self.game = game
        self.verdicts = Verdicts() if verdicts is None else verdicts
        self.course = course_of(game)
        self.face = Face(self, game, self.show_table, marks_own=True, after=self._show_course)
        self.face.painting.moment = self._moment
        self.face.painting.lying = self._lying
        self.face.placing.has_course = True
        self.scopes = ("replay", "eleven") if has_eleven_fields(self.face.looking.seen) else ("replay",)
        self.parts = (self.face, self.face.cursor, self.face.log, self.face.panel)
        self._pane = Pane(id="course", moved=self._course_moved, steered=self._steer)
        self._at = CourseStop(0)
        """Where the cursor of the course stands."""
        self._unkept: dict[int, str] = {}
        """The comments that could not be kept, by the position they were written at."""
        self._look_from()

    def compose(self) -> ComposeResult:
        panes = self.face.panes
        panes["hand"].display = False
        for id, pane in panes.items():
            yield pane
            if id == "hand":
                yield self._pane

    @property
    def layout(self) -> Layout:
        """What places the panes."""
        return self.face.layout

    def show(self) -> None:
        self.face.resized()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        super().on_descendant_focus(event)
        if event.widget.id not in ("hand", "course"):
            self._show_hand(False)

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        self.face.left(event.widget)
        if event.widget is self._pane:
            self._show_course()

    def bar_depends_on(self, focused: object) -> object:
        return focused is self._pane

    def refresh_texts(self) -> None:
        self.show_table()

    def show_message(self, text: str, style: str = "") -> None:
        self.face.sentence.say(text, style)

    # What is shown

    def show_table(self, first: int = 0) -> None:
        """Shows the position, and tells what has led to it; if that is a comment, from its line ``first`` on."""
        self.face.show()
        seen = self.face.looking.seen
        why = self.game.reason()
        reason = kept_reason_text(why, seen.catalog, self.l10n, MARKED) if why is not None else ""
        told = self.face.sentences(each for each in self.game.last_news() if not isinstance(each, TurnBegan))
        better = [each for each in self.verdicts.costly() if each.moment.position == self.game.position]
        if self.game.ahead and better:
            self.show_message(self.l10n("replay-better", best=self._deeds(better[0].events)))
            return
        if self.plays_on and self.game.position == self.game.last:
            self.show_message(self.l10n("onward-where", key=self.key(command("onward"))))
            return
        if reason and self.game.last_actor is not None:
            told.append(self.l10n("message-why", name=MARKED.player(self.game.last_actor), why=reason))
        said = self._said()
        if said:  # what has happened stands in a pane of its own
            more = f"{ELLIPSIS} {self.key(command('next-note'))}"
            self.face.sentence.say(said, more=more, whole=True, above=self.size.height // 2, first=first)
            return
        self.show_message(" ".join(told) if self.game.position else self.l10n("replay-begin"))

    def _said(self) -> str:
        """What a record tells of this position, and how to see the variations that begin here; empty if nothing."""
        game, notes, l10n = self.game, self.game.notes, self.l10n
        if not game.position:
            headers = l10n("list-comma").join(f"{name} {text}" for name, text in notes.headers)
            return " ".join(filter(None, (headers and f"{headers}.", notes.comment)))
        said = [f"{COMMENT} {note.comment}" for note in game.notes_here() if note.comment]
        if count := len(game.variations()):
            said.append(f"{VARIATION} {l10n('replay-variations', n=count, key=self.key(command('variation')))}")
        return " ".join(said)

    def _deeds(self, events: Iterable[Event]) -> str:
        """What a master would have done, in a few words with marks."""
        return deeds_text(events, self.face.looking.seen, self.l10n, MARKED) or self.l10n("analysis-ended")

    def _moment(self) -> Moment:
        """What the status says: whose turn it is, and where in the game that is."""
        game, l10n = self.game, self.l10n
        seen = self.face.looking.seen
        turn, last = game.turn, self.course.stops[-1].turn
        told = game.session.history[game.position - 1].before.turn if game.position else 0
        branch = game.branch
        texts = [
            l10n("replay-status", turn=turn, last=last, n=game.position, all=game.last)
            if branch is None
            else l10n("replay-status-variation", turn=turn, last=last, n=branch.number, all=branch.count),
            l10n("replay-status-short", turn=turn, last=last),
            f"{turn}/{last}",
        ]
        name = plain(seen.setup.players[game.shown_seat])
        if seen.opponent is not None and game.position and not game.ahead:
            action = game.session.history[game.position - 1].action
            name = called(seen.opponent, l10n) if isinstance(action, Step) else name
        return Moment(name, told, tuple(texts))

    def _lying(self, scene: Scene) -> Lying:
        """What lies on the table. A compact one has as many rows for the course at any position. Only on a large one
        there are rows for what nobody does here: beginning a coatl, or seeing what a piece would change."""
        lying = what_lies(scene)
        width, height = self.size
        if width >= LARGE[0] and height >= LARGE[1]:
            return lying
        lying = evolve(lying, free=False)
        if width >= CARDS[0] and height >= CARDS[1]:
            return evolve(lying, active=-1)
        rows = _MORE_ROWS if height >= _HIGH else _ROWS
        return evolve(lying, hand=rows * in_columns(width), temples=0, slots=0)

    def _show_course(self) -> None:
        scene = self.face.looking.scene
        if scene is None:
            return
        board = self.face.painting.board(scene)
        area = board.at.hand
        canvas = Canvas(area.width, area.height, self.signs, area.x, area.y)
        index = self.course.at(self.game.position + self.game.ahead)
        branch = self.game.branch
        title = "" if branch is None else self.l10n("pane-variation", n=branch.number, all=branch.count)
        draw_course(canvas, board, self.course, index, self._better, self._noted, title)
        stops = [item for _, item, _ in canvas.spots if isinstance(item, CourseStop)]
        self._at = next((stop for stop in reversed(stops) if stop.index <= index), stops[0])
        self._pane.show(canvas.content())
        self._pane.go_item(self._at)

    @property
    def _noted(self) -> dict[int, str]:
        """The turns of which a record tells something, each with its sign: where a variation begins, that of one."""
        notes = sorted(self.game.notes.turns, key=lambda note: bool(note.variations))
        return {self.course.at(note.start + 1): VARIATION if note.variations else COMMENT for note in notes}

    @property
    def _better(self) -> list[int]:
        """The turns in which something better could have been done, as far as an analysis has come."""
        return sorted({self.course.at(each.moment.position + 1) for each in self.verdicts.costly()})

    def _show_hand(self, shown: bool) -> None:
        """Shows the hand in the place of the course, or the course again."""
        self.face.panes["hand"].display, self._pane.display = shown, not shown

    def bar_entries(self) -> list[Entry]:
        bar, l10n = self.face.bar(), self.l10n
        if self.face.log.open:
            return [*bar.log(), *bar.ends("")]
        turns = "turn-back turn-on" if self.focused is not self._pane else "left right"
        shown = [bar.keys(turns, l10n("bar-turn")), bar.keys("step-on step-back", l10n("bar-action"))]
        if self.game.variations():
            shown.append(bar.does("variation", 2))
        elif self.game.branch is not None and self.game.branch.count > 1:
            shown.append(bar.keys("variation", l10n("bar-next-variation"), 2))
        if self.game.notes.turns:
            shown.append(bar.does("next-note", 2))
        if self.verdicts.costly():
            shown.append(bar.does("next-better", 2))
        hand = l10n("bar-course" if self.face.panes["hand"].display else "bar-hand")
        shown += [bar.keys("to-start to-end", l10n("bar-ends"), 4), bar.keys("go-hand", hand, 3)]
        shown += [bar.does("other", 3)] if len(self.face.looking.seen.players) > 1 else []
        shown += [bar.does("analysis", 2)] if self.game.session.over else []
        shown += [bar.does("write-comment", 3)] if self.game.takes_comments else []
        shown += [] if self.host.terms is not None else [bar.does("onward", 3)]
        close = bar.keys("close", l10n("bar-back"), 2 if self.game.branch is None else 1, True)
        return [*shown, bar.does("log", 3), close, bar.does("help", HELP, True)]

    # The course

    def _course_moved(self, pane: Pane) -> None:
        """Another turn is under the cursor of the course, or the course has got the focus."""
        if isinstance(pane.item, CourseStop) and pane.item != self._at:
            self._go(self.course.stops[pane.item.index].position)
        else:
            self._show_course()

    def _steer(self, columns: int, lines: int) -> bool:
        """On the course the arrows go a turn back and on, up and down and the wheel an action. The cursor would leave
        turns out: a long game has more of them than there are columns."""
        if columns:
            self._go(self.game.next_turn() if columns > 0 else self.game.previous_turn())
        else:
            self._go(self.game.position + lines)
        return True

    def on_pane_dragged(self, message: Pane.Dragged) -> None:
        """The caret has been dragged to another turn."""
        if isinstance(message.target, CourseStop):
            self.use(message.target)

    def use_digit(self, digit: str) -> None:
        """Goes to a tenth of the way, if the course has the focus."""
        if self.focused is self._pane and digit.isdecimal():  # "-" is the eleventh place on a board
            last = len(self.course.stops) - 1
            self._go(self.course.stops[last * int(digit) // _TENTHS].position)
        else:
            super().use_digit(digit)

    # Going

    def _go(self, position: int, ahead: bool = False) -> None:
        self.game.go(position, ahead)
        self._look_from()
        self.show_table()

    def _look_from(self) -> None:
        """Looks at the table of whoever has acted last, also where no hand is shown."""
        looking, seat = self.face.looking, self.game.shown_seat
        looking.look()
        looking.looked_at = None if seat == looking.own_seat else seat

    def use(self, item: object) -> None:
        """Shows the board and coatls of a player, or what a line of a variant is about, or goes to a turn; nothing else
        can be done here."""
        if isinstance(item, Seat):
            self.face.look_at(item.seat)
        elif isinstance(item, PanelItem):
            self.face.panel.go_there(item)
        elif isinstance(item, CourseStop):
            self._go(self.course.stops[item.index].position)

    # Commands

    def do_step_on(self) -> None:
        self._go(self.game.position + 1)

    def do_step_back(self) -> None:
        self._go(self.game.position - 1)

    def do_turn_on(self) -> None:
        self._go(self.game.next_turn())

    def do_turn_back(self) -> None:
        self._go(self.game.previous_turn())

    def do_to_start(self) -> None:
        self._go(0)

    def do_to_end(self) -> None:
        self._go(self.game.last)

    def do_next_better(self) -> None:
        """Goes to where the next turn began for which an analysis has found something better, after the last one to
        the first one."""
        found = sorted(each.moment.position for each in self.verdicts.costly())
        if found:
            self._go(next((position for position in found if position > self.game.position), found[0]), ahead=True)
        else:
            self.show_message(self.l10n("replay-no-better"), "warn")

    def do_next_note(self) -> None:
        """Reads on in a comment for which there is no room at once, or goes to the next turn of which a record tells
        something, after the last one to the first one."""
        if unread := self.face.sentence.unread:
            self.show_table(unread)
            return
        position = self.game.next_noted()
        if position is None:
            self.show_message(self.l10n("replay-no-notes"), "warn")
        else:
            self._go(position)

    def do_write_comment(self) -> None:
        """Lets the player write a comment on the turn that is looked at, or change the one that there is."""
        from coatl_tui.table.comment_form import CommentScreen

        game = self.game
        if not game.takes_comments:
            self.show_message(self.l10n("comment-not-here"), "warn")
            return

        comment = self._unkept.get(game.position, game.comment_here)

        def written(comment: str | None) -> None:
            if comment is None or comment == game.comment_here:
                return
            self._unkept[game.position] = comment
            try:
                game.comment(comment)
            except SaveError as error:
                self.show_message(save_error_text(error, game.name, None, self.l10n), "warn")
            except OSError as error:
                self.show_message(self.l10n("comment-not-kept", reason=system_text(error, self.l10n)), "warn")
            else:
                del self._unkept[game.position]
                self.show_table()

        self.app.push_screen(CommentScreen(game, comment, self.l10n), written)

    def do_variation(self) -> None:
        """Shows the first variation that begins in this turn; in a variation, where no other begins, the next one in
        its place."""
        branch, here = self.game.branch, self.game.variations()
        if here:
            self.app.push_screen(ReplayScreen(here[0].entered()))
        elif branch is not None and branch.count > 1:
            others = branch.game.variations()
            self.app.switch_screen(ReplayScreen(others[branch.number % branch.count].entered()))
        else:
            self.show_message(self.l10n("replay-no-variation"), "warn")

    def do_go_hand(self) -> None:
        """Shows the hand in the place of the course, or the course again."""
        shown = not self.face.panes["hand"].display
        self._show_hand(shown)
        self.set_focus(self.face.panes["hand"] if shown else self._pane)
        self.show_keys()

    def do_go_temples(self) -> None:
        self._show_hand(True)  # own temples lie there
        self.face.cursor.do_go_temples()

    def do_analysis(self) -> None:
        """Shows what each turn of a finished game was worth; one that is chosen there is shown here."""
        from coatl_tui.table.analysis_screen import AnalysisScreen

        if message := not_analysed(self.game.session):
            self.show_message(self.l10n(message), "warn")
            return

        def look(position: int) -> None:
            screen.dismiss()
            self._go(position, ahead=True)

        screen = AnalysisScreen(self.game, look, self.verdicts)
        self.app.push_screen(screen)

    def do_onward(self) -> None:
        """Plays on from here."""
        from coatl_tui.table.onward_form import open_onward

        open_onward(self, self.game)

    def on_screen_resume(self) -> None:
        self._show_course()  # an analysis may have found something

    def do_close(self) -> None:
        """Closes the log or what variants show, goes back from the hand or another player's table, or to where the game
        was opened."""
        looking = self.face.looking
        own = None if self.game.shown_seat == looking.own_seat else self.game.shown_seat
        if self.face.log.open or self.face.panel.open:
            self.face.close_one()
        elif self.face.panes["hand"].display:
            self.do_go_hand()
        elif looking.looked_at != own:
            self.face.look_at(own)
        else:
            self.dismiss()

    def do_quit(self) -> None:
        self.host.to_menu()
