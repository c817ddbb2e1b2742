"""The fields of a form in which a variant is given values: its options that have one, and the campaign that its game
belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from textual.dom import DOMNode
from textual.widget import Widget
from textual.widgets import Input

from coatl_core.game.campaign import NAME
from coatl_core.game.state import CAMPAIGN, Variant, asked_options, is_campaign
from coatl_core.game.valued import IS, MOST_OF_TEXT, ChoiceOption, NumberOption, TextOption, ValuedOption, written
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import choice_text
from coatl_core.play.campaigntext import campaign_text
from coatl_core.saves.campaigns import Campaign, Campaigns
from coatl_tui.widgets.fields import Chooser

MOST_CHOICES = 50
"""Up to so many numbers are a list to choose from; among more, one is typed."""
BY_ITSELF, BEGUN = "", "+"
"""The values of the field for a campaign where the game belongs to none, or to a new one; else it is a name after a
``=``."""

AddRow: TypeAlias = Callable[..., Widget]


class ValueFields:
    """The options with a value of the ``variants``, in the form ``node``."""

    def __init__(self, node: DOMNode, variants: Sequence[type[Variant]]) -> None:
        self._node = node
        self._fields = {
            f"value-{variant.id}-{option.id}": (variant, option)
            for variant in variants
            for option in asked_options(variant)
        }

    def of(self, variant: type[Variant]) -> dict[str, ValuedOption]:
        """Returns the options of a variant by the ids of their fields."""
        return {id: option for id, (each, option) in self._fields.items() if each is variant}

    def rows(self, variant: type[Variant], add_row: AddRow, l10n: L10n, chosen: Iterable[str] = ()) -> Iterator[Widget]:
        """Yields a line for each option of a variant, with the value that is among the ``chosen`` options, or else the
        usual one."""
        values = dict(option.split(IS, 1) for option in chosen if IS in option)
        for id, option in self.of(variant).items():
            value = values.get(option.id, str(option.usual))
            asks: Widget = Input(value, id=id, compact=True, max_length=MOST_OF_TEXT)
            if choices := self.choices(id, l10n):
                asks = Chooser(choices, value, id=id)
            yield add_row(id, f"{variant.id}-{option.id}", asks)

    def choices(self, id: str, l10n: L10n) -> list[tuple[str, str]]:
        """Returns the texts and values of a field with a list; nothing for one in which something is typed."""
        variant, option = self._fields[id]
        if isinstance(option, ChoiceOption):
            return [(choice_text(variant.id, option.id, each, l10n), each) for each in option.choices]
        if isinstance(option, NumberOption) and option.most - option.least < MOST_CHOICES:
            return [(str(number), str(number)) for number in range(option.least, option.most + 1)]
        return []

    def options(self, variant: type[Variant]) -> tuple[str, ...]:
        """Returns the values that are not the usual ones, as a setup has them."""
        values = ((option, self._text(id)) for id, option in self.of(variant).items())
        return tuple(written(option.id, text) for option, text in values if text != str(option.usual))

    def wrong(self, variant: type[Variant], l10n: L10n) -> tuple[str, str] | None:
        """Returns the first field that holds what it cannot, and a sentence about it; None if there is none."""
        told = ((id, _wrong(option, self._text(id), l10n)) for id, option in self.of(variant).items())
        return next(((id, wrong) for id, wrong in told if wrong), None)

    def _text(self, id: str) -> str:
        return _text_of(self._node, id)


class VariantFields:
    """The same ``values``, and the campaigns of the ``variants``, in the form ``node``. ``campaigns`` are those that
    can be gone on with."""

    def __init__(self, node: DOMNode, variants: Sequence[type[Variant]], campaigns: Campaigns) -> None:
        self._node = node
        self._values = ValueFields(node, variants)
        self._campaigns = campaigns

    def rows(self, variant: type[Variant], add_row: AddRow, l10n: L10n) -> Iterator[Widget]:
        """Yields a line for each option with a value, and those for a campaign."""
        if is_campaign(variant):
            id = f"campaign-{variant.id}"
            field = Chooser(self.choices(id, l10n), BY_ITSELF, id=id)
            yield add_row(id, "form-campaign", field, classes="campaign")
            name = Input(id=f"named-{variant.id}", compact=True, max_length=MOST_OF_TEXT)
            yield add_row(f"named-{variant.id}", "form-campaign-name", name)
        yield from self._values.rows(variant, add_row, l10n)

    def choices(self, id: str, l10n: L10n) -> list[tuple[str, str]]:
        """Returns the texts and values of a field with a list; nothing for one in which something is typed."""
        kind, _, variant = id.partition("-")
        if kind != "campaign":
            return self._values.choices(id, l10n)
        going_on = [each for each in self._campaigns.campaigns if each.variant == variant and not each.over]
        known = [(campaign_text(each, l10n), f"={each.name}") for each in going_on]
        return [(l10n("form-campaign-none"), BY_ITSELF), (l10n("form-campaign-new"), BEGUN), *known]

    def shown(self, variant: type[Variant], is_on: bool) -> dict[str, bool]:
        """Returns which of the lines of a variant belong to the game: a campaign that goes on says all else itself."""
        shown = dict.fromkeys(self._values.of(variant), is_on and self.going_on(variant) is None)
        if is_campaign(variant):
            shown[f"campaign-{variant.id}"] = is_on
            shown[f"named-{variant.id}"] = is_on and self._chosen(variant) == BEGUN
        return shown

    def _chosen(self, variant: type[Variant]) -> str:
        return str(self._node.query_one(f"#campaign-{variant.id}", Chooser).value) if is_campaign(variant) else ""

    def going_on(self, variant: type[Variant]) -> Campaign | None:
        """Returns the campaign that is to go on; None if another game is chosen."""
        chosen = self._chosen(variant)
        return self._campaigns.of(chosen[1:]) if chosen.startswith("=") else None

    def options(self, variant: type[Variant]) -> tuple[str, ...]:
        """Returns the values that are not the usual ones, and the name of a new campaign, as a setup has them."""
        options = self._values.options(variant)
        if self._chosen(variant) == BEGUN:
            options += (written(NAME, _text_of(self._node, f"named-{variant.id}")),)
        return options

    def wrong(self, variant: type[Variant], l10n: L10n) -> tuple[str, str] | None:
        """Returns the first field that holds what it cannot, and a sentence about it; None if there is none."""
        if self.going_on(variant) is not None:
            return None
        wrong = self._values.wrong(variant, l10n)
        if wrong is not None or self._chosen(variant) != BEGUN:
            return wrong
        id = f"named-{variant.id}"
        name = _text_of(self._node, id)
        told = _wrong(CAMPAIGN, name, l10n) or ("" if name else l10n("form-campaign-unnamed"))
        if not told and self._campaigns.of(name) is not None:
            told = l10n("form-campaign-taken", campaign=name)
        return (id, told) if told else None


def _text_of(node: DOMNode, id: str) -> str:
    field = node.query_one(f"#{id}")
    assert isinstance(field, Input | Chooser)
    return str(field.value).strip()


def _wrong(option: ValuedOption, text: str, l10n: L10n) -> str:
    try:
        option.read(text)
    except ValueError:
        if isinstance(option, NumberOption):
            return l10n("form-number-wrong", least=option.least, most=option.most)
        return l10n("form-text-wrong", most=MOST_OF_TEXT) if isinstance(option, TextOption) else option.allowed
    return ""
