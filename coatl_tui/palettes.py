"""The colours of the table, as data: six palettes, and the derived colours of pieces.

A palette names a colour for every *role*: ``table`` is the ground everything lies on, ``points`` are points and nothing
else, ``focus`` is where the player is. Drawings name roles only, so that one drawing can be shown in any palette, on a
terminal with sixteen colours, and without colours. What a drawing says it says with letters and shapes, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from attrs import field, frozen

from coatl_core.cards.pieces import COLORS

GROUNDS = ("table", "bar", "card", "card-lit", "pill")
"""The roles of grounds: the table, the bars at its edges, a card, a card under the cursor, a level not reached yet."""

TEXTS = (
    *("line", "faint", "muted", "text", "points", "on-points", "focus", "on-focus"),
    *("key", "news", "good", "temple", "on-temple"),
    *("player-0", "player-1", "player-2", "player-3", "player-4"),
)
"""The roles of what stands on a ground. ``line`` is a quiet border, ``faint`` an empty place, ``muted`` a label,
``news`` what has just happened and every warning, ``good`` a requirement that is met, ``player-0`` the name of the
first player. ``on-points`` is a text on a ground of the colour of points, and so on."""

TO_COME = tuple(role.replace("player", "later") for role in TEXTS if role.startswith("player"))
"""The roles of the colours of players where something is still to come for them, in a game that is looked at again."""
LATER = 0.35
"""How much of it is the colour of the player. The rest is that of a card."""

OF_PIECES = (
    *("{}", "on-{}", "back-{}", "belly-{}", "seam-{}", "ghost-{}", "on-ghost-{}", "letter-{}", "tile-{}"),
    *("hollow-{}", "on-hollow-{}"),
)
"""The roles of each colour of pieces: the piece and the letter on it, its lit back and shaded belly, the seam between
two pieces, a piece that does not lie there yet and its letter, a letter of this colour on the table, a piece in a
pattern, a piece still to get and its letter and edges."""

DERIVED = (
    *("today", "on-today", "began", "on-began"),
    *("loose", "on-loose", "back-loose", "belly-loose", "ghost-loose", "on-ghost-loose", "on-hollow-loose"),
)
"""The roles that follow from others, and their texts: the present day of a track, and the days to come of what
has begun to hold today; a loose piece, one that does not lie there yet, and one that is still to get."""

OF_LOOSE = dict(
    zip(
        OF_PIECES,
        (
            *("loose", "on-loose", "back-loose", "belly-loose", "on-loose"),
            *("ghost-loose", "on-ghost-loose", "text", "loose"),
            *("card", "on-hollow-loose"),
        ),
        strict=True,
    )
)
"""For each of these, the role that a loose piece has in its place."""


HOLLOW, EDGES = 0.16, (0.58, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0)
"""How much of a piece still to get has its colour: its ground on a card, and its letter and edges in text. Of these
parts the first one is taken with which letter and edges have a contrast of ``VISIBLE_EDGES`` on their ground."""
VISIBLE_EDGES = 3.0
GHOST = 0.42
"""How much of a piece that does not lie there yet has its colour."""
READ, APART = 4.5, 3.1
"""The least contrast of a text, and that of a loose piece beside a yellow one."""
RELIEF = 0.13
"""How much lighter than a piece its lit back is."""


def mix(one: str, other: str, part: float) -> str:
    """Returns the colour with ``part`` of one colour and the rest of the other, all written ``#rrggbb``."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """Returns the contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    parts = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@frozen(eq=False)
class Palette:
    """The colours of all roles. ``colors`` are names that Rich knows, ``#rrggbb`` or one of the terminal's own sixteen.
    ``plain`` says that there are no colours at all: then what has a ground of its own is shown in reverse."""

    name: str
    dark: bool
    colors: Mapping[str, str] = field(repr=False)
    plain: bool = False

    def __getitem__(self, role: str) -> str:
        found = self.colors.get(role)
        return self.colors[OF_LOOSE[f"{role[:-1]}{{}}"]] if found is None else found


