"""The cards that lie on the table: the prophecy row, the temple piles, and the hand."""

from __future__ import annotations

from functools import partial

from attrs import evolve
from rich.cells import cell_len

from coatl_core.language.cardtext import requirement_text
from coatl_core.play.things import Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.completing import draw_apart, draw_choice, draw_gains_of_hand, hand_titles
from coatl_tui.table.draw.needs import draw_to_come, named_in_frame
from coatl_tui.table.draw.shared import pattern_hint
from coatl_tui.table.draw.tips import gives_tips
from coatl_tui.table.draw.untold import draw_untold
from coatl_tui.table.layout.areas import Cards
from coatl_tui.widgets.canvas import LINES, MORE, NOTHING, Canvas, Rect, cursor, heading
from coatl_tui.widgets.card import TEMPLE, Card, draw_card, draw_free, fitted, points_ink, put_runs, shortened
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.small_card import draw_line
from coatl_tui.widgets.tiles import draw_large_lacking, large_lacking_size

_WORDS, _BESIDE_WORDS = 40, 17
"""The cells from which on a temple has words in it, and those before them."""
_LARGE_CARD, _HIGH_CARD, _LEVELS = 38, 7, 20
"""The cells and the rows from which on a card of the row shows what it lacks in large pieces, and the cells that its
levels take."""
_SLATE = 26
"""The least cells of words beside the temples."""


def draw_row(canvas: Canvas, board: Board) -> None:
    """The prophecy row, and the deck in the title."""
    scene, at = board.scene, board.at
    view, l10n = scene.view, scene.l10n
    area = at.prophecies
    rights = () if at.framed or not board.tells_worth else _owned_titles(board)
    if board.completing is not None:
        rights = () if at.framed else (f"{TEMPLE} {l10n('completing-temples')}",)
    title, on_temples = l10n("pane-row"), isinstance(scene.item, Pile)
    frame(canvas, board, area, "" if at.framed and on_temples else "row", "go-prophecies", title)
    deck = l10n("drawn-deck", cards=view.deck_size)
    x = area.right - len(deck) - 6
    canvas.put(x, area.y, " ")
    canvas.put(x + 1, area.y, "7", *(("bold on-focus", "focus") if scene.item == Deck() else ("bold key", None)))
    canvas.put(x + 2, area.y, f" {deck} ", "muted")
    deck_area = Rect(x + 3, area.y, len(deck), 1)
    if scene.item == Deck():
        cursor(canvas, deck_area)
    after = area.x + cell_len(board.letter("go-prophecies")) + cell_len(title) + 6
    if not at.framed and "temples" not in board.hidden:
        after = _draw_temples_badge(canvas, board, after, x - 3 - min(map(cell_len, rights), default=0))
    right = next((text for text in rights if after + cell_len(text) + 2 < x), "")
    if right:
        canvas.right(x, area.y, f" {right} ", "muted")
    for place, spot in _shown(at.row_cards, len(view.row), scene.item):
        card = view.row[place]
        item = RowPlace(place + 1)
        canvas.spot(spot, item, str(place + 1) if place < 6 else "")
        if card is None:
            _empty(canvas, spot, at.row_cards, l10n("table-row-empty"))
        elif board.completing is not None:
            draw_apart(canvas, board, spot, item, card, str(place + 1), at.row_cards.scale != "card")
        else:
            drawn = board.card(card, str(place + 1), item, hint=pattern_hint(board, card, spot.width))
            news = place + 1 in board.news.row
            if news or drawn.then is not None:
                drawn = evolve(drawn, then=None, news=news)
            if at.row_cards.scale == "card" and spot.width >= _LARGE_CARD and spot.height >= _HIGH_CARD:
                _draw_large_card(canvas, board, spot, drawn)
            else:
                _draw(canvas, board, spot, at.row_cards, drawn)
    canvas.spot(deck_area, Deck(), "7")  # after the cards: the cursor begins on the first of them


