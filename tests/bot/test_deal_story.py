"""A whole deal in a channel: open, join, fill, start, play with buttons, and the points in the ledger."""

from __future__ import annotations

import tomllib

from bot.deal_verifier import verify_record
from bot.games.record import check
from bot.playground.driver import Person
from tests.bot.house import CHANNEL, House, open_and_start, play_until


async def test_two_people_and_two_computers_play_a_deal_and_its_points_are_booked(
    house: House, ann: Person, bo: Person
) -> None:
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
        assert "Ann" in board.text
        assert "Bo-Chen" in board.text
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
