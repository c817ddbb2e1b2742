"""A position as one line of text: written and read back, refused with the reason and the place, and played on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import coatl_core as coatl
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.saves.position import position
from coatl_core.saves.position_fields import PositionError, fields_of
from coatl_core.saves.position_reading import _Reader, read_position
from tests.conftest import Effort
from tests.game.test_two_worlds import CASES, SOME, begun, name

LINE = (
    "coatl/1 players=Ann,Bob turn=9 seat=2 supply=BB,GK,-,-,RY,-,<R,-,B>,- "
    "row=count-red,triple-blue,-,count-red,run-red-black-blue,pair-red-blue "
    "discard=count-blue board.1=<RBKB hand.1=count-green,?2 temple.1=?1 coatl.1.1=<BBR,count-blue board.2=K "
    "hand.2=five-red-green known.2=five-red-green temple.2=no-red-length-11 pile.1=no-blue-length-10,?"
)
"""A table that somebody has made up: whatever it does not say is dealt."""


def read(line: str, seed: str | None = None) -> GameState:
    """The state that a line tells of a game with the plugins of the game itself."""
    return coatl.Game.from_position(line, seed=seed).state


def same(line: str, state: GameState) -> GameState:
    """The state that a line tells, with the cards and variants of another state."""
    return read_position(line, lambda setup: state.ruleset, None if " seed=" in line else "dealt anew")


# Written and read back


def look_at(state: GameState, random: Random) -> None:
    """The whole line leads to the state again; that of each seat, to all that it may know, and to no more."""
    line = position(state)
    again = same(line, state)
    assert again == state
    assert (again.digest(), position(again)) == (state.digest(), line)
    assert all(word.isprintable() and " " not in word for word in line.split(" "))
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        line = position(seen)
        again = same(line, state)
        assert view(again, seat) == seen
        assert position(view(again, seat)) == line
        assert position(view(redeal(state, seat, random), seat)) == line  # nothing hidden is in it
        assert state.setup.seed not in line


def look_at_some(setup: Setup, positions: int, seed: int) -> set[str]:
    """Looks at so many positions of a kind of game, and besides at the first one of each phase that is come to. Returns
    their phases."""
    phases: set[str] = set()
    while positions:
        state, player = begun(setup, seed)
        random = Random(seed)
        for _ in range(min(positions, 10)):
            look_at(state, random)
            phases.add(state.phase)
            positions -= 1
            for _ in range(random.randrange(1, 7)):
                if state.phase != "over":
                    advance(state, player.choose(state, legal_actions(state)))
                if state.phase not in phases:
                    look_at(state, random)
                    phases.add(state.phase)
        seed += 1
    return phases


def test_a_line_leads_to_the_state_that_it_is_of(effort: Effort) -> None:
    cases, phases = effort(quick=SOME[:4], test=SOME, exhaustive=CASES), set[str]()
    for number, setup in enumerate(cases):
        seed = 4 * (effort.share * 100 + number) + number % 4
        phases |= look_at_some(setup, effort(quick=2, test=4, exhaustive=50), seed)
    assert phases >= effort(quick=set(), test={"action", "assemble"}, exhaustive={"ask", "opponent", "vision"})


@pytest.mark.slow
def test_a_game_is_the_same_from_its_deal_and_from_any_of_its_lines(effort: Effort) -> None:
    """Also what comes later is the same: the deck that is renewed, and the lots that variants draw."""
    for number in effort.seeds(quick=1, test=2, exhaustive=12):
        state, player = begun(SOME[number % len(SOME)], 4 * number)
        other = same(position(state), state)
        while state.phase != "over":
            action = player.choose(state, legal_actions(state))
            advance(state, action)
            advance(other, action)
        assert other == state, name(state.setup)


def test_a_game_that_a_variant_has_ended_is_a_line_too() -> None:
    state, _ = begun(SOME[0], 0)
    state.phase, state.ending = "over", "finished"
    same(position(state), state)


def test_a_line_reads_like_the_table() -> None:
    assert position(view(read(LINE, "7"), 1)) == (
        "coatl/1 sets=base players=Ann,Bob first=1 seen=2 turn=9 seat=2 phase=action "
        "supply=BB,GK,-,-,RY,-,<R,-,B>,- row=count-red,triple-blue,-,count-red,run-red-black-blue,pair-red-blue "
        "discard=count-blue board.1=<RBKB hand.1=?3 temple.1=?1 coatl.1.1=<BBR,count-blue "
        "board.2=K hand.2=five-red-green temple.2=no-red-length-11 known.2=five-red-green "
        "bodies=?19B+23G+21K+22R+23Y heads=?2<B+3<G+3<K+1<R+3<Y tails=?2B>+3G>+3K>+3R>+3Y> "
        "deck=?43 pile.1=no-blue-length-10,?6 pile.2=no-red-blue-equals-green,?5 rulings=2"
    )


PAGE = (Path(__file__).parents[2] / "docs" / "position.md").read_text("utf-8")


def test_the_page_about_positions_shows_one_and_names_every_field() -> None:
    shown = re.search(r"```\n(coatl/1 .+?)\n```", PAGE, re.DOTALL)
    assert shown is not None
    line = " ".join(shown[1].splitlines())
    assert position(view(read(line), 0)) == line
    reader = _Reader(fields_of(f"{LINE} variants=tribes variant.tribes={{}}"), rules_for, "7", 0)
    reader.state()
    rows = re.findall(r"^\| (`.+?`) \| `", PAGE, re.MULTILINE)
    assert {without_numbers(name) for row in rows for name in re.findall("`(.+?)`", row)} == {
        without_numbers(name) for name in reader.asked
    }


def without_numbers(name: str) -> str:
    return re.sub(r"\.[0-9]", "", name)


def test_names_and_seeds_may_have_any_signs() -> None:
    odd = "Zoë o'Hara", "a=b, 50 %", "", "%"
    setup = Setup(odd, "a b=c", card_sets=("base",))
    game = coatl.Game.from_position(position(coatl.new_game(setup, rules_for(setup))))
    assert (game.setup.players, game.setup.seed) == (odd, "a b=c")


def dealt_from_lines() -> list[GameState]:
    """Tables of which a spectator's line was read, so that all that is hidden was dealt: the same on every machine."""
    states = [begun(setup, number)[0] for number, setup in enumerate(SOME[1:])]
    return [same(position(view(state, None)), state) for state in states]


