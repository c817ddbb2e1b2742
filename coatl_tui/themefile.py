"""Themes of plugins: a TOML file with the colours of the table.

.. code-block:: toml

    schema = 1
    id = "jade"
    dark = true                      # light letters on a dark table

    [colors]
    table = "#0f1418"                # each role of ``palettes.GROUNDS`` and ``TEXTS``; ``player-4`` may be left out

    [pieces]
    blue = ["#2472c8", "#ffffff"]    # a piece, and the letter on it
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from attrs import frozen

from coatl_core.cards.cardfile import ID
from coatl_core.files.problems import nearest
from coatl_core.files.tomlfile import Findings, Place, read_toml
from coatl_core.game.rules import MOST_PLAYERS
from coatl_tui.palettes import GROUNDS, TEXTS, Palette, contrast, mix, true_palette

SCHEMA = 1
OURS = "coatl-"
"""The beginning of the ids of the game's own themes."""
ROLES = (*GROUNDS, *TEXTS)
INSTEAD = {"player-4": "text"}
"""Roles that a file may leave out, each with the role whose colour it has then."""
PIECES = {"blue": "B", "green": "G", "black": "K", "red": "R", "yellow": "Y"}
"""The colours of pieces as card files write them, too."""

_KINDS: dict[str, type] = {"schema": int, "id": str, "dark": bool, "colors": dict, "pieces": dict}
_COLOR = re.compile("#[0-9a-fA-F]{6}")
_UNKNOWN = "#808080"
"""Stands for a colour that cannot be read."""

READABLE, VISIBLE, FAINT = 4.5, 3.5, 1.6
"""The least contrast, as WCAG 2 counts it, of what is read, and of a piece on the table. A yellow piece on a light
table may be fainter: its seams and its letter carry it."""
_READ = ("text", "muted", "points", "key", "news", "good")
"""The roles of what is read on every ground."""
_STEPS = 64
"""How many colours between this one and white, and as many towards black, are tried to find one that can be read."""


@frozen
class _Pair:
    """Two roles that must not look alike. ``place`` is that of the colour to be changed, ``what`` says in the message
    what is seen on what."""

    place: Place
    what: str
    role: str
    ground: str
    least: float = READABLE


def read_theme(text: str, file: str) -> Palette:
    """Returns the palette in a text; ``file`` is its name in messages. Raises FileError with all problems found; a
    colour that can hardly be seen on its ground is one."""
    return read_toml(text, file, _Reader, _Reader.read)


def _palette(id: str, colors: Mapping[Place, str], dark: bool) -> Palette:
    """Returns the palette of the colours at these places of a file."""
    roles = {role: colors["colors", role] for role in ROLES}
    pieces = {letter: (colors["pieces", name, 0], colors["pieces", name, 1]) for name, letter in PIECES.items()}
    return true_palette(id, roles, pieces, dark)


def _pairs(dark: bool) -> Iterator[_Pair]:
    """Yields whatever is seen on something else."""
    for role in _READ:
        yield from (_Pair(("colors", role), "role", role, ground) for ground in GROUNDS)
    for role in ("points", "focus", "temple"):
        yield _Pair(("colors", f"on-{role}"), "role", f"on-{role}", role)
    for seat in range(MOST_PLAYERS):
        yield _Pair(("colors", f"player-{seat}"), "role", f"player-{seat}", "bar")
    for name, letter in PIECES.items():
        piece: Place = ("pieces", name, 0)
        yield _Pair(piece, "piece", letter, "table", FAINT if letter == "Y" and not dark else VISIBLE)
        yield _Pair(piece, "ink", f"letter-{letter}", "card")
        yield _Pair(piece, "ghost", f"on-ghost-{letter}", f"ghost-{letter}")
        yield _Pair(("pieces", name, 1), "letter", f"on-{letter}", letter)


