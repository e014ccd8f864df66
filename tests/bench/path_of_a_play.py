"""The path of one play through the bot: print what it enters, as JSON.

``python path_of_a_play.py FOLDER`` follows the version in that folder, this one or an earlier one: four people at a
table of the loopback Discord type ``/play``, and every call of a function of the bot is noted until nothing more comes
of it. Each figure is the median of a few plays.

A *module* counts when a function that is written in it is entered; that a record is made does not count. A *return* is
a call from one module into another that was entered before: whoever reads along comes back to a room already left.
"""

import asyncio
import json
import re
import sys
import tempfile
import threading
from itertools import pairwise
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

sys.path.insert(0, sys.argv[1])

from pydantic import SecretStr
from sqlalchemy import Engine, event

from bot import app
from bot.playground.driver import Person
from bot.playground.seen import Seen
from bot.playground.server import Playground
from bot.playground.world import ChannelSpec, PersonSpec, World
from bot.settings import Settings

PEOPLE = ("Ann", "Bo", "Cy", "Di")
PLAYS = 5
QUIET = 0.5
"""Seconds in which nothing is sent: whatever comes of a press has come."""
CARD = re.compile(r"(?:10|[2-9JQKA])[♦♣♥♠]")
OURS = ("bot", "cogs", "images")
ELSEWHERE = ("bot.playground",)
"""What runs in a process of its own, beside the bot."""


class Way:
    """What one press enters."""

    def __init__(self) -> None:
        self.entered: list[str] = []  # modules, in order
        self.decided: list[str] = []  # those of them while the table is decided
        self.commits_at: int | None = None  # how many had been entered when the press was durable
        self._deciding: FrameType | None = None

    def note(self, frame: FrameType, what: str, _: Any) -> None:
        """Note a call, or a return from one, in any thread."""
        if what == "return" and frame is self._deciding:
            self._deciding = None
        module = frame.f_globals.get("__name__", "")
        written = frame.f_code.co_filename == frame.f_globals.get("__file__")
        if what != "call" or not written or module.split(".")[0] not in OURS or module.startswith(ELSEWHERE):
            return
        self.entered.append(module)
        if (module, frame.f_code.co_name) == ("bot.tables.decisions", "decide"):
            self._deciding = frame
        if self._deciding is not None:
            self.decided.append(module)

    def commit(self, _: Any) -> None:
        """Note the first commit: what the press did is durable."""
        if self.commits_at is None:
            self.commits_at = len(self.entered)

    def figures(self) -> dict[str, int]:
        """What is promised of a path."""
        return {
            "modules to the commit": len(set(self.entered[: self.commits_at])),
            "modules to the message": len(set(self.entered)),
            "returns inside decide": returns(self.decided),
        }


def returns(modules: list[str]) -> int:
    """How often a module is entered anew that was left before."""
    return sum(one != before and one in modules[:at] for at, (before, one) in enumerate(pairwise(modules), 1))


class Follower:
    """Follows what happens in every thread, once it is told to."""

    def __init__(self) -> None:
        self.path: Way | None = None
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        event.listen(Engine, "commit", lambda connection: self.path and self.path.commit(connection))

    def _note(self, frame: FrameType, what: str, about: Any) -> None:
        if self.path is not None:
            self.path.note(frame, what, about)


def hand_of(person: Person) -> Seen | None:
    """A person's newest hand."""
    hands = [one for one in person.private() if any(button.get("label") == "Play" for button in one.buttons)]
    return hands[-1] if hands else None


async def sit_down(playground: Playground) -> list[Person]:
    """Open a table of four people and start; they have their hands."""
    people = [Person(playground, name) for name in PEOPLE]
    lobby = await people[0].slash("table open", channel="big-two", computers=0, rules="chudadi-standard")
    for person in people[1:]:
        await person.press(lobby, "Join")
    await people[0].until(lambda: not lobby.message.control("Start").get("disabled"))
    await people[0].press(lobby, "Start")
    for person in people:
        await person.until(lambda who=person: hand_of(who))  # type: ignore[misc]  # bound at once
    return people


async def offered(people: list[Person]) -> tuple[Person, str]:
    """Whoever is on turn, and the cards of the first play that their hand offers; who has none passes."""

    def on_turn() -> tuple[Person, Seen] | None:
        hands = [(person, hand) for person in people if (hand := hand_of(person)) and "Your turn" in hand.text]
        return hands[0] if hands else None

    while True:
        person, hand = await people[0].until(on_turn)
        menu = next(one for one in hand.selects if ":plays" in one["custom_id"])
        if not menu.get("disabled"):
            return person, " ".join(CARD.findall(menu["options"][0]["label"]))
        await person.press(hand, "Pass")
        await quiet(person.playground)


async def quiet(playground: Playground) -> None:
    """Wait until nothing more is sent."""
    while True:
        before = playground.state.feed.sequence
        await asyncio.sleep(QUIET)
        if playground.state.feed.sequence == before:
            return


async def follow(folder: Path) -> list[Way]:
    """The paths of a few plays."""
    follower, paths = Follower(), []
    world = World(channels=(ChannelSpec("big-two"),), people=tuple(PersonSpec(name) for name in PEOPLE))
    async with Playground(world) as playground:
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr("playground"),
            discord_api=playground.api,
            database_url=f"sqlite+aiosqlite:///{folder / 'daidi.db'}",
            log_level="ERROR",
        )
        stopped = asyncio.Event()
        running = asyncio.create_task(app.run(settings, stopped))
        await playground.state.feed.until(lambda: playground.gateway.connected or running.done())
        people = await sit_down(playground)
        for _ in range(PLAYS):
            await quiet(playground)
            person, cards = await offered(people)
            follower.path = Way()
            await person.slash("play", channel="big-two", cards=cards)
            await quiet(playground)
            paths.append(follower.path)
            follower.path = None
        stopped.set()
        await running
    return paths


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        found = [path.figures() for path in asyncio.run(follow(Path(place)))]
    print(json.dumps({name: median(one[name] for one in found) for name in found[0]}))  # noqa: T201
