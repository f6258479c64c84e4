"""What a player can do with the number rolled: bring a pawn out, move one, or (by option) pass."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.forsage_pawns.board import HOME, LANE, LONG
from scurry.games.forsage_pawns.race import MOST_ROLLS, Race
from scurry.games.forsage_pawns.ways import FREE, obstacle, target
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

GAME: Final = "forsage_pawns"

# By what stands in the way (ways.py): the clause and the message.
REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("FP-P4", "why-no-pawn"),
    ("FP-P1", "why-not-a-six"),
    ("FP-P7", "why-start-taken"),
    ("FP-P8", "why-overshoot"),
    ("FP-13", "why-lane-taken"),
    ("FP-14", "why-lane-blocked"),
    ("FP-15", "why-not-deepest"),
    ("FP-09", "why-own-pawn"),
    ("FP-11", "why-safe-start"),
    ("FP-10", "why-blocked"),
    ("FP-03", "why-must-enter"),
    ("FP-04", "why-must-move-new"),
    ("FP-08", "why-must-capture"),
]


class Move(Choice):
    """A pawn goes by the number rolled. Each pawn is named by where it stands."""

    def __init__(self, key: str, message: str, args: dict[str, Arg]) -> None:
        super().__init__(GAME, key, message, args)

    def step(self, race: Race, seat: Seat) -> i64:
        """The step of the pawn that is meant."""
        raise NotImplementedError

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.serial += 1
        old = self.step(race, seat)
        new = target(race, old)
        race.shift(seat, old, new)
        race.entered = old == HOME
        race.moved_to = new
        if race.listener is not None:
            self.tell(race, seat, old, new)
        if new < race.board.loop:
            race.capture(seat, race.cell(seat, new))
        if race.done(seat):
            race.arrive(seat)
        race.finish_turn_part(used=True)
        roll_on(race)

    def tell(self, race: Race, seat: Seat, old: i64, new: i64) -> None:
        args: dict[str, Arg] = {"seat": seat_arg(seat)}
        if old == HOME:
            race.tell("event-enters", args)
        elif new < race.board.loop:
            ends: dict[str, Arg] = {"from": race.cell(seat, old), "to": race.cell(seat, new)}
            race.tell("event-moves", {**args, **ends})
        else:
            race.tell("event-finishes", {**args, "to": new - race.board.loop + 1})

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        race = cast(Race, state)
        closed = not_asked(race, seat)
        if closed is not None:
            return closed
        clause, message = REASONS[obstacle(race, seat, self.step(race, seat))]
        return Refusal(clause, message, {"die": race.die}) if clause else None


@final
class Enter(Move):
    """Bring the next pawn out of the home circle onto the own Start. FP-P1 FP-P4 FP-P6"""

    def __init__(self) -> None:
        super().__init__("enter", "choice-enter", {})

    def step(self, race: Race, seat: Seat) -> i64:
        return HOME


@final
class Go(Move):
    """Move the pawn on a cell of the loop, every cell counted, once round. FP-P3 FP-P10 FP-16"""

    def __init__(self, cell: i64) -> None:
        super().__init__(f"move {cell}", "choice-move", {"cell": cell})
        self.cell: i64 = cell

    def step(self, race: Race, seat: Seat) -> i64:
        return race.step_at(seat, self.cell) if self.cell < race.board.loop else race.board.last + 1


@final
class GoDeeper(Move):
    """Move a pawn that is in the finish lane already. FP-14 FP-P9 FP-17"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"move lane {number}", "choice-move-lane", {"number": number})
        self.number: i64 = number

    def step(self, race: Race, seat: Seat) -> i64:
        return race.board.loop + self.number - 1


@final
class Pass(Choice):
    """By house option one may leave the roll unused. FP-07"""

    def __init__(self) -> None:
        super().__init__(GAME, "pass", "choice-pass", {})

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.serial += 1
        race.entered = False
        if race.listener is not None:
            race.tell("event-passes", {"seat": seat_arg(seat)})
        race.finish_turn_part(used=True)  # it could have been used
        roll_on(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        race = cast(Race, state)
        closed = not_asked(race, seat)
        if closed is None and not race.rules.may_pass:
            return Refusal("FP-07", "why-no-pass")
        return closed


def not_asked(race: Race, seat: Seat) -> Refusal | None:
    if race.racing() == 0:
        return Refusal("FP-P11", "why-over")
    if race.mover != seat:
        return Refusal("FP-25", "why-not-your-turn", {"seat": seat_arg(race.mover)})
    return None


ENTER: Final = Enter()
GO: Final = [Go(cell) for cell in range(LONG.loop)]
DEEPER: Final = [GoDeeper(number) for number in range(1, LANE + 1)]
PASS: Final = Pass()
WORDS: Final[list[Choice]] = [ENTER, *GO, *DEEPER, PASS]


def named(race: Race, seat: Seat, step: i64) -> Choice:
    """The choice that moves the pawn at that step."""
    if step == HOME:
        return ENTER
    if step >= race.board.loop:
        return DEEPER[step - race.board.loop]
    return GO[race.cell(seat, step)]


def offers(race: Race, seat: Seat) -> list[Choice]:
    """The options, the farthest pawn first; equal pawns are one option. FP-07"""
    found: list[Choice] = []
    before: i64 = -2
    for at in range(seat * 4, seat * 4 + 4):
        step = race.pawns[at]
        if step != before and obstacle(race, seat, step) == FREE:
            found.append(named(race, seat, step))
        before = step
    if race.rules.may_pass and found:
        found.append(PASS)
    return found


def roll_on(race: Race) -> None:
    """Roll until somebody has a choice to make; a roll without one changes nothing. FP-27 FP-28"""
    race._offers = None
    while race.racing():
        if race.rolls >= MOST_ROLLS:
            if race.listener is not None:
                race.tell("event-too-long", {"rolls": race.rolls})
            race.rank_rest()
            return
        race.throw()
        if race.punish_third_six():
            continue
        found = offers(race, race.mover)
        if found:
            race._offers = found
            return
        if race.listener is not None:
            race.tell("event-stuck", {"seat": seat_arg(race.mover), "die": race.die})
        race.entered = False
        race.finish_turn_part(used=False)
