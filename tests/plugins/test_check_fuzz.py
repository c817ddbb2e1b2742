"""Whatever an author writes, the check returns problems, quickly, and never raises an error."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from unicodedata import category

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coatl_core.cards.patterns import PatternError, parse_pattern
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.cardlint import lint
from coatl_core.plugins.check import Checked, check_plugin
from tests.cli.conftest import Coatl
from tests.plugins.support import pack
from tests.plugins.test_check import CARDS, MANIFEST, change
from tests.support import rarely

ENGLISH = english(strict=True)
MANY = settings(
    max_examples=settings().max_examples // 4,  # each example writes files
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # every example writes the folder anew
)


def check(folder: Path, cards: str | bytes = CARDS, manifest: str | bytes = MANIFEST) -> Checked:
    """Checks a plugin with these files; every finding must be a line that can be printed."""
    for name, text in (("cards.toml", cards), ("coatl-plugin.toml", manifest)):
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    checked = check_plugin(folder)
    for problem in checked.problems:
        text = problem_text(problem, ENGLISH, "error")
        assert not any(map(_obeyed, text))
        assert text.startswith(str(folder))
        assert 1 <= problem.line <= max(len(CARDS), len(cards), len(manifest))
    return checked


def _obeyed(character: str) -> bool:
    """Returns whether a terminal would obey the character instead of showing it."""
    return category(character)[0] == "C" or character in "\u2028\u2029"


def toml(value: Any) -> str:
    """Returns a value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return value if isinstance(value, Raw) else json.dumps(value, ensure_ascii=False)


class Raw(str):
    """Text that is written into the file without quotes."""


word = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["Y", "count Y", "2 Y, 1 R", "!Y K+ !B", "no Y", "length 10", "R = Y", "blue", "no red card", "1"]),
    st.text("BGKRYbgkry*+! ,=0123456789", max_size=40),
)
number = st.one_of(st.integers(), st.integers(-3, 200), st.integers(10**18, 10**25))
scalar = st.one_of(
    word,
    number,
    st.booleans(),
    st.sampled_from([Raw(text) for text in ("1.5", "inf", "nan", "1979-05-27", "07:32:00", "0x1F", "[[1], [{}]]")]),
)
keys = st.one_of(word, st.sampled_from(["1", "2", "3", "150", "id", "levels"]))
value = st.recursive(
    scalar, lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)), max_leaves=8
)

CARD_KEYS = ("schema", "id", "color", "pattern", "levels", "copies", "requirements", "strange")
PLUGIN_KEYS = ("id", "api", "version", "kind", "name", "licence", "python", "strange")
PROVIDES_KEYS = ("card-sets", "variants", "messages", "strange")


def table(known: tuple[str, ...]) -> st.SearchStrategy[str]:
    return st.dictionaries(st.sampled_from(known), value, max_size=len(known)).map(
        lambda items: "\n".join(f"{key} = {toml(item)}" for key, item in items.items())
    )


@MANY
@given(cards=st.tuples(table(CARD_KEYS), table(CARD_KEYS), table(CARD_KEYS)))
def test_any_value_may_stand_at_any_key_of_a_card_file(tmp_path: Path, cards: tuple[str, str, str]) -> None:
    top, prophecy, temple = cards
    check(tmp_path, f"{top}\n[[prophecy]]\n{prophecy}\n[[temple]]\n{temple}\n")


@MANY
@given(place=st.sampled_from(range(1, len(CARDS.splitlines()))), item=value)
def test_any_value_may_stand_where_a_good_one_was(tmp_path: Path, place: int, item: Any) -> None:
    lines = CARDS.splitlines()
    key, equals, _ = lines[place].partition(" = ")
    if equals:
        lines[place] = f"{key} = {toml(item)}"
    check(tmp_path, "\n".join(lines))


