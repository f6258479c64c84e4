"""The eleven chapters: their places, searches, tests, surges, goals and rewards. 4c.5 MT-C13"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.content import chapters
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    begin,
    cell,
    cheese,
    foes,
    keys,
    left,
    listen,
    place,
    play,
    table,
    told,
    track,
    why,
    woes,
    wounds,
)
from scurry.games.mouse_tales.view import view
from scurry.games.mouse_tales.words import FIGURES, KIND_NAMES, PAW, POUNCE, SKITTER_CARD
from scurry.kernel.message import EventLog


def kinds(tale: Mice) -> list[str]:
    """What stands on the board, kind by kind."""
    return [KIND_NAMES[tale.kind[figure]] for figure in range(FIGURES) if tale.spot[figure] >= 0]


def lie(text: str, dice: str, chapter: str, **options: bool) -> Mice:
    return table(text, dice, chapter=chapter, table_decides=True, **options)


def won(tale: Mice) -> list[str]:
    assert tale.reason == "outcome-won"
    return view(tale, None).achievements


def explore(tale: Mice, way: str) -> None:
    """Through an exit, onto the first cell there."""
    play(tale, f"explore {way}")
    if asked(tale) == "ask-arrive":
        play(tale, keys(tale)[0])


# Arriving. MM-151


def test_a_side_is_met_for_the_first_time_once() -> None:
    """MM-151: by exploring, a side at a time; the start counts as visited"""
    tale = lie("side: 16\n3 . . . . . C\nturn: collin\nencounters: b5 b6", "bow bow bow", "brush")
    log = listen(tale)
    explore(tale, "flip")
    assert told(log).count("event-first-visit") == 1
    assert kinds(tale) == ["spider"]
    back = lie("side: 16\n3 . . . . . C\nturn: collin\nencounters: b5", "bow bow", "brush")
    back.visited |= 1 << 14
    explore(back, "flip")
    assert (kinds(back), acting(back)) == ([], "collin")


def test_the_starting_sides_text_is_told_at_the_start() -> None:
    """MM-151: and no card is drawn for it"""
    log = EventLog()
    tale = begin("bow", log=log, chapter="maggie", advised_party=True)
    assert "event-story" in told(log)
    assert (kinds(tale), tale.face_up, tale.visited) == ([], -1, 1)


# 1. Flight


def test_the_way_to_the_yard_is_armed_and_guarded() -> None:
    """MT-C13 4c.5: chapter 1, side 2 has its traps, side 1 two rats and four roaches"""
    tale = lie("side: 6\n1 . . C . . .\nturn: collin\nencounters: b5", "bow", "flight")
    explore(tale, "north")
    assert bin(tale.traps[1]).count("1") == 2
    yard = lie("side: 2\n3 C . . . . .\nturn: collin", "bow", "flight")
    explore(yard, "flip")
    assert kinds(yard) == ["rat"] * 2 + ["roach"] * 4
    assert yard.placed == 1


def test_the_gutter_hides_a_hook_and_the_kitchen_a_fork() -> None:
    """MM-129 4c.5: chapter 1"""
    tale = table("side: 6\n1 C . . . . .\nturn: collin", "sword*")
    play(tale, "seek hook")
    assert place(tale, "hook") == "hoard"


def test_the_old_crow_swoops_on_who_is_alone() -> None:
    """4c.5 MT-E7: chapters 1 and 6; two dice, without a star a wound; nobody is placed"""
    text = """
        side: 1
        3 . . CN . . T
        turn: tilda
        page: 1 wheel 5
        """
    for chapter in ("flight", "horn"):
        tale = table(text, "bow bow bow", chapter=chapter)
        play(tale, "end turn")
        assert (wounds(tale, "tilda"), kinds(tale), tale.page) == (1, [], 2)
        lucky = table(text, "bow sword* bow", chapter=chapter)
        play(lucky, "end turn")
        assert wounds(lucky, "tilda") == 0


def test_of_several_or_none_the_crow_takes_the_highest_on_the_track() -> None:
    """4c.5"""
    alone = "side: 1\n3 . . C . N T\nturn: tilda\ntrack: nez collin tilda\npage: 1 wheel 5"
    tale = table(alone, "bow bow bow")
    play(tale, "end turn")
    assert wounds(tale, "nez") == 1
    crowd = "side: 1\n3 . . CNT . . .\nturn: tilda\ntrack: collin nez tilda\npage: 1 wheel 5"
    tale = table(crowd, "bow bow bow")
    play(tale, "end turn")
    assert wounds(tale, "collin") == 1


def test_chapter_one_is_won_in_the_empty_yard() -> None:
    """MT-W1 4c.5: its setup has been placed and no minion is left"""
    tale = table("side: 1\n3 . . Co . . .\nturn: collin\nplaced: yes", "sword* bow bow bow")
    play(tale, "attack collins-sword")
    assert won(tale) == []


# 2. The archer


def test_the_kings_door_is_locked_and_its_key_lies_near() -> None:
    """MT-C13 MM-129 4c.5: chapter 2"""
    tale = table("3 . . . . . C\nturn: collin", "sword*", chapter="archer")
    assert why(tale, "explore east") == "MT-C13 why-locked"
    play(tale, "seek key")
    assert view(tale, None).tokens == ["key"]


def test_the_sleeping_cat_is_neither_minion_nor_obstacle() -> None:
    """4c.5: chapter 2, on e3 of the dining hall"""
    tale = table("side: 7\n2 . . . C . .\nturn: collin 3\nencounters: b1", chapter="archer")
    assert why(tale, "explore flip") == ""
    play(tale, "go e3", "go f3")
    assert cell(tale, "collin") == "f3"


def test_three_cheese_in_a_roll_wake_the_cat_once() -> None:
    """4c.5 MT-I5: it passes through, both cards act once, then it leaves, not beaten"""
    tale = lie(
        "side: 7\n1 . Cr . . . .\nturn: collin\nrat-1: skips",
        "cheese cheese cheese" + " bow" * 30,
        "archer",
    )
    play(tale, "attack collins-sword")
    assert (cell(tale, "paw"), tale.cat_came) == ("e3", True)
    assert {"pounce", "prowl"} <= set(track(tale))
    play(tale, "end turn")
    assert "paw" not in foes(tale)
    assert not {"pounce", "prowl"} & set(track(tale))
    assert tale.beaten == 0
    two = table("side: 7\n1 . Cr . . . .\nturn: collin", "cheese cheese bow", chapter="archer")
    play(two, "attack collins-sword")
    assert "paw" not in foes(two)


JAWS = """
    side: 8
    5 # . . {} . #
    6 # # . {} . #
    turn: {}
    {}
    """


def test_three_stars_free_lily_and_minions_come() -> None:
    """MM-131 4c.5: chapter 2; she has her gear and an ability, her card is the last"""
    tale = lie(JAWS.format("C", ".", "collin", "tokens: key"), "sword* sword*", "archer")
    play(tale, "try jaws")
    assert asked(tale) == "ask-learn"
    play(tale, "ability aimed-shot")
    assert (cell(tale, "lily"), place(tale, "lilys-bow")) == ("d5", "worn lily")
    assert kinds(tale) == ["rat"] * 2 + ["roach"] * 2
    assert tale.over == 0
    assert int(tale.runner[5]) == 0


def test_with_minions_about_lilys_card_goes_to_the_end_of_the_track() -> None:
    """4c.5 MT-I4"""
    text = JAWS.format("C", ".", "collin", "tokens: key") + "2 # r . . . .\n"
    tale = lie(text, "sword* sword*", "archer")
    play(tale, "try jaws", "ability aimed-shot")
    assert track(tale)[:3] == ["collin", "rats", "lily"]


def test_stars_add_up_over_tries_and_mice_next_to_the_jaws() -> None:
    """MM-131: battle dice, a tinkerer's lore; cheese counts for nobody"""
    tale = table(
        JAWS.format(".", "CN", "collin", ""), "sword* cheese bow sword* bow", chapter="archer"
    )
    play(tale, "try jaws")
    assert (tale.stars, cheese(tale, "collin")) == ([1], 0)
    play(tale, "end turn", "try jaws")
    assert tale.stars == [2]
    assert left(tale) == 0
    far = table("side: 8\n2 # C . . . .\nturn: collin", chapter="archer")
    assert why(far, "try jaws") == "MM-131 why-no-test-here"
    stunned = table(JAWS.format("C", ".", "collin", "collin: stunned"), chapter="archer")
    assert why(stunned, "try jaws") == "MT-X3 why-stunned"


