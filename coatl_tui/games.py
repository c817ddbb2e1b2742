"""The game at the table, and every way by which one comes there: new and saved games, replays, lessons, puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from textual.app import App

from coatl_core.files import clock
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.settings import own_name

if TYPE_CHECKING:  # imported when they are needed: the menu must not wait for the rules
    from datetime import date

    from coatl_core.game.rules import Setup
    from coatl_core.play.glance import Glance
    from coatl_core.play.lesson_game import LessonGame
    from coatl_core.play.local_game import LocalGame
    from coatl_core.play.mistakes import Mistake
    from coatl_core.play.new_player import NewPlayer
    from coatl_core.play.puzzle_game import Named
    from coatl_core.play.replay_game import ReplayGame
    from coatl_core.play.standing import SaveFailure
    from coatl_core.play.table_game import TableGame
    from coatl_core.plugins.registry import Registry
    from coatl_core.saves.format import Save
    from coatl_tui.host import Host
    from coatl_tui.results import KeptResults
    from coatl_tui.widgets.canvas import Canvas, Rect


def _lesson_table(game: LessonGame) -> CoatlScreen:
    """The table of the chapter that a lesson has come to."""
    from coatl_tui.table.beside_lesson import BesideLesson
    from coatl_tui.table.lesson_screen import LessonScreen

    return BesideLesson(game) if game.chapter.beside else LessonScreen(game)


class GamesAtTable:
    """The ``Games`` of the app, which is given twice: as Textual knows it and as our screens do. ``unsaved`` says why
    the game that was closed last could not be saved; it is None if it was."""

    def __init__(self, app: App[None], host: Host, results: KeptResults) -> None:
        self._app = app
        self._host = host
        self._results = results
        self.game: TableGame | None = None
        self.unsaved: SaveFailure | None = None
        self._learning: Literal["", "lesson", "puzzles"] = ""
        """The line of the menu from which the table was come to, if no game of one's own lies there."""

    # Games at this machine

    def begin(self, setup: Setup, tells: bool = False) -> None:
        if self._host.terms is not None:
            self._host.elsewhere.deal(setup)
            return
        from coatl_core.play.local_game import begin

        host = self._host
        apart = host.thinks_apart
        self._play_here(begin(setup, host.registry, host.store, self._saving_changed, apart=apart, tells=tells))

    def resume(self, path: Path) -> None:
        from coatl_core.saves.store import read

        host = self._host
        if host.terms is not None and not read(path).finished:  # it was ended at its host before its end
            self.replay(path)
            return
        from coatl_core.play.local_game import resume

        self._play_here(resume(path, host.registry, host.store, self._saving_changed, apart=host.thinks_apart))

    def play_day(self, day: date) -> None:
        from coatl_core.play.daily import deal_of, game_of
        from coatl_core.saves.records import NewerRecords

        host = self._host
        deal = deal_of(day, own_name(host.settings, host.l10n), host.registry, host.l10n)
        path = None
        with suppress(OSError, NewerRecords):  # then it is told as soon as the game is there
            path = game_of(day, self._results.load_days(), host.store)
        if path is not None:
            self.resume(path)
        else:
            self.begin(deal)

    def play_next(self, setup: Setup, tells: bool = False) -> None:
        following = self._results.next_game(setup)
        if isinstance(following, Path):
            self.resume(following)
        else:
            self.begin(following, tells)

    def play_on(self, before: ReplayGame, player: NewPlayer) -> None:
        from coatl_core.play.local_game import play_on

        host = self._host
        apart = host.thinks_apart
        self.play(play_on(before, player, host.registry, host.store, self._saving_changed, apart=apart))

    def _play_here(self, game: LocalGame) -> None:
        """Opens the table of a game at this machine, which counts from now on where games are counted."""
        faults = [*self._results.begins(game)]
        self.play(game)
        for fault in faults:
            self._app.notify(fault, severity="warning")

    def play(self, game: TableGame) -> None:
        from coatl_tui.table.beside_screen import BesideScreen
        from coatl_tui.table.screen import TableScreen

        self._host.to_menu()
        self.game = game
        view = game.view()
        self._host.l10n.fields = view.setup.fields
        beside = view.setup.chance == "beside"
        self._app.push_screen(BesideScreen(game) if beside else TableScreen(game))
        if view.phase == "over" and (not beside or view.own.coatls):
            from coatl_tui.table.score import ScoreScreen

            self._app.push_screen(ScoreScreen(game))

    # Games that are looked at

    def replay(self, path: Path) -> None:
        from coatl_core.play.replay_game import open_replay

        self.look_at(open_replay(path, self._host.registry, self._host.store))

    def look_at(self, game: ReplayGame) -> None:
        """Opens a game to be looked at action by action."""
        from coatl_tui.table.replay import ReplayScreen

        self._host.l10n.fields = game.view().setup.fields
        self._app.push_screen(ReplayScreen(game))

    def glance_at(self, save: Save, registry: Registry) -> Glance:
        from coatl_core.play.glance import glance
        from coatl_tui.table.draw import small_table  # here, in another thread: no key waits for it when it is drawn

        assert small_table
        return glance(save, registry)

    def draw_small_table(self, canvas: Canvas, area: Rect, glance: Glance, growth: bool = True) -> None:
        from coatl_tui.table.draw.small_table import draw_small_table

        draw_small_table(canvas, area, glance, self._host.l10n, growth)

    # Learning

    def begin_lesson(self, id: str) -> None:
        from coatl_core.play.lesson_game import begin

        host = self._host
        game = begin(host.registry, host.home.lesson_of(id), host.l10n, id)
        self._learn(game, "lesson", partial(_lesson_table, game))

    def show_chapter(self, game: LessonGame) -> None:
        self._app.switch_screen(_lesson_table(game))

    def begin_puzzle(self, named: Named) -> None:
        from coatl_core.play.puzzle_game import begin
        from coatl_tui.table.puzzle_screen import PuzzleScreen

        host = self._host
        game = begin(named, host.registry, host.home.puzzles, host.l10n)
        self._learn(game, "puzzles", partial(PuzzleScreen, game))

    def begin_next_puzzle(self, after: str = "") -> None:
        from coatl_core.files.problems import FileError
        from coatl_core.play.puzzle_game import all_puzzles, next_puzzle
        from coatl_core.plugins.registry import UnknownContent
        from coatl_core.saves.puzzle_tries import load_tries
        from coatl_core.saves.records import NewerRecords
        from coatl_tui.screens.puzzles import PuzzlesScreen

        host = self._host
        with suppress(OSError, NewerRecords, UnknownContent, FileError):  # the list says what is wrong
            named = next_puzzle(all_puzzles(host.registry), load_tries(host.home.puzzles), clock.today(), after)
            if named is not None:
                self.begin_puzzle(named)
                return
        host.to_menu()
        self._app.push_screen(PuzzlesScreen(after))

    def begin_mistake(self, mistakes: Sequence[Mistake], number: int) -> None:
        from coatl_core.play.mistake_game import begin
        from coatl_tui.table.mistake_screen import MistakeScreen

        game = begin(mistakes, number, self._host.registry)
        self._learn(game, "puzzles", partial(MistakeScreen, game))

    def _learn(self, game: TableGame, line: Literal["lesson", "puzzles"], table: Callable[[], CoatlScreen]) -> None:
        """Opens a table on which no game of one's own lies."""
        self._host.to_menu()
        self.game, self._learning = game, line
        self._app.push_screen(table())

    # Leaving

    @property
    def menu_line(self) -> str:
        """The line of the menu on which the cursor stands after the game was left; empty without a game."""
        if self.game is None:
            return ""
        over = self.game.view().phase == "over"
        return self._learning or ("new-game" if over else "continue")

    def close(self) -> None:
        """Closes the game at the table, if there is one: from then on all of it is saved, or ``unsaved`` says why it
        could not be."""
        if self.game is None:
            return
        self._host.elsewhere.stand_up()
        self.game.close()
        self._host.l10n.fields = ()
        if self._learning:
            self._learning = ""
        else:
            self.unsaved = self.game.save_failure()
            if self.game.view().phase == "over":
                self._results.set_played()
        self.game = None

    def finish_saving(self) -> None:
        """Waits until the game at the table is saved, and lets go of it. May be called from any thread."""
        if self.game is not None:
            self.game.close()

    def _saving_changed(self) -> None:
        """Shows on the table that the game can no longer be saved, or can again. Called from the thread that saves."""
        self._app.call_later(self._show_saving)

    def _show_saving(self) -> None:
        from coatl_tui.table.beside_screen import BesideScreen
        from coatl_tui.table.screen import TableScreen

        screen = self._app.screen
        if isinstance(screen, TableScreen):
            screen.show_table()
        elif isinstance(screen, BesideScreen):
            screen.show()
