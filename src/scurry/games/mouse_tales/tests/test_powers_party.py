"""Party items: disguise, hook and line, fork, grape. MT-P"""

from __future__ import annotations

from scurry.games.mouse_tales.tests.laid import (
    asked,
    cell,
    foes,
    keys,
    left,
    place,
    play,
    table,
    why,
    woes,
    wounds,
)


def test_a_disguise_hides_the_party_from_rats() -> None:
    """MT-P1 MM-83: rats and elites of a new card do not come; its card is shuffled back"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        hoard: disguise
        encounters: b1
        """,
        "bow*",
    )
    play(tale, "explore flip")
    assert asked(tale) == "ask-disguise"
    play(tale, "yes")
    assert foes(tale) == []
    assert place(tale, "disguise") == "deck"


def test_a_disguise_may_be_kept() -> None:
    """MT-P1"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        hoard: disguise
        encounters: b1
        """,
        "bow*",
    )
    play(tale, "explore flip", "no")
    while asked(tale) == "ask-place":
        play(tale, keys(tale)[0])
    assert foes(tale) == ["rat-1", "rat-2", "rat-3"]
    assert place(tale, "disguise") == "hoard"


# Hook and line.


def test_a_hook_joins_two_cells_for_a_point() -> None:
    """MT-P2 MM-85 MM-138: at most three cells away, over red lines and gaps"""
    tale = table("""
        side: 15
        3 . . C . . .
        hoard: hook
        turn: collin 3
        """)
    play(tale, "lay hook")
    assert why(tale, "at f1") == ""
    assert why(tale, "at a6") == ""
    assert why(tale, "at c3") == "MM-85 why-no-hook-end"
    play(tale, "at c1")
    assert place(tale, "hook") == "board"
    play(tale, "go c1")
    assert cell(tale, "collin") == "c1"
    assert tale.question(0).args["points"] == 2


def test_by_house_rule_a_hook_reaches_everywhere() -> None:
    """MM-85: else three cells"""
    text = """
        3 C . . . . .
        hoard: hook
        turn: collin 3
        """
    tale = play(table(text), "lay hook")
    assert why(tale, "at f3") == "MM-85 why-no-hook-end"
    tale = play(table(text, hook_anywhere=True), "lay hook")
    assert why(tale, "at f3") == ""


def test_one_end_of_the_hook_is_dry() -> None:
    """MT-P2 MM-139: laid in water it leads to land, without a roll"""
    tale = table("""
        side: 6
        3 . . C . . .
        hoard: hook
        turn: collin 2
        """)
    play(tale, "lay hook")
    assert why(tale, "at d3") == "MM-85 why-no-hook-end"
    play(tale, "at c4", "go c4")
    assert cell(tale, "collin") == "c4"


def test_a_mouse_at_either_end_takes_the_hook_back() -> None:
    """MT-P2 MM-70: with an action, so not when stunned"""
    text = """
        3 . . C . . {}
        hook: f3 d3
        turn: {} 2
        {}
        """
    tale = table(text.format("T", "tilda", ""))
    play(tale, "take hook")
    assert place(tale, "hook") == "hoard"
    assert (tale.hook_a, tale.hook_b) == (-1, -1)
    assert why(tale, "search") == "MT-T1 why-acted"
    far = table(text.format("T", "collin", ""))
    assert why(far, "take hook") == "MT-P2 why-not-at-hook"
    stunned = table(text.format("T", "tilda", "tilda: stunned"))
    assert why(stunned, "take hook") == "MT-X3 why-stunned"


def test_laying_tokens_is_no_free_action() -> None:
    """MM-139: any number in a turn, in water, stunned, webbed or lying"""
    tale = table("""
        side: 6
        3 . . C . . .
        hoard: hook fork grape
        turn: collin
        collin: stunned webbed lying
        """)
    assert why(tale, "lay fork") == "MT-P3 why-fork-in-water"
    play(tale, "lay hook", "at c2", "lay grape", "at c4")
    assert place(tale, "grape") == "board"


