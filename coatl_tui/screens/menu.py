"""The menu, which is the first screen."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import date
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.containers import Container
from textual.content import Content

from coatl_core.cards.pieces import piece
from coatl_core.files import clock
from coatl_core.files.regularfile import read_text
from coatl_core.play.lesson_place import LessonPlace, read_place
from coatl_core.play.puzzle_place import seems_found, shipped_number
from coatl_tui.bindings import Command, bindings, command, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.last_table import HIGH, LEAST, MOST, LastTable
from coatl_tui.screens.names import theme_name
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import ELLIPSIS, Builder
from coatl_tui.widgets.content import Content as Lines
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Line, List, spread, styled
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, piece_width, serpent_width

if TYPE_CHECKING:  # the menu must not wait for the rules
    from coatl_core.files.home import Home
    from coatl_core.saves.campaigns import Campaign
    from coatl_core.saves.format import Save
    from coatl_core.saves.store import Entry

_SERPENT = tuple(piece(text) for text in ("<G", *"RYBKG", "R>"))
_LETTERS = ("", *"CÓATL", "")
"""What stands on each piece of the serpent in place of its own letter."""
_GROUPS = (
    ("continue",),
    ("daily", "new-game", "join", "puzzles", "score-pad"),
    ("lesson", "saves", "records", "rules", "settings"),
    ("own-seats", "plugins", "help", "quit"),
)
_DIGITS = {
    item: digit
    for items, digits in (
        (("continue", "daily", "new-game", "join", "puzzles", "score-pad"), "012345"),
        (("lesson", "saves", "rules", "settings"), "6789"),
    )
    for item, digit in zip(items, digits, strict=True)
}
"""Each line keeps its digit; the others are reached by the letter that stands there."""
_WIDTH, _LEAST, _MARGIN = 60, 40, 3
"""Columns of the menu, the least of them beside a table, and the most lines left free above the serpent."""
_FOR_TABLE = 3
"""The lines that the last table takes from those above the serpent."""
_BESIDE, _APART = 5, 1
"""The columns of the list beside those of its lines, and those between it and the table."""
_SPACED = 30
"""The lines that a terminal needs for free lines between the groups."""
_PARTED, _CREDIT = 24, 2
"""The lines from which a few of these are there beside a table, and those of the credit alone."""
_KEY = 3
"""The columns of the digit or key of a line and the blanks after it."""
_MOST_NOTICES = 3
"""The most plugins whose faults are shown."""
_LOOKED_AT, _MOST_BYTES = 10, 1_000_000
"""The most saves that are looked at before the first frame, and the most bytes of one."""
_AFTER_FIRST_FRAME = 0.1
"""Seconds until the app looks for plugins and reads saves: by then the menu is on the terminal, and nobody has read it
yet."""


class MenuScreen(CoatlScreen):
    """Shows a serpent, the name of the game, the menu, and notices about files and plugins that cannot be used."""

    scopes = ("menu",)
    BINDINGS = bindings("menu")
    _last: Entry | None = None
    """The game that can be gone on with, once it is known."""
    _unfinished = False
    """Whether there is a game that can be gone on with, as far as is known."""
    _today = date.min
    """The date of today's deal, and how many days run up to it, as far as is known."""
    _streak = 0
    _begun = False
    """Whether today's deal is begun and not over."""
    _campaign: Campaign | None = None
    """The campaign that the game played last belongs to, if it goes on."""
    _place = LessonPlace()
    """How far the player has come in the lesson."""
    _first = True
    _said = ""
    """The message that says why what the player has just asked for cannot be done."""

    def __init__(self) -> None:
        super().__init__()
        self.table = LastTable(self.host, self.app, self._show_glance)

    def compose(self) -> ComposeResult:
        yield Pane(id="title", can_focus=False)
        yield Container(List(id="menu"), Pane(id="last", can_focus=False), id="both")
        yield Pane(id="credit", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#menu").focus()
        self.query_one("#last", Pane).boxed = True
        # Not by Textual's timer, which never comes if it is late by its own length when it starts.
        self.call_after_refresh(get_running_loop().call_later, _AFTER_FIRST_FRAME, self._look)

    def on_screen_resume(self) -> None:
        self._said, self._last, self._today = "", None, clock.today()
        if self._first:
            self._sized = self.size  # it is shown for this size now
            self.go_to("continue")
            if not (self._unfinished or self.host.home.seats.exists()):
                played = self.host.home.records.exists() or self._place.played
                self.query_one("#menu", List).go_item("new-game" if played else "lesson")
        else:  # the first time it comes after the first frame
            self._unfinished = _seems_unfinished(self.host.home)
            self.show()
            self._look_for_last()
        self._first = False

    def _look(self) -> None:
        self.host.after_first_frame()
        self._look_for_last()

    def _look_for_last(self) -> None:
        """Finds the game played last, and how many days run, in threads, because many saves take their time, and shows
        them."""
        if self.host.home.has_saves():
            Thread(target=partial(self._read_last, self.app), daemon=True).start()
        if self.host.home.days.exists():
            Thread(target=partial(self._read_days, self.app), daemon=True).start()

    def _read_days(self, app: App[object]) -> None:
        """Runs in a thread, like the next one."""
        from coatl_core.play.daily import game_of
        from coatl_core.saves.records import NewerRecords

        with suppress(OSError, NewerRecords):  # the records say what is wrong
            days = self.host.results.load_days()
            found, game = days.of(self._today), game_of(self._today, days, self.host.store)
            begun = found is not None and found.result is None and game is not None
            app.call_later(self._show_running, days.running(self._today), begun)

    def _show_running(self, days: int, begun: bool) -> None:
        self._streak, self._begun = days, begun
        if self.is_active:
            self.show()

    def _read_last(self, app: App[object]) -> None:
        """Runs in a thread, which may go on while the app is being left: a screen has no app any more then."""
        entries = self.host.store.entries()
        finished = any(entry.save is not None and entry.save.finished for entry in entries)
        last = _last_of(entries)
        played = last.save if last is not None else next((e.save for e in entries if e.save is not None), None)
        app.call_later(self._show_last, last, played, finished, self._campaign_of(entries))

    def _campaign_of(self, entries: Iterable[Entry]) -> Campaign | None:
        if not self.host.home.campaigns.exists():
            return None
        from coatl_core.play.campaigns import PlayedCampaigns

        setup = next((entry.save.setup for entry in entries if entry.save is not None), None)
        return PlayedCampaigns(self.host.home.campaigns).going_on(setup) if setup is not None else None

    def _show_last(self, last: Entry | None, played: Save | None, finished: bool, campaign: Campaign | None) -> None:
        self._last, self._unfinished, self._campaign = last, last is not None, campaign
        self.table.last, self.table.played = last, played
        if finished:
            self.host.results.set_played()
        if self.is_active:
            self.show()

    def go_to(self, item: str) -> None:
        """Puts the cursor on an item if it is there, such as the game that has just been left."""
        self._unfinished = _seems_unfinished(self.host.home)
        self.show()
        self.query_one("#menu", List).go_item(item)

    def show(self) -> None:
        """Shows everything as it is now. The serpent is left out if notices leave no room for it. Where there are saved
        games the last table has its place from the first frame on, so that nothing moves when it comes."""
        width, height = self.size
        has_table = self.host.home.has_saves()
        columns = min(width, _WIDTH)
        if has_table:
            columns = min(_WIDTH, max(_LEAST, width * 9 // 20 - _BESIDE))
        foot = self._foot(width)
        is_plain = len(foot.lines) <= _CREDIT  # nothing but the credit stands there
        gaps = len(_GROUPS) if height >= _SPACED else 2 * (has_table and is_plain and height >= _PARTED)
        lines = self._lines(columns, gaps)
        below = 2 + (has_table and is_plain and height >= _SPACED)  # the keys, and lines around the credit
        room = height - len(lines) - len(foot.lines) - below
        scale = Scale(5, 8) if room >= 10 + has_table * _FOR_TABLE - (below > 2) else Scale(3, 6)
        title, rows = self.query_one("#title", Pane), scale.rows + 4
        rows -= has_table * (1 if height >= _SPACED else 2)  # the border of the table is above the first line
        if height < _SPACED and room < rows:  # the serpent comes before free lines
            room += len(lines)
            lines = self._lines(columns, 0)
            room -= len(lines)
        title.display = room >= rows - (not has_table) and width >= _WIDTH
        title.styles.height = rows
        free = room - rows - has_table * _FOR_TABLE
        title.styles.margin = (min(_MARGIN, max(0, free)), 0, 0, 0)
        if title.display:
            title.show(self._title(width, rows, scale))
        menu, credit = self.query_one("#menu", List), self.query_one("#credit", Pane)
        menu.styles.max_height = max(1, height - len(foot.lines) - 2)
        menu.styles.width = columns + _BESIDE
        menu.styles.margin = (int(has_table), 0, 0, 0)
        menu.show(lines)
        credit.styles.height = len(foot.lines)
        credit.styles.margin = (0, 0, 1 + (has_table and is_plain and height >= _PARTED), 0)
        credit.show(foot)
        above = title.styles.margin.height + rows if title.display else 0
        beside = width - columns - _BESIDE - _APART - 2 * _edge(width) if has_table else 0
        self._show_table(beside, height - len(foot.lines) - below - above, len(lines) + has_table)
        self.show_keys()

    def _show_table(self, width: int, height: int, lines: int) -> None:
        """Shows the last table in at most so much room, beside so many lines of the menu."""
        pane, both = self.query_one("#last", Pane), self.query_one("#both")
        width, height = min(MOST, width), min(HIGH, height)
        pane.display = width >= LEAST and height > 2
        both.styles.height = max(lines, height) if pane.display else lines
        if pane.display:
            pane.styles.width, pane.styles.height = width, height
            self.table.show(pane, width, height)

    def _show_glance(self) -> None:
        if self.is_active:
            self.show()

    def _foot(self, width: int) -> Lines:
        lines = Builder(width)
        said = [self.l10n(self._said)] if self._said else []
        for notice in [*said, *self.host.notices()]:
            for text in wrap(notice, width - 4):
                _centred(lines, text, "warn")
        for notice in self._plugin_notices():
            first, *others = wrap(notice, width - 5)
            _centred(lines, first, "warn")
            for text in others[:1]:  # the screen of plugins shows the whole of it
                _centred(lines, text + ELLIPSIS * (len(others) > 1), "warn")
        for text in wrap(self.l10n("app-credit"), 60):
            _centred(lines, text, "dim")
        return lines.content()

    def _plugin_notices(self) -> list[str]:
        """A sentence for each of the first plugins that are not used, and one for the others."""
        broken, l10n = self.host.broken_plugins(), self.l10n
        if not broken:
            return []
        from coatl_core.files.sanitize import plain
        from coatl_core.language.problemtext import short_problem_text

        notices = []
        for plugin in broken[:_MOST_NOTICES]:
            problem = plugin.problems[0]
            reason = short_problem_text(problem, l10n)
            notices.append(l10n("notice-plugin", plugin=plain(plugin.id, 40), reason=reason))
        if len(broken) > _MOST_NOTICES:
            notices.append(l10n("notice-plugins-more", n=len(broken) - _MOST_NOTICES))
        return notices

    def _title(self, width: int, height: int, scale: Scale) -> Lines:
        """A serpent with the name of the game on it."""
        canvas = Canvas(width, height, self.signs)
        x, middle = (width - serpent_width(Serpent(_SERPENT), scale)) // 2, scale.rows // 2
        draw_serpent(canvas, x, 0, Serpent(_SERPENT), scale)
        for part, letter in zip(_SERPENT, _LETTERS, strict=True):
            end = x + piece_width(part.part, scale)
            for at in range(x, end):
                if canvas.text_at(at, middle) == canvas.letter(part.color):
                    canvas.put(at, middle, " ")
            canvas.put((x + end) // 2, middle, letter, f"bold on-{part.color}")
            x = end
        tagline = self.l10n("menu-tagline")
        canvas.put((width - cell_len(tagline)) // 2, scale.rows + 1, tagline, "muted")
        return Lines(canvas.lines())

    def _lines(self, width: int, gaps: int) -> list[Line]:
        """The lines, with so many free ones at most between the groups."""
        home = self.host.home
        there = {"saves": home.has_saves(), "own-seats": home.seats.exists()}
        there["records"] = any(path.exists() for path in (home.records, home.days, home.campaigns, home.puzzles))
        there["daily"] = self.host.terms is None  # a host deals what is its own
        there["continue"] = self._unfinished or there["own-seats"]
        keys = {each.id: self.key(each) for each in commands(*self.scopes)}
        lines: list[Line] = []
        self._place = read_place(home.lesson)
        for group in _GROUPS:
            shown = [item for item in group if there.get(item, True)]
            if lines and shown and gaps:
                lines.append(Line())
                gaps -= 1
            lines += [self._line(item, keys[item], width) for item in shown]
        return lines

    def _line(self, item: str, key: str, width: int) -> Line:
        """A line with its digit or its key, and what there is to know about it."""
        name, digit = self.l10n(f"menu-{item}"), _DIGITS.get(item, "")
        left = Content.assemble(styled(f"{digit or key:<{_KEY - 1}} ", "bold key"), styled(name, "text"))
        room = max(0, width - left.cell_length - 2)
        shown = next((text for text in self._details(item) if cell_len(text) <= room), "")
        return Line(item, spread(left, styled(shown, "muted"), width), name, digit)

    def _details(self, item: str) -> Iterator[str]:
        """What there is to know about an item, in ever shorter words."""
        home = self.host.home
        if item == "saves":
            yield str(sum(1 for _ in home.saves.glob("[!.]*.json")) or "")
        elif item == "daily":
            today = self.l10n(f"day-date-{self._today.month}", day=self._today.day)
            shown = f"{today} · {self.l10n('day-open')}" if self._begun else today
            if self._streak > 1:
                yield f"{shown} · {self.l10n('menu-daily-running', n=self._streak)}"
            yield from (shown, today)
        elif item == "new-game" and self._campaign is not None:
            from coatl_core.play.campaigntext import campaign_text

            key = self.key(command("rematch"))
            yield f"{campaign_text(self._campaign, self.l10n)} · {key}"
            yield self.l10n("menu-chapter", key=key)
        elif item == "new-game" and home.has_saves():
            yield self.l10n("menu-again", key=self.key(command("rematch")))
        elif item == "new-game":
            yield self.l10n("menu-new-game-who")
        elif item == "join":
            yield self.l10n("menu-join-how")
        elif item == "continue" and self._last is not None and self._last.save is not None:
            save = self._last.save
            yield self.l10n("menu-game", players=self.l10n("list-comma").join(save.setup.players), turn=save.turn)
            yield self.l10n("saves-turn", turn=save.turn)
        elif item == "lesson" and (self._place.chapter or self._place.step):
            yield self.l10n("menu-lesson-at", n=self._place.chapter + 1)
        elif item == "lesson" and not self._place.played:
            yield self.l10n("lesson-first-minutes")
        elif item == "rules":
            yield self.l10n("menu-rules-key", key=self.key(command("rules")))
        elif item == "score-pad":
            yield self.l10n("menu-score-pad-what")
        elif item == "puzzles":
            if home.puzzles.exists():
                yield self.l10n("menu-puzzles-found", n=seems_found(home.puzzles), all=shipped_number())
            yield self.l10n("menu-puzzles-new")
        elif item == "plugins":
            used = self.host.used_plugins()
            if used is not None:
                yield self.l10n("menu-plugins-on", n=used)
        elif item == "settings":
            yield f"{self.l10n('language-name')} · {theme_name(self.app.theme, self.host)}"
            yield self.l10n("language-name")

    def bar_commands(self) -> list[Command]:
        """What does not stand in the list."""
        listed = ("rematch", *(item for group in _GROUPS for item in group))
        added = ("theme", "palette", "language")
        return [c for c in commands(*self.scopes) if (c.bar or c.id in added) and c.id not in listed]

    def use(self, item: object) -> None:
        self.run_command(str(item))

    def do_continue(self) -> None:
        """Goes on with the first game of a host that waits for the player, or else with the unfinished game played last
        here, or says that there is none."""
        if self.host.home.seats.exists():
            self._say("menu-asking")
            self.run_beside(self._go_on)
        else:
            self._go_on_here(_last_of(self.host.store.entries()))

    async def _go_on(self) -> None:
        from coatl_core.hosting.own_seats import OwnSeat, waited_for

        waited: OwnSeat | None = None
        with suppress(OSError, ImportError):  # the list of these games says what is wrong
            elsewhere = self.host.elsewhere
            waited = await waited_for(await elsewhere.own_seats(), self.host.registry, elsewhere.known_as)
        if self.is_gone or not self.is_active:
            return
        if waited is not None:
            self.app.call_later(self.host.elsewhere.come_back, waited)
            return
        last = _last_of(self.host.store.entries())
        if last is not None:
            self._go_on_here(last)
        else:
            self.do_own_seats()

    def _go_on_here(self, last: Entry | None) -> None:
        from coatl_core.saves.format import SaveError
        from coatl_tui.screens.saves import SavesScreen

        if last is None:
            self._say("menu-nothing-to-continue")
        elif last.save is None:
            self.app.push_screen(SavesScreen())  # it says what is wrong with this file, and offers the others
        else:
            try:
                self.host.games.resume(last.path)
            except SaveError as error:
                self.app.push_screen(SavesScreen(error, last.path))

    def do_daily(self) -> None:
        """Plays the deal of today, or goes on with it; of one that is over the score sheet is shown."""
        from coatl_core.plugins.registry import UnknownContent
        from coatl_core.saves.format import SaveError
        from coatl_tui.screens.saves import SavesScreen

        if self.host.terms is not None:
            self._say("served-off")
            return
        try:
            self.host.games.play_day(clock.today())
        except UnknownContent:
            self._say("menu-no-daily")
        except SaveError as error:
            self.app.push_screen(SavesScreen(error, self.host.home.saves))

    def do_rematch(self) -> None:
        """Deals a new game to the players of the game played last, by the same rules, or the next chapter of their
        campaign."""
        from coatl_core.saves.format import SaveError
        from coatl_tui.screens.saves import SavesScreen

        last = next((entry for entry in self.host.store.entries() if entry.save is not None), None)
        if last is None or last.save is None:
            self._say("menu-nothing-to-repeat")
            return
        try:
            self.host.games.play_next(last.save.setup, tells=last.save.told)
        except SaveError as error:
            self.app.push_screen(SavesScreen(error, last.path))

    def _say(self, message: str) -> None:
        self._said = message
        self.show()

    def do_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_lesson(self) -> None:
        """Asks which lesson is to be opened."""
        from coatl_tui.screens.lessons import LessonsScreen

        self.app.push_screen(LessonsScreen())

    def do_puzzles(self) -> None:
        from coatl_tui.screens.puzzles import PuzzlesScreen

        self.app.push_screen(PuzzlesScreen())

    def do_join(self) -> None:
        from coatl_tui.screens.join import JoinScreen

        self.app.push_screen(JoinScreen())

    def do_own_seats(self) -> None:
        from coatl_tui.screens.own_seats import OwnSeatsScreen

        self.app.push_screen(OwnSeatsScreen())

    def do_saves(self) -> None:
        from coatl_tui.screens.saves import SavesScreen

        self.app.push_screen(SavesScreen())

    def do_records(self) -> None:
        from coatl_tui.screens.records import RecordsScreen

        self.app.push_screen(RecordsScreen())

    def do_score_pad(self) -> None:
        self.host.open_pad()

    def do_plugins(self) -> None:
        from coatl_tui.screens.plugins import PluginsScreen

        self.app.push_screen(PluginsScreen())

    def do_quit(self) -> None:
        self.host.quit()


def _last_of(entries: Iterable[Entry]) -> Entry | None:
    """The game being played that was played last, or a file before it that cannot be read; None if there is neither. A
    copy saved under a name is no game being played."""
    return next((e for e in entries if e.save is None or not (e.save.finished or e.save.name)), None)


def _edge(width: int) -> int:
    """The columns left free at either side of the menu and the last table."""
    return max(1, (width - 80) // 15)


def _seems_unfinished(home: Home) -> bool:
    """Whether one of the last saves seems to be of a game that can be gone on with. Only a look is taken at them:
    to read all saves takes too long for a frame."""
    with suppress(OSError):
        paths = sorted(home.saves.glob("[!.]*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in paths[:_LOOKED_AT]:
            with suppress(OSError, ValueError):
                text = read_text(path, _MOST_BYTES)
                if '"finished": false' in text and '"name": ""' in text:
                    return True
    return False


def _centred(lines: Builder, text: str, style: str) -> None:
    lines.add(" " * max(0, (lines.width - cell_len(text)) // 2))
    lines.add(text, style)
    lines.newline()
