"""The screen of the analysis: for each turn of a player what a strong player would have done, and what it was worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from attrs import evolve, field, frozen
from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.language.playertext import kept_reason_text, reason_text
from coatl_core.play.analysis import Judged, Moment, costliest, judged, moments
from coatl_core.play.computers import in_thread
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.registry import UnknownContent
from coatl_tui.bindings import Command, bindings, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.draw.recap import NAME, deeds_told, draw_deeds, player_ink
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_MOST_WIDTH = 140
"""The most columns that are used. The style sheet has the same number."""
_TURN, _LOST = 5, 7
"""The columns of the number of a turn and of the points lost."""
_FRAME = 12
"""The columns of the line of the title for anything but its texts: the frame, and how many lines stand further down."""
_LEAST = 30
"""From this width on it is shown what would have been better, and not only what was done."""


@frozen
class Line:
    """A line of the list: a moment, in its place among all of them or (``first``) among those that cost most."""

    position: int
    first: bool
    judged: Judged = field(eq=False)


class AnalysisScreen(CoatlScreen):
    """Judges the turns of a player of a finished game one by one, beside the screen, and shows them as they come."""

    scopes = ("analysis",)
    BINDINGS = bindings("analysis")
    CSS_PATH = "analysis.tcss"

    def __init__(self, game: ReplayGame, look: Callable[[int], None]) -> None:
        """``look`` shows the game at a position."""
        super().__init__()
        self.game = game
        self.session = session = game.session
        self.seen = session.view(None)
        self._look = look
        self.seats = sorted(range(len(session.setup.players)), key=session.setup.is_computer)
        """Those of persons come first."""
        self.seat = self.seats[0]
        self._moments: dict[int, list[Moment]] = {}
        self._found: dict[int, list[Judged | None]] = {seat: [] for seat in self.seats}
        """What has been found for the moments of a seat, in order; None where nothing can be told."""
        self._moved = False
        """Whether the player has moved the cursor: until then it stands on what cost most."""
        self._work: object = None
        """What tells the search that goes on from those that have been given up."""

    def compose(self) -> ComposeResult:
        yield Pane(id="analysis", scrollbar=True, moved=self._tell)
        yield Pane(id="details", can_focus=False)
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#analysis", Pane).focus()
        self._begin()

    # Judging

    def _begin(self) -> None:
        """Goes on with the turns of the player who is shown; those of another one are given up."""
        self._work = work = object()
        self.run_beside(partial(self._judge_all, work, self.seat))

    async def _judge_all(self, work: object, seat: int) -> None:
        try:
            await self._judge(work, seat)
        except (UnknownContent, PlayerFailed):
            if not self.is_gone:
                self.show_message(self.l10n("message-hint-nobody"), "warn")
        except VariantFailed as failure:
            if not self.is_gone:
                told = {"plugin": plain(failure.plugin), "error": plain(failure.error)}
                self.show_message(self.l10n("analysis-failed", **told), "warn")

    async def _judge(self, work: object, seat: int) -> None:
        """Judges what has not been judged yet, one moment after the other. Raises what ``judged`` raises."""
        found, registry = self._found[seat], self.host.registry
        if seat not in self._moments:
            self._moments[seat] = await in_thread(partial(moments, self.session, seat))
        due = self._moments[seat]
        while not self.is_gone and self._work is work:
            self.show()
            if len(found) == len(due):
                return
            verdict = await in_thread(partial(judged, self.session, due[len(found)], registry))
            if not self.is_gone and self._work is work:
                found.append(verdict)

    # Showing

    @property
    def _width(self) -> int:
        return max(1, min(self.size.width, _MOST_WIDTH))

    def show(self) -> None:
        if not self.query("#analysis"):  # it has no widgets yet, or has lost them
            return
        found = [each for each in self._found[self.seat] if each is not None]
        l10n, name = self.l10n, fitted(plain(self.session.setup.players[self.seat]), NAME)
        due, done = len(self._moments.get(self.seat, ())), len(self._found[self.seat])
        if self.seat not in self._moments:
            corner = l10n("analysis-begins")
        elif done < due:
            corner = l10n("analysis-progress", done=done, all=due)
        else:
            corner = l10n("analysis-sum", n=len(found), good=sum(not each.lost for each in found))
        title = l10n("analysis-title", name=name)
        if done == due and cell_len(title) + cell_len(corner) + _FRAME > self._width:
            corner = l10n("analysis-sum-short", n=len(found), good=sum(not each.lost for each in found))
        pane = self.query_one("#analysis", Pane)
        pane.show(self._content(found), (Span(title, "strong"),), (Span(corner, "dim"),))
        if not self._moved:
            pane.go(0)
        self._tell(pane)
        self.show_keys()

    def _content(self, found: list[Judged]) -> Content:
        """The moments that cost most, and then all of them."""
        worst = costliest(found)
        rows = 1 + (len(worst) + 2 if worst else 0) + len(found)
        room = self.query_one("#analysis", Pane).size.height - 1
        canvas = Canvas(self._width, max(1, rows, room), self.signs)
        if not found:
            return canvas.content()
        self._headings(canvas, 0, self.l10n("analysis-most" if worst else "analysis-all"))
        y = self._lines(canvas, 1, worst, True)
        if worst:
            self._headings(canvas, y + 1, self.l10n("analysis-all"))
            y += 2
        self._lines(canvas, y, found, False)
        content = canvas.content()
        lit = tuple(evolve(spot, lit=spot.width) for spot in content.spots)
        return evolve(content, spots=lit, drawn=False)  # the cursor is a ground under the whole line

    def _columns(self) -> tuple[int, int, int]:
        """Where the deed begins, what would have been better, and the points."""
        end = self._width - 2 - _LOST
        room = end - _TURN - 2
        return _TURN + 1, _TURN + 1 + (room // 2 if room >= _LEAST else room), end

    def _headings(self, canvas: Canvas, y: int, title: str) -> None:
        _, better, end = self._columns()
        x = canvas.put(1, y, f"{title} ", "bold text")
        if x <= better < end:
            canvas.put(better, y, self.l10n("analysis-better"), "muted")
        canvas.right(self._width - 2, y, f" {self.l10n('analysis-lost')}", "muted")

    def _lines(self, canvas: Canvas, y: int, found: Iterable[Judged], first: bool) -> int:
        """A line for each of them. Returns the row below."""
        did, better, end = self._columns()
        for each in found:
            moment = each.moment
            canvas.right(_TURN, y, str(moment.turn), "muted")
            nothing = self.l10n("analysis-ended")
            draw_deeds(canvas, did, y, better - 1, moment.events, self.seen, self.l10n, nothing)
            if each.lost:
                draw_deeds(canvas, better, y, end - 1, each.events, self.seen, self.l10n, nothing)
                canvas.right(self._width - 2, y, str(max(1, round(each.lost))), "bold points")
            else:
                canvas.right(self._width - 2, y, "·", "faint")
            canvas.spot(Rect(1, y, self._width - 3, 1), Line(moment.position, first, each))
            y += 1
        return y

    def _tell(self, pane: Pane) -> None:
        """Shows all of the line under the cursor, and why something else would have been better."""
        l10n, details = self.l10n, self.query_one("#details", Pane)
        line = pane.item
        if not isinstance(line, Line):
            details.show(Content(), (Span(""),))
            return
        width = self._width - 2
        canvas = Canvas(self._width, max(1, details.size.height - 1), self.signs)
        seat, found = line.judged.moment.seat, line.judged
        name = plain(self.session.setup.players[seat])
        nothing = l10n("analysis-ended")
        rows, draw = deeds_told(name, player_ink(seat), found.moment.events, self.seen, l10n, width, nothing)
        draw(canvas, 1, 0)
        own = self.game.reason_for(found.moment.position)
        reason = kept_reason_text(own, self.seen.catalog, l10n, self.signs.told) if own is not None else ""
        for text in wrap(l10n("message-why", name=name, why=reason), width) if reason else []:
            canvas.put(1, rows, text, "muted")
            rows += 1
        if not found.lost:
            told = l10n("analysis-alike")
        else:
            master = l10n("analysis-adviser")
            more, draw = deeds_told(master, "bold text", found.events, self.seen, l10n, width, nothing)
            draw(canvas, 1, rows)
            rows += more
            why = found.why
            told = (
                l10n("analysis-why", why=reason_text(why, self.seen.catalog, l10n, self.signs.told))
                if why is not None
                else ""
            )
        for text in wrap(told, width) if told else []:
            canvas.put(1, rows, text, "muted")
            rows += 1
        points = max(1, round(found.lost)) if found.lost else 0
        title = l10n("analysis-turn", turn=found.moment.turn, points=points)
        details.show(canvas.content(), (Span(title, "strong"),))

    def on_pane_resized(self) -> None:
        self.show()

    def bar_commands(self) -> list[Command]:
        return [c for c in commands("analysis") if c.bar and (c.id != "next-seat" or len(self.seats) > 1)]

    # Commands

    def run_command(self, id: str) -> None:
        self._moved = self._moved or not any(id == each.id for each in commands("all"))
        super().run_command(id)

    async def take_click(self, message: Pane.Clicked) -> None:
        self._moved = True
        await super().take_click(message)

    def use(self, item: object) -> None:
        """Shows the game at the moment of a line."""
        if isinstance(item, Line):
            self._look(item.position)

    def do_look_there(self) -> None:
        self.do_activate()

    def do_next_seat(self) -> None:
        """Shows the turns of the next player."""
        if len(self.seats) > 1:
            self.seat = self.seats[(self.seats.index(self.seat) + 1) % len(self.seats)]
            self._begin()
            self.show()

    def do_to_start(self) -> None:
        self.query_one("#analysis", Pane).go(0)

    def do_to_end(self) -> None:
        pane = self.query_one("#analysis", Pane)
        pane.go(len(pane.content.spots) - 1)
