"""How the variant looks at the table: lines beside it, questions, the score sheet; every sentence can be read."""

from __future__ import annotations

import pytest

from coatl_core.game.offers import Item
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.valuetext import shown_values
from coatl_core.library import Words
from coatl_core.testing import play, sentences
from coatl_tribes.names import TRIBES
from coatl_tribes.omens import OMENS
from coatl_tribes.table import pay
from tests.conftest import Effort
from tests.support import coatl, do, give, lay, registry
from tests.tribes.support import SWITCHES, choice, hold, lead, remember, table


def shown(state: GameState, seat: int | None = 0) -> list[str]:
    """The lines beside the table, in English."""
    l10n = Words(registry(), "en").l10n
    panel = view(state, seat).panel()
    return [
        l10n(line.message, **shown_values(line.values, state.catalog, l10n)) for _, lines in panel for line in lines
    ]


def test_what_holds_now_comes_first_and_is_short() -> None:
    state = table("balam", "yaluk", omen="drought", tile="draw")
    give(state, 0, coatls=[coatl("RRRR", "count-red", "pair-red-black")])
    told = shown(state)
    assert told[0] == "Drought 7/12: now 2 → +3, next at 3"
    assert len(told[0]) < 50
    assert told[1] == "Day 7, quick action: draw 3 prophecies; free places 1 of 1"
    assert [line.split(",")[0] for line in told[2:4]] == ["Ana: Balam", "Bao: Yaluk"]
    assert [line[:2] for line in told[4:]] == ["1.", "2.", "3."]
    assert shown(state, 1)[0] == "Drought 7/12: now 0 → −3, next at 1"
    assert [line.split(",")[0] for line in shown(state, 1)[2:4]] == ["Bao: Yaluk", "Ana: Balam"]


def test_in_the_calm_it_is_said_how_long_it_lasts() -> None:
    state = table(omen="floods")
    remember(state, "calendar", day=3)
    assert shown(state)[0] == "Day 3: calm until 6"


def test_the_colour_of_an_angry_god_is_a_word() -> None:
    state = table(omen="angry-B")
    assert shown(state)[0].startswith("Angry god (blue) 7/12: now 0 → −3")


def test_the_number_of_lines_stays_the_same() -> None:
    state = table("balam", "yaluk", omen="drought", tile="draw")
    before = len(shown(state))
    for place in range(3):
        hold(state, "drought", place)
        assert len(shown(state)) == before
        assert len(shown(state, None)) == before


def test_a_line_about_a_tribe_leads_to_its_player() -> None:
    state = table("balam", "yaluk")
    ((_, lines),) = view(state, 1).panel()
    assert [line.item for line in lines] == [Item("seat", 2), Item("seat", 1)]


def test_quick_actions_and_prophecies_paid_are_counted() -> None:
    state = table(tile="draw")
    lay(state, "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>")
    give(state, 0, hand=("count-red",))
    state = do(state, "take 1", "do tribes occupy base:count-red")
    counted = {each.message: each.counts for each in score_sheet(state).statistics}
    assert counted == {"tribes-count-quick": (1, 0), "tribes-count-paid": (1, 0)}


@pytest.mark.slow
def test_all_that_players_are_told_can_be_read(effort: Effort) -> None:
    told = set[str]()
    for number in effort.seeds(quick=1, test=1, exhaustive=8):
        game = play(registry(), variants=[choice(*SWITCHES)], players=2 + number % 4, seed=f"told {number}")
        told.update(sentences(game))
    assert "Which tribe do you lead?" in told
    assert not [sentence for sentence in told if "tribes-" in sentence]


@pytest.mark.parametrize("tribe", TRIBES)
def test_every_tribe_has_a_name_and_a_power(tribe: str) -> None:
    state = table("balam")
    lead(state, tribe)
    assert not {"none", ""} & {part.strip() for part in shown(state)[0].split(",")}
    assert "no tribe" not in shown(state)[0]


@pytest.mark.parametrize("omen", OMENS)
def test_every_omen_has_a_name_a_calamity_and_a_count(omen: str) -> None:
    l10n = Words(registry(), "en").l10n
    names = ("tribes-omen", "tribes-calamity", "tribes-counts")
    told = [l10n(name, omen=omen, colors="blue") for name in names]
    floods = [l10n(name, omen="floods", colors="blue") for name in names]
    assert omen == "floods" or not {*told} & {*floods}


def test_of_two_equal_prophecies_one_of_which_was_paid_nobody_knows_the_other() -> None:
    """RULES 2.6: everybody has seen Ana draw one of them from the row; that she holds two is her secret."""
    state = table(omen="wrath")
    card = "base:count-red"
    ana = state.player
    ana.hand, ana.known = (card, card), (card,)
    pay(state, state.seat, card, None)
    assert [*ana.hand] == [card]
    assert [*ana.known] == []
