"""Card faces: suits by numbers, every card in every state, sprites made only once."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.cards import BIG_JOKER, COLOURS, LITTLE_JOKER, Card, Packs
from bot.scenes.marks import CardState, SeatRank
from images.faces.emblems import court_emblem, ring_mask, standing_mask, star_mask
from images.faces.plates import back_sprite, dashes, plate_mask
from images.faces.sprites import card_sprite, chip_width
from images.faces.suits import suit_mask
from images.layout import CHIP, LARGE, MEDIUM, SMALL, CardSize, tile_depth
from images.theme import DARK, LIGHT

PACK = Packs(jokers=True).cards()
TILES = Packs("lectio", tile_max=15).cards()


@pytest.mark.parametrize(
    ("suit", "box"),
    [
        ("h", (0.02, 0.05, 0.98, 0.97)),
        ("s", (0.03, 0.01, 0.97, 0.98)),
        ("c", (0.02, 0.02, 0.98, 0.98)),
        ("d", (0.12, 0, 0.88, 1)),
    ],
)
def test_suits_fill_the_unit_square_as_stated(suit: str, box: tuple[float, float, float, float]) -> None:
    side = 200
    found = suit_mask(suit, side).point(lambda value: 255 * (value > 127)).getbbox()
    assert found is not None
    assert all(abs(edge / side - share) <= 0.015 for edge, share in zip(found, box, strict=True))


@pytest.mark.parametrize(
    "mask", [*(suit_mask(s, 70) for s in "cdhs"), plate_mask(60, 84, 8), ring_mask(15), star_mask(70, outlined=True)]
)
def test_shapes_are_symmetrical(mask: Image.Image) -> None:
    mirror = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    edges = ImageChops.difference(mask, mirror).point(lambda value: 255 * (value > 40))
    assert edges.getbbox() is None  # except for rounding at the edge


def test_dashes_of_a_large_card_lie_as_in_the_mocks() -> None:
    assert dashes(140, 14) == [(26, 39), (51, 64), (76, 89), (101, 114)]
    assert dashes(196, 14)[0] == (26, 40)
    assert dashes(196, 14)[-1] == (156, 170)


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL, CHIP])
@pytest.mark.parametrize("card", PACK + TILES, ids=str)
def test_every_card_shows_its_ink_in_every_size(card: Card, size: CardSize) -> None:
    sprite = card_sprite(card, CardState.WAITING, size, DARK.name)
    colours = sprite.image.convert("RGB").getcolors(100_000)
    assert colours is not None
    assert DARK.ink_of(card) in {colour for _, colour in colours}


def test_no_two_cards_look_alike() -> None:
    faces = {card_sprite(card, CardState.WAITING, LARGE, DARK.name).image.tobytes() for card in PACK + TILES}
    assert len(faces) == len(PACK + TILES)


@pytest.mark.parametrize("side", [30, 42, 70])
@pytest.mark.parametrize(("one", "other"), [*combinations(COLOURS, 2)], ids="".join)
def test_colours_of_tiles_are_told_apart_by_their_shapes(one: str, other: str, side: int) -> None:
    difference = ImageChops.difference(suit_mask(one, side), suit_mask(other, side))
    assert ImageStat.Stat(difference).mean[0] > 255 * 0.14


def outline_of(card: Card, size: CardSize) -> Image.Image:
    return card_sprite(card, CardState.NOT_PLAYABLE, size, DARK.name).image.getchannel("A")


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_tiles_are_rounder_than_cards_and_take_the_same_room(size: CardSize) -> None:
    tile, card = outline_of(Card("9", "r"), size), outline_of(Card("9", "h"), size)
    assert tile.getbbox() == card.getbbox()
    assert ImageChops.subtract(tile, card).getbbox() is None
    assert ImageChops.subtract(card, tile).getbbox() is not None


@pytest.mark.parametrize("state", CardState)
@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_the_edge_of_a_tile_bears_no_letter_or_sign(size: CardSize, state: CardState) -> None:
    for suit in COLOURS:
        sprite = card_sprite(Card("15", suit), state, size, DARK.name)
        width, bottom = sprite.image.width, size.height + sprite.margin
        edge = sprite.image.convert("RGB").crop((width // 4, bottom - tile_depth(size) + 1, 3 * width // 4, bottom - 1))
        assert len(edge.getcolors() or ()) == 1


def test_standings_have_each_their_own_sign() -> None:
    masks = {standing_mask(standing, 40).tobytes() for standing in SeatRank}
    assert len(masks) == len(SeatRank)
    assert {standing_mask(standing, 32).height for standing in SeatRank} == {32}


@pytest.mark.parametrize("name", [DARK.name, LIGHT.name])
def test_backs_betray_their_label_alone(name: str) -> None:
    backs = [back_sprite(label, LARGE, name).image.tobytes() for label in ("", "1", "2", "13")]
    assert len(set(backs)) == 4


@pytest.mark.parametrize("name", [DARK.name, LIGHT.name])
def test_states_differ_by_more_than_colour(name: str) -> None:
    greys = {
        state: card_sprite(Card("K", "h"), state, LARGE, name).image.convert("L").tobytes()
        for state in CardState
        if state is not CardState.WAITING
    }
    assert len(set(greys.values())) == len(greys)


def test_dimmed_cards_cast_no_shadow() -> None:
    for state, shadow in ((CardState.WAITING, True), (CardState.NOT_PLAYABLE, False)):
        sprite = card_sprite(Card("3", "d"), state, LARGE, DARK.name)
        below = sprite.image.getchannel("A").crop((20, 196 + sprite.margin, 100, 196 + 2 * sprite.margin))
        assert (below.getbbox() is not None) is shadow


def test_sprites_are_made_once() -> None:
    asked = (Card("9", "c"), CardState.SELECTED, LARGE, LIGHT.name)
    assert card_sprite(*asked) is card_sprite(*asked)


def test_chips_are_as_wide_as_their_rank_asks() -> None:
    widths = {str(card): chip_width(card) for card in PACK + TILES}
    assert all(74 <= width <= 104 for width in widths.values())
    assert widths["Td"] > widths["9d"] > widths["Jd"]
    assert chip_width(BIG_JOKER) > 74 < chip_width(LITTLE_JOKER)


def test_courts_have_each_their_own_emblem() -> None:
    masks = {rank: court_emblem(rank).mask.tobytes() for rank in "JQK"}
    assert len(set(masks.values())) == 3
