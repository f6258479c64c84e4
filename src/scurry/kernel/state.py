"""A game is a State: mutable, cheap to clone, and it answers these questions and no others."""

from __future__ import annotations

from typing import SupportsIndex

from mypy_extensions import i64, mypyc_attr

from scurry.kernel.message import KEPT, Arg, Event, Listener, Refusal
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import EVERYONE, Mask, Seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Choice:
    """Something a seat may choose. Interned: within a game equal choices are one object.

    `key` is its one name on the wire, in the record, in pickles, for bots and screen readers.
    `message` and `args` say it in words. The rules live in the subclasses.
    """

    def __init__(self, game: str, key: str, message: str, args: dict[str, Arg]) -> None:
        self.game = game
        self.key = key
        self.message = message
        self.args = args
        book = BOOK.setdefault(game, {})
        if key in book:
            raise ValueError(f"two choices of {game} are called {key!r}")
        book[key] = self

    def apply(self, state: State, seat: Seat) -> None:
        """Do it. Only ever called with a choice that is among the seat's options."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        """The clause that forbids it now, or None if it is an option."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return find_choice, (self.game, self.key)

    def __repr__(self) -> str:
        return self.key


BOOK: dict[str, dict[str, Choice]] = {}


def find_choice(game: str, key: str) -> Choice:
    """The choice of that name; its game is loaded if it was not yet."""
    if game not in BOOK:
        from scurry.kernel.catalogue import find

        find(game)
    return BOOK[game][key]


def whole(thing: object, pickled: object) -> tuple[object, ...]:
    """A pickle with all attributes: compiled classes forget those of an interpreted subclass."""
    assert isinstance(pickled, tuple)
    make, args, held = pickled[:3]
    added = getattr(thing, "__dict__", None)
    return make, args, {**held, **added} if isinstance(held, dict) and added else held


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Phase:
    """A sub-phase on the state's stack: a window, a trade, a chain. It knows who is asked what."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[object, ...]:
        return whole(self, super().__reduce_ex__(2))

    def clone(self) -> Phase:
        """A phase that never changes may return itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """A position of some game.

    Attributes whose names begin with an underscore are caches: derived, never compared.
    """

    def __init__(self, seats: i64, rng: Rng, listener: Listener | None) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.listener: Listener | None = listener
        self.stack: list[Phase] = []
        self.serial: i64 = 0

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[object, ...]:
        return whole(self, super().__reduce_ex__(2))

    def pending(self) -> tuple[i64, ...]:
        """Who must choose now; several at once is normal; nobody when the game is over."""
        raise NotImplementedError

    def question(self, seat: Seat) -> Question:
        """What a pending seat is asked."""
        raise NotImplementedError

    def options(self, seat: Seat) -> list[Choice]:
        """The only law of what is legal. The list may be shared: read it, do not change it."""
        raise NotImplementedError

    def conceivable(self, seat: Seat) -> list[Choice]:
        """All this seat could point at now; the options are those without a refusal."""
        raise NotImplementedError

    def apply(self, seat: Seat, choice: Choice) -> None:
        """Play one of the seat's options. Unchecked, for speed: see `door.admit` for strangers."""
        choice.apply(self, seat)

    def silence(self, seat: Seat) -> Choice | None:
        """The option that saying nothing means; None: the table waits."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal, independent state with its own copy of the generator and no listener."""
        raise NotImplementedError

    def imagine(self, seat: Seat, rng: Rng) -> State:
        """A table that looks the same from that chair, with that generator, no listener."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """What must be conserved from the first choice to the last."""
        raise NotImplementedError

    def tell(
        self,
        message: str,
        args: dict[str, Arg],
        audience: Mask = EVERYONE,
        reveals: bool = False,
        kept: i64 = KEPT,
    ) -> None:
        """Tell the listener. Callers in hot code ask `self.listener is not None` first."""
        if self.listener is not None:
            self.listener.hear(Event(message, args, audience, reveals, kept))
