"""Numbers as people read them: rounded, and below zero with a real minus sign."""

from __future__ import annotations

MINUS = "−"
"""The sign before a number; the hyphen is shorter and is where lines are broken."""


def rounded(value: float) -> float:
    """Returns a number with one decimal. What is nothing after rounding has no sign: 0, never -0."""
    return round(value, 1) + 0.0


def written(number: int) -> str:
    """Returns a whole number as it stands alone, below zero with MINUS before it."""
    return str(number).replace("-", MINUS)


def with_sign(number: int) -> str:
    """Returns a whole number as a difference: ``+3``, ``−3``, ``0``."""
    return f"+{number}" if number > 0 else written(number)
