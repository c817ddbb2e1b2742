"""Tables with tribes, an omen and a quick action, laid by hand."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from coatl_core.game.engine import new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_tribes.memory import Memory
from tests.support import NAMES, do, registry

SWITCHES = ("tribes", "omens", "quick")


def choice(*switches: str) -> VariantChoice:
    return VariantChoice("tribes", switches)


def setup(*switches: str, players: int = 2, seed: str = "tribes", **rules: Any) -> Setup:
    return Setup(NAMES[:players], seed, card_sets=("base",), rules=Rules(**rules), variants=(choice(*switches),))


def ruleset(*switches: str) -> Ruleset:
    return registry().ruleset(["base"], [choice(*switches)])


def table(*tribes: str, omen: str = "", place: int = 0, tile: str = "", players: int = 2, **rules: Any) -> GameState:
    """A game at its first turn; nobody has kept a prophecy. The seats have these tribes, the omen of this place (from
    0) holds, and this tile is shown: each only if it is named."""
    switches = [switch for switch, on in zip(SWITCHES, (tribes, omen, tile), strict=True) if on]
    state = new_game(setup(*switches, players=players, **rules), ruleset(*switches))
    while state.turn == 0:
        state = do(state, "keep" if state.phase == "keep" else str(legal_actions(state)[0]))
    if tribes:
        lead(state, *tribes)
    if omen:
        hold(state, omen, place)
    if tile:
        remember(state, "quick", tiles=(tile,) * 7)
    return state


def own(state: GameState) -> Memory:
    memory = state.variants["tribes"]
    assert isinstance(memory, Memory)
    return memory


def remember(state: GameState, part: str, **changes: Any) -> None:
    """Changes a part of what the variant remembers."""
    state.variants["tribes"] = evolve(own(state), **{part: evolve(getattr(own(state), part), **changes)})


def lead(state: GameState, *tribes: str) -> None:
    """Gives the seats tribes; those that are not named have none that matters."""
    chosen = (*tribes, *["itzamna"] * (len(state.players) - len(tribes)))
    remember(state, "tribes", chosen=chosen, rest=0)


def hold(state: GameState, omen: str, place: int = 0) -> None:
    """The omen of this place holds, on its first day."""
    others = [each for each in ("floods", "gold", "wrath") if each != omen]
    others.insert(place, omen)
    counts = ((0,) * len(state.players),) * place
    remember(state, "omens", drawn=tuple(others[:3]), counts=counts)
    remember(state, "calendar", day=(7, 13, 19)[place])


def drawable(state: GameState, *cards: str) -> None:
    """Lays prophecies on the deck, the first one on top; they are taken from where they lie there."""
    deck = [*state.deck]
    for card in cards:
        full = f"base:{card}"
        if full in deck:
            deck.remove(full)
    state.deck = (*deck, *[f"base:{card}" for card in reversed(cards)])


def points(state: GameState) -> list[int]:
    return [player.points for player in score_sheet(state).players]


def lines(state: GameState, seat: int) -> list[tuple[str, int]]:
    return [
        (line.message.removeprefix("tribes-points-"), line.points) for line in score_sheet(state).players[seat].lines
    ]
