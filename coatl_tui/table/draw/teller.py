"""How deeds are told in pieces, chips and few words, for the news, the log and the row of one turn: a deed in parts,
and deeds in lines of parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise

from coatl_core.cards.pieces import Piece
from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.phrases import Cards, Part, Pieces, Points
from coatl_core.language.recaptext import deed_parts, deed_things, said_shortly, said_text, says_whose
from coatl_core.language.valuetext import MARKED
from coatl_tui.table.draw.chips import NAME, Chip, Chips, player_ink, runs_of, text_chip
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.strip import draw_touching, touching_width

_INKS = {"said": "text", "token": "bold text", **dict.fromkeys(("end", "last", "over"), "bold news")}
"""The inks of deeds that are told in words alone, if it is not the usual one."""


class Teller:
    """Tells deeds in what is drawn. ``short`` leaves out where pieces came from and went to. Steps of an automatic
    opponent are told in few words, or, with ``reasons``, in its sentences."""

    def __init__(self, view: PlayerView, l10n: L10n, short: bool = False, reasons: bool = False) -> None:
        self.view, self.l10n, self.short, self._reasons = view, l10n, short, reasons
        self._chips = Chips(view.catalog, l10n)
        self._parts = cache(self._new_parts)  # a log says the same over and over

    def name(self, seat: int) -> Chip:
        """The name of a player, in the player's colour."""
        return text_chip(fitted(self.view.players[seat].name, NAME), player_ink(seat))

    def told(self, deed: Deed, room: int) -> list[Chip]:
        """What somebody did, without the name, each part in at most so many cells."""
        if deed.event is not None:
            text = self._shortly(deed) or said_text(deed.event, self.view, self.l10n, MARKED)
            return self._chips.lines(text, room, _INKS.get(deed.kind, "muted"))
        parts = self._parts(deed)
        if all(isinstance(part, str) for part in parts):
            return words("".join(map(str, parts)), room, _INKS.get(deed.kind, "muted"))
        return [drawn for part in parts for drawn in self._drawn(part, deed, room)]

    def things(self, deed: Deed, room: int) -> list[Chip]:
        """What somebody did it with, without the words."""
        things = deed_things(deed, self.view, self.l10n)
        return [drawn for part in things for drawn in self._drawn(part, deed, room)]

    def marked(self, deed: Deed, room: int) -> Iterator[list[Chip]]:
        """What somebody did something with, with one card more with narrow pieces each time and then with one more as
        small as it can be, the last card first; nothing if it was done without cards."""
        things = deed_things(deed, self.view, self.l10n)
        cards = [card for part in things if isinstance(part, Cards) for card in part.ids]
        others = [chip for part in things if not isinstance(part, Cards) for chip in self._drawn(part, deed, room)]
        sizes: tuple[Callable[[str], Chip], ...] = self._chips.card, self._chips.narrow_card, self._chips.mark
        for larger, smaller in pairwise(sizes):
            for whole in range(len(cards) - 1, -1, -1):
                yield [*map(larger, cards[:whole]), *map(smaller, cards[whole:]), *others]

    def touching(self, deed: Deed) -> list[Chip]:
        """The pieces that somebody did something with, a cell each; nothing if it was done without pieces."""
        things = deed_things(deed, self.view, self.l10n)
        return [self._touching(part.kinds) for part in things if isinstance(part, Pieces)]

    @staticmethod
    def _touching(kinds: Sequence[Piece]) -> Chip:
        return Chip(touching_width(kinds), lambda canvas, x, y: draw_touching(canvas, x, y, kinds))

    def _new_parts(self, deed: Deed) -> tuple[Part, ...]:
        return deed_parts(deed, self.view, self.l10n, self.short)

    def _drawn(self, part: Part, deed: Deed, room: int) -> list[Chip]:
        match part:
            case Pieces(kinds=kinds):
                return runs_of(kinds, room)
            case Cards(ids=ids):
                small = self.short and deed.kind in BY_ITSELF
                return [self._chips.mark(card) if small else self._chips.card(card) for card in ids]
            case Points(points=points):
                return [text_chip(f"{points}" if deed.kind == "completed" else f"+{points}", "bold points")]
        text = part.strip()
        return [text_chip(text)] if text else []

    def said(self, deed: Deed) -> str:
        """What a variant says of itself, in a sentence with chips (see ``sentence``)."""
        assert deed.event is not None
        return self._chips.read(said_text(deed.event, self.view, self.l10n, MARKED))

    def sentence(self, text: str, ink: str) -> Chip:
        """A text, or a part of one, that ``said`` has returned."""
        return self._chips.chip(text, ink)

    def _shortly(self, deed: Deed) -> str:
        if deed.event is None or self._reasons:
            return ""
        return said_shortly(deed.event, self.view, self.l10n, MARKED)

    def steps(self, deeds: Iterable[Deed]) -> list[list[Deed]]:
        """Deeds of nobody: one by one, but all that an automatic opponent has done in one turn together."""
        return [
            group
            for steps, done in groupby(deeds, lambda deed: bool(self._shortly(deed)))
            for group in ([list(done)] if steps else [[deed] for deed in done])
        ]

    def mover(self, steps: Sequence[Deed]) -> Chip | None:
        """The name of the automatic opponent whose steps these are; None if they are nobody's."""
        opponent = self.view.opponent
        if opponent is None or not self._shortly(steps[0]):
            return None
        return text_chip(fitted(called(opponent, self.l10n), NAME), player_ink(NOBODY))

    def says_whose(self, deed: Deed) -> bool:
        """Whether the sentence of a variant says whose deed it was, or it was nobody's."""
        assert deed.event is not None
        return says_whose(deed.event, self.view, self.l10n)

    def lead(self, deed: Deed) -> Chip | None:
        """The name before a deed that stands by itself, unless a sentence of a variant has it."""
        event = deed.event
        return None if event is None or event.seat is None or self.says_whose(deed) else self.name(event.seat)


