"""Invitations, and the certificate whose pin they carry."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from coatl_core.hosting.certificate import own_certificate, pinned
from coatl_core.hosting.client import Guest, WrongPin
from coatl_core.hosting.invitation import Invitation, is_near, read_invitation
from coatl_core.hosting.protocol import Join
from tests.hosting.served import served
from tests.hosting.test_client import Table, creating
from tests.support import registry

PIN = "A" * 22


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("5PT3-8122@192.168.1.7:4747", Invitation("5PT38122", "192.168.1.7")),
        (" 5pt38122@192.168.1.7 ", Invitation("5PT38122", "192.168.1.7")),
        (f"5PT3-8122@games.example.org:5000#{PIN}", Invitation("5PT38122", "games.example.org", 5000, PIN)),
        (f"5PT3-8122@games.example.org#{PIN}", Invitation("5PT38122", "games.example.org", 4747, PIN)),
        ("5PT3-8122@games.example.org", Invitation("5PT38122", "games.example.org", 443)),
        ("5PT3-8122@[fe80::1]:4747", Invitation("5PT38122", "fe80::1")),
        ("5PT3-8122@localhost", Invitation("5PT38122", "localhost")),
        (f"Join me: coatl join 5PT3-8122@1.2.3.4:4747#{PIN} !", Invitation("5PT38122", "1.2.3.4", 4747, PIN)),
        ("Mail somebody@example.org: <5pt3-8122@192.168.1.7:5000>.", Invitation("5PT38122", "192.168.1.7", 5000)),
        ("It is 5PT3-8122@games.example.org.", Invitation("5PT38122", "games.example.org", 443)),
        ("coatl join 5PT3-8122@192.168.1.7", Invitation("5PT38122", "192.168.1.7")),
    ],
)
def test_an_invitation_is_read_as_people_write_it(text: str, read: Invitation) -> None:
    assert read_invitation(text) == read
    assert read_invitation(str(read)) == read


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5PT38122",
        "@host",
        "5PT3812@host",
        "5PT38122@",
        "5PT38122@ho st",
        "5PT38122@h:0",
        "5PT38122@h:99999",
        "a@b#c",
        "write to somebody@example.org",
        f"join 5PT3-8122@1.2.3.4:4747#{PIN}x",
        "join 5PT3-8122@1.2.3.4:4747#short now",
        "join 5PT3-8122@1.2.3.4:474747 now",
    ],
)
def test_what_is_no_invitation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no invitation|no port"):
        read_invitation(text)


def test_only_near_hosts_are_spoken_to_in_the_clear() -> None:
    near = (
        "127.0.0.1",
        "::1",
        "localhost",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.9",
        "169.254.1.1",
        "fe80::1",
        "my.local",
        "100.101.102.103",  # of a virtual net
    )
    assert [host for host in near if not is_near(host)] == []
    far = ("8.8.8.8", "2606:4700::1111", "games.example.org", "localhost.example.org", "172.32.0.1")
    assert [host for host in far if is_near(host)] == []
    assert Invitation("5PT38122", "8.8.8.8").url == "wss://8.8.8.8:4747"
    assert Invitation("5PT38122", "fe80::1").url == "ws://[fe80::1]:4747"
    assert Invitation("5PT38122", "10.0.0.1", 4747, PIN).url == "wss://10.0.0.1:4747"


def test_a_host_keeps_its_certificate(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "host.pem"
    _, pin = own_certificate(file)
    assert len(pin) == 22
    assert own_certificate(file)[1] == pin
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert own_certificate(tmp_path / "other.pem")[1] != pin


def test_a_file_that_holds_no_certificate_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "host.pem"
    file.write_text("nothing", "ascii")
    with pytest.raises(ValueError, match=r"."):
        own_certificate(file)
    assert file.read_text("ascii") == "nothing"


async def test_a_guest_speaks_to_the_host_with_the_pin_only(tmp_path: Path) -> None:
    context, pin = own_certificate(tmp_path / "host.pem")
    async with served(tls=context) as host:
        url = f"wss://127.0.0.1:{host.port}"
        table = Table(host, creating())
        table.guest.url, table.guest.ssl, table.guest.pin = url, pinned(), pin
        game = await table.sits()
        wrong = Guest(url, Join(game, "Bob"), registry(), ssl=pinned(), pin=PIN)
        with pytest.raises(WrongPin):
            await wrong.sit()
        assert host.server.rooms.rooms[game].free_seat() == 1
        await table.guest.close()


async def test_without_a_pin_a_guest_speaks_only_to_a_host_that_this_machine_trusts(tmp_path: Path) -> None:
    context, _ = own_certificate(tmp_path / "host.pem")
    async with served(tls=context) as host:
        with pytest.raises(OSError, match="certificate verify failed"):
            await Guest(f"wss://127.0.0.1:{host.port}", Join("00000000", "Bob"), registry()).sit()
