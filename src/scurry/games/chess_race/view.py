"""What a seat, or a spectator, sees: board, pawns, its own hand, how many cards others hold."""

from __future__ import annotations

from msgspec import Struct

from scurry.games.chess_race.plans import outline, picture_of
from scurry.games.chess_race.race import Race
from scurry.games.chess_race.results import best_of
from scurry.games.chess_race.words import (
    CARD_NAMES,
    CARDS,
    FRAME,
    HELD,
    NAMES,
    NO_CARD,
    OFF,
)

PHASES = [
    "drawing", "moving", "cycling", "flying", "lifting", "putting",
    "fleeing", "retreating", "insuring", "stealing", "discarding", "over",
]  # fmt: skip


class Runner(Struct, frozen=True):
    cell: str
    cards: int
    hand: dict[str, int] | None  # by card; None if this viewer may not see it
    place: int  # on FINISH; 0 while running
    misses: bool  # its next turn, by house option
    passes: int  # turns in a row without a movement


class View(Struct, frozen=True):
    seat: int | None
    phase: str
    code: str  # of the board as it was laid
    rows: list[str]  # the board as it lies, a sign a square
    corner: str  # the name of the first square of the first row
    runners: list[Runner]
    mover: int
    first: int
    round: int
    turns: int
    par: int
    best: int  # solo: the fewest turns on this board so far, 0 if none
    drawn: str
    event: str
    events: int
    asked: list[int]
    deck: int
    discard: dict[str, int]
    flight: int
    lifted: str
    used: list[str]
    dug: list[str]
    cycled: bool
    extra: bool
    spent: int
    moved: bool
    still: int
    policies: int
    open_hands: bool


def view(race: Race, seat: int | None) -> View:
    top, _, left, _ = outline(race.board.tiles)
    return View(
        seat=seat,
        phase=PHASES[race.phase],
        code=race.plan,
        rows=picture_of(race.board.tiles).split(),
        corner=NAMES[top * FRAME + left],
        runners=[runner(race, other, seat) for other in range(race.seats)],
        mover=race.mover,
        first=race.first,
        round=race.round,
        turns=race.turns,
        par=race.par,
        best=best_of(race.records, race.plan),
        drawn=CARD_NAMES[race.drawn] if race.drawn != NO_CARD else "",
        event=CARD_NAMES[race.event] if race.event != NO_CARD else "",
        events=race.events,
        asked=[other for other in range(race.seats) if race.waiting >> other & 1],
        deck=race.deck_size,
        discard={
            CARD_NAMES[card]: race.discard[card] for card in range(CARDS) if race.discard[card]
        },
        flight=race.flight if race.phase == PHASES.index("flying") else 0,
        lifted=NAMES[race.lifted] if race.lifted != OFF else "",
        used=[NAMES[square] for square in race.used],
        dug=[NAMES[square] for square in race.dug],
        cycled=race.cycled,
        extra=race.extra,
        spent=race.spent,
        moved=race.moved,
        still=race.still,
        policies=race.policies,
        open_hands=race.rules.open_hands,
    )


def runner(race: Race, seat: int, viewer: int | None) -> Runner:
    visible = seat == viewer or race.rules.open_hands
    return Runner(
        cell=NAMES[race.pawns[seat]],
        cards=race.hand_size(seat),
        hand=hand(race, seat) if visible else None,
        place=race.arrived.index(seat) + 1 if seat in race.arrived else 0,
        misses=bool(race.missing >> seat & 1),
        passes=race.passes_of(seat),
    )


def hand(race: Race, seat: int) -> dict[str, int]:
    held = {CARD_NAMES[card]: race.holds(seat, card) for card in range(HELD)}
    return {name: count for name, count in held.items() if count}
