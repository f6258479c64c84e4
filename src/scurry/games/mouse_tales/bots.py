"""A companion for any mouse: fights what is near, heals, searches, and leads on to the goal."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from scurry.games.mouse_tales.aiming import Aim
from scurry.games.mouse_tales.closing import Closing
from scurry.games.mouse_tales.equipping import Equipping, Overflow
from scurry.games.mouse_tales.infos import ABILITY_INFOS, CARD_INFOS
from scurry.games.mouse_tales.menu import MouseTurn
from scurry.games.mouse_tales.nouns import (
    DONE,
    KEEP,
    NO,
    SELL,
    YES,
    At,
    Foe,
    Friend,
    Kept,
    Nth,
    Skill,
)
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.placing import distance as from_mice
from scurry.games.mouse_tales.powers import Window
from scurry.games.mouse_tales.rolling import Again
from scurry.games.mouse_tales.searching import Searching
from scurry.games.mouse_tales.tactics import (
    aim_worth,
    card_worth,
    deed_worth,
    gear_worth,
    health_left,
    wounded,
)
from scurry.games.mouse_tales.tale import WON, Tale
from scurry.games.mouse_tales.words import (
    BLOCKS,
    COVER,
    MELEE_HITS,
    MICE,
    PARTY,
    STARS,
)
from scurry.kernel.guide import Guide
from scurry.kernel.notebook import Notebook, Wits, happens
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

# Abilities a companion likes to begin with, the best first.
FAVOURITES: list[str] = [
    "battle-squeak", "backslash", "feint", "first-aid", "major-heal", "mystic-bolt",
    "chain-lightning", "aimed-shot", "accurate-shot", "dodge", "knife-strike", "fortify",
    "battle-leader", "resolve", "protect",
]  # fmt: skip


@final
class Companion(Guide):
    def score(self, state: State, seat: Seat) -> float:
        """How far the tale has come, and in what shape the party is."""
        tale = cast(Tale, state)
        if tale.over:
            return 1.0 if tale.over == WON else 0.0
        left = float(tale.end - tale.page) / float(tale.end)
        strength = 0.0
        for mouse in range(MICE):
            if tale.party >> mouse & 1 and tale.at[mouse] >= 0:
                strength += 0.5 + 0.1 * float(health_left(tale, mouse))
        done = sum(1 for flag in range(8) if (tale.flags | tale.tokens) >> flag & 1)
        return min(0.99, 0.1 + 0.4 * left + 0.08 * strength + 0.05 * float(done))

    def rollout(self, state: State, seat: Seat, rng: Rng) -> Choice:
        return best_option(cast(Tale, state), seat)

    def notebook(self, seat: Seat, wits: Wits, rng: Rng) -> Notebook:
        return Counsel(seat, wits, rng)


@final
class Counsel(Notebook):
    """Nothing to remember: all is open but the decks."""

    def reply(self, table: State, rng: Rng) -> Choice | None:
        if self.wits.slips > 0.0 and happens(rng, self.wits.slips):
            options = table.options(self.seat)
            return options[rng.below(len(options))]
        return best_option(cast(Tale, table), self.seat)


def best_option(tale: Tale, seat: Seat) -> Choice:
    options = tale.options(seat)
    best = options[0]
    most = -1000.0
    for option in options:
        value = worth(tale, option)
        if value > most:
            most = value
            best = option
    return best


def worth(tale: Tale, option: Choice) -> float:
    """By the scene that asks."""
    scene = tale.top()
    if isinstance(scene, MouseTurn):
        return deed_worth(tale, scene, option)
    if isinstance(scene, Aim):
        if isinstance(option, Foe):
            return aim_worth(tale, scene, option.figure)
        return 1.0 if isinstance(option, Skill) else 0.0
    if isinstance(scene, Window):
        return window_worth(tale, scene, option)
    if isinstance(scene, Again):
        return again_worth(scene, option)
    if isinstance(scene, Equipping):
        return gear_worth(tale, scene.mouse, option)
    if isinstance(scene, Searching):
        return find_worth(tale, scene, option)
    if isinstance(scene, Overflow) and isinstance(option, Kept):
        return -card_worth(tale, scene.mouse, option.card)
    if isinstance(scene, Closing) and isinstance(option, Kept):
        return card_worth(tale, scene.mouse, option.card)
    if isinstance(scene, Placement) and isinstance(option, At):
        return float(from_mice(tale, option.cell))
    return plain_answer(tale, option)


def plain_answer(tale: Tale, option: Choice) -> float:
    """What fits most questions: say yes, help those who need it most, take good abilities."""
    if isinstance(option, Friend):
        return 1.0 + float(wounded(tale, option.mouse)) + 0.1 * float(6 - option.mouse)
    if isinstance(option, Skill):
        name = ABILITY_INFOS[option.ability].name
        return 40.0 - float(FAVOURITES.index(name)) if name in FAVOURITES else 1.0
    if isinstance(option, Kept):
        return 2.0 + 0.1 * float(CARD_INFOS[option.card].kind)
    if option is YES:
        return 3.0
    if option is NO or option is DONE:
        return 0.1
    return 1.0


def window_worth(tale: Tale, scene: Window, option: Choice) -> float:
    """Reactions are worth their cheese, but one does not fall for another."""
    if option is NO:
        return 0.5
    if scene.do == COVER and health_left(tale, scene.queue[0]) < 2:
        return 0.0
    return 1.0


def again_worth(scene: Again, option: Choice) -> float:
    """Luck is tried when nothing else came of a roll, on the dice that show nothing."""
    good: i64 = 0
    for face in scene.dice:
        good += MELEE_HITS[face] + STARS[face] + BLOCKS[face]
    if isinstance(option, Kept):
        return 1.0 if good == 0 else -1.0
    if isinstance(option, Nth):
        face = scene.dice[option.number]
        return -1.0 if MELEE_HITS[face] + STARS[face] else 2.0
    return 0.0


def find_worth(tale: Tale, scene: Searching, option: Choice) -> float:
    if isinstance(option, Kept):
        party = CARD_INFOS[option.card].kind == PARTY
        return 0.5 if party else card_worth(tale, scene.mouse, option.card)
    if option is KEEP:
        return card_worth(tale, scene.mouse, scene.drawn[0])
    if option is SELL:
        return 0.9
    return 1.0 if isinstance(option, Skill) else 0.0
