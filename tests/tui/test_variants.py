"""The table of games with variants: pieces, moves and questions of their own are shown, and nothing fails at them."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.files.home import Home
from coatl_core.game.actions import Do, parse_action
from coatl_core.game.coatl import VariantLine
from coatl_core.game.engine import apply
from coatl_core.game.errors import Refusal
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.scoresheet import Statistic
from coatl_core.game.session import Session
from coatl_core.game.state import Variant
from coatl_core.language.l10n import L10n, english
from coatl_core.play.statistics import statistics_of
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.table.draw.board import points_of
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.sheet import Sheet
from coatl_tui.table.sheet_places import sheet_content
from coatl_tui.widgets.signs import USUAL
from tests.core.test_variant_moves import Barter
from tests.core.test_variant_moves import game as game_with
from tests.locale.support import LANGUAGES, speaking
from tests.support import NAMES, Sensible, give, lay, registry
from tests.tui import support
from tests.tui.support import app_at, frame, go_on, press, save, table, to_field, whole_log
from tests.tui.support import lay as show
from tests.tui.test_screens import text
from tests.tui.test_sheet import drawn

BARTER = """
barter-which = What do you give { $name }?
barter-refuse = nothing at all
barter-hand = hand over a piece
barter-demand = demand a piece
barter-rest = rest a while
barter-dice = throw dice
barter-give = give it away
"""

EVERYWHERE = ("s", "right", "right", "p", "down", "c", *["right"] * 3, "h", "down", "o", "down", "l", "escape")


def speaking_of_barter() -> L10n:
    """English with the messages of the toy variant."""
    l10n = english(strict=True)
    l10n.add_messages("en", BARTER)
    return l10n


def feathers(theft: bool = False) -> Session:
    """A game with golden feathers, at a turn whose player may steal; with ``theft`` that has just been done."""
    variants = (VariantChoice("golden-feathers"),)
    session = Session(
        Setup(NAMES[:3], "tui feathers", card_sets=("base",), variants=variants), registry().ruleset(["base"], variants)
    )
    player = Sensible("tui feathers")
    while not any(isinstance(action, Do) for action in session.legal_actions):
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    if theft:
        session.push(next(action for action in session.legal_actions if isinstance(action, Do)))
    return session


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.slow
async def test_golden_segments_are_shown_and_named(home: Home, size: tuple[int, int]) -> None:
    save(home, feathers())
    async with app_at(home, size) as pilot:
        await go_on(pilot)
        state = table(pilot).game.session.state
        give(state, state.seat, board="gold gold R")
        lay(state, "gold gold | gold R | - | - | - | - | <R | - | - | R>")
        await show(pilot, state)
        seen = ""
        for key in EVERYWHERE:
            await press(pilot, key)
            assert isinstance(pilot.app.screen, TableScreen)
            seen += frame(pilot)
        assert "golden segment" in seen


async def test_a_golden_segment_is_not_laid_to_a_coatl_and_the_reason_is_said(home: Home) -> None:
    save(home, feathers())
    async with app_at(home) as pilot:
        await go_on(pilot)
        state = table(pilot).game.session.state
        for seat in range(3):
            give(state, seat, board="gold", coatls=[])  # nobody has anything to steal
        await show(pilot, state)
        await press(pilot, "c", "1", "1")
        assert table(pilot).game.session.state.seat == state.seat
        assert "never built into a coatl" in frame(pilot)


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_points_for_golden_segments_are_on_the_sheet(size: tuple[int, int], tag: str) -> None:
    content = drawn(feathers(theft=True), size, tag)
    lines = ["".join(span.text for span in line) for line in content.lines]
    told = speaking(tag)("golden-feathers-points", n=1)
    (line,) = (line for line in lines if told in line)
    assert re.search(rf"{re.escape(told)} +2 ", line), lines


def test_the_points_of_a_variant_stand_beside_those_of_prophecies_and_temples() -> None:
    """The numbers on the right add up to the player's points, which the bars are made of."""
    session = feathers(theft=True)
    (robbed,) = (player for player in session.score_sheet().players if player.lines)
    lines = ["".join(span.text for span in line) for line in drawn(session, (80, 24)).lines]
    (row,) = (row for row in lines if row.rstrip(" │").endswith("+2"))
    assert re.search(rf" {robbed.points} +{robbed.points - 2} \+2", row), row


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_thefts_are_among_the_statistics_with_a_number_for_each_player(size: tuple[int, int], tag: str) -> None:
    """Bao has stolen from Ana; the sheet names the players by their points."""
    session = feathers(theft=True)
    lines = ["".join(span.text for span in line) for line in drawn(session, size, tag).lines]
    ranked = sorted(session.score_sheet().players, key=lambda player: (-player.points, player.seat))
    assert [player.name for player in ranked] == ["Ana", "Bao", "Cuz"]
    for message, counts in ("made", ["0", "1", "0"]), ("suffered", ["1", "0", "0"]):
        label = speaking(tag)(f"golden-feathers-{message}")
        (line,) = (line for line in lines if re.search(f"[│ ] {re.escape(label)} ", line))
        assert re.findall(r"\d", line.split(f" {label} ")[1].split("│")[0]) == counts


