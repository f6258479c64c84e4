"""Positions as pictures, laid for tests; whole.py has those of bug reports.

seats: 2                          one, if left out
side: 5                           the printed number; the chapter is an option
page: 2 wheel 3 end 6
turn: collin 4                    whose card acts, and a mouse's points
track: collin rats nez tilda
collin: wounds 1 cheese 2 lying has rind wears thimble-helm knows feint
rat-2: wounds 1 lying
deck: salve antidote              the top card first; all others lie below
1  .   C   .   .   .   #          the tile: letters are figures, other signs are the ground's
2  .   Nr  rr  .   .   .
"""

from __future__ import annotations

import re

from scurry.games.mouse_tales.infos import ABILITY_INFOS, CARD_INFOS, ENCOUNTER_INFOS, SLOT_OF
from scurry.games.mouse_tales.menu import MouseTurn, wake
from scurry.games.mouse_tales.minions import MinionTurn
from scurry.games.mouse_tales.moving import Motion
from scurry.games.mouse_tales.placing import stand
from scurry.games.mouse_tales.rounds import AFTER, Rounds
from scurry.games.mouse_tales.rules import OPTIONS, Rules
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.stock import ACHIEVEMENT_NAMES
from scurry.games.mouse_tales.surveying import ground
from scurry.games.mouse_tales.turn import MENU
from scurry.games.mouse_tales.view import WOES
from scurry.games.mouse_tales.whole import MARK, read
from scurry.games.mouse_tales.words import (
    BRODIE,
    CARDS,
    DISCARDED,
    FIGURE_NAMES,
    FIGURES,
    IN_BAG,
    IN_DECK,
    IN_HOARD,
    KINDS,
    MICE,
    MOUSE_NAMES,
    NONE,
    ON_BOARD,
    SLOT_NAMES,
    VANESTRA,
    WORN,
    bit,
    cell_of,
)
from scurry.kernel.options import Value, settle
from scurry.kernel.rng import Rng, seeded

MOUSE_SIGNS = "CNTMFL"
MINION_SIGNS = "reoscVBKQ"  # by kind
ROW = re.compile(r"^\s*([1-6])\s+(.*)$")
NUMBERS = {"wounds", "poison", "cheese", "captures"}
LISTS = {"has", "wears", "knows"}


def lay(text: str, rng: Rng | None = None, **options: Value) -> Mice:
    """The position that the text shows, in the middle of a turn; or a whole one (whole.py)."""
    chance = seeded(0) if rng is None else rng
    if text.startswith(MARK):
        return read(text, chance)
    lines = [line for line in text.strip("\n").splitlines() if line.strip()]
    facts: dict[str, str] = {}
    rows: list[tuple[int, list[str]]] = []
    for line in lines:
        row = ROW.match(line)
        if row:
            rows.append((int(row[1]) - 1, row[2].split()))
        elif ":" in line:
            name, value = line.split(":", 1)
            facts[name.strip()] = value.strip()
    seats = int(facts.get("seats", "1"))
    tale = Mice(seats, chance, None, Rules(settle(OPTIONS, options)))
    put_place(tale, facts)
    put_figures(tale, rows)
    put_party(tale, facts)
    put_cards(tale, facts)
    put_board(tale, facts)
    put_track(tale, facts)
    put_turn(tale, facts)
    return tale


def put_place(tale: Mice, facts: dict[str, str]) -> None:
    side = int(facts.get("side", str(tale.chapter.side + 1))) - 1
    for at, up in enumerate(tale.ups):
        if up in (side, side ^ 1):
            tale.ups[at] = side
            tale.place = at
    tale.side = side
    tale.ground = ground(side, tale.rules.laws)
    tale.visited = bit(side)
    tale.rounds_here = 1


def put_figures(tale: Mice, rows: list[tuple[int, list[str]]]) -> None:
    for down, tokens in rows:
        for right, token in enumerate(tokens):
            node = tale.ground.node[down * 6 + right]
            for sign, many in re.findall(r"([A-Za-z])(\d*)", token):
                if sign in MOUSE_SIGNS:
                    tale.at[MOUSE_SIGNS.index(sign)] = node
                elif sign in MINION_SIGNS:
                    for _ in range(int(many or "1")):
                        stand(tale, MINION_SIGNS.index(sign), node)


def put_party(tale: Mice, facts: dict[str, str]) -> None:
    for mouse, name in enumerate(MOUSE_NAMES):
        if tale.at[mouse] >= 0 or name in facts or name in facts.get("track", "").split():
            tale.party |= bit(mouse)
            tale.runner[mouse] = mouse % tale.seats
    for card in range(CARDS):
        owner = CARD_INFOS[card].owner
        here = owner != NONE and tale.party >> owner & 1
        tale.where[card] = WORN + owner if here else IN_DECK
    for mouse, name in enumerate(MOUSE_NAMES):
        put_mouse(tale, mouse, facts.get(name, "").split())


