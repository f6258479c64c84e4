"""Mouse Tales as the kernel asks it: who is asked what, clone, imagine, outcome."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.closing import Closing
from scurry.games.mouse_tales.dodging import Spur
from scurry.games.mouse_tales.equipping import Equipping, Overflow, overfull
from scurry.games.mouse_tales.handover import Handover
from scurry.games.mouse_tales.infos import ENCOUNTER_INFOS
from scurry.games.mouse_tales.placing import cat_comes
from scurry.games.mouse_tales.rescue import Rescue, escape
from scurry.games.mouse_tales.rounds import send_wave, wave_due
from scurry.games.mouse_tales.stock import CLAW, HORN
from scurry.games.mouse_tales.surging import Surge
from scurry.games.mouse_tales.tale import PLAYING, WON, Scene, Tale
from scurry.games.mouse_tales.victory import is_won
from scurry.games.mouse_tales.words import FIGURE_NAMES, FIGURES, IN_DECK, MICE, NONE, bit
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import WINDOW, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice

LONGEST: Final = 100_000  # things that happen between two questions
NO_CHOICES: Final[list[Choice]] = []


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Mice(Tale):
    """A position of a chapter, one to four players."""

    def run(self) -> None:
        """Play on until somebody must decide."""
        for _ in range(LONGEST):
            if self.over != PLAYING and not self.closing:
                self.finish()
            if not self.stack or (self.waiting and not self.too_much()):
                return
            if self.fighting == 0 and self.over == PLAYING and self.attend():
                continue
            self.top().go(self)
        raise RuntimeError("nobody was asked for too long")

    def finish(self) -> None:
        """The chapter is over: rewards, and in a campaign the last questions. MT-W2"""
        self.closing = True
        self.waiting = 0
        self.turn_mouse = NONE
        self.stack = []
        if self.over == WON:
            self.achievements |= self.chapter.reward
            if sum(times for times in self.captures) == 0:
                self.achievements |= self.chapter.safe_reward
            if self.achievements & HORN:
                self.achievements &= ~CLAW
        if self.rules.campaign:
            self.stack.append(Closing())

    def attend(self) -> bool:
        """What must happen before the scene on top goes on; says whether something did.

        MM-114 MM-144
        """
        if self.unsettled == 0:
            if self.rules.loss_first and self.surge_now():
                return True
            if is_won(self):
                self.win()
                return True
        if self.escaping != NONE:
            escape(self)
            return True
        if self.carrier != NONE and self.at[self.carrier] < 0:
            if isinstance(self.top(), Handover):
                return False
            self.push(Handover())
            return True
        return self.see_to_mice() or (self.unsettled == 0 and self.see_to_minions())

    def see_to_mice(self) -> bool:
        for mouse in range(MICE):
            if self.returning >> mouse & 1:
                self.returning &= ~bit(mouse)
                self.push(Rescue(mouse))
                return True
            if self.spurred >> mouse & 1:
                self.spurred &= ~bit(mouse)
                self.push(Spur(mouse, True))
                return True
        if self.wearing != NONE and self.packing == 0:
            mouse = self.wearing
            self.wearing = NONE
            self.push(Equipping(mouse))
            return True
        return False

    def too_much(self) -> bool:
        """Before anything else is asked, a bag that is too full is seen to. MM-60"""
        if self.packing > 0 or self.fighting > 0 or self.over != PLAYING:
            return False
        mouse = overfull(self)
        if mouse == NONE or isinstance(self.top(), Overflow):
            return False
        self.waiting = 0
        self.push(Overflow(mouse))
        return True

    def see_to_minions(self) -> bool:
        if self.cat_wakes:
            self.cat_wakes = False
            cat_comes(self, self.chapter.sleeper)
            return True
        if wave_due(self):
            send_wave(self)
            return True
        return self.surge_now()

    def surge_now(self) -> bool:
        """When what goes on is finished; by house rule at the turn's end. MM-24

        Till it is over nobody wins. MM-114
        """
        if not self.surge_due:
            return False
        if self.rules.surge_at_turn_end and len(self.stack) > 1:
            return False
        self.surge_due = False
        self.unsettled += 1
        self.push(Surge())
        return True

    # The kernel's questions.

    def pending(self) -> tuple[i64, ...]:
        return members(self.waiting)

    def options(self, seat: Seat) -> list[Choice]:
        if not self.waiting >> seat & 1:
            return NO_CHOICES
        return self.top().options(self)

    def conceivable(self, seat: Seat) -> list[Choice]:
        if not self.waiting:
            return NO_CHOICES
        scene = self.top()
        found = scene.candidates(self)[:]
        for choice in scene.pointed(self):
            if choice not in found:
                found.append(choice)
        return found

    def question(self, seat: Seat) -> Question:
        scene: Scene = self.top()
        message, clauses = scene.ask(self)
        kind = scene.kind()
        short = kind == WINDOW or self.acting() >= MICE  # minions do not wait long (MM-116)
        clock = "window_seconds" if short else "turn_seconds"
        return Question(self.serial, kind, message, scene.args(self), clauses, clock)

    def silence(self, seat: Seat) -> Choice | None:
        return self.top().silence(self)

    def outcome(self) -> Outcome | None:
        """All win or all lose. MT-W1"""
        if self.over == PLAYING or self.waiting:
            return None
        place = 1 if self.over == WON else 2
        return Outcome(self.reason, tuple([place] * self.seats))

    def inventory(self) -> dict[str, int]:
        """Every search card and encounter card is somewhere, every figure too. MT-C1"""
        held = len(self.enc_deck) + len(self.enc_out) + len(self.enc_discard)
        if self.face_up != NONE:
            held += 1
        found: dict[str, int] = {
            "search cards": len(self.deck) + sum(1 for place in self.where if place != IN_DECK),
            "encounter cards": held,
        }
        for figure in range(FIGURES):
            stands = self.spot[figure] >= 0
            found[FIGURE_NAMES[figure]] = 1 if stands == (self.kind[figure] != NONE) else 0
        return found

    # Copies.

    def clone(self) -> Mice:
        twin = self.likeness(self.rng.clone())
        twin.deck = self.deck[:]
        twin.enc_deck = self.enc_deck[:]
        twin.enc_out = self.enc_out
        return twin

    def likeness(self, rng: Rng) -> Mice:
        """All but the hidden decks."""
        twin = Mice(self.seats, rng, None, self.rules)
        self.copy_chapter(twin)
        self.copy_mice(twin)
        self.copy_board(twin)
        self.copy_effects(twin)
        for phase in self.stack:
            twin.stack.append(phase.clone())
        return twin

    def copy_chapter(self, twin: Mice) -> None:
        twin.serial = self.serial
        twin.over = self.over
        twin.closing = self.closing
        twin.reason = self.reason
        twin.waiting = self.waiting
        twin.votes = self.votes[:]
        twin.voters = self.voters[:]
        twin.page = self.page
        twin.end = self.end
        twin.wheel = self.wheel
        twin.surge_due = self.surge_due
        twin.tokens = self.tokens
        twin.carrier = self.carrier
        twin.flags = self.flags
        twin.found = self.found
        twin.stars = self.stars[:]
        twin.helped = self.helped
        twin.placed = self.placed
        twin.waves = self.waves
        twin.cat_left = self.cat_left
        twin.cat_passing = self.cat_passing
        twin.cat_came = self.cat_came
        twin.cat_lulled = self.cat_lulled
        twin.achievements = self.achievements
        twin.used_up = self.used_up
        twin.finished = self.finished
        twin.inherited = self.inherited
        twin.kept_by = self.kept_by[:]

    def copy_mice(self, twin: Mice) -> None:
        twin.party = self.party
        twin.runner = self.runner[:]
        twin.at = self.at[:]
        twin.wounds = self.wounds[:]
        twin.poison = self.poison[:]
        twin.cheese = self.cheese[:]
        twin.woes = self.woes[:]
        twin.captures = self.captures[:]
        twin.abilities = self.abilities[:]
        twin.abducted = self.abducted
        twin.searched = self.searched[:]
        twin.where = self.where[:]
        twin.known = self.known

    def copy_board(self, twin: Mice) -> None:
        twin.kind = self.kind[:]
        twin.spot = self.spot[:]
        twin.hurt = self.hurt[:]
        twin.plight = self.plight[:]
        twin.greedy = self.greedy
        twin.beaten = self.beaten
        twin.track = self.track[:]
        twin.acted = self.acted
        twin.turn_at = self.turn_at
        twin.card_hurt = self.card_hurt[:]
        twin.new_round = self.new_round
        twin.rounds_here = self.rounds_here
        twin.enc_known = self.enc_known
        twin.enc_discard = self.enc_discard[:]
        twin.enc_shuffled = self.enc_shuffled
        twin.face_up = self.face_up
        twin.ups = self.ups[:]
        twin.place = self.place
        twin.side = self.side
        twin.ground = self.ground
        twin.visited = self.visited
        twin.traps = self.traps[:]
        twin.snares = self.snares
        twin.snare_by = self.snare_by
        twin.hook_a = self.hook_a
        twin.hook_b = self.hook_b
        twin.fork = self.fork
        twin.grape = self.grape

    def copy_effects(self, twin: Mice) -> None:
        twin.guards = self.guards
        twin.rallies = self.rallies
        twin.hidden_by = self.hidden_by[:]
        twin.golems = self.golems
        twin.inspired = self.inspired
        twin.inspired_used = self.inspired_used
        twin.reacted = self.reacted
        twin.horn_used = self.horn_used
        twin.eased = self.eased
        twin.once = self.once
        twin.whistled = self.whistled
        twin.attacked = self.attacked
        twin.experts = self.experts[:]
        twin.slain = self.slain[:]
        twin.turn_mouse = self.turn_mouse
        twin.ability_used = self.ability_used
        twin.turn_ends = self.turn_ends
        twin.learned = self.learned
        twin.escaping = self.escaping
        twin.returning = self.returning
        twin.wearing = self.wearing
        twin.spurred = self.spurred
        twin.cat_wakes = self.cat_wakes
        twin.packing = self.packing
        twin.fighting = self.fighting
        twin.unsettled = self.unsettled

    def imagine(self, seat: Seat, rng: Rng) -> Mice:
        """All is open but the decks, and what is known of their tops. MM-110"""
        twin = self.likeness(rng)
        twin.deck = shuffled_below(self.deck, self.known, rng)
        if self.enc_shuffled:
            twin.enc_deck = shuffled_below(self.enc_deck, self.enc_known, rng)
            twin.enc_out = self.enc_out
        else:
            twin.draw_encounters_anew(self)
        return twin

    def draw_encounters_anew(self, real: Mice) -> None:
        """How many of each colour are in the deck is known, which ones is not. 4c.2"""
        cut = len(real.enc_deck) - real.enc_known
        unseen = sorted(real.enc_deck[:cut] + real.enc_out)
        reds = sum(1 for card in real.enc_deck[:cut] if ENCOUNTER_INFOS[card].red)
        black = [card for card in unseen if not ENCOUNTER_INFOS[card].red]
        red = [card for card in unseen if ENCOUNTER_INFOS[card].red]
        self.rng.shuffle(black)
        self.rng.shuffle(red)
        deck = black[: cut - reds] + red[:reds]
        self.rng.shuffle(deck)
        self.enc_deck = deck + real.enc_deck[cut:]
        self.enc_out = sorted(black[cut - reds :] + red[reds:])


def shuffled_below(deck: list[i64], known: i64, rng: Rng) -> list[i64]:
    """The same cards, all but the known ones at the top in a new order."""
    cut = len(deck) - known
    below = sorted(deck[:cut])
    rng.shuffle(below)
    return below + deck[cut:]
