"""A running bot with its loopback Discord, and what stories about it need."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from pydantic import SecretStr

from bot import app
from bot.cards import Packs
from bot.i18n.catalogue import words
from bot.playground.chat.interactions import deliver
from bot.playground.chat.state import COMPONENT, MODAL
from bot.playground.people.driver import Person, Reply, Seen
from bot.playground.server import Playground
from bot.settings import Settings
from cogs.outbox.drawing import Draws
from tests.bot.running_bot.drawn import drawing_of_this_worker
from tests.patience import GLANCE, within
from tests.run.processes import children, command_of
from tests.store.homes import FileHome, Home

T = TypeVar("T")
CHANNEL = "big-two"

_PACKS = (Packs(jokers=True), Packs("lectio", tile_max=20))
CARDS = {words((card,)): str(card) for packs in _PACKS for card in packs.cards()}
"""The notation of each card by the words that an option shows."""


SLOWER = 60
"""How many times slower than the machine's clock a story's clock runs."""

LIMITED = ("commands_a_minute", "presses_a_minute", "suggestions_a_minute", "pictures_a_minute")
SUPERHUMAN = {name: SLOWER * Settings.model_fields[name].default for name in LIMITED}
"""How much people may ask for in stories, by whose slow clock they would be far too fast."""
UNLIMITED = {name.upper(): "0" for name in LIMITED} | {"DRAWING_PROCESSES": "1"}
"""The settings of a bot as a process of its own, where people are as fast as the machine."""


SHOWING = ("publisher of ", "hand of ", "last hand at ", "notice of ", "menu of ", "refusal of ")
"""How the names of tasks begin by which the bot has still to show something."""


Both = tuple[Person, Person]
"""Two people at one table, the one who is to play first."""


class BriskClock:
    """Time that a test moves forward and that otherwise hardly moves, so that no deadline passes on a busy machine.

    Sleeping takes only a moment, so that waits between requests are short.
    """

    def __init__(self, slower: float = SLOWER) -> None:
        self._slower = slower
        self._skipped = 0.0
        self._set = 1_800_000_000.0

    def now(self) -> float:
        return self.monotonic() + self._set

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time() / self._slower + self._skipped

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))

    def turn(self, seconds: float) -> None:
        self._skipped += seconds

    def set(self, seconds: float) -> None:
        """Set the wall clock forward or back; monotonic time stays the same."""
        self._set += seconds


def seeds_of_this_story() -> Iterator[bytes]:
    """Seeds of deals, without end: the same ones in every run of the test that asks, and other ones in each test."""
    story, _, _ = os.environ["PYTEST_CURRENT_TEST"].partition("::")[2].rpartition(" ")  # without file and phase
    return (hashlib.sha256(f"{story} {number}".encode()).digest() for number in count(1))


def settings_at(playground: Playground, database: Path, **more: Any) -> Settings:
    """Settings of a bot at a playground whose computers act at once."""
    given = {"discord_api": playground.api, "database_url": f"sqlite+aiosqlite:///{database}", **more}
    addresses = {name: given.pop(name) for name in ("discord_api", "database_url")}
    return _checked_settings(**given).model_copy(update=addresses)


@cache
def _checked_settings(**given: Any) -> Settings:
    """Such settings with any addresses, read once: the addresses differ in each story, and nothing else does."""
    calm = {"computer_pause": 0, "trick_pause": 0, **SUPERHUMAN}
    return Settings(_env_file=None, discord_token=SecretStr("playground"), **{**calm, **given})


@dataclass
class House:
    """The playground, and the bot's settings and database; ``bot`` runs the bot.

    Its pictures come from the one drawing process of this test worker; if ``drawing`` is None, from one of its own.
    Its deals are the same in every run, so that no story waits for what only some deals bring.
    """

    playground: Playground
    settings: Settings
    database: Path
    clock: BriskClock = field(default_factory=BriskClock)
    drawing: Draws | None = field(default_factory=drawing_of_this_worker)
    seeds: Iterator[bytes] = field(default_factory=seeds_of_this_story)
    elsewhere: Home | None = None
    """What the settings name, if it may be another database than the file."""

    @property
    def home(self) -> Home:
        """Where the bot's store is."""
        return self.elsewhere or FileHome(self.database)

    @asynccontextmanager
    async def bot(self, themes: asyncio.Queue[str] | None = None) -> AsyncIterator[None]:
        """Run the bot, connected and with its clocks running, until the block ends."""
        stopped, ready = asyncio.Event(), asyncio.Event()
        running = asyncio.create_task(
            app.run(
                self.settings,
                stopped,
                self.clock,
                ready.set,
                themes=themes,
                drawing=self.drawing,
                seeds=self.seeds.__next__,
            )
        )
        readying = asyncio.create_task(ready.wait())
        try:
            async with within("a bot that is ready"):
                await asyncio.wait({running, readying}, return_when=asyncio.FIRST_COMPLETED)
            readying.cancel()
            if running.done():
                running.result()
            yield
        finally:
            stopped.set()
            await running

    def person(self, name: str) -> Person:
        return Person(self.playground, name)

    def later(self, seconds: float) -> None:
        """Move the clocks of Discord and of the bot forward."""
        self.playground.clock.skip(seconds)
        self.clock.turn(seconds)

    async def quiet(self, seconds: float = 0.1) -> None:
        """Wait until the bot shows everything it has to show, and has made no request for ``seconds``."""
        async with within("quiet"):
            while True:
                await self.playground.quiet(seconds)
                if not any(task.get_name().startswith(SHOWING) for task in asyncio.all_tasks()):
                    return
                await asyncio.sleep(GLANCE)

    # --- what it shows ---

    def public(self, label: str) -> Seen | None:
        """The newest public message that has a button, a call to a turn apart."""
        seen = self.person("Ann").sees(CHANNEL)
        found = [one for one in seen if not one.ephemeral and not is_call(one) and has(one, label)]
        return found[-1] if found else None

    async def shown(self, label: str, text: str = "") -> Seen:
        """The newest public message that has a button, once there is one with this text."""

        def there() -> Seen | None:
            found = self.public(label)
            return found if found is not None and text in found.text else None

        return await self.person("Ann").until(there)

    def hands(self, person: Person) -> list[Seen]:
        """The person's hand messages, oldest first."""
        return [one for one in person.private() if has(one, "Play")]

    def hand(self, person: Person) -> Seen:
        """The person's newest hand message."""
        return self.hands(person)[-1]

    async def turn_of(self, *people: Person) -> tuple[Person, Seen]:
        """The person among these who is to play, with the hand that says so."""

        def to_play() -> tuple[Person, Seen] | None:
            for person in people:
                hands = self.hands(person)
                if hands and "Your turn" in hands[-1].text:
                    return person, hands[-1]
            return None

        return await people[0].until(to_play)

    async def eventually(self, ask: Callable[[], Awaitable[T]], wanted: T) -> None:
        """Ask again and again until the answer is ``wanted``."""
        async with within(f"{wanted!r} for an answer"):
            while await ask() != wanted:
                await self.playground.state.feed.news(0.02)

    # --- what is stored ---

    def stored(
        self, query: str = "select table_id, number, state_hash from tables order by 1"
    ) -> list[tuple[Any, ...]]:
        """Rows of the database; without another query, the state of every table."""
        return self.home.read(query)

    # --- acts that a client would not let its user do ---

    async def forged(
        self,
        person: Person,
        message: Seen,
        custom_id: str,
        values: Sequence[str] | None = None,
        drawn: dict[str, Any] | None = None,
    ) -> Reply:
        """A press of a control on a message that this person cannot see, or on its form ``drawn`` long ago."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = list(values)
        channel = message.channel
        act = deliver(self.playground.state, person.human, channel, COMPONENT, data, message=drawn or message.raw)
        return await person.settled(act)

    async def forged_form(self, person: Person, custom_id: str) -> Reply:
        """The submission of a form that the bot never showed."""
        data = {"custom_id": custom_id, "components": [], "resolved": {}}
        channel = self.playground.state.guild.channel(CHANNEL)["id"]
        return await person.settled(deliver(self.playground.state, person.human, channel, MODAL, data))


@contextmanager
def nothing_drawn() -> Iterator[None]:
    """Stop the drawing process, and any that replaces it, until the block ends."""
    stopped: set[int] = set()
    assert stop_drawing(stopped)

    async def stop_others() -> None:
        while True:
            stop_drawing(stopped)
            await asyncio.sleep(0.05)

    stopping = asyncio.get_running_loop().create_task(stop_others())
    try:
        yield
    finally:
        stopping.cancel()
        for process in stopped & children():
            os.kill(process, signal.SIGCONT)


def stop_drawing(stopped: set[int]) -> set[int]:
    """Suspend the drawing processes; returns all that are suspended."""
    drawing = {process for process in children() if "images.worker" in command_of(process)}
    for process in drawing - stopped:
        os.kill(process, signal.SIGSTOP)
        stopped.add(process)
    return drawing


def has(message: Seen, label: str) -> bool:
    """Whether a message has a button."""
    return any(button.get("label") == label for button in message.buttons)


def is_call(message: Seen) -> bool:
    """Whether a message calls somebody to their turn: it is plain text, which notifications show."""
    return bool(message.raw["content"])


def is_table(message: Seen) -> bool:
    """Whether a message is the table message of a deal."""
    return has(message, "My hand") and not is_call(message)


def control(message: Seen, verb: str) -> str:
    """The custom id of a message's control that does ``verb``, or that carries this action, deed or pick."""
    found: list[str] = [one["custom_id"] for one in message.buttons + message.selects]
    return next(one for one in found if verb in (*one.split(":")[1::3], deed_of(one)))


