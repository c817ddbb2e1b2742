"""The screen of a game of a host before it begins: how others are asked to it, and who is there already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from textual.app import ComposeResult
from textual.content import Content

from coatl_core.files.sanitize import plain
from coatl_core.hosting.client import HostSaysNo, NoHost, WrongPin
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.protocol import SeatStatus
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.proposed_choices import FIRST_OPPONENT
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.host_line import HostLine
from coatl_tui.screens.chosen_game import computers_of, seat_text
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.lists import Line, List, spread, styled

_BESIDE = 8
"""The columns of the list beside its lines: a border, the marks of the cursor, the scrollbar."""


def line_text(error: Exception, game: str, l10n: L10n) -> str:
    """Returns the sentence about a line to a host that could not be had, for the game of this code."""
    match error:
        case HostSaysNo():
            return l10n(f"hosting-no-{error.why}")
        case WrongPin():
            return l10n("join-wrong-pin")
        case SaveError():
            return l10n("join-lacking", reason=save_error_text(error, shown_code(game), None, l10n))
        case NoHost():
            return l10n("join-failed", reason=plain(str(error)))
        case TimeoutError():
            return l10n("join-silent")
        case ImportError():
            return l10n("join-needs-net")
        case OSError():
            return l10n("join-unreachable", reason=plain(system_text(error, l10n)))
    return l10n("join-no-host")


class LobbyScreen(PageScreen):
    """Shows the seats of a game, and how others join it. The table is opened as soon as all seats are taken."""

    scopes = ("lobby",)
    BINDINGS = bindings("lobby")

    def __init__(self, line: HostLine) -> None:
        super().__init__()
        self.line = line
        self._computer = FIRST_OPPONENT
        self._failed: Exception | None = None

    def compose(self) -> ComposeResult:
        yield from self.compose_page(List(id="seats", moved=self._inspect))

    def on_mount(self) -> None:
        self._list.focus()
        self.line.told = self.show
        self.run_beside(self._sit)

    @property
    def _list(self) -> List:
        return self.query_one("#seats", List)

    async def _sit(self) -> None:
        """Takes the seat and waits for the beginning."""
        guest = self.line.guest
        try:
            await guest.sit()
            self.show()
            game = await guest.begun()
        except Exception as error:  # a host may send what fails anywhere
            self._failed = error
            self.show()
        else:
            self.app.call_later(self.host.elsewhere.open_table, game)

    # What is shown

    def show(self) -> None:
        if self.is_gone:
            return
        seats = self._list
        seats.border_title = self.l10n("lobby-title")
        width = self.list_width - _BESIDE
        lines = [self._line(number, seat, width) for number, seat in enumerate(self.line.guest.seats)]
        seats.show(lines or [Line(prompt=styled("" if self._failed else self.l10n("lobby-connecting"), "muted"))])
        self._inspect()
        self.show_keys()

    def _line(self, number: int, seat: SeatStatus, width: int) -> Line:
        """A seat: who sits there, and whether they are here."""
        l10n = self.l10n
        if seat.free:
            name, state, ink = l10n("lobby-free"), l10n("lobby-waiting"), "muted"
        elif seat.computer is not None:
            name, state, ink = plain(seat.name), l10n("lobby-computer"), "text"
        else:
            name, ink = plain(seat.name), "good" if seat.here else "news"
            state = l10n("lobby-here" if seat.here else "lobby-away")
        left = Content.assemble(
            styled(f"{number + 1:<3}", "muted"), styled(name, "muted" if seat.free else "bold text")
        )
        return Line(number, spread(left, styled(state, ink), width), name, str(number + 1))

    def _inspect(self) -> None:
        """Shows how others join, and below it what can be done with the seat under the cursor, or why there is no
        line."""
        l10n, invitations = self.l10n, self.line.invitations
        texts = [(text, "bold text") for text in invitations]
        if invitations:
            how = "lobby-how" if self.host.terms is None else "lobby-how-served"
            texts += [("", ""), (l10n(how), "")]
        self.show_details(l10n("lobby-invitation"), texts)
        if self._failed is not None:
            self.show_message(line_text(self._failed, self.line.game, l10n), "warn")
        elif invitations and self.line.guest.cut:
            self.show_message(l10n("due-cut"), "warn")
        elif self._can_fill():
            self.show_message(l10n("lobby-fill", computer=seat_text(self._computer, l10n)))
        else:
            begins = "lobby-begins" if self.line.guest.place is not None else "lobby-begins-watching"
            self.show_message(l10n(begins) if invitations else "")
        self.show_keys()

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
        label = self.l10n("lobby-seats-computer")
        return [self.bar_entry(each, label if each.id == "activate" else "") for each in self._bar()]

    def _bar(self) -> Iterator[Command]:
        if self._can_fill():
            yield command("activate")
        elif self._can_free():
            yield command("free-seat")
        if self.line.invitations:
            yield command("copy-invitation")
        yield from (each for each in self.bar_commands() if each.id in ("back", "help"))

    # Commands

    def use(self, item: object) -> None:
        """Puts a computer player into the free seat under the cursor."""
        if self._can_fill() and isinstance(item, int):
            self.run_beside(partial(self._ask, partial(self.line.guest.fill, item, str(self._computer))))

    async def _ask(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Asks the host for something, and says why it is not done."""
        try:
            await ask()
        except OSError as error:
            if not self.is_gone:
                self.show_message(line_text(error, self.line.game, self.l10n), "warn")

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
            self._inspect()

    def do_free_seat(self) -> None:
        """Frees the seat under the cursor for somebody else."""
        seat = self._seat()
        if seat is not None and self._can_free():
            self.run_beside(partial(self._ask, partial(self.line.guest.free, seat[0])))

    def do_copy_invitation(self) -> None:
        invitations = self.line.invitations
        if invitations:
            self.app.copy_to_clipboard(invitations[0])
            self.show_message(self.l10n("lobby-copied", invitation=invitations[0]))

    def do_back(self) -> None:
        """Leaves; the seat stays the player's, and the menu lists it."""
        self.host.elsewhere.stand_up()
        self.host.to_menu()
