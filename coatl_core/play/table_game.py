"""A game as the screens of the table know it. ``LocalGame`` is the one played at this machine, ``ReplayGame`` is one
looked at again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

from attrs import frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, Extend, Start
from coatl_core.game.coatl import Coatl
from coatl_core.game.completing import Way
from coatl_core.game.errors import PlayerFailed, Refusal
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening
from coatl_core.game.offers import Offer
from coatl_core.game.players import Told
from coatl_core.game.preview import Preview
from coatl_core.game.ready import Ready
from coatl_core.game.rules import TokenKind
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.view import PlayerView
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.standing import Asked, Heard, SaveFailure, Sitting, Waiting
from coatl_core.plugins.registry import Dependency
from coatl_core.saves.format import Replayed
from coatl_core.saves.records import Record

Changed: TypeAlias = Callable[[Sequence[Event]], None]
"""Called with what has happened in a game, as the one who looks may know it; see ``TableGame.watch``."""


class ScoredGame(Protocol):
    """What the score sheet asks of a game that is over."""

    def view(self) -> PlayerView:
        """The table as the one who looks may see it."""

    def log(self) -> list[Event]:
        """Everything that has happened in the game; nothing if only its end was told."""

    def score_sheet(self) -> ScoreSheet:
        """The scores."""


class ShownGame(Protocol):
    """What a screen asks of a game that it shows, whether somebody plays it or it is only looked at.

    *Who am I* and *whose turn is it* are two questions. ``view().seat`` answers the first: it is the seat whose secrets
    may be on this screen, or None if nobody's may. ``view().acting`` answers the second. At one keyboard the two are
    the same whenever the table is not covered; elsewhere they need not be.

    A game gives away nothing of another seat: ``view``, ``log`` and ``news`` hold only what the seat ``view().seat``
    may know, and ``legal_actions`` is empty while that seat cannot act.
    """

    def view(self) -> PlayerView:
        """The table as the one who looks may see it. While the table is covered, as anybody may see it."""

    def waits_for(self) -> Waiting:
        """Who is waited for."""

    @property
    def covered(self) -> bool:
        """Whether the table must not be shown until ``uncover`` is called: somebody else is to sit down before it."""

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        """The pieces on a player board, each at its place, None where nothing lies: a piece keeps its place as long as
        it lies there."""

    def log(self) -> list[Event]:
        """Everything that has happened in the game."""

    def news(self) -> list[Event]:
        """What has happened since the last turn of the player whose turn it is: what the others have done, and then
        what the player has."""

    @property
    def legal_actions(self) -> Sequence[Action]:
        """The actions of the one who looks. Empty while the table is covered, while it is another's turn, and after the
        end. A step of an automatic opponent is among them while one is due."""

    @property
    def moves(self) -> Sequence[Offer]:
        """The variants' own moves among the legal actions, with what is told of them; while something is asked, the
        answers."""

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        """Why this prophecy may not lie beside the own coatl of this number, or None if it may as soon as the coatl
        meets it. The prophecy may be in the hand or in the row. A game on another machine can ask the core about a
        state that fits its view (``determinize``)."""

    def preview(self, action: Start | Extend) -> Preview:
        """What the one who looks would have with this piece attached, or why it may not be attached. Raises
        VariantFailed."""

    def ready(self) -> Mapping[tuple[int, str], Ready]:
        """The prophecies of the own hand that can be fulfilled in this turn with what lies on the own board, by the
        number of the coatl and the card. Empty while it is another's turn."""

    def ways_to_complete(self) -> tuple[Way, ...]:
        """All ways to give the own coatl that has just been completed its last cards; none while there is no such
        coatl. Raises VariantFailed."""

    @property
    def last_actor(self) -> int | None:
        """The seat whose action was the last one: the one that ``undo`` would take back. None before the first."""

    def undo_refusal(self) -> Refusal | None:
        """Why the last action cannot be taken back, or None if it can (Ruling 5.4)."""

    def save_failure(self) -> SaveFailure | None:
        """Why the game as it stands is not saved; None if it is, or will be in a moment."""


