"""What variants show beside the table: a band or a box, all of it while it has the focus, and the way to what it is
about."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.engine import new_game
from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.opponent import SeenTable
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.language.l10n import L10n, english
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.things import CoatlItem, Field, PanelItem, Seat
from coatl_core.plugins.variant_guard import guarded
from coatl_tui.table.draw.panel import opened
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Rect
from tests.support import NAMES, registry
from tests.tui.support import app_at, frame, go_on, line, press, save, session_at, settled, table
from tests.tui.support import lay as show
from tests.tui.test_draw import SIZES, TAGS, board, laid, scene
from tests.tui.test_solo import solo_session
from tests.tui.test_variants import feathers

OMENS = 11
OF_FEATHERS = 7
"""What golden feathers show of three players: two numbers of each, and a line."""


class Omens(Variant):
    """As much as an expansion of several tribes and omens has to show."""

    id = "omens"

    def panel(self, table: SeenTable) -> Sequence[PanelLine]:
        return [
            PanelLine("omens-line", {"n": number, "field": number % 6 + 1}, Item("field", number % 6 + 1))
            for number in range(1, OMENS + 1)
        ]


class Tribe(Variant):
    """Tells each seat its own number, and nothing about a thing of the table."""

    id = "tribe"

    def panel(self, table: SeenTable) -> Sequence[PanelLine]:
        return [PanelLine("tribe-own", {"n": 100 + (-1 if table.seat is None else table.seat)})]


TOLD = """
omens-name = omens
omens-help = They come and go.
omens-line = omen { $n } holds in the rounds of field { $field }: now 3 → +3, next at 5
tribe-name = tribe
tribe-help = Yours alone.
tribe-own = your tribe is number { $n }
"""


def speaking_of_omens() -> L10n:
    l10n = english(strict=True)
    registry().register_messages(l10n)
    l10n.add_messages("en", TOLD)
    return l10n


def shown_by(*kinds: type[Variant], players: int = 2) -> Scene:
    """The middle of a game, with what these variants show."""
    state = with_variants(laid(players), *kinds)
    seen = scene(state)
    return evolve(seen, panel=seen.view.panel(), l10n=speaking_of_omens())


def with_variants(state: GameState, *kinds: type[Variant]) -> GameState:
    """The same table in a game with these variants."""
    variants = tuple(guarded(kind, (), "test") for kind in kinds)
    state.ruleset = Ruleset(state.ruleset.catalog, (*state.ruleset.variants, *variants))
    state.variants |= {variant.id: None for variant in variants}
    return state


# How it is drawn


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_lines_that_have_no_room_are_counted_and_none_is_cut(size: tuple[int, int]) -> None:
    drawn = draw_table(board(shown_by(Omens, Tribe), size)).text()
    at = board(shown_by(Omens, Tribe), size).at
    assert at.panel is not None
    place = [row[at.panel.x : at.panel.right] for row in drawn.splitlines()[at.panel.y : at.panel.bottom]]
    told = " ".join(" ".join(place).replace("│", " ").split())
    whole = told.count("next at 5")
    assert whole >= (1 if size[0] < 140 else 3), told
    if at.design == "large":
        assert "»" in told
    else:
        own = "your tribe is number 100" in told
        assert own == (size[0] > 100), "the first line of each variant comes before the second ones"
        assert f"» {OMENS + 1 - whole - own}" in told
    assert "Omens" in told
    assert ("Variants" in told) == (at.design == "large")
    assert "…" not in told


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_game_in_which_no_variant_shows_anything_looks_as_ever(size: tuple[int, int]) -> None:
    class Silent(Omens):
        def panel(self, table: SeenTable) -> Sequence[PanelLine]:
            return []

    assert draw_table(board(shown_by(Silent), size)).text() == draw_table(board(scene(laid()), size)).text()


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("players", [2, 4])
def test_golden_feathers_have_room_in_every_language(tag: str, players: int) -> None:
    """For two players at 80 × 24, for all that they show of two players from 120 columns on."""
    variants = (VariantChoice("golden-feathers"),)
    setup = Setup(NAMES[:players], "room", card_sets=("base",), variants=variants)
    state = new_game(setup, registry().ruleset(setup.card_sets, variants))
    state.variants["golden-feathers"] = state.variants["golden-feathers"].with_one(1, 0)
    seen = scene(state, tag=tag)
    seen = evolve(seen, panel=seen.view.panel())
    for size in SIZES:
        at = board(seen, size).at
        assert at.panel is not None
        rows = draw_table(board(seen, size)).text().splitlines()[at.panel.y : at.panel.bottom]
        told = " ".join(row[at.panel.x : at.panel.right] for row in rows)
        assert "…" not in told
        names = sum(player.name in told for player in seen.view.players)
        assert names >= 2
        if size[0] >= 120 and players == 2:
            assert "»" not in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_feathers_never_take_more_than_a_block(players: int) -> None:
    variants = (VariantChoice("golden-feathers"),)
    setup = Setup(NAMES[:players], "room", card_sets=("base",), variants=variants)
    seen = scene(new_game(setup, registry().ruleset(setup.card_sets, variants)))
    seen = evolve(seen, panel=seen.view.panel())
    large = board(seen, (200, 60)).at
    assert opened(large, seen) == large.panel != Rect(0, 1, 200, 1)
    if players == 2:
        assert opened(board(seen, (140, 40)).at, seen) == board(seen, (140, 40)).at.news


# At the table


async def with_omens(pilot: Pilot[None], *kinds: type[Variant]) -> None:
    """Shows the game at the table with these variants."""
    await go_on(pilot)
    await show(pilot, with_variants(table(pilot).game.session.state, *kinds))


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
@pytest.mark.slow
async def test_n_opens_all_of_it_enter_goes_to_what_a_line_is_about_and_esc_back(
    home: Home, size: tuple[int, int]
) -> None:
    save(home, feathers(theft=True))
    async with app_at(home, size, l10n=speaking_of_omens()) as pilot:
        await with_omens(pilot, Omens)
        before = frame(pilot)
        assert "omen 9 " not in before
        await press(pilot, "s", "n")
        assert "Variants" in frame(pilot)
        assert "golden segments still in the" in frame(pilot)
        assert "4 of 5" in frame(pilot)
        assert "Enter go there" in frame(pilot)
        assert "Robbed – golden segments for it: 0, worth 0. Scored." in frame(pilot)
        await press(pilot, "right")
        assert "Thefts – golden segments given up: 0." in frame(pilot)
        await press(pilot, "left", *["down"] * 4)
        assert table(pilot).pane("panel").item == PanelItem(OF_FEATHERS + 1)
        assert line(pilot) == "omen 1 holds in the rounds of field 2: now 3 → +3, next at 5"
        await press(pilot, *["down"] * 10)
        assert "omen 11 " in frame(pilot)
        await press(pilot, "escape")
        assert table(pilot).pane("supply").has_focus
        assert "omen 11 " not in frame(pilot)
        await press(pilot, "n", *["down"] * 4, "enter")
        screen = table(pilot)
        focused = screen.focused
        assert (focused and focused.id, screen.face.cursor.item) == ("supply", Field(2))
        await press(pilot, "n", "down", "enter")
        assert screen.face.cursor.item == Seat((screen.face.looking.own_seat + 1) % 3)
        await press(pilot, "n", "enter")
        assert isinstance(screen.face.cursor.item, CoatlItem)
        await press(pilot, "n", "n")
        assert screen.pane("coatls").has_focus


@pytest.mark.exhaustive
async def test_more_lines_than_the_terminal_has_rows_are_scrolled(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.tui.test_panel.OMENS", 40)
    save(home, feathers())
    async with app_at(home, l10n=speaking_of_omens()) as pilot:
        await with_omens(pilot, Omens)
        await press(pilot, "n")
        assert "omen 2 " in frame(pilot)
        assert "omen 40 " not in frame(pilot)
        assert "» 3" in frame(pilot)
        await press(pilot, *["down"] * 43)
        assert "omen 40 " in frame(pilot)
        assert "omen 2 " not in frame(pilot)
        await press(pilot, *["up"] * 39)
        assert "omen 1 " in frame(pilot)


@pytest.mark.slow
async def test_a_click_opens_it_and_two_clicks_on_a_line_go_there(home: Home) -> None:
    save(home, feathers(theft=True))
    async with app_at(home, l10n=speaking_of_omens()) as pilot:
        await with_omens(pilot)
        await pilot.click("#panel", offset=(25, 0))
        await settled(pilot)
        assert "golden segments still in the game" in frame(pilot)
        for _ in range(2):
            await pilot.click("#panel", offset=(20, 4))
            await settled(pilot)
        assert table(pilot).face.cursor.item == Seat((table(pilot).face.looking.own_seat + 1) % 3)
        assert "golden segments still in the game" not in frame(pilot)


async def test_nobody_reads_below_the_cover_what_is_shown_to_another(home: Home) -> None:
    save(home, feathers())
    async with app_at(home, (140, 40), l10n=speaking_of_omens()) as pilot:
        await with_omens(pilot, Tribe)
        screen = table(pilot)
        own = screen.face.looking.own_seat
        assert f"your tribe is number {100 + own}" in frame(pilot)
        await press(pilot, "n")
        screen.game.viewer = None
        screen.show_table()
        await settled(pilot)
        assert screen.game.covered
        assert screen.pane("panel").content.lines == ()
        await press(pilot, "n")
        assert "tribe is number" not in frame(pilot)
        assert screen.pane("cover").has_focus
        await press(pilot, "enter")
        assert f"your tribe is number {100 + own}" in frame(pilot)


async def test_a_replay_shows_what_was_shown_then_and_goes_there(home: Home) -> None:
    session = feathers(theft=True)
    async with app_at(home, (140, 40)) as pilot:
        await pilot.app.push_screen(ReplayScreen(ReplayGame(session, len(session.history))))
        await settled(pilot)
        assert " 1 +2" in frame(pilot)
        await press(pilot, "backspace")
        assert " 1 +2" not in frame(pilot)
        await press(pilot, "n", "down")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        screen.use(screen.face.cursor.item)
        await settled(pilot)
        assert isinstance(screen.face.cursor.item, Seat)
        await press(pilot, "n", "escape")
        assert pilot.app.screen is screen


async def test_the_pane_is_there_for_a_game_alone_and_in_a_trial(home: Home) -> None:
    save(home, solo_session(6))
    async with app_at(home, l10n=speaking_of_omens()) as pilot:
        await press(pilot, "c")
        await show(pilot, with_variants(table(pilot).game.session.state, Tribe))
        assert "your tribe is number 100" in frame(pilot)
        assert "A.D.A.M." in frame(pilot)
        await press(pilot, "v")
        assert "your tribe is number 100" in frame(pilot)
        await press(pilot, "n")
        assert line(pilot) == "your tribe is number 100"
        trial = pilot.app.screen
        await press(pilot, "escape")
        assert pilot.app.screen is trial


async def test_a_game_without_such_a_variant_has_no_pane_and_no_key_for_it(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        assert not table(pilot).pane("panel").display
        await press(pilot, "n")
        assert line(pilot) == "This key has nothing to do in a game like this."
        await press(pilot, *["tab"] * 6)
        assert not table(pilot).pane("panel").has_focus
        await press(pilot, "question_mark")
        assert "what the variants show" not in frame(pilot)
