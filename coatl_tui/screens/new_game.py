"""The form for a new game: its fields, what is shown of them, and what is kept for the next game."""

from __future__ import annotations

import unicodedata
from typing import cast

from attrs import evolve
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, RadioSet, Select

from coatl_core.cards.catalog import CardSet
from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, Edition, edition_of
from coatl_core.game.rules import MOST_PLAYERS, ComputerSeat, Rules, VariantChoice
from coatl_core.game.state import Variant
from coatl_core.plugins.registry import BASE
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.chosen_game import ChosenGame, prophecies_of, seat_text, set_name, shown_names, text_of
from coatl_tui.screens.page import message_content
from coatl_tui.settings import OWN_EDITION, PACES, Pace
from coatl_tui.widgets.fields import Chooser, Row, Segments, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

NAME_LENGTH = 16
_RULES = {"tokens": "7", "half": "8.6", "strict": "8.9"}
"""The rules that are turned on and off."""
_GAPS = ("name-1", "first", "group", "pace", "edition", "start", "seed")
"""Where free lines are put as long as there is room, the first place first; ``group`` stands for the first line of each
group."""
_LEAST_WIDE = 22
"""The rows that what the game will be takes beside the form."""
_AROUND, _BELOW = 3, 3
"""The rows of the form beside its lines (a border, and a free line above them), and those below it."""
PERSON = "-"
"""The value of a seat in which a person sits."""
NUMBERS = range(2, MOST_PLAYERS + 1)


