"""The screen of the table: the parts it is put together from, and which of them a key is for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from attrs import evolve
from textual.app import ComposeResult
from textual.events import DescendantBlur
from textual.layout import Layout
from textual.screen import Screen

from coatl_core.game import actions as a
from coatl_core.game.coatl import growing
from coatl_core.game.errors import Refusal
from coatl_core.game.found import Found
from coatl_core.game.state import Phase
from coatl_core.game.view import PlayerView
from coatl_core.play.seen_game import LOOKING_ON
from coatl_core.play.table_game import KeptGame, SharedGame, TableGame
from coatl_core.play.things import CoatlItem
from coatl_core.play.trial import Trial
from coatl_core.play.trial_game import TrialGame
from coatl_tui.bindings import Scope, bindings, command, commands
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.advice import Advice
from coatl_tui.table.aiming import Aiming, digit_of
from coatl_tui.table.arriving import Arriving
from coatl_tui.table.changes import Changes
from coatl_tui.table.completing import PANES, Completion
from coatl_tui.table.ending import Ending
from coatl_tui.table.face import Face
from coatl_tui.table.finish import Finish
from coatl_tui.table.leaving import Leaving
from coatl_tui.table.looking import has_eleven_fields
from coatl_tui.table.offering import Offering
from coatl_tui.table.others_turn import OthersTurn
from coatl_tui.table.playing import Playing
from coatl_tui.table.questions import Questions
from coatl_tui.table.real_table import RealTable
from coatl_tui.table.scene import Scene
from coatl_tui.table.shared import Shared
from coatl_tui.table.spending import Spending
from coatl_tui.table.telling import Telling
from coatl_tui.table.using import Using
from coatl_tui.widgets.choice import Choice, ChoicePane
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_RULES: dict[Phase, str] = {
    "lay": "2",
    "keep": "2.5",
    "action": "3",
    "choose": "5",
    "vision": "7.2",
    "assemble": "6.1",
    "complete": "6.5",
    "beside": "9.3",
    "over": "8.5",
}
"""The rule about what can be done in each phase; about a question, or the turn of an opponent, the variant knows it."""

_APPEARANCE = ("help", "rules", "language", "ascii", "theme", "palette", "settings")
"""The commands that have nothing to do with the game: whoever uses one has not read yet what has happened."""
_CURSOR = ("up", "down", "left", "right", "page-up", "page-down")
_KEEP_QUESTION = (*_CURSOR, "activate", *_APPEARANCE, "close")
"""The commands that leave an open question and the message as they are."""
_KEEP_AIM = ("activate", *_APPEARANCE)
"""The commands that leave the item aimed at as it is."""
_TOUCH_NOTHING = ("end", *_APPEARANCE)
"""The commands that are not yet a key of the own turn: that for the end, see ``Arriving.just_begun``, and those that
have nothing to do with the game."""
_CHANGE = ("end", "undo", "redo", "token", "moves")
"""The commands that change the game, or ask how to."""
_OF_PLAYERS = (*_CHANGE, "fulfil", "trial", "hint")
"""The commands that are nothing for who looks on."""


def scopes_of(game: TableGame) -> tuple[Scope, ...]:
    """The scopes of commands that a game has at the table."""
    view = game.view()
    kinds: dict[Scope, bool] = {
        "table": True,
        "kept": isinstance(game, KeptGame),
        "several": len(view.players) > 1,
        "shared": isinstance(game, SharedGame) and view.seat is not None,
        "solo": view.ruleset.opponent is not None,
        "computers": any(view.setup.seats),
        "moves": bool(view.ruleset.moving),
        "panel": bool(view.ruleset.showing),
        "eleven": has_eleven_fields(view),
        "told": view.setup.chance == "told",
    }
    return tuple(scope for scope, fits in kinds.items() if fits)


class TableScreen(CoatlScreen):
    """One game, played by keys and mouse."""

    BINDINGS = bindings("table", "kept", "several", "shared", "solo", "computers", "moves", "panel", "eleven", "told")
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "#hand"
    answers_at_once = True

    def __init__(self, game: TableGame) -> None:
        super().__init__()
        self.game = game
        self.scopes = scopes_of(game)
        self._ids = frozenset(command.id for command in commands(*self.scopes))
        self.face = face = Face(self, game, self.show_table, before=self.before_scene)
        self.telling = Telling(self, face, self._at_rest, self._stop_others, self.refuses)
        self.questions = Questions(self, face, lambda: self.changes.busy, self.expected)
        self.changes = Changes(self, self.telling, self.questions.close, self._change_ended)
        self.finish = Finish(self, face.looking, game, self.telling, self.open_score, self.says_how_to_go_on)
        told = "told" in self.scopes
        self.real_table = RealTable(self, game, self._open, self._lay, self._leave) if told else None
        self.playing = Playing(
            self,
            face,
            game,
            self.changes,
            self.questions,
            self.telling,
            self._begin_anew,
            self.show_table,
            self.finish.end,
            self.real_table,
        )
        act, act_all = self.playing.act, self.playing.act_all
        self.others = OthersTurn(
            self, face, game, self.changes, self.telling, act, self.playing.decided, self.show_table
        )
        self.offering = Offering(face.looking, self.questions, act)
        self.arriving = Arriving(
            self, face.panes, face.looking, face.cursor, self.offering, lambda: self.questions.open
        )
        self.aiming = Aiming(
            self,
            face,
            game,
            self.changes,
            self.questions,
            self.telling,
            self.arriving.touch,
            self.use,
            act,
        )
        self.using = Using(
            self,
            face,
            game,
            self.changes,
            self.questions,
            self.offering,
            self.telling,
            self.aiming,
            act,
            self.real_table,
        )
        self.advice = Advice(
            self, face, game, self.changes, self.questions, self.telling, act_all, partial(act, a.EndTurn())
        )
        self.completion = Completion(self, face, game, self.changes, self.telling, act, act_all)
        ending = Ending(
            self,
            face,
            self.questions,
            self.offering,
            self.telling,
            self.completion,
            act,
            act_all,
            self.others.steps,
            lambda: self.arriving.just_begun,
            self.finish.show_score,
        )
        spending = Spending(self, face, game, self.questions, self.offering, self.telling, act, self.aiming.choose_from)
        leave_title = "choice-title-quit" if isinstance(game, KeptGame) else "choice-title-leave"
        leaving = Leaving(self, face, game, self.questions, self.leave_title or leave_title, self._save)
        self.shared = (
            Shared(self, face, game, self.questions, self.telling, game.waits_for)
            if isinstance(game, SharedGame)
            else None
        )
        self.parts = (
            *(face, face.cursor, face.log, face.panel),
            *(
                self.playing,
                self.aiming,
                ending,
                spending,
                self.advice,
                self.others,
                leaving,
                self.shared,
                self.real_table,
            ),
        )
        game.watch(self.playing.changed)

    # What a lesson does in another way

    leave_title = ""
    """The message that asks whether the game is left, if it is one of its own."""
    says_how_to_go_on = True
    """Whether the table says after the end how to open the score sheet again."""

    def before_scene(self) -> None:
        """Called before the panes are drawn."""

    # At a real table

    def _open(self, screen: Screen[Any], then: Callable[[Any], None]) -> None:
        self.app.push_screen(screen, then)

    def _lay(self, found: Found) -> None:
        self.playing.act(found)

    def _leave(self) -> None:
        self.host.to_menu()

    def refuses(self, refused: Refusal) -> bool:
        """Says why something is refused in a way of its own. Returns False if it does not."""
        return False

    def expected(self) -> a.Action | None:
        """The action on whose choice the cursor of a question stands first."""
        return None

    @property
    def gives_hints(self) -> bool:
        """Whether hints can be asked for."""
        return self.advice.wanted

    def open_score(self, fault: str) -> None:
        """Opens the score sheet; ``fault`` says why the result could not be recorded."""
        from coatl_tui.table.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.game, fault))

    # What is shown

    @property
    def seen(self) -> PlayerView:
        """The game's view when it was last shown."""
        return self.face.looking.seen

    @property
    def scene(self) -> Scene | None:
        """What is shown, or None while the table is covered."""
        return self.face.looking.scene

    @property
    def choice(self) -> ChoicePane:
        """The pane of questions."""
        return self.face.choice

    def pane(self, id: str) -> Pane:
        """The pane of this id."""
        return self.face.panes[id]

    def compose(self) -> ComposeResult:
        yield from self.face.panes.values()

    @property
    def layout(self) -> Layout:
        """What places the panes."""
        return self.face.layout

    def show_table(self) -> None:
        """Shows the game as it is now, and lets those move who do so by themselves."""
        if not self.is_gone:
            self.telling.safely(self._show_table)

    def _show_table(self) -> None:
        self.face.show()
        self.arriving.arrive()
        self.others.start()
        self.playing.say_reopened()
        self.aiming.ask_again()
        self.questions.resized()
        if self.shared is not None:
            self.shared.show()
        if self.real_table is not None:
            self.real_table.deal()

    def show(self) -> None:
        self.face.resized()

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed. An open question is asked again."""
        self.show_table()
        self.aiming.ask_again()
        self.questions.ask_again()

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        self.face.left(event.widget)

    def on_screen_resume(self) -> None:
        self.finish.come_back()

    def show_message(self, text: str, style: str = "") -> None:
        self.telling.say(text, style)

    def _at_rest(self) -> str:
        """The message while nothing else is said."""
        if self.changes.busy and self.changes.takes_time:
            return self.l10n("message-saving")
        if self.advice.asked is not None:
            return self.l10n("message-hint-thinks")
        return self.shared.resting if self.shared is not None else ""

    def _stop_others(self) -> None:
        self.others.stop()

    def _begin_anew(self) -> None:
        """The game has changed: nothing is aimed at or thought about any more."""
        self.telling.refused_by = ""
        self.aiming.begin_anew()
        self.advice.forget()
        self.arriving.arrive_again()

    def _change_ended(self) -> None:
        self.face.looking.left = ()
        self.playing.show_missed()

    def rule_in_question(self) -> str:
        """The rule of the last refusal, or else the rule about what is due."""
        seen = self.seen
        if self.telling.refused_by:
            return self.telling.refused_by
        if seen.questions:
            return next(v.rule for v in seen.ruleset.variants if v.id == seen.questions[-1].variant)
        if self.face.panel.rule:
            return self.face.panel.rule
        if seen.phase == "opponent" and seen.ruleset.opponent is not None:
            return seen.ruleset.opponent.rule
        return "9.2" if seen.phase == "keep" and seen.rules.kept_least else _RULES[seen.phase]

    def bar_entries(self) -> list[Entry]:
        face, scene, pane = self.face, self.scene, self.cursor_pane()
        bar, can_undo = face.bar(), self.game.undo_refusal() is None
        if self.choice.open:
            asked = bar.proposed if self.questions.is_beside else bar.question
            shown = asked(self.choice.content.spots, Choice)
        elif scene is None:
            last = self.game.last_actor
            return bar.cover(self.seen.setup.players[last] if last is not None and can_undo else None)
        elif face.log.open:
            shown = bar.log()
        elif self.aiming.options:
            shown = bar.choosing([digit_of(item, pane) for item in self.aiming.options] if pane is not None else [])
        elif self.aiming.fulfilling:
            shown = bar.fulfilling(self.pane("hand").content.spots)
        elif face.looking.looked_at is not None and not scene.shows_own:
            shown = bar.elsewhere()
        elif self.completion.choice is not None:
            chosen_from = (*self.pane("hand").content.spots, *self.pane("row").content.spots)
            shown = bar.completing(scene, self.completion.choice, chosen_from, can_undo, self.size.width)
        else:
            spots = pane.content.spots if pane is not None else ()
            here = str(pane.id) if pane is not None else ""
            if self.arriving.untouched and self.aiming.said_again(scene.item, scene.view.phase):
                scene = evolve(scene, item=None)  # Enter does nothing here yet
            others = self._other_machines()
            shown = bar.table(scene, here, spots, can_undo, self.game.can_redo, self.gives_hints, others)
        return shown + bar.ends(self.rule_in_question())

    def _other_machines(self) -> tuple[str, ...]:
        """The commands for those who play at other machines that the key bar names."""
        if self.shared is None or "shared" not in self.scopes or self.game.waits_for().who in ("ended", "closed"):
            return ()
        first = [*["answer"] * self.shared.is_asked, *["seats"] * self.shared.anybody_missing]
        return (*first, "say")

    # Keys

    async def _is_there(self) -> bool:
        if self.changes.busy:
            await self.changes.answered()
        return await super()._is_there()

    def run_command(self, id: str) -> None:
        aiming = self.aiming
        if id in _APPEARANCE:
            self.face.painting.animation.finish()
        else:
            self.face.painting.end_news()
        if self.game.covered and id not in self._cover_commands():
            return
        if id not in self._ids:
            if self.shared is not None and command(id) in commands("shared"):
                self.telling.refuse(LOOKING_ON)
            else:
                self.telling.warn("message-other-game")
            return
        if id in _OF_PLAYERS and self.face.looking.looks_on and not self.face.looking.over:
            self.telling.refuse(LOOKING_ON)
            return
        if id not in _KEEP_QUESTION and not aiming.options:
            self.telling.clear()
        if id not in _TOUCH_NOTHING and not (id == "activate" and self.arriving.untouched):
            self.arriving.touch()
        if id == "close" and self.advice.asked is not None and not self.choice.open:
            self.advice.forget()
            self.telling.clear()
            return
        if id == "close" and (aiming.aimed is not None or aiming.fulfilling or aiming.options):
            self.telling.clear()
            aiming.let_go()
            return
        if id not in _KEEP_AIM and not (aiming.options and id in _CURSOR):
            if aiming.aimed is not None or self.seen.phase == "keep":
                self.telling.clear()  # it says what the same key again would do, or counts the marks
            aiming.let_go()
        if id in _CHANGE:
            if not self.changes.must_wait():
                do = partial(super().run_command, id)
                self.telling.safely(partial(self.questions.answer_with, do))
            return
        if id not in _KEEP_QUESTION:
            self.questions.close()
        self.telling.safely(partial(super().run_command, id))

    def _cover_commands(self) -> Iterable[str]:
        """The commands that can be used while the table is covered: no key shows what is below the cover."""
        ids = [command.id for command in commands("cover")]
        return [*ids, *_CURSOR] if self.choice.open else ids

    def use_digit(self, digit: str) -> None:
        self.face.painting.end_news()
        if self.completion.choice is not None and not (self.choice.open or self.aiming.fulfilling):
            self.arriving.touch()
            if self.completion.press(digit):
                return
        self.telling.safely(partial(self.aiming.press, digit))

    async def take_click(self, message: Pane.Clicked) -> None:
        """The first click aims at an item, the second uses it."""
        self.face.painting.end_news()
        self.arriving.touch()
        scene = self.scene
        if self.completion.toggle(message.item) or self.aiming.choose(message.item):
            return
        if message.again or isinstance(message.item, Choice) or scene is None:
            await super().take_click(message)
        else:
            self.telling.safely(partial(self.aiming.point, message.item, scene))

    def on_pane_dragged(self, message: Pane.Dragged) -> None:
        """Dragging a piece of the rack to an end of a coatl attaches it there."""
        if self.is_active:
            self.face.painting.end_news()
            self.arriving.touch()
            self.telling.safely(partial(self.aiming.drop, message.item, message.target, message.left))

    def use(self, item: object) -> None:
        choice = self.completion.choice
        if choice is not None and item == CoatlItem(choice.number):
            self.completion.confirm()
        else:
            self.telling.safely(partial(self.using.use, item))

    def do_activate(self) -> None:
        """Uses the item under the cursor. On the cover it says that the next player is there, in an opponent's turn it
        asks for the next step, after the end it opens the score sheet, and what a variant asks it asks again."""
        focused, seen = self.focused, self.face.looking.seen
        item = focused.item if isinstance(focused, Pane) else None
        if focused is self.face.choice:
            self.using.use(item)
        elif self.face.looking.scene is None and self.game.covered:
            self._show_next_player()
        elif isinstance(focused, Pane) and focused.id in PANES and self.completion.confirm():
            pass
        elif seen.phase == "over":
            self.finish.show_score()
        elif self.waits_for_others():
            self.others.move_on()
        elif seen.phase == "ask" and self.game.moves:
            self.offering.ask_moves()
        else:  # at the beginning of a turn the key may have been pressed once too often
            untouched = self.arriving.untouched and seen.phase != "keep"
            told = self.aiming.said_again(item, seen.phase) if untouched else ""
            if told:
                self.aiming.aim(item, told)
            elif item is not None:
                self.using.use(item)

    def waits_for_others(self) -> bool:
        """Whether the next move is not a person's: a step of an automatic opponent, or a computer player's action."""
        scene = self.face.looking.scene
        waiting = self.game.waits_for() if scene is None else scene.waiting
        return waiting.who in ("computer", "opponent")

    def _show_next_player(self) -> None:
        if not self.changes.must_wait():
            self.game.uncover()
            self.face.show_first_items()
            self.show_table()

    def do_trial(self) -> None:
        """Opens a trial of the active coatl, or of a new one. What is played of it is played when it is closed."""
        from coatl_tui.table.trial_screen import TrialScreen

        scene = self.scene
        if scene is None or self.changes.must_wait():
            return
        if scene.untold:
            self.telling.warn("message-untold")
            return
        if scene.view.phase == "over" or scene.view.seat is None:
            self.playing.act(a.EndTurn())  # the game says why not
            return
        coatls = scene.view.own.coatls
        open_ones = [number for number, _ in growing(coatls)]
        number = scene.caret.coatl if scene.caret is not None else max(open_ones, default=len(coatls) + 1)
        trial = Trial(number, coatls[number - 1] if number <= len(coatls) else None)
        screen = TrialScreen(TrialGame(self.game, trial), self.face.looking)

        def play(_: None) -> None:
            if screen.played:
                self.playing.act_all(screen.played, screen.played_from)

        self.app.push_screen(screen, play)

    def _save(self, game: KeptGame) -> None:
        from coatl_tui.table.save_as import SaveAsScreen

        self.app.push_screen(
            SaveAsScreen(game, self.game.view(), self.l10n), lambda text: self.show_message(text or "")
        )

    def _turn_page(self, pages: int) -> None:
        self.face.log.turn_page(pages)
