"""What variants show beside the table, and what they count for the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.errors import VariantFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.opponent import SeenTable, Table
from coatl_core.game.scoresheet import Statistic
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import Variant
from coatl_core.game.track import Note, Track, Window
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.viewtext import view_text
from coatl_core.saves.wire import to_json, view_from_json
from tests.core.test_variant_secrets import Born, game
from tests.support import give


class Horoscope(Born):
    """Each player reads under which star they were born, and everybody how many of the stars are known."""

    id = "horoscope"

    def panel(self, table: SeenTable) -> Sequence[PanelLine]:
        own = table.variants[self.id]
        known = PanelLine("horoscope-known", {"n": own.shown})
        if table.seat is None:
            return [known]
        return [PanelLine("horoscope-own", {"n": own.signs[table.seat]}, Item("seat", table.seat + 1)), known]


class Census(Variant):
    """Counts the pieces on each board, and says so of the fuller ones."""

    id = "census"

    def statistics(self, table: Table) -> Sequence[Statistic]:
        return [Statistic("census-pieces", tuple(len(player.board) for player in table.players))]


HOROSCOPE = """
horoscope-name = horoscope
horoscope-own = your star: { $n }
horoscope-known = { $n } known
"""

WINDOW = Window(PanelLine("moon"), (PanelLine("stars"),), (3, 1))

# Beside the table


def test_each_seat_is_shown_what_it_may_know_and_a_spectator_no_secret(catalog: Catalog) -> None:
    state = game(catalog, Horoscope)
    signs = state.variants["horoscope"].signs
    for seat in range(2):
        ((variant, lines),) = view(state, seat).panel()
        assert variant.id == "horoscope"
        own = PanelLine("horoscope-own", {"n": signs[seat]}, Item("seat", seat + 1))
        assert lines == (own, PanelLine("horoscope-known", {"n": 0}))
    ((_, lines),) = view(state, None).panel()
    assert lines == (PanelLine("horoscope-known", {"n": 0}),)


def test_the_same_is_shown_of_a_view_that_was_sent(catalog: Catalog) -> None:
    seen = view(game(catalog, Horoscope), 1)
    assert view_from_json(to_json(seen), seen.ruleset).panel() == seen.panel()


def test_variants_that_show_nothing_are_not_asked_and_have_no_part(catalog: Catalog) -> None:
    class Silent(Horoscope):
        id = "silent"

        def panel(self, table: SeenTable) -> Sequence[PanelLine]:
            return []

    state = game(catalog, Silent, Census, Horoscope)
    assert [variant.id for variant in state.ruleset.showing] == ["silent", "horoscope"]
    assert [variant.id for variant, _ in view(state, 0).panel()] == ["horoscope"]


def test_it_stands_below_the_table_as_text(catalog: Catalog) -> None:
    state, l10n = game(catalog, Horoscope), english()
    l10n.add_messages(
        "en", "horoscope-name = horoscope\nhoroscope-own = your star: { $n }\nhoroscope-known = { $n } known"
    )
    lines = view_text(view(state, 0), l10n).replace("\u2068", "").replace("\u2069", "").splitlines()
    own = state.variants["horoscope"].signs[0]
    assert lines[-3:] == ["Horoscope", f"  your star: {own}", "  0 known"]


def test_it_is_shown_again_as_it_was_when_an_action_is_taken_back(catalog: Catalog) -> None:
    class Hand(Variant):
        id = "hand"

        def panel(self, table: SeenTable) -> Sequence[PanelLine]:
            return [PanelLine("hand-pieces", {"n": sum(table.bags.values())})]

    dealt = game(catalog, Hand)
    session = Session(dealt.setup, dealt.ruleset)
    for _ in range(2):
        session.push(session.legal_actions[0])
    before = session.view(0).panel()
    session.push(next(action for action in session.legal_actions if str(action).startswith("take")))
    while session.state.seat == 0:
        session.push(session.legal_actions[0])
    assert session.undo()
    assert session.view(0).panel() == before


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda *_: 7, "returned int"),
        (lambda *_: ["x"], "returned 'x': each must be a PanelLine or a Track"),
        (lambda *_: [PanelLine("x", {"piece": "moon"})], "said what cannot be shown"),
        (lambda *_: [PanelLine("x", {}, Item("moon", 1))], "returned a line about"),  # type: ignore[arg-type]
        (lambda *_: [Track((evolve(WINDOW, counts=(1,)),))], "counted .*: there must be a whole number for each of 2"),
        (lambda *_: [Track((evolve(WINDOW, points=(1, True)),))], "counted .*: there must be a whole number"),
        (lambda *_: [Track((evolve(WINDOW, counted=()),))], "does not say what it counts"),
        (lambda *_: [Track((evolve(WINDOW, first=-1),))], "with days .*: each must be a whole number"),
        (lambda *_: [Track((WINDOW,), notes=(Note(PanelLine("x")),))], "with notes for 1 seats, and not for 2"),
        (lambda *_: [Track((evolve(WINDOW, title=PanelLine("x", {"piece": "moon"})),))], "said what cannot be shown"),
        (lambda self, table: table.variants.clear() or [], "changed state.variants"),
        (lambda self, table: [PanelLine("x", {"n": table.deck[0]})], "AttributeError: .* 'deck'"),
    ],
)
def test_a_wrong_panel_is_named(catalog: Catalog, wrong: Any, why: str) -> None:
    state = game(catalog, type("Wrong", (Horoscope,), {"panel": wrong}))
    with pytest.raises(VariantFailed, match=f"test: horoscope: panel: .*{why}"):
        view(state, 0).panel()


def test_an_action_after_which_nothing_can_be_shown_is_not_played(catalog: Catalog) -> None:
    class Late(Horoscope):
        def panel(self, table: SeenTable) -> Sequence[PanelLine]:
            return [PanelLine("late", {"n": 1 // (len(table.setup.players) - table.acting - 1)})]

    dealt = game(catalog, Late)
    session = Session(dealt.setup, dealt.ruleset)
    before = session.state
    with pytest.raises(VariantFailed, match="panel: ZeroDivisionError"):
        session.push(legal_actions(before)[0])
    assert (session.state, session.history) == (before, [])


# Statistics


def test_what_a_variant_counts_is_on_the_sheet_for_each_seat(catalog: Catalog) -> None:
    state = game(catalog, Census, Horoscope)
    give(state, 0, board="R R")
    assert [variant.id for variant in state.ruleset.counting] == ["census"]
    assert score_sheet(state).statistics == (Statistic("census-pieces", (2, 0)),)
    assert score_sheet(game(catalog, Horoscope)).statistics == ()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda *_: None, "returned NoneType"),
        (lambda *_: [3], "returned 3: each must be a Statistic"),
        (lambda *_: [Statistic("x", (1,))], "counted .*: there must be a whole number for each of 2 seats"),
        (lambda *_: [Statistic("x", (1, True))], "counted .*: there must be a whole number"),
        (lambda self, table: table.row.clear() or [], "changed state.row"),
    ],
)
def test_wrong_statistics_are_named(catalog: Catalog, wrong: Any, why: str) -> None:
    state = game(catalog, type("Wrong", (Census,), {"statistics": wrong}))
    with pytest.raises(VariantFailed, match=f"test: census: statistics: {why}"):
        score_sheet(state)
