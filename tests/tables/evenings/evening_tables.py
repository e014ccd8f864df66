"""Tables of an evening in a hall: begun, joined and played."""

from __future__ import annotations

from bot.engine.game import find_game
from bot.store import StoredEvening
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.moment import Outcome
from tests.tables.hall_at_work import Ears, interactions, of, play_deal, table_of
from tests.tables.seated import CHANNEL, GUILD


async def begun(hall: Hall, person: int, deals: int = 2, against: str = "") -> StoredEvening:
    """An evening of Big Two that a person begins."""
    rules = find_game("big-two").rules("chudadi-standard").to_json()
    terms = StoredEvening(GUILD, 0, "big-two", "chudadi-standard", rules, (), deals, against, person, "")
    return await hall.evenings.begin(terms)


async def tried_to_open(hall: Hall, evening: StoredEvening, person: int, channel: int = CHANNEL) -> Outcome:
    """What comes of a person's wish to open a table of an evening, with computers in the other seats."""
    wish = do.Open(
        person,
        evening.guild,
        channel,
        number=0,
        game=evening.game,
        preset=evening.preset,
        rules=evening.rules,
        seed="",
        computers=3,
        options=evening.options,
        evening=evening.number,
        deals=evening.deals,
        against=evening.against,
        auto_pass=False,
    )
    return await hall.open_table(wish, next(interactions))


async def room_of(hall: Hall, evening: StoredEvening, person: int) -> str:
    """A table of an evening at which a person plays with computers, with its first deal in hand; its id."""
    table = of(await tried_to_open(hall, evening, person)).id
    of(await hall.do(table, do.Start(person), next(interactions)))
    return table


async def next_deal(hall: Hall, ears: Ears, table: str) -> None:
    """Begin and play the next deal of a table."""
    for person in table_of(hall, table).missing():
        of(await hall.do(table, do.Ready(person), next(interactions)))
    await play_deal(hall, ears, table)


def opened_deals(hall: Hall, table: str) -> int:
    """How many deals' cards a living table has been told are open; -1 if it has ended."""
    found = hall.get(table)
    return -1 if found is None or found.evening is None else len(found.evening.opened)
