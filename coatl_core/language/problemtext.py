"""What is wrong with a file, as a line such as a compiler prints."""

from __future__ import annotations

from coatl_core.files.problems import Problem
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n

LONGEST = 300
"""Characters of a value: an exception's text explains itself no sooner."""
LONGEST_PATH = 4096
"""A path that was cut short would lead nowhere."""


def problem_text(problem: Problem, l10n: L10n, severity: str = "") -> str:
    """``file:line: sentence``, with the nearest right word if there is one and the ``severity`` before the sentence if
    there is any."""
    values = {key: v if isinstance(v, int) else plain(v, LONGEST) for key, v in problem.values.items()}
    text = l10n(f"problem-{problem.code}", **values)
    if problem.hint:
        text = l10n("problem-hint", text=text, hint=problem.hint)
    if severity:
        text = f"{severity}: {text}"
    # The line goes in as text: a locale would group the digits of a number.
    return l10n("problem-line", file=plain(problem.file, LONGEST_PATH), line=str(problem.line), text=text)
