"""The numbers and options of the rules (RULES 1–9), and the setup of one game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from attrs import evolve, field, fields, frozen

from coatl_core.files.sanitize import plain
from coatl_core.game.rulings import FIRST, LATEST

TokenKind: TypeAlias = Literal["pick", "vision", "duty"]
TOKENS: tuple[TokenKind, ...] = ("pick", "vision", "duty")
"""Perfect pick (7.1), Vision of the future (7.2), Priest's duty (7.3)."""
Chance: TypeAlias = Literal["seed", "told", "beside"]
"""Where chance comes from. seed: from the setup's seed. told: from a real box, and people tell what it gives, their own
cards included. beside: the same for one person with an automatic opponent, and nothing of the person is told but the
fields they take."""


MOST_OF_NAME = 40
MOST_PLAYERS = 5
MOST_OF_BOX = 4
"""The most players of a game, and of a game without a variant that allows more."""
AT_LEAST_ONE = (
    "bodies_per_field",
    "prophecies_per_coatl",
    "prophecies_to_complete",
    "coatls",
    "unfinished_coatls",
    "board_spaces",
)
MOST = 200
MOST_OF = {"dealt": 12, "kept": 10, "bodies_per_field": 4}
"""No number of the rules may be larger than ``MOST``. These have smaller limits, because a player chooses among their
combinations, and there must not be too many. The limits protect against a save that was changed by hand."""

FOR_PLAYERS: dict[int, dict[str, Any]] = {
    5: {
        "bodies_per_color": 30,
        "heads_per_color": 4,
        "tails_per_color": 4,
        "body_fields": 7,
        "dealt": (3, 4, 5, 6, 7),
    },
}
"""The numbers of the rules that differ from the defaults by the number of players, see ``Rules.for_players``."""


LIMITS = (
    "board_spaces",
    "kept",
    "kept_least",
    "hand_limit",
    "unfinished_coatls",
    "prophecies_per_coatl",
    "prophecies_to_complete",
    "card_colors_differ",
)
"""The rules that a variant may change for one seat, see ``HasLimits``."""


@frozen
class Rules:
    """The numbers and options of the game, each with its rule. The defaults are those of the rulebook. Raises
    ValueError for a number outside the limits above."""

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
    prophecies_to_complete: int = 1  # 6.4; more at level 4 (9.12)
    card_colors_differ: bool = False  # 9.12, level 3
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
        if self.prophecies_to_complete > self.prophecies_per_coatl:
            raise ValueError(f"prophecies_to_complete must not be more than {self.prophecies_per_coatl}")
        if len(self.dealt) > MOST_PLAYERS:
            raise ValueError(f"dealt must name at most {MOST_PLAYERS} players, not {len(self.dealt)}")

    def __repr__(self) -> str:
        changed = ((r.name, getattr(self, r.name)) for r in fields(Rules) if getattr(self, r.name) != r.default)
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in changed)})"

    @property
    def fields(self) -> int:
        """The number of fields of the supply board: first the body fields, then heads, then tails."""
        return self.body_fields + self.head_fields + self.tail_fields

    def refilled_with(self, field: int) -> slice:
        """Returns which fields are refilled together with this field (from 1) once all of them are empty: the body
        fields, or those of heads and tails (4.2)."""
        return slice(self.body_fields) if field <= self.body_fields else slice(self.body_fields, None)

    def is_hand_full(self, prophecies: int) -> bool:
        """Returns whether a hand with this number of prophecies is full (5.1)."""
        return prophecies >= self.hand_limit

    def for_players(self, players: int) -> Rules:
        """Returns the rules with the numbers of ``FOR_PLAYERS`` for so many players: these rules themselves for up to
        four. A number that is not the default stays as it was set."""
        numbers = FOR_PLAYERS.get(players)
        if numbers is None:
            return self
        usual = Rules()
        return evolve(self, **{n: value for n, value in numbers.items() if getattr(self, n) == getattr(usual, n)})

    def prophecies_needed(self, players: int) -> int:
        """Returns how many prophecies are laid out in the row (2.4) and dealt to this number of players (2.5), by rules
        that are ``for_players``."""
        return self.row_size + sum(self.dealt[:players])


def plain_name(text: str) -> str:
    """Returns a name as it may be shown anywhere: on one line, and not longer than a name may be."""
    return plain(text, MOST_OF_NAME)


def _plain_names(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(plain_name, names))


@frozen
class VariantChoice:
    """The id of a variant, and the options chosen for it."""

    id: str
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        options = ",".join(option.replace(",", ",,") for option in self.options)
        return f"{self.id}:{options}" if options else self.id


def read_variant(text: str) -> VariantChoice:
    """Returns the choice written ``id`` or ``id:option,option``; a comma in an option is written twice."""
    id, _, options = text.partition(":")
    found = (option.replace(",,", ",") for option in re.split(r"(?<!,),(?!,)", options))
    return VariantChoice(id, tuple(filter(None, found)))


