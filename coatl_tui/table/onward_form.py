"""The form before one plays on from a position: as whom, and who sits down where other persons were."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Button

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import IllegalActionError
from coatl_core.language.playertext import seat_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.play.new_player import NewPlayer, persons_of, seats_to_play, why_not_play_on
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.chosen_game import computers_of
from coatl_tui.screens.game_form import Form
from coatl_tui.widgets.content import paragraph
from coatl_tui.widgets.fields import Chooser, Row
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_MOST_WIDTH = 84
"""The most columns that are used, with one free at each side. The style sheet has the same number."""


class OnwardForm(CoatlScreen):
    """Asks who plays on from the position of a game, and begins the new game."""

    scopes = ("onward",)
    BINDINGS = bindings("onward")
    CSS_PATH = "onward.tcss"

    def __init__(self, game: ReplayGame) -> None:
        """Somebody can play on from the position of this game: see ``why_not_play_on``."""
        super().__init__()
        self.game = game
        self.setup = game.session.until(game.position).setup
        self.seats = seats_to_play(game)
        computers = computers_of(self.host.registry, len(self.setup.players))
        self.computers = {str(computer): computer for computer in computers}

    def compose(self) -> ComposeResult:
        strength = str(STAND_IN) if str(STAND_IN) in self.computers else next(iter(self.computers), "")
        with Vertical(id="both"), Form(id="form", classes="box form"):
            yield Row("", Chooser(self._as_whom(), str(self.seats[0]), id="seat"), id="row-seat")
            if self.computers:
                yield Row("", Chooser(self._strengths(), strength, id="strength"), id="row-strength")
            yield Row("", Button("", id="start", compact=True), id="row-start")
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#seat" if len(self.seats) > 1 else "#start"))

    def _as_whom(self) -> list[tuple[str, str]]:
        return [(plain(self.setup.players[seat]), str(seat)) for seat in self.seats]

    def _strengths(self) -> list[tuple[str, str]]:
        return [(seat_text(computer, self.l10n), id) for id, computer in self.computers.items()]

    # Showing

    @property
    def seat(self) -> int:
        """Whose place one takes."""
        return int(str(self.query_one("#seat", Chooser).value))

    def show(self) -> None:
        form, l10n = self.query_one("#form"), self.l10n
        form.border_title = l10n("onward-title")
        seat = self.query_one("#seat", Chooser)
        seat.set_choices(self._as_whom(), str(seat.value))
        self.query_one("#row-seat", Row).set_label(l10n("onward-seat"))
        for strength in self.query("#strength").results(Chooser):
            strength.set_choices(self._strengths(), str(strength.value))
            self.query_one("#row-strength", Row).set_label(l10n("onward-others"))
        start = self.query_one("#start", Button)
        start.label = f"{l10n('onward-start')}  {self.key(command('start-game'))}"
        start.refresh(layout=True)  # Textual keeps the old width
        self._fit()
        self.show_keys()

    def _fit(self) -> None:
        """Asks who sits down where other persons were only if there are any, and says what will be."""
        others = [seat for seat in persons_of(self.setup) if seat != self.seat]
        for row in self.query("#row-strength"):
            row.display = bool(others)
        self._tell()

    def _tell(self, wrong: str = "") -> None:
        """Says what is wrong, or else what will be."""
        state = self.game.state
        name, acting = (plain(self.setup.players[seat]) for seat in (self.seat, state.seat))
        text = wrong or self.l10n("onward-told", name=name, turn=state.turn, acting=acting)
        margin = 1 + max(0, self.size.width - _MOST_WIDTH) // 2
        content = paragraph(text, "warn" if wrong else "dim", self.size.width, margin)
        pane = self.query_one("#message", Pane)
        pane.styles.height = len(content.lines)
        pane.show(content)

    def bar_entries(self) -> list[Entry]:
        starts = self.l10n("onward-start")
        return [self.bar_entry(each, starts if each.id == "start-game" else "") for each in self.bar_commands()]

    def on_select_changed(self) -> None:
        if not self.is_gone:
            self._fit()

    # Using

    def do_next_field(self) -> None:
        self.focus_next()

    def do_previous_field(self) -> None:
        self.focus_previous()

    def on_button_pressed(self) -> None:
        self.do_start_game()

    def do_start_game(self) -> None:
        """Begins the new game, or says why it cannot be begun."""
        chosen = [self.computers[str(field.value)] for field in self.query("#strength").results(Chooser)]
        player, catalog = NewPlayer(self.seat, *chosen or [STAND_IN]), self.game.session.catalog
        try:
            self.host.games.play_on(self.game, player)
        except IllegalActionError as error:
            self._tell(refusal_text(error.refusal, catalog, self.l10n))
        except SaveError as error:
            self._tell(save_error_text(error, str(self.host.home.saves), catalog, self.l10n))


def open_onward(screen: CoatlScreen, game: ReplayGame) -> None:
    """Opens the form above a screen, or says on that why nobody can play on from there."""
    refused = why_not_play_on(game)
    if refused is not None:
        screen.show_message(refusal_text(refused, game.session.catalog, screen.l10n), "warn")
    elif not screen.lacks("onward"):
        screen.app.push_screen(OnwardForm(game))
