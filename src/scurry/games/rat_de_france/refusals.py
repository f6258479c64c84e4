"""Why not? Each function names the clause that stands in the way, or returns None."""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.rat_de_france.acts import can_move, clover_actions
from scurry.games.rat_de_france.moves import robbable, swappable
from scurry.games.rat_de_france.race import (
    ACTING,
    BIDDING,
    CONSOLING,
    DISCARDING,
    OVER,
    PEPPERING,
    PLACING,
    Race,
    card_arg,
)  # fmt: skip
from scurry.games.rat_de_france.rounds import discarder, last_of_race
from scurry.games.rat_de_france.words import (
    CLOVER,
    DIAGONAL,
    IDEA,
    JUMP,
    MUD,
    NO_ACTION,
    NOTHING,
    OFF,
    PEPPER,
    PLAIN,
    STEP,
    STRAIGHT,
    SUGAR,
    TOKEN_NAMES,
    WATER,
    Action,
    Cell,
)  # fmt: skip
from scurry.kernel.message import Refusal, seat_arg
from scurry.kernel.seats import Mask, Seat

LINES = {STRAIGHT: "RAT-A1", DIAGONAL: "RAT-A2", STEP: "RAT-A3", JUMP: "RAT-A5", IDEA: "RAT-A6"}


def asked(race: Race) -> Mask:
    """The seats that must choose now."""
    if race.phase == PLACING:
        return 1 << (race.first + race.at) % race.seats
    if race.phase == DISCARDING:
        return discarding(race)
    if race.phase == BIDDING:
        return bidding(race)
    if race.phase == PEPPERING:
        return peppering(race)
    if race.phase == ACTING:
        return 1 << race.order[race.at]
    if race.phase == CONSOLING:
        return 1 << last_of_race(race)
    return 0


def discarding(race: Race) -> Mask:
    if not race.rules.discards_secret:
        return 1 << discarder(race)
    mask: i64 = 0
    for seat in range(race.seats):
        if race.owed[seat]:
            mask |= 1 << seat
    return mask


def bidding(race: Race) -> Mask:
    if race.rules.bids_in_turn:
        return 1 << race.order[race.at]
    mask: i64 = 0
    for seat in race.order:
        if race.laid[seat] == NO_ACTION:
            mask |= 1 << seat
    return mask


def peppering(race: Race) -> Mask:
    """One after another in the order, or all holders at once. RF-11"""
    if not race.rules.pepper_by_speed:
        return 1 << race.pepper_holder()
    mask: i64 = 0
    for seat in race.order:
        if race.tokens[seat] == PEPPER and not race.declined >> seat & 1:
            mask |= 1 << seat
    return mask


def over(race: Race) -> Refusal | None:
    return Refusal("RAT-F1", "why-over") if race.phase == OVER else None


def not_in(race: Race, me: Seat, phase: i64, clause: str) -> Refusal | None:
    """This is done in one phase only, by those who are asked then."""
    if race.phase != phase:
        return Refusal(clause, "why-not-now")
    return None if asked(race) >> me & 1 else Refusal(clause, "why-not-your-turn")


def taken(race: Race, cell: Cell) -> Refusal | None:
    other = race.rat_at(cell)
    return Refusal("RF-02", "why-flag-taken", {"seat": seat_arg(other)}) if other >= 0 else None


def no_card(race: Race, me: Seat, action: Action) -> Refusal | None:
    if race.hands[me] >> action & 1:
        return None
    return Refusal("RAT-RT1", "why-card-not-in-hand", {"card": card_arg(action)})


def not_bidding(race: Race, me: Seat) -> Refusal | None:
    wrong = not_in(race, me, BIDDING, "RAT-R2")
    if wrong is not None and race.phase == BIDDING and race.laid[me] != NO_ACTION:
        return Refusal("RAT-R2", "why-bid-already")
    return wrong


def not_peppering(race: Race, me: Seat) -> Refusal | None:
    if race.tokens[me] != PEPPER:
        return Refusal("RAT-T-P1", "why-no-token", {"token": "@token-pepper"})
    return not_in(race, me, PEPPERING, "RAT-T-P1")


def not_your_action(race: Race, me: Seat) -> Refusal | None:
    return not_in(race, me, ACTING, "RAT-R6")


