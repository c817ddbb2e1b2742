"""A plugin's variant in a game: if its code fails, only the current action is lost, and nothing else."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import distributions
from itertools import product
from pathlib import Path

import pytest
from attrs import evolve, fields

from coatl_core.game.actions import Take
from coatl_core.game.coatl import VariantLine
from coatl_core.game.errors import IllegalActionError, VariantFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.opponent import Table
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.simulate import simulate
from coatl_core.game.state import GameState, Player
from coatl_core.language.l10n import L10n
from coatl_core.plugins import discovery
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError, copied, decode, encode, make_save, play, replay
from coatl_core.saves.savetext import edited_text
from coatl_core.testing import play as play_game
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import HOOKS, Install, manifest, pack
from tests.support import Sensible, paired

VARIANT = """
from attrs import evolve
from coatl_core.game.errors import Refusal
from coatl_core import Opponent, Variant

class Moon(Variant):
    id = "moon"
    options = ("full",)
{body}

@hookimpl
def coatl_variants():
    return [Moon]
"""
HONEST = """
    def rules(self, rules, players):
        return evolve(rules, hand_limit=3)

    def refusal(self, state, action):
        return Refusal("moon-dark", "3") if str(action) == "take 1" else None
"""
LATE = """
    def {method}:
        if state.turn > 3:
            {what}
        return {otherwise}
"""
AUTOMAT = """
    players = (1, 4)

    def step(self, state, events):
        {what}

    def show(self, table):
        return Opponent("the moon")
"""


def with_variant(install: Install, body: str) -> Registry:
    """Returns all plugins, including one with a variant ``moon`` with this body."""
    install("moon", VARIANT.format(body=body or "    pass"), provides="variants = ['moon']")
    return load_plugins()


def game(registry: Registry, players: int = 2) -> Session:
    setup = Setup(("Ana", "Bao")[:players], "moon", card_sets=("base",), variants=(VariantChoice("moon", ("full",)),))
    return Session(setup, registry.ruleset(setup.card_sets, setup.variants))


def play_on(session: Session) -> None:
    """Plays until the game is over or a variant fails."""
    player = Sensible("moon")
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))


def test_a_variant_changes_the_rules_and_forbids_actions_with_a_reason(install: Install) -> None:
    session = game(with_variant(install, HONEST))
    assert session.state.rules.hand_limit == 3
    while session.state.phase != "action":
        session.push(session.legal_actions[0])
    assert "take 1" not in map(str, session.legal_actions)
    with pytest.raises(IllegalActionError) as caught:
        session.push(Take(1))
    assert caught.value.refusal.code == "moon-dark"


@pytest.mark.parametrize(
    ("method", "otherwise"),
    [("refusal(self, state, action)", "None"), ("score(self, state, sheet)", "sheet")],
)
@pytest.mark.parametrize(
    ("what", "error"),
    [
        ("return 1 / 0", "ZeroDivisionError"),
        ("raise SystemExit", "SystemExit"),
        ("return 'moonshine'", "returned str"),
        ("return self.nothing", "AttributeError"),
    ],
)
def test_an_action_that_makes_a_variant_fail_is_not_done(
    install: Install, method: str, otherwise: str, what: str, error: str
) -> None:
    session = game(with_variant(install, LATE.format(method=method, what=what, otherwise=otherwise)))
    with pytest.raises(VariantFailed) as caught:
        play_on(session)
    assert (caught.value.plugin, caught.value.variant) == ("moon", "moon")
    assert error in caught.value.error
    assert session.state.turn == 3
    assert len(session.legal_actions) > 0
    assert session.score_sheet().players
    assert session.undo() or session.history[-1].reveals


def test_only_a_game_with_a_strangers_variant_is_tried_at_every_action(install: Install) -> None:
    registry = with_variant(install, HONEST)
    ours, theirs = VariantChoice("golden-feathers"), VariantChoice("moon")
    assert registry.ruleset(["base"], [ours]).trusted
    assert not registry.ruleset(["base"], [theirs]).trusted
    assert not registry.ruleset(["base"], [ours, theirs]).trusted


@pytest.mark.parametrize(("choices", "tried"), [(("golden-feathers",), False), (("golden-feathers", "moon"), True)])
def test_an_action_of_the_games_own_variants_asks_no_more_than_it_needs(
    install: Install, monkeypatch: pytest.MonkeyPatch, choices: tuple[str, ...], tried: bool
) -> None:
    registry = with_variant(install, HONEST)
    variants = tuple(map(VariantChoice, choices))
    setup = Setup(("Ana", "Bao"), "ours", card_sets=("base",), variants=variants)
    session = Session(setup, registry.ruleset(setup.card_sets, variants))
    asked = 0

    def points(table: Table, seat: int) -> list[VariantLine]:
        nonlocal asked
        asked += 1
        return []

    monkeypatch.setattr(session.ruleset.variants[0], "points", points)
    session.push(session.legal_actions[0])
    assert (asked > 0) == tried


@pytest.mark.parametrize(
    "what",
    ["return 1 / 0", "return None", "return False  # for ever", "raise ValueError(state.turn)", "pass"],
)
def test_an_opponent_that_fails_in_its_turn_leaves_the_game_before_it(install: Install, what: str) -> None:
    session = game(with_variant(install, AUTOMAT.format(what=what)), players=1)
    with pytest.raises(VariantFailed) as caught:
        play_on(session)
    assert caught.value.error.startswith("step:")
    assert session.state.phase == "opponent"


ENDLESS = """
    players = (2, 4)

    def refusal(self, state, action):
        return Refusal("moon-dark", "3") if state.phase == "action" else None

    def step(self, state, events):
        {what}
        return True

    def show(self, table):
        return Opponent("the moon")
