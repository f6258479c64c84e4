"""What the content says, read once and listed by number; and how figures and cards are named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.mouse_tales.content import abilities, cards, encounters, mice, minions
from scurry.games.mouse_tales.stock import (
    AbilityInfo,
    CardInfo,
    EncounterInfo,
    MinionInfo,
    MouseInfo,
    Power,
)
from scurry.games.mouse_tales.words import (
    CARDS,
    CELL_NAMES,
    DO_NAMES,
    FACE_NAMES,
    FIGURE_NAMES,
    KIND_NAMES,
    MOUSE_NAMES,
    SLOT_NAMES,
    TRICK,
)

SMALL_KIND: Final[list[i64]] = [1, 1, 1, 0, 0, 1, 0, 0, 0]  # neither is the cat
LARGE_KIND: Final[list[i64]] = [0, 0, 0, 1, 1, 0, 0, 1, 1]
# By kind: its initiative card, the first of several.
SLOT_OF: Final[list[i64]] = [6, 7, 8, 9, 10, 11, 12, 14, 15]
CELL_ARGS: Final[list[str]] = CELL_NAMES
FACE_ARGS: Final[list[str]] = [f"@face-{name}" for name in FACE_NAMES]
MOUSE_ARGS: Final[list[str]] = [f"@mouse-{name}" for name in MOUSE_NAMES]
MINION_ARGS: Final[list[str]] = [f"@minion-{name}" for name in KIND_NAMES]
FIGURE_ARGS: Final[list[str]] = [f"@figure-{name}" for name in FIGURE_NAMES]
ELITE_ARGS: Final[list[str]] = [f"@figure-elite-{number + 1}" for number in range(6)]
SLOT_ARGS: Final[list[str]] = [f"@slot-{name}" for name in SLOT_NAMES]

# The content, read once.
MOUSE_INFOS: Final[list[MouseInfo]] = mice()
MINION_INFOS: Final[list[MinionInfo]] = minions()
CARD_INFOS: Final[list[CardInfo]] = cards()
ABILITY_INFOS: Final[list[AbilityInfo]] = abilities()
ENCOUNTER_INFOS: Final[list[EncounterInfo]] = encounters()
CARD_ARGS: Final[list[str]] = [f"@card-{info.name}" for info in CARD_INFOS]
ABILITY_ARGS: Final[list[str]] = [f"@ability-{info.name}" for info in ABILITY_INFOS]
TRICKS: Final[list[i64]] = [card for card in range(CARDS) if CARD_INFOS[card].kind == TRICK]
LORE_CARDS: Final[list[i64]] = [card for card in range(CARDS) if CARD_INFOS[card].lore_bonus]
POWER_CARDS: Final[list[i64]] = [
    card for card in range(CARDS) if CARD_INFOS[card].power is not None
]
ABILITIES: Final[i64] = len(ABILITY_INFOS)


def powers_by_block() -> list[Power | None]:
    """By building block: a power of it, for effects that outlast the card that began them."""
    found: list[Power | None] = [None] * len(DO_NAMES)
    for info in ABILITY_INFOS:
        found[info.power.do] = info.power
    for card in CARD_INFOS:
        if card.power is not None:
            found[card.power.do] = card.power
    return found


POWERS: Final[list[Power | None]] = powers_by_block()
FIRST_PARTY: Final[i64] = CARDS - 4  # disguise, hook, fork, grape are the last cards
