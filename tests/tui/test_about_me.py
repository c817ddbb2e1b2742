"""What is kept about the player: it is told, taken along as one file, and deleted after a word was typed."""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import evolve
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.hosting import claims
from coatl_core.hosting.claims import Answers
from coatl_core.hosting.own_seats import OwnSeat, keep_seat, put_by, read_seats
from coatl_tui.about_me import NAME, files_of
from coatl_tui.screens.about_me import AboutMeScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.own_seats import OwnSeatsScreen
from coatl_tui.screens.settings import SettingsScreen
from coatl_tui.table.screen import TableScreen
from tests.hosting.served import Served, free_port, served
from tests.hosting.support import new
from tests.locale.support import LANGUAGES, app_in
from tests.tui.support import app_of, comes, frame, press, shows
from tests.tui.test_joining import code, creator, home_at, joins, one_line

pytestmark = pytest.mark.slow


async def seat_at(host: Served) -> OwnSeat:
    """A seat of Ann's in a game that has not begun."""
    line, game, token = await host.new()
    await line.socket.close()
    return OwnSeat(game, "127.0.0.1", host.port, "", 0, token, creator=True, players=("Ann",))


async def asked(pilot: Pilot[None]) -> None:
    """Waits until the hosts have been asked."""
    await comes(pilot, lambda: screen(pilot)._answers is not None)


def screen(pilot: Pilot[None]) -> AboutMeScreen:
    assert isinstance(pilot.app.screen, AboutMeScreen)
    return pilot.app.screen


async def type_word(pilot: Pilot[None], word: str) -> None:
    await press(pilot, "d")
    screen(pilot).query_one("#word", Input).value = word
    await press(pilot, "enter")


def names(host: Served, seat: OwnSeat) -> list[str]:
    kept = host.store.load(seat.game)
    assert kept is not None
    return [each.name for each in kept[1]]


