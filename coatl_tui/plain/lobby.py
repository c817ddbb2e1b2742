"""A game of a host before it begins: who is there, and what its creator can do about the free seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Iterator, Sequence

from attrs import define

from coatl_core.files.sanitize import plain
from coatl_core.game.rules import ComputerSeat, read_seat
from coatl_core.hosting.codes import NOBODY
from coatl_core.hosting.protocol import SeatStatus
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import seat_text
from coatl_core.play.seen_game import SeenGame
from coatl_core.plugins.proposed_choices import FIRST_OPPONENT
from coatl_core.plugins.registry import Registry
from coatl_tui.host_line import HostLine
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.help import change_language, not_understood, tell_help
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.words import WAYS, Left, command_of, number_of, stop_question
from coatl_tui.screens.line_text import line_text

_WORDS = ("seats", "help", "lang", "menu", "quit")
"""What can be typed while others are waited for."""
_OF_CREATOR = ("start", "computer", "free", "invitation", "stop")
"""What only the creator of the game can do."""


@define
class Lobby:
    """The seats of a game at the other end of a ``line``, as long as some of them are free."""

    line: HostLine
    ear: Ear
    l10n: L10n
    registry: Registry
    _told: str = ""
    """Who is there, as it was told last."""
    _invited: bool = False
    """Whether it was told what others are asked to the game with."""

    @property
    def _lines(self) -> Lines:
        return self.ear.lines

    @property
    def _seats(self) -> Sequence[SeatStatus]:
        return self.line.guest.seats

    @property
    def _creates(self) -> bool:
        return self.line.guest.is_creator

    async def wait(self, waiting: asyncio.Task[SeenGame]) -> Left | None:
        """Waits until the game has begun or failed; tells who has come until then, and does what is typed as soon as
        the player has a seat and another is free. Returns where the player goes, None if they stay."""
        free_seats = asyncio.Event()

        def told() -> None:
            if self._free:
                free_seats.set()
            self._tell()

        self.line.told = self.ear.telling(told)
        sees_free = asyncio.get_running_loop().create_task(free_seats.wait())
        await asyncio.wait((waiting, sees_free), return_when=asyncio.FIRST_COMPLETED)
        sees_free.cancel()
        while not waiting.done():
            if await self.ear.typed(waiting):
                left = await self._obey(self._lines.read())
                if left is not None:
                    return left
        return None

    @property
    def _free(self) -> list[int]:
        """The seats that nobody has."""
        return [number for number, seat in enumerate(self._seats) if seat.free or seat.name == NOBODY]

    def _tell(self) -> None:
        """Tells who is there and how many are waited for, if that is news; and once how others are asked to come."""
        l10n, free = self.l10n, len(self._free)
        here = [plain(seat.name) for number, seat in enumerate(self._seats) if number not in self._free]
        text = l10n("plain-lobby", names=l10n("list-comma").join(here), n=free) if free else ""
        if text and self.line.guest.game is None:
            if not self._invited and self._creates and self.line.invitations:
                self._invited = True
                self._invite()
            if text != self._told:
                self._lines.say(text)
        self._told = text

    def _invite(self) -> None:
        """Tells what others type to come, a line for each way."""
        self._lines.say(self.l10n("plain-invitation"))
        for way in self.line.invitations:
            self._lines.write(f"coatl join {way}")
        self._lines.say(self.l10n("plain-lobby-words"))

    # What is typed

    async def _obey(self, typed: str | None) -> Left | None:
        word, rest = command_of(typed.rstrip(" ."), self.l10n) if typed is not None else ("quit", "")
        if word in ("quit", "menu"):
            return WAYS[word]
        if word in ("help", "?"):
            tell_help(self._lines, self.l10n, self._words)
        elif word == "lang":
            change_language(rest, self._lines, self.l10n)
        elif word == "seats":
            self._lines.say_all(seats_told(self._seats, self._own, self.l10n))
        elif word == "stop" and self._creates:
            return await self._stop()
        elif word in _OF_CREATOR and self._creates:
            await self._dispose(word, rest)
        elif not typed:  # Enter: who is there is told once more
            self._told = ""
            self._tell()
        else:
            self._lines.wrong(not_understood(typed, self._words, self.l10n))
        return None

    @property
    def _words(self) -> tuple[str, ...]:
        return (*_OF_CREATOR, *_WORDS) if self._creates else _WORDS

    @property
    def _own(self) -> int | None:
        place = self.line.guest.place
        return place.seat if place is not None else None

    async def _dispose(self, word: str, rest: str) -> None:
        """Does what the creator wants to be done about a seat."""
        number, _, level = rest.partition(" ")
        seat = number_of(number, len(self._seats)) if number else None
        if word == "invitation":
            self._invite()
        elif word == "start":
            await self._ask(self._fill(self._free, FIRST_OPPONENT))
        elif seat is None or seat - 1 == self._own:
            self._lines.wrong(self.l10n("plain-seat-which", all=len(self._seats)))
        elif word == "free":
            await self._ask(self.line.guest.free(seat - 1))
        elif (computer := self._computer(level)) is not None:
            await self._ask(self._fill([seat - 1], computer))

    async def _stop(self) -> Left | None:
        """Ends the game for all, after the same word twice: the seat in it is no more."""
        if not self._lines.sure(stop_question(self.l10n)) or not await self._ask(self.line.guest.end()):
            return None
        self.line.forget()
        return "menu"

    def _computer(self, text: str) -> ComputerSeat | None:
        """The computer player that is meant; None, after it was told which there are, if there is no such one."""
        computer = read_seat(text.strip().removeprefix("@")) if text.strip() else FIRST_OPPONENT
        kind = self.registry.players.get(computer.id)
        if kind is not None and (not computer.level or computer.level in kind.levels):
            return computer
        known = self.l10n("list-comma").join(self.registry.players)
        self._lines.wrong(self.l10n("cli-error-player", player=plain(text, 60), known=known))
        return None

    async def _fill(self, seats: Iterable[int], computer: ComputerSeat) -> None:
        """Whoever has come into one of these seats meanwhile stays there."""
        for seat in seats:
            if self._seats[seat].free:
                await self.line.guest.fill(seat, str(computer))

    async def _ask(self, asked: Awaitable[None]) -> bool:
        """Asks the host for something, and tells why it is not done. Returns whether it was done."""
        try:
            await asked
            return True
        except ConnectionError:
            self._lines.trouble(self.l10n("refusal-line-cut"))
        except OSError as error:
            self._lines.trouble(line_text(error, self.line.invitation, self.l10n))
        return False


def seats_told(seats: Sequence[SeatStatus], own: int | None, l10n: L10n) -> Iterator[str]:
    """Yields for each seat who sits there, and where."""
    for number, seat in enumerate(seats, 1):
        if seat.free:
            name, who = l10n("lobby-free"), l10n("lobby-for-code")
        elif seat.computer is not None:
            name, who = plain(seat.name), l10n("lobby-computer", kind=seat_text(read_seat(seat.computer), l10n))
        else:
            place = l10n("lobby-own" if own == number - 1 else "lobby-elsewhere")
            here = l10n("lobby-here" if seat.here else "lobby-away")
            name, who = plain(seat.name), l10n("list-comma").join((place, here))
        yield l10n("plain-seat", number=number, name=name, who=who)
