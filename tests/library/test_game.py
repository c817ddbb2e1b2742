"""``coatl.Game``: a game as a library, for programs that play, look on or keep score."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import coatl_core as coatl
from coatl_core.plugins.loading import load_plugins
from tests.plugins.support import Install


@pytest.fixture
def game() -> coatl.Game:
    """Ann's first turn: nobody has kept a prophecy."""
    game = coatl.Game("Ann", "Bob", seed="7")
    for _ in range(2):
        game.push("keep")
    return game


def played(*players: str, seed: str = "7", **settings: object) -> coatl.Game:
    """A whole game of players who do anything legal."""
    game = coatl.Game(*players, seed=seed, **settings)  # type: ignore[arg-type]
    random = Random(seed)
    while not game.over:
        game.push(random.choice(game.legal_actions))
    return game


def test_printed_a_game_is_the_table_as_the_acting_player_sees_it(game: coatl.Game) -> None:
    assert str(game) == str(game.view(game.acting))
    assert "Ann (you): 0 points" in str(game)
    assert repr(game) == "<Game of Ann, Bob, turn 1: action, seat 0>"


@pytest.mark.parametrize(
    ("card", "meant"), [("base:cuont-red", "base:count-red"), ("count-red", "base:count-red"), ("base:nope", "")]
)
def test_a_card_that_there_is_not_is_refused_with_the_one_that_was_meant(card: str, meant: str) -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    with pytest.raises(coatl.IllegalActionError) as refused:
        game.push(f"keep {card}")
    assert (f"did you mean “{meant}”?" in str(refused.value)) == bool(meant)
    with pytest.raises(ValueError, match=f"did you mean '{meant}'" if meant else "a card's full id") as unknown:
        game.catalog[card]
    assert isinstance(unknown.value, KeyError)


# What a game is made of


def test_a_game_needs_no_more_than_names() -> None:
    game = coatl.Game("Ann", "Bob")
    assert game.setup.players == ("Ann", "Bob")
    assert game.setup.card_sets == ("base",)
    assert game.state.phase == "keep"


def test_the_seed_decides_what_is_dealt() -> None:
    assert coatl.Game("Ann", "Bob", seed="7") == coatl.Game("Ann", "Bob", seed=7)
    assert coatl.Game("Ann", "Bob", seed="7").state != coatl.Game("Ann", "Bob", seed="8").state
    assert coatl.Game("Ann", "Bob").setup.seed != coatl.Game("Ann", "Bob").setup.seed


def test_rules_card_sets_and_variants_are_chosen_by_name_or_as_objects() -> None:
    rules = coatl.Rules(sacrifice_tokens=True)
    game = coatl.Game("Ann", "Bob", first=1, card_sets=["base"], rules=rules)
    assert (game.acting, game.state.players[0].tokens) == (1, ("pick", "vision", "duty"))
    alone = [coatl.Game("Ann", seed=1, variants=v) for v in ("adam", ["adam"], [coatl.VariantChoice("adam")])]
    assert alone[0] == alone[1] == alone[2]
    hard = coatl.Game("Ann", variants=[coatl.VariantChoice("adam", ("level-2",))])
    assert hard.state.rules.hand_limit == 4


