"""What cards are, with and without jokers, against a second reading of the text that tries every assignment."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot.cards import Card, read_cards
from bot.engine.actions import Action
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi.cards.chosen_plays import ChosenPlays, PlayOption, every_play
from bot.games.da_guai_lu_zi.cards.order import CardOrder, order_of
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading, all_readings, is_wild, read_as, reading_of
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.judge import refusal
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Position
from bot.games.da_guai_lu_zi.deal.possible_actions import SMALL_HAND, legal_actions, options_of
from bot.games.da_guai_lu_zi.deal.tricks import as_it_lies
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing
from bot.games.da_guai_lu_zi.verbs import play_of
from tests.games.da_guai_lu_zi.escape_by_the_text import Found, TextRules
from tests.games.da_guai_lu_zi.escape_deals import random_hand, random_rules


def both(chance: Random) -> tuple[CardOrder, TextRules]:
    """Random rules with a random trump rank, for the engine and for the second reading."""
    rules = random_rules(chance)
    trump = chance.choice("23456789TJQKA") if chance.random() < 0.5 else None
    return order_of(rules, trump), TextRules(rules.to_json(), trump)


def written(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def same(engine: PlayReading | None, text: Found | None) -> bool:
    if engine is None or text is None:
        return engine is None and text is None
    return engine.name == text[:2]


@pytest.mark.parametrize(("jokers", "many"), [(0, 400), (1, 120), (2, 40), (3, 4)])
def test_five_cards_are_read_as_the_text_reads_them(jokers: int, many: int) -> None:
    """Kinds, and what jokers stand for (DG-3.1 to DG-3.4, DG-4.1, DG-4.4 to DG-4.7)."""
    chance = Random(jokers)
    for _ in range(many):
        order, text = both(chance)
        cards = random_hand(chance, 5, jokers)
        finishing = chance.random() < 0.5
        assert same(reading_of(order, cards, finishing=finishing), text.by_rule(written(cards), finishing=finishing)), (
            cards
        )
        if is_wild(cards):
            found = {one[:2] for one in text.everything(written(cards))}
            assert {one.name for one in all_readings(order, cards)} == found
            for name in found | {("straight", "6"), ("flush", "A"), ("pair", "2")}:
                own = read_as(order, cards, name, finishing=finishing)
                assert same(own, text.named(written(cards), name, finishing=finishing)), (cards, name)


def test_four_jokers_can_be_everything_that_holds_the_fifth_card() -> None:
    chance = Random(4)
    order, text = both(chance)
    cards = read_cards("9c LJ LJ BJ BJ")
    assert {one.name for one in all_readings(order, cards)} == {one[:2] for one in text.everything(written(cards))}
    assert same(reading_of(order, cards), text.by_rule(written(cards), finishing=False))


def test_readings_are_compared_as_the_text_compares_them() -> None:
    """No suit decides, and equal is not better; jokers alone and in pairs.

    DG-2.2, DG-2.3, DG-2.5, DG-3.5, DG-3.6, DG-4.1, DG-4.2, DG-4.3.
    """
    chance, compared = Random(5), 0
    for _ in range(60):
        order, text = both(chance)
        for size in SIZES:
            plays = [random_hand(chance, size, min(size, chance.choice((0, 0, 0, 1, 1, 2)))) for _ in range(14)]
            known = [(reading_of(order, cards), text.by_rule(written(cards), finishing=False)) for cards in plays]
            whole = [(one, other) for one, other in known if one is not None and other is not None]
            assert len(whole) == sum(one is not None for one, _ in known)
            for (own, mine), (lying, theirs) in combinations(whole, 2):
                assert own.beats(lying) == text.beats(mine, theirs), (own, lying)
                assert not (own.beats(lying) and lying.beats(own))
                compared += 1
    assert compared > 2_000


def position_of(order: CardOrder, counts: int, table: LaidPlay | None) -> Position:
    """A position in which seat 0, with so many cards, answers what lies on the table."""
    level = order.trump or "2"
    rules = order.rules.but(
        {"dg.trump": "level" if order.trump else "none", "dg.level_start": level, "dg.level_end": "A"}
    )
    standing = first_standing(rules)
    return Position(
        rules=rules, standing=standing, leading=0, first=0, counts=(counts, 9, 9, 9, 9, 9), turn=0, table=table
    )


def power_set(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Every set of cards of a hand, each once."""
    return list(dict.fromkeys(cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size)))


def by_the_judge(position: Position, hand: tuple[Card, ...], text: TextRules) -> set[Action]:
    """Every play that the judge allows, found by trying all sets of cards under all names the text knows."""
    found = set()
    for cards in power_set(hand):
        own = reading_of(position.order, cards, finishing=len(cards) == len(hand))
        names = (
            {one[:2] for one in text.everything(written(cards))}
            if is_wild(cards) and position.rules.names_readings
            else ()
        )
        for name in (None, *names):
            action = play_of(cards, name)
            if (
                own is not None
                and name is not None
                and read_as(position.order, cards, name, finishing=len(cards) == len(hand)) == own
            ):
                continue  # the rules' own reading needs no name
            if refusal(position, Own(hand), 0, action) is None:
                found.add(action)
    return found


def table_for(order: CardOrder, chance: Random) -> LaidPlay | None:
    for _ in range(20):
        cards = random_hand(chance, chance.choice(SIZES), 0)
        reading = reading_of(order, cards)
        if reading is not None:
            return LaidPlay(3, cards, reading)
    return None


