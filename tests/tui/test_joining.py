"""Joining a game of a host: the invitation, the seats before the beginning, the table, coming back, and the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from attrs import evolve
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.game.actions import Take
from coatl_core.game.rules import VariantChoice
from coatl_core.hosting.client import Guest
from coatl_core.hosting.own_seats import OwnSeat, forget_seat, keep_seat, read_seats
from coatl_core.hosting.protocol import Computer, New, Person
from coatl_core.hosting.running import RunningHost
from coatl_core.play.local_game import LocalGame
from coatl_core.play.seen_game import SeenGame
from coatl_tui.app import CoatlApp
from coatl_tui.screens.join import JoinScreen
from coatl_tui.screens.lobby import LobbyScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.own_seats import OwnSeatsScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.fields import Tick
from coatl_tui.widgets.pane import Pane
from tests.hosting.served import Served, served
from tests.hosting.support import ANN, new
from tests.locale.support import LANGUAGES, app_in, speaking
from tests.patience import PATIENCE
from tests.support import EACH_LANGUAGE, rarely, registry
from tests.support import setup as of
from tests.tui.support import app_of, comes, frame, press, running, settled, shows

pytestmark = pytest.mark.slow


def home_at(folder: Path) -> Home:
    return Home(folder, folder / "config")


def one_line(pilot: Pilot[None]) -> str:
    return " ".join(frame(pilot).split())


@asynccontextmanager
async def creator(
    host: Served, folder: Path, *seats: Person | Computer | None, tag: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[None]]:
    """Ann's app, in which she has just made a game and waits for the others."""
    async with app_in(tag, home_at(folder), size) as pilot:
        setup = new({"name": "Ann"}, *(None for _ in seats))["setup"]
        hello = New(setup, (Person("Ann"), *seats), ("hints", "watch"))
        guest = Guest(host.url.rstrip("/"), hello, registry())
        app_of(pilot).elsewhere.sit_down(guest, "127.0.0.1", host.port, "")
        await comes(pilot, lambda: f"@127.0.0.1:{host.port}" in frame(pilot) or shows(pilot, TableScreen))
        yield pilot


def code(pilot: Pilot[None]) -> str:
    """The code of the game in whose lobby the app is."""
    screen = pilot.app.screen
    assert isinstance(screen, LobbyScreen)
    return screen.line.invitations[0].partition("@")[0]


async def joins(pilot: Pilot[None], invitation: str, name: str = "Bob") -> None:
    """Bob chooses to join, pastes the invitation and gives his name."""
    await press(pilot, "j")
    pilot.app.screen.query_one("#invitation", Input).value = invitation
    await press(pilot, "enter")
    pilot.app.screen.query_one("#guest-name", Input).value = name
    await press(pilot, "enter")


def game_of(pilot: Pilot[None]) -> SeenGame:
    game = app_of(pilot).games.game
    assert isinstance(game, SeenGame)
    return game


