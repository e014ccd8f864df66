"""People who answer whatever a table asks them, and a check of who may know which card."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.engine.facts import Cards
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.rules.closed_choices import RestUse
from bot.games.big_two.scenes.hand.before_play import RANK, SUIT, WHOM
from bot.playground.people.driver import Person, Reply
from bot.playground.people.seen import Seen
from bot.tables.table import Table
from tests.bot.running_bot.house import House, choosable, choose_cards, chosen, control, deed_of, play_ready
from tests.bot.running_bot.prepared import stored_table
from tests.bot.secrecy import test_secrecy as secrecy
from tests.bot.secrecy.test_secrecy import cards_in

VERBS = ("keep", "give", "choose", "demand", "take", "swap", "play")
"""The verbs of controls with which a hand asks for something."""

LOWEST = "3d"
"""The holder of the lowest card opens, or may swap it, so the rules reveal who holds it (BT-4.5, 5)."""

CARD = re.compile(r"\b([2-9TJQKA][cdhs]|\d{1,2}[bygr])\b")
DEMANDABLE = re.compile(rf"dd:pick:[^:]*:\d+:{SUIT}\.")
"""The select of the cards that a demand may name."""
TILES = re.compile(r"\b(\d{1,2}[bygr])\b")


def asked(person: Person) -> tuple[str, Seen] | None:
    """What the person's newest hand asks (the verb of its control), and the hand."""
    for message in reversed(person.private()):
        verbs = [deed_of(one["custom_id"]) for one in message.buttons]
        for verb in VERBS:
            if verb in verbs and (verb != "play" or "Your turn" in message.text):
                return verb, message
        if "sort" in verbs:
            return None
    return None


def options(hand: Seen, verb: str) -> list[str]:
    """The values that a select of a hand offers; none if it is disabled or absent."""
    for one in hand.selects:
        if verb == deed_of(one["custom_id"]) and not one.get("disabled"):
            return [option["value"] for option in one["options"]]
    return []


def owed(hand: Seen) -> int:
    """How many cards a prompt asks for."""
    found = re.search(r"(?:Put out|Set|Give \S+(?: \S+)?) (one|\d+) (?:card|tile)", hand.text)
    assert found, hand.text
    return 1 if found[1] == "one" else int(found[1])


async def answer(house: House, person: Person, rng: random.Random) -> Reply:
    """Answer what the person's hand asks, with its controls."""
    found = asked(person)
    assert found is not None
    verb, hand = found
    if verb == "play":
        return await play_ready(house, person, hand)
    if verb == "give":
        needed = chosen(hand)
        others = [card for card in choosable(hand) if card not in needed]
        await choose_cards(person, hand, [*needed, *rng.sample(others, owed(hand) - len(needed))])
    if verb == "demand":
        if rng.random() < 0.2:
            return await acted(person, hand, control(hand, "waive"))
        if others := options(hand, WHOM):
            await person.select(hand, control(hand, WHOM), [rng.choice(others)])
        await person.select(hand, control(hand, RANK), [options(hand, RANK)[-1 - rng.randrange(2)]])
        await person.until(lambda: options(hand, SUIT))
        await person.select(hand, control(hand, SUIT), [rng.choice(options(hand, SUIT))])
        await person.until(lambda: "Chosen" in hand.text)
    return await acted(person, hand, control(hand, verb))


async def acted(person: Person, hand: Seen, custom_id: str) -> Reply:
    """Press a control of a hand, and wait until the hand is from a later turn, says something else, or is gone."""
    before = (hand.text, [one["custom_id"] for one in hand.buttons])
    pressed = await person.press(hand, custom_id)
    await person.until(lambda: hand.deleted or (hand.text, [one["custom_id"] for one in hand.buttons]) != before)
    return pressed


@dataclass
class Watch:
    """Compares every byte the bot sent with what its reader may know.

    A reader may know cards that were ever in their own hand, lie open, were named in public, or were told to them
    alone.
    """

    house: House
    seats: dict[str, int]
    public: set[str] = field(default_factory=set)
    known: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    deal: int = 0
    read: int = 0
    looks: int = 0

    def look(self) -> None:
        """Check everything sent since the last look, while a deal is in hand."""
        state = self.house.playground.state
        table = stored_table(self.house)
        if table.deal is None or table.deal_number != self.deal:
            self.deal, self.read = table.deal_number, len(state.sent)
            self.public, self.known = set(), defaultdict(set)
            if table.deal is None:
                return
        self._learn(table)
        for sent in state.sent[self.read :]:
            seat = self.seats.get(sent.audience or "")
            mine = self.known[seat] if seat is not None else set()
            texts = list(texts_of(sent))
            if any(says_the_end(text, number) for text in texts for number in range(1, self.deal)):
                continue  # the end of the deal before, which shows all hands
            named = {card for text in texts for card in (*cards_in(text), *TILES.findall(text))}
            assert named <= self.public | mine, (sent.audience, sent.path, named - self.public - mine)
            self.looks += 1
        self.read = len(state.sent)

    def _learn(self, table: Table) -> None:
        deal = table.deal
        assert deal is not None
        assert PLAY.owns(deal)
        of = deal.position.setting.pack.of
        self.public.add(LOWEST)
        for mask in (deal.position.played, deal.position.setting.left, deal.position.setting.opening):
            self.public |= set(map(str, of(mask)))
        for _, action in deal.view(None).history:  # including demands that no line mentions any more
            self.public |= set(map(str, action.cards))
        for seat, hand in enumerate(deal.state.hands):
            self.known[seat] |= set(map(str, of(hand)))
        for told in table.news:
            cards = {str(card) for fact in told.args.values() if isinstance(fact, Cards) for card in fact.cards}
            for seat in told.only or ():
                self.known[seat] |= cards
            if not told.only:
                self.public |= cards
        if isinstance(deal.state.phase, LeftOver) and deal.state.phase.use is RestUse.MAY_TAKE:
            self.known[deal.state.phase.seat] |= set(map(str, deal.state.phase.cards))


def says_the_end(text: str, number: int) -> bool:
    """Whether a text begins a deal end message, booked or void."""
    return re.search(rf"wins? deal {number}\b|deal {number} is void", text) is not None


def but_demands(data: Any) -> Iterator[str]:
    """Every string inside JSON, except the cards a demand may name: those that its reader does not hold."""
    if isinstance(data, dict):
        if DEMANDABLE.match(str(data.get("custom_id", ""))):
            return
        for key, value in data.items():
            if key != "custom_id":
                yield from but_demands(value)
    elif isinstance(data, list):
        for value in data:
            yield from but_demands(value)
    elif isinstance(data, str):
        yield data


texts_of = partial(secrecy.texts_of, of=but_demands)
"""Every text that was sent, except those cards."""
