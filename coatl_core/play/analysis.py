"""The analysis of a finished game: what each turn of a player was worth, as a strong player judges it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field, frozen

from coatl_core.game.actions import Action, DrawDeck, Step
from coatl_core.game.events import DrewFromDeck, Event
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Told, chance
from coatl_core.game.session import Played, Session
from coatl_core.game.view import view
from coatl_core.play.adviser import ALIKE, known_turn
from coatl_core.plugins.proposed_choices import ADVISER
from coatl_core.plugins.registry import Registry

JUDGED = ("keep", "action", "choose", "assemble")
"""The phases in which a turn begins, or goes on after something was revealed."""


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
class Judged:
    """A moment, the points that were lost there (0 if what was done was as good as anything), and what would have been
    better: its reason, and its events as far as they were known."""

    moment: Moment
    lost: float
    why: Told | None
    events: tuple[Event, ...]


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


def moments(session: Session, seat: int) -> list[Moment]:
    """Returns the moments of a seat, in order. Where only one thing could be done there was no choice.
    Raises VariantFailed."""
    found: list[Moment] = []
    part: list[Played] = []
    for position, played in enumerate([*session.history, None]):
        if part and (played is None or not _goes_on(part[-1], played)):
            first = part[0].before
            if first.phase in JUDGED and len(legal_actions(first)) > 1:
                done, events = (each.action for each in part), (event for each in part for event in each.events)
                found.append(Moment(position - len(part), seat, first.turn, tuple(done), tuple(events)))
            part = []
        if played is not None and played.seat == seat and not isinstance(played.action, Step):
            part.append(played)
    return found


def _goes_on(last: Played, then: Played) -> bool:
    """Whether an action belongs to the same turn as the one before it, and nothing was revealed between them."""
    same = (last.before.seat, last.before.turn) == (then.before.seat, then.before.turn)
    return same and not last.reveals and not isinstance(then.action, Step)


def judged(session: Session, moment: Moment, registry: Registry) -> Judged | None:
    """Returns what the strong player thinks of a moment; None if it does not judge such turns. Raises UnknownContent
    and PlayerFailed if there is no such player, and VariantFailed."""
    before = session.history[moment.position].before
    seen, random = view(before, moment.seat), chance(session.setup.seed, moment.seat, moment.position)
    player = registry.player(ADVISER, session.ruleset)
    verdict = player.judge(seen, legal_actions(before), moment.actions, random, Budget())
    if verdict is None:
        return None
    if verdict.lost < ALIKE:
        return Judged(moment, 0.0, None, ())
    played, events = known_turn(before, verdict.best.actions)
    if played and isinstance(played[-1], DrawDeck):
        events = (*events, DrewFromDeck(moment.seat, None))  # no card is known, but that one is drawn
    return Judged(moment, verdict.lost, verdict.best.why, events)


def outlook(session: Session, position: int, registry: Registry) -> tuple[float, ...]:
    """Returns to how many points each player may come from a position, as the strong player reckons by what that player
    knows; nothing if it does not say. Raises UnknownContent and PlayerFailed if there is no such player, and
    VariantFailed."""
    table = session.history[position].before if position < len(session.history) else session.state
    player = registry.player(ADVISER, session.ruleset)
    found = [player.outlook(view(table, seat)) for seat in range(len(table.players))]
    return tuple(each for each in found if each is not None) if None not in found else ()


def costliest(found: Sequence[Judged]) -> list[Judged]:
    """Returns the moments at which points were lost, the worst first."""
    lost = [each for each in found if each.lost]
    return sorted(lost, key=lambda each: (-each.lost, each.moment.position))
