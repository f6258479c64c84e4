"""Event cards: a search may bring more than things. 4c.1"""

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
    play,
    table,
    why,
    woes,
    wounds,
)


def test_an_abducted_mouse_is_away_until_another_search_finds_her() -> None:
    """4c.1 abduction: nothing is lost, no page passes; a star brings her back, no card is drawn"""
    tale = table(
        """
        3 . . C . . T
        track: collin tilda
        turn: collin
        collin: cheese 2 wears thimble-helm
        tilda: searched
        deck: abduction salve
        """,
        "sword* bow* sword* bow*",
    )
    play(tale, "search")
    assert cell(tale, "collin") == ""
    assert acting(tale) == "tilda"
    assert tale.page == 1
    assert why(tale, "search") == ""  # although she has searched here
    play(tale, "search")
    assert asked(tale) == "ask-rescue"
    play(tale, keys(tale)[0])
    assert cell(tale, "collin") != ""
    assert cheese(tale, "collin") == 2
    assert place(tale, "thimble-helm") == "worn collin"
    assert place(tale, "salve") == "deck"


def test_a_timely_chance_finds_a_friend_too() -> None:
    """4c.1 abduction: any search of another mouse"""
    tale = table(
        """
        3 . . C . . T
        track: collin tilda
        turn: collin
        tilda: searched has timely-chance
        deck: abduction
        """,
        "sword* bow* bow sword*",
    )
    play(tale, "search", "search", "play timely-chance")
    assert asked(tale) == "ask-rescue"


def test_a_nest_of_roaches_is_disturbed() -> None:
    """4c.1 roach-nest: two by E2, initiative by I3"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        deck: roach-nest
        """,
        "sword*",
    )
    play(tale, "search")
    assert asked(tale) == "ask-place"
    play(tale, "at a6")
    assert foes(tale) == ["roach-1", "roach-2"]
    assert (cell(tale, "roach-1"), cell(tale, "roach-2")) == ("a6", "c1")
    assert place(tale, "roach-nest") == "discard"


def test_a_stash_of_cheese_is_for_all() -> None:
    """4c.1 cheese-stash: every active mouse one"""
    tale = table(
        """
        3 . . C . . T
        track: collin tilda nez
        turn: collin
        deck: cheese-stash
        """,
        "sword*",
    )
    play(tale, "search")
    assert [cheese(tale, name) for name in ("collin", "tilda", "nez")] == [1, 1, 0]
    assert place(tale, "cheese-stash") == "discard"


def test_an_old_mousetrap_snaps() -> None:
    """4c.1 old-mousetrap, MT-M10: tested as by a trap, without a token"""
    tale = table(
        """
        3 . . C . . T
        track: collin tilda
        turn: collin
        deck: old-mousetrap
        """,
        "sword* cheese bow bow*",
    )
    play(tale, "search")
    assert wounds(tale, "collin") == 1
    assert cheese(tale, "collin") == 1
    assert woes(tale, "collin") == {"lying"}
    assert acting(tale) == "tilda"
    assert left(tale) == 0


def test_lily_knows_old_mousetraps() -> None:
    """4b.3 4c.1 old-mousetrap: immune"""
    tale = table(
        """
        3 . . L . . .
        turn: lily
        deck: old-mousetrap
        """,
        "sword*",
    )
    play(tale, "search")
    assert wounds(tale, "lily") == 0
    assert asked(tale) == "ask-turn"
    assert left(tale) == 0


def test_a_draught_carries_one_party_item_off() -> None:
    """4c.1 draught, MM-154: the players choose; its card goes back into the deck"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        hoard: hook grape
        fork: a1
        deck: draught
        """,
        "sword*",
    )
    play(tale, "search")
    assert keys(tale) == ["card hook", "card grape"]
    assert why(tale, "card fork") == "MT-P0 why-not-hoarded"
    play(tale, "card grape")
    assert place(tale, "grape") == "deck"
    assert place(tale, "hook") == "hoard"


def test_a_draught_takes_the_only_one_without_asking() -> None:
    """4c.1 draught"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        hoard: disguise
        deck: draught
        """,
        "sword*",
    )
    play(tale, "search")
    assert place(tale, "disguise") == "deck"
    assert asked(tale) == "ask-turn"


def test_a_draught_in_an_empty_hoard_does_nothing() -> None:
    """4c.1 draught"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        deck: draught
        """,
        "sword*",
    )
    play(tale, "search")
    assert asked(tale) == "ask-turn"
    assert place(tale, "draught") == "discard"


def test_a_rustle_of_paws_feeds_the_wheel_and_may_surge() -> None:
    """4c.1 rustle-of-paws, MT-E7"""
    for wheel, after, page in ((2, 3, 1), (5, 0, 2)):
        tale = table(
            f"""
            3 . . C . . .
            page: 1 wheel {wheel}
            turn: collin
            deck: rustle-of-paws
            """,
            "sword*",
        )
        play(tale, "search")
        assert (tale.wheel, tale.page) == (after, page)


def test_a_good_omen_puts_the_end_off() -> None:
    """4c.1 good-omen: one page, at most the eighth"""
    for end, after in ((6, 7), (8, 8)):
        tale = table(
            f"""
            3 . . C . . .
            page: 1 end {end}
            turn: collin
            deck: good-omen
            """,
            "sword*",
        )
        play(tale, "search")
        assert tale.end == after


def test_an_event_cannot_be_sold() -> None:
    """MM-58: it happens at once"""
    tale = table(
        """
        3 . . C . . .
        turn: collin
        deck: good-omen
        """,
        "sword*",
    )
    play(tale, "search")
    assert cheese(tale, "collin") == 0
    assert place(tale, "good-omen") == "discard"
