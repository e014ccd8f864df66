"""Geometry by numbers (docs/look.md, sections 2 and 6)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from images.layout import (
    GAP,
    HAND_MARGIN,
    HEADER,
    LARGE,
    LIFT,
    MARGIN,
    MEDIUM,
    ROW_GAP,
    TABLE_HEIGHT,
    WELL,
    WIDTH,
    Box,
    centre_cards,
    chevrons,
    hand_layout,
    kept_from_right,
    left_hand,
    meter_pitch,
    plates,
    settlement,
    wedge,
)

SEATS = (2, 3, 4, 5, 6)


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def test_the_hand_of_thirteen_stands_as_in_the_mocks() -> None:
    flat, lifting = hand_layout(13, lifts=False), hand_layout(13, lifts=True)
    assert (flat.height, lifting.height) == (532, 572)
    assert flat.places[0] == (30, 92)
    assert flat.places[6] == (930, 92)
    assert flat.places[7] == (30, 306)
    assert lifting.places[0] == (30, 112)
    assert lifting.places[7] == (30, 346)


@pytest.mark.parametrize("count", range(1, 22))
def test_up_to_21_cards_stand_large_in_rows_of_seven_without_overlap(count: int) -> None:
    layout = hand_layout(count, lifts=True)
    assert layout.size is LARGE
    assert len({top for _, top in layout.places}) == -(-count // 7)
    boxes = [Box(left, top - LIFT, left + LARGE.width, top + LARGE.height) for left, top in layout.places]
    assert not any(overlap(*pair) for pair in combinations(boxes, 2))
    for box in boxes:
        assert box.top >= HEADER
        assert box.bottom + ROW_GAP <= layout.height
        assert box.right <= WIDTH - HAND_MARGIN


@pytest.mark.parametrize("count", [22, 26, 39])
def test_longer_hands_stand_medium_in_rows_of_thirteen(count: int) -> None:
    layout = hand_layout(count, lifts=False)
    assert layout.size is MEDIUM
    first = [left for left, top in layout.places if top == layout.places[0][1]]
    assert len(first) == 13
    assert all(right - left >= 72 for left, right in pairwise(first))
    assert first[-1] + MEDIUM.width <= WIDTH - HAND_MARGIN


def test_four_plates_stand_as_in_the_mocks() -> None:
    assert plates(4) == (
        Box(28, 24, 531, 174),
        Box(28, 646, 531, 796),
        Box(569, 646, 1072, 796),
        Box(569, 24, 1072, 174),
    )
    assert Box(28, 212, 1072, 608) == WELL
    assert TABLE_HEIGHT == 820


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("count", SEATS)
def test_plates_keep_apart_and_inside(count: int, clockwise: bool) -> None:
    boxes = plates(count, clockwise=clockwise)
    assert len(boxes) == count
    for one, other in combinations((*boxes, WELL), 2):
        assert not overlap(one.grown(GAP // 2 - 1), other.grown(GAP // 2 - 1))
    for box in boxes:
        assert box.left >= MARGIN
        assert box.right <= WIDTH - MARGIN
        assert box.width >= 323


@pytest.mark.parametrize("count", SEATS)
def test_seats_go_round_anticlockwise_and_clockwise_is_the_mirror(count: int) -> None:
    middles = [(box.middle, (box.top + box.bottom) / 2) for box in plates(count)]
    turn = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(middles, [*middles[1:], middles[0]], strict=True))
    assert turn <= 0  # y grows downwards: a negative area is anticlockwise
    mirrored = [(WIDTH - x, y) for x, y in middles]
    assert mirrored == [(box.middle, (box.top + box.bottom) / 2) for box in plates(count, clockwise=True)]


@pytest.mark.parametrize("count", [1, 7])
def test_other_numbers_of_seats_have_no_plates(count: int) -> None:
    with pytest.raises(KeyError):
        plates(count)


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("count", SEATS)
def test_chevrons_lie_in_the_gaps(count: int, clockwise: bool) -> None:
    boxes = plates(count, clockwise=clockwise)
    marks = chevrons(boxes)
    assert len(marks) == count
    for points in marks:
        xs, ys = zip(*points, strict=True)
        mark = Box(int(min(xs)), int(min(ys)), int(max(xs)), int(max(ys)))
        assert not any(overlap(mark, box) for box in (*boxes, WELL))


def test_chevrons_of_four_seats_stand_as_in_the_mocks() -> None:
    tips = [tip for _, tip, _ in chevrons(plates(4))]
    assert tips == [(68, 202), (559, 721), (1032, 618), (541, 99)]


@pytest.mark.parametrize("count", SEATS)
def test_wedges_reach_into_the_well(count: int) -> None:
    for box in plates(count):
        (_, base), (x, tip), _ = wedge(box)
        assert x == box.middle
        assert base in (box.top, box.bottom)
        assert WELL.top < tip < WELL.bottom


@pytest.mark.parametrize("count", range(1, 14))
def test_the_play_to_beat_is_centred_in_the_well(count: int) -> None:
    places = centre_cards(count)
    assert len(places) == count
    left, right = places[0][0], places[-1][0] + LARGE.width
    assert abs(left + right - WIDTH) <= 1
    assert left >= WELL.left
    assert right <= WELL.right
    assert count < 2 or (places[1][0] - left >= 124 if count <= 7 else places[1][0] > left)


def test_no_cards_to_beat_need_no_places() -> None:
    assert centre_cards(0) == ()


def test_a_meter_gives_way_to_a_wide_pill_only() -> None:
    assert meter_pitch(385, 13, 180) == 15
    assert meter_pitch(385, 13, 0) == 15
    assert 9 <= meter_pitch(385, 13, 240) < 15
    assert meter_pitch(385, 13, 1000) == 9


def test_what_is_left_out_is_left_out_at_the_left() -> None:
    assert kept_from_right([100, 100, 100], 10, 320, 20) == 3
    assert kept_from_right([100, 100, 100], 10, 319, 20) == 2
    assert kept_from_right([100, 100, 100], 10, 50, 20) == 0
    assert kept_from_right([], 10, 50, 20) == 0


def test_the_settlement_of_four_stands_as_in_the_mock() -> None:
    plan = settlement(4, 4)
    assert plan.well == Box(28, 530, 1072, 976)
    assert plan.lines == (665, 737, 809, 881, 953)
    assert plan.columns == (514, 608, 702, 796)
    assert left_hand(3) == Box(28, 404, 1072, 500)


@pytest.mark.parametrize("count", range(2, 10))
def test_settlements_grow_by_rows_and_drop_columns_above_six_seats(count: int) -> None:
    plan = settlement(count, count)
    assert len(plan.lines) == count + 1
    assert len(plan.columns) == (count if count <= 6 else 0)
    assert all(right - left == plan.pitch >= 78 for left, right in pairwise(plan.columns))
    assert plan.well.bottom > plan.lines[-1]
    if plan.columns:
        assert plan.columns[0] - plan.penalty >= 90
        assert plan.columns[-1] < plan.deal - 100
