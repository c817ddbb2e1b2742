"""``coatl play``: the game in lines of text, and what is said where there is no terminal."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from coatl_core.files.home import Home
from coatl_core.game.rules import Setup
from coatl_core.hosting.invitation import read_invitation
from coatl_core.hosting.protocol import Computer, New, Person
from coatl_core.language.l10n import L10n
from coatl_core.saves.store import read
from coatl_tui.settings import Settings, save_settings
from tests.cli.conftest import Coatl, assert_refused


class Dumb(io.StringIO):
    """A terminal, or its keyboard."""

    def isatty(self) -> bool:
        return True


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.json"))


def test_a_game_is_played_in_lines_until_the_input_ends(coatl: Coatl, own_home: Path) -> None:
    run = coatl("play", "--plain", "--seats", "Ann,@easy", "--seed", "lines", stdin="keep\ntake 3\n")
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    assert re.fullmatch(r"A game of Ann, \w+\. Type \? for what can be done, help for all words\.", lines[0])
    assert any(line.startswith("Ann takes field 3: ") for line in lines)
    (path,) = saves(own_home)
    assert lines[-1] == f"The game is saved in {path.name}."
    assert "take 3" in read(path).actions


def test_a_saved_game_goes_on(coatl: Coatl, own_home: Path) -> None:
    coatl("play", "--plain", "--seats", "Ann,@easy", "--seed", "lines", stdin="keep\n")
    (path,) = saves(own_home)
    before = read(path).actions
    run = coatl("play", "--plain", str(path), stdin="take 3\nquit\n")
    assert run.code == 0
    assert " keeps " in run.out.splitlines()[1]  # what has happened is told first
    assert read(path).actions[: len(before) + 1] == (*before, "take 3")
    again = coatl("play", "--plain", stdin="continue\nmenu\nsaves\n1\nmenu\nopen nothing\nquit\n")
    assert again.code == 0
    assert again.out.count("A game of Ann, ") == 2
    assert re.search(rf"^1 {path.name}: Ann, \w+; turn \d+\.$", again.out, re.MULTILINE)
    assert "? There is no such saved game: nothing." in again.out


def test_a_new_game_is_asked_for_line_by_line(coatl: Coatl, own_home: Path) -> None:
    run = coatl("play", "--plain", "--seed", "s", stdin="new\nAnn, Bob\nyes\ntribes:omens\n\nkeep\n")
    assert run.code == 0
    (path,) = saves(own_home)
    setup = read(path).setup
    assert setup.players == ("Ann", "Bob")
    assert setup.rules.sacrifice_tokens
    assert [choice.id for choice in setup.variants] == ["tribes"]
    assert "Press Enter when " in run.out


def test_who_plays_alone_has_the_automatic_opponent(coatl: Coatl, own_home: Path) -> None:
    assert coatl("play", "--plain", "--seats", "Ann", "--levels", "1,3").code == 0
    setup = read(saves(own_home)[0]).setup
    assert [(choice.id, choice.options) for choice in setup.variants] == [("adam", ("level-1", "level-3"))]


def test_the_edition_and_the_tokens_are_those_that_were_asked_for(coatl: Coatl, own_home: Path) -> None:
    assert coatl("play", "--plain", "--seats", "Ann,Bob", "--edition", "pl", "--tokens").code == 0
    rules = read(saves(own_home)[0]).setup.rules
    assert (rules.unfinished_score_half, rules.sacrifice_tokens) == (True, True)


def test_a_game_that_cannot_be_begun_ends_a_program_with_a_sentence(coatl: Coatl, tmp_path: Path) -> None:
    (tmp_path / "foreign.json").write_text("{}")
    for file in (tmp_path / "foreign.json", tmp_path):
        assert_refused(coatl("play", "--plain", str(file), stdin="look\n"), file.name)
    run = coatl("play", "--plain", "5PT3-8122@127.0.0.1:9", "--seats", "Bob", stdin="look\n")
    assert (run.code, len(run.out.splitlines())) == (1, 1)
    assert run.out.startswith("! ")


def test_a_save_that_lacks_a_plugin_is_refused_with_the_remedy_and_stays_as_it_is(coatl: Coatl, own_home: Path) -> None:
    coatl("play", "--plain", "--seats", "Ann,@easy", "--set", "base", "--set", "promo", stdin="keep\n")
    (path,) = saves(own_home)
    save_settings(own_home / "config" / "settings.json", Settings(disabled=("promo",)))
    coatl("play", "--plain", "--seats", "Ann,Bob", "--variant", "golden-feathers", stdin="")
    last = max(saves(own_home), key=lambda file: file.stat().st_mtime_ns)
    save_settings(own_home / "config" / "settings.json", Settings(disabled=("feathers", "promo")))
    before = last.read_text(), saves(own_home)
    assert_refused(coatl("play", "--plain", str(last), stdin="look\n"), last.name, "is turned off: turn it on")
    assert_refused(coatl("replay", "--plain", str(last), stdin="next\n"), last.name, "is turned off: turn it on")
    assert (last.read_text(), saves(own_home)) == before
    run = coatl("play", "--plain", stdin=f"open {last.name}\n")
    assert run.code == 0
    assert "turn it on and try again." in run.out
    assert coatl("play", "--plain", str(path), stdin="look\n").code == 0, "cards are copied into the save"


def test_a_saved_game_is_looked_at_again_in_lines(
    coatl: Coatl, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coatl("play", "--plain", "--seats", "Ann,@easy", "--seed", "lines", stdin="keep\ntake 3\n")
    (path,) = saves(own_home)
    run = coatl("replay", "--plain", str(path), stdin="last\nstep back\nmenu\n")
    assert (run.code, run.err) == (0, "")
    assert " takes field " in run.out
    assert_refused(coatl("replay", "--plain", "--json", str(path)), "--plain", "--json")
    assert_refused(coatl("replay", "--plain", "nothing.json"), "nothing.json")
    monkeypatch.setenv("TERM", "dumb")
    screen = Dumb()
    monkeypatch.setattr(sys, "stdin", Dumb("quit\n"))
    monkeypatch.setattr(sys, "stdout", screen)
    from coatl_tui.cli.program import main

    assert main(("replay", str(path))) == 0
    assert screen.getvalue().startswith("This terminal can show lines only")


@pytest.mark.parametrize("word", ["saves", "new", "lesson", "uložené"])
def test_a_word_of_the_menu_is_no_player(coatl: Coatl, own_home: Path, word: str) -> None:
    language = "cs" if word == "uložené" else "en"
    for typed in (f"new {word}\nquit\n", f"new\n{word}\nquit\n"):
        run = coatl("--lang", language, "play", "--plain", stdin=typed)
        assert run.code == 0
        assert any(line.startswith("? ") for line in run.out.splitlines())
        assert saves(own_home) == []


def test_who_types_new_and_quit_or_menu_leaves_and_new_game_asks_who_plays(coatl: Coatl, own_home: Path) -> None:
    assert coatl("play", "--plain", stdin="new quit\n").out.count("\n") == 1
    told = coatl("play", "--plain", stdin="new menu\nnew game\nquit\n").out.splitlines()
    assert len(told) == 2
    assert told[1].startswith("Who plays?")
    assert saves(own_home) == []


def test_who_begins_and_what_the_form_can_turn_on_are_options(coatl: Coatl, own_home: Path) -> None:
    run = coatl("play", "--plain", "--seats", "Ann,Bob", "--first", "Bob", "--half", "--strict")
    assert run.code == 0
    setup = read(saves(own_home)[0]).setup
    assert (setup.first, setup.rules.unfinished_score_half, setup.rules.strict_x) == (1, True, True)
    assert coatl("play", "--plain", "--seats", "Ann,Bob", "--first", "2").code == 0
    assert_refused(coatl("play", "--plain", "--seats", "Ann,Bob", "--first", "Cyd"), "Cyd", "from 1 to 2")
    assert_refused(coatl("play", "--plain", "--seats", "Ann,Bob", "--half", "--edition", "cs"), "--edition")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "@invited,@easy"), ("One seat must be yours",)),
        (("--seats", "Ann,Bob,@invited"), ("one person plays at this keyboard",)),
        (("--seats", "Player 1,@invited"), ("Give your own name",)),
        (("--seats", "Ann,@invited", "--seed", "x"), ("--seed",)),
        (("--seats", "Ann,@invited", "--allow", "hints,all"), ("all", "hints, watch")),
        (("--seats", "Ann,@easy", "--allow", "watch"), ("--allow",)),
    ],
)
def test_a_game_by_invitation_that_there_cannot_be_is_refused_in_a_sentence(
    coatl: Coatl, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("play", "--plain", *arguments), *words)
    assert_refused(coatl("play", *arguments), *words)


def test_the_settings_of_the_player_hold_here_too(coatl: Coatl, own_home: Path) -> None:
    save_settings(own_home / "config" / "settings.json", Settings(purist=True, names=("Zoe",), language="en"))
    run = coatl("play", "--plain", "--solo", stdin="keep 1 2 3\nhint\n")
    assert run.out.startswith("A game of Zoe. ")
    assert "? The settings allow no hints." in run.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "Ann,@nobody"), ("nobody", "easy")),
        (("--seats", "Ann,Ann"), ("Ann",)),
        (("--seats", "Ann,"), ("Player 2",)),
        (("--seats", "A,B,C,D,E"), ("2", "4")),
        (("--seats", "Ann,Bob", "--variant", "nothing"), ("nothing",)),
        (("--seats", "Ann,Bob", "--edition", "fr"), ("fr", "cs, pl, uk")),
        (("--seats", "Ann,Bob", "--levels", "1"), ("--levels",)),
        (("--seats", "Ann,Bob", "--set", "promo"), ("6", "13")),
        (("nothing.json",), ("nothing.json",)),
    ],
)
def test_a_game_that_there_cannot_be_is_refused_in_a_sentence(
    coatl: Coatl, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("play", "--plain", *arguments), *words)


def test_without_a_terminal_it_is_said_how_to_play_without_one(coatl: Coatl) -> None:
    for arguments in ((), ("play",)):
        run = coatl(*arguments)
        assert run.code == 2
        assert "coatl play --plain" in run.err
    assert_refused(coatl("play", "--seats", "Ann,Bob"), "--plain")


def test_a_dumb_terminal_gets_lines_by_itself(coatl: Coatl, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from coatl_tui.cli.program import main

    monkeypatch.setenv("TERM", "dumb")
    for arguments in ((), ("play",)):
        screen = Dumb()
        monkeypatch.setattr(sys, "stdin", Dumb("quit\n"))
        monkeypatch.setattr(sys, "stdout", screen)
        assert main(arguments) == 0
        first, second, *_ = screen.getvalue().splitlines()
        assert first == "This terminal can show lines only, so the game is played in lines."
        assert second.startswith("Cóatl in lines.")
        assert "\x1b" not in screen.getvalue()


# In the app


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """What the app was started with, each time that it was."""
    started: list[dict[str, object]] = []
    app = ModuleType("coatl_tui.cli.app_process")

    def run(home: Home, l10n: L10n, safe_mode: bool, **wanted: object) -> int:
        started.append(wanted)
        return 0

    monkeypatch.setattr(app, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "coatl_tui.cli.app_process", app)
    return started


def test_a_game_that_is_asked_for_is_opened_in_the_app(coatl: Coatl, opened: list[dict[str, object]]) -> None:
    arguments = ("--seats", "Ann,@hard", "--tokens", "--seed", "app", "--edition", "cs", "--variant", "tribes:omens")
    assert coatl("play", *arguments).code == 0
    setup = opened[0]["wanted"]
    assert isinstance(setup, Setup)
    assert (setup.players[0], setup.seed, setup.rules.sacrifice_tokens) == ("Ann", "app", True)
    assert list(map(str, setup.seats)) == ["None", "hard"]
    assert [str(variant) for variant in setup.variants] != []


def test_a_saved_game_or_an_invitation_is_opened_in_the_app(
    coatl: Coatl, opened: list[dict[str, object]], tmp_path: Path
) -> None:
    (tmp_path / "game.json").touch()
    assert coatl("play", str(tmp_path / "game.json")).code == 0
    assert opened[0] == {"wanted": tmp_path / "game.json"}
    assert coatl("play", "5PT3-8122@192.168.1.7").code == 0
    assert opened[1] == {"invitation": read_invitation("5PT3-8122@192.168.1.7")}
    assert coatl("play").code == 0
    assert opened[2] == {"wanted": None}


def test_options_of_the_game_in_lines_are_refused_in_the_app(coatl: Coatl, opened: list[dict[str, object]]) -> None:
    assert_refused(coatl("play", "--signs"), "--signs is for the game in lines of text: give --plain, too")
    assert_refused(coatl("play", "--seats", "Ann,@nobody"), "nobody", "easy")
    assert opened == []


# On a pipe


def test_a_program_speaks_the_protocol_through_a_pipe(coatl: Coatl) -> None:
    setup = {"players": ["Ann", "?"], "card_sets": ["base"], "rulings": 2, "seed": "pipe"}
    seats = [{"name": "Ann"}, {"computer": "easy"}]
    told = [
        {"t": "new", "v": 1, "id": 1, "setup": setup, "seats": seats, "allows": []},
        {"t": "do", "id": 2, "rev": 0, "action": "keep"},
        {"t": "sing", "id": 3},
    ]
    run = coatl("play", "--json", stdin="".join(f"{json.dumps(each)}\n" for each in told))
    assert (run.code, run.err) == (0, "")
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert answers[0]["t"] == "seat"
    assert {answer.get("why") for answer in answers} == {None, "malformed"}
    assert max(answer["rev"] for answer in answers if answer["t"] == "state") >= 2
    assert_refused(coatl("play", "--json", "--seats", "Ann,Bob"), "with --json the messages say what game it is")


def test_a_file_or_an_invitation_says_which_game_it_is(coatl: Coatl, tmp_path: Path) -> None:
    (tmp_path / "game.json").touch()
    for arguments in (
        (str(tmp_path / "game.json"), "--seats", "Bob"),
        ("5PT3-8122@127.0.0.1", "--tokens"),
        ("5PT3-8122@127.0.0.1", "--seats", "Bob,@hard"),
    ):
        for way in ((), ("--plain",)):
            assert_refused(coatl("play", *way, *arguments), "says which game it is: leave out the other options")


def test_options_that_say_what_game_it_is_begin_it_in_lines_too(coatl: Coatl) -> None:
    assert_refused(coatl("play", "--plain", "--variant", "nothing"), "nothing")
    assert_refused(coatl("play", "--plain", "--edition", "fr"), "fr")


def test_any_bytes_are_answered_on_a_pipe(own_home: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "coatl_tui", "play", "--json"], input=b"\xff\n{}\n", capture_output=True, check=True
    )
    assert [json.loads(line)["why"] for line in run.stdout.splitlines()] == ["malformed", "malformed"]
    assert run.stderr == b""


def test_a_question_before_a_game_can_be_left_and_is_asked_again_after_a_wrong_answer(
    coatl: Coatl, own_home: Path
) -> None:
    for typed in ("new\nquit\n", "new\nmenu\nquit\n", "new\nAnn, Bob\nquit\n", "new\nAnn, Bob\nno\nquit\n", "new\n"):
        run = coatl("play", "--plain", stdin=typed)
        assert (run.code, run.err, saves(own_home)) == (0, "", [])
        assert "A game of" not in run.out
    run = coatl("play", "--plain", stdin="new\n?\nAnn, Bob\nsure\nyes\n\n")
    assert run.out.count("Who plays?") == 2
    assert run.out.count("With sacrifice tokens?") == 2
    assert "? An answer is needed, or menu to go back, or quit to leave." in run.out
    assert read(saves(own_home)[0]).setup.rules.sacrifice_tokens


def test_a_game_by_invitation_is_made_in_the_app(coatl: Coatl, opened: list[dict[str, object]]) -> None:
    words = ("@invited", "@Invited")
    for word in words:
        assert coatl("play", "--seats", f"Ann,{word},@hard", "--allow", "hints,watch").code == 0
    assert coatl("--lang", "cs", "play", "--seats", "Ann,@pozvany,@hard", "--allow", "hints,watch").code == 0
    for started in opened:
        new = started["wanted"]
        assert isinstance(new, New)
        assert (new.seats, new.allows) == ((Person("Ann"), None, Computer("hard")), ("hints", "watch"))
        assert new.setup["players"] == ["Ann", "?", "?"]
