"""Whether the class of a variant is one that a game can be played with. What was written for an older version of the
game, and is now something else, is told with what to write instead."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import unwrap
from types import CodeType, GenericAlias

from coatl_core.cards.cardfile import ID
from coatl_core.files.problems import FileError, Problem
from coatl_core.game.rules import MOST_PLAYERS
from coatl_core.game.state import CAMPAIGN, TOGETHER, Variant, all_valued, has, has_opponent
from coatl_core.game.valued import ChoiceOption, ValuedOption

WRITE = {
    "cards": "def cards(self, own): return ()",
    "seen": "def seen(self, own, seat): return own",
    "guess": "def guess(self, own, seat, random): return own",
    "step": "def step(self, state, events): return True",
    "show": 'def show(self, table): return Opponent("the name")',
    "lies": "def lies(self, own): return {}",
    "lay": "def lay(self, own, at, thing): return None",
}
"""What the author may write for each of them to begin with."""
GONE = {
    "allowed": "actions",
    "cards": "()",
    "forecast": "None",
    "guess": "own",
    "lay": "None",
    "lies": "{}",
    "limits": "rules",
    "panel": "()",
    "pieces": "()",
    "score": "sheet",
    "seen": "own",
    "show": "None",
    "statistics": "()",
}
"""The methods that ``Variant`` once had, each with what it returned: a variant that calls one by ``super()`` writes
that."""


def check_variant(kind: type[Variant], file: str) -> None:
    """Raises FileError for a class of a variant that no game can be played with; ``file`` is the plugin's manifest."""
    if not ID.fullmatch(str(kind.id)):
        raise FileError((Problem(file, 1, "id", {"id": str(kind.id)}),))
    wrong = _wrong_attribute(kind)
    if wrong:
        found = getattr(kind, wrong)
        hint = f"{wrong} = ({found!r},)" if isinstance(found, str | ValuedOption) and wrong != "memory" else ""
        raise FileError((Problem(file, 1, "hook-described", {"id": kind.id, "given": f"{wrong} = {found!r}"}, hint),))
    problems = tuple(_outdated(kind, file))
    if problems:
        raise FileError(problems)


def write_instead(error: BaseException) -> str:
    """Returns what to write for an error that was raised because ``Variant`` has no such method any more, or because
    there is no log to tell something in; empty for any other."""
    if not isinstance(error, AttributeError):
        return ""
    if error.obj is None and error.name in ("append", "extend"):
        return "events is None where nobody reads them, as in the plans of computer players: ask first"
    if error.name not in GONE or not (isinstance(error.obj, super) or error.obj is Variant):
        return ""
    return f"Variant has no method {error.name} any more: write {GONE[error.name]} in place of super().{error.name}(…)"


def _outdated(kind: type[Variant], manifest: str) -> Iterator[Problem]:
    for method, others in TOGETHER.items():
        for lacks in others if has(kind, method) else ():
            if not has(kind, lacks):
                file, line = method_place(kind, method, manifest)
                values = {"id": kind.id, "has": method, "lacks": lacks, "write": WRITE[lacks]}
                yield Problem(file, line, "variant-half", values)
    said = getattr(kind, "opponent", None)
    if said is True and not has_opponent(kind):
        values = {"id": kind.id, "has": "opponent = True", "lacks": "step", "write": WRITE["step"]}
        yield Problem(manifest, 1, "variant-half", values)
    if said is False and has_opponent(kind):
        file, line = method_place(kind, "step", manifest)
        yield Problem(file, line, "variant-opponent", {"id": kind.id})
    if kind.told and has(kind, "guess_cards"):
        file, line = method_place(kind, "guess_cards", manifest)
        yield Problem(file, line, "variant-told", {"id": kind.id})
    if hasattr(kind, "allowed"):
        file, line = method_place(kind, "allowed", manifest)
        yield Problem(file, line, "variant-allowed", {"id": kind.id})


def method_place(kind: type[Variant], method: str, manifest: str) -> tuple[str, int]:
    """Returns the file and line of a method, or the manifest if it is no function."""
    code: CodeType | None = getattr(unwrap(getattr(kind, method)), "__code__", None)
    return (manifest, 1) if code is None else (code.co_filename, code.co_firstlineno)


def _wrong_attribute(variant: type[Variant]) -> str:
    """Returns which of a variant's attributes has not the right type and value, because authors may not use a type
    checker; empty if all have."""
    remembers = variant.memory is None or isinstance(variant.memory, type | GenericAlias)  # such as tuple[int, ...]
    right = {
        "options": are_ids(variant.options),
        "valued": _are_valued(variant),
        "players": are_players(variant.players),
        "memory": remembers,
    }
    return next((name for name, is_right in right.items() if not is_right), "")


def _are_valued(variant: type[Variant]) -> bool:
    """Returns whether the options with a value are some, each with an id of its own, and their choices ids. Only the
    game itself has one for the name of a campaign."""
    if not isinstance(variant.valued, tuple) or not all(isinstance(each, ValuedOption) for each in variant.valued):
        return False
    if any(option.id == CAMPAIGN.id for option in variant.valued):
        return False
    ids = tuple(option.id for option in all_valued(variant))
    choices = [option.choices for option in variant.valued if isinstance(option, ChoiceOption)]
    return are_ids(ids) and len({*ids} - {*variant.options}) == len(ids) and all(map(are_ids, choices))


def are_ids(items: object) -> bool:
    """Returns whether these are ids of options or levels."""
    return isinstance(items, tuple) and all(isinstance(item, str) and ID.fullmatch(item) for item in items)


def are_players(numbers: object) -> bool:
    """Returns whether these are the smallest and the largest number of players."""
    if not (isinstance(numbers, tuple) and len(numbers) == 2 and all(isinstance(n, int) for n in numbers)):
        return False
    return bool(1 <= numbers[0] <= numbers[1] <= MOST_PLAYERS)
