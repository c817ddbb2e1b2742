"""What the table says of the game: what has happened, why something cannot be done, what has failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Completed, EndBegan, Event, TurnBegan
from coatl_core.language.playertext import reason_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.table_game import Decision
from coatl_tui.table.face import Face
from coatl_tui.table.sentence import LEAST_ROWS
from coatl_tui.table.window import Window
from coatl_tui.widgets.linebreaks import wrap

_MOST_HEARD = 2
"""The most sentences of others that are kept in sight."""
PROBLEMS = (IllegalActionError, VariantFailed, OSError)
"""What a change of the game may raise."""
Problem: TypeAlias = IllegalActionError | VariantFailed | OSError


def problem_text(problem: VariantFailed | OSError, window: Window) -> str:
    """Says that a plugin has failed, or why a change was not made."""
    from coatl_core.hosting.client import HostSaysNo  # few games are played at a host

    l10n = window.host.l10n
    if isinstance(problem, VariantFailed):
        return l10n("message-variant-failed", plugin=plain(problem.plugin), error=plain(problem.error))
    if isinstance(problem, HostSaysNo):
        return l10n(f"hosting-no-{problem.why}")
    if isinstance(problem, ConnectionError):
        return l10n("refusal-line-cut")
    return l10n("message-not-done", reason=system_text(problem, l10n))


def refused_text(refused: Refusal, face: Face, window: Window) -> str:
    """Why something cannot be done, with the number of the rule."""
    l10n = window.host.l10n
    text = refusal_text(refused, face.looking.seen.catalog, l10n, MARKED)
    return l10n("message-rule", text=text, rule=refused.rule) if refused.rule else text


class Telling:
    """``at_rest`` returns what is said while there is no other message; ``failed`` is called when a plugin or the disk
    has failed; ``refuses`` may say itself why something is refused, and returns whether it has."""

    def __init__(
        self,
        window: Window,
        face: Face,
        at_rest: Callable[[], str],
        failed: Callable[[], None],
        refuses: Callable[[Refusal], bool],
    ) -> None:
        self._window = window
        self._face = face
        self._at_rest = at_rest
        self._failed = failed
        self._refuses = refuses
        self._heard: list[str] = []
        """What others have told since the last key."""
        self.refused_by = ""
        """The rule of the last refusal, until something is done."""

    def say(self, text: str, style: str = "", whole: bool = False) -> None:
        """Shows a message; an empty text takes it away. For ``whole`` see ``Sentence.say``."""
        self._face.sentence.say(text, style, whole=whole)

    def warn(self, message: str, **values: str | int) -> None:
        """Shows a message of this id as a warning."""
        self._face.sentence.say(self._window.host.l10n(message, **values), "warn")

    def clear(self) -> None:
        """Takes the message away, or says what is being waited for."""
        self._heard = []
        self._face.sentence.say(self._at_rest())

    def rest(self) -> None:
        """Says what is being waited for, below what others have told since the last key; takes other messages away."""
        self.tell([self._at_rest()])

    def refuse(self, refused: Refusal | None) -> None:
        """Says why something cannot be done, if there is a reason."""
        if refused is None or self._refuses(refused):
            return
        self.refused_by = refused.rule
        self._window.show_keys()
        self.say(refused_text(refused, self._face, self._window), "warn")

    def fail(self, problem: Problem) -> None:
        """Says why a change could not be made."""
        if isinstance(problem, IllegalActionError):
            self.refuse(problem.refusal)
        else:
            self._failed()
            self.say(problem_text(problem, self._window), "warn")

    def safely(self, do: Callable[[], object]) -> None:
        """Does something, and says which plugin has failed at it."""
        try:
            do()
        except VariantFailed as failure:
            self.fail(failure)

    # What has happened

    def tell(self, texts: Sequence[str]) -> None:
        """Says what has happened; what has no room is in the log."""
        told = [text for text in (*self._heard, *texts) if text]
        self._face.sentence.say(" ".join(told), more=self._window.host.l10n("message-more"))

    def hear(self, text: str) -> None:
        """Says what another has told. It stands before what happens then, until the next key."""
        self._heard = [*self._heard, text][-_MOST_HEARD:]
        self.rest()

    def told_of(self, events: Sequence[Event], decision: Decision | None = None, mover: str = "") -> list[str]:
        """What happened, and why the computer player ``mover`` did it: before the turn that begins then, or it would
        seem to be the next player's reason."""
        if decision is None:
            return [self._sentences(self._not_in_the_news(events))]
        turns = [event for event in events if isinstance(event, TurnBegan)]
        deeds = [event for event in events if event not in turns]
        reasons = [*self._reasons(decision, mover)]
        told = [self._sentences(deeds), *reasons, self._sentences(turns)]
        room = max(LEAST_ROWS, self._face.placing.at().sentence.height)
        if reasons and len(wrap(self._face.chips().read(" ".join(told).strip()), self._window.size.width - 2)) > room:
            # What was done stands in the log, too. That the end begins comes before all.
            ends = [event for event in deeds if isinstance(event, EndBegan)]
            rest = [event for event in events if event not in ends]
            told = [*self._face.sentences(ends), *reasons, *self._face.sentences(rest)]
        return [text for text in told if text]

    def _not_in_the_news(self, events: Sequence[Event]) -> Sequence[Event]:
        """What is not told beside the table already: there the turn of an automatic opponent is read step by step."""
        view = self._face.looking.seen
        if view.opponent is None or not events or events[0].seat is not None:
            return events
        return [event for event in events if isinstance(event, EndBegan)]

    def _sentences(self, events: Sequence[Event]) -> str:
        """What happened. That the end begins comes first, and then what a complete coatl is worth: nothing may cut it
        off."""

        def rank(event: Event) -> int:
            return 0 if isinstance(event, EndBegan) else 1 if isinstance(event, Completed) else 2

        return " ".join(self._face.sentences(sorted(events, key=rank)))

    def _reasons(self, decision: Decision, mover: str) -> Iterator[str]:
        """Why a computer player has moved, if that is told at once, and which players have failed."""
        host, catalog = self._window.host, self._face.looking.seen.catalog
        if decision.why is not None:
            why = reason_text(decision.why, catalog, host.l10n, MARKED)
            yield host.l10n("message-why", name=plain(mover), why=why)
        for failure in decision.failed:
            message = "message-player-failed" if failure.plugin else "message-player-missing"
            if failure.megabytes:
                message = "message-player-memory"
            yield host.l10n(
                message,
                player=plain(failure.player),
                plugin=plain(failure.plugin),
                error=plain(failure.error),
                megabytes=failure.megabytes,
            )
