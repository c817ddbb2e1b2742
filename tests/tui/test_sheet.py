"""The score sheet: what is counted, and what can be done from it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence

import pytest
from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_core.files.home import Home
from coatl_core.game.coatl import VariantLine
from coatl_core.game.session import Session
from coatl_core.language.numbertext import written
from coatl_core.play.points_curve import points_by_turn
from coatl_core.play.statistics import Statistics, statistics_of
from coatl_core.saves.records import Records, record_of
from coatl_tui.palettes import DARK
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.sheet import Sheet, SheetCoatl
from coatl_tui.table.sheet_picture import sheet_svg
from coatl_tui.table.sheet_places import counted_content, sheet_content, sheet_places, side_content
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.digits import LOW, draw_digits
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import USUAL, Signs
from tests.locale.support import LANGUAGES, LEVELS, speaking
from tests.support import paired, rarely, registry
from tests.tui.support import app_at, frame, line, press, save, session_at, settled, table
from tests.tui.test_solo import solo_session

OVER = session_at(10_000, tokens=True)
ALONE = solo_session(10_000, *LEVELS.options)


def statistics(session: Session) -> list[Statistics]:
    """The statistics of every player."""
    log = [event for played in session.history for event in played.events]
    return [statistics_of(player, log) for player in session.score_sheet().players]


OUTCOME = ("Ann wins.", "The game ended because nobody could do anything any more.")


def drawn(
    session: Session,
    size: tuple[int, int],
    tag: str = "en",
    ascii_only: bool = False,
    outcome: Sequence[str] = OUTCOME,
    *,
    plain: bool = False,
) -> Content:
    """The sheet of a game in a pane of this size."""
    return sheet_content(sheet_of(session, tag, outcome, plain=plain), *size, Signs(ascii_only))


def grown(session: Session) -> tuple[tuple[int, ...], ...]:
    """The points of the cards, turn by turn."""
    log = [event for played in session.history for event in played.events]
    return points_by_turn(log, len(session.state.players))


def sheet_of(session: Session, tag: str = "en", outcome: Sequence[str] = OUTCOME, *, plain: bool = False) -> Sheet:
    """What is on the sheet of a game."""
    return Sheet(
        session.score_sheet(),
        statistics(session),
        list(outcome),
        session.state.catalog,
        session.state.rules,
        speaking(tag),
        grown=grown(session),
        plain=plain,
    )


def text(content: Content) -> str:
    return "\n".join("".join(span.text for span in spans) for spans in content.lines)


def test_the_statistics_agree_with_the_table_at_the_end() -> None:
    for player, counted in zip(OVER.state.players, statistics(OVER), strict=True):
        coatls = player.coatls
        assert counted.fulfilled == sum(len(coatl.prophecies) for coatl in coatls)
        assert counted.temples == sum(coatl.temple is not None for coatl in coatls)
        assert counted.complete == sum(coatl.complete for coatl in coatls)
        assert counted.longest == max(map(len, coatls))
        assert counted.colors == Counter("".join(coatl.colors for coatl in coatls))
        assert counted.taken == counted.colors.total() + len(player.board)
    assert sum(counted.turns for counted in statistics(OVER)) == OVER.state.turn


def test_points_for_each_coatl_and_turn_are_of_the_points_that_count() -> None:
    counted = statistics(OVER)[0]
    assert counted.points_a_turn == round(counted.points / counted.turns, 1)
    assert counted.points_a_coatl == round(counted.points / counted.complete, 1)


@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, [(80, 16), (100, 22), (120, 30), (140, 34), (200, 54)]))
@pytest.mark.parametrize("session", [OVER, ALONE], ids=["several", "alone"])
@pytest.mark.slow
def test_everything_is_on_the_sheet_at_every_size(session: Session, size: tuple[int, int], tag: str) -> None:
    content, sheet = drawn(session, size, tag), session.score_sheet()
    shown = text(content)
    assert all(cell_len(each) == size[0] for each in shown.splitlines())
    assert "…" not in re.sub("[BGKRY]…", "", shown)  # a pattern may have one
    assert "»" not in shown
    for player in sheet.players:
        assert player.name in shown
        for score in player.coatls:
            assert str(score.points) in shown
    assert sum(type(spot.item).__name__ == "SheetCoatl" for spot in content.spots) == sum(
        len(player.coatls) for player in sheet.players
    )
    top = shown.splitlines()[: size[1]]
    if sheet.opponent is not None:  # the totals of both are seen without scrolling
        assert any(sheet.opponent.name in each and str(sheet.opponent.points) in each for each in top)


@pytest.mark.parametrize("length", [8, 13, 14, 15, 40])
def test_all_that_is_said_of_the_outcome_is_there_however_long_it_is(length: int) -> None:
    said = ["Ann wins.", " ".join(f"word{n}" for n in range(length)), "It was counted."]
    shown = text(drawn(OVER, (80, 16), outcome=said))
    assert " ".join(said) in " ".join(shown.split())


def test_the_places_are_on_the_sheet_and_the_winners_points_stand_before_them_in_large_digits() -> None:
    content = drawn(OVER, (120, 36))
    players = OVER.score_sheet().players
    winner = players[OVER.score_sheet().winners[0]]
    lines = text(content).splitlines()
    large = Canvas(20, LOW)
    draw_digits(large, 0, 0, str(winner.points), "points", LOW)
    assert not lines[1].strip()
    assert f" 1 {winner.name} " in lines[2]
    assert any(f" 2 {player.name} " in lines[4] for player in players if player is not winner)
    assert [line[2:9].rstrip() for line in lines[2:5]] == large.text().splitlines()


def test_gold_is_for_points_alone() -> None:
    for size in ((80, 24), (120, 36), (200, 60)):
        lines = drawn(OVER, size).lines
        gold = [span.text for spans in lines[1:] for span in spans if span.style.endswith("on points")]
        assert all(each.strip().isdigit() for each in gold)  # levels that cards have reached


def test_names_have_the_colours_of_their_players() -> None:
    for spans in drawn(OVER, (140, 40)).lines[1:]:
        for span in spans:
            for player in OVER.score_sheet().players:
                if player.name in span.text:
                    assert f"player-{player.seat}" in span.style


def test_temples_are_a_pattern_only_where_there_are_no_colours() -> None:
    assert "▒" not in text(drawn(OVER, (120, 30)))
    assert "▒" in text(drawn(OVER, (120, 30), plain=True))


def test_a_long_coatl_uses_the_room_that_no_card_needs() -> None:
    assert "▟BB" not in text(drawn(OVER, (200, 54)))


def test_the_statistics_have_bars_where_there_is_somebody_to_compare_with_and_the_most_has_a_sign() -> None:
    lines = text(drawn(OVER, (200, 60))).splitlines()
    (taken,) = (line for line in lines if "pieces taken" in line)
    assert taken.count("▆") > 10
    assert taken.count("◆") == 1
    alone = text(drawn(ALONE, (200, 60))).splitlines()
    assert all("▆" not in line and "◆" not in line for line in alone if "pieces taken" in line)


@pytest.mark.parametrize("players", [3, *rarely(2, 4)])
@pytest.mark.parametrize("size", [(80, 24), (120, 36), (140, 40), (200, 60)])
def test_all_complete_coatls_are_equally_large_and_no_open_one_is_larger(players: int, size: tuple[int, int]) -> None:
    session = session_at(10_000, tokens=True, players=players)
    content = drawn(session, size)
    complete: set[int] = set()
    unfinished: set[int] = set()
    for spot in content.spots:
        if isinstance(spot.item, SheetCoatl):
            score = session.score_sheet().players[spot.item.seat].coatls[spot.item.number - 1]
            (complete if score.coatl.complete else unfinished).add(spot.height)
    assert len(complete) == 1
    assert max(unfinished) <= min(complete)


def test_on_a_large_sheet_coatls_have_five_rows_and_their_cards_lie_beside_them() -> None:
    content = drawn(OVER, (200, 54))
    lines = text(content).splitlines()
    coatls = [score for player in OVER.score_sheet().players for score in player.coatls if score.coatl.complete]
    heights = [spot.height for spot in content.spots if isinstance(spot.item, SheetCoatl)]
    assert heights.count(5) == len(coatls)
    bands = sum(len(score.lines) for score in coatls)
    words = ("blue", "green", "black", "red", "yellow", "▲")
    assert sum(line.count(word) for line in lines[5:] for word in words if "│" in line) >= bands


def test_the_bars_are_made_of_cards_with_their_points() -> None:
    lines = drawn(OVER, (120, 30)).lines
    for place, player in enumerate(OVER.score_sheet().players):
        line = next(line for line in lines if f" {player.name}" in "".join(span.text for span in line))
        grounds = [span.style.split(" on ")[1] for span in line if span.text.strip("▏ ").split(" ")[0].isdigit()]
        cards = sum(len(score.lines) for score in player.coatls if score.coatl.complete)
        assert sum(ground in ("B", "G", "K", "R", "Y", "temple") for ground in grounds) >= cards, place


@pytest.mark.parametrize("taken", [9, 60])
@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
def test_what_a_variant_takes_stands_beside_the_bar_and_makes_none_reach_into_the_points(
    size: tuple[int, int], taken: int
) -> None:
    """Everybody's cards bring more than the winner has, because a variant takes some of it, or more than all."""
    sheet = sheet_of(OVER)
    scores = tuple(
        evolve(player, points=player.points - taken, lines=(VariantLine("golden-feathers-made", -taken),))
        for player in sheet.scores.players
    )
    lines = text(sheet_content(evolve(sheet, scores=evolve(sheet.scores, players=scores)), *size, USUAL)).splitlines()
    for player in scores:
        line = next(line for line in lines if f" {player.name}" in line)
        assert re.search(rf" {written(player.points)} +\d+ ▲\d+ −{taken}", line), line
        assert "▏" in line, "has no bar"


