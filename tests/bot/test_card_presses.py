"""Cards are pressed: nothing is drawn or sent again, presses add up, and none counts for another turn or hand."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.asks import must_act
from bot.games.big_two.deal.view import BigTwoView
from bot.playground.driver import Person
from tests.bot.house import (
    House,
    acted,
    card_buttons,
    choosable,
    choose_cards,
    chosen,
    nothing_drawn,
    place_on,
    turn_on,
)
from tests.bot.prepared import prepared
from tests.bot.test_deleted_messages import deleted
from tests.bot.test_discord_faults import acts


def leads_freely(view: BigTwoView) -> bool:
    """Ann may lead anything from thirteen cards."""
    return must_act(view) == {0} and view.to_beat is None and view.opening is None and len(view.hand) >= 9


@pytest.fixture
async def leading(house: House) -> None:
    await prepared(house, leads_freely)


def hands_sent(house: House) -> list[bytes]:
    """The bodies with hands that the bot sent, as they came."""
    return [one.body for one in house.playground.state.sent if b"attachment://hand.png" in one.body]


async def test_a_press_draws_nothing_and_sends_no_file_again(house: House, ann: Person, leading: None) -> None:
    async with house.bot():
        hand = (await ann.slash("hand")).message
        await ann.until(lambda: hand.attachments)
        await house.quiet()
        [picture], before = hand.attachments, len(hands_sent(house))
        with nothing_drawn():
            await choose_cards(ann, hand, choosable(hand)[:3])
        assert chosen(hand) == choosable(hand)[:3]
        assert "Chosen: " in hand.text
        edits = hands_sent(house)[before:]
        assert edits
        assert not any(b"PNG" in body or b'"attachments"' in body for body in edits)
        assert [one.data for one in hand.attachments] == [picture.data]
        assert "Chosen: " in str(hand.attachments[0].description), "what is read aloud says it"


async def test_presses_at_once_add_up_and_a_double_press_is_one(house: House, ann: Person, leading: None) -> None:
    async with house.bot():
        hand = (await ann.slash("hand")).message
        await house.quiet()
        drawn = hand.raw
        first, second, third, *_ = [one["custom_id"] for one in card_buttons(hand)]
        await asyncio.gather(*(house.forged(ann, hand, one, drawn=drawn) for one in (first, second, first, third)))
        await ann.until(lambda: chosen(hand) == choosable(hand)[:3])
        await house.quiet()
        assert chosen(hand) == choosable(hand)[:3]
        assert acts(house) == 0


async def test_a_card_of_an_earlier_turn_plays_and_chooses_nothing(house: House, ann: Person, leading: None) -> None:
    async with house.bot():
        hand = (await ann.slash("hand")).message
        await house.quiet()
        old, drawn, turn = [one["custom_id"] for one in card_buttons(hand)], hand.raw, turn_on(hand)
        await choose_cards(ann, hand, choosable(hand)[:1])
        await acted(house, ann, "Play")
        await house.quiet()
        before = chosen(hand)
        await house.forged(ann, hand, old[-1], drawn=drawn)
        await ann.until(lambda: "from an earlier turn" in hand.text)
        assert turn_on(hand) > turn
        assert chosen(hand) == before
        assert acts(house) >= 1


async def test_a_single_takes_two_presses_and_what_is_chosen_outlasts_a_restart(
    house: House, ann: Person, leading: None
) -> None:
    async with house.bot():
        hand = (await ann.slash("hand")).message
        button = card_buttons(hand)[0]
        await ann.press(hand, button["custom_id"])
        await ann.until(lambda: len(chosen(hand)) == 1)
    async with house.bot():
        turn = turn_on(hand)
        await ann.press(hand, "Play")
        await ann.until(lambda: acts(house) == 1 and turn_on(hand) > turn)
        assert place_on(button) == "0"


async def test_a_card_of_a_hand_that_was_deleted_brings_it_anew_with_its_picture(
    house: House, ann: Person, leading: None
) -> None:
    async with house.bot():
        hand = (await ann.slash("hand")).message
        await ann.until(lambda: hand.attachments)
        await house.quiet()
        custom_id, drawn = card_buttons(hand)[0]["custom_id"], hand.raw
        deleted(house, hand)
        await house.forged(ann, hand, custom_id, drawn=drawn)
        fresh = await ann.until(lambda: next((one for one in house.hands(ann) if one.attachments), None))
        await ann.until(lambda: len(chosen(fresh)) == 1)
