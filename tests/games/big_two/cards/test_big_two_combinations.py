"""What a set of cards is and what beats what, compared with a second implementation under random rules."""

import random
from itertools import combinations as choose
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import read_cards
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import Combination, Combinations, Kind, combinations_of
from bot.games.big_two.cards.unplayable import why_not
from bot.games.big_two.deal.judge import refuse_answer, refuse_lead
from bot.games.big_two.rules.parameters import Rules
from tests.engine.plain import plainly
from tests.games.big_two.cards import by_definition
from tests.games.big_two.cards.combining import COMBINING, rich_hand

SEEDS = st.integers(0, 2**32 - 1)


def some_sets(chance: random.Random, known: Combinations, hands: int = 4) -> list[int]:
    """Sets of up to seven cards from a few rich hands."""
    found: set[int] = set()
    for _ in range(hands):
        hand = rich_hand(chance, len(known.pack.cards), 9)
        found |= {sum(cards) for size in (1, 2, 3, 4, 5, 6, 7) for cards in choose(hand, min(size, len(hand)))}
    return sorted(found)


def some_plays(chance: random.Random, known: Combinations) -> list[Combination]:
    """Combinations, about equally many of every kind."""
    by_kind: dict[Kind, list[Combination]] = {}
    for mask in some_sets(chance, known):
        if play := known.find(mask):
            by_kind.setdefault(play.kind, []).append(play)
    return [play for plays in by_kind.values() for play in chance.sample(plays, min(len(plays), 6))]


@settings(max_examples=120, deadline=None)
@given(COMBINING, SEEDS)
def test_a_set_of_cards_is_the_strongest_kind_that_it_qualifies_for(rules: Rules, seed: int) -> None:
    chance, known, values = random.Random(seed), combinations_of(rules), rules.to_json()
    sets = some_sets(chance, known, 2)
    for mask in chance.sample(sets, min(len(sets), 300)):
        defined = by_definition.strongest(values, known.pack.text(mask).split())
        found = known.find(mask)
        assert (found and found.kind) == (defined and defined.kind), known.pack.text(mask)
        if found is None:
            refused = refuse_lead(known, mask)
            assert refused is not None
            assert refused.args["why"] in {"straight", "bare_four", "kickers", "off", "none"}
            if refused.args["why"] == "off":
                everything = rules.but(
                    {"combo.triple": True, "combo.flush": True, "combo.two_pair_kicker": True}
                    | ({"combo.four": "two_pair"} if mask.bit_count() == 4 else {})
                    | ({"combo.sf_kickers": 2} if mask.bit_count() == 7 else {})
                )
                assert combinations_of(everything)[mask].kind == refused.args["kind"]


@settings(max_examples=120, deadline=None)
@given(COMBINING, SEEDS)
def test_what_answers_what_is_what_the_rule_book_says(rules: Rules, seed: int) -> None:
    chance, known, values = random.Random(seed), combinations_of(rules), rules.to_json()
    read = [(play, by_definition.strongest(values, play.text.split())) for play in some_plays(chance, known)]
    for (play, mine), (table, theirs) in permutations(read, 2):
        assert mine
        assert theirs
        beaten = by_definition.outdoes(values, mine, theirs, alike=play.size == table.size)
        assert known.beats(play, table) is beaten, f"{play.text} on {table.text}"
        assert (refuse_answer(known, play, table) is None) is beaten


@settings(max_examples=80, deadline=None)
@given(COMBINING, SEEDS)
def test_beating_is_a_strict_order_within_a_kind_and_among_monsters(rules: Rules, seed: int) -> None:
    chance, known = random.Random(seed), combinations_of(rules)
    plays = chance.sample(found := some_plays(chance, known), min(len(found), 24))
    for one, other in choose(plays, 2):
        assert not known.beats(one, one)
        assert not (known.beats(one, other) and known.beats(other, one))
        comparable = one.kind is other.kind or {one.kind, other.kind} <= known.monsters
        if comparable and not one.mask & other.mask:
            assert known.beats(one, other) or known.beats(other, one), "of disjoint plays one is stronger"
    for one, other, third in permutations(plays, 3):
        if known.beats(one, other) and known.beats(other, third):
            assert known.beats(one, third)


@settings(max_examples=60, deadline=None)
@given(COMBINING, SEEDS)
def test_the_kinds_that_a_refusal_calls_stronger_are_the_stronger_ones(rules: Rules, seed: int) -> None:
    chance, known = random.Random(seed), combinations_of(rules)
    for play, table in permutations(some_plays(chance, known), 2):
        refused = refuse_answer(known, play, table)
        if refused is None or refused.name != "does_not_beat":
            continue
        monster = table.kind in known.monsters
        assert (refused.args["need"] == "monster") is monster
        for other in some_plays(chance, known) if refused.args["need"] == "ladder" else ():
            if other.size == 5 and other.kind is not table.kind:
                assert known.beats(other, table) is (other.kind in plainly(refused.args)["stronger"])
        break


