"""The lines of the form for a new game: its fields and their texts, what is chosen in them, and the room for them."""

from __future__ import annotations

import unicodedata

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input

from coatl_core.cards.catalog import CardSet
from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, Edition
from coatl_core.game.rules import MOST_OF_BOX, MOST_PLAYERS, ComputerSeat, Rules, VariantChoice
from coatl_core.game.state import Variant
from coatl_core.plugins.proposed_choices import BASE, FIRST_OPPONENT
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.chosen_game import ChosenGame, computers_of, seat_text, shown_names, text_of
from coatl_tui.settings import OWN_EDITION, PACES
from coatl_tui.widgets.fields import Chooser, Row, Segments, Tick
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.scrollbar import ThinlyScrolled

NAME_LENGTH = 16
RULES = {"tokens": "7", "half": "8.6", "strict": "8.9"}
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
INVITED = "?"
"""That of a seat whose person comes by invitation."""
ALLOWED = ("hints", "watch")
"""What the one who makes such a game can allow in it: a line each, and words of the protocol."""
NUMBERS = range(2, MOST_PLAYERS + 1)


class Form(ThinlyScrolled, VerticalScroll, can_focus=False, inherit_bindings=False):
    """Scrolls to the line the player is on. It has no bindings of its own: the arrows move from line to line, also
    where not all lines fit on the screen."""


