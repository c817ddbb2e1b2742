"""The table of a game with tribes, omens and quick actions: what holds is shown, and what is asked opens by itself."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from coatl_core.files.home import Home
from coatl_core.game.offers import PanelLine
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.track import Track, Window
from coatl_core.language.tracktext import line_text
from coatl_tribes.names import TRIBES
from coatl_tui.palettes import PLAIN
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.panel import draw_panel, opened
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.draw.track import put_days
from coatl_tui.widgets.canvas import Canvas, Rect, around
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import ASCII_ONLY
from tests.locale.support import LANGUAGES
from tests.support import coatl, do, give, lay, rarely
from tests.tribes.support import SWITCHES, ruleset, setup, table
from tests.tui.support import app_at, frame, go_on, press, save
from tests.tui.support import lay as show
from tests.tui.test_draw import board, named, scene


def begun() -> Session:
    """A game at its first turn."""
    session = Session(setup(*SWITCHES), ruleset(*SWITCHES))
    while session.state.turn == 0:
        session.push(next(iter(session.legal_actions)))
    return session


SIZES = [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)]


def at_day(players: int) -> GameState:
    """The second omen holds, and everybody leads a tribe."""
    state = table(*TRIBES[3:8], omen="angry-B", place=1, tile="draw", players=players)
    give(state, 0, hand=("count-red", "count-blue"), board="B", coatls=[coatl("BBRR", "count-red")])
    give(state, 1, coatls=[coatl("BBBBKK")])
    return state


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("players", [2, 5, *rarely(3, 4)])
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.slow
def test_opened_it_takes_whole_panes_and_covers_neither_coatls_nor_hand(
    size: tuple[int, int], players: int, tag: str
) -> None:
    seen = scene(at_day(players), tag=tag)
    seen = evolve(seen, panel=seen.view.panel())
    drawn = board(seen, size)
    area = opened(drawn.at, seen)
    for pane in (drawn.at.supply, *drawn.at.others, drawn.at.news, drawn.at.prophecies, drawn.at.temples):
        assert inside(pane, area) or not meet(pane, area), (pane, area)
    for pane in (drawn.at.coatls, drawn.at.hand, drawn.at.sentence):
        assert not meet(pane, area)
    told = open_panel(drawn)
    assert "»" not in told, told
    for player in seen.view.players:
        assert player.name in told
    for number in ("13", "18", "24", "−3", "+7"):
        assert number in told, told
    for number in ("I ", "II ", "III ") if tag == "en" else ():
        assert number in told, told


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_long_name_gives_way_to_that_of_a_tribe(tag: str) -> None:
    seen = named(scene(table("cit-bolon-tum", "ahau-chamahez", omen="floods", players=5), tag=tag))
    seen = evolve(seen, panel=seen.view.panel())
    ((_, (track, *_)),) = seen.panel
    assert isinstance(track, Track)
    told = open_panel(board(seen, (80, 24)))
    for note in track.notes:
        assert line_text(note.title, seen.view, seen.l10n) in told, told


def meet(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) > max(one.x, other.x)
    return across and min(one.bottom, other.bottom) > max(one.y, other.y)


def inside(one: Rect, other: Rect) -> bool:
    return around(one, other) == other


def open_panel(drawn: Board) -> str:
    """All that variants show."""
    area = opened(drawn.at, drawn.scene)
    canvas = Canvas(area.width, area.height, drawn.scene.signs, area.x, area.y)
    draw_panel(canvas, Board(drawn.scene, evolve(drawn.at, panel=area), "panel"))
    return canvas.text()


def test_each_day_is_its_own_column_and_what_holds_stands_below_its_days() -> None:
    seen = scene(at_day(3))
    seen = evolve(seen, panel=seen.view.panel())
    drawn = board(seen, (140, 40))
    _, days, titles, *_ = open_panel(drawn).splitlines()
    begins = [titles.index(name) for name in ("I Floods", "II Angry god", "III Gold shortage")]
    for begin, first, before in zip(begins, (" 7", "13", "19"), ("day", "12", "18"), strict=True):
        assert days[:begin].rstrip().endswith(before)
        assert days[begin:].lstrip().startswith(first.strip())


def test_what_a_tribe_can_do_stands_beside_its_name_or_below_it() -> None:
    seen = scene(table("balam", "yaluk", omen="angry-B"))
    seen = evolve(seen, panel=seen.view.panel())
    wide, narrow = (open_panel(board(seen, size)).splitlines() for size in ((140, 40), (80, 24)))
    assert any(re.search(r"Balam +each end taken: 1 card", line) for line in wide)
    row = next(place for place, line in enumerate(narrow) if "Balam" in line)
    assert narrow[row + 1].index("card an end") == narrow[row].index("Balam")


def test_with_few_rows_a_ladder_has_one_and_the_box_keeps_its_border() -> None:
    seen = scene(table("balam", "yaluk", omen="angry-B"))
    lines = open_panel(board(evolve(seen, panel=seen.view.panel()), (140, 40))).splitlines()
    assert any(re.search(r"from how many on: points +0: −3 +1: 0 +2: \+3 +3: \+7", line) for line in lines)
    assert lines[-1].startswith("╰")


def test_without_colours_today_is_reversed_and_the_days_to_come_of_what_holds_are_bold() -> None:
    assert paint("bold on-today on today", PLAIN).reverse
    for look in ("bold on-began on began", "bold text on pill"):
        assert (paint(look, PLAIN).bold, paint(look, PLAIN).reverse) == (True, None)


@pytest.mark.parametrize(("today", "news"), [(13, True), (14, False)])
def test_what_holds_is_news_on_its_first_day_only(today: int, news: bool) -> None:
    window = Window(PanelLine("tribes-omen"), (), (0, 0), first=13, last=18)
    canvas = Canvas(20, 1)
    put_days(canvas, Rect(0, 0, 17, 1), range(13, 19), Track((window,), today=today), running=True)
    grounds = {canvas.ground(x, 0) for x in range(17)}
    assert ("began" in grounds) == news


def test_in_ascii_today_is_in_brackets_and_the_days_to_come_have_lines_between_them() -> None:
    seen = scene(at_day(2))
    seen = evolve(seen, panel=seen.view.panel(), signs=ASCII_ONLY)
    row = draw_table(board(seen, (200, 60)), ASCII_ONLY).text().splitlines()[1]
    assert "[13]" in row
    assert "=14=15=16=17=18=" in re.sub("=+", "=", row)
    assert row.isascii()


@pytest.mark.slow
async def test_the_cursor_begins_at_what_holds_now_and_arrows_go_to_players_and_omens(home: Home) -> None:
    save(home, begun())
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        await show(pilot, at_day(2))
        await press(pilot, "n")
        told = " ".join(frame(pilot).split())
        assert "Angry god ▏B – blue pieces in coatls: 2, worth +3. 2 more: +7." in told
        assert "Scored after day 18." in told
        await press(pilot, "right")
        assert "Gold shortage – heads and tails in coatls: 0, worth −3." in frame(pilot)
        await press(pilot, "down")
        assert "Gold shortage, Bao – heads and tails in coatls: 0" in frame(pilot)
        await press(pilot, "up", "left", "left")
        assert "Floods – " in frame(pilot)
        assert "Scored." in frame(pilot)
        await press(pilot, "left")
        assert "Ana: Bacab, begins every turn with at least 2 prophecies in hand" in frame(pilot)
        assert "Turn on any part" not in frame(pilot)
        await press(pilot, "n")
        assert not pilot.app.focused or pilot.app.focused.id != "panel"


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.slow
async def test_the_table_shows_what_holds_and_asks_by_itself(home: Home, size: tuple[int, int]) -> None:
    state = table("balam", "yaluk", omen="angry-B", tile="draw")
    lay(state, "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>")
    give(state, 0, hand=("count-red", "count-blue"), board="")
    save(home, begun())
    async with app_at(home, size) as pilot:
        await go_on(pilot)
        await show(pilot, state)
        assert "I Angry god ▏B " in frame(pilot)
        assert "Ana 0× ▏B: −3 points  1 more gives 0" in frame(pilot)
        await show(pilot, do(state, "take 6"))
        await press(pilot, "m")
        assert "pay to keep it, or leave it: blue body segment?" in " ".join(frame(pilot).split())
        assert "rule 11" in frame(pilot)


@pytest.mark.slow
async def test_on_a_large_table_the_band_tells_of_those_whom_all_lies_over(home: Home) -> None:
    save(home, begun())
    async with app_at(home, (200, 60)) as pilot:
        await go_on(pilot)
        await show(pilot, at_day(2))
        band = frame(pilot).splitlines()[1]
        assert "II Angry god" in band
        await press(pilot, "n")
        assert frame(pilot).splitlines()[1].startswith(" Bao hand 0 · temples 1 · board 0 of 8")
        assert "from how many on" in frame(pilot)
        await press(pilot, "n")
        assert frame(pilot).splitlines()[1] == band
        assert "from how many on" not in frame(pilot)


@pytest.mark.slow
async def test_while_nobody_has_a_coatl_all_lies_over_the_temples_and_the_other_player_stays(home: Home) -> None:
    save(home, begun())
    async with app_at(home, (200, 60)) as pilot:
        await go_on(pilot)
        await show(pilot, table(*TRIBES[3:5], omen="angry-B", tile="draw"))
        await press(pilot, "n")
        assert frame(pilot).splitlines()[1].startswith(" T  Temples")
        title = next(row for row in frame(pilot).splitlines() if "Tribes and omens" in row)
        assert "O  Bao" in title
