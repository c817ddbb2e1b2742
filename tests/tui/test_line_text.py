"""Why there is no line to a host, in a sentence without technical words."""

from __future__ import annotations

import asyncio
import socket
import ssl

import pytest

from coatl_core.hosting.client import Guest, HostSaysNo, NoHost
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.protocol import Join
from coatl_core.language.systemtext import system_text
from coatl_tui.screens.line_text import line_text
from tests.locale.support import LANGUAGES, speaking
from tests.patience import PATIENCE
from tests.support import registry

ASKED = Invitation("5PT38122", "127.0.0.1", 4748)
FAILURES: tuple[tuple[Exception, str], ...] = (
    (ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 4748)"), "join-unreachable"),
    (OSError("Multiple exceptions: [Errno 111] Connect call failed ('::1', 4748, 0, 0)"), "join-unreachable"),
    (TimeoutError("timed out during opening handshake"), "join-unreachable"),
    (socket.gaierror(-2, "Name or service not known"), "join-unknown-host"),
    (ssl.SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1006)"), "join-unsafe"),
    (NoHost("server rejected WebSocket connection: HTTP 403"), "join-no-host"),
    (KeyError("seats"), "join-no-host"),
    (HostSaysNo("no-game"), "join-no-game"),
    (HostSaysNo("full"), "join-full"),
)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("failure", "message"), FAILURES)
def test_no_words_of_the_system_reach_the_player(failure: Exception, message: str, tag: str) -> None:
    l10n = speaking(tag)
    told = line_text(failure, ASKED, l10n)
    assert told == l10n(message, address="127.0.0.1:4748", host="127.0.0.1", code="5PT3-8122")
    assert "127.0.0.1" in told
    assert "[" not in told


def test_which_game_is_not_there_and_where_is_said() -> None:
    told = line_text(HostSaysNo("no-game"), ASKED, speaking("en"))
    assert "5PT3-8122" in told
    assert "127.0.0.1:4748" in told


async def test_a_port_at_which_nobody_listens_is_told_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    asked = Invitation("5PT38122", "127.0.0.1", port)
    guest = Guest(asked.url, Join(asked.code, "Bob"), registry())
    with pytest.raises(OSError) as failed:
        await asyncio.wait_for(guest.sit(), PATIENCE)
    assert line_text(failed.value, asked, speaking("en")).startswith(f"Nobody answers at 127.0.0.1:{port}:")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_errors_of_the_net_have_words_of_ours_whatever_asyncio_calls_them(tag: str) -> None:
    l10n = speaking(tag)
    assert system_text(ConnectionRefusedError(111, "Connect call failed"), l10n) == l10n("system-refused")
    taken = OSError(98, "error while attempting to bind on address ('127.0.0.1', 4747): address already in use")
    assert system_text(taken, l10n) == l10n("system-busy")
    assert system_text("Network is unreachable", l10n) == l10n("system-unreachable")
