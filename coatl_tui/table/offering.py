"""Offering: of several legal actions about one thing, the player chooses one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from coatl_core.game.actions import Action, Do, Done
from coatl_tui.table.hints import touched
from coatl_tui.table.looking import Looking
from coatl_tui.table.offers import Offers, coatl_offers, variant_moves
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice


class Offering:
    """``act`` tries an action, with the space of the own board that a piece is taken from. ``end`` ends what is being
    done."""

    def __init__(
        self,
        window: Window,
        looking: Looking,
        questions: Questions,
        act: Callable[[Action, int], None],
        end: Callable[[], None],
    ) -> None:
        self._window = window
        self._looking = looking
        self._questions = questions
        self._act = act
        self._end = end

    def ask(self, offers: Callable[..., Offers]) -> bool:
        """Asks which of the offers the player chooses. Returns False if there is none. ``offers``, a function of a
        scene, is called again when the language changes."""
        found = offers(self._looking.own_scene).offers
        if found:
            self._questions.ask(partial(self.question, offers))
        return bool(found)

    def offer(self, offers: Callable[..., Offers]) -> bool:
        """Like ``ask``, but a single offer without a warning is tried at once."""
        found = offers(self._looking.own_scene).offers
        if len(found) == 1 and not found[0].warns:
            self._act(found[0].action, 0)
            return True
        return self.ask(offers)

    def question(self, offers: Callable[..., Offers]) -> Question:
        """The question with these offers."""
        found = offers(self._looking.own_scene)
        return Question(found.title, self.choices(found))

    def choices(self, found: Offers, space: int = 0) -> list[Choice]:
        """A choice for each offer, which tries its action; ``space`` is the one of the own board that it is about. A
        move of a variant marks the thing that it belongs to."""
        scene = self._looking.own_scene

        def about(action: Action) -> frozenset[object]:
            return touched((action,), scene) if isinstance(action, Do) else frozenset()

        return [
            Choice(offer.label, partial(self._act, offer.action, space), about(offer.action)) for offer in found.offers
        ]

    # A coatl just closed

    def closing(self) -> Offers:
        """What the coatl just closed can still get (RULES 6.5)."""
        return coatl_offers(self._looking.own_scene, self._looking.seen.closing + 1)

    def ask_closing(self) -> bool:
        """Asks what the coatl just closed gets, if there is anything. Returns whether there is."""
        if not self.closing().offers:
            return False
        self._questions.ask(self._closing_question)
        return True

    def _closing_question(self) -> Question:
        """All that the coatl just closed can get, in one list (RULES 6.5)."""
        choices = self.choices(self.closing())
        if Done() in self._looking.own_scene.legal:
            choices.append(self._questions.plain("choice-close-end", self._end))
        return Question(self._window.host.l10n("choice-title-closed", coatl=self._looking.seen.closing + 1), choices)

    def ask_moves(self) -> None:
        """Lists all moves that variants offer now, or asks what a variant asks."""
        self._questions.ask(partial(self.question, variant_moves))
