"""The sixteen sides as graphs: who can step, see, strike and float from where to where.

A special area is one space, however many cells it is drawn on: all of them are one node, and its
number is that of its first cell in reading order. MM-11 A ground never changes: it is worked out
once for every side and every choice of the host's laws, and all tables share it.

Here is what the game asks; surveying.py works it out from the drawing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.words import CELLS, NONE, Cell, bit

# The host's options that change the ground, as bits.
ORTHOGONAL: Final = 1  # no diagonal steps. MM-01
MINIONS_REACH_ACROSS: Final = 2  # red lines don't part minions from those they attack. MM-14
FEATURES_BLOCK: Final = 4  # nobody looks across a special area. MM-52
MINIONS_CROSS_GAPS: Final = 8  # MM-153
ALL_LAWS: Final = 16

FAR: Final = 99  # no way
STILL: Final = -1  # no current here
OUT: Final = -2  # the current leaves the tile here
HOOK_LENGTH: Final = 3  # MM-85
CLIMB: Final = 3  # points against a yellow arrow. MT-M3


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Ground:
    """One side under one choice of laws.

    Lists are by node unless they say otherwise, masks are of nodes, and tables of pairs are at
    [one * CELLS + other]. A number that is no node has empty lists and masks, and is FAR.
    """

    def __init__(self, laws: i64) -> None:
        self.laws: i64 = laws
        self.side: i64 = NONE  # set where it is one of the sixteen
        self.colour: i64 = 0
        self.exits: list[i64] = []  # colours, by way
        self.exit_nodes: list[list[i64]] = [[], [], [], []]  # by way
        self.node: list[i64] = [NONE] * CELLS  # by cell; NONE for rock and gaps
        self.nodes: list[i64] = []  # in reading order
        self.all_nodes: i64 = 0
        self.area: i64 = NONE
        self.area_cells: i64 = 0  # a mask of cells
        self.spawns: list[i64] = []
        self.spawn_in_area = False
        self.flip: i64 = NONE
        self.traps: i64 = 0
        self.water: i64 = 0
        self.gaps: i64 = 0  # a mask of cells
        self.current: list[i64] = [STILL] * CELLS  # where the water carries to. MM-18
        self.against: list[i64] = [0] * CELLS  # water not reached from this water. MM-121
        # On foot. MT-M2 MT-M3 MT-M4
        self.steps: list[list[i64]] = no_lists()
        self.step_mask: list[i64] = [0] * CELLS
        self.climb: list[i64] = [0] * CELLS  # the steps against a yellow arrow
        self.mouse_away: list[i64] = [FAR] * (CELLS * CELLS)  # points
        self.red_over: list[i64] = [0] * CELLS  # over one red line, with a ball of thread
        self.gap_over: list[i64] = [0] * CELLS  # over one gap in a straight line
        # Same or adjacent. MM-13 MM-14
        self.near_mask: list[i64] = [0] * CELLS
        self.minion_near_mask: list[i64] = [0] * CELLS
        self.long_mask: list[i64] = [0] * CELLS  # two spaces away in a line: the Skewer
        # Minions' ways. MT-N2 MM-153
        self.paths: list[list[i64]] = no_lists()
        self.path_mask: list[i64] = [0] * CELLS
        self.away: list[i64] = [FAR] * (CELLS * CELLS)  # MM-43
        # Levitation
        self.float_ways: list[i64] = [0] * CELLS  # by node or gap; leads to nodes and gaps
        self.float_mask: list[i64] = [0] * CELLS
        self.glide: list[i64] = [FAR] * (CELLS * CELLS)  # points, with nothing but gaps between
        # Views. MT-A5
        self.sees: list[i64] = [0] * CELLS
        self.hook_mask: list[i64] = [0] * CELLS
        self.hook_any: list[i64] = [0] * CELLS  # by house option. MM-85
        self.king_away: list[i64] = [FAR] * (CELLS * CELLS)  # as the crow flies

    def __reduce__(self) -> tuple[object, ...]:
        """Each is there once: a pickle names it, a comparison need not look inside."""
        from scurry.games.mouse_tales.surveying import ground  # which imports this module

        return ground, (int(self.side), int(self.laws))

    def is_node(self, cell: Cell) -> bool:
        return self.node[cell] == cell

    def with_current(self, one: Cell, other: Cell) -> bool:
        """Whether the water lets a mouse step there. MM-17 MM-121"""
        return not self.against[one] >> other & 1

    def spread(self, start: Cell, blocked: i64, stops: i64, points: i64) -> list[i64]:
        """A minion's distances, FAR beyond its points. MT-N2

        Blocked nodes are not entered; nodes of `stops` are entered and not passed. The node it
        starts on is neither.
        """
        return spread_over(self.path_mask, start, blocked, stops, points)

    def floats(self, start: Cell, blocked: i64, stops: i64, points: i64) -> list[i64]:
        """The same for a levitating mouse: a gap takes a point and is no place to end on."""
        far = spread_over(self.float_ways, start, blocked, stops, points)
        if self.gaps:
            for cell in range(CELLS):
                if self.gaps >> cell & 1:
                    far[cell] = FAR
        return far

    def watching(self, mice: i64, reach: i64) -> i64:
        """The nodes from which one of these nodes is seen, at most `reach` cells away; 0: any."""
        found: i64 = 0
        for node in self.nodes:
            seen = self.sees[node] & mice
            if seen and (not reach or self.within(node, seen, reach)):
                found |= bit(node)
        return found

    def within(self, node: Cell, others: i64, reach: i64) -> bool:
        for other in self.nodes:
            if others >> other & 1 and self.king_away[node * CELLS + other] <= reach:
                return True
        return False

    def nearer(self, at: Cell, target: Cell) -> list[i64]:
        """The next nodes of all shortest ways, figures no hindrance: the cat's. MM-133"""
        wanted = self.away[at * CELLS + target] - 1
        return [other for other in self.paths[at] if self.away[other * CELLS + target] == wanted]

    def melee_ends(self, start: Cell, target: Cell, points: i64, full: i64, mice: i64) -> list[i64]:
        """Where the move of a melee minion may end, in reading order. MT-N3

        `target` is the node of its mouse, `full` what it can't enter (for a large one, every node
        with figures: MM-10), `mice` the nodes with mice, where it stops (MM-46). With a mouse
        already it stays. More than one end: the controller chooses. MM-48
        """
        if mice >> start & 1:
            return [start]
        return self.hunt(start, target, points, full, mice)

    def first_sight_ends(
        self, start: Cell, target: Cell, points: i64, full: i64, seeing: i64
    ) -> list[i64]:
        """Where the move of a ranged minion may end: it stops as soon as it sees. MT-N4 MM-51

        `seeing` are the nodes from which it sees a mouse, see `watching`.
        """
        if seeing >> start & 1:
            return [start]
        return self.hunt(start, target, points, full, seeing)

    def hunt(self, start: Cell, target: Cell, points: i64, full: i64, stops: i64) -> list[i64]:
        """All points along a shortest free way: into the target's node or, if that is full, to
        where it can be attacked from (MM-47). No free way: MM-136.
        """
        shut = full & ~bit(start)
        goals = bit(target)
        if shut & goals:
            goals = self.minion_near_mask[target] & ~shut
        rings = self.rings(goals, shut, start)
        if not rings:
            return self.closest(start, target, points, shut, stops)
        return self.downhill(start, rings, points, stops)

    def rings(self, goals: i64, shut: i64, start: Cell) -> list[i64]:
        """Who is 0, 1, 2 … steps from the nearest goal, up to the start; nothing if no way."""
        found: list[i64] = [goals]
        seen = goals | shut
        ring = goals
        while ring and not ring >> start & 1:
            ring = around(self.path_mask, ring) & ~seen
            seen |= ring
            found.append(ring)
        return found if ring else []

    def downhill(self, start: Cell, rings: list[i64], points: i64, stops: i64) -> list[i64]:
        """The ends of all shortest ways to the innermost ring, cut short by points or stops."""
        ends: i64 = 0
        edge = bit(start)
        left: i64 = len(rings) - 1
        last = max(left - points, 0)
        while edge and left > last:
            left -= 1
            further = around(self.path_mask, edge) & rings[left]
            ends |= further & stops
            edge = further & ~stops
        return self.listed(ends | edge)

    def closest(self, start: Cell, target: Cell, points: i64, shut: i64, stops: i64) -> list[i64]:
        """Without a free way: the nodes in reach nearest to the target, if nearer. MM-136"""
        mine = self.away[start * CELLS + target]
        least = mine
        ends: list[i64] = [start]
        far = self.spread(start, shut, stops, points)
        for node in self.nodes:
            away = self.away[node * CELLS + target]
            if far[node] == FAR or away == mine or away > least:
                continue
            if away < least:
                least = away
                ends = []
            ends.append(node)
        return ends

    def next_steps(self, start: Cell, end: Cell, full: i64, stops: i64) -> list[i64]:
        """The first nodes of all shortest ways to an end that the functions above gave. MM-48"""
        shut = (full | stops) & ~bit(start) & ~bit(end)
        rings = self.rings(bit(end), shut, start)
        if len(rings) < 2:
            return []
        return self.listed(self.path_mask[start] & rings[len(rings) - 2])

    def between(self, start: Cell, end: Cell, full: i64, stops: i64) -> i64:
        """What lies on some shortest way, without start and end."""
        shut = (full | stops) & ~bit(start) & ~bit(end)
        rings = self.rings(bit(end), shut, start)
        found: i64 = 0
        front = bit(start)
        for i in range(len(rings) - 2, 0, -1):
            front = around(self.path_mask, front) & rings[i]
            found |= front
        return found

    def listed(self, mask: i64) -> list[i64]:
        return [node for node in self.nodes if mask >> node & 1]


def no_lists() -> list[list[i64]]:
    return [[] for _ in range(CELLS)]


def around(ways: list[i64], mask: i64) -> i64:
    """All that lies a step from these nodes."""
    found: i64 = 0
    node: i64 = 0
    while mask:
        if mask & 1:
            found |= ways[node]
        mask >>= 1
        node += 1
    return found


def spread_over(ways: list[i64], start: Cell, blocked: i64, stops: i64, points: i64) -> list[i64]:
    far: list[i64] = [FAR] * CELLS
    far[start] = 0
    edge = bit(start)
    seen = edge | blocked
    gone: i64 = 0
    while edge and gone < points:
        gone += 1
        ring = around(ways, edge) & ~seen
        seen |= ring
        for node in range(CELLS):
            if ring >> node & 1:
                far[node] = gone
        edge = ring & ~stops
    return far
