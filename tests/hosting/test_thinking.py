"""Where the computer players of a host think, and in what order."""

from __future__ import annotations

import asyncio

from coatl_core.hosting.thinking import _Room


async def test_they_are_let_in_in_the_order_in_which_they_came_as_places_come_and_go() -> None:
    places, inside, gates = 1, list[int](), [asyncio.Event() for _ in range(5)]
    room = _Room(lambda: places)

    async def think(number: int) -> None:
        async with room:
            inside.append(number)
            await gates[number].wait()

    tasks = [asyncio.create_task(think(number)) for number in range(5)]
    await asyncio.sleep(0)
    assert inside == [0]
    tasks[1].cancel()
    places = 3
    gates[0].set()
    await tasks[0]
    await asyncio.sleep(0)
    assert inside == [0, 2, 3, 4]
    for gate in gates:
        gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(60), room:
        pass
