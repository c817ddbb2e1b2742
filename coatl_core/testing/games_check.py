"""Plays whole games with a variant of a plugin that is not installed, and reads all that it says, for its author."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from coatl_core.files.problems import Problem
from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import VariantChoice
from coatl_core.game.state import Variant, has
from coatl_core.game.view import view
from coatl_core.library import Game
from coatl_core.plugins.loading import file_within
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.plugins.registry import Registry
from coatl_core.plugins.variant_class import method_place
from coatl_core.saves.wire import to_json, view_from_json
from coatl_core.testing import play, sentences


def check_games(
    kind: type[Variant], choices: Sequence[VariantChoice], players: int, plugins: Registry, folder: Path
) -> list[Problem]:
    """Plays a game with each of these choices twice. Returns what failed first: a method, a game without an end, a
    message that cannot be read, a memory that is not read back as it was written, or two games of one seed that are not
    the same. A choice with which no game can be dealt is left out. Where nothing failed, a ``seen`` that hides nothing
    is named."""
    played = list[Game]()
    for choice in choices:
        name = choice_name(choice)
        try:
            game, again = (play(plugins, variants=[choice], players=players, seed="check") for _ in range(2))
            sentences(game)
        except VariantFailed as error:
            return [failed(kind, choice, error, folder)]
        except AssertionError as error:
            return [Problem(str(folder / MANIFEST), 1, "plugin-raised", {"error": f"{name}: {error}"})]
        except ValueError:
            continue
        unread = _unread(game)
        if unread:
            what = f"memory = {getattr(kind.memory, '__name__', kind.memory)}: {unread}"
            return [Problem(str(folder / MANIFEST), 1, "plugin-raised", {"error": f"{name}: {what}"})]
        if (game.actions, game.state) != (again.actions, again.state):
            return [Problem(str(folder / MANIFEST), 1, "variant-unlike", {"variant": name})]
        played.append(game)
    if has(kind, "seen") and played and not any(_hides(kind.id, game) for game in played):
        file, line = _place(kind, "seen", folder)
        return [Problem(file, line, "variant-open", {"variant": kind.id})]
    return []


def failed(kind: type[Variant], choice: VariantChoice, error: VariantFailed, folder: Path) -> Problem:
    """The problem for what a variant has raised, at the method that did, if one is named."""
    place = _place(kind, error.error.partition(":")[0], folder)
    return Problem(*place, "plugin-raised", {"error": f"{choice_name(choice)}: {error.error}"})


def choice_name(choice: VariantChoice) -> str:
    """How a variant with its options is called in a problem."""
    return "/".join((choice.id, *choice.options))


def _place(kind: type[Variant], method: str, folder: Path) -> tuple[str, int]:
    """Returns the file in the folder and the line of a method; the manifest if there is none of this name."""
    manifest = str(folder / MANIFEST)
    if not has(kind, method):
        return manifest, 1
    file, line = method_place(kind, method, manifest)
    return file_within(folder, file) or file, line


def _unread(game: Game) -> str:
    """Returns why what the variants remember at the end of a game could not be read back from JSON, as players at a
    host read it; empty if it could."""
    for seat in range(len(game.setup.players)):
        seen = view(game.state, seat)
        try:
            read = view_from_json(to_json(seen), game.ruleset)
        except (ValueError, TypeError) as error:
            return str(error)
        if read.variants != seen.variants:
            return f"{dict(seen.variants)!r} is read back as {dict(read.variants)!r}"
    return ""


def _hides(variant: str, game: Game) -> bool:
    """Returns whether the variant has hidden anything from anybody in a game."""
    states = [*(step.before for step in game.history), game.state]
    return any(
        each.seen(state.variants[variant], seat) != state.variants[variant]
        for each in game.ruleset.hiding
        if each.id == variant
        for state in states
        for seat in (None, *range(len(game.setup.players)))
    )
