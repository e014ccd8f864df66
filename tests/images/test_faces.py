"""Cards: suits by numbers, every card in every state, sprites made once."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.cards import BIG_JOKER, LITTLE_JOKER, Card, Packs
from images.faces.cards import card_sprite, chip_width
from images.faces.emblems import court_emblem, ring_mask, star_mask
from images.faces.plates import dashes, plate_mask
from images.faces.suits import suit_mask
from images.layout import CHIP, LARGE, MEDIUM, SMALL, CardSize
from images.pictures import CardState
from images.theme import DARK, LIGHT

PACK = Packs(jokers=True).cards()


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
    assert edges.getbbox() is None  # but for rounding at the edge


def test_dashes_of_a_large_card_lie_as_in_the_mocks() -> None:
    assert dashes(140, 14) == [(26, 39), (51, 64), (76, 89), (101, 114)]
    assert dashes(196, 14)[0] == (26, 40)
    assert dashes(196, 14)[-1] == (156, 170)


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL, CHIP])
@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_shows_its_ink_in_every_size(card: Card, size: CardSize) -> None:
    sprite = card_sprite(card, CardState.WAITING, size, DARK.name)
    colours = sprite.image.convert("RGB").getcolors(100_000)
    assert colours is not None
    assert DARK.ink_of(card) in {colour for _, colour in colours}


def test_no_two_cards_look_alike() -> None:
    faces = {card_sprite(card, CardState.WAITING, LARGE, DARK.name).image.tobytes() for card in PACK}
    assert len(faces) == len(PACK)


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
    widths = {str(card): chip_width(card) for card in PACK}
    assert all(74 <= width <= 104 for width in widths.values())
    assert widths["Td"] > widths["9d"] > widths["Jd"]
    assert chip_width(BIG_JOKER) > 74 < chip_width(LITTLE_JOKER)


def test_courts_have_each_their_own_emblem() -> None:
    masks = {rank: court_emblem(rank).mask.tobytes() for rank in "JQK"}
    assert len(set(masks.values())) == 3
