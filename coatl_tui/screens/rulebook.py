"""The rulebook: its contents on the left, the rules on the right, with the app's own drawings of pieces."""

from __future__ import annotations

from attrs import evolve
from textual.app import ComposeResult
from textual.widgets import Input

from coatl_core.cards.patterns import PatternError, parse_pattern
from coatl_core.game.coatl import parse_coatl
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Block, Section, find_rule, rulebook
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.cards import pattern_spans
from coatl_tui.widgets.content import Builder, Content, Span, wrap
from coatl_tui.widgets.drawing import coatl_spans
from coatl_tui.widgets.pane import Pane


class RulebookScreen(CoatlScreen):
    """``rule`` is the number of the rule to open. ``rules_l10n`` has the messages of the language the rules are shown
    in, which may be another one than the app's."""

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
        self._widths = (0, 0)

    def compose(self) -> ComposeResult:
        yield Pane(id="contents", moved=self._opened)
        yield Pane(id="rule")
        yield Input(id="find", compact=True, max_length=40, placeholder=self.l10n("rulebook-find"))
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#find", Input).display = False
        self._read()

    def on_pane_resized(self) -> None:
        """Wraps the text again. It waits for the panes: when the screen is resized they still have their old width."""
        contents, rule = self._panes()
        if (contents.size.width, rule.size.width) != self._widths:
            self._show()

    def refresh_texts(self) -> None:
        self.query_one("#find", Input).placeholder = self.l10n("rulebook-find")
        self._read()
        self._show()
        self.show_message("")

    def _read(self) -> None:
        """Reads the rules in the language the player has set for them, or in the app's if that is not installed."""
        registry, l10n = self.host.registry, self.l10n  # the languages come with the registry
        wanted = self.host.settings.rules_language
        other = wanted in l10n.languages and wanted != l10n.tag
        self.rules_l10n = l10n.in_language(wanted) if other else l10n
        self.sections = rulebook(self.rules_l10n.tag, registry.rulebooks)

    def _panes(self) -> tuple[Pane, Pane]:
        return self.query_one("#contents", Pane), self.query_one("#rule", Pane)

    def _show(self) -> None:
        contents, rule = self._panes()
        width, self._widths = rule.size.width, (contents.size.width, rule.size.width)
        if not width:
            return
        lines = Builder(contents.size.width)
        for number, section in enumerate(self.sections):
            with lines.spot(number):
                indent = "  " * section.depth
                lines.add(f"{indent}{section.rule} {section.title}", "" if section.depth else "strong")
            lines.newline()
        contents.show(lines.content(), (Span(self.l10n("rulebook-contents"), "title"),))
        title = (Span(self.l10n("rulebook-title"), "title"),)
        rule.show(self._text(width), title)
        contents.go(find_rule(self.sections, self.rule))
        self._opened(contents)
        self.show_keys()

    def _text(self, width: int) -> Content:
        lines = Builder(width)
        self.starts = []
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
        for _ in range(self.size.height):  # so that the last rule can be scrolled to the top as well
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
        """Adds a paragraph, wrapped. The word searched for is highlighted."""
        for number, line in enumerate(wrap(text, lines.width - len(other) - 1)):
            lines.add(other if number else first, "dim" if "▌" in first else style)
            at, folded, word = 0, line.casefold(), self.word.casefold()
            while word and len(folded) == len(line) and (found := folded.find(word, at)) >= 0:
                lines.add(line[at:found], style)
                lines.add(line[found : found + len(word)], "marked")
                at = found + len(word)
            lines.add(line[at:], style)
            lines.newline()

    def _opened(self, pane: Pane) -> None:
        """Scrolls to the rule under the cursor of the contents."""
        if pane.id == "contents" and isinstance(pane.item, int) and pane.item < len(self.starts):
            self.rule = self.sections[pane.item].rule
            self.query_one("#rule", Pane).show_from(self.starts[pane.item])

    def use(self, item: object) -> None:
        self._opened(self.query_one("#contents", Pane))

    # Searching

    def do_find(self) -> None:
        field = self.query_one("#find", Input)
        field.display = True
        field.value = ""
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._close_find()
        self.word = event.value.strip()
        self._show()
        if self.word:
            self._go_to_find(0)

    def _close_find(self) -> None:
        self.query_one("#contents", Pane).focus()
        self.query_one("#find", Input).display = False

    def do_find_next(self) -> None:
        if self.word:
            self._go_to_find(1)
        else:
            self.do_find()

    def _go_to_find(self, beyond: int) -> None:
        """Goes to the next rule with the word, from the open rule on, or from so many rules ``beyond`` it. After the
        last rule the search begins again with the first."""
        pane, word = self.query_one("#contents", Pane), self.word.casefold()
        places = [n for n, section in enumerate(self.sections) if word in _all_text(section).casefold()]
        if not places:
            self.show_message(self.l10n("rulebook-not-found", word=self.word), "warn")
            return
        at = next((n for n in places if n >= pane.cursor + beyond), places[0])
        pane.go(at)
        self._opened(pane)
        self.show_message(self.l10n("rulebook-found", word=self.word, place=places.index(at) + 1, n=len(places)))

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

    def do_rules_language(self) -> None:
        """Shows the rules in the next language. After the last one the rules follow the app's language again."""
        languages = self.l10n.languages
        tag = languages[(languages.index(self.rules_l10n.tag) + 1) % len(languages)]
        settings = evolve(self.host.settings, rules_language="" if tag == self.l10n.tag else tag)
        fault = self.host.change_settings(settings)
        self._read()
        self._show()
        name = self.rules_l10n("language-name")
        self.show_message(fault or self.l10n("rulebook-language", language=name), "warn" if fault else "")

    def do_back(self) -> None:
        if self.query_one("#find", Input).display:
            self._close_find()
        else:
            self.dismiss()


def _all_text(section: Section) -> str:
    return " ".join([section.rule, section.title, *(block.text for block in section.blocks)])
