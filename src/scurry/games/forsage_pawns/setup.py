"""Who sits where, who begins, and the first rolls. FP-S1 FP-18 FP-22"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.forsage_pawns.board import COLOURS
from scurry.games.forsage_pawns.choices import roll_on
from scurry.games.forsage_pawns.rules import Rules
from scurry.games.forsage_pawns.state import Pawns
from scurry.kernel.message import Listener, seat_arg
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng
from scurry.kernel.seats import how_many, members

MOST_ROUNDS = 100  # of rolls for who begins; then the lowest seat among the tied


def line_up(seats: i64, rng: Rng, listener: Listener | None, options: dict[str, Value]) -> Pawns:
    """All pawns at home; the first roll is made until somebody can do something."""
    race = Pawns(seats, rng, listener, Rules(options), colours_of(seats, options))
    race.first = first_player(race, str(options["first"]))
    race.mover = race.first
    if listener is not None:
        race.tell("event-start", {"seat": seat_arg(race.first)})
    roll_on(race)
    return race


def colours_of(seats: i64, options: dict[str, Value]) -> list[i64]:
    """Two sit opposite (or side by side), three leave one colour out. FP-22"""
    if seats == 2:
        return [0, 2] if options["two_sit"] == "opposite" else [0, 1]
    without = int(options["three_without"]) if seats == 3 else COLOURS
    return [colour for colour in range(COLOURS) if colour != without]


def first_player(race: Pawns, wish: str) -> i64:
    """The highest roll begins, ties roll again; or chance, or the host decides. FP-18"""
    if wish.startswith("seat-") and int(wish[5:]) < race.seats:
        return int(wish[5:])
    if wish == "random":
        return race.rng.below(race.seats)
    tied: i64 = (1 << race.seats) - 1
    for _ in range(MOST_ROUNDS):
        tied = highest(race, tied)
        if how_many(tied) == 1:
            break
    return members(tied)[0]


def highest(race: Pawns, rolling: i64) -> i64:
    """Those of the rolling who rolled the most."""
    best: i64 = 0
    winners: i64 = 0
    for seat in members(rolling):
        die = 1 + race.rng.below(6)
        if race.listener is not None:
            race.tell("event-rolls-for-start", {"seat": seat_arg(seat), "die": die})
        if die > best:
            best = die
            winners = 0
        if die == best:
            winners |= 1 << seat
    return winners
