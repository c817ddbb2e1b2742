"""Helps to test a plugin: loads it as the game does, and plays whole games with it.

.. code-block:: python

    def test_a_game_is_played_to_its_end():
        game = play(with_plugin("my-cards"), card_sets=["base", "my-cards"])
        assert game.over
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from coatl_core.files.home import home
from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_core.library import Game
from coatl_core.plugins.contest import Contest, play_one, read_seat
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry

MOST_ACTIONS = 5_000
"""Many more actions than any game of random players has: one of four players has about 400."""


def with_plugin(id: str) -> Registry:
    """Returns everything that is installed or added, including the plugin with this id. Raises AssertionError, with the
    problems as sentences, if it is not there or does not work."""
    registry = load_plugins(home().packs)
    found = [plugin for plugin in registry.plugins if plugin.id == id]
    assert found, (
        f"no plugin {id} is installed or added; there are: {', '.join(plugin.id for plugin in registry.plugins)}"
    )
    problems = [problem_text(problem, english()) for plugin in found for problem in plugin.problems]
    assert not problems, "\n".join(problems)
    return registry


def share_of_wins(
    registry: Registry, player: str, against: str = "random", *, games: int = 20, seed: str = "test"
) -> float:
    """Plays games of two computer players, ``easy`` or ``easy/level``, with each deal played from both seats, and
    returns the first one's share of the victories. The same seed gives the same games. Raises UnknownContent,
    PlayerFailed if a player cannot be made, and AssertionError, with what went wrong, if one fails."""
    contest = Contest((read_seat(player), read_seat(against)), seed)
    ruleset = registry.ruleset(contest.card_sets)
    played = [play_one(contest, number, registry, ruleset) for number in range(games)]
    failures = [failure for game in played for failure in game.failures]
    assert not failures, str(failures[0])
    return sum(game.share_of(contest.seats[0]) for game in played) / games


def play(
    registry: Registry,
    card_sets: Iterable[str] = ("base",),
    variants: Iterable[str | VariantChoice] = (),
    *,
    players: int = 2,
    seed: str = "test",
) -> Game:
    """Plays a game of these card sets and variants to its end, choosing random legal actions, and returns it. The same
    seed gives the same game. Raises UnknownContent, VariantFailed, ValueError if this setup is no game, and
    AssertionError if the game does not end."""
    names = [f"Player {number}" for number in range(1, players + 1)]
    game = Game(*names, seed=seed, card_sets=card_sets, variants=variants, plugins=registry)
    random = Random(f"{seed}/play").random
    while not game.over:
        if len(game.history) == MOST_ACTIONS:
            latest = ", ".join(map(str, game.actions[-6:]))
            raise AssertionError(f"the game has no end: after {MOST_ACTIONS} actions it goes on with {latest}")
        actions = game.legal_actions
        game.push(actions[int(random() * len(actions))])
    return game
