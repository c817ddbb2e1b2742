"""The format of a saved game: JSON that a person can read. ``store`` reads and writes the files.

A save holds the setup with its seed, and the actions in text notation; it is loaded by playing the actions again.
``content`` names the card sets and variants by plugin, version and digest, and ``state`` is the digest of the last
state: if playing no longer gives this state, the save is refused. Card files are copied into the save, so that the game
can go on when their plugin is missing or has changed.

cattrs is imported only when a save is read or written.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen

from coatl_core.cards.cardfile import read_card_file
from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.files.jsonfile import first_fault, strict_converter
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.game.actions import parse_action
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.plugins.registry import Dependency, Registry, UnknownContent

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter

FORMAT = "coatl-save"
VERSION = 1

_DISTRIBUTION = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,98}[A-Za-z0-9])?")
"""What the name of a distribution looks like. Nothing else may stand where a player is told to install it."""


@frozen
class CardCopy:
    """A copy of the file of a card set, line by line."""

    id: str
    lines: tuple[str, ...]


@frozen
class Save:
    """One saved game. ``state`` is the digest of its last state; ``turn`` and ``finished`` are for lists of saves;
    ``name`` is the player's name for it (empty: an autosave), ``saved`` an ISO time, ``app`` the version of the app.
    ``cards`` are copies of the card sets that are files. ``count`` is larger the later the game was last opened among
    the games of its folder (0: by version 0.1). ``hints`` is the number of positions in which the players have been
    shown a hint."""

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


@frozen
class SaveError(ValueError):
    """A save cannot be used. ``code`` names the locale's message ``save-<code>``; ``refusal`` is why one of its actions
    is not legal. ``reason`` is the whole error as a sentence; it is empty unless code that knows a language has set
    it."""

    code: str
    values: dict[str, str | int] = field(factory=dict)
    refusal: Refusal | None = None
    reason: str = ""

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
) -> Save:
    """Returns the save of a game as it is now, without undone actions. ``content`` is what ``Registry.dependencies``
    returns."""
    return Save(
        setup=session.setup,
        content=content,
        actions=tuple(map(str, session.actions)),
        state=session.state.digest(),
        turn=session.state.turn,
        finished=session.over,
        name=name,
        saved=saved,
        app=app,
        cards=tuple(CardCopy(s.id, tuple(s.source.split("\n"))) for s in session.catalog.sets if s.source),
        count=count,
        hints=hints,
    )


def encode(save: Save) -> str:
    """Returns the text of the file."""
    data = {"format": FORMAT, "version": VERSION, "count": 0, **_converter().unstructure(save)}  # found in half a file
    for name in ("count", "hints"):
        if not data[name]:
            del data[name]  # as in version 0.1
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def decode(text: str) -> Save:
    """Returns the save written in ``text``. Raises SaveError (``damaged``, ``foreign``, ``newer``, ``field``)."""
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
    try:
        save: Save = _converter().structure(data, Save)
    except Exception as error:  # cattrs wraps everything that the classes raise; the file is always the cause
        raise SaveError("field", {"problem": first_fault(error)}) from None
    return save


def ruleset_of(save: Save, registry: Registry) -> Ruleset:
    """Returns the cards and variants of a saved game. A card set is taken from its plugin if it is unchanged there,
    otherwise from the copy in the save. A variant must be unchanged, unless it is part of the game: then only the last
    state of the save must be the same. Raises SaveError: ``content-missing`` (``content-nowhere`` if the save names no
    distribution), ``content-off``, ``content-changed``, ``variant-failed`` or ``field``."""
    needed = {(content.kind, content.id): content for content in save.content}
    sets = tuple(_card_set(id, needed.get(("card-set", id)), save, registry) for id in save.setup.card_sets)
    try:
        for content in registry.dependencies((), save.setup.variants):
            wanted = needed.get(("variant", content.id), content)
            ours = registry.providers["variant", content.id].ours  # its code changes with every version of the game
            if wanted.digest != content.digest and not ours:
                raise _changed(wanted, registry)
        return Ruleset(Catalog(sets), tuple(map(registry.variant, save.setup.variants)))
    except UnknownContent as error:
        raise _missing(error, save, registry) from None
    except VariantFailed as error:
        raise variant_failed(error) from None
    except SaveError:
        raise
    except ValueError as error:
        raise SaveError("field", {"problem": str(error)}) from None


def copied(save: Save, registry: Registry) -> tuple[Dependency, ...]:
    """Returns the card sets that are taken from the copies in the save, because their plugins no longer provide them
    unchanged."""
    provided = {id: card_set.digest for id, card_set in registry.card_sets.items()}
    return tuple(c for c in save.content if c.kind == "card-set" and provided.get(c.id) != c.digest)


def variant_failed(error: VariantFailed) -> SaveError:
    """Returns the error for a save whose variant fails."""
    return SaveError("variant-failed", {"plugin": error.plugin, "variant": error.variant, "error": error.error})


def _card_set(id: str, wanted: Dependency | None, save: Save, registry: Registry) -> CardSet:
    provided = registry.card_sets.get(id)
    if provided is not None and (wanted is None or provided.digest == wanted.digest):
        return provided
    copy = next((file for file in save.cards if file.id == id), None)
    if wanted is not None and copy is not None:
        try:
            read = read_card_file("\n".join(copy.lines), id)
            faults = tuple(problem for problem in read.problems if problem.code != "level-long")  # 0.1 allowed that
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
    off = any(plugin.id == wanted.plugin and not plugin.enabled for plugin in registry.plugins)
    claimed = wanted.source or wanted.plugin  # whoever has written the save may have written anything here
    install = claimed if _DISTRIBUTION.fullmatch(claimed) else ""
    values = {"kind": error.kind, **_names(wanted, "", install)}
    return SaveError("content-off" if off else "content-missing" if install else "content-nowhere", values)


def _changed(wanted: Dependency, registry: Registry) -> SaveError:
    provider = registry.providers[wanted.kind, wanted.id]
    install = provider.source if provider.module else provider.id
    return SaveError("content-changed", _names(wanted, provider.version, install))


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


def play(save: Save, registry: Registry) -> Session:
    """Returns the saved game, after playing its actions. Raises SaveError as ``ruleset_of`` does, ``field`` also for a
    setup that cannot be dealt, ``action`` for the first action that is not legal, and ``state`` if the last state is
    not the saved one."""
    ruleset = ruleset_of(save, registry)
    try:
        session = Session(save.setup, ruleset, short_hands=True)
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("field", {"problem": str(error)}) from None
    for number, text in enumerate(save.actions, 1):
        try:
            session.push(parse_action(text))
        except IllegalActionError as error:
            raise SaveError("action", {"number": number, "action": text}, error.refusal) from None
        except VariantFailed as error:
            raise variant_failed(error) from None
        except ValueError:
            raise SaveError("action", {"number": number, "action": text}) from None
    if session.state.digest() != save.state:
        raise SaveError("state", {"number": len(save.actions)})
    return session


@cache
def _converter() -> JsonConverter:
    return setup_converter()


def setup_converter() -> JsonConverter:
    """Returns a new strict converter that writes a setup and its rules as version 0.1 did: without what that did not
    know, and without rules that are as usual."""
    from cattrs.gen import make_dict_unstructure_fn, override

    converter = strict_converter()
    rules = make_dict_unstructure_fn(Rules, converter, _cattrs_omit_if_default=True)
    converter.register_unstructure_hook(Rules, rules)
    seats = override(omit_if_default=True)  # a game of persons is written as in version 0.1
    converter.register_unstructure_hook(Setup, make_dict_unstructure_fn(Setup, converter, seats=seats))
    return converter
