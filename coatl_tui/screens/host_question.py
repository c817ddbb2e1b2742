"""The question whether the host beside the app goes on when the app is left."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen

from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Line, List, styled

_WIDTH, _EDGES = 64, 7
"""The columns of the list, and those of its border and of the blanks inside it."""
_ANSWERS = ("goes-on", "end")


class HostQuestion(CoatlScreen, ModalScreen[None]):
    """Two answers above the screen that is to be left. Esc goes back to it."""

    scopes = ("host",)
    BINDINGS = bindings("host")
    CSS_PATH = "host_question.tcss"

    def compose(self) -> ComposeResult:
        yield List(id="answers")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one(List).focus()

    def show(self) -> None:
        answers, l10n = self.query_one(List), self.l10n
        width = min(_WIDTH, self.size.width)
        answers.border_title = l10n("host-question")
        answers.styles.width = width
        lines = [self._line(number, answer, width - _EDGES) for number, answer in enumerate(_ANSWERS, 1)]
        answers.styles.height = 2 + sum(str(line.prompt).count("\n") + 1 for line in lines)
        answers.show(lines)
        self.show_keys()

    def _line(self, number: int, answer: str, width: int) -> Line:
        name = self.l10n(f"host-{answer}")
        first, *more = wrap(name, width - 3)
        rest = "".join(f"\n   {text}" for text in more)
        prompt = Content.assemble(styled(f"{number:<3}", "muted"), styled(f"{first}{rest}", "text"))
        return Line(answer, prompt, name)

    def use_digit(self, digit: str) -> None:
        """Answers at once, as in the questions at the table."""
        if self.query_one(List).go_digit(digit):
            self.do_activate()

    def use(self, item: object) -> None:
        self.host.leave(end_host=item == "end")
