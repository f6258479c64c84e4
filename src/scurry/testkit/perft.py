"""Perft counts: how many ways a position can go on, by depth. One wrong rule changes a count.

A game's tests/perft.toml has one entry a position:

    [[position]]
    name = "…"
    picture = "the position as the game's text form"
    counts = [3, 7, 21]        # ways of length 1, 2, 3
    draws = [5, 0, 2]          # how chance falls on every way, if it matters
    why = "how the first was counted by hand"
"""

from __future__ import annotations

import tomllib
from typing import cast

from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.playout import perft
from scurry.kernel.rng import ToldRng, seeded

Position = dict[str, object]


def positions(game: Game) -> list[Position]:
    file = game.folder / "tests" / "perft.toml"
    return cast(list[Position], tomllib.loads(file.read_text(encoding="utf-8"))["position"])


def count(game: Game, position: Position) -> list[int]:
    """The counts to the depths that the entry has."""
    options = cast(dict[str, Value], position.get("options", {}))
    draws = cast(list[int] | None, position.get("draws"))
    rng = seeded(0) if draws is None else ToldRng([*draws])
    state = game.lay(str(position["picture"]), rng, **options)
    depths = len(cast(list[int], position["counts"]))
    return [int(perft(state, depth + 1)) for depth in range(depths)]