"""


def test_a_game_with_an_opponent_who_does_nothing_comes_to_its_end(install: Install) -> None:
    registry = with_variant(install, ENDLESS.format(what="pass"))
    session = play_game(registry, variants=[VariantChoice("moon")])
    assert (session.over, session.state.ending) == (True, "standstill")


@pytest.mark.exhaustive
def test_a_game_that_never_ends_is_told_to_whoever_tests_it(install: Install) -> None:
    registry = with_variant(install, ENDLESS.format(what="state.row.reverse()"))
    with pytest.raises(AssertionError, match=r"the game has no end: after 5000 actions .* pass, step, pass, step"):
        play_game(registry, variants=[VariantChoice("moon")])


SAYS = """
    players = (1, 4)

    def step(self, state, events):
        from coatl_core.game.events import VariantEvent
        if events is not None:
            events.append({event})
        return True

    def show(self, table):
        return Opponent("the moon")
"""


@pytest.mark.parametrize(
    "event",
    [
        "'junk'",
        "VariantEvent(None, 'x', {'piece': '??'})",
        "VariantEvent(None, 'x', {'y': ['z']})",
        "VariantEvent(None, 5)",
    ],
)
def test_an_opponent_with_events_that_cannot_be_shown_fails(install: Install, event: str) -> None:
    session = game(with_variant(install, SAYS.format(event=event)), players=1)
    with pytest.raises(VariantFailed):
        play_on(session)
    assert session.state.phase == "opponent"


@pytest.mark.parametrize(
    "change",
    [
        "players=()",
        "players=None",
        "players=(*sheet.players[:1], evolve(sheet.players[1], points='many'))",
        "winners=(2,)",
        "winners=()",
        "winners=None",
        "verdict=5",
    ],
)
def test_a_score_sheet_nobody_could_announce_is_the_variants_fault(install: Install, change: str) -> None:
    body = f"    def score(self, state, sheet):\n        return evolve(sheet, {change})"
    with pytest.raises(VariantFailed, match="score: returned a sheet that cannot be shown: it needs each player"):
        game(with_variant(install, body))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ("evolve(rules, row_size=5)", "limits: changed rules.row_size, which is the same for all seats"),
        ("None", "limits: returned NoneType"),
        ("rules if seat else 1 / 0", "limits: ZeroDivisionError"),
    ],
)
def test_limits_of_a_seat_are_limits(install: Install, change: str, wrong: str) -> None:
    body = f"    def limits(self, rules, own, seat):\n        return {change}"
    with pytest.raises(VariantFailed, match=wrong):
        game(with_variant(install, body))


@pytest.mark.parametrize("values", ["{'piece': 'moon'}", "{'n': 1.5}", "None"])
def test_a_reason_that_cannot_be_shown_is_the_variants_fault(install: Install, values: str) -> None:
    """It would be shown when a player tries the action."""
    body = f"    def refusal(self, state, action): return Refusal('moon-dark', '3', {values})"
    with pytest.raises(VariantFailed, match=r"^moon: refusal: said what cannot be shown: moon-dark with "):
        game(with_variant(install, body))


MEMORY = """
    memory = int

    def deal(self, state):
        return 0

    def {method}:
        {change}
        return {otherwise}
