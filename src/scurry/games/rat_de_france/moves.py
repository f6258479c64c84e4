"""Where each action can take a rat. Every function lists the ends, each once. RAT-A RAT-X RAT-T"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.rat_de_france.race import HALF, Race
from scurry.games.rat_de_france.words import (
    DIAGONAL,
    IDEA,
    JUMP,
    MUD,
    OFF,
    ROWS,
    SPRING,
    STEP,
    STRAIGHT,
    WATER,
    Action,
    Cell,
)  # fmt: skip
from scurry.kernel.seats import Seat


def ends(race: Race, seat: Seat, action: Action, sugar: bool) -> list[Cell]:
    """The cells where an action that moves only one's own rat may end."""
    at = race.rats[seat]
    terrain = race.track.terrain[at]
    race.mark_taken()
    if action == IDEA:
        return [] if sugar else ideas(race, at, terrain)  # RF-26
    if terrain == MUD:
        return []  # RF-39
    if action == STRAIGHT:
        return dash(race, at, reach(race, terrain, sugar), 0, race.rules.straight_bends)
    if action == DIAGONAL:
        return dash(race, at, reach(race, terrain, sugar), 1, race.rules.diagonal_bends)
    if action == STEP:
        return steps(race, at, sugar)
    if action == JUMP:
        return sugar_jumps(race, at) if sugar else jumps(race, at)
    return []


def reach(race: Race, terrain: i64, sugar: bool) -> i64:
    """How far a dash may go. RAT-A1 RAT-X3 RAT-T-S1 RF-16 RF-18 RF-43"""
    if terrain == WATER:
        return 2 if sugar and not race.rules.water_holds_sugar else 1
    return 3 if sugar else 2


def taken(race: Race, cell: Cell) -> bool:
    """Whether a rat stands there, as noted last; a function, so that it can be built in."""
    marks = race._low >> cell if cell < HALF else race._high >> (cell - HALF)
    return marks & 1 != 0


def stops(race: Race, cell: Cell) -> bool:
    """Mud, water and a finish flag end a move on foot. RF-37 RF-42 RF-48"""
    terrain = race.track.terrain[cell]
    return terrain in (MUD, WATER) or race.track.is_finish(cell)


def dash(race: Race, at: Cell, limit: i64, first: i64, bends: bool) -> list[Cell]:
    """Straight (first 0) or diagonal (first 1), cell by cell, in one line. RAT-A1 RAT-A2 RAT-A7"""
    if bends:
        return walk(race, at, limit, first, 2)  # RF-14 RF-15
    found: list[i64] = []
    beside = race.track.open
    terrain = race.track.terrain
    flags = race.track.cells - ROWS
    for direction in range(first, 8, 2):
        cell = at
        for _ in range(limit):
            cell = beside[cell * 8 + direction]
            if cell == OFF or taken(race, cell):
                break
            found.append(cell)
            ground = terrain[cell]
            if MUD <= ground <= WATER or cell >= flags:  # 2 and 3
                break
    return found


def steps(race: Race, at: Cell, sugar: bool) -> list[Cell]:
    """One cell any way; with sugar two, each its own way. RAT-A3 RAT-T-S2 RF-17"""
    if not sugar:
        return neighbours(race, at)
    if not race.rules.sugar_step_in_line:
        return walk(race, at, 2, 0, 1)
    found = dash(race, at, 2, 0, bends=False)
    found += dash(race, at, 2, 1, bends=False)
    return found


def walk(race: Race, at: Cell, limit: i64, first: i64, every: i64) -> list[Cell]:
    """All cells within so many free moves; a stop ends the walk there. RF-71"""
    found: list[i64] = []
    edge: list[i64] = [at]
    beside = race.track.open
    for _ in range(limit):
        further: list[i64] = []
        for cell in edge:
            for direction in range(first, 8, every):
                other = beside[cell * 8 + direction]
                if other in (OFF, at) or other in found or taken(race, other):
                    continue
                found.append(other)
                if not stops(race, other):
                    further.append(other)
        edge = further
    return found


