"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons sheng-ji`` finds them."""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {
    "standard": 1220,
    "strict": 271,
    "popular": 687,
    "tournament": 482,
    "rbtying": 4753,
}
