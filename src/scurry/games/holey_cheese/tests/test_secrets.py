"""What lies under burrows is for memory: no view, log, option or reason tells of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.cards import CHEESE, NAMES
from scurry.games.holey_cheese.choices import Name, Tap
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.table import FREE, READY
from scurry.games.holey_cheese.tests.tables import (
    begin,
    keys,
    listen,
    phase,
    play,
    seen,
    table,
    together,
    told,
    why,
)
from scurry.kernel.dump import dump
from scurry.kernel.message import AT_END, KEPT, NEVER, Event, EventLog
from scurry.kernel.options import Value
from scurry.kernel.rng import seeded
from scurry.kernel.seats import EVERYONE
from scurry.kernel.state import Choice

MODES = ["basic", "advanced"]
PACES = ["race", "turns", "buzz"]
STEPS = 250  # of each game that are looked at
HOUSE: dict[str, Value] = {  # options that have to do with burrows
    "mouse_flees": True,
    "prize_replaces": True,
    "wrong_costs": True,
    "skip_rivals": True,
    "covered_cheese_out": True,
    "cheese_stays": True,
    "sizes_hidden": True,
}


def looks(game: Cheese) -> object:
    """All that anybody, at the table or watching, can look at or ask."""
    viewers = [*range(game.seats), None]
    return dump([
        [cheese.view(game, viewer) for viewer in viewers],
        [cheese.picture(game, viewer) for viewer in viewers],
        [game.question(seat) for seat in game.pending()],
        [game.silence(seat) for seat in game.pending()],
        [game.options(seat) for seat in range(game.seats)],
        [[c.refusal(game, seat) for c in game.conceivable(seat)] for seat in range(game.seats)],
    ])  # fmt: skip


def swapped(game: Cheese, one: int, other: int) -> Cheese:
    """The same table, but two cards have changed places."""
    twin = game.clone()
    twin.ring[one], twin.ring[other] = twin.ring[other], twin.ring[one]
    return twin


def hidden_pair(game: Cheese) -> tuple[int, int] | None:
    """Two covered cards that are not the same; a cheese if there is one."""
    covered = [place for place in range(len(game.ring)) if game.burrows[place] != FREE]
    covered.sort(key=lambda place: -game.ring[place])
    pairs = [p for p in combinations(covered, 2) if game.ring[p[0]] != game.ring[p[1]]]
    return pairs[0] if pairs else None


class Step(NamedTuple):
    seat: int
    choice: Choice


def steps(game: Cheese, seed: int) -> Iterator[Step]:
    """A game as it goes, before each choice; half of the time the best answer is known."""
    chance = seeded(seed)
    for _ in range(STEPS):
        asked = game.pending()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        options = game.options(seat)
        choice = options[chance.below(len(options))]
        if chance.below(2):
            choice = next((option for option in options if is_best(game, option)), choice)
        yield Step(int(seat), choice)


def is_best(game: Cheese, choice: Choice) -> bool:
    if isinstance(choice, Name):
        return choice.kind == game.ring[game.target]
    return isinstance(choice, Tap) and game.ring[choice.place] == CHEESE


def all_games(options: dict[str, Value]) -> list[tuple[Cheese, int]]:
    return [
        (begin(seats, 10 * seats + seed, None, mode=mode, pace=pace, **options), seed)
        for mode in MODES
        for pace in PACES
        for seats in (2, 4)
        for seed in range(2)
    ]


@pytest.mark.parametrize("options", [{}, HOUSE], ids=["plain", "house"])
def test_two_cards_under_burrows_may_be_exchanged_and_nobody_sees_it(
    options: dict[str, Value],
) -> None:
    """CHE-O3 DS-28 DS-33: in no view, picture, question, option or reason"""
    compared = 0
    for game, seed in all_games(options):
        for step in steps(game, seed):
            pair = hidden_pair(game)
            if pair is not None and compared % 3 == 0:
                assert looks(game) == looks(swapped(game, *pair))
            compared += pair is not None
            game.apply(step.seat, step.choice)
    assert compared > 300


def tells(game: Cheese, step: Step, pair: tuple[int, int]) -> bool:
    """Whether this choice may bring to light what lies there: a check, or a tap."""
    if isinstance(step.choice, Tap):
        return step.choice.place in pair
    if game.target not in pair or phase(game) not in ("racing", "naming"):
        return False
    if game.rules.turns:
        return len(game.pending()) == 1
    return isinstance(step.choice, Name)


def apply(game: Cheese, step: Step) -> list[Event]:
    log = listen(game)
    game.apply(step.seat, step.choice)
    game.listener = None
    return log.events


@pytest.mark.parametrize("options", [{}, HOUSE], ids=["plain", "house"])
def test_a_game_goes_on_alike_until_a_check_says_otherwise(options: dict[str, Value]) -> None:
    """CHE-O3 DS-28 DS-33 DS-05: and what logs keep is the same"""
    compared = 0
    for game, seed in all_games(options):
        twin: Cheese | None = None
        pair: tuple[int, int] | None = None
        for step in steps(game, seed):
            if twin is None and (game.phase == READY or (game.rules.turns and not game.said)):
                pair = hidden_pair(game)
                twin = None if pair is None else swapped(game, *pair)
            if twin is None or pair is None or tells(game, step, pair):
                twin = None
                game.apply(step.seat, step.choice)
                continue
            kept = [event for event in apply(game, step) if event.kept == KEPT]
            also = [event for event in apply(twin, step) if event.kept == KEPT]
            compared += 1
            if any(event.message == "event-takes" for event in kept):
                twin = None  # the ring is another now, and what is taken lies open
            elif FREE in (game.burrows[pair[0]], game.burrows[pair[1]]):
                twin = None  # it came to light, but no log says what it was
                assert repr(kept) == repr(also) or game.rules.mouse_flees
            else:
                assert repr(kept) == repr(also)
                assert compared % 3 or looks(game) == looks(twin)
    assert compared > 300


NUMBER = """
    turn: dice clockwise 3
    ring: cheese(m) apple/0.1 bread/1.2 corn/1.3 egg fish
    stock 0: tomato
    stock 1: banana carrot
    stock 2: avocado
