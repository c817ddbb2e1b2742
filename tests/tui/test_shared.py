"""A table of several machines: taking back that is asked for, talk, seats of those who are away, the end for all."""

from __future__ import annotations

import json

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.actions import Keep
from coatl_core.game.errors import Refusal
from coatl_core.hosting import client, protocol
from coatl_core.hosting.client import Guest, HostSaysNo
from coatl_core.hosting.protocol import PRESETS, Join, New, Watch
from coatl_core.play.seen_game import LINE_CUT
from coatl_core.play.standing import Answered, Ended, Said, Sitting, Waiting
from coatl_tui.settings import Settings, save_settings
from tests.hosting.served import Served, served
from tests.hosting.support import new
from tests.locale.support import LANGUAGES, speaking
from tests.support import EACH_LANGUAGE, paired, registry
from tests.tui.fake_game import FakeGame, FakeSharedGame
from tests.tui.support import frame, line, press, session_at, settled, until
from tests.tui.test_elsewhere import SIZES, at_table, moves, other, table, taking

pytestmark = pytest.mark.slow


def shared(own_turn: bool = True) -> tuple[FakeSharedGame, str, str]:
    """The game as one of two sees it, and the names of the two, the own first."""
    session = session_at(20)
    seat = session.acting if own_turn else other(session)
    names = session.setup.players
    game = FakeSharedGame([session.view(seat)], session.legal_actions if own_turn else (), allowed=True)
    game.sitting = [Sitting(name) for name in names]
    return game, names[seat], names[1 - seat]


def away(game: FakeSharedGame, seconds: float) -> None:
    """The other has had no line for so long."""
    own = game.view().seat
    names = game.view().setup.players
    game.sits(*(Sitting(n) if s == own else Sitting(n, here=False, away=seconds) for s, n in enumerate(names)))


def entries(pilot: Pilot[None]) -> set[str]:
    """The commands on the key bar."""
    return {each.id for entry in table(pilot).bar_entries() for _, each in entry.keys if each is not None}


def told(pilot: Pilot[None]) -> str:
    """What is said above the sentence, in one line."""
    return " ".join(f"{line(pilot)} {line(pilot, 'inspector')}".split())


# Taking back


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_who_must_ask_is_told_at_once_whom_and_goes_on_looking(home: Home, tag: str) -> None:
    game, _, name = shared(own_turn=False)
    seat = game.view().seat
    assert seat is not None
    game.last_actor, game.asks = seat, 1 - seat
    async with at_table(home, game, tag) as pilot:
        await press(pilot, "u")
        assert line(pilot) == speaking(tag)("message-asked", name=name)
        assert not table(pilot).changes.busy
        await press(pilot, "o")
        assert table(pilot).face.looking.looked_at == 1 - seat
        game.heard(Answered(1 - seat, False))
        await settled(pilot)
        assert told(pilot).startswith(speaking(tag)("message-disagrees", name=name))
        game.heard(Answered(1 - seat, True))
        await settled(pilot)
        assert speaking(tag)("message-agrees", name=name)[:40] in told(pilot)


@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_a_wish_is_a_line_with_its_own_key_and_takes_no_other(
    home: Home, tag: str, size: tuple[int, int]
) -> None:
    game, _, name = shared()
    seat, l10n = game.view().seat, speaking(tag)
    assert seat is not None
    async with at_table(home, game, tag, size) as pilot:
        game.wishes(1 - seat)
        await settled(pilot)
        assert l10n("message-wish", name=name, key="f") in told(pilot)
        assert "answer" in entries(pilot)
        assert f"f {l10n('command-answer')}" in frame(pilot)
        assert not table(pilot).choice.open
        await press(pilot, "s", "p", "c")
        assert not table(pilot).choice.open
        assert l10n("message-wish", name=name, key="f") in told(pilot)
        await press(pilot, "f")
        assert l10n("choice-title-allow", name=name) in frame(pilot)
        assert game.asked_for == []


