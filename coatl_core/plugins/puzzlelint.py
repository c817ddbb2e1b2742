"""Solves the puzzles of a plugin anew."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import Problem
from coatl_core.game.puzzle import PuzzleSet, unsolved
from coatl_core.plugins.registry import Registry

WARNINGS = frozenset({"puzzle-unknown"})


def lint(puzzles: PuzzleSet, ours: Registry, own_sets: Iterable[CardSet]) -> list[Problem]:
    """Returns what is wrong with puzzles beyond their form: see ``puzzle.unsolved``. ``ours`` are the game's own
    plugins. A puzzle that needs cards which are neither in the game nor in the plugin is not solved; a warning says
    so."""
    registry = evolve(ours, card_sets={**ours.card_sets, **{each.id: each for each in own_sets}})
    problems, solvable = list[Problem](), []
    for puzzle in puzzles.puzzles:
        unknown = [id for id in puzzle.setup.card_sets if id not in registry.card_sets]
        problems += [Problem(puzzles.file, puzzle.line, "puzzle-unknown", {"id": id}) for id in unknown]
        if not unknown:
            solvable.append(puzzle)
    found = evolve(puzzles, puzzles=tuple(solvable))
    return problems + unsolved(found, lambda setup: registry.ruleset(setup.card_sets))
