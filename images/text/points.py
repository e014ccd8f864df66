"""Numbers of points as pictures write them."""

from __future__ import annotations


def signed(points: int) -> str:
    """Points with their sign, a true minus: ``+37``, ``−79``, ``0``."""
    return f"{points:+d}".replace("-", "−") if points else "0"
