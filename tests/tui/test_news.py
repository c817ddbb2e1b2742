"""What has just happened is told in full, and marked on the table until the next key."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game import events as e
from coatl_core.game.deeds import deeds_of
from coatl_core.game.found import Lies
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.view import view
from coatl_tui.table.draw.log import log_content
from coatl_tui.table.draw.news import News, news_of
from coatl_tui.table.draw.table import PANES, draw_table
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.signs import USUAL
from tests.support import Sensible
from tests.tui.support import app_at, frame, go_on, press, save, session_at
from tests.tui.support import table as table_of
from tests.tui.test_draw import SIZES, TAGS, board, laid, named, scene, speaking

CARD, TEMPLE = "base:pair-red-blue", "base:red-equals-green-length-6"
ALL = (
    e.Kept(0, 2, (CARD, CARD), ()),
    e.Kept(1, 2, None, ()),
    e.TurnBegan(1, 7, 2, True),
    e.Took(1, 2, (piece("Y"), piece("R"))),
    e.SupplyRefilled(None, (1, 2)),
    e.DrewFromRow(1, 3, CARD),
    e.DrewFromDeck(1, None),
    e.DeckRenewed(None, 12),
    e.RowRefilled(None, (CARD,)),
    e.Started(1, 1, piece("<B")),
    e.Extended(1, 1, "tail", piece("R")),
    e.Fulfilled(1, 1, CARD, 3),
    e.Claimed(1, 1, TEMPLE, 1, 7),
    e.TempleUncovered(None, 1, TEMPLE),
    e.Completed(1, 1, 10),
    e.TokenSpent(1, "pick"),
    e.Picked(1, (piece("Y>"),)),
    e.RowDiscarded(1, (CARD,)),
    e.Discarded(1, CARD),
    e.TookTemple(1, 2, TEMPLE),
    e.Passed(1),
    *(e.EndBegan(1, ending) for ending in ("coatls", "bodies", "standstill")),
    e.WentOn(1),
    e.GameEnded(None),
    e.LaidAnew(None, (Lies("field 3", ("B", "G")),)),
    e.VariantEvent(None, "adam-places", {"number": 2, "pieces": "<R"}),
)
TOLD = ("took", "passed", "discarded")


def text_of(lines: object) -> str:
    return "\n".join("".join(span.text for span in line) for line in lines)  # type: ignore[attr-defined]


def kinds(base: type[e.Event]) -> Iterator[type[e.Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event in ALL} == set(kinds(e.Event)) - {e.TurnEnded, e.RoundBegan}, "for variants alone"
    for event in ALL:
        assert deeds_of([event]), event
    assert not deeds_of([e.TurnBegan(1, 7, 1, False)]), "the rule above the turn says so"


@pytest.mark.parametrize("tag", TAGS)
def test_the_log_has_the_number_of_every_turn_and_names_in_each_language(tag: str) -> None:
    for width in (80, 40):
        seen, l10n = view(laid(), 0), speaking(tag)
        lines = log_content(ALL, seen, l10n, width, USUAL, 200).lines
        told = text_of(lines)
        assert all(sum(cell_len(span.text) for span in line) == width for line in lines)
        assert "7 Bao  " in told
        assert told.count("Bao") == 2, "once before the first turn, once at its beginning"
        for word in ("deed-passed", "deed-over", "deed-row-gone", "deed-last"):
            assert l10n(word).replace(" ", "") in told.replace(" ", "").replace("\n", "")


@pytest.mark.parametrize("tag", TAGS)
def test_all_deeds_of_a_wide_log_begin_in_one_column_and_are_told_whole(tag: str) -> None:
    seen, l10n = named(scene(laid(3))).view, speaking(tag)
    deeds = (e.Took(1, 2, (piece("Y"),)), e.Passed(1), e.TokenSpent(1, "vision"), e.Discarded(1, CARD))
    events = [e.TurnBegan(1, 7, 1, False), *deeds, e.TurnBegan(2, 108, 1, False), e.Passed(2)]
    lines = text_of(log_content(events, seen, l10n, 46, USUAL, 200).lines).split("\n")
    told = [l10n(f"deed-{kind}", pieces="", cards="", field=2).split("  ")[0].strip() for kind in TOLD]
    began = [line.index(verb) for line in lines for verb in told if verb in line]
    assert len(began) > 3
    assert set(began) == {len(" 108 Maxmiliánová   0  ")}
    token = l10n("deed-token", token=l10n("token-vision"))
    assert token in re.sub(" +", " ", " ".join(line.removeprefix("▌") for line in lines))


def test_points_stand_gold_in_the_log_once_they_are_scored_and_until_then_beside_them() -> None:
    events = [
        e.TurnBegan(0, 1, 1, False),
        e.Fulfilled(0, 1, CARD, 2),
        e.TurnBegan(1, 2, 1, False),
        e.Fulfilled(1, 1, CARD, 3),
        e.Completed(1, 1, 5),
    ]
    first, *_, last = log_content(events, view(laid(), 0), speaking("en"), 80, USUAL, 200).lines
    assert "0 +2" in text_of([first])
    assert not any("points" in span.style for span in first if span.text.strip() in ("0", "0 +2"))
    assert any(span.style.startswith("bold points") and "5" in span.text for span in last), last


def test_the_rows_of_the_log_that_are_seen_at_its_end_begin_with_a_whole_turn() -> None:
    seen, l10n = view(laid(), 0), speaking("en")
    deeds = (e.Took(1, 2, (piece("Y"),)), e.SupplyRefilled(None, (1, 3)))
    events = [event for turn in range(1, 9) for event in (e.TurnBegan(1, turn, 1, False), *deeds)]
    for room in range(4, 9):
        lines = text_of(log_content(events, seen, l10n, 80, USUAL, room).lines).split("\n")
        assert "Bao" in lines[-room], room


def test_a_wide_log_goes_on_in_a_second_column_and_both_begin_with_a_whole_turn_at_its_end() -> None:
    seen, l10n = view(laid(), 0), speaking("en")
    deeds = (e.Took(1, 2, (piece("Y"),)), e.SupplyRefilled(None, (1, 3)))
    events = [event for turn in range(1, 30) for event in (e.TurnBegan(1, turn, 1, False), *deeds)]
    for room in range(4, 9):
        whole, seen_at_once = (
            text_of(log_content(events, seen, l10n, 118, USUAL, room, whole).lines).split("\n")
            for whole in (True, False)
        )
        first = whole[-room]
        assert first.count("Bao") == 2, room
        assert seen_at_once[-room:] == whole[-room:]


def test_all_pieces_of_a_long_coatl_are_told() -> None:
    events = [e.TurnBegan(1, 7, 1, False), e.Started(1, 1, piece("R"))]
    events += [e.Extended(1, 1, "tail", piece("B"))] * 30 + [e.Extended(1, 1, "head", piece("<G"))]
    (item,) = deeds_of(events)
    assert [p.text for p in item.pieces] == ["<G", "R", *["B"] * 30]
    told = text_of(log_content(events, view(laid(), 0), speaking("en"), 40, USUAL, 200).lines)
    assert told.count("B") - told.count("Bao") == 30


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_recap_begins_with_what_the_first_has_done(size: tuple[int, int]) -> None:
    shown = board(scene(laid(3)), size)
    deeds = [e.Took(seat, 2, (piece("Y"), piece("R"))) for seat in (1, 2)] + [e.Passed(seat) for seat in (1, 2)] * 9
    shown.news = news_of(deeds, shown.scene.view)
    canvas = Canvas(*size)
    PANES["log"](canvas, shown)
    told = canvas.text()
    assert "Bao took" in told.replace("  ", " ")
    assert "»" in told, "that there is more is said"


def test_what_others_did_is_marked_and_what_the_player_did_is_not() -> None:
    state = laid()
    theirs = (
        e.Took(1, 2, ()),
        e.SupplyRefilled(None, (1, 3)),
        e.TookTemple(1, 2, TEMPLE),
        e.RowRefilled(None, (str(state.row[4]),)),
    )
    own = (e.TurnBegan(0, 31, 1, False), e.Took(0, 6, ()), e.SupplyRefilled(None, (8,)))
    news = news_of([*theirs, *own], view(state, 0), own=0)
    assert news.fields == {1, 2, 3}
    assert news.row == {5}
    assert news.piles == {2}
    assert [item.kind for item in news.items] == ["took", "refilled", "temple", "row", "took", "refilled"]
    assert news.marked
    assert news.read() == News(news.items)


def test_a_field_from_which_somebody_took_is_underlined() -> None:
    for size in SIZES:
        shown = board(scene(laid()), size)
        shown.news = news_of([e.Took(1, 2, ())], shown.scene.view)
        canvas = Canvas(*size)
        PANES["supply"](canvas, shown)
        assert any(span.style.startswith("underline") for line in canvas.lines() for span in line)


async def test_the_marks_go_with_the_next_key_and_the_recap_stays(home: Home) -> None:
    save(home, session_at(30))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        screen = table_of(pilot)
        told = news_text(pilot)
        assert screen.face.recent.news.marked
        await press(pilot, "h")
        assert not screen.face.recent.news.marked
        assert news_text(pilot) == told
        await press(pilot, "e")  # refused: no action yet
        assert news_text(pilot) == told
        await press(pilot, "s", "enter")
        assert not screen.face.recent.news.marked, "marks do not come back with an own deed"


def news_text(pilot: object) -> str:
    pane = table_of(pilot).pane("news")  # type: ignore[arg-type]
    return text_of(pane.content.lines)


async def test_in_the_own_turn_the_recap_still_tells_of_the_others(home: Home) -> None:
    session = session_at(30)
    save(home, session)
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        game = table_of(pilot).game
        before = game.news()
        assert {event.seat for event in before} - {None, session.state.seat}
        action = Sensible("news").choose(session.state, legal_actions(session.state))
        await game.push(action)
        if game.acting == session.state.seat:
            assert game.news()[: len(before)] == before


@pytest.mark.parametrize(("size", "width"), [((80, 24), 80), ((140, 40), 140)])
@pytest.mark.slow
async def test_the_log_opens_as_wide_as_it_can_be_and_closes(home: Home, size: tuple[int, int], width: int) -> None:
    save(home, session_at(12))
    async with app_at(home, size) as pilot:
        await go_on(pilot)
        await press(pilot, "l")
        assert re.search(r"12 (Ana|Bao)", frame(pilot))
        assert table_of(pilot).pane("log").region.width == width
        await press(pilot, "l")
        assert not table_of(pilot).pane("log").display


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_in_the_end_phase_the_status_names_who_still_has_a_turn_in_order(size: tuple[int, int]) -> None:
    for players, turns, told in (
        (2, ((1, 1), (0, 1)), "then Bao Ana"),
        (2, ((1, 1),), "last turn · then Bao"),
        (3, ((1, 1), (2, 1)), "last turn · then Bao Cuz"),
        (3, (), "last turn"),
    ):
        shown = scene(laid(players))
        line = status(evolve(shown, view=evolve(shown.view, last_turns=turns)), size)
        assert line.endswith(told), line
        assert " Ana " in line


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_points_of_open_coatls_stand_behind_the_sure_ones(size: tuple[int, int]) -> None:
    assert "Ana 16 +3   Bao 8 +4" in status(scene(laid()), size)
    for players in (2, 3, 4):
        for tag in TAGS:
            line = status(named(scene(laid(players), tag=tag)), size)
            assert "16" in line, "the own points always have their place"


def status(shown: Scene, size: tuple[int, int]) -> str:
    canvas = Canvas(*size)
    PANES["status"](canvas, board(shown, size))
    return canvas.text().split("\n")[0]


def test_the_turns_before_those_just_told_fill_the_news_the_last_one_first() -> None:
    """Each has its number; what the recap tells is not told again."""
    session = session_at(40, "earlier")
    shown = board(scene(session.state), (140, 40))
    events = [event for step in session.history for event in step.events]
    shown.log = lambda: events
    rows = draw_table(shown).text().split("\n")[1:9]
    news = [row[shown.at.news.x :] for row in rows]
    numbers = [int(found[1]) for row in news if (found := re.match(r"│ (\d+) [A-Z]", row))]
    assert numbers
    assert numbers == sorted(numbers, reverse=True)
    own = session.state.seat
    begun = [event for event in events if isinstance(event, e.TurnBegan) and event.seat == own]
    last = max(event.turn for event in begun if event.turn < session.state.turn)
    assert max(numbers) <= last
