"""Compare the speed of the rules with another checkout's, by turns in one run.

    python -m bench.against OTHER [GAME …]

OTHER is the folder of another checkout, compiled or not as it is, for the same Python. Prints for
each game and figure how many times as fast this one is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ROUNDS: Final = 7
SECONDS: Final = 1.0
RATES: Final = ("choices_per_s", "playouts_per_s")  # more is better; of the others, less is


def figures(checkout: Path, game: str) -> dict[str, float]:
    """Measure one game there, with this checkout's way of measuring."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, str(Path(__file__).with_name("one_game.py")), game, str(SECONDS)]
    told = subprocess.run(command, env=env, cwd=checkout, check=True, capture_output=True)
    found: dict[str, float] = json.loads(told.stdout)
    return found


def compare(other: Path, game: str) -> None:
    """Print one line of ratios for a game: each checkout's best against the other's best, since
    whatever disturbs a round only slows it down."""
    best: dict[tuple[Path, str], float] = {}
    for _ in range(ROUNDS):
        for checkout in (ROOT, other):
            for name, value in figures(checkout, game).items():
                chosen = max if name in RATES else min
                best[checkout, name] = chosen(best.get((checkout, name), value), value)
    line = []
    for name in ("choices_per_s", "clone_us", "imagine_us"):
        ratio = best[ROOT, name] / best[other, name]
        line.append(f"{name} {ratio if name in RATES else 1 / ratio:.2f}")
    print(f"{game}: {', '.join(line)}", flush=True)


def main(words: list[str]) -> int:
    if not words or not (Path(words[0]) / "src/scurry").is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    games = words[1:] or sorted(
        path.parent.name for path in ROOT.glob("src/scurry/games/*/game.py")
    )
    for game in games:
        compare(Path(words[0]).resolve(), game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
