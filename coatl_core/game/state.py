"""The state of a game: everything on the table and in the bags, whose turn it is and in which phase.

The state is mutable, because the engine advances it in place; other code clones it first or reads a ``PlayerView``.
Whatever is large in it is a tuple that is replaced as a whole, so that a clone shares it. ``Variant``, ``Ruleset``,
``HasOpponent``, ``HasVerdict`` and ``HasCampaign`` are defined here because they and ``GameState`` name each other: in
two modules they would import each other in a circle. What else a variant may have is in ``abilities``.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from attrs import define, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES, HEADS, TAILS, Piece
from coatl_core.game.abilities import (
    HasCards,
    HasForecast,
    HasHiddenCards,
    HasLimits,
    HasPanel,
    HasPieces,
    HasPlaces,
    HasSecrets,
    HasStatistics,
    OfVariant,
)
from coatl_core.game.actions import Action, Do
from coatl_core.game.campaign import NAME, Carried, campaign_name
from coatl_core.game.coatl import Coatl, VariantLine
from coatl_core.game.errors import Refusal, Values
from coatl_core.game.events import Ending, Event, VariantEvent
from coatl_core.game.goal import Goal
from coatl_core.game.met import Met
from coatl_core.game.offers import Offer, Question
from coatl_core.game.opponent import Forecast, Opponent, Table
from coatl_core.game.rules import Rules, Setup, TokenKind, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.valued import IS, TextOption, Value, ValuedOption, read_values, written

CHANGING = ("deal", "perform", "react", "step")
"""The methods of a variant that change the state."""

MOST_LIMITS = 256
"""How many sets of limits a ruleset remembers; then all are forgotten."""

Phase: TypeAlias = Literal[
    "lay", "keep", "action", "beside", "choose", "vision", "assemble", "complete", "opponent", "ask", "over"
]
"""lay: it has not been told yet what lies on the real table. keep: a player chooses from the dealt prophecies (2.5).
action: an action is due (3). beside: the same, and only what is done to the supply board is told. choose: prophecies
were drawn and more may follow (5). vision: cards may be discarded from hand before choosing (7.2). assemble:
something was built and more may follow (6.1). complete: a coatl was closed and gets its last cards (6.5). opponent:
a step of the automatic opponent is due, who moves before the turn of ``seat`` (9.3). ask: ``seat`` answers what a
variant asks. over: the game has ended."""

Held: TypeAlias = Phase | Literal["action-ends", "turn-ends", "next-turn"]
"""How a game goes on when all questions are answered: with a phase, or with the end of an action or of a turn; with
next-turn the end of the turn has been told already."""


@define
class Player:
    """What one player has. ``board`` is in the order of taking, ``coatls`` in the order of starting.

    The fields are tuples and are replaced as a whole, so that states and views can share them. ``known`` are those
    cards of the hand and those temples that everybody has seen them take: a prophecy from the row, the top of a pile.
    It follows from the actions, so ``GameState.text`` leaves it out.
    """

    board: tuple[Piece, ...] = ()
    hand: tuple[str, ...] = ()
    temples: tuple[str, ...] = ()
    coatls: tuple[Coatl, ...] = ()
    tokens: tuple[TokenKind, ...] = ()
    known: tuple[str, ...] = ()

    def forget(self, card: str) -> None:
        """A card leaves the hand or the temples: if everybody knew that it was there, it is no longer. Of two equal
        cards nobody can tell which one it was."""
        if card in self.known:
            at = self.known.index(card)
            self.known = self.known[:at] + self.known[at + 1 :]

    @property
    def hand_size(self) -> int:
        """The number of prophecies in the hand, which everybody may know (2.6)."""
        return len(self.hand)

    @property
    def completed(self) -> int:
        """The number of complete coatls."""
        return sum(c.complete for c in self.coatls)


@define
class GameState:
    """A game between two actions. Bags, deck and piles are drawn from their end. They are tuples and are replaced as a
    whole, so that clones share them.

    ``supply`` holds the pieces of each field, bodies first, then heads, then tails. A place of the ``row`` is None
    between the draw of its card and the end of the turn. ``actions_left`` counts the actions of this turn, ``acted``
    says that one is done (in the phase ``opponent``: a step). ``closing`` is the index of the coatl that was just
    closed, or -1. ``reshuffles`` counts the renewals of the deck, ``passes`` the passes in a row. ``last_turns`` is
    None until the end begins; then it lists the turns after the current one, as (seat, actions). ``variants`` holds an
    immutable value for each variant, by its id. ``questions`` is what variants have asked, the last one to be answered
    first; ``held`` says meanwhile whose turn it is and how it goes on. ``lots`` counts the ``lot``s drawn. ``renewed``
    are cards that come first as soon as the deck is renewed: while an action is carried out, of which people have told
    what it opens. ``copied`` says that this is a clone, or was made up for a search: then it is worth while to remember
    what was found out for it. ``finishing`` is how a variant has ended the game in the action that is carried out, and
    None between two actions.
    """

    setup: Setup
    rules: Rules
    ruleset: Ruleset = field(eq=False, repr=False)
    players: list[Player]
    bodies: tuple[Piece, ...]
    heads: tuple[Piece, ...]
    tails: tuple[Piece, ...]
    supply: list[tuple[Piece, ...]]
    row: list[str | None]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    seat: int
    phase: Phase = "keep"
    turn: int = 0
    actions_left: int = 1
    acted: bool = False
    closing: int = -1
    reshuffles: int = 0
    passes: int = 0
    ending: Ending | None = None
    last_turns: list[tuple[int, int]] | None = None
    variants: dict[str, Any] = field(factory=dict)
    questions: tuple[Question, ...] = ()
    held: tuple[int, Held] | None = None
    lots: int = 0
    renewed: tuple[str, ...] = ()
    copied: bool = field(default=False, eq=False, repr=False)
    finishing: VariantEvent | None = field(default=None, init=False, eq=False, repr=False)

    def __repr__(self) -> str:
        return f"<GameState turn {self.turn}: {self.phase}, seat {self.seat} of {len(self.players)}>"

    def clone(self) -> GameState:
        """Returns a copy that can be advanced without changing this state."""
        copy = _blank(GameState)  # see below
        copy.setup = self.setup
        copy.rules = self.rules
        copy.ruleset = self.ruleset
        copy.players = []
        for player in self.players:
            other = _blank(Player)
            other.board = player.board
            other.hand = player.hand
            other.temples = player.temples
            other.coatls = player.coatls
            other.tokens = player.tokens
            other.known = player.known
            copy.players.append(other)
        copy.bodies = self.bodies
        copy.heads = self.heads
        copy.tails = self.tails
        copy.supply = self.supply[:]
        copy.row = self.row[:]
        copy.deck = self.deck
        copy.discard = self.discard
        copy.piles = self.piles
        copy.seat = self.seat
        copy.phase = self.phase
        copy.turn = self.turn
        copy.actions_left = self.actions_left
        copy.acted = self.acted
        copy.closing = self.closing
        copy.reshuffles = self.reshuffles
        copy.passes = self.passes
        copy.ending = self.ending
        last_turns = self.last_turns
        copy.last_turns = last_turns if last_turns is None else last_turns[:]
        copy.variants = self.variants and self.variants.copy()
        copy.questions = self.questions
        copy.held = self.held
        copy.lots = self.lots
        copy.renewed = self.renewed
        copy.copied = True
        copy.finishing = None
        return copy

    @property
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return self.ruleset.catalog

    @property
    def goal(self) -> Goal | None:
        """Who wins together; None if everybody wins alone."""
        return self.ruleset.goal(len(self.players))

    @property
    def player(self) -> Player:
        """The player whose action is due."""
        return self.players[self.seat]

    def limited(self) -> GameState:
        """Returns the state with the limits of the acting seat in its ``rules``: a copy if a variant has any, or else
        this state itself. It is for reading only, and nobody may ask it for limits again. Raises VariantFailed."""
        if not self.ruleset.limiting:
            return self
        after = self.clone()
        after.rules = self.ruleset.limits(self.rules, self.variants, self.seat)
        return after

    @property
    def whose_turn(self) -> int:
        """The seat whose turn it is: not the acting one while another player is asked something."""
        return self.seat if self.held is None else self.held[0]

    def ask(
        self, variant: str, seat: int, message: str, values: Values | None = None, own: Values | None = None
    ) -> None:
        """Asks a player something for a variant, before the game goes on. The answers are the moves that the variant
        offers in the phase ``ask``. Of several questions the last one is answered first. See ``Question``."""
        self.questions += (Question(variant, seat, message, values or {}, own or {}),)

    def finish(self, message: str, values: Values | None = None) -> None:
        """Ends the game for a variant, as soon as what is being done is done: nobody has another turn. ``message``, one
        of the plugin, says why. Who has won follows from the score sheet, as always. A game that is over stays so."""
        if self.phase != "over":
            self.finishing = VariantEvent(None, message, values or {})

    def lot(self, name: str) -> Random:
        """Returns random numbers that nobody can foresee. They follow from the seed, the name, and how many lots were
        drawn before. An action that draws one cannot be undone."""
        self.lots += 1
        return Random(f"{self.setup.seed}/lot/{name}/{self.lots}")

    def bodies_exhausted(self) -> bool:
        """Returns whether no body segments are on the supply board and too few are in the bag to fill a field (4.3)."""
        rules = self.rules
        return len(self.bodies) < rules.bodies_per_field and not any(self.supply[: rules.body_fields])

    def text(self) -> str:
        """Returns the whole state in readable lines, the same on every machine. The digests in saves depend on it."""
        lines = [
            f"turn {self.turn} seat {self.seat} phase {self.phase} actions {self.actions_left} {int(self.acted)}",
            f"closing {self.closing} reshuffles {self.reshuffles} passes {self.passes}",
            f"ending {self.ending} last turns {self.last_turns}",
            f"bodies {_pieces(self.bodies)}",
            f"heads {_pieces(self.heads)}",
            f"tails {_pieces(self.tails)}",
            f"supply {' | '.join(map(_pieces, self.supply))}",
            f"row {' '.join(card or '-' for card in self.row)}",
            f"deck {' '.join(self.deck)}",
            f"discard {' '.join(self.discard)}",
            *(f"pile {' '.join(pile)}" for pile in self.piles),
        ]
        for player in self.players:
            lines.append(f"board {_pieces(player.board)}")
            lines.append(f"hand {' '.join(player.hand)} temples {' '.join(player.temples)} {' '.join(player.tokens)}")
            lines += [f"coatl {c} {' '.join(c.prophecies)} temple {c.temple}" for c in player.coatls]
        lines += [f"variant {id} {own}" for id, own in self.variants.items()]
        lines += [f"question {question}" for question in self.questions]
        if self.held is not None:
            lines.append("held {} {}".format(*self.held))
        if self.lots:
            lines.append(f"lots {self.lots}")
        return "\n".join(lines)

    def digest(self) -> str:
        """Returns the SHA-256 of ``text()``."""
        return hashlib.sha256(self.text().encode()).hexdigest()


# A search clones all the time, and to fill the fields of an empty object takes half as long as an __init__ with so many
# arguments. Converters and validators would not run.
_blank = object.__new__


def _pieces(pieces: tuple[Piece, ...]) -> str:
    return " ".join([p.text for p in pieces])


class Variant:
    """A variant of the rules. Each game has its own object, with the options ``chosen`` (in the order of ``options``)
    and the ``values`` of its ``valued`` options, all of them, by id. Those that were given are among the ``chosen`` as
    well, as a setup writes them.

    ``players`` are the smallest and the largest number of players, at most 5; five play only if all variants of the
    game allow it, and by the numbers of ``rules.FOR_PLAYERS``. ``memory`` is the class of its value in the state (see
    ``deal``), which is needed to write views to JSON and read them back; None if it has no value. ``rule`` is the
    section of the rulebook that is opened while one of its questions is asked, or while its opponent moves. ``told``
    says that people who play with a real box can tell all its chance: it draws no lots and deals nothing that does not
    lie open, see ``HasPlaces``. ``plugin`` is whose it is, and ``trusted`` says that this plugin is part of the game
    itself; both are set when the game has made it. Raises ValueError for an unknown option.

    These ten methods are what nearly every variant is about; each does nothing unless it is overridden, and is never
    called then. For pieces, limits, cards, secrets, what is shown, an automatic opponent, a campaign and a real table a
    variant defines the methods of ``abilities``, ``HasOpponent``, ``HasVerdict`` and ``HasCampaign``.
    """

    id: ClassVar[str]
    options: ClassVar[tuple[str, ...]] = ()
    valued: ClassVar[tuple[ValuedOption, ...]] = ()
    players: ClassVar[tuple[int, int]] = (2, 4)
    memory: ClassVar[type | None] = None
    rule: ClassVar[str] = "3"
    told: ClassVar[bool] = False
    plugin: str = ""
    trusted: bool = False

    def __init__(self, chosen: Iterable[str] = ()) -> None:
        wanted = tuple(chosen)
        valued, given = all_valued(type(self)), read_options(type(self), wanted)
        texts = (written(option.id, given[option.id]) for option in valued if option.id in given)
        self.chosen = (*(option for option in self.options if option in wanted), *texts)
        self.values: Mapping[str, Any] = {option.id: option.usual for option in valued} | given

    def __repr__(self) -> str:
        return f"<Variant {' '.join((self.id, *self.chosen))}>"

    def rules(self, rules: Rules, players: int) -> Rules:
        """Returns the rules as this variant changes them. Called once, before anything is dealt."""
        return rules

    def goal(self, players: int) -> Goal | None:
        """Returns who wins together in a game of so many players, and whether they see each other's cards; None if
        everybody wins alone. It must depend on its argument and the options alone."""
        return None

    def deal(self, state: GameState) -> object:
        """Deals what the variant needs, after everything else was dealt. Returns the variant's own value, which must be
        immutable and is kept in ``state.variants``; ``GameState.text`` contains its ``str``."""
        return None

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        """Returns why the variant forbids an action that the rules allow, or None if it allows it. A player whose coatl
        was just closed must always have an action left. The code names the plugin's message ``refusal-<code>``."""
        return None

    def _allowed(self, state: GameState, actions: list[Action]) -> list[Action]:
        """Returns the actions that ``refusal`` does not forbid. The guard of a plugin's variant has a faster one than
        to guard each refusal."""
        return [action for action in actions if self.refusal(state, action) is None]

    def moves(self, state: GameState) -> Sequence[Offer]:
        """Returns the variant's own moves that the acting player may make now. Called when an action is due (phase
        ``action``), and in the phase ``ask`` for the answers to ``state.questions[-1]``, which the variant has asked:
        then there must be one."""
        return ()

    def refusal_of(self, state: GameState, move: Do) -> Refusal | None:
        """Returns why a move that ``moves`` does not offer now is impossible, or None if there is nothing special to
        say."""
        return None

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        """Makes a move that ``moves`` has offered on the state itself, adds what happened to ``events`` unless that is
        None, and returns whether that was the turn's action. An answer has been taken from ``state.questions``
        already; it returns whether the turn's action, which was held for the question, is done now."""
        raise NotImplementedError(f"variant {self.id} does not perform its moves")

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        """Is told of each event as it happens, and may change the table. What it adds to ``events``, unless that is
        None, goes into the log and is told to nobody."""

    def conflicts(self, setup: Setup) -> Refusal | None:
        """Returns why no game with this setup can be played with the variant, or None if it can. Called before
        anything is dealt."""
        return None

    def points(self, table: Table, seat: int) -> Sequence[VariantLine]:
        """Returns the points that the variant gives a player, as they are now. The core adds them and finds the
        winners."""
        return ()


