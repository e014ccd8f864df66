"""Every law that games share is seen to fail: breaches are planted in the toy game, and each is noticed.

Promise: Every law that games share notices a game that breaks it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.engine.actions import Action, Ask, Due, NotPossible
from bot.engine.facts import Cards
from bot.engine.game import Deal, Event, Match
from tests.toy.known import make_known
from tests.toy.proofs.toy_laws import LAWS, rules_of
from tests.toy.toy_deal import ToyPlay
from tests.toy.toy_match import ToySeries
from tests.toy.toy_position import Position
from tests.toy.toy_rules import ToyRules
from tests.toy.toy_words import ToyEvent

Honest = Callable[..., Any]
CHAIN = "small+quick"


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def lacking(field: str, *within: str) -> Callable[[Honest], Honest]:
    """What is written lacks a field."""

    def breach(honest: Honest) -> Honest:
        def to_json(self: Any) -> Any:
            written = dict(honest(self))
            at = written
            for name in within:
                at[name] = dict(at[name])
                at = at[name]
            at.pop(field, None)
            return written

        return to_json

    return breach


def after_a_step(change: Callable[[Any], Any]) -> Callable[[Honest], Honest]:
    """Every step changes something else, too."""

    def breach(honest: Honest) -> Honest:
        def step(*given: Any) -> Any:
            state, events = honest(*given)
            return change(state), events

        return step

    return breach


def with_a_card_twice(state: Any) -> Any:
    first, *others = state.hands
    return replace(state, hands=((*first[:-1], *first[:1]), *others)) if first else state


def with_wrong_counts(state: Any) -> Any:
    return replace(state, position=replace(state.position, counts=(99, *state.position.counts[1:])))


def telling_a_card_of_a_hand(honest: Honest) -> Honest:
    def step(play: Any, state: Any, *given: Any) -> Any:
        later, events = honest(play, state, *given)
        return later, (*events, Event(ToyEvent.CARD_PLAYED, 0, {"cards": Cards(state.hands[0][:1] * 2)}))

    return step


def changing_the_state_before(honest: Honest) -> Honest:
    def step(play: Any, state: Any, *given: Any) -> Any:
        later = honest(play, state, *given)
        first, *others = state.position.taken
        object.__setattr__(state.position, "taken", (first + 1, *others))
        return later

    return step


def going_otherwise_the_next_time(honest: Honest) -> Honest:
    number = count()

    def step(*given: Any) -> Any:
        state, events = honest(*given)
        return state, events if next(number) else (*events, *events)

    return step


def asking_somebody_who_can_do_nothing(honest: Honest) -> Honest:
    def asks(position: Any) -> Any:
        found = honest(position)
        return found | {(position.turn + 1) % 3: (Ask("play", must=True),)} if position.buried and found else found

    return asks


def asking_after_the_end(honest: Honest) -> Honest:
    return lambda position: {0: (Ask("play"),)} if position.over else honest(position)


def not_asking_for_bids(honest: Honest) -> Honest:
    return lambda position: {
        seat: tuple(ask for ask in asks if ask.verb != "bid") for seat, asks in honest(position).items()
    }


def listing_an_action_twice(honest: Honest) -> Honest:
    def legal(*given: Any) -> Any:
        found = honest(*given)
        return (*found[:1], *found)

    return legal


def leaving_out_a_play(honest: Honest) -> Honest:
    def legal(*given: Any) -> Any:
        found = honest(*given)
        return found[1:] if len(found) > 1 and found[0].verb == "play" else found

    return legal


def bidding_too_low_for_the_absent(honest: Honest) -> Honest:
    return lambda play, position, own, seat: (
        Action("bid", number=1) if position.open else honest(play, position, own, seat)
    )


def doing_without_a_judge(honest: Honest) -> Honest:
    del honest

    def apply(deal: Any, seat: Any, action: Action) -> Any:
        state, events = deal.play.step(deal.state, seat, action)
        return Deal(deal.play, state), events

    return apply


def showing_a_card_of_another_hand(honest: Honest) -> Honest:
    def own(play: Any, state: Any, seat: Any) -> Any:
        found = honest(play, state, seat)
        return replace(found, buried=(*found.buried, *state.hands[1 if seat == 0 else 0][:1]))

    return own


def due_after_the_end(honest: Honest) -> Honest:
    return lambda play, position: Due("bidding", 0, 1) if position.over else honest(play, position)


def booking_a_point_too_many(honest: Honest) -> Honest:
    return lambda series, so_far, result: honest(
        series, so_far, replace(result, points=(result.points[0] + 1, *result.points[1:]))
    )


@pytest.mark.parametrize(
    ("kind", "name", "breach", "law"),
    [
        (ToyRules, "to_json", lacking("kitty"), "rules_round_trip"),
        (Match, "to_json", lacking("deals"), "a_match_round_trips"),
        (Deal, "to_json", lacking("bid", "position"), "a_deal_round_trips"),
        (Position, "asks", asking_somebody_who_can_do_nothing, "somebody_can_act"),
        (ToyPlay, "step", after_a_step(with_a_card_twice), "every_card_is_in_one_place"),
        (ToyPlay, "step", after_a_step(with_wrong_counts), "every_card_is_in_one_place"),
        (ToyPlay, "step", telling_a_card_of_a_hand, "what_is_told_is_known"),
        (Position, "asks", not_asking_for_bids, "asks_and_lists_agree"),
        (ToyPlay, "mildest", bidding_too_low_for_the_absent, "asks_and_lists_agree"),
        (ToyPlay, "legal", listing_an_action_twice, "the_list_is_what_the_judge_allows"),
        (ToyPlay, "legal", leaving_out_a_play, "the_list_is_what_the_judge_allows"),
        (Deal, "apply", doing_without_a_judge, "a_refused_action_is_not_done"),
        (ToyPlay, "step", changing_the_state_before, "no_action_changes_the_deal_before_it"),
        (ToyPlay, "own", showing_a_card_of_another_hand, "a_view_betrays_nothing"),
        (Position, "asks", asking_after_the_end, "the_deal_ends"),
        (ToyPlay, "due", due_after_the_end, "the_deal_ends"),
        (ToySeries, "book", booking_a_point_too_many, "the_result_is_booked"),
        (ToyPlay, "step", going_otherwise_the_next_time, "a_log_replays"),
    ],
)
def test_a_breach_is_noticed_by_its_law(
    monkeypatch: pytest.MonkeyPatch, kind: type, name: str, breach: Callable[[Honest], Honest], law: str
) -> None:
    monkeypatch.setattr(kind, name, breach(getattr(kind, name)))
    with pytest.raises((AssertionError, NotPossible, pytest.fail.Exception)) as broken:
        LAWS.hold(rules_of(CHAIN), Random(1), 2)
    assert law in {entry.name for entry in broken.traceback}


def test_an_honest_game_breaks_no_law() -> None:
    assert len(LAWS.hold(rules_of(CHAIN), Random(1), 2)) == 2
