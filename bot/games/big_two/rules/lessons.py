"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons big-two`` finds them."""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {
    "pagat-basic": 18,
    "chudadi-standard": 10,
    "chudadi-hongkong": 18,
    "hong-kong": 28,
    "hong-kong-boehnker": 12,
    "japanese-wikipedia-official": 54,
    "hong-kong-wikipedia": 2,
    "mainland": 12,
    "malaysia": 21,
    "taiwan": 178,
    "taiwan-plus-minus": 4,
    "taiwan-latta": 45,
    "lukang": 1,
    "taiwan-fixed": 15,
    "singapore": 26,
    "indonesia": 4,
    "philippines-pusoy-dos": 1,
    "da-lao-er-gamesky": 37,
    "three-player-17": 4,
    "three-player-13-draw": 2,
    "two-player-13": 14,
    "two-player-17": 6,
    "two-player-21": 4,
    "two-player-26": 11,
    "class-struggle-1": 9,
    "class-struggle-2": 6,
    "tribute-hk-1": 25,
    "tribute-hk-2": 32,
    "tribute-hk-3": 45,
    "tribute-hk-4": 14,
    "lectio": 21,
}
