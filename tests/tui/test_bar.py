"""The key bar of the table: it names what can be done now, and nothing else."""

from __future__ import annotations

import pytest

from coatl_core.files.home import Home
from coatl_tui.bindings import command
from coatl_tui.table.bar import Bar
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Spot
from coatl_tui.widgets.keybar import HELP, Entry, fitting
from tests.locale.support import LANGUAGES, app_in, speaking
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table

pytestmark = pytest.mark.slow


def bar(text: str) -> str:
    """The last line of a frame: the key bar."""
    return text.rstrip("\n").split("\n")[-1]


async def test_the_key_bar_says_what_each_pane_is_for(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        told = {}
        for key in "spch":
            await press(pilot, key)
            told[key] = bar(frame(pilot))
        assert "1–0 field, again takes" in told["s"]
        assert "1–6 take  7 7 deck" in told["p"]
        assert "attach" in told["c"]
        assert "card" in told["h"]
        assert all(line.endswith("F1 rule 3  ? help") for line in told.values()), told


async def test_the_key_bar_follows_what_is_open(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "l")
        await settled(pilot)
        assert "PgUp PgDn page  l close" in bar(frame(pilot))
        await press(pilot, "l", "o")
        await settled(pilot)
        assert "o next player  Esc own table" in bar(frame(pilot))
        await press(pilot, "escape")
        assert table(pilot).face.looking.looked_at is None
        await press(pilot, "q")
        assert "1–3 choose" in bar(frame(pilot))
        assert "Esc back" in bar(frame(pilot))
        await press(pilot, "escape")
        assert "Esc back" not in bar(frame(pilot))


async def test_a_click_on_an_arrow_of_the_key_bar_is_that_arrow(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "q")
        screen, before = table(pilot), table(pilot).choice.cursor
        spot = next(spot for spot in screen.pane("keys").content.spots if spot.item == command("right"))
        await pilot.click("#keys", offset=(spot.start, 0))
        await settled(pilot)
        assert screen.choice.cursor == before + 1


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_key_bar_of_eighty_columns_names_help_and_rule_in_whole_words(tag: str, home: Home) -> None:
    save(home, session_at(12, tokens=True))
    async with app_in(tag, home) as pilot:
        await go_on(pilot)
        for key in "spcho":
            await press(pilot, key)
            shown = bar(frame(pilot))
            l10n = table(pilot).l10n
            assert shown.endswith(f"? {l10n('command-help')}"), shown
            assert f"F1 {l10n('bar-rule', rule='3')}  " in shown, shown


def test_the_digits_of_answers_in_columns_are_told_from_the_first_to_the_last() -> None:
    spots = [Spot(0, 0, 1, Choice((), list), digit, 1) for digit in "14253"]
    (entry,) = Bar(speaking("en"), {}).digits(spots, Choice, "choose")
    assert entry.keys == (("1–5", None),)


def test_what_is_rarely_needed_is_left_out_first_and_the_help_last_of_all() -> None:
    entries = [Entry(((key, None),), "word", rank) for key, rank in (("a", 1), ("b", 3), ("c", 2), ("?", HELP))]
    shown = ["".join(entry.keys[0][0] for entry in fitting(entries, width)) for width in (32, 31, 23, 15, 7)]
    assert shown == ["abc?", "ac?", "a?", "?", ""]
