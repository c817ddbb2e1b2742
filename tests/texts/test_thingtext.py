"""What a thing of the table is and would bring, in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.preview import preview, trial_preview
from coatl_core.game.refusals import why_not_beside
from coatl_core.game.rules import Setup
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.play.assembling import Caret, caret_at
from coatl_core.play.sight import Sight, barred_prophecies
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Deck,
    Field,
    HandCard,
    NewCoatl,
    OpponentItem,
    OwnTemple,
    PanelItem,
    Pile,
    RowPlace,
    Seat,
)
from coatl_core.play.thingtext import thing_sentences, thing_text
from coatl_core.play.trial import Trial
from tests.conftest import Effort
from tests.support import base, coatl, give, lay_temple, table
from tests.texts.support import EACH, LANGUAGES, name, played, speaking, spoilt


def sight(state: GameState, seat: int | None, shown: int | None = None, looking_at: object = None) -> Sight:
    """What a seat sees of a state, and what it looks at."""
    seen = view(state, seat)
    legal = tuple(legal_actions(state)) if seat == state.seat else ()
    barred = barred_prophecies(seen, partial(why_not_beside, state, seat)) if seat is not None else {}
    found = Sight(
        view=seen,
        legal=legal,
        shown=(seen.acting if seat is None else seat) if shown is None else shown,
        barred=barred,
        panel=seen.panel(),
        caret=caret_at(Caret(1), seen, legal),
        forecast=seen.ruleset.forecast(seen),
    )
    action = found.attaching(looking_at.piece) if isinstance(looking_at, BoardSpace) and found.shows_own else None
    return evolve(found, preview=preview(state, action) if action is not None else None)


def things(found: Sight) -> Iterator[object]:
    """Every thing on the table of a sight."""
    seen = found.view
    yield from (Field(number) for number in range(1, len(seen.supply) + 1))
    yield from (RowPlace(place) for place in range(1, len(seen.row) + 1))
    yield Deck()
    yield from (Pile(number) for number in range(1, len(seen.piles) + 1))
    yield from (BoardSpace(space, kind) for space, kind in enumerate(found.shown_rack, 1) if kind is not None)
    yield from (CoatlItem(number) for number in range(1, len(found.table.coatls) + 1))
    yield NewCoatl()
    yield from (HandCard(place, card) for place, card in enumerate(seen.own.hand or ()))
    yield from (OwnTemple(place, card) for place, card in enumerate(seen.own.temples or ()))
    yield from (Seat(seat) for seat in range(len(seen.players)))
    cards = seen.opponent.cards if seen.opponent is not None else ()
    yield from (OpponentItem(number) for number, _ in enumerate(cards, 1))
    yield from (PanelItem(number) for number in range(1, len(found.panel_spots) + 1))


@pytest.fixture
def laid(catalog: Catalog) -> GameState:
    state = table(catalog, seed="7")
    state.phase = "assemble"
    give(state, 0, board="R> B", hand=["count-red", "triple-blue"], temples=["no-red-length-11"])
    give(state, 0, coatls=[coatl("<RRB", "count-red")])
    give(state, 1, board="<K", coatls=[coatl("GG")], hand=["count-blue"])
    lay_temple(state, 0, base("red-equals-green-length-6"))
    return state


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_thing_of_a_table_is_told(written: Snapshot, laid: GameState, tag: str) -> None:
    l10n, lines = speaking(tag), []
    for thing in things(sight(laid, 0)):
        text = thing_text(thing, sight(laid, 0, looking_at=thing), l10n)
        assert not spoilt(text.replace("  ", " ")), thing
        lines.append(f"{thing}: {text}")
    written.assert_match("\n".join(lines) + "\n", f"things-{tag}.txt")


def test_a_warning_is_known_as_one(laid: GameState) -> None:
    laid.supply = [*laid.supply[:1], *[()] * (len(laid.supply) - 1)]
    first, refills = thing_sentences(Field(1), sight(laid, 0), speaking("en"))
    assert (first.weight, refills.weight) == ("", "warning")
    assert str(refills) == "Taking it refills all empty fields."


def test_pieces_are_written_by_signs_if_one_asks_for_them(laid: GameState) -> None:
    seen, l10n = sight(laid, 0), speaking("en")
    assert thing_text(CoatlItem(1), seen, l10n, str).startswith("Coatl 1: <RRB, 3 pieces.")
    assert thing_text(CoatlItem(1), seen, l10n).startswith("Coatl 1: red head, red, blue, 3 pieces")
    assert thing_text(BoardSpace(1, piece("R>")), sight(laid, 0, shown=1), l10n, str).endswith(" R>")


def test_what_is_no_thing_has_no_text(laid: GameState) -> None:
    assert thing_text(None, sight(laid, 0), speaking("en")) == ""
    assert thing_text("take 3", sight(laid, 0), speaking("en")) == ""


def test_the_table_of_another_is_told_as_such(laid: GameState) -> None:
    text = thing_text(CoatlItem(1), sight(laid, 0, shown=1), speaking("en"))
    assert text.startswith("You look at Bao’s table. Coatl 1: 2 green")


def test_a_trial_is_told_with_what_it_would_bring(laid: GameState) -> None:
    trial = Trial(1, laid.players[0].coatls[0]).with_piece(piece("R>"), "tail", space=1)
    assert trial.coatl is not None
    tried = trial_preview(laid, 0, 1, trial.coatl)
    text = thing_text(CoatlItem(1), evolve(sight(laid, 0), trial=trial, tried=tried), speaking("en"))
    assert text.startswith("Trial of coatl 1: 1 of your pieces, 0 wished for.")
    assert "red pieces, wherever they lie: 2 points" in text


@pytest.mark.slow
@pytest.mark.parametrize("setup", EACH, ids=name)
def test_every_thing_of_every_kind_of_game_is_told(effort: Effort, setup: Setup) -> None:
    steps = played(setup)
    for number, step in enumerate(steps[:: effort(quick=150, test=130, exhaustive=30)]):
        state, l10n = step.before, speaking(LANGUAGES[number % len(LANGUAGES)])
        for seat in (state.seat, None, number % len(state.players)):
            for thing in things(sight(state, seat)):
                text = thing_text(thing, sight(state, seat, looking_at=thing), l10n)
                assert not spoilt(text.replace("  ", " ")), (thing, text)
