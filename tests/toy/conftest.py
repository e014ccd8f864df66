"""Registers the toy game for every test in this folder. Hall, store and clock come from the tests of tables."""

from __future__ import annotations

import pytest

from tests.tables.conftest import clock as clock
from tests.tables.conftest import hall as hall
from tests.tables.conftest import home as home
from tests.tables.conftest import logging_as_the_bot_does as logging_as_the_bot_does
from tests.tables.conftest import path as path
from tests.tables.conftest import store as store
from tests.toy.known import make_known


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the game to the registries for one test."""
    make_known(monkeypatch.setitem)
