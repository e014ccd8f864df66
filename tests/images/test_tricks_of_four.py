"""Games of partners with many cards: hands in groups, plays beside their plates, the bar above the seats.

Promise: Hands in groups, plays beside their plates and the bar above the seats keep their measures.
"""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import groupby, pairwise

import pytest
from PIL import Image

from bot.cards import Card, read_cards
from bot.scenes.marks import CardState, GroupTag
from images.hand.grouped_layout import ROW_HEIGHT, grouped_layout
from images.layout import LIFT, MARGIN, MEDIUM, WIDTH
from images.pictures import HandPicture, SeatPlate, TablePicture, TopBar, TrickStep
from images.render import draw_hand, draw_table
from images.table.table_layout import BAR, cards_by_plate, table_layout
from images.theme import DARK, LIGHT, Theme

KB = 1024
TRUMPS = GroupTag("h", "7", strong=True)
FOLLOW = {
    TRUMPS: "BJ LJ 7h 7c 7c Ah Kh Kh Qh Qh 9h 4h",
    GroupTag("s", "s"): "As Ks Ts Ts 9s 9s 5s",
    GroupTag("c", "c"): "Ac Jc 6c",
    GroupTag("d", "d"): "Ad 8d 8d",
}
LEAD = {
    TRUMPS: "BJ LJ LJ 7h 7c 7c Ah Kh Kh Kh Qh Qh 4h",
    GroupTag("s", "s"): "As As Ks Js Js Ts Ts Ts 6s 3s",
    GroupTag("c", "c"): "Ac Qc Qc Jc Jc 9c 8c 5c 2c",
    GroupTag("d", "d"): "Ad Kd Td Td 9d 6d 3d",
}
BAR_OF_DEAL = TopBar(
    "h",
    "7",
    "Trump hearts",
    "level 7",
    "Attackers 35",
    "of 80",
    35 / 120,
    (1 / 3, 2 / 3),
    2 / 3,
    ("Dealers at 7", "Attackers at 5"),
)
SIDES = ("dealer’s side", "attackers")
TRICK = {1: "Qs Qs Js Js", 2: "Ts Ts 9s 5s", 3: "Kh Kh Qh Qh", 0: "6c 8d 3d 3d"}


def hand(groups: dict[GroupTag, str], lifted: str = "", chosen: str = "") -> HandPicture:
    """A hand in groups, of which some cards can be played and some of these are chosen."""
    cards = tuple(card for text in groups.values() for card in read_cards(text))

    def state(card: Card) -> CardState:
        if card in read_cards(chosen):
            return CardState.SELECTED
        return CardState.PLAYABLE if not lifted or card in read_cards(lifted) else CardState.NOT_PLAYABLE

    sizes = tuple((tag, len(read_cards(text))) for tag, text in groups.items())
    return HandPicture(
        cards, tuple(map(state, cards)), "Your turn", "follow", "Wing Yan", read_cards("Qs Qs"), (), sizes
    )


