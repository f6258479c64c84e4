"""Inspire: after her action each mouse may pay for one more. 4b.4"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.games.mouse_tales.tale import GAME, Tale
from scurry.games.mouse_tales.turn import Deed, Turn
from scurry.games.mouse_tales.words import INSPIRE, bit
from scurry.kernel.message import Refusal

NOT_INSPIRED: Final = Refusal("MT-T1", "why-not-inspired")
ACT_FIRST: Final = Refusal("MT-T1", "why-act-first")
NO_CHEESE: Final = Refusal("MT-T1", "why-no-cheese-for-it")


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class OnceMore(Deed):
    """One more action for a cheese, once each until the round ends."""

    def __init__(self) -> None:
        super().__init__(GAME, "act again", "choice-act-again", {})

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not tale.inspired or tale.inspired_used >> turn.mouse & 1:
            return NOT_INSPIRED
        if not turn.acted:
            return ACT_FIRST
        return None if tale.cheese[turn.mouse] >= tale.amount(INSPIRE) else NO_CHEESE

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.inspired_used |= bit(turn.mouse)
        tale.cheese[turn.mouse] -= tale.amount(INSPIRE)
        turn.acted = False
        tale.say_mouse("event-acts-again", turn.mouse)


ONCE_MORE: Final = OnceMore()
