"""Who pays whom (docs/big-two.md, BT-14.5 to 14.14 and 14.18, D-16): worked by hand, and by a second implementation."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Card, read_card, read_cards
from bot.engine.actions import NotPossible
from bot.engine.game import Entry
from bot.games.big_two import GAME
from bot.games.big_two.cards.pack import pack_of
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import Ending, Left, heir, penalties, settle
from tests.games.big_two.scoring import settlement_by_the_book as book
from tests.games.big_two.scoring.test_big_two_scoring import counts, holding

PAGAT, STANDARD, HONGKONG = map(GAME.rules, ("pagat-basic", "chudadi-standard", "chudadi-hongkong"))
KAM = GAME.rules("pagat-basic+kam")


@pytest.mark.parametrize(
    ("rules", "left", "points"),
    [
        ("chudadi-standard", (4, 8, 0, 11), (37, -11, 53, -79)),
        ("chudadi-hongkong", (4, 8, 0, 11), (18, 2, 34, -54)),
        ("pagat-basic", (0, 3, 10, 13), (62, 50, -18, -94)),
        ("pagat-basic+winner-takes", (0, 3, 10, 13), (62, -3, -20, -39)),
        ("pagat-basic+ledger", (0, 3, 10, 13), (0, -3, -20, -39)),
        ("pagat-basic+ledger+bonus-5", (0, 3, 10, 13), (5, -3, -20, -39)),
        ("japanese-wikipedia-official", (0, 3, 11, 5), (0, -3, -22, -5)),
        ("japanese-wikipedia-official+bonus-10", (0, 3, 11, 5), (10, -3, -22, -5)),
        ("pagat-basic+flat", (0, 3, 10, 13), (26, 14, -14, -26)),
        ("pagat-basic+kam", (0, 2, 10, 5), (27, 9, -33, -3)),
        ("pagat-basic+kam+winner-takes", (0, 2, 10, 5), (27, -2, -20, -5)),
        ("pagat-basic+kam+ledger", (0, 2, 10, 5), (0, -2, -20, -5)),
        ("hong-kong", (0, 13, 13, 13), (117, -39, -39, -39)),
    ],
)
def test_the_worked_tables(rules: str, left: tuple[int, ...], points: tuple[int, ...]) -> None:
    found = settle(GAME.rules(rules), counts(*left, winner=left.index(0)))
    assert found.points == points
    assert found.zero_sum is (sum(points) == 0)


@pytest.mark.parametrize(
    ("scheme", "points", "entries"),
    [
        ("pairwise", (28, 20, 16, -64), [(1, 0, 2), (2, 0, 3), (2, 1, 1), (3, 0, 23), (3, 1, 21), (3, 2, 20)]),
        ("winner_takes", (28, -2, -3, -23), [(1, 0, 2), (2, 0, 3), (3, 0, 23)]),
        ("ledger", (0, -2, -3, -23), []),
        ("fixed_loser", (7, 0, -7, 0), [(2, 0, 7)]),
        ("pusoy", (4, 0, 0, 0), []),
        ("places", (5, 0, 3, 1), []),
    ],
)
def test_each_scheme_settles_one_deal_otherwise(
    scheme: str, points: tuple[int, ...], entries: list[tuple[int, int, int]]
) -> None:
    rules = PAGAT.but({"score.settle": scheme, "end.mode": "play_on", "score.fixed": 7, "score.tiers": [[1, 1]]})
    many = "4d 4c 5h 5s 6d 6c 7h 7s 8d 8c 9h 9s Td Tc Th Jh Js Qd Qc Kh Ks Ad Ac"
    hands = ("", "2d 3d", "3c 2s 3s", many)
    ending = holding(*hands, last=read_cards("2c 2h"), order=(0, 2, 3, 1))
    found = settle(rules, ending)
    assert found.points == points
    assert [(entry.source, entry.target, entry.points) for entry in found.entries] == entries


def test_entries_are_net_one_a_pair_and_sum_to_the_points() -> None:
    found = settle(STANDARD, counts(4, 8, 0, 11, winner=2))
    assert found.entries == (
        Entry(0, 2, 4),
        Entry(1, 0, 12),
        Entry(1, 2, 16),
        Entry(3, 0, 29),
        Entry(3, 1, 17),
        Entry(3, 2, 33),
    )
    equal = settle(PAGAT, counts(0, 3, 3, 5, winner=0))
    assert [(entry.source, entry.target) for entry in equal.entries] == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]


def test_the_full_payer_pays_the_winner_for_everybody() -> None:
    found = settle(PAGAT, counts(0, 5, 10, 3, winner=0, payer=3))
    assert [penalty.points for penalty in found.penalties] == [0, 5, 20, 3]
    assert found.points == (28, 0, 0, -28)
    assert found.entries == (Entry(3, 0, 28),)
    ledger = settle(GAME.rules("japanese-wikipedia-official"), counts(0, 3, 1, 4, winner=0, payer=1))
    assert ledger.points == (0, -8, 0, 0)
    assert not ledger.zero_sum


@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, (27, 0, -27, 0)),
        ({"score.settle": "winner_takes"}, (27, 0, -27, 0)),
        ({"score.settle": "ledger"}, (0, 0, -27, 0)),
        ({"score.settle": "fixed_loser", "score.fixed": 3}, (3, 0, -3, 0)),
        ({"score.settle": "pusoy"}, (1, 0, 0, 0)),
        ({"score.settle": "places", "end.mode": "play_on"}, (5, 3, 1, 0)),
        ({"score.settle": "winner_takes", "score.winner_bonus": 10, "score.unit": 2}, (74, 0, -54, 0)),
    ],
)
def test_who_pays_for_all_in_each_scheme(changes: dict[str, Any], points: tuple[int, ...]) -> None:
    ending = counts(0, 2, 5, 10, winner=0, payer=2, order=(0, 1, 2, 3))
    assert settle(PAGAT.but(changes), ending).points == points


def test_on_the_difference_who_pays_for_all_pays_every_difference_with_the_winner() -> None:
    ending = counts(0, 2, 10, 5, winner=0, payer=1)
    assert settle(KAM, ending).points == (27, -27, 0, 0)
    assert settle(KAM.but({"score.settle": "ledger"}), ending).points == (0, -27, 0, 0)


def test_on_the_difference_an_instant_winner_holds_nothing() -> None:
    assert settle(KAM, counts(13, 13, 13, 13, winner=3)).points == (-39, -39, -39, 117)


@pytest.mark.parametrize(
    ("hands", "loser"),
    [
        (("", "4d 4c 4h 4s 3d", "2s", "5d 6d"), 1),
        (("", "4d 4c 4h 4s", "2d 3s", "5d 6d"), 2),
        (("", "4d 4c 4h 4s 3d", "5h 6h 7h 8h 9h", "2s"), 2),
        (("", "4d 4c 4h 4s 3d", "Kd Kc Kh Ks 3c", "2s"), 2),
        (("", "6s 7s 8s 9s Ts", "5h 6h 7h 8h 9h", "2s"), 1),
        (("", "2d Ad", "2c", "As Kd Kc Kh"), 2),
        (("", "Ad", "Kd Kc Kh Ks", "Ac"), 3),
        (("", "3d 4d 5d", "Kd Ks", "6d"), 1),
        (("", "3d 4d", "3c 4c", "Ks"), 2),
        (("", "3d", "3s", "3h"), 2),
    ],
)
def test_who_pays_the_fixed_stake(hands: tuple[str, ...], loser: int) -> None:
    rules = GAME.rules("taiwan-fixed")
    points = [0] * 4
    points[0], points[loser] = 1, -1
    assert settle(rules, holding(*hands)).points == tuple(points)


def test_honours_rank_as_the_rules_rank_them() -> None:
    rules = GAME.rules("taiwan-fixed+royal-only")
    hands = ("", "4d 4c 4h 4s 3d", "5h 6h 7h 8h 9h", "3s")
    assert settle(rules, holding(*hands)).points == (1, -1, 0, 0)
    assert settle(rules, holding("", "4d 4c 4h 4s 3d", "Th Jh Qh Kh Ah", "3s")).points == (1, 0, -1, 0)
    heavy = rules.but({"combo.sf_kickers": 2, "cmp.quads_vs_sf": "sf_over_quads"})
    assert settle(heavy, holding(*hands)).points == (1, -1, 0, 0)
    assert settle(heavy, holding("", "4d 4c 4h 4s 3d", "5h 6h 7h 8h 9h Kd Ks", "3s")).points == (1, 0, -1, 0)


def test_only_losers_pay_the_stake_and_cards_are_asked_for_only_where_they_decide() -> None:
    rules = GAME.rules("taiwan-fixed")
    assert settle(rules, holding("2s 2h", "3d", "4d", "5d 5c")).points == (1, 0, 0, -1)
    assert settle(rules, counts(0, 0, 4, 0, winner=1)).points == (0, 1, -1, 0)
    two = rules.but({"seats.count": 2})
    assert settle(two, counts(5, 0, winner=0, no_win=frozenset({1}))).points == (1, -1)
    assert settle(rules, counts(0, 3, 4, 5, winner=0, payer=1)).points == (1, -1, 0, 0)
    with pytest.raises(NotPossible, match=r"score\.settle=fixed_loser counts the cards"):
        settle(rules, counts(0, 3, 4, 5, winner=0))


@pytest.mark.parametrize(
    ("last", "points"), [("3d", 1), ("2d", 2), ("2d 2c", 4), ("2d 2c 2h 5d 5c", 8), ("2d 2c 2h 2s 4c", 16), ("", 1)]
)
def test_pusoy_counts_the_twos_of_the_last_play(last: str, points: int) -> None:
    rules = GAME.rules("philippines-pusoy-dos")
    assert settle(rules, counts(3, 0, 10, 13, winner=1, last=read_cards(last))).points == (0, points, 0, 0)


@pytest.mark.parametrize(
    ("seats", "order", "points"),
    [
        (2, (1, 0), (0, 5)),
        (3, (2, 0, 1), (3, 0, 5)),
        (4, (2, 0, 3, 1), (3, 0, 5, 1)),
        (6, (5, 4, 3, 2, 1, 0), (0, 0, 0, 1, 3, 5)),
    ],
)
def test_places_for_so_many_players(seats: int, order: tuple[int, ...], points: tuple[int, ...]) -> None:
    rules = GAME.rules("pagat-basic+places").but({"seats.count": seats})
    ending = counts(*[1 if seat == order[-1] else 0 for seat in range(seats)], winner=order[0], order=order)
    assert settle(rules, ending).points == points


def test_after_an_instant_win_the_others_rank_in_turn_order() -> None:
    rules = GAME.rules("pagat-basic+places+dragon")
    assert settle(rules, counts(13, 13, 13, 13, winner=2)).points == (1, 0, 5, 3)
    assert settle(rules, counts(13, 13, 13, 13, winner=2, step=-1)).points == (1, 3, 5, 0)


def test_played_on_with_counted_cards_only_the_last_is_charged() -> None:
    rules = PAGAT.but({"end.mode": "play_on", "score.winner_bonus": 5})
    assert settle(rules, counts(0, 0, 11, 0, winner=1, order=(1, 3, 0, 2))).points == (22, 27, -66, 22)


@pytest.mark.parametrize(
    ("scheme", "points"),
    [
        ("pairwise", (-27, 27, 0, 0)),
        ("winner_takes", (-27, 27, 0, 0)),
        ("fixed_loser", (-27, 27, 0, 0)),
        ("ledger", (-27, 0, 0, 0)),
        ("pusoy", (-27, 0, 0, 0)),
    ],
)
def test_a_deal_lost_for_everybody_is_paid_to_the_heir_where_points_are_paid(
    scheme: str, points: tuple[int, ...]
) -> None:
    rules = PAGAT.but({"score.settle": scheme, "score.winner_bonus": 5, "last.undeclared": "loses"})
    found = settle(rules, counts(0, 2, 5, 10, winner=None, payer=0))
    assert found.points == points
    assert [penalty.points for penalty in found.penalties] == [0, 2, 5, 20]
    assert len(found.entries) == (sum(points) == 0)


def test_the_heir_has_the_fewest_cards_and_comes_first_after_the_loser() -> None:
    assert heir(counts(4, 3, 0, 3, winner=None, payer=2)) == 3
    assert heir(counts(4, 3, 0, 3, winner=None, payer=2, step=-1)) == 1
    assert heir(counts(3, 3, 0, 4, winner=None, payer=2)) == 0
    assert heir(counts(0, 3, 0, 4, winner=None, payer=2, no_win=frozenset({0}))) == 1
    with pytest.raises(ValueError, match="heir"):
        heir(counts(0, 3, 1, 4, winner=0, payer=2))


@pytest.mark.parametrize("scheme", ["pairwise", "winner_takes", "ledger", "fixed_loser", "pusoy", "places"])
def test_unit_and_bonus_in_every_scheme(scheme: str) -> None:
    plain = PAGAT.but({"score.settle": scheme, "end.mode": "play_on", "score.fixed": 4})
    ending = counts(0, 0, 0, 5, winner=2, order=(2, 0, 1, 3))
    before, after = settle(plain, ending), settle(plain.but({"score.unit": 3, "score.winner_bonus": 7}), ending)
    bonus = [3 * 7 if seat == 2 else 0 for seat in range(4)]
    assert list(after.points) == [3 * points + more for points, more in zip(before.points, bonus, strict=True)]
    assert after.penalties == before.penalties
    assert [entry.points for entry in after.entries] == [3 * entry.points for entry in before.entries]


BASES = ("cards", "values_a", "values_b", "values_c", "indonesia", "tw_deduct", "tw_plus_minus", "none")
STRAIGHTS = tuple(book.STRAIGHTS)
ANY = st.sampled_from


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Consistent rules with everything that section 14 reads, for few or many seats, cards or tiles."""
    tiles = draw(st.booleans()) and draw(st.booleans())
    base = draw(ANY(("cards", "none") if tiles else BASES))
    schemes = {"none": ("fixed_loser", "pusoy", "places"), "indonesia": ("ledger",)}
    settled = draw(ANY(schemes.get(base, ("pairwise", "winner_takes", "ledger", "fixed_loser", "pusoy", "places"))))
    loses = settled != "places" and draw(st.booleans())
    on_difference = base == "cards" and draw(st.booleans())
    starts = draw(st.sets(st.integers(2, 14), max_size=3))
    changes: dict[str, Any] = {
        "seats.count": draw(st.integers(3, 5) if tiles else st.integers(2, 6)),
        "score.base": base,
        "score.settle": settled,
        "score.tiers": [[start, draw(st.integers(1, 4))] for start in (1, *sorted(starts))],
        "score.winner_bonus": draw(ANY((0, 1, 5))),
        "score.fixed": draw(st.integers(1, 9)),
        "score.unit": draw(ANY((1, 1, 3))),
        "score.spade_ace_40": draw(st.booleans()),
        "combo.sf_kickers": draw(ANY((0, 2))),
        "combo.four": draw(ANY(("none", "quads", "two_pair"))),
        "last.declare": [1],
        "last.undeclared": "loses" if loses else "nothing",
        "end.mode": "play_on" if settled == "places" or not (loses or base == "indonesia") else "first_out",
    }
    if on_difference:
        changes["score.tiers_on"] = "difference"
    else:
        changes["score.tiers_apply"] = draw(ANY(("all", "opener_only")))
        changes["score.no_play_mult"] = draw(ANY((None, 3, 5)))
        changes["score.twos_in_hand"] = draw(ANY((1, 2)))
        changes["score.twos_finish"] = draw(ANY((1, 2)))
    if tiles:
        changes |= {"deck.kind": "lectio", "deck.suits": "bygr", "combo.straight_order": "so-lectio"}
    else:
        changes["deck.suits"] = draw(ANY(("dchs", "cdhs", "cshd")))
        changes["combo.straight_order"] = draw(ANY(STRAIGHTS))
        changes["cmp.quads_vs_sf"] = draw(ANY(("sf_over_quads", "only_royal_over_quads")))
    return PAGAT.but(changes)


