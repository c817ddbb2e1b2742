"""Reading the rulebook: searching, scrolling, and the mark in the contents."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.widgets.pane import Pane
from tests.tui.support import app_at, frame, line, press, settled

pytestmark = pytest.mark.slow


@asynccontextmanager
async def reading(home: Home, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The rulebook, opened at its beginning."""
    async with app_at(home, size) as pilot:
        await press(pilot, "f1")
        yield pilot


def screen(pilot: Pilot[None]) -> RulebookScreen:
    shown = pilot.app.screen
    assert isinstance(shown, RulebookScreen)
    return shown


def pane(pilot: Pilot[None], id: str) -> Pane:
    return screen(pilot).query_one(f"#{id}", Pane)


def lit(pilot: Pilot[None]) -> list[str]:
    """The words lit on the screen, each with its line of the rule's pane."""
    rule = pane(pilot, "rule")
    shown = list(enumerate(rule.content.lines))[rule.top : rule.top + rule.size.height - 1]
    return [f"{number}: {span.text}" for number, spans in shown for span in spans if span.style == "found"]


def marked(pilot: Pilot[None]) -> str:
    """The one section marked in the contents, where the cursor of the contents stands too."""
    contents = pane(pilot, "contents")
    ((number, text),) = [
        (number, span.text.strip())
        for number, spans in enumerate(contents.content.lines)
        for span in spans
        if span.style == "marked"
    ]
    assert contents.spot is not None
    assert contents.spot.line == number
    return text


def at_top(pilot: Pilot[None]) -> str:
    """The text from the line at the top of the rule's pane to the end of that line."""
    rule = pane(pilot, "rule")
    return "".join(span.text for span in rule.content.lines[rule.top]).strip()


async def test_a_search_goes_to_the_word_itself_and_lights_it(home: Home) -> None:
    async with reading(home) as pilot:
        await press(pilot, "slash", *"Sacrifice", "enter")
        hits = screen(pilot).hits
        assert len(hits) > 3
        for number, place in enumerate([*range(len(hits)), 0]):
            if number:
                await press(pilot, "n")
            assert [found.casefold() for found in lit(pilot)] == [f"{hits[place]}: sacrifice"]
            assert line(pilot) == f"{place + 1} of {len(hits)}: “Sacrifice”"
            assert marked(pilot).startswith(screen(pilot).rule)
        await press(pilot, "p", "p")
        assert line(pilot).startswith(f"{len(hits) - 1} of")
        assert lit(pilot)[0].startswith(f"{hits[-2]}:")


async def test_a_search_begins_where_one_reads(home: Home) -> None:
    async with reading(home) as pilot:
        await press(pilot, "tab", *["pagedown"] * 8)
        top = pane(pilot, "rule").top
        await press(pilot, "slash", *"coatl", "enter")
        hit = screen(pilot).hits[screen(pilot).hit]
        assert hit == min(place for place in screen(pilot).hits if place >= top)


async def test_words_are_found_also_where_a_line_ends_between_them(home: Home) -> None:
    async with reading(home) as pilot:
        lines = ["".join(span.text for span in spans).strip() for spans in pane(pilot, "rule").content.lines]
        broken = next(n for n, text in enumerate(lines[:-1]) if text[-1:].islower() and lines[n + 1][:1].islower())
        words = lines[broken].split()[-1], lines[broken + 1].split()[0]
        await press(pilot, "slash")
        await press(pilot, *" ".join(words), "enter")
        assert broken in screen(pilot).hits
        while screen(pilot).hits[screen(pilot).hit] != broken:
            await press(pilot, "n")
        assert lit(pilot) == [f"{broken}: {words[0]}", f"{broken + 1}: {words[1]}"]


async def test_a_word_that_stands_nowhere_is_told_so(home: Home) -> None:
    async with reading(home) as pilot:
        for key in ("n", "p"):
            await press(pilot, key, *"xyzzy", "enter")  # without a word they ask for one
            assert line(pilot) == "“xyzzy” does not stand in the rulebook."
            assert not lit(pilot)
            await press(pilot, "n", "slash", "enter")
            assert not screen(pilot).word


@pytest.mark.parametrize("focus", [[], ["tab"]], ids=["contents", "text"])
async def test_pages_and_both_ends_are_reached_by_their_keys_and_the_mark_follows(home: Home, focus: list[str]) -> None:
    async with reading(home) as pilot:
        await press(pilot, *focus)
        rule, sections = pane(pilot, "rule"), screen(pilot).sections
        assert marked(pilot).startswith("0 ")
        await press(pilot, "pagedown")
        assert rule.top == rule.size.height - 2
        await press(pilot, *["pagedown"] * 4)
        assert marked(pilot).split()[0] == screen(pilot).rule
        assert marked(pilot).split()[0] not in ("0", sections[-1].rule)
        await press(pilot, *["pageup"] * 5)
        assert rule.top == 0
        await press(pilot, "end")
        assert marked(pilot) == f"{sections[-1].rule} {sections[-1].title}".strip()
        assert sections[-1].title in frame(pilot)
        await press(pilot, "pagedown")
        assert sections[-1].blocks[-1].text.split()[-1] in frame(pilot)  # there is no page without text
        await press(pilot, "home")
        assert rule.top == 0
        assert marked(pilot).startswith("0 ")


async def test_the_arrows_in_the_contents_open_a_rule_and_tab_leaves_the_text_where_it_is(home: Home) -> None:
    async with reading(home) as pilot:
        await press(pilot, *["down"] * 9)
        number = screen(pilot).sections[9].rule
        assert at_top(pilot).split()[0] == number == marked(pilot).split()[0]
        await press(pilot, "tab", "down", "down")
        top = pane(pilot, "rule").top
        await press(pilot, "tab")
        assert pane(pilot, "rule").top == top
        await press(pilot, "tab", *["down"] * 60)
        assert marked(pilot).split()[0] == screen(pilot).rule != number


async def test_another_size_or_language_keeps_to_the_rule(home: Home) -> None:
    async with reading(home) as pilot:
        await press(pilot, "end", "pageup")
        rule = screen(pilot).rule
        for size in ((140, 50), (80, 24)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert marked(pilot).split()[0] == screen(pilot).rule == rule
        await press(pilot, "f7")
        assert marked(pilot).split()[0] == screen(pilot).rule == rule
