"""Stunned, webbed, knocked down, mesmerised, poisoned. MT-X3 MT-A9"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    place,
    play,
    points,
    poison,
    table,
    why,
    woes,
    wounds,
)

ENTRANCED = """
    3 C{} . . {} . .
    turn: tilda
    track: tilda collin
    collin: charmed {}
    tilda: {}
    """


# Stunned. MT-A9 MM-70


def test_the_stunned_may_move_but_their_only_action_is_to_recover() -> None:
    """MT-X3 MM-70: no attack, no search, no exploring, no ability that is an action"""
    tale = table("""
        3 . . Tr . . .
        turn: tilda 2
        tilda: stunned wounds 1 cheese 3 knows major-heal
        """)
    for deed in ("attack tildas-mace", "search", "scurry", "explore flip", "use major-heal"):
        assert why(tale, deed) == "MT-X3 why-stunned"
    play(tale, "go d3", "recover stun")
    assert woes(tale, "tilda") == set()
    assert why(tale, "search") == "MT-T1 why-acted"


def test_to_recover_from_a_stun_needs_no_die() -> None:
    """MT-A9"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: stunned")
    play(tale, "recover stun")
    assert woes(tale, "collin") == set()
    assert why(table("3 . . C . . .\nturn: collin"), "recover stun") == "MT-A9 why-not-stunned"


def test_free_actions_are_open_to_the_stunned_unless_the_house_closes_them() -> None:
    """MM-70: free abilities too"""
    text = """
        3 . . TC . . .
        turn: tilda
        tilda: stunned wounds 1 cheese 7 knows first-aid
        """
    tale = table(text)
    house = table(text, stunned_do_nothing=True)
    for deed in ("trade", "equip", "level up", "use first-aid"):
        assert why(tale, deed) == ""
        assert why(house, deed) == "MT-X3 why-stunned"


# Webbed. MT-A9 MM-35 MM-72


def test_the_webbed_neither_move_nor_scurry() -> None:
    """MT-X3: the rest they may"""
    tale = table("3 . . Cr . . .\nturn: collin 3\ncollin: webbed")
    assert why(tale, "go d3") == "MT-X3 why-webbed"
    play(tale, "halt")
    assert why(tale, "scurry") == "MT-X3 why-webbed"
    assert why(tale, "attack collins-sword") == why(tale, "search") == ""


def test_a_star_tears_the_web() -> None:
    """MT-A9 MM-72: one die"""
    text = "3 . . M . . .\nturn: maginos 3\nmaginos: webbed"
    torn = table(text, "bow*")
    play(torn, "recover web")
    assert woes(torn, "maginos") == set()
    held = table(text, "bow")
    play(held, "recover web")
    assert woes(held, "maginos") == {"webbed"}
    assert left(held) == 0


def test_by_house_rule_battle_or_lore_tears_it() -> None:
    """MM-72: Maginos has lore three"""
    tale = table(
        "3 . . M . . .\nturn: maginos\nmaginos: webbed", "bow bow sword*", strong_against_webs=True
    )
    play(tale, "recover web")
    assert woes(tale, "maginos") == set()
    assert left(tale) == 0


def test_a_webbed_mouse_does_not_explore_unless_the_house_lets_her() -> None:
    """MM-35"""
    text = "3 . . C . . .\nturn: collin\ncollin: webbed"
    assert why(table(text), "explore flip") == "MM-35 why-webbed-stays"
    assert why(table(text, webbed_explore=True), "explore flip") == ""


def test_others_carry_her_along_effects_and_all() -> None:
    """MM-34 MM-35: stunned, webbed and lying ones too"""
    tale = table(
        """
        3 . . CT . . .
        turn: tilda
        collin: webbed stunned lying
        encounters: b1
        """,
        "bow",
        table_decides=True,
    )
    play(tale, "explore flip")
    assert (cell(tale, "collin"), tale.side) == ("c3", 5)
    assert woes(tale, "collin") == {"webbed", "stunned", "lying"}