async def test_two_sit_down_play_leave_and_come_back(tmp_path: Path) -> None:
    async with (
        served() as host,
        creator(host, tmp_path / "ann", None) as ann,
        app_in("cs", home_at(tmp_path / "bob")) as bob,
    ):
        await joins(bob, f"{code(ann)}@127.0.0.1:{host.port}")
        for pilot in (ann, bob):
            await comes(pilot, lambda pilot=pilot: shows(pilot, TableScreen))  # type: ignore[misc]
        one, other = (ann, bob) if game_of(ann).view().acting == 0 else (bob, ann)
        before = game_of(other).view()
        await press(one, "e")  # nothing is marked: the question whether to keep none
        await press(one, "2")
        await comes(other, lambda: game_of(other).view() != before)
        assert game_of(other).view().acting == game_of(other).view().seat
        await press(one, "q", "2")
        assert shows(one, MenuScreen)
        await comes(other, lambda: any(each.is_missing for each in game_of(other).sitting))
        await press(one, "c")
        await comes(one, lambda: shows(one, TableScreen) or shows(one, OwnSeatsScreen))
        if shows(one, OwnSeatsScreen):  # the game does not wait for the one who has just moved
            await press(one, "enter")
            await comes(one, lambda: shows(one, TableScreen))
        assert game_of(one).view().acting == game_of(other).view().acting


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
async def test_no_single_key_begins_without_those_who_were_invited(tmp_path: Path, tag: str) -> None:
    async with served() as host, creator(host, tmp_path, None, tag=tag) as ann:
        for key in ("enter", "k", "space", "b"):
            await press(ann, "down", key)
            assert app_of(ann).l10n("lobby-sure-last", begin="b") in one_line(ann)
            await press(ann, "f6")
            assert app_of(ann).l10n("lobby-sure-last", begin="b") in one_line(ann), "the question stays"
            await press(ann, "up")
            assert app_of(ann).l10n("lobby-begins") in one_line(ann), "another place in the list: nothing is asked"
        assert shows(ann, LobbyScreen)
        await press(ann, "down", "k", "b")
        await comes(ann, lambda: shows(ann, TableScreen))
        assert game_of(ann).view().setup.is_computer(1)


async def test_the_creator_seats_computers_and_begins_with_them_in_all_free_seats(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, None, None, None) as ann:
        assert "1 of 4 seats taken" in frame(ann)
        await press(ann, "down", "right", "k")
        await comes(ann, lambda: "2 of 4 seats taken" in frame(ann))
        assert "computer, player" in frame(ann), "the kind after the beginner was chosen"
        await press(ann, "b")
        assert "The free seats go to computer players" in one_line(ann)
        bob = await host.join(code(ann), "Bob")
        await comes(ann, lambda: "3 of 4 seats taken" in frame(ann))
        assert "go to computer players" not in one_line(ann), "who sits there is another one: asked again"
        assert read_seats(app_of(ann).home.seats)[0].players[2:] == ("Bob",), "the list of games names him, too"
        await press(ann, "b")
        assert "The last free seat" in one_line(ann)
        await press(ann, "b")
        await comes(ann, lambda: shows(ann, TableScreen))
        assert [game_of(ann).view().setup.is_computer(seat) for seat in range(4)] == [False, True, False, True]
        await bob.socket.close()


async def test_the_lobby_shows_the_code_large_and_who_sits_where(tmp_path: Path) -> None:
    async with (
        served() as host,
        creator(host, tmp_path / "ann", None, None, Computer("easy")) as ann,
        app_in("en", home_at(tmp_path / "bob")) as bob,
    ):
        shown = code(ann)
        assert "      ".join(shown.replace("-", "")[:4]) in frame(ann)
        await joins(bob, f"{shown}@127.0.0.1:{host.port}")
        await comes(ann, lambda: "Bob" in frame(ann))
        rows = [row for row in frame(ann).splitlines() if "│" in row]
        for sign, name, where, state in (
            ("●", "Ann", "you, at this keyboard", "here"),
            ("●", "Bob", "at another machine", "here"),
            ("○", "free", "for whoever has the code", ""),
            ("◐", "", "computer, beginner", "ready"),
        ):
            assert any(f"{sign} {name}" in row and where in row and state in row for row in rows), (name, frame(ann))
        assert "b begin" not in frame(bob), "only who has made the game begins it"
        await press(bob, "down", "down", "k", "b", "b")
        assert shows(bob, LobbyScreen)


async def test_a_coatl_grows_with_the_seats_that_are_taken(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, None, Computer("easy"), size=(100, 30)) as ann:
        coatl = ann.app.screen.query_one("#coatl", Pane)
        middle = "".join(span.text for span in coatl.content.lines[3])
        assert [sign for sign in middle if sign.isalpha()] == ["B", "K"], "the second seat is free: no letter"
        bob = await host.join(code(ann), "Bob")
        await comes(ann, lambda: shows(ann, TableScreen))
        await bob.socket.close()