@pytest.mark.parametrize(("key", "yes"), [("1", True), ("2", False)])
@pytest.mark.parametrize("size", SIZES[:2])
async def test_who_is_asked_answers_below_the_table(home: Home, key: str, yes: bool, size: tuple[int, int]) -> None:
    game, _, name = shared()
    seat = game.view().seat
    assert seat is not None
    async with at_table(home, game, size=size) as pilot:
        game.wishes(1 - seat)
        await settled(pilot)
        await press(pilot, "f", key)
        assert game.asked_for == [("allow", yes)]
        assert not table(pilot).choice.open
        assert not game.pushed
        assert name not in told(pilot)
        assert "answer" not in entries(pilot)
        game.wishes(1 - seat)  # whoever is refused may wish it again
        await settled(pilot)
        assert speaking("en")("message-wish", name=name, key="f") in told(pilot)


async def test_a_wish_that_is_put_off_still_waits_and_is_told(home: Home) -> None:
    game, _, name = shared()
    seat, l10n = game.view().seat, speaking("en")
    assert seat is not None
    async with at_table(home, game) as pilot:
        game.wishes(1 - seat)
        await settled(pilot)
        await press(pilot, "f", "escape")
        assert not table(pilot).choice.open
        assert l10n("message-wish", name=name, key="f") in told(pilot)
        await press(pilot, "f", "1")
        assert game.asked_for == [("allow", True)]
        await press(pilot, "f")
        assert line(pilot) == l10n("message-wish-nobody")


async def test_who_is_asked_may_play_on_and_the_question_goes_when_the_game_does(home: Home) -> None:
    session = session_at(20)
    seat = session.acting
    game = FakeSharedGame([session.view(seat)], session.legal_actions)
    async with at_table(home, game) as pilot:
        game.wishes(1 - seat)
        await settled(pilot)
        await press(pilot, "f")
        assert table(pilot).choice.open
        game.wisher = None
        await moves(pilot, game, session, taking(session))
        assert not table(pilot).choice.open
        assert "wishes" not in frame(pilot)


async def test_a_wish_waits_for_the_question_that_is_open_and_takes_none_of_its_keys(home: Home) -> None:
    game, _, name = shared()
    seat = game.view().seat
    assert seat is not None
    async with at_table(home, game) as pilot:
        await press(pilot, "q")
        game.wishes(1 - seat)
        await settled(pilot)
        assert speaking("en")("choice-title-leave") in frame(pilot)
        await press(pilot, "1")
        assert game.asked_for == []
        assert not table(pilot).choice.open
        assert speaking("en")("message-wish", name=name, key="f") in told(pilot)


async def test_another_s_last_action_is_not_asked_about_but_refused_at_once(home: Home) -> None:
    game, *_ = shared()
    seat = game.view().seat
    assert seat is not None
    game.last_actor = 1 - seat
    game.refuses_undo = Refusal("undo-not-yours", "")
    async with at_table(home, game) as pilot:
        await press(pilot, "u")
        assert not table(pilot).choice.open
        assert line(pilot) == speaking("en")("refusal-undo-not-yours")
        game.refuses_undo = LINE_CUT
        await press(pilot, "u")
        assert not table(pilot).choice.open
        assert told(pilot).startswith(speaking("en")("refusal-line-cut"))


# Talk


@pytest.mark.exhaustive
@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_each_of_the_sentences_can_be_said(home: Home, tag: str, size: tuple[int, int]) -> None:
    game, *_ = shared(own_turn=False)
    l10n = speaking(tag)
    async with at_table(home, game, tag, size) as pilot:
        for number, preset in enumerate(PRESETS, 1):
            await press(pilot, "y")
            shown = frame(pilot)
            assert l10n("choice-title-say") in shown
            assert all(l10n(f"said-{each}") in shown for each in PRESETS)
            await press(pilot, str(number))
            assert game.asked_for[-1] == ("say", preset)
            assert not table(pilot).choice.open


async def test_what_another_says_is_shown_until_the_next_key_also_with_what_happens_then(home: Home) -> None:
    session = session_at(20)
    seat = other(session)
    game = FakeSharedGame([session.view(seat)])
    name = session.setup.players[1 - seat]
    async with at_table(home, game) as pilot:
        game.heard(Said(1 - seat, "well-played"))
        await settled(pilot)
        assert line(pilot) == f"{name}: Well played!"
        await moves(pilot, game, session, taking(session))
        assert told(pilot).startswith(f"{name}: Well played! {name}")
        await press(pilot, "s")
        assert "Well played!" not in frame(pilot)
        for _ in range(40):
            game.heard(Said(1 - seat, "good-luck"))
        await settled(pilot)
        assert frame(pilot).count("Good luck!") == 2


