"""Thinking beside an event loop, which goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Thread
from typing import TypeVar

Thought = TypeVar("Thought")


async def in_thread(think: Callable[[], Thought]) -> Thought:
    """Returns what the function returns, which is called in a thread. Nobody waits for the thread when the app is left:
    those of an event loop's own pool would keep it from ending."""
    thought: Future[Thought] = Future()

    def run() -> None:
        with suppress(InvalidStateError):  # the app has been left
            try:
                thought.set_result(think())
            except Exception as error:
                thought.set_exception(error)

    Thread(target=run, daemon=True, name="computer player").start()
    return await asyncio.wrap_future(thought)