async def test_one_command_is_copied_and_the_form_for_joining_takes_it_too(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path / "ann", None) as ann:
        await press(ann, "c")
        command = f"coatl join {code(ann)}@127.0.0.1:{host.port}"
        assert command in frame(ann)
        assert ann.app.clipboard == command
        async with app_in("en", home_at(tmp_path / "bob")) as bob:
            await press(bob, "j")
            field = bob.app.screen.query_one("#invitation", Input)
            field.post_message(Paste(command))
            await comes(bob, lambda: field.value == command.removeprefix("coatl join "))


async def test_a_seat_is_listed_in_the_menu_with_whose_turn_it_is_and_forgotten(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, Computer("random")) as ann:
        await comes(ann, lambda: shows(ann, TableScreen))
        await press(ann, "q", "2", "g")
        assert shows(ann, OwnSeatsScreen)
        await comes(ann, lambda: "turn 1" in frame(ann))
        await press(ann, "d", "d", "escape")
        assert "Games with others" not in frame(ann)
        assert read_seats(app_of(ann).home.seats) == ()


@pytest.mark.exhaustive
async def test_after_the_end_everybody_has_the_save_the_record_and_the_replay(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, Computer("random")) as ann:
        await comes(ann, lambda: shows(ann, TableScreen))
        game = game_of(ann)
        end = time.monotonic() + PATIENCE
        while isinstance(app_of(ann).games.game, SeenGame):
            assert time.monotonic() < end, frame(ann)
            legal = game.legal_actions
            if legal and game.view().phase != "over":
                taking = [action for action in legal if isinstance(action, Take)]
                screen = next(s for s in ann.app.screen_stack if isinstance(s, TableScreen))
                if not screen.changes.busy:
                    screen.playing.act(taking[-1] if taking else legal[-1])
            await asyncio.sleep(0.002)
        await comes(ann, lambda: shows(ann, ScoreScreen))
        assert isinstance(app_of(ann).games.game, LocalGame)
        assert len(app_of(ann).results.load_records().games) == 1
        assert read_seats(app_of(ann).home.seats) == ()


@pytest.mark.parametrize("tag", ["uk", *rarely(*(tag for tag in LANGUAGES if tag != "uk"))])
async def test_what_cannot_be_joined_is_told_in_a_sentence(tmp_path: Path, tag: str) -> None:
    async with served() as host, app_in(tag, home_at(tmp_path)) as bob:
        await press(bob, "j")
        await press(bob, "f2")
        assert bob.app.screen.focused is bob.app.screen.query_one("#invitation")
        assert "5PT3-8122@192.168.1.7:4747" in frame(bob)
        await press(bob, "escape")
        await joins(bob, f"5PT3-8122@127.0.0.1:{host.port}")
        here = {"address": f"127.0.0.1:{host.port}"}
        await comes(bob, lambda: app_of(bob).l10n("join-no-game", code="5PT3-8122", **here) in one_line(bob))
        await press(bob, "escape")
        assert shows(bob, MenuScreen)
    async with app_in(tag, home_at(tmp_path)) as bob:  # the host is gone
        await joins(bob, f"5PT3-8122@127.0.0.1:{host.port}")
        await comes(bob, lambda: app_of(bob).l10n("join-unreachable", **here) in one_line(bob))
        await press(bob, "f6")
        assert app_of(bob).l10n.tag != tag
        assert app_of(bob).l10n("join-unreachable", **here) in one_line(bob)


