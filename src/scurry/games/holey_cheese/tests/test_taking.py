"""Burrows that lie complete bring products: small, medium, large."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    asked,
    card,
    keys,
    listen,
    message,
    phase,
    play,
    player,
    seen,
    shows,
    table,
    together,
    told,
    why,
)

SMALL = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread corn egg fish
"""
MEDIUM = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread corn/0.1 egg/1.2 fish
    stock 0: tomato
    stock 1: banana
"""
LARGE = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread corn/0.3 egg/1.2 fish/0.1
    stock 0: tomato carrot
    stock 1: banana
"""


def test_the_small_burrow_brings_its_product_at_once() -> None:
    """CHE-T1 DS-11: and the mouse moves to the next card clockwise"""
    game = table(SMALL)
    log = listen(game)
    play(game, "1 name bread")
    shows(game, "ring: cheese apple corn(m) egg fish", "stock 0:", "stock 1: bread")
    assert told(log)[2:] == [
        "event-right seat=#1",
        "event-mouse place=3",
        "event-lays seat=#1 place=3",
        "event-takes seat=#1 place=3 product=@product-bread",
        "event-mouse place=3",
    ]
    assert (player(game, 1).size, player(game, 1).laid, player(game, 1).in_hand) == (2, 0, 2)


def test_from_the_last_card_the_mouse_moves_on_to_the_first() -> None:
    """CHE-T1 DS-11 DS-09"""
    game = table("turn: dice clockwise 2\nring: cheese apple bread corn(m) egg fish")
    play(game, "0 name fish")
    shows(game, "ring: cheese(m) apple bread corn egg", "stock 0: fish")


def test_a_prize_with_the_small_burrow_is_taken_at_once_too() -> None:
    """CHE-T1 CHE-R5 DS-11"""
    game = table(SMALL.replace("clockwise 2", "clockwise paw"))
    play(game, "0 slap", "0 lay 5")
    shows(game, "ring: cheese apple bread corn fish(m)", "stock 0: egg")


def test_one_card_of_the_medium_burrow_brings_nothing() -> None:
    """CHE-T2"""
    game = table(MEDIUM.replace("corn/0.1", "corn"))
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread/0.3(m) corn egg/1.2 fish", "stock 0: tomato")


def test_both_cards_bring_the_product_covered_first() -> None:
    """CHE-T2 DS-13: the second is uncovered and stays, and the mouse stays on it"""
    game = table(MEDIUM)
    log = listen(game)
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread(m) egg/1.2 fish", "stock 0: corn tomato")
    assert told(log)[4:] == [
        "event-lays seat=#0 place=3",
        "event-uncovered place=3 product=@product-bread",
        "event-takes seat=#0 place=4 product=@product-corn",
    ]
    assert (player(game, 0).size, player(game, 0).laid, player(game, 0).in_hand) == (3, 0, 3)
    assert card(game, 3).product == "bread"


def test_covered_first_is_by_time_not_by_place() -> None:
    """DS-13: of the cards still on the ring"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple/1.4 bread corn/0.6 egg/1.2 fish
        stock 0: tomato
        stock 1: banana carrot
    """)
    play(game, "0 name bread")
    shows(game, "ring: cheese apple/1.4 bread(m) egg/1.2 fish", "stock 0: corn tomato")


def test_a_card_that_went_back_does_not_count_as_the_first() -> None:
    """DS-13 DS-16: what was laid again is new"""
    game = table("""
        turn: roller 1 dice clockwise 3
        ring: cheese(m) apple bread corn/0.1 egg fish
        stock 0: tomato
        stock 1: banana
        rolls: clockwise 4, clockwise 2
    """)
    play(game, "1 name corn")  # seat 0 gets its card back
    shows(game, "ring: cheese apple bread corn/1.2(m) egg fish")
    together(game, "ready")
    play(game, "0 name apple")
    together(game, "ready")
    play(game, "0 name corn")  # and pushes seat 1 out in turn
    shows(game, "ring: cheese bread corn(m) egg fish", "stock 0: apple tomato")


@pytest.mark.parametrize(
    ("ring", "name", "wanted"),
    [
        ("cheese(m) apple bread/0.1 corn egg fish", "bread", "cheese apple corn(m) egg fish"),
        ("corn egg fish(m) cheese apple/0.1", "apple", "corn(m) egg fish cheese"),
    ],
)
def test_a_mouse_on_the_card_that_is_taken_moves_on_clockwise(
    ring: str, name: str, wanted: str
) -> None:
    """DS-14 DS-17"""
    game = table(f"turn: dice clockwise 2\nring: {ring}\nstock 0: tomato\n")
    play(game, f"0 name {name}")
    shows(game, f"ring: {wanted}")
    assert (player(game, 0).laid, len(player(game, 0).stock)) == (0, 2)


