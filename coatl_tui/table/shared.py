"""What those who play at several machines ask and tell each other: taking back, talk, seats, the end of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import Refusal
from coatl_core.hosting.limits import AWAY_SECONDS
from coatl_core.hosting.protocol import PRESETS
from coatl_core.play.seen_game import LINE_CLOSED, LINE_CUT
from coatl_core.play.standing import MINUTE, Answered, Ended, Heard, Said, Sitting, Waiting, sitting_text
from coatl_core.play.table_game import SharedGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_tui.bindings import command, key_name
from coatl_tui.table.face import Face
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.telling import Telling, problem_text
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice


class Shared:
    """``waits_for`` says who is waited for."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: SharedGame,
        questions: Questions,
        telling: Telling,
        waits_for: Callable[[], Waiting],
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._questions = questions
        self._telling = telling
        self._waits_for = waits_for
        self._wisher: int | None = None
        """The seat whose wish has been told."""
        self._sitting: Sequence[Sitting] = ()
        """Who sat there when that was told last."""
        questions.closed = self._question_closed
        game.listen(self.heard)

    def _name(self, seat: int) -> str:
        return plain(self._face.looking.seen.players[seat].name)

    def _do(self, ask: Callable[[], Awaitable[None]], done: Callable[[], None] = lambda: None) -> None:
        """Asks the host for something, and says why it is not done, or lets ``done`` say that it is."""
        if not self._is_barred():
            self._window.run_beside(partial(self._run, ask, done))

    def _is_barred(self) -> bool:
        """Whether nothing can be asked for now; then it is said why."""
        waiting = self._waits_for()
        if waiting.who == "ended" and waiting.seat is not None:
            self._telling.refuse(Refusal("game-ended", "", {"name": self._name(waiting.seat)}))
        elif waiting.who == "closed":
            self._telling.refuse(LINE_CLOSED)
        elif waiting.cut:
            self._telling.refuse(LINE_CUT)
        return waiting.who in ("ended", "closed") or waiting.cut

    async def _run(self, ask: Callable[[], Awaitable[None]], done: Callable[[], None]) -> None:
        try:
            await ask()
        except OSError as problem:
            if not self._window.is_gone:
                self._telling.say(problem_text(problem, self._window), "warn")
        else:
            if not self._window.is_gone:
                done()

    # What is heard

    def heard(self, heard: Heard) -> None:
        """Says what others have said, answered or ended."""
        if self._window.is_gone:
            return
        host, name = self._window.host, self._name(heard.seat)
        match heard:
            case Said(seat, preset):
                if host.settings.talk or seat == self._face.looking.seen.seat:
                    self._telling.hear(host.l10n("message-said", name=name, said=host.l10n(f"said-{preset}")))
            case Answered(_, yes):
                self._telling.hear(host.l10n("message-agrees" if yes else "message-disagrees", name=name))
            case Ended():
                self._questions.close()
                self._telling.hear(host.l10n("refusal-game-ended", name=name))

    # What lasts

    def show(self) -> None:
        """Says who has gone or come since this was last called, what a computer has played in one's own place, and that
        another wishes something."""
        if self._window.is_gone:
            return
        self._tell_seats()
        turns = self._game.played_for_me()
        if turns:
            self._telling.hear(self._window.host.l10n("message-played-for-you", turns=turns))
        wisher, self._wisher = self._wisher, self._game.wisher
        if self._wisher != wisher:
            if self._questions.asks(self._wish_question):
                self._questions.close()
            self._telling.rest()

    def _tell_seats(self) -> None:
        before, self._sitting = self._sitting, tuple(self._game.sitting)
        own = self._face.looking.seen.seat
        pairs = enumerate(zip(before, self._sitting, strict=False))
        told = [self._seat_news(old, new) for seat, (old, new) in pairs if seat != own]
        for text in filter(None, told):
            self._telling.hear(text)
        if self._questions.asks(self._seats_question):
            if any(told):
                self._questions.close()  # a key must not do what stood there a moment ago
            else:
                self._questions.ask_again()
                self._telling.say(self._who())

    def _seat_news(self, old: Sitting, new: Sitting) -> str:
        """What has become of a seat; empty if nothing has."""
        l10n, name = self._window.host.l10n, plain(new.name)
        if (old.computer, old.free, old.here) == (new.computer, new.free, new.here):
            return ""
        if new.computer is not None or new.free:
            return sitting_text(new, self._window.host.l10n)
        if old.free:
            return l10n("message-sits-down", name=name)
        if not new.here:
            return l10n("seats-away", name=name, minutes=0)
        return l10n("message-back", name=name)

    @property
    def resting(self) -> str:
        """What is said while nothing else is: that another's wish waits, unless that is being asked."""
        host, wisher = self._window.host, self._game.wisher
        if wisher is None or self._questions.asks(self._wish_question):
            return ""
        key = key_name(command("answer"), host.l10n, host.keymap)
        return host.l10n("message-wish", name=self._name(wisher), key=key)

    def _question_closed(self) -> None:
        if self.is_asked:
            self._telling.rest()

    # Taking back

    @property
    def is_asked(self) -> bool:
        """Whether another's wish waits for an answer."""
        return self._game.wisher is not None

    def do_answer(self) -> None:
        """Asks whether another may take their last action back. The question never opens by itself: it would take keys
        that are meant for the table."""
        if self._is_barred():
            return
        if self.is_asked:
            self._questions.ask(self._wish_question)
            self._telling.rest()
        else:
            self._telling.warn("message-wish-nobody")

    def _wish_question(self) -> Question:
        wisher = self._game.wisher
        assert wisher is not None
        title = self._window.host.l10n("choice-title-allow", name=self._name(wisher))
        return Question(title, [self._allowing(True), self._allowing(False)])

    def _allowing(self, yes: bool) -> Choice:
        message = "choice-allow-yes" if yes else "choice-allow-no"
        return self._questions.plain(message, partial(self._do, partial(self._answer, yes)))

    async def _answer(self, yes: bool) -> None:
        await self._game.allow(yes)
        self._wisher = None  # whoever is refused may wish it again
        self._telling.rest()

    # Talk

    def do_say(self) -> None:
        """Asks what is to be said."""
        if not self._is_barred():
            self._questions.ask(self._say_question)

    def _say_question(self) -> Question:
        plain_choice = self._questions.plain
        said = [plain_choice(f"said-{each}", partial(self._do, partial(self._game.say, each))) for each in PRESETS]
        return Question(self._window.host.l10n("choice-title-say"), said, lasts=True)

    # Seats, and the end

    @property
    def anybody_missing(self) -> bool:
        """Whether nobody plays in one of the others' seats."""
        return any(sits.is_missing for _, sits in self._others())

    def do_seats(self) -> None:
        """Asks what is to be done about the seats of those who are away; or says who is here, if nothing can be."""
        if self._is_barred():
            return
        if self._seats_choices():
            self._questions.ask(self._seats_question)
        self._telling.say(self._who())

    def _others(self) -> Iterator[tuple[int, Sitting]]:
        own = self._face.looking.seen.seat
        return ((seat, sits) for seat, sits in enumerate(self._game.sitting) if seat != own)

    def _seats_question(self) -> Question:
        stay = self._questions.plain("choice-quit-stay", self._questions.close)
        title = self._window.host.l10n("choice-title-seats")
        return Question(title, [*self._seats_choices(), stay], lasts=True)

    def _seats_choices(self) -> list[Choice]:
        choices = list[Choice]()
        if self._face.looking.over:
            return choices
        for seat, sits in self._others():
            name = plain(sits.name)
            if sits.is_missing and (sits.free or (sits.away is not None and sits.away >= AWAY_SECONDS)):
                choices.append(
                    self._disposing("choice-seats-fill", name, partial(self._game.fill, seat, str(STAND_IN)))
                )
                if not sits.free:
                    choices.append(self._disposing("choice-seats-free", name, partial(self._game.free, seat)))
        if self._game.is_creator:
            choices.append(self._questions.plain("choice-seats-end", self._ask_end))
        return choices

    def _disposing(self, message: str, name: str, ask: Callable[[], Awaitable[None]]) -> Choice:
        return self._questions.plain(message, partial(self._do, ask, lambda: self._telling.say(self._who())), name=name)

    def _who(self) -> str:
        """Who sits in the others' seats, and when something can be done about one who is away."""
        others = [sits for _, sits in self._others()]
        told = [sitting_text(sits, self._window.host.l10n) for sits in others]
        if any(sits.is_missing and not sits.free and (sits.away or 0) < AWAY_SECONDS for sits in others):
            told.append(self._window.host.l10n("seats-later", minutes=AWAY_SECONDS // MINUTE))
        return " ".join(told)

    def do_end_game(self) -> None:
        """Asks whether the game is to be ended for all, if the one who looks has made it."""
        if self._is_barred():
            return
        if self._face.looking.over:
            self._telling.refuse(Refusal("game-over", "8"))
        elif self._game.is_creator:
            self._ask_end()
        else:
            self._telling.warn("message-end-not-yours")

    def _ask_end(self) -> None:
        self._questions.ask(self._end_question)

    def _end_question(self) -> Question:
        stay = self._questions.plain("choice-quit-stay", self._questions.close)
        end = self._questions.plain("choice-end-yes", partial(self._do, self._game.end))
        return Question(self._window.host.l10n("choice-title-end"), [stay, end], lasts=True)
