"""What a computer knows of the toy game, and what must hold in every deal it plays."""

from __future__ import annotations

from collections import Counter

from bot.cards import RANKS, Card
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.facts import Text
from bot.games.game import Deal, View
from bot.games.seam.play import PASS
from bot.players.player import Rng
from tests.toy.toy_deal import PLAY, ToyView
from tests.toy.toy_rules import SEATS, SIDES, packs_of, points_in


def casual(view: View, rng: Rng) -> Action:
    """Bid what the hand is worth, bury the cards without points, play low."""
    del rng
    assert PLAY.sees(view)
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"nothing is asked of seat {view.seat}")
    if view.seat in view.position.bidding:
        bids = [action for action in actions if action.number is not None]
        return bids[0] if bids and _worth(view.hand) >= (bids[0].number or 0) else PASS
    return actions[0]


def sharp(view: View, rng: Rng) -> Action:
    """As casual, but the other side's trick is taken with the lowest card that does, and a partner is given points."""
    assert PLAY.sees(view)
    position, plays = view.position, view.legal_actions()
    if not position.laid or view.seat != position.turn:
        return casual(view, rng)
    best, owner = _winning(view)
    if SIDES[owner] == SIDES[view.seat or 0]:
        return plays[-1] if position.rules.beats(best, plays[-1].cards[0]) else plays[0]
    takes = [play for play in plays if position.rules.beats(play.cards[0], best)]
    worth_it = len(position.laid) == SEATS - 1 or points_in(position.laid)
    return min(takes, key=lambda play: RANKS.index(play.cards[0].rank)) if takes and worth_it else plays[0]


def _winning(view: ToyView) -> tuple[Card, Seat]:
    """The card that wins the trick so far, and whose it is."""
    trick, leader = view.position.laid, view.position.leader or 0
    place = 0
    for other, card in enumerate(trick):
        if view.position.rules.beats(card, trick[place]):
            place = other
    return trick[place], (leader + place) % SEATS


def greedy(view: View, rng: Rng) -> Action:
    """The lowest legal action, without a thought."""
    del rng
    actions = view.legal_actions()
    if not actions:
        raise ValueError(f"nothing is asked of seat {view.seat}")
    return actions[0]


def _worth(hand: tuple[Card, ...]) -> int:
    return points_in(hand) + 2 * sum(card.rank == "A" for card in hand)


def speak(view: View) -> Action | None:
    """None: nobody may act out of turn."""
    del view


def reason(view: View, action: Action) -> Text | None:
    """None: what is low needs no word."""
    del view, action


def trouble(deal: Deal) -> str | None:
    """What is wrong: a card that is missing or doubled, a wrong count, or nobody to act."""
    assert PLAY.owns(deal)
    pack = Counter(packs_of(deal.position.rules).cards())
    played = Counter(card for _, action in deal.position.history for card in action.cards)
    there = played + Counter(deal.state.kitty) + sum(map(Counter, deal.state.hands), Counter[Card]())
    if there != pack:
        return f"not each card in one place: {there - pack}, {pack - there}"
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "counts are wrong"
    if deal.result() is None and not all(deal.legal_actions(seat) for seat in waited_for(deal)):
        return "a seat that is waited for can do nothing"
    return None if waited_for(deal) or deal.due() or deal.result() else "nobody is to act, and nothing is due"


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted."""
    del before, seat, action
    return trouble(after)
