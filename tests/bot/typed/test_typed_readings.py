"""A play is typed with what it is played as, in people's words, and suggestions name what else cards can be.

Promise: A play is typed with what it is played as, in people's words. Plays without wildcards are listed first. Also:
tests/cogs/hands/test_ready_made_plays.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count

import pytest

from bot.cards import Card, write_cards
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import View, find_game
from bot.playground.people.driver import Person
from bot.tables.table import Table
from tests.bot.running_bot.house import CHANNEL, House
from tests.bot.running_bot.prepared import brought, stored_table

CASES = {
    "da-guai-lu-zi": ("dglz-standard", {"dg.reading": "named"}, 4, "straight"),
    "zheng-shangyou": ("zs-pits", {}, 2, "sequence"),
}
"""The rules of each game, how many cards go beside a joker, and the kind that they make in two ways."""
ACE = Card("A", "s")
HALF = "**Write cards before “as”, and a kind and a rank after it.**"


def straights(view: View, beside: int, kind: str) -> Iterator[tuple[Action, ...]]:
    """The readings of sets of cards with a joker that are straights to several ranks."""
    joker = view.hand[-1]
    for naturals in combinations(view.hand[:12], beside):
        found = view.readings((*naturals, joker))
        if joker.suit == "J" and sum(one.words[1:2] == (kind,) for one in found[1:]) and len(found) > 1:
            yield found


def not_held(view: View, cards: Sequence[Card]) -> tuple[str, str]:
    """Cards that make something, the hand lacking one of them; and those of a straight with one that it lacks."""
    joker, hand = view.hand[-1], set(view.hand)
    pack = find_game(view.rules.game).packs(view.rules).cards()
    lacking = next(card for card in pack if card not in hand and card.suit != "J" and view.readings((card, joker)))
    return write_cards((lacking, joker)), write_cards((*cards[:-1], lacking))


async def typed(ann: Person, cards: str) -> str:
    return (await ann.slash("play", channel=CHANNEL, options={"cards": cards})).text


@pytest.mark.parametrize("name", CASES)
async def test_a_reading_is_typed_behind_the_cards(house: House, name: str) -> None:
    preset, changes, beside, kind = CASES[name]
    game = find_game(name)
    rules = game.rules(preset, changes)

    def leads(table: Table) -> Table | None:
        """Ann leads, and holds such cards."""
        deal = table.deal
        found = deal is not None and must_act(deal) == {0} and next(straights(deal.view(0), beside, kind), None)
        return table if found else None

    given = {"game": name, "preset": preset, "rules": rules.to_json(), "computers": game.seats(rules) - 1}
    table = await brought(house, ("Ann",), (f"{n:064x}" for n in count(1)), leads, **given)
    assert table.deal is not None
    own, *others = next(straights(table.deal.view(0), beside, kind))
    other = next(one for one in others if one.words[1] == kind)
    cards = write_cards(own.cards)
    ann = house.person("Ann")
    async with house.bot():
        await house.shown("My hand")
        offered = await ann.autocomplete("play", "cards", cards, channel=CHANNEL)
        assert [choice["value"] for choice in offered[: len(others) + 1]] == [
            cards,
            *(f"{cards} as {' '.join(one.words[1:])}" for one in others),
        ]
        assert len({choice["name"] for choice in offered}) == len(offered)
        begun = await ann.autocomplete("play", "cards", f"{cards} as str", channel=CHANNEL)
        assert 0 < len(begun) <= len(others) + 1
        assert all("straight" in choice["name"] for choice in begun)

        unknown = await typed(ann, f"{cards} as soup")
        assert "can’t be played as “soup”" in unknown
        assert "You can play them as" in unknown
        assert "can be several things" in await typed(ann, f"{cards} as straight")
        for lacking in not_held(table.deal.view(0), own.cards):
            for name_of_it in ("soup", kind, "straight", "pair 7"):
                assert "You don’t have" in await typed(ann, f"{lacking} as {name_of_it}")
        for half in (f"as {kind} 7", "AS straight", "as  full house k", f"as {kind}"):
            assert (await typed(ann, half)).startswith(HALF), half
        await the_ace_of_spades_stays_a_card(ann, table.deal.view(0), cards)
        assert kept(house) == []

        await typed(ann, f"{cards} as straight {other.words[2].replace('T', '10')}")
        assert kept(house)[0] == (0, other)


async def the_ace_of_spades_stays_a_card(ann: Person, view: View, cards: str) -> None:
    """Where it is in the hand, it stands behind cards; where it is not, a reading is missing there."""
    behind = await typed(ann, f"{cards} as")
    assert behind.startswith(HALF) is (ACE not in view.hand), behind
    if ACE in view.hand:
        assert not (await typed(ann, f"{view.hand[0]} {view.hand[3]} As")).startswith(HALF)
    else:
        assert "You don’t have A♠" in await typed(ann, "as")
        assert "A♠" in await typed(ann, f"as {cards}")


def kept(house: House) -> Sequence[tuple[Seat, Action]]:
    """What was done in the deal so far, as the database has it."""
    deal = stored_table(house).deal
    assert deal is not None
    return list(deal.view(None).history)
