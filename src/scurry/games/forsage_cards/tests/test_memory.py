"""What a seat keeps knowing of the deck, and what it can only guess."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.memory import RETURNED_CRASH, UNKNOWN, remember
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.tests.tables import expect, play, seen, table, unstopped

SIGNS = {UNKNOWN: "?", RETURNED_CRASH: "R"}


def marks(game: Forsage, seat: int) -> str:
    """Each card a seat knows of and where it lies, counted from 0, the top."""
    words = []
    for mark in seen(game, seat).marks:
        exact = mark.least == mark.greatest
        where = f"{mark.least}" if exact else f"{mark.least}-{mark.greatest}"
        words.append(f"{mark.card}@{where}")
    return " ".join(words)


def worlds(game: Forsage, seat: int) -> dict[str, float]:
    """Every deck that fits what a seat was told, top first, and how likely it is.

    A letter is a known card, the first one told being a; R is a Crash that another put back.
    """
    memory = remember(game.story, seat)
    assert memory is not None
    total = sum(memory.weights.values())
    return {
        "".join(SIGNS.get(number) or chr(ord("a") + number) for number in world): round(
            weight / total, 9
        )
        for world, weight in memory.weights.items()
    }


def alike(*decks: str) -> dict[str, float]:
    return dict.fromkeys(decks, round(1 / len(decks), 9))


PEEKED = """
        turn: 0
        deck: taifun/0 stop/0 kometa/0 crash pryvyd crash
        0: stop
        1: boost
        2: stop
        story: 0 peeked taifun stop kometa
"""


def test_peeked_cards_stay_known_and_draws_shift_them() -> None:
    """FC-38"""
    game = table(PEEKED)
    assert marks(game, 0) == "taifun@0 stop@1 kometa@2"
    play(game, "0 draw", "1 draw")
    assert marks(game, 0) == "kometa@0"
    play(game, "2 draw")
    assert marks(game, 0) == ""
    assert remember(game.story, 0) is None


def test_nobody_else_knows_what_was_peeked() -> None:
    """FC-38"""
    game = table(PEEKED)
    assert (marks(game, 1), marks(game, 2)) == ("", "")
    assert seen(game, None).marks == []


def test_a_crash_put_back_is_known_and_shifts_what_lies_below_it() -> None:
    """FC-38"""
    game = table(PEEKED.replace("story", "placing:\nstory"))
    twin = game.clone()
    play(game, "0 place 1")
    assert marks(game, 0) == "taifun@0 crash@1 stop@2 kometa@3"
    play(twin, "0 place 5")
    assert marks(twin, 0) == "taifun@0 stop@1 kometa@2 crash@5"


def test_a_shuffle_clears_what_was_known() -> None:
    """FC-38 FC-K7"""
    game = table("chance: 5 4 3 2 1\n" + PEEKED.replace("0: stop", "0: traffic"))
    unstopped(game, "0 traffic")
    assert marks(game, 0) == ""
    expect(game, "deck: taifun stop kometa crash pryvyd crash")
    assert game.story is None
    play(game, "0 draw")
    assert not any(game.known)


@pytest.mark.parametrize("place", range(7))
def test_a_crash_put_back_by_another_makes_it_here_or_one_deeper(place: int) -> None:
    """FC-38: wherever it really lies"""
    game = table(PEEKED.replace("turn: 0", "turn: 1").replace("story", "placing:\nstory"))
    play(game, f"1 place {place}")
    assert marks(game, 0) == "taifun@0-1 stop@1-2 kometa@2-3"
    places = ["Rabc???", "aRbc???", "abRc???", "abcR???", "abc?R??", "abc??R?", "abc???R"]
    assert worlds(game, 0) == alike(*places)
    assert marks(game, 1) == f"crash@{place}"


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


def test_by_a_house_option_no_marks_are_shown() -> None:
    """FC-38"""
    game = table(f"options: marks_shown=off\n{PEEKED}")
    assert seen(game, 0).marks == []
    assert remember(game.story, 0) is not None


def test_a_crashed_driver_is_shown_no_marks() -> None:
    """FC-38"""
    game = table(PEEKED.replace("0: stop", "0: out 4"))
    assert seen(game, 0).marks == []


def test_nothing_is_remembered_of_a_deck_that_nobody_has_seen() -> None:
    """FC-38"""
    game = table("""
        turn: 0
        deck: taifun crash
        0:
        1:
    """)
    play(game, "0 draw")
    assert game.story is None
