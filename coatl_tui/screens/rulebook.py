"""The rulebook: its contents on the left, the rules on the right, with the app's own drawings of pieces."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right

from attrs import evolve
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Input

from coatl_core.cards.patterns import PatternError, parse_pattern
from coatl_core.game.coatl import parse_coatl
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Block, Section, find_rule, rulebook
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.cards import pattern_spans
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.drawing import coatl_spans
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane


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
    rules_l10n: L10n

    def __init__(self, rule: str = "") -> None:
        super().__init__()
        self.rule = rule
        self.sections: tuple[Section, ...] = ()
        self.starts: list[int] = []
        self.word = ""
        self.hits: list[int] = []
        self.hit = -1
        self._sizes = (Size(), Size())

    def compose(self) -> ComposeResult:
        yield Pane(id="contents", moved=self._opened)
        yield Pane(id="rule", scrolled=self._scrolled)
        yield Input(id="find", compact=True, max_length=40, placeholder=self.l10n("rulebook-find"))
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#find", Input).display = False
        self._read()

    def on_pane_resized(self) -> None:
        """Wraps the text again. It waits for the panes: when the screen is resized they still have their old size."""
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
        self.hit = -1

    def _reread(self) -> None:
        """Shows the rules in another language, from the beginning of the section that was being read."""
        self._read()
        self._show()
        self.use(self._panes()[0].item)

    def _panes(self) -> tuple[Pane, Pane]:
        return self.query_one("#contents", Pane), self.query_one("#rule", Pane)

    def _show(self) -> None:
        contents, rule = self._panes()
        self._sizes = contents.size, rule.size
        if not rule.size.width:
            return
        reading = find_rule(self.sections, self.rule)
        self._show_text()
        self._mark(reading)
        self._open(reading)
        self.show_keys()

    def _show_text(self) -> None:
        rule = self._panes()[1]
        rule.show(self._text(rule.size), (Span(self.l10n("rulebook-title"), "title"),))

    def _mark(self, reading: int) -> None:
        """Shows the contents with a mark, and the cursor, on the section being read."""
        self.rule = self.sections[reading].rule
        contents = self._panes()[0]
        lines = Builder(contents.size.width)
        for number, section in enumerate(self.sections):
            style = "marked" if number == reading else "" if section.depth else "strong"
            with lines.spot(number):
                lines.add(f"{'  ' * section.depth}{section.rule} {section.title}", style)
            lines.newline()
        contents.show(lines.content(), (Span(self.l10n("rulebook-contents"), "title"),))
        contents.go(reading)

    def _text(self, size: Size) -> Content:
        lines = Builder(size.width)
        self.starts, self.hits = [], []
        for section in self.sections:
            self.starts.append(len(lines.lines))
            self._add(lines, f"{section.rule}  {section.title}", " ", " ", "title-key")
            lines.newline()
            for number, block in enumerate(section.blocks):
                if number and (block.kind != "item" or section.blocks[number - 1].kind != "item"):
                    lines.newline()
                self._add_block(lines, block)
            lines.newline()
            lines.newline()
        for _ in range(size.height - 1 - (len(lines.lines) - self.starts[-1])):  # the last rule can be at the top, too
            lines.newline()
        return lines.content()

    def _add_block(self, lines: Builder, block: Block) -> None:
        l10n = self.rules_l10n
        if block.kind == "ruling":
            label = l10n("rulebook-ruling-number", rule=block.subject) if block.subject else l10n("rulebook-ruling")
            lines.add(f" ▌ {label}", "warn")
            lines.newline()
            self._add(lines, block.text, " ▌ ", " ▌ ")
        elif block.kind == "pattern":
            lines.add("   ")
            try:
                lines.spans(pattern_spans(parse_pattern(block.subject), l10n("card-each")))
            except PatternError:
                lines.add(block.subject)
            lines.newline()
            self._add(lines, block.text, "     ", "     ")
        elif block.kind == "coatl":
            lines.add("  ")
            try:
                lines.spans(coatl_spans(parse_coatl(block.subject).pieces, lines.width - 4))
            except ValueError:
                lines.add(block.subject)
            lines.newline()
            self._add(lines, block.text, "     ", "     ")
        elif block.kind == "item":
            self._add(lines, block.text, " · ", "   ")
        else:
            self._add(lines, block.text, " ", " ")

    def _add(self, lines: Builder, text: str, first: str, other: str, style: str = "") -> None:
        """Adds a paragraph, wrapped. The word searched for is highlighted, also where it goes on in the next line."""
        sought = re.finditer(re.escape(self.word), text, re.IGNORECASE) if self.word else ()
        found = [(number, *match.span()) for number, match in enumerate(sought, len(self.hits))]
        begin = 0  # where the line begins in the text
        for number, line in enumerate(wrap(text, lines.width - len(other) - 1)):
            lines.add(other if number else first, "dim" if "▌" in first else style)
            at, end = begin, begin + len(line)
            for hit, start, stop in found:
                if start < end and stop > begin:
                    if start >= begin:
                        self.hits.append(len(lines.lines))
                        lines.add(text[at:start], style)
                    at = min(stop, end)
                    lines.add(text[max(start, begin) : at], "found" if hit == self.hit else "marked")
            lines.add(text[at:end], style)
            lines.newline()
            begin = end + 1

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
        if isinstance(item, int):
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
        self.query_one("#contents", Pane).focus()
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
        rule, line = self._panes()[1], self.hits[self.hit]
        # Some lines above it are shown as well, but its own section stands at the top, and is marked in the contents.
        rule.show_from(max(self.starts[self._section_at(line)], line - rule.size.height // 3))
        self.show_message(self.l10n("rulebook-found", word=self.word, place=self.hit + 1, n=len(self.hits)))

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

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