def _draw_large_card(canvas: Canvas, board: Board, area: Rect, card: Card) -> None:
    """A card of the row where it has room for what it lacks in pieces of three rows, beside its levels; below them how
    many points it brings now, and how much is still to get."""
    way = card.now.way if card.now is not None else None
    sizes = {cells: large_lacking_size(way, cells) if way is not None else 0 for cells in (5, 4, 3)}
    cells, size = next((each for each in sizes.items() if each[1] <= area.width - _LEVELS), (3, sizes[3]))
    below = shortened(card.below, area.width - 4 - size)
    if card.now is None or way is None or size > area.width - _LEVELS or (card.below and not below):
        draw_card(canvas, area, card, board.words)
        return
    draw_card(canvas, area, evolve(card, now=None), board.words)
    canvas.put(area.x + 1, area.bottom - 2, str(card.now.points), points_ink(card.now.points))
    put_runs(canvas, area.x + 1, area.bottom - 1, below)
    draw_large_lacking(canvas, area.right - 1 - size, area.bottom - 3, way, cells)


def _draw_temples_badge(canvas: Canvas, board: Board, x: int, end: int) -> int:
    """The key of the temples in the rule above the row, where they have no box, with their name if that ends before a
    column. Returns the column after it."""
    scene, key = board.scene, board.letter("go-temples")
    title = scene.l10n("drawn-temples")
    lit = board.focus == "row" and isinstance(scene.item, Pile)
    if lit:  # the badge of the row is not where the cursor is
        canvas.put(
            board.at.prophecies.x + 2, board.at.prophecies.y, f" {board.letter('go-prophecies')} ", "bold key", "bar"
        )
    if x + cell_len(key) + cell_len(title) + 6 > end:
        title = TEMPLE
    return heading(canvas, x + 1, board.at.prophecies.y, key, title, lit)


def draw_temples(canvas: Canvas, board: Board) -> None:
    """The top temples of the piles."""
    at, scene = board.at, board.scene
    l10n = scene.l10n
    if "temples" in board.hidden:
        return
    if at.framed:
        pane = "row" if isinstance(scene.item, Pile) else ""
        when = l10n("drawn-temples-when" if board.completing is None else "completing-temples")
        frame(canvas, board, at.temples, pane, "go-temples", l10n("drawn-temples"), when)
    for number, (pile, spot) in enumerate(zip(scene.view.piles, at.temple_cards.areas, strict=False), 1):
        item, digit = Pile(number), str(7 + number)
        canvas.spot(spot, item, digit)
        if pile.top is None:
            _empty(canvas, spot, at.temple_cards, l10n("table-pile-empty"))
        elif board.completing is not None:
            draw_choice(canvas, board, spot, item, pile.top, digit, at.temple_cards.scale != "card")
        else:
            left = l10n("drawn-left", n=pile.size)
            drawn = evolve(board.card(pile.top, digit, item, left), news=number in board.news.piles)
            if at.temple_cards.scale == "card":
                draw_card(canvas, spot, drawn, board.words)
                if spot.width > _WORDS:
                    _draw_temple_words(canvas, board, spot, pile.top)
            else:
                draw_line(canvas, spot.x, spot.y, drawn, board.words, spot.width)
    if gives_tips(board) and board.completing is None:
        _draw_when_temples(canvas, board)


def _draw_when_temples(canvas: Canvas, board: Board) -> None:
    """When a coatl may get a temple, in words beside the piles, on a large table where nobody has a coatl yet."""
    areas, l10n = board.at.temple_cards.areas, board.scene.l10n
    if not areas or areas[-1].width <= _WORDS:
        return
    last = areas[-1]
    slate = Rect(last.right + 1, last.y, min(last.width, board.at.temples.right - 3 - last.right), last.height)
    if slate.width < _SLATE:
        return
    # on the ground of the table, or it would look like a third temple
    canvas.put(slate.x + 1, slate.y, fitted(l10n("tip-temple-title"), slate.width - 2), "bold text")
    for y, line in enumerate(wrap(l10n("tip-temple"), slate.width - 2)[: slate.height - 1], slate.y + 1):
        canvas.put(slate.x + 1, y, line, "muted")


def _draw_temple_words(canvas: Canvas, board: Board, card: Rect, temple: str) -> None:
    """What a temple asks for, in words at the right of a wide card."""
    l10n, face = board.scene.l10n, board.scene.view.catalog.temples[temple]
    x = card.x + _BESIDE_WORDS
    texts = [requirement_text(each, l10n) for each in face.requirements]
    lines = [line for text in texts for line in wrap(text, card.right - 1 - x)]
    for y, line in enumerate(lines[: card.height - 1], card.y + 1):
        canvas.put(x, y, line, "muted")


