"""People who keep a bot busy. Each table has a channel of its own, with one person and computers, or people alone."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bot.playground.chat import acts
from bot.playground.chat.state import Interaction
from bot.playground.chat.world import ChannelSpec, GuildSpec, PersonSpec, World
from bot.playground.people.driver import NotOffered, Person, Seen
from bot.playground.server import Playground

PATIENCE = 5.0
"""Seconds after which a missing answer counts as never given."""
GLANCE = 0.02
"""Seconds between two looks at a hand that is waited for."""
ANEW = 1.0
"""Seconds after which a player acts again on a hand that shows nothing new."""
CHOSEN_FIRST = frozenset({"bury"})
"""What needs cards; those that are suggested will do."""
BEFORE_PLAY = CHOSEN_FIRST | {"unita"}
"""What is pressed where no play is asked for."""
LIVE = frozenset({"menu", "ready"})
"""What can be pressed on the live message of a table, in a deal or after one."""
OPENING = 8
"""How many tables are opened at the same time: each waits for its lobby message to show who sits there."""
RECENT = 12
"""How many of a person's newest private messages are searched for their hand."""


def town(tables: int, together: int = 1, guilds: Sequence[str] = ("",)) -> World:
    """Guilds with a channel for every table, and so many people for each. The first guild needs no name."""
    channels = tuple(ChannelSpec(f"table-{number}") for number in range(1, tables + 1))
    people = tuple(PersonSpec(f"Person {number}") for number in range(1, tables * together + 1))
    others = tuple(GuildSpec(name, channels, people) for name in guilds[1:])
    return World(channels=channels, people=people, other_guilds=others)