@MANY
@given(plugin=table(PLUGIN_KEYS), provides=table(PROVIDES_KEYS))
def test_any_value_may_stand_at_any_key_of_a_manifest(tmp_path: Path, plugin: str, provides: str) -> None:
    check(tmp_path, manifest=f"[plugin]\n{plugin}\n[provides]\n{provides}\n")


@MANY
@given(name=st.one_of(st.text(max_size=300), st.text("./\\~:\0 ", max_size=10)), key=st.sampled_from(PROVIDES_KEYS))
def test_any_name_may_stand_for_a_file(tmp_path: Path, name: str, key: str) -> None:
    item = [name] if key != "messages" else name
    check(tmp_path, manifest=MANIFEST + f"[more]\n{key} = {toml(item)}\n".replace("[more]\n", ""))
    check(tmp_path, manifest=MANIFEST.replace('card-sets = ["cards.toml"]', f"{key} = {toml(item)}"))


@MANY
@given(content=st.binary(max_size=200), place=st.integers(0, len(CARDS)))
def test_any_bytes_may_stand_anywhere(tmp_path: Path, content: bytes, place: int) -> None:
    check(tmp_path, CARDS.encode()[:place] + content + CARDS.encode()[place:])
    check(tmp_path, manifest=MANIFEST.encode()[:place] + content)


@MANY
@given(text=st.one_of(word, st.lists(word, max_size=6).map(" ".join)), other=word)
def test_any_pattern_and_any_requirement_may_be_written(tmp_path: Path, text: str, other: str) -> None:
    changed = CARDS.replace('"3 Y"', toml(text)).replace('"no R"', toml(other))
    checked = check(tmp_path, changed)
    try:
        parse_pattern(text)
    except PatternError:
        assert checked.problems


@MANY
@given(st.lists(st.sampled_from("=[]{}.\"'#,\n \\abc1"), max_size=200).map("".join))
def test_anything_that_looks_like_toml_may_be_written(tmp_path: Path, text: str) -> None:
    check(tmp_path, text, text)


@MANY
@given(st.one_of(st.binary(max_size=100), st.text('={}[]*$-\n "abc.', max_size=200).map(str.encode)))
def test_any_message_may_be_written(tmp_path: Path, text: bytes) -> None:
    for tag in ("en", "cs"):
        (tmp_path / "words" / tag).mkdir(parents=True, exist_ok=True)
        (tmp_path / "words" / tag / "words.ftl").write_bytes(text)
        (tmp_path / "words" / tag / "rulebook.md").write_bytes(text)
    manifest = MANIFEST.replace('"card-set"', '"variant"\npython = true') + 'messages = "words"\nvariants = ["x"]\n'
    check(tmp_path, manifest=manifest)


def test_a_message_with_too_many_braces_is_shown_in_english(coatl: Coatl, own_home: Path) -> None:
    words = pack(own_home / "packs", "sk", text=MANIFEST.replace("jade", "sk")) / "locale" / "sk"
    change(words.parents[1] / "coatl-plugin.toml", 'card-sets = ["cards.toml"]', 'messages = "locale"')
    words.mkdir(parents=True)
    (words / "a.ftl").write_text(f"language-name = Slovenčina\ntoken-one = {'{' * 5000}\n", "utf-8")
    assert "yellow" in coatl("--lang", "sk", "cards").out


