"""A chapter's tests: an action, dice, stars that add up. MM-131"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.content import chapters
from scurry.games.mouse_tales.defending import Defend
from scurry.games.mouse_tales.exploring import beside
from scurry.games.mouse_tales.infos import CARD_INFOS, CELL_ARGS, MOUSE_INFOS
from scurry.games.mouse_tales.learning import Learn, learnable
from scurry.games.mouse_tales.looking import is_beaten
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.rolling import roll_for, stars
from scurry.games.mouse_tales.stock import CLAW, HORN, TestRule
from scurry.games.mouse_tales.tale import GAME, Scene, Tale
from scurry.games.mouse_tales.turn import Deed, Turn, no_action, spend_action
from scurry.games.mouse_tales.words import (
    CARDS,
    FIGURES,
    NONE,
    TINKERER,
    WORN,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_HERE: Final = Refusal("MM-131", "why-no-test-here")
PASSED: Final = Refusal("MM-131", "why-passed")
NEEDS_TOKEN: Final = Refusal("MM-131", "why-needs-token")
NOT_BEATEN: Final = Refusal("MM-131", "why-not-beaten")


def is_at(tale: Tale, mouse: Mouse, rule: TestRule) -> bool:
    """On the named cells, or next to them, or with the leader it is about."""
    cell = tale.at[mouse]
    if rule.with_kind != NONE:
        for figure in range(FIGURES):
            if tale.kind[figure] == rule.with_kind and tale.spot[figure] == cell:
                return True
        return False
    if rule.cells >> cell & 1:
        return True
    return rule.near and tale.ground.near_mask[cell] & rule.cells != 0


def test_number(tale: Tale, name: str) -> i64:
    for at in range(len(tale.chapter.tests)):
        rule = tale.chapter.tests[at]
        if rule.name == name and rule.side == tale.side:
            return at
    return NONE


def dice_for(tale: Tale, mouse: Mouse, rule: TestRule) -> i64:
    """The named value without weapons; some may use lore instead. 4b.3 MM-131"""
    lore = tale.lore(mouse)
    battle = MOUSE_INFOS[mouse].battle
    if rule.lore:
        return lore
    tinkerer = rule.tinkerer_lore and MOUSE_INFOS[mouse].classes & TINKERER
    if (tinkerer or MOUSE_INFOS[mouse].lore_in_tests) and lore > battle:
        return lore
    return battle


def gathered(tale: Tale, at: i64) -> i64:
    """Stars so far, with what helps: a token, the fork, once each. 4c.5"""
    rule = tale.chapter.tests[at]
    found = tale.stars[at]
    if rule.helps_token != NONE and tale.tokens >> rule.helps_token & 1:
        found += 1
    if tale.helped >> at & 1:
        found += 1
    return found


def wanted(tale: Tale, rule: TestRule) -> i64:
    if rule.friend != NONE and tale.achievements & rule.friend:
        return rule.friend_total
    return rule.total


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Try(Deed):
    """MM-131"""

    def __init__(self, name: str) -> None:
        args: dict[str, Arg] = {"test": f"@test-{name}"}
        super().__init__(GAME, f"try {name}", "choice-try", args)
        self.name = name

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        at = test_number(tale, self.name)
        if at == NONE:
            return NOT_HERE
        rule = tale.chapter.tests[at]
        if rule.sets != NONE and tale.flags >> rule.sets & 1:
            return PASSED
        if not is_at(tale, turn.mouse, rule):
            return NOT_HERE
        if rule.needs_token != NONE and not tale.tokens >> rule.needs_token & 1:
            return NEEDS_TOKEN
        return None if is_beaten(tale, rule.beaten) else NOT_BEATEN

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.push(Trial(turn.mouse, test_number(tale, self.name)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trial(Scene):
    """The roll and what comes of it."""

    def __init__(self, mouse: i64, at: i64) -> None:
        self.mouse: i64 = mouse
        self.at: i64 = at
        self.rolled_it = False

    def clone(self) -> Trial:
        twin = Trial(self.mouse, self.at)
        twin.rolled_it = self.rolled_it
        return twin

    def go(self, tale: Tale) -> None:
        if self.rolled_it:
            tale.pop()
            return
        rule = tale.chapter.tests[self.at]
        if rule.helps_fork != NONE and tale.fork == rule.helps_fork:
            tale.helped |= bit(self.at)
        roll_for(tale, self.mouse, dice_for(tale, self.mouse, rule), "test")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        self.rolled_it = True
        rule = tale.chapter.tests[self.at]
        got = stars(dice)
        if rule.stars_each > 0:
            got = 1 if got >= rule.stars_each else 0
            if rule.master == self.mouse:
                got *= 2
        tale.stars[self.at] += got
        if rule.total == 0:
            if got > 0:
                tale.pop()
                self.strike(tale, rule)
            else:
                tale.say_mouse("event-test-fails", self.mouse)
            return
        have, need = gathered(tale, self.at), wanted(tale, rule)
        args: dict[str, Arg] = {"stars": int(have), "wanted": int(need)}
        tale.say_mouse("event-test", self.mouse, args)
        if have >= need:
            tale.pop()
            self.succeed(tale, rule)

    def strike(self, tale: Tale, rule: TestRule) -> None:
        """Automatic hits on a leader, wherever it stands. MM-128"""
        for figure in range(FIGURES):
            if tale.kind[figure] == rule.hits_kind:
                tale.say_figure("event-test-hits", figure)
                tale.push(Defend(NONE, figure, rule.hits, self.mouse, NONE))

    def succeed(self, tale: Tale, rule: TestRule) -> None:
        if rule.sets != NONE:
            tale.flags |= bit(rule.sets)
        tale.achievements |= rule.gives
        if rule.gives & HORN:
            tale.achievements &= ~CLAW  # it is the other face of the same token
        tale.say_mouse("event-test-passed", self.mouse, {"test": f"@test-{rule.name}"})
        if rule.frees != NONE:
            self.free(tale, rule)

    def free(self, tale: Tale, rule: TestRule) -> None:
        """A mouse joins the party, run by who freed her; then minions come. 4c.5"""
        mouse = rule.frees
        cell: i64 = 0
        while not rule.cells >> cell & 1:
            cell += 1
        tale.party |= bit(mouse)
        tale.runner[mouse] = tale.runner[self.mouse]
        tale.at[mouse] = beside(tale, cell)
        tale.track.append(mouse)
        take_gear(tale, mouse)
        tale.say_mouse("event-freed", mouse, {"cell": CELL_ARGS[tale.at[mouse]]})
        Placement(rule.frees_band).begin(tale)
        if learnable(tale, mouse):
            tale.push(Learn(mouse, 0))


def take_gear(tale: Tale, mouse: Mouse) -> None:
    """Starting gear, equipped at once, wherever the cards are by now. MT-S4"""
    for card in range(CARDS):
        if CARD_INFOS[card].owner == mouse and tale.where[card] >= 12:
            if card in tale.deck:
                tale.deck.remove(card)
                tale.rng.shuffle(tale.deck)
                tale.known = 0
            tale.where[card] = WORN + mouse


def all_tests() -> list[str]:
    found: list[str] = []
    for chapter in chapters():
        for rule in chapter.tests:
            if rule.name not in found:
                found.append(rule.name)
    return found


TRIES: Final[dict[str, Try]] = {name: Try(name) for name in all_tests()}
TESTING: Final[list[Choice]] = list(TRIES.values())


def test_candidates(tale: Tale, turn: Turn, found: list[Choice]) -> None:
    for rule in tale.chapter.tests:
        if rule.side == tale.side and is_at(tale, turn.mouse, rule):
            found.append(TRIES[rule.name])
