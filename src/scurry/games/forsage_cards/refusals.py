"""Why not? Each function names the clause that stands in the way, or returns None.

What is said depends only on what the asking seat may know: its own hand, sizes, the discard.
"""

from __future__ import annotations

from scurry.games.forsage_cards.cards import (
    BOOST,
    CRASH,
    KINDS,
    NO_CARD,
    STOP,
    Card,
    is_car,
    name_arg,
)
from scurry.games.forsage_cards.phases import (
    Gathering,
    Giving,
    Naming,
    Picking,
    Placing,
    Rummaging,
    Saving,
    Window,
)  # fmt: skip
from scurry.games.forsage_cards.table import Table
from scurry.kernel.bag import Bag, count, several, size
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import Seat, how_many
from scurry.kernel.state import Phase


def absent(table: Table, me: Seat) -> Refusal | None:
    if how_many(table.alive) == 1:
        return Refusal("FC-T5", "why-over")
    if not table.alive >> me & 1:
        return Refusal("FC-K1", "why-out")
    return None


def top(table: Table) -> Phase | None:
    return table.stack[-1] if table.stack else None


def not_on_turn(table: Table, me: Seat) -> Refusal | None:
    """Cards are played and drawn on one's own turn, while nothing else is open. FC-41"""
    phase = top(table)
    if isinstance(phase, Window):
        return Refusal("FC-41", "why-window")
    if isinstance(phase, (Saving, Placing)) and table.mover == me:
        return Refusal("FC-40", "why-crash-first")
    if table.mover != me:
        return Refusal("FC-41", "why-not-your-turn", {"seat": seat_arg(table.mover)})
    if phase is not None:
        return Refusal("FC-T1", "why-finish-first")
    return None


def too_few(table: Table, me: Seat, card: Card, wanted: int, clause: str) -> Refusal | None:
    held = table.holds(me, card)
    if held >= wanted:
        return None
    args: dict[str, Arg] = {"card": name_arg(card), "wanted": wanted, "held": int(held)}
    return Refusal(clause, "why-too-few", args)


def target(
    table: Table, me: Seat, victim: Seat, empty_allowed: bool, clause: str
) -> Refusal | None:
    if victim == me:
        return Refusal("FC-K6" if clause == "FC-21" else "FC-K9", "why-yourself")
    if victim >= table.seats or not table.alive >> victim & 1:
        return Refusal("FC-K1", "why-target-out")
    if table.hands[victim] == 0 and not empty_allowed:
        return Refusal(clause, "why-empty-hand", {"seat": seat_arg(victim)})
    return None


def no_pair(table: Table, card: Card, other: Card) -> Refusal | None:
    if card != other and not table.rules.mixed_car_pairs:
        return Refusal("FC-29", "why-unlike-cars")
    if card != other or is_car(card):
        return None
    if table.rules.no_stop_boost_pairs and card in (STOP, BOOST):
        return Refusal("FC-32", "why-no-stop-boost", {"card": name_arg(card)})
    return first_game(table)


def first_game(table: Table) -> Refusal | None:
    """In a first game only sports cars are combined, and only in pairs. FC-31"""
    return None if table.rules.all_sets else Refusal("FC-31", "why-first-game")


def no_five(table: Table, me: Seat) -> Refusal | None:
    if not table.rules.all_sets:
        return first_game(table)
    names = different_names(table, table.hands[me])
    if names < 5:
        return Refusal("FC-X3", "why-not-five", {"names": names})
    if table.rules.five_not_eligible and without_crash(table.discard) == 0:
        return Refusal("FC-34", "why-empty-discard")
    return None


def different_names(table: Table, cards: Bag) -> int:
    """How many names there are among the cards; by a house option all cars are one. FC-30"""
    names = 0
    cars = 0
    for card in range(KINDS):
        if count(cards, card):
            if is_car(card):
                cars += 1
            else:
                names += 1
    return names + (min(cars, 1) if table.rules.cars_one_name else cars)


def laid_already(table: Table, card: Card) -> Refusal | None:
    phase = top(table)
    assert isinstance(phase, Gathering)
    if count(phase.laid, card):
        return Refusal("FC-X3", "why-laid-already", {"card": name_arg(card)})
    if table.rules.cars_one_name and is_car(card) and phase.laid >> 32:
        return Refusal("FC-30", "why-car-laid-already")
    return None


def not_listening(table: Table, me: Seat, clause: str) -> Refusal | None:
    """Only an open window can be answered, so a Stop is never played for nothing. FC-53"""
    phase = top(table)
    if not isinstance(phase, Window):
        return Refusal(clause, "why-nothing-to-stop")
    if table.listening(phase) >> me & 1:
        return None
    if phase.passed >> me & 1:
        return Refusal("FC-K3", "why-passed")
    return Refusal("FC-49", "why-own-card")


def elsewhere(clause: str) -> Refusal:
    return Refusal(clause, "why-not-now")


def not_saving(table: Table, me: Seat, clause: str) -> Refusal | None:
    if table.mover == me and isinstance(top(table), Saving):
        return None
    placing = table.mover == me and isinstance(top(table), Placing)
    return elsewhere("FC-K2") if placing else Refusal(clause, "why-no-crash")


def not_placing(table: Table, me: Seat) -> Refusal | None:
    return None if isinstance(top(table), Placing) and table.mover == me else elsewhere("FC-K2")


def too_deep(table: Table, place: int) -> Refusal | None:
    if place <= len(table.deck):
        return None
    return Refusal("FC-04", "why-too-deep", {"size": len(table.deck)})


def not_naming(table: Table, me: Seat) -> Refusal | None:
    return None if isinstance(top(table), Naming) and table.mover == me else elsewhere("FC-X2")


def nameless(card: Card) -> Refusal | None:
    return Refusal("FC-28", "why-name-crash") if card == CRASH else None


def not_gathering(table: Table, me: Seat) -> Refusal | None:
    return None if isinstance(top(table), Gathering) and table.mover == me else elsewhere("FC-X3")


def not_giving(table: Table, me: Seat) -> Refusal | None:
    phase = top(table)
    return None if isinstance(phase, Giving) and phase.giver == me else elsewhere("FC-K6")


def not_picking(table: Table, me: Seat) -> Refusal | None:
    return None if isinstance(top(table), Picking) and table.mover == me else elsewhere("FC-25")


def no_such_back(table: Table, back: int) -> Refusal | None:
    phase = top(table)
    assert isinstance(phase, Picking)
    held = int(size(table.hands[phase.target]))
    return None if back < held else Refusal("FC-25", "why-no-such-back", {"held": held})


def not_rummaging(table: Table, me: Seat) -> Refusal | None:
    return None if isinstance(top(table), Rummaging) and table.mover == me else elsewhere("FC-X3")


def takeable(table: Table) -> Bag:
    """What five different cards may take from the discard. FC-33"""
    phase = top(table)
    assert isinstance(phase, Rummaging)
    return without_crash(table.discard) - phase.barred


def not_takeable(table: Table, card: Card) -> Refusal | None:
    if card == CRASH:
        return Refusal("FC-33", "why-take-crash")
    if card == NO_CARD or count(takeable(table), card):
        return None
    return Refusal("FC-33", "why-not-in-discard", {"card": name_arg(card)})


def without_crash(cards: Bag) -> Bag:
    return cards - several(CRASH, count(cards, CRASH))
