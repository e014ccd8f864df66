"""The promises of benches appear in one table at the end of ``make bench``, even if a bench fails, and fail nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.bench.promises import Promise

BENCH = Path(__file__).parents[1] / "bench"
KEPT = """
def test_kept(promise):
    promise("lists of a lead", 250_000, 125, "a second", at_least=100_000, ratio_at_least=1_000)
    promise("a picture", 12.5, 5.0, "ms", at_most=40)
    promise("a press", 61.0, 10.0, "ms", at_most=50)
    promise("a page", 3.0, None, "ms")
"""
FAILING = """
def test_failing(promise):
    raise LookupError
"""


@pytest.fixture
def bench(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(BENCH.parents[1]))
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    shutil.copy(BENCH / "conftest.py", pytester.path)
    pytester.makepyfile(test_kept_bench=KEPT)
    return pytester


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("  ") if cell.strip()]


@pytest.mark.processes
def test_the_table_is_the_last_that_is_said(bench: pytest.Pytester) -> None:
    done = bench.runpytest_subprocess("--promises", "promises.json")
    assert done.ret == 0
    assert [cells(line) for line in done.outlines[-5:]] == [
        ["what", "measured", "baseline", "ratio", "promised", "holds"],
        ["lists of a lead", "250,000 a second", "125 a second", "2,000 x", "≥ 100,000 a second, ≥ 1,000 x", "yes"],
        ["a picture", "12.5 ms", "5.00 ms", "2.50 x", "≤ 40 ms", "yes"],
        ["a press", "61.0 ms", "10.0 ms", "6.10 x", "≤ 50 ms", "no"],
        ["a page", "3.00 ms", "-", "-", "-", "-"],
    ]
    written = json.loads((bench.path / "promises.json").read_text("utf-8"))
    assert [(line["what"], line["ratio"], line["holds"]) for line in written] == [
        ("lists of a lead", 2000, True),
        ("a picture", 2.5, True),
        ("a press", 6.1, False),
        ("a page", None, None),
    ]


@pytest.mark.processes
def test_a_bench_that_fails_stands_there_and_fails_the_run(bench: pytest.Pytester) -> None:
    bench.makepyfile(test_failing_bench=FAILING)
    done = bench.runpytest_subprocess()
    assert done.ret == 1
    failed = ["test_failing_bench.py::test_failing", "failed", "-", "-", "-", "no"]
    what, *lines = [cells(line)[0] for line in done.outlines[-6:]]
    assert (what, len(lines)) == ("what", 5)
    assert failed in [cells(line) for line in done.outlines[-5:]]


def test_a_ratio_that_is_promised_must_be_there() -> None:
    assert Promise("x", 5, None, "ms", ratio_at_most=2).holds is False
    assert Promise("x", 5, 4, "ms", ratio_at_most=2).holds
    assert Promise("x", 9, 4, "ms", at_most=10, ratio_at_most=2).holds is False
