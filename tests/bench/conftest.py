"""What every bench shares: it states its promises, and they end the run as one table, whatever else failed.

A promise that does not hold says ``no`` and fails nothing: how fast a shared machine is, is no fault of the code. A
bench that cannot measure fails as any test does, and so does ``make bench`` then. ``--promises FILE`` writes the table
as JSON, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from tests.bench.promises import Promise, table

PROMISES = pytest.StashKey[list[Promise]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the table goes as JSON."""
    parser.addoption("--promises", type=Path, metavar="FILE", help="write the table of promises as JSON, too")


def pytest_configure(config: pytest.Config) -> None:
    """No promise yet."""
    config.stash[PROMISES] = []


@pytest.fixture
def promise(request: pytest.FixtureRequest) -> Callable[..., None]:
    """States a promise: ``promise(what, measured, baseline, unit, at_most=...)``, as ``Promise`` takes it."""

    def state(*given: Any, **bounds: float | None) -> None:
        request.config.stash[PROMISES].append(Promise(*given, **bounds))

    return state


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A bench that failed stands in the table, too."""
    report = yield
    if report.failed:
        item.config.stash[PROMISES].append(Promise(report.nodeid.rpartition("/")[2], None, failed=True))
    return report


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Print the table, last of all."""
    promises = config.stash[PROMISES]
    if not promises:
        return
    print(f"\n{table(promises)}")  # noqa: T201  # the answer of ``make bench``
    file: Path | None = config.getoption("promises")
    if file is not None:
        file.write_text(json.dumps([one.to_json() for one in promises], indent=1) + "\n", "utf-8")
