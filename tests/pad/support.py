"""Finished games, and their ends as people would tell them."""

from __future__ import annotations

from functools import cache

from coatl_core.cards.pieces import COLORS
from coatl_core.game.engine import new_game
from coatl_core.game.match import play_on
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.state import GameState
from coatl_core.game.told_end import Told, ToldEnd
from coatl_core.language.named_cards import CardNaming
from tests.support import NAMES, Sensible, play, registry

RULES = Rules()


@cache
def finished(
    seed: str, players: int = 4, card_sets: tuple[str, ...] = ("base",), level: str = "", rules: Rules = RULES
) -> GameState:
    """The last state of a game; of computer players with this level, if it is given."""
    setup = Setup(NAMES[:players], seed, card_sets=card_sets, rules=rules)
    ruleset = registry().ruleset(card_sets)
    state = new_game(setup, ruleset)
    if level:
        seats = [registry().player(ComputerSeat(level), ruleset) for _ in setup.players]
        play_on(state, seats, Budget())
    else:
        for _ in play(state, Sensible(seed)):
            pass
    return state


@cache
def finished_alone(seed: str, *levels: str, rules: Rules = RULES) -> GameState:
    """The last state of a game against A.D.A.M."""
    variants = (VariantChoice("adam", levels),)
    state = new_game(
        Setup(NAMES[:1], seed, card_sets=("base",), rules=rules, variants=variants),
        registry().ruleset(("base",), variants),
    )
    for _ in play(state, Sensible(seed)):
        pass
    return state


def end_of(state: GameState) -> ToldEnd:
    """The end of a game as it is told: what lies before each player, and what the opponent has fulfilled."""
    opponent = state.ruleset.opponent
    shown = opponent.show(state) if opponent is not None else None
    fulfilled = tuple(line.card for line in shown.scored) if shown is not None else ()
    return ToldEnd(state.setup, tuple(Told(player.coatls, player.tokens) for player in state.players), fulfilled)


def keys_for(card: str, naming: CardNaming) -> str:
    """The fewest keys that name a card: letters as they stand on it, and its number."""
    words = str(naming.catalog[card])
    keys = ""
    while card not in naming.listed:
        for letter in COLORS:
            further = naming.letter(letter)
            if isinstance(further, CardNaming) and card in further.offered:
                naming, keys = further, keys + letter
                break
        else:
            raise AssertionError(f"no letter goes on to {words}")
    return f"{keys}{naming.listed.index(card) + 1}"
