"""Lists of known breaches. A list must match exactly what is found, so it can only shrink."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

LISTS = Path(__file__).parent


def assert_listed(file: str, found: Iterable[str]) -> None:
    """Fail with every differing line unless the list in ``file`` is exactly what is found.

    ``#`` begins an explanation.
    """
    lines = [line for line in (LISTS / file).read_text("utf-8").splitlines() if not line.startswith("#")]
    told = compared(file, lines, set(found))
    assert not told, "\n".join(["", *told])


def compared(file: str, listed: list[str], found: set[str]) -> list[str]:
    """Lines that are new, lines that are mended but still listed, and lines in the wrong place."""
    new = [f"new, mend it: {line}" for line in sorted(found - set(listed))]
    mended = [f"mended, take it out of {file}: {line}" for line in sorted(set(listed) - found)]
    order = sorted(set(listed))
    misplaced = [] if listed == order else [f"{file} is not sorted, or says something twice"]
    return new + mended + misplaced
