"""The bot is killed between the commit of a play and what shows it: after the next start every message is true."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from tests.bot.channel.test_publishing import can_go_out
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import CHANNEL, House, cards_of, control, has
from tests.bot.running_bot.prepared import prepared
from tests.patience import eventually


@dataclass(frozen=True)
class Seat:
    """A person with a table of their own, full of computers."""

    person: Person
    place: str

    async def sits_down(self) -> None:
        """Open a table and wait to be asked. Some hands have nothing to play, and the table is not to pass for them."""
        await self.person.slash("table open", channel=self.place, computers=3, auto_pass=False)
        await self.person.slash("table start", channel=self.place)
        await self.person.slash("hand", channel=self.place)
        await eventually(lambda: "Your turn" in self.hand().text, f"turn in {self.place}")

    def hand(self) -> Seen:
        return [one for one in self.person.private() if has(one, "Sort")][-1]

    async def plays(self) -> None:
        """What is suggested first, or *Pass*, by command: the answer says that it is saved."""
        menu = next(one for one in self.hand().selects if verb_of(one["custom_id"]) == "plays")
        if menu.get("disabled"):
            await self.person.slash("pass", channel=self.place)
            return
        suggested, *_ = await self.person.autocomplete("play", "cards", "", channel=self.place)
        await self.person.slash("play", channel=self.place, cards=suggested["value"])

    def shown(self) -> list[tuple[str, int]]:
        """The table and the turn of each live message there."""
        seen = [one for one in self.person.sees(self.place) if not one.ephemeral and has(one, "Menu")]
        ids = [control(one, "menu").split(":") for one in seen]
        return [(parts[2], int(parts[3])) for parts in ids]

    def shows_none_of(self, before: Sequence[tuple[str, int]]) -> bool:
        return not set(self.shown()) & set(before)

    def edits(self) -> str:
        """The requests that edit messages there."""
        return rf"PATCH /channels/{self.person.state.guild.channel(self.place)['id']}/messages/"


def verb_of(custom_id: str) -> str:
    return custom_id.split(":")[1]


def stored(database: Path) -> list[tuple[str, int]]:
    """Each living table and its turn."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        rows = file.execute("select table_id, snapshot from tables where not ended").fetchall()
    return sorted((table, json.loads(snapshot)["turn"]) for table, snapshot in rows)


def shown(seats: Sequence[Seat]) -> list[tuple[str, int]]:
    return sorted(one for seat in seats for one in seat.shown())


@pytest.mark.processes
@pytest.mark.parametrize(
    ("kept_back", "applied"),
    [(0, False), (2, False), (1, False), (2, True)],
    ids=["saved", "drawn and not sent", "one table of two shown", "shown and not noted"],
)
async def test_every_message_is_true_after_a_kill(
    playground: Playground, tmp_path: Path, kept_back: int, applied: bool
) -> None:
    database = tmp_path / "daidi.db"
    seats = [Seat(Person(playground, "Ann"), "big-two"), Seat(Person(playground, "Bo-Chen"), "practice")]
    child = Child(playground, database)
    await child.start()
    try:
        for seat in seats:
            await seat.sits_down()
        await eventually(lambda: shown(seats) == stored(database), "channels in which everything is true")
        before = stored(database)
        for seat in seats[:kept_back]:
            playground.faults.hang(seat.edits(), applied=applied)
        for seat in seats:
            await seat.plays()
        for seat in seats[kept_back:] if kept_back else ():
            await eventually(partial(seat.shows_none_of, before), "table that is shown anew")
        await eventually(lambda: not playground.faults.to_come, "requests that hang")
        await child.kill()
        playground.faults.clear()
        assert not set(stored(database)) & set(before)
        await child.start()
        await eventually(lambda: shown(seats) == stored(database), "channels in which everything is true")
        assert await child.stop() == 0
    finally:
        await child.kill()


KEPT = "select value from settings where key like 'live:%'"
"""What a restart is told of each table's messages."""


def ends_shown(person: Person) -> list[str]:
    """What the channel shows of deals that are over: their whole ends, or what remains of them."""
    seen = [one for one in person.sees(CHANNEL) if not one.ephemeral and "wins deal" in one.text]
    return ["shrunk" if has(one, "Full result") else "whole" for one in seen]


@pytest.mark.processes
@pytest.mark.parametrize("sent", [True, False], ids=["sent and not noted", "not sent"])
async def test_an_end_that_a_kill_kept_from_being_noted_shrinks_once_the_next_deal_is_shown(
    house: House, ann: Person, *, sent: bool
) -> None:
    await prepared(house, can_go_out)
    child, channel = Child(house.playground, house.database), ann.state.guild.channel(CHANNEL)["id"]
    await child.start()
    try:
        await house.shown("My hand")
        await ann.slash("hand")
        house.playground.faults.hang(rf"POST /channels/{channel}/messages", applied=sent)
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        await eventually(lambda: not house.playground.faults.to_come, "end that is being sent")
        (own,) = await ann.until(lambda: [one for one in ann.private() if has(one, "Next deal")])
        await ann.press(own, "Next deal")
        await child.kill()
        house.playground.faults.clear()
        await child.start()
        await house.shown("My hand", "deal 2")
        await eventually(lambda: ends_shown(ann) == ["shrunk"] * sent, "end that has shrunk")
        await eventually(
            lambda: json.loads(house.stored(KEPT)[0][0])["begun"] == [], "channel in which nothing is left"
        )
        assert await child.stop() == 0
    finally:
        await child.kill()