def test_the_fork_on_her_cell_is_a_star_too() -> None:
    """4c.5: with the key that makes two"""
    tale = lie(JAWS.format("C", ".", "collin", "tokens: key\n    fork: d5"), "sword* bow", "archer")
    play(tale, "try jaws")
    assert asked(tale) == "ask-learn"


def test_no_trap_is_laid_where_lily_lies() -> None:
    """4c.5 MT-E4: chapter 2, d5 of side 8"""
    tale = lie("side: 7\n2 . . . C . .\nturn: collin\nencounters: b9", "bow", "archer")
    explore(tale, "flip")
    assert tale.side == 7
    assert view(tale, None).traps == ["e2"]


def test_chapter_two_is_won_when_lily_is_free_and_no_minion_is_left() -> None:
    """MT-W1 4c.5: from then on she may come along"""
    tale = table(
        "side: 8\n5 # . . CoL . #\nturn: collin\nflags: freed",
        "sword* bow bow bow",
        chapter="archer",
    )
    play(tale, "attack collins-sword")
    assert won(tale) == ["lily"]


# 3. The notes


def test_the_spillway_is_quiet_and_carries_far() -> None:
    """4c.5 MT-M9: chapter 3, two cells at the end of a turn"""
    tale = lie("side: 6\n6 . . C . . .\nturn: collin\nencounters: b1", "bow", "notes")
    explore(tale, "south")
    assert (kinds(tale), tale.side, acting(tale)) == ([], 15, "collin")
    wet = table("side: 16\n3 . . . . C .\n1 T . . . . .\nturn: collin", "bow", chapter="notes")
    play(wet, "end turn")
    assert cell(wet, "collin") == "c3"


