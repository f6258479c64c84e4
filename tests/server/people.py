"""People at a server's tables, as programs: they sit down, answer at random, and note what they
saw."""

from __future__ import annotations

import asyncio
import random

from scurry.kernel.options import Value
from scurry.remote import Chair, Remote, Seat
from scurry.server import wire
from scurry.server.problem import Problem

LONGEST_GAME = 60.0


async def together(
    url: str, game: str, people: int, options: dict[str, Value] | None = None, bots: int = 0
) -> tuple[Remote, Seat]:
    """A table where the host opened all seats for people, who sit down one by one; then begun."""
    host = Remote(url)
    wishes = ["me", *["open"] * (people - 1), *["easy"] * bots]
    table = await host.open(game, wishes, options)
    for seat in range(1, people):
        joined = await Remote(url).join(table.id, seat)
        table.secrets.update(joined.secrets)
    await host.begin(table)
    return host, table


async def play(chair: Chair, seed: int, upto: int | None = None) -> wire.Update:
    """Answer at random until the end (or until the table has this version); the last update."""
    rng = random.Random(seed)
    answered: set[int] = set()
    last: wire.Update | None = None
    async for update in chair.updates():
        last = update
        if update.result is not None or (upto is not None and update.version >= upto):
            return update
        for asked in update.asked:
            if asked.serial not in answered:
                answered.add(asked.serial)
                await answer(chair, asked, rng.choice(asked.options).key)
    assert last is not None, "nothing came"
    raise AssertionError(f"the connection ended at version {last.version}")


async def answer(chair: Chair, asked: wire.Asked, key: str) -> bool:
    """Whether it counted; others may have been quicker."""
    try:
        await chair.submit(asked, key)
    except Problem as problem:
        if problem.code not in ("stale", "late", "not-asked"):
            raise
        return False
    return True


async def some_choices(remote: Remote, table: Seat, seed: int = 0, choices: int = 12) -> int:
    """All seats of ours play on for a while; the version that the table has then."""
    seats = sorted(table.secrets)
    async with remote.sit(table, seats[0]) as chair:
        upto = (await anext(chair.updates())).version + choices

    async def one(seat: int) -> int:
        async with remote.sit(table, seat) as chair:
            return (await play(chair, seed * 100 + seat, upto)).version

    return max(await asyncio.wait_for(asyncio.gather(*map(one, seats)), LONGEST_GAME))


async def finish(remote: Remote, table: Seat, seed: int = 0) -> list[wire.Update]:
    """All seats of ours play to the end, each on a connection of its own."""

    async def one(seat: int) -> wire.Update:
        async with remote.sit(table, seat) as chair:
            return await play(chair, seed * 100 + seat)

    seats = sorted(table.secrets)
    return await asyncio.wait_for(asyncio.gather(*map(one, seats)), LONGEST_GAME)
