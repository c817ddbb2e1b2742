"""The table of a saved game as anybody may see it who looks over a player's shoulder."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, field, frozen

from coatl_core.game.deeds import Deed, deeds_of
from coatl_core.game.errors import VariantFailed
from coatl_core.game.events import Event, TurnBegan, seen_by
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import view_sheet
from coatl_core.game.view import PlayerView
from coatl_core.play.points_curve import points_by_turn
from coatl_core.play.table_game import ShownGame
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, play, variant_failed


@frozen
class Glance:
    """What lies open on a table: ``view``, ``sheet`` and ``log`` are those of a spectator, with nobody's hand, while
    the game goes on and after its end. ``opponent`` is an automatic one, None if there is none."""

    view: PlayerView
    sheet: ScoreSheet
    log: Sequence[Event] = field(repr=False)
    opponent: Opponent | None

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.view.phase == "over"

    def points(self, seat: int) -> tuple[int, int]:
        """Returns the points that are a player's, and those that the open coatls would bring as they are. At the end
        all points are the player's."""
        score = self.sheet.players[seat]
        if self.over:
            return score.points, 0
        still_open = [each for each in score.coatls if not each.coatl.complete]
        sure = score.points - sum(each.points for each in still_open)
        return sure, sum(line.points for each in still_open for line in each.lines)

    def news(self) -> tuple[Deed, ...]:
        """Returns what has been done in this turn and in the one before."""
        begun = [at for at, event in enumerate(self.log) if isinstance(event, TurnBegan)]
        return deeds_of(self.log[begun[-2] if len(begun) > 1 else 0 :])

    def curves(self) -> tuple[tuple[int, ...], ...]:
        """Returns how the points of each player have grown, see ``points_by_turn``."""
        return points_by_turn(self.log, len(self.view.players))


def glance_of(game: ShownGame) -> Glance:
    """Returns the table of a game that is shown to somebody, without their hand. Raises VariantFailed."""
    seen = game.view()
    players = tuple(evolve(player, hand=None, temples=None) for player in seen.players)
    log = tuple(seen_by(event, None) for event in game.log())
    return Glance(evolve(seen, seat=None, players=players), view_sheet(seen), log, seen.opponent)


def glance(save: Save, registry: Registry) -> Glance:
    """Plays a saved game and returns its table. Raises SaveError if it cannot be played, or if a variant fails."""
    session = play(save, registry)
    try:
        seen = session.view(None)
        log = tuple(seen_by(event, None) for played in session.history for event in played.events)
        return Glance(seen, session.seen_sheet(None), log, seen.opponent)
    except VariantFailed as error:
        raise variant_failed(error) from None
