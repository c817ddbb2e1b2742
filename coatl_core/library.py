"""The game as a library: what ``import coatl_core`` offers in addition to the parts of the core.

A ``Game`` is a ``Session`` that loads its cards and variants itself, accepts actions as text, and raises errors with
sentences that a person can read. ``docs/library.md`` explains it.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Self, TypeVar

from attrs import define, evolve, field, fields, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.files.atomic import write
from coatl_core.files.home import home
from coatl_core.game.actions import Action, named_cards, parse_action, parse_entry
from coatl_core.game.errors import IllegalActionError, Refusal, SetupRefused
from coatl_core.game.events import Ending, Event, seen_by
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening
from coatl_core.game.players import Budget, Choice, chance
from coatl_core.game.rules import Chance, ComputerSeat, Rules, Setup, VariantChoice, random_seed
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView, view
from coatl_core.language.l10n import FALLBACK, L10n, english
from coatl_core.language.problemtext import with_hint
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.viewpicture import view_svg
from coatl_core.language.viewtext import view_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.proposed_choices import ADVISER, BASE
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import SaveError, encode, make_save, replay
from coatl_core.saves.gamerecord import GameRecord, annotated, check_variations, read_record, record_of_game, save_of
from coatl_core.saves.position import position
from coatl_core.saves.position_fields import PositionError
from coatl_core.saves.position_reading import as_kept, read_position
from coatl_core.saves.savetext import position_error_text, save_error_text
from coatl_core.saves.store import read
from coatl_core.version import version

if TYPE_CHECKING:
    from coatl_core.play.analysis import Judged

T = TypeVar("T")


@cache
def registry() -> Registry:
    """Returns all installed plugins and the player's own packs. They are loaded only once."""
    return load_plugins(home().packs)


def catalog(*card_sets: str) -> Catalog:
    """Returns the cards of these sets, or of the base game if no set is given. Raises UnknownContent."""
    return registry().catalog(card_sets or (BASE,))


