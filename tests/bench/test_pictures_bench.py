"""Time and size of pictures, warm, compared with saving the same picture as plain RGB, without drawing and palette.

The promise is the budget for a hand of 13 cards (docs/look.md, 7): under 40 ms and 60 KB. The longest hand keeps it,
too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from io import BytesIO
from statistics import median
from typing import Any

import pytest
from PIL import Image

from bot.scenes.marks import CardState
from images.faces.sprites import card_sprite
from images.layout import LARGE
from images.render import LIVE_LEVEL, draw_deal_end, draw_hand, draw_table
from tests.images.situations import FOLLOW_STATES, HAND, deal_end, drawing, follow, hand_of, long_ends, table
from tests.images.test_tricks_of_four import long_hand
from tests.images.test_tricks_of_four import table as trick_of_four

HAND_PICTURE = follow(FOLLOW_STATES)
ROUNDS = 15
BUDGET = (40, 60)
"""Milliseconds and kilobytes for a hand."""
BUDGET_OF_MANY = (80, 120)
"""The same for a hand of 33 to 60 cards."""


def plain(png: bytes) -> tuple[float, bytes]:
    """The baseline: median milliseconds to save a picture as plain RGB, and the bytes."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    took, out = [], BytesIO()
    for _ in range(ROUNDS):
        out = BytesIO()
        start = time.perf_counter()
        picture.save(out, "PNG", compress_level=LIVE_LEVEL)
        took.append(time.perf_counter() - start)
    return 1000 * median(took), out.getvalue()


def measure(
    benchmark: Any,
    promise: Any,
    what: str,
    draw: Callable[[Any], bytes],
    picture: Any,
    *,
    budget: tuple[float, float] | tuple[None, None] = (None, None),
    setup: Callable[[], None] | None = None,
) -> None:
    """Draw a picture again and again. ``budget`` is in milliseconds and kilobytes."""
    draw(picture)
    png = benchmark.pedantic(draw, (picture,), rounds=ROUNDS, setup=setup)
    baseline, packed = plain(png)
    took = 1000 * benchmark.stats.stats.median
    promise(f"{what}: drawn, to plain RGB saved", took, baseline, "ms", at_most=budget[0])
    promise(f"{what}: bytes, to plain RGB", len(png) / 1000, len(packed) / 1000, "KB", at_most=budget[1])


@pytest.mark.parametrize(("what", "picture"), [("hand of 13", HAND_PICTURE), ("hand of 40", hand_of(40))])
def test_hand(benchmark: Any, promise: Any, what: str, picture: Any) -> None:
    measure(benchmark, promise, what, draw_hand, picture, budget=BUDGET)


@pytest.mark.parametrize("count", [33, 60])
def test_hand_in_groups(benchmark: Any, promise: Any, count: int) -> None:
    measure(benchmark, promise, f"hand of {count} in groups", draw_hand, long_hand(count), budget=BUDGET_OF_MANY)


def test_table_with_plays_beside_the_seats(benchmark: Any, promise: Any) -> None:
    measure(benchmark, promise, "table with plays beside the seats", draw_table, trick_of_four(3, 3))


def test_hand_without_its_sprites(benchmark: Any, promise: Any) -> None:
    measure(
        benchmark, promise, "hand of 13 without its sprites", draw_hand, HAND_PICTURE, setup=card_sprite.cache_clear
    )


def test_one_large_card(benchmark: Any, promise: Any) -> None:
    """One card, compared with the whole hand, warm."""
    benchmark(card_sprite.__wrapped__, HAND[6], CardState.SELECTED, LARGE, "dark")
    took = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        draw_hand(HAND_PICTURE)
        took.append(time.perf_counter() - start)
    promise("a large card drawn, to a hand of 13", 1000 * benchmark.stats.stats.median, 1000 * median(took), "ms")


@pytest.mark.parametrize(("what", "picture"), [("table", table()), ("table of seven cards with a stock", drawing())])
def test_table(benchmark: Any, promise: Any, what: str, picture: Any) -> None:
    measure(benchmark, promise, what, draw_table, picture)


@pytest.mark.parametrize(("what", "picture"), [("end of a deal", deal_end()), ("end of long hands", long_ends())])
def test_deal_end(benchmark: Any, promise: Any, what: str, picture: Any) -> None:
    measure(benchmark, promise, what, draw_deal_end, picture)
