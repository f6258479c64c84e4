"""Playing at a server's table from this terminal."""

from __future__ import annotations

import asyncio
import sys
from typing import cast

from scurry.kernel.game import Game
from scurry.kernel.message import Event
from scurry.kernel.options import Value
from scurry.remote import Chair, Remote, Seat
from scurry.server import wire
from scurry.server.problem import Problem
from scurry.terminal.seating import HUMAN
from scurry.terminal.trouble import Trouble
from scurry.terminal.typed import CHOOSE, understand
from scurry.words import Words


def play_afar(
    url: str, game: Game, who: tuple[str, ...], options: dict[str, Value], lang: str
) -> None:
    """Open a table there, one seat for me, and play it to its end."""
    if who.count(HUMAN) != 1:
        raise Trouble("at a server this terminal plays one seat: name human once, and bots")
    wishes = ["me" if name == HUMAN else name for name in who]
    try:
        asyncio.run(evening(url, game, wishes, options, lang))
    except Problem as problem:
        raise Trouble(problem.sentence) from None


async def evening(
    url: str, game: Game, wishes: list[str], options: dict[str, Value], lang: str
) -> None:
    me = Remote(url)
    table = await me.open(game.id, wishes, options)
    await me.begin(table)
    async with me.sit(table, wishes.index("me"), picture=cast(wire.Language, lang)) as chair:
        await sitting(chair, Words(lang, game), table)


async def sitting(chair: Chair, words: Words, table: Seat) -> None:
    answered: set[int] = set()
    async for update in chair.updates():
        for told in update.events:
            print(words.event(Event(told.message, told.args)))
        if update.result is not None:
            print(update.picture or "")
            winners = tuple(
                f"#{seat}" for seat, place in enumerate(update.result.places) if place == 1
            )
            print(words.say(update.result.message, {"winners": winners}))
            return
        for asked in update.asked:
            if asked.serial not in answered:
                answered.add(asked.serial)
                await answer(chair, words, update, asked)


async def answer(chair: Chair, words: Words, update: wire.Update, asked: wire.Asked) -> None:
    """Show what is asked until an answer is let in, or it is too late for one."""
    print(f"\n{update.picture or ''}\n{words.say(asked.message, asked.args)}")
    for number, option in enumerate(asked.options, 1):
        print(f"{number:3}  {words.say(option.message, option.args)}  [{option.key}]")
    keys = [option.key for option in asked.options]
    while True:
        prompt = words.say("choose-number", {"most": len(keys)})
        line = await asyncio.to_thread(ask_line, prompt)
        verb, rest = understand(line, keys, words)
        if verb != CHOOSE:
            print(words.say("refused-unknown"))
            continue
        try:
            await chair.submit(asked, rest)
        except Problem as problem:
            print(problem.sentence)
            if problem.code in ("stale", "late", "not-asked"):
                return
        else:
            return


def ask_line(prompt: str) -> str:
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise Problem("left", "You have left; the table waits at the server.")
    return line
