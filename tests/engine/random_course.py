"""Random rules, and deals that are played at random under them: whoever may act takes a random legal action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, cast

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, NotPossible, Seat
from bot.engine.game import Deal, Event, Match
from bot.engine.rulebook.declarations import Rulebook, parameters

OwnDeal = TypeVar("OwnDeal", bound=Deal)
OwnMatch = TypeVar("OwnMatch", bound=Match)
OwnRules = TypeVar("OwnRules", bound=Rulebook)
Given = ParamSpec("Given")
Seen = TypeVar("Seen")
Done = tuple[Seat, Action] | None
"""An action, or None where something fell due."""


class Legal(dict[Seat, Sequence[Action]]):
    """What is listed for each seat of a deal, found when it is first asked for."""

    def __init__(self, deal: Deal) -> None:
        super().__init__()
        self._deal = deal

    def __missing__(self, seat: Seat) -> Sequence[Action]:
        self[seat] = found = self._deal.legal_actions(seat)
        return found


class Step(NamedTuple, Generic[OwnDeal]):
    """One action of a deal, or something that fell due."""

    before: OwnDeal
    legal: Legal
    done: Done
    after: OwnDeal
    events: tuple[Event, ...]

    @property
    def seat(self) -> Seat:
        """Who acted."""
        assert self.done is not None
        return self.done[0]

    @property
    def action(self) -> Action:
        """What they did."""
        assert self.done is not None
        return self.done[1]


class Course(NamedTuple, Generic[OwnMatch, OwnDeal]):
    """One deal of a match, as it was played."""

    match: OwnMatch
    shuffle: Shuffle
    opened: OwnDeal
    start: tuple[Event, ...]
    steps: tuple[Step[OwnDeal], ...]

    @property
    def states(self) -> tuple[OwnDeal, ...]:
        return (self.opened, *(step.after for step in self.steps))

    @property
    def end(self) -> OwnDeal:
        return self.steps[-1].after if self.steps else self.opened

    @property
    def booked(self) -> OwnMatch:
        """The match after the deal."""
        result = self.end.result()
        assert result is not None
        after: Any = self.match.book(result)
        found: OwnMatch = after
        return found


Chooser = Callable[[Any, Legal, Random], Done]
"""What happens next in a deal, of what is legal: nothing is tried that is refused."""


def by_lists(choose: Callable[[Sequence[Action], Random], Action]) -> Chooser:
    """Any seat that is asked something acts, and this chooses of its list."""

    def next_step(deal: Deal, legal: Legal, chance: Random) -> Done:
        seat = chance.choice(sorted(deal.asks()))
        return seat, choose(legal[seat], chance)

    return next_step


def any_step(deal: Deal, legal: Legal, chance: Random) -> Done:
    """Any listed action of anybody; what is due sometimes happens at once, else once nobody acts."""
    if deal.due() and chance.random() < 0.3:
        return None
    able = [seat for seat in deal.asks() if legal[seat]]
    if not able and deal.due():
        return None
    seat = chance.choice(able)
    return seat, chance.choice(legal[seat])


def varied(rules: OwnRules, chance: Random, values: Mapping[str, Sequence[Any]], rounds: int = 1) -> OwnRules:
    """Consistent rules: each parameter has its default or any of its values, or of those that are given.

    What contradicts a later value in the first round may fit in the next.
    """
    known = list(parameters(type(rules)).items())
    for _ in range(rounds):
        chance.shuffle(known)
        for name, parameter in known:
            if chance.random() < 0.5:
                continue
            try:
                rules = rules.but({name: chance.choice(list(values.get(name) or parameter.kind.listed))})
            except NotPossible:
                continue
    return rules


def courses_of(
    new: Callable[[], Any], pack: Sequence[Card], chance: Random, deals: int, choose: Chooser
) -> Iterator[Course[Any, Any]]:
    """So many deals, in as many matches as that takes."""
    match = new()
    for number in range(1, deals + 1):
        if match.over():
            match = new()
        played = course_of(match, Shuffle("laws", number, chance.randbytes(32), tuple(pack)), chance, choose)
        yield played
        match = played.booked


def course_of(match: OwnMatch, shuffle: Shuffle, chance: Random, choose: Chooser) -> Course[OwnMatch, Any]:
    """One deal, played at random to its end."""
    opened, start = match.start_deal(shuffle)
    return Course(match, shuffle, opened, start, tuple(_steps(opened, chance, choose)))


def _steps(deal: Any, chance: Random, choose: Chooser) -> Iterator[Step[Any]]:
    while deal.result() is None:
        legal = Legal(deal)
        done = choose(deal, legal, chance)
        after, events = deal.fall_due() if done is None else deal.apply(*done)
        yield Step(deal, legal, done, after, events)
        deal = after


def played_once(play: Callable[Given, Iterator[Seen]]) -> Callable[Given, Sequence[Seen]]:
    """All that a function yields, which plays at random, but always the same: it is played once for all tests."""
    return cast("Callable[Given, Sequence[Seen]]", cache(lambda *given: tuple(cast("Any", play)(*given))))
