"""The saved games: each shows its table, and no more of it than anybody may see."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from textual.events import Paste
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.game.determinize import redeal
from coatl_core.game.events import DrewFromDeck, Kept
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.scoring import seen_sheet
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.language.l10n import L10n, english
from coatl_core.play.daily import deal_of
from coatl_core.play.glance import Glance, glance
from coatl_core.play.imported import import_game
from coatl_core.play.local_game import begin
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, make_save
from coatl_core.saves.store import Entry, Store
from coatl_tui.games import GamesAtTable
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.table.draw.small_table import draw_small_table
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.lists import List
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import ASCII_ONLY, USUAL, Signs
from tests.five import crowd_registry, crowd_ruleset, crowd_setup
from tests.game.test_gamerecord import SHORT
from tests.support import NAMES, Sensible, registry
from tests.tui.support import app_at, frame, press, save, session_at, settled, until
from tests.tui.test_solo import solo_session

SIZES = ((80, 24), (100, 30), (120, 36), (140, 40), (200, 60))
ROOMS = ((25, 9), (36, 13), (46, 17), (57, 22), (66, 31), (120, 54))
"""What the table has beside the menu and beside the list, in terminals of these sizes."""


def of(session: Session, plugins: Registry | None = None) -> Glance:
    """The table of a game, by way of a save."""
    plugins = plugins or registry()
    content = plugins.dependencies(session.setup.card_sets, session.setup.variants)
    return glance(make_save(session, content), plugins)


def drawn(table: Glance, l10n: L10n, size: tuple[int, int], signs: Signs = USUAL) -> Canvas:
    canvas = Canvas(*size, signs)
    draw_small_table(canvas, Rect(0, 0, *size), table, l10n)
    return canvas


def for_five(turn: int) -> Session:
    session, player = Session(crowd_setup(), crowd_ruleset()), Sensible("five")
    while session.state.turn < turn:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


@pytest.fixture(scope="module")
def l10n() -> L10n:
    l10n = english(strict=True)
    crowd_registry().register_messages(l10n)
    return l10n


@pytest.fixture(scope="module")
def games() -> list[Glance]:
    """Tables of one to five players, in the middle and at the end."""
    several = [of(session_at(turn, players=players)) for players in (2, 3, 4) for turn in (1, 30, 10_000)]
    return [*several, of(solo_session(20, "level-5")), of(for_five(60), crowd_registry())]


@pytest.mark.parametrize("size", ROOMS)
@pytest.mark.parametrize("signs", [USUAL, ASCII_ONLY, Signs(plain=True)])
def test_in_every_room_there_are_all_players_with_their_points(
    games: list[Glance], l10n: L10n, size: tuple[int, int], signs: Signs
) -> None:
    for table in games:
        lines = drawn(table, l10n, size, signs).text().splitlines()
        for seat, player in enumerate(table.view.players):
            line = next(line for line in lines if line.startswith(player.name))
            assert str(table.points(seat)[0]) in line


@pytest.mark.parametrize("size", ROOMS)
def test_whoever_looks_at_a_picture_learns_nothing_of_a_hand(
    games: list[Glance], l10n: L10n, size: tuple[int, int]
) -> None:
    """All that a spectator does not know is dealt anew, and the picture stays the same."""
    for turn in (1, 12, 30):
        session = session_at(turn, players=3)
        other = redeal(session.state, None, Random(turn))
        table = of(session)
        assert [player.hand for player in other.players] != [player.hand for player in session.state.players]
        world = evolve(table, view=view(other, None), sheet=seen_sheet(other, None))
        assert drawn(table, l10n, size).lines() == drawn(world, l10n, size).lines()
        assert all(event.kept is None for event in table.log if isinstance(event, Kept))
        assert all(event.card is None for event in table.log if isinstance(event, DrewFromDeck))


def test_points_of_open_coatls_are_apart_until_the_game_is_over(games: list[Glance]) -> None:
    for table in games:
        for seat, score in enumerate(table.sheet.players):
            still_open = [each for each in score.coatls if not each.coatl.complete]
            sure, unsure = table.points(seat)
            assert sure == (score.points if table.over else score.points - sum(each.points for each in still_open))
            assert unsure == (0 if table.over else sum(line.points for each in still_open for line in each.lines))


def test_where_there_is_room_serpents_are_high_and_more_of_the_table_is_shown(l10n: L10n) -> None:
    table = of(session_at(20))
    texts = {size: drawn(table, l10n, size).text() for size in ROOMS}
    assert "▗▄▄" not in texts[25, 9]
    assert "▗▄▄" in texts[66, 31]
    assert "Supply" not in texts[25, 9]
    assert "Supply" in texts[66, 31]
    bands = [card_words(l10n).color(table.view.catalog.prophecies[card].color) for card in table.view.row if card]
    assert all(band in texts[120, 54] for band in bands)  # there the row is of whole cards
    assert not all(band in texts[66, 31] for band in bands)


# On the screen


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
async def test_the_game_under_the_cursor_is_its_own_picture(home: Home, size: tuple[int, int]) -> None:
    save(home, session_at(24, players=3), "three.json")
    save(home, session_at(30), "two.json")
    async with app_at(home, size) as pilot:
        await press(pilot, "s")
        for players in (2, 3):
            picture = pilot.app.screen.query_one("#details", Pane)
            lines = ["".join(span.text for span in line) for line in picture.content.lines]
            assert [name for name in NAMES if any(line.strip().startswith(name) for line in lines)] == [
                *NAMES[:players]
            ]
            assert any("Supply" in line for line in lines)
            assert any(name in line for line in lines for name in ["Last"])
            await press(pilot, "down")


@pytest.mark.slow
async def test_a_number_before_a_game_is_the_key_that_goes_to_it(home: Home) -> None:
    for number in range(11):
        save(home, session_at(5), f"{number:02}.json")
    async with app_at(home, (120, 36)) as pilot:
        await press(pilot, "s")
        saves = pilot.app.screen.query_one("#saves", List)
        for number, line in enumerate([line for line in saves.lines if line.item is not None][:10], 1):
            await press(pilot, str(number % 10))
            assert saves.item is line.item
            y = next(y for y in range(saves.size.height) if saves.render_line(y).text.startswith("▐"))
            assert saves.render_line(y).text.split()[1] == str(number % 10)


@pytest.mark.slow
async def test_what_cannot_be_played_says_why_in_the_place_of_its_table(home: Home) -> None:
    save(home, session_at(12), "a.json")
    path = home.saves / "a.json"
    path.write_text(path.read_text("utf-8").replace('"take ', '"take 99', 1), "utf-8")
    (home.saves / "b.json").write_text("{", "utf-8")
    async with app_at(home, (100, 30)) as pilot:
        await press(pilot, "s")
        told = []
        for _ in range(2):
            picture = pilot.app.screen.query_one("#details", Pane)
            told.append(" ".join(span.text.strip() for line in picture.content.lines for span in line))
            await press(pilot, "down")
        assert any("does not apply" in text for text in told)
        assert any("damaged" in text for text in told)
        assert frame(pilot).count("cannot be opened") == 2


@pytest.mark.slow
async def test_the_backup_of_a_damaged_game_is_drawn_in_its_place(home: Home) -> None:
    save(home, session_at(12), "a.json")
    save(home, session_at(13), "a.json")
    (home.saves / "a.json").write_text("{", "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "s")
        await until(pilot, lambda: "board" in frame(pilot))
        assert "a.json is damaged in line 1." in frame(pilot)
        assert "Go on from its backup: b" in frame(pilot)
        assert "step through" not in frame(pilot)


@pytest.mark.slow
async def test_of_many_games_only_those_are_played_that_are_seen(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Save] = []
    look = GamesAtTable.glance_at

    def looked(games: GamesAtTable, save: Save, plugins: Registry) -> Glance:
        played.append(save)
        return look(games, save, plugins)

    monkeypatch.setattr(GamesAtTable, "glance_at", looked)
    for number in range(60):
        setup = Setup(NAMES[:2], f"{number}", card_sets=("base",))
        save(home, Session(setup, registry().ruleset(["base"])), f"{number:02}.json")
    async with app_at(home, (80, 24)) as pilot:
        played.clear()  # the menu has shown the last one
        await press(pilot, "s")
        rows = pilot.app.screen.query_one("#saves", List).size.height
        for keys in ((), ("end",)):
            await press(pilot, *keys)
            frame(pilot)  # what is seen is asked for
            await settled(pilot)
            assert frame(pilot).count("0 : 0") in (rows // 2, rows // 2 + 1)
        assert len(played) <= 2 * (rows // 2 + 1)
        assert len({save.setup.seed for save in played}) == len(played)


@pytest.mark.slow
async def test_a_picture_is_that_of_the_save_as_it_is_now(home: Home) -> None:
    save(home, session_at(5))
    async with app_at(home, (100, 30)) as pilot:
        await press(pilot, "s")
        screen = pilot.app.screen
        assert isinstance(screen, SavesScreen)
        before = screen.query_one("#details", Pane).content
        save(home, session_at(24))
        screen.show()
        await settled(pilot)
        assert screen.query_one("#details", Pane).content != before
        assert "turn 24" in frame(pilot)


@pytest.mark.slow
async def test_enter_says_on_the_bar_that_a_game_goes_on_if_it_does(home: Home) -> None:
    save(home, session_at(10_000), "a.json")
    save(home, session_at(12), "b.json")
    async with app_at(home) as pilot:
        await press(pilot, "s")
        for _ in range(2):
            item = pilot.app.screen.query_one("#saves", List).item
            assert isinstance(item, Entry)
            assert item.save is not None
            assert ("Enter go on" in frame(pilot)) is not item.save.finished
            await press(pilot, "down")


def test_no_language_calls_a_game_an_autosave() -> None:
    root = Path(__file__).parents[2]
    texts = [*root.glob("coatl_core/language/locale/*/tui.ftl"), *root.glob("plugins/coatl_locale_*/locale/*/tui.ftl")]
    assert len(texts) == 4
    assert not any("saves-autosave" in path.read_text("utf-8") for path in texts)


async def test_deals_of_the_day_and_games_at_a_real_table_are_marked_by_a_word(home: Home) -> None:
    l10n, store = english(), Store(home.saves)
    for setup in (
        deal_of(date(2026, 11, 27), "Ana", registry(), l10n),
        Setup(NAMES[:2], "", card_sets=("base",), chance="told"),
    ):
        begin(setup, registry(), store, lambda: None).close()
    async with app_at(home) as pilot:
        await press(pilot, "s")
        await settled(pilot)
        assert "deal of the day" in frame(pilot) and "own table" in frame(pilot)


# Games from elsewhere


async def test_a_record_is_imported_from_a_file_and_stands_among_the_saved_games(home: Home, tmp_path: Path) -> None:
    file = tmp_path / "try.txt"
    file.write_text(SHORT, "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "s", "i")
        assert "Type or paste the path of a record" in " ".join(frame(pilot).split())
        pilot.app.screen.query_one("#path", Input).value = f" '{file}' "
        await press(pilot, "enter")
        assert "Imported: a-try.json" in frame(pilot)
        await until(pilot, lambda: "event A try" in frame(pilot))
        assert "Ann A" in frame(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, SavesScreen)
        assert screen.entry is not None and screen.entry.save is not None
        assert screen.entry.save.notes == SHORT
        await press(pilot, "i")
        pilot.app.screen.query_one("#path", Input).value = str(file)
        await press(pilot, "enter")
        assert sorted(path.name for path in home.saves.glob("*.json")) == ["a-try-2.json", "a-try.json"]
    assert file.read_text("utf-8") == SHORT


async def test_the_text_of_a_record_is_imported_when_it_is_pasted(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "s", "i")
        pilot.app.post_message(Paste(SHORT.replace("\n", "\r")))  # as a terminal sends it
        await settled(pilot)
        assert "Imported: a-try.json" in frame(pilot)
        await press(pilot, "i")
        pilot.app.post_message(Paste(f"{home.saves / 'a-try.json'}\r"))
        await press(pilot, "enter")
        assert "Imported: a-try-2.json" in frame(pilot)


async def test_what_cannot_be_imported_is_refused_with_its_place_and_nothing_is_written(
    home: Home, tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    wrong = {
        SHORT.replace(
            "take 3 #", "tkae 3 #"
        ): "line 9: “tkae 3” cannot stand in the record of a game. → did you mean “take 3”?",
        SHORT.replace("2 Bob: draw row 2", "2 Bob: draw row 9", 1): "line 14: “draw row 9” cannot stand in the record",
        SHORT.replace("take 3 # Black", "take 11 # Black"): "Action 3 of",
        "hello": "bad.txt",
    }
    async with app_at(home) as pilot:
        await press(pilot, "s", "i")
        for text, told in wrong.items():
            file.write_text(text, "utf-8")
            pilot.app.screen.query_one("#path", Input).value = str(file)
            await press(pilot, "enter")
            shown = "".join(row[34:].replace("│", " ") for row in frame(pilot).splitlines())
            assert told in " ".join(shown.split()), told
        pilot.app.screen.query_one("#path", Input).value = str(tmp_path / "nowhere.txt")
        await press(pilot, "enter")
        shown = "".join(row[34:].replace("│", " ") for row in frame(pilot).splitlines())
        assert "cannot be read" in " ".join(shown.split())
        file.write_text(SHORT, "utf-8")
        home.saves.write_text("no folder", "utf-8")
        pilot.app.screen.query_one("#path", Input).value = str(file)
        await press(pilot, "enter")
        shown = "".join(row[34:].replace("│", " ") for row in frame(pilot).splitlines())
        assert f"Gamescannotbesavedin{home.saves}:" in "".join(shown.split())
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, SavesScreen)
        await press(pilot, "escape")
        assert not isinstance(pilot.app.screen, SavesScreen)
    assert not list(home.saves.glob("*.json"))


async def test_an_imported_game_stays_as_it_is_and_one_that_goes_on_from_it_keeps_its_comments(home: Home) -> None:
    kept = import_game(SHORT.replace("seats -,easy\n", ""), registry(), Store(home.saves))
    before = kept.read_text("utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "enter")
        game = pilot.app.games.game  # type: ignore[attr-defined]
        assert game.lock.path != kept
        assert [note.comment for note in game.replay().notes.turns][:1] == ["Red lies on the supply board."]
    assert kept.read_text("utf-8") == before