async def test_who_cannot_join_keeps_what_was_typed_and_tries_again(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path / "ann", None) as ann:
        async with app_in("en", home_at(tmp_path / "bob")) as bob:
            await joins(bob, f"5PT3-8122@127.0.0.1:{host.port}", "Bobik")
            await comes(bob, lambda: "There is no game 5PT3-8122" in frame(bob))
            assert shows(bob, JoinScreen)
            field = bob.app.screen.query_one("#invitation", Input)
            assert bob.app.screen.focused is field
            assert field.value == f"5PT3-8122@127.0.0.1:{host.port}"
            assert bob.app.screen.query_one("#guest-name", Input).value == "Bobik"
            field.value = f"{code(ann)}@127.0.0.1:{host.port}"
            await press(bob, "f2")
            await comes(bob, lambda: shows(bob, TableScreen))
            assert "Bobik" in [player.name for player in game_of(bob).view().players]
        async with app_in("en", home_at(tmp_path / "bob")) as bob:
            await press(bob, "j")
            assert bob.app.screen.query_one("#guest-name", Input).value == "Bobik", "the name of last time is proposed"


@pytest.mark.exhaustive
async def test_who_leaves_the_form_while_it_joins_comes_nowhere(tmp_path: Path) -> None:
    left = asyncio.Event()

    async def says_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            await reader.read()
            writer.close()
            await writer.wait_closed()
        left.set()

    silent = await asyncio.start_server(says_nothing, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    async with app_in("en", home_at(tmp_path)) as bob:
        await joins(bob, f"5PT3-8122@127.0.0.1:{port}")
        await comes(bob, lambda: "Connecting" in frame(bob))
        await press(bob, "enter", "escape")
        assert shows(bob, MenuScreen)
        await asyncio.wait_for(left.wait(), PATIENCE)
    silent.close()
    await silent.wait_closed()


async def test_an_invitation_is_found_in_a_letter_that_is_pasted(tmp_path: Path) -> None:
    async with app_in("en", home_at(tmp_path)) as bob:
        await press(bob, "j")
        field = bob.app.screen.query_one("#invitation", Input)
        field.post_message(Paste("Hi!\nJoin me: coatl join 5PT3-8122@192.168.1.7:4747 today\n"))
        await comes(bob, lambda: field.value == "5PT3-8122@192.168.1.7:4747")
        field.value = ""
        field.post_message(Paste("nothing\nat all"))
        await comes(bob, lambda: field.value == "nothing")


async def test_the_code_is_seen_on_tiles_while_it_is_typed(tmp_path: Path) -> None:
    def tiles(pilot: Pilot[None]) -> str:
        lines = pilot.app.screen.query_one("#code", Pane).content.lines
        return "".join(span.text for span in lines[2])

    async with app_in("en", home_at(tmp_path)) as bob:
        await press(bob, "j", *"5pt3", "minus", *"81")
        assert tiles(bob).split() == [*"5PT381"]
        bob.app.screen.query_one("#invitation", Input).value = "coatl join 5PT3-8122@192.168.1.7:4747"
        await settled(bob)
        assert tiles(bob).split() == [*"5PT38122"]


async def test_the_form_says_how_long_a_name_may_be(tmp_path: Path) -> None:
    async with app_in("en", home_at(tmp_path)) as bob:
        await press(bob, "j")
        assert "what others see" in frame(bob)
        await press(bob, "tab", *"Anonymousnameless")
        assert "16 signs at most" in frame(bob)


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", LANGUAGES)
async def test_where_all_seats_or_all_places_to_look_on_are_taken_it_is_said_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tag: str
) -> None:
    monkeypatch.setattr("coatl_core.hosting.room.MOST_WATCHING", 0)
    async with served() as host, creator(host, tmp_path / "ann", None) as ann:
        invitation = f"{code(ann)}@127.0.0.1:{host.port}"
        async with app_in(tag, home_at(tmp_path / "eve")) as eve:
            await press(eve, "j")
            eve.app.screen.query_one("#look-on", Tick).value = True
            eve.app.screen.query_one("#invitation", Input).value = invitation
            await press(eve, "f2")
            await comes(eve, lambda: app_of(eve).l10n("hosting-no-full-watching")[:40] in frame(eve))
        async with app_in(tag, home_at(tmp_path / "bob")) as bob, app_in(tag, home_at(tmp_path / "cyd")) as cyd:
            await joins(bob, invitation)
            await comes(bob, lambda: shows(bob, TableScreen))
            await joins(cyd, invitation, "Cyd")
            full = app_of(cyd).l10n("join-full", code=invitation.partition("@")[0], address=f"127.0.0.1:{host.port}")
            await comes(cyd, lambda: full[:40] in one_line(cyd))


