"""The screen of the table: what each command and each item does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from attrs import evolve

from coatl_core.files.sanitize import plain
from coatl_core.game import actions as a
from coatl_core.game.coatl import growing
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.rules import TokenKind
from coatl_core.game.state import Phase, Variant
from coatl_core.language.optiontext import variant_title
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.table_game import Hint
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Deck,
    Field,
    HandCard,
    NewCoatl,
    OwnTemple,
    PanelItem,
    Pile,
    RowPlace,
    Seat,
)
from coatl_core.play.trial import Trial
from coatl_core.play.trial_game import TrialGame
from coatl_tui.bindings import bindings, command, commands
from coatl_tui.settings import PACES, Settings
from coatl_tui.table.hints import hint_label, touched
from coatl_tui.table.keys import TableKeys
from coatl_tui.table.offers import (
    Offers,
    claim_offers,
    coatl_offers,
    duty_offers,
    last_offers,
    moves_at,
    pick_label,
    picks,
    usual_act,
)
from coatl_tui.table.play import APPEARANCE, Question
from coatl_tui.table.scene import Scene
from coatl_tui.table.view import PANES
from coatl_tui.widgets.choice import Choice

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
"""The rule about what can be done in each phase."""

_CURSOR = ("up", "down", "left", "right", "page-up", "page-down")
_KEEP_QUESTION = (*_CURSOR, "activate", *APPEARANCE, "close")
"""The commands that leave an open question and the message as they are."""
_KEEP_AIM = ("activate", *APPEARANCE)
"""The commands that leave the item aimed at as it is."""
_TOUCH_NOTHING = ("end", *APPEARANCE)
"""The commands that are not yet a key of the own turn: that for the end, see ``just_begun``, and those that have
nothing to do with the game."""
_CHANGE = ("end", "undo", "redo", "token", "moves")
"""The commands that change the game, or ask how to."""


class TableScreen(TableKeys):
    """One game, played by keys and mouse."""

    BINDINGS = bindings("table", "several", "solo", "computers", "moves", "panel", "eleven")
    CSS_PATH = "table.tcss"

    def rule_in_question(self) -> str:
        """The rule of the last refusal, or else the rule about what is due."""
        seen = self.seen
        if self.refused_by:
            return self.refused_by
        if seen.questions:
            return next(v.rule for v in seen.ruleset.variants if v.id == seen.questions[-1].variant)
        return "9.2" if seen.phase == "keep" and seen.rules.kept_least else _RULES[seen.phase]

    def run_command(self, id: str) -> None:
        if self.game.covered and id not in self._cover_commands():
            return
        if all(command.id != id for command in commands(*self.scopes)):
            self.show_message(self.l10n("message-other-game"), "warn")
            return
        if id not in _KEEP_QUESTION:
            self.clear_message()
        if id not in _TOUCH_NOTHING and not (id == "activate" and self.untouched):
            self.touch()
        if id == "close" and self.advising is not None and not self.choice.open:
            self.advising = None
            self.clear_message()
            return
        if id == "close" and (self.aimed is not None or self.fulfilling):
            self.clear_message()
            self.let_go()
            return
        if id not in _KEEP_AIM:
            if self.aimed is not None or self.seen.phase == "keep":
                self.clear_message()  # it says what the same key again would do, or counts the marks
            self.let_go()
        with self.plugin_failures_shown():
            if id not in _CHANGE:
                if id not in _KEEP_QUESTION:
                    self.close_question()
                super().run_command(id)
            elif not self.must_wait():
                self.answer_with(partial(super().run_command, id))

    def _cover_commands(self) -> list[str]:
        """The commands that can be used while the table is covered: no key shows what is below the cover."""
        ids = [command.id for command in commands("cover")]
        return [*ids, *_CURSOR] if self.choice.open else ids

    # Items

    def use(self, item: object) -> None:
        """Does what an item is there for. What cannot be undone, and what costs points, is told first: then the item is
        aimed at, and used when it is meant once more. If variants offer moves there, all that can be done is listed."""
        scene = self.scene
        with self.plugin_failures_shown():
            if isinstance(item, Choice):
                self.clear_message()
                self.answer_with(item.then)
            elif scene is not None and not self.must_wait():
                self.clear_message()
                if item != self.as_usual and moves_at(scene, item).offers:
                    self.aim(item)  # the cursor goes there, and so the sentence is about it
                    self.let_go()
                    self.ask(partial(self._item_question, item))
                    return
                warning = self.warning(item, scene) if item != self.aimed else ""
                if warning:
                    self.aim(item, warning)
                else:
                    self.let_go()
                    self._use(item, scene)

    def _item_question(self, item: object) -> Question:
        """What can be done with an item: by the rules, and by the moves of variants."""
        found = self._offers(partial(moves_at, item=item))
        choices = self.choices(found, item.space if isinstance(item, BoardSpace) else 0)
        act = usual_act(self.scene, item) if self.scene is not None else ""
        if act:
            choices.insert(0, self.plain_choice("choice-usual", partial(self._use_as_usual, item), act=act))
        return Question(found.title, choices)

    def _use_as_usual(self, item: object) -> None:
        self.close_question()
        self.as_usual = item
        self.use(item)

    def _use(self, item: object, scene: Scene) -> None:
        match item:
            case Field(number=number):
                self.act(a.Take(number))
            case RowPlace(place=place):
                self.act(a.DrawRow(place))
            case Deck():
                self.act(a.DrawDeck())
            case Pile(number=number):
                self._claim(a.ClaimPile(number))
            case HandCard():
                self._use_card(item, scene)
            case OwnTemple(card=card):
                self._claim(a.ClaimOwn(card))
            case Seat(seat=seat):
                self.look_at(seat)
            case BoardSpace() | CoatlItem() if not scene.shows_own:
                self.look_at(None)
            case BoardSpace():
                self._attach_piece(item, scene)
            case CoatlItem(number=number):
                self._use_coatl(number)
            case NewCoatl():
                self.show_message(self.l10n("message-new-coatl"))
            case PanelItem():
                self.go_there(item)

    def _use_card(self, item: HandCard, scene: Scene) -> None:
        if scene.view.phase == "keep" and scene.own_turn:
            self.pane("hand").go_item(item)
            self._mark(self.marked ^ {item.place}, scene)
        elif scene.view.phase == "vision" and scene.own_turn:
            self.left = (item,)
            self.act(a.Discard(item.card))
        else:
            self.fulfil(item)

    def _attach_piece(self, space: BoardSpace, scene: Scene) -> None:
        """Attaches the piece at the caret of the active coatl."""
        action = scene.attaching(space.piece)
        if action is None:
            self.show_refusal(self.game.why_not_build(space.piece))
        else:
            self.act(action, space.space)

    def _claim(self, claim: a.ClaimOwn | a.ClaimPile) -> None:
        if not self.offer(partial(claim_offers, claim=claim)):
            self.act(claim)  # the game says why not

    def _mark(self, marked: frozenset[int], scene: Scene) -> None:
        """Marks the cards at these places of the hand, if so many may be kept. Too few are no fault yet."""
        hand = scene.view.own.hand or ()
        refused = self.game.refusal(a.Keep(tuple(hand[place] for place in sorted(marked))))
        if refused is not None and refused.code != "keep-too-few":
            self.show_refusal(refused)
        else:
            self.marked = marked
            self.show_scene()
            rules = scene.view.rules
            self.show_message(self.l10n("message-marked", n=len(marked), most=rules.kept, least=rules.kept_least))

    def _use_coatl(self, number: int) -> None:
        """Asks which cards the coatl gets; pieces are attached by their digits."""
        if self.seen.closing + 1 == number:
            if self.ask_closing():
                return
        elif self._offers(partial(coatl_offers, number=number)).offers:
            self.ask(partial(self._offers_question, partial(coatl_offers, number=number)))
            return
        refused = self.game.why_not_extend(number)
        if refused is not None:
            self.show_refusal(refused)
        else:
            self.show_message(self.l10n("choice-nothing", coatl=number), "warn")

    # Commands

    def do_activate(self) -> None:
        """Uses the item under the cursor. On the cover it says that the next player is there, in an opponent's turn it
        asks for the next step, after the end it opens the score sheet, and what a variant asks it asks again."""
        if self.focused is self.choice:
            super().do_activate()
        elif self.game.covered:
            self._show_next_player()
        elif self.over:
            self.show_score()
        elif self.others_move:
            self.move_on()
        elif self.seen.phase == "ask":
            self.ask(self.moves_question)
        elif self.untouched and self.seen.phase != "keep":
            pane = self.cursor_pane()
            told = self.said_again(pane.item, self.seen.phase) if pane is not None else ""
            if pane is not None and told:
                self.aim(pane.item, told)
            else:
                super().do_activate()
        else:
            super().do_activate()

    def _show_next_player(self) -> None:
        if self.must_wait():
            return
        self.game.uncover()
        self.looked_at = None
        for id in PANES:
            self.pane(id).cursor = 0
        self.show_table()

    def do_end(self) -> None:
        """Ends what the player is doing: the choice of the dealt prophecies, the turn, the opponent's turn."""
        scene = self.scene
        if scene is None:
            return
        phase, hand = scene.view.phase, scene.view.own.hand or ()
        if phase == "over":
            self.show_score()
        elif not scene.own_turn:
            self.act(a.EndTurn())  # the game says why not
        elif phase == "keep":
            keep = a.Keep(tuple(card for place, card in enumerate(hand) if place in self.marked))
            if keep.cards or not hand or scene.view.rules.kept_least:
                self.act(keep)
            else:
                self.ask(self._keep_none_question)
        elif phase == "opponent":
            self.act_all(self._steps())
        elif self.just_begun and phase == "action":
            self._end_at_once(scene)
        elif phase == "complete":
            if a.Done() in scene.legal and self.closing_offers().offers:
                self.ask(self._close_question)
            else:
                self.act(a.Done())
        elif a.Pass() in scene.legal:
            self.act(a.Pass())
        elif self.ends_last_turn(scene) and self._offers(last_offers).offers:
            self.ask(self._last_question)
        else:
            self.act(a.EndTurn())

    def _end_at_once(self, scene: Scene) -> None:
        """The first key of a turn is that for its end. However often it comes, it ends nothing: it may be meant for the
        steps of the others before."""
        if any(isinstance(action, a.Pass | a.EndTurn) for action in scene.legal):
            self.ask(self._end_at_once_question)
        else:
            self.show_message(self.l10n("message-turn-begun"), "warn")

    def _end_at_once_question(self) -> Question:
        stay = self.plain_choice("choice-begun-stay", self.close_question)
        end = a.Pass() if a.Pass() in self.game.legal_actions else a.EndTurn()
        return Question(
            self.l10n("choice-title-begun"), [stay, self.plain_choice("choice-begun-end", partial(self.act, end))]
        )

    def ends_last_turn(self, scene: Scene) -> bool:
        """Whether ending now ends the last turn of the player (RULES 8.2, 8.3)."""
        view = scene.view
        ends = a.EndTurn() in scene.legal and (view.phase == "action" or view.actions_left == 1)
        return ends and view.is_last_turn()

    def _last_question(self) -> Question:
        """After their last turn nobody closes a coatl or fulfils a prophecy: what still could be is named before."""
        found = self._offers(last_offers)
        return self._asks_back(found.title, found, self.close_question, "choice-last-end", a.EndTurn())

    def _asks_back(
        self, title: str, found: Offers, go_back: Callable[[], object], end: str, action: a.Action
    ) -> Question:
        """Names what would be lost by an action, which can be chosen here. Enter goes back."""
        more = self.choices(found)
        back = self.plain_choice("choice-close-back", go_back)
        return Question(title, [*more, back, self.plain_choice(end, partial(self.act, action))], len(more))

    def _keep_none_question(self) -> Question:
        """To discard all the dealt prophecies is legal, but more often a slip."""
        look = self.plain_choice("choice-keep-look", self.close_question)
        none = self.plain_choice("choice-keep-none", partial(self.act, a.Keep(())))
        return Question(self.l10n("choice-title-keep"), [look, none])

    def _close_question(self) -> Question:
        """A closed coatl gets no cards later (RULES 6.5): what it could still get is named before."""
        title = self.l10n("choice-title-close", coatl=self.seen.closing + 1)
        return self._asks_back(title, self.closing_offers(), self.ask_closing, "choice-close-done", a.Done())

    def _steps(self) -> Iterator[a.Action]:
        """The steps left in the opponent's turn."""
        while self.opponent_moves:
            yield a.Step()

    def do_undo(self) -> None:
        last = self.game.last_actor
        if last is None or last == self.seen.seat or self.game.covered:
            self.undo()
        else:
            self.ask(partial(self._undo_question, self.seen.setup.players[last]))

    def _undo_question(self, name: str) -> Question:
        no = self.plain_choice("choice-undo-no", self.close_question)
        yes = self.plain_choice("choice-undo-yes", self.undo, name=name)
        return Question(self.l10n("choice-title-undo", name=name), [no, yes])

    def do_redo(self) -> None:
        self.redo()

    def do_token(self) -> None:
        scene = self.scene
        if scene is None:
            return
        tokens = scene.view.own.tokens
        if any(isinstance(action, a.Pick | a.Vision | a.Duty) for action in scene.legal):
            self.ask(partial(self._token_question, tokens))
        else:
            self.show_refusal(self.game.why_not_spend(tokens[0] if tokens else "vision"))

    def do_moves(self) -> None:
        """Lists the moves of variants, or asks once more what a variant asks."""
        scene = self.scene
        if scene is None:
            return
        if scene.moves:
            self.ask(self.moves_question)
        elif not scene.legal or self.opponent_moves:
            self.act(a.EndTurn())  # the game says why not
        else:
            self.show_message(" ".join(map(self._no_moves, self.seen.ruleset.moving)), "warn")

    def _no_moves(self, variant: Variant) -> str:
        """What the moves of a variant are, and why none of them can be made now."""
        try:
            refused = self.game.refusal(a.Do(variant.id, "", ()))
        except VariantFailed:  # it knows its own moves only
            refused = None
        refused = refused or Refusal("move-impossible", "")
        why = refusal_text(refused, self.seen.catalog, self.l10n)
        if refused.rule:
            why = self.l10n("message-rule", text=why, rule=refused.rule)
        moves = self.l10n.named(f"{variant.id}-help", "")
        return self.l10n(
            "message-no-moves", name=variant_title(variant.id, self.l10n), moves=plain(moves, 200), why=why
        )

    def _token_question(self, tokens: Iterable[TokenKind]) -> Question:
        choices = [self.plain_choice(f"choice-token-{token}", partial(self._spend, token)) for token in tokens]
        return Question(self.l10n("choice-title-token"), choices)

    def _spend(self, token: TokenKind) -> None:
        if token == "vision":
            self.act(a.Vision())
        elif token == "pick" and self.scene is not None and picks(self.scene):
            self.ask(partial(self._pick_question, self.scene, ()))
        elif token == "pick" or not self.offer(duty_offers):
            self.show_refusal(self.game.why_not_spend(token))

    def _pick_question(self, scene: Scene, answers: tuple[str, ...]) -> Question:
        """Asks for the kind of the pieces of a perfect pick, then for the colour of each."""
        found, count = picks(scene), len(answers)
        choices = []
        for answer in dict.fromkeys(path[count] for path in found if path[:count] == answers):
            more = (*answers, answer)
            then = partial(self.act, found[more]) if more in found else partial(self._ask_pick, scene, more)
            choices.append(Choice(pick_label(more, self.l10n, self.signs), then))
        title = self.l10n("choice-title-pick-color", n=count) if count else self.l10n("choice-title-pick")
        return Question(title, choices)

    def _ask_pick(self, scene: Scene, answers: tuple[str, ...]) -> None:
        self.ask(partial(self._pick_question, scene, answers))

    def do_trial(self) -> None:
        """Opens a trial of the active coatl, or of a new one. What is played of it is played when it is closed."""
        from coatl_tui.table.trial_screen import TrialScreen

        scene = self.scene
        if scene is None or self.must_wait():
            return
        if self.over or scene.view.seat is None:
            self.act(a.EndTurn())  # the game says why not
            return
        coatls = scene.view.own.coatls
        open_ones = [number for number, _ in growing(coatls)]
        number = scene.caret.coatl if scene.caret is not None else max(open_ones, default=len(coatls) + 1)
        trial = Trial(number, coatls[number - 1] if number <= len(coatls) else None)
        screen = TrialScreen(TrialGame(self.game, trial), self)

        def play(_: None) -> None:
            if screen.played:
                self.act_all(screen.played, screen.played_from)

        self.app.push_screen(screen, play)

    def do_pace(self) -> None:
        """Changes the pace of those who move by themselves to the next one."""
        settings = self.host.settings
        pace = PACES[(PACES.index(settings.pace) + 1) % len(PACES)]
        self._change_settings(evolve(settings, pace=pace), self.l10n("message-pace", pace=pace))

    def do_hint(self) -> None:
        """Asks a strong player for the best turns, who thinks beside the screen."""
        if self.must_wait():
            return
        if self.host.settings.purist:
            self.show_message(self.l10n("message-hint-purist", key=self.key(command("settings"))), "warn")
        elif not self.game.legal_actions or self.opponent_moves:
            self.act(a.EndTurn())  # the game says why not
        elif self.advising is None:
            self.advising = asked = object()
            self.clear_message()
            self.run_beside(partial(self._advise, asked))

    async def _advise(self, asked: object) -> None:
        """Shows the best turns when they have been found, unless the player has gone on meanwhile."""
        try:
            hints = await self.game.hints()
        except VariantFailed as failure:
            hints = None
            if not self.is_gone:
                self.show_problem(failure)
        if self.is_gone or self.advising is not asked:
            return
        self.advising = None
        if hints is None or self.changing or self.choice.open or self.host.settings.purist:
            self.clear_message()
        elif not hints:
            self.show_message(self.l10n("message-hint-nobody"), "warn")
        else:
            self._change(partial(self._count_hint, hints))

    async def _count_hint(self, hints: Sequence[Hint]) -> Callable[[], None]:
        await self.game.count_hint()
        return partial(self._show_hints, hints)

    def _show_hints(self, hints: Sequence[Hint]) -> None:
        self.show_message("")
        if not self.choice.open:
            if self.looked_at is not None:
                self.look_at(None)
            self.ask(partial(self._hint_question, hints))

    def _hint_question(self, hints: Sequence[Hint]) -> Question:
        """The turns with their reasons; each can be played up to the first thing that it reveals."""
        assert self.scene is not None  # no hint is asked for at a covered table
        choices = [
            Choice(hint_label(hint, self.scene), partial(self.act_all, hint.actions), touched(hint.actions, self.scene))
            for hint in hints
        ]
        return Question(self.l10n("choice-title-hint"), choices)

    def _change_settings(self, settings: Settings, message: str) -> None:
        fault = self.host.change_settings(settings)
        self.show_table()
        self.show_message(fault or message, "warn" if fault else "")

    def _turn_page(self, pages: int) -> None:
        self.pane("log").turn_page(pages)

    def do_save(self) -> None:
        """Saves a copy of the game under a name."""
        from coatl_tui.table.save_as import SaveAsScreen

        self.app.push_screen(SaveAsScreen(self.game, self.l10n), lambda text: self.show_message(text or ""))

    def do_close(self) -> None:
        if self.choice.open:
            self.close_question()
        elif self.log_open:
            self.do_log()
        elif self.panel_open:
            self.close_panel()
        elif self.looked_at is not None:
            self.look_at(None)
        else:
            self.do_quit()

    def do_quit(self) -> None:
        if (self.game.covered or self.over) and not self.game.save_failure():
            self.host.to_menu()  # no turn is broken off
        else:
            self.ask(self._quit_question)

    def _quit_question(self) -> Question:
        title, failure = self.l10n("choice-title-quit"), self.game.save_failure()
        if failure:
            title = self.l10n("choice-title-quit-unsaved", reason=system_text(failure, self.l10n))
        stay = self.plain_choice("choice-quit-stay", self.close_question)
        menu = self.plain_choice("choice-quit-menu", self.host.to_menu)
        quit = self.plain_choice("choice-quit-app", self.host.quit)
        return Question(title, [stay, menu, quit])
