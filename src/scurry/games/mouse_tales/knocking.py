"""Powers that knock minions down, and the snare that waits for them. 4b.4 4c.1 MM-148"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.effects import Effect, PickCell, cells_within, small_cells
from scurry.games.mouse_tales.infos import CELL_ARGS
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import FIGURES, HUSHED, NEAR, Cell, Mouse, bit
from scurry.games.mouse_tales.wounds import knock_down
from scurry.kernel.message import Refusal

NO_SMALL: Final = Refusal("MT-X3", "why-no-small-minion")
NO_SNARE_LEFT: Final = Refusal("MT-C10", "why-no-snare-left")
NO_SNARE_CELL: Final = Refusal("MT-C10", "why-no-snare-cell")


def fell(tale: Tale, cells: i64, hushes: bool) -> None:
    """Every small minion on these cells falls, and perhaps makes no attack either. MM-148"""
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0 and cells >> tale.spot[figure] & 1:
            knock_down(tale, figure, HUSHED if hushes else 0)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class KnockEffect(Effect):
    """All small minions near, or those of one cell in reach."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        cells = cells_within(tale, turn.mouse, power.reach) & small_cells(tale)
        return None if cells else NO_SMALL

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        cells = cells_within(tale, turn.mouse, power.reach) & small_cells(tale)
        if power.reach == NEAR:
            fell(tale, cells, power.hushes)
        else:
            tale.push(Knocking(turn.mouse, cells, power.hushes))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Knocking(PickCell):
    """Which cell. 4c.1"""

    def __init__(self, mouse: i64, cells: i64, hushes: bool) -> None:
        super().__init__(mouse, cells)
        self.hushes = hushes

    def clone(self) -> Knocking:
        return self

    def wrong(self) -> Refusal:
        return NO_SMALL

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-knock", ("MT-X3", "MM-74")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        fell(tale, bit(cell), self.hushes)


# Snares.


def snare_cells(tale: Tale, mouse: Mouse, reach: i64) -> i64:
    """Land without figures and without a snare. 4b.4 Set Trap"""
    cells = cells_within(tale, mouse, reach) & ~tale.ground.water & ~tale.snares
    return cells & ~tale.mice_mask() & ~tale.minions_mask()


def snares_out(tale: Tale) -> i64:
    found: i64 = 0
    for cell in tale.ground.nodes:
        found += tale.snares >> cell & 1
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SnareEffect(Effect):
    """A snare on a cell in reach, at most n in play."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        if snares_out(tale) >= power.n:
            return NO_SNARE_LEFT
        return None if snare_cells(tale, turn.mouse, power.reach) else NO_SNARE_CELL

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(SettingSnare(turn.mouse, snare_cells(tale, turn.mouse, power.reach)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SettingSnare(PickCell):
    """Where. 4b.4"""

    def clone(self) -> SettingSnare:
        return self

    def wrong(self) -> Refusal:
        return NO_SNARE_CELL

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-snare", ("MT-C10", "MM-92")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        tale.snares |= bit(cell)
        tale.snare_by |= bit(self.mouse)
        tale.say_mouse("event-sets-snare", self.mouse, {"cell": CELL_ARGS[cell]})
