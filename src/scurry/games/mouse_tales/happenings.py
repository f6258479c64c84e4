"""Event cards: what a search may bring besides things. 4c.1"""

from __future__ import annotations

from scurry.games.mouse_tales.draught import Draught
from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, FIRST_PARTY, MOUSE_INFOS
from scurry.games.mouse_tales.moving import TrapTest
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import (
    ABDUCT,
    CARDS,
    DRAUGHT,
    FEAST,
    IN_HOARD,
    LATER,
    MICE,
    NONE,
    NOWHERE,
    PLACE,
    TRAP,
    WHEEL,
    Card,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import forget_effects


def happen(tale: Tale, mouse: Mouse, card: Card) -> None:
    """Resolved at once, then discarded. MT-A8"""
    power = CARD_INFOS[card].power
    assert power is not None
    tale.say_mouse("event-happens", mouse, {"card": CARD_ARGS[card]})
    if power.do == ABDUCT:
        abduct(tale, mouse)
    elif power.do == PLACE:
        Placement(power.band).begin(tale)
    elif power.do == FEAST:
        for other in range(MICE):
            if tale.is_active(other):
                tale.gain(other, power.n)
    elif power.do == TRAP:
        if not MOUSE_INFOS[mouse].trap_proof:
            tale.push(TrapTest(mouse, NONE))
    elif power.do == DRAUGHT:
        if any_hoarded(tale):
            tale.push(Draught(mouse))
    elif power.do == WHEEL:
        tale.feed_wheel(power.n)
    else:
        assert power.do == LATER
        tale.later_end()


def any_hoarded(tale: Tale) -> bool:
    return any(tale.where[card] == IN_HOARD for card in range(FIRST_PARTY, CARDS))


def abduct(tale: Tale, mouse: Mouse) -> None:
    """Her figure leaves the board, nothing is lost; others may find her. 4c.1"""
    tale.abducted |= bit(mouse)
    tale.at[mouse] = NOWHERE
    forget_effects(tale, mouse)
    tale.say_mouse("event-abducted", mouse)
    if tale.turn_mouse == mouse:
        tale.turn_ends = True
    if tale.active() == 0:
        tale.lose("outcome-captured")
