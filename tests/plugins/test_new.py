"""``coatl plugins new`` makes plugins that work at once, or says in one sentence why it cannot make one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.patterns import ANY, Count, Pieces, Sequence
from coatl_core.cards.temples import Requirement
from coatl_core.files.home import home
from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import english
from coatl_core.plugins import packs
from coatl_core.plugins.check import check_folder
from coatl_core.plugins.loading import load_plugins
from coatl_core.testing import play, sentences, share_of_wins, with_plugin
from coatl_tui.plugin_files import READERS
from tests.cli.conftest import Coatl, Run, assert_refused
from tests.plugins.projects import load_project
from tests.plugins.support import pack
from tests.support import rarely

pytestmark = pytest.mark.slow

IDS = {"card-set": "my-set", "variant": "my-variant", "locale": "locale-sk", "player": "my-player"}
"""A project of each kind."""


@pytest.fixture(autouse=True)
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The author's current folder."""
    folder = tmp_path / "workshop"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def made(coatl: Coatl, *arguments: str) -> Path:
    """Runs ``coatl plugins new`` with these arguments and returns the folder it has made here."""
    before = {path.name for path in Path.cwd().iterdir()}
    run = coatl("plugins", "new", *arguments)
    assert (run.code, run.err) == (0, "")
    (folder,) = (path for path in Path.cwd().iterdir() if path.name not in before)
    assert folder.name in run.out
    return folder


def project(coatl: Coatl, kind: str) -> Path:
    return made(coatl, IDS[kind], "--kind", kind)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def assert_nothing_wrong(run: Run) -> None:
    """There are no errors, and only the warnings that cannot be avoided: for messages not yet translated, and for a
    card that counts pieces of one colour, because the base game has one for each colour."""
    assert (run.code, run.err) == (0, "")
    findings = [line for line in run.out.splitlines() if re.search(": (warning|error): ", line)]
    expected = re.compile(": warning: .*(is missing; English is shown|the same as base:count-)")
    assert [line for line in findings if not expected.search(line)] == []


# Cards without Python


def test_without_a_kind_a_pack_of_data_is_made(coatl: Coatl) -> None:
    folder = made(coatl, "my-cards")
    assert files(folder) == {"coatl-plugin.toml", "cards.toml"}


def test_the_output_says_what_to_do_next(coatl: Coatl) -> None:
    out = coatl("plugins", "new", "my-cards").out
    assert "my-cards/cards.toml" in out
    for command in ("check", "preview", "add"):
        assert f"coatl plugins {command} my-cards" in out


def test_a_new_pack_has_nothing_wrong_with_it(coatl: Coatl) -> None:
    made(coatl, "my-cards")
    assert_nothing_wrong(coatl("plugins", "check", "my-cards"))


def test_games_can_be_played_with_a_new_pack_once_it_is_added(coatl: Coatl, packs_folder: Path) -> None:
    packs.add(made(coatl, "my-cards"), packs_folder)
    registry = load_plugins(packs_folder)
    assert play(registry, ["base", "my-cards"]).over
    assert play(registry, ["my-cards"], players=4).over


@pytest.fixture
def packs_folder(own_home: Path) -> Path:
    return own_home / "packs"


def test_a_new_pack_shows_every_kind_of_pattern_and_requirement(coatl: Coatl) -> None:
    path = made(coatl, "my-cards") / "cards.toml"
    card_set = read_card_set(path.read_text("utf-8"), str(path))
    patterns = [prophecy.pattern for prophecy, _ in card_set.prophecies]
    assert {type(pattern) for pattern in patterns} == {Count, Pieces, Sequence}
    tokens = {str(token) for p in patterns if isinstance(p, Sequence) for token in p.tokens}
    assert {ANY, f"{ANY}+"} <= tokens
    assert any(token[0] != ANY and token.endswith("+") for token in tokens)
    assert any(isinstance(p, Sequence) and p.not_before and p.not_after for p in patterns)
    assert {prophecy.color for prophecy, _ in card_set.prophecies} == set("BGKRY")
    requirements = {type(requirement) for temple in card_set.temples for requirement in temple.requirements}
    assert requirements == set(Requirement.__args__)


def test_every_key_of_a_new_pack_is_explained(coatl: Coatl) -> None:
    """By a comment beside its first use or in a line of its own."""
    folder = made(coatl, "my-cards")
    for name in ("coatl-plugin.toml", "cards.toml"):
        text = (folder / name).read_text("utf-8")
        first: dict[str, str] = {}
        for line in text.splitlines():
            if "=" in line and not line.startswith("#"):
                first.setdefault(line.split()[0], line)
        remarks = "\n".join(line for line in text.splitlines() if line.startswith("#"))
        for key, line in first.items():
            assert "#" in line or key.rstrip("s") in remarks, key


