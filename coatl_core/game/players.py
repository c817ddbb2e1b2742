"""Computer players: what one is asked, and what it answers. A player of a plugin is a class derived from
``ComputerPlayer``; ``docs/players.md`` explains how to write one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from attrs import field, frozen

from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView


@frozen
class Told:
    """A sentence about the game: a ``message`` of the player's plugin. ``language.valuetext`` explains ``values``."""

    message: str
    values: Mapping[str, str | int] = field(factory=dict)


@frozen
class Budget:
    """How much a player may think about one turn. ``simulations`` is the largest number of rounds to be played ahead;
    None leaves it to the player's level. It is a number and not a time, so that equal seeds give equal games on every
    machine. After ``seconds`` the turn is taken from the player; None is no limit."""

    simulations: int | None = None
    seconds: float | None = None


@frozen
class Choice:
    """What a player does: the actions of the rest of the turn, at least one. The player is asked again when the turn is
    not over after them, or when one of them is no longer legal. ``why`` is the reason in one sentence. ``gain`` are the
    points that the turn is worth more than doing nothing, by the player's own reckoning; None if it does not say.
    ``others`` are further turns that were considered, the best first; ``behind`` are the points that one of them is
    worth less. ``serves`` are the ids of the cards that the turn is for, ``parts`` those of the cards that the points
    in the reason come from, each with its points: hints show both, and nobody else is told of them, because these cards
    may lie in a hand."""

    actions: tuple[Action, ...]
    why: Told | None = None
    others: tuple[Choice, ...] = ()
    behind: float = 0.0
    gain: float | None = None
    serves: tuple[str, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()


@frozen
class Verdict:
    """What a player thinks of a turn that was played: what it would have done itself, and the points, 0 or more, that
    the turn was worth less by its own reckoning. ``exact`` says that this is no opinion: all that the turn could be was
    looked at, and nothing after it matters."""

    best: Choice
    lost: float
    exact: bool = False


class ComputerPlayer:
    """A player that chooses for one seat. Each seat of each game has its own object, with one of the ``levels`` (empty
    if there are none). ``players`` are the smallest and the largest number of players it can play with; alone it plays
    against an automatic opponent. ``weighs_cards`` says whether it chooses the cards it keeps by what they are worth to
    it: the lab warns of one that does not. One that ``ponders`` needs long, and is asked at the table already while
    others are to act; what it does may depend on nothing but what it is asked. Raises ValueError for an unknown
    level."""

    id: ClassVar[str]
    levels: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, int]] = (2, 4)
    weighs_cards: ClassVar[bool] = True
    ponders: ClassVar[bool] = False

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        if level not in (self.levels or ("",)):
            raise ValueError(level)
        self.level = level
        self.ruleset = ruleset

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns what to do. ``seen`` is what the seat knows, ``legal`` all it can do now; all chance must come from
        ``random``, so that the same seed gives the same game."""
        raise NotImplementedError(f"player {self.id} does not play")

    def judge(
        self, seen: PlayerView, legal: Sequence[Action], played: tuple[Action, ...], random: Random, budget: Budget
    ) -> Verdict | None:
        """Returns what it thinks of the actions ``played``, which the seat did where ``turn`` would have been asked
        with the same ``seen`` and ``legal``: those of a whole turn, or up to the first that revealed something. None if
        it does not judge such turns. For the analysis of finished games; who does not override it judges none."""
        return None

    def outlook(self, seen: PlayerView) -> float | None:
        """Returns to how many points the seat that sees this may come, by the player's own reckoning, whoever's turn it
        is; None if it does not say. For the analysis of finished games, which compares the seats."""
        return None

    def play_out(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> Sequence[Sequence[float]] | None:
        """Plays each of these turns to the end of the game, so many times, and returns by how many points the seat was
        ahead then: for each of the ``games`` a number for each turn, all in the same world. None if it does not do so.
        For the analysis of finished games, which makes sure in this way that a turn has cost much."""
        return None

    def saw(self, event: Event) -> None:
        """Is told what has happened, as far as the seat may know it; the player's own actions are included."""


class RandomPlayer(ComputerPlayer):
    """Does any legal action, each as likely as any other. It is part of the game, for comparisons."""

    id = "random"
    weighs_cards = False

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns one action."""
        return Choice((legal[int(random.random() * len(legal))],))


def chance(seed: str, seat: int, decision: int) -> Random:
    """Returns the random numbers of one decision of a seat. ``decision`` counts the actions of the game before it, so
    that a game that is loaded goes on as it would have gone on."""
    return Random(f"{seed}/{seat}/{decision}")
