"""Why not? Each function names the clause that stands in the way, or returns None.

None of them looks under a burrow: a refusal tells no more than its seat may know. DS-28
"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import PAW, PRODUCT_ARGS, Kind, Place
from scurry.games.holey_cheese.starting import far_cheeses
from scurry.games.holey_cheese.table import (
    BUZZING,
    CHOOSING,
    FREE,
    NAMING,
    NOBODY,
    OVER,
    PLACING,
    PRIZE,
    RACING,
    READY,
    RETURNING,
    TAPPING,
    Table,
)  # fmt: skip
from scurry.kernel.message import Refusal, seat_arg
from scurry.kernel.seats import Seat


def asked(table: Table, seat: Seat) -> bool:
    return table.waiting >> seat & 1 != 0


def not_in(table: Table, seat: Seat, phase: i64, clause: str) -> Refusal | None:
    """This is done at one time only, by those who are asked then."""
    if table.phase == OVER:
        return Refusal("CHE-T3", "why-over")
    if table.phase != phase:
        return Refusal(clause, "why-not-now")
    return None if asked(table, seat) else Refusal(clause, "why-not-you")


def not_there(table: Table, place: Place) -> Refusal | None:
    """The ring closes up after each product taken. DS-09"""
    if place < len(table.ring):
        return None
    return Refusal("DS-09", "why-no-such-place", {"places": len(table.ring)})


def begin(table: Table, seat: Seat, place: Place) -> Refusal | None:
    wrong = not_in(table, seat, PLACING, "DS-42") or not_there(table, place)
    if wrong is None and not far_cheeses(table) >> place & 1:
        return Refusal("CHE-A2", "why-not-farthest")
    return wrong


def ready(table: Table, seat: Seat, by_hand: bool) -> Refusal | None:
    """Said once a round; or the roller rolls. DS-02"""
    if table.phase != OVER and table.rules.manual_roll != by_hand:
        return Refusal("DS-02", "why-roll-by-hand" if table.rules.manual_roll else "why-auto-roll")
    if table.phase == READY and not asked(table, seat):
        return Refusal("DS-02", "why-not-roller" if by_hand else "why-ready-already")
    return not_in(table, seat, READY, "DS-02")


def name(table: Table, seat: Seat, kind: Kind) -> Refusal | None:
    if table.phase == OVER:
        return Refusal("CHE-T3", "why-over")
    if table.phase == READY or table.phase == PLACING:
        return Refusal("CHE-R1", "why-before-roll")
    if table.steps == PAW and table.phase != RETURNING:
        return Refusal("DS-26", "why-paw-no-name")
    if table.phase == BUZZING:
        return still_in(table, seat) or Refusal("CHE-O5", "why-buzz-first")
    if table.phase == NAMING and not asked(table, seat):
        return Refusal("CHE-O5", "why-other-buzzed", {"seat": seat_arg(table.winner)})
    if table.phase != RACING and table.phase != NAMING:
        return Refusal("CHE-R2", "why-checked")
    wrong = still_in(table, seat)
    if wrong is None and table.rules.many_answers and named(table, seat, kind):
        return Refusal("DS-03", "why-named", {"product": PRODUCT_ARGS[kind]})
    return wrong


def still_in(table: Table, seat: Seat) -> Refusal | None:
    return None if table.still >> seat & 1 else Refusal("CHE-O2", "why-answered")


def named(table: Table, seat: Seat, kind: Kind) -> bool:
    """Whether this seat has named it in this round already."""
    return any(entry == seat << 5 | kind for entry in table.said)


def slap(table: Table, seat: Seat) -> Refusal | None:
    wrong = not_in(table, seat, RACING, "CHE-R5")
    if wrong is None or table.phase == OVER:
        return wrong
    if table.phase == READY or table.phase == PLACING:
        return Refusal("CHE-R1", "why-before-roll")
    if table.steps == PAW and (table.phase == TAPPING or table.phase == BUZZING):
        return Refusal("CHE-A4", "why-tap-cheese")
    if table.phase == BUZZING or table.phase == NAMING:
        return Refusal("CHE-O5", "why-buzz-only")
    if table.phase == RACING:
        return Refusal("DS-25", "why-slap-late")
    return wrong


def passing(table: Table, seat: Seat) -> Refusal | None:
    if table.phase == OVER:
        return Refusal("CHE-T3", "why-over")
    in_time = (
        table.phase == RACING
        or table.phase == BUZZING
        or table.phase == NAMING
        or table.phase == TAPPING
    )
    if not in_time:
        return Refusal("DS-34", "why-nothing-to-pass")
    return None if asked(table, seat) else Refusal("DS-34", "why-not-you")


def buzz(table: Table, seat: Seat) -> Refusal | None:
    if table.phase != OVER and not table.rules.buzz:
        return Refusal("CHE-O5", "why-no-buzzing")
    if table.phase == NAMING or (table.phase == TAPPING and table.winner != NOBODY):
        return Refusal("CHE-O5", "why-other-buzzed", {"seat": seat_arg(table.winner)})
    if table.phase == BUZZING and not asked(table, seat):
        return Refusal("CHE-O2", "why-answered")
    return not_in(table, seat, BUZZING, "CHE-O5")


def prize(table: Table, seat: Seat) -> Refusal | None:
    return not_in(table, seat, PRIZE, "CHE-R5")


def lay(table: Table, seat: Seat, place: Place) -> Refusal | None:
    wrong = prize(table, seat) or not_there(table, place)
    if wrong is None and table.burrows[place] != FREE:
        owner = seat_arg(table.owner(place))
        return Refusal("DS-21", "why-covered", {"seat": owner})
    return wrong


def replace(table: Table, seat: Seat, place: Place) -> Refusal | None:
    if table.phase != OVER and not table.rules.prize_replaces:
        return Refusal("DS-23", "why-no-replacing")
    wrong = prize(table, seat) or not_there(table, place)
    if wrong is not None:
        return wrong
    owner = table.owner(place)
    if owner == NOBODY:
        return Refusal("DS-23", "why-nothing-to-replace")
    return Refusal("DS-23", "why-own-burrow") if owner == seat else None


def take(table: Table, seat: Seat, place: Place) -> Refusal | None:
    wrong = not_in(table, seat, CHOOSING, "CHE-T3") or not_there(table, place)
    return wrong or not_yours(table, seat, place, "CHE-T3")


def take_back(table: Table, seat: Seat, place: Place) -> Refusal | None:
    wrong = not_in(table, seat, RETURNING, "DS-50") or not_there(table, place)
    return wrong or not_yours(table, seat, place, "DS-50")


def not_yours(table: Table, seat: Seat, place: Place, clause: str) -> Refusal | None:
    return None if table.owner(place) == seat else Refusal(clause, "why-not-your-burrow")


def tap(table: Table, seat: Seat, place: Place) -> Refusal | None:
    if table.phase != OVER and not table.rules.advanced:
        return Refusal("CHE-A4", "why-basic-no-tap")
    if table.phase == BUZZING and table.steps == PAW:
        return Refusal("CHE-O5", "why-buzz-first")
    if table.phase == TAPPING and not asked(table, seat):
        held = table.safe >> seat & 1
        out = Refusal("DS-51", "why-holding" if held else "why-out-of-slap")
        return out if not table.still >> seat & 1 else Refusal("CHE-A4", "why-not-you")
    wrong = not_in(table, seat, TAPPING, "CHE-A4") or not_there(table, place)
    if wrong is not None:
        return wrong
    if table.tapped[seat] >> place & 1:
        return Refusal("DS-51", "why-tapped")
    if table.rules.covered_cheese_out and table.burrows[place] != FREE:
        return Refusal("DS-51", "why-covered-out")
    return None
