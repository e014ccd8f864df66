"""Long work shows a bar on a terminal, and nothing elsewhere.

Promise: What a command prints is the same on a terminal, in a file and for another program; a bar is shown beside it
on a terminal alone.
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import main
from bot.store import Store
from tests.cli.at_the_shell import Shell
from tests.store.makings import address, noon

RECORD = str(Path(__file__).parents[1] / "engine" / "suits_record.toml")
DEALING = ("simulate", "big-two", "--rules", "taiwan", "--deals", "3", "--players", "random,random,random,random")
ERASED = "\x1b[2K"


class Terminal:
    """A pseudo-terminal: what is written to ``file`` is seen on it."""

    def __init__(self) -> None:
        self._end, written = pty.openpty()
        self.file = os.fdopen(written, "w", encoding="utf-8")
        self._seen = bytearray()
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        try:
            while some := os.read(self._end, 4096):
                self._seen += some
        except OSError:  # the other end was closed
            pass

    def seen(self) -> str:
        """Everything that was seen on it. It is closed."""
        self.file.close()
        self._reading.join()
        return self._seen.decode()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """A terminal of 80 columns."""
    for name, value in (("TERM", "xterm"), ("COLUMNS", "80"), ("LINES", "25")):
        monkeypatch.setenv(name, value)
    made = Terminal()
    yield made
    made.seen()


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new store, which the settings name."""
    path = tmp_path / "daidi.db"
    await (await Store.open(address(path), noon)).close()
    monkeypatch.setenv("DATABASE_URL", address(path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return path


@pytest.mark.parametrize(
    ("argv", "shown"),
    [
        (DEALING, ("dealing", "3/3")),
        ((*DEALING, "--duplicate"), ("dealing", "3/3")),
        (("record", "check", RECORD, RECORD), ("checking", "2/2")),
        (("doctor",), ("checking the database", "replaying tables", "0/0")),
        (("backup", "copy.db"), ("copying", "checking the copy")),
    ],
)
def test_a_bar_is_seen_on_a_terminal_and_gone_at_the_end(
    shell: Shell,
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    store: Path,
    argv: tuple[str, ...],
    shown: tuple[str, ...],
) -> None:
    monkeypatch.chdir(store.parent)
    with monkeypatch.context() as seen:
        seen.setattr(sys, "stderr", terminal.file)
        status, said, _ = shell(*argv)
    on_it = terminal.seen()
    assert (status, bool(said)) == (0, True)
    for words in shown:
        assert words in on_it
    assert on_it.rpartition(ERASED)[2].strip() in ("", "\x1b[?25h")  # the line is empty, and the cursor is back
    assert ERASED not in said


def test_the_answer_is_the_same_with_a_bar(shell: Shell, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    check = ("record", "check", RECORD, "no such file", RECORD, "--json")
    status, said, wrong = shell(*check)
    assert (status, wrong.count("\n")) == (2, 1)
    monkeypatch.setattr(sys, "stderr", terminal.file)
    assert shell(*check)[:2] == (status, said)
    assert wrong.split()[-1] in terminal.seen()


def test_where_the_answers_are_seen_there_is_no_bar(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as seen:
        seen.setattr(sys, "stdout", terminal.file)
        seen.setattr(sys, "stderr", terminal.file)
        assert main(("record", "check", RECORD)) == 0
    on_it = terminal.seen()
    assert on_it.startswith(f"{RECORD}: holds")
    assert "\x1b" not in on_it


@pytest.mark.processes
def test_off_a_terminal_nothing_is_shown_and_no_library_is_loaded() -> None:
    program = (
        f"import sys; from bot.__main__ import main; status = main({list(DEALING)!r}); "
        "sys.exit('loaded' if 'rich' in sys.modules else status)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