"""
ASKED = [
    ("refusal(self, state, action)", "None"),
    ("score(self, state, sheet)", "sheet"),
    ("show(self, state)", "Opponent('the moon')"),
    ("forecast(self, state)", "None"),
]


@pytest.mark.parametrize(("method", "otherwise"), ASKED)
@pytest.mark.parametrize(
    "change",
    [
        "state.variants['moon'] += 1",
        "state.variants['sun'] = 1",
        "del state.variants['moon']",
        "self.count = getattr(self, 'count', 0) + 1; state.variants['moon'] += self.count > 7",
    ],
)
@pytest.mark.slow
def test_what_a_variant_remembers_is_written_by_deal_and_step_only(
    install: Install, method: str, otherwise: str, change: str
) -> None:
    """A variant that counts how often it is asked would save games that cannot be opened."""
    body = AUTOMAT.format(what="return True") + MEMORY.format(method=method, change=change, otherwise=otherwise)
    with pytest.raises(VariantFailed, match=r"changed state.variants, which only deal, perform") as caught:
        play_on(game(with_variant(install, body)))
    assert caught.value.error.startswith(method.partition("(")[0])


@pytest.mark.parametrize(("method", "otherwise"), ASKED[:2])
@pytest.mark.parametrize("change", ["state.deck = ()", "state.supply[0] = ()", "state.player.hand = ()"])
def test_an_asked_method_leaves_the_state_as_it_is(install: Install, method: str, otherwise: str, change: str) -> None:
    with pytest.raises(VariantFailed, match=r"changed state.(deck|supply|players), which only deal, perform"):
        game(with_variant(install, MEMORY.format(method=method, change=change, otherwise=otherwise)))


def test_one_of_several_variants_that_changes_what_it_should_only_read_is_named(install: Install) -> None:
    install("sun", VARIANT.format(body=HONEST).replace("moon", "sun"), provides="variants = ['sun']")
    body = MEMORY.format(
        method="refusal(self, state, action)", change="state.piles = state.piles[:1]", otherwise="None"
    )
    registry = with_variant(install, body)
    setup = Setup(("Ana", "Bao"), "moon", card_sets=("base",), variants=(VariantChoice("sun"), VariantChoice("moon")))
    with pytest.raises(VariantFailed) as caught:
        Session(setup, registry.ruleset(setup.card_sets, setup.variants))
    assert (caught.value.plugin, caught.value.variant) == ("moon", "moon")


def test_a_simulation_names_a_variant_that_counts_as_well(install: Install) -> None:
    body = MEMORY.format(method=ASKED[0][0], change="state.variants['moon'] += 1", otherwise="None")
    with pytest.raises(VariantFailed, match=r"changed state.variants"):
        simulate(with_variant(install, body).ruleset(["base"], [VariantChoice("moon")]), 2, 1, "moon")


@pytest.mark.parametrize("memory", ["[]", "{}", "set()", "(1, [])", "Moon()", "object()"])
@pytest.mark.parametrize("method", ["deal", "step"])
@pytest.mark.slow
def test_what_a_variant_remembers_is_a_value_that_cannot_change(install: Install, method: str, memory: str) -> None:
    """Two states share it: what changed in one would change in the other."""
    body = f"    def deal(self, state): return {memory}"
    if method == "step":
        body = AUTOMAT.format(what=f"state.variants['moon'] = {memory}; return True")
    with pytest.raises(VariantFailed, match=f"{method}: what it remembers is a [A-Za-z]+, which can change"):
        play_on(game(with_variant(install, body)))


@pytest.mark.parametrize(
    "memory", ["None", "0", "'full'", "(1, ('x', None))", "frozenset([1])", "state.rules", "state.bodies[0]"]
)
@pytest.mark.slow
def test_any_frozen_value_can_be_remembered(install: Install, memory: str) -> None:
    session = game(with_variant(install, f"    memory = object\n    def deal(self, state): return {memory}"))
    play_on(session)
    assert session.over


@pytest.mark.parametrize("method", ["deal", "step"])
def test_the_class_of_what_a_variant_remembers_must_be_named(install: Install, method: str) -> None:
    """Or a view could not be written to JSON and read back."""
    body = "    def deal(self, state): return (1, 2)"
    if method == "step":
        body = AUTOMAT.format(what="state.variants['moon'] = (1, 2); return True")
    with pytest.raises(VariantFailed, match=rf"^moon: {method}: .* is a tuple, .* write memory = tuple\[int, \.\.\.\]"):
        play_on(game(with_variant(install, body)))


def test_an_error_is_told_with_the_line_of_the_plugin(install: Install) -> None:
    """Not with that of the game or of Python that it has called."""
    body = """
    def moves(self, state):
        from coatl_core import Do, Offer
        return [Offer(Do("moon", "rise", "up"), "moon-rise")]