def deed_of(custom_id: str) -> str:
    """What a control does: the verb of the action, the deed or the pick that it carries; else its own verb."""
    _, verb, _, _, extra = custom_id.split(":")
    carries = verb in ("do", "dolate", "act", "actlate", "deed", "pick")
    return re.split(r"[.+]", extra)[0] if carries else verb


def offered_cards(hand: Seen) -> list[dict[str, Any]]:
    """What may be chosen of a hand message: the options of its selects of cards, or as such ones its card buttons."""
    options = [option for menu in card_menus(hand) for option in menu["options"]]
    for button in card_buttons(hand):
        plain = button["label"].removeprefix(CHOSEN)
        options.append({"label": plain, "value": place_on(button), "default": plain != button["label"]})
    return options


def card_menus(hand: Seen) -> list[dict[str, Any]]:
    """The selects that choose cards of a large hand."""
    return [one for one in hand.selects if one["custom_id"].split(":")[1].startswith("cards")]


CHOSEN = "✓ "
"""What the label of a chosen card begins with."""


def card_buttons(hand: Seen) -> list[dict[str, Any]]:
    """The buttons that choose a card of a hand."""
    return [one for one in hand.buttons if one["custom_id"].split(":")[1] == "card"]


async def choose_cards(person: Person, hand: Seen, cards: Iterable[str]) -> None:
    """Choose just these cards, in notation, in the selects of a hand or by its buttons, until the hand shows that."""
    await choose_places(person, hand, options_for(hand, cards))