class HasOpponent(OfVariant, Protocol):
    """A variant that plays an automatic opponent before every player's turn. A game has at most one."""

    @abstractmethod
    def step(self, state: GameState, events: list[Event] | None) -> bool:
        """Plays one step of the opponent's turn on the state itself, adds what happened to ``events`` unless that is
        None, and returns whether the turn is over. Must not use random numbers."""

    @abstractmethod
    def show(self, table: Table) -> Opponent:
        """Returns what the opponent has."""


class HasVerdict(OfVariant, Protocol):
    """A variant that says itself who has won, or what is said of it."""

    @abstractmethod
    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        """Returns the score sheet as this variant changes it, for a verdict; points are given by ``points``. The
        winners are decided again by the points on the sheet, unless the variant sets the ``winners`` or a ``verdict``,
        which is a message of the plugin that says who has won."""


class HasCampaign(OfVariant, Protocol):
    """A variant that can be played as a campaign, whose name is among its ``values``."""

    @abstractmethod
    def carry(self, state: GameState, sheet: ScoreSheet) -> Carried:
        """Returns what a game of a campaign that is over leaves for the next one, see ``Carried``."""


CAMPAIGN = TextOption(NAME, carried=True)
"""The option of every variant that can be played as a campaign."""


def all_valued(variant: type[Variant]) -> tuple[ValuedOption, ...]:
    """Returns all options of a variant that have a value: its own, and the name of a campaign if it can be one."""
    return (*variant.valued, CAMPAIGN) if is_campaign(variant) else variant.valued


