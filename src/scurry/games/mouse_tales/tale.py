"""The table: everything that lies on it, and the small things that everything else does to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.content import chapters
from scurry.games.mouse_tales.ground import Ground
from scurry.games.mouse_tales.infos import (
    CARD_INFOS,
    ELITE_ARGS,
    ENCOUNTER_INFOS,
    FIGURE_ARGS,
    LARGE_KIND,
    LORE_CARDS,
    MINION_ARGS,
    MINION_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
    POWERS,
    SLOT_OF,
    SMALL_KIND,
    TRICKS,
)
from scurry.games.mouse_tales.rules import Rules
from scurry.games.mouse_tales.stock import (
    ChapterInfo,
    MinionInfo,
    PlaceRule,
)
from scurry.games.mouse_tales.surveying import ground
from scurry.games.mouse_tales.words import (
    BRODIE,
    CARDS,
    CELLS,
    ELITE,
    FACES,
    FIGURES,
    IN_BAG,
    IN_BOX,
    KIND_OF,
    MICE,
    NONE,
    NOWHERE,
    PAW,
    RAT_CARD,
    SIDES,
    SLOTS,
    TRICK,
    VURST,
    WORN,
    Card,
    Cell,
    Figure,
    Mouse,
    Slot,
    bit,
)
from scurry.kernel.message import Arg, Listener, Refusal, seat_arg
from scurry.kernel.question import TURN
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, Phase, State

GAME: Final = "mouse_tales"
CROWD: Final = 4  # small figures in a cell
AREA_CROWD: Final = 12  # by house rule, in a special area
BAG: Final = 3
PAGES: Final = 8
SURGE: Final = 6  # cheese on the wheel
SUPPLY: Final = 24  # cheese in all, by house rule

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# Personal achievements. MT-W3
CHEESE_EXPERT: Final = 0
ROACH_SLAYER: Final = 1
POISON_EXPERT: Final = 2
ESCAPE_MASTER: Final = 3
CAT_TAMER: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Scene(Phase):
    """A sub-phase: on top of the stack it plays on by itself until somebody must decide."""

    def go(self, tale: Tale) -> None:
        """Do the next thing: push a scene, leave the stack, or ask."""
        raise NotImplementedError

    def clone(self) -> Scene:
        raise NotImplementedError

    # While it asks:

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        """The question and the clauses in force."""
        raise NotImplementedError

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {}

    def kind(self) -> str:
        return TURN

    def candidates(self, tale: Tale) -> list[Choice]:
        """What may be an option; all others have an objection."""
        raise NotImplementedError

    def options(self, tale: Tale) -> list[Choice]:
        """The candidates without an objection; a scene that is asked often may know a short way."""
        return [choice for choice in self.candidates(tale) if self.objection(tale, choice) is None]

    def pointed(self, tale: Tale) -> list[Choice]:
        """All that a player could point at now."""
        return self.candidates(tale)

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        raise NotImplementedError

    def answer(self, tale: Tale, choice: Choice) -> None:
        raise NotImplementedError

    def silence(self, tale: Tale) -> Choice | None:
        """The first option, unless a scene knows better."""
        for choice in self.candidates(tale):
            if self.objection(tale, choice) is None:
                return choice
        return None

    def about(self, tale: Tale) -> dict[str, Arg]:
        """What a window above this scene says of it: who attacks whom."""
        return {}

    # What scenes above say to the one below them:

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        """A roll that this scene wanted is final."""
        raise NotImplementedError

    def told(self, tale: Tale, number: i64) -> None:
        """A choice that this scene wanted is made."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tale(State):
    """A position of a chapter."""

    def __init__(self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules) -> None:
        super().__init__(seats, rng, listener)
        self.rules = rules
        self.chapter: ChapterInfo = chapters()[rules.chapter]
        self.over: i64 = PLAYING
        self.closing = False  # the last questions of a campaign are asked
        self.reason = ""
        self.waiting: i64 = 0
        self.votes: list[Choice] = []
        self.voters: list[i64] = []
        # Mice. MT-C2
        self.party: i64 = 0
        self.runner: list[i64] = [0] * MICE
        self.at: list[i64] = [NOWHERE] * MICE
        self.wounds: list[i64] = [0] * MICE
        self.poison: list[i64] = [0] * MICE
        self.cheese: list[i64] = [0] * MICE
        self.woes: list[i64] = [0] * MICE
        self.captures: list[i64] = [0] * MICE
        self.abilities: list[i64] = [0] * MICE
        self.abducted: i64 = 0
        # Minions, by figure. MT-C1
        self.kind: list[i64] = [NONE] * FIGURES
        self.spot: list[i64] = [NOWHERE] * FIGURES
        self.hurt: list[i64] = [0] * FIGURES
        self.plight: list[i64] = [0] * FIGURES  # what is wrong with it
        self.greedy = False
        self.beaten: i64 = 0  # kinds of which a leader (or the last figure) was beaten
        # Initiative. MT-I
        self.track: list[i64] = []
        self.acted: i64 = 0
        self.turn_at: i64 = -1  # where on the track the acting card lies or lay
        self.card_hurt: list[i64] = [0] * SLOTS
        self.new_round = False  # the track was laid anew: begin at its top
        self.rounds_here: i64 = 0
        # Search cards. MT-S8
        self.where: list[i64] = [IN_BOX] * CARDS
        self.deck: list[i64] = []  # the top is its end
        self.known: i64 = 0  # so many at its top were seen
        # Encounters. MT-C9
        self.enc_deck: list[i64] = []
        self.enc_known: i64 = 0
        self.enc_out: list[i64] = list(
            range(len(ENCOUNTER_INFOS))
        )  # not in this chapter, nobody knows which
        self.enc_discard: list[i64] = []
        self.enc_shuffled = False  # the deck is made of cards that were seen
        self.face_up: i64 = NONE
        # The board. MT-C11
        self.page: i64 = 1
        self.end: i64 = self.chapter.end
        self.wheel: i64 = 0
        self.surge_due = False
        self.ups: list[i64] = [each[2] for each in self.chapter.places]
        self.place: i64 = 0
        self.side: i64 = self.chapter.side
        self.visited: i64 = 0
        self.searched: list[i64] = [0] * MICE
        self.traps: list[i64] = [0] * SIDES
        self.snares: i64 = 0
        self.snare_by: i64 = 0  # mice who set one
        self.hook_a: i64 = NOWHERE
        self.hook_b: i64 = NOWHERE
        self.fork: i64 = NOWHERE
        self.grape: i64 = NOWHERE
        # The chapter. MT-C13
        self.tokens: i64 = 0
        self.carrier: i64 = NONE  # of a carried token
        self.flags: i64 = 0
        self.found: i64 = 0  # special searches that are done
        self.stars: list[i64] = [0] * len(self.chapter.tests)
        self.helped: i64 = 0  # what gave its one star to tests, as bits
        self.placed: i64 = 0  # sides whose setup is placed
        self.waves: i64 = 0  # sides whose wave is placed
        self.cat_left: i64 = 0  # cards of a cat passing through that have acted
        self.cat_passing = False
        self.cat_came = False  # once a chapter
        self.cat_lulled: i64 = 0  # turns it skips
        self.achievements: i64 = 0
        self.used_up: i64 = 0  # achievements used in this chapter
        self.finished: list[int] = []  # chapters won before
        self.inherited: list[list[i64]] = []  # cards kept from before, till they are dealt
        self.kept_by: list[i64] = [NONE] * CARDS  # cards chosen for the next chapter
        # Lasting effects. MM-143
        self.guards: i64 = 0  # mice whose Fortify holds
        self.rallies: i64 = 0  # mice whose Battle Leader holds
        self.hidden_by: list[i64] = [NONE] * MICE
        self.golems: i64 = 0
        self.inspired = False
        self.inspired_used: i64 = 0
        self.reacted: i64 = 0  # mice who used an ability since their turn ended
        self.horn_used = False  # in this round
        self.eased = False  # the story preset's help of this round
        self.once: i64 = 0  # sides where the thread ball was used
        self.whistled: i64 = 0  # and the whistle
        self.attacked: i64 = 0  # mice attacked in this card's turn
        self.experts: list[i64] = [NONE] * 5
        self.slain: list[i64] = [0] * MICE  # roaches in this encounter
        self.turn_mouse: i64 = NONE  # whose own turn it is
        self.ability_used = False  # in it
        self.turn_ends = False  # a rule has ended it
        self.learned: i64 = 0  # abilities learned in it
        # What the loop sees to before anything else goes on.
        self.escaping: i64 = NONE  # a master of escapes is to be set down again
        self.returning: i64 = 0  # abducted mice that were found
        self.wearing: i64 = NONE  # who may equip at once, by house rule
        self.spurred: i64 = 0  # mice whose example moves another one
        self.cat_wakes = False
        self.packing: i64 = 0  # trades and changes of gear: the bag is looked at after them
        self.fighting: i64 = 0  # attacks that must be finished first
        self.unsettled: i64 = 0  # scenes in which nobody has won yet, whatever it looks like
        self.ground: Ground = ground(self.side, rules.laws)

    # The one loop: overridden where all scenes are known.

    def run(self) -> None:
        raise NotImplementedError

    def answered(self, seat: Seat, choice: Choice) -> None:
        """A seat has answered the scene on top. By house rule all vote, ties by the speaker."""
        if bit(seat) != self.waiting or len(self.voters) > 0:
            self.votes.append(choice)
            self.voters.append(seat)
            self.waiting &= ~bit(seat)
            if self.listener is not None:
                self.tell("event-votes", {"seat": seat_arg(seat), "choice": choice.key})
            if self.waiting:
                return
            choice = self.counted()
        self.waiting = 0
        self.top().answer(self, choice)
        self.run()

    def counted(self) -> Choice:
        """What most voted for. MM-154"""
        speaker = self.speaker()
        best = self.votes[0]
        most: i64 = -1
        for at in range(len(self.votes)):
            given: i64 = 0
            for other in range(len(self.votes)):
                if self.votes[other] is self.votes[at]:
                    given += 2
                    if self.voters[other] == speaker:
                        given += 1
            if given > most:
                most = given
                best = self.votes[at]
        self.votes = []
        self.voters = []
        return best

    def top(self) -> Scene:
        scene = self.stack[-1]
        assert isinstance(scene, Scene)
        return scene

    def below(self) -> Scene:
        """The scene under the top one."""
        scene = self.stack[-2]
        assert isinstance(scene, Scene)
        return scene

    def push(self, scene: Scene) -> None:
        self.stack.append(scene)

    def pop(self) -> None:
        self.stack.pop()

    # Asking.

    def ask(self, seat: Seat) -> None:
        self.waiting = bit(seat)
        self.serial += 1

    def ask_mouse(self, mouse: Mouse) -> None:
        self.ask(self.runner[mouse])

    def ask_all(self) -> None:
        """A choice of the group: one seat's, or by house rule everyone's. MM-116 MM-154"""
        if self.rules.group_votes and self.seats > 1:
            self.waiting = bit(self.seats) - 1
            self.serial += 1
        else:
            self.ask(self.speaker())

    def speaker(self) -> Seat:
        """The acting mouse's player, in minions' turns that of the lowest mouse. MT-N1 MM-154"""
        slot = self.acting()
        if 0 <= slot < MICE:
            return self.runner[slot]
        lowest = self.lowest()
        return 0 if lowest == NONE else self.runner[lowest]

    # The track.

    def acting(self) -> Slot:
        """The card whose turn it is."""
        if 0 <= self.turn_at < len(self.track):
            return self.track[self.turn_at]
        return NONE

    def lowest(self) -> Mouse:
        """The mouse lowest on the track. MT-I7 MM-30"""
        for at in range(len(self.track) - 1, -1, -1):
            slot = self.track[at]
            if slot < MICE and (self.at[slot] >= 0 or not self.rules.lowest_active):
                return slot
        return NONE

    def rank(self, slot: Slot) -> i64:
        """Its place from the top; cards that are not there come last."""
        for at in range(len(self.track)):
            if self.track[at] == slot:
                return at
        return 99

    def remove_card(self, slot: Slot) -> None:
        """MT-I6"""
        at = self.rank(slot)
        if at == 99:
            return
        del self.track[at]
        if at <= self.turn_at:
            self.turn_at -= 1
        self.acted &= ~bit(slot)
        self.card_hurt[slot] = 0

    # What is where.

    def is_active(self, mouse: Mouse) -> bool:
        return self.at[mouse] >= 0

    def active(self) -> i64:
        """Mask of the mice on the board."""
        found: i64 = 0
        for mouse in range(MICE):
            if self.at[mouse] >= 0:
                found |= bit(mouse)
        return found

    def mice_at(self, cell: Cell) -> i64:
        """How many mice are in a cell."""
        found: i64 = 0
        for mouse in range(MICE):
            if self.at[mouse] == cell:
                found += 1
        return found

    def minions_at(self, cell: Cell) -> i64:
        found: i64 = 0
        for figure in range(FIGURES):
            if self.spot[figure] == cell:
                found += 1
        return found

    def mice_mask(self) -> i64:
        """The cells with mice."""
        found: i64 = 0
        for mouse in range(MICE):
            if self.at[mouse] >= 0:
                found |= bit(self.at[mouse])
        return found

    def minions_mask(self) -> i64:
        found: i64 = 0
        for figure in range(FIGURES):
            if self.spot[figure] >= 0:
                found |= bit(self.spot[figure])
        return found

    def any_minion(self) -> bool:
        return any(self.spot[figure] >= 0 for figure in range(FIGURES))

    def crowd(self, cell: Cell) -> i64:
        """Small figures in a cell; a large one is four. MT-M6 MM-10 MM-97"""
        found: i64 = self.mice_at(cell)
        for figure in range(PAW):
            if self.spot[figure] == cell:
                found += 1 if SMALL_KIND[self.kind[figure]] else CROWD
        return found

    def is_full(self, cell: Cell) -> bool:
        """For a mouse or a small minion. MT-M6 MM-11"""
        if cell == self.ground.area:
            return self.rules.area_limit and self.crowd(cell) >= AREA_CROWD
        return self.crowd(cell) >= CROWD

    def full_mask(self, large: bool) -> i64:
        """Cells that a small (or large) figure cannot enter. MM-10"""
        counts: list[i64] = [0] * CELLS
        found: i64 = 0
        limit: i64 = 1 if large else CROWD
        for mouse in range(MICE):
            if self.at[mouse] >= 0:
                counts[self.at[mouse]] += 1
        for figure in range(PAW):
            if self.spot[figure] >= 0:
                small = SMALL_KIND[self.kind[figure]] == 1
                counts[self.spot[figure]] += 1 if small else CROWD
        for cell in self.ground.nodes:
            most = limit
            if cell == self.ground.area:
                most = AREA_CROWD if self.rules.area_limit else 99
            if counts[cell] >= most:
                found |= bit(cell)
        return found

    def slot_of(self, figure: Figure) -> Slot:
        """The initiative card that says a figure's values; of a leader's any. 4b.2"""
        kind = self.kind[figure]
        first = SLOT_OF[kind]
        acting = self.acting()
        if acting >= RAT_CARD and KIND_OF[acting] == kind:
            return acting
        if kind == BRODIE or first >= 15:
            for slot in self.track:
                if slot >= RAT_CARD and KIND_OF[slot] == kind:
                    return slot
        return first

    def info_of(self, figure: Figure) -> MinionInfo:
        return MINION_INFOS[self.slot_of(figure)]

    def is_small(self, figure: Figure) -> bool:
        return SMALL_KIND[self.kind[figure]] == 1

    def is_large(self, figure: Figure) -> bool:
        return LARGE_KIND[self.kind[figure]] == 1

    def place_rule(self) -> PlaceRule:
        return self.chapter.rules[self.side]

    # Cards.

    def holds_trick(self, mouse: Mouse, do: i64) -> Card:
        """A trick of hers with that effect, or NONE."""
        for card in TRICKS:
            if self.where[card] == IN_BAG + mouse:
                power = CARD_INFOS[card].power
                if power is not None and power.do == do:
                    return card
        return NONE

    def bag_size(self, mouse: Mouse) -> i64:
        found: i64 = 0
        for card in range(CARDS):
            if self.where[card] == IN_BAG + mouse and CARD_INFOS[card].kind != TRICK:
                found += 1
        return found

    def bag_limit(self, mouse: Mouse) -> i64:
        limit: i64 = BAG
        for card in range(CARDS):
            if self.where[card] == WORN + mouse:
                limit += CARD_INFOS[card].bag
        return limit

    def worn(self, mouse: Mouse) -> list[i64]:
        """The cards she wears that work now. MM-146"""
        found: list[i64] = []
        if self.golems >> mouse & 1:
            return found
        for card in range(CARDS):
            if self.where[card] == WORN + mouse and self.may_use(mouse, card):
                found.append(card)
        return found

    def may_use(self, mouse: Mouse, card: Card) -> bool:
        """Her class or values meet the card's requirement. MT-C6 MM-146"""
        info, who = CARD_INFOS[card], MOUSE_INFOS[mouse]
        if info.clockwork and not who.clockwork:
            return False
        if info.lore > 0 or info.battle > 0:
            if info.lore > 0 and self.lore(mouse) >= info.lore:
                return True
            return info.battle > 0 and who.battle >= info.battle
        return info.classes & who.classes != 0

    def lore(self, mouse: Mouse) -> i64:
        """With what she wears; a robe asks for a class, so this does not go in circles."""
        value = MOUSE_INFOS[mouse].lore
        if self.golems >> mouse & 1:
            return value
        for card in LORE_CARDS:
            if self.where[card] == WORN + mouse and (
                CARD_INFOS[card].classes & MOUSE_INFOS[mouse].classes
            ):
                value += CARD_INFOS[card].lore_bonus
        return value

    def movement(self, mouse: Mouse) -> i64:
        """Never below 0. MM-126"""
        value = MOUSE_INFOS[mouse].movement
        for card in self.worn(mouse):
            value += CARD_INFOS[card].movement
        return value if value > 0 else 0

    def amount(self, do: i64) -> i64:
        """The number of a building block by which nobody's card can be seen any more."""
        power = POWERS[do]
        return 0 if power is None else power.n

    # Cheese and time.

    def cheese_left(self) -> i64:
        """What the supply still has. MM-65"""
        if not self.rules.cheese_runs_out:
            return 99
        return SUPPLY - self.wheel - sum(each for each in self.cheese)

    def gain(self, mouse: Mouse, many: i64) -> None:
        """MT-A3"""
        left = self.cheese_left()
        got = many if many < left else left
        if got <= 0:
            return
        self.cheese[mouse] += got
        if self.listener is not None:
            self.say_mouse("event-gains", mouse, {"count": int(got)})

    def feed_wheel(self, many: i64) -> None:
        """MT-A3 MT-E7; the surge comes when what is going on is finished (MM-24)."""
        left = self.cheese_left()
        got = many if many < left else left
        if got <= 0:
            return
        self.wheel += got
        if self.listener is not None:
            self.tell("event-wheel", {"count": int(got), "wheel": int(self.wheel)})
        if self.wheel >= self.surge_limit():
            self.surge_due = True

    def surge_limit(self) -> i64:
        """4c.6"""
        if self.rules.heroic:
            return SURGE - 1
        if self.rules.story and self.chapter.end >= PAGES:
            return SURGE + 1
        return SURGE

    def turn_page(self) -> None:
        """MT-E7 MT-X1 MM-29"""
        self.page += 1
        if self.listener is not None:
            self.tell("event-page", {"page": int(self.page), "end": int(self.end)})
        if self.page >= self.end and not self.rules.last_stand:
            self.lose("outcome-time")

    def lose(self, reason: str) -> None:
        """MT-W1"""
        if self.over == PLAYING:
            self.over = LOST
            self.reason = reason
            self.tell("event-lost", {"reason": f"@{reason}"})
            self.tell("event-story", {"story": f"@story-{self.chapter.name}-defeat"})

    def win(self) -> None:
        if self.over == PLAYING:
            self.over = WON
            self.reason = "outcome-won"
            self.tell("event-won", {})
            self.tell("event-story", {"story": f"@story-{self.chapter.name}-victory"})

    def later_end(self) -> None:
        """The chapter-end marker goes one page on. MM-101"""
        if self.end < PAGES:
            self.end += 1
            self.tell("event-later", {"end": int(self.end)})

    # Dice.

    def die(self) -> i64:
        return self.rng.below(FACES)

    def dice(self, many: i64) -> list[i64]:
        """MM-108"""
        return [self.rng.below(FACES) for _ in range(many)]

    # Telling.

    def say_mouse(self, message: str, mouse: Mouse, more: dict[str, Arg] | None = None) -> None:
        if self.listener is not None:
            args: dict[str, Arg] = {"mouse": MOUSE_ARGS[mouse]}
            if more is not None:
                args.update(more)
            self.tell(message, args)

    def name_of(self, figure: Figure) -> str:
        """A leader by name, an elite by number, all others by their figure."""
        kind = self.kind[figure]
        if kind == ELITE:
            return ELITE_ARGS[figure]
        return FIGURE_ARGS[figure] if kind < VURST else MINION_ARGS[kind]

    def say_figure(self, message: str, figure: Figure, more: dict[str, Arg] | None = None) -> None:
        if self.listener is not None:
            args: dict[str, Arg] = {
                "minion": MINION_ARGS[self.kind[figure]],
                "figure": self.name_of(figure),
            }
            if more is not None:
                args.update(more)
            self.tell(message, args)
