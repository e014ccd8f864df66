"""Judge and generator allow the same of random hands of up to nine cards, whatever jokers are among them.

``pytest tests/games/da_guai_lu_zi/test_da_guai_lu_zi_hands.py --hands 20000`` tries that many.

Promise: Judge and generator of Da Guai Lu Zi and of Zheng Shangyou allow the same of random hands, in every reading.
Also: tests/games/zheng_shangyou/test_zheng_shangyou_hands.py. More: `--hands 20000` tries that many.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi.cards.order import RANK_NAMES, CardOrder, PlayKind, order_of
from bot.games.da_guai_lu_zi.cards.readings import SIZES, all_readings, is_wild, read_as, reading_of, readings_of
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.judge import refusal
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Position
from bot.games.da_guai_lu_zi.deal.possible_actions import SMALL_HAND, legal_actions
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing
from bot.games.da_guai_lu_zi.verbs import play_of
from tests.games.da_guai_lu_zi.escape_by_the_text import TextRules
from tests.games.da_guai_lu_zi.escape_deals import random_hand, random_rules

HANDS, BATCH = 200, 50
"""How many hands ``make test`` tries, and how many in one test."""
JOKERS = (0, 0, 1, 1, 2, 2, 3, 4, 5, 6)


def test_judge_and_generator_allow_the_same(seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        trump = chance.choice("23456789TJQKA") if chance.random() < 0.5 else None
        order = order_of(rules.but({"dg.trump": "level" if trump else "none"}), trump)
        size = chance.randint(1, SMALL_HAND)
        hand = order.sorted(random_hand(chance, size, min(size, chance.choice(JOKERS))))
        for table in (None, laid(order, chance), laid(order, chance)):
            position = position_of(order, size, table)
            listed = legal_actions(position, Own(hand), 0)
            assert len(listed) == len(set(listed)), "each once"
            assert (PASS in listed) == (table is not None)
            assert set(listed) - {PASS} == by_the_judge(position, hand, chance), (seed, hand, table)


def laid(order: CardOrder, chance: Random) -> LaidPlay:
    """A play on the table in any reading that it may have, with jokers or without."""
    while True:
        size = chance.choice(SIZES)
        cards = random_hand(chance, size, min(size, chance.choice(JOKERS)))
        found = readings_of(order, cards, finishing=chance.random() < 0.2)
        if found:
            return LaidPlay(3, order.sorted(cards), chance.choice(found))


def position_of(order: CardOrder, size: int, table: LaidPlay | None) -> Position:
    """A position in which seat 0, with so many cards, answers what lies on the table."""
    rules = order.rules.but({"dg.level_start": order.trump or "2", "dg.level_end": "A"})
    return Position(
        rules=rules,
        standing=first_standing(rules),
        leading=0,
        first=0,
        counts=(size, 9, 9, 9, 9, 9),
        turn=0,
        table=table,
    )


def by_the_judge(position: Position, hand: tuple[Card, ...], chance: Random) -> set[Action]:
    """Every play that the judge allows, found by trying all sets of cards under all names they may have."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            own = reading_of(position.order, cards, finishing=size == len(hand))
            names = {one.name for one in all_readings(position.order, cards)} if is_wild(cards) else set()
            strange = (chance.choice([*PlayKind]).value, chance.choice(RANK_NAMES))
            confirmed = own is not None and read_as(position.order, cards, own.name, finishing=size == len(hand)) == own
            for name in {None, strange, *names} - ({own.name} if own and confirmed else set()):
                action = play_of(cards, name)
                if refusal(position, Own(hand), 0, action) is None:
                    found.add(action)
            if own and confirmed:  # the name says no more than the rules do; else it means a greater key (DG-4.7)
                plain, named = play_of(cards), play_of(cards, own.name)
                assert (plain in found) == (refusal(position, Own(hand), 0, named) is None)
    return found


def test_the_hands_are_read_as_the_text_reads_them(seeds: range) -> None:
    """Of each batch some sets of five with one joker or two, under all names."""
    chance = Random(seeds.start)
    for jokers in (0, 1, 1, 1, 2):
        rules = random_rules(chance)
        order, text = order_of(rules, None), TextRules(rules.to_json(), None)
        cards = random_hand(chance, 5, jokers)
        names = [str(card) for card in cards]
        found = {one[:2] for one in text.everything(names)} if jokers else set()
        assert {one.name for one in all_readings(order, cards)} == found or not jokers
        for finishing in (False, True):
            own, meant = reading_of(order, cards, finishing=finishing), text.by_rule(names, finishing=finishing)
            assert (own and own.name) == (meant and meant[:2]), cards