def words(text: str, room: int, ink: str = "muted") -> list[Chip]:
    """A text in parts of at most so many cells."""
    return [text_chip(line, ink) for line in wrap(text, room)]


Line = list[tuple[int, Chip]]
"""Parts, each with the column where it begins."""


def flow(lead: Chip | None, deeds: Iterable[list[Chip]], width: int, indent: int) -> list[Line]:
    """Sets deeds one after the other, in lines of this width; the first begins with ``lead``, all others are
    indented. A deed that has no room in a line begins the next one, if it has room there."""
    lines: list[Line] = [[]]
    x = 0
    if lead is not None:
        lines[-1].append((0, lead))
        x = lead.width + 1
    for number, parts in enumerate(deeds):
        whole = sum(part.width + 1 for part in parts) - 1
        over = bool(parts) and x + 2 + parts[0].width > width  # then a dot would stand alone at the end
        if number and (over or x + 2 + whole > width >= indent + whole):
            lines.append([])
            x = indent
        elif number:
            x = lines[-1][-1][0] + lines[-1][-1][1].width + 1
            lines[-1].append((x, text_chip("·", "faint")))
            x += 2
        for part in parts:
            if x + part.width > width and x > indent:
                lines.append([])
                x = indent
            lines[-1].append((x, part))
            x += part.width + 1
    return lines


def begun_at(column: int, lines: Iterable[Line]) -> list[Line]:
    """These lines, begun in a column."""
    return [[(column + x, part) for x, part in line] for line in lines]


def draw_lines(canvas: Canvas, x: int, y: int, lines: Iterable[Line]) -> int:
    """Draws lines below each other, and returns the row below them."""
    for line in lines:
        for column, part in line:
            part.draw(canvas, x + column, y)
        y += 1
    return y


def told_by(teller: Teller, seat: int, deeds: Iterable[Deed], width: int, named: bool) -> list[Line]:
    """The deeds of a player in lines that begin with the name; that of an automatic opponent only if it is to be
    ``named``."""
    indent = 2
    if seat == NOBODY:
        return [line for steps in teller.steps(deeds) for line in _told_steps(teller, steps, width, named)]
    return flow(teller.name(seat), [teller.told(deed, width - indent) for deed in deeds], width, indent)


def _told_steps(teller: Teller, steps: Sequence[Deed], width: int, named: bool) -> list[Line]:
    """What nobody did, or the steps of an automatic opponent, a line or more for each; the first one begins with its
    name if it is to be ``named``."""
    mover = teller.mover(steps)
    if mover is None:
        return [line for deed in steps for line in flow(teller.lead(deed), [teller.told(deed, width - 2)], width, 2)]
    lines: list[Line] = []
    for step in _with_what_follows(steps):
        begin = 2 if named and lines else 0
        lead = mover if named and not lines else None
        told = [teller.told(deed, width - begin - 2) for deed in step]
        lines += begun_at(begin, flow(lead, told, width - begin, 2))
    return lines


def _with_what_follows(steps: Iterable[Deed]) -> list[list[Deed]]:
    """The steps of an automatic opponent, each with where its pieces have gone: of that no field is told."""
    found: list[list[Deed]] = []
    for deed in steps:
        values = deed.event.values if deed.event is not None else {}
        if found and "pieces" in values and "field" not in values:
            found[-1].append(deed)
        else:
            found.append([deed])
    return found


def turns_of(events: Iterable[Event]) -> list[tuple[TurnBegan | None, list[Event]]]:
    """The events turn by turn, each with how it began."""
    turns: list[tuple[TurnBegan | None, list[Event]]] = [(None, [])]
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event, []))
        turns[-1][1].append(event)
    return [turn for turn in turns if turn[1]]
