"""The lines of the form for a new game: its fields and their texts, what is chosen in them, and the room for them."""

from __future__ import annotations

import unicodedata
from typing import Literal

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input

from coatl_core.cards.catalog import CardSet
from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, Edition
from coatl_core.game.rules import MOST_OF_BOX, MOST_PLAYERS, Chance, ComputerSeat, Rules, VariantChoice
from coatl_core.game.state import Variant
from coatl_core.language.optiontext import opponent_name
from coatl_core.language.playertext import seat_text
from coatl_core.plugins.proposed_choices import BASE, FIRST_OPPONENT
from coatl_core.saves.campaigns import Campaign, known_campaigns
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.chosen_game import (
    ChosenGame,
    bars_of,
    computers_of,
    prophecies_of,
    shown_names,
    text_of,
)
from coatl_tui.screens.variant_fields import VariantFields
from coatl_tui.settings import OWN_EDITION
from coatl_tui.widgets.fields import Chooser, Row, Tick
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.scrollbar import ThinlyScrolled
from coatl_tui.widgets.seat_field import Kind, SeatField, SeatTexts, Strength
from coatl_tui.widgets.signs import signs_of

NAME_LENGTH = 16
_NUMBER = 2
"""The columns of the number of a seat; the style sheet has the same."""
RULES = {"tokens": "7", "half": "8.6", "strict": "8.9"}
"""The rules that are turned on and off."""
_PARTS = ("rule", "start", "rules", "seats")
_GROUPS = ("edition", "seed")
_SEATS = ("name-1", "name-2", "name-3", "name-4", "name-5")
"""Before which lines free ones are put, as long as there is room: ``rule`` stands for the line after the seats,
``rules`` for the first one of the rules.
The parts of the form come apart first, one after the other. The groups, of which these two have one line with a label,
come apart only all together; then the last line leaves the frame. The seats come apart together, too, and so does what
is above the line and below it: else some lines would touch and others would not, for no reason."""
_LEAST_WIDE = 22
"""The rows that what the game will be takes beside the form."""
_AROUND, _BELOW = 2, 2
"""The rows of the form beside its lines (a border), and those below it."""
BESIDE_FROM = 100
"""The columns of a terminal in which what the game will be stands beside the form."""
_BESIDE = 29, 46
"""The least columns for that, and the most."""
PERSON = "-"
"""The value of a seat in which a person sits."""
SECRET = "*"
"""That of a seat at a real table whose person tells nobody their cards."""
INVITED = "?"
"""That of a seat whose person comes by invitation."""
ALONE = "!"
"""How that of an opponent of one who plays alone begins, with his id after it."""
ALLOWED = ("hints", "watch")
"""What the one who makes such a game can allow in it: a line each, and words of the protocol."""
BY_SEED, BESIDE, TOLD = "", "beside", "told"
"""Where chance comes from: from the app, or from a table with the real pieces, where the app runs the opponent or
knows the whole game."""
FEWEST = 2
"""The fewest seats, also of a game alone: the other one is the opponent's."""


class Heads(Row):
    """What stands in the columns of the seats."""

    def __init__(self, texts: tuple[str, ...], id: str) -> None:
        super().__init__("", id=id)
        self.texts = texts

    def set_texts(self, texts: tuple[str, ...]) -> None:
        """The texts above the names, above who plays, and above the strength."""
        if texts != self.texts:
            self.texts = texts
            self.refresh()

    def render(self) -> Content:
        seat = self.screen.query_one("#seat-1", SeatField)
        name, who, strength = self.texts
        at = seat.region.x - self.content_region.x
        line = f"{' ' * _NUMBER} {name}".ljust(at) + f" {who}".ljust(seat.texts.columns(seat.size.width).at) + strength
        return Content(line).stylize("$role-muted")


class Rule(Row):
    """A line between the seats and the rest."""

    def render(self) -> Content:
        sign = "-" if signs_of(self.app).ascii_only else "─"
        return Content(sign * self.size.width).stylize("$role-line")


class Form(ThinlyScrolled, VerticalScroll, can_focus=False, inherit_bindings=False):
    """Scrolls to the line the player is on. It has no bindings of its own: the arrows move from line to line, also
    where not all lines fit on the screen."""


