"""Several people at one screen: nobody sees another's hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scurry.kernel.game import Game
from scurry.words import Words
from tests.terminal.driver import CATALOGUE, CLEARED, Terminal, play_on, prompt

WORDS = Words("en")
ENTER = re.escape(WORDS.say("press-enter"))
GAMES = [game for game in CATALOGUE.values() if game.most > 1]


def secrets_of(game: Game, seed: int, seat: int) -> list[str]:
    """The lines of a first position that only this seat sees."""
    state = game.start(max(2, game.fewest), seed)
    public = game.picture(state, None).splitlines()
    return [line for line in game.picture(state, seat).splitlines() if line not in public]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_screen_is_empty_while_it_changes_hands(game: Game, tmp_path: Path) -> None:
    seats = ",".join(["human"] * max(2, game.fewest))
    terminal = Terminal("play", game.id, "--seats", seats, "--seed", "4", cwd=tmp_path)
    handed = 0
    holder = ""
    for _ in range(12):
        shown = terminal.until(prompt("en"), ENTER)
        if shown.endswith(WORDS.say("press-enter")):
            handed += 1
            left = shown.rpartition(CLEARED)[2]
            told = re.findall(WORDS.say("pass-screen", {"seat": r"(Player \d)"}), left)
            assert told
            assert told != [holder]  # only when the seat changes
            holder = told[0]
            for seat in range(max(2, game.fewest)):
                assert not any(line in left for line in secrets_of(game, 4, seat))
            terminal.type("\n")
        else:
            assert f"· {holder}" in shown  # the frame says whose hand it is
            terminal.type("1\n")
    assert handed >= 1
    assert terminal.raw.count("\x1b[3J") >= handed  # nor can one scroll back
    terminal.type("\x04")
    terminal.type("\x04")
    assert terminal.finish() == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_person_among_bots_is_never_asked_to_hand_over(game: Game, tmp_path: Path) -> None:
    terminal = Terminal("play", game.id, "--seed", "4", cwd=tmp_path)
    assert play_on(terminal, "en")
    terminal.finish()
    assert WORDS.say("press-enter") not in terminal.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_people_can_share_a_screen_to_the_end(game: Game, tmp_path: Path) -> None:
    seats = ",".join(["human"] * max(2, game.fewest))
    terminal = Terminal("play", game.id, "--seats", seats, "--seed", "4", cwd=tmp_path)
    assert play_on(terminal, "en")
    assert terminal.finish() == 0
