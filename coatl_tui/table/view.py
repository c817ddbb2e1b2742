"""The table as it is shown: panes around a game, and the cover between two players.

It holds no rule: what lies where it asks the game's view, what is legal and why not it asks the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve
from textual.app import ComposeResult

from coatl_core.language.eventtext import event_text
from coatl_tui.bindings import Command, Scope, commands
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.game import Game
from coatl_tui.table.panes.bars import inspector_content, status_content
from coatl_tui.table.panes.cards import hand_content, hand_title, row_content
from coatl_tui.table.panes.coatls import coatls_content, coatls_title, counted_pieces, others_content
from coatl_tui.table.panes.cover import cover_content
from coatl_tui.table.panes.log import log_content
from coatl_tui.table.panes.opponent import opponent_content, opponent_title, pile_content
from coatl_tui.table.panes.players import players_content
from coatl_tui.table.panes.supply import supply_content
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.choice import ChoicePane
from coatl_tui.widgets.content import Builder, Content, Span, wrap
from coatl_tui.widgets.pane import Pane

PANES = ("supply", "players", "row", "coatls", "hand")


class TableView(CoatlScreen):
    """One game as it is shown. ``scene`` is what is shown, None while the table is covered; ``shown`` the seat whose
    coatls are on the table pane; ``marked`` are hand places marked to be kept."""

    scopes = ("table", "several", "solo")
    AUTO_FOCUS = "#hand"

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.shown = game.seat
        self.marked: frozenset[int] = frozenset()
        self.scene: Scene | None = None
        self._stale = False

    def compose(self) -> ComposeResult:
        yield self._line("status")
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
        yield self._line("message")
        yield self.keys_pane()

    def _line(self, id: str) -> Pane:
        pane = Pane(id=id, can_focus=False)
        pane.add_class("line")
        return pane

    @property
    def choice(self) -> ChoicePane:
        """Where questions are asked."""
        return self.query_one(ChoicePane)

    def pane(self, id: str) -> Pane:
        """One of the screen's panes."""
        return self.query_one(f"#{id}", Pane)

    def on_pane_resized(self) -> None:
        """A new layout resizes many panes: show the table once for all of them."""
        if not self._stale:
            self._stale = True
            self.call_after_refresh(self.show_table)

    # Showing

    def show_table(self) -> None:
        """Brings every pane up to date with the game; covers the table when another player's turn has come."""
        self._stale = False
        game = self.game
        self.pane("cover").display = game.covered
        if game.covered:
            self._hide()
        else:
            focused = self.focused
            if not isinstance(focused, Pane) or focused.id == "cover":
                self.set_focus(self.pane(self._first_pane()))
            self._show_scene()
        self._show_log()
        self.show_keys()

    def _hide(self) -> None:
        """Takes everything secret off the panes and puts the cover over the table."""
        game, self.scene = self.game, None
        for id in ("hand", "inspector", "message"):
            self.pane(id).show(Content())
        cover = self.pane("cover")
        cover.styles.height = self.size.height - 2  # all but the message and the keys
        names, steps = game.session.setup.players, game.session.history
        undoer = names[steps[-1].seat] if steps and game.session.undo_refusal() is None else None
        news = self._sentences(game.news())
        cover.show(cover_content(names[game.seat], undoer, news, self.l10n, self.size.width, self.size.height - 3))
        self.set_focus(cover)

    def _first_pane(self) -> str:
        """Where a turn begins: with the hand, where a key pressed once too often does no harm."""
        return "hand"

    def _show_scene(self) -> None:
        game = self.game
        item = self.focused.item if isinstance(self.focused, Pane) and self.focused.id in PANES else None
        view, l10n = game.view(), self.l10n
        opponent = view.ruleset.opponent if self.coatl.settings.hints else None
        ahead = view.phase != "over" and not (view.phase == "opponent" and view.acted)
        forecast = opponent.forecast(view) if opponent and ahead else None
        scene = Scene(view, l10n, tuple(game.session.legal_actions), self.shown, self.marked, item, forecast)
        self.scene = scene
        supply, row = self.pane("supply"), self.pane("row")
        supply.show(supply_content(scene, supply.size.width), self._title("S", l10n("pane-supply")))
        self._show_others(scene)
        row.show(row_content(scene, row.size.width), self._title("P", l10n("pane-row")))
        hand = self.pane("hand")
        hand.show(hand_content(scene, hand.size.width), hand_title(scene))
        self._show_coatls(scene)
        self.pane("status").show(status_content(scene, self.size.width, game.save_failure()))
        focused = self.focused
        if isinstance(focused, Pane) and focused.id in PANES and focused.item != item:
            self.cursor_moved(focused)  # what lay under the cursor has gone
        else:
            self._inspect(scene)

    def _show_others(self, scene: Scene) -> None:
        """The other players, or the automatic opponent in their place."""
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

    def _sentences(self, events: Iterable[object]) -> list[str]:
        game = self.game
        names, catalog = game.session.setup.players, game.session.catalog
        return [event_text(event, names, catalog, self.l10n) for event in events]  # type: ignore[arg-type]

    def _show_log(self) -> None:
        pane = self.pane("log")
        if not pane.display:
            return
        pane.show(
            log_content(self._sentences(self.game.log()), pane.size.width), self._title("L", self.l10n("pane-log"))
        )

    def say(self, text: str, style: str = "") -> None:
        """One sentence above the keys; an empty one clears the line."""
        lines = Builder(self.size.width)
        lines.add(" ")
        lines.add(text, style)
        self.pane("message").show(lines.content())

    def tell(self, text: str, style: str = "") -> None:
        """Some sentences above the keys; what is too long for the line of messages begins in the inspector."""
        inspector = self.pane("inspector")
        *above, last = wrap(text, self.size.width - 2) or [""]
        if above:
            above = above[-inspector.size.height :]  # the whole of it is in the log
            lines = Builder(inspector.size.width)
            for _ in range(inspector.size.height - len(above)):
                lines.newline()
            for line in above:
                lines.add(f" {line}", style)
                lines.newline()
            inspector.show(lines.content())
        self.say(last, style)

    def bar_commands(self) -> list[Command]:
        if self.game.covered:
            undo = self.game.session.undo_refusal() is None
            return [c for c in commands("cover") if c.bar and (undo or c.id != "undo")]
        state = self.game.session.state
        tokens = state.rules.sacrifice_tokens
        scopes: list[Scope] = ["table"]
        if len(state.players) > 1:
            scopes.append("several")
        if state.ruleset.opponent is not None:
            scopes.append("solo")
        return [c for c in commands(*scopes) if c.bar and (tokens or c.id != "token")]

    def cursor_moved(self, pane: Pane) -> None:
        """Another thing is under the cursor: tell about it, and mark the pieces it counts."""
        if self.scene is None or pane is not self.focused:
            return
        before = self.scene
        self.scene = scene = evolve(before, item=pane.item)
        self._inspect(scene)
        if scene.card != before.card and counted_pieces(scene) != counted_pieces(before):
            self._show_coatls(scene)
