"""The cat of the advanced game: it turns the mouse round, and it walks."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    listen,
    play,
    shows,
    table,
    together,
    told,
)

# Everybody has two products, so what is laid stays.
STOCKS = "stock 0: tomato banana\nstock 1: avocado biscuit\noptions: mode=advanced"


def goes(ring: str, roll: str, option: str = "") -> str:
    """The card where the mouse stops."""
    game = table(f"ring: {ring}\nrolls: {roll}\n{STOCKS} {option}")
    together(game, "ready")
    log = listen(game)
    together(game, "pass")
    (walk,) = [event for event in log.events if event.message == "event-mouse"]
    place = walk.args["place"]
    assert isinstance(place, int)
    return ring.split()[place - 1].partition("(")[0]


RING = "cheese(m) apple bread corn egg(c) fish grapes carrot cherry sausage cabbage mushroom"


@pytest.mark.parametrize(
    ("roll", "card"),
    [
        ("clockwise 2", "bread"),
        ("clockwise 3", "corn"),
        ("clockwise 4", "cherry"),
        ("clockwise 5", "carrot"),
        ("clockwise 6", "grapes"),
        ("counter 2", "cabbage"),
        ("counter 6", "grapes"),
    ],
)
def test_a_mouse_that_would_meet_the_cat_goes_the_other_way(roll: str, card: str) -> None:
    """CHE-A3 DS-43: on its way or at its end, and then the full number"""
    assert goes(RING, roll) == card


@pytest.mark.parametrize(("roll", "card"), [("counter 3", "corn"), ("counter 2", "cabbage")])
def test_the_cat_turns_it_from_counter_clockwise_too(roll: str, card: str) -> None:
    """CHE-A3 DS-43"""
    ring = "cheese(m) apple bread corn egg fish grapes carrot cherry sausage(c) cabbage mushroom"
    assert goes(ring, roll) == card


def test_across_the_last_card_the_cat_is_met_too() -> None:
    """DS-43"""
    ring = "cheese(c) apple bread corn egg fish grapes carrot cherry(m) sausage cabbage mushroom"
    assert goes(ring, "clockwise 4") == "egg"
    assert goes(ring, "clockwise 3") == "mushroom"


def test_the_basic_game_has_no_cat_to_meet() -> None:
    """CHE-A3 CHE-C7 CHE-A6"""
    game = table("ring: cheese(m) apple bread corn egg fish\nrolls: clockwise 4")
    log = listen(game)
    together(game, "ready")
    together(game, "pass")
    shows(game, "ring: cheese apple bread corn egg(m) fish")
    assert not any("cat" in line for line in told(log))


def test_the_right_answer_is_where_the_mouse_turns_to() -> None:
    """CHE-A3 CHE-R2"""
    game = table(f"turn: dice clockwise 4\nring: {RING}\n{STOCKS}")
    play(game, "1 name cherry")
    shows(
        game,
        "ring: cheese apple bread corn egg fish grapes(c) carrot cherry/1.1(m) sausage cabbage "
        "mushroom",
    )


# Both ways are barred: the cat is 5 one way and 6 the other.
TRAPPED = "cheese(m) apple bread corn egg fish(c) grapes carrot cherry sausage cabbage"


def test_a_mouse_barred_both_ways_stays_and_its_own_card_is_the_answer() -> None:
    """DS-44 CHE-A3"""
    assert goes(TRAPPED, "clockwise 6") == "cheese"
    assert goes(TRAPPED, "counter 6") == "cheese"
    assert goes(TRAPPED, "clockwise 5") == "grapes"
    game = table(f"turn: dice clockwise 6\nring: {TRAPPED}\n{STOCKS}")
    play(game, "0 name cheese")
    shows(
        game,
        "ring: cheese/0.1(m) apple bread corn egg fish grapes carrot(c) cherry sausage cabbage",
    )


def test_on_its_own_card_a_burrow_counts_too() -> None:
    """DS-44 CHE-R4"""
    ring = TRAPPED.replace("cheese(m)", "cheese/1.1(m)")
    game = table(f"turn: dice clockwise 6\nring: {ring}\n{STOCKS}")
    play(game, "0 name cheese")
    shows(
        game,
        "ring: cheese/0.2(m) apple bread corn egg fish grapes carrot(c) cherry sausage cabbage",
    )


@pytest.mark.parametrize(
    ("roll", "card"), [("clockwise 6", "egg"), ("counter 6", "grapes"), ("clockwise 5", "grapes")]
)
def test_by_a_house_option_it_stops_just_before_the_cat(roll: str, card: str) -> None:
    """DS-44: by the direction rolled, and only where both ways are barred"""
    assert goes(TRAPPED, roll, "stop_before_cat=on") == card


def test_in_a_ring_of_thirteen_no_mouse_is_barred_both_ways() -> None:
    """DS-44: six steps each way do not reach one cat"""
    for at in range(13):
        cards = ["apple"] * 13
        cards[0] += "(m)" if at else "(mc)"
        cards[at] += "(c)" if at else ""
        for roll in ("clockwise 6", "counter 6"):
            game = table(f"ring: {' '.join(cards)}\nrolls: {roll}\n{STOCKS}")
            together(game, "ready")
            assert game.target != game.mouse


@pytest.mark.parametrize("roll", ["clockwise 2", "counter 2"])
def test_a_cat_on_the_mouses_own_card_is_not_met(roll: str) -> None:
    """DS-45"""
    card = goes("cheese(mc) apple bread corn egg fish grapes", roll)
    assert card == ("bread" if roll == "clockwise 2" else "fish")


# The mouse's card is taken, and the next is the cat's.

NEXT_TO_CAT = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread corn(c) egg fish
    options: mode=advanced
"""


