"""What the lesson of each game promises to show, each promise a predicate over the course of its deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from bot.games.big_two.rules.parameters import Rules as BigTwoRules
from bot.games.big_two.verbs import LAST_CARD
from bot.games.sheng_ji.cards.throws import kind_of_play, lead_of
from bot.games.sheng_ji.deal.position import Position
from bot.games.sheng_ji.deal.seam import PLAY
from tests.lessons.lesson_course import LEARNER, Course, Step

Promise = Callable[[Course], bool]


def unkept(game: str, course: Course) -> list[str]:
    """The promises of a game that a course does not keep, by name."""
    return [promise.__name__ for promise in PROMISES[game] if not promise(course)]


# --- Every game ---


def it_is_won(course: Course) -> bool:
    return LEARNER in course.result.winners


# --- Climbing games ---


def a_single_is_played(course: Course) -> bool:
    return 1 in _sizes(course)


def a_pair_is_played(course: Course) -> bool:
    return 2 in _sizes(course)


def five_cards_are_played(course: Course) -> bool:
    return 5 in _sizes(course)


def a_turn_is_passed(course: Course) -> bool:
    return any(step.action.verb == "pass" for step in course.own)


def a_lead_is_won(course: Course) -> bool:
    """A play of the learner's beats another one, nobody beats it, and the learner leads."""
    plays = [step for step in course.steps if step.action.verb == "play"]
    return any(
        one.by_learner and other.by_learner and _is_led_on(one) and not _is_led_on(other)
        for one, other in pairwise(plays)
    )


def a_last_card_is_left(course: Course) -> bool:
    """The learner goes out with one card, having declared it where that is a duty."""
    if not course.own:
        return False
    last = course.own[-1]
    declared = any(LAST_CARD in step.action.words for step in course.own)
    rules = last.before.rules
    duty = isinstance(rules, BigTwoRules) and 1 in rules.last.declare
    return len(last.action.cards) == 1 and (declared or not duty)


def _sizes(course: Course) -> set[int]:
    return {len(step.action.cards) for step in course.own if step.action.verb == "play"}


def _is_led_on(step: Step) -> bool:
    """Whether something lay there to be beaten."""
    return bool(step.before.trick)


# --- Sheng Ji ---


def trumps_are_declared(course: Course) -> bool:
    """The learner's declaration stands."""
    declaration = _position(course.steps[-1]).declaration
    return declaration is not None and declaration.seat == LEARNER


def a_kitty_is_buried(course: Course) -> bool:
    return any(step.action.verb == "bury" for step in course.own)


def a_tractor_is_led(course: Course) -> bool:
    return any(not step.before.trick and _kind(step) == "tractor" for step in _own_plays(course))


def an_owed_pair_is_played(course: Course) -> bool:
    """Somebody else leads a pair, and the learner has to follow with a pair of the suit."""
    return any(_owes_pair(step) and _kind(step) == "pair" for step in _own_plays(course))


def _owes_pair(step: Step) -> bool:
    position = _position(step)
    lead = position.lead
    followed = position.order.one_suit(step.action.cards)
    return (
        lead is not None and kind_of_play(lead) == "pair" and followed is not None and followed.name == lead.suit.name
    )


def _kind(step: Step) -> str:
    return kind_of_play(lead_of(_position(step).order, step.action.cards))


def _own_plays(course: Course) -> Iterator[Step]:
    return (step for step in course.own if step.action.verb == "play")


def _position(step: Step) -> Position:
    view = step.before.view(None)
    assert PLAY.sees(view)
    return view.position


_CLIMBING: tuple[Promise, ...] = (
    it_is_won,
    a_single_is_played,
    a_pair_is_played,
    five_cards_are_played,
    a_turn_is_passed,
    a_lead_is_won,
    a_last_card_is_left,
)

PROMISES: dict[str, tuple[Promise, ...]] = {
    "big-two": _CLIMBING,
    "da-guai-lu-zi": _CLIMBING,
    "zheng-shangyou": _CLIMBING,
    "sheng-ji": (it_is_won, trumps_are_declared, a_kitty_is_buried, a_tractor_is_led, an_owed_pair_is_played),
}
"""By game, what its lesson shows whoever follows the coach."""
