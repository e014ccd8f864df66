"""The path of one play through the bot: print what it enters and makes, as JSON, for each game and way to play.

``python path_of_a_play.py FOLDER`` follows the version in that folder, this one or an earlier one: four people at a
table of the loopback Discord type ``/play`` or press *Play*, and every call of a function of the bot is noted until
nothing more comes of it. Each figure is the median of a few plays. With ``drawn`` behind the folder, the way of one
typed play is printed as a diagram of rooms instead.

A *module* counts when a function that is written in it is entered; that a record is made does not count. A *move* is a
call from one module into another. A *return* is a move into one that was entered before: whoever reads along comes back
to a room already left.
"""

import asyncio
import json
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from types import FrameType
from typing import TYPE_CHECKING, Any

sys.path.insert(0, sys.argv[1])

import structlog
from pydantic import SecretStr
from sqlalchemy import Engine, event

from bot import app
from bot.playground.server import Playground
from bot.settings import Settings

try:
    from bot.playground.chat.world import ChannelSpec, PersonSpec, PlaygroundSettings, World
    from bot.playground.people.driver import Person
    from bot.playground.people.seen import Seen
except ModuleNotFoundError:  # the version of before has these rooms by other names
    if not TYPE_CHECKING:
        from bot.playground.driver import Person
        from bot.playground.seen import Seen
        from bot.playground.world import ChannelSpec, PersonSpec, PlaygroundSettings, World

PEOPLE = ("Ann", "Bo", "Cy", "Di")
GAMES: dict[str, dict[str, Any]] = {"big-two": {"rules": "chudadi-standard"}, "sheng-ji": {"pace": "once"}}
"""The games that are followed, with what their tables are opened with."""
PLAYS = 5
NOTHING = "Nothing to declare"
"""The button of somebody who lets the drawing of cards be over; whoever can declare does so before."""
QUIET = 0.5
"""Seconds in which nothing is sent: whatever comes of a press has come."""
CARD = re.compile(r"(?:10|[2-9JQKA])[♦♣♥♠]|(?:small|big) joker")
OURS = ("bot", "cogs", "images")
ELSEWHERE = ("bot.playground", "bot.tuning")
"""What has nothing to do with a play: what runs in a process of its own, beside the bot, and collects its garbage."""
FIRST_STEPS = 10
"""How far a frame may have come, in bytes of its code, that is entered: a coroutine that goes on is a call, too."""
RULES = ("bot.engine", "bot.games")
MADE: dict[str, tuple[str | tuple[str, ...], tuple[str, ...]]] = {
    "asks": (("bot.games",), ("asks", "_asks")),
    "views": (RULES, ("view",)),
    "scenes": (("bot.scenes.game_scenes", "bot.scenes.found"), ("table_scene", "hand_scene", "deal_end_scene")),
    "pictures": (("cogs.outbox.drawing", "cogs.edge.drawing"), ("draw",)),
}
"""What a play makes, by the functions that make it, each with where it is written, now and in the version of before."""
SENT = {
    "table messages": re.compile(r"(POST|PATCH) /channels/\d+/messages(/\d+)?"),
    "hand messages": re.compile(r"(POST|PATCH) /webhooks/.*"),
}
"""The bodies that leave, by the request; pings are table messages without a picture, and acknowledgements are none."""


