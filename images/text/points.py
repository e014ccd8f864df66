"""What stands beside a seat, as pictures write it."""

from __future__ import annotations


def signed(points: int | str) -> str:
    """Points with their sign, a true minus: ``+37``, ``−79``, ``0``; a level as it is called."""
    if isinstance(points, str):
        return points
    return f"{points:+d}".replace("-", "−") if points else "0"
