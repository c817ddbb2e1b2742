"""The screen for a new game: what its form explains, how choices depend on each other, and what is kept for the next
game."""

from __future__ import annotations

from functools import partial
from typing import cast

from attrs import evolve
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, RadioSet, Select

from coatl_core.cards.catalog import CardSet
from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, Edition, edition_of
from coatl_core.game.rules import MOST_PLAYERS, Rules
from coatl_core.hosting.running import can_host
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import Command, command
from coatl_tui.screens.chosen_game import ChosenGame, prophecies_of
from coatl_tui.screens.game_form import ALLOWED, INVITED, NAME_LENGTH, RULES, GameForm
from coatl_tui.screens.page import message_content
from coatl_tui.settings import OWN_EDITION, Pace
from coatl_tui.widgets.fields import Chooser, Row, Segments, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane


class NewGameScreen(GameForm):
    """A form of lines: the arrows up and down move from line to line, left and right change an option. To play alone
    the player chooses an opponent in place of a number of players."""

    _refused = False
    _opening = False
    """Whether the host is being started."""

    def bar_depends_on(self, focused: Widget) -> object:
        return super().bar_depends_on(focused), isinstance(focused, Input | Button), self.rule_in_question()

    def bar_entries(self) -> list[Entry]:
        entries = [Entry(self._keys("previous-field", "next-field"), self.l10n("command-next-field"))]
        if not isinstance(self.focused, Input | Button):
            turned = tuple((key, None) for key, _ in self._keys("left", "right"))  # by the field, and not by the screen
            entries.append(Entry(turned, self.l10n("bar-change")))
        rule = self.rule_in_question()
        if rule:
            entries.append(Entry(self._keys("rules"), self.l10n("bar-rule", rule=rule)))
        return [*entries, *super().bar_entries()]

    def _keys(self, *ids: str) -> tuple[tuple[str, Command], ...]:
        """Commands, each with its key."""
        return tuple((self.key(each), each) for each in map(command, ids))

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed. Names that nobody has typed change as well."""
        l10n = self.l10n
        for id, (label, values) in self._label_texts.items():
            self._rows[id].set_label(l10n(label, **values) if label else "")
        for tick in self.query(Tick):
            tick.label, tick.note = Content(self._tick_text(str(tick.id))), self._rule_text(str(tick.id))
        self.query_one(Segments).set_texts(self._player_texts())
        for chooser in self.query(Chooser):
            if chooser.id != "first":
                chooser.set_choices(self._choices(str(chooser.id).partition("-")[0]), str(chooser.value))
        start = self.query_one("#start", Button)
        start.label = self._start_text()
        self.query_one("#seed", Input).placeholder = l10n("form-seed-chance")
        start.refresh(layout=True)  # Textual keeps the old width
        for seat, name in enumerate(self.query(".name").results(Input), 1):
            if name.value == self._default_names[seat - 1]:
                name.value = l10n("form-default-name", n=seat)
        self._default_names = [l10n("form-default-name", n=seat) for seat in range(1, MOST_PLAYERS + 1)]
        self._name_seats()
        self._follow_language()
        self._fit()
        if self.focused is not None:
            self._explain(self.focused)
        self.show()

    def on_screen_resume(self) -> None:
        if self.focused is not None:
            self._explain(self.focused)

    def on_mount(self) -> None:
        self.query_one("#players").focus()
        tags = [edition.tag for edition in EDITIONS]
        if self._edition in tags:
            self._show_edition(EDITIONS[tags.index(self._edition)])
        self._follow_language()
        self._name_seats()
        self._fit()

    def show(self) -> None:
        self._space()
        self.query_one("#form").border_title = self.l10n("form-title")
        self.query_one("#about").border_title = self.l10n("form-about")
        self._show_about()
        self.show_keys()

    def on_pane_resized(self) -> None:
        self._show_about()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Explains the field that has the focus now."""
        if event.widget.id == "first":
            self._fit_first()
        if self._refused:
            self._refused = False
        else:
            self._explain(event.widget)

    def _explain(self, widget: Widget) -> None:
        """Says what a field means, also while its list is open."""
        id, opponent = str(next((node.id for node in widget.ancestors_with_self if node.id), "")), self._opponent()
        help = f"form-{id}-help"
        if id == "edition" and self._shown_edition() is None:
            help = "form-edition-own-help"
        elif id == "edition" and not self._edition:
            help = "form-edition-language-help"
        elif id.startswith("variant-"):
            help = f"{id.removeprefix('variant-')}-help"
        elif id.startswith("option-"):
            help = f"{id.removeprefix('option-')}-help"
        elif id == "players" and opponent is not None:
            help = f"{opponent.id}-help"
        elif id.startswith("seat-"):
            seat = int(id.removeprefix("seat-"))
            computer = self._seat(seat)
            help = "form-seat-help" if computer is None else f"player-{computer.id}-help"
            if self._is_invited(seat):
                help = "form-seat-invited-help" if can_host() else "form-net"
        elif id.startswith("name-"):
            help = self._name_help()
        text = self.l10n(help, most=NAME_LENGTH) if self.l10n.has(help) else ""
        if id.startswith("set-"):
            text = self._set_text(self.card_sets[int(id.removeprefix("set-")) - 1])
        game, registry = self._game(), self.host.registry
        faults = (game.wrong_number, game.too_few, game.conflict)
        told = (text, *(fault(registry, self.l10n) for fault in faults))
        self.show_message(" ".join(filter(None, told)), "dim")

    def _set_text(self, card_set: CardSet) -> str:
        """What is in a card set."""
        values = {"prophecies": prophecies_of(card_set), "temples": len(card_set.temples)}
        return self.l10n("form-set-help", name=self._set_name(card_set), **values)

    def on_radio_set_changed(self, message: RadioSet.Changed) -> None:
        self._name_seats()  # a game alone is not by invitation
        self._fit()
        self._explain(message.radio_set)

    def on_checkbox_changed(self, message: Checkbox.Changed) -> None:
        if message.checkbox.id in ("half", "strict"):
            self._choose_edition(self._shown_edition())
        self._fit()
        self._explain(message.checkbox)

    def on_select_changed(self, message: Select.Changed) -> None:
        id = str(message.select.id)
        if id == "edition":
            self._choose_edition(self._shown_edition(), switches=True)
        elif id.startswith("seat-"):
            self._name_seats()
        self._fit()
        self._explain(message.select)

    def _name_seats(self) -> None:
        """A computer player names itself, unless it is given a name. A person has one. In a game by invitation only its
        maker is named here: what was typed for others is put aside."""
        hosted = self._at_host
        for seat, default in enumerate(self._default_names, 1):
            name, computer = self.query_one(f"#name-{seat}", Input), self._seat(seat)
            invited = hosted and self._is_invited(seat)
            brings = invited or (hosted and computer is not None)
            name.disabled = brings
            name.placeholder = self.l10n("form-name-brought") if invited else ""
            if brings and seat not in self._aside:
                self._aside[seat], name.value = "" if name.value == default else name.value, ""
            elif not brings and seat in self._aside:
                name.value = self._aside.pop(seat)
            if computer is not None:
                name.placeholder = self.l10n("form-name-itself")
                if name.value == default:
                    name.value = ""
            elif not invited and not name.value:
                name.value = default

    def on_input_changed(self) -> None:
        if self._chooser("first").value:  # otherwise no name is shown there before it gets the focus
            self._fit_first()
        self._show_about()
        if isinstance(self.focused, Input):  # else it is a computer player that has taken or given back a name
            is_name = str(self.focused.id).startswith("name-")
            self.show_message(self.l10n(self._name_help(), most=NAME_LENGTH) if is_name else "", "dim")

    def _name_help(self) -> str:
        """The message about the field of a name."""
        return "form-name-invited-help" if self._invited() else "form-name-help"

    # As in the player's box

    def _show_edition(self, edition: Edition | None) -> None:
        """Shows an edition, or the player's own choice for None, and sets the switches in which the editions differ."""
        self._chooser("edition").set_choices(self._choices("edition"), edition.tag if edition else OWN_EDITION)
        if edition is not None:
            rules = edition.applied_to(Rules())
            with self.prevent(Checkbox.Changed):
                self.query_one("#half", Tick).value = rules.unfinished_score_half
                self.query_one("#strict", Tick).value = rules.strict_x

    def _follow_language(self) -> None:
        """Until the player chooses an edition, it is that of the app's language."""
        if not self._edition:
            self._show_edition(edition_of(self.l10n.tag))

    def _choose_edition(self, edition: Edition | None, switches: bool = False) -> None:
        """The player has chosen an edition, which sets the ``switches``, or changed one of these: then it is their own
        choice, unless the edition has the switches like that."""
        if not switches and edition is not None and not edition.agrees_with(self._rules()):
            edition = None
        self._show_edition(edition)
        self._edition = edition.tag if edition else OWN_EDITION

    def do_next_field(self) -> None:
        self._go(1)

    def do_previous_field(self) -> None:
        self._go(-1)

    def _go(self, step: int) -> None:
        """Goes to another line. Textual's own way would be to go by places on the screen, which lines that the last key
        has brought do not have yet."""
        if self.is_gone:  # the message that a name is typed in comes late
            return
        self._fit()  # the message that a field has changed may still be on its way
        fields = [
            field
            for row in self.query(Row)
            if row.display
            for field in row.children
            if field.display and not field.disabled
        ]
        here = self.focused.ancestors_with_self if self.focused is not None else []
        there = next((place for place, field in enumerate(fields) if field in here), -1)
        self.set_focus(fields[(there + step) % len(fields)])

    def on_input_submitted(self) -> None:
        self.do_next_field()

    def on_button_pressed(self) -> None:
        self.do_start_game()

    def do_start_game(self) -> None:
        if self._opening:
            return
        game, l10n = self._game(), self.l10n
        if game.at_host and not can_host():
            self._refuse(f"seat-{min(game.invited, default=0) + 1}", l10n("form-net"))
            return
        misplaced = game.wrong_seat(l10n)
        if misplaced is not None:
            seat, text = misplaced
            self._refuse(f"seat-{seat}", text)
            return
        wrong = game.wrong_name(l10n)
        if wrong is not None:
            seat, text = wrong
            self._refuse(f"name-{seat}", text)
            return
        number = game.wrong_number(self.host.registry, l10n)
        if number:
            self._refuse("players", number)
            return
        lacking = game.too_few(self.host.registry, l10n)
        if not game.prophecies:
            lacking = l10n("form-no-prophecies" if self.card_sets else "form-no-cards")
        if lacking:
            self._refuse("set-1" if len(self.card_sets) > 1 else "start", lacking)
            return
        conflict = game.conflict(self.host.registry, l10n)
        if conflict:
            self._refuse("start", conflict)
            return
        fault = self._save_settings(game)
        if fault:
            self._refuse("pace" if game.opponent else "edition", fault)
            return
        if game.at_host:
            self._opening = True
            self.show_message(l10n("form-host-opens") if self.host.terms is None else "", "dim")
            self.run_beside(partial(self._begin_hosted, game))
            return
        try:
            self.host.begin_game(game.setup(l10n), tells=any(game.seats) and self._is_ticked("reasons"))
        except SaveError as error:
            text = save_error_text(error, str(self.host.home.saves), None, self.l10n)
            if error.code == "variant-failed":  # the sentence for saves names a file
                plugin, reason = (plain(str(error.values[key])) for key in ("plugin", "error"))
                text = self.l10n("form-variant-failed", plugin=plugin, error=reason)
            self._refuse("start", text)

    async def _begin_hosted(self, game: ChosenGame) -> None:
        """Starts the host if it is to be beside the app and does not run, and sits down at it."""
        from coatl_tui.host_beside import HostFailed

        try:
            new = game.hosted(self.l10n, tuple(id for id in ALLOWED if self._is_ticked(id)))
            await self.host.elsewhere.make(new)
        except HostFailed as error:
            self._refuse("start", error.text)
        finally:
            self._opening = False

    def _save_settings(self, game: ChosenGame) -> str:
        """Saves what the next form begins with: the names, who plays, the tokens, the edition, and of opponents the
        pace, the forecast and the reasons. Returns why anything but the names and players could not be saved, or an
        empty text."""
        before, rules = self.host.settings, game.rules
        names = [self._aside.get(seat, name) for seat, name in enumerate(game.names, 1)]
        own = ["" if name == default else name for name, default in zip(names, self._default_names, strict=False)]
        after = evolve(before, names=(*own, *before.names[len(own) :]), edition=self._edition)
        if not game.opponent:
            kinds = enumerate(game.seats)
            seats = tuple(INVITED if seat in game.invited else str(computer or "") for seat, computer in kinds)
            after = evolve(after, seats=(*seats, *before.seats[len(seats) :]), tokens=rules.sacrifice_tokens)
        if self._edition == OWN_EDITION:
            after = evolve(after, unfinished_score_half=rules.unfinished_score_half, strict_x=rules.strict_x)
        if self.query_one("#row-pace").display:
            after = evolve(after, pace=cast("Pace", self._chooser("pace").value))
        if game.opponent:
            after = evolve(after, forecast=self._is_ticked("forecast"))
        if self.query_one("#row-reasons").display:
            after = evolve(after, reasons=self._is_ticked("reasons"))
        fault = self.host.change_settings(after) if after != before else ""
        # A game is not kept from beginning because only the names and players could not be saved.
        return fault if evolve(after, names=before.names, seats=before.seats) != before else ""

    def rule_in_question(self) -> str:
        """That of the line the player is on, which the rulebook opens at."""
        return RULES.get(str(self.focused.id), "") if self.focused is not None else ""

    def _refuse(self, field: str, text: str) -> None:
        """Moves the focus to a field and shows what is wrong with it."""
        widget = self.query_one(f"#{field}")
        self._refused = self.focused is not widget  # the explanation of the field must not replace this message
        self.set_focus(widget)
        self.show_message(text, "warn")

    def show_message(self, text: str, style: str = "") -> None:
        pane, content = self.query_one("#message", Pane), message_content(text, style, self.size.width)
        pane.styles.height = len(content.lines)
        pane.show(content)
