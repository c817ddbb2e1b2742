"""What a player can do: one immutable class for each kind of action. ``str`` writes an action in the notation below,
``parse_action`` reads it.

=============================  ============================================================  =======
text                           meaning                                                       RULES
=============================  ============================================================  =======
``keep base:a base:b``         of the dealt prophecies keep these, discard the rest          2.5
``take 3``                     move supply field 3 to the board                              4.1
``draw row 2``, ``draw deck``  one prophecy into the hand                                    5.1
``start <R``                   begin a coatl with a piece of the board                       6.1a
``extend 1 head B``            attach a piece to the head (``tail``) end of one's coatl 1    6.1b
``fulfil 1 base:a``            put a prophecy of the hand beside coatl 1                     6.1c
``claim own base:t``           put a temple of the hand beside the coatl just closed         6.5
``claim pile 2``               the same with the top of pile 2                               6.5
``done``                       the coatl just closed gets no more cards                      6.5
``token pick B K``             perfect pick: these pieces from the bag                       7.1
``token vision``               vision of the future: a new row, then discard and choose      7.2
``discard base:a``             during a vision: one card of the hand                         7.2
``token duty 1``               priest's duty: the top of pile 1 into the hand                7.3
``end``                        end choosing, assembling, or a turn whose action is optional  3, 8.2
``pass``                       nothing can be done                                           3.1
``step``                       the automatic opponent plays the next step of its turn        9.3
``do moon steal 2 R``          a move of the variant ``moon``: ``steal``, with two words
``found board 1 = B K``        at a real table: what lies there, see the module ``found``
``onward 2 8f3a``              only in a save: from here seat 2 plays on, see ``onward``
=============================  ============================================================  =======

Numbers count from 1, as on the screen. A piece of the board is named by its kind, because pieces of one kind are equal.

At a real table people tell what an action opens together with it: ``take 3 found bodies = B G K R``. The two are an
entry, which ``parse_entry`` reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from attrs import field, frozen

from coatl_core.cards.pieces import Piece, piece
from coatl_core.files.problems import nearest
from coatl_core.files.sanitize import plain
from coatl_core.game.found import FOUND, Found, parse_found

ONWARD = "onward"
"""The word that the entry of an ``Onward`` begins with."""
End: TypeAlias = Literal["head", "tail"]


@frozen
class Keep:
    """Of the dealt prophecies these stay in the hand, the others are discarded (2.5).

    >>> str(Keep(("base:count-red",)))
    'keep base:count-red'
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("keep", *self.cards))


@frozen
class Take:
    """All pieces of a supply field, from 1, go to the player board (4.1).

    >>> str(Take(3))
    'take 3'
    """

    field: int

    def __str__(self) -> str:
        return f"take {self.field}"


@frozen
class DrawRow:
    """A prophecy of the row goes to the hand; places count from 1 (5.1).

    >>> str(DrawRow(2))
    'draw row 2'
    """

    place: int

    def __str__(self) -> str:
        return f"draw row {self.place}"


@frozen
class DrawDeck:
    """The top prophecy of the deck goes to the hand (5.1).

    >>> str(DrawDeck())
    'draw deck'
    """

    def __str__(self) -> str:
        return "draw deck"


@frozen
class Start:
    """A piece of the player board begins a coatl (6.1a).

    >>> str(Start(piece("<R")))
    'start <R'
    """

    piece: Piece

    def __str__(self) -> str:
        return f"start {self.piece.text}"


@frozen
class Extend:
    """A piece of the player board is attached to an end of one’s coatl with this number, from 1 (6.1b).

    >>> str(Extend(1, "head", piece("B")))
    'extend 1 head B'
    """

    coatl: int
    end: End
    piece: Piece

    def __str__(self) -> str:
        return f"extend {self.coatl} {self.end} {self.piece.text}"