@frozen
class Outcome:
    """How a game has ended: the seats of the winners (several if they share the victory, none if an automatic opponent
    has won), the points of each seat, and why the end began."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: Ending


class Words:
    """The sentences of a game in one language. The messages are loaded when the first one is needed. Raises ValueError
    for a language that nobody provides."""

    def __init__(self, plugins: Registry, language: str) -> None:
        known = dict.fromkeys((FALLBACK, *(tag for tag, _ in plugins.messages)))
        if language not in known and language.partition("-")[0] not in known:
            raise ValueError(f"no language {language!r}: there is {', '.join(known)}")
        self.plugins = plugins
        self.language = language

    @cached_property
    def l10n(self) -> L10n:
        """The messages of the game and of all plugins."""
        l10n = english()
        self.plugins.register_messages(l10n)
        l10n.set_language(self.language)
        return l10n

    def view(self, seen: PlayerView) -> str:
        """Returns the table as text."""
        return view_text(seen, self.l10n)

    def refusal(self, refusal: Refusal, cards: Catalog) -> str:
        """Returns why an action is refused, with the number of the rule if there is one."""
        reason = refusal_text(refusal, cards, self.l10n)
        return self.l10n("action-refused", reason=reason, rule=refusal.rule) if refusal.rule else reason


@define(init=False, repr=False, eq=False)
class Game(Session):
    """A game and its history: ``push`` plays an action, ``pop`` takes it back.

    ``players`` are names in seat order; the seat ``first`` begins. The same ``seed`` deals the same game; without it, a
    random one is used. ``card_sets`` are ids, ``variants`` are ids or ``VariantChoice``. ``plugins`` provide them; by
    default all that are installed. ``chance`` is ``"told"`` in a game at a real table. Views and errors are in the
    language with the tag ``language``. Raises ValueError if this setup is no game (UnknownContent if no plugin provides
    a card set or variant, SetupRefused with a sentence if a variant cannot be played so), and VariantFailed.
    """

    content: tuple[Dependency, ...] = field(init=False)
    """What a save of the game depends on."""
    words: Words = field(init=False)
    notes: str = field(init=False, default="")
    """The record that the game was read from, as text: its comments and variations are kept in saves and records."""

    def __init__(
        self,
        *players: str,
        seed: str | int | None = None,
        first: int = 0,
        card_sets: str | Iterable[str] = BASE,
        variants: str | Iterable[str | VariantChoice] = (),
        rules: Rules | None = None,
        chance: Chance = "seed",
        language: str = FALLBACK,
        plugins: Registry | None = None,
    ) -> None:
        _check_players(players)
        if rules is not None and not isinstance(rules, Rules):
            raise ValueError(f"rules are given as Rules(...), not as {rules!r}")
        setup = Setup(
            players,
            random_seed() if seed is None else str(seed),
            first,
            card_sets=tuple(_several(card_sets)),
            rules=rules or Rules(),
            variants=tuple(VariantChoice(v) if isinstance(v, str) else v for v in _several(variants)),
            chance=chance,
        )
        plugins = plugins or registry()
        self.words = Words(plugins, language)
        self.content = plugins.dependencies(setup.card_sets, setup.variants)
        self.notes = ""
        try:
            super().__init__(setup, plugins.ruleset_for(setup))
        except SetupRefused as error:
            cards = plugins.catalog(setup.card_sets)
            raise evolve(error, reason=self.words.refusal(error.refusal, cards)) from None

    @classmethod
    def _of(cls, session: Session, content: tuple[Dependency, ...], words: Words, notes: str = "") -> Self:
        """Returns a game in the same state as the session, which can be played on without changing the session."""
        game = cls.__new__(cls)
        for each in fields(Session):
            setattr(game, each.name, getattr(session, each.name))
        game.state, game.history, game.undone = session.state.clone(), session.history[:], session.undone[:]
        game.content, game.words, game.notes = content, words, notes
        return game

    @classmethod
    def load(cls, path: str | Path, *, language: str = FALLBACK, plugins: Registry | None = None) -> Self:
        """Returns the game saved in a file, by ``save`` or by the app. Raises SaveError, also if the file cannot be
        read."""
        plugins = plugins or registry()
        words = Words(plugins, language)
        try:
            save = read(Path(path))
            replayed = replay(save, plugins)
            if replayed.broken is not None:
                raise replayed.broken
            return cls._of(replayed.session, replayed.content, words, save.notes)
        except SaveError as error:
            raise evolve(error, reason=save_error_text(error, str(path), None, words.l10n)) from None

    @classmethod
    def from_position(
        cls, line: str, *, seed: str | int | None = None, language: str = FALLBACK, plugins: Registry | None = None
    ) -> Self:
        """Returns a game that begins with the position written in a line, see ``position``. What the line does not know
        is dealt with ``seed``, or with the seed in the line, or a random one. Raises PositionError with a sentence that
        says why and where, and VariantFailed."""
        plugins = plugins or registry()
        words = Words(plugins, language)
        try:
            start = read_position(str(line), plugins.ruleset_for, None if seed is None else str(seed))
        except PositionError as error:
            raise evolve(error, reason=position_error_text(error, words.l10n)) from None
        start, line = as_kept(start)
        session = Session(start.setup, start.ruleset, start=start, set_up=line)
        return cls._of(session, plugins.dependencies(start.setup.card_sets, start.setup.variants), words)

    @classmethod
    def from_record(
        cls, record: str | GameRecord, *, language: str = FALLBACK, plugins: Registry | None = None
    ) -> Self:
        """Returns the game of a record, given as text too, at its end. Variations are tried as well. Raises SaveError,
        and VariantFailed."""
        plugins = plugins or registry()
        words = Words(plugins, language)
        try:
            read = read_record(record) if isinstance(record, str) else record
            replayed = replay(save_of(read), plugins)
            if replayed.broken is not None:
                raise replayed.broken
            check_variations(read, replayed.session)
            return cls._of(replayed.session, replayed.content, words, str(read))
        except SaveError as error:
            raise evolve(error, reason=save_error_text(error, "the record", None, words.l10n)) from None

    def record(self, **headers: str) -> GameRecord:
        """Returns the game as a text to read, see ``GameRecord``; ``headers`` are what else is told in it. A game from
        a record has its headers, and the comments and variations of turns that it still has."""
        record = record_of_game(self, headers.items())
        return annotated(record, read_record(self.notes)) if self.notes else record

    def position(self) -> str:
        """Returns the whole position as one line of text, see ``position``. Raises ValueError."""
        return position(self.state)

    def save(self, path: str | Path) -> None:
        """Writes the game to a file, without undone actions. The previous file is kept as ``.bak``. Raises OSError."""
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        write(Path(path), encode(make_save(self, self.content, saved=now, app=version(), notes=self.notes)))

    def __str__(self) -> str:
        """Returns the table as text, as the player sees it whose action is due."""
        return str(self.view(self.acting))

    def _repr_svg_(self) -> str | None:
        """Returns the same table as a picture, drawn as in the app: what a notebook shows. None where only the core is
        installed; a notebook shows the text then."""
        events = (seen_by(event, self.acting) for played in self.history for event in played.events)
        try:
            return view_svg(self.view(self.acting), self.words.l10n, tuple(events))
        except ModuleNotFoundError:
            return None

    def copy(self) -> Self:
        """Returns a copy that can be played on without changing this game."""
        return self._of(self, self.content, self.words, self.notes)

    def opened(self, action: Action | str) -> tuple[Opening, ...]:
        """Returns what is told together with an action at a real table. Raises what ``push`` raises."""
        try:
            return super().opened(_action(action))
        except IllegalActionError as error:
            raise self._told(error) from None

    def push(self, action: Action | str, found: Found | None = None) -> tuple[Event, ...]:
        """Plays an action, or a text such as ``take 3``, and returns what happened. At a real table it is told together
        with what was ``found`` (``take 3 found bodies = B G``). Raises IllegalActionError with a sentence that says
        why, ValueError for a text that is not an action, and VariantFailed if the code of a variant fails. The game
        does not change then."""
        if isinstance(action, str) and found is None:
            action, found = parse_entry(action)
        try:
            return super().push(_action(action), found)
        except IllegalActionError as error:
            raise self._told(error) from None

    def _told(self, error: IllegalActionError) -> IllegalActionError:
        """The error with its reason, and with the card that was probably meant by one that there is not."""
        reason = self.words.refusal(error.refusal, self.catalog)
        unknown = next((card for card in named_cards(error.action) if card not in self.catalog), None)
        if unknown is not None:
            reason = with_hint(reason, self.catalog.meant(unknown), self.words.l10n)
        return evolve(error, reason=reason)

    def refusal(self, action: Action | str) -> Refusal | None:
        """Returns why the action is not legal now, or None if it is legal. Raises ValueError for a text that is not an
        action."""
        return super().refusal(_action(action))

    def view(self, seat: int | None) -> PlayerView:
        """Returns what this seat may know (None: a spectator); its ``str()`` is the table as text. Raises ValueError
        for a seat that the game does not have."""
        if seat is not None and not 0 <= seat < len(self.setup.players):
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {len(self.setup.players) - 1}")
        return view(self.state, seat, self.words.view)

    def choice(self, player: str = ADVISER.id) -> Choice:
        """Returns what a computer player does in the place of the seat to act, by what that seat may know: its actions
        up to the end of the turn or the next that reveals something, and why. ``player`` is a strength of the game, by
        default that of hints, or the id of a plugin's player. Raises UnknownContent, PlayerFailed, and ValueError if no
        player is to act."""
        if self.over or self.opponent_moves:
            raise ValueError("no player is to act: the game is over, or the automatic opponent moves")
        asked = self.words.plugins.player(ComputerSeat(player), self.ruleset)
        random = chance(self.setup.seed, self.acting, len(self.history))
        choice = asked.turn(self.view(self.acting), self.legal_actions, random, Budget())
        if asked.failure is not None:
            raise asked.failure
        return choice

    def analysis(self, seat: int) -> list[Judged]:
        """Returns what a strong player thinks of the turns of a seat, in order, the worst ones checked by games played
        to the end. It takes seconds. Raises ValueError if the game is not over, and VariantFailed."""
        from coatl_core.play.analysis import analyse  # imports the players, which takes time

        if not self.over:
            raise ValueError("the game is not over: an analysis would tell what is hidden")
        return analyse(self, seat, self.words.plugins)

    def outcome(self) -> Outcome | None:
        """Returns how the game has ended, or None if it is not over. Raises VariantFailed."""
        if self.state.phase != "over":
            return None
        sheet = self.score_sheet()
        assert self.state.ending is not None
        return Outcome(sheet.winners, tuple(player.points for player in sheet.players), self.state.ending)


def _several(items: str | Iterable[T]) -> Iterable[str | T]:
    return (items,) if isinstance(items, str) else items


def _action(action: Action | str) -> Action:
    if isinstance(action, str):
        return parse_action(action)
    if isinstance(action, Action):
        return action
    raise ValueError(f"{action!r} is no action: it is a text such as 'take 3', or one of the classes of actions")


def _check_players(players: tuple[str, ...]) -> None:
    """Raises ValueError for players who cannot be told from each other."""
    for number, name in enumerate(players):
        if not isinstance(name, str) or not name.strip():
            raise ValueError(f"player {number + 1} has no name: {name!r}")
        if name in players[:number]:
            raise ValueError(f"two players are called {name!r}: give each a name of its own")