async def test_without_a_name_nobody_joins(home: Home) -> None:
    async with app_in("en", home) as bob:
        await joins(bob, "5PT3-8122@127.0.0.1:1", "")
        assert shows(bob, JoinScreen)
        assert "Give a name" in frame(bob)


async def test_a_form_that_was_left_says_nothing_about_what_was_typed_last(home: Home) -> None:
    async with app_in("en", home) as bob:
        await press(bob, "j")
        form = bob.app.screen
        assert isinstance(form, JoinScreen)
        await press(bob, "escape")
        form.on_input_changed()
        form.on_input_submitted()


# The file of one's seats

ONE = OwnSeat("5PT38122", "127.0.0.1", 4747, "", 1, "token", players=("Ann", "Bob"))


def test_a_seat_is_kept_read_and_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    assert read_seats(file) == ()
    keep_seat(file, ONE)
    assert read_seats(file) == (ONE,)
    assert file.stat().st_mode & 0o077 == 0, "only the player can read the token"
    forget_seat(file, ONE)
    assert not file.exists()


def test_a_damaged_file_of_seats_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    file.write_text("{", "utf-8")
    assert read_seats(file) == ()
    assert (tmp_path / "seats-damaged-1.json").exists()


def test_a_token_is_not_told_by_the_text_of_a_seat() -> None:
    assert ONE.token not in repr(ONE)


async def test_a_pass_leads_to_ones_games_one_after_the_other(tmp_path: Path) -> None:
    persons, names = ({"name": "Ann", "token": "K7QM2XPA"}, {"name": "Bob", "token": "3RWZ90TB"}), ("Ann", "Bob")
    async with served() as host, app_in("en", home_at(tmp_path)) as bob:
        maker = await host.line()
        for key in ("the-key-to-game-00001A", "the-key-to-game-00002A"):
            await maker.send("new", **new(*persons), token=key)
            await maker.next("state")
            if key.endswith("1A"):
                await joins(bob, f"3rwz-90tb@127.0.0.1:{host.port}", "Robert")
            else:
                await press(bob, "g", "enter")
            await comes(bob, lambda: shows(bob, TableScreen))
            game = game_of(bob)
            assert tuple(player.name for player in game.view().players) == names
            (seat,) = read_seats(app_of(bob).home.seats)
            assert (seat.game, seat.players, seat.is_pass) == ("3RWZ90TB", ("Bob",), True)
            assert "3RWZ90TB" not in repr(seat)
            await maker.send("end", token=key)
            await maker.next("save")
            await comes(bob, lambda game=game: game.ended_by is not None)  # type: ignore[misc]
            app_of(bob).to_menu()
            await comes(bob, lambda: shows(bob, MenuScreen))
        await press(bob, "g")
        await comes(bob, lambda: "no game for you now" in frame(bob))
        assert "copy" not in frame(bob), "whom a pass is copied to would sit in its owner's seat"


# Screens


