"""Whoever is told of a real table knows what the real table knows: shadow games of all kinds (see ``shadow``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from coatl_adam.variant import Adam
from coatl_core.cards.pieces import PIECES
from coatl_core.game.actions import Action, Keep, Take
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.found import Found, Lies
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset
from coatl_golden_feathers.feathers import FewerBodies, GoldenFeathers
from tests.adam.support import Keen
from tests.conftest import Effort
from tests.support import NAMES, Dice, Sensible, registry
from tests.told.shadow import Astray, Beside, Secret, Shadow, names

LEVELS = tuple(f"level-{number}" for number in range(1, 6))


def alone(number: int) -> Setup:
    """A game against A.D.A.M. with some of his levels."""
    random = Random(f"alone {number}")
    options = (
        *(level for level in LEVELS if random.random() < 0.4),
        *(["secret-temple"] if random.random() < 0.2 else []),
    )
    return _setup(1, number, random, (VariantChoice("adam", options),))


def together(number: int, bodies: int) -> Setup:
    """A game of several, with sacrifice tokens or without, golden feathers, fewer body segments, promo cards. So many
    ``bodies`` of each colour make it long."""
    random = Random(f"together {number}")
    variants = random.choice(((), (VariantChoice("golden-feathers"),), (VariantChoice("fewer-bodies"),)))
    rules = Rules(sacrifice_tokens=random.random() < 0.7, bodies_per_color=bodies)
    return _setup(random.choice((2, 2, 3, 4)), number, random, variants, rules)


def _setup(
    players: int, number: int, random: Random, variants: tuple[VariantChoice, ...], rules: Rules | None = None
) -> Setup:
    sets = ("base", "promo") if random.random() < 0.5 else ("base",)
    first = random.randrange(players)
    return Setup(NAMES[:players], f"real {number}", first, card_sets=sets, variants=variants, rules=rules or Rules())


def ruleset_of(setup: Setup) -> Ruleset:
    """The cards and variants without the guards of plugins, which take more time than the game itself."""
    kinds = {kind.id: kind for kind in (Adam, FewerBodies, GoldenFeathers)}
    variants = tuple(kinds[choice.id](choice.options) for choice in setup.variants)
    for variant in variants:
        variant.trusted = True
    return Ruleset(registry().catalog(setup.card_sets), variants)


class Taker(Dice):
    """A player who mostly takes pieces, so that the board is often filled again and the game soon ends."""

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        takes = tuple(action for action in actions if isinstance(action, Take | Keep))
        return super().choose(state, takes if takes and self.random() < 0.7 else actions)


def test_a_game_that_is_told_is_the_game_at_the_real_table(effort: Effort) -> None:
    looks, bodies = effort(quick=16, test=16, exhaustive=3), effort(quick=5, test=5, exhaustive=16)
    for number in effort.seeds(quick=10, test=150, exhaustive=1500):
        setup = alone(number) if number % 10 == 0 else together(number, bodies)
        shadow = Shadow(setup, ruleset_of(setup), looks)
        assert shadow.play(Random(number), Taker(f"taker {number}") if number % 3 else None) > 20


def test_beside_the_box_adam_does_what_he_would_do_at_the_real_table(effort: Effort) -> None:
    for number in effort.seeds(quick=5, test=50, exhaustive=500):
        setup = alone(number)
        beside = Beside(setup, ruleset_of(setup))
        player = Keen(f"beside {number}") if number % 4 == 0 else Taker(f"beside {number}")
        beside.play(Random(number), player)
        beside.tell_end()


def test_seats_that_tell_nobody_their_cards_play_at_a_real_table(effort: Effort) -> None:
    """All others see what they would see, and whatever a secret hand can do is offered."""
    looks = effort(quick=40, test=40, exhaustive=2)
    for number in effort.seeds(quick=2, test=5, exhaustive=60):
        setup, random = together(number, 9), Random(f"secret {number}")
        secret = tuple(seat for seat in range(len(setup.players)) if random.random() < 0.5) or (0,)
        shadow = Secret(setup, ruleset_of(setup), looks, secret)
        shadow.play(random, Sensible(f"secret {number}") if number % 2 else None)


@pytest.mark.parametrize("kind", ["field", "card"])
def test_what_was_told_wrongly_is_repaired_by_one_statement(effort: Effort, kind: str) -> None:
    """A take told from the wrong field, and a card misread, are found later; then the tables are equal to the end."""
    repaired = 0
    for number in effort.seeds(quick=2, test=5, exhaustive=330):
        random = Random(f"astray {number}")
        setup = alone(number) if number % 3 == 0 else together(number, 12)
        astray = Astray(setup, ruleset_of(setup), 8, random.randrange(1, 25))
        repaired += astray.play_astray(random, kind)
    assert repaired >= effort(quick=2, test=4, exhaustive=300)


def misspelt(found: Found, state: GameState) -> Iterator[Found]:
    """Names that cannot be those of what comes next: one too few, one too many, one of no such thing, one of what lies
    elsewhere."""
    for at, lies in enumerate(found.places):
        words = lies.things or ()
        wrong = [words[:-1], (*words, words[-1]), ("Q", *words[1:])]
        if lies.at == "deck":
            counted = state.catalog.prophecy_cards()
            open_ones = [card for card in (*state.row, *state.player.hand) if card is not None]
            wrong += [(card, *words[1:]) for card in open_ones[:1] if counted.count(card) == 1 and state.deck]
        elif lies.at in ("bodies", "heads", "tails"):
            bag = [p.text for p in getattr(state, lies.at)]
            gone = [p.text for p in PIECES if p.text not in bag]
            wrong += [(piece, *words[1:]) for piece in gone[:1]]
        for other in wrong:
            yield Found((*found.places[:at], Lies(lies.at, other), *found.places[at + 1 :]))


def test_a_name_misspelt_is_refused_and_changes_nothing(effort: Effort) -> None:
    refused: Counter[str] = Counter()
    for number in effort.seeds(quick=2, test=3, exhaustive=100):
        setup = alone(number) if number % 3 == 0 else together(number, 9)
        shadow, random = Shadow(setup, ruleset_of(setup), 50), Random(number)
        while legal := shadow.real.legal_actions:
            action, told = random.choice(legal), shadow.told
            openings = told.opened(action)
            if openings:
                shadow.real.push(action)
                found = names(openings, shadow.real.state)
                shadow.real.pop()
                before, actions = told.state.digest(), len(told.history)
                for wrong in misspelt(found or Found(), told.state):
                    with pytest.raises(IllegalActionError) as error:
                        told.push(action, wrong)
                    refused[error.value.refusal.code] += 1
                assert (told.state.digest(), len(told.history)) == (before, actions)
            shadow.push(action)
    assert {*refused} == {"told-number", "told-unknown", "told-card", "told-piece"}
