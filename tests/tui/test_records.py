"""The records: whose games are counted, what stands about them on the score sheet, and the last ones as bars."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.files.home import Home
from coatl_core.game.actions import Action
from coatl_core.game.rules import ComputerSeat, VariantChoice
from coatl_core.game.session import Session
from coatl_core.saves.records import PlayerResult, Record, Records, load_records
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.chart import Game, Result, Words, draw_games
from coatl_tui.widgets.grid import Grid
from coatl_tui.widgets.signs import Signs
from tests.support import registry
from tests.tui.support import app_at, frame, line, press, save, session_at, settled, table

EXPERT = ComputerSeat("hard")
WHEN = "2026-01-02T03:04:05+00:00"


def record(game: str, points: int, *others: ComputerSeat | str, won: bool = False) -> Record:
    players = [PlayerResult("Ana", points, won)]
    for other in others:
        seat = other if isinstance(other, ComputerSeat) else None
        players.append(PlayerResult(str(other), 40, not won, seat))
    return Record(game, WHEN, tuple(players))


def keep(home: Home, *games: Record) -> None:
    Records(home.records, games[:-1]).with_game(games[-1])


# The chart


WORDS = Words("won", "lost", "best")


def drawn(points: list[int], width: int, height: int, ascii_only: bool = False, other: int | None = 40) -> list[str]:
    """A chart of games against Bao, in which more than 40 points have won."""
    canvas = Canvas(width, height, Signs(ascii_only))
    others = (Result("Bao", other, "player-1"),) if other is not None else ()
    games = [Game("02-01", each > 40, Result("Ana", each, "player-0"), others, "60 turns") for each in points]
    draw_games(canvas, Rect(0, 0, width, height), games, WORDS)
    return ["".join(span.text for span in row).rstrip() for row in canvas.lines()]


def test_each_player_of_a_game_has_a_bar_with_the_points_at_its_end_and_the_latest_game_is_on_top() -> None:
    assert drawn([20, 80], 60, 5) == [
        "02-01  + won   Ana ███████████████████████ 80 best  60 turns",
        "               Bao ▇▇▇▇▇▇▇▇▇▇▇▇ 40",
        "",
        "02-01  − lost  Ana ██████ 20                        60 turns",
        "               Bao ▇▇▇▇▇▇▇▇▇▇▇▇ 40",
    ]


def test_a_chart_can_be_drawn_in_characters_only() -> None:
    assert drawn([20], 40, 2, ascii_only=True) == [
        "02-01  - lost  Ana #### 20      60 turns",
        "               Bao ######## 40",
    ]


def test_where_not_all_have_room_only_the_own_points_are_bars() -> None:
    assert drawn([20, 80], 60, 3) == [
        "02-01  + won   Ana ███████████████ 80 best  Bao 40  60 turns",
        "",
        "02-01  − lost  Ana ████ 20                  Bao 40  60 turns",
    ]


def test_of_more_games_than_there_is_room_for_the_last_ones_are_drawn() -> None:
    assert [row.split()[4] for row in drawn([10, 20, 30], 60, 2, other=None)] == ["▇" * 23, "▇" * 15]


def test_a_single_game_has_thick_bars_and_is_not_called_the_best() -> None:
    assert drawn([20], 40, 4, other=None) == [
        "02-01  − lost  Ana ████████ 20  60 turns",
        "                   ████████",
        "",
        "",
    ]


def test_a_chart_needs_room_and_takes_any_points() -> None:
    for width in range(1, 60, 7):
        for height in range(1, 6):
            drawn([-5, 0, 100_000], width, height)


# At the end of a game


def before_the_end(*others: ComputerSeat | None) -> tuple[Session, Action]:
    """A game before its last action, which is a person's, and that action; ``others`` are in the other seats."""
    played = session_at(10_000, players=1 + len(others))
    seats = list(others)
    seats.insert(played.history[-1].seat, None)
    session = Session(evolve(played.setup, seats=tuple(seats)), registry().ruleset(played.setup.card_sets))
    for action in played.actions[:-1]:
        session.push(action)
    return session, played.actions[-1]


