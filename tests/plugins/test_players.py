"""Computer players of strangers: whatever they do, the game goes on and their plugin is named."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.game.engine import new_game
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, RandomPlayer
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.playertext import player_name
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.format import decode, encode, make_save, play
from coatl_core.testing import share_of_wins
from tests.cli.conftest import Coatl
from tests.plugins.support import Install, codes
from tests.support import do, setup

PLAYER = """
from coatl_core import Choice, ComputerPlayer, Told

class Moon(ComputerPlayer):
    id = "moon"
{body}

@hookimpl
def coatl_players():
    return [Moon]
"""
ANY = "    def turn(self, seen, legal, random, budget):\n        {what}\n"
HONEST = ANY.format(what="return Choice((legal[0],))")


def with_player(install: Install, body: str) -> Registry:
    """Returns all plugins, including one with a player ``moon`` with this body."""
    install("moon", PLAYER.format(body=body), provides="players = ['moon']")
    return load_plugins()


def test_the_players_of_the_game_are_found_like_any_others() -> None:
    plugins = load_plugins()
    assert list(plugins.players) == ["easy", "medium", "hard", "master", "grandmaster"]
    assert plugins.providers["player", "hard"].id == "players"


def test_a_strangers_player_takes_a_seat(install: Install) -> None:
    plugins = with_player(install, HONEST)
    assert codes(plugins, "moon") == []
    assert 0 <= share_of_wins(plugins, "moon", games=2) <= 1


def test_a_players_id_with_a_hyphen_stays_whole_in_a_match(install: Install, coatl: Coatl) -> None:
    code = PLAYER.format(body=HONEST).replace('id = "moon"', 'id = "full-moon"')
    install("moon", code, provides="players = ['full-moon']")
    told = coatl("simulate", "--seats", "full-moon,random", "--games", "2", "--paired").out
    assert "full-moon – random: " in told


OPPONENT = """
from coatl_core import Opponent, Variant

class Rival(Variant):
    id = "rival"
    options = ("level-fast",)
    players = (1, 1)

    def step(self, state, events):
        return True

    def show(self, table):
        return Opponent("Rival", (), ())

    def score(self, state, sheet):
        return sheet

@hookimpl
def coatl_variants():
    return [Rival]
