"""Hands of up to 52 cards and tables of up to 52 seats: Discord accepts the messages, and every card can be chosen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.cards import Card, Packs
from bot.engine.actions import must_act
from bot.engine.game import find_game
from bot.engine.seam.deals import View
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import opening_card, play_to_beat
from bot.i18n.names import NAME_LIMIT
from bot.playground.limits.unwritten_limits import message_problems
from bot.scenes.hand_scene import CardGroup, HeldCard, Selection
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from cogs.ui.deal_end.deal_end_message import deal_end_message, shrunk_message
from cogs.ui.hand.card_controls import menus_of
from cogs.ui.hand.controls import chosen_ready, even_groups
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table.table_message import table_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.custom_ids import (
    CustomId,
    offering,
    read_carried,
    read_choice,
    read_custom_id,
    read_offered,
    write_choice,
)
from cogs.ui.toolkit.messages import MOST_CHOICES, Menu, Picture
from tests.tables.seated import ANN, after, next_action, opening, played_out

ALT_LIMIT = 1024
PACK = Packs().cards()
LONG = "Bartholomew Featherstonehaugh-Smythe"


def leading(preset: str) -> Table:
    """A table at which Ann may lead anything."""
    rules = find_game("big-two").rules(preset)
    table = after(open_table(opening(rules=rules.to_json(), computers=9)), do.Start(ANN))
    rng = random.Random(3)
    for _ in range(400):
        if (
            table.deal is not None
            and PLAY.sees(view := table.deal.view(0))
            and must_act(view) == {0}
            and play_to_beat(view.position) is None
            and opening_card(view.position) is None
        ):
            return table
        table = after(table, next_action(table, rng) if table.deal else do.Ready(ANN))
    raise AssertionError("never leads")


def hand_of(preset: str, cards: int, choice: Selection) -> OwnHand:
    """Ann's hand of so many cards, at her lead."""
    table = leading(preset)
    assert table.deal is not None
    view = table.deal.view(0)
    assert PLAY.sees(view)
    held = sum(1 << place for place in random.Random(cards).sample(range(len(view.position.setting.pack.cards)), cards))
    scene = TableInWords(table, tuple(f"{LONG}{seat}" for seat in range(len(table.seats))))
    holding: BigTwoView = View(PLAY, view.position, view.own._replace(hand_mask=held), view.seat)
    return OwnHand(scene, holding, choice)


def problems_of(parts: Any) -> list[Any]:
    """Everything in a message's components and texts that Discord would refuse."""
    body = {"components": parts, "flags": 1 << 15}
    found = message_problems(body, ())
    return [problem for problem in found if "attachment" not in str(problem)]


@pytest.mark.parametrize(
    ("preset", "cards"), [("two-player-26", 26), ("three-player-13-draw", 40), ("two-player-26", 52), ("lectio", 12)]
)
@pytest.mark.parametrize("kind", ["", "straight", "pair"])
def test_a_hand_of_any_size_is_one_message_that_discord_takes(preset: str, cards: int, kind: str) -> None:
    hand = hand_of(preset, cards, Selection(frozenset(range(5)), kind=kind))
    message = hand_message(hand, b"png")
    assert problems_of(message.view().to_components()) == []
    menus = [part for part in message.parts if isinstance(part, Menu)]
    offered = [option.value for menu in menus if menu.id.verb.startswith("cards") for option in menu.options]
    pressed = [one.id for row in message.parts if isinstance(row, list) for one in row if one.id.verb == "card"]
    offered += [read_carried(one.extra)[0][1:] for one in pressed]
    assert sorted(map(int, offered)) == list(range(len(hand.view.hand)))
    assert len(pressed) == (cards if cards <= 15 else 0)
    assert len({menu.placeholder for menu in menus}) == len(menus)
    for part in message.parts:
        if isinstance(part, Picture):
            assert len(part.alt) <= ALT_LIMIT
    for menu in menus:
        assert len(str(menu.id)) <= 100
        assert len(menu.options) <= 25
    for menu in menus:
        if menu.id.verb.startswith("cards"):
            assert read_choice(menu.id.extra) == hand.choice


