"""What an acting rat may do: the plain action, sugar with it, or clover instead. RF-36 RF-71"""

from __future__ import annotations

from scurry.games.rat_de_france.moves import ends, robbable, swappable
from scurry.games.rat_de_france.race import Race
from scurry.games.rat_de_france.words import CLOVER, IDEA, PEPPER, SUGAR, SWAP, Action, Cell
from scurry.kernel.seats import Seat


def may_take(race: Race, seat: Seat) -> bool:
    """Idea on a token cell takes one of its kind, if that is not held already. RAT-X4 RF-30"""
    at = race.rats[seat]
    kind = race.track.terrain[at]
    return kind >= PEPPER and race.tokens[seat] != kind and at not in race.used


def clover_actions(race: Race, seat: Seat) -> list[Action]:
    """The two actions after the card laid. RAT-T-C1 RF-32 RF-33 RF-35"""
    laid = race.laid[seat]
    return [race.next_in_row(laid, 1), race.next_in_row(laid, 2)]


def can_move(race: Race, seat: Seat, action: Action, sugar: bool, end: Cell) -> bool:
    return end in ends(race, seat, action, sugar)


def anything(race: Race, seat: Seat, action: Action, sugar: bool) -> bool:
    """Whether an action has any effect here."""
    if action == SWAP:
        return bool(swappable(race, seat, sugar))
    if action == IDEA and sugar:
        return bool(robbable(race, seat))
    if ends(race, seat, action, sugar):
        return True
    return action == IDEA and may_take(race, seat)


def can_act(race: Race, seat: Seat) -> bool:
    """Whether there is anything but a pass."""
    laid = race.laid[seat]
    if laid != SWAP:
        race._plain = ends(race, seat, laid, sugar=False)  # the options will want it again
        if race._plain or (laid == IDEA and may_take(race, seat)):
            return True
    elif swappable(race, seat, sugar=False):
        return True
    if race.tokens[seat] == SUGAR:
        return anything(race, seat, laid, sugar=True)
    if race.tokens[seat] == CLOVER:
        return any(anything(race, seat, other, False) for other in clover_actions(race, seat))
    return False
