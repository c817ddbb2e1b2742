"""``coatl plugins check --run`` finds the secrets that a stranger's variant tells, and names them in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Coatl
from tests.plugins.support import HOOKS, manifest

BEGIN = """
from coatl_core import Do, Offer, Refusal, Took, Variant, VariantEvent

class Spy(Variant):
    id = "spy"
"""
END = """
@hookimpl
def coatl_variants():
    return [Spy]
"""

SHOWS_A_HAND = """
    def react(self, state, event, events):
        if isinstance(event, Took) and events is not None and state.player.hand:
            events.append(VariantEvent(event.seat, "spy-saw", {"card": state.player.hand[0]}))
"""
ASKS_WHO_CAN_PAY = """
    def react(self, state, event, events):
        colors = [state.catalog.prophecies[card].color for card in state.players[event.seat or 0].hand]
        if isinstance(event, Took) and "R" in colors:
            state.ask("spy", event.seat, "spy-asks")

    def moves(self, state):
        return [Offer(Do("spy", "no"), "spy-no")] if state.phase == "ask" else []

    def perform(self, state, move, events):
        return False
"""
KNOWS_THE_DECK = """
    memory = str

    def deal(self, state):
        return state.deck[-1]

    def react(self, state, event, events):
        state.variants["spy"] = state.deck[-1] if state.deck else ""
"""
REFUSES_BY_THE_DECK = """
    def refusal(self, state, action):
        named = str(action).startswith(("draw", "take")) and state.deck and "red" in state.deck[-1]
        return Refusal("spy-no", "") if named else None
"""
FAILS = """
    def react(self, state, event, events):
        1 / 0
"""
IMPOSSIBLE = """
    def conflicts(self, setup):
        return Refusal("spy-no", "")
"""
ASKS_WITHOUT_A_SEAT = """
    def moves(self, state, seat):
        return []
"""
TELLS_NOBODY = """
    def react(self, state, event, events):
        if isinstance(event, Took):
            events.append(VariantEvent(event.seat, "spy-saw"))
"""
SAYS_WHAT_IS_NOT_THERE = """
    def react(self, state, event, events):
        if isinstance(event, Took) and events is not None:
            events.append(VariantEvent(event.seat, "spy-" + "took"))
"""
ASKS_FOR_EVER = """
    def react(self, state, event, events):
        if isinstance(event, Took):
            state.ask("spy", event.seat, "spy-asks")

    def moves(self, state):
        return [Offer(Do("spy", "no"), "spy-no")] if state.phase == "ask" else []

    def perform(self, state, move, events):
        state.ask("spy", state.seat, "spy-asks")
        return False
"""
DRAWS_BY_ITSELF = """
    def react(self, state, event, events):
        import random

        bodies = list(state.bodies)
        random.shuffle(bodies)
        state.bodies = tuple(bodies)
"""
SEES_ALL = """
    memory = str

    def deal(self, state):
        return state.deck[0]

    def seen(self, own, seat):
        return own

    def guess(self, own, seat, random):
        return own
"""
REMEMBERS_SOMETHING_ELSE = """
    memory = tuple[int, ...]

    def deal(self, state):
        return ("one", "two")
"""
ENDS_AT_ONCE = """
    def react(self, state, event, events):
        if isinstance(event, Took):
            state.finish("spy-saw")
"""
HONEST = """
    def react(self, state, event, events):
        if isinstance(event, Took) and events is not None:
            events.append(VariantEvent(event.seat, "spy-saw", own={"n": len(state.deck)}))
