"""Reading the rulebook: searching, scrolling, and the mark in the contents."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.language.rulebook import parse_rulebook, rulebook
from coatl_tui.guide.pages import Pages
from coatl_tui.guide.picture import catalog, table_picture
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import USUAL
from tests.support import paired, rarely, registry
from tests.tui.support import app_at, frame, line, press, send, settled
from tests.tui.test_draw import TAGS, speaking

pytestmark = pytest.mark.slow


@asynccontextmanager
async def reading(home: Home, size: tuple[int, int] = (180, 24)) -> AsyncIterator[Pilot[None]]:
    """The rulebook, opened at its beginning, with contents and text side by side."""
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


async def test_a_title_says_how_many_lines_stand_below_and_leaves_the_word_out_where_it_has_no_room(home: Home) -> None:
    async with reading(home) as pilot:
        contents, rule = pane(pilot, "contents"), pane(pilot, "rule")
        first = frame(pilot).splitlines()[0]
        for each in (contents, rule):
            assert f"» {screen(pilot).l10n('lines-below', n=below(each))} " in first
        contents.styles.width = 24
        await settled(pilot)
        assert f"» {below(contents)} ━━" in frame(pilot).splitlines()[0]


def below(pane: Pane) -> int:
    """How many lines of a pane stand further down than can be seen."""
    return len(pane.content.lines) - pane.top - pane.size.height + 1


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


@pytest.mark.exhaustive
async def test_a_chapter_that_the_other_language_lacks_is_left_for_the_beginning(home: Home) -> None:
    """The languages bring the chapters of all plugins that come with the game, also of one that is off."""
    save_settings(home.settings, Settings(disabled=("tribes",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "f1", *["f6"] * 3, "end")
        last = screen(pilot).rule
        await press(pilot, "f6")
        assert last not in [section.rule for section in screen(pilot).sections]
        assert marked(pilot).split()[0] == screen(pilot).rule == "0"
        await press(pilot, "end", "f6", "slash", *"tribe", "enter", "f6")


@pytest.mark.exhaustive
async def test_a_hit_that_another_width_does_not_have_is_given_up(home: Home) -> None:
    """Where the picture of the table has no room, a sentence stands in its place."""
    async with reading(home, (80, 24)) as pilot:
        told = screen(pilot).l10n("guide-table-narrow")
        await press(pilot, "slash")
        for character in told[:30]:
            await send(pilot, character, character)
        await press(pilot, "enter")
        assert len(screen(pilot).hits) == 1
        await pilot.resize_terminal(200, 24)
        await settled(pilot)
        assert screen(pilot).hits == []
        await press(pilot, "n")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        await press(pilot, "n")
        assert len(lit(pilot)) == 1


@pytest.mark.parametrize("width", [1, 2, 3, 7, 20, 49, 100])
def test_every_place_where_a_word_stands_is_found_however_its_letters_are_cut(width: int) -> None:
    text = "# 1 A\n\nA bbbbbbbbbbbbcat cat  cat ddddddddddddddddddddddcatcat\n\n- cat"
    pages = Pages(parse_rulebook(text), speaking("en"), width, word="cat")
    pages.content()
    assert len(pages.hits) == 6


# Where there is no room for both


@pytest.mark.exhaustive
async def test_in_a_small_terminal_tab_gives_the_text_the_whole_width(home: Home) -> None:
    async with reading(home, (80, 24)) as pilot:
        contents, rule = pane(pilot, "contents"), pane(pilot, "rule")
        assert (contents.size.width, rule.size.width) == (30, 50)
        await press(pilot, *["down"] * 20)
        number = screen(pilot).rule
        await press(pilot, "tab")
        assert not contents.display
        assert rule.size.width == 80
        assert at_top(pilot).split()[0] == number
        await press(pilot, "down", "down", "down", "tab")
        assert contents.display
        assert screen(pilot).rule == number
        assert marked(pilot).split()[0] == number


async def test_a_rule_asked_for_is_open_to_be_read(home: Home) -> None:
    async with app_at(home) as pilot:
        pilot.app.push_screen(RulebookScreen("6.4"))
        await settled(pilot)
        assert at_top(pilot).startswith("6.4")
        assert pane(pilot, "rule").size.width == 80


async def test_a_hit_stays_in_sight_when_the_text_gets_another_width(home: Home) -> None:
    async with reading(home, (80, 24)) as pilot:
        await press(pilot, "slash", *"priest", "enter", "n", "n")
        for _ in range(2):
            assert [found.casefold().split()[-1] for found in lit(pilot)] == ["priest"]
            await press(pilot, "tab")


@pytest.mark.parametrize(("tag", "size"), paired(TAGS, [(80, 24), (140, 40), (200, 60)]))
def test_no_line_and_no_heading_is_cut(size: tuple[int, int], tag: str) -> None:
    """Every word of the rulebook stands in the text, at every width that it may have."""
    sections = rulebook(tag, registry().rulebooks)
    for width in (49, size[0] - 1):
        pages = Pages(sections, speaking(tag), width, size[1])
        lines = ["".join(span.text for span in spans) for spans in pages.content().lines]
        assert max(map(cell_len, lines)) <= width
        shown = "".join("".join(lines).split())
        for section in sections:
            assert "".join(section.title.split()) in shown
            for block in section.blocks:
                if block.kind in ("text", "item"):
                    told = re.sub(r"{([BGKRY])}", lambda color: USUAL.letter(color[1]), block.text)
                    assert "".join(told.split()) in shown, (section.rule, told)


@pytest.mark.parametrize("width", [80, *rarely(100, 130, 180)])
async def test_the_contents_have_every_heading_in_full(home: Home, width: int) -> None:
    async with reading(home, (width, 24)) as pilot:
        for _ in TAGS:
            lines = ["".join(span.text for span in spans) for spans in pane(pilot, "contents").content.lines]
            assert max(map(cell_len, lines)) <= pane(pilot, "contents").size.width
            told = "".join("".join(lines).split())
            assert [s.title for s in screen(pilot).sections if "".join(s.title.split()) not in told] == []
            await press(pilot, "f6")


@pytest.mark.parametrize("tag", TAGS)
def test_the_picture_of_the_table_is_there_as_soon_as_it_has_room(tag: str) -> None:
    l10n = speaking(tag)
    assert not table_picture(78, l10n, (), USUAL)
    for width, framed in ((79, False), (119, False), (120, True), (155, True)):
        text = ["".join(span.text for span in line) for line in table_picture(width, l10n, (), USUAL)]
        assert {cell_len(line) for line in text} == {min(width, 80 if not framed else 120 if width < 140 else 140)}
        assert any("╭─  S  " in line for line in text) is framed
        joined = "".join("".join(text).split())
        for name in ("status", "hand", "sentence"):
            assert "".join(l10n(f"guide-table-{name}").split()) in joined.replace("│", "")
        assert "»" not in joined.replace("»1", "")  # nothing is cut; the news of one row count those that follow


def test_the_example_of_the_picture_has_cards_of_the_base_game() -> None:
    """RULES 1.2."""
    cards = {(card.color, card.identity) for card in registry().catalog(["base"]).prophecies.values()}
    assert {(card.color, card.identity) for card in catalog().prophecies.values()} <= cards
    temples = {frozenset(temple.requirements) for temple in registry().catalog(["base"]).temples.values()}
    assert {frozenset(temple.requirements) for temple in catalog().temples.values()} <= temples


def test_what_a_card_counts_is_marked_on_the_coatls_below_it() -> None:
    """RULES 8.8."""
    text = """# 1 Cards