@pytest.mark.parametrize(
    ("players", "settings", "why"),
    [
        (["Ann"], {}, "a game takes 2 to 4 players, not 1"),
        (["Ann", "Bob"], {"first": 2}, "seat 2 cannot begin"),
        (["Ann", "Bob"], {"card_sets": "moon"}, "no card set 'moon': there is base"),
        (["Ann", "Bob"], {"variants": ["moon"]}, "no variant 'moon': there is adam"),
        (["Ann", "Bob"], {"variants": "adam"}, "adam takes 1 player, not 2"),
        (["Ann"], {"variants": [coatl.VariantChoice("adam", ("x",))]}, "no option 'adam/x': there is level-1, level-2"),
        (["Ann", "Bob"], {"language": "xx"}, "no language 'xx': there is en, cs, pl, uk"),
    ],
)
def test_what_makes_no_game_is_told_in_a_sentence(players: list[str], settings: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        coatl.Game(*players, **settings)  # type: ignore[arg-type]


def test_a_game_is_played_with_any_plugins(install: Install) -> None:
    """Plugins are looked for once; who installs some later looks again."""
    install(
        "moon",
        "@hookimpl\ndef coatl_card_sets():\n    return [CardSet('moon', ((CARD, 20),), ())]\n".replace(
            "CARD", "prophecy('moon:x', 'B', 'Y G', ((1, 1),))"
        ),
    )
    game = coatl.Game("Ann", "Bob", card_sets="moon", plugins=load_plugins())
    assert {*game.catalog} == {"moon:x"}


# Playing


def test_an_action_is_played_as_text_or_as_an_object(game: coatl.Game) -> None:
    other = game.copy()
    assert game.push("take 3") == other.push(coatl.Take(3))
    assert game == other
    assert coatl.Take(4) in game.legal_actions
    assert coatl.Take(3) not in game.legal_actions


def test_what_happened_is_returned(game: coatl.Game) -> None:
    took, began = game.push("take 3")
    assert isinstance(took, coatl.Took)
    assert began == coatl.TurnBegan(1, 2, 1, last=False)


def test_why_an_action_is_illegal_is_a_sentence_with_the_rule(game: coatl.Game) -> None:
    game.push("take 3")
    before = game.state.text()
    with pytest.raises(coatl.IllegalActionError) as caught:
        game.push("take 3")
    assert str(caught.value) == "take 3: Field 3 of the supply board is empty. (rule 4.1)"
    assert caught.value.refusal == game.refusal("take 3") == coatl.Refusal("field-empty", "4.1", {"field": 3})
    assert game.state.text() == before
    assert game.refusal("take 4") is None


def test_a_refusal_names_cards_by_what_they_ask_for(game: coatl.Game) -> None:
    game.state.players[0].board = (coatl.piece("B"),)
    game.push("start B")
    not_there = r"^fulfil 1 base:count-red: The prophecy “red pieces, wherever they lie” is not in your hand\."
    with pytest.raises(coatl.IllegalActionError, match=not_there):
        game.push("fulfil 1 base:count-red")


def test_a_refusal_of_a_variant_is_told_in_its_words() -> None:
    """RULES 9.12: at level 3 the prophecies beside a coatl are of different card colours."""
    game = coatl.Game("Ann", seed="7", variants=[coatl.VariantChoice("adam", ("level-3",))])
    game.push(game.legal_actions[-1])
    while game.opponent_moves:
        game.push("step")
    long = coatl.Coatl("RRRRRRBBBBGGGGKKKKYYYY", prophecies=("base:count-red",))
    game.state.players[0].coatls, game.state.players[0].hand = (long,), ("base:count-blue",)
    with pytest.raises(coatl.IllegalActionError) as caught:
        game.push("fulfil 1 base:count-blue")
    assert caught.value.refusal.code == "same-card-color"
    assert "lies beside coatl 1 already: in this game all must differ. (rule 9.12)" in str(caught.value)


def test_an_error_is_told_in_the_games_language() -> None:
    for language in ("cs", "cs-CZ"):
        game = coatl.Game("Ann", "Bob", seed="7", language=language)
        with pytest.raises(
            ValueError, match=r"^take 1: Nejdřív zvol, která z rozdaných proroctví si necháš\. \(pravidlo 2\.5\)$"
        ):
            game.push("take 1")


@pytest.mark.parametrize("text", ["", "grab 6", "take", "start Q", "moon 3"])
def test_text_that_is_no_action_is_refused_with_an_example(game: coatl.Game, text: str) -> None:
    for use in (game.push, game.refusal):
        with pytest.raises(ValueError, match=f"^not an action: '{text}': write it like 'take 3'"):
            use(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *(("Take 3", "take 3"), ("tak 3", "take 3"), ("take 03", "take 3"), ("take 3 ", "take 3"), ("Done", "done")),
        *(("draw dek", "draw deck"), ("extend 1 Head <R", "extend 1 head <R"), ("fulfill 1 a:b", "fulfil 1 a:b")),
    ],
)
def test_text_that_is_nearly_an_action_is_refused_with_what_was_meant(game: coatl.Game, text: str, meant: str) -> None:
    for use in (game.push, game.refusal):
        with pytest.raises(ValueError, match=f"^not an action: '{text}': did you mean '{meant}'\\?$"):
            use(text)


def test_the_last_action_is_looked_at_and_taken_back(game: coatl.Game) -> None:
    before = game.state.text()
    game.push("take 3")
    assert game.peek() == coatl.Take(3)
    assert game.pop() == coatl.Take(3)
    assert game.state.text() == before
    assert game.peek() == coatl.Keep(())


