"""The pattern language compared with an independent brute force (RULES 8.8, 8.9)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice, product
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.missing import Missing, missing
from coatl_core.cards.patterns import LONGEST_COATL, PatternError, Sequence, parse_pattern
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.rules import Rules
from tests.conftest import Effort
from tests.support import rarely

OTHER = "."
"""Stands for every colour that a pattern does not name, because for the pattern these are all equal."""


# --- The brute force -----------------------------------------------------------------------------------------------


def brute_times(text: str, colors: str) -> int:
    """Returns how often the pattern is met: the largest number of disjoint occurrences."""
    if text.startswith("count"):
        return sum(color == text[-1] for color in colors)
    found = brute_occurrences(text, colors)
    most = [0]  # in the first n pieces
    for end in range(1, len(colors) + 1):
        most.append(max([most[-1]] + [1 + most[i] for i, j in found if j == end]))
    return most[-1]


def brute_occurrences(text: str, colors: str) -> list[tuple[int, int]]:
    """Returns every part of the coatl that matches the pattern, as (first place, place after the last)."""
    words = text.split()
    before, after = words[0], words[-1]
    inner = tuple(word for word in words if not word.startswith("!"))
    return [
        (i, j)
        for i in range(len(colors))
        for j in range(i + 1, len(colors) + 1)
        if reads_as(inner, colors[i:j])
        and not (before.startswith("!") and colors[:i][-1:] in (before[1:], "?"))
        and not (after.startswith("!") and colors[j:][:1] in (after[1:], "?"))
    ]


@cache
def reads_as(words: tuple[str, ...], colors: str) -> bool:
    """Returns whether the whole of ``colors`` matches the words."""
    if not words or not colors:
        return not words and not colors
    if colors[0] == "?" or words[0][0] not in ("*", colors[0]):
        return False
    return reads_as(words[1:], colors[1:]) or (words[0].endswith("+") and reads_as(words, colors[1:]))


class Brute:
    """The brute force for one pattern. Coatls that differ only in colours it does not name are computed only once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.others = str.maketrans(dict.fromkeys(set(COLORS) - set(named_colors(text)), OTHER))
        self.known: dict[str, int] = {}

    def times(self, colors: str) -> int:
        seen = colors.translate(self.others)
        if seen not in self.known:
            self.known[seen] = brute_times(self.text, seen)
        return self.known[seen]


def named_colors(text: str) -> str:
    """Returns the colours that a pattern names."""
    return "".join(color for color in COLORS if color in text.replace("count", ""))


def telling_colors(text: str) -> str:
    """Returns the colours that a pattern names, and one other, which stands for all others."""
    named = named_colors(text)
    return named + next((color for color in COLORS if color not in named), "")


def all_coatls(longest: int, letters: str = COLORS) -> list[str]:
    return ["".join(colors) for size in range(longest + 1) for colors in product(letters, repeat=size)]


def random_coatl(random: Random, longest: int, colors: str = COLORS) -> str:
    return "".join(random.choices(colors, k=random.randint(0, longest)))


def assert_real(text: str, colors: str, occurrences: list[tuple[int, ...]], times: int) -> None:
    """Each occurrence matches the pattern, no two share a piece, and there are ``times`` of them."""
    assert len(occurrences) == times, (text, colors)
    used = [place for places in occurrences for place in places]
    assert len(used) == len(set(used)), (text, colors)
    if text.startswith("count"):
        assert all(len(places) == 1 and colors[places[0]] == text[-1] for places in occurrences), (text, colors)
        return
    real = brute_occurrences(text, colors)
    for places in occurrences:
        assert places == tuple(range(places[0], places[-1] + 1)), (text, colors)
        assert (places[0], places[-1] + 1) in real, (text, colors)


def assert_agrees(card: Prophecy, brute: Brute, colors: str) -> int:
    """The card's count, score and fast test agree with the brute force. Returns the count."""
    times = brute.times(colors)
    points = max((points for least, points in card.levels if least <= times), default=0)
    assert card.pattern.times(colors) == times, (card.id, colors)
    assert card.score(colors) == points, (card.id, colors)
    assert bool(card.fulfilled_by(colors)) == (points > 0), (card.id, colors)
    return times


# --- Base cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", range(4))  # so that they can run side by side
def test_every_base_card_on_every_coatl_up_to_seven_pieces(catalog: Catalog, effort: Effort, share: int) -> None:
    """With all effort, all coatls of up to six pieces for each of the 49 cards. Longer ones, and
    without all effort those of more than three pieces, only of the colours that the card names and one other, which
    stands for all others: the shorter ones in all colours show that this is right."""
    longest, in_all_colors = effort(quick=(5, 3), test=(5, 3), exhaustive=(7, 6))
    for card in list(catalog.prophecies.values())[share::4]:
        brute, places = Brute(str(card.pattern)), card.pattern.occurrences
        telling = all_coatls(longest, telling_colors(brute.text))
        for colors in dict.fromkeys([*all_coatls(in_all_colors), *telling]):
            times = assert_agrees(card, brute, colors)
            assert len(places(colors)) == times, (card.id, colors)


