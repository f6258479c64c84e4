"""The chapters' sheets, read strictly. MT-C13"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from scurry.games.mouse_tales.schema import (
    BadContent,
    Reader,
    Schema,
    Table,
    band,
    count,
    fill,
    flag,
    items,
    kebab,
    kebabs,
    mask_of,
    number_of,
    one_of,
    read_toml,
    some_of,
    table,
)
from scurry.games.mouse_tales.stock import (
    ACHIEVEMENT_NAMES,
    Band,
    ChapterInfo,
    Goal,
    PlaceRule,
    SearchRule,
    TestRule,
)
from scurry.games.mouse_tales.tiletext import COLOURS, SideText
from scurry.games.mouse_tales.words import (
    CELL_NAMES,
    KIND_NAMES,
    MOUSE_NAMES,
    NONE,
    SIDES,
    SURGE_NAMES,
    bit,
)


@final
class Sheet:
    """What the fields of one chapter's file may name."""

    def __init__(self, cards: list[str], sides: list[SideText], entry: Table, where: str) -> None:
        self.cards = cards
        self.sides = sides
        self.tokens = kebabs(entry.get("tokens", []), f"{where}, tokens")
        self.flags = kebabs(entry.get("flags", []), f"{where}, flags")
        self.nodes: list[list[i64]] = [side.nodes() for side in sides]

    def space(self, side: int, name: object, where: str) -> int:
        """A space as the rules know it: an area is its first cell."""
        if name == "area":
            area = self.sides[side].area()
            if not area:
                raise BadContent(f"{where}: side {side + 1} has no area")
            return int(area[0])
        cell = number_of(name, CELL_NAMES, where)
        if self.nodes[side][cell] == NONE:
            raise BadContent(f"{where}: {name} is no space of side {side + 1}")
        return int(self.nodes[side][cell])

    def anywhere(self, side: int) -> i64:
        mask: i64 = 0
        for node in self.nodes[side]:
            if node != NONE:
                mask |= bit(node)
        return mask

    def space_on(self, side: int) -> Reader:
        def read(value: object, where: str) -> object:
            return self.space(side, value, where)

        return read

    def spaces_on(self, side: int) -> Reader:
        """A list of spaces as a mask; "anywhere" are all, "area" is the area."""

        def read(value: object, where: str) -> object:
            names = items(value, where)
            if names == ["anywhere"]:
                return self.anywhere(side)
            mask: i64 = 0
            for name in names:
                mask |= bit(self.space(side, name, where))
            return mask

        return read

    def fixed_on(self, side: int) -> Reader:
        def read(value: object, where: str) -> object:
            found: list[tuple[i64, i64, i64]] = []
            for each in items(value, where):
                entry = exactly(each, ["kind", "cell", "count"], where)
                kind = number_of(entry["kind"], KIND_NAMES, f"{where}, kind")
                cell = self.space(side, entry["cell"], f"{where}, cell")
                found.append((kind, cell, count(entry["count"], f"{where}, count")))
            return found

        return read

    def sides_mask(self, value: object, where: str) -> object:
        """A list of sides, or all of a colour."""
        mask: i64 = 0
        if isinstance(value, str):
            colour = number_of(value, COLOURS, where)
            for side in self.sides:
                if side.colour == colour:
                    mask |= bit(side.number - 1)
            return mask
        for each in items(value, where):
            mask |= bit(side_of(each, where))
        return mask


def exactly(value: object, names: list[str], where: str) -> Table:
    """A small table of just these fields."""
    entry = table(value, where)
    for name in names:
        if name not in entry:
            raise BadContent(f"{where}: the field {name!r} is missing")
    for name in entry:
        if name not in names:
            raise BadContent(f"{where}: there is no field {name!r}")
    return entry


def side_of(value: object, where: str) -> int:
    """A printed number, 1 to 16, as the number that the rules use."""
    side = count(value, where)
    if not 1 <= side <= SIDES:
        raise BadContent(f"{where}: there is no side {side}")
    return side - 1


def side_in(value: object, where: str) -> int:
    entry = table(value, where)
    if "side" not in entry:
        raise BadContent(f"{where}: the field 'side' is missing")
    return side_of(entry["side"], f"{where}, side")


def places_of(value: object, where: str) -> object:
    found: list[tuple[i64, i64, i64]] = []
    for each in items(value, where):
        entry = exactly(each, ["x", "y", "side"], where)
        x, y = count(entry["x"], f"{where}, x"), count(entry["y"], f"{where}, y")
        found.append((x, y, side_of(entry["side"], f"{where}, side")))
    return found


def achievement(value: object, where: str) -> object:
    return bit(number_of(value, ACHIEVEMENT_NAMES, where))


def rules_of(sheet: Sheet) -> Reader:
    """By side; a side that the file says nothing of has the ordinary rule."""

    def read(value: object, where: str) -> object:
        rules = [PlaceRule() for _ in range(SIDES)]
        told: set[int] = set()
        for at, each in enumerate(items(value, where), 1):
            side = side_in(each, f"{where} {at}")
            here = f"{where}, side {side + 1}"
            if side in told:
                raise BadContent(f"{here}: is there twice")
            told.add(side)
            entry = {name: field for name, field in table(each, here).items() if name != "side"}
            fill(rules[side], entry, rule_schema(sheet, side), here)
            if rules[side].fixed and rules[side].setup is None:
                rules[side].setup = Band()
        return rules

    return read


