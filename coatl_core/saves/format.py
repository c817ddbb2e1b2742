"""The file a game is kept in: JSON that a person can read and that holds all it takes to play the game again.

A save is the setup with its seed and the list of actions in text notation; loading it plays them. ``content`` names
the card sets and variants by plugin, version and digest, ``state`` is the digest of the state reached: a save that no
longer means what it meant is refused, never bent. Card files are carried inside, so that a game goes on where their
plugin is missing or has changed. Nothing here writes a file: see ``store``.

cattrs is imported when a save is read or written, not before.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen

from coatl_core.cards.cardfile import read_card_set
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


@frozen
class CardFile:
    """A copy of a card set's file, by lines."""

    id: str
    lines: tuple[str, ...]


@frozen
class Save:
    """One saved game. ``name`` is what the player called it (empty: an autosave), ``saved`` an ISO time, ``turn`` and
    ``finished`` are for lists of saves. ``cards`` are the card sets that are files."""

    setup: Setup
    content: tuple[Dependency, ...]
    actions: tuple[str, ...]
    state: str
    turn: int
    finished: bool
    name: str = field(default="", converter=plain)
    saved: str = field(default="", converter=plain)
    app: str = field(default="", converter=plain)
    cards: tuple[CardFile, ...] = ()


@frozen
class SaveError(Exception):
    """A save that cannot be used. ``code`` names the message ``save-<code>``; for an action that does not apply,
    ``refusal`` says why."""

    code: str
    values: dict[str, str | int] = field(factory=dict)
    refusal: Refusal | None = None

    def __str__(self) -> str:
        return f"{self.code} {self.values}"


def make_save(
    session: Session, content: tuple[Dependency, ...], *, name: str = "", saved: str = "", app: str = ""
) -> Save:
    """The save of a game as it stands; what was undone is not in it. ``content`` is of ``Registry.content``."""
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
        cards=tuple(CardFile(s.id, tuple(s.source.split("\n"))) for s in session.catalog.sets if s.source),
    )


def encode(save: Save) -> str:
    """The text of the file."""
    data = {"format": FORMAT, "version": VERSION, **_converter().unstructure(save)}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def decode(text: str) -> Save:
    """The save written in ``text``. Raises SaveError (``damaged``, ``foreign``, ``newer``, ``field``)."""
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
    except Exception as error:  # cattrs gathers whatever the classes raise; all of it is the file's fault
        raise SaveError("field", {"problem": first_fault(error)}) from None
    return save


def ruleset_of(save: Save, registry: Registry) -> Ruleset:
    """What the saved game is played with: each card set as it was, from its plugin or else from the copy in the save.
    Raises SaveError: ``content-missing``, ``content-off``, ``content-changed``, ``variant-failed`` or ``field``."""
    needed = {(content.kind, content.id): content for content in save.content}
    sets = tuple(_card_set(id, needed.get(("card-set", id)), save, registry) for id in save.setup.card_sets)
    try:
        for content in registry.dependencies((), save.setup.variants):
            wanted = needed.get(("variant", content.id), content)
            if wanted.digest != content.digest:
                raise SaveError("content-changed", _names(wanted, content.version))
        return Ruleset(Catalog(sets), tuple(map(registry.variant, save.setup.variants)))
    except UnknownContent as error:
        raise _missing(error, save, registry) from None
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("field", {"problem": str(error)}) from None


def copied(save: Save, registry: Registry) -> tuple[Dependency, ...]:
    """The card sets that a game is played with from the copies in its save, since their plugins do not provide them any
    more as they were."""
    provided = {id: card_set.digest for id, card_set in registry.card_sets.items()}
    return tuple(c for c in save.content if c.kind == "card-set" and provided.get(c.id) != c.digest)


def variant_failed(error: VariantFailed) -> SaveError:
    """The error of a save whose variant fails."""
    return SaveError("variant-failed", {"plugin": error.plugin, "variant": error.variant, "error": error.error})


def _card_set(id: str, wanted: Dependency | None, save: Save, registry: Registry) -> CardSet:
    provided = registry.card_sets.get(id)
    if provided is not None and (wanted is None or provided.digest == wanted.digest):
        return provided
    copy = next((file for file in save.cards if file.id == id), None)
    if wanted is not None and copy is not None:
        try:
            card_set = read_card_set("\n".join(copy.lines), id)
        except FileError as error:
            raise SaveError("field", {"problem": f"cards: {error}"}) from None
        if (card_set.id, card_set.digest) != (id, wanted.digest):
            raise SaveError("field", {"problem": f"cards: {id}"})
        return card_set
    if wanted is not None and provided is not None:
        raise SaveError("content-changed", _names(wanted, registry.providers["card-set", id].version))
    raise _missing(UnknownContent("card-set", id, ()), save, registry)


def _missing(error: UnknownContent, save: Save, registry: Registry) -> SaveError:
    wanted = next((c for c in save.content if (c.kind, c.id) == (error.kind, error.id)), None)
    if wanted is None:
        wanted = Dependency(error.id, error.id.partition("/")[0], "?")
    off = any(plugin.id == wanted.plugin and not plugin.enabled for plugin in registry.plugins)
    return SaveError("content-off" if off else "content-missing", {"kind": error.kind, **_names(wanted, "")})


def _names(wanted: Dependency, found: str) -> dict[str, str | int]:
    """What to install: the content, its plugin, the version needed and the one found, and the distribution to get."""
    return {
        "id": wanted.id,
        "plugin": wanted.plugin,
        "wanted": wanted.version,
        "found": found,
        "install": wanted.source or wanted.plugin,
    }


def play(save: Save, registry: Registry) -> Session:
    """The game the save holds. Raises SaveError as ``ruleset_of`` does, ``field`` also for a setup that makes no game,
    ``action`` (naming the first action that does not apply, and why) or ``state``."""
    try:
        session = Session(save.setup, ruleset_of(save, registry), short=True)  # version 0.1 dealt such games
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
    from cattrs.gen import make_dict_unstructure_fn

    converter = strict_converter()
    rules = make_dict_unstructure_fn(Rules, converter, _cattrs_omit_if_default=True)
    converter.register_unstructure_hook(Rules, rules)
    return converter