"""


def test_the_answer_pad_is_the_same_for_everyone() -> None:
    """CHE-O3 DS-29 CHE-R2: sixteen names, the slap and no answer, in every round"""
    pad = [*(f"name {name}" for name in NAMES), "slap", "pass"]
    assert len(pad) == 18
    for pace in ("race", "turns"):
        game = begin(3, 1, pace=pace)
        for step in steps(game, 1):
            if phase(game) == "racing" and game.steps:
                assert all(keys(game, seat) == pad for seat in game.pending())
            game.apply(step.seat, step.choice)


@pytest.mark.parametrize("option", ["pace=turns", "wait_for_all=on"])
def test_answers_stay_secret_until_the_check(option: str) -> None:
    """DS-05 CHE-O3: whatever one names, the others see and hear the same"""
    found = set()
    for name in NAMES:
        game = table(f"{NUMBER}\noptions: {option}")
        log = listen(game)
        play(game, f"0 name {name}")
        found.add(repr((looks(game), told(log))))
    assert len(found) == 1


def test_a_wrong_answer_in_a_race_tells_only_that_it_was_wrong() -> None:
    """DS-05 CHE-O3"""
    found = set()
    for name in NAMES:
        if name != "corn":
            game = table(NUMBER)
            log = listen(game)
            play(game, f"0 name {name}")
            found.add(repr((looks(game), told(log))))
    assert len(found) == 1


def test_answers_are_forgotten_after_the_check() -> None:
    """DS-33"""
    games = []
    for name in ("egg", "fish"):
        game = table(NUMBER)
        play(game, f"0 name {name}", "1 pass", "2 pass")
        games.append(game)
    assert dump(games[0]) == dump(games[1])


def test_no_refusal_of_a_name_depends_on_what_is_covered() -> None:
    """CHE-O3 DS-28 DS-29"""
    game = play(table(NUMBER), "0 pass")
    assert {why(game, 0, f"name {name}") for name in NAMES} == {"CHE-O2 why-answered"}
    assert {why(game, 1, f"name {name}") for name in NAMES} == {""}


# What is told, and for how long.

WHISPERED = {
    "event-ring",
    "event-says-right",
    "event-says-wrong",
    "event-tap-fails",
    "event-tap-holds",
    "event-tap-late",
    "event-uncovered",
}


def events_of(options: dict[str, Value]) -> list[Event]:
    found: list[Event] = []
    for mode, pace, seed in product(MODES, PACES, range(4)):
        log = EventLog()
        game = begin(3, seed, log, mode=mode, pace=pace, **options)
        for step in steps(game, seed):
            game.apply(step.seat, step.choice)
        found += log.events
    return found


@pytest.mark.parametrize(("full_log", "kept"), [(False, NEVER), (True, AT_END)])
def test_what_tells_of_covered_cards_is_told_once_and_stays_in_no_log(
    full_log: bool, kept: int
) -> None:
    """DS-28 DS-33 CHE-O3: by a setting the log shows it after the end"""
    events = events_of({"full_log_after": full_log})
    assert {event.message for event in events if event.kept == kept} == WHISPERED
    assert {event.kept for event in events} == {KEPT, kept}


def test_what_is_kept_names_no_product_but_those_taken() -> None:
    """DS-28 CHE-T5: laid and returned cards are in the log, not what they cover"""
    events = [event for event in events_of({}) if event.kept == KEPT]
    naming = {event.message for event in events if "@product-" in repr(event)}
    assert naming == {"event-takes"}
    assert {"event-lays", "event-returned", "event-takes-back"} <= {e.message for e in events}


def test_all_is_told_to_all() -> None:
    """DS-33 CHE-O3: as words at a table; nobody has a secret of its own"""
    assert {event.audience for event in events_of({})} == {EVERYONE}


def test_what_is_told_aloud_cannot_be_taken_back() -> None:
    """DS-33 CHE-R1"""
    events = events_of({})
    assert {event.message for event in events if event.reveals} == {
        *WHISPERED,
        "event-paw",
        "event-roll",
        "event-takes",
    }


# Imagined tables: what a seat cannot know is drawn anew.

IMAGINED = 60


def imagined(game: Cheese, seat: int) -> list[Cheese]:
    return [game.imagine(seat, seeded(seed)) for seed in range(IMAGINED)]


def test_covered_cards_are_imagined_in_any_order() -> None:
    """CHE-O3: also by the owner of a burrow"""
    game = table(NUMBER.replace("turn: dice clockwise 3", ""))
    for seat in range(3):
        rings = {tuple(NAMES[kind] for kind in twin.ring) for twin in imagined(game, seat)}
        assert len(rings) == 6
        assert {(ring[0], *ring[4:]) for ring in rings} == {("cheese", "egg", "fish")}
        assert {tuple(sorted(ring[1:4])) for ring in rings} == {("apple", "bread", "corn")}


def test_who_was_wrong_in_a_race_knows_what_the_target_is_not() -> None:
    """CHE-O3 DS-05"""
    game = play(table(NUMBER), "0 name apple")
    assert {NAMES[twin.ring[3]] for twin in imagined(game, 0)} == {"bread", "corn"}
    assert {NAMES[twin.ring[3]] for twin in imagined(game, 1)} == {"apple", "bread", "corn"}


def test_what_others_named_is_imagined_as_anything_that_is_wrong() -> None:
    """CHE-O3 DS-05"""
    game = play(table(NUMBER), "0 name apple")
    assert all(twin.said == game.said for twin in imagined(game, 0))
    for twin in imagined(game, 1):
        assert twin.said[0] & 31 != twin.ring[3]
    assert len({twin.said[0] for twin in imagined(game, 1)}) > 8


@pytest.mark.parametrize("option", ["pace=turns", "wait_for_all=on"])
def test_what_was_named_in_secret_is_imagined_as_anything(option: str) -> None:
    """CHE-O3 DS-05: and one does not know of the own answer whether it was right"""
    game = play(table(f"{NUMBER}\noptions: {option}"), "0 name apple")
    assert {twin.said[0] for twin in imagined(game, 0)} == {game.said[0]}
    assert {NAMES[twin.ring[3]] for twin in imagined(game, 0)} == {"apple", "bread", "corn"}
    tables = imagined(game, 1)
    assert {twin.said[0] & 31 == twin.ring[3] for twin in tables} == {True, False}


def test_hands_on_covered_cards_tell_what_lies_there() -> None:
    """DS-51 DS-33 CHE-O3: as long as the slap goes on"""
    game = table("""
        turn: phase tapping dice clockwise paw
        ring: cheese/0.1(m) apple/1.2 cheese/2.3 corn/0.4 bread/1.5 egg fish(c)
        stock 0: tomato carrot
        stock 1: banana grapes
        stock 2: avocado
        options: mode=advanced
    """)
    for seat in range(3):
        places = {at(twin) for twin in imagined(game, seat)}
        assert places == {*combinations((0, 1, 2, 3, 4), 2)}
    play(game, "0 tap 2")
    for seat in range(3):
        assert {at(twin) for twin in imagined(game, seat)} == {*combinations((0, 2, 3, 4), 2)}
    play(game, "1 tap 3")
    for seat in range(3):
        assert {at(twin) for twin in imagined(game, seat)} == {(0, 2), (2, 3), (2, 4)}
        products = {NAMES[twin.ring[1]] for twin in imagined(game, seat)}
        assert products == {"apple", "bread", "corn"}
    play(game, "0 tap 1")
    play(game, "2 take back 3")
    for seat in range(3):
        assert {at(twin) for twin in imagined(game, seat)} == {(0, 2), (1, 2), (2, 3), (2, 4)}


def at(game: Cheese) -> tuple[int, ...]:
    """Where the cheeses lie."""
    return tuple(place for place, kind in enumerate(game.ring) if kind == CHEESE)


def test_what_is_uncovered_is_seen_again() -> None:
    """DS-13 DS-50 CHE-O3"""
    game = table("""
        turn: phase tapping dice clockwise paw
        ring: cheese(m) apple/0.1 corn/1.2 egg(c)
        stock 0: tomato
        stock 1: banana
        options: mode=advanced
    """)
    together(game, "pass")
    play(game, "0 take back 2")
    assert [card.product for card in seen(game).ring] == ["cheese", "apple", None, "egg"]
