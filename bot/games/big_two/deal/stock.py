"""What a pass draws from the stock, and how an empty stock is recycled (BT-4.7, 4.8, D-34)."""

from __future__ import annotations

from typing import NamedTuple

from bot.cards import Card
from bot.engine.chance import Chance
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.games.big_two.cards.masks import all_of, card_count, joined, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.position import Position
from bot.games.big_two.rules.closed_choices import StockDraw
from bot.games.big_two.seat_sets import without_seat

RECYCLINGS = 4
"""How often a deal may recycle its stock, so that it ends."""


class Drawn(NamedTuple):
    """The parts of a deal that a pass may change."""

    position: Position
    hands: tuple[Mask, ...]
    stock: tuple[Card, ...]
    chance: Chance


def drawn(before: Drawn, events: list[Event]) -> Drawn:
    """The deal after the player on turn drew for passing, if there was anything to draw. Adds the pass to ``events``.

    A hand that grows must be declared again.
    """
    seat = before.position.turn
    wanted = cards_drawn(before.position)
    after = _recycled(before, events) if wanted and not before.stock else before
    cards = after.stock[:wanted]
    if not cards:
        events.append(Event(Happened.PASSED, seat))
        return after
    position, stock = after.position, after.stock[wanted:]
    counts, hands, course = position.counts, after.hands, position.course
    position = position._replace(
        counts=(*counts[:seat], counts[seat] + len(cards), *counts[seat + 1 :]),
        declared=without_seat(position.declared, seat),
        course=course._replace(stock=len(stock)),
    )
    events.append(Event(Happened.DREW, seat, {"n": len(cards), "stock": len(stock)}))
    events.append(Event(Happened.DREW_CARDS, seat, {"cards": Cards(cards)}, only=frozenset({seat})))
    hand = joined(hands[seat], before.position.setting.pack.mask(cards))
    return Drawn(position, (*hands[:seat], hand, *hands[seat + 1 :]), stock, after.chance)


def cards_drawn(position: Position) -> int:
    """How many cards a pass draws while there are any. Passing on the lead draws none where the combination decides."""
    draw = position.setting.rules.stock.draw
    if draw is StockDraw.COMBO_SIZE:
        return card_count(position.table)
    return int(draw is StockDraw.ONE)


def _recycled(before: Drawn, events: list[Event]) -> Drawn:
    """A new stock from the cards of finished tricks, if the rules and the number of recyclings allow it."""
    setting = before.position.setting
    position, course = before.position, before.position.course
    in_trick = all_of(mask for _, mask in position.since_lead)
    aside = without(position.played, in_trick)
    if not setting.rules.stock.recycle or not aside or course.recycled >= RECYCLINGS:
        return before
    stock, chance = before.chance.shuffle(setting.rules.packs.in_order(setting.pack.of(aside)))
    events.append(Event(Happened.RECYCLED, None, {"n": len(stock)}))
    course = course._replace(stock=len(stock), recycled=course.recycled + 1)
    return Drawn(position._replace(played=in_trick, course=course), before.hands, stock, chance)
