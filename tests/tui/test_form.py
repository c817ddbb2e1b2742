"""Setting up a game, and the ways round the keyboard: mouse, palette, terminals of all sizes."""

from __future__ import annotations

import asyncio
import re

import pytest
from attrs import evolve
from textual.command import CommandList
from textual.pilot import Pilot
from textual.widgets import Select

from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat, Rules
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import commands
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.palette import Commands
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.screens.themes import ThemeScreen
from coatl_tui.settings import Settings, load_settings, read_settings, save_settings
from coatl_tui.widgets.fields import Chooser, Tick
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.seat_field import SeatField
from tests.locale.support import app_in, speaking
from tests.plugins.support import CARDS, manifest, pack
from tests.support import rarely
from tests.tui.support import (
    app_at,
    frame,
    go_on,
    line,
    press,
    save,
    seat_is,
    seats,
    send,
    session_at,
    settled,
    table,
    to_field,
    until,
)
from tests.tui.test_plugins import app_with
from tests.tui.test_screens import text
from tests.tui.test_solo import shown_rows

pytestmark = pytest.mark.slow

TEMPLES = """schema = 1
id = "{id}"

[[temple]]
id = "calm"
requirements = ["no Y"]
levels = {{ 1 = 2 }}
"""


@pytest.mark.exhaustive
async def test_a_form_that_is_being_closed_hears_late_that_a_field_has_changed(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        form = pilot.app.screen
        assert isinstance(form, NewGameScreen)
        closed, first = form.dismiss(), form.query_one("#first", Chooser)
        while form.query("#message"):
            form.on_select_changed(Select.Changed(first, first.value))
            await asyncio.sleep(0)
        await closed
        assert isinstance(pilot.app.screen, MenuScreen)


def without_promo(home: Home) -> None:
    """Turns the promo cards off: the base cards are all there are."""
    save_settings(home.settings, Settings(disabled=("promo",)))


def cards(id: str, copies: int) -> str:
    """A card set of one prophecy, so many times."""
    return f"{CARDS.format(id=id)}copies = {copies}\n"


async def test_the_form_decides_players_names_options_and_seed(two_persons: Home) -> None:
    async with app_at(two_persons) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await press(pilot, "up", "up")
        for name in ("Ana", "Bá", "Цвіт"):
            await press(pilot, *name, "down")  # in place of the name proposed, and on to the next seat
        await to_field(pilot, "first")
        await press(pilot, "right", "right")  # the second begins
        for switch in ("tokens", "half", "strict"):
            await to_field(pilot, switch)
            await press(pilot, "right")
        await to_field(pilot, "seed")
        await press(pilot, *"a seed", "down", "enter")
        setup = table(pilot).game.session.setup
        assert setup.players == ("Ana", "Bá", "Цвіт")
        assert (setup.first, setup.seed) == (1, "a seed")
        assert setup.rules == Rules(sacrifice_tokens=True, unfinished_score_half=True, strict_x=True)


@pytest.mark.usefixtures("two_persons")
@pytest.mark.exhaustive
async def test_the_form_proposes_the_names_played_with_last(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "up", *"Ana", "f2")
        assert table(pilot).game.session.setup.players == ("Ana", "Player 2")
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "!adam")
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.players == ("Ana",)
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "-")
        await press(pilot, *"Bá", "f2")
        assert table(pilot).game.session.setup.players == ("Ana", "Bá")
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await press(pilot, "f6", "f2")
        assert table(pilot).game.session.setup.players == ("Ana", "Bá", speaking("cs")("form-default-name", n=3))
    assert read_settings(home.settings).names == ("Ana", "Bá", "")


async def test_a_game_begins_though_the_names_cannot_be_saved(home: Home) -> None:
    home.config.write_text("a file in place of the folder")
    async with app_at(home) as pilot:
        await press(pilot, "n", "up", *"Ana", "f2")
        setup = table(pilot).game.session.setup
        assert (setup.players[0], setup.seats) == ("Ana", (None, ComputerSeat("easy")))


