"""Lays a real table anew, as people tell it: the deal, a repair, a beginning in the middle.

What lies at the places of a statement goes back into the bag, the deck or the piles, and what is told is taken from
there; a statement is refused as a whole. So the places that are hidden follow from all others by counting, and nothing
that was not told lies anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from attrs import evolve, frozen

from coatl_core.cards.pieces import Part, Piece, piece
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, LaidAnew
from coatl_core.game.found import Found, Lies
from coatl_core.game.rules import TOKENS, Setup
from coatl_core.game.state import GameState, Player, Ruleset
from coatl_core.game.turns import next_turn
from coatl_core.game.view import PlayerView, SeatView

Things: TypeAlias = tuple[str, ...]
NEXT = ("bodies", "heads", "tails", "deck", "pile")
"""The places of what comes next: they are named together with an action, see the module ``opened``."""
UNTOLD = ("row", "top", "hand", "temple", "coatl", "tokens", "discard", "size pile")
"""The places of which nothing is told in a game beside the box; the coatls are told when it is over."""


SEATED = ("hand", "temple", "board", "coatl", "tokens")
"""The places whose first number is a seat."""


@frozen
class Opening:
    """So many things will lie ``at`` this place of the table, and people tell which; ``source`` is the place of what
    comes next that they come from, empty for the deal."""

    source: str
    at: str
    number: int = 1


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
    rules, setup, variants = state.rules, state.setup, state.ruleset.variants
    pieces = [*state.bodies, *state.heads, *state.tails, *(p for field in state.supply for p in field)]
    parts = Counter(p.part for p in pieces)
    openings = []
    for number in range(1, rules.fields + 1):
        part, size = _field(state, number)
        if parts[part] >= size:
            parts[part] -= size
            openings.append(Opening("", f"field {number}", size))
    if setup.chance == "told":
        openings += [Opening("", f"row {number}") for number in range(1, rules.row_size + 1)]
        left = len(state.catalog.temples) - rules.own_temples * len(setup.players)
        openings += [Opening("", f"top {number}") for number in (1, 2) if left >= number]
        for seat in sorted(range(len(setup.players)), key=setup.order):
            openings.append(Opening("", f"hand {seat + 1}", rules.dealt[setup.order(seat)]))
            openings += [Opening("", f"temple {seat + 1}", rules.own_temples)] if rules.own_temples else []
    own = (at for variant in variants for at in variant.lies(state.variants[variant.id]))
    openings += [Opening("", at) for at in own if at[-1].isdigit()]
    filled = {lies.at for lies in _lies(state) if lies.things}
    return tuple(opening for opening in openings if opening.at not in filled)


def statement(seen: PlayerView) -> Found:
    """Returns all that lies on the table, as a seat sees it: each place by itself, as a statement may name it."""
    tops = [pile.top for pile in seen.piles]
    sizes = [Lies(f"size pile {number}", (str(pile.size),)) for number, pile in enumerate(seen.piles, 1)]
    return Found((*_lying(seen, tops), *sizes))


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


def naming(refused: Refusal, names: Sequence[str]) -> Refusal:
    """Returns the refusal with the name of the player at whose place something is wrong, if it is a player's."""
    lies = Lies(str(refused.values.get("at", "")), ())
    if lies.name not in SEATED or not lies.numbers or lies.numbers[0] > len(names):
        return refused
    return evolve(refused, values={**refused.values, "name": names[lies.numbers[0] - 1]})


def lay(state: GameState, found: Found, events: list[Event] | None) -> None:
    """Lays the table anew on the state itself. Raises CannotLay; then the state is half laid."""
    open_pieces = (word for lies in _lies(state) for word in words_of(lies) if _is_piece(word))
    pieces = Counter(_hidden_pieces(state)) + Counter(open_pieces)
    tops, sizes = [pile[-1] if pile else None for pile in state.piles], [len(pile) for pile in state.piles]
    turn, told_sizes, due = 0, dict[int, int](), to_lay(state)
    for lies in _in_order(state, found):
        match lies.name, lies.numbers:
            case "top", (1 | 2 as number,):
                tops[number - 1] = next(iter(_cards(state, lies, state.catalog.temples, 1)), None)
            case "size pile", (1 | 2 as number,):
                told_sizes[number] = _number(lies, len(state.catalog.temples))
            case "turn", ():
                turn = _number(lies, len(state.players))
            case name, numbers:
                _lay_at(state, lies, name, numbers)
    _hide(state, found, pieces, tops, _sizes(state, tops, sizes, told_sizes))
    _go_on(state, found, due, turn, events)
    if events is not None:
        events.append(LaidAnew(None, found.places))