async def found(host: RunningHost) -> RunningHost:
    """The host beside the app runs already."""
    return host


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
async def test_nothing_on_the_screens_is_cut(
    tmp_path: Path, tag: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served() as host, app_in(tag, home_at(tmp_path), size) as ann:
        setup = new({"name": "Ann"}, None, None)["setup"]
        l10n = app_of(ann).l10n
        await press(ann, "j")
        assert "…" not in frame(ann)
        guest = Guest(host.url.rstrip("/"), New(setup, (Person("Ann"), None, None), ()), registry())
        shown = (f"192.0.2.7:{host.port}", "[2001:db8::1]:4747")
        monkeypatch.setattr(
            app_of(ann).elsewhere, "open_host", lambda: found(RunningHost(2, host.port, shown, "127.0.0.1:1"))
        )
        app_of(ann).elsewhere.sit_down(guest, "127.0.0.1", host.port, "", shown)
        await comes(ann, lambda: "[2001:db8::1]:4747" in frame(ann))
        for keys in ("down", "c", "escape g"):
            await press(ann, *keys.split())
            await comes(ann, lambda: l10n("own-seats-asking") not in frame(ann))
            assert "…" not in frame(ann)


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
async def test_who_lacks_what_a_game_is_played_with_is_told_what_to_install(tmp_path: Path, tag: str) -> None:
    async with served() as host:
        setup = evolve(of(2), variants=(VariantChoice("golden-feathers"),), card_sets=("base", "promo"))
        line, game, _ = await host.new(ANN, None, of=setup)
        home = home_at(tmp_path)
        save_settings(home.settings, Settings(disabled=("feathers",)))
        app = CoatlApp(home, l10n=speaking(tag))
        async with running(app) as bob:
            await joins(bob, f"{game}@127.0.0.1:{host.port}")
            await comes(bob, lambda: "feathers" in frame(bob))
            await press(bob, "escape")
            assert shows(bob, MenuScreen)
        await line.socket.close()


# What a host may not bring about


async def test_a_key_too_many_in_the_lobby_is_told_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_core.hosting.client.FIRST_DELAY", 60)  # what each try says would take its place
    async with served() as host, creator(host, tmp_path, None, None) as ann:
        screen = ann.app.screen
        assert isinstance(screen, LobbyScreen)
        await press(ann, "down")
        host.stop.set()
        assert host.running is not None
        await host.running
        await comes(ann, lambda: "line is cut" in frame(ann))
        await press(ann, "k")
        await comes(ann, lambda: "reach nobody" in frame(ann))


@pytest.mark.exhaustive
async def test_who_has_come_back_has_the_record_too_even_of_a_game_that_ended_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 10**9)
    async with served() as host, creator(host, tmp_path, Computer("random")) as ann:
        await comes(ann, lambda: shows(ann, TableScreen))
        seat = read_seats(app_of(ann).home.seats)[0]
        await press(ann, "q", "2")
        again = seat.guest(registry())
        await again.sit()
        game = await again.begun()
        while game.view().phase != "over":
            if game.legal_actions:
                await game.push(game.legal_actions[-1])
            else:
                await asyncio.sleep(0.002)
        await again.close()
        await press(ann, "g")
        await comes(ann, lambda: "is over" in frame(ann) or "finished" in frame(ann))
        await press(ann, "enter")
        await comes(ann, lambda: shows(ann, ScoreScreen) and isinstance(app_of(ann).games.game, LocalGame))
        assert len(app_of(ann).results.load_records().games) == 1


async def test_whose_seat_was_given_away_is_told_that_nothing_can_be_done_any_more(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, Computer("random")) as ann:
        await comes(ann, lambda: shows(ann, TableScreen))
        game = game_of(ann)
        guest = game.elsewhere
        assert isinstance(guest, Guest)
        assert guest.place is not None
        guest.place = evolve(guest.place, token="another")
        assert guest._socket is not None
        await guest._socket.close()
        await comes(ann, lambda: "closed this seat" in frame(ann))
        await press(ann, "y")
        assert "leave the table, and join again" in " ".join(frame(ann).split())


