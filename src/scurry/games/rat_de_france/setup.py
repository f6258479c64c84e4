"""The first position. RAT-S5 RAT-S6 RF-01"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.rat_de_france.rounds import begin_race
from scurry.games.rat_de_france.rules import Rules
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.track import track_of
from scurry.kernel.message import Listener
from scurry.kernel.options import Value
from scurry.kernel.rng import Rng

FIRST_GAME = "I 1 II'"  # stands in until the track is laid (RAT-S7)


def line_up(seats: i64, rng: Rng, listener: Listener | None, options: dict[str, Value]) -> Rats:
    race = Rats(seats, rng, listener, Rules(options), track_of(FIRST_GAME))
    race.fresh()
    wish = str(options["first"])
    chosen = wish.startswith("seat-") and int(wish[5:]) < seats
    race.first = int(wish[5:]) if chosen else rng.below(seats)
    begin_race(race)
    return race


def objection(seats: i64, options: dict[str, Value]) -> str | None:
    """What does not go together. RF-73 RAT-M1"""
    if options["mode"] == "teams" and seats != 4:
        return "teams are for four players"
    if options["start_card"] == options["finish_card"] != "random":
        return f"card {options['start_card']} cannot be both the start and the finish"
    long = options["track"] == "long" and options["mode"] != "tournament"
    if long and options["section_1"] == options["section_2"] != "random":
        return f"section {options['section_1']} cannot be laid twice"
    return None
