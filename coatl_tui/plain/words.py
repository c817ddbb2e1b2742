"""What a typed line means: the notation of actions, its first letters, numbers, and words of the player's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import evolve

from coatl_core.cards.pieces import COLORS
from coatl_core.files.problems import nearest
from coatl_core.game.actions import Action, ClaimOwn, Discard, Fulfil, Keep, Take, parse_action
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_tui.plain.lines import LONGEST_INPUT

Left: TypeAlias = Literal["menu", "again", "quit"]
"""Where one goes from a game."""
WAYS: dict[str, Left] = {"menu": "menu", "again": "again", "quit": "quit"}

COMMANDS = (
    *("look", "board", "me", "why", "hint", "score", "log", "undo", "redo", "save", "rules", "help", "lang", "signs"),
    *("analysis", "again", "menu", "new", "open", "saves", "lesson", "continue", "quit", "yes", "none"),
    *("join", "say", "seats", "computer", "free", "invitation", "stop"),
    *("replay", "next", "turn", "first", "last", "chapter", "differs", "pad", "onward", "puzzles", "solution", "retry"),
    *("daily", "days", "share", "mistakes", "beside", "told", "campaigns", "variation", "main", "import"),
)
"""What can be asked for beside the actions of the game."""
VERBS = (
    "keep",
    "take",
    "draw",
    "start",
    "extend",
    "fulfil",
    "claim",
    "done",
    "token",
    "discard",
    "end",
    "pass",
    "step",
)
"""How actions begin, but those of variants."""
_NOUNS = (
    *("game", "field", "row", "deck", "head", "tail", "body", "own", "pile", "pick", "vision", "duty", "coatl"),
    *COLORS,
)
_LETTERS = {
    "t": "take",
    "d": "draw",
    "s": "start",
    "x": "extend",
    "f": "fulfil",
    "c": "claim",
    "k": "keep",
    "e": "end",
    "l": "look",
    "b": "board",
    "m": "me",
    "w": "why",
    "h": "hint",
    "u": "undo",
    "q": "quit",
}
"""Letters that stand for a word at the beginning of a line."""
_PARTS = ("head", "tail", "body")
ALIKE = 0.7
"""So much of a word must be the same as of the one that may be meant."""


_ALIKE = str.maketrans({"ł": "l", "’": "'", "ʼ": "'"})
"""Letters without a decomposition, and the signs that people type for an apostrophe."""


def fold(word: str) -> str:
    """Returns a word in small letters without accents, as people type it who have no such keys at hand."""
    split = unicodedata.normalize("NFKD", word.casefold().translate(_ALIKE))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@lru_cache(maxsize=8)
def _known(listed: tuple[tuple[str, str], ...]) -> dict[str, str]:
    known: dict[str, str] = {}
    for word, synonyms in listed:
        for each in (word, *synonyms.split(",")):
            known.setdefault(fold(each.strip()), word)
    return known


def vocabulary(l10n: L10n) -> dict[str, str]:
    """Returns every word that is understood, without accents, and the word of notation or the command it stands for."""
    every = (*VERBS, *_NOUNS, *COMMANDS)
    return _known(tuple((word, l10n(f"plain-word-{word}")) for word in every))


def own_word(word: str, l10n: L10n) -> str:
    """Returns the word of the language for a command: the first of its synonyms."""
    return l10n(f"plain-word-{word}").split(",")[0].strip()


def number_of(text: str, most: int) -> int | None:
    """Returns a number from 1 to ``most`` that is written; None for any other text."""
    number = int(text) if text.isdecimal() and len(text) <= LONGEST_INPUT else 0
    return number if 1 <= number <= most else None


def command_of(line: str, l10n: L10n) -> tuple[str, str]:
    """Returns the command or verb that a line begins with, an empty text if it is none, and the rest of the line."""
    first, _, rest = line.partition(" ")
    if first.startswith("?"):
        return "?", f"{first[1:]} {rest}".strip()
    known = vocabulary(l10n).get(fold(first)) or _LETTERS.get(fold(first), "")
    return (known if known in COMMANDS or known in VERBS else ""), rest.strip()


def meant_by(line: str, words: Container[str], l10n: L10n) -> str:
    """Returns the line with its first word as it was probably meant: one of these ``words``, as the language has it; an
    empty text if none is nearly the same."""
    first, _, rest = line.partition(" ")
    known = {each: word for each, word in vocabulary(l10n).items() if word in words}
    found = nearest(fold(first), known, ALIKE) if first else ""
    return f"{own_word(known[found], l10n)} {rest}".strip() if found else ""


def stop_question(l10n: L10n) -> str:
    """Returns what is said before a game ends for all: the word is to be typed once more."""
    return l10n("plain-stop-sure", stop=own_word("stop", l10n))


def read_action(line: str, view: PlayerView, l10n: L10n) -> Action | None:
    """Returns the action that a line means, in its notation or in words of the language; cards of the own hand may be
    named by their number in it, and those of a secret one later: then the card is empty. None if it means none."""
    words = line.split()
    match translated(words, l10n) if view.seat in view.setup.secret else ():
        case ["fulfil", number] if number.isdecimal():
            return Fulfil(int(number), "")
        case ["discard"]:
            return Discard("")
        case ["claim", "own"]:
            return ClaimOwn("")
    if words[:1] != ["do"]:  # the words of a move belong to its variant
        try:
            words = _written(translated(words, l10n), view)
        except (ValueError, IndexError):
            return None
    try:
        action = parse_action(" ".join(words))
    except ValueError:
        return None
    return Take(field_called(action.field, view)) if isinstance(action, Take) else action


def field_called(number: int, view: PlayerView) -> int:
    """Returns the field of the supply board that is called by this number: the one that it has on a real board."""
    numbers = view.setup.fields
    return numbers.index(number) + 1 if number in numbers else number


def unnamed(action: Action) -> Action:
    """Returns an action of a secret hand without the card that is shown for it; any other one as it is."""
    return evolve(action, card="") if isinstance(action, Fulfil | Discard | ClaimOwn) else action


def written(action: Action, view: PlayerView) -> str:
    """Returns what is typed for an action: its notation, with the number of a card of one's own and not its id."""
    own = view.own
    match action:
        case Take(field=field):
            return f"take {view.setup.field_number(field)}"
        case Keep(cards=cards):
            return " ".join(("keep", *sorted(_numbered(card, own.hand) for card in cards)))
        case Discard(card=card):
            return f"discard {_numbered(card, own.hand)}".rstrip()
        case Fulfil(coatl=coatl, card=card):
            return f"fulfil {coatl} {_numbered(card, own.hand)}".rstrip()
        case ClaimOwn(card=card):
            return f"claim own {_numbered(card, own.temples)}".rstrip()
    return str(action)


