"""Dask clusters on this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import define, field
from distributed import LocalCluster

from tests.hosting.served import free_port

NOWHERE = subprocess.DEVNULL


@contextmanager
def cluster_of(workers: int, folder: Path, processes: bool = False) -> Iterator[LocalCluster]:
    """A cluster of workers with one thread each, in this process or in their own."""
    with LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        host="127.0.0.1",
        protocol="tcp://",
        dashboard_address="127.0.0.1:0",
        scheduler_kwargs={"dashboard": False},
        local_directory=str(folder),
    ) as found:
        yield found


@define
class Programs:
    """A scheduler and workers with one thread each, as processes that ``dask`` has started."""

    folder: Path
    port: int = field(factory=free_port)
    running: list[subprocess.Popen[bytes]] = field(factory=list)

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def scheduler(self) -> subprocess.Popen[bytes]:
        return self._start("scheduler", "--host", "127.0.0.1", "--port", str(self.port))

    def worker(self) -> subprocess.Popen[bytes]:
        folder = ("--local-directory", str(self.folder))
        return self._start("worker", self.address, "--nthreads", "1", "--no-nanny", *folder)

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", "dask", *arguments, "--no-dashboard")
        self.running.append(subprocess.Popen(command, stdout=NOWHERE, stderr=NOWHERE))
        return self.running[-1]


@contextmanager
def programs(folder: Path) -> Iterator[Programs]:
    """A cluster of which nothing runs yet; whatever does in the end is killed."""
    found = Programs(folder)
    try:
        yield found
    finally:
        for process in found.running:
            process.kill()
            process.wait()
