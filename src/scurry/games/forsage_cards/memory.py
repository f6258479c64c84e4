"""What one seat can tell about the deck from what it was told. FC-38

A memory is the list of all decks that fit, as far as they are known, each with its weight.
A Crash that another player put back may lie anywhere, every place alike; what is drawn or
seen later makes some places impossible and others likelier. Because a memory is computed
from told facts only, it cannot betray where such a Crash really lies.

There are never more worlds than ways to lay the Crashes into the deck: at most 1,820 with the
deal of the box, 31,465 with five drivers and the short deal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from scurry.games.forsage_cards.cards import CRASH, Card
from scurry.games.forsage_cards.story import DRAWN, PEEKED, Fact, retold
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat

# A world is a string of bytes, the top card first: the number of a known card, or one of these.
UNKNOWN: Final = 255
RETURNED_CRASH: Final = 254  # put back by another player, not seen since
FINE: Final = 1 << 30


@final
class Memory:
    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards  # what the numbered cards are
        self.weights: dict[bytes, float] = {}  # by world
        self.told: Fact | None = None  # the story as this seat knows it

    def add(self, world: bytes, weight: float) -> None:
        if weight > 0.0:
            self.weights[world] = self.weights.get(world, 0.0) + weight

    def pick(self, rng: Rng) -> bytes:
        """One of the worlds, as likely as it is."""
        total = 0.0
        for weight in self.weights.values():
            total += weight
        aim = total * float(rng.below(FINE)) / float(FINE)
        last = b""
        for world, weight in self.weights.items():
            last = world
            aim -= weight
            if aim < 0.0:
                break
        return last

    def marks(self) -> list[tuple[int, int, int]]:
        """Each card that surely lies in the deck: (card, least depth, greatest depth)."""
        found: list[tuple[int, int, int]] = []
        for number in range(len(self.cards)):
            depths = [world.find(number) for world in self.weights]
            if depths and min(depths) >= 0:
                found.append((self.cards[number], min(depths), max(depths)))
        return sorted(found, key=by_depth)


def by_depth(mark: tuple[int, int, int]) -> tuple[int, int, int]:
    return mark[1], mark[2], mark[0]


def remember(fact: Fact | None, seat: Seat) -> Memory | None:
    """What a seat knows of the deck; None if nothing."""
    if fact is None:
        return None
    if seat in fact._memories:
        known = fact._memories[seat]
        assert known is None or isinstance(known, Memory)
        return known
    memory = after(remember(fact.before, seat), fact, seat)
    fact._memories[seat] = memory
    if memory is not None and memory.told is not None:
        memory.told._memories[seat] = memory  # so an imagined table need not work it out again
    return memory


def after(before: Memory | None, fact: Fact, seat: Seat) -> Memory | None:
    """The memory one fact later."""
    own = fact.seat == seat and fact.what != DRAWN
    if before is None:
        if not own:
            return None
        before = Memory([])
        before.add(bytes([UNKNOWN] * fact.size), 1.0)
    memory = Memory(before.cards)
    if fact.what == DRAWN:
        see_drawn(before, memory, fact)
    elif fact.what == PEEKED:
        if not own:
            return before
        see_top(before, memory, fact)
    elif own:
        put_own(before, memory, fact)
    else:
        put_somewhere(before, memory)
    memory.told = retold(before.told, fact, seat)
    return None if knows_nothing(memory) else memory


def knows_nothing(memory: Memory) -> bool:
    if len(memory.weights) > 1:
        return False
    for world in memory.weights:
        for card in world:
            if card != UNKNOWN:
                return False
    return True


def see_drawn(before: Memory, memory: Memory, fact: Fact) -> None:
    """The top card is gone; everyone saw whether it was a Crash."""
    for world, weight in before.weights.items():
        likely = likelihood(before.cards, world, [CRASH if fact.crash else -1], fact.crashes)
        memory.add(world[1:], weight * likely)


def see_top(before: Memory, memory: Memory, fact: Fact) -> None:
    """The top cards were seen; from now on they have new numbers of their own."""
    first = len(before.cards)
    memory.cards = before.cards + fact.cards
    assert len(memory.cards) < RETURNED_CRASH
    seen = bytes([first + depth for depth in range(len(fact.cards))])
    for world, weight in before.weights.items():
        likely = likelihood(before.cards, world, fact.cards, fact.crashes)
        memory.add(seen + world[len(fact.cards) :], weight * likely)


def put_own(before: Memory, memory: Memory, fact: Fact) -> None:
    """I put a Crash back and know where."""
    memory.cards = [*before.cards, CRASH]
    assert len(memory.cards) < RETURNED_CRASH
    card = bytes([len(before.cards)])
    for world, weight in before.weights.items():
        memory.add(world[: fact.place] + card + world[fact.place :], weight)


def put_somewhere(before: Memory, memory: Memory) -> None:
    """Another player put a Crash back: above, between or below, every place alike."""
    card = bytes([RETURNED_CRASH])
    for world, weight in before.weights.items():
        for place in range(len(world) + 1):
            memory.add(world[:place] + card + world[place:], weight)


def likelihood(cards: list[Card], world: bytes, top: list[Card], crashes: i64) -> float:
    """How likely this world shows these top cards (-1: any card but a Crash).

    Which other card it is matters equally in every world, so it cancels out.
    """
    unknown: i64 = 0
    hidden_crashes = crashes
    for number in world:
        if number == UNKNOWN:
            unknown += 1
        elif number == RETURNED_CRASH or cards[number] == CRASH:
            hidden_crashes -= 1
    likely = 1.0
    for depth in range(len(top)):
        crash = top[depth] == CRASH
        number = world[depth]
        if number == UNKNOWN:
            ways = hidden_crashes if crash else unknown - hidden_crashes
            likely *= float(ways) / float(unknown)
            unknown -= 1
            if crash:
                hidden_crashes -= 1
        elif number == RETURNED_CRASH:
            if not crash:
                return 0.0
        elif top[depth] == -1:
            if cards[number] == CRASH:
                return 0.0
        elif cards[number] != top[depth]:
            return 0.0
    return likely
