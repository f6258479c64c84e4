"""Viewers, and getting frames to them: a slow one never slows the others.

Each viewer has a short queue and a task of its own that sends from it. When the queue is full its
frames are thrown away and, as soon as the line is free again, one whole update takes their place.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from scurry.server.race import Line

QUEUE: Final = 256

Send = Callable[[bytes], Awaitable[None]]


class Viewer:
    """One connection, looking at one table from one seat (None: as a spectator)."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.seat: int | None = None
        self.version = 0  # of the last update put into the queue
        self.picture = ""  # in which language it wants pictures
        self.muted: set[int | None] = set()
        self.line = Line()
        self.behind = False  # frames were thrown away: a whole update is due
        self.catch_up: Callable[[], bytes] | None = None
        self.frames: deque[tuple[bytes, bool]] = deque()  # and whether it must not be lost
        self.more = asyncio.Event()
        self.leaving: bytes | None = None  # the last frame to send

    def push(self, frame: bytes) -> None:
        if self.leaving is not None:
            return
        if len(self.frames) >= QUEUE:
            self.frames = deque(kept for kept in self.frames if kept[1])
            self.behind = True
        if not self.behind:
            self.frames.append((frame, False))
        self.more.set()

    def answer(self, frame: bytes) -> None:
        """An answer to the viewer's own message: never thrown away, since it waits for it. There
        are no more of them than messages it sent."""
        self.frames.append((frame, True))
        self.more.set()

    def part(self, frame: bytes) -> None:
        """One frame more, and no other."""
        if self.leaving is None:
            self.leaving = frame
            self.more.set()

    async def run(self) -> None:
        """Send what there is, until the viewer is to leave or the line breaks."""
        while True:
            while self.frames:
                await self.send(self.frames.popleft()[0])
            if self.leaving is not None:
                await self.send(self.leaving)
                return
            if self.behind and self.catch_up is not None:
                self.behind = False
                await self.send(self.catch_up())
                continue
            self.more.clear()
            await self.more.wait()
