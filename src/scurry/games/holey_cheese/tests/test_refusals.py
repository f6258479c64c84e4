"""Why not? Everything one may point at has an answer, with the clause that stands in the way."""

from __future__ import annotations

import re

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.tests.tables import play, table, why

RING = "ring: cheese(m) apple/0.1 bread/1.2 corn egg fish\n"
STOCKS = "seats: 3\nstock 0: tomato\nstock 1: banana\n"
READY = f"{RING}{STOCKS}"
NUMBER = f"turn: dice clockwise 3\n{READY}"
PAW = f"turn: dice clockwise paw\n{READY}"
BUZZ = f"turn: phase buzzing dice clockwise 3\n{READY}options: pace=buzz\n"
ADVANCED = "options: mode=advanced\n"
TAPPING = f"turn: phase tapping dice clockwise paw\n{READY}{ADVANCED}"
BUZZ_TAP = TAPPING.replace("tapping", "buzzing") + "options: pace=buzz\n"
PLACING = (
    "turn: phase placing waiting 1\nring: egg(m) cheese apple sausage(c) corn cheese fish\n"
    f"seats: 3\n{ADVANCED}options: roller_places_mouse=on\n"
)
OVER = f"turn: phase over waiting 0\n{RING}{STOCKS}"

CASES = [
    # When.
    (OVER, [], "0 name corn", "CHE-T3 why-over"),
    (READY, [], "0 begin 1", "DS-42 why-not-now"),
    (NUMBER, [], "0 ready", "DS-02 why-not-now"),
    (NUMBER, [], "0 decline", "CHE-R5 why-not-now"),
    (NUMBER, [], "0 lay 1", "CHE-R5 why-not-now"),
    (PAW, ["0 slap"], "0 slap", "CHE-R5 why-not-now"),
    (f"{READY}options: pace=buzz", [], "0 buzz", "CHE-O5 why-not-now"),
    (NUMBER, [], "0 take 2", "CHE-T3 why-not-now"),
    (NUMBER, [], "0 take back 2", "DS-50 why-not-now"),
    (f"{NUMBER}{ADVANCED}", [], "0 tap 1", "CHE-A4 why-not-now"),
    (NUMBER, ["0 name corn"], "0 name egg", "CHE-R1 why-before-roll"),
    (READY, [], "1 slap", "CHE-R1 why-before-roll"),
    (PLACING, [], "0 name egg", "CHE-R1 why-before-roll"),
    (PLACING, [], "0 slap", "CHE-R1 why-before-roll"),
    (f"{NUMBER}options: wrong_costs=on", ["0 name egg", "1 pass", "2 pass"], "1 name corn",
     "CHE-R2 why-checked"),
    (f"turn: phase returning waiting 1 dice clockwise paw\n{READY}{ADVANCED}", [], "1 name corn",
     "CHE-R2 why-checked"),
    (READY, [], "0 pass", "DS-34 why-nothing-to-pass"),
    (PAW, ["0 slap"], "0 pass", "DS-34 why-nothing-to-pass"),
    # Who.
    (PLACING, [], "1 begin 2", "DS-42 why-not-you"),
    (PAW, ["0 slap"], "1 lay 1", "CHE-R5 why-not-you"),
    (PAW, ["0 slap"], "1 decline", "CHE-R5 why-not-you"),
    (f"{PAW}options: prize_replaces=on", ["0 slap"], "1 replace 2", "CHE-R5 why-not-you"),
    (f"turn: phase choosing waiting 1\n{READY}", [], "1 take 3", "CHE-T3 why-not-you"),
    (f"turn: phase returning waiting 1\n{READY}", [], "1 take back 3", "DS-50 why-not-you"),
    (NUMBER, ["0 pass"], "0 pass", "DS-34 why-not-you"),
    (f"{TAPPING}options: pace=turns\n".replace("tapping", "tapping waiting 2 still 7"), [],
     "0 tap 1", "CHE-A4 why-not-you"),
    # The dice.
    (f"{READY}options: manual_roll=on", [], "0 ready", "DS-02 why-roll-by-hand"),
    (READY, [], "0 roll", "DS-02 why-auto-roll"),
    (f"turn: waiting 1\n{READY}options: manual_roll=on", [], "1 roll", "DS-02 why-not-roller"),
    (READY, ["1 ready"], "1 ready", "DS-02 why-ready-already"),
    # Answers.
    (PAW, [], "0 name apple", "DS-26 why-paw-no-name"),
    (TAPPING, [], "0 name cheese", "DS-26 why-paw-no-name"),
    (NUMBER, ["0 name egg"], "0 name corn", "CHE-O2 why-answered"),
    (NUMBER, ["0 pass"], "0 name corn", "CHE-O2 why-answered"),
    (BUZZ, ["0 pass"], "0 buzz", "CHE-O2 why-answered"),
    (BUZZ, ["0 pass"], "0 name corn", "CHE-O2 why-answered"),
    (BUZZ, [], "0 name corn", "CHE-O5 why-buzz-first"),
    (BUZZ_TAP, [], "0 tap 1", "CHE-O5 why-buzz-first"),
    (BUZZ, ["1 buzz"], "0 name corn", "CHE-O5 why-other-buzzed"),
    (BUZZ, ["1 buzz"], "0 buzz", "CHE-O5 why-other-buzzed"),
    (BUZZ_TAP, ["1 buzz"], "0 buzz", "CHE-O5 why-other-buzzed"),
    (BUZZ, [], "0 slap", "CHE-O5 why-buzz-only"),
    (BUZZ, ["1 buzz"], "1 slap", "CHE-O5 why-buzz-only"),
    (NUMBER, [], "0 buzz", "CHE-O5 why-no-buzzing"),
    (f"{NUMBER}options: many_answers=on", ["0 name egg"], "0 name egg", "DS-03 why-named"),
    (NUMBER, ["0 name egg"], "0 slap", "DS-25 why-slap-late"),
    (TAPPING, [], "0 slap", "CHE-A4 why-tap-cheese"),
    (BUZZ_TAP, [], "0 slap", "CHE-A4 why-tap-cheese"),
    # Places.
    (PLACING, [], "0 begin 1", "CHE-A2 why-not-farthest"),
    (PLACING, [], "0 begin 8", "DS-09 why-no-such-place"),
    (PAW, ["0 slap"], "0 lay 7", "DS-09 why-no-such-place"),
    (f"{PAW}options: prize_replaces=on", ["0 slap"], "0 replace 7", "DS-09 why-no-such-place"),
    (f"turn: phase choosing waiting 1\n{READY}", [], "0 take 7", "DS-09 why-no-such-place"),
    (f"turn: phase returning waiting 1\n{READY}", [], "0 take back 7", "DS-09 why-no-such-place"),
    (TAPPING, [], "0 tap 7", "DS-09 why-no-such-place"),
    (PAW, ["0 slap"], "0 lay 3", "DS-21 why-covered"),
    (PAW, ["0 slap"], "0 lay 2", "DS-21 why-covered"),
    (PAW, ["0 slap"], "0 replace 3", "DS-23 why-no-replacing"),
    (f"{PAW}options: prize_replaces=on", ["0 slap"], "0 replace 1", "DS-23 why-nothing-to-replace"),
    (f"{PAW}options: prize_replaces=on", ["0 slap"], "0 replace 2", "DS-23 why-own-burrow"),
    (f"turn: phase choosing waiting 1\n{READY}", [], "0 take 3", "CHE-T3 why-not-your-burrow"),
    (f"turn: phase returning waiting 1\n{READY}", [], "0 take back 4",
     "DS-50 why-not-your-burrow"),
    # Taps.
    (PAW, [], "0 tap 1", "CHE-A4 why-basic-no-tap"),
    (f"{TAPPING.replace('corn', 'cheese')}", ["0 tap 1"], "0 tap 4", "DS-51 why-holding"),
    (TAPPING, ["0 tap 2", "0 tap 3"], "0 tap 1", "DS-51 why-out-of-slap"),
    (TAPPING, ["0 pass"], "0 tap 1", "DS-51 why-out-of-slap"),
    (TAPPING, ["0 tap 2"], "0 tap 2", "DS-51 why-tapped"),
    (f"{TAPPING}options: covered_cheese_out=on", [], "0 tap 3", "DS-51 why-covered-out"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "before", "answer", "wanted"), CASES)
