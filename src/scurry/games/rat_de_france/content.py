"""The printed cards, read from content/*.toml and checked: what is wrong is said with its place."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, cast, final

from scurry.games.rat_de_france.words import ROWS, SIGNS

SECTIONS: Final = 24
ENDS: Final = 6
SECTION_WIDTH: Final = 5
END_WIDTH: Final = 3


class BadContent(ValueError):
    """A card that cannot be used; says file, entry and field."""


@final
class Card:
    """A card as printed: terrain and walls by (row, column)."""

    def __init__(self, number: str, name: str, width: int) -> None:
        self.number = number
        self.name = name
        self.width = width
        self.terrain: dict[tuple[int, int], int] = {}
        self.right: set[tuple[int, int]] = set()  # a wall on the right side of the cell
        self.under: set[tuple[int, int]] = set()  # a wall under the cell

    def turned(self) -> Card:
        """The same card laid the other way round. RAT-S3"""
        other = Card(self.number, self.name, self.width)
        last, end = ROWS - 1, self.width - 1
        other.terrain = {(last - r, end - c): what for (r, c), what in self.terrain.items()}
        other.right = {(last - r, end - c - 1) for r, c in self.right}
        other.under = {(last - r - 1, end - c) for r, c in self.under}
        return other


def read_card(where: str, entry: dict[str, object], width: int) -> Card:
    """One entry of a content file."""
    for field in ("number", "name", "picture"):
        if field not in entry:
            raise BadContent(f"{where}: the field {field!r} is missing")
    card = Card(str(entry["number"]), str(entry["name"]), width)
    lines = str(entry["picture"]).strip("\n").split("\n")
    if len(lines) != 2 * ROWS - 1:
        raise BadContent(f"{where}, picture: {len(lines)} lines instead of {2 * ROWS - 1}")
    for number, line in enumerate(lines):
        read_line(f"{where}, picture, line {number + 1}", card, number, line)
    return card


def read_line(where: str, card: Card, number: int, line: str) -> None:
    row, walls = divmod(number, 2)
    wide = 2 * card.width - 1
    if len(line) > wide:
        raise BadContent(f"{where}: longer than {card.width} cells")
    for at, sign in enumerate(line.ljust(wide)):
        column, between = divmod(at, 2)
        allowed = " -" if walls and not between else " " if walls else " |" if between else SIGNS
        if sign not in allowed:
            raise BadContent(f"{where}: {sign!r} cannot stand at column {at + 1}")
        if sign == "-":
            card.under.add((row, column))
        elif sign == "|":
            card.right.add((row, column))
        elif not walls and not between:
            card.terrain[row, column] = SIGNS.index(sign)


def read_cards(path: Path, kind: str, count: int, width: int) -> dict[str, Card]:
    """All cards of a file, by number."""
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get(kind, [])
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: {error}") from None
    cards: dict[str, Card] = {}
    for at, entry in enumerate(entries, 1):
        card = read_card(f"{path.name}, {kind} {at}", cast(dict[str, object], entry), width)
        if card.number in cards:
            raise BadContent(f"{path.name}, {kind} {at}, number: {card.number} is there twice")
        cards[card.number] = card
    if len(cards) != count:
        raise BadContent(f"{path.name}: {len(cards)} entries of {kind!r} instead of {count}")
    return cards


def folder() -> Path:
    """By the package: the __file__ of a compiled module is not to be relied on."""
    return Path(str(files("scurry.games.rat_de_france"))) / "content"


@cache
def sections() -> dict[str, Card]:
    """The 24 section cards. RAT-C4"""
    return read_cards(folder() / "sections.toml", "section", SECTIONS, SECTION_WIDTH)


@cache
def ends() -> dict[str, Card]:
    """The six start/finish cards, flags in the first column. RAT-C3 RAT-S1"""
    return read_cards(folder() / "ends.toml", "end", ENDS, END_WIDTH)
