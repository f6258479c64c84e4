"""The box, the ring, who begins, and where mouse and cat stand at first."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.cards import CHEESE, NAMES, PRODUCTS, SAUSAGE
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.tests.tables import (
    asked,
    begin,
    card,
    keys,
    phase,
    play,
    player,
    seen,
    shows,
    together,
    told,
    why,
)
from scurry.kernel.game import BadStart
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value
from scurry.kernel.playout import playout
from scurry.kernel.rng import ToldRng

IN_ORDER = " ".join(NAMES[:PRODUCTS])
PACES = ["race", "turns", "buzz"]


def unmixed(cards: int, *more: int, **other: int) -> ToldRng:
    """A shuffle that leaves each card where it is, but for those that change places: p11=4."""
    fallen = [other.get(f"p{last}", last) for last in range(cards - 1, 0, -1)]
    return ToldRng([*fallen, *more])


def gaps(game: Cheese) -> list[int]:
    """How many cards lie between one cheese and the next, clockwise."""
    places = [place for place, kind in enumerate(game.ring) if kind == CHEESE]
    return [b - a - 1 for a, b in pairwise([*places, places[0] + len(game.ring)])]


def distance(game: Cheese, place: int) -> int:
    """From the cat, the shorter way."""
    cards = len(game.ring)
    return min((place - game.cat) % cards, (game.cat - place) % cards)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """DS-01: there are burrows of four colours"""
    with pytest.raises(BadStart, match="for 2 to 4 players"):
        cheese.start(seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ring_is_fifteen_products_and_one_cheese(seats: int) -> None:
    """CHE-S1 CHE-S2 CHE-C2 CHE-C3 DS-01: the other cheeses stay in the box"""
    game = begin(seats, seats)
    assert sorted(NAMES[kind] for kind in game.ring) == sorted(NAMES)
    assert len(set(NAMES)) == len(NAMES) == 16
    assert all(card(game, place).owner is None for place in range(1, 17))


def test_products_and_cheese_are_shuffled_together() -> None:
    """CHE-S1"""
    shows(begin(2, unmixed(16, 0)), f"ring: {IN_ORDER} cheese(m)")
    swapped = begin(2, unmixed(16, 0, p15=0, p1=0))
    shows(swapped, "ring: " + f"carrot cheese(m) {IN_ORDER.partition('carrot ')[2]} cabbage")
    assert len({tuple(begin(2, seed).ring) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", range(10))
def test_the_mouse_begins_on_the_cheese(seed: int) -> None:
    """CHE-S3 CHE-C6"""
    game = begin(2, seed)
    assert card(game, seen(game).mouse + 1).product == "cheese"


def test_the_basic_game_has_the_paw_in_the_centre_and_no_cat() -> None:
    """CHE-S2 CHE-C7 CHE-C3: there is a cheese to slap, but none of the ring is tapped"""
    game = begin(2, 3, pace="turns")
    assert seen(game).cat is None
    assert "slap" in keys(game, 0)
    assert why(game, 0, "tap 1") == "CHE-A4 why-basic-no-tap"


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_small_a_medium_and_a_large_burrow(seats: int, mode: str) -> None:
    """CHE-S4 CHE-C1: of one, two and three cards; the small one is due first"""
    game = begin(seats, 1, mode=mode)
    for seat in range(seats):
        assert game.inventory()[f"burrow cards of {seat}"] == 6
        assert player(game, seat).stock == []
        assert (player(game, seat).size, player(game, seat).laid) == (1, 0)
        assert player(game, seat).in_hand == 1


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost(seats: int, mode: str, pace: str) -> None:
    """CHE-C1 CHE-C2 CHE-C3 CHE-A1"""
    game = begin(seats, seats, mode=mode, pace=pace)
    box = dict.fromkeys(NAMES, 1) | {f"burrow cards of {seat}": 6 for seat in range(seats)}
    box["cheese"] = seats - 1 if mode == "advanced" else 1
    while game.pending():
        assert game.inventory() == box
        seat = game.pending()[0]
        options = game.options(seat)
        game.apply(seat, options[game.rng.below(len(options))])
    assert game.inventory() == box


def test_the_inventory_misses_what_is_lost() -> None:
    """CHE-C1 CHE-C2"""
    game = begin(2, unmixed(16, 0))
    del game.ring[3]
    game.laid += 1
    assert "grapes" not in game.inventory()
    assert game.inventory()["burrow cards of 0"] == 5


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_says_who_rolls_first(seat: int) -> None:
    """CHE-S5 DS-02"""
    assert seen(begin(3, unmixed(16, seat))).roller == seat


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_say_who_rolls_first(seat: int) -> None:
    """CHE-S5"""
    assert seen(begin(4, unmixed(16), first=f"seat-{seat}")).roller == seat


def test_a_host_cannot_let_an_empty_chair_roll() -> None:
    """CHE-S5: chance decides instead"""
    assert seen(begin(3, unmixed(16, 1), first="seat-3")).roller == 1
    assert seen(begin(3, unmixed(16), first="seat-2")).roller == 2


def test_everybody_sees_the_ring_and_hears_who_begins() -> None:
    """CHE-S1 CHE-S3 CHE-S5"""
    log = EventLog()
    begin(2, unmixed(16), log, first="seat-1")
    cards = tuple(f"@product-{name}" for name in NAMES)
    assert told(log) == [f"event-ring cards={cards}", "event-first seat=#1", "event-mouse place=16"]


# The advanced game.


@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 17), (4, 18)])
@pytest.mark.parametrize("anywhere", [False, True])
def test_there_is_one_cheese_fewer_than_players(seats: int, cards: int, anywhere: bool) -> None:
    """CHE-A1 DS-40 CHE-C3: three plain ones are enough; the paw cheese stays in the box"""
    game = begin(seats, 5, mode="advanced", cheese_anywhere=anywhere)
    assert len(game.ring) == cards
    assert sorted(game.ring) == [*range(PRODUCTS), *[CHEESE] * (seats - 1)]
    play_to_paw(game)
    assert phase(game) == "tapping"
    assert "slap" not in keys(game, 0)


def play_to_paw(game: Cheese) -> None:
    """The next dice show the paw."""
    game.rng = ToldRng([0, 5])
    together(game, "ready")


@pytest.mark.parametrize(
    ("seats", "between"), [(2, [15]), (3, [8, 7]), (4, [5, 5, 5])]
)  # fmt: skip
def test_the_cheeses_are_spread_evenly(seats: int, between: list[int]) -> None:
    """CHE-A1 DS-41"""
    for seed in range(20):
        assert gaps(begin(seats, seed, mode="advanced")) == between


def test_the_products_between_the_cheeses_are_shuffled() -> None:
    """CHE-A1 DS-41"""
    game = begin(4, unmixed(15, 0), mode="advanced")
    shows(
        game,
        "ring: cheese cabbage carrot corn grapes sausage(c) cheese avocado apple cherry banana "
        "bread cheese(m) egg fish mushroom tomato biscuit",
    )
    assert len({tuple(begin(4, seed, mode="advanced").ring) for seed in range(20)}) == 20


def test_by_a_house_option_the_cheeses_lie_anywhere() -> None:
    """DS-41"""
    game = begin(4, unmixed(18, 0), mode="advanced", cheese_anywhere=True)
    assert gaps(game) == [0, 0, 15]
    found = {tuple(gaps(begin(3, s, mode="advanced", cheese_anywhere=True))) for s in range(30)}
    assert len(found) > 5


@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cat_begins_on_the_sausage_and_the_mouse_on_the_farthest_cheese(
    seats: int, anywhere: bool
) -> None:
    """CHE-A2 CHE-C7 CHE-C6"""
    for seed in range(40):
        game = begin(seats, seed, mode="advanced", cheese_anywhere=anywhere)
        assert game.ring[game.cat] == SAUSAGE
        assert game.ring[game.mouse] == CHEESE
        cheeses = [place for place, kind in enumerate(game.ring) if kind == CHEESE]
        farthest = max(distance(game, place) for place in cheeses)
        assert distance(game, game.mouse) == farthest


def test_everybody_hears_where_cat_and_mouse_begin() -> None:
    """CHE-A2"""
    log = EventLog()
    begin(2, unmixed(15), log, mode="advanced", first="seat-0")
    assert told(log)[1:] == ["event-first seat=#0", "event-cat place=6", "event-mouse place=1"]


def tied(**options: Value) -> Cheese:
    """Three play, and the sausage lies midway between the two cheeses, 1 and 10, as place 14."""
    return begin(3, unmixed(15, p11=4), None, mode="advanced", first="seat-2", **options)


def test_of_two_cheeses_equally_far_it_is_the_first_clockwise_from_the_cat() -> None:
    """DS-42 CHE-A2"""
    game = tied()
    assert (game.cat, game.mouse) == (13, 0)
    assert [distance(game, place) for place in (0, 9)] == [4, 4]
    assert phase(game) == "ready"


def test_first_clockwise_is_counted_from_the_cat_not_from_the_first_card() -> None:
    """DS-42: cheeses on 1 and 9, the cat midway on 5"""
    chance = unmixed(17, p16=8, p15=0)
    game = begin(3, chance, mode="advanced", first="seat-0", cheese_anywhere=True)
    shows(
        game,
        "ring: cheese carrot corn grapes sausage(c) avocado apple cherry cheese(m) bread egg fish "
        "mushroom tomato biscuit cabbage banana",
    )


def test_by_a_house_option_the_roller_chooses_between_them() -> None:
    """DS-42"""
    game = tied(roller_places_mouse=True)
    assert (phase(game), asked(game)) == ("placing", [2])
    assert keys(game, 2) == ["begin 1", "begin 10"]
    assert why(game, 2, "begin 2") == "CHE-A2 why-not-farthest"
    assert why(game, 0, "begin 1") == "DS-42 why-not-you"
    log = EventLog()
    game.listener = log
    play(game, "2 begin 10")
    assert told(log) == ["event-mouse place=10"]
    assert (seen(game).mouse, phase(game), seen(game).round) == (9, "ready", 1)


def test_where_one_cheese_is_farthest_nobody_has_to_choose() -> None:
    """DS-42"""
    game = begin(3, unmixed(15, 0), mode="advanced", roller_places_mouse=True)
    assert phase(game) == "ready"
    assert why(game, 0, "begin 1") == "DS-42 why-not-now"


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_game_comes_to_an_end(mode: str, pace: str) -> None:
    """CHE-T3 DS-35"""
    for seed in range(3):
        game = begin(2 + seed, seed, mode=mode, pace=pace)
        playout(game)
        assert game.outcome() is not None
