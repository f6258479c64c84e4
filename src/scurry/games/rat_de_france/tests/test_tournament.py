"""Three races for cheese."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    begin,
    cells,
    keys,
    listen,
    phase,
    play,
    rat,
    seen,
    table,
    tokens,
    told,
    why,
)
from scurry.kernel.playout import playout

ROAD = """
    . . . a . .
    . . b . . .
    . c . . . .
    d . . . . .
    . . . . . .
"""
NEXT = "    chance: 0 0 4 1"  # the cards of the next track: I, II, section 5 turned


def race(facts: str, options: str = "", road: str = ROAD) -> Rats:
    return table(f"{road}    options: mode=tournament {options}\n{facts}")


def cheese(game: Rats) -> list[int]:
    return [each.cheese for each in seen(game, None).rats]


def finale(seats: int, number: int, options: str = "", facts: str = "", **held: str) -> Rats:
    """The rats finish one after another, a first, until one is left; `held` is by letter."""
    runner = seats - 2
    places = sum(seat + 1 << 4 * seat for seat in range(runner))
    where = ["off"] * runner + ["C5", "B2"]
    lines = [
        f"    {letter}: {cell} {held.get(letter, '')} {'laid straight' if cell == 'C5' else ''}"
        for letter, cell in zip("abcd", where, strict=False)
    ]
    turn = f"    turn: acting round 9 race {number} places {places}\n    order: {runner}"
    empty = "    . . . . . .\n" * 5
    game = race("\n".join([turn, *lines, facts]), options, empty)
    return play(game, f"{runner} straight C6")


@pytest.mark.parametrize(
    ("seats", "option", "pieces"),
    [
        (4, "off", [3, 2, 1, 0]),
        (3, "off", [3, 2, 1]),
        (2, "off", [3, 2]),
        (4, "on", [3, 2, 1, 0]),
        (3, "on", [3, 2, 0]),
        (2, "on", [3, 0]),
    ],
)
def test_the_better_the_place_the_more_cheese(seats: int, option: str, pieces: list[int]) -> None:
    """RAT-M2 RF-66: by a house option the last gets none"""
    game = finale(seats, 0, f"last_gets_nothing={option}")
    assert cheese(game) == pieces
    assert (phase(game), game.pending()) == ("token", (seats - 1,))


def test_a_race_goes_on_until_all_but_one_have_finished() -> None:
    """RAT-M2 RF-51 RF-72: without the host asking for places"""
    game = race("""
    turn: acting round 9
    order: 0 1
    a: laid straight
    b: laid jump
    """)
    play(game, "0 straight A6")
    assert (phase(game), game.round, cheese(game)) == ("bidding", 10, [0, 0, 0, 0])
    log = listen(game := race("turn: acting round 60\n    order: 0\n    a: laid straight"))
    play(game, "0 pass")
    assert cheese(game) == [3, 2, 1, 0]
    assert "event-cheese seat=#0 place=1 cheese=3" in told(log, 2)


def test_cheese_adds_up() -> None:
    """RAT-M2"""
    game = finale(4, 1, d="cheese 3", b="cheese 1")
    assert cheese(game) == [3, 3, 1, 3]


def test_the_last_of_a_race_takes_a_token_of_its_choice_into_the_next() -> None:
    """RAT-M2 RF-67"""
    game = finale(2, 0, facts=NEXT)
    assert keys(game, 1) == ["token pepper", "token sugar", "token clover"]
    assert why(game, 1, "token keep") == "RF-67 why-nothing-to-keep"
    assert why(game, 0, "token sugar") == "RAT-M2 why-not-your-turn"
    log = listen(game)
    play(game, "1 token clover")
    assert tokens(game) == ["", "clover"]
    assert told(log, 0)[0] == "event-consoled seat=#1 token=@token-clover"


def test_who_holds_a_token_may_keep_it() -> None:
    """RF-67"""
    game = finale(2, 0, facts=NEXT, b="pepper")
    assert keys(game, 1) == ["token keep", "token pepper", "token sugar", "token clover"]
    twin = game.clone()
    assert tokens(play(game, "1 token keep")) == ["", "pepper"]
    assert tokens(play(twin, "1 token sugar")) == ["", "sugar"]


def test_tokens_are_carried_on_into_the_next_race() -> None:
    """RAT-M2 RF-72"""
    game = play(finale(3, 0, facts=NEXT, a="sugar", c="clover"), "2 token keep")
    assert tokens(game) == ["sugar", "", "clover"]


def test_the_next_race_has_a_new_short_track_and_new_discards() -> None:
    """RF-63 RF-64 RAT-M2 RF-73: all cards back, the order row untouched"""
    row = "row: jump idea straight swap step diagonal"
    game = finale(3, 0, "track=long", f"    {row}\n{NEXT}", b="hand idea step jump")
    play(game, "2 token sugar")
    view = seen(game, None)
    assert (view.plan, view.race, view.round, view.phase) == ("I 5' II'", 1, 0, "placing")
    assert cells(game) == ["", "", ""]
    assert view.row == row.split()[1:]
    assert [len(each.hand) for each in view.rats] == [6, 6, 6]
    assert [each.owed for each in view.rats] == [2, 1, 0]
    assert [each.place for each in view.rats] == [0, 0, 0]


def test_nothing_of_one_race_is_left_in_the_next() -> None:
    """RF-63 RF-31 RF-09 RF-58: but tokens and cheese"""
    game = finale(3, 0, facts=f"    used: A3\n{NEXT}")
    game.idle = 4
    game.wind = 3
    play(game, "2 token sugar")
    view = seen(game, None)
    assert (view.used, view.order, view.wind, view.idle) == ([], [], "", [])


def test_the_host_may_pick_the_section_of_each_race() -> None:
    """RF-63"""
    for number, plan in ((0, "III 8 IV'"), (1, "III 9' IV'")):
        game = finale(
            2,
            number,
            "start_card=III finish_card=IV section_2=8 turn_2=0 section_3=9 turn_3=180",
        )
        play(game, "1 token sugar")
        assert seen(game, None).plan == plan


@pytest.mark.parametrize(("option", "first"), [("winner", 0), ("clockwise", 2)])
def test_the_winner_begins_the_next_race_or_the_next_seat(option: str, first: int) -> None:
    """RF-65 RF-64: and who begins lays most cards aside"""
    game = finale(3, 0, f"next_first={option}", NEXT)
    game.first = 1
    play(game, "2 token sugar")
    assert (seen(game, None).first, game.pending()) == (first, (first,))
    assert [rat(game, (first + turn) % 3).owed for turn in range(3)] == [2, 1, 0]


def test_by_a_house_option_the_row_is_shuffled_for_each_race() -> None:
    """RF-70"""
    game = finale(2, 0, "row_reshuffled=on", f"{NEXT} 0 4 3 2 1")
    twin = game.clone()
    play(game, "1 token sugar")
    assert seen(twin, None).row == ["straight", "diagonal", "step", "swap", "jump", "idea"]
    assert seen(game, None).row == ["idea", "diagonal", "step", "swap", "jump", "straight"]


def test_by_a_house_option_hands_are_kept_from_race_to_race() -> None:
    """RF-64: there are no new discards, and four cards face up come back as ever"""
    game = finale(3, 0, "hands_kept=on", NEXT, a="hand idea jump", c="hand idea swap step")
    play(game, "2 token sugar")
    assert [len(each.hand) for each in seen(game, None).rats] == [6, 5, 3]
    assert [each.owed for each in seen(game, None).rats] == [0, 0, 0]
    play(game, "0 place A1", "1 place B1", "2 place C1")
    assert phase(game) == "bidding"


@pytest.mark.parametrize("seed", range(6))
def test_kept_hands_never_run_out(seed: int) -> None:
    """RF-64 RAT-RT1"""
    state = begin(2 + seed % 3, seed, mode="tournament", hands_kept=True)
    playout(state)
    assert state.outcome() is not None


def test_the_wind_is_shuffled_before_each_race() -> None:
    """RF-58"""
    unmixed = " ".join(str(draw) for draw in range(15, 0, -1))
    game = finale(2, 0, "wind=on", f"    winds: N N S\n{NEXT} {unmixed}")
    play(game, "1 token sugar")
    assert seen(game, None).winds_left == 16


def test_after_the_third_race_the_cheese_decides() -> None:
    """RAT-M2 RF-67: and there is no more token to choose"""
    game = finale(4, 2, a="cheese 1", b="cheese 5", d="cheese 6")
    assert (phase(game), cheese(game)) == ("over", [4, 7, 1, 6])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "outcome-tournament"
    assert (outcome.places, outcome.scores) == ((3, 1, 4, 2), (4.0, 7.0, 1.0, 6.0))


def test_of_equal_cheese_the_better_place_in_the_last_race_decides() -> None:
    """RF-68 RAT-M2"""
    game = finale(4, 2, a="cheese 1", b="cheese 2", c="cheese 3", d="cheese 5")
    assert cheese(game) == [4, 4, 4, 5]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 3, 4, 1)