@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
def test_the_list_of_a_small_hand_is_what_the_judge_allows_of_its_power_set(jokers: int) -> None:
    """Every play of few cards is listed, in each reading that may be named (DG-4.7, DG-11.5)."""
    chance = Random(60 + jokers)
    for _ in range((60, 40, 12, 2)[jokers]):
        order, _ = both(chance)
        table = table_for(order, chance) if chance.random() < 0.5 else None
        hand = order.sorted(random_hand(chance, chance.randint(max(jokers, 1), (SMALL_HAND, 8, 7, 5)[jokers]), jokers))
        position = position_of(order, len(hand), table)
        text = TextRules(position.rules.to_json(), position.trump)
        listed = legal_actions(position, Own(hand), 0)
        assert len(listed) == len(set(listed))
        plays = {action for action in listed if action != PASS}
        assert plays == by_the_judge(position, hand, text)
        for action in plays:
            name = (action.words[1], action.words[2]) if action.words else None
            found = text.named(written(action.cards), name, finishing=len(action.cards) == len(hand))
            assert found is not None
            lying = table and text.by_rule(written(table.cards), finishing=False)
            assert lying is None or text.beats(found, lying)


def best(options: list[PlayOption]) -> dict[tuple[str, str], tuple[int, tuple[int, ...]]]:
    """Of each kind and rank the fewest jokers that make it, and the greatest strength."""
    found: dict[tuple[str, str], tuple[int, tuple[int, ...]]] = {}
    for one in options:
        fewest, most = found.get(one.reading.name, (9, ()))
        found[one.reading.name] = min(fewest, one.jokers), max(most, one.reading.strength)
    return found


@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
def test_the_list_of_a_large_hand_has_every_kind_and_rank(jokers: int) -> None:
    """Put to a hand that is small enough to list everything, it leaves out no kind and rank, and none that is best.

    DG-11.5.
    """
    chance = Random(70 + jokers)
    for _ in range((120, 120, 60, 30)[jokers]):
        order, _ = both(chance)
        hand = random_hand(chance, 10 - (jokers == 3), jokers)
        chosen = ChosenPlays(order, hand)
        listed = [one for size in SIZES for one in chosen.of_size(size)]
        assert len(set(listed)) == len(listed)
        every = [one for one in every_play(order, hand) if len(one.cards) < len(hand)]
        known = {(frozenset(map(str, one.cards)), one.reading) for one in every}
        assert all((frozenset(map(str, one.cards)), one.reading) in known for one in listed)
        assert best(listed) == best(every), hand


@pytest.mark.parametrize(
    ("hand", "rank"),
    [
        ("2h 9h Ts Js Qs Ks As LJ BJ BJ", "A"),
        ("As 2s 3s 4s 5s 9h 9d 9c Th Kd LJ", "5"),
        ("5h 5h 6h 6h 7h 8h 9h Kd Ks Kc LJ LJ", "9"),
    ],
)
def test_a_run_of_one_suit_can_be_named_a_straight_with_a_joker(hand: str, rank: str) -> None:
    """The joker is of another suit; without it the run is a straight flush (DG-3.4, DG-4.4, DG-11.5)."""
    order = order_of(Rules().but({"dg.reading": "named"}), None)
    listed = options_of(order, read_cards(hand))
    assert ("straight", rank) in {one.reading.name for one in listed}
    assert ("straight_flush", rank) in {one.reading.name for one in listed}


def test_what_beats_the_table_is_listed_if_anything_does() -> None:
    chance, answered = Random(80), 0
    for _ in range(60):
        order, _ = both(chance)
        hand, table = random_hand(chance, 11, chance.choice((0, 1, 2))), table_for(order, chance)
        if table is None:
            continue
        listed = options_of(order, hand, table.reading)
        every = [one for one in every_play(order, hand, table.reading.size) if one.reading.beats(table.reading)]
        assert bool(listed) == bool(every)
        assert {one.reading.name for one in listed} == {one.reading.name for one in every}
        answered += bool(listed)
    assert answered > 20


def test_a_set_of_cards_has_one_order_and_one_reading() -> None:
    order = order_of(Rules(), None)
    for cards in ("5h 5h 9h 9h 9h", "9h 5h 9h 5h 9h"):
        found = reading_of(order, read_cards(cards))
        assert found is not None
        assert found.name == ("full_house", "9")


@pytest.mark.parametrize(
    ("played", "lies"),
    [
        ("2h 4d 5c 6h 3c", "2h 3c 4d 5c 6h"),  # 3 is the trump rank
        ("2d 4c 5c Ac 3d", "Ac 2d 3d 4c 5c"),
        ("Th 6h LJ 9h 7h", "6h 7h LJ 9h Th"),
        ("LJ 3d 9h 9c 9d", "9c 9d 9h 3d LJ"),
    ],
)
def test_a_straight_lies_in_its_run(played: str, lies: str) -> None:
    """The trump rank keeps its natural place in it, and a joker stands where it is missing (DG-2.4)."""
    order, cards = order_of(Rules().but({"dg.trump": "level"}), "3"), read_cards(played)
    reading = reading_of(order, cards)
    assert reading is not None
    assert as_it_lies(order, cards, reading) == read_cards(lies)
