"""How the variant looks at the table: lines beside it, questions, the score sheet; every sentence can be read."""

from __future__ import annotations

import pytest

from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.game.track import Rung, Track, Window
from coatl_core.game.view import view
from coatl_core.language.tracktext import part_lines
from coatl_core.library import Words
from coatl_core.play.panel import spots_of
from coatl_core.testing import play, sentences
from coatl_tribes.names import TRIBES
from coatl_tribes.omens import OMENS, ladder, worth
from coatl_tribes.table import pay
from coatl_tui.table.draw.track import days_of
from tests.conftest import Effort
from tests.support import coatl, do, give, lay, registry
from tests.tribes.support import SWITCHES, choice, hold, lead, remember, table


def shown(state: GameState, seat: int | None = 0) -> list[str]:
    """What stands beside the table as lines, in English."""
    l10n, seen = Words(registry(), "en").l10n, view(state, seat)
    return [line for _, parts in seen.panel() for part in parts for line in part_lines(part, seen, l10n)]


def track(state: GameState, seat: int | None = 0) -> Track:
    ((_, (found, *_)),) = view(state, seat).panel()
    assert isinstance(found, Track)
    return found


def test_omens_tribes_and_the_quick_action_are_told_in_lines() -> None:
    state = table("balam", "yaluk", omen="drought", tile="draw")
    give(state, 0, coatls=[coatl("RRRR", "count-red", "pair-red-black")])
    told = shown(state)
    assert told[0] == "day 7 of about 24"
    assert told[1] == (
        "Drought, days 7–12: at most 2 prophecies in one action; prophecies beside coatls: Ana 2 (+3), Bao 0 (−3)"
    )
    assert told[3].startswith("Gold shortage, from day 19 on: ")
    assert told[4:6] == [
        "Ana: Balam, draws 1 prophecy for each head or tail taken",
        "Bao: Yaluk, may have three unfinished coatls, but needs two prophecies to complete one; +3 points",
    ]
    assert told[6] == "quick action: draw 3 prophecies · 1 of 1 places free"


def test_an_omen_tells_how_many_more_give_how_many_points() -> None:
    state = table("balam", "yaluk", omen="drought")
    give(state, 0, coatls=[coatl("RRRR", "count-red", "pair-red-black")])
    window = track(state).windows[0]
    assert window.ladder == (Rung(0, -3), Rung(1, 0), Rung(2, 3), Rung(3, 7))
    assert (window.reached(0), window.ahead(0)) == (2, [(1, 7)])
    assert (window.reached(1), window.ahead(1)) == (0, [(1, 0), (2, 3), (3, 7)])


@pytest.mark.parametrize("omen", OMENS)
@pytest.mark.parametrize("place", range(3))
def test_a_ladder_gives_what_the_reckoning_gives(omen: str, place: int) -> None:
    rungs = [Rung(least, points) for least, points in ladder(omen, place)]
    window = Window(PanelLine("x"), (PanelLine("x"),), tuple(range(40)), ladder=tuple(rungs))
    for count in range(40):
        assert rungs[window.reached(count)].points == worth(omen, place, count)


def test_an_omen_that_is_over_is_scored_and_what_is_to_come_is_not() -> None:
    state = table(omen="drought", place=1)
    assert [window.scored for window in track(state).windows] == [True, False, False]
    assert track(state).running == 1


def test_in_the_calm_it_is_said_how_long_it_lasts() -> None:
    state = table(omen="floods")
    remember(state, "calendar", day=3)
    assert shown(state)[:2] == ["day 3 of about 24", "calm until day 6"]
    assert track(state).running == -1


def test_the_track_grows_with_a_game_that_is_longer_than_others() -> None:
    state = table(omen="floods", place=2)
    remember(state, "calendar", day=31)
    assert (track(state).today, track(state).days) == (31, 24)
    assert shown(state)[0] == "day 31"
    assert days_of(track(state).windows[2], track(state)) == range(19, 32)


def test_everybody_is_shown_the_same_parts_at_any_time() -> None:
    state = table("balam", "yaluk", omen="drought", tile="draw")
    before = len(shown(state))
    for place in range(3):
        hold(state, "drought", place)
        assert len(shown(state)) == before
        assert len(shown(state, None)) == before


def test_what_is_told_of_a_tribe_leads_to_its_player() -> None:
    found = spots_of(view(table("balam", "yaluk"), 1).panel(), 2)
    assert [spot.item for spot in found] == [Item("seat", 1), Item("seat", 2)]
    assert [spot.note is not None for spot in found] == [True, True]


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
