"""The analysis of a finished game: what each turn of a player was worth, as a strong player judges it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from attrs import define, evolve, field, frozen

from coatl_core.game.actions import Action, DrawDeck, Step
from coatl_core.game.events import DrewFromDeck, Event
from coatl_core.game.found import Found
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Told, chance
from coatl_core.game.ratings import SURE
from coatl_core.game.session import Played, Session
from coatl_core.game.view import view
from coatl_core.play.adviser import ALIKE, goes_on, known_turn
from coatl_core.players.pool import PlayerApart, ThinkingGame
from coatl_core.plugins.proposed_choices import ADVISER
from coatl_core.plugins.registry import Registry

JUDGED = ("keep", "action", "choose", "assemble")
"""The phases in which a turn begins, or goes on after something was revealed."""
WORST = 3
"""So many turns are called the worst ones."""
MOST_CHECKED = 10
"""More turns of a player are not checked for that."""
FIRST_GAMES, GAMES = 16, 60
"""How many times a turn and the better one are played to the end, at first and before the turn is called one of the
worst."""
SPREAD = 3.3
"""By how many points the games that are played out differ from what is reckoned, besides by chance: the root of the
mean square, as ``tests/bench/verdicts`` finds it. Both weigh as much as they are sure."""


@frozen
class Moment:
    """A point of the game where a player had the choice: its ``position`` is the number of actions before it.
    ``actions`` are what the player did then, up to the end of the turn or the first that revealed something, ``events``
    what they brought about."""

    position: int
    seat: int
    turn: int
    actions: tuple[Action, ...]
    events: tuple[Event, ...]


@frozen
class Check:
    """What playing two turns to the end of the game has shown: by how many points the better one did better, and half
    of the 95 % interval of that. Whoever cannot play them out has played no ``games``."""

    games: int
    ahead: float
    within: float


@frozen
class Judged:
    """A moment, the points that were lost there (0 if what was done was as good as anything), and what the strong
    player would have done: its reason, its events as far as they were known, and its actions, none if it would have
    done the same. ``reckoned`` is what was lost by its plans alone, ``check`` what games have shown that were played to
    the end, if any were; an ``exact`` one needs none."""

    moment: Moment
    lost: float
    why: Told | None
    events: tuple[Event, ...]
    better: tuple[Action, ...] = ()
    reckoned: float = 0.0
    check: Check | None = None
    exact: bool = False

    @property
    def unlike(self) -> bool:
        """Whether something else was done than the strong player would have done, of which games can show what it was
        worth."""
        return bool(self.better) and not self.exact

    @property
    def sure(self) -> bool:
        """Whether it is known well enough what was lost, to call this one of the worst turns."""
        return self.exact or (self.check is not None and not 0 < self.check.games < GAMES)


@define
class Verdicts:
    """What has been found so far about the turns of a game: by seat its ``moments``, and what is thought of them, in
    the same order; None where nothing can be told. ``outlooks`` say by position to how many points each player may have
    come from there."""

    moments: dict[int, list[Moment]] = field(factory=dict)
    found: dict[int, list[Judged | None]] = field(factory=dict)
    outlooks: dict[int, tuple[float, ...]] = field(factory=dict)

    def of(self, seat: int) -> list[Judged]:
        """What is thought of the turns of a seat, in the order of the game."""
        return [each for each in self.found.get(seat, ()) if each is not None]

    def costly(self) -> list[Judged]:
        """All turns for which there was something better."""
        return [each for seat in self.found for each in self.of(seat) if each.lost]


def not_analysed(session: Session) -> str:
    """Returns the name of the message why the turns of a game cannot be judged; an empty text if they can."""
    if not session.over:
        return "analysis-later"
    return "analysis-unseen" if session.setup.chance == "beside" else ""


def moments(session: Session, seat: int) -> list[Moment]:
    """Returns the moments of a seat, in order, without those of a game that this one goes on from. Where only one thing
    could be done there was no choice. Raises VariantFailed."""
    found: list[Moment] = []
    part: list[Played] = []
    if seat in session.setup.secret:  # nobody knows what there was to choose from
        return found
    begun = session.begun
    for position, played in enumerate([*session.history[begun:], None], begun):
        if part and not goes_on(part[-1], played):
            first = part[0].before
            if first.phase in JUDGED and len(legal_actions(first)) > 1:
                done, events = (each.action for each in part), (event for each in part for event in each.events)
                found.append(Moment(position - len(part), seat, first.turn, tuple(done), tuple(events)))
            part = []
        if played is not None and played.seat == seat and not isinstance(played.action, Step | Found):
            part.append(played)
    return found


def judged(session: Session, moment: Moment, registry: Registry) -> Judged | None:
    """Returns what the strong player thinks of a moment; None if it does not judge such turns. Raises UnknownContent
    and PlayerFailed if there is no such player, and VariantFailed."""
    player, rest = registry.player(ADVISER, session.ruleset), moment.actions
    done: tuple[Action, ...] = ()
    while True:
        position = moment.position + len(done)
        before = session.history[position].before
        seen, random = view(before, moment.seat), chance(session.setup.seed, moment.seat, position)
        verdict = player.judge(seen, legal_actions(before), rest, random, Budget())
        best = verdict.best.actions if verdict is not None else ()
        if verdict is None or verdict.lost < ALIKE or rest[: len(best)] != best:
            break
        # All was done that the better turn says. A hint is asked for anew then, and so the rest is judged by itself.
        done, rest = (*done, *best), rest[len(best) :]
        if not rest:
            return Judged(moment, 0.0, None, ())
    if verdict is None:
        return Judged(moment, 0.0, None, ()) if done else None
    if best[: len(rest)] == rest or rest[: len(best)] == best:
        return Judged(moment, 0.0, None, (), exact=verdict.exact)
    better = (*done, *best)
    played, events = known_turn(session.history[moment.position].before, better)
    if played and isinstance(played[-1], DrawDeck):
        events = (*events, DrewFromDeck(moment.seat, None))  # no card is known, but that one is drawn
    lost = verdict.lost if verdict.lost >= ALIKE else 0.0
    return Judged(moment, lost, verdict.best.why, events, better, verdict.lost, exact=verdict.exact)


def analyse(session: Session, seat: int, registry: Registry) -> list[Judged]:
    """Returns the moments of a seat that the strong player judges, in order; those that are not its own are played to
    the end of the game, the worst ones more often, which takes some tens of seconds. Raises what ``judged`` raises."""
    found = [each for moment in moments(session, seat) if (each := tried(session, moment, registry)) is not None]
    while (unsure := to_check(found)) is not None:
        found[found.index(unsure)] = checked(session, unsure, registry)
    return found


def outlook(session: Session, position: int, registry: Registry) -> tuple[float, ...]:
    """Returns to how many points each player may come from a position, as the strong player reckons by what that player
    knows; nothing if it does not say. Raises UnknownContent and PlayerFailed if there is no such player, and
    VariantFailed."""
    if session.setup.secret or session.setup.chance == "beside":  # too little is known of the players
        return ()
    table = session.history[position].before if position < len(session.history) else session.state
    player = registry.player(ADVISER, session.ruleset)
    found = [player.outlook(view(table, seat)) for seat in range(len(table.players))]
    return tuple(each for each in found if each is not None) if None not in found else ()


def costliest(found: Sequence[Judged]) -> list[Judged]:
    """Returns the moments at which points were lost, the worst first."""
    lost = [each for each in found if each.lost]
    return sorted(lost, key=lambda each: (-each.lost, each.moment.position))


def to_check(found: Sequence[Judged]) -> Judged | None:
    """Returns the next moment to be checked before the worst ones are called so; None if they are known. What a last
    turn has missed is exact: games played to the end would only blur it."""
    checked = sum(each.sure and not each.exact for each in found)
    unsure = (each for each in costliest(found)[:WORST] if not each.sure)
    return next(unsure, None) if checked < MOST_CHECKED else None


def tried(session: Session, moment: Moment, registry: Registry, thinking: ThinkingGame | None = None) -> Judged | None:
    """Returns what ``judged`` returns, and if something else would have been done what a few games have shown. They are
    played as ``checked`` says. Raises what ``judged`` raises."""
    found = judged(session, moment, registry)
    if found is None or not found.unlike:
        return found
    return checked(session, found, registry, thinking, first=True)


def checked(
    session: Session, found: Judged, registry: Registry, thinking: ThinkingGame | None = None, *, first: bool = False
) -> Judged:
    """Returns a moment ``unlike`` what the strong player would have done with what it has cost when both turns are
    played to the end of the game, ``first`` only a few times. They are played by ``thinking``, if there is one, or else
    here; if they cannot be the moment stays as it is, but for a check without games. Raises what ``judged`` raises."""
    moment = found.moment
    before = session.history[moment.position].before
    player = registry.player(ADVISER, session.ruleset)
    if thinking is not None:
        player.asked = PlayerApart(player.player, moment.seat, thinking)
    random = chance(session.setup.seed, moment.seat, moment.position)
    games = FIRST_GAMES if first else GAMES
    played = player.play_out(view(before, moment.seat), (found.better, moment.actions), random, games)
    if played is None:
        return evolve(found, check=Check(0, found.lost, 0.0))
    lost, check = weighed(found.reckoned, [better - own for better, own in played])
    # What hints call as good, too, is told to have cost something only where games leave no doubt.
    alike = lost < ALIKE or (found.reckoned < ALIKE and check.ahead <= check.within)
    return evolve(found, lost=0.0 if alike else lost, check=check)


def weighed(reckoned: float, ahead: Sequence[float]) -> tuple[float, Check]:
    """Returns what a turn has cost by what is ``reckoned`` and by how many points the better one was ``ahead`` in
    games: the mean of both, each weighted by how sure it is; less than 0 if it was the better one. And what the games
    show."""
    mean, error = fmean(ahead), sqrt(variance(ahead) / len(ahead))
    sure = SPREAD**2 / (SPREAD**2 + error**2)
    return sure * mean + (1 - sure) * reckoned, Check(len(ahead), mean, SURE * error)
