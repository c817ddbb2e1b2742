"""Guards a computer player: whatever it raises, chooses or delays, the game goes on with another player in its place,
and says which plugin failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, isfinite
from pathlib import Path
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Protocol, TypeVar

from coatl_core.game.actions import Action
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.events import Event
from coatl_core.game.players import Budget, Choice, ComputerPlayer, Told, Verdict
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import shown_values

T = TypeVar("T")

MOST_ACTIONS = 100
"""More actions than any turn has."""
STEP = 0.25
"""The seconds after which it is looked again whether something has come."""


class ThoughtFailed(Exception):
    """A player that thinks in another process has failed; the text says how."""


class MemoryReached(ThoughtFailed):
    """A player has wanted more memory than its process may have, which is so many megabytes."""

    def __init__(self, megabytes: int) -> None:
        super().__init__(f"wanted more than {megabytes} MB of memory")
        self.megabytes = megabytes

    def __reduce__(self) -> tuple[type[MemoryReached], tuple[int]]:
        return MemoryReached, (self.megabytes,)


class NoRoom(ThoughtFailed):
    """There was no process for the player in good time. That is no fault of its own."""


class Thinks(Protocol):
    """What is asked for a player's turns: the player itself, or who asks it in another process."""

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice: ...
    def play_out(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> Sequence[Sequence[float]] | None: ...
    def saw(self, event: Event) -> None: ...


class GuardedPlayer:
    """A player in its seat, and the one who goes on ``instead`` if it fails. ``asked`` is whoever is asked for it: the
    player itself, unless somebody else is set. ``failure`` is None as long as it has not failed; ``listens`` says
    whether events are of any use to it."""

    def __init__(self, player: ComputerPlayer, plugin: str, instead: ComputerPlayer) -> None:
        self.player, self.plugin, self.instead = player, plugin, instead
        self.asked: Thinks = player
        self.failure: PlayerFailed | None = None

    @property
    def listens(self) -> bool:
        return type(self.player).saw is not ComputerPlayer.saw

    @property
    def ponders(self) -> bool:
        """Whether it may be asked in advance: not if it has failed, or if what it is told has changed what it does."""
        return type(self.player).ponders and self.failure is None and not self.listens

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns what the player does; its first action is legal. With ``budget.seconds`` the player is not waited
        for any longer."""
        if self.failure is None:
            state, megabytes, wrong = random.getstate(), 0, ""
            try:
                choice = self._asked(seen, legal, random, budget)
                wrong = fault(choice, seen, legal)
                if not wrong:
                    return choice
            except NoRoom:  # another one does this turn alone
                pass
            except MemoryReached as error:
                wrong, megabytes = str(error), error.megabytes
            except (Exception, SystemExit) as error:  # a stranger's code may raise anything
                wrong = told(error)
            if wrong:
                self.failure = PlayerFailed(self.plugin, self.player.id, f"turn: {wrong}", megabytes)
            random = Random()
            random.setstate(state)
        return self.instead.turn(seen, legal, random, budget)

    def judge(
        self, seen: PlayerView, legal: Sequence[Action], played: tuple[Action, ...], random: Random, budget: Budget
    ) -> Verdict | None:
        """Returns what the player thinks of a turn; None if it cannot tell, or has failed."""
        return self._told(
            "judge",
            lambda: self.player.judge(seen, legal, played, random, budget),
            lambda verdict: _fault_of_verdict(verdict, seen, legal),
        )

    def outlook(self, seen: PlayerView) -> float | None:
        """Returns to how many points the seat may come; None if the player cannot tell, or has failed."""
        return self._told(
            "outlook",
            lambda: self.player.outlook(seen),
            lambda points: "" if _is_number(points) else "an outlook is a number",
        )

    def play_out(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> Sequence[Sequence[float]] | None:
        """Returns by how many points the seat was ahead after each of these turns, in so many games; None if the player
        cannot tell, or has failed."""
        return self._told(
            "play_out",
            lambda: self.asked.play_out(seen, turns, random, games),
            lambda found: (
                "" if _are_numbers(found, games, len(turns)) else "of each game there is a number for each turn"
            ),
        )

    def _told(self, what: str, ask: Callable[[], T | None], fault: Callable[[T], str]) -> T | None:
        """Returns what a player that has not failed tells beside its turns, unless it does not say or there is a
        ``fault`` in it."""
        if self.failure is None:
            try:
                found = ask()
                wrong = "" if found is None else fault(found)
                if not wrong:
                    return found
            except (Exception, SystemExit) as error:  # a stranger's code may raise anything
                wrong = told(error)
            self.failure = PlayerFailed(self.plugin, self.player.id, f"{what}: {wrong}")
        return None

    def saw(self, event: Event) -> None:
        """Tells the player what has happened."""
        if self.failure is None:
            try:
                self.asked.saw(event)
            except (Exception, SystemExit) as error:
                self.failure = PlayerFailed(self.plugin, self.player.id, f"saw: {told(error)}")

    def _asked(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        if budget.seconds is None:
            return self.asked.turn(seen, legal, random, budget)
        answers: list[Choice] = []
        errors: list[BaseException] = []

        def ask() -> None:
            try:
                answers.append(self.asked.turn(seen, legal, random, budget))
            except (Exception, SystemExit) as error:
                errors.append(error)

        # Python cannot stop a thread. One that never ends is left behind, and ends with the program.
        thread = Thread(target=ask, daemon=True, name=f"player {self.player.id}")
        thread.start()

        def done(step: float | None) -> bool:
            thread.join(step)
            return not thread.is_alive()

        in_time(done, budget.seconds)
        if errors:
            raise errors[0]
        if not answers:
            raise TimeoutError(f"no answer in {budget.seconds:g} seconds")
        return answers[0]


def guarded_player(
    kind: type[ComputerPlayer], level: str, ruleset: Ruleset, plugin: str, instead: ComputerPlayer
) -> GuardedPlayer:
    """Returns a player of a plugin with this level. Raises PlayerFailed."""
    try:
        return GuardedPlayer(kind(level, ruleset), plugin, instead)
    except (Exception, SystemExit) as error:
        raise PlayerFailed(plugin, kind.id, f"__init__: {told(error)}") from error


def fault(choice: object, seen: PlayerView, legal: Sequence[Action]) -> str:
    """Returns what is wrong with a choice; empty if nothing is."""
    if not isinstance(choice, Choice):
        return f"returned {type(choice).__name__}, not a Choice"
    if not isinstance(choice.actions, tuple) or not 0 < len(choice.actions) <= MOST_ACTIONS:
        return "a choice has one action or more, in a tuple"
    if choice.actions[0] not in legal:
        return f"chose what is not legal: {choice.actions[0]}"
    return "" if choice.why is None or _can_be_told(choice.why, seen) else "gave a reason that cannot be shown"


def _fault_of_verdict(verdict: object, seen: PlayerView, legal: Sequence[Action]) -> str:
    if not isinstance(verdict, Verdict) or not isinstance(verdict.lost, int | float) or not verdict.lost >= 0:
        return "a verdict has a choice and the points lost, 0 or more"
    return fault(verdict.best, seen, legal)


def _are_numbers(found: object, rows: int, columns: int) -> bool:
    """Whether this has so many rows of so many numbers."""
    return (
        isinstance(found, list | tuple)
        and len(found) == rows
        and all(isinstance(row, list | tuple) and len(row) == columns for row in found)
        and all(_is_number(each) for row in found for each in row)
    )


def _is_number(found: object) -> bool:
    return isinstance(found, int | float) and isfinite(found)


def _can_be_told(why: object, seen: PlayerView) -> bool:
    if not isinstance(why, Told) or not isinstance(why.message, str):
        return False
    try:
        shown_values(why.values, seen.catalog, L10n(()))
        return all(isinstance(value, str | int) for value in why.values.values())
    except Exception:  # wrong values can raise anything
        return False


def in_time(came: Callable[[float | None], bool], seconds: float | None) -> bool:
    """Waits for so many seconds, or for ever, for what ``came`` waits for; that returns whether it has come. Returns
    whether it came in time. It waits in short steps that count as what they should take: a program that was stopped
    and goes on finds no time gone, while by the clock it would be over."""
    if seconds is None:
        return came(None)
    steps = ceil(seconds / STEP)
    return any(came(seconds / steps) for _ in range(steps))


def told(error: BaseException) -> str:
    """Returns the error with the file and line where it was raised, for the author of the player."""
    if isinstance(error, ThoughtFailed):
        return str(error)
    place = next(iter(extract_tb(error.__traceback__)[-1:]), None)
    where = f" ({Path(place.filename).name}:{place.lineno})" if place else ""
    return f"{type(error).__name__}: {error}{where}"
