"""Options of a variant with a value: what can be written, what a game remembers of it, and wherever options stand."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.valued import ChoiceOption, NumberOption, TextOption
from coatl_core.language.l10n import english
from coatl_core.language.optiontext import options_text
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.position import position
from coatl_core.saves.position_reading import read_position
from coatl_core.saves.records import without
from coatl_core.saves.setupjson import setup_converter
from coatl_core.saves.wire import setup_from_json, to_json, view_from_json
from tests.support import NAMES, registry

STONE = "Sun stone, 50 + 1 = ‘half’ %"


class Weather(Variant):
    """The hand limit is chosen; the rest is only told."""

    id = "weather"
    options = ("storm",)
    valued = (
        NumberOption("hand", 1, 9, 4),
        TextOption("stone"),
        ChoiceOption("wind", ("calm", "strong")),
        NumberOption("glory", -9, 9, 0, carried=True),
    )

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, hand_limit=self.values["hand"])


def plugins() -> Registry:
    known = registry()
    provided = {**known.providers, ("variant", "weather"): known.providers["card-set", "base"]}
    return evolve(known, variants={**known.variants, "weather": Weather}, providers=provided)


def game(*options: str) -> Setup:
    return Setup(NAMES[:2], "weather", card_sets=("base",), variants=(VariantChoice("weather", options),))


CHOSEN = game("storm", "hand=2", f"stone={STONE}", "wind=strong", "glory=-3")


def test_a_variant_knows_all_values_and_which_were_given() -> None:
    weather = Weather(["wind=strong", "storm"])
    assert weather.values == {"hand": 4, "stone": "", "wind": "strong", "glory": 0}
    assert weather.chosen == ("storm", "wind=strong")
    assert new_game(CHOSEN, plugins().ruleset_for(CHOSEN)).rules.hand_limit == 2


@pytest.mark.parametrize(
    "wrong",
    [
        *("hand=0", "hand=10", "hand=02", "hand=+2", "hand=two", "hand=", "hand=" + "9" * 5000, "hand"),
        *("stone=two\nlines", "stone=\x1b[2J", "stone= x", "stone=" + "x" * 41, "stone=\u202e"),
        *("wind=weak", "wind=", "storm=1", "snow=1", "=1", "=", "campaign=x"),
    ],
)
def test_what_is_no_value_is_refused_with_what_can_be_written(wrong: str) -> None:
    with pytest.raises(UnknownContent) as refused:
        plugins().ruleset_for(game(wrong))
    assert refused.value.id == f"weather/{wrong}"
    assert refused.value.known == ("storm", "hand=1–9", "stone=…", "wind=calm/strong", "glory=-9–9")
    with pytest.raises(ValueError, match=r"^"):
        Weather([wrong])


def test_no_option_has_two_values() -> None:
    with pytest.raises(UnknownContent):
        plugins().ruleset_for(game("hand=2", "hand=3"))


def test_options_that_allow_nothing_are_refused() -> None:
    for make in (
        lambda: NumberOption("x", 3, 2),
        lambda: NumberOption("x", 1, 2, 3),
        lambda: NumberOption("x", 1, 10**7),
        lambda: TextOption("x", "two\nlines"),
        lambda: ChoiceOption("x", ("a", "a")),
        lambda: ChoiceOption("x", ("a", "b"), "c"),
    ):
        with pytest.raises(ValueError, match=r"^"):
            make()


def test_values_stand_in_saves_messages_views_and_positions() -> None:
    known = plugins()
    session = Session(CHOSEN, known.ruleset_for(CHOSEN))
    save = make_save(session, known.dependencies(CHOSEN.card_sets, CHOSEN.variants))
    assert decode(encode(save)).setup == CHOSEN
    assert setup_from_json(to_json(CHOSEN)) == CHOSEN
    for seat in (None, 0):
        seen = session.view(seat)
        assert view_from_json(to_json(seen), session.ruleset).setup.variants == CHOSEN.variants
    line = position(session.state)
    assert line.count("\n") == 0
    assert read_position(line, known.ruleset_for).setup.variants == CHOSEN.variants


def test_a_setup_without_values_is_written_as_before() -> None:
    data = setup_converter().unstructure(game("storm"))
    assert data["variants"] == [{"id": "weather", "options": ["storm"]}]


def test_records_forget_what_a_campaign_has_carried() -> None:
    (kept,) = without(CHOSEN.variants, [Weather()])
    assert kept.options == CHOSEN.variants[0].options[:-1]


def test_an_option_is_told_with_its_value_and_what_is_carried_is_not() -> None:
    l10n = english(strict=True)
    texts = "weather-hand = Hand\nweather-wind = Wind\nweather-wind-strong = strong wind\nweather-storm = Storm"
    l10n.add_messages("en", texts)
    told = options_text("weather", ("storm", "hand=2", "wind=strong", "glory=-3"), l10n)
    assert told == "Storm, Hand: 2, Wind: strong wind"


def test_values_change_nothing_of_the_text_of_a_state() -> None:
    catalog = Catalog((registry().card_sets["base"],))
    one, other = (new_game(game(f"hand={n}"), Ruleset(catalog, (Weather([f"hand={n}"]),))) for n in (2, 3))
    assert one.text() == other.text()
