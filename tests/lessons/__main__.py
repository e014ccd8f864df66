"""Looks for lessons: ``python -m tests.lessons [GAME [PRESET]]`` prints ``LESSONS`` of ``rules/presets.py``.

A lesson is renewed where the play of computers has changed, so that whoever follows its coach sees less than it
promises (tests/lessons/test_lessons.py). Of the deals that keep all promises, a short one is taken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

from bot.engine.game import GAMES, find_game
from tests.lessons.lesson_course import PACES, Course, begun, followed
from tests.lessons.promised import Promise, trumps_are_declared, unkept

TRIED = 20_000
"""How many deals are tried before a preset goes without a lesson."""
COMPARED = 5
"""Of how many deals that keep all promises the shortest is taken."""

AT_ONCE: dict[str, Promise] = {"sheng-ji": trumps_are_declared}
"""By game, a promise that is kept or broken early on: most deals need not be played any further."""
OUTSET = 16
"""So many steps decide that."""


def lessons_of(game: str, preset: str) -> Iterator[tuple[int, int]]:
    """The deals that keep all promises: how much the learner has to do, and the number."""
    for number in range(TRIED):
        course = _kept(game, preset, number)
        if course is not None:
            yield len(course.own), number


def _kept(game: str, preset: str, number: int) -> Course | None:
    """The course of a deal that keeps all promises at whatever pace the learner follows; None for any other."""
    course: Course | None = None
    if game in AT_ONCE and not all(AT_ONCE[game](_outset(game, preset, number, pace)) for pace in PACES[game]):
        return None
    for pace in PACES[game]:
        course = followed(begun(game, preset, number), slow=pace)
        if course.result.void or unkept(game, course):
            return None
    return course


def _outset(game: str, preset: str, number: int, pace: int) -> Course:
    return followed(begun(game, preset, number), slow=pace, most=OUTSET)


def main(games: list[str]) -> None:
    """Print the lessons of games as their modules hold them."""
    for game in games[:1] or GAMES:
        sys.stdout.write(f"{game}\n")
        for preset in games[1:] or find_game(game).rules.presets:
            found = min(islice(lessons_of(game, preset), COMPARED), default=None)
            sys.stdout.write(f'    "{preset}": {found[1]},\n' if found else f"    # none for {preset}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
