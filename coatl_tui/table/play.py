"""Playing at the table: actions are tried, and their results are shown or the reasons against them; questions are
asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain, repeat
from typing import TypeAlias

from attrs import evolve, frozen
from textual.geometry import Size

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action, Do, Done, Step
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import EndBegan, Event, TurnBegan
from coatl_core.game.state import Phase
from coatl_core.language.playertext import reason_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.table_game import Decision, KeptGame, TableGame
from coatl_core.play.things import BoardSpace, Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_core.saves.savetext import goes_on_text
from coatl_tui.bindings import Scope, command
from coatl_tui.table.hints import touched
from coatl_tui.table.landing import landing
from coatl_tui.table.offers import Offers, coatl_offers, variant_moves
from coatl_tui.table.opponent_clock import OpponentClock
from coatl_tui.table.scene import Scene
from coatl_tui.table.thinking import ThinkingMark
from coatl_tui.table.view import TableView
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

MOMENT = 0.05
"""Seconds that nobody notices. A change of the game that takes longer is announced."""

PROBLEMS = (IllegalActionError, VariantFailed, OSError)
"""What a change of the game may raise."""
Problem: TypeAlias = IllegalActionError | VariantFailed | OSError
Change: TypeAlias = Callable[[], Awaitable[Callable[[], None]]]
"""Changes the game, and returns the call that shows the result. It may raise one of the problems."""


APPEARANCE = ("help", "rules", "language", "ascii", "theme", "palette", "settings")
"""The commands that have nothing to do with the game: whoever uses one has not read yet what has happened."""


@frozen
class Question:
    """A title, the choices below it, and the one on which the cursor stands first. One that ``lasts`` is not about the
    game: it stays open when another has moved."""

    title: str
    choices: Sequence[Choice]
    cursor: int = 0
    lasts: bool = False


class TablePlay(TableView):
    """The table with all that changes the game.

    A change runs in a worker, because the game may take time for it: there is one at a time. For a moment, the keys
    that come after it wait for its result, so that fast typing does what slow typing does. If it takes longer, a
    message says so and keys are answered again; those that would change the game get a message and are dropped.
    """

    game: TableGame

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.changing = False
        self._answering = asyncio.Event()
        self._answering.set()
        self._clock = OpponentClock(self, lambda: self.choice.open or self.changing, self.move_on)
        self._thinking = False
        self.advising: object = None
        """What tells one request for a hint from another while a strong player thinks about it; else None."""
        self._sign = ThinkingMark(self, lambda: self.host.moves, self._show_thinking)
        kept = isinstance(game, KeptGame)
        self._copied = game.copied if isinstance(game, KeptGame) else ()
        self._reopened = game.reopened if isinstance(game, KeptGame) else None
        self._score_due = False
        self._fault = ""
        self._question: Callable[[], Question] | None = None
        self._asked_from: Pane | None = None
        self._asked_at: Size | None = None
        self.refused_by = ""
        """The rule of the last refusal, until something is done."""
        self.untouched = False
        """Whether the cursor stands where it was put at the start of a turn. Enter uses nothing then: it may be a key
        pressed once too often."""
        self.just_begun = False
        """Whether others have moved, and no key but that for the end has been pressed in the own turn since. That key
        does not end the turn then: it may be meant for the steps of the others."""
        self.aimed: object = None
        """The item that the same key once more would use."""
        self.as_usual: object = None
        """The item at which variants offer moves, and which is to be used without them."""
        self.fulfilling = False
        """Whether the next digit fulfils a prophecy of the hand."""
        self._arrived: tuple[int, int, str] | None = None
        self._missed: list[Event] | None = None
        """What others have done while a change of one's own was on its way; None if nothing has changed."""
        self._lasts = False
        game.watch(self.game_changed)
        scopes: dict[Scope, bool] = {
            "table": True,
            "kept": kept,
            "several": len(self.seen.players) > 1,
            "solo": self.seen.ruleset.opponent is not None,
            "computers": any(self.seen.setup.seats),
            "moves": bool(self.seen.ruleset.moving),
            "panel": bool(self.seen.ruleset.showing),
            "eleven": self.has_eleven_fields,
        }
        self.scopes = tuple(scope for scope, fits in scopes.items() if fits)

    @property
    def others_move(self) -> bool:
        """Whether the next move is not a person's: a step of an automatic opponent, or a computer player's action."""
        return self.game.waits_for().who in ("computer", "opponent")

    @property
    def computer_moves(self) -> bool:
        """Whether a computer player is to move."""
        return self.game.waits_for().who == "computer"

    def move_on(self) -> None:
        """Lets the one who is to move do the next thing: the automatic opponent, or a computer player."""
        if self.opponent_moves:
            self.act(Step())
        elif self.computer_moves and not self._thinking and not self.changing:
            self._thinking = True
            self._sign.start()
            self.run_beside(self._let_think)

    async def _let_think(self) -> None:
        """A computer player thinks. The table can be looked at meanwhile."""
        try:
            decision = await self.game.decide()
        except PROBLEMS as problem:
            decision = None
            if not self.is_gone:
                self.show_problem(problem)
        finally:
            self._thinking = False
            self._sign.stop()
        if self.is_gone or self.changing:
            return
        if decision is None:  # the game is another one by now
            self.show_table()
            return
        self._change(partial(self._push, [decision.action], decision=decision))

    @property
    def thinking(self) -> str:
        return self._sign.sign

    def _show_thinking(self) -> None:
        """Draws the sign of the computer player that is thinking, unless something moves or lies over the table."""
        scene = self.scene
        if scene is not None and scene.computer_moves and not self.is_gone and self.is_active and not self.is_moving:
            self._draw_panes(scene, "status", "players")

    @property
    def opponent_moves(self) -> bool:
        """Whether a step of an automatic opponent is due."""
        return Step() in self.game.legal_actions

    def touch(self) -> None:
        """The player has pressed a key, but that for the end."""
        if self.untouched:
            self.untouched = False
            self.show_keys()
        if not self.others_move:
            self.just_begun = False

    def said_again(self, item: object, phase: Phase) -> str:
        """The sentence about what the same key once more would do with this item; empty if it changes nothing."""
        match item:
            case Field(number=number):
                return self.l10n("message-again", act="take", n=number)
            case RowPlace():
                return self.l10n("message-again", act="choose", n=0)
            case Deck():
                return self.l10n("message-again-deck")
            case Pile() | OwnTemple():
                return self.l10n("message-again", act="claim", n=0)
            case HandCard():
                return self.l10n("message-again", act="discard" if phase == "vision" else "fulfil", n=0)
            case BoardSpace():
                return self.l10n("message-again", act="attach", n=0)
        return ""

    @property
    def gives_hints(self) -> bool:
        """Whether hints can be asked for."""
        return not self.host.settings.purist

    def bar_entries(self) -> list[Entry]:
        bar, scene, pane = self.bar, self.scene, self.cursor_pane()
        can_undo = self.game.undo_refusal() is None
        if self.choice.open:
            shown = bar.question(self.choice.content.spots, Choice)
        elif scene is None:
            last = self.game.last_actor
            return bar.cover(self.seen.setup.players[last] if last is not None and can_undo else None)
        elif self.log_open:
            shown = bar.log()
        elif self.fulfilling:
            shown = bar.fulfilling(self.pane("hand").content.spots)
        elif self.looked_at is not None and not scene.shows_own:
            shown = bar.elsewhere()
        else:
            spots = pane.content.spots if pane is not None else ()
            here = str(pane.id) if pane is not None else ""
            if self.untouched and self.said_again(scene.item, scene.view.phase):
                scene = evolve(scene, item=None)  # Enter does nothing here yet
            shown = bar.table(scene, here, spots, can_undo, self.game.can_redo, self.gives_hints)
        return shown + bar.ends(self.rule_in_question())

    # Changes by others

    def game_changed(self, events: Sequence[Event]) -> None:
        """Shows what has changed without the player's doing: at once, or together with the player's own change that is
        on its way."""
        if self.is_gone:
            return
        if self.changing:
            self._missed = [*(self._missed or ()), *events]
        elif events or self.game.view() != self.seen or self.game.covered:
            self._show_others(events)
        else:  # somebody is away or has come back
            self.show_table()

    def _show_others(self, events: Sequence[Event]) -> None:
        """Shows the game after others have changed it. Whoever looks at another table goes on doing so until it is
        their turn."""
        looked_at = self.looked_at
        self._show_result(events, stays=self._lasts)
        if looked_at is not None and self.scene is not None and not self.scene.own_turn:
            self.look_at(looked_at)

    # Changing the game

    def act(self, action: Action, space: int = 0) -> None:
        """Tries an action, and shows what happened or why it is not legal. ``space`` is the one of the own board that a
        piece is taken from."""
        self.act_all([action], [space])

    def act_all(self, actions: Iterable[Action], spaces: Iterable[int] = ()) -> None:
        """Tries one action after the other up to the first that fails; ``spaces`` are those that pieces are taken
        from."""
        self._change(partial(self._push, actions, spaces=spaces))

    def undo(self) -> None:
        """Takes the last action back, or shows why it stands."""
        self._change(self._undo)

    def redo(self) -> None:
        """Plays the action taken back last once more."""
        self._change(self._redo)

    def must_wait(self) -> bool:
        """Whether the last change is still on its way; then a message asks the player to wait."""
        if self.changing:
            self.show_message(self.l10n("message-still-saving"), "warn")
        return self.changing

    def _change(self, change: Change) -> None:
        if not self.must_wait():
            self.changing = True
            self._answering.clear()
            self.run_beside(partial(self._run, change))

    async def _run(self, change: Change) -> None:
        moment = asyncio.get_running_loop().call_later(MOMENT, self._announce)
        try:
            try:
                show = await change()
            except PROBLEMS as problem:
                show = partial(self.show_problem, problem)
            if not self.is_gone:
                if not self._takes_time:
                    self.close_question()
                show()
        finally:
            moment.cancel()
            self.changing, self.left = False, ()
            self._answering.set()
            missed, self._missed = self._missed, None
            if missed is not None:
                self.game_changed(missed)

    def _announce(self) -> None:
        """Says that the change takes its time, and lets keys be answered."""
        if not self.is_gone:
            self.close_question()
            self._answering.set()
            self.clear_message()

    @property
    def _takes_time(self) -> bool:
        """Whether a change is on its way and has been announced."""
        return self.changing and self._answering.is_set()

    async def action_command(self, id: str) -> None:
        await self._answering.wait()
        if not self.is_gone:
            if id in APPEARANCE:
                self._mover.finish()
            else:
                self.read_news()
            await super().action_command(id)

    async def _push(
        self, actions: Iterable[Action], decision: Decision | None = None, spaces: Iterable[int] = ()
    ) -> Callable[[], None]:
        events: list[Event] = []
        mover = plain(self.seen.players[self.seen.acting].name)
        for number, (action, space) in enumerate(zip(actions, chain(spaces, repeat(0)), strict=False)):
            try:
                events += await self.game.push(action, space)
            except PROBLEMS as problem:
                if not number:
                    raise
                return partial(self._show_result, events, problem=problem)
        return partial(self._show_result, events, decision=decision, mover=mover)

    async def _undo(self) -> Callable[[], None]:
        log = self.game.log()
        refused = await self.game.undo()
        if refused is not None:
            return partial(self.show_refusal, refused)
        return self._told("message-undone", log[len(self.game.log()) :])

    async def _redo(self) -> Callable[[], None]:
        known = len(self.game.log())
        if await self.game.redo():
            return self._told("message-redone", self.game.log()[known:])
        return partial(self.show_message, self.l10n("message-redo-nothing"), "warn")

    def _told(self, message: str, events: Sequence[Event]) -> Callable[[], None]:
        """Shows the game after an action was taken back or done again, and says which: what it does comes first."""
        return partial(self._show_result, message=self.l10n(message, act=" ".join(self.sentences(events[:1]))))

    # Results

    def _show_result(
        self,
        events: Sequence[Event] = (),
        message: str = "",
        problem: Problem | None = None,
        decision: Decision | None = None,
        mover: str = "",
        stays: bool = False,
    ) -> None:
        """Shows the game after a change: what happened, or the message, and then what went wrong; ``decision`` is that
        of the computer player ``mover``; an open question ``stays`` if it is not about the game. After the end of the
        game the score sheet follows."""
        before = self._picture()
        self._copied, self._reopened, self.refused_by, self.advising = (), None, "", None
        self.marked, self.looked_at, self.aimed = frozenset(), None, None
        if not (self._takes_time or stays) or self.game.covered:  # else the question has been asked since
            self.close_question()
        self.show_message("")
        if self.seen.phase in ("complete", "ask"):
            self._arrived = None  # what the closed coatl can still get is asked after each of its cards
        self.show_table()
        self.go_to_caret()
        if not self.game.covered:
            told = [message] if message else self._told_of(events, decision, mover)
            self.show_message(" ".join(told), more=self.l10n("message-more"))
        if problem is not None:
            self.show_problem(problem)
        if self.over:
            record = self.game.record() if isinstance(self.game, KeptGame) else None
            self._fault = self.host.add_record(record) if record is not None else ""
            self._score_due = True
            if self.is_active:
                self.show_score()
        elif events:
            self.show_motion(before)

    def _reasons(self, decision: Decision, mover: str) -> Iterator[str]:
        """Why a computer player has moved, if that is told at once, and which players have failed."""
        if decision.why is not None:
            yield self.l10n(
                "message-why", name=mover, why=reason_text(decision.why, self.seen.catalog, self.l10n, self.signs.told)
            )
        for failure in decision.failed:
            message = "message-player-failed" if failure.plugin else "message-player-missing"
            yield self.l10n(
                message, player=plain(failure.player), plugin=plain(failure.plugin), error=plain(failure.error)
            )

    def _told_of(self, events: Sequence[Event], decision: Decision | None, mover: str) -> list[str]:
        """What happened, and why a computer player did it: before the turn that begins then, or it would seem to be the
        next player's reason."""
        if decision is None:
            return [self._sentences_of(events)]
        turns = [event for event in events if isinstance(event, TurnBegan)]
        deeds = [event for event in events if event not in turns]
        reasons = [*self._reasons(decision, mover)]
        told = [self._sentences_of(deeds), *reasons, self._sentences_of(turns)]
        if reasons and len(wrap(" ".join(told).strip(), self.size.width - 2)) > self.at().sentence.height:
            # What was done stands in the log, too. That the end begins comes before all.
            ends = [event for event in deeds if isinstance(event, EndBegan)]
            rest = [event for event in events if event not in ends]
            told = [*self.sentences(ends), *reasons, *self.sentences(rest)]
        return [text for text in told if text]

    def _sentences_of(self, events: Sequence[Event]) -> str:
        """What happened. That the end begins comes first: nothing may cut it off."""
        return " ".join(self.sentences(sorted(events, key=lambda event: not isinstance(event, EndBegan))))

    def show_table(self) -> None:
        if self.is_gone:  # asked for after the next refresh, and left before that
            return
        with self.plugin_failures_shown():
            super().show_table()
            self._arrive()
            if self.others_move:
                self.just_begun = True
                self._clock.start(self.host.settings.pace)
            else:
                self.just_begun = self.just_begun or self.game.waits_for().who == "person"
                self._clock.stop()
            opened = [] if self.game.covered else [*self._opened()]
            if opened:  # this is said until somebody acts, and to its end: why an action no longer holds comes late
                self.show_message(" ".join(opened), "warn")

    def _opened(self) -> Iterator[str]:
        """What has changed since the game was saved."""
        if self._reopened is not None and self._reopened.edited:
            yield goes_on_text(self._reopened, self.l10n)
        for plugin in dict.fromkeys(content.plugin for content in self._copied):
            yield self.l10n("message-copied", plugin=plain(plugin))

    def _arrive(self) -> None:
        """At the start of a turn, and where a turn goes on with something else, puts the cursor where something can be
        done. A coatl just closed has what it can get asked about instead, and what a variant asks is asked."""
        scene = self.scene
        if scene is None:
            self._arrived = None
            return
        arrived = (scene.view.turn, scene.view.acting, scene.view.phase)
        before, self._arrived = self._arrived, arrived
        if arrived == before or not scene.own_turn:
            return
        if scene.view.phase == "complete":
            if not self.choice.open:
                self.ask_closing()
            return
        if scene.view.phase == "ask":
            if not self.choice.open:
                self.ask(self.moves_question)
            return
        place = landing(scene, new_turn=before is None or arrived[:2] != before[:2])
        if place is not None:
            id, item = place
            pane = self.pane(id)
            pane.go_item(item)
            if not self.choice.open:
                self.untouched = True
                self.set_focus(pane)
                self.cursor_moved(pane)

    def on_screen_resume(self) -> None:
        """Opens the score sheet if the game has come to its end while another screen was shown. Whoever comes back from
        it reads how to open it again."""
        if self._score_due:
            self.show_score()
        elif self.over:
            self.show_over()

    def show_over(self) -> None:
        """Says how to open the score sheet again."""
        self.show_message(self.l10n("message-over", key=self.key(command("activate"))))

    def show_score(self) -> None:
        """Opens the score sheet."""
        from coatl_tui.table.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.game, self._fault))
        self._score_due, self._fault = False, ""

    def clear_message(self) -> None:
        """Clears the message; while a change takes its time or a hint is thought out, the message says so."""
        if self._takes_time:
            self.show_message(self.l10n("message-saving"))
        else:
            self.show_message(self.l10n("message-hint-thinks") if self.advising is not None else "")

    def show_refusal(self, refused: Refusal | None) -> None:
        """Shows why something cannot be done, if there is a reason."""
        if refused is None:
            return
        self.refused_by = refused.rule
        self.show_keys()
        text = refusal_text(refused, self.seen.catalog, self.l10n)
        if refused.rule:
            text = self.l10n("message-rule", text=text, rule=refused.rule)
        self.show_message(text, "warn")

    def show_problem(self, problem: Problem) -> None:
        """Shows why a change could not be made. After a failure an automatic opponent makes no step by itself."""
        if isinstance(problem, IllegalActionError):
            self.show_refusal(problem.refusal)
            return
        self._clock.stop()
        if isinstance(problem, VariantFailed):
            plugin, reason = plain(problem.plugin), plain(problem.error)
            self.show_message(self.l10n("message-variant-failed", plugin=plugin, error=reason), "warn")
        else:
            reason = system_text(problem, self.l10n)
            self.show_message(self.l10n("message-not-done", reason=reason), "warn")

    @contextmanager
    def plugin_failures_shown(self) -> Iterator[None]:
        """Shows the failure of a plugin inside the ``with`` block, and goes on after the block."""
        try:
            yield
        except VariantFailed as failure:
            self.show_problem(failure)

    # Questions

    def offer(self, offers: Callable[[Scene], Offers]) -> bool:
        """Asks which of the offers the player chooses. A single one without a warning is tried at once. Returns False
        if there is none. ``offers`` is called again when the language changes."""
        found = self._offers(offers).offers
        if len(found) == 1 and not found[0].warns:
            self.act(found[0].action)
        elif found:
            self.ask(partial(self._offers_question, offers))
        return bool(found)

    def _offers(self, offers: Callable[[Scene], Offers]) -> Offers:
        assert self.scene is not None  # a covered table offers nothing
        return offers(self.scene)

    def _offers_question(self, offers: Callable[[Scene], Offers]) -> Question:
        found = self._offers(offers)
        return Question(found.title, self.choices(found))

    def choices(self, found: Offers, space: int = 0) -> list[Choice]:
        """A choice for each offer, which tries its action; ``space`` is the one of the own board that it is about. A
        move of a variant marks the thing that it belongs to."""
        scene = self.scene
        assert scene is not None

        def about(action: Action) -> frozenset[object]:
            return touched((action,), scene) if isinstance(action, Do) else frozenset()

        return [
            Choice(offer.label, partial(self.act, offer.action, space), about(offer.action)) for offer in found.offers
        ]

    def closing_offers(self) -> Offers:
        """What the coatl just closed can still get (RULES 6.5)."""
        return self._offers(partial(coatl_offers, number=self.seen.closing + 1))

    def ask_closing(self) -> bool:
        """Asks what the coatl just closed gets, if there is anything. Returns whether there is."""
        if not self.closing_offers().offers:
            return False
        self.ask(self._closing_question)
        return True

    def _closing_question(self) -> Question:
        """All that the coatl just closed can get, in one list (RULES 6.5)."""
        choices = self.choices(self.closing_offers())
        if Done() in self.game.legal_actions:
            choices.append(self.plain_choice("choice-close-end", partial(self.run_command, "end")))
        return Question(self.l10n("choice-title-closed", coatl=self.seen.closing + 1), choices)

    def moves_question(self) -> Question:
        """All moves that variants offer now, or what a variant asks and the answers."""
        return self._offers_question(variant_moves)

    def ask(self, question: Callable[[], Question]) -> None:
        """Opens a question below the table. ``question`` is called again when the language changes."""
        if isinstance(self.focused, Pane) and self.focused is not self.choice:
            self._asked_from = self.focused
        self._open_question(question)

    def _open_question(self, question: Callable[[], Question]) -> None:
        self._question = question
        asked, self._asked_at = question(), self.size
        self._lasts = asked.lasts
        self.choice.ask(asked.title, asked.choices, self.size.width, asked.cursor, self.at().framed)
        self.mark_answer(self.choice)
        self.show_keys()

    def answer_with(self, then: Callable[[], object]) -> None:
        """Calls ``then``, and closes the question that was open before. If ``then`` changes the game, the question is
        closed together with the result: the focus moves back then, which shows the item under the cursor again."""
        question = self._question
        then()
        if self._question is question and not self.changing:
            self.close_question()

    def plain_choice(self, message: str, then: Callable[[], object], **values: str) -> Choice:
        """A choice whose label is a message."""
        return Choice((Span(self.l10n(message, **values)),), then)

    def close_question(self) -> None:
        """Closes the open question, if there is one. The focus goes back to where it was asked."""
        if self.choice.open:
            self.choice.close()
            self.mark_answer(self.choice)
            if self._asked_from is not None:
                self.set_focus(self._asked_from)
            self.show_keys()

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed. An open question is asked again."""
        self.show_table()
        self._ask_anew()

    def _show_resized(self) -> None:
        super()._show_resized()
        if self._asked_at != self.size and not self.is_gone:
            self._ask_anew()

    def _ask_anew(self) -> None:
        if self.choice.open and self._question is not None:
            cursor = self.choice.cursor
            self._open_question(self._question)
            self.choice.go(cursor)
