"""An evening of Sheng Ji on two phones, one of them dark: from the declaration to a kitty won on the last trick.

The shuffle is fixed, and computers are deterministic, so that both people play by a script of named cards. It was found
by playing deals in memory until one had all of this.

Promise: An evening of Sheng Ji is played on two phones. What is drawn, said and offered is right at each step, and
nothing is cut off.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.engine.game import find_game
from tests.bot.running_bot.house import House
from tests.bot.running_bot.phones import Phone, phones
from tests.bot.running_bot.prepared import opened

SEED = f"{132_327:064x}"
BURIED = "6d 3h 3h 5h Qh 4s 6s 8s"
TRICKS: tuple[tuple[str, str, str], ...] = (
    ("Ann", "4h 7s", "Kai led A♠, a spade."),
    ("Bo-Chen", "9s", "Kai led a spade. Kai is winning with A♠."),
    ("Ann", "Tc", "Ann won the last trick, with 10 points."),
    (
        "Ann",
        "Th Th Jh Jh Kh Kh Ah",
        "Ann led a throw of hearts. Ann is winning with 10♥ 10♥ J♥ J♥ K♥ K♥ A♥, 65 points.",
    ),
    ("Bo-Chen", "9d Qs 4c 6c 6c 9c Qc", "Ann won the last trick, with 65 points."),
    ("Ann", "6h", "Ann led a heart. Kai is winning with 8♣."),
    ("Bo-Chen", "Tc", "Bo-Chen won the last trick, with 10 points."),
    ("Bo-Chen", "5c", "Bo-Chen led 5♣, a trump: 5 points."),
    ("Ann", "4c", "Kai led 4♠, a spade."),
    ("Bo-Chen", "Ks", "Kai led a spade. Bo-Chen is winning with K♠, 10 points."),
    ("Ann", "Kc", "Ann won the last trick, with 20 points."),
    ("Ann", "8h 8h", "Ann led a pair of hearts. Ann is winning with 8♥ 8♥."),
    ("Bo-Chen", "Qc 2h", "Ann won the last trick."),
    ("Ann", "5c", "Ann led a trump. Kai is winning with J♣, 5 points."),
    ("Bo-Chen", "2s", "Bo-Chen won the last trick, with 5 points."),
    ("Bo-Chen", "BJ", "Bo-Chen led big joker, a trump."),
    ("Ann", "3c", "Bo-Chen won the last trick."),
    ("Bo-Chen", "2c", "Bo-Chen led 2♣, a trump."),
    ("Ann", "3c", "Bo-Chen won the last trick."),
    ("Bo-Chen", "2c", "Bo-Chen led 2♣, a trump."),
    ("Ann", "LJ", "Ann won the last trick."),
    ("Ann", "2d", "Ann led a trump. Kai is winning with big joker."),
    ("Bo-Chen", "Ad", "Kai led J♠, a spade."),
    ("Bo-Chen", "Ad", "Kai led a spade. Kai is winning with J♠."),
)
"""Who plays what after the throw that failed, and what the table says once the computers have answered."""
MANY = 3
"""Plays of more cards than this are looked at."""


@pytest.fixture
async def both(house: House, tmp_path: Path) -> AsyncIterator[tuple[Phone, Phone]]:
    """Ann and Bo-Chen, whose phone is dark. Ann has opened a table with two computers and a seat that is free."""
    rules = find_game("sheng-ji").rules("standard").to_json()
    given = {"game": "sheng-ji", "preset": "standard", "rules": rules, "computers": 2}
    await opened(house, (SEED,), lambda deal: True, **given)
    async with house.bot(), phones(house, tmp_path, {"Ann": False, "Bo-Chen": True}) as (ann, bo):
        yield ann, bo


async def to_play(phone: Phone, cards: int) -> None:
    """The hand asks for a play of its so many cards."""
    await expect(phone.desk).to_contain_text(re.compile(rf"Your turn.*Your hand, {cards} cards?:", re.DOTALL))


async def drawn(house: House, phone: Phone, size: int) -> None:
    """The next cards are drawn, and the open hand shows them."""
    house.later(8)
    await phone.held(f"Your hand, {size} cards:")


async def sit_down(ann: Phone, bo: Phone) -> None:
    await bo.told("3 of 4 seats taken", "Standard")
    await bo.press_in_public("Join")
    await ann.told("4 of 4 seats taken")
    await ann.looks()
    await ann.press_in_public("Start")
    for phone in (ann, bo):
        await phone.told(
            "Ann and Kai: seats 1, 3; Mei and Bo-Chen: seats 2, 4",
            "Drawing",
            "Nobody has declared so far.",
            "Kitty: 8 cards, face down.",
        )
    await bo.press_in_public("My hand")
    for phone in (ann, bo):
        await phone.held("Your hand, 7 cards:")
    await bo.offers("Nothing to declare", "Hint", "Sort")


async def declare_and_overturn(house: House, ann: Phone, bo: Phone) -> None:
    await ann.offers("Declare 2♦", "Nothing to declare", "Hint", "Sort")
    await ann.looks()
    await ann.press("Declare 2♦")
    await ann.offers("Nothing to declare", "Hint", "Sort", "Undo")
    await bo.told("Declared by Ann: 2♦.", "Trumps: diamonds, with jokers and every 2.")
    await bo.drawn("Ann 7 cards, seats 1, 3, level 2, declared.", "Declared by Ann: 2♦.")
    for size in (13, 19):
        await drawn(house, bo, size)
    await bo.offers("Overturn: 2♣ 2♣", "Nothing to declare", "Hint", "Sort")
    await bo.looks()
    await bo.press("Overturn: 2♣ 2♣")
    await ann.closes()
    await ann.told("Bo-Chen overturns with 2♣ 2♣.", "Declared by Bo-Chen: 2♣ 2♣.", "Trumps: clubs,")
    await ann.drawn("Bo-Chen 19 cards, seats 2, 4, level 2, declared.", "Declared by Bo-Chen: 2♣ 2♣.")
    await ann.looks()
    await bo.held("Your hand, 19 cards: Trumps (clubs), 8:")
    await drawn(house, bo, 25)
    await bo.held("Last declarations", "Level 2. Declare, show something stronger, or press Nothing to declare.")
    await ann.held("Your hand, 25 cards:")  # a press on fewer cards would be from an earlier turn
    await ann.press("Nothing to declare")
    await ann.offers("Sort", "Undo")
    await ann.drawn("Ann 25 cards, seats 1, 3, level 2, nothing to declare.")
    await ann.looks()
    await bo.press_in_public("Nothing to declare")


async def bury(ann: Phone, bo: Phone) -> None:
    await ann.closes()
    await ann.told(
        "The kitty", "Bo-Chen looks at the kitty and buries 8 cards.", "Bo-Chen deals at level 2, with Mei as partner."
    )
    await ann.told("Ann and Kai: attackers; Mei and Bo-Chen: dealer’s side")
    await ann.drawn("Bo-Chen 33 cards, dealer’s side, level 2, dealer.", "Bo-Chen looks at the kitty")
    await ann.looks()
    assert "Q♠" not in await ann.page.content(), "Ann neither has one nor may see the kitty"
    await bo.opens()
    await bo.held("You take 4♦ 5♦ 5♠ Q♠ 6♣ 9♣ 2♠ big joker.", "Choose 8 cards to bury.")
    await bo.choose(BURIED)
    await bo.held("To bury: 6♦ 3♥ 3♥ 5♥ Q♥ 4♠ 6♠ 8♠. That is all 8.")
    await bo.looks()
    await bo.press("Bury")
    await bo.held("You bury 6♦ 3♥ 3♥ 5♥ Q♥ 4♠ 6♠ 8♠.", "Lead a card, equal cards or a run of pairs: all of one suit.")
    await bo.offers("Play", "The kitty", "Hint", "Sort", "Undo")
    await bo.press("The kitty")
    await bo.held("You buried 6♦ 3♥ 3♥ 5♥ Q♥ 4♠ 6♠ 8♠.")
    await ann.told("Kitty: 8 cards, buried by Bo-Chen.")
    await ann.drawn("Bo-Chen leads any cards of one suit.", "Kitty: 8 cards, buried by Bo-Chen.")


async def lead_a_tractor(ann: Phone, bo: Phone) -> None:
    await bo.choose("4d 4d 5d 5d")
    await bo.held("Chosen: a tractor of 4 cards 4♦ 4♦ 5♦ 5♦")
    await bo.looks()
    await bo.press("Play")
    await bo.held("Ann to play", "Your hand, 21 cards:")
    await ann.told("Ann to play", "Bo-Chen led 4♦ 4♦ 5♦ 5♦, a tractor of diamonds: 10 points.")
    await ann.drawn("Ann to play, 25 cards, attackers, level 2.", "Bo-Chen led 4♦ 4♦ 5♦ 5♦, a tractor of diamonds")
    await ann.looks()
    await ann.opens()
    await ann.held("Follow Bo-Chen’s lead: 4♦ 4♦ 5♦ 5♦, a tractor", "Play all your diamonds: 7♦ 8♦ 10♦ Q♦.")
    await ann.looks()
    await ann.choose("7d 8d Td Qd")
    await ann.held("Chosen: 4 cards 7♦ 8♦ 10♦ Q♦")
    await ann.press("Play")
    await to_play(bo, 21)
    last = "Last trick: Bo-Chen 4♦ 4♦ 5♦ 5♦; Ann 7♦ 8♦ 10♦ Q♦; Mei "
    await ann.told("Bo-Chen won the last trick, with 50 points.", "have 0 of 80 points", last)
    await bo.drawn("Bo-Chen leads any cards of one suit.", last)
    await ann.closes()
    await ann.looks()


async def throw(ann: Phone, bo: Phone) -> None:
    """A pair and a single, both of which can be beaten."""
    await bo.choose("5s 5s 9s")
    await bo.held("Chosen: a throw of 3 cards 5♠ 5♠ 9♠")
    await bo.looks()
    await bo.press("Play")


async def name_the_part(ann: Phone, bo: Phone) -> None:
    said = "Bo-Chen threw 5♠ 5♠ 9♠. Mei can beat part of it, so only part is led."
    for phone in (ann, bo):
        await phone.closes()
        await phone.told("Ann names the part of Bo-Chen’s throw that is led.", said)
        await phone.drawn("Ann names the part of Bo-Chen’s throw that is led.", said)
        await phone.looks()
    await bo.opens()
    await bo.held(said, "Your hand, 21 cards:")
    await bo.offers("The kitty", "Sort")
    await ann.opens()
    await ann.held("The throw can be beaten. Name the part that is led.", said)
    await ann.offers("Name 9♠", "Name 5♠ 5♠", "Hint", "Sort")
    await ann.looks()
    await ann.press("Name 5♠ 5♠")
    await ann.held("Follow Bo-Chen’s lead: 5♠ 5♠, a pair of spades.", "Play all your spades, 7♠, and any other card.")
    for phone in (ann, bo):
        await phone.told("so only 5♠ 5♠ was led.", "Ann names the part that is led: 5♠ 5♠.")
        await phone.drawn("so only 5♠ 5♠ was led.", "Bo-Chen led 5♠ 5♠, a pair of spades: 10 points.")
    await bo.looks()
    await bo.held("Your hand, 19 cards:")


async def play_on(ann: Phone, bo: Phone) -> None:
    """The tricks of the script, typed."""
    held = {ann.name: 21, bo.name: 19}
    for name, cards, said in TRICKS:
        phone = ann if name == ann.name else bo
        await to_play(phone, held[name])
        await phone.types(f"/play cards: {cards}")
        held[name] -= len(cards.split())
        await phone.held(f"Your hand, {held[name]} card" if held[name] else "You have no cards left.")
        await phone.told(said)
        await phone.drawn(said)
        if len(cards.split()) > MANY:
            await phone.looks()


async def end(ann: Phone, bo: Phone) -> None:
    """Ann ruffs the last trick, and with it the attackers win the kitty."""
    await ann.opens()
    await ann.held("You have no spades. Play any card, and a trump may win.")
    await ann.choose("2h")
    await ann.held("Chosen: ")  # a browser's two requests may overtake each other
    await ann.press("Play")
    counted = "Ann won the last trick for the attackers, so the kitty counts: 5 × 2 = 10."
    decided = "140 points in all. With 120 to 159 the attackers take over the deal and gain one level."
    kitty = "Kitty: 6♦ 3♥ 3♥ 5♥ Q♥ 4♠ 6♠ 8♠."
    for phone, own in ((ann, "You won. Your side rises to 3."), (bo, "Ann and Kai won. Your side stays at 2.")):
        await phone.told("Ann and Kai win deal 1", "Ann and Kai rise to 3", "Mei and Bo-Chen stay at 2")
        await phone.drawn("Last trick: Kai J♠; Bo-Chen A♦; Ann 2♥; Mei A♠.")
        await phone.told("Attackers’ tricks: 130 points.", counted, decided, kitty, "Ann deals next.")
        await phone.drawn("attackers 140 points, the attackers gain 1", kitty, "Ann and Kai rise to 3")
        await phone.opens()
        await phone.held(own, "Last trick: Kai J♠; Bo-Chen A♦; Ann 2♥; Mei A♠.", counted, decided)
        await phone.offers("Next deal")
        await phone.looks()
        await phone.closes()
        await phone.looks()


async def test_an_evening_on_two_phones(house: House, both: tuple[Phone, Phone]) -> None:
    ann, bo = both
    await sit_down(ann, bo)
    await declare_and_overturn(house, ann, bo)
    await bury(ann, bo)
    await lead_a_tractor(ann, bo)
    await throw(ann, bo)
    await name_the_part(ann, bo)
    await play_on(ann, bo)
    await end(ann, bo)
    for phone in (ann, bo):
        await phone.press("Next deal")
    for phone in (ann, bo):
        await phone.told("Sheng Ji · deal 2", "Drawing", "Ann deals at level 3, with Kai as partner.")
