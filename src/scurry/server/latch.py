"""The latch of a table: one change at a time; who comes meanwhile waits in line.

Unlike asyncio's lock it can be taken without waiting, by whoever finds it open.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Latch:
    def __init__(self) -> None:
        self.taken = False
        self.line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether it was open, and is now the caller's. Nobody overtakes those who wait."""
        if self.taken:
            return False
        self.taken = True
        return True

    def free(self) -> None:
        """For the next in line, if there is one: then it stays taken."""
        while self.line:
            first = self.line.popleft()
            if not first.done():
                first.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line.append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():  # it was handed over in the last moment
                self.free()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.free()
