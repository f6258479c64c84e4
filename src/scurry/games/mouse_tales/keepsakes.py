"""What story achievements let a mouse do: the horn, the catnip, a friend's visit. 4b.6 4c.5"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.games.mouse_tales.deeds import Plain
from scurry.games.mouse_tales.effects import PickMouse, cells_within, small_cells
from scurry.games.mouse_tales.healing import NOT_WOUNDED, poisoned_of, purge, wounded_of
from scurry.games.mouse_tales.knocking import NO_SMALL, fell
from scurry.games.mouse_tales.stock import CATNIP, HEALTHY, HORN, MAGGIE
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.turn import Turn, no_action, no_free, spend_action
from scurry.games.mouse_tales.words import NEAR, PAW, Mouse
from scurry.games.mouse_tales.wounds import heal
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice

NOT_OWNED: Final = Refusal("MT-W2", "why-not-achieved")
USED_UP: Final = Refusal("MT-W2", "why-used-up")
NO_CAT: Final = Refusal("MT-N7", "why-no-cat")
CAT_TURNS: Final = 2  # that it skips


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class BlowHorn(Plain):
    """Every small minion near falls and makes no attack in its next turn. 4c.5"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not tale.achievements & HORN:
            return NOT_OWNED
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        used = tale.horn_used if tale.chapter.horn_each_round else bool(tale.used_up & HORN)
        if used:
            return USED_UP
        return None if self.cells(tale, turn.mouse) else NO_SMALL

    def cells(self, tale: Tale, mouse: Mouse) -> int:
        return cells_within(tale, mouse, NEAR) & small_cells(tale)

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.used_up |= HORN
        tale.horn_used = True
        tale.say_mouse("event-blows-horn", turn.mouse)
        fell(tale, self.cells(tale, turn.mouse), True)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class GiveCatnip(Plain):
    """The cat on the tile skips its next two turns. 4c.5"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not tale.achievements & CATNIP:
            return NOT_OWNED
        wrong = no_free(tale, turn)
        if wrong is not None:
            return wrong
        if tale.used_up & CATNIP:
            return USED_UP
        return None if tale.spot[PAW] >= 0 else NO_CAT

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.used_up |= CATNIP
        tale.cat_lulled = CAT_TURNS
        tale.say_mouse("event-gives-catnip", turn.mouse)


def patients(tale: Tale) -> int:
    """Whom Maggie could help: the wounded; the poisoned too if all were healthy then. 4c.5"""
    mice = tale.active()
    found = wounded_of(tale, mice)
    if tale.achievements & HEALTHY:
        found |= poisoned_of(tale, mice)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class CallMaggie(Plain):
    """One mouse heals all ordinary wounds, perhaps poison too. 4c.5"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not tale.achievements & MAGGIE:
            return NOT_OWNED
        wrong = no_free(tale, turn)
        if wrong is not None:
            return wrong
        if tale.used_up & MAGGIE:
            return USED_UP
        return None if patients(tale) else NOT_WOUNDED

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.used_up |= MAGGIE
        tale.say_mouse("event-calls-maggie", turn.mouse)
        tale.push(Visit(turn.mouse, patients(tale)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Visit(PickMouse):
    """Whom she sees to. 4c.5"""

    def clone(self) -> Visit:
        return self

    def wrong(self) -> Refusal:
        return NOT_WOUNDED

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-maggie", ("MT-W2", "MM-76")

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        heal(tale, mouse, tale.wounds[mouse])
        if tale.achievements & HEALTHY:
            purge(tale, mouse, tale.poison[mouse])


BLOW_HORN: Final = BlowHorn("blow horn", "choice-blow-horn")
GIVE_CATNIP: Final = GiveCatnip("give catnip", "choice-give-catnip")
CALL_MAGGIE: Final = CallMaggie("call maggie", "choice-call-maggie")
KEEPSAKES: Final[list[Choice]] = [BLOW_HORN, GIVE_CATNIP, CALL_MAGGIE]


def keepsake_candidates(tale: Tale, turn: Turn, found: list[Choice]) -> None:
    """What the party has earned; whether it is an option, `bars` says."""
    earned = tale.achievements
    if earned & HORN:
        found.append(BLOW_HORN)
    if earned & CATNIP:
        found.append(GIVE_CATNIP)
    if earned & MAGGIE:
        found.append(CALL_MAGGIE)
