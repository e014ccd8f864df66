"""Shows on a terminal that long work goes on: what is being done, a bar, and for how long already."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Done = Callable[[int], None]
"""Is told how much is done by now, of the total."""


@contextmanager
def going_on(what: str, total: int | None = None, *, answering: bool = False) -> Iterator[Done]:
    """Show a bar on standard error while the work inside goes on, and remove it afterwards.

    Nothing is shown, and no library is loaded, where standard error is no terminal.

    Args:
        what: what is being done, in a word or two.
        total: how much there is to do; the bar grows with what is done of it. Without it, the bar only moves.
        answering: answers are printed meanwhile. On a terminal they are what is seen to go on, so there is no bar.
    """
    if not sys.stderr.isatty() or (answering and sys.stdout.isatty()):
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    counted = () if total is None else (MofNCompleteColumn(),)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), *counted, TimeElapsedColumn())
    # What goes to standard output stays out of the bar's way: it is for a file, or for another program.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
