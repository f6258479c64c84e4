"""An assembled track: where a rat may go from each cell, worked out once. RAT-S1 to RAT-S4"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.rat_de_france.content import BadContent, Card, ends, read_card, sections
from scurry.games.rat_de_france.words import DOWN, MUD, OFF, RIGHT, ROWS, Cell

UP: Final = 1
FAR_AWAY: Final = 1000
DRAWN: Final = "drawn:"  # a plan that is itself a picture, its lines parted by slashes (for tests)
DRAWN_CARD: Final[dict[str, object]] = {"number": "drawn", "name": "drawn"}


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Track:
    """`plan` names it: start card, sections with their turn, finish card, and the corner rule."""

    def __init__(self, plan: str) -> None:
        self.plan = plan
        laid = cards_of(plan)
        self.columns: i64 = sum(card.width for card in laid)
        self.cells: i64 = self.columns * ROWS
        self.strict = plan.endswith("strict")
        self.terrain: list[i64] = []
        self.arrows: list[i64] = []  # by column: 1 if the lowest rat goes first (RAT-R1)
        self.seams: list[bool] = []  # by column: whether a card ends after it
        self.right: list[bool] = []  # by cell: a wall on its right side
        self.under: list[bool] = []  # by cell: a wall under it
        for at, card in enumerate(laid):
            self.lay(card, is_turned(plan, at))
        self.beside: list[i64] = []  # by cell and direction: the neighbour, walls or not
        self.open: list[i64] = []  # the neighbour that no wall separates
        for cell in range(self.cells):
            for direction in range(8):
                self.beside.append(self.neighbour(cell, direction))
                self.open.append(self.reachable(cell, direction))
        self.far: list[i64] = self.distances()

    def __reduce__(self) -> tuple[object, ...]:
        return track_of, (self.plan,)

    def lay(self, card: Card, turned: bool) -> None:
        """Append a card's columns; turning it turns every arrow too. RF-05"""
        for column in range(card.width):
            up = column % 2 == (1 if turned else 0)
            self.arrows.append(UP if up else -UP)
            self.seams.append(column == card.width - 1)
            for row in range(ROWS):
                self.terrain.append(card.terrain[row, column])
                self.right.append((row, column) in card.right)
                self.under.append((row, column) in card.under)

    def neighbour(self, cell: Cell, direction: i64) -> Cell:
        row = cell % ROWS + DOWN[direction]
        column = cell // ROWS + RIGHT[direction]
        if row < 0 or row >= ROWS or column < 0 or column >= self.columns:
            return OFF  # RF-47
        return column * ROWS + row

    def reachable(self, cell: Cell, direction: i64) -> Cell:
        """The neighbour, unless a wall is in between; corners by RF-23 RF-24."""
        other = self.neighbour(cell, direction)
        if other == OFF:
            return OFF
        if direction % 2 == 0:
            return OFF if self.wall(cell, other) else other
        aside = (cell // ROWS + RIGHT[direction]) * ROWS + cell % ROWS
        along = cell + DOWN[direction]
        first = self.wall(cell, aside) or self.wall(aside, other)
        second = self.wall(cell, along) or self.wall(along, other)
        blocked = first or second if self.strict else first and second
        return OFF if blocked else other

    def wall(self, one: Cell, other: Cell) -> bool:
        """Whether a wall stands between two orthogonal neighbours."""
        low, high = min(one, other), max(one, other)
        return self.under[low] if high == low + 1 else self.right[low]

    def is_finish(self, cell: Cell) -> bool:
        return cell >= self.cells - ROWS

    def distances(self) -> list[i64]:
        """Steps to the nearest finish flag without entering mud, by cell (for bots and checks)."""
        far: list[i64] = [FAR_AWAY] * self.cells
        edge = [cell for cell in range(self.cells) if self.is_finish(cell)]
        for cell in edge:
            far[cell] = 0
        while edge:
            further: list[i64] = []
            for cell in edge:
                for direction in range(8):
                    other = self.open[cell * 8 + direction]
                    if other != OFF and far[other] > far[cell] + 1:
                        far[other] = far[cell] + 1
                        if self.terrain[other] != MUD:
                            further.append(other)
            edge = further
        return far


MADE: Final[dict[str, Track]] = {}  # tracks never change, so equal ones are one object


def is_turned(plan: str, at: i64) -> bool:
    """Whether the card at that place of the plan lies the other way round."""
    return not plan.startswith(DRAWN) and "'" in plan.split(" ")[at]


def cards_of(plan: str) -> list[Card]:
    """The cards of a plan such as "I 7 19' II' strict" (' is a turned card), or one drawn card."""
    plan = plan.removesuffix(" strict")
    if plan.startswith(DRAWN):
        picture = plan[len(DRAWN) :].replace("/", "\n")
        width = (max(len(line) for line in picture.split("\n")) + 1) // 2
        return [read_card("a drawn track", {**DRAWN_CARD, "picture": picture}, width)]
    laid: list[Card] = []
    for word in plan.split(" "):
        number = word.rstrip("'")
        card = sections()[number] if number.isdigit() else ends()[number]
        laid.append(card.turned() if word.endswith("'") else card)
    return laid


def track_of(plan: str) -> Track:
    """The track of a plan; made once."""
    if plan not in MADE:
        track = Track(plan)
        if not plan.startswith(DRAWN) and not track.strict and impassable(track):
            raise BadContent(f"track {plan}: there is a cell with no way to the finish")
        MADE[plan] = track
    return MADE[plan]


def impassable(track: Track) -> bool:
    """Whether some cell without mud, a start flag among them, has no way to the finish."""
    return any(
        track.far[cell] == FAR_AWAY for cell in range(track.cells) if track.terrain[cell] != MUD
    )
