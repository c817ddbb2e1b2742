"""A card set tried out on the screen of plugins: some games in the background, then what became of each card."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import chain
from threading import Thread
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.engine import new_game
from coatl_core.game.errors import TooFewProphecies
from coatl_core.game.state import Ruleset
from coatl_core.lab import text
from coatl_core.lab.findings import by_weight, findings
from coatl_core.lab.interval import Estimate
from coatl_core.lab.job import Job
from coatl_core.lab.report import CardReport, report
from coatl_core.lab.totals import Observed, Totals
from coatl_core.lab.verdicts import CardVerdict, verdicts
from coatl_core.language.l10n import L10n
from coatl_core.players.apart import Apart
from coatl_core.players.many import Source, time_left
from coatl_core.plugins.proposed_choices import BASE, MEASURER
from coatl_core.plugins.registry import Registry
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, CardWords, fitted
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import LINE, draw_beside, draw_line

GAMES = 200
SEED = "coatl"
Lines: TypeAlias = tuple[tuple[Span, ...], ...]
_BAR, _SHARE = 24, 8
"""The cells of the bar of the games, and of that of how often a card was fulfilled."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
_CARD = 14
"""The columns of a card that its verdict stands beside."""
_ROOMY = 10
"""The least rows in which cards are drawn as cards."""
_WORTH = 16
"""The columns at the end of a card in a line that are for what it is worth."""
_LEAST_BESIDE = 30
"""The least columns beside a card in a line for what is said of it."""
_INKS = {"strong": "bold text", "weak": "bold text", "ordinary": "good", "unknown": "muted"}
"""What verdicts are written in, if not as a fault."""


def job_of(plugin: str, registry: Registry) -> Job | None:
    """Returns what is to be played for the first card set of a plugin, two playing, the base cards with it; None if it
    has no set in use, or too few cards for a game."""
    ids = [id for (kind, id), provider in registry.providers.items() if kind == "card-set" and provider.id == plugin]
    if not ids:
        return None
    wanted = dict.fromkeys((ids[0], BASE))
    job = Job(ids[0], tuple(registry.card_sets[id] for id in wanted if id in registry.card_sets), 2, MEASURER, SEED)
    try:
        new_game(job.setup(0), Ruleset(job.catalog))
    except TooFewProphecies:
        return None
    return job.examined(registry)


class TryOut:
    """The games for the card set of a plugin. ``played`` is called in a thread with each deal, then with None. Raises
    OSError if no process can be started."""

    def __init__(
        self, plugin: str, job: Job, source: Source, played: Callable[[TryOut, Observed | None], object]
    ) -> None:
        self.plugin, self.job = plugin, job
        self.totals, self.deals = Totals(), job.deals(GAMES)
        self.over = False
        self._begin = time.monotonic()
        self._apart = Apart(job, range(self.deals), source)
        Thread(target=self._play, args=(played,), daemon=True).start()

    def _play(self, played: Callable[[TryOut, Observed | None], object]) -> None:
        for deal in self._apart.results():
            played(self, deal)
        played(self, None)

    def stop(self) -> None:
        """Ends the games at once."""
        self.over = True
        self._apart.stop()

    def progress(self, l10n: L10n, signs: Signs) -> tuple[Span, ...]:
        """Returns how far it has come, as a bar of blocks and in percent, and how long it will take."""
        done, games = len(self.totals.done), self.job.games_a_deal
        left = time_left(done, self.deals, time.monotonic() - self._begin)
        told = l10n("plugins-trying", done=done * games, games=self.deals * games, left=left)
        percent = text.percent(Estimate(done, done / self.deals), l10n)
        return (*bar(done / self.deals, _BAR, signs), Span(f" {percent} ", "bold text"), Span(told, "dim"))

    def content(self, l10n: L10n, width: int, height: int, signs: Signs) -> Content:
        """Returns what has become of the cards: what stands out, then each card as it is drawn with its verdict. Where
        few rows are in sight at once, a card has one row."""
        found = report(self.job, self.totals)
        told = findings(self.job, self.totals, found)
        judged = verdicts(self.job, self.totals, found)
        lines = Builder(width)
        _paragraph(lines, text.title(self.job, found, l10n), "dim")
        for warning in text.warnings(self.job, l10n):
            _paragraph(lines, warning, "warn")
        for each in told:
            _paragraph(lines, text.finding_text(each, l10n), "warn")
        if not told:
            _paragraph(lines, l10n("lab-finding-none"), "good")
        rows = [Tried(card, self.job, judged[card.id], l10n) for card in by_weight(found, told)]
        flat = height < _ROOMY and width >= LINE + _LEAST_BESIDE
        if flat:
            heads = (l10n(f"lab-column-{column}") for column in ("card", "fulfilled", "ahead", "verdict"))
            _paragraph(lines, " · ".join(heads), "dim")
        else:
            lines.newline()
        words = card_words(l10n)
        drawn = _flat(rows, words, width, signs) if flat else chain(*(row.lines(words, width, signs) for row in rows))
        return Content((*lines.content().lines, *drawn))


