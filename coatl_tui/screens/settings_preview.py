"""What stands beside the settings: what the one under the cursor means, and a picture of what it changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.pieces import COLORS
from coatl_core.game.editions import EDITIONS, Edition, edition_of
from coatl_core.language.l10n import L10n
from coatl_tui.screens.plugin_sample import Lines, cards_sample
from coatl_tui.settings import OWN_EDITION, Settings
from coatl_tui.widgets.canvas import MET, NOT_MET, Canvas
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import LEGEND, Scale, draw_serpent, fit, serpent_width
from coatl_tui.widgets.signs import Signs

_BESIDE = 30
"""The columns of the serpent beside the words, where there are few rows."""
_LEAST_BELOW = 10
"""The rows from which there are cards below both."""
_LEAST_HIGH = 16
"""The rows from which the serpent stands below the words, five rows high."""
_KEY = 8
"""The columns of a key and the blanks behind it."""
_INKS = (("text", "text"), ("muted", "muted"), ("points", "points"), ("key", "key"), ("good", "good"), ("news", "news"))
"""The inks of a theme, each by the end of its message, and its role."""


def low_preview(help: str, sets: Sequence[CardSet], l10n: L10n, width: int, height: int, signs: Signs) -> Content:
    """Returns what a setting means, beside it a coatl in the colours and letters of now, and cards of these sets below
    as far as there is room."""
    canvas = Canvas(width, height, signs)
    scale = fit(LEGEND, max(_BESIDE, width * 2 // 5), min(5 if height > _LEAST_BELOW else 3, height))
    texts = wrap(help, max(1, width - serpent_width(LEGEND, scale) - 3))
    for y, text in enumerate(texts, int(len(texts) < scale.rows)):  # a free row below the frame if there is one
        canvas.put(0, y, text)
    draw_serpent(canvas, width - serpent_width(LEGEND, scale), 0, LEGEND, scale)
    used = max(len(texts), scale.rows) + 1
    return Content((*canvas.lines()[:used], *cards_sample(sets, l10n, width, height - used, signs)))


class Preview:
    """Draws what a setting means and changes, where there is room for much."""

    def __init__(
        self,
        settings: Settings,
        l10n: L10n,
        sets: Sequence[CardSet],
        keys: Sequence[tuple[str, str]],
        languages: Sequence[tuple[str, str]],
        signs: Signs,
    ) -> None:
        """``sets`` are those whose cards are shown; ``keys`` are the keys of some commands, each with its name,
        ``languages`` are names of languages, each with its letters."""
        self._settings, self._l10n, self._sets, self._keys, self._signs = settings, l10n, sets, keys, signs
        self._languages = languages

    def content(self, id: str, help: str, width: int, height: int) -> Content:
        """Returns the picture of the setting with this id."""
        canvas = Canvas(width, height, self._signs)
        texts = wrap(help, width)
        for y, text in enumerate(texts):
            canvas.put(0, y, text)
        y = len(texts) + 1
        if id == "language":
            drawn = self._in_all_languages(width, height - y)
            self._put_rows(canvas, y + len(drawn) + 2, id)
            below = canvas.lines()[y + len(drawn) :]
            return Content((*canvas.lines()[:y], *drawn, *below))
        scale = fit(LEGEND, width, 5 if height > _LEAST_HIGH else 3)
        if y + scale.rows > height:
            return Content(canvas.lines())
        draw_serpent(canvas, 0, y, LEGEND, scale)
        y += scale.rows + 1
        y = self._put_rows(canvas, y, id)
        y += y > len(texts) + scale.rows + 2
        cards: Lines = cards_sample(self._sets, self._l10n, width, height - y, self._signs)
        return Content((*canvas.lines()[:y], *cards))

    def _put_rows(self, canvas: Canvas, y: int, id: str) -> int:
        """Puts what there is to know about a setting from a row on. Returns the row below it."""
        for row in self._about(id):
            if y >= canvas.height:
                break
            x = 0
            for text, ink, ground in row:
                x = canvas.put(x, y, fitted(text, canvas.width - x), ink, ground)
            y += 1
        return y

    def _in_all_languages(self, width: int, height: int) -> Lines:
        """A coatl with the letters of each language, and the name of the language beside it."""
        scale, lines = Scale(3, 5), Lines()
        left = serpent_width(LEGEND, scale) + 2
        for name, letters in self._languages[: (height + 1) // (scale.rows + 1)]:
            canvas = Canvas(width, scale.rows + 1, Signs(self._signs.ascii_only, letters, self._signs.plain))
            draw_serpent(canvas, 0, 0, LEGEND, scale)
            canvas.put(left, scale.rows // 2, fitted(name, width - left), "text")
            lines += canvas.lines()
        return lines[:-1]

    def _about(self, id: str) -> Iterator[list[tuple[str, str, str | None]]]:
        """Rows about a setting: texts, each with its ink and perhaps a ground of its own."""
        l10n, words = self._l10n, card_words(self._l10n)
        if id in ("language", "letters"):
            for color in COLORS:
                letter = f" {self._signs.letter(color)} "
                yield [(letter, f"bold on-{color}", color), ("  ", "text", None), (words.color(color), "text", None)]
        elif id == "theme":
            yield [(f"{l10n(f'theme-ink-{name}')}  ", f"bold {role}", None) for name, role in _INKS[:3]]
            yield [(f"{l10n(f'theme-ink-{name}')}  ", f"bold {role}", None) for name, role in _INKS[3:]]
        elif id == "keymap":
            for key, name in self._keys:
                yield [(f"{key:<{_KEY}}", "bold key", None), (name, "text", None)]
        elif id == "edition":
            edition = self._edition()
            half = edition.unfinished_score_half if edition is not None else self._settings.unfinished_score_half
            strict = edition.strict_x if edition is not None else self._settings.strict_x
            for on, name in ((half, "form-half"), (strict, "form-strict")):
                yield [(f"{MET if on else NOT_MET} ", "good" if on else "muted", None), (l10n(name), "text", None)]

    def _edition(self) -> Edition | None:
        """The edition that holds for a new game; None if the player has set the rules."""
        tag = self._settings.edition
        if not tag or tag == OWN_EDITION:
            return None if tag else edition_of(self._l10n.tag)
        return next((edition for edition in EDITIONS if edition.tag == tag), None)