def test_what_revealed_a_secret_is_taken_back_as_well(game: coatl.Game) -> None:
    """A program that looks ahead needs it; the players of the app may not (RULES 5.4)."""
    before = game.state.text()
    game.push("draw deck")
    assert not game.undo()
    assert game.pop() == coatl.DrawDeck()
    assert game.state.text() == before
    assert game.redo()


def test_of_a_game_not_begun_nothing_is_taken_back() -> None:
    game = coatl.Game("Ann", "Bob")
    with pytest.raises(IndexError, match="no action to take back"):
        game.pop()
    with pytest.raises(IndexError, match="no action yet"):
        game.peek()


def test_a_copy_goes_its_own_way(game: coatl.Game) -> None:
    game.push("take 3")
    other = game.copy()
    assert other == game
    other.push("take 4")
    coatl.advance(game.copy().state, coatl.Take(5))
    assert game.peek() == coatl.Take(3)
    assert game.state.supply[4]
    assert other.pop() == coatl.Take(4)
    assert other == game


def test_a_game_that_goes_on_has_no_outcome_and_a_finished_one_has(game: coatl.Game) -> None:
    assert game.outcome() is None
    over = played("Ann", "Bob", "Cyd")
    sheet = over.score_sheet()
    assert over.outcome() == coatl.Outcome(sheet.winners, tuple(p.points for p in sheet.players), "coatls")
    alone = played("Ann", variants="adam")
    lost = alone.outcome()
    assert lost is not None
    assert lost.winners == ()


# Looking on


def test_a_view_is_that_of_a_seat(game: coatl.Game) -> None:
    assert game.view(seat=0) == coatl.view(game.state, 0)
    assert game.view(None).seat is None
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: the seats are 0 to 1"):
            game.view(seat)


def test_a_view_knows_words_and_nothing_of_the_game(game: coatl.Game) -> None:
    """RULES 2.6: what a player is handed leads to no state, and so to no secret."""
    reached: list[object] = [game.view(0)]
    seen: dict[int, object] = {}
    while reached:
        thing = reached.pop()
        if id(thing) in seen:
            continue
        seen[id(thing)] = thing
        assert not isinstance(thing, coatl.Session | coatl.GameState)
        own = getattr(thing, "__self__", None)
        slots = [
            name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()) if name != "__weakref__"
        ]
        reached += [own, *getattr(thing, "__dict__", {}).values()]
        reached += [getattr(thing, name) for name in slots if hasattr(thing, name)]
        reached += [*thing.values()] if isinstance(thing, dict) else [*thing] if isinstance(thing, tuple | list) else []
    assert any(isinstance(thing, coatl.Catalog) for thing in seen.values())


def test_a_state_is_made_up_from_a_view_and_played_on(game: coatl.Game) -> None:
    seen = game.view(0)
    state = coatl.determinize(seen, Random(1))
    assert coatl.view(state, 0) == seen
    random = Random(2)
    while actions := coatl.legal_actions(state):
        coatl.advance(state, random.choice(actions))
    assert len(coatl.score_sheet(state).players) == 2


# Saving


def test_a_game_is_saved_and_loaded(game: coatl.Game, tmp_path: Path) -> None:
    game.push("take 3")
    game.push("take 4")
    game.pop()
    game.save(tmp_path / "game.json")
    loaded = coatl.Game.load(str(tmp_path / "game.json"))
    assert loaded == game
    assert loaded.push("take 4") == game.push("take 4")
    loaded.save(tmp_path / "game.json")
    assert coatl.Game.load(tmp_path / "game.json") == game


def test_a_game_against_adam_is_loaded_in_any_language(tmp_path: Path) -> None:
    game = played("Ann", variants="adam")
    game.save(tmp_path / "alone.json")
    loaded = coatl.Game.load(tmp_path / "alone.json", language="pl")
    assert loaded.outcome() == game.outcome()
    with pytest.raises(ValueError, match="Gra"):
        loaded.push("take 1")


def test_a_file_that_cannot_be_loaded_is_named_in_a_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "no.json"
    with pytest.raises(coatl.SaveError, match=r"no\.json cannot be read: "):
        coatl.Game.load(missing)
    missing.write_text("{}", "utf-8")
    with pytest.raises(coatl.SaveError, match=r"no\.json is not a saved game of Cóatl\."):
        coatl.Game.load(missing)


# Cards