PROPHECY = '[[prophecy]]\nid = "p{n}"\ncolor = "red"\npattern = "2 Y, 1 R, {n} K"\nlevels = {{ 1 = 3 }}\n'
HEAD = 'schema = 1\nid = "jade"\n'
LARGE = {
    "a hundred thousand cards": (HEAD + "".join(PROPHECY.format(n=n) for n in range(100_000)), "file is too large"),
    "a few thousand empty cards": (HEAD + "[[prophecy]]\n" * 30_000, "30000 cards"),
    "a thousand wrong cards": (HEAD + "[[prophecy]]\nx = 1\n" * 1000, "There is more"),
    "a hundred thousand keys": ("".join(f"k{n}=1\n" for n in range(50_000)), "There is more"),
    "many levels": (HEAD + f"[[prophecy]]\nlevels = {toml({str(n): 0 for n in range(30_000)})}\n", "There is more"),
    "many requirements": (HEAD + f"[[temple]]\nrequirements = {toml(['no Y'] * 60_000)}\n", "“levels” is missing"),
    "a long pattern": (CARDS.replace("3 Y", "Y " * 200_000), "200000 pieces"),
    "a long sum": (CARDS.replace("3 Y", ", ".join(["150 Y"] * 50_000)), "no coatl has more than 122"),
    "a pattern hard to match": (CARDS.replace("3 Y", "Y+ *+ " * 12).replace("7 = ", "1 = "), "Out of reach"),
    "a long word": (CARDS.replace("3 Y", "Y" * 400_000), "is not a colour"),
    "a long key": ("a" * 400_000 + " = 1", "is not known"),
    "a long number": ("schema = " + "1" * 400_000, "not valid TOML"),
    "a key of many parts": (".".join("a" * 200_000) + " = 1", "not valid TOML"),
    "many dotted keys": ("\n".join(f"a{n}.{'b.' * 19}c = 1" for n in range(8_000)), "not valid TOML"),
    "lists in lists": ("schema = " + "[" * 200_000, "not valid TOML"),
    "lists in lists, closed": ("schema = " + "[" * 100 + "]" * 100, "not valid TOML"),
    "tables in tables": ("schema = " + "{a=" * 100_000, "not valid TOML"),
    "blanks": (" " * 400_000, "“schema” is missing"),
    "brackets": ("[" * 400_000, "not valid TOML"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", [*list(LARGE)[::3], *rarely(*list(LARGE)[1::3], *list(LARGE)[2::3])])
def test_large_or_deeply_nested_files_are_checked_quickly(coatl: Coatl, tmp_path: Path, name: str) -> None:
    text, words = LARGE[name]
    (tmp_path / "coatl-plugin.toml").write_text(MANIFEST, "utf-8")
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    run = coatl("plugins", "check", str(tmp_path))
    assert words in run.out
    assert len(run.out.splitlines()) < 1010
    assert all(len(line) < 1000 for line in run.out.splitlines())


def test_a_huge_manifest_is_not_even_read(coatl: Coatl, tmp_path: Path) -> None:
    with (tmp_path / "coatl-plugin.toml").open("wb") as file:
        file.truncate(50_000_000)
    run = coatl("plugins", "check", str(tmp_path))
    assert "the file is too large" in run.out.lower()


def test_paths_that_are_not_files_are_reported(coatl: Coatl, tmp_path: Path) -> None:
    text = MANIFEST.replace('["cards.toml"]', '["folder", "pipe", "circle", "outside"]\nmessages = "circle"')
    (tmp_path / "coatl-plugin.toml").write_text(text, "utf-8")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    (tmp_path / "outside").symlink_to("/etc/hostname")
    lines = coatl("plugins", "check", str(tmp_path)).out.splitlines()
    assert [line.removeprefix(f"{tmp_path}/") for line in lines] == [
        "coatl-plugin.toml:9: error: The file “circle” is not in the plugin’s folder.",
        "coatl-plugin.toml:9: error: The file “outside” is not in the plugin’s folder.",
        "coatl-plugin.toml:10: error: The file “circle” is not in the plugin’s folder.",
        "folder:1: error: This is not a file.",
        "pipe:1: error: This is not a file.",
        "5 errors, 0 warnings.",
    ]


def test_the_lint_checks_the_readable_cards_of_a_broken_file(tmp_path: Path) -> None:
    checked = check(tmp_path, CARDS.replace('"red"', '"rde"'))
    (file,) = checked.card_files
    assert [prophecy.id for prophecy, _ in file.card_set.prophecies] == ["jade:green-wave", "jade:offering"]
    assert lint([file]) == []
