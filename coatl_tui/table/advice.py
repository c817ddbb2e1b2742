"""Hints: a strong player is asked for the best turns, and thinks beside the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from rich.cells import cell_len

from coatl_core.game.actions import Action
from coatl_core.game.errors import VariantFailed
from coatl_core.play.hinttext import hint_cards
from coatl_core.play.table_game import Hint, SharedGame, TableGame
from coatl_tui.bindings import command
from coatl_tui.screens.base import key_name
from coatl_tui.table.changes import Changes
from coatl_tui.table.draw.hint_rows import hint_lines, worth_title
from coatl_tui.table.face import Face
from coatl_tui.table.hints import compared, reasons, told, touched
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice

_EDGES = 5
"""The columns of a row that hold the cursor and the number."""
_RULE = 13
"""The columns of a title that are no text."""
_MORE = 7
"""The cells of how many rows stand further down."""


class Advice:
    """``act_all`` plays a turn, ``say_why_not`` says why nothing can be done now."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        questions: Questions,
        telling: Telling,
        act_all: Callable[[Iterable[Action]], None],
        say_why_not: Callable[[], None],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._changes = changes
        self._questions = questions
        self._telling = telling
        self._act_all = act_all
        self._say_why_not = say_why_not
        self.asked: object = None
        """What tells one request for a hint from another while a strong player thinks about it; else None."""

    @property
    def wanted(self) -> bool:
        """Whether hints can be asked for."""
        return not self._window.host.settings.purist and not self._forbidden

    @property
    def _forbidden(self) -> bool:
        """Whether the game allows no hints."""
        return isinstance(self._game, SharedGame) and not self._game.allows_hints

    def do_hint(self) -> None:
        """Asks for the best turns."""
        if self._changes.must_wait():
            return
        host = self._window.host
        if self._forbidden:
            self._telling.warn("message-hint-forbidden")
        elif not self.wanted:
            self._telling.warn("message-hint-purist", key=key_name(command("settings"), host.l10n, host.keymap))
        elif not self._game.legal_actions or self._game.waits_for().who == "opponent":
            self._say_why_not()
        elif self.asked is None:
            self.asked = asked = object()
            self._telling.clear()
            self._window.run_beside(partial(self._ask, asked))

    def forget(self) -> None:
        """Whatever is found is not wanted any more."""
        self.asked = None

    async def _ask(self, asked: object) -> None:
        """Shows the best turns when they have been found, unless the player has gone on meanwhile."""
        try:
            hints = await self._game.hints()
        except VariantFailed as failure:
            hints = None
            if not self._window.is_gone:
                self._telling.fail(failure)
        if self._window.is_gone or self.asked is not asked:
            return
        self.asked = None
        if hints is None or self._changes.busy or self._questions.open or not self.wanted:
            self._telling.clear()
        elif not hints:
            self._telling.warn("message-hint-nobody")
        else:
            self._changes.run(partial(self._count, hints))

    async def _count(self, hints: Sequence[Hint]) -> Callable[[], None]:
        await self._game.count_hint()
        return partial(self._show, hints)

    def _show(self, hints: Sequence[Hint]) -> None:
        self._telling.say("")
        if not self._questions.open:
            if self._face.looking.looked_at is not None:
                self._face.look_at(None)
            self._questions.ask(partial(self._question, hints))

    def _question(self, hints: Sequence[Hint]) -> Question:
        """The turns with their reasons; each can be played up to the first thing that it reveals."""
        scene, placing, l10n = self._face.looking.own_scene, self._face.placing, self._window.host.l10n
        at = placing.at()
        tall = at.design == "large"
        width = placing.beside(len(hints)).width - _EDGES - 2 * at.framed
        lines = hint_lines(hints, scene, width, tall)
        whole = [reasons(hints, number, scene, width - 1) if tall else [] for number in range(len(hints))]
        rows = sum(map(len, lines)) + sum(map(len, whole)) + (len(hints) - 1) * tall  # with a free row between two
        area = placing.beside(rows)
        belows = [line[1:] for line in lines]
        spare = area.height - 1 - at.framed - sum(map(len, lines))
        tells_all = tall and sum(map(len, whole)) <= spare
        if tells_all:
            belows = [(*below, *more) for below, more in zip(belows, whole, strict=True)]
            spare -= sum(map(len, whole))
            has_reasons = [True] * len(hints)
        else:
            short = [compared(hints, number, scene, width) for number in range(len(hints))]
            for number, reason in enumerate(short):
                if reason and spare > 0:
                    belows[number] = (*belows[number], reason)
                    spare -= 1
            has_reasons = [below[-1:] == (reason,) for below, reason in zip(belows, short, strict=True)]
        if spare >= len(hints) - 1:
            belows = [*((*below, ()) for below in belows[:-1]), belows[-1]]
        titles = tuple(l10n(f"choice-title-hint{size}") for size in ("", "-short", "-least"))
        meant = worth_title(hints, l10n)
        fitting = (
            (title, worth)
            for worth in meant
            for title in titles
            if cell_len(title) + cell_len(worth) + _RULE + _MORE * (spare < 0) <= area.width
        )
        title, worth = next(fitting, (titles[1], ""))
        choices = [
            Choice(
                line[0],
                partial(self._act_all, hint.actions),
                touched(hint.actions, scene, hint_cards(hint)),
                told(
                    hints, number, scene, over=not has_reasons[number], gain=not tells_all and worth in ("", meant[-1])
                ),
                belows[number],
            )
            for number, (hint, line) in enumerate(zip(hints, lines, strict=True))
        ]
        return Question(title, choices, beside=rows, badge=self._letter(), corner=worth)

    def _letter(self) -> str:
        """The key of hints as it stands in the title of a pane."""
        return self._face.painting.board(self._face.looking.own_scene).letter("hint")