def test_stunned_and_webbed_she_recovers_from_one_of_them() -> None:
    """MM-71: by choice"""
    text = "3 . . C . . .\nturn: collin\ncollin: stunned webbed"
    tale = table(text)
    play(tale, "recover stun")
    assert woes(tale, "collin") == {"webbed"}
    assert why(tale, "recover web") == "MT-T1 why-acted"
    web = table(text, "bow*")
    play(web, "recover web")
    assert woes(web, "collin") == {"stunned"}


def test_a_second_stun_is_no_more_than_the_first() -> None:
    """MM-71: the centipede stings a stunned mouse, one Recover is enough"""
    tale = table(
        """
        3 . . C c . .
        turn: collin
        track: centipede collin
        collin: stunned
        """,
        "bow sword* bow bow bow bow bow",
    )
    play(tale, "end turn")
    assert (wounds(tale, "collin"), woes(tale, "collin")) == (1, {"stunned"})
    play(tale, "recover stun")
    assert woes(tale, "collin") == set()


# Knocked down. MM-73 MM-74


def test_who_lies_must_stand_up_for_all_her_points() -> None:
    """MT-X3 MM-73: before that she does not move, but attacks and searches"""
    tale = table("3 . . Cr . . .\nturn: collin 5\ncollin: lying")
    assert why(tale, "go d3") == "MT-X3 why-lying"
    assert why(tale, "attack collins-sword") == why(tale, "search") == ""
    play(tale, "stand up")
    assert (points(tale), woes(tale, "collin")) == (0, set())
    assert why(tale, "go d3") == "MT-T1 why-move-over"
    assert why(tale, "stand up") == "MT-X3 why-not-lying"


def test_who_lies_defends_as_usual() -> None:
    """MT-X3: two dice, one of them a block"""
    tale = table(
        "3 . . Cr . . .\nturn: collin\ntrack: rats collin\ncollin: lying",
        "sword* bow bow shield bow",
    )
    play(tale, "end turn")
    assert wounds(tale, "collin") == 0
    assert left(tale) == 0


def test_large_figures_are_not_knocked_down() -> None:
    """MT-X3: neither is the cat"""
    tale = table("""
        3 . . CrB s . .
        turn: collin
        collin: cheese 3 knows thundersqueak
        """)
    play(tale, "use thundersqueak")
    assert woes(tale, "rat-1") == {"lying", "hushed"}
    assert woes(tale, "spider") == woes(tale, "paw") == set()


def test_a_minion_that_lies_stands_up_instead_of_moving_and_then_attacks() -> None:
    """MM-74"""
    tale = table(
        """
        3 . . C r . .
        turn: collin
        track: rats collin
        rat-1: lying
        """,
        "sword* bow bow bow bow",
    )
    play(tale, "end turn")
    assert (cell(tale, "rat-1"), woes(tale, "rat-1")) == ("d3", set())
    assert wounds(tale, "collin") == 1
    assert left(tale) == 0


# Mesmerised. MM-75 MM-137


def test_a_mesmerised_mouse_goes_for_another_one_and_strikes_with_bare_values() -> None:
    """MT-X3 MM-75: two dice without the sword; then the token goes"""
    tale = table(ENTRANCED.format("", "T", "", ""), "shield sword* shield bow bow")
    play(tale, "end turn")
    assert cell(tale, "collin") == "d3"
    assert wounds(tale, "tilda") == 2
    assert woes(tale, "collin") == set()
    assert acting(tale) == "tilda"
    assert left(tale) == 0


def test_her_cheese_goes_on_the_wheel() -> None:
    """MM-75: her victim's is the victim's; another one on the wheel is time's (MT-I7)"""
    tale = table(ENTRANCED.format("T", ".", "", ""), "cheese sword* cheese bow")
    play(tale, "end turn")
    assert (tale.wheel, cheese(tale, "collin"), cheese(tale, "tilda")) == (2, 0, 1)


def test_alone_she_does_nothing() -> None:
    """MM-75"""
    tale = table("3 C . . . . .\nturn: collin begins\ncollin: charmed", "bow")
    assert (cell(tale, "collin"), woes(tale, "collin")) == ("a3", set())
    assert left(tale) == 0


