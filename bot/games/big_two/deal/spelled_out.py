"""What a position says, spelled out in cards and seats: for those who show it and those who weigh it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import Card
from bot.engine.actions import Seat
from bot.games.big_two.cards.combinations import Kind
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.deal.last_card import Duty, duty_of
from bot.games.big_two.position import Position, to_beat

Cards = tuple[Card, ...]


class ToBeat(NamedTuple):
    """The play to beat, and whose it is."""

    cards: Cards
    kind: Kind
    seat: Seat


def play_to_beat(position: Position) -> ToBeat | None:
    """The play on the table, or None on a lead."""
    found = to_beat(position)
    return ToBeat(found.play.cards, found.kind, position.owner) if found else None


def opening_card(position: Position) -> Card | None:
    """The card that binds the first play, until that play is made (BT-5.2)."""
    if not position.setting.opening or position.played:
        return None
    return position.setting.pack.of(position.setting.opening)[0]


def left_over_cards(position: Position) -> Cards:
    """Left-over cards that everybody has seen."""
    return position.setting.pack.of(position.setting.left)


def passed_last(position: Position) -> frozenset[Seat]:
    """Seats whose last action in this trick was a pass."""
    return frozenset(seat for seat, mask in dict(position.since_lead).items() if not mask)


def may_be_called(position: Position, by: Seat | None) -> frozenset[Seat]:
    """Whom a seat may call, or with None, whom anybody may (BT-11.1).

    These are the other seats whose number of cards must be declared. Whether they declared does not matter here:
    noticing that is up to the caller.
    """
    setting = position.setting
    sizes = setting.declared_sizes if setting.callouts and position.phase == "play" else ()
    return frozenset(seat for seat, count in enumerate(position.counts) if count in sizes and seat != by)


def duty_now(position: Position, held: Mask, seat: Seat | None) -> Duty | None:
    """What a seat must do now because the next player has one card (BT-11.3)."""
    return duty_of(position, held) if seat == position.turn else None


def kind_of(position: Position, cards: Sequence[Card]) -> Kind | None:
    """The kind of combination that these cards are, or None."""
    try:
        mask = position.setting.pack.mask(cards)
    except (KeyError, ValueError):
        return None
    found = position.setting.combinations.find(mask)
    return found.kind if found else None
