"""`why`, `rules`, `help` and `log`: reasons with their clause, in the player's own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scurry.kernel.game import Game
from scurry.kernel.state import Choice, State
from scurry.terminal.typed import Typed, understand
from scurry.terminal.whynot import matching, reasons
from scurry.words import LANGUAGES, Words, clause
from tests.terminal.driver import CATALOGUE, Terminal, prompt, run

GAMES = list(CATALOGUE.values())
SEED = "4"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def asked(game: Game) -> tuple[State, int]:
    """A first position in which seat 0 is asked (the terminal's usual number of seats)."""
    state = game.start(max(game.fewest, min(2, game.most)), int(SEED))
    return state, state.pending()[0]


def forbidden(state: State, seat: int) -> Choice:
    return next(c for c in state.conceivable(seat) if c.refusal(state, seat) is not None)


def humans(game: Game) -> str:
    return ",".join(["human"] * max(game.fewest, min(2, game.most)))


def flat(text: str) -> str:
    """Without line breaks and frames, as wrapping puts them anywhere."""
    return re.sub(r"\W+", " ", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_a_refusal_names_its_clause_and_quotes_the_rule(
    game: Game, lang: str, tmp_path: Path
) -> None:
    state, seat = asked(game)
    choice = forbidden(state, seat)
    refusal = choice.refusal(state, seat)
    assert refusal is not None
    words = Words(lang, game)
    args = ("play", game.id, "--seed", SEED, "--seats", humans(game), "--lang", lang)
    terminal = Terminal(*args, cwd=tmp_path)
    terminal.until(re.escape(words.say("press-enter")))
    terminal.type("\n")
    terminal.until(prompt(lang))
    for typed in (choice.key, f"why {choice.key}", f"{words.say('command-why')} {choice.key}"):
        terminal.type(f"{typed}\n")
        shown = flat(terminal.until(prompt(lang)))
        assert flat(words.refusal(refusal)) in shown
        quote = re.sub(r"[*_`]", "", clause(game, lang, refusal.clause))
        assert flat(quote.split("\n\n")[-1])[:60] in shown
    terminal.type("quit\n")
    assert terminal.finish() == 0


@every_game
def test_a_part_of_a_key_finds_every_choice_that_has_it(game: Game) -> None:
    state, seat = asked(game)
    words = Words("en", game)
    choice = max(state.conceivable(seat), key=lambda choice: len(choice.key.split()))
    part = choice.key.split()[-1]
    found = [choice for reason in reasons(state, seat, part, words) for choice in reason.choices]
    assert choice in found
    assert all(part in choice.key or part in words.choice(choice) for choice in found)


@every_game
def test_an_exact_key_finds_nothing_else(game: Game) -> None:
    state, seat = asked(game)
    for choice in state.conceivable(seat):
        assert matching(state.conceivable(seat), choice.key, Words("en", game)) == [choice]


@every_game
def test_what_is_allowed_is_said_to_be(game: Game, tmp_path: Path) -> None:
    state, seat = asked(game)
    key = state.options(seat)[0].key
    args = ("play", game.id, "--plain", "--seed", SEED, "--seats", humans(game))
    done = run(*args, cwd=tmp_path, typed=f"why {key}\nwhy nosuchthing\nwhy\n")
    assert f"\nwhy {key}\t-\t" in done.stdout
    assert done.stdout.count("\nrefused unknown -\t") == 2


@every_game
def test_the_rules_in_force_are_quoted(game: Game, tmp_path: Path) -> None:
    state, seat = asked(game)
    args = ("play", game.id, "--plain", "--seed", SEED, "--seats", humans(game))
    done = run(*args, cwd=tmp_path, typed="rules\nrules ZZ-99\n")
    for clause_id in state.question(seat).clauses:
        assert f"\nrule {clause_id}\t" in done.stdout
    assert "ZZ-99" in done.stdout


@pytest.mark.parametrize(
    "typed", ["@nothing", "#0", "@", "why @nothing", "rules @x", "[bold]", "%"]
)
def test_strange_input_is_only_refused(typed: str, tmp_path: Path) -> None:
    terminal = Terminal("play", GAMES[0].id, cwd=tmp_path)
    terminal.until(prompt("en"))
    terminal.type(typed + "\n")
    terminal.until(prompt("en"))
    terminal.type("quit\n")
    assert terminal.finish() == 0


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("2", Typed("choose", "log")),  # a number
        ("Bid 7", Typed("choose", "bid 7")),  # a key, whatever its case
        ("log", Typed("choose", "log")),  # a key comes before a command
        ("  чому   bid 3 ", Typed("why", "bid 3")),
        ("why", Typed("why", "")),
        ("?", Typed("help", "")),
        ("9", Typed("choose", "9")),
        ("", Typed("choose", "")),
    ],
)
def test_what_is_typed_is_understood(line: str, meant: Typed) -> None:
    assert understand(line, ["bid 7", "log"], Words("uk")) == meant
