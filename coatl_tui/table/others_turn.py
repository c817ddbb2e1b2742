"""Those who move by themselves: an automatic opponent, step by step, and computer players, who think beside the
screen. A person elsewhere is only waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve
from textual.timer import Timer

from coatl_core.game.actions import Action, Step
from coatl_core.play.table_game import Decision, TableGame
from coatl_tui.settings import PACES
from coatl_tui.table.changes import Changes
from coatl_tui.table.face import Face
from coatl_tui.table.opponent_clock import OpponentClock
from coatl_tui.table.telling import PROBLEMS, Telling
from coatl_tui.table.thinking import ThinkingMark
from coatl_tui.table.window import Window

_MINUTE = 60.0


class OthersTurn:
    """``act`` tries an action, ``decided`` does what a computer player has decided, ``show_table`` shows the game."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        telling: Telling,
        act: Callable[[Action], None],
        decided: Callable[[Decision], None],
        show_table: Callable[[], None],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._changes = changes
        self._telling = telling
        self._act = act
        self._decided = decided
        self._show_table = show_table
        self._clock = OpponentClock(window, lambda: face.choice.open or changes.busy, self.move_on)
        self._sign = ThinkingMark(window, lambda: window.host.moves, self._show_sign)
        self._away: Timer | None = None
        self.thinking = False
        """Whether a computer player thinks."""

    @property
    def opponent_moves(self) -> bool:
        """Whether a step of an automatic opponent is due."""
        return self._game.waits_for().who == "opponent"

    def steps(self) -> Iterator[Action]:
        """The steps left in the opponent's turn."""
        while self.opponent_moves:
            yield Step()

    def start(self) -> None:
        """Lets them move at their pace, after the game has been shown. What was just taken back they do not do again
        by themselves: whoever has taken it back wants to mend something first."""
        waiting = self._game.waits_for()
        if self._away is not None:
            self._away.stop()
            self._away = None
        if waiting.who in ("opponent", "computer") and not self._game.can_redo:
            self._clock.start(self._window.host.settings.pace)
        else:
            self._clock.stop()
        if waiting.away is not None:  # for how many minutes, is shown
            self._away = self._window.set_timer(_MINUTE - waiting.away % _MINUTE, self._show_table)

    def stop(self) -> None:
        """Lets nobody move by themselves: something has failed."""
        self._clock.stop()

    def move_on(self) -> None:
        """Lets the one who is to move do the next thing: the automatic opponent, or a computer player."""
        who = self._game.waits_for().who
        if who == "opponent":
            self._act(Step())
        elif who == "computer" and not self.thinking and not self._changes.busy:
            self.thinking = True
            self._sign.start()
            self._window.run_beside(self._let_think)

    async def _let_think(self) -> None:
        """A computer player thinks. The table can be looked at meanwhile."""
        try:
            decision = await self._game.decide()
        except PROBLEMS as problem:
            decision = None
            if not self._window.is_gone:
                self._telling.fail(problem)
        finally:
            self.thinking = False
            self._sign.stop()
            self._face.painting.thinking = ""
        if self._window.is_gone or self._changes.busy:
            return
        if decision is None:  # the game is another one by now
            self._show_table()
        else:
            self._decided(decision)

    def _show_sign(self) -> None:
        """Draws the sign of the computer player that is thinking, unless something moves or lies over the table."""
        scene, painting = self._face.looking.scene, self._face.painting
        painting.thinking = self._sign.sign
        if scene is None or not scene.computer_moves or self._window.is_gone:
            return
        if self._window.is_active and not painting.animation.running:
            painting.draw(scene, "status", "players")

    def do_pace(self) -> None:
        """Changes the pace of those who move by themselves to the next one."""
        host = self._window.host
        pace = PACES[(PACES.index(host.settings.pace) + 1) % len(PACES)]
        fault = host.change_settings(evolve(host.settings, pace=pace))
        self._show_table()
        self._telling.say(fault or host.l10n("message-pace", pace=pace), "warn" if fault else "")
