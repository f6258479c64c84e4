"""A mouse's steps: points, lines, crowds, minions in the way, water, mousetraps. MT-M"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    begin,
    cell,
    cheese,
    keys,
    left,
    play,
    points,
    table,
    why,
    woes,
    wounds,
)

TRAPPED = """
    side: 2
    2 #  .  {}  .  .  #
    6 #  #  .  T  #  #
    traps: b2
    turn: {} 4
    """


def cells(text: str) -> set[str]:
    return {key[3:] for key in keys(table(text)) if key.startswith("go ")}


# Points. MT-M1


@pytest.mark.parametrize(("face", "number"), [("cheese", 1), ("bow", 2), ("shield*", 3)])
def test_a_die_and_the_movement_value_are_the_points(face: str, number: int) -> None:
    """MT-M1 MT-C4: Collin has two, Nez one; a point a cell"""
    tale = table("3 . . C . . .\nturn: collin begins", face)
    assert points(tale) == number + 2
    play(tale, "go d3")
    assert points(tale) == number + 1
    assert points(table("3 . . N . . .\nturn: nez begins", face)) == number + 1


def test_without_points_there_is_no_step() -> None:
    """MT-M1: the last point ends the movement"""
    tale = table("3 . . C . . .\nturn: collin 2")
    play(tale, "go d3", "go e3")
    assert points(tale) == 0
    assert why(tale, "go f3") == "MT-T1 why-move-over"


def test_the_die_is_rolled_by_who_does_not_move_too() -> None:
    """MM-03: always"""
    tale = table("3 . . CT . . .\nturn: tilda\ntrack: tilda collin", "bow")
    play(tale, "end turn")
    assert left(tale) == 0
    assert acting(tale) == "collin"
    assert why(tale, "roll") == "MM-03 why-rolled"


def test_by_house_rule_only_who_wants_to_move_rolls() -> None:
    """MM-03 MT-M1: the die waits for the word"""
    tale = table("3 . . CT . . .\nturn: tilda\ntrack: tilda collin", "bow", roll_to_move=True)
    play(tale, "end turn")
    assert left(tale) == 1
    assert why(tale, "go d3") == "MT-M1 why-no-points"
    play(tale, "roll")
    assert points(tale) == 4
    play(tale, "go d3")
    assert cell(tale, "collin") == "d3"


# Cells and lines. MT-M2 … MT-M5 MT-M11


def test_one_steps_to_adjacent_cells_diagonals_included() -> None:
    """MT-M2 MM-01"""
    found = cells("3 . . C . . .\nturn: collin 5")
    assert found == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    tale = table("3 . . C . . .\nturn: collin 5")
    assert why(tale, "go e3") == "MT-M2 why-not-adjacent"
    assert why(tale, "go c3") == "MT-M2 why-same-cell"


def test_by_house_rule_there_are_no_diagonal_steps() -> None:
    """MM-01"""
    tale = table("3 . . C . . .\nturn: collin 5", orthogonal=True)
    assert why(tale, "go d4") == "MT-M2 why-not-adjacent"
    assert why(tale, "go d3") == ""


def test_a_yellow_line_costs_three_against_the_arrow_and_one_with_it() -> None:
    """MT-M3: the mop handle of the kitchens leads from e3 up to the table"""
    tale = table("side: 3\n3 . . . . C .\nturn: collin 4")
    play(tale, "go a1")
    assert (cell(tale, "collin"), points(tale)) == ("a1", 1)
    play(tale, "go e3")
    assert (cell(tale, "collin"), points(tale)) == ("e3", 0)


def test_a_climb_cannot_be_paid_in_instalments() -> None:
    """MM-12 MT-M3: two points are not enough, and none is saved"""
    tale = table("side: 3\n3 . . . . C .\nturn: collin 2")
    assert why(tale, "go a1") == "MT-M3 why-yellow-line"


def test_nobody_steps_over_a_red_line() -> None:
    """MT-M4: the cells are not adjacent"""
    tale = table("side: 3\n3 . . C . . .\nturn: collin 5")
    assert why(tale, "go a1") == "MT-M4 why-red-line"


def test_nobody_steps_onto_rock_or_a_dark_gap() -> None:
    """MT-M5: nor over the gaps of the pipes"""
    tale = table("4 . . . C . .\nturn: collin 5")
    assert why(tale, "go e5") == "MT-M5 why-no-cell"
    pipes = table("side: 15\n4 . C . . . .\nturn: collin 5", chapter="catnip")
    assert why(pipes, "go c4") == "MT-M5 why-no-cell"
    assert why(pipes, "go d4") == "MT-M2 why-not-adjacent"


@pytest.mark.parametrize("column", "abcdf")
def test_a_drawn_thing_is_no_cell_and_is_crossed_only_where_cells_are_adjacent(column: str) -> None:
    """MT-M11: to the kitchen's table only the mop handle leads, and nobody stops on it"""
    row = " ".join("C" if name == column else "." for name in "abcdef")
    assert "a1" not in cells(f"side: 3\n3 {row}\nturn: collin 9")


