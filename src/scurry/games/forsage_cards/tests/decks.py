"""What a seat knows of the deck, in a form that a test can quote."""

from __future__ import annotations

from scurry.games.forsage_cards.memory import RETURNED_CRASH, UNKNOWN, remember
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.tests.tables import seen

SIGNS = {UNKNOWN: "?", RETURNED_CRASH: "R"}


def marks(game: Forsage, seat: int) -> str:
    """Each card a seat knows of and where it lies, counted from 0, the top."""
    words = []
    for mark in seen(game, seat).marks:
        exact = mark.least == mark.greatest
        where = f"{mark.least}" if exact else f"{mark.least}-{mark.greatest}"
        words.append(f"{mark.card}@{where}")
    return " ".join(words)


def worlds(game: Forsage, seat: int) -> dict[str, float]:
    """Every deck that fits what a seat was told, top first, and how likely it is.

    A letter is a known card, the first one told being a; R is a Crash that another put back.
    """
    memory = remember(game.story, seat)
    assert memory is not None
    total = sum(memory.weights.values())
    return {
        "".join(SIGNS.get(number) or chr(ord("a") + number) for number in world): round(
            weight / total, 9
        )
        for world, weight in memory.weights.items()
    }


def alike(*decks: str) -> dict[str, float]:
    return dict.fromkeys(decks, round(1 / len(decks), 9))
