"""The content files: what they hold, and that a wrong one is refused with the place."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from scurry.games.mouse_tales.content import (
    OFF,
    BadContent,
    Content,
    SideText,
    abilities,
    card_number,
    cards,
    chapters,
    encounters,
    folder,
    mice,
    minions,
    sides,
)
from scurry.games.mouse_tales.inspection import check_all, faults
from scurry.games.mouse_tales.stock import (
    CATNIP,
    CLAW,
    HEALTHY,
    HORN,
    LILY_FREED,
    MAGGIE,
    ChapterInfo,
)
from scurry.games.mouse_tales.travels import neighbours, reachable
from scurry.games.mouse_tales.words import (
    ANY_CLASS,
    BLUE,
    BRODIE,
    CARD_KINDS,
    CARDS,
    CAT_PASSES,
    CLASS_NAMES,
    COLLIN,
    DO_NAMES,
    EAST,
    ELITE,
    FILCH,
    HEALER,
    HOOK,
    KIND_OF,
    LILY,
    MAGINOS,
    MICE,
    MOUSE_NAMES,
    NEZ,
    NO_EXIT,
    NONE,
    NORTH,
    ORANGE,
    PARTY,
    PARTY_NAMES,
    RAT,
    ROACH,
    SIDES,
    SKITTER,
    SLOT_NAMES,
    SLOTS,
    SOUTH,
    SPIDER,
    TILDA,
    VANESTRA,
    VURST,
    WEST,
    bit,
    cell_of,
)


def side(number: int) -> SideText:
    return sides()[number - 1]


def chapter(number: int) -> ChapterInfo:
    return chapters()[number - 1]


def cells(*names: str) -> int:
    return sum(bit(cell_of(name)) for name in names)


def test_nothing_is_wrong_with_the_content() -> None:
    """MT-C1 MT-C13"""
    assert check_all() == []


def test_the_box_holds_what_it_should() -> None:
    """MT-C1"""
    assert len(mice()) == MICE
    assert len(minions()) == SLOTS
    assert len(abilities()) == 28
    assert len(cards()) == CARDS
    assert len(encounters()) == 18
    assert len(sides()) == SIDES
    assert len(chapters()) == 11


# Mice and minions


@pytest.mark.parametrize(
    ("mouse", "values", "gear"),
    [
        (COLLIN, (2, 1, 2, 2, 3), ["collins-sword", "leather-breastplate"]),
        (NEZ, (2, 1, 2, 1, 4), ["nezs-hammer"]),
        (TILDA, (2, 1, 2, 2, 3), ["tildas-mace"]),
        (MAGINOS, (1, 1, 3, 2, 3), ["maginos-staff"]),
        (FILCH, (2, 1, 1, 3, 3), ["dagger", "dagger"]),
        (LILY, (2, 2, 1, 2, 3), ["lilys-bow"]),
    ],
)
def test_a_mouse_has_her_values_and_her_gear(
    mouse: int, values: tuple[int, ...], gear: list[str]
) -> None:
    """MT-C2"""
    info = mice()[mouse]
    assert info.name == MOUSE_NAMES[mouse]
    assert (info.battle, info.defence, info.lore, info.movement, info.health) == values
    assert [cards()[number].name for number in info.gear] == gear
    assert len(set(info.gear)) == len(gear)


@pytest.mark.parametrize(
    ("slot", "values"),
    [
        ("rats", (2, 2, 1)),
        ("elites", (3, 2, 1)),
        ("roaches", (2, 1, 1)),
        ("spider", (2, 3, 3)),
        ("centipede", (3, 2, 4)),
        ("vurst", (3, 3, 3)),
        ("pounce", (3, 4, 2)),
        ("prowl", (3, 4, 2)),
        ("skitter", (2, 2, 3)),
        ("charm", (3, 4, 3)),
        ("sting", (4, 4, 3)),
        ("web", (3, 4, 3)),
        ("call", (4, 4, 3)),
    ],
)
def test_a_minion_has_the_values_of_its_card(slot: str, values: tuple[int, ...]) -> None:
    """MT-C3"""
    number = SLOT_NAMES.index(slot)
    info = minions()[number]
    assert info.name == slot
    assert info.kind == KIND_OF[number]
    assert (info.battle, info.defence, info.health) == values


def test_minions_are_ranged_large_or_leaders_as_their_cards_say() -> None:
    """MT-C3 MM-132"""
    named = minions()[MICE:]
    assert [m.name for m in named if m.ranged] == ["elites", "vurst", "charm", "web"]
    assert [m.name for m in named if m.rat] == ["rats", "elites"]
    assert {m.name for m in named if m.large} == {
        "spider", "centipede", "skitter", "charm", "sting", "web", "call"
    }  # fmt: skip
    assert all(m.leader == (m.kind >= VURST) for m in named)


# Cards


def test_every_ability_and_block_is_used_and_every_class_is_served() -> None:
    """MT-C10"""
    served = Counter(
        name
        for ability in abilities()
        if ability.classes != ANY_CLASS
        for at, name in enumerate(CLASS_NAMES)
        if ability.classes & bit(at)
    )
    assert served == {
        "archer": 5, "healer": 4, "warrior": 6, "leader": 3, "mystic": 5, "tinkerer": 2, "scamp": 5
    }  # fmt: skip
    powers = [ability.power for ability in abilities()]
    powers += [card.power for card in cards() if card.power is not None]
    assert {power.do for power in powers} == set(range(len(DO_NAMES)))


def test_the_abilities_cost_what_their_cards_say() -> None:
    """MT-C10"""
    costs = [int(ability.power.cheese) for ability in abilities()]
    assert costs == [
        2, 2, 1, 3, 1, 1, 1, 2, 3, 3, 2, 2, 1, 1, 2, 2, 2, 2, 3, 2, 1, 2, 2, 2, 1, 1, 2, 2
    ]  # fmt: skip
    first_aid, cure = abilities()[0].power, abilities()[6].power
    assert (first_aid.healer_cheese, cure.most_cheese) == (1, 3)
    assert abilities()[0].classes & HEALER
    assert [ability.name for ability in abilities() if ability.only == MAGINOS] == ["meeps"]


def test_the_search_cards_are_of_eight_kinds() -> None:
    """MT-C5"""
    found = Counter(CARD_KINDS[card.kind] for card in cards() if card.owner == NONE)
    assert found == {
        "weapon": 11, "armour": 9, "trinket": 7, "item": 6, "scroll": 9, "trick": 10, "event": 7,
        "party": 4,
    }  # fmt: skip
    assert sum(1 for card in cards() if card.owner != NONE) == 8


def test_the_party_items_are_the_last_cards() -> None:
    """MT-P0"""
    assert [card.name for card in cards()[-4:]] == PARTY_NAMES
    assert all(card.kind == PARTY for card in cards()[-4:])
    assert card_number("hook") == CARDS - 4 + HOOK


def test_a_card_is_known_by_its_first_copy() -> None:
    """MT-C5"""
    first = card_number("antidote")
    assert cards()[first].name == cards()[first + 1].name == "antidote"
    assert cards()[first - 1].name == "salve"


def test_weapons_carry_their_bonus_and_their_rule() -> None:
    """MT-C6"""
    by_name = {card.name: card for card in cards()}
    bow = by_name["long-bow"]
    assert (bow.ranged, bow.paws, bow.bonus, bow.bonus_large) == (True, 2, 1, 1)
    saw = by_name["clockwork-saw"]
    assert (saw.clockwork, saw.bonus, saw.jams) == (True, 2, 2)
    shots = by_name["clockwork-bow"]
    assert (shots.shots, shots.shot_dice) == (2, -1)
    assert by_name["nutcracker-mallet"].movement == -1
    assert by_name["toothpick"].defence == 1
    assert [card.name for card in cards() if card.knife] == ["dagger", "dagger", "shard-knife"]


# Encounters


def test_encounters_grow_with_the_page() -> None:
    """MT-C9"""
    by_name = {encounter.name: encounter for encounter in encounters()}
    last = by_name["r7"]
    assert [(row.counts[RAT], row.counts[ELITE]) for row in last.rows] == [(3, 1), (3, 2), (3, 3)]
    assert (last.surge.counts[ELITE], last.surge.counts[ROACH]) == (1, 2)
    assert [e.name for e in encounters() if e.traps] == ["b3", "b9", "r5", "r7"]
    assert [e.name for e in encounters() if e.ambush] == ["b4", "b10", "r2", "r5"]


def test_greedy_roaches_are_roaches() -> None:
    """MT-E5"""
    by_name = {encounter.name: encounter for encounter in encounters()}
    assert by_name["b7"].rows[0].counts[ROACH] == 4
    assert by_name["b7"].rows[0].greedy
    assert not by_name["b7"].surge.greedy
    assert by_name["b3"].surge.greedy


# Tiles


def test_sides_have_the_exits_of_their_colour() -> None:
    """MT-C12"""
    assert side(4).exits == [BLUE] * 4
    assert side(1).exits == [NO_EXIT] * 4
    assert all(each.colour == (BLUE if each.number % 2 == 0 else ORANGE) for each in sides())


def test_the_pipes_have_a_blue_exit_and_narrow_orange_ones() -> None:
    """MT-C12 MM-119"""
    pipes = side(15)
    assert [pipes.exits[way] for way in (NORTH, EAST, SOUTH, WEST)] == [
        ORANGE, BLUE, ORANGE, NO_EXIT
    ]  # fmt: skip
    assert pipes.exit_cells[NORTH] == [cell_of("c1")]
    assert pipes.exit_cells[SOUTH] == [cell_of("c6")]
    assert pipes.exit_cells[EAST] == [cell_of("f3"), cell_of("f4")]


@pytest.mark.parametrize(
    ("number", "lines", "upper", "lower"),
    [
        (3, 5, "e2", "e3"),
        (7, 8, "c5", "d5"),
        (9, 4, "b2", "b3"),
        (11, 4, "d5", "c5"),
        (13, 5, "e4", "d4"),
    ],
)
def test_furniture_is_ringed_in_red_but_for_one_yellow_line(
    number: int, lines: int, upper: str, lower: str
) -> None:
    """MT-M3 MT-M4"""
    furniture = side(number)
    assert furniture.yellow == [(cell_of(upper), cell_of(lower))]
    assert len(furniture.red) == lines
    area = furniture.node(cell_of(upper))
    assert neighbours(furniture, area).count(cell_of(lower)) == 1
    assert set(neighbours(furniture, area)) - {area} == {cell_of(lower)}


def test_no_line_is_crossed_diagonally() -> None:
    """MM-01: neither beside the chair of the dining hall nor across it"""
    hall = side(7)
    assert cell_of("a3") not in neighbours(hall, cell_of("d4"))
    assert cell_of("a3") not in neighbours(hall, cell_of("d6"))
    assert cell_of("a3") in neighbours(hall, cell_of("d5"))


def test_a_diagonal_step_needs_a_space_on_one_side_of_it() -> None:
    """MM-01"""
    assert cell_of("e2") in neighbours(side(8), cell_of("d1"))  # rock at e1, a space at d2
    assert cell_of("c6") not in neighbours(side(15), cell_of("d5"))  # gaps at c5 and d6


def test_currents_run_along_and_off_the_tile() -> None:
    """MT-M9"""
    assert side(6).current[cell_of("a3")] == cell_of("b3")
    assert side(6).current[cell_of("f3")] == OFF
    assert side(16).current[cell_of("b3")] == cell_of("a3")
    assert side(16).current[cell_of("a3")] == OFF
    stream = side(12).current
    assert (stream[cell_of("c2")], stream[cell_of("d3")]) == (cell_of("d3"), cell_of("d4"))
    assert stream[cell_of("d4")] == NONE


# Chapters


def test_the_chapters_begin_and_end_as_their_sheets_say() -> None:
    """MT-C13"""
    assert [int(each.side) + 1 for each in chapters()] == [5, 5, 1, 12, 9, 7, 1, 9, 16, 14, 1]
    assert [int(each.end) for each in chapters()] == [6, 6, 8, 7, 7, 8, 7, 6, 7, 8, 8]
    decks = [(int(each.black), int(each.red)) for each in chapters()]
    assert decks == [
        (8, 0), (8, 0), (8, 1), (7, 2), (7, 2), (6, 3), (6, 3), (5, 4), (5, 5), (4, 6), (4, 6)
    ]  # fmt: skip


def test_the_archer_is_freed_from_the_jaws() -> None:
    """MM-131: battle dice, three stars, the key and the fork are one each"""
    (jaws,) = chapter(2).tests
    assert (jaws.side, jaws.cells, jaws.near) == (7, cells("d5"), True)
    assert (jaws.total, jaws.tinkerer_lore, jaws.lore) == (3, True, False)
    assert jaws.helps_fork == cell_of("d5")
    assert jaws.frees == LILY
    assert chapter(2).bars == bit(LILY)
    assert chapter(2).rules[7].trapless == cells("d5")
    assert chapter(2).reward == LILY_FREED
    assert (chapter(2).sleeper_side, chapter(2).sleeper) == (6, cell_of("e3"))


def test_vurst_and_his_elites_stand_where_the_sheet_says() -> None:
    """MT-C13"""
    rule = chapter(3).rules[8]
    assert rule.fixed == [
        (VURST, cell_of("a1"), 1), (ELITE, cell_of("d1"), 2), (ELITE, cell_of("a6"), 2)
    ]  # fmt: skip
    assert rule.setup is not None
    assert sum(rule.setup.counts) == 0
    assert chapter(3).searches[0].beaten == [VURST, ELITE]


def test_the_herbs_are_brought_to_any_blue_side() -> None:
    """MT-W1"""
    (goal,) = chapter(4).goals
    assert goal.sides == sum(bit(number - 1) for number in range(2, 17, 2))
    assert goal.tokens == 0b11
    assert chapter(4).rules[6].surge == CAT_PASSES
    assert chapter(4).rules[6].surge_cell == cell_of("f3")


def test_the_claw_can_be_won_in_two_ways() -> None:
    """MT-W1"""
    snapped, beaten = chapter(5).goals
    assert snapped.flags == 1
    assert beaten.beaten == [BRODIE]
    assert chapter(5).reward == CLAW == chapter(6).given


def test_the_courtyard_opens_with_the_horn_and_fills_in_two_waves() -> None:
    """MT-C13 MM-152"""
    sheet = chapter(6)
    assert sheet.rules[1].flip_needs == 0
    assert sheet.tests[0].gives == HORN
    assert (sheet.tests[0].master, sheet.tests[0].total) == (NEZ, 3)
    yard = sheet.rules[0]
    assert yard.setup is not None
    assert yard.wave is not None
    assert yard.setup.counts[RAT] + yard.wave.counts[RAT] == 6
    assert yard.setup.counts[ROACH] + yard.wave.counts[ROACH] == 8
    assert (yard.wave_round, yard.cat_helps) == (2, 3)


def test_what_is_gained_lasts() -> None:
    """MT-W2"""
    assert chapter(4).reward == CATNIP
    assert (chapter(7).reward, chapter(7).safe_reward) == (MAGGIE, HEALTHY)
    assert [int(each.keeps) for each in chapters()] == [1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1]


def test_the_king_is_cured_with_fewer_stars_by_friends() -> None:
    """MM-131"""
    (cure,) = chapter(10).tests
    assert (cure.total, cure.friend, cure.friend_total) == (5, MAGGIE, 3)
    assert cure.cells == cells("d5")  # the bed
    assert cure.beaten == [VURST]


def test_the_leaders_wait_at_their_places() -> None:
    """MT-C13"""
    dark = chapter(8).rules[13]
    assert dark.setup is not None
    assert (dark.setup.counts[SKITTER], dark.setup.counts[ROACH], dark.reach) == (1, 2, 2)
    queen = chapter(11).rules[12]
    assert queen.fixed == [(VANESTRA, cell_of("e3"), 1)]
    assert queen.setup is not None
    assert queen.setup.counts[RAT] == 2
    brush = chapter(9).rules[12]
    assert brush.setup is not None
    assert (brush.setup.counts[ELITE], brush.setup.counts[SPIDER]) == (4, 1)


def test_locks_keep_the_party_out() -> None:
    """MT-A10 MT-A11"""
    assert 10 not in reachable(chapter(2), sides(), True)
    assert 10 in reachable(chapter(2), sides(), False)
    assert 10 not in reachable(chapter(4), sides(), True)


# Broken files


def broken(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the content in which the first `old` of a file is `new`."""
    copy = tmp_path / "content"
    shutil.copytree(folder(), copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


NEEDLE = 'name = "needle-sword"\nkind = "weapon"\nclasses = ["warrior"]\npaws = 1'


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "cards.toml",
            NEEDLE,
            NEEDLE.replace("paws = 1", 'paws = "two"'),
            "cards.toml, card 'needle-sword', paws: 'two' is no whole number",
        ),
        (
            "cards.toml",
            NEEDLE,
            NEEDLE.replace("paws = 1", "pwas = 1\npaws = 1"),
            "cards.toml, card 'needle-sword': there is no field 'pwas' (paws?)",
        ),
        (
            "cards.toml",
            NEEDLE,
            NEEDLE.replace("paws = 1", ""),
            "cards.toml, card 'needle-sword': the field 'paws' is missing",
        ),
        (
            "cards.toml",
            "bonus = 1",
            "bonus = true",
            "cards.toml, card 'collins-sword', bonus: True is no whole number",
        ),
        (
            "cards.toml",
            "bonus = 1",
            "bonus = -1",
            "cards.toml, card 'collins-sword', bonus: -1 is less than nought",
        ),
        (
            "cards.toml",
            "fells = true",
            'fells = "yes"',
            "cards.toml, card 'pea-sling', fells: 'yes' is neither true nor false",
        ),
        (
            "cards.toml",
            'name = "salve"',
            'name = "rind"',
            "cards.toml, card 37, name: 'rind' is there twice",
        ),
        (
            "cards.toml",
            'name = "salve"\nkind = "item"',
            'name = "salve"\nkind = "item"\nplace = "head"',
            "cards.toml, card 'salve': there is no field 'place'",
        ),
        (
            "cards.toml",
            'owner = "nez"',
            'owner = "nex"',
            "cards.toml, card 'nezs-hammer', owner: there is no 'nex' (nez?)",
        ),
        (
            "cards.toml",
            'band = "2O"',
            'band = "2Q"',
            "cards.toml, card 'roach-nest', power, band: '2Q' are no minions",
        ),
        (
            "cards.toml",
            'name = "grape"',
            'name = "raisin"',
            "cards.toml, party card 4, name: 'raisin' where 'grape' is due",
        ),
        (
            "abilities.toml",
            'do = "weaken"',
            'do = "waken"',
            "abilities.toml, ability 'accurate-shot', power, do: there is no 'waken' (weaken?)",
        ),
        (
            "abilities.toml",
            'when = "placed"',
            'when = "later"',
            "abilities.toml, ability 'preemptive-shot', power, when: there is no 'later'",
        ),
        (
            "abilities.toml",
            "[[ability]]",
            "[[abilty]]",
            "abilities.toml: there is no field 'abilty' (ability?)",
        ),
        (
            "mice.toml",
            'name = "nez"',
            'name = "nezz"',
            "mice.toml, mouse 2, name: 'nezz' where 'nez' is due",
        ),
        (
            "minions.toml",
            'resists = "sharp"',
            'resists = "sharpe"',
            "minions.toml, minion 'skitter', resists: there is no 'sharpe' (sharp?)",
        ),
        (
            "encounters.toml",
            'rows = ["3R", "3R 2O", "4R 1E"]',
            'rows = ["3R", "3R 2O"]',
            "encounters.toml, encounter 'b1', rows: 2 rows instead of 3",
        ),
        (
            "tiles.toml",
            '  "##...e",',
            '  "##..e",',
            "tiles.toml, side 'courtyard', rows: row 1 has 5 cells instead of 6",
        ),
        (
            "tiles.toml",
            '  "##...e",',
            '  "##?..e",',
            "tiles.toml, side 'courtyard', rows: row 1: '?' is no terrain",
        ),
        (
            "tiles.toml",
            'yellow = ["c5>d5"]',
            'yellow = ["c5>d4"]',
            "tiles.toml, side 'dining-hall', yellow: 'c5>d4' are no two spaces side by side",
        ),
        (
            "tiles.toml",
            'current = "a3>b3',
            'current = "a2>b3',
            "tiles.toml, side 'gutter', current: a2 is no water",
        ),
        (
            "tiles.toml",
            "number = 3",
            "number = 4",
            "tiles.toml, side 'kitchens', number: 4 where 3 is due",
        ),
        (
            "chapters/01.toml",
            "x = 1, y = 0, side = 10",
            "x = 1, y = 0, side = 17",
            "chapters/01.toml, places, side: there is no side 17",
        ),
        (
            "chapters/01.toml",
            'cell = "c3"',
            'cell = "f1"',
            "chapters/01.toml, start, cell: f1 is no space of side 5",
        ),
        (
            "chapters/01.toml",
            'cards = ["fork"]',
            'cards = ["spork"]',
            "chapters/01.toml, searches 1, cards: there is no 'spork' (fork?)",
        ),
        (
            "chapters/02.toml",
            'sets = "freed"',
            'sets = "fred"',
            "chapters/02.toml, tests 1, sets: there is no 'fred' (freed?)",
        ),
        (
            "chapters/04.toml",
            'side = 15\ncells = ["f1"]',
            'side = 15\ncells = ["area"]',
            "chapters/04.toml, searches 2, cells: side 15 has no area",
        ),
        (
            "chapters/05.toml",
            'surge = "none"',
            'surges = "none"',
            "chapters/05.toml, rules, side 7: there is no field 'surges' (surge?)",
        ),
        (
            "chapters/06.toml",
            "side = 2\nquiet = true",
            "side = 6\nquiet = true",
            "chapters/06.toml, rules, side 6: is there twice",
        ),
        (
            "chapters/07.toml",
            "deck = {",
            "desk = {",
            "chapters/07.toml: the field 'deck' is missing",
        ),
        (
            "chapters/08.toml",
            "number = 8",
            "number = 9",
            "chapters/08.toml, number: 9 where 8 is due",
        ),
        (
            "chapters/09.toml",
            'name = "brush"',
            'name = "maggie"',
            "chapters/09.toml, name: 'maggie' is there twice",
        ),
        ("mice.toml", "lore = 2", "lore 2", "mice.toml: Expected '=' after a key"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(
    file: str, old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    """MT-C5 MT-C13"""
    with pytest.raises(BadContent) as refused:
        Content(broken(tmp_path, file, old, new))
    assert str(refused.value).startswith(sentence)


PANTRY = """
number = 12
name = "pantry"
places = [{ x = 0, y = 0, side = 5 }, { x = 1, y = 0, side = 3 }]
start = { side = 5, cell = "c3" }
end = 5
deck = { black = 6, red = 0 }
party = { advised = ["collin", "nez", "tilda", "maginos"] }
tokens = ["jar"]

[[rules]]
side = 3
setup = "4O"

[[searches]]
side = 3
cells = ["area"]
token = "jar"

[[goals]]
tokens = ["jar"]
clear = true
"""
FIRST_ITEM = '[[card]]\nname = "salve"'
CRUMB = """[[card]]
name = "sweet-crumb"
kind = "item"
power = { do = "heal", when = "free", n = 1, reach = "here" }

"""


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """MT-C13"""
    copy = tmp_path / "content"
    shutil.copytree(folder(), copy)
    (copy / "chapters" / "07.toml").unlink()
    with pytest.raises(BadContent) as refused:
        Content(copy)
    assert str(refused.value) == "chapters/08.toml, number: 8 where 7 is due"
    (copy / "mice.toml").unlink()
    with pytest.raises(BadContent) as refused:
        Content(copy)
    assert str(refused.value) == "mice.toml: the file is missing"


def test_a_chapter_and_a_card_are_added_by_files_alone(tmp_path: Path) -> None:
    """MT-C13: the worked example of docs/mouse_tales.md"""
    copy = tmp_path / "content"
    shutil.copytree(folder(), copy)
    (copy / "chapters" / "12.toml").write_text(PANTRY, encoding="utf-8")
    cards = (copy / "cards.toml").read_text(encoding="utf-8")
    (copy / "cards.toml").write_text(cards.replace(FIRST_ITEM, CRUMB + FIRST_ITEM, 1), "utf-8")
    assert faults(Content(copy)) == [
        "cards.toml: cards of the kind item: 7 instead of 6",
        "chapters: chapters: 12 instead of 11",
    ]
    box = (copy / "box.toml").read_text(encoding="utf-8")
    box = box.replace("item = 6", "item = 7").replace("chapters = 11", "chapters = 12")
    (copy / "box.toml").write_text(box, encoding="utf-8")
    assert faults(Content(copy)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "cards.toml",
            'name = "dagger"\ncopies = 2',
            'name = "dagger"',
            "cards.toml: cards of starting gear: 7 instead of 8",
        ),
        (
            "cards.toml",
            'name = "mending"\ncopies = 2',
            'name = "mending"\ncopies = 3',
            "cards.toml: cards of the kind scroll: 10 instead of 9",
        ),
        (
            "cards.toml",
            'name = "cheddar-golem"\nkind = "scroll"\nlore = 3',
            'name = "cheddar-golem"\nkind = "scroll"\nlore = 4',
            "cards.toml, card 'cheddar-golem': no mouse can use it",
        ),
        (
            "mice.toml",
            "clockwork = true",
            "clockwork = false",
            "cards.toml, card 'clockwork-saw': no mouse can use it",
        ),
        (
            "abilities.toml",
            'only = "maginos"',
            'only = "filch"',
            "abilities.toml, ability 'meeps': no mouse can have it",
        ),
        (
            "encounters.toml",
            'name = "r1"\nred = true',
            'name = "r1"',
            "encounters.toml: encounters of black text: 11 instead of 10",
        ),
        (
            "encounters.toml",
            "4R 1E",
            "6R 1E",
            "encounters.toml, encounter 'b1', rows: rats: 7, but 6 is the most",
        ),
        (
            "encounters.toml",
            "4E 2R",
            "5E 1R",
            "encounters.toml, encounter 'r2', rows: elites: 5, but 4 is the most",
        ),
        (
            "encounters.toml",
            '"8O"',
            '"9O"',
            "encounters.toml, encounter 'b9', rows: roaches: 9, but 8 is the most",
        ),
        (
            "encounters.toml",
            '"Sp Ce"',
            '"Sp Sp"',
            "encounters.toml, encounter 'r8', rows: spiders: 2, but 1 is the most",
        ),
        (
            "tiles.toml",
            '  ".....F",',
            '  "......",',
            "tiles.toml, side 'courtyard': flip cells: 0 instead of 1",
        ),
        (
            "tiles.toml",
            '  "##.e##",',
            '  "####e#",',
            "tiles.toml, side 'rootways': the exit to the north touches no space",
        ),
        (
            "tiles.toml",
            'yellow = ["e2>e3"] # mop handle',
            "",
            "tiles.toml, side 'kitchens': its spaces do not hang together",
        ),
        (
            "tiles.toml",
            '  "e....e",\n  "......",\n  "~~f~~~",\n  "......",\n  "......",\n  "e....e",',
            '  "e.....",\n  "......",\n  "~~f~~~",\n  "......",\n  "......",\n  "......",',
            "tiles.toml, side 'gutter': fewer than 2 spawn cells",
        ),
        (
            "tiles.toml",
            '  "#X...#",',
            '  "#X.X.#",',
            "tiles.toml, side 'rootways': traps: 3, but 2 is the most",
        ),
        (
            "chapters/01.toml",
            "x = 1, y = 0, side = 10",
            "x = 1, y = 0, side = 6",
            "chapters/01.toml, places: a tile lies there twice",
        ),
        (
            "chapters/01.toml",
            "x = 0, y = 0, side = 2",
            "x = 4, y = 0, side = 2",
            "chapters/01.toml, goals 1, sides: the end is on no side that can be reached",
        ),
        (
            "chapters/02.toml",
            "side = 11\nlocked",
            "side = 7\nlocked",
            "chapters/02.toml, tests: 'jaws' is on no side that can be reached",
        ),
        (
            "chapters/03.toml",
            "count = 2",
            "count = 3",
            "chapters/03.toml, rules, side 9, setup: elites: 5, but 4 is the most",
        ),
        (
            "chapters/04.toml",
            'side = 15\ncells = ["f1"]',
            'side = 11\ncells = ["f1"]',
            "chapters/04.toml, tokens: 'herb' is on no side that can be reached",
        ),
        (
            "chapters/05.toml",
            'kind = "brodie"',
            'kind = "vurst"',
            "chapters/05.toml, goals 2, beaten: brodie is on no side that can be reached",
        ),
        (
            "chapters/06.toml",
            "wave_round = 2",
            "",
            "chapters/06.toml, rules, side 1, wave_round: a wave has a round, and a round a wave",
        ),
        (
            "chapters/06.toml",
            'sets = "horn"',
            "",
            "chapters/06.toml, goals 1, sides: the end is on no side that can be reached",
        ),
        (
            "chapters/08.toml",
            "black = 5",
            "black = 11",
            "chapters/08.toml, deck, black: 11, but 10 is the most",
        ),
        (
            "chapters/09.toml",
            "side = 13\ncells",
            "side = 11\ncells",
            "chapters/09.toml, searches 1, side: the tile of side 11 is not laid",
        ),
        (
            "chapters/11.toml",
            'advised = ["collin"',
            'advised = ["filch"',
            "chapters/11.toml, party, advised: a mouse that must come is not among them",
        ),
    ],
)
def test_what_no_field_shows_is_found_too(
    file: str, old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    """MT-C1 MT-C12 MT-W1"""
    assert sentence in faults(Content(broken(tmp_path, file, old, new)))


def test_one_block_that_lasts_has_one_number(tmp_path: Path) -> None:
    """MT-C10 MM-143: two cards that guard by different numbers could not be told apart later"""
    old = 'power = { do = "cheese", when = "free", n = 2 }'
    copy = broken(tmp_path, "cards.toml", old, 'power = { do = "guard", when = "free", n = 2 }')
    assert faults(Content(copy)) == ["card 'rind', n: 2, but 1 elsewhere for 'guard'"]