class GameForm(CoatlScreen):
    """The form as it stands. What happens when something in it changes is the screen's: see ``new_game``."""

    scopes = ("form",)
    BINDINGS = bindings("form")
    CSS_PATH = "new_game.tcss"

    def __init__(self) -> None:
        super().__init__()
        l10n, registry = self.l10n, self.host.registry
        self.variants, self.card_sets = list(registry.variants.values()), list(registry.card_sets.values())
        self.opponents = registry.solo_games()
        self.campaigns = known_campaigns(self.host.home.campaigns)
        self.values = VariantFields(self, self.variants, self.campaigns)
        self.computers = {str(computer): computer for computer in computers_of(registry)}
        self._tells_hands = False
        """Whether the seats ask if a hand is told: several play at a real table."""
        self._were_secret: list[SeatField] = []
        self._aside: dict[int, str] = {}
        """The names of seats whose players bring one, by number."""
        self._rows: dict[str, Row] = {}
        self._label_texts: dict[str, tuple[str, dict[str, int]]] = {}
        self._groups: dict[str, list[str]] = {}
        self._default_names = [l10n("form-default-name", n=seat) for seat in range(1, MOST_PLAYERS + 1)]
        settings = self.host.settings
        self._edition = settings.edition
        self._number = min(max(FEWEST, settings.players), MOST_OF_BOX)
        self._fields = settings.fields

    def compose(self) -> ComposeResult:
        l10n, registry, settings = self.l10n, self.host.registry, self.host.settings
        with Horizontal(id="both"):
            with Form(id="form", classes="box form"):
                yield Heads(self._heads(), id="row-seats")
                for seat, proposed in enumerate(self._proposed_names(), 1):
                    name = Input(proposed, id=f"name-{seat}", classes="name", compact=True, max_length=NAME_LENGTH)
                    who = SeatField(self._texts_of(seat), self._proposed_seat(seat), self._seat_told, id=f"seat-{seat}")
                    row = Row(str(seat), name, who, id=f"row-name-{seat}", classes="seat")
                    self._rows[f"name-{seat}"] = row
                    yield row
                yield Rule("", id="row-rule")
                if self.host.terms is None:  # a host deals the games of visitors
                    yield self._row("chance", "form-chance", Chooser(self._choices("chance"), BY_SEED, id="chance"))
                    yield self._row("way", "form-way", Chooser(self._ways(None), BESIDE, id="way"))
                    yield self._row("fields", "form-fields", Button(self._fields_text(), id="fields", compact=True))
                yield self._row("first", "form-first", Chooser([(l10n("form-first-random"), "")], "", id="first"))
                yield self._tick("hints", "form-group-invited", on=True)
                yield self._tick("watch", "form-group-invited")
                if len(self.card_sets) > 1:
                    on = BASE if BASE in registry.card_sets else self.card_sets[0].id
                    for number, card_set in enumerate(self.card_sets, 1):
                        yield self._tick(f"set-{number}", "form-group-cards", card_set.id == on)
                for variant in self.opponents:  # an opponent itself is chosen among the players
                    for each in variant.options:
                        yield self._tick(f"option-{variant.id}-{each}", "form-group-opponent")
                    yield from self.values.rows(variant, self._row, l10n)
                yield self._tick("forecast", "form-group-opponent", settings.forecast)
                for variant in self.variants:
                    if variant not in self.opponents:
                        yield self._tick(f"variant-{variant.id}", "form-group-variants")
                        for each in variant.options:
                            yield self._tick(f"option-{variant.id}-{each}", "form-group-variants", classes="below")
                        yield from self.values.rows(variant, self._row, l10n)
                yield self._tick("tokens", "form-group-rules", settings.tokens)
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

    def _seat_told(self, seat: SeatField, what: Literal["changed", "opened", "named"]) -> None:
        """The player has changed who sits somewhere, wants one more seat, or to name who sits there."""

    def _row(self, id: str, label: str, *fields: Widget, classes: str = "", **values: int) -> Widget:
        """A line of the form: what it is about, and its fields."""
        self._label_texts[id] = label, values
        self._rows[id] = Row(self.l10n(label, **values) if label else "", *fields, id=f"row-{id}", classes=classes)
        return self._rows[id]

    def _tick(self, id: str, group: str, on: bool = False, classes: str = "") -> Widget:
        """A line with something to be turned on or off. Only the first line of a group says what group it is."""
        if group:
            self._groups.setdefault(group, []).append(id)
        return self._row(id, "", Tick(self._tick_text(id), on, id=id, note=self._note_text(id)), classes=classes)

    def _seed_input(self) -> Input:
        return Input(id="seed", compact=True, max_length=40, placeholder=self.l10n("form-seed-chance"))

    def _proposed_names(self) -> list[str]:
        """A name for each seat: the one played with last, or else the form's own."""
        names = [plain(name, NAME_LENGTH) for name in self.host.settings.names]
        names += [""] * len(self._default_names)
        return [name or default for name, default in zip(names, self._default_names, strict=False)]

    def _proposed_seat(self, seat: int) -> str:
        """Who played in a seat (from 1) last time: a value of the field. A seat that no game had is like the last one
        that a game had. The first time, a person plays against computer players."""
        seats, beginner = self.host.settings.seats, str(FIRST_OPPONENT)
        first = beginner if beginner in self.computers else PERSON
        if not seats:  # before that was kept, so were the names of persons
            return PERSON if seat == 1 or any(self.host.settings.names) else first
        last = seats[min(seat, len(seats)) - 1]
        return last if last in self._texts_of(seat).values else PERSON

    # Texts

    def _heads(self) -> tuple[str, ...]:
        """What stands above the seats."""
        columns = "name", "who", "hand" if self._tells_hands else "strength"
        return tuple(self.l10n(f"form-column-{column}") for column in columns)

    def _note_text(self, id: str) -> str:
        """What stands at the right of a line: what is in a card set, or which rule is turned on or off."""
        if id.startswith("set-"):
            chosen = self.card_sets[int(id.removeprefix("set-")) - 1]
            return self.l10n("form-set-note", prophecies=prophecies_of(chosen), temples=len(chosen.temples))
        return self.l10n("form-rule", rule=RULES[id]) if id in RULES else ""

    def _start_text(self) -> str:
        """What the button says, with the key that does the same from anywhere."""
        return f"{self.l10n('form-start-button')}  {self.key(command('start-game'))}"

    def _fields_text(self) -> str:
        """How the fields of the player's own board are numbered."""
        return " ".join(map(str, self._fields)) or self.l10n("form-fields-button")

    def _tick_text(self, id: str) -> str:
        """What is turned on or off in a line."""
        kind, _, rest = id.partition("-")
        if kind == "set":
            return self._set_name(self.card_sets[int(rest) - 1])
        if kind == "variant":
            return text_of(f"{rest}-name", self.l10n)
        return text_of(rest, self.l10n) if kind == "option" else self.l10n(f"form-{id}")

    def _texts_of(self, seat: int) -> SeatTexts:
        """All who can sit in a seat. The opponent of one who plays alone is a machine, too, in the second seat, and is
        found beside a person there."""
        l10n = self.l10n
        computers = [
            Strength(value, seat_text(computer, l10n), bars_of(computer, self.host.registry))
            for value, computer in self.computers.items()
        ]
        if seat == FEWEST:
            alone = [Strength(f"{ALONE}{each.id}", opponent_name(each.id, l10n)) for each in self.opponents]
            computers = [*alone, *computers]
        hands = {PERSON: "form-hand-told", SECRET: "form-hand-secret"} if self._tells_hands else {PERSON: ""}
        persons = tuple(Strength(value, l10n(hand) if hand else "") for value, hand in hands.items())
        kinds = (
            Kind(l10n("form-seat-person"), persons),
            *([Kind(l10n("form-seat-computer"), tuple(computers))] if computers else []),
            Kind(l10n("form-seat-invited"), (Strength(INVITED),)),
        )
        like = self._texts_of(FEWEST) if seat != FEWEST else None
        return SeatTexts(kinds, l10n("form-seat-more"), like)

    def _choices(self, id: str) -> list[tuple[str, str]]:
        """The texts and values of a field with a list."""
        if id == "chance":
            return [(self.l10n("form-chance-app"), BY_SEED), (self.l10n("form-chance-table"), TOLD)]
        if id == "way":
            return self._ways(self._opponent())
        if id.startswith(("campaign-", "value-")):
            return self.values.choices(id, self.l10n)
        if id == "edition":
            return [(self.l10n(f"edition-{tag}"), tag) for tag in (*(edition.tag for edition in EDITIONS), OWN_EDITION)]
        names = shown_names(self._names(), self._seats(), self._invited(), self.l10n)
        return [(self.l10n("form-first-random"), ""), *((name, str(seat)) for seat, name in enumerate(names))]

    def _ways(self, opponent: type[Variant] | None) -> list[tuple[str, str]]:
        """What the app can do beside a real table for one who plays alone against this opponent."""
        name = opponent_name(opponent.id, self.l10n) if opponent is not None else ""
        return [(self.l10n(f"form-way-{way}", name=name), way) for way in (BESIDE, TOLD)]

    def _set_name(self, card_set: CardSet) -> str:
        return self.host.registry.name("card-set", card_set.id, self.l10n)

    # What is chosen

    def _is_ticked(self, id: str) -> bool:
        return self.query_one(f"#{id}", Tick).value

    def _chooser(self, id: str) -> Chooser:
        return self.query_one(f"#{id}", Chooser)

    def _seat_field(self, number: int) -> SeatField:
        return self.query_one(f"#seat-{number}", SeatField)

    def _opponent(self) -> type[Variant] | None:
        """The opponent of a player who plays alone, else None."""
        value = self._seat_field(FEWEST).value
        return next((variant for variant in self.opponents if value == f"{ALONE}{variant.id}"), None)

    def _players(self) -> int:
        return 1 if self._opponent() else self._number

    def _seat(self, number: int) -> ComputerSeat | None:
        """The computer player in a seat, from 1; None for a person."""
        if self._opponent() is not None:
            return None
        return self.computers.get(self._seat_field(number).value)

    def _seats(self) -> tuple[ComputerSeat | None, ...]:
        return tuple(self._seat(number) for number in range(1, self._players() + 1))

    def _invited(self) -> frozenset[int]:
        """The seats, from 0, whose persons come by invitation; nobody comes to a game alone."""
        if self._opponent() is not None:
            return frozenset()
        return frozenset(seat - 1 for seat in range(1, self._players() + 1) if self._is_invited(seat))

    @property
    def _at_host(self) -> bool:
        """Whether a host plays the game: one by invitation, and any game of a visitor."""
        return self.host.terms is not None or bool(self._invited())

    def _secret(self) -> tuple[int, ...]:
        """The seats, from 0, of persons who tell nobody their cards."""
        return tuple(seat - 1 for seat in range(1, self._players() + 1) if self._seat_field(seat).value == SECRET)

    def _is_invited(self, seat: int) -> bool:
        return self._seat_field(seat).value == INVITED

    def _names(self) -> list[str]:
        names = [self.query_one(f"#name-{seat}", Input).value for seat in range(1, self._players() + 1)]
        return [" ".join(unicodedata.normalize("NFC", name).split()) for name in names]

    def _from_table(self) -> bool:
        """Whether chance comes from a table with the real pieces."""
        return self.host.terms is None and self._chooser("chance").value == TOLD

    def _chance(self) -> Chance:
        """Where chance comes from. Beside a real table the app can move the opponent of one who plays alone."""
        if not self._from_table():
            return "seed"
        return "beside" if self._opponent() is not None and self._chooser("way").value == BESIDE else "told"

    def _going_on(self) -> Campaign | None:
        """The campaign that is to go on: it says what is played."""
        found = (self.values.going_on(variant) for variant in self.variants if self._is_on(variant))
        return next(filter(None, found), None)

    def _chosen_sets(self) -> list[CardSet]:
        """The card sets of the game, in the order of the registry. If there is only one it is not asked for."""
        campaign = self._going_on()
        if campaign is not None:
            return [card_set for card_set in self.card_sets if card_set.id in campaign.setup.card_sets]
        if len(self.card_sets) == 1:
            return self.card_sets
        return [card_set for number, card_set in enumerate(self.card_sets, 1) if self._is_ticked(f"set-{number}")]

    def _chosen(self) -> tuple[VariantChoice, ...]:
        """The variants of the game, each with its options."""
        campaign = self._going_on()
        if campaign is not None:
            return campaign.setup.variants
        chosen = [variant for variant in self.variants if self._is_on(variant)]
        return tuple(
            VariantChoice(each.id, (*self._ticked_options(each), *self.values.options(each))) for each in chosen
        )

    def _ticked_options(self, variant: type[Variant]) -> list[str]:
        return [option for option in variant.options if self._is_ticked(f"option-{variant.id}-{option}")]

    def _is_on(self, variant: type[Variant]) -> bool:
        if variant in self.opponents:
            return variant is self._opponent()
        return self._fits(variant) and self._is_ticked(f"variant-{variant.id}")

    def _fits(self, variant: type[Variant]) -> bool:
        """Whether a variant is asked for with so many players. More than four are chosen for the sake of a variant:
        then all are asked for, and it is said which of them cannot be."""
        least, most = variant.players
        players = self._players()
        return least <= players <= most or players > MOST_OF_BOX

    def _most(self) -> int:
        """How many can play: more than four if a variant that is ticked allows them."""
        several = [variant for variant in self.variants if variant not in self.opponents]
        return max((v.players[1] for v in several if self._is_ticked(f"variant-{v.id}")), default=MOST_OF_BOX)

    def _shown_edition(self) -> Edition | None:
        """The edition whose rules are chosen, or None for the player's own choice."""
        value = self._chooser("edition").value
        return next((edition for edition in EDITIONS if edition.tag == value), None)

    def _rules(self) -> Rules:
        campaign = self._going_on()
        if campaign is not None:
            return campaign.setup.rules
        return Rules(
            sacrifice_tokens=self._opponent() is None and self._is_ticked("tokens"),
            unfinished_score_half=self._is_ticked("half"),
            strict_x=self._is_ticked("strict"),
        )

    def _game(self) -> ChosenGame:
        """The game as it is chosen now."""
        campaign = self._going_on()
        return ChosenGame(
            tuple(self._names()),
            self._seats(),
            self._invited(),
            self.host.terms is not None,
            self._opponent(),
            tuple(self._chosen_sets()),
            self._chosen(),
            self._rules(),
            str(self._chooser("first").value if campaign is None else campaign.setup.first),
            "" if self._from_table() or campaign is not None else self.query_one("#seed", Input).value.strip(),
            self._chance(),
            self._fields if self._from_table() and self._opponent() is not None else (),
            self._secret(),
        )

    # Room

    def _fit(self) -> None:
        """Shows only the lines that belong to the game: as many seats as there are players and an open one, the options
        of its variants."""
        self._number = min(self._number, self._most())
        alone = self._opponent() is not None
        self._ask_for_hands(self._from_table() and not alone)
        shown = {}
        for seat in range(1, MOST_PLAYERS + 1):
            shown[f"name-{seat}"] = seat <= (FEWEST if alone else min(self._number + 1, self._most()))
            self._fit_seat(seat, is_open=seat > self._number and not alone, alone=alone)
        hosted = self._at_host
        shown |= {"first": not alone, "tokens": not alone, "forecast": alone}
        shown |= dict.fromkeys(("edition", "half", "strict"), True)
        shown |= {f"set-{number}": True for number in range(1, len(self.card_sets) + 1) if len(self.card_sets) > 1}
        told = self._from_table()
        shown |= {"hints": hosted, "watch": hosted, "seed": not hosted and not told}
        if self.host.terms is None:
            shown |= {"chance": True, "way": told and alone, "fields": told and alone}
        for variant in self.variants:
            if variant not in self.opponents:
                shown[f"variant-{variant.id}"] = self._fits(variant)
            shown |= {f"option-{variant.id}-{option}": self._is_on(variant) for option in variant.options}
            shown |= self.values.shown(variant, self._is_on(variant))
        campaign = self._going_on()
        if campaign is not None:
            shown |= self._said_by(campaign)
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
        if alone and self.host.terms is None:
            self._chooser("way").set_choices(self._choices("way"), str(self._chooser("way").value))
        self._space()
        self._show_about()

    def _said_by(self, campaign: Campaign) -> dict[str, bool]:
        """The lines that are not shown, because a campaign that goes on says what is played."""
        others = [each for each in self.variants if each not in self.opponents and each.id != campaign.variant]
        ids = ["first", "tokens", "edition", "half", "strict", "seed", *(f"variant-{each.id}" for each in others)]
        ids += [f"option-{variant.id}-{option}" for variant in self.variants for option in variant.options]
        ids += [f"set-{number}" for number in range(1, len(self.card_sets) + 1)] if len(self.card_sets) > 1 else []
        ids += ["chance", "way", "fields"] if self.host.terms is None else []
        return dict.fromkeys(ids, False)

    def _ask_for_hands(self, asks: bool) -> None:
        """Asks in the seats of persons whether their hand is told, or asks no more."""
        if asks == self._tells_hands:
            return
        self._tells_hands = asks
        fields = [self._seat_field(seat) for seat in range(1, MOST_PLAYERS + 1)]
        if not asks:
            self._were_secret = [field for field in fields if field.value == SECRET]
        for field in self._were_secret:  # whoever steps past an opponent at the second seat finds them as they were
            field.value = SECRET if asks and field.value == PERSON else PERSON if field.value == SECRET else field.value
        for seat, field in enumerate(fields, 1):
            field.set_texts(self._texts_of(seat))
        self.query_one(Heads).set_texts(self._heads())

    def _fit_seat(self, seat: int, is_open: bool, alone: bool) -> None:
        """Shows a seat as it can be taken: whoever plays alone is a person."""
        self._seat_field(seat).show_as(is_open, PERSON if alone and seat < FEWEST else "")
        self.query_one(f"#name-{seat}", Input).display = not is_open
        self._rows[f"name-{seat}"].set_class(is_open, "open")

    def _fit_first(self) -> None:
        """Lets the first player be chosen among the names there are now."""
        choices, seat = self._choices("first"), str(self._chooser("first").value)
        self._chooser("first").set_choices(choices, seat if seat in [value for _, value in choices] else "")

    def _space(self) -> None:
        """Puts free lines between the lines of the form, as many as there is room for, and makes the boxes as high as
        what is in them."""
        if self.is_gone:  # the message that a field has changed comes late
            return
        rows = {str(row.id).removeprefix("row-"): row for row in self.query(Row) if row.display or row.id == "row-rule"}
        after = [*rows][[*rows].index("rule") + 1]  # it needs no free line of its own
        room = self.size.height - _BELOW - 2 * self.has_class("-tall")
        free = max(0, room - _AROUND - len(rows) + 1)
        first = "tokens" if "tokens" in rows else "edition"
        gaps = [id for id in (first if part == "rules" else part for part in _PARTS) if id in rows][:free]
        groups = [id for id in rows if id not in gaps and id != after and self._is_group(id)]
        if len(gaps) + len(groups) <= free:
            gaps += groups
            for together in (["foot"], [id for id in _SEATS if id in rows], ["above-rule", after]):
                gaps += together if len(gaps) + len(together) <= free else []
        rule = rows.pop("rule")
        rule.display = "rule" in gaps  # it stands for a free line
        rule.styles.margin = ("above-rule" in gaps, 0, 0, 0)
        for id, row in rows.items():
            row.styles.margin = (id in gaps, 0, id == "start" and "foot" in gaps, 0)
        least = _LEAST_WIDE if self._is_beside else 1
        height = max(1, min(room, max(least, _AROUND + len(rows) + len(gaps))))
        for id in ("form", "about"):
            self.query_one(f"#{id}").styles.height = height
        about, (narrow, wide) = self.query_one("#about"), _BESIDE
        about.display = self._is_beside
        about.styles.width = min(wide, narrow + (self.size.width - BESIDE_FROM) // 2)

    def _is_group(self, id: str) -> bool:
        """Whether a line begins one of ``_GROUPS``."""
        return id in _GROUPS or (id in self._rows and self._rows[id].has_class("first"))

    @property
    def _is_beside(self) -> bool:
        """Whether what the game will be stands beside the form."""
        return self.size.width >= BESIDE_FROM

    def _show_about(self) -> None:
        """Shows what the field under the cursor means and what game it will be, where there is room for it beside the
        form."""
        pane = self.query_one("#about", Pane)
        if pane.display and pane.size:
            pane.show(self._game().picture(self.l10n, *pane.size, self.signs, self._told()))

    def _told(self) -> tuple[str, str]:
        """What the field under the cursor is called, and what it means."""
        return "", ""
