"""*By invitation* in the form for a new game, and the question at leaving whether the host goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from attrs import define, evolve, field
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.game.rulings import LATEST
from coatl_core.hosting import protocol
from coatl_core.hosting.client import Guest
from coatl_core.hosting.protocol import Computer, New, Person
from coatl_core.hosting.running import RunningHost
from coatl_tui.app import CoatlApp
from coatl_tui.elsewhere import GamesElsewhere
from coatl_tui.host_beside import HostBeside, HostFailed
from coatl_tui.screens.host_question import HostQuestion
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.settings import Settings, read_settings, save_settings
from coatl_tui.widgets.seat_field import SeatField
from tests.hosting.served import served
from tests.hosting.support import House
from tests.locale.support import LANGUAGES, app_in, speaking
from tests.tui.support import app_at, frame, line, press, seat_is, seats, settled, to_field, until
from tests.tui.test_screens import text
from tests.tui.test_solo import shown_rows

RUNNING = RunningHost(4321, 4747, ("192.168.1.7:4747",), "127.0.0.1:4748")


@define
class Sat:
    """What the app was told to sit down at, and the host that it finds."""

    running: RunningHost = RUNNING
    failure: str = ""
    opened: int = 0
    guests: list[tuple[Guest, str, int, str, tuple[str, ...]]] = field(factory=list)

    @property
    def new(self) -> New:
        """The message that makes the only game."""
        ((guest, *_),) = self.guests
        assert isinstance(guest.hello, New)
        return guest.hello


@pytest.fixture
def sat(monkeypatch: pytest.MonkeyPatch) -> Sat:
    """The app starts no host, and nobody sits down."""
    sat = Sat()

    async def open_host(_: CoatlApp) -> RunningHost:
        sat.opened += 1
        if sat.failure:
            raise HostFailed(sat.failure)
        return sat.running

    def sit_down(_: CoatlApp, guest: Guest, host: str, port: int, pin: str, shown: tuple[str, ...] = ()) -> None:
        sat.guests.append((guest, host, port, pin, shown))

    monkeypatch.setattr(GamesElsewhere, "open_host", open_host)
    monkeypatch.setattr(GamesElsewhere, "sit_down", sit_down)
    return sat


async def invite(pilot: Pilot[None], *seats: int) -> None:
    """The seats with these numbers are by invitation from now on."""
    for seat in seats:
        await seat_is(pilot, seat, "?")


# The form


@pytest.mark.exhaustive
@pytest.mark.usefixtures("sat")
@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_form_has_room_for_all_that_is_said_of_it(home: Home, tag: str, size: tuple[int, int]) -> None:
    l10n = speaking(tag)
    async with app_in(tag, home, size) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await invite(pilot, 2)
        shown = frame(pilot)
        row = next(each for each in shown.splitlines() if re.search(r"▐ *2 ", each))
        assert l10n("form-name-brought") in row
        assert l10n("form-seat-invited") in row
        told = beside if size[0] > 130 else lambda pilot: text(frame(pilot))
        assert l10n("form-seat-invited-help") in told(pilot)
        for tick in ("hints", "watch"):
            await to_field(pilot, tick)
            shown = frame(pilot)
            assert l10n(f"form-{tick}") in shown
            assert l10n(f"form-{tick}-help") in told(pilot)
        assert l10n("form-group-invited") in shown
        assert "…" not in shown
        if size[0] > 130:
            assert l10n("form-invited") in beside(pilot)
        await seat_is(pilot, 3, "-")
        await press(pilot, "f2")
        assert l10n("form-invited-several") in text(frame(pilot))


def beside(pilot: Pilot[None]) -> str:
    """What the game will be, in one line."""
    return " ".join(" ".join(row.rpartition("│")[0].rpartition("│")[2] for row in frame(pilot).splitlines()).split())


async def test_what_is_chosen_becomes_the_message_that_makes_the_game(home: Home, sat: Sat) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "up", *"Ana")
        await seats(pilot, 3)
        await invite(pilot, 2)
        await to_field(pilot, "first")
        await press(pilot, "right", "right")  # the second begins
        await to_field(pilot, "watch")
        await press(pilot, "right", "f2")
        await settled(pilot)
    setup: dict[str, Any] = {
        "players": ("Ana", "?", "?"),
        "first": 1,
        "card_sets": ("base",),
        "rules": {"sacrifice_tokens": True},
        "variants": (),
        "rulings": LATEST,
    }
    assert plainly(sat.new.setup) == plainly(setup)
    assert sat.new.seats == (Person("Ana"), None, Computer("easy"))
    assert sat.new.allows == ("hints", "watch")
    ((guest, *at),) = sat.guests
    assert guest.url == "ws://127.0.0.1:4747"
    assert at == ["127.0.0.1", 4747, "", ("192.168.1.7:4747",)]
    house = House()
    first, *_ = house.text(house.line(), protocol.write(sat.new))
    assert (first["t"], first["seat"]) == ("seat", 0)


def plainly(value: Any) -> Any:
    """Data as JSON has it."""
    if isinstance(value, dict):
        return {key: plainly(each) for key, each in value.items()}
    return [*map(plainly, value)] if isinstance(value, tuple | list) else value


async def test_a_host_takes_the_game_and_the_next_one_sits_down(home: Home, sat: Sat) -> None:
    async with served() as host:
        sat.running = evolve(RUNNING, port=host.port)
        async with app_at(home) as pilot:
            await press(pilot, "n", "up", *"Ann")
            await invite(pilot, 2)
            await press(pilot, "f2")
            ((guest, *_),) = sat.guests
            await guest.sit()
            assert guest.table is not None
            await host.join(guest.table.game, "Bob")
            game = await guest.begun()
            assert [player.name for player in game.view().players] == ["Ann", "Bob"]
            await guest.close()


async def test_the_line_to_a_host_with_a_certificate_is_encrypted_and_its_pin_is_kept(home: Home, sat: Sat) -> None:
    sat.running = evolve(RUNNING, pin="6KHCA23jzRWMjxk9KtuIJg")
    async with app_at(home) as pilot:
        await press(pilot, "n", "up", *"Ann")
        await invite(pilot, 2)
        await press(pilot, "f2")
    ((guest, _, _, pin, _),) = sat.guests
    assert guest.url == "wss://127.0.0.1:4747"
    assert guest.ssl is not None
    assert guest.pin == pin == "6KHCA23jzRWMjxk9KtuIJg"


async def test_one_person_plays_at_the_keyboard_of_a_game_by_invitation(home: Home, sat: Sat) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await seat_is(pilot, 2, "-")
        await invite(pilot, 3)
        await press(pilot, "f2")
        assert "one person plays at this keyboard" in text(frame(pilot))
        assert str(pilot.app.focused and pilot.app.focused.id) == "seat-2"
        await invite(pilot, 1, 2)
        await press(pilot, "f2")
        assert "One seat must be yours" in text(frame(pilot))
        assert not sat.opened
        await seat_is(pilot, 2, "-")
        await press(pilot, "f2")
        assert "Give your own name" in frame(pilot), "the others would be asked by a Player 2"
        assert str(pilot.app.focused and pilot.app.focused.id) == "name-2"
        assert not sat.opened
        await press(pilot, *"Zoe")
        assert "16 signs at most" in frame(pilot)
        await press(pilot, "f2")
    assert sat.new.seats == (None, Person("Zoe"), None)


@pytest.mark.exhaustive
async def test_names_that_others_bring_are_put_aside_and_come_back(home: Home, sat: Sat) -> None:
    save_settings(home.settings, Settings(names=("Ana", "Bao", ""), seats=("", "", "easy")))
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await invite(pilot, 2)
        names = [pilot.app.screen.query_one(f"#name-{seat}", Input) for seat in (1, 2, 3)]
        assert [name.value for name in names] == ["Ana", "", ""]
        assert [name.disabled for name in names] == [False, True, True]
        await to_field(pilot, "name-1")
        await press(pilot, "down")  # to the seat of the next one
        assert str(pilot.app.focused and pilot.app.focused.id) == "seat-2"
        await press(pilot, "f2")
        await seat_is(pilot, 2, "-")
        assert [name.value for name in names] == ["Ana", "Bao", ""]
        assert not any(name.disabled for name in names)
    settings = read_settings(home.settings)
    assert (settings.names, settings.seats) == (("Ana", "Bao", ""), ("", "?", "easy"))
    assert len(sat.guests) == 1
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert pilot.app.screen.query_one("#seat-2", SeatField).value == "?"


@pytest.mark.usefixtures("sat")
async def test_what_is_about_invitations_is_asked_in_such_a_game_alone(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        local, hosted = {"seed"}, {"hints", "watch"}
        assert local <= {*shown_rows(pilot)}
        assert not hosted & {*shown_rows(pilot)}
        await invite(pilot, 2)
        assert hosted <= {*shown_rows(pilot)}
        assert not local & {*shown_rows(pilot)}
        await seat_is(pilot, 2, "!adam")
        assert not hosted & {*shown_rows(pilot)}
        assert "seed" in shown_rows(pilot)


async def test_without_its_libraries_the_one_command_is_named_and_no_game_begins(
    home: Home, sat: Sat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_core.hosting.running.NEEDED", ("no_such_library",))
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await invite(pilot, 2)
        assert "pip install 'coatl[net]'" in text(frame(pilot))
        await press(pilot, "f2")
        assert "pip install 'coatl[net]'" in text(frame(pilot))
        assert not sat.opened


async def test_what_the_host_says_stands_below_the_form_and_nothing_is_lost(home: Home, sat: Sat) -> None:
    sat.failure = "games.db is used by another host: end that one first."
    async with app_at(home) as pilot:
        await press(pilot, "n", "up", *"Ana")
        await invite(pilot, 2)
        await press(pilot, "f2")
        assert line(pilot) == sat.failure
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "Ana" in frame(pilot)
        sat.failure = ""
        await press(pilot, "f2")
        assert sat.new.seats == (Person("Ana"), None)


# Leaving


class Process:
    """A host that the app has started."""

    def __init__(self) -> None:
        self.ended = 0

    def terminate(self) -> None:
        self.ended += 1


Beside = Callable[[Pilot[None], int | None], Process]


@pytest.fixture
def beside_app(monkeypatch: pytest.MonkeyPatch) -> Beside:
    """Puts a host beside an app, with so many games that are not over; it has gone if there is no number."""

    def put(pilot: Pilot[None], games: int | None) -> Process:
        async def unfinished(_: RunningHost) -> int | None:
            return games

        process: Any = Process()
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.elsewhere.beside = HostBeside(RUNNING, process)
        monkeypatch.setattr("coatl_core.hosting.running.unfinished", unfinished)
        return process  # type: ignore[no-any-return]

    return put


@pytest.mark.parametrize(("answer", "ended"), [("1", 0), ("2", 1), ("enter", 0)])
async def test_who_leaves_says_whether_the_host_goes_on(
    home: Home, beside_app: Beside, answer: str, ended: int
) -> None:
    async with app_at(home) as pilot:
        host = beside_app(pilot, 1)
        await press(pilot, "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HostQuestion))
        await press(pilot, answer)
        assert pilot.app._exit
    assert host.ended == ended


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_question_has_room_and_can_be_withdrawn(
    home: Home, beside_app: Beside, tag: str, size: tuple[int, int]
) -> None:
    l10n = speaking(tag)
    async with app_in(tag, home, size) as pilot:
        host = beside_app(pilot, 3)
        await press(pilot, "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HostQuestion))
        shown = frame(pilot)
        assert l10n("host-question") in shown
        assert re.search(rf"1 +{re.escape(l10n('host-goes-on'))}", shown)
        assert re.search(rf"2 +{re.escape(l10n('host-end'))}", shown)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert not host.ended


async def test_the_apps_own_host_ends_with_it_if_all_games_are_over(home: Home, beside_app: Beside) -> None:
    for games, ended in ((0, 1), (None, 0)):
        async with app_at(home) as pilot:
            host = beside_app(pilot, games)
            await press(pilot, "q")
            await until(pilot, lambda pilot=pilot: pilot.app._exit)  # type: ignore[misc]
        assert host.ended == ended


async def test_a_host_that_somebody_else_has_started_is_not_ended_without_a_question(
    home: Home, beside_app: Beside
) -> None:
    async with app_at(home) as pilot:
        beside_app(pilot, 0)
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.elsewhere.beside = HostBeside(RUNNING)
        await press(pilot, "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, HostQuestion))


async def test_the_usual_key_to_end_a_program_asks_nothing_and_the_host_goes_on(home: Home, beside_app: Beside) -> None:
    async with app_at(home) as pilot:
        host = beside_app(pilot, 1)
        await press(pilot, "ctrl+c")
        assert pilot.app._exit
    assert not host.ended
