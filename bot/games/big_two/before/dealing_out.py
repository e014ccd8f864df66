"""From the pack to the first turn: who gets which cards, who starts, what binds the first play (sections 3 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import Chance, Stated, Streamed
from bot.games.big_two.cards.pack import Mask, Pack
from bot.games.big_two.rules.closed_choices import FirstReceiver
from bot.games.big_two.rules.parameters import Rules


class Distribution(NamedTuple):
    """How the cards of a deal were distributed."""

    hands: tuple[Mask, ...]  # by seat
    left: tuple[Card, ...] = ()  # left-over cards, in order
    chance: Chance = Stated()  # the chance that is left
    dealer: Seat | None = None  # who dealt; None if nobody said
    cut: Card | None = None  # the card that the cut showed
    receiver: Seat | None = None  # who got the first card


def receiver_of(dealer: Seat, cut: Card, seats: int, step: int) -> Seat:
    """Who gets the first card: the value of the cut card, counted from the dealer in turn direction (BT-3.2)."""
    value = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}.get(cut.rank) or int(cut.rank)
    return (dealer + step * (value - 1)) % seats


def shuffled_hands(rules: Rules, pack: Pack, shuffle: Shuffle, dealer: Seat | None, step: int) -> Distribution:
    """The hands of a shuffle, dealt one card at a time in turn order.

    Chance picks a first dealer, then the cut card.
    """
    seats, stream, cut = rules.seats.count, shuffle.stream, None
    if dealer is None:
        dealer, stream = stream.below(seats)
    receiver = (dealer + step) % seats
    if rules.deal.first_receiver is FirstReceiver.CUT_CARD:
        place, stream = stream.below(len(shuffle.order))
        cut = shuffle.order[place]
        receiver = receiver_of(dealer, cut, seats, step)
    count = rules.hand_size * seats
    cards, left = shuffle.order[:count], shuffle.order[count:]
    hands = tuple(pack.mask(cards[step * (seat - receiver) % seats :: seats]) for seat in range(seats))
    return Distribution(hands, left, Streamed(stream), dealer, cut, receiver)


def given_hands(
    rules: Rules, pack: Pack, hands: Sequence[Sequence[Card]], left: Sequence[Card], dealer: Seat | None
) -> Distribution:
    """The stated hands.

    Raises:
        NotPossible: these rules do not deal such hands from this pack.
    """
    seats, size = rules.seats.count, rules.hand_size
    if len(hands) != seats:
        raise NotPossible(f"these rules deal {seats} hands; {len(hands)} were given")
    for seat, hand in enumerate(hands):
        if len(hand) != size:
            raise NotPossible(f"seat {seat} is dealt {size} cards; {len(hand)} were given")
    if len(left) != rules.left_over:
        raise NotPossible(f"these rules leave {rules.left_over} cards over; {len(left)} were given")
    seen: set[Card] = set()
    for card in (*(card for hand in hands for card in hand), *left):
        if card not in pack.bit:
            raise NotPossible(f"{card} is not in the pack of these rules")
        if card in seen:
            raise NotPossible(f"{card} stands twice")
        seen.add(card)
    return Distribution(tuple(map(pack.mask, hands)), tuple(left), dealer=dealer)
