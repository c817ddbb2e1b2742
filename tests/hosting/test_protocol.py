"""Messages are read strictly, and written as they are read: ``docs/protocol.md``, *Messages*."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.hosting import protocol
from coatl_core.hosting.codes import code_of, guest_name, read_code, shown_code
from coatl_core.hosting.limits import MOST_BYTES, MOST_OF_NAME
from coatl_core.hosting.protocol import Fault, read_client, read_host, write

EXAMPLES: list[dict[str, Any]] = [
    {"t": "new", "v": 1, "setup": {"players": ["Ann"]}, "seats": [{"name": "Ann"}, None], "allows": ["hints"]},
    {"t": "new", "v": 1, "setup": {}, "seats": [{"computer": "hard"}], "allows": []},
    {"t": "join", "v": 1, "game": "5PT3-8122", "name": "Bob"},
    {"t": "back", "v": 1, "game": "5PT38122", "token": "x" * 22},
    {"t": "watch", "v": 1, "game": "5PT38122"},
    {"t": "kept", "v": 1, "game": "5PT38122", "token": "x" * 22},
    {"t": "forget", "v": 1, "game": "5PT38122", "token": "x" * 22},
    {"t": "fill", "seat": 1, "computer": "hard"},
    {"t": "free", "seat": 1},
    {"t": "end"},
    {"t": "do", "rev": 17, "action": "take 3"},
    {"t": "legal", "rev": 17},
    {"t": "undo", "rev": 18},
    {"t": "allow", "rev": 18, "yes": True},
    {"t": "say", "preset": "well-played"},
]
"""One message of every kind, with all its fields."""


def fault(message: Any) -> str:
    """Why a message is refused; empty if it is not."""
    try:
        read_client(message if isinstance(message, str) else json.dumps(message))
    except Fault as error:
        return error.why
    return ""


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: str(message["t"]))
def test_every_message_of_a_client_is_read_and_written_as_it_stands(message: dict[str, Any]) -> None:
    read, id = read_client(json.dumps({**message, "id": 7}))
    assert id == 7
    assert json.loads(write(read, 7)) == {**message, "id": 7}
    assert read_client(json.dumps(message)) == (read, None)


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: str(message["t"]))
def test_a_field_that_is_not_named_is_a_fault(message: dict[str, Any]) -> None:
    assert fault({**message, "more": 1}) == "malformed"


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: str(message["t"]))
def test_a_missing_field_is_a_fault(message: dict[str, Any]) -> None:
    for name in message:
        less = {each: value for each, value in message.items() if each != name}
        assert fault(less) == ("version" if name == "v" else "malformed"), name


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: str(message["t"]))
def test_a_value_of_another_kind_is_a_fault(message: dict[str, Any]) -> None:
    for name in message:
        others: list[Any] = [1.5, None, {"a": []}, [[]], "\ud800", -1, 2**60]
        others += [True] if name != "yes" else []
        others += ["1"] if not isinstance(message[name], str) else [1]
        for other in others:
            if (name, other) == ("setup", {"a": []}):
                continue  # what stands in a setup is read later
            assert fault({**message, name: other}) in ("malformed", "version"), (name, other)


@pytest.mark.parametrize("version", [None, 0, 2, "1", True, 1.0])
def test_an_unknown_version_is_told_whatever_else_stands_there(version: object) -> None:
    assert fault({"t": "join", "v": version, "from": "the future"}) == "version"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"do"',
        "1",
        "NaN",
        '{"t":"legal","rev":NaN}',
        '{"t":"legal","rev":1,"rev":1}',
        '{"t":"legal","rev":1}{}',
        "[" * 4000,
        '{"a":' * 800,
        '{"t":"flatter"}',
        '{"t":["do"]}',
        '{"t":"state","rev":0,"at":0,"by":null,"view":{},"events":[]}',
        '{"t":"legal","rev":' + "9" * 4000 + "}",
        '{"t":"end","id":"7"}',
        '{"t":"end","id":true}',
        '{"t":"end","id":-1}',
    ],
)
def test_what_is_no_message_is_malformed(text: str) -> None:
    assert fault(text) == "malformed"


def test_the_answer_to_a_malformed_message_has_its_id_if_it_has_one() -> None:
    with pytest.raises(Fault) as caught:
        read_client('{"t":"do","id":7}')
    assert caught.value.id == 7


def test_a_message_has_at_most_4096_bytes() -> None:
    assert MOST_BYTES == 4096
    whole = json.dumps({"t": "end"})
    assert fault(whole + " " * (MOST_BYTES - len(whole))) == ""
    assert fault(whole + " " * (MOST_BYTES - len(whole) + 1)) == "malformed"
    assert fault(json.dumps({"t": "join", "v": 1, "game": "x", "name": "ě" * 2100}, ensure_ascii=False)) == "malformed"


@pytest.mark.parametrize("preset", protocol.PRESETS)
def test_every_preset_can_be_said(preset: str) -> None:
    assert fault({"t": "say", "preset": preset}) == ""


def test_messages_of_the_host_are_read_as_they_are_written() -> None:
    status = protocol.SeatStatus("Ann", False, True, None, None)
    for message in (
        protocol.Seat("5PT38122", 1, "x" * 22),
        protocol.Game(1, "5PT38122", {"seed": ""}, ({},), (), (status,), ("watch",)),
        protocol.Seats((status,)),
        protocol.State(1, 0, None, {}, ()),
        protocol.State(1, 0, 1, {}, ({"event": "Passed"},), "ask", True),
        protocol.LegalActions(0, ("end",)),
        protocol.No("refused", {"code": "x"}),
        protocol.No("full"),
        protocol.Asked(),
        protocol.Asks(1, 18),
        protocol.Denied(18),
        protocol.Said(1, "hello"),
        protocol.Ended(0),
        protocol.Saved({"format": "coatl-save"}),
        protocol.KeptOfSeat("5PT38122", 1, "Ann", "::1", "now", None, None, ({"action": "keep", "at": None},)),
        protocol.Forgotten("5PT38122", 1),
    ):
        assert read_host(write(message, 3)) == (message, 3)
        assert read_host(write(message)) == (message, None)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"t":"do","rev":1,"action":"x"}', '{"t":"asked","more":1}', '{"t":"asks"}']
)
def test_what_a_host_never_says_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_host(text)


@given(st.text())
def test_any_text_is_a_message_or_a_fault(text: str) -> None:
    assert fault(text) == "malformed"


# Codes and names


@given(st.integers(0, 2**40 - 1))
def test_a_code_of_40_bits_is_read_as_it_is_shown(bits: int) -> None:
    code = code_of(bits)
    assert len(code) == 8
    assert read_code(shown_code(code)) == read_code(code.lower()) == code


def test_a_code_is_read_as_people_write_it() -> None:
    assert read_code("5pt3-8122") == read_code(" 5PT3 8l2 2 ") == read_code("5PT38I22") == "5PT38122"
    assert read_code("oO00-iIlL") == "00001111"
    assert [read_code(text) for text in ("", "5PT3812", "5PT381222", "5PT3812U", "5PT3_8122")] == [None] * 5


@given(st.text(), st.lists(st.sampled_from(["Ann", "Ann 2", "x"])))
def test_a_guests_name_is_short_and_unlike_others(name: str, taken: list[str]) -> None:
    shown = guest_name(name, tuple(taken))
    assert len(shown) <= MOST_OF_NAME
    assert shown not in taken
    assert shown == shown.strip()


def test_a_long_name_leaves_room_for_its_number() -> None:
    long = guest_name("x" * 20)
    assert guest_name(long, (long,)) == "x" * 18 + " 2"


def test_a_name_of_blanks_is_none() -> None:
    assert fault({"t": "join", "v": 1, "game": "5PT38122", "name": " \n "}) == "malformed"


@pytest.mark.parametrize("token", ["", "short", "s1B5bj3HQdD7QXCpOqYA4R", "s1B5bj3HQdD7QXCpOqYA4Q=", 7, None])
def test_a_token_that_a_client_proposes_is_128_bits(token: object) -> None:
    wrong = {"t": "join", "v": 1, "game": "5PT38122", "name": "Bob", "token": token}
    assert fault(wrong) == "malformed"
    protocol.read_client(json.dumps({**wrong, "token": "s1B5bj3HQdD7QXCpOqYA4Q"}))
