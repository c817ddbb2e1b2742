"""What a notebook shows of a game: its table as a picture, with nothing in it that the player may not know."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import coatl_core as coatl
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.view import view
from tests.conftest import Effort
from tests.game.test_two_worlds import SOME, begun
from tests.locale.support import LANGUAGES, speaking

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """All texts of a picture, in order. Raises ParseError for one that is not well-formed."""
    return [found.text or "" for found in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_a_notebook_shows_the_table_of_the_player_who_is_to_act() -> None:
    game = coatl.Game("Ann <b>&", "Bob", seed="7")
    svg = game._repr_svg_()
    assert svg == coatl.view_svg(game.view(0), game.words.l10n)
    found = texts(svg)
    assert "Ann <b>& (you): 0 points" in found
    assert {"base:count-red", "base:triple-red"} <= {*found}
    assert not {*game.state.players[1].hand} - {"base:count-red"} & {*found}


def test_a_coatl_is_drawn_from_head_to_tail() -> None:
    table = "coatl/1 players=Ann,Bob seat=1 supply=-,-,-,-,-,-,-,-,-,- row=-,-,-,-,-,- board.1=K coatl.1.1=<RBY>"
    game = coatl.Game.from_position(table + " bodies=- heads=- tails=-", seed="7")
    drawn = ElementTree.fromstring(game._repr_svg_()).findall(f"{SVG}g")
    assert [piece.findtext(f"{SVG}text") for piece in drawn] == ["K", "R", "B", "Y"]
    eyes = [piece.find(f"{SVG}circle") is not None for piece in drawn]
    corners = [len((piece.find(f"{SVG}polygon") or piece[0]).attrib["points"].split()) for piece in drawn]
    assert eyes == [False, True, False, False]
    assert corners == [4, 5, 4, 5]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_moment_of_every_variant_can_be_drawn(effort: Effort, tag: str) -> None:
    l10n, random = speaking(tag), Random(tag)
    for number, setup in enumerate(SOME):
        state, player = begun(setup, 4 * number + LANGUAGES.index(tag) % 4)
        for _ in range(effort(quick=1, test=1, exhaustive=40)):
            seat = random.choice((None, *range(len(state.players))))
            svg = coatl.view_svg(view(state, seat), l10n)
            assert texts(svg)
            assert coatl.view_svg(view(redeal(state, seat, random), seat), l10n) == svg
            if state.phase != "over":
                advance(state, player.choose(state, legal_actions(state)))
