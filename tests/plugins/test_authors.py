"""What an author writes wrong once is told with what to write in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core import Game, Rules, UnknownContent, catalog, prophecy
from coatl_core.cards.cardfile import read_card_file
from coatl_core.files.problems import FileError
from coatl_core.plugins.check import check_plugin
from coatl_core.plugins.loading import load_plugins
from coatl_core.testing import play, sentences
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import HOOKS, Install, manifest, pack

CARDS = """schema = 1
id = "{id}"

[[prophecy]]
id = "wave"
color = "red"
pattern = "{pattern}"
levels = {{ {levels} }}
"""


def told(coatl: Coatl, folder: Path) -> str:
    return coatl("plugins", "check", str(folder)).out


@pytest.mark.parametrize(
    ("id", "pattern", "levels", "sentence"),
    [
        ("waves", "B G", "1 = 5000000000000", "A level with 5000000000000 points makes no sense: 1,000 at most."),
        ("waves", "B G", "1 = 2.5", "Level 1 needs a whole number of points, not 2.5."),
        ("waves", "B G", "1 = 0", "Level 1 needs at least 1 point, not 0."),
        ("waves", "B + K", "1 = 2", "“+” in the pattern “B + K” is not a colour"),
        ("waves", "B + K", "1 = 2", "→ did you mean “B+ K”?"),
        ("waves", "B G !", "1 = 2", "“!” in the pattern “B G !” is not a colour"),
        ("North Wind", "B G", "1 = 2", "with single hyphens between them. → did you mean “north-wind”?"),
    ],
)
def test_what_is_wrong_in_a_card_file_is_named_with_what_to_write(
    coatl: Coatl, tmp_path: Path, id: str, pattern: str, levels: str, sentence: str
) -> None:
    folder = pack(tmp_path, "waves", cards=CARDS.format(id=id, pattern=pattern, levels=levels))
    assert sentence in told(coatl, folder)


def test_a_card_with_more_points_than_make_sense_is_not_loaded() -> None:
    found = read_card_file(CARDS.format(id="waves", pattern="B G", levels="1 = 1001"), "cards.toml")
    assert [problem.code for problem in found.problems] == ["points-many"]
    assert len(found.card_set.prophecies) == 1  # a save of that time may have it


def test_a_folder_without_a_manifest_lacks_a_manifest(coatl: Coatl, tmp_path: Path) -> None:
    assert "There is no coatl-plugin.toml in this folder" in told(coatl, tmp_path)


def test_an_id_in_the_manifest_is_written_like_all_ids(coatl: Coatl, tmp_path: Path) -> None:
    folder = pack(tmp_path, "wind", text=manifest("North Wind"))
    assert "did you mean “north-wind”?" in told(coatl, folder)


def test_the_tag_of_a_country_is_taken_for_its_language(coatl: Coatl, tmp_path: Path) -> None:
    folder = pack(tmp_path, "wind", text=manifest("wind") + "messages = 'locale'\n")
    for tag in ("en", "cz"):
        (folder / "locale" / tag).mkdir(parents=True)
        (folder / "locale" / tag / "wind.ftl").write_text("card-set-wind = Wind\n", "utf-8")
    assert "“cz” is not the tag of a language. → did you mean “cs”?" in told(coatl, folder)


def test_the_name_of_a_piece_is_a_message_and_no_variable(coatl: Coatl, tmp_path: Path) -> None:
    folder = pack(tmp_path, "wind", text=manifest("wind") + "messages = 'locale'\n")
    (folder / "locale" / "en").mkdir(parents=True)
    (folder / "locale" / "en" / "wind.ftl").write_text("wind-blows = Lay back { $piece }.\n", "utf-8")
    assert "there is no “$piece” by itself. → did you mean “{ piece }”?" in told(coatl, folder)


BLOWS = """
from coatl_core import Do, Offer, Variant

class Wind(Variant):
    id = "wind"

    def moves(self, state):
        return [Offer(Do("wind", "blow"), "wind-blow", {"piece": "R"})] if state.phase == "action" else []

    def perform(self, state, move, events):
        return True

@hookimpl
def coatl_variants():
    return [Wind]
