"""The rulebook: its contents on the left, the rules on the right, pictures drawn with the app's own pieces."""

from __future__ import annotations

from attrs import evolve
from textual.app import ComposeResult
from textual.widgets import Input

from coatl_core.cards.patterns import PatternError, parse_pattern
from coatl_core.game.coatl import parse_coatl
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Block, Section, find_rule, rulebook
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.widgets.content import Builder, Content, Span, wrap
from coatl_tui.widgets.drawing import coatl_spans, pattern_spans
from coatl_tui.widgets.pane import Pane


class RulebookScreen(CoatlScreen):
    """``rule`` is the number of the rule to open. ``rules_l10n`` has the messages of the language it is told in."""

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
        message = Pane(id="message", can_focus=False)
        message.add_class("line")
        yield message
        yield self.keys_pane()

    def on_mount(self) -> None:
        self.query_one("#find", Input).display = False
        self._read()

    def on_pane_resized(self) -> None:
        """The text is wrapped anew; while the whole screen is being resized its panes still have their old widths."""
        contents, rule = self._panes()
        if (contents.size.width, rule.size.width) != self._widths:
            self._show()

    def retell(self) -> None:
        """Shows everything anew, in the language now spoken."""
        self.query_one("#find", Input).placeholder = self.l10n("rulebook-find")
        self._read()
        self._show()
        self._say("")

    def _read(self) -> None:
        """The rules may be in another language than the app. One that is no longer installed is not asked for."""
        registry = self.coatl.registry  # it brings the languages
        wanted = self.coatl.settings.rules_language
        self.rules_l10n = self.coatl.l10n_of(wanted if wanted in self.l10n.languages else self.l10n.tag)
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
        for _ in range(self.size.height):  # so that the last rule can stand at the top as well
            lines.newline()
        return lines.content()

    def _add_block(self, lines: Builder, block: Block) -> None:
        l10n = self.rules_l10n  # what stands in the rulebook is in its language
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
                lines.spans(coatl_spans(parse_coatl(block.subject), lines.width - 4))
            except ValueError:
                lines.add(block.subject)
            lines.newline()
            self._add(lines, block.text, "     ", "     ")
        elif block.kind == "item":
            self._add(lines, block.text, " · ", "   ")
        else:
            self._add(lines, block.text, " ", " ")

    def _add(self, lines: Builder, text: str, first: str, other: str, style: str = "") -> None:
        """A paragraph, wrapped; the word searched for stands out."""
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
        """The rule under the cursor of the contents is shown from its heading on."""
        if pane.id == "contents" and isinstance(pane.item, int) and pane.item < len(self.starts):
            self.rule = self.sections[pane.item].rule
            self.query_one("#rule", Pane).show_from(self.starts[pane.item])

    def activated(self, pane: Pane, item: object) -> None:
        self._opened(pane)

    def _say(self, text: str, style: str = "") -> None:
        lines = Builder(self.size.width)
        lines.add(f" {text}", style)
        self.query_one("#message", Pane).show(lines.content())

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
        """Goes to the next rule with the word: from the one that is open, or ``beyond`` it, round to the beginning."""
        pane, word = self.query_one("#contents", Pane), self.word.casefold()
        places = [n for n, section in enumerate(self.sections) if word in _all_text(section).casefold()]
        if not places:
            self._say(self.l10n("rulebook-not-found", word=self.word), "warn")
            return
        at = next((n for n in places if n >= pane.cursor + beyond), places[0])
        pane.go(at)
        self._opened(pane)
        self._say(self.l10n("rulebook-found", word=self.word, place=places.index(at) + 1, n=len(places)))

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

    def do_rules_language(self) -> None:
        """The rules in the next language; once around, in the app's again."""
        languages = self.l10n.languages
        tag = languages[(languages.index(self.rules_l10n.tag) + 1) % len(languages)]
        settings = evolve(self.coatl.settings, rules_language="" if tag == self.l10n.tag else tag)
        fault = self.coatl.set_up(settings)
        self._read()
        self._show()
        name = self.rules_l10n("language-name")
        self._say(fault or self.l10n("rulebook-language", language=name), "warn" if fault else "")

    def do_back(self) -> None:
        if self.query_one("#find", Input).display:
            self._close_find()
        else:
            self.app.pop_screen()


def _all_text(section: Section) -> str:
    return " ".join([section.rule, section.title, *(block.text for block in section.blocks)])
