"""What each language says of numbers, colours and parts, written down to be read by people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.pieces import COLORS, PARTS
from coatl_core.language.l10n import L10n
from coatl_core.language.lint import HELPER, PLURALS, Entry, read_entries
from coatl_core.plugins.check import english_texts
from tests.locale.support import HERE, LANGUAGES, PLUGINS, speaking

COUNTS = (0, 1, 2, 5, 21, 22, 25)
COLOURED = ("token-times", "missing-counted", "prophecy-run", "prophecy-run-apart", "prophecy-pieces-item")
OF_COLORS = (
    "color",
    "card-color",
    "cli-color-name",
    "token-one",
    "token-plus",
    "prophecy-count",
    "temple-no-color",
    "temple-no-card",
)
OF_PIECES = (
    "piece",
    "event-started",
    "event-extended-head",
    "event-extended-tail",
    "action-start",
    "action-extend-head",
    "action-close",
    "phrase-piece",
    "inspect-own-piece",
    "inspect-piece",
    "refusal-piece-missing",
)
WORDS: Mapping[str, str | float] = {
    "name": "Ana",
    "names": "Ana & Bao",
    "card": "‹card›",
    "cards": "‹cards›",
    "temple": "‹temple›",
    "coatl": 2,
    "closing": 1,
    "field": 3,
    "number": 1,
    "pile": 2,
    "place": 4,
    "turn": 9,
    "color": "R",
    "part": "head",
    "first": "R",
    "second": "K",
    "last": "no",
    "state": "complete",
    "least": 0,
    "seconds": 1.5,
    "share": 0.6,
    "ms": 2.5,
}
"""What stands for the variables a line is not about; of the others, their own names."""


def entries_of(tag: str) -> dict[str, Entry]:
    """The messages of a language."""
    if tag == "en":
        return read_entries(english_texts())[0]
    folder = PLUGINS / f"coatl_locale_{tag}" / "locale" / tag
    return read_entries({path.name: path.read_text("utf-8") for path in folder.glob("*.ftl")})[0]


def reached(entry: Entry, entries: Mapping[str, Entry]) -> list[Entry]:
    """A message and all it refers to."""
    found, waiting = [entry], [*entry.references]
    while waiting:
        other = entries.get(waiting.pop())
        if other is not None and other not in found:
            found.append(other)
            waiting += other.references
    return found


def counted(entries: Mapping[str, Entry]) -> set[tuple[str, str]]:
    """Which messages have plural forms, and for which variables."""
    return {
        (entry.id, variable)
        for entry in entries.values()
        if not entry.id.startswith(HELPER)
        for part in reached(entry, entries)
        for variable, keys in part.selects
        if set(keys) & {*PLURALS} - {"other"} or any(key.isdigit() for key in keys)
    }


def variables(id: str, entries: Mapping[str, Entry]) -> set[str]:
    return {name for part in reached(entries[id], entries) for name in part.variables}


def told(l10n: L10n, id: str, names: set[str], **values: str | int) -> str:
    """A line: the message, what it is about, its text. Lines of a text are joined by ⏎."""
    given = {name: WORDS.get(name, 5 if name in ("points", "n") else f"‹{name}›") for name in names} | values
    about = " ".join(f"{name}={value}" for name, value in values.items())
    return f"{id} {about}: {l10n(id, **given)}".replace("\n", "⏎")


def lines(tag: str) -> Iterator[str]:
    l10n, english, own = speaking(tag), entries_of("en"), entries_of(tag)
    wanted = (counted(english) | counted(own)) & {(id, name) for id in english for name in variables(id, english)}

    def names(id: str) -> set[str]:
        return variables(id, english) | (variables(id, own) if id in own else set())

    for id in COLOURED:
        for color, n in product(COLORS, COUNTS):
            yield told(l10n, id, names(id), color=color, n=n)
    for id in OF_COLORS:
        for color in COLORS:
            yield told(l10n, id, names(id), color=color)
    for first, second in zip(COLORS, COLORS[1:] + COLORS[:1], strict=True):
        yield told(l10n, "temple-equal", set(), first=first, second=second)
    for color, middle in zip(COLORS, COLORS[1:] + COLORS[:1], strict=True):
        values = {"middle": l10n("token-plus", color=middle), "text": "‹text›", "items": "‹items›", "color": color}
        for id in ("prophecy-surrounded", "prophecy-guarded-before", "prophecy-guarded-after"):
            yield f"{id} {color}: {l10n(id, **values)}"
    for id in OF_PIECES:
        for part, color in product(PARTS, COLORS):
            yield told(l10n, id, names(id), part=part, color=color)
    for left, part, color in product((0, 1, 2), PARTS, COLORS):
        id = "refusal-pick-not-in-bag"
        yield told(l10n, id, names(id), left=left, part=part, color=color)
    for id, variable in sorted(wanted):
        if id not in COLOURED and id != "refusal-pick-not-in-bag":
            for n in COUNTS:
                yield told(l10n, id, names(id), **{variable: n})


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_how_numbers_colours_and_parts_are_told(snapshot: Snapshot, tag: str) -> None:
    snapshot.snapshot_dir = HERE / "snapshots" / tag
    snapshot.assert_match("\n".join(lines(tag)) + "\n", "grammar.txt")


def test_numbers_are_told_by_many_messages() -> None:
    found = {id for id, _ in counted(entries_of("en"))}
    assert {"points", "opponent-cards", "event-completed", "refusal-no-room", "adam-fulfils"} <= found


@pytest.mark.parametrize(
    ("tag", "one", "two", "five"),
    [
        ("en", "−1 points", "−2 points", "−5 points"),
        ("cs", "−1 bod", "−2 body", "−5 bodů"),
        ("pl", "−1 punkt", "−2 punkty", "−5 punktów"),
        ("uk", "−1 очко", "−2 очки", "−5 очок"),
    ],
)
def test_points_below_zero_are_told_with_their_sign(tag: str, one: str, two: str, five: str) -> None:
    """A variant may take points away."""
    l10n = speaking(tag)
    for number, text in ((-1, one), (-2, two), (-5, five)):
        assert l10n("view-line", card="gusts", points=number) == f"gusts: {text}"
        assert l10n("view-player", name="Ana", points=number) == f"Ana: {text}"
        assert l10n("points", points=number) in (text, f"−{-number} pkt")


@pytest.mark.parametrize(
    ("tag", "four", "five"),
    [
        ("en", "1,726", "17,260"),
        ("cs", "1\xa0726", "17\xa0260"),
        ("pl", "1726", "17\xa0260"),
        ("uk", "1\xa0726", "17\xa0260"),
    ],
)
def test_long_numbers_are_grouped_as_the_language_groups_them(tag: str, four: str, five: str) -> None:
    """In Polish four digits stand together."""
    l10n = speaking(tag)
    assert [l10n("lines-below", n=n).partition(" ")[0] for n in (1726, 17260)] == [four, five]


@pytest.mark.parametrize(("tag", "text"), [("en", "one is needed"), ("uk", "потрібна 1")])
def test_one_space_is_needed_and_several_are(tag: str, text: str) -> None:
    l10n = speaking(tag)
    assert text in l10n("refusal-no-room", free=1, needed=1)
    assert text not in l10n("refusal-no-room", free=1, needed=2)
