"""Generator, judge and a second reading of the rule book find the same plays in every subset of small hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from random import Random

import pytest

from bot.cards import Card, read_cards, write_cards
from bot.engine.actions import Action
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.answering import Laid, offered
from bot.games.zheng_shangyou.cards.generator import LISTED, ListedPlay, fewest_wild, listed, plays
from bot.games.zheng_shangyou.cards.kinds import PlayReading
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.deal.judge import refuse_play
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.verbs import play_of
from tests.games.zheng_shangyou.by_the_text import Book, Seen, subsets
from tests.games.zheng_shangyou.random_deals import random_hand, random_rules

RULE_SETS, BATCH = 80, 10
"""How many rule sets ``make test`` tries, and how many in one test; ``--rule-sets 10000`` tries that many."""


def book_of(rules: Rules) -> Book:
    return Book(**{name: getattr(value, "value", value) for name, value in asdict(rules.zs).items()})


def seen(reading: PlayReading) -> Seen:
    return Seen(reading.kind.value, reading.rank, reading.key)


def test_every_subset_is_read_as_the_text_has_it(seeds: range) -> None:
    """The order of the ranks, what is wild, and every kind (ZS-0.3, 2.1, 3.1 to 3.7, 4.1)."""
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        book, hand = book_of(rules), random_hand(rules, 8, chance)
        for names in subsets([str(card) for card in hand]):
            cards = read_cards(" ".join(names))
            found = readings_of(rules, cards)
            assert {seen(one) for one in found} == book.readings(names), (rules.differences(Rules()), names)
            assert len(found) == len({(one.kind, one.rank) for one in found})


def test_generator_and_judge_allow_the_same_as_the_text(seeds: range) -> None:
    """Families, what answers what, and which readings may be named (ZS-3.2, 3.8, 4.2 to 4.5)."""
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        hand = random_hand(rules, 8, chance)
        read = read_by_the_text(rules, hand)
        for table in (None, *tables(rules, chance)):
            allowed = by_the_text(rules, read, table)
            generated = [(play.cards, seen(play.reading)) for play in plays(rules, hand, table)]
            assert len(generated) == len(set(generated)), "each once"
            assert set(generated) == allowed, (rules.differences(Rules()), write_cards(hand), table)
            assert by_the_judge(rules, hand, table) == allowed, (rules.differences(Rules()), write_cards(hand), table)
            if len(generated) <= LISTED:
                assert {(play.cards, seen(play.reading)) for play in listed(rules, hand, table)} == allowed


def tables(rules: Rules, chance: Random) -> list[Laid]:
    """Some plays to answer, of every kind that a random hand has."""
    found: dict[str, Laid] = {}
    for _ in range(4):
        some = list(plays(rules, random_hand(rules, 8, chance), None))
        chance.shuffle(some)
        for play in some:
            found.setdefault(play.reading.kind, Laid(play.cards, play.reading))
    return list(found.values())


def write(table: Laid) -> list[str]:
    return [str(card) for card in table.cards]


Readings = list[tuple[tuple[Card, ...], set[Seen]]]
"""Every subset of a hand, with its readings."""


def read_by_the_text(rules: Rules, hand: tuple[Card, ...]) -> Readings:
    book, order = book_of(rules), order_of(rules)
    return [
        (order.sorted(read_cards(" ".join(names))), book.readings(names))
        for names in subsets([str(card) for card in hand])
    ]


def by_the_text(rules: Rules, read: Readings, table: Laid | None) -> set[tuple[tuple[Card, ...], Seen]]:
    book = book_of(rules)
    found = set()
    for cards, every in read:
        readings = every
        if rules.zs.reading == "fixed" and readings:
            readings = {book.chosen(readings, len(cards), table and (write(table), seen(table.reading)))}
        for one in readings:
            if table is None or book.beats(one, len(cards), seen(table.reading), len(table.cards)):
                found.add((cards, one))
    return found


def by_the_judge(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> set[tuple[tuple[Card, ...], Seen]]:
    found = set()
    for names in subsets([str(card) for card in hand]):
        cards = order_of(rules).sorted(read_cards(" ".join(names)))
        for reading in readings_of(rules, cards):
            if refuse_play(rules, play_of(cards, reading.name), table) is None:
                found.add((cards, seen(reading)))
        own = offered(rules, cards, table)
        unnamed = refuse_play(rules, Action("play", cards), table) is None
        assert unnamed == (bool(own) and (cards, seen(own[0])) in found), "the rules' own reading needs no name"
    return found


def test_a_short_list_of_plays_leaves_out_no_strength(seeds: range) -> None:
    """Of each size, kind and rank of the full list it has the best key, and the fewest wildcards (ZS-3.3, 4.2)."""
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        hand = random_hand(rules, chance.randint(6, 11), chance, wild=6)
        for table in (None, *tables(rules, chance)):
            full, few = list(plays(rules, hand, table)), list(fewest_wild(rules, hand, table))
            assert set(few) <= set(full)
            assert len(few) == len(set(few)), "each once"
            assert strengths(rules, few) == strengths(rules, full), (seed, write_cards(hand), table)


def test_a_short_list_holds_a_pair_of_big_jokers_beside_a_little_one() -> None:
    """Where jokers are not wild, two of a face are a set and mixed ones are none (ZS-3.3)."""
    rules = GAME.rules("zs-wikipedia", {"zs.packs": 2, "zs.players": 4})
    hand = order_of(rules).sorted(read_cards("3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s LJ BJ BJ"))
    assert len(list(plays(rules, hand, None))) > LISTED
    pairs = {play.cards for play in listed(rules, hand, None) if play.reading.kind == "set" and len(play.cards) == 2}
    assert tuple(read_cards("BJ BJ")) in pairs
    assert tuple(read_cards("LJ BJ")) not in pairs


def strengths(rules: Rules, some: Iterable[ListedPlay]) -> dict[tuple[int, str, str], tuple[tuple[int, ...], int]]:
    """Of each size, kind and rank the best key and the fewest wildcards."""
    wild = {"L": rules.zs.wild_jokers, "B": rules.zs.wild_jokers}
    wild["A" if rules.zs.ranks == "2_to_A" else "2"] = rules.zs.wild_twos
    found: dict[tuple[int, str, str], tuple[tuple[int, ...], int]] = {}
    for cards, (kind, rank, key), _ in some:
        own = sum(wild.get(card.rank, False) for card in cards)
        best, fewest = found.get((len(cards), kind, rank), (key, own))
        found[len(cards), kind, rank] = max(best, key), min(fewest, own)
    return found


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ("8d 8c 8h 8s BJ", {("set", "8")}),
        ("8d 8c 8h 8s 2s", {("set", "8")}),
        ("8d 8c 8h 2s 2c", {("set", "8"), ("full_house", "8")}),
        ("8d 8c 8h 9s BJ", {("full_house", "8")}),
        ("8d 8c 9h 9s BJ", {("full_house", "8"), ("full_house", "9")}),
    ],
)
def test_a_full_house_has_two_ranks(cards: str, names: set[tuple[str, str]]) -> None:
    """Five cards of one rank, wildcards among them, are a set and no full house (ZS-3.6)."""
    rules = GAME.rules("zs-pits", {"zs.full_house": True})
    assert {(one.kind.value, one.rank) for one in readings_of(rules, read_cards(cards))} == names
