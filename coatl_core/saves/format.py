"""The format of a saved game: JSON that a person can read. ``store`` reads and writes the files.

A save holds the setup with its seed, and the actions in text notation; it is loaded by playing the actions again, from
the deal or from the ``position`` that the game was set up with.
``content`` names the card sets and variants by plugin, version and digest, and ``state`` is the digest of the last
state: if playing no longer gives this state, the save is refused. Card files are copied into the save, so that the game
can go on when their plugin is missing or has changed.

cattrs is imported only when a save is read or written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from coatl_core.cards.cardfile import read_card_file
from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.files.jsonfile import first_fault
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Onward, parse_entry
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.players import Told
from coatl_core.game.rules import Setup
from coatl_core.game.rulings import LATEST
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.registry import Dependency, Registry, UnknownContent
from coatl_core.saves.position_fields import PositionError
from coatl_core.saves.setupjson import setup_converter

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter

FORMAT = "coatl-save"
VERSION = 1

OLD_CARDS = ("level-long", "points-many")
"""What a card of an old save may have, and a new one may not."""
_DISTRIBUTION = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,98}[A-Za-z0-9])?")
"""What the name of a distribution looks like. Nothing else may stand where a player is told to install it."""


@frozen
class CardCopy:
    """A copy of the file of a card set, line by line."""

    id: str
    lines: tuple[str, ...]


@frozen
class Reason:
    """Why a computer player did what it did, when ``number`` actions had been played."""

    number: int
    why: Told


@frozen
class Origin:
    """A game that another one goes on from: the name of its file, or of the puzzle, and the setup that it was dealt
    by."""

    game: str = field(converter=plain)
    setup: Setup


@frozen
class Save:
    """One saved game. ``state`` is the digest of its last state, empty if the game was read from a record; ``turn`` and
    ``finished`` are for lists of saves; ``name`` is the player's name for it (empty: an autosave), ``saved`` an ISO
    time, ``app`` the version of the app. ``cards`` are copies of the card sets that are files. ``count`` is larger the
    later the game was last opened among the games of its folder (0: by version 0.1). ``hints`` is the number of
    positions in which the players have been shown a hint, ``undone`` how often they took a move back after a computer
    player had answered it. ``spaces`` says from which space of a player board (from 1) an action (from 0) used a piece,
    where equal ones lay on several: the rules do not ask for it, but at a table with numbers each piece keeps its own.
    ``reasons`` are those of the computer players, in order; ``told`` says that they were told at once, and not only
    when the game is over. Older saves have no reasons, and go on without telling any. ``origin`` is the game that this
    one goes on from: its actions come first, then the entry ``onward``, where the new seed is. ``position`` is the
    whole position from which a game was begun that was not dealt, see the module ``position``. ``notes`` is the record
    that the game was read from, as text, with its headers, comments and variations."""

    setup: Setup
    content: tuple[Dependency, ...]
    actions: tuple[str, ...]
    state: str
    turn: int
    finished: bool
    name: str = field(default="", converter=plain)
    saved: str = field(default="", converter=plain)
    app: str = field(default="", converter=plain)
    cards: tuple[CardCopy, ...] = ()
    count: int = 0
    hints: int = 0
    spaces: tuple[tuple[int, int], ...] = ()
    told: bool = False
    reasons: tuple[Reason, ...] = ()
    undone: int = 0
    origin: Origin | None = None
    position: str = ""
    notes: str = ""

    @property
    def kept_reasons(self) -> dict[int, Told]:
        """The reasons by the number of actions before."""
        return {reason.number: reason.why for reason in self.reasons}


@frozen
class SaveError(ValueError):
    """A save cannot be used. ``code`` names the locale's message ``save-<code>``; ``refusal`` is why one of its actions
    is not legal, ``problem`` why a plugin that it needs is not used. ``reason`` is the whole error as a sentence; it is
    empty unless code that knows a language has set it."""

    code: str
    values: dict[str, str | int] = field(factory=dict)
    refusal: Refusal | None = None
    reason: str = ""
    problem: Problem | None = None

    def __str__(self) -> str:
        return self.reason or f"{self.code} {self.values}"


def make_save(
    session: Session,
    content: tuple[Dependency, ...],
    *,
    name: str = "",
    saved: str = "",
    app: str = "",
    count: int = 0,
    hints: int = 0,
    spaces: Mapping[int, int] | None = None,
    told: bool = False,
    reasons: tuple[Reason, ...] = (),
    undone: int = 0,
    notes: str = "",
) -> Save:
    """Returns the save of a game as it is now, without undone actions. ``content`` is what ``Registry.dependencies``
    returns; for ``spaces`` see ``Save``, those of undone actions are left out. Raises ValueError for a session without
    the whole game, because its save could not be opened."""
    if not session.whole:
        raise ValueError("a session that does not know the game from its deal cannot be saved")
    played = len(session.history)
    return Save(
        setup=session.setup,
        content=content,
        actions=tuple(played.entry for played in session.history),
        state=session.state.digest(),
        turn=session.state.turn,
        finished=session.over and not session.awaits_coatls,
        name=name,
        saved=saved,
        app=app,
        cards=tuple(CardCopy(s.id, tuple(s.source.split("\n"))) for s in session.catalog.sets if s.source),
        count=count,
        hints=hints,
        spaces=tuple((action, space) for action, space in sorted((spaces or {}).items()) if action < played),
        told=told,
        reasons=reasons,
        undone=undone,
        origin=Origin(session.origin, session.dealt) if session.begun else None,
        position=session.set_up,
        notes=notes,
    )


def encode(save: Save) -> str:
    """Returns the text of the file."""
    return json.dumps(save_data(save), ensure_ascii=False, indent=1) + "\n"


def save_data(save: Save) -> dict[str, Any]:
    """Returns what the file holds, as data: so that a message can hold it."""
    data = {"format": FORMAT, "version": VERSION, "count": 0, **_converter().unstructure(save)}  # found in half a file
    for name in ("count", "hints", "spaces", "told", "reasons", "undone", "origin", "position", "notes"):
        if not data[name]:
            del data[name]  # as in version 0.1
    return data


def decode(text: str) -> Save:
    """Returns the save written in ``text``. Raises SaveError (``damaged``, ``foreign``, ``newer``, ``rulings``,
    ``field``)."""
    try:
        data = json.loads(text)
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        raise SaveError("damaged", {"line": line}) from None
    except RecursionError:
        raise SaveError("damaged", {"line": 1}) from None
    if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
        raise SaveError("foreign")
    version = data.pop("version", None)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise SaveError("field", {"problem": "version"})
    if version > VERSION:
        raise SaveError("newer", {"version": version, "known": VERSION})
    setup = data.get("setup")
    rulings = setup.get("rulings") if isinstance(setup, dict) else None
    if type(rulings) is int and rulings > LATEST:
        raise SaveError("rulings", {"rulings": rulings, "known": LATEST})
    try:
        save: Save = _converter().structure(data, Save)
    except Exception as error:  # cattrs wraps everything that the classes raise; the file is always the cause
        raise SaveError("field", {"problem": first_fault(error)}) from None
    return save


def ruleset_of(save: Save, registry: Registry) -> Ruleset:
    """Returns the cards and variants of a saved game. A card set is taken from its plugin if it is unchanged there,
    otherwise from the copy in the save. A variant must be unchanged, unless it is part of the game (then only the last
    state of the save must be the same) or in development, and so must a set without a copy. Raises SaveError:
    ``content-missing`` (``content-nowhere`` if the save names no distribution), ``content-broken``, ``content-off``,
    ``content-changed`` (``content-edited`` if its version is the same all the same), ``variant-failed`` or
    ``field``."""
    needed = {(content.kind, content.id): content for content in save.content}
    sets = tuple(_card_set(id, needed.get(("card-set", id)), save, registry) for id in save.setup.card_sets)
    with _told_of_save():
        try:
            for content in registry.dependencies((), save.setup.variants):
                wanted = needed.get(("variant", content.id), content)
                provider = registry.providers["variant", content.id]  # the code of ours changes with every version
                if not (_is_same(wanted, content, provider) or provider.ours or provider.linked):
                    raise _changed(wanted, registry)
            return Ruleset(Catalog(sets), tuple(map(registry.variant, save.setup.variants)))
        except UnknownContent as error:
            raise _missing(error, save, registry) from None


@contextmanager
def _told_of_save() -> Iterator[None]:
    """What fails while a saved game is laid out is told as what is wrong with the save."""
    try:
        yield
    except VariantFailed as error:
        raise variant_failed(error) from None
    except SaveError:
        raise
    except ValueError as error:
        raise SaveError("field", {"problem": str(error)}) from None


def copied(save: Save, registry: Registry) -> tuple[Dependency, ...]:
    """Returns the card sets that are taken from the copies in the save, because their plugins no longer provide them
    unchanged. A set made by code has no copy: see ``edited``."""
    provided = {id: card_set.digest for id, card_set in registry.card_sets.items()}
    copies = {file.id for file in save.cards}
    sets = (content for content in save.content if content.kind == "card-set" and content.id in copies)
    return tuple(content for content in sets if provided.get(content.id) != content.digest)


def edited(save: Save, registry: Registry) -> tuple[Dependency, ...]:
    """Returns the variants and the card sets made by code that have changed since the game was saved, by an author who
    goes on with it all the same: their plugins are linked, see ``Plugin.linked``."""
    saved = {(content.kind, content.id): content for content in save.content}
    copies = {file.id for file in save.cards}
    by_code = [id for id in save.setup.card_sets if id not in copies and id in registry.card_sets]
    now = registry.dependencies(by_code, save.setup.variants)
    return tuple(
        content
        for content in now
        if (provider := registry.providers[content.kind, content.id]).linked
        and (wanted := saved.get((content.kind, content.id))) is not None
        and not _is_same(wanted, content, provider)
    )


def _is_same(wanted: Dependency, now: Dependency, provider: Plugin) -> bool:
    """Whether the code of a variant, or what code makes, is what a save was made with. Older saves have the digest of
    all code of the plugin."""
    return wanted.digest in (now.digest, provider.code)


def variant_failed(error: VariantFailed) -> SaveError:
    """Returns the error for a save whose variant fails."""
    return SaveError("variant-failed", {"plugin": error.plugin, "variant": error.variant, "error": error.error})


def _card_set(id: str, wanted: Dependency | None, save: Save, registry: Registry) -> CardSet:
    provided = registry.card_sets.get(id)
    copy = next((file for file in save.cards if file.id == id), None)
    linked = copy is None and provided is not None and registry.providers["card-set", id].linked
    if provided is not None and (wanted is None or provided.digest == wanted.digest or linked):
        return provided
    if wanted is not None and copy is not None:
        try:
            read = read_card_file("\n".join(copy.lines), id)
            faults = tuple(problem for problem in read.problems if problem.code not in OLD_CARDS)
            if faults:
                raise FileError(faults)
        except FileError as error:
            raise SaveError("field", {"problem": f"cards: {error}"}) from None
        card_set = read.card_set
        if (card_set.id, card_set.digest) != (id, wanted.digest):
            raise SaveError("field", {"problem": f"cards: {id}"})
        return card_set
    if wanted is not None and provided is not None:
        raise _changed(wanted, registry)
    raise _missing(UnknownContent("card-set", id, ()), save, registry)


def _missing(error: UnknownContent, save: Save, registry: Registry) -> SaveError:
    wanted = next((c for c in save.content if (c.kind, c.id) == (error.kind, error.id)), None)
    if wanted is None:
        wanted = Dependency(error.id, error.id.partition("/")[0], "?")
    named = [plugin for plugin in registry.plugins if plugin.id == wanted.plugin]
    off = any(not plugin.enabled for plugin in named)
    problem = next((plugin.problems[0] for plugin in named if plugin.enabled and plugin.problems), None)
    claimed = wanted.source or wanted.plugin  # whoever has written the save may have written anything here
    install = claimed if _DISTRIBUTION.fullmatch(claimed) else ""
    values = {"kind": error.kind, **_names(wanted, "", install)}
    if problem is not None:  # it is there: installing it mends nothing
        return SaveError("content-broken", values, problem=problem)
    return SaveError("content-off" if off else "content-missing" if install else "content-nowhere", values)


def _changed(wanted: Dependency, registry: Registry) -> SaveError:
    provider = registry.providers[wanted.kind, wanted.id]
    install = provider.source if provider.module else provider.id
    same = provider.version == wanted.version
    return SaveError("content-edited" if same else "content-changed", _names(wanted, provider.version, install))


def _names(wanted: Dependency, found: str, install: str) -> dict[str, str | int]:
    """Returns the values of a message about content that is not there: its id, its plugin, the version needed, the
    version found, and the distribution to install."""
    return {
        "id": wanted.id,
        "plugin": wanted.plugin,
        "wanted": wanted.version,
        "found": found,
        "install": install,
    }


@frozen
class Replayed:
    """A saved game that was played again, and its ``content`` as it is now. ``edited`` are variants in development that
    have changed since; then ``other`` says that its actions lead to another state now, and ``broken`` is the first
    action that no longer holds, before which the game has stopped, or None: with its ``number`` and ``action``."""

    session: Session
    content: tuple[Dependency, ...]
    edited: tuple[Dependency, ...] = ()
    other: bool = False
    broken: SaveError | None = None


def play(save: Save, registry: Registry) -> Session:
    """Returns the saved game, after playing its actions. Raises SaveError as ``ruleset_of`` does, ``field`` also for a
    setup that cannot be dealt, ``action`` for the first action that is not legal, and ``state`` if the last state is
    not the saved one, unless a variant in development has changed."""
    replayed = replay(save, registry)
    if replayed.broken is not None:
        raise replayed.broken
    return replayed.session


def replay(save: Save, registry: Registry) -> Replayed:
    """Returns the saved game, after playing its actions: with a variant in development that has changed, as far as they
    hold. Raises SaveError as ``play`` does."""
    ruleset = ruleset_of(save, registry)
    changed = {(content.kind, content.id): content for content in edited(save, registry)}
    needed = save.content if save.state else registry.dependencies(save.setup.card_sets, save.setup.variants)
    content = tuple(changed.get((c.kind, c.id), c) for c in needed)
    known = tuple(changed.values())
    with _told_of_save():
        dealt = save.setup if save.origin is None else save.origin.setup
        start = _set_up(save, ruleset) if save.position else None
        session = Session(dealt, ruleset, start=start, set_up=save.position, short_hands=True)
    for number, text in enumerate(save.actions, 1):
        broken = _push(session, number, text, save)
        if broken is not None and changed:
            values = {**broken.values, "number": number, "action": text}
            return Replayed(session, content, known, True, evolve(broken, values=values))
        if broken is not None:
            raise broken
    if session.setup != save.setup:
        raise SaveError("field", {"problem": "origin"})
    other = bool(save.state) and session.state.digest() != save.state
    if other and not changed:
        raise SaveError("state", {"number": len(save.actions)})
    return Replayed(session, content, known, other)


def _set_up(save: Save, ruleset: Ruleset) -> GameState:
    """Returns the position from which a saved game was begun. Raises SaveError, and VariantFailed."""
    from coatl_core.saves.position_reading import read_position  # few saves have one

    try:
        return read_position(save.position, lambda _: ruleset)
    except PositionError as error:
        raise SaveError("field", {"problem": f"position: {error.code}"}) from None


def _push(session: Session, number: int, text: str, save: Save) -> SaveError | None:
    """Plays the action with this number. Returns why that cannot be done, or None."""
    try:
        action, found = parse_entry(text)
        if isinstance(action, Onward) and save.origin is not None:
            session.go_on(action, save.setup.seats, save.origin.game)
        else:
            session.push(action, found)
    except IllegalActionError as error:
        return SaveError("action", {"number": number, "action": text}, error.refusal)
    except VariantFailed as error:
        return variant_failed(error)
    except ValueError:
        return SaveError("action", {"number": number, "action": text})
    return None


@cache
def _converter() -> JsonConverter:
    return setup_converter()
