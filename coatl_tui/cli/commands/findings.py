"""Findings: a list of what is wrong with files, in the format of compilers, so that editors can go to the places."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.files.problems import Problem
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.check import is_warning


def print_findings(problems: Iterable[Problem], fine: str, l10n: L10n) -> int:
    """Prints a line for each problem and then their number, or the sentence ``fine`` if there are none. Returns the
    number of errors among them."""
    found = list(problems)
    warnings = 0
    for problem in found:
        warning = is_warning(problem)
        warnings += warning
        print(problem_text(problem, l10n, l10n("cli-warning-word" if warning else "cli-error-word")))
    print(l10n("cli-locale-sum", errors=len(found) - warnings, warnings=warnings) if found else fine)
    return len(found) - warnings
