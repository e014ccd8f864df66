"""The fast generator lists exactly the plays that a second implementation of the rule book accepts, weakest first."""

import random
from itertools import combinations as choose

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import read_cards
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import Combinations, combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.rules.parameters import Rules
from tests.games.big_two.cards import by_definition
from tests.games.big_two.cards.combining import COMBINING, rich_hand

SEEDS = st.integers(0, 2**32 - 1)


def hand_and_table(chance: random.Random, known: Combinations, size: int) -> tuple[list[int], int]:
    """The bits of a hand, and a play from the other cards."""
    hand = rich_hand(chance, len(known.pack.cards), size)
    for _ in range(20):
        others = sum(rich_hand(chance, len(known.pack.cards), 13)) & ~sum(hand)
        plays = generator_of(known).leads(others)
        if plays:
            by_size = [[mask for mask in plays if mask.bit_count() == size] for size in known.sizes]
            return hand, chance.choice(chance.choice([masks for masks in by_size if masks]))
    return hand, 1 << next(place for place in range(60) if not sum(hand) >> place & 1)


@settings(max_examples=200, deadline=None)
@given(COMBINING, SEEDS, st.integers(1, 9))
def test_every_subset_that_the_definition_accepts_is_listed_once(rules: Rules, seed: int, size: int) -> None:
    chance, known, values = random.Random(seed), combinations_of(rules), rules.to_json()
    hand, table = hand_and_table(chance, known, size)
    text = known.pack.text
    subsets = [sum(some) for count in range(1, 8) for some in choose(hand, count)]
    plays = [mask for mask in subsets if by_definition.strongest(values, text(mask).split())]
    leads = generator_of(known).leads(sum(hand))
    assert len(leads) == len(set(leads))
    assert set(leads) == set(plays)
    on_table = text(table).split()
    beating = {mask for mask in plays if by_definition.answers(values, text(mask).split(), on_table)}
    answers = generator_of(known).answers(sum(hand), known[table])
    assert len(answers) == len(set(answers))
    assert set(answers) == beating


@settings(max_examples=80, deadline=None)
@given(COMBINING, SEEDS)
def test_plays_are_listed_weakest_first(rules: Rules, seed: int) -> None:
    chance, known = random.Random(seed), combinations_of(rules)
    for _ in range(4):
        hand, table = hand_and_table(chance, known, 13)
        leads = [known[mask] for mask in generator_of(known).leads(sum(hand))]
        assert [play.size for play in leads] == sorted(play.size for play in leads)
        for size in known.sizes:
            powers = [play.power for play in leads if play.size == size]
            assert powers == sorted(powers)
        answers = [known[mask] for mask in generator_of(known).answers(sum(hand), known[table])]
        ranked = [(play.kind in known.monsters, play.power) for play in answers]
        assert ranked == sorted(ranked)


def test_full_houses_are_listed_by_what_decides_among_them() -> None:
    """By the rank of the triple, or by the best card: then threes with aces come after fours with fives (BT-7.1)."""
    for preset in ("pagat-basic", "pagat-basic+best-card-fh"):
        known = combinations_of(GAME.rules(preset))
        hand = known.pack.mask(read_cards("3d 3c 3h 4d 4c 4h 5d 5c Ad Ac"))
        powers = [play.power for mask in generator_of(known).leads(hand) if (play := known[mask]).kind == "full_house"]
        assert len(set(powers)) > 1
        assert powers == sorted(powers)
