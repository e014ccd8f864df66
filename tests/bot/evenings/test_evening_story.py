"""A duplicate evening at two tables of two people and computers each, from the first card to the board.

Promise: Nothing of an evening's deal opens before its last table has played it: no hands, record, seed or replay.
Also: tests/tables/evenings/test_evenings_in_a_hall.py, tests/cogs/deal_ends/test_closed_ends.py.
"""

from __future__ import annotations

import re

import pytest

from bot.deal_verifier import verify_record
from bot.dealing import seed_of_deal
from bot.engine.record import check
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.tables.table import Table
from tests.bot.running_bot.house import CHANNEL, House, has, is_call, play_until
from tests.bot.running_bot.prepared import stored_tables
from tests.bot.secrecy.test_secrecy import cards_in, texts_of

PRACTICE = "practice"
FULL = "Full result"


def public(person: Person, channel: str = CHANNEL) -> list[Seen]:
    """What everybody sees in a channel, oldest first."""
    return [one for one in person.sees(channel) if not one.ephemeral and not is_call(one)]


def newest(person: Person, text: str, label: str = "", channel: str = CHANNEL) -> Seen | None:
    """The newest public message with a text, and with a button if one is named."""
    found = [one for one in public(person, channel) if text in one.text and (not label or has(one, label))]
    return found[-1] if found else None


async def seen(person: Person, text: str, label: str = "", channel: str = CHANNEL) -> Seen:
    return await person.until(lambda: newest(person, text, label, channel))


@pytest.fixture
def soren(house: House) -> Person:
    return house.person("Søren")


@pytest.fixture
def liv(house: House) -> Person:
    return house.person("Liv")


async def begin(house: House, ann: Person, bo: Person, soren: Person, liv: Person, deals: int = 2) -> None:
    """Ann and Bo-Chen sit at table 1, Søren and Liv at table 2 in another channel; both have the first cards."""
    await ann.slash("table open", channel=CHANNEL, duplicate="new", deals=deals, computers=2, rules="chudadi-standard")
    lobby = await seen(ann, f"Evening 1 · {deals} deal", "Start")
    assert not has(lobby, "Cut")
    await soren.slash("table open", channel=PRACTICE, duplicate="1", computers=2)
    other = await seen(soren, "Evening 1", "Start", PRACTICE)
    seals = [re.findall(r"`(\w+…\w+)`", one.text) for one in (lobby, other)]
    assert seals[0] == seals[1] != []
    for host, guest, table in ((ann, bo, lobby), (soren, liv, other)):
        await guest.press(table, "Join")
        await host.until(lambda at=table: "4 of 4" in at.text)  # type: ignore[misc]  # bound at once
        await host.press(table, "Start")
    for person in (ann, bo, soren, liv):
        await person.until(lambda who=person: house.hands(who))  # type: ignore[misc]  # bound at once


def seeds_of(house: House, deals: int) -> list[str]:
    """The seeds of an evening's deals, and last the secret that they follow from."""
    [(secret,)] = house.stored("select seed from evenings")
    return [*(seed_of_deal(bytes.fromhex(secret), deal + 1).hex() for deal in range(deals)), secret]


def said(house: House, since: int = 0) -> list[tuple[str | None, str]]:
    """Everything that left the bot, with whoever may read it."""
    return [(sent.audience, text) for sent in house.playground.state.sent[since:] for text in texts_of(sent)]


def played_at(table: Table) -> set[str]:
    """The cards that were played at a table in its deal in hand."""
    return (
        set() if table.deal is None else {str(card) for _, act in table.deal.view(None).history for card in act.cards}
    )


async def own_end(person: Person) -> Seen:
    """What replaced a person's hand when the deal ended."""
    return await person.until(lambda: next((one for one in person.private() if " won." in one.text), None))


