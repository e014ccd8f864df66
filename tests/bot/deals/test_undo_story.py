"""Undo as a story through the loopback Discord: asked and agreed, asked and refused, alone with computers at once."""

from __future__ import annotations

from itertools import count

from bot.deal_verifier import verify_record
from bot.engine.game import find_game
from bot.engine.record import check
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.tables import commands as do
from bot.tables.table import Table
from tests.bot.running_bot.house import (
    CHANNEL,
    House,
    cards_of,
    has,
    open_and_start,
    play_ready,
    play_until,
)
from tests.bot.running_bot.kept_deals import KeptDeals
from tests.bot.running_bot.prepared import brought
from tests.tables.seated import after


async def other_than(house: House, ann: Person, bo: Person) -> tuple[Person, Person, Seen]:
    """Who is to play, the other person, and the hand that is to play."""
    person, hand = await house.turn_of(ann, bo)
    return person, bo if person is ann else ann, hand


async def played(house: House, ann: Person, bo: Person) -> tuple[Person, Person, list[str]]:
    """Who has just played, the other person, and the hand that it was played from."""
    person, other, hand = await other_than(house, ann, bo)
    held = cards_of(hand)
    await play_ready(house, person, hand)
    await person.until(lambda: len(cards_of(house.hand(person))) < len(held))
    return person, other, held


async def test_a_play_is_taken_back_once_the_other_person_agrees(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, rules="pagat-basic")
        person, other, held = await played(house, ann, bo)
        name = person.human.name
        answer = await person.slash("undo", channel=CHANNEL)
        assert "You asked to take back " in answer.text
        table = await house.shown("Agree", f"{name} asks to take back ")
        assert f"{other.human.name} must agree." in table.text
        again = await person.slash("undo", channel=CHANNEL)
        assert "You’ve asked for that." in again.text
        await other.press(table, "Agree")
        after = await house.shown("My hand", f"{name} took back ")
        assert not has(after, "Agree")
        await person.until(lambda: cards_of(house.hand(person)) == held)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        record = next(one for one in over.attachments if one.filename.endswith(".toml")).data.decode()
        assert check(record).ok
        assert all(one.passed for one in verify_record(record))
        assert "Once a deal is over, everything in it stands." in (await person.slash("undo", channel=CHANNEL)).text


async def test_a_refusal_lets_the_play_stand_and_a_stranger_decides_nothing(
    house: House, ann: Person, bo: Person
) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, rules="pagat-basic")
        person, other, held = await played(house, ann, bo)
        name, other_name = person.human.name, other.human.name
        await person.press(house.hand(person), "Undo")
        table = await house.shown("Agree", f"{name} asks to take back ")
        await person.until(lambda: "You asked to take back " in house.hand(person).text)
        assert f"{other_name} must agree." in house.hand(person).text
        await other.until(lambda: f"{name} asks you: may they take back " in house.hand(other).text)
        assert "You’re only watching this table." in (await house.person("Liv").press(table, "Agree")).text
        assert "You’ve agreed to that." in (await person.press(table, "Agree")).text
        await other.press(house.hand(other), "Refuse")
        after_it = await house.shown("My hand", f"{other_name} doesn’t agree, so {name}’s play stands.")
        assert not has(after_it, "Agree")
        await other.until(lambda: not has(house.hand(other), "Refuse"))
        await person.until(lambda: f"{other_name} doesn’t agree, so your play stands." in house.hand(person).text)
        assert len(cards_of(house.hand(person))) < len(held)
        again = await person.slash("undo", channel=CHANNEL)
        assert "That play stands: not everybody agreed." in again.text
        await person.until(lambda: not has(house.hand(person), "Undo"))
        await played(house, ann, bo)
        await person.until(lambda: "doesn’t agree" not in after_it.text)


async def test_once_another_person_has_played_nothing_is_taken_back(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, rules="pagat-basic")
        assert "You haven’t done anything in this deal yet." in (await ann.slash("undo", channel=CHANNEL)).text
        person, other, _ = await played(house, ann, bo)
        await person.slash("undo", channel=CHANNEL)
        await house.shown("Agree")
        while (who := await played(house, ann, bo))[0] is person:
            pass
        assert who[0] is other
        await person.until(lambda: house.public("Agree") is None)
        refused = await person.slash("undo", channel=CHANNEL)
        assert f"{other.human.name} has played since." in refused.text


async def test_alone_with_computers_it_happens_at_once_and_they_play_anew(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, rules="pagat-basic")
        _, hand = await house.turn_of(ann)
        held = cards_of(hand)
        assert not has(hand, "Undo")
        await play_ready(house, ann, hand)
        await ann.until(lambda: len(cards_of(house.hand(ann))) < len(held))
        await house.turn_of(ann)
        menu = await ann.press(await house.shown("My hand"), "Menu")
        assert "Takes back your last play, and what the computers did after it." in menu.text
        await ann.press(menu, "Undo")
        await house.shown("My hand", "Ann took back ")
        await ann.until(lambda: cards_of(house.hand(ann)) == held)
        assert "You haven’t done anything in this deal yet." in (await ann.slash("undo", channel=CHANNEL)).text
        over = await play_until(house, (ann,), lambda: house.public("Next deal"))
        record = next(one for one in over.attachments if one.filename.endswith(".toml")).data.decode()
        assert check(record).ok


DEALS = KeptDeals(PLAY)


def to_bury(table: Table) -> Table | None:
    """The table once Ann is to bury, after she alone has declared; None if she cannot."""
    while (deal := table.deal) is not None and PLAY.owns(deal) and deal.position.phase is not Phase.BURY:
        declarations = [one for one in deal.legal_actions(0) if one.verb == "declare"]
        due = deal.due()
        if declarations and deal.position.declaration is None:
            table = after(table, do.Act(table.host, declarations[0]))
        elif due is not None:
            table = after(table, do.FallDue(table.deal_number, due.name, due.serial))
    return table if deal is not None and PLAY.owns(deal) and deal.position.burier == 0 else None


async def test_a_burial_is_taken_back_before_the_first_lead_and_nobody_learns_of_it(house: House) -> None:
    ann = house.person("Ann")
    rules = find_game("sheng-ji").rules("standard").to_json()
    given = {"game": "sheng-ji", "preset": "standard", "rules": rules, "computers": 3}
    await brought(house, ("Ann",), (f"{n:064x}" for n in count(1)), to_bury, **given)
    async with house.bot():
        await ann.slash("hand", channel=CHANNEL)
        found = DEALS.now(house)
        assert found is not None
        choices = await ann.autocomplete("bury", "cards", "", channel=CHANNEL)
        await ann.slash("bury", channel=CHANNEL, cards=choices[0]["value"])
        await DEALS.reached(house, ann, lambda deal: deal.position.phase is Phase.PLAY)
        answer = await ann.slash("undo", channel=CHANNEL)
        assert "You took something back: 8 cards buried." in answer.text
        assert DEALS.now(house) == found
        table = await house.shown("My hand", "Ann took something back: 8 cards buried.")
        assert not any(card in table.text.split("took something back")[1] for card in "♠♥♦♣")
