"""A card set tried out on the screen of plugins: some games in the background, then what became of each card."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Thread

from coatl_core.game.engine import new_game
from coatl_core.game.errors import TooFewProphecies
from coatl_core.game.state import Ruleset
from coatl_core.lab import text
from coatl_core.lab.apart import Apart
from coatl_core.lab.findings import by_weight, findings
from coatl_core.lab.job import Job
from coatl_core.lab.report import report
from coatl_core.lab.totals import Observed, Totals
from coatl_core.lab.verdicts import verdicts
from coatl_core.language.l10n import L10n
from coatl_core.players.many import Source, progress
from coatl_core.plugins.proposed_choices import BASE, MEASURER
from coatl_core.plugins.registry import Registry

GAMES = 200
SEED = "coatl"


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
        self._apart = Apart(job, self.deals, source)
        Thread(target=self._play, args=(played,), daemon=True).start()

    def _play(self, played: Callable[[TryOut, Observed | None], object]) -> None:
        for deal in self._apart.deals():
            played(self, deal)
        played(self, None)

    def stop(self) -> None:
        """Ends the games at once."""
        self.over = True
        self._apart.stop()

    def progress(self, l10n: L10n) -> str:
        """Returns how far it has come, and how long it will take."""
        seconds = time.monotonic() - self._begin
        return progress(len(self.totals.done), self.deals, seconds, l10n, self.job.games_a_deal)

    def texts(self, l10n: L10n, width: int) -> Iterator[tuple[str, str]]:
        """Yields the lines about it, each with its style: what stands out, and a line for each card."""
        found = report(self.job, self.totals)
        told = findings(self.job, self.totals, found)
        judged = verdicts(self.job, self.totals, found)
        yield text.title(self.job, found, l10n), "dim"
        yield from ((warning, "warn") for warning in text.warnings(self.job, l10n))
        yield from ((text.finding_text(each, l10n), "warn") for each in told)
        if not told:
            yield l10n("lab-finding-none"), "good"
        heads = (l10n(f"lab-column-{column}") for column in ("card", "ahead", "fulfilled"))
        yield " · ".join(heads), "dim"
        for card in by_weight(found, told):
            id, word = text.short(card.id, self.job.card_set), text.verdict_text(judged[card.id], self.job, l10n)
            yield f"{id}: {word}", ""
            # The blanks are not for breaking lines.
            numbers = f"  {text.ahead(card.ahead, l10n)} · {text.percent(card.fulfilled, l10n)}".replace(" ", "\u00a0")
            yield numbers, "dim" if card.ahead.nothing else ""