def _palette(name: str, roles: str, pieces: str, *, dark: bool = True, relief: float = RELIEF) -> Palette:
    """Makes a palette of true colours. ``roles`` are the colours of ``GROUNDS`` and ``TEXTS`` in order, ``pieces``
    those of each piece and its letter."""
    colors = dict(zip((*GROUNDS, *TEXTS), (f"#{color}" for color in roles.split()), strict=True))
    grounds = [f"#{color}" for color in pieces.split()]
    return true_palette(
        name, colors, dict(zip(COLORS, zip(grounds[::2], grounds[1::2], strict=True), strict=True)), dark, relief
    )


def true_palette(
    name: str, roles: Mapping[str, str], pieces: Mapping[str, tuple[str, str]], dark: bool, relief: float = RELIEF
) -> Palette:
    """Returns a palette of true colours, written ``#rrggbb``. ``roles`` are the colours of ``GROUNDS`` and ``TEXTS``,
    ``pieces`` those of each piece and its letter, by the letter. ``dark`` says that light stands on dark, ``relief`` is
    how much lighter than a piece its back is."""
    colors = dict(roles)
    table, text = colors["table"], colors["text"]
    for role in TO_COME:
        colors[role] = mix(colors[role.replace("later", "player")], colors["card"], LATER)
    for letter, (ground, on) in pieces.items():
        strength = 0.75 if dark or letter != "Y" else 0.4  # yellow letters on a light table need more of the text
        colors |= {
            letter: ground,
            f"on-{letter}": on,
            f"back-{letter}": mix("#ffffff", ground, relief),
            f"belly-{letter}": mix("#000000", ground, relief * 1.5),
            f"seam-{letter}": table if dark else mix("#000000", ground, 0.55),  # so that yellow has an edge on light
            f"ghost-{letter}": mix(ground, table, GHOST),
            f"on-ghost-{letter}": text,
            f"letter-{letter}": mix(ground, text, strength),
            f"tile-{letter}": ground,
            f"hollow-{letter}": (hollow := mix(ground, colors["card"], HOLLOW)),
            f"on-hollow-{letter}": _edges(ground, text, (hollow, colors["card-lit"])),
        }
    return Palette(name, dark, colors | _derived(colors, relief))


def _derived(colors: Mapping[str, str], relief: float) -> dict[str, str]:
    """The colours that follow from those of other roles. What has begun today is news. A loose piece has something of
    red and yellow, as dark as it must be beside yellow."""
    table, text = colors["table"], colors["text"]
    bronze = mix(colors.get("R", text), colors.get("Y", text), 0.4)
    loose = _strongest(bronze, "#000000", lambda color: contrast(color, colors.get("Y", table)) >= APART)
    on_loose = max("#ffffff", "#000000", key=lambda color: contrast(color, loose))
    return {
        "today": text,
        "on-today": table,
        "began": colors["news"],
        "on-began": table,
        "loose": loose,
        "on-loose": on_loose,
        "back-loose": mix("#ffffff", loose, relief),
        "belly-loose": mix("#000000", loose, relief * 1.5),
        "ghost-loose": mix(loose, table, GHOST),
        "on-ghost-loose": text,
        "on-hollow-loose": _edges(loose, text, (colors["card"], colors["card-lit"])),
    }


def _strongest(color: str, ground: str, allowed: Callable[[str], bool]) -> str:
    """As much of a colour on a ground as is allowed; the ground alone if nothing is."""
    found = (mixed for part in range(20, 0, -1) if allowed(mixed := mix(color, ground, part / 20)))
    return next(found, ground)


def _edges(piece: str, text: str, grounds: Iterable[str]) -> str:
    """The colour of letter and edges of a piece still to get, as much of the piece's as can be seen on the grounds."""
    colors = [mix(piece, text, part) for part in EDGES]
    seen = (color for color in colors if all(contrast(color, ground) >= VISIBLE_EDGES for ground in grounds))
    return next(seen, text)