def test_vurst_and_four_elites_guard_the_notes() -> None:
    """4c.5 MM-84: chapter 3; placed on their own cells, no disguise helps"""
    tale = lie(
        "side: 10\n4 . . # . . C\nturn: collin\nhoard: disguise", "bow" + " bow" * 30, "notes"
    )
    explore(tale, "flip")
    assert sorted(kinds(tale)) == ["elite"] * 4 + ["vurst"]
    assert place(tale, "disguise") == "hoard"
    assert view(tale, None).encounter == ""


def test_a_surge_in_the_laboratory_brings_an_elite() -> None:
    """4c.5 MT-E7: chapter 3"""
    tale = lie(
        "side: 9\n6 . . C . . .\nturn: collin\npage: 1 wheel 5\nface: b1",
        "bow" + " bow" * 9,
        "notes",
    )
    play(tale, "end turn")
    assert kinds(tale) == ["elite"]
    assert view(tale, None).encounter == "b1"


def test_chapter_three_is_won_by_searching_the_desk() -> None:
    """MT-W1 MM-129 4c.5: once Vurst and all elites are beaten"""
    text = "side: 9\n1 C . . . . .\nturn: collin\ncollin: searched\n{}"
    early = table(text.format("6 e . . . . .\nplaced: yes"), chapter="notes")
    assert why(early, "seek notes") == "MM-129 why-not-beaten"
    nobody = table(text.format(""), chapter="notes")
    assert why(nobody, "seek notes") == "MM-129 why-not-beaten"
    tale = table(text.format("placed: yes"), "sword*", chapter="notes")
    play(tale, "seek notes")
    assert won(tale) == []
    assert chapters()[2].keeps == 2


# 4. Catnip


