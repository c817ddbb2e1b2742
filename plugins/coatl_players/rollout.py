"""The deep lookahead: tries the planner's best turns in several worlds that fit what is known, and plays each of them
on for some rounds with quick turns for everybody."""

from __future__ import annotations

from math import exp
from random import Random

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_players.candidates import Candidate
from coatl_players.lookahead import AHEAD, MOST_ACTIONS, Depth, Lookahead
from coatl_players.quick import Quick
from coatl_players.targets import Style
from coatl_players.worlds import play_turn

MOST_LEAD = 20.0
"""What the largest lead is worth: in a game that is decided a point counts less."""
WON = 4.0
"""What a victory counts besides the lead."""


@frozen
class DepthOfRounds(Depth):
    """How much is tried: after each turn as many whole rounds are played as ``ahead`` turns of all players make. The
    worlds come in so many ``stages``; after each of them but the last the worse half of the turns is dropped. A lead of
    so many points as ``softness`` says is worth nearly half of the largest one. With ``exact`` last turns are the best
    there are, and once the end of the game has begun, everything is played that is left of it."""

    ahead: int = 8
    stages: int = 1
    softness: float = 10.0
    exact: bool = False


class Rollouts(Lookahead):
    """Chooses among the planner's turns by playing each of them some rounds ahead. It knows no variants."""

    def __init__(self, depth: DepthOfRounds, style: Style, quick: Style) -> None:
        super().__init__(depth, style)
        self.rounds = depth
        self.quick = Quick(quick, exact=depth.exact)

    def _worth_trying(self, seen: PlayerView, found: list[Candidate]) -> list[Candidate]:
        """Returns the best of the candidates, and the quick turn: how it goes on after that fits it best. A token is
        spent only where the planner would do so: some rounds ahead it is not seen what it is worth to have it still."""
        tried = super()._worth_trying(seen, [c for c in found if not c.spent or c is found[0]])
        if seen.phase not in AHEAD:
            return tried
        self.quick.forget()
        turn = self.quick.turn(determinize(seen, Random(0)))
        if all(candidate.actions != turn for candidate in tried):
            quick = next((c for c in found if c.actions == turn), None) or self.planner.valued(seen, turn, Random(0))
            if quick is not None:
                quick.idle = found[0].idle
                tried.append(quick)
        return tried

    def _look_ahead(self, seen: PlayerView, tried: list[Candidate], worlds: int, random: Random) -> None:
        """Gives each of the candidates the worth that it has in so many worlds, the same for all of them, as long as it
        is not dropped."""
        self.quick.forget()
        stages = min(self.rounds.stages, worlds)
        trials, world = [_Trial(candidate) for candidate in tried], determinize(seen, random)
        left = trials
        for stage in range(stages):
            for _ in range(worlds * (stage + 1) // stages - worlds * stage // stages):
                if self.quick.has_done_enough:
                    break
                world, seed = redeal(world, seen.acting, random), random.random()
                for trial in left:
                    trial.total += self._worth_after(world, trial.candidate.actions, seen.acting, Random(seed))
                    trial.worlds += 1
            left = sorted(left, key=lambda trial: -trial.worth(self.depth.trust))
            if stage < stages - 1:
                left = left[: max(2, (len(left) + 1) // 2)]
        most = left[-1].worth(self.depth.trust)
        for trial in trials:  # one that was dropped has been in fewer worlds, and cannot be better than those left
            worth = trial.worth(self.depth.trust)
            trial.candidate.worth = worth if trial in left else min(most, worth)
        trials.sort(key=lambda trial: -trial.worlds)
        tried[:] = [trial.candidate for trial in trials]

    def _worth_after(self, world: GameState, actions: tuple[Action, ...], seat: int, random: Random) -> float:
        """Plays the turn and some rounds, and returns what the lead over the best of the others is worth then."""
        state, quick = world.clone(), self.quick
        play_turn(state, actions)
        seats = len(state.players)
        last = world.turn + self.rounds.ahead // seats * seats
        for _ in range(MOST_ACTIONS * self.rounds.ahead):
            if state.phase == "over" or (state.turn >= last and state.phase == "action" and not self._goes_on(state)):
                break
            play_turn(state, quick.turn(state))
        worths = [quick.worth(state, number) for number in range(seats)]
        lead = worths[seat] - max((each for number, each in enumerate(worths) if number != seat), default=0.0)
        hope = MOST_LEAD * (2 / (1 + exp(-lead / self.rounds.softness)) - 1)
        if state.phase == "over" and lead:
            hope += WON if lead > 0 else -WON
        return round(hope, 9)  # machines differ in the last digits of exp, and every machine must choose alike

    def _goes_on(self, state: GameState) -> bool:
        """Returns whether the rest of the game is played, however long that takes."""
        return self.rounds.exact and state.last_turns is not None


class _Trial:
    """A candidate that is tried: what it is worth to the planner, and what it had in so many worlds."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate, self.prior = candidate, candidate.worth
        self.total, self.worlds = 0.0, 0

    def worth(self, trust: float) -> float:
        return trust * self.prior + (1 - trust) * (self.total / self.worlds - self.candidate.spent)
