"""How a race stands: by the way each rat still has to go, its token, and who acts when."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.rat_de_france.acts import may_take
from scurry.games.rat_de_france.choices import BID, KEEP, PASS, Go, Swap
from scurry.games.rat_de_france.moves import ends, swappable
from scurry.games.rat_de_france.offers import actions
from scurry.games.rat_de_france.race import ACTING, BIDDING, CONSOLING, PEPPERING, Race
from scurry.games.rat_de_france.words import (
    IDEA,
    MUD,
    NO_ACTION,
    NOTHING,
    OFF,
    SWAP,
    WATER,
    Action,
    Cell,
)
from scurry.kernel.guide import Guide
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

SETTLING: Final = 40  # bids and actions of a round, at most


@final
class Racer(Guide):
    def settle(self, state: State, seat: Seat) -> None:
        """The others bid and act as seems best for them; then comes the own action. RAT-R4

        Where the replacement rule would send one's bid is seen in this way, not guessed.
        """
        race = cast(Race, state)
        for _ in range(SETTLING):
            asked = state.pending()
            if not asked:
                return
            who = asked[0]
            if race.phase == BIDDING:
                if race.laid[seat] == NO_ACTION:
                    return  # a new round
                state.apply(who, BID[best_card(race, who)])
            elif race.phase == ACTING:
                state.apply(who, best_act(race, who))
                if who == seat:
                    return
            elif race.phase == PEPPERING:
                state.apply(who, KEEP)
            else:
                return

    def score(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.value(seat)
        race = cast(Race, state)
        mine = 0.0
        total = 0.0
        for other in range(race.seats):
            worth = standing(race, other)
            total += worth
            if other == seat or race.partners(seat, other):
                mine += worth
        return mine / total


def standing(race: Race, seat: Seat) -> float:
    """High when little way is left; a finished rat counts by its place."""
    place = race.place_of(seat)
    if place > 0:
        return 40.0 / float(place) + 3.0 * float(race.cheese[seat])
    at = race.rats[seat]
    if at == OFF or race.phase == CONSOLING:
        return 1.0
    left = way_left(race, at)
    if race.tokens[seat] != NOTHING:
        left -= 0.5
    return 30.0 / (left + 1.5)


def way_left(race: Race, cell: Cell) -> float:
    """Steps to the finish; mud costs an Idea to leave, water a short dash."""
    left = float(race.track.far[cell])
    terrain = race.track.terrain[cell]
    if terrain == MUD:
        return left + 1.5
    return left + 0.4 if terrain == WATER else left


def best_card(race: Race, seat: Seat) -> Action:
    """The card in hand that would bring the rat farthest, were it to act now."""
    best: i64 = -1
    least = 0.0
    for action in race.row:
        if race.hands[seat] >> action & 1:
            left = after_card(race, seat, action)
            if best < 0 or left < least:
                best = action
                least = left
    return best


def after_card(race: Race, seat: Seat, action: Action) -> float:
    """The way that is left at best after an action."""
    least = way_left(race, race.rats[seat])
    if action == SWAP:
        for other in swappable(race, seat, False):
            least = min(least, way_left(race, race.rats[other]))
        return least
    if action == IDEA and may_take(race, seat):
        least -= 0.5
    for end in ends(race, seat, action, False):
        least = min(least, way_left(race, end))
    return least


def best_act(race: Race, seat: Seat) -> Choice:
    """The option that leaves the least way."""
    best: Choice = PASS
    least = way_left(race, race.rats[seat])
    for option in actions(race, seat):
        left = least
        if isinstance(option, Go):
            left = way_left(race, option.end) + (0.5 if option.token != NOTHING else 0.0)
        elif isinstance(option, Swap):
            left = way_left(race, race.rats[option.other])
        if left < least:
            best = option
            least = left
    return best
