"""JSON: what is written can be read back and is equal, it contains no secret, and any other text raises ValueError."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve, frozen
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.game import events
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import new_game
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, VariantEvent, seen_by
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import PlayerView, view
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.viewtext import view_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.wire import (
    EVENTS,
    action_from_json,
    event_from_data,
    event_from_json,
    refusal_from_data,
    refusal_from_json,
    setup_from_data,
    setup_from_json,
    to_data,
    to_json,
    view_from_data,
    view_from_json,
)
from tests.conftest import Effort
from tests.game.hostile import hostile_json
from tests.plugins.projects import load_project
from tests.support import NAMES, Builder, Dice, Sensible, setup
from tests.support import play as play_on

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ADAM = VariantChoice("adam", ("level-1", "level-3", "level-5"))
GIANTS = VariantChoice("two-giants", ("titans",))
GAMES: list[tuple[int, tuple[VariantChoice, ...], type[Dice]]] = [
    (2, (), Sensible),
    (3, (), Dice),
    (4, (), Builder),
    (4, (), Sensible),
    (1, (VariantChoice("adam"),), Sensible),
    (1, (ADAM,), Sensible),
    (1, (GIANTS, VariantChoice("adam", ("level-4",))), Dice),
    (2, (GIANTS,), Builder),
    (3, (GIANTS,), Sensible),
]


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, including the example of a variant."""
    return load_project(EXAMPLES / "two-giants", "two-giants", monkeypatch)


def sessions(registry: Registry, players: int, variants: tuple[VariantChoice, ...]) -> Iterator[Session]:
    """Yields games with these variants, with different seeds and first players."""
    ruleset = registry.ruleset(["base"], variants)
    for number in range(100):
        rules = Rules(sacrifice_tokens=True, unfinished_score_half=number % 2 == 0)
        first = number % players
        setup = Setup(NAMES[:players], str(number), first, card_sets=("base",), rules=rules, variants=variants)
        yield Session(setup, ruleset)


def assert_read_back(state: GameState) -> None:
    """The views of all seats are equal after reading them back, and ``determinize`` gives the same state for them."""
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        read = view_from_json(to_json(seen), state.ruleset)
        assert read == seen
        assert read.opponent == seen.opponent
        assert determinize(read, Random("x")).text() == determinize(seen, Random("x")).text()


def refusals(session: Session, actions: list[Action], random: Random) -> list[Refusal]:
    """Returns the refusals of some actions that were legal before and are not legal now."""
    refused = (session.refusal(action) for action in random.sample(actions, min(3, len(actions))))
    return [refusal for refusal in refused if refusal is not None]


@pytest.mark.parametrize(("players", "variants", "policy"), GAMES, ids=str)
def test_everything_of_a_game_is_equal_after_reading_it_back(
    everything: Registry, players: int, variants: tuple[VariantChoice, ...], policy: type[Dice], effort: Effort
) -> None:
    """The views, legal actions, events and refusals of 2,000 states in all, with every variant; of 500 without all
    effort."""
    most = effort(quick=500, test=500, exhaustive=2000) // len(GAMES) + 1
    random, positions, seen = Random("wire"), 0, Counter[str]()
    known: dict[Action, None] = {}
    for session in sessions(everything, players, variants):
        player = policy(session.setup.seed)
        while not session.over and positions < most:
            positions += 1
            assert_read_back(session.state)
            actions = legal_actions(session.state)
            known |= dict.fromkeys(actions)
            for action in actions:
                assert action_from_json(to_json(action)) == action
            for refusal in refusals(session, list(known), random):
                seen[refusal.code] += 1
                assert refusal_from_json(to_json(refusal)) == refusal
            for event in session.push(player.choose(session.state, actions)):
                for told in (event, seen_by(event, None)):
                    seen[type(event).__name__] += 1
                    assert event_from_json(to_json(told), session.ruleset, players) == told
        assert_read_back(session.state)
        if positions == most:
            break
    assert positions == most
    assert len(seen) > 15, seen


def why_not(read: Callable[[str], object], text: str) -> str:
    """Returns the error with which the text is refused."""
    with pytest.raises(ValueError) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Secrets


