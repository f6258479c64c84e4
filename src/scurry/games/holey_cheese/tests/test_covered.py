"""The mouse stops on a burrow: what lies under it has to be named from memory."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    begin,
    card,
    listen,
    phase,
    play,
    player,
    seen,
    shows,
    table,
    together,
    told,
)

# The mouse will stop on bread, under a card of seat 1.
RIVAL = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread/1.1 corn egg fish
    stock 0: tomato
    stock 1: banana
    stock 2: carrot
"""
# Seat 2 has two products, so its large burrow of three cards is due.
OWN = """
    turn: dice clockwise 2
    ring: cheese(m) apple bread/2.1 corn egg fish
    stock 0: tomato
    stock 1: banana
    stock 2: carrot grapes
"""


def test_the_hidden_product_is_the_right_answer() -> None:
    """CHE-R4"""
    game = table(RIVAL)
    play(game, "0 name corn")
    assert phase(game) == "racing"
    play(game, "2 name bread")
    assert seen(game).mouse == 2


def test_another_who_is_first_sends_the_card_back_and_lays_its_own() -> None:
    """CHE-R4 DS-16 DS-21"""
    game = table(RIVAL)
    log = listen(game)
    play(game, "0 name bread")
    shows(game, "ring: cheese apple bread/0.2(m) corn egg fish")
    assert (player(game, 1).laid, player(game, 1).in_hand) == (0, 2)
    assert (player(game, 0).laid, player(game, 0).in_hand) == (1, 1)
    assert told(log)[2:] == [
        "event-right seat=#0",
        "event-mouse place=3",
        "event-returned seat=#1 place=3",
        "event-lays seat=#0 place=3",
    ]


def test_a_card_sent_back_is_laid_again_after_a_later_win() -> None:
    """DS-20 DS-16: not at once"""
    game = table(f"{RIVAL}\nrolls: clockwise 2")
    play(game, "0 name bread")
    assert player(game, 1).laid == 0
    together(game, "ready")
    play(game, "1 name egg")
    shows(game, "ring: cheese apple bread/0.2 corn egg/1.3(m) fish")
    assert (player(game, 1).laid, player(game, 1).stock) == (1, ["banana"])


def test_who_replaces_a_burrow_may_take_at_once() -> None:
    """DS-16 CHE-T6: the check for taking follows"""
    game = table(f"{RIVAL.replace('stock 0: tomato', '')}")
    play(game, "0 name bread")
    shows(game, "ring: cheese apple corn(m) egg fish", "stock 0: bread")


def test_the_owner_who_is_first_lays_another_on_the_nearest_free_card_clockwise() -> None:
    """CHE-R4 DS-17: and the mouse ends where it came to"""
    game = table(OWN)
    log = listen(game)
    play(game, "2 name bread")
    shows(game, "ring: cheese apple bread/2.1(m) corn/2.2 egg fish")
    assert told(log)[2:] == [
        "event-right seat=#2",
        "event-mouse place=3",
        "event-lays seat=#2 place=4",
    ]


@pytest.mark.parametrize(
    ("ring", "wanted"),
    [
        (
            "cheese(m) apple bread/2.1 corn/0.2 egg/1.3 fish",
            "cheese apple bread/2.1(m) corn/0.2 egg/1.3 fish/2.4",
        ),
        (
            "egg(m) apple bread/2.1 corn/0.2 cheese fish",
            "egg apple bread/2.1(m) corn/0.2 cheese/2.3 fish",
        ),
        (
            "cheese(m) apple bread/2.1 corn/2.2 egg/1.3 fish/0.4",
            "cheese/2.5 apple bread/2.1(m) corn/2.2 egg/1.3 fish/0.4",
        ),
    ],
)
def test_covered_cards_are_passed_over_and_the_cheese_counts(ring: str, wanted: str) -> None:
    """DS-17 DS-21: in the third ring the search comes round to the first card"""
    game = table(f"""
        turn: dice clockwise 2
        ring: {ring}
        stock 0: tomato
        stock 1: banana
        stock 2: carrot grapes
    """)
    play(game, "2 name bread")
    shows(game, f"ring: {wanted}")


