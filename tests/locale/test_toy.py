"""A stranger's language, from ``coatl locale new`` to the table: a folder of texts, begun and not without faults."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from coatl_core.files.home import home
from coatl_core.language.l10n import english, index
from coatl_core.play.things import CoatlItem
from coatl_core.plugins.check import english_texts
from coatl_core.plugins.loading import load_plugins
from coatl_tui.guide.rulebook import RulebookScreen
from tests.cli.conftest import Coatl, assert_refused
from tests.locale.support import TRANSLATIONS, furnish, language, next_language, open_rule, started
from tests.plugins.support import manifest, pack
from tests.terminal import COATL, environment, start
from tests.tui.support import frame, go_on, press, put_cursor

pytestmark = pytest.mark.slow

WORDS = {
    "language-name": "Slovenčina",
    "message-language": "Aplikácia teraz hovorí po slovensky.",
    "menu-new-game": "Nová hra",
    "form-default-name": "Meno { $n }",
    "pane-supply": "Zásoba",
    "card-free": "voľné",
    "drawn-long": "{ $n ->\n    [one] { $n } dielik\n    [few] { $n } dieliky\n   *[other] { $n } dielikov\n}",
    "adam-name": "sólo proti A.D.A.M.ovi",
    "token-any-plus": "jeden alebo viac dielikov",
    "cli-usage": "použitie:",
    "event-passed": "{ $name } vynecháva ťah.",
    "problem-hint": "{ $text } Myslel si „{ $hint }“?",
    "refusal-game-over": "Hra sa skončila.",
    "action-unknown": "takto sa nezapisuje žiadna akcia.",
}
"""All that is translated: something in each file."""

FAULTS = {
    "menu-saves": "{ Uložené hry",
    "menu-rules": "Pravidlá { menu-pravidla }",
    "form-default-name": "Meno { $meno }",
    "drawn-long": "{ $n -> [one] { $n } dielik [few] { $n } dieliky }",
}
"""What a translator may get wrong: braces left open, references to nothing, an unknown variable, no last form."""

BOOK = """# 1.1 Dieliky

Dielikov je 150.

# 6.4 Dokončenie