def draw_hand(canvas: Canvas, board: Board) -> None:
    """The own hand: prophecies, temples, and a place for the cards that may still come."""
    scene, at = board.scene, board.at
    own, l10n = scene.view.own, scene.l10n
    if scene.looks_on:
        _draw_looking_on(canvas, board)
        return
    if scene.untold:
        draw_untold(canvas, board)
        return
    title = l10n("pane-hand", cards=f"{own.hand_size}/{scene.view.limits().hand_limit}")
    hand, temples = scene.hand, () if "temples" in board.hidden else own.temples or ()
    more_come = own.hand is not None and scene.view.phase != "over"
    slots = max(0, scene.view.limits().hand_limit - own.hand_size) if more_come else 0
    places = len(hand) + bool(slots) + len(temples)
    rights = () if "worth" in board.hidden else _hand_titles(board)
    if places > len(at.hand_cards.areas):
        rights = rights[-1:]
    frame(canvas, board, at.hand, "hand", "go-hand", title, *rights)
    if places > len(at.hand_cards.areas):
        more = f" {MORE} {places - len(at.hand_cards.areas)} "
        canvas.right(at.hand.right - 2 - sum(cell_len(text) + 2 for text in rights), at.hand.y, more, "bold text")
    for place, spot in _shown(at.hand_cards, places, scene.item):
        if place < len(hand):
            card = hand[place]
            if card is None:
                _empty(canvas, spot, at.hand_cards, "")
            else:
                _draw_held(canvas, board, spot, HandCard(place, card), str(place + 1))
        elif place < len(hand) + bool(slots):
            _draw_to_come(canvas, board, spot, slots)
        else:
            number = place - len(hand) - bool(slots)
            key = scene.view.limits().hand_limit + 1 + number
            item, digit = OwnTemple(number, temples[number]), str(key) if key < 10 else ""
            _draw_held(canvas, board, spot, item, digit, l10n("drawn-yours"))
    if board.completing is not None:
        draw_gains_of_hand(canvas, board)


def _draw_to_come(canvas: Canvas, board: Board, spot: Rect, slots: int) -> None:
    """The place of the cards that may still come; above it, in the frame, of which coatl it tells if all rows of the
    place are taken."""
    scene = board.scene
    title = " ".join(_may_come(board, slots))
    name = board.kept(
        ("name to come", spot, slots, board.aim[0], board.at.design, "worth" in board.hidden),
        lambda: named_in_frame(board, spot, title) if board.at.hand_cards.scale == "card" else None,
    )
    cells = range(name[0], name[0] + cell_len(name[1]) + 2) if name is not None else ()
    row = spot.y - 1 - canvas.top
    in_frame = bool(cells) and all(canvas.text_at(x - canvas.left, row) in LINES for x in cells)
    field = scene.item.number if scene.brought and isinstance(scene.item, Field) else 0
    drawn_from = "to come", slots, board.aim[0], scene.brought, field, in_frame
    draw = partial(_draw_slot, board=board, spot=spot, slots=slots, in_frame=in_frame)
    board.keep(canvas, spot, drawn_from, draw)
    if in_frame and name is not None:
        canvas.put(name[0], spot.y - 1, f" {name[1]} ", "muted")


def _may_come(board: Board, slots: int) -> list[str]:
    """How many cards may still come, in two lines."""
    return [board.scene.l10n("card-come-1", n=slots), board.scene.l10n("card-come-2", n=slots)]


def _draw_looking_on(canvas: Canvas, board: Board) -> None:
    """In the place of a hand, for who looks on: that they do, and what they can look at."""
    l10n = board.scene.l10n
    inner = frame(canvas, board, board.at.hand, "hand", "go-hand", l10n("pane-looking-on"))
    keys = {id: board.letter(id) for id in ("other", "log", "quit")}
    lines = wrap(l10n("drawn-looking-on", **keys), inner.width)
    for row, line in enumerate(lines[: inner.height]):
        canvas.put(inner.x, inner.y + row, line, "muted")


