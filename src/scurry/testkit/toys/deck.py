"""Deck: a bomb that is put back in secret; what one has seen of the deck stays known.

TD-1  The deck is nine numbers and a bomb, shuffled. Everyone has two lives.
TD-2  In turn, draw the top card; before that, one may pay a point to peek at the top three.
TD-3  A number scores, and all see it. The bomb is shown too and costs a life.
TD-4  Who drew the bomb puts it back under as many cards as it likes, unseen by the others.
TD-5  The game ends when a life is lost twice by the same player, or only the bomb is left.
TD-6  Most points win among those with a life; the others come after them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from scurry.kernel.game import Game, Say
from scurry.kernel.guide import Guide
from scurry.kernel.message import Listener, Refusal, seat_arg
from scurry.kernel.options import Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import EVERYONE, Seat
from scurry.kernel.state import Choice, State

GAME: Final = "toy_deck"
BOMB: Final = 0
NUMBERS: Final = 9


class Word(Choice):
    def __init__(self, key: str, place: int = -1) -> None:
        super().__init__(GAME, key, "choice-" + key.split()[0], {})
        self.place = place

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Table, state)
        if seat not in table.pending():
            return Refusal("TD-2", "why-not-your-turn")
        if table.hiding != (self.place >= 0):
            return Refusal("TD-4", "why-not-now")
        if self.place > len(table.deck):
            return Refusal("TD-4", "why-too-deep")
        if self.key == "peek" and (table.points[seat] == 0 or len(table.marks[seat]) > 2):
            return Refusal("TD-2", "why-no-peek")
        return None


class Draw(Word):
    """TD-2 TD-3"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.serial += 1
        card = table.deck.pop()
        table.shift_marks()
        if card == BOMB:
            table.lives[seat] -= 1
            table.hiding = True
            table.tell("event-bomb", {"seat": seat_arg(seat)}, reveals=True)
            return
        table.points[seat] += card
        table.tell("event-draws", {"seat": seat_arg(seat), "card": card}, reveals=True)
        table.next()


class Peek(Word):
    """TD-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.serial += 1
        table.points[seat] -= 1
        table.paid += 1
        seen = table.deck[:-4:-1]
        table.marks[seat].update(enumerate(seen))
        table.tell("event-peeks", {"seat": seat_arg(seat)}, EVERYONE & ~(1 << seat))
        cards = tuple(str(card) for card in seen)
        table.tell("event-sees", {"cards": cards}, 1 << seat, reveals=True)


class Hide(Word):
    """TD-4"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.serial += 1
        table.hiding = False
        table.deck.insert(len(table.deck) - self.place, BOMB)
        table.remember_hiding(seat, self.place)
        table.tell("event-hides", {"seat": seat_arg(seat)}, EVERYONE & ~(1 << seat))
        table.tell("event-hides-at", {"place": self.place}, 1 << seat)
        table.next()


DRAW: Final = Draw("draw")
WORDS: Final[list[Choice]] = [
    DRAW, Peek("peek"), *[Hide(f"hide {place}", place) for place in range(NUMBERS + 1)]
]  # fmt: skip


class Table(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None) -> None:
        super().__init__(seats, rng, listener)
        self.deck: list[i64] = list(range(NUMBERS + 1))  # the top card last
        self.points: list[i64] = [0] * seats
        self.paid = 0
        self.lives: list[i64] = [2] * seats
        self.marks: list[dict[int, i64]] = [{} for _ in range(seats)]  # by depth: what each knows
        self.hiding = False
        self.mover: i64 = 0

    def pending(self) -> tuple[i64, ...]:
        return (self.mover,) if self.outcome() is None else ()

    def question(self, seat: Seat) -> Question:
        return Question(self.serial, TURN, "ask-hide" if self.hiding else "ask-turn", {}, ("TD-2",))

    def options(self, seat: Seat) -> list[Choice]:
        return [word for word in WORDS if word.refusal(self, seat) is None]

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def silence(self, seat: Seat) -> Choice | None:
        return self.options(seat)[0]

    def next(self) -> None:
        self.mover = (self.mover + 1) % self.seats

    def shift_marks(self) -> None:
        """The top card is gone."""
        self.marks = [
            {depth - 1: card for depth, card in known.items() if depth} for known in self.marks
        ]

    def remember_hiding(self, seat: Seat, place: int) -> None:
        """The hider knows; for all others nothing they knew is certain any more. TD-4"""
        mine = self.marks[seat]
        below = {depth + (depth >= place): card for depth, card in mine.items()}
        self.marks = [{} for _ in range(self.seats)]
        self.marks[seat] = {**below, place: BOMB}

    def clone(self) -> Table:
        twin = type(self)(self.seats, self.rng.clone(), None)
        twin.serial, twin.mover, twin.hiding = self.serial, self.mover, self.hiding
        twin.deck, twin.points, twin.lives = self.deck[:], self.points[:], self.lives[:]
        twin.marks = [dict(known) for known in self.marks]
        twin.paid = self.paid
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Table:
        """The cards of the deck that this seat does not know are mixed anew."""
        twin = self.clone()
        twin.rng = rng
        known = self.marks[seat]
        twin.marks = [{} for _ in range(self.seats)]
        twin.marks[seat] = dict(known)
        places = [d for d in range(len(self.deck)) if d not in known]
        cards = sorted(self.deck[len(self.deck) - 1 - depth] for depth in places)
        rng.shuffle(cards)
        for depth, card in zip(places, cards, strict=True):
            twin.deck[len(self.deck) - 1 - depth] = card
        return twin

    def outcome(self) -> Outcome | None:
        """TD-5 TD-6"""
        if min(self.lives) > 0 and (len(self.deck) > 1 or self.hiding):
            return None
        scores = [(self.lives[seat] > 0, self.points[seat]) for seat in range(self.seats)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome("outcome-points", tuple(places))

    def inventory(self) -> dict[str, int]:
        bombs = int(self.hiding) + sum(1 for card in self.deck if card == BOMB)
        return {"points": sum(self.deck) + sum(self.points) + self.paid, "bombs": bombs}


class DeckGame(Game):
    def __init__(self) -> None:
        self.id = GAME
        self.rules_version = 1
        self.titles = {"uk": "Колода", "ru": "Колода", "en": "Deck"}
        self.fewest, self.most, self.minutes, self.age = 2, 4, 3, 6
        self.options = ()
        self.folder = Path(__file__).parent
        self.guide = Guide()

    def begin(
        self,
        seats: i64,
        rng: Rng,
        listener: Listener | None,
        legacy: str | None,
        options: dict[str, Value],
    ) -> State:
        table = Table(seats, rng, listener)
        rng.shuffle(table.deck)
        return table

    def vocabulary(self, options: dict[str, Value]) -> list[Choice]:
        return WORDS

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Table, state)
        return {
            "deck": len(table.deck),
            "points": table.points[:],
            "lives": table.lives[:],
            "marks": {} if seat is None else dict(table.marks[seat]),
            "mover": table.mover,
            "hiding": table.hiding,
        }

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        shown = cast(dict[str, object], self.view(state, seat))
        return "".join(f"{name}: {value}\n" for name, value in shown.items())


game = DeckGame()
