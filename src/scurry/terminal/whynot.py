"""Why not? What a seat could point at, and the clause that stands in the way."""

from __future__ import annotations

from typing import NamedTuple

from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice, State
from scurry.words import Words


class Reason(NamedTuple):
    """Some choices, and what forbids all of them; None: they may be chosen now."""

    refusal: Refusal | None
    choices: list[Choice]


def reasons(state: State, seat: int, typed: str, words: Words) -> list[Reason]:
    """Every conceivable choice that the text means, those with the same reason together."""
    found: dict[str, Reason] = {}
    for choice in matching(state.conceivable(seat), typed, words):
        refusal = choice.refusal(state, seat)
        found.setdefault(repr(refusal), Reason(refusal, [])).choices.append(choice)
    return list(found.values())


def matching(choices: list[Choice], typed: str, words: Words) -> list[Choice]:
    """The choice of that key; else those with these words in the key, or in what is said."""
    wanted = typed.casefold().split()
    if not wanted:
        return []
    exact = [choice for choice in choices if choice.key.casefold() == " ".join(wanted)]
    if exact:
        return exact
    by_key = [choice for choice in choices if covers(choice.key, wanted)]
    return by_key or [choice for choice in choices if covers(words.choice(choice), wanted)]


def covers(text: str, wanted: list[str]) -> bool:
    """Whether each wanted word begins a word of the text."""
    parts = text.casefold().replace("“", " ").replace("«", " ").split()
    return all(any(part.startswith(word) for part in parts) for word in wanted)
