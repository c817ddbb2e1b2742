"""The screen of the games of hosts in which the player sits: whose turn it is in each, and the way back to it."""

from __future__ import annotations

from functools import partial

from textual.app import ComposeResult

from coatl_core.files.sanitize import plain
from coatl_core.hosting import claims
from coatl_core.hosting.client import HostSaysNo
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.own_seats import OwnSeat, forget_seat, look_in, put_by, read_seats
from coatl_core.language.systemtext import system_text
from coatl_core.play.glance import Glance, glance_of
from coatl_core.play.seen_game import SeenGame
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.game_list import GameLine, GameListScreen, digit_of, draw_text, opponent_of
from coatl_tui.screens.line_text import line_text
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.drawn import Drawn
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Line, List, styled
from coatl_tui.widgets.pane import Pane


class OwnSeatsScreen(GameListScreen):
    """A line for each game. The hosts are asked beside the screen; to ask is to come to one's seat for a moment."""

    scopes = ("own-seats",)
    BINDINGS = bindings("own-seats")

    def __init__(self) -> None:
        super().__init__()
        self._seats: tuple[OwnSeat, ...] = ()
        self._found: dict[object, SeenGame | Exception | None] = {}
        self._tables: dict[object, Glance] = {}
        self._sure: tuple[object, str] | None = None
        """The game about which it was asked whether the player is sure, and what is to be done: ``delete`` or
        ``end``."""

    def compose(self) -> ComposeResult:
        yield from self.compose_page(List(id="own-seats", moved=self._moved))

    def on_mount(self) -> None:
        super().on_mount()
        self._list.focus()
        try:
            self._seats = read_seats(self.host.home.seats)
        except OSError as error:
            self.show_message(self.l10n("own-seats-unreadable", reason=system_text(error, self.l10n)), "warn")
        else:
            self._tell()
            self.run_beside(self._ask_all)

    @property
    def _list(self) -> List:
        return self.query_one("#own-seats", List)

    async def _ask_all(self) -> None:
        self._seats = await self.host.elsewhere.own_seats()
        self.show()
        for seat in self._seats:
            self.run_beside(partial(self._ask, seat))

    async def _ask(self, seat: OwnSeat) -> None:
        try:
            known_as = self.host.elsewhere.known_as
            found = self._found[seat.key] = await look_in(seat, self.host.registry, known_as, self.l10n)
            if found is not None:
                self._tables[seat.key] = glance_of(found)
        except Exception as error:  # a host may send what fails anywhere
            self._found[seat.key] = error
        if not self.is_gone:
            self.show()

    def show(self) -> None:
        self._list.border_title = self.l10n("own-seats-title")
        lines = [self._line(seat, number) for number, seat in enumerate(self._seats, 1)]
        self._list.show(lines or [Line(prompt=styled(self.l10n("own-seats-none"), "muted"))])
        self._inspect()
        if self.warns:
            self._tell()
        self.show_keys()

    def on_pane_resized(self, message: Pane.Resized) -> None:
        """The picture has another size."""
        if message.pane.id == "details" and not self.is_gone:
            self._inspect()

    def _line(self, seat: OwnSeat, number: int) -> Line:
        """Who plays, and whose turn it is; the serpents, or why nothing is known of them."""
        players = tuple(map(plain, seat.players)) or (shown_code(seat.game),)
        states, ink, instead = self._state(seat)
        found, code = self._found.get(seat.key), shown_code(seat.game)
        over = isinstance(found, SeenGame) and found.view().phase == "over"
        table = self._tables.get(seat.key)
        opponent = opponent_of(table, self.l10n)
        aside = (code, code)
        line = GameLine(digit_of(number), "", players, states, ink, over, table, instead, aside, opponent=opponent)
        return Line(seat, Drawn(self.app, 2, line.draw), players[0])

    def _state(self, seat: OwnSeat) -> tuple[tuple[str, ...], str, str]:
        """How a game stands, in ever fewer words, with its ink; and why its table is not known, if it is not."""
        l10n = self.l10n
        if seat.key not in self._found:
            return (), "muted", l10n("own-seats-asking")
        match self._found[seat.key]:
            case None:
                return (), "muted", l10n("own-seats-lobby")
            case SeenGame() as game:
                view, waited = game.view(), game.waits_for()
                turn = max(1, view.turn)  # whoever still chooses among the dealt prophecies is as good as in the first
                if view.phase == "over":
                    return (l10n("saves-finished"),), "good", ""
                short = l10n("saves-turn", turn=turn)
                if waited.seat == view.seat:
                    return (l10n("own-seats-yours", turn=turn), short), "bold news", ""
                name = plain(view.players[view.acting].name)
                return (l10n("own-seats-others", name=name, turn=turn), short), "text", ""
            case HostSaysNo(why=why) if why in claims.GONE:
                return (), "muted", l10n("own-seats-refused")
            case HostSaysNo(why="between"):
                return (), "muted", l10n("own-seats-between")
            case _:
                return (), "muted", l10n("own-seats-unknown")

    def bar_entries(self) -> list[Entry]:
        labels, seat = {"activate": self.l10n("command-continue")}, self._list.item
        ends = isinstance(seat, OwnSeat) and self._can_end(seat)
        copies = isinstance(seat, OwnSeat) and not seat.is_pass
        lacking = {id for id, there in (("end-chosen", ends), ("copy-invitation", copies)) if not there}
        shown = [each for each in self.bar_commands() if each.id not in lacking]
        return [self.bar_entry(each, labels.get(each.id, "")) for each in shown]

    def _can_end(self, seat: OwnSeat) -> bool:
        """Whether the player has made the game, and it is not over as far as is known."""
        found = self._found.get(seat.key)
        return seat.creator and not (isinstance(found, SeenGame) and found.view().phase == "over")

    @property
    def warns(self) -> bool:
        return self._sure is not None

    def _tell(self) -> None:
        """Asks whether the player is sure, if that is to be asked."""
        seat, sure = self._list.item, self._sure
        if sure is None or not isinstance(seat, OwnSeat) or seat.key != sure[0]:
            self.show_message("")
            return
        what = "end" if sure[1] == "end" else "delete-own" if self._can_end(seat) else "delete"
        keys = {name: self.key(command(id)) for name, id in (("delete", "delete"), ("end", "end-chosen"))}
        self.show_message(self.l10n(f"own-seats-sure-{what}", **keys), "warn")

    def _moved(self) -> None:
        self._sure = None
        self._tell()
        self._inspect()
        self.show_keys()

    def _inspect(self) -> None:
        """Shows the table of the game under the cursor, or why nothing is known of it, and what others are asked to it
        with."""
        seat = self._list.item
        if not isinstance(seat, OwnSeat):
            self.show_picture("", "", lambda canvas, area: None)
            return
        states, _, instead = self._state(seat)
        self.show_picture(shown_code(seat.game), states[-1] if states else "", partial(self._draw_game, seat, instead))

    def _draw_game(self, seat: OwnSeat, instead: str, canvas: Canvas, area: Rect) -> None:
        found, table, y = self._found.get(seat.key), self._tables.get(seat.key), area.y
        if isinstance(found, Exception):
            y = draw_text(canvas, area, line_text(found, seat.invitation, self.l10n), "bold news") + 1
        elif table is None:
            y = draw_text(canvas, area, instead, "muted") + 1
        ways = [line for way in self._ways(seat) for line in wrap(way, area.width)]
        rest = Rect(area.x, y, area.width, area.bottom - len(ways) - 1 - y)
        if table is not None and rest.height > 0:
            self.host.games.draw_small_table(canvas, rest, table)
            y = rest.bottom + 1
        for row, line in enumerate(ways, y):
            canvas.put(area.x, row, line, "muted")

    def _ways(self, seat: OwnSeat) -> tuple[str, ...]:
        """What others are asked to the game with; a pass is nobody else's business."""
        terms = self.host.terms
        if seat.is_pass:
            return ()
        return seat.invitations if terms is None else terms.ways(seat.game) or (shown_code(seat.game),)

    def use(self, item: object) -> None:
        if isinstance(item, OwnSeat):
            self.host.elsewhere.come_back(item)

    def do_delete(self) -> None:
        """Forgets the game under the cursor, after the same key has been pressed twice."""
        seat = self._list.item
        if not isinstance(seat, OwnSeat):
            return
        if self._is_sure(seat, "delete"):
            self._forget(seat)

    def do_end_chosen(self) -> None:
        """Ends the game under the cursor for all, if the player has made it, after the same key has been pressed
        twice."""
        seat = self._list.item
        if isinstance(seat, OwnSeat) and self._can_end(seat) and self._is_sure(seat, "end"):
            self.run_beside(partial(self._end, seat))

    def do_about_me(self) -> None:
        """Tells what hosts keep about the player, first of the game under the cursor; a pass is one to many games."""
        from coatl_tui.screens.about_me import AboutMeScreen

        seat = self._list.item
        chosen = seat if isinstance(seat, OwnSeat) and not seat.is_pass else None
        self.app.push_screen(AboutMeScreen(chosen))

    def do_copy_invitation(self) -> None:
        seat = self._list.item
        if isinstance(seat, OwnSeat) and (ways := self._ways(seat)):
            self._sure = None
            way = ways[0]
            self.app.copy_to_clipboard(way)
            self.show_message(self.l10n("lobby-copied", invitation=way))

    def _is_sure(self, seat: OwnSeat, what: str) -> bool:
        """Whether the same was asked for already; else it is asked now whether the player is sure."""
        is_sure = self._sure == (seat.key, what)
        self._sure = None if is_sure else (seat.key, what)
        self._tell()
        return is_sure

    async def _end(self, seat: OwnSeat) -> None:
        try:
            await self.host.elsewhere.end(seat)
        except Exception as error:  # a host may send what fails anywhere
            if not self.is_gone:
                self.show_message(line_text(error, seat.invitation, self.l10n), "warn")
        else:
            if not self.is_gone:
                self._forget(seat)
                self.show_message(self.l10n("own-seats-ended"))

    def _forget(self, seat: OwnSeat) -> None:
        home, found = self.host.home, self._found.get(seat.key)
        try:
            if isinstance(found, HostSaysNo) and found.why in claims.GONE:
                forget_seat(home.seats, seat)
            else:
                put_by(home.seats, home.past_seats, seat)
        except OSError as error:
            self.show_message(self.l10n("own-seats-unreadable", reason=system_text(error, self.l10n)), "warn")
            return
        self._seats = tuple(each for each in self._seats if each.key != seat.key)
        self.show()
