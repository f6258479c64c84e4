"""Which cards make the track: the host's choice, or chance. RAT-S1 RAT-S2 RAT-S3 RAT-S7"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.rat_de_france.race import Race
from scurry.games.rat_de_france.track import Track, track_of
from scurry.kernel.rng import Rng

ENDS = ("I", "II", "III", "IV", "V", "VI")
SECTIONS = tuple(str(number) for number in range(1, 25))


def lay_track(race: Race) -> Track:
    """Start card, one or two sections, finish card."""
    rules = race.rules
    wanted_ends = [rules.start_card, rules.finish_card]
    first, last = pick(race.rng, ENDS, wanted_ends)
    stages = [race.race] if rules.tournament else [0, 1] if rules.long else [0]
    numbers = pick(race.rng, SECTIONS, [rules.sections[stage] for stage in stages])
    words = [first]
    for number, stage in zip(numbers, stages, strict=True):
        words.append(number + ("'" if turned(race.rng, rules.turns[stage]) else ""))
    words.append(last + "'")
    return track_of(" ".join(words) + (" strict" if rules.strict_corners else ""))


def pick(rng: Rng, cards: tuple[str, ...], wanted: list[str]) -> list[str]:
    """The wanted cards; for each "random" one that is not taken yet."""
    taken = [card for card in wanted if card != "random"]
    found: list[str] = []
    for wish in wanted:
        card = wish
        if wish == "random":
            free = [other for other in cards if other not in taken]
            card = free[rng.below(len(free))]
            taken.append(card)
        found.append(card)
    return found


def turned(rng: Rng, wish: str) -> bool:
    if wish == "random":
        side: i64 = rng.below(2)
        return side == 1
    return wish == "180"
