"""Junk in every shape: no failure, no traceback, no changed table."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from scurry.kernel.dump import fingerprint
from scurry.server import wire
from scurry.server.guests import Guest
from scurry.server.ledger import Clock
from scurry.server.talking import Talk
from tests.server.hosting import hosted
from tests.server.memory import table_of, watcher

SCALAR = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.text(max_size=60)
)
JUNK = st.recursive(
    SCALAR,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=12,
)
TYPES = st.sampled_from(
    ["hello", "submit", "why", "pong", "say", "propose", "agree", "standing", "mute", "x", ""]
)
FIELDS = st.sampled_from(
    ["id", "key", "serial", "elapsed", "seat", "secret", "version", "number", "text", "what", "yes",
     "on", "protocol", "picture", "__class__", "constructor"]
)  # fmt: skip
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, "id": "1", **fields},
    TYPES,
    st.dictionaries(FIELDS, st.one_of(SCALAR, JUNK), max_size=6),
).map(lambda message: json.dumps(message).encode())
FRAMES = st.one_of(
    MESSAGES, MESSAGES, JUNK.map(lambda junk: json.dumps(junk).encode()), st.binary(max_size=200)
)
KNOWN = msgspec.json.Decoder(wire.FromServer)
HARMLESS = {"say", "standing", "propose", "agree", "mute", "pong", "why", "hello"}


@given(st.lists(FRAMES, min_size=40, max_size=40))
@settings(
    max_examples=250,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_ten_thousand_fuzzed_frames_change_nothing(frames: list[bytes]) -> None:
    """Each gets one answer that can be read; the game stays where it is."""
    asyncio.run(junk_at_a_table(frames))


async def junk_at_a_table(frames: list[bytes]) -> None:
    live = await table_of("forsage_cards", 3, Clock())
    before = fingerprint(live.table.state)
    for seat in (None, 1):
        viewer = watcher(None)
        talk = Talk(live, Guest("g", "G", "rat"), viewer)
        talk.hello(wire.Hello("h"))
        viewer.seat = seat
        for frame in frames:
            ended: list[bool] = []
            if talk.hear(frame, partial(ended.append, True)):
                assert ended == [True]
            else:
                await talk.answer(frame)
            answers = [answer for answer, _, must_come in viewer.frames if must_come]
            viewer.frames.clear()
            assert len(answers) == 1 or (not answers and json.loads(frame)["type"] == "pong")
            for answer in answers:
                found = KNOWN.decode(answer)
                assert isinstance(found, wire.Done | wire.Refused)
                if isinstance(found, wire.Done):
                    assert json.loads(frame)["type"] in HARMLESS
        live.leave(viewer)
    assert fingerprint(live.table.state) == before
    live.stop()


def test_the_openapi_document_holds_whatever_is_sent(tmp_path: Path) -> None:
    """Schemathesis makes requests that fit the document and requests that do not."""
    with hosted(tmp_path) as server:
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        for operation in schema.get_all_operations():
            assert isinstance(operation, Ok)
            api = operation.ok()

            @given(case=api.as_strategy())
            @settings(
                max_examples=40,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            def call(case: schemathesis.Case[Any]) -> None:
                response = case.call()
                case.validate_response(
                    response,
                    checks=[
                        content_type_conformance,
                        response_schema_conformance,
                        status_code_conformance,
                    ],
                )
                assert response.status_code < 500, response.text

            call()
