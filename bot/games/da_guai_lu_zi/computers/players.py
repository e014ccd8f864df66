"""The players of Da Guai Lu Zi. Each sees a view, never a partner's cards, and chooses one of its legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cards import Card
from bot.computers.plain_player import speak as speak
from bot.computers.player import Rng
from bot.computers.soundness import asked_view
from bot.engine.actions import Action
from bot.engine.game import View
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi.cards.chosen_plays import PlayOption
from bot.games.da_guai_lu_zi.computers.casual import casual_answer, casual_lead, going_out
from bot.games.da_guai_lu_zi.computers.seat_knowledge import SeatKnowledge, least_useful
from bot.games.da_guai_lu_zi.computers.sharp import sharp_answer, sharp_lead
from bot.games.da_guai_lu_zi.deal.judge import rank_name
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY
from bot.games.da_guai_lu_zi.deal.tribute import highest_of


def exchanged(seen: SeatKnowledge) -> Action:
    """What the seat gives away, or takes of what is put out for it."""
    if seen.position.phase is Phase.TRIBUTE:
        return Action("give", (_rarest(seen, highest_of(seen.order, seen.hand)),))
    if offered := seen.view.own.offered(seen.seat):
        return Action("choose", number=max(range(len(offered)), key=lambda at: seen.order.lowest_first(offered[at])))
    return Action("give", returned(seen))


def returned(seen: SeatKnowledge) -> tuple[Card, ...]:
    """The least useful cards of a recipient: one, or as many candidates of different ranks as are owed."""
    owed, found = seen.view.own.owed(seen.position.rules, seen.seat), list[Card]()
    for card in least_useful(seen, seen.hand):
        if len(found) < owed and rank_name(card) not in map(rank_name, found):
            found.append(card)
    return seen.order.sorted(found)


def _rarest(seen: SeatKnowledge, cards: tuple[Card, ...]) -> Card:
    """Of equally high cards that of the suit of which the hand has least."""
    return min(cards, key=lambda card: (sum(other.suit == card.suit for other in seen.hand), card.suit))


Lead = Callable[[SeatKnowledge], PlayOption]
Answer = Callable[[SeatKnowledge], PlayOption | None]


_WAYS: Mapping[str, tuple[Lead, Answer]] = {"casual": (casual_lead, casual_answer), "sharp": (sharp_lead, sharp_answer)}
"""How a casual player leads and answers, and one who counts cards and plays."""


def choose(view: View, rng: Rng, level: str) -> Action:
    """What a player of this level does; but for greedy ones, all do alike in an exchange, and go out when they can.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng
    seen = seen_by(view)
    if level == "greedy":
        return _greedy(seen)
    if seen.position.phase is not Phase.PLAY:
        return exchanged(seen)
    out = going_out(seen)
    if out is not None:
        return seen.action_of(out)
    lead, answer = _WAYS[level]
    found = lead(seen) if seen.table is None else answer(seen)
    return PASS if found is None else seen.action_of(found)


def _greedy(seen: SeatKnowledge) -> Action:
    """The lowest legal play, on the lead with the most cards; it never thinks of partners."""
    if seen.position.phase is not Phase.PLAY:
        return seen.view.legal_actions()[0]
    if seen.table is None:
        longest = max(len(one.cards) for one in seen.options)
        return seen.action_of(next(one for one in seen.options if len(one.cards) == longest))
    return seen.action_of(seen.options[0]) if seen.options else PASS


def seen_by(view: View) -> SeatKnowledge:
    """What the seat of a view knows.

    Raises:
        TypeError: the view is not of Da Guai Lu Zi.
        ValueError: nothing is asked of its seat.
    """
    return SeatKnowledge(*asked_view(PLAY, view))
