"""Many games of bots: who wins from which seat, and how long games last.

Every game has a seed of its own, made of the run's seed and the game's number; what is counted
adds up the same in any order. So a run gives the same figures however many processes share it.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Final

from scurry.bots.arena import Arena
from scurry.kernel.catalogue import find
from scurry.kernel.options import Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.playout import playout
from scurry.kernel.rng import seeded

FAST_CHUNK: Final = 1000  # games a worker plays before it reports: some 50 ms
SLOW_CHUNK: Final = 8
CHUNKS_EACH: Final = 12  # at least so many for every worker, so that all end together
Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Plan:
    """What is to be played. Travels to the workers, so it names the game."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def all_random(self) -> bool:
        return set(self.levels) == {"random"}

    def chunks(self, jobs: int) -> list[tuple[Plan, int, int]]:
        """The games, in portions: first and behind the last."""
        most = FAST_CHUNK if self.all_random else SLOW_CHUNK
        size = max(1, min(most, math.ceil(self.games / (jobs * CHUNKS_EACH))))
        starts = range(0, self.games, size)
        return [(self, start, min(start + size, self.games)) for start in starts]


class Tally:
    """What was counted. Adding tallies up gives the same in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats  # first places, shared ones too
        self.shared = 0  # games with several winners
        self.lengths: Counter[int] = Counter()  # how many games took so many choices

    def count(self, outcome: Outcome, choices: int) -> None:
        winners = outcome.winners()
        self.games += 1
        self.shared += len(winners) > 1
        self.lengths[choices] += 1
        for seat in winners:
            self.wins[seat] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        self.lengths.update(other.lengths)
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]


def game_seed(seed: int, number: int) -> int:
    digest = hashlib.sha256(b"scurry simulate %d %d" % (seed, number)).digest()
    return int.from_bytes(digest[:8], "big")


def play_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    plan, first, behind = chunk
    game = find(plan.game)
    tally = Tally(len(plan.levels))
    options = game.settled(plan.options)
    for number in range(first, behind):
        seed = game_seed(plan.seed, number)
        if plan.all_random:
            state = game.begin(len(plan.levels), seeded(seed), None, None, options)
            choices = playout(state)
            outcome = state.outcome()
        else:
            arena = Arena(game, plan.levels, seed, options)
            outcome = arena.play().outcome()
            choices = arena.choices
        assert outcome is not None
        tally.count(outcome, choices)
    return tally


def simulate(
    plan: Plan,
    jobs: int = 1,
    report: Callable[[int], None] | None = None,
    start_method: str | None = None,
) -> Tally:
    """Play the plan; `report` is told how many games were played since. Ctrl-C ends it early."""
    tally = Tally(len(plan.levels))
    chunks = plan.chunks(jobs)
    try:
        for part in played(chunks, min(jobs, len(chunks)), start_method):
            tally.add(part)
            if report is not None:
                report(part.games)
    except KeyboardInterrupt:
        pass
    return tally


def played(
    chunks: list[tuple[Plan, int, int]], jobs: int, start_method: str | None
) -> Iterator[Tally]:
    if jobs <= 1:
        yield from map(play_chunk, chunks)
        return
    with workers(jobs, start_method) as pool:
        yield from pool.imap_unordered(play_chunk, chunks)


def workers(jobs: int, start_method: str | None) -> Pool:
    """Forked where that is safe, since forking needs no second import."""
    usual = "fork" if sys.platform == "linux" else "spawn"
    context = multiprocessing.get_context(start_method or usual)
    return context.Pool(jobs, deaf)


def deaf() -> None:
    """Ctrl-C is for the parent, which then ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval for the true share, given so many wins in so many games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    whole = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def median(lengths: Counter[int]) -> float:
    """The middle one of all lengths, or the mean of the middle two."""
    games = lengths.total()
    upto = 0
    lower: int | None = None
    for length in sorted(lengths):
        upto += lengths[length]
        if lower is not None:
            return (lower + length) / 2
        if upto * 2 > games:
            return float(length)
        if upto * 2 == games:
            lower = length
    return 0.0


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """The figures as plain data."""
    games = max(1, tally.games)
    total = sum(length * count for length, count in tally.lengths.items())
    return {
        "game": plan.game,
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": tally.games,
        "asked": plan.games,
        "shared": tally.shared,
        "seats": [seat_summary(plan, tally, seat) for seat in range(len(plan.levels))],
        "choices": {
            "mean": total / games,
            "median": median(tally.lengths),
            "max": max(tally.lengths, default=0),
        },
    }


def seat_summary(plan: Plan, tally: Tally, seat: int) -> dict[str, object]:
    wins = tally.wins[seat]
    return {
        "seat": seat,
        "bot": plan.levels[seat],
        "wins": wins,
        "share": wins / max(1, tally.games),
        "interval": list(wilson(wins, tally.games)),
    }
