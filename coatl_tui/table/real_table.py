"""A game whose pieces and cards lie on a real table: what chance brings there is asked for, and read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from textual.screen import Screen

from coatl_core.game.actions import Action, DrawDeck, Step, Take
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import SECRET, Event, LaidAnew, RoundBegan, TurnBegan
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import UNTOLD
from coatl_core.game.opened import read_back
from coatl_core.game.view import PlayerView
from coatl_core.game.whereabouts import statement
from coatl_core.language.eventtext import event_text
from coatl_core.language.foundtext import found_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import MARKED, pieces_text
from coatl_core.play.table_game import TableGame
from coatl_tui.bindings import command
from coatl_tui.screens.base import key_name
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.table.window import Window

OpenScreen: TypeAlias = Callable[[Screen[Any], Callable[[Any], None]], object]
"""Opens a screen above the table, and calls something when it is closed."""


def told_text(found: Found, view: PlayerView, l10n: L10n) -> str:
    """Returns what lies where, in a sentence with marks."""
    return found_text(found.places, view.setup.players, view.catalog, l10n, MARKED)


def done_before(action: Action, view: PlayerView, l10n: L10n) -> tuple[str, Event | None]:
    """Returns what happens on the table before an action opens anything, with what is moved by it: who reads it sees
    whether the same lies there. It has marks, and is empty if nothing is moved. The event, if there is one, is among
    those of the action and tells the same."""
    opponent, automatic = view.opponent, view.ruleset.opponent
    if not isinstance(action, Step) or opponent is None or automatic is None:
        return "", None
    forecast = automatic.forecast(view) if not view.acted else None
    if forecast is not None:
        why = event_text(forecast.why, [], view.catalog, l10n, MARKED)
        pieces = pieces_text(view.supply[forecast.field - 1], l10n, MARKED)
        return l10n("tell-opponent-takes", why=why, field=forecast.field, pieces=pieces), forecast.why
    due = [event_text(event, [], view.catalog, l10n, MARKED) for event in opponent.due]
    return "" if due else l10n("tell-opponent-draws", name=opponent.name), None


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
        self._ask(TellScreen(openings, view, note=partial(self._note, action, view, happens)), then, lambda: None)

    def _note(self, action: Action, view: PlayerView, happens: Sequence[Event]) -> str:
        """What happens on the table before anything is opened: what the opponent or a computer player does must be done
        there, too."""
        l10n, opponent = self._window.host.l10n, view.opponent
        computer = view.setup.is_computer(view.acting)
        if isinstance(action, Take) and not computer:
            pieces = pieces_text(view.supply[action.field - 1], l10n, MARKED)
            return l10n("tell-you-take", field=action.field, pieces=pieces)
        if isinstance(action, Step):
            due = opponent.due if opponent is not None else ()
            told = [event_text(event, [], view.catalog, l10n, MARKED) for event in due]
            return " ".join(told) or done_before(action, view, l10n)[0]
        names = [MARKED.player(seat) for seat in range(len(view.players))]
        told = [event_text(event, names, view.catalog, l10n, MARKED) for event in happens]
        if not told and computer:
            return l10n("event-drew-deck" if isinstance(action, DrawDeck) else "tell-ends", name=names[view.acting])
        return " ".join(told)

    def own_coatls(self) -> Iterator[Lies]:
        """The places of the player's coatls, of which nothing is known before the end."""
        rules = self._game.view().rules
        for number in range(1, rules.coatls - 1 + rules.unfinished_coatls + 1):
            yield Lies(f"coatl 1 {number}", ())

    def deal(self) -> None:
        """Asks for everything that lies on the table at the beginning, if nothing does."""
        openings = self._game.to_lay()
        if openings and not self._asks:
            view = self._game.view()
            persons = [seat for seat in range(len(view.players)) if not view.setup.is_computer(seat)]
            secret = frozenset(persons) if len(persons) > 1 else frozenset[int]()
            self._ask(TellScreen(openings, view, lays=True, secret=secret), self._lay, self._leave)

    def keeps_deal(self) -> str:
        """Returns what is said before the deal is taken back, which is much to type: it must be asked for twice. Empty
        if that was said, or if something else would be taken back."""
        log = self._game.log()
        laid = sum(isinstance(event, LaidAnew) for event in log)
        dealt = laid == 1 and all(isinstance(event, LaidAnew | TurnBegan | RoundBegan) for event in log)
        warned, self._warned = self._warned, dealt
        host = self._window.host
        key = key_name(command("undo"), host.l10n, host.keymap)
        return host.l10n("undo-deal", key=key) if dealt and not warned else ""

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

    def read_back(self, action: Action, found: Found | None) -> str:
        """Returns what was told with an action, or by a statement, place by place; empty if nothing was."""
        if isinstance(action, Found):
            return told_text(action, self._game.view(), self._window.host.l10n)
        if found is None:
            return ""
        openings = self._game.opened(action)
        return told_text(read_back(openings, found), self._game.view(), self._window.host.l10n)

    def do_differs(self) -> None:
        """Shows everything that lies on the table as a form: what lies differently is told there."""
        from coatl_tui.table.lies_screen import LiesScreen

        if self._game.covered:
            return
        view = self._game.view()
        beside = view.setup.chance == "beside"
        places = [lies for lies in statement(view).places if not (beside and lies.name in UNTOLD)]
        computers = [seat + 1 for seat in range(len(view.players)) if view.setup.is_computer(seat)]
        # the cards of a computer player are not shown to those who play, but may have been misread, too
        places += [Lies(f"{name} {seat}", None) for seat in computers for name in SECRET]
        screen = LiesScreen(Found(tuple(places)), view, self._game.refusal)

        def told(_: None) -> None:
            if screen.found is not None:
                self._lay(screen.found)

        self._open(screen, told)
