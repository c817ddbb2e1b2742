"""The colours of the table: everything can be read in every palette, and pieces can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from coatl_core.cards.pieces import COLORS
from coatl_core.game.rules import MOST_PLAYERS
from coatl_tui.palettes import (
    COLOR_BLIND,
    DERIVED,
    GROUNDS,
    OF_PIECES,
    PALETTES,
    PLAIN,
    SIXTEEN,
    TEXTS,
    TO_COME,
    Palette,
    mix,
    true_palette,
)
from coatl_tui.widgets.paint import paint

TRUE = [palette for palette in PALETTES.values() if palette not in (SIXTEEN, PLAIN)]
LIGHT_YELLOW = 1.6
"""Yellow on the light table: its seam and its letter carry it."""

DEFICIENCIES = {  # Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(color: str) -> list[float]:
    """The red, green and blue light of a colour."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it."""
    dark, light = sorted(
        sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: list[float]) -> list[float]:
    """CIE L*a*b* of linear light."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    xyz = [sum(w * p for w, p in zip(row, rgb, strict=True)) / n for row, n in zip(rows, white, strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def seen(color: str, deficiency: str) -> list[float]:
    """What somebody with this colour blindness sees, as L*a*b*."""
    light = linear(color)
    return lab(
        [min(1.0, max(0.0, sum(w * p for w, p in zip(row, light, strict=True)))) for row in DEFICIENCIES[deficiency]]
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_a_palette_has_a_colour_for_every_role_and_no_other(palette: Palette) -> None:
    of_pieces = [role.format(letter) for role in OF_PIECES for letter in COLORS]
    assert set(palette.colors) == {*GROUNDS, *TEXTS, *TO_COME, *DERIVED, *of_pieces}


@pytest.mark.parametrize("palette", TRUE, ids=lambda palette: palette.name)
def test_a_piece_of_a_plugin_is_not_taken_for_a_yellow_one_and_its_sign_can_be_read(palette: Palette) -> None:
    assert contrast(palette["o"], palette["Y"]) >= 3
    assert contrast(palette["on-o"], palette["o"]) >= 4.5
    assert palette["o"] != palette["points"]


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_what_must_be_read_can_be_read_on_every_ground(palette: Palette) -> None:
    for ground in GROUNDS:
        for role in ("muted", "text", "points", "key", "news", "good"):
            assert contrast(palette[role], palette[ground]) >= 4.5, (role, ground)
    for role in ("points", "focus", "temple"):
        assert contrast(palette[f"on-{role}"], palette[role]) >= 4.5, role
    for color in COLORS:
        assert contrast(palette[f"on-{color}"], palette[color]) >= 4.5, color
        assert contrast(palette[f"on-ghost-{color}"], palette[f"ghost-{color}"]) >= 4.5, color
        assert contrast(palette[f"letter-{color}"], palette["card"]) >= 4.5, color


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_pieces_stand_out_from_the_table(palette: Palette) -> None:
    for color in COLORS:
        least = LIGHT_YELLOW if color == "Y" and not palette.dark else 3.5
        assert contrast(palette[color], palette["table"]) >= least, color


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_a_piece_still_to_get_is_seen_and_does_not_look_like_one_on_the_board(palette: Palette) -> None:
    for color in COLORS:
        for ground in (f"hollow-{color}", "card", "card-lit", "table"):
            assert contrast(palette[f"on-hollow-{color}"], palette[ground]) >= 3, (color, ground)
        least = 1.3 if color == "Y" and not palette.dark else 2.4  # yellow on light: edge and letter tell it
        assert contrast(palette[f"hollow-{color}"], palette[color]) >= least, color


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_a_loose_piece_is_no_yellow_one_and_has_not_the_colour_of_points(palette: Palette) -> None:
    assert contrast(palette["loose"], palette["Y"]) >= 3
    assert contrast(palette["loose"], palette["table"]) >= 3.5
    assert contrast(palette["on-loose"], palette["loose"]) >= 4.5
    assert contrast(palette["on-ghost-loose"], palette["ghost-loose"]) >= 4.5
    for ground in ("card", "card-lit"):
        assert contrast(palette["on-hollow-loose"], palette[ground]) >= 3
    assert palette["loose"] != palette["points"]


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_days_can_be_read_and_what_has_begun_today_is_news(palette: Palette) -> None:
    assert contrast(palette["on-today"], palette["today"]) >= 4.5
    assert contrast(palette["on-began"], palette["began"]) >= 4.5
    assert contrast(palette["began"], palette["pill"]) >= 3
    assert palette["began"] == palette["news"] != palette["today"]
    assert contrast(palette["text"], palette["pill"]) >= 4.5
    assert contrast(palette["muted"], palette["card"]) >= 4.5


def test_a_theme_of_a_plugin_has_hollow_tiles_that_are_seen_without_naming_their_colours() -> None:
    """Pieces as dark as a dark table and as light as a light one."""
    for dark, table, card, text in ((True, "#101010", "#202020", "#e0e0e0"), (False, "#f0f0f0", "#e4e4e4", "#202020")):
        roles = {**dict.fromkeys(TEXTS, text), **dict.fromkeys(GROUNDS, card), "table": table, "text": text}
        for piece in ("#101010", "#808080", "#f0f0f0", "#3030ff", "#ffff00"):
            palette = true_palette("plugin", roles, {"B": (piece, text)}, dark)
            assert contrast(palette["on-hollow-B"], palette["hollow-B"]) >= 3, (dark, piece)


def test_in_high_contrast_everything_has_the_highest_grade() -> None:
    palette = PALETTES["coatl-contrast"]
    for color in COLORS:
        assert contrast(palette[color], palette["table"]) >= 7
        assert contrast(palette[f"on-{color}"], palette[color]) >= 7
    for role in ("muted", "text", "points", "key", "news", "good"):
        assert contrast(palette[role], palette["card"]) >= 7


@pytest.mark.parametrize("palette", TRUE, ids=lambda p: p.name)
def test_the_colour_of_a_player_means_nothing_else(palette: Palette) -> None:
    players = [f"player-{seat}" for seat in range(MOST_PLAYERS)]
    for player in players:
        assert contrast(palette[player], palette["bar"]) >= 4.5
        for role in {*players, "points", "focus", "news", "good", "temple"} - {player}:
            one, other = (lab(linear(palette[name])) for name in (player, role))
            assert sum((x - y) ** 2 for x, y in zip(one, other, strict=True)) ** 0.5 >= 24, (player, role)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_colour_blind_can_tell_all_pieces_apart(deficiency: str) -> None:
    for one, other in combinations(COLORS, 2):
        a, b = (seen(COLOR_BLIND[color], deficiency) for color in (one, other))
        assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 >= 20, (one, other)


def test_sixteen_colours_are_the_terminals_own() -> None:
    for role, color in SIXTEEN.colors.items():
        style = paint(f"text on {role}", SIXTEEN)
        assert style.bgcolor is not None
        assert style.bgcolor.number is None or style.bgcolor.number < 16, color


def test_without_colours_a_piece_is_reversed_and_a_tile_is_not() -> None:
    assert paint("bold on-R on R", PLAIN).reverse
    assert not paint("bold on-R on tile-R", PLAIN).reverse
    assert paint("bold on-points on points", PLAIN).reverse
    for role in (*TEXTS, *GROUNDS):
        style = paint(f"{role} on table", PLAIN)
        assert style.color is None
        assert style.bgcolor is None


def test_a_mix_of_colours_lies_between_them() -> None:
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 1.0) == "#102030"
