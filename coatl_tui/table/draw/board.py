"""What all panes are drawn from: a scene, where everything lies, and what the cards bring on the coatl being worked
on."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property, lru_cache

from attrs import define, field

from coatl_core.cards.missing import missing
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Temple, WithoutCard, WithoutColor
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.scoring import player_score, with_variants
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.standing import SaveFailure
from coatl_core.play.things import BoardSpace
from coatl_tui.bindings import NUMBERS, Keymap, command
from coatl_tui.screens.base import key_name
from coatl_tui.table.draw.news import News
from coatl_tui.table.layout import Layout, Lying
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas, Rect, box, heading, rule
from coatl_tui.widgets.card import Card, CardWords, Worth, fitted
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.serpent import End


def card_words(l10n: L10n) -> CardWords:
    """The words on cards in this language."""
    return CardWords(
        each=l10n("card-each"),
        now=l10n("card-now"),
        then=l10n("card-then"),
        highest=l10n("card-highest"),
        no_more=l10n("card-no-more"),
        temple=l10n("card-temple"),
        no=l10n("temple-short-no"),
        length=lambda pieces: l10n("temple-short-length", n=pieces),
        card=l10n("card-card"),
        free=l10n("card-free"),
        points=lambda points: l10n("drawn-points", points=points),
        colors=tuple((color, l10n("card-band", color=color)) for color in COLORS),
    )


@define(eq=False, slots=False)
class Board:
    """A scene as it is to be drawn. ``focus`` is the id of the pane that has the focus, ``keys`` is what stands on the
    key bar, ``unsaved`` is why the game is not saved, None if it is, ``keymap`` holds the player's own keys.
    ``counted`` are the own sure points while they are being counted up, ``thinking`` is the sign of a computer player
    that is thinking. ``hidden`` are the parts of the table that a lesson has not come to yet."""

    scene: Scene
    at: Layout
    focus: str = ""
    news: News = field(factory=News)
    keys: tuple[Entry, ...] = ()
    unsaved: SaveFailure | None = None
    keymap: Keymap = field(factory=dict)
    counted: int | None = None
    thinking: str = ""
    hidden: frozenset[str] = frozenset()

    def key(self, id: str) -> str:
        """The key of a command as it is printed on a keyboard."""
        return key_name(command(id), self.scene.l10n, self.keymap)

    def letter(self, id: str) -> str:
        """The key of a command as it stands in the title of a pane: a letter as a capital, if that does the same."""
        name = self.key(id)
        taken = len(name) > 1 or any(name.upper() in keys for keys in self.keymap.values())
        return name if taken else name.upper()

    def sign(self, sign: str) -> str:
        """The sign of a numbered thing as it is shown: for the eleventh its key, if that is one character."""
        key = self.key("eleventh") if sign == NUMBERS[-1] else sign
        return key if len(key) == 1 else sign

    @cached_property
    def words(self) -> CardWords:
        """The words on cards."""
        return card_words(self.scene.l10n)

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

    def standing(self, card: str, coatl: Coatl) -> Worth:
        """What a card brings beside a coatl."""
        catalog, strict = self.scene.view.catalog, self.scene.view.rules.strict_x
        prophecy = catalog.prophecies.get(card)
        if prophecy is not None:
            return prophecy_worth(prophecy, coatl, strict)
        return temple_worth(catalog.temples[card], coatl, tuple(catalog.card_colors(coatl.prophecies)))

    def card(self, card: str, number: str = "", item: object = None, corner: str = "", hint: str = "") -> Card:
        """A card that lies beside no coatl yet, with what it would bring on the active one."""
        catalog = self.scene.view.catalog
        prophecy = catalog.prophecies.get(card)
        face: Prophecy | Temple = prophecy if prophecy is not None else catalog.temples[card]
        coatl, after = self.coatl, self.after
        if coatl is None:
            coatl, after = after, None
        if "worth" in self.hidden:
            coatl = after = None
        barred = self.scene.barred.get((self.number, card)) if coatl is not None else None
        foreseen = self.scene.preview.card(card) if self.scene.preview is not None else None
        return Card(
            face,
            number,
            self.standing(card, coatl) if coatl is not None else None,
            self.standing(card, after) if after is not None else None,
            corner,
            hint,
            self._not_here(barred),
            self._not_here(foreseen.then.barred if foreseen is not None else None),
            at_cursor=item is not None and item == self.scene.item,
        )

    def _not_here(self, refused: Refusal | None) -> str:
        """Why a card may not lie beside the coatl, in a word or two; an empty text if it may."""
        if refused is None:
            return ""
        return self.scene.l10n("card-lies-there" if refused.code == "prophecy-identical" else "card-not-here")

    def beside(self, card: str, coatl: Coatl, seat: int, index: int) -> Card:
        """A card that lies beside a coatl."""
        catalog = self.scene.view.catalog
        face = catalog.prophecies.get(card) or catalog.temples[card]
        worth = None if "worth" in self.hidden else self.standing(card, coatl)
        return Card(face, now=worth, news=(seat, index, card) in self.news.cards)

    @property
    def tells_worth(self) -> bool:
        """Whether it can be said what cards would bring on the coatl being worked on."""
        return self.coatl is not None and "worth" not in self.hidden


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
        automatic=-1 if opponent is None else len(opponent.cards),
        complete=tuple(coatl.complete for coatl in own.coatls),
        active=active_coatl(scene),
        free=open_coatls < view.limits(scene.shown).unfinished_coatls and complete < view.rules.coatls,
        beside=max(5, view.limits(scene.shown).prophecies_per_coatl + 1),
        hand=len(scene.hand),
        temples=len(view.own.temples or ()),
        slots=max(0, view.limits().hand_limit - view.own.hand_size),
        row=len(view.row),
        piles=len(view.piles),
        panel=len(scene.panel_lines),
    )


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
def prophecy_worth(prophecy: Prophecy, coatl: Coatl, strict: bool) -> Worth:
    """What a prophecy brings beside a coatl (RULES 8.5, 8.8)."""
    reading = coatl.reading(strict)
    level = prophecy.next_level(reading)
    lacks = None
    if level is not None and not coatl.complete:
        head, tail = not coatl.head, not coatl.tail
        lacks = missing(prophecy.pattern, coatl.colors, level[0], head=head, tail=tail, strict=strict)
    met = prophecy.pattern.times(reading)
    return Worth(prophecy.points_for(reading), met, lacks, highest=level is None, closed=coatl.complete)


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
    focus = board.focus == pane
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
