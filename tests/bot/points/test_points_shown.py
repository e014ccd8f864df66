"""Points as pictures: the leaderboard, and the curve of a member's points, each also in words.

Promise: Points are drawn, and told in text and alt text. Also: tests/images/test_board_picture.py.
"""

from __future__ import annotations

from functools import partial

from bot.playground.people.driver import Person, Seen
from bot.store import Store
from tests.bot.running_bot.house import House
from tests.store.makings import change, entries


async def booked(house: House, *deals: tuple[int, ...]) -> None:
    """Ann, Bo-Chen and computers have played deals at a table that has ended."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    guild = house.playground.state.guild
    humans = [guild.person(name) for name in ("Ann", "Bo-Chen")]
    persons = tuple([await store.person(int(human.id), human.name) for human in humans])
    for number, points in enumerate(deals, 1):
        of_deal = entries(*points, deal=number, persons=persons)
        await store.save(
            change(f"{guild.id}-7", number, guild=int(guild.id), entries=of_deal, ended=number == len(deals))
        )
    await store.close()


async def drawn(person: Person, command: str) -> tuple[Seen, str]:
    """The answer to a command once its picture is there, with its alt text."""
    answer = (await person.slash(command)).message
    await person.until(lambda: answer.attachments)
    [picture] = answer.attachments
    assert picture.data.startswith(b"\x89PNG")
    return answer, picture.description or ""


async def test_points_are_drawn_and_told(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    await booked(house, (5, -5, 0), (-9, -9, 18), (12, 2, -14))
    async with house.bot():
        ledger, told = await drawn(ann, "ledger show")
        assert "Ann: **+8** after 3 deals." in ledger.text
        assert told == "Ann, 3 deals: now +8, best +8 at deal 3, lowest −4 at deal 2."
        assert "deal 2" in ledger.text
        board, told = await drawn(bo, "leaderboard")
        assert told == "Big Two, all time: 1 Ann +8, 3 deals; 2 Bo-Chen −12, 3 deals. You: place 2, −12."
        assert "1. **Ann** +8 · 3 deals · 2 wins · +2.67 a deal; 2. **Bo-Chen** −12 · 3 deals · 1 win" in board.text
        assert "Rules: Chudadi." in board.text
        assert "You: place 2, −12." in board.text
        _, told = await drawn(stranger, "leaderboard")
        assert told.endswith("Bo-Chen −12, 3 deals.")


async def test_statistics_are_drawn_and_told(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    await booked(house, (5, -5, 0), (-9, -9, 18), (12, 2, -14), (1, 0, -1), (2, -2, 0))
    async with house.bot():
        stats, told = await drawn(ann, "stats")
        assert "**5 deals**, 4 won (80%). **+11** in all, +2.2 a deal." in stats.text
        assert "Best deal +12 (table 7, deal 3), worst −9 (table 7, deal 2)." in stats.text
        assert "More points than Bo-Chen in 4 of 5 deals." in stats.text
        assert "Rating" not in stats.text
        assert told.endswith("Ann, 5 deals: now +11, best +11 at deal 5, lowest −4 at deal 2.")
        assert "More points than Bo-Chen in 4 of 5 deals." in told
        theirs = await ann.slash("stats", member="Bo-Chen")
        assert "Fewer points than Ann in 4 of 5 deals." in theirs.text
        assert theirs.ephemeral
        none = await bo.slash("stats", game="Sheng Ji")
        assert "Bo-Chen hasn’t finished a deal of Sheng Ji with others here yet." in none.text
        assert "hasn’t finished a deal" in (await stranger.slash("stats")).text


def says_that_none_is_drawn(answer: Seen) -> bool:
    return "No picture this time: that was a lot at once." in answer.text


async def test_points_beyond_the_rate_of_pictures_say_that_none_is_drawn(house: House, ann: Person, bo: Person) -> None:
    await booked(house, (5, -5, 0), (-9, -9, 18), (12, 2, -14))
    house.settings = house.settings.model_copy(update={"pictures_a_minute": 1})
    async with house.bot():
        for command, said in (("ledger show", "Ann: **+8** after 3 deals."), ("leaderboard", "1. **Ann** +8")):
            answer = (await ann.slash(command)).message
            await ann.until(partial(says_that_none_is_drawn, answer))
            assert said in answer.text
            assert not answer.attachments