def test_the_passages_flip_is_for_nimble_paws() -> None:
    """MT-C13 MT-A11 4c.5: chapter 4"""
    text = "side: 12\n1 {} . . . . .\nturn: {}\nencounters: b1"
    collin = table(text.format("C", "collin"), chapter="catnip")
    assert why(collin, "explore flip") == "MT-A11 why-needs-paws"
    for sign, name in (("N", "nez"), ("F", "filch")):
        assert why(table(text.format(sign, name), chapter="catnip"), "explore flip") == ""


def test_herb_and_jar_are_hidden_in_the_pipes_and_on_the_table() -> None:
    """MM-129 MM-130 4c.5: chapter 4"""
    herb = table("side: 15\n1 . . . . . C\nturn: collin", "sword*", chapter="catnip")
    play(herb, "seek herb")
    assert view(herb, None).tokens == ["herb"]
    jar = table("side: 7\n3 C . . . . .\nturn: collin", "sword*", chapter="catnip")
    play(jar, "seek jar")
    assert view(jar, None).tokens == ["jar"]


def test_the_first_surge_in_the_dining_hall_is_the_cat() -> None:
    """4c.5 MT-E7: chapter 4, entering at f3; later ones are the card's"""
    text = "side: 7\n6 C . . . . .\nturn: collin\npage: 1 wheel 5\nface: b1"
    tale = lie(text, "bow" * 1 + " bow" * 30, "catnip")
    log = listen(tale)
    play(tale, "end turn")
    comes = [event.args for event in log.events if event.message == "event-cat-comes"]
    assert comes == [{"cell": "f3"}]
    assert view(tale, None).encounter == "b1"
    later = lie(text, "bow" + " bow" * 30, "catnip")
    later.cat_came = True
    play(later, "end turn")
    assert kinds(later) == ["roach"] * 2


def test_chapter_four_is_won_underground_with_both_tokens() -> None:
    """MT-W1 4c.5: on any blue side, no minion about; the catnip is theirs"""
    text = "side: {}\n{} . {} . . . .\nturn: collin 3\ntokens: {}"
    tale = table(text.format(12, 3, "C", "herb jar"), chapter="catnip")
    assert won(tale) == ["catnip"]
    for side, row, tokens in ((7, 6, "herb jar"), (12, 3, "herb")):
        assert table(text.format(side, row, "C", tokens), chapter="catnip").over == 0
    foe = table(text.format(12, 3, "Cr", "herb jar"), chapter="catnip")
    assert foe.over == 0


# 5. The claw


def test_brodie_waits_alone_in_the_dining_hall() -> None:
    """4c.5 MT-E7: chapter 5, on d4 with both cards; a surge there is a page and no more"""
    tale = lie("side: 8\n1 # . C . # #\nturn: collin", "bow" + " bow" * 30, "claw")
    explore(tale, "flip")
    assert kinds(tale) == ["brodie"]
    assert {"pounce", "prowl"} <= set(track(tale))
    surge = lie(
        "side: 7\n6 Cr . . . . .\nturn: collin\npage: 1 wheel 5\nface: b1\nrat-1: lying",
        "sword* bow bow cheese shield" + " bow" * 9, "claw",
    )  # fmt: skip
    play(surge, "attack collins-sword")
    assert (surge.page, surge.wheel, kinds(surge)) == (2, 0, ["rat"])
    assert view(surge, None).encounter == "b1"


def test_the_wire_lies_in_the_furnace() -> None:
    """MM-129 4c.5: chapter 5"""
    tale = table("side: 14\n6 . . . . C .\nturn: collin", "sword*", chapter="claw")
    play(tale, "seek wire")
    assert view(tale, None).tokens == ["wire"]


def test_with_the_wire_four_stars_snap_the_claw() -> None:
    """MM-131 MT-W1 4c.5: chapter 5, on the cat's cell; the claw is the reward"""
    text = "side: 7\n4 . . . CB . .\nturn: collin\n{}"
    bare = table(text.format(""), chapter="claw")
    assert why(bare, "try claw") == "MM-131 why-needs-token"
    off = table("side: 7\n4 . . . C B .\nturn: collin\ntokens: wire", chapter="claw")
    assert why(off, "try claw") == "MM-131 why-no-test-here"
    tale = table(text.format("tokens: wire"), "sword* sword*", chapter="claw")
    tale.stars[0] = 2
    play(tale, "try claw")
    assert won(tale) == ["claw"]


