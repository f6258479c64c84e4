"""Viewers, and the frames that wait for them: a slow one never slows the others.

Each viewer has a short queue. When it is full its frames are thrown away and, as soon as the line
is free again, one whole update takes their place.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from scurry.server.race import Line

QUEUE: Final = 256
Waiting = tuple[bytes, bool, bool]  # a frame; it may hold people's words; it must not be lost


class Viewer:
    """One connection, looking at one table from one seat (None: as a spectator). `more` is called
    when there is something to send; what it is, `take` says."""

    def __init__(self, more: Callable[[], None]) -> None:
        self.more = more
        self.seat: int | None = None
        self.version = 0  # of the last update put into the queue
        self.picture = ""  # in which language it wants pictures
        self.brief = False  # it wants the table itself only when that has changed
        self.lasting = b""  # what it knows of the table itself
        self.muted: set[int | None] = set()
        self.line = Line()
        self.behind = False  # frames were thrown away: a whole update is due
        self.catch_up: Callable[[], bytes] | None = None
        self.frames: deque[Waiting] = deque()
        self.leaving: bytes | None = None  # the last frame to send

    def push(self, frame: bytes, worded: bool = True) -> None:
        """`worded`: it may hold words that people chose."""
        if self.leaving is not None:
            return
        if len(self.frames) >= QUEUE:
            self.frames = deque(kept for kept in self.frames if kept[2])
            self.behind = True
        if not self.behind:
            self.frames.append((frame, worded, False))
        self.more()

    def answer(self, frame: bytes) -> None:
        """An answer to the viewer's own message: never thrown away, since it waits for it. There
        are no more of them than messages it sent."""
        self.frames.append((frame, False, True))
        self.more()

    def part(self, frame: bytes) -> None:
        """One frame more, and no other."""
        if self.leaving is None:
            self.leaving = frame
            self.more()

    def take(self) -> list[tuple[bytes, bool]]:
        """All there is to send, each with whether it may hold words that people chose."""
        frames = [(frame, worded) for frame, worded, _ in self.frames]
        self.frames.clear()
        if self.leaving is not None:
            frames.append((self.leaving, True))
        elif self.behind and self.catch_up is not None:
            self.behind = False
            frames.append((self.catch_up(), True))
        return frames
