"""One hand message is the live one, also where two stand, or where another came while one was pressed on.

Promise: One hand message of a person is live, whatever was pressed or could not be put away.
"""

from __future__ import annotations

from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, cards_of, chosen, turn_on
from tests.bot.running_bot.prepared import can_play, prepared

PUT_AWAY = r"DELETE /webhooks"
"""Taking a hand message away."""


async def test_of_two_hands_the_pressed_one_is_live_and_the_other_goes_with_the_next_play(
    house: House, ann: Person
) -> None:
    await prepared(house, can_play)
    async with house.bot():
        old = (await ann.slash("hand")).message
        await house.quiet()
        house.playground.faults.fail(PUT_AWAY, 403)
        new = (await ann.slash("hand")).message
        await house.quiet()
        assert [one.id for one in house.hands(ann)] == [old.id, new.id]
        play = (await ann.autocomplete("play", "cards", ""))[0]["value"].split()
        menu = next(menu for menu in old.selects if play[0] in [option["value"] for option in menu["options"]])
        await ann.select(old, menu["custom_id"], play)
        await ann.until(lambda: chosen(old) == play)
        assert not new.deleted
        turn, held = turn_on(old), cards_of(old)
        await ann.press(old, "Play")
        await ann.until(lambda: new.deleted and turn_on(old) > turn)
        assert set(cards_of(old)) == set(held) - set(play)
        assert [one.id for one in house.hands(ann)] == [old.id]


async def test_a_hand_that_was_replaced_while_it_was_pressed_on_leaves_the_new_one_live(
    house: House, person: Person
) -> None:
    old = house.hand(person)
    house.playground.faults.fail(CALLBACK, 500, applied=True)
    await person.press(old, "Hint")  # Discord has taken the acknowledgement, and the bot does not know it yet
    new = (await person.slash("hand")).message
    assert old.deleted
    assert "Suggested" not in new.text
    await person.until(lambda: any("Suggested" in one.text for one in house.hands(person)))
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [new.id]
