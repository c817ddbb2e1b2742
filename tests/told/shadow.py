"""Shadow games: an ordinary game with a seed is the real table, and a told game follows it, knowing only what is told.

After every action the views of all seats, the events and the legal actions of the two must be equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from attrs import define, evolve, field

from coatl_core.game.actions import Action, Done, EndTurn, Keep, Step, Take
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import DeckRenewed, EndBegan, Event, Kept, LaidAnew, RowRefilled
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import Opening, to_lay
from coatl_core.game.opened import told_of
from coatl_core.game.rules import Setup
from coatl_core.game.secret import as_told
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import PlayerView, view
from coatl_core.game.whereabouts import lies_on, statement, words_of
from tests.support import Dice

EQUAL = (
    *("rules", "players", "supply", "row", "discard", "seat", "phase", "turn", "actions_left", "acted", "closing"),
    *("reshuffles", "passes", "ending", "last_turns", "variants", "questions", "held", "lots", "renewed"),
)
"""What must be the same at both tables."""
BAGS = ("bodies", "heads", "tails", "deck")
"""What must be the same but for its order."""


def there(state: GameState, at: str) -> tuple[str, ...]:
    """What lies at a place of the real table."""
    name, *numbers = at.split(" ")
    match name, [int(number) - 1 for number in numbers]:
        case "field", [number]:
            return tuple(p.text for p in state.supply[number])
        case "row", [number]:
            card = state.row[number]
            return (card,) if card is not None else ()
        case "top", [number]:
            return state.piles[number][-1:]
        case "hand", [seat]:
            return state.players[seat].hand
        case "hand", [seat, number]:
            return (state.players[seat].hand[number],)
        case "temple", [seat]:
            return state.players[seat].temples
    for variant in state.ruleset.placing:
        lies = variant.lies(state.variants[variant.id])
        if at in lies:
            return lies[at]
    raise AssertionError(at)


def names(openings: Iterable[Opening], after: GameState) -> Found | None:
    """What people read off the real table."""
    openings = tuple(openings)
    return told_of(openings, [there(after, o.at) for o in openings]) if openings else None


def dealt(told: Session, real: Session) -> Found:
    """The deal as it is told."""
    return Found(tuple(Lies(o.at, there(real.state, o.at)) for o in to_lay(told.state)))


def seen(state: GameState, seat: int | None, real: Setup) -> PlayerView:
    """What a seat sees, without how chance comes into the game."""
    return evolve(view(state, seat), setup=real)


@define
class Shadow:
    """A real table and the game that is told of it. After so many actions (``looks``) what each seat sees is
    compared."""

    setup: Setup
    ruleset: Ruleset
    looks: int = 1
    real: Session = field(init=False)
    told: Session = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.real = Session(self.setup, self.ruleset)
        self.told = Session(evolve(self.setup, chance="told", seed="another"), self.ruleset)
        self.told.push(dealt(self.told, self.real))
        self.compare()

    def push(self, action: Action) -> None:
        """Plays an action at the real table, and tells of it."""
        happened = self.real.push(action)
        opens = any(event.reveals for event in happened)  # else it is told without a name, and must be taken so
        openings = self.told.opened(action) if opens else ()
        assert self.told.push(action, names(openings, self.real.state)) == happened
        self.compare(bags=opens)

    def compare(self, bags: bool = True) -> None:
        """Compares all that lies on the table and in hands, and what can be done; every so often also what each seat
        sees, which follows from it. What is in the ``bags`` need not be looked at if nothing came out of them."""
        real, told, setup = self.real.state, self.told.state, self.setup.with_seed("")
        for name in EQUAL:
            assert getattr(told, name) == getattr(real, name), name
        for name in BAGS:
            ours, theirs = getattr(told, name), getattr(real, name)
            assert len(ours) == len(theirs) and (not bags or Counter(ours) == Counter(theirs)), name
        for one, other in zip(told.piles, real.piles, strict=True):
            assert (one[-1:], len(one)) == (other[-1:], len(other))
        assert self.told.legal_actions == self.real.legal_actions
        if len(self.real.history) % self.looks == 0:
            for seat in range(len(real.players)):
                assert seen(told, seat, setup) == view(real, seat)

    def play(self, random: Random, player: Dice | None = None) -> int:
        """Plays to the end, by random actions or as this player chooses. Returns how many there were."""
        while legal := tuple(self.real.legal_actions):
            self.push(random.choice(legal) if player is None else player.choose(self.real.state, legal))
        return len(self.real.history)


@define
class Secret(Shadow):
    """A real table with seats that tell nobody their cards (``secret``)."""

    secret: tuple[int, ...] = (0,)

    def __attrs_post_init__(self) -> None:
        self.real = Session(self.setup, self.ruleset)
        told = evolve(self.setup, chance="told", seed="another", secret=self.secret)
        self.told = Session(told, self.ruleset)
        self.told.push(dealt(self.told, self.real))
        self.compare()

    def push(self, action: Action) -> None:
        before, happened = self.real.state, self.real.push(action)
        seat = before.seat
        played = Keep(()) if isinstance(action, Keep) and seat in self.secret else action
        openings = self.told.opened(played)
        found = self._names(openings, before, happened)
        assert self.told.push(played, found) == tuple(as_told(event, self.secret) for event in happened)
        self.compare()

    def _names(self, openings: Iterable[Opening], before: GameState, happened: Iterable[Event]) -> Found | None:
        """What is read off the table, and what the player shows."""
        things: list[Iterable[str]] = []
        for opening in openings:
            if opening.source == "discard":
                things.append(next(event.discarded for event in happened if isinstance(event, Kept)))
            elif opening.source.startswith("hand"):
                (coatl,) = (c for c in self.real.state.player.coatls if c.complete and not c.prophecies)
                prophecies = before.catalog.prophecies
                things.append(
                    [next(card for card in before.player.hand if prophecies[card].fulfilled_by(coatl.colors))]
                )
            else:
                things.append(there(self.real.state, opening.at))
        return told_of(tuple(openings), things) if things else None

    def compare(self, bags: bool = True) -> None:
        real, told, secret = self.real.state, self.told.state, self.secret
        for name in EQUAL:
            if name != "players":
                assert getattr(told, name) == getattr(real, name), name
        for name in BAGS:
            ours, theirs = getattr(told, name), getattr(real, name)
            assert len(ours) == len(theirs) and (name == "deck" or Counter(ours) == Counter(theirs)), name
        for seat, (one, other) in enumerate(zip(told.players, real.players, strict=True)):
            if seat not in secret:
                assert one == other
        assert lies_counted(told) <= Counter(told.catalog.prophecy_cards()) + Counter(told.catalog.temple_cards())
        if len(self.real.history) % self.looks:
            return
        for viewer in (*range(len(real.players)), None):
            ours, theirs = view(told, viewer), view(real, viewer)
            players = [evolve(p, hand=None, temples=None) if n in secret else p for n, p in enumerate(theirs.players)]
            assert ours == evolve(theirs, setup=ours.setup, players=tuple(players))
        if told.seat in secret and real.phase == "keep":
            assert self.told.legal_actions == (Keep(()),)
        elif told.seat in secret:
            assert {*self.real.legal_actions} <= {*self.told.legal_actions}
        else:
            assert self.told.legal_actions == self.real.legal_actions


def lies_counted(state: GameState) -> Counter[str]:
    """The cards that count as lying on the table: none that nobody has told."""
    return Counter(word for lies in lies_on(state) for word in words_of(lies) if ":" in word)


@define
class Beside(Shadow):
    """A real table with one person and an automatic opponent, and an app beside it that is told only what the opponent
    needs. Its steps must be the same, and so must be what it and the supply board have."""

    def __attrs_post_init__(self) -> None:
        self.real = Session(self.setup, self.ruleset)
        self.told = Session(evolve(self.setup, chance="beside", seed="another"), self.ruleset)
        self.told.push(dealt(self.told, self.real))

    def push(self, action: Action) -> None:
        """Plays an action at the real table, and tells of it if it changes the supply board or ends the turn."""
        before, happened = self.real.state, self.real.push(action)
        if isinstance(action, Step):
            row = [(card,) for card in reversed(before.row) if card is not None]
            openings = self.told.opened(action)
            things = [row.pop(0) if o.source == "row" else there(self.real.state, o.at) for o in openings]
            found = told_of(openings, things) if openings else None
            stepped = self.told.push(action, found)
            assert stepped == tuple(event for event in happened if not isinstance(event, RowRefilled | DeckRenewed))
        elif before.phase != "keep" and (before.turn, "action") != (self.real.state.turn, self.real.state.phase):
            if isinstance(action, Take):
                self.told.push(action, names(self.told.opened(action), self.real.state))
            elif self.real.state.phase in ("opponent", "over"):
                third = any(isinstance(event, EndBegan) and event.ending == "coatls" for event in happened)
                self.told.push(Done() if third else EndTurn())
        self.compare()

    def compare(self, bags: bool = True) -> None:
        """Compares the supply board, the bags, and all that the opponent has."""
        real, told = self.real.state, self.told.state
        if real.phase not in ("opponent", "over", "action"):
            return
        for name in ("supply", "variants", "turn", "seat", "acted", "last_turns", "ending"):
            assert getattr(told, name) == getattr(real, name), name
        assert told.phase == ("beside" if real.phase == "action" else real.phase)
        for name in ("bodies", "heads", "tails"):
            assert Counter(getattr(told, name)) == Counter(getattr(real, name))

    def tell_end(self) -> None:
        """Tells the coatls when the game is over."""
        coatls = [lies for lies in statement(self.real.view(0)).places if lies.name == "coatl"]
        if coatls:
            self.told.push(Found(tuple(coatls)))
        ours, theirs = self.told.score_sheet(), self.real.score_sheet()
        assert (ours.players, ours.opponent, ours.verdict) == (theirs.players, theirs.opponent, theirs.verdict)


def lying(session: Session) -> dict[str, Lies]:
    """All that lies where, hands of all seats included."""
    views = (session.view(seat) for seat in range(len(session.setup.players)))
    return {lies.at: lies for each in views for lies in statement(each).places}


@define
class Astray(Shadow):
    """A told game in which something was told wrongly once. It is found after so many actions (``unnoticed``), or as
    soon as the two tables do not go together, and repaired by one statement."""

    unnoticed: int = 10
    astray: bool = field(init=False, default=False)
    repairs: int = field(init=False, default=0)

    def push(self, action: Action) -> None:
        if not self.astray:
            super().push(action)
            return
        happened = self.real.push(action)
        try:
            openings = self.told.opened(action)
            told = self.told.push(action, names(openings, self.real.state))
        except (IllegalActionError, AssertionError, IndexError):  # the two tables do not go together any more
            self.real.pop()
            self.repair()
            super().push(action)
            return
        self.unnoticed -= 1
        if self.real.over or told != happened:  # what the app reads back is not what they see: back, mend it, again
            self.real.pop()
            self.told.pop()
            self.repair()
            super().push(action)
        elif self.unnoticed <= 0:
            self.repair()

    def take_wrongly(self, action: Take) -> bool:
        """Tells a take of another field than the one that was taken. Returns False if there is none like it."""
        supply, bodies = self.real.state.supply, self.real.state.rules.body_fields
        alike = [
            Take(number)
            for number, pieces in enumerate(supply, 1)
            if number != action.field
            and (number <= bodies) == (action.field <= bodies)
            and len(pieces) == len(supply[action.field - 1])
            and sorted(p.text for p in pieces) != sorted(p.text for p in supply[action.field - 1])
        ]
        if not alike or any(opening.source in ("heads", "tails", "bodies") for opening in self.told.opened(action)):
            return False
        openings = self.told.opened(alike[0])
        self.real.push(action)
        self.told.push(alike[0], names(openings, self.real.state))
        self.astray = True
        return True

    def read_wrongly(self, action: Action) -> bool:
        """Tells another card than the one that an action has opened. Returns False if it has opened none."""
        openings = self.told.opened(action)
        at = next((place for place, opening in enumerate(openings) if opening.source == "deck"), None)
        deck = self.told.state.deck
        if at is None or len(deck) <= len(openings):
            return False
        self.real.push(action)
        things = [there(self.real.state, opening.at) for opening in openings]
        right = {word for words in things for word in words}
        wrong = next((card for card in deck if card not in right), None)
        if wrong is None:
            self.real.pop()
            return False
        things[at] = (wrong,)
        self.told.push(action, told_of(openings, things))
        self.astray = True
        return True

    def repair(self) -> None:
        """Tells in one statement all that lies differently."""
        ours, theirs = lying(self.told), lying(self.real)
        wrong = [lies for at, lies in theirs.items() if ours.get(at) != lies]
        gone = [Lies(at, ()) for at in ours if at not in theirs]
        self.astray, self.repairs = False, self.repairs + 1
        if wrong or gone:
            (happened,) = self.told.push(Found((*wrong, *gone)))
            assert isinstance(happened, LaidAnew)
        self.compare()

    def play_astray(self, random: Random, kind: str) -> bool:
        """Plays to the end, with one thing told wrongly on the way. Returns whether there was one."""
        wait = random.randrange(5, 60)
        while legal := self.real.legal_actions:
            action = random.choice(legal)
            slips = not self.repairs and not self.astray and len(self.real.history) >= wait
            if slips and kind == "field" and isinstance(action, Take) and self.take_wrongly(action):
                continue
            if slips and kind == "card" and self.read_wrongly(action):
                continue
            self.push(action)
        return self.repairs == 1
