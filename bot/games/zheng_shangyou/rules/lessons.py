"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons zheng-shangyou`` finds them."""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {
    "zs-pits": 1076,
    "zs-pits-teams": 542,
    "zs-pits-pairs": 339,
    "zs-pits-aces": 210,
    "zs-mobile": 98,
    "zs-wikipedia": 330,
    "zs-nathan": 7,
}
