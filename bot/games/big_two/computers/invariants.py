"""What must hold at every action: each card is in one place, counts are right, and everybody who must act can."""

from __future__ import annotations

from collections.abc import Iterator

from bot.computers.player import StepTaken
from bot.computers.soundness import deal_of, trouble_with_hands
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Deal
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.cards.masks import all_of, card_count, joined, shared, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.deal.stock import RECYCLINGS
from bot.games.big_two.verbs import DECLINE, SWAP

_LEAVES = (DECLINE, SWAP)
"""The only actions that take cards out of a deal."""


def trouble(watched: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong with a deal, or with the step that led to it; None if all is well."""
    deal = deal_of(PLAY, watched)
    if step is not None and (wrong := _wrong_step(step, deal)):
        return wrong
    doubled = _doubled(deal)
    if doubled:
        return f"in two places: {deal.position.setting.pack.text(doubled)}"
    return _counts(deal) or _actors(deal)


def _wrong_step(step: StepTaken, after: BigTwoDeal) -> str | None:
    """What is wrong with a step."""
    before = deal_of(PLAY, step.before)
    pack = after.position.setting.pack
    back, gone = without(_away(before), _away(after)), without(_away(after), _away(before))
    if back:
        return f"came back into the deal: {pack.text(back)}"
    if gone and step.action not in _LEAVES:
        return f"nowhere: {pack.text(gone)}"
    return _moved(before, step.seat, step.action, after)


def _places(deal: BigTwoDeal) -> Iterator[Mask]:
    """The cards of each place as a set: hands, played cards, stock, and what a phase before play holds."""
    pack = deal.position.setting.pack
    yield from deal.state.hands
    yield deal.position.played
    yield pack.mask(deal.state.stock)
    if isinstance(deal.state.phase, LeftOver):
        yield pack.mask(deal.state.phase.cards)
    elif isinstance(deal.state.phase, Picking):
        yield from deal.state.phase.piles


def _doubled(deal: BigTwoDeal) -> Mask:
    seen = doubled = 0
    for mask in _places(deal):
        doubled, seen = joined(doubled, shared(seen, mask)), joined(seen, mask)
    return doubled


def _away(deal: BigTwoDeal) -> Mask:
    """The cards that have left the deal."""
    return without(deal.position.setting.pack.all, all_of(_places(deal)))


def _counts(deal: BigTwoDeal) -> str | None:
    """The first public number that is wrong, or None."""
    position, hands, phase = deal.position, deal.state.hands, deal.state.phase
    for seat, hand in enumerate(hands):
        view = deal.view(seat)
        if phase is None and position.counts[seat] != card_count(hand):
            return f"seat {seat} has a wrong count of cards"
        if view.own.hand_mask != hand:
            return f"seat {seat} does not see its hand"
    if phase is None and position.course.stock != len(deal.state.stock):
        return "the stock has a wrong count of cards"
    if isinstance(phase, Pool) and without(all_of(phase.line), hands[phase.ranks[phase.at]]):
        return "a card lies in the line that its owner does not hold"
    if position.course.recycled > RECYCLINGS:
        return "the stock was shuffled anew too often"
    return None


def _actors(deal: BigTwoDeal) -> str | None:
    """Who cannot do what they are asked, or can do something unasked; None if all is well."""
    asks = deal.asks()
    if deal.result() is not None:
        return "the deal is over, and somebody may act" if asks or deal.due() else None
    if not waited_for(deal):
        return "nobody is waited for"
    for seat in range(deal.position.setting.seats):
        acts = any(ask.verb != "call" for ask in asks.get(seat, ()))  # of calls, only the true ones are listed
        if acts != any(action.verb != "call" for action in deal.legal_actions(seat)):
            return f"seat {seat} is asked and has no legal action" if acts else f"seat {seat} may act unasked"
    return None


def _moved(before: BigTwoDeal, seat: Seat, action: Action, after: BigTwoDeal) -> str | None:
    """What is wrong with the cards that moved: a play takes its cards out of one hand only, and a pass takes none."""
    then, now, played = before.state.hands, after.state.hands, before.position.played
    if action.verb == "play":
        put = after.position.setting.pack.mask(action.cards)
        if now[seat] != without(then[seat], put) or after.position.played != joined(played, put):
            return f"seat {seat} did not play its cards"
    elif action.verb != "pass":
        return None
    if action.verb == "pass" and without(then[seat], now[seat]):
        return f"seat {seat} lost cards by a pass"
    return trouble_with_hands(then, now, seat)