def _sixteen() -> Palette:
    """The palette of the terminal's own colours, whatever they are: grounds only for pieces, bands and the focus."""
    roles = dict.fromkeys(GROUNDS, "default") | {
        "line": "bright_black",
        "faint": "bright_black",
        "muted": "default",
        "text": "default",
        "points": "bright_yellow",
        "on-points": "black",
        "focus": "bright_cyan",
        "on-focus": "black",
        "key": "bright_cyan",
        "news": "bright_magenta",
        "good": "bright_green",
        "temple": "white",
        "on-temple": "black",
        "player-0": "magenta",
        "player-1": "cyan",
        "player-2": "bright_white",
        "player-3": "bright_blue",
        "player-4": "bright_red",
    }
    roles |= dict.fromkeys(TO_COME, "bright_black")
    pieces = {
        "B": ("blue", "bright_white"),
        "G": ("green", "black"),
        "K": ("bright_black", "bright_white"),
        "R": ("red", "bright_white"),
        "Y": ("yellow", "black"),
    }
    for letter, (ground, on) in pieces.items():
        same = dict.fromkeys((f"{letter}", f"back-{letter}", f"belly-{letter}", f"tile-{letter}"), ground)
        roles |= same | {f"on-{letter}": on, f"seam-{letter}": on, f"letter-{letter}": ground}
        roles |= {f"ghost-{letter}": "default", f"on-ghost-{letter}": ground}
        roles |= {f"hollow-{letter}": "default", f"on-hollow-{letter}": "default"}  # a blue letter is hard to see
    roles |= {"today": "white", "on-today": "black", "began": "bright_magenta", "on-began": "black"}
    roles |= dict.fromkeys(("loose", "back-loose", "belly-loose"), "magenta")
    roles |= {"on-loose": "bright_white", "on-hollow-loose": "default"}
    roles |= {"ghost-loose": "default", "on-ghost-loose": "magenta"}
    return Palette("coatl-16", True, roles)


def _plain() -> Palette:
    """The palette without colours."""
    of_pieces = [role.format(letter) for letter in COLORS for role in OF_PIECES]
    return Palette(
        "coatl-plain", True, dict.fromkeys((*GROUNDS, *TEXTS, *TO_COME, *DERIVED, *of_pieces), "default"), plain=True
    )


# In the order of GROUNDS and TEXTS; pieces: blue, green, black, red, yellow, each with its letter.
DARK = _palette(
    "coatl-dark",
    "0f1418 182028 1c252e 2a3843 2b3742 "
    "2e3a45 73828f 96a4b0 e6e1d6 ffd45e 0f1418 3ad6c0 07201d 3ad6c0 ff9d4d 7ddc8a c8b58e 17130a "
    "c0a8ff ff9ecb 9cc8ff e8938f b4d840",
    "2472c8 ffffff 18a673 03150e 676f7d ffffff e2572b 1c0700 f3d43b 1d1800",
)
LIGHT = _palette(
    "coatl-light",
    "f7f2e8 ebe3d3 ece5d6 ddd3be ddd3be "
    "cdc2ae 746b5b 5b5a55 22252a 8f2d00 f7f2e8 00756a ffffff 00675d a03300 1a652c 7d6a45 ffffff "
    "5b35a8 a01d6c 1d4f9e 7a1f2a 545f00",
    "1f66b5 ffffff 0f8457 ffffff 24272d ffffff cc4318 ffffff e3b505 1d1800",
    dark=False,
)
CONTRAST = _palette(
    "coatl-contrast",
    "000000 1c1c1c 1c1c1c 3a3a3a 3a3a3a "
    "b0b0b0 b8b8b8 e4e4e4 ffffff ffff66 000000 00ffff 000000 00ffff ffb000 7dff9a f0d9a8 000000 "
    "cdb8ff ffaad8 9ad4ff ff9c9c a8f050",
    "5aa9ff 000000 00d084 000000 a8a8a8 000000 ff7a4d 000000 fff03a 000000",
    relief=0.0,
)
COLOR_BLIND = _palette(  # after the palette of Okabe and Ito, with green and black further apart
    "coatl-colour-blind",
    "0b0d10 1a1d21 1c2024 33393f 33393f "
    "4a5158 8d949b b9c0c7 f2f2f2 fff38a 000000 56b4e9 000000 56b4e9 ffb000 f2f2f2 cc79a7 000000 "
    "b9a7f5 f7c4dc c9d9a0 ffb0a0 ef7bff",
    "0072b2 ffffff 16c095 000000 6b7078 ffffff d55e00 000000 f0e442 000000",
    relief=0.06,
)
SIXTEEN = _sixteen()
PLAIN = _plain()
PALETTES = {palette.name: palette for palette in (DARK, LIGHT, CONTRAST, COLOR_BLIND, SIXTEEN, PLAIN)}