@pytest.mark.exhaustive
async def test_a_seat_that_is_freed_is_taken_with_the_same_code_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_core.hosting.room.AWAY_SECONDS", 0)
    monkeypatch.setattr("coatl_tui.table.shared.AWAY_SECONDS", 0)
    async with served() as host, creator(host, tmp_path / "ann", None) as ann:
        invitation = f"{code(ann)}@127.0.0.1:{host.port}"
        async with app_in("en", home_at(tmp_path / "bob")) as bob:
            await joins(bob, invitation)
            await comes(bob, lambda: shows(bob, TableScreen))
            assert not bob.app._notifications
            app_of(bob).elsewhere.stand_up()
            await comes(ann, lambda: "Bob has just gone." in frame(ann))
        await press(ann, "g", "2")
        await comes(ann, lambda: "Nobody sits in Bob’s seat." in frame(ann))
        async with app_in("en", home_at(tmp_path / "cyd")) as cyd:
            await joins(cyd, invitation, "Cyd")
            await comes(cyd, lambda: shows(cyd, TableScreen))
            assert [each.message for each in cyd.app._notifications] == ["You play here under the name Bob."]
            await comes(ann, lambda: "Somebody has sat down in Bob’s seat" in frame(ann))
        async with app_in("en", home_at(tmp_path / "bob")) as bob:
            await press(bob, "g")
            await comes(bob, lambda: "its host lets you in no more" in frame(bob))
            assert "if it is free, join again" in " ".join(frame(bob).replace("│", "").split())


