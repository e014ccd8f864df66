"""Whole pictures: size, palette, bytes, states, and names of every kind."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from images.hand import lifted
from images.layout import HEADER
from images.pictures import CardState, HandPicture, PillKind, SeatPlate
from images.render import draw_deal_end, draw_hand, draw_table
from images.theme import DARK, LIGHT, Theme
from tests.images import situations
from tests.images.situations import (
    GOLDEN,
    HAND,
    MOCKS,
    OTHERS,
    SELECTED_STATES,
    deal_end,
    follow,
    hand_of,
    table,
    table_of,
)

BOTH = pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
KB = 1024
STRANGE = (
    "大老二王とかな한글",
    "\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd",
    "🎉👨‍👩‍👧‍👦🇩🇪",
    "\u202eevil\u202c\u2066x",
    "a\u0300\u0301\u0302\u0303\u0304\u0305" * 10,
    "ไทย हिन्दी",
    "𓀀𝕏\ue000\ufffe\x00",
    "**W**@everyone<b>",
    "x" * 400,
    "",
)


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize(
    ("name", "draw"), (MOCKS | OTHERS).items(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_pictures_are_small_palette_pngs(name: str, draw: Callable[[], bytes]) -> None:
    data = draw()
    picture = opened(data)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1100)
    assert len(data) < 60 * KB
    theme = LIGHT if picture.convert("RGB").getpixel((2, 2)) == LIGHT.ground else DARK
    colours = picture.convert("RGB").getcolors(256)
    assert colours is not None
    assert {colour for _, colour in colours} <= set(theme.palette)


@BOTH
@pytest.mark.parametrize("state", CardState)
def test_a_hand_of_thirteen_is_small_in_every_state(theme: Theme, state: CardState) -> None:
    assert len(draw_hand(follow((state,) * 13), theme)) < 60 * KB


def test_named_colours_are_there_to_the_bit() -> None:
    hand = opened(draw_hand(follow(SELECTED_STATES), LIGHT)).convert("RGB")
    assert hand.getpixel((10, 300)) == LIGHT.ground
    assert hand.getpixel((120, 130)) == LIGHT.dim_face
    assert hand.getpixel((1000, 98)) == LIGHT.ring
    assert hand.getpixel((1040, 240)) == LIGHT.ink_of(HAND[6])
    assert hand.getpixel((120, 24)) == LIGHT.amber


@pytest.mark.parametrize("count", [1, 7, 13, 14, 17, 21, 22, 26, 39])
def test_hands_of_any_length(count: int) -> None:
    picture = hand_of(count)
    assert opened(draw_hand(picture)).height > HEADER


def test_an_empty_hand_is_its_header() -> None:
    assert opened(draw_hand(HandPicture((), (), None, "Søren to play"))).width == 1100


def test_cards_rise_only_where_that_says_something() -> None:
    playable, waiting, not_playable = CardState.PLAYABLE, CardState.WAITING, CardState.NOT_PLAYABLE
    assert lifted((playable, playable)) == (False, False)
    assert lifted((waiting,)) == (False,)
    assert lifted((playable, not_playable)) == (True, False)
    assert lifted((playable, CardState.SUGGESTED, CardState.SELECTED)) == (False, True, True)


def test_a_hand_needs_a_state_for_each_card() -> None:
    with pytest.raises(ValueError, match="13 cards, but 1 states"):
        HandPicture(HAND, (CardState.WAITING,), None, "")


@BOTH
@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_tables_of_two_to_six_seats(count: int, clockwise: bool, theme: Theme) -> None:
    assert opened(draw_table(table_of(count, clockwise=clockwise), theme)).size == (1100, 820)


@pytest.mark.parametrize("count", [1, 7])
def test_other_tables_are_told_in_words(count: int) -> None:
    seat = SeatPlate("Ann", 0, 13)
    with pytest.raises(ValueError, match="2 to 6 seats"):
        replace(table(), seats=(seat,) * count)


def test_a_seat_may_be_to_play_with_its_last_card() -> None:
    seats = (replace(table().seats[0], cards=1, pill="last card!", pill_kind=PillKind.LAST_CARD), *table().seats[1:])
    picture = opened(draw_table(replace(table(), seats=seats))).convert("RGB")
    assert picture.getpixel((200, 35)) == DARK.amber
    assert picture.getpixel((420, 114)) == DARK.last


def test_every_plate_to_play_is_amber() -> None:
    for seat, (x, y) in enumerate([(200, 35), (200, 660), (800, 660), (800, 35)]):
        picture = opened(draw_table(replace(table(), to_play=seat))).convert("RGB")
        assert picture.getpixel((x, y)) == DARK.amber


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_picture(name: str) -> None:
    seats = tuple(replace(seat, name=name, pill=name) for seat in table().seats)
    draw_table(replace(table(), seats=seats, title=name, by=name), LIGHT)
    draw_table(replace(table_of(6), seats=tuple(replace(seat, name=name) for seat in table_of(6).seats)))
    draw_hand(replace(follow(SELECTED_STATES), name=name, caption=name, pill=name))
    draw_hand(replace(follow(SELECTED_STATES), caption=name, pill=None))
    end = deal_end()
    hands = tuple(replace(hand, name=name, note=name) for hand in end.hands)
    rows = tuple(replace(row, name=name) for row in end.rows)
    draw_deal_end(replace(end, hands=hands, rows=rows, title=name, subtitle=name, caption=name, headings=(name,) * 3))


def test_pictures_depend_on_their_arguments_alone() -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda draw: draw(), list(GOLDEN.values()) * 4))
    once = [draw() for draw in GOLDEN.values()]
    assert drawn == once * 4


def test_situations_are_written_to_a_folder(tmp_path: Path) -> None:
    situations.main(str(tmp_path), "--golden")
    assert {path.stem for path in tmp_path.iterdir()} == set(GOLDEN)
