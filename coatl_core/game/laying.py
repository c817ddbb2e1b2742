"""Lays a real table anew, as people tell it: the deal, a repair, a beginning in the middle.

What lies at the places of a statement goes back into the bag, the deck or the piles, and what is told is taken from
there; a statement is refused as a whole. So the places that are hidden follow from all others by counting, and nothing
that was not told lies anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import frozen

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.events import SECRET, Event, LaidAnew
from coatl_core.game.found import Found, Lies
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import TOKENS, Setup
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.turns import next_turn
from coatl_core.game.whereabouts import (
    SEATED,
    field_holds,
    is_piece,
    lies_on,
    naming,
    seen_of,
    too_many,
    words_of,
    written_apart,
)

NEXT = ("bodies", "heads", "tails", "deck", "pile")
"""The places of what comes next: they are named together with an action, see the module ``opened``."""
UNTOLD = ("row", "top", "hand", "temple", "known", "coatl", "tokens", "discard", "size pile")
"""The places of which nothing is told in a game beside the box; the coatls are told when it is over."""


@frozen
class Opening:
    """So many things will lie ``at`` this place of the table, and people tell which; ``source`` is the place of what
    comes next that they come from, empty for the deal. Of what a secret seat shows there may be some ``more``, and
    ``among`` are the cards that fit, empty if it may be any."""

    source: str
    at: str
    number: int = 1
    more: int = 0
    among: tuple[str, ...] = ()


@frozen
class CannotLay(ValueError):
    """A statement cannot be true."""

    refusal: Refusal


def told_refusal(setup: Setup, ruleset: Ruleset) -> Refusal | None:
    """Returns why people cannot tell the chance of a game with this setup, or None if they can, or need not."""
    if setup.chance == "seed":
        return None
    untold = next((variant for variant in ruleset.variants if not variant.told), None)
    if untold is not None:
        return Refusal("told-variant", "", {"variant": untold.id})
    if setup.chance == "beside" and (ruleset.opponent is None or len(setup.players) != 1):
        return Refusal("told-beside", "9")
    return None


def unlay(state: GameState) -> None:
    """Takes everything from the table that was dealt: people tell what lies there."""
    state.row = [None] * len(state.row)
    for player in state.players:
        player.hand = player.temples = ()
    state.deck, state.piles = (), ((), ())
    state.phase = "lay"


def to_lay(state: GameState) -> tuple[Opening, ...]:
    """Returns the places that the deal must still fill (2.1–2.5), in order; none once everything is dealt."""
    if state.phase != "lay":
        return ()
    rules, setup = state.rules, state.setup
    pieces = [*state.bodies, *state.heads, *state.tails, *(p for field in state.supply for p in field)]
    parts = Counter(p.part for p in pieces)
    openings = []
    for number in range(1, rules.fields + 1):
        part, size = field_holds(rules, number)
        if parts[part] >= size:
            parts[part] -= size
            openings.append(Opening("", f"field {number}", size))
    if setup.chance == "told":
        openings += [Opening("", f"row {number}") for number in range(1, rules.row_size + 1)]
        left = len(state.catalog.temples) - rules.own_temples * len(setup.players)
        openings += [Opening("", f"top {number}") for number in (1, 2) if left >= number]
        for seat in sorted({*range(len(setup.players))} - {*setup.secret}, key=setup.order):
            openings.append(Opening("", f"hand {seat + 1}", rules.dealt[setup.order(seat)]))
            openings += [Opening("", f"temple {seat + 1}", rules.own_temples)] if rules.own_temples else []
    own = (at for variant in state.ruleset.placing for at in variant.lies(state.variants[variant.id]))
    openings += [Opening("", at) for at in own if at[-1].isdigit()]
    filled = {lies.at for lies in lies_on(state) if lies.things}
    return tuple(opening for opening in openings if opening.at not in filled)


def why_not_lay(state: GameState, found: Found) -> Refusal | None:
    """Returns why the statement cannot be true, or None if the table can be laid so."""
    if state.setup.chance == "seed":
        return Refusal("told-seed", "")
    try:
        lay(state.clone(), found, None)
    except CannotLay as error:
        refused = error.refusal
    else:
        return None
    return naming(refused, state.setup.players)


def lay(state: GameState, found: Found, events: list[Event] | None) -> None:
    """Lays the table anew on the state itself. Raises CannotLay; then the state is half laid."""
    open_pieces = (word for lies in lies_on(state) for word in words_of(lies) if is_piece(word))
    pieces = Counter(_hidden_pieces(state)) + Counter(open_pieces)
    sizes, due = [len(pile) for pile in state.piles], to_lay(state)
    state.piles = (state.piles[0][-1:], state.piles[1][-1:])
    turn, told_sizes, secret = 0, dict[int, int](), _secret_sizes(state)
    for lies in _in_order(state, found):
        match lies.name, lies.numbers:
            case "size pile", (1 | 2 as number,):
                told_sizes[number] = _number(lies, len(state.catalog.temples))
            case "size hand" | "size temple", (seat,) if seat - 1 in secret:
                known = state.players[seat - 1].known
                cards = state.catalog.prophecies if lies.name == "size hand" else state.catalog.temples
                secret[seat - 1][lies.name] = max(_number(lies, len(cards)), sum(card in cards for card in known))
            case "turn", ():
                turn = _number(lies, len(state.players))
            case _ if not (_lay_open(state, lies) or _lay_of_player(state, lies) or _lay_of_variant(state, lies)):
                raise CannotLay(Refusal("told-place", "", {"at": lies.at}))
    made_up = _make_up(state, secret)
    _hide(state, found, pieces, made_up, _sizes(state, sizes, told_sizes))
    _go_on(state, found, due, turn, events)
    if events is not None:
        events.append(LaidAnew(None, found.places))


def _hidden_pieces(state: GameState) -> list[str]:
    return [p.text for bag in (state.bodies, state.heads, state.tails) for p in bag]


# Laying


def _in_order(state: GameState, found: Found) -> list[Lies]:
    """The places of a statement in the order in which they are laid: what is taken away comes last, and first from the
    last place, so that the numbers of the others hold. Raises CannotLay for a place that cannot be told."""
    if not found.places:
        raise CannotLay(Refusal("told-nothing", ""))
    seen: set[str] = set()
    beside, over = state.setup.chance == "beside", state.phase == "over"
    for lies in found.places:
        if lies.name in NEXT or (lies.name == "row" and not lies.numbers):
            raise CannotLay(Refusal("told-next", "", {"at": lies.at}))
        if over and not (beside and lies.name == "coatl"):
            raise CannotLay(Refusal("game-over", "8"))
        if beside and not over and lies.name in UNTOLD:
            raise CannotLay(Refusal("told-untold", "", {"at": lies.at}))
        if lies.at in seen:
            raise CannotLay(Refusal("told-twice", "", {"at": lies.at}))
        seen.add(lies.at)
    places = sorted(found.places, key=lambda lies: (lies.name, lies.numbers))
    known = [lies for lies in places if lies.name == "known"]  # of what lies in the hand then
    places = [lies for lies in places if lies.name != "known"]
    return [lies for lies in places if lies.things] + [lies for lies in reversed(places) if not lies.things] + known


def _lay_open(state: GameState, lies: Lies) -> bool:
    """Lays what a statement tells of a place in the middle of the table. Returns False for any other place."""
    catalog = state.catalog
    match lies.name, lies.numbers:
        case "field", (number,) if number <= len(state.supply):
            part, size = field_holds(state.rules, number)
            _refuse_together(lies)
            named = len(lies.things or ())
            if named not in (0, size):  # a field is filled as a whole, and emptied as a whole (4.1, 4.2)
                raise CannotLay(Refusal("told-number", "1.3", {"at": lies.at, "due": size, "named": named}))
            state.supply[number - 1] = _pieces(lies, size, part)
        case "row", (number,) if number <= len(state.row):
            state.row[number - 1] = next(iter(_cards(lies, catalog.prophecies, 1)), None)
        case "top", (number,) if number <= len(state.piles):
            at, top = number - 1, _cards(lies, catalog.temples, 1)
            state.piles = (*state.piles[:at], top, *state.piles[at + 1 :])
        case "discard", ():
            state.discard = _cards(lies, catalog.prophecies, len(catalog.prophecy_cards()))
        case _:
            return False
    return True


def _lay_of_player(state: GameState, lies: Lies) -> bool:
    """Lays what a statement tells of a player's place. Returns False for any other place."""
    if lies.name not in SEATED or not lies.numbers or lies.numbers[0] > len(state.players):
        return False
    catalog, rules = state.catalog, state.rules
    seat, *place = lies.numbers
    player = state.players[seat - 1]
    if seat - 1 in state.setup.secret and lies.name in SECRET:
        raise CannotLay(Refusal("told-secret", "2.6", {"at": lies.at}))
    match lies.name, place:
        case "board", []:
            heap = len(_hidden_pieces(state)) + len(player.board)  # of all that was taken
            player.board = _pieces(lies, heap if state.setup.chance == "beside" else rules.board_spaces)
        case "tokens", [] if rules.sacrifice_tokens:
            _refuse_unknown(lies, lambda word: word in TOKENS)
            player.tokens = tuple(token for token in TOKENS if token in (lies.things or ()))
        case "hand", _:
            told = _cards(lies, catalog.prophecies, max(rules.hand_limit, *rules.dealt))
            new = _in_hand(player.hand, lies, place, told)
            player.known, player.hand = _known(player.known, player.hand, new), new
        case "temple", _:
            new = _in_hand(player.temples, lies, place, _cards(lies, catalog.temples, len(catalog.temples)))
            player.known, player.temples = _known(player.known, player.temples, new), new
        case "known", []:
            secret = seat - 1 in state.setup.secret
            _refuse_unknown(lies, lambda word: word in (catalog if secret else (*player.hand, *player.temples)))
            player.known = lies.things or ()
        case "coatl", [number] if number <= len(player.coatls) + 1:
            coatls, coatl = player.coatls, _coatl(state, lies)
            player.coatls = (*coatls[: number - 1], *([] if coatl is None else [coatl]), *coatls[number:])
            if state.setup.chance == "beside" and coatl is not None:
                player.board = tuple((Counter(player.board) - Counter(coatl.pieces)).elements())
        case _:
            return False
    return True


