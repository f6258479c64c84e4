"""Every lesson of every game is played by the rules; bad files say what is wrong, and where."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from scurry.kernel.catalogue import find, own_games
from scurry.kernel.game import Game
from scurry.kernel.message import EventLog
from scurry.kernel.replay import Scribe
from scurry.kernel.rng import KeyedRng
from scurry.kernel.state import State
from scurry.remote import Remote, Seat, held
from scurry.server import wire
from scurry.server.lessons import BadLesson, LessonFile, LessonStep, read, secret_of, sentence_for
from scurry.server.problem import Problem
from scurry.words import LANGUAGES, Words
from tests.server.hosting import hosted

FILES = [
    pytest.param(game, path, id=f"{game.id} {path.stem}")
    for game in own_games()
    for path in sorted((game.folder / "lessons").glob("*.toml"))
]
MOST_WAYS = 200  # through one lesson


def test_there_are_lessons() -> None:
    assert len(FILES) >= 1


def first_position(game: Game, name: str, lesson: LessonFile) -> State:
    """As the server begins the lesson's table."""
    secret = bytes.fromhex(secret_of(game.id, name, lesson.seed))
    rng = KeyedRng(secret, ("",) * lesson.seats)
    return Scribe(game, lesson.seats, rng, EventLog(), None, **lesson.options).state


def ways(lesson: LessonFile) -> Iterator[list[str]]:
    """Every way through the lesson: one key a step, "" where nothing is chosen."""
    choices = [step.right or [step.answer] for step in lesson.steps]
    return itertools.islice(map(list, itertools.product(*choices)), MOST_WAYS)


@pytest.mark.parametrize(("game", "path"), FILES)
def test_a_lesson_goes_as_planned(game: Game, path: Path) -> None:
    lesson = read(path, game)
    for way in ways(lesson):
        state = first_position(game, path.stem, lesson)
        for number, (step, key) in enumerate(zip(lesson.steps, way, strict=True), 1):
            if key:
                seat = lesson.learner if step.seat is None else step.seat
                apply(state, seat, key, f"{path.name}, step {number}")


def apply(state: State, seat: int, key: str, place: str) -> None:
    assert seat in state.pending(), f"{place}: seat {seat} is not asked"
    options = {option.key: option for option in state.options(seat)}
    assert key in options, f"{place}: {key!r} is not one of {', '.join(options)}"
    state.apply(seat, options[key])


@pytest.mark.parametrize(("game", "path"), FILES)
def test_every_right_choice_can_be_made_and_every_wrong_one_is_answered(
    game: Game, path: Path
) -> None:
    lesson = read(path, game)
    state = first_position(game, path.stem, lesson)
    for number, step in enumerate(lesson.steps, 1):
        place = f"{path.name}, step {number}"
        if step.right:
            keys = [option.key for option in state.options(lesson.learner)]
            for key in step.right:
                assert key in keys, f"{place}, right: {key!r} is not one of {', '.join(keys)}"
            for key in keys:
                if key not in step.right:
                    assert sentence_for(step, key), f"{place}, wrong: nothing is said to {key!r}"
            for start in step.wrong:
                meant = [key for key in keys if key not in step.right]
                fits = any(key == start or key.startswith(f"{start} ") for key in meant)
                assert start == "" or fits, f"{place}, wrong: {start!r} is no choice here"
            apply(state, lesson.learner, step.right[0], place)
        elif step.answer:
            assert step.seat is not None
            apply(state, step.seat, step.answer, place)


@pytest.mark.parametrize(("game", "path"), FILES)
def test_every_sentence_is_there_in_every_language(game: Game, path: Path) -> None:
    lesson = read(path, game)
    names = [f"Player {seat}" for seat in range(lesson.seats)]
    args = {f"seat{seat}": f"#{seat}" for seat in range(lesson.seats)}
    for language in LANGUAGES:
        words = Words(language, game, names)
        for step in lesson.steps:
            for text in (step.text, *step.wrong.values()):
                assert text is None or words.say(text, args), f"{language}: {text}"


@pytest.mark.parametrize(("game", "path"), FILES)
def test_a_lesson_begins_and_ends_with_a_sentence(game: Game, path: Path) -> None:
    lesson = read(path, game)
    for step in (lesson.steps[0], lesson.steps[-1]):
        assert step.text is not None
        assert not step.right
        assert not step.answer


