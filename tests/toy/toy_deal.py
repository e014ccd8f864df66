"""One deal of the toy game: a timed bid, a private burial, tricks; and its one judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.cards import Card, write_cards
from bot.engine.actions import Action, Due, Seat
from bot.engine.chance import CHANCES, NONE_STATED, Chance
from bot.engine.facts import Cards, Player, Suits, Text, saying
from bot.engine.game import Event, Refusal, Result
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.hands import Hands, missing, with_hand, without
from bot.engine.seam.play import PASS, Play
from bot.engine.seam.positions import Dealt
from bot.engine.states import Form, Reader
from tests.toy.toy_position import Position, best_of
from tests.toy.toy_rules import SEATS, SIDES, ToyRules, in_order, points_in, result_of
from tests.toy.toy_words import DEEDS, refuse
from tests.toy.toy_words import ToyEvent as Happened
from tests.toy.toy_words import ToyRefusal as No


@dataclass(frozen=True)
class Own:
    """What a seat alone knows: its hand, and what it buried."""

    hand: tuple[Card, ...]
    buried: tuple[Card, ...] = ()


@dataclass(frozen=True)
class State:
    """The public position, and everything that is not public."""

    position: Position
    hands: Hands
    kitty: tuple[Card, ...]  # cards that belong to nobody during the bidding; afterwards the buried cards
    shuffled: bool = False
    chance: Chance = NONE_STATED
    ending: Result | None = None

    def bid(self, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        position = self.position.with_deed(seat, action)
        if action.number is None:
            position = replace(position, passed=position.passed | {seat})
            events = (Event(Happened.STOOD_ASIDE, seat),)
        else:
            position = replace(position, bid=action.number, bidder=seat, raised=position.raised + 1)
            events = (Event(Happened.BID, seat, {"bid": action.number}),)
        later = replace(self, position=position)
        if position.bidding and position.bid < max(self.position.rules.bids):
            return later, events
        later, further = later.kitty_taken()
        return later, (*events, *further)

    def kitty_taken(self) -> tuple[State, tuple[Event, ...]]:
        before = self.position
        bidder = before.opener if before.bidder is None else before.bidder
        bid = before.bid or min(before.rules.bids)
        hands = with_hand(self.hands, bidder, in_order((*self.hands[bidder], *self.kitty)))
        position = replace(before, open=False, bidder=bidder, bid=bid, counts=tuple(map(len, hands)))
        taken = Event(Happened.KITTY_TAKEN, bidder, {"bid": bid, "n": before.rules.kitty})
        return replace(self, position=position, hands=hands, kitty=()), (taken,)

    def bury(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[State, tuple[Event, ...]]:
        hands = with_hand(self.hands, seat, without(self.hands[seat], cards))
        position = self.position.with_deed(seat, Action("bury", number=len(cards)))
        position = replace(position, buried=True, leader=seat, counts=tuple(map(len, hands)))
        public = Event(Happened.BURIED, seat, {"n": len(cards)})
        private = Event(Happened.BURIED_CARDS, seat, {"cards": Cards(in_order(cards))}, frozenset({seat}))
        return replace(self, position=position, hands=hands, kitty=in_order(cards)), (public, private)

    def play(self, seat: Seat, card: Card) -> tuple[State, tuple[Event, ...]]:
        hands = with_hand(self.hands, seat, without(self.hands[seat], (card,)))
        position = self.position.with_deed(seat, Action("play", (card,)))
        position = replace(position, laid=(*position.laid, card), counts=tuple(map(len, hands)))
        later = replace(self, position=position, hands=hands)
        played = Event(Happened.CARD_PLAYED, seat, {"cards": Cards((card,))})
        if len(position.laid) < SEATS:
            return later, (played,)
        later, further = later._trick_taken()
        return later, (played, *further)

    def _trick_taken(self) -> tuple[State, tuple[Event, ...]]:
        position, trick = self.position, self.position.laid
        winner, _ = best_of(position)
        last = not any(self.hands)
        points = points_in((*trick, *(self.kitty if last else ())))
        taken = tuple(had + points * (seat == winner) for seat, had in enumerate(position.taken))
        position = replace(position, leader=winner, laid=(), taken=taken, over=last)
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
        return result_of(position.rules, bidder, position.bid, side, self.hands, write_cards(self.kitty))


STATES = Reader({Action: Form(str, DEEDS.read)}, kinds={Chance: CHANCES}, apart=(ToyRules,))


class ToyPlay(Play[State, Position, Own, ToyRules]):
    """What the game says of a deal."""

    kind = State

    def reader(self, rules: ToyRules) -> Reader:
        del rules
        return STATES

    def own(self, state: State, seat: Seat | None) -> Own:
        if seat is None:
            return Own(())
        put_away = state.position.buried and seat == state.position.bidder
        return Own(state.hands[seat], state.kitty if put_away else ())

    def refusal(self, position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
        hand, led = own.hand, position.laid[:1]
        if position.over:
            return refuse(No.WRONG_PHASE)
        if action.verb in ("bid", "pass"):
            return _no_bid(position, seat, action)
        if position.open or action.verb != ("play" if position.buried else "bury"):
            return refuse(No.WRONG_PHASE)
        if position.turn is not None and seat != position.turn:
            return refuse(No.NOT_YOUR_TURN, name=Player(position.turn))
        if position.buried and len(action.cards) != 1:
            return refuse(No.ONE_CARD)
        if not position.buried and len(action.cards) != position.rules.kitty:
            return refuse(No.WRONG_NUMBER, n=position.rules.kitty)
        if lacking := missing(hand, action.cards):
            return refuse(No.NOT_HELD, cards=Cards(lacking))
        if led and action.cards[0].suit != led[0].suit and _holds(hand, led[0].suit):
            return refuse(No.FOLLOW_SUIT, suits=Suits((led[0].suit,)))
        return None

    def legal(self, position: Position, own: Own, seat: Seat) -> tuple[Action, ...]:
        """Of 76 million burials, only those of neighbours in order of worth are listed."""
        if seat in position.bidding:
            higher = (Action("bid", number=number) for number in position.rules.bids if number > position.bid)
            return (PASS, *higher)
        if seat != position.turn:
            return ()
        if not position.buried:
            size, cards = position.rules.kitty, sorted(own.hand, key=lambda card: points_in((card,)))
            return tuple(Action("bury", tuple(cards[at : at + size])) for at in range(len(cards) - size + 1))
        suit = position.laid[0].suit if position.laid else ""
        held = dict.fromkeys(sorted(own.hand, key=lambda card: points_in((card,))))
        return tuple(Action("play", (card,)) for card in held if card.suit == suit or not _holds(own.hand, suit))

    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """A card is played alone; so many as the kitty has are put away."""
        del own
        sizes = {1: "play", position.rules.kitty: "bury"}
        return (Action(sizes[len(cards)], tuple(cards)),) if len(cards) in sizes else ()

    def describe(self, position: Position, own: Own, action: Action) -> Text:
        del position, own
        return saying(f"deed-{action.verb}", number=action.number or 0, n=len(action.cards))

    def step(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        match action.verb:
            case "play":
                return state.play(seat, action.cards[0])
            case "bury":
                return state.bury(seat, action.cards)
        return state.bid(seat, action)

    def dealt(self, state: State) -> Dealt | None:
        return Dealt(state.position.opener, 1, (state.position.rules.hand_size,) * SEATS) if state.shuffled else None

    def due(self, position: Position) -> Due | None:
        return Due("bidding", position.raised, position.rules.window) if position.open else None

    def fall_due(self, state: State) -> tuple[State, tuple[Event, ...]]:
        return state.kitty_taken()


def _no_bid(position: Position, seat: Seat, action: Action) -> Refusal | None:
    if not position.open:
        return refuse(No.WRONG_PHASE)
    if seat not in position.bidding:
        return refuse(No.OUT_OF_THE_BIDDING)
    if action.verb == "pass":
        return None
    if action.number not in position.rules.bids:
        return refuse(No.NO_SUCH_BID)
    return None if action.number > position.bid else refuse(No.BID_TOO_LOW, bid=position.bid)


def _holds(hand: Sequence[Card], suit: str) -> bool:
    return any(card.suit == suit for card in hand)


PLAY = ToyPlay()
ToyDeal = Deal[State, Position, Own]
ToyView = View[Position, Own]
