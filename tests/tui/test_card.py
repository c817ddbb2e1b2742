"""How cards are drawn, at every scale, whatever a card file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS, piece
from coatl_core.cards.prophecies import Prophecy, prophecy
from coatl_core.cards.temples import Equal, Length, Temple, WithoutCard, WithoutColor, parse_requirement
from coatl_core.game.coatl import Coatl
from coatl_core.game.reach import NOTHING_YET, reach
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, CardWords, Worth, draw_card, draw_free
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import CHIP, LINE, draw_beside, draw_chip, draw_line

WORDS = CardWords()
LONG = CardWords("každý", "teď", "potom", "nejvýš", "víc ne", "svatyně", "bez", "délka {}".format, "karty", "volno")
BOARD = (piece("R"), piece("G"))
NOW, THEN = "KRBGBRG", "KRBGBRGR"


def worth(face: Prophecy | Temple, colors: str) -> Worth:
    """What a card brings beside an open coatl with a head and these colours."""
    if isinstance(face, Temple):
        held = face.met(colors)
        stand = []
        for requirement in face.requirements:
            match requirement:
                case Length():
                    stand.append(str(len(colors)))
                case Equal(first=first, second=second):
                    stand.append(f"{colors.count(first)}·{colors.count(second)}")
                case WithoutColor(color=color):
                    stand.append(f"{colors.count(color)}×")
                case WithoutCard():
                    stand.append("0×")
        return Worth(face.points_for(colors), sum(held), held=held, stand=tuple(stand))
    way = reach(face, Coatl(colors, head=True), False, BOARD)
    return Worth(face.points_for(colors), face.pattern.times(colors), way, highest=face.next_level(colors) is None)


def temple(*requirements: str) -> Temple:
    levels = tuple((n, 3 + 4 * (n - 1)) for n in range(1, len(requirements) + 1))
    return Temple("t", tuple(map(parse_requirement, requirements)), levels)


FACES: list[Prophecy | Temple] = [
    prophecy("test:count", "R", "count R", ((3, 2), (4, 3), (5, 4), (6, 5))),
    prophecy("test:alternating", "B", "R G R G", ((1, 5),)),
    prophecy("test:mirror", "G", "R B *+ B R", ((1, 4),)),
    prophecy("test:pair", "K", "!R R R !R", ((1, 2), (2, 5))),
    prophecy("test:run", "G", "Y K+ R", ((1, 2), (2, 6))),
    prophecy("test:pieces", "Y", "2 Y, 2 G, 1 R", ((1, 3),)),
    prophecy("test:any", "K", "R * R", ((1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12))),
    prophecy("test:long", "B", "R R R R R R R G G Y K B R Y G B K R Y G B K Y G", ((1, 120), (2, 240))),
    temple("no Y", "K = G"),
    temple("length 12", "no blue card", "R = G"),
]


def scales(canvas: Canvas, card: Card, words: CardWords = WORDS) -> None:
    """Draws a card at all scales, one below the other."""
    draw_card(canvas, Rect(1, 0, 16, 5), evolve(card, then=None), words)
    draw_card(canvas, Rect(20, 0, 21, 7), evolve(card, corner="d 3", hint="side by side"), words)
    draw_card(canvas, Rect(44, 0, 14, 5), evolve(card, then=None), words)
    draw_beside(canvas, Rect(1, 8, 12, 3), card, words)
    draw_chip(canvas, 20, 8, card)
    draw_line(canvas, 1, 12, card, words, LINE)
    draw_line(canvas, 1, 13, evolve(card, key="s4"), words, 48)


def told(card: Card, words: CardWords = WORDS, ascii_only: bool = False) -> str:
    canvas = Canvas(60, 15, Signs(ascii_only))
    scales(canvas, card, words)
    return canvas.text()


@pytest.mark.parametrize("ascii_only", [False, True], ids=["signs", "ascii"])
def test_how_cards_look(snapshot: Snapshot, ascii_only: bool) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("snapshots")
    cards = [Card(face, "3", worth(face, NOW), worth(face, THEN)) for face in FACES]
    text = "\n".join(told(card, ascii_only=ascii_only) for card in cards)
    assert text.isascii() == ascii_only
    snapshot.assert_match(text, f"cards{'-ascii' * ascii_only}.txt")


def test_how_the_states_of_a_card_look(snapshot: Snapshot) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("snapshots")
    card = Card(FACES[0], "3", worth(FACES[0], NOW))
    states = {
        "at rest": card,
        "at the cursor": evolve(card, at_cursor=True),
        "marked": evolve(card, marked=True),
        "just come": evolve(card, news=True),
        "refused": evolve(card, refused="lies there"),
        "beside no coatl": evolve(card, now=None),
    }
    snapshot.assert_match("\n".join(f"{name}\n{told(state)}" for name, state in states.items()), "card-states.txt")


def painted(card: Card, scale: str = "card") -> dict[str, str]:
    """The texts of a card, each with its style."""
    canvas = Canvas(LINE + 2, 7)
    if scale == "line":
        draw_line(canvas, 1, 1, card, WORDS)
    else:
        draw_card(canvas, Rect(1, 1, 16, 5), card, WORDS)
    return {span.text.strip(): span.style for line in canvas.lines() for span in line}


def test_then_is_told_only_where_something_changes_and_in_pieces_as_large_as_those_of_now() -> None:
    def rows(now: str, then: str) -> list[str]:
        canvas = Canvas(20, 8)
        draw_card(canvas, Rect(1, 1, 15, 6), Card(run, "1", worth(run, now), worth(run, then)), CardWords())
        return canvas.text().split("\n")[5:7]

    run = prophecy("x:run", "G", "K K G G G", ((1, 6),))
    assert rows("Y", "YY") == ["   now 0 ›KKGGG", ""]
    assert rows("Y", "YK") == ["   now 0 ›KKGGG", "  then 0 ›KGGG"]
    assert "▏" not in "".join(rows("Y", "YKKG"))


def test_the_reached_level_is_lit_those_before_it_are_done_with() -> None:
    styles = painted(Card(FACES[0], now=Worth(3, 4)))
    assert styles["3"] in ("bold on-points on points", "bold points on card")
    assert styles["2"] == "muted on card"
    assert styles["4"] == styles["5"] == "text on pill"


def test_no_level_of_a_refused_card_is_lit() -> None:
    styles = painted(Card(FACES[2], now=Worth(4, 1, highest=True), refused="lies there"))
    assert not any("points" in style for style in styles.values())
    assert styles["– lies there"] == "muted on card"


def test_the_band_keeps_its_colour_under_the_cursor() -> None:
    for card in (Card(FACES[0], "3"), Card(FACES[0], "3", at_cursor=True), Card(FACES[0], "3", hover=True)):
        assert painted(card)["red"] == "on-R on R"
    for face in FACES[:8]:
        canvas = Canvas(20, 5)
        draw_card(canvas, Rect(2, 0, 16, 5), Card(face, "3", at_cursor=True), WORDS)
        assert isinstance(face, Prophecy)
        assert {canvas.ground(x, 0) for x in range(5, 18)} == {face.color}


def test_a_small_letter_is_a_card_and_a_large_one_a_piece() -> None:
    line = told(Card(FACES[0], "3", worth(FACES[0], NOW))).split("\n")[12]
    assert line.startswith(" 3▌r each ▏R")


def test_the_pieces_of_a_pattern_in_any_order_stand_apart() -> None:
    text = told(Card(FACES[5], "1"))
    assert "2×▏Y 2×▏G ▏R" in text
    assert "2×Y 2×G R" in text


def test_a_free_place_says_what_may_lie_there() -> None:
    canvas = Canvas(12, 5)
    draw_free(canvas, Rect(0, 0, 12, 5), "one more", "may come")
    assert canvas.text() == "╭╌╌╌╌╌╌╌╌╌╌╮\n╎ one more ╎\n╎ may come ╎\n╎          ╎\n╰╌╌╌╌╌╌╌╌╌╌╯"


def test_every_card_of_the_base_game_is_shown_whole_at_every_scale(catalog: Catalog) -> None:
    faces: list[Prophecy | Temple] = [*catalog.prophecies.values(), *catalog.temples.values()]
    for face in faces:
        for words in (WORDS, LONG):
            text = told(Card(face, "3", worth(face, NOW), worth(face, THEN)), words)
            assert "»" not in text, (face, text)


colors = st.sampled_from(COLORS)
tokens = st.tuples(st.sampled_from(f"{COLORS}*"), st.sampled_from(["", "+"])).map("".join)
sequences = st.lists(tokens, min_size=1, max_size=24).map(" ".join)
counts = colors.map(lambda c: f"count {c}")
sets = st.dictionaries(colors, st.integers(1, 150), min_size=1).map(
    lambda d: ", ".join(f"{n} {c}" for c, n in d.items())
)
ladders = st.dictionaries(st.integers(1, 150), st.integers(1, 999), min_size=1, max_size=12).map(
    lambda d: tuple(sorted(d.items()))
)
cards = st.builds(lambda c, p, levels: prophecy("test:any", c, p, levels), colors, counts | sets | sequences, ladders)


@given(cards, st.integers(0, 150), st.booleans())
def test_no_card_that_a_card_file_can_hold_leaves_its_area(face: Prophecy, met: int, ascii_only: bool) -> None:
    way = reach(face, NOTHING_YET, False, BOARD) if face.levels[0][0] == 1 else None
    below = ((("3 to get: fields 1, 5", "text"),), (("3 to get", "text"),))
    bare = Card(face, "3", Worth(999, met, way), Worth(12, met + 1), "3 left", "a hint", at_cursor=True)
    card = evolve(bare, below=below, ready=met if met % 3 == 0 else 0, soon=met if met % 3 == 1 else 0)
    for area in (Rect(2, 1, 12, 5), Rect(2, 1, 16, 5), Rect(2, 1, 31, 7)):
        canvas = Canvas(area.width + 4, area.height + 2, Signs(ascii_only))
        draw_card(canvas, area, card, WORDS)
        assert_inside(canvas, area)
    area = Rect(2, 1, 11, 3)
    canvas = Canvas(area.width + 4, area.height + 2, Signs(ascii_only))
    draw_beside(canvas, area, card, WORDS)
    assert_inside(canvas, area)
    for width in (30, LINE, 48):
        canvas = Canvas(width + 2, 3, Signs(ascii_only))
        draw_line(canvas, 1, 1, evolve(card, key="s4"), WORDS, width)
        assert_inside(canvas, Rect(1, 1, width, 1))
    canvas = Canvas(CHIP + 8, 1, Signs(ascii_only))
    assert draw_chip(canvas, 0, 0, card) <= CHIP + 1


@given(st.lists(st.sampled_from(["no Y", "length 12", "R = G", "no blue card", "K = B"]), min_size=1, max_size=6))
def test_no_temple_leaves_its_area(requirements: list[str]) -> None:
    face = temple(*requirements)
    card = Card(face, "8", worth(face, NOW), corner="5 left", at_cursor=True)
    for area in (Rect(2, 1, 12, 5), Rect(2, 1, 15, 5), Rect(2, 1, 21, 7)):
        canvas = Canvas(area.width + 4, area.height + 2)
        draw_card(canvas, area, card, WORDS)
        assert_inside(canvas, area)
    canvas = Canvas(14, 5)
    draw_beside(canvas, Rect(2, 1, 11, 3), card, WORDS)
    assert_inside(canvas, Rect(2, 1, 11, 3))


def assert_inside(canvas: Canvas, area: Rect) -> None:
    """Nothing is written outside the area but the cursor's brackets beside it."""
    rows = canvas.text().split("\n")
    for y, row in enumerate(rows):
        row = row.ljust(canvas.width)
        inside = area.y <= y < area.bottom
        left, right = row[: area.x - inside], row[area.right + inside :]
        assert left.strip() == right.strip() == "", (y, row)
        assert inside or not row.strip(), (y, row)


def test_a_card_that_lacks_as_many_pieces_as_it_has_room_for_still_tells_its_points() -> None:
    face = prophecy("test:wide", "Y", "K K G G G", ((1, 6),))
    now = Worth(0, 0, reach(face, Coatl("B", head=True), False, ()))
    canvas = Canvas(13, 6)
    draw_card(canvas, Rect(0, 0, 13, 6), Card(face, now=now), WORDS)
    assert "0›▏K▏K▏G▏G▏G" in canvas.text()
