"""What those who play at several machines ask and tell each other: taking back, talk, seats, the end of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import Refusal
from coatl_core.hosting.limits import AWAY_SECONDS
from coatl_core.hosting.protocol import PRESETS
from coatl_core.play.seen_game import LINE_CLOSED, LINE_CUT
from coatl_core.play.standing import Answered, Ended, Heard, Said, Sitting, Waiting
from coatl_core.play.table_game import SharedGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_tui.table.face import Face
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.telling import Telling, problem_text
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice

_MINUTE = 60


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
        self._asked_for: int | None = None
        """The seat whose wish has been asked about."""
        questions.closed = self.ask_wish
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

    # Taking back

    def ask_wish(self) -> None:
        """Asks whether another may take their last action back, once for each wish. While another question is open, the
        wish is only told."""
        wisher = self._game.wisher
        if wisher is None or self._window.is_gone:
            self._asked_for = None
        elif self._asked_for != wisher:
            if self._questions.open:
                self._telling.hear(self._window.host.l10n("choice-title-allow", name=self._name(wisher)))
            else:
                self._asked_for = wisher
                self._questions.ask(partial(self._wish_question, wisher))

    def _wish_question(self, wisher: int) -> Question:
        title = self._window.host.l10n("choice-title-allow", name=self._name(wisher))
        return Question(title, [self._allowing(True), self._allowing(False)])

    def _allowing(self, yes: bool) -> Choice:
        message = "choice-allow-yes" if yes else "choice-allow-no"
        return self._questions.plain(message, partial(self._do, partial(self._answer, yes)))

    async def _answer(self, yes: bool) -> None:
        await self._game.allow(yes)
        self._asked_for = None  # whoever is refused may wish it again

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
        else:
            self._telling.say(self._who())

    def _others(self) -> Iterator[tuple[int, Sitting]]:
        own = self._face.looking.seen.seat
        return ((seat, sits) for seat, sits in enumerate(self._game.sitting) if seat != own)

    def _seats_question(self) -> Question:
        stay = self._questions.plain("choice-quit-stay", self._questions.close)
        return Question(self._who(), [*self._seats_choices(), stay], lasts=True)

    def _seats_choices(self) -> list[Choice]:
        choices = list[Choice]()
        if self._face.looking.over:
            return choices
        if self._game.wisher is not None:
            choices += [self._allowing(True), self._allowing(False)]
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
        l10n, told, waits = self._window.host.l10n, list[str](), False
        for _, sits in self._others():
            name = plain(sits.name)
            if sits.computer is not None:
                told.append(l10n("seats-computer", name=name))
            elif sits.free:
                told.append(l10n("seats-free", name=name))
            elif sits.here or sits.away is None:
                told.append(l10n("seats-here", name=name))
            else:
                told.append(l10n("seats-away", name=name, minutes=int(sits.away // _MINUTE)))
                waits = waits or sits.away < AWAY_SECONDS
        if waits:
            told.append(l10n("seats-later", minutes=AWAY_SECONDS // _MINUTE))
        return " ".join(told)

    def _ask_end(self) -> None:
        self._questions.ask(self._end_question)

    def _end_question(self) -> Question:
        stay = self._questions.plain("choice-quit-stay", self._questions.close)
        end = self._questions.plain("choice-end-yes", partial(self._do, self._game.end))
        return Question(self._window.host.l10n("choice-title-end"), [stay, end], lasts=True)
