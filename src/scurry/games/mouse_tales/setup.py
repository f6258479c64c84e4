"""Before the first turn: the party, its abilities and gear, decks, and the first place. MT-S"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_INFOS,
    CARD_INFOS,
    ENCOUNTER_INFOS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.initiative import lay_track
from scurry.games.mouse_tales.learning import Learn, learnable
from scurry.games.mouse_tales.legacy import Legacy, copy_free
from scurry.games.mouse_tales.nouns import ALL_FRIENDS, FRIENDS, NOT_NOW, Friend
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.rounds import Rounds
from scurry.games.mouse_tales.stock import KING, LILY_FREED
from scurry.games.mouse_tales.tale import PAGES, Scene, Tale
from scurry.games.mouse_tales.words import (
    CARDS,
    IN_BAG,
    IN_BOX,
    IN_DECK,
    LILY,
    MICE,
    NONE,
    WORN,
    Mouse,
    bit,
)
from scurry.kernel.message import Refusal, seat_arg
from scurry.kernel.state import Choice

IN_PARTY: Final = Refusal("MT-S2", "why-in-party")
NOT_FREE: Final = Refusal("MT-S2", "why-not-free")
PARTY: Final = 4

PARTIES: Final = 0
SKILLS: Final = 1
BEGINS: Final = 2


def may_join(tale: Tale, mouse: Mouse) -> Refusal | None:
    """MT-S2; Lily only once she is free. 4c.5"""
    if tale.party >> mouse & 1:
        return IN_PARTY
    if tale.chapter.bars >> mouse & 1:
        return NOT_FREE
    late = tale.rules.campaign and mouse == LILY and tale.chapter.number > 2
    if late and not tale.achievements & LILY_FREED:
        return NOT_FREE
    return None


def join(tale: Tale, mouse: Mouse) -> None:
    """The next seat runs her, unless one player leads all. MT-S1 MM-02"""
    size: i64 = sum(1 for other in range(MICE) if tale.party >> other & 1)
    tale.party |= bit(mouse)
    tale.runner[mouse] = 0 if tale.rules.one_leads else size % tale.seats
    if tale.listener is not None:
        tale.say_mouse("event-joins", mouse, {"seat": seat_arg(tale.runner[mouse])})


def size_of(party: i64) -> i64:
    return sum(1 for mouse in range(MICE) if party >> mouse & 1)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Opening(Scene):
    """Who goes, what they can do; then the table is laid."""

    def __init__(self) -> None:
        self.stage: i64 = PARTIES
        self.taught: i64 = 0  # mice who have learned all they may
        self.more: list[i64] = [0] * MICE  # abilities each may still pick
        self.counted = False

    def clone(self) -> Opening:
        twin = Opening()
        twin.stage = self.stage
        twin.taught = self.taught
        twin.more = self.more[:]
        twin.counted = self.counted
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == PARTIES:
            self.gather(tale)
        elif self.stage == SKILLS:
            self.teach(tale)
        else:
            begin(tale)

    def gather(self, tale: Tale) -> None:
        for mouse in range(MICE):
            if tale.chapter.needs >> mouse & 1 and not tale.party >> mouse & 1:
                join(tale, mouse)
        if tale.rules.advised_party:
            self.take_advice(tale)
        if size_of(tale.party) >= PARTY:
            self.stage = SKILLS
        else:
            tale.ask(0 if tale.rules.one_leads else size_of(tale.party) % tale.seats)

    def take_advice(self, tale: Tale) -> None:
        """The four that the chapter advises, or who is free instead."""
        for mouse in [*tale.chapter.advised, *range(MICE)]:
            if size_of(tale.party) < PARTY and may_join(tale, mouse) is None:
                join(tale, mouse)

    def teach(self, tale: Tale) -> None:
        """One ability card each; in a campaign only those who have none. MT-S3 MM-107 MM-149"""
        if not self.counted:
            self.counted = True
            for mouse in range(MICE):
                if tale.party >> mouse & 1:
                    self.more[mouse] = first_abilities(tale, mouse)
        for mouse in range(MICE):
            if self.more[mouse] > 0:
                self.more[mouse] -= 1
                if tale.rules.advised_party and self.advise(tale, mouse):
                    return
                if learnable(tale, mouse):
                    tale.push(Learn(mouse, 0))
                    return
        self.stage = BEGINS

    def advise(self, tale: Tale, mouse: Mouse) -> bool:
        for ability in range(ABILITIES):
            if (
                ABILITY_INFOS[ability].name == MOUSE_INFOS[mouse].advised
                and not tale.abilities[mouse] >> ability & 1
            ):
                tale.abilities[mouse] |= bit(ability)
                return True
        return False

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-party", ("MT-S2", "MM-02")

    def candidates(self, tale: Tale) -> list[Choice]:
        return [FRIENDS[mouse] for mouse in range(MICE) if may_join(tale, mouse) is None]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_FRIENDS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return may_join(tale, choice.mouse) if isinstance(choice, Friend) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Friend)
        join(tale, choice.mouse)


def first_abilities(tale: Tale, mouse: Mouse) -> i64:
    if tale.rules.campaign:
        return 1 if tale.abilities[mouse] == 0 or tale.rules.ability_each_chapter else 0
    if tale.rules.latecomers_learn:
        return 1 + (tale.chapter.number - 1) // 2
    return 1


def inherit(tale: Tale, legacy: Legacy) -> None:
    """What earlier chapters left; else what the chapter gives. MT-W2 4c.5"""
    tale.achievements = legacy.achievements | tale.chapter.given
    if tale.rules.story and not tale.rules.campaign:
        tale.achievements |= earlier(tale.chapter.number)
    for mouse in range(MICE):
        tale.abilities[mouse] = legacy.abilities[mouse]
    tale.finished = legacy.finished
    tale.inherited = legacy.cards


def earlier(number: i64) -> i64:
    """All achievements of earlier chapters: the story preset. 4c.6"""
    from scurry.games.mouse_tales.content import chapters

    found: i64 = 0
    for chapter in chapters():
        if chapter.number < number:
            found |= chapter.reward | chapter.safe_reward
    return found


def begin(tale: Tale) -> None:
    """Gear, decks, the first place; then the first round.

    MT-S4 MT-S5 MT-S6 MT-S7 MT-S8 MT-S9 MT-S10
    """
    tale.stack[0] = Rounds()
    deal_cards(tale)
    deal_encounters(tale)
    chapter = tale.chapter
    for mouse in range(MICE):
        if tale.party >> mouse & 1:
            tale.at[mouse] = chapter.cell
            if tale.achievements & KING:
                tale.cheese[mouse] = chapter.king_cheese
    if tale.rules.story and tale.end < PAGES:
        tale.end += 1
    for at in range(len(tale.ups)):
        if tale.ups[at] == tale.side:
            tale.place = at
    tale.visited = bit(tale.side)
    if tale.listener is not None:
        tale.tell("event-begins", {"chapter": f"@chapter-{chapter.name}"})
        tale.tell("event-story", {"story": f"@story-{chapter.name}-opening"})
    if chapter.start_band is not None:
        placement = Placement(chapter.start_band)
        placement.arrival = True
        placement.begin(tale)
    else:
        lay_track(tale, True)


def deal_cards(tale: Tale) -> None:
    """Starting gear is worn; all else is the search deck. MT-S4 MT-S8 MM-62"""
    for card in range(CARDS):
        owner = CARD_INFOS[card].owner
        if owner != NONE and tale.party >> owner & 1:
            tale.where[card] = WORN + owner
        elif owner != NONE and tale.rules.absent_gear_boxed:
            tale.where[card] = IN_BOX
        else:
            tale.where[card] = IN_DECK
    hand_on(tale)
    tale.inherited = []
    tale.deck = [card for card in range(CARDS) if tale.where[card] == IN_DECK]
    tale.rng.shuffle(tale.deck)


def hand_on(tale: Tale) -> None:
    """Kept cards go into the bags; those of mice that sit out are put aside. MM-63 MM-106"""
    for mouse in range(MICE):
        here = bool(tale.party >> mouse & 1)
        if not here and tale.rules.absent_share:
            continue
        for card in tale.inherited[mouse]:
            copy = copy_free(tale, card, IN_DECK, IN_BOX)
            if copy != NONE and here:
                tale.where[copy] = IN_BAG + mouse
            elif copy != NONE:
                tale.where[copy] = IN_BOX
                tale.kept_by[copy] = mouse


def deal_encounters(tale: Tale) -> None:
    """So many of each colour, at random; the rest stays out. 4c.2 4c.6"""
    black: list[i64] = []
    red: list[i64] = []
    for card in range(len(ENCOUNTER_INFOS)):
        if ENCOUNTER_INFOS[card].red:
            red.append(card)
        else:
            black.append(card)
    wanted_black, wanted_red = recipe(tale, len(red))
    tale.rng.shuffle(black)
    tale.rng.shuffle(red)
    tale.enc_deck = black[:wanted_black] + red[:wanted_red]
    tale.enc_out = sorted(black[wanted_black:] + red[wanted_red:])
    tale.rng.shuffle(tale.enc_deck)


def recipe(tale: Tale, reds: i64) -> tuple[i64, i64]:
    """Heroic: two black cards are replaced by red ones, as far as there are any. 4c.6"""
    black, red = tale.chapter.black, tale.chapter.red
    if tale.rules.heroic:
        swapped = min(2, black, reds - red)
        return black - swapped, red + swapped
    return black, red