def words_of(lies: Lies) -> Things:
    """Returns the pieces and cards at a place, each a word: those of a coatl one by one."""
    things = lies.things or ()
    if lies.name != "coatl" or not things:
        return things
    return (*(p.text for p in parse_coatl(things[0]).pieces), *things[1:])


def too_many(state: GameState, word: str, named: int, table: Iterable[Lies], told: Iterable[Lies] = ()) -> CannotLay:
    """Returns that there are not so many of a piece or a card, and where on the ``table`` they lie, without those that
    are ``told`` now."""
    where: Counter[str] = Counter()
    for lies in table:
        where[lies.name] += words_of(lies).count(word)
    for lies in told:
        where[lies.name] -= words_of(lies).count(word)
    values: dict[str, str | int] = {"lie": where.total(), "named": named}
    values["where"] = " ".join(f"{name}:{number}" for name, number in where.items() if number)
    if word in state.catalog:
        cards = state.catalog.prophecy_cards() if word in state.catalog.prophecies else state.catalog.temple_cards()
        return CannotLay(Refusal("told-card", "", {"card": word, "all": cards.count(word), **values}))
    return CannotLay(Refusal("told-piece", "1.1", {"pieces": word, "all": number_of(state, piece(word)), **values}))


def number_of(state: GameState, kind: Piece) -> int:
    """Returns how many pieces of a kind the game has (1.1)."""
    rules, added = state.rules, dict(state.ruleset.pieces(state.rules, len(state.players)))
    of_part = {"head": rules.heads_per_color, "body": rules.bodies_per_color, "tail": rules.tails_per_color}
    return (0 if kind.loose else of_part[kind.part]) + added.get(kind, 0)


# What lies where


def lies_on(state: GameState) -> tuple[Lies, ...]:
    """Returns all that lies open or in hands, place by place."""
    return tuple(_lies(state))


def _lies(state: GameState) -> Iterator[Lies]:
    return _lying(state, [pile[-1] if pile else None for pile in state.piles])


def _lying(table: GameState | PlayerView, tops: Sequence[str | None]) -> Iterator[Lies]:
    for number, pieces in enumerate(table.supply, 1):
        yield Lies(f"field {number}", _texts(pieces))
    for name, cards in (("row", table.row), ("top", tops)):
        for number, card in enumerate(cards, 1):
            yield Lies(f"{name} {number}", () if card is None else (card,))
    players: Sequence[Player | SeatView] = table.players
    for seat, player in enumerate(players, 1):
        yield Lies(f"board {seat}", _texts(player.board))
        for name, hidden in (("hand", player.hand), ("temple", player.temples)):
            if hidden is not None:
                yield Lies(f"{name} {seat}", hidden)
        for number, coatl in enumerate(player.coatls, 1):
            beside = (*coatl.prophecies, *([] if coatl.temple is None else [coatl.temple]))
            yield Lies(f"coatl {seat} {number}", (str(coatl), *beside))
        if table.rules.sacrifice_tokens:
            yield Lies(f"tokens {seat}", player.tokens)
    yield Lies("discard", table.discard)
    for variant in table.ruleset.variants:
        for at, things in variant.lies(table.variants.get(variant.id)).items():
            yield Lies(at, things)


def _texts(pieces: Iterable[Piece]) -> Things:
    return tuple(p.text for p in pieces)


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
    return [lies for lies in places if lies.things] + [lies for lies in reversed(places) if not lies.things]


