"""Lists of what is not yet as it should be. Each is exactly what is found, and so it only shrinks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

LISTS = Path(__file__).parent


def assert_listed(file: str, found: Iterable[str]) -> None:
    """Fail unless a list is exactly what is found, and say each line that differs; ``#`` begins an explanation."""
    lines = [line for line in (LISTS / file).read_text("utf-8").splitlines() if not line.startswith("#")]
    told = compared(file, lines, set(found))
    assert not told, "\n".join(["", *told])


def compared(file: str, listed: list[str], found: set[str]) -> list[str]:
    """What is new, what is mended and still listed, and what stands at the wrong place of the list."""
    new = [f"new, mend it: {line}" for line in sorted(found - set(listed))]
    mended = [f"mended, take it out of {file}: {line}" for line in sorted(set(listed) - found)]
    order = sorted(set(listed))
    misplaced = [] if listed == order else [f"{file} is not sorted, or says something twice"]
    return new + mended + misplaced
