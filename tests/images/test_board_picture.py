"""The pictures of points: a leaderboard and its reader's row, long numbers, the curve and its grid."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.scenes.ledger_scenes import MOST_SHOWN, CurveScene
from images.canvas import Canvas
from images.layout import MARGIN
from images.ledger.board import COURSE, course_points, row_boxes, title_style
from images.ledger.curve import MOST_LINES, grid_values, tick_deals
from images.render import draw_board
from images.theme import DARK, LIGHT, Theme
from tests.images.boards import board, board_of


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_reader_has_an_amber_row_on_the_page_or_below_it(theme: Theme) -> None:
    for shown, mine in ((board(), row_boxes(9)[1]), (board_of(4), row_boxes(4)[0][3])):
        picture = Image.open(BytesIO(draw_board(shown, theme))).convert("RGB")
        assert picture.height == mine.bottom + MARGIN
        amber = [top for top in range(104, picture.height) if picture.getpixel((620, top)) == theme.amber]
        assert (amber[0], amber[-1]) == (mine.top, mine.bottom - 1)


def test_a_long_title_is_smaller_before_it_is_cut() -> None:
    """Neither *Zheng Shangyou, season Winter* nor a shorter title ends in an ellipsis."""
    canvas = Canvas(200, DARK, "en")
    room = COURSE.left - MARGIN - 24
    for title in ("Big Two, this month", "Zheng Shangyou, season Winter"):
        style = title_style(canvas, title, room)
        assert canvas.fitted(title, style, room) == title
    assert title_style(canvas, "Big Two, this month", room).size == 42


def test_places_and_points_of_any_length_keep_inside_their_row() -> None:
    for points in (1_234_567, -99_999_999, 0):
        picture = Image.open(BytesIO(draw_board(board_of(3, points)))).convert("RGB")
        assert {picture.getpixel((x, y)) for x in (*range(28), *range(1072, 1100)) for y in range(110, 340)} == {
            DARK.ground
        }


def test_a_course_has_its_own_scale_and_needs_no_change() -> None:
    assert course_points((5, 5), COURSE) == [(640, 40), (840, 40)]
    assert course_points((0, 10, -10), COURSE) == [(640, 40), (740, 20), (840, 60)]


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-1, 0), (0, 3), (-54, 467), (-7, 0), (0, 44_033), (-1_000_000, 7)])
def test_the_grid_has_zero_and_few_lines(low: int, high: int) -> None:
    values = grid_values(low, high)
    assert 0 in values
    assert len(values) <= MOST_LINES
    assert low <= values[0] <= values[-1] <= high
    assert len({after - before for before, after in pairwise(values)}) <= 1


@pytest.mark.parametrize(
    ("deals", "numbered"), [(2, [1, 2]), (7, [1, 2, 4, 6]), (60, [1, 20, 40, 60]), (5000, [1, 2000, 4000])]
)
def test_few_deals_are_numbered(deals: int, numbered: list[int]) -> None:
    assert tick_deals(deals) == numbered


def test_a_long_curve_keeps_what_is_named() -> None:
    booked = [*[1] * 999, -3000, *[1] * 1501]
    scene = CurveScene.of(booked)
    assert scene is not None
    assert (scene.best, scene.lowest, scene.now) == ((999, 999), (1000, -2001), (2501, -500))
    assert {scene.best, scene.lowest, (1, 1)} <= set(scene.points)
    assert len(scene.points) <= MOST_SHOWN + 3
    assert CurveScene.of([5]) is None