GOOD = """
seats = 2
seed = 1
minutes = 3
[[steps]]
text = "lesson-one"
[[steps]]
text = "lesson-two"
right = ["draw"]
"""


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("seats = 2", "seats = 9"), "bad.toml, seats: "),
        (("seats = 2", "seats = 6"), "bad.toml, seats: forsage_cards is for 2 to 5"),
        (("seats = 2", ""), "bad.toml: Object missing required field `seats`"),
        (("seed = 1", 'seed = "x"'), "bad.toml, seed: Expected `int`, got `str`"),
        (("seed = 1", "sead = 1\nseed = 1"), "bad.toml: Object contains unknown field `sead`"),
        (("minutes = 3", "minutes = 3\nlearner = 2"), "bad.toml, learner: there is no such seat"),
        (("seed = 1", "seed = ="), "bad.toml: Invalid value"),
        (("minutes = 3", 'minutes = 3\noptions = {deal = "9"}'), "bad.toml, options: "),
        (('right = ["draw"]', 'right = "draw"'), "bad.toml, step 2, right: Expected `array`"),
        (('right = ["draw"]', "right = [4]"), "bad.toml, step 2, right[0]: Expected `str`"),
        (('right = ["draw"]', 'rihgt = ["draw"]'), "bad.toml, step 2: Object contains unknown"),
        (('right = ["draw"]', 'wrong = {draw = "a"}'), "bad.toml, step 2, wrong: nothing is ch"),
        (('right = ["draw"]', 'answer = "draw"'), "bad.toml, step 2, seat: there is no such seat"),
        (('right = ["draw"]', "seat = 1"), "bad.toml, step 2, answer: what does"),
        (('right = ["draw"]', 'right = ["draw"]\nseat = 1'), "bad.toml, step 2, right: a step is"),
        (('right = ["draw"]', 'point = "draw"'), "bad.toml, step 2, point: write key="),
        (('text = "lesson-one"', 'text = "No!"'), "bad.toml, step 1, text: Expected `str` match"),
        (('text = "lesson-one"', ""), "bad.toml, step 1, text: only an answer may go without"),
    ],
)  # fmt: skip
def test_a_bad_lesson_says_what_is_wrong_and_where(
    change: tuple[str, str], says: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace(*change), encoding="utf-8")
    with pytest.raises(BadLesson) as bad:
        read(path, find("forsage_cards"))
    assert str(bad.value).startswith(says)


def test_a_wrong_choice_gets_the_sentence_that_fits_best() -> None:
    step = LessonStep(
        "a", right=["draw"], wrong={"": "any", "pair": "pairs", "pair boost 1": "this"}
    )
    said = {"stop": "any", "pair": "pairs", "pair boost": "pairs", "pair boost 1": "this"}
    assert {key: sentence_for(step, key) for key in said} == said
    assert sentence_for(step, "pairs 1") == "any"
    assert sentence_for(LessonStep("a", right=["draw"]), "stop") is None


def test_a_lesson_is_played_at_a_table_of_the_server(tmp_path: Path) -> None:
    """All seats are the learner's; its chance is always the same; nobody else finds it."""

    async def story(url: str) -> list[str]:
        me = Remote(url)
        path = "/api/games/forsage_cards/lessons/first"
        lesson = await me.call("GET", path)
        opened = await me.call("POST", path, {"names": ["", "Rival"]})
        table = held(opened)
        assert opened["table"]["lesson"] == "first"
        assert opened["table"]["status"] == "playing"
        assert [seat["name"] for seat in opened["table"]["seats"]][1] == "Rival"
        assert sorted(table.secrets) == [0, 1]
        for step in lesson["steps"]:
            key = step.get("answer") or "".join(step.get("right", [])[:1])
            if key:
                await give(me, table, step.get("seat", lesson["learner"]), key)
        listed = await me.call("GET", "/api/tables")
        assert listed == {"open": [], "playing": []}
        with pytest.raises(Problem, match="closed this table to spectators"):
            async with Remote(url).sit(table, None):
                pass
        return [event.message for event in await log(me, table)]

    async def give(me: Remote, table: Seat, seat: int, key: str) -> None:
        async with me.sit(table, seat) as chair:
            async for update in chair.updates():
                for asked in update.asked:
                    await chair.submit(asked, key)
                    return

    async def log(me: Remote, table: Seat) -> list[wire.Happened]:
        async with me.sit(table, 0) as chair:
            return (await anext(chair.updates())).events

    with hosted(tmp_path) as server:
        logs = [asyncio.run(story(server.url)) for _ in range(2)]
        assert logs[0] == logs[1]
        kept = server.web.hall.awake.values()
        assert all(live.table.opened.lesson == "first" for live in kept)


def test_there_are_lessons_on_the_shelf_and_unknown_ones_are_refused(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        me = Remote(url)
        games = (await me.call("GET", "/api/games"))["games"]
        shown = {game["id"]: game["lessons"] for game in games}
        assert shown["forsage_cards"] == [{"id": "first", "minutes": 3}]
        for method in ("GET", "POST"):
            with pytest.raises(Problem, match="no such lesson"):
                await me.call(method, "/api/games/forsage_cards/lessons/nothing", {})

    with hosted(tmp_path) as server:
        asyncio.run(story(server.url))