async def test_who_wants_no_talk_sees_none_of_others_and_may_say_something(home: Home) -> None:
    save_settings(home.settings, Settings(talk=False))
    game, own, _ = shared(own_turn=False)
    seat = game.view().seat
    assert seat is not None
    async with at_table(home, game) as pilot:
        game.heard(Said(1 - seat, "well-played"))
        await settled(pilot)
        assert "Well played!" not in frame(pilot)
        game.heard(Said(seat, "well-played"))
        await settled(pilot)
        assert line(pilot) == f"{own}: Well played!"


async def test_what_the_host_does_not_do_is_told_in_a_sentence_with_the_remedy(home: Home) -> None:
    game, *_ = shared(own_turn=False)
    game.says_no = HostSaysNo("too-fast")
    async with at_table(home, game) as pilot:
        await press(pilot, "y", "1")
        assert line(pilot) == speaking("en")("hosting-no-too-fast")
        game.says_no = ConnectionResetError("cut")
        await press(pilot, "y", "1")
        assert told(pilot).startswith(speaking("en")("refusal-line-cut"))
        game.stands(Waiting("self", 0, cut=True))
        await press(pilot, "y")
        assert told(pilot).startswith(speaking("en")("refusal-line-cut"))
        assert not table(pilot).choice.open


# Seats, and the end


@pytest.mark.exhaustive
@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_a_seat_away_for_two_minutes_is_filled_or_freed(home: Home, tag: str, size: tuple[int, int]) -> None:
    game, _, name = shared(own_turn=False)
    seat, l10n = game.view().seat, speaking(tag)
    assert seat is not None
    async with at_table(home, game, tag, size) as pilot:
        away(game, 119.0)
        await press(pilot, "g")
        assert not table(pilot).choice.open
        assert l10n("seats-away", name=name, minutes=1) in told(pilot)
        assert l10n("seats-later", minutes=2)[:30] in told(pilot)
        away(game, 120.0)
        await press(pilot, "g")
        assert l10n("choice-seats-fill", name=name) in frame(pilot)
        assert l10n("choice-seats-free", name=name) in frame(pilot)
        await press(pilot, "1", "g", "2")
        assert game.asked_for == [("fill", 1 - seat, "hard"), ("free", 1 - seat)]


async def test_where_nothing_can_be_done_about_the_seats_it_is_said_who_is_here(home: Home) -> None:
    game, _, name = shared()
    async with at_table(home, game) as pilot:
        await press(pilot, "g")
        assert line(pilot) == f"{name} is here."
        assert not table(pilot).choice.open


async def test_a_free_seat_can_be_filled_at_once_and_a_filled_one_needs_nothing(home: Home) -> None:
    game, _, name = shared(own_turn=False)
    seat = game.view().seat
    assert seat is not None
    names = game.view().setup.players
    async with at_table(home, game) as pilot:
        game.sits(*(Sitting(n, free=n == name, here=n != name) for n in names))
        await press(pilot, "g", "1")
        assert game.asked_for == [("fill", 1 - seat, "hard")]
        game.sits(*(Sitting(n, computer="hard" if n == name else None, here=n != name) for n in names))
        await press(pilot, "g")
        assert line(pilot) == f"A computer plays for {name}."


@pytest.mark.parametrize("size", SIZES)
async def test_the_key_for_the_seats_stands_on_the_bar_while_somebody_is_away(
    home: Home, size: tuple[int, int]
) -> None:
    game, *_ = shared(own_turn=False)
    async with at_table(home, game, size=size) as pilot:
        assert "seats" not in entries(pilot)
        away(game, 5.0)
        await settled(pilot)
        assert "seats" in entries(pilot)
        assert "g seats" in frame(pilot)


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
async def test_going_coming_back_and_a_computer_are_told_at_the_other_tables(home: Home, tag: str) -> None:
    game, own, name = shared(own_turn=False)
    l10n = speaking(tag)

    def other_sits(**how: object) -> None:
        game.sits(*(Sitting(each.name, **(how if each.name == name else {})) for each in game.sitting))  # type: ignore[arg-type]

    async with at_table(home, game, tag) as pilot:
        for how, message, values in (
            ({"here": False, "away": 0.0}, "seats-away", {"minutes": 0}),
            ({"here": False, "away": 130.0, "computer": "hard"}, "seats-computer", {}),
            ({}, "message-back", {}),
            ({"here": False, "free": True}, "seats-free", {}),
            ({}, "message-sits-down", {}),
        ):
            other_sits(**how)
            await settled(pilot)
            assert l10n(message, name=name, **values) in told(pilot), message
            await press(pilot, "s")
        game.sits(*(Sitting(each.name, here=each.name == name, away=0.0) for each in game.sitting))
        await settled(pilot)
        assert own not in told(pilot)  # one's own line is told in the status line