async def choose_places(person: Person, hand: Seen, places: Collection[str]) -> None:
    """Choose just the cards at these places."""
    for letter in [menu["custom_id"].split(":")[1] for menu in card_menus(hand)]:
        offered = [option["value"] for option in hand.control(control(hand, letter))["options"]]
        await person.select(hand, control(hand, letter), [place for place in offered if place in places])
    for option in offered_cards(hand) if card_buttons(hand) else ():
        if option["default"] is not (option["value"] in places):
            await press_card(person, hand, option["value"])
    await person.until(lambda: {one["value"] for one in offered_cards(hand) if one.get("default")} == set(places))


async def press_card(person: Person, hand: Seen, place: str) -> None:
    """Press the button of the card at a place, and wait until the hand shows it otherwise."""
    before = is_chosen(hand, place)
    button = next(one for one in card_buttons(hand) if place_on(one) == place)
    await person.press(hand, button["custom_id"])
    await person.until(lambda: is_chosen(hand, place) is not before)


def place_on(button: dict[str, Any]) -> str:
    """The place of the card that a button chooses or clears."""
    return str(button["custom_id"].split(":")[4].partition(".")[0][1:])


def is_chosen(hand: Seen, place: str) -> bool:
    """Whether the card at a place is chosen in a hand message."""
    return any(option["value"] == place and option.get("default", False) for option in offered_cards(hand))


def choosable(hand: Seen) -> list[str]:
    """The cards of a hand message that may be chosen, in notation."""
    return [card_on(option) for option in offered_cards(hand)]


def cards_of(hand: Seen) -> list[str]:
    """The cards of a hand message in its own order, in notation, as its list of all cards names them."""
    listed = next((line for line in hand.text.splitlines() if "Your hand, " in line), "")
    return [CARDS[found] for found in _NAMES_OF_CARDS.findall(listed.partition(": ")[2].replace("*", ""))]


