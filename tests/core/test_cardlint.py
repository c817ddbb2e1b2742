"""Warnings about cards: the lint says that nobody can fulfil a card exactly when that is true."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.cards.cardfile import CardFile, read_card_file
from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY, Pattern, Sequence, parse_pattern
from coatl_core.cards.pieces import COLOR_NAMES, COLORS
from coatl_core.cards.temples import Length, Requirement, parse_requirement
from coatl_core.files.problems import Problem
from coatl_core.game.rules import Rules
from coatl_core.plugins.cardlint import can_be_met, can_be_met_together, contradiction, lint, tidy_pattern

FEW = Rules(bodies_per_color=1)
"""So few pieces that a test can try every possible coatl."""
SOME = Rules(bodies_per_color=2)


@cache
def every_coatl() -> list[str]:
    """The colours of every coatl possible with FEW: at most one body of each colour, any head or none, any tail or
    none."""
    ends = ["", *COLORS]
    bodies = ["".join(order) for size in range(6) for order in permutations(COLORS, size)]
    return sorted({head + body + tail for head, body, tail in product(ends, bodies, ends)})


def most(pattern: Pattern, rules: Rules) -> int:
    times = 0
    while can_be_met(pattern, times + 1, rules):
        times += 1
    return times


color = st.sampled_from(COLORS)
token = st.builds(str.__add__, st.sampled_from(COLORS + ANY), st.sampled_from(["", "", "+"]))
guard = st.one_of(st.just(""), color.map("!{}".format))
sequence = st.tuples(guard, st.lists(token, min_size=1, max_size=4).map(" ".join), guard).map(" ".join)
pieces = st.lists(st.tuples(st.integers(1, 3), color), min_size=1, max_size=4).map(
    lambda items: ", ".join(f"{n} {c}" for n, c in items)
)
pattern = st.one_of(color.map("count {}".format), pieces, sequence).map(parse_pattern)


@pytest.mark.slow
@given(pattern)
def test_no_coatl_meets_a_pattern_more_often_than_the_lint_says(pattern: Pattern) -> None:
    truth = max(pattern.times(colors) for colors in every_coatl())
    assert truth <= most(pattern, FEW)
    if not (isinstance(pattern, Sequence) and "!" in str(pattern) and "*" in str(pattern)):
        assert truth == most(pattern, FEW)


@pytest.mark.parametrize(
    ("pattern", "times", "coatl"),
    [
        ("count Y", 26, "Y" * 26),
        ("2 Y", 13, "Y" * 26),
        ("25 Y, 25 R", 1, "Y" * 25 + "R" * 25),
        ("26 Y", 1, "Y" * 26),
        ("26 Y, 25 R", 0, ""),
        ("Y G", 25, "YG" * 25),
        ("Y G Y", 13, "YGY" * 13),
        ("G Y Y", 12, "GYY" * 12),
        ("Y Y Y", 8, "YYY" * 8),
        ("!Y Y Y !Y", 13, "YYR" * 12 + "YY"),
        ("!Y Y", 26, "YR" * 13 + "YG" * 12 + "Y"),
        ("!Y K Y", 25, "KYR" * 24 + "KY"),
        ("Y+ K+", 25, "YK" * 25),
        ("K * K", 13, "KRK" * 13),
        ("*", 122, "Y" + "BGKRY" * 24 + "R"),
        ("B *+ G", 25, "BYG" * 24 + "BRG"),
    ],
)
def test_how_often_a_pattern_can_be_met_with_the_pieces_of_the_game(pattern: str, times: int, coatl: str) -> None:
    parsed = parse_pattern(pattern)
    assert most(parsed, Rules()) == times
    assert parsed.times(coatl) >= times
    assert all(coatl[1:-1].count(c) <= 24 for c in COLORS)  # the first piece is a head, the last a tail


requirement = st.one_of(
    color.map("no {}".format),
    st.integers(1, 14).map("length {}".format),
    st.tuples(color, color).filter(lambda two: two[0] != two[1]).map(" = ".join),
    st.sampled_from(sorted(COLOR_NAMES)).map("no {} card".format),
).map(parse_requirement)


@cache
def every_complete_coatl() -> list[str]:
    """Every coatl that can be completed with SOME; of those that are equal for a temple, only one."""
    bodies = ["".join(c * n for c, n in zip(COLORS, numbers, strict=True)) for numbers in product(range(3), repeat=5)]
    return sorted({"".join(sorted(h + b + t)) for h, b, t in product(COLORS, bodies, COLORS) if b})


def met_together(requirements: list[Requirement]) -> bool:
    """Returns whether some complete coatl with one prophecy beside it meets all requirements."""
    return any(all(r.met(colors, [card]) for r in requirements) for colors in every_complete_coatl() for card in COLORS)


@pytest.mark.slow
@given(st.lists(requirement, min_size=1, max_size=5))
def test_requirements_can_be_met_together_if_some_coatl_meets_them(requirements: list[Requirement]) -> None:
    assert can_be_met_together(requirements, SOME) == met_together(requirements)


@pytest.mark.parametrize(
    ("requirements", "clash"),
    [
        (["no Y", "length 7"], []),
        (["no Y", "R = Y", "length 7"], ["no Y", "R = Y"]),
        (["no Y", "Y = R", "length 7"], ["no Y", "R = Y"]),
        (["no Y", "Y = R", "R = K"], ["no Y", "R = Y"]),
        (["no Y", "R = K", "R = Y"], ["no Y", "R = Y"]),
        (["Y = R", "R = K", "no B", "K = G"], []),
        (["Y = R", "R = K", "no K"], ["K = R", "no K"]),
        (["length 7", "no B", "length 8"], ["length 7", "length 8"]),
        (["length 122"], []),
        (["length 123"], ["length 123"]),
        (["length 2"], ["length 2"]),
        (["length 3"], []),
        (["no B", "length 99"], ["no B", "length 99"]),
        (["no B", "length 98"], []),
        (["B = G", "R = K", "no Y", "length 9"], ["B = G", "K = R", "no Y", "length 9"]),
        (["B = G", "R = K", "no Y", "length 8"], []),
        (["no B", "no G", "no K", "no R", "no Y"], ["no B", "no G", "no K", "no R", "no Y"]),
        ([f"no {name} card" for name in COLOR_NAMES], [f"no {name} card" for name in COLOR_NAMES]),
        ([f"no {name} card" for name in sorted(COLOR_NAMES)[1:]], []),
    ],
)
def test_requirements_that_contradict_each_other_are_named(requirements: list[str], clash: list[str]) -> None:
    assert list(map(str, contradiction(map(parse_requirement, requirements)))) == clash


@pytest.mark.slow
@given(pattern, st.lists(st.text(COLORS, max_size=14), min_size=20, max_size=20))
def test_the_tidy_form_of_a_pattern_means_the_same(pattern: Pattern, coatls: list[str]) -> None:
    tidy = tidy_pattern(pattern)
    assert [tidy.times(colors) for colors in coatls] == [pattern.times(colors) for colors in coatls]
    assert tidy_pattern(tidy) == tidy


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2 Y, 1 R", "1 R, 2 Y"),
        ("count Y", "Y"),
        ("count Y", "1 Y"),
        ("Y K+ R", "Y+ K+ R"),
        ("Y G", "Y G+"),
        ("B Y+ Y G", "B Y Y+ G"),
        ("!Y Y", "!Y Y+"),
    ],
)
def test_patterns_that_mean_the_same_are_alike(one: str, other: str) -> None:
    assert tidy_pattern(parse_pattern(one)) == tidy_pattern(parse_pattern(other))


@pytest.mark.parametrize(("one", "other"), [("Y G", "G Y"), ("2 Y", "Y Y"), ("!Y Y K", "!Y Y+ K"), ("*", "count Y")])
def test_patterns_that_mean_something_else_are_not_alike(one: str, other: str) -> None:
    assert tidy_pattern(parse_pattern(one)) != tidy_pattern(parse_pattern(other))


CARDS = """schema = 1
id = "mine"

