"""How a race stands, and what a quick racer does: the shortest way in cards. CHS-G1"""

from __future__ import annotations

from typing import Final, cast, final

from scurry.games.chess_race.answers import INSURE, Lift, Put, Rob, To
from scurry.games.chess_race.choices import PASS, Drive, Fly, Move, StepOnto
from scurry.games.chess_race.paths import way_left
from scurry.games.chess_race.race import FLEEING, RETREATING, Race
from scurry.games.chess_race.trades import Discard, Exchange
from scurry.games.chess_race.words import (
    BALLOON,
    BANK,
    BICYCLE,
    HELD,
    MATE,
    MEANS_CARD,
    MEANS_COUNT,
    PIECES,
    PLANE,
    SHOVEL,
    Means,
    Square,
)
from scurry.kernel.guide import Guide
from scurry.kernel.notebook import Notebook, Wits, happens
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

# What a card in hand is worth, in king steps.
WORTH: Final[list[float]] = [
    0.50, 0.90, 0.65, 0.55, 0.60, 0.30,
    0.35, 0.35, 0.35, 0.30, 0.30, 0.30, 0.30, 0.30, 0.90, 0.50,
]  # fmt: skip
HARM: Final = 1.5  # steps lost for which a policy is worth its price
SETTLING: Final = 6


@final
class Pathfinder(Guide):
    def score(self, state: State, seat: Seat) -> float:
        """The own way against those of the others."""
        outcome = state.outcome()
        if outcome is not None:
            return outcome.value(seat)
        race = cast(Race, state)
        mine = strength(race, seat)
        if race.seats == 1:
            return mine / (mine + 1.0)
        total = 0.0
        for other in range(race.seats):
            total += strength(race, other)
        return mine / total

    def settle(self, state: State, seat: Seat) -> None:
        """A movement is judged once its flight or ride is over."""
        for _ in range(SETTLING):
            asked = state.pending()
            if not asked or asked[0] != seat or len(asked) > 1 or len(state.options(seat)) == 1:
                return
            state.apply(seat, best_option(cast(Race, state), seat))

    def rollout(self, state: State, seat: Seat, rng: Rng) -> Choice:
        return best_option(cast(Race, state), seat)

    def notebook(self, seat: Seat, wits: Wits, rng: Rng) -> Notebook:
        return Compass(seat, wits, rng)


@final
class Compass(Notebook):
    """Nothing to remember: all that counts lies on the table or in the own hand."""

    def reply(self, table: State, rng: Rng) -> Choice | None:
        if self.wits.slips > 0.0 and happens(rng, self.wits.slips):
            options = table.options(self.seat)
            return options[rng.below(len(options))]
        return best_option(cast(Race, table), self.seat)


def strength(race: Race, seat: Seat) -> float:
    """High when little way is left and the hand is rich."""
    if seat in race.arrived:
        return 10.0
    worth = 0.0
    for card in range(HELD):
        worth += WORTH[card] * float(min(race.holds(seat, card), 3))
    return 10.0 / (1.0 + max(0.0, way_left(race.board, race.pawns[seat]) - 0.3 * worth) + 0.5)


def best_option(race: Race, seat: Seat) -> Choice:
    """The option with the least way left, its cards counted."""
    best: Choice = PASS
    least = 0.0
    first = True
    for option in race.options(seat):
        left = cost_of(race, seat, option)
        if first or left < least:
            first = False
            best = option
            least = left
    return best


def cost_of(race: Race, seat: Seat, option: Choice) -> float:
    """The way that is left after an option, and what it spends; less is better."""
    here = race.pawns[seat]
    if isinstance(option, Move):
        return after(race, option.end, True) + WORTH[option.piece] + price(option.means)
    if isinstance(option, Fly):
        return after(race, option.end, not race.rules.bonus_by_pieces_only) + price(option.means)
    if isinstance(option, StepOnto):
        return way_left(race.board, option.end) + price(option.means)
    if isinstance(option, Drive):
        return way_left(race.board, option.end) + WORTH[PIECES + 8]
    if isinstance(option, Lift):
        return -way_left(race.board, option.square)  # far behind, where it does no harm
    if isinstance(option, Put):
        return 0.0  # the first place there is
    if isinstance(option, To):
        return way_left(race.board, option.square)
    if isinstance(option, Rob):
        return way_left(race.board, race.pawns[option.victim])
    if isinstance(option, Discard):
        return WORTH[option.card] - 0.1 * float(race.holds(seat, option.card))
    if isinstance(option, Exchange):
        return way_left(race.board, here) + WORTH[option.one] + WORTH[option.other] - 0.6
    if option is INSURE:
        return worth_insuring(race, here)
    return way_left(race.board, here)


def after(race: Race, end: Square, works: bool) -> float:
    """The way left from a cell, with what its bonus is worth."""
    left = way_left(race.board, end)
    if not works or end in race.used:
        return left
    tile = race.board.tiles[end]
    if tile == PLANE:
        return left - 1.8
    if tile in (BALLOON, BICYCLE):
        return left - 1.1
    return left - 0.9 if tile == BANK else left


def price(means: Means) -> float:
    """What the items of a landing cost; digging up a Treasure pays."""
    if means == 0:
        return 0.0
    card = MEANS_CARD[means]
    cost = WORTH[card] * float(MEANS_COUNT[means])
    return cost - 1.2 if card == SHOVEL else cost


def worth_insuring(race: Race, here: Square) -> float:
    """A policy is played against a real setback; a King is not worth it."""
    if race.phase == FLEEING or race.phase == RETREATING:
        return way_left(race.board, here) + HARM
    return way_left(race.board, here) + (1.0 if race.event == MATE else -1.0)
