"""Sheng Ji through Discord: a declaration while cards are drawn, a burial, a whole deal over restarts, its record.

Promise: A deal of Sheng Ji is declared, buried and played through Discord over restarts, and its record checks.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import count, groupby

from bot.cards import write_cards
from bot.engine.actions import must_act
from bot.engine.game import Deal, find_game
from bot.engine.record import check
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY
from bot.playground.people.driver import Person, Reply, Seen
from tests.bot.running_bot.house import CHANNEL, House, has
from tests.bot.running_bot.kept_deals import KeptDeals
from tests.bot.running_bot.prepared import opened
from tests.patience import within

DEALS = KeptDeals(PLAY)

RULES = find_game("sheng-ji").rules("standard")
LEVEL, HAND, KITTY = "2", 25, 8


def declares_at_once(deal: Deal) -> bool:
    """Whether Ann draws two equal cards of the level in the first step, and nobody holds two equal jokers."""
    assert PLAY.owns(deal)
    pair = any(many > 1 and card.rank == LEVEL for card, many in Counter(deal.view(0).hand).items())
    held = [Counter(hand) for hand in deal.state.hands]
    return pair and all(many < 2 for hand in held for card, many in hand.items() if card.suit == "J")


def hand_of(person: Person) -> Seen | None:
    """The person's newest hand."""
    hands = [one for one in person.private() if has(one, "Sort")]
    return hands[-1] if hands else None


def cards_in(hand: Seen | None) -> int:
    """How many cards a hand shows."""
    found = re.search(r"Your hand, (\d+) cards", hand.text) if hand else None
    return int(found[1]) if found else 0


async def drawn(house: House, person: Person, size: int) -> None:
    """Let time pass until the person's hand shows so many cards."""
    while cards_in(hand_of(person)) < size:
        house.later(2)
        await house.playground.state.feed.news(0.05)


async def typed(person: Person, command: str, **options: str) -> Reply:
    return await person.slash(command, channel=CHANNEL, options=options)


async def offered(person: Person, command: str, text: str = "") -> str:
    """The first of what is offered for the cards of a command, for what was typed so far.

    A list that comes too late on a busy machine is empty; then the person types once more.
    """
    async with within(f"list for /{command}"):
        while not (choices := await person.autocomplete(command, "cards", text, channel=CHANNEL)):
            pass
        return str(choices[0]["value"])


async def test_a_deal_is_declared_buried_and_played_over_restarts(house: House) -> None:
    ann = house.person("Ann")
    given = {"game": "sheng-ji", "preset": "standard", "rules": RULES.to_json(), "computers": 3}
    table = await opened(house, (f"{n:064x}" for n in count(1)), declares_at_once, **given)
    deal, _ = table.match.start_deal(table.shuffle())
    assert PLAY.owns(deal)
    own = Counter(deal.view(0).hand)
    pair = next(card for card, many in own.items() if many > 1 and card.rank == LEVEL)
    other = next(card for card in own if card.rank != LEVEL and card.suit != "J")

    async with house.bot():
        await ann.press(await house.shown("Start"), "Start")
        await ann.slash("hand", channel=CHANNEL)
        assert cards_in(hand_of(ann)) == 7
        for cards, line in (
            (f"{pair} {pair} {pair}", f"You haven’t drawn {pair.sign} so far."),
            (f"{other}", "You can declare only with cards of rank 2 or jokers."),
        ):
            assert line in (await typed(ann, "declare", cards=cards)).text
        assert "Play hasn’t begun yet." in (await typed(ann, "play", cards=str(pair))).text
        choices = await ann.autocomplete("declare", "cards", "", channel=CHANNEL)
        assert str(pair) in [choice["value"] for choice in choices]
        await typed(ann, "declare", cards=str(pair))
        await DEALS.reached(house, ann, lambda deal: deal.position.declaration is not None)

    async with house.bot():  # in mid-bid
        await ann.slash("hand", channel=CHANNEL)
        await drawn(house, ann, 13)
        await typed(ann, "declare", cards=write_cards([pair, pair]))
        await drawn(house, ann, HAND)
        await typed(ann, "pass")
        found = await DEALS.reached(house, ann, lambda deal: deal.position.phase is Phase.BURY)
        assert found is not None
        assert (found.position.dealer, found.position.trump) == (0, pair.suit)

    async with house.bot():  # before the burial
        refused = await typed(ann, "bury", cards=str(pair))
        assert f"You bury {KITTY} cards, and you named one." in refused.text
        assert "It’s too late to declare that." in (await typed(ann, "declare", cards=str(pair))).text
        for name in ("xx", str(found.view(0).hand[-1])[0]):  # a name stands for no burial that happens to be listed
            await typed(ann, "bury", cards=name)
            assert DEALS.now(house) == found
        some = write_cards(found.view(0).hand[:: HAND // KITTY][:KITTY])
        assert await offered(ann, "bury", some) == some
        await typed(ann, "bury", cards=await offered(ann, "bury"))
        found = await DEALS.reached(house, ann, lambda deal: deal.position.phase is Phase.PLAY)
        assert found is not None
        suits = [list(cards) for _, cards in groupby(found.view(0).hand, key=found.position.order.suit_of)]
        longest = max(suits, key=len)
        throw = write_cards((longest[0], longest[-1]))
        assert await offered(ann, "play", throw) == throw, "no other play that has these cards among its own"
        mixed = [cards[0] for cards in suits][:2]
        assert "A lead is of one suit, or all trumps." in (await typed(ann, "play", cards=write_cards(mixed))).text
        while await DEALS.reached(house, ann, lambda deal: 0 in must_act(deal)):
            await typed(ann, "play", cards=await offered(ann, "play"))
        over = await house.shown("Next deal")

        record = check(next(one.data.decode() for one in over.attachments if one.filename.endswith(".toml")))
        assert record.ok
        [played] = record.to_json()["deals"]
        assert played["over"]
        assert played["dealer"] == 0
        total = record.match.totals
        assert (total[0], total[1]) == (total[2], total[3])
        assert house.stored("select seat, points from ledger order by seat") == list(enumerate(total))
        assert "Sheng Ji" in (await ann.slash("leaderboard", channel=CHANNEL, game="sheng-ji")).text
        for option, line in (
            ({"cards": "9h Kh", "on": "8h 8h", "hand": "9h Kh Ah Ah"}, "You have a pair of hearts"),
            ({"cards": "9h 9h Kh Kh", "on": "5h 5h 6h 6h", "hand": "9h 9h Kh Kh"}, "You can follow 5♥ 5♥ 6♥ 6♥ with"),
        ):
            judged = await ann.slash("judge", channel=CHANNEL, options={"game": "sheng-ji", "trump": "s", **option})
            assert line in judged.text
        scored = await ann.slash("score", channel=CHANNEL, game="sheng-ji", points=120)
        assert "With 120 points the attackers take over the deal and gain one level." in scored.text