@pytest.mark.slow
async def test_a_game_against_a_computer_player_is_counted_and_the_sheet_says_so(home: Home) -> None:
    before, last = before_the_end(EXPERT)
    save(home, before)
    keep(home, record("one", 99, EXPERT, won=True))
    async with app_at(home) as pilot:
        await press(pilot, "c")
        table(pilot).playing.act(last)
        await settled(pilot)
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert "In games like this so far: 2 played" in frame(pilot)
        assert "best score 99" in frame(pilot)
        await press(pilot, "q", "b")
        assert "▐ expert" in frame(pilot)
    assert [len(game.persons) for game in load_records(home.records).games] == [1, 1]


async def test_a_game_of_several_persons_is_counted_for_each(home: Home) -> None:
    before, last = before_the_end(None)
    save(home, before)
    async with app_at(home) as pilot:
        await press(pilot, "c", "enter")
        table(pilot).playing.act(last)
        await settled(pilot)
        (game,) = load_records(home.records).games
        counted = ", ".join(f"{person.name} {int(person.won)} of 1" for person in game.persons)
        assert f"Games won so far: {counted}." in frame(pilot)


async def test_the_sheet_says_in_how_many_positions_a_hint_was_shown(home: Home) -> None:
    before, last = before_the_end(EXPERT)
    before.push(last)
    save(home, before)
    keep(home, evolve(record("game", 50, EXPERT), hints=3))
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert "Hints were shown in 3 positions." in frame(pilot)
        assert "told their reasons" not in frame(pilot)


async def test_the_score_sheet_says_whether_computer_players_told_their_reasons(home: Home) -> None:
    before, last = before_the_end(EXPERT)
    before.push(last)
    save(home, before)
    keep(home, evolve(record("game", 50, EXPERT), told=True))
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert "Computer players told their reasons during the game." in frame(pilot)


# The screen


async def test_the_games_are_those_of_the_row_under_the_cursor(home: Home) -> None:
    games = [evolve(record(f"a{n}", 20 + n, EXPERT), hints=n % 2, told=n == 3) for n in range(5)]
    keep(home, *games, *(record(f"b{n}", 70 + n, "Ben", won=True) for n in range(3)))
    async with app_at(home) as pilot:
        await press(pilot, "b")
        assert "▐ expert" in frame(pilot)
        assert "24 best" in frame(pilot)
        assert "hard 40" in frame(pilot)  # the others
        assert "Hints were shown in 2 games, marked ?." in frame(pilot)
        assert "Computer players told their" in frame(pilot)
        assert [row.split()[-3:-1] for row in frame(pilot).splitlines() if row.endswith("! │")] == [["?", "!"]]
        await press(pilot, "down")
        assert "▐ Ana against people" in frame(pilot)
        assert "72 best" in frame(pilot)
        assert "Won in a row: 3 now, 3 at best." in frame(pilot)
        assert "Hints were" not in frame(pilot)


async def test_of_more_games_than_there_are_rows_the_last_ones_are_shown_and_it_is_said(home: Home) -> None:
    keep(home, *(record(f"a{n}", 20 + n, EXPERT) for n in range(30)))
    async with app_at(home) as pilot:
        await press(pilot, "b")
        shown = frame(pilot)
        assert f"The chart shows the last {shown.count('2026-01-02')} games." in shown
        assert "49 best" in shown


