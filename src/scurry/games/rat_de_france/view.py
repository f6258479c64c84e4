"""What a seat, or a spectator, sees: all but face-down cards and the wind to come."""

from __future__ import annotations

from msgspec import Struct

from scurry.games.rat_de_france.race import BIDDING, DISCARDING
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.words import (
    ACTION_NAMES,
    DIRECTIONS,
    FULL_HAND,
    NO_ACTION,
    OFF,
    SIGNS,
    TOKEN_NAMES,
    cell_name,
)  # fmt: skip

PHASES = ["placing", "discarding", "bidding", "pepper", "acting", "token", "over"]


class Rat(Struct, frozen=True):
    cell: str  # "" when it is not on the track
    token: str
    hand: list[str]  # what is not face up, as far as this viewer can tell
    laid: str  # the card of this round; "" if none, "?" if face down
    owed: int  # start discards still to make
    place: int  # in this race; 0 while running
    cheese: int
    team: int | None


class View(Struct, frozen=True):
    seat: int | None
    phase: str
    plan: str
    columns: int
    terrain: str  # by cell, column after column, the signs of the cards
    right_walls: list[str]
    low_walls: list[str]
    arrows: list[int]
    row: list[str]
    rats: list[Rat]
    order: list[int]
    acting: int
    idle: list[int]
    round: int
    race: int
    wind: str
    winds_left: int
    used: list[str]
    first: int


def view(race: Rats, seat: int | None) -> View:
    track = race.track
    return View(
        seat=seat,
        phase=PHASES[race.phase],
        plan=track.plan,
        columns=track.columns,
        terrain="".join(SIGNS[kind] for kind in track.terrain),
        right_walls=[cell_name(cell) for cell in range(track.cells) if track.right[cell]],
        low_walls=[cell_name(cell) for cell in range(track.cells) if track.under[cell]],
        arrows=track.arrows,
        row=[ACTION_NAMES[action] for action in race.row],
        rats=[rat(race, other, seat) for other in range(race.seats)],
        order=race.order,
        acting=race.at,
        idle=[other for other in range(race.seats) if race.idle >> other & 1],
        round=race.round,
        race=race.race,
        wind=DIRECTIONS[race.wind] if race.wind >= 0 else "",
        winds_left=len(race.winds),
        used=[cell_name(cell) for cell in race.used],
        first=race.first,
    )


def rat(race: Rats, seat: int, viewer: int | None) -> Rat:
    laid = race.laid[seat]
    hidden = race.phase == BIDDING and seat != viewer and laid != NO_ACTION
    hand = race.hands[seat] | (1 << laid if hidden else 0)
    if race.phase == DISCARDING and race.rules.discards_secret and seat != viewer:
        hand = FULL_HAND
    return Rat(
        cell=cell_name(race.rats[seat]) if race.rats[seat] != OFF else "",
        token=TOKEN_NAMES.get(race.tokens[seat], ""),
        hand=[ACTION_NAMES[action] for action in race.row if hand >> action & 1],
        laid="?" if hidden else ACTION_NAMES[laid] if laid != NO_ACTION else "",
        owed=race.owed[seat],
        place=race.place_of(seat),
        cheese=race.cheese[seat],
        team=race.team(seat) if race.rules.teams else None,
    )
