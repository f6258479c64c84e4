"""Before the first round: who begins, where the rats stand, what is laid aside."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france import game as rats
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    begin,
    cells,
    keys,
    phase,
    play,
    rat,
    seen,
    table,
    told,
    told_rng,
    why,
)
from scurry.kernel.game import BadStart
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value

FIRST_GAME: dict[str, Value] = {
    "start_card": "I",
    "finish_card": "II",
    "section_1": "1",
    "turn_1": "0",
}
UNMIXED = (5, 4, 3, 2, 1)


def start(seats: int, *draws: int, **options: Value) -> Rats:
    """The track of a first game; chance falls as told, and all of it is used."""
    rng = told_rng([*draws])
    game = begin(seats, rng, **{**FIRST_GAME, **options})
    assert rng.left() == 0
    return game


def test_a_first_game_can_be_laid_as_the_book_advises() -> None:
    """RAT-S7"""
    game = start(2, *UNMIXED, first="seat-0")
    assert seen(game, None).plan == "I 1 II'"


def test_the_order_cards_are_shuffled_into_a_row() -> None:
    """RAT-S6"""
    game = start(2, *UNMIXED, first="seat-0")
    assert seen(game, None).row == ["straight", "diagonal", "step", "swap", "jump", "idea"]
    game = start(2, 0, 4, 3, 2, 1, first="seat-0")
    assert seen(game, None).row == ["idea", "diagonal", "step", "swap", "jump", "straight"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_rat_and_six_cards(seats: int) -> None:
    """RAT-S5"""
    game = start(seats, *UNMIXED, first="seat-0")
    assert [len(each.hand) for each in seen(game, None).rats] == [6] * seats
    assert cells(game) == [""] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """RAT-C6"""
    with pytest.raises(BadStart, match="for 2 to 4 players"):
        begin(seats, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_or_the_host_says_who_begins(seat: int) -> None:
    """RF-01 RAT-S8"""
    assert start(3, seat, *UNMIXED).pending() == (seat,)
    assert start(3, *UNMIXED, first=f"seat-{seat}").pending() == (seat,)


def test_an_empty_chair_cannot_begin() -> None:
    """RF-01: chance decides instead"""
    assert start(3, 1, *UNMIXED, first="seat-3").pending() == (1,)


def test_rats_are_placed_clockwise_from_the_first_player_on_free_flags() -> None:
    """RAT-S8 RF-02"""
    game = start(3, *UNMIXED, first="seat-1")
    assert (phase(game), keys(game, 1)) == (
        "placing",
        ["place A1", "place B1", "place C1", "place D1", "place E1"],
    )
    assert why(game, 2, "place A1") == "RAT-S8 why-not-your-turn"
    play(game, "1 place C1")
    assert game.pending() == (2,)
    assert why(game, 2, "place C1") == "RF-02 why-flag-taken"
    play(game, "2 place A1", "0 place B1")
    assert cells(game) == ["B1", "C1", "A1"]
    assert phase(game) == "discarding"


@pytest.mark.parametrize(("seats", "discards"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [3, 2, 1, 0])])
@pytest.mark.parametrize("first", [0, 1])
def test_the_earlier_one_begins_the_more_cards_one_lays_aside(
    seats: int, discards: list[int], first: int
) -> None:
    """RAT-S9"""
    game = start(seats, *UNMIXED, first=f"seat-{first}")
    clockwise = [(first + turn) % seats for turn in range(seats)]
    for seat, row in zip(clockwise, "ABCD", strict=False):
        play(game, f"{seat} place {row}1")
    assert [rat(game, seat).owed for seat in clockwise] == discards
    cards = ["idea", "swap", "jump"]
    for seat, count in zip(clockwise, discards, strict=True):
        for card in cards[:count]:
            assert game.pending() == (seat,)
            play(game, f"{seat} discard {card}")
    assert [6 - len(rat(game, seat).hand) for seat in clockwise] == discards
    assert (phase(game), game.round) == ("bidding", 1)


def test_start_discards_lie_open_and_are_chosen_by_their_owner() -> None:
    """RAT-S9 RF-03: later players see the earlier choices"""
    game = table("""
        track: I 1 II'
        turn: discarding first 1
        a: A1 owed 1
        b: B1 owed 2
        c: C1
    """)
    log = EventLog()
    game.listener = log
    assert why(game, 0, "discard swap") == "RAT-S9 why-not-your-turn"
    play(game, "1 discard jump")
    assert told(log, 0) == ["event-discards seat=#1 card=@action-jump"]
    assert "jump" not in seen(game, 2).rats[1].hand
    assert game.question(1).args["count"] == 1
    assert why(game, 1, "discard jump") == "RAT-RT1 why-card-not-in-hand"
    play(game, "1 discard step")
    assert game.pending() == (0,)


def test_by_a_house_option_start_discards_are_chosen_in_secret_and_at_once() -> None:
    """RF-03"""
    game = table("""
        track: I 1 II'
        turn: discarding
        a: A1 owed 2
        b: B1 owed 1
        c: C1
        options: discards_secret=on
    """)
    log = EventLog()
    game.listener = log
    assert game.pending() == (0, 1)
    play(game, "1 discard jump")
    assert told(log, 0) == []
    assert told(log, 1) == ["event-discards seat=#1 card=@action-jump"]
    assert "jump" in seen(game, 0).rats[1].hand
    assert "jump" not in seen(game, 1).rats[1].hand
    assert game.pending() == (0,)
    play(game, "0 discard idea", "0 discard step")
    assert "jump" not in seen(game, 0).rats[1].hand
    assert told(log, 2)[:2] == [
        "event-shows-discards seat=#0 cards=('@action-step', '@action-idea')",
        "event-shows-discards seat=#1 cards=('@action-jump',)",
    ]
    assert [event.reveals for event in log.events[-3:]] == [True, True, False]


def test_everybody_is_told_who_begins_and_how_the_row_lies() -> None:
    """RAT-S6 RAT-S8"""
    log = EventLog()
    rng = told_rng([*UNMIXED])
    rats.start(2, rng, log, None, first="seat-1", **FIRST_GAME)
    row = "('@action-straight', '@action-diagonal', '@action-step', '@action-swap', "
    row += "'@action-jump', '@action-idea')"
    assert told(log, 0) == [f"event-race seat=#1 race=1 row={row} track=I 1 II'"]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"mode": "teams"}, "teams are for four players"),
        (3, {"mode": "teams"}, "teams are for four players"),
        (2, {"start_card": "V", "finish_card": "V"}, "card V cannot be both"),
        (
            2,
            {"track": "long", "section_1": "3", "section_2": "3"},
            "section 3 cannot be laid twice",
        ),
    ],
)
def test_what_does_not_go_together_is_said_before_the_start(
    seats: int, options: dict[str, Value], sentence: str
) -> None:
    """RF-73 RAT-M1 RAT-S1"""
    with pytest.raises(BadStart, match=sentence):
        begin(seats, 1, **options)


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "teams", "wind": True, "track": "long"},
        {"track": "long", "section_1": "3", "section_2": "4", "section_3": "3"},
        {"start_card": "V", "finish_card": "VI", "places": True, "wind": True},
        {"mode": "tournament", "wind": True},
        {"mode": "tournament", "section_1": "3", "section_2": "3"},
        {"section_1": "3", "section_2": "3"},
    ],
)
def test_other_modes_go_together(options: dict[str, Value]) -> None:
    """RF-73 RAT-M3"""
    assert begin(4, 1, **options).pending()
