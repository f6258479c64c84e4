"""Choices a second of our card game against steps a second of RLCard's UNO, in one run.

Both play four random seats on one core; RLCard through its own `env.run`.
"""

from __future__ import annotations

import time

import numpy as np
import rlcard
from rlcard.agents import RandomAgent

from scurry import find
from scurry.lab.speed import measure

SECONDS = 3.0
WANTED = 30.0


def uno_steps_per_second() -> float:
    """Steps of RLCard's UNO with four random agents."""
    env = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    np.random.seed(1)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        trajectories, _ = env.run(is_training=False)
        steps += sum(len(path) // 2 for path in trajectories)
    return steps / (time.perf_counter() - begun)


def main() -> None:
    uno = uno_steps_per_second()
    ours = measure(find("forsage_cards"), SECONDS)
    ratio = ours.choices_per_s / uno
    print(f"RLCard UNO        {uno:12,.0f} steps/s")
    print(f"forsage_cards     {ours.choices_per_s:12,.0f} choices/s, compiled: {ours.compiled}")
    print(f"ratio             {ratio:12,.0f}  (wanted: at least {WANTED:.0f})")
    raise SystemExit(0 if ratio >= WANTED else 1)


if __name__ == "__main__":
    main()
