"""What is asked before a game and between two: a new one, a saved one, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import define, field

from coatl_core.files.home import Home
from coatl_core.game.rules import Setup
from coatl_core.hosting.invitation import Invitation, read_invitation
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.store import Store
from coatl_tui.plain.help import change_language, not_understood, tell_help
from coatl_tui.plain.lines import LONGEST_INPUT, Lines
from coatl_tui.plain.playing import Playing
from coatl_tui.plain.questions import Gone, Questions, Wanted
from coatl_tui.plain.told import Telling, turned
from coatl_tui.plain.words import Left, command_of, number_of, own_word

if TYPE_CHECKING:  # the first line does not wait for what plays a game
    from coatl_core.hosting.own_seats import OwnSeat
    from coatl_core.hosting.protocol import New
    from coatl_core.play.new_player import NewPlayer
    from coatl_core.play.puzzle_game import Named
    from coatl_core.play.replay_game import ReplayGame
    from coatl_core.saves.campaigns import Campaign
    from coatl_tui.plain.days import DaysInLines
    from coatl_tui.plain.joining import HostGames, Next
    from coatl_tui.plain.lessons import Lessons
    from coatl_tui.plain.saved_games import SavedGames
    from coatl_tui.plain.turns import Turns

MOST_SAVES = 20
"""So many saved games are listed, the last played first."""
_WORDS = (
    "daily",
    "new",
    "continue",
    "saves",
    "open",
    "import",
    "replay",
    "join",
    "seats",
    "days",
    "campaigns",
    "lesson",
    "puzzles",
    "pad",
    "mistakes",
    "rules",
    "help",
    "lang",
    "signs",
    "quit",
)
"""What can be typed where no game is played."""

Deal: TypeAlias = "Callable[[Wanted], Setup | New | str]"
"""Makes the setup of a wanted game, or the message that makes it at a host, or says what is wrong with it."""


@define
class Menu:
    """The way from game to game. ``deal`` makes the setup of a new one; ``tells`` says that computer players tell their
    reasons at once, ``hints`` that the player likes to have hints."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    deal: Deal
    telling: Telling
    tells: bool = False
    hints: bool = True
    safe_mode: bool = False
    _listed: list[Path | OwnSeat | Named | Campaign | str] = field(factory=list)
    """What the numbers of the last list open: saved games, games of hosts, puzzles, campaigns, or lessons."""
    _failed: bool = False
    """Whether a game could not be begun."""
    _hosts: HostGames | None = None
    _kept_days: DaysInLines | None = None

    @property
    def _questions(self) -> Questions:
        return Questions(self.lines, self.l10n, self.registry)

    @property
    def _days(self) -> DaysInLines:
        if self._kept_days is None:
            from coatl_tui.plain.days import DaysInLines

            self._kept_days = DaysInLines(self.lines, self.l10n, self.registry, self.home)
        return self._kept_days

    @property
    def store(self) -> Store:
        return Store(self.home.saves)

    def run(self, first: Setup | Path | New | Invitation | date | None = None, name: str = "") -> bool:
        """Plays ``first``, a new game, a saved one, the deal of a date, or one of a host under this ``name``, if there
        is one; then asks what to do, until the player leaves or the input ends. Returns False if the first game could
        not be begun; a program is then asked nothing. Raises SaveError if the file of a saved game cannot be used."""
        left: Left = "menu"
        if isinstance(first, Path):
            left = self._play(first, asked=True)
        elif isinstance(first, Invitation):
            left = self._join(first, name)
        elif isinstance(first, date):
            left = self._play_day(first)
        elif first is not None:
            left = self._begin_new(first)
        if left != "quit" and not (self._failed and not self.lines.terminal):
            self._tell_menu()
            while (line := self.lines.read()) is not None:
                if self._obey(line) == "quit":
                    break
            self._failed = False
        if self._hosts is not None:
            self._hosts.leave(self._questions.agrees)
        if self._kept_days is not None:
            self._kept_days.leave()
        return not self._failed

    def _tell_menu(self) -> None:
        """Tells what can be typed, and whether today's deal waits to be gone on with."""
        self.lines.say(self.l10n("plain-menu"))
        if self.home.days.exists() and self._days.waits(self.store):
            self.lines.say(self.l10n("plain-daily-begun", daily=own_word("daily", self.l10n)))

    def _obey(self, line: str) -> Left:
        word, rest = command_of(line, self.l10n)
        if len(line) > LONGEST_INPUT:
            self.lines.wrong(self.l10n("plain-too-long", most=LONGEST_INPUT))
        elif not line:
            self._tell_menu()
        elif word == "quit":
            return "quit"
        elif word == "new":
            return self._new(rest)
        elif word == "daily":
            return self._daily(rest)
        elif word == "days":
            self._days.tell()
        elif word == "campaigns":
            return self._list_campaigns(rest)
        elif word == "continue":
            last = self._saves.last()
            return "menu" if last is None else self._play(last)
        elif word == "saves":
            self._listed = [*self._saves.tell(MOST_SAVES)]
        elif word == "seats":
            self._list_seats()
        elif word == "open" or line.isdecimal():
            return self._open(rest if word else line)
        elif word == "import":
            self._saves.take_in(rest)
        elif word == "replay":
            return self._replay(rest)
        elif word in ("help", "?"):
            tell_help(self.lines, self.l10n, _WORDS)
        elif word == "join":
            return self._ask_to_join(rest)
        elif word == "lesson":
            return self._lessons(rest)
        elif word == "puzzles":
            return self._puzzles(rest)
        elif word == "pad":
            return self._pad()
        elif word == "mistakes":
            return self._try(lambda turns: turns.mistakes())
        elif word == "rules":
            from coatl_tui.plain.rules import tell_rules

            tell_rules(rest, self.lines, self.l10n, self.registry)
        elif word == "lang":
            change_language(rest, self.lines, self.l10n)
        elif word == "signs":
            self.telling = turned(self.telling, self.lines)
        else:
            self.lines.wrong(not_understood(line, _WORDS, self.l10n))
        return "menu"

    # New games

    def _new(self, seats: str) -> Left:
        """Asks who plays, with what, and begins."""
        try:
            made = self.deal(self._questions.wanted(seats, _WORDS))
        except Gone as gone:
            return gone.where
        if isinstance(made, str):
            self.lines.wrong(made)
            return "menu"
        return self._begin_new(made)

    def _begin_new(self, made: Setup | New) -> Left:
        return self._play(made) if isinstance(made, Setup) else self._at_host(lambda hosts: hosts.invite(made))

    # The deal of the day

    def _daily(self, text: str) -> Left:
        """Plays the deal of today, or of an earlier day."""
        from coatl_core.play.daytext import asked_day

        try:
            return self._play_day(asked_day(text, self.l10n))
        except ValueError as error:
            self.lines.wrong(str(error))
            return "menu"

    def _play_day(self, day: date) -> Left:
        """Plays the deal of a date, or goes on with the game that counts for it."""
        from coatl_core.play.daily import deal_of, game_of
        from coatl_core.play.daytext import begin_sentences
        from coatl_core.plugins.registry import UnknownContent
        from coatl_tui.settings import own_name, readable_settings

        days = self._days.load()
        path = game_of(day, days, self.store) if days is not None else None
        if path is not None:
            return self._play(path)
        name = own_name(readable_settings(self.home.settings), self.l10n)
        try:
            setup = deal_of(day, name, self.registry, self.l10n)
        except UnknownContent:
            self.lines.wrong(self.l10n("menu-no-daily"))
            return "menu"
        if days is not None:
            self.lines.say_all(begin_sentences(day, setup, days, self.l10n))
        return self._play(setup)

    # Campaigns

    def _list_campaigns(self, which: str) -> Left:
        """Lists the campaigns with numbers, or goes on with one by its number or its name."""
        from coatl_core.play.campaigntext import campaign_row, fault_text
        from coatl_core.saves.campaigns import known_campaigns

        campaigns = known_campaigns(self.home.campaigns)
        if fault := fault_text(campaigns, self.l10n):
            self.lines.trouble(fault)
        if campaigns.unread is not None:
            return "menu"
        number, named = number_of(which, len(campaigns.campaigns)), campaigns.of(which)
        if number is not None or named is not None:
            return self._go_on_with(named or campaigns.campaigns[(number or 1) - 1])
        self._listed = [*campaigns.campaigns]
        if not campaigns.campaigns:
            self.lines.say(self.l10n("campaigns-none"))
        for at, each in enumerate(campaigns.campaigns, 1):
            self.lines.choice(at, f"{own_word('campaigns', self.l10n)} {at}", campaign_row(each, self.l10n))
        return "menu"

    def _go_on_with(self, campaign: Campaign) -> Left:
        """Plays the next chapter, or goes on with its game if it has begun."""
        from coatl_core.play.campaigns import begun_game
        from coatl_core.play.campaigntext import campaign_text

        if campaign.over:
            self.lines.wrong(campaign_text(campaign, self.l10n))
            return "menu"
        return self._play(begun_game(campaign, self.store) or campaign.next_setup())

    # Saved games

    @property
    def _saves(self) -> SavedGames:
        from coatl_tui.plain.saved_games import SavedGames

        return SavedGames(self.lines, self.l10n, self.registry, self.store)

    def _open(self, which: str) -> Left:
        from coatl_core.play.puzzle_game import Named
        from coatl_core.saves.campaigns import Campaign

        chosen = self._chosen(which)
        if isinstance(chosen, Path):
            return self._play(chosen)
        if isinstance(chosen, str):
            return self._learn(chosen)
        if isinstance(chosen, Named):
            return self.solve(chosen)
        if isinstance(chosen, Campaign):
            return self._go_on_with(chosen)
        return "menu" if chosen is None else self._at_host(lambda hosts: hosts.come_back(chosen))

    def _chosen(self, which: str) -> Path | OwnSeat | Named | Campaign | str | None:
        """What a number of the last list stands for, or a saved game by its name; None, and it is told why, if there is
        no such thing."""
        if not which:
            self.lines.wrong(self.l10n("plain-open-which"))
            return None
        number = number_of(which, len(self._listed))
        if number is not None:
            return self._listed[number - 1]
        return self._saves.named(which)

    def _replay(self, which: str) -> Left:
        """Looks at a saved game again, by its number or its name."""
        chosen = self._chosen(which)
        if not isinstance(chosen, Path):
            if chosen is not None:
                self.lines.wrong(self.l10n("plain-not-here"))
            return "menu"
        from coatl_core.play.replay_game import open_replay
        from coatl_core.saves.format import SaveError
        from coatl_core.saves.savetext import save_error_text

        try:
            return self.look_at(open_replay(chosen, self.registry))
        except SaveError as error:
            self.lines.trouble(save_error_text(error, chosen.name, None, self.l10n))
            return "menu"

    def look_at(self, game: ReplayGame, at: int | None = None) -> Left:
        """Looks at a game again, from its beginning or from its position after so many actions."""
        from coatl_tui.plain.loop import run
        from coatl_tui.plain.replay import ReplayTable

        table = ReplayTable(game=game, lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling)
        left = run(table.run(at))
        self.telling = table.telling
        return left if table.player is None else self._go_on((game, table.player))

    # Playing

    def _play(self, what: Setup | Path, asked: bool = False, knows_end: bool = False) -> Left:
        """Plays a game, see ``Playing.play``. Raises SaveError."""
        return self._playing(lambda playing: playing.play(what, asked, knows_end))

    def _go_on(self, onward: tuple[ReplayGame, NewPlayer]) -> Left:
        """Plays on from the position of a game that was looked at."""
        return self._playing(lambda playing: playing.go_on(*onward))

    def _playing(self, play: Callable[[Playing], Left]) -> Left:
        playing = Playing(
            self.lines,
            self.l10n,
            self.registry,
            self.home,
            self.telling,
            lambda: self._days,
            tells=self.tells,
            hints=self.hints,
        )
        left = play(playing)
        self.telling, self._failed = playing.telling, self._failed or playing.failed
        return left

    # Games at hosts

    def _ask_to_join(self, text: str) -> Left:
        """Sits down in the game of an invitation."""
        try:
            invitation = read_invitation(text)
        except ValueError:
            self.lines.wrong(self.l10n("join-no-invitation"))
            return "menu"
        return self._join(invitation)

    def _join(self, invitation: Invitation, name: str = "") -> Left:
        try:
            asked = name or self._questions.ask("plain-ask-name")
        except Gone as gone:
            return gone.where
        if not asked:
            self.lines.wrong(self.l10n("join-no-name"))
            return "menu"
        return self._at_host(lambda hosts: hosts.join(invitation, asked))

    def _list_seats(self) -> None:
        """Lists the games of hosts in which the player sits, each with whose turn it is."""
        hosts = self._reach()
        if hosts is None:
            return
        from coatl_core.hosting.codes import shown_code
        from coatl_tui.plain.loop import run

        try:
            seats = run(hosts.seats())
        except OSError as error:
            self.lines.trouble(self.l10n("own-seats-unreadable", reason=system_text(error, self.l10n)))
            return
        self._listed = [seat for seat, _ in seats]
        if not seats:
            self.lines.say(self.l10n("own-seats-none"))
        for number, (seat, stands) in enumerate(seats, 1):
            self.lines.choice(number, shown_code(seat.game), stands)

    def _reach(self) -> HostGames | None:
        """Returns the ways to games at hosts; None, after it was told why, if something is missing for them."""
        if find_spec("websockets") is None:
            self.lines.wrong(self.l10n("join-needs-net"))
            return None
        if self._hosts is None:
            from coatl_tui.plain.joining import HostGames

            self._hosts = HostGames(
                self.lines, self.l10n, self.registry, self.home, self.telling, self.safe_mode, self.hints
            )
        return self._hosts

    def _at_host(self, play: Callable[[HostGames], Coroutine[Any, Any, Next]]) -> Left:
        """Plays a game of a host. One that is over goes on as a saved game, with all that can be asked there."""
        hosts = self._reach()
        if hosts is None:
            self._failed = True
            return "menu"
        from coatl_tui.plain.loop import run

        hosts.telling = self.telling
        left = run(play(hosts))
        self.telling, self._failed = hosts.telling, left is None
        return self._play(left, knows_end=True) if isinstance(left, Path) else left or "menu"

    # Lessons

    def _lessons(self, which: str) -> Left:
        """Goes through a lesson. Without its number, asks which one."""
        lessons = self._all_lessons()
        id = lessons.of(which)
        if id is not None:
            return self._learn(id)
        self._listed = [*lessons.tell()]
        return "menu"

    def _learn(self, id: str) -> Left:
        """Goes through a lesson, from where it was left."""
        lessons = self._all_lessons()
        left = lessons.learn(id)
        self.telling = lessons.telling
        return left

    def _all_lessons(self) -> Lessons:
        from coatl_tui.plain.lessons import Lessons

        return Lessons(self.lines, self.l10n, self.registry, self.home, self.telling)

    # Puzzles, and one's own mistakes

    def _puzzles(self, which: str) -> Left:
        """Opens a puzzle by its number in the list of all; without one, lists the first of those that are not done."""
        turns = self._turns()
        named = turns.puzzle(which)
        if named is not None:
            return self.solve(named)
        self._listed = [*turns.tell_puzzles(MOST_SAVES)]
        return "menu"

    def solve(self, named: Named) -> Left:
        """Plays a puzzle, and those after it that are wanted."""
        return self._try(lambda turns: turns.solve(named))

    def _try(self, play: Callable[[Turns], Left]) -> Left:
        turns = self._turns()
        left = play(turns)
        self.telling = turns.telling
        return left if turns.onward is None else self._go_on(turns.onward)

    def _turns(self) -> Turns:
        from coatl_tui.plain.turns import Turns

        return Turns(self.lines, self.l10n, self.registry, self.home, self.telling)

    def _pad(self) -> Left:
        """Asks for the end of a game at a real table, and tells its score sheet."""
        from coatl_tui.plain.pad import PadTable

        return PadTable(self.lines, self.l10n, self.registry, self.home, self.telling).run()
