"""The hall does the same whatever kind of database its store is in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.homes import BOTH, Home, home_of


@pytest.fixture(params=BOTH)
def home(request: pytest.FixtureRequest, path: Path) -> Iterator[Home]:
    with home_of(request.param, request, path) as home:
        yield home
