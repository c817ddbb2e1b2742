"""A game that begins with a position instead of the deal: ``coatl play --position``."""

from __future__ import annotations

from argparse import Namespace
from datetime import datetime
from pathlib import Path

from attrs import evolve

from coatl_core.files.home import home
from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.l10n import L10n
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError, encode, make_save, variant_failed
from coatl_core.saves.position_fields import PositionError
from coatl_core.saves.position_reading import as_kept, read_position
from coatl_core.saves.savetext import position_error_text, save_error_text
from coatl_core.saves.store import Store
from coatl_core.version import version
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError


def read_line(options: Namespace, plugins: Registry, l10n: L10n) -> GameState:
    """Returns the position in ``options.position``; what it does not know is dealt with ``options.seed``. Raises
    CommandError."""
    try:
        return read_position(options.position, plugins.ruleset_for, options.seed)
    except PositionError as error:
        raise CommandError(position_error_text(error, l10n)) from None
    except VariantFailed as error:
        raise CommandError(save_error_text(variant_failed(error), "", None, l10n)) from None


def kept(
    start: GameState,
    names: tuple[str, ...],
    seats: tuple[ComputerSeat | None, ...],
    told: bool,
    plugins: Registry,
    l10n: L10n,
) -> Path:
    """Returns the file of a new saved game that begins with a position, with these players; ``told`` says that computer
    players tell their reasons at once. Raises CommandError."""
    store, now = Store(home().saves), datetime.now().astimezone()
    try:
        start, line = as_kept(start)
        setup = evolve(start.setup, players=names, seats=seats)
        session = Session(setup, start.ruleset, start=start, set_up=line)
        content = plugins.dependencies(setup.card_sets, setup.variants)
        saved = now.isoformat(timespec="seconds")
        save = make_save(session, content, saved=saved, app=version(), count=store.next_count(), told=told)
        return store.write_new("", encode(save), now)
    except ValueError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        unwritable = SaveError("unwritable", {"reason": error.strerror or str(error)})
        raise CommandError(save_error_text(unwritable, str(store.folder), None, l10n), SYSTEM_FAILED) from None
