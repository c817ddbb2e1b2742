"""The form before the score pad: who has played, and by which rules."""

from __future__ import annotations

from asyncio import Event
from collections.abc import Callable, Iterable
from typing import ClassVar

from attrs import evolve
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Input

from coatl_core.files.sanitize import plain
from coatl_core.game.editions import EDITIONS, edition_of
from coatl_core.game.errors import SetupRefused, TooFewProphecies, VariantFailed
from coatl_core.game.rules import MOST_OF_BOX, TOKENS, Rules, Setup, VariantChoice, players_of_a_game
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.told_end import Told, ToldEnd, ToldFault, end_state, told_setup_refusal
from coatl_core.language.optiontext import opponent_name
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.saves.sheetfile import take_up_sheet
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.chosen_game import text_of
from coatl_tui.screens.game_form import NAME_LENGTH, Form
from coatl_tui.screens.variant_fields import ValueFields
from coatl_tui.settings import OWN_EDITION
from coatl_tui.widgets.content import paragraph
from coatl_tui.widgets.fields import Chooser, Row, Tick
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_AROUND = 2
"""The rows of the form beside its lines."""
_NOBODY = "-"
"""The value for games without an automatic opponent."""
_MOST_WIDTH = 84
"""The most columns that are used, with one free at each side. The style sheet has the same number."""


def _options_of(variant: type[Variant], chosen: Iterable[VariantChoice]) -> tuple[str, ...]:
    """The options that were chosen for a variant before."""
    return next((choice.options for choice in chosen if choice.id == variant.id), ())


