"""What a seat is asked before the first play of Big Two, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Facts, Player, Players
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.tasks import Exchange
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.closed_choices import RestUse
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.verbs import REDEAL
from bot.scenes.wording import Text, saying


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked outside play. ``kind`` ends the keys of its sentences, ``prompt-...`` and ``wait-...``."""

    kind: str
    verb: str  # the verb of the action that answers
    many: int = 1  # cards to be named, or places to choose from
    seats: tuple[Seat, ...] = ()  # the others it is about
    cards: tuple[Card, ...] = ()  # what lies there, as far as the reader may know
    draws: int = 0  # how many the next player draws


Questions = Mapping[Seat, Question]
"""What is asked of whom outside play; nothing while cards are played."""


OFFER = Question(REDEAL.verb, REDEAL.verb)
"""What everybody is asked alike where a redeal is offered."""


def questions(view: BigTwoView) -> Questions:
    """Who is asked what before play, as the reader of ``view`` may know; nothing once play has begun."""
    if view.position.undecided:
        return dict.fromkeys(seats_of(view.position.undecided), OFFER)
    return asked_by(view.own.before) if view.own.before is not None else {}


def is_before_play(view: BigTwoView) -> bool:
    """Whether something is exchanged, or a redeal offered."""
    return view.position.phase not in ("play", "over")


def heading(view: BigTwoView) -> Text | None:
    """The name of the phase before play."""
    return saying("phase-heading", phase=view.position.phase) if is_before_play(view) else None


def waiting(view: BigTwoView) -> tuple[Text, ...]:
    """Whom the table waits for before play, and what they are about to do, as the reader may know."""
    if view.position.undecided:
        missing = tuple(seats_of(view.position.undecided))
        return saying("prompt-redeal"), saying("wait-redeal", missing=Players(missing), n=len(missing))
    return tuple(_waits(seat, asked) for seat, asked in sorted(questions(view).items()))


def others_asked(view: BigTwoView, seat: Seat) -> tuple[Text, ...]:
    """What others are asked at the same time as this seat, in an exchange."""
    if view.position.undecided:
        return ()
    return tuple(_waits(other, asked) for other, asked in sorted(questions(view).items()) if other != seat)


def _waits(seat: Seat, asked: Question) -> Text:
    other = {"other": Player(asked.seats[0])} if asked.seats else {}
    facts: Facts = {"name": Player(seat), "n": asked.many, "cards": Cards(asked.cards), "shown": bool(asked.cards)}
    return Text(f"wait-{asked.kind}", {**facts, **other})


def asked_by(phase: Phase) -> dict[Seat, Question]:
    """What a phase, as its reader sees it, asks of whom."""
    if isinstance(phase, LeftOver):
        return {phase.seat: _left_over(phase)}
    if not isinstance(phase, Exchange):
        raise TypeError(f"no words for {phase.name}")
    return {
        seat: Question(
            _kind(phase, task.verb, len(task.seats)),
            task.verb,
            task.many,
            task.seats,
            draws=phase.many if isinstance(phase, Chain) else 0,
        )
        for seat, task in phase.tasks().items()
    }


def _left_over(phase: LeftOver) -> Question:
    if phase.use is RestUse.SWAP:
        return Question("swap", "swap")
    return Question("take", "take", cards=phase.cards)


def _kind(phase: Exchange, verb: str, others: int) -> str:
    match verb:
        case "give":
            return "put-out" if isinstance(phase, Pool) else "return"
        case "choose":
            return "choose-hand" if isinstance(phase, Picking) else "choose"
        case "demand":
            return "demand-pool" if isinstance(phase, Pool) and others > 1 else "demand"
    return verb
