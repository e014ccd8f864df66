"""Pictures as PNG bytes: pure functions of their arguments, safe to call from worker threads.

Sprites, masks and measures are cached in locked caches (``functools.lru_cache``) and never change once made.
"""

from __future__ import annotations

from images.deal_end.whole import deal_end_canvas
from images.hand.hand_image import hand_canvas
from images.ledger.board import board_canvas
from images.ledger.curve import curve_canvas
from images.ledger.statistics_image import statistics_canvas
from images.pictures import (
    BoardPicture,
    CurvePicture,
    DealEndPicture,
    HandPicture,
    StatisticsPicture,
    TablePicture,
)
from images.table.table_image import table_canvas
from images.theme import DARK, Theme

LIVE_LEVEL = 3
"""The PNG level during a deal: a picture is replaced soon, and level 6 takes twice as long for a fifth fewer bytes."""
KEPT_LEVEL = 7
"""The PNG level of pictures that stay: level 9 takes four times as long for a tenth fewer bytes."""


def draw_hand(picture: HandPicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """A hand as a PNG, 1100 wide. ``locale`` is the reader's and decides the face for Chinese characters."""
    return hand_canvas(picture, theme, locale).png(LIVE_LEVEL)


def draw_table(picture: TablePicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """A table as a PNG, 1100 × 820, higher with left-over cards or a stock. ``locale`` is the server's."""
    return table_canvas(picture, theme, locale).png(LIVE_LEVEL)


def draw_deal_end(picture: DealEndPicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """The end of a deal as a PNG, 1100 wide."""
    return deal_end_canvas(picture, theme, locale).png(KEPT_LEVEL)


def draw_board(picture: BoardPicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """A page of a leaderboard as a PNG, 1100 wide. Its reader waits for it, and it is kept only while they look."""
    return board_canvas(picture, theme, locale).png(LIVE_LEVEL)


def draw_curve(picture: CurvePicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """The curve of a member's points as a PNG, 1100 × 640."""
    return curve_canvas(picture, theme, locale).png(LIVE_LEVEL)


def draw_statistics(picture: StatisticsPicture, theme: Theme = DARK, locale: str = "") -> bytes:
    """What a member's deals came to as a PNG, 1100 wide: figures and sentences above the curve."""
    return statistics_canvas(picture, theme, locale).png(LIVE_LEVEL)
