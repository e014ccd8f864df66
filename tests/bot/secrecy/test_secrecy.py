"""Until a card is played or the deal is over, no byte names it to anyone but its holder."""

from __future__ import annotations

import contextlib
import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import structlog

from bot.cards import SUIT_SIGNS, read_cards
from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.logs import QUIET, configure_logging
from bot.playground.chat.state import Sent
from bot.playground.people.driver import Person
from bot.store import digest
from bot.store.book.chain import canonical
from cogs.ui.toolkit.custom_ids import read_custom_id
from tests.bot.running_bot.house import House, cards_of, is_turn, open_and_start, play_ready
from tests.bot.running_bot.prepared import prepared, stored_table
from tests.store.homes import quoted

NOTATION = re.compile(r"(?<![\w.:/-])([2-9TJQKA][cdhs])(?![\w.:-])")
RANKS = re.compile(r"\b(?:four|the) 2s\b")
"""Words of the rules that name ranks; elsewhere 2s is the 2 of spades."""
SIGNS = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")
BOUNDARY = re.compile(rb"^--[^\r\n]+\r\n", re.MULTILINE)
OWN_TOKEN = re.compile(r"[\w-]{60,}")


def cards_in(text: str) -> set[str]:
    """Every card that a text names, in notation or by sign."""
    letters = {sign: letter for letter, sign in SUIT_SIGNS.items()}
    signs = {("T" if rank == "10" else rank) + letters[sign] for rank, sign in SIGNS.findall(text)}
    return signs | set(NOTATION.findall(RANKS.sub("", text)))


NO_CARDS = re.compile(
    r"((play|give|declare|demand|[sc][0-9]+)\.)?([0-9a-f]+\.l?\.[a-z_]*(\.o[0-9a-f]+)?)?|[a-z]+(\+last-card|\+\d)?|[0-9]{1,3}"
)
"""What a custom id may end with: nothing, a choice by places, an action that names no card, or the number of a step."""


def leaves(data: Any) -> Iterator[str]:
    """Every string inside JSON. The form of our custom ids is checked as well, so that they cannot carry a card."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "custom_id":
                assert read_custom_id(value) is not None, value
                assert NO_CARDS.fullmatch(value.split(":")[-1]), value
            else:
                yield from leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value)
    elif isinstance(data, str):
        yield data


def texts_of(sent: Sent, of: Callable[[Any], Iterator[str]] = leaves) -> Iterator[str]:
    """Every text that was sent, ``of`` its JSON, and file names; pictures are left out."""
    if not sent.body.startswith(b"--"):
        yield from _strings(sent.body, of)
        return
    for part in BOUNDARY.split(sent.body):
        headers, _, content = part.partition(b"\r\n\r\n")
        yield headers.decode()
        if b"image/png" not in headers and not content.startswith(b"\x89PNG"):
            yield from _strings(content.rstrip(b"\r\n-"), of)


def _strings(body: bytes, of: Callable[[Any], Iterator[str]]) -> Iterator[str]:
    try:
        data = json.loads(body)
    except ValueError:
        yield body.decode(errors="replace")
    else:
        yield from of(data)


@dataclass
class Watch:
    """Checks everything the bot sent since the last look, knowing who holds and who has played which card."""

    house: House
    people: tuple[Person, ...]
    read: int = 0
    named: dict[str | None, set[str]] = field(default_factory=dict)

    def look(self) -> None:
        """Compare every new byte with the cards that its reader may know."""
        state = self.house.playground.state
        deal = stored_table(self.house).deal
        if deal is None:
            return
        assert PLAY.owns(deal)
        hands = {
            person.id: set(cards_of(self.house.hand(person))) for person in self.people if self.house.hands(person)
        }
        played = set(map(str, deal.position.setting.pack.of(deal.position.played)))
        for sent in state.sent[self.read :]:
            named = {card for text in texts_of(sent) for card in cards_in(text)}
            mine = hands.get(sent.audience or "", set())
            assert named <= played | mine | OPENING, (sent.audience, sent.path, named - played - mine)
            self.named.setdefault(sent.audience, set()).update(named)
        self.read = len(state.sent)


OPENING = {"3d"}
"""The holder of this card opens, so the table learns at once who it is (BT-5)."""


@contextlib.contextmanager
def logging_all(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Log at DEBUG, as an operator might set it, to what is standard error now: each phase of a test has its own."""
    levels = {name: logging.getLogger(name).level for name in QUIET}
    with caplog.at_level(logging.DEBUG):
        configure_logging("DEBUG")
        try:
            yield
        finally:
            structlog.reset_defaults()
            for name, level in levels.items():
                logging.getLogger(name).setLevel(level)


