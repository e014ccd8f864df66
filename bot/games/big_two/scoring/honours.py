"""Honours left in hand, and special plays on the table (docs/big-two.md, BT-14.11 and 14.15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.games.big_two.cards.combinations import Kind, combinations_of
from bot.games.big_two.cards.masks import card_count, fours, joined, lowest, shared, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.ending import Ending

SPECIAL: Mapping[Kind, int] = {
    Kind.QUADS: 20,
    Kind.FOUR_PLUS_ONE: 20,
    Kind.STRAIGHT_FLUSH: 40,
    Kind.STRAIGHT_FLUSH_7: 40,
}
"""Points for special plays that nobody beat, by kind (BT-14.15)."""

_FOUR_TWOS = 80


def special(rules: Rules, cards: Sequence[Card]) -> int:
    """The points for a special play that nobody beat; 0 for any other play, or for no cards (BT-14.15)."""
    known = combinations_of(rules)
    play = known.find(known.pack.mask(cards)) if cards else None
    worth = SPECIAL.get(play.kind, 0) if play else 0
    return _FOUR_TWOS if worth and sum(card.rank == "2" for card in cards) == 4 else worth


def fixed_loser(rules: Rules, ending: Ending) -> Seat:
    """Who pays the fixed sum.

    Of the losers, the highest honour decides, else a 2 or an ace, else the most cards (BT-14.11).

    Raises:
        Misstated: the cards themselves decide, but only their number is known.
    """
    losers = [seat for seat in range(len(ending.left)) if seat != ending.winner]
    holders = [seat for seat in losers if ending.cards_left(seat)] or losers
    if len(holders) == 1:
        return holders[0]
    pack = combinations_of(rules).pack
    hands = {seat: pack.mask(ending.left[seat].known("score.settle=fixed_loser")) for seat in holders}
    honours = {seat: _honour(rules, hand) for seat, hand in hands.items()}
    if any(honours.values()):
        return max(honours, key=honours.__getitem__)
    twos_and_aces = joined(pack.twos, pack.aces)
    if any(shared(hand, twos_and_aces) for hand in hands.values()):
        return max(hands, key=hands.__getitem__)
    return max(hands, key=lambda seat: (card_count(hands[seat]), hands[seat]))


def _honour(rules: Rules, hand: Mask) -> int:
    """The rank of the highest honour in a hand; 0 without one. A four needs its fifth card (BT-14.20, D-27).

    Where a straight flush needs two extra cards, the hand must have them; it ranks as the straight flush in it.
    """
    known = combinations_of(rules)
    run = known.suited_run(hand) if card_count(hand) >= 5 + rules.combo.sf_kickers else 0
    plays = (known[joined(four, lowest(without(hand, four)))] for four in fours(hand) if four != hand)
    return max((run, *(play.power for play in plays)))