"""


@pytest.mark.parametrize("seats", [(), ("--seats", "random")])
def test_a_strangers_opponent_is_called_by_its_own_name(install: Install, coatl: Coatl, seats: tuple[str, ...]) -> None:
    install("rival", OPPONENT, provides="variants = ['rival']")
    run = coatl("simulate", *seats, "--variant", "rival:level-fast", "--games", "1")
    assert (run.code, run.err) == (0, "")
    assert "rival on average 0.0 points" in run.out
    assert "A.D.A.M." not in run.out


WRONG = {
    "raise ValueError('tired')": "ValueError: tired (__init__.py:",
    "raise SystemExit": "SystemExit",
    "return legal[0]": "returned Keep, not a Choice",
    "return None": "returned NoneType, not a Choice",
    "return Choice(())": "a choice has one action or more, in a tuple",
    "return Choice([legal[0]])": "a choice has one action or more, in a tuple",
    "from coatl_core import Take; return Choice((Take(77),))": "chose what is not legal: take 77",
    "return Choice((legal[0],), 'so')": "gave a reason that cannot be shown",
    "return Choice((legal[0],), Told('why', {'piece': 'junk'}))": "gave a reason that cannot be shown",
}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.slow
def test_a_player_that_does_wrong_is_replaced_and_named(install: Install, what: str) -> None:
    plugins = with_player(install, ANY.format(what=what))
    contest = Contest((ComputerSeat("moon"), ComputerSeat("random")), "wrong")
    game = play_one(contest, 0, plugins, plugins.ruleset(["base"]))
    (failure,) = game.failures
    assert (failure.plugin, failure.player) == ("moon", "moon")
    assert failure.error.startswith(f"turn: {WRONG[what]}")


def test_a_player_that_raises_while_it_listens_is_replaced(install: Install) -> None:
    plugins = with_player(install, f"{HONEST}\n    def saw(self, event):\n        raise KeyError(event)\n")
    game = play_one(Contest((ComputerSeat("moon"),) * 2, "ears"), 0, plugins, plugins.ruleset(["base"]))
    assert all(failure.error.startswith("saw: KeyError") for failure in game.failures)
    assert len(game.failures) == 2


def test_a_player_that_judges_wrongly_judges_no_more_and_one_that_does_not_judge_says_so(install: Install) -> None:
    plugins = with_player(install, f"{HONEST}\n    def judge(self, *given):\n        return 7\n")
    state = new_game(setup(), plugins.ruleset(["base"]))
    seen, legal = view(state, 0), legal_actions(state)
    player = plugins.player(ComputerSeat("moon"), state.ruleset)
    assert player.judge(seen, legal, (legal[0],), Random(0), Budget()) is None
    assert player.failure is not None
    assert player.failure.error.startswith("judge: a verdict has a choice and the points lost")
    quiet = plugins.player(ComputerSeat("easy"), state.ruleset)
    assert quiet.judge(seen, legal, (legal[0],), Random(0), Budget()) is None
    assert quiet.failure is None


@pytest.mark.parametrize("wrong", ["'much'", "float('nan')", "1 / 0"])
def test_a_player_whose_outlook_is_no_number_is_not_asked_again(install: Install, wrong: str) -> None:
    plugins = with_player(install, f"{HONEST}\n    def outlook(self, seen):\n        return {wrong}\n")
    state = new_game(setup(), plugins.ruleset(["base"]))
    player = plugins.player(ComputerSeat("moon"), state.ruleset)
    assert player.outlook(view(state, 0)) is None
    assert player.failure is not None
    assert player.failure.error.startswith("outlook: ")
    quiet = plugins.player(ComputerSeat("easy"), state.ruleset)
    assert quiet.outlook(view(state, 0)) is None
    assert quiet.failure is None


@pytest.mark.parametrize("wrong", ["7", "[(1.0,)] * 3", "[(1.0, 2.0)]", "[(1.0, None)] * 3", "1 / 0"])
def test_a_player_that_plays_turns_out_wrongly_is_not_asked_again(install: Install, wrong: str) -> None:
    plugins = with_player(install, f"{HONEST}\n    def play_out(self, *given):\n        return {wrong}\n")
    state = new_game(setup(), plugins.ruleset(["base"]))
    turns = [(action,) for action in legal_actions(state)[:2]]
    player = plugins.player(ComputerSeat("moon"), state.ruleset)
    assert player.play_out(view(state, 0), turns, Random(0), 3) is None
    assert player.failure is not None
    assert player.failure.error.startswith("play_out: ")
    quiet = plugins.player(ComputerSeat("easy"), state.ruleset)
    assert quiet.play_out(view(state, 0), turns, Random(0), 3) is None
    assert quiet.failure is None


def test_a_player_that_cannot_be_made_is_named(install: Install) -> None:
    plugins = with_player(install, "    def __init__(self, level, ruleset):\n        1 / 0\n")
    with pytest.raises(PlayerFailed, match=r"^moon: __init__: ZeroDivisionError"):
        plugins.player(ComputerSeat("moon"), plugins.ruleset(["base"]))


def test_nobody_waits_for_a_player_without_end(install: Install) -> None:
    plugins = with_player(install, ANY.format(what="from threading import Event; Event().wait()"))
    state = new_game(setup(), plugins.ruleset(["base"]))
    player = plugins.player(ComputerSeat("moon"), state.ruleset)
    choice = player.turn(view(state, 0), legal_actions(state), Random(0), Budget(seconds=0.05))
    assert choice.actions[0] in legal_actions(state)
    assert player.failure is not None
    assert player.failure.error.startswith("turn: TimeoutError: no answer in 0.05 seconds")


def test_a_player_in_time_is_heard(install: Install) -> None:
    plugins = with_player(install, HONEST)
    state = new_game(setup(), plugins.ruleset(["base"]))
    player = plugins.player(ComputerSeat("moon"), state.ruleset)
    choice = player.turn(view(state, 0), legal_actions(state), Random(0), Budget(seconds=60))
    assert (choice.actions, player.failure) == ((legal_actions(state)[0],), None)


def test_a_player_hears_only_what_its_seat_may_know(install: Install) -> None:
    body = HONEST + (
        "\n    def saw(self, event):"
        "\n        kept = getattr(event, 'kept', None)"
        "\n        assert kept is None or event.seat == 0, 'a secret'\n"
    )
    plugins = with_player(install, body)
    game = play_one(
        Contest((ComputerSeat("moon"), ComputerSeat("easy")), "ears"), 0, plugins, plugins.ruleset(["base"])
    )
    assert game.failures == ()


@pytest.mark.parametrize(
    ("code", "provides", "expected"),
    [
        (PLAYER.format(body=HONEST), "players = ['sun']", "hook-players"),
        (PLAYER.format(body=HONEST).replace("[Moon]", "[3]"), "players = ['moon']", "hook-player"),
        (PLAYER.format(body=HONEST).replace("[Moon]", "Moon"), "players = ['moon']", "hook-list"),
        (PLAYER.format(body=HONEST).replace("'moon'", "3"), "players = ['Moon!']", "id"),
        (PLAYER.format(body="    levels = 'fast'\n" + HONEST), "players = ['moon']", "hook-player-described"),
        (PLAYER.format(body="    players = (2, 9)\n" + HONEST), "players = ['moon']", "hook-player-described"),
        (PLAYER.format(body=HONEST).replace('"moon"', '"random"'), "players = ['random']", "id"),
        (PLAYER.format(body=HONEST).replace('"moon"', '"easy"'), "players = ['easy']", "player-twice"),
    ],
)
def test_a_plugin_whose_player_is_not_as_described_is_broken(
    install: Install, code: str, provides: str, expected: str
) -> None:
    install("moon", code, provides=provides)
    plugins = load_plugins()
    assert codes(plugins, "moon") == [expected]
    assert "easy" in plugins.players


def test_an_unknown_player_or_level_is_named() -> None:
    plugins = load_plugins()
    for seat, known in ((ComputerSeat("moon"), "random"), (ComputerSeat("easy", "fast"), "easy")):
        with pytest.raises(UnknownContent) as caught:
            plugins.player(seat, plugins.ruleset(["base"]))
        assert known in caught.value.known


def test_a_game_with_computer_players_is_saved_and_opened_without_them(install: Install) -> None:
    plugins = with_player(install, HONEST)
    seats = (None, ComputerSeat("moon", "fast"))
    session = Session(evolve(setup(), seats=seats), plugins.ruleset(["base"]))
    for _ in range(8):
        session.push(session.legal_actions[0])
    text = encode(make_save(session, plugins.dependencies(["base"])))
    opened = play(decode(text), load_plugins(safe_mode=True))
    assert opened.setup.seats == seats
    assert opened.state.digest() == session.state.digest()


def test_a_game_of_persons_is_written_as_before() -> None:
    plugins = load_plugins(safe_mode=True)
    session = Session(setup(), plugins.ruleset(["base"]))
    assert "seats" not in encode(make_save(session, plugins.dependencies(["base"])))


def test_seats_change_nothing_of_the_game_dealt() -> None:
    plugins = load_plugins(safe_mode=True)
    plain = new_game(setup(), plugins.ruleset(["base"]))
    seated = new_game(evolve(setup(), seats=(ComputerSeat("easy"), None)), plugins.ruleset(["base"]))
    assert do(plain, "keep").digest() == do(seated, "keep").digest()
    with pytest.raises(ValueError, match="1 seats are named, and there are 2 players"):
        evolve(setup(), seats=(None,))


def test_a_computer_player_has_a_name_of_its_own() -> None:
    l10n = english(strict=True)
    load_plugins(safe_mode=True).register_messages(l10n)
    names: list[str] = []
    for _ in range(8):
        names.append(player_name("easy", l10n, Random(1), names))
    assert len(set(names)) == 8
    assert names[0] in l10n("player-easy-names")
    assert names[6:] == ["beginner", "beginner 2"]
    l10n.set_language("uk")
    assert player_name("easy", l10n, Random(1)) in l10n("player-easy-names")
    assert player_name(RandomPlayer.id, l10n, Random(1)) == "random"