@pytest.mark.parametrize("seats", [2, 5, 10, 52])
def test_a_table_of_any_number_of_seats_is_one_message_that_discord_takes(seats: int) -> None:
    rules = find_game("big-two").rules("pagat-basic", {"seats.count": seats})
    table = after(open_table(opening(rules=rules.to_json(), computers=51)), do.Start(ANN))
    message = table_message(TableInWords(table, (LONG,) * seats), b"png")
    assert problems_of(message.view().to_components()) == []
    assert all(len(part.alt) <= ALT_LIMIT for part in message.parts if isinstance(part, Picture))


@pytest.mark.parametrize("png", [b"png", None])
@pytest.mark.parametrize("seats", [10, 26, 52])
def test_the_end_of_a_deal_of_any_number_of_seats_is_one_message_that_discord_takes(
    seats: int, png: bytes | None
) -> None:
    rules = find_game("big-two").rules("pagat-basic", {"seats.count": seats})
    table = played_out(after(open_table(opening(rules=rules.to_json(), computers=51)), do.Start(ANN)))
    assert table.settled is not None
    names = (LONG[:NAME_LIMIT],) * seats
    message = deal_end_message(TableInWords(table, names), table.settled, names, png, live=True)
    left = shrunk_message(TableInWords(table, names), table.settled, names)
    assert problems_of(message.view().to_components()) == problems_of(left.view().to_components()) == []
    assert all(len(part.alt) <= ALT_LIMIT for part in message.parts if isinstance(part, Picture))


@pytest.mark.parametrize(
    "choice",
    [
        Selection(),
        Selection(frozenset(range(52)), "l", "two_pair_kicker"),
        Selection(frozenset({3}), picks=(("r", 12), ("s", 2), ("u", 3))),
        Selection(picks=(("r", 0),)),
        Selection(picks=(("s", 0), ("u", 1))),
    ],
)
def test_a_choice_is_read_back_from_its_control(choice: Selection) -> None:
    assert read_choice(write_choice(choice)) == choice


