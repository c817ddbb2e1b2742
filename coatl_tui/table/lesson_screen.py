"""The table of a lesson, with a strip that says what to do and what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.game import actions as a
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.scoresheet import ScoreSheet
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.table.draw.board import Board
from coatl_tui.table.layout import LEAST, Layout, layout
from coatl_tui.table.lesson_game import NOT_THIS, OTHERWISE, LessonGame
from coatl_tui.table.lesson_keys import keys_for, printed_key
from coatl_tui.table.play import Question
from coatl_tui.table.scene import BoardSpace, Deck, Field, HandCard, OwnTemple, Pile, RowPlace, Scene
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Builder, Content
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

ROWS = 3
"""The rows of the texts of a step, on any terminal. Each text must fit in at the smallest size."""
_TITLED = 30
"""The rows that a terminal needs for a title above the texts."""
_NO_BREAK = "\N{NO-BREAK SPACE}"


class LessonScreen(TableScreen):
    """The table, with a strip above the keys. Everything can be looked at; of all that changes the game only what the
    lesson asks for is done."""

    BINDINGS = bindings("table", "several", "solo")
    CSS_PATH = "table.tcss"
    game: LessonGame

    def __init__(self, game: LessonGame) -> None:
        super().__init__(game)
        self._strip: object = None
        self._shown_step = (-1, -1, -1)

    def compose(self) -> ComposeResult:
        yield from super().compose()
        strip = Pane(id="lesson", can_focus=False)
        strip.ground = "bar"
        yield strip

    # Where the strip lies

    def at(self, width: int = 0, height: int = 0) -> Layout:
        """The table has fewer rows; the keys stay at the bottom."""
        width, height = max(width or self.size.width, LEAST[0]), max(height or self.size.height, LEAST[1])
        at = layout(width, height - self._strip_rows(height), self._lying)
        return evolve(at, keys=Rect(0, height - 1, width, 1))

    def areas(self, width: int, height: int) -> dict[str, Rect]:
        keys = self.at(width, height).keys
        rows = self._strip_rows(keys.bottom)
        return {**super().areas(width, height), "lesson": Rect(0, keys.y - rows, keys.width, rows)}

    def _strip_rows(self, height: int) -> int:
        return ROWS + (height >= _TITLED)

    @property
    def gives_hints(self) -> bool:
        return False

    def do_hint(self) -> None:
        self._show_way()

    # What it says

    def _show_all(self) -> None:
        self._shown_step = self._step
        super()._show_all()

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
        if self._is_behind_game:
            return
        for strip in self.query("#lesson").results(Pane):
            content = self.strip_content(self.size.width, max(self.size.height, LEAST[1]))
            if content != self._strip:
                self._strip = content
                strip.show(content)

    def strip_content(self, width: int, height: int) -> Content:
        """The title where there is room for it, what has happened, and what to do, with its keys lit."""
        lines, keys = Builder(width), self.named_keys()
        chapter, step = self.game.number + 1, self.game.step_number + 1
        titled = self._strip_rows(height) > ROWS
        if titled:
            title = self.l10n(self.game.lesson.text(self.game.chapter.id))
            lines.add(f" {self.l10n('lesson-title', chapter=chapter, title=title)}", "muted")
            lines.newline()
        told = self.told()
        written = wrap(told, width - 2) if told else []
        for line in written:
            lines.add(f" {line}")
            lines.newline()
        due = wrap(self.due(keys), width - 2)
        lit = max((number for number, line in enumerate(due) if keys and keys in line), default=-1)
        for number, line in enumerate(due):
            if number:
                lines.newline()
            before, pressed, after = line.rpartition(keys) if number == lit else (line, "", "")
            for text, style in ((f" {before}", "bold text"), (pressed, "bold key"), (after, "bold text")):
                lines.add(text.replace(_NO_BREAK, " "), style)
        place = self.l10n("lesson-place", chapter=chapter, step=step, steps=len(self.game.chapter.steps))
        if cell_len(due[-1]) + cell_len(place) + 4 <= width:
            lines.to(width - cell_len(place) - 1)
            lines.add(place, "muted")
        return lines.content()

    def told(self) -> str:
        """What has just happened; an empty text if there is nothing to be said of it."""
        message = "" if self.others_move else self.game.told
        return self.l10n(message, **self._values()) if message and self.l10n.has(message) else ""

    def due(self, keys: str) -> str:
        """What is to be done, by these keys; what there is to read; or that somebody else is to move."""
        game = self.game
        if self.others_move:
            return self.l10n("lesson-wait")
        if self._wrong_marks():
            return self.l10n("lesson-unmark", keys=keys)
        text = self.l10n(game.lesson.text(game.step.id), keys=keys, **self._values())
        if not game.reads:
            return text
        return f"{text} {self.l10n('lesson-go-on', key=keys)}"

    def named_keys(self) -> str:
        """The keys of what is to be done, which no line break parts."""
        if self.game.reads:
            return self.key(command("activate"))
        wrong = self._wrong_marks()
        if wrong:
            return _NO_BREAK.join((printed_key("go-hand", self), *(str(place + 1) for place in wrong)))
        expected = None if self._is_behind_game else self.game.expected
        return _NO_BREAK.join(keys_for(expected, self)) if expected is not None else ""

    def _wrong_marks(self) -> list[int]:
        """The places of the dealt prophecies that are marked and not to be kept."""
        expected, scene = self.game.expected, self.scene
        if not isinstance(expected, a.Keep) or scene is None or self._is_behind_game:
            return []
        return [place for place in sorted(self.marked) if scene.hand[place] not in expected.cards]

    def _values(self) -> dict[str, str]:
        """The keys that any text may name; ``last`` is the last one of those to be pressed."""
        values = {id: printed_key(id, self) for id in ("undo", "rules", "help")}
        return {**values, "last": self.named_keys().rpartition(_NO_BREAK)[2]}

    def _canvas(self, id: str, board: Board) -> Canvas:
        """What the step speaks of is underlined, as what has just come is."""
        canvas = super()._canvas(id, board)
        for area, item, _ in canvas.spots:
            if self.is_meant(item, board.scene):
                letters = area.height // 2 if isinstance(item, BoardSpace) else 0
                canvas.underline(area.x, area.y + letters, area.width)
        return canvas

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
        if self.choice.open or self.log_open or not (self.game.reads or self.game.thinks):
            return super().bar_entries()
        bar = self.bar
        if self.game.thinks:
            return [bar.keys("activate", self.l10n("bar-steps")), *super().bar_entries()[1:]]
        shown = [bar.keys("activate", self.l10n("bar-go-on"))]
        if self.game.undo_refusal() is None:
            shown.append(bar.keys("undo", self.l10n("bar-step-back"), 2))
        shown.append(bar.keys("page-up page-down", self.l10n("bar-chapter"), 4))
        return [*shown, bar.does("quit", 6), *bar.ends(self.rule_in_question())]

    # What can be done

    def show_refusal(self, refused: Refusal | None) -> None:
        """Of what the lesson does not ask for it says what to do instead."""
        if refused not in (OTHERWISE, NOT_THIS):
            super().show_refusal(refused)
        elif self.game.reads:
            self._show_way()
        elif self._wrong_marks():
            self._show_way("lesson-unmark")
        else:
            self._show_way("lesson-not-this" if refused == NOT_THIS else "lesson-not-now")

    def _show_way(self, message: str = "lesson-goes-on") -> None:
        """Says with which keys the lesson goes on."""
        keys = self.named_keys().replace(_NO_BREAK, " ")
        self.show_message(self.l10n(message, keys=keys) if keys else self.l10n("lesson-wait"), "warn")

    def do_redo(self) -> None:
        """What was taken back is done again as the lesson asks for it."""
        self._show_way()

    def do_activate(self) -> None:
        """Goes on when there is something to be read. Others make the rest of their turn at once."""
        if self.game.thinks and self.focused is not self.choice:
            self._change(self._let_others_move)
        elif not self.game.reads or self.focused is self.choice:
            super().do_activate()
        elif self.game.is_last:
            self.host.set_played()
            self.ask(self._goodbye)
        else:
            self._change(self._go_on)

    async def _let_others_move(self) -> Callable[[], None]:
        events: list[Event] = []
        while self.game.thinks and (decision := await self.game.decide()) is not None:
            events += await self.game.push(decision.action)
        return partial(self._show_result, events)

    async def _go_on(self) -> Callable[[], None]:
        number = self.game.number
        await self.game.go_on()
        return self._show_chapter if self.game.number != number else self._show_result

    def _turn_page(self, pages: int) -> None:
        """Goes to another chapter; turns the pages of the log while it is open."""
        if self.log_open:
            super()._turn_page(pages)
        else:
            self._change(partial(self._go_to_chapter, self.game.number + pages))

    async def _go_to_chapter(self, number: int) -> Callable[[], None]:
        if await self.game.go_to_chapter(number):
            return self._show_chapter
        return partial(self.show_message, self.l10n("lesson-no-chapter"), "warn")

    def _show_chapter(self) -> None:
        """Another chapter is another game."""
        self.app.switch_screen(LessonScreen(self.game))

    def do_undo(self) -> None:
        self.undo()

    async def _undo(self) -> Callable[[], None]:
        refused = await self.game.undo()
        if refused is not None:
            return partial(self.show_refusal, refused)
        return partial(self._show_result, message=self.l10n("lesson-back"))

    def do_save(self) -> None:
        """The lesson keeps its place by itself."""
        self.show_message(self.l10n("lesson-no-save"), "warn")

    def show_score(self) -> None:
        self.app.push_screen(LessonScore(self.game))
        self._score_due = False

    def show_over(self) -> None:
        """The strip says how the lesson goes on."""

    def _quit_question(self) -> Question:
        asked = super()._quit_question()
        if self.game.save_failure():
            return asked
        return evolve(asked, title=self.l10n("lesson-quit"))

    def _goodbye(self) -> Question:
        """The end of the lesson, and what can come next."""
        title = self.l10n("lesson-goodbye")
        for chapter in self.game.left_out:
            name = self.l10n(self.game.lesson.text(chapter.id))
            title = f"{self.l10n('lesson-left-out', title=name)} {title}"
        choices = [
            self.plain_choice("lesson-new-game", self._to_new_game),
            self.plain_choice("choice-quit-menu", self.host.to_menu),
        ]
        return Question(title, choices)

    def _to_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.host.to_menu()
        self.app.push_screen(NewGameScreen())


class LessonScore(ScoreScreen):
    """The score sheet of a lesson. Its game is neither saved nor played again."""

    CSS_PATH = "score.tcss"

    def _outcome(self, sheet: ScoreSheet) -> Iterable[str]:
        yield from super()._outcome(sheet)
        yield self.l10n("lesson-sheet", key=self.key(command("close")))

    def bar_commands(self) -> list[Command]:
        return [each for each in super().bar_commands() if each.id not in ("save", "rematch", "new-game")]

    def do_save(self) -> None:
        self.show_message(self.l10n("lesson-no-save"), "warn")

    def do_rematch(self) -> None:
        self.show_message(self.l10n("lesson-no-rematch"), "warn")

    def do_new_game(self) -> None:
        self.show_message(self.l10n("lesson-no-rematch"), "warn")
