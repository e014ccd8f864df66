"""Cards are pressed: nothing is drawn or sent again, presses add up, and none counts for another turn or hand."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import opening_card, play_to_beat
from bot.playground.people.driver import Person, Seen
from tests.bot.faults_and_limits.test_deleted_messages import deleted
from tests.bot.faults_and_limits.test_discord_faults import acts
from tests.bot.games.test_sheng_ji_story import RULES, declares_at_once, drawn, hand_of
from tests.bot.running_bot.house import (
    House,
    acted,
    card_buttons,
    choosable,
    choose_cards,
    chosen,
    control,
    first_ready,
    nothing_drawn,
    place_on,
    turn_on,
)
from tests.bot.running_bot.prepared import opened, prepared


def leads_freely(view: BigTwoView) -> bool:
    """Ann may lead anything from thirteen cards."""
    return (
        must_act(view) == {0}
        and play_to_beat(view.position) is None
        and opening_card(view.position) is None
        and len(view.hand) >= 9
    )


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


@pytest.mark.parametrize("way", ["hint", "ready-made"])
async def test_a_hint_and_a_ready_made_play_are_chosen_whole(
    house: House, ann: Person, leading: None, way: str
) -> None:
    """So a hint takes two presses; a ready-made play takes one more, to open its select."""
    async with house.bot():
        hand = (await ann.slash("hand")).message
        turn = turn_on(hand)
        if way == "hint":
            await ann.press(hand, "Hint")
        else:
            await ann.select(hand, control(hand, "plays"), [first_ready(hand)])
        await ann.until(lambda: chosen(hand))
        await ann.press(hand, "Play")
        await ann.until(lambda: acts(house) == 1 and turn_on(hand) > turn)


async def test_a_burial_takes_two_presses_by_a_hint(house: House, ann: Person) -> None:
    given = {"game": "sheng-ji", "preset": "standard", "rules": RULES.to_json(), "computers": 3}
    await opened(house, (f"{n:064x}" for n in count(1)), declares_at_once, **given)
    async with house.bot():
        await ann.press(await house.shown("Start", "4 of 4"), "Start")
        await drawn(house, ann, 7)
        hand = await shows(ann, "Declare 2")
        [declare] = [str(one["label"]) for one in hand.buttons if str(one["label"]).startswith("Declare 2")][-1:]
        await ann.press(hand, declare)
        await drawn(house, ann, 33)
        hand = await shows(ann, "Bury")
        before = acts(house)
        await ann.press(hand, "Hint")
        await ann.until(lambda: "That is all 8." in hand.text)
        await ann.press(hand, "Bury")
        await ann.until(lambda: acts(house) == before + 1)


async def shows(person: Person, label: str) -> Seen:
    """The person's newest hand, once it has a button that begins so."""

    def there() -> Seen | None:
        hand = hand_of(person)
        starts = hand is not None and any(str(one.get("label")).startswith(label) for one in hand.buttons)
        return hand if starts else None

    return await person.until(there)


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
