"""One's own mistakes: the turns of one's last games that cost most, by the verdicts of the analysis."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from attrs import define, field, frozen

from coatl_core.play.analysis import Judged, Moment, checked, costliest, judged, moments, to_check
from coatl_core.play.new_player import persons_of
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, SaveError, replay
from coatl_core.saves.store import Store

GAMES = 3
"""So many of the last games are looked through."""
MISTAKES = 3
"""So many turns are put before the player."""


@frozen
class Mistake:
    """A turn that cost points: in a ``game`` that was ``played`` on a date (None if that is not known), and what the
    analysis says about it."""

    game: ReplayGame
    played: date | None
    found: Judged


@define
class Search:
    """Looks through the last finished games of a player with this ``name``, step by step, so that others can do
    something meanwhile. ``done`` of ``due`` turns are judged."""

    store: Store
    name: str
    registry: Registry
    games: int = field(default=0, init=False)
    hurried: bool = field(default=False, init=False)
    """Whether no more turns are judged: only of the worst ones so far it is made sure."""
    _turns: list[tuple[ReplayGame, date | None, Moment]] | None = field(default=None, init=False)
    _found: list[tuple[ReplayGame, date | None, Judged | None]] = field(factory=list, init=False)

    @property
    def done(self) -> int:
        return len(self._found)

    @property
    def due(self) -> int:
        return len(self._turns or ())

    @property
    def mistakes(self) -> list[Mistake]:
        """The turns that cost most and are sure, the worst first."""
        worst = costliest([each for _, _, each in self._found if each is not None and each.sure])[:MISTAKES]
        of = {id(each): (game, played) for game, played, each in self._found}
        return [Mistake(*of[id(each)], each) for each in worst]

    def step(self) -> bool:
        """Finds the games, judges the next turn, or makes sure of one of the worst. Returns False if there is nothing
        left to be done. Raises what ``judged`` raises."""
        if self._turns is None:
            self._turns = list(self._turns_of_games())
            return True
        if self.done < self.due and not self.hurried:
            game, played, moment = self._turns[self.done]
            self._found.append((game, played, judged(game.session, moment, self.registry)))
            return True
        unsure = to_check([each for _, _, each in self._found if each is not None])
        at = next((at for at, (_, _, each) in enumerate(self._found) if each is unsure), None)
        if unsure is None or at is None:
            return False
        game, played, _ = self._found[at]
        self._found[at] = game, played, checked(game.session, unsure, self.registry)
        return True

    def _turns_of_games(self) -> Iterable[tuple[ReplayGame, date | None, Moment]]:
        for entry in self.store.entries():
            save = entry.save
            if save is None or not save.finished or self.games == GAMES:
                continue
            seat = seat_of(save, self.name)
            if seat is None:
                continue
            try:
                game = ReplayGame.of_save(save, replay(save, self.registry), entry.path.stem)
            except SaveError:  # the list of saves says why
                continue
            self.games += 1
            yield from ((game, _day(save), moment) for moment in moments(game.session, seat))


def seat_of(save: Save, name: str) -> int | None:
    """Returns where the player sat in a saved game: the only person, or the one with this name."""
    persons = persons_of(save.setup)
    own = persons if len(persons) == 1 else [seat for seat in persons if save.setup.players[seat] == name]
    return own[0] if own else None


def _day(save: Save) -> date | None:
    try:
        return date.fromisoformat(save.saved[:10])
    except ValueError:
        return None