[coatl <RB>] Hlava vľavo, chvost vpravo.
"""


@pytest.fixture
def slovak(coatl: Coatl) -> Path:
    """The pack as ``coatl locale new`` makes it, where the game looks for packs."""
    packs = home().packs
    packs.mkdir(parents=True)
    assert coatl("locale", "new", "sk", "--dir", str(packs)).code == 0
    return packs / "locale-sk"


@pytest.fixture
def begun(slovak: Path) -> Path:
    """Some of its messages are translated."""
    for id, text in WORDS.items():
        translate(slovak, id, text)
    return slovak


def translate(pack: Path, id: str, text: str) -> tuple[str, int]:
    """Puts a message in the place where its English text stands; returns the name of the file and the line."""
    for path in (pack / "locale" / "sk").glob("*.ftl"):
        before = path.read_text("utf-8")
        place = re.search(rf"^(# )?{id} =.*$", before, re.MULTILINE)
        if place:
            path.write_text(f"{before[: place.start()]}{id} = {text}{before[place.end() :]}", "utf-8")
            return path.name, before.count("\n", 0, place.start()) + 1
    raise AssertionError(f"{id} is in no file")


def state(coatl: Coatl) -> tuple[str, str]:
    """What ``coatl plugins list`` says of the pack, and why."""
    run = coatl("plugins", "list", "--json")
    assert run.code == 0
    (plugin,) = [plugin for plugin in json.loads(run.out) if plugin["name"] == "locale-sk"]
    return plugin["state"], plugin["reason"]


# Beginning a translation


def test_a_new_translation_has_every_english_message_as_a_remark(slovak: Path) -> None:
    for name, text in english_texts().items():
        lines = (slovak / "locale" / "sk" / name).read_text("utf-8").splitlines()
        for line in text.splitlines():
            assert not line.strip() or f"# {line}" in lines or line in lines or line.startswith("language-name")


@pytest.mark.exhaustive
def test_what_is_not_translated_is_said_and_is_no_error(coatl: Coatl, begun: Path) -> None:
    run = coatl("locale", "check", str(begun), "--all")
    ids = {id for text in english_texts().values() for id in index(text)}
    assert run.code == 0
    assert {id for id in ids if f"“{id}”" in run.out} == ids - WORDS.keys()
    assert f"{len(ids) - len(WORDS):,}" in run.out.splitlines()[-1]
    assert state(coatl) == ("ok", "")


# Playing in it


async def test_what_is_translated_is_told_in_the_language_and_the_rest_in_english(begun: Path) -> None:
    furnish(home())
    async with started("--lang", "sk") as pilot:
        assert language(pilot) == "sk"
        for text in ("Nová hra", "Saved games", "Go on"):
            assert text in frame(pilot)
        await press(pilot, "n")
        for text in ("New game", "Meno 1", "one more seat"):
            assert text in frame(pilot)
        await press(pilot, "escape")
        await go_on(pilot)
        for text in ("  S  Zásoba ", "P  Prophecies"):
            assert text in frame(pilot)
        for coatl, text in ((1, "7 dielikov"), (2, "3 dieliky")):
            await put_cursor(pilot, "c", CoatlItem(coatl))
            assert text in frame(pilot)
        assert "⟦" not in frame(pilot)


@pytest.mark.exhaustive
async def test_it_takes_its_turn_after_the_languages_of_the_game(begun: Path) -> None:
    async with started() as pilot:
        spoken = []
        for _ in range(len(TRANSLATIONS) + 2):
            await next_language(pilot)
            spoken.append(language(pilot))
        assert spoken == [*TRANSLATIONS, "sk", "en"]
        await next_language(pilot, len(spoken) - 1)
        assert "Nová hra" in frame(pilot)
    async with started() as pilot:
        assert language(pilot) == "sk"


@pytest.mark.exhaustive
def test_the_program_starts_in_it(begun: Path) -> None:
    with start((*COATL, "--lang", "sk"), environment(home().data)) as terminal:
        terminal.wait_for("Nová hra")
        terminal.settle()
        terminal.write("q")
        assert terminal.end() == 0


@pytest.mark.exhaustive
async def test_once_the_pack_is_gone_english_is_spoken_and_nothing_else_happens(coatl: Coatl, begun: Path) -> None:
    async with started("--lang", "sk") as pilot:
        await next_language(pilot, 5)
        assert language(pilot) == "sk"
    shutil.rmtree(begun)
    async with started() as pilot:
        assert language(pilot) == "en"
        assert "New game" in frame(pilot)
    assert_refused(coatl("--lang", "sk"), "sk", "uk")


# Faults


@pytest.fixture
def faulty(begun: Path) -> list[str]:
    """Where the faults are, as they are reported: file and line."""
    return ["{}:{}:".format(*translate(begun, id, text)) for id, text in FAULTS.items()]


@pytest.mark.exhaustive
async def test_a_faulty_message_is_told_in_english(faulty: list[str]) -> None:
    furnish(home())
    shown = ""
    async with started("--lang", "sk") as pilot:
        shown += frame(pilot)
        await press(pilot, "n")
        shown += frame(pilot)
        await press(pilot, "escape")
        await go_on(pilot)
        await put_cursor(pilot, "c", CoatlItem(1))
        shown += frame(pilot)
    assert "Nová hra" in shown
    assert "  S  Zásoba " in shown
    for id in FAULTS:
        n = 1 if id == "form-default-name" else 7
        assert english()(id, n=n, coatl=1, letters="<GGKKBYK") in shown
    assert "⟦" not in shown


def test_every_fault_is_reported_with_its_line(coatl: Coatl, begun: Path, faulty: list[str]) -> None:
    kind, reason = state(coatl)
    check = coatl("locale", "check", str(begun))
    assert (kind, check.code) == ("faulty", 1)
    for place in faulty:
        assert place in reason
        assert place in check.out


@pytest.mark.exhaustive
def test_a_fault_is_reported_with_its_file(coatl: Coatl, begun: Path, faulty: list[str]) -> None:
    kind, reason = state(coatl)
    assert kind == "faulty"
    assert reason.count(".ftl:") == len(FAULTS)


def test_a_name_that_ends_with_a_full_stop_ends_a_sentence_with_it() -> None:
    l10n = english()
    l10n.add_messages(
        "en", "toy-moves = It is { $name }. He\ntoy-waits = It is { $name }…\ntoy-open = It is { $coatl }."
    )
    assert l10n("toy-moves", name="A.D.A.M.") == "It is A.D.A.M. He"
    assert l10n("toy-moves", name="Ann") == "It is Ann. He"
    assert l10n("toy-waits", name="A.D.A.M.") == "It is A.D.A.M.…"
    assert l10n("toy-open", coatl="BGK.") == "It is BGK..", "an open end is no full stop"


def test_a_message_that_refers_to_itself_is_told_in_english() -> None:
    l10n = english()
    l10n.add_messages("sk", "menu-saves = { menu-saves }\n")
    l10n.set_language("sk")
    assert l10n("menu-saves") == english()("menu-saves")


async def test_a_message_without_text_is_told_in_english(begun: Path) -> None:
    translate(begun, "menu-help", "")
    async with started("--lang", "sk") as pilot:
        assert english()("menu-help") in frame(pilot)


async def test_a_file_of_which_nothing_is_translated_yet_does_no_harm(slovak: Path) -> None:
    translate(slovak, "language-name", "Slovenčina")
    async with started("--lang", "sk") as pilot:
        assert "New game" in frame(pilot)


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", ["{ ULOZENE(1) }", "Hry { -hra }"])
def test_a_function_or_a_term_nobody_has_is_reported(coatl: Coatl, begun: Path, text: str) -> None:
    file, line = translate(begun, "menu-saves", text)
    assert f"{file}:{line}:" in coatl("locale", "check", str(begun)).out


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", ["{ ULOZENE(1) }", "Hry { -hra }"])
async def test_a_function_or_a_term_nobody_has_is_told_in_english(begun: Path, text: str) -> None:
    translate(begun, "menu-help", text)
    async with started("--lang", "sk") as pilot:
        assert english()("menu-help") in frame(pilot)


async def test_a_file_that_cannot_be_read_leaves_the_language_out(coatl: Coatl, begun: Path) -> None:
    (begun / "locale" / "sk" / "saves.ftl").write_bytes("Uložené".encode("cp1250"))
    assert state(coatl)[0] == "broken"
    async with started() as pilot:
        await next_language(pilot, len(TRANSLATIONS))
        assert language(pilot) == TRANSLATIONS[-1]
        await next_language(pilot)
        assert language(pilot) == "en"


# The rulebook


async def test_sections_it_has_are_told_in_it_and_the_others_in_english(begun: Path) -> None:
    (begun / "locale" / "sk" / "rulebook.md").write_text(BOOK, "utf-8")
    async with started("--lang", "sk") as pilot:
        await press(pilot, "f1")
        screen = pilot.app.screen
        assert isinstance(screen, RulebookScreen)
        told = {section.rule: section.title for section in screen.sections}
        assert (told["1"], told["1.1"], told["6.4"]) == ("Components", "Dieliky", "Dokončenie")
        await open_rule(pilot, "1.1")
        assert "Dielikov je 150." in frame(pilot)
        await open_rule(pilot, "6.4")
        assert "Hlava vľavo, chvost vpravo." in frame(pilot)
        assert "▟°R▏B▙" in frame(pilot)
        await open_rule(pilot, "8.8")
        assert "How patterns count" in frame(pilot)


@pytest.mark.exhaustive
async def test_a_drawing_that_cannot_be_read_is_shown_as_it_is_written_and_reported(coatl: Coatl, begun: Path) -> None:
    (begun / "locale" / "sk" / "rulebook.md").write_text(BOOK.replace("<RB>", "<RQ>"), "utf-8")
    async with started("--lang", "sk") as pilot:
        await press(pilot, "f1")
        await open_rule(pilot, "6.4")
        assert "<RQ>" in frame(pilot)
    kind, reason = state(coatl)
    assert kind == "faulty"
    assert "rulebook.md:5:" in reason


async def test_the_rules_can_be_read_in_it_while_the_app_speaks_another_language(begun: Path) -> None:
    (begun / "locale" / "sk" / "rulebook.md").write_text(BOOK, "utf-8")
    async with started("--lang", "uk") as pilot:
        await press(pilot, "f1")
        await press(pilot, "f7")
        await open_rule(pilot, "1.1")
        assert "Dielikov je 150." in frame(pilot)
        assert "Slovenčina" in frame(pilot)
        assert language(pilot) == "uk"


@pytest.mark.parametrize(
    "text",
    [
        '{ NUMBER($n, minimumFractionDigits: "2") }',
        '{ NUMBER($n, maximumFractionDigits: "x") }',
        "{ NUMBER($n, minimumFractionDigits: 5000) }",
        "{ 99999999999999999999999999999.5 }",
    ],
)
def test_a_number_nobody_can_write_is_told_in_english(text: str) -> None:
    l10n = english()
    l10n.add_messages("sk", f"menu-saves = {text}\n")
    l10n.set_language("sk")
    assert l10n("menu-saves", n=3) == english()("menu-saves")


@pytest.mark.parametrize("tag", ["123", "a-b", "..x", "cs_CZ", "1a"])
def test_a_folder_that_is_no_language_makes_the_pack_a_broken_one(tmp_path: Path, tag: str) -> None:
    folder = pack(tmp_path, "moon", text=manifest("moon") + 'messages = "locale"\n')
    (folder / "locale" / tag).mkdir(parents=True)
    (folder / "locale" / tag / "tui.ftl").write_text("\nlanguage-name = Moon\n", "utf-8")
    registry = load_plugins(tmp_path)
    assert [p.code for plugin in registry.plugins for p in plugin.problems] == ["locale-tag"]