def _lay_at(state: GameState, lies: Lies, name: str, numbers: tuple[int, ...]) -> None:
    """Lays what a statement tells of one place, whatever lay there before."""
    catalog, rules = state.catalog, state.rules
    match name, numbers:
        case "field", (number,) if number <= len(state.supply):
            part, size = _field(state, number)
            named = len(lies.things or ())
            if named not in (0, size):  # a field is filled as a whole, and emptied as a whole (4.1, 4.2)
                raise CannotLay(Refusal("told-number", "1.3", {"at": lies.at, "due": size, "named": named}))
            state.supply[number - 1] = _pieces(lies, size, part)
        case "row", (number,) if number <= len(state.row):
            state.row[number - 1] = next(iter(_cards(state, lies, catalog.prophecies, 1)), None)
        case "discard", ():
            state.discard = _cards(state, lies, catalog.prophecies, len(catalog.prophecy_cards()))
        case _, (seat, *place) if seat <= len(state.players):
            player = state.players[seat - 1]
            match name, place:
                case "board", []:
                    most = rules.board_spaces if state.setup.chance == "told" else len(_hidden_pieces(state))
                    player.board = _pieces(lies, most)
                case "tokens", [] if rules.sacrifice_tokens:
                    player.tokens = tuple(token for token in TOKENS if token in (lies.things or ()))
                    _refuse_unknown(lies, lambda word: word in player.tokens)
                case "hand", _:
                    most = max(rules.hand_limit, *rules.dealt)
                    new = _in_hand(player.hand, lies, place, _cards(state, lies, catalog.prophecies, most))
                    player.known, player.hand = _known(player.known, player.hand, new), new
                case "temple", _:
                    cards = _cards(state, lies, catalog.temples, len(catalog.temples))
                    new = _in_hand(player.temples, lies, place, cards)
                    player.known, player.temples = _known(player.known, player.temples, new), new
                case "coatl", [number] if number <= len(player.coatls) + 1:
                    at, coatls = number - 1, player.coatls
                    new_coatl = _coatl(state, lies)
                    player.coatls = (*coatls[:at], *([] if new_coatl is None else [new_coatl]), *coatls[at + 1 :])
                    if state.setup.chance == "beside" and new_coatl is not None:
                        heap = Counter(player.board) - Counter(new_coatl.pieces)
                        player.board = tuple(heap.elements())
                case _:
                    _lay_with_variants(state, lies)
        case _:
            _lay_with_variants(state, lies)


def _lay_with_variants(state: GameState, lies: Lies) -> None:
    """Lays a place that only a variant knows. Raises CannotLay if none does."""
    for variant in state.ruleset.variants:
        _refuse_unknown(lies, lambda word: word in state.catalog.prophecies or _is_piece(word))
        after = variant.lay(state.variants[variant.id], lies.at, lies.things or ())
        if after is not None:
            state.variants[variant.id] = after
            return
    raise CannotLay(Refusal("told-place", "", {"at": lies.at}))


def _field(state: GameState, number: int) -> tuple[Part, int]:
    """What lies on a field (from 1), and how many."""
    rules = state.rules
    if number <= rules.body_fields:
        return "body", rules.bodies_per_field
    return "head" if number <= rules.body_fields + rules.head_fields else "tail", 1


def _is_piece(word: str) -> bool:
    try:
        piece(word)
    except ValueError:
        return False
    return True


def _refuse_unknown(lies: Lies, known: Callable[[str], bool]) -> None:
    for word in lies.things or ():
        if not known(word):
            raise CannotLay(Refusal("told-unknown", "", {"at": lies.at, "word": word}))


def _refuse_many(lies: Lies, most: int) -> None:
    named = len(lies.things or ())
    if named > most:
        raise CannotLay(Refusal("told-many", "", {"at": lies.at, "most": most, "named": named}))


def _pieces(lies: Lies, most: int, part: str = "") -> tuple[Piece, ...]:
    _refuse_unknown(lies, lambda word: _is_piece(word) and part in ("", piece(word).part))
    _refuse_many(lies, most)
    return tuple(map(piece, lies.things or ()))


def _cards(state: GameState, lies: Lies, cards: Iterable[str], most: int) -> Things:
    _refuse_unknown(lies, lambda word: word in cards)
    _refuse_many(lies, most)
    return lies.things or ()


def _number(lies: Lies, most: int) -> int:
    words = lies.things or ()
    if len(words) != 1 or words[0] not in map(str, range(most + 1)):
        raise CannotLay(Refusal("told-unknown", "", {"at": lies.at, "word": " ".join(words) or "-"}))
    return int(words[0])


def _in_hand(cards: Things, lies: Lies, place: Sequence[int], new: Things) -> Things:
    """The cards of a hand after all of them, or those at one place, are told."""
    if not place:
        return new
    number = place[0]
    if len(place) > 1 or number > len(cards) + 1:
        raise CannotLay(Refusal("told-place", "", {"at": lies.at}))
    _refuse_many(lies, 1)
    return (*cards[: number - 1], *new, *cards[number:])