def rules_for(setup: Setup) -> coatl.Ruleset:
    return coatl.registry().ruleset(setup.card_sets, setup.variants)


def test_a_line_of_everything_is_for_who_may_know_everything() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    assert "seed=7" in game.position()
    assert " deck=triple-yellow,double-pair-blue-yellow,pair-red-black," in game.position()
    assert game.state.deck[-1] == "base:triple-yellow"  # what comes next is written first


# Dealt and played on


def test_what_a_line_does_not_know_is_dealt_with_the_seed() -> None:
    one, same_seed, other = (read(LINE, seed) for seed in ("7", "7", "8"))
    assert one == same_seed
    assert one.players[0].hand[0] == other.players[0].hand[0] == "base:count-green"
    assert one.deck != other.deck
    assert len(one.players[0].hand) == 3
    assert one.setup.seed == "7"


def test_every_card_and_piece_lies_somewhere() -> None:
    state = read(LINE)
    cards = [*state.deck, *state.discard, *(card for card in state.row if card)]
    cards += [card for player in state.players for card in player.hand]
    cards += [card for player in state.players for coatl in player.coatls for card in coatl.prophecies]
    assert sorted(cards) == sorted(state.catalog.prophecy_cards())
    assert len(state.bodies) == 5 * 24 - 12  # six lie on the supply board, six before players


def test_a_hand_is_dealt_again_until_its_player_can_go_on() -> None:
    """Who has just closed a coatl holds a card that fits it."""
    closed = LINE.replace("seat=2", "seat=2 phase=complete closing=1").replace("hand.2=five-red-green", "hand.2=?5")
    closed = closed.replace(" known.2=five-red-green", " coatl.2.1=<KYYYRYGK>")
    for seed in "1234":
        assert legal_actions(read(closed, seed))


def test_a_game_goes_on_from_a_line_and_comes_back_to_it_only() -> None:
    game = coatl.Game.from_position(LINE, seed="7")
    before = game.state
    game.push("start K")
    assert game.undo()
    assert game.state == before
    assert not game.undo()
    with pytest.raises(IndexError):
        game.pop()


def test_a_game_from_a_line_is_saved_and_opened(tmp_path: Path) -> None:
    game = coatl.Game.from_position(LINE, seed="7")
    for _ in range(12):
        game.push(game.legal_actions[-1])
    game.save(tmp_path / "game.json")
    again = coatl.Game.load(tmp_path / "game.json")
    assert (again, again.state.digest()) == (game, game.state.digest())
    for _ in range(12):
        again.pop()
    assert again.position() == coatl.Game.from_position(LINE, seed="7").position()


