"""The web client's files, words, rulebooks, QR codes, and the whole story of a finished game."""

from __future__ import annotations

import asyncio
import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message

import pytest

from scurry.kernel.reading import parse
from scurry.kernel.rng import KeyedRng, commitment
from scurry.remote import Remote
from scurry.server.api import CALLS
from scurry.server.problem import Problem
from scurry.server.site import Site
from tests.server.hosting import Hosted, hosted
from tests.server.people import finish, together


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """With a small site in place of the built one."""
    folder = tmp_path_factory.mktemp("site")
    site = folder / "web"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Scurry</title>")
    (site / "assets/app-1a2b.js").write_text("const table = 'oak';" * 50)
    (site / ".built").write_text("digest")
    (folder / "secret.txt").write_text("not for anybody")
    with hosted(folder / "data") as running:
        running.web.site = Site(site)
        yield running


def get(url: str, **headers: str) -> tuple[int, Message, bytes]:
    asked = urllib.request.Request(
        url, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    try:
        with urllib.request.urlopen(asked, timeout=10) as found:
            return found.status, found.headers, found.read()
    except urllib.error.HTTPError as found:
        return found.code, found.headers, found.read()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/new/forsage_cards", "/mine"])
def test_every_page_of_the_client_is_its_one_page(server: Hosted, path: str) -> None:
    status, headers, body = get(server.url + path)
    assert (status, b"<title>Scurry</title>" in body) == (200, True)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["cache-control"] == "no-cache"


def test_a_page_that_is_not_there_says_so_to_programs_and_people(server: Hosted) -> None:
    status, headers, _ = get(f"{server.url}/nowhere", accept="text/html")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    status, headers, _ = get(f"{server.url}/nowhere")
    assert (status, headers["content-type"]) == (404, "application/json")
    assert get(f"{server.url}/api/nowhere", accept="text/html")[0] == 404


def test_files_with_a_digest_in_their_name_are_packed_and_kept(server: Hosted) -> None:
    status, headers, body = get(f"{server.url}/assets/app-1a2b.js", accept_encoding="gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body).startswith(b"const table")
    assert "immutable" in headers["cache-control"]
    assert get(f"{server.url}/assets/app-1a2b.js", if_none_match=headers["etag"])[0] == 304


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/.built"]
)
def test_no_path_leads_out_of_the_site(server: Hosted, path: str) -> None:
    status, _, body = get(server.url + path)
    assert status == 404
    assert b"not for anybody" not in body
    assert b"digest" not in body


def test_a_table_has_a_qr_code(server: Hosted) -> None:
    status, headers, body = get(f"{server.url}/api/tables/abc/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert b"<svg" in body


def test_words_and_rulebooks_are_read_in_three_languages(server: Hosted) -> None:
    async def story() -> None:
        remote = Remote(server.url)
        for language, word in (("uk", "Аварі"), ("ru", "Авари"), ("en", "Crash")):
            for what in ("texts", "rulebook"):
                text = await remote.call("GET", f"/api/games/forsage_cards/{what}/{language}")
                assert word in text
            assert "seat-name" in await remote.call("GET", f"/api/texts/{language}")
        for path in ("/api/texts/de", "/api/games/chess/texts/en", "/api/games/chess/rulebook/en"):
            with pytest.raises(Problem) as caught:
                await remote.call("GET", path)
            assert caught.value.status == 404

    asyncio.run(story())


def test_games_say_what_they_are_about(server: Hosted) -> None:
    async def story() -> None:
        found = await Remote(server.url).call("GET", "/api/games")
        about = {game["id"]: game["about"] for game in found["games"]}
        assert set(about["rat_de_france"]) == {"uk", "ru", "en"}

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/texts/uk", "/api/games/rat_de_france/texts/en",
     "/api/games/rat_de_france/rulebook/ru"],
)  # fmt: skip
def test_answers_that_are_the_same_for_everybody_are_packed_and_kept(
    server: Hosted, path: str
) -> None:
    _, _, plain = get(server.url + path)
    status, headers, body = get(server.url + path, accept_encoding="gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 2
    assert headers["cache-control"] == "no-cache"
    assert headers["set-cookie"] is None, "a cache could give it to somebody else"
    status, headers, body = get(server.url + path, if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


def test_answers_about_a_person_or_a_table_are_never_packed(server: Hosted) -> None:
    for path in ("/api/me", "/api/tables"):
        status, headers, _ = get(server.url + path, accept_encoding="gzip")
        assert (status, headers["content-encoding"]) == (200, None)


def test_only_answers_without_a_secret_or_a_choice_of_the_guest_are_shared() -> None:
    shared = {route.name for route in CALLS if route.shared}
    assert shared == {"games", "frameTexts", "texts", "rulebook", "lesson"}


def test_the_story_of_a_finished_game_lets_anybody_compute_its_chance(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 3)
        where = f"/api/tables/{table.id}/story"
        with pytest.raises(Problem) as early:
            await host.call("GET", where)
        assert early.value.code == "not-over"
        await finish(host, table)
        told = await host.call("GET", where)
        chapters = told["chapters"]
        record = parse(await host.call("GET", f"/api/tables/{table.id}/record"))
        made = [entry for entry in record.entries if not entry.note]
        assert [(c["chooser"], c["key"]) for c in chapters[1:]] == [(e.seat, e.key) for e in made]
        secret = bytes.fromhex(told["secret"])
        assert commitment(secret) == told["commitment"]
        chance = KeyedRng(secret, tuple(told["nonces"]))
        for draw in [draw for chapter in chapters for draw in chapter["draws"]]:
            assert chance.below(draw["below"]) == draw["value"]
        assert all(len(chapter["standing"]) == 3 for chapter in chapters)
        assert max(chapters[-1]["standing"]) == 1000
        own = await host.call("GET", f"{where}?seat=1")
        assert own["chapters"] != chapters  # a seat was told more than spectators were
        with pytest.raises(Problem) as nobody:
            await host.call("GET", f"{where}?seat=7")
        assert nobody.value.code == "bad-seat"

    asyncio.run(story())


def test_a_step_of_a_replay_brings_its_picture_in_a_language(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "rat_de_france", 2)
        await finish(host, table)
        where = f"/api/tables/{table.id}/replay?step=3"
        assert (await host.call("GET", where))["picture"] is None
        assert "прапорець" in (await host.call("GET", f"{where}&language=uk"))["picture"]
        with pytest.raises(Problem) as unknown:
            await host.call("GET", f"{where}&language=de")
        assert unknown.value.code == "unknown-language"

    asyncio.run(story())


def test_people_at_one_screen_have_names_and_keep_them_in_a_rematch(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        names = ["Red", "  ", "Green"]
        table = await host.open("toy_race", ["me", "screen", "screen"], names=names, nonce="salt")
        seen = await host.call("GET", f"/api/tables/{table.id}")
        assert [seat["name"] for seat in seen["seats"]][::2] == ["Red", "Green"]
        assert seen["seats"][1]["name"].startswith("Guest")
        await host.begin(table)
        await finish(host, table)
        told = await host.call("GET", f"/api/tables/{table.id}/story")
        assert told["nonces"] == ["salt-0", "salt-1", "salt-2"]
        await host.call("POST", f"/api/tables/{table.id}/rematch")
        body = {"seat": 2, "secret": table.secrets[2]}
        moved = await host.call("POST", f"/api/tables/{table.id}/follow", body)
        assert moved["table"]["seats"][2]["name"] == "Green"

    asyncio.run(story())


def test_why_not_names_the_choice_in_words(server: Hosted) -> None:
    from scurry.server import wire

    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        chairs = [host.sit(table, seat) for seat in (0, 1)]
        for chair in chairs:
            async with chair:
                done = await chair.ask(wire.Why(chair.next_id()))
                assert done.reasons
                assert all(reason.choice.message for reason in done.reasons)

    asyncio.run(story())
