"""The content files, read strictly into the objects of stock.py."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from scurry.games.mouse_tales.schema import (
    BadContent as BadContent,
)
from scurry.games.mouse_tales.schema import (
    Reader,
    Schema,
    Table,
    band,
    count,
    fill,
    flag,
    in_order,
    items,
    kebab,
    mask,
    number_of,
    one_of,
    read_entries,
    read_toml,
    table,
    whole,
)
from scurry.games.mouse_tales.sheets import read_chapter
from scurry.games.mouse_tales.stock import (
    AbilityInfo,
    Band,
    BoxInfo,
    CardInfo,
    ChapterInfo,
    EncounterInfo,
    MinionInfo,
    MouseInfo,
    Power,
)
from scurry.games.mouse_tales.tiletext import OFF as OFF
from scurry.games.mouse_tales.tiletext import SideText as SideText
from scurry.games.mouse_tales.tiletext import read_sides
from scurry.games.mouse_tales.words import (
    ANY_CLASS,
    CARD_KINDS,
    CLASS_NAMES,
    DO_NAMES,
    KIND_OF,
    MICE,
    MOUSE_NAMES,
    NONE,
    PARTY,
    PARTY_NAMES,
    PLACE_NAMES,
    REACHES,
    SLOT_NAMES,
    TYPE_NAMES,
    WHENS,
)

ROWS: Final = 3  # of an encounter card, by the page


# Readers of what several files have


def classes_of(value: object, where: str) -> object:
    """A list of classes as bits; ["any"] is everyone."""
    return ANY_CLASS if value == ["any"] else mask(value, CLASS_NAMES, where)


def power_of(value: object, where: str) -> Power:
    power = Power()
    fill(power, value, POWER, where)
    return power


def rows_of(value: object, where: str) -> list[Band]:
    rows = items(value, where)
    if len(rows) != ROWS:
        raise BadContent(f"{where}: {len(rows)} rows instead of {ROWS}")
    return [band(each, where) for each in rows]


# What the entries of each file have

POWER: Final = Schema(
    {"do": one_of(DO_NAMES), "when": one_of(WHENS)},
    {
        "n": count, "cheese": count, "most_cheese": count, "healer_cheese": count,
        "reach": one_of(REACHES), "others": flag, "split": flag, "hushes": flag,
        "spares_mice": flag, "once_a_side": flag, "band": band, "defence": count,
    },
)  # fmt: skip

MOUSE: Final = Schema(
    {
        "name": kebab, "classes": classes_of, "battle": count, "defence": count, "lore": count,
        "movement": count, "health": count, "advised": kebab,
    },
    {
        "spurs": flag, "lore_in_tests": flag, "clockwork": flag, "cares": flag,
        "searches_twice": flag, "tail": flag, "pilfers": flag, "trap_proof": flag,
    },
)  # fmt: skip

MINION: Final = Schema(
    {"name": kebab, "battle": count, "defence": count, "health": count},
    {
        "ranged": flag, "large": flag, "leader": flag, "rat": flag, "aggressive": flag,
        "steals": flag, "poisons": flag, "stuns": flag, "charms": flag, "webs": flag,
        "calls": flag, "pistoleer": flag, "constricts": flag, "carapace": flag,
        "pounces": flag, "prowls": flag, "resists": one_of(TYPE_NAMES),
    },
)  # fmt: skip

ABILITY: Final = Schema(
    {"name": kebab, "classes": classes_of, "power": power_of},
    {"only": one_of(MOUSE_NAMES)},
)

ENCOUNTER: Final = Schema(
    {"name": kebab, "rows": rows_of, "surge": band},
    {"red": flag, "traps": flag, "ambush": flag},
)

CARD: Final[dict[str, Reader]] = {"name": kebab, "kind": one_of(CARD_KINDS)}
WHOSE: Final[dict[str, Reader]] = {
    "owner": one_of(MOUSE_NAMES), "classes": classes_of, "lore": count, "battle": count
}  # fmt: skip
WORN: Final[dict[str, Reader]] = {
    "defence": count, "defence_ranged": count, "movement": whole, "lore_bonus": count,
    "no_two_paw": flag, "climbs": flag, "stands": flag, "shy": flag, "web_dice": count,
    "search_cheese": count, "search_dice": count, "courage": count, "bag": count,
    "power": power_of,
}  # fmt: skip
WIELDED: Final[dict[str, Reader]] = {
    "ranged": flag, "knife": flag, "clockwork": flag, "bonus": count, "bonus_large": count,
    "per_wounded": count, "weakens_large": count, "weakens_lower": count,
    "weakens_helpless": count, "pierces": count, "long": flag, "steady": flag, "fells": flag,
    "blunt_here": flag, "takes_cheese": flag, "jams": count, "shots": count, "shot_dice": whole,
}  # fmt: skip

WEAPON_CARD: Final = Schema(
    {**CARD, "paws": count, "type": one_of(TYPE_NAMES)}, {**WHOSE, **WORN, **WIELDED}
)
WORN_CARD: Final = Schema({**CARD, "place": one_of(PLACE_NAMES)}, {**WHOSE, **WORN, "paws": count})
USED_CARD: Final = Schema({**CARD, "power": power_of}, WHOSE)
PARTY_CARD: Final = Schema(CARD, {})
# By kind of card. MT-C5
CARD_SCHEMAS: Final[list[Schema]] = [
    WEAPON_CARD, WORN_CARD, WORN_CARD, USED_CARD, USED_CARD, USED_CARD, USED_CARD, PARTY_CARD
]  # fmt: skip


@final
class Content:
    """All of a content folder."""

    def __init__(self, folder: Path) -> None:
        self.box = read_box(folder / "box.toml")
        self.cards = read_cards(folder / "cards.toml")
        self.mice = read_mice(folder / "mice.toml", self.cards)
        self.minions = read_minions(folder / "minions.toml")
        self.abilities = read_abilities(folder / "abilities.toml")
        self.encounters = read_encounters(folder / "encounters.toml")
        self.sides = read_sides(folder / "tiles.toml")
        self.chapters = read_chapters(folder / "chapters", self.cards, self.sides)


def counts_of(names: list[str]) -> Reader:
    """A table with a number for each of these names, as a list."""

    def read(value: object, where: str) -> object:
        entry = table(value, where)
        for name in entry:
            number_of(name, names, where)
        for name in names:
            if name not in entry:
                raise BadContent(f"{where}: the field {name!r} is missing")
        return [count(entry[name], f"{where}, {name}") for name in names]

    return read


def read_box(path: Path) -> BoxInfo:
    """MT-C1"""
    box = BoxInfo()
    colours = counts_of(["black", "red"])
    needed: dict[str, Reader] = {
        "starting": count, "abilities": count, "chapters": count,
        "cards": counts_of(CARD_KINDS), "encounters": colours,
    }  # fmt: skip
    fill(box, read_toml(path, path.name), Schema(needed, {}), path.name)
    return box


def read_cards(path: Path) -> list[CardInfo]:
    """Every copy, in the order of the file; the party items are the last. MT-C5"""
    found: list[CardInfo] = []
    for entry, where in read_entries(path, "card"):
        copies = count(entry.pop("copies", 1), f"{where}, copies")
        for _ in range(copies):
            found.append(read_card(entry, where))
    party = [card.name for card in found if card.kind == PARTY]
    in_order(party, PARTY_NAMES, f"{path.name}, party card")
    if [card.name for card in found[len(found) - len(party) :]] != PARTY_NAMES:
        raise BadContent(f"{path.name}: the party items are not the last cards")
    return found


def read_card(entry: Table, where: str) -> CardInfo:
    if "kind" not in entry:
        raise BadContent(f"{where}: the field 'kind' is missing")
    kind = number_of(entry["kind"], CARD_KINDS, f"{where}, kind")
    card = CardInfo()
    fill(card, entry, CARD_SCHEMAS[kind], where)
    return card


def read_mice(path: Path, cards: list[CardInfo]) -> list[MouseInfo]:
    """MT-C2; the gear is what the cards say is theirs."""
    found: list[MouseInfo] = []
    for entry, where in read_entries(path, "mouse"):
        mouse = MouseInfo()
        fill(mouse, entry, MOUSE, where)
        own = len(found)
        mouse.gear = [number for number, card in enumerate(cards) if card.owner == own]
        found.append(mouse)
    in_order([mouse.name for mouse in found], MOUSE_NAMES, f"{path.name}, mouse")
    return found


def read_minions(path: Path) -> list[MinionInfo]:
    """By initiative card; those of the mice are there by name only. MT-C3"""
    found: list[MinionInfo] = []
    for name in MOUSE_NAMES:
        blank = MinionInfo()
        blank.name = name
        blank.kind = NONE
        found.append(blank)
    for entry, where in read_entries(path, "minion"):
        minion = MinionInfo()
        fill(minion, entry, MINION, where)
        found.append(minion)
    in_order([minion.name for minion in found[MICE:]], SLOT_NAMES[MICE:], f"{path.name}, minion")
    for slot in range(MICE, len(found)):
        found[slot].kind = KIND_OF[slot]
    return found


def read_abilities(path: Path) -> list[AbilityInfo]:
    """MT-C10"""
    found: list[AbilityInfo] = []
    for entry, where in read_entries(path, "ability"):
        ability = AbilityInfo()
        fill(ability, entry, ABILITY, where)
        found.append(ability)
    return found


def read_encounters(path: Path) -> list[EncounterInfo]:
    """MT-C9"""
    found: list[EncounterInfo] = []
    for entry, where in read_entries(path, "encounter"):
        encounter = EncounterInfo()
        fill(encounter, entry, ENCOUNTER, where)
        found.append(encounter)
    return found


def read_chapters(folder: Path, cards: list[CardInfo], sides: list[SideText]) -> list[ChapterInfo]:
    """MT-C13"""
    names = [card.name for card in cards]
    found: list[ChapterInfo] = []
    for number, path in enumerate(sorted(folder.glob("*.toml")), 1):
        chapter = read_chapter(path, names, sides)
        where = f"chapters/{path.name}"
        if chapter.number != number:
            raise BadContent(f"{where}, number: {chapter.number} where {number} is due")
        if chapter.name in [other.name for other in found]:
            raise BadContent(f"{where}, name: {chapter.name!r} is there twice")
        found.append(chapter)
    return found


def folder() -> Path:
    """By the package: the __file__ of a compiled module is not to be relied on."""
    return Path(str(files("scurry.games.mouse_tales"))) / "content"


@cache
def everything() -> Content:
    return Content(folder())


def mice() -> list[MouseInfo]:
    return everything().mice


def minions() -> list[MinionInfo]:
    """By slot: the mice's first."""
    return everything().minions


def abilities() -> list[AbilityInfo]:
    return everything().abilities


def cards() -> list[CardInfo]:
    return everything().cards


@cache
def first_copies() -> dict[str, int]:
    found: dict[str, int] = {}
    for number, card in enumerate(cards()):
        found.setdefault(card.name, number)
    return found


def card_number(name: str) -> int:
    """The first copy."""
    return first_copies()[name]


def encounters() -> list[EncounterInfo]:
    return everything().encounters


def sides() -> list[SideText]:
    return everything().sides


def chapters() -> list[ChapterInfo]:
    return everything().chapters
