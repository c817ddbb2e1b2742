"""Tries the variants of a plugin that is not installed, for its author: plays whole games with them, and looks for
secrets that they tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from attrs import evolve

from coatl_core.files.problems import Problem
from coatl_core.game.actions import Action
from coatl_core.game.engine import new_game
from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import Variant
from coatl_core.game.valued import ChoiceOption, NumberOption, Value, written
from coatl_core.hosting.room import Declined
from coatl_core.players.player_check import code_run
from coatl_core.plugins.check import is_warning
from coatl_core.plugins.manifest import MANIFEST, Manifest
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import Registry
from coatl_core.testing.games_check import check_games, choice_name, failed
from coatl_core.testing.hosted import HostedWorlds
from coatl_core.testing.worlds import SecretTold

MESSAGES = 2_000
"""So many messages of a host are compared for each variant, shared by its options."""
STRETCH, BETWEEN = 3, 9
"""So many positions in a row are compared, and after them so many actions are played without."""
NAMES = "Ann", "Bob", "Cyd", "Dan", "Eve"
MOST_PLACES, LONGEST = 3, 40
"""So many of the places that differ are named, each with two values that have at most so many characters."""


def check_secrets(folder: Path, manifest: Manifest, game: Registry) -> tuple[int, list[Problem]]:
    """Runs the code in the folder and plays whole games with each of its variants, and then at a host, in two worlds
    that a seat cannot tell apart. Returns how many messages were compared, and for each variant what failed, or the
    first secret that was told.
    ``game`` are the game's own plugins. Raises FileError if the plugin cannot be loaded."""
    file, compared, problems = str(folder / MANIFEST), 0, list[Problem]()
    with code_run(folder, manifest) as (plugin, provided):
        known = evolve(
            game,
            variants={**game.variants, **{kind.id: kind for kind in provided.variants}},
            card_sets={**game.card_sets, **{card_set.id: card_set for card_set in provided.card_sets}},
            providers={**game.providers, **dict.fromkeys(provided.ids(), plugin)},
            messages=(*game.messages, *provided.messages),
        )
        card_sets = tuple(dict.fromkeys((BASE, *(card_set.id for card_set in provided.card_sets))))
        for kind in provided.variants:
            least, most = kind.players
            names, choices = NAMES[: max(least, min(3, most))], _choices(kind)
            choice = choices[0]
            found = check_games(kind, choices, len(names), known, folder)
            problems += found
            if not all(map(is_warning, found)):
                continue
            try:
                for choice in choices:
                    setup = Setup(names, "", 0, card_sets=card_sets, variants=(choice,))
                    for messages in _stretches(setup, known, MESSAGES // len(choices)):
                        compared += messages
            except SecretTold as told:
                problems.append(_problem(file, choice, told))
            except VariantFailed as error:
                problems.append(failed(kind, choice, error, folder))
            except Declined as declined:
                why: object = declined.__context__  # a host tells nobody
                if not isinstance(why, VariantFailed):
                    why = VariantFailed("", kind.id, f"what it remembers cannot be told to anybody: {why}")
                problems.append(failed(kind, choice, why, folder))
    return compared, problems


def _choices(kind: type[Variant]) -> list[VariantChoice]:
    """Returns a variant without options, with each of them, with all, and with each value at either end."""
    options = [(), *((option,) for option in kind.options), kind.options]
    for each in kind.valued:
        ends: tuple[Value, ...] = each.choices if isinstance(each, ChoiceOption) else ()
        ends = (each.least, each.most) if isinstance(each, NumberOption) else ends
        options += [(written(each.id, value),) for value in ends]
    return [VariantChoice(kind.id, chosen) for chosen in dict.fromkeys(options)]


def _stretches(setup: Setup, plugins: Registry, most: int) -> Iterator[int]:
    """Plays such games and compares a stretch here and there, until there were so many messages; yields their numbers.
    A setup that is no game has none. Raises SecretTold, VariantFailed and Declined."""
    ruleset, random, compared, number = plugins.ruleset_for(setup), Random("secrets"), 0, 0
    while compared < most:
        number += 1
        try:
            state = new_game(evolve(setup, seed=f"secrets {number}"), ruleset)
        except ValueError:
            return
        worlds = HostedWorlds(state, random, lambda _, actions: _any(random, actions))
        while worlds.state.phase != "over" and compared < most:
            before = worlds.messages
            worlds.play(worlds.told.positions + STRETCH)
            yield worlds.messages - before
            compared += worlds.messages - before
            worlds.skip(BETWEEN)


def _any(random: Random, actions: Sequence[Action]) -> Action:
    """Returns an action of any kind; those of which there are many are not chosen more often."""
    kinds = list(dict.fromkeys(map(type, actions)))
    kind = kinds[int(random.random() * len(kinds))]
    of_kind = [action for action in actions if type(action) is kind]
    return of_kind[int(random.random() * len(of_kind))]


def _problem(file: str, choice: VariantChoice, told: SecretTold) -> Problem:
    after = "deal" if told.after is None else str(told.after)
    if told.retractable:
        return Problem(file, 1, "variant-shows", {"variant": choice_name(choice), "after": after})
    if not told.unlike:
        return Problem(file, 1, "variant-tells-legal", {"variant": choice_name(choice), "after": after})
    seat = 0 if told.seat is None else told.seat + 1
    places = "; ".join(f"{place}: {_short(one)} | {_short(other)}" for place, one, other in told.unlike[:MOST_PLACES])
    return Problem(
        file, 1, "variant-tells", {"variant": choice_name(choice), "after": after, "seat": seat, "places": places}
    )


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