def test_minions_do_not_walk_over_gaps() -> None:
    """MM-153 MT-M5: a rat goes round by c3; by house rule a gap is but a line to it"""
    text = """
        side: 15
        4 . C . r . .
        track: rats collin
        turn: collin
        """
    tale = table(text, "cheese bow bow bow", chapter="catnip")
    play(tale, "end turn")
    assert cell(tale, "rat-1") == "c3"
    over = table(text, "cheese bow bow bow", chapter="catnip", minions_cross_gaps=True)
    play(over, "end turn")
    assert cell(over, "rat-1") == "b4"


# Crowds. MT-M6


def test_a_cell_holds_four_small_figures() -> None:
    """MT-M6: mice and minions alike; nobody enters or passes it"""
    assert why(table("3 . . NTMF C . .\nturn: collin 5"), "go c3") == "MT-M6 why-full"
    assert why(table("3 . . NTrr C . .\nturn: collin 5"), "go c3") == "MT-M6 why-full"
    assert why(table("3 . . NTM C . .\nturn: collin 5"), "go c3") == ""


def test_a_large_figure_fills_a_cell() -> None:
    """MT-M6 MM-10"""
    assert why(table("3 . . s C . .\nturn: collin 5"), "go c3") == "MT-M6 why-full"


def test_a_large_minion_fights_from_the_cell_next_door() -> None:
    """MM-10: where a small figure is it neither enters nor passes"""
    tale = table(
        """
        3 c . . C . .
        turn: collin
        track: centipede collin
        """,
        "shield bow bow bow bow",
    )
    play(tale, "end turn")
    while asked(tale) == "ask-minion-way":
        play(tale, keys(tale)[0])
    assert cell(tale, "centipede") in {"c2", "c3", "c4"}
    assert left(tale) == 0


def test_a_special_area_holds_large_and_small_ones() -> None:
    """MM-10 MM-11: the spider comes onto the table to her"""
    tale = table(
        """
        side: 3
        1 C . . . . .
        3 s . . . . .
        turn: collin
        track: spider collin
        """,
        "shield bow bow bow",
    )
    play(tale, "end turn")
    assert cell(tale, "spider") == "a1"


def test_a_special_area_has_no_limit_but_by_house_rule() -> None:
    """MM-11 MT-M6: twelve by house rule"""
    text = """
        side: 3
        1 NTMFo8 . . . . .
        3 . . . . C .
        turn: collin 3
        """
    assert why(table(text), "go a1") == ""
    assert why(table(text, area_limit=True), "go a1") == "MT-M6 why-full"
    assert why(table(text.replace("o8", "o7"), area_limit=True), "go a1") == ""


def test_a_cell_with_mice_only_is_passed_freely() -> None:
    """MM-09"""
    tale = table("3 . . C NTF . .\nturn: collin 3")
    play(tale, "go d3", "go e3")
    assert cell(tale, "collin") == "e3"


# Minions in the way. MT-M7 MT-M8


def test_entering_a_minions_cell_ends_the_movement_but_not_the_turn() -> None:
    """MT-M7 MM-07: she may still strike"""
    tale = table("3 . . C r . .\nturn: collin 5")
    play(tale, "go d3")
    assert why(tale, "go e3") == "MT-T1 why-move-over"
    assert why(tale, "attack collins-sword") == ""


def test_by_house_rule_entering_a_minions_cell_ends_the_turn() -> None:
    """MM-07: the text taken literally"""
    tale = table(
        """
        3 . . C r . .
        1 T . . . . .
        turn: collin 5
        track: collin tilda rats
        """,
        "bow",
        minion_ends_turn=True,
    )
    play(tale, "go d3")
    assert acting(tale) == "tilda"