def test_a_view_in_json_contains_no_secret(catalog: Catalog) -> None:
    """RULES 2.6: it does not contain others' hands and temples, the hidden cards of deck and piles, or the seed."""
    looked_for = 0
    for players in (2, 3, 4):
        state = new_game(setup(players, "a-secret-seed", sacrifice_tokens=True), Ruleset(catalog))
        for _ in play_on(state, Sensible(str(players))):
            text = to_json(view(state, 0))
            others = [card for player in state.players[1:] for card in (*player.hand, *player.temples)]
            secret = {*others, *state.deck, *(card for pile in state.piles for card in pile[:-1])} - visible(state, 0)
            assert [card for card in secret if json.dumps(card) in text] == []
            assert "secret" not in text
            looked_for += len(secret)
    assert looked_for > 10_000


def visible(state: GameState, seat: int) -> set[str | None]:
    """Returns the cards that lie open, those of the seat, and those that everybody has seen somebody take."""
    coatls = [coatl for player in state.players for coatl in player.coatls]
    return {
        *state.row,
        *state.discard,
        *state.players[seat].hand,
        *state.players[seat].temples,
        *(pile[-1] for pile in state.piles if pile),
        *(card for player in state.players for card in player.known),
        *(card for coatl in coatls for card in (*coatl.prophecies, coatl.temple)),
    }


# The value of a variant


@frozen
class Moon:
    """A value with a field of every type that is supported."""

    phase: int
    seen: tuple[str, ...]
    shines_on: tuple[Piece, ...]
    last: tuple[int, str] | None = None


class MoonVariant(Variant):
    """Has a ``Moon`` as its value."""

    id = "moon"
    memory = Moon

    def deal(self, state: GameState) -> object:
        return Moon(3, ("base:count-red",), (piece("<R"), piece("B")), (1, "x"))


class Forgetful(Variant):
    """Has a value, but does not declare its class."""

    id = "moon"

    def deal(self, state: GameState) -> object:
        return 3


class Unwritable(Variant):
    """Has a value that JSON cannot express."""

    id = "moon"
    memory = object

    def deal(self, state: GameState) -> object:
        return object()


def with_moon(catalog: Catalog, variant: Variant) -> PlayerView:
    game = evolve(setup(2), variants=(VariantChoice("moon"),))
    return view(new_game(game, Ruleset(catalog, (variant,))), 0)


def test_a_variants_memory_is_read_back_as_the_class_it_declares(catalog: Catalog) -> None:
    seen = with_moon(catalog, MoonVariant())
    read = view_from_json(to_json(seen), seen.ruleset)
    assert read == seen
    assert read.variants["moon"] == Moon(3, ("base:count-red",), (piece("<R"), piece("B")), (1, "x"))


@pytest.mark.parametrize(
    "memory",
    [
        3,
        None,
        {},
        {"phase": "3", "seen": [], "shines_on": [], "last": None},
        {"phase": 3, "seen": [], "shines_on": ["Q"], "last": None},
        {"phase": 3, "seen": [], "shines_on": [], "last": [1]},
        {"phase": 3, "seen": [], "shines_on": [], "last": [1, "x", 2]},
        {"phase": 3, "seen": [], "shines_on": [], "last": None, "more": 1},
    ],
)
def test_another_memory_is_refused(catalog: Catalog, memory: Any) -> None:
    seen = with_moon(catalog, MoonVariant())
    data = json.loads(to_json(seen))
    data["variants"]["moon"] = memory
    assert why_not(reader(seen), json.dumps(data)).startswith("not a view of this game: ")