[[prophecy]]
id = "first"
color = "blue"
pattern = "{pattern}"
levels = {{ {levels} }}

[[temple]]
id = "second"
requirements = [{requirements}]
levels = {{ {temple} }}
"""


def cards(
    pattern: str = "Y B K",
    levels: str = "1 = 1, 2 = 3",
    requirements: str = '"no Y", "no R"',
    temple: str = "1 = 3, 2 = 7",
) -> CardFile:
    text = CARDS.format(pattern=pattern, levels=levels, requirements=requirements, temple=temple)
    return read_card_file(text, "mine.toml")


@pytest.mark.parametrize(
    ("changed", "code", "line", "values"),
    [
        ({"levels": "27 = 1", "pattern": "count Y"}, "card-unmeetable", 8, {"levels": "27", "most": "26"}),
        ({"levels": "1 = 1, 26 = 2, 27 = 3", "pattern": "Y K"}, "level-unmeetable", 8, {"levels": "26, 27"}),
        ({"levels": "1 = 1, 27 = 2, 150 = 3", "pattern": "Y K"}, "level-unmeetable", 8, {"levels": "27"}),
        ({"levels": "1 = 2, 2 = 2"}, "level-flat", 8, {"level": "2", "before": "1"}),
        ({"levels": "1 = 4, 2 = 5, 3 = 1"}, "level-flat", 8, {"level": "3", "before": "2"}),
        ({"temple": "1 = 3, 2 = 3"}, "level-flat", 13, {"level": "2", "before": "1"}),
        ({"requirements": '"no Y", "Y = R"'}, "temple-unmeetable", 12, {"n": 2, "texts": "no Y · R = Y", "level": "2"}),
        ({"requirements": '"no Y", "no Y"'}, "requirement-twice", 12, {"text": "no Y"}),
        ({"requirements": '"R = Y", "Y = R"'}, "requirement-twice", 12, {"text": "R = Y"}),
    ],
)
def test_a_warning_has_the_line_of_the_card(
    changed: dict[str, str], code: str, line: int, values: dict[str, str | int]
) -> None:
    (problem,) = lint([cards(**changed)])
    assert (problem.file, problem.line, problem.code) == ("mine.toml", line, code)
    assert problem.values.items() >= values.items()


def alike(problems: list[Problem]) -> list[tuple[int, str | int]]:
    return [(problem.line, problem.values["card"]) for problem in problems if problem.code == "card-alike"]


def test_a_card_of_the_base_game_is_recognized_however_it_is_written(catalog: Catalog) -> None:
    one = cards(pattern="Y  G+", levels="1 = 1, 2 = 3, 3 = 5", requirements='"length 7", "no Y"')
    assert alike(lint([one], catalog.sets)) == [
        (7, "base:pair-yellow-green"),
        (12, "base:no-yellow-length-7"),
    ]


def test_a_card_with_other_points_is_another_card(catalog: Catalog) -> None:
    other = cards(pattern="Y G", levels="1 = 2", requirements='"length 7", "no Y"', temple="1 = 2, 2 = 9")
    assert alike(lint([other], catalog.sets)) == []


def test_a_card_that_comes_twice_is_reported_at_the_second_place() -> None:
    one = cards()
    other = read_card_file(one.card_set.source.replace('"mine"', '"more"'), "more.toml")
    assert alike(lint([one, other])) == [(7, "mine:first"), (12, "mine:second")]
    assert alike(lint([one])) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"pattern": "count R", "levels": "1 = 12"}, [("level-rich", 8, "1", 12, 1)]),
        ({"pattern": "Y K R G B", "levels": "1 = 14"}, []),
        ({"pattern": "Y K R G B", "levels": "1 = 15"}, [("level-rich", 8, "1", 15, 5)]),
        ({"pattern": "Y K R G B", "levels": "1 = 7, 2 = 29, 3 = 90"}, [("level-rich", 8, "2", 29, 10)]),
        ({"temple": "1 = 7, 2 = 14"}, []),
        ({"temple": "1 = 3, 2 = 15"}, [("temple-rich", 13, "2", 15, 2)]),
    ],
)
def test_a_level_that_pays_twice_as_much_as_anything_in_the_base_game_is_reported(
    catalog: Catalog, changed: dict[str, str], told: list[tuple[str, int, str, int, int]]
) -> None:
    problems = [problem for problem in lint([cards(**changed)], catalog.sets) if problem.code.endswith("-rich")]
    assert [(p.code, p.line, p.values["level"], p.values["points"], p.values["n"]) for p in problems] == told
    assert not [problem for problem in lint([cards(**changed)]) if problem.code.endswith("-rich")]


def test_the_base_game_has_no_warnings(catalog: Catalog) -> None:
    (base,) = catalog.sets
    assert lint([read_card_file(base.source, "cards.toml")]) == []


def test_a_pattern_that_reads_the_same_backwards_has_no_warning() -> None:
    assert lint([cards(pattern="K Y * Y K")]) == []


def test_a_thousand_cards_can_be_checked() -> None:
    prophecy, temple = CARDS.split("\n\n")[1:]
    texts = ['schema = 1\nid = "mine"']
    for number in range(500):
        one = prophecy.format(pattern="!Y * K+ B *+ Y * !Y", levels="1 = 1, 149 = 2, 150 = 3")
        other = temple.format(requirements='"R = Y", "K = B", "no G", "length 121"', temple="1=1,2=2,3=3,4=4")
        texts += [text.replace('"first"', f'"p{number}"') for text in (one, other.replace('"second"', f'"t{number}"'))]
    file = read_card_file("\n\n".join(texts), "mine.toml")
    assert len(file.card_set.prophecies) + len(file.card_set.temples) == 1000
    assert len(lint([file])) >= 1000


def test_a_length_of_thousands_of_digits_is_refused() -> None:
    assert parse_requirement("length 999") == Length(999)
    file = cards(requirements=f'"length {"9" * 5000}", "no Y"')
    assert [problem.code for problem in file.problems] == ["requirement"]


@pytest.mark.parametrize(("copies", "players"), [(1, 0), (12, 0), (13, 2), (17, 2), (18, 3), (23, 3), (24, 0), (50, 0)])
def test_a_set_to_play_with_by_itself_should_do_for_four(copies: int, players: int) -> None:
    """RULES 2.4, 2.5: one that is too small for two is for mixing with others."""
    text = CARDS.format(pattern="Y B K", levels="1 = 1", requirements='"no Y"', temple="1 = 3")
    file = read_card_file(text.replace("levels = { 1 = 1 }", f"levels = {{ 1 = 1 }}\ncopies = {copies}"), "mine.toml")
    values: dict[str, str | int] = {"players": players, "prophecies": copies, "most": 4, "needed": 24}
    found = [problem for problem in lint([file]) if problem.code == "set-players"]
    assert found == ([Problem("mine.toml", 2, "set-players", values)] if players else [])