def is_campaign(variant: type[Variant]) -> bool:
    """Returns whether a variant can be played as a campaign."""
    return has(variant, "carry")


def asked_options(variant: type[Variant]) -> tuple[ValuedOption, ...]:
    """Returns the options with a value that players are asked for: all that no campaign carries."""
    return tuple(option for option in variant.valued if not option.carried)


def read_options(variant: type[Variant], options: Iterable[str]) -> dict[str, Value]:
    """Returns the values that are written among these options of a variant, by id. Raises ValueError with the first
    option that it does not have, or that has a wrong value."""
    wanted = tuple(options)
    values = read_values((option for option in wanted if IS in option), all_valued(variant))
    for option in wanted:
        if option not in variant.options and IS not in option:
            raise ValueError(option)
    return values


def carried_options(variant: type[Variant]) -> frozenset[str]:
    """Returns the ids of the options that a campaign sets."""
    return frozenset(option.id for option in all_valued(variant) if option.carried)


def has_opponent(variant: type[Variant]) -> bool:
    """Returns whether a variant plays an automatic opponent."""
    return has(variant, "step")


def has(kind: type[Variant], method: str) -> bool:
    """Returns whether variants of this class have a method, and have more to do in it than nothing."""
    own = getattr(kind, method, None)
    return own is not None and own is not getattr(Variant, method, None)


