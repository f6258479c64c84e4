"""The numbers behind the names: squares, tiles, cards, and what steps onto which obstacle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.kernel.bits import bit as bit

Square = i64
Tile = i64
Card = i64
Means = i64

# Squares: a frame that the board lies in; an earthquake may let it grow up to the frame's edge.
FRAME: Final = 20
SQUARES: Final = 400
MARGIN: Final = 2  # a board is laid so far from the upper and the left edge
WIDEST: Final = 16  # a board's rows and columns at the start
OFF: Final = -1

# Tiles. CHS-C4
NO_TILE: Final = 0
START: Final = 1
FINISH: Final = 2
FREE: Final = 3
PLANE: Final = 4
BALLOON: Final = 5
BICYCLE: Final = 6
BANK: Final = 7
TREE: Final = 8
MOUNTAIN: Final = 9
LAKE: Final = 10
TREASURE: Final = 11
DRAGON: Final = 12
FIRE: Final = 13
NIGHT: Final = 14
BEAR: Final = 15
TILES: Final = 16
SIGNS: Final = "_SZ.AOVBTMLKDFNW"  # by tile, in pictures of boards
TILE_NAMES: Final[list[str]] = [
    "none", "start", "finish", "free", "plane", "balloon", "bicycle", "bank",
    "tree", "mountain", "lake", "treasure", "dragon", "fire", "night", "bear",
]  # fmt: skip
TILE_ARGS: Final[list[str]] = [f"@tile-{name}" for name in TILE_NAMES]

# Cards: pieces, items, events. CHS-C5
KING: Final = 0
QUEEN: Final = 1
ROOK: Final = 2
BISHOP: Final = 3
KNIGHT: Final = 4
PAWN: Final = 5
PIECES: Final = 6
CAT: Final = 6
ROPE: Final = 7
BOAT: Final = 8
SHOVEL: Final = 9
PIPE: Final = 10
EXTINGUISHER: Final = 11
TORCH: Final = 12
HONEY: Final = 13
OFFROAD: Final = 14
INSURANCE: Final = 15
HELD: Final = 16  # so many kinds can be held; the others are events
EARTHQUAKE: Final = 16
FLOOD: Final = 17
DOG: Final = 18
AVALANCHE: Final = 19
MATE: Final = 20
STORM: Final = 21
TRAP: Final = 22
PIG: Final = 23
CARDS: Final = 24
NO_CARD: Final = -1
CARD_NAMES: Final[list[str]] = [
    "king", "queen", "rook", "bishop", "knight", "pawn",
    "cat", "rope", "boat", "shovel", "pipe", "extinguisher", "torch", "honey",
    "offroad", "insurance",
    "earthquake", "flood", "dog", "avalanche", "mate", "storm", "trap", "pig",
]  # fmt: skip
CARD_ARGS: Final[list[str]] = [f"@card-{name}" for name in CARD_NAMES]

# Means: with what one steps onto an obstacle. CHS-M5
NO_MEANS: Final = 0
PAIR: Final = 7  # two Extinguishers, against the Dragon (CR-24)
ALL_MEANS: Final = 10
MEANS_TILE: Final[list[i64]] = [
    FREE, TREE, MOUNTAIN, LAKE, TREASURE, DRAGON, FIRE, DRAGON, NIGHT, BEAR
]  # fmt: skip
MEANS_CARD: Final[list[i64]] = [
    NO_CARD, CAT, ROPE, BOAT, SHOVEL, PIPE, EXTINGUISHER, EXTINGUISHER, TORCH, HONEY
]  # fmt: skip
MEANS_COUNT: Final[list[i64]] = [0, 1, 1, 1, 1, 1, 1, 2, 1, 1]
MEANS_NAMES: Final[list[str]] = [
    "", "cat", "rope", "boat", "shovel", "pipe", "extinguisher", "extinguishers", "torch", "honey",
]  # fmt: skip
MEANS_ARGS: Final[list[str]] = [f"@means-{name}" for name in MEANS_NAMES]
MEANS_ONTO: Final[list[list[i64]]] = [
    [means for means in range(1, ALL_MEANS) if MEANS_TILE[means] == tile] for tile in range(TILES)
]

# Directions, clockwise from north; the even ones go straight, the odd ones diagonally.
DOWN: Final[list[i64]] = [-1, -1, 0, 1, 1, 1, 0, -1]
RIGHT: Final[list[i64]] = [0, 1, 1, 1, 0, -1, -1, -1]
LEAPS: Final[list[tuple[int, int]]] = [
    (-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)
]  # fmt: skip


def square_at(row: i64, column: i64) -> Square:
    """The square of the frame, or OFF beyond its edge."""
    if row < 0 or row >= FRAME or column < 0 or column >= FRAME:
        return OFF
    return row * FRAME + column


def neighbours(square: Square) -> list[i64]:
    """By direction: the square next to this one, or OFF."""
    row, column = square // FRAME, square % FRAME
    return [square_at(row + DOWN[way], column + RIGHT[way]) for way in range(8)]


def leaps(square: Square) -> list[i64]:
    row, column = square // FRAME, square % FRAME
    found = [square_at(row + down, column + right) for down, right in LEAPS]
    return [other for other in found if other != OFF]


def flat(lists: list[list[i64]]) -> list[i64]:
    return [item for each in lists for item in each]


BESIDE: Final[list[i64]] = flat([neighbours(square) for square in range(SQUARES)])
LEAPS_FROM: Final[list[list[i64]]] = [leaps(square) for square in range(SQUARES)]


def square_name(square: Square) -> str:
    """Column and row of the frame: c3 is the upper left corner of every board at the start."""
    return f"{chr(ord('a') + square % FRAME)}{square // FRAME + 1}"


NAMES: Final[list[str]] = [square_name(square) for square in range(SQUARES)]


def square_of(name: str) -> Square:
    return NAMES.index(name)


def is_bonus(tile: Tile) -> bool:
    return PLANE <= tile <= BANK


def is_obstacle(tile: Tile) -> bool:
    return tile >= TREE


def gap(one: Square, other: Square) -> i64:
    """How many king steps it is over an open plain."""
    down = one // FRAME - other // FRAME
    right = one % FRAME - other % FRAME
    return max(down if down > 0 else -down, right if right > 0 else -right)
