"""Strict reading of content files: every field of an entry has a name and a type, or is refused."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.mouse_tales.stock import Band
from scurry.games.mouse_tales.words import (
    BRODIE,
    CENTIPEDE,
    ELITE,
    RAT,
    ROACH,
    SKITTER,
    SPIDER,
    VANESTRA,
    VURST,
    bit,
)

Table = dict[str, object]
Reader = Callable[[object, str], object]  # (value, where it stands) -> what it means

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
BAND_PART: Final = re.compile(r"([1-9]?)([A-Z][a-z]?)")
# Of the 4c.2 kind, and the leaders.
BAND_KINDS: Final[dict[str, int]] = {
    "R": RAT, "E": ELITE, "O": ROACH, "G": ROACH, "Sp": SPIDER, "Ce": CENTIPEDE,
    "Vu": VURST, "Br": BRODIE, "Sk": SKITTER, "Va": VANESTRA,
}  # fmt: skip


class BadContent(ValueError):
    """Something in a content file that cannot be; says file, entry and field."""


@final
class Schema:
    """The fields of one sort of entry. `parts` are tables whose fields belong to the entry."""

    def __init__(
        self,
        needed: dict[str, Reader],
        free: dict[str, Reader],
        parts: dict[str, Schema] | None = None,
    ) -> None:
        self.needed = list(needed)
        self.readers: dict[str, Reader] = {**needed, **free}
        self.parts: dict[str, Schema] = parts or {}

    def names(self) -> list[str]:
        return [*self.readers, *self.parts]


def fill(what: object, value: object, schema: Schema, where: str) -> None:
    """Set the attributes of `what` from a table: exactly the fields of the schema."""
    entry = table(value, where)
    for name in schema.needed:
        if name not in entry:
            raise BadContent(f"{where}: the field {name!r} is missing")
    for name, each in entry.items():
        here = f"{where}, {name}"
        if name in schema.parts:
            fill(what, each, schema.parts[name], here)
        elif name in schema.readers:
            setattr(what, name, schema.readers[name](each, here))
        else:
            raise BadContent(f"{where}: there is no field {name!r}{hint(name, schema.names())}")


def hint(name: object, names: list[str]) -> str:
    near = get_close_matches(str(name), names, 1)
    return f" ({near[0]}?)" if near else ""


# Files


def read_toml(path: Path, where: str) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{where}: the file is missing") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{where}: {error}") from None


def read_entries(path: Path, word: str) -> list[tuple[Table, str]]:
    """The entries of a file that has nothing else, each with how to speak of it."""
    content = read_toml(path, path.name)
    for name in content:
        if name != word:
            raise BadContent(f"{path.name}: there is no field {name!r}{hint(name, [word])}")
    found: list[tuple[Table, str]] = []
    seen: set[str] = set()
    for at, value in enumerate(items(content.get(word, []), path.name), 1):
        entry = table(value, f"{path.name}, {word} {at}")
        if "name" not in entry:
            raise BadContent(f"{path.name}, {word} {at}: the field 'name' is missing")
        name = kebab(entry["name"], f"{path.name}, {word} {at}, name")
        if name in seen:
            raise BadContent(f"{path.name}, {word} {at}, name: {name!r} is there twice")
        seen.add(name)
        found.append((entry, f"{path.name}, {word} {name!r}"))
    return found


def in_order(names: list[str], due: list[str], where: str) -> None:
    """What other modules know by number must stand in their order."""
    for at, name in enumerate(due):
        if at >= len(names):
            raise BadContent(f"{where}: {name!r} is missing")
        if names[at] != name:
            raise BadContent(f"{where} {at + 1}, name: {names[at]!r} where {name!r} is due")
    if len(names) > len(due):
        raise BadContent(f"{where} {len(due) + 1}, name: {names[len(due)]!r} is one too many")


# Readers of values


def table(value: object, where: str) -> Table:
    if not isinstance(value, dict):
        raise BadContent(f"{where}: {value!r} is no table")
    return cast(Table, value)


def items(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise BadContent(f"{where}: {value!r} is no list")
    return cast(list[object], value)


def whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadContent(f"{where}: {value!r} is no whole number")
    return value


def count(value: object, where: str) -> int:
    """A number from nought up."""
    number = whole(value, where)
    if number < 0:
        raise BadContent(f"{where}: {number} is less than nought")
    return number


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadContent(f"{where}: {value!r} is neither true nor false")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadContent(f"{where}: {value!r} is no text")
    return value


def kebab(value: object, where: str) -> str:
    name = text(value, where)
    if NAME.fullmatch(name) is None:
        raise BadContent(f"{where}: {name!r} is no name in small letters and hyphens")
    return name


def kebabs(value: object, where: str) -> list[str]:
    names = [kebab(each, where) for each in items(value, where)]
    if len(set(names)) < len(names):
        raise BadContent(f"{where}: a name is there twice")
    return names


def number_of(value: object, names: list[str], where: str) -> int:
    name = text(value, where)
    if name not in names:
        raise BadContent(f"{where}: there is no {name!r}{hint(name, names)}")
    return names.index(name)


def one_of(names: list[str]) -> Reader:
    """A name, as its number."""

    def read(value: object, where: str) -> object:
        return number_of(value, names, where)

    return read


def some_of(names: list[str]) -> Reader:
    """A list of names, as their numbers."""

    def read(value: object, where: str) -> object:
        return [number_of(each, names, where) for each in items(value, where)]

    return read


def mask(value: object, names: list[str], where: str) -> i64:
    found: i64 = 0
    for each in items(value, where):
        found |= bit(number_of(each, names, where))
    return found


def mask_of(names: list[str]) -> Reader:
    """A list of names, as bits."""

    def read(value: object, where: str) -> object:
        return mask(value, names, where)

    return read


def band(value: object, where: str) -> Band:
    """Minions as "2R 3G" or "Sp Ce"; an empty text is nobody. MT-C9"""
    found = Band()
    for word in text(value, where).split():
        part = BAND_PART.fullmatch(word)
        if part is None or part[2] not in BAND_KINDS:
            raise BadContent(f"{where}: {word!r} are no minions")
        found.counts[BAND_KINDS[part[2]]] += int(part[1] or 1)
        found.greedy = found.greedy or part[2] == "G"
    return found
