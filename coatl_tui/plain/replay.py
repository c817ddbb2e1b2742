"""A game looked at again, in lines: from turn to turn, action by action, and what happened there."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define, field

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Step
from coatl_core.game.events import Event
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.optiontext import called
from coatl_core.language.playertext import kept_reason_text
from coatl_core.play.course import Course, course_of
from coatl_core.play.new_player import NewPlayer, seats_to_play, why_not_play_on
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_tui.plain.help import not_understood, tell_words
from coatl_tui.plain.looking import Commands, Looking
from coatl_tui.plain.words import COMMANDS, WAYS, Left, command_of, fold, number_of, own_word, vocabulary

_MOVES = ("next", "undo", "step", "turn", "first", "last")
"""How to go through the game; ``undo`` goes back."""


@define(kw_only=True)
class ReplayTable(Looking):
    """A game at one of its positions. What is asked for is told as it stood there. ``player`` is who plays on from
    there, when it was left for that."""

    game: ReplayGame
    player: NewPlayer | None = None
    _course: Course = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._course = course_of(self.game)

    async def run(self, at: int | None = None) -> Left:
        """Looks at the game until the player leaves, first at its position after ``at`` actions if that is given."""
        self.lines.names.update(self.game.session.setup.players)
        self.lines.say(self.l10n("plain-replay", turns=self._last_turn, actions=self.game.last))
        words = self.l10n("list-comma").join(own_word(word, self.l10n) for word in _MOVES)
        self.lines.say(self.l10n("plain-replay-words", words=words))
        self.game.go(at or 0)
        self._tell(self._actor, self.game.last_news())
        if at is not None:
            await self._look("")
        while True:
            left = await self.heed()
            if left is not None:
                return left

    async def do(self, line: str) -> Left | None:
        word, rest = command_of(line, self.l10n)
        if not line or word == "next":
            self._go(self.game.next_turn())
        elif line.isdecimal():
            self._go_to_turn(line)
        elif word == "turn":
            self._go_to_turn(rest)
        elif word == "step":
            self._step(back=vocabulary(self.l10n).get(fold(rest)) == "undo")
        elif word in WAYS:
            return self.leave(WAYS[word])
        elif word == "?":
            await self._help("")
        elif word in COMMANDS:
            return await self.commands().get(word, self._unknown)(rest)
        else:
            self.lines.wrong(not_understood(line, {*_MOVES, *self.commands(), *self.ways_out}, self.l10n))
        return None

    def commands(self) -> Commands:
        return {
            **super().commands(),
            "undo": self._back,
            "first": self._first,
            "last": self._last,
            "why": self._why,
            "variation": self._variation,
            "main": self._main,
            "onward": self._onward,
        }

    async def _help(self, rest: str) -> None:
        known = {*self.commands(), *self.ways_out}.difference(_MOVES)
        tell_words(self.lines, self.l10n, (*_MOVES, *(word for word in COMMANDS if word in known)), "replay")

    @property
    def _last_turn(self) -> int:
        return self._course.stops[-1].turn

    # Going

    def _go(self, position: int) -> None:
        """Goes to the end of a turn, and tells what happened in it."""
        if position == self.game.position:
            self.lines.say(self.l10n("plain-replay-end" if position else "plain-replay-begin"))
            return
        self.game.go(position)
        self._tell(self._player, self.game.news())

    def _step(self, back: bool) -> None:
        """Goes an action on or back, and tells what the last action before there brought about."""
        position = self.game.position + (-1 if back else 1)
        if not 0 <= position <= self.game.last:
            self._go(self.game.position)
            return
        self.game.go(position)
        self._tell(self._actor, self.game.last_news())

    def _go_to_turn(self, number: str) -> None:
        stops = self._course.stops
        found = [stop.position for stop in stops if number.isdecimal() and str(stop.turn) == str(int(number[:9]))]
        if found:
            self.game.go(0)
            self._go(found[-1])
        else:
            self.lines.wrong(self.l10n("plain-no-turn", last=self._last_turn))

    async def _onward(self, rest: str) -> Left | None:
        """Leaves the game to play on from here: as the player who is named, or else the first person; ``@`` with a
        strength names the computer player that sits down where other persons were."""
        setup, seats = self.game.session.setup, seats_to_play(self.game)
        refused = why_not_play_on(self.game)
        if refused is not None:
            self.refuse(refused)
            return None
        who, at, strength = (part.strip() for part in rest.partition("@"))
        named = [seat for seat in seats if fold(setup.players[seat]).startswith(fold(who)) or who == str(seat + 1)]
        if not named:
            self.lines.wrong(self.l10n("plain-onward-nobody", name=plain(who, 60)))
        elif at and strength not in self.registry.players:
            known = ", ".join(f"@{id}" for id in self.registry.players)
            self.lines.wrong(self.l10n("plain-onward-strength", known=known))
        else:
            self.player = NewPlayer(named[0], ComputerSeat(strength) if at else STAND_IN)
            return "menu"
        return None

    async def _back(self, rest: str) -> None:
        self._go(self.game.previous_turn())

    async def _first(self, rest: str) -> None:
        self._go(0)

    async def _last(self, rest: str) -> None:
        self._go(self.game.last)

    # Variations

    async def _variation(self, rest: str) -> None:
        """Goes to a variation that begins in this turn: to the one with this number, or to the first one."""
        found = self.game.variations()
        number = number_of(rest or "1", len(found))
        if number is None:
            self.lines.wrong(self.l10n("plain-no-variation"))
        else:
            branch = found[number - 1]
            main = own_word("main", self.l10n)
            self.lines.say(self.l10n("plain-variation-at", n=branch.number, all=branch.count, main=main))
            self._look_at(branch.entered())

    async def _main(self, rest: str) -> None:
        """Goes from a variation back to the turn in which it begins."""
        if self.game.branch is None:
            self.lines.wrong(self.l10n("plain-no-main"))
        else:
            self._look_at(self.game.branch.game)

    def _look_at(self, game: ReplayGame) -> None:
        self.game, self._course = game, course_of(game)
        self._tell(self._player, game.news())

    # What is told

    def _tell(self, name: str, events: Iterable[Event]) -> None:
        """Tells where in the game this is, who has acted, what happened, and why, as far as that is known."""
        game, l10n, view = self.game, self.l10n, self.game.view()
        if not game.position:
            self.lines.say(l10n("plain-replay-begin"))
            self._tell_of_game()
            return
        place = "plain-replay-at" if game.turn else "plain-replay-before"
        self.lines.say(l10n(place, turn=game.turn, last=self._last_turn, name=name))
        self.lines.say_all(list(self.telling.events(events, view)))
        self._tell_reason()
        for note in game.notes_here():
            if note.comment:
                self.lines.say(l10n("plain-comment", text=note.comment))
        if count := len(game.variations()):
            self.lines.say(l10n("plain-variations", n=count, word=own_word("variation", l10n)))
        if view.phase == "over":
            self.lines.say_all(self.telling.outcome(game.score_sheet(), view, game.log()))

    def _tell_of_game(self) -> None:
        """Tells what a record says before the first turn."""
        notes = self.game.notes
        for name, text in notes.headers:
            self.lines.named(name, text)
        if notes.comment:
            self.lines.say(self.l10n("plain-comment", text=notes.comment))

    @property
    def _player(self) -> str:
        """The name of the player whose turn this is."""
        return self.game.view().players[self.game.shown_seat].name

    @property
    def _actor(self) -> str:
        """The name of whoever has acted last: that player, or an automatic opponent."""
        action = self.game.session.history[self.game.position - 1].action if self.game.position else None
        opponent = self.game.view().opponent if isinstance(action, Step) else None
        return called(opponent, self.l10n) if opponent is not None else self._player

    def _tell_reason(self) -> bool:
        """Tells why a computer player has acted like that. Returns whether that is known."""
        why, view = self.game.reason(), self.game.view()
        reason = kept_reason_text(why, view.catalog, self.l10n, self.telling.signs(view)) if why is not None else ""
        if reason:
            self.lines.say(f"{self._player}: {reason}")
        return bool(reason)

    async def _why(self, rest: str) -> None:
        if not self.game.position or not self._tell_reason():
            self.lines.say(self.l10n("plain-no-reasons"))
