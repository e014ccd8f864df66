"""Time of pictures, warm, beside the same picture saved as plain RGB; bytes are in ``extra_info``.

The budget of a 13-card hand (docs/look.md, 7): under 40 ms and 60 KB.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from images.faces.cards import card_sprite
from images.layout import LARGE
from images.pictures import CardState
from images.render import LIVE_LEVEL, draw_deal_end, draw_hand, draw_table
from tests.images.situations import FOLLOW_STATES, HAND, deal_end, drawing, follow, hand_of, long_ends, table

HAND_PICTURE = follow(FOLLOW_STATES)


@pytest.mark.benchmark(group="hand-13")
def test_hand_saved_as_plain_rgb(benchmark: Any) -> None:
    """The baseline: neither drawn nor mapped, only packed at the same level."""
    picture = Image.open(BytesIO(draw_hand(HAND_PICTURE))).convert("RGB")

    def save() -> bytes:
        out = BytesIO()
        picture.save(out, "PNG", compress_level=LIVE_LEVEL)
        return out.getvalue()

    benchmark.extra_info["bytes"] = len(benchmark(save))


@pytest.mark.benchmark(group="hand-13")
def test_hand(benchmark: Any) -> None:
    draw_hand(HAND_PICTURE)
    benchmark.extra_info["bytes"] = len(benchmark(draw_hand, HAND_PICTURE))


@pytest.mark.benchmark(group="hand-13")
def test_hand_without_its_sprites(benchmark: Any) -> None:
    benchmark.pedantic(draw_hand, (HAND_PICTURE,), setup=card_sprite.cache_clear, rounds=10)


@pytest.mark.benchmark(group="hand-40")
def test_hand_of_forty(benchmark: Any) -> None:
    """The longest hand of a drawing game keeps the budget of thirteen cards."""
    benchmark.extra_info["bytes"] = len(benchmark(draw_hand, hand_of(40)))


@pytest.mark.benchmark(group="sprite")
def test_one_large_card(benchmark: Any) -> None:
    benchmark(card_sprite.__wrapped__, HAND[6], CardState.SELECTED, LARGE, "dark")


@pytest.mark.benchmark(group="table")
def test_table(benchmark: Any) -> None:
    benchmark.extra_info["bytes"] = len(benchmark(draw_table, table()))


@pytest.mark.benchmark(group="table")
def test_table_of_seven_cards_with_a_stock(benchmark: Any) -> None:
    benchmark.extra_info["bytes"] = len(benchmark(draw_table, drawing()))


@pytest.mark.benchmark(group="end of a deal")
def test_deal_end(benchmark: Any) -> None:
    benchmark.extra_info["bytes"] = len(benchmark(draw_deal_end, deal_end()))


@pytest.mark.benchmark(group="end of a deal")
def test_deal_end_of_long_hands(benchmark: Any) -> None:
    benchmark.extra_info["bytes"] = len(benchmark(draw_deal_end, long_ends()))
