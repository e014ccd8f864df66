"""Tables of worked examples: those of the rules, or with ``pytest tests/examples --table FILE`` another one of that
form."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--table", type=Path, default=None, help="a further table of the form of *-examples.json")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each ``example`` is one of the module's ``records`` in the tables in use, by its id."""
    if "example" in metafunc.fixturenames:
        found = metafunc.module.records(metafunc.config)
        metafunc.parametrize("example", found, ids=[one["id"] for one in found])