def not_acting(race: Race, me: Seat, action: Action, token: i64) -> Refusal | None:
    """One acts in turn, by the card laid, or by clover as one of the next two. RF-32"""
    wrong = not_your_action(race, me)
    if wrong is not None:
        return wrong
    if token != NOTHING and race.tokens[me] != token:
        clause = "RAT-T-S1" if token == SUGAR else "RAT-T-C1"
        return Refusal(clause, "why-no-token", {"token": f"@token-{TOKEN_NAMES[token]}"})
    if token == CLOVER:
        if action in clover_actions(race, me):
            return None
        return Refusal("RF-32", "why-not-by-clover", {"card": card_arg(race.laid[me])})
    if action == race.laid[me]:
        return None
    return Refusal("RAT-R6", "why-other-card", {"card": card_arg(race.laid[me])})


def no_way(race: Race, me: Seat, action: Action, sugar: bool, end: Cell) -> Refusal | None:
    """Why the rat cannot get to a cell by an action."""
    if end >= race.track.cells:
        return Refusal("RF-47", "why-off-track")
    if can_move(race, me, action, sugar, end):
        return None
    at = race.rats[me]
    if end == at:
        return Refusal("RF-71", "why-same-cell")
    if race.rat_at(end) >= 0:
        return Refusal(LINES[action], "why-rat", {"seat": seat_arg(race.rat_at(end))})
    terrain = race.track.terrain[at]
    if terrain == MUD and action != IDEA:
        return Refusal("RAT-X2", "why-in-mud")
    if action == IDEA:
        return no_idea(terrain, sugar)
    if terrain == WATER and action in (STRAIGHT, DIAGONAL):
        return Refusal("RAT-X3", "why-in-water")
    return beaten(race, at, action, end)


def no_idea(terrain: i64, sugar: bool) -> Refusal:
    if sugar:
        return Refusal("RF-26", "why-sugar-idea")
    if terrain == PLAIN or terrain >= PEPPER:
        return Refusal("RAT-A6", "why-no-idea")
    clause = "RAT-X2" if terrain == MUD else "RAT-X3" if terrain == WATER else "RAT-X1"
    return Refusal(clause, "why-out-of-reach")


def beaten(race: Race, at: Cell, action: Action, end: Cell) -> Refusal:
    """A neighbour behind a wall is told as such; all else is out of reach."""
    for direction in range(8):
        if race.track.beside[at * 8 + direction] == end and action != JUMP:
            wrong_way = action != STEP and direction % 2 != (action == DIAGONAL)
            if not wrong_way and race.track.open[at * 8 + direction] == OFF:
                return Refusal("RF-23" if direction % 2 else "RAT-S4", "why-wall")
    return Refusal(LINES[action], "why-out-of-reach")


def no_swap(race: Race, me: Seat, other: Seat, sugar: bool) -> Refusal | None:
    absent = no_rat(race, me, other)
    if absent is not None or other in swappable(race, me, sugar):
        return absent
    if race.track.terrain[race.rats[me]] == MUD:
        return Refusal("RAT-X2", "why-in-mud")
    if race.rules.mud_holds_swaps and race.track.terrain[race.rats[other]] == MUD:
        return Refusal("RF-38", "why-other-in-mud", {"seat": seat_arg(other)})
    return Refusal("RF-19" if sugar else "RAT-A4", "why-not-beside", {"seat": seat_arg(other)})


def no_rat(race: Race, me: Seat, other: Seat) -> Refusal | None:
    if other == me:
        return Refusal("RAT-A4", "why-yourself")
    if other >= race.seats or race.rats[other] == OFF:
        return Refusal("RAT-F3", "why-rat-gone")
    return None


def nothing_to_take(race: Race, me: Seat) -> Refusal:
    at = race.rats[me]
    kind = race.track.terrain[at]
    if kind < PEPPER:
        return Refusal("RAT-X4", "why-no-token-cell")
    if at in race.used:
        return Refusal("RF-31", "why-cell-used")
    return Refusal("RF-30", "why-held-already")


def no_theft(race: Race, me: Seat, other: Seat) -> Refusal | None:
    absent = no_rat(race, me, other)
    if absent is not None or other in robbable(race, me):
        return absent
    if race.tokens[other] == NOTHING:
        return Refusal("RF-27", "why-nothing-to-steal", {"seat": seat_arg(other)})
    if race.rules.partners_safe and race.partners(me, other):
        return Refusal("RF-62", "why-partner", {"seat": seat_arg(other)})
    return Refusal("RAT-T-S5", "why-not-beside", {"seat": seat_arg(other)})
