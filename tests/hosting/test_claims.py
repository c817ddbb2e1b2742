"""What the app of a player asks hosts about them: seat by seat, and what could not be done stays known."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.hosting import claims
from coatl_core.hosting.client import HostSaysNo, NoHost, WrongPin
from coatl_core.hosting.limits import BURST
from coatl_core.hosting.own_seats import OwnSeat, keep_seat, put_by, read_seats
from coatl_core.hosting.protocol import Forgotten, KeptOfSeat
from tests.hosting.served import Served, free_port, served


async def seat_at(host: Served) -> OwnSeat:
    line, game, token = await host.new()
    await line.socket.close()
    return OwnSeat(game, "127.0.0.1", host.port, "", 0, token, creator=True)


async def test_each_seat_is_asked_for_and_what_is_gone_is_told(tmp_path: Path) -> None:
    async with served() as host:
        own = await seat_at(host)
        wrong = evolve(own, token="x" * 22)
        (_, kept), (_, no) = await claims.kept_at_hosts((own, wrong))
        assert isinstance(kept, KeptOfSeat)
        assert (kept.game, kept.name, kept.address) == (own.game, "Ann", "127.0.0.1")
        assert isinstance(no, HostSaysNo)
        assert no.why == "token"


async def test_what_a_host_has_deleted_is_known_no_more_and_the_rest_stays(tmp_path: Path) -> None:
    own, past = tmp_path / "seats.json", tmp_path / "past-seats.json"
    async with served() as host:
        running, over = await seat_at(host), await seat_at(host)
        elsewhere = evolve(running, game="00000000", port=free_port(), token="another")
        for seat in (running, elsewhere, over):
            keep_seat(own, seat)
        put_by(own, past, over)
        assert {seat.game for seat in read_seats(own)} == {running.game, "00000000"}
        assert read_seats(past) == (over,)
        seats = [evolve(seat, shown=()) for seat in claims.all_seats(own, past)]
        answers = dict(await claims.forget_at_hosts(seats, own, past))
        assert [type(answers[seat]) for seat in (running, over)] == [Forgotten, Forgotten]
        assert isinstance(answers[elsewhere], OSError)
        assert read_seats(own) == (elsewhere,)
        assert read_seats(past) == ()
        ((_, again),) = await claims.kept_at_hosts((running,))
        assert claims.is_gone(again)


async def test_a_seat_is_taken_out_of_its_file_also_if_its_host_is_reached_in_another_way_now(tmp_path: Path) -> None:
    own, past = tmp_path / "seats.json", tmp_path / "past-seats.json"
    async with served() as host:
        seat = await seat_at(host)
        keep_seat(own, evolve(seat, port=1, shown=("192.0.2.7:1",)))
        await claims.forget_at_hosts((seat,), own, past)
        assert read_seats(own) == ()


async def test_nothing_is_told_to_who_has_another_certificate() -> None:
    async with served() as host:
        own = await seat_at(host)
        ((_, failed),) = await claims.kept_at_hosts((evolve(own, pin="x" * 22),))
        assert isinstance(failed, (OSError, WrongPin))
        ((_, kept),) = await claims.kept_at_hosts((own,))
        assert isinstance(kept, KeptOfSeat)


async def test_a_host_that_does_not_answer_is_asked_once(tmp_path: Path) -> None:
    seat = OwnSeat("00000000", "127.0.0.1", free_port(), "", 0, "x")
    answers = await claims.kept_at_hosts([evolve(seat, token=str(number)) for number in range(100)])
    assert len(answers) == 100
    assert len({id(answer) for _, answer in answers}) == 1
    assert not isinstance(answers[0][1], NoHost)


@pytest.mark.exhaustive
async def test_many_seats_at_one_host_do_not_come_too_fast() -> None:
    async with served() as host:
        own = await seat_at(host)
        answers = await claims.kept_at_hosts([own] * (3 * BURST + 1))
        assert {type(answer) for _, answer in answers} == {KeptOfSeat}