def test_a_mouse_that_moves_on_skips_the_cat() -> None:
    """DS-46 DS-11: and then the cat walks"""
    game = table(NEXT_TO_CAT)
    log = listen(game)
    play(game, "0 name bread")
    shows(game, "ring: cheese apple corn egg(m) fish(c)", "stock 0: bread")
    assert told(log)[-2:] == ["event-mouse place=4", "event-cat place=5"]


def test_by_a_house_option_it_shares_the_cats_card() -> None:
    """DS-46"""
    game = table(f"{NEXT_TO_CAT}\noptions: share_with_cat=on")
    play(game, "0 name bread")
    shows(game, "ring: cheese apple corn(m) egg fish(c)")


def test_after_the_second_product_too() -> None:
    """DS-46 DS-14"""
    text = """
        turn: dice clockwise 2
        ring: cheese(m) apple bread/0.1 corn(c) egg fish
        stock 0: tomato
        options: mode=advanced
    """
    shows(play(table(text), "0 name bread"), "ring: cheese apple corn egg(m) fish(c)")
    shows(
        play(table(f"{text}\noptions: share_with_cat=on"), "0 name bread"),
        "ring: cheese apple corn(m) egg fish(c)",
    )


@pytest.mark.parametrize(
    ("ring", "name", "wanted"),
    [
        ("corn(c) egg fish cheese(m) apple bread", "bread", "corn egg(m) fish(c) cheese apple"),
        ("cheese apple bread(m) corn egg fish(c)", "egg", "cheese(m) apple(c) bread corn fish"),
    ],
)
def test_skipping_goes_on_round_the_ring(ring: str, name: str, wanted: str) -> None:
    """DS-46 DS-11"""
    game = table(f"turn: dice clockwise 2\nring: {ring}\noptions: mode=advanced")
    shows(play(game, f"0 name {name}"), f"ring: {wanted}")


# The cat walks.


@pytest.mark.parametrize(
    ("ring", "wanted"),
    [
        ("cheese(m) apple bread corn egg(c) fish", "cheese(c) apple bread(m) corn egg fish"),
        ("cheese(m) apple(c) bread corn egg fish", "cheese apple bread corn(c) egg(m) fish"),
    ],
)
def test_the_cat_walks_two_cards_clockwise_after_every_round(ring: str, wanted: str) -> None:
    """CHE-A6 DS-53 CHE-C7: also if nobody was right"""
    game = table(f"turn: dice clockwise 2\nring: {ring}\n{STOCKS}")
    log = listen(game)
    together(game, "pass")
    shows(game, f"ring: {wanted}")
    assert told(log)[-1].startswith("event-cat place=")


def test_it_walks_after_a_round_with_a_winner() -> None:
    """CHE-A6 DS-53"""
    game = table(f"turn: dice clockwise 2\nring: cheese(m) apple bread corn(c) egg fish\n{STOCKS}")
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread/0.1(m) corn egg fish(c)")


SLAPPED = (
    f"turn: phase tapping dice clockwise paw\nring: cheese(m) apple(c) corn egg fish\n{STOCKS}"
)


def test_it_walks_after_a_paw() -> None:
    """DS-53 DS-57"""
    game = together(table(SLAPPED), "pass")
    shows(game, "ring: cheese(m) apple corn egg(c) fish")