async def test_the_points_turn_by_turn_end_with_those_of_the_sheet(home: Home) -> None:
    """An open coatl has lost its points then, and variants have given theirs."""
    session = session_at(10_000, players=3)
    save(home, session)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, ScoreScreen)
        assert [points[-1] for points in grown(session)] == [8, 9, 5]
        assert [points[-1] for points in screen.sheet.grown] == [6, 8, 5]
        assert [player.points for player in session.score_sheet().players] == [6, 8, 5]


def test_a_long_name_stands_whole_above_the_points_turn_by_turn() -> None:
    sheet = sheet_of(OVER)
    name = "Chimalpopoca"
    players = tuple(evolve(player, name=name) for player in sheet.scores.players)
    lines = text(sheet_content(evolve(sheet, scores=evolve(sheet.scores, players=players)), 200, 60, USUAL))
    curves = lines[lines.index("Points, turn by turn") :]
    assert curves.count(name) >= len(players)
    assert "»" not in curves


@pytest.mark.parametrize("ascii_only", [False, True])
def test_points_turn_by_turn_may_end_below_zero(ascii_only: bool) -> None:
    sheet = evolve(sheet_of(OVER), grown=((0, 4, 9), (0, 2, -3)))
    shown = text(sheet_content(sheet, 200, 60, Signs(ascii_only)))
    assert "-3" in shown if ascii_only else "−3" in shown


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.slow
def test_the_names_that_the_form_proposes_are_told_apart_in_the_statistics(tag: str, players: int) -> None:
    session = session_at(1, players=players)
    names = tuple(speaking(tag)("form-default-name", n=seat) for seat in range(1, players + 1))
    session = Session(evolve(session.setup, players=names), registry().ruleset(["base"]))
    for size in ((80, 24), (140, 40), (200, 60)):
        shown = text(drawn(session, size, tag))
        for name in names:
            assert shown.count(name) in (4, 5), (name, shown)  # bar, box, two in the statistics, curve