@frozen
class ComputerSeat:
    """The computer player in a seat: its id and its level (empty if it has none)."""

    id: str = field(converter=plain_name)
    level: str = field(default="", converter=plain_name)

    def __str__(self) -> str:
        return f"{self.id}/{self.level}" if self.level else self.id


def read_seat(text: str) -> ComputerSeat:
    """Returns the seat written ``id`` or ``id/level``."""
    id, _, level = text.strip().partition("/")
    return ComputerSeat(id, level)


@frozen
class Setup:
    """Everything that is decided before the first action. Equal setups are dealt equally.

    ``players`` are names in seat order (clockwise), made safe for a terminal by ``plain``; ``first`` is the seat that
    begins; ``card_sets`` are ids; ``variants`` change the rules in this order. ``seats`` says for each seat which
    computer player sits there, None for a person; empty if only persons play. ``rulings`` are those by which it is
    played, see the module ``rulings``. ``chance`` says where chance comes from. ``fields`` are the numbers that a real
    supply board has where ours has 1, 2, 3 and so on; empty if they are the same. ``secret`` are the seats of whose
    cards only the number is told. Raises ValueError unless there are 2
    to 4 players (1 to 5 with variants), ``first`` is one of their seats, ``seats`` is empty or names all of them, the
    ``rulings`` and the ``chance`` are known, and the ``fields`` are all numbers from 1, each once.
    """

    players: tuple[str, ...] = field(converter=_plain_names)
    seed: str
    first: int = 0
    card_sets: tuple[str, ...] = field(kw_only=True)
    rules: Rules = Rules()
    variants: tuple[VariantChoice, ...] = ()
    seats: tuple[ComputerSeat | None, ...] = ()
    rulings: int = LATEST
    chance: Chance = "seed"
    fields: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        least, most = players_of_a_game(bool(self.variants))
        if not self.variants:
            most = min(most, len(self.rules.dealt))
        if not least <= len(self.players) <= most:
            raise ValueError(f"a game takes {least} to {most} players, not {len(self.players)}")
        if not 0 <= self.first < len(self.players):
            raise ValueError(f"seat {self.first} cannot begin: there are {len(self.players)} players")
        if self.seats and len(self.seats) != len(self.players):
            raise ValueError(f"{len(self.seats)} seats are named, and there are {len(self.players)} players")
        if not FIRST <= self.rulings <= LATEST:
            raise ValueError(f"rulings must lie between {FIRST} and {LATEST}, not {self.rulings}")
        if self.chance not in get_args(Chance):
            raise ValueError(f"chance must be one of {', '.join(get_args(Chance))}, not {self.chance}")
        if sorted(self.fields) != [*range(1, len(self.fields) + 1)]:
            raise ValueError(f"fields must be the numbers 1 to {len(self.fields)}, not {self.fields}")
        if self.secret and (self.chance != "told" or not {*self.secret} <= {*range(len(self.players))}):
            raise ValueError(f"secret must name seats of a game that is told, not {self.secret}")
        if any(map(self.is_computer, self.secret)):
            raise ValueError("a computer player must be told its cards")

    def with_seed(self, seed: str) -> Setup:
        """Returns the same setup with another seed. Views and searches need it often, so what was checked once is not
        checked again."""
        other = object.__new__(Setup)
        for name in _SETUP_FIELDS:
            object.__setattr__(other, name, getattr(self, name))
        object.__setattr__(other, "seed", seed)
        return other

    def field_number(self, field: int) -> int:
        """Returns the number that a field of the supply board (from 1) has on the real one."""
        return self.fields[field - 1] if field <= len(self.fields) else field

    def order(self, seat: int) -> int:
        """Returns the place of a seat in the turn order; 0 is the first player."""
        return (seat - self.first) % len(self.players)

    def is_computer(self, seat: int) -> bool:
        """Returns whether a computer player sits in a seat."""
        return bool(self.seats) and self.seats[seat] is not None


_SETUP_FIELDS = tuple(f.name for f in fields(Setup))


def players_of_a_game(variants: bool) -> tuple[int, int]:
    """Returns the smallest and the largest number of players of a game with or without ``variants``. Each variant
    allows fewer: see ``Variant.players``."""
    return (1, MOST_PLAYERS) if variants else (2, MOST_OF_BOX)


def random_seed() -> str:
    """Returns a new seed of 128 random bits. With fewer bits a player could try all seeds until one fits the own hand
    and the table, and would then know everything that is hidden."""
    import secrets  # needed only when a game begins

    return secrets.token_hex(16)


def draw_first(seed: str, players: int) -> int:
    """Returns the seat of a random first player. It depends only on the seed, so that the seed repeats the whole
    game."""
    return int(Random(f"{seed}/first").random() * players)


def rematch(setup: Setup) -> Setup:
    """Returns the setup of another game of the same players by the same rules and the latest rulings; the next player
    begins."""
    first = (setup.first + 1) % len(setup.players)
    return evolve(setup, seed=random_seed(), first=first, rulings=LATEST)
