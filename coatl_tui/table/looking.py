"""What the one who looks at a table sees of its game, and at what they look."""

from __future__ import annotations

from collections.abc import Collection

from attrs import evolve

from coatl_core.game.abilities import HasPanel
from coatl_core.game.actions import Action, End
from coatl_core.game.completing import Use
from coatl_core.game.errors import VariantFailed
from coatl_core.game.opponent import Forecast
from coatl_core.game.preview import Preview
from coatl_core.game.track import PanelPart
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.assembling import Caret, caret_at
from coatl_core.play.completing import Completing, completing_of
from coatl_core.play.fixed_places import Places
from coatl_core.play.sight import barred_prophecies
from coatl_core.play.table_game import SharedGame, ShownGame
from coatl_core.play.things import HandCard
from coatl_core.play.trial import Trial
from coatl_tui.bindings import NUMBERS
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.signs import Signs


def has_eleven_fields(view: PlayerView) -> bool:
    """Returns whether the supply board has a field without a digit of its own, as for five players."""
    return view.rules.fields >= len(NUMBERS)


class Looking:
    """``seen`` is the game's view when it was last shown, ``scene`` what is shown of it, or None while the table is
    covered. ``looked_at`` is the seat of another player whose board and coatls are looked at, or None; ``marked`` are
    the places of the hand marked to be kept, ``caret`` says where the next piece goes. ``left`` are the cards of the
    hand that are on their way to a coatl. ``trial`` is what is tried in place of an own coatl, ``tried`` what every
    card would be worth beside it."""

    def __init__(self, game: ShownGame) -> None:
        self.game = game
        self._is_shared = isinstance(game, SharedGame)
        self.seen = game.view()
        self.scene: Scene | None = None
        self.looked_at: int | None = None
        self.marked: frozenset[int] = frozenset()
        self.caret: Caret | None = None
        self.end: End = "tail"
        """The end of a coatl that was chosen last."""
        self.left: tuple[HandCard, ...] = ()
        self.wanted: frozenset[Use] | None = None
        """The cards chosen for a coatl that is being completed; None while nobody has chosen."""
        self.trial: Trial | None = None
        self.tried: Preview | None = None
        self._hand: Places[str] = Places()
        self._turn = (-1, -1)

    @property
    def own_seat(self) -> int:
        """The seat of the one who looks; of the player whose turn it is if they have none."""
        return self.seen.acting if self.seen.seat is None else self.seen.seat

    @property
    def shown(self) -> int:
        """The seat whose board and coatls are shown."""
        return self.own_seat if self.looked_at is None else self.looked_at

    @property
    def looks_on(self) -> bool:
        """Whether the one who looks plays at no seat of a game that others play elsewhere."""
        return self._is_shared and self.seen.seat is None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seen.phase == "over"

    @property
    def own_scene(self) -> Scene:
        """The scene of a table that is not covered. Only there anything is offered or done."""
        assert self.scene is not None
        return self.scene

    def begin_as(self, other: Looking) -> None:
        """Gives each card of the hand the number that it has there."""
        self._turn, self._hand = other._turn, other._hand.copy()

    def forget_places(self) -> None:
        """Gives the cards of the hand their numbers anew."""
        self._turn = (-1, -1)

    def look(self) -> None:
        """Sees the game as it is now."""
        self.seen = self.game.view()

    def set_scene(self, item: object, l10n: L10n, signs: Signs, forecast: bool) -> Scene:
        """Makes the scene of what is seen and looked at, with the cursor on an item, and returns it. ``forecast`` says
        whether what an automatic opponent will do is to be shown."""
        game, view = self.game, self.seen
        hand = self._held()
        legal = tuple(game.legal_actions)
        self.caret = caret_at(self.caret, view, legal)
        self.scene = Scene(
            view=view,
            l10n=l10n,
            legal=legal,
            shown=self.shown,
            marked=self.marked,
            item=item,
            forecast=self._forecast() if forecast else None,
            barred=barred_prophecies(view, game.why_not_beside),
            moves=tuple(game.moves),
            panel=self._panel(),
            rack=game.rack(self.own_seat),
            shown_rack=game.rack(self.shown),
            hand=hand,
            caret=self.caret,
            trial=self.trial,
            tried=self.tried,
            signs=signs,
            looks_on=self.looks_on,
            waiting=game.waits_for(),
            ready=game.ready(),
            completing=self._completing(),
        ).foreseen(game.preview)
        return self.scene

    def choose(self, choice: Completing) -> Scene:
        """Chooses other cards for the coatl that is being completed, and returns the scene."""
        self.wanted = choice.chosen.uses
        self.scene = evolve(self.own_scene, completing=choice)
        return self.scene

    def _completing(self) -> Completing | None:
        """The choice of cards for an own coatl that has just been completed. A variant may ask something in the midst
        of that: then the choice waits."""
        if self.seen.closing < 0:
            self.wanted = None
        if self.seen.phase != "complete" or self.seen.seat != self.seen.acting:
            return None
        try:
            return completing_of(self.seen.closing + 1, self.game.ways_to_complete(), self.wanted)
        except VariantFailed:
            return None  # it says so when a card is put there

    def at_item(self, item: object) -> Scene:
        """Puts the cursor on another item of the scene, and returns the scene. The caret may have moved, too."""
        self.scene = evolve(self.own_scene, item=item, caret=self.caret).foreseen(self.game.preview)
        return self.scene

    def without_cursor(self) -> Scene:
        """The scene as it is while the cursor stands nowhere on the table."""
        return evolve(self.own_scene, item=None, preview=None)

    def _forecast(self) -> Forecast | None:
        view = self.seen
        ahead = view.phase != "over" and not (view.phase == "opponent" and view.acted)
        return view.ruleset.forecast(view) if ahead else None

    def _panel(self) -> tuple[tuple[HasPanel, tuple[PanelPart, ...]], ...]:
        """What variants show. One that fails at it shows nothing: at the table, the game has asked it before."""
        try:
            return self.seen.panel()
        except VariantFailed:
            return ()

    def _held(self) -> tuple[str | None, ...]:
        """The prophecies of the one who looks, each where it was in this turn. In a trial they stay there, even if an
        automatic opponent ends its turn meanwhile."""
        turn = (self.seen.turn, self.own_seat)
        if turn != self._turn and self.trial is None:
            self.caret = None
            self._hand = Places()
        self._turn = turn
        return self._hand.lay(self.seen.own.hand or (), [item.place for item in self.left])

    def put_caret(self, number: int, end: End | None, legal: Collection[Action]) -> None:
        """Makes this own coatl the active one if it can be, with the caret at this end or where it was. In a trial the
        caret stays on the trial coatl."""
        if self.trial is not None and number != self.trial.number:
            return
        old = self.caret or Caret(number)
        self.caret = caret_at(Caret(number, end or old.end), self.seen, legal)
        if self.caret is not None:
            self.end = self.caret.end