def test_one_mouse_cannot_leave_two_minions() -> None:
    """MT-M8: as many mice as minions, counted before she moves"""
    assert why(table("3 . . Crr . . .\nturn: collin 5"), "go d3") == "MT-M8 why-held"
    assert why(table("3 . . Cr . . .\nturn: collin 5"), "go d3") == ""
    both = table("3 . . CTrr . . .\nturn: collin 5\ntrack: collin tilda rats", "bow")
    play(both, "go d3", "end turn")
    assert acting(both) == "tilda"
    assert why(both, "go d3") == "MT-M8 why-held"


def test_lying_and_large_figures_count_as_one() -> None:
    """MM-08 MT-M8"""
    lying = table("3 . . Crr . . .\nturn: collin 5\nrat-1: lying\nrat-2: lying")
    assert why(lying, "go d3") == "MT-M8 why-held"
    mate = table("3 . . CTrr . . .\nturn: collin 5\ntilda: lying")
    assert why(mate, "go d3") == ""
    area = """
        side: 3
        1 C{} . . . . .
        turn: collin 5
        """
    assert why(table(area.format("s")), "go e3") == ""
    assert why(table(area.format("sc")), "go e3") == "MT-M8 why-held"


def test_the_cat_counts_as_one_too_unless_the_house_says_it_holds_nobody() -> None:
    """MM-08"""
    assert why(table("3 . . CB . . .\nturn: collin 5"), "go d3") == ""
    text = "3 . . CrB . . .\nturn: collin 5"
    assert why(table(text), "go d3") == "MT-M8 why-held"
    assert why(table(text, cat_holds_nobody=True), "go d3") == ""


# Water. MT-M9


def test_entering_water_ends_the_movement() -> None:
    """MT-M9 MM-15"""
    tale = table("side: 6\n2 . C . . . .\nturn: collin 5")
    play(tale, "go c3")
    assert cell(tale, "collin") == "c3"
    assert why(tale, "go c4") == "MT-T1 why-move-over"


def test_leaving_water_takes_the_whole_movement_and_a_star() -> None:
    """MT-M9 MM-15: exactly one cell"""
    text = "side: 6\n3 . . C . . .\nturn: collin 5"
    out = table(text, "bow*")
    play(out, "go c4")
    assert cell(out, "collin") == "c4"
    assert why(out, "go c5") == "MT-T1 why-move-over"
    wet = table(text, "bow")
    play(wet, "go c4")
    assert cell(wet, "collin") == "c3"
    assert why(wet, "go c4") == "MT-T1 why-move-over"


def test_each_mouse_on_the_bank_lends_a_paw() -> None:
    """MT-M9 MM-15: a die more each"""
    tale = table(
        """
        side: 6
        3 . . C . . .
        4 . . TN . . .
        turn: collin 5
        """,
        "bow bow sword*",
    )
    play(tale, "go c4")
    assert cell(tale, "collin") == "c4"
    assert left(tale) == 0


def test_no_mouse_swims_against_the_current() -> None:
    """MM-17 MT-M9: along it she may"""
    tale = table("side: 6\n3 . . C . . .\nturn: collin 5")
    assert why(tale, "go b3") == "MM-121 why-current"
    play(tale, "go d3")
    assert cell(tale, "collin") == "d3"


def test_the_current_carries_her_a_cell_at_the_end_of_her_turn() -> None:
    """MT-M9 MM-18: unless that cell is full"""
    text = "side: 6\n3 . . C {} . .\nturn: collin\ntrack: collin tilda{}"
    tale = table("side: 6\n3 . . C . . .\n6 . . T . . .\nturn: collin", "bow")
    play(tale, "end turn")
    assert cell(tale, "collin") == "d3"
    full = table(text.format("TNMF", " nez maginos filch"), "bow")
    play(full, "end turn")
    assert cell(full, "collin") == "c3"


def test_who_is_carried_off_the_tile_is_captured() -> None:
    """MT-M9 MM-18"""
    tale = table("side: 6\n3 . . . . . C\n6 . . T . . .\nturn: collin\ncollin: cheese 2", "bow")
    play(tale, "end turn")
    assert cell(tale, "collin") == ""
    assert (tale.page, cheese(tale, "collin")) == (2, 0)


