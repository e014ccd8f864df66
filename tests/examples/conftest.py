"""Tables of worked examples: those of the rules, or with ``pytest tests/examples --table FILE`` another one of that
form."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--table", type=Path, default=None, help="a further table of the form of *-examples.json")
