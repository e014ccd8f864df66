"""Layout, checked by numbers (docs/look.md, sections 2 and 6).

Promise: Pictures keep their geometry, palette and size in bytes. Contrast meets AA. Also: tests/images/test_theme.py.
"""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.scenes.marks import ColumnKind
from images.layout import (
    HAND_MARGIN,
    HEADER,
    LARGE,
    LIFT,
    MARGIN,
    MEDIUM,
    ROW_GAP,
    SMALL,
    WIDTH,
    Box,
    account_layout,
    hand_layout,
    left_cards,
    left_hands,
)
from images.table.table_layout import (
    STRIP_HEIGHT,
    TableLayout,
    centre_cards,
    kept_from_right,
    meter_pitch,
    table_layout,
    wedge,
)

SEATS = tuple(range(2, 11))
WAYS = pytest.mark.parametrize("clockwise", [False, True])
COUNTS = pytest.mark.parametrize("count", SEATS)


def kinds_of(seats: int) -> tuple[ColumnKind, ...]:
    """The columns of an account: penalties, what each gets of each other one, deal and match."""
    return (ColumnKind.COUNT, *[ColumnKind.SHARE] * seats, ColumnKind.RESULT, ColumnKind.STANDING)


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left <= inner.right <= outer.right
        and outer.top <= inner.top <= inner.bottom <= outer.bottom
    )


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


@pytest.mark.parametrize("count", range(22, 53))
def test_longer_hands_stand_medium_in_few_even_rows(count: int) -> None:
    layout = hand_layout(count, lifts=True)
    assert layout.size is MEDIUM
    assert len(layout.places) == len(set(layout.places)) == count
    tops = sorted({top for _, top in layout.places})
    rows = [[left for left, top in layout.places if top == row] for row in tops]
    assert len(rows) == -(-count // 13)
    assert max(map(len, rows)) - min(map(len, rows)) <= 1
    for row in rows:
        assert all(right - left >= 72 for left, right in pairwise(row))
        assert row[-1] + MEDIUM.width <= WIDTH - HAND_MARGIN
    assert all(below - above >= MEDIUM.height + LIFT for above, below in pairwise(tops))
    assert tops[-1] + MEDIUM.height < layout.height


def test_four_plates_stand_as_in_the_mocks() -> None:
    plan = table_layout(4)
    assert plan.plates == (
        Box(28, 24, 531, 174),
        Box(28, 646, 531, 796),
        Box(569, 646, 1072, 796),
        Box(569, 24, 1072, 174),
    )
    assert Box(28, 212, 1072, 608) == plan.well
    assert plan.height == 820


@WAYS
@COUNTS
def test_plates_keep_apart_and_inside(count: int, clockwise: bool) -> None:
    plan = table_layout(count, clockwise=clockwise)
    assert len(plan.plates) == count
    for one, other in combinations((*plan.plates, plan.well), 2):
        assert not overlap(one.grown(12), other.grown(12))
    for box in plan.plates:
        assert inside(box, Box(MARGIN, 0, WIDTH - MARGIN, plan.height))
        assert box.width >= (323 if count <= 6 else 188)


@COUNTS
def test_seats_go_round_anticlockwise_and_clockwise_is_the_mirror(count: int) -> None:
    middles = [(box.middle, (box.top + box.bottom) / 2) for box in table_layout(count).plates]
    turn = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(middles, [*middles[1:], middles[0]], strict=True))
    assert turn <= 0  # y grows downwards, so a negative area is anticlockwise
    mirrored = [(WIDTH - x, y) for x, y in middles]
    boxes = table_layout(count, clockwise=True).plates
    assert mirrored == [(box.middle, (box.top + box.bottom) / 2) for box in boxes]


@pytest.mark.parametrize("count", [1, 11])
def test_other_numbers_of_seats_have_no_plates(count: int) -> None:
    with pytest.raises(KeyError):
        table_layout(count)


@COUNTS
def test_a_strip_moves_nothing_but_what_lies_below_it(count: int) -> None:
    plain, strip = table_layout(count), table_layout(count, strip=True)
    assert strip.height == plain.height + STRIP_HEIGHT
    assert strip.well == plain.well._replace(bottom=plain.well.bottom + STRIP_HEIGHT)
    for one, other in zip(plain.plates, strip.plates, strict=True):
        down = STRIP_HEIGHT if one.top > plain.well.top else 0
        assert other == one._replace(top=one.top + down, bottom=one.bottom + down)


@pytest.mark.parametrize("backwards", [False, True])
@WAYS
@COUNTS
def test_chevrons_lie_in_the_gaps(count: int, clockwise: bool, backwards: bool) -> None:
    plan = table_layout(count, clockwise=clockwise, backwards=backwards)
    assert len(set(plan.chevrons)) == count
    for points in plan.chevrons:
        xs, ys = zip(*points, strict=True)
        mark = Box(int(min(xs)), int(min(ys)), int(max(xs)), int(max(ys)))
        assert not any(overlap(mark, box) for box in (*plan.plates, plan.well))


def pointing(plan: TableLayout, seat: int, to: int) -> bool:
    """Whether a seat's triangle points from its plate to the plate of ``to``."""
    (x0, y0), (x, y), _ = plan.chevrons[seat]
    here, there = plan.plates[seat], plan.plates[to]
    if here.top == there.top:
        return (x - x0) * (there.left - here.left) > 0
    return (y - y0) * (there.top - here.top) > 0