@pytest.mark.parametrize(
    ("variant", "why"), [(Forgetful(), "moon does not declare the class"), (Unwritable(), "JSON cannot hold")]
)
def test_a_memory_that_cannot_be_written_is_named(catalog: Catalog, variant: Variant, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        to_json(with_moon(catalog, variant))


# What is refused


@pytest.fixture(scope="module")
def moment(registry: Registry) -> PlayerView:
    """A view in the middle of a solo game, with everything that a view can contain."""
    game = Setup(("Ana",), "moment", card_sets=("base",), variants=(ADAM,))
    session = Session(game, registry.ruleset(game.card_sets, game.variants))
    player = Sensible("moment")
    while session.state.turn < 15 or session.state.phase != "complete":
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session.view(0)


def reader(seen: PlayerView) -> Callable[[str], PlayerView]:
    """Returns a function that reads views of the same game."""
    return lambda text: view_from_json(text, seen.ruleset)


def event_reader(seen: PlayerView) -> Callable[[str], Event]:
    """Returns a function that reads events of the same game."""
    return lambda text: event_from_json(text, seen.ruleset, len(seen.players))


def changed(seen: PlayerView, *path: Any, to: Any) -> str:
    """Returns the JSON of the view with one value changed."""
    data = json.loads(to_json(seen))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("turn",), "3", "expected int @ $.turn"),
        (("turn",), True, "expected int @ $.turn"),
        (("acted",), 1, "expected bool"),
        (("phase",), "moon", "$.phase"),
        (("supply",), "BB", "$.supply"),
        (("supply",), [], "its supply board or its row has another size"),
        (("supply", 0), ["Q"], "$.supply"),
        (("extra",), 1, "extra fields found (extra)"),
        (("words",), 1, "extra fields found (words)"),
        (("ruleset",), {}, "other variants"),
        (("variants",), {}, "other variants"),
        (("variants",), [], "a JSON object"),
        (("setup", "card_sets"), ["moon"], "other card sets"),
        (("setup", "variants"), [], "$.setup"),
        (("setup", "players"), ["Bao"], "players are not those"),
        (("setup", "rules"), {"hand_limit": 10**9}, "$.setup"),
        (("rules",), {"hand_limit": "5"}, "$.rules"),
        (("seat",), 1, "a seat that nobody sits in"),
        (("acting",), -1, "a seat that nobody sits in"),
        (("last_turns",), [[7, 1]], "a seat that nobody sits in"),
        (("last_turns",), [[0]], "$.last_turns"),
        (("closing",), 17, "a coatl that has not been closed"),
        (("closing",), -1, "a coatl that has not been closed"),
        (("bags",), {}, "its bags"),
        (("bags", "B"), -1, "its bags"),
        (("bags", "B"), 10**9, "its bags"),
        (("row", 0), "base:moon", "cards that the game does not have"),
        (("discard",), ["base:no-blue-length-10"], "cards that the game does not have"),
        (("players", 0, "hand_size"), 30, "the size of a hand"),
        (("players", 0, "coatls", 0, "coatl"), "<BQ", "$.players"),
        (("players", 0, "coatls", 0, "temple"), "base:moon", "cards that the game does not have"),
        (("piles", 0, "size"), 0, "the size of a pile"),
        (("piles", 0, "size"), 50, "fewer cards are left"),
        (("deck_size",), -1, "the size of a pile"),
        (("variants", "adam", "size"), "3", "expected int"),
        (("variants", "adam", "pile"), ["moon"], "cards that the game does not have"),
        (("turn",), 10**3000, "a number is too large"),
        (("turn",), -1, "it counts what cannot be"),
        (("deck_size",), 10**9, "the size of a pile"),
        (("deck_size",), 10**15, "a number is too large"),
        (("players", 0, "name"), "q" * 900_000, "a text is too long"),
        (("players", 0, "coatls", 0, "coatl"), "B" * 900_000, "a text is too long"),
        (("players", 0, "coatls", 0, "coatl"), "B" * 9_000, "more pieces than the game"),
        (("players", 0, "coatls"), [{"coatl": "B", "prophecies": [], "temple": None}] * 15_000, "too many values"),
        (("players", 0, "board"), ["B"] * 500, "more pieces than the game"),
        (("discard",), ["base:count-red"] * 40_000, "too many values"),
    ],
)
def test_a_wrong_value_anywhere_in_a_view_is_refused_with_its_place(
    moment: PlayerView, path: tuple[Any, ...], value: object, why: str
) -> None:
    text = changed(moment, *path, to=value)
    told = why_not(reader(moment), text)
    assert told.startswith("not a view of this game: ")
    assert why in told


def test_a_view_of_another_game_is_refused(moment: PlayerView, registry: Registry) -> None:
    for other in ((), (VariantChoice("adam"),)):
        ruleset = registry.ruleset(["base"], other)
        assert why_not(reader(evolve(moment, ruleset=ruleset)), to_json(moment)).endswith("it has other variants")