"""
    told = r"^moon: moves: TypeError: args are a list of words: write \['up'\], not 'up' \(__init__\.py:\d+\)$"
    with pytest.raises(VariantFailed, match=told):
        play_on(game(with_variant(install, body)))


FOREIGN = "Piece('R', 'body', 'R')"
BREACHES = {
    "a foreign piece": (f"state.supply[0] = ({FOREIGN}, {FOREIGN})", "brought into the game what was not there: R"),
    "what is no piece at all": ("state.supply[0] = ('junk',)", "brought into the game what was not there: junk"),
    "a piece twice": ("state.bodies += state.bodies[:1]", "brought into the game what was not there: "),
    "a card twice": ("state.deck += state.deck[:1]", "brought into the game what was not there: base:"),
    "a temple twice": (
        "state.piles = (*state.piles[:1], state.piles[1] * 2)",
        "brought into the game what was not there: base:",
    ),
    "a card of no set": ("state.row[0] = 'moon:eclipse'", "brought into the game what was not there: moon:eclipse"),
    "a prophecy among the temples": (
        "state.piles, state.deck = (state.piles[0] + state.deck, state.piles[1]), ()",
        "took cards out of the game",
    ),
    "a card less": (
        "state.deck = state.deck[1:]",
        "took cards out of the game, which its method cards does not name: base:",
    ),
    "no temples": ("state.piles = ((), state.piles[1])", "took cards out of the game"),
    "a field more": ("state.supply.append(())", "changed how many players, fields"),
    "a list for a field": ("state.supply[0] = [*state.supply[0]]", "left a table nobody can play at"),
    "nothing for a hand": ("state.players[0].hand = None", "left a table nobody can play at"),
}


@pytest.mark.parametrize(("method", "name"), paired(["deal", "step"], [*BREACHES]))
@pytest.mark.slow
def test_a_variant_neither_makes_nor_loses_anything(install: Install, method: str, name: str) -> None:
    change, told = BREACHES[name]
    code = f"from coatl_core.cards.pieces import Piece; {change}"
    body = AUTOMAT.format(what=f"{code}; return True" if method == "step" else "return True")
    if method == "deal":
        body += f"\n    def deal(self, state):\n        {code}\n"
    with pytest.raises(VariantFailed) as caught:
        play_on(game(with_variant(install, body)))
    assert caught.value.plugin == "moon"
    assert caught.value.error.startswith(f"{method}: {told}")


def test_a_variant_may_move_all_there_is_and_keep_cards_that_it_names(install: Install) -> None:
    """It may even take pieces out of the game, as A.D.A.M. does."""
    body = """
    memory = tuple

    def deal(self, state):
        state.players[0].board = (state.bodies[-1], state.heads[-1])
        state.bodies, state.heads = state.bodies[:-1], state.heads[:-1]
        state.discard += (state.row[0],)
        state.row[0] = None
        state.piles = state.piles[::-1]
        state.tails = ()
        own, state.deck = state.deck[-2:], state.deck[:-2]
        return own

    def cards(self, own):
        return own
"""
    session = game(with_variant(install, body))
    play_on(session)
    assert (session.over, len(session.state.variants["moon"])) == (True, 2)


PUTS = """
    def react(self, state, event, events):
        if type(event).__name__ == "Took" and state.turn > 0:
            player = state.players[0]
            {what}
