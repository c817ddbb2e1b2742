"""Whether computer players do what pays: a player against the same one that is not told that it could do it.

``python -m tests.bench.forgone tokens hard 400 --file FILE`` plays so many games for two, each deal from both seats,
and prints the share of the victories, the points ahead, and how often it was done. What can be forgone: the steal of
golden feathers, sacrifice tokens, powers of tribes (both players have the tribe), pushing the calendar, and all quick
actions. Each line of the file is a deal; a run goes on where it was stopped."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

from attrs import frozen

from coatl_core.game.actions import Action, Do, Duty, Pick, Vision
from coatl_core.game.engine import new_game
from coatl_core.game.match import play_on
from coatl_core.game.players import Budget, Choice
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice, read_seat
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.plugins.player_guard import GuardedPlayer
from coatl_tribes.names import AHAU_CHAMAHEZ, AHMAKIQ, CIT_BOLON_TUM, HURACAN, VACUB_CAQUIX, XAMAN_EK
from coatl_tribes.names import ID as TRIBES
from coatl_tribes.table import change
from tests.bench.intervals import interval
from tests.bench.keeping import kept
from tests.support import registry

FEATHERS = (VariantChoice("golden-feathers"),)
TRIBES_AND_OMENS = (VariantChoice(TRIBES, ("tribes", "omens")),)
OMENS = (VariantChoice(TRIBES, ("omens",)),)
QUICK = (VariantChoice(TRIBES, ("quick",)),)


@frozen
class Means:
    """What may be forgone: actions of these kinds, or moves of these names; in games with these variants, in which both
    players have this tribe, if any; or only one of them, if a game can have it ``once``."""

    actions: tuple[type[Action], ...] = ()
    moves: tuple[str, ...] = ()
    variants: tuple[VariantChoice, ...] = ()
    tribe: str = ""
    once: bool = False

    def has(self, action: Action) -> bool:
        return isinstance(action, self.actions) or (isinstance(action, Do) and action.move in self.moves)


MEANS = {
    "steal": Means(moves=("steal",), variants=FEATHERS),
    "tokens": Means((Vision, Duty)),
    "vision": Means((Vision,)),
    "duty": Means((Duty,)),
    "pick": Means((Pick,)),
    "rest": Means(moves=("rest",), variants=TRIBES_AND_OMENS, tribe=AHMAKIQ, once=True),
    "sweep": Means(moves=("sweep",), variants=TRIBES_AND_OMENS, tribe=VACUB_CAQUIX),
    "pair": Means(moves=("pair",), variants=TRIBES_AND_OMENS, tribe=HURACAN),
    "exchange": Means(moves=("exchange",), variants=TRIBES_AND_OMENS, tribe=XAMAN_EK),
    "more": Means(moves=("more",), variants=TRIBES_AND_OMENS, tribe=AHAU_CHAMAHEZ),
    "push": Means(moves=("push",), variants=OMENS),
    "quick": Means(moves=("occupy",), variants=QUICK),
}


class Counted:
    """A player that counts how often it uses these means; one that forgoes them is not even told of them."""

    def __init__(self, player: GuardedPlayer, means: Means, *, forgoes: bool) -> None:
        self.player, self.means, self.forgoes, self.uses = player, means, forgoes, 0
        self.listens, self.saw = player.listens, player.saw

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        if self.forgoes:
            legal = [action for action in legal if not self.means.has(action)] or legal
        choice = self.player.turn(seen, legal, random, budget)
        self.uses += self.means.has(choice.actions[0])
        return choice


@frozen
class Deal:
    """A deal that was played from both seats: the means of the victories and of the points ahead of the one that may do
    it, and how often it has."""

    number: int
    share: float
    ahead: float
    uses: int


def begun(means: Means, seed: str, seat: ComputerSeat, user: int) -> GameState:
    """Returns a game for two that nobody has acted in yet."""
    rules = Rules(sacrifice_tokens=bool(means.actions))
    setup = Setup(("one", "two"), seed, card_sets=("base",), rules=rules, variants=means.variants, seats=(seat, seat))
    state = new_game(setup, registry().ruleset(["base"], means.variants))
    if means.tribe:
        dealt = [(means.tribe,), (means.tribe,)]
        if means.once:
            dealt[1 - user] = (CIT_BOLON_TUM,)
        change(state, "tribes", dealt=tuple(dealt))
    return state


def played(means: Means, seed: str, seat: ComputerSeat, number: int) -> Deal:
    """Plays a deal from both seats. Where only one can have the tribe, each game is played twice, and what counts is by
    how much it does better when it does not forgo its power."""
    found = [_game(means, f"{seed}/{number}", seat, user, forgoer=1 - user) for user in (0, 1)]
    shares, ahead, uses = zip(*found, strict=True)
    share, points = fmean(shares), fmean(ahead)
    if means.once:
        without = [_game(means, f"{seed}/{number}", seat, user, forgoer=user) for user in (0, 1)]
        share += 0.5 - fmean(share for share, _, _ in without)
        points -= fmean(ahead for _, ahead, _ in without)
    return Deal(number, share, points, sum(uses))


def _game(means: Means, seed: str, seat: ComputerSeat, user: int, forgoer: int) -> tuple[float, int, int]:
    """Plays a game: the share of the victory of a seat, its points ahead, and how often it has used the means."""
    state = begun(means, seed, seat, user)
    players = [Counted(registry().player(seat, state.ruleset), means, forgoes=each == forgoer) for each in (0, 1)]
    result = play_on(state, players, Budget())
    share = (user in result.winners) / len(result.winners)
    return share, result.points[user] - result.points[1 - user], players[user].uses


def deals(means: Means, seed: str, seat: ComputerSeat, wanted: int, path: Path | None) -> Iterator[Deal]:
    """The deals, one by one; those that are not in the file yet are played and written there."""
    return kept(path, Deal, wanted, lambda number: played(means, seed, seat, number))


def main() -> None:
    """Plays what is not in the file yet, and prints what has come of it."""
    parser = ArgumentParser(description="Whether computer players do what pays.")
    parser.add_argument("means", choices=MEANS)
    parser.add_argument("player", nargs="?", default="hard")
    parser.add_argument("games", type=int, nargs="?", default=400)
    parser.add_argument("--seed", default="forgone")
    parser.add_argument("--file", type=Path, help="goes on where it was stopped")
    options = parser.parse_args()
    seat = read_seat(options.player)
    found = list(deals(MEANS[options.means], options.seed, seat, options.games // 2, options.file))
    uses = sum(deal.uses for deal in found) / (2 * len(found))
    print(
        f"{options.player} against {options.player} that forgoes {options.means}, {2 * len(found)} games for two: ",
        end="",
    )
    print(f"{interval([deal.share for deal in found])} of the victories, ", end="")
    print(f"points ahead {interval([deal.ahead for deal in found])}, done {uses:.2f} times a game")


if __name__ == "__main__":
    main()