@pytest.mark.slow
def test_every_base_card_on_long_coatls(catalog: Catalog, effort: Effort) -> None:
    """Up to 20 pieces; half of them in colours that the card names, so that it is met often."""
    random = effort.random("long coatls")
    for card in catalog.prophecies.values():
        brute = Brute(str(card.pattern))
        named = named_colors(brute.text)
        for n in range(effort(quick=60, test=100, exhaustive=600)):
            colors = random_coatl(random, 20, named if n % 2 else COLORS)
            times = assert_agrees(card, brute, colors)
            assert_real(str(card.pattern), colors, card.pattern.occurrences(colors), times)


def test_a_repeated_pattern_counts_disjoint_occurrences() -> None:
    """RULES 8.8: one piece counts at most once for one card."""
    assert parse_pattern("Y Y Y").times("YYYYY") == 1
    assert parse_pattern("Y Y Y").times("YYYYYY") == 2
    assert parse_pattern("G Y+ G").times("GYGYG") == 1
    assert parse_pattern("G Y+ G").times("GYGGYYG") == 2
    assert parse_pattern("R G").times("RGRGRG") == 3


def test_a_sequence_reads_from_head_to_tail() -> None:
    """RULES 8.8, 6.2: not the other way round."""
    assert parse_pattern("Y G").times("YG") == 1
    assert parse_pattern("Y G").times("GY") == 0


def test_two_sequences_may_share_the_piece_between_them() -> None:
    """RULES 8.8: ``!X`` uses no piece."""
    assert parse_pattern("!Y Y Y !Y").times("YYBYY") == 2
    assert parse_pattern("!Y Y Y !Y").occurrences("YYBYY") == [(0, 1), (3, 4)]


def test_a_neighbour_that_is_not_there_is_another_colour() -> None:
    """RULES 8.8: beside the ends of a coatl there is no piece."""
    assert parse_pattern("!Y Y Y !Y").times("YY") == 1
    assert parse_pattern("!Y Y Y !Y").times("YYY") == 0


def test_an_occurrence_uses_no_more_pieces_than_it_must() -> None:
    """The player must see exactly the pieces that count."""
    assert parse_pattern("Y+ G").occurrences("YYYG") == [(2, 3)]
    assert parse_pattern("G Y+").occurrences("GYYY") == [(0, 1)]
    assert parse_pattern("G *+ G").occurrences("GGKGG") == [(1, 2, 3)]


def test_a_plus_is_one_piece_or_more() -> None:
    run, mirror = parse_pattern("Y K+ R"), parse_pattern("K Y *+ Y K")
    assert [run.times(colors) for colors in ("YR", "YKR", "YKKKR", "YKGKR")] == [0, 1, 1, 0]
    assert [mirror.times(colors) for colors in ("KYYK", "KYYYK", "KYGRBYK")] == [0, 1, 1]


def test_strict_x_wants_a_real_neighbour_or_a_closed_end() -> None:
    """RULES 8.9, option "strict X": the empty place at an open end is written ``?``."""
    pair = parse_pattern("!Y Y Y !Y")
    assert [pair.times(colors) for colors in ("YY", "?YY", "YY?", "?BYYB?")] == [1, 0, 0, 1]
    assert parse_pattern("K B *+ B K").times("?KBRBK?") == 1
    assert parse_pattern("*+ B").times("?B") == 0


@pytest.mark.slow
@pytest.mark.parametrize("ends", [("?", "?"), *rarely((("?", ""),), (("", "?"),))])
def test_strict_x_on_every_short_coatl(catalog: Catalog, ends: tuple[str, str], effort: Effort) -> None:
    for card in catalog.prophecies.values():
        brute = Brute(str(card.pattern))
        for colors in all_coatls(effort(quick=3, test=3, exhaustive=4)):
            read = ends[0] + colors + ends[1]
            times = assert_agrees(card, brute, read)
            assert_real(str(card.pattern), read, card.pattern.occurrences(read), times)


def test_pieces_in_any_order() -> None:
    """The kind of prophecy in the promo pack (RULES 10.1)."""
    pattern = parse_pattern("2 Y, 2 G, 1 R")
    assert [pattern.times(colors) for colors in ("GYRYG", "GYRY", "GGYYRRGGYYB")] == [1, 0, 2]
    assert pattern.occurrences("BGYRYG") == [(1, 2, 3, 4, 5)]
    assert missing(pattern, "GGGR", 1, strict=False) == Missing(anywhere=("Y", "Y"))


