"""Writes the reason why a saved game, or the records, cannot be used or written."""

from __future__ import annotations

from collections.abc import Callable

from coatl_core.cards.catalog import Catalog
from coatl_core.files.problems import Problem
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.l10n import LONGEST_VALUE, L10n
from coatl_core.language.named_pieces import NamingFault, fault_text
from coatl_core.language.numbertext import written
from coatl_core.language.playertext import seat_text
from coatl_core.language.problemtext import problem_text, with_hint
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.days import Days
from coatl_core.saves.format import Replayed, SaveError
from coatl_core.saves.position_fields import PositionError
from coatl_core.saves.puzzle_tries import Tries
from coatl_core.saves.records import RECENT, NewerRecords, Opponents, Record, Records, Tally
from coatl_core.saves.sheetfile import SheetError, SheetProblem


def save_error_text(error: SaveError, file: str, catalog: Catalog | None, l10n: L10n) -> str:
    """Returns the sentence for an error in the save called ``file``. Cards in the reason why an action is not legal are
    described with the help of ``catalog``; without it they are named by id."""
    # Numbers are passed as text, because a locale would group their digits.
    values = {key: plain(str(value)) for key, value in error.values.items()}
    values["file"] = plain(file)
    if error.code in ("unreadable", "unwritable"):
        values["reason"] = system_text(values["reason"], l10n)
    if error.problem is not None:
        values["reason"] = problem_text(error.problem, l10n)
    if error.code == "action":
        values["reason"] = broken_reason(error, catalog or Catalog(()), l10n)
    return with_hint(l10n(f"save-{error.code}", **values), values.get("meant", ""), l10n)


def position_error_text(error: PositionError, l10n: L10n) -> str:
    """Returns the sentence for what is wrong with a position that is written as a line."""
    values = {key: plain(str(value), LONGEST_VALUE) for key, value in error.values.items()}
    if "wanted" in values:
        values["wanted"] = l10n(f"position-wants-{values['wanted']}", **values)
    if error.refusal is not None:
        values["problem"] = refusal_text(error.refusal, Catalog(()), l10n).rstrip(".")
    told = l10n(f"position-{error.code}", **values)
    return with_hint(told, values.get("meant", ""), l10n)


def sheet_problem_text(problem: SheetProblem, error: SheetError, l10n: L10n) -> str:
    """Returns ``file:line: sentence`` for something that is wrong with the end of a game as it was told."""
    cause = problem.cause
    if isinstance(cause, Problem):
        return problem_text(cause, l10n)
    told = fault_text(cause, l10n) if isinstance(cause, NamingFault) else refusal_text(cause, error.catalog, l10n)
    if problem.player:
        told = l10n("sheet-before", name=problem.player, told=told)
    return l10n("problem-line", file=plain(error.file, LONGEST_VALUE), line=str(problem.line), text=told)


def broken_reason(error: SaveError, catalog: Catalog, l10n: L10n) -> str:
    """Returns why an action of a save can no longer be played: a rule forbids it, it is none, or a plugin fails."""
    if error.code == "variant-failed":
        return plain(str(error.values["error"]))
    if error.refusal is None:
        return l10n("action-unknown")
    reason = refusal_text(error.refusal, catalog, l10n)
    return l10n("action-refused", reason=reason, rule=error.refusal.rule) if error.refusal.rule else reason


def edited_text(replayed: Replayed, l10n: L10n) -> str:
    """Returns the sentence about a saved game whose variants in development have changed since."""
    names = dict.fromkeys(plain(content.plugin) for content in replayed.edited)  # a plugin may have edited several
    plugins = l10n("list-comma").join(names)
    error = replayed.broken
    if error is None:
        return l10n("message-edited-other" if replayed.other else "message-edited-same", plugin=plugins)
    reason = broken_reason(error, replayed.session.catalog, l10n)
    values = {key: plain(str(error.values[key])) for key in ("number", "action")}
    return l10n("message-edited-broken", plugin=plugins, reason=reason, **values)


def goes_on_text(replayed: Replayed, l10n: L10n) -> str:
    """Returns the same, and where such a game goes on."""
    text = edited_text(replayed, l10n)
    return f"{text} {l10n('message-edited-apart')}" if replayed.other else text


def records_error_text(error: OSError | NewerRecords, l10n: L10n) -> str:
    """Returns the sentence for records that cannot be read."""
    if isinstance(error, NewerRecords):
        return l10n("records-newer", version=str(error.version))
    return l10n("records-unreadable", reason=system_text(error, l10n))


def days_aside_text(days: Days, l10n: L10n) -> str:
    """Returns that a damaged file of days was set aside; an empty text if it was not."""
    return l10n("days-aside", file=str(days.aside), fault=days.fault) if days.aside is not None else ""


def uncounted_text(error: OSError | NewerRecords, l10n: L10n) -> str:
    """Returns the sentence for a day that could not be counted."""
    if isinstance(error, NewerRecords):
        return records_error_text(error, l10n)
    return l10n("day-unwritable", reason=system_text(error, l10n))


def ladder_text(tally: Tally, registry: Registry, l10n: L10n) -> str:
    """Returns that somebody wins more than half of the last games against one computer player, and which stronger one
    is proposed; an empty text if they do not, or if there is no stronger one."""
    side = tally.side
    if 2 * tally.recently_won <= RECENT or not isinstance(side, Opponents) or side.variants:
        return ""
    stronger = registry.stronger(side.computers[0].id) if len(side.computers) == 1 else None
    if stronger is None:
        return ""
    next_one = seat_text(ComputerSeat(stronger), l10n)
    return l10n("records-stronger", won=tally.recently_won, last=min(RECENT, tally.played), player=next_one)


def tries_error_text(error: OSError | NewerRecords, l10n: L10n) -> str:
    """Returns the sentence for tries of puzzles that cannot be read or written."""
    if isinstance(error, NewerRecords):
        return l10n("puzzles-newer", version=str(error.version))
    return l10n("puzzles-unreadable", reason=system_text(error, l10n))


def tries_aside_text(tries: Tries, l10n: L10n) -> str:
    """Returns that a damaged file of tries was set aside; an empty text if it was not."""
    return l10n("puzzles-aside", file=str(tries.aside), fault=tries.fault) if tries.aside is not None else ""


def rating_text(tries: Tries, l10n: L10n) -> str:
    """Returns the sentence about the player's rating in puzzles, and how sure it is."""
    rating = tries.ratings()[-1]
    own, spread = written(round(rating.rating)), written(round(2 * rating.deviation))
    return l10n("puzzles-rating", rating=own, spread=spread)


def write_down(record: Record, load: Callable[[], Records], l10n: L10n) -> str:
    """Writes a finished game into the records, which ``load`` reads. Returns why that has failed; an empty text if it
    has not."""
    try:
        load().with_game(record)
    except NewerRecords as error:
        return records_error_text(error, l10n)
    except OSError as error:
        return l10n("records-unwritable", reason=system_text(error, l10n))
    return ""
