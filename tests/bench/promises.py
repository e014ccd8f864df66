"""What a bench promises: a figure, its baseline from the same run, and the bounds to keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

HEADINGS = ("what", "measured", "baseline", "ratio", "promised", "holds")
NONE = "-"


@dataclass(frozen=True)
class Promise:
    """One line of the table.

    Without a bound nothing is promised, and the figure is only for comparison. A bench that failed kept no promise.
    """

    what: str
    measured: float | None
    baseline: float | None = None  # from the same run, in the same unit
    unit: str = ""
    at_least: float | None = None
    at_most: float | None = None
    ratio_at_least: float | None = None  # of ``measured`` to ``baseline``
    ratio_at_most: float | None = None
    failed: bool = False

    @property
    def ratio(self) -> float | None:
        """``measured`` divided by ``baseline``."""
        return self.measured / self.baseline if self.measured is not None and self.baseline else None

    @property
    def holds(self) -> bool | None:
        """Whether every bound is kept; None if nothing is promised."""
        if self.failed:
            return False
        kept = [_keeps(self.measured, self.at_least, self.at_most), _keeps(self.ratio, *self._ratio_bounds)]
        return all(one for one in kept if one is not None) if set(kept) != {None} else None

    @property
    def _ratio_bounds(self) -> tuple[float | None, float | None]:
        return self.ratio_at_least, self.ratio_at_most

    def cells(self) -> tuple[str, ...]:
        """The line as cells."""
        bounds = [
            *_bounds(self.at_least, self.at_most, self.unit),
            *_bounds(*self._ratio_bounds, "x"),
        ]
        return (
            self.what,
            "failed" if self.failed else _figure(self.measured, self.unit),
            _figure(self.baseline, self.unit),
            _figure(self.ratio, "x"),
            ", ".join(bounds) or NONE,
            {True: "yes", False: "no", None: NONE}[self.holds],
        )

    def to_json(self) -> dict[str, Any]:
        """The line as plain data for JSON."""
        return {**asdict(self), "ratio": self.ratio, "holds": self.holds}


def _keeps(value: float | None, least: float | None, most: float | None) -> bool | None:
    if least is None and most is None:
        return None
    return value is not None and (least is None or value >= least) and (most is None or value <= most)


def _bounds(least: float | None, most: float | None, unit: str) -> list[str]:
    signs = (("≥", least), ("≤", most))
    return [f"{sign} {bound:,g} {unit}".rstrip() for sign, bound in signs if bound is not None]


def _figure(value: float | None, unit: str) -> str:
    if value is None:
        return NONE
    shown = f"{value:,.0f}" if value >= 100 else f"{value:#.3g}"
    return f"{shown} {unit}".rstrip()


def table(promises: Sequence[Promise]) -> str:
    """All lines as a table with headings."""
    rows = [HEADINGS, *(promise.cells() for promise in promises)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ("  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows)
    return "\n".join(line.rstrip() for line in padded)
