"""What the loaded plugins provide, by id: card sets, variants, computer players, themes, keymaps, lessons, puzzles,
messages and parts of the rulebook. ``loading`` makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Literal, TypeAlias

from attrs import field, frozen

from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import VariantFailed
from coatl_core.game.players import ComputerPlayer, RandomPlayer
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.state import Ruleset, Variant, all_valued, asked_options, has_opponent, read_options
from coatl_core.game.valued import ChoiceOption
from coatl_core.language.l10n import L10n
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.player_guard import GuardedPlayer, guarded_player
from coatl_core.plugins.variant_guard import guarded

ContentKind: TypeAlias = Literal["card-set", "variant", "player", "theme", "keymap", "lesson", "puzzle"]

Shown: TypeAlias = Literal["theme", "keymap", "lesson", "puzzle"]
"""What only a program with a screen can use. It reads these files itself: see ``Readers``."""

Readers: TypeAlias = Mapping[Shown, Callable[[str, str], tuple[str, Any]]]
"""What reads the files of each kind: called with a text and the name of its file, it returns the id of what is in it
and the thing itself. Raises FileError. Files of a kind without a reader are not read."""
NO_READERS: Readers = {}

_LONGEST = 40
"""The most characters of a name that are shown."""


@frozen
class Dependency:
    """A card set or a variant that a saved game needs, with its plugin and version. The digest of its cards or code
    shows whether it is still the same. ``source`` is the distribution of an installed plugin."""

    id: str
    plugin: str
    version: str
    digest: str = ""
    kind: ContentKind = "card-set"
    source: str = ""


@frozen
class UnknownContent(ValueError):
    """No plugin provides this card set, variant or option (``variant/option``). ``known`` are the ids that exist."""

    kind: str
    id: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return f"no {self.kind.replace('-', ' ')} {self.id!r}: there is {', '.join(self.known) or 'none'}"


@frozen
class Provided:
    """What one plugin provides. ``themes``, ``keymaps``, ``lessons`` and ``puzzles`` are what readers made of its
    files, each after its id. ``messages`` are Fluent texts and ``rulebooks`` parts of the rulebook, each after the tag
    of its language."""

    card_sets: tuple[CardSet, ...] = ()
    variants: tuple[type[Variant], ...] = ()
    players: tuple[type[ComputerPlayer], ...] = ()
    themes: tuple[tuple[str, Any], ...] = ()
    keymaps: tuple[tuple[str, Any], ...] = ()
    lessons: tuple[tuple[str, Any], ...] = ()
    puzzles: tuple[tuple[str, Any], ...] = ()
    messages: tuple[tuple[str, str], ...] = ()
    rulebooks: tuple[tuple[str, str], ...] = ()

    def options(self) -> list[tuple[str, str]]:
        """Returns the options of the variants as their messages name them; no two may be equal."""
        return [("option", name) for variant in self.variants for name in option_messages(variant)]

    def ids(self) -> list[tuple[ContentKind, str]]:
        """Returns the kind and id of everything that is known by an id."""
        return [
            *(("card-set", s.id) for s in self.card_sets),
            *(("variant", v.id) for v in self.variants),
            *(("player", p.id) for p in self.players),
            *(("theme", id) for id, _ in self.themes),
            *(("keymap", id) for id, _ in self.keymaps),
            *(("lesson", id) for id, _ in self.lessons),
            *(("puzzle", id) for id, _ in self.puzzles),
        ]


@frozen
class Registry:
    """All plugins, broken ones included, and what the working ones provide, by id."""

    plugins: tuple[Plugin, ...]
    card_sets: Mapping[str, CardSet] = field(factory=dict)
    variants: Mapping[str, type[Variant]] = field(factory=dict)
    players: Mapping[str, type[ComputerPlayer]] = field(factory=dict)
    themes: Mapping[str, Any] = field(factory=dict)
    keymaps: Mapping[str, Any] = field(factory=dict)
    lessons: Mapping[str, Any] = field(factory=dict)
    puzzles: Mapping[str, Any] = field(factory=dict)
    messages: tuple[tuple[str, str], ...] = ()
    rulebooks: tuple[tuple[str, str], ...] = ()
    providers: Mapping[tuple[ContentKind, str], Plugin] = field(factory=dict)

    def __repr__(self) -> str:
        return f"<Registry {', '.join((*self.card_sets, *self.variants))}>"

    def catalog(self, card_sets: Iterable[str]) -> Catalog:
        """Returns the cards of these sets. Raises UnknownContent."""
        return Catalog(tuple(map(self.card_set, card_sets)))

    def ruleset(self, card_sets: Iterable[str], variants: Iterable[VariantChoice] = ()) -> Ruleset:
        """Returns the cards and variants of a game. Raises UnknownContent, VariantFailed, and ValueError for variants
        that cannot be played together."""
        return Ruleset(self.catalog(card_sets), tuple(map(self.variant, variants)))

    def ruleset_for(self, setup: Setup) -> Ruleset:
        """Returns the cards and variants that a setup names. Raises what ``ruleset`` raises."""
        return self.ruleset(setup.card_sets, setup.variants)

    def card_set(self, id: str) -> CardSet:
        """Returns the card set with this id. Raises UnknownContent."""
        try:
            return self.card_sets[id]
        except KeyError:
            raise UnknownContent("card-set", id, tuple(self.card_sets)) from None

    def variant(self, choice: VariantChoice) -> Variant:
        """Returns the variant with the options chosen. Raises UnknownContent, and VariantFailed; so may its methods."""
        kind = self.variants.get(choice.id)
        if kind is None:
            raise UnknownContent("variant", choice.id, tuple(self.variants))
        try:
            read_options(kind, choice.options)
        except ValueError as error:
            raise UnknownContent("option", f"{choice.id}/{error}", all_options(kind)) from None
        provider = self.providers["variant", choice.id]
        return guarded(kind, choice.options, provider.id, trusted=provider.ours)

    def solo_games(self) -> list[type[Variant]]:
        """Returns the variants in which one person plays against an automatic opponent: those of the game first."""
        return [variant for variant in self.variants.values() if has_opponent(variant) and variant.players[0] == 1]

    def told_at_the_end(self) -> list[type[Variant]]:
        """Returns the variants of several of which the end of a game can be told: those that can be told at a real
        table, and give no points for what does not lie there. One that fails is none of them."""
        found = []
        for variant in self.variants.values():
            with suppress(VariantFailed):
                told = variant.told and not has_opponent(variant)
                if told and not self.ruleset((), (VariantChoice(variant.id),)).scoring:
                    found.append(variant)
        return found

    def player(self, seat: ComputerSeat, ruleset: Ruleset) -> GuardedPlayer:
        """Returns the computer player for a seat of a game with this ruleset. If it fails, a player of the game itself
        goes on in its place. Raises UnknownContent, for a level too, and PlayerFailed."""
        kind = self._player_class(seat)
        level = seat.level or next(iter(kind.levels), "")
        if level not in (kind.levels or ("",)):
            raise UnknownContent(
                "player", str(seat), tuple(f"{kind.id}/{level}" for level in kind.levels) or (kind.id,)
            )
        provider = self.providers.get(("player", kind.id))
        return guarded_player(kind, level, ruleset, provider.id if provider else "", self._instead(ruleset))

    def weighs_cards(self, seat: ComputerSeat) -> bool:
        """Returns ``ComputerPlayer.weighs_cards`` of the player for a seat. Raises UnknownContent."""
        return self._player_class(seat).weighs_cards

    def _player_class(self, seat: ComputerSeat) -> type[ComputerPlayer]:
        kind = RandomPlayer if seat.id == RandomPlayer.id else self.players.get(seat.id)
        if kind is None:
            raise UnknownContent("player", seat.id, (*self.players, RandomPlayer.id))
        return kind

    def stronger(self, id: str) -> str | None:
        """Returns the id of the next stronger one of the game's own computer players, which their plugin lists from the
        weakest on; None if there is none, or if this is none of them."""
        provided = ((kind, self.providers.get(("player", kind))) for kind in self.players)
        ours = [kind for kind, plugin in provided if plugin is not None and plugin.ours]
        return next(iter(ours[ours.index(id) + 1 :]), None) if id in ours else None

    def substitute(self, ruleset: Ruleset) -> GuardedPlayer:
        """Returns the player who takes the seat of one that is not installed or cannot be made."""
        return GuardedPlayer(self._instead(ruleset), "", self._instead(ruleset))

    def _instead(self, ruleset: Ruleset) -> ComputerPlayer:
        """Returns the player who goes on where another one has failed: the first of the game itself."""
        provided = ((kind, self.providers.get(("player", id))) for id, kind in self.players.items())
        ours = (kind for kind, plugin in provided if plugin is not None and plugin.ours)
        kind = next(ours, RandomPlayer)
        return kind(next(iter(kind.levels), ""), ruleset)

    def dependencies(self, card_sets: Iterable[str], variants: Iterable[VariantChoice] = ()) -> tuple[Dependency, ...]:
        """Returns what a saved game with these sets and variants depends on. Raises UnknownContent."""
        sets = [self._dependency("card-set", s.id, s.digest) for s in map(self.card_set, card_sets)]
        chosen = [choice.id for choice in variants]
        unknown = next((id for id in chosen if id not in self.variants), None)
        if unknown is not None:
            raise UnknownContent("variant", unknown, tuple(self.variants))
        return (*sets, *(self._dependency("variant", id, self.providers["variant", id].code_of(id)) for id in chosen))

    def _dependency(self, kind: ContentKind, id: str, digest: str) -> Dependency:
        plugin = self.providers[kind, id]
        return Dependency(id, plugin.id, plugin.version, digest, kind, plugin.source if plugin.module else "")

    def name(self, kind: ContentKind, id: str, l10n: L10n) -> str:
        """Returns the name of a card set, theme, keymap, lesson or set of puzzles in the player's language: the message
        ``<kind>-<id>``, for the last two with ``-name`` after it, because other texts of a lesson begin like that. If
        there is no such message, it is the name of the plugin. It is followed by the id if the plugin has more of the
        kind."""
        plugin = self.providers[kind, id]
        name = plain(plugin.manifest.name if plugin.manifest else plugin.id, _LONGEST)
        name = l10n.named(f"{kind}-{id}-name" if kind in ("lesson", "puzzle") else f"{kind}-{id}", name)
        several = sum(each is plugin and other == kind for (other, _), each in self.providers.items()) > 1
        return f"{name} ({plain(id, _LONGEST)})" if several else name

    def register_messages(self, l10n: L10n) -> None:
        """Adds the plugins' messages to ``l10n``."""
        for tag, text in self.messages:
            l10n.add_messages(tag, text)


def all_options(variant: type[Variant]) -> tuple[str, ...]:
    """Returns what can be written among the options of a variant: their ids, those with a value with what it can
    be."""
    return (*variant.options, *(option.allowed for option in all_valued(variant)))


def option_messages(variant: type[Variant]) -> list[str]:
    """Returns the messages of the names of a variant's options, and of the choices that an option has. Nobody asks for
    those that are carried: they need none."""
    asked = asked_options(variant)
    choices = [(option.id, choice) for option in asked if isinstance(option, ChoiceOption) for choice in option.choices]
    names = (*variant.options, *(option.id for option in asked), *map("-".join, choices))
    return [f"{variant.id}-{name}" for name in names]


def numbered(options: Iterable[str]) -> dict[str, str]:
    """Returns those options of a solo game that are levels, by their numbers: their ids end with these."""
    numbers = ((option.rpartition("-")[2], option) for option in options)
    return {number: option for number, option in numbers if number.isascii() and number.isdecimal()}