"""
UNPLAYABLE = {
    "the last turns are a number": ("state.last_turns = 0", "state.last_turns is 0: it must be None or a list"),
    "a last turn is a seat alone": ("state.last_turns = [1]", "state.last_turns is [1]: each must be a seat and"),
    "a last turn of nobody": ("state.last_turns = [(7, 1)]", "(7, 1) is no seat with its number of actions"),
    "a last turn without actions": ("state.last_turns = [(1, 0)]", "(1, 0) is no seat with its number of actions"),
    "an end without a reason": ("state.last_turns = []", "state.ending must say why the end begins: coatls, bodies"),
    "an invented end": ("state.ending = 'nobody'", "state.ending is 'nobody': it must be None or one of coatls"),
    "no actions left": ("state.actions_left = 0", "state.actions_left is 0"),
    "half an action": ("state.actions_left = 1.5", "state.actions_left is 1.5: it must be a whole number"),
    "actions without end": ("state.actions_left = 10**9", "state.actions_left is 1000000000: it must be 200 at most"),
    "a head in the bag of bodies": (
        "state.bodies += state.heads[:1]; state.heads = state.heads[1:]",
        "state.bodies holds <",
    ),
    "a body on the field of a head": (
        "state.supply[6], state.supply[1] = state.supply[1], ()",
        "state.supply[6] holds ",
    ),
    "no coatl at all": ("player.coatls += ('',)", "state.players[0].coatls is ('',): each must be a coatl"),
    "an invented token": (
        "player.tokens = ('gold',)",
        "state.players[0].tokens is ('gold',): each must be another one",
    ),
    "a question of its own making": ("state.questions = ('what?',)", "state.questions is ('what?',): use state.ask"),
    "a hand that is a list": ("player.hand = list(player.hand)", "state.players[0].hand is []: it must be a tuple"),
    "what the others remember": ("state.variants['sun'] = 1", "state.variants is {'moon': None, 'sun': 1}"),
    "no rules": ("state.rules = None", "state.rules is None: it must be a Rules"),
    "another setup": ("state.setup = None", "changed state.setup, which only the game may do"),
}


@pytest.mark.parametrize("name", UNPLAYABLE)
@pytest.mark.slow
def test_a_variant_that_leaves_a_table_nobody_can_play_at_is_named_at_once(install: Install, name: str) -> None:
    what, told = UNPLAYABLE[name]
    session = game(with_variant(install, PUTS.format(what=what)))
    while session.state.phase != "action":
        session.push(session.legal_actions[0])
    with pytest.raises(VariantFailed) as caught:
        session.push(Take(1))
    assert (caught.value.plugin, caught.value.variant) == ("moon", "moon")
    assert caught.value.error.startswith("react: ")
    assert told in caught.value.error
    assert session.state.turn == 1
    assert len(session.legal_actions) > 0
    assert session.score_sheet().players


RUBBISH: tuple[object, ...] = (None, 0, -1, 7, "x", (), [], [None], (None,), {}, object(), True, 1.5, 10**9)
HOLDERS = [("state", each.name) for each in fields(GameState)] + [("player", each.name) for each in fields(Player)]


def test_whatever_a_variant_puts_into_the_state_the_game_goes_on_or_names_it(install: Install) -> None:
    registry = with_variant(install, "    put = None\n" + PUTS.format(what="setattr(*self.put(state, player))"))
    beginning = game(registry)
    for _ in beginning.setup.players:
        beginning.push(beginning.legal_actions[0])
    for (holder, name), rubbish in product(HOLDERS, RUBBISH):
        put = staticmethod(
            lambda state, player, h=holder, n=name, r=rubbish: (player if h == "player" else state, n, r)
        )
        registry.variants["moon"].put = put  # type: ignore[attr-defined]
        session, before = beginning.copy(), beginning.state
        try:
            for _ in range(3):
                before = session.state
                session.push(Take(1 + len(session.history) % 3))
        except VariantFailed as failed:
            assert failed.plugin == "moon", (name, rubbish)
            assert session.state is before
        assert len(session.legal_actions) > 0
        assert session.view(0).players


def test_an_error_of_the_engine_names_the_variant_that_has_changed_the_table(install: Install) -> None:
    """The coatl goes while the game is about to close it, so that what the engine does next makes no sense."""
    body = """
    def react(self, state, event, events):
        player = state.players[event.seat or 0]
        if type(event).__name__ == "Extended" and event.piece.part == "tail" and player.coatls:
            gone = player.coatls[event.coatl - 1]
            player.coatls = player.coatls[: event.coatl - 1]
            state.discard += gone.prophecies
"""
    session = game(with_variant(install, body))
    with pytest.raises(VariantFailed, match="moon: left a table nobody can play at: ") as caught:
        play_on(session)
    assert (caught.value.plugin, caught.value.variant) == ("moon", "moon")
    assert len(session.legal_actions) > 0


@pytest.mark.parametrize("what", ["state.last_turns = 5", "state.players[1] = None", "state.seat = 5"])
def test_an_error_of_the_engine_names_the_variant_in_simulations_as_well(install: Install, what: str) -> None:
    ruleset = with_variant(install, PUTS.format(what=what)).ruleset(["base"], [VariantChoice("moon")])
    with pytest.raises(VariantFailed, match=r"^moon: left a table nobody can play at: "):
        simulate(ruleset, 2, 1, "moon")


ASKS = """
    def react(self, state, event, events):
        if type(event).__name__ == "Took":
            state.ask(self.id, event.seat, "moon-how")

    def moves(self, state):
        from coatl_core import Do, Offer
        return [Offer(Do("moon", "rise"), "moon-rise")] if state.phase == "ask" else []

    def perform(self, state, move, events):
        return state.questions[-1].message == "moon-how"
