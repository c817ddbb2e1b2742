"""What a notebook shows of a game: its table as a picture, with nothing in it that the player may not know."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from xml.etree import ElementTree

import pytest

import coatl_core as coatl
from coatl_core.cards.pieces import COLORS
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.view import view
from coatl_core.language import viewpicture
from coatl_tui.palettes import DARK
from tests.conftest import Effort
from tests.game.test_two_worlds import SOME, begun
from tests.locale.support import LANGUAGES, speaking

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str | None) -> list[str]:
    """All texts of a picture, in order. Raises ParseError for one that is not well-formed."""
    return [found.text or "" for found in ElementTree.fromstring(str(svg)).iter(f"{SVG}text")]


def test_a_notebook_shows_the_table_of_the_player_who_is_to_act() -> None:
    game = coatl.Game("Ann <b>&", "Bob", seed="7")
    svg = game._repr_svg_()
    assert svg == coatl.view_svg(game.view(0), game.words.l10n)
    found = texts(svg)
    assert {"Ann <b>&", "Supply board", "Prophecies", "Temples", "Bob", "Hand (3/5)"} <= {*found}
    assert "Before the first turn: Ann <b>& chooses which prophecies to keep. Keep up to 3 prophecies." in found


def test_a_notebook_tells_what_has_happened_since() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    for action in ("keep base:count-red", "keep", "take 2"):
        game.push(action)
    svg, found = game._repr_svg_(), texts(game._repr_svg_())
    assert svg != coatl.view_svg(game.view(1), game.words.l10n)
    assert "Ann kept 1 prophecy took" in " ".join(found)
    hidden = {*game.state.players[0].hand} - {*game.state.players[1].hand}
    assert hidden and not any(card in str(svg) for card in hidden)


def test_at_the_end_the_picture_tells_who_has_won() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    while not game.over:
        game.push(game.legal_actions[-1])
    told = texts(game._repr_svg_())[-1]
    assert told.startswith("The game is over after ")
    assert any(winner in told for winner in ("Ann wins.", "Bob wins.", "The victory is shared by Ann and Bob"))


def test_a_picture_is_the_same_again_and_needs_nothing_from_elsewhere() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    svg = game._repr_svg_()
    assert svg is not None and svg == game.copy()._repr_svg_()
    assert not {"@font-face", "http://", "https://", "<image", "<style"} & {*svg.replace(SVG[1:-1], "").split()}
    ground = ElementTree.fromstring(svg).find(f"{SVG}rect")
    assert ground is not None and ground.attrib["fill"] == DARK["table"]  # it brings the paper that it is read on


def test_pieces_and_lines_are_shapes_that_no_font_can_draw_otherwise() -> None:
    svg = str(coatl.Game("Ann", "Bob", seed="7")._repr_svg_())
    assert not {*"▀▄█▌▐▙▟▛▜▔▕░─│╭╮╰╯╌╎"} & {*svg}
    for color in COLORS:
        assert f'<path fill="{DARK[color]}"' in svg


def test_a_picture_is_drawn_without_a_terminal() -> None:
    program = (
        "import sys, coatl_core as coatl; assert coatl.Game('Ann', 'Bob')._repr_svg_().startswith('<svg'); "
        "sys.exit(any(name.split('.')[0] == 'textual' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_where_only_the_core_is_installed_a_notebook_shows_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewpicture, "GROUP", "coatl.nothing")
    viewpicture._drawing.cache_clear()
    game = coatl.Game("Ann", "Bob", seed="7")
    assert game._repr_svg_() is None
    with pytest.raises(ModuleNotFoundError, match=r"coatl\.nothing"):
        coatl.view_svg(game.view(0), game.words.l10n)
    viewpicture._drawing.cache_clear()


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
