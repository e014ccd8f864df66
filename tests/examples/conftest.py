"""Tables of worked examples: the rules' own, or with ``pytest tests/examples --table FILE`` one more of that form."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--table", type=Path, default=None, help="a further table of the form of *-examples.json")
