"""One deal of the toy game: a timed bid, a private burial, tricks; and one seat's view of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card, write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import Ask, Asks, Due
from bot.games.chance import CHANCES, NONE_STATED, Chance
from bot.games.facts import Cards, Text, saying
from bot.games.game import Dealt, Event, Json, NotAllowed, Refusal, Result
from bot.games.groundwork.snapshots import read_snapshot
from bot.games.seam.deals import Trick
from bot.games.states import Form, Reader
from tests.toy.toy_position import Deed, Position
from tests.toy.toy_rules import SEATS, SIDES, ToyRules, in_order, points_in, result_of, without
from tests.toy.toy_words import DEEDS
from tests.toy.toy_words import ToyEvent as Happened

Hands = tuple[tuple[Card, ...], ...]


def _trick(position: Position) -> Trick:
    leader = position.leader or 0
    return tuple(((leader + at) % SEATS, (card,)) for at, card in enumerate(position.trick))


@dataclass(frozen=True)
class ToyView:
    """All that ``seat`` may know (None: a spectator), including its hand and what it buried."""

    seat: Seat | None
    position: Position
    hand: tuple[Card, ...]
    buried: tuple[Card, ...] = ()

    @property
    def rules(self) -> ToyRules:
        return self.position.rules

    @property
    def counts(self) -> tuple[int, ...]:
        return self.position.counts

    @property
    def history(self) -> tuple[Deed, ...]:
        return self.position.history

    @property
    def trick(self) -> Trick:
        return _trick(self.position)

    def asks(self) -> Asks:
        return self.position.asks()

    def refusal(self, action: Action) -> Refusal | None:
        return self.position.refusal(self.hand, self.seat, action)

    def legal_actions(self) -> Sequence[Action]:
        return self.position.legal_actions(self.hand, self.seat)

    def ahead(self) -> tuple[Ask, ...]:
        """Nothing: each turn is its own."""
        return ()

    def legal_ahead(self) -> Sequence[Action]:
        return ()

    def refusal_ahead(self, action: Action) -> Refusal | None:
        return self.refusal(action)

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """A card is played alone; so many as the kitty has are put away."""
        sizes = {1: "play", self.rules.kitty: "bury"}
        return (Action(sizes[len(cards)], tuple(cards)),) if len(cards) in sizes else ()

    def describe(self, action: Action) -> Text:
        return saying(f"deed-{action.verb}", number=action.number or 0, n=len(action.cards))

    def called(self, action: Action) -> Text:
        return self.describe(action)

    def to_json(self) -> Json:
        return STATES.writer(ToyView)(self)


@dataclass(frozen=True)
class ToyDeal:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands
    kitty: tuple[Card, ...]  # cards that belong to nobody during the bidding; afterwards the buried cards
    shuffled: bool = False
    chance: Chance = NONE_STATED
    ending: Result | None = None

    @property
    def rules(self) -> ToyRules:
        return self.position.rules

    @property
    def dealt(self) -> Dealt | None:
        return Dealt(self.position.opener, 1, (self.rules.hand_size,) * SEATS) if self.shuffled else None

    def with_chance(self, chance: Chance) -> ToyDeal:
        return replace(self, chance=chance)

    @property
    def trick(self) -> Trick:
        return _trick(self.position)

    def asks(self) -> Asks:
        return self.position.asks()

    def due(self) -> Due | None:
        return self.position.due()

    def fall_due(self) -> tuple[ToyDeal, tuple[Event, ...]]:
        if not self.position.open:
            raise ValueError("nothing is due")
        return self._kitty_taken()

    def mildest(self, seat: Seat) -> Action:
        actions = self.legal_actions(seat)
        if not actions:
            raise ValueError(f"nothing is asked of seat {seat}")
        return actions[0]

    def reach(self, seat: Seat, action: Action) -> ToyDeal:
        """The deal after the bidding, if the action is a burial: a record does not write that the time was up."""
        del seat
        ended = self.position.open and action.verb not in ("bid", "pass")
        return self.fall_due()[0] if ended else self

    def noted(self, seat: Seat, action: Action) -> Action | None:
        del seat
        return action

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return self.position.refusal(self.hands[seat], seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return self.position.legal_actions(self.hands[seat], seat)

    def apply(self, seat: Seat, action: Action) -> tuple[ToyDeal, tuple[Event, ...]]:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise NotAllowed(refusal, seat, action)
        if action.verb in ("bid", "pass"):
            return self._bid(seat, action)
        return self._play(seat, action.cards[0]) if action.verb == "play" else self._bury(seat, action.cards)

    def view(self, seat: Seat | None) -> ToyView:
        if seat is None:
            return ToyView(None, self.position, ())
        put_away = self.kitty if self.position.buried and seat == self.position.bidder else ()
        return ToyView(seat, self.position, self.hands[seat], put_away)

    def result(self) -> Result | None:
        return self.ending

    def to_json(self) -> Json:
        return STATES.writer(ToyDeal)(self)

    def _bid(self, seat: Seat, action: Action) -> tuple[ToyDeal, tuple[Event, ...]]:
        position = self.position.with_deed(seat, action)
        if action.number is None:
            position = replace(position, passed=position.passed | {seat})
            events = (Event(Happened.STOOD_ASIDE, seat),)
        else:
            position = replace(position, bid=action.number, bidder=seat, raised=position.raised + 1)
            events = (Event(Happened.BID, seat, {"bid": action.number}),)
        later = replace(self, position=position)
        if position.bidding and position.bid < max(self.rules.bids):
            return later, events
        later, further = later._kitty_taken()
        return later, (*events, *further)

    def _kitty_taken(self) -> tuple[ToyDeal, tuple[Event, ...]]:
        before = self.position
        bidder = before.opener if before.bidder is None else before.bidder
        bid = before.bid or min(self.rules.bids)
        hands = self._with_hand(bidder, in_order((*self.hands[bidder], *self.kitty)))
        position = replace(before, open=False, bidder=bidder, bid=bid, counts=tuple(map(len, hands)))
        taken = Event(Happened.KITTY_TAKEN, bidder, {"bid": bid, "n": self.rules.kitty})
        return replace(self, position=position, hands=hands, kitty=()), (taken,)

    def _bury(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[ToyDeal, tuple[Event, ...]]:
        hands = self._with_hand(seat, without(self.hands[seat], cards))
        position = self.position.with_deed(seat, Action("bury", number=len(cards)))
        position = replace(position, buried=True, leader=seat, counts=tuple(map(len, hands)))
        public = Event(Happened.BURIED, seat, {"n": len(cards)})
        private = Event(Happened.BURIED_CARDS, seat, {"cards": Cards(in_order(cards))}, frozenset({seat}))
        return replace(self, position=position, hands=hands, kitty=in_order(cards)), (public, private)

    def _play(self, seat: Seat, card: Card) -> tuple[ToyDeal, tuple[Event, ...]]:
        hands = self._with_hand(seat, without(self.hands[seat], (card,)))
        position = self.position.with_deed(seat, Action("play", (card,)))
        position = replace(position, trick=(*position.trick, card), counts=tuple(map(len, hands)))
        later = replace(self, position=position, hands=hands)
        played = Event(Happened.CARD_PLAYED, seat, {"cards": Cards((card,))})
        if len(position.trick) < SEATS:
            return later, (played,)
        later, further = later._trick_taken()
        return later, (played, *further)

    def _trick_taken(self) -> tuple[ToyDeal, tuple[Event, ...]]:
        position, trick = self.position, self.position.trick
        best = 0
        for at, card in enumerate(trick):
            best = at if self.rules.beats(card, trick[best]) else best
        assert position.leader is not None
        winner = (position.leader + best) % SEATS
        last = not any(self.hands)
        points = points_in((*trick, *(self.kitty if last else ())))
        taken = tuple(had + points * (seat == winner) for seat, had in enumerate(position.taken))
        position = replace(position, leader=winner, trick=(), taken=taken, over=last)
        events = [Event(Happened.TRICK_TAKEN, winner, {"p": points})]
        if not last:
            return replace(self, position=position), (*events,)
        ending = self._ending(position)
        assert position.bidder is not None
        made = position.bidder in ending.winners
        events.append(Event(Happened.CONTRACT, position.bidder, {"bid": position.bid, "made": made}))
        return replace(self, position=position, ending=ending), (*events,)

    def _ending(self, position: Position) -> Result:
        bidder = position.bidder
        assert bidder is not None
        side = sum(points for seat, points in enumerate(position.taken) if SIDES[seat] == SIDES[bidder])
        return result_of(self.rules, bidder, position.bid, side, self.hands, write_cards(self.kitty))

    def _with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> Hands:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


STATES = Reader({Action: Form(str, DEEDS.read)}, kinds={Chance: CHANCES}, apart=(ToyRules,))


def deal_from_json(rules: ToyRules, data: Any) -> ToyDeal:
    """The deal that ``ToyDeal.to_json`` wrote."""
    return read_snapshot(STATES, ToyDeal, data, rules, "position")
