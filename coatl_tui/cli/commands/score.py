"""``coatl score``: prints what coatls score with every card, for players with real pieces or for a program."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import CommandError, catalog, registry, table

LONGEST = 1000
"""The most pieces of a coatl that is scored: far more than the game has, and few enough to take no time."""


def run(options: Namespace, l10n: L10n) -> int:
    """Scores the coatls in the arguments or on standard input. Raises CommandError at the first text that is not a
    coatl."""
    if not options.coatls:
        raise CommandError(l10n("cli-error-no-coatl"))
    cards = catalog(options.sets, registry(options, l10n), l10n)
    unfinished = options.open_head or options.open_tail
    write = _json_writer(cards, unfinished) if options.json else _table_writer(cards, unfinished, l10n)
    for coatl in _coatls(options.coatls, l10n):
        sys.stdout.write(write(coatl))
    return 0


def _coatls(arguments: list[str], l10n: L10n) -> Iterator[str]:
    for argument in arguments:
        if argument == "-":
            yield from _lines(l10n)
        else:
            _check(argument, l10n)
            yield argument


def _lines(l10n: L10n) -> Iterator[str]:
    if sys.stdin is None:  # closed by whoever started the program
        raise CommandError(l10n("cli-error-input"))
    try:
        # A line that never ends is read no further than what is too long in any case.
        for number, line in enumerate(iter(lambda: sys.stdin.readline(LONGEST + 2), ""), 1):
            coatl = line.strip()
            try:
                _check(coatl, l10n)
            except CommandError as error:
                raise CommandError(l10n("cli-error-line", line=str(number), text=error.text)) from None
            yield coatl
    except UnicodeDecodeError:
        raise CommandError(l10n("cli-error-input")) from None


def _check(coatl: str, l10n: L10n) -> None:
    if not coatl:
        raise CommandError(l10n("cli-error-empty"))
    if len(coatl) > LONGEST:
        raise CommandError(l10n("cli-error-long", coatl=plain(coatl, 40), most=str(LONGEST)))
    wrong = coatl.lstrip(COLORS)[:1]  # cheap: nearly all coatls are right
    if wrong:
        place = len(coatl) - len(coatl.lstrip(COLORS)) + 1
        small = wrong.isascii() and wrong.upper() in COLORS
        raise CommandError(
            l10n(
                "cli-error-small" if small else "cli-error-letter",
                letter=plain(wrong),
                place=str(place),
                coatl=plain(coatl, 40),
                capital=wrong.upper(),
            )
        )


def _json_writer(cards: Catalog, unfinished: bool) -> Callable[[str], str]:
    """Returns a function that makes one line of JSON for a coatl. Only the numbers change from coatl to coatl, so all
    the rest of the line is made once: otherwise scoring would take half as long again."""
    prophecies = [(p.pattern.times, p.points_for) for p in cards.prophecies.values()]
    temples = list(cards.temples.values())
    template = '{"coatl": "%s", "prophecies": {'
    template += ", ".join(_entry(id, "times") for id in cards.prophecies)
    template += '}, "temples": {' + ", ".join(_entry(id, "met") for id in cards.temples) + "}}\n"

    def write(coatl: str) -> str:
        values: list[str | int] = [coatl]
        for times, score in prophecies:
            values += (times(coatl), score(coatl))
        for temple in temples:
            values += _met(temple, coatl, unfinished)
        return template % tuple(values)

    return write


def _entry(id: str, times: str) -> str:
    return json.dumps(id).replace("%", "%%") + f': {{"{times}": %d, "points": %d}}'


def _met(temple: Temple, coatl: str, unfinished: bool) -> tuple[int, int]:
    """How many requirements hold, and the points: 0 while the coatl is unfinished (RULES 6.5)."""
    met = sum(temple.met(coatl))
    return met, 0 if unfinished else temple.points_for(coatl)


def _table_writer(cards: Catalog, unfinished: bool, l10n: L10n) -> Callable[[str], str]:
    header = [l10n(f"cli-column-{name}") for name in ("points", "times", "card", "pattern")]

    def write(coatl: str) -> str:
        scores = [(p.points_for(coatl), p.pattern.times(coatl), p) for p in cards.prophecies.values()]
        found: list[tuple[int, int, Prophecy | Temple]] = [*scores]
        for temple in cards.temples.values():
            met, points = _met(temple, coatl, unfinished)
            found.append((points, met, temple))
        found.sort(key=lambda score: -score[0])
        rows = [[str(points), str(times), card.id, _notation(card)] for points, times, card in found if points]
        lines = table(header, rows) if rows else [l10n("cli-score-nothing")]
        return "\n".join([coatl, *lines, "", ""])

    return write


def _notation(card: Prophecy | Temple) -> str:
    return str(card.pattern) if isinstance(card, Prophecy) else " · ".join(map(str, card.requirements))