async def test_two_tables_play_the_same_deals_and_are_compared(
    house: House, ann: Person, bo: Person, soren: Person, liv: Person
) -> None:
    async with house.bot():
        await begin(house, ann, bo, soren, liv)
        closed = await play_until(house, (ann, bo), lambda: newest(ann, "The cards open when"))
        await house.quiet()
        assert "wins deal 1" in closed.text
        assert "The cards open when table 2 has played this deal, too." in closed.text
        assert closed.attachments == []
        assert len(closed.text.splitlines()) <= 8
        for person in (ann, bo):
            assert "The cards open when table 2" in (await own_end(person)).text

        # nothing of the deal leaves before table 2 has played it
        first, second = stored_tables(house)
        assert first.settled is not None
        left = {str(card) for hand in first.settled.result.left for card in hand} - played_at(second)
        assert left
        ended = next(at for at, sent in enumerate(house.playground.state.sent) if b"The cards open when" in sent.body)
        for reader, text in said(house, ended):
            if reader is None:
                assert not cards_in(text) & left, text
        secrets = seeds_of(house, 3)
        assert not any(secret in text for _, text in said(house) for secret in secrets)
        for name in (".toml", ".json", "deal-end.png"):
            assert not any(name in text for _, text in said(house))

        for person in (ann, bo):
            await person.press(closed, "Next deal")
        await seen(ann, "deal 2", "My hand")
        shrunk = await seen(ann, "wins deal 1", FULL)
        refused = await ann.press(shrunk, FULL)
        assert "Others still play deal 1 with the same cards." in refused.text
        assert "The cards open when table 2 has played this deal, too." in refused.text
        assert refused.message.attachments == []
        for onlooker in (ann, soren):
            refused = await onlooker.slash("replay", channel=CHANNEL, deal="1.1")
            assert "Others still play deal 1 with the same cards." in refused.text

        await play_until(house, (soren, liv), lambda: newest(soren, "the cards are open", channel=PRACTICE))
        here = await seen(ann, "Evening 1, deal 1: the cards are open", FULL)
        there = await seen(soren, "Evening 1, deal 1: the cards are open", FULL, PRACTICE)
        await house.quiet()
        for message, own, elsewhere in ((here, ann, soren), (there, soren, ann)):
            lines = message.text.replace("**", "").splitlines()
            assert len(lines) <= 8
            assert any(line.startswith(own.human.name) and elsewhere.human.name in line for line in lines)
            assert sum("match points" in line for line in lines) == 4
        full = await ann.press(here, FULL)
        picture, record = full.message.attachments
        assert picture.filename == "deal-end.png"
        replayed = await ann.slash("replay", channel=CHANNEL, deal="1.1")
        assert replayed.message.attachments
        text = record.data.decode()
        assert all(one.passed for one in verify_record(text))
        assert check(text).ok
        assert secrets[0] in text
        assert "evening-1" in text
        assert secrets[1] not in text
        assert secrets[-1] not in text
        over = await seen(soren, "wins deal 1", "Next deal", PRACTICE)
        assert [one.filename for one in over.attachments] == ["deal-end.png", "table-2-deal-1.toml"]

        for person in (soren, liv):
            await person.press(over, "Next deal")
        await play_until(house, (ann, bo), lambda: newest(ann, "The cards open when"))
        await play_until(house, (soren, liv), lambda: newest(soren, "Evening 1 is over", channel=PRACTICE))
        boards = [await seen(ann, "Evening 1 is over"), await seen(soren, "Evening 1 is over", channel=PRACTICE)]
        assert boards[0].text == boards[1].text
        assert "2 deals" in boards[0].text
        for person in (ann, bo, soren, liv):
            assert person.human.name in boards[0].text
        await house.quiet()
        assert house.stored("select ended from tables") == [(1,), (1,)]
        assert all(has(one, "Next deal") is False for one in public(ann))
        assert [one.settled.number for one in stored_tables(house) if one.settled] == [2, 2]
        [(points,)] = house.stored("select sum(points) from ledger")
        assert points == 0
        [(entries,)] = house.stored("select count(*) from ledger")
        assert entries == 16


