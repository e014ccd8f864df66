"""The toy game is known in every test of this folder; hall, store and clock are those of the tables' tests."""

from __future__ import annotations

import pytest

from tests.tables.conftest import clock as clock
from tests.tables.conftest import hall as hall
from tests.tables.conftest import logging_as_the_bot_does as logging_as_the_bot_does
from tests.tables.conftest import path as path
from tests.tables.conftest import store as store
from tests.toy.known import make_known


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game into the registries, and take it out again."""
    make_known(monkeypatch.setitem)
