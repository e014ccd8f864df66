"""Lists of what is not yet as it should be. Each is exactly what is found, and so it only shrinks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

LISTS = Path(__file__).parent


def differences(file: str, found: Iterable[str]) -> list[str]:
    """How a list and what is found differ, a line each; lines of the list that begin with ``#`` explain it."""
    lines = [line for line in (LISTS / file).read_text("utf-8").splitlines() if not line.startswith("#")]
    return compared(file, lines, set(found))


def compared(file: str, listed: list[str], found: set[str]) -> list[str]:
    """What is new, what is mended and still listed, and what stands at the wrong place of the list."""
    new = [f"new, mend it: {line}" for line in sorted(found - set(listed))]
    mended = [f"mended, take it out of {file}: {line}" for line in sorted(set(listed) - found)]
    order = sorted(set(listed))
    misplaced = [] if listed == order else [f"{file} is not sorted, or says something twice"]
    return new + mended + misplaced