"""


def test_a_variant_that_looks_for_its_question_in_the_answer_is_told_where_it_has_gone(install: Install) -> None:
    with pytest.raises(VariantFailed, match=r"An answer has been taken from state\.questions before it is performed"):
        play_on(game(with_variant(install, ASKS)))


def test_a_game_without_a_variant_that_changes_the_table_is_not_looked_at(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the game itself stays what it is, and is not told of a plugin that has no part in it."""
    session = game(with_variant(install, HONEST))
    monkeypatch.setattr("coatl_core.game.session.score_sheet", lambda state: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        session.push(session.legal_actions[0])


def test_two_options_of_one_name_are_an_error(install: Install) -> None:
    registry = with_variant(install, '    options = ("full", "full")')
    assert [p.code for plugin in registry.plugins for p in plugin.problems] == ["option-twice"]


@pytest.mark.parametrize(
    "body",
    [
        "    def rules(self, rules, players):\n        return None",
        "    def __init__(self, chosen):\n        pass",
        "    def show(self, table):\n        from coatl_core.game.opponent import Opponent\n"
        "        return Opponent(5, (7,), ())\n    def step(self, state, events): return True",
        "    def rules(self, rules, players):\n        return evolve(rules, hand_limit=10**9)",
        "    def deal(self, state):\n        raise OSError('no moon')",
        "    def __init__(self, chosen):\n        raise KeyError('moon')",
        "    def show(self, table):\n        return 'moon'\n    def step(self, state, events): return True",
    ],
)
def test_no_game_is_dealt_with_a_variant_that_fails_at_once(install: Install, body: str) -> None:
    registry = with_variant(install, body)
    with pytest.raises(VariantFailed):
        game(registry)
    assert registry.catalog(["base"]).prophecy_cards()


def saved(registry: Registry, actions: int = 12) -> str:
    session = game(registry)
    player = Sensible("moon")
    for _ in range(actions):
        session.push(player.choose(session.state, legal_actions(session.state)))
    return encode(make_save(session, registry.dependencies(session.setup.card_sets, session.setup.variants)))


def code_and_values(text: str, registry: Registry) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(SaveError) as caught:
        play(decode(text), registry)
    return caught.value.code, caught.value.values


def test_a_saved_game_is_loaded_with_its_variant(install: Install) -> None:
    registry = with_variant(install, HONEST)
    text = saved(registry)
    assert play(decode(text), registry).state.digest() == decode(text).state
    (content,) = (c for c in decode(text).content if c.kind == "variant")
    assert (content.plugin, content.version, len(content.digest)) == ("moon", "1.0", 64)


def test_a_missing_variant_is_refused_with_what_to_install(install: Install) -> None:
    text = saved(with_variant(install, HONEST))
    code, values = code_and_values(text, load_plugins(safe_mode=True))
    assert code == "content-missing"
    assert (values["kind"], values["id"], values["plugin"], values["wanted"]) == ("variant", "moon", "moon", "1.0")


def test_a_save_whose_plugin_is_broken_says_why_and_not_to_install_it(
    install: Install, edit: Callable[[str], Registry], coatl: Coatl, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(saved(with_variant(install, HONEST)), "utf-8")
    edit("    def rules(:\n        return 1\n")
    run = coatl("replay", "--text", str(file))
    assert_refused(run, "needs the variant “moon” of the plugin “moon”, which is not used: ", "__init__.py:", "Syntax")
    assert "install" not in run.err


def test_a_variant_that_is_turned_off_is_refused_with_the_remedy(install: Install) -> None:
    text = saved(with_variant(install, HONEST))
    assert code_and_values(text, load_plugins(disabled=["moon"]))[0] == "content-off"


def test_a_changed_variant_is_refused_even_if_it_would_play_alike(install: Install, tmp_path: Path) -> None:
    registry = with_variant(install, HONEST)
    text = saved(registry)
    code = tmp_path / "site" / "a_test_plugin_moon" / "__init__.py"
    code.write_text(code.read_text("utf-8") + "\n# a word\n", "utf-8")
    code_found, values = code_and_values(text, load_plugins())
    assert code_found == "content-edited"  # the version is the same, so that nobody is told to install another one
    assert (values["id"], values["plugin"], values["wanted"]) == ("moon", "moon", "1.0")
    notes = code.with_name("coatl-plugin.toml")
    notes.write_text(notes.read_text("utf-8").replace("'1.0'", "'1.1'"), "utf-8")
    code_found, values = code_and_values(text, load_plugins())
    assert (code_found, values["wanted"], values["found"]) == ("content-changed", "1.0", "1.1")


TWO = """
from a_test_plugin_moon.moon import Moon
from a_test_plugin_moon.sun import Sun

@hookimpl
def coatl_variants():
    return [Moon, Sun]
"""
MODULES = {
    "moon.py": (
        "from . import numbers\nfrom coatl_core import Variant\n\n\n"
        "class Moon(Variant):\n    id = 'moon'\n    options = ('full',)\n"
    ),
    "sun.py": "from coatl_core import Variant\n\n\nclass Sun(Variant):\n    id = 'sun'\n",
    "numbers.py": "import json\n\nfrom .tools.counting import ONE\n",
    "tools/__init__.py": "",
    "tools/counting.py": "ONE = 1\n",
    "tools/printing.py": "",
}


@pytest.fixture
def two_variants(install: Install, tmp_path: Path) -> Path:
    """The folder of a plugin with two variants, each in a module of its own."""
    install("moon", TWO, provides="variants = ['moon', 'sun']")
    folder = tmp_path / "site" / "a_test_plugin_moon"
    for name, text in MODULES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "is_used"),
    [
        ("moon.py", True),
        ("numbers.py", True),
        ("tools/__init__.py", True),
        ("tools/counting.py", True),
        ("sun.py", False),
        ("tools/printing.py", False),
        ("__init__.py", False),
    ],
)
def test_a_save_depends_on_the_files_that_its_variant_runs(two_variants: Path, file: str, is_used: bool) -> None:
    save, path = decode(saved(load_plugins())), two_variants / file
    path.write_text(path.read_text("utf-8") + "# a word\n", "utf-8")
    if is_used:
        assert code_and_values(encode(save), load_plugins())[0] == "content-edited"
    else:
        assert play(save, load_plugins()).state.digest() == save.state


