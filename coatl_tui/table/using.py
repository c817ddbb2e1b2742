"""What each item of the table is there for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from coatl_core.game import actions as a
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
    PanelItem,
    Pile,
    RowPlace,
    Seat,
)
from coatl_tui.table.aiming import Aiming
from coatl_tui.table.changes import Changes
from coatl_tui.table.face import Face
from coatl_tui.table.offering import Offering
from coatl_tui.table.offers import moves_at, usual_act
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.real_table import RealTable
from coatl_tui.table.scene import Scene
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice


class Using:
    """``act`` tries an action, with the space of the own board that a piece is taken from."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        questions: Questions,
        offering: Offering,
        telling: Telling,
        aiming: Aiming,
        act: Callable[[a.Action, int], None],
        real_table: RealTable | None,
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._changes = changes
        self._questions = questions
        self._offering = offering
        self._telling = telling
        self._aiming = aiming
        self._act = act
        self._real_table = real_table

    def use(self, item: object) -> None:
        """Does what an item is there for. What cannot be undone, and what costs points, is told first: then the item is
        aimed at, and used when it is meant once more. If variants offer moves there, all that can be done is listed."""
        scene, aiming = self._face.looking.scene, self._aiming
        if isinstance(item, Choice):
            self._telling.clear()
            self._questions.answer_with(item.then)
        elif self._aiming.choose(item):
            pass
        elif scene is not None and not (self._changes.busy and self._changes.must_wait()):
            self._telling.clear()
            if scene.moves and item != aiming.as_usual and moves_at(scene, item).offers:
                aiming.aim(item)  # the cursor goes there, and so the sentence is about it
                aiming.let_go()
                self._questions.ask(partial(self._question, item))
                return
            warning = aiming.warning(item, scene) if item != aiming.aimed else ""
            if warning:
                aiming.aim(item, warning)
            else:
                aiming.let_go()
                self._use(item, scene)

    def _question(self, item: object) -> Question:
        """What can be done with an item: by the rules, and by the moves of variants."""
        scene = self._face.looking.own_scene
        found = moves_at(scene, item)
        choices = self._offering.choices(found, item.space if isinstance(item, BoardSpace) else 0)
        act = usual_act(scene, item)
        if act:
            choices.insert(0, self._questions.plain("choice-usual", partial(self._use_as_usual, item), act=act))
        return Question(found.title, choices, about=self._face.panes_of(frozenset({item})))

    def _use_as_usual(self, item: object) -> None:
        self._questions.close()
        self._aiming.as_usual = item
        self.use(item)

    def _use(self, item: object, scene: Scene) -> None:
        match item:
            case Field(number=number):
                self._act(a.Take(number), 0)
            case RowPlace(place=place):
                self._act(a.DrawRow(place), 0)
            case Deck():
                self._act(a.DrawDeck(), 0)
            case Pile(number=number):
                self._act(a.ClaimPile(number), 0)
            case HandCard():
                self._use_card(item, scene)
            case OwnTemple(card=card):
                self._act(a.ClaimOwn(card), 0)
            case Covered():
                self._use_covered(item, scene)
            case Seat(seat=seat):
                self._face.look_at(seat)
            case BoardSpace() | CoatlItem() if not scene.shows_own:
                self._face.look_at(None)
            case BoardSpace():
                self._attach(item, scene)
            case CoatlItem(number=number):
                self._use_coatl(number)
            case NewCoatl():
                self._telling.say(self._window.host.l10n("message-new-coatl"))
            case PanelItem():
                self._face.panel.go_there(item)

    def _use_card(self, item: HandCard, scene: Scene) -> None:
        if scene.view.phase == "keep" and scene.own_turn:
            self._face.panes["hand"].go_item(item)
            self._mark(self._face.looking.marked ^ {item.place}, scene)
        elif scene.view.phase == "vision" and scene.own_turn:
            self._face.looking.left = (item,)
            self._act(a.Discard(item.card), 0)
        else:
            self._aiming.fulfil(item)

    def _use_covered(self, item: Covered, scene: Scene) -> None:
        """Asks which card of the secret hand is shown, and uses it; of those dealt, which ones are not kept."""
        if scene.view.phase == "keep" and scene.own_turn:
            self._act(a.Keep(()), 0)
        elif item.temple:
            own = [action.card for action in scene.legal if isinstance(action, a.ClaimOwn)]
            self._show_one(own, True, lambda card: self._act(a.ClaimOwn(card), 0))
        elif scene.view.phase == "vision" and scene.own_turn:
            cards = [action.card for action in scene.legal if isinstance(action, a.Discard)]
            self._show_one(cards, False, lambda card: self._act(a.Discard(card), 0))
        else:
            cards = [action.card for action in scene.legal if isinstance(action, a.Fulfil)]
            self._show_one(cards, False, lambda card: self._aiming.fulfil(HandCard(item.place, card)))

    def _show_one(self, cards: Sequence[str], temple: bool, then: Callable[[str], None]) -> None:
        """Asks which of these cards is shown; says so if there is none that fits."""
        view = self._face.looking.seen
        if not cards or self._real_table is None:
            self._telling.warn("message-shows-nothing", temple=int(temple))
        else:
            self._real_table.show_card(list(dict.fromkeys(cards)), view.acting, temple, then)

    def _attach(self, space: BoardSpace, scene: Scene) -> None:
        """Attaches the piece at the caret of the active coatl."""
        action = scene.attaching(space.piece)
        if action is None:
            self._telling.refuse(self._game.why_not_build(space.piece))
        else:
            self._act(action, space.space)

    def _mark(self, marked: frozenset[int], scene: Scene) -> None:
        """Marks the cards at these places of the hand, if so many may be kept. Too few are no fault yet."""
        hand = scene.view.own.hand or ()
        refused = self._game.refusal(a.Keep(tuple(hand[place] for place in sorted(marked))))
        if refused is not None and refused.code != "keep-too-few":
            self._telling.refuse(refused)
        else:
            self._face.looking.marked = marked
            self._face.show_scene()
            rules, l10n = scene.view.rules, self._window.host.l10n
            self._telling.say(l10n("message-marked", n=len(marked), most=rules.kept, least=rules.kept_least))

    def _use_coatl(self, number: int) -> None:
        """Asks which cards the coatl gets; pieces are attached by their digits."""
        scene = self._face.looking.own_scene
        cards = [action.card for action in scene.legal if isinstance(action, a.Fulfil) and action.coatl == number]
        if cards and scene.untold:
            self._show_one(cards, False, lambda card: self._act(a.Fulfil(number, card), 0))
            return
        held = [HandCard(place, card) for place, card in enumerate(scene.hand) if card is not None and card in cards]
        if held:
            options: dict[object, a.Action] = {item: a.Fulfil(number, item.card) for item in held}
            self._aiming.choose_from(options, "choice-title-coatl", coatl=number)
            return
        refused = self._game.why_not_extend(number)
        if refused is not None:
            self._telling.refuse(refused)
        else:
            self._telling.warn("choice-nothing", coatl=number)
