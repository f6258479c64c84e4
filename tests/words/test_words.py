"""Everything the games and the frame can say has words, in every language, and no word is idle."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from scurry import words
from scurry.kernel.catalogue import find, outside_games, own_games
from scurry.kernel.game import Game
from scurry.kernel.message import Arg, Event, EventLog, Refusal
from scurry.kernel.options import Pick, Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import Question
from scurry.kernel.state import Choice, State
from scurry.words import LANGUAGES, Words

Said = Choice | Event | Question | Refusal | Outcome

GAMES: Final = [game.id for game in (*own_games(), *outside_games())]  # no toys of other tests
OPTION_MIXES: Final = 6  # games per number of seats, besides one with the defaults
PREFIXES: Final = ("choice-", "event-", "why-", "ask-", "outcome-")
MESSAGE_ID: Final = re.compile(rf"(?:{'|'.join(PREFIXES)})[a-z0-9_-]*[a-z0-9_]")

every_game = pytest.mark.parametrize("game_id", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def forsage(lang: str, *names: str) -> Words:
    return Words(lang, find("forsage_cards"), names)


# Arguments.


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("uk", ["1 карта", "2 карти", "5 карт", "21 карта"]),
        ("ru", ["1 карта", "2 карты", "5 карт", "21 карта"]),
        ("en", ["1 card", "2 cards", "5 cards", "21 cards"]),
    ],
)
def test_plurals_follow_the_number(lang: str, forms: list[str]) -> None:
    for number, form in zip((1, 2, 5, 21), forms, strict=True):
        said = forsage(lang).say("event-start", {"seat": "#0", "cards": number})
        assert re.search(rf"\b{form}\b", said)


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("uk", ["на самий верх", "під 1 карту", "під 3 карти", "під 12 карт", "під 21 карту"]),
        ("ru", ["на самый верх", "под 1 карту", "под 3 карты", "под 12 карт", "под 21 карту"]),
        ("en", ["on the very top", "under 1 card", "under 3 cards", "under 12", "under 21 cards"]),
    ],
)
def test_the_place_of_a_crash_is_told_in_good_grammar(lang: str, forms: list[str]) -> None:
    for place, form in zip((0, 1, 3, 12, 21), forms, strict=True):
        said = forsage(lang).say("event-returned-at", {"seat": "#0", "place": place})
        assert re.search(rf"{form}\b", said)


def test_a_seat_is_called_by_its_name_or_else_by_its_number() -> None:
    drawn = Event("event-draws", {"seat": "#1"})
    assert forsage("uk", "Леся", "Марко").event(drawn) == "Марко бере карту."
    assert forsage("uk", "Леся").event(drawn) == "Гравець 2 бере карту."
    assert forsage("en").event(drawn) == "Player 2 draws a card."


def test_a_card_is_called_by_its_name_in_that_language() -> None:
    drawn = Event("event-draws-card", {"seat": "#0", "card": "@card-pryvyd"})
    assert forsage("uk", "Леся").event(drawn) == "Леся бере карту «Привид»."
    assert forsage("ru", "Леся").event(drawn) == "Леся берёт карту «Призрак»."
    assert forsage("en", "Lesia").event(drawn) == "Lesia draws Ghost."


def test_a_list_is_joined_and_its_parts_are_resolved() -> None:
    args: dict[str, Arg] = {"names": ("#0", "@card-stop", "a friend")}
    assert forsage("en", "Olia").say("waiting-for", args) == "Waiting for Olia, Stop, a friend"


def test_any_other_string_is_itself() -> None:
    for text in ("#", "#one", "plain"):
        assert Words("en").say("pass-screen", {"seat": text}).endswith(text)


def test_a_player_may_be_called_like_an_argument() -> None:
    said = Words("en", names=("@card-stop", "#0")).say("waiting-for", {"names": ("#0", "#1")})
    assert said == "Waiting for @card-stop, #0"


# What is said of the kernel's objects.


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal("FC-21", "why-empty-hand", {"seat": "#0"})
    said = forsage("en", "Olia").refusal(refusal)
    assert said == "Olia has no cards in hand; choose someone who has. (FC-21)"


def test_an_outcome_names_the_winners() -> None:
    said = forsage("uk", "Леся", "Марко").outcome(Outcome("outcome-last-driver", (2, 1)))
    assert said.startswith("Марко ")


def test_an_option_has_a_label_a_help_and_words_for_its_values() -> None:
    options = {option.name: option for option in find("forsage_cards").options}
    en = forsage("en")
    assert en.option(options["deal"])[0] == "Cards to begin with"
    assert en.option(options["deal"])[1].endswith("besides the Boost.")
    assert en.option_value(options["deal"], "4") == "4 and a Boost"
    assert en.option_value(options["pick_a_back"], True) == "on"
    assert en.option_value(options["turn_seconds"], 60) == "60"


@every_language
def test_all_places_at_the_table_read_differently(lang: str) -> None:
    assert len({Words(lang).say("place", {"place": place}) for place in range(1, 12)}) == 11


@every_language
@pytest.mark.parametrize("code", ["not-asked", "stale", "illegal", "unknown"])
def test_every_code_of_the_door_has_a_sentence(lang: str, code: str) -> None:
    assert Words(lang).say(f"refused-{code}")


# What is missing.


@pytest.mark.parametrize("message", ["no-such-thing", "place.help", "option-deal.no-such"])
def test_a_missing_message_is_an_error_that_names_language_and_message(message: str) -> None:
    with pytest.raises(KeyError, match=f"ru: .*{message}"):
        forsage("ru").say(message)


def test_a_missing_message_among_the_arguments_is_an_error_too() -> None:
    with pytest.raises(KeyError, match=r"uk: .*card-joker"):
        forsage("uk").say("choice-give", {"card": "@card-joker"})


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="en: choice-give "):
        forsage("en").say("choice-give", {})


def test_a_language_without_words_is_an_error() -> None:
    with pytest.raises(KeyError, match="'fr'"):
        Words("fr")


def test_the_words_of_a_game_are_not_those_of_the_frame() -> None:
    with pytest.raises(KeyError):
        Words("en").say("card-stop")


# Rulebooks.


def test_a_clause_is_its_paragraph_without_anchor_and_list_mark() -> None:
    game = find("forsage_cards")
    assert words.clause(game, "en", "FC-28") == "You cannot name Crash."
    assert words.clause(game, "en", "FC-T2").startswith("Then draw the top card")


def test_a_clause_of_a_heading_brings_the_paragraphs_below_but_no_other_clause() -> None:
    said = words.clause(find("forsage_cards"), "en", "FC-K4")
    assert said.startswith("Overtake (2×)\n\nAll your turns end at once")
    assert "Example" not in said
    assert "FC-" not in said
    assert len(said.split("\n\n")) == 2


def test_a_clause_that_is_not_in_the_rulebook_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"uk: .*FC-99"):
        words.clause(find("forsage_cards"), "uk", "FC-99")


@every_language
@every_game
def test_every_anchored_clause_can_be_read(game_id: str, lang: str) -> None:
    game = find(game_id)
    anchors = re.findall(r"\{#([^}]*)\}", words.rulebook(game, lang))
    assert anchors
    for anchor in anchors:
        assert "{#" not in words.clause(game, lang, anchor)


# Every game: all that is said in random games can be said in words.


@every_language
@every_game
def test_all_that_is_said_in_random_games_has_words(game_id: str, lang: str) -> None:
    game = find(game_id)
    speaker = Words(lang, game, [f"Name{seat}" for seat in range(game.most)])
    for said in heard(game_id):
        text = word(speaker, said)
        assert text.strip()
        assert not re.search(r"[{}@]|#\d", text), text


@every_language
@every_game
def test_every_choice_of_the_vocabulary_has_words_of_its_own(game_id: str, lang: str) -> None:
    game = find(game_id)
    vocabulary = game.vocabulary(game.settled({}))
    assert len({Words(lang, game).choice(choice) for choice in vocabulary}) == len(vocabulary)


@every_language
@every_game
def test_every_option_and_value_has_words_and_no_others_are_worded(game_id: str, lang: str) -> None:
    game = find(game_id)
    speaker = Words(lang, game)
    wanted: set[str] = set()
    for option in game.options:
        assert all(speaker.option(option))
        values = [speaker.option_value(option, value) for value in option.values()]
        assert len(set(values)) == len(values)
        wanted.add(f"option-{option.name}")
        if option.group:
            wanted.add(f"option-group-{option.group}")
        if isinstance(option, Pick):
            wanted |= {f"option-{option.name}-{value}" for value in option.words}
    assert {name for name in texts(game.folder, lang) if name.startswith("option-")} == wanted


def word(speaker: Words, said: Said) -> str:
    if isinstance(said, Choice):
        return speaker.choice(said)
    if isinstance(said, Event):
        return speaker.event(said)
    if isinstance(said, Question):
        return speaker.question(said)
    if isinstance(said, Refusal):
        return speaker.refusal(said)
    return speaker.outcome(said)


@cache
def heard(game_id: str) -> list[Said]:
    """All that was said in random games, each thing once."""
    game = find(game_id)
    dice = random.Random(game_id)
    found: dict[object, Said] = {}
    for seats in range(game.fewest, game.most + 1):
        for mix in range(OPTION_MIXES + 1):
            options = mixed_options(game, seats, dice) if mix else {}
            for said in talk(game, seats, options, dice):
                found.setdefault(identity(said), said)
    return list(found.values())


def identity(said: Said) -> object:
    if isinstance(said, Outcome):
        return said.reason, said.places
    return said.message, *said.args.items()


def mixed_options(game: Game, seats: int, dice: random.Random) -> dict[str, Value]:
    """Any mix that the game does not object to."""
    for _ in range(1000):
        mix = {option.name: dice.choice(option.values()) for option in game.options}
        if game.objection(seats, game.settled(mix)) is None:
            return mix
    raise AssertionError(f"{game.id} objects to every mix of options")


def talk(game: Game, seats: int, options: dict[str, Value], dice: random.Random) -> Iterator[Said]:
    """One random game: its events, the questions and options, and one seat's refusals a step."""
    log = EventLog()
    state = game.start(seats, dice.getrandbits(32), log, None, **options)
    while asked := state.pending():
        yield from log.take()
        for seat in asked:
            yield state.question(seat)
            yield from state.options(seat)
        yield from why_not(state, dice.randrange(seats))
        seat = dice.choice(asked)
        state.apply(seat, dice.choice(state.options(seat)))
    yield from log.take()
    yield from why_not(state, dice.randrange(seats))
    outcome = state.outcome()
    assert outcome is not None
    yield outcome


