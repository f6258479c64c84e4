"""What story achievements let a mouse do. 4b.6 4c.5"""

from __future__ import annotations

from scurry.games.mouse_tales.tests.laid import (
    asked,
    keys,
    left,
    play,
    poison,
    table,
    why,
    woes,
    wounds,
)


def test_the_horn_fells_and_hushes_the_small_near() -> None:
    """4c.5: an action, once a chapter"""
    tale = table("""
        3 . . Cr o . r
        achievements: horn
        turn: collin 2
        """)
    play(tale, "blow horn")
    assert woes(tale, "rat-1") == woes(tale, "roach-1") == {"lying", "hushed"}
    assert woes(tale, "rat-2") == set()
    assert why(tale, "search") == "MT-T1 why-acted"


def test_the_horn_sounds_once_a_chapter() -> None:
    """4c.5: in chapter 6 once a round"""
    text = """
        side: {}
        3 . . C . . T
        4 . . r . . o
        achievements: horn
        track: collin tilda
        turn: collin 2
        """
    tale = play(table(text.format(5), "bow*"), "blow horn", "end turn")
    assert why(tale, "blow horn") == "MT-W2 why-used-up"
    tale = table(text.format(1), "bow* bow*", chapter="horn")
    play(tale, "blow horn", "end turn")
    assert why(tale, "blow horn") == "MT-W2 why-used-up"
    play(tale, "end turn")
    assert why(tale, "blow horn") == ""


def test_the_horn_needs_ears() -> None:
    """4c.5: small minions near; and the horn"""
    text = """
        3 . . C s . r
        {}
        turn: collin 2
        """
    assert why(table(text.format("achievements: horn")), "blow horn") == (
        "MT-X3 why-no-small-minion"
    )
    assert why(table(text.format("")), "blow horn") == "MT-W2 why-not-achieved"


def test_catnip_puts_the_cat_off_for_two_turns() -> None:
    """4c.5: free, once a chapter, a mouse on the cat's tile"""
    tale = table(
        """
        side: 7
        2 . . C . B .
        track: pounce prowl collin
        achievements: catnip
        turn: collin 2
        """,
        "bow*",
        chapter="claw",
    )
    play(tale, "give catnip")
    assert tale.cat_lulled == 2
    assert why(tale, "give catnip") == "MT-W2 why-used-up"
    play(tale, "end turn")
    assert asked(tale) == "ask-turn"
    assert wounds(tale, "collin") == 0
    assert tale.cat_lulled == 0
    assert left(tale) == 0


def test_without_a_cat_the_catnip_stays_in_its_jar() -> None:
    """4c.5"""
    tale = table("""
        3 . . C . . .
        achievements: catnip
        turn: collin 2
        """)
    assert why(tale, "give catnip") == "MT-N7 why-no-cat"
    assert why(tale, "call maggie") == "MT-W2 why-not-achieved"


def test_maggie_heals_one_mouse() -> None:
    """4c.5: all ordinary wounds; poison only if nobody was captured in her chapter"""
    text = """
        3 . . C . . N
        achievements: maggie{}
        turn: collin 2
        collin: wounds 1
        nez: wounds 2 poison 1
        """
    assert why(table(text.format("")), "give catnip") == "MT-W2 why-not-achieved"
    tale = play(table(text.format("")), "call maggie")
    assert why(tale, "mouse tilda") == "MM-76 why-not-wounded"
    play(tale, "mouse nez")
    assert (wounds(tale, "nez"), poison(tale, "nez"), wounds(tale, "collin")) == (0, 1, 1)
    assert why(tale, "call maggie") == "MT-W2 why-used-up"
    tale = play(table(text.format(" healthy")), "call maggie", "mouse nez")
    assert (wounds(tale, "nez"), poison(tale, "nez")) == (0, 0)


def test_maggie_does_not_come_for_nothing() -> None:
    """4c.5: poison alone is not hers to heal, unless all were healthy"""
    text = """
        3 . . C . . N
        achievements: maggie{}
        turn: collin 2
        nez: poison 1
        """
    assert why(table(text.format("")), "call maggie") == "MM-76 why-not-wounded"
    tale = play(table(text.format(" healthy")), "call maggie")
    assert poison(tale, "nez") == 0


def test_keepsakes_are_no_use_in_water_but_the_horn() -> None:
    """MM-16: free actions are not, an action is"""
    tale = table("""
        side: 6
        3 . . C . . .
        4 . . r . . .
        achievements: horn maggie
        turn: collin
        collin: wounds 1
        """)
    assert why(tale, "call maggie") == "MM-16 why-in-water"
    assert why(tale, "blow horn") == ""
    assert "blow horn" in keys(tale)
