"""Party items beyond their plain use: disguises, the hook's rules, what is left behind. MT-P"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.content import chapters
from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    place,
    play,
    table,
    track,
    why,
    woes,
    wounds,
)

NEW = "side: 3\n5 . . . C . .\nturn: collin\nhoard: disguise\nencounters: {}\npage: {}"


# The hoard. MT-P0


def test_a_found_party_item_belongs_to_all() -> None:
    """MT-P0 MT-C5 MT-C11: Collin finds it, Tilda lays it; it takes no room in a bag"""
    tale = table(
        """
        3 . . CT . . .
        turn: collin
        collin: has salve rind match
        deck: fork
        """,
        "sword* bow",
    )
    play(tale, "search")
    assert (place(tale, "fork"), asked(tale)) == ("hoard", "ask-turn")
    play(tale, "end turn", "lay fork")
    assert place(tale, "fork") == "board"


# Disguise. MT-P1


def test_a_disguise_hides_from_rats_and_elites_of_a_new_card() -> None:
    """MT-P1 MM-83: the others come as usual, traps are laid, the card lies face up"""
    tale = table(NEW.format("b3", 1), "bow", table_decides=True)
    play(tale, "explore flip", "yes")
    assert foes(tale) == ["roach-1", "roach-2"]
    assert place(tale, "disguise") == "deck"
    assert tale.face_up != -1
    assert tale.traps[3] != 0


def test_with_nobody_left_only_the_mice_draw_initiative() -> None:
    """MM-83: two elites do not come"""
    tale = table(NEW.format("b8", 1), "bow", table_decides=True)
    play(tale, "explore flip", "yes")
    assert foes(tale) == []
    assert track(tale) == ["collin"]


def test_by_house_rule_a_disguise_fools_regular_rats_only() -> None:
    """MM-83"""
    tale = table(NEW.format("b1", 5), "bow", table_decides=True, disguise_plain_rats=True)
    play(tale, "explore flip", "yes")
    assert foes(tale) == ["rat-1"]
    elites = table(NEW.format("b8", 1), "bow", table_decides=True, disguise_plain_rats=True)
    play(elites, "explore flip")
    assert (foes(elites), place(elites, "disguise")) == (["rat-1", "rat-2"], "hoard")


def test_a_disguise_is_no_help_against_a_surge() -> None:
    """MT-P1: the card's surge is a rat"""
    tale = table(
        "3 . . C . . .\nturn: collin\nhoard: disguise\npage: 1 wheel 5\nface: b4",
        "bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert foes(tale) == ["rat-1"]
    assert place(tale, "disguise") == "hoard"


def test_a_disguise_is_no_help_against_a_chapters_setup() -> None:
    """MM-84: encounter cards only"""
    tale = table("side: 2\n3 C . # # . .\nturn: collin\nhoard: disguise", "bow", table_decides=True)
    play(tale, "explore flip")
    assert foes(tale) == ["rat-1", "rat-2", "roach-1", "roach-2", "roach-3", "roach-4"]
    assert place(tale, "disguise") == "hoard"


# Hook and line. MT-P2 MM-85 … MM-87 MM-138


def test_the_hook_spans_three_cells_in_a_straight_view() -> None:
    """MM-85 MT-P2: not through rock; by house rule any two cells"""
    text = "4 . . . . C .\nturn: collin 2\nhoard: hook"
    tale = play(table(text), "lay hook")
    assert why(tale, "at e6") == "MM-85 why-no-hook-end"
    assert why(tale, "at a4") == "MM-85 why-no-hook-end"
    assert why(tale, "at b4") == ""
    house = play(table(text, hook_anywhere=True), "lay hook")
    assert why(house, "at e6") == why(house, "at a4") == ""


def test_the_hook_is_for_mice_only() -> None:
    """MM-86 MM-138: a rat at its end takes the long way"""
    tale = table(
        """
        3 r . . C . .
        turn: collin
        track: rats collin
        hook: a3 d3
        """,
        "cheese bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert cell(tale, "rat-1") in {"b2", "b3", "b4"}


def test_along_the_hook_the_rules_of_entering_hold() -> None:
    """MM-138: not to a full cell, not from two minions; a minion or water ends the move"""
    full = table("3 C . . NTMF . .\nturn: collin 3\nhook: a3 d3")
    assert why(full, "go d3") == "MT-M6 why-full"
    held = table("3 Crr . . . . .\nturn: collin 3\nhook: a3 d3")
    assert why(held, "go d3") == "MT-M8 why-held"
    foe = table("3 C . . r . .\nturn: collin 3\nhook: a3 d3")
    play(foe, "go d3")
    assert why(foe, "go d4") == "MT-T1 why-move-over"
    wet = table("side: 6\n1 . . C . . .\nturn: collin 3\nhook: c1 c3")
    play(wet, "go c3")
    assert why(wet, "go d3") == "MT-T1 why-move-over"


def test_a_trap_waits_at_the_hooks_end_too() -> None:
    """MM-138 MM-19"""
    tale = table(
        """
        side: 2
        5 # . . . C #
        6 # # . T # #
        turn: collin 3
        hook: e5 b5
        traps: b5
        """,
        "bow bow bow",
    )
    play(tale, "go b5")
    assert (wounds(tale, "collin"), woes(tale, "collin")) == (1, {"lying"})


def test_along_the_hook_a_climb_costs_a_point_and_the_water_no_roll() -> None:
    """MM-138 MT-P2"""
    tale = table("side: 3\n3 . . C . . .\nturn: collin 1\nhook: c3 a1")
    play(tale, "go a1")
    assert cell(tale, "collin") == "a1"
    wet = table("side: 6\n3 . . C . . .\nturn: collin 1\nhook: c3 c5")
    play(wet, "go c5")
    assert cell(wet, "collin") == "c5"


def test_the_hooks_ends_are_adjacent_for_moving_only() -> None:
    """MM-138: not for attacks, trades or minions"""
    tale = table("3 C . . rT . .\nturn: collin\nhook: a3 d3")
    assert why(tale, "attack collins-sword") == "MT-A2 why-no-target"
    assert why(tale, "trade") == "MT-F1 why-nobody-near"


def test_a_flip_that_needs_the_hook_wants_it_in_the_hoard_or_at_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """MM-87 MT-A11: with an end on that cell it is lost by leaving (MM-92)"""
    monkeypatch.setattr(chapters()[0].rules[4], "flip_hook", True)
    text = "3 . . C . . .\nturn: collin\nencounters: b1\n{}"
    assert why(table(text.format("")), "explore flip") == "MT-A11 why-needs-hook"
    assert why(table(text.format("hook: a3 b3")), "explore flip") == "MT-A11 why-needs-hook"
    assert why(table(text.format("hoard: hook")), "explore flip") == ""
    tale = table(text.format("hook: c3 e3"), "bow", table_decides=True)
    play(tale, "explore flip")
    assert place(tale, "hook") == "deck"


# Fork and grape. MT-P3 MT-P4


def test_a_mouse_on_the_fork_takes_it_back_with_an_action() -> None:
    """MT-P3"""
    tale = table("3 . . C . . .\nturn: collin\nfork: c3")
    play(tale, "take fork")
    assert place(tale, "fork") == "hoard"
    assert why(tale, "search") == "MT-T1 why-acted"


def test_a_flyers_own_turn_is_not_touched() -> None:
    """MM-88: webbed she flies, and her next turn is a whole one"""
    tale = table("3 . . CT . . .\nturn: collin\nfork: c3\ntilda: webbed stunned lying", "bow")
    play(tale, "catapult", "at a3")
    assert cell(tale, "tilda") == "a3"
    assert woes(tale, "tilda") == {"webbed", "stunned", "lying"}
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"


def test_roaches_go_for_the_grape_and_stop_with_a_mouse_on_the_way() -> None:
    """MM-89 MT-P4: then they attack as usual"""
    tale = table(
        """
        3 o . C . . .
        turn: collin
        track: roaches collin
        grape: e3
        """,
        "shield sword* bow bow bow bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert place(tale, "grape") == "board"
    assert cell(tale, "roach-1") in {"c3", "d3", "d2", "d4", "c2", "c4"}


def test_at_most_four_roaches_share_a_grape_and_they_are_gone_with_it() -> None:
    """MM-89: nobody gets the credit"""
    tale = table(
        """
        1 . . . C . .
        5 . . o5 . . .
        turn: collin
        track: roaches collin
        grape: c6
        """,
        " ".join(["cheese"] * 5) + " bow" * 9,
        table_decides=True,
    )
    play(tale, "end turn")
    assert len(foes(tale)) == 1
    assert place(tale, "grape") == "deck"
    assert tale.slain == [0] * 6


def test_neither_result_of_the_grape_touches_the_cat_or_large_ones() -> None:
    """MM-90 MT-P4: whole it knocks the small ones down"""
    for coin in ("whole", "squashed bow bow"):
        tale = table(
            """
            side: 3
            1 srB . . . . .
            3 . . C . . .
            turn: collin
            fork: c3
            hoard: grape
            """,
            coin,
        )
        play(tale, "shoot grape")
        assert woes(tale, "spider") == woes(tale, "paw") == set()
        assert {"spider", "paw"} <= set(foes(tale))
        assert (woes(tale, "rat-1") == {"lying"}) == (coin == "whole")


def test_cheese_of_those_who_defend_against_the_grape_counts() -> None:
    """MM-90 MM-128"""
    tale = table(
        """
        3 . . C . rT .
        turn: collin
        fork: c3
        hoard: grape
        """,
        "squashed cheese cheese shield",
    )
    play(tale, "shoot grape")
    assert (cheese(tale, "tilda"), wounds(tale, "tilda"), tale.wheel) == (1, 1, 1)


def test_one_rat_throws_the_grape_and_the_next_acts_normally() -> None:
    """MM-91: no move, no sight needed, the same coin"""
    tale = table(
        """
        3 rr . . C . .
        turn: collin
        track: rats collin
        grape: a3
        """,
        "whole shield bow bow bow",
        table_decides=True,
    )
    play(tale, "end turn")
    assert (woes(tale, "collin"), tale.grape) == ({"lying"}, 15)
    assert sorted([cell(tale, "rat-1"), cell(tale, "rat-2")])[0] == "a3"
    assert cell(tale, "rat-2") == "d3"
    assert left(tale) == 0


def test_with_a_mouse_beside_it_or_a_boss_on_it_nobody_throws_the_grape() -> None:
    """MM-91 MT-P4"""
    here = table("3 . . Cr . . .\nturn: collin\ntrack: rats collin\ngrape: c3", "bow bow bow")
    play(here, "end turn")
    assert place(here, "grape") == "board"
    boss = table(
        "3 V . . C . .\nturn: collin\ntrack: vurst collin\ngrape: a3",
        "bow sword* sword* bow bow bow",
    )
    play(boss, "end turn")
    assert place(boss, "grape") == "board"


def test_what_is_left_on_a_tile_is_lost() -> None:
    """MM-92 MT-P2 MT-P3: cards go back into the search deck, snares are just removed"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        hook: a1 a2
        fork: b2
        grape: e3
        snares: f3
        encounters: b1
        """,
        "bow",
        table_decides=True,
    )
    play(tale, "explore flip")
    assert place(tale, "hook") == place(tale, "fork") == place(tale, "grape") == "deck"
    assert tale.snares == 0


# Tokens of a chapter. MM-130


def test_a_carried_token_changes_hands_in_a_trade() -> None:
    """MM-130"""
    tale = table(
        "side: 13\n3 . . CT . . .\nturn: collin\ntokens: brush\ncarrier: collin", chapter="brush"
    )
    play(tale, "trade", "mouse tilda", "give-token", "done")
    assert tale.carrier == 2


def test_a_carried_token_passes_on_when_its_carrier_is_captured() -> None:
    """MM-130: at once, to another active mouse of choice"""
    tale = table(
        """
        side: 13
        3 . . Cr . . .
        6 . N T . . .
        turn: tilda
        track: nez tilda rats collin
        tokens: brush
        carrier: collin
        collin: wounds 2
        """,
        "sword* sword* bow bow bow",
        chapter="brush",
    )
    play(tale, "end turn")
    assert (asked(tale), keys(tale)) == ("ask-handover", ["mouse nez", "mouse tilda"])
    play(tale, "mouse tilda")
    assert tale.carrier == 2
    assert tale.tokens == 1


def test_a_token_in_the_hoard_cannot_be_lost() -> None:
    """MM-130: no draught takes it, and it fills no bag"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        tokens: key
        collin: has salve rind match
        deck: draught
        """,
        "sword*",
        chapter="archer",
    )
    play(tale, "search")
    assert (tale.tokens, asked(tale)) == (1, "ask-turn")