class Form(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Scrolls to the line the player is on. It has no bindings of its own: the arrows move from line to line, also
    where not all lines fit on the screen."""


class NewGameScreen(CoatlScreen):
    """A form of lines: the arrows up and down move from line to line, left and right change an option. To play alone
    the player chooses an opponent in place of a number of players."""

    scopes = ("form",)
    BINDINGS = bindings("form")
    CSS_PATH = "new_game.tcss"
    _refused = False

    def compose(self) -> ComposeResult:
        l10n, registry = self.l10n, self.host.registry
        self.variants, self.card_sets = list(registry.variants.values()), list(registry.card_sets.values())
        self.opponents = [v for v in self.variants if v.opponent and v.players[0] == 1]
        self.computers = {
            str(computer): computer
            for kind in registry.players.values()
            for computer in (ComputerSeat(kind.id, level) for level in kind.levels or ("",))
        }
        self._rows: dict[str, Row] = {}
        self._label_texts: dict[str, tuple[str, dict[str, int]]] = {}
        self._groups: dict[str, list[str]] = {}
        self._default_names = [l10n("form-default-name", n=seat) for seat in range(1, MOST_PLAYERS + 1)]
        settings = self.host.settings
        self._edition = settings.edition
        with Horizontal(id="both"):
            with Form(id="form", classes="box form"):
                yield self._row("players", "form-players", Segments(self._player_texts(), id="players"))
                for seat, proposed in enumerate(self._proposed_names(), 1):
                    name = Input(proposed, id=f"name-{seat}", classes="name", compact=True, max_length=NAME_LENGTH)
                    yield self._row(f"name-{seat}", "form-name", name, n=seat)
                yield self._row("first", "form-first", Chooser([(l10n("form-first-random"), "")], "", id="first"))
                if self.computers:
                    yield self._tick("computers", "", any(settings.seats))
                    for seat in range(1, MOST_PLAYERS + 1):
                        kind = Chooser(self._choices("seat"), self._proposed_seat(seat), id=f"seat-{seat}")
                        yield self._row(f"seat-{seat}", "form-seat", kind, "below", n=seat)
                if len(self.card_sets) > 1:
                    on = BASE if BASE in registry.card_sets else self.card_sets[0].id
                    for number, card_set in enumerate(self.card_sets, 1):
                        yield self._tick(f"set-{number}", "form-group-cards", card_set.id == on)
                for variant in self.variants:
                    own = variant in self.opponents  # an opponent is chosen among the players
                    group = "form-group-opponent" if own else "form-group-variants"
                    if not own:
                        yield self._tick(f"variant-{variant.id}", group)
                    for each in variant.options:
                        yield self._tick(f"option-{variant.id}-{each}", group, classes="" if own else "below")
                yield self._tick("forecast", "form-group-opponent", settings.forecast)
                yield self._row("pace", "form-pace", Chooser(self._choices("pace"), settings.pace, id="pace"))
                yield self._tick("tokens", "form-group-rules")
                edition = settings.edition or OWN_EDITION
                yield self._row("edition", "form-edition", Chooser(self._choices("edition"), edition, id="edition"))
                yield self._tick("half", "", settings.unfinished_score_half)
                yield self._tick("strict", "", settings.strict_x)
                yield self._row("seed", "form-seed", self._seed_input())
                yield self._row("start", "form-start", Button(self._start_text(), id="start", compact=True))
            about = Pane(id="about", can_focus=False)
            about.add_class("box")
            yield about
        yield line_pane("message")
        yield line_pane("keys")

    def _row(self, id: str, label: str, field: Widget, classes: str = "", **values: int) -> Widget:
        """A line of the form: what it is about, and its field."""
        self._label_texts[id] = label, values
        self._rows[id] = Row(self.l10n(label, **values) if label else "", field, f"row-{id}", classes)
        return self._rows[id]

    def _tick(self, id: str, group: str, on: bool = False, classes: str = "") -> Widget:
        """A line with something to be turned on or off. Only the first line of a group says what group it is."""
        if group:
            self._groups.setdefault(group, []).append(id)
        return self._row(id, "", Tick(self._tick_text(id), on, id=id, note=_RULES.get(id, "")), classes)

    def _seed_input(self) -> Input:
        return Input(id="seed", compact=True, max_length=40, placeholder=self.l10n("form-seed-chance"))

    def _start_text(self) -> str:
        """What the button says, with the key that does the same from anywhere."""
        return f"{self.l10n('form-start-button')}  {self.key(command('start-game'))}"

    def bar_depends_on(self, focused: Widget) -> object:
        return super().bar_depends_on(focused), isinstance(focused, Input | Button)

    def bar_entries(self) -> list[Entry]:
        entries = [Entry(self._keys("previous-field", "next-field"), self.l10n("command-next-field"))]
        if not isinstance(self.focused, Input | Button):
            turned = tuple((key, None) for key, _ in self._keys("left", "right"))  # by the field, and not by the screen
            entries.append(Entry(turned, self.l10n("bar-change")))
        return [*entries, *super().bar_entries()]

    def _keys(self, *ids: str) -> tuple[tuple[str, Command], ...]:
        """Commands, each with its key."""
        return tuple((self.key(each), each) for each in map(command, ids))

    def _tick_text(self, id: str) -> str:
        """What is turned on or off in a line."""
        kind, _, rest = id.partition("-")
        if kind == "set":
            return self._set_name(self.card_sets[int(rest) - 1])
        if kind == "variant":
            return text_of(f"{rest}-name", self.l10n)
        return text_of(rest, self.l10n) if kind == "option" else self.l10n(f"form-{id}")

    def _player_texts(self) -> list[str]:
        return [*map(str, NUMBERS), *(text_of(f"{variant.id}-name", self.l10n) for variant in self.opponents)]

    def _choices(self, id: str) -> list[tuple[str, str]]:
        """The texts and values of a field with a list."""
        if id == "pace":
            return [(self.l10n(f"pace-{pace}"), pace) for pace in PACES]
        if id == "edition":
            return [(self.l10n(f"edition-{tag}"), tag) for tag in (*(edition.tag for edition in EDITIONS), OWN_EDITION)]
        if id == "seat":
            kinds = [(seat_text(computer, self.l10n), value) for value, computer in self.computers.items()]
            return [(self.l10n("form-seat-person"), PERSON), *kinds]
        names = shown_names(self._names(), self._seats(), self.l10n)
        return [(self.l10n("form-first-random"), ""), *((name, str(seat)) for seat, name in enumerate(names))]

    def refresh_texts(self) -> None:
        """Shows everything again after the language has changed. Names that nobody has typed change as well."""
        l10n = self.l10n
        for id, (label, values) in self._label_texts.items():
            self._rows[id].set_label(l10n(label, **values) if label else "")
        for tick in self.query(Tick):
            tick.label = Content(self._tick_text(str(tick.id)))
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
            name.placeholder = l10n("form-name-itself") if name.placeholder else ""
        self._default_names = [l10n("form-default-name", n=seat) for seat in range(1, MOST_PLAYERS + 1)]
        self._follow_language()
        self._fit()
        if self.focused is not None:
            self._explain(self.focused)
        self.show()

    def on_screen_resume(self) -> None:
        if self.focused is not None:
            self._explain(self.focused)

    def _is_ticked(self, id: str) -> bool:
        return self.query_one(f"#{id}", Tick).value

    def _chooser(self, id: str) -> Chooser:
        return self.query_one(f"#{id}", Chooser)

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

    def _show_about(self) -> None:
        """Shows what game it will be, where there is room for it beside the form."""
        pane = self.query_one("#about", Pane)
        if pane.display and pane.size:
            pane.show(self._game().picture(self.l10n, *pane.size, Pane.ascii_only))

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
            computer = self._seat(int(id.removeprefix("seat-")))
            help = "form-seat-help" if computer is None else f"player-{computer.id}-help"
        text = self.l10n(help) if self.l10n.has(help) else ""
        if id.startswith("set-"):
            text = self._set_text(self.card_sets[int(id.removeprefix("set-")) - 1])
        self.show_message(" ".join(filter(None, (text, self._game().too_few(self.host.registry, self.l10n)))), "dim")

    def _set_text(self, card_set: CardSet) -> str:
        """What is in a card set."""
        values = {"prophecies": prophecies_of(card_set), "temples": len(card_set.temples)}
        return self.l10n("form-set-help", name=self._set_name(card_set), **values)

    def _set_name(self, card_set: CardSet) -> str:
        return set_name(card_set, self.card_sets, self.host.registry, self.l10n)

    def _chosen_sets(self) -> list[CardSet]:
        """The card sets of the game, in the order of the registry. If there is only one it is not asked for."""
        if len(self.card_sets) == 1:
            return self.card_sets
        return [card_set for number, card_set in enumerate(self.card_sets, 1) if self._is_ticked(f"set-{number}")]

    def on_radio_set_changed(self, message: RadioSet.Changed) -> None:
        self._fit()
        self._explain(message.radio_set)

    def on_checkbox_changed(self, message: Checkbox.Changed) -> None:
        if message.checkbox.id in ("half", "strict"):
            self._choose_edition(self._shown_edition())
        elif message.checkbox.id == "computers":
            self._name_seats()
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
        """A computer player names itself, unless it is given a name. A person has one."""
        for seat, default in enumerate(self._default_names, 1):
            name, computer = self.query_one(f"#name-{seat}", Input), self._seat(seat)
            name.placeholder = self.l10n("form-name-itself") if computer is not None else ""
            if computer is not None and name.value == default:
                name.value = ""
            elif computer is None and not name.value:
                name.value = default

    def on_input_changed(self) -> None:
        if self._chooser("first").value:  # otherwise no name is shown there before it gets the focus
            self._fit_first()
        self._show_about()
        self.show_message("")

    # As in the player's box

    def _shown_edition(self) -> Edition | None:
        """The edition whose rules are chosen, or None for the player's own choice."""
        value = self._chooser("edition").value
        return next((edition for edition in EDITIONS if edition.tag == value), None)

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

    def _rules(self) -> Rules:
        return Rules(
            sacrifice_tokens=self._opponent() is None and self._is_ticked("tokens"),
            unfinished_score_half=self._is_ticked("half"),
            strict_x=self._is_ticked("strict"),
        )

    def _opponent(self) -> type[Variant] | None:
        """The opponent of a player who plays alone, else None."""
        index = self.query_one(Segments).index - len(NUMBERS)
        return self.opponents[index] if index >= 0 else None

    def _seat(self, number: int) -> ComputerSeat | None:
        """The computer player in a seat, from 1; None for a person."""
        if self._opponent() is not None or not self.computers or not self._is_ticked("computers"):
            return None
        return self.computers.get(str(self._chooser(f"seat-{number}").value))

    def _seats(self) -> tuple[ComputerSeat | None, ...]:
        return tuple(self._seat(number) for number in range(1, self._players() + 1))

    def _players(self) -> int:
        return 1 if self._opponent() else NUMBERS[self.query_one(Segments).index]

    def _chosen(self) -> tuple[VariantChoice, ...]:
        """The variants of the game, each with its options."""
        return tuple(
            VariantChoice(variant.id, tuple(o for o in variant.options if self._is_ticked(f"option-{variant.id}-{o}")))
            for variant in self.variants
            if self._is_on(variant)
        )

    def _is_on(self, variant: type[Variant]) -> bool:
        if variant in self.opponents:
            return variant is self._opponent()
        return self._fits(variant) and self._is_ticked(f"variant-{variant.id}")

    def _fits(self, variant: type[Variant]) -> bool:
        least, most = variant.players
        return least <= self._players() <= most

    def _game(self) -> ChosenGame:
        """The game as it is chosen now."""
        return ChosenGame(
            tuple(self._names()),
            self._seats(),
            self._opponent(),
            tuple(self._chosen_sets()),
            self._chosen(),
            self._rules(),
            str(self._chooser("first").value),
            self.query_one("#seed", Input).value.strip(),
        )

    def _names(self) -> list[str]:
        names = [self.query_one(f"#name-{seat}", Input).value for seat in range(1, self._players() + 1)]
        return [" ".join(unicodedata.normalize("NFC", name).split()) for name in names]

    def _fit(self) -> None:
        """Shows only the lines that belong to the game: as many names as there are players, the options of its
        variants."""
        players, alone = self._players(), self._opponent() is not None
        shown = {f"name-{seat}": seat <= players for seat in range(1, MOST_PLAYERS + 1)}
        if self.computers:
            asked = not alone and self._is_ticked("computers")
            shown |= {f"seat-{seat}": seat <= players and asked for seat in range(1, MOST_PLAYERS + 1)}
            shown["computers"] = not alone
        shown |= {"first": not alone, "tokens": not alone, "forecast": alone, "pace": alone or any(self._seats())}
        for variant in self.variants:
            if variant not in self.opponents:
                shown[f"variant-{variant.id}"] = self._fits(variant)
            shown |= {f"option-{variant.id}-{option}": self._is_on(variant) for option in variant.options}
        for id, display in shown.items():
            row = self.query_one(f"#row-{id}")
            if row.display != display:
                row.display = display
        for group, ids in self._groups.items():
            first = next((id for id in ids if shown.get(id, True)), None)
            for id in ids:
                label = group if id == first else ""
                if self._label_texts[id] != (label, {}):
                    self._label_texts[id] = label, {}
                    self._rows[id].set_label(self.l10n(label) if label else "")
                    self.query_one(f"#row-{id}").set_class(bool(label), "first")
        self._fit_first()
        self._space()
        self._show_about()

    def _space(self) -> None:
        """Puts free lines between the lines of the form, as many as there is room for, and makes the boxes as high as
        what is in them."""
        rows = {str(row.id).removeprefix("row-"): row for row in self.query(Row) if row.display}
        room = self.size.height - _BELOW - self.has_class("-tall")
        free = room - _AROUND - len(rows)
        gaps: list[str] = []
        for place in _GAPS:
            gaps += [id for id, row in rows.items() if id == place or (place == "group" and row.has_class("first"))]
        gaps = list(dict.fromkeys(gaps))[: max(0, free)]
        for id, row in rows.items():
            row.styles.margin = (id in gaps, 0, 0, 0)
        least = _LEAST_WIDE if self.has_class("-wide") else 1
        height = max(1, min(room, max(least, _AROUND + len(rows) + len(gaps) + 1)))
        for id in ("form", "about"):
            self.query_one(f"#{id}").styles.height = height

    def _fit_first(self) -> None:
        """Lets the first player be chosen among the names there are now."""
        choices, seat = self._choices("first"), str(self._chooser("first").value)
        self._chooser("first").set_choices(choices, seat if seat in [value for _, value in choices] else "")

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
        rows = [row for row in self.query(Row) if row.display]
        here = self.focused.ancestors_with_self if self.focused is not None else []
        there = next((place for place, row in enumerate(rows) if row in here), -1)
        self.set_focus(rows[(there + step) % len(rows)].children[-1])

    def on_input_submitted(self) -> None:
        self.do_next_field()

    def on_button_pressed(self) -> None:
        self.do_start_game()

    def do_start_game(self) -> None:
        game, l10n = self._game(), self.l10n
        wrong = game.wrong_name(l10n)
        if wrong is not None:
            seat, text = wrong
            self._refuse(f"name-{seat}", text)
            return
        lacking = game.too_few(self.host.registry, l10n)
        if not game.prophecies:
            lacking = l10n("form-no-prophecies" if self.card_sets else "form-no-cards")
        if lacking:
            self._refuse("set-1" if len(self.card_sets) > 1 else "start", lacking)
            return
        fault = self._save_settings(game)
        if fault:
            self._refuse("pace" if game.opponent else "edition", fault)
            return
        try:
            self.host.begin_game(game.setup(l10n))
        except SaveError as error:
            text = save_error_text(error, str(self.host.home.saves), None, self.l10n)
            if error.code == "variant-failed":  # the sentence for saves names a file
                plugin, reason = (plain(str(error.values[key])) for key in ("plugin", "error"))
                text = self.l10n("form-variant-failed", plugin=plugin, error=reason)
            self._refuse("start", text)

    def _proposed_names(self) -> list[str]:
        """A name for each seat: the one played with last, or else the form's own."""
        names = [plain(name, NAME_LENGTH) for name in self.host.settings.names]
        names += [""] * len(self._default_names)
        return [name or default for name, default in zip(names, self._default_names, strict=False)]

    def _proposed_seat(self, seat: int) -> str:
        """Who played in a seat (from 1) last time: a value of the field. The first time, the first seat is a
        person's."""
        seats = self.host.settings.seats
        last = seats[seat - 1] if seat <= len(seats) else ""
        if last in self.computers:
            return last
        return PERSON if seats or seat == 1 else next(iter(self.computers))

    def _save_settings(self, game: ChosenGame) -> str:
        """Saves what the next form begins with: the names, who plays, the edition, and the pace and forecast of an
        opponent. Returns why anything but the names and players could not be saved, or an empty text."""
        before, names, rules = self.host.settings, game.names, game.rules
        own = ["" if name == default else name for name, default in zip(names, self._default_names, strict=False)]
        after = evolve(before, names=(*own, *before.names[len(own) :]), edition=self._edition)
        if not game.opponent:
            seats = tuple(str(computer or "") for computer in game.seats)
            after = evolve(after, seats=(*seats, *before.seats[len(seats) :]) if any(seats) else ())
        if self._edition == OWN_EDITION:
            after = evolve(after, unfinished_score_half=rules.unfinished_score_half, strict_x=rules.strict_x)
        if game.opponent or any(game.seats):
            after = evolve(after, pace=cast("Pace", self._chooser("pace").value))
        if game.opponent:
            after = evolve(after, forecast=self._is_ticked("forecast"))
        fault = self.host.change_settings(after) if after != before else ""
        # A game is not kept from beginning because only the names and players could not be saved.
        return fault if evolve(after, names=before.names, seats=before.seats) != before else ""

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