def test_in_water_there_are_no_free_actions_but_all_actions_and_tricks() -> None:
    """MT-M9 MM-16: nor scrolls"""
    tale = table("""
        side: 6
        2 . . T . . .
        3 . . C . . .
        turn: collin 3
        collin: cheese 6 has leather-vest mending slip-away
        tilda: wounds 1
        """)
    for deed in ("trade", "equip", "level up", "play mending"):
        assert why(tale, deed) == "MM-16 why-in-water"
    for deed in ("search", "explore flip", "play slip-away"):
        assert why(tale, deed) == ""
    fight = table("side: 6\n3 . . Cr . . .\nturn: collin\ncollin: stunned")
    assert why(fight, "recover stun") == ""
    assert why(table("side: 6\n3 . . Cr . . .\nturn: collin"), "attack collins-sword") == ""


def test_a_swimmer_may_be_a_partner_in_a_trade() -> None:
    """MM-16"""
    tale = table("side: 6\n2 . . T . . .\n3 . . C . . .\nturn: tilda\ntilda: cheese 1")
    play(tale, "trade", "mouse collin", "give-cheese", "done")
    assert cheese(tale, "collin") == 1


def test_minions_wade_as_if_there_were_no_water() -> None:
    """MT-M9: the rat comes from the far bank"""
    tale = table(
        """
        side: 6
        2 . . C . . .
        4 . . r . . .
        turn: collin
        track: rats collin
        """,
        "bow bow bow bow",
    )
    play(tale, "end turn")
    while asked(tale) == "ask-minion-way":
        play(tale, keys(tale)[0])
    assert cell(tale, "rat-1") == "c2"


# Mousetraps. MT-M10


def test_a_star_takes_her_past_a_trap_that_stays() -> None:
    """MT-M10 MM-19: as many dice as the movement value; she goes on"""
    tale = table(TRAPPED.format("C", "collin"), "bow sword*")
    play(tale, "go b2")
    assert points(tale) == 3
    assert wounds(tale, "collin") == 0
    assert tale.traps[1] == 1 << 7
    play(tale, "go b3")
    assert cell(tale, "collin") == "b3"
    assert left(tale) == 0


def test_without_a_star_the_trap_snaps() -> None:
    """MT-M10 MM-19: it is gone; a wound, a cheese, knocked down, the turn ends"""
    tale = table(TRAPPED.format("C", "collin"), "bow bow bow")
    play(tale, "go b2")
    assert (wounds(tale, "collin"), cheese(tale, "collin")) == (1, 1)
    assert woes(tale, "collin") == {"lying"}
    assert tale.traps[1] == 0
    assert acting(tale) == "tilda"


def test_by_house_rule_a_trap_is_sprung_either_way() -> None:
    """MM-19"""
    tale = table(TRAPPED.format("C", "collin"), "bow sword*", traps_snap_once=True)
    play(tale, "go b2")
    assert wounds(tale, "collin") == 0
    assert tale.traps[1] == 0


def test_a_tinkerer_uses_her_lore_at_a_trap() -> None:
    """MM-21 MT-M10: Nez has movement one, lore two"""
    tale = table(TRAPPED.format("N", "nez"), "bow sword*")
    play(tale, "go b2")
    assert wounds(tale, "nez") == 0
    assert left(tale) == 0


def test_lily_learned_her_lesson_about_traps() -> None:
    """MT-M10 4b.3: no test, the trap stays"""
    tale = table(TRAPPED.format("L", "lily"))
    play(tale, "go b2")
    assert points(tale) == 3
    assert tale.traps[1] == 1 << 7


def test_traps_do_not_touch_minions() -> None:
    """MT-M10"""
    tale = table(
        """
        side: 2
        2 #  .  r  .  .  #
        3 C  .  #  #  .  .
        traps: b2
        turn: collin
        track: rats collin
        """,
        "bow bow bow bow",
    )
    play(tale, "end turn")
    while asked(tale) == "ask-minion-way":
        play(tale, keys(tale)[0])
    assert cell(tale, "rat-1") == "a3"
    assert tale.traps[1] == 1 << 7


def test_who_stands_where_a_trap_is_laid_is_not_tested_until_she_comes_back() -> None:
    """MM-140"""
    tale = table(
        """
        side: 2
        2 #  C  .  .  .  #
        6 #  #  .  T  #  #
        traps: b2
        turn: collin 4
        """,
        "sword* bow",
    )
    play(tale, "go c2")
    assert left(tale) == 2
    play(tale, "go b2")
    assert left(tale) == 0


