"""``coatl rules``: prints the rulebook, or one rule of it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import Section, rulebook
from coatl_tui.cli.commands import CommandError, ascii_only, registry
from coatl_tui.widgets.signs import Signs

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


def _lines(sections: Sequence[Section], l10n: L10n) -> list[str]:
    """The rules as the screen of the rulebook shows them, but for the colours."""
    from coatl_tui.guide.pages import Pages  # imports Rich, which takes time

    pages = Pages(sections, l10n, WIDTH, signs=Signs(ascii_only()))
    lines = ["".join(span.text for span in line).rstrip() for line in pages.content().lines]
    for start in pages.starts:
        lines[start] = lines[start].lstrip()
    while not lines[-1]:
        lines.pop()
    return lines
