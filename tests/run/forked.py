"""The bot as a process of its own that can be killed, forked from one in which everything is loaded already.

To load libraries and catalogues takes most of a start. Each test worker does it once, in a process that only forks.
What a start from nothing does is seen where ``python -m bot`` itself is run: by the README's examples, by the page's
visitor, by the Docker image and by a playground's start.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.patience import PATIENCE, eventually
from tests.run.forks import FORKS, WARM, warm


class Forked:
    """``python -m MODULE WORDS`` in a folder and an environment. ``said`` and ``error`` are files for its output."""

    def __init__(
        self,
        module: str,
        *words: str,
        environment: Mapping[str, str],
        folder: Path | None = None,
        said: Path | None = None,
        error: Path | None = None,
    ) -> None:
        outputs = {number: path for number, path in ((1, said), (2, error)) if path is not None}
        given = (module, words, dict(environment), folder or Path.cwd(), outputs)
        self._process = FORKS.Process(target=_become, args=given, daemon=True)
        warm()
        self._process.start()

    @property
    def status(self) -> int | None:
        """The exit status as ``subprocess`` has it; None while the process runs."""
        return self._process.exitcode

    def send(self, sign: signal.Signals) -> None:
        """Send a signal, unless the process has ended."""
        if self.status is None:
            assert self._process.pid is not None
            os.kill(self._process.pid, sign)

    async def ended(self) -> int:
        """The exit status, once the process has ended."""
        await eventually(lambda: self.status is not None, "end of the process")
        assert self.status is not None
        return self.status

    def wait(self) -> int:
        """The same, without a loop."""
        self._process.join(PATIENCE)
        assert self.status is not None, "the process does not end"
        return self.status


def _become(
    module: str, words: Sequence[str], environment: Mapping[str, str], folder: Path, outputs: Mapping[int, Path]
) -> None:
    """Run a module as a program, in a process that was forked for it."""
    assert WARM in sys.modules, "nothing was loaded before the fork"
    for number, path in outputs.items():
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    runpy.run_module(module, run_name="__main__", alter_sys=True)
