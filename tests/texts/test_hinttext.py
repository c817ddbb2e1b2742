"""A hint in words: what a turn does and why, the points it is worth, and what it has over the next one."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.actions import DrawDeck, EndTurn, Extend, Take
from coatl_core.game.events import Completed, Extended, Fulfilled, Started, Took
from coatl_core.game.players import Told
from coatl_core.game.view import PlayerView, view
from coatl_core.language.valuetext import MARKED
from coatl_core.play.hinttext import hint_cards, hint_compared, hint_reason, hint_worth
from coatl_core.play.table_game import Hint
from tests.support import table
from tests.texts.support import LANGUAGES, speaking, spoilt

WHY = Told("players-why-build", {"coatl": "<KRRB", "points": 7})
LESS = Told("players-why-build", {"coatl": "<KRRB", "points": 3})


@pytest.fixture
def seen(catalog: Catalog) -> PlayerView:
    state = table(catalog)
    state.supply = [(piece("K"),) * 2, (piece("R"), piece("B")), (piece("R"),) * 2, *[()] * 7]
    return view(state, 0)


TAKES = Hint((Take(3),), (Took(0, 3, (piece("K"),)),), gain=4.2)
BUILDS = Hint((EndTurn(),), (Started(0, 1, piece("<K")), Extended(0, 1, "tail", piece("B"))), WHY, 0.2, 4.0)
DRAWS = Hint((DrawDeck(),), (), behind=2.0, gain=2.2)


def some_cards(seen: PlayerView) -> tuple[str, ...]:
    return tuple(seen.catalog.prophecies)[:2]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_a_hint_says(written: Snapshot, seen: PlayerView, tag: str) -> None:
    l10n, cards = speaking(tag), some_cards(seen)
    builds = evolve(BUILDS, serves=cards)
    better = evolve(builds, behind=None, why=WHY)
    closing = evolve(better, events=(*builds.events, Completed(0, 1, 9)))
    paying = evolve(better, events=(Fulfilled(0, 1, cards[0], 4),))
    worse = evolve(DRAWS, why=LESS)
    told = [
        *(hint_reason(hint, seen, l10n) for hint in (builds, DRAWS)),
        hint_reason(builds, seen, l10n, whole=False),
        *(hint_compared((one, worse), 0, seen, l10n) for one in (closing, paying, better)),
        hint_compared((evolve(TAKES, actions=(Take(1),)), DRAWS), 0, seen, l10n),
        hint_compared((TAKES, DRAWS), 0, seen, l10n),
        hint_compared((TAKES, DRAWS), 1, seen, l10n),
        hint_compared((TAKES, evolve(builds, behind=0.2)), 0, seen, l10n),
        hint_compared((builds, evolve(TAKES, behind=3.0)), 0, seen, l10n),
    ]
    assert not any(map(spoilt, told))
    written.assert_match("\n".join(told) + "\n", f"hints-{tag}.txt")


def test_the_coatl_of_a_reason_is_read_in_words_or_written_by_signs(seen: PlayerView) -> None:
    assert "<KRRB" in hint_reason(BUILDS, seen, speaking("en"), str)
    assert "black head, 2 red, blue" in hint_reason(BUILDS, seen, speaking("en"))


def test_for_a_screen_all_pieces_and_cards_of_a_hint_are_marked(seen: PlayerView) -> None:
    card = some_cards(seen)[0]
    hint = evolve(BUILDS, events=(*BUILDS.events, Fulfilled(0, 1, card, 4)), serves=(card,))
    told = hint_reason(hint, seen, speaking("en"), MARKED)
    assert f"{MARKED('<K')} {MARKED('B')}" in told
    assert f"{MARKED.card(card)} {MARKED.points(4)}" in told
    assert told.count(MARKED.card(card)) == 1


def test_one_number_stands_beside_a_turn_what_it_is_worth_more_than_nothing_or_less_than_the_best_one() -> None:
    assert hint_worth(Hint((), (), gain=3.46)) == 3.5
    assert hint_worth(Hint((), (), behind=1.2, gain=2.0)) == 2.0
    assert hint_worth(Hint((), (), behind=1.2)) == -1.2
    assert hint_worth(Hint((), ())) == 0.0


def test_the_points_of_a_coatl_are_told_by_the_cards_that_bring_them(seen: PlayerView) -> None:
    catalog = seen.catalog
    yellow, black = (next(card.id for card in catalog.prophecies.values() if card.color == color) for color in "YK")
    hint = evolve(BUILDS, parts=((yellow, 4), (black, 5), (next(iter(catalog.temples)), 7)))
    assert "when complete (yellow 4, black 5, temple 7)" in hint_reason(hint, seen, speaking("en"))
    assert "yellow" not in hint_reason(hint, seen, speaking("en"), sums=False)
    assert all(not spoilt(hint_reason(hint, seen, speaking(tag))) for tag in LANGUAGES)


def test_the_cards_of_a_turn_are_those_it_puts_beside_a_coatl_and_then_those_it_is_for(seen: PlayerView) -> None:
    first, second = some_cards(seen)
    hint = Hint((Extend(1, "tail", piece("K")),), (Fulfilled(0, 1, second, 4),), serves=(first, second))
    assert hint_cards(hint) == (second, first)


def test_a_single_turn_is_compared_with_nothing(seen: PlayerView) -> None:
    one = evolve(TAKES, serves=some_cards(seen))
    assert hint_compared((one,), 0, seen, speaking("en")) == ""


def test_a_turn_that_helps_no_card_says_so(seen: PlayerView) -> None:
    assert hint_compared((TAKES,), 0, seen, speaking("en")) == "for none of your cards"
