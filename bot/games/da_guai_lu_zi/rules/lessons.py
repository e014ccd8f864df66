"""The first deals of tutorials, by preset: their numbers, as ``python -m tests.lessons da-guai-lu-zi`` finds them."""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {
    "dglz-standard": 45,
    "dglz-wikipedia": 30,
    "dglz-17dp": 3,
    "dglz-17dp-choice": 5,
    "dglz-follow-the-joker": 11,
}
