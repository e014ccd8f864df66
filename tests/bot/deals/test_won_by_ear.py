"""Deals won by ear: a person who only hears text, alt texts and labels plays against three computers, to the end.

Promise: A deal can be won by ear: text, alt text and labels suffice and never contradict each other. Also:
tests/cogs/hands/test_hands_by_ear.py.
"""

from __future__ import annotations

import pytest

from bot.playground.people.driver import Person, Seen
from tests.bot.deals import ear
from tests.bot.deals.ear import Heard, heard
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.prepared import prepared

SHUFFLES = (("chudadi-standard", 15), ("taiwan", 26))
"""A rule set and the shuffle at which sound play in Ann's seat wins against three casual computers."""


class Listener:
    """A person who plays by ear, and hears every message in each of its states."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.last = ""  # what was heard last of each message, so that nothing is judged twice
        self.known: dict[str, Heard] = {}
        self.hands = self.tables = 0  # how many states with a picture were heard

    def listen(self) -> dict[str, Heard]:
        """Everything in sight, newest last; what is new is judged: all its parts must say the same."""
        found = {one.id: (one, heard(one)) for one in (*self.person.sees(CHANNEL), *self.person.private())}
        for name, (_, said) in found.items():
            if self.known.get(name) != said:
                self.known[name] = said
                self.judge(said)
        return {name: said for name, (_, said) in found.items()}

    def judge(self, said: Heard) -> None:
        """Nothing in a message contradicts the rest of it."""
        if "Sort" in said.buttons and ear.turn_in_text(said):
            ear.check_hand(said)
            self.hands += bool(said.alts)
        elif "My hand" in said.buttons and "Menu" in said.buttons:
            ear.check_table(said)
            self.tables += bool(said.alts)

    def message(self, name: str) -> Seen:
        return next(one for one in (*self.person.private(), *self.person.sees(CHANNEL)) if one.id == name)

    def found(self, *labels: str, text: str = "") -> tuple[Seen, Heard] | None:
        """The newest message with these buttons to press and this text."""
        for name, said in reversed(self.listen().items()):
            if set(labels) <= {*said.buttons} and text in said.text:
                return self.message(name), said
        return None

    async def hears(self, *labels: str, text: str = "") -> tuple[Seen, Heard]:
        return await self.person.until(lambda: self.found(*labels, text=text))


async def play(listener: Listener) -> None:
    """Play until the deal is over: what is suggested, and *Last card!* whenever the hand asks for it."""
    person, acted = listener.person, ""

    def turn_or_end() -> tuple[Seen, Heard] | None:
        over = listener.found("Next deal")
        mine = over or listener.found("Hint", "Sort", text="Your turn")
        return mine if mine and mine[1].text != acted and (over or mine[1].alts) else None

    while True:
        hand, said = await person.until(turn_or_end)
        if "Next deal" in said.buttons:
            return
        acted = said.text
        await table_agrees(listener, said)
        if "You can’t beat this. Pass." in said.text:
            await person.press(hand, "Pass")
            continue
        await person.press(hand, "Hint")
        hand, said = await listener.hears("Hint", "Sort", text="Suggested: ")
        if "Suggested: Pass" in said.text:
            acted = said.text
            await person.press(hand, "Pass")
            continue
        if "Press Last card! first" in said.text:
            await person.press(hand, "Last card!")
            hand, said = await listener.hears("Play", text="Last card! goes out with your next play")
        acted = said.text
        await person.press(hand, "Play")


async def table_agrees(listener: Listener, hand: Heard) -> None:
    """The table says that it is the person's turn, and of everybody's cards and the play to beat what the hand says."""
    own, _ = ear.hand_in(hand.text)
    counts = {listener.person.human.name: own, **ear.counts_in(ear.strip_in(hand))}

    def said() -> Heard | None:
        found = listener.found("My hand", "Menu")
        mine = found and f"{listener.person.human.name} to play" in found[1].lines
        return found[1] if found and mine and ear.seats_in(found[1].alt) == counts else None

    table = await listener.person.until(said)
    assert ear.to_beat_in(table.text) == ear.to_beat_in(hand.text)


async def keep(listener: Listener) -> None:
    """Keep the hand where a redeal is offered, and wait until the offer ends."""
    if found := listener.found("Keep", "Sort"):
        hand, said = found
        assert ear.hand_in(said.text)[0] == 13
        await listener.person.press(hand, "Keep")
        listener.house.later(60)


@pytest.mark.parametrize(("rules", "shuffle"), SHUFFLES)
async def test_a_deal_is_won_by_ear(house: House, ann: Person, rules: str, shuffle: int) -> None:
    await prepared(house, lambda view: not view.history, preset=rules, offered=rules == "taiwan", seed=shuffle)
    listener = Listener(house, ann)
    async with house.bot():
        await ann.slash("hand", channel=CHANNEL)
        await listener.hears("Sort")
        await keep(listener)
        _, said = await listener.hears("Sort", text="Your hand")
        before = ear.hand_in(said.text)
        hand, _ = await listener.hears("Sort")
        await ann.press(hand, "Sort")
        await ann.until(lambda: (now := listener.found("Sort")) and ear.hand_in(now[1].text) != before)
        await play(listener)

        _, own = await listener.hears("Next deal", text="You won.")
        _, end = await ann.until(lambda: now if (now := listener.found("Next deal", "Menu")) and now[1].alts else None)
        points = ear.points_in(end.text)
        assert len(points) == 4
        assert ear.points_in(end.alt) == points
        assert (f"Your points: {points['Ann']}." if points["Ann"] != "won" else "You came 1st.") in own.text
        assert listener.hands > 5
        assert listener.tables > 5
