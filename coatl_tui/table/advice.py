"""Hints: a strong player is asked for the best turns, and thinks beside the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from rich.cells import cell_len

from coatl_core.game.actions import Action
from coatl_core.game.errors import VariantFailed
from coatl_core.play.hinttext import hint_cards
from coatl_core.play.table_game import Hint, SharedGame, TableGame
from coatl_tui.bindings import command, key_name
from coatl_tui.table.changes import Changes
from coatl_tui.table.draw.hint_rows import worth_title
from coatl_tui.table.face import Face
from coatl_tui.table.hints import list_hints, rows_wanted, told, touched
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice

_EDGES = 6
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
        self._shared = game if isinstance(game, SharedGame) else None
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
        return not (self._window.host.settings.purist or self._forbidden or self._untold)

    @property
    def _untold(self) -> bool:
        """Whether the cards of the one who looks are their secret."""
        scene = self._face.looking.scene
        return scene is not None and scene.untold

    @property
    def _forbidden(self) -> bool:
        """Whether the game allows no hints."""
        return self._shared is not None and not self._shared.allows_hints

    def do_hint(self) -> None:
        """Asks for the best turns."""
        if self._changes.must_wait():
            return
        host = self._window.host
        if self._forbidden:
            self._telling.warn("message-hint-forbidden")
        elif self._untold:
            self._telling.warn("message-untold")
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
        scene, placing, host = self._face.looking.own_scene, self._face.placing, self._window.host
        at, supply = placing.at(), self._letter("go-supply").lower()
        width = placing.beside(len(hints)).width - _EDGES - 2 * at.framed
        rows = rows_wanted(hints, scene, width, supply)
        area = placing.beside(rows)
        room = area.height - 1 - at.framed
        listed, left = list_hints(hints, scene, width, room, at.design == "large", supply)
        title, worth = self._title(hints, area.width - _MORE * (left < 0))
        gain = worth in ("", worth_title(hints, host.l10n)[-1])
        enter = self._face.bar().does("activate").keys[0][0]
        choices = [
            Choice(
                each.lines[0],
                partial(self._act_all, hint.actions),
                touched(hint.actions, scene, hint_cards(hint)),
                told(hints, number, scene, each, gain, enter),
                each.lines[1:],
            )
            for number, (hint, each) in enumerate(zip(hints, listed, strict=True))
        ]
        return Question(title, choices, beside=rows, badge=self._letter("hint"), corner=worth)

    def _title(self, hints: Sequence[Hint], width: int) -> tuple[str, str]:
        """The title of the list, and what the numbers in it are, in a border of so many cells."""
        l10n = self._window.host.l10n
        titles = tuple(l10n(f"choice-title-hint{size}") for size in ("", "-short", "-least"))
        fitting = (
            (title, worth)
            for worth in worth_title(hints, l10n)
            for title in titles
            if cell_len(title) + cell_len(worth) + _RULE <= width
        )
        return next(fitting, (titles[1], ""))

    def _letter(self, id: str) -> str:
        """The key of a command as it stands in the title of a pane."""
        return self._face.painting.board(self._face.looking.own_scene).letter(id)
