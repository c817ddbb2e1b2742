"""What is wrong with a file, as a line such as a compiler prints."""

from __future__ import annotations

from coatl_core.l10n import L10n
from coatl_core.plaintext import plain
from coatl_core.problems import Problem

LONGEST = 300
"""Characters of a value: an exception's text explains itself no sooner."""


def problem_text(problem: Problem, l10n: L10n) -> str:
    """``file:line: sentence``, with the nearest right word if there is one."""
    values = {key: v if isinstance(v, int) else plain(v, LONGEST) for key, v in problem.values.items()}
    text = l10n(f"problem-{problem.code}", **values)
    if problem.hint:
        text = l10n("problem-hint", text=text, hint=problem.hint)
    # The line goes in as text: a locale would group the digits of a number.
    return l10n("problem-line", file=plain(problem.file), line=str(problem.line), text=text)
