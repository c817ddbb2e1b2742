"""How cards look: one drawing for prophecies and temples wherever they lie.

A card has a band in its colour, its pattern, its levels as a ladder with the reached one lit, and what it is worth on a
coatl now and with the piece under the cursor. ``small_card`` has the three smaller scales.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen
from rich.cells import cell_len, set_cell_size

from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Temple, WithoutCard, WithoutColor
from coatl_tui.widgets.canvas import MET, MORE, NOT_MET, Canvas, Rect, cursor, dashed
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import GHOST
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.tiles import LEAST_HOLLOW, draw_lacking, draw_pattern, lacking_size, put_tile

if TYPE_CHECKING:
    from coatl_core.game.reach import Reach

_LARGE = 3
"""The most cells of a lacking piece."""
Runs: TypeAlias = tuple[tuple[str, str], ...]
"""Texts side by side, each with its ink."""
TEMPLE, REFUSED, COUNTS = "▲", "–", "×"


@frozen(cache_hash=True)
class CardWords:
    """The words on cards, in the language of the app. ``colors`` are the names of card colours by letter."""

    each: str = "each"
    now: str = "now"
    then: str = "then"
    highest: str = "highest"
    no_more: str = "no more"
    temple: str = "temple"
    no: str = "no"
    length: Callable[[int], str] = field(default=lambda pieces: f"{pieces} long", eq=False)
    card: str = "card"
    free: str = "free"
    ready: str = "ready"
    points: Callable[[int], str] = field(default=lambda points: "point" if points == 1 else "points", eq=False)
    colors: tuple[tuple[str, str], ...] = (
        ("B", "blue"),
        ("G", "green"),
        ("K", "black"),
        ("R", "red"),
        ("Y", "yellow"),
    )

    def color(self, letter: str) -> str:
        """The name of a card colour."""
        return dict(self.colors).get(letter, "")


@frozen(cache_hash=True)
class Worth:
    """What a card brings beside a coatl: its points, how often it is met (a temple: how many of its requirements), and
    the ``way`` to its next level: the pieces that it lacks. ``way`` is None if there is no next level or no way to it;
    ``highest`` tells the two apart, and of a ``closed`` coatl nothing is said. ``held`` says of each requirement of a
    temple whether it holds, ``stand`` how it stands."""

    points: int
    met: int
    way: Reach | None = None
    highest: bool = False
    closed: bool = False
    held: tuple[bool, ...] = ()
    stand: tuple[str, ...] = ()

    @property
    def lacks(self) -> int:
        """How many pieces are lacking for the next level; 0 if there is no way to one."""
        return 0 if self.way is None else len(self.way.missing.symbols)

    @property
    def brings(self) -> tuple[int, Reach | None, bool]:
        """What is shown of it in the last rows of a card."""
        return self.points, self.way, self.highest


@frozen(cache_hash=True)
class Card:
    """A card to be drawn. ``number`` is its key, ``corner`` a word at the right of its band, ``hint`` what its pattern
    means in words. Without ``now`` it lies beside no coatl. ``refused`` is why it cannot be used here, ``then_refused``
    why it could not be used then.

    ``ready`` are the points that it can bring in this turn with what lies on the board, ``soon`` those that it could
    bring with the field under the cursor; a ``whole`` one lacks nothing but to be chosen. ``below`` tells in its last
    row where the lacking pieces are, in ever shorter words; ``key`` goes to the field that has them all."""

    face: Prophecy | Temple
    number: str = ""
    now: Worth | None = None
    then: Worth | None = None
    corner: str = ""
    hint: str = ""
    refused: str = ""
    then_refused: str = ""
    at_cursor: bool = False
    hover: bool = False
    marked: bool = False
    news: bool = False
    ready: int = 0
    soon: int = 0
    whole: bool = False
    below: tuple[Runs, ...] = ()
    key: str = ""

    @property
    def color(self) -> str:
        """The letter of the card colour; empty for a temple."""
        return self.face.color if isinstance(self.face, Prophecy) else ""

    @property
    def ground(self) -> str:
        """The ground of the card below its band."""
        return "card-lit" if self.at_cursor or self.hover else "card"

    @property
    def lit(self) -> int:
        """The place of the level it has reached, -1 if none. A card that is refused has none."""
        if self.now is None or self.refused:
            return -1
        met = self.now.met
        return max((i for i, (times, _) in enumerate(self.face.levels) if times <= met), default=-1)


def draw_card(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    """Draws a card as a card, at least 12 cells wide and 5 rows high. Further rows hold ``then``, and then the hint."""
    canvas.paste(area.x, area.y, _as_card(card, words, area.width, area.height, canvas.signs))
    draw_marks(canvas, area, card)


@lru_cache(256)
def _as_card(card: Card, words: CardWords, width: int, height: int, signs: Signs) -> Canvas:
    """A card, kept once it has been drawn: most cards look the same after a key."""
    canvas, area = Canvas(width, height, signs), Rect(0, 0, width, height)
    canvas.fill(area, card.ground)
    _band(canvas, area, card, words)
    x, y, room = area.x + 1, area.y + 1, area.width - 2
    face = card.face
    if isinstance(face, Temple):
        rows = max(1, min(len(face.requirements), area.height - (4 if area.height > 5 else 3)))
        draw_requirements(canvas, Rect(x, y, room, rows), card, words)
        y += max(2, rows)
        tall = area.height >= 1 + max(2, rows) + 4  # as high as that of a prophecy, below which it lies
        (draw_ladder if tall else draw_ladder_line)(canvas, x, y, room, card)
        y += 1 + tall
    else:
        draw_pattern(canvas, x, y, face.pattern, words.each, room + 1)
        if card.hint and area.height > 6:
            y += 1
            canvas.put(x, y, fitted(card.hint, room), "muted")
        draw_ladder(canvas, x, y + 1, area.right - x, card)
        y += 3
    _worths(canvas, Rect(x, y, room, area.bottom - y), card, words)
    return canvas


def _worths(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    """What a card is worth now, and then: in the row below, or beside it for a temple that has no other row."""
    now, then = card.now, card.then
    x, y, room = area.x, area.y, area.width
    refused = bool(card.refused or card.then_refused)
    alike = now is not None and then is not None and not refused and now.brings == then.brings
    if then is not None and area.height < 2:
        if now is not None and not alike and not card.refused and isinstance(card.face, Temple):
            _now_and_then(canvas, area, now, then, card.then_refused, words)
            return
        then = None
    width = max(cell_len(words.now), cell_len(words.then)) if then is not None else 0
    left = room - width - bool(width)
    rooms = [(w.way, left - len(str(w.points)) - 1) for w in (now, then) if w is not None]
    sizes = [lacking_size(way, lacking_room(way, rest, 1, _LARGE)[1], _LARGE) for way, rest in rooms if way is not None]
    cells = min(sizes, default=_LARGE)
    if card.refused:
        _refusal(canvas, x, y, room, card.refused)
    elif now is not None:
        word = words.now if width or isinstance(card.face, Temple) else ""
        _worth(canvas, area, now, word.rjust(width), words, cells)
    if then is None or alike or (card.refused and card.then_refused):
        if area.height > 1 and now is not None and not card.refused:
            put_runs(canvas, x, y + 1, shortened(card.below, room))
        return
    if card.then_refused:
        at = canvas.put(x, y + 1, words.then.rjust(width), "muted") + 1
        _refusal(canvas, at, y + 1, area.right - at, card.then_refused)
    else:
        _worth(canvas, Rect(x, y + 1, room, 1), then, words.then.rjust(width), words, cells)


def shortened(choices: Sequence[Runs], room: int) -> Runs:
    """Returns the first of these texts that fits; none if no one does."""
    return next((runs for runs in choices if sum(cell_len(text) for text, _ in runs) <= room), ())


def put_runs(canvas: Canvas, x: int, y: int, runs: Runs) -> int:
    """Writes texts side by side, and returns the column after them."""
    for text, ink in runs:
        x = canvas.put(x, y, text, ink)
    return x


def _now_and_then(canvas: Canvas, area: Rect, now: Worth, then: Worth, refused: str, words: CardWords) -> None:
    """Both in one row, without the word for now if there is no room for it."""
    x, y = area.x, area.y
    after = REFUSED if refused else str(then.points)
    if sum(map(cell_len, (words.now, words.then, after))) + len(str(now.points)) + 3 <= area.width:
        x = canvas.put(x, y, words.now, "muted") + 1
    x = canvas.put(x, y, str(now.points), points_ink(now.points)) + 1
    x = canvas.put(x, y, words.then, "muted") + 1
    canvas.put(x, y, after, points_ink(0 if refused else then.points))


def draw_free(canvas: Canvas, area: Rect, *lines: str) -> None:
    """Draws a place where a card may come to lie, with a word or two in it."""
    dashed(canvas, area)
    y = area.y + max(1, (area.height - len(lines)) // 2)
    for line in lines[: max(1, area.height - 2)]:
        text = fitted(line, area.width - 2)
        canvas.put(area.x + (area.width - cell_len(text)) // 2, y, text, "faint")
        y += 1


def _band(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    color = card.color
    ground, ink = (color, f"on-{color}") if color else ("temple", "on-temple")
    canvas.fill(Rect(area.x, area.y, area.width, 1), ground)
    x = area.x + 1
    end = area.right - 1
    corner = MET if card.marked else met_sign(True, canvas.signs) if card.whole else card.corner
    points = f"+{card.ready or card.soon}"
    if card.ready or card.soon:
        met = met_sign(True, canvas.signs)
        word = f"{met} {words.ready}" if card.ready else words.then
        shade = " " if card.ready else GHOST
        end = canvas.right(area.right, area.y, f"{shade}{points}{shade}", "bold points", card.ground) - 1
        room = end - x - len(card.number) - bool(card.number)
        word = word if cell_len(word) <= room else met * bool(card.ready)
        end = canvas.right(end, area.y, word, f"bold {ink}" if card.ready else ink, ground) - 1
    elif corner:
        end = canvas.right(end, area.y, fitted(corner, end - x), f"bold {ink}", ground) - 1
    if card.number:
        number_ink, number_ground = ("bold on-focus", "focus") if card.at_cursor else (f"bold {ink}", ground)
        x = canvas.put(x, area.y, card.number, number_ink, number_ground) + 1
    name = words.color(color) if color else TEMPLE
    if not color and not card.number:
        name = f"{TEMPLE} {words.temple}"
    room = end - x
    if room > 0:
        canvas.put(x, area.y, name if cell_len(name) <= room else canvas.letter(color).lower() or TEMPLE, ink, ground)


def draw_marks(canvas: Canvas, area: Rect, card: Card) -> None:
    if card.news:
        canvas.put(area.x, area.bottom, "▔" * area.width, "news")
    if card.at_cursor:
        cursor(canvas, area)


def _refusal(canvas: Canvas, x: int, y: int, room: int, why: str) -> None:
    canvas.put(x, y, fitted(f"{REFUSED} {why}", room), "muted")  # nobody has tried it yet


def _worth(canvas: Canvas, area: Rect, worth: Worth, word: str, words: CardWords, cells: int) -> None:
    """The points, and what is lacking for more, in tiles of at most so many cells."""
    x = area.x
    if word:
        x = canvas.put(x, area.y, word, "muted") + 1
    x = canvas.put(x, area.y, str(worth.points), points_ink(worth.points)) + 1
    draw_lacks(canvas, Rect(x, area.y, area.right - x, 1), worth, words, cells, beyond=1)


_FOUR = 10
"""The cells of four lacking pieces with the sign of their end and a blank after it."""


def lacking_room(way: Reach, room: int, beyond: int = 0, cells: int = 2) -> tuple[int, int]:
    """By how many cells what a card lacks begins farther left, and the cells it has in all. A sign of an end may stand
    so many cells ``beyond`` the text; tiles that have no room otherwise may, too, and the sign before them in the place
    of the blank before it."""
    missing = way.missing
    tail_alone = missing.tail and not missing.head and not missing.anywhere
    if beyond and room == _FOUR - 1 and tail_alone and lacking_size(way, room + 1) >= LEAST_HOLLOW:
        return 1, room + 1  # also beside one that lacks less, so that such narrow cards are alike
    behind = beyond if missing.head and not missing.tail else 0
    if cells < LEAST_HOLLOW or missing.head or lacking_size(way, room + behind, cells) >= LEAST_HOLLOW:
        return 0, room + behind
    return (1, room + beyond + 1) if lacking_size(way, room + beyond + 1) >= LEAST_HOLLOW else (0, room)


def draw_lacks(canvas: Canvas, area: Rect, worth: Worth, words: CardWords, cells: int = 2, beyond: int = 0) -> None:
    """Draws what is lacking for more points, in tiles of at most so many cells, and at most so many cells ``beyond``
    the text; or in a word that nothing is."""
    if worth.way is not None:
        left, room = lacking_room(worth.way, area.width, beyond, cells)
        draw_lacking(canvas, area.x - left, area.y, worth.way, room, cells)
        return
    word = words.highest if worth.highest else words.no_more
    if worth.held or worth.closed:
        word = words.points(worth.points) if worth.closed and not worth.held else ""
    if word and area.width > 0:
        canvas.put(area.x, area.y, fitted(word, area.width), "muted")


def level_style(card: Card, place: int) -> tuple[str, str]:
    """The ink and the ground of a level: lit, passed, or still to come."""
    lit = card.lit
    if place == lit:
        return "bold on-points", "points"
    return ("muted", card.ground) if place < lit else ("text", "pill")


def shown_levels(card: Card, most: int) -> list[int]:
    """The places of the levels to show, ``most`` of them: the first, and those from the reached one on."""
    count = len(card.face.levels)
    if count <= most:
        return list(range(count))
    start = max(0, min(card.lit, count - most))
    return list(range(start, start + max(1, most)))


def draw_ladder(canvas: Canvas, x: int, y: int, room: int, card: Card) -> None:
    """The levels in columns: how often above, the points below."""
    levels = card.face.levels
    size = max(3, *(max(len(str(times)) + 2, len(str(points)) + 2) for times, points in levels))
    step = size + 1 if (size + 1) * len(levels) - 1 <= room else size
    shown = shown_levels(card, (room + 1) // step)
    if len(shown) < len(levels):
        shown = shown_levels(card, max(1, (room - 2) // step))
    for place in shown:
        times, points = levels[place]
        ink, ground = level_style(card, place)
        canvas.put(x, y, f" {times}{COUNTS}", "text" if place == card.lit else "muted")
        text = str(points).center(size)
        if canvas.ascii_only and place == card.lit:
            text = f"[{points}]".center(size)
        canvas.put(x, y + 1, text, ink, ground)
        x += step
    if shown[-1] < len(levels) - 1:
        canvas.put(x, y + 1, MORE, "muted")


def draw_ladder_line(canvas: Canvas, x: int, y: int, room: int, card: Card) -> None:
    """The levels of a temple in one row, with how many requirements each one takes, apart from each other if there is
    room."""
    levels = card.face.levels
    need = sum(len(f"{times}{points}") + 4 for times, points in levels) - 1
    wide, apart = need <= room, need + len(levels) <= room
    shown = shown_levels(card, room // 6) if wide else shown_levels(card, room // 4)
    for place in shown:
        times, points = levels[place]
        ink, ground = level_style(card, place)
        if wide:
            x = canvas.put(x, y, f"{times}{COUNTS}", "muted") + apart
        lit = canvas.ascii_only and place == card.lit
        x = canvas.put(x, y, f"[{points}]" if lit else f" {points} ", ink, ground) + 1


# The requirements of a temple


def draw_requirements(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    """Each requirement of a temple in a row of its own; those that have no row follow on the last one."""
    assert isinstance(card.face, Temple)
    at, row = area.x, area.y
    for number in range(len(card.face.requirements)):
        at, row = (at + 1, row) if number >= area.height else (area.x, area.y + number)
        crowded = len(card.face.requirements) > area.height and number >= area.height - 1
        cells = 1 if crowded or area.width < 12 else 2
        room = area.right - at
        for blank in (1, 0):
            drawn = requirement(card, number, words, canvas.signs, cells, 0 if crowded else room, blank=blank)
            if drawn.width <= room:
                break
        else:
            canvas.put(min(at, area.right - 1), row, MORE, "muted")
            return
        at = drawn.paint(canvas, at, row)


def requirement(
    card: Card, number: int, words: CardWords, signs: Signs, cells: int = 2, room: int = 0, *, blank: int = 1
) -> Pen:
    """Writes a requirement of a temple, with tiles of at most so many cells: whether it holds, with ``blank`` cells
    after it, and how it stands if there is ``room`` for that."""
    pen, worth = Pen(signs), card.now
    assert isinstance(card.face, Temple)
    if worth is not None and number < len(worth.held):
        held = worth.held[number]
        pen.put(met_sign(held, signs), "bold good" if held else "bold muted")
        pen.skip(blank)
    match card.face.requirements[number]:
        case WithoutColor(color=color):
            pen.put(f"{words.no} ")
            put_tile(pen, color, cells)
        case Length(pieces=pieces):
            pen.put(words.length(pieces))
        case Equal(first=first, second=second):
            put_tile(pen, first, cells)
            pen.put(" = " if cells > 1 else "=")
            put_tile(pen, second, cells)
        case WithoutCard(color=color):
            pen.put(f"{words.no} ")
            pen.put("▌", color)
            pen.put(signs.letter(color).lower())
            if cells > 1 and pen.width + 1 + cell_len(words.card) <= room:
                pen.put(f" {words.card}")
    if worth is not None and number < len(worth.stand) and pen.width + 1 + len(worth.stand[number]) <= room:
        pen.skip()
        pen.put(worth.stand[number].replace("·", between(signs)), "muted")
    return pen


def met_sign(met: bool, signs: Signs) -> str:
    """The sign of what is met or chosen, or not."""
    if signs.ascii_only:
        return "x" if met else "o"
    return MET if met else NOT_MET


def between(signs: Signs) -> str:
    """What stands between two numbers; a dot in ASCII would look like that of a decimal."""
    return "/" if signs.ascii_only else "·"


def points_ink(points: int) -> str:
    """The ink of a number of points: gold means that there are some."""
    return "bold points" if points else "bold muted"


def fitted(text: str, room: int) -> str:
    """The text, cut to so many cells if it is longer."""
    if cell_len(text) <= room:
        return text
    return set_cell_size(text, room - 1).rstrip() + MORE if room > 0 else ""
