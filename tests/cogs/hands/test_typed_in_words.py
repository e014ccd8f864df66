"""Plays typed in words of any language, by people who read another one.

Promise: Cards and kinds are played in the words of any language, whatever the reader's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.cards import Card, write_cards
from bot.engine.actions import Action, must_act
from bot.engine.game import find_game
from bot.engine.seam.deals import Deal
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.i18n.typed_words import Role, typing_languages, words_of
from bot.tables import commands as do
from bot.tables.table_opening import open_table
from cogs.interactions.typed.typed_actions import CHOICES, Unclear, cards_meant, cards_typed, suit_meant
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table_in_words import TableInWords
from tests.tables.seated import ANN, after, opening

LOCALES = ("en", "sv-SE", "zh-TW", "ja", "sw")
SUITS = {"d": "方块", "c": "keriting", "h": "hjärter", "s": "スペード"}
RANKS = {"A": "ess", "K": "Kung", "Q": "dam", "J": "knekt", "T": "十"}
STRAIGHTS = ("順子", "顺子", "蛇", "stege", "STEGE", "ストレート", "Straße", "seri", "mfuatano", "straight")
HOUSES = ("夫佬", "葫蘆", "俘虏", "kåk", "フルハウス", "full house")


def leading(name: str, preset: str, kinds: Sequence[str]) -> OwnHand:
    """The hand of whoever leads first, the first that can lead all these kinds."""
    game = find_game(name)
    rules = game.rules(preset)
    for number in count(1):
        given = {"game": name, "rules": rules.to_json(), "computers": game.seats(rules) - 1, "seed": f"{number:064x}"}
        table = after(open_table(opening(preset, **given)), do.Start(ANN))
        deal: Deal[Any] | None = table.deal
        seats = must_act(deal) if deal is not None else frozenset()
        if deal is None or not seats:
            continue
        view = deal.view(min(seats))
        found = {view.called(action).facts["kind"] for action in view.legal_actions()}
        if found >= set(kinds):
            return OwnHand(TableInWords(table, tuple("ABCDEF"[: len(table.seats)])), view)
    raise AssertionError


def play_of(hand: OwnHand) -> tuple[SlashCommand, TypedOption]:
    command = next(one for one in find_game(hand.scene.table.game).typed.verbs if one.name == "play")
    return command, next(one for one in command.options if one.kind is OptionKind.CARDS)


def read_in(hand: OwnHand, locale: str) -> OwnHand:
    return replace(hand, scene=replace(hand.scene, locale=locale))


def offered(hand: OwnHand, typed: str) -> list[str]:
    return [str(choice.value) for choice in CHOICES[OptionKind.CARDS](hand, play_of(hand)[0], typed)]


def in_words(card: Card) -> str:
    rank = {"T": "十"}.get(card.rank, card.rank)
    return f"{SUITS[card.suit]} {rank}"


@pytest.fixture(scope="module")
def big_two() -> OwnHand:
    return leading("big-two", "pagat-basic", ("straight", "full_house", "pair", "triple", "single"))


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_are_played_in_words(big_two: OwnHand, locale: str) -> None:
    hand = read_in(big_two, locale)
    command, option = play_of(hand)
    for action in hand.view.legal_actions():
        for between in (" ", "、", "，"):
            typed = between.join(map(in_words, action.cards))
            if action.cards:
                assert cards_typed(lambda: None, command, option, typed, locale) == (action.cards, ())
    single = next(action for action in hand.view.legal_actions() if len(action.cards) == 1)
    assert offered(hand, in_words(single.cards[0]))[0] == write_cards(single.cards)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("kind", "words"), [("straight", STRAIGHTS), ("full house", HOUSES)])
def test_kinds_are_offered_in_words(big_two: OwnHand, locale: str, kind: str, words: Sequence[str]) -> None:
    hand = read_in(big_two, locale)
    expected = offered(big_two, kind)
    assert expected
    for word in words:
        assert offered(hand, word) == expected, word


def test_a_pair_of_a_rank_is_named_in_words(big_two: OwnHand) -> None:
    pair = next(action for action in big_two.view.legal_actions() if len(action.cards) == 2)
    rank = {"T": "10"}.get(pair.cards[0].rank, pair.cards[0].rank)
    expected = offered(big_two, f"pair {rank}")
    for typed in (f"一對{rank}", f"對 {rank}", f"par {rank}", f"Paar {rank}", f"jozi {rank}", f"ペア{rank}"):
        assert offered(big_two, typed) == expected, typed


def said(hand: OwnHand, typed: str) -> str:
    with pytest.raises(Unclear) as unclear:
        cards_meant(hand, *play_of(hand), typed, hand.scene.locale)
    return "\n".join(str(part) for part in unclear.value.message.parts)


@pytest.mark.parametrize(
    ("typed", "named"),
    [("黑桃A zz9", "zz9"), ("spader 三!", "spader"), ("黑桃ess!", "黑桃ess!"), ("♠А!", "♠А!")],
)
def test_a_word_that_nobody_knows_is_named_as_it_was_typed(big_two: OwnHand, typed: str, named: str) -> None:
    assert f"“{named}” isn’t a card." in said(big_two, typed)


def test_a_kind_that_fits_several_plays_is_asked_back_as_it_was_typed(big_two: OwnHand) -> None:
    for typed in ("順子", "stege"):
        assert said(big_two, typed).startswith(f"**“{typed}” can be several things.**")


@pytest.mark.parametrize("language", typing_languages())
def test_suits_are_named_in_every_language(language: str) -> None:
    for word, meaning in words_of(language):
        if meaning.role is Role.SUIT:
            assert suit_meant(word, "en") == meaning.means


# --- What cards are played as ---


def two_ways(hand: OwnHand) -> Iterator[Action]:
    """The straights of cards with a joker that are not the rules' own reading of them."""
    for own in hand.view.legal_actions():
        readings = hand.view.readings(own.cards) if len(own.cards) == 5 else ()
        for other in readings[1:]:
            if other.words[1:2] == ("straight",) and hand.view.refusal(other) is None:
                yield other


@pytest.fixture(scope="module")
def with_a_joker() -> tuple[OwnHand, Action]:
    """A hand, and a straight that it can lead, but not by the rules' own reading."""
    rules = find_game("da-guai-lu-zi").rules("dglz-standard", {"dg.reading": "named"})
    for number in count(1):
        given = {"game": "da-guai-lu-zi", "rules": rules.to_json(), "computers": 5, "seed": f"{number:064x}"}
        table = after(open_table(opening("dglz-standard", **given)), do.Start(ANN))
        deal: Deal[Any] | None = table.deal
        if deal is not None and must_act(deal):
            hand = OwnHand(TableInWords(table, tuple("ABCDEF")), deal.view(min(must_act(deal))))
            for found in two_ways(hand):
                return hand, found
    raise AssertionError


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reading_is_named_in_words(with_a_joker: tuple[OwnHand, Action], locale: str) -> None:
    hand, named = read_in(with_a_joker[0], locale), with_a_joker[1]
    cards, rank = write_cards(named.cards), RANKS.get(named.words[2], named.words[2])
    for typed in (f"{cards} as stege {rank}", f"{cards} 當 順子 {rank}", f"{cards} als ストレート {rank}"):
        assert cards_meant(hand, *play_of(hand), typed, locale) == (named.cards, named.words), typed
        assert f"{cards} {' '.join(named.words)}" in offered(hand, typed), typed