def drawn_play(rng: random.Random, pack: list[str]) -> list[str]:
    """The cards of a play, often a special one, taken out of the pack."""
    rank, suit = rng.choice(pack)[:-1], rng.choice(pack)[-1]
    of_rank = [card for card in pack if card[:-1] == rng.choice((rank, "2"))]
    of_suit = [card for card in pack if card[-1] == suit]
    at = rng.randrange(max(1, len(of_suit) - 4))
    lone = [card for card in pack if card not in of_rank][:1]
    seven = of_suit[at : at + 5] + [card for card in pack if card not in of_suit][:2]
    play = rng.choice((of_rank[:1], of_rank[:2], of_rank, of_rank + lone, of_suit[at : at + 5], seven))
    for card in play:
        pack.remove(card)
    return play


@st.composite
def endings(draw: st.DrawFn, rules: Rules) -> book.Book:
    """A deal that ended in any way that these rules allow."""
    rng = draw(st.randoms(use_true_random=False))
    seats = rules.seats.count
    pack = [str(card) for card in pack_of(rules.deck.kind, rules.deck.suits, rules.tile_max).cards]
    last = drawn_play(rng, pack)
    unbeaten = [(rng.randrange(seats), drawn_play(rng, pack)) for _ in range(rng.randrange(3))]
    order = rng.sample(range(seats), seats)
    size = min(13, len(pack) // seats)
    sizes = [rng.randint(1, size) for _ in range(seats)]
    ways = ["out", "at once"]
    ways += ["played on"] if str(rules.end.mode) == "play_on" else []
    ways += ["lost"] if str(rules.last.undeclared) == "loses" else []
    way = draw(ANY(ways))
    if way == "at once":
        sizes, last, unbeaten = [size] * seats, [], []
    no_win = {order[-1]} if way in ("out", "lost") and seats > 2 and rng.random() < 0.3 else set()
    if way == "played on":
        sizes = [size if seat == order[-1] else 0 for seat in range(seats)]
    for seat in no_win | (set() if way == "at once" else {order[0]}):
        sizes[seat] = 0
    rng.shuffle(pack)
    pack.sort(key=lambda card: card[-1] if rng.random() < 0.7 else "", reverse=rng.random() < 0.5)
    hands = [[pack.pop() for _ in range(count)] for count in sizes]
    payer = rng.choice([None, rng.choice(order[1:])]) if way != "lost" else order[0]
    return book.Book(
        rules.to_json(),
        hands,
        None if way == "lost" else order[0],
        rng.randrange(seats),
        last,
        None if payer in no_win else payer,
        {seat for seat in range(seats) if rng.random() < 0.3},
        no_win,
        [] if way == "at once" else order,
        unbeaten + ([(order[0], last)] if last and rng.random() < 0.3 else []),
        rng.choice((1, -1)),
    )


def the_same(ending: book.Book) -> Ending:
    def cards(texts: Sequence[str]) -> tuple[Card, ...]:
        return tuple(map(read_card, texts))

    return Ending(
        tuple(Left.of(cards(hand)) for hand in ending.hands),
        ending.winner,
        ending.opener,
        cards(ending.last),
        ending.payer,
        frozenset(ending.not_played),
        frozenset(ending.no_win),
        tuple(ending.order),
        tuple((seat, cards(play)) for seat, play in ending.unbeaten),
        ending.step,
    )


@settings(max_examples=400)
@given(st.data())
def test_a_second_reading_of_the_rule_book_settles_alike(data: st.DataObject) -> None:
    rules = data.draw(rule_sets())
    told = data.draw(endings(rules))
    ending = the_same(told)
    found = settle(rules, ending)
    assert [penalty.points for penalty in penalties(rules, ending)] == book.penalties(told)
    assert list(found.points) == book.points(told)
    assert found.zero_sum is (sum(found.points) == 0)
    paid = [0] * len(found.points)
    for entry in found.entries:
        assert entry.points > 0
        paid[entry.source] -= entry.points
        paid[entry.target] += entry.points
    if ending.winner is not None:
        paid[ending.winner] += rules.score.winner_bonus * rules.score.unit
    if str(rules.score.settle) in ("pairwise", "winner_takes", "fixed_loser"):
        assert tuple(paid) == found.points
        assert len({frozenset((entry.source, entry.target)) for entry in found.entries}) == len(found.entries)
    else:
        assert found.entries == ()
