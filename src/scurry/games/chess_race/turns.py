"""How a turn goes: draw, movement, what the cell of arrival brings, and whose turn is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.race import (
    CYCLING,
    DISCARDING,
    DRAWING,
    FLYING,
    HAND_LIMIT,
    MOST_STILL_ROUNDS,
    MOVING,
    NO_SQUARES,
    OVER,
    Race,
)
from scurry.games.chess_race.words import (
    BALLOON,
    BANK,
    CARD_ARGS,
    FINISH,
    HELD,
    NO_CARD,
    PLANE,
    TREASURE,
    Square,
    is_bonus,
)
from scurry.kernel.message import seat_arg
from scurry.kernel.seats import EVERYONE, Seat

# How somebody got to a cell.
BY_PIECE: Final = 0
BY_ITEM: Final = 1
BY_FLIGHT: Final = 2
BY_OFFROAD: Final = 3

PLANE_STEPS: Final = 3
BALLOON_STEPS: Final = 2
BANK_CARDS: Final = 2
TREASURE_CARDS: Final = 3


def begin_turn(race: Race) -> None:
    """CHS-T1"""
    race.turns += 1
    race.drawn = NO_CARD
    race.event = NO_CARD
    race.events = 0
    race.used = NO_SQUARES
    race.cycled = False
    race.spent = 0
    resume(race)


def resume(race: Race) -> None:
    """Draw, or go on without when every card is in somebody's hand. CHS-T2 CR-43"""
    race.event = NO_CARD
    race.ask_mover(DRAWING if race.deck_size + race.discard_size else MOVING)


def arrive(race: Race, seat: Seat, square: Square, how: i64, dug: bool) -> None:
    """A movement has ended here: what the cell does, and how the turn goes on. CHS-T1 CR-10"""
    race.pawns[seat] = square
    race.moved = True
    race.spent += 1
    race.clear_passes(seat)
    tile = race.board.tiles[square]
    if tile == FINISH:
        finish(race, seat)
        return
    if tile == TREASURE and dug:
        dig(race, seat, square)
    elif is_bonus(tile) and works(race, how) and square not in race.used:
        race.used = [*race.used, square]
        if bonus(race, seat, tile):
            return
    after_movement(race)


def works(race: Race, how: i64) -> bool:
    """By a piece, or at the end of a flight, which is part of its move. CHS-X6 CR-16"""
    return how == BY_PIECE or (how == BY_FLIGHT and not race.rules.bonus_by_pieces_only)


def bonus(race: Race, seat: Seat, tile: i64) -> bool:
    """Whether the turn goes on with another question. CHS-X1 CHS-X2 CHS-X3 CHS-X4"""
    if tile in (PLANE, BALLOON):
        race.flight = PLANE_STEPS if tile == PLANE else BALLOON_STEPS
        race.ask_mover(FLYING)
        return True
    if tile == BANK:
        collect(race, seat, BANK_CARDS)
        return False
    return ride(race, seat)


def ride(race: Race, seat: Seat) -> bool:
    """The Bicycle. CHS-X3 CR-21 CR-03"""
    if race.rules.unlimited_moves:
        collect(race, seat, 1)
        return False
    if race.rules.bicycle_turn:
        race.extra = True
        return False
    if race.cycled and race.rules.bicycle_once:
        return False
    race.cycled = True
    race.ask_mover(CYCLING)
    return True


def dig(race: Race, seat: Seat, square: Square) -> None:
    """CHS-X5 CR-23"""
    if race.rules.treasure_once:
        if square in race.dug:
            return
        race.dug = [*race.dug, square]
    collect(race, seat, TREASURE_CARDS)


def collect(race: Race, seat: Seat, cards: i64) -> None:
    """Draw so many, keep pieces and items, throw the events. CHS-X4 CHS-X5 CR-22 CR-43 CR-54"""
    events: list[i64] = []
    kept: i64 = 0
    for _ in range(cards):
        card = race.take_card()
        if card >= HELD:
            events.append(card)
        elif card != NO_CARD:
            race.give(seat, card)
            kept += 1
            open_to_all = race.rules.bonus_cards_shown or race.rules.open_hands
            race.tell_card("event-keeps", seat, card, EVERYONE if open_to_all else 1 << seat)
    for card in events:
        race.throw(card)
        race.tell_card("event-throws", seat, card)
    if race.listener is not None:
        race.tell("event-collects", {"seat": seat_arg(seat), "cards": kept})


def after_movement(race: Race) -> None:
    """One movement a turn, by house option as many as there are cards. CHS-M7 CR-03"""
    if race.rules.unlimited_moves:
        race.ask_mover(MOVING)
    else:
        end_turn(race)


def end_turn(race: Race) -> None:
    """Whoever holds too many cards throws some first. CR-44"""
    if race.rules.hand_limit and race.hand_size(race.mover) > HAND_LIMIT:
        race.ask_mover(DISCARDING)
    else:
        next_turn(race)


def next_turn(race: Race) -> None:
    """Clockwise; those on FINISH and those in a trap are passed over. CR-26 CR-41"""
    if race.extra:
        race.extra = False
        race.tell_of("event-extra-turn", race.mover)
        begin_turn(race)
        return
    seat = race.mover
    while race.phase != OVER:
        seat = (seat + 1) % race.seats
        if seat == race.first:
            end_round(race)
        if race.phase == OVER or not race.running(seat):
            continue
        if race.missing >> seat & 1:
            race.missing &= ~(1 << seat)
            race.turns += 1
            race.tell_of("event-misses", seat)
            continue
        race.mover = seat
        begin_turn(race)
        return


def end_round(race: Race) -> None:
    """After the last seat of the round. CR-41 CR-57"""
    race.round += 1
    race.still = 0 if race.moved else race.still + 1
    race.moved = False
    if race.arrived:
        over(race)
    elif race.still >= MOST_STILL_ROUNDS and not race.rules.no_round_limit:
        if race.listener is not None:
            race.tell("event-standstill", {"rounds": race.still})
        over(race)


def over(race: Race) -> None:
    race.phase = OVER
    race.waiting = 0


def finish(race: Race, seat: Seat) -> None:
    """The first to arrive ends the game, by house option the round is played out. CHS-G1 CR-41"""
    race.arrived = [*race.arrived, seat]
    race.tell_of("event-finishes", seat)
    if not race.rules.finish_round or len(race.arrived) == race.seats:
        over(race)
        return
    for card in range(HELD):
        for _ in range(race.holds(seat, card)):
            race.spend(seat, card)
            if race.listener is not None:
                told = {"seat": seat_arg(seat), "card": CARD_ARGS[card]}
                race.tell("event-hands-in", {**told}, reveals=True)
    race.drawn = NO_CARD
    race.extra = False
    next_turn(race)
