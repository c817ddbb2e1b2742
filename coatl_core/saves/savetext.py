"""Writes the reason why a saved game, or the records, cannot be used."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.saves.format import SaveError
from coatl_core.saves.records import NewerRecords


def save_error_text(error: SaveError, file: str, catalog: Catalog | None, l10n: L10n) -> str:
    """Returns the sentence for an error in the save called ``file``. Cards in the reason why an action is not legal are
    described with the help of ``catalog``; without it they are named by id."""
    # Numbers are passed as text, because a locale would group their digits.
    values = {key: plain(str(value)) for key, value in error.values.items()}
    values["file"] = plain(file)
    if error.code == "action":
        values["reason"] = _reason(error, catalog or Catalog(()), l10n)
    return l10n(f"save-{error.code}", **values)


def _reason(error: SaveError, catalog: Catalog, l10n: L10n) -> str:
    if error.refusal is None:
        return l10n("action-unknown")
    return l10n("action-refused", reason=refusal_text(error.refusal, catalog, l10n), rule=error.refusal.rule)


def records_error_text(error: OSError | NewerRecords, l10n: L10n) -> str:
    """Returns the sentence for records that cannot be read."""
    if isinstance(error, NewerRecords):
        return l10n("records-newer", version=str(error.version))
    return l10n("records-unreadable", reason=error.strerror or str(error))
