"""What everybody sees: all is open here but the decks. MM-110"""

from __future__ import annotations

from msgspec import Struct

from scurry.games.mouse_tales.closing import Closing
from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_INFOS,
    CARD_INFOS,
    ENCOUNTER_INFOS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.menu import MouseTurn
from scurry.games.mouse_tales.stock import ACHIEVEMENT_NAMES
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import (
    CARDS,
    CELL_NAMES,
    CELLS,
    CHARMED,
    DISCARDED,
    FIGURE_NAMES,
    FIGURES,
    HUSHED,
    IN_BAG,
    IN_HOARD,
    KIND_NAMES,
    LYING,
    MICE,
    MOUSE_NAMES,
    NONE,
    SKIPS,
    SLOT_NAMES,
    STUNNED,
    TRICK,
    WEBBED,
    WORN,
)

WOES = {
    "stunned": STUNNED, "webbed": WEBBED, "lying": LYING, "charmed": CHARMED,
    "hushed": HUSHED, "skips": SKIPS,
}  # fmt: skip
EXPERTS = ["cheese", "roach", "poison", "escape", "cat"]


class MouseView(Struct, frozen=True):
    name: str
    seat: int
    cell: str
    wounds: int
    poison: int
    health: int
    cheese: int
    woes: list[str]
    captured: bool
    abducted: bool
    captures: int
    abilities: list[str]
    worn: list[str]
    bag: list[str]
    tricks: list[str]
    searched: list[int]  # sides, by printed number
    hidden: bool
    golem: bool


class MinionView(Struct, frozen=True):
    figure: str
    kind: str
    cell: str
    wounds: int
    plight: list[str]


class TurnView(Struct, frozen=True):
    mouse: str
    points: int
    acted: bool
    moved: bool
    traded: bool
    equipped: bool
    levelled: bool
    ability_used: bool


class View(Struct, frozen=True):
    seat: int | None
    chapter: str
    side: int
    ups: list[int]
    place: int
    visited: list[int]
    page: int
    end: int
    wheel: int
    surge_at: int
    round: int
    track: list[str]
    acting: str
    acted: list[str]
    card_wounds: dict[str, int]
    mice: list[MouseView]
    minions: list[MinionView]
    greedy: bool
    traps: list[str]
    snares: list[str]
    hook: list[str]
    fork: str
    grape: str
    hoard: list[str]
    tokens: list[str]
    carrier: str
    stars: list[int]
    achievements: list[str]
    experts: dict[str, str]
    encounter: str
    encounters: int
    deck: int
    known: list[str]
    discard: list[str]
    enc_discard: list[str]
    turn: TurnView | None
    over: int
    reason: str


def view(tale: Tale, seat: int | None) -> View:
    return View(
        seat=seat,
        chapter=tale.chapter.name,
        side=tale.side + 1,
        ups=[up + 1 for up in tale.ups],
        place=tale.place,
        visited=sides(tale.visited),
        page=tale.page,
        end=tale.end,
        wheel=tale.wheel,
        surge_at=tale.surge_limit(),
        round=tale.rounds_here,
        track=[SLOT_NAMES[slot] for slot in tale.track],
        acting=SLOT_NAMES[tale.acting()] if tale.acting() != NONE else "",
        acted=[SLOT_NAMES[slot] for slot in tale.track if tale.acted >> slot & 1],
        card_wounds={SLOT_NAMES[slot]: n for slot, n in enumerate(tale.card_hurt) if n},
        mice=[mouse_view(tale, mouse) for mouse in range(MICE) if tale.party >> mouse & 1],
        minions=[minion_view(tale, figure) for figure in range(FIGURES) if tale.spot[figure] >= 0],
        greedy=tale.greedy,
        traps=cells(tale.traps[tale.side]),
        snares=cells(tale.snares),
        hook=[CELL_NAMES[end] for end in (tale.hook_a, tale.hook_b) if end >= 0],
        fork=cell_name(tale.fork),
        grape=cell_name(tale.grape),
        hoard=cards_at(tale, IN_HOARD),
        tokens=[name for at, name in enumerate(tale.chapter.tokens) if tale.tokens >> at & 1],
        carrier=MOUSE_NAMES[tale.carrier] if tale.carrier != NONE else "",
        stars=list(tale.stars),
        achievements=[n for at, n in enumerate(ACHIEVEMENT_NAMES) if tale.achievements >> at & 1],
        experts={
            EXPERTS[at]: MOUSE_NAMES[who] for at, who in enumerate(tale.experts) if who != NONE
        },
        encounter=ENCOUNTER_INFOS[tale.face_up].name if tale.face_up != NONE else "",
        encounters=len(tale.enc_deck),
        deck=len(tale.deck),
        known=[CARD_INFOS[card].name for card in tale.deck[len(tale.deck) - tale.known :]],
        discard=cards_at(tale, DISCARDED),
        enc_discard=[ENCOUNTER_INFOS[card].name for card in tale.enc_discard],
        turn=turn_view(tale),
        over=tale.over,
        reason=tale.reason,
    )


def turn_view(tale: Tale) -> TurnView | None:
    for scene in tale.stack:
        if isinstance(scene, MouseTurn):
            return TurnView(
                mouse=MOUSE_NAMES[scene.mouse],
                points=0 if scene.motion.done else scene.motion.points,
                acted=scene.acted,
                moved=scene.moved,
                traded=scene.traded,
                equipped=scene.equipped,
                levelled=scene.levelled,
                ability_used=tale.ability_used,
            )
        if isinstance(scene, Closing):
            return None
    return None


def mouse_view(tale: Tale, mouse: int) -> MouseView:
    bag = [card for card in range(CARDS) if tale.where[card] == IN_BAG + mouse]
    return MouseView(
        name=MOUSE_NAMES[mouse],
        seat=tale.runner[mouse],
        cell=cell_name(tale.at[mouse]),
        wounds=tale.wounds[mouse],
        poison=tale.poison[mouse],
        health=MOUSE_INFOS[mouse].health,
        cheese=tale.cheese[mouse],
        woes=woes(tale.woes[mouse]),
        captured=tale.at[mouse] < 0 and not tale.abducted >> mouse & 1 and bool(tale.track),
        abducted=bool(tale.abducted >> mouse & 1),
        captures=tale.captures[mouse],
        abilities=[
            ABILITY_INFOS[at].name for at in range(ABILITIES) if tale.abilities[mouse] >> at & 1
        ],
        worn=cards_at(tale, WORN + mouse),
        bag=[CARD_INFOS[card].name for card in bag if CARD_INFOS[card].kind != TRICK],
        tricks=[CARD_INFOS[card].name for card in bag if CARD_INFOS[card].kind == TRICK],
        searched=sides(tale.searched[mouse]),
        hidden=tale.hidden_by[mouse] != NONE,
        golem=bool(tale.golems >> mouse & 1),
    )


def minion_view(tale: Tale, figure: int) -> MinionView:
    return MinionView(
        figure=FIGURE_NAMES[figure],
        kind=KIND_NAMES[tale.kind[figure]],
        cell=CELL_NAMES[tale.spot[figure]],
        wounds=tale.hurt[figure],
        plight=woes(tale.plight[figure]),
    )


def woes(mask: int) -> list[str]:
    return [name for name, woe in WOES.items() if mask & woe]


def cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(CELLS) if mask >> cell & 1]


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell] if cell >= 0 else ""


def sides(mask: int) -> list[int]:
    return [side + 1 for side in range(16) if mask >> side & 1]


def cards_at(tale: Tale, place: int) -> list[str]:
    return [CARD_INFOS[card].name for card in range(CARDS) if tale.where[card] == place]