def test_a_save_whose_position_was_broken_is_refused(tmp_path: Path) -> None:
    coatl.Game.from_position(LINE, seed="7").save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text("utf-8")
    (tmp_path / "game.json").write_text(text.replace("supply=BB", "supply=BQ"), "utf-8")
    with pytest.raises(coatl.SaveError, match="position: value"):
        coatl.Game.load(tmp_path / "game.json")


def test_a_dealt_game_is_saved_as_before(tmp_path: Path) -> None:
    coatl.Game("Ann", "Bob", seed="7").save(tmp_path / "game.json")
    assert '"position"' not in (tmp_path / "game.json").read_text("utf-8")


def test_of_a_real_table_only_what_can_be_told_is_kept(tmp_path: Path) -> None:
    fields = "seat=1 supply=BB,GK,RY,BG,RY,KK,<R,<B,B>,G> row=-,-,-,-,-,- deck=count-red,count-blue,?"
    game = coatl.Game.from_position(f"coatl/1 players=Ann,Bob chance=told {fields}")
    game.save(tmp_path / "told.json")
    assert coatl.Game.load(tmp_path / "told.json").state == game.state


def test_a_game_from_a_line_does_not_count_in_the_records() -> None:
    from coatl_core.saves.records import record_of

    game = coatl.Game.from_position(LINE, seed="7")
    random = Random(7)
    while not game.over:
        game.push(random.choice(game.legal_actions))
    assert record_of(game, "game", "") is None


# Refused

WRONG: list[tuple[str, str, str]] = [
    ("coatl/1", "rnbqkbnr/8", "This is no position: it begins with “coatl/1”, not with “rnbqkbnr/8”."),
    ("coatl/1", "coatl/2", "This position is written in a newer form (“coatl/2”): update to read it."),
    ("turn=9", "turn", "Character 25: “turn” is no field; write a name, = and what is there, without spaces."),
    ("turn=9", "turn=9 turn=8", "Character 32: the field turn is there twice."),
    ("hand.1", "hnad.1", "Character 175: this game has no field hnad.1. → did you mean “hand.1”?"),
    ("players=", "playres=", "Character 9: this game has no field playres. → did you mean “players”?"),
    ("supply=BB,GK,-,-,RY,-,<R,-,B>,- ", "", "The field supply is missing."),
    ("seat=2", "seat=3", "Field seat (character 32): “3” is not a seat from 1 to 2."),
    ("turn=9", "turn=x", "Field turn (character 25): “x” is not a number from 0 to 99999."),
    ("turn=9", "phase=akcion", "“akcion” is not a phase of the game. → did you mean “action”?"),
    ("turn=9", "phase=lay", "Field phase (character 25): “lay” is not a phase of the game."),
    ("supply=BB,", "supply=", "Field supply (character 39): 9 told, 10 needed."),
    ("supply=BB", "supply=BQ", "Field supply (character 39): “Q” is not a body segment of this game."),
    ("supply=BB", "supply=B>", "“B>” is not a body segment of this game. → did you mean “B”?"),
    ("row=count-red", "row=cuont-red", "“cuont-red” is not a prophecy of this game. → did you mean “count-red”?"),
    ("temple.1=?1", "temple.1=count-red", "“count-red” is not a temple of this game."),
    ("discard=count-blue", "discard=count-red", "there would be more of base:count-red than the game has (2)."),
    ("board.2=K", "board.2=<R<R<R<R", "with this there would be more of <R than the game has (3)."),
    ("coatl.1.1=<BBR", "coatl.1.1=<B>", "“<B>” is not a coatl, such as <BBR."),
    ("coatl.1.1=", "coatl.1.2=", "this game has no field coatl.1.2. → did you mean “coatl.1.1”?"),
    ("<BBR", "<BBR,no-blue-black-equals-red,no-black-length-8", "beside a coatl lies one temple at most."),
    ("discard=count-blue", "discard=?1", "Field discard (character 142): “?1” is not a prophecy of this game."),
    ("turn=9", "actions=0", "Field actions (character 25): “0” is not a number from 1 to 200."),
    ("known.2=five", "known.2=count-red,five", "base:count-red is not in that hand."),
    ("discard=", "deck=?3 discard=", "cards that lie nowhere: 45; cards that are not known: 5."),
    ("players=Ann,Bob", "players=Ann", "there is no such game: a game takes 2 to 4 players, not 1."),
    ("turn=9", "variants=adam", "there is no such game: adam takes 1 player, not 2."),
    ("turn=9", "variants=tribe", "“tribe” is not a variant that is installed. → did you mean “tribes”?"),
    ("turn=9", "variants=tribes:qick", "“tribes/qick” is not an option of the variant."),
    ("turn=9", "variants=golden-feathers", "The field variant.golden-feathers is missing."),
    ("turn=9", 'variants=tribes:quick variant.tribes={"turn":3}', "variant.tribes (character 47): the variant cannot"),
    ("turn=9", "variants=tribes variant.tribes={oops", "Field variant.tribes (character 41): “{oops” is not JSON"),
    ("turn=9", "sets=-", "Field sets (character 25): “-” is not a card set that is installed."),
    ("discard=", "bodies=?2BG discard=", "“2BG” is not a number and a piece, such as 3B."),
    ("discard=", "bodies=?900B discard=", "there would be more of B than the game has (24)."),
    ("discard=", "deck=?,? discard=", "“?” is not a prophecy of this game."),
    ("turn=9", "sets=base,mon", "“mon” is not a card set that is installed. → did you mean"),
    ("turn=9", "rules=hand-limt:3", "“hand-limt” is not a rule that can be changed. → did you mean “hand-limit”?"),
    ("turn=9", "phase=over", "The field ending is missing."),
    ("turn=9", "last=1:1", "The field ending is missing."),
    ("turn=9", "phase=complete closing=1", "no game can be in this position: there is no such complete coatl."),
    ("turn=9", "phase=ask", "no game can be in this position: what is asked does not fit the phase."),
    ("turn=9", "phase=assemble actions=0 rulings=7", "Field rulings (character 50): “7” is not a number from 0 to 2."),
]  # fmt: skip


