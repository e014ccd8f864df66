"""What a seat is asked before the first play, by the name that its sentences have in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.games.actions import Seat
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.tasks import Exchange
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.rules.options import RestUse


@dataclass(frozen=True, slots=True)
class Asked:
    """A question before play. ``kind`` ends the keys ``prompt-...`` and ``wait-...``.

    ``many`` cards are to be given or kept, or places are to be chosen from; ``seats`` are the others it is about;
    ``cards`` are left over, as far as the reader may know; ``draws`` is how many the next player draws.
    """

    kind: str
    many: int = 1
    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    draws: int = 0

    @property
    def verb(self) -> str:
        """The verb of the action that answers."""
        return _VERBS.get(self.kind, self.kind)


_VERBS = {
    "return": "give",
    "put-out": "give",
    "demand-pool": "demand",
    "choose-hand": "choose",
    "take-unseen": "take",
}


def asked_by(phase: Phase) -> dict[Seat, Asked]:
    """What a phase, as its reader sees it, asks of whom."""
    if isinstance(phase, LeftOver):
        return {phase.seat: _left_over(phase)}
    if not isinstance(phase, Exchange):
        raise TypeError(f"no words for {phase.name}")
    return {
        seat: Asked(
            _kind(phase, task.verb, len(task.seats)),
            task.many,
            task.seats,
            draws=phase.many if isinstance(phase, Chain) else 0,
        )
        for seat, task in phase.tasks().items()
    }


def _left_over(phase: LeftOver) -> Asked:
    if phase.use is RestUse.SWAP:
        return Asked("swap")
    return Asked("take" if phase.cards else "take-unseen", cards=phase.cards)


def _kind(phase: Exchange, verb: str, others: int) -> str:
    match verb:
        case "give":
            return "put-out" if isinstance(phase, Pool) else "return"
        case "choose":
            return "choose-hand" if isinstance(phase, Picking) else "choose"
        case "demand":
            return "demand-pool" if isinstance(phase, Pool) and others > 1 else "demand"
    return verb