def put_mouse(tale: Mice, mouse: int, words: list[str]) -> None:
    mode = ""
    for at, word in enumerate(words):
        if word in NUMBERS:
            getattr(tale, word)[mouse] = int(words[at + 1])
        elif word in LISTS:
            mode = word
        elif word in WOES:
            tale.woes[mouse] |= WOES[word]
        elif word == "searched":
            tale.searched[mouse] |= bit(tale.side)
        elif word == "bare":
            for card in range(CARDS):
                if tale.where[card] == WORN + mouse:
                    tale.where[card] = IN_DECK
        elif mode == "knows":
            tale.abilities[mouse] |= bit(ability_called(word))
        elif mode:
            take(tale, word, (IN_BAG if mode == "has" else WORN) + mouse)


def ability_called(name: str) -> int:
    return [info.name for info in ABILITY_INFOS].index(name)


def take(tale: Mice, name: str, place: int) -> int:
    """A copy of that card which is in the deck goes there."""
    for card in range(CARDS):
        if CARD_INFOS[card].name == name and tale.where[card] == IN_DECK:
            tale.where[card] = place
            return card
    raise ValueError(f"there is no {name!r} left in the deck")


def put_cards(tale: Mice, facts: dict[str, str]) -> None:
    for name in facts.get("hoard", "").split():
        take(tale, name, IN_HOARD)
    for name in facts.get("discard", "").split():
        take(tale, name, DISCARDED)
    for name, ends in (("hook", 2), ("fork", 1), ("grape", 1)):
        if name in facts:
            take(tale, name, ON_BOARD)
            cells = [cell_of(word) for word in facts[name].split()]
            if ends == 2:
                tale.hook_a, tale.hook_b = cells
            else:
                setattr(tale, name, cells[0])
    top: list[int] = []
    for name in facts.get("deck", "").split():
        for card in range(CARDS):
            if CARD_INFOS[card].name == name and tale.where[card] == IN_DECK and card not in top:
                top.append(card)
                break
    rest = [card for card in range(CARDS) if tale.where[card] == IN_DECK and card not in top]
    tale.deck = rest + top[::-1]
    names = [info.name for info in ENCOUNTER_INFOS]
    tale.enc_deck = [names.index(name) for name in facts.get("encounters", "").split()][::-1]
    if "face" in facts:
        tale.face_up = names.index(facts["face"])
    held = {*tale.enc_deck, tale.face_up}
    tale.enc_out = [card for card in range(len(names)) if card not in held]


def put_board(tale: Mice, facts: dict[str, str]) -> None:
    words = facts.get("page", "1").split()
    tale.page = int(words[0])
    for at, word in enumerate(words):
        if word in ("wheel", "end"):
            setattr(tale, word, int(words[at + 1]))
        elif word == "greedy":
            tale.greedy = True
    for cell in facts.get("traps", "").split():
        tale.traps[tale.side] |= bit(cell_of(cell))
    for cell in facts.get("snares", "").split():
        tale.snares |= bit(cell_of(cell))
    for name in facts.get("tokens", "").split():
        tale.tokens |= bit(tale.chapter.tokens.index(name))
    for name in facts.get("flags", "").split():
        tale.flags |= bit(tale.chapter.flags.index(name))
    for name in facts.get("achievements", "").split():
        tale.achievements |= bit(ACHIEVEMENT_NAMES.index(name))
    if "placed" in facts:
        tale.placed |= bit(tale.side)
    if "carrier" in facts:
        tale.carrier = MOUSE_NAMES.index(facts["carrier"])
    for figure, name in enumerate(FIGURE_NAMES):
        words = facts.get(name, "").split()
        for at, word in enumerate(words):
            if word == "wounds":
                tale.hurt[figure] = int(words[at + 1])
            elif word in WOES:
                tale.plight[figure] |= WOES[word]


def put_track(tale: Mice, facts: dict[str, str]) -> None:
    """As given, else the mice in their order and then the minions'."""
    if "track" in facts:
        tale.track = [SLOT_NAMES.index(name) for name in facts["track"].split()]
        return
    tale.track = [mouse for mouse in range(MICE) if tale.party >> mouse & 1]
    for kind in range(KINDS):
        if any(tale.kind[figure] == kind for figure in range(FIGURES)):
            slots = [SLOT_OF[kind]]
            if kind in (BRODIE, VANESTRA):
                slots.append(SLOT_OF[kind] + 1)
            tale.track += slots


def put_turn(tale: Mice, facts: dict[str, str]) -> None:
    words = facts.get("turn", SLOT_NAMES[tale.track[0]]).split()
    slot = SLOT_NAMES.index(words[0])
    rounds = Rounds()
    rounds.stage = AFTER
    rounds.slot = slot
    tale.push(rounds)
    tale.turn_at = tale.rank(slot)
    for above in tale.track[: tale.turn_at + 1]:
        tale.acted |= bit(above)
    if slot >= MICE:
        tale.push(MinionTurn(slot))
    elif "begins" in words:
        tale.push(MouseTurn(slot))
    else:
        turn = MouseTurn(slot)
        wake(tale, slot)
        turn.stage = MENU
        turn.rolled_move = True
        turn.motion = Motion(slot, int(words[1]) if len(words) > 1 and words[1].isdigit() else 0)
        turn.motion.done = turn.motion.points == 0
        turn.acted = "acted" in words
        tale.push(turn)
    tale.run()
