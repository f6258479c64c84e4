"""The numbers behind the names: cells, mice, minions, initiative cards, effects."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from scurry.kernel.bits import bit as bit

Cell = i64  # row * 6 + column of the tile that lies up; a special area is its first cell
Mouse = i64
Figure = i64
Card = i64  # one of the 71 search cards
Ability = i64
Slot = i64  # an initiative card

NOWHERE: Final = -1
NONE: Final = -1

# Cells. MT-C12
WIDTH: Final = 6
CELLS: Final = 36
CELL_NAMES: Final[list[str]] = [
    f"{chr(ord('a') + cell % WIDTH)}{cell // WIDTH + 1}" for cell in range(CELLS)
]
SIDES: Final = 16  # faces of the eight tiles; side n is number n - 1 here
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAY_NAMES: Final[list[str]] = ["north", "east", "south", "west"]
WAY_X: Final[list[i64]] = [0, 1, 0, -1]
WAY_Y: Final[list[i64]] = [-1, 0, 1, 0]
ORANGE: Final = 0
BLUE: Final = 1
NO_EXIT: Final = -1

# Mice. MT-C2
COLLIN: Final = 0
NEZ: Final = 1
TILDA: Final = 2
MAGINOS: Final = 3
FILCH: Final = 4
LILY: Final = 5
MICE: Final = 6
MOUSE_NAMES: Final[list[str]] = ["collin", "nez", "tilda", "maginos", "filch", "lily"]

# Classes, as bits. MT-C2
LEADER: Final = 1
WARRIOR: Final = 2
TINKERER: Final = 4
HEALER: Final = 8
MYSTIC: Final = 16
SCAMP: Final = 32
ARCHER: Final = 64
ANY_CLASS: Final = 127
CLASS_NAMES: Final[list[str]] = [
    "leader", "warrior", "tinkerer", "healer", "mystic", "scamp", "archer"
]  # fmt: skip

# Kinds of minions; a kind of a leader is a kind of its own. MT-C3 MT-N6
RAT: Final = 0
ELITE: Final = 1
ROACH: Final = 2
SPIDER: Final = 3
CENTIPEDE: Final = 4
VURST: Final = 5
BRODIE: Final = 6
SKITTER: Final = 7
VANESTRA: Final = 8
KINDS: Final = 9
KIND_NAMES: Final[list[str]] = [
    "rat", "elite", "roach", "spider", "centipede", "vurst", "brodie", "skitter", "vanestra"
]  # fmt: skip

# Figures in the box: six rats, eight roaches, a spider, a centipede, the cat's paw. MT-C1
FIRST_RAT: Final = 0
FIRST_ROACH: Final = 6
SPIDER_FIGURE: Final = 14
CENTIPEDE_FIGURE: Final = 15
PAW: Final = 16
FIGURES: Final = 17
FIGURE_NAMES: Final[list[str]] = [
    "rat-1", "rat-2", "rat-3", "rat-4", "rat-5", "rat-6",
    "roach-1", "roach-2", "roach-3", "roach-4", "roach-5", "roach-6", "roach-7", "roach-8",
    "spider", "centipede", "paw",
]  # fmt: skip
FIRST_OF: Final[list[i64]] = [0, 0, 6, 14, 15, 0, 16, 15, 14]  # by kind: its first figure
LAST_OF: Final[list[i64]] = [5, 5, 13, 14, 15, 5, 16, 15, 14]
ELITE_TOKENS: Final = 4  # MT-E3

# Initiative cards: first the mice by number, then the minions'. MT-C3
RAT_CARD: Final = 6
ELITE_CARD: Final = 7
ROACH_CARD: Final = 8
SPIDER_CARD: Final = 9
CENTIPEDE_CARD: Final = 10
VURST_CARD: Final = 11
POUNCE: Final = 12
PROWL: Final = 13
SKITTER_CARD: Final = 14
CHARM: Final = 15
STING: Final = 16
WEB: Final = 17
CALL: Final = 18
SLOTS: Final = 19
SLOT_NAMES: Final[list[str]] = [
    *MOUSE_NAMES, "rats", "elites", "roaches", "spider", "centipede", "vurst",
    "pounce", "prowl", "skitter", "charm", "sting", "web", "call",
]  # fmt: skip
KIND_OF: Final[list[i64]] = [
    -1, -1, -1, -1, -1, -1, RAT, ELITE, ROACH, SPIDER, CENTIPEDE, VURST,
    BRODIE, BRODIE, SKITTER, VANESTRA, VANESTRA, VANESTRA, VANESTRA,
]  # fmt: skip

# What can be wrong with a mouse or a minion, as bits. MT-X3 MM-148
STUNNED: Final = 1
WEBBED: Final = 2
LYING: Final = 4
CHARMED: Final = 8
HUSHED: Final = 16  # makes no attack in its next turn
SKIPS: Final = 32  # loses its next turn

# The action die, by face. MT-C4
CHEESE_FACE: Final = 0
SWORD: Final = 1
SHIELD: Final = 2
SHIELD_STAR: Final = 3
BOW: Final = 4
BOW_STAR: Final = 5
FACES: Final = 6
FACE_NAMES: Final[list[str]] = [
    "cheese-1", "sword-star-2", "shield-3", "shield-star-3", "bow-2", "bow-star-1"
]  # fmt: skip
PIPS: Final[list[i64]] = [1, 2, 3, 3, 2, 1]
STARS: Final[list[i64]] = [0, 1, 0, 1, 0, 1]
MELEE_HITS: Final[list[i64]] = [0, 1, 1, 1, 0, 0]
RANGED_HITS: Final[list[i64]] = [0, 0, 0, 0, 1, 1]
BLOCKS: Final[list[i64]] = [0, 0, 1, 1, 0, 0]

# Search cards. MT-C5


def boxed_cards() -> int:
    """How many search cards the box has, by content/box.toml."""
    path = Path(str(files("scurry.games.mouse_tales"))) / "content" / "box.toml"
    box = tomllib.loads(path.read_text(encoding="utf-8"))
    return int(box["starting"]) + sum(int(many) for many in box["cards"].values())


CARDS: Final[i64] = boxed_cards()
WEAPON: Final = 0
ARMOUR: Final = 1
TRINKET: Final = 2
ITEM: Final = 3
SCROLL: Final = 4
TRICK: Final = 5
EVENT: Final = 6
PARTY: Final = 7
CARD_KINDS: Final[list[str]] = [
    "weapon", "armour", "trinket", "item", "scroll", "trick", "event", "party"
]  # fmt: skip

# The four party items, in the order of content/cards.toml. MT-P
DISGUISE: Final = 0
HOOK: Final = 1
FORK: Final = 2
GRAPE: Final = 3
PARTY_NAMES: Final[list[str]] = ["disguise", "hook", "fork", "grape"]

# Where a search card is: less than six: in the bag of that mouse (tricks beside it).
IN_BAG: Final = 0
WORN: Final = 6
IN_DECK: Final = 12
DISCARDED: Final = 13
IN_BOX: Final = 14
IN_HOARD: Final = 15
DRAWN: Final = 17  # in a paw, till it is decided what becomes of it
ON_BOARD: Final = 16  # a party item that was put down

# Where things are worn. MT-C6 MT-C7 MM-117
PAWS: Final = 0
HEAD: Final = 1
BODY: Final = 2
LEGS: Final = 3
BACK: Final = 4
TAIL: Final = 5
NECK: Final = 6
EYE: Final = 7
EAR: Final = 8
BELT: Final = 9
PLACE_NAMES: Final[list[str]] = [
    "paws", "head", "body", "legs", "back", "tail", "neck", "eye", "ear", "belt"
]  # fmt: skip

# Types of weapons. MT-C6 MM-118
SHARP: Final = 0
BLUNT: Final = 1
MAGIC: Final = 2
SHOT: Final = 3
TYPE_NAMES: Final[list[str]] = ["sharp", "blunt", "magic", "shot"]

# When a power may be used (4b.4's keywords).
ACTION: Final = 0  # takes the turn's action, is no Attack
ATTACK: Final = 1  # takes the turn's action as an Attack
BOOST_MELEE: Final = 2  # declared with an own melee attack
BOOST_RANGED: Final = 3
BOOST_SEARCH: Final = 4
FREE: Final = 5  # at any moment of the own turn, between other things
AT_START: Final = 6  # of the own turn, before the movement die
AFTER_ACTION: Final = 7  # of the own turn
AFTER_DEFEAT: Final = 8  # right after an own melee attack that defeated a minion
WHEN_PLACED: Final = 9  # minions were placed and initiative set
WHEN_NAMED: Final = 10  # an attack named its target
WHEN_HIT: Final = 11  # hits are known, before the defence roll
WHEN_FOUND: Final = 12  # an own ordinary search succeeded
WHEN_ROLLED: Final = 13  # after any roll made for the holder
WHEN_MOVES: Final = 14  # an ordinary minion is about to move
WHEN_CAPTURED: Final = 15  # the holder would be captured
AT_ONCE: Final = 16  # events
WHENS: Final[list[str]] = [
    "action", "attack", "boost-melee", "boost-ranged", "boost-search", "free", "start",
    "after-action", "after-defeat", "placed", "named", "hit", "found", "rolled", "moves",
    "captured", "at-once",
]  # fmt: skip

# Whom or what a power reaches.
SELF: Final = 0
HERE: Final = 1  # the own cell
NEAR: Final = 2  # the own or an adjacent cell
BESIDE: Final = 3  # one adjacent cell
SEEN: Final = 4  # one visible cell
TILE: Final = 5
REACHES: Final[list[str]] = ["self", "here", "near", "beside", "seen", "tile"]

# The building blocks of effects; docs/mouse_tales.md says what each does.
DO_NAMES: Final[list[str]] = [
    "heal", "cure", "antidote", "dice", "double", "weaken", "cap", "guard", "rally", "knock",
    "again", "cover", "brace", "order", "inspire", "chain", "blast", "bolt", "hide", "rummage",
    "snare", "dodge", "rush", "find", "strike", "snap-shot", "look", "cheese", "thread",
    "levitate", "golem", "burn", "slumber", "foresee", "swap", "reroll", "slip", "snatch",
    "top", "lure", "endure", "search", "abduct", "place", "feast", "trap", "draught", "wheel",
    "later", "step",
]  # fmt: skip
HEAL: Final = 0
CURE: Final = 1
ANTIDOTE: Final = 2
DICE: Final = 3
DOUBLE: Final = 4
WEAKEN: Final = 5
CAP: Final = 6
GUARD: Final = 7
RALLY: Final = 8
KNOCK: Final = 9
AGAIN: Final = 10
COVER: Final = 11
BRACE: Final = 12
ORDER: Final = 13
INSPIRE: Final = 14
CHAIN: Final = 15
BLAST: Final = 16
BOLT: Final = 17
HIDE: Final = 18
RUMMAGE: Final = 19
SNARE: Final = 20
DODGE: Final = 21
RUSH: Final = 22
FIND: Final = 23
STRIKE: Final = 24
SNAP_SHOT: Final = 25
LOOK: Final = 26
CHEESE: Final = 27
THREAD: Final = 28
LEVITATE: Final = 29
GOLEM: Final = 30
BURN: Final = 31
SLUMBER: Final = 32
FORESEE: Final = 33
SWAP: Final = 34
REROLL: Final = 35
SLIP: Final = 36
SNATCH: Final = 37
TOP: Final = 38
LURE: Final = 39
ENDURE: Final = 40
SEARCH: Final = 41
ABDUCT: Final = 42
PLACE: Final = 43
FEAST: Final = 44
TRAP: Final = 45
DRAUGHT: Final = 46
WHEEL: Final = 47
LATER: Final = 48
STEP: Final = 49

# What a special surge of a place does. MT-C13
NO_SURGE: Final = 0  # the card's surge
PLACES: Final = 1
CROW: Final = 2
CAT_PASSES: Final = 3
ONLY_TIME: Final = 4
SWAPS: Final = 5
SURGE_NAMES: Final[list[str]] = ["card", "place", "crow", "cat", "none", "swap"]


def cell_of(name: str) -> Cell:
    return CELL_NAMES.index(name)
