"""Tricks, kept beside the bag and played at their moment. 4c.1 MM-127"""

from __future__ import annotations

from scurry.games.mouse_tales.tests.laid import (
    acting,
    asked,
    cell,
    cheese,
    foes,
    keys,
    left,
    place,
    places,
    play,
    table,
    track,
    why,
    woes,
    wounds,
)


def test_luck_rolls_any_of_the_dice_again() -> None:
    """4c.1 luck-of-the-brave, MM-127: after any roll made for the holder"""
    tale = table(
        """
        3 . . Cr . . .
        turn: collin
        collin: has luck-of-the-brave
        """,
        "bow bow sword* sword* bow bow",
    )
    play(tale, "attack collins-sword")
    assert asked(tale) == "ask-reroll"
    play(tale, "card luck-of-the-brave", "number 1", "done")
    assert foes(tale) == []
    assert places(tale, "luck-of-the-brave") == ["discard", "deck"]
    assert left(tale) == 0


def test_luck_may_be_pushed_twice_with_two_tricks() -> None:
    """4c.1 luck-of-the-brave: each card once"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: has luck-of-the-brave luck-of-the-brave
        deck: salve
        """,
        "bow bow sword*",
    )
    play(tale, "search", "card luck-of-the-brave", "number 1", "done")
    assert asked(tale) == "ask-reroll"
    play(tale, "card luck-of-the-brave", "number 1", "done", "keep")
    assert place(tale, "salve") == "bag collin"


def test_luck_may_be_kept_for_later() -> None:
    """4c.1 luck-of-the-brave"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: has luck-of-the-brave
        """,
        "bow",
    )
    play(tale, "search", "no")
    assert places(tale, "luck-of-the-brave")[0] == "bag collin"
    assert asked(tale) == "ask-turn"


def test_who_slips_away_is_not_held() -> None:
    """4c.1 slip-away, MT-M8: for this move; there are two of them"""
    tale = table("""
        3 . . Crr . . .
        turn: collin 2
        collin: has slip-away slip-away
        """)
    assert why(tale, "go b3") == "MT-M8 why-held"
    play(tale, "play slip-away", "go b3")
    assert cell(tale, "collin") == "b3"
    assert places(tale, "slip-away") == ["discard", "bag collin"]


def test_nobody_slips_out_of_a_move_that_is_over() -> None:
    """4c.1 slip-away: this move"""
    tale = table("""
        3 . . Crr . . .
        turn: collin
        collin: has slip-away
        """)
    assert why(tale, "play slip-away") == "MT-T1 why-move-over"


def test_a_brazen_theft_takes_two_from_the_wheel() -> None:
    """4c.1 brazen-theft: up to two; in water too (MM-16)"""
    for wheel, taken in ((5, 2), (1, 1)):
        tale = table(f"""
            side: 6
            3 . . C . . .
            page: 1 wheel {wheel}
            turn: collin
            collin: has brazen-theft
            """)
        play(tale, "play brazen-theft")
        assert cheese(tale, "collin") == taken
        assert tale.wheel == wheel - taken
        assert place(tale, "brazen-theft") == "discard"


def test_by_house_rule_a_theft_may_call_a_surge_off() -> None:
    """4c.1 brazen-theft, MM-24: a surge that waits for the turn's end needs its six"""
    for wheel, page in ((5, 1), (7, 2)):
        tale = table(
            f"""
            3 . . C . . .
            page: 1 wheel {wheel}
            turn: collin
            collin: has brazen-theft
            deck: rustle-of-paws
            """,
            "sword* bow*",
            surge_at_turn_end=True,
        )
        play(tale, "search", "play brazen-theft", "end turn")
        assert tale.page == page


def test_there_is_nothing_to_steal_from_an_empty_wheel() -> None:
    """4c.1 brazen-theft"""
    tale = table("""
        3 . . C . . .
        turn: collin
        collin: has brazen-theft
        """)
    assert why(tale, "play brazen-theft") == "MT-C11 why-wheel-empty"


def test_an_ambush_turned_round_puts_a_mouse_on_top() -> None:
    """4c.1 turned-ambush: when minions were just placed and initiative set"""
    tale = table(
        """
        3 C . T . . .
        6 . . . . . r
        track: collin rats tilda
        turn: collin 2
        collin: has turned-ambush
        deck: roach-nest
        """,
        "sword*",
    )
    play(tale, "search", "at c1")
    assert asked(tale) == "ask-top"
    play(tale, "mouse tilda")
    assert track(tale) == ["tilda", "collin", "rats", "roaches"]
    assert place(tale, "turned-ambush") == "discard"