def test_a_save_with_the_digest_of_all_code_goes_on(two_variants: Path) -> None:
    """Older saves have that one."""
    registry = load_plugins()
    save, all_code = decode(saved(registry)), registry.providers["variant", "moon"].code
    assert {content.digest for content in save.content if content.kind == "variant"} != {all_code}
    old = evolve(save, content=tuple(evolve(c, digest=all_code) if c.kind == "variant" else c for c in save.content))
    assert play(old, registry).state.digest() == save.state


@pytest.fixture
def edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Registry]:
    """Writes another body for the variant ``moon``, whose folder is linked, and loads it as a program does anew."""
    monkeypatch.setattr(discovery, "_is_linked", lambda entry: entry.name == "moon")

    def write(body: str) -> Registry:
        code = tmp_path / "site" / "a_test_plugin_moon" / "__init__.py"
        code.write_text(HOOKS + VARIANT.format(body=body), "utf-8")
        sys.modules.pop("a_test_plugin_moon", None)
        importlib.invalidate_caches()
        shutil.rmtree(code.parent / "__pycache__", ignore_errors=True)
        return load_plugins()

    return write


def test_a_save_goes_on_while_its_variant_is_edited(install: Install, edit: Callable[[str], Registry]) -> None:
    save = decode(saved(with_variant(install, HONEST)))
    replayed = replay(save, edit(HONEST.replace("moon-dark", "moon-shadow")))
    assert ([c.id for c in replayed.edited], replayed.other, replayed.broken) == (["moon"], False, None)
    assert (replayed.session.state.digest(), tuple(map(str, replayed.session.actions))) == (save.state, save.actions)
    again = make_save(replayed.session, replayed.content)
    assert replay(again, load_plugins()).edited == ()


CODE_CARDS = """
@hookimpl
def coatl_card_sets():
    cards = [prophecy(f"moon:all-{c.lower()}", "B", f"count {c}", ((2, 3),)) for c in "BGKR"]
    return [CardSet("moon", tuple((card, 9) for card in cards), ())]
"""


def test_cards_made_by_code_are_those_of_now_and_no_message_says_otherwise(
    install: Install, edit: Callable[[str], Registry], l10n: L10n
) -> None:
    registry = with_variant(install, HONEST + CODE_CARDS)
    setup = Setup(("Ana", "Bao"), "moon", card_sets=("moon",), variants=(VariantChoice("moon"),))
    session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
    for _ in range(6):
        session.push(session.legal_actions[0])
    save = decode(encode(make_save(session, registry.dependencies(setup.card_sets, setup.variants))))
    now = edit(HONEST + CODE_CARDS.replace("(2, 3)", "(3, 3)"))
    replayed = replay(save, now)
    assert replayed.session.catalog["moon:all-b"].levels == ((3, 3),)
    assert copied(save, now) == ()
    assert edited_text(replayed, l10n).startswith("“moon” has changed since this game was saved.")


