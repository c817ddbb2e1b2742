"""A game being played: its current state, its history, and undo as far as the rules allow it (Ruling 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from attrs import define, evolve, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, DrawDeck, Onward, Step, entry_text
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply, new_game
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event, WentOn
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening
from coatl_core.game.legal_actions import by_the_rules, legal_actions, offers
from coatl_core.game.offers import Offer
from coatl_core.game.onward import dealt_anew, why_not_onward
from coatl_core.game.opened import foretold, opened
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet, seen_sheet
from coatl_core.game.secret import as_told, playable, why_not
from coatl_core.game.soundness import blamed, blaming, unsound
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.turns import MOST_STEPS
from coatl_core.game.view import PlayerView, view


@frozen
class Played:
    """One action of a game: the state before it, and what happened. ``drew_lots`` says that a variant drew lots,
    ``found`` is what people told with it of a real table."""

    before: GameState
    action: Action
    events: tuple[Event, ...]
    drew_lots: bool = False
    found: Found | None = None

    @property
    def seat(self) -> int:
        """Whose action it was."""
        return self.before.seat

    @property
    def entry(self) -> str:
        """The action, and what was told with it, as a save has it."""
        return entry_text(self.action, self.found)

    @property
    def reveals(self) -> bool:
        """Whether it showed something that nobody could know before, so that it cannot be undone (Ruling 5.4)."""
        return self.drew_lots or any(event.reveals for event in self.events)


@define
class Session:
    """A game and its history. ``push`` plays an action; ``undo`` and ``redo`` go back and forth.

    It begins with the deal, or with a copy of the state ``start`` if there is one, of a game with this ruleset. Then
    players may have other names in the ``setup``, other computer players may sit there, and the seed may be another:
    lots and renewed decks follow from that of the ``setup``. ``set_up`` is that state as a line of text, if the game
    is to be kept: see ``saves.position``. With ``brief`` the history begins with the last action that a player cannot
    take back because it revealed something: what was before is forgotten, so that a long game needs no more memory than
    a short one. For ``short_hands`` see ``new_game``. Raises ValueError for a setup that
    cannot be dealt, or is not that of ``start``, and VariantFailed.

    A game may go on as another one, see ``go_on``: ``dealt`` is the setup that the first one was dealt by, ``origin``
    what that is called, and ``begun`` the number of the actions (in the history) before the last one begins; 0 if
    nobody has gone on.
    """

    setup: Setup
    ruleset: Ruleset = field(eq=False)
    start: GameState | None = field(default=None, kw_only=True, eq=False)
    set_up: str = field(default="", kw_only=True, eq=False)
    brief: bool = field(default=False, kw_only=True, eq=False)
    short_hands: bool = field(default=False, kw_only=True, eq=False)
    dealt: Setup = field(init=False, repr=False)
    origin: str = field(init=False, default="")
    begun: int = field(init=False, default=0)
    state: GameState = field(init=False)
    history: list[Played] = field(init=False, factory=list)
    undone: list[tuple[Action, Found | None]] = field(init=False, factory=list, eq=False)

    def __attrs_post_init__(self) -> None:
        self.dealt = self.setup
        if self.start is None:
            self.state = new_game(self.setup, self.ruleset, short_hands=self.short_hands)
        else:
            _check_start(self.setup, self.ruleset, self.start)
            self.state = _with_setup(self.start, self.setup)
        self._try_variants(self.state)

    def __repr__(self) -> str:
        names, state = ", ".join(self.setup.players), self.state
        return f"<{type(self).__name__} of {names}, turn {state.turn}: {state.phase}, seat {state.seat}>"

    @property
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return self.ruleset.catalog

    @property
    def whole(self) -> bool:
        """Whether the history is that of the whole game, so that it can be played again from its setup or from the
        position that it was set up with."""
        return (self.start is None or bool(self.set_up)) and not self.brief

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def acting(self) -> int:
        """The seat whose action is due."""
        return self.state.seat

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(played.action for played in self.history)

    @property
    def legal_actions(self) -> Sequence[Action]:
        """What the acting seat can do now, in the order of ``legal_actions.legal_actions``."""
        return playable(self.state) if self.setup.secret else legal_actions(self.state)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The variants' own moves among the legal actions, with what is told of them."""
        return offers(self.state)

    @property
    def opponent_moves(self) -> bool:
        """Whether the next action is a step of the automatic opponent; then no player can act."""
        return self.state.phase == "opponent"

    def view(self, seat: int | None) -> PlayerView:
        """Returns the game as this seat may see it; seat None is a spectator."""
        return view(self.state, seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Returns why the action is not legal now, or None if it is legal."""
        return why_not(self.state, action)

    def score_sheet(self) -> ScoreSheet:
        """Returns the scores of the current state, with all that is secret. Raises VariantFailed."""
        return score_sheet(self.state)

    def seen_sheet(self, seat: int | None) -> ScoreSheet:
        """Returns the scores as this seat may know them, None being a spectator: see ``scoring.seen_sheet``. Raises
        VariantFailed."""
        return seen_sheet(self.state, seat)

    def opened(self, action: Action) -> tuple[Opening, ...]:
        """Returns what people must tell together with the action, see ``opened.opened``. Raises IllegalActionError, and
        VariantFailed."""
        return opened(self.state, action)

    def push(self, action: Action, found: Found | None = None) -> tuple[Event, ...]:
        """Plays an action, with what was ``found`` that it opens at a real table, and returns what happened. Raises
        IllegalActionError, and VariantFailed if the code of a variant fails for the action or for the state after it.
        The game does not change then."""
        before = self.state
        if found is not None or self.setup.chance != "seed":
            after, events = apply(*foretold(before, action, found))
            events = tuple(as_told(event, self.setup.secret) for event in events)
        else:
            after, events = apply(before, action)
        self._try_variants(after)
        self.state = after
        played = Played(before, action, events, after.lots != before.lots, found)
        if self.brief and played.reveals and not isinstance(action, Step):  # steps in a row are counted
            self.history.clear()
        self.history.append(played)
        self.undone.clear()
        return events

    def until(self, position: int) -> Session:
        """Returns the same game as it was after so many of its actions, to be played on by itself."""
        other = self.copy()
        other.history, other.undone = self.history[:position], []
        if position < len(self.history):
            other.state = self.history[position].before
        begun = (number for number, each in enumerate(other.history, 1) if isinstance(each.action, Onward))
        other.setup, other.begun = other.state.setup, max(begun, default=0)
        return other

    def go_on(self, onward: Onward, seats: tuple[ComputerSeat | None, ...], origin: str) -> None:
        """Goes on from here as another game, in which these ``seats`` are computer players: what the seat that plays on
        cannot know is dealt anew, and what was before cannot be taken back. ``origin`` is what the game up to here is
        called. Raises IllegalActionError if nobody can play on from here, ValueError for other seats than the game has,
        and VariantFailed."""
        before = self.state
        refused = why_not_onward(before)
        if refused is not None:
            raise IllegalActionError(onward, refused)
        if not 1 <= onward.seat <= len(before.players):
            raise ValueError(f"seat {onward.seat} cannot play on: there are {len(before.players)} players")
        setup = evolve(self.setup, seed=onward.seed, seats=seats, chance="seed", fields=())
        after = dealt_anew(before, onward.seat - 1, setup)
        self._try_variants(after)
        self.setup, self.state, self.origin = setup, after, origin
        self.history.append(Played(before, onward, (WentOn(onward.seat - 1),)))
        self.begun = len(self.history)
        self.undone.clear()

    def _try_variants(self, state: GameState) -> None:
        """Calls every method of the variants that will be called for this state, and looks whether the engine can go on
        with it, so that a faulty variant fails now, before the state becomes the current one. That costs several
        times the action itself, so a game whose variants are all the game's own is spared it. Raises VariantFailed."""
        if self.ruleset.trusted:
            return
        wrong = unsound(state)
        failed = blamed(self.ruleset, wrong) if wrong else None
        if failed is not None:
            raise failed
        with blaming(self.ruleset):
            self._call_variants(state)

    def _call_variants(self, state: GameState) -> None:
        opponent = self.ruleset.opponent
        everybody = (None, *range(len(state.players)))
        for seat in range(len(state.players)):
            self.ruleset.limits(state.rules, state.variants, seat)
        for action in by_the_rules(state):
            refusal(state, action)
        legal_actions(state)
        score_sheet(state)
        if self.ruleset.hiding:
            for who in everybody:
                determinize(view(state, who), Random(0))
        if self.ruleset.showing:
            for who in everybody:
                view(state, who).panel()
        if opponent is not None:
            seen = view(state, None)
            opponent.show(seen)
            self.ruleset.forecast(seen)
            latest = self.history[-MOST_STEPS:]
            if len(latest) == MOST_STEPS and all(isinstance(played.action, Step) for played in latest):
                raise VariantFailed(opponent.plugin or opponent.id, opponent.id, "step: the turn does not end")

    def copy(self) -> Session:
        """Returns the same game, to be played on by itself."""
        other = copy(self)
        other.history, other.undone = self.history[:], self.undone[:]
        return other

    def rename(self, players: tuple[str, ...]) -> None:
        """Gives the players, in seat order, these names. Raises ValueError for another number of them."""
        setup = evolve(self.setup, players=players)
        _check_same_game(setup, self.setup)
        self.setup, self.dealt = setup, evolve(self.dealt, players=players)
        self.state = _renamed(self.state, players)
        self.history = [evolve(played, before=_renamed(played.before, players)) for played in self.history]

    @property
    def awaits_coatls(self) -> bool:
        """Whether the game is over, beside the box, and the player's coatls have not been told: it has no result."""
        untold = self.setup.chance == "beside" and self.over
        return untold and not isinstance(self.history[-1].action, Found)

    def undo_refusal(self, actions: int = 1) -> Refusal | None:
        """Returns why the last so many actions, at least one, cannot all be undone, or None if they can. At a real
        table people have seen in any case what was revealed."""
        for played in reversed(self.history[-actions:] if self.setup.chance == "seed" else ()):
            if isinstance(played.action, Step):
                return Refusal("undo-opponent", "")
            if isinstance(played.action, Onward):
                return Refusal("undo-onward", "")
            if played.reveals:
                return Refusal("undo-revealed", "5.4" if isinstance(played.action, DrawDeck) else "")
        return None if len(self.history) >= actions else Refusal("undo-nothing", "")

    def undo(self) -> bool:
        """Undoes the last action. Returns False, and does nothing, if ``undo_refusal`` gives a reason."""
        if self.undo_refusal():
            return False
        self.pop()
        return True

    def pop(self) -> Action:
        """Takes the last action back and returns it. Unlike ``undo`` it also takes back actions that revealed a secret
        and steps of the opponent, because programs that look ahead need that. Raises IndexError if there is none, or if
        it belongs to the game that this one goes on from."""
        if len(self.history) == self.begun:
            raise IndexError("there is no action to take back")
        played = self.history.pop()
        self.state = played.before
        self.undone.append((played.action, played.found))
        return played.action

    def peek(self) -> Action:
        """Returns the last action. Raises IndexError if there is none."""
        if not self.history:
            raise IndexError("there is no action yet")
        return self.history[-1].action

    def redo(self) -> bool:
        """Plays the action that was undone last. Returns False if there is none. Raises VariantFailed."""
        if not self.undone:
            return False
        *undone, (action, found) = self.undone
        self.push(action, found)
        self.undone = undone
        return True


def _check_start(setup: Setup, ruleset: Ruleset, start: GameState) -> None:
    """Raises ValueError unless the state is one of a game with this setup, but for what may be another, and ruleset."""
    if start.ruleset is not ruleset:
        raise ValueError("the state is one of a game with another ruleset")
    _check_same_game(setup, start.setup)


def _check_same_game(setup: Setup, other: Setup) -> None:
    """Raises ValueError unless only names, computer players and the seed differ."""
    if len(setup.players) != len(other.players):
        raise ValueError(f"the game has {len(other.players)} players, not {len(setup.players)}")
    if evolve(setup, players=other.players, seats=other.seats, seed=other.seed) != other:
        raise ValueError("the state is one of a game with another setup")


def _renamed(state: GameState, players: tuple[str, ...]) -> GameState:
    return _with_setup(state, evolve(state.setup, players=players))


def _with_setup(state: GameState, setup: Setup) -> GameState:
    after = state.clone()
    after.setup = setup
    return after
