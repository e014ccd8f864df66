"""Matches at tables in separate channels, one person at each with computers: played, and read back."""

from __future__ import annotations

import asyncio
import json
import random
import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.game import find_game
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.rules.closed_choices import RestUse
from bot.playground.chat.state import Sent
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.log.table_log import read_logged
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.bot.presets.deals_by_the_book import Told, match_is_over
from tests.bot.running_bot.answering_people import CARD, answer, asked, says_the_end, texts_of
from tests.bot.running_bot.house import House, cards_of, has, is_call
from tests.bot.secrecy.test_secrecy import RANKS, cards_in
from tests.engine.plain import plainly
from tests.tables.seated import as_kept

HEADINGS = {
    "keep": ("Redeal offer", "Exchange"),
    "take": ("Left-over card",),
    "swap": ("Left-over card",),
    "play": ("to play",),
}
"""What the table message says while a hand asks for something; in all other cases it says ``Exchange``."""
TILES = {"cloud": "b", "star": "y", "moon": "g", "sun": "r"}
TILE = re.compile(rf"\b(\d+) ({'|'.join(TILES)})\b")
CAPTION = re.compile(r"Left: (?P<left>.*)\. Points: (?P<points>.*); sum .*\.", re.DOTALL)
NO_RESULT = re.compile(r"is void: no points\. Left: (?P<left>.*)\.", re.DOTALL)


def named_in(text: str) -> set[str]:
    """The cards and tiles that a text names, in any form."""
    tiles = {number + TILES[suit] for number, suit in TILE.findall(text)}
    return cards_in(text) | set(CARD.findall(RANKS.sub("", text))) | tiles


@dataclass
class Match:
    """The match of one table, played with a person's hands, and what that person and everybody else was shown of it."""

    house: House
    preset: str
    most: int
    """The number of deals after which nobody goes on even if the match is not over."""
    told: list[Told] = field(default_factory=list)
    first_hands: dict[int, set[str]] = field(default_factory=dict)
    """The person's whole hand when first asked to play, by deal."""
    over: str = ""
    """The text of the last message."""
    balance: str = ""

    def __post_init__(self) -> None:
        self.person = Person(self.house.playground, self.preset, quiet=0)
        self.channel = str(self.house.playground.state.guild.channel(self.preset)["id"])
        self.rules: dict[str, Any] = find_game("big-two").rules(self.preset).to_json()

    @property
    def booked(self) -> list[Told]:
        """The deals that count; a deal followed by a redeal has no points."""
        return [told for told in self.told if told.points]

    @property
    def totals(self) -> list[int]:
        """Everybody's totals; if points are to be lost, everybody starts with some (BT-17.1)."""
        start = [self.rules["match.chips"]] * self.rules["seats.count"]
        return [sum(points) for points in zip(start, *(told.points for told in self.booked), strict=True)]

    # --- playing ---

    async def play(self, turns: asyncio.Semaphore) -> None:
        """Play the match when there is a free turn."""
        try:
            async with turns:
                await self._play(random.Random(self.preset))
        except Exception as error:
            live = self.public("")
            private = [f"{seen}" for seen in self.person.private()]
            error.add_note(f"{self.preset}, deal {len(self.told) + 1}: {live.text if live else None}; {private}")
            raise

    async def _play(self, rng: random.Random) -> None:
        person, channel = self.person, self.preset
        await person.slash("table open", channel=channel, rules=self.preset, computers=self.rules["seats.count"] - 1)
        await person.press(await person.until(lambda: self.public("Start")), "Start")
        while True:
            shown = await self.played(len(self.told) + 1, rng)
            self.told.append(told_by(shown))
            self.over = shown.text
            over = match_is_over(self.rules, self.totals, len(self.booked))
            assert has(shown, "Rematch") is over, self.over
            if over or len(self.booked) == self.most:
                break
            await person.press(shown, "Next deal")
        ledger = await person.slash("ledger show", channel=channel)
        self.balance = ledger.text.split("**")[1]

    async def played(self, number: int, rng: random.Random) -> Seen:
        """Play a deal with the hand's controls; returns its deal end message."""
        stages = set()

        def over() -> Seen | None:
            found = self.public("Next deal") or self.public("Rematch")
            return found if found is not None and says_the_end(found.text, number) else None

        while True:
            await self.person.until(lambda: over() or asked(self.person))
            found = asked(self.person)
            if (end := over()) is not None:
                return end
            assert found is not None
            verb, hand = found
            if verb not in stages:
                stages.add(verb)
                await self.posted(number, verb)
                if verb == "play":
                    self.first_hands[number] = set(cards_of(hand))
                continue  # meanwhile somebody may have had the deal dealt anew
            await answer(self.house, self.person, rng)

    async def posted(self, number: int, verb: str) -> None:
        """Wait for the table message of this stage of the deal, or for the end of a stage that was not shown."""
        headings = HEADINGS.get(verb, ("Exchange",))

        def there() -> bool:
            if (now := asked(self.person)) is None or now[0] != verb:
                return True
            found = self.public("My hand")
            text = found.text if found is not None else ""
            return f"deal {number}" in text and any(heading in text for heading in headings)

        await self.person.until(there)

    def public(self, label: str) -> Seen | None:
        """The live message of the table, if it has a button with this label (none given: any)."""
        state = self.house.playground.state
        for stored in reversed(state.messages.values()):
            if stored.audience is None and stored.data["channel_id"] == self.channel:
                found = Seen(state, stored.id)
                if found.buttons and not is_call(found):
                    return found if not label or has(found, label) else None
        return None