async def test_no_byte_names_a_card_to_anyone_but_its_holder(
    house: House,
    ann: Person,
    bo: Person,
    stranger: Person,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    with logging_all(caplog):
        await watched(house, ann, bo, stranger)
    written = capsys.readouterr()
    lines = (written.err + written.out + caplog.text).splitlines()
    assert any("event=ready" in line for line in lines)
    for line in lines:
        assert not cards_in(line), line
        assert not OWN_TOKEN.search(line), line
        assert "Bot playground" not in line


async def watched(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    """Play a deal and look through everything that is sent meanwhile."""
    async with house.bot():
        watch = Watch(house, (ann, bo), len(house.playground.state.sent))
        await open_and_start(house, ann, bo)
        await house.quiet()
        watch.look()
        turns = 0
        while house.public("Next deal") is None:
            await ann.until(lambda: house.public("Next deal") or is_turn(house, ann) or is_turn(house, bo))
            if house.public("Next deal") is not None:
                break
            person, hand = await house.turn_of(ann, bo)
            if turns % 4 == 0:
                await snoop(house, stranger, bo if person is ann else ann)
                await person.press(hand, "Hint")
            await play_ready(house, person, house.hand(person))
            await house.quiet()
            watch.look()
            turns += 1
        assert turns > 3
        for person in (ann, bo):
            assert len(watch.named[person.id]) > 13
        assert watch.named[None]


async def snoop(house: House, stranger: Person, other: Person) -> None:
    """Ask for everything that can be asked while somebody else is to play."""
    table = await house.shown("My hand")
    for who in (stranger, other):
        await who.press(table, "Menu")
        assert await who.autocomplete("play", "cards", "") == []
    await stranger.slash("table status")
    await other.slash("lastcard")


async def test_what_is_hidden_changes_nothing_that_others_are_shown(house: House, ann: Person) -> None:
    """If hidden cards change places, the public message has the same bytes, including its picture."""
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None and len(view.hand) == 10
    )
    seen = []
    for _ in range(2):
        async with house.bot():
            table = await house.shown("My hand")
            await house.quiet()
            files = [(file.filename, file.description, file.data) for file in table.attachments]
            hand = (await ann.slash("hand")).message
            await ann.until(lambda shown=hand: shown.attachments)  # type: ignore[misc]  # bound at once
            seen.append((table.text, files, hand.text, [file.data for file in hand.attachments]))
        exchange_hidden_cards(house)
    assert seen[0] == seen[1]
    assert seen[0][1][0][2].startswith(b"\x89PNG")


def exchange_hidden_cards(house: House) -> None:
    """Let two computers exchange all but one card of their hands in the database."""
    table = json.loads(house.stored("select snapshot from tables")[0][0])
    hands = [[*map(str, read_cards(hand))] for hand in table["now"]["deal"]["deal"]["hands"]]
    (first, *second), (third, *fourth) = hands[2], hands[3]
    least = min(len(second), len(fourth))
    hands[2], hands[3] = [first, *fourth[:least], *second[least:]], [third, *second[:least], *fourth[least:]]
    assert "".join(hands[2]) != table["now"]["deal"]["deal"]["hands"][2]
    table["now"]["deal"]["deal"]["hands"] = ["".join(hand) for hand in hands]
    house.home.query(f"update tables set snapshot = {quoted(canonical(table))}, state_hash = '{digest(table)}'")
