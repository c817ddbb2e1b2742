"""A mistake in sentences: what is asked, and what the try would cost against the best."""

from __future__ import annotations

from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import rounded
from coatl_core.language.playertext import reason_text
from coatl_core.language.recaptext import deeds_text
from coatl_core.language.valuetext import AsSigns
from coatl_core.play.daytext import date_text
from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.mistakes import Search


def ask_text(game: MistakeGame, l10n: L10n) -> str:
    """Returns which turn it is and what it cost, without what was better."""
    mistake = game.mistake
    turn, day = mistake.found.moment.turn, mistake.game.name
    if mistake.played is not None:
        day = date_text(mistake.played, l10n)
    points = _points(mistake.found.lost, l10n)
    return l10n("mistake-ask", n=game.number + 1, all=len(game.mistakes), turn=turn, date=day, points=points)


def cost_text(game: MistakeGame, l10n: L10n) -> str:
    """Returns what the try would cost against the best."""
    tried = game.outcome
    if tried is None:
        return l10n("mistake-unjudged")
    return l10n("mistake-cost", points=_points(tried.lost, l10n)) if tried.lost else l10n("mistake-best")


def best_text(game: MistakeGame, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what the turn of the game cost, what would have been best, and why."""
    found, view = game.mistake.found, game.view()
    best = deeds_text(found.events, view, l10n, signs) or l10n("analysis-ended")
    told = l10n("mistake-better", then=_points(found.lost, l10n), best=best)
    if found.why is None:
        return told
    return f"{told} {l10n('analysis-why', why=reason_text(found.why, view.catalog, l10n, signs))}"


def search_text(search: Search, l10n: L10n) -> str:
    """Returns how far one's games have been looked through."""
    if not search.due:
        return l10n("mistakes-begin")
    if search.hurried or search.done == search.due:
        return l10n("mistakes-check")
    return l10n("mistakes-progress", done=search.done, all=search.due, games=search.games)


def none_text(search: Search, l10n: L10n) -> str:
    """Returns why there are no mistakes: no game that could be looked through, or nothing that cost much."""
    return l10n("mistakes-none" if search.games else "mistakes-no-games")


def _points(lost: float, l10n: L10n) -> str:
    return l10n("lab-decimal", value=rounded(lost))
