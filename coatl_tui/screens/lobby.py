"""The screen of a game of a host before it begins: how others are asked to it, and who is there already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content as Text

from coatl_core.cards.pieces import piece
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import read_seat
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.protocol import SeatStatus
from coatl_core.language.playertext import seat_text
from coatl_core.plugins.proposed_choices import FIRST_OPPONENT
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.host_line import HostLine
from coatl_tui.screens.base import line_pane
from coatl_tui.screens.chosen_game import computers_of
from coatl_tui.screens.code_tiles import add_tiles
from coatl_tui.screens.line_text import line_text
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import MET, NOT_MET, THINKING, Canvas
from coatl_tui.widgets.content import Builder, Content, Span, paragraph
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Line, List, spread, styled
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import Serpent, draw_piece, fit, piece_width, serpent_width
from coatl_tui.widgets.shade import put_into_shade

_MOST_WIDTH = 84
"""The most columns that are used, with one free at each side. The style sheet has the same number."""
_BESIDE = 8
"""The columns of the list beside its lines: a border, the marks of the cursor, the scrollbar."""
_EDGES = 4
"""The columns of the border of the box above it, and of the blanks inside."""
_NAMES = 19
"""The columns for the names, of 16 signs or 20."""
_BELOW = 5
"""The rows below the boxes: the message and the key bar."""
_PIECES = tuple("BGKRY")
"""The colours of the seats' pieces."""