class Way:
    """What one play enters and makes."""

    def __init__(self) -> None:
        self.entered: list[str] = []  # modules, in order
        self.decided: list[str] = []  # those of them while the table is decided
        self.commits_at: int | None = None  # how many had been entered when the play was durable
        self.made: Counter[str] = Counter(dict.fromkeys(MADE, 0))
        self.rooms: dict[str, str] = {}  # each with the room from which it was first entered
        self.durable: list[str] = []  # the rooms entered until the play was durable
        self._deciding: FrameType | None = None

    def note(self, frame: FrameType, what: str, _: Any) -> None:
        """Note a call, or a return from one, in any thread."""
        if what == "return" and frame is self._deciding:
            self._deciding = None
        module, function = frame.f_globals.get("__name__", ""), frame.f_code.co_name
        written = frame.f_code.co_filename == frame.f_globals.get("__file__")
        if what != "call" or not written or module.split(".")[0] not in OURS or module.startswith(ELSEWHERE):
            return
        if frame.f_lasti < FIRST_STEPS:
            self.made.update(one for one, (place, names) in MADE.items() if _makes(frame, module, place, names))
        self.entered.append(module)
        self.rooms.setdefault(room_of(module), caller_of(frame))
        if module.startswith("bot.tables.") and module.endswith(".decisions") and function == "decide":
            self._deciding = frame
        if self._deciding is not None:
            self.decided.append(module)

    def commit(self, _: Any) -> None:
        """Note the first commit: what the play did is durable."""
        if self.commits_at is None:
            self.commits_at = len(self.entered)
            self.durable = list(self.rooms)

    def figures(self) -> dict[str, int]:
        """What is promised of a path."""
        return {
            "modules to the commit": len(set(self.entered[: self.commits_at])),
            "modules to the message": len(set(self.entered)),
            "moves": sum(one != before for before, one in pairwise(self.entered)),
            "returns": returns(self.entered),
            "returns between folders": returns([one.rpartition(".")[0] for one in self.entered]),
            "returns inside decide": returns(self.decided),
            **self.made,
        }

    def diagram(self) -> str:
        """The rooms in the order in which they are entered, as Mermaid draws them."""
        modules = Counter(room_of(module) for module in set(self.entered))
        number = {room: place for place, room in enumerate(self.rooms, 1)}
        nodes = {room: f'    r{place}["{place}. {room} ({modules[room]})"]' for room, place in number.items()}
        ways = [(number.get(before), number[room]) for room, before in self.rooms.items()]
        return "\n".join(
            [
                "flowchart TD",
                '  subgraph durable["until the play is durable"]',
                *(nodes[room] for room in self.rooms if room in self.durable),
                "  end",
                '  subgraph shown["until everybody sees it"]',
                *(nodes[room] for room in self.rooms if room not in self.durable),
                "  end",
                *(f"  r{before} --> r{room}" for before, room in ways if before not in (None, room)),
            ]
        )


def room_of(module: str) -> str:
    """The room of a module: its package; of a game its rules, its computers or its scenes."""
    parts = module.split(".")
    if parts[:2] != ["bot", "games"]:
        return ".".join(parts[:2])
    return ".".join(parts[: 4 if parts[3:4] in (["computers"], ["scenes"]) else 3])


def caller_of(frame: FrameType) -> str:
    """The room from which a frame was entered; empty where the event loop goes on with it."""
    caller = frame.f_back
    while caller is not None:
        module = caller.f_globals.get("__name__", "")
        if module.split(".")[0] in OURS:
            return room_of(module)
        caller = caller.f_back
    return ""


