"""How long a random board of 48 tiles takes: made, checked, measured over many seeds."""

from __future__ import annotations

import statistics
import time

from scurry.kernel.catalogue import find

SEEDS = 200
LIMIT_MS = 100.0


def main() -> None:
    workshop = find("chess_race").workshop()
    assert workshop is not None
    for difficulty in workshop.difficulties:
        times = []
        for seed in range(SEEDS):
            begun = time.perf_counter()
            findings = workshop.check(workshop.make(seed, 48, difficulty))
            times.append((time.perf_counter() - begun) * 1000)
            assert not any(finding.is_fault for finding in findings)
        median, slowest = statistics.median(times), max(times)
        print(f"{difficulty}: median {median:.1f} ms, slowest {slowest:.1f} ms of {SEEDS}")
        assert median < LIMIT_MS


if __name__ == "__main__":
    main()
