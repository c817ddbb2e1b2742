"""The languages, and the app in each of them."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from typing import TypeAlias
from unittest.mock import patch

from textual.pilot import Pilot

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.actions import Action, Duty, Pick, Vision
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.l10n import L10n, english
from coatl_core.language.rulebook import find_rule
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.records import PlayerResult, Record, load_records, record_of
from coatl_tui.app import CoatlApp
from coatl_tui.cli.program import main
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.screens.plugins import PluginsScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.widgets.pane import Pane
from tests.support import NAMES, Sensible, registry
from tests.tui.support import press, running, seat_is, send, session_at, settled, to_field, until
from tests.tui.test_solo import solo_session

TRANSLATIONS = ("cs", "pl", "uk")
LANGUAGES = ("en", *TRANSLATIONS)
"""In the order in which the app goes from one to the next."""
ROUND = (*TRANSLATIONS, "en")
"""The languages that come after English, one for each press of the key."""

Size: TypeAlias = tuple[int, int]
HERE = Path(__file__).parent
PLUGINS = HERE.parents[1] / "plugins"
QWERTY = "`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./"
KEYBOARDS = {
    "cs": ";+ěščřžýáíé=´qwertzuiopú)asdfghjklů§¨yxcvbnm,.-",
    "pl": QWERTY,
    "uk": "'1234567890-=йцукенгшщзхїфівапролджєґячсмитьбю.",
}
"""What the keys of ``QWERTY`` type on the keyboards of these languages."""
KEY_NAMES = {"+": "plus", "?": "question_mark", "/": "slash"}


def speaking(tag: str) -> L10n:
    """The messages in a language; one that is missing or faulty is an error."""
    l10n = english(strict=True)
    registry().register_messages(l10n)
    l10n.set_language(tag)
    return l10n


@asynccontextmanager
async def app_in(tag: str, home: Home, size: Size = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The app in this language, with its menu shown."""
    async with running(CoatlApp(home, safe_mode=True, l10n=speaking(tag)), size) as pilot:
        yield pilot


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Types characters as a terminal sends them, whatever keyboard they are on."""
    for character in text:
        await send(pilot, KEY_NAMES.get(character, character), character)


def in_cyrillic(keys: str) -> str:
    """What a Ukrainian keyboard types with these keys."""
    return keys.translate(str.maketrans(QWERTY, KEYBOARDS["uk"]))


async def next_language(pilot: Pilot[None], times: int = 1) -> None:
    """The key for the next language."""
    await press(pilot, *["f6"] * times)


def language(pilot: Pilot[None]) -> str:
    """The language the app speaks."""
    app = pilot.app
    assert isinstance(app, CoatlApp)
    return app.l10n.tag


# Games, and the way through all screens

LEVELS = VariantChoice("adam", ("level-3", "level-5"))
SAVED = "2026-01-02T03:04:05+00:00"


@cache
def _finished() -> dict[str, Session]:
    """The finished games, by the names of their files."""
    return {"finished": session_at(10_000, players=2), "alone-finished": solo_session(10_000, *LEVELS.options)}


@cache
def _games() -> dict[str, str]:
    """The files of some games, the last one to go on with."""
    sessions = {**_finished(), "alone": solo_session(20, "level-5"), "several": _rich_game()}
    return {"half.json": '{"format": "coatl-save", ', **{f"{name}.json": _saved(s) for name, s in sessions.items()}}


def _rich_game() -> Session:
    """Three players with tokens; whoever moves can build, fulfil a prophecy, and spend each of the tokens."""
    setup = Setup(NAMES[:3], "jade23", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
    session = Session(setup, registry().ruleset(setup.card_sets))
    player = Thrifty(setup.seed)
    while session.state.turn < 54 or session.state.acted or session.state.phase != "action":
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


class Thrifty(Sensible):
    """A sensible player who spends no token."""

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        return super().choose(state, tuple(a for a in actions if not isinstance(a, Pick | Vision | Duty)) or actions)


def _saved(session: Session) -> str:
    setup = session.setup
    return encode(make_save(session, registry().dependencies(setup.card_sets, setup.variants), saved=SAVED))


def furnish(home: Home) -> None:
    """Games saved, begun and finished ones and one that is damaged; games won and lost; an opponent who waits."""
    for number, (name, text) in enumerate(_games().items()):
        write(home.saves / name, text)
        os.utime(home.saves / name, (number, number))
    (home.saves / "half.json.bak").write_text(_games()["several.json"], "utf-8")
    records = load_records(home.records)
    for record in _records():
        records = records.with_game(record)
    save_settings(home.settings, Settings(pace="steps"))


def _records() -> Iterator[Record]:
    """Games of one person alone, against computer players, and with one and two other persons."""
    adam, days = VariantChoice("adam"), count(1)

    def finished() -> str:
        """Each game a few days after the one before it."""
        return (datetime.fromisoformat(SAVED) + timedelta(days=3 * next(days))).isoformat()

    alone = ((adam, 31, 45), (LEVELS, 60, 45), (adam, 38, 52), (adam, 57, 41), (adam, 44, 39), (adam, 63, 48))
    for number, (variant, points, opponent) in enumerate(alone):
        player = PlayerResult(NAMES[0], points, points > opponent)
        yield Record(f"alone-{number}", finished(), (player,), opponent, (variant,), turns=47 + number)
    for seat, other in enumerate((ComputerSeat("hard"), None)):
        for number, points in enumerate((41, 17, 58, 63, 39)):
            first = PlayerResult(NAMES[0], points, points > 40)
            second = PlayerResult(NAMES[1], 40, points < 40, other)
            yield Record(f"{seat}-{number}", finished(), (first, second), hints=number % 2, turns=88 + number)
    for number, results in enumerate(((35, 52, 28), (47, 33, 46))):
        three = (PlayerResult(name, each, each == max(results)) for name, each in zip(NAMES, results, strict=False))
        yield Record(f"three-{number}", finished(), tuple(three), turns=102 + number)
    for name, session in _finished().items():
        record = record_of(session, name, finished())
        assert record is not None
        yield record


TOLD_FIELDS = "b g k r y y k r b g k b r b k g"
"""What lies on the ten fields of a real table, as it is typed."""


async def tour(pilot: Pilot[None]) -> AsyncIterator[str]:
    """Goes from the menu to every screen of the app and says at each which one it is. The home must be furnished."""

    async def go(*steps: str) -> None:
        for step in steps:
            await press(pilot, *step.split())

    async def load(number: str) -> None:
        await go("s", number, "enter")

    yield "menu"
    await go("t", "enter")
    yield "lesson"
    await go("enter", "enter h 1")
    yield "lesson-keep"
    await go("q", "2")
    await go("n", "down enter")
    yield "form"
    await seat_is(pilot, 2, "!adam")
    yield "form-solo"
    await go("escape", "z")
    yield "puzzles"
    await go("enter")
    yield "puzzle"
    await go("q")
    yield "question-puzzle"
    await go("3", "escape", "b")
    yield "records"
    await go("escape", "o")
    yield "pad-form"
    await go("A n a down B a o f2", "b b b r y")
    yield "pad-coatl"
    await go("enter k b")
    yield "pad-card"
    await go("escape", "p")
    plugins = pilot.app.screen
    assert isinstance(plugins, PluginsScreen)
    await until(pilot, lambda: len(plugins.looks) == len(plugins.plugins))
    yield "plugins"
    await go("escape", "f8")
    yield "settings"
    await go("escape", "f3")
    yield "themes"
    await go("escape", "f1")
    yield "rulebook"
    await open_rule(pilot, "8.8")
    yield "rulebook-patterns"
    await go("escape", "s")
    yield "saves"
    await go("5")
    yield "saves-damaged"
    # A game that was at the table is the first of the list from then on, and the next one the fourth.
    await go("escape")
    await load("4")
    yield "score"
    await go("w")
    yield "save-as"
    await go("escape", "q")
    await load("4")
    yield "score-solo"
    await go("q")
    await load("4")
    yield "table-solo"
    await go("q", "2")
    await load("4")
    yield "cover"
    await go("enter")
    yield "table"
    await go("s 5")
    yield "table-supply"
    await go("p 7")
    yield "table-deck"
    await go("x")
    yield "question-token"
    await go("1")
    yield "question-pick"
    await go("escape", "x", "3")
    yield "question-duty"
    await go("escape", "c enter")
    yield "question-coatl"
    await go("escape", "l")
    yield "log"
    await go("l", "question_mark")
    yield "help"
    await go("escape", "q")
    yield "question-quit"
    await go("2", "n", "up A n a")  # a name that nobody has typed is that of the language the game was begun in
    await seat_is(pilot, 2, "!adam")
    await to_field(pilot, "chance")
    await go("right")
    yield "form-table"
    await to_field(pilot, "fields")
    await go("enter")
    yield "fields"
    await go("escape", f"f2 {TOLD_FIELDS}")
    yield "tell"
    await go("enter y k")
    yield "tell-card"
    await go("1 b k 1 g g 1")
    yield "beside-first"
    await go("enter")
    yield "beside"
    await go("b")
    yield "lies"
    await go("enter g g enter", "enter")
    yield "lies-field"
    await go("escape escape escape q")


async def open_rule(pilot: Pilot[None], rule: str) -> None:
    """Opens a rule in the rulebook by its number."""
    screen = pilot.app.screen
    assert isinstance(screen, RulebookScreen)
    screen.query_one("#contents", Pane).go(find_rule(screen.sections, rule))
    await settled(pilot)


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[Pilot[None]]:
    """The app as the program starts it with these arguments: in the home and the language that this finds."""
    apps: list[CoatlApp] = []

    def run(home: Home, l10n: L10n, safe_mode: bool = False) -> int:
        apps.append(CoatlApp(home, safe_mode, l10n))
        return 0

    with patch("coatl_tui.cli.app_process.run", run):
        assert main(arguments) == 0
    async with running(apps[0]) as pilot:
        yield pilot