def test_beating_the_cat_wins_chapter_five_too() -> None:
    """MT-W1 MT-A7 4c.5"""
    tale = table(
        "side: 7\n4 . . . CB . .\nturn: collin\ntrack: collin pounce",
        "sword* sword* bow bow bow bow bow",
        chapter="claw",
    )
    play(tale, "attack collins-sword")
    assert won(tale) == ["claw"]
    assert tale.card_hurt[POUNCE] == 0


# 6. The horn


def test_the_horn_is_forged_on_the_kitchen_table() -> None:
    """MM-131 4c.5: chapter 6; lore dice, a roll with a star is one success, Nez's are two"""
    text = "side: 3\n1 {} . . . . .\nturn: {}\nachievements: claw"
    tale = table(text.format("C", "collin"), "sword* sword*", chapter="horn")
    play(tale, "try forge")
    assert tale.stars == [1]
    nez = table(text.format("N", "nez"), "sword* bow", chapter="horn")
    nez.stars[0] = 1
    play(nez, "try forge")
    assert view(nez, None).achievements == ["horn"]
    assert why(nez, "try forge") == "MT-T1 why-acted"


def test_a_surge_in_the_kitchens_brings_four_roaches() -> None:
    """4c.5 MT-E7: chapter 6"""
    tale = lie("side: 3\n6 . . C . . .\nturn: collin\npage: 1 wheel 5", "bow" + " bow" * 30, "horn")
    play(tale, "end turn")
    assert kinds(tale) == ["roach"] * 4


def test_without_the_horn_nobody_goes_up_to_the_yard() -> None:
    """MT-C13 4c.5: chapter 6; the ways below are quiet"""
    text = "side: 2\n3 C . . . . .\nturn: collin\n{}"
    assert why(table(text.format(""), chapter="horn"), "explore flip") == "MT-C13 why-needs-flag"
    tale = lie(text.format("flags: horn"), "bow" + " bow" * 30, "horn")
    explore(tale, "flip")
    assert kinds(tale) == ["rat"] * 3 + ["roach"] * 4
    quiet = lie("side: 6\n6 . . C . . .\nturn: collin\nencounters: b1", "bow", "horn")
    explore(quiet, "south")
    assert (kinds(quiet), acting(quiet)) == ([], "collin")


YARD = "side: 1\n3 . . C{} . . .\nturn: collin\nplaced: yes\n{}"


def test_the_second_wave_comes_as_soon_as_the_first_is_gone() -> None:
    """4c.5 MT-W1: chapter 6; in the middle of a turn, which goes on"""
    tale = lie(YARD.format("o", ""), "sword* bow bow bow" + " bow" * 9, "horn")
    play(tale, "attack collins-sword")
    assert kinds(tale) == ["rat"] * 3 + ["roach"] * 4
    assert (tale.over, acting(tale)) == (0, "collin")


def test_the_second_wave_comes_at_the_end_of_the_second_round() -> None:
    """4c.5 MM-152: chapter 6; rounds begun since the party arrived, the first is round one"""
    first = lie(YARD.format("o", "roach-1: skips"), "bow" + " bow" * 30, "horn")
    play(first, "end turn")
    assert (kinds(first), first.rounds_here) == (["roach"], 2)
    second = lie(YARD.format("o", "roach-1: skips"), "bow" + " bow" * 30, "horn")
    second.rounds_here = 2
    play(second, "end turn")
    assert kinds(second) == ["rat"] * 3 + ["roach"] * 5


def test_a_track_laid_anew_does_not_begin_the_rounds_anew() -> None:
    """MM-152: it only begins the next round"""
    tale = lie(YARD.format("o", ""), "sword* bow bow bow" + " bow" * 30, "horn")
    assert tale.rounds_here == 1
    play(tale, "attack collins-sword", "end turn")
    assert tale.rounds_here == 2