class PadFormScreen(CoatlScreen):
    """A line for each player's name, and the rules. What was typed on the pad before is there until it is torn off."""

    scopes = ("pad-form",)
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings("pad-form"),
        Binding("enter", "enter_name", show=False, priority=True),
    ]
    CSS_PATH = "pad.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._wrong: Callable[[], str] | None = None
        """The sentence about what is wrong with what was chosen."""
        self.draft, self._aside = take_up_sheet(self.host.home.sheet, self.host.registry)
        self.solo, self.variants = self.host.registry.solo_games(), self.host.registry.told_at_the_end()
        self._values = ValueFields(self, (*self.solo, *self.variants))
        self.sets = list(self.host.registry.card_sets.values())
        self._rows: dict[str, tuple[Row, str]] = {}
        self._proposed = self._edition(self._rules_before)

    def compose(self) -> ComposeResult:
        setup = self.draft.setup if self.draft is not None else None
        settings, rules = self.host.settings, self._rules_before
        names = setup.players if setup is not None else [plain(name, NAME_LENGTH) for name in settings.names]
        sets = setup.card_sets if setup is not None else (BASE,)
        chosen = setup.variants if setup is not None else ()
        with Vertical(id="both"), Form(id="form", classes="box form"):
            for seat in range(1, MOST_OF_BOX + 1):
                name = names[seat - 1] if seat <= len(names) else ""
                field = Input(name, id=f"name-{seat}", classes="name", compact=True, max_length=NAME_LENGTH)
                yield self._row(field, "pad-players" if seat == 1 else "")
            if self.solo:
                value = next((each.id for each in chosen if each.id in [solo.id for solo in self.solo]), _NOBODY)
                yield self._row(Chooser(self._opponents(), value, id="against"), "form-group-opponent")
            for variant in self.solo:
                for option in variant.options:
                    ticked = any(choice.id == variant.id and option in choice.options for choice in chosen)
                    yield self._row(Tick("", ticked, id=f"option-{option}"), "")
                yield from self._values.rows(variant, self._value_row, self.l10n, _options_of(variant, chosen))
            for number, card_set in enumerate(self.sets if len(self.sets) > 1 else (), 1):
                tick = Tick("", card_set.id in sets, id=f"set-{number}")
                yield self._row(tick, "form-group-cards" if number == 1 else "")
            for number, variant in enumerate(self.variants, 1):
                tick = Tick("", variant.id in [choice.id for choice in chosen], id=f"variant-{variant.id}")
                yield self._row(tick, "form-group-variants" if number == 1 else "")
                yield from self._values.rows(variant, self._value_row, self.l10n, _options_of(variant, chosen))
            yield self._row(Chooser(self._editions(), self._proposed, id="edition"), "form-edition")
            yield self._row(Tick("", rules.unfinished_score_half, id="half"), "")
            yield self._row(Tick("", rules.strict_x, id="strict"), "")
            yield self._row(Tick("", rules.sacrifice_tokens, id="tokens"), "form-group-rules")
            if self.draft is not None and self._told:
                yield self._row(Tick("", True, id="keep"), "pad-before")
            yield self._row(Button("", id="start", compact=True), "")
        yield line_pane("message")
        yield line_pane("keys")

    def _row(self, field: Widget, label: str) -> Row:
        row = Row("", field, id=f"row-{field.id}")
        self._rows[str(field.id)] = row, label
        return row

    def _value_row(self, id: str, label: str, field: Widget) -> Row:
        return self._row(field, label)

    # What is proposed

    @property
    def _told(self) -> int:
        """How many coatls were typed before."""
        return sum(len(told.coatls) for told in self.draft.players) if self.draft is not None else 0

    @property
    def _rules_before(self) -> Rules:
        """The rules of what was typed before, or else those that are usually played by."""
        return self.draft.setup.rules if self.draft is not None else self._usual_rules()

    def _usual_rules(self) -> Rules:
        settings = self.host.settings
        return evolve(settings.rules_in(self.l10n.tag), sacrifice_tokens=settings.tokens)

    def _edition(self, rules: Rules) -> str:
        """The edition that has these rules: the one that was chosen for games, that of the player's language, or
        another one; in a language without one it is the player's own choice, as in the form for a new game."""
        own, chosen = edition_of(self.l10n.tag), self.host.settings.edition
        known = [each for each in EDITIONS if each.tag == chosen or (chosen != OWN_EDITION and own is not None)]
        fitting = [each for each in known if each.agrees_with(rules)]
        best = next((each for each in fitting if each.tag == chosen), own if own in fitting else None)
        return best.tag if best is not None else fitting[0].tag if fitting else OWN_EDITION

    def _editions(self) -> list[tuple[str, str]]:
        return [(self.l10n(f"edition-{tag}"), tag) for tag in (*(each.tag for each in EDITIONS), OWN_EDITION)]

    def _opponents(self) -> list[tuple[str, str]]:
        named = [(opponent_name(each.id, self.l10n), each.id) for each in self.solo]
        return [(self.l10n("pad-no-opponent"), _NOBODY), *named]

    # Showing

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#start" if self._told else "#name-1"))

    def show(self) -> None:
        form, l10n = self.query_one("#form"), self.l10n
        form.border_title = l10n("pad-title")
        for row, label in self._rows.values():
            row.set_label(l10n(label) if label else "")
        for seat in range(1, MOST_OF_BOX + 1):
            self.query_one(f"#name-{seat}", Input).placeholder = l10n("form-column-name")
        if self.solo:
            against = self.query_one("#against", Chooser)
            against.set_choices(self._opponents(), str(against.value))
        for variant in (*self.solo, *self.variants):
            for id in self._values.of(variant):
                if choices := self._values.choices(id, l10n):
                    field = self.query_one(f"#{id}", Chooser)
                    field.set_choices(choices, str(field.value))
        self._follow_language()
        for tick in self.query(Tick):
            tick.label = self._tick_text(str(tick.id))
        start = self.query_one("#start", Button)
        start.label = f"{l10n('pad-start')}  {self.key(command('start-game'))}"
        start.refresh(layout=True)  # Textual keeps the old width
        self._fit()
        self._tell()
        self.show_keys()

    def _follow_language(self) -> None:
        """Names the editions. The one that was proposed is that of the app's language, now as before."""
        field, before = self.query_one("#edition", Chooser), self._proposed
        self._proposed = self._edition(self._rules_before)
        value = self._proposed if field.value == before else str(field.value)
        field.set_choices(self._editions(), value)

    def _tick_text(self, id: str) -> str:
        kind, _, rest = id.partition("-")
        if kind == "option":
            return text_of(rest, self.l10n)
        if kind == "variant":
            return text_of(f"{rest}-name", self.l10n)
        if kind == "set":
            return self.host.registry.name("card-set", self.sets[int(rest) - 1].id, self.l10n)
        return self.l10n("pad-keep", n=self._told) if id == "keep" else self.l10n(f"form-{id}")

    def _fit(self) -> None:
        """Shows only the lines that belong to the game."""
        solo, own = self._against(), self.query_one("#edition", Chooser).value == OWN_EDITION
        values = {id for variant in self._played() for id in self._values.of(variant)}
        for id, (row, _) in self._rows.items():
            shown = True
            if id.startswith("name-"):
                shown = solo is None or id == "name-1"
            elif id.startswith("option-"):
                shown = solo is not None and id.removeprefix("option-") in solo.options
            elif id.startswith("value-"):
                shown = id in values
            elif id in ("half", "strict"):
                shown = own
            elif id == "tokens" or id.startswith("variant-"):
                shown = solo is None
            row.display = shown
        form = self.query_one("#form")
        form.styles.height = min(
            _AROUND + sum(row.display for row, _ in self._rows.values()), max(3, self.size.height - 3)
        )

    @property
    def warns(self) -> bool:
        return self._wrong is not None or self._aside is not None

    def _refuse(self, wrong: Callable[[], str]) -> None:
        self._wrong = wrong
        self._tell()

    def _tell(self) -> None:
        """Says what is wrong, or that what was kept is set aside, or else what this is for."""
        if self._wrong is not None:
            text = self._wrong()
        elif self._aside is not None:
            text = self.l10n("pad-aside", file=self._aside.name)
        else:
            text = self.l10n("pad-form-help")
        margin = 1 + max(0, self.size.width - _MOST_WIDTH) // 2
        pane, content = (
            self.query_one("#message", Pane),
            paragraph(text, "warn" if self.warns else "dim", self.size.width, margin),
        )
        pane.styles.height = len(content.lines)
        pane.show(content)

    def bar_entries(self) -> list[Entry]:
        starts = self.l10n("pad-start")
        shown = [each for each in self.bar_commands() if not self._typed(each)]
        return [self.bar_entry(each, starts if each.id == "start-game" else "") for each in shown]

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        super().on_descendant_focus(event)
        self._wrong = None
        self._tell()

    def on_checkbox_changed(self) -> None:
        if not self.is_gone:
            self._fit()

    def on_select_changed(self) -> None:
        if not self.is_gone:
            self._fit()

    # Using

    def _against(self) -> type[Variant] | None:
        """The automatic opponent that was played against."""
        if not self.solo:
            return None
        return next((each for each in self.solo if each.id == self.query_one("#against", Chooser).value), None)

    def _is_on(self, id: str) -> bool:
        return self.query_one(f"#{id}", Tick).value

    def _rules(self) -> Rules:
        tag = self.query_one("#edition", Chooser).value
        edition = next((each for each in EDITIONS if each.tag == tag), None)
        rules = Rules(unfinished_score_half=self._is_on("half"), strict_x=self._is_on("strict"))
        if edition is not None:
            rules = edition.applied_to(Rules())
        return evolve(rules, sacrifice_tokens=self._against() is None and self._is_on("tokens"))

    def _played(self) -> list[type[Variant]]:
        """What was played: the automatic opponent, or the variants of several."""
        solo = self._against()
        return [solo] if solo is not None else [each for each in self.variants if self._is_on(f"variant-{each.id}")]

    def _choice(self, variant: type[Variant]) -> VariantChoice:
        asked = variant.options if variant in self.solo else ()
        ticked = tuple(option for option in asked if self._is_on(f"option-{option}"))
        return VariantChoice(variant.id, (*ticked, *self._values.options(variant)))

    def _wrong_value(self) -> str:
        """A sentence about the first value that an option cannot have; an empty text if there is none."""
        for variant in self._played():
            if wrong := self._values.wrong(variant, self.l10n):
                id, text = wrong
                return self.l10n("option-value", name=self.l10n(self._rows[id][1]), value=text)
        return ""

    def _names(self) -> list[str]:
        solo = self._against() is not None
        names = [self.query_one(f"#name-{seat}", Input).value for seat in range(1, 2 if solo else MOST_OF_BOX + 1)]
        return [name for name in (" ".join(name.split()) for name in names) if name]

    def do_next_field(self) -> None:
        self.focus_next()

    def do_previous_field(self) -> None:
        self.focus_previous()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return isinstance(self.focused, Input) if action == "enter_name" else super().check_action(action, parameters)

    async def action_enter_name(self) -> None:
        """Enter goes to the next name, and from an empty one to the pad. It is answered before the next key is read,
        which belongs to the next name, and after those before it, which the field has perhaps not answered yet."""
        field, answered = self.focused, Event()
        if field is not None and field.call_later(answered.set):
            await answered.wait()
        last = field is None or field.id == f"name-{MOST_OF_BOX}" or self._against() is not None
        if last or (isinstance(field, Input) and not field.value.strip()):
            self.do_start_game()
        else:
            self.do_next_field()

    def on_button_pressed(self) -> None:
        self.do_start_game()

    def do_start_game(self) -> None:
        """Opens the pad, or says what is missing for it."""
        from coatl_tui.table.pad_screen import PadScreen

        solo, names = self._against(), self._names()
        least, most = players_of_a_game(solo is not None)
        if not least <= len(names) <= most:
            self._refuse(lambda: self.l10n("pad-names", least=least, most=MOST_OF_BOX))
            return
        if len(set(names)) < len(names):
            self._refuse(lambda: self.l10n("pad-names-alike"))
            return
        sets = [each for number, each in enumerate(self.sets, 1) if len(self.sets) == 1 or self._is_on(f"set-{number}")]
        if self._wrong_value():
            self._refuse(self._wrong_value)
            return
        variants = tuple(map(self._choice, self._played()))
        setup = Setup(tuple(names), "", card_sets=tuple(s.id for s in sets), rules=self._rules(), variants=variants)
        try:
            ruleset = self.host.registry.ruleset_for(setup)
            refused = told_setup_refusal(setup, ruleset)
            end = self._end(setup, ruleset)
        except (SetupRefused, ToldFault) as error:
            refused = error.refusal
        except TooFewProphecies as error:
            few = error
            self._refuse(lambda: self.l10n("problem-sheet-few", needed=few.needed, prophecies=few.prophecies))
            return
        except VariantFailed as error:
            failed = plain(str(error))
            self._refuse(lambda: failed)
            return
        if refused is not None:
            why = refused
            self._refuse(lambda: refusal_text(why, ruleset.catalog, self.l10n))
        else:
            self.app.switch_screen(PadScreen(end, ruleset))

    def _end(self, setup: Setup, ruleset: Ruleset) -> ToldEnd:
        """The end as far as it was told, for this setup. Raises what ``end_state`` raises."""
        tokens = TOKENS if setup.rules.sacrifice_tokens else ()
        nothing = ToldEnd(setup, tuple(Told((), tokens) for _ in setup.players))
        end_state(nothing, ruleset, whole=False)
        if self.draft is None or not self._told or not self._is_on("keep"):
            return nothing
        before, names = self.draft.players, self.draft.setup.players
        if len(before) != len(setup.players):  # somebody has come or gone; else a name was only mended
            known = dict(zip(names, before, strict=True))
            before = tuple(known.get(name, Told((), tokens)) for name in setup.players)
        told = tuple(evolve(told, tokens=told.tokens if tokens else ()) for told in before)
        kept = ToldEnd(setup, told, self.draft.fulfilled if ruleset.opponent is not None else ())
        end_state(kept, ruleset, whole=False)
        return kept
