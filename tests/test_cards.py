"""Notation: what is read as a card, what is refused, and what is written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import (
    BIG_JOKER,
    LITTLE_JOKER,
    Card,
    NotationError,
    Packs,
    read_card,
    read_cards,
    sign_cards,
    write_cards,
)

TEN_OF_DIAMONDS = Card("T", "d")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("3d", Card("3", "d")),
        ("Tc", Card("T", "c")),
        ("Ah", Card("A", "h")),
        ("2s", Card("2", "s")),
        ("qS", Card("Q", "s")),
        ("KH", Card("K", "h")),
        ("10h", Card("T", "h")),
        ("10♦", TEN_OF_DIAMONDS),
        ("♦10", TEN_OF_DIAMONDS),
        ("♦️10", TEN_OF_DIAMONDS),  # with an emoji's variation selector
        ("10♢", TEN_OF_DIAMONDS),
        ("d10", TEN_OF_DIAMONDS),
        ("１０♦", TEN_OF_DIAMONDS),  # full-width digits
        ("３ｄ", Card("3", "d")),  # full-width throughout
        ("3️⃣d", Card("3", "d")),  # a keycap
        ("🔟♦", TEN_OF_DIAMONDS),  # the keycap of ten
        ("\u200b3\u2060d\ufeff", Card("3", "d")),  # with what nobody sees, as copied text has it
        ("♠q", Card("Q", "s")),
        (" 7c ", Card("7", "c")),
        ("LJ", LITTLE_JOKER),
        ("lj", LITTLE_JOKER),
        ("bj", BIG_JOKER),
        ("15r", Card("15", "r")),
        ("9Y", Card("9", "y")),
        ("1b", Card("1", "b")),
    ],
)
def test_reads_a_card(text: str, card: Card) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "3", "d", "1d", "11d", "0d", "33d", "3x", "3dd", "xx", "♦", "♦♦", "10", "J", "JJ", "AJ", "3d3c"),
        *("16r", "0r", "01r", "-3d", "3.0d", "٣d", "a\x00", "\u202e3d", "3\nd", "😀", "🂡", "ten of hearts"),
        "4" * 10_000,
    ],
)
def test_refuses_what_names_no_card(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(text)
    assert len(str(caught.value)) < 100
    assert "3d, 10h, Qs" in str(caught.value)


def test_reads_many_cards_however_they_are_parted() -> None:
    cards = (Card("3", "d"), TEN_OF_DIAMONDS, Card("Q", "s"))
    for text in ("3d Td Qs", "3D,10♦,♠Q", "3d、10d、qs", " 3d;  10d +qs\n", "3d\t10♦\u3000Qs"):
        assert read_cards(text) == cards
    assert read_cards("") == ()


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3♦3♣", "3d 3c"),
        ("3d3c", "3d 3c"),
        ("♦3♣3", "3d 3c"),
        ("d3c3", "3d 3c"),
        ("10♦10♣", "Td Tc"),
        ("10d10c", "Td Tc"),
        ("♦10♣10", "Td Tc"),
        ("TdTc", "Td Tc"),
        ("TDTC", "Td Tc"),
        ("1０♦️１０♣️", "Td Tc"),
        ("3d♣3", "3d 3c"),
        ("♦33♣", "3d 3c"),  # ♦3 and 3♣
        ("d10c3h4", "Td 3c 4h"),
        ("LJBJ", "LJ BJ"),
        ("ljjhbj", "LJ Jh BJ"),
        ("1b15r10g", "1b 15r 10g"),
        ("1bJd", "1b Jd"),
        ("3d3c 4h4s,5d", "3d 3c 4h 4s 5d"),
    ],
)
def test_reads_cards_without_anything_between(text: str, cards: str) -> None:
    assert write_cards(read_cards(text)) == cards


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("3d3", "3"),
        ("3dc", "c"),
        ("3dxx", "xx"),
        ("3d3c3", "3"),
        ("3d10", "10"),
        ("d10c", "c"),
        ("16r", "16r"),
        ("1r16r", "16r"),
        ("♦♦3", "♦♦3"),
        ("LJh", "h"),
        ("4h 3d1d", "1d"),
    ],
)
def test_of_cards_without_anything_between_the_piece_that_is_none_is_named(text: str, piece: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_cards(text)
    assert caught.value.text == piece


FORMS = (
    lambda card: str(card),
    lambda card: card.sign,
    lambda card: str(card).upper(),
    lambda card: card.sign if card.suit not in "cdhs" else card.sign[-1] + card.sign[:-1],
    lambda card: str(card) if card.suit not in "cdhs" else card.suit + card.sign[:-1],
)
ALL = Packs("std52", 1, jokers=True).cards() + Packs("lectio", tile_max=15).cards()


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(ALL), st.sampled_from(FORMS))))
def test_cards_in_any_forms_need_nothing_between(written: list[tuple[Card, Callable[[Card], str]]]) -> None:
    assert read_cards("".join(form(card) for card, form in written)) == tuple(card for card, _ in written)


def test_refuses_ten_thousand_characters_before_it_looks_at_them() -> None:
    with pytest.raises(NotationError):
        read_cards("3d " * 3_334)


@settings(deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_cards_or_refused(text: str) -> None:
    try:
        cards = read_cards(text)
    except NotationError:
        return
    assert read_cards(write_cards(cards)) == cards


@settings(deadline=None)
@given(st.lists(st.sampled_from(Packs("std52", 1, jokers=True).cards() + Packs("lectio", tile_max=15).cards())))
def test_what_is_written_is_read_again(cards: list[Card]) -> None:
    assert read_cards(write_cards(cards)) == tuple(cards)
    assert read_cards(sign_cards(cards)) == tuple(cards)


def test_packs_hold_every_card_in_pack_order() -> None:
    pack = Packs().cards()
    assert write_cards(pack[:5]) == "2c 2d 2h 2s 3c"
    assert len(set(pack)) == len(pack) == 52
    assert Packs("std52", 2, jokers=True).cards()[52:55] == (LITTLE_JOKER, BIG_JOKER, Card("2", "c"))
    assert write_cards(Packs("lectio", tile_max=15).cards()[:5]) == "1b 1y 1g 1r 2b"
