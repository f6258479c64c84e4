"""The door for answers from outside: looked up among the options, never parsed."""

from __future__ import annotations

from scurry.kernel.message import Refusal
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


class Refused(Exception):
    """An answer that was not let in. `refusal` names the clause, if a rule forbids it."""

    def __init__(self, code: str, key: str, refusal: Refusal | None) -> None:
        super().__init__(f"{key!r} is refused: {code}" + (f" ({refusal})" if refusal else ""))
        self.code = code
        self.key = key
        self.refusal = refusal


def admit(state: State, seat: Seat, key: str, serial: int | None = None) -> Choice:
    """The option of that name, or Refused: not-asked, stale, illegal or unknown."""
    if seat not in state.pending():
        raise Refused("not-asked", key, refusal_of(state, seat, key))
    if serial is not None and serial != state.question(seat).serial:
        raise Refused("stale", key, None)
    for option in state.options(seat):
        if option.key == key:
            return option
    refusal = refusal_of(state, seat, key)
    raise Refused("unknown" if refusal is None else "illegal", key, refusal)


def refusal_of(state: State, seat: Seat, key: str) -> Refusal | None:
    """Why not? The clause against a conceivable choice; None if it is legal or unheard of."""
    for choice in state.conceivable(seat):
        if choice.key == key:
            return choice.refusal(state, seat)
    return None