def test_what_a_variant_counts_or_gives_below_zero_has_a_minus_sign() -> None:
    session = feathers()
    sheet = session.score_sheet()
    first, *others = sheet.players
    low = evolve(
        sheet,
        players=(evolve(first, lines=(VariantLine("golden-feathers-made", -4),)), *others),
        statistics=(Statistic("golden-feathers-made", (-3, -1, -2)),),
    )
    statistics = [statistics_of(player, ()) for player in sheet.players]
    shown = Sheet(low, statistics, ["Ana wins."], session.state.catalog, session.state.rules, speaking("en"))
    lines = ["".join(span.text for span in line) for line in sheet_content(shown, 200, 60, USUAL).lines]
    (line,) = (line for line in lines if "│ thefts " in line and "−3" in line)
    assert "▆" not in line
    assert re.findall(r"−\d", line) == ["−3", "−1", "−2"]
    assert any("thefts" in line and "−4" in line for line in lines)
    assert not any("-4" in line for line in lines)


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
@pytest.mark.slow
async def test_points_that_a_variant_gives_count_at_once(home: Home, size: tuple[int, int]) -> None:
    session = feathers(theft=True)
    robbed = session.state.variants["golden-feathers"].suffered.index(1)
    name, points = NAMES[robbed], session.score_sheet().players[robbed].points
    save(home, session)
    async with app_at(home, size) as pilot:
        await press(pilot, "c")
        if size[1] < 34:  # else the points are large digits there
            assert f"{name} {points}" in frame(pilot)  # on the cover
        await press(pilot, "enter")
        assert points_of(table(pilot).seen, robbed)[0] == points == 2
        assert f"{name} {points}" in frame(pilot).split("\n")[0]


@pytest.mark.slow
async def test_a_theft_is_told_in_the_log(home: Home) -> None:
    save(home, feathers(theft=True))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        told = " ".join(frame(pilot).split())
        assert len(re.findall("(Ana|Bao|Cuz) gives up a golden segment", told)) == 1
        assert not re.search("(Ana|Bao|Cuz) (Ana|Bao|Cuz) gives up", told)
        await press(pilot, "l")
        pane = await whole_log(pilot)
        log = " ".join(" ".join("".join(span.text for span in spans) for spans in pane.content.lines).split())
        assert re.search(r"17 Bao gives up a golden segment and steals from Ana", log), log


async def test_a_table_at_which_somebody_is_asked_is_shown(home: Home, catalog: Catalog) -> None:
    state = game_with(catalog, Barter, players=3)
    give(state, 1, board="B K")
    state, _ = apply(state, parse_action("do barter demand"))
    save(home, feathers())
    async with app_at(home, l10n=speaking_of_barter()) as pilot:
        await go_on(pilot)
        await show(pilot, state)
        assert "Answer what you are asked" in frame(pilot)
        await press(pilot, "s", "1", "1")
        assert "Answer first what you are asked" in frame(pilot)
        for key in EVERYWHERE:
            await press(pilot, key)
            assert isinstance(pilot.app.screen, TableScreen)


# The form


class Lonely(Variant):
    """Cannot be played together with other variants."""

    id = "lonely"

    def conflicts(self, setup: Setup) -> Refusal | None:
        return Refusal("lonely-others", "", {"n": len(setup.variants)}) if len(setup.variants) > 1 else None


LONELY = """
lonely-name = lonely
lonely-help = Nothing beside it.
refusal-lonely-others = The lonely variant wants to be alone, and { $n } are chosen.
"""


@pytest.mark.slow
async def test_the_form_says_what_cannot_be_played_together_and_does_not_begin(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = registry()
    provider = own.providers["variant", "golden-feathers"]
    plugins = evolve(
        own,
        variants={**own.variants, "lonely": Lonely},
        providers={**own.providers, ("variant", "lonely"): provider},
        messages=(*own.messages, ("en", LONELY)),
    )
    monkeypatch.setattr(support, "registry", lambda: plugins)
    sentence = "The lonely variant wants to be alone, and 2 are chosen."
    async with app_at(home) as pilot:
        await press(pilot, "n")
        for variant in ("fewer-bodies", "lonely"):
            await to_field(pilot, f"variant-{variant}")
            assert sentence not in text(frame(pilot))
            await press(pilot, "right")
        assert sentence in text(frame(pilot))
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert sentence in text(frame(pilot))
        await to_field(pilot, "variant-fewer-bodies")
        await press(pilot, "left", "f2")
        assert isinstance(pilot.app.screen, TableScreen)
