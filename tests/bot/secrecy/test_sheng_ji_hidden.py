"""If cards change places that Ann does not know, nobody shows her anything else: no hand, no kitty, no declaration.

Nor does anything tell her in advance whether a throw stands (SJ-11.2).

Promise: What is hidden in Sheng Ji changes nothing that others are shown: hands, the kitty, who could declare, whether
a throw stands.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.cards import Card, write_cards
from bot.engine.actions import Action, Seat, must_act
from bot.games.sheng_ji.cards.throws import beaten_units, lead_of
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.playground.people.driver import Seen
from bot.store import digest
from bot.store.book.chain import canonical
from bot.tables import commands as do
from bot.tables.log.table_log import table_to_json
from bot.tables.table import Table
from tests.bot.games.test_sheng_ji_story import RULES
from tests.bot.running_bot.house import CHANNEL, House, choose_cards
from tests.bot.running_bot.prepared import brought
from tests.store.homes import quoted
from tests.tables.seated import after, in_hand

ANN: Seat = 0
PEOPLE = ("Ann", "Bo-Chen", "大老二王", "Søren")
TIMES = re.compile(r"<t:\d+:\w>")


def acting(table: Table, seat: Seat, action: Action) -> Table:
    """The table after somebody has acted."""
    return after(table, do.Act(table.persons[seat], action))


def fallen_due(table: Table) -> Table:
    """The table after what was due has happened."""
    due = deal_of(table).due()
    assert due is not None
    return after(table, do.FallDue(table.deal_number, due.name, due.serial))


def deal_of(table: Table) -> ShengJiDeal:
    assert table.deal is not None
    assert PLAY.owns(table.deal)
    return table.deal


def position_of(table: Table) -> Position:
    return deal_of(table).position


def drawing(table: Table) -> Table | None:
    """Cards are drawn. If hidden ones change places, Bo can declare something else."""
    table = fallen_due(table)
    return None if deal_of(table).legal_actions(1) == deal_of(exchanged(table)).legal_actions(1) else table


def closing(table: Table) -> Table | None:
    """All cards are drawn. If hidden ones change places, Bo can declare something else."""
    while position_of(table).phase is Phase.DRAW:
        table = fallen_due(table)
    return None if deal_of(table).legal_actions(1) == deal_of(exchanged(table)).legal_actions(1) else table


def burying(table: Table, dealer: Seat = 1) -> Table | None:
    """Somebody, Bo unless said otherwise, has declared and is at the kitty."""
    while position_of(table).phase is Phase.DRAW:
        table = fallen_due(table)
    shown = [action for action in deal_of(table).legal_actions(dealer) if action.verb == "declare"]
    return fallen_due(acting(table, dealer, shown[0])) if shown else None


def following(table: Table) -> Table | None:
    """Ann must follow, in the third trick or later."""
    found = burying(table)
    while found is not None and found.deal is not None:
        [seat] = must_act(found.deal)
        if seat == ANN and position_of(found).plays and len(position_of(found).laid) > 8:
            return found
        found = acting(found, seat, found.deal.mildest(seat))
    return None


def throwing(table: Table) -> Table | None:
    """Ann leads first, and can throw an ace with a pair. If hidden cards change places, another throw stands."""
    found = burying(table, ANN)
    if found is None:
        return None
    found = acting(found, ANN, deal_of(found).mildest(ANN))
    thrown = throw_of(found)
    return found if thrown and stands(found, thrown) != stands(exchanged(found), thrown) else None


def throw_of(table: Table) -> tuple[Card, ...]:
    """An ace and a pair below it that Ann has in a side suit, or nothing."""
    hand, order = Counter(deal_of(table).state.hands[ANN]), position_of(table).order
    for ace in (card for card, many in hand.items() if card.rank == "A" and many == 1):
        for card, many in hand.items():
            if many > 1 and card.suit == ace.suit and order.suit_of(card) == ace.suit:
                return (ace, card, card)
    return ()


def stands(table: Table, thrown: Sequence[Card]) -> bool:
    """Whether nobody can beat a part of Ann's throw."""
    order = position_of(table).order
    lead = lead_of(order, thrown, None)
    assert lead is not None
    return not beaten_units(order, lead, deal_of(table).state.hands[1:])


def exchanged(table: Table) -> Table:
    """The table where all cards that Ann does not know have changed places."""
    state, position = deal_of(table).state, position_of(table)
    piles = [*state.hands, state.kitty]
    declared = position.declaration.cards if position.declaration else ()
    own = [(ANN, at) for at in range(position.counts[ANN])]
    buried = [(len(PEOPLE), at) for at in range(len(state.kitty)) if position.burier == ANN]
    everywhere = [(pile, at) for pile, cards in enumerate(piles) for at in range(len(cards))]
    places = [(pile, at) for pile, at in everywhere if piles[pile][at] not in declared]
    places = [place for place in places if place not in {*own, *buried}]
    moved = {place: piles[pile][at] for place, (pile, at) in zip(places, places[7:] + places[:7], strict=True)}
    *hands, kitty = [
        tuple(moved.get((pile, at), card) for at, card in enumerate(cards)) for pile, cards in enumerate(piles)
    ]
    return in_hand(table, deal=ShengJiDeal(PLAY, replace(state, hands=tuple(hands), kitty=kitty)))


@pytest.mark.parametrize("stage", [drawing, closing, burying, following, throwing])
async def test_what_is_hidden_changes_nothing_that_ann_is_shown(
    house: House, stage: Callable[[Table], Table | None]
) -> None:
    seeds = (f"{n:064x}" for n in count(1))
    given = {"game": "sheng-ji", "preset": "standard", "rules": RULES.to_json(), "computers": 0}
    table = await brought(house, PEOPLE, seeds, stage, **given)
    thrown = throw_of(table) if stage is throwing else ()
    first = await shown_to_ann(house, thrown)
    other = table_to_json(exchanged(table))
    house.home.query(f"update tables set snapshot = {quoted(canonical(other))}, state_hash = '{digest(other)}'")
    assert await shown_to_ann(house, thrown) == first


async def shown_to_ann(house: House, thrown: Sequence[Card]) -> list[Any]:
    """Everything that Ann is shown and offered, and what she is told of cards that she wants to throw."""
    ann = house.person("Ann")
    async with house.bot():
        public = await house.shown("My hand")
        await house.quiet()
        found = [everything_in(public)]
        hand = (await ann.slash("hand", channel=CHANNEL)).message
        await ann.until(lambda: hand.attachments)
        found.append(everything_in(hand))
        if thrown:
            await choose_cards(ann, hand, map(str, thrown))
            assert "a throw" in hand.text
            found.append(everything_in(hand))
        if not hand.control("Hint").get("disabled"):
            await ann.press(hand, "Hint")
            await ann.until(lambda: "Suggested" in hand.text)
            found.append(everything_in(hand))
        typed = [write_cards(thrown), ""]
        for verb in ("declare", "bury", "play"):
            found += [tuple(await ann.autocomplete(verb, "cards", text, channel=CHANNEL)) for text in typed]
    assert found[0][1]
    return found


def value_of(option: dict[str, Any]) -> str:
    return str(option["value"])


def everything_in(message: Seen) -> tuple[Any, ...]:
    """What a message shows, apart from the times in it."""
    return TIMES.sub("", message.text), [(one.filename, one.description, one.data) for one in message.attachments]