class _Reader(Findings):
    def read(self, data: Mapping[str, Any]) -> Palette:
        self.keys((), data, _KINDS)
        given = {key: self.value(data, key) for key in _KINDS}
        if given["schema"] not in (None, SCHEMA):
            self.report(("schema",), "schema", found=given["schema"], known=SCHEMA)
        id = given["id"] or ""
        if given["id"] is not None and not ID.fullmatch(id):
            self.report(("id",), "id", id=id)
        elif id.startswith(OURS):
            self.report(("id",), "id-ours", id=id)
        colors = {**self.roles(given["colors"]), **self.pieces(given["pieces"])}
        dark = given["dark"] is not False
        if not self.problems:
            self.check_contrast(colors, dark)
        return _palette(id, colors, dark)

    def roles(self, table: Mapping[str, Any] | None) -> dict[Place, str]:
        if table is not None:
            self.keys(("colors",), table, ROLES, INSTEAD)
        given = table or {}
        colors: dict[Place, str] = {("colors", role): self.color(("colors", role), given.get(role)) for role in ROLES}
        return colors | {("colors", r): colors["colors", other] for r, other in INSTEAD.items() if r not in given}

    def pieces(self, table: Mapping[str, Any] | None) -> dict[Place, str]:
        if table is not None:
            self.keys(("pieces",), table, PIECES)
        colors: dict[Place, str] = {}
        for name in PIECES:
            both = (table or {}).get(name)
            if both is not None and not (isinstance(both, list) and len(both) == 2):
                self.report(("pieces", name), "theme-piece", piece=name)
                both = None
            for n, color in enumerate(both or (None, None)):
                colors["pieces", name, n] = self.color(("pieces", name), color)
        return colors

    def keys(self, path: Place, table: Mapping[str, Any], known: Iterable[str], optional: Container[str] = ()) -> None:
        """Reports the keys that are not known, and those that are missing and not optional."""
        for key in table:
            if key not in known:
                self.report((*path, key), "key-unknown", nearest(key.lower(), known), key=key)
        for key in known:
            if key not in table and key not in optional:
                self.report(path, "key-missing", key=key)

    def value(self, data: Mapping[str, Any], key: str) -> Any:
        """Returns the value of a key, or None if it is missing or has the wrong type."""
        kind = _KINDS[key]
        if key in data and type(data[key]) is not kind:
            self.report((key,), "kind", key=key, kind=kind.__name__, found=str(data[key]))
            return None
        return data.get(key)

    def color(self, place: Place, written: object) -> str:
        """Returns a colour. None stands for one that is missing, which has been reported."""
        if isinstance(written, str) and _COLOR.fullmatch(written):
            return written.lower()
        if written is not None:
            self.report(place, "theme-color", _meant(written), color=str(written))
        return _UNKNOWN

    def check_contrast(self, colors: Mapping[Place, str], dark: bool) -> None:
        """Reports each colour that can hardly be told from the ground it is seen on, with one near it that can."""

        same = {role for role, other in INSTEAD.items() if colors["colors", role] == colors["colors", other]}
        pairs = [pair for pair in _pairs(dark) if pair.role not in same]
        for place in dict.fromkeys(pair.place for pair in pairs):
            if self.problems and place[0] == "pieces":
                break  # a piece may be lit by the text or the table that is wrong
            own = [pair for pair in pairs if pair.place == place]
            ratio, pair = _worst(colors, dark, own)
            if ratio < pair.least:
                hint = _visible(colors, dark, place, pairs) or _visible(colors, dark, place, own)
                values = {"what": pair.what, "role": str(place[1]), "ground": pair.ground}
                shown = {"ratio": f"{int(ratio * 10) / 10}", "least": f"{pair.least}"}
                self.report(place, "theme-contrast", hint, **values, **shown)


def _worst(colors: Mapping[Place, str], dark: bool, pairs: Iterable[_Pair]) -> tuple[float, _Pair]:
    """Returns the pair that can least be told apart, for what it is, after its contrast."""
    palette = _palette("", colors, dark)
    found = [(contrast(palette[pair.role], palette[pair.ground]), pair) for pair in pairs]
    return min(found, key=lambda each: each[0] / each[1].least)


def _visible(colors: Mapping[Place, str], dark: bool, place: Place, pairs: Iterable[_Pair]) -> str:
    """Returns the colour nearest to the one at this place with which all pairs can be told apart; empty if there is
    none between it and white or black."""
    for part, end in product(range(1, _STEPS + 1), ("#ffffff", "#000000")):
        color = mix(end, colors[place], part / _STEPS)
        ratio, pair = _worst({**colors, place: color}, dark, pairs)
        if ratio >= pair.least:
            return color
    return ""


def _meant(written: object) -> str:
    """Returns the colour that was probably meant; empty if nobody knows."""
    digits = str(written).strip().removeprefix("#")
    if re.fullmatch("[0-9a-fA-F]{3}", digits):
        digits = "".join(2 * digit for digit in digits)
    return f"#{digits.lower()}" if re.fullmatch("[0-9a-fA-F]{6}", digits) else ""
