"""A lesson beside a real table: the screens of such a game, with words on each that say what to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial

from textual.app import ComposeResult

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening
from coatl_core.game.lesson import Move, lying
from coatl_core.game.view import PlayerView
from coatl_core.play.lesson_asking import LessonAsking
from coatl_core.play.lesson_game import LessonGame
from coatl_tui.bindings import command
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.beside_screen import BesideScreen
from coatl_tui.table.draw.real_table import beside_layout
from coatl_tui.table.draw.words import NO_BREAK, Words, draw
from coatl_tui.table.lesson_keys import printed_key, tell_not_saved, text_values, to_new_game
from coatl_tui.table.lies_screen import LiesScreen
from coatl_tui.table.real_table import RealTable
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.widgets.canvas import Rect
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.naming import PiecesField
from coatl_tui.widgets.pane import Pane

_WIDTH = 78
"""The most columns of the words, with their borders."""
_LEAST_ROWS, _MOST_ROWS = 3, 10
"""The rows of a card that is being named, with the list of those that are left."""
_BESIDE_CARD = 7
"""The rows beside these and the words: the line above, the border and the letters, and three rows below."""


class Taught(CoatlScreen):
    """A screen of a lesson. Its words stand above the line for messages, so that they cover nothing."""

    game: LessonGame

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Pane(id="lesson", can_focus=False)

    @property
    def stage(self) -> int:
        """How far the present step has come, from 1: what is done first, and what is asked for then."""
        return 1

    def keys_due(self) -> Sequence[str]:
        """The keys to be pressed next, as they are printed."""
        raise NotImplementedError

    @property
    def otherwise(self) -> str:
        """The message about what is to be done at a later stage of which the lesson itself says nothing."""
        return "lesson-tell"

    def named_keys(self) -> str:
        """The keys to be pressed next, which no line break parts."""
        return NO_BREAK.join(self.keys_due())

    def words(self) -> Words:
        """What the step says now."""
        l10n, game, keys = self.l10n, self.game, self.named_keys()
        chapter, first = game.chapter, game.lesson.text(game.step.id)
        values = text_values(self, self.keys_due())
        told = l10n(game.told, **values) if self.stage == 1 and game.told and l10n.has(game.told) else ""
        message = first if self.stage == 1 else f"{first}-{self.stage}"
        due = l10n(message if l10n.has(message) else self.otherwise, keys=keys, **values)
        if game.reads:
            due = f"{due} {l10n('lesson-go-on', key=keys).replace(' ', NO_BREAK)}"
        place = l10n("lesson-place", chapter=game.number + 1, step=game.step_number + 1, steps=len(chapter.steps))
        return Words(l10n(game.lesson.text(chapter.id)), told, due, keys, place)

    def show_keys(self) -> None:
        super().show_keys()
        self.show_words()

    def show_words(self) -> int:
        """Shows the words. Returns how many rows they need."""
        pane, words = self.query_one("#lesson", Pane), self.words()
        width = min(_WIDTH, self.size.width - 2)
        height = words.height(width)
        pane.styles.width, pane.styles.height = width, height
        pane.show(draw(words, Rect(0, 0, width, height), "", None, self.signs))
        return height

    def show_way(self, message: str = "lesson-goes-on") -> None:
        """Says with which keys the lesson goes on."""
        self.show_message(self.l10n(message, keys=self.named_keys().replace(NO_BREAK, " ")), "warn")

    def letters_due(self, field: PiecesField, wanted: Sequence[Piece]) -> Iterator[str]:
        """The letters that are still to be typed, and Enter; Backspace after others."""
        typed = field.named.pieces
        if tuple(wanted[: len(typed)]) != typed:
            yield self.l10n("key-backspace")
            return
        yield from (self.signs.letter(kind.color) for kind in wanted[len(typed) :])
        yield self.l10n("key-enter")


class TaughtTell(Taught, TellScreen):
    """Things are named as the lesson asks for them."""

    def __init__(
        self, game: LessonGame, move: Move, openings: Sequence[Opening], view: PlayerView, note: Callable[[], str]
    ) -> None:
        super().__init__(openings, view, note=note, lays=view.phase == "lay")
        self.game = game
        self._due = LessonAsking(self.asking, move)

    @property
    def stage(self) -> int:
        return self._due.stage

    def keys_due(self) -> Sequence[str]:
        if self._due.pieces:
            return [*self.letters_due(self._pieces, self._due.pieces)]
        naming = self._card.naming
        if naming is None or not self._due.card:
            return [self.l10n("key-enter")]
        keys = naming.keys(self._due.card)
        return [self.signs.letter(key) for key in keys] or [self.l10n("key-backspace")]

    def _ask(self) -> None:
        strays = self._due.go_back()
        super()._ask()
        if strays:
            self.show_way("lesson-not-this")

    def show(self) -> None:
        super().show()
        if self.is_gone or not self.size.area:
            return
        at = beside_layout(*self.size, pile=False)
        note = self.query_one("#note")
        note.display = at.framed
        rows = self.size.height - at.supply.height - _BESIDE_CARD - self.show_words() - 2 * at.framed
        self._card.styles.height = max(_LEAST_ROWS, min(_MOST_ROWS, rows))


class TaughtLies(Taught, LiesScreen):
    """What the lesson asks for is named anew."""

    def __init__(self, game: LessonGame, places: Found, view: PlayerView) -> None:
        super().__init__(places, view, game.refusal)
        self.game = game

    @property
    def _wanted(self) -> dict[str, tuple[str, ...]]:
        """What the lesson tells of the places that lie differently."""
        action = self.game.expected
        return lying(action if isinstance(action, Found) else None)

    @property
    def _wrong(self) -> list[str]:
        """The places at which not that lies yet what is to lie there."""
        wanted, before = self._wanted, self._before
        return [at for at, now in self._now.items() if now.things != wanted.get(at, before[at].things)]

    @property
    def stage(self) -> int:
        return 3 if self._left else 2 if self._wrong else 4

    @property
    def otherwise(self) -> str:
        return {2: "lesson-lies-go", 3: "lesson-tell", 4: "lesson-lies-lay"}[self.stage]

    def keys_due(self) -> Sequence[str]:
        wrong, enter, back = self._wrong, self.l10n("key-enter"), self.key(command("back"))
        if self._left:
            wanted = self._wanted.get(self._place.at)
            if wanted is None:
                return [back]
            return [*self.letters_due(self.query_one(PiecesField), [piece(text) for text in wanted])]
        if not wrong:
            return [self.key(command("lay-anew"))]
        if wrong[0] not in self._wanted:  # it is left and begun anew
            return [back, back]
        places = [*self._now]
        away = places.index(wrong[0]) - places.index(self._place.at)
        return [*[self.key(command("down" if away > 0 else "up"))] * abs(away), enter]

    def on_pieces_field_changed(self) -> None:
        self.show_words()

    def _show_places(self) -> None:
        super()._show_places()
        if self.size.area:
            self.show_words()

    def do_lay_anew(self) -> None:
        if self._wrong:
            self.show_way("lesson-not-this")
        else:
            super().do_lay_anew()


class _TaughtTable(RealTable):
    """Asks on the screens of a lesson."""

    _game: LessonGame

    def tell_screen(
        self, openings: Sequence[Opening], view: PlayerView, note: Callable[[], str] = str, secret: Iterable[int] = ()
    ) -> TellScreen:
        move = self._game.move
        assert move is not None, "only what the lesson asks for is asked about"
        return TaughtTell(self._game, move, openings, view, note)

    def lies_screen(self, places: Found, view: PlayerView) -> LiesScreen:
        return TaughtLies(self._game, places, view)


class BesideLesson(Taught, BesideScreen):
    """The lesson of a game beside the box. All of it can be looked at; only what the lesson asks for is done."""

    game: LessonGame
    do_save = tell_not_saved

    def __init__(self, game: LessonGame) -> None:
        super().__init__(game)
        self.real_table = _TaughtTable(self, game, self._open, self.play, self._leave)
        self.parts = (self.real_table,)

    # What is to be done

    def keys_due(self) -> Sequence[str]:
        match self.game.expected:
            case a.Take(field=field):
                return [str(field % 10)]
            case a.EndTurn():
                return [printed_key("end", self)]
            case a.Done():
                return [printed_key("third-coatl", self)]
            case Found():
                return [printed_key("differs", self)]
        return [self.l10n("key-enter")]

    def go_on(self) -> None:
        """Asks for what is dealt when the lesson comes to that."""
        if isinstance(self.game.expected, Found) and self.game.to_lay():
            self.real_table.deal()

    def play(self, *actions: Action) -> None:
        if actions and not self.busy and not self.game.asks_for(actions[0]):
            alike = type(actions[0]) is type(self.game.expected)
            self.show_way("lesson-not-this" if alike else "lesson-goes-on" if self.game.reads else "lesson-not-now")
        else:
            super().play(*actions)

    def use_digit(self, digit: str) -> None:
        if self.game.reads:
            self.show_way()
        else:
            super().use_digit(digit)

    def do_activate(self) -> None:
        """Goes on when there is something to be read; after the last step to a new game."""
        if not self.game.reads:
            super().do_activate()
        elif self.game.is_last:
            self.host.results.set_played()
            to_new_game(self)
        else:
            self._go(self._read_on)

    def _go(self, further: Callable[[], Awaitable[None]]) -> None:
        """Lets the lesson go to another step; what is typed meanwhile does nothing."""
        if not self.busy:
            self.busy = True
            self.run_beside(further)

    async def _read_on(self) -> None:
        number = self.game.number
        await self.game.go_on()
        self.busy = False
        if self.is_gone:
            return
        if self.game.number != number:
            self.host.games.show_chapter(self.game)
        else:
            self._done = []
            self.show()
            self.go_on()

    def _turn_page(self, pages: int) -> None:
        """Goes to another chapter."""
        self._go(partial(self._go_to_chapter, self.game.number + pages))

    async def _go_to_chapter(self, number: int) -> None:
        there = await self.game.go_to_chapter(number)
        self.busy = False
        if there and not self.is_gone:
            self.host.games.show_chapter(self.game)
        elif not self.is_gone:
            self.show_message(self.l10n("lesson-no-chapter"), "warn")

    def do_undo(self) -> None:
        """Goes a step back at once: in a lesson that is a page, and the deal is not all typed anew."""
        self._go(self._undo)

    async def _undo(self) -> None:
        """A step back; if that was the deal, it is asked for again."""
        await super()._undo()
        if not self.is_gone:
            self.go_on()

    def do_differs(self) -> None:
        """Opens what lies on the table when the lesson asks for that."""
        if isinstance(self.game.expected, Found) and not self.game.to_lay():
            self.real_table.do_differs()
        else:
            self.show_way("lesson-goes-on" if self.game.reads else "lesson-not-now")

    # What is shown

    def _due(self) -> str:
        """While there is something to be read, nothing is to be done on the table."""
        return "" if self.game.reads else super()._due()

    def show(self) -> None:
        super().show()
        if self.is_gone or not self.size.area:
            return
        self.query_one("#below").styles.height = "1fr"
        unseen = self.query_one("#unseen").display
        self.query_one("#log").display = unseen  # the words need its rows
        if not unseen:
            self.query_one("#todo").styles.height = "1fr"

    def bar_entries(self) -> list[Entry]:
        if not self.game.reads:
            return super().bar_entries()
        bar = {each.id: each for each in self.bar_commands()}
        shown = [Entry(((self.l10n("key-enter"), command("activate")),), self.l10n("bar-go-on"))]
        if self.game.undo_refusal() is None:
            shown.append(self.bar_entry(bar["undo"], self.l10n("bar-step-back"), 2))
        return [*shown, *(self.bar_entry(bar[id], rank=2) for id in ("quit", "help") if id in bar)]
