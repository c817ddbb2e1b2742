"""The table of a mistake: the turn as it stood, what the try would cost, and what would have been best."""

from __future__ import annotations

from functools import partial

from coatl_core.language.valuetext import MARKED
from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.mistaketext import ask_text, best_text, cost_text
from coatl_tui.table.questions import Question
from coatl_tui.table.turn_screen import TurnScreen
from coatl_tui.widgets.choice import Choice


class MistakeScreen(TurnScreen):
    """A turn that cost points. What was better is told when it has been tried once more."""

    game: MistakeGame

    def _at_rest(self) -> str:
        return super()._at_rest() or ask_text(self.game, self.l10n)

    def open_score(self, fault: str) -> None:
        self.telling.say(best_text(self.game, self.l10n, MARKED), whole=True)
        super().open_score(fault)

    def _outcome_question(self) -> Question:
        game, plain = self.game, self.questions.plain
        choices: list[Choice] = []
        if game.number + 1 < len(game.mistakes):
            following = partial(self.host.games.begin_mistake, game.mistakes, game.number + 1)
            choices.append(plain("mistake-next", following))
        choices += [plain("puzzle-again", self._try_again), plain("mistake-game", self._look_there)]
        if self.host.terms is None:
            choices.append(plain("command-onward-name", self._play_on))
        choices.append(plain("mistake-leave", self._leave))
        return Question(cost_text(game, self.l10n), choices, lasts=True)

    def _look_there(self) -> None:
        from coatl_tui.table.replay import ReplayScreen

        self.app.push_screen(ReplayScreen(self.game.game_then()))

    def _play_on(self) -> None:
        from coatl_tui.table.onward_form import open_onward

        open_onward(self, self.game.game_then())

    def _leave(self) -> None:
        from coatl_tui.screens.puzzles import PuzzlesScreen

        self.host.to_menu()
        self.app.push_screen(PuzzlesScreen())

    def do_quit(self) -> None:
        self._leave()
