"""The picture of the table in the rulebook: a table in the middle of a game, drawn as any other, with what each part is
above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from attrs import evolve

from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.cards.pieces import piece as piece_of
from coatl_core.cards.prophecies import prophecy
from coatl_core.cards.temples import Temple, parse_requirement
from coatl_core.game import events as e
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.engine import new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import why_not_beside
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.state import GameState, Player, Ruleset
from coatl_core.game.view import view
from coatl_core.language.l10n import L10n
from coatl_core.play.sight import barred_prophecies
from coatl_core.play.things import BoardSpace
from coatl_tui.table.draw.board import Board, what_lies
from coatl_tui.table.draw.news import news_of
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.layout.areas import CARDS, LEAST, Layout
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.signs import Signs

Lines = tuple[tuple[Span, ...], ...]

ROOM = LEAST[0] - 1
"""The columns that the picture takes at least: the last one of the smallest table is empty."""
_SIZES = ((140, 40), CARDS, LEAST)
_LABEL = "pill"
"""The ground of what is written above a part."""

# Cards of the base game
_PROPHECIES = {
    "count-red": ("R", "count R", ((3, 2), (4, 3), (5, 4), (6, 5))),
    "count-blue": ("R", "count B", ((3, 2), (4, 3), (5, 4), (6, 5))),
    "count-black": ("R", "count K", ((3, 2), (4, 3), (5, 4), (6, 5))),
    "pair-red-blue": ("B", "R B", ((1, 1), (2, 3), (3, 5))),
    "pair-green-blue": ("B", "G B", ((1, 1), (2, 3), (3, 5))),
    "pair-yellow-blue": ("B", "Y B", ((1, 1), (2, 3), (3, 5))),
    "alternating-red-green": ("B", "R G R G", ((1, 5),)),
    "mirror-red-blue": ("G", "R B *+ B R", ((1, 4),)),
    "run-blue-green-blue": ("G", "B G+ B", ((1, 2), (2, 6))),
    "run-yellow-black-red": ("G", "Y K+ R", ((1, 2), (2, 6))),
    "triple-red": ("K", "R R R", ((1, 3), (2, 7))),
    "isolated-pair-blue": ("K", "!B B B !B", ((1, 2), (2, 5))),
    "double-pair-black-yellow": ("Y", "K K Y Y", ((1, 4),)),
    "double-pair-blue-yellow": ("Y", "B B Y Y", ((1, 4),)),
    "double-pair-red-blue": ("Y", "R R B B", ((1, 4),)),
    "two-three-yellow-blue": ("Y", "Y Y B B B", ((1, 6),)),
    "all-black-green-red-blue-yellow": ("Y", "K G R B Y", ((1, 7),)),
}
_TEMPLES = (
    ("B = K", "length 9"),
    ("R = G", "length 6"),
    ("no Y", "length 7"),
    ("no B", "length 10"),
    ("B = Y", "length 12"),
    ("no K", "length 8"),
)
_ROW = (
    *("run-yellow-black-red", "count-blue", "all-black-green-red-blue-yellow", "double-pair-red-blue"),
    *("two-three-yellow-blue", "isolated-pair-blue"),
)
_SUPPLY = ("Y G", "", "B K", "R R", "", "G Y", "<G", "", "", "")
_NEWS = (
    e.Took(0, 2, (piece_of("Y"), piece_of("R"))),
    e.Extended(1, 2, "head", piece_of("<B")),
    *[e.Extended(1, 2, "tail", piece_of("Y"))] * 3,
    e.Fulfilled(1, 2, "guide:double-pair-blue-yellow", 4),
)


def catalog() -> Catalog:
    """The cards of the picture."""
    levels = ((1, 3), (2, 7))
    prophecies = [(prophecy(f"guide:{id}", *card), 2) for id, card in _PROPHECIES.items()]
    temples = [
        Temple(f"guide:temple-{number}", tuple(map(parse_requirement, texts)), levels)
        for number, texts in enumerate(_TEMPLES)
    ]
    return Catalog((CardSet("guide", tuple(prophecies), tuple(temples)),))


def _pieces(text: str) -> tuple[Piece, ...]:
    return tuple(map(piece_of, text.split()))


def _ids(*names: str) -> tuple[str, ...]:
    return tuple(f"guide:{name}" for name in names)


def _coatl(text: str, *prophecies: str, temple: str | None = None) -> Coatl:
    return evolve(parse_coatl(text), prophecies=_ids(*prophecies), temple=temple and f"guide:{temple}")


def _state(names: tuple[str, str]) -> GameState:
    """A game in its middle, laid by hand."""
    state = new_game(
        Setup(names, "guide", card_sets=("guide",), rules=Rules(sacrifice_tokens=True)), Ruleset(catalog())
    )
    tokens = state.players[0].tokens
    own = Player(
        _pieces("Y> B Y <Y K G Y R"),
        _ids("count-red", "alternating-red-green", "mirror-red-blue", "pair-red-blue"),
        _ids("temple-1"),
        (
            _coatl(*("<KKYYBKYBB>", "double-pair-black-yellow", "pair-yellow-blue", "count-black"), temple="temple-0"),
            _coatl("<KRBGBRG", "pair-green-blue", "run-blue-green-blue"),
        ),
        tokens,
    )
    other = Player(
        _pieces("Y>"),
        _ids("count-red", "triple-red"),
        _ids("temple-5"),
        (
            _coatl("<RRRBGBBR>", "triple-red", "isolated-pair-blue", temple="temple-2"),
            _coatl("<BBYYYY", "double-pair-blue-yellow"),
        ),
        tokens,
    )
    state.players = [own, other]
    state.supply = [_pieces(field) for field in _SUPPLY]
    state.row = list(_ids(*_ROW))
    state.piles = _ids("temple-3"), _ids("temple-5", "temple-4")
    state.seat, state.phase, state.turn = 0, "action", 31
    return state


def _scene(l10n: L10n) -> Scene:
    state = _state((l10n("guide-table-name-1"), l10n("guide-table-name-2")))
    seen = view(state, 0)
    barred = barred_prophecies(seen, partial(why_not_beside, state, 0))
    item = BoardSpace(8, seen.own.board[7])
    return Scene(view=seen, l10n=l10n, legal=tuple(legal_actions(state)), shown=0, item=item, barred=barred)


def _labels(at: Layout) -> Iterator[tuple[str, Rect]]:
    """What is explained, and where it lies."""
    beside = at.places[0].cards.x
    coatls = at.coatls
    yield from (("status", at.status), ("supply", at.supply), ("others", at.others[0]), ("news", at.news))
    yield from (("row", at.prophecies), ("temples", at.temples))
    yield "coatls", Rect(coatls.x, coatls.y, beside - coatls.x, coatls.height)
    yield "beside", Rect(beside, coatls.y, coatls.right - beside, coatls.height)
    yield from (("hand", at.hand), ("sentence", at.sentence))


def table_picture(width: int, l10n: L10n, keys: Sequence[Entry], signs: Signs) -> Lines:
    """Returns the picture in the largest size that fits into so many columns, or no lines if there are fewer than
    ``ROOM``. ``keys`` stand on the key bar; without them it is left out."""
    size = next((size for size in _SIZES if size[0] <= width), LEAST if width >= ROOM else None)
    if size is None:
        return ()
    width = min(width, size[0])
    scene = _scene(l10n)
    at = lay_out(*size, what_lies(scene))
    board = Board(scene, at, "coatls", news_of(_NEWS, scene.view), tuple(keys))
    table = Canvas(width, size[1], signs)
    table_lines = _cropped(draw_table(board, signs), table)
    lines: list[tuple[Span, ...]] = []
    labels = sorted(_labels(at), key=lambda label: label[1].y) + [("keys", at.keys)] * bool(keys)
    for y, group in groupby(labels, key=lambda label: label[1].y):
        band = list(group)
        lines += _written(band, width, l10n, signs)
        lines += table_lines[y : max(area.bottom for _, area in band)]
    return tuple(lines[1:])  # but for the free row above the first band


def _cropped(table: Canvas, onto: Canvas) -> Lines:
    """The lines of a table without what is to the right of a canvas."""
    onto.paste(0, 0, table, onto.height)
    return onto.lines()


def _written(band: list[tuple[str, Rect]], width: int, l10n: L10n, signs: Signs) -> Lines:
    """What is written above the parts that lie side by side, each text in the columns of its part."""
    texts = [wrap(l10n(f"guide-table-{name}"), min(area.width, width - area.x) - 3) for name, area in band]
    high = max(map(len, texts))
    canvas = Canvas(width, high + 1, signs)
    for text, (_, area) in zip(texts, band, strict=True):
        top = high + 1 - len(text)
        canvas.fill(Rect(area.x, top, min(area.width, width - area.x) - 1, len(text)), _LABEL)
        for y, line in enumerate(text, top):
            canvas.put(area.x, y, "│", "muted")
            canvas.put(area.x + 2, y, line, "text")
    return canvas.lines()
