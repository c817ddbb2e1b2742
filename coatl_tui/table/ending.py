"""Ending: the choice of the dealt prophecies, a turn, the opponent's turn. What would be lost by it is named before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from coatl_core.game import actions as a
from coatl_tui.table.completing import Completion
from coatl_tui.table.face import Face
from coatl_tui.table.offering import Offering
from coatl_tui.table.offers import last_offers
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.scene import Scene
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window


def ends_last_turn(scene: Scene) -> bool:
    """Whether ending now ends the last turn of the player (RULES 8.2, 8.3)."""
    view = scene.view
    ends = a.EndTurn() in scene.legal and (view.phase == "action" or view.actions_left == 1)
    return ends and view.is_last_turn()


class Ending:
    """``act`` tries an action, ``act_all`` several; ``steps`` are those of an automatic opponent. ``just_begun`` says
    whether the key may be meant for the others before; ``show_score`` opens the score sheet."""

    def __init__(
        self,
        window: Window,
        face: Face,
        questions: Questions,
        offering: Offering,
        telling: Telling,
        completion: Completion,
        act: Callable[[a.Action], None],
        act_all: Callable[[Iterable[a.Action]], None],
        steps: Callable[[], Iterable[a.Action]],
        just_begun: Callable[[], bool],
        show_score: Callable[[], None],
    ) -> None:
        self._window = window
        self._face = face
        self._questions = questions
        self._offering = offering
        self._telling = telling
        self._completion = completion
        self._act = act
        self._act_all = act_all
        self._steps = steps
        self._just_begun = just_begun
        self._show_score = show_score

    def do_end(self) -> None:
        """Ends what the player is doing."""
        scene = self._face.looking.scene
        if scene is None:
            return
        phase = scene.view.phase
        if phase == "over":
            self._show_score()
        elif not scene.own_turn:
            self._act(a.EndTurn())  # the game says why not
        elif phase == "keep":
            self._keep(scene)
        elif phase == "opponent":
            self._act_all(self._steps())
        elif self._just_begun() and phase == "action":
            self._end_at_once(scene)
        elif phase == "complete":
            self._completion.end()
        elif a.Pass() in scene.legal:
            self._act(a.Pass())
        elif ends_last_turn(scene) and last_offers(scene).offers:
            self._questions.ask(self._last_question)
        else:
            self._act(a.EndTurn())

    def _keep(self, scene: Scene) -> None:
        """Keeps the marked prophecies."""
        hand, marked = scene.view.own.hand or (), self._face.looking.marked
        keep = a.Keep(tuple(card for place, card in enumerate(hand) if place in marked))
        if keep.cards or not hand or scene.view.rules.kept_least:
            self._act(keep)
        else:
            self._questions.ask(self._keep_none_question)

    def _keep_none_question(self) -> Question:
        """To discard all the dealt prophecies is legal, but more often a slip."""
        look = self._questions.plain("choice-keep-look", self._questions.close)
        none = self._questions.plain("choice-keep-none", partial(self._act, a.Keep(())))
        return Question(self._window.host.l10n("choice-title-keep"), [look, none])

    def _end_at_once(self, scene: Scene) -> None:
        """The first key of a turn is that for its end. However often it comes, it ends nothing: it may be meant for the
        steps of the others before."""
        if any(isinstance(action, a.Pass | a.EndTurn) for action in scene.legal):
            self._questions.ask(self._end_at_once_question)
        else:
            self._telling.warn("message-turn-begun")

    def _end_at_once_question(self) -> Question:
        stay = self._questions.plain("choice-begun-stay", self._questions.close)
        end = a.Pass() if a.Pass() in self._face.looking.own_scene.legal else a.EndTurn()
        ends = self._questions.plain("choice-begun-end", partial(self._act, end))
        return Question(self._window.host.l10n("choice-title-begun"), [stay, ends])

    def _last_question(self) -> Question:
        """After their last turn nobody completes a coatl or fulfils a prophecy: what still could be is named before."""
        found = last_offers(self._face.looking.own_scene)
        more = self._offering.choices(found)
        back = self._questions.plain("choice-last-back", self._questions.close)
        end = self._questions.plain("choice-last-end", partial(self._act, a.EndTurn()))
        return Question(found.title, [*more, back, end], len(more))
