"""What wildcards, seats, teams and packs cannot be is refused by one clear private line, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count

import pytest

from bot.cards import Card, write_cards
from bot.engine.actions import must_act
from bot.engine.game import Deal, find_game
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.prepared import opened, stored_table
from tests.bot.typed.test_bad_input import clear

ESCAPE, PITS = find_game("da-guai-lu-zi"), find_game("zheng-shangyou")
RULES = {
    ESCAPE.name: ESCAPE.rules("dglz-standard", {"dg.reading": "named"}),
    PITS.name: PITS.rules("zs-pits"),
}


def leads_with_a_joker(deal: Deal) -> bool:
    """Whether Ann leads and holds a joker."""
    return must_act(deal) == {0} and any(card.suit == "J" for card in deal.view(0).hand)


def nothing_with_a_joker(deal: Deal, size: int) -> Sequence[Card]:
    """So many cards of Ann's, one of them a joker, that make nothing whatever it stands for."""
    hand = deal.view(0).hand
    [joker, *_] = [card for card in hand if card.suit == "J"]
    others = [card for card in hand if card.suit != "J"]
    tried = ((*cards, joker) for cards in combinations(others, size - 1))
    return next(cards for cards in tried if not deal.view(0).readings(cards))


@pytest.mark.parametrize(
    ("game", "size", "line"),
    [
        (ESCAPE.name, 5, "make nothing, whatever the jokers stand for.**"),
        (ESCAPE.name, 3, "aren’t of one rank.**"),
        (PITS.name, 3, "don’t go together: a rank is missing between them.**"),
    ],
)
async def test_cards_that_can_be_nothing_are_refused_at_a_table(
    house: House, ann: Person, game: str, size: int, line: str
) -> None:
    rules = RULES[game]
    given = {"game": game, "preset": find_game(game).rules.standard, "rules": rules.to_json()}
    computers = find_game(game).seats(rules) - 1
    await opened(house, (f"{n:064x}" for n in count(1)), leads_with_a_joker, **given, computers=computers)
    async with house.bot():
        await ann.press(await house.shown("Start"), "Start")
        deal, before = stored_table(house).deal, house.stored()
        assert deal is not None
        hand = deal.view(0).hand
        joker = next(card for card in hand if card.suit == "J")
        for cards, said in (
            (write_cards(nothing_with_a_joker(deal, size)), line),
            (f"{hand[0]} {joker} as pair LJ", "can’t be "),
            (write_cards(hand[:1] * 4), "You don’t have"),
            (write_cards(find_game(game).packs(rules).cards()[:1] * 9), "or not that many of them"),
        ):
            answer = await ann.slash("play", channel=CHANNEL, options={"cards": cards})
            assert clear(answer), answer.text
            assert said in answer.text
        assert house.stored() == before


CANNOT_BE = (
    ("judge", ESCAPE.name, {"cards": "7h 9d LJ"}, "aren’t of one rank.**"),
    ("judge", ESCAPE.name, {"cards": "7h 9d Jc Kc LJ"}, "make nothing, whatever the jokers stand for.**"),
    ("judge", ESCAPE.name, {"cards": "7h 7d LJ", "read_as": "triple J"}, "These cards can’t be what you named"),
    ("judge", ESCAPE.name, {"cards": "7h 7d LJ", "read_as": "set 9"}, "“set 9” isn’t a reading."),
    ("judge", ESCAPE.name, {"cards": "7h 7d LJ", "read_as": "nonsense"}, "“nonsense” isn’t a reading."),
    ("judge", ESCAPE.name, {"cards": "7h 7d LJ", "read_as": " "}, "isn’t a reading."),
    ("judge", ESCAPE.name, {"cards": "7h 7h 7h 7h"}, "**These packs have only 3 of 7♥.**"),
    ("judge", ESCAPE.name, {"cards": "7h 7h", "on": "15r 15r"}, "isn’t in the packs of these rules.**"),
    ("judge", PITS.name, {"cards": "8d BJ 4h"}, "a rank is missing between them.**"),
    ("judge", PITS.name, {"cards": "8d 9h 2s"}, "a 2 has no place in a straight.**"),
    ("judge", PITS.name, {"cards": "7h LJ", "read_as": "set 9"}, "**7♥ little joker can’t be that.**"),
    ("judge", PITS.name, {"cards": "7h LJ", "read_as": "nonsense"}, "“nonsense” isn’t a kind with a rank."),
    ("judge", PITS.name, {"cards": "7h 7h"}, "**These packs have only one 7♥.**"),
    ("judge", PITS.name, {"cards": "7h", "on": "8h 8h"}, "**These packs have only one 8♥.**"),
    ("rules set", ESCAPE.name, {"option": "dg.players", "value": "5"}, "Players can be: 6."),
    ("rules set", PITS.name, {"option": "zs.teams", "value": "2v2"}, "Two pairs are four players"),
    ("rules set", PITS.name, {"option": "zs.teams", "value": "3v3"}, "two teams of three are six"),
    ("rules set", PITS.name, {"option": "zs.players", "value": "9"}, "Players can be: 3, 4, 5, 6, 7, 8."),
    ("table open", ESCAPE.name, {"computers": 6}, "**This table has 6 seats, and you take one.**"),
    ("score", ESCAPE.name, {"order": "1, 3, 7"}, "**There is no seat 7.**"),
    ("score", PITS.name, {"order": "1, 2, 3"}, "**3 of 5 seats are named.**"),
)
"""What cannot be: a command, its game and options, and what is said."""


async def test_what_cannot_be_is_said(house: House, ann: Person) -> None:
    async with house.bot():
        before = house.stored()
        for command, game, options, said in CANNOT_BE:
            scope = {"scope": "channel"} if command == "rules set" else {}
            answer = await ann.slash(command, channel=CHANNEL, options={"game": game, **options, **scope})
            assert clear(answer), answer.text
            assert said in answer.text
            assert "None" not in answer.text
        assert house.stored() == before


async def test_five_do_not_start_a_game_for_six(house: House, ann: Person) -> None:
    async with house.bot():
        for game, rules in ((ESCAPE.name, "dglz-standard"), (PITS.name, "zs-pits-teams")):
            await ann.slash("table open", channel=CHANNEL, options={"game": game, "rules": rules, "computers": 4})
            shown = await house.shown("Start", "5 of 6 seats taken")
            assert "6. free" in shown.text
            [start] = [one for one in shown.buttons if one.get("label") == "Start"]
            assert start["disabled"]
            await ann.press(shown, "Leave")