def _numbered(card: str, cards: Sequence[str] | None) -> str:
    return str(cards.index(card) + 1) if cards and card in cards else card


def translated(words: Sequence[str], l10n: L10n) -> list[str]:
    """Returns words of the language as notation and commands have them; others stay as they are."""
    known, found = vocabulary(l10n), list[str]()
    for at, word in enumerate(words):
        folded = fold(word)
        meant = known.get(folded)
        if at == 0 and meant is None:
            meant = _LETTERS.get(folded)
        found.append(meant or word)
    return found


def _written(words: list[str], view: PlayerView) -> list[str]:
    """The words as the notation has them. Raises ValueError or IndexError for what means nothing."""
    own = view.own
    match words:
        case ["field", number]:
            return ["take", number]
        case ["row", *rest]:
            return ["draw", "row", *rest]
        case ["deck"]:
            return ["draw", "deck"]
        case ["draw", number] if number.isdecimal():
            return ["draw", "row", number]
        case ["start", *piece]:
            return ["start", *_pieces(piece)]
        case ["extend", number, ("head" | "tail") as end, *piece]:
            return ["extend", number, end, *_pieces(piece)]
        case ["fulfil", number, card]:
            return ["fulfil", number, _card(card, own.hand)]
        case ["keep", *cards]:
            return ["keep", *(_card(card, own.hand) for card in cards)]
        case ["discard", card]:
            return ["discard", _card(card, own.hand)]
        case ["claim", "own"]:
            return ["claim", "own", _card("1", own.temples)]
        case ["claim", "own", card]:
            return ["claim", "own", _card(card, own.temples)]
        case ["token", "pick", *pieces] | ["pick", *pieces]:
            return ["token", "pick", *_pieces(pieces)]
        case ["vision" | "duty", *rest]:
            return ["token", *words]
    return words


def _card(text: str, cards: Sequence[str] | None) -> str:
    """The id of a card that is named by its number, from 1."""
    if not text.isdecimal():
        return text
    if int(text) < 1:
        raise ValueError(text)
    return (cards or ())[int(text) - 1]


def _pieces(words: Sequence[str]) -> list[str]:
    """Pieces as the notation has them: ``K head`` and ``head K`` are ``<K``; what is written already stays."""
    found: list[str] = []
    part, left = "", list(words)
    while left:
        word = left.pop(0)
        if word in _PARTS:
            part = word
            continue
        color = word.upper()
        if color not in COLORS:
            found.append(color)
            continue
        if not part and left and left[0] in _PARTS:
            part = left.pop(0)
        found.append(f"<{color}" if part == "head" else f"{color}>" if part == "tail" else color)
        part = ""
    return found
