"""Whether a step of a deal uncovered a hidden card for anybody, other than those that a player put down in the open.

What was seen cannot be forgotten: such a step is not taken back. It is found from what each seat knows before and
after, and from what is told, so that no game says it twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.cards import Card
from bot.engine.actions import Action, Seat, asked
from bot.engine.facts import Cards, Each, Event, Fact, PlayedBy, Text
from bot.engine.seam.deals import Deal
from bot.engine.seam.hands import missing
from bot.engine.seam.positions import OwnPart


def uncovers(before: Deal, after: Deal, events: Iterable[Event], seat: Seat, action: Action) -> bool:
    """Whether an action of a seat, which led from one deal to the next with these events, uncovered a hidden card.

    - A hand has gained a card: it was drawn, exchanged or taken.
    - The action asked another seat for a card, as a demand does: even if it fails, it tells something.
    - Other cards went from the hand than were played, as in a throw that fails: the other hands decided that.
    - Somebody was told of a card that was neither put down by this action nor before, or the card is told in secret.
    """
    ask = asked(before, seat, action.verb)
    if action.cards and ask is not None and ask.seats:
        return True
    if action.verb == "play" and sorted(before.own(seat).hand) != sorted((*after.own(seat).hand, *action.cards)):
        return True
    return _any_hand_grew(before, after) or _tells(events, before, seat, action.cards)


def uncovers_by_itself(before: Deal, after: Deal, events: Iterable[Event]) -> bool:
    """The same for what fell due: nobody acted."""
    return _any_hand_grew(before, after) or _tells(events, before, None, ())


def _any_hand_grew(before: Deal, after: Deal) -> bool:
    """Whether a hand holds a card that it did not hold before."""
    return any(_grew(before.own(seat), after.own(seat)) for seat in range(len(before.position.counts)))


def _grew(before: OwnPart, after: OwnPart) -> bool:
    if after == before:
        return False
    return bool(missing(before.hand, after.hand))


def _tells(events: Iterable[Event], before: Deal, seat: Seat | None, put_down: tuple[Card, ...]) -> bool:
    """Whether an event names a card that its readers did not know. What a seat alone is told of its own is no news."""
    alone = None if seat is None else frozenset({seat})
    for event in events:
        for cards in _cards_in(event.args):
            if event.only not in (None, alone):
                return True
            unknown = missing(put_down, cards)
            if unknown and (event.only is not None or missing(_open(before), unknown)):
                return True
    return False


def _open(deal: Deal) -> tuple[Card, ...]:
    """The cards that were put down in the open since the deal began."""
    return tuple(card for _, action in deal.position.history for card in action.cards)


def _cards_in(facts: Mapping[str, Fact]) -> Iterator[tuple[Card, ...]]:
    """All cards that facts name, those within lists and texts included."""
    for fact in facts.values():
        match fact:
            case Cards(cards) | PlayedBy(_, cards):
                yield cards
            case Each(_, rows):
                for row in rows:
                    yield from _cards_in(row)
            case Text(_, inner):
                yield from _cards_in(inner)
