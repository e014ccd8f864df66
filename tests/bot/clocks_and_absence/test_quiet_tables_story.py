"""The people of a table that nobody has played at for long are told that it ends, and keep it by playing on."""

from __future__ import annotations

from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, open_and_start, play_ready

DAYS = 24 * 60 * 60.0


async def test_a_quiet_table_calls_its_people_and_a_play_keeps_it(house: House, ann: Person, bo: Person) -> None:
    def word() -> Seen | None:
        return next((one for one in ann.sees(CHANNEL) if "nobody has played" in one.text), None)

    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        house.later(23 * DAYS + 60)
        told = await ann.until(word)
        assert not told.ephemeral
        assert {one["id"] for one in told.raw["mentions"]} == {ann.id, bo.id}
        assert "unless you play on" in told.text
    async with house.bot():
        player = ann if "Your turn" in (await ann.slash("hand")).text else bo
        hand = (await player.slash("hand")).message
        await play_ready(house, player, hand)
        await ann.until(lambda: word() is None)
