"""Small complete games, never compiled, for what no real game shows yet."""

from __future__ import annotations

from typing import Final

from scurry.kernel.game import Game
from scurry.testkit.toys import bids, camp, deck, quake, race, window

TOYS: Final[tuple[Game, ...]] = (
    bids.game, camp.game, deck.game, quake.game, race.game, window.game,
)  # fmt: skip