async def test_the_open_question_about_the_seats_shows_no_old_names_and_closes_when_they_change(home: Home) -> None:
    game, _, name = shared(own_turn=False)
    async with at_table(home, game) as pilot:
        away(game, 120.0)
        await press(pilot, "g")
        away(game, 180.0)
        await settled(pilot)
        assert speaking("en")("seats-away", name=name, minutes=3) in frame(pilot)
        game.sits(*(Sitting(each.name) for each in game.sitting))
        await settled(pilot)
        assert not table(pilot).choice.open
        assert told(pilot).startswith(speaking("en")("message-back", name=name))


@pytest.mark.parametrize(("tag", "turns"), paired(LANGUAGES, [1, 3, 5]))
async def test_who_comes_back_is_told_what_a_computer_has_played_for_them(home: Home, tag: str, turns: int) -> None:
    game, *_ = shared()
    game.played = turns
    async with at_table(home, game, tag) as pilot:
        assert told(pilot).startswith(speaking(tag)("message-played-for-you", turns=turns)[:60])
        await press(pilot, "s")
        assert speaking(tag)("message-played-for-you", turns=turns)[:30] not in frame(pilot)


END_FOR_ALL = ("End the game for all?", "Nobody can go on with it then.")
"""The question in the title of its box, and what the sentence adds."""


async def test_the_end_for_all_is_found_in_the_palette_and_only_the_creator_may(home: Home) -> None:
    game, *_ = shared(own_turn=False)
    async with at_table(home, game) as pilot:
        await press(pilot, "f12")
        assert line(pilot) == speaking("en")("message-end-not-yours")
        assert not table(pilot).choice.open
        game.is_creator = True
        await press(pilot, "f5", *"end the game")
        await until(pilot, lambda: speaking("en")("command-end-game-name") in frame(pilot))
        await press(pilot, "down", "enter")
        await until(pilot, lambda: all(text in frame(pilot) for text in END_FOR_ALL))
        await press(pilot, "2")
        assert game.asked_for == [("end",)]


async def test_who_has_made_the_game_ends_it_after_a_second_question(home: Home) -> None:
    game, *_ = shared(own_turn=False)
    async with at_table(home, game) as pilot:
        await press(pilot, "g")
        assert not table(pilot).choice.open
        game.is_creator = True
        await press(pilot, "g", "1")
        assert all(text in frame(pilot) for text in END_FOR_ALL)
        await press(pilot, "1", "g", "1", "enter")
        assert game.asked_for == []
        await press(pilot, "g", "1", "2")
        assert game.asked_for == [("end",)]


@pytest.mark.exhaustive
@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_a_game_that_was_ended_says_so_and_offers_nothing(home: Home, tag: str, size: tuple[int, int]) -> None:
    game, _, name = shared()
    seat, l10n = game.view().seat, speaking(tag)
    assert seat is not None
    async with at_table(home, game, tag, size) as pilot:
        await press(pilot, "y")
        game.legal, game.wisher = (), None
        game.stands(Waiting("ended", 1 - seat))
        game.heard(Ended(1 - seat))
        await settled(pilot)
        assert not table(pilot).choice.open
        assert l10n("refusal-game-ended", name=name) in told(pilot)
        status = line(pilot, "status").split()
        assert status[0] == name
        assert l10n("due-ended").split()[0] in status
        assert not entries(pilot) & {"say", "seats", "end", "hint"}
        await press(pilot, "y", "g")
        assert not table(pilot).choice.open
        assert l10n("refusal-game-ended", name=name) in told(pilot)


# Which games have all this