def test_a_card_under_the_cat_counts_as_free() -> None:
    """DS-17"""
    game = table(f"{OWN.replace('corn', 'corn(c)')}\noptions: mode=advanced")
    play(game, "2 name bread")
    shows(game, "ring: cheese apple bread/2.1(m) corn/2.2 egg fish(c)")


def test_after_laying_another_the_owner_looks_whether_it_can_take() -> None:
    """DS-17 CHE-T2 CHE-T6"""
    game = table(OWN.replace("carrot grapes", "carrot"))
    play(game, "2 name bread")
    shows(game, "ring: cheese apple corn(m) egg fish", "stock 2: carrot bread")


def test_if_nothing_is_free_nothing_happens() -> None:
    """DS-18"""
    text = """
        turn: dice clockwise 2
        ring: apple/0.1(m) egg/0.2 bread/1.3 corn/2.4 fish/2.5
        stock 0: tomato avocado
        stock 1: banana
        stock 2: carrot grapes
    """
    game = table(text)
    log = listen(game)
    play(game, "1 name bread")
    shows(game, "ring: apple/0.1 egg/0.2 bread/1.3(m) corn/2.4 fish/2.5")
    assert told(log)[2:] == ["event-right seat=#1", "event-mouse place=3"]
    assert (phase(game), seen(game).idle) == ("ready", 1)


@pytest.mark.parametrize("pace", ["race", "turns"])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(4))
def test_no_card_of_a_small_burrow_ever_stays(mode: str, pace: str, seed: int) -> None:
    """DS-19 DS-21 CHE-T1: nor do two burrows lie on one card"""
    game = begin(2 + seed % 3, seed, mode=mode, pace=pace)
    while game.pending():
        cards = [c for c in seen(game).ring if c.owner is not None]
        assert all(c.size in (2, 3) for c in cards)
        for seat in range(game.seats):
            assert sum(c.owner == seat for c in cards) == game.laid_by(seat)
        asked = game.pending()[game.rng.below(len(game.pending()))]
        options = game.options(asked)
        game.apply(asked, options[game.rng.below(len(options))])


def test_a_card_has_one_burrow() -> None:
    """DS-21"""
    game = table(RIVAL)
    play(game, "0 name bread")
    assert (card(game, 3).owner, card(game, 3).product) == (0, None)
    assert player(game, 1).laid == 0


# What the check says of a covered card.


def test_a_right_answer_names_the_product_aloud() -> None:
    """DS-33"""
    game = table(RIVAL)
    log = listen(game)
    play(game, "0 name corn", "2 name bread")
    assert told(log)[2:4] == [
        "event-says-wrong seat=#0 product=@product-corn",
        "event-says-right seat=#2 product=@product-bread",
    ]


def test_if_nobody_is_right_the_product_is_not_shown() -> None:
    """DS-33 DS-06"""
    game = table(RIVAL)
    log = listen(game)
    play(game, "0 name corn", "1 name egg", "2 slap")
    assert not any("bread" in line for line in told(log))
    shows(game, "ring: cheese apple bread/1.1(m) corn egg fish")
    assert card(game, 3).product is None


def test_by_a_house_option_only_who_was_right_is_told() -> None:
    """DS-33"""
    game = table(f"{RIVAL}\noptions: answers_unsaid=on")
    log = listen(game)
    play(game, "0 name corn", "2 name bread")
    assert told(log) == [
        "event-missed seat=#0",
        "event-answered seat=#2",
        "event-right seat=#2",
        "event-mouse place=3",
        "event-returned seat=#1 place=3",
        "event-lays seat=#2 place=3",
    ]
