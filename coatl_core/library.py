"""The game as a library: what ``import coatl_core`` offers that no wing has by itself.

A ``Game`` is a ``Session`` that finds its own cards and variants, takes text where an action is meant, and says in
sentences what a person is to read. ``docs/library.md`` teaches it.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Self, TypeVar

from attrs import define, evolve, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.files.atomic import write
from coatl_core.files.home import home
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Ending, Event
from coatl_core.game.rules import Rules, Setup, VariantChoice, random_seed
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView, view
from coatl_core.language.l10n import FALLBACK, L10n, english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.viewtext import view_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import BASE, Dependency, Registry
from coatl_core.saves.format import SaveError, encode, make_save, play
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import read

T = TypeVar("T")


@cache
def registry() -> Registry:
    """Returns all plugins that are installed and the player's own packs. They are looked for once."""
    return load_plugins(home().packs)


def catalog(*card_sets: str) -> Catalog:
    """Returns the cards of these sets, those of the base game if none is named. Raises UnknownContent."""
    return registry().catalog(card_sets or (BASE,))


@frozen
class Outcome:
    """How a game has ended: the seats of the winners (several share the victory, none has won against an automatic
    opponent), the points of each seat, and what began the end."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: Ending


class Words:
    """The sentences of a game in one language. Its messages are read when the first one is needed."""

    def __init__(self, plugins: Registry, language: str) -> None:
        known = dict.fromkeys((FALLBACK, *(tag for tag, _ in plugins.messages)))
        if language not in known and language.partition("-")[0] not in known:
            raise ValueError(f"no language {language!r}: there is {', '.join(known)}")
        self._plugins = plugins
        self.language = language

    @cached_property
    def l10n(self) -> L10n:
        """The messages of the game and of all plugins."""
        l10n = english()
        self._plugins.register_messages(l10n)
        l10n.set_language(self.language)
        return l10n

    def view(self, seen: PlayerView) -> str:
        """The table as a person reads it."""
        return view_text(seen, self.l10n)

    def refusal(self, refusal: Refusal, cards: Catalog) -> str:
        """Why an action is refused, with the number of the rule if there is one."""
        reason = refusal_text(refusal, cards, self.l10n)
        return self.l10n("action-refused", reason=reason, rule=refusal.rule) if refusal.rule else reason


@define(init=False, repr=False, eq=False)
class Game(Session):
    """A game from its setup on: ``push`` plays an action, ``pop`` takes it back. Every state it goes through is kept.

    ``players`` are names in seat order; the seat ``first`` begins. The same ``seed`` deals the same game; without one
    it is drawn. ``card_sets`` are ids, ``variants`` are ids or ``VariantChoice``; ``plugins`` provide them: all that
    are installed, unless others are given. Views and errors are told in the language of the tag ``language``. Raises
    ValueError for a setup that makes no game (UnknownContent for what no plugin provides), and VariantFailed.
    """

    content: tuple[Dependency, ...] = field(init=False)
    """What a save of the game depends on."""
    words: Words = field(init=False)

    def __init__(
        self,
        *players: str,
        seed: str | int | None = None,
        first: int = 0,
        card_sets: str | Iterable[str] = BASE,
        variants: str | Iterable[str | VariantChoice] = (),
        rules: Rules | None = None,
        language: str = FALLBACK,
        plugins: Registry | None = None,
    ) -> None:
        setup = Setup(
            players,
            random_seed() if seed is None else str(seed),
            first,
            card_sets=tuple(_several(card_sets)),
            rules=rules or Rules(),
            variants=tuple(VariantChoice(v) if isinstance(v, str) else v for v in _several(variants)),
        )
        plugins = plugins or registry()
        self.words = Words(plugins, language)
        self.content = plugins.dependencies(setup.card_sets, setup.variants)
        super().__init__(setup, plugins.ruleset(setup.card_sets, setup.variants))

    @classmethod
    def _of(cls, session: Session, content: tuple[Dependency, ...], words: Words) -> Self:
        """A game that goes on where the session is, and shares nothing with it that changes."""
        game = cls.__new__(cls)
        game.setup, game.ruleset, game.state = session.setup, session.ruleset, session.state.clone()
        game.history, game.undone = session.history[:], session.undone[:]
        game.content, game.words = content, words
        return game

    @classmethod
    def load(cls, path: str | Path, *, language: str = FALLBACK, plugins: Registry | None = None) -> Self:
        """Returns the game saved in a file, by ``save`` or by the app. Raises SaveError, also for a file that cannot be
        read."""
        plugins = plugins or registry()
        words = Words(plugins, language)
        try:
            save = read(Path(path))
            return cls._of(play(save, plugins), save.content, words)
        except SaveError as error:
            raise evolve(error, reason=save_error_text(error, str(path), None, words.l10n)) from None

    def save(self, path: str | Path) -> None:
        """Writes the game to a file. What was there is kept beside it as ``.bak``; what was taken back is not saved.
        Raises OSError."""
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        write(Path(path), encode(make_save(self, self.content, saved=now, app=version("coatl"))))

    def copy(self) -> Self:
        """Returns the same game, to be played on by itself."""
        return self._of(self, self.content, self.words)

    def push(self, action: Action | str) -> tuple[Event, ...]:
        """Plays an action, given as such or as text like ``take 3``, and returns what happened. Raises
        IllegalActionError with a sentence that says why, ValueError for text that is no action, and VariantFailed if a
        variant's code fails; then nothing has changed."""
        try:
            return super().push(_action(action))
        except IllegalActionError as error:
            raise evolve(error, reason=self.words.refusal(error.refusal, self.catalog)) from None

    def refusal(self, action: Action | str) -> Refusal | None:
        """Returns why the action is not legal now, or None if it is. Raises ValueError for text that is no action."""
        return super().refusal(_action(action))

    def view(self, seat: int | None) -> PlayerView:
        """Returns what this seat may know (None: anybody who looks on); ``str()`` of it is the table as text. Raises
        ValueError for a seat that nobody sits in."""
        if seat is not None and not 0 <= seat < len(self.setup.players):
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {len(self.setup.players) - 1}")
        return view(self.state, seat, self.words.view)

    def outcome(self) -> Outcome | None:
        """Returns how the game has ended, or None if it goes on."""
        if self.state.phase != "over":
            return None
        sheet = self.score_sheet()
        assert self.state.ending is not None
        return Outcome(sheet.winners, tuple(player.points for player in sheet.players), self.state.ending)


def _several(items: str | Iterable[T]) -> Iterable[str | T]:
    return (items,) if isinstance(items, str) else items


def _action(action: Action | str) -> Action:
    return parse_action(action) if isinstance(action, str) else action