def test_what_is_not_in_the_hoard_cannot_be_laid() -> None:
    """MT-P0"""
    tale = table("""
        3 . . C . . .
        turn: collin
        """)
    for name in ("hook", "fork", "grape"):
        assert why(tale, f"lay {name}") == "MT-P0 why-not-hoarded"


def test_what_is_left_behind_goes_back_into_the_deck() -> None:
    """MT-P2 MM-92"""
    tale = table(
        """
        3 . . C . . .
        hook: c3 d3
        fork: c4
        grape: a1
        turn: collin
        encounters: b2
        """,
        "bow*",
    )
    play(tale, "explore flip")
    assert [place(tale, name) for name in ("hook", "fork", "grape")] == ["deck"] * 3


# Fork.


def test_a_fork_throws_another_mouse_across_the_tile() -> None:
    """MT-P3 MM-88: to a cell the flyer sees, not full; she may be stunned, webbed or lying"""
    tale = table("""
        side: 2
        2 # . CT . . #
        1 . . . rrrr . .
        hoard: fork
        turn: collin 2
        tilda: lying webbed
        """)
    play(tale, "lay fork")
    assert place(tale, "fork") == "board"
    play(tale, "catapult")
    assert why(tale, "at c2") == "MT-P3 why-flyer-sees-not"
    assert why(tale, "at c5") == "MT-P3 why-flyer-sees-not"  # behind rock
    assert why(tale, "at d1") == "MT-M6 why-full"
    play(tale, "at e2")
    assert cell(tale, "tilda") == "e2"
    assert woes(tale, "tilda") == {"lying", "webbed"}
    assert why(tale, "search") == "MT-T1 why-acted"


def test_a_flyer_may_land_in_a_trap() -> None:
    """MM-88 MM-19: the flyer is tested, the thrower's turn goes on"""
    tale = table(
        """
        side: 2
        2 # . CT . . #
        fork: c2
        traps: b2
        turn: collin 2
        """,
        "cheese cheese",
    )
    play(tale, "catapult", "at b2")
    assert wounds(tale, "tilda") == 1
    assert woes(tale, "tilda") == {"lying"}
    assert asked(tale) == "ask-turn"
    assert left(tale) == 0


def test_who_flies_is_chosen() -> None:
    """MT-P3 MM-88: another mouse on the fork's cell; landing among minions ends nobody's turn"""
    tale = table("""
        3 . . CTL . N r
        fork: c3
        turn: collin 2
        """)
    play(tale, "catapult")
    assert keys(tale) == ["mouse tilda", "mouse lily"]
    assert why(tale, "mouse nez") == "MT-P3 why-not-on-fork"
    play(tale, "mouse lily", "at f3")
    assert cell(tale, "lily") == "f3"
    assert asked(tale) == "ask-turn"


def test_a_fork_needs_somebody_on_it() -> None:
    """MT-P3"""
    alone = table("""
        3 . . C . T .
        fork: c3
        turn: collin 2
        """)
    assert why(alone, "catapult") == "MT-C10 why-nobody-else"
    beside = table("""
        3 . . C . T .
        fork: d3
        turn: collin 2
        """)
    assert why(beside, "catapult") == "MT-P3 why-not-on-fork"
    assert why(beside, "take fork") == "MT-P3 why-not-on-fork"


def test_a_fork_is_taken_back_with_an_action() -> None:
    """MT-P3"""
    tale = table("""
        3 . . C . T .
        fork: c3
        turn: collin 2
        """)
    play(tale, "take fork")
    assert place(tale, "fork") == "hoard"
    assert tale.fork == -1
    assert why(tale, "search") == "MT-T1 why-acted"


# Grape.


def test_a_grape_is_laid_on_an_adjacent_cell_without_figures() -> None:
    """MT-P4 MM-89"""
    tale = table("""
        3 . . C T . .
        hoard: grape
        turn: collin 2
        """)
    play(tale, "lay grape")
    assert why(tale, "at d3") == "MM-89 why-no-bait-cell"
    assert why(tale, "at e3") == "MM-89 why-no-bait-cell"
    play(tale, "at b3")
    assert tale.grape == 13
    assert why(tale, "search") == ""


