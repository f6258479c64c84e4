"""How rounds and races follow one another. RAT-R RAT-F RAT-M"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.rat_de_france.acts import can_act
from scurry.games.rat_de_france.laying import lay_track
from scurry.games.rat_de_france.race import (
    ACTING,
    BIDDING,
    CONSOLING,
    DISCARDING,
    MOST_ROUNDS,
    OVER,
    PEPPERING,
    PLACING,
    RACES,
    Race,
    card_arg,
)  # fmt: skip
from scurry.games.rat_de_france.words import (
    DIRECTIONS,
    FULL_HAND,
    NO_ACTION,
    OFF,
    cell_name,
)  # fmt: skip
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.seats import Seat

DISCARDS = {2: (2, 0), 3: (2, 1, 0), 4: (3, 2, 1, 0)}  # from the first player clockwise (RAT-S9)
CHEESE = (3, 2, 1, 0)  # by place (RAT-M2)


def begin_race(race: Race) -> None:
    """A new track, the rats off it, full hands, and the wind shuffled. RF-58 RF-63 RF-64"""
    race.track = lay_track(race)
    race.places = 0
    race.round = 0
    race.rats = [OFF] * race.seats
    race.laid = [NO_ACTION] * race.seats
    race.used = []
    race.order = []
    race.wind = -1
    race.declined = 0
    race.idle = 0
    race.phase = PLACING
    race.at = 0
    if race.race == 0 or not race.rules.hands_kept:
        race.hands = [FULL_HAND] * race.seats
        race.owed = owed_discards(race)
    if race.race == 0 or race.rules.row_reshuffled:
        race.row = race.row[:]
        race.rng.shuffle(race.row)  # RF-70
    if race.rules.wind:
        shuffle_winds(race)
    if race.listener is not None:
        args: dict[str, Arg] = {"seat": seat_arg(race.first), "race": race.race + 1}
        cards: dict[str, Arg] = {"row": tuple(card_arg(action) for action in race.row)}
        race.tell("event-race", {**args, **cards, "track": race.track.plan}, reveals=True)


def owed_discards(race: Race) -> list[i64]:
    owed: list[i64] = [0] * race.seats
    for turn in range(race.seats):
        owed[(race.first + turn) % race.seats] = DISCARDS[race.seats][turn]
    return owed


def shuffle_winds(race: Race) -> None:
    """Two cards of each of the eight directions. RAT-C5"""
    race.winds = [card % 8 for card in range(16)]
    race.rng.shuffle(race.winds)


def after_placing(race: Race) -> None:
    race.at += 1
    if race.at == race.seats:
        race.phase = DISCARDING
        skip_discarded(race)


def skip_discarded(race: Race) -> None:
    """On to the next who owes a discard, or to the first round. RAT-S9"""
    if max(race.owed) > 0:
        return
    if race.listener is not None and race.rules.discards_secret:
        tell_discards(race)
    race.phase = BIDDING
    begin_round(race)


def tell_discards(race: Race) -> None:
    """Laid aside in secret, shown together. RF-03"""
    for seat in range(race.seats):
        aside = [card_arg(card) for card in race.row if not race.hands[seat] >> card & 1]
        if aside:
            args: dict[str, Arg] = {"seat": seat_arg(seat), "cards": tuple(aside)}
            race.tell("event-shows-discards", args, reveals=True)


def discarder(race: Race) -> Seat:
    """Whose turn it is to discard, from the first player clockwise. RF-03"""
    for turn in range(race.seats):
        seat = (race.first + turn) % race.seats
        if race.owed[seat]:
            return seat
    return -1


def begin_round(race: Race) -> None:
    """The order of this round, and its wind. RAT-R1 RF-06"""
    if race.round == MOST_ROUNDS:
        if race.listener is not None:
            race.tell("event-too-long", {"rounds": race.round})
        end_race(race)
        return
    race.round += 1
    race.order = race.ranks()
    race.phase = BIDDING
    race.at = 0
    race.declined = 0
    race.idle = 0
    race.serial += 1
    if race.rules.wind:
        if not race.winds:
            shuffle_winds(race)
        race.wind = race.winds.pop()
    if race.listener is not None:
        tell_round(race)


def tell_round(race: Race) -> None:
    order = tuple(seat_arg(seat) for seat in race.order)
    race.tell("event-round", {"round": race.round, "order": order})
    if race.rules.wind:
        race.tell("event-wind", {"wind": f"@wind-{DIRECTIONS[race.wind]}"}, reveals=True)


def after_bid(race: Race) -> None:
    """When all have bid, the cards are turned up together. RAT-R2 RAT-R3 RF-07"""
    for seat in race.order:
        if race.laid[seat] == NO_ACTION:
            return
    race.serial += 1
    race.phase = PEPPERING
    if race.listener is not None:
        for seat in race.order:
            args: dict[str, Arg] = {"seat": seat_arg(seat), "card": card_arg(race.laid[seat])}
            race.tell("event-reveals", args, reveals=True)
    after_pepper(race)


def after_pepper(race: Race) -> None:
    """Once nobody will eat pepper any more, equal actions are replaced. RAT-R4 RAT-R5"""
    if race.pepper_holder() >= 0:
        return
    race.lock_actions()
    race.phase = ACTING
    race.at = 0
    act_on(race)


def act_on(race: Race) -> None:
    """On to the next who has something to choose; the others pass by themselves. RAT-R6 RF-52"""
    race.serial += 1
    while race.phase == ACTING:
        if race.at == len(race.order):
            race.return_cards()
            begin_round(race)
            return
        seat = race.order[race.at]
        if race.place_of(seat) == 0:
            if not race.idle >> seat & 1 and can_act(race, seat):  # RF-34
                return
            if race.listener is not None:
                race.tell("event-cannot", {"seat": seat_arg(seat)})
            race.blow(seat)
            arrive(race, seat)
        race.at += 1


def after_act(race: Race, seat: Seat) -> None:
    """An action is done: has the rat finished, and where does the wind carry it?"""
    arrive(race, seat)
    if race.phase == ACTING and race.place_of(seat) == 0:
        race.blow(seat)
        arrive(race, seat)
    if race.phase == ACTING:
        race.at += 1
        act_on(race)


def arrive(race: Race, seat: Seat) -> None:
    """On a finish flag: the next place, and off the track at once. RAT-F1 RAT-F3 RF-49 RF-72"""
    cell = race.rats[seat]
    if cell == OFF or not race.track.is_finish(cell):
        return
    place = race.seats - race.racing() + 1
    race.places |= place << (seat * 4)
    race.rats[seat] = OFF
    if race.listener is not None:
        race.tell("event-finishes", {"seat": seat_arg(seat), "place": place})
    if not race.rules.places or race.racing() == 1:  # RAT-F2
        end_race(race)


def end_race(race: Race) -> None:
    """The rats still running are ranked from the leader back. RF-69 RF-72"""
    behind = race.ranks()
    while behind:
        seat = behind.pop()
        race.places |= (race.seats - race.racing() + 1) << (seat * 4)
        race.rats[seat] = OFF
    race.serial += 1
    if not race.rules.tournament:
        race.phase = OVER
        return
    race.return_cards()
    race.cheese = [
        race.cheese[seat] + cheese(race, race.place_of(seat)) for seat in range(race.seats)
    ]
    if race.listener is not None:
        tell_cheese(race)
    race.phase = OVER if race.race == RACES - 1 else CONSOLING


def cheese(race: Race, place: i64) -> i64:
    """Three pieces for the first, and so on down. RAT-M2 RF-66"""
    if race.rules.last_gets_nothing and place == race.seats:
        return 0
    return CHEESE[place - 1]


def tell_cheese(race: Race) -> None:
    for seat in range(race.seats):
        args: dict[str, Arg] = {"seat": seat_arg(seat), "place": race.place_of(seat)}
        race.tell("event-cheese", {**args, "cheese": race.cheese[seat]})


def last_of_race(race: Race) -> Seat:
    """Who may choose a token before the next race. RF-67"""
    for seat in range(race.seats):
        if race.place_of(seat) == race.seats:
            return seat
    raise AssertionError("every race has a last one")


def next_race(race: Race) -> None:
    """The winner begins the next race, or the next seat clockwise. RF-65"""
    race.serial += 1
    for seat in range(race.seats):
        if race.rules.winner_first and race.place_of(seat) == 1:
            race.first = seat
    if not race.rules.winner_first:
        race.first = (race.first + 1) % race.seats
    race.race += 1
    begin_race(race)


def tell_moved(race: Race, seat: Seat) -> None:
    if race.listener is not None and race.rats[seat] != OFF:
        args: dict[str, Arg] = {"seat": seat_arg(seat), "cell": cell_name(race.rats[seat])}
        race.tell("event-moves", args)
