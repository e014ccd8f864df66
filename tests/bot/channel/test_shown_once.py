"""A change is shown once: asks, scenes, pictures and messages of one play, by the pieces that are made."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bot.games.big_two.position import Position
from bot.playground.people.driver import Person
from cogs.hands import one_live_hand
from cogs.ui import table_in_words
from tests.bot.running_bot.house import CHANNEL, House, acted, chosen, control, open_and_start, ready_made, turn_on
from tests.patience import PATIENCE

NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")
TABLE = re.compile(r"(POST|PATCH) /channels/\d+/messages(/\d+)?")
HAND = re.compile(r"(POST|PATCH) /webhooks/.*")
AT_MOST = {"asks": 1, "hand_scene": 4, "table_scene": 1, "draw": 5, "table messages": 2, "hand messages": 4}
"""For four hands and one table; a ping is a message of its own."""


class Made:
    """What was made since it was last looked at."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self._house, self._patch = house, patch
        self._counted: Counter[str] = Counter()
        self._sent = 0
        for owner, name in (
            (Position, "asks"),
            (table_in_words, "hand_scene"),
            (table_in_words, "table_scene"),
            (type(house.drawing), "draw"),
        ):
            self._count(owner, name)

    def _count(self, owner: Any, name: str) -> None:
        make = getattr(owner, name)

        def counting(*given: Any, **options: Any) -> Any:
            self._counted[name] += 1
            return make(*given, **options)

        self._patch.setattr(owner, name, counting)

    def forget(self) -> None:
        """Begin to count."""
        self._counted.clear()
        self._sent = len(self._house.playground.state.sent)

    def too_much(self) -> dict[str, int]:
        """What was made more often than one change is to be shown."""
        paths = [one.path for one in self._house.playground.state.sent[self._sent :]]
        sent = {"table messages": TABLE, "hand messages": HAND}
        found = self._counted + Counter(
            {what: sum(map(bool, map(form.fullmatch, paths))) for what, form in sent.items()}
        )
        return {what: number for what, number in found.items() if number > AT_MOST[what]}


async def to_play(house: House, people: list[Person]) -> Person:
    """Whoever is on turn."""
    return await people[0].until(lambda: next((one for one in people if "Your turn" in house.hand(one).text), None))


async def all_shown(house: House, people: list[Person], turn: int) -> None:
    """Wait until every hand shows a later turn, and nothing more comes."""
    for person in people:
        await person.until(lambda who=person: turn_on(house.hand(who)) > turn)  # type: ignore[misc]  # bound at once
    await house.quiet()


async def test_a_play_is_shown_once_however_it_is_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long a picture takes on this machine, an answer waits for it.
    monkeypatch.setattr(one_live_hand, "AT_ONCE", PATIENCE)
    people = [house.person(name) for name in NAMES]
    async with house.bot():
        await open_and_start(house, *people)
        await house.quiet()
        made = Made(house, monkeypatch)
        person = await to_play(house, people)
        hand = house.hand(person)
        (cards, *_), turn = await ready_made(house, person, hand), turn_on(hand)
        made.forget()
        await person.slash("play", channel=CHANNEL, cards=cards)
        await all_shown(house, people, turn)
        assert made.too_much() == {}, "typed"
        person = await to_play(house, people)
        hand = house.hand(person)
        offered, turn = await ready_made(house, person, hand), turn_on(hand)
        if offered:
            await person.select(hand, control(hand, "plays"), offered[:1])
            await person.until(lambda: chosen(house.hand(person)) == offered[0].split())
        await house.quiet()
        made.forget()
        await acted(house, person, "Play" if offered else "Pass")
        await all_shown(house, people, turn)
        assert made.too_much() == {}, "pressed"
