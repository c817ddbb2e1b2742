"""Offering: actions as the choices of a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coatl_core.game.actions import Action, Do
from coatl_tui.table.hints import touched
from coatl_tui.table.looking import Looking
from coatl_tui.table.offers import Offers, variant_moves
from coatl_tui.table.questions import Question, Questions
from coatl_tui.widgets.choice import Choice


class Offering:
    """``act`` tries an action, with the space of the own board that a piece is taken from."""

    def __init__(
        self,
        looking: Looking,
        questions: Questions,
        act: Callable[[Action, int], None],
    ) -> None:
        self._looking = looking
        self._questions = questions
        self._act = act

    def choices(self, found: Offers, space: int = 0) -> list[Choice]:
        """A choice for each offer, which tries its action; ``space`` is the one of the own board that it is about. A
        move of a variant marks the thing that it belongs to."""
        scene = self._looking.own_scene

        def about(action: Action) -> frozenset[object]:
            return touched((action,), scene) if isinstance(action, Do) else frozenset()

        return [
            Choice(offer.label, partial(self._act, offer.action, space), about(offer.action)) for offer in found.offers
        ]

    def ask_moves(self) -> None:
        """Lists all moves that variants offer now, or asks what a variant asks."""
        self._questions.ask(self._moves_question)

    def _moves_question(self) -> Question:
        found = variant_moves(self._looking.own_scene)
        return Question(found.title, self.choices(found))
