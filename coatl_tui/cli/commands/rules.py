"""``coatl rules``: prints the rulebook, or one rule of it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Section, rulebook
from coatl_tui.cli.commands import CommandError, registry
from coatl_tui.widgets.linebreaks import wrap

WIDTH = 80


def run(options: Namespace, l10n: L10n) -> int:
    """Prints the rules in the language of ``l10n``. Raises CommandError for a rule that does not exist."""
    sections = rulebook(l10n.tag, registry(options, l10n).rulebooks)
    if options.rule is not None:
        chosen = [s for s in sections if s.rule == options.rule or s.rule.startswith(f"{options.rule}.")]
        if not chosen:
            known = ", ".join(section.rule for section in sections)
            raise CommandError(l10n("cli-error-rule", rule=plain(options.rule), known=known))
        sections = tuple(chosen)
    print("\n".join(_lines(sections, l10n)))
    return 0


def _lines(sections: Iterable[Section], l10n: L10n) -> list[str]:
    lines: list[str] = []
    for section in sections:
        lines += [f"{section.rule} {section.title}", ""]
        for block in section.blocks:
            if block.kind == "ruling":
                named = l10n("rulebook-ruling-number", rule=block.subject) if block.subject else l10n("rulebook-ruling")
                lines += _paragraph(f"{named}: {block.text}", "  ", "  ")
            elif block.kind in ("pattern", "coatl"):
                lines.append(f"    {block.subject}")
                lines += _paragraph(block.text, "      ", "      ")
            elif block.kind == "item":
                lines += _paragraph(block.text, "- ", "  ")
            else:
                lines += wrap(block.text, WIDTH)
            lines.append("")
    return lines[:-1]


def _paragraph(text: str, first: str, other: str) -> list[str]:
    """The lines of a text, the first and the others each behind an indent of the same width."""
    return [(other if number else first) + line for number, line in enumerate(wrap(text, WIDTH - len(other)))]