def test_nobody_recovers_from_a_charm() -> None:
    """MM-75: her turn is run before she could"""
    tale = table(ENTRANCED.format("T", ".", "", ""), "bow bow bow")
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"
    assert acting(tale) == "tilda"


def test_under_a_charm_webs_keep_her_feet_and_a_stun_her_paws() -> None:
    """MM-137 MM-75: lying she stands up instead of moving"""
    web = table(ENTRANCED.format("", "T", "webbed", ""), "bow")
    play(web, "end turn")
    assert (cell(web, "collin"), left(web)) == ("a3", 0)
    stun = table(ENTRANCED.format("", "T", "stunned", ""), "shield bow")
    play(stun, "end turn")
    assert (cell(stun, "collin"), wounds(stun, "tilda"), left(stun)) == ("d3", 0, 0)
    lying = table(ENTRANCED.format("", "T", "lying", ""), "bow")
    play(lying, "end turn")
    assert (cell(lying, "collin"), woes(lying, "collin"), left(lying)) == ("a3", set(), 0)


def test_under_a_charm_lines_and_water_are_nothing_to_her() -> None:
    """MM-137: she climbs the table over its red line, and no current carries her"""
    tale = table(
        """
        side: 3
        1 T . . . . .
        3 C . . . . .
        turn: tilda
        track: tilda collin
        collin: charmed
        """,
        "cheese bow bow bow",
    )
    play(tale, "end turn")
    assert cell(tale, "collin") == "a1"
    wet = table(
        """
        side: 6
        3 C T . . . .
        turn: tilda
        track: tilda collin
        collin: charmed webbed
        """,
        "bow bow bow bow",
    )
    play(wet, "end turn")
    assert cell(wet, "collin") == "a3"


def test_under_a_charm_she_plays_no_tricks() -> None:
    """MM-137: nobody asks whether her luck should turn"""
    tale = table(
        ENTRANCED.format("T", ".", "has luck-of-the-brave", "has salve"), "sword* sword* bow bow"
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"
    assert wounds(tale, "tilda") == 2
    assert place(tale, "salve") == "bag tilda"


def test_a_mesmerised_mouse_is_no_minion() -> None:
    """MM-137: not for exploring, rescue or time; she defends as herself"""
    tale = table("3 . . CT . . .\nturn: tilda\ncollin: charmed\nencounters: b1")
    assert why(tale, "explore flip") == ""
    hit = table(
        "3 . . Cr . . .\n6 . T . . . .\nturn: tilda\ntrack: rats tilda collin\ncollin: charmed",
        "bow",
    )
    assert why(hit, "explore flip") == "MT-A10 why-foes-here"
    guarded = table(
        "3 . . Cr . . .\n6 . T . . . .\nturn: tilda\ntrack: tilda rats collin\ncollin: charmed",
        "sword* sword* shield shield" + " bow" * 9,
    )
    play(guarded, "end turn")
    assert wounds(guarded, "collin") == 0


# Poison. MM-76


def test_ordinary_healing_does_not_touch_poison() -> None:
    """MT-X3 MM-76: an antidote does"""
    tale = table("3 . . C . . .\nturn: collin\ncollin: poison 2 has mending antidote")
    assert why(tale, "play mending") != ""
    play(tale, "play antidote")
    assert poison(tale, "collin") == 0


@pytest.mark.parametrize("hits", [1, 2])
def test_a_spiders_wounds_are_poisoned(hits: int) -> None:
    """MT-X3 MT-C3: and count for a capture (MM-76)"""
    dice = "bow " + " ".join(["sword*"] * hits + ["bow"] * (2 - hits)) + " bow bow bow"
    tale = table("3 . . C s . .\nturn: collin\ntrack: spider collin", dice)
    play(tale, "end turn")
    assert (wounds(tale, "collin"), poison(tale, "collin")) == (0, hits)
    assert foes(tale) == ["spider"]
    assert keys(tale)