def test_the_ring_closes_up() -> None:
    """CHE-T5 DS-09: cards, burrows and the mouse keep their order"""
    game = table("""
        turn: dice clockwise 5
        ring: apple/1.3 bread/0.1 cheese(m) corn/1.2 egg fish grapes banana
        stock 0: tomato
        stock 1: avocado carrot
    """)
    play(game, "0 name banana")
    shows(
        game,
        "ring: apple/1.3 cheese corn/1.2 egg fish grapes banana(m)",
        "stock 0: bread tomato",
    )
    assert len(seen(game).ring) == 7


def test_a_place_that_is_gone_is_gone() -> None:
    """DS-09"""
    game = table(SMALL.replace("clockwise 2", "clockwise paw"))
    play(game, "0 slap")
    assert why(game, 0, "lay 6") == ""
    assert why(game, 0, "lay 7") == "DS-09 why-no-such-place"


def test_small_medium_and_large_are_laid_in_this_order_and_used_up() -> None:
    """CHE-T4 DS-07 CHE-C1 CHE-T5: one card, two cards, three cards, none of them twice"""
    game = table("""
        turn: dice clockwise paw
        ring: cheese(m) apple bread corn egg fish grapes
        options: pace=turns
        rolls: paw, paw, paw, paw, paw
    """)
    burrows = []
    while phase(game) == "racing":
        burrows.append((player(game, 0).size, player(game, 0).in_hand, player(game, 0).laid))
        play(game, "0 slap", "1 pass")
        play(game, f"0 {keys(game, 0)[1]}")
        assert game.inventory()["burrow cards of 0"] == 6
    assert burrows == [(1, 1, 0), (2, 2, 0), (2, 1, 1), (3, 3, 0), (3, 2, 1), (3, 1, 2)]
    assert phase(game) == "choosing"


def test_three_cards_of_the_large_burrow_bring_any_one_of_the_three() -> None:
    """CHE-T3 DS-15"""
    game = table(LARGE)
    play(game, "0 name bread")
    assert (message(game), asked(game), seen(game).winner) == ("ask-take", [0], 0)
    assert keys(game, 0) == ["take 3", "take 4", "take 6"]
    assert why(game, 0, "take 5") == "CHE-T3 why-not-your-burrow"
    assert why(game, 0, "take 2") == "CHE-T3 why-not-your-burrow"
    assert why(game, 1, "take 3") == "CHE-T3 why-not-you"


@pytest.mark.parametrize(
    ("place", "product", "ring"),
    [
        (3, "bread", "cheese apple corn(m) egg/1.2 fish"),
        (4, "corn", "cheese apple bread(m) egg/1.2 fish"),
        (6, "fish", "cheese apple bread(m) corn egg/1.2"),
    ],
)
def test_the_third_product_ends_the_game(place: int, product: str, ring: str) -> None:
    """CHE-T3 DS-15"""
    game = play(table(LARGE), "0 name bread", f"0 take {place}")
    shows(game, f"ring: {ring}")
    assert product in player(game, 0).stock
    outcome = game.outcome()
    assert outcome is not None
    assert (phase(game), asked(game), outcome.winners()) == ("over", [], (0,))


def test_two_cards_of_the_large_burrow_are_not_enough() -> None:
    """CHE-T3"""
    game = table(LARGE.replace("fish/0.1", "fish"))
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread/0.4(m) corn/0.3 egg/1.2 fish")
    assert phase(game) == "ready"


def test_by_a_house_option_the_large_burrow_brings_the_first_covered() -> None:
    """DS-15"""
    game = play(table(f"{LARGE}\noptions: large_earliest=on"), "0 name bread")
    shows(game, "ring: cheese apple bread(m) corn egg/1.2", "stock 0: carrot fish tomato")
    assert phase(game) == "over"


def test_what_can_be_taken_is_taken() -> None:
    """DS-32 CHE-T6 DS-31: at once and without asking, so no complete burrow waits"""
    game = play(table(MEDIUM), "0 name bread")
    assert phase(game) == "ready"
    assert player(game, 0).stock == ["corn", "tomato"]


def test_only_who_has_laid_takes() -> None:
    """CHE-T6 DS-31"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple bread corn/0.1 egg/1.2 fish
        stock 0: tomato
        stock 1: banana
        stock 2: carrot
    """)
    play(game, "2 name bread")
    shows(game, "ring: cheese apple bread/2.3(m) corn/0.1 egg/1.2 fish", "stock 0: tomato")


def test_the_cheese_of_the_basic_game_is_taken_like_a_product() -> None:
    """DS-10"""
    game = table("turn: dice clockwise 2\nring: apple(m) bread cheese corn egg fish")
    play(game, "0 name cheese")
    shows(game, "ring: apple bread corn(m) egg fish", "stock 0: cheese")


def test_a_taken_product_is_named_for_all_and_stays_in_the_log() -> None:
    """CHE-T5: stocks lie open"""
    game = table(SMALL)
    log = listen(game)
    play(game, "0 name bread")
    (event,) = [event for event in log.events if event.message == "event-takes"]
    assert event.kept == 0
    assert player(game, 0).stock == ["bread"]
