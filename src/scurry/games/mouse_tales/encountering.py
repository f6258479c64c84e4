"""The encounter deck. MT-C9 MM-40"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.mouse_tales.infos import ENCOUNTER_INFOS
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import NONE


def draw_encounter(tale: Tale) -> i64:
    """The next card, face up as the coming surge; an older one is discarded. MT-E1 MM-115"""
    if not tale.enc_deck and not recycle(tale):
        return NONE
    if tale.face_up != NONE:
        tale.enc_discard.append(tale.face_up)
    if tale.enc_known > 0:
        tale.enc_known -= 1
    card = tale.enc_deck.pop()
    tale.face_up = card
    name = f"@encounter-{ENCOUNTER_INFOS[card].name}"
    tale.tell("event-encounter", {"encounter": name}, reveals=True)
    return card


def recycle(tale: Tale) -> bool:
    """The discards are shuffled; by house rule no encounter comes then. MM-40"""
    if tale.rules.encounters_run_out or not tale.enc_discard:
        return False
    tale.enc_deck = tale.enc_discard
    tale.enc_discard = []
    tale.rng.shuffle(tale.enc_deck)
    tale.enc_shuffled = True
    tale.enc_known = 0
    tale.tell("event-encounters-shuffled", {})
    return True