# The first form


async def test_whoever_sees_the_form_first_plays_against_a_beginner_with_the_tokens_that_were_taught(
    home: Home,
) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        shown = frame(pilot)
        assert re.search(r"1 +Player 1 +person", shown)
        assert re.search(r"2 +chooses its name +.*computer .* beginner", shown)
        assert re.search(r"3 \+ one more seat", shown)
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert setup.seats == (None, ComputerSeat("easy"))
        assert setup.players[1] in ["Itzel", "Nenetl", "Tepin", "Mazatl", "Zolin", "Izel"]
        assert setup.rules == Rules(sacrifice_tokens=True)
        assert not table(pilot).game.covered
        assert not table(pilot).game.tells
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n", "down", "enter")  # a third player is like the second
        assert re.search(r"3 +chooses its name +.*computer .* beginner", frame(pilot))


@pytest.mark.exhaustive
async def test_what_was_chosen_last_is_proposed_again(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "left", "left")  # the second seat: a person's
        await to_field(pilot, "tokens")
        await press(pilot, "right", "f2")
        assert table(pilot).game.session.setup.seats == ()
        assert table(pilot).game.covered
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert who_sits(pilot) == ["-", "-"]
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.rules == Rules()


@pytest.mark.exhaustive
async def test_who_had_played_with_others_before_seats_were_kept_plays_with_others_again(home: Home) -> None:
    save_settings(home.settings, Settings(names=("Ana", "Bao")))
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert who_sits(pilot) == ["-", "-"]


