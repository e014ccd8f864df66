"""Stories are dealt the same hands in every run: their bot is given its seeds."""

from __future__ import annotations

from itertools import islice

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, open_and_start, seeds_of_this_story
from tests.bot.running_bot.prepared import stored_table


async def test_a_table_is_dealt_from_the_first_seed_of_its_story(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        assert stored_table(house).sealed.seed == next(seeds_of_this_story()).hex()


def test_a_story_has_the_same_seeds_each_time_and_each_seed_once() -> None:
    first, again = (list(islice(seeds_of_this_story(), 100)) for _ in range(2))
    assert first == again
    assert len(set(first)) == 100
