"""A player who reads nothing but lines of English: what ``me`` and ``?`` tell. It builds one coatl after the other for
the card of its hand that brings most for few pieces."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from attrs import define, field, frozen

from tests.plain.support import choices

_COLORS = {"blue": "B", "green": "G", "black": "K", "red": "R", "yellow": "Y"}
_COLOR = "|".join(_COLORS)
_TIMES = {"once": 1, "twice": 2}


@frozen
class Card:
    """The colours that a card of the hand asks for, from head to tail, as often as it is worth it, and its points
    then."""

    wanted: str
    points: int

    @property
    def worth(self) -> float:
        return self.points / (len(self.wanted) + 2)


def read_card(text: str) -> Card | None:
    """What a card asks for; None for one that is not understood."""
    pays = {
        _TIMES.get(times) or int(times.split()[0]): int(n)
        for times, n in re.findall(r"(once|twice|\d times) (\d+)", text)
    }
    single = re.search(r"; (\d+) points?\.", text)
    counted = re.findall(rf"(?:(\d) )?(?:one or more )?({_COLOR})\b", text.split(": ", 2)[-1])
    once = "".join(_COLORS[color] * int(number or 1) for number, color in counted)
    around = re.search(rf"one or more ({_COLOR}), with ({_COLOR}) right before and right after", text)
    if around:
        once = _COLORS[around[2]] + _COLORS[around[1]] + _COLORS[around[2]]
    elif "wherever" in text:
        once, pays = once * 4, {1: pays.get(4, 0)}
    elif "side by side" not in text and "in a row" not in text:
        return None
    times = 2 if len(once) == 2 and 2 in pays and "exactly" not in text else 1
    points = int(single[1]) if single else pays.get(times, 0)
    return Card(once * times, points) if once else None


def _matched(wanted: str, coatl: str) -> int:
    """How many of the colours wanted lie at the tail end of a coatl already."""
    return next(n for n in range(len(wanted), -1, -1) if coatl.endswith(wanted[:n]))


@define
class Reader:
    """Types ``me``, then ``?``, then a choice, until the game is over."""

    me: list[str] = field(factory=list)
    asked: str = ""
    is_over: bool = False

    def __call__(self, told: list[str]) -> str | None:
        self.is_over = self.is_over or any("Now you can type" in line for line in told)
        if self.is_over:
            return None
        if self.asked == "":
            self.asked = "me"
        elif self.asked == "me":
            self.me, self.asked = told, "?"
        else:
            self.asked = ""
            can = {notation: text for _, notation, text in choices(told)}
            return next(self._wishes(can), None) or next(iter(can))
        return self.asked

    def _wishes(self, can: dict[str, str]) -> Iterator[str]:
        """What it would like to do, the best first."""
        brings = {each: int(found[1]) for each, text in can.items() if (found := re.search(r"\((\d+) po", text))}
        yield from sorted((each for each in brings if brings[each]), key=lambda each: -brings[each])
        yield from (each for each in can if each == "done")
        yield from sorted((each for each in can if each.startswith("keep")), key=len, reverse=True)
        number, coatl, brought = self._open()
        card, matched = self._aim(coatl)
        left = "" if brought else card.wanted[matched:] if card else ""
        if brought or (card and not left):
            yield from (each for each, text in can.items() if text.startswith("complete"))
            yield from (each for each in can if each.startswith(f"extend {number} head <"))
            yield from (each for each in can if re.fullmatch(rf"extend {number} tail .>", each))
        if left:
            yield from (each for each in can if each == f"extend {number} tail {left[0]}")
            yield from (each for each in can if each == f"start {left[0]}" and not coatl)
        yield from (each for each in can if each == "end")
        if card is None and not brought:
            row = {each: read_card(text) for each, text in can.items() if each.startswith("draw row")}
            lengths = {each: len(asked.wanted) for each, asked in row.items() if asked is not None}
            yield from sorted(lengths, key=lambda each: -lengths[each])
            yield from (each for each in can if each == "draw deck")
        board = next((line for line in self.me if line.startswith("Player board")), "")
        needs = Counter(left) - Counter(_COLORS[color] for color in re.findall(rf"({_COLOR}) body", board))
        shown = board + "".join(line for line in self.me if "unfinished" in line)
        ends = [end for end in ("head", "tail") if f" {end}" not in shown]

        def value(notation: str) -> float:
            text = can[notation]
            if "body" not in text:
                return 0.9 if any(f" {end}" in text for end in ends) else -1.0
            return sum((Counter(_COLORS[color] for color in re.findall(_COLOR, text)) & needs).values())

        yield from sorted((each for each in can if each.startswith("take")), key=value, reverse=True)

    def _aim(self, coatl: str) -> tuple[Card | None, int]:
        """The card to build for, and how many of its pieces lie at the tail end of the coatl already."""
        found = [card for line in self.me if line.startswith("Hand") and (card := read_card(line))]
        aims = [
            (card, next(n for n in range(len(card.wanted), -1, -1) if coatl.endswith(card.wanted[:n])))
            for card in found
        ]
        return max(aims, key=lambda aim: aim[0].worth + aim[1] / 4, default=(None, 0))

    def _open(self) -> tuple[int, str, int]:
        """The number of the open coatl, the colours of its pieces, and the points of the cards beside it; without one
        the next number, and none."""
        number = 0
        for line in self.me:
            found = re.match(r"Coatl (\d+): (.*) \((complete|unfinished), (\d+|one) point", line)
            if found:
                number = int(found[1])
                if found[3] == "unfinished":
                    pieces = re.findall(rf"(?:(\d+) )?({_COLOR})", found[2])
                    colors = "".join(_COLORS[color] * int(n or 1) for n, color in pieces)
                    return number, colors, self._beside(line)
        return number + 1, "", 0

    def _beside(self, coatl: str) -> int:
        """How many cards lie beside a coatl: they are told after it."""
        return sum(not line.startswith("Coatl") for line in self.me[self.me.index(coatl) + 1 :])