_ASKED = {
    "refusing": ("refusal",),
    "moving": ("moves",),
    "reacting": ("react",),
    "scoring": ("points",),
    "uniting": ("goal",),
    "adding": ("pieces",),
    "limiting": ("limits",),
    "holding": ("cards",),
    "hiding": ("seen", "guess"),
    "covering": ("cards", "seen", "guess", "guess_cards"),
    "showing": ("panel",),
    "counting": ("statistics",),
    "judging": ("score",),
    "carrying": ("carry",),
    "placing": ("lies", "lay"),
    "foreseeing": ("forecast",),
    "opposing": ("step", "show"),
}
"""The fields of a ruleset, each for the variants that have these methods."""
TOGETHER = {
    "seen": ("guess",),
    "guess": ("seen",),
    "step": ("show",),
    "show": ("step",),
    "lies": ("lay",),
    "lay": ("lies",),
    "guess_cards": ("cards", "seen", "guess"),
}
"""Methods that are of no use alone, each with those that its variant must have as well, or else a ruleset raises
ValueError."""
Pieces: TypeAlias = tuple[tuple[Piece, int], ...]
_KINDS = HEADS, BODIES, TAILS


@frozen(eq=False)
class Ruleset:
    """The cards and the variants of a game, variants in the order of the setup. ``refusing``, ``moving``, ``reacting``,
    ``scoring`` and ``uniting`` are those that override ``refusal``, ``moves``, ``react``, ``points`` and ``goal``;
    ``adding``, ``limiting``, ``holding``, ``hiding``, ``covering``, ``showing``, ``counting``, ``judging``,
    ``carrying`` and ``placing`` those that have pieces, limits, cards, secrets, hidden cards, a panel, statistics, a
    verdict, campaigns and places; ``opposing`` and ``foreseeing`` those that play an automatic opponent and have a
    forecast of it. Nobody asks the others. ``trusted`` says that all variants are. Raises ValueError for more than one
    automatic opponent or campaign, and for a variant that lacks a method (``TOGETHER``)."""

    catalog: Catalog
    variants: tuple[Variant, ...] = ()
    opposing: tuple[HasOpponent, ...] = field(init=False, default=())
    foreseeing: tuple[HasForecast, ...] = field(init=False, default=())
    refusing: tuple[Variant, ...] = field(init=False, default=())
    moving: tuple[Variant, ...] = field(init=False, default=())
    reacting: tuple[Variant, ...] = field(init=False, default=())
    scoring: tuple[Variant, ...] = field(init=False, default=())
    uniting: tuple[Variant, ...] = field(init=False, default=())
    adding: tuple[HasPieces, ...] = field(init=False, default=())
    limiting: tuple[HasLimits, ...] = field(init=False, default=())
    holding: tuple[HasCards, ...] = field(init=False, default=())
    hiding: tuple[HasSecrets, ...] = field(init=False, default=())
    covering: tuple[HasHiddenCards, ...] = field(init=False, default=())
    showing: tuple[HasPanel, ...] = field(init=False, default=())
    counting: tuple[HasStatistics, ...] = field(init=False, default=())
    judging: tuple[HasVerdict, ...] = field(init=False, default=())
    carrying: tuple[HasCampaign, ...] = field(init=False, default=())
    placing: tuple[HasPlaces, ...] = field(init=False, default=())
    trusted: bool = field(init=False)
    _limits: dict[Any, tuple[Rules, Rules]] = field(init=False, factory=dict)
    _pieces: dict[Any, Pieces] = field(init=False, factory=dict)
    _goals: dict[int, Goal | None] = field(init=False, factory=dict)
    met: Met = field(init=False, repr=False)
    buildings: dict[int, Any] = field(init=False, factory=dict, repr=False)
    assembled: dict[int, Any] = field(init=False, factory=dict, repr=False)
    """What ``legal_actions`` remembers, and nobody else: it goes with the game, and games do not clear each other's. A
    game that goes on by other rulings needs another ruleset."""

    def __attrs_post_init__(self) -> None:
        if self.variants:
            for name, methods in _ASKED.items():
                found = tuple(each for each in self.variants if all(has(type(each), method) for method in methods))
                object.__setattr__(self, name, found)
        object.__setattr__(self, "trusted", all(variant.trusted for variant in self.variants))
        object.__setattr__(self, "met", Met(self.catalog))
        for variant, (method, others) in product(self.variants, TOGETHER.items()):
            lacks = [other for other in others if not has(type(variant), other)]
            if lacks and has(type(variant), method):
                raise ValueError(f"the variant {variant.id} has {method}, and must have {', '.join(lacks)} as well")
        if len(self.opposing) > 1:
            raise ValueError(f"a game has one automatic opponent at most: {', '.join(v.id for v in self.opposing)}")
        campaigns = [each.id for each in self.carrying if campaign_name(VariantChoice(each.id, each.chosen))]
        if len(campaigns) > 1:
            raise ValueError(f"a game is a chapter of one campaign at most: {', '.join(campaigns)}")

    @property
    def opponent(self) -> HasOpponent | None:
        """The variant that plays an automatic opponent, or None."""
        return self.opposing[0] if self.opposing else None

    def allowed(self, state: GameState, actions: list[Action]) -> list[Action]:
        """Returns those of the actions that no variant forbids. Raises VariantFailed."""
        for variant in self.refusing:
            actions = variant._allowed(state, actions)
        return actions

    def forecast(self, table: Table) -> Forecast | None:
        """Returns what the automatic opponent would do now, or None if there is none, or it does not say. Raises
        VariantFailed."""
        return next((variant.forecast(table) for variant in self.foreseeing), None)

    def limits(self, rules: Rules, memories: Mapping[str, Any], seat: int) -> Rules:
        """Returns the rules with the limits of one seat: the rules themselves if no variant has any, and the same
        object for the same values of the variants. Raises VariantFailed."""
        if not self.limiting:
            return rules
        key = seat, *(memories[variant.id] for variant in self.limiting)
        known = self._limits.get(key)
        if known is None or known[0] is not rules:
            limited = rules
            for variant in self.limiting:
                limited = variant.limits(limited, memories[variant.id], seat)
            if len(self._limits) >= MOST_LIMITS:
                self._limits.clear()
            known = self._limits[key] = rules, limited
        return known[1]

    def variant(self, id: str) -> Variant | None:
        """Returns the variant with this id, or None."""
        return next((variant for variant in self.variants if variant.id == id), None)

    def conflict(self, setup: Setup) -> Refusal | None:
        """Returns why these variants cannot be played in a game with this setup, or None. Raises VariantFailed."""
        refused = (variant.conflicts(setup) for variant in self.variants)
        refusal = next((refusal for refusal in refused if refusal is not None), None)
        if refusal is None and self.uniting:
            united = [variant.id for variant in self.uniting if variant.goal(len(setup.players)) is not None]
            if len(united) > 1:
                return Refusal("two-goals", "", {"one": united[0], "other": united[1]})
        return refusal

    def goal(self, players: int) -> Goal | None:
        """Returns who wins together in a game of so many players; None if everybody wins alone. Raises
        VariantFailed."""
        if not self.uniting:
            return None
        if players not in self._goals:
            goals = (variant.goal(players) for variant in self.uniting)
            self._goals[players] = next((goal for goal in goals if goal is not None), None)
        return self._goals[players]

    def opens(self, seat: int | None, players: int) -> tuple[int, ...]:
        """Returns the other seats whose prophecies and temples a seat sees: those of its side, if their hands are
        open."""
        goal = self.goal(players)
        return () if seat is None or goal is None or not goal.open_hands else goal.partners(seat)

    def pieces(self, rules: Rules, players: int) -> Pieces:
        """Returns the kinds of piece that the variants add for this number of players. Raises VariantFailed."""
        if not self.adding:
            return ()
        key = rules, players
        if key not in self._pieces:
            self._pieces[key] = tuple(kind for variant in self.adding for kind in variant.pieces(rules, players))
        return self._pieces[key]

    def kinds(self, rules: Rules, players: int) -> tuple[tuple[Piece, ...], tuple[Piece, ...], tuple[Piece, ...]]:
        """Returns all kinds of heads, of body segments and of tails in the game. Raises VariantFailed."""
        if not self.adding:
            return _KINDS
        added = dict.fromkeys(kind for kind, _ in self.pieces(rules, players) if kind.loose)
        return HEADS, (*BODIES, *added), TAILS

    def __repr__(self) -> str:
        return f"<Ruleset {', '.join((*(s.id for s in self.catalog.sets), *(v.id for v in self.variants)))}>"
