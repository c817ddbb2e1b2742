"""The screen of the analysis: how points and chances have changed in a finished game, what its turns have cost, and
what a strong player would have done."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Container

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.game.view import view
from coatl_core.language.numbertext import MINUS
from coatl_core.language.playertext import kept_reason_text, reason_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.analysis import WORST, Judged, Verdicts, checked, costliest, moments, outlook, to_check, tried
from coatl_core.play.course import course_of
from coatl_core.play.glance import glance_of
from coatl_core.play.replay_game import ReplayGame
from coatl_core.players.beside import in_thread
from coatl_core.players.pool import PlayerPool
from coatl_core.plugins.registry import UnknownContent
from coatl_tui.bindings import Command, bindings, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.draw.chips import NAME
from coatl_tui.table.draw.course import BETTER
from coatl_tui.table.draw.verdicts import (
    Line,
    There,
    draw_chances,
    draw_turns,
    draw_verdict,
    lost_text,
    numbers_of,
    place_of,
    rows_of,
)
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content, Span, paragraph
from coatl_tui.widgets.pane import Pane

_MOST_WIDTH = 200
"""The most columns that are used. The style sheet has the same number."""
_BESIDE = 110, 30
"""From this size on the turn under the cursor stands beside the list, and all panes have boxes."""
_LEAST_CHART, _MOST_CHART = 6, 13
_STOPS = 8
"""After so many turns whose chances are known the chart is shown anew."""
_FRAME = 15
"""The columns of the line of the title for anything but its texts: the frame, and how many lines stand further down."""


class AnalysisScreen(CoatlScreen):
    """Judges the turns of a player of a finished game one by one, beside the screen, and shows them as they come."""

    scopes = ("analysis",)
    BINDINGS = bindings("analysis")
    CSS_PATH = "analysis.tcss"

    def __init__(self, game: ReplayGame, look: Callable[[int], None], verdicts: Verdicts) -> None:
        """``look`` shows the game at a position. What is found is added to ``verdicts``."""
        super().__init__()
        self.game = game
        self.session = session = game.session
        self.seen = session.view(None)
        self.course = course_of(game)
        self._look = look
        self.seats = sorted(range(len(session.setup.players)), key=session.setup.is_computer)
        """Those of persons come first."""
        self.seat = self.seats[0]
        self.verdicts = verdicts
        self._moved = False
        """Whether the player has moved the cursor: until then it stands on what cost most."""
        self._told = False
        """Whether there is a message."""
        self._numbers: dict[int, str] = {}
        """What the turns of the list are called, by the position."""
        self._work: object = None
        """What tells the search that goes on from those that have been given up."""
        self._thinking = PlayerPool().game(session.ruleset) if self.host.thinks_apart else None

    def compose(self) -> ComposeResult:
        yield Pane(id="points", can_focus=False)
        with Container(id="both"):
            yield Pane(id="analysis", scrollbar=True, moved=self._tell)
            yield Pane(id="details", can_focus=False)
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#analysis", Pane).focus()
        self._begin()

    def on_unmount(self) -> None:
        if self._thinking is not None:
            self._thinking.close()

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
        """Judges what has not been judged yet, one moment after the other, and before that whose chances were better:
        that is soon known. Raises what ``tried`` raises."""
        found, registry = self.verdicts.found.setdefault(seat, []), self.host.registry
        if seat not in self.verdicts.moments:
            self.verdicts.moments[seat] = await in_thread(partial(moments, self.session, seat))
        due = self.verdicts.moments[seat]
        await self._look_out(work)
        while not self.is_gone and self._work is work:
            self.show()
            if len(found) == len(due):
                await self._check(work, found)
                return
            verdict = await in_thread(partial(tried, self.session, due[len(found)], registry, self._thinking))
            if not self.is_gone and self._work is work:
                found.append(verdict)

    async def _check(self, work: object, found: list[Judged | None]) -> None:
        """Makes sure of those that cost most: only then are they called so. Raises what ``checked`` raises."""
        while (unsure := to_check([each for each in found if each is not None])) is not None:
            at = found.index(unsure)
            sure = await in_thread(partial(checked, self.session, unsure, self.host.registry, self._thinking))
            if self.is_gone or self._work is not work:
                return
            found[at] = sure
            self.show()

    async def _look_out(self, work: object) -> None:
        """Asks at the end of each turn whose chances are better. Raises what ``outlook`` raises."""
        if len(self.seats) < 2:
            return
        for number, stop in enumerate(self.course.stops):
            if number % _STOPS == 0:
                self._show_chart()
            if stop.position not in self.verdicts.outlooks:
                found = await in_thread(partial(outlook, self.session, stop.position, self.host.registry))
                if self.is_gone or self._work is not work:
                    return
                self.verdicts.outlooks[stop.position] = found
        self._show_chart()

    # Showing

    @property
    def _width(self) -> int:
        return max(1, min(self.size.width, _MOST_WIDTH))

    @property
    def _chart_rows(self) -> int:
        return max(_LEAST_CHART, min(_MOST_CHART, self.size.height // 3))

    @property
    def _beside(self) -> bool:
        return self.size.width >= _BESIDE[0] and self.size.height >= _BESIDE[1]

    def show(self) -> None:
        if not self.query("#analysis"):  # it has no widgets yet, or has lost them
            return
        if self.has_class("-beside") != self._beside:
            self.set_class(self._beside, "-beside")
        self.query_one("#message").display = self._told or self._beside
        self.query_one("#points").styles.height = self._chart_rows
        for pane in self.query(Pane):
            pane.boxed = self._beside and pane.id in ("points", "analysis", "details")
        self._show_chart()
        self._show_list()
        self._tell(self.query_one("#analysis", Pane))
        self.show_keys()

    def _show_chart(self) -> None:
        pane, l10n, several = self.query_one("#points", Pane), self.l10n, len(self.seats) > 1
        canvas = Canvas(self._width - 2 * pane.boxed, self._chart_rows - 1 - pane.boxed, self.signs)
        worst = costliest(self.verdicts.of(self.seat))[:WORST]
        costly = {self.course.at(each.moment.position + 1) for each in worst if each.sure}
        draw_chances(canvas, self.seen, l10n, self.course, self.verdicts.outlooks, costly, l10n("analysis-strip"))
        title = l10n("analysis-chances" if several else "log-points")
        legends = [l10n(f"analysis-signs{size}", better=BETTER) for size in ("", "-short", "-least")]
        fitting = [each for each in legends if cell_len(title) + cell_len(each) + _FRAME <= self._width]
        legend = fitting[0] if several and fitting else legends[-1]
        pane.show(canvas.content(), (Span(title, "strong"),), (Span(legend, "dim"),))

    def _show_list(self) -> None:
        found = self.verdicts.of(self.seat)
        l10n, name = self.l10n, fitted(plain(self.session.setup.players[self.seat]), NAME)
        due, done = len(self.verdicts.moments.get(self.seat, ())), len(self.verdicts.found.get(self.seat, ()))
        if self.seat not in self.verdicts.moments:
            corner = l10n("analysis-begins")
        elif done < due:
            corner = l10n("analysis-progress", done=done, all=due)
        elif to_check(found) is not None:
            corner = l10n("analysis-checks")
        elif self._has_letters():
            corner = l10n("analysis-letters")
        else:
            corner = ""
        title = l10n("analysis-title", name=name)
        width = self._list_width
        pane = self.query_one("#analysis", Pane)
        pane.named_below = lambda lines: l10n("lines-below", n=lines)
        if self.seat in self.session.setup.secret:
            pane.show(paragraph(l10n("analysis-secret", name=name), "dim", width - 2, 1), (Span(title, "strong"),))
            return
        costly, alike = costliest(found), [each for each in found if not each.lost]
        self._numbers = numbers_of(self.verdicts.moments.get(self.seat, ()))
        left = self.verdicts.moments.get(self.seat, [])[done:]
        canvas = Canvas(width - 1 - 2 * pane.boxed, max(1, rows_of(costly, alike, left)), self.signs)
        draw_turns(canvas, self.seen, l10n, costly, alike, left, self._numbers)
        content = canvas.content()
        lit = tuple(evolve(spot, lit=spot.width) for spot in content.spots)
        # the cursor is a ground under the whole line
        pane.show(
            evolve(content, spots=lit, drawn=False), (Span(title, "strong"),), (Span(corner, "dim"),) if corner else ()
        )
        if not self._moved:
            pane.go(0)

    def _has_letters(self) -> bool:
        """Whether one of the turns that are seen first has several choices."""
        pane, found = self.query_one("#analysis", Pane), self.verdicts.of(self.seat)
        numbers = numbers_of(self.verdicts.moments[self.seat])
        shown = [*costliest(found), *(each for each in found if not each.lost)][: pane.size.height - 2]
        return any(not numbers[each.moment.position].isdecimal() for each in shown)

    @property
    def _list_width(self) -> int:
        return self._width - self._details_width if self._beside else self._width

    @property
    def _details_width(self) -> int:
        return self._width * 2 // 5 if self._beside else self._width

    def _tell(self, pane: Pane) -> None:
        """Shows all of the line under the cursor, and why something else would have been better."""
        l10n, details, line = self.l10n, self.query_one("#details", Pane), pane.item
        if not isinstance(line, Line):
            details.show(Content(), (Span(""),))
            return
        found, catalog = line.judged, self.seen.catalog
        canvas = Canvas(
            self._details_width - 2 * details.boxed, max(1, details.size.height - 1 - details.boxed), self.signs
        )
        own, why = self.game.reason_for(found.moment.position), found.why
        reason = kept_reason_text(own, catalog, l10n, MARKED) if own is not None else ""
        better = reason_text(why, catalog, l10n, MARKED) if why is not None else ""
        before = view(self.game.state_at(found.moment.position), found.moment.seat)
        glance = glance_of(ReplayGame(self.session, found.moment.position))
        draw_verdict(canvas, self.seen, l10n, found, before, glance, reason, better)
        points = lost_text(found.lost, l10n).removeprefix(MINUS)
        due = self.verdicts.moments.get(self.seat, [])
        number = self._numbers.get(found.moment.position, str(found.moment.turn))
        title = l10n(f"analysis-turn{'' if found.lost else '-alike'}", turn=number, points=points)
        place, several = place_of(found.moment, due) if found.moment in due else (1, 1)
        part = l10n("analysis-part", n=place, all=several) if several > 1 else ""
        fits = cell_len(title) + cell_len(part) + _FRAME <= self._details_width
        corner = (Span(part, "dim"),) if part and fits else ()
        details.show(canvas.content(), (Span(title, "strong"),), corner)

    def on_pane_resized(self) -> None:
        self.show()

    def show_message(self, text: str, style: str = "") -> None:
        """Where there are no boxes, which would touch the key bar, the row of the message is that of the turn under the
        cursor as long as there is none."""
        super().show_message(text, style)
        self._told = bool(text)
        self.query_one("#message").display = self._told or self._beside

    def bar_commands(self) -> list[Command]:
        shown = [c for c in self.commands() if c.bar or c.id == "onward"]
        return [c for c in shown if c.id != "next-seat" or len(self.seats) > 1]

    # Commands

    def run_command(self, id: str) -> None:
        self._moved = self._moved or not any(id == each.id for each in commands("all"))
        super().run_command(id)

    async def take_click(self, message: Pane.Clicked) -> None:
        self._moved = True
        await super().take_click(message)

    def use(self, item: object) -> None:
        """Shows the game at the moment of a line, or where on the chart has been clicked."""
        if isinstance(item, Line | There):
            self._look(item.position)

    def do_look_there(self) -> None:
        self.do_activate()

    def do_onward(self) -> None:
        """Plays on from the moment of the line under the cursor."""
        from coatl_tui.table.onward_form import open_onward

        line = self.query_one("#analysis", Pane).item
        if isinstance(line, Line):
            game = copy(self.game)
            game.go(line.position, ahead=True)
            open_onward(self, game)

    def do_next_seat(self) -> None:
        """Shows the turns of the next player."""
        if len(self.seats) > 1:
            self.seat = self.seats[(self.seats.index(self.seat) + 1) % len(self.seats)]
            self._moved = False
            self._begin()
            self.show()

    def do_to_start(self) -> None:
        self.query_one("#analysis", Pane).go(0)

    def do_to_end(self) -> None:
        pane = self.query_one("#analysis", Pane)
        pane.go(len(pane.content.spots) - 1)
