"""The date by the clock of this machine, asked in one place."""

from __future__ import annotations

from datetime import UTC, date, datetime


def today() -> date:
    """Returns the date in UTC."""
    return datetime.now(UTC).date()
