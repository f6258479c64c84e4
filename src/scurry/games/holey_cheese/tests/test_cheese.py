"""A cheese may be covered but not taken: the next product clockwise is taken instead."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    keys,
    listen,
    phase,
    play,
    player,
    shows,
    table,
    told,
)

SMALL = """
    turn: dice clockwise 2
    ring: egg(m) bread cheese apple corn fish
"""
ADVANCED = f"{SMALL.replace('fish', 'fish(c)')}\noptions: mode=advanced"


def test_in_place_of_a_cheese_the_next_product_is_taken_and_the_mouse_stays() -> None:
    """CHE-A5 DS-47"""
    game = table(ADVANCED)
    log = listen(game)
    play(game, "0 name cheese")
    shows(game, "ring: egg bread(c) cheese(m) corn fish", "stock 0: apple")
    assert told(log)[4:] == [
        "event-lays seat=#0 place=3",
        "event-uncovered place=3 product=@product-cheese",
        "event-takes seat=#0 place=4 product=@product-apple",
        "event-cat place=2",
    ]


def test_by_a_house_option_the_cheese_of_the_basic_game_stays_too() -> None:
    """DS-10"""
    game = play(table(f"{SMALL}\noptions: cheese_stays=on"), "0 name cheese")
    shows(game, "ring: egg bread cheese(m) corn fish", "stock 0: apple")
    game = play(table(SMALL), "0 name cheese")
    shows(game, "ring: egg bread apple(m) corn fish", "stock 0: cheese")


def test_other_products_are_taken_as_ever() -> None:
    """CHE-A5 CHE-T1"""
    game = play(table(ADVANCED.replace("2", "3", 1)), "0 name apple")
    shows(game, "ring: egg bread(c) cheese corn(m) fish", "stock 0: apple")


@pytest.mark.parametrize(
    ("ring", "taken", "wanted"),
    [
        ("egg(m) bread cheese cheese corn fish(c)", "corn", "egg bread(c) cheese(m) cheese fish"),
        ("corn(c) bread(m) egg cheese", "corn", "bread egg cheese(mc)"),
    ],
)
def test_the_search_goes_past_cheeses_and_round_the_ring(
    ring: str, taken: str, wanted: str
) -> None:
    """DS-47"""
    game = table(f"turn: dice clockwise 2\nring: {ring}\noptions: mode=advanced")
    play(game, "0 name cheese")
    shows(game, f"ring: {wanted}", f"stock 0: {taken}")


# The next product lies under a burrow of seat 1.
COVERED = """
    turn: dice clockwise 2
    ring: egg(m) bread cheese apple/1.1 corn fish(c)
    stock 1: tomato
    options: mode=advanced
"""


def test_a_covered_product_is_taken_too_and_its_burrow_goes_back() -> None:
    """DS-47"""
    game = table(COVERED)
    log = listen(game)
    play(game, "0 name cheese")
    shows(game, "ring: egg bread(c) cheese(m) corn fish", "stock 0: apple", "stock 1: tomato")
    assert (player(game, 1).laid, player(game, 1).in_hand) == (0, 2)
    assert told(log)[5:8] == [
        "event-uncovered place=3 product=@product-cheese",
        "event-returned seat=#1 place=4",
        "event-takes seat=#0 place=4 product=@product-apple",
    ]


def test_by_a_house_option_cards_under_a_rivals_burrow_are_passed_over() -> None:
    """DS-47"""
    game = play(table(f"{COVERED}\noptions: skip_rivals=on"), "0 name cheese")
    shows(game, "ring: egg bread(c) cheese(m) apple/1.1 fish", "stock 0: corn")
    assert player(game, 1).laid == 1


@pytest.mark.parametrize("option", ["skip_rivals=off", "skip_rivals=on"])
def test_an_own_burrow_goes_along_with_the_cards_collected(option: str) -> None:
    """DS-47 CHE-T2: the cheese was covered first, and the next product is covered now"""
    game = table(f"""
        turn: dice clockwise 4
        ring: cheese/0.1 apple corn fish(c) grapes carrot bread(m) cherry banana
        stock 0: tomato
        options: mode=advanced {option}
    """)
    log = listen(game)
    play(game, "0 name apple")
    shows(
        game,
        "ring: cheese corn(m) fish grapes carrot(c) bread cherry banana",
        "stock 0: apple tomato",
    )
    assert (player(game, 0).laid, player(game, 0).in_hand) == (0, 3)
    assert not any("returned" in line for line in told(log))


def test_a_mouse_on_the_product_taken_instead_moves_on() -> None:
    """DS-47 DS-14: the first card of the medium burrow covers the cheese before it"""
    game = table("""
        turn: dice clockwise 2
        ring: egg(m) cheese/0.1 apple corn fish banana(c) carrot
        stock 0: tomato
        options: mode=advanced
    """)
    play(game, "0 name apple")
    shows(game, "ring: egg(c) cheese corn(m) fish banana carrot", "stock 0: apple tomato")
    assert player(game, 0).laid == 0


def test_large_with_a_cheese_chosen_brings_the_product_after_it() -> None:
    """DS-48 CHE-A5 CHE-T3"""
    game = table("""
        turn: dice clockwise 2
        ring: egg(m) bread apple cheese/0.1 corn fish/0.2(c) banana
        stock 0: tomato carrot
        options: mode=advanced
    """)
    play(game, "0 name apple")
    assert keys(game, 0) == ["take 3", "take 4", "take 6"]
    play(game, "0 take 4")
    shows(game, "stock 0: carrot corn tomato", "ring: egg bread apple(m) cheese fish(c) banana")
    assert phase(game) == "over"


ALL_COVERED = """
    turn: dice clockwise 2
    ring: egg/1.1(m) bread/1.2 cheese apple/1.3(c)
    stock 1: tomato carrot
    options: mode=advanced
"""


def test_without_a_product_to_take_the_cards_return_and_the_size_stays() -> None:
    """DS-49: possible only where rivals' burrows are passed over"""
    game = table(f"{ALL_COVERED}\noptions: skip_rivals=on")
    log = listen(game)
    play(game, "0 name cheese")
    shows(game, "ring: egg/1.1 bread/1.2(c) cheese(m) apple/1.3", "stock 0:")
    assert (player(game, 0).size, player(game, 0).laid, player(game, 0).in_hand) == (1, 0, 1)
    assert told(log)[5:7] == [
        "event-uncovered place=3 product=@product-cheese",
        "event-nothing-to-take seat=#0",
    ]
    assert phase(game) == "ready"


def test_otherwise_there_is_always_a_product_to_take() -> None:
    """DS-49 DS-47"""
    game = play(table(ALL_COVERED), "0 name cheese")
    shows(game, "ring: egg/1.1 bread/1.2 cheese(mc)", "stock 0: apple")
