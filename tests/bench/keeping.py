"""Deals that were played and stand in a file, a line for each: a run goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar

from attrs import AttrsInstance, asdict
from cattrs import structure


class Numbered(AttrsInstance, Protocol):
    """A deal with its number, from 0."""

    @property
    def number(self) -> int: ...


D = TypeVar("D", bound=Numbered)


def kept(path: Path | None, kind: type[D], wanted: int, play: Callable[[int], D]) -> Iterator[D]:
    """Yields so many deals, one by one; those that are not in the file yet are played and written there."""
    lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
    known = {deal.number: deal for deal in (structure(json.loads(line), kind) for line in lines)}
    for number in range(wanted):
        if number not in known:
            known[number] = play(number)
            if path:
                with path.open("a", encoding="utf-8") as file:
                    print(json.dumps(asdict(known[number])), file=file)
        yield known[number]
