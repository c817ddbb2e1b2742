"""Every number and switch of the game (RULES 1–9), and what one game is set up with."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Literal, TypeAlias

from attrs import field, fields, frozen

from coatl_core.files.sanitize import plain

TokenKind: TypeAlias = Literal["pick", "vision", "duty"]
TOKENS: tuple[TokenKind, ...] = ("pick", "vision", "duty")
"""Perfect pick (7.1), Vision of the future (7.2), Priest's duty (7.3)."""


MOST_OF_NAME = 40
MOST_PLAYERS = 4
AT_LEAST_ONE = ("bodies_per_field", "prophecies_per_coatl", "coatls", "unfinished_coatls", "board_spaces")
MOST = 200
MOST_OF = {"dealt": 12, "kept": 10, "bodies_per_field": 4}
"""No number of the rules is larger than ``MOST``, and these, whose combinations are choices of a player, are smaller:
a save that says otherwise was tampered with."""


@frozen
class Rules:
    """The numbers of the game. The rule each stands in is cited; the defaults are the rulebook's. Raises ValueError
    for a number out of reason."""

    bodies_per_color: int = 24  # 1.1
    heads_per_color: int = 3  # 1.1
    tails_per_color: int = 3  # 1.1
    body_fields: int = 6  # 1.3
    head_fields: int = 2  # 1.3
    tail_fields: int = 2  # 1.3
    bodies_per_field: int = 2  # 1.3
    board_spaces: int = 8  # 1.3
    row_size: int = 6  # 2.4
    dealt: tuple[int, ...] = (3, 4, 5, 6)  # 2.5, in turn order
    own_temples: int = 1  # 2.3
    kept: int = 3  # 2.5
    kept_least: int = 0  # 2.5, 9.2
    hand_limit: int = 5  # 5.1
    unfinished_coatls: int = 2  # 6.1a
    prophecies_per_coatl: int = 4  # 6.3
    coatls: int = 3  # 6.7
    sacrifice_tokens: bool = False  # 7
    row_slides: bool = False  # 9.8
    last_turns: bool = True  # 8.2, 8.3, 9.10
    unfinished_score_half: bool = False  # 8.6
    strict_x: bool = False  # 8.9

    def __attrs_post_init__(self) -> None:
        for rule in fields(Rules):
            value = getattr(self, rule.name)
            for number in value if isinstance(value, tuple) else (value,):
                least, most = int(rule.name in AT_LEAST_ONE), MOST_OF.get(rule.name, MOST)
                if not least <= number <= most:
                    raise ValueError(f"{rule.name} must lie between {least} and {most}, not {number}")
        if len(self.dealt) > MOST_PLAYERS:
            raise ValueError(f"dealt must name at most {MOST_PLAYERS} players, not {len(self.dealt)}")

    @property
    def fields(self) -> int:
        """How many fields the supply board has: bodies first, then heads, then tails."""
        return self.body_fields + self.head_fields + self.tail_fields

    def prophecies_needed(self, players: int) -> int:
        """How many prophecies are dealt to so many players (2.5) and laid out in the row (2.4)."""
        return sum(self.dealt[:players]) + self.row_size


def _plain_names(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(plain(name, MOST_OF_NAME) for name in names)


@frozen
class VariantChoice:
    """A variant of a game, by its id, and the options chosen for it."""

    id: str
    options: tuple[str, ...] = ()


@frozen
class Setup:
    """All that decides a game before its first action. Two games of equal setup are dealt alike.

    ``players`` are names in seat order (clockwise); ``first`` is the seat that begins; ``card_sets`` are ids;
    ``variants`` change the rules in this order. Names are brought on one line, without anything a terminal would obey.
    Raises ValueError for a number of players other than 2 to 4 (with variants, 1 to 4) or a first seat nobody sits in.
    """

    players: tuple[str, ...] = field(converter=_plain_names)
    seed: str
    first: int = 0
    card_sets: tuple[str, ...] = field(kw_only=True)
    rules: Rules = Rules()
    variants: tuple[VariantChoice, ...] = ()

    def __attrs_post_init__(self) -> None:
        least, most = (1, MOST_PLAYERS) if self.variants else (2, len(self.rules.dealt))
        if not least <= len(self.players) <= most:
            raise ValueError(f"a game takes {least} to {most} players, not {len(self.players)}")
        if not 0 <= self.first < len(self.players):
            raise ValueError(f"seat {self.first} cannot begin: there are {len(self.players)} players")

    def order(self, seat: int) -> int:
        """The place of a seat in the turn order, counted from the first player (0 = begins)."""
        return (seat - self.first) % len(self.players)


def draw_first(seed: str, players: int) -> int:
    """The seat of a first player drawn by lot: by the seed as well, so that one word brings back the whole game."""
    return int(Random(f"{seed}/first").random() * players)
