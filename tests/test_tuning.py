"""Old garbage is collected while nobody waits; somebody who always waits puts it off, but not for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.tuning import AT_LAST, DUE_AFTER, OldGarbage


class Knot:
    """Refers to itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


class Bot:
    """Somebody waits or not, and time passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waited_for = False
        self.garbage = OldGarbage(lambda: self.now, lambda: self.waited_for)


@pytest.fixture
def bot() -> Iterator[Bot]:
    gc.freeze()  # what other tests left makes each collection long
    gc.disable()
    try:
        yield Bot()
    finally:
        gc.enable()
        gc.unfreeze()


def old_knot() -> weakref.ref[Knot]:
    """Garbage that every collection so far has found in use, after which the next is due."""
    knot = Knot()
    for _ in range(DUE_AFTER):
        gc.collect(1)
    return weakref.ref(knot)


def test_garbage_goes_while_nobody_waits(bot: Bot) -> None:
    knot = old_knot()
    assert gc.collect(1) == 0
    assert knot() is not None
    assert bot.garbage.collect_if_due()
    assert knot() is None
    assert not bot.garbage.collect_if_due()


def test_whoever_waits_is_not_made_to_wait_for_it(bot: Bot) -> None:
    knot = old_knot()
    bot.waited_for = True
    assert not bot.garbage.collect_if_due()
    bot.now = AT_LAST - 1
    assert not bot.garbage.collect_if_due()
    assert knot() is not None
    bot.now = AT_LAST
    assert bot.garbage.collect_if_due()
    assert knot() is None


def test_what_was_in_use_at_one_collection_goes_at_a_later_one(bot: Bot) -> None:
    knot = Knot()
    old_knot()
    assert bot.garbage.collect_if_due()
    kept = weakref.ref(knot)
    del knot
    old_knot()
    assert bot.garbage.collect_if_due()
    assert kept() is None