# Keys and lessons


def test_a_new_set_of_keys_has_nothing_wrong_with_it_and_can_be_chosen(coatl: Coatl, packs_folder: Path) -> None:
    folder = made(coatl, "my-keys", "--kind", "keymap")
    assert files(folder) == {"coatl-plugin.toml", "my-keys.toml"}
    assert coatl("plugins", "check", "my-keys").out == "my-keys: nothing wrong.\n"
    packs.add(folder, packs_folder)
    assert load_plugins(packs_folder, readers=READERS).keymaps["my-keys"]["undo"] == ("z",)


def test_a_new_lesson_has_nothing_wrong_with_it_and_is_played(coatl: Coatl, packs_folder: Path) -> None:
    folder = made(coatl, "my-lesson", "--kind", "lesson")
    assert files(folder) == {"coatl-plugin.toml", "lesson.toml", "locale/en/lesson.ftl"}
    assert coatl("plugins", "check", "my-lesson").out == "my-lesson: nothing wrong.\n"
    assert coatl("plugins", "add", "my-lesson").code == 0
    moves = ["lesson", "3", "", "keep 2 3", "take 2", "start Y", "extend 1 tail B", "fulfil 1 1", "", ""]
    run = coatl("play", "--plain", stdin="\n".join([*moves, "draw row 1", "end", "", "quit", ""]))
    assert "One pair: the card pays 1 point." in run.out
    assert "That was the lesson." in run.out


@pytest.mark.parametrize(
    ("id", "kind"), [("coatl-x", "theme"), ("vim", "keymap"), ("first", "lesson"), ("last-turn", "puzzles")]
)
def test_a_file_with_an_id_of_the_game_is_not_made(coatl: Coatl, workshop: Path, id: str, kind: str) -> None:
    assert_refused(coatl("plugins", "new", id, "--kind", kind), id, "belongs to the game")
    assert list(workshop.iterdir()) == []


# Puzzles


def test_a_new_pack_of_puzzles_has_nothing_wrong_with_it_and_is_played(coatl: Coatl, packs_folder: Path) -> None:
    folder = made(coatl, "my-puzzles", "--kind", "puzzles")
    assert files(folder) == {"coatl-plugin.toml", "puzzles.toml"}
    assert_nothing_wrong(coatl("plugins", "check", "my-puzzles"))
    assert coatl("plugins", "add", "my-puzzles").code == 0
    assert "my-puzzles/one" in coatl("puzzles", "list").out
    run = coatl("puzzles", "play", "my-puzzles/one", "--plain", stdin="solution\nquit\n")
    assert "The solution: 9 points." in run.out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("best = 9", "best = 10", "the best turn brings 9, not 10"),
        ('"take 1", "start', '"start', "is not legal when it is reached"),
        ('"take 10",', '"take 10", "extend 1 head R",', "is not legal when it is reached"),
        ('card_sets = ["base"]', 'card_sets = ["base", "moon"]', "neither in the game nor in this plugin"),
    ],
)
def test_a_puzzle_that_is_not_as_it_is_written_is_named_and_not_added(
    coatl: Coatl, packs_folder: Path, old: str, new: str, told: str
) -> None:
    file = made(coatl, "my-puzzles", "--kind", "puzzles") / "puzzles.toml"
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    run = coatl("plugins", "check", "my-puzzles")
    assert told in run.out
    assert "puzzles.toml:" in run.out
    is_warning = ": warning: " in run.out
    assert run.code == (0 if is_warning else 1)
    assert (coatl("plugins", "add", "my-puzzles").code == 0) is is_warning
    if is_warning:
        played = coatl("puzzles", "play", "my-puzzles/one", "--plain", stdin="quit\n")
        assert "needs cards" in played.out


# Projects


@pytest.mark.parametrize("kind", IDS)
def test_a_project_has_all_that_a_distribution_needs(coatl: Coatl, kind: str) -> None:
    folder = project(coatl, kind)
    package = IDS[kind].replace("-", "_")
    assert folder.name == IDS[kind]
    needed = {"pyproject.toml", "README.md", f"{package}/__init__.py", f"{package}/coatl-plugin.toml"}
    assert needed | {f"tests/test_{package}.py"} <= files(folder)


@pytest.mark.parametrize("kind", IDS)
def test_nothing_is_left_to_be_filled_in(coatl: Coatl, kind: str) -> None:
    folder = project(coatl, kind)
    written = [*files(folder), *(path.read_text("utf-8") for path in folder.rglob("*") if path.is_file())]
    assert not [text for text in written if re.search("@[a-z]+@|tmpl", text)]