"""


def test_a_message_with_a_piece_as_variable_says_what_to_write(install: Install, tmp_path: Path) -> None:
    install("wind", BLOWS, provides="variants = ['wind']\nmessages = 'locale'")
    folder = tmp_path / "site" / "a_test_plugin_wind" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "wind.ftl").write_text("wind-name = w\nwind-help = w\nwind-blow = Blow { $piece } away.\n", "utf-8")
    with pytest.raises(AssertionError, match=r"did you mean \{ piece \}, without the \$\?"):
        sentences(play(load_plugins(), variants=["wind"]))


def test_a_preview_is_in_the_language_that_was_asked_for(coatl: Coatl, tmp_path: Path) -> None:
    folder = str(pack(tmp_path, "wind"))
    assert "English" in coatl("plugins", "preview", folder).out
    for words in (("--lang", "cs", "plugins", "preview", folder), ("plugins", "preview", "--lang", "cs", folder)):
        out = coatl(*words).out
        assert "čeština" in out.lower()
        assert "English" not in out
        assert "Polski" not in out


QSET = """
@hookimpl
def coatl_card_sets():
    return [CardSet("qset", ((prophecy("other:x", "B", "Y G", ((1, 1),)), 1),), ())]
"""


def test_a_card_set_that_was_refused_says_why(install: Install, coatl: Coatl, tmp_path: Path) -> None:
    install("qset", QSET)
    assert_refused(coatl("cards", "--set", "qset"), "Not in use is the plugin “qset”: ", "other:x")
    for words in (("lab", "qset"), ("lab", "base", "--with", "qset")):
        refused = coatl(*words, "--games", "2")
        assert_refused(refused, "there is no card set “qset”", "Not in use is the plugin “qset”: ", "other:x")
    folder = tmp_path / "site" / "a_test_plugin_qset"
    without = coatl("plugins", "check", str(folder))
    assert (without.code, "add --run for that" in without.out) == (0, True)
    run = coatl("plugins", "check", "--run", str(folder))
    assert (run.code, "other:x" in run.out) == (1, True)


@pytest.mark.parametrize(
    "words", [("--variant", "moon"), ("--seats", "moon,easy"), ("--set", "moon")], ids=lambda words: words[0]
)
def test_what_a_broken_plugin_would_bring_is_missing_for_its_reason(
    install: Install, coatl: Coatl, words: tuple[str, str]
) -> None:
    install("moon", "1 / 0\n", provides="variants = ['moon']")
    refused = coatl("simulate", "--games", "2", *words)
    assert_refused(refused, "there is no ", "Not in use is the plugin “moon”: ", "__init__.py:4: ", "ZeroDivisionError")


def test_a_plugin_whose_code_is_in_order_is_told_so(coatl: Coatl, tmp_path: Path) -> None:
    folder = tmp_path / "a_plugin_in_order"
    folder.mkdir()
    (folder / "__init__.py").write_text(HOOKS + QSET.replace("other:x", "qset:x"), "utf-8")
    text = manifest("qset", python=True).replace("card-sets = ['cards.toml']", "")
    (folder / "coatl-plugin.toml").write_text(text, "utf-8")
    run = coatl("plugins", "check", "--run", str(folder))
    assert (run.code, "Its code was run: its hooks return what they should." in run.out) == (0, True)


@pytest.mark.parametrize(
    "given",
    [
        lambda: Game("Ana", "Bao").push(None),  # type: ignore[arg-type]
        lambda: Game("Ana", "Bao").refusal(7),  # type: ignore[arg-type]
        lambda: Game("Ana", "Bao", rules={"hand_limit": 3}),  # type: ignore[arg-type]
        lambda: Game("", ""),
        lambda: Game("Ana", " "),
        lambda: Game("Ana", "Ana"),
        lambda: Game("Ana", None),  # type: ignore[arg-type]
        lambda: prophecy("wind:x", "B", "Y G", ()),
        lambda: prophecy("wind:x", "B", "Y G", ((2, 1), (1, 3))),
        lambda: prophecy("wind:x", "Q", "Y G", ((1, 1),)),
        lambda: prophecy("x", "B", "Y G", ((1, 1),)),
        lambda: catalog()["base:nope"],
        lambda: catalog("nope"),
    ],
)
def test_whatever_a_program_gives_wrongly_is_a_value_error_with_a_sentence(given: object) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+") as caught:
        given()  # type: ignore[operator]
    assert not isinstance(caught.value, FileError)


def test_a_card_that_is_not_there_is_missed_as_in_any_mapping() -> None:
    with pytest.raises(KeyError):
        catalog()["base:nope"]
    assert "base:nope" not in catalog()


def test_rules_and_names_that_are_right_are_taken() -> None:
    assert Game("Ana", "Bao", rules=Rules(hand_limit=3)).state.rules.hand_limit == 3
    assert issubclass(UnknownContent, ValueError)


def test_an_unreadable_plugin_has_no_code_to_run(tmp_path: Path) -> None:
    assert check_plugin(tmp_path).manifest is None