@pytest.mark.parametrize("text", ["", "null", "3", "[]", "{}", '"take 3"', "{", "[" * 100_000, "9" * 5000, '"\\ud800"'])
def test_other_json_is_refused(moment: PlayerView, text: str) -> None:
    assert why_not(reader(moment), text).startswith("not a view of this game: ")
    assert why_not(event_reader(moment), text).startswith("not an event: ")
    assert why_not(refusal_from_json, text).startswith("not a refusal: ")


SETUPS = [
    Setup(NAMES[:2], "", card_sets=("base",)),
    Setup(NAMES[:4], "seed", 3, card_sets=("base", "promo"), rules=Rules(sacrifice_tokens=True, coatls=2)),
    Setup(NAMES[:1], "x", card_sets=("base",), variants=(ADAM,), rulings=0),
    Setup(NAMES[:3], "x", 1, card_sets=("base",), seats=(None, ComputerSeat("hard"), ComputerSeat("easy"))),
]


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: f"{len(game.players)} players")
def test_a_setup_is_written_as_in_a_save_and_read_back(game: Setup) -> None:
    assert setup_from_json(to_json(game)) == game
    assert setup_from_data(to_data(game)) == game


def test_the_setup_of_a_save_is_a_setup_in_json(registry: Registry) -> None:
    for game in SETUPS:
        session = Session(game, registry.ruleset(game.card_sets, game.variants))
        assert json.loads(encode(make_save(session, ())))["setup"] == to_data(game)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", ["Ana"]),
        ("players", "Ana, Bao"),
        ("players", ["Ana", "Bao"] * 300),
        ("first", 2),
        ("first", True),
        ("seed", 7),
        ("card_sets", [1]),
        ("rules", {"hand_limit": "5"}),
        ("rules", {"moon": 1}),
        ("variants", ["adam"]),
        ("seats", [None]),
        ("rulings", -1),
        ("rulings", 99),
        ("moon", 1),
    ],
)
def test_another_setup_is_refused(key: str, value: object) -> None:
    data = {**to_data(SETUPS[0]), key: value}
    assert why_not(setup_from_json, json.dumps(data)).startswith("not a setup: ")


def test_what_lies_in_a_message_is_read_as_its_text_is_and_stays_as_it_was(moment: PlayerView) -> None:
    refused, event = Refusal("no-piece", "6.1", {"piece": "R"}), events.Passed(0)
    message = json.loads(json.dumps({"view": to_data(moment), "event": to_data(event), "why": to_data(refused)}))
    before = json.dumps(message)
    for _ in range(2):
        assert view_from_data(message["view"], moment.ruleset) == moment
        assert event_from_data(message["event"], moment.ruleset, 1) == event
        assert refusal_from_data(message["why"]) == refused
    assert json.dumps(message) == before


@pytest.mark.parametrize("text", ["null", "3", "{}", '"take"', '"take 03"', "take 3", '"token pick"'])
def test_a_text_that_is_not_an_action_is_refused(text: str) -> None:
    assert why_not(action_from_json, text).startswith("not an action: ")


@pytest.mark.parametrize(
    "text",
    [
        '{"event": "Moon", "seat": 0}',
        '{"event": ["Took"], "seat": 0}',
        '{"seat": 0}',
        '{"event": "Passed", "seat": "0"}',
        '{"event": "Passed", "seat": 0, "more": 1}',
        '{"event": "EndBegan", "seat": 0, "ending": "moon"}',
        '{"event": "VariantEvent", "seat": null, "message": "x", "values": {"n": true}}',
        '{"event": "VariantEvent", "seat": null, "message": "x", "values": [1]}',
        '{"event": "VariantEvent", "seat": null, "message": "x", "values": {"piece": "Q"}}',
        '{"event": "Passed", "seat": 1}',
        '{"event": "Passed", "seat": -1}',
        '{"event": "DrewFromRow", "seat": 0, "place": 1, "card": "base:moon"}',
        '{"event": "DeckRenewed", "seat": null, "cards": 1' + "0" * 3000 + "}",
    ],
)
def test_a_text_that_is_not_an_event_is_refused(moment: PlayerView, text: str) -> None:
    assert why_not(event_reader(moment), text).startswith("not an event: ")


def test_a_refusal_names_pieces_that_there_are() -> None:
    text = '{"code": "no-piece", "rule": "6.1", "values": {"piece": "Q"}}'
    assert why_not(refusal_from_json, text).startswith("not a refusal: ")


