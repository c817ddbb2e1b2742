"""Questions at the table: asked beside what they speak of, asked again in another language or size, and answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_tui.table.face import Face
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.pane import Pane


@frozen
class Question:
    """A title, the choices below it, and the one on which the cursor stands first. One that ``lasts`` is not about the
    game: it stays open when another has moved. ``about`` are the ids of the panes that it speaks of, which it does not
    cover. ``brief`` is the title where the answers share its row. ``beside`` are the rows of one that lies beside the
    table, 0 for all others; ``badge`` stands before its title, ``corner`` at its right end."""

    title: str
    choices: Sequence[Choice]
    cursor: int = 0
    lasts: bool = False
    about: frozenset[str] = frozenset()
    brief: str = ""
    beside: int = 0
    badge: str = ""
    corner: str = ""


class Questions:
    """``changing`` says whether a change of the game is on its way. ``expected`` returns the action on whose choice the
    cursor stands first, if there is one."""

    def __init__(
        self, window: Window, face: Face, changing: Callable[[], bool], expected: Callable[[], Action | None]
    ) -> None:
        self._window = window
        self._face = face
        self._changing = changing
        self._expected = expected
        self._question: Callable[[], Question] | None = None
        self._asked_from: Pane | None = None
        self._asked_at: object = None
        self.closed: Callable[[], None] = lambda: None
        """Is called when a question has been closed and what came with it is done."""
        self.is_beside = False
        """Whether the question asked last lies beside the table."""
        self.lasts = False
        """Whether the question asked last is not about the game."""

    @property
    def open(self) -> bool:
        """Whether a question is open."""
        return self._face.choice.open

    def asks(self, question: Callable[[], Question]) -> bool:
        """Whether this question is open."""
        return self.open and self._question == question

    def ask(self, question: Callable[[], Question]) -> None:
        """Opens a question at the table. ``question`` is called again when the language changes."""
        focused = self._window.focused
        if isinstance(focused, Pane) and focused is not self._face.choice:
            self._asked_from = focused
        self._open(question)

    def _open(self, question: Callable[[], Question]) -> None:
        size, choice = self._window.size, self._face.choice
        self._question, self._asked_at = question, size
        asked = question()
        self.lasts, self.is_beside = asked.lasts, bool(asked.beside)
        self._face.lay_beside(asked.beside)
        if asked.beside:
            self._face.ask_beside(asked.beside, asked.title, asked.choices, asked.cursor, asked.badge, asked.corner)
        else:
            marked = frozenset(item for choice in asked.choices for item in choice.about)
            about = asked.about | self._face.panes_of(marked)
            self._face.ask(asked.title, asked.choices, asked.cursor, about, asked.brief)
        self._window.set_focus(choice)
        expected = self._expected()
        actions = [getattr(each.then, "args", ())[:1] for each in asked.choices]
        if expected is not None and (expected,) in actions:
            choice.go(actions.index((expected,)))
        self._face.mark_answer(choice)
        self._window.show_keys()

    def ask_again(self) -> None:
        """Asks the open question in the present language and size, with the cursor where it was."""
        choice = self._face.choice
        if choice.open and self._question is not None:
            cursor = choice.cursor
            self._open(self._question)
            choice.go(cursor)

    def resized(self) -> None:
        """Asks the open question again if the screen has another size since."""
        if self._asked_at != self._window.size:
            self.ask_again()

    def answer_with(self, then: Callable[[], object]) -> None:
        """Calls ``then``, and closes the question that was open before. If ``then`` changes the game, the question is
        closed together with the result: the focus moves back then, which shows the item under the cursor again."""
        question = self._question
        then()
        if self._question is question and not self._changing():
            self.close()

    def close(self) -> None:
        """Closes the open question, if there is one. The focus goes back to where it was asked."""
        choice = self._face.choice
        if choice.open:
            self._face.close_question()
            self._face.lay_beside(0)
            if self._asked_from is not None:
                self._window.set_focus(self._asked_from)
            self._window.show_keys()
            self._window.call_later(self.closed)

    def plain(self, message: str, then: Callable[[], object], **values: str) -> Choice:
        """A choice whose label is the message of this id."""
        return Choice((Span(self._window.host.l10n(message, **values)),), then)