def test_in_ascii_the_sheet_is_ascii() -> None:
    assert text(drawn(OVER, (100, 40), ascii_only=True)).isascii()


def test_the_picture_is_complete_and_refers_to_nothing_elsewhere() -> None:
    svg = sheet_svg(drawn(OVER, (120, 0)), DARK, "Cóatl")
    words = " ".join(ET.fromstring(svg).itertext()).replace("\xa0", " ")
    for player in OVER.score_sheet().players:
        assert player.name in words
    assert "@font-face" not in svg
    assert all(color in words for color in COLORS)


async def test_a_rematch_is_the_same_game_for_the_same_players_and_the_next_one_begins(home: Home) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "r")
        before, after = OVER.setup, table(pilot).game.session.setup
        assert after.players == before.players
        assert (after.rules, after.card_sets, after.variants) == (before.rules, before.card_sets, before.variants)
        assert after.first == (before.first + 1) % len(before.players)
        assert after.seed != before.seed


async def test_the_cursor_shows_how_each_card_beside_a_coatl_was_counted(home: Home) -> None:
    save(home, OVER)
    async with app_at(home, (100, 40)) as pilot:
        await press(pilot, "s", "enter")
        details = pilot.app.screen.query_one("#details", Pane)
        seen = set()
        for digit in "123":
            await press(pilot, digit)
            seen.add(text(details.content))
        assert len(seen) == 3
        assert "×" in "".join(seen)


