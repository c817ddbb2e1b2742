"""The commands that serve until they are told to end, each in a process of its own."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from attrs import define

from tests.hosting.served import free_port
from tests.patience import PATIENCE
from tests.terminal import COATL


@define
class Serving:
    """A command that serves at a port; ``ready`` is the first line of its log."""

    process: asyncio.subprocess.Process
    port: int
    ready: dict[str, Any]

    async def end(self) -> tuple[list[dict[str, Any]], str]:
        """Ends it, and returns the rest of its log and what it wrote to standard error."""
        self.process.send_signal(signal.SIGTERM)
        out, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        return [json.loads(line) for line in out.splitlines()], err.decode()


@asynccontextmanager
async def started(command: str, *arguments: str, port: int | None = None) -> AsyncIterator[Serving]:
    """Starts a command, such as ``serve web``, and ends it if it has not ended then."""
    port = port or free_port()
    process = await asyncio.create_subprocess_exec(
        *(*COATL, *command.split(), "--json", "--port", str(port), *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        line = await process.stdout.readline()
        assert line, (await process.communicate())[1].decode()
        yield Serving(process, port, json.loads(line))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()
