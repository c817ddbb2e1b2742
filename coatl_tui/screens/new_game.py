"""Setting up a game: who plays, who begins, by which options, dealt by which seed."""

from __future__ import annotations

import secrets
import unicodedata

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import DescendantFocus
from textual.widgets import Input, Label

from coatl_core.rules import MOST_PLAYERS, Rules, Setup, draw_first
from coatl_core.saves import SaveError
from coatl_core.savetext import save_error_text
from coatl_tui.bindings import bindings
from coatl_tui.commands import BASE
from coatl_tui.option import Option
from coatl_tui.pane import Builder, Pane
from coatl_tui.play import begin
from coatl_tui.screens.base import CoatlScreen

NAME_LENGTH = 16


class NewGameScreen(CoatlScreen):
    """A form of lines: arrows up and down go from line to line, left and right change a choice."""

    scopes = ("form",)
    BINDINGS = bindings("form")
    CSS_PATH = "new_game.tcss"
    _refused = False

    def compose(self) -> ComposeResult:
        l10n = self.l10n
        no_yes = [l10n("form-no"), l10n("form-yes")]
        with VerticalScroll(id="form", can_focus=False):
            yield Label(l10n("form-title"), classes="title", markup=False)
            yield from self._row("form-players", Option([str(n) for n in range(2, MOST_PLAYERS + 1)], id="players"))
            for seat in range(1, MOST_PLAYERS + 1):
                name = Input(l10n("form-default-name", n=seat), id=f"name-{seat}", compact=True, max_length=NAME_LENGTH)
                yield from self._row("form-name", name, n=seat)
            yield from self._row("form-first", Option([l10n("form-first-random")], id="first"))
            yield from self._row("form-tokens", Option(no_yes, id="tokens"))
            yield from self._row("form-half", Option(no_yes, id="half"))
            yield from self._row("form-strict", Option(no_yes, id="strict"))
            yield from self._row("form-seed", Input(id="seed", compact=True, max_length=40))
            yield from self._row("form-start", Option([l10n("form-start-button")], id="start"))
        message = Pane(id="message", can_focus=False)
        message.add_class("line")
        yield message
        yield self.keys_pane()

    def _row(self, label: str, widget: Option | Input, **values: int) -> ComposeResult:
        with Horizontal(classes="row", id=f"row-{widget.id}"):
            yield Label(self.l10n(label, **values), classes="label", markup=False)
            yield widget

    def on_mount(self) -> None:
        self.query_one("#players", Option).focus()
        self._fit()

    def on_resize(self) -> None:
        self.show_keys()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Explains the field the player has come to."""
        if self._refused:
            self._refused = False
            return
        help = f"form-{event.widget.id}-help"
        self._say(self.l10n(help) if self.l10n.has(help) else "", "dim")

    def on_option_changed(self) -> None:
        self._fit()

    def on_input_changed(self) -> None:
        self._fit()
        self._say("", "")

    def _players(self) -> int:
        return self.query_one("#players", Option).index + 2

    def _names(self) -> list[str]:
        names = [self.query_one(f"#name-{seat}", Input).value for seat in range(1, self._players() + 1)]
        return [" ".join(unicodedata.normalize("NFC", name).split()) for name in names]

    def _fit(self) -> None:
        """Shows as many names as there are players, and offers these as first players."""
        players = self._players()
        for seat in range(1, MOST_PLAYERS + 1):
            self.query_one(f"#row-name-{seat}").display = seat <= players
        first = self.query_one("#first", Option)
        first.set_choices([self.l10n("form-first-random"), *self._names()])

    def do_next_field(self) -> None:
        self.focus_next()

    def do_previous_field(self) -> None:
        self.focus_previous()

    def on_input_submitted(self) -> None:
        self.focus_next()

    def on_option_chosen(self, message: Option.Chosen) -> None:
        if message.option.id == "start":
            self.do_start_game()
        else:
            self.focus_next()

    def do_start_game(self) -> None:
        names = self._names()
        for seat, name in enumerate(names, 1):
            if not name:
                self._refuse(f"name-{seat}", self.l10n("form-name-empty", n=seat))
                return
            if names.index(name) < seat - 1:
                self._refuse(f"name-{seat}", self.l10n("form-names-alike", name=name))
                return
        seed = self.query_one("#seed", Input).value.strip() or str(secrets.randbelow(10**9))
        first = self.query_one("#first", Option).index - 1
        if first < 0:
            first = draw_first(seed, len(names))
        rules = Rules(
            sacrifice_tokens=bool(self.query_one("#tokens", Option).index),
            unfinished_score_half=bool(self.query_one("#half", Option).index),
            strict_x=bool(self.query_one("#strict", Option).index),
        )
        setup = Setup(tuple(names), seed, first, card_sets=(BASE,), rules=rules)
        try:
            game = begin(setup, self.coatl.registry, self.coatl.store, self.coatl.saving_changed)
        except SaveError as error:
            self._refuse("start", save_error_text(error, str(self.coatl.store.folder), None, self.l10n))
        else:
            self.coatl.play(game)

    def _refuse(self, field: str, text: str) -> None:
        widget = self.query_one(f"#{field}")
        self._refused = self.focused is not widget  # coming to the field must not explain it in place of this
        self.set_focus(widget)
        self._say(text, "warn")

    def _say(self, text: str, style: str) -> None:
        lines = Builder(self.size.width)
        lines.add(f" {text}", style)
        self.query_one("#message", Pane).show(lines.content())
