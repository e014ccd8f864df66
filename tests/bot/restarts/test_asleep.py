"""Stories in which every table sleeps whenever nothing is to be done at it. They read the same as if it were awake.

``DROWSY=1`` tells all stories so. Those that count what the bot does inside, or glances, count more or fewer then.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.playground.people.driver import Person
from cogs.publisher.live_messages import CHECKED_EVERY, FAR_UP
from tests.bot.deals import test_redeal as redeals
from tests.bot.restarts import test_restart as restarts
from tests.bot.running_bot.drowsy import drowsing
from tests.bot.running_bot.house import CHANNEL, SHORT, House, is_table, open_and_start, play_until
from tests.patience import within

drowsy = pytest.fixture(autouse=True)(drowsing)

test_deals_end = restarts.test_a_lobby_and_a_deals_end_go_on_after_a_restart
test_old_buttons = restarts.test_every_old_button_answers_after_a_restart
test_calls = restarts.test_nobody_is_called_twice_for_one_turn
test_choices = restarts.test_what_was_chosen_before_a_restart_can_be_played_after_it
test_offers = redeals.test_whoever_opens_chooses_while_the_offer_lasts_and_nobody_else_sees_it


async def test_a_deal_is_played_by_people_whose_table_sleeps_between_their_acts(
    house: House, ann: Person, bo: Person
) -> None:
    with capture_logs() as logged:
        house.deals_first(SHORT)
        async with house.bot():
            for person in (ann, bo):  # a table that is still to call somebody stays awake
                await person.slash("notify", turns="never", channel=CHANNEL)
            await open_and_start(house, ann, bo, clock="none")
            await woken_by_a_look(ann, logged)
            over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
            await house.quiet()
            assert "matches its seal" in over.text
            await woken_by_a_look(bo, logged)
            assert (await ann.press(over, "Menu")).ephemeral
    assert {line["stage"] for line in wakings(logged)} >= {"deal", "between"}
    assert [line for line in logged if "exc_info" in line] == []


def wakings(logged: Sequence[EventDict]) -> list[EventDict]:
    """What was logged each time that a table woke."""
    return [line for line in logged if line["event"] == "table_woken"]


async def woken_by_a_look(person: Person, logged: Sequence[EventDict]) -> None:
    """Look at the table until it has gone to sleep, and the next look has woken it."""
    before = len(wakings(logged))
    async with within("table that sleeps"):
        while len(wakings(logged)) == before:
            assert "Table 1" in (await person.slash("table status", channel=CHANNEL)).text


async def test_a_table_that_waits_comes_back_below_talk_while_it_sleeps(house: House, ann: Person) -> None:
    def shown() -> str:
        (found,) = [one for one in ann.sees(CHANNEL) if is_table(one)]
        return found.id

    async with house.bot():
        await ann.slash("notify", turns="never", channel=CHANNEL)
        await open_and_start(house, ann, auto_pass=False)
        await house.turn_of(ann)
        await house.quiet()
        before = shown()
        for _ in range(FAR_UP):
            ann.say("hello", channel=CHANNEL)
        house.later(CHECKED_EVERY + 1)
        await ann.until(lambda: any(is_table(one) and one.id != before for one in ann.sees(CHANNEL)))
        await house.quiet()
        assert ann.sees(CHANNEL)[-1].id == shown()