def _owned_titles(board: Board) -> tuple[str, ...]:
    """What tiles of two kinds mean, and beside which coatl, in ever shorter words."""
    return tuple(
        board.scene.l10n(message, coatl=board.aim[0])
        for message in ("drawn-owned", "drawn-owned-short", "drawn-owned-least")
    )


def _hand_titles(board: Board) -> tuple[str, ...]:
    """What the cards of the hand tell, in ever shorter words."""
    scene, l10n, framed = board.scene, board.scene.l10n, board.at.framed
    if board.completing is not None:
        return hand_titles(board)
    if board.after is not None:
        return (l10n("drawn-on-coatl-then" if framed else "drawn-as-if", coatl=board.aim[0]),)
    if not board.tells_worth:
        return ()
    if scene.brought and isinstance(scene.item, Field):
        texts = ("drawn-with-field", "drawn-with-field-short", "drawn-owned-least")
        return tuple(l10n(message, coatl=board.aim[0], field=scene.item.number) for message in texts)
    if framed:
        return _owned_titles(board)
    shown = next((key for place, card in enumerate(scene.hand) if card and (key := _key_shown(board, card, place))), "")
    if not shown:
        return _owned_titles(board)
    key = board.letter("go-supply").lower()
    told = l10n("drawn-ready-keys", coatl=board.aim[0], key=key, field=shown.removeprefix(key))
    return (told, *_owned_titles(board)[1:])


def _key_shown(board: Board, card: str, place: int) -> str:
    """The key of a field that stands on a card of the hand; an empty text if something else stands there."""
    drawn = board.card(card, str(place + 1), HandCard(place, card), "")
    return "" if drawn.ready or drawn.soon or drawn.whole or drawn.refused else drawn.key


def _draw_held(
    canvas: Canvas, board: Board, spot: Rect, item: HandCard | OwnTemple, number: str, corner: str = ""
) -> None:
    scene = board.scene
    canvas.spot(spot, item, number)
    if board.completing is not None:
        draw_choice(canvas, board, spot, item, item.card, number, board.at.hand_cards.scale != "card")
        return
    card = board.card(item.card, number, item, corner, pattern_hint(board, item.card, spot.width))
    if isinstance(item, HandCard) and item.place in scene.marked:
        card = evolve(card, marked=True)
    _draw(canvas, board, spot, board.at.hand_cards, card)


def _draw_slot(canvas: Canvas, board: Board, spot: Rect, slots: int, in_frame: bool) -> None:
    lines = _may_come(board, slots)
    texts = (" ".join(lines), board.scene.l10n("drawn-more", n=slots))
    if board.at.hand_cards.scale == "card" and draw_to_come(canvas, board, spot, *texts, in_frame=in_frame):
        return
    if board.at.hand_cards.scale == "card":
        draw_free(canvas, spot, *lines)
    else:
        canvas.put(spot.x + 4, spot.y, fitted(" ".join(lines), spot.width - 4), "faint")


def _shown(cards: Cards, count: int, item: object) -> list[tuple[int, Rect]]:
    """The places of the cards that are shown, each with its area: those around the cursor if there is no room for
    all."""
    room = len(cards.areas)
    place = item.place if isinstance(item, HandCard) else item.place - 1 if isinstance(item, RowPlace) else 0
    start = max(0, min(place - room + 1, count - room)) if count > room else 0
    return list(zip(range(start, start + room), cards.areas, strict=True))[: max(0, count - start)]


def _draw(canvas: Canvas, board: Board, spot: Rect, cards: Cards, card: Card) -> None:
    if cards.scale == "card":
        draw_card(canvas, spot, card, board.words)
    else:
        if card.then is not None:
            card = evolve(card, now=card.then, then=None, refused=card.then_refused, key="")
        draw_line(canvas, spot.x, spot.y, card, board.words, spot.width)


def _empty(canvas: Canvas, spot: Rect, cards: Cards, text: str) -> None:
    if cards.scale == "card":
        lines, room = wrap(text, spot.width - 2), max(1, spot.height - 2)
        draw_free(canvas, spot, *filter(None, (*lines[: room - 1], " ".join(lines[room - 1 :]))))
    else:
        canvas.put(spot.x + 4, spot.y, fitted(f"{NOTHING} {text}", spot.width - 4), "faint")