_NAMES_OF_CARDS = re.compile("|".join(map(re.escape, sorted(CARDS, key=len, reverse=True))))


def card_on(option: dict[str, Any]) -> str:
    """The card that an option of a select shows, in notation; its value is a place."""
    return CARDS[option["label"]]


def options_for(hand: Seen, cards: Iterable[str]) -> list[str]:
    """The options of a hand's selects that stand for cards in notation, each once."""
    offered = [(card_on(option), option["value"]) for option in offered_cards(hand)]
    found = []
    for card in cards:
        one = next(one for one in offered if one[0] == card)
        offered.remove(one)
        found.append(one[1])
    return found


def chosen(hand: Seen) -> list[str]:
    """The cards that are chosen in a hand message."""
    return [card_on(option) for option in offered_cards(hand) if option.get("default")]


async def ready_made(house: House, person: Person, hand: Seen) -> list[str]:
    """The plays that the ready-made select offers; if it offers kinds first, those of the first kind."""
    menu = hand.control(control(hand, "plays"))
    if menu.get("disabled"):
        return []
    values = [option["value"] for option in menu["options"]]
    if not values[0].startswith("kind "):
        return values
    await person.select(hand, control(hand, "plays"), values[:1])
    await person.until(lambda: not first_ready(house.hand(person)).startswith("kind "))
    return [one["value"] for one in house.hand(person).control(control(hand, "plays"))["options"]][:-1]


def first_ready(hand: Seen) -> str:
    """The first option of the ready-made select."""
    return str(hand.selects[-1]["options"][0]["value"])


async def play_ready(house: House, person: Person, hand: Seen, *, declare: bool = True) -> Reply:
    """Play the first ready-made play with select and button, or pass if there is none."""
    offered = await ready_made(house, person, hand)
    hand = house.hand(person)
    if not offered:
        return await acted(house, person, "Pass")
    await person.select(hand, control(hand, "plays"), offered[:1])
    await person.until(lambda: chosen(house.hand(person)) == offered[0].split())
    if declare and "leaves one card" in house.hand(person).text:
        await person.press(house.hand(person), "Last card!")
        await person.until(lambda: "goes out with your next play" in house.hand(person).text)
    return await acted(house, person, "Play")


async def acted(house: House, person: Person, label: str) -> Reply:
    """Press *Play* or *Pass* in a hand, and wait until the hand shows a later turn or is gone."""
    hand = house.hand(person)
    turn = turn_on(hand)
    answer = await person.press(hand, label)
    await person.until(lambda: not has(hand, "Play") or hand.deleted or turn_on(hand) > turn)
    return answer


def turn_on(hand: Seen) -> int:
    """The turn that a hand message was drawn for."""
    return int(control(hand, "play").split(":")[3])


async def open_and_start(house: House, *people: Person, **options: Any) -> None:
    """The first person opens a table, the others join, computers fill it, and the first deal begins."""
    host, *others = people
    options.setdefault("rules", "chudadi-standard")
    await host.slash("table open", channel=CHANNEL, computers=4 - len(people), **options)
    lobby = house.public("Join")
    assert lobby is not None
    for person in others:
        await person.press(lobby, "Join")
    await house.shown("Start", "4 of 4")
    await host.press(lobby, "Start")
    for person in people:
        await person.until(lambda who=person: house.hands(who))  # type: ignore[misc]  # bound at once


async def parts(person: Person, command: str, **options: Any) -> Reply:
    """Use ``/table leave`` or ``/table end`` in mid-deal, and answer the question with the same word."""
    question = await person.slash(f"table {command}", **options)
    assert has(question.message, "Stay"), question.text
    danger = next(one for one in question.message.buttons if one["label"] != "Stay")
    return await person.press(question, danger["label"])


async def play_until(house: House, people: Sequence[Person], over: Callable[[], T | None]) -> T:
    """Let people play ready-made plays until ``over`` returns something; returns that."""
    for _ in range(400):
        if found := over():
            return found
        await people[0].until(lambda: over() or any(is_turn(house, person) for person in people))
        if found := over():
            return found
        person, hand = await house.turn_of(*people)
        await play_ready(house, person, hand)
    raise AssertionError("it does not come to that")


def is_turn(house: House, person: Person) -> bool:
    """Whether a person's hand says that it is their turn."""
    hands = house.hands(person)
    return bool(hands) and "Your turn" in hands[-1].text
