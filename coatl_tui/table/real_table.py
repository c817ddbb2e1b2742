"""A game whose pieces and cards lie on a real table: what chance brings there is asked for, and read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from textual.screen import Screen

from coatl_core.game.actions import Action, DrawDeck, Extend, Keep, Step, Take
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import SECRET, Event
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import UNTOLD, Opening
from coatl_core.game.opened import read_back
from coatl_core.game.view import PlayerView
from coatl_core.game.whereabouts import statement
from coatl_core.language.eventtext import event_text
from coatl_core.language.foundtext import found_text, read_aloud
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.valuetext import MARKED, pieces_text
from coatl_core.play.table_game import TableGame
from coatl_tui.bindings import command, key_name
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.table.window import Window

if TYPE_CHECKING:  # it is opened seldom
    from coatl_tui.table.lies_screen import LiesScreen

OpenScreen: TypeAlias = Callable[[Screen[Any], Callable[[Any], None]], object]
"""Opens a screen above the table, and calls something when it is closed."""


def told_text(found: Found, view: PlayerView, l10n: L10n) -> str:
    """Returns what lies where, in a sentence with marks, as far as it is no secret from the one who looks."""
    return found_text(read_aloud(found.places, view), view.setup.players, view.catalog, l10n, MARKED)


def done_before(action: Action, view: PlayerView, l10n: L10n) -> tuple[str, Event | None]:
    """Returns what happens on the table before an action opens anything, with what is moved by it: who reads it sees
    whether the same lies there. It has marks, and is empty if nothing is moved. The event, if there is one, is among
    those of the action and tells the same."""
    opponent = view.opponent
    if not isinstance(action, Step) or opponent is None:
        return "", None
    forecast = view.ruleset.forecast(view) if not view.acted else None
    if forecast is not None:
        why = event_text(forecast.why, [], view.catalog, l10n, MARKED)
        pieces = pieces_text(view.supply[forecast.field - 1], l10n, MARKED)
        return l10n("tell-opponent-takes", why=why, field=forecast.field, pieces=pieces), forecast.why
    due = [event_text(event, [], view.catalog, l10n, MARKED) for event in opponent.due]
    return "" if due else l10n("tell-opponent-draws", name=called(opponent, l10n)), None


class RealTable:
    """``open`` opens a screen above the table, ``lay`` plays a statement, ``leave`` leaves a game that nobody has
    dealt."""

    def __init__(
        self,
        window: Window,
        game: TableGame,
        open: OpenScreen,
        lay: Callable[[Found], None],
        leave: Callable[[], None],
    ) -> None:
        self._window = window
        self._game = game
        self._open = open
        self._lay = lay
        self._leave = leave
        self._asks = False
        """Whether the screen on which things are named is open."""
        self._warned = False
        """Whether it was said that the whole deal would be asked for again."""

    def tell_screen(
        self, openings: Sequence[Opening], view: PlayerView, note: Callable[[], str] = str, secret: Iterable[int] = ()
    ) -> TellScreen:
        """Returns the screen on which things are named: see there."""
        return TellScreen(openings, view, note=note, lays=view.phase == "lay", secret=frozenset(secret))

    def lies_screen(self, places: Found, view: PlayerView) -> LiesScreen:
        """Returns the screen that has all that lies on the table: see there."""
        from coatl_tui.table.lies_screen import LiesScreen

        return LiesScreen(places, view, self._game.refusal)

    def ask(self, action: Action, then: Callable[[Found | None], None]) -> None:
        """Asks what an action opens; ``then`` is called when it was told, or at once if it opens nothing or is not
        legal: to play it says why not."""
        try:
            openings, happens = self._game.opened(action), self._game.before_opening(action)
        except IllegalActionError:
            openings = happens = ()
        if not openings:
            then(None)
            return
        view = self._game.view()
        self._ask(self.tell_screen(openings, view, partial(self._note, action, view, happens)), then, lambda: None)

    def _note(self, action: Action, view: PlayerView, happens: Sequence[Event]) -> str:
        """What happens on the table before anything is opened: what the opponent or a computer player does must be done
        there, too."""
        l10n, opponent = self._window.host.l10n, view.opponent
        computer = view.setup.is_computer(view.acting)
        if isinstance(action, Take) and not computer:
            pieces = pieces_text(view.supply[action.field - 1], l10n, MARKED)
            return l10n("tell-you-take", field=action.field, pieces=pieces)
        if isinstance(action, Keep) and not computer:
            return l10n("tell-discards", least=view.rules.kept_least)
        if isinstance(action, Extend) and view.seat in view.setup.secret:
            return l10n("tell-show-closing", coatl=action.coatl)
        if isinstance(action, Step):
            due = opponent.due if opponent is not None else ()
            told = [event_text(event, [], view.catalog, l10n, MARKED) for event in due]
            return " ".join(told) or done_before(action, view, l10n)[0]
        names = [MARKED.player(seat) for seat in range(len(view.players))]
        told = [event_text(event, names, view.catalog, l10n, MARKED) for event in happens]
        if not told and computer:
            return l10n("event-drew-deck" if isinstance(action, DrawDeck) else "tell-ends", name=names[view.acting])
        return " ".join(told)

    def show_card(self, cards: Sequence[str], seat: int, temple: bool, then: Callable[[str], None]) -> None:
        """Asks which card of a secret hand is shown, one of those that fit; ``then`` is called with it."""
        at = f"{'temple' if temple else 'hand'} {seat + 1}"
        screen = TellScreen(
            (Opening(at, at, among=tuple(cards)),),
            self._game.view(),
            note=lambda: self._window.host.l10n("tell-show", temple=int(temple)),
        )

        def told(found: Found) -> None:
            (lies,) = found.places
            then(*(lies.things or ()))

        self._ask(screen, told, lambda: None)

    def own_coatls(self) -> Iterator[Lies]:
        """The places of the player's coatls, of which nothing is known before the end."""
        rules = self._game.view().rules
        for number in range(1, rules.coatls - 1 + rules.unfinished_coatls + 1):
            yield Lies(f"coatl 1 {number}", ())

    def deal(self) -> None:
        """Asks for everything that lies on the table at the beginning, if nothing does."""
        openings = self._game.to_lay()
        if openings and not self._asks:
            self._warned = False
            view = self._game.view()
            persons = [seat for seat in range(len(view.players)) if not view.setup.is_computer(seat)]
            secret = persons if len(persons) > 1 else ()
            self._ask(self.tell_screen(openings, view, secret=secret), self._lay, self._leave)

    def keeps_deal(self) -> str:
        """Returns what is said before the deal is taken back, which is much to type: it must be asked for twice. Empty
        if that was said, or if something else would be taken back."""
        deal = self._game.undoes_deal()
        warned, self._warned = self._warned, deal
        host = self._window.host
        key = key_name(command("undo"), host.l10n, host.keymap)
        return host.l10n("undo-deal", key=key) if deal and not warned else ""

    def _ask(self, screen: TellScreen, then: Callable[[Found], None], given_up: Callable[[], None]) -> None:
        self._asks = True
        self._open(screen, partial(self._answered, screen, then, given_up))

    def _answered(
        self, screen: TellScreen, then: Callable[[Found], None], given_up: Callable[[], None], _: None
    ) -> None:
        self._asks = False
        if screen.found is not None:
            then(screen.found)
        else:
            given_up()

    def read_back(self, action: Action, found: Found | None) -> Found:
        """Returns what was told with an action that is about to be played, or by a statement, place by place."""
        if isinstance(action, Found) or found is None:
            return action if isinstance(action, Found) else Found()
        return read_back(self._game.opened(action), found)

    def do_differs(self) -> None:
        """Shows everything that lies on the table as a form: what lies differently is told there."""
        if self._game.covered:
            return
        view = self._game.view()
        beside = view.setup.chance == "beside"
        places = [lies for lies in statement(view).places if not (beside and lies.name in UNTOLD)]
        computers = [seat + 1 for seat in range(len(view.players)) if view.setup.is_computer(seat)]
        there = {lies.at for lies in places}
        # the cards of a computer player are not shown to those who play, but may have been misread, too
        places += [Lies(at, None) for seat in computers for name in SECRET if (at := f"{name} {seat}") not in there]
        screen = self.lies_screen(Found(tuple(places)), view)

        def told(_: None) -> None:
            if screen.found is not None:
                self._lay(screen.found)

        self._open(screen, told)
