"""Readings, throws and who wins: the engine and a second reading of the text agree on small hands (SJ-5, 6, 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.cards import Card, read_cards, write_cards
from bot.engine.actions import Action, must_act
from bot.engine.game import Event
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import TrumpOrder, order_of
from bot.games.sheng_ji.cards.throws import beaten_units, forced_unit, lead_of
from bot.games.sheng_ji.cards.units import all_formats, cards_of
from bot.games.sheng_ji.deal.deal_state import DealState
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.rules.parameters import Rules
from tests.engine.plain import plainly
from tests.games.sheng_ji.by_the_text import ByTheText, Part

TRIES = 200
"""The small hands that are tried with each number of packs."""


def random_order(decks: int, chance: Random) -> tuple[TrumpOrder, ByTheText]:
    changes: dict[str, Any] = {
        "decks": decks,
        "level_gap": chance.choice(["closed", "open"]),
        "constant_two": chance.random() < 0.3,
        "min_run": chance.choice(["two", "two", "decks"]),
        "failed_choice": chance.choice(["smallest", "lowest_rank", "lowest_unit_of_throw", "next_player"]),
        "ruff_structure": chance.choice(["at_least", "exact"]),
        "over_ruff": chance.choice(["key_unit", "key_unit", "all_units", "highest_card"]),
    }
    rules, level, trump = Rules().but(changes), chance.choice("2358TKA"), chance.choice(["h", "s", "s", None])
    return order_of(rules, level, trump), ByTheText(rules.to_json(), level, trump)


def near(order: TrumpOrder, suit: str, chance: Random, ranks: int = 5) -> list[Card]:
    """All cards of some faces of a suit that stand side by side."""
    faces = order.suits[suit].faces
    start = chance.randrange(max(1, len(faces) - ranks + 1))
    return [face for face in faces[start : start + ranks] for _ in range(order.rules.decks)]


def texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


def parts(units: Sequence[Part]) -> Counter[tuple[str, ...]]:
    return Counter(tuple(sorted(unit.cards)) for unit in units)


def tries(decks: int) -> Iterator[tuple[TrumpOrder, ByTheText, Random]]:
    chance = Random(decks)
    for _ in range(TRIES):
        yield *random_order(decks, chance), chance


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_readings_and_throws_are_those_of_the_text(decks: int) -> None:
    fell = stood = 0
    for order, text, chance in tries(decks):
        suit = order.suits[chance.choice(["T", *sorted(order.suits)])]
        cards = near(order, suit.name, chance)
        chance.shuffle(cards)
        if chance.random() < 0.4:  # the highest, which may stand
            cards.sort(key=order.in_order.__getitem__, reverse=True)
        size = chance.randint(1, min(7, len(cards)))
        thrown, rest = tuple(cards[:size]), cards[size:]
        lead = lead_of(order, thrown)
        assert lead is not None
        best = text.best(texts(thrown))
        assert [tuple(shape) for shape in lead.shapes] == [unit.shape for unit in best], write_cards(thrown)
        assert [texts(cards_of(suit, unit)) for unit in lead.units] == [tuple(sorted(unit.cards)) for unit in best]
        formats = all_formats(suit, order.counts(suit.name, thrown), order.rules.shortest_run)
        assert {tuple(map(tuple, shapes)) for shapes in formats} == text.readings(texts(thrown))
        others = [rest[at::4] for at in range(3)]
        beaten = beaten_units(order, lead, others)
        by_text = text.beaten(best, [texts(hand) for hand in others])
        assert Counter(texts(cards_of(suit, unit)) for unit in beaten) == parts(by_text), (thrown, others)
        stood += lead.is_throw and not beaten
        if lead.is_throw and beaten:
            fell += 1
            forced, wanted = forced_unit(order, lead, beaten), text.forced(best, by_text)
            assert (forced is None) == (wanted is None)
            if forced is not None and wanted is not None:
                assert texts(cards_of(suit, forced)) == tuple(sorted(wanted.cards))
    assert min(fell, stood) > TRIES / 10, (fell, stood)


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_tricks_are_won_as_the_text_says(decks: int) -> None:
    """The plays are made of what could beat the lead: its own ranks, the trumps, and sometimes other suits."""
    won: Counter[int] = Counter()
    for order, text, chance in tries(decks):
        led = chance.choice(sorted(order.suits))
        suits = [led, led, "T", chance.choice(sorted(order.suits))]
        pool = {suit: near(order, suit, chance, 6) for suit in set(suits)}
        for cards in pool.values():
            chance.shuffle(cards)
        size = chance.randint(1, min(6, 2 + decks))
        plays = []
        for suit in (led, *(chance.choice(suits) for _ in range(3))):
            pool[suit].sort(key=lambda card: (card in pool[suit][:3], chance.random()))
            if chance.random() < 0.7:
                pool[suit].sort(key=order.in_order.__getitem__, reverse=chance.random() < 0.5)
            plays.append([pool[suit].pop() for _ in range(min(size, len(pool[suit])))])
        if any(len(play) < size for play in plays):
            continue
        lead = lead_of(order, plays[0])
        assert lead is not None
        shapes = [tuple(shape) for shape in lead.shapes]
        by_text = text.winner([(width, length) for width, length in shapes], [texts(play) for play in plays])
        assert winner(order, lead.shapes, plays) == by_text, (order, plays)
        won[by_text] += 1
    assert all(won[at] > TRIES / 25 for at in range(4)), won


def thrown(hands: str, cards: str, changes: dict[str, Any]) -> tuple[ShengJiDeal, tuple[Event, ...]]:
    """Seat 0, which deals, throws; spades are trumps at level 2."""
    given = tuple(map(read_cards, hands.split("|")))
    position = Position(
        Rules().but(changes),
        ("2", "2"),
        0,
        dealer=0,
        phase=Phase.PLAY,
        trump="s",
        counts=tuple(map(len, given)),
        leader=0,
    )
    return ShengJiDeal(PLAY, DealState(position, given, ())).apply(0, Action("play", read_cards(cards)))


@pytest.mark.parametrize("hidden", [False, True])
def test_a_throw_that_fails_is_shown_with_who_stopped_it_unless_that_is_hidden(*, hidden: bool) -> None:
    hands = "Ah Qh Jh | 3h 4h 5h | Kh 6h 7h | 8h 9h Th"
    deal, events = thrown(hands, "Ah Qh Jh", {"hide_stopper": hidden})
    failed = deal.position.failed
    assert failed is not None
    assert (failed.leader, failed.cards, failed.stopper) == (0, read_cards("Jh Qh Ah"), None if hidden else 2)
    assert failed.beaten == (read_cards("Jh"), read_cards("Qh"))
    [event] = events
    assert plainly(event.args) == {"cards": "Jh Qh Ah", "stopped": not hidden} | ({} if hidden else {"other": 2})
    assert must_act(deal) == {1}, "the next player names the unit, though the partner stopped it"
    later, _ = deal.apply(1, Action("choose", read_cards("Qh")))
    assert (later.position.plays, later.state.hands[0]) == ((read_cards("Qh"),), read_cards("Ah Jh"))


def test_the_cards_that_return_are_paid_for() -> None:
    """By the dealer's side, to the attackers (SJ-6.3)."""
    hands = "Ah Ah Jh | 3h 4h 5h | Kh 6h 7h | 8h 9h Th"
    for penalty, cost in (("0", 0), ("10_per_attempt", 10), ("10_per_card", 20)):
        deal, _ = thrown(hands, "Ah Ah Jh", {"throw_penalty": penalty})
        assert deal.position.plays == (read_cards("Jh"),)
        assert deal.position.penalties == cost


def test_the_model_knows_the_examples_of_the_text() -> None:
    text = ByTheText(Rules().but({"decks": 3}).to_json(), "T", "s")
    assert [unit.shape for unit in text.best(("2h", "2h", "2h", "3h", "3h"))] == [(2, 2), (1, 1)]
    assert [unit.shape for unit in text.best(("9h", "9h", "Jh", "Jh"))] == [(2, 2)]
    assert text.one_suit(["Th", "3s", "BJ"]) == "T"
    assert text.place("Ts") > text.place("Th") > text.place("As")