@frozen
class Fulfil:
    """A prophecy of the hand is put beside one’s coatl with this number, from 1 (6.1c).

    >>> str(Fulfil(1, "base:count-red"))
    'fulfil 1 base:count-red'
    """

    coatl: int
    card: str

    def __str__(self) -> str:
        return f"fulfil {self.coatl} {self.card}"


@frozen
class ClaimOwn:
    """A temple of the hand is put beside the coatl that was just completed (6.5).

    >>> str(ClaimOwn("base:no-red-length-11"))
    'claim own base:no-red-length-11'
    """

    card: str

    def __str__(self) -> str:
        return f"claim own {self.card}"


@frozen
class ClaimPile:
    """The top of a temple pile, 1 or 2, is put beside the coatl that was just completed (6.5).

    >>> str(ClaimPile(2))
    'claim pile 2'
    """

    pile: int

    def __str__(self) -> str:
        return f"claim pile {self.pile}"


@frozen
class Done:
    """The coatl that was just completed gets no more cards (6.5).

    >>> str(Done())
    'done'
    """

    def __str__(self) -> str:
        return "done"


@frozen
class Pick:
    """The sacrifice token perfect pick: one head, one tail or two bodies from the bag (7.1).

    >>> str(Pick((piece("B"), piece("K"))))
    'token pick B K'
    """

    pieces: tuple[Piece, ...]

    def __str__(self) -> str:
        return " ".join(("token pick", *(p.text for p in self.pieces)))


@frozen
class Vision:
    """The sacrifice token vision of the future: a new row, then discard and choose (7.2).

    >>> str(Vision())
    'token vision'
    """

    def __str__(self) -> str:
        return "token vision"


@frozen
class Discard:
    """During a vision of the future a prophecy of the hand is discarded (7.2).

    >>> str(Discard("base:count-red"))
    'discard base:count-red'
    """

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@frozen
class Duty:
    """The sacrifice token priest’s duty: the top of a temple pile, 1 or 2, goes to the hand (7.3).

    >>> str(Duty(1))
    'token duty 1'
    """

    pile: int

    def __str__(self) -> str:
        return f"token duty {self.pile}"


@frozen
class EndTurn:
    """Choosing or assembling ends, or a turn whose action is optional (3, 8.2).

    >>> str(EndTurn())
    'end'
    """

    def __str__(self) -> str:
        return "end"


@frozen
class Pass:
    """The player can do nothing else (3.1).

    >>> str(Pass())
    'pass'
    """

    def __str__(self) -> str:
        return "pass"


@frozen
class Step:
    """The automatic opponent plays the next step of its turn (9.3).

    >>> str(Step())
    'step'
    """

    def __str__(self) -> str:
        return "step"


@frozen
class Onward:
    """From here the player in a seat (from 1) plays on, and what that seat cannot know is dealt anew with a ``seed``.
    It is no move: a session goes on so, see the module ``onward``, and a save says where."""

    seat: int
    seed: str

    def __str__(self) -> str:
        return f"{ONWARD} {self.seat} {self.seed}"


def _words(words: Iterable[object]) -> tuple[str, ...]:
    if isinstance(words, str):  # its letters would become the words
        raise TypeError(f"args are a list of words: write [{words!r}], not {words!r}")
    return tuple(map(str, words))


@frozen
class Do:
    """A move of a variant, or an answer to what it has asked. ``args`` are words, which only the variant understands;
    numbers are written as words. Raises TypeError for a text in place of a list."""

    variant: str
    move: str
    args: tuple[str, ...] = field(default=(), converter=_words)

    def __str__(self) -> str:
        return " ".join(("do", self.variant, self.move, *self.args))


Action: TypeAlias = (
    Keep
    | Take
    | DrawRow
    | DrawDeck
    | Start
    | Extend
    | Fulfil
    | ClaimOwn
    | ClaimPile
    | Done
    | Pick
    | Vision
    | Discard
    | Duty
    | EndTurn
    | Pass
    | Step
    | Do
    | Found
    | Onward
)
"""All that a player can do, and what a save says between actions: ``parse_action`` reads one, ``str`` writes it."""


