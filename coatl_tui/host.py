"""What screens know of the app. They ask this protocol for it, so that no screen imports the app."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from coatl_core.files.home import Home
from coatl_core.language.l10n import L10n
from coatl_tui.bindings import Keymap
from coatl_tui.palettes import Palette
from coatl_tui.settings import Settings
from coatl_tui.widgets.signs import Signs

if TYPE_CHECKING:  # the menu must not wait for the rules
    from datetime import date

    from coatl_core.game.rules import Setup
    from coatl_core.hosting.client import Guest
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.hosting.own_seats import OwnSeat
    from coatl_core.hosting.protocol import New
    from coatl_core.play.daily import EndedDay
    from coatl_core.play.glance import Glance
    from coatl_core.play.lesson_game import LessonGame
    from coatl_core.play.mistakes import Mistake
    from coatl_core.play.new_player import NewPlayer
    from coatl_core.play.puzzle_game import Named
    from coatl_core.play.replay_game import ReplayGame
    from coatl_core.play.table_game import ScoredGame, TableGame
    from coatl_core.plugins.discovery import Plugin
    from coatl_core.plugins.registry import Registry
    from coatl_core.saves.days import Days
    from coatl_core.saves.format import Save
    from coatl_core.saves.records import Record, Records
    from coatl_core.saves.store import Store
    from coatl_tui.served.terms import Terms
    from coatl_tui.widgets.canvas import Canvas, Rect


class Elsewhere(Protocol):
    """The player's games at hosts."""

    async def make(self, new: New) -> None:
        """Makes a game at the host that keeps the player's games, and sits down at it. Raises HostFailed."""

    def deal(self, setup: Setup) -> None:
        """Deals a game by this setup at the host of a visitor's app, who takes the seat of their name, or else the
        first one of a person. Other persons come by invitation."""

    async def join(self, guest: Guest, asked: Invitation) -> None:
        """Sits down at a game of others: ``guest`` has not sat yet. Returns when there is a seat; then the screen that
        waits for the beginning will be opened. Raises what ``Guest.sit`` raises."""

    async def all_seats(self) -> tuple[OwnSeat, ...]:
        """Returns the player's seats in games of hosts, also those of games that are over, as ``own_seats`` does."""

    async def own_seats(self) -> tuple[OwnSeat, ...]:
        """Returns the player's seats in games of hosts, the newest first. If one of them is at the host beside the app,
        that is started. Raises OSError if they cannot be read."""

    @property
    def known_as(self) -> str:
        """Who the player is for the host, see ``Guest``."""

    @property
    def has_room(self) -> bool:
        """Whether a seat that is taken can be kept; one that is not is a seat that nobody comes back to. Only the home
        of a visitor may be full."""

    def come_back(self, seat: OwnSeat) -> None:
        """Comes back to a seat that the player has in a game of a host."""

    async def end(self, seat: OwnSeat) -> None:
        """Ends a game that the player has made, for all; if it had begun, its save is among the player's then. Raises
        what ``Guest.sit`` raises, and OSError if the host does not do it."""

    def open_table(self, game: TableGame) -> None:
        """Opens the table of the game that was waited for; if it is over and its save has come, that one's."""

    def stand_up(self) -> bool:
        """Leaves the line to the host of the game that is waited for or played, and returns whether there was one; the
        seat stays the player's."""


class Results(Protocol):
    """What is kept of finished games: their records, the deals of the day, the campaigns."""

    def load_records(self) -> Records:
        """The results of all games in which a person played. A damaged file is set aside. Raises OSError, and
        NewerRecords for a file of a newer version of the game."""

    def add_record(self, record: Record) -> str:
        """Saves the result of a game. Returns why it could not be saved; an empty text if it was."""

    def set_played(self) -> None:
        """Remembers that a game has been finished: from then on the menu does not begin with the lesson."""

    def load_days(self) -> Days:
        """All deals of the day. A damaged file is set aside. May be called from any thread. Raises OSError, and
        NewerRecords for a file of a newer version of the game."""

    def ended_day(self, game: ScoredGame) -> tuple[EndedDay | None, str]:
        """Counts the day of a game that is over, if it is a deal of the day, and returns what is to be said of it; and
        why it could not be counted, an empty text if it was."""

    def ended_campaign(self, game: ScoredGame) -> tuple[tuple[str, ...], str]:
        """Counts a game that is over, if it is one of a campaign, and returns what is to be said of it; and why it
        could not be counted, an empty text if it was."""

    def has_next_chapter(self, setup: Setup) -> bool:
        """Returns whether a game is one of a campaign that goes on."""


