"""The screen about what is kept about the player, at the hosts of their games, and here if the app is served to them:
it is told, taken along as one file, or deleted after a word was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.widgets import Input

from coatl_core.files.sanitize import plain
from coatl_core.hosting.codes import shown_code
from coatl_core.language.systemtext import system_text
from coatl_tui.bindings import Command, bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.page import message_content, message_margin
from coatl_tui.widgets.content import Builder
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:
    from coatl_core.hosting.claims import Answers
    from coatl_core.hosting.own_seats import OwnSeat

_LONGEST = 20
"""The characters of the word that is typed."""
_EDGES = 6
"""The columns of the border of the box, of the blanks inside it, and of the scrollbar with one before it."""


class AboutMeScreen(CoatlScreen):
    """``chosen`` is the seat that this is about at first, if it is not about everything."""

    scopes = ("about-me",)
    BINDINGS = bindings("about-me")
    CSS_PATH = "about_me.tcss"
    AUTO_FOCUS = "#told"

    def __init__(self, chosen: OwnSeat | None = None) -> None:
        super().__init__()
        self._chosen, self._seat = chosen, chosen
        self._seats: tuple[OwnSeat, ...] = ()
        self._answers: Answers | None = None
        """What the hosts have said; None as long as they are asked."""
        self._says: Callable[[], str] = str
        self._style = ""
        self._deleting = False
        self._stood_up = False
        """Whether the game on the table below, or its lobby, goes on without the player."""

    def compose(self) -> ComposeResult:
        yield Pane(id="told", scrollbar=True)
        yield Input(id="word", compact=True, max_length=_LONGEST)
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#word").display = False
        self.run_beside(self._ask)

    @property
    def _everything(self) -> bool:
        """Whether this is about all that is kept, files of a visitor included."""
        return self._seat is None

    async def _ask(self) -> None:
        """Asks the hosts."""
        from coatl_core.hosting.claims import kept_at_hosts

        try:
            self._seats = await self.host.elsewhere.all_seats()
        except OSError as error:
            self._say_failed(error)
        asked = self._seats if self._seat is None else (self._seat,)
        answers = await kept_at_hosts(asked, self.host.elsewhere.known_as)
        if not self.is_gone:
            self._answers = answers
            self.show()

    # Showing

    def show(self) -> None:
        pane = self.query_one("#told", Pane)
        margin = message_margin(self.size.width) - 1
        lines = Builder(max(1, self.size.width - 2 * margin - _EDGES))
        for number, (text, style) in enumerate(self._texts()):
            if number and style == "text":
                lines.newline()
            for line in wrap(text, lines.width):
                lines.add(line, style)
                lines.newline()
        pane.styles.margin = self.query_one("#word").styles.margin = 0, margin
        pane.border_title = self._title()
        pane.show(lines.content())
        self._show_message()
        self.show_keys()

    def _title(self) -> str:
        title = self.l10n("about-me-title")
        return title if self._seat is None else f"{title} · {shown_code(self._seat.game)}"

    def _texts(self) -> Iterator[tuple[str, str]]:
        """Sentences, and what is known, each with its style."""
        from coatl_core.hosting.protocol import KeptOfSeat
        from coatl_tui.about_me import TEXTS, failure_text, files_of, game_text

        l10n, home, terms = self.l10n, self.host.home, self.host.terms
        if self._everything and terms is not None:
            sizes = [known.st_size for _, known in files_of(home.data)]
            counted = {"files": str(len(sizes)), "bytes": str(sum(sizes))}
            yield l10n("about-me-files", **counted, guest=plain(home.data.name)), "text"
        elif self._everything:
            yield l10n("about-me-own"), "text"
        for text in TEXTS:
            yield l10n(f"about-me-{text}"), "text"
        if self._answers is None:
            yield l10n("about-me-asking"), "text"
            return
        yield l10n("about-me-games" if self._answers else "about-me-none"), "text"
        for seat, answer in self._answers:
            if isinstance(answer, KeptOfSeat):
                yield game_text(answer, l10n), "muted"
            elif isinstance(answer, Exception):
                reason = failure_text(answer, l10n)
                yield l10n("about-me-one", game=shown_code(seat.game), reason=reason), "muted"

    def _say(self, says: Callable[[], str], style: str = "") -> None:
        self._says, self._style = says, style
        self._show_message()

    def _say_failed(self, error: OSError) -> None:
        self._say(lambda: self.l10n("about-me-unwritten", reason=system_text(error, self.l10n)), "warn")

    def _show_message(self) -> None:
        if self.is_gone:
            return
        pane = self.query_one("#message", Pane)
        content = message_content(self._says(), self._style, self.size.width)
        pane.styles.height = max(1, len(content.lines))
        pane.show(content)

    @property
    def warns(self) -> bool:
        return self._style == "warn"

    def bar_commands(self) -> list[Command]:
        shown = super().bar_commands()
        return [each for each in shown if each.id != "all-kept" or self._chosen is not None]

    # Taking it along, and deleting it

    @property
    def _waits(self) -> bool:
        """Whether the hosts are still asked, or something is being deleted."""
        return self._answers is None or self._deleting

    def _is_busy(self) -> bool:
        """Whether one has to wait: then that is said, until it is so no more."""
        if self._waits:
            self._say(lambda: self.l10n("about-me-busy") if self._waits else "", "warn")
        return self._waits

    def do_all_kept(self) -> None:
        """Speaks of everything, or of the game alone that was chosen."""
        if self._chosen is None or self._is_busy():
            return
        self._seat = self._chosen if self._seat is None else None
        self._answers = None
        self._close_word()
        self._say(str)
        self.show()
        self.run_beside(self._ask)

    def do_export_kept(self) -> None:
        from coatl_tui.about_me import NAME, exported

        if self._is_busy():
            return
        assert self._answers is not None
        is_served = self.host.terms is not None and self._everything
        try:
            data = exported(self._answers, self.l10n, self.host.home.data if is_served else None)
            told = self.host.deliver(NAME, data)
        except OSError as error:
            self._say_failed(error)
        else:
            self._say(lambda: told)

    def do_delete_kept(self) -> None:
        """Asks for the word."""
        if self._is_busy():
            return
        if not self._answers and not (self.host.terms is not None and self._everything):
            self._say(lambda: self.l10n("about-me-nothing"))
            return
        word = self.query_one("#word", Input)
        word.value, word.display = "", True
        self.set_focus(word)
        self._say(lambda: self.l10n("about-me-sure"), "warn")
        self.show_keys()

    def do_back(self) -> None:
        """Keeps everything, if the word was asked for; else leaves the screen."""
        if self.query_one("#word").display:
            self._close_word()
            self._say(str)
        elif self._stood_up:
            self.host.to_menu()
        else:
            super().do_back()

    def _close_word(self) -> None:
        self.query_one("#word").display = False
        self.set_focus(self.query_one("#told"))
        self.show_keys()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        typed = message.value.strip().casefold()
        if self._deleting or not self.query_one("#word").display:
            return
        if typed != self.l10n("about-me-word").casefold():
            self._say(lambda: self.l10n("about-me-wrong-word"), "warn")
            return
        self._close_word()
        self._deleting = True
        self._say(lambda: self.l10n("about-me-deleting-now"))
        self.run_beside(partial(self._delete, self._seats if self._seat is None else (self._seat,)))

    async def _delete(self, seats: Sequence[OwnSeat]) -> None:
        """Has it deleted at the hosts, and then here. What a host has not deleted stays known here, so that it can be
        tried again."""
        from coatl_core.hosting.claims import forget_at_hosts, is_gone
        from coatl_tui.about_me import remove, unanswered

        home, elsewhere = self.host.home, self.host.elsewhere
        self._stood_up = elsewhere.stand_up() or self._stood_up
        try:
            answers = await forget_at_hosts(seats, home.seats, home.past_seats, elsewhere.known_as)
            if not unanswered(answers) and self._everything and self.host.terms is not None:
                remove(home.data)
                self.host.leave()
                return
        except OSError as error:
            self._say_failed(error)
            return
        finally:
            self._deleting = False
        if self.is_gone:
            return
        self._answers = [(seat, answer) for seat, answer in answers if not is_gone(answer)]
        self._seats = await elsewhere.all_seats()
        if unanswered(answers):
            self._say(lambda: self.l10n("about-me-undeleted"), "warn")
        else:
            self._say(lambda: self.l10n("about-me-deleted"))
        self.show()
