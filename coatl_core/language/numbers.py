"""Numbers rounded for people."""

from __future__ import annotations

MINUS = "−"
"""The sign before a number; the hyphen is shorter and is where lines are broken."""


def rounded(value: float, digits: int = 1) -> float:
    """Returns a number with so many decimals. What is nothing after rounding has no sign: 0, never -0."""
    return round(value, digits) + 0.0
