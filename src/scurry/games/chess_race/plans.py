"""A board as text: a picture with one sign a tile, or a short code for links and records. CHS-B1

.TLDTN..            the code of this picture: .TLDTN..-WFMA3V
WFMA___V            rows parted by -, a number for so many squares without a tile
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.words import FRAME, MARGIN, NO_TILE, SIGNS, SQUARES, WIDEST, square_at

ROW_END: Final = "-"
LONGEST_CODE: Final = WIDEST * (WIDEST + 1)


class BadBoard(ValueError):
    """A board that cannot be read; one sentence says what is wrong and where."""


def parse_picture(text: str) -> list[i64]:
    """The tiles of a picture, by square of the frame, its upper left corner at the margins."""
    rows = [line.strip() for line in text.strip().splitlines()]
    if len(rows) > WIDEST:
        raise BadBoard(f"the board has {len(rows)} rows, but {WIDEST} is the most")
    tiles: list[i64] = [NO_TILE] * SQUARES
    for down, row in enumerate(rows):
        if len(row) > WIDEST:
            raise BadBoard(f"row {down + 1} is {len(row)} squares wide, but {WIDEST} is the most")
        for right, sign in enumerate(row):
            tile = SIGNS.find(sign)
            if tile < 0:
                raise BadBoard(
                    f"row {down + 1}, square {right + 1}: {sign!r} is no tile; "
                    f"there are {SIGNS[1:]} and _ for none"
                )
            tiles[square_at(down + MARGIN, right + MARGIN)] = tile
    return tiles


def parse_code(code: str) -> list[i64]:
    """The tiles that a code stands for."""
    if len(code) > LONGEST_CODE:
        raise BadBoard(f"a board's code has at most {LONGEST_CODE} signs, not {len(code)}")
    rows: list[str] = []
    for number, packed in enumerate(code.split(ROW_END)):
        rows.append(unpacked(packed, number + 1))
    if not any(rows):
        raise BadBoard("a board's code cannot be empty")
    return parse_picture("\n".join(row or "_" for row in rows))


def unpacked(packed: str, row: i64) -> str:
    """A row of a code with a sign a square."""
    signs = ""
    holes = ""
    for sign in packed:
        if sign in "0123456789":
            holes += sign
            if len(holes) > 2 or int(holes) > WIDEST:
                raise BadBoard(f"row {row}: a gap of {holes} squares is wider than any board")
        else:
            signs += "_" * int(holes or "0") + sign
            holes = ""
    return signs + "_" * int(holes or "0")


def outline(tiles: list[i64]) -> tuple[int, int, int, int]:
    """The first and last row, the first and last column that have a tile; all 0 if none has."""
    laid = [square for square in range(SQUARES) if tiles[square] != NO_TILE]
    if not laid:
        return 0, 0, 0, 0
    columns = [square % FRAME for square in laid]
    return min(laid) // FRAME, max(laid) // FRAME, min(columns), max(columns)


def picture_of(tiles: list[i64]) -> str:
    """The rows from the first tile to the last, a sign a square."""
    top, bottom, left, right = outline(tiles)
    rows = [
        "".join(SIGNS[tiles[row * FRAME + column]] for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    ]
    return "\n".join(rows) + "\n"


def code_of(tiles: list[i64]) -> str:
    """The short code; reading it gives the same board."""
    return ROW_END.join(packed_row(row) for row in picture_of(tiles).split())


def packed_row(row: str) -> str:
    packed = ""
    holes = 0
    for sign in row.rstrip("_"):
        if sign == "_":
            holes += 1
        else:
            packed += (str(holes) if holes else "") + sign
            holes = 0
    return packed
