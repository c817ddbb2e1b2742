"""The screen for a new game: what its form explains, how choices depend on each other, and what is kept for the next
game."""

from __future__ import annotations

from functools import partial
from typing import Literal

from attrs import evolve
from textual.content import Content
from textual.events import DescendantFocus, Key
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Select

from coatl_core.cards.catalog import CardSet
from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, Edition, edition_of
from coatl_core.game.rules import MOST_PLAYERS, Rules
from coatl_core.game.state import is_campaign
from coatl_core.hosting.running import can_host
from coatl_core.language.optiontext import opponent_name
from coatl_core.play.campaigns import begun_game
from coatl_core.play.campaigntext import campaign_text, fault_text
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import Command, command
from coatl_tui.screens.chosen_game import ChosenGame, prophecies_of
from coatl_tui.screens.field_numbers import FieldsScreen
from coatl_tui.screens.game_form import (
    ALLOWED,
    ALONE,
    FEWEST,
    INVITED,
    NAME_LENGTH,
    PERSON,
    RULES,
    SECRET,
    GameForm,
    Heads,
    Rule,
)
from coatl_tui.screens.page import message_content
from coatl_tui.settings import OWN_EDITION
from coatl_tui.widgets.fields import Chooser, Row, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.seat_field import SeatField


class NewGameScreen(GameForm):
    """A form of lines: the arrows up and down move from line to line, left and right change an option. On the line of a
    seat letters are its name. To play alone the player chooses an opponent for the second seat."""

    AUTO_FOCUS = f"#seat-{FEWEST}"
    _refused = False
    _opening = False
    """Whether the host is being started."""

    @property
    def answers_at_once(self) -> bool:  # type: ignore[override]
        """On the line of a seat, where nothing is typed into: else the name, which gets its keys by itself, would get
        the second letter before the first one."""
        return isinstance(self.focused, SeatField)

    def bar_depends_on(self, focused: Widget) -> object:
        fixed, seat = isinstance(focused, Input | Button), isinstance(focused, SeatField)
        return super().bar_depends_on(focused), fixed, seat, self._removable(), self.rule_in_question()

    def bar_entries(self) -> list[Entry]:
        entries = [Entry(self._keys("previous-field", "next-field"), self.l10n("command-next-field"))]
        if not isinstance(self.focused, Input | Button):
            turned = tuple((key, None) for key, _ in self._keys("left", "right"))  # by the field, and not by the screen
            entries.append(Entry(turned, self.l10n("bar-change")))
        if isinstance(self.focused, SeatField) and self._name_field(self.focused):
            entries.append(Entry(((self.l10n("bar-type"), None),), self.l10n("bar-name"), rank=2))
        rule = self.rule_in_question()
        if rule:
            entries.append(Entry(self._keys("rules"), self.l10n("bar-rule", rule=rule)))
        fixed = [] if self._removable() else ["remove-seat"]
        return [*entries, *(self.bar_entry(each) for each in self.bar_commands() if each.id not in fixed)]

    def _keys(self, *ids: str) -> tuple[tuple[str, Command], ...]:
        """Commands, each with its key."""
        return tuple((self.key(each), each) for each in map(command, ids))

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed. Names that nobody has typed change as well."""
        l10n = self.l10n
        self.query_one(Rule).refresh()
        for field in self.query(SeatField):
            field.set_texts(self._texts_of(int(str(field.id).removeprefix("seat-"))))
        for id, (label, values) in self._label_texts.items():
            self._rows[id].set_label(l10n(label, **values) if label else "")
        for tick in self.query(Tick):
            tick.label, tick.note = Content(self._tick_text(str(tick.id))), self._note_text(str(tick.id))
        for chooser in self.query(Chooser):
            if chooser.id != "first":
                chooser.set_choices(self._choices(str(chooser.id)), str(chooser.value))
        if self.host.terms is None:
            self.query_one("#fields", Button).label = self._fields_text()
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
        self.query_one(Heads).set_texts(self._heads())
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
            self._show_about()
        else:
            self._explain(event.widget)

    def _explain(self, widget: Widget) -> None:
        """Says what a field means, also while its list is open: beside the form, or below it if there is no room."""
        told = " ".join(filter(None, [*([] if self._is_beside else [self._help_of(widget)]), *self._faults()]))
        self.show_message(told, "dim")
        self._show_about()

    def _faults(self) -> list[str]:
        """Why the game cannot be played as it is chosen."""
        game, registry = self._game(), self.host.registry
        told = game.wrong_chance(registry, self.l10n)
        faults = [fault(registry, self.l10n) for fault in (game.wrong_number, game.too_few, game.conflict)]
        if any(map(is_campaign, filter(self._is_on, self.variants))):
            faults.append(fault_text(self.campaigns, self.l10n))
        return [*faults, told[1] if told is not None else ""]

    def _told(self) -> tuple[str, str]:
        field = self._field_of(self.focused)
        return (self._name_of(field), self._help_of(field)) if field is not None else ("", "")

    def _field_of(self, widget: Widget | None) -> Widget | None:
        """The field that a widget is or belongs to."""
        around = widget.ancestors_with_self if widget is not None else []
        return next((node for node in around if node.id and isinstance(node, Widget)), None)

    def _name_of(self, field: Widget) -> str:
        """What a field is called beside the form: a seat by who sits there."""
        id = str(field.id)
        if isinstance(field, SeatField):
            return self.l10n("form-seat-more") if field.is_open else field.text
        if isinstance(field, Tick):
            return self._tick_text(id)
        label, values = self._label_texts.get(id, ("form-column-name", {}))
        return self.l10n(label, **values)

    def _help_of(self, widget: Widget) -> str:
        """What a field means."""
        id = str(getattr(self._field_of(widget), "id", ""))
        help = f"form-{id}-help"
        if id == "edition" and self._shown_edition() is None:
            help = "form-edition-own-help"
        elif id == "edition" and not self._edition:
            help = "form-edition-language-help"
        elif id == "chance" and self._from_table() and any(self._seats()):
            help = "form-chance-open"
        elif id == "way":
            help = f"form-way-{self._chooser('way').value}-help"
        elif id.startswith(("variant-", "option-", "value-")):
            help = f"{id.partition('-')[2]}-help"
        elif id.startswith("campaign-") and (campaign := self._going_on()) is not None:
            return campaign_text(campaign, self.l10n)
        elif id.startswith(("campaign-", "named-")):
            help = f"form-campaign{'-name' * id.startswith('named-')}-help"
        elif id.startswith("seat-"):
            help = self._seat_help(int(id.removeprefix("seat-")))
        elif id.startswith("name-"):
            help = self._name_help()
        elif id.startswith("set-"):
            return self._set_text(self.card_sets[int(id.removeprefix("set-")) - 1])
        opponent = self._opponent()
        if opponent is None and help == "form-seat-alone-help":
            opponent = self.opponents[0]
        name = opponent_name(opponent.id, self.l10n) if opponent is not None else ""
        return self.l10n(help, most=NAME_LENGTH, name=name) if self.l10n.has(help) else ""

    def _seat_help(self, number: int) -> str:
        """The message about who sits in a seat, or about an open one."""
        seat, computer, opponent = self._seat_field(number), self._seat(number), self._opponent()
        if seat.is_open:
            return "form-seat-more-help"
        if opponent is not None and number == FEWEST:
            return f"{opponent.id}-help"
        if seat.value == INVITED:
            return "form-seat-invited-help" if can_host() else "form-net"
        if self._tells_hands:
            hand = "open" if computer is not None else "secret" if seat.value == SECRET else "told"
            return f"form-seat-{hand}-help"
        if number == FEWEST and computer is None and self.opponents:
            return "form-seat-alone-help"
        return "form-seat-help" if computer is None else f"player-{computer.id}-help"

    def _set_text(self, card_set: CardSet) -> str:
        """What is in a card set."""
        values = {"prophecies": prophecies_of(card_set), "temples": len(card_set.temples)}
        return self.l10n("form-set-help", name=self._set_name(card_set), **values)

    def _seat_told(self, seat: SeatField, what: Literal["changed", "opened", "named"]) -> None:
        name = self._name_field(seat)
        if what == "opened":
            self._add_seat()
        elif what == "changed":
            self._show_seats(seat)
        elif name is not None:
            self.set_focus(name)

    def _add_seat(self) -> None:
        """One more plays: like the one before, if no game has had so many seats."""
        self._number += 1
        seat = self._seat_field(self._number)
        if self._number > len(self.host.settings.seats):
            seat.value = self._seat_field(self._number - 1).value
        self._show_seats(seat)

    def _name_field(self, seat: SeatField) -> Input | None:
        """The field for the name of who sits there; None if the name is not given here."""
        name = self.query_one(f"#name-{str(seat.id).removeprefix('seat-')}", Input)
        return name if name.display and not name.disabled else None

    async def take_key(self, event: Key) -> None:
        """On the line of a seat a sign that is no key begins its name."""
        seat = self.focused
        typed = event.is_printable and event.key not in self.active_bindings
        name = self._name_field(seat) if typed and isinstance(seat, SeatField) else None
        if name is None:
            await super().take_key(event)
        else:
            event.stop()
            self.set_focus(name)
            name.post_message(Key(event.key, event.character))

    def _removable(self) -> int:
        """The number of the seat that the player is on, if it can be taken away, else 0."""
        seat = self.focused
        if not isinstance(seat, SeatField) or seat.is_open or self._players() <= FEWEST:
            return 0
        return int(str(seat.id).removeprefix("seat-"))

    def do_remove_seat(self) -> None:
        """Takes the seat under the cursor away; those after it move up."""
        removed = self._removable()
        if not removed:
            return
        first = str(self._chooser("first").value)
        seats = [(self._seat_field(seat).value, self._own_name(seat)) for seat in range(1, self._number + 1)]
        moved = [*seats[removed:], seats[removed - 1]]  # what was chosen for it comes back with the next seat
        self._aside.clear()
        for seat, (value, name) in enumerate(moved, removed):
            self._seat_field(seat).value = value
            self.query_one(f"#name-{seat}", Input).value = name
        self._number -= 1
        if first:
            at = int(first) - (int(first) >= removed)
            self._chooser("first").set_choices(self._choices("first"), "" if int(first) == removed - 1 else str(at))
        self._show_seats(self._seat_field(removed))

    def _own_name(self, seat: int) -> str:
        """The name typed for a seat; that of the form itself stays with its number."""
        name = self._aside.get(seat, self.query_one(f"#name-{seat}", Input).value)
        return "" if name == self._default_names[seat - 1] else name

    def _show_seats(self, here: SeatField) -> None:
        """Shows the seats after something has changed in them, with the cursor on this one."""
        self._name_seats()
        self._fit()
        self._explain(here)
        self.show_keys()

    def on_checkbox_changed(self, message: Checkbox.Changed) -> None:
        if message.checkbox.id in ("half", "strict"):
            self._choose_edition(self._shown_edition())
        self._fit()
        self._explain_changed(message.checkbox)

    def on_select_changed(self, message: Select.Changed) -> None:
        id = str(message.select.id)
        if id == "edition":
            self._choose_edition(self._shown_edition(), switches=True)
        elif id.startswith("seat-"):
            self._name_seats()
        elif id.startswith("campaign-"):
            self._seat_campaign()
        self._fit()
        self._explain_changed(message.select)

    def _explain_changed(self, field: Widget) -> None:
        """Explains a field that the player has changed, unless they are somewhere else by now: there another sentence
        may stand, such as what has been refused."""
        if field.has_focus_within:
            self._explain(field)
        else:
            self._show_about()

    def _seat_campaign(self) -> None:
        """The players of the campaign that is to go on take their seats."""
        campaign = self._going_on()
        if campaign is None:
            return
        setup = campaign.setup
        self._number = max(FEWEST, len(setup.players))
        for seat, name in enumerate(setup.players, 1):
            computer = setup.seats[seat - 1] if setup.seats else None
            value = str(computer) if computer is not None else PERSON
            self._seat_field(seat).value = value if value in self._seat_field(seat).texts.values else PERSON
            self._aside.pop(seat, None)
            self.query_one(f"#name-{seat}", Input).value = name
        self._name_seats()

    def _name_seats(self) -> None:
        """A computer player names itself, unless it is given a name. A person has one. In a game by invitation only its
        maker is named here: what was typed for others is put aside. An opponent has his own name."""
        hosted, opponent = self._at_host, self._opponent()
        for seat, default in enumerate(self._default_names, 1):
            name, computer = self.query_one(f"#name-{seat}", Input), self._seat(seat)
            invited = hosted and self._is_invited(seat)
            alone = opponent is not None and seat == FEWEST
            brings = invited or alone or (hosted and computer is not None)
            name.disabled = brings
            name.placeholder = self.l10n("form-name-brought") if invited else ""
            if opponent is not None and alone:
                name.placeholder = opponent_name(opponent.id, self.l10n)
            if brings and seat not in self._aside:
                self._aside[seat], name.value = "" if name.value == default else name.value, ""
            elif not brings and seat in self._aside:
                name.value = self._aside.pop(seat)
            if computer is not None:
                name.placeholder = self.l10n("form-name-itself")
                if name.value == default:
                    name.value = ""
            elif not brings and not name.value:
                name.value = default

    def on_input_changed(self) -> None:
        if self._chooser("first").value:  # otherwise no name is shown there before it gets the focus
            self._fit_first()
        self._show_about()
        if isinstance(self.focused, Input):  # else it is a computer player that has taken or given back a name
            is_name = str(self.focused.id).startswith("name-")
            if is_name and not self._is_beside:
                self.show_message(self.l10n(self._name_help(), most=NAME_LENGTH), "dim")
            else:
                self.show_message("")

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
            if field.display and not field.disabled and not (isinstance(field, Input) and row.has_class("seat"))
        ]
        here = self._line_of(self.focused)
        there = next((place for place, field in enumerate(fields) if field.parent is here), -1)
        self.set_focus(fields[(there + step) % len(fields)])

    def _line_of(self, widget: Widget | None) -> Row | None:
        """The line that a widget is on."""
        return next((each for each in widget.ancestors_with_self if isinstance(each, Row)), None) if widget else None

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Enter goes from a name to who has it, and from any other text to the next line."""
        id = str(message.input.id)
        if id.startswith("name-"):
            self.set_focus(self._seat_field(int(id.removeprefix("name-"))))
        else:
            self.do_next_field()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        if message.button.id == "fields":
            self._show_fields()
        else:
            self.do_start_game()

    def _show_fields(self) -> None:
        """Shows the fields as a picture, where they can be numbered as on the player's own board."""
        opponent = self._opponent()
        name = opponent_name(opponent.id, self.l10n) if opponent is not None else ""
        screen = FieldsScreen(self._fields, name)

        def numbered(_: None) -> None:
            self._fields = screen.fields
            self.query_one("#fields", Button).label = self._fields_text()

        self.app.push_screen(screen, numbered)

    def do_start_game(self) -> None:
        if self._opening:
            return
        game, l10n = self._game(), self.l10n
        if game.at_host and not can_host():
            self._refuse(f"seat-{min(game.invited, default=0) + 1}", l10n("form-net"))
            return
        untold = game.wrong_chance(self.host.registry, l10n)
        if untold is not None:
            self._refuse(*untold)
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
            self._refuse(f"seat-{len(game.names)}", number)
            return
        for variant in filter(self._is_on, self.variants):
            valueless = self.values.wrong(variant, l10n)
            if valueless is not None:
                self._refuse(*valueless)
                return
        campaign = self._going_on()
        if campaign is not None and len(game.names) != len(campaign.setup.players):
            self._refuse(f"seat-{len(game.names)}", l10n("form-campaign-players", n=len(campaign.setup.players)))
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
            self._refuse("forecast" if game.opponent else "edition", fault)
            return
        if game.at_host:
            self._opening = True
            self.show_message(l10n("form-host-opens") if self.host.terms is None else "", "dim")
            self.run_beside(partial(self._begin_hosted, game))
            return
        try:
            begun = begun_game(campaign, self.host.store) if campaign is not None else None
            if begun is not None:
                self.host.games.resume(begun)
                return
            self.host.games.begin(game.setup(l10n), tells=any(game.seats) and self.host.settings.reasons)
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
            if not self.is_gone:
                self._refuse("start", error.text)
        finally:
            self._opening = False

    def _save_settings(self, game: ChosenGame) -> str:
        """Saves what the next form begins with: the seats, the tokens, the edition, and the forecast of an
        opponent. Returns why anything but the names and players could not be saved, or an
        empty text."""
        before, rules = self.host.settings, game.rules
        names = [self._aside.get(seat, name) for seat, name in enumerate(game.names, 1)]
        own = ["" if name == default else name for name, default in zip(names, self._default_names, strict=False)]
        after = evolve(before, names=(*own, *before.names[len(own) :]), edition=self._edition)
        if game.opponent:
            first = before.seats[:1] or ("",)
            after = evolve(after, seats=(*first, f"{ALONE}{game.opponent.id}", *before.seats[FEWEST:]))
        else:
            kinds = enumerate(game.seats)
            seats = tuple(INVITED if seat in game.invited else str(computer or "") for seat, computer in kinds)
            seats = (*seats, *before.seats[len(seats) :])
            after = evolve(after, seats=seats, players=len(game.names), tokens=rules.sacrifice_tokens)
        if self._edition == OWN_EDITION:
            after = evolve(after, unfinished_score_half=rules.unfinished_score_half, strict_x=rules.strict_x)
        if game.opponent:
            after = evolve(after, forecast=self._is_ticked("forecast"), fields=self._fields)
        fault = self.host.change_settings(after) if after != before else ""
        # A game is not kept from beginning because only the names and players could not be saved.
        others = evolve(after, names=before.names, seats=before.seats, players=before.players)
        return fault if others != before else ""

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
