"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons big-two`` finds them."""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {
    "pagat-basic": 18,
    "chudadi-standard": 10,
    "chudadi-hongkong": 18,
    "hong-kong": 28,
    "hong-kong-boehnker": 12,
}
