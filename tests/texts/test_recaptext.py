"""What was done, in few words, and the recap since one's last turn."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game import events as e
from coatl_core.game.deeds import by_player, deeds_of
from coatl_core.game.events import seen_by
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.view import PlayerView, view
from coatl_core.language.phrases import Cards, Pieces, Points, phrase
from coatl_core.language.recaptext import deed_parts, recap_text
from tests.conftest import Effort
from tests.support import table
from tests.texts.support import EACH, LANGUAGES, name, played, speaking, spoilt
from tests.tui.test_news import ALL, CARD

BUILT = (
    e.TurnBegan(1, 7, 1, False),
    e.Started(1, 1, piece("R")),
    e.Extended(1, 1, "tail", piece("B")),
    e.Extended(1, 1, "head", piece("<G")),
)


@pytest.fixture
def seen(catalog: Catalog) -> PlayerView:
    return view(table(catalog), 0)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_that_can_happen_is_told(written: Snapshot, seen: PlayerView, tag: str) -> None:
    text = recap_text(ALL, seen, speaking(tag))
    assert not any(spoilt(line) for line in text.splitlines())
    written.assert_match(text + "\n", f"recap-{tag}.txt")


def test_at_a_real_table_it_is_told_which_cards_a_computer_player_has_discarded(seen: PlayerView) -> None:
    kept = (e.Kept(1, 3, None, ("base:pair-red-blue", "base:triple-red")),)
    assert recap_text(kept, seen, speaking("en")) == "Bao kept 3 prophecies."
    seats = (None, ComputerSeat("easy"))
    told = evolve(seen, setup=evolve(seen.setup, chance="told", seats=seats))
    assert recap_text(kept, told, speaking("en")) == (
        "Bao kept 3 prophecies, discarded “red – blue, side by side”, “3 red in a row”."
    )


def test_all_pieces_of_a_turn_that_went_to_one_coatl_are_told_at_once(seen: PlayerView) -> None:
    text = recap_text(BUILT, seen, speaking("en"))
    assert text == "Bao assembled green head, red body segment, blue body segment on coatl 1."
    assert recap_text(BUILT, seen, speaking("en"), str) == "Bao assembled <G R B on coatl 1."


def test_the_deeds_of_the_others_come_first_and_what_came_by_itself_last(seen: PlayerView) -> None:
    events = [e.Passed(0), e.RowRefilled(None, (CARD,)), e.Took(1, 2, (piece("Y"),))]
    assert [seat for seat, _ in by_player(deeds_of(events), 0)] == [1, 0, -1]
    assert [line.split()[0] for line in recap_text(events, seen, speaking("en")).splitlines()] == ["Bao", "Ana", "New"]


def test_a_deed_is_a_verb_with_things_that_can_be_drawn(seen: PlayerView) -> None:
    took, fulfilled = deeds_of([e.Took(1, 2, (piece("Y"),)), e.Fulfilled(1, 1, CARD, 3)])
    l10n = speaking("en")
    assert deed_parts(took, seen, l10n) == ("took ", Pieces((piece("Y"),)), " from field 2")
    assert deed_parts(took, seen, l10n, short=True) == ("took ", Pieces((piece("Y"),)))
    assert deed_parts(fulfilled, seen, l10n) == ("fulfilled ", Cards((CARD,)), " ", Points(3))


def test_a_thing_that_a_language_leaves_out_stands_at_the_end() -> None:
    l10n = speaking("en")
    assert phrase(l10n, "deed-passed", {"points": Points(3)}) == ("passed", Points(3))


def test_the_recap_holds_only_what_its_seat_may_know(seen: PlayerView) -> None:
    events = [e.Kept(1, 2, (CARD, CARD), ()), e.DrewFromDeck(1, CARD)]
    told = recap_text([seen_by(event, 0) for event in events], seen, speaking("en"))
    assert told == "Bao kept 2 prophecies; drew 1 from the deck."


@pytest.mark.slow
@pytest.mark.parametrize("setup", EACH, ids=name)
def test_whatever_happens_in_a_game_can_be_told(effort: Effort, setup: Setup) -> None:
    steps = played(setup)
    stretch = effort(quick=120, test=40, exhaustive=10)
    for at in range(0, len(steps), stretch):
        tag = LANGUAGES[at // stretch % len(LANGUAGES)]
        seat = steps[at].before.seat
        events = [seen_by(event, seat) for step in steps[at : at + 8] for event in step.events]
        lines = recap_text(events, view(steps[at].before, seat), speaking(tag)).splitlines()
        assert [line for line in lines if spoilt(line) or not line.endswith((".", "!", "?"))] == []