def _known(known: Things, before: Things, after: Things) -> Things:
    """Which cards everybody knows when a hand was told anew: a card in the place of a known one is known."""
    left, taken = [*known], Counter(before) - Counter(after)
    for old, new in zip(before, after, strict=False) if len(before) == len(after) else ():
        if old != new and taken[old] and old in left:
            left[left.index(old)] = new
            taken[old] -= 1
    for card in dict.fromkeys(before):
        for _ in range(max(0, left.count(card) - after.count(card))):
            left.remove(card)
    return tuple(left)


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


def _sizes(state: GameState, tops: Sequence[str | None], sizes: list[int], told: dict[int, int]) -> tuple[int, int]:
    """How many temples each pile has: all that lie nowhere else. As long as nobody has told it, the larger pile has
    lost what lies elsewhere now."""
    seen = sum(len(player.temples) + sum(c.temple is not None for c in player.coatls) for player in state.players)
    left = max(0, len(state.catalog.temples) - seen)
    if state.setup.chance == "beside" or (tops == [None, None] and not told):
        return 0, 0
    if told:
        first = told[1] if 1 in told else left - told[2]
    elif state.phase == "lay" or None in tops:
        first = left if tops[1] is None else 0 if tops[0] is None else (left + 1) // 2
    else:
        first, second = sizes
        while first + second != left:
            more = left > first + second
            if (first >= second) != more:
                first += 1 if more else -1
            else:
                second += 1 if more else -1
    wrong = next((n for n, size in ((1, first), (2, left - first)) if size < 0 or (size > 0) != bool(tops[n - 1])), 0)
    if wrong or (told and [told.get(1, first), told.get(2, left - first)] != [first, left - first]):
        raise CannotLay(Refusal("told-sizes", "2.3", {"n": left}))
    return first, left - first


def _hide(
    state: GameState, found: Found, pieces: Counter[str], tops: Sequence[str | None], sizes: tuple[int, int]
) -> None:
    """Puts all that lies nowhere into bags, deck and piles. Raises CannotLay if more lies on the table than there
    is."""
    catalog, table = state.catalog, [*_lying(state, tops)]
    there = Counter(word for lies in table for word in words_of(lies) if not word.isdigit())
    named = Counter(word for lies in found.places for word in words_of(lies))
    cards = Counter(catalog.prophecy_cards()) + Counter(catalog.temple_cards())
    everything = pieces + cards
    for word, number in there.items():
        if number > everything[word] and word not in TOKENS:
            raise too_many(state, word, named[word], table, found.places)
    heads, bodies, tails = state.ruleset.kinds(state.rules, len(state.players))

    def rest(kinds: Iterable[Piece]) -> tuple[Piece, ...]:
        return tuple(kind for kind in kinds for _ in range(pieces[kind.text] - there[kind.text]))

    state.heads, state.bodies, state.tails = rest(heads), rest(bodies), rest(tails)
    hidden = [*(Counter(catalog.temple_cards()) - there).elements()]
    first, second = (max(0, size - 1) for size in sizes)
    bottoms = hidden[:first], hidden[first : first + second]
    state.piles = tuple(() if top is None else (*below, top) for below, top in zip(bottoms, tops, strict=True))
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
        state.turn = state.turn or 1
        state.seat, state.acted, state.actions_left, state.closing = turn - 1, False, 1, -1
        state.phase = "beside" if state.setup.chance == "beside" else "action"
    elif dealt and state.setup.chance == "beside":
        next_turn(state, first, 1, events)
    elif dealt:
        state.phase = "keep"
    closing, coatls = state.closing, state.player.coatls
    if closing >= 0 and not (closing < len(coatls) and coatls[closing].complete):
        raise CannotLay(Refusal("told-closing", "6.5", {"coatl": closing + 1}))


def _refuse_unfilled(state: GameState) -> None:
    """Raises CannotLay for an empty supply board that the game would have filled again (4.2)."""
    rules, supply = state.rules, state.supply
    if not any(supply[: rules.body_fields]) and len(state.bodies) >= rules.bodies_per_field:
        raise CannotLay(Refusal("told-unfilled", "4.2", {"at": "field 1"}))
    if not any(supply[rules.body_fields :]) and (state.heads or state.tails):
        raise CannotLay(Refusal("told-unfilled", "4.2", {"at": f"field {rules.body_fields + 1}"}))