class GameForm(CoatlScreen):
    """The form as it stands. What happens when something in it changes is the screen's: see ``new_game``."""

    scopes = ("form",)
    BINDINGS = bindings("form")
    CSS_PATH = "new_game.tcss"

    def compose(self) -> ComposeResult:
        l10n, registry = self.l10n, self.host.registry
        self.variants, self.card_sets = list(registry.variants.values()), list(registry.card_sets.values())
        self.opponents = registry.solo_games()
        self.computers = {str(computer): computer for computer in computers_of(registry)}
        self._aside: dict[int, str] = {}  # names of seats whose players bring one, by number
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
                    who = Chooser(self._choices("seat"), self._proposed_seat(seat), id=f"seat-{seat}")
                    who.add_class("who")
                    yield self._row(f"name-{seat}", "form-name", name, who, n=seat)
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
                yield self._tick("forecast", "form-group-opponent", settings.forecast)
                yield self._row("pace", "form-pace", Chooser(self._choices("pace"), settings.pace, id="pace"))
                yield self._tick("reasons", "", settings.reasons)
                for variant in self.variants:
                    if variant not in self.opponents:
                        yield self._tick(f"variant-{variant.id}", "form-group-variants")
                        for each in variant.options:
                            yield self._tick(f"option-{variant.id}-{each}", "form-group-variants", classes="below")
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

    def _row(self, id: str, label: str, *fields: Widget, classes: str = "", **values: int) -> Widget:
        """A line of the form: what it is about, and its fields."""
        self._label_texts[id] = label, values
        self._rows[id] = Row(self.l10n(label, **values) if label else "", *fields, id=f"row-{id}", classes=classes)
        return self._rows[id]

    def _tick(self, id: str, group: str, on: bool = False, classes: str = "") -> Widget:
        """A line with something to be turned on or off. Only the first line of a group says what group it is."""
        if group:
            self._groups.setdefault(group, []).append(id)
        return self._row(id, "", Tick(self._tick_text(id), on, id=id, note=self._rule_text(id)), classes=classes)

    def _seed_input(self) -> Input:
        return Input(id="seed", compact=True, max_length=40, placeholder=self.l10n("form-seed-chance"))

    def _proposed_names(self) -> list[str]:
        """A name for each seat: the one played with last, or else the form's own."""
        names = [plain(name, NAME_LENGTH) for name in self.host.settings.names]
        names += [""] * len(self._default_names)
        return [name or default for name, default in zip(names, self._default_names, strict=False)]

    def _proposed_seat(self, seat: int) -> str:
        """Who played in a seat (from 1) last time: a value of the field. A seat that the last game did not have is like
        the last one that it had. The first time, a person plays against computer players."""
        seats, beginner = self.host.settings.seats, str(FIRST_OPPONENT)
        first = beginner if beginner in self.computers else PERSON
        if not seats:  # before that was kept, so were the names of persons
            return PERSON if seat == 1 or any(self.host.settings.names) else first
        last = seats[min(seat, len(seats)) - 1]
        return last if last == INVITED or last in self.computers else PERSON

    # Texts

    def _rule_text(self, id: str) -> str:
        """Which rule is turned on or off in a line; an empty text if none is."""
        return self.l10n("form-rule", rule=RULES[id]) if id in RULES else ""

    def _start_text(self) -> str:
        """What the button says, with the key that does the same from anywhere."""
        return f"{self.l10n('form-start-button')}  {self.key(command('start-game'))}"

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
            computers = ((seat_text(computer, self.l10n), value) for value, computer in self.computers.items())
            kinds = [(self.l10n("form-seat-computer", kind=kind), value) for kind, value in computers]
            return [(self.l10n("form-seat-person"), PERSON), *kinds, (self.l10n("form-seat-invited"), INVITED)]
        names = shown_names(self._names(), self._seats(), self._invited(), self.l10n)
        return [(self.l10n("form-first-random"), ""), *((name, str(seat)) for seat, name in enumerate(names))]

    def _set_name(self, card_set: CardSet) -> str:
        return self.host.registry.name("card-set", card_set.id, self.l10n)

    # What is chosen

    def _is_ticked(self, id: str) -> bool:
        return self.query_one(f"#{id}", Tick).value

    def _chooser(self, id: str) -> Chooser:
        return self.query_one(f"#{id}", Chooser)

    def _opponent(self) -> type[Variant] | None:
        """The opponent of a player who plays alone, else None."""
        index = self.query_one(Segments).index - len(NUMBERS)
        return self.opponents[index] if index >= 0 else None

    def _players(self) -> int:
        return 1 if self._opponent() else NUMBERS[self.query_one(Segments).index]

    def _seat(self, number: int) -> ComputerSeat | None:
        """The computer player in a seat, from 1; None for a person."""
        if self._opponent() is not None:
            return None
        return self.computers.get(str(self._chooser(f"seat-{number}").value))

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

    def _is_invited(self, seat: int) -> bool:
        return self._chooser(f"seat-{seat}").value == INVITED

    def _names(self) -> list[str]:
        names = [self.query_one(f"#name-{seat}", Input).value for seat in range(1, self._players() + 1)]
        return [" ".join(unicodedata.normalize("NFC", name).split()) for name in names]

    def _chosen_sets(self) -> list[CardSet]:
        """The card sets of the game, in the order of the registry. If there is only one it is not asked for."""
        if len(self.card_sets) == 1:
            return self.card_sets
        return [card_set for number, card_set in enumerate(self.card_sets, 1) if self._is_ticked(f"set-{number}")]

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
        """Whether a variant is asked for with so many players. More than four are chosen for the sake of a variant:
        then all are asked for, and it is said which of them cannot be."""
        least, most = variant.players
        players = self._players()
        return least <= players <= most or players > MOST_OF_BOX

    def _offer_numbers(self) -> None:
        """Offers more players than four if a variant that is ticked allows them."""
        several = [variant for variant in self.variants if variant not in self.opponents]
        most = max((v.players[1] for v in several if self._is_ticked(f"variant-{v.id}")), default=MOST_OF_BOX)
        for index, number in enumerate(NUMBERS):
            if number > MOST_OF_BOX:
                self.query_one(Segments).offer(index, number <= most)

    def _shown_edition(self) -> Edition | None:
        """The edition whose rules are chosen, or None for the player's own choice."""
        value = self._chooser("edition").value
        return next((edition for edition in EDITIONS if edition.tag == value), None)

    def _rules(self) -> Rules:
        return Rules(
            sacrifice_tokens=self._opponent() is None and self._is_ticked("tokens"),
            unfinished_score_half=self._is_ticked("half"),
            strict_x=self._is_ticked("strict"),
        )

    def _game(self) -> ChosenGame:
        """The game as it is chosen now."""
        return ChosenGame(
            tuple(self._names()),
            self._seats(),
            self._invited(),
            self.host.terms is not None,
            self._opponent(),
            tuple(self._chosen_sets()),
            self._chosen(),
            self._rules(),
            str(self._chooser("first").value),
            self.query_one("#seed", Input).value.strip(),
        )

    # Room

    def _fit(self) -> None:
        """Shows only the lines that belong to the game: as many names as there are players, the options of its
        variants."""
        self._offer_numbers()
        players, alone = self._players(), self._opponent() is not None
        shown = {f"name-{seat}": seat <= players for seat in range(1, MOST_PLAYERS + 1)}
        for who in self.query(".who"):
            who.display = not alone
        computers, hosted = any(self._seats()), self._at_host
        shown |= {"first": not alone, "tokens": not alone, "forecast": alone}
        shown |= {"pace": (alone or computers) and not hosted, "reasons": computers and not hosted}
        shown |= {"hints": hosted, "watch": hosted, "seed": not hosted}
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

    def _fit_first(self) -> None:
        """Lets the first player be chosen among the names there are now."""
        choices, seat = self._choices("first"), str(self._chooser("first").value)
        self._chooser("first").set_choices(choices, seat if seat in [value for _, value in choices] else "")

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

    def _show_about(self) -> None:
        """Shows what game it will be, where there is room for it beside the form."""
        pane = self.query_one("#about", Pane)
        if pane.display and pane.size:
            pane.show(self._game().picture(self.l10n, *pane.size, self.signs))
