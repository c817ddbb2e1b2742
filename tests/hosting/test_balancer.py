"""The files for balancers in ``docs/operating.md`` lead a game to one host, and to another one if that is gone."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from coatl_core.hosting.certificate import own_certificate, pinned
from coatl_core.hosting.postgres import PostgresStore
from tests.hosting.postgres import Postgres
from tests.hosting.served import Line, Served, free_port, served
from tests.hosting.support import new

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
AROUND_NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    {block}
}}
"""


def block(kind: str, port: int, hosts: tuple[int, int], certificate: Path) -> str:
    """What the page says, with the addresses of this test."""
    part = PAGE.partition("### A balancer")[2].partition(f"For {kind}")[2]
    text = re.split(r"^```.*\n", part, flags=re.MULTILINE)[1]
    changes = {
        "10.0.0.1:4747": f"127.0.0.1:{hosts[0]}",
        "10.0.0.2:4747": f"127.0.0.1:{hosts[1]}",
        "listen 443": f"listen 127.0.0.1:{port}",
        "bind :443": f"bind 127.0.0.1:{port}",
        "/etc/ssl/games.example.org.pem": str(certificate),
        "/etc/ssl/games.example.org.key": str(certificate),
    }
    for before, after in changes.items():
        assert before in text or "ssl/" in before or "443" in before
        text = text.replace(before, after)
    return text


@asynccontextmanager
async def balancer(kind: str, port: int, hosts: tuple[int, int], folder: Path) -> AsyncIterator[None]:
    """The balancer, which takes lines."""
    own_certificate(folder / "host.pem")
    file = folder / "balancer.conf"
    text = block(kind, port, hosts, folder / "host.pem")
    file.write_text(AROUND_NGINX.format(folder=folder, block=text) if kind == "nginx" else text, "utf-8")
    command = ("-c", file, "-e", "stderr", "-p", folder) if kind == "nginx" else ("-db", "-f", file)
    process = await asyncio.create_subprocess_exec(kind.lower(), *command)
    try:
        while True:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.returncode is None, f"{kind} has ended"
            await asyncio.sleep(0.02)
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def line_to(port: int, path: str, address: str = "127.0.0.1") -> Line:
    return Line(await connect(f"wss://127.0.0.1:{port}{path}", ssl=pinned(), local_addr=(address, 0)))


async def where(hosts: tuple[Served, Served], game: str) -> int:
    """Returns at which host all of the game are, as soon as nobody is at another one."""
    async with asyncio.timeout(60):
        while True:
            there = [number for number, host in enumerate(hosts) if game in host.server.rooms.rooms]
            if len(there) == 1:
                return there[0]
            await asyncio.sleep(0.02)


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", ["nginx", "HAProxy"])
async def test_a_balancer_brings_a_game_together_at_one_host_and_at_another_if_that_is_gone(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    if shutil.which(kind.lower()) is None:
        pytest.skip(f"{kind} is not installed")
    url, port, trusted = postgres.database(), free_port(), frozenset({"127.0.0.1"})
    async with served(PostgresStore(url), trusted=trusted) as one, served(PostgresStore(url), trusted=trusted) as other:
        hosts = one, other
        async with balancer(kind, port, (one.port, other.port), tmp_path):
            games = dict[str, list[tuple[str, Line]]]()
            at = dict[str, int]()
            while len({*at.values()}) < 2 or len(games) < 4:
                first = await line_to(port, "/")
                await first.send("new", **new())
                seat = await first.next("seat")
                game, token = seat["game"], seat["token"]
                await first.socket.close()
                ann = await line_to(port, f"/g/{game}")
                await ann.send("back", game=game, token=token)
                bob = await line_to(port, f"/g/{game}", "127.0.0.2")
                await bob.send("join", game=game, name="Bob")
                games[game] = [(token, ann), ((await bob.next("seat"))["token"], bob)]
                for _, line in games[game]:
                    await line.next("state")
                at[game] = await where(hosts, game)
            addresses = {line.address for host in hosts for line in host.server.rooms.lines.values()}
            assert addresses == {"127.0.0.1", "127.0.0.2"}

            gone = next(host for host in hosts if host.server.rooms.rooms)
            gone.stop.set()
            assert gone.running is not None
            await gone.running
            for game, places in games.items():
                for number, (token, line) in enumerate(places):
                    if hosts[at[game]] is gone:
                        await line.closed()
                        places[number] = token, await line_to(port, f"/g/{game}")
                        await places[number][1].send("back", game=game, token=token)
                        assert (await places[number][1].next("state"))["rev"] == 0
            for places in games.values():
                (_, ann), (_, bob) = places
                await ann.send("do", rev=0, action="keep")
                assert (await bob.next("state"))["rev"] == 1