@pytest.mark.parametrize("text", ["[" + "[]," * 200_000 + "[]]", '{"seat": [' + "{}," * 150_000 + "{}]}"])
def test_what_is_far_too_much_is_refused_before_anything_is_made_of_it(moment: PlayerView, text: str) -> None:
    assert len(text) > 450_000
    for read in (reader(moment), event_reader(moment), refusal_from_json):
        tracemalloc.start()
        begin = time.process_time()
        assert why_not(read, text).endswith("it has too many values")
        assert time.process_time() - begin < 1  # ten times less on most machines
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
        tracemalloc.stop()


def test_a_text_that_is_far_too_long_is_not_even_read(moment: PlayerView) -> None:
    assert why_not(event_reader(moment), " " * 1_000_001) == "not an event: the text has more than 1000000 characters"


def test_every_event_has_its_name() -> None:
    assert [*EVENTS.values()] == Event.__subclasses__()
    assert to_json(VariantEvent(None, "adam-idle")) == (
        '{"event":"VariantEvent","seat":null,"message":"adam-idle","values":{}}'
    )


HOSTILE: list[Any] = [None, True, -1, 0, 1, 3, 199, 2**70, 0.5, "", "x", "B", "base:count-red", "complete", "opponent"]
HOSTILE += ["\ud800", [], [[]], ["B"], {}, {"a": 1}]


@given(st.data())
def test_a_view_that_is_accepted_can_be_used(moment: PlayerView, data: st.DataObject) -> None:
    """Whatever value is changed, reading raises only ValueError, and a view that is accepted can be used."""
    original = json.loads(to_json(moment))
    hostile = hostile_json(original, HOSTILE, data)
    try:
        seen = view_from_json(hostile, moment.ruleset)
    except ValueError:
        return
    assert view_text(seen, english(strict=True))
    assert seen.own.name == "Ana"
    assert seen.bodies_left() >= 0
    assert view_from_json(to_json(seen), moment.ruleset) == seen
    legal_actions(determinize(seen, Random("x")))


@given(st.data())
def test_an_event_or_refusal_that_is_accepted_can_be_told(moment: PlayerView, data: st.DataObject) -> None:
    l10n, names = english(), ["Ana"]
    original = data.draw(st.sampled_from(EVENTS_IN_JSON))
    try:
        event = event_reader(moment)(hostile_json(original, HOSTILE, data))
        assert isinstance(event_text(event, names, moment.catalog, l10n), str)
    except ValueError:
        pass
    try:
        refusal = refusal_from_json(hostile_json(REFUSAL_IN_JSON, HOSTILE, data))
        assert isinstance(refusal_text(refusal, moment.catalog, l10n), str)
    except ValueError:
        pass


EVENTS_IN_JSON: list[dict[str, Any]] = [
    json.loads(to_json(each))
    for each in (
        events.Kept(0, 1, ("base:count-red",), ("base:triple-blue",)),
        events.Took(0, 3, (piece("<R"), piece("B"))),
        events.SupplyRefilled(None, (1, 2)),
        events.DrewFromRow(0, 2, "base:count-red"),
        events.DrewFromDeck(0, "base:count-red"),
        events.RowRefilled(None, ("base:count-red",)),
        events.Extended(0, 1, "head", piece("<R")),
        events.Fulfilled(0, 1, "base:count-red", 3),
        events.Claimed(0, 1, "base:no-blue-length-10", 2, 3),
        events.TokenSpent(0, "pick"),
        events.TurnBegan(0, 3, 1, False),
        events.EndBegan(0, "coatls"),
        VariantEvent(0, "adam-idle", {"pieces": "<R B", "n": 3, "colors": "R*", "card": "base:count-red"}),
    )
]
REFUSAL_IN_JSON: dict[str, Any] = json.loads(to_json(Refusal("no-piece", "6.1", {"piece": "<R", "coatl": 2})))


@given(st.text())
def test_any_text_is_read_or_refused(moment: PlayerView, text: str) -> None:
    for spelled in (text, json.dumps(text)):
        for read in (event_reader(moment), refusal_from_json, reader(moment)):
            assert why_not(read, spelled).startswith("not a")
    try:
        assert action_from_json(json.dumps(text)) == parse_action(text)
    except ValueError as error:
        assert str(error).startswith("not an action")
