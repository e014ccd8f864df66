"""Until a card of Sheng Ji is public, no byte names it to anyone but its holder; the kitty is the dealer's.

Everything that left the bot is compared with what its reader could know by then. That is taken from the log and the
cards of the deal itself, never from a view.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, permutations
from pathlib import Path
from typing import Any

import pytest

from bot.cards import write_cards
from bot.engine.actions import Seat, must_act
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY
from bot.playground.chat.state import Sent
from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.log.table_log import read_logged
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.bot.games.test_sheng_ji_story import DEALS, RULES, declares_at_once, drawn, hand_of, offered, typed
from tests.bot.running_bot.house import CHANNEL, BriskClock, House, has, settings_at
from tests.bot.running_bot.prepared import opened
from tests.bot.secrecy.test_secrecy import OWN_TOKEN, cards_in, logging_all, texts_of
from tests.tables.seated import tried

ANN, BO = 0, 3
"""Where the people sit; computers sit between them."""
VERBS = ("declare", "bury", "play")
JOKERS = re.compile(r"\b(little|big) joker|\b([LB]J)\b", re.IGNORECASE)


def named_in(text: str) -> set[str]:
    """Every card that a text names, in notation, by sign or in words."""
    jokers = {(words or notation)[0].upper() + "J" for words, notation in JOKERS.findall(text)}
    return cards_in(text) | jokers


def carried(custom_id: str) -> str:
    """What a custom id carries, with spaces as in a record."""
    return custom_id.split(":")[-1].replace("+", " ")


def _leaves(data: Any) -> Iterator[str]:
    """Every string inside JSON, with what custom ids carry."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(carried(value) if key == "custom_id" else value)
    elif isinstance(data, list):
        for value in data:
            yield from _leaves(value)
    elif isinstance(data, str):
        yield data


# --- what may be known ---


class NotedClock(BriskClock):
    """A brisk clock that knows what it showed at any earlier moment of the loop's time."""

    def __init__(self) -> None:
        super().__init__()
        self._turns: list[tuple[float, float]] = []

    def turn(self, seconds: float) -> None:
        before = self._skipped
        super().turn(seconds)
        self._turns.append((self.monotonic() - self._skipped, self._skipped - before))

    def at(self, moment: float) -> float:
        """What it showed at this moment of the loop's time."""
        own = moment / self._slower
        return own + self._set + sum(turned for when, turned in self._turns if when <= own)


@dataclass(frozen=True)
class Known:
    """Which cards are known since when: to everybody, and to each seat besides."""

    at: float
    public: frozenset[str] = frozenset()
    seats: tuple[frozenset[str], ...] = (frozenset(),) * 4
    over: bool = False


def known_by(events: Sequence[StoredEvent]) -> Iterator[Known]:
    """What could be known after each event of a table's first deal."""
    table: Table | None = None
    known = Known(0)
    for event in events:
        command, seed = read_logged(event, table)
        if table is None:
            assert isinstance(command, do.Open)
            table = open_table(command)
        else:
            table, _ = tried(table, command, seed)
        known = _known_now(known, table, event.at)
        yield known


def _known_now(before: Known, table: Table, at: float) -> Known:
    if table.deal is None:
        return replace(before, at=at, over=table.settled is not None)
    assert PLAY.owns(table.deal)
    state, position = table.deal.state, table.deal.position
    thrown = position.failed.cards if position.failed else ()
    declared = position.declaration.cards if position.declaration else ()
    held = state.hands
    if position.phase is Phase.DRAW:
        held = tuple(hand[:many] for hand, many in zip(held, position.counts, strict=True))
    return Known(
        at,
        before.public | set(map(str, (*position.laid, *thrown, *declared))),
        tuple(seen | set(map(str, hand)) for seen, hand in zip(before.seats, held, strict=True)),
    )


def looked_through(
    sent: Sequence[Sent], course: Sequence[Known], clock: NotedClock, seats: dict[str, Seat]
) -> dict[str | None, set[str]]:
    """Compare everything sent with what its reader could know at that time; returns what each reader was told of."""
    times = [known.at for known in course]
    told: dict[str | None, set[str]] = defaultdict(set)
    for one in sent:
        known = course[bisect_right(times, clock.at(one.at)) - 1]
        if known.over or one.path.endswith("/commands"):  # what commands say of themselves has examples
            continue
        texts = list(texts_of(one, _leaves))
        named = {card for text in texts for card in named_in(text)}
        seat = seats.get(one.audience or "")
        more = named - known.public - (frozenset() if seat is None else known.seats[seat])
        assert not more, (one.audience, one.path, [text for text in texts if named_in(text) & more])
        told[one.audience] |= named
    return told


