"""What comes before play, answered by people and computers: left-over cards, exchanges, stocks, tiles, two seats."""

from __future__ import annotations

import random

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person
from tests.bot.running_bot.answering_people import Watch, answer, asked
from tests.bot.running_bot.house import House
from tests.bot.running_bot.prepared import prepared

ANSWERS = 6
"""The number of people's answers that are watched once play has begun."""


NO_REDEAL = {"redeal.points_below": 0, "redeal.four_twos": False}


def before_play(view: BigTwoView) -> bool:
    """Whether something is asked before play."""
    return view.own.before is not None


def leading(view: BigTwoView) -> bool:
    """Whether play begins now."""
    return view.own.before is None and not view.position.setting.pack.of(view.position.played)


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("three-player-17+exchange-3p", lambda view: before_play(view) and 0 in must_act(view)),
        ("class-struggle-1", before_play),
        ("class-struggle-2", before_play),
        ("tribute-hk-1", before_play),
        ("tribute-hk-2", before_play),
        ("tribute-hk-3", before_play),
        ("tribute-hk-4+protected", before_play),
        ("malaysia", lambda view: before_play(view) and 0 in must_act(view)),
        ("taiwan+seats-3", lambda view: before_play(view) and 0 in must_act(view)),
        ("three-player-13-draw", lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None),
        ("lectio", leading),
        ("two-player-26", leading),
    ],
)
async def test_the_controls_answer_every_question_and_nobody_is_told_a_card_too_many(
    house: House, ann: Person, bo: Person, rules: str, wanted: object
) -> None:
    people, rng = (ann, bo), random.Random(rules)
    assert callable(wanted)
    await prepared(house, wanted, ("Ann", "Bo-Chen"), rules, NO_REDEAL)
    async with house.bot():
        watch = Watch(house, {ann.id: 0, bo.id: 1})
        for person in people:
            await person.slash("hand")
        watch.look()
        answers = 0
        while answers < ANSWERS and house.public("Next deal") is None:
            await ann.until(lambda: house.public("Next deal") or any(asked(person) for person in people))
            await house.quiet()
            watch.look()
            found = next(((person, *one) for person in people if (one := asked(person))), None)
            if found is not None:
                answers += found[1] == "play"
                await answer(house, found[0], rng)
        await house.quiet()
        watch.look()
        assert watch.looks > ANSWERS
