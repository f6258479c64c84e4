"""How much anybody may ask for: credits that come back with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

FRAMES_A_SECOND: Final = 50.0
FRAMES_AT_ONCE: Final = 100.0
DEBT: Final = 100.0  # refused frames until the line is cut: that is a flood
TABLES_A_MINUTE: Final = 6.0  # that one guest, or one address, may open
TABLES_AT_ONCE: Final = 30.0
REMEMBERED: Final = 20_000  # guests and addresses


class Credit:
    """A bucket: `most` at first, `rate` more a second, never above `most`."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Purses:
    """A credit for each of many; those who were not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.known: OrderedDict[str, Credit] = OrderedDict()

    def spend(self, who: str) -> bool:
        credit = self.known.pop(who, None) or Credit(self.rate, self.most)
        self.known[who] = credit
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return credit.spend()
