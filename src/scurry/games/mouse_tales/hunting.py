"""Whom minions go for and whom they attack, and why. MT-N3 MT-N4 MT-N5"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.mouse_tales.infos import CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.striking import in_reach
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import CELLS, FIGURES, MICE, NONE, Cell, Figure, Mouse, bit
from scurry.kernel.message import Arg


def open_mice(tale: Tale, but: Mouse) -> i64:
    """Active mice that may be gone for: not the hidden, while another one is about. 4b.4"""
    seen: i64 = 0
    hidden: i64 = 0
    for mouse in range(MICE):
        if tale.at[mouse] >= 0 and mouse != but:
            if tale.hidden_by[mouse] == NONE:
                seen |= bit(mouse)
            else:
                hidden |= bit(mouse)
    if seen:
        return seen
    return hidden if hidden & (hidden - 1) == 0 else 0


def nearest(tale: Tale, cell: Cell, mice: i64) -> Mouse:
    """Of these mice the nearest; equal: the higher on the track. MT-N3 MM-43"""
    best: i64 = NONE
    least: i64 = 999
    for slot in tale.track:
        if slot < MICE and mice >> slot & 1:
            away = tale.ground.away[cell * CELLS + tale.at[slot]]
            if away < least:
                least = away
                best = slot
    return best


def at_hand(tale: Tale, cell: Cell, mice: i64) -> i64:
    """Mice on the same or an adjacent cell, for a minion. MM-14"""
    near = tale.ground.minion_near_mask[cell]
    found: i64 = 0
    for mouse in range(MICE):
        if mice >> mouse & 1 and near >> tale.at[mouse] & 1:
            found |= bit(mouse)
    return found


def in_sight(tale: Tale, cell: Cell, mice: i64) -> i64:
    sees = tale.ground.sees[cell]
    found: i64 = 0
    for mouse in range(MICE):
        if (
            mice >> mouse & 1
            and sees >> tale.at[mouse] & 1
            and in_reach(tale, cell, tale.at[mouse])
        ):
            found |= bit(mouse)
    return found


def without_shy(tale: Tale, mice: i64) -> i64:
    """A cloak: ranged minions name others first. 4c.1"""
    bold: i64 = 0
    for mouse in range(MICE):
        if mice >> mouse & 1 and not is_shy(tale, mouse):
            bold |= bit(mouse)
    return bold if bold else mice


def is_shy(tale: Tale, mouse: Mouse) -> bool:
    return any(CARD_INFOS[card].shy for card in tale.worn(mouse))


def prey(tale: Tale, cell: Cell, ranged: bool, but: Mouse) -> Mouse:
    """The nearest not yet attacked; ties, or all attacked: the highest on the track.

    Beside a mouse a ranged minion has to attack there. MT-N5 MM-49 MM-50
    """
    mice = open_mice(tale, but)
    close = at_hand(tale, cell, mice)
    if ranged and not close:
        close = without_shy(tale, in_sight(tale, cell, mice))
    if not close:
        return NONE
    fresh = close & ~tale.attacked
    if fresh:
        return nearest(tale, cell, fresh)
    for slot in tale.track:
        if slot < MICE and close >> slot & 1:
            return slot
    return NONE


def tell_hunt(tale: Tale, figure: Figure, mouse: Mouse) -> None:
    """What a minion will do, by clause: the nearest mouse is this one, therefore …"""
    if tale.listener is not None:
        away = tale.ground.away[tale.spot[figure] * CELLS + tale.at[mouse]]
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[mouse], "steps": int(away), "clause": "MT-N3"}
        tale.say_figure("event-hunts", figure, args)


def tell_prey(tale: Tale, figure: Figure, mouse: Mouse) -> None:
    if tale.listener is None:
        return
    why = "@reason-again" if tale.attacked >> mouse & 1 else "@reason-nearest"
    args: dict[str, Arg] = {"mouse": MOUSE_ARGS[mouse], "why": why, "clause": "MT-N5"}
    tale.say_figure("event-chooses", figure, args)


def next_figures(tale: Tale, kind: i64, done: i64) -> list[i64]:
    """Of a card's figures those nearest to a mouse, one a cell. MT-N1 MM-44"""
    least: i64 = 999
    found: list[i64] = []
    cells: i64 = 0
    for figure in range(FIGURES):
        cell = tale.spot[figure]
        if tale.kind[figure] != kind or cell < 0 or done >> figure & 1:
            continue
        away: i64 = 998
        for mouse in range(MICE):
            if tale.at[mouse] >= 0:
                steps = tale.ground.away[cell * CELLS + tale.at[mouse]]
                if steps < away:
                    away = steps
        if away < least:
            least = away
            found = []
            cells = 0
        if away == least and not cells >> cell & 1:
            cells |= bit(cell)
            found.append(figure)
    return found
