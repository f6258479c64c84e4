"""A minion walks: snares on its way, and where it ends. 4b.4 Set Trap"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.mouse_tales.tale import CELL_ARGS, Tale
from scurry.games.mouse_tales.words import CELLS, MICE, NONE, Cell, Figure, bit
from scurry.games.mouse_tales.wounds import defeat, hurt_minion

LARGE_WOUNDS: Final = 2
LEADER_WOUNDS: Final = 1


def walk_to(tale: Tale, figure: Figure, end: Cell, full: i64, stops: i64) -> None:
    """Along a shortest way, cell by cell; a snare may end it. MM-48"""
    start = tale.spot[figure]
    if end == start:
        return
    if not tale.snares:
        tale.spot[figure] = end
    else:
        for _ in range(CELLS):
            steps = tale.ground.next_steps(tale.spot[figure], end, full, stops)
            tale.spot[figure] = steps[0] if steps else end
            if tale.spot[figure] == end or tale.snares >> tale.spot[figure] & 1:
                break
    if tale.listener is not None:
        cell = CELL_ARGS[tale.spot[figure]]
        tale.say_figure("event-minion-moves", figure, {"cell": cell, "from": CELL_ARGS[start]})
    if tale.snares >> tale.spot[figure] & 1:
        snap(tale, figure)


def snap(tale: Tale, figure: Figure) -> None:
    """The first minion entering: a small one is gone, a large one hurt; no defence."""
    tale.snares &= ~bit(tale.spot[figure])
    by: i64 = NONE
    for mouse in range(MICE):
        if tale.snare_by >> mouse & 1 and tale.is_active(mouse):
            by = mouse
    tale.say_figure("event-snared", figure, {"cell": CELL_ARGS[tale.spot[figure]]})
    if tale.info_of(figure).leader:
        hurt_minion(tale, figure, LEADER_WOUNDS, by)
    elif tale.is_small(figure):
        defeat(tale, figure, by)
    else:
        hurt_minion(tale, figure, LARGE_WOUNDS, by)