# --- a deal that is watched ---


@pytest.fixture
async def noted(playground: Playground, tmp_path: Path) -> House:
    database = tmp_path / "daidi.db"
    return House(playground, settings_at(playground, database), database, NotedClock())


async def snoop(house: House, *people: Person) -> None:
    """Let people ask for everything there is, and press what only somebody else is shown, unless it names cards."""
    table = await house.shown("My hand")
    for person in people:
        await person.press(table, "Menu")
        await person.press(table, "My hand")
        await person.slash("table status", channel=CHANNEL)
        for verb in VERBS:
            await person.autocomplete(verb, "cards", "", channel=CHANNEL)
    for person, owner in permutations(people, 2):
        hand = hand_of(owner)
        if hand is None:
            continue
        for button in hand.buttons:
            if not named_in(carried(button["custom_id"])):
                await house.forged(person, hand, button["custom_id"])


async def test_no_byte_names_a_card_to_anyone_but_its_holder(
    noted: House, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    ann, bo, stranger = (noted.person(name) for name in ("Ann", "Bo-Chen", "Søren"))
    with logging_all(caplog):
        await a_deal(noted, ann, bo, stranger)
    written = capsys.readouterr()
    lines = (written.err + written.out + caplog.text).splitlines()
    assert any("event=ready" in line for line in lines)
    for line in lines:
        assert not named_in(line), line
        assert not OWN_TOKEN.search(line), line

    course = list(known_by(await log_of(noted)))
    assert isinstance(noted.clock, NotedClock)
    told = looked_through(noted.playground.state.sent, course, noted.clock, {ann.id: ANN, bo.id: BO})
    whole, end = course[-2:]
    assert end.over
    assert told[ann.id] >= whole.seats[ANN]
    assert told[bo.id] >= whole.seats[BO]
    assert told[None]
    assert told[stranger.id] <= whole.public


async def a_deal(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    """A deal that Ann declares and buries in, which everybody pries into at each stage."""
    given = {"game": "sheng-ji", "preset": "standard", "rules": RULES.to_json(), "computers": 2}
    table = await opened(house, (f"{n:064x}" for n in count(1)), declares_at_once, **given)
    deal, _ = table.match.start_deal(table.shuffle())
    pair = next(card for card, many in Counter(deal.view(ANN).hand).items() if many > 1 and card.rank == "2")
    async with house.bot():
        await bo.press(await house.shown("Join"), "Join")
        await ann.press(await house.shown("Start", "4 of 4"), "Start")
        await snoop(house, ann, bo, stranger)
        await typed(ann, "declare", cards=write_cards([pair, pair]))
        for person in (ann, bo):
            await drawn(house, person, 13)
        await snoop(house, ann, bo, stranger)
        for person in (ann, bo):
            await drawn(house, person, 25)
            await typed(person, "pass")
        await DEALS.reached(house, ann, lambda deal: deal.position.phase is Phase.BURY)
        await ann.press(await shows(ann, "Bury"), "Hint")
        await snoop(house, ann, bo, stranger)
        await typed(ann, "bury", cards=await offered(ann, "bury"))
        await ann.press(await shows(ann, "The kitty"), "The kitty")
        await snoop(house, ann, bo, stranger)
        while (found := await DEALS.reached(house, ann, lambda deal: bool({ANN, BO} & must_act(deal)))) is not None:
            person = ann if ANN in must_act(found) else bo
            await typed(person, "play", cards=await offered(person, "play"))
        await house.shown("Next deal")


async def shows(person: Person, label: str) -> Seen:
    """The person's newest hand, once it has this button."""
    return await person.until(lambda: hand if (hand := hand_of(person)) and has(hand, label) else None)


async def log_of(house: House) -> list[StoredEvent]:
    """The log of the only table."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    try:
        [kept] = await store.tables()
        return list(await store.events(kept.table))
    finally:
        await store.close()
