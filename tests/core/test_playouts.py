"""Random games: what must be true after every action, and how games end."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest
from attrs import evolve, fields

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import PIECES, Piece
from coatl_core.game.actions import parse_action
from coatl_core.game.coatl import Coatl
from coatl_core.game.engine import advance, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.met import Met
from coatl_core.game.rules import Setup
from coatl_core.game.state import GameState, Player, Ruleset
from tests.conftest import Effort
from tests.support import Builder, Dice, Sensible, play, setup

LONGEST = 2000
"""More actions than any game has."""


FIELDS = {2: 6, 3: 6, 4: 6, 5: 7}
"""The fields of body segments, by the number of players (1.3)."""
LARGE = 5
"""The number of players for whom there are more pieces."""


@cache
def box(players: int) -> Counter[Piece]:
    """The 150 pieces (1.1), or the 190 for five players."""
    bodies, ends = (30, 4) if players == LARGE else (24, 3)
    return Counter({kind: bodies if kind.part == "body" else ends for kind in PIECES})


@lru_cache(1000)
def pieces_of(coatl: Coatl) -> tuple[Piece, ...]:
    return coatl.pieces


@cache
def cards_of(catalog: Catalog) -> tuple[list[str], list[str]]:
    """All prophecy cards and all temple cards of the box."""
    return sorted(catalog.prophecy_cards()), sorted(catalog.temple_cards())


def all_pieces(state: GameState) -> Counter[Piece]:
    """The pieces of bags, supply, boards and coatls."""
    pieces = state.bodies + state.heads + state.tails
    for field in state.supply:
        pieces += field
    for player in state.players:
        pieces += player.board
        for coatl in player.coatls:
            pieces += pieces_of(coatl)
    return Counter(pieces)


def all_prophecies(state: GameState) -> list[str]:
    """The prophecy cards of deck, discard pile, row, hands and coatls."""
    cards = [*state.deck, *state.discard, *(card for card in state.row if card is not None)]
    for player in state.players:
        cards += player.hand
        for coatl in player.coatls:
            cards += coatl.prophecies
    return sorted(cards)


def all_temples(state: GameState) -> list[str]:
    """The temple cards of piles, hands and coatls."""
    cards = [card for pile in state.piles for card in pile]
    for player in state.players:
        cards += player.temples
        cards += [coatl.temple for coatl in player.coatls if coatl.temple is not None]
    return sorted(cards)


def assert_coatl(coatl: Coatl, state: GameState, closing: bool) -> None:
    identities = [state.catalog.prophecies[card].identity for card in coatl.prophecies]
    assert len(identities) == len(set(identities)) <= 4  # 6.3
    if coatl.complete and not closing:
        assert len(coatl) >= 3  # 6.4
        assert coatl.prophecies  # 6.4
    if coatl.complete:
        parts = [p.part for p in pieces_of(coatl)]
        assert parts == ["head", *["body"] * (len(coatl) - 2), "tail"]
    else:
        assert coatl.temple is None  # 6.5


def assert_player(player: Player, state: GameState, acting: bool) -> None:
    assert len(player.board) <= 8  # 1.3
    assert len(player.hand) <= (7 if state.phase == "keep" else 5)  # 2.5, 5.1
    assert player.completed <= 3  # 6.7
    assert len(player.coatls) - player.completed <= 2  # 6.1
    for index, coatl in enumerate(player.coatls):
        assert_coatl(coatl, state, acting and index == state.closing)
    assert len(player.tokens) == len(set(player.tokens))
    if not state.rules.sacrifice_tokens:
        assert not player.tokens
        assert len(player.temples) <= 1


def assert_sound(state: GameState) -> None:
    """Checks what must be true of every state of the base game."""
    players, bodies = len(state.players), FIELDS[len(state.players)]
    assert all_pieces(state) == box(players)
    assert (all_prophecies(state), all_temples(state)) == cards_of(state.catalog)  # 1.2
    assert len(state.supply) == bodies + 4
    for number, field in enumerate(state.supply, 1):
        part, size = ("body", 2) if number <= bodies else ("head", 1) if number <= bodies + 2 else ("tail", 1)
        assert len(field) in (0, size)  # 1.3, 4.2
        assert all(p.part == part for p in field)
    assert len(state.row) == 6
    assert (state.closing >= 0) == (state.phase == "complete")
    assert state.last_turns is None or state.ending is not None
    for seat, player in enumerate(state.players):
        assert_player(player, state, seat == state.seat)
    if state.phase == "action" and not state.acted and (state.deck or state.discard):
        assert None not in state.row  # 5.2
    if state.phase != "keep" and not sum(map(len, state.supply[:bodies])) and len(state.bodies) < 2:
        assert state.ending is not None  # 8.1b


def assert_actions_apply(state: GameState) -> None:
    """Every legal action can be done on a clone, and the state itself does not change."""
    before = state.text()
    for action in legal_actions(state):
        clone = state.clone()
        assert clone == state
        advance(clone, action)
        assert clone != state
        assert_sound(clone)
        assert parse_action(str(action)) == action
    assert state.text() == before


def assert_game(setup: Setup, ruleset: Ruleset, player: Dice) -> str:
    """Plays one game to its end and checks every state. Returns why the end began."""
    state = new_game(setup, ruleset)
    sampled = Random(setup.seed)
    for number, (actions, action) in enumerate(play(state, player)):
        assert number < LONGEST
        assert len(actions) == len(set(actions))
        assert parse_action(str(action)) == action
        assert_sound(state)
        if sampled.random() < 0.02:
            assert_actions_apply(state)
    assert_sound(state)
    assert state.phase == "over"
    assert state.ending is not None
    if state.ending == "coatls":
        assert max(player.completed for player in state.players) == 3  # 8.1a
    return state.ending


def seatings(games: int) -> list[Setup]:
    """Games for 2, 3 and 4 players, with and without tokens, begun by every seat."""
    return [
        setup(2 + n % 3, str(n), n % (2 + n % 3), sacrifice_tokens=bool(n // 3 % 2), strict_x=n % 7 == 0)
        for n in range(games)
    ]


# The games of each policy are four tests, so that they can run side by side.
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(
    ("policy", "games", "ending"), [(Dice, 750, "coatls"), (Sensible, 250, "coatls"), (Builder, 250, "bodies")]
)
def test_every_table_is_sound_after_every_action(
    catalog: Catalog, effort: Effort, policy: type[Dice], games: int, ending: str, part: int
) -> None:
    """With all effort 1,000 games, else an eighth of them or fewer. Both kinds of ending occur (8.1)."""
    number = games // effort(quick=60, test=60, exhaustive=5)
    endings = {
        assert_game(
            evolve(setup, seed=f"{policy.__name__} {part} {effort.share} {setup.seed}"),
            Ruleset(catalog),
            policy(f"{effort.share} {setup.seed}"),
        )
        for setup in seatings(number)
    }
    assert ending in endings


def test_a_clone_has_whatever_stands_in_the_fields_of_its_state(catalog: Catalog) -> None:
    """Whatever may be added to a state later: a clone that did not copy a new field would have none."""
    state = new_game(setup(3, "fields"), Ruleset(catalog))
    state.last_turns, state.variants = [(0, 2)], {"omens": 1}
    names: dict[type, list[str]] = {kind: [field.name for field in fields(kind)] for kind in (GameState, Player)}
    for each in (state, *state.players):
        for name in names[type(each)]:
            if not isinstance(getattr(each, name), list | dict):
                setattr(each, name, object())
    clone = state.clone()
    for each, copy in ((state, clone), *zip(state.players, clone.players, strict=True)):
        for name in names[type(each)]:
            assert name in ("copied", "finishing") or getattr(copy, name) == getattr(each, name), name
    assert clone.copied
    assert clone.finishing is None


def test_a_clone_shares_nothing_that_changes(catalog: Catalog) -> None:
    """A clone can be played to its end without changing the original."""
    state = new_game(setup(3, "lines", sacrifice_tokens=True), Ruleset(catalog))
    for number, _ in enumerate(play(state, Sensible("trunk"))):
        if number % 40 == 20:
            before, branch = state.text(), state.clone()
            for _ in play(branch, Dice(str(number))):
                pass
            assert branch.phase == "over"
            assert state.text() == before


def test_legal_actions_never_come_from_the_cache_of_another_hand_or_coatl(catalog: Catalog) -> None:
    """What ``legal_actions`` remembers is never used for another hand, board or coatl: where nothing is remembered the
    same is legal."""
    for n in range(6):
        state = new_game(setup(2, f"memory {n}"), Ruleset(catalog))
        for actions, _ in play(state, Sensible(str(n))):
            assert legal_actions(evolve(state, ruleset=Ruleset(catalog))) == actions


def test_a_search_never_gets_what_could_be_built_in_another_state(catalog: Catalog) -> None:
    """Clones remember what can be built. After each action of a state the same is legal as where nothing is
    remembered."""
    state = new_game(setup(2, "search", sacrifice_tokens=True), Ruleset(catalog))
    for number, (actions, _) in enumerate(play(state, Sensible("search"))):
        for action in actions if number % 8 == 0 else ():
            after = state.clone()
            advance(after, action)
            forgetful = evolve(after, ruleset=Ruleset(catalog))
            assert legal_actions(after) == legal_actions(after.clone()) == legal_actions(forgetful)


def test_fifty_games_at_once_read_each_coatl_as_often_as_one_after_the_other(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ``legal_actions`` remembers of a game is forgotten for no other game."""
    read = 0
    of_hand = Met.read

    def counted(*about: Any) -> tuple[str, ...]:
        nonlocal read
        read += 1
        return of_hand(*about)

    monkeypatch.setattr(Met, "read", counted)

    def reads(at_once: int) -> int:
        nonlocal read
        read = 0
        for first in range(0, 50, at_once):
            numbers = range(first, first + at_once)
            games = [(new_game(setup(seed=f"once {n}"), Ruleset(catalog)), Builder(str(n))) for n in numbers]
            for _ in range(60):
                for state, player in games:
                    advance(state, player.choose(state, legal_actions(state)))
        return read

    assert reads(1) == reads(50) > 1000
