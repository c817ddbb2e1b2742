"""Pieces, cards, points and names in the middle of sentences."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from coatl_core.cards.pieces import piece
from coatl_core.files.sanitize import plain
from coatl_core.game.ready import ready
from coatl_core.language.phrases import Needs, Pieces, Whole, parts_of, phrase_text
from coatl_core.language.valuetext import MARK_BEGIN, MARK_END, MARKED, pieces_text
from coatl_core.play.things import CoatlItem, Deck, HandCard, NewCoatl, OwnTemple, Pile, RowPlace, Seat
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.table import PANES
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.linebreaks import wrap
from tests.conftest import Effort
from tests.support import registry
from tests.tui.test_draw import TAGS, board, laid, scene, scenes, speaking

CATALOG = registry().catalog(["base"])
UNREAD = re.compile("[\ue000-\uf8ff]")
NOTATION = re.compile("<[BGKRY]{2}|[BGKRY]{2}>")


def chips() -> Chips:
    return Chips(CATALOG, speaking("en"), names=("Ana", "Bao"))


def drawn(text: str) -> str:
    return "".join(span.text for span in chips().spans(text))


@pytest.mark.parametrize(
    ("mark", "shown"),
    [
        (MARKED("R"), "▏R"),
        (f"{MARKED('R')} {MARKED('<G')}", "▏R ▟G"),
        (MARKED("<KRB"), "▟K▏R▏B›"),
        (MARKED.card("base:pair-red-blue"), "▌b ▏R▏B"),
        (MARKED.card("base:red-equals-green-length-6"), "▌▲ R=G 6 long"),
        (MARKED.needs("R"), "▏R▕"),
        (MARKED.points(4), "+4"),
        (MARKED.player(1), "Bao"),
    ],
)
def test_a_mark_is_drawn_in_its_place(mark: str, shown: str) -> None:
    assert drawn(f"Ana took {mark}, and more.") == f"Ana took {shown}, and more."


def test_a_text_without_marks_stays_as_it_is() -> None:
    assert parts_of("Field 4.") == ("Field 4.",)
    assert drawn("Field 4.") == "Field 4."


def test_a_text_with_marks_comes_apart_into_texts_and_things() -> None:
    text = f"a {MARKED('R')} {MARKED('G')} b {MARKED('RG')}{MARKED.needs('Y *')}"
    kinds = [part if isinstance(part, str) else type(part) for part in parts_of(text)]
    assert kinds == ["a ", Pieces, " b ", Whole, Needs]


def test_no_line_ends_within_a_chip() -> None:
    made = chips()
    text = made.read(f"{MARKED.card('base:pair-red-blue')} " * 5 + f"{MARKED('<KRBGBRG')}.")
    for width in range(18, 60):
        lines = wrap(text, width)
        canvas = Canvas(width, len(lines))
        for row, line in enumerate(lines):
            made.put(canvas, 0, row, line)
        shown = canvas.text()
        assert shown.count("▌b ▏R▏B") == 5
        assert "▟K▏R▏B▏G▏B▏R▏G›." in shown


def test_more_pieces_than_a_line_has_room_for_break_into_lines() -> None:
    text = pieces_text([piece("K")] * 49, speaking("en"), MARKED)
    lines = chips().lines(f"discarded: {text}.", 60)
    canvas = Canvas(60, len(lines))
    for y, each in enumerate(lines):
        each.draw(canvas, 0, y)
    assert canvas.text().count("K") == 49


def test_nobody_can_write_a_mark_into_a_name() -> None:
    assert MARK_BEGIN not in plain(f"{MARK_BEGIN}R{MARK_END}")
    assert drawn(f"{MARK_BEGIN}nonsense{MARK_END}") == "nonsense"


@pytest.mark.parametrize("tag", TAGS)
def test_every_thing_of_the_table_is_told_in_chips(tag: str) -> None:
    """No mark is left unread, and no coatl is written in the notation of saves."""
    state = laid()
    seen = scene(state, tag=tag)
    own = seen.view.own
    temples = own.temples or ()
    items: list[object] = [CoatlItem(1), CoatlItem(2), NewCoatl(), Deck(), Pile(1), Seat(1)]
    items += [OwnTemple(at, card) for at, card in enumerate(temples)]
    items += [RowPlace(place) for place in range(1, 7)] + [HandCard(at, card) for at, card in enumerate(own.hand or ())]
    for item in items:
        for size in ((80, 24), (140, 40)):
            shown = board(evolve(scene(state, item, tag), ready=ready(state)), size)
            canvas = Canvas(*size)
            PANES["inspector"](canvas, shown)
            told = canvas.text()
            assert told.strip()
            assert not UNREAD.search(told), item
            assert not NOTATION.search(told), item


def test_no_mark_is_left_unread_in_any_sentence_of_a_game(effort: Effort) -> None:
    for shown in scenes(effort(quick=60, test=30, exhaustive=3)):
        canvas = Canvas(80, 24)
        for pane in ("inspector", "log", "panel", "coatls"):
            PANES[pane](canvas, board(shown, (80, 24)))
        assert not UNREAD.search(canvas.text())


def test_without_a_screen_a_phrase_has_words() -> None:
    (part,) = (part for part in parts_of(f"{MARKED('R')}") if not isinstance(part, str))
    assert isinstance(part, Pieces)
    assert phrase_text([part], CATALOG, speaking("en")) == "red body segment"
