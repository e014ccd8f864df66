"""Judge and generator allow the same of random hands of up to nine cards, whatever wildcards are among them.

``pytest tests/games/zheng_shangyou/test_zheng_shangyou_hands.py --hands 20000`` tries that many.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bot.cards import Card, write_cards
from bot.engine.actions import Action
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.generator import LISTED, listed, plays
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.cards.order import RANK_NAMES
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.deal.judge import refuse_play
from bot.games.zheng_shangyou.deal.possible_actions import action_of
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.verbs import play_of
from tests.games.zheng_shangyou.random_deals import random_hand, random_rules

HANDS, BATCH = 200, 50
"""How many hands ``make test`` tries, and how many in one test."""
LARGEST = 9
WILD = 5


def test_judge_and_generator_allow_the_same(seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance)
        hand = random_hand(rules, chance.randint(1, LARGEST), chance, WILD)
        for table in (None, laid(rules, chance), laid(rules, chance)):
            generated = [action_of(play) for play in plays(rules, hand, table)]
            assert len(generated) == len(set(generated)), "each once"
            assert set(generated) == by_the_judge(rules, hand, table, chance), (seed, write_cards(hand), table)
            if len(generated) <= LISTED:
                assert {action_of(play) for play in listed(rules, hand, table)} == set(generated)


def laid(rules: Rules, chance: Random) -> Laid:
    """A play on the table in any reading that it may have, of any kind that a random hand holds."""
    by_kind: dict[Kind, list[Laid]] = {}
    for play in plays(rules, random_hand(rules, LARGEST - 1, chance, WILD), None):
        by_kind.setdefault(play.reading.kind, []).append(Laid(play.cards, play.reading))
    return chance.choice(by_kind[chance.choice(sorted(by_kind))])


def by_the_judge(rules: Rules, hand: tuple[Card, ...], table: Laid | None, chance: Random) -> set[Action]:
    """Every play that the judge allows, found by trying all sets of cards under all names they may have."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            readings = readings_of(rules, cards)
            plain = Action("play", cards)
            if refuse_play(rules, plain, table) is None:
                found.add(plain)
            allowed = []
            for reading in readings:
                named = play_of(cards, reading.name)
                if refuse_play(rules, named, table) is None:
                    allowed.append(named)
            strange = ("as", chance.choice([*Kind]).value, chance.choice(RANK_NAMES))
            refused = refuse_play(rules, Action("play", cards, words=strange), table)
            known = strange[1:] in [(one.kind.value, one.rank) for one in readings]
            assert known or (refused is not None and refused.name in ("not_a_combination", "reading_not_offered"))
            found |= set(allowed) - {own_name(rules, cards, table)}
            if plain in found:  # naming the rules' own reading confirms it
                assert own_name(rules, cards, table) in allowed
    return found


def own_name(rules: Rules, cards: tuple[Card, ...], table: Laid | None) -> Action | None:
    """A play that names the reading that the rules choose for it anyway (ZS-4.4, 4.5)."""
    readings = readings_of(rules, cards)
    if not readings:
        return None
    if table is not None and len(table.cards) == len(cards):
        family = [one for one in readings if one.kind.family is table.reading.kind.family]
        if family:
            return play_of(cards, max(family, key=lambda one: one.key).name)
    return play_of(cards, readings[0].name)
