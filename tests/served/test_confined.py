"""What an app does not do that is served to a visitor, and what it does in another way."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from attrs import evolve
from textual.app import SuspendNotSupported
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.files.quota import Quota, check, limit
from coatl_core.hosting.own_seats import keep_seat, read_seats
from coatl_core.language.l10n import english
from coatl_core.play.local_game import LocalGame
from coatl_core.play.seen_game import SeenGame
from coatl_core.saves.store import Store, read
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import command
from coatl_tui.screens.join import JoinScreen
from coatl_tui.screens.lobby import LobbyScreen
from coatl_tui.screens.own_seats import OwnSeatsScreen
from coatl_tui.screens.palette import Commands
from coatl_tui.screens.plugins import PluginsScreen
from coatl_tui.screens.puzzles import PuzzlesScreen
from coatl_tui.served.terms import Terms
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.onward_form import open_onward
from coatl_tui.table.puzzle_screen import PuzzleScreen
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.pane import Pane
from tests.game.test_gamerecord import SHORT
from tests.hosting.served import Served, served
from tests.locale.support import LANGUAGES, furnish, speaking
from tests.patience import PATIENCE
from tests.support import EACH_LANGUAGE, Sensible, rarely
from tests.tui.support import app_of, comes, frame, press, running, seat_is, settled, shows
from tests.tui.test_screens import text
from tests.tui.test_solo import shown_rows

pytestmark = pytest.mark.slow


@asynccontextmanager
async def visitor(
    home: Home,
    port: int = 1,
    code: str = "",
    tag: str = "en",
    size: tuple[int, int] = (80, 24),
    terms: Terms | None = None,
) -> AsyncIterator[Pilot[None]]:
    """The app as it is served, with games at the host of this port; ``code`` is that of the link it was opened by."""
    terms = terms or Terms("127.0.0.1", port, address="visitor")
    asked = terms.invitation(code) if code else None
    async with running(CoatlApp(home, True, speaking(tag), invitation=asked, terms=terms), size) as pilot:
        yield pilot


@asynccontextmanager
async def trusting() -> AsyncIterator[Served]:
    """A host that believes who somebody is."""
    async with served(trusted=frozenset(["127.0.0.1"])) as host:
        yield host


def game_of(pilot: Pilot[None]) -> SeenGame:
    game = app_of(pilot).games.game
    assert isinstance(game, SeenGame)
    return game


def picture(pilot: Pilot[None]) -> str:
    """What stands in the picture beside a list, its lines joined."""
    screen = pilot.app.screen
    assert isinstance(screen, OwnSeatsScreen)
    lines = screen.query_one("#details", Pane).content.lines
    return "".join("".join(span.text for span in line).strip() for line in lines)


async def play_on(pilot: Pilot[None], there: Callable[[], object]) -> None:
    """The visitor plays this and that until it is so."""
    end, player = time.monotonic() + PATIENCE, Sensible("visitor")
    while not there():
        assert time.monotonic() < end, frame(pilot)
        game = app_of(pilot).games.game
        if isinstance(game, SeenGame) and game.legal_actions:
            screen = next(s for s in pilot.app.screen_stack if isinstance(s, TableScreen))
            if not screen.changes.busy:
                screen.playing.act(player.choose(game.state, tuple(game.legal_actions)))
        await asyncio.sleep(0.002)


# Commands


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
async def test_what_a_visitor_may_not_do_is_told_in_a_sentence_and_stands_nowhere(home: Home, tag: str) -> None:
    l10n = speaking(tag)
    async with visitor(home, tag=tag) as pilot:
        await press(pilot, "p")
        screen = pilot.app.screen
        assert isinstance(screen, PluginsScreen)
        for id in ("switch", "add", "try-out", "remove"):
            assert f" {l10n(f'command-{id}')}" not in frame(pilot).splitlines()[-1]
            await press(pilot, command(id).keys[-1])
            assert l10n("served-off") in text(frame(pilot))
            screen.show_message("")
        assert not screen.query_one("#path", Input).display
        assert not {entry.id for entry in Commands(screen).entries()} & Terms.off
        await press(pilot, "question_mark")
        names = [each.strip() for each in frame(pilot).splitlines()]
        assert not any(l10n("command-add-name") in each for each in names)


async def test_every_command_that_is_off_asks_by_itself(home: Home) -> None:
    """However somebody comes to it: nothing is changed, written or started."""
    furnish(home)
    async with visitor(home) as pilot:
        await press(pilot, "p")
        for id in sorted(Terms.off - {"picture", "daily", "mistakes", "onward", "import-record"}):
            before = sorted(home.data.rglob("*"))
            getattr(pilot.app.screen, f"do_{id.replace('-', '_')}")()
            assert english()("served-off") in text(frame(pilot))
            assert sorted(home.data.rglob("*")) == before
        path = pilot.app.screen.query_one("#path", Input)
        path.value = "/etc"
        await path.action_submit()
        await settled(pilot)
        assert not (home.packs / "etc").exists()


async def test_a_visitor_imports_no_file_of_the_server(home: Home, tmp_path: Path) -> None:
    furnish(home)
    (tmp_path / "try.txt").write_text(SHORT, "utf-8")
    async with visitor(home) as pilot:
        await press(pilot, "s")
        before, path = sorted(home.data.rglob("*")), pilot.app.screen.query_one("#path", Input)
        assert f" {english()('command-import-record')}" not in frame(pilot).splitlines()[-1]
        await press(pilot, "i")
        assert not path.display
        assert english()("served-off") in text(frame(pilot))
        for value in (str(tmp_path / "try.txt"), "/etc/passwd"):
            path.value = value
            await path.action_submit()
            await settled(pilot)
            assert english()("served-off") in text(frame(pilot))
        path.post_message(Paste(SHORT))
        await settled(pilot)
        assert sorted(home.data.rglob("*")) == before


async def test_a_visitor_has_nobody_who_judges_their_mistakes_and_plays_on_from_no_puzzle(home: Home) -> None:
    async with visitor(home) as pilot:
        await press(pilot, "z", "m")
        assert isinstance(pilot.app.screen, PuzzlesScreen)
        assert english()("served-off") in text(frame(pilot))
        await press(pilot, "enter")
        screen = pilot.app.screen
        assert isinstance(screen, PuzzleScreen)
        open_onward(screen, screen.game.game_before())
        assert english()("served-off") in text(frame(pilot))


async def test_a_visitor_has_no_deal_of_the_day(home: Home) -> None:
    async with visitor(home) as pilot:
        assert "Today’s deal" not in frame(pilot)
        await press(pilot, "d")
        assert english()("served-off") in text(frame(pilot))
    assert not home.saves.exists() and not home.days.exists()


@pytest.mark.exhaustive
async def test_a_score_sheet_is_not_written_as_a_picture(home: Home) -> None:
    furnish(home)
    async with visitor(home) as pilot:
        app_of(pilot).games.resume(
            next(entry.path for entry in Store(home.saves).entries() if read(entry.path).finished)
        )
        await settled(pilot)
        assert shows(pilot, ScoreScreen)
        await press(pilot, "x")
        assert english()("served-off") in text(frame(pilot))
        assert not (home.data / "sheets").exists()


async def test_the_app_is_not_left_for_a_shell_a_page_or_a_process(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visitor(home) as pilot:
        opened: list[str] = []
        monkeypatch.setattr(pilot.app._driver, "open_url", lambda url, new_tab=True: opened.append(url))
        pilot.app.open_url("https://example.org")
        assert not opened
        with pytest.raises(SuspendNotSupported), pilot.app.suspend():
            pass
        monkeypatch.setattr(CoatlApp, "is_headless", False)
        assert not app_of(pilot).thinks_apart


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", ["en", *rarely(*LANGUAGES[1:])])
async def test_no_message_names_a_folder_of_the_server(home: Home, tag: str) -> None:
    furnish(home)
    async with visitor(home, tag=tag, size=(140, 40)) as pilot:
        app = app_of(pilot)
        assert str(home.data) not in app.crash_text(home.data / "crash.txt")
        for keys in ("f8 tab tab tab tab tab", "p", "s", "b"):
            await press(pilot, *keys.split())
            assert str(home.data)[:12] not in frame(pilot)
            await press(pilot, "escape")


# Games


@pytest.mark.parametrize("keys", ["n f2", *rarely("n left f2", "n down enter down enter f2")])
async def test_every_new_game_is_a_seat_at_the_host(home: Home, keys: str) -> None:
    """Against computer players, and alone against the automatic opponent."""
    async with trusting() as host, visitor(home, host.port) as pilot:
        await press(pilot, *keys.split())
        await comes(pilot, lambda: shows(pilot, TableScreen))
        assert isinstance(app_of(pilot).games.game, SeenGame)
        assert len(host.server.rooms.rooms) == 1
        (seat,) = read_seats(home.seats)
        assert (seat.host, seat.port, seat.shown) == ("127.0.0.1", host.port, ())
        assert not home.has_saves()
        assert not home.games.exists(), "no host runs beside the app"
        assert not game_of(pilot).adviser or game_of(pilot).adviser.thinking is None  # type: ignore[union-attr]


@pytest.mark.exhaustive
async def test_a_visitor_alone_is_the_guest_that_the_host_counts(home: Home) -> None:
    async with trusting() as host, visitor(home, host.port) as pilot:
        await press(pilot, "n", "f2")
        await comes(pilot, lambda: shows(pilot, TableScreen))
        assert {line.address for line in host.server.rooms.lines.values()} == {"visitor"}


@pytest.mark.exhaustive
async def test_what_only_a_game_at_ones_own_machine_has_is_not_asked_for(home: Home) -> None:
    async with visitor(home) as pilot:
        await press(pilot, "n")
        assert not {"seed", "pace", "reasons"} & {*shown_rows(pilot)}
        assert {"hints", "watch"} <= {*shown_rows(pilot)}
        await seat_is(pilot, 2, "!adam")
        assert "pace" not in shown_rows(pilot)


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", ["en", *rarely(*LANGUAGES[1:])])
async def test_one_person_plays_at_a_visitors_keyboard(home: Home, tag: str) -> None:
    save_settings(home.settings, Settings(seats=("", ""), names=("Ann", "Bob"), language=tag))
    async with visitor(home, tag=tag) as pilot:
        await press(pilot, "n", "f2")
        assert speaking(tag)("form-served-several") in text(frame(pilot))


@pytest.mark.exhaustive
async def test_hints_are_thought_of_in_the_visitors_own_process(home: Home) -> None:
    async with trusting() as host, visitor(home, host.port) as pilot:
        await press(pilot, "n", "f2")
        await comes(pilot, lambda: shows(pilot, TableScreen) and game_of(pilot).legal_actions)
        await press(pilot, "i")
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        await comes(pilot, lambda: table.choice.open)


@pytest.mark.exhaustive
async def test_who_comes_again_goes_on_and_after_the_end_has_save_record_replay_and_analysis(home: Home) -> None:
    async with trusting() as host:
        async with visitor(home, host.port) as pilot:
            await press(pilot, "n", "f2")
            await comes(pilot, lambda: shows(pilot, TableScreen) and game_of(pilot).legal_actions)
            before = game_of(pilot).view()
        async with visitor(home, host.port) as pilot:
            await press(pilot, "c")
            await comes(pilot, lambda: shows(pilot, TableScreen))
            assert game_of(pilot).view() == before
            await play_on(pilot, lambda: isinstance(app_of(pilot).games.game, LocalGame))
            await comes(pilot, lambda: shows(pilot, ScoreScreen))
            assert len(app_of(pilot).results.load_records().games) == 1
            assert read_seats(home.seats) == ()
            await press(pilot, "a")
            assert shows(pilot, ReplayScreen)
            await press(pilot, "escape", "r")  # once more by the same rules
            await comes(pilot, lambda: shows(pilot, TableScreen) and isinstance(app_of(pilot).games.game, SeenGame))
            assert game_of(pilot).view().setup.players[game_of(pilot).view().seat or 0] == before.own.name


@pytest.mark.exhaustive
async def test_a_rematch_of_several_persons_asks_them_again(home: Home) -> None:
    furnish(home)
    save_settings(home.settings, Settings(names=("Bao",)))
    async with trusting() as host, visitor(home, host.port) as pilot:
        await press(pilot, "r")
        await comes(pilot, lambda: shows(pilot, LobbyScreen) and "free" in frame(pilot))
        screen = pilot.app.screen
        assert isinstance(screen, LobbyScreen)
        assert [seat.free for seat in screen.line.guest.seats].count(False) == 1


@pytest.mark.exhaustive
async def test_a_game_that_was_ended_before_its_end_is_looked_at(home: Home) -> None:
    furnish(home)
    saves = [entry.path for entry in Store(home.saves).entries() if entry.save is not None]
    begun = next(path for path in saves if not read(path).finished)
    async with visitor(home) as pilot:
        app_of(pilot).games.resume(begun)
        await settled(pilot)
        assert shows(pilot, ReplayScreen)
        assert app_of(pilot).games.game is None


# Joining


async def test_a_link_leads_to_the_game_and_the_same_link_back_to_the_seat(home: Home, tmp_path: Path) -> None:
    async with trusting() as host:
        line, game, _ = await host.new({"name": "Ann"}, None, None)
        async with visitor(home, host.port, game) as pilot:
            assert shows(pilot, JoinScreen)
            assert pilot.app.screen.query_one("#invitation", Input).value == f"{game[:4]}-{game[4:]}"
            pilot.app.screen.query_one("#guest-name", Input).value = "Bob"
            await press(pilot, "enter")
            await comes(pilot, lambda: "Bob" in frame(pilot) and "Ann" in frame(pilot))
        async with visitor(home, host.port, game) as pilot:
            await comes(pilot, lambda: shows(pilot, LobbyScreen) and "Bob" in frame(pilot))
        await line.socket.close()


@pytest.mark.parametrize("tag", ["en", *rarely(*LANGUAGES[1:])])
@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("5PT3-8122@10.0.0.1:22", "join-other-host"),
        ("5PT3-8122@127.0.0.1:6379", "join-other-host"),
        ("5PT3-8122@[::1]:1", "join-other-host"),
        ("http://10.0.0.1/g/5PT38122", "join-no-code"),
        ("/etc/passwd", "join-no-code"),
        ("", "join-no-code"),
    ],
)
async def test_a_visitor_joins_no_game_of_another_host(home: Home, tag: str, typed: str, message: str) -> None:
    async with visitor(home, tag=tag) as pilot:
        await press(pilot, "j")
        assert speaking(tag)("join-code-help") in text(frame(pilot))
        pilot.app.screen.query_one("#guest-name", Input).value = "Bob"
        pilot.app.screen.query_one("#invitation", Input).value = typed
        await press(pilot, "f2")
        assert shows(pilot, JoinScreen)
        assert speaking(tag)(message) in text(frame(pilot))


def test_a_game_of_this_host_may_be_written_in_several_ways() -> None:
    terms = Terms(
        "127.0.0.1", 4747, shown=("games.example.org:4747",), link="https://a.example", ssh="ssh -t a.example"
    )
    for typed in ("5pt3-8122", " 5PT38122 ", "5PT3-8122@games.example.org:4747", "5PT3-8122@127.0.0.1:4747"):
        assert terms.asked(typed) == terms.invitation("5PT38122")
    for way in terms.ways("5PT38122"):
        assert terms.asked(way) == terms.invitation("5PT38122")


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_lobby_names_all_ways_to_the_game(home: Home, tag: str, size: tuple[int, int]) -> None:
    save_settings(home.settings, Settings(names=("Ann", "", ""), seats=("", "?", "?"), language=tag))
    async with trusting() as host:
        ways = Terms("127.0.0.1", host.port, link="https://games.example.org", ssh="ssh -t -p 4722 games.example.org")
        async with visitor(home, tag=tag, size=size, terms=ways) as pilot:
            await press(pilot, "n", "f2")
            await comes(pilot, lambda: "https://games.example.org/g/" in frame(pilot))
            shown = text(frame(pilot))
            assert "ssh -t -p 4722 games.example.org" in shown
            assert speaking(tag)("lobby-how-served") in shown
            assert "127.0.0.1" not in shown
            assert "…" not in shown


@pytest.mark.exhaustive
async def test_the_list_of_games_copies_what_it_shows(home: Home) -> None:
    async with trusting() as host:
        terms = Terms("127.0.0.1", host.port, link="https://games.example.org")
        async with visitor(home, terms=terms) as pilot:
            await press(pilot, "n", "f2")
            await comes(pilot, lambda: shows(pilot, TableScreen))
        (seat,) = read_seats(home.seats)
        async with visitor(home, terms=terms) as pilot:
            await press(pilot, "g")
            link = f"https://games.example.org/g/{seat.game}"
            await comes(pilot, lambda: link in picture(pilot))
            await press(pilot, "c")
            assert pilot.app.clipboard == link


@pytest.mark.exhaustive
async def test_a_seat_is_looked_for_at_the_host_alone_whatever_its_file_says(home: Home) -> None:
    async with trusting() as host:
        async with visitor(home, host.port) as pilot:
            await press(pilot, "n", "f2")
            await comes(pilot, lambda: shows(pilot, TableScreen))
        (seat,) = read_seats(home.seats)
        keep_seat(home.seats, evolve(seat, host="10.0.0.1", port=22))
        keep_seat(home.seats, evolve(seat, host="10.0.0.1", port=23, shown=("10.0.0.1:23",)))
        async with visitor(home, host.port) as pilot:
            assert {(each.host, each.port) for each in await app_of(pilot).elsewhere.own_seats()} == {
                ("127.0.0.1", host.port)
            }
            await press(pilot, "g")
            assert shows(pilot, OwnSeatsScreen)
            await press(pilot, "enter")
            await comes(pilot, lambda: shows(pilot, TableScreen))


# A full home


@pytest.mark.exhaustive
async def test_a_full_home_is_told_in_a_sentence_and_nothing_is_lost(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with trusting() as host, visitor(home, host.port) as pilot:
        await press(pilot, "n", "f2")
        await comes(pilot, lambda: shows(pilot, TableScreen) and game_of(pilot).legal_actions)
        size = sum(path.stat().st_size for path in home.data.rglob("*") if path.is_file())
        limit(
            home.data, Quota(1000, size * 8 // 7 + 100)
        )  # none is left for a save, and a little for what is one of a kind
        await play_on(pilot, lambda: app_of(pilot).games.game is None or game_of(pilot).view().phase == "over")
        await comes(pilot, lambda: app_of(pilot)._notifications)
        told = " ".join(each.message for each in app_of(pilot)._notifications)
        assert english()("system-full") in told
        assert not home.has_saves()
        (seat,) = read_seats(home.seats)
        limit(home.data, Quota())
        app_of(pilot).elsewhere.come_back(seat)  # the save can still be had
        await comes(pilot, lambda: isinstance(app_of(pilot).games.game, LocalGame))
        assert home.has_saves()


def test_a_full_folder_takes_only_what_does_not_make_it_larger(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    write(folder / "saves" / "one.json", "x" * 700)
    limit(folder, Quota(files=8, bytes=1000))
    for path, size in ((folder / "saves" / "two.json", 200), (folder / "seats.json", 301)):
        with pytest.raises(OSError) as refused:
            check(path, size)
        assert refused.value.errno == errno.EDQUOT
    write(folder / "seats.json", "x" * 100)  # one of a kind: it has room where a save has none
    write(folder / "saves" / "one.json", "y" * 700)
    check(tmp_path / "elsewhere", 10**9)
    limit(folder, Quota(files=2, bytes=10**9))
    with pytest.raises(OSError):
        write(folder / "settings.json", "{}")
    limit(folder, Quota())


@pytest.mark.parametrize("tag", ["en", *rarely(*LANGUAGES[1:])])
async def test_nobody_sits_down_where_the_seat_could_not_be_kept(home: Home, tag: str) -> None:
    async with trusting() as host, visitor(home, host.port, tag=tag, size=(140, 40)) as pilot:
        await press(pilot, "n")
        limit(home.data, Quota(0, 0))
        await press(pilot, "f2")
        await comes(pilot, lambda: app_of(pilot)._notifications)
        assert [each.message for each in app_of(pilot)._notifications] == [speaking(tag)("served-full")]
        assert not host.server.rooms.rooms
        limit(home.data, Quota())
        await press(pilot, "f2")
        await comes(pilot, lambda: shows(pilot, TableScreen))