async def test_the_last_games_are_told_the_latest_first(home: Home) -> None:
    games = [evolve(record(f"a{n}", 20 + n, EXPERT, won=n == 3), turns=60 + n) for n in range(4)]
    adam = evolve(record("alone", 33), opponent=44, variants=(VariantChoice("adam"),))
    keep(home, *games, adam)
    async with app_at(home) as pilot:
        await press(pilot, "b")
        alone = next(row.split() for row in frame(pilot).splitlines() if "2026-01-02" in row)
        assert alone[2:5] == ["−", "lost", "Ana"] and alone[6] == "33"
        assert any(row.split()[1:2] == ["A.D.A.M."] and "44" in row for row in frame(pilot).splitlines())
        await press(pilot, "down")
        shown = frame(pilot).splitlines()
        rows = [row.strip("│ ").split() for row in shown if "2026-01-02" in row]
        assert [(row[2], row[5], row[-2]) for row in rows] == [
            ("won", "23", "63"),
            ("lost", "22", "62"),
            ("lost", "21", "61"),
            ("lost", "20", "60"),
        ]
        assert next(row for row in shown if "expert" in row).split()[-2] == "+−−−"


async def test_opponents_are_in_the_order_of_their_strength_and_persons_in_that_of_their_success(home: Home) -> None:
    master, adam = ComputerSeat("master"), VariantChoice("adam")
    games = (
        record("a", 50, "Ben"),
        record("b", 50, "Ben", EXPERT),
        record("c", 50, master),
        record("d", 50, EXPERT, EXPERT),
        record("e", 50, ComputerSeat("gone", "x")),
        record("f", 50, EXPERT),
        evolve(record("g", 50), variants=(adam,)),
    )
    keep(home, *games)
    async with app_at(home) as pilot:
        await press(pilot, "b")
        grid = pilot.app.screen.query_one(Grid)
        rows = [str(grid.get_row_at(row)[0]).strip() for row in range(grid.row_count)]
    alone = ["A.D.A.M.", "expert", "master", "gone · x", "2 × expert"]
    assert rows == [*alone, "Ben against people", "Ana against people"]


@pytest.mark.slow
async def test_all_columns_are_there_when_the_terminal_gets_another_size(home: Home) -> None:
    keep(home, record("a", 50, EXPERT))
    async with app_at(home) as pilot:
        await press(pilot, "b")
        for size in ((130, 40), (80, 24), (200, 60)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert "played   won  best  average  " in frame(pilot)
            assert "last games" in frame(pilot)
            assert "█ 50" in frame(pilot)


async def test_without_games_a_sentence_stands_there(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "b")
        assert "No game is finished yet." in frame(pilot)
        await press(pilot, "up", "down", "up", "enter", "pageup", "enter", "home", "end", "1", "f6", "enter")
        assert isinstance(pilot.app.screen, RecordsScreen)


async def test_records_of_a_newer_version_are_left_alone_and_the_screen_says_so(home: Home) -> None:
    text = '{"format": "coatl-records", "version": 5}'
    home.records.parent.mkdir(parents=True, exist_ok=True)
    home.records.write_text(text, "utf-8")
    before, last = before_the_end(EXPERT)
    save(home, before)
    async with app_at(home) as pilot:
        await press(pilot, "b")
        assert "written by a newer version" in " ".join(frame(pilot).split())
        await press(pilot, "escape", "c")
        table(pilot).playing.act(last)
        await settled(pilot)
        assert "written by a newer version" in line(pilot)
    assert home.records.read_text("utf-8") == text


async def test_a_letter_finds_nothing_where_there_are_no_games(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "b", "z", "up", "z")
        assert isinstance(pilot.app.screen, RecordsScreen)
        assert pilot.app._exception is None


@pytest.mark.exhaustive
async def test_a_damaged_file_of_puzzles_is_set_aside_and_it_is_said(home: Home) -> None:
    home.puzzles.parent.mkdir(parents=True, exist_ok=True)
    home.puzzles.write_text("no", "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "b")
        assert "set aside as" in " ".join(frame(pilot).split())
    assert (home.data / "puzzles-damaged-1.json").read_text("utf-8") == "no"
