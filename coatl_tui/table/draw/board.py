"""What all panes are drawn from: a scene, where everything lies, and what the cards bring on the coatl being worked
on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from typing import TypeVar, cast

from attrs import define, evolve, field, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Temple, WithoutCard, WithoutColor
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.reach import NOTHING_YET, Reach, fields_with, reach
from coatl_core.game.scoring import player_score, with_variants
from coatl_core.game.track import PanelPart, Track
from coatl_core.game.view import PlayerView
from coatl_core.play.completing import Completing
from coatl_core.play.standing import SaveFailure
from coatl_core.play.things import BoardSpace, HandCard
from coatl_tui.bindings import NUMBERS, Keymap, command, key_name, number_sign
from coatl_tui.table.draw.news import News
from coatl_tui.table.layout.areas import Layout, Lying
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import LINES, Canvas, Rect, box, heading, rule
from coatl_tui.widgets.card import Card, CardWords, Runs, Worth, fitted
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.serpent import End

T = TypeVar("T")

_BEGUN = 2
"""A coatl of so many pieces has hardly begun."""
_ABOVE_PLAYERS = 5
"""The rows of a track with days above those of the players."""
HELP = frozenset(("worth",))
"""What is hidden of the table of a secret seat."""


@frozen
class Moment:
    """A moment of a game that is looked at again: the ``name`` of whoever is looked at, the number of the ``turn`` of
    what has just happened, and where in the game one is, in ever shorter words."""

    name: str
    turn: int
    texts: tuple[str, ...]


@define(eq=False, slots=False)
class Board:
    """A scene as it is to be drawn. ``focus`` is the id of the pane that has the focus, ``keys`` is what stands on the
    key bar, ``unsaved`` is why the game is not saved, None if it is, ``keymap`` holds the player's own keys.
    ``counted`` are the own sure points while they are being counted up, ``counted_sum`` the sum of the coatl being
    completed, ``thinking`` is the sign of a computer player
    that is thinking. ``hidden`` are the parts of the table that a lesson has not come to yet.
    ``chosen_from`` are the things of which one is chosen where it lies. ``log`` returns all that has happened in the
    game. ``moment`` says where in a game one is that is looked at again."""

    scene: Scene
    at: Layout
    focus: str = ""
    news: News = field(factory=News)
    keys: tuple[Entry, ...] = ()
    unsaved: SaveFailure | None = None
    keymap: Keymap = field(factory=dict)
    counted: int | None = None
    counted_sum: int | None = None
    thinking: str = ""
    hidden: frozenset[str] = frozenset()
    chosen_from: frozenset[object] = frozenset()
    log: Callable[[], Sequence[Event]] = tuple
    moment: Moment | None = None

    def key(self, id: str) -> str:
        """The key of a command as it is printed on a keyboard."""
        return key_name(command(id), self.scene.l10n, self.keymap)

    def kept(self, key: object, make: Callable[[], T]) -> T:
        """Returns what ``make`` has made from this table and from what is in the ``key``, and makes it if that is
        new."""
        kept = self.scene.kept
        if key not in kept:
            kept[key] = make()
        return cast("T", kept[key])

    @cached_property
    def looked_at(self) -> tuple[object, ...]:
        """What changes in a scene while nothing changes on the table: where the cursor and the caret are, and which
        cards are chosen."""
        return self.scene.item, self.scene.caret, self.scene.completing

    def letter(self, id: str) -> str:
        """The key of a command as it stands in the title of a pane: a letter as a capital, if that does the same."""
        return self.kept(("letter", id), lambda: self._letter(id))

    def _letter(self, id: str) -> str:
        name = self.key(id)
        taken = len(name) > 1 or any(name.upper() in keys for keys in self.keymap.values())
        return name if taken else name.upper()

    def sign(self, sign: str) -> str:
        """The sign of a numbered thing as it is shown: for the eleventh its key, if that is one character."""
        key = self.key("eleventh") if sign == NUMBERS[-1] else sign
        return key if len(key) == 1 else sign

    def field_sign(self, number: int) -> str:
        """What a field is called wherever it is shown: its number, as in sentences; that of a real board, if it has
        others. Its key is another thing."""
        return str(self.scene.view.setup.field_number(number))

    def keep(
        self, canvas: Canvas, area: Rect, drawn_from: tuple[object, ...], draw: Callable[[Canvas], object]
    ) -> None:
        """Draws a part of a pane on an area that is still empty, or copies it from when it was drawn last.
        ``drawn_from`` is all that it depends on, as far as that may change while nothing changes on the table."""

        def drawn() -> Canvas:
            part = Canvas(area.width, area.height, canvas.signs, area.x, area.y)
            draw(part)
            return part

        part = self.kept((*drawn_from, area, canvas.signs, self.at.design, "worth" in self.hidden), drawn)
        canvas.paste(area.x, area.y, part)
        canvas.spots += part.spots

    @cached_property
    def words(self) -> CardWords:
        """The words on cards."""
        return self.kept("words", lambda: card_words(self.scene.l10n))

    @property
    def completing(self) -> Completing | None:
        """The choice of cards for the coatl that has just been completed, if the own table is shown."""
        return self.scene.completing if self.scene.shows_own else None

    @cached_property
    def active(self) -> int:
        """The index of the coatl that is being worked on, or -1."""
        return active_coatl(self.scene)

    @cached_property
    def coatl(self) -> Coatl | None:
        """The coatl that is being worked on."""
        return self.scene.table.coatls[self.active] if self.active >= 0 else None

    @cached_property
    def number(self) -> int:
        """The number of the coatl that is being worked on: one more than there are for a new one, 0 for none."""
        return self.scene.active if self.scene.shows_own and self.scene.active else self.active + 1

    @cached_property
    def caret(self) -> End:
        """The end where the next piece goes, empty if no piece can be attached now."""
        return self.scene.caret.end if self.scene.shows_own and self.scene.caret is not None else ""

    @cached_property
    def ghost(self) -> tuple[Piece, End] | None:
        """The piece under the cursor and the end that it would be attached to, or None if it cannot be attached."""
        item, after = self.scene.item, self.after
        if after is None or not isinstance(item, BoardSpace):
            return None
        return item.piece, self.caret if item.piece.part == "body" else item.piece.part

    @cached_property
    def after(self) -> Coatl | None:
        """The active coatl, or a new one, with the piece under the cursor attached to it."""
        return self.scene.ghost

    @cached_property
    def aim(self) -> tuple[int, Coatl | None]:
        """The number of the own coatl that cards are seen beside, and the coatl: the one being worked on, or one before
        its first piece if another can be begun; 0 and None if there is neither."""
        if self.coatl is not None:
            return self.active + 1, self.coatl
        return (self.scene.aim, NOTHING_YET) if self.scene.shows_own and self.scene.aim else (0, None)

    def standing(self, card: str, coatl: Coatl, seat: int | None = None, laid: Piece | None = None) -> Worth:
        """What a card brings beside a coatl. The pieces on the board of the player in this ``seat`` (None: the one who
        looks) may serve for it, but the one that is ``laid``."""
        view = self.scene.view
        catalog, strict = view.catalog, view.rules.strict_x
        prophecy = catalog.prophecies.get(card)
        if prophecy is None:
            return temple_worth(catalog.temples[card], coatl, tuple(catalog.card_colors(coatl.prophecies)))
        board = list((view.own if seat is None else view.players[seat]).board)
        if laid in board:
            board.remove(laid)
        return prophecy_worth(prophecy, coatl, strict, tuple(board))

    def card(self, card: str, number: str = "", item: object = None, corner: str = "", hint: str = "") -> Card:
        """A card that lies beside no coatl yet, with what it would bring on the active one."""
        scene, at_cursor = self.scene, item is not None and item == self.scene.item
        if scene.preview is not None:
            return self._card(card, number, at_cursor, corner, hint)
        made_from = card, number, at_cursor, corner, hint, *self._around_cards
        if made_from not in scene.cards:
            scene.cards[made_from] = self._card(card, number, at_cursor, corner, hint)
        return scene.cards[made_from]

    @cached_property
    def _around_cards(self) -> tuple[object, ...]:
        """What else the cards are made from, as far as it may change while the table stays the same and no piece is
        under the cursor."""
        shown = self.aim, self.scene.brought, "worth" in self.hidden, self.chosen_from
        return *shown, self.letter("go-supply"), self.key("eleventh")

    def _card(self, card: str, number: str, at_cursor: bool, corner: str, hint: str) -> Card:
        catalog = self.scene.view.catalog
        prophecy = catalog.prophecies.get(card)
        face: Prophecy | Temple = prophecy if prophecy is not None else catalog.temples[card]
        aim, coatl = self.aim
        after = self.after
        if prophecy is None and self.coatl is None:
            coatl, after = after, None
        if "worth" in self.hidden:
            coatl = after = None
        barred = self.scene.barred.get((aim, card)) if coatl is not None else None
        foreseen = self.scene.preview.card(card) if self.scene.preview is not None else None
        laid = self.ghost[0] if self.ghost is not None else None
        now = self.standing(card, coatl) if coatl is not None else None
        drawn = Card(
            face,
            number,
            now,
            self.standing(card, after, laid=laid) if after is not None else None,
            corner,
            hint,
            self._not_here(barred),
            self._not_here(foreseen.then.barred if foreseen is not None else None),
            at_cursor=at_cursor,
        )
        return drawn if now is None or prophecy is None or barred else self._owned(drawn, now, prophecy, card)

    def _owned(self, drawn: Card, now: Worth, prophecy: Prophecy, card: str) -> Card:
        """A card with what can be done about it with the pieces on the own board."""
        scene, (aim, coatl) = self.scene, self.aim
        assert coatl is not None
        held, way = card in (scene.view.own.hand or ()), scene.lacks(card, aim)
        ready = scene.ready.get((aim, card))
        there = way is not None and not way.to_get
        then = scene.lacks(card, aim, scene.brought) if scene.brought else None
        soon = then is not None and bool(then.brought) and not then.to_get
        level = prophecy.next_level(coatl.reading(scene.view.rules.strict_x))
        helped = then if then is not None and then.brought else None
        return evolve(
            drawn,
            now=evolve(now, way=helped or way),
            ready=ready.points if ready is not None and held and not self._steps_back(card) else 0,
            soon=level[1] if soon and level is not None and held else 0,
            whole=not held and (there or soon or now.points > 0),
            below=self.below(way, helped),
            key="" if way is None or helped or there else self._field_key(way.to_get),
        )

    def _steps_back(self, card: str) -> bool:
        """Whether other cards of the hand can be chosen now, and this one cannot: nothing of it is ready then."""
        cards = [item.card for item in self.chosen_from if isinstance(item, HandCard)]
        return bool(cards) and card not in cards

    def below(self, way: Reach | None, then: Reach | None) -> tuple[Runs, ...]:
        """Where the pieces of a way are, in ever shorter words; ``then`` is the way with the field under the cursor."""
        l10n = self.scene.l10n
        if way is None:
            return ()
        if then is not None:
            left = len(then.to_get)
            word = (f"{l10n('card-then')} ", "muted")
            if not left:
                told = self._all_there()
                return (*((word, text) for text in told), (told[-1],))  # the tiles are shaded in any case
            to_get = (l10n("card-to-get", n=left), "text")
            return (word, to_get), (to_get,), (word, (str(left), "text"))  # in the same words on narrow cards
        if not way.to_get:
            return tuple((text,) for text in self._all_there())
        left, (whole, fields) = len(way.to_get), self._fields_with(way.to_get)
        signs = l10n("list-comma").join(map(self.field_sign, fields))
        where = l10n("card-fields", n=len(fields), fields=signs) if fields else l10n("card-none-out")
        ink = "text" if whole else "muted"
        texts = [l10n(message, n=left, where=where) for message in ("card-to-get-where", "card-short-where")]
        if fields and self._row_tells_two:  # then one is told in the words that have room for two
            two = l10n("card-fields", n=2, fields=l10n("list-comma").join("12"))
            texts[-1] = texts[-1].ljust(len(l10n("card-short-where", n=left, where=two)))
        if fields:
            texts.append(l10n("card-short-where", n=left, where=l10n("ahead-in", fields=signs)))
        return tuple(((text, ink),) for text in (*texts, l10n("card-to-get", n=left)))

    @property
    def _row_tells_two(self) -> bool:
        """Whether a card of the row lacks pieces that lie on several fields."""

        def several() -> bool:
            ways = [self.scene.lacks(card, aim) for card in self.scene.view.row if card is not None]
            return any(way is not None and len(self._fields_with(way.to_get)[1]) > 1 for way in ways)

        aim = self.aim[0]
        return self.kept(("row tells two", aim), several)

    def _all_there(self) -> list[tuple[str, str]]:
        """That all pieces lie on the own board, in ever shorter words."""
        return [(self.scene.l10n(f"card-all-{size}"), "good") for size in ("here", "yours")]

    def _field_key(self, symbols: tuple[str, ...]) -> str:
        """The keys that go to a field that has all these pieces; an empty text if there is none."""
        whole, fields = self._fields_with(symbols)
        number = self.scene.view.setup.field_number(fields[0]) if whole else 0
        return f"{self.letter('go-supply').lower()}{self.sign(number_sign(number))}" if whole else ""

    def _fields_with(self, symbols: tuple[str, ...]) -> tuple[bool, tuple[int, ...]]:
        return self.kept(("fields", symbols), lambda: fields_with(self.scene.view.supply, symbols))

    def _not_here(self, refused: Refusal | None) -> str:
        """Why a card may not lie beside the coatl, in a word or two; an empty text if it may."""
        if refused is None:
            return ""
        return self.scene.l10n("card-lies-there" if refused.code == "prophecy-identical" else "card-not-here")

    def beside(self, card: str, coatl: Coatl, seat: int, index: int) -> Card:
        """A card that lies beside a coatl."""
        catalog = self.scene.view.catalog
        face = catalog.prophecies.get(card) or catalog.temples[card]
        worth = None if "worth" in self.hidden else self.standing(card, coatl, seat)
        return Card(face, now=worth, news=(seat, index, card) in self.news.cards)

    @property
    def tells_worth(self) -> bool:
        """Whether it can be said what cards would bring on the coatl being worked on."""
        return self.aim[1] is not None and "worth" not in self.hidden


def active_coatl(scene: Scene) -> int:
    """Returns the index of the own coatl that gets what is attached or fulfilled; -1 if a new one is to be begun. While
    nothing can be done it is the last one that can grow; -1 if there is none."""
    if not scene.shows_own:
        return -1
    if scene.active:
        return scene.active - 1 if scene.active <= len(scene.view.own.coatls) else -1
    return max((number - 1 for number, _ in scene.growing()), default=-1)


def what_lies(scene: Scene) -> Lying:
    """What lies on the table of a scene, as far as the layout must know."""
    view = scene.view
    own = scene.table
    opponent = view.opponent
    others = tuple(len(player.coatls) for seat, player in enumerate(view.players) if seat != scene.shown)
    open_coatls = sum(not coatl.complete for coatl in own.coatls)
    complete = len(own.coatls) - open_coatls
    return Lying(
        others=others,
        automatic=-1 if opponent is None else len(opponent.cards) + len(opponent.lines),
        fields=view.rules.body_fields,
        complete=tuple(coatl.complete for coatl in own.coatls),
        begun=frozenset(index for index, coatl in enumerate(own.coatls) if len(coatl) <= _BEGUN),
        active=active_coatl(scene),
        cards=() if scene.completing is not None else tuple(map(_cards_beside, own.coatls)),
        free=open_coatls < view.limits(scene.shown).unfinished_coatls and complete < view.rules.coatls,
        beside=max(5, view.limits(scene.shown).prophecies_per_coatl + 1),
        hand=view.own.hand_size if scene.untold else len(scene.hand),
        temples=view.own.temples_size if scene.untold else len(view.own.temples or ()),
        slots=0 if scene.untold else max(0, view.limits().hand_limit - view.own.hand_size),
        row=len(view.row),
        piles=len(view.piles),
        panel=sum(_lines_of(parts) for _, parts in scene.panel),
        track=max((_rows_of(part, scene) for _, parts in scene.panel for part in parts), default=0),
        boxed=_boxed([part for _, parts in scene.panel for part in parts], len(view.players)),
        opening=opponent is None and not any(player.coatls for player in view.players),
        begins=scene.shows_own and not open_coatls and scene.completing is None,
    )


def _cards_beside(coatl: Coatl) -> int:
    return len(coatl.prophecies) + (coatl.temple is not None)


def _lines_of(parts: Iterable[PanelPart]) -> int:
    """The lines that a variant has in the band: one for a track with days, or else each line and each window."""
    tracks = [part for part in parts if isinstance(part, Track)]
    if any(track.today for track in tracks):
        return 1
    return sum(len(part.windows) or 1 if isinstance(part, Track) else 1 for part in parts)


def _boxed(parts: Sequence[PanelPart], players: int) -> int:
    """The rows of all this in a narrow box, where long lines take two; 0 if there are days among it."""
    tracks = [part for part in parts if isinstance(part, Track)]
    if any(track.today for track in tracks):
        return 0
    above = sum(bool(track.windows) + any(window.holds for window in track.windows) for track in tracks)
    return above + players * len(tracks) + -(-(len(parts) - len(tracks)) * 3 // 2)


def _rows_of(part: PanelPart, scene: Scene) -> int:
    """The rows of a track: those of the players, and those above them; 0 for a line."""
    if not isinstance(part, Track):
        return 0
    return len(scene.view.players) + (_ABOVE_PLAYERS if part.today else 2 * bool(part.windows))


def points_of(view: PlayerView, seat: int) -> tuple[int, int]:
    """Returns the points of a player's complete coatls with those that variants give, and the points that the open
    coatls would bring as they are. A variant that cannot tell what it gives by what is seen here gives nothing."""
    player = view.players[seat]
    sums = [(coatl.complete, score(coatl, view.catalog, view.rules.strict_x)) for coatl in player.coatls]
    sure = sum(s for done, s in sums if done)
    if view.ruleset.scoring:
        with suppress(VariantFailed):
            nothing = player_score(seat, player.name, (), view.catalog, view.rules)
            sure += with_variants(nothing, view, view.ruleset).points
    return sure, sum(s for done, s in sums if not done)


@lru_cache(4096)
def prophecy_worth(prophecy: Prophecy, coatl: Coatl, strict: bool, board: tuple[Piece, ...] = ()) -> Worth:
    """What a prophecy brings beside a coatl (RULES 8.5, 8.8), and its way to more with the pieces on a board."""
    reading = coatl.reading(strict)
    highest = prophecy.next_level(reading) is None
    met, way = prophecy.pattern.times(reading), reach(prophecy, coatl, strict, board)
    return Worth(prophecy.points_for(reading), met, way, highest=highest, closed=coatl.complete)


@lru_cache(4096)
def temple_worth(temple: Temple, coatl: Coatl, card_colors: tuple[str, ...] = ()) -> Worth:
    """What a temple brings beside a coatl with prophecies of these colours (RULES 8.5, 8.10)."""
    colors = coatl.colors
    held = temple.met(colors, card_colors)
    stand = []
    for requirement in temple.requirements:
        match requirement:
            case WithoutColor(color=color):
                stand.append(f"{colors.count(color)}×")
            case Length():
                stand.append(str(len(colors)))
            case Equal(first=first, second=second):
                stand.append(f"{colors.count(first)}·{colors.count(second)}")
            case WithoutCard(color=color):
                stand.append(f"{card_colors.count(color)}×")
    return Worth(temple.points_for(colors, card_colors), sum(held), held=held, stand=tuple(stand))


# Frames


def frame(canvas: Canvas, board: Board, area: Rect, pane: str, id: str, title: str, *right: str) -> Rect:
    """Draws the box of a pane or the rule above it, with its title and the key of the command that goes there, and
    returns its inside. At the right end stands the first one of ``right`` for which there is room."""
    focus = bool(pane) and board.focus == pane
    if board.at.framed:
        box(canvas, area, focus)
        inner = Rect(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
    else:
        rule(canvas, area, focus)
        inner = Rect(area.x + 1, area.y + 1, area.width - 2, area.height - 1)
    x = area.x + (2 if board.at.framed else 1)
    x = heading(canvas, x, area.y, board.letter(id) if id else "", fitted(title, area.right - x - 8), focus)
    text = next((text for text in right if len(text) + 4 <= area.right - x), "")
    if text:
        canvas.right(area.right - 2, area.y, f" {text} ", "muted")
    return inner


def ask_in_title(canvas: Canvas, area: Rect, text: str) -> bool:
    """Writes a question at the right end of the title of a pane, in place of what stands there. Returns False, and
    writes nothing, if it has no room."""
    row, end = area.y - canvas.top, area.right - 2
    line = next((x for x in range(area.x + 4, end) if canvas.text_at(x - canvas.left, row) in LINES), end)
    start = end - cell_len(text) - 2
    if start < line:
        return False
    canvas.put(line, area.y, canvas.text_at(line - canvas.left, row) * (start - line), "focus")
    canvas.put(start, area.y, f" {text} ", "bold text")
    return True
