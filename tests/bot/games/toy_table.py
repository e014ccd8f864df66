"""The toy game at a table in Discord: its bot as a process of its own, and people who see a hand and a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people.driver import Person, Reply, Seen
from bot.playground.server import Playground
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import CHANNEL, choose_places, has, offered_cards
from tests.toy.known import make_known


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def says(message: Seen, *said: str) -> bool:
    """Whether a message says all this, in its text or on its buttons."""
    shown = f"{message.text} {[button.get('label') for button in message.buttons]}"
    return all(part in shown for part in said)


class Player:
    """A person at the table, who sees its public message and a hand."""

    def __init__(self, playground: Playground, name: str) -> None:
        self.person = Person(playground, name)

    def public(self, *said: str) -> Seen | None:
        """The newest public message with buttons, if it says all this and shows these buttons."""
        public = [one for one in self.person.sees(CHANNEL) if not one.ephemeral and one.buttons]
        return public[-1] if public and says(public[-1], *said) else None

    @property
    def hand(self) -> Seen:
        """The newest hand."""
        return self.hands()[-1]

    def hands(self) -> list[Seen]:
        return [one for one in self.person.private() if has(one, "Sort")]

    async def until_table(self, *said: str) -> Seen:
        """The public message, once it says all this and shows these buttons."""
        return await self.person.until(lambda: self.public(*said))

    async def until_hand(self, *said: str) -> Seen:
        """The hand, once it says all this and shows these buttons."""
        return await self.person.until(lambda: next((one for one in self.hands()[-1:] if says(one, *said)), None))

    # --- cards by place ---

    def menus(self) -> list[dict[str, Any]]:
        """The selects of cards of the hand."""
        return [one for one in self.hand.selects if one["custom_id"].split(":")[1].startswith("cards")]

    def places(self) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        """Every card that can be chosen, with its select, if it has one."""
        menus = [(menu, option) for menu in self.menus() for option in menu["options"]]
        return menus or [({}, option) for option in offered_cards(self.hand)]

    def chosen(self) -> set[str]:
        return {option["value"] for _, option in self.places() if option.get("default")}

    async def choose(self, *places: str) -> None:
        """Choose exactly these places."""
        await choose_places(self.person, self.hand, places)

    async def does(self, label: str, *places: str) -> Reply:
        """Choose places and press a button; then wait until the hand shows a later turn or is put away."""
        await self.choose(*places)
        hand, turn = self.hand, self.turn
        answer = await self.person.press(hand, label)
        await self.person.until(lambda: hand.deleted or not has(hand, "Sort") or self.turn > turn)
        return answer

    @property
    def turn(self) -> int:
        """The turn that the hand was drawn for."""
        return int(self.hand.control("Sort")["custom_id"].split(":")[3])

    def twins(self) -> tuple[str, str]:
        """The places of two equal cards."""
        by_label: dict[str, list[str]] = {}
        for _, option in self.places():
            by_label.setdefault(option["label"], []).append(option["value"])
        first, second, *_ = next(places for places in by_label.values() if len(places) > 1)
        return first, second

    def label_of(self, place: str) -> str:
        return next(str(option["label"]) for _, option in self.places() if option["value"] == place)


@pytest.fixture
async def child(playground: Playground, tmp_path: Path) -> AsyncIterator[Child]:
    started = Child(playground, tmp_path / "daidi.db", "tests.toy.known")
    await started.start()
    yield started
    await started.kill()


async def seated(ann: Player, bo: Player) -> None:
    """A table of Ann, a computer and Bo, who may bid in the first deal.

    The computer has spoken first: some hands are worth a bid, and a button of the hand before it is stale.
    """
    await ann.person.slash("table open", channel=CHANNEL, game="toy", rules="plain", computers=1)
    await bo.person.press(await bo.until_table("Join"), "Join")
    await ann.person.press(await ann.until_table("3 of 3"), "Start")
    for player in (ann, bo):
        await player.until_hand("Ann and Bo-Chen may bid", "Pass")
