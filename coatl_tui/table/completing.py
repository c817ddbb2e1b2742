"""Completing a coatl: the cards that it gets are chosen in the hand and on the temple piles, and then played in one
go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from coatl_core.game import actions as a
from coatl_core.game.completing import Way
from coatl_core.play.completing import Completing, use_of
from coatl_core.play.table_game import TableGame
from coatl_core.play.things import HandCard, Pile
from coatl_tui.table.changes import Changes
from coatl_tui.table.face import Face
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window

PANES = ("hand", "row", "coatls")
"""The panes in which the cards lie that are chosen from, and the coatl."""


class Completion:
    """``act`` tries an action, ``act_all`` several."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        telling: Telling,
        act: Callable[[a.Action], None],
        act_all: Callable[[Iterable[a.Action]], None],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._changes = changes
        self._telling = telling
        self._act = act
        self._act_all = act_all

    @property
    def choice(self) -> Completing | None:
        """What is chosen; None while no own coatl that has just been completed is shown."""
        scene = self._face.looking.scene
        return scene.completing if scene is not None and scene.shows_own else None

    def press(self, digit: str) -> bool:
        """Chooses the card of this digit, or gives it up. Returns False if no such card is chosen from."""
        hand, row = self._face.panes["hand"].numbered(digit), self._face.panes["row"].numbered(digit)
        return self.toggle(hand if hand is not None or not isinstance(row, Pile) else row)

    def toggle(self, item: object) -> bool:
        """Chooses a card, or gives it up. Returns False if no cards are chosen, or if this is none of them."""
        choice = self.choice
        use = use_of(item, choice.number) if choice is not None else None
        if choice is None or use is None:
            return False
        self._telling.clear()
        other = choice.toggled(use)
        if other is not None:
            self._choose(other)
        elif use in choice.possible:
            self._telling.refuse(self._game.refusal(a.Done()))
        else:
            self._telling.refuse(self._game.refusal(use))
        return True

    def _choose(self, choice: Completing) -> None:
        face = self._face
        before = face.painting.picture()
        board = face.painting.draw(face.looking.choose(choice), *PANES)
        face.sentence.draw(board)
        self._window.show_keys()
        face.painting.show_motion(before)

    def confirm(self) -> bool:
        """Plays what is chosen. Returns False if nothing is to be chosen."""
        choice = self.choice
        if choice is None:
            return False
        if not self._changes.must_wait():
            looking = self._face.looking
            looking.choose(choice)
            cards = {use.card for use in choice.chosen.in_order if isinstance(use, a.Fulfil)}
            places = {card: place for place, card in reversed([*enumerate(looking.own_scene.hand)]) if card in cards}
            looking.left = tuple(HandCard(place, card) for card, place in places.items() if card is not None)
            self._act_all(self._played(choice.chosen))
        return True

    def _played(self, way: Way) -> Iterator[a.Action]:
        """The actions of a way, as far as no variant asks something: its answers are the player's."""
        for action in (*way.in_order, a.Done()):
            if self._game.view().phase != "complete":
                return
            yield action

    def end(self) -> None:
        """Gives all cards up, or ends without any. What would be lost is told before."""
        choice, host = self.choice, self._window.host
        nothing = choice.nothing if choice is not None else None
        if choice is None or nothing is None or not choice.chosen.uses:
            self._act(a.Done())
            return
        self._choose(choice.toggled_to(nothing))
        if choice.best.points > nothing.points:
            bar = self._face.bar()
            key, enter = (bar.does(id).keys[0][0] for id in ("end", "activate"))
            self._telling.say(
                host.l10n(
                    "completing-nothing",
                    coatl=choice.number,
                    sum=nothing.points,
                    best=choice.best.points,
                    key=key,
                    enter=enter,
                ),
                "warn",
            )
