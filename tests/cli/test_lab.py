"""``coatl lab``: what a set of cards is worth."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TextIO

import pytest

from coatl_core.game.errors import PlayerFailed
from coatl_core.lab import resultfile
from coatl_core.lab.job import Job
from coatl_core.lab.report import MEASURES
from coatl_core.lab.totals import Observed, Totals
from coatl_core.plugins.registry import Registry
from coatl_tui.widgets.linebreaks import wrap
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import manifest, pack
from tests.support import rarely

LAB = ("lab", "base", "--strength", "random", "--games", "24", "--seed", "s", "--jobs", "1")
LONG_ID = "the-flood-that-came-over-the-river-in-the-year-of-the-jaguar-and-took-all"
CARDS = f"""
schema = 1
id = "river"

[[prophecy]]
id = "{LONG_ID}"
color = "green"
pattern = "G+ B G+"
levels = {{ 1 = 3, 2 = 7 }}

[[prophecy]]
id = "reed"
color = "red"
pattern = "count Y"
levels = {{ 3 = 2, 4 = 3 }}
"""


def data(coatl: Coatl, *arguments: str) -> dict[str, Any]:
    run = coatl(*LAB, "--json", *arguments)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    return found


@pytest.fixture
def river(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a pack beside which the author stands."""
    monkeypatch.chdir(tmp_path)
    return pack(tmp_path, "river", cards=CARDS)


@pytest.mark.slow
def test_a_report_as_data(coatl: Coatl) -> None:
    found = data(coatl)
    assert found["played"] == {
        "card_set": "base",
        "sets": found["played"]["sets"],
        "players": 2,
        "strength": "random",
        "seed": "s",
        "variants": {},
    }
    assert (found["games"], found["done"]) == (24, [[0, 5]])
    assert len(found["report"]["cards"]) == 64
    for card in found["report"]["cards"]:
        for measure in MEASURES:
            assert card[measure].keys() == {"of", "value", "low", "high"}


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same(coatl: Coatl) -> None:
    assert coatl(*LAB, "--json").out == coatl(*LAB[:-1], "2", "--json").out


@pytest.mark.exhaustive
def test_a_seed_decides_everything(coatl: Coatl) -> None:
    assert data(coatl) == data(coatl)
    assert data(coatl, "--seed", "other")["sums"] != data(coatl)["sums"]


@pytest.mark.slow
def test_a_report_as_csv(coatl: Coatl) -> None:
    rows = list(csv.DictReader(io.StringIO(coatl(*LAB, "--csv").out)))
    assert len(rows) == 64
    assert {row["kind"] for row in rows} == {"prophecy", "temple"}
    assert rows[0]["card"] == "base:count-yellow"
    assert float(rows[0]["dealt_low"]) <= float(rows[0]["dealt"]) <= float(rows[0]["dealt_high"])


@pytest.mark.parametrize("language", ["uk", *rarely("en", "cs", "pl")])
@pytest.mark.slow
def test_no_line_is_wider_than_a_terminal(coatl: Coatl, river: Path, language: str) -> None:
    run = coatl("lab", "river", "--with", "base", *LAB[2:], "--lang", language)
    assert run.code == 0
    assert "⟦" not in run.out
    assert max(map(len, run.out.splitlines())) <= 79
    assert run.out.count("\nthe-flood-") == 3
    assert run.out.count("jaguar-") == 3


@pytest.mark.slow
def test_the_folder_of_a_pack_need_not_be_added(coatl: Coatl, river: Path) -> None:
    run = coatl("lab", str(river), "--with", "base", *LAB[2:], "--csv")
    assert [row["card"] for row in csv.DictReader(io.StringIO(run.out))] == [f"river:{LONG_ID}", "river:reed"]


@pytest.mark.slow
def test_variants_are_played_and_told(coatl: Coatl) -> None:
    run = coatl("lab", "base", *LAB[2:], "--variant", "tribes:omens", "--players", "3")
    assert "Variants of the rules: tribes:omens." in " ".join(run.out.split())
    assert "- ended by a variant: 0 %" in run.out