async def test_what_does_not_fit_an_evening_is_refused_in_one_line(
    house: House, ann: Person, bo: Person, soren: Person, liv: Person
) -> None:
    async def tried(person: Person, **options: object) -> str:
        return (await person.slash("table open", channel=CHANNEL, options=options)).text

    async with house.bot():
        assert "“7”" in await tried(ann, duplicate="7")
        assert "“nonsense”" in await tried(ann, duplicate="nonsense")
        assert "deals: belongs to an evening." in await tried(ann, deals=3)
        assert "against: belongs to an evening." in await tried(ann, against="sharp")
        await begin(house, ann, bo, soren, liv, deals=1)
        assert "You already play evening 1 at table 1." in await tried(ann, duplicate="1")
        assert "Leave out rules: and open the table again." in await tried(ann, duplicate="1", rules="taiwan")
        assert "Leave out deals:" in await tried(ann, duplicate="1", deals=3)
        lobby = await ann.slash("table status", channel=CHANNEL)
        assert lobby.ephemeral
        offered = await liv.autocomplete("table open", "duplicate", "", channel=CHANNEL)
        assert [one["value"] for one in offered] == ["new", "1"]
        await play_until(house, (ann, bo), lambda: newest(ann, "The cards open when"))
        await play_until(house, (soren, liv), lambda: newest(soren, "Evening 1 is over", channel=PRACTICE))
        await house.quiet()
        assert "“1”" in await tried(ann, duplicate="1")
        offered = await liv.autocomplete("table open", "duplicate", "", channel=CHANNEL)
        assert [one["value"] for one in offered] == ["new"]


async def test_a_person_plays_an_evening_against_computers(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash(
            "table open",
            channel=CHANNEL,
            duplicate="new",
            deals=1,
            against="gentle",
            computers=3,
            rules="chudadi-standard",
        )
        lobby = await seen(ann, "Gentle computers play the same hands in every seat.", "Start")
        await ann.press(lobby, "Start")
        await ann.until(lambda: house.hands(ann))
        board = await play_until(house, (ann,), lambda: newest(ann, "Evening 1 is over"))
        assert "Ann" in board.text
        compared = await seen(ann, "Evening 1, deal 1: the cards are open", FULL)
        assert compared.text.count("computers") == 4
        await house.quiet()
        assert newest(ann, "wins deal 1") is not None


async def test_whoever_would_sit_at_two_tables_of_an_evening_reads_why_they_cannot(
    house: House, ann: Person, soren: Person, liv: Person
) -> None:
    def refused() -> list[Seen]:
        return [one for one in ann.sees(PRACTICE) if "You already play evening 1 at table 1." in one.text]

    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, duplicate="new", deals=2, rules="chudadi-standard")
        await soren.slash("table open", channel=PRACTICE, duplicate="1")
        lobby = await seen(soren, "Evening 1", "Join", PRACTICE)
        free = lobby.control("Choose a seat")["options"][-1]["value"]

        await ann.slash("table join", channel=PRACTICE)
        await house.quiet()
        assert len(refused()) == 1
        await ann.press(lobby, "Join")
        await house.quiet()
        assert len(refused()) == 1
        await ann.select(lobby, "Choose a seat", [free])
        await house.quiet()
        [told] = refused()
        assert "Nobody sees the same cards at two tables." in told.text

        # of two tables they mean the one that they can join
        await liv.slash("table open", channel=PRACTICE)
        assert (await ann.slash("table join", channel=PRACTICE)).text == "Ann takes seat 2."
        assert len(refused()) == 1

        # the refusal goes once the table would let them sit down
        await ann.slash("table close", channel=CHANNEL)
        await soren.select(lobby, "Choose a seat", [free])
        await ann.until(lambda: not refused())
        await ann.press(lobby, "Join")
        await soren.until(lambda: "2 of 4" in lobby.text)
