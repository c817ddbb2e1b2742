"""A hint in words: why a turn is a good one, what it does, and what it brings."""

from __future__ import annotations

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.actions import DrawDeck, Take
from coatl_core.game.events import Extended, Started, Took
from coatl_core.game.players import Told
from coatl_core.game.view import PlayerView, view
from coatl_core.play.hinttext import hint_text, hint_worth
from coatl_core.play.table_game import Hint
from tests.support import table
from tests.texts.support import LANGUAGES, speaking, spoilt

WHY = Told("players-why-build", {"coatl": "<KRRB", "points": 7})


@pytest.fixture
def seen(catalog: Catalog) -> PlayerView:
    return view(table(catalog), 0)


HINTS = (
    Hint((Take(3),), (Took(0, 3, (piece("K"),)),), gain=4.2),
    Hint((Take(3),), (Started(0, 1, piece("<K")), Extended(0, 1, "tail", piece("B"))), WHY, behind=0.2),
    Hint((DrawDeck(),), (), behind=2.0),
)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_a_hint_says(written: Snapshot, seen: PlayerView, tag: str) -> None:
    told = [hint_text(hint, seen, speaking(tag)) for hint in HINTS]
    assert not any(map(spoilt, told))
    written.assert_match("\n".join(told) + "\n", f"hints-{tag}.txt")


def test_the_coatl_of_a_reason_is_read_in_words_or_written_by_signs(seen: PlayerView) -> None:
    assert "<KRRB" in hint_text(HINTS[1], seen, speaking("en"), str)
    assert "black head, 2 red, blue" in hint_text(HINTS[1], seen, speaking("en"))


def test_a_gain_that_is_next_to_nothing_is_not_told() -> None:
    assert hint_worth(Hint((), (), gain=0.2), speaking("en")) == []