def rule_schema(sheet: Sheet, side: int) -> Schema:
    return Schema(
        {},
        {
            "setup": band, "fixed": sheet.fixed_on(side), "quiet": flag, "armed": flag,
            "trapless": sheet.spaces_on(side), "surge": one_of(SURGE_NAMES), "surge_band": band,
            "surge_cell": sheet.space_on(side), "locked": flag,
            "flip_hook": flag, "flip_paws": flag, "flip_needs": one_of(sheet.flags),
            "carries": count, "reach": count, "wave": band, "wave_round": count,
            "cat_helps": count,
        },
    )  # fmt: skip


def searches_of(sheet: Sheet) -> Reader:
    def read(value: object, where: str) -> object:
        found: list[SearchRule] = []
        for at, each in enumerate(items(value, where), 1):
            search = SearchRule()
            here = f"{where} {at}"
            fill(search, each, search_schema(sheet, side_in(each, here)), here)
            found.append(search)
        return found

    return read


def search_schema(sheet: Sheet, side: int) -> Schema:
    return Schema(
        {"side": side_of, "cells": sheet.spaces_on(side)},
        {
            "cards": some_of(sheet.cards), "token": one_of(sheet.tokens), "carried": flag,
            "beaten": some_of(KIND_NAMES), "wins": one_of(sheet.flags),
        },
    )  # fmt: skip


def tests_of(sheet: Sheet) -> Reader:
    def read(value: object, where: str) -> object:
        found: list[TestRule] = []
        for at, each in enumerate(items(value, where), 1):
            test = TestRule()
            here = f"{where} {at}"
            fill(test, each, test_schema(sheet, side_in(each, here)), here)
            found.append(test)
        return found

    return read


def test_schema(sheet: Sheet, side: int) -> Schema:
    return Schema(
        {"name": kebab, "side": side_of},
        {
            "cells": sheet.spaces_on(side), "near": flag, "with_kind": one_of(KIND_NAMES),
            "lore": flag, "tinkerer_lore": flag, "stars_each": count,
            "master": one_of(MOUSE_NAMES), "total": count, "friend": achievement,
            "friend_total": count, "needs_token": one_of(sheet.tokens),
            "helps_token": one_of(sheet.tokens), "helps_fork": sheet.space_on(side),
            "beaten": some_of(KIND_NAMES), "sets": one_of(sheet.flags),
            "gives": mask_of(ACHIEVEMENT_NAMES), "frees": one_of(MOUSE_NAMES),
            "frees_band": band, "hits_kind": one_of(KIND_NAMES), "hits": count,
        },
    )  # fmt: skip


def goals_of(sheet: Sheet) -> Reader:
    schema = Schema(
        {},
        {
            "sides": sheet.sides_mask, "clear": flag, "tokens": mask_of(sheet.tokens),
            "flags": mask_of(sheet.flags), "beaten": some_of(KIND_NAMES), "placed": flag,
        },
    )  # fmt: skip

    def read(value: object, where: str) -> object:
        found: list[Goal] = []
        for at, each in enumerate(items(value, where), 1):
            goal = Goal()
            fill(goal, each, schema, f"{where} {at}")
            found.append(goal)
        return found

    return read


DECK: Final = Schema({"black": count, "red": count}, {})
PARTY: Final = Schema(
    {"advised": some_of(MOUSE_NAMES)},
    {"needs": mask_of(MOUSE_NAMES), "bars": mask_of(MOUSE_NAMES)},
)


def start_schema(sheet: Sheet, side: int) -> Schema:
    return Schema(
        {"side": side_of, "cell": sheet.space_on(side)},
        {"start_band": band},
    )


def chapter_schema(sheet: Sheet, start: int, sleeper_side: int) -> Schema:
    return Schema(
        {
            "number": count, "name": kebab, "places": places_of, "end": count,
            "goals": goals_of(sheet),
        },
        {
            "tokens": kebabs, "flags": kebabs, "rules": rules_of(sheet),
            "searches": searches_of(sheet), "tests": tests_of(sheet),
            "given": mask_of(ACHIEVEMENT_NAMES), "reward": mask_of(ACHIEVEMENT_NAMES),
            "safe_reward": mask_of(ACHIEVEMENT_NAMES), "keeps": count, "free_ability": flag,
            "horn_each_round": flag, "sleeper_side": side_of,
            "sleeper": sheet.space_on(sleeper_side), "sleeper_cheese": count,
            "brush_token": one_of(sheet.tokens), "brush_band": band,
            "brush_weakens": one_of(KIND_NAMES), "brush_defence": count, "king_cheese": count,
        },
        {"start": start_schema(sheet, start), "deck": DECK, "party": PARTY},
    )  # fmt: skip


def read_chapter(path: Path, cards: list[str], sides: list[SideText]) -> ChapterInfo:
    where = f"chapters/{path.name}"
    entry = read_toml(path, where)
    for part in ("start", "deck", "party"):
        if part not in entry:
            raise BadContent(f"{where}: the field {part!r} is missing")
    sheet = Sheet(cards, sides, entry, where)
    start = side_in(entry["start"], f"{where}, start")
    sleeper_side = side_of(entry.get("sleeper_side", 1), f"{where}, sleeper_side")
    chapter = ChapterInfo()
    chapter.rules = [PlaceRule() for _ in range(SIDES)]
    fill(chapter, entry, chapter_schema(sheet, start, sleeper_side), where)
    return chapter
