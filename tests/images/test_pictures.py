"""Whole pictures: size, palette, bytes, states, and all sorts of names."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import groupby
from pathlib import Path

import pytest
from PIL import Image

from bot.cards import Packs
from bot.scenes.marks import CardState, PillKind, SeatRank
from images.hand.hand_image import lifted
from images.layout import HEADER, MARGIN, left_hands
from images.pictures import AccountCell, HandPicture, LyingApart, OtherCards, SeatPlate, TablePicture
from images.render import draw_deal_end, draw_hand, draw_table
from images.table.table_layout import STRIP_HEIGHT
from images.theme import BACK, DARK, LIGHT, Theme
from tests.images import drawn
from tests.images.drawn import GOLDEN, MOCKS, OTHERS
from tests.images.situations import (
    HAND,
    NAMES,
    SELECTED_STATES,
    deal_end,
    drawing,
    exchange,
    follow,
    hand_of,
    playing_on,
    sides_end,
    table,
    table_of,
    void_deal,
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
    assert len(data) < 64 * KB
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


@pytest.mark.parametrize("count", [1, 7, 13, 14, 17, 21, 22, 26, 39, 40, 52])
def test_hands_of_any_length(count: int) -> None:
    picture = hand_of(count)
    assert opened(draw_hand(picture)).height > HEADER


def test_an_empty_hand_is_its_header() -> None:
    assert opened(draw_hand(HandPicture((), (), None, "Søren to play"))).width == 1100


@pytest.mark.parametrize("count", [1, 3, 9])
def test_what_others_hold_stays_within_the_margins(count: int) -> None:
    others = tuple(OtherCards("Maximiliane von und zu Hohenstein", 13 - number) for number in range(count))
    picture = HandPicture(HAND, (CardState.WAITING,) * 13, None, "Søren to play", others=others)
    drawn = opened(draw_hand(picture, LIGHT)).convert("RGB")
    right = drawn.crop((1100 - 28, 90, 1100, 140))
    assert right.getcolors() == [(28 * 50, LIGHT.ground)]
    assert len(drawn.crop((30, 90, 1070, 140)).getcolors() or ()) > 2
    assert drawn.height == opened(draw_hand(HandPicture(HAND, (CardState.WAITING,) * 13, None, ""))).height + 54


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
@pytest.mark.parametrize("count", range(2, 11))
def test_tables_of_two_to_ten_seats(count: int, clockwise: bool, theme: Theme) -> None:
    assert opened(draw_table(table_of(count, clockwise=clockwise), theme)).size == (1100, 820)


@pytest.mark.parametrize("count", [1, 11])
def test_other_tables_are_told_in_words(count: int) -> None:
    seat = SeatPlate("Ann", 0, 13)
    with pytest.raises(ValueError, match="2 to 10 seats"):
        replace(table(), seats=(seat,) * count)


def test_a_seat_may_be_to_play_with_its_last_card() -> None:
    seats = (replace(table().seats[0], cards=1, pill="last card!", pill_kind=PillKind.ALARM), *table().seats[1:])
    picture = opened(draw_table(replace(table(), seats=seats))).convert("RGB")
    assert picture.getpixel((200, 35)) == DARK.amber
    assert picture.getpixel((420, 114)) == DARK.last


def test_every_plate_to_play_is_amber() -> None:
    for seat, (x, y) in enumerate([(200, 35), (200, 660), (800, 660), (800, 35)]):
        picture = opened(draw_table(replace(table(), to_play=frozenset({seat})))).convert("RGB")
        assert picture.getpixel((x, y)) == DARK.amber


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_picture(name: str) -> None:
    seats = tuple(replace(seat, name=name, pill=name) for seat in table().seats)
    draw_table(replace(table(), seats=seats, title=name, by=name), LIGHT)
    draw_table(replace(table_of(6), seats=tuple(replace(seat, name=name) for seat in table_of(6).seats)))
    draw_hand(replace(follow(SELECTED_STATES), name=name, caption=name, pill=name))
    draw_hand(replace(follow(SELECTED_STATES), caption=name, pill=None))
    end = deal_end()
    hands = tuple(replace(hand, note=name, caption=name) for hand in end.hands)
    columns = tuple(column if column.seat is not None else replace(column, heading=name) for column in end.columns)
    named = replace(end, names=(name,) * 4, title=name, subtitle=name, caption=name)
    draw_deal_end(replace(named, hands=hands, columns=columns))
    sides = sides_end()
    rows = tuple(replace(row, name=name) for row in sides.rows)
    draw_deal_end(replace(sides, rows=rows, piles=tuple(replace(pile, caption=name) for pile in sides.piles)))


def test_all_who_are_waited_for_are_amber() -> None:
    picture = opened(draw_table(replace(table(), to_play=frozenset({1, 3}), to_beat=None))).convert("RGB")
    assert [picture.getpixel(at) for at in ((200, 660), (800, 35))] == [DARK.amber] * 2
    assert [picture.getpixel(at) for at in ((200, 35), (800, 660))] == [DARK.plate] * 2


@pytest.mark.parametrize("pill", ["to play", "passed", "to beat"])
def test_points_of_a_narrow_plate_keep_away_from_its_count(pill: str) -> None:
    seats = (replace(table_of(5).seats[0], cards=12, points=0, pill=pill), *table_of(5).seats[1:])
    picture = opened(draw_table(replace(table_of(5), seats=seats))).convert("RGB")
    assert picture.crop((110, 115, 132, 160)).getcolors() == [(22 * 45, DARK.amber)]


def test_points_of_a_narrow_plate_keep_their_place() -> None:
    drawn = []
    for pill, kind in (("", PillKind.NONE), ("passed", PillKind.NONE), ("last card!", PillKind.ALARM)):
        seats = (*table_of(6).seats[:2], replace(table_of(6).seats[2], pill=pill, pill_kind=kind, points=-5))
        whole = replace(table_of(6), seats=(*seats, *table_of(6).seats[3:]))
        plate = opened(draw_table(whole)).convert("RGB").crop((388, 646, 711, 796))
        drawn.append((plate.crop((110, 75, 323, 150)).tobytes(), plate.getpixel((30, 112))))
    assert len({line for line, _ in drawn}) == 1
    assert [count == DARK.last for _, count in drawn] == [False, False, True]


@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("pill", ["", "to choose", "last card!", "to beat", "passed", "1st"])
def test_every_standing_is_written_to_its_last_letter(pill: str, count: int) -> None:
    for standing in SeatRank:
        seats = tuple(
            SeatPlate(NAMES[4], 1370, 13, pill=pill, standing=standing, standing_word=standing) for _ in range(count)
        )
        whole = replace(table(), seats=seats, to_play=frozenset(), to_beat=None, trick=())
        cut = replace(
            whole, seats=(*(replace(seat, standing_word=f"{standing[:-1]}x") for seat in seats[:1]), *seats[1:])
        )
        assert draw_table(whole) != draw_table(cut), standing


@BOTH
def test_who_is_out_sinks_into_the_ground_and_the_first_has_the_amber_check(theme: Theme) -> None:
    picture = opened(draw_table(playing_on(), theme)).convert("RGB")
    assert picture.getpixel((300, 660)) == theme.well
    assert picture.getpixel((61, 758)) == theme.amber
    assert picture.getpixel((602, 758)) == theme.disc


STOCK, LEFT_OVER = (800, 606, 1072, 684), (28, 606, 500, 684)


def colours_in(picture: TablePicture, theme: Theme, box: tuple[int, int, int, int]) -> dict[object, int]:
    """How many pixels of each colour a part of a table has."""
    part = opened(draw_table(picture, theme)).convert("RGB").crop(box)
    return {colour: count for count, colour in part.getcolors(10_000) or []}


@BOTH
def test_a_stock_and_left_over_cards_have_a_line_of_their_own(theme: Theme) -> None:
    assert opened(draw_table(drawing(), theme)).height == 820 + STRIP_HEIGHT
    backs, cards = (colours_in(drawing(), theme, box) for box in (STOCK, LEFT_OVER))
    assert backs[BACK] > 500
    assert cards[theme.face] > 2 * 54 * 54
    without = replace(drawing(), apart=(LyingApart("stock", number=0),))
    assert opened(draw_table(without, theme)).height == 820 + STRIP_HEIGHT
    assert colours_in(without, theme, STOCK).get(BACK, 0) < 100
    assert colours_in(without, theme, LEFT_OVER).get(theme.face, 0) < 100


@pytest.mark.parametrize("count", [1, 12, 13, 26, 48])
def test_any_number_of_left_over_cards_keeps_clear_of_the_stock(count: int) -> None:
    pack = Packs().cards()
    _, stock = drawing().apart
    few, many = (
        opened(draw_table(replace(drawing(), apart=(LyingApart("left over", cards), stock)))).convert("RGB")
        for cards in (pack[:1], pack[:count])
    )
    assert few.crop(STOCK).tobytes() == many.crop(STOCK).tobytes()


def test_two_piles_lie_beside_each_other() -> None:
    kitty, stock = LyingApart("kitty", number=8), LyingApart("stock", number=31)
    both, one = (replace(drawing(), apart=apart) for apart in ((kitty, stock), (stock,)))
    assert colours_in(both, DARK, STOCK) == colours_in(one, DARK, STOCK)
    middle = (500, 606, 800, 684)
    assert colours_in(both, DARK, middle)[BACK] > 500
    assert BACK not in colours_in(one, DARK, middle)


def test_a_hidden_gift_shows_a_back_and_no_card() -> None:
    gifts, line = exchange().trick, (200, 515, 900, 575)
    spade = DARK.ink_of(gifts[0].cards[0])
    seen, hidden = (colours_in(replace(exchange(), trick=(gift,)), DARK, line) for gift in gifts)
    assert spade in seen
    assert spade not in hidden


def test_a_void_deal_has_its_hands_and_no_settlement() -> None:
    whole, void = (opened(draw_deal_end(end)).convert("RGB") for end in (deal_end(), void_deal()))
    assert void.height == left_hands([len(hand.cards) for hand in void_deal().hands])[-1].bottom + MARGIN
    assert whole.getpixel((40, void.height + 20)) == DARK.well
    assert void.getpixel((40, void.height - 10)) == DARK.ground


def test_without_a_sum_there_is_no_line_for_it() -> None:
    end = deal_end()
    assert opened(draw_deal_end(end)).height - opened(draw_deal_end(replace(end, sum_label=""))).height == 72


@pytest.mark.parametrize("match", [0, -149, 1_024, -99_999])
@pytest.mark.parametrize("deal", [7, -640, 12_345])
def test_points_of_deal_and_match_keep_apart(deal: int, match: int) -> None:
    points = (AccountCell(deal), AccountCell(match))
    rows = tuple(replace(row, cells=(*row.cells[:-2], *points)) for row in deal_end().rows)
    picture = opened(draw_deal_end(replace(deal_end(), rows=rows, sum_label="")))
    figures = picture.convert("L").crop((760, 640, 1050, 668)).point(lambda value: 255 * (value > 110))
    inked = [figures.crop((x, 0, x + 1, figures.height)).getbbox() is not None for x in range(figures.width)]
    gaps = [len(list(run)) for ink, run in groupby(inked) if not ink]
    assert max(gaps) >= 10


def test_pictures_depend_on_their_arguments_alone() -> None:
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda draw: draw(), list(GOLDEN.values()) * 2))
    once = [draw() for draw in GOLDEN.values()]
    assert pictures == once * 2


def test_situations_are_written_to_a_folder(tmp_path: Path) -> None:
    drawn.main(str(tmp_path), "--golden")
    assert {path.relative_to(tmp_path).with_suffix("").as_posix() for path in tmp_path.rglob("*.png")} == set(GOLDEN)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_word_of_a_side_is_drawn(count: int) -> None:
    alone = table_of(count)
    seats = tuple(
        replace(seat, side="attackers" if number % 2 else "dealers") for number, seat in enumerate(alone.seats)
    )
    together = replace(alone, seats=seats)
    swapped = replace(alone, seats=tuple(replace(seat, side="dealers") for seat in seats))
    assert len({draw_table(alone), draw_table(together), draw_table(swapped)}) == 3
