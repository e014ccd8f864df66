"""A rule that a page calls without effect has none in the engine."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.rulebook.declarations import parameters
from bot.engine.rulebook.guide import is_idle
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import Ending, Left, settle
from tests.i18n.rule_sets import changed, rule_sets, values_of

SCORES = [name for name in parameters(Rules) if name.startswith("score.")]
PLAYS = [name for name in parameters(Rules) if name.startswith(("combo.", "cmp.", "answer."))]


def ending(rules: Rules, rng: Random, payer: bool) -> Ending:
    """A deal that the first seat has just won; the others hold some of their cards."""
    pack = list(rules.packs.cards())
    rng.shuffle(pack)
    seats, size = rules.seats.count, rules.hand_size
    last, *hands = (tuple(pack[at * size : (at + 1) * size]) for at in range(seats))
    left = [(), *(hand[: rng.randint(1, size)] for hand in hands)]
    idlers = frozenset(seat for seat in range(1, seats) if len(left[seat]) == size)
    order = (0, *rng.sample(range(1, seats), seats - 1))
    pays = rng.randrange(1, seats) if payer and rules.end.mode == "first_out" else None
    winner: int | None = 0
    if payer and rules.last.undeclared == "loses" and rules.last.declare:
        winner, pays, order = None, 0, ()
    return Ending(
        tuple(Left.of(hand) for hand in left), winner, rng.randrange(seats), last[:1], pays, idlers, order=order
    )


@given(rule_sets(), st.integers(0, 99), st.booleans())
@settings(max_examples=60, deadline=None)
def test_an_idle_parameter_of_the_points_changes_no_point(rules: Rules, seed: int, payer: bool) -> None:
    found = ending(rules, Random(seed), payer)
    points = settle(rules, found).points
    for name in SCORES:
        for value in values_of(name) if is_idle(rules, name) else ():
            other = changed(rules, name, value)
            if other is not None and is_idle(other, name):
                assert settle(other, found).points == points, (name, value)


@given(rule_sets(), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_an_idle_parameter_of_the_plays_changes_no_answer(rules: Rules, seed: int) -> None:
    silent = [name for name in PLAYS if is_idle(rules, name)]
    rng, known = Random(seed), combinations_of(rules)
    cards = known.pack.cards
    plays = [known.pack.mask(rng.sample(cards, size)) for size in (1, 5, 5, 5) for _ in range(40)]
    plays += [15 << 4 * rank | 1 << (4 * rank + 9) % len(cards) for rank in range(4)]
    plays += [sum(1 << 4 * (low + step) for step in range(5)) for low in range(4)]
    for name in silent:
        for value in values_of(name):
            other = changed(rules, name, value)
            if other is None:
                continue
            theirs = combinations_of(other)
            mine = [found for found in map(known.find, plays) if found]
            assert [found.mask for found in mine] == [found.mask for found in map(theirs.find, plays) if found]
            for play in mine:
                for table in mine:
                    answers = theirs.beats(theirs[play.mask], theirs[table.mask])
                    assert known.beats(play, table) == answers, (name, value, play.text, table.text)
