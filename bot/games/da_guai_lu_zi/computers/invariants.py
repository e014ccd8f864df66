"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.player import StepTaken
from bot.computers.soundness import deal_of, trouble_with_asks, trouble_with_hands
from bot.engine.game import Deal
from bot.games.da_guai_lu_zi.deal.position import Phase, out_team
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal


def trouble(watched: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong with a deal, or with the step that led to it; None if all is well."""
    deal = deal_of(PLAY, watched)
    if step is not None and (wrong := _wrong_step(step, deal)):
        return wrong
    if wrong := trouble_with_asks(deal):
        return wrong
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if (deal.result() is not None) != (out_team(deal.position.places) is not None):
        return "a team is out and the deal goes on, or the other way round"
    whole = Counter(card for hand in deal.state.hands for card in hand) + Counter(deal.position.played)
    return None if whole == Counter(deal.position.rules.pack.cards()) else "cards are missing or were added"


def _wrong_step(step: StepTaken, after: EscapeDeal) -> str | None:
    """What is wrong with a step."""
    before, action = deal_of(PLAY, step.before), step.action
    gone = _held(before) - _held(after)
    played = Counter(action.cards if action.verb == "play" else ())
    if gone != played:
        return f"left the hands: {write_cards(gone.elements())}"
    in_play = before.position.phase is Phase.PLAY
    return trouble_with_hands(before.state.hands, after.state.hands, step.seat) if in_play else None


def _held(deal: EscapeDeal) -> Counter[Card]:
    return Counter(card for hand in deal.state.hands for card in hand)