def test_what_cannot_be_done_has_a_reason(
    text: str, before: list[str], answer: str, wanted: str
) -> None:
    """CHE-A2 CHE-A4 CHE-O2 CHE-O5 CHE-R1 CHE-R2 CHE-R5 CHE-T3 DS-02 DS-03 DS-09 DS-21 DS-23 DS-25
    DS-26 DS-34 DS-42 DS-50 DS-51
    """
    seat, _, key = answer.partition(" ")
    assert why(play(table(text), *before), int(seat), key) == wanted


def test_every_reason_is_given_here() -> None:
    """CHE-T3 DS-34"""
    source = (cheese.folder / "refusals.py").read_text(encoding="utf-8")
    given = {wanted.split()[1] for _, _, _, wanted in CASES}
    assert given == {*re.findall(r'"(why-[a-z-]+)"', source)}


@pytest.mark.parametrize(
    ("text", "before", "seat", "key", "args"),
    [
        (PAW, ["0 slap"], 0, "lay 3", {"seat": "#1"}),
        (PAW, ["0 slap"], 0, "lay 9", {"places": 6}),
        (BUZZ, ["1 buzz"], 0, "buzz", {"seat": "#1"}),
        (BUZZ, ["1 buzz"], 0, "name corn", {"seat": "#1"}),
        (f"{NUMBER}options: many_answers=on", ["0 name egg"], 0, "name egg",
         {"product": "@product-egg"}),
    ],
)  # fmt: skip
def test_a_reason_says_who_and_what(
    text: str, before: list[str], seat: int, key: str, args: dict[str, object]
) -> None:
    """DS-21 DS-09 CHE-O5 DS-03"""
    game = play(table(text), *before)
    (choice,) = [choice for choice in game.conceivable(seat) if choice.key == key]
    refusal = choice.refusal(game, seat)
    assert refusal is not None
    assert refusal.args == args