# --- Any sequence --------------------------------------------------------------------------------------------------

letters = st.sampled_from("BGK")  # three colours only, so that coatls and patterns meet
coatl_colors = st.text(letters, max_size=11)
tokens = st.builds("{}{}".format, st.sampled_from("BGK*"), st.sampled_from(["", "+"]))
neighbours = st.one_of(st.none(), st.builds("!{}".format, letters))


@st.composite
def sequences(draw: st.DrawFn) -> str:
    words = [draw(neighbours), *draw(st.lists(tokens, min_size=1, max_size=5)), draw(neighbours)]
    return " ".join(word for word in words if word is not None)


@given(sequences(), coatl_colors, st.sampled_from(["", "?"]), st.sampled_from(["", "?"]))
def test_any_sequence_agrees_with_the_brute_force(text: str, colors: str, head: str, tail: str) -> None:
    read = head + colors + tail
    pattern, times = parse_pattern(text), brute_times(text, read)
    assert pattern.times(read) == times
    for least in (1, 2, 3):
        assert bool(pattern.at_least(least)(read)) == (times >= least)
    assert_real(text, read, pattern.occurrences(read), times)


@given(sequences())
def test_any_sequence_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_pattern(text)) == text


@given(sequences(), st.integers(1, 3))
def test_a_sequence_needs_its_colours_once_for_each_time(text: str, times: int) -> None:
    """RULES 9.4: ``+`` counts as exactly one piece, ``!X`` is ignored."""
    words = [word[0] for word in text.split() if not word.startswith("!")]
    assert parse_pattern(text).needs(times) == Counter(words * times)


# --- What is missing -----------------------------------------------------------------------------------------------


def brute_missing(
    brute: Brute, colors: str, times: int, head: bool, tail: bool, strict: bool, most: int, letters: str
) -> int | None:
    """Returns the fewest pieces that must be added at the open ends, by trying all; None if ``most`` are too few."""
    for added in range(most + 1):
        for before in range(added + 1):
            if (before and not head) or (added > before and not tail):
                continue
            for new in map("".join, product(letters, repeat=added)):
                grown = new[:before] + colors + new[before:]
                if brute.times("?" * (strict and head) + grown + "?" * (strict and tail)) >= times:
                    return added
    return None


def assert_missing(brute: Brute, colors: str, times: int, head: bool, tail: bool, strict: bool, most: int) -> None:
    """``missing`` returns the true minimum, and every choice that it leaves open works."""
    pattern = parse_pattern(brute.text)
    lacks = missing(pattern, colors, times, head=head, tail=tail, strict=strict)
    fewest = brute_missing(brute, colors, times, head, tail, strict, most, telling_colors(brute.text))
    case = (brute.text, colors, times, head, tail, strict, lacks)
    if lacks is None or len(lacks) > most:
        assert fewest is None, case
    else:
        assert len(lacks) == fewest, case
    if lacks is None:
        return
    assert head or not lacks.head, case
    assert tail or not lacks.tail, case
    before, after = (lacks.head, lacks.tail + lacks.anywhere) if tail else (lacks.head + lacks.anywhere, ())
    for new in islice(product(*map(choices, before + after)), 200):
        grown = "".join(new[: len(before)]) + colors + "".join(new[len(before) :])
        assert brute.times("?" * (strict and head) + grown + "?" * (strict and tail)) >= times, (case, grown)


def choices(symbol: str) -> str:
    """Returns the colours that a symbol of ``Missing`` allows."""
    if symbol == "*":
        return COLORS
    return "".join(c for c in COLORS if c not in symbol) if symbol.startswith("!") else symbol


OPEN_ENDS = [(True, True), (True, False), (False, True), (False, False)]


@pytest.mark.slow
def test_missing_is_the_true_minimum_for_every_base_card(catalog: Catalog, effort: Effort) -> None:
    """All additions of up to four pieces are tried."""
    random = Random("missing")
    coatls, most = effort(quick=(2, 3), test=(2, 3), exhaustive=(12, 4))
    for card in catalog.prophecies.values():
        brute = Brute(str(card.pattern))
        for times, _ in card.levels[:2]:
            for _ in range(coatls):
                colors = random_coatl(random, 6)
                for head, tail in OPEN_ENDS:
                    assert_missing(brute, colors, times, head, tail, False, most)


