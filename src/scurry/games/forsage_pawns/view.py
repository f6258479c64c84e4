"""Everything lies open in the pawn race: what each viewer sees is the whole track."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from scurry.games.forsage_pawns.board import HOME, Board
from scurry.games.forsage_pawns.state import Pawns


class Pawn(Struct, frozen=True):
    """Where a pawn stands: at home, on a loop cell, or on a finish cell (counted from 1)."""

    step: int
    cell: int | None
    lane: int | None
    x: int | None  # on the board's grid; None at home
    y: int | None


class Team(Struct, frozen=True):
    colour: int
    start: int
    pawns: list[Pawn]
    place: int  # 0 while racing


class View(Struct, frozen=True):
    seat: int | None
    loop: int
    width: int
    teams: list[Team]
    mover: int
    die: int
    extra: int
    rolls: int


def view(race: Pawns, seat: int | None) -> View:
    return View(
        seat=seat,
        loop=race.board.loop,
        width=race.board.width,
        teams=teams(race.board, (*race.colours,), (*race.pawns,), race.places),
        mover=race.mover,
        die=race.die,
        extra=race.extra,
        rolls=race.rolls,
    )


@lru_cache(maxsize=64)
def teams(
    board: Board, colours: tuple[int, ...], pawns: tuple[int, ...], places: int
) -> list[Team]:
    """All viewers see the same."""
    return [
        team(board, colour, pawns[seat * 4 : seat * 4 + 4], places >> (seat * 4) & 15)
        for seat, colour in enumerate(colours)
    ]


@lru_cache(maxsize=4096)
def team(board: Board, colour: int, steps: tuple[int, ...], place: int) -> Team:
    """A team stands where it stood until it moves."""
    return Team(
        colour=colour,
        start=board.start(colour),
        pawns=[pawn(board, colour, step) for step in steps],
        place=place,
    )


@lru_cache(maxsize=1024)
def pawn(board: Board, colour: int, step: int) -> Pawn:
    """There are few places to stand, so each is described once."""
    if step == HOME:
        return Pawn(step, None, None, None, None)
    x, y = board.point(colour, step)
    if step >= board.loop:
        return Pawn(step, None, step - board.loop + 1, x, y)
    return Pawn(step, (board.start(colour) + step) % board.loop, None, x, y)
