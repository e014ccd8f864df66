"""Deals that are played at random, and laws that hold for the deals of any game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from bot.dealing import Shuffle
from bot.engine.actions import Action, NotPossible, Seat
from bot.engine.game import Deal, Event, Match, find_game
from bot.engine.rulebook.declarations import Rulebook, parameters
from tests.engine.views import in_json

OwnDeal = TypeVar("OwnDeal", bound=Deal)
OwnMatch = TypeVar("OwnMatch", bound=Match)
OwnRules = TypeVar("OwnRules", bound=Rulebook)
Chooser = Callable[[Sequence[Action], Random], Action]
"""How an action is picked among the legal ones."""


class Step(NamedTuple, Generic[OwnDeal]):
    """One action of a deal."""

    before: OwnDeal
    seat: Seat
    action: Action
    after: OwnDeal
    events: tuple[Event, ...]


class Course(NamedTuple, Generic[OwnMatch, OwnDeal]):
    """One deal of a match, as it was played."""

    match: OwnMatch
    shuffle: Shuffle
    opened: OwnDeal
    start: tuple[Event, ...]
    steps: tuple[Step[OwnDeal], ...]

    @property
    def end(self) -> OwnDeal:
        return self.steps[-1].after


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
    new: Callable[[], OwnMatch], pack: Sequence[Any], chance: Random, deals: int, choose: Chooser
) -> Iterator[Course[OwnMatch, Any]]:
    """So many deals, in as many matches as that takes."""
    match = new()
    for number in range(1, deals + 1):
        if match.over():
            match = new()
        played = course_of(match, Shuffle("laws", number, chance.randbytes(32), tuple(pack)), chance, choose)
        yield played
        result = played.end.result()
        assert result is not None
        match = match.book(result)


def course_of(match: OwnMatch, shuffle: Shuffle, chance: Random, choose: Chooser) -> Course[OwnMatch, Any]:
    """One deal, played at random to its end."""
    opened, start = match.start_deal(shuffle)
    return Course(match, shuffle, opened, start, tuple(_steps(opened, chance, choose)))


def _steps(deal: Any, chance: Random, choose: Chooser) -> Iterator[Step[Any]]:
    while deal.result() is None:
        seat = chance.choice(sorted(deal.asks()))
        action = choose(deal.legal_actions(seat), chance)
        after, events = deal.apply(seat, action)
        yield Step(deal, seat, action, after, events)
        deal = after


# --- Laws ---


def a_log_replays(course: Course[Any, Any]) -> None:
    again, events = course.match.start_deal(course.shuffle)
    assert (again, events) == (course.opened, course.start)
    for step in course.steps:
        again, events = again.apply(step.seat, step.action)
        assert events == step.events
    assert again == course.end


def a_deal_round_trips(deal: Deal) -> None:
    text = json.dumps(deal.to_json())
    again = find_game(deal.rules.game).deal_from_json(deal.rules, json.loads(text))
    assert again == deal
    assert json.dumps(again.to_json()) == text


def a_view_betrays_nothing(deal: Deal, mixed_up: Callable[[Seat | None], Deal]) -> None:
    """If the cards that a viewer may not know change places, the viewer sees the same and may do the same."""
    for viewer in (None, *range(find_game(deal.rules.game).seats(deal.rules))):
        view, other = deal.view(viewer), mixed_up(viewer).view(viewer)
        assert other == view
        assert json.dumps(in_json(other)) == json.dumps(in_json(view))
        assert other.asks() == view.asks() == deal.asks()
        assert other.legal_actions() == view.legal_actions()
        assert other.ahead() == view.ahead()
        assert other.foreseen() == view.foreseen()
        assert other.legal_ahead() == view.legal_ahead()
        if viewer is not None:
            assert view.legal_actions() == deal.legal_actions(viewer)
