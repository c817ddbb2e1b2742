"""The file a game is kept in: JSON that a person can read and that holds all it takes to play the game again.

A save is the setup with its seed and the list of actions in text notation; loading it plays them. ``content`` names the
card sets by plugin, version and digest, ``state`` is the digest of the state reached: a save that no longer means what
it meant is refused, never bent. Nothing here writes a file: see ``store``.

cattrs is imported when a save is read or written, not before.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen

from coatl_core.actions import parse_action
from coatl_core.jsonfile import first_fault, strict_converter
from coatl_core.plaintext import plain
from coatl_core.plugins import Content, Registry, UnknownContent
from coatl_core.refusals import IllegalAction, Refusal
from coatl_core.rules import Rules, Setup
from coatl_core.session import Session

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter

FORMAT = "coatl-save"
VERSION = 1


@frozen
class Save:
    """One saved game. ``name`` is what the player called it (empty: an autosave), ``saved`` an ISO time, ``turn`` and
    ``finished`` are for lists of saves."""

    setup: Setup
    content: tuple[Content, ...]
    actions: tuple[str, ...]
    state: str
    turn: int
    finished: bool
    name: str = field(default="", converter=plain)
    saved: str = field(default="", converter=plain)
    app: str = field(default="", converter=plain)


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
    session: Session, content: tuple[Content, ...], *, name: str = "", saved: str = "", app: str = ""
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


def play(save: Save, registry: Registry) -> Session:
    """The game the save holds. Raises SaveError: ``content-missing``, ``content-changed``, ``field`` (a setup that
    makes no game), ``action`` (naming the first action that does not apply, and why) or ``state``."""
    setup = save.setup
    try:
        found = registry.content(setup.card_sets, setup.variants)
        catalog = registry.catalog(setup.card_sets, setup.variants)
        session = Session(setup, catalog)
    except UnknownContent as error:
        plugin = next((c.plugin for c in save.content if (c.kind, c.id) == (error.kind, error.id)), error.id)
        raise SaveError("content-missing", {"kind": error.kind, "id": error.id, "plugin": plugin}) from None
    except ValueError as error:
        raise SaveError("field", {"problem": str(error)}) from None
    needed = {(content.kind, content.id): content for content in save.content}
    for content in found:
        wanted = needed.get((content.kind, content.id), content)
        if wanted.digest != content.digest:
            values: dict[str, str | int] = {
                "id": content.id,
                "plugin": content.plugin,
                "wanted": wanted.version,
                "found": content.version,
            }
            raise SaveError("content-changed", values)
    for number, text in enumerate(save.actions, 1):
        try:
            session.push(parse_action(text))
        except IllegalAction as error:
            raise SaveError("action", {"number": number, "action": text}, error.refusal) from None
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
