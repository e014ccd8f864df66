from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.homes import FileHome


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "daidi.db"


@pytest.fixture
def home(path: Path) -> FileHome:
    return FileHome(path)
