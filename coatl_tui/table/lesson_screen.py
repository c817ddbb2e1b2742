"""The table of a lesson: it comes part by part, and words beside what they speak of say what to do and what has
happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from coatl_core.game import actions as a
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.play.lesson_game import NOT_THIS, OTHERWISE, LessonGame
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.draw.bare import bare_size, draw_bare
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.words import NO_BREAK, Side, Words, draw, place
from coatl_tui.table.layout.areas import LEAST, Layout
from coatl_tui.table.lesson_keys import keys_for, printed_key, tell_not_saved, text_values, to_new_game
from coatl_tui.table.questions import Question
from coatl_tui.table.scene import Scene
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.canvas import Canvas, Rect, around, point_at, point_at_pane
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_PANES = ("status", "supply", "players", "news", "row", "coatls", "hand")
"""The panes that come one after the other."""
_GOES: dict[str, str] = {
    "go-supply": "supply",
    "go-prophecies": "row",
    "go-temples": "temples",
    "go-coatls": "coatls",
    "go-hand": "hand",
    "other": "players",
}
"""The commands that go to a part of the table."""
_NEAR = 3
"""How much worse it is to cover what belongs to the thing pointed at, and the coatls, than anything else."""


class LessonScreen(TableScreen):
    """The table as far as the lesson has come, with words beside what they speak of. Everything on it can be looked at;
    of all that changes the game only what the lesson asks for is done."""

    BINDINGS = bindings("table", "kept", "several", "solo")
    CSS_PATH = "table.tcss"
    game: LessonGame

    leave_title = "lesson-quit"
    says_how_to_go_on = False  # the words do

    def __init__(self, game: LessonGame) -> None:
        super().__init__(game)
        face = self.face
        face.panes["bare"] = Pane(id="bare", can_focus=False)
        face.panes["lesson"] = Pane(id="lesson", can_focus=False)
        face.painting.hidden = game.chapter.hidden(game.step_number)
        face.painting.adorn = self._point
        self._shown_step = (-1, -1, -1)
        self._pointed: dict[str, Rect] = {}
        """The frames around what the step points at, by the panes that they are in."""
        self._words: tuple[Words, Rect | None, Rect] | None = None
        """The words that are shown, what they stand beside, and the room that there was for them."""
        self._box = Rect(0, 0, 0, 0)
        """Where they stand."""
        self._side: Side = ""
        face.placing.more["lesson"] = self._box

    # What is shown of the table

    def show_table(self) -> None:
        self._shown_step = self._step
        self.face.painting.hidden = self.game.chapters[self.game.number].hidden(self.game.step_number)
        super().show_table()

    def before_scene(self) -> None:
        """Shows the panes that the lesson has come to."""
        self.pane("bare").display = self._is_bare
        for id in _PANES:
            shown, pane = id not in self.face.painting.hidden, self.pane(id)
            if pane.display != shown:
                pane.display = shown

    def run_command(self, id: str) -> None:
        """What the lesson has not come to yet cannot be gone to; a trial would show all of the table."""
        hidden = self.face.painting.hidden
        if _GOES.get(id) in hidden or (id == "trial" and hidden & {*_PANES, "temples"}):
            self._show_way("lesson-not-yet")
        elif id == "save":  # its key is explained
            tell_not_saved(self)
        else:
            super().run_command(id)

    # Where the words stand

    @property
    def _target(self) -> Rect | None:
        """What the words stand beside: an open question, or else what the step points at."""
        if self.choice.open:
            return self.face.placing.question
        found = [area for id, area in self._pointed.items() if id not in self.face.painting.hidden]
        return around(*found) if found else None

    def _put_words(self, words: Words) -> None:
        """Puts the words where they belong. They stay there until they change, or what they stand beside does."""
        width, height, placing = max(self.size.width, LEAST[0]), max(self.size.height, LEAST[1]), self.face.placing
        top, at = 0 if "status" in self.face.painting.hidden else 1, placing.at(width, height)
        bottom = at.sentence.y
        if self.choice.open:
            top = placing.question.bottom
        room, target = Rect(0, top, width, bottom - top), self._target
        if self._words == (words, target, room):
            return
        self._words = words, target, room
        if self._is_bare:
            self._box, self._side = self._show_bare(words, room), ""
            placing.put("lesson", self._box)
            return
        painting = self.face.painting
        drawn = {id: canvas for id, canvas in painting.canvases.items() if id not in painting.hidden}
        near = {"coatls", *self._pointed}  # where somebody looks while reading

        def used(area: Rect) -> int:
            return sum(canvas.used(area) * (_NEAR if id in near else 1) for id, canvas in drawn.items())

        box, self._side = place(words, target, room, used)
        self._box = box
        placing.put("lesson", box)

    @property
    def _is_bare(self) -> bool:
        """Whether nothing of the table is shown yet."""
        return self.face.painting.hidden.issuperset(_PANES)

    def _show_bare(self, words: Words, room: Rect) -> Rect:
        """Draws in the middle of the empty table what the words speak of. Returns where these stand: below."""
        at = self.face.placing.at(self.size.width, self.size.height)
        size = bare_size(at)
        width, drawn = min(size.words, room.width), size.height
        box = words.height(width)
        y = max(0, (self.size.height - drawn - box - size.gap) // 2)
        canvas = Canvas(room.width, room.bottom, self.signs)
        area = Rect((room.width - width) // 2, y, width, drawn)
        draw_bare(canvas, at, area, self.game.view().catalog, self.l10n)
        self.pane("bare").show(canvas.content())
        self.face.placing.put("bare", Rect(0, 0, room.width, room.bottom))
        return Rect(area.x, y + drawn + size.gap, width, box)

    @property
    def gives_hints(self) -> bool:
        return False

    def do_hint(self) -> None:
        self._show_way()

    # What it says

    @property
    def _step(self) -> tuple[int, int, int]:
        return self.game.number, self.game.step_number, self.game.done

    @property
    def _is_behind_game(self) -> bool:
        """Whether the game has changed and the table shows it only in a moment: what is on the screen says nothing of
        what is to be done then."""
        return self._step != self._shown_step

    def show_keys(self) -> None:
        """What is to be pressed changes with whatever the key bar depends on."""
        super().show_keys()
        if self._is_behind_game or not self.choice.is_attached:
            return
        pane, words = self.pane("lesson"), self.words()
        covered = self.face.log.open or self.face.panel.open
        if pane.display == covered:
            pane.display = not covered
        self._put_words(words)
        pane.show(draw(words, self._box, self._side, self._target, self.signs))

    def words(self) -> Words:
        """What the step says now."""
        keys, chapter, step = self.named_keys(), self.game.number + 1, self.game.step_number + 1
        title = self.l10n(self.game.lesson.text(self.game.chapter.id))
        return Words(
            title,
            self.told(),
            self.due(keys),
            keys,
            self.l10n("lesson-place", chapter=chapter, step=step, steps=len(self.game.chapter.steps)),
        )

    def told(self) -> str:
        """What has just happened; an empty text if there is nothing to be said of it."""
        message = "" if self.waits_for_others() else self.game.told
        return self.l10n(message, **self._values()) if message and self.l10n.has(message) else ""

    def due(self, keys: str) -> str:
        """What is to be done, by these keys; what there is to read; or that somebody else is to move."""
        game = self.game
        if self.waits_for_others():
            return self.l10n("lesson-wait")
        if self._wrong_marks():
            return self.l10n("lesson-unmark", keys=keys)
        text = self.l10n(game.lesson.text(game.step.id), keys=keys, **self._values())
        if not game.reads:
            return text
        go_on = self.l10n("lesson-go-on", key=keys).replace(" ", NO_BREAK)
        return f"{text} {go_on}"

    def named_keys(self) -> str:
        """The keys of what is to be done, which no line break parts."""
        if self.game.reads:
            return self.key(command("activate"))
        wrong = self._wrong_marks()
        if wrong:
            return NO_BREAK.join((printed_key("go-hand", self), *(str(place + 1) for place in wrong)))
        expected = None if self._is_behind_game else self.game.expected
        choice = self.completion.choice
        if choice is not None and choice.chosen.in_order == tuple(
            move.action for move in self.game.step.do[self.game.done :]
        ):
            return printed_key("activate", self)  # all of it is chosen
        return NO_BREAK.join(keys_for(expected, self)) if expected is not None else ""

    def _wrong_marks(self) -> list[int]:
        """The places of the dealt prophecies that are marked and not to be kept."""
        expected, scene = self.game.expected, self.scene
        if not isinstance(expected, a.Keep) or scene is None or self._is_behind_game:
            return []
        return [place for place in sorted(self.face.looking.marked) if scene.hand[place] not in expected.cards]

    def _values(self) -> dict[str, str]:
        """What any text may name."""
        return text_values(self, self.named_keys().split(NO_BREAK))

    def _point(self, id: str, canvas: Canvas, board: Board) -> None:
        """What the step points at has a frame."""
        self._pointed.pop(id, None)
        place = None if self._is_behind_game or self.face.looking.looked_at is not None else self.game.step.at
        if place is not None and not place.number:
            area = _part(place.name, id, board.at)
            if area is not None:
                self._pointed[id] = point_at_pane(canvas, area)
                return
        found = [area for area, item, _ in canvas.spots if self.is_pointed_at(item, board.scene)]
        if found:
            areas = [around(*found)] if place is not None else found
            self._pointed[id] = around(*(point_at(canvas, area) for area in areas))

    def is_pointed_at(self, item: object, scene: Scene) -> bool:
        """Whether the step points at this item: because it says so, or because something is to be done with it."""
        place = self.game.step.at
        if place is None:
            return self.is_meant(item, scene)
        match place.name, item:
            case ("board", BoardSpace()) | ("temples", Pile()) if not place.number:
                return True
            case (
                ("supply", Field(number=number))
                | ("row", RowPlace(place=number))
                | ("temples", Pile(number=number))
                | ("coatls", CoatlItem(number=number))
                | ("board", BoardSpace(space=number))
            ):
                return number == place.number
            case ("hand", HandCard(place=number)) | ("temple", OwnTemple(place=number)):
                return number == place.number - 1
            case "deck", Deck():
                return True
        return False

    def expected(self) -> a.Action | None:
        return self.game.expected

    def is_meant(self, item: object, scene: Scene) -> bool:
        """Whether the step asks for something to be done with this item."""
        match None if self._is_behind_game else self.game.expected, item:
            case a.Take(field=number), Field(number=there):
                return number == there
            case a.DrawRow(place=number), RowPlace(place=there):
                return number == there
            case a.ClaimPile(pile=number), Pile(number=there):
                return number == there
            case ((a.Start(piece=piece) | a.Extend(piece=piece)), BoardSpace(space=there)):
                return there == scene.rack.index(piece) + 1
            case a.Keep(cards=cards), HandCard(card=card):
                return card in cards
            case ((a.Fulfil(card=wanted) | a.Discard(card=wanted)), HandCard(card=card)):
                return wanted == card
            case a.ClaimOwn(card=wanted), OwnTemple(card=card):
                return wanted == card
            case a.DrawDeck(), Deck():
                return True
        return False

    def bar_entries(self) -> list[Entry]:
        computer = self.game.waits_for().who == "computer"
        if self.choice.open or self.face.log.open or not (self.game.reads or computer):
            return super().bar_entries()
        bar = self.face.bar()
        if computer:
            return [bar.keys("activate", self.l10n("bar-steps")), *super().bar_entries()[1:]]
        shown = [bar.keys("activate", self.l10n("bar-go-on"))]
        if self.game.undo_refusal() is None:
            shown.append(bar.keys("undo", self.l10n("bar-step-back"), 2))
        shown.append(bar.keys("page-up page-down", self.l10n("bar-chapter"), 4))
        return [*shown, bar.does("quit", 6), *bar.ends(self.rule_in_question())]

    # What can be done

    def refuses(self, refused: Refusal) -> bool:
        """Of what the lesson does not ask for it says what to do instead."""
        if refused not in (OTHERWISE, NOT_THIS):
            return False
        if self.game.reads:
            self._show_way()
        elif self._wrong_marks():
            self._show_way("lesson-unmark")
        else:
            self._show_way("lesson-not-this" if refused == NOT_THIS else "lesson-not-now")
        return True

    def _show_way(self, message: str = "lesson-goes-on") -> None:
        """Says with which keys the lesson goes on."""
        keys = self.named_keys().replace(NO_BREAK, " ")
        self.show_message(self.l10n(message, keys=keys) if keys else self.l10n("lesson-wait"), "warn")

    def do_redo(self) -> None:
        """What was taken back is done again as the lesson asks for it."""
        self._show_way()

    def do_activate(self) -> None:
        """Goes on when there is something to be read. Others make the rest of their turn at once."""
        if self.game.waits_for().who == "computer" and self.focused is not self.choice:
            self.changes.run(self._let_others_move)
        elif not self.game.reads or self.focused is self.choice:
            super().do_activate()
        elif self.game.is_last:
            self.host.results.set_played()
            self.questions.ask(self._goodbye)
        else:
            self.changes.run(self._go_on)

    async def _let_others_move(self) -> Callable[[], None]:
        events: list[Event] = []
        while self.game.waits_for().who == "computer" and (decision := await self.game.decide()) is not None:
            events += await self.game.push(decision.action)
        return partial(self.playing.show_result, events)

    async def _go_on(self) -> Callable[[], None]:
        number = self.game.number
        await self.game.go_on()
        return self._show_chapter if self.game.number != number else self.playing.show_result

    def _turn_page(self, pages: int) -> None:
        """Goes to another chapter; turns the pages of the log while it is open."""
        if self.face.log.open:
            super()._turn_page(pages)
        else:
            self.changes.run(partial(self._go_to_chapter, self.game.number + pages))

    async def _go_to_chapter(self, number: int) -> Callable[[], None]:
        if await self.game.go_to_chapter(number):
            return self._show_chapter
        return partial(self.telling.warn, "lesson-no-chapter")

    def _show_chapter(self) -> None:
        """Another chapter is another game."""
        self.host.games.show_chapter(self.game)

    def do_undo(self) -> None:
        self.changes.run(self._undo)

    async def _undo(self) -> Callable[[], None]:
        refused = await self.game.undo()
        if refused is not None:
            return partial(self.telling.refuse, refused)
        return partial(self.playing.show_result, message=self.l10n("lesson-back"))

    def open_score(self, fault: str) -> None:
        self.app.push_screen(LessonScore(self.game))

    def _goodbye(self) -> Question:
        """The end of the lesson, and what can come next."""
        title = self.l10n("lesson-goodbye")
        for chapter in self.game.left_out:
            name = self.l10n(self.game.lesson.text(chapter.id))
            title = f"{self.l10n('lesson-left-out', title=name)} {title}"
        choices = [
            self.questions.plain("lesson-new-game", partial(to_new_game, self)),
            self.questions.plain("lesson-puzzles", self.host.games.begin_next_puzzle),
            self.questions.plain("choice-quit-menu", self.host.to_menu),
        ]
        if self.host.terms is None:  # a visitor has no deal of the day
            choices.insert(0, self.questions.plain("lesson-daily", self._to_daily))
        return Question(title, choices)

    def _to_daily(self) -> None:
        """Leads to the deal of the day, as the menu does, which says if there can be none."""
        self.host.to_menu()
        screen = self.app.screen
        if isinstance(screen, CoatlScreen):
            screen.run_command("daily")


def _part(name: str, pane: str, at: Layout) -> Rect | None:
    """The area of a part of the table; None if it does not lie in this pane, or has no frame or rule of its own."""
    parts: dict[str, tuple[str, Rect | None]] = {
        "status": ("status", at.status),
        "supply": ("supply", at.supply),
        "players": ("players", around(*at.others)),
        "news": ("news", at.news),
        "row": ("row", at.prophecies),
        "temples": ("row", at.temples if at.framed else None),
        "coatls": ("coatls", at.coatls),
        "hand": ("hand", at.hand),
    }
    id, area = parts.get(name, ("", None))
    return area if id == pane else None


class LessonScore(ScoreScreen):
    """The score sheet of a lesson. Its game is neither saved nor played again."""

    CSS_PATH = "score.tcss"
    do_save = tell_not_saved

    def _outcome(self, sheet: ScoreSheet) -> Iterable[str]:
        yield from super()._outcome(sheet)
        yield self.l10n("lesson-sheet", key=self.key(command("close")))

    def bar_commands(self) -> list[Command]:
        return [each for each in super().bar_commands() if each.id not in ("save", "rematch", "new-game")]

    def do_rematch(self) -> None:
        self.show_message(self.l10n("lesson-no-rematch"), "warn")

    def do_new_game(self) -> None:
        self.show_message(self.l10n("lesson-no-rematch"), "warn")