def jumps(race: Race, at: Cell) -> list[Cell]:
    """Over one to three rats in a row, onto the free cell behind. RAT-A5 RF-22"""
    found: list[i64] = []
    beside = race.track.open
    for direction in range(8):
        landing = behind_group(race, beside[at * 8 + direction], direction)
        if landing != OFF and not taken(race, landing):
            found.append(landing)
    return found


def behind_group(race: Race, cell: Cell, direction: i64) -> Cell:
    """The cell behind the touching rats that begin at a cell; OFF if there are none, or a wall."""
    if cell == OFF or not taken(race, cell):
        return OFF
    while cell != OFF and taken(race, cell):
        cell = race.track.open[cell * 8 + direction]
    return cell


def sugar_jumps(race: Race, at: Cell) -> list[Cell]:
    """One cell longer: a free cell before the rats, or behind them. RAT-T-S4 RF-20 RF-21"""
    found: list[i64] = []
    for direction in range(8):
        first = race.track.open[at * 8 + direction]
        if first == OFF:
            continue
        if not taken(race, first):
            landing = behind_group(race, race.track.open[first * 8 + direction], direction)
        else:
            landing = behind_group(race, first, direction)
            if landing != OFF:
                landing = race.track.open[landing * 8 + direction]
        if landing != OFF and not taken(race, landing):
            found.append(landing)
    return found


def ideas(race: Race, at: Cell, terrain: i64) -> list[Cell]:
    """Fly from a spring, get out of mud, swim in water. RAT-A6 RAT-X1 RAT-X2 RAT-X3"""
    if terrain == SPRING:
        return flights(race, at)
    if terrain == MUD:
        return neighbours(race, at)  # RF-40
    if terrain == WATER:
        return swims(race, at)
    return []


def flights(race: Race, at: Cell) -> list[Cell]:
    """One to three cells in a line, over rats and walls. RF-44 RF-45 RF-46"""
    found: list[i64] = []
    for direction in range(8):
        cell = at
        for _ in range(3):
            cell = race.track.beside[cell * 8 + direction]
            if cell == OFF:
                break
            if not taken(race, cell):
                found.append(cell)
    return found


def neighbours(race: Race, at: Cell) -> list[Cell]:
    """Free cells one step away."""
    found: list[i64] = []
    beside = race.track.open
    for direction in range(8):
        cell = beside[at * 8 + direction]
        if cell != OFF and not taken(race, cell):
            found.append(cell)
    return found


def swims(race: Race, at: Cell) -> list[Cell]:
    """Up to two moves over free water cells. RF-41"""
    found: list[i64] = []
    for cell in neighbours(race, at):
        if race.track.terrain[cell] == WATER and cell not in found:
            found.append(cell)
    for first in found[:]:
        for cell in neighbours(race, first):
            if race.track.terrain[cell] == WATER and cell != at and cell not in found:
                found.append(cell)
    return found


def swappable(race: Race, seat: Seat, sugar: bool) -> list[Seat]:
    """Rats beside, with no wall between; with sugar exactly one cell further. RAT-A4 RAT-T-S3"""
    at = race.rats[seat]
    found: list[i64] = []
    if race.track.terrain[at] == MUD:
        return found
    race.mark_taken()
    for direction in range(8):
        cell = race.track.open[at * 8 + direction]
        if sugar and cell != OFF:
            cell = OFF if taken(race, cell) else race.track.open[cell * 8 + direction]  # RF-19
        other = race.rat_at(cell) if cell != OFF and taken(race, cell) else OFF
        stuck = race.rules.mud_holds_swaps and cell != OFF and race.track.terrain[cell] == MUD
        if other >= 0 and not stuck:  # RF-38
            found.append(other)
    return found


def robbable(race: Race, seat: Seat) -> list[Seat]:
    """Rats beside that hold a token; walls do not matter here. RAT-T-S5 RF-25 RF-27 RF-62"""
    at = race.rats[seat]
    beside = race.track.open if race.rules.walls_stop_thieves else race.track.beside
    found: list[i64] = []
    for direction in range(8):
        cell = beside[at * 8 + direction]
        other = race.rat_at(cell) if cell != OFF else OFF
        safe = race.rules.partners_safe and other >= 0 and race.partners(seat, other)
        if other >= 0 and race.tokens[other] != 0 and not safe:
            found.append(other)
    return found
