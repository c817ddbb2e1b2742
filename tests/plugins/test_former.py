"""What was written for an older version of the game, and is something else now, is told with the place and what to
write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import VariantChoice
from coatl_core.game.state import TOGETHER
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.variant_checks import RETURNS
from coatl_core.plugins.variant_class import GONE, WRITE
from coatl_core.testing import play
from tests.cli.conftest import Coatl
from tests.plugins.support import HOOKS, Install

MOON = """
from coatl_core import Opponent, Variant

class Moon(Variant):
    id = "moon"
    memory = int

    def deal(self, state):
        return 0
{body}

@hookimpl
def coatl_variants():
    return [Moon]
"""


def problems(install: Install, body: str) -> list[tuple[int, str, str]]:
    """The line, code and missing method of each problem of a variant with this body."""
    install("moon", MOON.format(body=body), provides="variants = ['moon']")
    (plugin,) = (plugin for plugin in load_plugins().plugins if plugin.id == "moon")
    assert all(Path(problem.file).name == "__init__.py" for problem in plugin.problems if problem.line > 1)
    return [(each.line, each.code, str(each.values.get("lacks", ""))) for each in plugin.problems]


HALF = [
    ("def seen(self, own, seat): return own", "guess"),
    ("def guess(self, own, seat, random): return own", "seen"),
    ("def step(self, state, events): return True", "show"),
    ("opponent = True\n    def step(self, state, events): return True", "show"),
    ("def show(self, table): return None", "step"),
    ("def lies(self, own): return {}", "lay"),
]
FIRST = 1 + len(HOOKS.splitlines()) + MOON.splitlines().index("{body}")
"""The line at which the body begins."""


@pytest.mark.parametrize(("body", "lacks"), HALF)
def test_half_of_what_goes_together_is_told_with_the_place_of_the_other_half(
    install: Install, body: str, lacks: str
) -> None:
    ((line, code, missing),) = problems(install, f"    {body}")
    assert (line, code, missing) == (FIRST + body.count("\n"), "variant-half", lacks)


def test_what_is_written_as_told_can_be_loaded_and_played(install: Install) -> None:
    assert {*WRITE} == {name for needed in TOGETHER.values() for name in needed}
    assert problems(install, "".join(f"    {text}\n" for text in WRITE.values())) == []
    assert play(load_plugins(), variants=["moon"]).over


OPPOSED = """opponent = {said}
    def step(self, state, events): return True
    def show(self, table): return Opponent("the Moon")
"""
HIDDEN = """    def cards(self, own): return ()
    def seen(self, own, seat): return own
    def guess(self, own, seat, random): return own
    def guess_cards(self, own, cards): return own
"""


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (OPPOSED.format(said="False"), [(FIRST + 1, "variant-opponent", "")]),
        (OPPOSED.format(said="True"), []),
        ("opponent = False", []),
        ("opponent = True", [(1, "variant-half", "step")]),
        ("def allowed(self, state, actions): return actions[:1]", [(FIRST, "variant-allowed", "")]),
        (f"told = True\n{HIDDEN}", [(FIRST + 4, "variant-told", "")]),
        (HIDDEN.lstrip(), []),
        (
            "def guess_cards(self, own, cards): return own",
            [(FIRST, "variant-half", "cards"), (FIRST, "variant-half", "seen"), (FIRST, "variant-half", "guess")],
        ),
    ],
)
def test_what_a_variant_says_must_be_what_it_does(
    install: Install, body: str, found: Sequence[tuple[int, str, str]]
) -> None:
    assert problems(install, f"    {body}") == found


@pytest.mark.parametrize(
    "body",
    [
        "def seen(self, own, seat): return super().seen(own, seat)\n    def guess(self, own, seat, random): return own",
        "def seen(self, own, seat): return own\n"
        "    def guess(self, own, seat, random): return Variant.guess(self, own, seat, random)",
        "def panel(self, table): return [*super().panel(table)]",
        "def limits(self, rules, own, seat): return super().limits(rules, own, seat)",
    ],
)
def test_who_calls_a_method_that_variant_once_had_is_told_what_to_write(install: Install, body: str) -> None:
    assert problems(install, f"    {body}") == []
    with pytest.raises(VariantFailed) as caught:
        play(load_plugins(), variants=[VariantChoice("moon")])
    told = caught.value.error
    method = next(name for name in ("seen", "guess", "panel", "limits") if f".{name}(" in body)
    assert f"(__init__.py:{FIRST + body[: body.index(f'.{method}(')].count(chr(10))})" in told
    assert told.endswith(f"no method {method} any more: write {GONE[method]} in place of super().{method}(…)")


def test_a_class_of_ones_own_may_be_called_by_super(install: Install) -> None:
    body = """
    def panel(self, table): return []

class Bright(Moon):
    id = "bright"
    def panel(self, table): return super().panel(table)
"""
    code = MOON.format(body=body).replace("[Moon]", "[Bright]")
    install("bright", code, provides="variants = ['bright']")
    assert play(load_plugins(), variants=["bright"]).over


def test_all_that_variant_once_had_is_known() -> None:
    assert {*GONE} <= {*RETURNS, "allowed"}


@pytest.mark.slow
def test_check_reads_the_code_for_what_the_game_would_ask_or_read_otherwise(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "my-moon"
    assert coatl("plugins", "new", "my-moon", "--kind", "variant").code == 0
    code = """from coatl_core import NumberOption, TextOption, Variant


class Moon(Variant):
    id = "my-moon"
    valued = (NumberOption("name", 1, 9, carried=True), NumberOption("help", 1, 9), TextOption("sun", carried=True))

    def statistcs(self, table):
        return super().statistics(table)

    def brightness(self):
        return 1


class Sun(Moon):
    def seen(self, own, seat):
        return super().seen(own, seat)
"""
    (folder / "my_moon" / "other.py").write_text(code, "utf-8")
    found = coatl("plugins", "check", "my-moon")
    lines = [line for line in (found.out + found.err).splitlines() if "other.py" in line]
    assert [line.partition("other.py")[2] for line in lines] == [
        ":6: error: A campaign carries the option “name”, which has no name, and the message “my-moon-name” would be "
        "read as one: give the option another id.",
        ":8: warning: The game never asks a variant for “statistcs”. → did you mean “statistics”?",
        ":9: error: “Variant” has no method “statistics” any more: write “()” in place of “super().statistics(…)”.",
    ]


def test_each_of_it_is_told_in_words(l10n: L10n, install: Install) -> None:
    install("moon", MOON.format(body=f"    {HALF[0][0]}"), provides="variants = ['moon']")
    (plugin,) = (plugin for plugin in load_plugins().plugins if plugin.id == "moon")
    (problem,) = plugin.problems
    assert problem_text(problem, l10n).endswith(
        "The variant “moon” has “seen”, but not “guess”: a variant needs both or neither. Write "
        "“def guess(self, own, seat, random): return own”."
    )
