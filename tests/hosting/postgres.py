"""A PostgreSQL that tests start for themselves, as a user of its own: PostgreSQL does not run as root."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from attrs import define

GUARDED = "guarded"
"""A user who needs a password."""
SETTINGS = {
    "autovacuum": "off",
    "fsync": "off",  # no test pulls the plug
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
}


def programs() -> Path | None:
    """Returns the folder of the newest PostgreSQL that is installed."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = shutil.which("initdb")
    return next(
        (each for each in reversed(packaged) if (each / "initdb").exists()), Path(found).parent if found else None
    )


@define
class Postgres:
    """A server with its ``folder``, which has the socket, too."""

    programs: Path
    folder: str
    user: pwd.struct_passwd | None
    settings: Mapping[str, str]
    _process: subprocess.Popen[bytes] | None = None
    _made: bool = False

    def start(self) -> None:
        """Starts the server; it is ready."""
        settings = [f"-c{name}={value}" for name, value in self.settings.items()]
        ends_with_us = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
        self._process = subprocess.Popen(
            [*ends_with_us, self.programs / "postgres", "-D", self.folder, f"-k{self.folder}", *settings],
            **self._as_user(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, "PostgreSQL has ended"
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """The server is gone at once, as after a failure of its machine."""
        assert self._process is not None
        self._process.send_signal(3)  # SIGQUIT: without a word to anybody, and its processes end with it
        self._process.wait()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Afterwards the folder is gone, even if this process is killed: another one waits for the end of its pipe. A
        server that finds its folder gone ends as well."""
        removes = 'trap "" HUP INT TERM; cat; until rm -rf "$0"; do sleep 0.1; done'
        keeper = subprocess.Popen(
            ["sh", "-c", removes, self.folder],
            **self._as_user(),
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield
        finally:
            keeper.communicate()

    def _as_user(self) -> dict[str, Any]:
        if self.user is None:
            return {}
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}

    def run(self, *command: str | Path) -> str:
        """Runs a program as the user of the server."""
        how = self._as_user()
        return str(subprocess.check_output(command, text=True, cwd="/", stderr=subprocess.PIPE, **how)).strip()

    def url(self, database: str, user: str = "tests") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def database(self) -> str:
        """Returns the address of an empty database: always the same one, or a run would write a gigabyte."""
        url = self.url("games")
        if self._made:
            self.do(url, "drop schema if exists coatl cascade")
        else:
            self.do("postgres", "create database games")
            self._made = True
        return url

    def do(self, database: str, statement: str) -> None:
        """Does something in a database, given by its name or address."""
        url = database if "://" in database else self.url(database)
        with psycopg.connect(url, autocommit=True) as db:
            db.execute(statement.encode())


@contextmanager
def server(settings: Mapping[str, str] = SETTINGS) -> Iterator[Postgres]:
    """A server with an empty folder, which is gone afterwards. To be called only if there are ``programs``."""
    where = programs()
    assert where is not None
    users = {each.pw_name: each for each in pwd.getpwall()}
    made = Postgres(where, "", None if os.geteuid() else users.get("postgres", users["nobody"]), settings)
    made.folder = made.run("mktemp", "-d", "/tmp/coatl-postgres-XXXXXX")
    with made.kept():
        made.run(
            where / "initdb", "-D", made.folder, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        hba = f"local all {GUARDED} scram-sha-256\nlocal all all trust\n"
        made.run("sh", "-c", f"printf '%s' '{hba}' > {made.folder}/pg_hba.conf")
        made.start()
        try:
            yield made
        finally:
            made.stop()
