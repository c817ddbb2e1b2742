"""A mistake in a card file is reported with its line, its kind and what was probably meant."""

from __future__ import annotations

from time import perf_counter

import pytest

from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError, Problem

GOOD = """\
schema = 1
id = "mine"

[[prophecy]]
id = "pair"
color = "blue"
pattern = "Y G"
levels = { 1 = 1, 2 = 3 }

[[temple]]
id = "shrine"
requirements = ["no B", "length 10"]
levels = { 1 = 3, 2 = 7 }
"""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(FileError) as caught:
        read_card_set(text, "mine.toml")
    return caught.value.problems


def changed(old: str, new: str) -> str:
    """Returns the good file with one change."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_good_file_is_read() -> None:
    cards = read_card_set(GOOD, "mine.toml")
    ((pair, copies),) = cards.prophecies
    (shrine,) = cards.temples
    assert (cards.id, pair.id, pair.color, str(pair.pattern), pair.levels, copies) == (
        "mine",
        "mine:pair",
        "B",
        "Y G",
        ((1, 1), (2, 3)),
        1,
    )
    assert (shrine.id, [str(r) for r in shrine.requirements], shrine.levels) == (
        "mine:shrine",
        ["no B", "length 10"],
        ((1, 3), (2, 7)),
    )


def test_copies_are_optional() -> None:
    cards = read_card_set(changed('pattern = "Y G"', 'pattern = "Y G"\ncopies = 4'), "mine.toml")
    assert cards.prophecies[0][1] == 4


def test_comments_and_layout_do_not_change_the_digest() -> None:
    def digest(text: str) -> str:
        return read_card_set(text, "mine.toml").digest

    assert digest(GOOD) == digest("# mine\n\n" + GOOD.replace('"Y G"', '"Y  G"   # a pair'))
    assert digest(GOOD) != digest(changed("2 = 3", "2 = 4"))


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "hint"),
    [
        ('color = "blue"', 'color = "bleu"', 6, "card-color", "blue"),
        ('color = "blue"', 'color = "pink"', 6, "card-color", None),
        ('color = "blue"', "color = 3", 6, "kind", ""),
        ('color = "blue"\n', "", 4, "key-missing", ""),
        ('color = "blue"', 'colour = "blue"', 6, "key-unknown", "color"),
        ('pattern = "Y G"', 'pattern = "Y P"', 7, "pattern-color", ""),
        ('pattern = "Y G"', 'pattern = "Y g"', 7, "pattern-color", "G"),
        ('pattern = "Y G"', 'pattern = ""', 7, "pattern-empty", ""),
        ('pattern = "Y G"', 'pattern = "Y !R G"', 7, "pattern-not-place", ""),
        ('pattern = "Y G"', 'pattern = "count"', 7, "pattern-count", ""),
        ('pattern = "Y G"', 'pattern = "2 Y 1 G"', 7, "pattern-token", "2 Y, 1 G"),
        ("levels = { 1 = 1, 2 = 3 }\n", "", 4, "key-missing", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = {}", 8, "no-levels", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = { 0 = 1 }", 8, "level-times", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = { one = 1 }", 8, "level-times", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = { 1 = 0 }", 8, "level-points", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = { 1 = true }", 8, "points-whole", ""),
        ("levels = { 1 = 1, 2 = 3 }", "levels = 3", 8, "kind", ""),
        ('pattern = "Y G"', 'pattern = "Y G"\ncopies = 0', 8, "copies", ""),
        ('pattern = "Y G"', 'pattern = "Y G"\ncopies = "2"', 8, "kind", ""),
        ('pattern = "Y G"', 'pattern = "Y G"\ncopeis = 2', 8, "key-unknown", "copies"),
        ('id = "pair"', 'id = "Pair of mine"', 5, "id", "pair-of-mine"),
        ('id = "shrine"', 'id = "pair"', 11, "id-twice", ""),
        ('id = "mine"', 'id = "my set"', 2, "id", "my-set"),
        ('id = "mine"\n', "", 1, "key-missing", ""),
        ("schema = 1", "schema = 2", 1, "schema", ""),
        ("schema = 1\n", "", 1, "key-missing", ""),
        ("schema = 1", "schema = true", 1, "kind", ""),
        ('"no B", "length 10"', '"no B", "long"', 12, "requirement", ""),
        ('"no B", "length 10"', "", 12, "no-requirements", ""),
        ('requirements = ["no B", "length 10"]', 'requirements = "no B"', 12, "kind", ""),
        ("1 = 3, 2 = 7", "1 = 3", 13, "level-missing", ""),
        ("1 = 3, 2 = 7", "1 = 3, 2 = 7, 3 = 9", 13, "level-beyond", ""),
        ("[[temple]]", "[[tempel]]", 10, "key-unknown", "temple"),
        ("[[temple]]", "[temple]", 10, "not-tables", ""),
        ('pattern = "Y G"', 'pattern = "Y G', 7, "toml", ""),
        ('pattern = "Y G"', 'color = "red"', 7, "toml", ""),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, code: str, hint: str | None) -> None:
    found = problems(changed(old, new))
    assert [(p.file, p.line, p.code) for p in found if p.code == code] == [("mine.toml", line, code)], found
    if hint is not None:
        assert [p.hint for p in found if p.code == code] == [hint]


def test_a_guess_is_made_for_the_whole_text_or_not_at_all() -> None:
    """A guess for the beginning of a long text would leave out the rest."""
    long = "2 yellow pieces, 2 green pieces, 1 red piece, 1 blue piece, 3 black pieces"
    assert [p.hint for p in problems(changed("Y G", long))] == ["2 Y, 2 G, 1 R, 1 B, 3 K"]
    for text in (f"{long}, {long}", "YG" * 60, "yellow" * 60, "1"):
        assert [p.hint for p in problems(changed("Y G", text))] == [""], text
    assert [p.hint for p in problems(changed("no B", "no blue" + " piece" * 60))] == [""]
    assert [p.hint for p in problems(changed("blue", "blue" * 60))] == [""]


def test_all_mistakes_are_found_at_once_in_the_order_of_lines() -> None:
    text = GOOD.replace("blue", "bleu").replace("Y G", "Y Q").replace("length 10", "length")
    assert [(p.line, p.code) for p in problems(text)] == [
        (6, "card-color"),
        (7, "pattern-color"),
        (12, "requirement"),
    ]


def test_a_file_without_cards_is_a_mistake() -> None:
    assert [p.code for p in problems('schema = 1\nid = "mine"\n')] == ["no-cards"]
    assert [p.code for p in problems('schema = 1\nid = "mine"\nprophecy = []\n')] == ["no-cards"]


@pytest.mark.parametrize(
    "text", ["", "prophecy = 3", "prophecy = [1, 2]", 'temple = "x"', "[prophecy]\nid = 3", "id = 1"]
)
def test_nonsense_is_reported_and_nothing_breaks(text: str) -> None:
    assert problems(text)


def test_the_message_of_the_error_holds_file_line_and_code() -> None:
    with pytest.raises(FileError, match=r"mine\.toml:6: card-color"):
        read_card_set(changed("blue", "bleu"), "mine.toml")


def test_a_file_may_have_only_temples_or_only_prophecies() -> None:
    for part in GOOD.split("\n\n")[1:]:
        assert isinstance(read_card_set(f'schema = 1\nid = "mine"\n{part}', "mine.toml"), CardSet)


LEVELS = 'schema = 1\nid = "moon"\n[[prophecy]]\nid = "x"\ncolor = "red"\npattern = "%s"\nlevels = { %s }\n'


@pytest.mark.parametrize(
    ("pattern", "levels", "pieces"),
    [("!B " + "*+ " * 22 + "!G", "1 = 1, 150 = 2", 3300), ("Y G", "61 = 1, 62 = 2", 124), ("count Y", "150 = 2", 150)],
)
def test_a_level_no_coatl_is_long_enough_for_is_an_error(pattern: str, levels: str, pieces: int) -> None:
    with pytest.raises(FileError) as caught:
        read_card_set(LEVELS % (pattern, levels), "cards.toml")
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.code) == ("cards.toml", 7, "level-long")
    assert (problem.values["pieces"], problem.values["most"]) == (pieces, 122)


@pytest.mark.parametrize(("pattern", "levels"), [("Y G", "61 = 1"), ("count Y", "122 = 1"), ("2 Y, 1 R", "40 = 1")])
def test_a_level_that_only_pieces_of_one_colour_are_lacking_for_is_read(pattern: str, levels: str) -> None:
    assert read_card_set(LEVELS % (pattern, levels), "cards.toml").prophecies


LONG_STRINGS = """x = '''
[[prophecy]]
id = "in a string"
'''
"""


def test_the_lines_of_a_string_are_neither_tables_nor_keys() -> None:
    found = problems(changed("schema = 1\n", f"schema = 1\n{LONG_STRINGS}").replace('"blue"', '"bleu"'))
    assert [(p.line, p.code, p.hint) for p in found] == [(2, "key-unknown", ""), (10, "card-color", "blue")]


@pytest.mark.parametrize("quotes", ['"' * 3, "'" * 3])
def test_the_dots_in_a_string_of_several_lines_are_not_those_of_a_key(quotes: str) -> None:
    text = f"x = {quotes}\n{'a.' * 200}\n{quotes}\n"
    assert [p.code for p in problems(GOOD.replace("schema = 1\n", f"schema = 1\n{text}"))] == ["key-unknown"]


def test_the_dots_of_numbers_are_not_those_of_a_key() -> None:
    text = f"x = [{'1.5, ' * 200}]\n"
    assert [p.code for p in problems(GOOD.replace("schema = 1\n", f"schema = 1\n{text}"))] == ["key-unknown"]


@pytest.mark.parametrize("before", ["", "x = ''' # '''\n", 'x = """ \\""" """\n', '# """ it\'s\n', "x = \"'''\"\n"])
def test_a_key_with_too_many_dots_is_refused_at_its_line(before: str) -> None:
    """The strings and comments before it do not hide it."""
    (problem,) = problems(f"{before}{'a.' * 200}a = 1\n")
    assert (problem.line, problem.code) == (1 + before.count("\n"), "toml")
    assert "more than 100 dots" in str(problem.values["error"])


@pytest.mark.slow
@pytest.mark.parametrize("text", ['"', '"""', '\\"""', "'", "'''", '"\\', "#", '"""\\"', "\"\"\"'''"])
def test_unfinished_strings_are_read_in_a_time_that_grows_with_their_length(text: str) -> None:
    begin = perf_counter()
    for end in ("", "\\"):
        assert problems("x = " + text * (400_000 // len(text)) + end)
    assert perf_counter() - begin < 5
