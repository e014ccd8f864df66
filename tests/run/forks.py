"""The one process that forks for all tests: it loads everything once, so that what is forked begins at once."""

from __future__ import annotations

import multiprocessing
from contextlib import chdir
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

WARM = "tests.run.warm"
"""What it loads. It is named here alone, since there is only one such process and the last to name anything wins."""
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([WARM])

_SERVER: Any = vars(forkserver)["_forkserver"]
_ROOT = Path(__file__).parents[2]


def warm() -> None:
    """Begin the process, if it does not run: in the project's folder, where what it loads is found."""
    with chdir(_ROOT):
        _SERVER.ensure_running()


def share() -> None:
    """Have this process, which was forked, use the one that its parent has begun, if it has.

    The library would ask the kernel whether that still runs, which only its parent may.
    """
    if _SERVER._forkserver_pid is not None:
        _SERVER.ensure_running = lambda: None
