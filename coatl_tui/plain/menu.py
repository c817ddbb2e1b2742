"""What is asked before a game and between two: a new one, a saved one, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from attrs import define, field, frozen

from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import Setup, rematch
from coatl_core.hosting.invitation import Invitation, read_invitation
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.store import Entry, Store, read
from coatl_tui.plain.help import change_language, tell_help
from coatl_tui.plain.lines import LONGEST_INPUT, Lines
from coatl_tui.plain.told import Telling, turned
from coatl_tui.plain.words import Left, command_of, fold, number_of, vocabulary

if TYPE_CHECKING:  # the first line does not wait for what plays a game
    from coatl_core.play.local_game import LocalGame

MOST_SAVES = 20
"""So many saved games are listed, the last played first."""
_WORDS = ("new", "continue", "saves", "open", "join", "lesson", "rules", "help", "lang", "signs", "quit")
"""What can be typed where no game is played."""

_LEAVING: dict[str, Left] = {"menu": "menu", "quit": "quit"}
"""The words that leave a question."""


@frozen
class Wanted:
    """A game that is wanted: who plays, as ``Ann,@hard``, which variants, as ``tribes:omens``, with tokens or not."""

    seats: str = ""
    variants: tuple[str, ...] = ()
    tokens: bool = False


class _Gone(Exception):
    """The player has not answered, but left; ``where`` says where to."""

    def __init__(self, where: Left) -> None:
        self.where = where


Deal: TypeAlias = Callable[[Wanted], Setup | str]
"""Makes the setup of a wanted game, or says what is wrong with it."""


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
    _saves: list[Path] = field(factory=list)
    _failed: bool = False
    """Whether a game could not be begun."""

    @property
    def store(self) -> Store:
        return Store(self.home.saves)

    def run(self, first: Setup | Path | Invitation | None = None, name: str = "") -> bool:
        """Plays ``first``, a new game, a saved one, or one of a host under this ``name``, if there is one; then asks
        what to do, until the player leaves or the input ends. Returns False if the first game could not be begun; a
        program is then asked nothing."""
        if isinstance(first, Invitation):
            left: Left = self._join(first, name)
        else:
            left = "menu" if first is None else self._play(first)
        if left == "quit" or (self._failed and not self.lines.terminal):
            return not self._failed
        self.lines.say(self.l10n("plain-menu"))
        while (line := self.lines.read()) is not None:
            if self._obey(line) == "quit":
                break
        return True

    def _obey(self, line: str) -> Left:
        word, rest = command_of(line, self.l10n)
        if len(line) > LONGEST_INPUT:
            self.lines.wrong(self.l10n("plain-too-long", most=LONGEST_INPUT))
        elif not line:
            self.lines.say(self.l10n("plain-menu"))
        elif word == "quit":
            return "quit"
        elif word == "new":
            return self._new(rest)
        elif word == "continue":
            return self._continue()
        elif word == "saves":
            self._list_saves()
        elif word == "open" or line.isdecimal():
            return self._open(rest if word else line)
        elif word in ("help", "?"):
            tell_help(self.lines, self.l10n, _WORDS)
        elif word == "join":
            return self._ask_to_join(rest)
        elif word == "lesson":
            return self._learn()
        elif word == "rules":
            from coatl_tui.plain.rules import tell_rules

            tell_rules(rest, self.lines, self.l10n, self.registry)
        elif word == "lang":
            change_language(rest, self.lines, self.l10n)
        elif word == "signs":
            self.telling = turned(self.telling, self.lines)
        else:
            self.lines.wrong(self.l10n("plain-unknown-here", line=plain(line, 60)))
        return "menu"

    # New games

    def _new(self, seats: str) -> Left:
        """Asks who plays, with what, and begins."""
        words = vocabulary(self.l10n)
        try:
            players = seats or self._ask("plain-ask-seats", ", ".join(f"@{id}" for id in self.registry.players))
            while (tokens := words.get(fold(self._ask("plain-ask-tokens") or "none"))) not in ("yes", "none"):
                self.lines.wrong(self.l10n("plain-ask-again"))
            variants = self._ask("plain-ask-variants", self._variants())
        except _Gone as gone:
            return gone.where
        named = (word.strip(",;") for word in variants.split())
        chosen = tuple(word for word in named if word and words.get(fold(word)) != "none")
        made = self.deal(Wanted(players, chosen, tokens == "yes"))
        if isinstance(made, str):
            self.lines.wrong(made)
            return "menu"
        return self._play(made)

    def _variants(self) -> str:
        """The variants there are, each by the word that is typed and its name."""
        return ", ".join(f"{id} ({variant_title(id, self.l10n)})" for id in self.registry.variants)

    def _ask(self, message: str, known: str = "") -> str:
        """Asks something and returns the answer. Raises _Gone if the player wants to leave the question."""
        while True:
            self.lines.say(self.l10n(message, known=known))
            line = self.lines.read()
            if line is None:
                raise _Gone("quit")
            word, rest = command_of(line, self.l10n)
            if rest or word not in ("?", "help", *_LEAVING):
                return line
            if word in _LEAVING:
                raise _Gone(_LEAVING[word])
            self.lines.say(self.l10n("plain-ask-again"))

    # Saved games

    def _unfinished(self) -> list[Entry]:
        return [each for each in self.store.entries() if each.save is not None and not each.save.finished]

    def _continue(self) -> Left:
        """Goes on with the game that was played last and is not over."""
        entries = self._unfinished()
        if not entries:
            self.lines.wrong(self.l10n("plain-no-saves"))
            return "menu"
        return self._play(entries[0].path)

    def _list_saves(self) -> None:
        entries = self.store.entries()[:MOST_SAVES]
        self._saves = [entry.path for entry in entries]
        if not entries:
            self.lines.say(self.l10n("plain-no-saves"))
        for number, entry in enumerate(entries, 1):
            self.lines.choice(number, entry.path.name, self._told(entry))

    def _told(self, entry: Entry) -> str:
        save = entry.save
        if save is None:
            from coatl_core.saves.savetext import save_error_text

            assert entry.error is not None
            return save_error_text(entry.error, entry.path.name, None, self.l10n)
        names = self.l10n("list-comma").join(map(plain, save.setup.players))
        stands = self.l10n("plain-save-over" if save.finished else "plain-save-turn", names=names, turn=save.turn)
        return f"{plain(save.name)}: {stands}" if save.name else stands

    def _open(self, which: str) -> Left:
        if not which:
            self.lines.wrong(self.l10n("plain-open-which"))
            return "menu"
        number = number_of(which, len(self._saves))
        if number is not None:
            return self._play(self._saves[number - 1])
        named = [entry.path for entry in self.store.entries() if which in (entry.path.name, entry.path.stem)]
        if not named:
            self.lines.wrong(self.l10n("plain-no-such-save", file=plain(which, 60)))
            return "menu"
        return self._play(named[0])

    # Playing

    def _play(self, what: Setup | Path) -> Left:
        """Plays a game, and others of the same players, until they want something else."""
        left: Left = "again"
        while left == "again":
            if isinstance(what, Setup):
                self._introduce(what)
            from coatl_core.saves.format import SaveError
            from coatl_core.saves.savetext import save_error_text

            try:
                game = self._begin(what)
            except SaveError as error:
                name = what.name if isinstance(what, Path) else str(self.home.saves)
                self.lines.names.add(plain(name))
                self.lines.trouble(save_error_text(error, name, None, self.l10n))
                self._failed = True
                return "menu"
            if isinstance(what, Path):
                self._introduce(game.session.setup)
            left, what = self._play_on(game), rematch(game.session.setup)
        return left

    def _introduce(self, setup: Setup) -> None:
        self.lines.names.update(setup.players)
        self.lines.say(self.l10n("plain-begins", names=self.l10n("list-comma").join(setup.players)))

    def _begin(self, what: Setup | Path) -> LocalGame:
        from coatl_core.play import local_game

        if isinstance(what, Path):
            apart = self._has_strangers(read(what).setup)
            return local_game.resume(what, self.registry, self.store, _ignore, apart=apart)
        apart = self._has_strangers(what)
        return local_game.begin(what, self.registry, self.store, _ignore, apart=apart, tells=self.tells)

    def _has_strangers(self, setup: Setup) -> bool:
        """Whether a computer player of a plugin plays: it thinks in a process of its own, because it may never end."""
        providers = (self.registry.providers.get(("player", seat.id)) for seat in setup.seats if seat is not None)
        return any(provider is not None and not provider.ours for provider in providers)

    def _play_on(self, game: LocalGame) -> Left:
        """Plays a game that has been begun, and gives its file free."""
        from coatl_core.saves.savetext import goes_on_text
        from coatl_tui.plain.loop import run
        from coatl_tui.plain.play import Play

        if game.reopened is not None and game.reopened.edited:
            self.lines.say(goes_on_text(game.reopened, self.l10n))
        play = Play(
            game=game,
            lines=self.lines,
            l10n=self.l10n,
            registry=self.registry,
            telling=self.telling,
            hints=self.hints,
            ended=self._record,
        )
        try:
            left = run(play.run())
        finally:
            game.close()
        self.telling = play.telling
        failure = game.save_failure()
        if failure is not None:
            self.lines.trouble(self.l10n("plain-unsaved", reason=system_text(failure.reason, self.l10n)))
        elif left != "again":
            self.lines.say(self.l10n("plain-saved", file=game.lock.path.name))
        return left

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
            asked = name or self._ask("plain-ask-name")
        except _Gone as gone:
            return gone.where
        if not asked:
            self.lines.wrong(self.l10n("join-no-name"))
            return "menu"
        if find_spec("websockets") is None:
            self.lines.wrong(self.l10n("join-needs-net"))
            return "menu"
        from coatl_tui.plain.joining import join
        from coatl_tui.plain.loop import run

        left = run(join(invitation, asked, self.lines, self.l10n, self.registry, self.home, self.telling, self.hints))
        self._failed = left is None
        return left or "menu"

    def _learn(self) -> Left:
        """Goes through the lesson, from where it was left."""
        from coatl_core.game.errors import VariantFailed
        from coatl_core.play.lesson_game import begin
        from coatl_core.plugins.registry import UnknownContent
        from coatl_tui.plain.lesson import LessonTable
        from coatl_tui.plain.loop import run

        try:
            game = begin(self.registry, self.home.lesson, self.l10n)
        except (UnknownContent, VariantFailed):
            self.lines.wrong(self.l10n("menu-no-lesson"))
            return "menu"
        table = LessonTable(game=game, lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling)
        left = run(table.run())
        self.telling = table.telling
        self.lines.say(self.l10n("plain-lesson-left"))
        return left

    def _record(self, game: LocalGame) -> str:
        """Writes the result down as the table does; returns why that has failed."""
        from coatl_core.saves.records import load_records
        from coatl_core.saves.savetext import write_down

        record = game.record()
        return "" if record is None else write_down(record, lambda: load_records(self.home.records), self.l10n)


def _ignore() -> None:
    """Whether the game is saved is asked after each action."""