def test_with_catnip_the_cat_carries_minions_off() -> None:
    """4c.5: chapter 6, from the third round in the yard on, one at each round's end"""
    text = YARD.format("s", "spider: skips\nachievements: {}")
    tale = lie(text.format("catnip"), "cheese" + " bow" * 30, "horn")
    tale.waves = 1
    tale.rounds_here = 3
    play(tale, "end turn")
    assert tale.reason == "outcome-won"
    early = lie(text.format("catnip"), "bow" + " bow" * 30, "horn")
    early.waves = 1
    early.rounds_here = 2
    play(early, "end turn")
    assert kinds(early) == ["spider"]
    none = lie(text.format("claw"), "bow" + " bow" * 30, "horn")
    none.waves = 1
    none.rounds_here = 3
    play(none, "end turn")
    assert kinds(none) == ["spider"]


def test_chapter_six_is_won_after_both_waves() -> None:
    """MT-W1 4c.5: the claw has become the horn"""
    tale = table(YARD.format("o", "achievements: claw"), "sword* bow bow bow", chapter="horn")
    tale.waves = 1
    play(tale, "attack collins-sword")
    assert won(tale) == ["horn"]


def test_the_claw_is_given_in_chapter_six() -> None:
    """4c.5: even outside a campaign"""
    tale = begin("bow", chapter="horn", advised_party=True)
    assert view(tale, None).achievements == ["claw"]


# 7. Maggie


def test_dust_and_rust_are_hidden_below_a_candlestick_and_on_the_pipes() -> None:
    """MM-129 4c.5: chapter 7"""
    dust = table("side: 9\n5 . . . . C .\nturn: collin", "sword*", chapter="maggie")
    play(dust, "seek dust")
    assert view(dust, None).tokens == ["dust"]
    for column in ("b", "d"):
        row = " ".join("C" if name == column else "." for name in "abcdef")
        rust = table(f"side: 15\n4 {row}\nturn: collin", "sword*", chapter="maggie")
        play(rust, "seek rust")
        assert view(rust, None).tokens == ["rust"]


def test_chapter_seven_is_won_by_bringing_both_home() -> None:
    """MT-W1 4c.5: Maggie's friendship, with poison too if nobody was captured"""
    text = "side: {}\n4 . . C . . .\nturn: collin 2\ntokens: {}\ncollin: captures {}"
    tale = table(text.format(1, "dust rust", 0), chapter="maggie")
    assert won(tale) == ["maggie", "healthy"]
    caught = table(text.format(1, "dust rust", 1), chapter="maggie")
    assert won(caught) == ["maggie"]
    assert table(text.format(1, "dust", 0), chapter="maggie").over == 0
    assert table(text.format(6, "dust rust", 0), chapter="maggie").over == 0


# 8. Skitter-Clak


def test_skitter_clak_waits_in_the_furnace() -> None:
    """4c.5 MT-E7: chapter 8, with two roaches; a surge brings two more"""
    tale = lie("side: 16\n6 . . C . . .\nturn: collin", "bow" + " bow" * 30, "skitter")
    explore(tale, "south")
    assert kinds(tale) == ["roach", "roach", "skitter"]
    surge = lie(
        "side: 14\n6 . . . C . .\nturn: collin\npage: 1 wheel 5", "bow" + " bow" * 30, "skitter"
    )
    play(surge, "end turn")
    assert kinds(surge) == ["roach"] * 2


def test_in_the_dark_shots_and_spells_reach_two_cells() -> None:
    """4c.5: chapter 8, of either side"""
    text = "side: 14\n2 L . {} {} . .\nturn: lily"
    assert why(table(text.format("r", "."), chapter="skitter"), "attack lilys-bow") == ""
    far = table(text.format(".", "r"), chapter="skitter")
    assert why(far, "attack lilys-bow") == "MT-A2 why-no-target"
    foe = lie(
        "side: 14\n2 L . . e . .\nturn: lily\ntrack: elites lily", "cheese" + " bow" * 9, "skitter"
    )
    play(foe, "end turn")
    assert cell(foe, "rat-1") != "d2"