def test_there_are_as_many_mousetraps_as_the_tiles_have_crosses() -> None:
    """MM-20 MT-E4: one on the tunnels that were left, two on the rootways"""
    tale = table(
        """
        side: 10
        3 C . . . # #
        traps: c3
        turn: collin
        encounters: b1
        """,
        "bow",
        table_decides=True,
    )
    play(tale, "explore west")
    while asked(tale) == "ask-arrive":
        play(tale, keys(tale)[0])
    assert [bin(each).count("1") for each in (tale.traps[9], tale.traps[1])] == [1, 2]


# Scurry, and the order of things. MT-A1


def test_to_scurry_is_to_move_once_more() -> None:
    """MT-A1: a new roll and the movement value, once the first movement is finished"""
    tale = table("3 . . C . . .\nturn: collin 1", "bow")
    assert why(tale, "scurry") == "MM-05 why-finish-moving"
    play(tale, "go d3", "scurry")
    assert points(tale) == 4
    assert why(tale, "search") == "MT-T1 why-acted"


def test_a_movement_may_be_declared_finished_after_no_step_at_all() -> None:
    """MM-05: but an action first and then Scurry instead of the move is refused"""
    tale = table("3 . . C . . .\nturn: collin 3", "bow")
    play(tale, "halt", "scurry")
    assert points(tale) == 4
    acted = table("3 . . C . . .\nturn: collin 3", "bow")
    play(acted, "search", "go d3", "halt")
    assert why(acted, "scurry") == "MT-T1 why-acted"


def test_a_scurry_obeys_the_rules_of_movement() -> None:
    """MT-A1 MM-06: one stands up with it, or leaves the water"""
    lying = table("3 . . C . . .\nturn: collin\ncollin: lying", "bow")
    play(lying, "scurry")
    assert why(lying, "go d3") == "MT-X3 why-lying"
    play(lying, "stand up")
    assert (woes(lying, "collin"), points(lying)) == (set(), 0)
    wet = table("side: 6\n3 . . C . . .\nturn: collin", "bow sword*")
    play(wet, "scurry", "go c2")
    assert cell(wet, "collin") == "c2"
    held = table("3 . . Crr . . .\nturn: collin", "bow")
    play(held, "scurry")
    assert why(held, "go d3") == "MT-M8 why-held"


def test_an_action_ends_a_movement_that_was_begun() -> None:
    """MM-04: a free action does not"""
    tale = table("3 . . C T . .\nturn: collin 4\ncollin: cheese 1", "bow")
    play(tale, "go c4", "trade", "mouse tilda", "give-cheese", "done", "go c5")
    assert cell(tale, "collin") == "c5"
    play(tale, "search")
    assert why(tale, "go c4") == "MT-T1 why-move-over"


def test_by_house_rule_an_action_may_split_the_movement() -> None:
    """MM-04"""
    tale = table("3 . . C . . .\nturn: collin 4", "bow", split_moves=True)
    play(tale, "go c4", "search", "go c5")
    assert cell(tale, "collin") == "c5"


# Lines and attacks.


def test_there_is_no_melee_across_a_red_line_but_a_shot() -> None:
    """MM-13 MT-M4"""
    text = "side: 3\n1 r . . . . .\n3 . . {} . . .\nturn: {}"
    assert why(table(text.format("C", "collin")), "attack collins-sword") == "MT-A2 why-no-target"
    assert why(table(text.format("L", "lily")), "attack lilys-bow") == ""


def test_red_lines_separate_minions_attacks_too_unless_the_house_says_otherwise() -> None:
    """MM-14: a rat that only stands up on the table cannot reach down"""
    text = """
        side: 3
        1 r . . . . .
        3 . . C . . .
        turn: collin
        track: rats collin
        rat-1: lying
        """
    tale = table(text, "bow")
    play(tale, "end turn")
    assert left(tale) == 0
    assert wounds(tale, "collin") == 0
    near = table(text, "sword* sword* bow bow bow", minions_reach_across=True)
    play(near, "end turn")
    assert wounds(near, "collin") == 2


def test_a_chapters_first_turn_rolls_its_die() -> None:
    """MT-M1 MM-03: from the very start"""
    tale = begin("bow", chapter="maggie", advised_party=True)
    assert points(tale) == 4