def _makes(frame: FrameType, module: str, place: str | tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether a function makes what one of these names makes, and does not do so on behalf of another such one."""
    caller = frame.f_back
    known = caller if caller is not None and caller.f_code.co_name in names else None
    on_behalf = known is not None and known.f_globals.get("__name__", "").startswith(place)
    return module.startswith(place) and frame.f_code.co_name in names and not on_behalf and not _keeps(frame)


def _keeps(frame: FrameType) -> bool:
    """Whether a function only hands over what was made before, kept under its own name with an underscore."""
    return f"_{frame.f_code.co_name}" in frame.f_code.co_names


def returns(modules: list[str]) -> int:
    """How often a module is entered anew that was left before."""
    entered, found = set[str](), 0
    for before, one in pairwise(modules):
        entered.add(before)
        found += one != before and one in entered
    return found


class Follower:
    """Follows what happens in every thread, once it is told to."""

    def __init__(self) -> None:
        self.path: Way | None = None
        self.drawn = Way()  # the last typed play
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        event.listen(Engine, "commit", self._commit)

    def _commit(self, connection: Any) -> None:
        if self.path is not None:
            self.path.commit(connection)

    def _note(self, frame: FrameType, what: str, about: Any) -> None:
        if self.path is not None:
            self.path.note(frame, what, about)


def verb_of(control: dict[str, Any]) -> str:
    """What a control does, by its custom id."""
    parts = str(control.get("custom_id", "")).split(":")
    if len(parts) < 5:
        return ""
    return parts[4].partition(".")[0] if parts[1] in ("act", "deed") else parts[1]


def hand_of(person: Person) -> Seen | None:
    """A person's newest hand."""
    hands = [one for one in person.private() if any(verb_of(button) == "sort" for button in one.buttons)]
    return hands[-1] if hands else None


async def sit_down(playground: Playground, game: str) -> list[Person]:
    """Open a table of four people and start; they have their hands."""
    people = [Person(playground, name) for name in PEOPLE]
    given = {"game": game, "computers": 0, **GAMES[game]}
    lobby = await people[0].slash("table open", options=given)
    for person in people[1:]:
        await person.press(lobby, "Join")
    await people[0].until(lambda: not lobby.message.control("Start").get("disabled"))
    await people[0].press(lobby, "Start")
    for person in people:
        await person.until(lambda who=person: hand_of(who))  # type: ignore[misc]  # bound at once
    return people


async def offered(people: list[Person]) -> tuple[Person, Seen]:
    """Whoever is to play, and their hand, which offers plays; whatever comes before, and a pass, is done for them."""

    def on_turn() -> tuple[Person, Seen] | None:
        hands = [(person, hand) for person in people if (hand := hand_of(person)) and "Your turn" in hand.text]
        hands += [(person, hand) for person in people if (hand := hand_of(person)) and labelled(hand, NOTHING)]
        return hands[0] if hands else None

    while True:
        person, hand = await people[0].until(on_turn)
        if labelled(hand, NOTHING):
            await person.press(hand, next((one["label"] for one in hand.buttons if "+" in one["custom_id"]), NOTHING))
        elif (bury := verb_in(hand, "bury")) is not None:
            await person.press(hand, bury["custom_id"] if "Suggested" in hand.text else "Hint")
        elif menu_of(hand).get("disabled"):
            await person.press(hand, "Pass")
        else:
            return person, hand
        await quiet(person.playground)


def verb_in(hand: Seen, verb: str) -> dict[str, Any] | None:
    """The button of a hand that does something; None where it has none."""
    return next((one for one in hand.buttons if verb_of(one) == verb), None)


def labelled(hand: Seen, label: str) -> bool:
    """Whether a hand has a button with this label that can be pressed."""
    return any(one.get("label") == label and not one.get("disabled") for one in hand.buttons)


def menu_of(hand: Seen) -> dict[str, Any]:
    """The menu of ready-made plays of a hand."""
    return next(one for one in hand.selects if ":plays" in one["custom_id"])


async def typed(people: list[Person]) -> Callable[[], Awaitable[Any]]:
    """Have the first play that a hand offers ready to be typed."""
    person, hand = await offered(people)
    while not (cards := CARD.findall(menu_of(hand)["options"][0]["label"])):
        hand = await chosen(person, hand)
    return lambda: person.slash("play", cards=" ".join(cards))


async def pressed(people: list[Person]) -> Callable[[], Awaitable[Any]]:
    """Have the first play that a hand offers chosen, to be done by *Play*."""
    person, hand = await offered(people)
    while not any(option.get("default") for option in menu_of(hand)["options"]):
        hand = await chosen(person, hand)
    return lambda: person.press(hand, "Play")


WAYS = {"typed": typed, "pressed": pressed}


async def chosen(person: Person, hand: Seen) -> Seen:
    """The hand after the first entry of its menu was chosen: a play, or a kind of plays."""
    menu = menu_of(hand)
    await person.select(hand, menu["custom_id"], [menu["options"][0]["value"]])
    await quiet(person.playground)
    return hand_of(person) or hand


async def quiet(playground: Playground) -> None:
    """Wait until nothing more is sent."""
    while True:
        before = playground.state.feed.sequence
        await asyncio.sleep(QUIET)
        if playground.state.feed.sequence == before:
            return


@asynccontextmanager
async def seated(folder: Path, game: str) -> AsyncIterator[list[Person]]:
    """Four people at a table of the bot, which runs in this process; they have their hands."""
    world = World(channels=(ChannelSpec(game),), people=tuple(PersonSpec(name) for name in PEOPLE))
    async with Playground(world, PlaygroundSettings(answer_within=60.0)) as playground:
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
        yield await sit_down(playground, game)
        stopped.set()
        await running


async def follow(folder: Path, game: str, follower: Follower) -> dict[str, dict[str, float]]:
    """The figures of a few plays of a game, by the way to play."""
    found: dict[str, list[dict[str, int]]] = {way: [] for way in WAYS}
    async with seated(folder, game) as people:
        playground = people[0].playground
        for _ in range(PLAYS):
            for way, ready in WAYS.items():
                play = await ready(people)
                await quiet(playground)
                follower.path, sent = Way(), len(playground.state.sent)
                await play()
                await quiet(playground)
                path, follower.path = follower.path, None
                if way == "typed":
                    follower.drawn = path
                requests = [one.path for one in playground.state.sent[sent:]]
                bodies = {what: sum(map(bool, map(form.fullmatch, requests))) for what, form in SENT.items()}
                found[way].append(path.figures() | bodies)
    return {
        f"{game}, {way}": {one: median(each[one] for each in of_way) for one in of_way[0]}
        for way, of_way in found.items()
    }


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the output is read by others
    figures: dict[str, dict[str, float]] = {}
    following, drawn = Follower(), "drawn" in sys.argv[2:]
    for name in list(GAMES)[:1] if drawn else GAMES:
        with tempfile.TemporaryDirectory() as place:
            figures |= asyncio.run(follow(Path(place), name, following))
    print(following.drawn.diagram() if drawn else json.dumps(figures))  # noqa: T201
