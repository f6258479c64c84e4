"""Every game in the catalogue, and the toy games, inherit the contract suite."""

from __future__ import annotations

from scurry.kernel.catalogue import outside_games, own_games
from scurry.testkit.contract import Contract
from scurry.testkit.toys import TOYS

for game in [*own_games(), *outside_games(), *TOYS]:
    name = f"Test_{game.id}"
    globals()[name] = type(name, (Contract,), {"game": game, "__doc__": game.titles["en"]})
