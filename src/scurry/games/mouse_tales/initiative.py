"""Laying out initiative cards: anew, at the end, and by ambush. MT-I2 … MT-I5 MT-E6"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.mouse_tales.infos import FACE_ARGS, SLOT_ARGS, SLOT_OF
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import (
    BRODIE,
    CALL,
    CHARM,
    FIGURES,
    KIND_OF,
    KINDS,
    MICE,
    PIPS,
    POUNCE,
    PROWL,
    RAT_CARD,
    VANESTRA,
    Slot,
    bit,
)


def kinds_out(tale: Tale) -> i64:
    """Kinds of minions on the board, as bits."""
    found: i64 = 0
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0:
            found |= bit(tale.kind[figure])
    return found


def kinds_on_track(tale: Tale) -> i64:
    found: i64 = 0
    for slot in tale.track:
        if slot >= RAT_CARD:
            found |= bit(KIND_OF[slot])
    return found


def cards_for(tale: Tale, kind: i64) -> list[i64]:
    """One card a kind; of a leader with several, two at random. MT-I5"""
    if kind == BRODIE:
        return [POUNCE, PROWL]
    if kind == VANESTRA:
        slots: list[i64] = list(range(CHARM, CALL + 1))
        tale.rng.shuffle(slots)
        return slots[:2]
    return [SLOT_OF[kind]]


def lay_track(tale: Tale, anew: bool) -> None:
    """MT-I3 if no minion card is there (or only mice are drawn again), else MT-I4. MM-27"""
    fresh = kinds_out(tale) & ~kinds_on_track(tale)
    new: list[i64] = []
    bosses: list[i64] = []
    for kind in range(KINDS):
        if fresh >> kind & 1:
            slots = cards_for(tale, kind)
            if len(slots) > 1 and not anew:
                bosses += slots
            else:
                new += slots
    if anew:
        tale.track = [mouse for mouse in range(MICE) if tale.party >> mouse & 1] + new
        tale.rng.shuffle(tale.track)
        begin_again(tale, new)
    else:
        tale.rng.shuffle(new)
        tale.track += new + bosses
    if tale.listener is not None:
        tale.tell("event-track", {"track": tuple([SLOT_ARGS[slot] for slot in tale.track])})


def begin_again(tale: Tale, new: list[i64]) -> None:
    """The new round starts at the top; by house rule the old one is finished first. MM-28"""
    if tale.rules.finish_round_first:
        for slot in new:
            tale.acted |= bit(slot)
        tale.turn_at = -1
    else:
        tale.new_round = True
    for slot in range(RAT_CARD, len(tale.card_hurt)):
        if slot not in tale.track:
            tale.card_hurt[slot] = 0


def ambush(tale: Tale, before: list[i64]) -> None:
    """Each minion card goes up as many places as its die says. MT-E6 MM-93 MM-125"""
    moved: i64 = 0
    for slot in [slot for slot in tale.track if slot >= RAT_CARD]:
        if slot in before and tale.rules.ambush_new_only:
            continue
        kind = bit(KIND_OF[slot])
        if before and moved & kind:
            continue  # of a leader that was added only the first card
        moved |= kind
        face = tale.die()
        if tale.listener is not None:
            tale.tell("event-ambush", {"slot": SLOT_ARGS[slot], "die": FACE_ARGS[face]})
        move_up(tale, slot, PIPS[face])


def move_up(tale: Tale, slot: Slot, places: i64) -> None:
    at = tale.rank(slot)
    to = at - places if at > places else 0
    set_place(tale, slot, to)


def set_place(tale: Tale, slot: Slot, to: i64) -> None:
    """A card to another place; the acting card is followed, not its place. MM-124"""
    acting = tale.acting()
    at = tale.rank(slot)
    del tale.track[at]
    tale.track.insert(to, slot)
    if acting >= 0:
        tale.turn_at = tale.rank(acting)
