"""Captured and rescued: what is lost, who comes back where, and who never leaves. MT-X1 MT-X2"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    cell,
    cheese,
    keys,
    left,
    listen,
    place,
    places,
    play,
    poison,
    table,
    track,
    why,
    woes,
    wounds,
)
from scurry.games.mouse_tales.words import PROWL, bit

DOOMED = """
    3 . . Cr . . .
    6 . T . . . .
    turn: collin
    track: rats collin tilda
    collin: wounds 2 {}
    """
FALLS = "sword* sword* bow bow bow"  # two hits, two defence dice, Tilda's move


# Capture. MT-X1


def test_as_many_wounds_as_health_are_a_capture() -> None:
    """MT-X1 MT-C2: off the board, her card stays, a page passes"""
    tale = table(DOOMED.format(""), "bow " + FALLS)
    play(tale, "end turn", "end turn")
    assert cell(tale, "collin") == ""
    assert track(tale) == ["rats", "collin", "tilda"]
    assert tale.page == 2
    assert acting(tale) == "tilda"


def test_nez_bears_a_wound_more() -> None:
    """MT-X1 MT-C2: her health is four"""
    tale = table(
        DOOMED.replace("C", "N").replace("collin", "nez").format(""), "bow sword* bow bow bow"
    )
    play(tale, "end turn", "end turn")
    assert (cell(tale, "nez"), wounds(tale, "nez")) == ("c3", 3)


def test_poison_counts_as_wounds_for_a_capture() -> None:
    """MM-76 MT-X1"""
    tale = table(DOOMED.replace("wounds 2", "poison 2").format(""), "bow " + FALLS)
    play(tale, "end turn", "end turn")
    assert cell(tale, "collin") == ""


def test_cheese_and_worn_cards_are_lost_but_not_the_bag_nor_starting_gear() -> None:
    """MT-X1 MM-77: nor tricks, nor starting gear that was lent"""
    tale = table(
        DOOMED.format("cheese 4 has salve slip-away wears acorn-cap dagger"),
        "bow sword* sword* sword* bow bow bow bow",
    )
    play(tale, "end turn", "end turn")
    assert cheese(tale, "collin") == 0
    assert place(tale, "acorn-cap") == "discard"
    assert place(tale, "salve") == "bag collin"
    assert "bag collin" in places(tale, "slip-away")
    assert place(tale, "collins-sword") == place(tale, "leather-breastplate") == "worn collin"
    assert "worn collin" in places(tale, "dagger")


def test_wounds_poison_and_effects_are_cleared() -> None:
    """MT-X1 MM-77"""
    tale = table(DOOMED.format("poison 1 stunned webbed lying"), "bow " + FALLS)
    tale.wounds[0] = 1
    play(tale, "end turn", "end turn")
    assert (wounds(tale, "collin"), poison(tale, "collin"), woes(tale, "collin")) == (0, 0, set())


def test_a_capture_in_the_own_turn_ends_it() -> None:
    """MM-145 MT-M10: a trap may do that"""
    tale = table(
        """
        side: 2
        2 # . C . . #
        6 # # . T # #
        traps: b2
        turn: collin 4
        collin: wounds 2
        """,
        "bow bow bow",
    )
    play(tale, "go b2")
    assert (cell(tale, "collin"), acting(tale), tale.page) == ("", "tilda", 2)


def test_several_captured_by_one_roll_each_move_the_hourglass() -> None:
    """MM-145: the cat strikes all in her cell, in track order"""
    tale = table(
        """
        3 . . CTB . . .
        6 . N . . . .
        turn: nez
        track: tilda collin nez pounce prowl
        collin: wounds 2
        tilda: wounds 2
        """,
        "sword* sword* bow" + " bow" + " bow bow" + " cheese cheese" + " bow bow bow" + " bow",
        table_decides=True,
    )
    log = listen(tale)
    play(tale, "end turn")
    fallen = [event.args["mouse"] for event in log.events if event.message == "event-captured"]
    assert fallen == ["@mouse-tilda", "@mouse-collin"]
    assert tale.page == 3
    assert left(tale) == 0


def test_with_all_mice_captured_the_chapter_is_lost() -> None:
    """MM-79 MT-W1"""
    tale = table("3 . . Cr . . .\nturn: collin\ntrack: rats collin\ncollin: wounds 2", FALLS)
    play(tale, "end turn")
    assert tale.reason == "outcome-captured"


def test_by_house_rule_the_chapter_goes_on_if_no_minion_stays() -> None:
    """MM-79: the cat that took the last one leaves, and she comes back anywhere"""
    text = """
        3 . . CB . . .
        turn: collin
        track: pounce collin
        collin: wounds 2
        """
    lost = table(text, "sword* sword* sword* bow bow")
    lost.cat_passing = True
    play(lost, "end turn")
    assert lost.reason == "outcome-captured"
    tale = table(text, "sword* sword* sword* bow bow", never_all_captured=True)
    tale.cat_passing = True
    tale.cat_left = bit(PROWL)
    play(tale, "end turn")
    assert (tale.over, asked(tale)) == (0, "ask-rescue")
    stays = table(text, "sword* sword* sword* bow bow", never_all_captured=True)
    play(stays, "end turn")
    assert stays.reason == "outcome-captured"


# Rescue. MT-X2


def test_a_captured_mouse_comes_back_at_her_next_turn() -> None:
    """MT-X2 MM-78: with or next to another one, at full health; that was her turn"""
    tale = table("3 . . T . . .\nturn: tilda\ntrack: tilda collin", "bow")
    play(tale, "end turn")
    assert asked(tale) == "ask-rescue"
    assert why(tale, "at e3") == "MM-147 why-not-beside"
    assert why(tale, "at c3") == ""
    play(tale, "at d4")
    assert (cell(tale, "collin"), wounds(tale, "collin")) == ("d4", 0)
    assert acting(tale) == "tilda"
    assert left(tale) == 0


def test_while_a_minion_is_about_she_waits() -> None:
    """MT-X2 MM-78"""
    tale = table(
        """
        3 . . T . . .
        6 . . r . . .
        turn: tilda
        track: rats tilda collin
        rat-1: lying
        """,
        "bow",
    )
    play(tale, "end turn")
    assert cell(tale, "collin") == ""
    assert acting(tale) == "tilda"


def test_she_is_set_on_land_that_is_not_full() -> None:
    """MM-147: water only if there is nothing else"""
    tale = table("side: 6\n3 . . T . . .\nturn: tilda\ntrack: tilda collin", "bow")
    play(tale, "end turn")
    assert cell(tale, "tilda") == "d3"
    assert set(keys(tale)) == {"at c2", "at d2", "at e2", "at c4", "at d4", "at e4"}
    full = table("3 . . TNMF . . .\nturn: filch\ntrack: tilda nez maginos filch collin")
    play(full, "end turn")
    assert "at c3" not in keys(full)
    assert "at c2" in keys(full)


def test_a_rescue_is_a_turn_for_times_pressure() -> None:
    """MM-147 MT-I7: she was the lowest on the track"""
    tale = table("3 . . T . . .\nturn: tilda\ntrack: tilda collin", "bow")
    play(tale, "end turn", "at d4")
    assert tale.wheel == 1


def test_only_active_mice_count_for_a_goal() -> None:
    """MM-80: Tilda is captured, the yard is won without her"""
    tale = table(
        """
        side: 1
        3 . . Co . . .
        turn: collin
        track: collin tilda roaches
        placed: yes
        """,
        "sword* bow bow bow bow",
    )
    play(tale, "attack collins-sword")
    assert tale.reason == "outcome-won"


# The master of escapes. MM-103


@pytest.mark.parametrize("in_place", [False, True])
def test_the_master_of_escapes_is_back_at_once_the_third_time(in_place: bool) -> None:
    """MM-103 MT-W3: at full health beside another one; cheese is lost, gear is kept, a page passes

    By house rule she stays on her cell.
    """
    text = DOOMED.format("captures 2 cheese 3 wears acorn-cap")
    tale = table(text, "bow " + FALLS, escape_in_place=in_place)
    tale.experts[3] = 0
    play(tale, "end turn", "end turn")
    if not in_place:
        assert asked(tale) == "ask-rescue"
        play(tale, "at b5")
    assert cell(tale, "collin") == ("c3" if in_place else "b5")
    assert (wounds(tale, "collin"), cheese(tale, "collin"), tale.page) == (0, 0, 2)
    assert place(tale, "acorn-cap") == "worn collin"


def test_a_fourth_capture_is_an_ordinary_one() -> None:
    """MM-103"""
    tale = table(DOOMED.format("captures 3"), "bow " + FALLS)
    tale.experts[3] = 0
    play(tale, "end turn", "end turn")
    assert cell(tale, "collin") == ""


def test_alone_the_master_of_escapes_stays_where_she_was() -> None:
    """MM-103: none other is active"""
    tale = table(
        "3 . . Cr . . .\nturn: collin\ntrack: rats collin\ncollin: wounds 2 captures 2", FALLS
    )
    tale.experts[3] = 0
    play(tale, "end turn")
    assert (cell(tale, "collin"), tale.over) == ("c3", 0)


def test_the_third_capture_in_her_own_turn_ends_it() -> None:
    """MM-103"""
    tale = table(
        """
        side: 2
        2 # . C . . #
        6 # # . T # #
        traps: b2
        turn: collin 4
        collin: wounds 2 captures 2
        """,
        "bow bow bow",
    )
    tale.experts[3] = 0
    play(tale, "go b2", "at d6")
    assert (cell(tale, "collin"), acting(tale)) == ("d6", "tilda")