@frozen
class Decision:
    """What a computer player does next, and why, if that is to be told at once; ``failed`` are the players that another
    one plays for from now on."""

    action: Action
    why: Told | None = None
    failed: Sequence[PlayerFailed] = ()


@frozen
class Hint:
    """A turn for the one who looks: its actions up to the first that reveals something, what they bring about as far as
    it is known, and its reason, if there is one. ``gain`` are the points that it is worth more than doing nothing; None
    if that is not known. ``behind`` are those that it is worth less than the best one; None for the best one itself.
    ``serves`` are the cards that it is for, as far as that is known; ``parts`` are the cards that the points of its
    reason come from, each with its points."""

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    why: Told | None = None
    behind: float | None = None
    gain: float | None = None
    serves: tuple[str, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()


class TableGame(ShownGame, Protocol):
    """All that the screens of the table may ask of a game that is played, at this machine or on another one.

    What ``push`` returns is also only what the seat ``view().seat`` may know. Refusals are about that seat's own
    attempts; a game in which somebody else may be acting has a refusal that says so.

    ``push``, ``undo`` and ``redo`` may take time: the screen goes on answering keys meanwhile, and never calls one of
    the three before another has come to an end. All other methods answer at once.

    What needs a file of the player's, or the whole game, not every game has: see ``KeptGame`` and ``ReplayedGame``.
    """

    def watch(self, changed: Changed) -> None:
        """Asks to be told. The game calls ``changed`` on the event loop whenever it has become another one by something
        that the one who looks has not asked for: after another's move with what happened, as they may know it; with
        nothing after an undo by another, and when ``waits_for`` or ``save_failure`` answers something else. The game is
        already the new one then. There is one who watches; a second call takes the place of the first."""

    # What is shown

    def uncover(self) -> None:
        """The player whose turn it is sits before the screen now: their secrets may be shown."""

    def score_sheet(self) -> ScoreSheet:
        """The scores as they stand."""

    # What can be done, and why not

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or None if it is."""

    def why_not_build(self, piece: Piece) -> Refusal | None:
        """Why a piece of the own board can be put nowhere now, or None if it can."""

    def why_not_fulfil(self, card: str) -> Refusal | None:
        """Why a prophecy of the own hand can be put beside no coatl now, or None if it can."""

    def why_not_extend(self, coatl: int) -> Refusal | None:
        """Why nothing can be added to the own coatl of this number any more, or None if it is not complete."""

    def why_not_spend(self, token: TokenKind) -> Refusal | None:
        """Why this sacrifice token cannot be spent now, or None if it can."""

    def trial(self, number: int, coatl: Coatl) -> Preview:
        """What the one who looks would have if the own coatl of this number, or a new one, had any other pieces. Raises
        VariantFailed."""

    # Playing

    async def decide(self) -> Decision | None:
        """Returns what the computer player whose turn it is does next; None if the game has changed meanwhile. It may
        take long, and the game can be looked at and changed meanwhile. Where computer players play on another machine,
        it answers None when their move has come (see ``watch``)."""

    async def hints(self) -> Sequence[Hint] | None:
        """Returns the best turns for the one who looks, as a strong player sees it, the best first; none if nothing can
        be done or nobody is there to ask; None if the game has changed meanwhile. It may take long, like ``decide``.
        Raises VariantFailed."""

    async def count_hint(self) -> None:
        """Counts that a hint is shown for the game as it is now; once for each position. It is saved then."""

    def opened(self, action: Action) -> Sequence[Opening]:
        """What people must tell together with the action, at a real table: see ``game.opened``. Nothing in any other
        game. Raises IllegalActionError, and VariantFailed."""

    def before_opening(self, action: Action) -> Sequence[Event]:
        """What the action does before it opens anything, at a real table: see ``game.opened``. Nothing in any other
        game. Raises IllegalActionError, and VariantFailed."""

    def to_lay(self) -> Sequence[Opening]:
        """The places that the deal must fill, at a real table, before anything else can be done: see ``game.laying``.
        Nothing once they are filled, and in any other game."""

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        """Plays an action and returns what happened. ``space`` is the one of the own board, from 1, that a piece is
        taken from, if it was chosen among equal ones. ``found`` is what was told with it, at a real table; there a
        statement may be played by itself, whoever is to move.

        Raises IllegalActionError if it is not legal, VariantFailed if a plugin failed at it, and OSError if it could
        not be saved or sent. In all three cases the game is as it was before.
        """

    async def undo(self) -> Refusal | Asked | None:
        """Takes the last action back. Returns why not if it stands, and who is asked if it is not one's own to decide:
        the game is as it was then, until they agree. Raises OSError as ``push`` does."""

    def undoes_deal(self, with_steps: bool = False) -> bool:
        """Whether ``undo`` would take back the deal of a real table, which is much to tell once more. ``with_steps``
        says that all steps of an automatic opponent since then are taken back before."""

    @property
    def can_redo(self) -> bool:
        """Whether an action has been taken back that ``redo`` would play once more."""

    async def redo(self) -> bool:
        """Plays the action taken back last once more. Returns False if there is none. Raises what ``push`` raises."""

    def close(self) -> None:
        """Waits until the game is saved and gives its file free. Only ``save_failure`` is asked afterwards. The screen
        cancels a ``push`` that is still on its way."""


@runtime_checkable
class KeptGame(Protocol):
    """What can be asked as well of a game that has a file of the player's and counts for their records."""

    @property
    def copied(self) -> Sequence[Dependency]:
        """The plugins that are gone, off or changed, so that copies of their cards are used, from the save."""

    @property
    def reopened(self) -> Replayed | None:
        """What plugins in development have changed of a saved game; None if it is no saved one."""

    def save_as(self, name: str) -> Path:
        """Writes a copy of the game under a name and returns its file. Raises OSError."""

    def record(self) -> Record | None:
        """The result of the game, or None if it is not over or counts for nobody."""


@runtime_checkable
class SharedGame(Protocol):
    """What can be asked as well of a game whose players sit at several machines. What lasts, such as who sits there and
    whose wish waits, is told like any change of the game (``TableGame.watch``); what passes is heard (``listen``).

    What is asked for is done as soon as the game says so. All of it raises OSError if it is not done.
    """

    @property
    def sitting(self) -> Sequence[Sitting]:
        """Who sits in the seats; nobody until it is told."""

    @property
    def wisher(self) -> int | None:
        """The seat whose wish to take its last action back waits for one's own answer."""

    @property
    def is_creator(self) -> bool:
        """Whether the one who looks has made the game."""

    @property
    def allows_hints(self) -> bool:
        """Whether who has made the game allows hints in it."""

    def played_for_me(self) -> int:
        """Returns how many turns a computer player has played in the place of the one who looks, until they came back;
        each turn once."""

    def listen(self, heard: Callable[[Heard], None]) -> None:
        """Asks to be told what others say, what they answer, and that the game is ended. ``heard`` is called on the
        event loop. There is one who listens; a second call takes the place of the first."""

    async def say(self, preset: str) -> None:
        """Says one of the sentences of the protocol to all."""

    async def allow(self, yes: bool) -> None:
        """Answers the wish of ``wisher``."""

    async def fill(self, seat: int, computer: str) -> None:
        """Lets a computer player play in a seat whose person is away, until they are back."""

    async def free(self, seat: int) -> None:
        """Frees a seat whose person is away: whoever joins next takes it."""

    async def end(self) -> None:
        """Ends the game for all."""


@runtime_checkable
class ReplayedGame(Protocol):
    """What can be asked as well of a game whose every action is at hand."""

    def replay(self) -> ReplayGame:
        """The game up to now, to be looked at action by action."""
