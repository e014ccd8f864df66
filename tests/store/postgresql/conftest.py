from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.run.broken_line import BrokenLine, line_to
from tests.run.postgres_server import PostgresServer, server_of
from tests.store.homes import ServerHome


@pytest.fixture
def server(request: pytest.FixtureRequest) -> PostgresServer:
    return server_of(request)


@pytest.fixture
def home(server: PostgresServer) -> Iterator[ServerHome]:
    with server.database() as name:
        yield ServerHome(server, name)


@pytest.fixture
def line(server: PostgresServer, tmp_path: Path) -> Iterator[BrokenLine]:
    """A line to the server, in ``tmp_path``."""
    with line_to(server.socket, tmp_path) as line:
        yield line


@pytest.fixture
def url(home: ServerHome, line: BrokenLine, tmp_path: Path) -> str:
    """The address of the home over that line."""
    return PostgresServer(tmp_path).url(home.database)