[prophecy B; Y G; 1 1, 2 3] Twice.

[coatl <YGBYG>] Met twice.

Text.

[coatl <YGB] Alone.

[prophecy B; Y G; 1 1, 2 3] Once.
"""
    pages = Pages(parse_rulebook(text), speaking("en"), 79)
    drawn = pages.content().lines
    of = {word: next(line for line in drawn if word in "".join(s.text for s in line)) for word in ("twice.", "Alone.")}
    assert [span.text for span in of["twice."]].count("▎") == 3  # the head has no seam
    assert "3" in "".join(span.text for span in of["twice."])
    assert [span.text for span in of["Alone."]].count("▎") == 0
    lit = [span.text.strip() for line in drawn for span in line if span.style == "bold on-points on points"]
    assert lit == ["1"]  # the card after the coatl that stands alone


def test_headings_look_like_titles_and_not_like_keys() -> None:
    sections = rulebook("en", registry().rulebooks)
    pages = Pages(sections, speaking("en"), 100)
    content = pages.content()
    for section, start in zip(sections, pages.starts, strict=True):
        _, heading, *rule = content.lines[start]
        assert heading.text.startswith(section.rule)
        assert heading.style == "strong"
        assert bool(rule) == (not section.depth)


@pytest.mark.parametrize(("tag", "width"), paired(TAGS, [79, 95, 150]))
def test_what_is_said_of_a_coatl_stands_near_it(tag: str, width: int) -> None:
    pages = Pages(rulebook(tag, registry().rulebooks), speaking(tag), width, 40)
    for spans in pages.content().lines:
        line = "".join(span.text for span in spans)
        if line.startswith("   ▟°") and (found := re.search(r"[▙›A-Z] {6,}\w", line)):
            assert found.end() - found.start() < 22, line


async def test_the_contents_stand_beside_the_text_that_is_read_where_there_is_room(home: Home) -> None:
    for size, beside in (((80, 24), False), ((119, 36), False), ((120, 36), True), ((140, 40), True)):
        async with reading(home, size) as pilot:
            await press(pilot, "tab")
            assert pilot.app.screen.query_one("#contents", Pane).display == beside, size
