"""The saved game that a command is given."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from coatl_core.cards.catalog import Catalog
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Replayed, Save, SaveError, replay, ruleset_of
from coatl_core.saves.savetext import edited_text, save_error_text
from coatl_core.saves.store import read
from coatl_tui.cli.commands import CommandError


def saved_game(options: Namespace, plugins: Registry, l10n: L10n) -> tuple[Save, Replayed]:
    """Returns the save in ``options.file`` and the game that it leads to. Raises CommandError if it is no saved game,
    or if an action in it is not legal; with ``--json`` that action is printed as well."""
    path = Path(options.file)
    try:
        save = read(path)
        replayed = replay(save, plugins)
    except SaveError as error:
        cards = ruleset_of(read(path), plugins).catalog if error.code == "action" else None  # the reason may name cards
        if options.json and error.code == "action":
            print(json.dumps({"error": _error(error, cards or Catalog(()), l10n)}))
        raise CommandError(save_error_text(error, options.file, cards, l10n)) from None
    if replayed.edited:
        print(edited_text(replayed, l10n), file=sys.stderr)
    return save, replayed


def _error(error: SaveError, cards: Catalog, l10n: L10n) -> dict[str, str | int | None]:
    refused = error.refusal
    return {
        **error.values,
        "reason": refusal_text(refused, cards, l10n) if refused else l10n("action-unknown"),
        "code": refused.code if refused else None,
        "rule": refused.rule if refused else None,
    }