@dataclass
class Crowd:
    """All the people. ``presses`` are what they did so far, answered or not."""

    playground: Playground
    tables: int
    opening: Mapping[str, Any] = field(default_factory=dict)  # what tables are opened with, beside computers
    computers: int = 3  # at each table
    together: int = 1  # people at each table
    guilds: Sequence[str] = ("",)  # in which the tables are, in turns
    presses: list[Interaction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.players = [Player(self, number) for number in range(1, self.tables * self.together + 1)]

    async def sit_down(self) -> None:
        """People open their tables, sit down and start. Returns when all have their hands."""
        opening = asyncio.Semaphore(OPENING)

        async def opened(host: Player, *others: Player) -> None:
            async with opening:
                await host.open(others)

        firsts = range(0, len(self.players), self.together)
        await asyncio.gather(*(opened(*self.players[first : first + self.together]) for first in firsts))

    def shown(self) -> list[tuple[str, int]]:
        """For each live message of a table: the table, and the turn on which it was sent."""
        return [(table, turn) for message in self._messages() for table, turn in turns_of(message, LIVE)]

    def drawn(self) -> dict[tuple[str, str], int]:
        """The turn of each live message and hand with a picture, by table and owner; a live message has no owner."""
        hands = [(str(player.number), hand) for player in self.players if (hand := player.hand()) is not None]
        messages = [*(("", message) for message in self._messages()), *hands]
        return {
            (table, whose): turn
            for whose, message in messages
            if message.attachments
            for table, turn in turns_of(message, LIVE | {"sort"})
        }

    def _messages(self) -> Iterator[Seen]:
        """The messages that everybody sees."""
        state = self.playground.state
        for number in [one.id for one in state.messages.values() if one.audience is None]:
            yield Seen(state, number)

    async def play(self, seconds: float, every: float) -> None:
        """Everybody acts about every ``every`` seconds (0: as soon as they can), independently of each other."""
        chance = random.Random(2026)
        until = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(*(player.play(until, every, chance) for player in self.players))


class Player:
    """A person at their table, who plays the first thing that is offered."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.number = number
        self._crowd = crowd
        self._state = crowd.playground.state
        table = (number - 1) // crowd.together
        self._person = Person(crowd.playground, f"Person {number}", guild=crowd.guilds[table % len(crowd.guilds)])
        self._place = f"table-{table + 1}"
        self._channel = str(self._person.guild.channel(self._place)["id"])
        self._acted_on: dict[str, Any] = {}
        self._acted_at = 0.0

    async def open(self, others: Sequence[Player]) -> None:
        """Open a table, at which others sit down, start, and get a hand."""
        crowd = self._crowd
        given = {"computers": crowd.computers, **self._asked_for_each_pass(), **crowd.opening}
        answer = await self._person.slash("table open", channel=self._place, **given)
        for other in others:
            await other._person.press(answer, "Join")
        await self._person.until(lambda: not answer.message.control("Start").get("disabled"), PATIENCE)
        await self._person.press(answer, "Start")
        for player in (self, *others):
            await player._person.until(player.hand, PATIENCE)

    def _asked_for_each_pass(self) -> dict[str, bool]:
        """The option by which no table passes for its person: so the load is that of versions that never do."""
        [table] = [one for one in self._state.commands if one["name"] == "table"]
        [opening] = [one for one in table["options"] if one["name"] == "open"]
        return {"auto_pass": False} if any(one["name"] == "auto_pass" for one in opening["options"]) else {}

    async def play(self, until: float, every: float, chance: random.Random) -> None:
        """Act at random times, on average every ``every`` seconds."""
        loop = asyncio.get_running_loop()
        due = loop.time() + chance.uniform(0, 2 * every)
        while (now := loop.time()) < until:
            await asyncio.sleep(max(due - now, 0))
            act = self._next_act(idle=every > 0)
            if act is None:
                await asyncio.sleep(GLANCE)
                continue
            due += chance.uniform(0.5, 1.5) * every
            await self._do(*act)

    async def press_card(self) -> Interaction | None:
        """Choose the first card of the hand, or not any more; None where no card has a button."""
        hand = self.hand()
        card = next((one for one in hand.buttons if verb_of(one) == "card"), None) if hand is not None else None
        if hand is None or card is None:
            return None
        pressed = acts.component(self._state, self._person.human, hand.id, card["custom_id"], None)
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(pressed.first)
        return pressed

    async def flood(self, until: float, a_second: float) -> None:
        """Sort the hand, ask for help and begin to type, so often a second, whatever is answered or others do."""
        loop, deeds = asyncio.get_running_loop(), 0
        due = loop.time() + random.Random(self._place).uniform(0, 1 / a_second)
        while (now := loop.time()) < until:
            await asyncio.sleep(max(due - now, 0))
            with contextlib.suppress(NotOffered):
                self._rude_deed(deeds % 6)
            deeds, due = deeds + 1, max(due + 1 / a_second, now - 1)

    def _rude_deed(self, which: int) -> None:
        hand = self.hand()
        if which == 0:
            acts.command(self._state, self._person.human, self._channel, "help", {})
        elif which == 1:
            acts.command(self._state, self._person.human, self._channel, "play", {"cards": "3"}, focused="cards")
        elif hand is not None:
            acts.component(self._state, self._person.human, hand.id, control(hand, "sort")["custom_id"], None)

    async def _do(self, message: Seen, custom_id: str, values: list[str] | None = None) -> None:
        with contextlib.suppress(NotOffered):  # the bot has just changed the message
            interaction = acts.component(self._state, self._person.human, message.id, custom_id, values)
            self._crowd.presses.append(interaction)
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(interaction.first)

    def _next_act(self, *, idle: bool) -> tuple[Any, ...] | None:
        """The next press or choice. When it is not their turn and ``idle`` is set, the player sorts the hand."""
        hand = self.hand()
        if hand is None:
            over = self._message_with("ready", self._public())
            return (over, control(over, "ready")["custom_id"]) if over is not None and self._is_new(over) else None
        if "Your turn" in hand.text:
            return self._turn(hand, idle=idle)
        return (hand, control(hand, "sort")["custom_id"]) if idle else None

    def _turn(self, hand: Seen, *, idle: bool) -> tuple[Any, ...] | None:
        """Choose, then play.

        Each act waits until the hand shows the result of the one before, or has not changed for long.
        """
        if not self._is_new(hand):
            return (hand, control(hand, "sort")["custom_id"]) if idle else None
        before_play = next((one for one in hand.buttons if verb_of(one) in BEFORE_PLAY), None)
        if before_play is not None:
            suggested = "Suggested" in hand.text or verb_of(before_play) not in CHOSEN_FIRST
            return hand, (before_play if suggested else control(hand, "hint"))["custom_id"]
        menu = control(hand, "plays")
        if menu.get("disabled"):
            return hand, control(hand, "pass")["custom_id"]
        if any(option.get("default") for option in menu["options"]):
            return hand, control(hand, "play")["custom_id"]
        return hand, menu["custom_id"], [menu["options"][0]["value"]]  # an answer, or a kind of them to look through

    def _is_new(self, message: Seen) -> bool:
        """Whether this message, as it is now, has not just been acted on."""
        now = asyncio.get_running_loop().time()
        if message.raw is self._acted_on and now < self._acted_at + ANEW:
            return False
        self._acted_on, self._acted_at = message.raw, now
        return True

    def hand(self) -> Seen | None:
        """The player's hand message: *Sort* works on it all the time, *Play* only when there is something to play."""
        recent = list(self._state.private.get(self._person.id, ()))[-RECENT:]
        return self._message_with("sort", reversed(recent))

    def _public(self) -> Iterator[str]:
        """The newest messages in the player's channel that everybody sees."""
        for stored in islice(reversed(self._state.messages.values()), 20 * len(self._crowd.players)):
            if stored.audience is None and stored.data["channel_id"] == self._channel:
                yield stored.id

    def _message_with(self, verb: str, ids: Iterable[str]) -> Seen | None:
        for number in ids:
            stored = self._state.messages.get(number)
            if stored is None or not stored.data["components"]:
                continue
            seen = Seen(self._state, number)
            found = [one for one in seen.buttons if verb_of(one) == verb]
            if found and not found[0].get("disabled"):
                return seen
        return None


def turns_of(message: Seen, verbs: Collection[str]) -> Iterator[tuple[str, int]]:
    """The table of a message and its turn, by its first control that does one of these things."""
    ids = [(verb_of(button), str(button.get("custom_id", "")).split(":")) for button in message.buttons]
    yield from [(parts[2], int(parts[3])) for verb, parts in ids if verb in verbs][:1]


def verb_of(component: dict[str, Any]) -> str:
    """What a control of the bot does, by its custom id, of this version or of the one before."""
    parts = str(component.get("custom_id", "")).split(":")
    if len(parts) < 5:  # dd, verb, table, turn and what it carries
        return ""
    if parts[1] in ("act", "deed"):
        return parts[4].partition(".")[0]
    return {"handpass": "pass"}.get(parts[1], parts[1])


def control(message: Seen, verb: str) -> dict[str, Any]:
    """The control of a message that does ``verb``."""
    return next(one for one in message.buttons + message.selects if verb_of(one) == verb)