def long_hand(count: int) -> HandPicture:
    """A hand of so many cards, as a dealer with the kitty has it; a few can be played, and one kind is chosen."""
    groups = {}
    for at, suit in enumerate("shcd"):
        cards = [f"{rank}{suit}" for rank in "AKQJT98765432" for _ in range(2)]
        groups[GroupTag(suit, suit)] = " ".join(cards[: (count + 3 - at) // 4])
    return hand(groups, lifted="As Ks Qs", chosen="As")


def table(plays: int, winner: int | None = None) -> TablePicture:
    """So many plays of a trick, led by the second seat."""
    seats = tuple(
        SeatPlate(name, "57"[seat % 2 == 0], 17, 25, SIDES[seat % 2], seat % 2, pill="dealer" if seat == 0 else "")
        for seat, name in enumerate(("Wing Yan", "大老二王", "Søren", "Bo-Chen"))
    )
    trick = tuple(TrickStep(seat, read_cards(cards)) for seat, cards in list(TRICK.items())[:plays])
    title, by = "Spade tractor led, 45 points", "Bo-Chen is winning" if plays else ""
    waited = frozenset({0}) if plays < len(TRICK) else frozenset[int]()
    return TablePicture(
        seats, waited, winner, title, by, (), trick, bar=BAR_OF_DEAL, plays_by_seats=True, to_come="4 cards"
    )


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize(("groups", "rows", "pitch"), [(FOLLOW, 3, 83), (LEAD, 4, 79)])
def test_groups_take_the_widest_pitch_that_needs_the_fewest_rows(
    groups: dict[GroupTag, str], rows: int, pitch: int
) -> None:
    cards = [read_cards(text) for text in groups.values()]
    layout, tags = grouped_layout(cards)
    assert len(tags) == len(groups)
    tops = sorted({top for _, top in layout.places})
    assert [top - LIFT for top in tops] == sorted({tag.top for tag in tags})
    assert [after - before for before, after in pairwise(tops)] == [ROW_HEIGHT] * (rows - 1)
    places = iter(layout.places)
    steps = set()
    for group in cards:
        for (card, (left, _)), (other, (right, _)) in pairwise([(card, next(places)) for card in group]):
            steps.add((card == other, right - left))
    apart = {step for alike, step in steps if not alike}
    assert all(abs(step - pitch) <= 1 for step in apart)
    assert all(abs(step - 0.78 * pitch) <= 1 for alike, step in steps if alike)


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
@pytest.mark.parametrize("long", [True, False])
def test_no_card_leaves_the_picture_or_lies_under_another_group(decks: int, long: bool) -> None:
    """Also where one suit is longer than a row: it breaks between different cards."""
    suits = "s" if long else "shcd"
    groups = [tuple(Card(rank, suit) for rank in "AKQJT98765432" for _ in range(decks)) for suit in suits]
    layout, tags = grouped_layout(groups)
    cards = [card for group in groups for card in group]
    assert all(MARGIN <= left <= WIDTH - MARGIN - MEDIUM.width for left, _ in layout.places)
    rows = groupby(zip(cards, layout.places, strict=True), key=lambda one: one[1][1])
    lines = [[(card, left) for card, (left, _) in row] for _, row in rows]
    for line in lines:
        assert all(right > left for (_, left), (_, right) in pairwise(line))
    assert all(before[-1][0] != after[0][0] for before, after in pairwise(lines))
    for tag in tags:
        beside = [left for left, top in layout.places if top == tag.top + LIFT]
        assert all(left >= tag.right or left + MEDIUM.width <= tag.left for left in beside)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("count", [25, 33, 39, 52, 60])
def test_hands_in_groups_are_small_pictures_of_the_palette(count: int, theme: Theme) -> None:
    drawn = draw_hand(long_hand(count), theme)
    colours = opened(drawn).convert("RGB").getcolors(256)
    assert colours is not None
    assert {colour for _, colour in colours} <= set(theme.palette)
    assert len(drawn) < 120 * KB


def test_groups_hold_every_card() -> None:
    with pytest.raises(ValueError, match="2 cards, but groups of"):
        HandPicture(read_cards("3d 4d"), (CardState.WAITING,) * 2, None, "", groups=((GroupTag("d", "d"), 1),))


@pytest.mark.parametrize("plays", range(5))
def test_each_play_lies_beside_its_plate(plays: int) -> None:
    before, after = (opened(draw_table(table(number, 3))).convert("RGB") for number in (0, plays))
    assert before.size == after.size
    plan = table_layout(4, bar=True)
    played = [seat for seat, _ in list(TRICK.items())[:plays]]
    for seat, plate in enumerate(plan.plates):
        alike = [len(list(same)) for _, same in groupby(read_cards(TRICK[seat]))]
        left, top = cards_by_plate(plate, plan.well, alike)[-1]
        x, y = left + MEDIUM.width - 20, top + MEDIUM.height - 20
        assert (after.getpixel((x, y)) == DARK.face) == (seat in played)


def test_the_trick_before_lies_dimmed_where_it_was_until_somebody_leads() -> None:
    steps = tuple(TrickStep(seat, read_cards(cards)) for seat, cards in TRICK.items())
    before = replace(table(0), before=steps, title="Bo-Chen won 45 points", by="Bo-Chen leads")
    now, then = (opened(draw_table(one)).convert("RGB") for one in (table(4), before))
    plan = table_layout(4, bar=True)
    for seat, plate in enumerate(plan.plates):
        alike = [len(list(same)) for _, same in groupby(read_cards(TRICK[seat]))]
        left, top = cards_by_plate(plate, plan.well, alike)[-1]
        at = (left + MEDIUM.width - 20, top + MEDIUM.height - 20)
        assert (now.getpixel(at), then.getpixel(at)) == (DARK.face, DARK.dim_face)
    assert draw_table(replace(table(1), before=steps)) == draw_table(table(1))


def test_a_long_play_stays_beside_its_plate() -> None:
    plan = table_layout(4, bar=True)
    for plate in plan.plates:
        places = cards_by_plate(plate, plan.well, [2] * 9)
        left, right = places[0][0], places[-1][0] + MEDIUM.width
        assert abs((left + right) / 2 - plate.middle) <= 1
        assert right - left <= 481
        assert all(plan.well.top < top < plan.well.bottom - MEDIUM.height for _, top in places)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_the_scale_is_filled_as_far_as_points_were_captured(share: float) -> None:
    bar = TopBar(None, "", "No trump suit", "level NT", "Attackers 0", "of 80", share, (), None, ("A", "B"))
    drawn = opened(draw_table(TablePicture(table(0).seats, frozenset(), None, "Drawing", "", (), (), bar=bar))).convert(
        "RGB"
    )
    y = BAR.top + 99
    filled = [drawn.getpixel((x, y)) == DARK.amber for x in range(BAR.left + 430, BAR.left + 760)]
    assert sum(filled) == pytest.approx(max(330 * share, 26 * (share > 0)), abs=3)
    assert filled == sorted(filled, reverse=True)


@pytest.mark.parametrize("pill", ["winning", "nothing to declare", "has nothing at all to declare"])
@pytest.mark.parametrize("seat", range(4))
def test_the_shape_of_a_side_stands_beside_the_widest_note(seat: int, pill: str) -> None:
    plain = table(0)
    seats = tuple(replace(plate, pill=pill if at == seat else "") for at, plate in enumerate(plain.seats))
    plate = table_layout(4, bar=True).plates[seat]
    shape = (plate.left + 98, plate.top + 100, plate.left + 122, plate.top + 124)
    shapes = [
        opened(draw_table(replace(plain, seats=some))).convert("RGB").crop(shape) for some in (plain.seats, seats)
    ]
    assert len(shapes[0].getcolors() or ()) > 1
    assert shapes[0].tobytes() == shapes[1].tobytes()


def test_a_slot_for_one_card_says_so_whole_or_shows_the_number() -> None:
    single = replace(table(1, 1), trick=(TrickStep(1, read_cards("6h")),))
    said, number, long = (draw_table(replace(single, to_come=text)) for text in ("1 card", "1", "one card to come"))
    assert said != number
    assert long == number


@pytest.mark.parametrize("count", ["Attackers 105", "Attackers −10", "Attackers 395"])
def test_what_is_needed_is_never_cut_off(count: str) -> None:
    bars = (replace(BAR_OF_DEAL, count=count, goal=goal) for goal in ("of 160", "of 161"))
    first, second = (draw_table(replace(table(0), bar=bar)) for bar in bars)
    assert first != second
