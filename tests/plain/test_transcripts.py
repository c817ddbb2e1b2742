"""What is told in three turns of each kind of game, in four languages."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_tui.plain.spoken import MOST
from tests.locale.support import speaking
from tests.plain.support import KINDS, LANGUAGES, heard_by, kind, play, script, typist_of

TRANSCRIPTS = Path(__file__).parent / "transcripts"
ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyzó",
    "cs": "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž",
    "pl": "abcdefghijklmnopqrstuvwxyzáąćęłńóśźż",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
"""The letters of each language; the game's own name has two of its own."""
NAMES = ("A.D.A.M.", "Ann", "Bob", "Xoc", "Mina", "Enter", "FILE", "lang cs", " en", "hello")
SCRIPTS = {
    "two": (
        *("take 1", "", "?", "keep 1 2", "", "keep 1", "", "look", "take 2", "", "why take 2", "take 1", "", "draw 3"),
        *(
            "undo",
            "draw 2",
            "end",
            "",
            "board",
            "me",
            "s K",
            "undo",
            "redo",
            "end",
            "undo",
            "",
            "log",
            "end",
            "",
            "save",
        ),
    ),
    "computers": ("keep 1", "? draw", "3", "13", "draw deck", "end", "why", "take 3", "help", "t 77", "hello"),
    "tokens": (
        *("keep 1 2", "token pick K K", "? token", "token vision", "discard 1", "draw 2", "end", "token duty 1", "me"),
        *("score",),
    ),
    "alone": ("keep 1 2 3", "look", "take 1", "why", "take 2", "? start", "start G", "end", "score", "log 3"),
    "omens": (
        "keep 1 2",
        "look",
        "? do",
        "1",
        "take 1",
        "? do",
        "2",
        "draw 1",
        "end",
        "board",
        "look",
        "log 6",
        "score",
    ),
    "feathers": (
        "keep 1 2",
        "look",
        "take 1",
        "take 2",
        "? start",
        "1",
        "? extend",
        "1",
        "end",
        "me",
        "score",
        "log 4",
    ),
    "tribes": ("?", "1", "keep 1", "? do", "1", "look", "take 1", "draw 1", "end", "board"),
}
"""Three turns of each kind of game, with what can be asked on the way."""


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_three_turns_are_told_as_they_are_written_down(name: str, tag: str, tmp_path: Path, snapshot: Snapshot) -> None:
    menu = play(kind(name), tmp_path, script(*SCRIPTS[name]), speaking(tag))
    transcript = typist_of(menu).transcript
    snapshot.snapshot_dir = TRANSCRIPTS
    snapshot.assert_match(transcript, f"{name}-{tag}.txt")
    lines = transcript.splitlines()
    assert max(map(len, lines)) <= MOST
    assert all(line.isprintable() for line in lines)
    assert [each for each in heard_by(menu) if unreadable(each, tag)] == []


def readable(sentence: str) -> str:
    """A sentence without the notation, names and files in it, which are of no language."""
    text = re.sub(r"\S+\.json|\b(keep|take|draw|fulfil|t)\b( \d+)*", "", sentence)
    for name in NAMES:
        text = text.replace(name, "")
    return text


def unreadable(sentence: str, tag: str) -> str:
    """What of a sentence cannot be read aloud in the language: all but its letters, the apostrophe, digits and marks of
    punctuation."""
    return re.sub(rf"[{ALPHABETS[tag]}'0-9 .,:;?!()-]", "", readable(sentence).casefold())


@pytest.mark.exhaustive
@pytest.mark.skipif(which("espeak-ng") is None, reason="there is no espeak-ng, which reads aloud")
@pytest.mark.parametrize("tag", LANGUAGES)
def test_whoever_reads_it_aloud_stays_in_the_language(tag: str, tmp_path: Path) -> None:
    menus = [play(kind(name), tmp_path / name, script(*SCRIPTS[name]), speaking(tag)) for name in KINDS]
    text = "\n".join(readable(sentence) for menu in menus for sentence in heard_by(menu))
    command = ("espeak-ng", "-v", tag, "-x", "-q")
    told = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"\([a-z]{2}\b[^)]*\)", told) == []
