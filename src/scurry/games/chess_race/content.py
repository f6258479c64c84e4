"""The box and the named boards, read from content/*.toml and checked as they are read."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.chess_race.plans import BadBoard, parse_picture
from scurry.games.chess_race.words import CARD_NAMES, TILE_NAMES

BOARD_NAMES: Final = (
    "arch", "eiffel_tower", "stadium", "camel", "rally", "snake",
    "circus", "crocodile", "ladder", "bridge", "highway",
)  # fmt: skip
BOX_TILES: Final = 48
BOX_CARDS: Final = 100


def most_tiles(boxes: int) -> int:
    """Of so many boxes, all but the further STARTs and FINISHes. CHS-C1"""
    return (BOX_TILES - 2) * boxes + 2


def boxes_for(tiles: int) -> int:
    return max(1, -(-(tiles - 2) // (BOX_TILES - 2)))


class BadContent(ValueError):
    """Something in a content file that cannot be; says file, entry and field."""


@final
class Layout:
    """A named board. `distance`, `par` and `crossed` are what its file claims. CHS-S2"""

    def __init__(self, name: str, tiles: list[i64], distance: int, par: int, crossed: int) -> None:
        self.name = name
        self.tiles = tiles
        self.distance = distance
        self.par = par
        self.crossed = crossed


def read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: {error}") from None


def read_counts(path: Path, table: str, names: list[str], total: int) -> list[i64]:
    """How often each is there, in the order of the names; they must add up. CHS-C1 CHS-C3"""
    entries = read_toml(path).get(table)
    if not isinstance(entries, dict):
        raise BadContent(f"{path.name}: the table {table!r} is missing")
    counts: list[i64] = [0] * len(names)
    for name, count in entries.items():
        if name not in names or name == "none":
            raise BadContent(f"{path.name}, {table}: there is nothing called {name!r}")
        if not isinstance(count, int) or count < 1:
            raise BadContent(f"{path.name}, {table}, {name}: {count!r} is no number of them")
        counts[names.index(name)] = count
    found = sum(count for count in counts)
    if found != total:
        raise BadContent(f"{path.name}, {table}: {found} in all instead of {total}")
    return counts


def read_layouts(path: Path, stock: list[i64]) -> dict[str, Layout]:
    """All boards of a file by name; each uses the whole box. CHS-S2"""
    layouts: dict[str, Layout] = {}
    for at, entry in enumerate(cast(list[dict[str, object]], read_toml(path).get("board", [])), 1):
        layout = read_layout(f"{path.name}, board {at}", entry, stock)
        if layout.name in layouts:
            raise BadContent(f"{path.name}, board {at}, name: {layout.name!r} is there twice")
        layouts[layout.name] = layout
    missing = [name for name in BOARD_NAMES if name not in layouts]
    if missing or len(layouts) != len(BOARD_NAMES):
        raise BadContent(f"{path.name}: there must be exactly the boards {', '.join(BOARD_NAMES)}")
    return layouts


def read_layout(where: str, entry: dict[str, object], stock: list[i64]) -> Layout:
    for field in ("name", "distance", "par", "crossed", "picture"):
        if field not in entry:
            raise BadContent(f"{where}: the field {field!r} is missing")
    try:
        tiles = parse_picture(str(entry["picture"]))
    except BadBoard as bad:
        raise BadContent(f"{where}, picture: {bad}") from None
    for tile in range(1, len(TILE_NAMES)):
        laid = sum(1 for each in tiles if each == tile)
        if laid != stock[tile]:
            wanted = stock[tile]
            raise BadContent(f"{where}, picture: {laid} of {TILE_NAMES[tile]}, not {wanted}")
    distance, par, crossed = (
        int(cast(int, entry["distance"])),
        int(cast(int, entry["par"])),
        int(cast(int, entry["crossed"])),
    )
    return Layout(str(entry["name"]), tiles, distance, par, crossed)


def folder() -> Path:
    """By the package: the __file__ of a compiled module is not to be relied on."""
    return Path(str(files("scurry.games.chess_race"))) / "content"


@cache
def tile_stock() -> list[i64]:
    """The 48 tiles of a box, by kind. CHS-C1"""
    return read_counts(folder() / "box.toml", "tiles", TILE_NAMES, BOX_TILES)


@cache
def card_stock() -> list[i64]:
    """The 100 cards of a box, by kind. CHS-C3"""
    return read_counts(folder() / "box.toml", "cards", CARD_NAMES, BOX_CARDS)


@cache
def layouts() -> dict[str, Layout]:
    """The eleven named boards. CHS-S2"""
    return read_layouts(folder() / "boards.toml", tile_stock())