def test_a_coatl_has_the_number_that_it_has_at_the_table() -> None:
    for size in ((80, 24), (140, 40), (200, 60)):
        content = drawn(OVER, size)
        numbered = [(spot.item, spot) for spot in content.spots if isinstance(spot.item, SheetCoatl)]
        for player in OVER.score_sheet().players:
            own = [(item.number, spot.digit) for item, spot in numbered if item.seat == player.seat]
            assert own == [(number, str(number)) for number in range(1, len(player.coatls) + 1)]
        for item, spot in numbered:
            row = "".join(span.text for span in content.lines[spot.line + spot.height // 2])
            assert row[spot.start :].startswith(f"{item.number}  ")


async def test_a_digit_on_the_sheet_goes_from_player_to_player(home: Home) -> None:
    save(home, OVER)
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "s", "enter")
        pane = pilot.app.screen.query_one("#score", Pane)
        seen = []
        for digit in "2212":
            await press(pilot, digit)
            assert isinstance(pane.item, SheetCoatl)
            seen.append((pane.item.seat, pane.item.number))
        first, second = (player.seat for player in OVER.score_sheet().players)
        winner = seen[0][0]
        other = first + second - winner
        assert seen == [(winner, 2), (other, 2), (other, 1), (other, 2)]


@pytest.mark.slow
async def test_the_sheet_is_saved_as_a_picture_and_a_new_game_set_up_from_it(home: Home) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "x")
        (file,) = (home.data / "sheets").glob("*.svg")
        assert "<svg" in file.read_text("utf-8")
        assert "The sheet is saved" in line(pilot)
        assert "n new game" in frame(pilot)
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, NewGameScreen)


async def test_a_picture_that_cannot_be_written_says_why(home: Home) -> None:
    save(home, OVER)
    (home.data / "sheets").write_text("in the way", "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "x")
        assert "could not be saved" in frame(pilot)


@pytest.mark.parametrize("size", [(80, 24), *rarely(((100, 30),))])
@pytest.mark.slow
async def test_every_line_of_the_sheet_can_be_seen_and_the_first_ones_again(home: Home, size: tuple[int, int]) -> None:
    save(home, OVER)
    async with app_at(home, size) as pilot:
        await press(pilot, "s", "enter")
        first = frame(pilot)
        sheet = pilot.app.screen.query_one("#score", Pane)
        below = len(sheet.content.lines) - sheet.size.height
        assert below > 0
        assert "█" in {each[-1:] for each in first.splitlines()}  # where in the sheet one is
        for down, up in (("down", "up"), ("pagedown", "pageup"), ("end", "home")):
            await press(pilot, *[down] * (len(sheet.content.lines) if down == "down" else 5))
            assert sheet.top == below, down
            await press(pilot, *[up] * (len(sheet.content.lines) if up == "up" else 5))
            assert sheet.top == 0, up
            assert frame(pilot).splitlines()[0] == first.splitlines()[0]


async def test_a_line_below_the_sheet_says_how_much_of_it_is_further_down_and_which_key_goes_there(home: Home) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        sheet = pilot.app.screen.query_one("#score", Pane)
        edge = frame(pilot).splitlines()[sheet.region.bottom]
        assert "PgDn statistics" in edge
        await press(pilot, "end")
        assert "PgDn" not in frame(pilot).splitlines()[sheet.region.bottom]


async def test_in_a_large_terminal_the_sheet_stands_at_the_top_in_the_middle_of_the_columns(home: Home) -> None:
    save(home, OVER)
    async with app_at(home, (240, 70)) as pilot:
        await press(pilot, "s", "enter")
        head, sheet, side, details = (
            pilot.app.screen.query_one(id, Pane).region for id in ("#head", "#score", "#side", "#details")
        )
        assert (head.x, head.y, head.right) == (20, 0, 220)
        assert (sheet.x, sheet.y, sheet.right) == (20, head.bottom, side.x)
        assert (details.x, details.y, details.right) == (side.x, side.bottom, head.right)


async def test_turning_a_page_of_the_sheet_takes_the_cursor_along(home: Home) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "pagedown", "pagedown")
        sheet = pilot.app.screen.query_one("#score", Pane)
        assert sheet.spot is not None
        assert sheet.top <= sheet.spot.line < sheet.top + sheet.size.height


