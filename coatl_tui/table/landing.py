"""Where the cursor is put at the start of a turn: where something can be done."""

from __future__ import annotations

from coatl_core.game import actions as a
from coatl_core.play.things import BoardSpace, CoatlItem, Covered, Deck, Field, HandCard, NewCoatl, RowPlace
from coatl_tui.table.scene import Scene


def landing(scene: Scene, new_turn: bool) -> tuple[str, object] | None:
    """Returns a pane and the item in it on which the cursor is put, or None if it stays where it is: in the middle of a
    turn it is moved only to a hand that cards are to be chosen from."""
    phase = scene.view.phase
    if phase in ("keep", "vision") and scene.untold:
        return "hand", Covered(0)
    if phase in ("keep", "vision"):
        return next((("hand", HandCard(place, card)) for place, card in enumerate(scene.hand) if card), None)
    if not new_turn or phase in ("opponent", "over"):
        return None
    for action in scene.legal:  # taking comes first there, then choosing, then assembling
        match action:
            case a.Take(field=number):
                return "supply", Field(number)
            case a.DrawRow(place=place):
                return "row", RowPlace(place)
            case a.DrawDeck():
                return "row", Deck()
            case a.Start() | a.Extend() | a.Fulfil():
                return "coatls", _building_item(scene)
    return None


def _building_item(scene: Scene) -> object:
    """The active coatl, or the board if there is none."""
    if scene.caret is not None:
        new = scene.caret.coatl > len(scene.view.own.coatls)
        return NewCoatl() if new else CoatlItem(scene.caret.coatl)
    return next((BoardSpace(space, piece) for space, piece in enumerate(scene.rack, 1) if piece), None)