async def test_where_the_game_allows_no_hints_the_key_says_so_and_the_bar_names_none(home: Home) -> None:
    game, *_ = shared()
    async with at_table(home, game) as pilot:
        assert table(pilot).gives_hints
        game.allows_hints = False
        await press(pilot, "i")
        assert line(pilot) == speaking("en")("message-hint-forbidden")
        assert not table(pilot).gives_hints


async def test_other_games_have_nothing_of_it(home: Home) -> None:
    session = session_at(20)
    async with at_table(home, FakeGame([session.view(session.acting)], session.legal_actions)) as pilot:
        for key in ("y", "g"):
            await press(pilot, key)
            assert line(pilot) == speaking("en")("message-other-game")


# At a host


class Sits:
    """A guest with its own part in a game at a host."""

    def __init__(self, host: Served, hello: protocol.Hello) -> None:
        self.guest = Guest(host.url.rstrip("/"), hello, registry())

    async def sit(self) -> str:
        await self.guest.sit()
        assert self.guest.table is not None
        return self.guest.table.game


def creating(*allows: str) -> New:
    message, _ = protocol.read_client(json.dumps({"t": "new", "v": 1, **new(allows=allows)}))
    assert isinstance(message, New)
    return message


async def test_two_tables_of_a_host_ask_answer_and_talk(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FIRST_DELAY", 0.01)
    async with served() as host:
        ann = Sits(host, creating())
        bob = Sits(host, Join(await ann.sit(), "Bob"))
        await bob.sit()
        own, game = await ann.guest.begun(), await bob.guest.begun()
        async with at_table(home, own) as pilot:  # type: ignore[arg-type]
            table(pilot).playing.act(Keep(()))
            await until(pilot, game.log)
            await press(pilot, "u")
            await until(pilot, lambda: line(pilot) == "Bob is asked whether you may take it back.")
            await until(pilot, lambda: game.wisher == 0)
            await game.allow(True)
            await until(pilot, lambda: "Bob agrees" in frame(pilot))
            assert table(pilot).seen.acting == 0
            await game.say("thanks")
            await until(pilot, lambda: "Bob: Thank you!" in frame(pilot))
            await press(pilot, "y", "1")
            await until(pilot, lambda: "Ann: Hello!" in frame(pilot))
            await press(pilot, "g", "1", "2")
            await until(pilot, lambda: "The game was ended by Ann." in frame(pilot))
        await ann.guest.close()
        await bob.guest.close()


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
async def test_who_looks_on_sees_all_tables_and_is_offered_nothing(home: Home, size: tuple[int, int]) -> None:
    async with served() as host:
        ann = Sits(host, creating("watch"))
        code = await ann.sit()
        bob, eve = Sits(host, Join(code, "Bob")), Sits(host, Watch(code))
        await bob.sit()
        await eve.sit()
        own, theirs, seen = await ann.guest.begun(), await bob.guest.begun(), await eve.guest.begun()
        async with at_table(home, seen, size=size) as pilot:  # type: ignore[arg-type]
            looks = {"next-pane", "other", "log", "quit", "rules", "help", "activate", "number", "close"}
            for number in range(4):
                assert entries(pilot) <= looks, number
                assert not table(pilot).choice.open
                status = line(pilot, "status")
                assert status.startswith(seen.view().setup.players[seen.view().acting])
                assert speaking("en")("due-other") in status
                acting = (own, theirs)[seen.view().acting]
                at = len(seen.log())
                await acting.push(acting.legal_actions[0])
                await until(pilot, lambda at=at: len(seen.log()) > at)  # type: ignore[misc]
            await press(pilot, "s", "p", "right", "c", "h", "o", "o", "escape", "l")
            assert table(pilot).face.log.open
            await press(pilot, "l", "e", "enter", "u", "i", "v", "d", "1", "1")
            assert not table(pilot).choice.open
            for key in ("y", "g", "f", "f12", "u", "e", "x", "v", "d", "i", "r"):
                await press(pilot, key)
                assert not table(pilot).choice.open
                assert line(pilot) == speaking("en")("refusal-looking-on"), key
            assert speaking("en")("due-looked-on") in line(pilot, "status")
            assert speaking("en")("pane-looking-on") in frame(pilot)
            assert "nobody’s hand" in frame(pilot)
        for each in (ann, bob, eve):
            await each.guest.close()
