"""The databases that are kept: one of each released schema, named for the first version that had it.

``python -m tests.store.kept`` writes the one of this version. Once released, none is written anew.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import tomllib
from contextlib import closing
from pathlib import Path

from bot.store import MatchSoFar, Place, Store, StoredEvening, set_aside
from tests.store.makings import CHANNEL, GUILD, RULES, address, at, change, entries, entry, noon

VERSIONS = Path(__file__).parent / "versions"
ACCOUNT, OTHER = 80_351_110_224_678_912, GUILD + 1
SERVER = Place(GUILD, "big-two")
DEADLINES = [[{"do": "Lapse", "question": 3, "seat": 0}, 12.5, 100]]
PLAYED = [["0 play 3d", 11]]
SEED = "5e" * 32


def version() -> str:
    """This version's number."""
    project = Path(__file__).parents[2] / "pyproject.toml"
    return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])


async def fill(path: Path) -> None:
    """Write something into every table of a new database: a table with a booked deal, house rules, another server.

    And a season, an evening, and a rated deal of two people.
    """
    store = await Store.open(address(path), noon)
    person = await store.person(ACCOUNT, "大老二 Ann")
    assert await store.next_table_number(GUILD) == 1
    name, kept = set_aside("a cut")
    await store.save(change(at(1), 1, interaction=31, command={"do": "Cut", "text": name}, texts={name: kept}))
    booked = entries(3, -1, -2, persons=(person,))
    await store.save(change(at(1), 2, interaction=32, entries=booked, snapshot=PLAYED))
    await store.keep_match(at(1), 1, MatchSoFar({1: "[[deal]]"}, 2, PLAYED))
    await store.save(change(at(1), 3, deadlines=DEADLINES))
    await store.save(change(at(1, OTHER), 1, interaction=33, entries=entries(5, -5, practice=True, persons=(person,))))
    await store.save(change(at(1, OTHER), 2, ended=True))
    await store.set_setting(GUILD, "theme", "light")
    await store.leasing.beat(107.25)
    assert await store.leasing.spend_session(0)
    for version, rules in enumerate(({"preset": "singapore"}, None)):
        (number,) = await store.propose_rules(SERVER, person, version, [rules])
        await store.accept_rules(GUILD, number, person)
    friday = Place(GUILD, "big-two", 0, "friday")
    (number,) = await store.propose_rules(friday, person, 0, [{"preset": "taiwan"}])
    await store.accept_rules(GUILD, number, person)
    await store.propose_rules(Place(GUILD, "big-two", CHANNEL), person, 0, [{"preset": "taiwan"}])
    await store.points.begin_season(GUILD, "spring", person)
    evening = StoredEvening(GUILD, 0, "big-two", "taiwan", RULES, ("callouts",), 4, "", person, SEED)
    await store.evenings.add_table(GUILD, await store.evenings.begin(evening), at(2))
    rated = tuple(entry(seat, points, person=77 + seat, rated_side=seat) for seat, points in enumerate((2, -2)))
    await store.save(change(at(2), 1, interaction=34, entries=rated, ended=True))
    await store.close()


def load(name: str, path: Path) -> None:
    """Make the database that is kept of a version."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((VERSIONS / f"{name}.sql").read_text("utf-8"))


def dump(path: Path) -> str:
    """A database as SQL, with everything in it."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder) / "daidi.db"))
        (VERSIONS / f"{version()}.sql").write_text(dump(Path(folder) / "daidi.db"), "utf-8")
