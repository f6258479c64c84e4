"""Playing a state on: at random to the end, or every way to a depth."""

from __future__ import annotations

from mypy_extensions import i64

from scurry.kernel.state import State


def playout(state: State) -> i64:
    """Play uniformly random options to the end; returns how many choices that took."""
    rng = state.rng
    steps: i64 = 0
    while True:
        asked = state.pending()
        if not asked:
            return steps
        seat = asked[0] if len(asked) == 1 else asked[rng.below(len(asked))]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        steps += 1


def perft(state: State, depth: i64) -> i64:
    """How many different sequences of choices of that length there are (shorter if it ends).

    Chance falls as each clone's own generator says, so the count is exact for a fixed seed.
    """
    asked = state.pending()
    if depth == 0 or not asked:
        return 1
    total: i64 = 0
    for seat in asked:
        for choice in state.options(seat):
            twin = state.clone()
            twin.apply(seat, choice)
            total += perft(twin, depth - 1)
    return total


def clones(state: State, times: i64) -> None:
    """Clone again and again, for the benchmark."""
    for _ in range(times):
        state.clone()