@given(sequences(), st.text(letters, max_size=5), st.integers(1, 2), st.sampled_from(OPEN_ENDS), st.booleans())
def test_missing_is_the_true_minimum_for_any_sequence(
    text: str, colors: str, times: int, ends: tuple[bool, bool], strict: bool
) -> None:
    assert_missing(Brute(text), colors, times, *ends, strict, 3)


def test_missing_of_a_coatl_closed_at_both_ends() -> None:
    """Nothing can be added: a pattern that is met lacks nothing, and one that is not can never be met."""
    for text in ("count B", "B G", "1 B, 1 G"):
        pattern = parse_pattern(text)
        assert missing(pattern, "BG", 1, head=False, tail=False, strict=False) == Missing()
        assert missing(pattern, "BG", 2, head=False, tail=False, strict=False) is None


def test_missing_says_where_pieces_go() -> None:
    assert missing(parse_pattern("R R R G G"), "RG", 1, strict=False) == Missing(head=("R", "R"), tail=("G",))
    # The piece between the two must not be a G after the first, nor a B before the second.
    assert missing(parse_pattern("!B G B !G"), "GB", 2, head=False, strict=False) == Missing(tail=("!BG", "G", "B"))
    assert missing(parse_pattern("count Y"), "YRY", 4, strict=False) == Missing(anywhere=("Y", "Y"))


# --- Reading and writing -------------------------------------------------------------------------------------------


def test_every_base_pattern_is_written_as_it_is_read(catalog: Catalog) -> None:
    for card in catalog.prophecies.values():
        assert str(parse_pattern(str(card.pattern))) == str(card.pattern)


@pytest.mark.parametrize("text", ["count Y", "!Y Y K+ *+ R !G", "2 Y, 2 G, 1 R"])
def test_spaces_do_not_matter(text: str) -> None:
    assert str(parse_pattern(f"  {text.replace(' ', '   ')} ")) == text


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("", "pattern-empty", ""),
        ("   ", "pattern-empty", "   "),
        ("!Y", "pattern-empty", "!Y"),
        ("!Y !R", "pattern-empty", "!Y !R"),
        ("Y P", "pattern-color", "P"),
        ("y", "pattern-color", "y"),
        ("YG", "pattern-color", "YG"),
        ("Y ++", "pattern-color", "+"),
        ("!* Y", "pattern-color", "*"),
        ("!YG Y", "pattern-color", "YG"),
        ("count P", "pattern-color", "P"),
        ("count", "pattern-count", "count"),
        ("count Y G", "pattern-count", "count Y G"),
        ("Y !R G", "pattern-not-place", "!R"),
        ("2 Y 1 R", "pattern-token", "2 Y 1 R"),
        ("0 Y", "pattern-token", "0 Y"),
        ("2 P", "pattern-color", "P"),
        ("Y " * 25, "pattern-long", "25"),
    ],
)
def test_a_pattern_that_cannot_be_read_says_why(text: str, code: str, word: str) -> None:
    with pytest.raises(PatternError) as caught:
        parse_pattern(text)
    assert (caught.value.code, caught.value.word) == (code, word)
    assert str(caught.value).startswith(f"not a pattern: {word!r}: ")
    assert isinstance(caught.value, ValueError)


def test_needs_of_the_other_kinds() -> None:
    """RULES 9.4: only colours and number count."""
    assert parse_pattern("count Y").needs(6) == Counter("YYYYYY")
    assert parse_pattern("2 Y, 1 R").needs(2) == Counter("YYYYRR")
    assert parse_pattern("K Y *+ Y K").needs(1) == Counter("KKYY*")
    assert parse_pattern("!Y Y Y !Y").needs(2) == Counter("YYYY")


def test_a_pattern_is_a_value() -> None:
    assert parse_pattern("!Y Y K+ R") == parse_pattern(" !Y  Y K+ R")
    assert isinstance(parse_pattern("Y"), Sequence)
    assert len({parse_pattern("Y G"), parse_pattern("Y G"), parse_pattern("G Y")}) == 2


WORST = ["!B " + "*+ " * 22 + "!G", "*+ " * 24, "!B R+ Y+ K+ R Y !G", "!B * !G", "*+"]


def test_what_is_missing_is_found_at_once_however_often_a_sequence_is_to_be_met() -> None:
    """It takes milliseconds; a search that goes through all occurrences takes many seconds."""
    begin = perf_counter()
    for text, times in product(WORST, (5, 122, 150)):
        assert missing(parse_pattern(text), "BGKRY" * 6, times, strict=False) is not None
    assert perf_counter() - begin < 2


def test_the_longest_coatl_has_all_body_segments_and_two_ends() -> None:
    assert len(COLORS) * Rules().bodies_per_color + 2 == LONGEST_COATL