def told_by(shown: Seen) -> Told:
    """Read a deal end message."""
    *pictures, reveal = shown.attachments
    text = shown.text.replace("\\", "")
    alt = pictures[0].description if pictures else text  # if there is no picture, the text says it
    found = CAPTION.search(alt or "") or NO_RESULT.search(alt or "")
    assert found, alt
    record = tomllib.loads(reveal.data.decode())["deals"][-1]
    shuffle = record["shuffle"]
    points = {}
    if "points" in found.groupdict():
        for part in found["points"].split(", "):
            name, _, amount = part.rpartition(" ")
            points[name] = 0 if amount == "won" else int(amount.replace("−", "-"))
            assert f"{name} **{amount}**" in text
    left: dict[str, list[str]] = {}
    for part in found["left"].split("; "):
        name, cards = re.split(r" (?=(?:10|[\dJQKA])[♦♣♥♠]|\d+ (?:cloud|star|moon|sun))", part, maxsplit=1)
        left[name] = sorted(named_in(cards))
    names = list(points) or list(left)
    assert set(left) <= set(names)
    dealt = [hand.split() for hand in record["hands"]]
    return Told(
        number=shuffle["deal"],
        points=list(points.values()),
        left=[left.get(name, []) for name in names],
        dealt=dealt,
        stock=shuffle["order"].split()[sum(map(len, dealt)) :],
    )


# --- what was stored and sent ---


@dataclass
class Known:
    """Since when cards are known in one deal: to everybody, and to each seat in addition."""

    at: float
    deal: int
    public: set[str]
    seats: list[set[str]]
    over: bool


def known_by(events: Sequence[StoredEvent]) -> Iterator[Known]:
    """What could be known after each event of a log. The log must lead to the states whose hashes it has."""
    table: Table | None = None
    known = Known(0, 0, set(), [], over=True)
    for event in events:
        table = _after(table, event)
        if table.deal is None:
            yield Known(event.at, known.deal, set(), [], over=True)
            known = Known(0, 0, set(), [], over=True)
            continue
        deal = table.deal
        assert PLAY.owns(deal)
        text = deal.position.setting.pack.text
        if known.over:
            known = Known(event.at, table.deal_number, set(), [set() for _ in deal.state.hands], over=False)
        public = set(known.public)
        seats = [seen | set(text(hand).split()) for seen, hand in zip(known.seats, deal.state.hands, strict=True)]
        for mask in (deal.position.played, deal.position.setting.left, deal.position.setting.opening):
            public |= set(text(mask).split())
        for told in table.news:
            cards = set(CARD.findall(json.dumps(plainly(told.args))))
            public |= set() if told.only else cards
            for seat in told.only or ():
                seats[seat] |= cards
        phase = deal.state.phase
        if isinstance(phase, LeftOver) and phase.use is RestUse.MAY_TAKE:
            seats[phase.seat] |= set(map(str, phase.cards))
        if isinstance(phase, LeftOver) and phase.use is RestUse.SWAP:
            public.add("3d")  # the person asked holds it (BT-4.5)
        known = Known(event.at, table.deal_number, public, seats, over=False)
        yield known


def _after(table: Table | None, event: StoredEvent) -> Table:
    command, seed = read_logged(event, table)
    if table is None:
        assert isinstance(command, do.Open)
        return open_table(command)
    change = decide(table, command, seed)
    assert isinstance(change, tuple), change
    return change[0]


def betrayed(match: Match, events: Sequence[StoredEvent], sent: Sequence[Sent], skipped: float) -> int:
    """Compare every text sent for a table with what its reader could know at that time; returns how many there were.

    ``skipped`` is how far the log's clock is ahead of the loop's.
    """
    course = list(known_by(events))
    times = [known.at for known in course]
    looked = 0
    for one in sent:
        if one.audience != match.person.id and f"/channels/{match.channel}/" not in one.path:
            continue
        place = bisect_right(times, one.at + skipped) - 1
        known = course[place] if place >= 0 else None
        if known is None or known.over:
            continue
        texts = list(texts_of(one))
        if any(says_the_end(text, known.deal - 1) for text in texts):
            continue  # the end of the deal before, already replaced
        named = {card for text in texts for card in named_in(text)}
        allowed = known.public | (known.seats[0] if one.audience == match.person.id else set())
        chosen = 1 if re.search(rb"dd:deed:[^:]*:\d+:demand\.", one.body) else 0  # the card that they are about to name
        assert len(named - allowed) <= chosen, (match.preset, known.deal, one.audience, texts, named - allowed)
        looked += 1
    return looked


async def logs_of(house: House) -> dict[str, list[StoredEvent]]:
    """The log of each table, by preset."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    try:
        assert await store.check() == []
        found = {}
        for stored in await store.tables():
            events = list(await store.events(stored.table))
            found[events[0].command["preset"]] = events
            table = None
            for event in events:
                table = _after(table, event)
            assert table is not None
            assert as_kept(table) == stored.snapshot
        return found
    finally:
        await store.close()


def lines_by_deal(events: Sequence[StoredEvent]) -> list[list[tuple[int, str]]]:
    """The actions of each deal, from the log of a table whose only person sits in the first seat."""
    deals: list[list[tuple[int, str]]] = []
    for event in events:
        name = event.command["do"]
        if name in ("Start", "Ready"):
            deals.append([])
        # *no redeal wanted* is not in any record
        elif name in ("Act", "ComputerAct") and event.command["action"] != "keep":
            deals[-1].append((event.command.get("seat", 0), event.command["action"]))
        elif name == "PassFor":
            deals[-1].append((event.command["seat"], "pass"))
    return deals
