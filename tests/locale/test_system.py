"""What the system refuses, whose plugin it is and how much is below zero is told in the player's language, too."""

from __future__ import annotations

import errno
import os

import pytest

from coatl_core.files.problems import Problem
from coatl_core.language.problemtext import problem_text
from coatl_core.language.systemtext import system_text
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.signs import ASCII_ONLY
from tests.cli.conftest import Coatl
from tests.locale.support import LANGUAGES, TRANSLATIONS, speaking
from tests.support import registry

COMMON = ("ENOENT", "EACCES", "EPERM", "ENOSPC", "EDQUOT", "EISDIR", "ENOTDIR", "EROFS", "ENAMETOOLONG", "EIO")
MISSING = {
    "en": "there is no such file or folder",
    "cs": "takový soubor ani složka neexistuje",
    "pl": "nie ma takiego pliku ani folderu",
    "uk": "такого файла чи теки немає",
}


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("name", COMMON)
def test_a_common_reason_of_the_system_is_told_in_the_language(tag: str, name: str) -> None:
    code = getattr(errno, name)
    told = system_text(OSError(code, os.strerror(code)), speaking(tag))
    assert os.strerror(code) not in told
    if tag != "en":
        assert told != system_text(OSError(code, os.strerror(code)), speaking("en"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rare_reason_is_told_in_the_words_of_the_system(tag: str) -> None:
    rare = OSError(errno.EXDEV, os.strerror(errno.EXDEV))
    assert system_text(rare, speaking(tag)) == os.strerror(errno.EXDEV)
    assert "\x1b" not in system_text("the moon is \x1b[31mblue", speaking(tag))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_reason_kept_as_text_is_told_in_the_language_too(tag: str) -> None:
    reason: dict[str, str | int] = {"reason": os.strerror(errno.ENOENT)}
    assert MISSING[tag] in save_error_text(SaveError("unreadable", reason), "a.json", None, speaking(tag))
    assert MISSING[tag] in problem_text(Problem("cards.toml", 1, "file-unreadable", reason), speaking(tag))


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_a_file_that_is_not_there_is_told_on_the_command_line(coatl: Coatl, tag: str) -> None:
    run = coatl("replay", "nofile.json", "--lang", tag)
    assert run.code == 2
    assert MISSING[tag] in run.err
    assert "No such" not in run.err


@pytest.mark.parametrize("tag", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign(tag: str) -> None:
    l10n = speaking(tag)
    assert l10n("points", points=-1).startswith("−1")
    assert l10n("view-line", card="Jade-2", points=-3).startswith("Jade-2: −3")
    assert "-" not in l10n("lab-decimal", value=-3.25)
    assert "-2" in l10n("view-line", card="Jade -2", points=0), "what is no number stays as it is"


def test_ascii_has_a_hyphen_for_the_minus_sign() -> None:
    canvas = Canvas(2, 1, ASCII_ONLY)
    canvas.put(0, 0, "−3")
    assert canvas.text() == "-3"


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_plugins_of_the_game_have_a_name_and_a_licence_in_the_language(tag: str) -> None:
    l10n = speaking(tag)
    manifests = [p.manifest for p in registry().plugins if p.manifest is not None and p.manifest.kind != "locale"]
    assert len(manifests) > 5
    for manifest in manifests:
        name = l10n.named(f"plugin-{manifest.id}-name", manifest.name)
        licence = l10n.named(f"plugin-{manifest.id}-licence", manifest.licence)
        assert name != manifest.name, manifest.id
        assert licence != manifest.licence or licence in ("", "MIT"), manifest.id
