"""What every computer does before play. Left-over cards, exchanges and redeals are judged by the hand they lead to."""

from __future__ import annotations

from collections.abc import Iterable

from bot.computers.player import Rng
from bot.engine.actions import Action, Seat
from bot.games.big_two.before.exchange.tasks import Exchange, Task, protected
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.cards.masks import all_of, card_count, joined, lowest, shared, top_rank, without
from bot.games.big_two.cards.pack import Mask, bits, top_suit
from bot.games.big_two.cards.tables import SUITS
from bot.games.big_two.computers.plan import Planner, planner_of
from bot.games.big_two.computers.sharp.weights import Weights
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.closed_choices import RestUse
from bot.games.big_two.verbs import DECLINE, REDEAL, SWAP, TAKE, WAIVE

_ANY_CARD = 0.7
"""What an unseen card adds to the cost of a plan, on average."""
_NEAR_FLUSH = 4
"""So many cards of a suit lack one for a flush."""
_BAD = 3.5
"""A hand whose plan costs more than this is worse than most hands of 13 cards."""
_TOO_GOOD = 0.3
"""How much worse a hand may get for each card taken, since every extra card must be got rid of."""


def before_play(view: BigTwoView, rng: Rng, weights: Weights) -> Action:
    """What a player who judges plays and cards by these weights does in the phase before play.

    Raises:
        ValueError: the phase asks nothing of the seat.
    """
    phase, seat = view.own.before, view.seat
    if seat is None or phase is None or seat not in phase.asks():
        raise ValueError(f"seat {seat} has no legal action")
    if isinstance(phase, LeftOver):
        return _left_over(view, phase)
    if isinstance(phase, Exchange):
        return _exchanged(view, phase.tasks()[seat], rng, weights)
    return view.legal_actions()[0]


def wants_redeal(view: BigTwoView) -> bool:
    """Whether the seat may ask for a redeal and holds a bad hand (BT-12.3)."""
    if REDEAL not in view.legal_actions():
        return False
    return planner_of(view.position.setting.combinations).plan(view.own.hand_mask).cost > _BAD


# --- Left-over cards ---


def _left_over(view: BigTwoView, phase: LeftOver) -> Action:
    """Take cards that improve the hand. Swap the lowest card if a hidden one is likely to improve it."""
    planner, hand = planner_of(view.position.setting.combinations), view.own.hand_mask
    cost = planner.plan(hand).cost
    if phase.use is RestUse.SWAP:
        swapped = planner.plan(without(hand, lowest(hand))).cost + _ANY_CARD
        return SWAP if swapped < cost else DECLINE
    taken = planner.plan(joined(hand, view.position.setting.pack.mask(phase.cards))).cost
    return TAKE if taken + _TOO_GOOD * len(phase.cards) < cost else DECLINE


# --- Exchanges ---


def _exchanged(view: BigTwoView, task: Task, rng: Rng, weights: Weights) -> Action:
    if task.verb == "choose":
        return Action("choose", number=rng.randrange(task.many))
    if task.verb == "demand":
        return _demand(view, task.seats, rng, weights)
    hand, stays = view.own.hand_mask, protected(view.position.setting)
    if task.verb == "keep":
        cards = _strongest(hand, stays, task.many)
    else:
        cards = _unwanted(
            planner_of(view.position.setting.combinations, weights.strengths), hand, without(hand, stays), task.many
        )
    return Action(task.verb, view.position.setting.pack.of(cards))


def _strongest(hand: Mask, stays: Mask, many: int) -> Mask:
    """The highest cards. Those that nobody may draw anyway are chosen only if there are no others."""
    movable, safe = list(bits(without(hand, stays))), list(bits(shared(hand, stays)))
    return all_of([*safe, *movable][-many:])


def _unwanted(planner: Planner, hand: Mask, movable: Mask, many: int) -> Mask:
    """The cards whose absence leaves the best hand, chosen one after the other; of equal ones the lowest."""
    given = 0
    for _ in range(many):
        rest, open_to = without(hand, given), bits(without(movable, given))
        given = joined(given, min(open_to, key=lambda card: (planner.plan(without(rest, card)).cost, card)))
    return given


def _demand(view: BigTwoView, seats: tuple[Seat, ...], rng: Rng, weights: Weights) -> Action:
    """Demand the card that is likely to help most: the hand by its plan, and against others who lose a high card.

    A card is the likelier with one of ``seats``, the fewer may still hold it: nobody is asked for a card that they were
    asked for before. Chance picks who of the others is asked.
    """
    setting, hand, planner = (
        view.position.setting,
        view.own.hand_mask,
        planner_of(view.position.setting.combinations, weights.strengths),
    )
    pack = setting.pack
    asked = without(pack.all, joined(hand, protected(setting)))
    holders = {card: _holders(view, card) for card in bits(asked)}
    open_to = {card: here for card, able in holders.items() if (here := [seat for seat in seats if seat in able])}
    if not open_to:
        return WAIVE
    cost, by = planner.plan(hand).cost, weights.exchanging

    def worth(card: Mask) -> float:
        denied = by.two if shared(card, pack.twos) else by.ace if shared(card, pack.aces) else 0
        return (cost - planner.plan(joined(hand, card)).cost + denied) / len(holders[card])

    best = max(_worth_a_thought(open_to, hand), key=lambda card: (worth(card), card))
    others = open_to[best]
    return Action("demand", pack.of(best), others[rng.randrange(len(others))])


def _worth_a_thought(asked: Iterable[Mask], hand: Mask) -> set[Mask]:
    """The highest card of each rank, and all that may make a flush with the hand."""
    suits = [suit for suit, cards in enumerate(SUITS) if card_count(shared(hand, cards)) >= _NEAR_FLUSH]
    highest = {top_rank(card): card for card in sorted(asked)}
    return {*highest.values(), *(card for card in asked if top_suit(card) in suits)}


def _holders(view: BigTwoView, card: Mask) -> list[Seat]:
    """The others of whom nobody has demanded this card: whoever was asked has it no more."""
    cards = view.position.setting.pack.of(card)
    gone = {action.number for _, action in view.history if action.verb == "demand" and action.cards == cards}
    return [seat for seat in range(view.position.setting.seats) if seat != view.seat and seat not in gone]