def test_by_a_house_option_it_rests_after_a_paw() -> None:
    """DS-53"""
    game = together(table(f"{SLAPPED}\noptions: cat_rests=on"), "pass")
    shows(game, "ring: cheese(m) apple(c) corn egg fish")


def test_by_that_house_option_it_walks_after_a_number() -> None:
    """DS-53"""
    text = f"turn: dice clockwise 2\nring: cheese(m) apple bread corn(c) egg fish\n{STOCKS}"
    game = together(table(f"{text}\noptions: cat_rests=on"), "pass")
    shows(game, "ring: cheese apple bread(m) corn egg fish(c)")


def test_it_may_come_onto_a_burrow_with_no_effect() -> None:
    """CHE-A6 DS-55"""
    text = "turn: dice clockwise 2\nring: cheese(m) apple(c) bread corn/1.1 egg fish\n"
    game = together(table(f"{text}{STOCKS}"), "pass")
    shows(game, "ring: cheese apple bread corn/1.1(c) egg(m) fish")


# Both come to corn.
MEETING = "turn: dice clockwise 2\nring: fish apple(mc) cheese corn cheese egg\n"


def test_it_may_come_onto_the_mouse_with_no_effect() -> None:
    """CHE-A6 DS-55"""
    game = together(table(f"{MEETING}{STOCKS}"), "pass")
    shows(game, "ring: fish apple cheese corn(mc) cheese egg")


@pytest.mark.parametrize(
    ("ring", "wanted"),
    [
        ("fish apple(mc) cheese corn egg banana", "fish apple cheese(m) corn(c) egg banana"),
        ("cheese apple(mc) fish corn egg cheese", "cheese apple fish corn(c) egg cheese(m)"),
        ("fish apple(mc) cheese corn cheese egg", "fish apple cheese corn(c) cheese(m) egg"),
        (
            "fish apple(mc) cheese corn cheese/1.1 egg",
            "fish apple cheese(m) corn(c) cheese/1.1 egg",
        ),
        ("fish apple(mc) banana corn cheese/1.1 egg", "fish apple banana corn(mc) cheese/1.1 egg"),
        ("fish apple(mc) banana cheese egg corn", "fish apple banana cheese(mc) egg corn"),
    ],
)
def test_by_a_house_option_the_mouse_flees_to_the_nearest_cheese(ring: str, wanted: str) -> None:
    """DS-55: clockwise if two are as near; to none that is covered, which would tell of it"""
    text = f"turn: dice clockwise 2\nring: {ring}\n{STOCKS}\noptions: mouse_flees=on"
    shows(together(table(text), "pass"), f"ring: {wanted}")


def test_everybody_hears_where_it_flees_to() -> None:
    """DS-55"""
    game = table(f"{MEETING}{STOCKS}\noptions: mouse_flees=on")
    log = listen(game)
    together(game, "pass")
    assert told(log)[-3:] == ["event-mouse place=4", "event-cat place=4", "event-mouse place=5"]


def test_if_the_cat_comes_elsewhere_the_mouse_does_not_flee() -> None:
    """DS-55"""
    text = f"{MEETING.replace('2', '4', 1)}{STOCKS}\noptions: mouse_flees=on"
    game = together(table(text), "pass")
    shows(game, "ring: fish apple cheese corn(c) cheese egg(m)")


# Taking and the cat.


def test_a_cat_on_a_card_that_is_taken_steps_to_the_next() -> None:
    """DS-54: and then it walks its two cards"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple bread corn/0.1(c) egg fish
        stock 0: tomato
        options: mode=advanced
    """)
    play(game, "0 name bread")
    shows(game, "ring: cheese(c) apple bread(m) egg fish", "stock 0: corn tomato")


def test_from_the_last_card_it_steps_to_the_first() -> None:
    """DS-54 DS-09"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple bread corn egg fish/0.1(c)
        stock 0: tomato
        options: mode=advanced
    """)
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread(mc) corn egg")


def test_a_cat_behind_the_gap_keeps_its_card() -> None:
    """DS-09 CHE-T5"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple bread corn/0.1 egg(c) fish
        stock 0: tomato
        options: mode=advanced
    """)
    play(game, "0 name bread")
    shows(game, "ring: cheese(c) apple bread(m) egg fish")


def test_a_sausage_that_is_taken_does_not_move_the_cat() -> None:
    """DS-56"""
    game = table("""
        turn: dice clockwise 2
        ring: cheese(m) apple sausage corn egg(c) fish grapes
        options: mode=advanced
    """)
    play(game, "0 name sausage")
    shows(game, "ring: cheese apple corn(m) egg fish grapes(c)", "stock 0: sausage")
