"""Quick races on a board: how long they take, and whether it matters who begins. CHS-B2"""

from __future__ import annotations

from scurry.games.chess_race.bots import best_option
from scurry.games.chess_race.setup import line_up
from scurry.kernel.options import Value
from scurry.kernel.rng import seeded
from scurry.kernel.workshop import Progress, Trial

MOST_CHOICES = 100_000


def race_once(trial: Trial, seats: int, seed: int, options: dict[str, Value]) -> None:
    """One race of quick racers; seats are counted from the one that begins."""
    race = line_up(seats, seeded(seed), None, None, options)
    for _ in range(MOST_CHOICES):
        asked = race.pending()
        if not asked:
            break
        race.apply(asked[0], best_option(race, asked[0]))
    outcome = race.outcome()
    assert outcome is not None, "a race of bots did not end"
    winners = outcome.winners()
    for seat in winners:
        trial.won[(seat - race.first) % seats] += 1.0 / float(len(winners))
    trial.games += 1
    trial.lengths.append(race.round)


def try_out(
    seats: int, games: int, seed: int, options: dict[str, Value], progress: Progress
) -> Trial:
    """So many races, or fewer if the progress says stop."""
    trial = Trial(seats)
    for number in range(games):
        race_once(trial, seats, seed * 1_000_003 + number, options)
        if not progress(trial.games):
            break
    return trial
