"""What can be done, and what is mildest, in every phase of a deal (DG-11.2, DG-11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi.cards.chosen_plays import ChosenPlays, PlayOption, every_play
from bot.games.da_guai_lu_zi.cards.order import CardOrder
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.judge import rank_name
from bot.games.da_guai_lu_zi.deal.position import Phase, Position
from bot.games.da_guai_lu_zi.deal.tribute import highest_of
from bot.games.da_guai_lu_zi.verbs import play_of

SMALL_HAND = 9
"""Of a hand of at most so many cards every play is listed, of a larger one what ``ChosenPlays`` offers."""
_PUT_OUT_LISTED = 40
"""The most sets of candidates that are listed."""


@lru_cache(maxsize=2_000)
def options_of(order: CardOrder, hand: tuple[Card, ...], table: PlayReading | None = None) -> tuple[PlayOption, ...]:
    """The listed plays of a hand that can be led, or that beat what lies on the table: by size, strength and jokers."""
    sizes = SIZES if table is None else (table.size,)
    if len(hand) <= SMALL_HAND:
        found: Iterable[PlayOption] = (one for size in sizes for one in every_play(order, hand, size))
    else:
        chosen = ChosenPlays(order, hand)
        found = (one for size in sizes for one in chosen.of_size(size))
    if table is not None:
        found = (one for one in found if one.reading.strength > table.strength)
    return tuple(sorted(found, key=lambda one: (one.reading.size, one.reading.strength, one.jokers)))


def legal_actions(position: Position, own: Own, seat: Seat) -> tuple[Action, ...]:
    """Legal actions of a seat: plays by size and strength and then the pass; else the mildest first."""
    if seat not in position.waits_for():
        return ()
    if position.phase is Phase.PLAY:
        table = position.table.reading if position.table else None
        plays = [
            play_of(one.cards, one.reading.name if one.named else None)
            for one in options_of(position.order, own.hand, table)
        ]
        return (*plays, PASS) if table is not None else tuple(plays)
    if position.phase is Phase.TRIBUTE:
        return tuple(Action("give", (card,)) for card in dict.fromkeys(highest_of(position.order, own.hand)))
    if owed := own.owed(position.rules, seat):
        return tuple(Action("give", cards) for cards in _returns(own.hand, owed))
    return tuple(Action("choose", number=number) for number in range(len(own.offered(seat))))


def _returns(hand: Sequence[Card], owed: int) -> Iterator[tuple[Card, ...]]:
    """Cards to return, those of least value first; candidates are of different ranks, one card of each rank."""
    if owed == 1:
        yield from ((card,) for card in dict.fromkeys(hand))
        return
    first_of_rank: dict[str, Card] = {}
    for card in hand:
        first_of_rank.setdefault(rank_name(card), card)
    for at, cards in enumerate(combinations(first_of_rank.values(), owed)):
        if at == _PUT_OUT_LISTED:
            return
        yield cards


def mildest(position: Position, own: Own, seat: Seat) -> Action:
    """The action that commits a seat to the least (DG-11.2).

    Raises:
        ValueError: the seat is asked nothing.
    """
    if seat not in position.waits_for():
        raise ValueError(f"nothing is asked of seat {seat}")
    if position.phase is not Phase.PLAY:
        return legal_actions(position, own, seat)[0]
    if position.table is not None:
        return PASS
    return play_of(own.hand[:1])
