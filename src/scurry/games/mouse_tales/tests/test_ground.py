"""Sides as pictures. Left the side, right what is found from @ (or from `at:`).

Besides the signs of the tile maps, on ordinary cells: @ who is asked about, m a mouse, ! the mouse
that is hunted, o a full cell, M a mouse on a full cell, W the hunted mouse on one.

Between cells: | and - are red lines, > < v ^ yellow ones whose arrows point so. What lies outside
of a small picture is rock. Right: x is found, a digit is a distance, anything else is nothing.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from textwrap import dedent

from hypothesis import given, settings
from hypothesis import strategies as st

from scurry.games.mouse_tales import content
from scurry.games.mouse_tales.ground import (
    ALL_LAWS,
    CLIMB,
    FAR,
    FEATURES_BLOCK,
    MINIONS_CROSS_GAPS,
    MINIONS_REACH_ACROSS,
    ORTHOGONAL,
    OUT,
    STILL,
)
from scurry.games.mouse_tales.surveying import build, crosses, ground
from scurry.games.mouse_tales.words import CELLS, EAST, NO_EXIT, NONE, NORTH, WIDTH, bit, cell_of

MAP_SIGNS = ".#=eFfX~TE"


class Side:
    """What the content files say of a side."""

    def __init__(self) -> None:
        self.colour = 0
        self.exits = [NO_EXIT] * 4
        self.exit_cells: list[list[int]] = [[], [], [], []]
        self.rows = ["######"] * 6
        self.red: list[tuple[int, int]] = []
        self.yellow: list[tuple[int, int]] = []
        self.current = [STILL] * CELLS


class Scene:
    """A picture with its ground, the marks on it, and what its right half wants."""

    def __init__(self, text: str, laws: int = 0) -> None:
        self.side = Side()
        self.marks: dict[str, int] = {}
        self.facts: dict[str, str] = {}
        self.wanted: list[list[str]] = []
        rows: list[str] = []
        for line in dedent(text).strip("\n").splitlines():
            name, colon, rest = line.partition(": ")
            if colon and name.isalpha():
                self.facts[name] = rest
                continue
            left, _, right = line.partition(" : ")
            if set(left) <= set("-v^ "):
                self.read_lines(len(rows) - 1, left, range(0, len(left), 2), WIDTH)
            else:
                self.read_lines(len(rows), left, range(1, len(left), 2), 1)
                rows.append(self.read_signs(len(rows), left.rstrip()[::2]))
                self.wanted.append(right.split())
        self.side.rows = [row.ljust(6, "#") for row in rows + [""] * (6 - len(rows))]
        self.read_current()
        self.ground = build(self.side, laws)
        if "at" in self.facts:
            self.marks["@"] = bit(self.ground.node[cell_of(self.facts["at"])])

    def read_signs(self, row: int, signs: str) -> str:
        for column, sign in enumerate(signs):
            if sign not in MAP_SIGNS:
                self.marks[sign] = self.marks.get(sign, 0) | bit(row * WIDTH + column)
        return "".join(sign if sign in MAP_SIGNS else "." for sign in signs)

    def read_lines(self, row: int, text: str, places: range, further: int) -> None:
        """The lines between cells of a row, or between it and the next."""
        for place in places:
            cell = row * WIDTH + place // 2
            if text[place] in "|-":
                self.side.red.append((cell, cell + further))
            elif text[place] in ">v":
                self.side.yellow.append((cell, cell + further))
            elif text[place] in "<^":
                self.side.yellow.append((cell + further, cell))

    def read_current(self) -> None:
        names = self.facts.get("current", "").split()
        for name, following in pairwise(names):
            self.side.current[cell_of(name)] = OUT if following == "out" else cell_of(following)

    def at(self, sign: str) -> int:
        """The one node with this mark."""
        return self.marks[sign].bit_length() - 1

    @property
    def full(self) -> int:
        return self.on("oMW")

    @property
    def mice(self) -> int:
        return self.on("m!MW")

    @property
    def hunted(self) -> int:
        return self.at("!" if "!" in self.marks else "W")

    def on(self, signs: str) -> int:
        return sum(self.marks.get(sign, 0) for sign in signs)

    def wants(self, sign_of: Callable[[int], str]) -> None:
        """The right half has these signs by node, and nothing else that counts."""
        node = self.ground.node
        found = [
            "".join(
                sign_of(node[row * WIDTH + column]) if node[row * WIDTH + column] != NONE else "."
                for column in range(len(wanted))
            )
            for row, wanted in enumerate(self.wanted)
        ]
        drawn = ["".join(s if s == "x" or s.isdigit() else "." for s in row) for row in self.wanted]
        assert found == drawn, "\n".join(["found", *found, "instead of", *drawn])

    def wants_nodes(self, mask: int) -> None:
        self.wants(lambda node: "x" if mask >> node & 1 else ".")

    def wants_far(self, far: list[int]) -> None:
        self.wants(lambda node: "." if far[node] == FAR else str(far[node]))


def leads(table: str, text: str, laws: int = 0) -> None:
    """What a table of masks has for the node of @."""
    scene = Scene(text, laws)
    scene.wants_nodes(getattr(scene.ground, table)[scene.at("@")])


def far(table: str, text: str, laws: int = 0) -> None:
    """What a table of pairs has for the node of @."""
    scene = Scene(text, laws)
    start = scene.at("@") * CELLS
    scene.wants_far(getattr(scene.ground, table)[start : start + CELLS])


def hunts(points: int, text: str, laws: int = 0) -> None:
    """Where a melee minion on @ may end."""
    scene = Scene(text, laws)
    ends = scene.ground.melee_ends(scene.at("@"), scene.hunted, points, scene.full, scene.mice)
    assert ends == sorted(set(ends))
    scene.wants_nodes(sum(bit(end) for end in ends))


def peers(points: int, text: str, reach: int = 0, laws: int = 0) -> None:
    """Where a ranged minion on @ may end."""
    scene = Scene(text, laws)
    seeing = scene.ground.watching(scene.mice, reach)
    ends = scene.ground.first_sight_ends(scene.at("@"), scene.hunted, points, scene.full, seeing)
    scene.wants_nodes(sum(bit(end) for end in ends))


# Steps


def test_a_mouse_steps_to_all_eight_cells_around_her() -> None:
    """MT-M2 MM-01"""
    leads("step_mask", """
        . . . .  :  x x x .
        . @ . .  :  x @ x .
        . . . .  :  x x x .
        . . . .  :  . . . .
    """)  # fmt: skip


def test_the_last_row_is_as_good_as_the_first() -> None:
    """MT-C12: its masks need more than 32 bits."""
    leads("near_mask", """
        . . . . . .  :  . . . . . .
        . . . . . .  :  . . . . . .
        . . . . . .  :  . . . . . .
        . . . . . .  :  . . . . . .
        . . . . . .  :  . . . . x x
        . . . . . @  :  . . . . x x
    """)  # fmt: skip


def test_the_host_may_forbid_diagonal_steps() -> None:
    """MM-01"""
    leads("step_mask", """
        . . .  :  . x .
        . @ .  :  x @ x
        . . .  :  . x .
    """, ORTHOGONAL)  # fmt: skip


def test_a_diagonal_step_passes_one_rock_and_not_between_two() -> None:
    """MT-M2 MT-M5"""
    leads("step_mask", """
        . # .  :  . # x
        # @ .  :  # @ x
        . . .  :  x x x
    """)  # fmt: skip


def test_a_wall_end_does_not_stop_a_diagonal_step() -> None:
    """MT-M4"""
    leads("step_mask", """
        . . .  :  x x x
        . @|.  :  x @ .
        . . .  :  x x x
    """)  # fmt: skip


def test_a_long_red_line_stops_diagonal_steps_too() -> None:
    """MT-M4"""
    leads("step_mask", """
        . .|.  :  x x .
        . @|.  :  x @ .
        . .|.  :  x x .
    """)  # fmt: skip


def test_a_red_corner_is_not_cut() -> None:
    """MT-M4"""
    leads("step_mask", """
        . . .  :  . . x
        - -
        . @ .  :  x @ x
        . . .  :  x x x
    """)  # fmt: skip


def test_a_yellow_line_is_crossed_straight_and_never_diagonally() -> None:
    """MT-M3"""
    leads("step_mask", """
        . .>.  :  x x .
        . @>.  :  x @ x
        . .>.  :  x x .
    """)  # fmt: skip


def test_climbing_is_the_step_against_the_arrow() -> None:
    """MT-M3"""
    leads("climb", """
        . . .  :  . x .
          v
        .<@<.  :  . @ x
          v
        . . .  :  . . .
    """)  # fmt: skip


def test_the_special_area_is_one_neighbour() -> None:
    """MM-11"""
    leads("step_mask", """
        T T T .  :  x x x .
        T T T .  :  x x x .
        @ . . .  :  @ x . .
    """)  # fmt: skip


def test_from_the_special_area_all_cells_around_it_are_neighbours() -> None:
    """MM-11"""
    leads("step_mask", """
        . T T . .  :  x . . x .
        . # T . .  :  x # . x .
        . . . . .  :  . x x x .
        at: c2
    """)  # fmt: skip


def test_a_diagonal_step_is_not_made_between_gaps() -> None:
    """MT-M2 MT-M5"""
    leads("step_mask", """
        . = .  :  . = x
        = @ .  :  = @ x
        . . .  :  x x x
    """)  # fmt: skip


def test_the_kitchen_table_is_climbed_by_the_mop_alone() -> None:
    """MT-M3 MT-M4"""
    kitchen = """
        T T E T T T  :  x x x x x x
        T T T T T T  :  x x x x x x
        - - - - v -
        . . . . @ .  :  . . . x @ x
        . . . . # .  :  . . . x # x
    """
    leads("step_mask", kitchen)
    leads("climb", kitchen.replace("x @ x", ". @ .").replace("x # x", ". # ."))
    leads("step_mask", """
        T T E T T T  :  . . . . . .
        T T T T T T  :  . . . . . .
        - - - - v -
        . . . . . .  :  . . . . x .
        . . . . # .  :  . . . . # .
        at: a1
    """)  # fmt: skip


def test_points_on_foot_count_climbing_as_three() -> None:
    """MT-M3"""
    far("mouse_away", """
        T T|.  :  5 5 3
        T T|.  :  5 5 2
        v -
        . . .  :  2 1 1
        . . @  :  2 1 0
    """)  # fmt: skip


# Same or adjacent


def test_nobody_strikes_across_a_red_line_but_across_a_yellow_one() -> None:
    """MM-13 MT-M3"""
    picture = """
        . .|.  :  x x .
        . @|.  :  x x .
        v v -
        . . .  :  . x .
    """
    leads("near_mask", picture)
    leads("minion_near_mask", picture)


def test_the_host_may_let_minions_strike_across_lines() -> None:
    """MM-14"""
    picture = """
        . .|.  :  x x x
        . @|.  :  x x x
        v v -
        . . .  :  x x x
    """
    leads("minion_near_mask", picture, MINIONS_REACH_ACROSS)
    leads("near_mask", """
        . .|.  :  x x .
        . @|.  :  x x .
    """, MINIONS_REACH_ACROSS)  # fmt: skip


def test_a_long_weapon_reaches_two_cells_in_eight_directions() -> None:
    """MT-C6"""
    leads("long_mask", """
        . . . . .  :  x . x . x
        . . . . .  :  . . . . .
        . . @ . .  :  x . @ . x
        . . . . .  :  . . . . .
        . . . . .  :  x . x . x
    """)  # fmt: skip


def test_a_long_weapon_needs_a_cell_between_and_two_steps() -> None:
    """MT-C6 MM-13"""
    leads("long_mask", """
        . . . . .  :  . . . . .
        . . # . .  :  . . # . .
        . .|@ = .  :  . . @ = .
        . . . . .  :  . . . . .
            -
        . . . . .  :  x . . . x
    """)  # fmt: skip


def test_a_long_weapon_takes_the_special_area_for_one_space() -> None:
    """MM-11"""
    leads("long_mask", """
        @ T T .  :  @ . . .
        . . . .  :  . . . .
        . . . .  :  x . x .
    """)  # fmt: skip
    leads("long_mask", """
        @ . T .  :  @ . x .
        . . T .  :  . . x .
        . . T .  :  x . x .
    """)  # fmt: skip


# Water


def test_nobody_swims_against_the_current() -> None:
    """MM-17 MM-121"""
    leads("against", """
        . . . .  :  . . . .
        ~ ~ ~ ~  :  . x . .
        . . . .  :  . . . .
        at: c2
        current: a2 b2 c2 d2 out
    """)  # fmt: skip


def test_where_the_current_leaves_the_tile_it_still_has_a_direction() -> None:
    """MM-18 MM-121"""
    gutter = """
        . . . .  :  . . . .
        ~ ~ ~ ~  :  . . x .
        at: d2
        current: a2 b2 c2 d2 out
    """
    leads("against", gutter)
    assert Scene(gutter).ground.current[cell_of("d2")] == OUT
    assert Scene(gutter).ground.current[cell_of("c2")] == cell_of("d2")


def test_across_the_current_one_may_swim() -> None:
    """MM-121: only a step with a part against the current is refused."""
    leads("against", """
        ~ ~ ~  :  x . .
        ~ ~ ~  :  x . .
        ~ ~ ~  :  x . .
        at: b2
        current: a2 b2 c2 out
    """)  # fmt: skip


def test_a_still_pool_lets_go_in_every_direction() -> None:
    """MM-121"""
    passage = """
        ~ # .  :  . # .
        . ~ .  :  . . .
        . ~ .  :  . . .
        at: b3
        current: a1 b2 b3
    """
    leads("against", passage)
    ground = Scene(passage).ground
    assert ground.current[cell_of("b3")] == STILL
    assert ground.with_current(cell_of("b3"), cell_of("b2"))
    assert not ground.with_current(cell_of("b2"), cell_of("a1"))


def test_points_on_foot_know_no_way_upstream() -> None:
    """MM-17"""
    far("mouse_away", """
        # # # # #
        ~ ~ ~ ~ ~  :  . . 0 1 2
        at: c2
        current: a2 b2 c2 d2 e2 out
    """)  # fmt: skip


# Minions' ways


def test_minions_ignore_lines() -> None:
    """MT-N2"""
    leads("path_mask", """
        . .|.  :  x x x
        . @|.  :  x @ x
        ^ v -
        . . .  :  x x x
    """)  # fmt: skip


def test_minions_do_not_walk_over_gaps() -> None:
    """MM-153"""
    leads("path_mask", """
        . = .  :  . = .
        = @ =  :  = @ =
        . . .  :  x x x
    """)  # fmt: skip


def test_the_host_may_let_minions_cross_gaps() -> None:
    """MM-153: a gap is then no more than a line to them."""
    leads("path_mask", """
        . = . .  :  x = x .
        = @ = .  :  = @ = x
        . . . .  :  x x x .
    """, MINIONS_CROSS_GAPS)  # fmt: skip


def test_minions_measure_around_rocks_and_through_lines() -> None:
    """MM-43"""
    far("away", """
        @ # . .  :  0 # 4 4
        . # . .  :  1 # 3 4
        . . . .  :  2 2 3 4
          - -
        . . . .  :  3 3 3 4
    """)  # fmt: skip


def test_a_special_area_is_one_step_wide() -> None:
    """MM-43 MM-11"""
    far("away", """
        @ T T T .  :  0 1 1 1 2
        . T T T .  :  1 1 1 1 2
    """)  # fmt: skip


def test_out_of_reach_is_far() -> None:
    """MM-43"""
    far("away", """
        @ # .  :  0 # .
        . # .  :  1 # .
    """)  # fmt: skip


def test_the_next_nodes_of_all_shortest_ways_are_known() -> None:
    """MM-133"""
    scene = Scene("""
        @ . . .  :  . x . .
        . . . !  :  . x . .
    """)  # fmt: skip
    found = scene.ground.nearer(scene.at("@"), scene.hunted)
    scene.wants_nodes(sum(bit(node) for node in found))


def test_a_spread_enters_its_stops_and_leaves_out_what_is_blocked() -> None:
    """MT-N2 MM-46"""
    scene = Scene("""
        @ m . . .  :  0 1 . . .
        o # # . .  :  . # # . .
        . . . . .  :  . . . . .
    """)  # fmt: skip
    scene.wants_far(scene.ground.spread(scene.at("@"), scene.full, scene.mice, 6))


def test_a_spread_ends_with_the_points() -> None:
    """MT-N3"""
    scene = Scene("""
        @ . . . .  :  0 1 2 3 .
        # # . # .  :  # # 2 # .
        . . . . .  :  . 3 3 3 .
    """)  # fmt: skip
    scene.wants_far(scene.ground.spread(scene.at("@"), 0, 0, 3))


# Melee minions


def test_a_melee_minion_enters_the_cell_of_its_mouse() -> None:
    """MT-N3"""
    hunts(3, """
        @ . . .  :  . . . .
        . . ! .  :  . . x .
    """)  # fmt: skip


def test_it_goes_as_far_as_its_points() -> None:
    """MT-N3"""
    hunts(2, """
        @ . . . . !  :  . . x . . .
        # # # # # #  :  # # # # # #
    """)  # fmt: skip


def test_of_several_shortest_ways_all_ends_are_offered() -> None:
    """MM-48"""
    hunts(2, """
        . . . .  :  . . x .
        @ . . . !  :  . . x . .
        . . . .  :  . . x .
    """)  # fmt: skip


def test_it_stops_with_any_mouse_on_its_way() -> None:
    """MM-46"""
    hunts(3, """
        @ m . !  :  . x . .
        # # # #  :  # # # #
    """)  # fmt: skip


def test_a_mouse_on_one_of_two_ways_makes_two_ends() -> None:
    """MM-46 MM-48"""
    hunts(3, """
        . m . .  :  . x . .
        @ # # !  :  . # # x
        . . . .  :  . . . .
    """)  # fmt: skip


def test_with_a_mouse_it_does_not_move() -> None:
    """MT-N3"""
    scene = Scene("""
        @ . !  :  x . .
    """)  # fmt: skip
    start = scene.at("@")
    ends = scene.ground.melee_ends(start, scene.hunted, 3, 0, scene.mice | bit(start))
    scene.wants_nodes(sum(bit(end) for end in ends))


def test_it_goes_round_full_cells() -> None:
    """MT-M6 MT-N2"""
    hunts(6, """
        @ o .  :  . o .
        . # !  :  . # x
        . . .  :  . . .
    """)  # fmt: skip
    hunts(2, """
        @ o .  :  . o .
        . # !  :  . # .
        . . .  :  . x .
    """)  # fmt: skip


def test_its_own_cell_may_be_full_when_it_leaves() -> None:
    """MT-M6"""
    scene = Scene("""
        @ . !  :  . . x
    """)  # fmt: skip
    start = scene.at("@")
    ends = scene.ground.melee_ends(start, scene.hunted, 2, bit(start), scene.mice)
    scene.wants_nodes(sum(bit(end) for end in ends))


def test_before_a_full_cell_it_stops_where_it_can_attack() -> None:
    """MM-47"""
    hunts(6, """
        . # . . .  :  . # . x .
        @ . . . W  :  . . . x W
        . # . . .  :  . # . x .
    """)  # fmt: skip


def test_before_a_full_cell_it_goes_round_a_red_line() -> None:
    """MM-47 MM-14"""
    hunts(6, """
        # # # .  :  # # # .
        @ . .|W  :  . . . W
        # # . .  :  # # x .
    """)  # fmt: skip


def test_beside_a_full_cell_it_stays() -> None:
    """MM-47"""
    hunts(4, """
        . @ W  :  . x W
        . . .  :  . . .
    """)  # fmt: skip


def test_behind_a_red_line_all_along_it_comes_as_near_as_it_can() -> None:
    """MM-136 MM-47"""
    hunts(6, """
        @ . .|W  :  . . x W
        # . .|#  :  # . x #
    """)  # fmt: skip


def test_without_a_free_way_it_comes_nearer() -> None:
    """MM-136"""
    hunts(4, """
        @ . . o !  :  . . x o .
        # # # # #  :  # # # # #
    """)  # fmt: skip


def test_without_a_free_way_it_goes_to_the_nearest_cell_in_reach() -> None:
    """MM-136"""
    hunts(1, """
        @ . . o !  :  . x . o .
        # # # # #  :  # # # # #
    """)  # fmt: skip


def test_without_a_free_way_and_no_nearer_cell_it_stays() -> None:
    """MM-136"""
    hunts(4, """
        . . @ o !  :  . . x o .
        . # # # #  :  . # # # #
    """)  # fmt: skip


def test_into_a_special_area_it_is_one_step() -> None:
    """MM-11 MT-N3"""
    scene = Scene("""
        @ T T T .  :  . x x x .
        # T T T .  :  # x x x .
    """)  # fmt: skip
    area = scene.ground.area
    ends = scene.ground.melee_ends(scene.at("@"), area, 1, 0, bit(area))
    scene.wants_nodes(sum(bit(end) for end in ends))


def test_the_steps_to_an_end_avoid_what_would_stop_it() -> None:
    """MM-46 MM-48"""
    scene = Scene("""
        @ m . .  :  . . . .
        . . . !  :  . x . .
        . o . .  :  . . . .
    """)  # fmt: skip
    ground, start = scene.ground, scene.at("@")
    assert scene.hunted in ground.melee_ends(start, scene.hunted, 3, scene.full, scene.mice)
    steps = ground.next_steps(start, scene.hunted, scene.full, scene.mice)
    scene.wants_nodes(sum(bit(step) for step in steps))


# Ranged minions


def test_a_ranged_minion_that_sees_a_mouse_stays() -> None:
    """MT-N4"""
    peers(3, """
        @ . . !  :  x . . .
    """)  # fmt: skip


def test_a_ranged_minion_stops_at_first_sight() -> None:
    """MT-N4 MM-51"""
    peers(6, """
        @ # # #  :  . # # #
        . # # #  :  . # # #
        . . . .  :  . . x .
        # # # !  :  # # # .
    """)  # fmt: skip
    peers(2, """
        @ # # #  :  . # # #
        . # # #  :  . # # #
        . . . .  :  . x . .
        # # # !  :  # # # .
    """)  # fmt: skip


def test_a_ranged_minion_stops_for_another_mouse_than_the_nearest() -> None:
    """MT-N4 MM-51"""
    peers(6, """
        @ # # # #  :  . # # # #
        . . . . m  :  . x . . .
        # # . # #  :  # # . # #
        # # ! # #  :  # # . # #
    """)  # fmt: skip


def test_in_the_dark_it_goes_on_until_the_mouse_is_in_reach() -> None:
    """MM-51 MM-43"""
    peers(6, """
        @ . . . !  :  . . x . .
        # # # # #  :  # # # # #
    """, reach=2)  # fmt: skip


# Views


def test_rock_hides_what_is_behind_it() -> None:
    """MT-A5 MM-52"""
    leads("sees", """
        . . . . .  :  x x x x x
        . . . . .  :  x x x x .
        @ . # . .  :  x x # . .
    """)  # fmt: skip


def test_a_touched_corner_does_not_hide() -> None:
    """MM-52: the line from a2 to d1 touches a corner of c2, that to e1 goes through it."""
    leads("sees", """
        . . . . .  :  x x x x .
        @ . # . .  :  x x # . .
    """)  # fmt: skip


def test_one_sees_between_rocks_that_touch_in_a_corner() -> None:
    """MM-52"""
    leads("sees", """
        # .  :  # x
        @ #  :  x #
    """)  # fmt: skip


def test_a_clipped_rock_hides() -> None:
    """MM-52: the line from a1 to c2 goes through both cells between."""
    leads("sees", """
        @ . .  :  x x x
        . # .  :  x # .
    """)  # fmt: skip


def test_gaps_lines_and_water_hide_nothing() -> None:
    """MM-52"""
    leads("sees", """
        @ = .|.  :  x = x x
        = ~ =|.  :  = x = x
    """)  # fmt: skip


def test_the_special_area_looks_from_any_of_its_cells() -> None:
    """MM-11"""
    leads("sees", """
        T T T  :  x x x
        # # T  :  # # x
        . . T  :  x x x
        at: a1
    """)  # fmt: skip
    leads("sees", """
        T T T  :  x x x
        # # T  :  # # x
        @ . T  :  x x x
    """)  # fmt: skip


def test_features_hide_nothing_unless_the_host_says_so() -> None:
    """MM-52"""
    leads("sees", """
        @ T .  :  x x x
        . T .  :  x x x
    """)  # fmt: skip
    leads("sees", """
        @ T .  :  x x .
        . T .  :  x x .
    """, FEATURES_BLOCK)  # fmt: skip
    leads("sees", """
        . T T .  :  x x x x
        . T T .  :  x x x x
        at: b1
    """, FEATURES_BLOCK)  # fmt: skip


def test_cells_are_counted_as_the_crow_flies() -> None:
    """MM-43: how far ranged attacks reach in the dark."""
    far("king_away", """
        @ # . T T  :  0 # 2 3 3
        . # . . T  :  1 # 2 3 3
        . # . . .  :  2 # 2 3 4
    """)  # fmt: skip


# What crosses lines and gaps


def test_the_hook_reaches_three_cells_that_are_seen() -> None:
    """MM-85"""
    leads("hook_mask", """
        @ . . . .  :  @ x x x .
        . # . . .  :  x # . x .
        . . . = ~  :  x . . = .
        . . . . .  :  x x . . .
    """)  # fmt: skip


def test_the_hook_crosses_lines_water_and_gaps() -> None:
    """MM-85"""
    leads("hook_mask", """
        @|= ~ .  :  @ = x x
    """)  # fmt: skip


def test_one_end_of_the_hook_is_dry() -> None:
    """MM-85"""
    leads("hook_mask", """
        ~ ~ . T T T  :  . . x x x x
        . . # . . .  :  x x # . . .
        at: a1
    """)  # fmt: skip


def test_the_host_may_let_the_hook_reach_anywhere() -> None:
    """MM-85"""
    leads("hook_any", """
        @ # . . . .  :  @ # x x x x
        . # . . ~ ~  :  x # x x x x
    """)  # fmt: skip


def test_thread_leads_over_one_red_line() -> None:
    """MT-M4 MT-C5"""
    leads("red_over", """
        . .|. .  :  . . x .
        . @|. .  :  . . x .
        . .|. .  :  . . x .
    """)  # fmt: skip


def test_thread_leads_nowhere_one_can_walk_and_not_over_two_lines() -> None:
    """MT-M4 MT-C5"""
    leads("red_over", """
        . .|.  :  x x .
        - - -
        . @|.  :  . @ x
          v v
        . .|.  :  . . .
    """)  # fmt: skip


def test_thread_leads_onto_the_table_from_all_around() -> None:
    """MT-M4 MM-11"""
    leads("red_over", """
        T T|.  :  x x .
        T T|.  :  x x .
        - v
        @ . .  :  @ . .
    """)  # fmt: skip


def test_thread_leads_over_one_gap_in_a_line() -> None:
    """MT-M5 MT-C5"""
    leads("gap_over", """
        . . . . . .  :  . . x . x .
        . . = = . .  :  . . = = . .
        . . @ = = .  :  . . @ = = .
        . = = . . .  :  . = = . . .
        . . . . . .  :  x . x . . .
    """)  # fmt: skip


def test_floating_ignores_lines() -> None:
    """MT-M3 MT-M4"""
    leads("float_mask", """
        . .|# .  :  x x # .
        . @|. .  :  x @ x .
        ^ - -
        . ~ . .  :  x x x .
    """)  # fmt: skip


def test_floating_over_gaps_takes_a_point_each_and_ends_on_none() -> None:
    """MT-M5"""
    scene = Scene("""
        @ = = . .  :  0 = = 3 4
        # # # # .  :  # # # # 4
        . . . . .  :  . . . . .
    """)  # fmt: skip
    scene.wants_far(scene.ground.floats(scene.at("@"), 0, 0, 4))


def test_floating_stops_with_minions_and_before_full_cells() -> None:
    """MT-M6 MT-M7"""
    scene = Scene("""
        . o @ = m .  :  . o 0 = 2 .
        # # # # # #  :  # # # # # #
    """)  # fmt: skip
    scene.wants_far(scene.ground.floats(scene.at("@"), scene.full, scene.mice, 9))


def test_a_glide_passes_nothing_but_gaps() -> None:
    """MT-M5"""
    far("glide", """
        @ = = . .  :  0 = = 3 .
        . . # # #  :  1 1 # # #
        . . # # #  :  . . # # #
    """)  # fmt: skip


# What is drawn


def test_the_signs_of_the_drawing_are_found() -> None:
    """MT-C12"""
    ground = Scene("""
        e # T T
        X # E T
        ~ f = X
    """).ground
    assert ground.nodes == [cell_of(name) for name in ("a1", "c1", "a2", "a3", "b3", "d3")]
    assert [ground.node[cell_of(name)] for name in ("c2", "b1", "c3")] == [2, NONE, NONE]
    assert ground.area == 2
    assert ground.area_cells == sum(bit(cell_of(name)) for name in ("c1", "d1", "c2", "d2"))
    assert ground.spawns == [0, 2]
    assert ground.spawn_in_area
    assert ground.flip == cell_of("b3")
    assert ground.water == bit(cell_of("a3")) | bit(cell_of("b3"))
    assert ground.traps == bit(cell_of("a2")) | bit(cell_of("d3"))
    assert ground.gaps == bit(cell_of("c3"))
    assert ground.is_node(2)
    assert not ground.is_node(3)


def test_an_exit_beside_the_special_area_touches_one_node() -> None:
    """MT-A10"""
    side = Side()
    side.rows = ["..TT..", "......", "......", ".....#", "......", "......"]
    side.exits[NORTH], side.exits[EAST] = 0, 1
    side.exit_cells[NORTH] = [cell_of("c1"), cell_of("d1")]
    side.exit_cells[EAST] = [cell_of("f3"), cell_of("f4")]
    ground = build(side, 0)
    assert ground.exits == [0, 1, NO_EXIT, NO_EXIT]
    assert ground.exit_nodes == [[cell_of("c1")], [cell_of("f3")], [], []]


# Whatever is drawn


@st.composite
def sides(draw: st.DrawFn) -> Side:
    side = Side()
    signs = draw(st.lists(st.sampled_from("......###=~TTX"), min_size=CELLS, max_size=CELLS))
    side.rows = ["".join(signs[row : row + WIDTH]) for row in range(0, CELLS, WIDTH)]
    for one in range(CELLS):
        for other in [one + 1] * (one % WIDTH < WIDTH - 1) + [one + WIDTH] * (one < CELLS - WIDTH):
            if signs[one] == signs[other] == "T":
                continue
            kind = draw(st.integers(0, 9))
            if kind < 2:
                side.red.append((one, other))
            elif kind == 2:
                side.yellow.append((one, other))
    return side


laws_of = st.integers(0, ALL_LAWS - 1)
places = st.integers(0, CELLS - 1)
masks = st.integers(0, 2**CELLS - 1)


@settings(max_examples=30, deadline=None)
@given(sides(), laws_of)
def test_what_holds_one_way_holds_the_other(side: Side, laws: int) -> None:
    """MT-M2 MT-A5"""
    ground = build(side, laws)
    names = (
        "step_mask", "near_mask", "minion_near_mask", "path_mask", "float_mask", "sees",
        "hook_mask", "hook_any", "long_mask", "red_over", "gap_over",
    )  # fmt: skip
    for name in names:
        table: list[int] = getattr(ground, name)
        for one in range(CELLS):
            assert not table[one] & ~ground.all_nodes
            for other in range(CELLS):
                assert table[one] >> other & 1 == table[other] >> one & 1, name
    for name in ("away", "king_away", "glide"):
        pairs: list[int] = getattr(ground, name)
        for one in range(CELLS):
            for other in range(CELLS):
                assert pairs[one * CELLS + other] == pairs[other * CELLS + one], name


@settings(max_examples=20, deadline=None)
@given(sides(), laws_of)
def test_distances_are_a_metric(side: Side, laws: int) -> None:
    """MM-43"""
    ground = build(side, laws)
    for table in (ground.away, ground.mouse_away):
        for one in ground.nodes:
            for other in ground.nodes:
                away = table[one * CELLS + other]
                assert (away == 0) == (one == other)
                for third in ground.nodes:
                    by_way = table[one * CELLS + third] + table[third * CELLS + other]
                    assert away <= min(by_way, FAR)


@settings(max_examples=30, deadline=None)
@given(sides(), laws_of)
def test_who_ignores_more_gets_at_least_as_far(side: Side, laws: int) -> None:
    """MT-N2 MM-01 MM-52"""
    ground = build(side, laws)
    freer = build(side, laws & ~ORTHOGONAL)
    clearer = build(side, laws & ~FEATURES_BLOCK)
    for node in ground.nodes:
        assert not ground.climb[node] & ~ground.step_mask[node]
        assert not ground.step_mask[node] & ~ground.path_mask[node]
        assert not ground.path_mask[node] & ~(ground.float_mask[node] | ground.gap_over[node])
        assert not ground.near_mask[node] & ~ground.minion_near_mask[node]
        assert not ground.red_over[node] & (ground.step_mask[node] | bit(node))
        assert not ground.step_mask[node] & ~freer.step_mask[node]
        assert not ground.sees[node] & ~clearer.sees[node]
        assert ground.steps[node] == ground.listed(ground.step_mask[node])
        for other in ground.steps[node]:
            assert ground.mouse_away[node * CELLS + other] <= CLIMB


@settings(max_examples=100, deadline=None)
@given(sides(), laws_of, places, places, st.integers(1, 3), masks, masks)
def test_a_hunter_ends_where_it_can_get(
    side: Side, laws: int, one: int, other: int, points: int, full: int, mice: int
) -> None:
    """MT-N3 MM-46 MM-136"""
    ground = build(side, laws)
    start, target = ground.node[one], ground.node[other]
    if start == NONE or target == NONE:
        return
    mice = mice & ground.all_nodes | bit(target)
    ends = ground.melee_ends(start, target, points, full, mice)
    reach = ground.spread(start, full, mice, points)
    assert ends
    for end in ends:
        assert reach[end] <= points
        assert end == start or not full >> end & 1
        if end != start:
            assert ground.next_steps(start, end, full, mice)
    if mice >> start & 1:
        assert ends == [start]
    elif not full and ground.away[start * CELLS + target] <= points:
        assert all(mice >> end & 1 for end in ends)


def inside(one: int, other: int, wall: int) -> bool:
    """The same question answered by clipping the line to the open cell, with fractions."""
    low, high = Fraction(0), Fraction(1)
    columns = (one % WIDTH, other % WIDTH, wall % WIDTH)
    rows = (one // WIDTH, other // WIDTH, wall // WIDTH)
    for start, end, place in (columns, rows):
        near, way = place - start - Fraction(1, 2), end - start
        if way == 0:
            if not near < 0 < near + 1:
                return False
            continue
        low = max(low, min(near / way, (near + 1) / way))
        high = min(high, max(near / way, (near + 1) / way))
    return low < high


def test_lines_cross_cells_as_fractions_say() -> None:
    """MM-52"""
    for one in range(CELLS):
        for other in range(CELLS):
            for wall in range(CELLS):
                if one != other and wall not in (one, other):
                    assert crosses(one, other, wall) == inside(one, other, wall)


def test_a_ground_is_the_same_every_time() -> None:
    """MT-C12: each is worked out once, and a pickle finds that one again."""
    first = ground(4, 0)
    assert ground(4, 0) is first
    assert pickle.loads(pickle.dumps(first)) is first
    again = build(content.sides()[4], 0)
    for name in ("nodes", "steps", "paths", "sees", "away", "mouse_away", "glide", "hook_mask"):
        assert getattr(first, name) == getattr(again, name)
