"""The board workshop: designs as files or codes, checked, drawn, made at random, tried out. CHS-B1

A file names its game and draws the board; further boxes may be opened for it:

    game = "chess_race"
    name = "my board"
    boxes = 1
    picture = '''
    S.T.O
    ..M..
    .L..Z
    '''
"""

from __future__ import annotations

import tomllib
from typing import Final, final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import boxes_for, most_tiles, tile_stock
from scurry.games.chess_race.grid import grid
from scurry.games.chess_race.inspection import FEWEST_TILES, faults, inspect
from scurry.games.chess_race.making import WANTED, make_board
from scurry.games.chess_race.plans import BadBoard, parse_code, parse_picture, picture_of
from scurry.games.chess_race.rules import MOST_BOXES, OPTIONS, Rules
from scurry.games.chess_race.state import Chess
from scurry.games.chess_race.trial import try_out
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import NO_RNG
from scurry.kernel.workshop import BadDesign, Finding, Progress, Trial, Workshop

LARGEST_FILE: Final = 10_000
FIELDS: Final = ("game", "name", "boxes", "picture")


@final
class Design:
    """What a file or a code says."""

    def __init__(self, tiles: list[i64], boxes: int) -> None:
        self.board = Board(tiles, 0)
        self.boxes = boxes
        self.stock: list[i64] = [count * boxes for count in tile_stock()]


def read_design(text: str) -> Design:
    """A file's content, or a code, which is one line without an equals sign."""
    if len(text) > LARGEST_FILE:
        raise BadDesign(f"a board's file has at most {LARGEST_FILE} signs, not {len(text)}")
    try:
        stripped = text.strip()
        if "=" not in stripped and "\n" not in stripped:
            return read_code(stripped)
        return read_file(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDesign(f"this is no board file: {error}") from None
    except BadBoard as bad:
        raise BadDesign(f"picture: {bad}" if "=" in text else str(bad)) from None


def read_code(code: str) -> Design:
    """With as many boxes as its tiles need."""
    tiles = parse_code(code)
    stock = tile_stock()
    boxes = 1
    for tile in range(3, len(stock)):
        laid = sum(1 for each in tiles if each == tile)
        boxes = max(boxes, -(-laid // int(stock[tile])))
    return Design(tiles, min(boxes, MOST_BOXES))


def read_file(text: str) -> Design:
    fields = tomllib.loads(text)
    for field in fields:
        if field not in FIELDS:
            raise BadDesign(f"a board file has no field {field!r}, only {', '.join(FIELDS)}")
    if fields.get("game", "chess_race") != "chess_race":
        raise BadDesign(f"this is a board for {fields['game']}, not for chess_race")
    if not isinstance(fields.get("picture"), str):
        raise BadDesign("the field 'picture' is missing, or is no text")
    boxes = fields.get("boxes", 1)
    if not isinstance(boxes, int) or isinstance(boxes, bool) or not 1 <= boxes <= MOST_BOXES:
        raise BadDesign(f"boxes must be a whole number from 1 to {MOST_BOXES}, not {boxes!r}")
    return Design(parse_picture(fields["picture"]), boxes)


@final
class BoardWorkshop(Workshop):
    def __init__(self) -> None:
        self.difficulties = tuple(sorted(WANTED))

    def code(self, design: str) -> str:
        return read_design(design).board.code()

    def check(self, design: str) -> list[Finding]:
        """CHS-B2"""
        found = read_design(design)
        return inspect(found.board, found.stock)

    def draw(self, design: str, coloured: bool = False) -> str:
        """The empty board, its rows and columns named as in the findings."""
        board = read_design(design).board
        race = Chess(1, NO_RNG, None, Rules(settle(OPTIONS, {})), board)
        race.fresh()
        return "\n".join(grid(race, None, coloured))

    def make(self, seed: int, size: int, difficulty: str) -> str:
        """CHS-B3"""
        if difficulty not in WANTED:
            raise BadDesign(f"difficulty must be one of {', '.join(self.difficulties)}")
        most = most_tiles(MOST_BOXES)
        if not FEWEST_TILES <= size <= most:
            raise BadDesign(f"a board has {FEWEST_TILES} to {most} tiles, not {size}")
        boxes = boxes_for(size)
        picture = picture_of(make_board(seed, size, difficulty, boxes))
        name = f"{difficulty} {size}, seed {seed}"
        return (
            f'game = "chess_race"\nname = "{name}"\nboxes = {boxes}\npicture = """\n{picture}"""\n'
        )

    def options(self, design: str) -> dict[str, str]:
        found = read_design(design)
        return {"board_code": found.board.code(), "boxes": str(found.boxes)}

    def trial(self, design: str, seats: int, games: int, seed: int, progress: Progress) -> Trial:
        found = read_design(design)
        wrong = faults(found.board, found.stock)
        if wrong:
            raise BadDesign(wrong[0])
        given: dict[str, Value] = {"board_code": found.board.code(), "boxes": found.boxes}
        return try_out(seats, games, seed, settle(OPTIONS, given), progress)