def mask(rules: Rules, cards: str) -> int:
    return combinations_of(rules).pack.mask(read_cards(cards))


ROYAL = GAME.rules("pagat-basic+royal-only")
LATTA = GAME.rules("taiwan-latta")
TWO_PAIRS = GAME.rules("pagat-basic+four-two-pair+two-pair-kicker")
LECTIO = GAME.rules("lectio")


@pytest.mark.parametrize(
    ("rules", "cards", "kind"),
    [
        # BT-6.6, D-15: with kickers, seven cards make the straight flush, and five cards in a row of one suit are a
        # straight
        (LATTA, "3d 4d 5d 6d 7d", "straight"),
        (LATTA.but({"combo.flush": True}), "3d 4d 5d 6d 7d", "straight"),
        (LATTA, "3d 4d 5d 6d 7d 9c 9h", "straight_flush_7"),
        (LATTA, "3d 4d 5d 6d 7d 8d 9d", "straight_flush_7"),
        (LATTA, "3d 4d 5d 6d 7c 8d 9d", None),
        (LATTA, "3d 4d 5d 6d 7d 9c", None),
        (LATTA, "Jd Qd Kd Ad 2d 3c 3h", None),
        (GAME.rules("pagat-basic"), "3d 4d 5d 6d 7d 9c 9h", None),
        # BT-6.7, 6.8: either quads or two pairs
        (GAME.rules("pagat-basic+bare-quads"), "8d 8c 8h 8s", "quads"),
        (GAME.rules("pagat-basic+bare-quads"), "8d 8c 9h 9s", None),
        (TWO_PAIRS, "8d 8c 9h 9s", "two_pair"),
        (TWO_PAIRS, "8d 8c 8h 8s", None),
        (TWO_PAIRS, "8d 8c 8h 9s", None),
        # BT-6.9: two pairs with a fifth card of a paired rank, or the same pair twice, are stronger kinds
        (TWO_PAIRS, "8d 8c 9h 9s Td", "two_pair_kicker"),
        (TWO_PAIRS, "8d 8c 9h 9s 9d", "full_house"),
        (TWO_PAIRS, "8d 8c 8h 8s 9d", "four_plus_one"),
        (TWO_PAIRS, "8d 8c 9h Ts Td 2d", None),
        (GAME.rules("pagat-basic+four-two-pair"), "8d 8c 9h 9s Td", None),
        # BT-6.3, 6.6: a suited run that the order does not list is a flush, if flushes are played
        (ROYAL, "Jd Qd Kd Ad 2d", "flush"),
        (GAME.rules("singapore"), "Jd Qd Kd Ad 2d", None),
        (GAME.rules("singapore"), "Td Jd Qd Kd Ad", "straight_flush"),
        # BT-17: tiles
        (LECTIO, "1b 2y 3g 4r 5b", "straight"),
        (LECTIO, "12b 13b 14b 15b 1b", "straight_flush"),
        (LECTIO, "13b 14y 15b 1g 2b", None),
        (LECTIO, "13b 14b 15b 1b 2b", "flush"),
        (LECTIO, "15b 15y 15g 15r 1b", "four_plus_one"),
        (LECTIO.but({"seats.count": 3}), "6b 7y 8b 9b 1b", "straight"),
        (LECTIO.but({"seats.count": 3}), "9b 1y 2b 3b 4b", None),
    ],
)
def test_what_cards_are(rules: Rules, cards: str, kind: str | None) -> None:
    found = combinations_of(rules).find(mask(rules, cards))
    assert (found and found.kind) == kind


