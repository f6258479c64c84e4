"""Compiled and interpreted, the rules give the same games to the last choice and draw."""

from __future__ import annotations

import os
import subprocess
import sys

from scurry.kernel.catalogue import own_games
from scurry.kernel.dump import fingerprint
from scurry.testkit.contract import recorded
from scurry.testkit.positions import Deal, each_option_once, walk


def games_as_text() -> str:
    """Records and last positions of some games of every kind."""
    lines = []
    for game in own_games():
        for deal in [*each_option_once(game), *(Deal(game.most, seed, {}) for seed in range(20))]:
            state, text = recorded(game, deal)
            lines.append(f"{game.id} {deal} {text.splitlines()[-1]} {fingerprint(state)}")
            for position in walk(game, deal):
                imagined = position.imagine(0, position.rng.clone())
            lines.append(fingerprint(imagined))
    return "\n".join(lines) + "\n"


def played(pure: str) -> str:
    ran = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "SCURRY_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return ran.stdout


def test_both_builds_play_the_same_games() -> None:
    interpreted = played("1")
    assert interpreted.count("\n") > 40
    assert played("0") == interpreted


if __name__ == "__main__":
    sys.stdout.write(games_as_text())
