"""Points beside a seat, as pictures write them."""

from __future__ import annotations


def signed(points: int | str) -> str:
    """Points with their sign, using a true minus: ``+37``, ``−79``, ``0``; a level is left as it is."""
    if isinstance(points, str):
        return points
    return f"{points:+d}".replace("-", "−") if points else "0"
