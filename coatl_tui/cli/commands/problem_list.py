"""A list of what is wrong with files, in the format of compilers, so that editors can go to the places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from coatl_core.files.problems import Problem
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.check import is_warning

MOST = 20
"""How many findings of one kind are listed unless all are asked for. A translation just begun lacks 800 messages."""


def print_problems(problems: Iterable[Problem], fine: str, l10n: L10n, *, everything: bool = False) -> int:
    """Prints a line for each of the first ``MOST`` problems of a kind, or with ``everything`` for all of them, then how
    many more there are of a kind, and their number; or the sentence ``fine`` if there are none. Returns the number of
    errors among them."""
    found = list(problems)
    kinds: Counter[str] = Counter()
    left_out: dict[str, Problem] = {}
    for problem in found:
        kinds[problem.code] += 1
        if everything or kinds[problem.code] <= MOST:
            print(_line(problem, l10n))
        else:
            left_out.setdefault(problem.code, problem)
    for code, problem in left_out.items():
        print(l10n("cli-findings-more", n=kinds[code] - MOST, line=_line(problem, l10n)))
    warnings = sum(map(is_warning, found))
    print(l10n("cli-locale-sum", errors=len(found) - warnings, warnings=warnings) if found else fine)
    return len(found) - warnings


def _line(problem: Problem, l10n: L10n) -> str:
    return problem_text(problem, l10n, l10n("cli-warning-word" if is_warning(problem) else "cli-error-word"))
