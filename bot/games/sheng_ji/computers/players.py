"""The players of Sheng Ji. Each sees a view, never the partner's cards, and chooses one of its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.computers.player import Rng, spoken_actions
from bot.computers.soundness import asked_view
from bot.engine.actions import Action, asked
from bot.engine.game import View
from bot.engine.seam.play import PASS
from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.computers.before_play import best_burial, named, poor, wanted
from bot.games.sheng_ji.computers.following import best_follow, follow_choices
from bot.games.sheng_ji.computers.keeping import Keeping
from bot.games.sheng_ji.computers.leading import best_lead, lead_choices
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY
from bot.games.sheng_ji.verbs import REDEAL

Way = Callable[[SeatKnowledge, Keeping], Cards]
"""Chooses the cards to play, by what the seat knows and what its cards are worth."""


def choose(view: View, rng: Rng, level: str) -> Action:
    """What a player of this level does; but for greedy ones, all do alike before play.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng
    seen = seen_by(view)
    if level == "greedy":
        return _greedy(seen)
    if seen.position.phase is not Phase.PLAY:
        return _before_play(seen)
    follow, lead = _WAYS[level]
    way = follow if seen.position.plays else lead
    return Action("play", seen.order.sorted(way(seen, keeping_of(seen))))


def seen_by(view: View) -> SeatKnowledge:
    """What the seat of a view knows.

    Raises:
        TypeError: the view is not of Sheng Ji.
        ValueError: nothing is asked of its seat.
    """
    return SeatKnowledge(*asked_view(PLAY, view))


def _greedy(seen: SeatKnowledge) -> Action:
    """The highest legal card when it wins the trick, else the lowest; it never thinks of its partner.

    It declares whatever it can.
    """
    actions, position = seen.view.legal_actions(), seen.position
    if position.phase is not Phase.PLAY:
        return next((action for action in actions if action.verb == "declare"), actions[0])
    plays = [action.cards for action in actions]
    if position.plays:
        plays = [cards for cards in plays if seen.winning((*position.plays, cards)) == seen.seat]
    else:
        plays = [cards for cards in plays if len(cards) == 1]
    return Action("play", max(plays, key=lambda cards: _height(seen, cards))) if plays else actions[0]


def speak(view: View) -> Action | None:
    """What the seat does although nobody waits for it: declare, or claim a redeal; None if it stays silent."""
    seen = seen_by(view)
    shown = spoken_actions(view)
    if REDEAL in shown and poor(seen.view):
        return REDEAL
    return wanted(seen.view, [action for action in shown if action.verb == "declare"])


def keeping_of(seen: SeatKnowledge) -> Keeping:
    """What the cards of a hand are worth as things stand."""
    return Keeping(seen.order, seen.unseen, seen.trumps)


def _before_play(seen: SeatKnowledge) -> Action:
    position, view = seen.position, seen.view
    if position.phase is Phase.BURY and position.turn == seen.seat:
        return Action("bury", best_burial(seen, keeping_of(seen)))
    if position.phase is Phase.NAMING:
        return Action("trump", words=(named(view),))
    if position.phase is Phase.CHOOSE and position.failed is not None:
        return Action("choose", max(position.failed.beaten, key=lambda unit: _answered(seen, unit)))
    actions = view.legal_actions()
    shown = [action for action in actions if action.verb == "declare"]
    if REDEAL in actions and poor(view):
        return REDEAL
    can_pass = asked(position, seen.seat, "pass") is not None
    return wanted(view, shown) or (PASS if can_pass else actions[0])


def _answered(seen: SeatKnowledge, unit: Cards) -> tuple[bool, int, int]:
    """How good a unit of a failed throw is for whoever names it: they beat it, or it is worth much."""
    name = seen.order.suit_of(unit[0])
    top = max(seen.order.place(card) for card in unit)
    own = seen.by_suit[name]
    suit = seen.order.suits[name]
    beaten = any(many >= len(unit) and suit.place_of[face] > top for face, many in enumerate(own))
    return (beaten, points_in(unit), -top)


def _height(seen: SeatKnowledge, cards: Cards) -> tuple[int, list[tuple[bool, int, int]]]:
    keys = sorted(
        ((key[0], seen.order.place(card), key[2]) for card in cards for key in [seen.order.key(card)]), reverse=True
    )
    return len(cards), keys


# --- A casual player ---


DEAR = 6.0
"""The value of cards that a trick without points is not worth."""


def casual_lead(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """A top card or pair of a side suit, else a long unit, else a low card of the longest suit."""

    def height(cards: Cards) -> tuple[bool, int, bool, int, Cards]:
        lead = lead_of(seen.order, cards)
        assert lead is not None
        last = len(lead.suit.places) - 1
        side = lead.suit.name != TRUMPS
        top = lead.units[0].top >= last - (lead.shapes[0].width > 1) and side and not lead.is_throw
        run = lead.shapes[0].length if not lead.is_throw else 0
        points = points_in(cards) if not top else 0
        return (top or run > 1, run, side, sum(seen.by_suit[lead.suit.name]) - 3 * points - lead.units[0].top, cards)

    del keeping
    return max(lead_choices(seen), key=height)


def casual_follow(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """Feed a partner who wins, win cheaply where there are points, else give away little."""
    found = list(dict.fromkeys(map(seen.order.sorted, follow_choices(seen, keeping))))
    plays = seen.position.plays
    price = {cards: keeping.loss(seen.by_suit, cards) for cards in found}
    last = len(plays) == 3
    if seen.mate(seen.winning(plays)) and (last or len(plays) == 2):
        return max(found, key=lambda cards: (points_in(cards) - price[cards] / 2, cards))
    wins = [cards for cards in found if seen.winning((*plays, cards)) == seen.seat]
    if wins:
        cheapest = min(wins, key=lambda cards: (price[cards] - last * points_in(cards), cards))
        table = points_in(card for play in plays for card in play)
        if price[cheapest] <= DEAR + table:
            return cheapest
    return min(found, key=lambda cards: (points_in(cards) + price[cards] / 2, cards))


_WAYS: Mapping[str, tuple[Way, Way]] = {"casual": (casual_follow, casual_lead), "sharp": (best_follow, best_lead)}
"""How a casual player follows and leads, and one who counts the cards and weighs the points."""
