"""The best solo result of each board, carried on from game to game: CODE TURNS CODE TURNS CHS-B4"""

from __future__ import annotations

from typing import Final

from scurry.games.chess_race.race import OVER, Race
from scurry.kernel.game import BadStart

MOST_RESULTS: Final = 200
LONGEST: Final = 40_000


def read_results(legacy: str | None) -> str:
    """The results as they came, checked."""
    if legacy is None:
        return ""
    words = legacy.split()
    numbers = words[1::2]
    if len(legacy) > LONGEST or len(words) % 2 or not all(word.isdigit() for word in numbers):
        raise BadStart("chess_race: the results of earlier games cannot be read")
    return " ".join(words)


def best_of(records: str, plan: str) -> int:
    """The fewest turns on a board so far; 0 if nobody has finished on it."""
    words = records.split()
    return int(words[words.index(plan) + 1]) if plan in words[::2] else 0


def with_result(race: Race) -> str | None:
    """What a solo game hands on; None for a game of several, or one that goes on."""
    if race.seats != 1 or race.phase != OVER:
        return None
    words = race.records.split()
    kept = dict(zip(words[::2], words[1::2], strict=True))
    best = best_of(race.records, race.plan)
    if race.arrived and (best == 0 or race.turns < best):
        kept.pop(race.plan, None)
        kept[race.plan] = str(race.turns)
    newest = list(kept.items())[-MOST_RESULTS:]
    return " ".join(f"{plan} {turns}" for plan, turns in newest)
