"""The table: panes around a game, the player's keys turned into actions, and the cover between two players.

This screen holds no rule. What can be done it asks the game; why something cannot be done it asks the game as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from attrs import evolve
from textual.app import ComposeResult

from coatl_core import actions as a
from coatl_core.actions import Action
from coatl_core.eventtext import event_text
from coatl_core.pieces import HEADS, Piece
from coatl_core.refusals import Refusal
from coatl_core.refusaltext import refusal_text
from coatl_tui.bindings import Command, bindings, commands
from coatl_tui.choice import Choice, ChoicePane
from coatl_tui.offers import Offers, coatl_offers, duty_offers, fulfil_offers, pick_offers, piece_offers
from coatl_tui.pane import Builder, Content, Pane, Span, wrap
from coatl_tui.panes.bars import inspector_content, piece_text, status_content
from coatl_tui.panes.cards import hand_content, hand_title, row_content
from coatl_tui.panes.coatls import coatls_content, coatls_title, counted_pieces, others_content
from coatl_tui.panes.cover import cover_content
from coatl_tui.panes.log import log_content
from coatl_tui.panes.players import players_content
from coatl_tui.panes.supply import supply_content
from coatl_tui.play import Game
from coatl_tui.scene import (
    BoardSpace,
    CoatlItem,
    Deck,
    Field,
    HandCard,
    OwnTemple,
    Pile,
    RowPlace,
    Scene,
    Seat,
)
from coatl_tui.screens.base import CoatlScreen

_MOVES = ("up", "down", "left", "right", "page-up", "page-down")
_PANES = ("supply", "players", "row", "coatls", "hand")


class TableScreen(CoatlScreen):
    """One game. ``scene`` is what is shown, None while the table is covered; ``shown`` the seat whose coatls are on the
    table pane; ``marked`` are hand places marked to be kept."""

    scopes = ("table",)
    BINDINGS = bindings("table")
    CSS_PATH = "table.tcss"

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.shown = game.seat
        self.marked: frozenset[int] = frozenset()
        self.scene: Scene | None = None
        self._asked_from: Pane | None = None
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
        names, steps = game.session.setup.players, game.session.steps
        undoer = names[steps[-1].seat] if steps and game.session.undo_refusal() is None else None
        news = self._sentences(game.news())
        cover.show(cover_content(names[game.seat], undoer, news, self.l10n, self.size.width, self.size.height - 3))
        self.set_focus(cover)

    def _first_pane(self) -> str:
        """Where a turn begins: with the hand, where a key pressed once too often does no harm."""
        return "hand"

    def _show_scene(self) -> None:
        game = self.game
        item = self.focused.item if isinstance(self.focused, Pane) and self.focused.id in _PANES else None
        scene = Scene(game.view(), self.l10n, tuple(game.session.legal_actions), self.shown, self.marked, item)
        self.scene = scene
        l10n = self.l10n
        supply, players, row = self.pane("supply"), self.pane("players"), self.pane("row")
        supply.show(supply_content(scene, supply.size.width), self._title("S", l10n("pane-supply")))
        players.show(players_content(scene, players.size.width), (Span(l10n("pane-players"), "title"),))
        row.show(row_content(scene, row.size.width), self._title("P", l10n("pane-row")))
        hand = self.pane("hand")
        hand.show(hand_content(scene, hand.size.width), hand_title(scene))
        self._show_coatls(scene)
        others = self.pane("others")
        others.show(others_content(scene, others.size.width), (Span(l10n("pane-others"), "title"),))
        self.pane("status").show(status_content(scene, self.size.width, game.save_failure()))
        focused = self.focused
        if isinstance(focused, Pane) and focused.id in _PANES and focused.item != item:
            self.cursor_moved(focused)  # what lay under the cursor has gone
        else:
            self._inspect(scene)

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

    def bar_commands(self) -> list[Command]:
        if self.game.covered:
            undo = self.game.session.undo_refusal() is None
            return [c for c in commands("cover") if c.bar and (undo or c.id != "undo")]
        rules = self.game.session.state.rules
        return [c for c in super().bar_commands() if c.id != "token" or rules.sacrifice_tokens]

    def cursor_moved(self, pane: Pane) -> None:
        """Another thing is under the cursor: tell about it, and mark the pieces it counts."""
        if self.scene is None or pane is not self.focused:
            return
        before = self.scene
        self.scene = scene = evolve(before, item=pane.item)
        self._inspect(scene)
        if scene.card != before.card and counted_pieces(scene) != counted_pieces(before):
            self._show_coatls(scene)

    # Acting

    def act(self, action: Action) -> None:
        """Plays an action, or says why it cannot be."""
        game = self.game
        refused = game.refusal(action)
        if refused is not None:
            self.refuse(refused)
            return
        steps = len(game.session.steps)
        game.push(action)
        self._after(self._sentences(game.log(steps)))

    def _after(self, told: list[str]) -> None:
        self.marked = frozenset()
        self.shown = self.game.seat
        self.close_choice()
        self.say(" ".join(told))
        self.show_table()
        if self.game.session.over:
            self._show_score()

    def _show_score(self) -> None:
        from coatl_tui.screens.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.game))

    def refuse(self, refused: Refusal) -> None:
        """Says why something cannot be done."""
        text = refusal_text(refused, self.game.session.catalog, self.l10n)
        if refused.rule:
            text = self.l10n("message-rule", text=text, rule=refused.rule)
        *above, last = wrap(text, self.size.width - 2)
        if above:  # too long for the line of messages: it begins in the inspector
            inspector = self.pane("inspector")
            lines = Builder(inspector.size.width)
            for _ in range(inspector.size.height - len(above)):
                lines.newline()
            for line in above:
                lines.add(f" {line}", "warn")
                lines.newline()
            inspector.show(lines.content())
        self.say(last, "warn")

    def activated(self, pane: Pane, item: object) -> None:
        self.say("")
        scene = self.scene
        if isinstance(item, Choice):
            self.close_choice()
            item.then()
        elif scene is not None:
            self._activated(item, scene)

    def _activated(self, item: object, scene: Scene) -> None:
        match item:
            case Field(number=number):
                self.act(a.Take(number))
            case RowPlace(place=place):
                self.act(a.DrawRow(place))
            case Deck():
                self.act(a.DrawDeck())
            case Pile(number=number):
                self.act(a.ClaimPile(number))
            case HandCard():
                self._hand_card(item, scene)
            case OwnTemple(card=card):
                self.act(a.ClaimOwn(card))
            case Seat(seat=seat):
                self._show_seat(seat)
            case BoardSpace() | CoatlItem() if self.shown != scene.view.seat:
                self._show_seat(scene.view.acting)
            case BoardSpace(piece=piece):
                self._board_piece(piece, scene)
            case CoatlItem(number=number):
                self._coatl(number, scene)

    def _hand_card(self, item: HandCard, scene: Scene) -> None:
        if scene.view.phase == "keep":
            self._mark(self.marked ^ {item.place}, scene)
        elif scene.view.phase == "vision":
            self.act(a.Discard(item.card))
        else:
            growing = [number for number, _ in scene.growing()]
            refused = a.Fulfil(growing[0] if growing else max(1, len(scene.view.own.coatls)), item.card)
            self.ask(self.l10n("choice-title-card"), fulfil_offers(scene, item.card) or [((), refused)])

    def _mark(self, marked: frozenset[int], scene: Scene) -> None:
        hand = scene.view.own.hand or ()
        refused = self.game.refusal(a.Keep(tuple(hand[place] for place in sorted(marked))))
        if refused is not None:
            self.refuse(refused)
        else:
            self.marked = marked
            self._show_scene()

    def _board_piece(self, piece: Piece, scene: Scene) -> None:
        title = self.l10n("choice-title-piece", piece=piece_text(piece, self.l10n))
        offers = piece_offers(scene, piece)
        if offers:
            self.ask(title, offers)
            return
        # Of all ways to build with it none is legal: say why the likeliest one is not.
        end: a.End = "head" if piece.part == "head" else "tail"
        tries: list[Action] = [a.Extend(number, end, piece) for number, _ in scene.growing()]
        refusals = [refused for action in [*tries, a.Start(piece)] if (refused := self.game.refusal(action))]
        self.refuse(next((r for r in refusals if r.code.startswith("closing")), refusals[0]))

    def _coatl(self, number: int, scene: Scene) -> None:
        offers = coatl_offers(scene, number)
        if offers:
            self.ask(self.l10n("choice-title-coatl", coatl=number), offers)
        elif scene.table.coatls[number - 1].complete:
            self.refuse(Refusal("coatl-complete", "6.1", {"coatl": number}))
        else:
            self.say(self.l10n("choice-nothing", coatl=number), "warn")

    def _show_seat(self, seat: int) -> None:
        self.shown = seat
        self._show_scene()

    # Choices below the table

    def ask(self, title: str, offers: Offers) -> None:
        """Lets the player choose one of several actions. A single one that needs no warning is done, or refused."""
        if len(offers) == 1 and not any(span.style == "warn" for span in offers[0][0]):
            self.act(offers[0][1])
        else:
            self.choose(title, [Choice(label, partial(self.act, action)) for label, action in offers])

    def choose(self, title: str, choices: list[Choice]) -> None:
        """Opens a question below the table."""
        if isinstance(self.focused, Pane) and self.focused is not self.choice:
            self._asked_from = self.focused
        self.choice.offer(title, choices, self.size.width)

    def close_choice(self) -> None:
        """Takes the question away; the cursor goes back where it was asked."""
        if self.choice.open:
            self.choice.close()
            if self._asked_from is not None:
                self.set_focus(self._asked_from)

    def action_digit(self, digit: str) -> None:
        pane = self.cursor_pane()
        if pane is not None and not pane.go_digit(digit) and not self.game.covered:
            self.say(self.l10n("message-no-digit", digit=digit), "warn")

    # Commands

    def action_command(self, id: str) -> None:
        if id not in (*_MOVES, "activate", "help", "ascii", "theme", "palette", "close"):
            self.close_choice()
            self.say("")
        if self.game.covered and id not in [command.id for command in commands("cover")]:
            return
        super().action_command(id)

    def do_activate(self) -> None:
        if self.game.covered:
            self.game.uncover()
            self.shown = self.game.seat
            for id in _PANES:
                self.pane(id).cursor = 0
            self.show_table()
        elif self.game.session.over:
            self._show_score()
        else:
            super().do_activate()

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

    def do_previous_pane(self) -> None:
        self.focus_previous("Pane")

    def do_go_supply(self) -> None:
        self.set_focus(self.pane("supply"))

    def do_go_prophecies(self) -> None:
        self.set_focus(self.pane("row"))

    def do_go_coatls(self) -> None:
        self.set_focus(self.pane("coatls"))

    def do_go_hand(self) -> None:
        self.set_focus(self.pane("hand"))

    def do_end(self) -> None:
        scene = self.scene
        if scene is None:
            return
        phase, hand = scene.view.phase, scene.view.own.hand or ()
        if phase == "over":
            self._show_score()
        elif phase == "keep":
            keep = a.Keep(tuple(card for place, card in enumerate(hand) if place in self.marked))
            if keep.cards or not hand:
                self.act(keep)
            else:
                self._keep_none(keep)
        elif phase == "complete":
            self.act(a.Done())
        elif a.Pass() in scene.legal:
            self.act(a.Pass())
        else:
            self.act(a.EndTurn())

    def _keep_none(self, keep: Action) -> None:
        """Discarding all that was dealt is legal, and more often a slip."""
        back = Choice((Span(self.l10n("choice-keep-look")),), self.close_choice)
        none = Choice((Span(self.l10n("choice-keep-none")),), partial(self.act, keep))
        self.choose(self.l10n("choice-title-keep"), [back, none])

    def _turn_page(self, pages: int) -> None:
        self.pane("log").turn_page(pages)

    def do_undo(self) -> None:
        steps = self.game.session.steps
        if steps and steps[-1].seat != self.game.viewer and not self.game.covered:
            name = self.game.session.setup.players[steps[-1].seat]
            no = Choice((Span(self.l10n("choice-undo-no")),), self.close_choice)
            yes = Choice((Span(self.l10n("choice-undo-yes", name=name)),), self._undo)
            self.choose(self.l10n("choice-title-undo", name=name), [no, yes])
        else:
            self._undo()

    def _undo(self) -> None:
        refused = self.game.undo()
        if refused is not None:
            self.refuse(refused)
        else:
            self._after([self.l10n("message-undone")])

    def do_redo(self) -> None:
        if self.game.redo():
            self._after([self.l10n("message-redone")])
        else:
            self.say(self.l10n("message-redo-nothing"), "warn")

    def do_token(self) -> None:
        l10n, scene = self.l10n, self.scene
        if scene is None:
            return
        tokens = scene.view.own.tokens
        refused = self.game.refusal(a.Vision())
        if refused is not None and (refused.code != "token-spent" or not tokens):
            self.refuse(refused)
            return
        duty = duty_offers(scene) or [((), a.Duty(1))]
        pick = pick_offers(scene) or [((), a.Pick((HEADS[0],)))]
        does: dict[str, Callable[[], None]] = {
            "pick": lambda: self.ask(l10n("choice-title-pick"), pick),
            "vision": lambda: self.act(a.Vision()),
            "duty": lambda: self.ask(l10n("choice-title-duty"), duty),
        }
        choices = [Choice((Span(l10n(f"choice-token-{token}")),), does[token]) for token in tokens]
        self.choose(l10n("choice-title-token"), choices)

    def do_other(self) -> None:
        if self.scene is not None:
            self._show_seat((self.shown + 1) % len(self.scene.view.players))

    def do_log(self) -> None:
        self.toggle_class("-log")
        self.call_after_refresh(self.show_table)

    def do_save(self) -> None:
        from coatl_tui.screens.save_as import SaveAsScreen

        self.app.push_screen(SaveAsScreen(self.game, self.l10n), lambda text: self.say(text or ""))

    def do_close(self) -> None:
        if self.choice.open:
            self.close_choice()
        elif self.has_class("-log"):
            self.do_log()
        else:
            self.do_quit()

    def do_quit(self) -> None:
        failure = self.game.save_failure()
        if self.game.covered and not failure:
            self.leave()
            return
        title = self.l10n("choice-title-quit-unsaved", reason=failure) if failure else self.l10n("choice-title-quit")
        self.choose(
            title,
            [
                Choice((Span(self.l10n("choice-quit-stay")),), self.close_choice),
                Choice((Span(self.l10n("choice-quit-menu")),), self.leave),
                Choice((Span(self.l10n("choice-quit-app")),), self.coatl.action_leave),
            ],
        )

    def leave(self) -> None:
        """Back to the menu; the game is on the disk."""
        self.coatl.to_menu()