def test_roaches_eat_the_grape_and_are_gone() -> None:
    """MT-P4 MM-89: with it; its card is shuffled back"""
    tale = table(
        """
        3 C . . . o o
        grape: d3
        track: roaches collin
        turn: collin 2
        """,
        "bow* bow bow*",
    )
    play(tale, "end turn")
    while asked(tale) != "ask-turn":
        play(tale, keys(tale)[0])
    assert foes(tale) == []
    assert place(tale, "grape") == "deck"


def test_a_squashed_grape_hits_every_small_figure_there() -> None:
    """MT-P4 MM-90: one automatic hit each, mice too; the spider is not touched"""
    tale = table(
        """
        side: 3
        1 NrsB . . . . .
        3 . . C . . .
        fork: c3
        hoard: grape
        turn: collin 2
        """,
        "squashed bow bow bow",
    )
    play(tale, "shoot grape")
    assert foes(tale) == ["spider", "paw"]
    assert wounds(tale, "nez") == 1
    assert place(tale, "grape") == "deck"
    assert tale.fighting == 0
    assert left(tale) == 0
    assert why(tale, "search") == "MT-T1 why-acted"


def test_a_whole_grape_fells_all_small_figures_and_stays() -> None:
    """MT-P4 MM-90: as bait, and as a rat's weapon"""
    tale = table(
        """
        side: 3
        1 NrsT . . . . .
        3 . . C . . .
        fork: c3
        hoard: grape
        turn: collin 2
        tilda: wears shell-greaves
        """,
        "whole",
    )
    play(tale, "shoot grape")
    assert woes(tale, "nez") == woes(tale, "rat-1") == {"lying"}
    assert woes(tale, "spider") == woes(tale, "tilda") == set()
    assert place(tale, "grape") == "board"
    assert tale.grape == 0


def test_a_grape_needs_no_line_of_sight() -> None:
    """MT-P4: a chosen minion's cell"""
    tale = table("""
        side: 2
        2 # . C . . #
        5 # . r . r #
        fork: c2
        hoard: grape
        turn: collin 2
        """)
    play(tale, "shoot grape")
    assert keys(tale) == ["at c5", "at e5"]
    assert why(tale, "at d5") == "MT-P4 why-no-minions"


def test_a_grape_is_shot_from_the_fork() -> None:
    """MT-P4: Attack action on its cell, the grape in the hoard"""
    text = """
        3 . . C . r .
        fork: {}
        {}
        turn: collin 2
        """
    assert why(table(text.format("d3", "hoard: grape")), "shoot grape") == "MT-P3 why-not-on-fork"
    assert why(table(text.format("c3", "")), "shoot grape") == "MT-P0 why-not-hoarded"


def test_a_rat_throws_the_grape_it_starts_on() -> None:
    """MT-P4 MM-91: at the cell with the most mice, the same coin; nobody is credited"""
    tale = table(
        """
        3 . . CT . r .
        grape: e3
        track: rats collin tilda
        turn: tilda 2
        """,
        "squashed bow bow bow bow*",
    )
    play(tale, "end turn")
    assert (wounds(tale, "collin"), wounds(tale, "tilda")) == (1, 1)
    assert cell(tale, "rat-1") == "e3"
    assert place(tale, "grape") == "deck"
    assert left(tale) == 0


def test_a_minion_beaten_by_the_grape_is_the_throwers() -> None:
    """MM-90: Filch pilfers"""
    tale = table(
        """
        3 . . F . r .
        fork: c3
        hoard: grape
        turn: filch 2
        """,
        "squashed bow bow",
    )
    tale.hidden_by[4] = 3
    play(tale, "shoot grape")
    assert foes(tale) == []
    assert tale.cheese[4] == 1
    assert tale.hidden_by[4] == -1  # it is an attack
