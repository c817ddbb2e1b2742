"""Counts the scores and finds who has won (RULES 8.5–8.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import Coatl, VariantLine, score_lines
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import VariantFailed
from coatl_core.game.opponent import Table
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import CoatlScore, PlayerScore, ScoreSheet, Statistic, TieBreak, sides_of
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import PlayerView, view


def score_sheet(state: GameState) -> ScoreSheet:
    """Returns the scores of the state as it is now; they are final once the game is over. The winners are decided by
    the points after all variants have changed them, those of partners together, unless a variant sets the winners or a
    verdict. Where all have one goal they have won, unless a variant says that nobody has. Raises VariantFailed."""
    rules, catalog, ruleset = state.rules, state.catalog, state.ruleset
    players = tuple(
        with_variants(player_score(seat, name, player.coatls, catalog, rules), state, ruleset)
        for seat, (name, player) in enumerate(zip(state.setup.players, state.players, strict=True))
    )
    automatic = ruleset.opponent
    opponent = automatic.show(state) if automatic else None
    winners, decided_by = _winners(sides_of(players, state.goal))
    sheet = ScoreSheet(players, winners, decided_by, opponent, goal=state.goal)
    decided = False
    for variant in ruleset.judging:
        after = variant.score(state, sheet)
        # A sheet on which only something else is new has the very same winners.
        decided = decided or bool(after.verdict) or after.winners is not sheet.winners
        if not decided:
            winners, decided_by = _winners(after.sides)
            after = evolve(after, winners=winners, decided_by=decided_by)
        sheet = after
    if ruleset.counting:
        counted = (statistic for variant in ruleset.counting for statistic in variant.statistics(state))
        sheet = evolve(sheet, statistics=tuple(counted))
    return sheet


def seen_sheet(state: GameState, seat: int | None) -> ScoreSheet:
    """Returns the scores as a seat may know them now; seat None is a spectator. Once the game is over nothing is secret
    any more, and they are those of ``score_sheet``; before the end they are those of ``view_sheet``. Raises
    VariantFailed once the game is over, or if an opponent fails."""
    return score_sheet(state) if state.phase == "over" else view_sheet(view(state, seat))


def view_sheet(seen: PlayerView) -> ScoreSheet:
    """Returns the scores as they are counted by a view alone. Before the end nobody has won yet, no variant speaks a
    verdict, and one that cannot tell without what is hidden what it gives or has counted is left out. Once the game is
    over they are final, unless a variant counts by what the view does not show: then only ``seen_sheet`` knows. Raises
    VariantFailed once the game is over, or if an opponent fails."""
    if seen.phase == "over":
        return score_sheet(determinize(seen, Random(0)))
    ruleset, players = seen.ruleset, []
    for number, player in enumerate(seen.players):
        score = player_score(number, player.name, player.coatls, seen.catalog, seen.rules)
        lines: list[VariantLine] = []
        for variant in ruleset.scoring:
            with suppress(VariantFailed):
                lines += variant.points(seen, number)
        players.append(evolve(score, lines=tuple(lines), points=score.points + sum(line.points for line in lines)))
    counted: list[Statistic] = []
    for each in ruleset.counting:
        with suppress(VariantFailed):
            counted += each.statistics(seen)
    return ScoreSheet(tuple(players), (), "points", seen.opponent, statistics=tuple(counted), goal=seen.goal)


def with_variants(score: PlayerScore, table: Table, ruleset: Ruleset) -> PlayerScore:
    """Returns the scores of one player with the points that the variants give. Raises VariantFailed."""
    if not ruleset.scoring:
        return score
    lines = tuple(line for variant in ruleset.scoring for line in variant.points(table, score.seat))
    return evolve(score, lines=lines, points=score.points + sum(line.points for line in lines))


def _winners(sides: Sequence[tuple[PlayerScore, ...]]) -> tuple[tuple[int, ...], TieBreak]:
    """Returns the seats of the winners, and the step that decided (8.7): partners have the points and cards of both,
    and the best coatl of either."""
    leaders = [*sides]
    steps: tuple[tuple[TieBreak, Callable[[tuple[PlayerScore, ...]], int]], ...] = (
        ("points", lambda side: sum(player.points for player in side)),
        ("cards", lambda side: sum(player.cards for player in side)),
        ("coatl", lambda side: max(player.best for player in side)),
    )
    for step, worth in steps:
        found = [*map(worth, leaders)]
        most = max(found)
        leaders = [side for side, each in zip(leaders, found, strict=True) if each == most]
        if len(leaders) == 1:
            return tuple(player.seat for player in leaders[0]), step
    return tuple(sorted(player.seat for side in leaders for player in side)), "shared"


def player_score(seat: int, name: str, coatls: tuple[Coatl, ...], catalog: Catalog, rules: Rules) -> PlayerScore:
    """Returns the scores of one player's coatls (RULES 8.5, 8.6). It needs only what lies open."""
    scores = []
    for coatl in coatls:
        lines = score_lines(coatl, catalog, rules.strict_x)
        worth = sum(line.points for line in lines)
        if not coatl.complete:
            worth = worth // 2 if rules.unfinished_score_half else 0
        scores.append(CoatlScore(coatl, lines, worth))
    complete = [s for s in scores if s.coatl.complete]
    return PlayerScore(
        seat=seat,
        name=name,
        coatls=tuple(scores),
        points=sum(s.points for s in scores),
        cards=sum(len(s.lines) for s in complete),
        best=max((s.points for s in complete), default=0),
    )
