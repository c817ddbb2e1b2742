"""How late a host is told of what others change: by its own notices, which come back to it as well."""

from __future__ import annotations

import time

import pytest

from coatl_core.hosting import notices
from coatl_core.hosting.notices import Notices


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_the_first_notice_that_has_not_come_back_says_how_late_it_is(clock: list[float]) -> None:
    own = Notices()
    assert own.late() == 0
    own.sent("A")
    clock[0] += 2
    own.sent("B C")
    clock[0] += 1
    assert own.late() == 3
    own.heard("A")
    assert own.late() == 1
    own.heard("B C")
    assert own.late() == 0


def test_a_notice_that_was_never_delivered_counts_until_a_later_one_comes(clock: list[float]) -> None:
    own = Notices()
    for each in ("A", "B", "C"):
        own.sent(each)
    clock[0] += 5
    own.heard("B")
    own.heard("X")
    assert own.late() == 5
    own.forget()
    assert own.late() == 0


def test_while_nobody_listens_not_more_than_some_are_remembered(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MOST", 3)
    own = Notices()
    for each in "ABCDE":
        own.sent(each)
        clock[0] += 1
    assert own.late() == 5
    own.heard("C")
    assert own.late() == 0
