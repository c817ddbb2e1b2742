"""Leaving the table, and saving a copy of its game."""

from __future__ import annotations

from collections.abc import Callable

from coatl_core.language.systemtext import system_text
from coatl_core.play.table_game import KeptGame, TableGame
from coatl_tui.table.face import Face
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.window import Window


class Leaving:
    """``title`` asks whether a game that is no worse for it is left; ``save`` opens the screen that asks for a name."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        questions: Questions,
        title: str,
        save: Callable[[KeptGame], None],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._questions = questions
        self._title = title
        self._save = save

    def do_save(self) -> None:
        """Saves a copy of the game under a name, if it is kept in a file."""
        if isinstance(self._game, KeptGame):
            self._save(self._game)

    def do_close(self) -> None:
        """Closes what lies open above the table; if nothing does, leaves it."""
        if self._questions.open:
            self._questions.close()
        elif not self._face.close_one():
            self.do_quit()

    def do_quit(self) -> None:
        """Asks whether the table is to be left, unless no turn is broken off by it."""
        ended = self._face.looking.over or self._game.waits_for().who in ("ended", "closed")
        if (self._game.covered or ended) and self._game.save_failure() is None:
            self._window.host.to_menu()
        else:
            self._questions.ask(self._question)

    def _question(self) -> Question:
        host, questions, failure = self._window.host, self._questions, self._game.save_failure()
        title = host.l10n(self._title)
        if failure is not None:
            title = host.l10n("choice-title-quit-unsaved", reason=system_text(failure.reason, host.l10n))
        stay = questions.plain("choice-quit-stay", questions.close)
        menu = questions.plain("choice-quit-menu", host.to_menu)
        quit = questions.plain("choice-quit-app", host.quit)
        return Question(title, [stay, menu, quit], lasts=True)