async def test_the_game_under_the_cursor_is_told_and_deleted_and_no_other(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    async with served() as host, app_in("en", home) as ann:
        one, other = await seat_at(host), await seat_at(host)
        keep_seat(home.seats, one)
        keep_seat(home.seats, other)
        await press(ann, "g")
        assert shows(ann, OwnSeatsScreen)
        await press(ann, "w")
        await asked(ann)
        assert f"{other.game[:4]}-{other.game[4:]}" in frame(ann)
        assert "Ann · actions: 0 · 127.0.0.1" in frame(ann)
        await type_word(ann, "no")
        assert "Nothing was deleted" in frame(ann)
        assert names(host, other) == ["Ann", "?"]
        await press(ann, "escape")
        await type_word(ann, " DELETE ")
        await comes(ann, lambda: "It is deleted." in frame(ann))
        assert (names(host, other), names(host, one)) == (["?", "?"], ["Ann", "?"])
        assert read_seats(home.seats) == (one,)
        await press(ann, "a")
        await asked(ann)
        assert screen(ann)._everything
        assert f"{one.game[:4]}-{one.game[4:]}" in one_line(ann)


@pytest.mark.exhaustive
async def test_everything_is_what_hosts_keep_of_games_that_are_over_as_well(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    async with served() as host, app_in("en", home) as ann:
        running, over = await seat_at(host), await seat_at(host)
        for seat in (running, over):
            keep_seat(home.seats, seat)
        put_by(home.seats, home.past_seats, over)
        await press(ann, "f8")
        assert shows(ann, SettingsScreen)
        await press(ann, "w")
        await asked(ann)
        await press(ann, "t")
        assert NAME in one_line(ann).replace(" ", "")  # a long path is broken anywhere
        with zipfile.ZipFile(home.data / NAME) as archive:
            assert {each["game"] for each in json.loads(archive.read("host.json"))} == {running.game, over.game}
            assert sorted(archive.namelist()) == ["README.txt", "host.json"], "what is on this machine is theirs"
        assert (home.data / NAME).stat().st_mode & 0o077 == 0
        await type_word(ann, "delete")
        await comes(ann, lambda: "It is deleted." in frame(ann))
        assert names(host, running) == names(host, over) == ["?", "?"]
        assert (read_seats(home.seats), read_seats(home.past_seats)) == ((), ())
        await press(ann, "d")
        assert "There is nothing to delete." in frame(ann)


@pytest.mark.exhaustive
async def test_what_a_host_that_does_not_answer_keeps_stays_known(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    async with served() as host, app_in("en", home) as ann:
        there = await seat_at(host)
        silent = evolve(there, game="00000000", port=free_port(), token="other")
        for seat in (there, silent):
            keep_seat(home.seats, seat)
        await press(ann, "f8", "w")
        await asked(ann)
        await type_word(ann, "delete")
        await comes(ann, lambda: "Not everything could be deleted" in one_line(ann))
        assert "its host does not answer" in one_line(ann)
        assert read_seats(home.seats) == (silent,)
        assert names(host, there) == ["?", "?"]


@pytest.mark.exhaustive
async def test_whoever_has_to_wait_for_the_hosts_is_told_so_until_they_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, answers = home_at(tmp_path), asyncio.Event()
    one, other = (OwnSeat(f"5PT3812{n}", "127.0.0.1", 1, "", 0, f"token {n}") for n in (1, 2))

    async def kept(seats: Sequence[OwnSeat], known_as: str) -> Answers:
        await answers.wait()
        return [(seat, OSError()) for seat in seats]

    monkeypatch.setattr(claims, "kept_at_hosts", kept)
    for seat in (other, one):
        keep_seat(home.seats, seat)
    async with app_in("en", home) as ann:
        await press(ann, "g", "w", "d")
        assert "Wait a moment" in frame(ann)
        answers.set()
        await asked(ann)
        assert "Wait a moment" not in frame(ann)
        assert ("5PT3-8121" in one_line(ann), "5PT3-8122" in one_line(ann)) == (True, False)
        answers.clear()
        await press(ann, "a")
        assert "being asked" in frame(ann)
        assert "5PT3-8121" not in frame(ann), "what is shown is what is asked for"
        answers.set()
        await asked(ann)
        assert "5PT3-8122" in frame(ann)


@pytest.mark.exhaustive
async def test_how_much_stands_further_down_can_be_seen(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    for number in range(30):
        keep_seat(home.seats, OwnSeat(f"5PT381{number:02}", "127.0.0.1", 1, "", 0, f"token {number}"))
    async with app_in("en", home) as ann:
        await press(ann, "f8", "w")
        await asked(ann)
        before = {line[-4:] for line in frame(ann).splitlines()[1:20]}
        assert len(before) > 1, "there is a scrollbar"
        await press(ann, *["pagedown"] * 9)
        assert "5PT3-8100" in frame(ann)


@pytest.mark.exhaustive
async def test_leaving_the_question_keeps_everything(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    async with served() as host, app_in("en", home) as ann:
        seat = await seat_at(host)
        keep_seat(home.seats, seat)
        await press(ann, "f8", "w")
        await asked(ann)
        await press(ann, "d", "escape")
        assert not screen(ann).query_one("#word").display
        await press(ann, "escape")
        assert shows(ann, SettingsScreen)
        assert names(host, seat) == ["Ann", "?"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)], ids=str)
async def test_all_of_it_can_be_read_in_every_language(tmp_path: Path, tag: str, size: tuple[int, int]) -> None:
    home = home_at(tmp_path)
    keep_seat(home.seats, OwnSeat("5PT38122", "127.0.0.1", free_port(), "", 1, "token", players=("Ann", "Bob")))
    async with app_in(tag, home, size) as ann:
        l10n = app_of(ann).l10n
        await press(ann, "f8", "w")
        await asked(ann)
        assert l10n("about-me-title") in frame(ann)
        await press(ann, *["pagedown"] * 9)
        assert "5PT3-8122" in frame(ann), "one can scroll to the end"
        await press(ann, "d")
        assert l10n("about-me-word") in frame(ann)
        for other in LANGUAGES:
            await press(ann, "f6")
            assert app_of(ann).l10n("about-me-word") in frame(ann), other


@pytest.mark.exhaustive
async def test_of_an_event_the_game_is_told_that_a_pass_leads_to_and_the_pass_stays(tmp_path: Path) -> None:
    persons = {"name": "Ann", "token": "K7QM2XPA"}, {"name": "Bob", "token": "3RWZ90TB"}
    async with served() as host, app_in("en", home_at(tmp_path)) as bob:
        maker = await host.line()
        await maker.send("new", **new(*persons), token="the-key-to-game-00001A")
        game = (await maker.next("game"))["game"]
        await joins(bob, f"3rwz-90tb@127.0.0.1:{host.port}")
        await comes(bob, lambda: shows(bob, TableScreen))
        app_of(bob).to_menu()
        await press(bob, "g", "w")
        await asked(bob)
        assert screen(bob)._everything
        assert f"{game[:4]}-{game[4:]}" in one_line(bob)
        await type_word(bob, "delete")
        await comes(bob, lambda: "It is deleted." in frame(bob))
        kept = host.store.load(game)
        assert kept is not None
        assert kept[1][1].name == "NN"
        (seat,) = read_seats(app_of(bob).home.seats)
        assert seat.is_pass


@pytest.mark.exhaustive
async def test_whoever_has_deleted_their_seat_at_the_table_comes_to_the_menu(tmp_path: Path) -> None:
    async with (
        served() as host,
        creator(host, tmp_path / "ann", None) as ann,
        app_in("en", home_at(tmp_path / "bob")) as bob,
    ):
        await joins(bob, f"{code(ann)}@127.0.0.1:{host.port}")
        await comes(bob, lambda: shows(bob, TableScreen))
        await press(bob, "f8", "w")
        await asked(bob)
        await type_word(bob, "delete")
        await comes(bob, lambda: "It is deleted." in frame(bob))
        await press(bob, "escape")
        assert shows(bob, MenuScreen)


def test_only_files_are_taken_along_and_nothing_that_a_link_leads_to(tmp_path: Path) -> None:
    folder, secret = tmp_path / "guest", tmp_path / "secret"
    (folder / "saves").mkdir(parents=True)
    secret.write_text("of somebody else", "utf-8")
    (folder / "saves" / "a.json").write_text("{}", "utf-8")
    (folder / "link").symlink_to(secret)
    (folder / "folder").symlink_to(tmp_path)
    assert [path.relative_to(folder).as_posix() for path, _ in files_of(folder)] == ["saves/a.json"]


def test_a_file_that_an_app_takes_away_meanwhile_is_left_out(tmp_path: Path) -> None:
    for name in ("a.json", "b.json", "c.json"):
        (tmp_path / name).write_text("{}", "utf-8")
    found = []
    for path, _ in files_of(tmp_path):
        (tmp_path / "b.json").unlink(missing_ok=True)
        found.append(path.name)
    assert found == ["a.json", "c.json"]