def test_two_stars_at_the_bellows_are_two_automatic_hits() -> None:
    """MM-131 MM-128 4c.5: chapter 8, wherever he stands; each try for itself"""
    text = "side: 14\n2 K . . . . .\n6 . . . . C .\nturn: collin"
    tale = table(text, "sword* sword* bow shield", chapter="skitter")
    play(tale, "try bellows")
    assert tale.card_hurt[SKITTER_CARD] == 1
    miss = table(text, "sword* bow", chapter="skitter")
    play(miss, "try bellows")
    assert (miss.card_hurt[SKITTER_CARD], left(miss)) == (0, 0)


def test_chapter_eight_is_won_when_he_falls() -> None:
    """MT-W1 4c.5: roaches may remain"""
    tale = table(
        "side: 14\n2 KC . . . . .\n5 o . . . . .\nturn: collin",
        "sword* sword* bow bow",
        chapter="skitter",
    )
    tale.card_hurt[SKITTER_CARD] = 2
    play(tale, "attack collins-sword")
    assert won(tale) == []
    assert chapters()[7].keeps == 2


# 9. The brush


def test_the_queens_chamber_is_guarded() -> None:
    """4c.5: chapter 9, four elites and a spider"""
    tale = lie("side: 9\n3 . . . . . C\nturn: collin", "bow" + " bow" * 30, "brush")
    explore(tale, "east")
    assert kinds(tale) == ["elite"] * 4 + ["spider"]


def test_the_brush_is_carried_by_who_finds_it() -> None:
    """MM-130 MM-129 4c.5: chapter 9; its carrier uses no scrolls"""
    tale = table(
        "side: 13\n3 . . . . C .\nturn: collin\ncollin: wounds 1 has mending",
        "sword*",
        chapter="brush",
    )
    assert why(tale, "play mending") == ""
    play(tale, "seek brush")
    assert view(tale, None).carrier == "collin"
    assert why(tale, "play mending") == "MT-C13 why-brush"


def test_while_the_brush_is_carried_every_surge_brings_a_rat_more() -> None:
    """4c.5 MT-E7: chapter 9, after its own effect"""
    text = "side: 9\n6 . . C . . .\nturn: collin\npage: 1 wheel 5\nface: b1\n{}"
    tale = lie(text.format("tokens: brush\ncarrier: collin"), "bow" + " bow" * 30, "brush")
    play(tale, "end turn")
    assert kinds(tale) == ["rat"] + ["roach"] * 2
    plain = lie(text.format(""), "bow" + " bow" * 30, "brush")
    play(plain, "end turn")
    assert kinds(plain) == ["roach"] * 2


def test_chapter_nine_is_won_by_bringing_the_brush_back() -> None:
    """MT-W1 4c.5"""
    text = "side: {}\n5 . . . C . .\nturn: collin 2\ntokens: brush\ncarrier: collin"
    assert won(table(text.format(16), chapter="brush")) == ["brush"]
    assert table(text.format(13), chapter="brush").over == 0


# 10. The king


def test_vurst_keeps_watch_at_the_kings_bed() -> None:
    """4c.5 MT-E7: chapter 10, with four rats; a surge brings two elites"""
    tale = lie("side: 12\n1 C . . . . .\nturn: collin", "bow" + " bow" * 30, "king")
    explore(tale, "flip")
    assert sorted(kinds(tale)) == ["rat"] * 4 + ["vurst"]
    surge = lie(
        "side: 11\n2 C . . . . .\nturn: collin\npage: 1 wheel 5", "bow" + " bow" * 30, "king"
    )
    play(surge, "end turn")
    assert kinds(surge) == ["elite"] * 2


def test_a_crystal_is_found_in_the_tunnels() -> None:
    """MM-129 4c.5: chapter 10"""
    for row in (3, 4):
        tale = table(f"side: 10\n{row} . . . C . .\nturn: collin", "sword*", chapter="king")
        play(tale, "seek crystal")
        assert view(tale, None).tokens == ["crystal"]


