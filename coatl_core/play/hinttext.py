"""Writes a hint: why a turn is a good one, what it does, and what it brings."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game import actions as a
from coatl_core.game.deeds import deeds_of
from coatl_core.game.events import Event
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.phrases import phrase_text
from coatl_core.language.playertext import reason_text
from coatl_core.language.recaptext import deed_parts, stands_beside
from coatl_core.language.valuetext import AsSigns
from coatl_core.play.adviser import ALIKE
from coatl_core.play.table_game import Hint


def hint_reason(hint: Hint, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns why a turn is a good one, and whether it draws from the deck; an empty text if nothing is known. With
    ``signs``, a coatl is written by them."""
    told = [reason_text(hint.why, view.catalog, l10n, signs)] if hint.why is not None else []
    return " · ".join([*told, l10n("hint-draws")] if a.DrawDeck() in hint.actions else told)


def hint_worth(hint: Hint, l10n: L10n) -> list[str]:
    """Returns what a turn brings, and how much less than the best one it is worth, as far as that is known."""
    told = []
    if hint.gain is not None and hint.gain >= ALIKE:
        told.append(l10n("hint-gain", points=max(1, round(hint.gain))))
    if hint.behind is not None:
        points = max(1, round(hint.behind))
        told.append(l10n("hint-alike" if hint.behind < ALIKE else "hint-less", points=points))
    return told


def hint_text(hint: Hint, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns a hint in one text."""
    told = [hint_reason(hint, view, l10n, signs), *_deeds(hint.events, view, l10n, signs), *hint_worth(hint, l10n)]
    return " · ".join(text for text in told if text)


def _deeds(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: AsSigns) -> list[str]:
    parts = (deed_parts(deed, view, l10n, short=True) for deed in deeds_of(events) if stands_beside(deed))
    return [phrase_text(each, view.catalog, l10n, signs) for each in parts]
