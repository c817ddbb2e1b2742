"""Writes a problem in a file as one line, as compilers do."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from coatl_core.files.problems import Problem
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import LONGEST_VALUE, L10n
from coatl_core.language.systemtext import system_text

LONGEST = 300
"""The most characters shown of a value: enough for the text of an exception."""


def problem_sentence(problem: Problem, l10n: L10n) -> str:
    """Returns what is wrong, without the place."""
    values = {key: v if isinstance(v, int) else plain(v, LONGEST) for key, v in problem.values.items()}
    if isinstance(values.get("reason"), str):
        values["reason"] = system_text(str(values["reason"]), l10n, LONGEST)
    return l10n(f"problem-{problem.code}", **values)


def problem_text(problem: Problem, l10n: L10n, severity: str = "") -> str:
    """Returns ``file:line: sentence``, with the problem's hint if there is one. A ``severity`` is put before the
    sentence."""
    text = with_hint(problem_sentence(problem, l10n), problem.hint, l10n)
    if severity:
        text = f"{severity}: {text}"
    # The line is passed as text, because a locale would group the digits of a number.
    return l10n("problem-line", file=plain(problem.file, LONGEST_VALUE), line=str(problem.line), text=text)


def short_problem_text(problem: Problem, l10n: L10n) -> str:
    """Returns the same with the name of the file alone, for those who need not know in which folder it lies."""
    return problem_text(evolve(problem, file=Path(problem.file).name), l10n)


def with_hint(text: str, hint: str, l10n: L10n) -> str:
    """Returns a sentence with what was probably meant; the sentence alone if nothing was."""
    return l10n("problem-hint", text=text, hint=hint) if hint else text