def test_seats_at_two_hosts_have_one_code_each_and_none_takes_the_token_of_another(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    others = (evolve(ONE, host="10.0.0.7"), evolve(ONE, seat=0), evolve(ONE, port=1))
    for seat in (ONE, *others, evolve(ONE, token="new")):
        keep_seat(file, seat)
    assert len(read_seats(file)) == 4
    assert read_seats(file)[0].token == "new"


def test_the_seats_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    file.write_text('{"format": "coatl-seats", "version": 2, "seats": []}', "utf-8")
    with pytest.raises(OSError, match="newer"):
        read_seats(file)
    assert file.exists()


# The list of one's seats


async def test_who_has_made_a_game_copies_from_the_list_what_others_can_use(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    keep_seat(home.seats, ONE)
    async with app_in("en", home) as ann:
        await press(ann, "g")
        assert "5PT3-8122@127.0.0.1:4747" in frame(ann), "a guest reaches the host like that"
        await press(ann, "c")
        assert ann.app.clipboard == "5PT3-8122@127.0.0.1:4747"
        assert "was copied" in frame(ann)


async def test_the_addresses_of_the_host_beside_the_app_are_those_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = home_at(tmp_path)
    keep_seat(home.seats, evolve(ONE, shown=("192.0.2.7:4747",), creator=True))
    running = RunningHost(2, 1, ("192.0.2.7:1", "198.51.100.9:1"), "127.0.0.1:2")
    async with app_in("en", home) as ann:
        monkeypatch.setattr(app_of(ann).elsewhere, "open_host", lambda: found(running))
        await press(ann, "g")
        await comes(ann, lambda: "5PT3-8122@198.51.100.9:1" in frame(ann))
        assert "5PT3-8122@192.0.2.7:1" in frame(ann)
        assert "@127.0.0.1" not in frame(ann)
        await press(ann, "c")
        assert ann.app.clipboard == "5PT3-8122@192.0.2.7:1"


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
async def test_a_seat_is_not_deleted_by_a_key_whose_warning_is_not_there(tmp_path: Path, tag: str) -> None:
    home = home_at(tmp_path)
    keep_seat(home.seats, ONE)
    keep_seat(home.seats, evolve(ONE, game="5PT38123", creator=True))
    async with app_in(tag, home) as ann:
        await press(ann, "g", "d")
        for _ in LANGUAGES:
            await press(ann, "f6")
            l10n = app_of(ann).l10n
            assert l10n("own-seats-sure-delete-own", delete="d", end="e") in one_line(ann)
            assert "e " + l10n("command-end-chosen") in one_line(ann)
        await press(ann, "down", "d")
        assert l10n("own-seats-sure-delete", delete="d", end="e") in one_line(ann)
        assert l10n("command-end-chosen") not in one_line(ann)
        await press(ann, "e", "up", "e")
        assert l10n("own-seats-sure-end", end="e") in one_line(ann)
        await press(ann, "d")
        assert len(read_seats(home.seats)) == 2
        await press(ann, "d")
        assert read_seats(home.seats) == (ONE,)


async def test_a_game_with_others_shows_its_table_in_the_list_and_nobodys_hand(tmp_path: Path) -> None:
    async with served() as host, creator(host, tmp_path, Computer("random")) as ann:
        await comes(ann, lambda: shows(ann, TableScreen))
        await press(ann, "q", "2", "g")
        await comes(ann, lambda: "Supply" in frame(ann))
        screen = ann.app.screen
        assert isinstance(screen, OwnSeatsScreen)
        (table,) = screen._tables.values()
        assert all(player.hand is None and player.temples is None for player in table.view.players)
        assert table.view.players[0].hand_size
        picture = ["".join(span.text for span in line) for line in screen.query_one("#details", Pane).content.lines]
        assert next(line.split()[0] for line in picture if line.strip()) == "Ann"
        assert any(f"@127.0.0.1:{host.port}" in line for line in picture)


@pytest.mark.parametrize("begun", [True, False])
async def test_who_has_made_a_game_ends_it_for_all_from_the_list(tmp_path: Path, begun: bool) -> None:
    async with served() as host, creator(host, tmp_path, Computer("random") if begun else None) as ann:
        if begun:
            await comes(ann, lambda: shows(ann, TableScreen))
            await press(ann, "q", "2")
        else:
            await press(ann, "escape")
        (seat,) = read_seats(app_of(ann).home.seats)
        await press(ann, "g", "e", "e")
        await comes(ann, lambda: "over for all" in frame(ann))
        assert read_seats(app_of(ann).home.seats) == ()
        assert len(app_of(ann).store.entries()) == begun
        guest = seat.guest(registry())
        await guest.sit()
        with pytest.raises(OSError, match="over"):
            await guest.end()
        await guest.close()


async def test_a_game_whose_host_is_gone_is_not_ended_and_that_is_said(tmp_path: Path) -> None:
    home = home_at(tmp_path)
    keep_seat(home.seats, evolve(ONE, port=1, creator=True))
    async with app_in("en", home) as ann:
        await press(ann, "g", "e", "e")
        await comes(ann, lambda: "Nobody answers at 127.0.0.1:1" in one_line(ann))
        assert len(read_seats(home.seats)) == 1


# Computer players


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", LANGUAGES)
async def test_computer_players_have_names_in_the_language_of_the_reader(tmp_path: Path, tag: str) -> None:
    async with (
        served() as host,
        creator(host, tmp_path / "ann", None, Computer("easy"), tag=tag) as ann,
        app_in("uk", home_at(tmp_path / "bob")) as bob,
    ):
        l10n = app_of(ann).l10n
        assert any(name.strip() in frame(ann) for name in l10n("player-easy-names").split(","))
        await joins(bob, f"{code(ann)}@127.0.0.1:{host.port}")
        for pilot in (ann, bob):
            await comes(pilot, lambda pilot=pilot: shows(pilot, TableScreen))  # type: ignore[misc]
            view, own = game_of(pilot).view(), app_of(pilot).l10n("player-easy-names")
            assert view.players[2].name in own
            assert view.setup.players == tuple(player.name for player in view.players)
            assert view.players[2].name in frame(pilot)
        await game_of(ann).end()
        await comes(ann, app_of(ann).store.entries)
        (entry,) = app_of(ann).store.entries()
        assert entry.save is not None
        assert entry.save.setup.players[2] in l10n("player-easy-names")