@frozen
class Tried:
    """A card that was tried: its numbers, and the verdict on it."""

    card: CardReport
    job: Job
    verdict: CardVerdict
    l10n: L10n

    @property
    def face(self) -> Card:
        return Card(self.job.catalog[self.card.id])

    @property
    def word(self) -> Span:
        """The verdict; a card that nobody can use is news."""
        ink = _INKS.get(self.verdict.word, "warn")
        return Span(text.verdict_text(self.verdict, self.job, self.l10n), ink)

    @property
    def fulfilled(self) -> str:
        return text.percent(self.card.fulfilled, self.l10n)

    def lines(self, words: CardWords, width: int, signs: Signs) -> Lines:
        """The card, and beside it its verdict, by how many points it brings a player ahead, and how often it is
        fulfilled; below them its id."""
        left, l10n = _CARD + 1, self.l10n
        beside = [(line, self.word.style) for line in wrap(self.word.text, width - left)]
        if not self.card.ahead.nothing:
            brings = f"{text.ahead(self.card.ahead, l10n)} {l10n('lab-column-ahead')}"
            beside += [(line, "text") for line in wrap(brings, width - left)]
        share = max(len(beside), 1)
        rows = max(3, share + 1)
        canvas = Canvas(width, rows + 2, signs)
        draw_beside(canvas, Rect(0, 0, _CARD, 3), self.face, words)
        for row, (line, style) in enumerate(beside):
            canvas.put(left, row, line, style)
        for span in bar(self.card.fulfilled.value or 0, _SHARE, signs):
            ink, _, ground = span.style.partition(" on ")
            left = canvas.put(left, share, span.text, ink, ground)
        canvas.put(left + 1, share, f"{self.fulfilled} {l10n('lab-column-fulfilled')}", "muted")
        canvas.put(0, rows, fitted(text.short(self.card.id, self.job.card_set), width), "muted")
        return canvas.lines()


def _flat(rows: Sequence[Tried], words: CardWords, width: int, signs: Signs) -> Lines:
    """Each card in a line, with its numbers in columns and its verdict."""
    ahead = max((cell_len(text.ahead(row.card.ahead, row.l10n)) for row in rows), default=0)
    lines: list[tuple[Span, ...]] = []
    for row in rows:
        canvas = Canvas(width, 1, signs)
        draw_line(canvas, 0, 0, row.face, words, LINE - _WORTH)
        x = LINE - _WORTH + 1
        canvas.right(x + 4, 0, row.fulfilled, "muted")
        canvas.put(x + 6, 0, text.ahead(row.card.ahead, row.l10n), "muted" if row.card.ahead.nothing else "text")
        canvas.put(x + 8 + ahead, 0, fitted(row.word.text, width - x - 8 - ahead), row.word.style)
        lines += canvas.lines()
    return tuple(lines)


def _paragraph(lines: Builder, told: str, style: str) -> None:
    for line in wrap(told, lines.width):
        lines.add(line, style)
        lines.newline()


def bar(part: float, width: int, signs: Signs) -> tuple[Span, ...]:
    """Returns a bar of so many cells of which this part is full, to an eighth of a cell."""
    eighths = round(part * width * 8)
    full, rest = divmod(eighths, 8)
    if not signs.halves:
        full, rest = round(part * width), 0
    empty = " " if signs.halves else "·"
    more = _EIGHTHS[rest].strip()
    return Span("█" * full + more, "text on pill"), Span(empty * (width - full - len(more)), "muted on pill")
