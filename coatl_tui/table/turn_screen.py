"""What the tables of a puzzle and of a mistake share: one turn, with all help but hints, that can be tried again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.puzzle_game import PuzzleGame
from coatl_tui.bindings import bindings
from coatl_tui.table.draw.board import Moment
from coatl_tui.table.questions import Question
from coatl_tui.table.screen import TableScreen


class TurnScreen(TableScreen):
    """One turn. After it stands what it was."""

    game: PuzzleGame | MistakeGame
    BINDINGS = bindings("table", "several", "solo", "computers", "moves", "panel", "eleven")
    CSS_PATH = "table.tcss"

    says_how_to_go_on = False  # the question does

    def __init__(self, game: PuzzleGame | MistakeGame) -> None:
        super().__init__(game)
        self.face.painting.moment = self._moment

    def _moment(self) -> Moment | None:
        """What the status says when the turn has been tried: the game is not over."""
        looking, start = self.face.looking, self.game.session.start
        if not looking.over or start is None:
            return None
        name = looking.seen.players[start.seat].name
        return Moment(name, start.turn, (self.l10n("turn-tried", turn=start.turn),))

    def on_mount(self) -> None:
        self.telling.say(self._at_rest())

    def on_screen_resume(self) -> None:
        """Asks once more what can be done next, if that was looked at from another screen."""
        super().on_screen_resume()
        if self.face.looking.over and not self.questions.open:
            self.open_score("")

    @property
    def gives_hints(self) -> bool:
        return False

    def do_hint(self) -> None:
        self.telling.warn("puzzle-no-hints")

    def open_score(self, fault: str) -> None:
        self.questions.ask(self._outcome_question)

    def _outcome_question(self) -> Question:
        """What the turn was, and what can be done next."""
        raise NotImplementedError

    def _try_again(self) -> None:
        self.changes.run(self._again)

    async def _again(self) -> Callable[[], None]:
        self.game.again()
        return partial(self.playing.show_result, message=self._at_rest())

    def do_close(self) -> None:
        """Closes what lies open above the table; if nothing does, leaves it."""
        if self.questions.open:
            self.questions.close()
        elif not self.face.close_one():
            self.run_command("quit")