@pytest.mark.parametrize(
    ("rules", "cards", "why", "kind", "facts"),
    [
        (ROYAL, "Jd Qd Kd Ad 2c", "straight", "straight", {"lowest": "A 2 3 4 5", "highest": "T J Q K A"}),
        (GAME.rules("singapore"), "Qd Kd Ad 2d 3d", "straight", "straight",
         {"lowest": "A 2 3 4 5", "highest": "T J Q K A"}),
        (LECTIO, "13b 14y 15b 1g 2b", "straight", "straight", {"lowest": "3 4 5 6 7", "highest": "1 2 3 4 5"}),
        (GAME.rules("indonesia"), "Jd Qd Kd Ad 2c", "straight", "straight",
         {"lowest": "3 4 5 6 7", "highest": "A 2 3 4 5 = 2 3 4 5 6"}),
        (ROYAL, "8d 8c 8h 8s", "bare_four", "quads", {}),
        (TWO_PAIRS, "8d 8c 8h 8s", "bare_four", "quads", {}),
        (ROYAL, "8d 8c 9h 9s", "off", "two_pair", {}),
        (ROYAL, "8d 8c 9h 9s Td", "off", "two_pair_kicker", {}),
        (GAME.rules("singapore"), "8d 8c 8h", "off", "triple", {}),
        (GAME.rules("singapore"), "3d 5d 7d 9d Jd", "off", "flush", {}),
        (ROYAL, "3d 4d 5d 6d 7d 9c 9h", "off", "straight_flush_7", {}),
        (LATTA, "3d 4d 5d 6d 7d 9c", "kickers", "straight_flush_7", {"need": 7}),
        (ROYAL, "3d 4d 5d 6d 7d 8d", "none", None, {"n": 6, "sizes": [1, 2, 3, 5]}),
        (LATTA, "8d 9c", "none", None, {"n": 2, "sizes": [1, 2, 5, 7]}),
        (TWO_PAIRS, "3d 3c 3h 4d", "none", None, {"n": 4, "sizes": [1, 2, 3, 4, 5]}),
        (TWO_PAIRS, "", "none", None, {"n": 0, "sizes": [1, 2, 3, 4, 5]}),
    ],
)  # fmt: skip
def test_why_cards_are_no_combination(
    rules: Rules, cards: str, why: str, kind: str | None, facts: dict[str, object]
) -> None:
    known = combinations_of(rules)
    found = why_not(known, mask(rules, cards))
    assert known.find(mask(rules, cards)) is None
    assert (found.why, found.kind, plainly(found.facts)) == (why, kind, facts)


FIVES = ["straight", "flush", "full_house", "four_plus_one", "straight_flush"]
TAIWAN = GAME.rules("taiwan")


@pytest.mark.parametrize(
    ("rules", "cards", "on", "name", "facts"),
    [
        (GAME.rules("pagat-basic"), "3d 4d 5d 6d 7c", "3h 5h 7h 9h Jh", "does_not_beat",
         {"need": "ladder", "kind": "flush", "stronger": FIVES[2:], "above": 3, "monsters": False}),
        (GAME.rules("pagat-basic"), "3d 4d 5d 6d 7d", "3h 4h 5h 6h 7h", "does_not_beat",
         {"need": "same", "kind": "straight_flush", "stronger": [], "above": 0, "monsters": False}),
        (ROYAL, "3d 4d 5d 6d 7d", "3h 4h 5h 6h 7h", "does_not_beat",
         {"need": "ladder", "stronger": ["four_plus_one", "royal_flush"]}),
        (TAIWAN, "3d 3c 3h 4d 4c", "5d 6d 7d 8d 9c", "does_not_beat",
         {"need": "same", "kind": "straight", "monsters": True}),
        (TAIWAN, "As", "3d 3c 3h 3s 4d", "does_not_beat",
         {"need": "monster", "kind": "four_plus_one", "stronger": ["straight_flush"]}),
        (LATTA, "4d 4c 4h 4s 5d", "3h 4h 5h 6h 7h Td Ts", "does_not_beat",
         {"need": "monster", "kind": "straight_flush_7", "stronger": []}),
        (LATTA, "3h", "4d 4s", "wrong_size", {"need": 2, "n": 1, "kind": "pair", "monsters": True}),
        (GAME.rules("pagat-basic+bare-quads"), "9d 9c 9h 9s", "8d 8c 8h 8s 3d", "wrong_size",
         {"need": 5, "n": 4, "monsters": False}),
    ],
)  # fmt: skip
def test_a_refusal_says_what_it_would_take(
    rules: Rules, cards: str, on: str, name: str, facts: dict[str, object]
) -> None:
    known = combinations_of(rules)
    refused = refuse_answer(known, known[mask(rules, cards)], known[mask(rules, on)])
    assert refused is not None
    assert refused.name == name
    assert {fact: plainly(refused.args).get(fact) for fact in facts} == facts


@pytest.mark.parametrize(
    ("changes", "ladder"),
    [
        ({}, FIVES),
        ({"combo.flush": False, "combo.two_pair_kicker": True}, ["two_pair_kicker", FIVES[0], *FIVES[2:]]),
        ({"cmp.quads_vs_sf": "only_royal_over_quads"},
         [*FIVES[:3], "straight_flush", "four_plus_one", "royal_flush"]),
        ({"combo.sf_kickers": 2}, FIVES[:4]),
        ({"combo.sf_kickers": 2, "answer.monsters": "any_time"}, [*FIVES[:4], "straight_flush_7"]),
    ],
)  # fmt: skip
def test_the_ladder_leaves_out_what_is_not_played(changes: dict[str, object], ladder: list[str]) -> None:
    assert combinations_of(GAME.rules("pagat-basic").but(changes)).ladder == tuple(ladder)


def test_a_table_that_is_full_begins_anew() -> None:
    rules = GAME.rules("pagat-basic")
    known = Combinations(rules.deck, 0, rules.combo, rules.cmp, rules.answer)
    known.KEPT = 3
    for card in range(10):
        assert known[1 << card].kind is Kind.SINGLE
        assert len(known) <= 3
