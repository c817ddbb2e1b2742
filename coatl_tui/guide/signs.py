"""All that can appear on the table, drawn as the table draws it and explained: pieces and coatls, cards, signs.

The keys and signs show it, and so does the rulebook. Each part is a function that draws at the top of a canvas, in as
many columns as there is room for, and returns how many rows it has taken. A test holds that no sign of the table is
missing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from attrs import evolve

from coatl_core.cards.missing import Missing
from coatl_core.cards.patterns import parse_pattern
from coatl_core.cards.pieces import COLORS, Piece, loose_piece
from coatl_core.cards.pieces import piece as piece_of
from coatl_core.cards.prophecies import prophecy
from coatl_core.cards.temples import Equal, Length, Temple
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.offers import PanelLine
from coatl_core.game.reach import Reach, Source
from coatl_core.game.track import Track, Window
from coatl_core.language.l10n import L10n
from coatl_tui.table.draw.board import prophecy_worth, temple_worth
from coatl_tui.table.draw.coatl_lines import coatl_chip
from coatl_tui.table.draw.coatls import draw_number
from coatl_tui.table.draw.course import BETTER, COMMENT, COMPLETED, HERE, VARIATION
from coatl_tui.table.draw.holdings import HELD, TOKEN
from coatl_tui.table.draw.supply import NEXT, REFILLS, draw_ends_in_bag, draw_in_bag
from coatl_tui.table.draw.track import days_of, put_days, put_rung
from coatl_tui.widgets.canvas import ANY, MET, MORE, NOT_MET, NOTHING, THINKING, Canvas, Rect, cursor, meter
from coatl_tui.widgets.card import REFUSED, TEMPLE, Card, CardWords, draw_card, draw_free, met_sign, requirement
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.gain import Gain, put_gain
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import (
    GHOST,
    LEGEND,
    OPEN_HEAD,
    OPEN_TAIL,
    Scale,
    Serpent,
    draw_piece,
    draw_serpent,
    serpent_width,
)
from coatl_tui.widgets.shade import ROWS as SHADE_ROWS
from coatl_tui.widgets.shade import draw_shade
from coatl_tui.widgets.small_card import draw_beside, draw_chip, draw_held, draw_levels, draw_line, draw_mark
from coatl_tui.widgets.strip import draw_strip
from coatl_tui.widgets.tiles import draw_lacking, draw_pattern, draw_tile, put_found

Draw: TypeAlias = Callable[[Canvas, int, int], int]
"""Draws something in a row from a column on, and returns the column after it."""

_PAIR = prophecy("guide:pair", "B", "R B", ((1, 1), (2, 3), (3, 5)))
_COUNT = prophecy("guide:count", "R", "count R", ((3, 2), (4, 3), (5, 4), (6, 5)))
_RUN = prophecy("guide:run", "G", "B G+ B", ((1, 2), (2, 6)))
_TRIPLE = prophecy("guide:triple", "K", "R R R", ((1, 3), (2, 7)))
_TEMPLE = Temple("guide:temple", (Equal("R", "G"), Length(6)), ((1, 3), (2, 7)))
_COATL = parse_coatl("<KRBGRG")
_LONG = Serpent(tuple(map(piece_of, ("<B", *"KKYYRRGGKKBB", "R>"))))
_LABEL = 26
"""The columns that drawings of one row take, before what is said of them."""


def _text(canvas: Canvas, x: int, y: int, text: str, width: int, ink: str = "muted") -> int:
    """Writes a text in lines of this width, and returns the row after it."""
    for line in wrap(text, max(8, width)):
        canvas.put(x, y, line, ink)
        y += 1
    return y


# Pieces and coatls


def draw_pieces(canvas: Canvas, l10n: L10n) -> int:
    """The three kinds of pieces in all colours, a coatl at every size, and what may be marked on it."""
    width, y = canvas.width, 0
    for part, text in (("head", "<{}"), ("body", "{}"), ("tail", "{}>")):
        x = 0
        for color in COLORS:
            draw_piece(canvas, x, y, piece_of(text.format(color)))
            x += 4
        y = _text(canvas, x + 2, y, l10n(f"guide-{part}"), width - x - 2)
    y = _text(canvas, 0, y + 1, l10n("form-letters", **canvas.signs.values), width) + 1
    y = _draw_sizes(canvas, y, l10n) + 1
    for name, draw in _coatl_signs().items():
        draw(canvas, 0, y)
        y = _text(canvas, _LABEL, y, l10n(f"guide-{name}"), width - _LABEL)
    x = draw_shade(canvas, 0, y, _LABEL) + 2
    below = _text(canvas, x, y + 2, l10n("guide-shade"), width - x)
    y += SHADE_ROWS
    draw_shade(canvas, 0, y, _LABEL, rows=3)
    return max(y + 3, below)


def _draw_sizes(canvas: Canvas, y: int, l10n: L10n) -> int:
    """One coatl at the scales there are, and beside it what happens to it from three rows on."""
    top = y
    for cells in (1, 2, 3):
        draw_serpent(canvas, 0, y, LEGEND, Scale(1, cells))
        y += 1
    _text(canvas, _LABEL, top, l10n("guide-sizes"), canvas.width - _LABEL)
    for scale in (Scale(3, 4), Scale(3, 6), Scale(5, 7)):
        if serpent_width(LEGEND, scale) <= canvas.width:
            draw_serpent(canvas, 0, y, LEGEND, scale)
            y += scale.rows
    three = Scale(3, 4)
    marked = Serpent(tuple(map(piece_of, "KYR")), "tail", piece_of("G"), news=frozenset({2}), counted=frozenset({1}))
    draw_serpent(canvas, 0, y, marked, three, below=True)
    x = serpent_width(marked, three) + 3
    draw_serpent(canvas, x, y, Serpent((piece_of("R>"),), counted=frozenset({0})), three)
    draw_serpent(canvas, x + 6, y, Serpent((piece_of("B>"),), news=frozenset({0})), three)
    x += 13
    return max(y + 4, _text(canvas, x, y, l10n("guide-marks"), canvas.width - x))


def _coatl_signs() -> Mapping[str, Draw]:
    """What may be marked on a coatl in one row, by the names of the sentences about it."""
    three, body = Scale(1, 3), tuple(map(piece_of, "RGB"))
    news = Serpent((piece_of("<R"), *body[1:]), news=frozenset({2}))

    def whole(canvas: Canvas, x: int, y: int) -> int:
        chips = (coatl_chip(parse_coatl(text), canvas.signs) for text in ("<KKKKKKKKK>", "KKKKK"))
        return canvas.put(x, y, "  ".join(chips), "muted")

    return {
        "ends": lambda canvas, x, y: draw_serpent(canvas, x, y, Serpent(body, "tail"), three),
        "news": lambda canvas, x, y: draw_serpent(canvas, x, y, news, three),
        "ghost": lambda canvas, x, y: draw_serpent(canvas, x, y, Serpent(body[:2], "", piece_of("Y")), three),
        "counted": lambda canvas, x, y: draw_serpent(canvas, x, y, Serpent(body, counted=frozenset({0, 1})), three),
        "left-out": lambda canvas, x, y: draw_serpent(canvas, x, y, _LONG, three, 24),
        "strip": lambda canvas, x, y: draw_strip(canvas, x, y, _LONG, 8 * canvas.signs.halves),
        "whole": whole,
        "came": lambda canvas, x, y: canvas.put(x, y, "+7", "bold news"),
    }


# Cards


def draw_cards(canvas: Canvas, l10n: L10n) -> int:
    """Cards in every state, and at every scale."""
    words = card_words(l10n)
    pair = Card(_PAIR, "1", prophecy_worth(_PAIR, parse_coatl("GRB"), strict=False))
    red = Card(
        _COUNT,
        "2",
        prophecy_worth(_COUNT, _COATL, strict=False),
        prophecy_worth(_COUNT, _COATL.extended(_body("R"), False), strict=False),
    )
    black = Card(_TRIPLE, "1", prophecy_worth(_TRIPLE, _COATL, strict=False), news=True)
    green = Card(_RUN, "3", prophecy_worth(_RUN, _COATL, strict=False), refused=l10n("card-lies-there"))
    temple = Card(_TEMPLE, "8", temple_worth(_TEMPLE, _COATL), corner=l10n("drawn-left", n=5))
    states = (
        ("rest", pair),
        ("hover", evolve(pair, number="2", hover=True)),
        ("cursor", evolve(pair, number="3", at_cursor=True)),
        ("marked", evolve(pair, number="4", marked=True)),
        ("new", black),
        ("then", red),
        ("refused", green),
        ("temple", temple),
    )
    y = _draw_states(canvas, states, words, l10n)
    draw_line(canvas, 1, y, evolve(pair, number="4"), words)
    y = _text(canvas, 2, y + 1, l10n("guide-card-line"), canvas.width - 2) + 1
    draw_beside(canvas, Rect(1, y, 12, 3), evolve(pair, number=""), words)
    middle = canvas.width // 2 if canvas.width >= 60 else canvas.width
    end = max(y + 3, _text(canvas, 14, y + 1, l10n("guide-card-beside"), middle - 15)) + 1
    x, y = (middle, y) if middle < canvas.width else (1, end)
    draw_free(canvas, Rect(x, y, 12, 3), words.free)
    y = max(end, y + 4, _text(canvas, x + 13, y + 1, l10n("guide-card-free"), canvas.width - x - 13) + 1)
    draw_chip(canvas, draw_chip(canvas, 1, y, evolve(red, now=red.then)), y, temple)
    return _text(canvas, 14, y, l10n("guide-card-chip"), canvas.width - 14)


def _body(color: str) -> Piece:
    return piece_of(color)


def _draw_states(canvas: Canvas, states: Sequence[tuple[str, Card]], words: CardWords, l10n: L10n) -> int:
    """Cards side by side, each below its label."""
    across = max(1, min(4, canvas.width // 16))
    step = min(18, canvas.width // across)
    y = 0
    for begin in range(0, len(states), across):
        row = states[begin : begin + across]
        high = 6 if any(card.then for _, card in row) else 5
        label = max(
            _text(canvas, 1 + step * place, y, l10n(f"guide-card-{name}"), 15, "news" if name == "new" else "muted")
            for place, (name, _) in enumerate(row)
        )
        for place, (_, card) in enumerate(row):
            draw_card(canvas, Rect(1 + step * place, label, 15, high if card.then else 5), card, words)
        y = label + high + 1
    return y


# Signs


def draw_signs(canvas: Canvas, l10n: L10n) -> int:
    """Every other sign with what it means, in columns."""
    words = card_words(l10n)
    signs = [(draw, l10n(f"guide-sign-{name}")) for name, draw in _signs(words).items()]
    columns = 3 if canvas.width >= 165 else 2 if canvas.width >= 110 else 1
    width = (canvas.width + 3) // columns - 3
    sign = max(draw(Canvas(0, 0), 0, 0) for draw, _ in signs) + 3
    heights = [len(wrap(text, width - sign)) for _, text in signs]
    most = 0
    for (draw, text), high, (column, y) in zip(signs, heights, in_columns(heights, columns), strict=True):
        x = column * (width + 3)
        canvas.fill(Rect(x, y, sign - 1, high), "card")
        draw(canvas, x + 1, y)
        most = max(most, _text(canvas, x + sign, y, text, width - sign))
    return most


def in_columns(heights: Sequence[int], columns: int) -> list[tuple[int, int]]:
    """Returns the column and the row of things of these heights, one below the other in as many columns as are given,
    as low as they can be."""
    for tallest in range(max(-(-sum(heights) // columns), *heights, 1), sum(heights) + 1):
        places: list[tuple[int, int]] = []
        column = y = 0
        for high in heights:
            if y + high > tallest:
                column, y = column + 1, 0
            places.append((column, y))
            y += high
        if column < columns:
            break
    return places


def _sign(text: str, ink: str = "bold text") -> Draw:
    return lambda canvas, x, y: canvas.put(x, y, text, ink)


def _pattern(text: str, words: CardWords) -> Draw:
    pattern = parse_pattern(text)
    return lambda canvas, x, y: draw_pattern(canvas, x, y, pattern, words.each, 12, 2)


def _lacking(missing: Missing, board: str = "") -> Draw:
    """The lacking pieces, those on a board solid."""
    pieces = tuple(piece_of(symbol) if symbol in board else None for symbol in missing.symbols)
    return lambda canvas, x, y: draw_lacking(canvas, x, y, Reach(missing, pieces), 12)


def _signs(words: CardWords) -> Mapping[str, Draw]:
    """All signs, by the names of the sentences about them."""
    temple = Card(_TEMPLE, now=temple_worth(_TEMPLE, _COATL))
    bare = Card(_TEMPLE)

    def required(number: int) -> Draw:
        return lambda canvas, x, y: requirement(temple, number, words, canvas.signs, room=14).paint(canvas, x, y)

    def found(canvas: Canvas, x: int, y: int, color: str, source: Source) -> int:
        pen = Pen(canvas.signs)
        put_found(pen, color, source, 3)
        return pen.paint(canvas, x, y)

    def ready(canvas: Canvas, x: int, y: int) -> int:
        met = "x" if canvas.ascii_only else MET
        return canvas.put(canvas.put(x, y, f"{met} {words.ready} ", "bold on-G", "G"), y, "+2", "bold points")

    def chosen(canvas: Canvas, x: int, y: int) -> int:
        for gain in (Gain("chosen", 4), Gain("possible", 1)):
            chosen = gain.choosing == "chosen"
            x = canvas.put(x, y, met_sign(chosen, canvas.signs), "bold good" if chosen else "bold muted")
            put_gain(canvas, x + 4, y, gain)
            x += 5
        return x - 1

    def nearer(canvas: Canvas, x: int, y: int) -> int:
        for color, told, gain in (("Y", "2", ""), ("R", "3", "+1")):
            x = canvas.put(canvas.put(x, y, "▌", color), y, told, "text")
            x = canvas.put(x, y, gain, "bold points") + 1
        return x - 1

    def levels(canvas: Canvas, x: int, y: int) -> int:
        return draw_levels(canvas, x, y, Card(_PAIR, now=prophecy_worth(_PAIR, parse_coatl("RBGRB"), strict=False)), 9)

    def caret(canvas: Canvas, x: int, y: int) -> int:
        x = canvas.put(x, y, OPEN_HEAD, "bold on-focus", "focus") + 2
        return canvas.put(x, y, OPEN_TAIL, "bold on-focus", "focus")

    def bag(canvas: Canvas, x: int, y: int) -> int:
        return draw_in_bag(canvas, draw_in_bag(canvas, x, y, "B", 24, 0.96) + 1, y, "G", 9, 0.36)

    def at_cursor(canvas: Canvas, x: int, y: int) -> int:
        end = draw_tile(canvas, x + 1, y, "R")
        cursor(canvas, Rect(x + 1, y, 2, 1))
        return end + 1

    def in_all_inks(canvas: Canvas, x: int, y: int, text: str) -> int:
        for seat in range(5):
            x = canvas.put(x, y, text, f"player-{seat}")
        return x

    def course(canvas: Canvas, x: int, y: int) -> int:
        x = canvas.put(x, y, "━" * 4, "focus")
        return canvas.put(canvas.put(x, y, HERE, "bold focus"), y, "─" * 4, "line")

    def days(canvas: Canvas, x: int, y: int) -> int:
        title = PanelLine("guide")
        window = Window(title, (title,), (), first=12, last=14)
        area = Rect(x, y, 12, 1)
        put_days(canvas, area, days_of(window, Track((window,), today=13)), Track((window,), today=13), running=True)
        put_days(canvas, Rect(area.right + 1, y, 3, 1), range(15, 16), Track((window,), today=13), running=False)
        return area.right + 4

    def ladder(canvas: Canvas, x: int, y: int) -> int:
        return put_rung(canvas, put_rung(canvas, x, y, 3, 4, lit=True), y, 7, 4, lit=False)

    def met(canvas: Canvas, x: int, y: int) -> int:
        x = canvas.put(x, y, "x" if canvas.ascii_only else MET, "bold good")
        return canvas.put(x + 1, y, NOT_MET, "bold muted")

    return {
        "row": _pattern("R B", words),
        "each": _pattern("count R", words),
        "more": _pattern("K+", words),
        "gap": _pattern("R *+ R", words),
        "any": _pattern("R * R", words),
        "apart": _pattern("!R Y !R", words),
        "pieces": _pattern("2 Y, 1 R", words),
        "times": _sign("1×  3×"),
        "levels": levels,
        "tail": _lacking(Missing(tail=("R", "G")), "RG"),
        "head": _lacking(Missing(head=("R",)), "R"),
        "anywhere": _lacking(Missing(anywhere=("R",)), "R"),
        "owned": lambda canvas, x, y: found(canvas, found(canvas, x, y, "R", "board") + 1, y, "G", ""),
        "brought": lambda canvas, x, y: found(canvas, x, y, "G", "field"),
        "ready": ready,
        "chosen": chosen,
        "soon": lambda canvas, x, y: canvas.put(x, y, f"{GHOST}+5{GHOST}", "bold points", "card"),
        "field": _sign("s4", "bold key"),
        "number": lambda canvas, x, y: canvas.put(
            canvas.put(canvas.put(x, y, "▌", "R"), y, "1 ", "bold text"), y, "P3", "muted"
        ),
        "nearer": nearer,
        "temple": lambda canvas, x, y: draw_mark(canvas, x, y, bare),
        "met": met,
        "equal": required(0),
        "length": required(1),
        "coatl": lambda canvas, x, y: canvas.put(x, y, canvas.signs.told("<KRB>"), "bold text"),
        "by-number": lambda canvas, x, y: draw_held(canvas, draw_held(canvas, x, y, Card(_COUNT), 2), y, Card(_RUN), 3),
        "letters": lambda canvas, x, y: draw_mark(canvas, draw_tile(canvas, x, y, "R") + 2, y, Card(_COUNT)),
        "cursor": at_cursor,
        "active": lambda canvas, x, y: draw_number(canvas, x + 1, y, 2, True),
        "caret": caret,
        "ghost": _sign(GHOST * 2, "R"),
        "new": _sign("▔▔", "news"),
        "marked": _sign(MET),
        "refused": _sign(REFUSED, "bold news"),
        "nothing": _sign(NOTHING, "faint"),
        "cut": _sign(MORE, "muted"),
        "refills": _sign(REFILLS, "bold text"),
        "next": _sign(NEXT, "bold text"),
        "thinks": _sign(" ".join(THINKING), "muted"),
        "bag": bag,
        "ends": lambda canvas, x, y: draw_ends_in_bag(canvas, x, y, 13, 13),
        "points": lambda canvas, x, y: canvas.put(canvas.put(x, y, "16", "bold points") + 1, y, "+3", "muted"),
        "curve": lambda canvas, x, y: in_all_inks(canvas, x, y, "▇█"),
        "course": course,
        "completed": lambda canvas, x, y: in_all_inks(canvas, x, y, COMPLETED),
        "better": _sign(BETTER, "bold news"),
        "comment": _sign(COMMENT, "bold key"),
        "variation": _sign(VARIATION, "bold key"),
        "slate": lambda canvas, x, y: in_all_inks(canvas, x, y, "▌"),
        "board": lambda canvas, x, y: in_all_inks(canvas, x, y, "▐"),
        "back": lambda canvas, x, y: canvas.put(canvas.put(x, y, "▌ ", "muted", "card") + 1, y, "▌▲", "temple", "card"),
        "bodies": lambda canvas, x, y: meter(canvas, x, y, 10, 0.79),
        "days": days,
        "ladder": ladder,
        "loose": lambda canvas, x, y: draw_piece(canvas, x, y, loose_piece("guide", "~")),
        "hand": _sign("4/5"),
        "held": _sign(f"{HELD}4{TEMPLE}2{TOKEN}1{ANY}8", "muted"),
    }
