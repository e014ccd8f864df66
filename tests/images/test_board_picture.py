"""The picture of a leaderboard: the reader's row, long numbers, the course of the latest deals."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from images.board import COURSE, course_points, row_boxes
from images.layout import MARGIN
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


def test_places_and_points_of_any_length_keep_inside_their_row() -> None:
    for points in (1_234_567, -99_999_999, 0):
        picture = Image.open(BytesIO(draw_board(board_of(3, points)))).convert("RGB")
        assert {picture.getpixel((x, y)) for x in (*range(28), *range(1072, 1100)) for y in range(110, 340)} == {
            DARK.ground
        }


def test_a_course_has_its_own_scale_and_needs_no_change() -> None:
    assert course_points((5, 5), COURSE) == [(640, 40), (840, 40)]
    assert course_points((0, 10, -10), COURSE) == [(640, 40), (740, 20), (840, 60)]
