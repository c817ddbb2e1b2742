"""For the tests of a plugin: to find it as the game does, and to play whole games with it.

.. code-block:: python

    def test_a_game_is_played_to_its_end():
        game = play(with_plugin("my-cards"), card_sets=["base", "my-cards"])
        assert game.over
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from coatl_core.files.home import home
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry

NAMES = ("Ana", "Bao", "Cuz", "Dax")
MOST_ACTIONS = 5_000
"""No game of random players is nearly so long: with four of them it has some 400 actions."""


def with_plugin(id: str) -> Registry:
    """Everything that is installed or was added, the plugin of this id among it. Raises AssertionError, with what is
    wrong as sentences, if it is not there or does not work."""
    registry = load_plugins(home().packs)
    found = [plugin for plugin in registry.plugins if plugin.id == id]
    assert found, (
        f"no plugin {id} is installed or added; there are: {', '.join(plugin.id for plugin in registry.plugins)}"
    )
    problems = [problem_text(problem, english()) for plugin in found for problem in plugin.problems]
    assert not problems, "\n".join(problems)
    return registry


def play(
    registry: Registry,
    card_sets: Iterable[str] = ("base",),
    variants: Iterable[VariantChoice] = (),
    *,
    players: int = 2,
    seed: str = "test",
) -> Session:
    """A game of these card sets and variants, played to its end by players who do anything legal, at random: the same
    game for the same seed. Raises UnknownContent, VariantFailed, ValueError for a setup that makes no game, and
    AssertionError for a game that has no end."""
    setup = Setup(NAMES[:players], seed, card_sets=tuple(card_sets), variants=tuple(variants))
    session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
    random = Random(f"{seed}/play").random
    while not session.over:
        if len(session.history) == MOST_ACTIONS:
            latest = ", ".join(map(str, session.actions[-6:]))
            raise AssertionError(f"the game has no end: after {MOST_ACTIONS} actions it goes on with {latest}")
        actions = session.legal_actions
        session.push(actions[int(random() * len(actions))])
    return session
