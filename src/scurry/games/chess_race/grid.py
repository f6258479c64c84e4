"""The board for a person at a terminal: tiles as letters, pawns, reachable cells numbered."""

from __future__ import annotations

from typing import Final

from scurry.games.chess_race.answers import To
from scurry.games.chess_race.choices import Drive, Fly, Move, StepOnto
from scurry.games.chess_race.plans import outline
from scurry.games.chess_race.race import PUTTING
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.words import (
    FINISH,
    FRAME,
    FREE,
    NO_TILE,
    SIGNS,
    START,
    Square,
    Tile,
    is_bonus,
)
from scurry.kernel.state import Choice

LETTERS: Final = "abcd"
# ANSI colours: the pawns (red, yellow, green, blue), then what stands out.
PAWN_COLOURS: Final[list[str]] = ["1;91", "1;93", "1;92", "1;94"]
NUMBER_COLOUR: Final = "1;97;44"
END_COLOUR: Final = "1;97;41"
BONUS_COLOUR: Final = "1;32"
OBSTACLE_COLOUR: Final = "33"
FREE_COLOUR: Final = "2"


def paint(text: str, colour: str, coloured: bool) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if coloured else text


def grid(race: Chess, seat: int | None, coloured: bool) -> list[str]:
    """Columns are letters, rows numbers; in front of a sign stands the option that leads there."""
    top, bottom, left, right = outline(race.board.tiles)
    if race.phase == PUTTING:  # the board may grow
        top, bottom = max(top - 1, 0), min(bottom + 1, FRAME - 1)
        left, right = max(left - 1, 0), min(right + 1, FRAME - 1)
    numbers = reachable(race, seat)
    columns = range(left, right + 1)
    lines = ["    " + "".join(f"  {chr(ord('a') + column)}  " for column in columns).rstrip()]
    for row in range(top, bottom + 1):
        cells = [cell(race, row * FRAME + column, numbers, coloured) for column in columns]
        lines.append(f"{row + 1:>3} " + "".join(cells).rstrip())
    return lines


def reachable(race: Chess, seat: int | None) -> dict[int, int]:
    """By square: the number of the first option that leads there, as the terminal counts them."""
    found: dict[int, int] = {}
    if seat is not None:
        for number, option in enumerate(race.options(seat), 1):
            square = aim(option)
            if square is not None:
                found.setdefault(square, number)
    return found


def aim(option: Choice) -> int | None:
    if isinstance(option, (Move, StepOnto, Drive, Fly)):
        return option.end
    return option.square if isinstance(option, To) else None


def cell(race: Chess, square: Square, numbers: dict[int, int], coloured: bool) -> str:
    """Five signs: a number, the tile, the pawns."""
    tile = race.board.tiles[square]
    number = f"{numbers[square]:>2}" if square in numbers else "  "
    if square in numbers:
        number = paint(number, NUMBER_COLOUR, coloured)
    sign = " " if tile == NO_TILE else "·" if tile == FREE else SIGNS[tile]
    if square == race.lifted:
        sign = "^"
    return number + paint(sign, colour_of(tile), coloured) + pawns(race, square, coloured)


def colour_of(tile: Tile) -> str:
    if tile in (START, FINISH):
        return END_COLOUR
    if is_bonus(tile):
        return BONUS_COLOUR
    return FREE_COLOUR if tile in (FREE, NO_TILE) else OBSTACLE_COLOUR


def pawns(race: Chess, square: Square, coloured: bool) -> str:
    """One or two letters; of more pawns their number."""
    here = [seat for seat in range(race.seats) if race.pawns[seat] == square]
    if len(here) > 2:
        return f"×{len(here)}"
    letters = "".join(paint(LETTERS[seat], PAWN_COLOURS[seat], coloured) for seat in here)
    return letters + " " * (2 - len(here))
