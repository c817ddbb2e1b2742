"""The five computer players of the game, from a beginner to a grandmaster."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from attrs import evolve

from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize
from coatl_core.game.last_turns import is_last_turn
from coatl_core.game.players import Budget, Choice, ComputerPlayer, Verdict
from coatl_core.game.rules import MOST_PLAYERS
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_players.alone import DepthAlone, LookaheadAlone
from coatl_players.candidates import Candidate
from coatl_players.greedy import best_first
from coatl_players.last_turn import best_last_turn, judged_last_turn, tried_last_turn
from coatl_players.lookahead import Depth, Lookahead
from coatl_players.planner import Planner
from coatl_players.playouts import Playouts
from coatl_players.reasons import parts_of, reason, reason_of_easy, served_cards
from coatl_players.rollout import DepthOfRounds, Rollouts
from coatl_players.targets import Style

SLIP = 0.12
"""How often the beginner does the second best instead of the best."""
JUDGED = ("keep", "action", "choose", "assemble")
"""The phases whose turns can be judged."""
OTHERS = 4
"""How many other turns a choice names."""
TRUTH = 0.51
"""What a point of the planner's reckoning is worth when turns are played to the end of the game, where that has been
measured (``tests/bench/verdicts``): in games of several players. All points that are told are multiplied by it."""

SHORT_SIGHTED = Style(width=1, depth=2, kept=6, pairs=10, row=False, rival=False, noise=4.2)
FULL = Style(worlds=12)
ROOMY = Style(load=4.0, worlds=12)
AHEAD = Style(kept=8, pairs=12, load=4.0)
ALONE = Style(turn=3.0, load=4.0)
AHEAD_ALONE = Style(width=1, kept=6, pairs=8, turn=3.0, load=4.0)
"""Alone a turn costs more, because the opponent goes on collecting points."""
QUICK = Style(width=1, kept=6, load=4.0)
"""How everybody plays in a world in which a turn is played on."""
MASTER = DepthOfRounds(turns=5, worlds=8, margin=4.0, trust=0.4, ahead=8, stages=2)
GRANDMASTER = DepthOfRounds(turns=8, worlds=32, margin=6.0, trust=0.3, ahead=12, stages=3, exact=True)
MASTER_WITH_VARIANTS = Depth()
GRANDMASTER_WITH_VARIANTS = Depth(turns=5, worlds=16, margin=3.0, trust=0.4)
HARD_ALONE = DepthAlone(turns=3, worlds=2, margin=6.0, trust=0.12, rounds=2)
MASTER_ALONE = DepthAlone(turns=6, worlds=3, margin=6.0, trust=0.12, rounds=3)
GRANDMASTER_ALONE = DepthAlone(turns=8, worlds=12, margin=6.0, trust=0.12, rounds=4)


class Easy(ComputerPlayer):
    """Does what looks best at once, and sometimes what looks second best."""

    id = "easy"
    players = (1, MOST_PLAYERS)
    weighs_cards = False

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns one action: what leaves its own things in the best state."""
        found = best_first(determinize(seen, random), legal)
        _, chosen = found[1] if len(found) > 1 and random.random() < SLIP else found[0]
        others = tuple(
            Choice((action,), reason_of_easy(seen, action), behind=found[0][0] - worth)
            for worth, action in found[: OTHERS + 1]
            if action != chosen
        )
        return Choice((chosen,), reason_of_easy(seen, chosen), others)


class Medium(ComputerPlayer):
    """Plans, but does not think of the cards in the row and misjudges turns."""

    id = "medium"
    players = (1, MOST_PLAYERS)
    style = SHORT_SIGHTED

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        self.planner = Planner(self.style)
        self.truth = TRUTH if ruleset.opponent is None else 1.0

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns the rest of the turn that leaves the best plan."""
        return self.choice(seen, self.planner.candidates(seen, tuple(legal), random))

    def choice(self, seen: PlayerView, found: list[Candidate]) -> Choice:
        """Returns the best of these turns, which are in order, with some others."""
        best, *rest = found[: OTHERS + 1]
        others = tuple(evolve(_told(seen, each), behind=self.truth * (best.worth - each.worth)) for each in rest)
        gain = None if best.gain is None else self.truth * best.gain
        return evolve(_told(seen, best), others=others, gain=gain)


class Hard(Medium):
    """Plans two coatls at once, with the cards in hand and in the row; its last turn is the best there is. Alone it
    looks ahead through the steps of the automatic opponent."""

    id = "hard"
    style = FULL
    alone = HARD_ALONE
    ahead: Lookahead | None

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        self.ahead = None
        if ruleset.opponent is not None:
            self.planner = Planner(ALONE)
            self.ahead = LookaheadAlone(self.alone, AHEAD_ALONE)

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns the last turn that brings the most; before that, the rest of the turn that leaves the best plan, or
        that does best when it is tried ahead."""
        last = best_last_turn(seen)
        if last is not None:
            return last
        return self.choice(seen, self.ranked(seen, legal, random, budget))

    def ranked(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> list[Candidate]:
        """Returns the turns worth considering, the best first, each with its worth."""
        found = self.planner.candidates(seen, tuple(legal), random)
        if seen.ruleset.variants and seen.opponent is None and is_last_turn(seen.last_turns, seen.acting):
            return tried_last_turn(seen, found, self.planner, random)
        if self.ahead is not None:
            found = self.ahead.best_first(seen, found, random, budget.simulations)
        return found


class Master(Hard):
    """Plays the best turns of its plans some rounds ahead, in several worlds that fit what it knows; with variants, one
    round."""

    id = "master"
    style = ROOMY
    alone = MASTER_ALONE
    depth: ClassVar[DepthOfRounds] = MASTER
    with_variants: ClassVar[Depth] = MASTER_WITH_VARIANTS
    ahead: Lookahead

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        if ruleset.opponent is None:
            self.ahead = Rollouts(self.depth, AHEAD, QUICK)
            if ruleset.variants:
                self.ahead = Lookahead(self.with_variants, AHEAD)

    def judge(
        self, seen: PlayerView, legal: Sequence[Action], played: tuple[Action, ...], random: Random, budget: Budget
    ) -> Verdict | None:
        """Returns what it would have done, and how much less the turn was worth: by the same numbers as those of the
        turns that it proposes."""
        if seen.phase not in JUDGED:
            return None
        last = judged_last_turn(seen, played)
        if last is not None:
            return last
        found = self.ranked(seen, legal, random, budget)
        own = next((each for each in found if each.actions[: len(played)] == played), None)
        own = own or self.planner.valued(seen, played, random)
        if own is None:
            return None
        best = found[0]
        return Verdict(_told(seen, best), self.truth * max(0.0, best.worth - own.worth))

    def play_out(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> Sequence[Sequence[float]]:
        """Returns by how many points it was ahead when all went on as ``medium`` plays, who is quick."""
        return Playouts(SHORT_SIGHTED).ahead(seen, turns, random, games)

    def outlook(self, seen: PlayerView) -> float | None:
        """Returns what its position is worth."""
        return self.ahead.worth(seen)


class Grandmaster(Master):
    """Does what master does, with more turns, in more worlds, and further ahead. It thinks while others are to act."""

    id = "grandmaster"
    ponders = True
    alone = GRANDMASTER_ALONE
    depth = GRANDMASTER
    with_variants = GRANDMASTER_WITH_VARIANTS


def _told(seen: PlayerView, each: Candidate) -> Choice:
    return Choice(each.actions, reason(seen, each), serves=served_cards(seen, each), parts=parts_of(seen, each))
