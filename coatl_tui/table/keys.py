"""Which item the player means: digits and clicks go to an item, and the same once more uses it."""

from __future__ import annotations

from functools import partial

from coatl_core.game import actions as a
from coatl_core.game.coatl import points_lost
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, HandCard, NewCoatl, RowPlace
from coatl_tui.bindings import NUMBERS
from coatl_tui.table.offers import fulfil_offers
from coatl_tui.table.play import TablePlay
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.pane import Pane


class TableKeys(TablePlay):
    """The table with its digits and clicks.

    An item is *aimed at* by a digit, by a click, or by the first try to do what is told before it is done; the same key
    again, or Enter, uses it. Some things are used at once by their digit, because taking them back is one key: places
    of the row, pieces of the board, answers to questions, and prophecies to be kept. What a digit does hangs on where
    the cursor stands, and never on how it has come there: the key bar says it.
    """

    async def action_digit(self, digit: str) -> None:
        await self._answering.wait()
        await super().action_digit(digit)

    def use_digit(self, digit: str) -> None:
        self.read_news()
        with self.plugin_failures_shown():
            self._press_digit(digit)

    def _press_digit(self, digit: str) -> None:
        pane = self.cursor_pane()
        self.touch()
        if pane is None or (self.game.covered and pane is not self.choice):
            return
        fulfilling = self.fulfilling
        self._stop_fulfilling()
        if fulfilling and pane is not self.choice:
            pane = self.pane("hand")
        item = pane.numbered(digit)
        if item is None:
            spaces = self.scene.view.limits().board_spaces if self.scene is not None and self.scene.shows_own else 0
            space = pane.id == "coatls" and NUMBERS.index(digit) < spaces
            self.show_message(self.l10n("message-no-piece" if space else "message-no-digit", digit=digit), "warn")
        elif fulfilling and isinstance(item, HandCard):
            self.clear_message()
            self.fulfil(item)
        elif item == self.aimed or self._used_at_once(item):
            self.use(item)
        elif self.scene is not None:
            self.clear_message()
            self.aim(item, self.warning(item, self.scene))

    def _used_at_once(self, item: object) -> bool:
        scene = self.scene
        if isinstance(item, HandCard):
            return scene is not None and scene.view.phase == "keep" and scene.own_turn
        return isinstance(item, Choice | RowPlace | BoardSpace)

    async def take_click(self, message: Pane.Clicked) -> None:
        """The first click aims at an item, the second uses it."""
        self.read_news()
        self.touch()
        scene = self.scene
        if message.again or isinstance(message.item, Choice) or scene is None:
            await super().take_click(message)
        else:
            self.clear_message()
            self.aim(message.item, self.warning(message.item, scene))

    def on_pane_dragged(self, message: Pane.Dragged) -> None:
        """Dragging a piece of the rack to an end of a coatl attaches it there, with the same warnings as a key."""
        if not self.is_active:
            return
        self.read_news()
        self.touch()
        with self.plugin_failures_shown():
            self._drop(message.item, message.target, message.left)

    def _drop(self, item: object, target: object, left: bool) -> None:
        scene, pane = self.scene, self.pane("coatls")
        if scene is None or not scene.shows_own or not isinstance(item, BoardSpace) or self.must_wait():
            return
        match target:
            case CoatlItem(number=number):
                pass
            case NewCoatl():
                number = len(scene.table.coatls) + 1
            case _:
                return
        self.clear_message()
        before = self.caret
        self._put_caret(scene, number, "head" if left else "tail")
        if self.caret is None or self.caret.coatl != number:
            self.caret = before
            self.show_refusal(self.game.why_not_extend(number) or self.game.why_not_build(item.piece))
            return
        if self.caret != before:
            self.let_go()
        self.close_question()
        self.set_focus(pane)
        pane.go_item(item)
        self.cursor_moved(pane)
        self.as_usual = item
        self.use(item)

    def aim(self, item: object, message: str = "") -> None:
        """Puts the cursor on an item and shows a message: the same once more will use the item."""
        self.aimed = item
        self.touch()
        if item != self.as_usual:
            self.as_usual = None
        pane = self.cursor_pane()
        if pane is not None:
            pane.go_item(item)
            self.cursor_moved(pane)
        if message:
            self.show_message(message, "warn")

    def let_go(self) -> None:
        """Aims at nothing any more."""
        self.aimed, self.as_usual, self.left = None, None, ()
        self._stop_fulfilling()

    def do_fulfil(self) -> None:
        """The next digit fulfils a prophecy of the hand."""
        self.fulfilling = True
        self.show_message(self.l10n("message-fulfil"))
        self.show_keys()

    def _stop_fulfilling(self) -> None:
        if self.fulfilling:
            self.fulfilling = False
            self.show_keys()

    def fulfil(self, item: HandCard) -> None:
        """Fulfils a prophecy of the hand on the active coatl. If only others meet it, asks which of them."""
        scene, card = self.scene, item.card
        if scene is None or self.must_wait():
            return
        self.left = (item,)
        here = a.Fulfil(scene.active, card)
        if here in scene.legal:
            self.act(here)
        elif self._offers(partial(fulfil_offers, card=card)).offers:
            self.ask(partial(self._offers_question, partial(fulfil_offers, card=card)))
        elif 0 < scene.active <= len(scene.view.own.coatls):
            self.act(here)  # the game says why not
        else:
            self.show_refusal(self.game.why_not_fulfil(card))

    # What is told before it is done

    def warning(self, item: object, scene: Scene) -> str:
        """What is to be told before this item is used for the first time: that a drawn card cannot be put back, what a
        coatl is worth once closed, that it loses points. An empty text if nothing is."""
        if isinstance(item, Deck) and a.DrawDeck() in scene.legal:
            return self.l10n("message-again-deck")
        if not (isinstance(item, BoardSpace) and scene.shows_own):
            return ""
        action = scene.attaching(item.piece)
        if not isinstance(action, a.Extend):
            return ""
        seen = self.game.preview(action)
        if seen.before is None or seen.after is None:
            return ""
        lost = points_lost(seen.before, seen.after, scene.view.catalog, scene.view.rules.strict_x)
        told = [self.l10n("message-loses", coatl=action.coatl, points=lost)] if lost else []
        if seen.after.complete:
            told.append(self.l10n("message-closes", coatl=action.coatl, points=seen.points))
            told += self._ending(scene)
            in_hand = (c.then.points for c in seen.cards if isinstance(c.use, a.Fulfil) and c.then.points)
            hand = sorted(in_hand, reverse=True)
            if hand:
                told.append(self.l10n("message-closes-hand", points=self.l10n("list-comma").join(map(str, hand))))
            temple = max((c.then.points for c in seen.cards if not isinstance(c.use, a.Fulfil)), default=0)
            if temple:
                told.append(self.l10n("message-closes-temple", points=temple))
            if seen.closing is not None and seen.closing.points > seen.points:
                told.append(self.l10n("message-closes-most", points=seen.closing.points))
        return " ".join([*told, self.said_again(item, scene.view.phase)]) if told else ""

    def _ending(self, scene: Scene) -> list[str]:
        """Says that the end begins with the next coatl closed, or that the game is over (RULES 8.1, 9.10)."""
        view = scene.view
        if view.last_turns is not None or view.own.completed + 1 < view.rules.coatls:
            return []
        return [self.l10n("message-begins-end" if view.rules.last_turns else "message-ends-game")]