@WAYS
@COUNTS
def test_arrows_point_at_the_next_seat_and_turn_round_without_their_seats(count: int, clockwise: bool) -> None:
    there = table_layout(count, clockwise=clockwise)
    back = table_layout(count, clockwise=clockwise, backwards=True)
    assert there.plates == back.plates
    for seat in range(count):
        assert pointing(there, seat, (seat + 1) % count)
        assert pointing(back, seat, (seat - 1) % count)


def test_chevrons_of_four_seats_stand_as_in_the_mocks() -> None:
    tips = [tip for _, tip, _ in table_layout(4).chevrons]
    assert tips == [(68, 202), (559, 721), (1032, 618), (541, 99)]


@COUNTS
def test_wedges_reach_into_the_well(count: int) -> None:
    plan = table_layout(count, strip=True)
    for box in plan.plates:
        (_, base), (x, tip), _ = wedge(box, plan.well)
        assert x == box.middle
        assert base in (box.top, box.bottom)
        assert plan.well.top < tip < plan.well.bottom


@pytest.mark.parametrize("count", range(1, 17))
def test_the_play_to_beat_is_centred_in_the_well_and_seven_cards_show_whole(count: int) -> None:
    places = centre_cards(table_layout(4).well, count)
    assert len(places) == count
    left, right = places[0][0], places[-1][0] + LARGE.width
    assert abs(left + right - WIDTH) <= 1
    well = table_layout(4).well
    assert well.left <= left <= right <= well.right
    assert all(after[0] - before[0] >= (LARGE.width if count <= 7 else 56) for before, after in pairwise(places))


def test_no_cards_to_beat_need_no_places() -> None:
    assert centre_cards(table_layout(4).well, 0) == ()


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
    boxes = left_hands([4, 8, 0, 11])
    assert boxes[3] == Box(28, 404, 1072, 500)
    plan = account_layout(4, boxes[-1].bottom, kinds_of(4))
    assert plan.well == Box(28, 530, 1072, 976)
    assert plan.lines == (665, 737, 809, 881, 953)
    assert plan.rights == (420, 514, 608, 702, 796, 934, 1050)


@pytest.mark.parametrize("count", range(2, 10))
def test_settlements_grow_by_rows_and_drop_columns_above_six_seats(count: int) -> None:
    above = left_hands([0] * count)[-1]
    plan = account_layout(count, above.bottom, kinds_of(count))
    penalty, *columns, deal, match = plan.rights
    shown = [right for right in columns if right is not None]
    assert len(plan.lines) == count + 1
    assert shown == (columns if count <= 6 else [])
    assert all(right - left == plan.pitch >= 78 for left, right in pairwise(shown))
    assert plan.well.bottom > plan.lines[-1]
    assert plan.well.top > above.bottom
    assert penalty == plan.room
    assert deal is not None
    assert match == 1050
    if shown:
        assert shown[0] - penalty >= 90
        assert shown[-1] < deal - 100


@pytest.mark.parametrize("count", range(2, 10))
def test_points_that_nobody_receives_have_names_and_no_columns(count: int) -> None:
    plan = account_layout(count, left_hands([0])[-1].bottom, kinds_of(0), summed=False)
    assert (plan.names, plan.rights, len(plan.lines)) == (True, (660, 860, 1050), count)
    bare = account_layout(count, left_hands([0])[-1].bottom, kinds_of(0)[1:], summed=False)
    assert (bare.names, bare.rights, bare.room) == (True, (860, 1050), 660)


@pytest.mark.parametrize("count", [4, 5])
def test_many_columns_of_levels_stand_evenly_behind_the_names(count: int) -> None:
    kinds = (ColumnKind.COUNT, ColumnKind.RESULT, *[ColumnKind.STANDING] * (count - 2))
    for shares in (0, 4):
        plan = account_layout(2, 92, (*kinds, *[ColumnKind.SHARE] * shares), summed=False)
        rights = [right for right in plan.rights if right is not None]
        assert plan.names
        assert (rights[0], rights[-1], len(rights)) == (plan.room, 1050, count)
        assert all(right - left >= 140 for left, right in pairwise(rights))


@pytest.mark.parametrize("count", range(53))
def test_hands_as_left_stand_in_their_row_with_every_rank_showing(count: int) -> None:
    (box,) = left_hands([count])
    places = left_cards(box, count)
    assert len(places) == len(set(places)) == count
    for left, top in places:
        assert inside(Box(left, top, left + SMALL.width, top + SMALL.height), box)
    for (left, top), (right, below) in pairwise(places):
        assert below - top > SMALL.height or right - left >= 55


def test_hands_as_left_follow_each_other_without_overlap() -> None:
    boxes = left_hands([40, 0, 14, 13, 1])
    assert [box.height for box in boxes] == [366, 96, 186, 96, 96]
    assert all(lower.top - upper.bottom == 8 for upper, lower in pairwise(boxes))


def test_rows_that_are_noted_have_a_further_line_and_push_the_rest_down() -> None:
    above = left_hands([0] * 4)[-1]
    plain, noted = (account_layout(4, above.bottom, kinds_of(4), noted=rows) for rows in ((), {1, 3}))
    assert plain.feet == plain.lines
    assert [foot - line for foot, line in zip(noted.feet, noted.lines, strict=True)] == [0, 46, 0, 46, 0]
    assert [low - high for low, high in zip(noted.lines, plain.lines, strict=True)] == [0, 0, 46, 46, 92]
    assert noted.well.bottom - plain.well.bottom == 92