@pytest.mark.exhaustive
async def test_reasons_are_told_at_once_if_that_is_set(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8")
        await to_field(pilot, "reasons")
        assert "and not only after the game" in " ".join(line(pilot, "details").split())
        await press(pilot, "right", "escape", "n", "f2")
        assert table(pilot).game.tells
        await leave(pilot)


@pytest.mark.parametrize("size", [(80, 24), *rarely(((140, 40),))])
async def test_the_button_that_begins_is_always_in_sight(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        await press(pilot, "n")
        await seats(pilot, 4)
        for _ in range(25):
            assert re.search("deal the cards +F2", frame(pilot))
            await press(pilot, "down")


async def test_the_rule_of_a_switch_is_named_and_its_key_opens_it(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert {"rule 7", "rule 8.6", "rule 8.9"} <= set(re.findall(r"rule [\d.]+", frame(pilot)))
        await to_field(pilot, "half")
        assert "F1 rule 8.6" in line(pilot, "keys")
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, RulebookScreen)
        assert "8.6" in frame(pilot)


@pytest.mark.exhaustive
async def test_a_text_field_offers_no_key_that_it_would_type(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert "? help" in line(pilot, "keys")
        await press(pilot, "enter")  # on a seat: to its name
        assert "? help" not in line(pilot, "keys")
        await send(pilot, "question_mark", "?")
        assert isinstance(pilot.app.screen, NewGameScreen)
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, RulebookScreen)
        assert "/ find" in line(pilot, "keys")
        await press(pilot, "slash")
        assert not {"/", "n", "?"} & set(line(pilot, "keys").split())
        await press(pilot, "escape")
        assert "/ find" in line(pilot, "keys")
        await press(pilot, "escape", "up")
        assert "? help" in line(pilot, "keys")


@pytest.mark.exhaustive
async def test_the_same_seed_deals_the_same_game(home: Home) -> None:
    dealt = []
    for _ in range(2):
        async with app_at(home) as pilot:
            await press(pilot, "n")
            await to_field(pilot, "seed")
            await press(pilot, *"same", "f2")
            dealt.append(table(pilot).game.session.state)
            await leave(pilot)
    assert dealt[0] == dealt[1]


@pytest.mark.exhaustive
async def test_a_seed_that_is_drawn_cannot_be_guessed_and_is_not_shown(home: Home) -> None:
    seeds = []
    for _ in range(2):
        async with app_at(home, (130, 40)) as pilot:
            await press(pilot, "n", "f2")
            seed = table(pilot).game.session.setup.seed
            assert len(seed) == 32
            assert 0 <= int(seed, 16) < 2**128
            seeds.append(seed)
            for keys in ([], ["enter"], ["l"], ["l", "question_mark"], ["escape", "q", "2"], ["s"]):
                await press(pilot, *keys)
                assert seed not in frame(pilot)
            assert isinstance(pilot.app.screen, SavesScreen)  # by way of cover, table, log, help and menu
    assert seeds[0] != seeds[1]


def who_sits(pilot: Pilot[None]) -> list[str]:
    """The values of the seats that are taken."""
    return [seat.value for seat in pilot.app.screen.query(SeatField) if seat.size and not seat.is_open]


async def leave(pilot: Pilot[None]) -> None:
    """Ends the app as its last key would."""
    assert isinstance(pilot.app, CoatlApp)
    pilot.app.quit()


async def test_a_form_that_is_left_deals_nothing(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert not home.saves.exists()


# As in the player's box

HALF = Rules(unfinished_score_half=True)


async def to_the_edition(pilot: Pilot[None]) -> None:
    """The form, with the cursor on the edition."""
    await press(pilot, "n")
    await to_field(pilot, "edition")


def shown_rules(pilot: Pilot[None]) -> tuple[str, bool, bool]:
    """What the form shows of the edition and of the two switches in which editions differ."""
    screen = pilot.app.screen
    edition = screen.query_one("#edition", Chooser).text
    return edition, screen.query_one("#half", Tick).value, screen.query_one("#strict", Tick).value


@pytest.mark.parametrize(
    ("tag", "shown", "said"),
    [
        ("pl", ("wydanie polskie", True, False), "Wydanie wybrane według języka aplikacji"),
        *rarely(
            ("uk", ("українське видання", False, False), "Видання вибрано за мовою застосунку"),
            ("en", ("own choice", False, False), "You set the two options below yourself"),
        ),
    ],
)
async def test_the_edition_is_that_of_the_language_and_it_is_said(
    home: Home, tag: str, shown: tuple[str, bool, bool], said: str
) -> None:
    async with app_in(tag, home) as pilot:
        await to_the_edition(pilot)
        assert shown_rules(pilot) == shown
        assert said in frame(pilot)
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.rules == evolve(HALF if tag == "pl" else Rules(), sacrifice_tokens=True)
    assert read_settings(home.settings).edition == ""  # the player has chosen none


@pytest.mark.exhaustive
async def test_the_edition_follows_the_language_until_the_player_chooses(home: Home) -> None:
    async with app_in("cs", home) as pilot:
        await to_the_edition(pilot)
        assert shown_rules(pilot)[0] == "české vydání"
        await press(pilot, "f6")
        assert shown_rules(pilot) == ("wydanie polskie", True, False)
        await press(pilot, "left", "f6")
        assert shown_rules(pilot) == ("чеське видання", False, False)


async def test_the_chosen_edition_sets_the_switches_and_is_remembered(home: Home) -> None:
    async with app_at(home) as pilot:
        await to_the_edition(pilot)
        await press(pilot, "left", "left")  # from the own choice
        assert shown_rules(pilot) == ("Polish edition", True, False)
        assert "they are set as in yours." in frame(pilot)
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.rules == evolve(HALF, sacrifice_tokens=True)
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert shown_rules(pilot) == ("Polish edition", True, False)


async def test_a_switch_changed_by_hand_is_the_players_own_choice_and_is_remembered(home: Home) -> None:
    async with app_in("pl", home) as pilot:
        await to_the_edition(pilot)
        await press(pilot, "down", "down", "right")
        assert shown_rules(pilot) == ("własny wybór", True, True)
        await press(pilot, "f2")
        await leave(pilot)
    async with app_in("pl", home) as pilot:
        await press(pilot, "n")
        assert shown_rules(pilot) == ("własny wybór", True, True)


@pytest.mark.parametrize("damage", ['{"edition": "mars"}', '{"edition": 3}', '{"strict_x": 1}'])
def test_settings_with_another_edition_are_set_aside(home: Home, damage: str) -> None:
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_text(damage, "utf-8")
    settings, aside = load_settings(home.settings)
    assert settings == Settings()
    assert aside is not None


# Card sets


async def to_the_sets(pilot: Pilot[None]) -> None:
    """The form, with the cursor on the first card set, the base game's."""
    await press(pilot, "n")
    await to_field(pilot, "set-1")


@pytest.mark.exhaustive
async def test_with_the_base_cards_alone_nothing_is_asked(home: Home) -> None:
    without_promo(home)
    async with app_with(home) as pilot:
        await press(pilot, "n")
        assert not {id for id in shown_rows(pilot) if id.startswith("set-")}
        assert "Base game" not in frame(pilot)


@pytest.mark.exhaustive
async def test_the_promo_cards_are_offered_and_off(home: Home) -> None:
    for keys, chosen in (("f2", ("base",)), ("down right f2", ("base", "promo"))):
        async with app_at(home) as pilot:
            await to_the_sets(pilot)
            assert "● Base game" in frame(pilot)
            assert "○ Promo pack" in frame(pilot)
            await press(pilot, *keys.split())
            assert table(pilot).game.session.setup.card_sets == chosen
            await leave(pilot)


@pytest.mark.exhaustive
async def test_other_cards_are_mixed_with_the_base_cards_or_played_instead(home: Home) -> None:
    without_promo(home)
    for id in ("sun", "jade"):
        pack(home.packs, id, text=manifest(id, name=f"The {id}"), cards=cards(id, 7))
    chosen = []
    for keys in ("f2", "down right f2", "right down right down right f2"):
        async with app_with(home) as pilot:
            await to_the_sets(pilot)
            assert re.search("Cards +● Base game", frame(pilot))
            assert "                       ○ The jade" in frame(pilot)
            await press(pilot, *keys.split())
            chosen.append(table(pilot).game.session.setup.card_sets)
            await leave(pilot)
    assert chosen == [("base",), ("base", "jade"), ("jade", "sun")]


async def test_what_is_in_a_card_set_is_told_and_whether_the_cards_will_do(home: Home) -> None:
    """RULES 2.4, 2.5: without enough prophecies for the hands and the row nothing is dealt."""
    without_promo(home)
    pack(home.packs, "jade", text=manifest("jade", name="The jade"), cards=cards("jade", 12))
    async with app_with(home) as pilot:
        await to_the_sets(pilot)
        assert "Base game: 54 prophecies, 15 temples." in frame(pilot)
        await press(pilot, "down")
        assert "The jade: 12 prophecies, 0 temples." in frame(pilot)
        await press(pilot, "right")
        assert "are dealt and laid out" not in text(frame(pilot))
        await press(pilot, "up")
        await press(pilot, "right")
        few = "13 prophecies are dealt and laid out at the beginning, and only 12 chosen: choose more cards or fewer"
        assert few in text(frame(pilot))
        await press(pilot, "f2")
        assert few in text(frame(pilot))
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert not home.saves.exists()
        await press(pilot, "right")
        assert "are dealt and laid out" not in text(frame(pilot))
        await press(pilot, "f2")
        state = table(pilot).game.session.state
        assert sorted(len(player.hand) for player in state.players) == [3, 4]  # who begins is drawn
        assert state.row.count(None) == 0


@pytest.mark.exhaustive
async def test_whether_the_cards_will_do_is_told_where_the_players_are_chosen_as_well(home: Home) -> None:
    pack(home.packs, "jade", cards=cards("jade", 14))
    save_settings(home.settings, Settings(disabled=("base", "promo")))
    async with app_with(home) as pilot:
        await press(pilot, "n")
        assert "are dealt and laid out" not in text(frame(pilot))
        await seats(pilot, 4)
        assert "24 prophecies are dealt and laid out at the beginning, and only 14 chosen" in text(frame(pilot))
        await press(pilot, "f2")
        assert "24 prophecies are dealt and laid out at the beginning, and only 14 chosen" in text(frame(pilot))


@pytest.mark.exhaustive
async def test_without_any_prophecy_there_is_no_game(home: Home) -> None:
    without_promo(home)
    pack(home.packs, "jade", cards=TEMPLES.format(id="jade"))
    async with app_with(home) as pilot:
        await to_the_sets(pilot)
        await press(pilot, "right")
        await press(pilot, "f2")
        assert "There must be a prophecy among the cards" in text(frame(pilot))
        await press(pilot, "down")
        await press(pilot, "right")
        await press(pilot, "f2")
        assert "There must be a prophecy among the cards" in text(frame(pilot))
        assert not home.saves.exists()
        await press(pilot, "right")
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.card_sets == ("base", "jade")


@pytest.mark.exhaustive
async def test_the_only_card_set_there_is_is_played_with(home: Home) -> None:
    pack(home.packs, "jade", cards=cards("jade", 13))
    save_settings(home.settings, Settings(disabled=("base", "promo")))
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.card_sets == ("jade",)


@pytest.mark.exhaustive
async def test_without_any_card_set_it_is_said_what_to_do(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("base", "promo")))
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "turn on a plugin that has some" in text(frame(pilot))


@pytest.mark.exhaustive
async def test_two_sets_of_one_plugin_are_told_apart(home: Home) -> None:
    without_promo(home)
    folder = pack(
        home.packs, "jade", text=manifest("jade", name="Jade").replace("'cards.toml'", "'cards.toml', 'b.toml'")
    )
    (folder / "b.toml").write_text(CARDS.format(id="jade-two"), "utf-8")
    async with app_with(home) as pilot:
        await press(pilot, "n")
        assert "○ Jade (jade)" in frame(pilot)
        assert "○ Jade (jade-two)" in frame(pilot)


@pytest.mark.exhaustive
async def test_a_solo_game_is_played_with_any_cards_if_they_are_enough(home: Home) -> None:
    pack(home.packs, "jade", cards=cards("jade", 14))
    pack(home.packs, "sun", cards=cards("sun", 1))
    save_settings(home.settings, Settings(pace="steps", disabled=("promo",)))
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "!adam")
        await to_field(pilot, "set-1")
        await press(pilot, "right", "down", "down")
        await press(pilot, "right")
        assert "11 prophecies are dealt and laid out at the beginning, and only 1 chosen" in text(frame(pilot))
        await press(pilot, "right", "up", "right", "f2")
        game = table(pilot).game
        assert game.session.setup.card_sets == ("jade",)
        await press(pilot, *"h123e")
        assert game.session.opponent_moves
        await press(pilot, "e")
        assert game.session.state.turn == 1


async def test_a_click_on_the_key_bar_runs_the_command(home: Home) -> None:
    async with app_at(home) as pilot:
        keys = pilot.app.screen.query_one("#keys", Pane)
        spot = next(s for s in keys.content.spots if getattr(s.item, "id", "") == "theme")
        await pilot.click("#keys", offset=(spot.start, 0))
        await settled(pilot)
        assert isinstance(pilot.app.screen, ThemeScreen)


async def test_the_menu_says_which_game_goes_on(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await until(pilot, lambda: "Ana, Bao · turn 12" in frame(pilot))
        shown = frame(pilot)
        assert re.search("p +Plugins +[0-9]+ on", shown)
        assert re.search("9 +Settings +English · night", shown)
        assert "Quit" not in line(pilot, "keys")
        assert "quit" not in line(pilot, "keys")


@pytest.mark.exhaustive
@pytest.mark.parametrize("alone", [False, True])
async def test_the_form_has_free_lines_where_they_help_most(home: Home, alone: bool) -> None:
    """In eighty by twenty-four the last one to go is the line after the seats. Without the variant there is one."""
    save_settings(home.settings, Settings(disabled=("tribes",)))
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "!adam" if alone else "easy")
        lines = [each.strip(" │") for each in frame(pilot).splitlines()]
        places = {
            label: next(at for at, each in enumerate(lines) if each.startswith(label)) for label in ("Cards", "Seed")
        }
        assert alone or any("────" in each for each in frame(pilot).splitlines()[places["Cards"] - 3 : places["Cards"]])
        assert "by chance" in lines[places["Seed"]]
        assert re.search("Unfinished coatls: half +rule 8.6", frame(pilot))
        assert re.search("deal the cards +F2", frame(pilot))
        assert "▲ ▼ field" in line(pilot, "keys")


async def test_the_palette_lists_what_each_command_of_the_screen_does_and_its_key(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        listed = {entry.id: entry for entry in Commands(screen).entries()}
        for command in commands("table"):
            if command.bar:
                assert listed[command.id].key == screen.key(command)
        assert listed["go-hand"].name == "go to the hand"
        order = list(listed)
        of_pane, of_screen, of_app, moving = (order.index(id) for id in ("fulfil", "end", "settings", "go-hand"))
        assert of_pane < of_screen < of_app < moving
        await press(pilot, "f5", *"settings")
        await until(pilot, lambda: re.search("▐ settings for all games +F8 +▌", frame(pilot)))


async def test_the_palette_shows_twelve_commands_at_most(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        await press(pilot, "f5")
        await until(pilot, lambda: "▐" in frame(pilot).splitlines()[6])
        assert pilot.app.screen.query_one(CommandList).size.height == 12


async def test_started_in_a_small_terminal_the_menu_comes_when_there_is_room(home: Home) -> None:
    async with app_at(home, (40, 10)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, SmallScreen)
        assert "40 × 10" in " ".join(frame(pilot).split())
        await pilot.resize_terminal(100, 30)
        await settled(pilot)
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "New game" in frame(pilot)


async def test_a_question_survives_a_small_terminal(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "q")
        assert table(pilot).choice.open
        for size in ((30, 8), (79, 24), (130, 40)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
        assert table(pilot).choice.open
        await press(pilot, "escape")
        assert "Supply board" in frame(pilot)
        for pane in pilot.app.screen.query(Pane):
            assert pane.region.right <= 130


@pytest.mark.exhaustive
async def test_the_table_uses_whatever_room_there_is(home: Home) -> None:
    save(home, session_at(40))
    shown = {}
    for size in ((80, 24), (80, 40), (130, 24), (130, 40)):
        async with app_at(home, size) as pilot:
            await go_on(pilot)
            panes = ("supply", "players", "news", "row", "coatls", "hand")
            shown[size] = [table(pilot).pane(id).size.height for id in panes]
            assert all(shown[size])
            assert table(pilot).pane("keys").region.bottom == size[1]
            await leave(pilot)
    assert shown[80, 24][4] < shown[80, 40][4]  # the coatls have more rows
    assert shown[130, 24][3] < shown[80, 24][3]  # the prophecies stand in three columns
    assert shown[130, 24] != shown[130, 40]  # cards are cards there


@pytest.mark.exhaustive
async def test_the_arrows_go_from_line_to_line_where_the_form_is_longer_than_the_screen(home: Home) -> None:
    for number in range(8):
        pack(home.packs, f"moon-{number}")
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "!adam")
        passed = [str(pilot.app.focused and pilot.app.focused.id)]
        while passed[-1] != "start":
            await press(pilot, "down")
            passed.append(str(pilot.app.focused and pilot.app.focused.id))
            assert passed.count(passed[-1]) == 1
        assert {"seat-2", "set-1", "set-9", "option-adam-level-5", "seed"} <= set(passed)
        assert "deal the cards" in frame(pilot)


@pytest.mark.exhaustive
async def test_the_key_bar_is_made_once_for_each_step_of_the_focus_that_changes_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        made = []
        show_keys = NewGameScreen.show_keys

        def counted(screen: NewGameScreen) -> None:
            made.append(screen.focused)
            show_keys(screen)

        monkeypatch.setattr(NewGameScreen, "show_keys", counted)
        await press(pilot, "enter")  # to a name, which the arrows do not change
        assert len(made) == 1
        assert "◄" not in line(pilot, "keys")
        await press(pilot, "enter")  # to who plays
        assert len(made) == 2
        assert "◄ ► change" in line(pilot, "keys")


# Seats


async def test_letters_on_the_line_of_a_seat_are_the_name_of_who_sits_there(two_persons: Home) -> None:
    async with app_at(two_persons) as pilot:
        await press(pilot, "n", *"Bao", "enter")
        assert str(pilot.app.focused and pilot.app.focused.id) == "seat-2", "enter goes back to who plays"
        await press(pilot, "up", *"Ana", "f2")
        assert table(pilot).game.session.setup.players == ("Ana", "Bao")


async def test_a_seat_that_is_taken_away_takes_its_player_along_and_the_next_ones_move_up(two_persons: Home) -> None:
    async with app_at(two_persons) as pilot:
        await press(pilot, "n")
        assert "take away" not in line(pilot, "keys"), "two always play"
        await seats(pilot, 3)
        await seat_is(pilot, 3, "hard")
        await press(pilot, *"Zoe")
        await to_field(pilot, "first")
        await press(pilot, "left")  # the third begins
        await to_field(pilot, "seat-2")
        assert "Del take away" in line(pilot, "keys")
        await press(pilot, "delete")
        assert who_sits(pilot) == ["-", "hard"]
        await press(pilot, "backspace")
        assert who_sits(pilot) == ["-", "hard"]
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert (setup.players, setup.seats, setup.first) == (("Player 1", "Zoe"), (None, ComputerSeat("hard")), 1)


@pytest.mark.exhaustive
async def test_as_many_seats_as_last_time_are_proposed_and_the_same_opponent_of_one_alone(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await seat_is(pilot, 3, "master")
        await press(pilot, "f2")
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert who_sits(pilot) == ["-", "easy", "master"]
        await seat_is(pilot, 2, "!adam")
        assert who_sits(pilot) == ["-", "!adam"]
        await press(pilot, "f2")
        assert len(table(pilot).game.session.setup.players) == 1
        await leave(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert who_sits(pilot) == ["-", "!adam"]
        await seat_is(pilot, 2, "-")
        assert who_sits(pilot) == ["-", "-", "master"]


def test_settings_from_before_the_number_of_seats_was_kept_are_read(home: Home) -> None:
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_text('{"seats": ["", "easy", "hard"]}', "utf-8")
    settings, aside = load_settings(home.settings)
    assert (settings.seats, settings.players, aside) == (("", "easy", "hard"), 0, None)


@pytest.mark.parametrize("size", [(100, 30), *rarely(((140, 40),), ((200, 60),))])
async def test_what_a_field_means_stands_beside_the_form_where_there_is_room(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        await press(pilot, "n", "right")
        assert "computer · player" in frame(pilot)
        assert "Plans its coatls" in frame(pilot)
        assert not line(pilot)
        await to_field(pilot, "tokens")
        assert "Three special actions" in text(frame(pilot))


@pytest.mark.exhaustive
async def test_beside_an_opponent_of_one_alone_no_seat_is_open(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await seat_is(pilot, 2, "!adam")
        assert "one more seat" not in frame(pilot)
        await press(pilot, "x", "up", "right")  # he has his own name, and whoever plays alone is a person
        assert "A.D.A.M." in frame(pilot)
        assert who_sits(pilot) == ["-", "!adam"]
