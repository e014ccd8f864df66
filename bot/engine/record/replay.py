"""Replays a record through the game's own judge, and reports what is right and what is not."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.cards import write_cards
from bot.engine.actions import Action, NotPossible, Seat, must_act
from bot.engine.chance import Stated
from bot.engine.game import Deal, Event, Game, Json, Match, NotAllowed, Refusal, Result
from bot.engine.record.form import DealRecord, Line, Record
from bot.engine.record.reading import read_record
from bot.engine.record.revealed import untrue


class ChanceRefusal(StrEnum):
    """Why a line of chance has no effect. No game judges it, because no seat acts."""

    WRONG_PHASE = "wrong_phase"  # nothing waits for chance now


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record: accepted, with what happened, or refused without effect."""

    seat: Seat | None  # None: chance decided
    action: Action
    refusal: Refusal | None  # None: accepted
    events: tuple[Event, ...] = ()
    before: Deal | None = None  # the deal that an accepted action was done in; None: nobody asked to keep it


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal after its recorded actions and all that was then due. Records do not say that nobody answered."""

    opened: Deal  # the deal before the first action
    start: tuple[Event, ...]  # what happened while dealing
    steps: tuple[Step, ...]
    deal: Deal
    seats: int
    stated: Json  # the result that the record states, in the form of its game
    game: Game
    untrue: tuple[str, ...] = ()  # fields of the reveal that do not follow from the shuffle

    @property
    def result(self) -> Result | None:
        return self.deal.result()

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat; all zero until the deal is over, and for a void deal."""
        result = self.result
        return (0,) * self.seats if result is None or result.void else result.points

    @property
    def holds(self) -> bool:
        """Whether nothing was refused, and the stated result and reveal, if any, are true."""
        accepted = all(step.refusal is None for step in self.steps)
        return accepted and self.states_right and not self.untrue

    @property
    def states_right(self) -> bool:
        """Whether the stated result, if any, is the one the rules give."""
        return self.stated is None or (
            self.result is not None and self.stated == self.game.record.result.write(self.result)
        )

    def to_act(self) -> frozenset[Seat]:
        """Who must act."""
        return must_act(self.deal)

    def left(self) -> list[str]:
        """The current hands by seat, in notation."""
        return [write_cards(self.deal.view(seat).hand) for seat in range(self.seats)]

    def to_json(self) -> Json:
        result = self.result
        return {
            "actions": [
                {"accepted": step.refusal is None, "refusal": step.refusal and step.refusal.name.value}
                for step in self.steps
            ],
            "over": result is not None,
            "winner": None if result is None else result.winner,
            "left": self.left(),
            "points": list(self.points),
            "to_act": sorted(self.to_act()),
            **({"untrue": list(self.untrue)} if self.untrue else {}),
            **self.game.record.report(self.deal),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """A replayed record: each deal, and the match after them."""

    record: Record
    deals: tuple[PlayedDeal, ...]
    match: Match

    @property
    def ok(self) -> bool:
        """Whether nothing was refused and every stated result holds."""
        return all(deal.holds for deal in self.deals)

    def to_json(self) -> Json:
        """The report as ``record check --json`` prints it (docs/record.md)."""
        return {
            "ok": self.ok,
            "deals": [deal.to_json() for deal in self.deals],
            "totals": list(self.match.totals),
            "match_over": self.match.over(),
            **self.record.the_game().record.report_match(self.match),
        }


def check(text: str) -> Report:
    """Read a record's text and replay it. Refused actions do not raise: the report has them.

    Raises:
        NotPossible: the text is not a usable record.
    """
    return replay(read_record(text))


def replay(record: Record, *, deals: bool = False) -> Report:
    """Put every action of a record before the judge, in order. A refused action changes nothing.

    A deal that is not over books nothing. The next deal starts as if it had never been. ``deals``: each step keeps the
    deal before it, which takes memory.

    Raises:
        NotPossible: the rules, the dealt cards or the number of deals do not fit the game.
    """
    match = record.the_game().new_match(record.rules(), record.options, record.head)
    played: list[PlayedDeal] = []
    for number, deal in enumerate(record.deals, 1):
        if match.over():
            raise NotPossible(f"deal {number}: the match was over after deal {number - 1}")
        try:
            opened, events = _start(match, deal)
            played.append(_play(deal, opened, events, record, deals=deals))
        except NotPossible as wrong:
            raise NotPossible(f"deal {number}{',' if str(wrong).startswith('action ') else ':'} {wrong}") from None
        result = played[-1].result
        if result is not None:
            match = match.book(result)
    return Report(record, tuple(played), match)


def _start(match: Match, deal: DealRecord) -> tuple[Deal, tuple[Event, ...]]:
    if deal.shuffle is not None:
        return match.start_deal(deal.shuffle)
    return match.start_given(deal.hands, deal.left, deal.fields)


def _play(record: DealRecord, opened: Deal, start: tuple[Event, ...], whole: Record, *, deals: bool) -> PlayedDeal:
    deal = opened
    steps: list[Step] = []
    lines = deque(record.actions)
    while lines:
        seat, action = lines.popleft()
        if seat is None:
            decided = _by_chance(deal, action, len(steps) + 1)
            refused = None if decided else Refusal(ChanceRefusal.WRONG_PHASE, "")
            deal, events = decided or (deal, ())
            steps.append(Step(None, action, refused, events))
            continue
        reached = deal.reach(seat, action)
        stated = tuple(decided.cards for decided in _decided(lines))
        try:
            deal, events = (reached.with_chance(Stated(stated)) if record.shuffle is None else reached).apply(
                seat, action
            )
        except NotAllowed as refused:
            steps.append(Step(seat, action, refused.refusal))
            continue
        except NotPossible as wrong:
            raise NotPossible(f"action {len(steps) + 1}: {wrong}") from None
        steps.append(Step(seat, action, None, events, reached if deals else None))
        used = len(stated) - len(deal.chance.lines) if isinstance(deal.chance, Stated) else 0
        steps += [Step(None, lines.popleft()[1], None) for _ in range(used)]
    while deal.due() is not None:
        deal, _ = deal.fall_due()
    return PlayedDeal(
        opened,
        start,
        tuple(steps),
        deal,
        len(whole.seats),
        record.result,
        whole.the_game(),
        _untrue(record, opened, whole),
    )


def _by_chance(deal: Deal, action: Action, number: int) -> tuple[Deal, tuple[Event, ...]] | None:
    """The deal after chance decided what is due, with its events. None if nothing waits for chance."""
    stated = deal.with_chance(Stated((action.cards,)))
    if stated.due() is None:
        return None
    try:
        decided, events = stated.fall_due()
    except NotPossible as wrong:
        raise NotPossible(f"action {number}: {wrong}") from None
    return None if decided.chance == stated.chance else (decided, events)


def _untrue(record: DealRecord, opened: Deal, whole: Record) -> tuple[str, ...]:
    if record.shuffle is None or record.revealed is None:
        return ()
    packs = whole.the_game().packs(whole.rules())
    return tuple(untrue(record.revealed, record.hands, record.shuffle, packs, opened))


def _decided(lines: Iterable[Line]) -> Iterator[Action]:
    """What chance decides right after an action, up to the next action of a seat."""
    for seat, action in lines:
        if seat is not None:
            return
        yield action
