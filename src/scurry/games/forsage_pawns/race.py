"""The race: where the pawns stand, whose roll it is, and what follows from a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_pawns.board import HOME, Board, board_of
from scurry.games.forsage_pawns.rules import Rules
from scurry.kernel.bag import each_once, size
from scurry.kernel.message import Arg, Listener, seat_arg
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

EXTRA_ROLLS: Final = 3  # at most, one after another (FP-P2)
TRIES: Final = 3  # with nothing on the track, by house option (FP-02)
MOST_ROLLS: Final = 10_000  # far beyond any game seen (FP-28)
NOT_MOVED: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Race(State):
    def __init__(
        self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules, colours: list[i64]
    ) -> None:
        super().__init__(seats, rng, listener)
        self.rules: Rules = rules
        self.colours: list[i64] = colours  # by seat
        self.board: Board = board_of(rules.loop)
        self.pawns: list[i64] = [HOME] * (seats * 4)  # steps; a seat's four, the farthest first
        self.places: i64 = 0  # four bits a seat, 0 while it races
        self.first: i64 = 0  # who began
        self.mover: i64 = 0
        self.die: i64 = 0
        self.rolls: i64 = 0
        self.extra: i64 = 0  # extra rolls taken this turn
        self.tries: i64 = 0  # rolls with nothing on the track (FP-02)
        self.sixes: i64 = 0  # in a row, this turn
        self.entered: bool = False  # the last roll brought a pawn out (FP-04)
        self._offers: list[Choice] | None = None  # the mover's options, once they are worked out
        self.moved_to: i64 = NOT_MOVED  # the step of the pawn that moved last this turn (FP-21)

    # Looking at the track.

    def cell(self, seat: Seat, step: i64) -> i64:
        """The loop cell of a pawn on the loop."""
        cell = self.board.start(self.colours[seat]) + step
        return cell if cell < self.board.loop else cell - self.board.loop

    def step_at(self, seat: Seat, cell: i64) -> i64:
        """How many steps it took a seat's pawn to that loop cell."""
        step = cell - self.board.start(self.colours[seat])
        return step if step >= 0 else step + self.board.loop

    def standing(self, seat: Seat, step: i64) -> i64:
        """How many pawns of a seat stand at that step."""
        found: i64 = 0
        for at in range(seat * 4, seat * 4 + 4):
            if self.pawns[at] == step:
                found += 1
        return found

    def rival_at(self, seat: Seat, cell: i64) -> Seat:
        """A rival with a pawn on that loop cell, or -1."""
        for other in range(self.seats):
            if other != seat and self.standing(other, self.step_at(other, cell)):
                return other
        return -1

    def on_track(self, seat: Seat) -> bool:
        return any(0 <= step < self.board.loop for step in self.pawns[seat * 4 : seat * 4 + 4])

    def done(self, seat: Seat) -> bool:
        """All four pawns are on finish cells. FP-P11"""
        return self.pawns[seat * 4 + 3] >= self.board.loop

    # Moving pawns.

    def shift(self, seat: Seat, old: i64, new: i64) -> None:
        """One pawn goes from step to step; the four stay in order, the farthest first."""
        first = seat * 4
        at = first
        while self.pawns[at] != old:
            at += 1
        while at > first and self.pawns[at - 1] < new:
            self.pawns[at] = self.pawns[at - 1]
            at -= 1
        while at < first + 3 and self.pawns[at + 1] > new:
            self.pawns[at] = self.pawns[at + 1]
            at += 1
        self.pawns[at] = new

    def capture(self, seat: Seat, cell: i64) -> None:
        """Every rival pawn on the cell just taken is sent back. FP-P5 FP-P6"""
        while True:
            rival = self.rival_at(seat, cell)
            if rival < 0:
                return
            self.send_back(rival, self.step_at(rival, cell), cell, seat)

    def send_back(self, owner: Seat, step: i64, taken: i64, by: Seat) -> None:
        """A captured pawn goes to its own Start, and whoever stands there goes to theirs. FP-01

        It goes home instead if it stood on its Start, if the move ended there (the pawn that moved
        is never displaced, FP-23), or if one of its own stands there. FP-24
        """
        start = self.board.start(self.colours[owner])
        home = self.rules.captured_home or start == taken
        if home or self.standing(owner, 0):
            self.shift(owner, step, HOME)
            self.tell_captured("event-sent-home", owner, by)
            return
        self.shift(owner, step, 0)
        self.tell_captured("event-sent-to-start", owner, by)
        while True:
            next_one = self.rival_at(owner, start)
            if next_one < 0:
                return
            self.send_back(next_one, self.step_at(next_one, start), taken, owner)

    def tell_captured(self, message: str, owner: Seat, by: Seat) -> None:
        if self.listener is not None:
            self.tell(message, {"seat": seat_arg(owner), "by": seat_arg(by)})

    # Rolling and turns.

    def finish_turn_part(self, used: bool) -> None:
        """After a roll was used, or could not be: roll again, or the next player. FP-P2 FP-05"""
        seat = self.mover
        if self.done(seat):
            self.next_player()  # a further roll would be void (FP-20)
            return
        six = self.die == 6 and (used or self.rules.idle_six_rolls_on)  # FP-06
        if six and (self.rules.unlimited_sixes or self.extra < EXTRA_ROLLS):
            self.extra += 1
        elif self.may_try_again(used):
            self.tries += 1
        else:
            self.next_player()

    def may_try_again(self, used: bool) -> bool:
        """FP-02: by house option three tries for a six while nothing is on the track."""
        waiting = self.rules.three_tries and not used and self.extra == 0 and self.die != 6
        return waiting and self.tries < TRIES - 1 and not self.on_track(self.mover)

    def next_player(self) -> None:
        """Clockwise, past those who are done. FP-25"""
        self.extra = 0
        self.tries = 0
        self.sixes = 0
        self.entered = False
        self.moved_to = NOT_MOVED
        for _ in range(self.seats):
            self.mover = self.mover + 1 if self.mover + 1 < self.seats else 0
            if self.places >> (self.mover * 4) & 15 == 0:
                return

    def throw(self) -> None:
        """The die is rolled by itself; nobody can decline. FP-27"""
        self.die = 1 + self.rng.below(6)
        self.rolls += 1
        self.sixes = self.sixes + 1 if self.die == 6 else 0
        if self.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(self.mover), "die": self.die}
            self.tell("event-roll", args, reveals=True)

    def punish_third_six(self) -> bool:
        """FP-21: by house option the third six in a row sends the pawn moved last home."""
        if not self.rules.three_sixes_penalty or self.sixes < 3:
            return False
        caught = 0 <= self.moved_to < self.board.loop
        if caught:
            self.shift(self.mover, self.moved_to, HOME)
        if self.listener is not None:
            message = "event-three-sixes" if caught else "event-three-sixes-safe"
            self.tell(message, {"seat": seat_arg(self.mover)})
        self.next_player()
        return True

    # The end.

    def racing(self) -> i64:
        """How many are not done yet."""
        return self.seats - size(each_once(self.places))

    def arrive(self, seat: Seat) -> None:
        """All four pawns are in: the next free place is taken. FP-P11 FP-19"""
        self.places |= (self.seats - self.racing() + 1) << (seat * 4)
        if self.listener is not None:
            place = self.places >> (seat * 4) & 15
            self.tell("event-arrives", {"seat": seat_arg(seat), "place": place})
        if self.rules.stop_at_first or self.racing() == 1:
            self.rank_rest()

    def rank_rest(self) -> None:
        """Whoever is left is ranked by its pawns' steps, ties in the order of play. FP-28"""
        while self.racing():
            best: i64 = -1
            most: i64 = -1
            for turn in range(self.seats):
                seat = (self.first + turn) % self.seats
                if self.places >> (seat * 4) & 15 == 0 and self.way(seat) > most:
                    best = seat
                    most = self.way(seat)
            place = self.seats - self.racing() + 1
            self.places |= place << (best * 4)
            if self.listener is not None:
                self.tell("event-ranked", {"seat": seat_arg(best), "place": place})

    def way(self, seat: Seat) -> i64:
        """The steps of all four pawns together; a pawn at home has made none."""
        total: i64 = 0
        for at in range(seat * 4, seat * 4 + 4):
            total += self.pawns[at] + 1
        return total

    def inventory(self) -> dict[str, int]:
        """Four pawns each, somewhere on their way. FP-C1"""
        return {
            f"pawns of {seat}": sum(
                1 for step in self.pawns[seat * 4 : seat * 4 + 4]
                if HOME <= step <= self.board.last
            )
            for seat in range(self.seats)
        }  # fmt: skip
