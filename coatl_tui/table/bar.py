"""What the keys do at the table now, for the key bar. Nothing stands there that cannot be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve, field, frozen

from coatl_core.game import actions as a
from coatl_core.game.coatl import score
from coatl_core.language.l10n import L10n
from coatl_core.play.completing import Completing, use_of
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Covered,
    Deck,
    Field,
    HandCard,
    NewCoatl,
    PanelItem,
    Pile,
    RowPlace,
    Seat,
)
from coatl_tui.bindings import NUMBERS, Keymap, command, key_name
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Spot
from coatl_tui.widgets.keybar import HELP, Entry

# What is left out first where there is no room has the highest rank.
_HERE, _TURN, _RULE, _ALSO, _SELDOM, _AWAY = range(1, 7)


@frozen
class Bar:
    """Makes entries for the key bar in one language, with the player’s own keys. It keeps them: most keys at the table
    leave the bar as it is, or nearly so."""

    l10n: L10n
    keymap: Keymap
    _made: dict[tuple[str, str, int, bool], Entry] = field(factory=dict, eq=False, repr=False)

    def keys(self, ids: str, label: str, rank: int = _HERE, right: bool = False) -> Entry:
        """The keys of these commands; arrows are shown as such."""
        wanted = (ids, label, rank, right)
        entry = self._made.get(wanted)
        if entry is None:
            named = [(key_name(each, self.l10n, self.keymap), each) for each in map(command, ids.split())]
            entry = self._made[wanted] = Entry(tuple(named), label, rank, right)
        return entry

    def does(self, id: str, rank: int = _ALSO, right: bool = False) -> Entry:
        """The key of a command that is called as always."""
        return self.keys(id, self.l10n(f"command-{id}"), rank, right)

    def digits(self, spots: Iterable[Spot], kind: type, label: str, again: bool = False) -> list[Entry]:
        """The digits of all things of a kind, if there are any; ``again`` if each is to be pressed twice. The key of
        the eleventh stands behind them with this number, for a sign alone would seem a part of them."""
        signs = sorted((spot.digit for spot in spots if isinstance(spot.item, kind) and spot.digit), key=NUMBERS.index)
        digits = [sign for sign in signs if sign != NUMBERS[-1]]
        keys = ["–".join(dict.fromkeys((digits[0], digits[-1])))] if digits else []
        if digits and again:
            keys = [f"{digits[0]} {digits[0]}"]
        shown = [Entry(tuple((key, None) for key in keys), label)] if keys else []
        return [*shown, *([self.keys("eleventh", str(len(NUMBERS)), _TURN)] if len(digits) < len(signs) else [])]

    def ends(self, rule: str) -> list[Entry]:
        """What stands at the right end: the rule in question, if there is one, and the help."""
        rules = self.l10n("bar-rule", rule=rule) if rule else self.l10n("command-rules")
        return [self.keys("rules", rules, _RULE, right=True), self.does("help", HELP, right=True)]

    # What is open above the table

    def cover(self, undoer: str | None) -> list[Entry]:
        """The cover between two players; ``undoer`` may still take the last action back."""
        shown = [self.keys("activate", self.l10n("bar-show"))]
        if undoer is not None:
            shown.append(self.keys("undo", self.l10n("bar-takes-back", name=undoer), _TURN))
        return [
            *shown,
            self.keys("quit", self.l10n("bar-leave"), _TURN, right=True),
            self.does("help", HELP, right=True),
        ]

    def question(self, spots: Sequence[Spot], kind: type, back: str = "close", do: str = "activate") -> list[Entry]:
        """A question with these answers, and the commands that leave it and give an answer."""
        chosen = self.digits(spots, kind, self.l10n("bar-choose"))
        ways = "left right" if len({spot.line for spot in spots}) == 1 else "up down"
        move = [self.keys(ways, self.l10n("bar-answer"), _ALSO)] if len(spots) > 1 else []
        return [*chosen, *move, self.keys(do, self.l10n("bar-choose"), _ALSO), self.keys(back, self.l10n("bar-back"))]

    def proposed(self, spots: Sequence[Spot], kind: type) -> list[Entry]:
        """Proposed turns: each can be looked at on the table before it is done."""
        return [
            *self.digits(spots, kind, self.l10n("bar-choose")),
            *([self.keys("up down", self.l10n("bar-look-at-it"), _ALSO)] if len(spots) > 1 else []),
            self.keys("activate", self.l10n("bar-do-it"), _ALSO),
            self.keys("close", self.l10n("bar-close")),
        ]

    def choosing(self, digits: Sequence[str]) -> list[Entry]:
        """Things on the table of which one is meant, with these digits."""
        keys = [digit for digit in digits if digit]
        shown = [Entry(tuple((digit, None) for digit in keys), self.l10n("bar-choose"))] if keys else []
        enter = self.keys("activate", self.l10n("bar-choose"), _ALSO)
        return [*shown, enter, self.keys("close", self.l10n("bar-back"))]

    def fulfilling(self, spots: Iterable[Spot]) -> list[Entry]:
        """The hand, which has these spots, when the next digit fulfils a prophecy of it."""
        return [*self.digits(spots, HandCard, self.l10n("bar-fulfil")), self.keys("close", self.l10n("bar-back"))]

    def log(self) -> list[Entry]:
        """The log of the whole game."""
        return [self.keys("page-up page-down", self.l10n("bar-page")), self.keys("log", self.l10n("bar-close"))]

    def elsewhere(self) -> list[Entry]:
        """The table of another player."""
        return [self.keys("other", self.l10n("bar-next-player")), self.keys("close", self.l10n("bar-own-table"))]

    # The table

    def completing(
        self, scene: Scene, choice: Completing, spots: Sequence[Spot], can_undo: bool, width: int
    ) -> list[Entry]:
        """The cards of a coatl that has just been completed: what is chosen from has these spots, the bar this
        width."""
        l10n, view = self.l10n, scene.view
        here = [spot for spot in spots if use_of(spot.item, choice.number) in choice.possible]
        shown = [
            Entry(tuple((spot.digit, None) for spot in group if spot.digit), l10n(label))
            for label, group in (
                ("completing-bar-choose", [spot for spot in here if not isinstance(spot.item, Pile)]),
                ("completing-bar-temple", [spot for spot in here if isinstance(spot.item, Pile)]),
            )
            if group
        ]
        gain = choice.chosen.points - score(view.own.coatls[choice.number - 1], view.catalog, view.rules.strict_x)
        if choice.chosen.uses:
            label = "completing-bar-gets" if width >= 100 else "completing-bar-gets-short"
            shown.append(self.keys("activate", l10n(label, gain=gain)))
            shown.append(self.keys("end", l10n("completing-bar-nothing"), _TURN))
        else:
            shown.append(self.keys("activate", l10n("completing-bar-nothing")))
        if can_undo:
            shown.append(self.does("undo", _ALSO))
        return [*shown, *self._away(scene, _SELDOM)]

    def trial(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        """A trial, with the focus in a pane that has these spots."""
        l10n = self.l10n
        shown = self.digits(spots, BoardSpace, l10n("bar-lay")) + self.digits(spots, Field, l10n("bar-wish"))
        if not any(isinstance(spot.item, Field) for spot in spots):
            shown.append(self.keys("go-supply", l10n("bar-wish")))
        shown += self._open_ends(scene)
        if scene.trial is not None and scene.trial.laid:
            shown.append(self.does("take-off", _TURN))
            if scene.trial.actions():
                shown.append(self.does("play-trial", _TURN))
        shown.append(self.does("throw-away", _TURN))
        return [*shown, self.keys("next-pane", l10n("bar-pane"), _AWAY)]

    def table(
        self,
        scene: Scene,
        pane: str,
        spots: Sequence[Spot],
        can_undo: bool,
        can_redo: bool,
        hints: bool = True,
        others: Sequence[str] = (),
    ) -> list[Entry]:
        """The own table, with the focus in this pane, which has these spots; ``hints`` says whether they are wanted,
        ``others`` are the commands for those who play at other machines."""
        view, l10n = scene.view, self.l10n
        if view.phase == "over":
            return [self.keys("activate", l10n("bar-score")), *self._away(scene, _ALSO)]
        if a.Step() in scene.legal:
            shown = [self.keys("activate", l10n("bar-step")), self.keys("end", l10n("bar-steps"))]
        elif scene.computer_moves:
            shown = [self.keys("activate", l10n("bar-step"))]
        elif view.phase == "ask":
            shown = [self.keys("activate", l10n("bar-answer"))] if scene.moves else []
        else:
            make = {
                "supply": self._supply,
                "row": self._row,
                "coatls": self._coatls,
                "hand": self._hand,
                "panel": self._panel,
            }.get(pane)
            shown = make(scene, spots) if make is not None else self._others(scene)
            ends = self._ending(scene)
            shown += [self.keys("end", l10n(ends), _TURN)] if ends else []
        if can_undo:
            shown.append(self.does("undo", _TURN))
        if can_redo:
            shown.append(self.does("redo"))
        if any(isinstance(action, a.Pick | a.Vision | a.Duty) for action in scene.legal):
            shown.append(self.does("token"))
        if scene.moves and view.phase != "ask":
            shown.append(self.does("moves"))
        if hints and scene.legal and a.Step() not in scene.legal:
            shown.append(self.does("hint", _SELDOM))
        shown += [self.does(id, _SELDOM if id == "say" else _TURN) for id in others]
        return [*shown, *self._away(scene, _SELDOM)]

    def _away(self, scene: Scene, rank: int) -> list[Entry]:
        """What can be looked at, changed and left at any time."""
        shown = [self.keys("next-pane", self.l10n("bar-pane"), _AWAY)]
        if len(scene.view.players) > 1:
            shown.append(self.does("other", rank))
        if scene.panel and not isinstance(scene.item, PanelItem):  # then it closes what lies open
            shown.append(self.does("panel", rank))
        shown.append(self.does("log", rank))
        if scene.view.ruleset.opponent is not None or any(scene.view.setup.seats):
            shown.append(self.does("pace", rank))
        if scene.view.setup.chance != "seed":
            shown.append(self.does("differs", rank))
        return [*shown, self.does("quit", _AWAY)]

    def _supply(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        fields = [action.field for action in scene.legal if isinstance(action, a.Take)]
        if not fields:
            return []
        shown = self.digits(spots, Field, self.l10n("bar-field"))
        if isinstance(scene.item, Field) and scene.item.number in fields:
            shown.append(self.keys("activate", self.l10n("bar-take"), _ALSO))
        return shown

    def _row(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        shown = []
        if any(isinstance(action, a.DrawRow) for action in scene.legal):
            shown += self.digits(spots, RowPlace, self.l10n("bar-take"))
        if a.DrawDeck() in scene.legal:
            shown += self.digits(spots, Deck, self.l10n("bar-deck"), again=True)
        return shown

    def _coatls(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        """Assembling: a digit attaches a piece, the arrows choose where."""
        l10n = self.l10n
        if not any(isinstance(action, a.Start | a.Extend) for action in scene.legal):
            return self._fulfils(scene)
        attach = l10n("bar-attach")
        if isinstance(scene.item, CoatlItem) and scene.caret is not None and scene.caret.coatl != scene.item.number:
            attach = l10n("bar-attach-to", coatl=scene.caret.coatl)  # the one under the cursor can take nothing
        shown = self.digits(spots, BoardSpace, attach)
        if isinstance(scene.item, BoardSpace) and scene.attaching(scene.item.piece) in scene.legal:
            enter = self.keys("activate", l10n("bar-attach"))
            shown = [evolve(enter, keys=(*(key for entry in shown for key in entry.keys), *enter.keys))]
        shown += self._open_ends(scene)
        if sum(isinstance(spot.item, CoatlItem | NewCoatl) for spot in spots) > 1:
            shown.append(self.keys("up down", l10n("bar-coatl"), _RULE))
        if isinstance(scene.item, CoatlItem) and _fulfils(scene, coatl=scene.item.number):
            shown.append(self.keys("activate", l10n("bar-fulfil")))
        return shown + self._fulfils(scene)

    def _open_ends(self, scene: Scene) -> list[Entry]:
        """The choice of an end of the coatl under the cursor, if both are open."""
        coatls = scene.table.coatls
        if scene.caret is None or not isinstance(scene.item, CoatlItem) or scene.caret.coatl > len(coatls):
            return []
        coatl = coatls[scene.caret.coatl - 1]
        return [] if coatl.head or coatl.tail else [self.keys("left right", self.l10n("bar-open-end"))]

    def _hand(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        l10n = self.l10n
        if scene.own_turn and scene.view.phase == "keep":
            return self.digits(spots, Covered if scene.untold else HandCard, l10n("bar-keep"))
        if scene.untold:
            return self.digits(spots, Covered, l10n("bar-show-card"))
        shown = self.digits(spots, HandCard, l10n("bar-card"))
        if isinstance(scene.item, HandCard):
            if a.Discard(scene.item.card) in scene.legal:
                shown.append(self.keys("activate", l10n("bar-discard")))
            elif _fulfils(scene, card=scene.item.card):
                shown.append(self.keys("activate", l10n("bar-fulfil")))
        return shown + self._fulfils(scene)

    def _panel(self, scene: Scene, spots: Sequence[Spot]) -> list[Entry]:
        """What variants show: Enter goes to what a line is about."""
        close = self.keys("panel", self.l10n("bar-close"))
        if not isinstance(scene.item, PanelItem):
            return [close]
        spot = scene.panel_spots[scene.item.number - 1]
        shown = [self.keys("activate", self.l10n("bar-go-there"))] if spot.item is not None else []
        if spot.track is not None and len(spot.track.columns) > 1:
            shown.append(self.keys("left right", self.l10n("bar-column"), _ALSO))
        if spot.track is not None:
            shown.append(self.keys("up down", self.l10n("bar-player"), _ALSO))
        return [*shown, close]

    def _others(self, scene: Scene) -> list[Entry]:
        seat = isinstance(scene.item, Seat) and scene.item.seat != scene.shown
        return [self.keys("activate", self.l10n("bar-look"))] if seat else []

    def _fulfils(self, scene: Scene) -> list[Entry]:
        return [self.keys("fulfil", self.l10n("bar-fulfil"))] if _fulfils(scene) else []

    def _ending(self, scene: Scene) -> str:
        """What the key that ends something ends now: a message, empty if it ends nothing."""
        kinds = {type(action) for action in scene.legal}
        endings = ((a.Keep, "bar-done"), (a.Done, "bar-done"), (a.Pass, "bar-pass"), (a.EndTurn, "bar-end-turn"))
        return next((message for kind, message in endings if kind in kinds), "")


def _fulfils(scene: Scene, coatl: int = 0, card: str = "") -> bool:
    """Whether a prophecy can be fulfilled: on this coatl, this card, or any."""
    fulfilments = (action for action in scene.legal if isinstance(action, a.Fulfil))
    return any(coatl in (0, each.coatl) and card in ("", each.card) for each in fulfilments)
