"""What is said of a puzzle: what is in it, and what a turn was."""

from __future__ import annotations

from collections.abc import Iterator

from coatl_core.game.puzzle import Puzzle
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign, written
from coatl_core.play.puzzle_game import PuzzleGame


def about_text(puzzle: Puzzle, counts: bool, l10n: L10n) -> str:
    """Returns of how many actions the turn is. If a try of it no longer ``counts``, also what is in its solution, which
    would help before."""
    themes = () if counts else (l10n("puzzles-is", theme=theme) for theme in puzzle.themes)
    return l10n("list-comma").join((l10n("puzzles-actions", n=puzzle.actions), *themes))


def outcome_texts(game: PuzzleGame, l10n: L10n) -> Iterator[str]:
    """Yields what the turn was that has just ended, and what it has done to the rating; what the solution brings, if
    that was played."""
    outcome = game.outcome
    if game.shows or outcome is None:
        yield l10n("puzzle-solution-played", points=game.points)
        return
    yield l10n(f"puzzle-{outcome.verdict}", points=outcome.points)
    if outcome.points < game.puzzle.best:
        yield l10n("puzzle-best", best=game.puzzle.best)
    if outcome.rating is not None and outcome.before is not None:
        rating, before = round(outcome.rating.rating), round(outcome.before.rating)
        yield l10n("puzzle-rating", rating=written(rating), change=with_sign(rating - before))
