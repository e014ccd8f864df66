"""What one check found, as people and programs read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Checked:
    """What one check found. ``faults`` are wrong; a ``note`` is not, but worth knowing."""

    what: str
    found: str
    faults: tuple[str, ...] = ()
    note: bool = False

    def lines(self) -> Iterator[str]:
        """The check as people read it."""
        sign = "FAULT" if self.faults else "note" if self.note else "ok"
        yield f"{sign:<6}{self.what}: {self.found}"
        yield from (f"      {fault}" for fault in self.faults)
