"""The deeds of searching: for whatever there is, or for what a chapter names. MT-A8 MM-129"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.content import chapters
from scurry.games.mouse_tales.infos import CARD_INFOS
from scurry.games.mouse_tales.searching import Searching, has_searched, is_taken
from scurry.games.mouse_tales.stock import ChapterInfo, SearchRule
from scurry.games.mouse_tales.tale import GAME, Tale
from scurry.games.mouse_tales.turn import Deed, Turn, no_action, spend_action
from scurry.games.mouse_tales.words import FIGURES, NONE, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

SEARCHED: Final = Refusal("MM-57", "why-searched")
NO_PEACE: Final = Refusal("MM-56", "why-no-peace")
NOT_HERE: Final = Refusal("MM-129", "why-not-here")
FOUND: Final = Refusal("MM-129", "why-found")
NOT_BEATEN: Final = Refusal("MM-129", "why-not-beaten")


def friend_lost(tale: Tale) -> bool:
    """Somebody was carried off and could be found now. 4c.1"""
    return tale.abducted != 0 and not tale.any_minion()


def restless(tale: Tale) -> bool:
    return tale.rules.search_in_peace and tale.any_minion()


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Deed):
    """A die; a star brings the top search card. MT-A8"""

    def __init__(self) -> None:
        super().__init__(GAME, "search", "choice-search", {})

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        if restless(tale):
            return NO_PEACE
        if has_searched(tale, turn.mouse) and not friend_lost(tale):
            return SEARCHED
        return None

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.say_mouse("event-searches", turn.mouse)
        scene = Searching(turn.mouse, NONE)
        scene.freely = has_searched(tale, turn.mouse)
        tale.push(scene)


def is_beaten(tale: Tale, kinds: list[i64]) -> bool:
    """The setup came, and none of these kinds is left on the board."""
    if not kinds:
        return True
    if not tale.placed >> tale.side & 1:
        return False
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0 and tale.kind[figure] in kinds:
            return False
    return True


def rule_name(chapter: ChapterInfo, rule: SearchRule) -> str:
    """What it finds: a token, a card, or the goal itself."""
    if rule.token != NONE:
        return f"token-{chapter.tokens[rule.token]}"
    if rule.cards:
        return f"card-{CARD_INFOS[rule.cards[0]].name}"
    return f"goal-{chapter.flags[rule.wins]}"


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Seek(Deed):
    """A search for what the chapter hides on these cells. MM-129"""

    def __init__(self, name: str) -> None:
        short = name.split("-", 1)[1]
        args: dict[str, Arg] = {"what": f"@{name}"}
        super().__init__(GAME, f"seek {short}", "choice-seek", args)
        self.name = name

    def number(self, tale: Tale) -> i64:
        """Which of the chapter's searches it is on this side, or NONE."""
        for at in range(len(tale.chapter.searches)):
            rule = tale.chapter.searches[at]
            if rule.side == tale.side and NAMES[tale.chapter.number - 1][at] == self.name:
                return at
        return NONE

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        at = self.number(tale)
        if at == NONE or not tale.chapter.searches[at].cells >> tale.at[turn.mouse] & 1:
            return NOT_HERE
        rule = tale.chapter.searches[at]
        if tale.found >> at & 1 or is_taken(tale, rule):
            return FOUND
        if not is_beaten(tale, rule.beaten):
            return NOT_BEATEN
        if rule.cards and has_searched(tale, turn.mouse):
            return SEARCHED
        return NO_PEACE if restless(tale) else None

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.say_mouse("event-seeks", turn.mouse, {"what": f"@{self.name}"})
        tale.push(Searching(turn.mouse, self.number(tale)))


NAMES: Final[list[list[str]]] = [
    [rule_name(chapter, rule) for rule in chapter.searches] for chapter in chapters()
]


def all_names() -> list[str]:
    """Of all chapters, each once."""
    found: list[str] = []
    for names in NAMES:
        for name in names:
            if name not in found:
                found.append(name)
    return found


SEARCH: Final = Search()
SEEKS: Final[dict[str, Seek]] = {name: Seek(name) for name in all_names()}
LOOKING: Final[list[Choice]] = [SEARCH, *SEEKS.values()]


def look_candidates(tale: Tale, turn: Turn, found: list[Choice]) -> None:
    found.append(SEARCH)
    cell = bit(tale.at[turn.mouse])
    names = NAMES[tale.chapter.number - 1]
    for at in range(len(names)):
        rule = tale.chapter.searches[at]
        if rule.side == tale.side and rule.cells & cell:
            found.append(SEEKS[names[at]])
