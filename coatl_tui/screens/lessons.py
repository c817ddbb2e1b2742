"""The choice of a lesson: the game's own stand first, then those of plugins."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen

from coatl_core.files.problems import FileError
from coatl_core.game.errors import VariantFailed
from coatl_core.game.lesson import SHIPPED
from coatl_core.language.problemtext import short_problem_text
from coatl_core.play.lesson_game import lesson_ids, lesson_name
from coatl_core.play.lesson_place import LessonPlace, read_place
from coatl_core.plugins.registry import UnknownContent
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.page import message_content
from coatl_tui.widgets.lists import Line, List, spread, styled
from coatl_tui.widgets.pane import Pane

_WIDTH, _EDGES = 60, 7
"""The columns of the list, and those of its border and of the blanks inside it."""


class LessonsScreen(CoatlScreen, ModalScreen[None]):
    """A list of the lessons above the menu, each with the place where it goes on. Enter opens one."""

    scopes = ("lessons",)
    BINDINGS = bindings("lessons")
    CSS_PATH = "lessons.tcss"

    def compose(self) -> ComposeResult:
        yield List(id="lessons")
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one(List).focus()
        self.show_message("")

    def show(self) -> None:
        lessons = self.query_one(List)
        lessons.border_title = self.l10n("lessons-title")
        lessons.styles.width = width = min(_WIDTH, self.size.width)
        ids = lesson_ids(self.host.registry)
        lessons.styles.height = len(ids) + 2
        lessons.show([self._line(number, id, width - _EDGES) for number, id in enumerate(ids, 1)])
        self.show_keys()

    def _line(self, number: int, id: str, width: int) -> Line:
        """A line with the number and the name of a lesson, and the chapter where it goes on."""
        place = read_place(self.host.home.lesson_of(id))
        name = lesson_name(id, self.host.registry, self.l10n)
        left = Content.assemble(styled(f"{number:<3}", "muted"), styled(name, "text"))
        return Line(id, spread(left, styled(self._detail(id, place), "muted"), width), name)

    def _detail(self, id: str, place: LessonPlace) -> str:
        """The chapter where it goes on, or how long it takes, if that is known."""
        if place.chapter or place.step:
            return self.l10n("menu-lesson-at", n=place.chapter + 1)
        return "" if place.played else self.l10n.named(f"lesson-{id}-minutes", "")

    def show_message(self, text: str, style: str = "") -> None:
        """Shows a sentence above the keys, in as many lines as it needs."""
        pane, content = self.query_one("#message", Pane), message_content(text, style, self.size.width)
        pane.display = bool(text)
        pane.styles.height = len(content.lines)
        pane.show(content)

    def use(self, item: object) -> None:
        """Opens a lesson, or says why it cannot be played."""
        try:
            self.host.games.begin_lesson(str(item))
        except FileError as error:
            problem = error.problems[0]
            text = short_problem_text(problem, self.l10n)
            self.show_message(text, "warn")
        except (UnknownContent, VariantFailed):
            self.show_message(self.l10n("menu-no-lesson" if item == SHIPPED[0] else "lessons-plugins"), "warn")
