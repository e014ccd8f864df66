"""What a computer knows of the toy game, and what must hold in every deal it plays."""

from __future__ import annotations

from collections import Counter

from bot.cards import RANKS, Card
from bot.computers import plain_player
from bot.computers.plain_player import reason, speak
from bot.computers.player import Rng, StepTaken
from bot.engine.actions import Action
from bot.engine.game import Deal, View
from bot.engine.seam.play import PASS
from tests.toy.toy_deal import PLAY
from tests.toy.toy_position import best_of
from tests.toy.toy_rules import SEATS, SIDES, packs_of, points_in

__all__ = ["choose", "reason", "speak", "trouble"]


def choose(view: View, rng: Rng, level: str) -> Action:
    """Bid what the hand is worth, bury the cards without points, play low.

    At level ``sharp`` the other side's trick is taken with the lowest card that does, and a partner is given points.
    """
    assert PLAY.sees(view)
    position, plays = view.position, view.legal_actions()
    if view.seat in position.bidding and level != "greedy":
        bids = [action for action in plays if action.number is not None]
        return bids[0] if bids and _worth(view.hand) >= (bids[0].number or 0) else PASS
    if level != "sharp" or not position.laid or view.seat != position.turn:
        return plain_player.choose(view, rng, level)
    owner, (best,) = best_of(position)
    if SIDES[owner] == SIDES[view.seat or 0]:
        return plays[-1] if position.rules.beats(best, plays[-1].cards[0]) else plays[0]
    takes = [play for play in plays if position.rules.beats(play.cards[0], best)]
    worth_it = len(position.laid) == SEATS - 1 or points_in(position.laid)
    return min(takes, key=lambda play: RANKS.index(play.cards[0].rank)) if takes and worth_it else plays[0]


def _worth(hand: tuple[Card, ...]) -> int:
    return points_in(hand) + 2 * sum(card.rank == "A" for card in hand)


def trouble(deal: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong: a card that is missing or doubled, beside what may be wrong in every game."""
    assert PLAY.owns(deal)
    pack = Counter(packs_of(deal.position.rules).cards())
    played = Counter(card for _, action in deal.position.history for card in action.cards)
    there = played + Counter(deal.state.kitty) + sum(map(Counter, deal.state.hands), Counter[Card]())
    if there != pack:
        return f"not each card in one place: {there - pack}, {pack - there}"
    return plain_player.trouble(deal, step)
