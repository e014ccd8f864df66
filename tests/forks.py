"""The one process of a test worker that forks: it loads everything once, so that what is forked begins at once."""

from __future__ import annotations

import multiprocessing
from contextlib import chdir
from multiprocessing import forkserver
from pathlib import Path

WARM = "tests.warm"
"""What it loads. It is named here alone, since there is only one such process and the last to name anything wins."""
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([WARM])

_ROOT = Path(__file__).parents[1]


def warm() -> None:
    """Begin the process, if it does not run: in the project's folder, where what it loads is found."""
    with chdir(_ROOT):
        forkserver.ensure_running()
