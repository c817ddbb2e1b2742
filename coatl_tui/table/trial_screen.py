"""The screen of a trial: the table, with a coatl to which any pieces can be laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.app import ComposeResult
from textual.events import DescendantBlur
from textual.layout import Layout

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.refusals import why_never_built
from coatl_core.language.valuetext import piece_text
from coatl_core.play.assembling import Caret
from coatl_core.play.things import BoardSpace, Field
from coatl_core.play.trial import Trial
from coatl_core.play.trial_game import TrialGame
from coatl_tui.bindings import NUMBERS, bindings
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.draw.board import Board
from coatl_tui.table.face import Face
from coatl_tui.table.looking import Looking, has_eleven_fields
from coatl_tui.table.telling import problem_text, refused_text
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import pieces_spans

_KEEP_QUESTION = ("up", "down", "left", "right", "play-trial", "lay", "take-off", "throw-away")
"""The commands that leave an open question as it is, or answer it."""


class TrialScreen(CoatlScreen):
    """The table with a trial on it. Digits lay pieces of the own board to the trial coatl, and on the supply board
    those that are only wished for; everything else can be looked at.

    ``played`` are the actions that the player wants to be played when the screen has been left.
    """

    BINDINGS = bindings("trial", "eleven")
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "#coatls"
    answers_at_once = True

    def __init__(self, game: TrialGame, table: Looking) -> None:
        """``table`` is what is seen of the game: each card keeps its number."""
        super().__init__()
        self.game = game
        self.played: Sequence[Action] = ()
        self._first = game.trial
        self.face = face = Face(self, game, self.show_table)
        self.scopes = ("trial", "eleven") if has_eleven_fields(face.looking.seen) else ("trial",)
        self.parts = (face, face.cursor, face.panel)
        face.painting.adorn = _mark_trial
        face.looking.begin_as(table)
        face.looking.caret = Caret(game.trial.number, table.caret.end if table.caret is not None else "tail")
        face.looking.end = face.looking.caret.end
        face.looking.trial, face.looking.tried = game.trial, game.seen

    @property
    def trial(self) -> Trial:
        """What is tried now."""
        return self.game.trial

    @property
    def played_from(self) -> tuple[int, ...]:
        """The spaces of the board that the pieces to be played leave."""
        return self.trial.spaces[: len(self.played)]

    # Showing

    def compose(self) -> ComposeResult:
        yield from self.face.panes.values()

    @property
    def layout(self) -> Layout:
        """What places the panes."""
        return self.face.layout

    def show(self) -> None:
        self.face.resized()

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        self.face.left(event.widget)

    def show_message(self, text: str, style: str = "") -> None:
        self.face.sentence.say(text, style)

    def show_table(self) -> None:
        """Shows the table with the trial as it is now."""
        self.face.show()
        self.face.cursor.go_to_caret()

    def refresh_texts(self) -> None:
        if self.face.choice.open:
            self._close_question()
        self.show_table()

    def bar_entries(self) -> list[Entry]:
        bar, scene, pane = self.face.bar(), self.face.looking.own_scene, self.cursor_pane()
        if self.face.choice.open:
            shown = bar.question(self.face.choice.content.spots, Choice, "throw-away", "play-trial")
        else:
            shown = bar.trial(scene, pane.content.spots if pane is not None else ())
        return shown + bar.ends(self.rule_in_question())

    # Laying

    def use(self, item: object) -> None:
        """Lays the piece, or one of the pieces, that an item is; gives an answer."""
        if isinstance(item, Choice):
            self._close_question()
            item.then()
        elif isinstance(item, BoardSpace):
            self._lay_piece(item.piece, space=item.space)
        elif isinstance(item, Field):
            self._wish(item.number)

    def _wish(self, field: int) -> None:
        """Lays a piece of a field of the supply board as one that is wished for. Of two kinds it asks which."""
        kinds = list(dict.fromkeys(self.trial.left_on(field, self.face.looking.seen.supply[field - 1])))
        if not kinds:
            self.show_message(self.l10n("message-trial-field", field=field), "warn")
        elif len(kinds) == 1:
            self._lay_piece(kinds[0], field)
        else:
            choices = [Choice(self._named(kind), partial(self._lay_piece, kind, field)) for kind in kinds]
            title = self.l10n("choice-title-wish", field=field)
            self.face.ask(title, choices, about=frozenset({"supply"}))
            self.set_focus(self.face.choice)
            self.show_keys()

    def _named(self, piece: Piece) -> tuple[Span, ...]:
        """A piece as it is drawn; a loose one, which nobody knows by its sign, with its name."""
        name = (Span(f" {piece_text(piece, self.l10n)}"),) if piece.loose else ()
        return (*pieces_spans((piece,), self.signs), *name)

    def _lay_piece(self, piece: Piece, field: int | None = None, space: int = 0) -> None:
        if piece.loose:
            self._show_refusal(why_never_built(piece))
            return
        end = self.trial.end_for(piece, self.face.looking.end)
        if end is None and piece.part == "body":  # the other end, if that is the one still open
            end = self.trial.end_for(piece, "head" if self.face.looking.end == "tail" else "tail")
        if end is None:
            closed = self.face.looking.end if piece.part == "body" else piece.part
            refused = Refusal(f"{closed}-end-closed", "6.1", {"coatl": self.trial.number})
            self._show_refusal(refused)
        else:
            self._change(self.trial.with_piece(piece, end, field, space))

    def _change(self, trial: Trial) -> None:
        """Shows another trial. A variant that fails at it is named, and the trial stays as it was."""
        try:
            self.game.change(trial)
        except VariantFailed as failure:
            self.show_message(problem_text(failure, self), "warn")
            return
        looking = self.face.looking
        looking.trial, looking.tried, looking.caret = trial, self.game.seen, Caret(trial.number, looking.end)
        self.face.close_question()
        self.show_message("")
        self.show_table()
        self.set_focus(self.face.panes["coatls"])

    def _show_refusal(self, refused: Refusal) -> None:
        self.show_message(refused_text(refused, self.face, self), "warn")

    def use_digit(self, digit: str) -> None:
        """Lays the piece of this number; goes to a card."""
        pane = self.cursor_pane()
        item = pane.numbered(digit) if pane is not None else None
        if item is None:
            space = (
                pane is not None
                and pane.id == "coatls"
                and NUMBERS.index(digit) < self.face.looking.seen.rules.board_spaces
            )
            self.show_message(self.l10n("message-no-piece" if space else "message-no-digit", digit=digit), "warn")
        elif isinstance(item, Choice | BoardSpace | Field):
            self.use(item)
        elif pane is not None:
            self.show_message("")
            pane.go_item(item)

    async def take_click(self, message: Pane.Clicked) -> None:
        if isinstance(message.item, Choice):
            self.use(message.item)
        else:
            await super().take_click(message)

    def _close_question(self) -> None:
        self.face.close_question()
        self.set_focus(self.face.panes["coatls"])

    # Commands

    def run_command(self, id: str) -> None:
        if id not in _KEEP_QUESTION:
            if self.face.choice.open:
                self._close_question()
            self.show_message("")
        super().run_command(id)

    def do_lay(self) -> None:
        self.do_activate()

    def do_take_off(self) -> None:
        if self.face.choice.open:
            self._close_question()
        else:
            self._change(self.trial.without_last())

    def do_trial(self) -> None:
        """Begins with an empty coatl, or again with the one that the trial began with."""
        if self._first.seed is None or self.trial.seed is None:
            self._change(self._first.emptied())
        else:
            self.face.looking.end = "tail"
            self._change(Trial(len(self.game.game.view().own.coatls) + 1))

    def do_play_trial(self) -> None:
        """Leaves the trial, to play it as far as it can be played. If nothing of it can be, says why and stays."""
        if self.face.choice.open:
            self.do_activate()
            return
        actions = self.trial.actions()
        refused = self.game.game.refusal(actions[0]) if actions else None
        if refused is not None:
            self._show_refusal(refused)
        elif actions:
            self.played = actions
            self.dismiss()
        else:
            self.show_message(self.l10n("message-trial-nothing"), "warn")

    def do_throw_away(self) -> None:
        """Leaves the trial without a trace, if nothing lies open above it."""
        if self.face.choice.open:
            self._close_question()
        elif self.face.panel.open:
            self.face.panel.close()
        else:
            self.dismiss()


def _mark_trial(id: str, canvas: Canvas, board: Board) -> None:
    """Nothing on the coatls happens in the game."""
    if id == "coatls":
        canvas.exchange("focus", "news")
