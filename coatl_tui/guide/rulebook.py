"""The screen of the rulebook: its contents on the left, the rules on the right."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right

from attrs import evolve
from textual.app import ComposeResult
from textual.events import DescendantFocus
from textual.geometry import Size
from textual.widgets import Input

from coatl_core.language.rulebook import Section, find_rule, rulebook
from coatl_tui.bindings import bindings, commands
from coatl_tui.guide.pages import Pages
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.content import Builder, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

BOTH = 120
"""From this width on, there is room for the contents beside a text that is as wide as the smallest table."""


class RulebookScreen(CoatlScreen):
    """``rule`` is the number of the rule to open, and later of the one being read. ``rules_l10n`` has the messages of
    the language the rules are shown in, which may be another one than the app's.

    ``starts`` are the lines on which the sections begin, ``hits`` those on which the word searched for stands, ``hit``
    is the index of the hit gone to (-1: none).
    """

    scopes = ("rules",)
    BINDINGS = bindings("rules")
    CSS_PATH = "rulebook.tcss"
    AUTO_FOCUS = "#contents"

    def __init__(self, rule: str = "") -> None:
        super().__init__()
        self.rule = rule
        self.sections: tuple[Section, ...] = ()
        self.starts: list[int] = []
        self.word = ""
        self.hits: list[int] = []
        self.hit = -1
        self._sizes = (Size(), Size())
        self.rules_l10n = self.l10n
        self._read()
        self.pages = self._laid_out(self.app.size)

    def compose(self) -> ComposeResult:
        yield Pane(id="contents", moved=self._opened)
        yield Pane(id="rule", scrollbar=True, scrolled=self._scrolled)
        yield Input(id="find", compact=True, max_length=40, placeholder=self.l10n("rulebook-find"))
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#find", Input).display = False
        for pane in self._panes():
            pane.named_below = self._named_below
        if self.rule:
            self._panes()[1].focus()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """In a terminal that has no room for contents and text, the text that has got the focus stands alone."""
        if isinstance(event.widget, Pane):
            self.set_class(event.widget.id == "rule" and self.size.width < BOTH, "-alone")

    def on_pane_resized(self) -> None:
        """Wraps the text again. It waits for the panes: when the screen is resized they still have their old size."""
        if self.is_gone:
            return
        contents, rule = self._panes()
        if (contents.size, rule.size) != self._sizes:
            self._show()

    def refresh_texts(self) -> None:
        self.query_one("#find", Input).placeholder = self.l10n("rulebook-find")
        self._reread()
        self.show_message("")

    def _read(self) -> None:
        """Reads the rules in the language the player has set for them, or in the app's if that is not installed."""
        registry, l10n = self.host.registry, self.l10n  # the languages come with the registry
        wanted = self.host.settings.rules_language
        other = wanted in l10n.languages and wanted != l10n.tag
        self.rules_l10n = l10n.in_language(wanted) if other else l10n
        self.sections = rulebook(self.rules_l10n.tag, registry.rulebooks)
        self.starts, self.hits, self.hit = [], [], -1  # these were of the sections before

    def _reread(self) -> None:
        """Shows the rules in another language, from the beginning of the section that was being read. It is found by
        its number: a chapter that a plugin brings need not be there in every language."""
        rule, contents = self.rule, self._panes()[0]
        self._read()
        contents.show_from(0)  # its headings take other lines now
        self.rule = rule
        self._show()
        self.use(find_rule(self.sections, rule))

    def _named_below(self, lines: int) -> str:
        return self.l10n("lines-below", n=lines)

    def _panes(self) -> tuple[Pane, Pane]:
        return self.query_one("#contents", Pane), self.query_one("#rule", Pane)

    def _show(self) -> None:
        contents, rule = self._panes()
        self._sizes = contents.size, rule.size
        if not rule.size.width:
            return
        reading = find_rule(self.sections, self.rule)
        place = self._place(reading)
        lit = bool(self.word) and self.hit >= 0 and rule.top <= self.hits[self.hit] < rule.top + rule.size.height
        self.pages = self._laid_out(rule.size)
        self._show_text()
        self._mark(reading)
        if lit and self.hit >= 0:
            self._show_hit()
        else:
            rule.show_from(self.starts[reading] + round(place * self._length(reading)))
        self.show_keys()

    def _laid_out(self, size: Size) -> Pages:
        """The pages for a size, in the language of the rules."""
        shown = [c for c in commands("table") if c.id in ("activate", "end", "undo")]
        keys = [self.bar_entry(command) for command in shown]
        width, height = size.width - 1, size.height - 1  # without the scrollbar and the title
        return Pages(self.sections, self.rules_l10n, width, height, keys, self.signs)

    def _place(self, section: int) -> float:
        """How far into a section the line at the top is, from 0 to 1; 0 if it is in another section."""
        top = self._panes()[1].top
        if not self.starts or self._section_at(top) != section:
            return 0.0
        return (top - self.starts[section]) / self._length(section)

    def _length(self, section: int) -> int:
        """The lines of a section."""
        ends = [*self.starts[1:], len(self._panes()[1].content.lines)]
        return max(1, ends[section] - self.starts[section])

    def _show_text(self) -> None:
        self.pages.word, self.pages.hit = self.word, self.hit
        content = self.pages.content()
        self.starts, self.hits = self.pages.starts, self.pages.hits
        if self.hit >= len(self.hits):  # it stood in a sentence that is not there at this width
            self.hit = -1
        self._panes()[1].show(content, (Span(self.l10n("rulebook-title"), "title"),))

    def _mark(self, reading: int) -> None:
        """Shows the contents with a mark, and the cursor, on the section being read."""
        self.rule = self.sections[reading].rule
        contents = self._panes()[0]
        width = max(20, contents.size.width)
        lines = Builder(width)
        for number, section in enumerate(self.sections):
            style = "marked" if number == reading else "" if section.depth else "strong"
            indent = "  " * section.depth
            first, *others = wrap(f"{section.rule} {section.title}", width - len(indent) - 2)
            with lines.spot(number):
                lines.add(indent + first, style)
            lines.newline()
            for line in others:
                lines.add(f" {indent}{' ' * (len(section.rule) + 1)}{line}", style)
                lines.newline()
        contents.show(lines.content(), (Span(self.l10n("rulebook-contents"), "title"),))
        contents.go(reading)

    # Reading

    def _section_at(self, line: int) -> int:
        """The index of the section to which this line of the text belongs."""
        return max(0, bisect_right(self.starts, line) - 1)

    def _open(self, section: int) -> None:
        """Scrolls to the beginning of a section, unless some of it stands at the top already."""
        rule = self._panes()[1]
        if self._section_at(rule.top) != section:
            rule.show_from(self.starts[section])

    def _opened(self, pane: Pane) -> None:
        """The cursor of the contents has moved."""
        if isinstance(pane.item, int) and pane.item < len(self.starts):
            self._open(pane.item)

    def _scrolled(self, pane: Pane) -> None:
        """The text has been scrolled. While the terminal changes its size this means nothing: it is wrapped again."""
        if pane.size == self._sizes[1]:
            self._mark(self._section_at(pane.top))

    def use(self, item: object) -> None:
        if isinstance(item, int) and item < len(self.starts):
            self._panes()[1].show_from(self.starts[item])

    def _turn_page(self, pages: int) -> None:
        self._panes()[1].turn_page(pages)

    def do_to_start(self) -> None:
        self._panes()[1].show_from(0)

    def do_to_end(self) -> None:
        rule = self._panes()[1]
        rule.show_from(len(rule.content.lines))

    # Searching

    def do_find(self) -> None:
        field = self.query_one("#find", Input)
        field.display = True
        field.value = ""
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._close_find()
        self.word, self.hit = unicodedata.normalize("NFC", " ".join(event.value.split())), -1
        self._show_text()
        if self.word:
            rule = self._panes()[1]
            rule.focus()
            self._go_to_hit(next((n for n, line in enumerate(self.hits) if line >= rule.top), 0))

    def _close_find(self) -> None:
        self._panes()[self.has_class("-alone")].focus()
        self.query_one("#find", Input).display = False

    def do_find_next(self) -> None:
        if self.word:
            self._go_to_hit(self.hit + 1)
        else:
            self.do_find()

    def do_find_previous(self) -> None:
        if self.word:
            self._go_to_hit(max(self.hit, 0) - 1)
        else:
            self.do_find()

    def _go_to_hit(self, number: int) -> None:
        """Goes to a place where the word stands. After the last one comes the first again."""
        if not self.hits:
            self.show_message(self.l10n("rulebook-not-found", word=self.word), "warn")
            return
        self.hit = number % len(self.hits)
        self._show_text()  # with this hit lit
        self._show_hit()
        self.show_message(self.l10n("rulebook-found", word=self.word, place=self.hit + 1, n=len(self.hits)))

    def _show_hit(self) -> None:
        """Scrolls to the hit gone to. Some lines above it are shown as well, but its own section stands at the top, and
        is marked in the contents."""
        rule, line = self._panes()[1], self.hits[self.hit]
        rule.show_from(max(self.starts[self._section_at(line)], line - rule.size.height // 3))

    def do_next_pane(self) -> None:
        """Goes from the contents to the text and back. The contents come back where the text stood alone."""
        contents, rule = self._panes()
        if self.focused is rule:
            self.remove_class("-alone")
            contents.focus()
        else:
            rule.focus()

    def do_rules_language(self) -> None:
        """Shows the rules in the next language. After the last one the rules follow the app's language again."""
        languages = self.l10n.languages
        tag = languages[(languages.index(self.rules_l10n.tag) + 1) % len(languages)]
        settings = evolve(self.host.settings, rules_language="" if tag == self.l10n.tag else tag)
        fault = self.host.change_settings(settings)
        self._reread()
        name = self.rules_l10n("language-name")
        self.show_message(fault or self.l10n("rulebook-language", language=name), "warn" if fault else "")

    def do_back(self) -> None:
        if self.query_one("#find", Input).display:
            self._close_find()
        else:
            self.dismiss()