_WORDS = (
    *("keep", "take", "draw", "row", "deck", "start", "extend", "head", "tail", "fulfil", "claim", "own", "pile"),
    *("done", "token", "pick", "vision", "discard", "duty", "end", "pass", "step"),
)
"""The words of the notation."""


def parse_action(text: str) -> Action:
    """Returns the action written in the notation above, so that ``str(parse_action(text)) == text``. Raises ValueError
    for any other text."""
    try:
        action = _parse(text.split(" "))
    except ValueError:
        action = None
    if action is None or str(action) != text:
        like = "'take 3', 'draw deck' or 'extend 1 head <R'"
        if text.split(" ")[0] == "do":
            like = "'do moon steal 2 R': a variant, its move, and the words of that"
        if text.split(" ")[0] == FOUND:
            like = "'found field 3 = B G / row 4 = -': places, what lies there, and - for nothing"
        meant = meant_action(text)
        told = f"did you mean {meant!r}?" if meant else f"write it like {like}"
        raise ValueError(f"not an action: {plain(text)!r}: {told}")
    return action


def parse_entry(text: str) -> tuple[Action, Found | None]:
    """Returns an action of a save and what was told with it, or None for that. Raises ValueError for any other text."""
    match text.split(" "):
        case [word, seat, seed] if word == ONWARD and seed.isprintable() and seed and str(int(seat)) == seat:
            return Onward(int(seat), seed), None
    told, _, names = text.rpartition(f" {FOUND} ")
    try:
        found = parse_found(f"{FOUND} {names}") if told else None
    except ValueError:  # a word of a variant's move
        found = None
    return parse_action(text if found is None else told), found


def entry_text(action: Action, found: Found | None) -> str:
    """Returns an action, and what was told with it, as ``parse_entry`` reads it."""
    return str(action) if found is None else f"{action} {found}"


def named_cards(action: Action) -> tuple[str, ...]:
    """Returns the cards that an action of the rules names."""
    match action:
        case Keep(cards):
            return cards
        case Fulfil(card=card) | ClaimOwn(card=card) | Discard(card=card):
            return (card,)
    return ()


def meant_action(text: str) -> str:
    """The action that a text is nearly; empty if it is nearly none."""
    words = [nearest(word.lower(), _WORDS) or word for word in text.split()]
    try:
        action = _parse(words)
    except ValueError:
        return ""
    return "" if action is None or isinstance(action, Do | Found) else str(action)


def _parse(words: list[str]) -> Action | None:
    match words:
        case ["keep", *cards] if all(cards):
            return Keep(tuple(cards))
        case ["take", number]:
            return Take(int(number))
        case ["draw", "row", number]:
            return DrawRow(int(number))
        case ["draw", "deck"]:
            return DrawDeck()
        case ["start", text]:
            return Start(piece(text))
        case ["extend", number, "head" | "tail" as end, text]:
            return Extend(int(number), "head" if end == "head" else "tail", piece(text))
        case ["fulfil", number, card]:
            return Fulfil(int(number), card)
        case ["claim", "own", card]:
            return ClaimOwn(card)
        case ["claim", "pile", number]:
            return ClaimPile(int(number))
        case ["done"]:
            return Done()
        case ["token", "pick", *texts] if texts:
            return Pick(tuple(piece(text) for text in texts))
        case ["token", "vision"]:
            return Vision()
        case ["discard", card]:
            return Discard(card)
        case ["token", "duty", number]:
            return Duty(int(number))
        case ["end"]:
            return EndTurn()
        case ["pass"]:
            return Pass()
        case ["step"]:
            return Step()
        case ["do", variant, move, *words] if variant and move and all(words):
            return Do(variant, move, words)
        case ["found", *_]:
            return parse_found(" ".join(words))
    return None