@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)]))
@pytest.mark.parametrize("players", [4, *rarely(2, 3)])
@pytest.mark.slow
def test_the_parts_of_the_sheet_fill_the_terminal_and_do_not_overlap(
    players: int, size: tuple[int, int], tag: str
) -> None:
    sheet = sheet_of(session_at(10_000, tokens=True, players=players), tag)
    places = sheet_places(sheet, *size, USUAL)
    areas = [area for area in (places.head, places.players, places.side, places.details) if area is not None]
    cells = [(x, y) for area in areas for x in range(area.x, area.right) for y in range(area.y, area.bottom)]
    assert len(cells) == len(set(cells))
    assert set(cells) == {(x, y) for x in range(size[0]) for y in range(size[1] - 2)}
    if places.side is not None:
        assert len(side_content(sheet, places, USUAL).lines) == places.side.height
    for player in sheet.ranked:
        for score in player.coatls:
            shown = counted_content(sheet, places, score, USUAL)
            assert all(text(shown).count(str(line.points)) for line in score.lines)
            assert len(shown.lines) <= places.details.height - 1


async def test_the_coatl_under_the_cursor_is_lit_and_a_click_goes_to_another_one(home: Home) -> None:
    save(home, OVER)
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "s", "enter")
        pane = pilot.app.screen.query_one("#score", Pane)

        def lit() -> list[str]:
            return [span.text.strip() for spans in pane.content.lines for span in spans if span.style.endswith("focus")]

        assert "1" in lit()
        spot = pane.content.spots[1]
        await pilot.click(pane, offset=(spot.start + 9, spot.line))
        assert pane.item == spot.item
        assert "2" in lit()
        assert "1" not in lit()


def test_a_colour_that_no_piece_has_is_not_drawn() -> None:
    shown = text(drawn(ALONE, (140, 40)))
    counted = statistics(ALONE)[0].colors
    assert all((f"{color}0" in shown) is False for color in COLORS)
    assert all(f"{color}{count}" in shown for color, count in counted.items() if count)


def test_of_one_player_nothing_is_counted_that_is_zero() -> None:
    row = next(row for row in text(drawn(ALONE, (80, 24))).splitlines() if "turns" in row)
    assert "0" not in row.split()
    assert "temples" not in text(drawn(ALONE, (80, 24)))


def test_the_cards_of_an_automatic_opponent_say_what_they_ask_for() -> None:
    lines = text(drawn(ALONE, (80, 24))).splitlines()
    begin = next(y for y, row in enumerate(lines) if "─ A.D.A.M." in row)
    assert "each" in "".join(lines[begin : begin + 5])


def test_each_player_has_a_frame() -> None:
    lines = text(drawn(OVER, (140, 60))).splitlines()
    for name in OVER.setup.players:
        assert any(row.startswith(f"╭─ {name} ") for row in lines)


async def test_on_a_small_sheet_the_games_so_far_stand_below_it(home: Home) -> None:
    save(home, OVER)
    keep = Records(home.records)
    record = record_of(OVER, "game", "2026-01-02T03:04:05+00:00")
    assert record is not None
    keep.with_game(record)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert line(pilot).startswith("Games won so far: ")
        await pilot.resize_terminal(140, 40)
        await settled(pilot)
        assert line(pilot) == ""
        assert "Games won so far: " in "".join(frame(pilot).splitlines()[:2])
