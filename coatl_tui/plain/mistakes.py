"""One's own mistakes in lines: how far one's games have been looked through, a turn, and what the try would cost."""

from __future__ import annotations

from typing import ClassVar

from attrs import define

from coatl_core.language.l10n import L10n
from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.mistakes import Search
from coatl_core.play.mistaketext import ask_text, best_text, cost_text, search_text
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.turn import TurnTable

_EVERY = 20
"""After so many steps it is told how far the search has come."""


def look(search: Search, lines: Lines, l10n: L10n) -> None:
    """Looks through the last games, and tells now and then how far it has come. Raises what ``Search.step`` raises."""
    steps = 0
    while search.step():
        steps += 1
        if steps % _EVERY == 1:
            lines.say(search_text(search, l10n))


@define(kw_only=True)
class MistakeTable(TurnTable):
    """A turn that cost points."""

    after: ClassVar[tuple[str, ...]] = ("next", "retry", "onward", "menu")
    kind: ClassVar[str] = "mistake"
    game: MistakeGame

    def ask(self) -> None:
        self.lines.say(ask_text(self.game, self.l10n))

    def tell_outcome(self) -> None:
        self.lines.say(cost_text(self.game, self.l10n))
        self.lines.say(best_text(self.game, self.l10n))