def test_actions_that_lead_to_another_table_lead_to_it(install: Install, edit: Callable[[str], Registry]) -> None:
    save = decode(saved(with_variant(install, HONEST)))
    counting = f"{HONEST}    memory = int\n\n    def deal(self, state):\n        return 7\n"
    replayed = replay(save, edit(counting))
    assert (replayed.other, replayed.broken) == (True, None)
    assert replayed.session.state.variants == {"moon": 7}
    assert tuple(map(str, replayed.session.actions)) == save.actions


@pytest.mark.parametrize("what", ["Refusal('moon-dark', '3')", "1 / 0"])
def test_a_save_opens_before_the_first_action_that_no_longer_holds(
    install: Install, edit: Callable[[str], Registry], what: str
) -> None:
    save = decode(saved(with_variant(install, HONEST)))
    first = next(action for action in save.actions if action.startswith("take"))
    body = f"    def refusal(self, state, action):\n        return {what} if str(action) == '{first}' else None\n"
    registry = edit(HONEST.split("    def refusal")[0] + body)
    replayed = replay(save, registry)
    assert replayed.broken is not None
    before = len(replayed.session.actions)
    assert 0 < before <= save.actions.index(first)
    assert (replayed.broken.values["number"], replayed.broken.values["action"]) == (before + 1, save.actions[before])
    assert tuple(map(str, replayed.session.actions)) == save.actions[:before]
    with pytest.raises(SaveError):
        play(save, registry)


def test_a_save_is_replayed_up_to_what_still_holds(
    install: Install, edit: Callable[[str], Registry], coatl: Coatl, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(saved(with_variant(install, HONEST)), "utf-8")
    edit("    def refusal(self, state, action):\n        return Refusal('moon-dark', '3') if state.turn else None\n")
    run = coatl("replay", "--text", str(file))
    assert run.code == 0
    assert "“moon” has changed since this game was saved. Action " in run.err
    assert "the game stands before it." in run.err


def test_a_link_to_a_folder_is_told_from_a_copy(tmp_path: Path) -> None:
    for name, told in (
        ("linked", '{"url": "file:///moon", "dir_info": {"editable": true}}'),
        ("copied", '{"url": "file:///moon", "dir_info": {}}'),
        ("broken", "[]"),
        ("torn", "{"),
    ):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[coatl.plugins]\n{name} = {name}\n", "utf-8")
        (info / "direct_url.json").write_text(told, "utf-8")
    found = {d.name: d.entry_points for d in distributions(path=[str(tmp_path)])}
    assert {name: discovery._installed(entry, name).linked for name, (entry,) in found.items()} == {
        "linked": True,
        "copied": False,
        "broken": False,
        "torn": False,
    }


FLAG = """
    def refusal(self, state, action):
        import sys
        return 1 / 0 if hasattr(sys, "moon_fails") else None
"""


def test_a_save_whose_variant_fails_now_is_refused_and_names_it(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = with_variant(install, FLAG)
    text = saved(registry)
    assert play(decode(text), registry)
    monkeypatch.setattr(sys, "moon_fails", True, raising=False)
    code, values = code_and_values(text, registry)
    assert code == "variant-failed"
    assert (values["plugin"], values["error"]) == (
        "moon",
        "refusal: ZeroDivisionError: division by zero (__init__.py:15)",
    )


def test_a_missing_pack_is_played_from_the_copy_in_the_save(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    folder = pack(packs, "sun")
    registry = load_plugins(packs)
    setup = Setup(("Ana", "Bao"), "sun", card_sets=("base", "sun"))
    session = Session(setup, registry.ruleset(setup.card_sets))
    session.push(session.legal_actions[0])
    text = encode(make_save(session, registry.dependencies(setup.card_sets)))
    (folder / "cards.toml").write_text("schema = ", "utf-8")
    for other in (load_plugins(packs), load_plugins(packs, disabled=["sun"]), load_plugins()):
        assert play(decode(text), other).state.digest() == session.state.digest()
    (folder / "coatl-plugin.toml").write_text(manifest("sun", version="2.0"), "utf-8")
    assert play(decode(text), load_plugins(packs)).state.digest() == session.state.digest()
