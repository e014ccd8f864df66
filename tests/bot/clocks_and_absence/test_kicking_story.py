"""A silent person at an untimed table: the others give their seat to a computer, over a restart, and they come back."""

from __future__ import annotations

from bot.playground.people.driver import Person, Seen
from bot.tables.deal.deadlines import OVERDUE_AFTER
from tests.bot.clocks_and_absence.test_clocks import table_text
from tests.bot.kills.test_vanishing import others_play
from tests.bot.running_bot.house import CHANNEL, House, has, open_and_start
from tests.bot.running_bot.prepared import stored_table

NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")


async def agrees(house: House, person: Person) -> None:
    """Press *Replace Ann* at the table, and answer the question."""
    question = await person.press(await house.shown("Replace Ann"), "Replace Ann")
    assert "A computer plays on, and the deal counts for them." in question.text
    await person.press(question, "Give to computer")


def hand_said(house: House, person: Person) -> Seen | None:
    """What stands in place of a hand that is not the person's any more."""
    return next((one for one in person.private() if "gave your seat" in one.text), None)


async def waited_for(house: House, name: str) -> None:
    """Two minutes pass in which the table waits for somebody."""
    house.later(OVERDUE_AFTER + 1)
    await house.person(name).until(lambda: f"The table has waited two minutes for {name}." in table_text(house))


async def test_a_silent_host_is_replaced_by_all_others_over_a_restart_and_comes_back(house: House) -> None:
    ann, bo, wing, liv = (house.person(name) for name in NAMES)
    async with house.bot():
        await open_and_start(house, ann, bo, wing, liv, clock="none")
        await others_play(house, [bo, wing, liv], lambda: "Ann to play" in table_text(house))
        offered = await bo.autocomplete("table kick", "player", "an", channel=CHANNEL)
        assert [choice["name"] for choice in offered] == ["1. Ann"]
        early = await wing.slash("table kick", channel=CHANNEL, player="Søren")
        assert "The table isn’t waiting for Søren." in early.text
        assert "That’s your own seat." in (await bo.slash("table kick", channel=CHANNEL, player="Bo-Chen")).text
        soon = await bo.slash("table kick", channel=CHANNEL, player="1. Ann")
        assert "Ann still has time." in soon.text
        await waited_for(house, "Ann")
        question = await bo.slash("table kick", channel=CHANNEL, player="1. Ann")
        assert "Give Ann’s seat to a computer?" in question.text
        assert "大老二王 and Søren must all agree" in question.text
        await bo.press(question, "Give to computer")
        await bo.until(lambda: "Bo-Chen wants a computer in Ann’s seat" in table_text(house))

    async with house.bot():
        await agrees(house, wing)
        await wing.until(lambda: "Søren must agree" in table_text(house))
        await agrees(house, liv)
        await liv.until(lambda: "The others gave Ann’s seat to a computer." in table_text(house))
        assert "Ann to play" not in table_text(house)
        await ann.slash("table join", channel=CHANNEL)
        await ann.until(lambda: "Ann plays until this deal ends. Then a computer has the seat." in table_text(house))
        first = stored_table(house).sitters[0]
        assert first is not None
        assert first.person is not None
        await wing.slash("hand", channel=CHANNEL)
        await others_play(house, [ann, bo, liv], lambda: "大老二王 to play" in table_text(house))
        await waited_for(house, "大老二王")
        gone = await bo.slash("table kick", channel=CHANNEL, player="大老二王")
        await bo.press(gone, "Give to computer")
        await bo.until(lambda: "Bo-Chen gave 大老二王’s seat to a computer." in table_text(house))
        told = await wing.until(lambda: hand_said(house, wing))
        assert "Bo-Chen gave your seat at" in told.text
        assert "This deal still counts for you" in told.text
        already = await bo.slash("table join", channel=CHANNEL)
        assert "You already sit" in already.text
        back = await wing.press(await house.shown("Join"), "Join")
        assert back.ephemeral
        await wing.until(lambda: hand_said(house, wing) is None)
        assert has(house.hand(wing), "Play")