@pytest.mark.parametrize(("part", "instead", "why"), WRONG, ids=[instead[:30] for _, instead, _ in WRONG])
def test_a_line_that_is_no_position_is_refused_with_place_and_remedy(part: str, instead: str, why: str) -> None:
    assert part in LINE
    with pytest.raises(PositionError) as refused:
        read(LINE.replace(part, instead, 1))
    assert why in str(refused.value)


def test_the_place_is_that_of_the_field_in_the_line() -> None:
    with pytest.raises(PositionError) as refused:
        read("  " + LINE.replace("board.2=K", "board.2=Q"))
    column = int(refused.value.values["column"])
    assert ("  " + LINE)[column - 1 :].startswith("board.2=")


def test_whatever_is_typed_nothing_but_a_reason_comes_of_it(effort: Effort) -> None:
    random, known = effort.random("typed"), "BKR<>,-?+=:. 1{}[]\"'%ascount"
    state, _ = begun(SOME[4], 2)
    lines = [LINE, position(state), position(view(state, 0))]
    for _ in range(effort(quick=20, test=60, exhaustive=3_000)):
        line = random.choice(lines)
        at, length = random.randrange(len(line)), random.choice((0, 0, 1, 1, 5))
        typed = "".join(random.choices(known, k=random.randrange(3)))
        changed = line[:at] + typed + line[at + length :]
        try:
            again = read(changed, "7")
        except PositionError as error:
            assert error.reason
        else:
            assert legal_actions(again)


def test_the_reason_is_told_in_the_language_of_the_game() -> None:
    with pytest.raises(PositionError) as refused:
        coatl.Game.from_position(LINE.replace("seat=2", "seat=3"), language="cs")
    assert str(refused.value) == "Pole seat (znak 32): „3“ není místo u stolu od 1 do 2."


def test_what_makes_no_sense_to_a_variant_is_refused_as_its_field() -> None:
    setup = Setup(("Ann", "Bob"), "7", card_sets=("base",), variants=(coatl.VariantChoice("tribes", ("omens",)),))
    line = position(coatl.new_game(setup, rules_for(setup)))
    drawn = re.search(r'"drawn":\["([a-z]+)', line)
    assert drawn is not None
    with pytest.raises(PositionError, match=r"^Field variant\.tribes .+: the variant cannot read it: "):
        read(line.replace(drawn[0], '"drawn":["oops'))


class Forgetful(coatl.Variant):
    """A variant of a stranger that does not say of which class its value is."""

    id = "forgetful"

    def deal(self, state: GameState) -> Any:
        return 3


def test_a_variant_that_does_not_declare_its_class_cannot_be_written() -> None:
    setup = Setup(("Ann", "Bob"), "7", card_sets=("base",), variants=(coatl.VariantChoice("forgetful"),))
    state = coatl.new_game(setup, coatl.Ruleset(coatl.catalog(), (Forgetful(),)))
    with pytest.raises(ValueError, match="the variant forgetful does not declare the class of its memory"):
        position(state)
