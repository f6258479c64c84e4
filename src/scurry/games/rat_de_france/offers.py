"""The options of each phase, listed fast. `refusals.py` says the same one choice at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.rat_de_france.acts import clover_actions, may_take
from scurry.games.rat_de_france.choices import (
    BID,
    CONSOLATION,
    DISCARD,
    EAT,
    GO,
    KEEP,
    PASS,
    PLACES,
    STEALS,
    SWAPS,
    TAKE,
)  # fmt: skip
from scurry.games.rat_de_france.moves import ends, robbable, swappable
from scurry.games.rat_de_france.race import (
    ACTING,
    BIDDING,
    CONSOLING,
    DISCARDING,
    PEPPERING,
    PLACING,
    Race,
)  # fmt: skip
from scurry.games.rat_de_france.words import (
    ACTIONS,
    CLOVER,
    IDEA,
    NOTHING,
    ROWS,
    SUGAR,
    SWAP,
    Action,
)
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice

# By hand, so that asking for them costs nothing.
BIDS_OF: Final[list[list[Choice]]] = [
    [BID[action] for action in range(ACTIONS) if hand >> action & 1] for hand in range(64)
]
DISCARDS_OF: Final[list[list[Choice]]] = [
    [DISCARD[action] for action in range(ACTIONS) if hand >> action & 1] for hand in range(64)
]
WITHOUT: Final = 0  # places in the lists of choices, by token
WITH_SUGAR: Final = 1
BY_CLOVER: Final = 2


def offers(race: Race, me: Seat) -> list[Choice]:
    """What a seat that is asked may answer."""
    if race.phase == ACTING:
        return actions(race, me)
    if race.phase == BIDDING:
        return BIDS_OF[race.hands[me]]
    if race.phase == PEPPERING:
        return [KEEP, EAT]
    if race.phase == PLACING:
        return [PLACES[row] for row in range(ROWS) if race.rat_at(row) < 0]
    if race.phase == DISCARDING:
        return DISCARDS_OF[race.hands[me]]
    assert race.phase == CONSOLING
    return [*CONSOLATION[1:]] if race.tokens[me] == NOTHING else [*CONSOLATION]


def actions(race: Race, me: Seat) -> list[Choice]:
    laid = race.laid[me]
    found: list[Choice] = [PASS]
    add_action(race, me, laid, WITHOUT, found)
    if race.tokens[me] == SUGAR:
        add_action(race, me, laid, WITH_SUGAR, found)
    elif race.tokens[me] == CLOVER:
        for action in clover_actions(race, me):
            add_action(race, me, action, BY_CLOVER, found)
    return found


def add_action(race: Race, me: Seat, action: Action, how: i64, found: list[Choice]) -> None:
    sugar = how == WITH_SUGAR
    if action == SWAP:
        for other in swappable(race, me, sugar):
            found.append(SWAPS[how][other])
        return
    reached = race._plain if how == WITHOUT else None
    if reached is None:
        reached = ends(race, me, action, sugar)
    choices = GO[how][action]
    for end in reached:
        found.append(choices[end])
    if action != IDEA:
        return
    if sugar:
        for other in robbable(race, me):
            found.append(STEALS[other])
    elif may_take(race, me):
        found.append(TAKE[0 if how == WITHOUT else 1])


def vocabulary() -> list[Choice]:
    words: list[Choice] = [*PLACES, *DISCARD, *BID, EAT, KEEP, PASS, *CONSOLATION]
    for by_action in GO:
        for by_cell in by_action:
            words += by_cell
    for swaps in SWAPS:
        words += swaps
    return [*words, *TAKE, *STEALS]
