"""A whole deal in a channel: open, join, fill, start, play with buttons, and the points in the ledger."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.deal_verifier import verify_record
from bot.engine.record import check
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from cogs.publisher.live_messages import HELD
from tests.bot.running_bot.house import (
    CHANNEL,
    SHORT,
    BriskClock,
    House,
    is_call,
    open_and_start,
    play_until,
    settings_at,
)
from tests.store.homes import BOTH, home_of


@pytest.fixture(params=BOTH)
def house(request: pytest.FixtureRequest, playground: Playground, tmp_path: Path) -> Iterator[House]:
    """A house whose store is new, in a database of each kind."""
    database = tmp_path / "daidi.db"
    with home_of(request.param, request, database) as home:
        yield House(playground, settings_at(playground, database, database_url=home.url), database, elsewhere=home)


async def test_two_people_and_two_computers_play_a_deal_and_its_points_are_booked(
    house: House, ann: Person, bo: Person
) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))

        assert "wins deal 1" in over.text
        assert "matches its seal" in over.text
        picture, reveal = over.attachments
        assert picture.filename == "deal-end.png"
        assert "Points:" in (picture.description or "")
        text = reveal.data.decode()
        assert all(one.passed for one in verify_record(text))
        report = check(text)
        assert report.ok
        assert [deal.result is not None for deal in report.deals] == [True]
        for person in (ann, bo):
            assert f"{person.human.name} **{await balance(person)}**" in over.text
        board = await ann.slash("leaderboard", channel=CHANNEL)
        await ann.until(lambda: board.message.attachments)
        [drawn] = board.message.attachments
        assert drawn.data.startswith(b"\x89PNG")
        told = drawn.description or ""
        assert told.startswith("Big Two, all time: 1 ")
        assert told.endswith(f", {await balance(ann)}.")
        for person in (ann, bo):
            row = f"{person.human.name} {await balance(person)}, 1 deal"
            assert row in told
            assert row.replace(",", " ·") in board.text.replace("**", "")
        [deal] = tomllib.loads(text)["deals"]
        assert deal["shuffle"]["table"].endswith("-1")
        assert deal["result"] == list(report.match.totals)

        await ann.press(over, "Next deal")
        await ann.until(lambda: "Waiting for Bo-Chen to press Next deal" in over.text)
        await bo.press(over, "Next deal")
        await house.shown("My hand", "deal 2")


async def balance(person: Person) -> str:
    ledger = await person.slash("ledger show", channel=CHANNEL)
    assert ledger.ephemeral
    return ledger.text.split("**")[1]


class HoldingClock(BriskClock):
    """A clock that looks at the channel when the publisher holds the last play."""

    def __init__(self, look: Callable[[], str]) -> None:
        super().__init__()
        self._look = look
        self.seen: list[str] = []

    async def sleep(self, seconds: float) -> None:
        if seconds == HELD:
            self.seen.append(self._look())
        await super().sleep(seconds)


async def test_the_last_play_stands_before_the_end_is_shown_and_each_owner_is_told_their_own(
    house: House, ann: Person, bo: Person
) -> None:
    def shown() -> str:
        return "\n".join(one.text for one in ann.sees(CHANNEL) if not one.ephemeral and not is_call(one))

    house.clock = clock = HoldingClock(shown)
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        end = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        [held] = clock.seen
        assert "deal 1" in held
        assert "Last play: " in held
        assert "To beat" not in held
        assert "wins deal 1" not in held

        def told(person: Person) -> Seen | None:
            return next((one for one in person.private() if " won." in one.text), None)

        last = await ann.until(lambda: told(ann))
        assert "Last play: " in last.text
        points = next(part for part in end.text.split(" · ") if "Ann" in part).split("**")[1]
        assert f": {points}" in last.text
        assert [button["label"] for button in last.buttons] == ["Next deal"]
        await ann.press(last, "Next deal")
        await ann.until(lambda: "Waiting for Bo-Chen to press Next deal" in end.text)
        await ann.until(lambda: "Waiting for Bo-Chen to press Next deal" in last.text)
        assert last.control("Next deal")["disabled"]
        trick = (await bo.press(end, "Last trick")).text
        assert "Last trick: " in trick
        assert trick.count(" won it.") == 1
        menu = await ann.press(end, "Menu")
        asked = await ann.press(menu, "New match")
        assert "Start a new match at Table" in asked.text
        await ann.press(asked, "New match")
        wanted = "Ann wants a new match. The points of this one would go to zero."
        end = await house.shown("New match", wanted)
        assert "Press New match to agree, or Next deal to play on. Waiting for Bo-Chen." in end.text
        assert "Everybody here must agree." in (await bo.press(end, "New match")).text
        await bo.press(end, "Next deal")
        await house.shown("My hand", "deal 2")
