"""What the content files say, as plain objects; content.py reads and checks the files."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.words import ANY_CLASS, FREE, KINDS, NONE, PAWS, SELF, SHARP


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MouseInfo:
    """A character card. MT-C2"""

    def __init__(self) -> None:
        self.name = ""
        self.classes: i64 = 0
        self.battle: i64 = 0
        self.defence: i64 = 0
        self.lore: i64 = 0
        self.movement: i64 = 0
        self.health: i64 = 0
        self.advised = ""  # the ability card for a quick start
        self.gear: list[i64] = []  # search cards had at every start
        # Innate abilities, 4b.3; a mouse may have several.
        self.spurs = False  # a minion defeated: another mouse near takes a step
        self.lore_in_tests = False
        self.clockwork = False  # may use clockwork weapons
        self.cares = False  # heals one more wound here whenever she heals
        self.searches_twice = False  # draws two, resolves one
        self.tail = False  # a third paw for knives
        self.pilfers = False  # a rat defeated: a cheese from the wheel
        self.trap_proof = False


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Power:
    """What an ability card or search card does when used: a building block and its numbers."""

    def __init__(self) -> None:
        self.do: i64 = 0
        self.when: i64 = FREE
        self.n: i64 = 0  # wounds, dice, hits, cards, points: whatever the block counts
        self.cheese: i64 = 0
        self.most_cheese: i64 = 0  # more than `cheese`: the user says how many (one block each)
        self.healer_cheese: i64 = NONE  # what a healer pays instead
        self.reach: i64 = SELF
        self.others = False  # not the user
        self.split = False  # n may be divided among several mice
        self.hushes = False  # who is knocked down makes no attack next turn either
        self.spares_mice = False  # area hits
        self.once_a_side = False  # may be used once a tile side and chapter, and is kept
        self.band = Band()  # minions to place
        self.defence: i64 = 0  # the golem's


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CardInfo:
    """A search card. MT-C5 … MT-C8; two copies are two entries with one name."""

    def __init__(self) -> None:
        self.name = ""
        self.kind: i64 = 0
        self.owner: i64 = NONE  # the mouse whose starting gear it is
        # Who may equip or use it: a class, or a value. MT-C6
        self.classes: i64 = ANY_CLASS
        self.lore: i64 = 0
        self.battle: i64 = 0  # with lore: either is enough
        # Worn
        self.place: i64 = PAWS
        self.paws: i64 = 0
        self.defence: i64 = 0
        self.defence_ranged: i64 = 0  # only against ranged attacks
        self.movement: i64 = 0
        self.lore_bonus: i64 = 0
        self.no_two_paw = False  # no two-paw weapon beside it
        self.climbs = False  # first yellow line up a turn costs 1
        self.stands = False  # cannot be knocked down
        self.shy = False  # ranged minions name others first
        self.web_dice: i64 = 0
        self.search_cheese: i64 = 0
        self.search_dice: i64 = 0
        self.courage: i64 = 0  # attack dice one wound short of capture
        self.bag: i64 = 0
        # Weapon
        self.ranged = False
        self.type: i64 = SHARP
        self.knife = False
        self.clockwork = False
        self.bonus: i64 = 0
        self.bonus_large: i64 = 0
        self.per_wounded: i64 = 0  # dice for every other wounded mouse here
        self.weakens_large: i64 = 0
        self.weakens_lower: i64 = 0  # targets lower on the track
        self.weakens_helpless: i64 = 0  # lying, or about to lose an attack or turn
        self.pierces: i64 = 0  # blocks ignored
        self.long = False  # two cells in a line
        self.steady = False  # no moving and firing in one turn
        self.fells = False  # a hit and a star: a small target falls
        self.blunt_here = False  # a melee weapon against a target on the own cell
        self.takes_cheese = False  # the defender's cheese goes to the attacker
        self.jams: i64 = 0  # cheese in the attack roll that send it to the bag
        self.shots: i64 = 1
        self.shot_dice: i64 = 0  # added to each shot
        self.power: Power | None = None


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AbilityInfo:
    """One of the 28 ability cards. MT-C10"""

    def __init__(self) -> None:
        self.name = ""
        self.classes: i64 = 0
        self.only: i64 = NONE  # the one mouse who may have it
        self.power = Power()


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MinionInfo:
    """An initiative card of minions, by slot (6 and up). MT-C3 4b.2"""

    def __init__(self) -> None:
        self.name = ""
        self.kind: i64 = 0
        self.ranged = False
        self.battle: i64 = 0
        self.defence: i64 = 0
        self.health: i64 = 1
        self.large = False
        self.leader = False
        self.rat = False  # rat warriors and elites, for what names rats
        self.aggressive = False
        self.steals = False
        self.poisons = False
        self.stuns = False
        self.charms = False
        self.webs = False
        self.calls = False
        self.pistoleer = False
        self.constricts = False
        self.carapace = False
        self.pounces = False
        self.prowls = False
        self.resists: i64 = NONE  # a type of weapon


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Band:
    """Minions that come together: how many of each kind. "2R 3G" in the files."""

    def __init__(self) -> None:
        self.counts: list[i64] = [0] * KINDS
        self.greedy = False


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EncounterInfo:
    """MT-C9 4c.2"""

    def __init__(self) -> None:
        self.name = ""  # b1 … r8
        self.red = False
        self.traps = False
        self.ambush = False
        self.rows: list[Band] = []  # pages 1-2, 3-4, 5 and later
        self.surge = Band()


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BoxInfo:
    """How many of each there are. MT-C1"""

    def __init__(self) -> None:
        self.starting: i64 = 0
        self.abilities: i64 = 0
        self.chapters: i64 = 0
        self.cards: list[int] = []  # by kind, besides starting gear
        self.encounters: list[int] = []  # black, red


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlaceRule:
    """What a chapter says of one side. MT-C13"""

    def __init__(self) -> None:
        self.setup: Band | None = None  # instead of an encounter card
        self.fixed: list[tuple[i64, i64, i64]] = []  # (kind, cell, how many), not by E2
        self.quiet = False
        self.armed = False
        self.trapless: i64 = 0  # mask of cells on which no mousetrap is laid
        self.surge: i64 = 0  # words.NO_SURGE …
        self.surge_band = Band()
        self.surge_cell: i64 = NONE
        self.locked = False  # can't be explored
        self.flip_hook = False  # its flip cell needs the hook
        self.flip_paws = False  # its flip cell is for tinkerers and scamps
        self.flip_needs: i64 = NONE  # a flag without which its flip cell is closed
        self.carries: i64 = 1  # cells a current carries
        self.reach: i64 = 0  # ranged attacks and spells reach so far; 0: any distance
        self.wave: Band | None = None  # a second setup …
        self.wave_round: i64 = 0  # … at the end of that round there, or when the first is gone
        self.cat_helps: i64 = 0  # from that round on, with catnip, the cat carries minions off


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SearchRule:
    """A special search. MM-129"""

    def __init__(self) -> None:
        self.side: i64 = 0
        self.cells: i64 = 0  # mask
        self.cards: list[i64] = []  # one of these, by choice
        self.token: i64 = NONE
        self.carried = False
        self.beaten: list[i64] = []  # kinds that must be beaten first
        self.wins: i64 = NONE  # a flag it sets


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TestRule:
    """A chapter's test. MM-131"""

    def __init__(self) -> None:
        self.name = ""
        self.side: i64 = 0
        self.cells: i64 = 0  # mask; 0: the cell of `beside`
        self.near = False  # adjacent cells too
        self.with_kind: i64 = NONE  # on the cell of this leader instead
        self.lore = False  # else battle value
        self.tinkerer_lore = False
        self.stars_each: i64 = 0  # 0: every star counts; else a roll with so many is one success
        self.master: i64 = NONE  # a mouse whose success counts twice
        self.total: i64 = 0  # 0: nothing adds up, each success works
        self.friend: i64 = NONE  # an achievement with which …
        self.friend_total: i64 = 0  # … so many are enough
        self.needs_token: i64 = NONE
        self.helps_token: i64 = NONE  # is one star
        self.helps_fork: i64 = NONE  # the fork lying on this cell is one star
        self.beaten: list[i64] = []
        self.sets: i64 = NONE  # the flag of success
        self.gives: i64 = 0  # achievements had from success on
        self.frees: i64 = NONE  # the mouse that joins
        self.frees_band = Band()  # and who comes then
        self.hits_kind: i64 = NONE
        self.hits: i64 = 0


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Goal:
    """One way to win: all that it names must hold. MT-W1"""

    def __init__(self) -> None:
        self.sides: i64 = 0  # mask of sides the party may be on; 0: any
        self.clear = False  # no minion on the board
        self.tokens: i64 = 0
        self.flags: i64 = 0
        self.beaten: list[i64] = []
        self.placed = False  # the setup (and wave) of the side has been placed


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ChapterInfo:
    """4c.5"""

    def __reduce__(self) -> tuple[object, ...]:
        """Each is there once: a pickle names it."""
        return chapter_of, (int(self.number),)

    def __init__(self) -> None:
        self.number: i64 = 0
        self.name = ""
        self.places: list[tuple[i64, i64, i64]] = []  # x, y, side that lies up
        self.side: i64 = 0
        self.cell: i64 = 0
        self.end: i64 = 0
        self.black: i64 = 0
        self.red: i64 = 0
        self.needs: i64 = 0  # mice that must come
        self.bars: i64 = 0  # mice that can't (before they are freed)
        self.advised: list[i64] = []  # four mice
        self.start_band: Band | None = None
        self.rules: list[PlaceRule] = []  # by side
        self.tokens: list[str] = []
        self.flags: list[str] = []
        self.searches: list[SearchRule] = []
        self.tests: list[TestRule] = []
        self.goals: list[Goal] = []
        self.given: i64 = 0  # achievements had even outside a campaign
        self.reward: i64 = 0  # achievements
        self.safe_reward: i64 = 0  # more of them if nobody was captured
        self.keeps: i64 = 1  # cards a mouse keeps
        self.free_ability = False  # one more each if nobody was captured
        self.horn_each_round = False
        self.sleeper: i64 = NONE  # cell where the cat sleeps …
        self.sleeper_side: i64 = NONE
        self.sleeper_cheese: i64 = 0  # … until a roll has so many cheese
        self.brush_token: i64 = NONE  # a carried token that bars scrolls …
        self.brush_band = Band()  # … and adds these to every surge
        self.brush_weakens: i64 = NONE  # with the brush: this kind's defence is …
        self.brush_defence: i64 = 0
        self.king_cheese: i64 = 0  # with the king's thanks each mouse starts with so many


def chapter_of(number: int) -> ChapterInfo:
    from scurry.games.mouse_tales.content import chapters

    return chapters()[number - 1]


# Story achievements, as bits. 4b.6
CATNIP: Final = 1
CLAW: Final = 2
HORN: Final = 4
MAGGIE: Final = 8
BRUSH: Final = 16
KING: Final = 32
LILY_FREED: Final = 64
HEALTHY: Final = 128  # Maggie's friendship heals poison too
ACHIEVEMENT_NAMES: Final[list[str]] = [
    "catnip",
    "claw",
    "horn",
    "maggie",
    "brush",
    "king",
    "lily",
    "healthy",
]
