"""What a seat can work out about the deck from what was drawn and seen since."""

from __future__ import annotations

from scurry.games.forsage_cards.tests.decks import alike, marks, worlds
from scurry.games.forsage_cards.tests.tables import play, table


def test_a_draw_that_is_no_crash_shows_that_none_lay_on_top() -> None:
    """FC-38"""
    game = table("""
        turn: 2
        deck: stop/0 kometa/0 crash crash
        0: stop
        1: boost
        2: stop
        story: 0 peeked taifun stop kometa
        story: 1 returned 3
        story: 1 drew something
    """)
    assert marks(game, 0) == "stop@0-1 kometa@1-2"
    assert worlds(game, 0) == alike("Rbc?", "bRc?", "bcR?", "bc?R")


def test_a_crash_that_can_only_be_the_returned_one_clears_things_up() -> None:
    """FC-38"""
    game = table("""
        turn: 2
        deck: taifun/0 stop/0 kometa/0 pryvyd
        0: stop
        1: boost
        2: out 3
        story: 0 peeked taifun stop kometa
        story: 1 returned 0
        story: 2 drew crash
    """)
    assert marks(game, 0) == "taifun@0 stop@1 kometa@2"
    assert worlds(game, 0) == alike("abc?")


def test_a_drawn_crash_may_be_ones_own_or_the_other() -> None:
    """FC-38: what does not surely lie there has no mark"""
    game = table("""
        turn: 2
        deck: crash taifun
        0: stop
        1: boost
        2: boost
        saving:
        story: 0 returned 0
        story: 1 returned 1
        story: 2 drew crash
    """)
    assert marks(game, 0) == ""
    assert worlds(game, 0) == alike("a?", "R?", "?R")


def test_a_draw_that_is_no_crash_rules_out_ones_own_on_top() -> None:
    """FC-38"""
    game = table("""
        turn: 0
        deck: crash taifun
        0: stop
        1: boost
        2: out 4
        3: stop
        story: 0 returned 0
        story: 1 returned 1
        story: 2 drew crash
        story: 3 drew something
    """)
    assert worlds(game, 0) == alike("R?", "?R")


def test_likelier_decks_weigh_more() -> None:
    """FC-38: a Crash on top was the returned one rather than one of three unknown cards"""
    game = table("""
        turn: 0
        deck: crash crash taifun taifun crash
        0: boost
        1: boost
        2: boost
        3: stop
    """)
    play(game, "0 draw", "0 boost", "0 place 3", "1 draw", "1 boost", "1 place 0", "2 draw")
    likelier, rest = round(3 / 7, 9), round(1 / 7, 9)
    others = dict.fromkeys(["R?a?", "?Ra?", "?aR?", "?a?R"], rest)
    assert worlds(game, 0) == {"??a?": likelier, **others}
    assert marks(game, 0) == "crash@1-2"


def test_decks_that_come_about_in_several_ways_weigh_more() -> None:
    """FC-38: here that makes all of them alike"""
    game = table("""
        turn: 3
        deck: crash crash taifun crash
        0: stop
        1: boost
        2: boost
        3: stop
        story: 0 returned 2
        story: 1 returned 0
        story: 2 drew crash
        story: 2 returned 0
    """)
    one_returned = ["R??a", "?R?a", "??Ra", "??aR"]
    both = ["RR?a", "R?Ra", "R?aR", "?RRa", "?RaR", "?aRR"]
    assert worlds(game, 0) == alike(*one_returned, *both)


def test_a_crash_that_is_seen_may_be_the_returned_one_or_not() -> None:
    """FC-38"""
    game = table("""
        turn: 0
        deck: taifun/0 stop/0 crash/0 crash crash
        0: stop
        1: boost
        2: boost
        3: stop
        story: 0 returned 3
        story: 1 returned 0
        story: 0 peeked taifun stop crash
    """)
    assert worlds(game, 0) == alike("bcd?a", "bcdRa", "bcdaR")


def test_a_second_look_replaces_the_first() -> None:
    """FC-38: and says where the Crash is that another put back"""
    game = table("""
        turn: 0
        deck: taifun/0 crash/0 stop/0 kometa/0 pryvyd
        0: stop
        1: stop
        story: 0 peeked taifun stop kometa
        story: 1 returned 1
        story: 0 peeked taifun crash stop
    """)
    assert marks(game, 0) == "taifun@0 crash@1 stop@2 kometa@3"
    assert worlds(game, 0) == alike("defc?")
