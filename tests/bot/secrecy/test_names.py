"""A name with markup, mentions and direction marks is harmless in every message."""

from __future__ import annotations

import re

from bot.playground.people.driver import Person, Seen
from tests.bot.conftest import ROGUE
from tests.bot.running_bot.house import CHANNEL, House, open_and_start, play_until

HIDDEN = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def harmless(message: Seen) -> None:
    """Nothing in the name works: no link, no mention, no hidden mark, no unintended bold."""
    for shown in (message.text, *(file.description or "" for file in message.attachments)):
        assert not HIDDEN.search(shown), shown
        assert "](http" not in shown, shown
        assert "https://" not in shown, shown
        assert "@everyone" not in shown, shown
    assert not message.raw["mention_everyone"]


def ended(person: Person) -> Seen | None:
    """The deal end message."""
    return next((one for one in person.sees(CHANNEL) if "wins deal" in one.text and one.attachments), None)


async def test_a_rogue_name_is_harmless_in_every_message(house: House, ann: Person) -> None:
    rogue = house.person(ROGUE)
    async with house.bot():
        await open_and_start(house, rogue, ann)
        table = await house.shown("My hand")
        private = [
            await ann.slash("table status"),
            await ann.press(table, "Menu"),
            await ann.slash("table close"),
            await ann.slash("ledger show", member=ROGUE),
            await rogue.slash("ledger show"),
            await rogue.slash("leaderboard"),
        ]
        over = await play_until(house, (rogue, ann), lambda: ended(ann))
        private.append(await ann.slash("leaderboard"))
        again = await ann.slash("leaderboard", page=9_999)
        await ann.until(lambda: private[-1].message.attachments and again.message.attachments)
        assert again.text == private[-1].text
        ledger = await ann.slash("ledger show")
        assert "deal 1" in ledger.text
        assert (await ann.slash("ledger show", page=9_999)).text == ledger.text
        await house.quiet()
        for answer in private:
            for message in answer.messages:
                harmless(message)
        for person in (ann, rogue, house.person("Liv")):
            for message in person.sees(CHANNEL):
                harmless(message)
        _, reveal = over.attachments
        assert ROGUE not in reveal.data.decode()
        assert "evil" in over.text


async def test_every_body_with_a_rogue_name_was_harmless_at_any_time(house: House, ann: Person) -> None:
    """Includes text that was later edited away: everything the bot ever sent."""
    rogue = house.person(ROGUE)
    async with house.bot():
        lobby = (await rogue.slash("table open", computers=2)).message
        await ann.press(lobby, "Join")
        await house.shown("Start", "4 of 4")
        await ann.slash("table start")
        await rogue.slash("table leave")
        await house.quiet()
        await ann.slash("table end")
        await house.quiet()
    for sent in house.playground.state.sent:
        text = sent.body.decode(errors="replace")
        assert "\u202e" not in text
        assert "\\u202e" not in text
        assert "](https://y" not in text
        assert "@everyone" not in text
