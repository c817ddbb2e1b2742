"""A game that comes from elsewhere, to stand among the saved games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from attrs import evolve

from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.play.notes import notes_of
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError, encode, make_save, replay, ruleset_of
from coatl_core.saves.gamerecord import read_record
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Store, parse
from coatl_core.version import version


def import_game(text: str, registry: Registry, store: Store) -> Path:
    """Writes the game of a record, or of a save, to a new file among the saved games and returns its path. A record is
    called by its header ``event``, or else by its players, and stays as it is, as every named save. Raises SaveError if
    the text is neither or leads to no game, its variations included, and OSError if it cannot be written."""
    save, now = parse(text), datetime.now().astimezone()
    replayed = replay(save, registry)
    if replayed.broken is not None:
        raise replayed.broken
    notes = notes_of(save.notes, replayed.session)
    name, saved, count = save.name, now.isoformat(timespec="seconds"), store.next_count()
    if save.state:
        kept = evolve(save, count=count)
    else:
        name = dict(notes.headers).get("event") or ", ".join(save.setup.players)
        kept = make_save(
            replayed.session,
            replayed.content,
            name=name,
            saved=saved,
            app=version(),
            count=count,
            notes=save.notes,
        )
    return store.write_new(name, encode(kept), now)


def why_not_imported(
    error: SaveError | OSError | RuntimeError | ValueError,
    text: str,
    file: str,
    registry: Registry,
    store: Store,
    l10n: L10n,
) -> str:
    """Returns why the ``text`` of a ``file``, as the player calls it, is not among the saved games: what was raised
    when the file was looked for and read, or by ``import_game``."""
    if isinstance(error, OSError):
        return l10n("save-unwritable", file=str(store.folder), reason=system_text(error, l10n))
    if not isinstance(error, SaveError):  # ``~name`` of a user there is not; a zero in the path
        error = SaveError("unreadable", {"reason": str(error)})
    cards = ruleset_of(parse(text), registry).catalog if error.code == "action" else None
    return save_error_text(error, file, cards, l10n)


def headers_text(notes: str) -> str:
    """Returns the headers of the record that a save was read from, in one line; an empty text if there are none. Raises
    SaveError for what is no record."""
    return " · ".join(f"{name} {text}" for name, text in read_record(notes).headers) if notes else ""