def why_not(state: State, seat: int) -> Iterator[Said]:
    for choice in state.conceivable(seat):
        yield choice
        refusal = choice.refusal(state, seat)
        if refusal is not None:
            yield refusal


# Every game: texts and sources speak of the same messages.


@every_language
@every_game
def test_no_text_is_idle(game_id: str, lang: str) -> None:
    """Each is written out in the game's code, or built there: `f"event-{…}"` from a written word
    or from a choice's message without `choice-`."""
    folder = find(game_id).folder
    written, built = spoken(folder)
    parts = written | {name.removeprefix("choice-") for name in written}
    live = written | {f"{head}{part}{tail}" for head, tail in built for part in parts}
    assert {name for name in texts(folder, lang) if name.startswith(PREFIXES)} - live == set()


@every_language
@every_game
def test_no_message_of_the_sources_lacks_a_text(game_id: str, lang: str) -> None:
    folder = find(game_id).folder
    written, _ = spoken(folder)
    assert {name for name in written if MESSAGE_ID.fullmatch(name)} - texts(folder, lang) == set()


@every_language
@every_game
def test_a_game_does_not_word_what_the_frame_words_already(game_id: str, lang: str) -> None:
    assert texts(find(game_id).folder, lang) & texts(words.FRAME, lang) == set()


