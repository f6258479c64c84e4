"""Choices a second of our pawn race against steps a second of ludopy, in one run, on one core."""

from __future__ import annotations

import time

import ludopy
import numpy as np

from scurry import find
from scurry.lab.speed import measure

SECONDS = 3.0
WANTED = 60.0


def ludopy_steps_per_second() -> float:
    """Four random players; every roll is a step, as its interface counts them."""
    chance = np.random.default_rng(1)
    game = ludopy.Game()
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        game.reset()
        over = False
        while not over:
            (_, movable, *_), _ = game.get_observation()
            pawn = movable[chance.integers(len(movable))] if len(movable) else -1
            *_, over = game.answer_observation(pawn)
            steps += 1
    return steps / (time.perf_counter() - begun)


def main() -> None:
    peer = ludopy_steps_per_second()
    ours = measure(find("forsage_pawns"), SECONDS)
    ratio = ours.choices_per_s / peer
    print(f"ludopy            {peer:12,.0f} steps/s")
    print(f"forsage_pawns     {ours.choices_per_s:12,.0f} choices/s, compiled: {ours.compiled}")
    print(f"ratio             {ratio:12,.0f}  (wanted: at least {WANTED:.0f})")
    raise SystemExit(0 if ratio >= WANTED else 1)


if __name__ == "__main__":
    main()
