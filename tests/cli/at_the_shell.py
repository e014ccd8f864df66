"""Fixtures for commands that are typed at the shell."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.cli import main

Shell = Callable[..., tuple[int, str, str]]
Batch = Callable[..., list[Any]]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs a command; returns exit status, standard output and standard error."""

    def run(*argv: str) -> tuple[int, str, str]:
        status = main(argv)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[str]], None]:
    """Puts lines on standard input."""
    return lambda lines: monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def batch(shell: Shell, asked: Callable[[Iterable[str]], None]) -> Batch:
    """Puts questions to ``judge`` or ``score`` in one batch; returns the answers."""

    def answers(command: str, questions: Iterable[Any], *words: str) -> list[Any]:
        asked(map(json.dumps, questions))
        status, said, _ = shell(command, *words, "--batch")
        assert status == 0
        return [json.loads(line) for line in said.splitlines()]

    return answers