@every_language
@every_game
def test_the_web_table_has_its_words_and_no_idle_ones(game_id: str, lang: str) -> None:
    """What a game's web board says besides messages of the rules begins with `ui-`; it is written
    out there as 'ui-…', or built as `ui-…${`."""
    folder = find(game_id).folder
    written: set[str] = set()
    heads: set[str] = set()
    for path in [*folder.glob("ui/*.svelte"), *folder.glob("ui/*.ts")]:
        source = path.read_text(encoding="utf-8")
        written |= set(re.findall(r"['`](ui-[a-z0-9-]*[a-z0-9])['`.]", source))
        heads |= set(re.findall(r"`(ui-[a-z0-9-]*)\$\{", source))
    worded = {name for name in texts(folder, lang) if name.startswith("ui-")}
    built = {name for name in worded if name.startswith(tuple(heads))}
    assert worded - built == written


def texts(folder: Path, lang: str) -> set[str]:
    """The ids of all messages in a folder's texts."""
    source = (folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@cache
def spoken(folder: Path) -> tuple[set[str], set[tuple[str, str]]]:
    """All strings in a game's sources, and head and tail of messages built around one part."""
    written: set[str] = set()
    built: set[tuple[str, str]] = set()
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (ends := head_and_tail(node)):
                built.add(ends)
    return written, built


def head_and_tail(node: ast.JoinedStr) -> tuple[str, str] | None:
    constants = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    if constants.count(None) != 1 or not str(constants[0]).startswith(PREFIXES):
        return None
    tail = constants[2] if len(constants) == 3 else ""
    return str(constants[0]), str(tail)