@pytest.mark.parametrize(
    ("facts", "before"), [("", 3), ("tokens: crystal", 2), ("achievements: maggie", 1)]
)
def test_five_stars_cure_the_king(facts: str, before: int) -> None:
    """MM-131 MT-W1 4c.5: chapter 10; a crystal is one of them, with Maggie three are enough"""
    text = "side: 11\n5 . . . C . .\n2 r . . . . .\nturn: collin\nplaced: yes\n" + facts
    tale = table(text, "sword* sword*", chapter="king")
    tale.stars[0] = before
    play(tale, "try cure")
    assert "king" in won(tale)
    short = table(text, "sword* sword*", chapter="king")
    short.stars[0] = before - 1
    play(short, "try cure")
    assert short.over == 0


def test_the_king_is_not_cured_under_vursts_eyes() -> None:
    """MM-131 4c.5"""
    tale = table(
        "side: 11\n5 . . . C . .\n2 V . . . . .\nturn: collin\nplaced: yes", chapter="king"
    )
    assert why(tale, "try cure") == "MM-131 why-not-beaten"


# 11. Memories


def test_elites_and_a_centipede_wait_in_the_dining_hall() -> None:
    """4c.5: chapter 11"""
    tale = lie("side: 8\n1 # . C . # #\nturn: collin", "bow" + " bow" * 40, "memories")
    explore(tale, "flip")
    assert kinds(tale) == ["elite", "elite", "centipede"]


def test_vanestra_waits_on_her_table_with_two_cards_and_two_rats() -> None:
    """4c.5 MT-I5: chapter 11"""
    tale = lie("side: 7\n6 . . C . . .\nturn: collin", "bow" + " bow" * 60, "memories")
    explore(tale, "south")
    assert kinds(tale) == ["rat", "rat", "vanestra"]
    assert len({"charm", "sting", "web", "call"} & set(track(tale))) == 2


def test_a_surge_swaps_one_of_her_cards() -> None:
    """4c.5 MT-E7: chapter 11; in its slot, wounds stay, nobody is placed"""
    tale = table(
        """
        side: 13
        1 . . C . . .
        3 . . . . Q .
        6 . r . . . .
        turn: collin
        track: collin charm rats sting
        page: 1 wheel 5
        rat-1: lying
        """,
        "cheese" + " bow" * 60,
        chapter="memories",
    )
    tale.card_hurt[15] = 2
    tale.feed_wheel(1)
    play(tale, "end turn")
    assert (asked(tale), keys(tale)) == ("ask-swap", ["slot charm", "slot sting"])
    log = listen(tale)
    play(tale, "slot charm")
    swapped = [event.args for event in log.events if event.message == "event-swaps"]
    assert swapped == [{"slot": "@slot-charm", "other": "@slot-web"}]
    assert (tale.card_hurt[15], tale.card_hurt[17]) == (0, 2)
    assert track(tale)[1] == "web"
    assert foes(tale) == ["rat-1", "spider"]


def test_the_brush_weakens_vanestra() -> None:
    """4c.5: chapter 11, she defends with three dice instead of four"""
    text = "side: 13\n3 . . . . CQ .\nturn: collin\n{}"
    tale = table(
        text.format("achievements: brush"), "sword* bow bow shield bow bow", chapter="memories"
    )
    play(tale, "attack collins-sword")
    assert left(tale) == 0
    plain = table(text.format(""), "sword* bow bow shield bow bow bow", chapter="memories")
    play(plain, "attack collins-sword")
    assert left(plain) == 0


def test_chapter_eleven_is_won_when_vanestra_falls() -> None:
    """MT-W1 MT-A7 4c.5: minions may remain"""
    tale = table(
        "side: 13\n3 . . . . CQ .\n6 . r . . . .\nturn: collin\ntrack: collin sting rats",
        "sword* bow bow bow bow bow bow",
        chapter="memories",
    )
    tale.card_hurt[16] = 2
    play(tale, "attack collins-sword")
    assert won(tale) == []
    assert foes(tale) == ["rat-1"]
    assert tale.spot[PAW] == -1
    assert woes(tale, "rat-1") == set()