def _lay_of_variant(state: GameState, lies: Lies) -> bool:
    """Lays a place that only a variant knows. Returns False if none does."""
    if state.ruleset.placing:
        _refuse_unknown(lies, lambda word: word in state.catalog.prophecies or word.isdigit() or is_piece(word))
    for variant in state.ruleset.placing:
        after = variant.lay(state.variants[variant.id], lies.at, lies.things or ())
        if after is not None:
            state.variants[variant.id] = after
            return True
    return False


def _refuse_unknown(lies: Lies, known: Callable[[str], bool]) -> None:
    for word in lies.things or ():
        if not known(word):
            raise CannotLay(Refusal("told-unknown", "", {"at": lies.at, "word": word}))


def _refuse_together(lies: Lies) -> None:
    for word in lies.things or ():
        if apart := written_apart(word):
            raise CannotLay(Refusal("told-apart", "", {"at": lies.at, "word": word, "apart": apart}))


def _refuse_many(lies: Lies, most: int) -> None:
    named = len(lies.things or ())
    if named > most:
        raise CannotLay(Refusal("told-many", "", {"at": lies.at, "most": most, "named": named}))


def _pieces(lies: Lies, most: int, part: str = "") -> tuple[Piece, ...]:
    _refuse_together(lies)
    _refuse_unknown(lies, lambda word: is_piece(word) and part in ("", piece(word).part))
    _refuse_many(lies, most)
    return tuple(map(piece, lies.things or ()))


