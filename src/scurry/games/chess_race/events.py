"""The eight events: what each does, and whom it asks. CHS-E1 … CHS-E9

Everybody whom an event could touch, by what is public, is asked at once; whoever has nothing to
choose and cannot hold an Insurance is moved without being asked. CR-37
"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.chess_race.quake import can_shake
from scurry.games.chess_race.race import (
    FLEEING,
    INSURING,
    LIFTING,
    MOST_EVENTS,
    MOVING,
    RETREATING,
    STEALING,
    Race,
)
from scurry.games.chess_race.turns import end_turn, resume
from scurry.games.chess_race.words import (
    AVALANCHE,
    CARD_ARGS,
    DOG,
    EARTHQUAKE,
    FLOOD,
    HELD,
    KING,
    LAKE,
    MATE,
    MOUNTAIN,
    NAMES,
    NO_CARD,
    PIG,
    STORM,
    TILE_ARGS,
    TRAP,
    TREE,
    Card,
    Square,
    Tile,
)
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.seats import EVERYONE, Mask, Seat


def happen(race: Race, event: Card) -> None:
    """An event was drawn: it happens at once. CHS-T2 CR-25"""
    race.events += 1
    if race.rules.three_events and race.events > MOST_EVENTS:
        race.tell_card("event-ignored", race.mover, event)
        resume(race)
        return
    race.event = event
    if event == EARTHQUAKE:
        rumble(race)
    elif event in (FLOOD, DOG):
        chase(race)
    elif event in (AVALANCHE, STORM):
        push_back(race)
    elif event == MATE:
        mate(race)
    elif event == TRAP:
        snap(race)
    else:
        assert event == PIG
        let_the_pig_in(race)


def wait_for(race: Race, phase: i64, seats: Mask) -> None:
    """Ask them all together; with nobody to ask, the turn goes on."""
    if seats:
        race.ask(phase, seats)
    else:
        resume(race)


def answered(race: Race, seat: Seat) -> None:
    """This seat is done; after the last one the turn goes on."""
    race.waiting &= ~(1 << seat)
    if race.waiting == 0:
        resume(race)


# Earthquake.


def rumble(race: Race) -> None:
    """By house option it may be insured against before the ground moves. CHS-E1 CR-37"""
    asked: i64 = 0
    if race.rules.quake_insured:
        for seat in range(race.seats):
            if race.running(seat) and race.may_insure(seat, 1):
                asked |= 1 << seat
    if asked:
        race.ask(INSURING, asked)
    else:
        shake(race)


def shake(race: Race) -> None:
    """Compulsory if any tile can be moved. CR-28"""
    if can_shake(race):
        race.ask_mover(LIFTING)
    else:
        race.tell_card("event-nothing", race.mover, EARTHQUAKE)
        resume(race)


# Flood and Dog.


def refuge(race: Race) -> Tile:
    """What everybody climbs. CHS-E2 CHS-E3"""
    return MOUNTAIN if race.event == FLOOD else TREE


def goals(race: Race, seat: Seat) -> list[i64]:
    """The nearest refuges of a seat: its own cell if it stands on one, none if there is none."""
    return race.board.nearest(refuge(race), race.pawns[seat])


def chase(race: Race) -> None:
    """Everybody to the nearest refuge, without items and without bonus. CR-31 CR-32 CR-33"""
    asked: i64 = 0
    for seat in range(race.seats):
        if not race.running(seat) or (race.rules.drawer_exempt and seat == race.mover):
            continue
        ways = goals(race, seat)
        if not ways or ways[0] == race.pawns[seat]:
            continue
        if len(ways) > 1 or race.may_insure(seat, 1):
            asked |= 1 << seat
        else:
            swept(race, seat, ways[0])
    wait_for(race, FLEEING, asked)


def swept(race: Race, seat: Seat, square: Square) -> None:
    """An event moves a pawn: whatever the cell is, it gives nothing. CR-48"""
    race.pawns[seat] = square
    if race.listener is not None:
        args: dict[str, Arg] = {"seat": seat_arg(seat), "cell": NAMES[square]}
        args["tile"] = TILE_ARGS[race.board.tiles[square]]
        race.tell("event-swept", args)


# Avalanche and Storm.


def push_back(race: Race) -> None:
    """One king step towards START for who is on a Mountain, or in a Lake. CR-34 CR-35"""
    struck = MOUNTAIN if race.event == AVALANCHE else LAKE
    asked: i64 = 0
    for seat in range(race.seats):
        if not race.running(seat) or race.tile_under(seat) != struck:
            continue
        ways = race.board.backward(race.pawns[seat])
        if not ways:
            continue
        if len(ways) > 1 or race.may_insure(seat, 1):
            asked |= 1 << seat
        else:
            swept(race, seat, ways[0])
    wait_for(race, RETREATING, asked)


# Mate.


def mate(race: Race) -> None:
    """Who might hold an Insurance beside a King is asked. CHS-E6 CR-36"""
    asked: i64 = 0
    for seat in range(race.seats):
        if not race.running(seat):
            continue
        if race.may_insure(seat, 2):
            asked |= 1 << seat
        else:
            lose_king(race, seat)
    wait_for(race, INSURING, asked)


def lose_king(race: Race, seat: Seat) -> None:
    if race.holds(seat, KING):
        race.spend(seat, KING)
        race.tell_of("event-loses-king", seat)
    else:
        race.tell_of("event-no-king", seat)


# Trap.


def snap(race: Race) -> None:
    """Only the drawer is asked. CHS-E7"""
    if race.may_insure(race.mover, 1):
        race.ask_mover(INSURING)
    else:
        miss_turn(race)


def miss_turn(race: Race) -> None:
    """This turn, at once; by house option the next one. CR-26"""
    race.tell_of("event-trapped", race.mover)
    race.event = NO_CARD
    if race.rules.trap_next_turn:
        race.missing |= 1 << race.mover
        resume(race)
    else:
        end_turn(race)


# Pig.


def victims(race: Race) -> Mask:
    """Everybody else who has cards. CHS-E8 CR-29"""
    mask: i64 = 0
    for seat in range(race.seats):
        if seat != race.mover and race.running(seat) and race.hand_size(seat) > 0:
            mask |= 1 << seat
    return mask


def let_the_pig_in(race: Race) -> None:
    """Whom to rob is the drawer's choice, where there is one. CR-29 CR-30"""
    mask = victims(race)
    if mask == 0:
        race.tell_card("event-nothing", race.mover, PIG)
        resume(race)
    elif mask & (mask - 1):
        race.ask_mover(STEALING)
    else:
        for seat in range(race.seats):
            if mask >> seat & 1:
                rob(race, seat)
                return


def rob(race: Race, victim: Seat) -> None:
    """A card at random, seen by the two of them alone; then the turn goes on. CHS-E8 CR-30"""
    nth = race.rng.below(race.hand_size(victim))
    for card in range(HELD):
        nth -= race.holds(victim, card)
        if nth < 0:
            hand_over(race, victim, card)
            break
    race.event = NO_CARD
    race.ask_mover(MOVING)


def hand_over(race: Race, victim: Seat, card: Card) -> None:
    race.hands[victim * HELD + card] -= 1
    race.give(race.mover, card)
    if race.listener is None:
        return
    both: dict[str, Arg] = {"seat": seat_arg(race.mover), "from": seat_arg(victim)}
    race.tell("event-robs", both)
    told = (1 << race.mover) | (1 << victim)
    if race.rules.open_hands:
        told = EVERYONE
    race.tell("event-robs-card", {**both, "card": CARD_ARGS[card]}, told, reveals=True)
