"""The bots of one table: each thinks when it is asked something new, and answers when a person
could have. In a race its answer waits with those of the others."""

from __future__ import annotations

from scurry.kernel.question import RACE
from scurry.server.race import Buffer
from scurry.server.table import Table, thinking
from scurry.server.thinking import Thinker

Asked = dict[int, tuple[int, float]]  # by seat: the serial of its question, and since when


class Plan:
    """A bot's answer to a question that is no race."""

    def __init__(self, seat: int, key: str, serial: int, at: float) -> None:
        self.seat = seat
        self.key = key
        self.serial = serial
        self.at = at


class SeatedBots:
    """`seconds`: so long a bot waits that would answer at once."""

    def __init__(self, table: Table, buffer: Buffer, thinker: Thinker, seconds: float) -> None:
        self.table = table
        self.buffer = buffer
        self.thinker = thinker
        self.seconds = seconds
        self.asked: Asked = {}
        self.plans: dict[int, Plan] = {}
        self.thoughts: dict[int, int] = {}  # by seat: the serial a bot thinks about

    def look(self, asked: Asked) -> list[tuple[int, int]]:
        """The seats of bots that are asked something new and should think about it, with the
        serials. Those who have left forget it all."""
        self.asked = asked
        anew: list[tuple[int, int]] = []
        for seat in [seat for seat in self.thoughts if seat not in self.table.bots]:
            self.forget(seat)
        for seat in self.table.bots:
            if seat not in asked:
                self.plans.pop(seat, None)
                continue
            serial = asked[seat][0]
            if self.thoughts.get(seat) != serial:
                self.plans.pop(seat, None)
                self.thoughts[seat] = serial
                anew.append((seat, serial))
        return anew

    def forget(self, seat: int) -> None:
        """Whatever it wanted to answer."""
        self.thoughts.pop(seat, None)
        self.plans.pop(seat, None)
        answer = self.buffer.answers.get(seat)
        if answer is not None and answer.tag is None:
            self.buffer.drop(seat)

    def thinks_about(self, seat: int, serial: int) -> bool:
        """Still."""
        return seat in self.asked and self.asked[seat][0] == serial == self.thoughts.get(seat)

    async def think(self, seat: int, serial: int) -> bool:
        """Whether there is an answer now, to be given in its time."""
        if not self.thinks_about(seat, serial):
            return False
        table = self.table
        options = table.state.options(seat)
        kind = table.state.question(seat).kind
        asked_at = self.asked[seat][1]
        thought: tuple[str, float] | None = options[0].key, 0.0
        if len(options) > 1 or kind == RACE:
            assert table.game is not None
            chance = thinking(table, seat)
            imagined = table.state.imagine(seat, chance.clone())
            level, notebook = str(table.sitters[seat].level), table.bots[seat].notebook
            thought = await self.thinker.decide(
                table.game.id, level, seat, notebook, imagined, chance
            )
        if not self.thinks_about(seat, serial):
            return False
        if thought is None:
            silence = table.state.silence(seat)
            thought = (options[0] if silence is None else silence).key, self.seconds
        key, seconds = thought
        if kind == RACE:
            lock = int(table.state.question(seat).lock) / 1000
            self.buffer.ask(seat, serial, asked_at, 0.0)
            self.buffer.plan(seat, key, serial, seconds + lock, None)
        else:
            self.plans[seat] = Plan(seat, key, serial, asked_at + self.seconds)
        return True

    def next_moment(self) -> float | None:
        """When the next of them answers."""
        return min([plan.at for plan in self.plans.values()], default=None)

    def due(self, now: float) -> Plan | None:
        """The answer of one whose time has come; it is given once."""
        for seat, plan in sorted(self.plans.items()):
            if plan.at <= now:
                return self.plans.pop(seat)
        return None
