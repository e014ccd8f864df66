"""A hand larger than one select: choices in several selects add up, whatever happens between them, and are played.

Promise: Choices in several selects add up.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person, Seen
from tests.bot.faults_and_limits.test_discord_faults import acts
from tests.bot.running_bot.house import House, card_on, cards_of, options_for, turn_on
from tests.bot.running_bot.prepared import prepared


def selects(hand: Seen) -> list[str]:
    """The card selects of a hand."""
    found = (one["custom_id"] for one in hand.selects)
    return [custom_id for custom_id in found if custom_id.split(":")[1].startswith("cards")]


def groups(hand: Seen) -> list[list[str]]:
    return [[card_on(one) for one in hand.control(select)["options"]] for select in selects(hand)]


def chosen(hand: Seen) -> set[str]:
    """The cards chosen in all selects together."""
    shown = (one for select in selects(hand) for one in hand.control(select)["options"])
    return {card_on(one) for one in shown if one.get("default")}


def five_from_both(view: BigTwoView) -> list[str]:
    """Five cards that can be led, with some from each half of the hand."""
    halves = set(view.hand[:13]), set(view.hand[13:])
    plays = (action.cards for action in view.legal_actions() if action.verb == "play")
    found = (cards for cards in plays if len(cards) == 5 and all(half & set(cards) for half in halves))
    return list(map(str, next(found, ())))


def leads_from_26(view: BigTwoView) -> bool:
    return (
        len(view.hand) == 26
        and must_act(view) == {0}
        and play_to_beat(view.position) is None
        and bool(five_from_both(view))
    )


async def large_hand(house: House) -> list[str]:
    """Ann is to lead from 26 cards; returns five that she can lead."""
    table = await prepared(house, leads_from_26, preset="two-player-26", changes={"start.low_card": "free"})
    assert table.deal is not None
    view = table.deal.view(0)
    assert PLAY.sees(view)
    return five_from_both(view)


async def choose(person: Person, hand: Seen, select: int, cards: Sequence[str]) -> None:
    """Choose in one of the selects, and wait until the hand shows it."""
    before = chosen(hand)
    offered = set(groups(hand)[select])
    await person.select(hand, selects(hand)[select], options_for(hand, cards))
    await person.until(lambda: chosen(hand) == before - offered | set(cards))


async def test_five_cards_of_two_selects_are_played_together(house: House, ann: Person) -> None:
    five = await large_hand(house)
    async with house.bot():
        hand = (await ann.slash("hand")).message
        first, second = groups(hand)
        assert len(first) + len(second) == 26
        await choose(ann, hand, 1, [card for card in five if card in second])
        await choose(ann, hand, 0, [card for card in five if card in first])
        assert chosen(hand) == set(five)
        turn = turn_on(hand)
        await ann.press(hand, "Play")
        await ann.until(lambda: acts(house) == 1 and turn_on(hand) > turn)
        await ann.until(lambda: set(five).isdisjoint(card for group in groups(hand) for card in group))
        assert len(cards_of(hand)) == 21


async def test_unselecting_in_one_select_leaves_the_other(house: House, ann: Person) -> None:
    await large_hand(house)
    async with house.bot():
        hand = (await ann.slash("hand")).message
        first, second = groups(hand)
        await choose(ann, hand, 0, first[:3])
        await choose(ann, hand, 1, second[:2])
        await choose(ann, hand, 0, first[2:3])
        assert chosen(hand) == {first[2], *second[:2]}
        await choose(ann, hand, 1, [])
        assert chosen(hand) == {first[2]}


@pytest.mark.parametrize("between", ["sort", "refusal", "restart", "two presses at once"])
async def test_what_is_chosen_in_one_select_outlasts_what_happens_before_the_next(
    house: House, ann: Person, between: str
) -> None:
    five = await large_hand(house)
    async with house.bot():
        hand = (await ann.slash("hand")).message
        first, _ = groups(hand)
        lower = [card for card in five if card in first]
        await choose(ann, hand, 0, lower)
        if between == "sort":
            await ann.press(hand, "Sort")
            await ann.until(lambda: groups(hand)[0] != first)
        elif between == "refusal":
            refused = await ann.press(hand, "Play")
            assert acts(house) == 0 or len(lower) == 1, refused.text
        await house.quiet()
        if between != "restart":
            await completed(house, ann, hand, five)
    if between == "restart":
        async with house.bot():
            await completed(house, ann, hand, five)


async def completed(house: House, person: Person, hand: Seen, five: Sequence[str]) -> None:
    """Choose the remaining ones of five cards, select by select, and play them."""
    assert chosen(hand) < set(five)
    for select in range(len(groups(hand))):
        wanted = [card for card in five if card in groups(hand)[select]]
        if set(wanted) != chosen(hand) & set(groups(hand)[select]):
            await choose(person, hand, select, wanted)
    assert chosen(hand) == set(five)
    turn = turn_on(hand)
    await person.press(hand, "Play")
    await person.until(lambda: acts(house) == 1 and turn_on(hand) > turn)


async def test_a_select_drawn_before_a_sort_changes_what_it_showed(house: House, ann: Person) -> None:
    await large_hand(house)
    async with house.bot():
        hand = (await ann.slash("hand")).message
        first, second = groups(hand)
        old, drawn, wanted = selects(hand)[1], hand.raw, options_for(hand, second[5:6])
        await choose(ann, hand, 0, first[:2])
        await choose(ann, hand, 1, second[:2])
        await ann.press(hand, "Sort")
        await ann.until(lambda: groups(hand)[0] != first)
        await house.forged(ann, hand, old, wanted, drawn=drawn)
        await ann.until(lambda: chosen(hand) == {*first[:2], second[5]})