class Games(Protocol):
    """The game at the table, and the ways to one. ``game`` is None while none lies there."""

    game: TableGame | None

    def begin(self, setup: Setup, tells: bool = False) -> None:
        """Deals a new game and opens its table; ``tells`` says whether computer players tell their reasons at once. A
        visitor's game is dealt by the host. Raises SaveError if it cannot be dealt or saved."""

    def resume(self, path: Path) -> None:
        """Loads a saved game and opens its table; a visitor only looks at one that is not over. Raises SaveError if the
        file cannot be used."""

    def play_day(self, day: date) -> None:
        """Begins the deal of a date and opens its table, or goes on with the game that counts for that date. Raises
        SaveError as the two above, and UnknownContent if something is missing for it."""

    def play_next(self, setup: Setup, tells: bool = False) -> None:
        """Deals the next game of the same players: the next chapter if it is one of a campaign, whose game goes on if
        it has begun. ``tells`` as in ``begin``. Raises SaveError."""

    def play_on(self, before: ReplayGame, player: NewPlayer) -> None:
        """Goes on from the position of a game that is looked at as a new game, and opens its table. Raises
        IllegalActionError if nobody can go on from there, and SaveError if the new game cannot be saved."""

    def play(self, game: TableGame) -> None:
        """Opens the table of a game, after closing the one that is at the table."""

    def replay(self, path: Path) -> None:
        """Opens a saved game to be looked at action by action. Raises SaveError if the file cannot be used."""

    def glance_at(self, save: Save, registry: Registry) -> Glance:
        """Plays a saved game and returns its table, as anybody may see it. May be called from any thread: ``registry``
        was asked for before. Raises SaveError if the game cannot be played."""

    def draw_small_table(self, canvas: Canvas, area: Rect, glance: Glance, growth: bool = True) -> None:
        """Draws the table of a saved game with everything for which there is room; without ``growth`` not how the
        points have grown."""

    def begin_lesson(self, id: str) -> None:
        """Opens the lesson of this id where the player left it, or at its beginning. Raises FileError if it cannot be
        played, and UnknownContent or VariantFailed if all of it needs plugins that are off, gone or faulty."""

    def show_chapter(self, game: LessonGame) -> None:
        """Shows the table of the chapter that a lesson has come to, in the place of the one before."""

    def begin_puzzle(self, named: Named) -> None:
        """Opens the table of a puzzle. Raises FileError if that of a plugin is not as it is written, and UnknownContent
        if it needs cards that are off or gone."""

    def begin_next_puzzle(self, after: str = "") -> None:
        """Opens the puzzle that is to be tried next, other than that of the key ``after``; the list of puzzles if there
        is none, or if it cannot be opened."""

    def begin_mistake(self, mistakes: Sequence[Mistake], number: int) -> None:
        """Opens the table of one of the player's mistakes, from 0 the one with this number."""


class Host(Protocol):
    """The app: the player's files and settings, the messages, the plugins, and the way to a game and back to the menu.

    ``home`` is where the player's files are, ``safe_mode`` says that no third-party plugin is loaded, ``l10n`` has the
    messages in the app's language, ``settings`` is what the player has set for all games, ``signs`` are those that
    things are drawn with, ``keymap`` the keys they have given to commands, ``palettes`` are the colours of all themes
    by their names; those that plugins bring are among them as soon as ``registry`` has been asked for. ``terms`` are
    those of an app that is served to a visitor; None for a player's own.
    """

    home: Home
    safe_mode: bool
    l10n: L10n
    settings: Settings
    signs: Signs
    keymap: Keymap
    palettes: Mapping[str, Palette]
    terms: Terms | None

    # Settings and commands

    def run_command(self, id: str) -> None:
        """Runs a command of the scope ``all``, such as ``language`` or ``help``. Other ids do nothing."""

    def notices(self) -> list[str]:
        """A sentence for each file of the player that could not be used since the app was started."""

    def change_settings(self, settings: Settings) -> str:
        """Sets and saves the settings; colours, keys and signs change at once. Returns why they could not be saved; an
        empty text if they were."""

    @property
    def moves(self) -> bool:
        """Whether what moves is to be shown moving."""

    @property
    def is_behind(self) -> bool:
        """Whether the terminal has not taken yet what was sent to it."""

    def set_language(self, tag: str) -> None:
        """Changes the language of all screens, and saves it."""

    # Plugins

    @property
    def registry(self) -> Registry:
        """The plugins. The first call waits until all are found, two seconds at most; plugins found later are in the
        registry of a later call."""

    def after_first_frame(self) -> None:
        """Does what the first screen must not wait for, and returns at once: looks for the plugins, in a thread. The
        menu is refreshed when they are found."""

    def reload_plugins(self) -> None:
        """Looks for the plugins again, after some were added, removed, turned on or off. If the app's language has gone
        with them, it changes to English."""

    def new_l10n(self) -> L10n:
        """A new object with the same messages and language as ``l10n``, to be used in another thread."""

    def broken_plugins(self) -> list[Plugin]:
        """The plugins that are not used because something is wrong with them. It does not wait for them: the list is
        empty until the plugins are found."""

    def used_plugins(self) -> int | None:
        """How many plugins are used. It does not wait for them: None until they are found."""

    # Games

    @property
    def store(self) -> Store:
        """The saved games."""

    @property
    def games(self) -> Games:
        """The game at the table, and the ways to one."""

    @property
    def results(self) -> Results:
        """What is kept of finished games."""

    def open_pad(self) -> None:
        """Opens the score pad, for a game at a real table."""

    @property
    def thinks_apart(self) -> bool:
        """Whether computer players think in a process of their own."""

    def sits_at(self, game: str) -> None:
        """The player sits at the game of a host with this code from now on; at none if it is empty."""

    def deliver(self, name: str, data: bytes) -> str:
        """Gives the player a file of this name, and returns a sentence that says where it is. Raises OSError."""

    @property
    def elsewhere(self) -> Elsewhere:
        """The player's games at hosts."""

    # Leaving

    def to_menu(self) -> None:
        """Closes the game at the table, if there is one, and goes back to the menu."""

    def quit(self) -> None:
        """Quits the app; asks before whether the host beside it goes on, if a game of it is not over, or if it was
        started by somebody else."""

    def leave(self, end_host: bool = False) -> None:
        """Closes the game at the table, if there is one, and quits the app at once. The host beside it goes on, or is
        ended."""
