"""Five cards of different names take one from the discard."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import (
    expect,
    keys,
    listen,
    play,
    seen,
    table,
    told,
    unstopped,
    why,
)

READY = """
        turn: 0 x2 overtaken
        deck: pryvyd stop crash crash
        0: overtake traffic attention blyskavka taifun taifun
        1: stop
        2:
        discard: crash boost give-way parking
"""
FIVE = ["0 five", "0 lay overtake", "0 lay traffic", "0 lay attention", "0 lay blyskavka"]
CARS = """
        turn: 0
        deck: stop crash
        0: blyskavka taifun yaguaryk kometa pryvyd
        1: stop
        discard: boost
"""


def test_five_different_cards_take_any_card_from_the_discard() -> None:
    """FC-X3 FC-X4 FC-33: what is printed on them does not count"""
    game = table(READY)
    assert "five" in keys(game, 0)
    unstopped(game, *FIVE, "0 lay taifun")
    expect(game, "rummaging:")
    assert game.pending() == (0,)
    play(game, "0 take boost")
    expect(
        game,
        "turn: 0 x2 overtaken",
        "deck: pryvyd stop crash crash",
        "0: boost taifun",
        "discard: crash give-way parking overtake traffic attention blyskavka taifun",
    )
    assert not game.stack


def test_the_five_are_laid_one_by_one_and_no_name_twice() -> None:
    """FC-X3"""
    game = table(READY)
    play(game, "0 five", "0 lay taifun")
    expect(game, "gathering: taifun", "discard: crash boost give-way parking taifun")
    assert game.pending() == (0,)
    assert keys(game, 0) == ["lay overtake", "lay traffic", "lay attention", "lay blyskavka"]
    assert why(game, 0, "lay taifun") == "FC-X3 why-laid-already"
    assert why(game, 0, "lay stop") == "FC-X3 why-too-few"
    assert why(game, 1, "lay stop") == "FC-X3 why-not-now"
    assert why(game, 0, "take boost") == "FC-X3 why-not-now"


def test_four_names_are_not_enough() -> None:
    """FC-X3"""
    game = table(READY.replace("blyskavka ", ""))
    assert why(game, 0, "five") == "FC-X3 why-not-five"


def test_a_stopped_five_takes_nothing() -> None:
    """FC-X3 FC-K3"""
    game = table(READY)
    play(game, *FIVE, "0 lay taifun")
    expect(
        game,
        "window: five by 0 stops 0 passed five overtake traffic attention blyskavka taifun",
    )
    assert game.pending() == (1, 2)
    play(game, "1 stop", "0 pass", "2 pass")
    expect(game, "turn: 0 x2 overtaken", "0: taifun")
    assert not game.stack


def test_a_stop_that_was_stopped_may_be_taken_too() -> None:
    """FC-33 FC-54"""
    game = table(READY.replace("0: ", "0: stop "))
    play(game, *FIVE, "0 lay taifun", "1 stop", "0 stop", "1 pass", "2 pass", "0 take stop")
    expect(game, "0: stop taifun", "1:")


def test_the_five_may_be_taken_back_but_never_a_crash() -> None:
    """FC-33"""
    game = unstopped(table(READY), *FIVE, "0 lay taifun")
    taken = [key.removeprefix("take ") for key in keys(game, 0)]
    assert taken == [
        "random", "boost", "overtake", "parking", "give-way", "traffic", "attention", "blyskavka",
        "taifun",
    ]  # fmt: skip
    assert why(game, 0, "take crash") == "FC-33 why-take-crash"
    assert why(game, 0, "take kometa") == "FC-33 why-not-in-discard"
    assert why(game, 1, "take boost") == "FC-X3 why-not-now"


@pytest.mark.parametrize(("draw", "card"), [(0, "boost"), (1, "overtake"), (7, "taifun")])
def test_chance_may_choose_among_what_may_be_taken(draw: int, card: str) -> None:
    """FC-33 FC-56"""
    game = table(f"chance: {draw}\n{READY}")
    unstopped(game, *FIVE, "0 lay taifun", "0 take random")
    expect(game, "0: " + " ".join(sorted([card, "taifun"])))


def test_a_card_that_was_taken_lies_on_top_no_more() -> None:
    """FC-X3 FC-54"""
    game = table(READY)
    unstopped(game, *FIVE, "0 lay taifun")
    assert seen(game, 1).discard[-2:] == ["blyskavka", "taifun"]
    play(game, "0 take taifun")
    assert seen(game, 1).discard[-1] == "blyskavka"
    assert "taifun" not in seen(game, 1).discard


def test_by_a_house_option_the_five_themselves_may_not_be_taken() -> None:
    """FC-33"""
    game = table(f"options: five_not_eligible=on\nchance: 2\n{READY}")
    unstopped(game, *FIVE, "0 lay taifun")
    expect(game, "rummaging: overtake traffic attention blyskavka taifun")
    assert keys(game, 0) == ["take random", "take boost", "take parking", "take give-way"]
    assert why(game, 0, "take overtake") == "FC-33 why-not-in-discard"
    play(game, "0 take random")
    expect(game, "0: give-way taifun")


def test_five_may_be_played_onto_an_empty_discard() -> None:
    """FC-34: the five lie there"""
    game = table(READY.replace("crash boost give-way parking", ""))
    unstopped(game, *FIVE, "0 lay taifun", "0 take overtake")
    expect(game, "0: overtake taifun")


@pytest.mark.parametrize("discard", ["", "crash"])
def test_by_a_house_option_five_need_something_else_in_the_discard(discard: str) -> None:
    """FC-34"""
    text = READY.replace("crash boost give-way parking", discard)
    game = table(f"options: five_not_eligible=on\n{text}")
    assert why(game, 0, "five") == "FC-34 why-empty-discard"
    assert why(table(text), 0, "five") == ""


def test_by_a_house_option_five_cannot_be_stopped() -> None:
    """FC-35"""
    game = table(f"options: five_unstoppable=on\n{READY}")
    play(game, *FIVE, "0 lay taifun")
    expect(game, "rummaging:")
    play(game, "0 take boost")
    expect(game, "turn: 0 x2 overtaken", "0: boost taifun")


def test_what_is_taken_is_chosen_after_the_window() -> None:
    """FC-12 FC-35"""
    game = table(READY)
    play(game, *FIVE, "0 lay taifun")
    assert keys(game, 0) == []
    assert why(game, 0, "take boost") == "FC-X3 why-not-now"


def test_five_kinds_of_sports_cars_are_five_names() -> None:
    """FC-30"""
    game = table(CARS)
    cars = ["blyskavka", "taifun", "yaguaryk", "kometa", "pryvyd"]
    unstopped(game, "0 five", *[f"0 lay {car}" for car in cars], "0 take boost")
    expect(game, "0: boost")


def test_by_a_house_option_all_sports_cars_are_one_name() -> None:
    """FC-30"""
    game = table(f"options: cars_one_name=on\n{CARS}")
    assert why(game, 0, "five") == "FC-X3 why-not-five"
    game = table(f"options: cars_one_name=on\n{READY}")
    assert why(game, 0, "five") == "FC-X3 why-not-five"
    game = table("options: cars_one_name=on\n" + READY.replace("0: ", "0: parking "))
    play(game, "0 five", "0 lay taifun")
    assert why(game, 0, "lay blyskavka") == "FC-30 why-car-laid-already"
    assert keys(game, 0) == ["lay overtake", "lay parking", "lay traffic", "lay attention"]
    game = table("options: cars_one_name=on\n" + READY.replace("0: ", "0: parking "))
    play(game, "0 five", "0 lay parking")
    assert why(game, 0, "lay blyskavka") == ""


def test_the_cards_of_a_crashed_driver_may_be_taken() -> None:
    """FC-36"""
    game = table("""
        turn: 1
        deck: crash stop crash
        0: overtake traffic attention blyskavka taifun
        1: yaguaryk
        2: out 4
        3: out 5
        4: parking
    """)
    play(game, "1 draw")
    unstopped(game, "4 parking", *FIVE, "0 lay taifun", "0 take yaguaryk")
    expect(game, "0: yaguaryk", "1: out 3")


def test_everybody_sees_the_five_and_what_is_taken() -> None:
    """FC-52 FC-X3"""
    game = table(READY)
    log = listen(game)
    unstopped(game, *FIVE, "0 lay taifun", "0 take boost")
    for seat in (0, 1, 2, 8):
        assert told(log, seat) == [
            "event-five seat=#0",
            "event-lay seat=#0 card=@card-overtake",
            "event-lay seat=#0 card=@card-traffic",
            "event-lay seat=#0 card=@card-attention",
            "event-lay seat=#0 card=@card-blyskavka",
            "event-lay seat=#0 card=@card-taifun",
            "event-take seat=#0 card=@card-boost",
        ]