def test_cards_are_found_by_id_and_score_text_or_a_coatl() -> None:
    cards = coatl.catalog("base")
    pair = cards["base:pair-red-blue"]
    assert pair.score("<RBRB>") == pair.score("RBRB") == pair.score(coatl.parse_coatl("<RBRB>")) == 3
    assert pair.score("<BBR>") == pair.score("") == 0
    assert cards["base:no-blue-length-10"].score("<RRRRRRRRRR>") == 7
    assert len(cards) == len([*cards]) == len(cards.prophecies) + len(cards.temples)
    assert "base:pair-red-blue" in cards
    assert "base:moon" not in cards
    assert [*coatl.catalog()] == [*cards]
    with pytest.raises(KeyError, match="base:moon"):
        cards["base:moon"]


@pytest.mark.parametrize("text", ["bbr", "<B?R>", "BB ", "<<B", "Ж"])
def test_what_is_no_coatl_is_not_scored(text: str) -> None:
    cards = coatl.catalog()
    for card in ("base:pair-red-blue", "base:no-blue-length-10"):
        with pytest.raises(ValueError, match="not a coatl: "):
            cards[card].score(text)


def test_marks_of_head_and_tail_change_no_score() -> None:
    """They are closed ends: nothing lies beyond them (RULES 8.8)."""
    random = Random("marks")
    for card in map(coatl.catalog().__getitem__, coatl.catalog()):
        for _ in range(20):
            colors = "".join(random.choice("BGKRY") for _ in range(random.randrange(1, 14)))
            assert card.score(f"<{colors}>") == card.score(colors) == card.points_for(colors)


def test_an_open_end_counts_where_x_is_strict() -> None:
    """RULES 8.9."""
    lone = coatl.prophecy("x:y", "B", "!Y Y !Y", ((1, 5),))
    assert (lone.score("<YB>"), lone.score("YB"), lone.score("?YB?")) == (5, 5, 0)


# What things are called


def test_things_say_what_they_are_in_a_line(game: coatl.Game) -> None:
    game.push("take 3")
    cards = game.catalog
    assert repr(game) == "<Game of Ann, Bob, turn 2: action, seat 1>"
    assert repr(game.state) == "<GameState turn 2: action, seat 1 of 2>"
    assert repr(game.view(0)) == "<PlayerView of seat 0, turn 2: action, seat 1 of 2>"
    assert repr(game.view(None)) == "<PlayerView of nobody, turn 2: action, seat 1 of 2>"
    assert repr(game.view(0).players[1]) == "<SeatView Bob: 0 prophecies in hand, 0 coatls>"
    assert repr(game.peek()) == "Take(field=3)"
    assert repr(coatl.parse_action("extend 1 head <R")) == "Extend(coatl=1, end='head', piece=piece('<R'))"
    assert repr(cards) == "<Catalog base: 54 prophecy cards, 15 temples>"
    assert repr(cards.sets[0]) == "<CardSet base: 54 prophecy cards, 15 temples>"
    assert repr(cards["base:pair-red-blue"]) == "<Prophecy base:pair-red-blue: R B {1: 1, 2: 3, 3: 5}>"
    assert repr(cards["base:no-blue-length-10"]) == "<Temple base:no-blue-length-10: no B, length 10 {1: 3, 2: 7}>"
    assert repr(coatl.parse_coatl("<BBR")) == "<Coatl <BBR>"
    assert repr(coatl.Coatl("BB", True, True, ("base:a",), "base:t")) == "<Coatl <BB> base:a base:t>"
    assert repr(coatl.Rules(hand_limit=4, dealt=(3, 3))) == "Rules(dealt=(3, 3), hand_limit=4)"
    assert repr(game.setup) == (
        "Setup(players=('Ann', 'Bob'), seed='7', first=0, card_sets=('base',), rules=Rules(), variants=(), seats=(), "
        "rulings=2, chance='seed', fields=(), secret=())"
    )
    solo = coatl.Game("Ann", variants=[coatl.VariantChoice("adam", ("level-2",))]).ruleset
    assert (repr(solo), repr(solo.opponent)) == ("<Ruleset base, adam>", "<Variant adam level-2>")


PYTHON = [coatl.Rules(hand_limit=4), coatl.Extend(1, "head", coatl.piece("<R")), coatl.Keep(("a",))]


@pytest.mark.parametrize("thing", PYTHON, ids=repr)
def test_what_is_written_like_python_is_python(thing: object) -> None:
    assert eval(repr(thing), {name: getattr(coatl, name) for name in coatl.__all__}) == thing