@pytest.mark.parametrize("cards", range(53))
def test_a_hand_is_split_evenly_over_as_few_selects_as_can_hold_it(cards: int) -> None:
    groups = even_groups(PACK[:cards])
    assert [card for group in groups for card in group] == list(PACK[:cards])
    sizes = [len(group) for group in groups]
    assert len(sizes) == -(-cards // 25)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1


@pytest.mark.parametrize("many", range(16, 109, 7))
@pytest.mark.parametrize("suits", [False, True])
def test_selects_of_cards_are_cut_where_ranks_or_suits_change(many: int, suits: bool) -> None:
    cards = sorted(sorted((*PACK, *PACK, *PACK)[:many]), key=lambda card: card.suit if suits else card.rank)
    menus = menus_of([CardGroup(tuple(HeldCard(card, place) for place, card in enumerate(cards)))])
    assert [held.place for menu in menus for held in menu] == list(range(many))
    assert max(map(len, menus)) <= 25
    for menu, further in pairwise(menus):
        one, other = menu[-1].card, further[0].card
        assert one.rank != other.rank or (suits and one.suit != other.suit)


@pytest.mark.parametrize("sizes", [(20, 5, 5), (30, 8, 1, 9), (4, 4, 4, 9)])
def test_groups_of_cards_share_a_select_or_have_it_alone(sizes: tuple[int, ...]) -> None:
    places = iter(range(sum(sizes)))
    groups = [CardGroup(tuple(HeldCard(PACK[at], next(places)) for at in range(size))) for size in sizes]
    menus = menus_of(groups)
    assert [held.place for menu in menus for held in menu] == list(range(sum(sizes)))
    for group in groups:
        if len(group.cards) <= 25:
            assert any(set(group.cards) <= set(menu) for menu in menus)


@pytest.mark.parametrize("places", [range(78), range(107, 108), (0, 63, 64), range(0, 108, 3)])
def test_a_choice_of_a_hand_of_any_size_is_read_back(places: Sequence[int]) -> None:
    choice = Selection(frozenset(places), "k", picks=(("r", 3),))
    assert read_choice(write_choice(choice)) == choice
    extra = offering(choice, frozenset(range(108)))
    assert (read_choice(extra), read_offered(extra)) == (replace(choice, picks=()), frozenset(range(108)))
    assert read_custom_id(str(CustomId("cardsh", "18446744073709551615-999999", 999_999_999, extra))) is not None


@pytest.mark.parametrize("choice", [Selection(), Selection(frozenset(range(52)), "l", "straight_flush_7")])
@pytest.mark.parametrize("offered", [range(0), range(13, 26), range(52)])
def test_a_select_of_cards_says_what_it_offers_and_what_is_chosen(choice: Selection, offered: range) -> None:
    wished = replace(choice, picks=(("r", 12), ("s", 51), ("u", 3)))
    extra = offering(wished, frozenset(offered))
    assert read_offered(extra) == frozenset(offered)
    assert read_choice(extra) == choice
    assert len(str(CustomId("cardsc", "18446744073709551615-999999", 999_999_999, extra))) <= 100
    assert read_custom_id(str(CustomId("cardsc", "18446744073709551615-999999", 999_999_999, extra))) is not None


def test_numbers_of_a_control_are_written_in_ascii_digits() -> None:
    assert read_custom_id("dd:play:1-2:3:") == CustomId("play", "1-2", 3)
    for other in ("dd:play:١-2:3:", "dd:play:1-２:3:", "dd:play:1-2:३:"):  # digits of other scripts
        assert read_custom_id(other) is None


@pytest.mark.parametrize("extra", ["", "0", "0..", "3f.l.pair", "3f..two_pair_kicker", "3f...s0r1u2"])
def test_what_does_not_say_what_it_offers_is_no_select_of_cards(extra: str) -> None:
    assert read_offered(extra) is None


def test_what_a_select_does_not_offer_stays_as_it_was() -> None:
    chosen = Selection(frozenset({0, 20, 25}))
    low, high = frozenset(range(13)), frozenset(range(13, 52))
    assert chosen.choosing_among(low, frozenset({5, 6})).places == {5, 6, 20, 25}
    assert chosen.choosing_among(high, frozenset()).places == {0}
    assert chosen.choosing_among(low, frozenset(range(20, 30))).places == {20, 25}


def test_every_ready_made_answer_can_be_chosen_however_many_there_are_of_a_kind() -> None:
    hand = hand_of("two-player-26", 26, Selection(kind="straight"))
    legal = {one.cards for one in hand.shown.ready or () if one.kind == "straight"}
    assert len(legal) > 2 * MOST_CHOICES
    seen: set[tuple[Card, ...]] = set()
    while not seen >= legal:
        menu = next(
            part for part in hand_message(hand, None).parts if isinstance(part, Menu) and part.id.verb == "plays"
        )
        *answers, more, back = menu.options
        assert len(menu.options) <= MOST_CHOICES
        page = {
            tuple(hand.view.hand[place] for place in sorted(chosen_ready(hand, one.value).places)) for one in answers
        }
        assert len(page) == len(answers)
        assert seen.isdisjoint(page), "a page comes again before all were shown"
        assert more.label == f"More: {len(legal) - len(page)}"
        seen |= page
        assert chosen_ready(hand, back.value).kind == ""
        hand = replace(hand, choice=read_choice(write_choice(chosen_ready(hand, more.value))))
    assert seen == legal


def test_answers_with_the_same_cards_are_each_an_option() -> None:
    hand = hand_of("two-player-26", 26, Selection())
    first = (hand.shown.ready or ())[0]
    twice = replace(hand)
    twice.__dict__["shown"] = replace(hand.shown, ready=(first, replace(first, kind="other")))
    menu = next(part for part in hand_message(twice, None).parts if isinstance(part, Menu) and part.id.verb == "plays")
    assert len({option.value for option in menu.options}) == 2
    for option in menu.options:
        assert chosen_ready(twice, option.value).cards(hand.view.hand) == first.cards
