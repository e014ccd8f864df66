"""What a casual player does before play. Left-over cards, exchanges and redeals are judged by the hand they lead to."""

from __future__ import annotations

from bot.computers.player import Rng
from bot.engine.actions import Action, Seat
from bot.games.big_two.before.exchange.tasks import Exchange, Task, protected
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.cards.pack import bits
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.closed_choices import RestUse
from bot.games.big_two.verbs import DECLINE, REDEAL, SWAP, TAKE, WAIVE
from tests.bench.strength.first_casual.plan import Planner, planner_of

_ANY_CARD = 0.7
"""What an unseen card adds to the cost of a plan, on average."""
_BAD = 3.5
"""A hand whose plan costs more than this is worse than most hands of 13 cards."""
_TOO_GOOD = 0.3
"""How much worse a hand may get for each card taken, since every extra card must be got rid of."""


def before_play(view: BigTwoView, rng: Rng) -> Action:
    """What the seat does in the phase before play.

    Raises:
        ValueError: the phase asks nothing of the seat.
    """
    phase, seat = view.own.before, view.seat
    if seat is None or phase is None or seat not in phase.asks():
        raise ValueError(f"seat {seat} has no legal action")
    if isinstance(phase, LeftOver):
        return _left_over(view, phase)
    if isinstance(phase, Exchange):
        return _exchanged(view, phase.tasks()[seat], rng)
    return view.legal_actions()[0]


def wants_redeal(view: BigTwoView) -> bool:
    """Whether the seat may ask for a redeal and holds a bad hand (BT-12.3)."""
    if REDEAL not in view.legal_actions():
        return False
    return planner_of(view.position.setting.rules).plan(view.own.hand_mask).cost > _BAD


# --- Left-over cards ---


def _left_over(view: BigTwoView, phase: LeftOver) -> Action:
    """Take cards that improve the hand. Swap the lowest card if a hidden one is likely to improve it."""
    planner, hand = planner_of(view.position.setting.rules), view.own.hand_mask
    cost = planner.plan(hand).cost
    if phase.use is RestUse.SWAP:
        swapped = planner.plan(hand & hand - 1).cost + _ANY_CARD
        return SWAP if swapped < cost else DECLINE
    taken = planner.plan(hand | view.position.setting.pack.mask(phase.cards)).cost
    return TAKE if taken + _TOO_GOOD * len(phase.cards) < cost else DECLINE


# --- Exchanges ---


def _exchanged(view: BigTwoView, task: Task, rng: Rng) -> Action:
    if task.verb == "choose":
        return Action("choose", number=rng.randrange(task.many))
    if task.verb == "demand":
        return _demand(view, task.seats, rng)
    stays = protected(view.position.setting)
    if task.verb == "keep":
        cards = _strongest(view.own.hand_mask, stays, task.many)
    else:
        cards = _unwanted(
            planner_of(view.position.setting.rules), view.own.hand_mask, view.own.hand_mask & ~stays, task.many
        )
    return Action(task.verb, view.position.setting.pack.of(cards))


def _strongest(hand: int, stays: int, many: int) -> int:
    """The highest cards. Those that nobody may draw anyway are chosen only if there are no others."""
    movable, safe = list(bits(hand & ~stays)), list(bits(hand & stays))
    return sum([*safe, *movable][-many:])


def _unwanted(planner: Planner, hand: int, movable: int, many: int) -> int:
    """The cards whose absence leaves the best hand, chosen one after the other; of equal ones the lowest."""
    given = 0
    for _ in range(many):
        rest = hand & ~given
        given |= min(bits(movable & ~given), key=lambda card: (planner.plan(rest & ~card).cost, card))
    return given


def _demand(view: BigTwoView, seats: tuple[Seat, ...], rng: Rng) -> Action:
    """Demand the card that helps the hand most. Chance picks who is asked."""
    planner, pack, hand = planner_of(view.position.setting.rules), view.position.setting.pack, view.own.hand_mask
    asked = list(bits(pack.all & ~hand & ~protected(view.position.setting)))
    if not asked:
        return WAIVE
    best = min(asked, key=lambda card: (planner.plan(hand | card).cost, -card))
    return Action("demand", pack.of(best), seats[rng.randrange(len(seats))])
