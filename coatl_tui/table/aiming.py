"""Which item the player means: digits, clicks and dragging go to an item, and the same once more uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coatl_core.game import actions as a
from coatl_core.game.coatl import points_lost
from coatl_core.game.state import Phase
from coatl_core.play.table_game import TableGame
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Covered,
    Deck,
    Field,
    HandCard,
    NewCoatl,
    OwnTemple,
    Pile,
    RowPlace,
)
from coatl_tui.bindings import NUMBERS
from coatl_tui.table.changes import Changes
from coatl_tui.table.face import Face
from coatl_tui.table.questions import Questions
from coatl_tui.table.scene import Scene
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.pane import Pane


class Aiming:
    """An item is *aimed at* by a digit, by a click, or by the first try to do what is told before it is done; the same
    key again, or Enter, uses it. Some things are used at once by their digit, because taking them back is one key:
    places of the row, pieces of the board, answers to questions, and prophecies to be kept. What a digit does hangs on
    where the cursor stands, and never on how it has come there: the key bar says it.

    ``touch`` is called for every key, ``use`` uses an item, ``act`` tries an action.
    """

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        questions: Questions,
        telling: Telling,
        touch: Callable[[], None],
        use: Callable[[object], None],
        act: Callable[[a.Action], None],
    ) -> None:
        self._window = window
        self._face = face
        self._looking = face.looking
        self._game = game
        self._changes = changes
        self._questions = questions
        self._telling = telling
        self._touch = touch
        self._use = use
        self._act = act
        self.aimed: object = None
        """The item that the same key once more would use."""
        self.as_usual: object = None
        """The item at which variants offer moves, and which is to be used without them."""
        self.fulfilling = False
        """Whether the next digit fulfils a prophecy of the hand."""
        self.options: Mapping[object, a.Action] = {}
        """What is chosen from where it lies, and the action that each of it is there for."""
        self._asked: Callable[[], str] = str
        self._asked_from: Pane | None = None

    @property
    def pane(self) -> Pane | None:
        """The pane with the cursor."""
        return self._window.focused if isinstance(self._window.focused, Pane) else None

    def aim(self, item: object, message: str = "") -> None:
        """Puts the cursor on an item and shows a message: the same once more will use the item."""
        self.aimed = item
        self._touch()
        if item != self.as_usual:
            self.as_usual = None
        pane = self.pane
        if pane is not None:
            pane.go_item(item)
            self._face.cursor.moved(pane)
        if message:
            self._telling.say(message, "warn")

    def let_go(self) -> None:
        """Aims at nothing any more."""
        self.aimed, self.as_usual, self._looking.left = None, None, ()
        self.begin_anew()
        if self.fulfilling:
            self.fulfilling = False
            self._window.show_keys()

    def begin_anew(self) -> None:
        """The game has changed: nothing is aimed at or chosen from."""
        self.aimed = None
        if self.options:
            self.options = {}
            self._face.painting.mark(frozenset())
            self._window.set_focus(self._asked_from)
            self._window.show_keys()

    # Choosing on the table

    def choose_from(self, options: Mapping[object, a.Action], message: str, **values: int) -> None:
        """Asks which of these things is meant, with the message of this id: they are marked where they lie, and a
        digit, a click or Enter chooses one."""
        first = next(iter(options))
        pane = next((pane for pane in self._face.panes.values() if pane.has_item(first)), None)
        if pane is None:
            self._act(options[first])  # a lesson does not show it yet, and the game says why not
            return
        self._asked_from = self.pane
        pane.go_item(first)
        self._window.set_focus(pane)
        self._face.cursor.moved(pane)
        self.options = options
        self._asked = lambda: self._window.host.l10n(message, n=len(options), **values)
        self.ask_again()
        self._window.show_keys()

    def ask_again(self) -> None:
        """Asks which of the things on the table is meant, if that is asked, in the language of the app and where there
        is room for it."""
        if self.options:
            asked, painting = self._asked(), self._face.painting
            painting.mark(frozenset(self.options), asked)
            if not painting.asks_in_title:
                self._telling.say(asked, "strong")

    def choose(self, item: object) -> bool:
        """Does what is chosen with this thing. Returns False if it is not among those that are chosen from."""
        action = self.options.get(item)
        if action is None:
            return False
        left = (item,) if isinstance(item, HandCard) else self._looking.left
        self.let_go()
        self._looking.left = left
        self._telling.clear()
        self._act(action)
        return True

    # Digits

    def press(self, digit: str) -> None:
        """Goes to the item of this digit, or uses it."""
        pane = self.pane
        self._touch()
        choice, scene = self._face.choice, self._looking.scene
        if pane is None or (scene is None and pane is not choice):
            return
        if self.options and pane is not choice:
            chosen = next((item for item in self.options if digit_of(item, pane) == digit), None)
            if not self.choose(chosen):
                self._telling.warn("message-no-digit", digit=digit)
            return
        fulfilling = self.fulfilling
        if fulfilling:
            self.fulfilling = False
            self._window.show_keys()
            pane = self._face.panes["hand"] if pane is not choice else pane
        item = pane.numbered(digit)
        if item is None:
            spaces = scene.view.limits().board_spaces if scene is not None and scene.shows_own else 0
            space = pane.id == "coatls" and NUMBERS.index(digit) < spaces
            self._telling.warn("message-no-piece" if space else "message-no-digit", digit=digit)
        elif fulfilling and isinstance(item, HandCard):
            self._telling.clear()
            self.fulfil(item)
        elif item == self.aimed or self._used_at_once(item):
            self._use(item)
        elif scene is not None:
            self.point(item, scene)

    def point(self, item: object, scene: Scene) -> None:
        """Goes to an item, and says what is to be told before it is used."""
        self._telling.clear()
        self.aim(item, self.warning(item, scene))

    def _used_at_once(self, item: object) -> bool:
        scene = self._looking.scene
        if isinstance(item, HandCard):
            return scene is not None and scene.view.phase == "keep" and scene.own_turn
        return isinstance(item, Choice | RowPlace | BoardSpace | Covered)

    # Dragging

    def drop(self, item: object, target: object, left: bool) -> None:
        """Attaches a piece of the rack to an end of the coatl that it was dragged to, with the same warnings as a
        key."""
        looking, scene, pane = self._looking, self._looking.scene, self._face.panes["coatls"]
        if scene is None or not scene.shows_own or not isinstance(item, BoardSpace) or self._changes.must_wait():
            return
        match target:
            case CoatlItem(number=number):
                pass
            case NewCoatl():
                number = len(scene.table.coatls) + 1
            case _:
                return
        self._telling.clear()
        before = looking.caret
        self._face.cursor.put_caret(number, "head" if left else "tail")
        if looking.caret is None or looking.caret.coatl != number:
            looking.caret = before
            self._telling.refuse(self._game.why_not_extend(number) or self._game.why_not_build(item.piece))
            return
        if looking.caret != before:
            self.let_go()
        self._questions.close()
        self._window.set_focus(pane)
        pane.go_item(item)
        self._face.cursor.moved(pane)
        self.as_usual = item
        self._use(item)

    # Fulfilling

    def do_fulfil(self) -> None:
        """The next digit fulfils a prophecy of the hand; of a secret one it is asked which."""
        scene = self._looking.scene
        if scene is not None and scene.untold and scene.view.phase not in ("keep", "vision"):
            self._use(Covered(0))
            return
        self.fulfilling = True
        self._telling.say(self._window.host.l10n("message-fulfil"))
        self._window.show_keys()

    def fulfil(self, item: HandCard) -> None:
        """Fulfils a prophecy of the hand on the active coatl. If only others meet it, asks which of them."""
        scene, card = self._looking.scene, item.card
        if scene is None or self._changes.must_wait():
            return
        self._looking.left = (item,)
        here = a.Fulfil(scene.active, card)
        found = (each for each in scene.legal if isinstance(each, a.Fulfil) and each.card == card)
        others: dict[object, a.Action] = {CoatlItem(each.coatl): each for each in found}
        if here in scene.legal:
            self._act(here)
        elif others:
            self.choose_from(others, "choice-title-card")
        elif 0 < scene.active <= len(scene.view.own.coatls):
            self._act(here)  # the game says why not
        else:
            self._telling.refuse(self._game.why_not_fulfil(card))

    # What is told before it is done

    def said_again(self, item: object, phase: Phase) -> str:
        """The sentence about what the same key once more would do with this item; empty if it changes nothing."""
        l10n = self._window.host.l10n
        match item:
            case Field(number=number):
                return l10n("message-again", act="take", n=number)
            case RowPlace():
                return l10n("message-again", act="choose", n=0)
            case Deck():
                return l10n("message-again-deck")
            case Pile() | OwnTemple():
                return l10n("message-again", act="claim", n=0)
            case HandCard():
                return l10n("message-again", act="discard" if phase == "vision" else "fulfil", n=0)
            case BoardSpace():
                return l10n("message-again", act="attach", n=0)
            case Covered() if phase != "keep":
                return l10n("message-again", act="show", n=0)
        return ""

    def warning(self, item: object, scene: Scene) -> str:
        """What is to be told before this item is used for the first time: that a drawn card cannot be put back, what a
        coatl is worth once closed, that it loses points. An empty text if nothing is."""
        if isinstance(item, Deck) and a.DrawDeck() in scene.legal:
            return self._window.host.l10n("message-again-deck")
        if not (isinstance(item, BoardSpace) and scene.shows_own) or scene.untold:
            return ""
        action = scene.attaching(item.piece)
        if not isinstance(action, a.Extend):
            return ""
        told = self._told_of(action, scene)
        return " ".join([*told, self.said_again(item, scene.view.phase)]) if told else ""

    def _told_of(self, action: a.Extend, scene: Scene) -> list[str]:
        """What the coatl loses by this piece, or is worth once it is closed by it."""
        l10n, seen = self._window.host.l10n, self._game.preview(action)
        if seen.before is None or seen.after is None:
            return []
        lost = points_lost(seen.before, seen.after, scene.view.catalog, scene.view.rules.strict_x)
        told = [l10n("message-loses", coatl=action.coatl, points=lost)] if lost else []
        if seen.after.complete:
            told.append(l10n("message-closes", coatl=action.coatl, points=seen.points))
            told += self._ending(scene)
            in_hand = (c.then.points for c in seen.cards if isinstance(c.use, a.Fulfil) and c.then.points)
            hand = sorted(in_hand, reverse=True)
            if hand:
                told.append(l10n("message-closes-hand", points=l10n("list-comma").join(map(str, hand))))
            temple = max((c.then.points for c in seen.cards if not isinstance(c.use, a.Fulfil)), default=0)
            if temple:
                told.append(l10n("message-closes-temple", points=temple))
            if seen.closing is not None and seen.closing.points > seen.points:
                told.append(l10n("message-closes-most", points=seen.closing.points))
        return told

    def _ending(self, scene: Scene) -> list[str]:
        """Says that the end begins with the next coatl closed, or that the game is over (RULES 8.1, 9.10)."""
        view = scene.view
        if view.last_turns is not None or view.own.completed + 1 < view.rules.coatls:
            return []
        return [self._window.host.l10n("message-begins-end" if view.rules.last_turns else "message-ends-game")]


def digit_of(item: object, pane: Pane) -> str:
    """The digit of a thing that is chosen from, the number of a coatl among them."""
    spot = next((spot for spot in pane.content.spots if spot.item == item), None)
    return str(item.number) if isinstance(item, CoatlItem) else spot.digit if spot is not None else ""
