"""Print the figures of one game as JSON, for `bench.against`: measured by this checkout's
`scurry.lab.speed` on the rules of the checkout that PYTHONPATH names."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import scurry

SPEED = Path(__file__).resolve().parents[1] / "src/scurry/lab/speed.py"


def main(game: str, seconds: float) -> None:
    spec = importlib.util.spec_from_file_location("speed_here", SPEED)
    assert spec is not None
    assert spec.loader is not None
    speed = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = speed
    spec.loader.exec_module(speed)
    print(json.dumps(speed.measure(scurry.catalogue()[game], seconds).as_dict()))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
