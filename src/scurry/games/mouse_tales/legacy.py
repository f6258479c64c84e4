"""What a campaign carries from chapter to chapter, as a line of text. MT-W2 MM-104"""

from __future__ import annotations

import json
from typing import final

from mypy_extensions import i64

from scurry.games.mouse_tales.infos import ABILITIES, ABILITY_INFOS, CARD_INFOS
from scurry.games.mouse_tales.nouns import FIRST_COPY
from scurry.games.mouse_tales.stock import ACHIEVEMENT_NAMES
from scurry.games.mouse_tales.tale import WON, Tale
from scurry.games.mouse_tales.words import CARDS, MICE, MOUSE_NAMES, bit


class BadLegacy(ValueError):
    """A legacy that cannot be read; says why in a sentence."""


@final
class Legacy:
    """Abilities and kept cards by mouse, story achievements."""

    def __init__(self) -> None:
        self.abilities: list[i64] = [0] * MICE
        self.cards: list[list[i64]] = [[] for _ in range(MICE)]
        self.achievements: i64 = 0
        self.finished: list[int] = []  # chapters won, by number


def number(name: object, names: list[str], what: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadLegacy(f"there is no {what} called {name!r}")
    return names.index(name)


def read_legacy(text: str | None) -> Legacy:
    """From the text of an earlier chapter; nothing gives an empty one.

    A chapter that was lost is played again from the same text. MM-105
    """
    found = Legacy()
    if not text:
        return found
    try:
        told = json.loads(text)
    except ValueError:
        raise BadLegacy("the legacy is no JSON") from None
    if not isinstance(told, dict):
        raise BadLegacy("the legacy is no JSON object")
    skills = [info.name for info in ABILITY_INFOS]
    cards = [info.name for info in CARD_INFOS]
    for name, entry in dict(told.get("mice", {})).items():
        mouse = number(name, MOUSE_NAMES, "mouse")
        for skill in entry.get("abilities", []):
            found.abilities[mouse] |= bit(number(skill, skills, "ability"))
        for card in entry.get("cards", []):
            found.cards[mouse].append(number(card, cards, "card"))
    for name in told.get("achievements", []):
        found.achievements |= bit(number(name, ACHIEVEMENT_NAMES, "achievement"))
    found.finished = [int(each) for each in told.get("finished", [])]
    return found


def write_legacy(tale: Tale) -> str:
    """MT-W2"""
    mice: dict[str, dict[str, list[str]]] = {}
    for mouse in range(MICE):
        skills = [
            ABILITY_INFOS[ability].name
            for ability in range(ABILITIES)
            if tale.abilities[mouse] >> ability & 1
        ]
        cards = [CARD_INFOS[card].name for card in range(CARDS) if tale.kept_by[card] == mouse]
        if skills or cards:
            mice[MOUSE_NAMES[mouse]] = {"abilities": skills, "cards": cards}
    achievements = [
        name for at, name in enumerate(ACHIEVEMENT_NAMES) if tale.achievements >> at & 1
    ]
    finished = sorted({*tale.finished, *([int(tale.chapter.number)] if tale.over == WON else [])})
    told = {"mice": mice, "achievements": achievements, "finished": finished}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def copy_free(tale: Tale, card: i64, lowest: i64, highest: i64) -> i64:
    """A copy of a kept card that lies between those places and is nobody's yet, or NONE."""
    for other in range(CARDS):
        if (
            FIRST_COPY[other] == FIRST_COPY[card]
            and lowest <= tale.where[other] <= highest
            and tale.kept_by[other] == -1
        ):
            return other
    return -1
