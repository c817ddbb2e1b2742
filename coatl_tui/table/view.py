"""The table as it is shown: panes around a game, and the cover between two players.

It holds no rule: it shows what the game's view has, and asks the game what is legal and why not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import End
from coatl_core.game.events import EndBegan, Event
from coatl_core.game.view import PlayerView
from coatl_core.language.eventtext import event_text
from coatl_tui.bindings import Scope
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.assembling import Caret, caret_at
from coatl_tui.table.panes.cards import hand_content, hand_title, row_content
from coatl_tui.table.panes.coatls import coatls_content, coatls_title, counted_pieces, others_content
from coatl_tui.table.panes.cover import cover_content
from coatl_tui.table.panes.inspector import inspector_content
from coatl_tui.table.panes.log import log_content
from coatl_tui.table.panes.opponent import opponent_content, opponent_title, pile_content
from coatl_tui.table.panes.players import players_content
from coatl_tui.table.panes.status import status_content
from coatl_tui.table.panes.supply import supply_content
from coatl_tui.table.places import Places
from coatl_tui.table.scene import BoardSpace, CoatlItem, NewCoatl, OwnTemple, Pile, Scene, barred_prophecies
from coatl_tui.table.table_game import ShownGame
from coatl_tui.widgets.choice import ChoicePane
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

PANES = ("supply", "players", "row", "coatls", "hand")
"""The panes with a cursor, in the order in which Tab goes through them."""


class TableView(CoatlScreen):
    """The table of one game.

    ``seen`` is the game's view when it was last shown, ``scene`` what is shown of it, or None while the table is
    covered. ``looked_at`` is the seat of another player whose board and coatls the player has a look at, or None;
    ``marked`` are the places of the hand marked to be kept, ``caret`` says where the next piece goes, ``aimed`` is the
    item that the same key once more would use.
    """

    scopes: ClassVar[tuple[Scope, ...]] = ("table", "several", "solo")
    AUTO_FOCUS = "#hand"

    def __init__(self, game: ShownGame) -> None:
        super().__init__()
        self.game = game
        self.seen = game.view()
        self.scene: Scene | None = None
        self.looked_at: int | None = None
        self.marked: frozenset[int] = frozenset()
        self.caret: Caret | None = None
        self.aimed: object = None
        self.left: BoardSpace | None = None
        """The space of the board whose piece is on its way to a coatl."""
        self._rack: Places[Piece] = Places()
        self._hand: Places[str] = Places()
        self._turn = (-1, -1)
        self._stale = False

    def compose(self) -> ComposeResult:
        yield line_pane("status")
        yield Pane(id="supply", moved=self.cursor_moved)
        yield Pane(id="players", moved=self.cursor_moved)
        yield Pane(id="log", can_focus=False, at_end=True)
        yield Pane(id="row", moved=self.cursor_moved)
        yield Pane(id="coatls", moved=self.cursor_moved)
        yield Pane(id="hand", moved=self.cursor_moved)
        yield Pane(id="others", can_focus=False)
        yield Pane(id="cover")
        yield Pane(id="inspector", can_focus=False)
        yield ChoicePane(id="choice")
        yield line_pane("message")
        yield line_pane("keys")

    @property
    def choice(self) -> ChoicePane:
        """The pane of questions."""
        return self.query_one(ChoicePane)

    def pane(self, id: str) -> Pane:
        """The pane of this id."""
        return self.query_one(f"#{id}", Pane)

    @property
    def own_seat(self) -> int:
        """The seat of the one who looks; of the player whose turn it is if they have none."""
        return self.seen.acting if self.seen.seat is None else self.seen.seat

    @property
    def shown(self) -> int:
        """The seat whose board and coatls are shown."""
        return self.own_seat if self.looked_at is None else self.looked_at

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seen.phase == "over"

    def on_pane_resized(self) -> None:
        """A new layout resizes many panes: shows the table once for all of them."""
        if not self._stale:
            self._stale = True
            self.call_after_refresh(self.show_table)

    # Showing

    def show_table(self) -> None:
        """Shows the game as it is now, or the cover if another player is to sit down."""
        self._stale = False
        self.seen = self.game.view()
        covered = self.game.covered
        self.pane("cover").display = covered
        if covered:
            self._show_cover()
        else:
            focused = self.focused
            if not isinstance(focused, Pane) or focused.id == "cover":
                self.set_focus(self.pane("hand"))  # where a key pressed once too often does no harm
            self.show_scene()
        self._show_log()
        self.show_keys()

    def _show_cover(self) -> None:
        """Clears the panes with secrets and shows the cover above the table."""
        game, self.scene = self.game, None
        for id in ("hand", "inspector", "message"):
            self.pane(id).show(Content())
        cover = self.pane("cover")
        cover.styles.height = self.size.height - 2  # all but the message and the keys
        names, last = self.seen.setup.players, game.last_actor
        undoer = names[last] if last is not None and game.undo_refusal() is None else None
        news = self.sentences(game.news())
        name = names[self.seen.acting]
        failure = game.save_failure()
        cover.show(cover_content(name, undoer, news, failure, self.l10n, self.size.width, self.size.height - 3))
        if not self.choice.open:
            self.set_focus(cover)

    def show_scene(self) -> None:
        """Shows the panes of the table, with the item under the cursor, the marks and the seat looked at as they are
        now."""
        view, l10n = self.seen, self.l10n
        item = self.focused.item if isinstance(self.focused, Pane) and self.focused.id in PANES else None
        opponent = view.ruleset.opponent if self.host.settings.hints else None
        ahead = view.phase != "over" and not (view.phase == "opponent" and view.acted)
        forecast = opponent.forecast(view) if opponent and ahead else None
        barred = barred_prophecies(view, self.game.why_not_beside)
        legal = tuple(self.game.legal_actions)
        rack, held = self._lay(view)
        self.caret = caret_at(self.caret, view, legal)
        scene = Scene(
            view,
            l10n,
            legal,
            self.shown,
            self.marked,
            item,
            forecast,
            barred=barred,
            rack=rack,
            hand=held,
            caret=self.caret,
            aimed=self.aimed,
        )
        self.scene = scene
        supply, row = self.pane("supply"), self.pane("row")
        supply.show(supply_content(scene, supply.size.width), self._title("S", l10n("pane-supply")))
        self._show_others(scene)
        row.show(row_content(scene, row.size.width), self._title("P", l10n("pane-row")))
        hand = self.pane("hand")
        hand.show(hand_content(scene, hand.size.width), hand_title(scene))
        self._show_coatls(scene)
        if not self.pane("coatls").has_focus:
            self.go_to_caret()  # where the player comes to
        self.pane("status").show(status_content(scene, self.size.width, self.game.save_failure()))
        focused = self.focused
        if isinstance(focused, Pane) and focused.id in PANES and focused.item != item:
            self.cursor_moved(focused)  # the item under the cursor has gone
        else:
            self._inspect(scene)

    def _lay(self, view: PlayerView) -> tuple[tuple[Piece | None, ...], tuple[str | None, ...]]:
        """The pieces and prophecies of the one who looks, each where it was in this turn."""
        turn = (view.turn, self.own_seat)
        if turn != self._turn:
            self._turn, self.caret = turn, None
            self._rack, self._hand = Places(), Places()
        left = self.left.space - 1 if self.left is not None else None
        self.left = None
        return self._rack.lay(view.own.board, left), self._hand.lay(view.own.hand or ())

    def _show_others(self, scene: Scene) -> None:
        """Shows the other players, or the automatic opponent in their place."""
        l10n, players, others = self.l10n, self.pane("players"), self.pane("others")
        opponent = scene.view.opponent
        if opponent is None:
            players.show(players_content(scene, players.size.width), (Span(l10n("pane-players"), "title"),))
            others.show(others_content(scene, others.size.width), (Span(l10n("pane-others"), "title"),))
        else:
            players.show(opponent_content(scene, opponent, players.size.width), opponent_title(scene, opponent))
            title = Span(l10n("pane-pile", name=opponent.name), "title")
            others.show(pile_content(scene, opponent, others.size.width), (title,))

    def _title(self, key: str, text: str) -> tuple[Span, ...]:
        return Span(key, "title-key"), Span(f" {text}", "title")

    def _show_coatls(self, scene: Scene) -> None:
        coatls = self.pane("coatls")
        coatls.show(coatls_content(scene, coatls.size.width, coatls.size.height - 1), coatls_title(scene))

    def _inspect(self, scene: Scene) -> None:
        inspector = self.pane("inspector")
        inspector.show(inspector_content(scene, inspector.size.width, inspector.size.height))

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened, in the app's language."""
        names, catalog = self.seen.setup.players, self.seen.catalog
        if not self.seen.rules.last_turns:  # the game is over at once (RULES 9.10): no end begins
            events = (event for event in events if not isinstance(event, EndBegan))
        return [event_text(event, names, catalog, self.l10n) for event in events]

    def _show_log(self) -> None:
        pane = self.pane("log")
        if not pane.display:
            return
        content = log_content(self.sentences(self.game.log()), pane.size.width)
        pane.show(content, self._title("L", self.l10n("pane-log")))

    def show_message(self, text: str, style: str = "", more: str = ELLIPSIS) -> None:
        """Shows sentences on the line above the keys. If they are too long for it, they begin in the inspector; if that
        is too small, too, they end in ``more``. An empty text clears the line."""
        inspector, width = self.pane("inspector"), self.size.width - 2
        *above, last = wrap(text, width)
        if len(above) > inspector.size.height:
            *above, last = above[: inspector.size.height + 1]
            last = wrap(last, width - cell_len(more))[0] + more
        if above:
            lines = Builder(inspector.size.width)
            for _ in range(inspector.size.height - len(above)):
                lines.newline()
            for line in above:
                lines.add(f" {line}", style)
                lines.newline()
            inspector.show(lines.content())
        super().show_message(last, style)

    def cursor_moved(self, pane: Pane) -> None:
        """Another item is under the cursor: shows what it is, and marks the pieces it counts."""
        if self.scene is None or pane is not self.focused:
            return
        before = self.scene
        if (pane.item, self.caret, self.aimed) == (before.item, before.caret, before.aimed):
            return  # the pane tells this of itself once more when it has got the focus; a message may stand there since
        match pane.item:
            case CoatlItem(number=number) if before.shows_own and not before.table.coatls[number - 1].complete:
                self._put_caret(before, number, None)
            case NewCoatl():
                self._put_caret(before, len(before.table.coatls) + 1, None)
        self.scene = scene = evolve(before, item=pane.item, caret=self.caret, aimed=self.aimed)
        self._inspect(scene)
        counted = scene.card != before.card and counted_pieces(scene) != counted_pieces(before)
        if counted or (scene.caret, scene.ghost) != (before.caret, before.ghost):
            self._show_coatls(scene)

    def _put_caret(self, scene: Scene, number: int, end: End | None) -> None:
        """Makes this coatl the active one if it can be, with the caret at this end or where it was."""
        old = self.caret or Caret(number)
        self.caret = caret_at(Caret(number, end or old.end), scene.view, scene.legal)

    def _move(self, columns: int, lines: int) -> None:
        """Left and right choose the end of the active coatl; everything else moves the cursor."""
        pane, scene = self.pane("coatls"), self.scene
        own = self.focused is pane and scene is not None and scene.shows_own and scene.legal
        if not (columns and own and isinstance(pane.item, CoatlItem | NewCoatl)):
            super()._move(columns, lines)
        elif isinstance(pane.item, CoatlItem) and self.caret is not None and self.caret.coatl == pane.item.number:
            assert scene is not None
            self._put_caret(scene, pane.item.number, "head" if columns < 0 else "tail")
            self.cursor_moved(pane)

    # Commands that only look

    def look_at(self, seat: int | None) -> None:
        """Shows the board and coatls of another player, or the own ones for None."""
        self.looked_at = seat
        self.show_scene()

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

    def do_previous_pane(self) -> None:
        self.focus_previous("Pane")

    def do_go_supply(self) -> None:
        self.set_focus(self.pane("supply"))

    def do_go_prophecies(self) -> None:
        self.set_focus(self.pane("row"))

    def do_go_coatls(self) -> None:
        """Goes to the active coatl, or to the board if no coatl can grow."""
        if self.looked_at is not None:
            self.look_at(None)
        self.set_focus(self.pane("coatls"))
        self.go_to_caret()

    def go_to_caret(self) -> None:
        """Puts the cursor of the pane of coatls on the active one: never on a complete coatl."""
        pane, scene = self.pane("coatls"), self.scene
        if scene is None or not scene.shows_own:
            return
        if scene.caret is not None:
            new = scene.caret.coatl > len(scene.table.coatls)
            pane.go_item(NewCoatl() if new else CoatlItem(scene.caret.coatl))
        elif isinstance(pane.item, CoatlItem) and scene.closing is None:
            pane.go(0)

    def do_go_temples(self) -> None:
        """Goes to the first temple, or from one to the next: those on the piles, then the own ones."""
        found = [
            (pane, spot.item)
            for pane in (self.pane("row"), self.pane("hand"))
            for spot in pane.content.spots
            if isinstance(spot.item, Pile | OwnTemple)
        ]
        if found:
            here = [item for pane, item in found if pane is self.focused]
            item = self.focused.item if isinstance(self.focused, Pane) else None
            items = [each for _, each in found]
            pane, wanted = found[(items.index(item) + 1) % len(found) if item in here else 0]
            pane.go_item(wanted)
            self.set_focus(pane)

    def do_go_hand(self) -> None:
        self.set_focus(self.pane("hand"))

    def do_other(self) -> None:
        """Shows the board and coatls of the next player."""
        if self.scene is not None:
            self.look_at((self.shown + 1) % len(self.seen.players))

    def do_log(self) -> None:
        """Shows or hides the log."""
        self.toggle_class("-log")
        self.call_after_refresh(self.show_table)