def test_a_ringing_pebble_leads_a_minion_elsewhere() -> None:
    """4c.1 ringing-pebble: up to two cells of the holder's choice, instead of its move"""
    tale = table(
        """
        3 C . . r . .
        track: rats collin
        turn: collin
        collin: has ringing-pebble
        """,
        "bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-lure"
    assert "at a1" not in keys(tale)
    play(tale, "at f3")
    assert cell(tale, "rat-1") == "f3"
    assert place(tale, "ringing-pebble") == "discard"
    assert acting(tale) == "collin"
    assert left(tale) == 0


def test_a_last_effort_keeps_her_from_capture() -> None:
    """4c.1 last-effort, MT-X1: one wound fewer than her health, poison counting first"""
    tale = table(
        """
        3 . . Cr . . .
        track: rats collin
        turn: collin
        collin: wounds 1 poison 1 has last-effort
        """,
        "sword* sword* bow bow bow*",
    )
    play(tale, "end turn")
    assert asked(tale) == "ask-endure"
    play(tale, "card last-effort")
    assert cell(tale, "collin") == "c3"
    assert (wounds(tale, "collin"), int(tale.poison[0])) == (1, 1)
    assert tale.page == 1
    assert place(tale, "last-effort") == "discard"


def test_without_an_effort_she_is_captured() -> None:
    """MT-X1: she may decline"""
    tale = table(
        """
        3 . . Cr . . T
        track: rats collin tilda
        turn: tilda
        collin: wounds 2 has last-effort
        """,
        "sword* bow bow bow bow*",
    )
    play(tale, "end turn", "no")
    assert cell(tale, "collin") == ""
    assert place(tale, "last-effort") == "bag collin"


def test_spilled_peas_fell_the_small_on_one_visible_cell() -> None:
    """4c.1 spilled-peas: free, in the own turn; allowed in water (MM-16)"""
    tale = table("""
        side: 6
        3 . . C . . .
        5 . . rr . . o
        turn: collin
        collin: has spilled-peas
        """)
    play(tale, "play spilled-peas")
    assert keys(tale) == ["at c5", "at f5"]
    play(tale, "at c5")
    assert woes(tale, "rat-1") == woes(tale, "rat-2") == {"lying"}
    assert woes(tale, "roach-1") == set()
    assert place(tale, "spilled-peas") == "discard"


def test_peas_do_not_roll_round_corners() -> None:
    """4c.1 spilled-peas, MT-A5: a visible cell"""
    tale = table("""
        side: 2
        2 # . C . . #
        5 # . r . . #
        turn: collin
        collin: has spilled-peas
        """)
    assert why(tale, "play spilled-peas") == "MT-X3 why-no-small-minion"


def test_a_timely_chance_is_a_search_after_the_action() -> None:
    """4c.1 timely-chance: without an action"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: has timely-chance
        deck: salve
        """,
        "bow sword*",
    )
    assert why(tale, "play timely-chance") == "MT-T1 why-not-acted"
    play(tale, "search", "play timely-chance", "keep")
    assert place(tale, "salve") == "bag collin"
    assert place(tale, "timely-chance") == "discard"


def test_a_timely_chance_does_not_search_twice() -> None:
    """MM-57: one success a mouse and side"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        collin: has timely-chance
        deck: salve
        """,
        "sword*",
    )
    play(tale, "search", "keep")
    assert why(tale, "play timely-chance") == "MM-57 why-searched"


def test_tricks_take_no_room_in_the_bag() -> None:
    """MT-C5"""
    tale = table("""
        3 . . C . . .
        turn: collin
        collin: has salve rind match slip-away brazen-theft
        """)
    assert asked(tale) == "ask-turn"
    assert tale.bag_size(0) == 3


def test_a_trick_is_no_ability() -> None:
    """MT-T3 4c.1: both in one turn"""
    tale = table("""
        3 . . T . . .
        page: 1 wheel 2
        turn: tilda
        tilda: cheese 2 knows fortify has brazen-theft
        """)
    play(tale, "use fortify", "play brazen-theft")
    assert cheese(tale, "tilda") == 2


def test_slipping_away_does_not_last_into_a_scurry() -> None:
    """4c.1 slip-away, MT-M8: it is for one movement"""
    tale = table(
        """
        3 . . Crr . . .
        track: collin rats
        turn: collin 1
        collin: has slip-away
        """,
        "bow",
    )
    play(tale, "play slip-away", "halt", "scurry")
    assert why(tale, "go b3") == "MT-M8 why-held"