"""


def variant(tmp_path: Path, code: str) -> str:
    """The folder of a plugin whose variant has these methods."""
    folder = tmp_path / "a_test_plugin_that_spies"
    folder.mkdir()
    (folder / "__init__.py").write_text(HOOKS + BEGIN + code + END, "utf-8")
    provides = "variants = ['spy']\nmessages = 'locale'"
    text = manifest("spy", python=True, kind="variant").replace("card-sets = ['cards.toml']", provides)
    (folder / "coatl-plugin.toml").write_text(text, "utf-8")
    (folder / "locale" / "en").mkdir(parents=True)
    messages = ("name", "help", "saw", "asks", "no")
    (folder / "locale" / "en" / "spy.ftl").write_text("".join(f"spy-{id} = x\n" for id in messages), "utf-8")
    with (folder / "locale" / "en" / "spy.ftl").open("a", encoding="utf-8") as file:
        file.write("spy-saw-own = x\nrefusal-spy-no = x\n")
    return str(folder)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (SHOWS_A_HAND, "/values/card: 'base:"),
        (ASKS_WHO_CAN_PAY, "/state/view/phase: 'a"),
        (KNOWS_THE_DECK, "/state/view/variants/spy: 'base:"),
        (REFUSES_BY_THE_DECK, "/do draw deck: 'done' | "),
    ],
    ids=["hand", "question", "deck", "refusal"],
)
def test_a_variant_that_tells_a_secret_is_found_and_named(coatl: Coatl, tmp_path: Path, code: str, told: str) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, code))
    assert (run.code, run.err) == (1, "")
    assert "coatl-plugin.toml:1: error: The variant “spy” tells a secret: " in run.out
    assert told in run.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("cs", "Varianta „spy“ prozrazuje tajemství: co hráč 1 dostane po „keep"),
        ("pl", "Wariant „spy” zdradza tajemnicę: to, co gracz 1 otrzymuje po „keep"),
        ("uk", "Варіант «spy» видає таємницю: те, що гравець 1 отримує після «keep"),
    ],
)
def test_a_secret_that_is_told_is_named_in_every_language(
    coatl: Coatl, tmp_path: Path, language: str, sentence: str
) -> None:
    run = coatl("--lang", language, "plugins", "check", "--run", variant(tmp_path, KNOWS_THE_DECK))
    assert sentence in run.out
    assert "/state/view/variants/spy: 'base:" in run.out


def test_a_variant_that_fails_in_a_game_is_named(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, FAILS))
    assert "__init__.py:10: error: The plugin failed: spy: react: ZeroDivisionError" in run.out


def test_the_line_is_named_as_the_folder_was(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(variant(tmp_path, FAILS))
    monkeypatch.chdir(tmp_path)
    assert f"{folder.name}/__init__.py:10: error: " in coatl("plugins", "check", "--run", folder.name).out
    (folder / "__init__.py").write_text("from coatl_core import piece\n\npiece('P')\n", "utf-8")
    run = coatl("plugins", "check", "--run", folder.name)
    assert (
        f"{folder.name}/__init__.py:3: error: The plugin failed: ValueError: not a piece: 'P': it is a letter "
        in run.out
    )


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (ASKS_WITHOUT_A_SEAT, "__init__.py:10: error: The plugin failed: spy: moves: TypeError: Spy.moves() missing 1"),
        (TELLS_NOBODY, "no attribute 'append' (__init__.py:12) events is None where nobody reads them"),
        (SAYS_WHAT_IS_NOT_THERE, "the message spy-took: missing; did you mean spy-"),
        (ASKS_FOR_EVER, "The plugin failed: spy: the game has no end: after 5000 actions it goes on with do spy no"),
        (REMEMBERS_SOMETHING_ELSE, "The plugin failed: spy: memory = tuple: "),
        (DRAWS_BY_ITSELF, "Two games with the variant “spy” that were dealt and played alike became different ones"),
    ],
    ids=["signature", "events", "message", "question", "memory", "chance"],
)
def test_what_goes_wrong_in_a_whole_game_is_named(coatl: Coatl, tmp_path: Path, code: str, told: str) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, code))
    assert run.code == 1
    assert told in run.out


def test_a_variant_whose_secrets_everybody_sees_is_named(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, SEES_ALL))
    assert run.code == 0
    assert "__init__.py:15: warning: In the games that were tried, “seen” of the variant “spy” hid nothing" in run.out


def test_an_honest_variant_is_told_how_much_was_tried(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, HONEST))
    assert run.code == 0
    assert "Its variants told no secret in 2,0" in run.out


def test_a_variant_whose_games_end_early_is_tried_to_the_end(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, ENDS_AT_ONCE))
    assert (run.code, "Its variants told no secret in 2,0" in run.out) == (0, True)


def test_a_variant_with_which_nothing_can_be_dealt_was_not_tried(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", "--run", variant(tmp_path, IMPOSSIBLE))
    assert "no game with them can be dealt" in run.out


def test_without_run_it_is_said_that_secrets_were_not_looked_for(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("plugins", "check", variant(tmp_path, KNOWS_THE_DECK))
    assert run.code == 0
    assert run.out.endswith("Whether its variants tell a secret was not tried: add --run for that.\n")
