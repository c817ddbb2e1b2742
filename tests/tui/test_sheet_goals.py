"""The score sheet of those who win together: a bar for each side, and no places where all have one goal."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from rich.cells import cell_len

from coatl_core.game.goal import Goal
from coatl_core.saves.records import PlayerResult, Record
from coatl_tui.screens.record_details import _together
from coatl_tui.table.sheet import Sheet
from coatl_tui.table.sheet_places import sheet_content
from coatl_tui.table.sheet_points import draw_points
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.digits import LOW
from coatl_tui.widgets.signs import USUAL, Signs
from tests.support import NAMES
from tests.tui.support import session_at
from tests.tui.test_sheet import sheet_of, text

OVER = session_at(10_000, players=4)
PAIRS, ALL = Goal(((0, 2), (1, 3))), Goal(((0, 1, 2, 3),))


def with_goal(goal: Goal, *winners: int) -> Sheet:
    sheet = sheet_of(OVER)
    return evolve(sheet, scores=evolve(sheet.scores, goal=goal, winners=winners))


def points(sheet: Sheet, *seats: int) -> int:
    return sum(sheet.scores.players[seat].points for seat in seats)


def test_partners_share_a_place_and_the_winners_come_first() -> None:
    sheet = with_goal(PAIRS, 1, 3)
    assert [[standing.seat for standing in side] for side in sheet.sides] == [[1, 3], [0, 2]]
    assert [(standing.place, standing.won) for standing in sheet.standings] == [(1, True)] * 2 + [(2, False)] * 2


def test_partners_are_equal_only_with_the_cards_and_the_best_coatl_of_both() -> None:
    sheet = with_goal(PAIRS)
    alike = tuple(evolve(player, points=6, cards=2, best=6) for player in sheet.scores.players)
    for players, places in ((alike, [1, 1]), ((*alike[:3], evolve(alike[3], cards=3)), [1, 2])):
        equal = evolve(sheet, scores=evolve(sheet.scores, players=players))
        assert [side[0].place for side in equal.sides] == places


@pytest.mark.parametrize("size", [(80, 16), (100, 22), (140, 34), (200, 54)])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_side_has_one_bar_with_the_points_of_all_its_players(size: tuple[int, int], ascii_only: bool) -> None:
    for goal, sides in ((PAIRS, PAIRS.sides), (ALL, ALL.sides)):
        sheet = with_goal(goal, *sides[0])
        shown = text(sheet_content(sheet, *size, Signs(ascii_only))).splitlines()
        assert all(cell_len(line) == size[0] for line in shown)
        for side in sides:
            names = " + ".join(NAMES[seat] for seat in side)
            assert any(names in line and str(points(sheet, *side)) in line for line in shown)
        assert any(f"1 {NAMES[0]} + " in line for line in shown) == (goal is PAIRS)


@pytest.mark.parametrize("width", [120, 140])
def test_five_with_long_names_who_win_together_have_a_bar_with_points_on_it(width: int) -> None:
    goal, names = Goal((tuple(range(5)),)), ("Ann Marie", "Bartholomew", "Christopher", "Daniela B.", "Evangeline")
    sheet, canvas = sheet_of(OVER), Canvas(width, 4, USUAL)
    first, *others = sheet.scores.players
    five = (first, *others, evolve(first, seat=4))
    players = tuple(evolve(player, name=name) for player, name in zip(five, names, strict=True))
    sheet = evolve(sheet, scores=evolve(sheet.scores, goal=goal, winners=goal.sides[0], players=players))
    draw_points(canvas, sheet, Rect(0, 0, width, 4), LOW if width >= 120 else 0)
    bar = next(row for row in canvas.text().splitlines() if "Evang» " in row)
    assert len(re.findall(r"▏\d", bar.partition("Evang» ")[2])) > 5


def test_a_record_shows_those_who_win_together_as_one() -> None:
    players = tuple(PlayerResult(name, number, False) for number, name in enumerate(NAMES[:4], 1))
    result = _together(Record("a", "", players, goal=PAIRS), (1, 3))
    assert (result.name, result.points, result.ink) == (f"{NAMES[1]} + {NAMES[3]}", 6, "player-1")
