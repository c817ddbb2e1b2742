"""A game as it follows from its rows in the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from attrs import define, field

from coatl_core.game.actions import Action, parse_action
from coatl_core.game.errors import IllegalActionError, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.rules import Setup
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.hosting.store import UNDO, Act
from coatl_core.language.l10n import english
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import FORMAT, VERSION, Save, SaveError, decode, make_save, ruleset_of, save_data
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.wire import setup_from_json, to_data
from coatl_core.version import version


class Unplayable(Exception):
    """The rows of a game do not make a game, or something that it is played with is not there. The text says what."""


@define
class Table:
    """A game that is going on: its session, and the log of all that has happened. ``rev`` counts the rows, ``by`` is
    the seat of the last one."""

    session: Session
    log: list[Event] = field(factory=list)
    rev: int = 0
    by: int | None = None

    def played(self, action: Action) -> Table:
        """Returns the table after an action, which is not numbered yet. This table stays as it is. Raises what
        ``Session.push`` raises."""
        after = self.session.copy()
        events = after.push(action)
        return Table(after, [*self.log, *events], self.rev, self.by)

    def taken_back(self, actions: int) -> Table:
        """Returns the table without the last so many actions; this one stays as it is. Raises ValueError for none."""
        if not actions:
            raise ValueError("there is nothing to take back")
        before = self.session.copy()
        events = sum(len(played.events) for played in before.history[-actions:])
        for _ in range(actions):
            before.pop()
        return Table(before, self.log[: len(self.log) - events], self.rev, self.by)

    def back_to(self, seat: int) -> int:
        """Returns how many actions lie behind the last one of a seat, that one included; 0 if it is not known."""
        for number, played in enumerate(reversed(self.session.history), 1):
            if played.seat == seat:
                return number
        return 0


def play(setup: Setup, ruleset: Ruleset, acts: Sequence[Act], *, brief: bool) -> Table:
    """Returns the game after these rows. Raises Unplayable."""
    number = 0
    try:
        table = Table(Session(setup, ruleset, brief=brief))
        for number, act in enumerate(acts, 1):
            if act.what == UNDO:
                table = table.taken_back(table.back_to(act.seat if act.seat is not None else -1))
            else:
                table.log += table.session.push(parse_action(act.what))
            table.rev, table.by = number, act.seat
        if [act.n for act in acts] != [*range(1, len(acts) + 1)]:
            raise ValueError("a row is missing")
    except (IllegalActionError, VariantFailed, ValueError) as error:
        raise Unplayable(f"row {number}: {error}") from None
    return table


# What a game is played with: content and cards, as in a save


def content_of(session: Session, registry: Registry) -> str:
    """Returns as JSON what a game is played with: ``content`` and ``cards`` of its saves."""
    content = registry.dependencies(session.setup.card_sets, session.setup.variants)
    data = save_data(make_save(session, content))
    return json.dumps({name: data[name] for name in ("content", "cards")}, ensure_ascii=False)


def ruleset(setup: Setup, content: str, registry: Registry) -> Ruleset:
    """Returns the cards and variants of a game that is kept with this content. Raises SaveError."""
    return ruleset_of(_empty_save(setup, content), registry)


def playable(game: str, setup: str, content: str, registry: Registry) -> tuple[Setup, Ruleset]:
    """Returns what the game with this code is played with, which is kept as this setup and content. Raises Unplayable,
    with a sentence for the operator."""
    try:
        read = setup_from_json(setup)
        return read, ruleset(read, content, registry)
    except SaveError as error:
        raise Unplayable(save_error_text(error, game, None, english())) from None
    except ValueError as error:
        raise Unplayable(str(error)) from None


def saved(setup: Setup, content: str, session: Session, at: float) -> dict[str, Any]:
    """Returns the save of a game, whose ``session`` knows it from its deal."""
    when = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    save = make_save(session, _empty_save(setup, content).content, saved=when, app=version())
    return save_data(save)


def _empty_save(setup: Setup, content: str) -> Save:
    """Returns a save of the game without its actions. Raises SaveError."""
    data = {"format": FORMAT, "version": VERSION, "setup": to_data(setup), **json.loads(content)}
    return decode(json.dumps({**data, "actions": [], "state": "", "turn": 0, "finished": False}))
