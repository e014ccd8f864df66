"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.own_game import deal_of
from bot.computers.soundness import trouble_with_asks, trouble_with_hands
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal
from bot.games.da_guai_lu_zi.deal.position import Phase, out_team
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal


def trouble(watched: Deal) -> str | None:
    """What is wrong with a deal, or None."""
    deal = deal_of(PLAY, watched)
    if wrong := trouble_with_asks(deal):
        return wrong
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if (deal.result() is not None) != (out_team(deal.position.places) is not None):
        return "a team is out and the deal goes on, or the other way round"
    whole = Counter(card for hand in deal.state.hands for card in hand) + Counter(deal.position.played)
    return None if whole == Counter(deal.position.rules.pack.cards()) else "cards are missing or were added"


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None."""
    was, now = deal_of(PLAY, before), deal_of(PLAY, after)
    gone = _held(was) - _held(now)
    played = Counter(action.cards if action.verb == "play" else ())
    if gone != played:
        return f"left the hands: {write_cards(gone.elements())}"
    in_play = was.position.phase is Phase.PLAY
    changed = trouble_with_hands(was.state.hands, now.state.hands, seat) if in_play else None
    return changed or trouble(now)


def _held(deal: EscapeDeal) -> Counter[Card]:
    return Counter(card for hand in deal.state.hands for card in hand)
