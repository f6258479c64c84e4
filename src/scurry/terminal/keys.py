"""What is typed, or comes through a pipe: line by line, and no later than is waited for."""

from __future__ import annotations

import os
import select
import sys
import time
from typing import Final

CHUNK: Final = 65536


class Keys:
    def __init__(self) -> None:
        self.typed = b""  # and not yet asked for

    def now(self) -> float:
        """Seconds by a clock that is never put back."""
        return time.monotonic()

    def line(self, until: float | None = None) -> str | None:
        """The next line; None if there is none until then; EOFError at the end of all.

        Where nobody can watch the input (as on Windows), a line is waited for in any case.
        """
        descriptor = watched()
        if descriptor is None:
            return whole(sys.stdin.readline())
        while b"\n" not in self.typed:
            patience = None if until is None else max(0.0, until - self.now())
            if not select.select([descriptor], [], [], patience)[0]:
                return None
            data = os.read(descriptor, CHUNK)
            if not data:
                return self.rest()
            self.typed += data
        row, _, self.typed = self.typed.partition(b"\n")
        return row.decode("utf-8", "replace")

    def rest(self) -> str:
        """What stands behind the last line break."""
        rest, self.typed = self.typed, b""
        return whole(rest.decode("utf-8", "replace"))

    def discard(self) -> None:
        """Throw away what a person has half typed; a program's lines stay."""
        descriptor = watched()
        if descriptor is not None and os.isatty(descriptor):
            import termios  # not on Windows

            self.typed = b""
            termios.tcflush(descriptor, termios.TCIFLUSH)


def watched() -> int | None:
    """The input that `select` can watch, if there is one."""
    if os.name != "posix":
        return None
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):  # it is no file at all
        return None


def whole(row: str) -> str:
    if not row:
        raise EOFError
    return row.rstrip("\n")
