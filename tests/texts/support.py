"""Games whose texts are read, and what no text may hold."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.session import Played, Session
from coatl_core.language.l10n import L10n
from tests.game.test_two_worlds import CASES, EACH, name
from tests.locale import support
from tests.locale.support import LANGUAGES
from tests.support import Builder, Sensible, registry

__all__ = ["CASES", "EACH", "LANGUAGES", "name", "played", "speaking", "spoilt"]

SIGNS = ("⟦", "⟧", "{", "}", "  ", "base:", "promo:", "\n", "\x1b", "None")
"""What no sentence has: a message without a text, a value that was not filled in, the id of a card."""


def spoilt(text: str) -> bool:
    """Whether a sentence is none: it is empty, or has something of ``SIGNS`` or a character that no font has."""
    return not text.strip() or not text.isprintable() or any(sign in text for sign in SIGNS)


@cache
def speaking(tag: str) -> L10n:
    """The messages in a language; one that is missing or faulty is an error."""
    return support.speaking(tag)


@cache
def played(setup: Setup, seed: str = "texts") -> tuple[Played, ...]:
    """A whole game of players who build and fulfil: every action with the state before it and what happened."""
    session = Session(evolve(setup, seed=seed), registry().ruleset(setup.card_sets, setup.variants))
    players = [(Sensible, Builder)[seat % 2](f"{seed} {seat}") for seat in range(len(setup.players))]
    while not session.over:
        session.push(players[session.acting].choose(session.state, tuple(legal_actions(session.state))))
    return tuple(session.history)
