"""Every choice of the game, in a fixed order."""

from __future__ import annotations

from typing import Final

from scurry.games.mouse_tales.equipping import EQUIPPING
from scurry.games.mouse_tales.menu import DEEDS
from scurry.games.mouse_tales.nouns import NOUNS
from scurry.games.mouse_tales.trading import TRADING
from scurry.games.mouse_tales.using import USING_WORDS
from scurry.kernel.state import Choice


def once_each(choices: list[Choice]) -> list[Choice]:
    found: list[Choice] = []
    for choice in choices:
        if choice not in found:
            found.append(choice)
    return found


VOCABULARY: Final[list[Choice]] = once_each([*DEEDS, *NOUNS, *USING_WORDS, *EQUIPPING, *TRADING])