@pytest.mark.exhaustive
def test_a_run_goes_on_and_is_extended(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    assert data(coatl, "--resume", str(file), "--games", "8")["done"] == [[0, 1]]
    assert data(coatl, "--resume", str(file)) == data(coatl)
    assert json.loads(file.read_text()) == data(coatl)
    assert data(coatl, "--resume", str(file), "--games", "4")["games"] == 24


FEATHERS = ("--variant", "golden-feathers")


@pytest.mark.exhaustive
def test_a_file_of_another_run_is_not_touched(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    data(coatl, "--resume", str(file))
    before = file.read_bytes()
    for option, value in (
        ("--seed", "other"),
        ("--players", "3"),
        ("--strength", "easy"),
        ("--with", "promo"),
        FEATHERS,
    ):
        assert_refused(coatl(*LAB, "--resume", str(file), option, value), option, str(file))
    assert file.read_bytes() == before
    other = tmp_path / "notes.txt"
    other.write_text("my notes")
    assert_refused(coatl(*LAB, "--resume", str(other)), "notes.txt")
    assert other.read_text() == "my notes"


def test_ctrl_c_before_the_first_game_leaves_no_file(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Iterator[Observed]:
        raise KeyboardInterrupt
        yield

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("coatl_tui.cli.commands.lab.played", interrupted)
    assert coatl(*LAB).code == 130
    assert coatl(*LAB, "--resume", "run.json").code == 130
    assert not list(tmp_path.glob("*.json"))


@pytest.mark.parametrize(
    ("stopped", "code", "words"),
    [
        (PlayerFailed("mine", "mine", "it broke"), 2, ["mine", "it broke"]),
        (BrokenProcessPool(), 1, ["--jobs"]),
        (OSError(errno.EMFILE, "too many open files"), 1, ["too many open files"]),
    ],
)
@pytest.mark.slow
def test_whatever_stops_it_the_games_are_kept(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: Exception, code: int, words: list[str]
) -> None:
    deals = 0

    def stopping(job: Job, numbers: list[int], jobs: int, plugins: Registry, *_: object) -> Iterator[Observed]:
        yield from map(job.begin(plugins), numbers[:deals])
        raise stopped

    monkeypatch.setattr("coatl_tui.cli.commands.lab.played", stopping)
    file = tmp_path / "run.json"
    run = coatl(*LAB, "--resume", str(file))
    assert (run.code, run.err.count("\n")) == (code, 1)
    assert all(word in run.err for word in words)
    assert not file.exists()
    deals = 2
    run = coatl(*LAB, "--resume", str(file))
    assert run.code == code
    assert all(word in run.err for word in (*words, f"--resume {file}"))
    assert json.loads(file.read_text())["games"] == 8


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("jobs", "ended", "code"),
    [("2", signal.SIGTERM, 143), ("2", signal.SIGINT, 130), ("1", signal.SIGINT, 130)],
)
def test_whoever_ends_it_finds_what_was_played(
    coatl: Coatl, tmp_path: Path, jobs: str, ended: signal.Signals, code: int
) -> None:
    """By Ctrl-C, which reaches all its processes, or as the system does when the machine shuts down."""
    # Whoever runs the tests in the background has them begin with Ctrl-C ignored.
    program = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program += "from coatl_tui.cli.commands import lab; from coatl_tui.cli.program import main; "
    program += "lab.EACH = 0.0; sys.exit(main(sys.argv[1:]))"
    begin = [sys.executable, "-c", program, *LAB[:-1], jobs, "--games", "100000", "--resume", "run.json"]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    process = subprocess.Popen(
        begin, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    with process:
        while not (tmp_path / "run.json").exists():
            assert process.poll() is None
            time.sleep(0.02)
        if ended == signal.SIGINT:
            os.killpg(process.pid, ended)
        else:
            process.send_signal(ended)
        assert process.stderr is not None
        told = process.stderr.read()
        assert process.wait() == code
    assert "--resume run.json" in " ".join(told.split())
    assert "Traceback" not in told
    kept = json.loads((tmp_path / "run.json").read_text())
    games = kept["games"]
    assert games >= 4
    assert kept == data(coatl, "--games", str(games))


@pytest.mark.exhaustive
def test_what_has_changed_between_two_runs(coatl: Coatl, river: Path, tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("a.json", "b.json")]
    for file in files:
        assert coatl("lab", "river", "--with", "base", *LAB[2:], "--games", "200", "--resume", file).code == 0
        (river / "cards.toml").write_text(CARDS.replace("1 = 3, 2 = 7", "1 = 90, 2 = 95"))
    run = coatl("lab", "--compare", *files)
    assert run.code == 0
    assert max(map(len, run.out.splitlines())) <= 79
    lines = run.out.splitlines()
    changed = [line for line in lines if line.endswith(" *")]
    assert changed[0].split()[0] == "points"
    assert "-took-all" in "".join(lines[: lines.index(changed[0])])
    assert "river:reed" not in lines[: lines.index(changed[0])]
    same = coatl("lab", "--compare", files[0], files[0]).out
    assert "0 of" in " ".join(same.split())


@pytest.mark.exhaustive
def test_what_cannot_be_written_is_told_and_the_games_are_kept(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    full, file = tmp_path / "full", tmp_path / "run.json"

    def write(path: Path, job: Job, totals: Totals) -> None:
        if path == file:
            raise OSError(errno.ENOSPC, "no space left")
        resultfile.write(path, job, totals)

    monkeypatch.setattr("coatl_tui.cli.commands.lab.write", write)
    run = coatl(*LAB, "--resume", str(file))
    assert run.code == 1
    assert "the disk is full" in run.err
    assert not file.exists()
    kept = next(tmp_path.glob("coatl-*/run.json"))
    assert str(kept) in run.err
    assert json.loads(kept.read_text()) == data(coatl)
    full.mkdir()

    def refuse(dir: Path) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    for option in ("--resume", "--html"):
        assert_refused(coatl(*LAB, option, str(full / "x")), "full/x", "read-only")


@pytest.mark.exhaustive
def test_a_report_that_cannot_be_printed_is_kept(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def to_a_full_disk(text: str, end: str = "\n", file: TextIO | None = None, flush: bool = False) -> None:
        if file is None:
            raise OSError(errno.ENOSPC, "no space left")
        print(text, end=end, file=file)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("coatl_tui.cli.commands.lab.print", to_a_full_disk, raising=False)
    run = coatl(*LAB)
    assert run.code == 1
    assert "--resume base.lab.json" in run.err
    assert "the disk is full" in run.err
    assert json.loads((tmp_path / "base.lab.json").read_text())["games"] == 24


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["SET"]),
        (["moon"], ["moon", "base"]),
        (["base", "--with", "moon"], ["moon", "base"]),
        (["base", "--with", "base"], ["base"]),
        (["promo"], ["--with base", "6"]),
        (["base", "--players", "1"], ["2 to 4"]),
        (["base", "--players", "five"], ["--players"]),
        (["base", "--games", "0"], ["--games"]),
        (["base", "--games", "99999999"], ["--games"]),
        (["base", "--jobs", "0"], ["--jobs"]),
        (["base", "--strength", "moon"], ["moon", "easy", "random"]),
        (["base", "--strength", "easy/fast"], ["easy/fast"]),
        (["base", "--seed", "\x07"], ["seed"]),
        (["base", "--variant", "moon"], ["moon", "golden-feathers"]),
        (["base", "--variant", "adam"], ["adam", "1 to 1"]),
        (["--compare", "a.json", "b.json", "--variant", "tribes"], ["--compare", "--variant"]),
        (["base", "--json", "--csv"], ["--json", "--csv"]),
        (["--compare", "a.json"], ["--compare"]),
        (["base", "--compare", "a.json", "b.json"], ["--compare", "SET"]),
        (["--compare", "a.json", "b.json", "--with", "base"], ["--compare", "--with"]),
        (["--compare", "a.json", "b.json", "--html", "c.html"], ["--compare", "--html"]),
        ([".."], ["..", "coatl-plugin.toml", "base"]),
        (["--compare", "a.json", "b.json"], ["a.json"]),
        (["base", "--resume", "."], ["."]),
        (["base", "--resume", "no/run.json"], ["no/run.json", "make it"]),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_played_is_told_in_a_sentence(coatl: Coatl, arguments: list[str], words: list[str]) -> None:
    assert_refused(coatl("lab", *arguments), *words)


def test_a_pack_with_a_mistake_is_told_with_its_place(coatl: Coatl, river: Path) -> None:
    (river / "cards.toml").write_text(CARDS.replace("count Y", "count Z"))
    assert_refused(coatl("lab", "river"), "cards.toml:14", "Z")
    (river / "coatl-plugin.toml").write_text(manifest("river").replace("['cards.toml']", "[]"))
    assert_refused(coatl("lab", "river"), "river")


@pytest.mark.parametrize("language", ["uk", *rarely("en", "cs", "pl")])
@pytest.mark.slow
def test_a_page_for_a_browser_is_one_file(coatl: Coatl, tmp_path: Path, language: str) -> None:
    file = tmp_path / "base.html"
    run = coatl(*LAB, "--html", str(file), "--lang", language)
    assert run.code == 0
    assert "base.html" in run.err
    text = file.read_text()
    page = re.sub("<script.*?</script>", "", text, flags=re.DOTALL)
    assert f'<html lang="{language}">' in page
    assert "⟦" not in page
    assert not re.search(r"(src|href)=|@import|url\(", page)
    assert not re.search(r"<(script|link)[^>]*\b(src|href)=", text)
    assert page.count("<tr>") == 65
    assert page.count("data-root-id") == 7  # none of the worth: 24 games are too few to know it


def test_what_a_page_lacks_is_told_before_the_games(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_refused(coatl(*LAB, "--html", str(tmp_path / "no" / "base.html")), "no/base.html")
    assert_refused(coatl(*LAB, "--html", str(tmp_path)), str(tmp_path))
    file = str(tmp_path / "run")
    assert_refused(coatl(*LAB, "--resume", file, "--html", file), "--resume", "--html", file)
    monkeypatch.setattr("coatl_tui.cli.commands.lab.find_spec", lambda name: None)
    assert_refused(coatl(*LAB, "--html", str(tmp_path / "base.html")), "pip install 'coatl[html]'")


def test_the_sentences_fit_in_any_language(coatl: Coatl) -> None:
    run = coatl("lab", "--help")
    assert run.code == 0
    assert all(len(line) <= 80 for line in run.out.splitlines() if wrap(line, 80))


@pytest.mark.exhaustive
@pytest.mark.parametrize("arguments", [["lab", "base", "--strength", "random", "--games", "4"], ["lab", "moon"]])
def test_a_closed_standard_error_keeps_nothing_from_being_done(tmp_path: Path, arguments: list[str]) -> None:
    program = "import sys; from coatl_tui.cli.program import main; sys.exit(main(sys.argv[1:]))"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "COATL_HOME": str(tmp_path)}
    command = ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-c", program, *arguments]
    run = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=False, timeout=300)
    assert (run.returncode, bool(run.stdout)) == ((2, False) if "moon" in arguments else (0, True))
