"""Boards by rating list who has ten rated deals, in the order of their ratings; ties share a place.

Promise: A board by ratings lists who has ten rated deals, and says where the asker stands.
"""

from __future__ import annotations

from random import Random

from bot.store import BoardRow, Counted, Order, Store, Window
from bot.store.statistics.skills import DEALS_FOR_A_PLACE
from tests.store.homes import Home
from tests.store.makings import GUILD
from tests.store.statistics.random_ledgers import GAMES, PEOPLE, book

OF = Counted(GUILD, Window.all(), GAMES[0])


async def listed(store: Store) -> list[tuple[int, int, int]]:
    """Rating, person and rated deals of whoever has enough of them, as their statistics say, best first."""
    found = []
    for person in PEOPLE:
        skill = (await store.points.played(GUILD, person, GAMES[0])).skill
        if skill is not None and skill.deals >= DEALS_FOR_A_PLACE:
            found.append((-skill.rating, person, skill.deals))
    return [(-rating, person, deals) for rating, person, deals in sorted(found)]


async def test_a_board_by_ratings_is_what_statistics_say(store: Store, home: Home, times: list[float]) -> None:
    await book(store, times, GUILD, Random(5), 60)
    people = await listed(store)
    assert 2 < len(people) <= len(PEOPLE)
    home.query(f"UPDATE ratings SET rating = {people[0][0]} WHERE person = {people[1][1]} AND game = '{GAMES[0]}'")
    first, second = sorted(person for _, person, _ in people[:2])
    deals = {person: deals for _, person, deals in people}
    rows = (
        *(BoardRow(1, one, 0, deals[one], 0, tied=True, rating=people[0][0]) for one in (first, second)),
        *(
            BoardRow(place, person, 0, rated, 0, rating=rating)
            for place, (rating, person, rated) in enumerate(people[2:], 3)
        ),
    )
    board = await store.points.board(OF, Order.RATING, for_person=rows[-1].person)
    assert board.rows == rows
    assert (board.own, board.people, board.own_deals) == (rows[-1], len(rows), rows[-1].deals)
    for offset in range(len(rows)):
        page = await store.points.board(OF, Order.RATING, limit=1, offset=offset, for_person=99)
        assert page.rows == rows[offset : offset + 1]
        assert (page.own, page.own_deals, page.people) == (None, 0, len(rows))


async def test_who_has_few_rated_deals_is_told_how_many(store: Store, times: list[float]) -> None:
    await book(store, times, GUILD, Random(5), 12)
    assert await listed(store) == []
    skill = (await store.points.played(GUILD, PEOPLE[0], GAMES[0])).skill
    board = await store.points.board(OF, Order.RATING, for_person=PEOPLE[0])
    assert (board.rows, board.own, board.people) == ((), None, 0)
    assert board.own_deals == (0 if skill is None else skill.deals)
    assert (await store.points.board(Counted(GUILD + 1, Window.all(), GAMES[0]), Order.RATING)).rows == ()
