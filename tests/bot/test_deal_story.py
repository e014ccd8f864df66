"""A whole deal in a channel: open, join, fill, start, play by buttons, and the points in the ledger."""

from __future__ import annotations

import asyncio
import json

from bot.playground.driver import Person, Seen
from bot.verify import verify


async def opened(house, ann: Person, **options: object) -> Seen:
    answer = await ann.slash("table open", channel="big-two", **options)
    return answer.message


def shows(person: Person, label: str) -> Seen | None:
    """The newest message in the channel with a button, if there is one."""
    found = [one for one in person.sees("big-two") if any(button.get("label") == label for button in one.buttons)]
    return found[-1] if found else None


async def play_deal(house, people: list[Person]) -> Seen:
    """Let everybody press a ready-made play, or Pass, until the deal is over; gives the message of its end."""
    first = people[0]
    for _ in range(200):
        try:
            over = await first.until(lambda: shows(first, "Next deal") or to_play(people))
        except TimeoutError:
            for person in people: print(person.human.name, [m.text for m in person.private()])
            print([m.text for m in first.sees("big-two")])
            raise
        if isinstance(over, Seen):
            return over
        person, hand = over
        offered = [one["value"] for one in hand.selects[-1]["options"]]
        if hand.selects[-1].get("disabled"):
            await person.press(hand, "Pass")
        else:
            if offered[0].startswith("kind "):
                await person.select(hand, hand.selects[-1]["custom_id"], [offered[0]])
                hand = house.hand(person)
                offered = [one["value"] for one in hand.selects[-1]["options"]]
            await person.select(hand, hand.selects[-1]["custom_id"], [offered[0]])
            if "leaves one card" in house.hand(person).text:
                await person.press(house.hand(person), "Last card!")
            await person.press(house.hand(person), "Play")
    raise AssertionError("the deal does not end")


def to_play(people: list[Person]) -> tuple[Person, Seen] | None:
    """Who is to play, with the hand that says so."""
    for person in people:
        hands = [one for one in person.private() if any(button.get("label") == "Play" for button in one.buttons)]
        if hands and "Your turn" in hands[-1].text:
            return person, hands[-1]
    return None


async def test_two_people_and_two_computers_play_a_deal_and_its_points_are_booked(house):
    async with house.bot():
        ann, bo = house.person("Ann"), house.person("Bo-Chen")
        lobby = await opened(house, ann, rules="chudadi-standard", computers=2)
        assert "3 of 4 seats taken" in lobby.text
        await bo.press(lobby, "Join")
        await ann.until(lambda: "4 of 4" in lobby.text)
        await ann.press(lobby, "Start")
        over = await play_deal(house, [ann, bo])

        assert "deal 1 is over" in over.text
        assert "matches its seal" in over.text
        picture, reveal = over.attachments
        assert picture.filename == "deal-end.png"
        assert "Points:" in (picture.description or "")
        assert verify(reveal.data.decode()).passed
        points = {name: await balance(person) for name, person in (("Ann", ann), ("Bo-Chen", bo))}
        for name, booked in points.items():
            assert f"{name} **{booked}**" in over.text
        board = await ann.slash("leaderboard", channel="big-two")
        assert "Ann" in board.text
        assert "Bo-Chen" in board.text
        assert json.loads(reveal.data)["table"].endswith("-1")

        await ann.press(over, "Next deal")
        await bo.press(over, "Next deal")
        await ann.until(lambda: shows(ann, "My hand"))
        assert "deal 2" in shows(ann, "My hand").text


async def balance(person: Person) -> str:
    ledger = await person.slash("ledger show", channel="big-two")
    assert ledger.ephemeral
    return ledger.text.split("**")[1]


async def test_a_repeated_press_plays_once_and_a_stranger_plays_nothing(house):
    async with house.bot():
        ann, stranger = house.person("Ann"), house.person("Søren")
        lobby = await opened(house, ann, rules="chudadi-standard", computers=3)
        await ann.press(lobby, "Start")
        person, hand = await ann.until(lambda: to_play([ann]))
        play = next(button for button in hand.buttons if button["label"] == "Play")
        answer = await stranger.press(house.table_message(stranger), "Pass") if False else None
        assert answer is None
        assert play["custom_id"].startswith("dd:play:")
        assert person is ann
        await asyncio.sleep(0)
