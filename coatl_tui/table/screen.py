"""The table played at: the player's keys turned into actions.

This screen holds no rule. What can be done it asks the game; why something cannot be done it asks the game as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from attrs import evolve

from coatl_core.cards.pieces import HEADS, Piece
from coatl_core.files.sanitize import plain
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.state import Phase
from coatl_core.language.refusaltext import refusal_text
from coatl_tui.bindings import bindings, commands
from coatl_tui.settings import PACES, Settings
from coatl_tui.table.game import Game
from coatl_tui.table.offers import Offers, coatl_offers, duty_offers, fulfil_offers, pick_offers, piece_offers
from coatl_tui.table.opponent_clock import Mover
from coatl_tui.table.scene import BoardSpace, CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace, Scene, Seat
from coatl_tui.table.view import PANES, TableView
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.pane import Pane

_RULES: dict[Phase, str] = {
    "keep": "2.5",
    "action": "3",
    "choose": "5",
    "vision": "7.2",
    "assemble": "6.1",
    "complete": "6.5",
    "opponent": "9.4",
    "over": "8.5",
}
"""The rule that says what can be done in each phase."""

_MOVES = ("up", "down", "left", "right", "page-up", "page-down")


class TableScreen(TableView):
    """One game, played by keys and mouse."""

    BINDINGS = bindings("table", "several", "solo")
    CSS_PATH = "table.tcss"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._asked_from: Pane | None = None
        self._asking: Callable[[], None] = self.close_choice
        self._refused_by = ""
        self._copied = game.copied
        self._mover = Mover(self, lambda: self.choice.open, self._opponent_step)

    def retell(self) -> None:
        """Shows everything anew, in the language now spoken; an open question is asked once more."""
        self.show_table()
        if self.choice.open:
            cursor = self.choice.cursor
            self._asking()
            self.choice.go(cursor)

    def rule_in_question(self) -> str:
        """Of the last refusal, or else of what is due."""
        state = self.game.session.state
        if state.phase == "keep" and state.rules.kept_least:
            return self._refused_by or "9.2"
        return self._refused_by or _RULES[state.phase]

    def show_table(self) -> None:
        with self._outliving_plugins():
            super().show_table()
            if self.game.session.opponent_moves:
                self._mover.wait(self.coatl.settings.pace)
            else:
                self._mover.stop()
            if self._copied and not self.game.covered:  # it is said until somebody acts
                self.tell(" ".join(self.l10n("message-copied", plugin=plain(c.plugin)) for c in self._copied))

    @contextmanager
    def _outliving_plugins(self) -> Iterator[None]:
        """A plugin that fails at anything but an action, which could be taken back, is named and the game goes on."""
        try:
            yield
        except VariantFailed as error:
            self._tell_failure(error)

    def _tell_failure(self, error: VariantFailed) -> None:
        self._mover.stop()
        self.tell(self.l10n("message-variant-failed", plugin=plain(error.plugin), error=plain(error.error)), "warn")

    # Acting

    def act(self, action: Action) -> None:
        """Plays an action, or says why it cannot be."""
        game = self.game
        refused = game.refusal(action)
        if refused is not None:
            self.refuse(refused)
            return
        self._refused_by = ""
        self._play([action])

    def _play(self, actions: Iterable[Action]) -> None:
        """Plays legal actions, and tells what happened. An action at which a plugin fails is not played."""
        game, steps, failure = self.game, len(self.game.session.history), None
        try:
            for action in actions:
                game.push(action)
        except VariantFailed as error:
            failure = error
        self._after(self._sentences(game.log(steps)))
        if failure is not None:
            self._tell_failure(failure)

    def _after(self, told: list[str]) -> None:
        self.marked, self._copied = frozenset(), ()
        self.shown = self.game.seat
        self.close_choice()
        self.say("")
        self.show_table()
        if not self.game.covered:
            self.tell(" ".join(told))
        if self.game.session.over:
            self._show_score(self.coatl.game_over(self.game))

    def _opponent_step(self) -> None:
        """Plays the next step of the automatic opponent."""
        self.act(a.Step())

    def _opponent_turn(self) -> None:
        """Plays all that is left of the opponent's turn."""
        session = self.game.session
        self._play(iter(lambda: a.Step() if session.opponent_moves else None, None))

    def _show_score(self, fault: str = "") -> None:
        from coatl_tui.screens.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.game, fault))

    def refuse(self, refused: Refusal) -> None:
        """Says why something cannot be done."""
        self._refused_by = refused.rule
        text = refusal_text(refused, self.game.session.catalog, self.l10n)
        if refused.rule:
            text = self.l10n("message-rule", text=text, rule=refused.rule)
        self.tell(text, "warn")

    def activated(self, pane: Pane, item: object) -> None:
        self.say("")
        scene = self.scene
        with self._outliving_plugins():
            if isinstance(item, Choice):
                self._asking = item.then
                self.close_choice()
                item.then()
            elif scene is not None:
                self._asking = partial(self._activated, item, scene)
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
        if refused is not None and refused.code != "keep-too-few":
            self.refuse(refused)
        else:
            self.marked = marked
            self._show_scene()

    def _board_piece(self, piece: Piece, scene: Scene) -> None:
        title = self.l10n("choice-title-piece", part=piece.part, color=piece.color)
        offers = piece_offers(scene, piece)
        if offers:
            self.ask(title, offers)
            return
        # Of all ways to build with it none is legal: say why the likeliest one is not.
        end: a.End = "head" if piece.part == "head" else "tail"
        tries: list[Action] = [a.Extend(number, end, piece) for number, _ in scene.growing()]
        refusals = [refused for action in [*tries, a.Start(piece)] if (refused := self.game.refusal(action))]
        self.refuse(next((r for r in refusals if r.rule not in ("6.1", "6.7")), refusals[0]))

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
        if id not in (*_MOVES, "activate", "help", "rules", "language", "ascii", "theme", "palette", "close"):
            self.close_choice()
            self.say("")
            self._asking = partial(self.action_command, id)
        if self.game.covered and id not in [command.id for command in commands("cover")]:
            return
        with self._outliving_plugins():
            super().action_command(id)

    def do_activate(self) -> None:
        if self.game.covered:
            self.game.uncover()
            self.shown = self.game.seat
            for id in PANES:
                self.pane(id).cursor = 0
            self.show_table()
        elif self.game.session.over:
            self._show_score()
        elif self.game.session.opponent_moves and not self.choice.open:
            self._opponent_step()
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
            if keep.cards or not hand or scene.view.rules.kept_least:
                self.act(keep)
            else:
                self._keep_none(keep)
        elif phase == "opponent":
            self._opponent_turn()
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
        steps = self.game.session.history
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
        pick = pick_offers(scene) or [((), a.Pick((HEADS[0],)))]
        does: dict[str, Callable[[], None]] = {
            "pick": lambda: self.ask(l10n("choice-title-pick"), pick),
            "vision": lambda: self.act(a.Vision()),
            "duty": lambda: self.ask(l10n("choice-title-duty"), duty_offers(scene) or [((), a.Duty(1))]),
        }
        choices = [Choice((Span(l10n(f"choice-token-{token}")),), does[token]) for token in tokens]
        self.choose(l10n("choice-title-token"), choices)

    def do_other(self) -> None:
        if self.scene is not None:
            self._show_seat((self.shown + 1) % len(self.scene.view.players))

    def do_pace(self) -> None:
        """The opponent moves at the next pace."""
        settings = self.coatl.settings
        pace = PACES[(PACES.index(settings.pace) + 1) % len(PACES)]
        self._set_up(evolve(settings, pace=pace), self.l10n("message-pace", pace=pace))

    def do_hints(self) -> None:
        """Shows or hides what the opponent would do next."""
        settings = self.coatl.settings
        said = self.l10n("message-hints-off" if settings.hints else "message-hints-on")
        self._set_up(evolve(settings, hints=not settings.hints), said)

    def _set_up(self, settings: Settings, said: str) -> None:
        fault = self.coatl.set_up(settings)
        self.show_table()
        self.tell(fault or said, "warn" if fault else "")

    def do_log(self) -> None:
        self.toggle_class("-log")
        self.call_after_refresh(self.show_table)

    def do_save(self) -> None:
        from coatl_tui.screens.save_as import SaveAsScreen

        self.app.push_screen(SaveAsScreen(self.game, self.l10n), lambda text: self.tell(text or ""))

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