class LobbyScreen(PageScreen):
    """Shows the code, the seats of the game, and how others join it. The table is opened as soon as all seats are
    taken."""

    scopes = ("lobby",)
    BINDINGS = bindings("lobby")
    CSS_PATH = "lobby.tcss"

    def __init__(self, line: HostLine) -> None:
        super().__init__()
        self.line = line
        self._computer = FIRST_OPPONENT
        self._failed: Exception | None = None
        self._sure = False
        """Whether it was asked if the game is to begin without those who were invited."""

    def compose(self) -> ComposeResult:
        panes = (
            Pane(id="details", can_focus=False),
            List(id="seats", moved=self._moved),
            Pane(id="coatl", can_focus=False),
        )
        yield Container(*panes, id="both")
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._list.focus()
        self.line.told = self._told
        self.run_beside(self._sit)

    @property
    def _list(self) -> List:
        return self.query_one("#seats", List)

    async def _sit(self) -> None:
        """Takes the seat, if whoever joins has not got it yet, and waits for the beginning."""
        guest = self.line.guest
        try:
            if guest.table is None:
                await guest.sit()
            self.show()
            game = await guest.begun()
        except Exception as error:  # a host may send what fails anywhere
            self._failed = error
            self.show()
        else:
            self.app.call_later(self.host.elsewhere.open_table, game)

    # What is shown

    @property
    def list_width(self) -> int:
        return min(self.size.width, _MOST_WIDTH) - 2

    @property
    def details_width(self) -> int:
        return max(1, self.list_width - _EDGES)

    def show_message(self, text: str, style: str = "") -> None:
        margin = 1 + max(0, self.size.width - _MOST_WIDTH) // 2
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, margin))

    def _told(self) -> None:
        """Other people sit there now, or the line is cut."""
        self._sure = False
        self.show()

    def show(self) -> None:
        if self.is_gone:
            return
        self._show_seats()
        self._show_invitation()
        self._share_rows()
        self._tell()
        self.show_keys()

    def _show_seats(self) -> None:
        seats, l10n = self._list, self.l10n
        there = self.line.guest.seats
        taken = sum(not seat.free for seat in there)
        seats.border_title = l10n("lobby-title", taken=taken, all=len(there)) if there else l10n("lobby-seats")
        width = self.list_width - _BESIDE
        lines = [self._line(number, seat, width) for number, seat in enumerate(there)]
        seats.show(lines or [Line(prompt=styled("" if self._failed else l10n("lobby-connecting"), "muted"))])

    def _share_rows(self) -> None:
        """Makes the boxes as high as what is in them; a coatl with a piece for each seat has what is left."""
        details, seats, coatl = (self.query_one(f"#{id}") for id in ("details", "seats", "coatl"))
        room, there = self.size.height - _BELOW, self.line.guest.seats
        listed = max(1, len(there)) + 2
        told = min(len(self._invitation) + 2, max(2, room - listed))
        left = room - told - listed
        rows = next((rows for rows in (5, 3) if there and left > rows), 0)
        details.styles.height, seats.styles.height, coatl.styles.height = told, listed, rows + 1 if rows else 0
        coatl.display = rows > 0
        if rows:
            self._show_coatl(self.query_one("#coatl", Pane), there, rows)

    def _show_coatl(self, pane: Pane, there: Sequence[SeatStatus], rows: int) -> None:
        """A piece for each seat, in colour as soon as somebody sits there."""
        first, *others = _PIECES[: len(there)]
        pieces = (piece(f"<{first}"), *map(piece, others[:-1]), *(piece(f"{last}>") for last in others[-1:]))
        scale = fit(Serpent(pieces), self.list_width - 2, rows, 12)
        canvas = Canvas(self.list_width, rows + 1, self.signs)
        x = (self.list_width - serpent_width(Serpent(pieces), scale)) // 2
        for own, seat in zip(pieces, there, strict=True):
            one = Canvas(piece_width(own.part, scale), scale.rows, self.signs)
            draw_piece(one, 0, 0, evolve(own, color="K") if seat.free else own, scale)
            if seat.free:
                put_into_shade(one)
            canvas.paste(x, 1, one)
            x += one.width
        pane.show(Content(canvas.lines()))

    def _line(self, number: int, seat: SeatStatus, width: int) -> Line:
        """A seat: who sits there and where, and whether they are here."""
        l10n, place = self.l10n, self.line.guest.place
        if seat.free:
            sign, name, ink, state = NOT_MET, l10n("lobby-free"), "muted", ""
            where = styled(l10n("lobby-for-code"), "muted")
            if self.line.guest.is_creator and number == self._list.item:
                key, kind = self.key(command("seat-computer")), seat_text(self._computer, l10n)
                proposed = styled(f" ◄ {l10n('lobby-computer', kind=kind)} ►", "text")
                where = Text.assemble(styled(key, "bold key"), proposed)
        elif seat.computer is not None:
            sign, name, ink, state = THINKING[0], plain(seat.name), "good", l10n("lobby-ready")
            where = styled(l10n("lobby-computer", kind=seat_text(read_seat(seat.computer), l10n)), "muted")
        else:
            sign, name, ink = MET, plain(seat.name), "good" if seat.here else "news"
            state = l10n("lobby-here" if seat.here else "lobby-away")
            own = place is not None and place.seat == number
            where = styled(l10n("lobby-own" if own else "lobby-elsewhere"), "muted")
        left = Text.assemble(
            styled(f"{number + 1:<3}", "muted"),
            styled(f"{sign} ", ink),
            styled(name.ljust(_NAMES), "muted" if seat.free else f"bold player-{number}"),
            " ",
            where,
        )
        return Line(number, spread(left, styled(state, ink), width), name, str(number + 1))

    def _show_invitation(self) -> None:
        """Shows the code, each sign on a tile of its own, and how others join with it."""
        pane = self.query_one("#details", Pane)
        pane.border_title = self.l10n("lobby-invitation")
        content = Content(self._invitation)
        if 0 < pane.size.height < len(content.lines):
            pane.border_title = self.l10n("plugins-more", title=pane.border_title)
        pane.show(content)

    @property
    def _invitation(self) -> tuple[tuple[Span, ...], ...]:
        lines, l10n = Builder(self.details_width), self.l10n
        if not self._ways:
            return ()
        code = shown_code(self.line.game)
        left = add_tiles(lines, code)
        served = self.host.terms is not None
        before = "" if served else f"{l10n('lobby-terminal')} "
        indent = min(left, max(0, lines.width - cell_len(before) - max(map(cell_len, self._ways))))
        for number, way in enumerate(self._ways):
            for part in wrap(way, lines.width - indent - cell_len(before)):
                lines.to(indent)
                lines.add(before if not number else " " * cell_len(before), "dim")
                lines.add(part, "bold text")
                lines.newline()
        for part in wrap(l10n("lobby-how-served" if served else "lobby-how"), lines.width - indent):
            lines.to(indent)
            lines.add(part, "dim")
            lines.newline()
        return lines.content().lines

    @property
    def _ways(self) -> tuple[str, ...]:
        """What others are sent: commands for their terminals, or links."""
        ways = self.line.invitations
        return ways if self.host.terms is not None else tuple(f"coatl join {way}" for way in ways)

    @property
    def warns(self) -> bool:
        return self._sure or self._failed is not None

    def _tell(self) -> None:
        """Says what can be done, what is to be asked first, or why there is no line."""
        l10n, guest = self.l10n, self.line.guest
        if self._failed is not None:
            self.show_message(line_text(self._failed, self.line.invitation, l10n, self.line.looks_on), "warn")
        elif self.line.invitations and guest.cut:
            self.show_message(l10n("due-cut"), "warn")
        elif self._sure:
            sure = "lobby-sure-last" if len(self._free) == 1 else "lobby-sure-all"
            self.show_message(l10n(sure, begin=self.key(command("begin-now"))), "warn")
        else:
            begins = "lobby-begins" if guest.place is not None else "lobby-begins-watching"
            self.show_message(l10n(begins) if self.line.invitations else "")

    def _moved(self) -> None:
        self._sure = False
        self._show_seats()
        self._tell()
        self.show_keys()

    @property
    def _free(self) -> list[int]:
        """The seats that nobody has."""
        return [number for number, seat in enumerate(self.line.guest.seats) if seat.free]

    def _seat(self) -> tuple[int, SeatStatus] | None:
        """The seat under the cursor."""
        number, seats = self._list.item, self.line.guest.seats
        return (number, seats[number]) if isinstance(number, int) and number < len(seats) else None

    def _can_fill(self) -> bool:
        seat = self._seat()
        return self.line.guest.is_creator and seat is not None and seat[1].free

    def _can_free(self) -> bool:
        """Whether somebody else sits in the seat under the cursor, whom the creator may send away."""
        guest, seat = self.line.guest, self._seat()
        if not guest.is_creator or guest.place is None or seat is None:
            return False
        return not seat[1].free and seat[0] != guest.place.seat

    def bar_entries(self) -> list[Entry]:
        return [self.bar_entry(each) for each in self._bar()]

    def _bar(self) -> Iterator[Command]:
        if self.line.invitations:
            yield command("copy-invitation")
        if self._can_fill():
            yield command("seat-computer")
        elif self._can_free():
            yield command("free-seat")
        if self.line.guest.is_creator and self._free:
            yield command("begin-now")
        yield from (each for each in self.bar_commands() if each.id in ("back", "help"))

    # Commands

    def use(self, item: object) -> None:
        self.do_seat_computer()

    def do_seat_computer(self) -> None:
        """Puts a computer player into the free seat under the cursor. With the last one the game would begin: that is
        asked first."""
        seat = self._seat()
        if seat is None or not self._can_fill():
            return
        if len(self._free) == 1:
            self._sure = True
            self._tell()
        else:
            self.run_beside(partial(self._ask, partial(self._fill, [seat[0]])))

    def do_begin_now(self) -> None:
        """Begins the game with a computer player in each free seat, after the same key has been pressed twice."""
        if not self.line.guest.is_creator or not self._free:
            return
        begins, self._sure = self._sure, not self._sure
        self._tell()
        if begins:
            self.run_beside(partial(self._ask, partial(self._fill, self._free)))

    async def _fill(self, seats: list[int]) -> None:
        """Whoever has come into one of these seats meanwhile stays there."""
        for seat in seats:
            if self.line.guest.seats[seat].free:
                await self.line.guest.fill(seat, str(self._computer))

    async def _ask(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Asks the host for something, and says why it is not done."""
        try:
            await ask()
        except ConnectionError:
            if not self.is_gone:
                self.show_message(self.l10n("refusal-line-cut"), "warn")
        except OSError as error:
            if not self.is_gone:
                self.show_message(line_text(error, self.line.invitation, self.l10n), "warn")

    def do_left(self) -> None:
        self._turn(-1)

    def do_right(self) -> None:
        self._turn(1)

    def _turn(self, step: int) -> None:
        """Proposes the next computer player, or the one before."""
        players = len(self.line.guest.seats)
        computers = computers_of(self.host.registry, players)
        if computers and self._can_fill():
            at = computers.index(self._computer) if self._computer in computers else -1
            self._computer = computers[(at + step) % len(computers)]
            self._moved()

    def do_free_seat(self) -> None:
        """Frees the seat under the cursor for somebody else."""
        seat = self._seat()
        if seat is not None and self._can_free():
            self.run_beside(partial(self._ask, partial(self.line.guest.free, seat[0])))

    def do_copy_invitation(self) -> None:
        if self._ways:
            self._sure = False
            self.app.copy_to_clipboard(self._ways[0])
            self.show_message(self.l10n("lobby-copied", invitation=self._ways[0]))

    def do_back(self) -> None:
        """Leaves; the seat stays the player's, and the menu lists it."""
        self.host.elsewhere.stand_up()
        self.host.to_menu()
