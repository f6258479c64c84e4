"""Faults of the content that no single field shows: counts, figures, ways through the chapters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.mouse_tales.content import Content, everything
from scurry.games.mouse_tales.stock import (
    AbilityInfo,
    Band,
    BoxInfo,
    CardInfo,
    ChapterInfo,
    EncounterInfo,
    Goal,
    MouseInfo,
    PlaceRule,
)
from scurry.games.mouse_tales.tiletext import FLIP, SPAWN, TRAP, SideText
from scurry.games.mouse_tales.travels import (
    flag_sides,
    is_connected,
    kind_sides,
    reachable,
    token_sides,
)
from scurry.games.mouse_tales.words import (
    BRACE,
    BRODIE,
    CARD_KINDS,
    CENTIPEDE,
    DO_NAMES,
    ELITE,
    ELITE_TOKENS,
    ENDURE,
    FIND,
    GOLEM,
    GUARD,
    INSPIRE,
    KIND_NAMES,
    KINDS,
    MICE,
    NO_EXIT,
    NONE,
    PLACES,
    RALLY,
    RAT,
    ROACH,
    SIDES,
    SKITTER,
    SPIDER,
    VANESTRA,
    VURST,
    WAY_NAMES,
    bit,
)

RATS: Final = 6
ROACHES: Final = 8
PARTY_SIZE: Final = 4
PAGES: Final = 8
LEAST_SPAWNS: Final = 2
LASTING: Final = (GUARD, RALLY, GOLEM, BRACE, FIND, INSPIRE, ENDURE)
MOST_TRAPS: Final = 2


def check_all() -> list[str]:
    """What is wrong with the content, as sentences; nothing is an empty list."""
    return faults(everything())


def faults(content: Content) -> list[str]:
    found = count_faults(content)
    for encounter in content.encounters:
        found += encounter_faults(encounter)
    found += user_faults(content)
    found += block_faults(content)
    for side in content.sides:
        found += side_faults(side)
    for chapter in content.chapters:
        found += chapter_faults(chapter, content)
    return found


# Counts. MT-C1


def count_faults(content: Content) -> list[str]:
    found: list[str] = []
    box = content.box
    own = sum(1 for card in content.cards if card.owner != NONE)
    expect(found, "cards.toml: cards of starting gear", own, box.starting)
    for kind, total in enumerate(box.cards):
        laid = sum(1 for card in content.cards if card.kind == kind and card.owner == NONE)
        expect(found, f"cards.toml: cards of the kind {CARD_KINDS[kind]}", laid, total)
    expect(found, "abilities.toml: abilities", len(content.abilities), box.abilities)
    red = sum(1 for encounter in content.encounters if encounter.red)
    black = len(content.encounters) - red
    expect(found, "encounters.toml: encounters of black text", black, box.encounters[0])
    expect(found, "encounters.toml: encounters of red text", red, box.encounters[1])
    expect(found, "chapters: chapters", len(content.chapters), box.chapters)
    return found


def expect(found: list[str], what: str, counted: i64, due: i64) -> None:
    if counted != due:
        found.append(f"{what}: {counted} instead of {due}")


# Figures. MT-C1 MT-E3


def band_faults(band: Band, where: str) -> list[str]:
    """More minions than there are figures and tokens."""
    return figure_faults(band.counts, where)


def figure_faults(counts: list[i64], where: str) -> list[str]:
    found: list[str] = []
    at_most(found, f"{where}: rats", counts[RAT] + counts[ELITE] + counts[VURST], RATS)
    at_most(found, f"{where}: elites", counts[ELITE], ELITE_TOKENS)
    at_most(found, f"{where}: roaches", counts[ROACH], ROACHES)
    at_most(found, f"{where}: spiders", counts[SPIDER] + counts[VANESTRA], 1)
    at_most(found, f"{where}: centipedes", counts[CENTIPEDE] + counts[SKITTER], 1)
    for kind in (VURST, BRODIE):
        at_most(found, f"{where}: {KIND_NAMES[kind]}", counts[kind], 1)
    return found


def at_most(found: list[str], what: str, counted: i64, most: i64) -> None:
    if counted > most:
        found.append(f"{what}: {counted}, but {most} is the most")


def encounter_faults(encounter: EncounterInfo) -> list[str]:
    where = f"encounters.toml, encounter {encounter.name!r}"
    found = band_faults(encounter.surge, f"{where}, surge")
    for row in encounter.rows:
        found += band_faults(row, f"{where}, rows")
    return found


def first_band(rule: PlaceRule) -> list[i64]:
    """All who stand there when mice first come, by kind."""
    counts: list[i64] = [0] * KINDS
    if rule.setup is not None:
        counts = rule.setup.counts.copy()
    for kind, _, many in rule.fixed:
        counts[kind] += many
    return counts


# Who can use what. MT-C6 MT-C10


def user_faults(content: Content) -> list[str]:
    found: list[str] = []
    for card in content.cards:
        if not any(may_use_card(mouse, card) for mouse in content.mice):
            found.append(f"cards.toml, card {card.name!r}: no mouse can use it")
        if card.power is not None:
            found += band_faults(card.power.band, f"cards.toml, card {card.name!r}, power, band")
    for ability in content.abilities:
        users = [m for m, mouse in enumerate(content.mice) if may_have(mouse, m, ability)]
        if not users:
            found.append(f"abilities.toml, ability {ability.name!r}: no mouse can have it")
    return found


def block_faults(content: Content) -> list[str]:
    """What lasts or reacts is known by its block alone, so one block has one number."""
    found: list[str] = []
    known: dict[int, int] = {}
    powers = [(f"ability {info.name!r}", info.power) for info in content.abilities]
    powers += [(f"card {info.name!r}", info.power) for info in content.cards if info.power]
    for name, power in powers:
        do = int(power.do)
        if do in LASTING and known.setdefault(do, int(power.n)) != power.n:
            found.append(f"{name}, n: {power.n}, but {known[do]} elsewhere for {DO_NAMES[do]!r}")
    return found


def may_use_card(mouse: MouseInfo, card: CardInfo) -> bool:
    if not mouse.classes & card.classes or (card.clockwork and not mouse.clockwork):
        return False
    if not card.lore and not card.battle:
        return True
    wise = card.lore > 0 and mouse.lore >= card.lore
    return wise or (card.battle > 0 and mouse.battle >= card.battle)


def may_have(mouse: MouseInfo, number: i64, ability: AbilityInfo) -> bool:
    return bool(mouse.classes & ability.classes) and ability.only in (NONE, number)


# Sides. MT-C12


def side_faults(side: SideText) -> list[str]:
    where = f"tiles.toml, side {side.name!r}"
    found: list[str] = []
    signs = "".join(side.rows)
    expect(found, f"{where}: flip cells", sum(signs.count(sign) for sign in FLIP), 1)
    at_most(found, f"{where}: traps", signs.count(TRAP), MOST_TRAPS)
    if sum(signs.count(sign) for sign in SPAWN) < LEAST_SPAWNS:
        found.append(f"{where}: fewer than {LEAST_SPAWNS} spawn cells")
    for way in range(4):
        if side.exits[way] != NO_EXIT and not side.exit_cells[way]:
            found.append(f"{where}: the exit to the {WAY_NAMES[way]} touches no space")
    if not is_connected(side):
        found.append(f"{where}: its spaces do not hang together")
    return found


# Chapters. MT-C13


def chapter_faults(chapter: ChapterInfo, content: Content) -> list[str]:
    where = f"chapters/{chapter.number:02}.toml"
    found = layout_faults(chapter, where)
    found += deck_faults(chapter, content.box, where)
    found += party_faults(chapter, where)
    found += placing_faults(chapter, where)
    if found:
        return found
    return way_faults(chapter, content.sides, where)


def layout_faults(chapter: ChapterInfo, where: str) -> list[str]:
    found: list[str] = []
    tiles = [side // 2 for _, _, side in chapter.places]
    if len(set(tiles)) < len(tiles):
        found.append(f"{where}, places: a tile lies there twice")
    spots = [(x, y) for x, y, _ in chapter.places]
    if len(set(spots)) < len(spots):
        found.append(f"{where}, places: two tiles lie on one spot")
    if chapter.side not in [side for _, _, side in chapter.places]:
        found.append(f"{where}, start: side {chapter.side + 1} does not lie up")
    for number, search in enumerate(chapter.searches, 1):
        laid(found, search.side, tiles, f"{where}, searches {number}, side")
    for test in chapter.tests:
        laid(found, test.side, tiles, f"{where}, tests {test.name!r}, side")
    if chapter.sleeper_side != NONE:
        laid(found, chapter.sleeper_side, tiles, f"{where}, sleeper_side")
    return found


def laid(found: list[str], side: i64, tiles: list[i64], where: str) -> None:
    if side // 2 not in tiles:
        found.append(f"{where}: the tile of side {side + 1} is not laid")


def deck_faults(chapter: ChapterInfo, box: BoxInfo, where: str) -> list[str]:
    found: list[str] = []
    at_most(found, f"{where}, deck, black", chapter.black, box.encounters[0])
    at_most(found, f"{where}, deck, red", chapter.red, box.encounters[1])
    if not 2 <= chapter.end <= PAGES:
        found.append(f"{where}, end: page {chapter.end} is not between 2 and {PAGES}")
    return found


def party_faults(chapter: ChapterInfo, where: str) -> list[str]:
    found: list[str] = []
    advised: i64 = 0
    for mouse in chapter.advised:
        advised |= bit(mouse)
    expect(found, f"{where}, party, advised: mice", sum_bits(advised, MICE), PARTY_SIZE)
    if chapter.needs & ~advised:
        found.append(f"{where}, party, advised: a mouse that must come is not among them")
    if chapter.bars & (advised | chapter.needs):
        found.append(f"{where}, party, bars: a barred mouse is needed or advised")
    return found


def sum_bits(mask: i64, places: i64) -> i64:
    return sum(1 for place in range(places) if mask & bit(place))


def placing_faults(chapter: ChapterInfo, where: str) -> list[str]:
    found = band_faults(chapter.brush_band, f"{where}, brush_band")
    if chapter.start_band is not None:
        found += band_faults(chapter.start_band, f"{where}, start, start_band")
    for test in chapter.tests:
        found += band_faults(test.frees_band, f"{where}, tests, {test.name}, frees_band")
    for side, rule in enumerate(chapter.rules):
        found += rule_faults(rule, f"{where}, rules, side {side + 1}")
    return found


def rule_faults(rule: PlaceRule, where: str) -> list[str]:
    found = figure_faults(first_band(rule), f"{where}, setup")
    found += band_faults(rule.surge_band, f"{where}, surge_band")
    if rule.wave is not None:
        found += band_faults(rule.wave, f"{where}, wave")
    if (rule.wave is None) != (rule.wave_round == 0):
        found.append(f"{where}, wave_round: a wave has a round, and a round a wave")
    if (rule.surge == PLACES) != any(rule.surge_band.counts):
        found.append(f"{where}, surge_band: a surge that places names minions, and no other")
    if rule.quiet and rule.setup is not None:
        found.append(f"{where}, quiet: yet it has a setup")
    return found


# Ways. MT-A10


def way_faults(chapter: ChapterInfo, sides: list[SideText], where: str) -> list[str]:
    """Every face that is laid can be come to, locks aside; what a goal wants, with the locks."""
    found: list[str] = []
    free = reachable(chapter, sides, False)
    for _, _, up in chapter.places:
        for side in (int(up), int(up) ^ 1):
            if side not in free:
                found.append(f"{where}, places: side {side + 1} cannot be reached")
    reached = reachable(chapter, sides, True)
    for token, name in enumerate(chapter.tokens):
        lost(found, token_sides(chapter, token), reached, f"{where}, tokens: {name!r}")
    for flag, name in enumerate(chapter.flags):
        lost(found, flag_sides(chapter, flag), reached, f"{where}, flags: {name!r}")
    for test in chapter.tests:
        lost(found, [int(test.side)], reached, f"{where}, tests: {test.name!r}")
    for number, goal in enumerate(chapter.goals, 1):
        found += goal_faults(chapter, goal, reached, f"{where}, goals {number}")
    return found


def lost(found: list[str], sides: list[int], reached: set[int], what: str) -> None:
    if not any(side in reached for side in sides):
        found.append(f"{what} is on no side that can be reached")


def goal_faults(chapter: ChapterInfo, goal: Goal, reached: set[int], where: str) -> list[str]:
    """MT-W1; a goal's tokens and flags are seen to with all others."""
    found: list[str] = []
    sides = [side for side in range(SIDES) if goal.sides & bit(side)]
    if sides:
        lost(found, sides, reached, f"{where}, sides: the end")
    for kind in goal.beaten:
        lost(found, kind_sides(chapter, kind), reached, f"{where}, beaten: {KIND_NAMES[kind]}")
    if goal.placed and not any(chapter.rules[side].setup is not None for side in sides):
        found.append(f"{where}, placed: there is no setup on the goal's side")
    if not (goal.tokens or goal.flags or goal.beaten or goal.placed):
        found.append(f"{where}: nothing has to be done for it")
    return found