def _cards(lies: Lies, cards: Iterable[str], most: int) -> tuple[str, ...]:
    _refuse_unknown(lies, lambda word: word in cards)
    _refuse_many(lies, most)
    return lies.things or ()


def _number(lies: Lies, most: int) -> int:
    words = lies.things or ()
    if len(words) != 1 or words[0] not in map(str, range(most + 1)):
        raise CannotLay(Refusal("told-unknown", "", {"at": lies.at, "word": " ".join(words) or "-"}))
    return int(words[0])


def _in_hand(cards: tuple[str, ...], lies: Lies, place: Sequence[int], new: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a hand after all of them, or those at one place, are told."""
    if not place:
        return new
    number = place[0]
    if len(place) > 1 or number > len(cards) + 1:
        raise CannotLay(Refusal("told-place", "", {"at": lies.at}))
    _refuse_many(lies, 1)
    return (*cards[: number - 1], *new, *cards[number:])


def _known(known: tuple[str, ...], before: tuple[str, ...], after: tuple[str, ...]) -> tuple[str, ...]:
    """Which cards everybody knows when a hand was told anew: those that are still there, and each card that lies in the
    place of one that is gone. Of two equal cards nobody can tell which one it was; who knows tells it (``known 1``)."""
    places, left, now = [*before], [*after], list[str]()
    for card in known:
        if card not in before:  # a temple while prophecies are told, or the other way round
            now.append(card)
            continue
        at = places.index(card)
        places[at] = ""
        new = card if card in left or len(before) != len(after) else after[at]
        if new in left:
            left.remove(new)
            now.append(new)
    return tuple(now)


def _coatl(state: GameState, lies: Lies) -> Coatl | None:
    things, catalog = lies.things or (), state.catalog
    if not things:
        return None
    try:
        coatl = parse_coatl(things[0])
    except ValueError:
        coatl = None
    if coatl is None or (coatl.complete and len(coatl) < 3):  # 6.4
        raise CannotLay(Refusal("told-unknown", "", {"at": lies.at, "word": things[0]}))
    _refuse_unknown(Lies(lies.at, things[1:]), lambda word: word in catalog)
    prophecies = tuple(card for card in things[1:] if card in catalog.prophecies)
    temples = [card for card in things[1:] if card in catalog.temples]
    for cards, most in ((prophecies, state.rules.prophecies_per_coatl), (temples, 1)):
        _refuse_many(Lies(lies.at, cards), most)
    return Coatl(coatl.colors, coatl.head, coatl.tail, prophecies, temples[0] if temples else None)


# What follows


def _sizes(state: GameState, sizes: Sequence[int], told: Mapping[int, int]) -> tuple[int, int]:
    """How many temples each pile has: all that lie nowhere else. As long as nobody has told it, the larger pile has
    lost what lies elsewhere now."""
    seen = sum(len(player.temples) + sum(c.temple is not None for c in player.coatls) for player in state.players)
    left = max(0, len(state.catalog.temples) - seen)
    tops = [bool(pile) for pile in state.piles]
    if state.setup.chance == "beside" or not (any(tops) or told or any(sizes)):
        return 0, 0  # nobody has told of any
    if told:
        first = told[1] if 1 in told else left - told[2]
    elif state.phase == "lay" or not all(tops):
        first = left if not tops[1] else 0 if not tops[0] else (left + 1) // 2
    else:
        first, second = sizes
        while first + second != left:
            more = left > first + second
            if (first >= second) != more:
                first += 1 if more else -1
            else:
                second += 1 if more else -1
    second = left - first
    fits = min(first, second) >= 0 and [first > 0, second > 0] == tops and told.get(2, second) == second
    if not fits:
        raise CannotLay(Refusal("told-sizes", "2.3", {"n": left}))
    return first, second


def _secret_sizes(state: GameState) -> dict[int, dict[str, int]]:
    """How many cards the secret seats have: those that are dealt (2.5), or as many as before."""
    rules, setup = state.rules, state.setup
    sizes = {}
    for seat in setup.secret:
        player = state.players[seat]
        now = (rules.dealt[setup.order(seat)], rules.own_temples)
        hand, temples = now if state.phase == "lay" else (len(player.hand), len(player.temples))
        sizes[seat] = {"size hand": hand, "size temple": temples}
    return sizes


def _make_up(state: GameState, sizes: Mapping[int, Mapping[str, int]]) -> Counter[str]:
    """Gives the secret seats cards that lie hidden, in place of those that nobody has told, on the state itself.
    Returns these cards."""
    catalog, made_up = state.catalog, Counter[str]()
    there = Counter(word for lies in lies_on(state) for word in words_of(lies))
    left = {
        "size hand": [*(Counter(catalog.prophecy_cards()) - there).elements()],
        "size temple": [*(Counter(catalog.temple_cards()) - there).elements()],
    }
    for seat, size in sizes.items():
        player = state.players[seat]
        prophecies, temples = map(list, seen_of(state, seat))
        for name, cards in (("size hand", prophecies), ("size temple", temples)):
            new = [left[name].pop() for _ in range(min(len(left[name]), size[name] - len(cards)))]
            made_up += Counter(new)
            cards += new
        player.hand, player.temples = tuple(prophecies), tuple(temples)
    return made_up


def _hide(state: GameState, found: Found, pieces: Counter[str], made_up: Counter[str], sizes: tuple[int, int]) -> None:
    """Puts all that lies nowhere into bags, deck and piles, on which only the tops lie. Raises CannotLay if more lies
    on the table than there is."""
    catalog = state.catalog
    there = Counter(word for lies in lies_on(state) for word in words_of(lies))
    named = Counter(word for lies in found.places for word in words_of(lies))
    everything = pieces + Counter(catalog.prophecy_cards()) + Counter(catalog.temple_cards())
    for word, number in there.items():
        if number > everything[word]:
            raise CannotLay(too_many(state, word, named[word], found.places))
    heads, bodies, tails = state.ruleset.kinds(state.rules, len(state.players))

    def rest(kinds: Iterable[Piece]) -> tuple[Piece, ...]:
        return tuple(kind for kind in kinds for _ in range(pieces[kind.text] - there[kind.text]))

    state.heads, state.bodies, state.tails = rest(heads), rest(bodies), rest(tails)
    there += made_up
    hidden = [*(Counter(catalog.temple_cards()) - there).elements()]
    first, second = (max(0, size - 1) for size in sizes)
    below = hidden[:first], hidden[first : first + second]
    state.piles = tuple((*cards, *top) for cards, top in zip(below, state.piles, strict=True))
    if state.setup.chance == "told":
        state.deck = tuple((Counter(catalog.prophecy_cards()) - there).elements())


def _go_on(state: GameState, found: Found, due: Iterable[Opening], turn: int, events: list[Event] | None) -> None:
    """Whose turn it is when the table is laid. Raises CannotLay if the deal is not whole, or the game cannot be at such
    a moment."""
    if state.phase == "lay" and not turn:
        told = {lies.at: len(lies.things or ()) for lies in found.places}
        for opening in due:
            named = told.get(opening.at, opening.number)
            if named != opening.number:
                values: dict[str, str | int] = {"at": opening.at, "due": opening.number, "named": named}
                raise CannotLay(Refusal("told-number", "2", values))
        if to_lay(state):
            state.deck = ()
            return
    dealt, first = state.phase == "lay" and not turn, state.setup.first
    if (state.phase != "lay" or any(lies.name == "field" for lies in found.places)) and state.phase != "over":
        _refuse_unfilled(state)
    if turn:
        if state.phase == "lay" and _is_ending(state):
            raise CannotLay(Refusal("told-ending", "8.1"))
        state.turn = state.turn or 1
        state.seat, state.acted, state.actions_left, state.closing = turn - 1, False, 1, -1
        state.phase = "beside" if state.setup.chance == "beside" else "action"
    elif dealt and state.setup.chance == "beside":
        next_turn(state, first, 1, events)
    elif dealt:
        state.phase = "keep"
    _refuse_closing(state)


def _refuse_closing(state: GameState) -> None:
    """Raises CannotLay if the coatl that has just been completed cannot have been: it lacks an end, or has no prophecy
    and the hand holds none that it fulfils. Of a secret hand nobody can tell."""
    closing, coatls = state.closing, state.player.coatls
    if closing >= 0 and not (closing < len(coatls) and coatls[closing].complete):
        raise CannotLay(Refusal("told-closing", "6.5", {"coatl": closing + 1}))
    if state.phase == "complete" and state.seat not in state.setup.secret and not legal_actions(state):
        raise CannotLay(Refusal("told-closing-card", "6.4", {"coatl": closing + 1}))


def _is_ending(state: GameState) -> bool:
    """Whether the end of the game has begun, so that nobody can tell who still has a turn (8.1)."""
    enough = any(player.completed >= state.rules.coatls for player in state.players)
    return enough or (any(state.supply) and state.bodies_exhausted())


def _refuse_unfilled(state: GameState) -> None:
    """Raises CannotLay for an empty supply board that the game would have filled again (4.2)."""
    rules, supply = state.rules, state.supply
    if not any(supply[: rules.body_fields]) and len(state.bodies) >= rules.bodies_per_field:
        raise CannotLay(Refusal("told-unfilled", "4.2", {"at": "field 1"}))
    if not any(supply[rules.body_fields :]) and (state.heads or state.tails):
        raise CannotLay(Refusal("told-unfilled", "4.2", {"at": f"field {rules.body_fields + 1}"}))
