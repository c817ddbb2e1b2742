"""The table of a puzzle: what is asked, what a turn was, and the solution played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coatl_core.play.puzzle_game import PuzzleGame
from coatl_core.play.puzzletext import outcome_texts
from coatl_tui.table.questions import Question
from coatl_tui.table.turn_screen import TurnScreen
from coatl_tui.widgets.choice import Choice


class PuzzleScreen(TurnScreen):
    """One last turn, with all help but hints. After it stands what it was; then the solution can be seen, and the turn
    be tried again."""

    game: PuzzleGame

    def _at_rest(self) -> str:
        return (not self.game.shows and super()._at_rest()) or self._asked()

    def _asked(self) -> str:
        """What is asked, or that the solution is played."""
        game = self.game
        if game.shows:
            return self.l10n("puzzle-shown")
        return self.l10n("puzzle-ask", actions=game.puzzle.actions, points=game.points)

    # What a turn was

    def open_score(self, fault: str) -> None:
        self.telling.say(self._asked())
        super().open_score(fault)

    def _outcome_question(self) -> Question:
        """What the turn was, and what can be done next."""
        game, plain = self.game, self.questions.plain
        again, solution = plain("puzzle-again", self._try_again), plain("puzzle-solution", self._show_solution)
        goes_on = plain("puzzle-next", partial(self.host.games.begin_next_puzzle, game.named.key))
        if game.shows:
            choices = [again, goes_on, self._to_list, *self._onward]
        elif game.outcome is not None and game.outcome.verdict == "found":
            choices = [goes_on, solution, self._to_list, *self._onward]
        else:
            choices = [solution, again, goes_on, self._to_list, *self._onward]
        return Question(" ".join(outcome_texts(game, self.l10n)), choices, lasts=True)

    @property
    def _onward(self) -> list[Choice]:
        """The game that the turn is from can be played on, but in an app that deals no games."""
        served = self.host.terms is not None
        return [] if served else [self.questions.plain("puzzle-onward", self._play_on)]

    def _play_on(self) -> None:
        from coatl_tui.table.onward_form import open_onward

        open_onward(self, self.game.game_before())

    @property
    def _to_list(self) -> Choice:
        return self.questions.plain("puzzle-list", self._leave)

    def _leave(self) -> None:
        from coatl_tui.screens.puzzles import PuzzlesScreen

        key = self.game.named.key
        self.host.to_menu()
        self.app.push_screen(PuzzlesScreen(key))

    # The solution

    def _show_solution(self) -> None:
        self.changes.run(self._solution)

    async def _solution(self) -> Callable[[], None]:
        await self.game.show_solution()
        return partial(self.playing.show_result, message=self._at_rest())

    # Leaving

    def do_quit(self) -> None:
        if self.game.outcome is not None:
            self._leave()
        else:
            self.questions.ask(self._quit_question)

    def _quit_question(self) -> Question:
        """Whoever leaves may come back; whoever wants to see the solution has missed it."""
        stay = self.questions.plain("choice-quit-stay", self.questions.close)
        give_up = self.questions.plain("puzzle-give-up", self._show_solution)
        return Question(self.l10n("puzzle-quit"), [stay, give_up, self._to_list], lasts=True)