@pytest.mark.parametrize("kind", IDS)
def test_the_readme_begins_with_a_file_that_exists(coatl: Coatl, kind: str) -> None:
    folder = project(coatl, kind)
    words = (folder / "README.md").read_text("utf-8").split("`")[1::2]
    package, begin = words[1:3]
    assert (folder / package / begin).is_file()


@pytest.mark.parametrize("kind", ["variant", *rarely(*(kind for kind in IDS if kind != "variant"))])
def test_a_project_is_tidy_python(coatl: Coatl, kind: str) -> None:
    folder = project(coatl, kind)
    for arguments in (("check",), ("format", "--check")):
        command = [sys.executable, "-m", "ruff", *arguments, "--isolated", "--no-cache", str(folder)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("kind", IDS)
def test_a_new_project_has_nothing_wrong_with_it(coatl: Coatl, kind: str) -> None:
    assert_nothing_wrong(coatl("plugins", "check", str(project(coatl, kind))))


def test_games_can_be_played_with_a_new_variant(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(project(coatl, "variant"), "my-variant", monkeypatch)
    game = play(registry, variants=[VariantChoice("my-variant", registry.variants["my-variant"].options)])
    assert game.over
    assert game.state.rules.hand_limit == 4


def test_a_new_variant_has_its_messages(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    l10n = english(strict=True)
    load_project(project(coatl, "variant"), "my-variant", monkeypatch).register_messages(l10n)
    for message in ("my-variant-name", "my-variant-help", "my-variant-open", "my-variant-open-help"):
        assert l10n(message)
    assert l10n("refusal-my-variant-open")


def test_the_tests_of_a_new_variant_read_all_that_it_says(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project(coatl, "variant")
    assert "in sentences(game(variant))" in (folder / "tests" / "test_my_variant.py").read_text("utf-8")
    game = play(load_project(folder, "my-variant", monkeypatch), variants=[VariantChoice("my-variant", ("open",))])
    told = sentences(game)
    assert "My variant" in told
    assert "Nobody draws from the deck in this game: take a card from the row." in told


@pytest.mark.exhaustive
def test_a_new_player_beats_one_who_does_anything(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(project(coatl, "player"), "my-player", monkeypatch)
    assert share_of_wins(registry, "my-player", games=40) > 0.5


def test_a_new_player_gives_its_reason(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    l10n = english(strict=True)
    load_project(project(coatl, "player"), "my-player", monkeypatch).register_messages(l10n)
    for message in ("name", "help", "names", "why"):
        assert l10n(f"player-my-player-{message}")


@pytest.mark.exhaustive
def test_the_check_of_a_player_plays_it_and_takes_its_time(coatl: Coatl) -> None:
    run = coatl("plugins", "check", str(project(coatl, "player")))
    assert re.search(r"^my-player: \d+% of 10 games won, [\d.]+ ms a turn$", run.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("written", "instead", "told"),
    [
        ("return game.Choice((max(found)[2],), ", "return max(found, ", "my-player failed in game 0: turn: "),
        ("return [", "return [3, ", "must return classes of computer players"),
    ],
)
def test_the_check_of_a_player_says_how_it_fails(coatl: Coatl, written: str, instead: str, told: str) -> None:
    folder = project(coatl, "player")
    code = folder / "my_player" / "__init__.py"
    code.write_text(code.read_text("utf-8").replace(written, instead), "utf-8")
    run = coatl("plugins", "check", str(folder))
    assert run.code == 1
    assert told in run.out + run.err


def test_a_card_set_as_a_project_runs_no_code(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project(coatl, "card-set")
    (folder / "my_set" / "__init__.py").write_text("raise SystemExit('run')\n", "utf-8")
    registry = load_project(folder, "my-set", monkeypatch)
    assert play(registry, ["base", "my-set"]).over


# Translations


def test_a_new_language_can_be_chosen_at_once(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    l10n = english(strict=True)
    load_project(project(coatl, "locale"), "locale-sk", monkeypatch).register_messages(l10n)
    assert "sk" in l10n.languages
    l10n.set_language("sk")
    assert l10n("language-name") == "Slovenčina"
    assert l10n("menu-quit") == english()("menu-quit")


@pytest.mark.parametrize(
    ("id", "folder", "tag"),
    [("sk", "locale-sk", "sk"), ("locale-sk", "locale-sk", "sk"), ("pt-BR", "locale-pt-br", "pt-BR")],
)
def test_a_language_is_named_by_its_tag_or_by_the_id_of_its_plugin(
    coatl: Coatl, id: str, folder: str, tag: str
) -> None:
    path = made(coatl, id, "--kind", "locale")
    assert path.name == folder
    assert (path / folder.replace("-", "_") / "locale" / tag / "cards.ftl").is_file()


@pytest.mark.exhaustive
def test_coatl_locale_new_makes_one_without_python(coatl: Coatl) -> None:
    run = coatl("locale", "new", "sk")
    assert (run.code, run.err) == (0, "")
    number, problems = check_folder(Path("locale-sk"))
    assert number == 1
    assert {problem.code for problem in problems} == {"message-missing"}
    assert_refused(coatl("locale", "new", "sk"), "locale-sk")
    assert_refused(coatl("locale", "new", "my-words"), "my-words")


# What is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["My_Cards"], ["My_Cards", "a to z", "my-cards"]),
        (["my--cards"], ["my--cards", "hyphen", "“my-cards”"]),
        (["../cards"], ["../cards", "“cards”"]),
        (["Ж"], ["Ж", "a to z"]),
        ([""], ["“”", "a to z"]),
        (["a\x1b[2Jb"], ["a to z"]),
        (["my-cards", "--kind", "varient"], ["varient", "card-set, variant, locale", "“variant”"]),
        (["my-cards", "--kind", "moon"], ["moon", "card-set, variant, locale"]),
        (["my-words", "--kind", "locale"], ["my-words", "sk or pt-BR"]),
        (["base"], ["base", "coatl", "another id"]),
        (["adam", "--kind", "variant"], ["adam", "coatl", "another id"]),
        (["cs", "--kind", "locale"], ["locale-cs", "coatl"]),
        (["json", "--kind", "card-set"], ["json", "another id"]),
        (["class", "--kind", "variant"], ["class", "another id"]),
        (["tests", "--kind", "variant"], ["tests", "another id"]),
        (["variant", "--kind", "variant"], ["variant", "another id"]),
        (["my-cards", "--dir", "nowhere"], ["nowhere"]),
        ([], ["ID"]),
    ],
)
def test_a_plugin_that_cannot_be_made_is_refused_in_one_sentence(
    coatl: Coatl, workshop: Path, arguments: list[str], words: list[str]
) -> None:
    assert_refused(coatl("plugins", "new", *arguments), *words)
    assert list(workshop.iterdir()) == []


def test_a_pack_of_data_may_have_the_name_of_a_python_package(coatl: Coatl) -> None:
    assert made(coatl, "json").name == "json"


def test_no_existing_file_is_overwritten(coatl: Coatl) -> None:
    cards = made(coatl, "my-cards") / "cards.toml"
    cards.write_text("mine", "utf-8")
    assert_refused(coatl("plugins", "new", "my-cards"), "my-cards", "already")
    assert cards.read_text("utf-8") == "mine"


def test_an_id_that_a_pack_of_the_player_has_is_refused(coatl: Coatl, packs_folder: Path, workshop: Path) -> None:
    packs.add(made(coatl, "my-cards"), packs_folder)
    (workshop / "elsewhere").mkdir()
    assert_refused(coatl("plugins", "new", "my-cards", "--dir", "elsewhere"), "my-cards", str(packs_folder))


def test_a_plugin_can_be_made_in_another_folder(coatl: Coatl, workshop: Path) -> None:
    (workshop / "elsewhere").mkdir()
    run = coatl("plugins", "new", "my-cards", "--dir", str(workshop / "elsewhere"))
    assert run.code == 0
    assert str(workshop / "elsewhere" / "my-cards" / "cards.toml") in run.out
    assert files(workshop / "elsewhere" / "my-cards") == {"coatl-plugin.toml", "cards.toml"}


# The helpers for authors' tests


def test_a_plugin_that_is_not_installed_is_named() -> None:
    with pytest.raises(AssertionError, match=r"no plugin moon is installed.*base"):
        with_plugin("moon")


def test_a_pack_that_was_added_is_found_as_the_game_finds_it(own_home: Path) -> None:
    pack(home().packs, "jade")
    game = play(with_plugin("jade"), ["base", "jade"])
    assert game.over
    assert {card_set.id for card_set in game.catalog.sets} == {"base", "jade"}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_number_of_players_that_no_game_has_is_refused_by_the_testing_module(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        play(load_plugins(safe_mode=True), players=players)


def test_a_plugin_that_does_not_work_is_reported_with_its_reason(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = project(coatl, "card-set")
    cards = folder / "my_set" / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace('"G G G G"', '"G G G H"'), "utf-8")
    with pytest.raises(AssertionError, match=r"cards\.toml:\d+: “H” in the pattern"):
        load_project(folder, "my-set", monkeypatch)


def test_the_same_seed_plays_the_same_game() -> None:
    registry = load_plugins(safe_mode=True)
    assert play(registry, seed="x").actions == play(registry, seed="x").actions != play(registry, seed="y").actions
