"""A second implementation of section 14 of docs/big-two.md, written from its text alone: plain tables and loops.

It uses nothing of the engine. Rules are the plain data of ``Rules.to_json``; cards are text such as ``Td`` or ``15b``.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

# Section 8, highest first.
BASIC = "TJQKA 9TJQK 89TJQ 789TJ 6789T 56789 45678 34567"
STRAIGHTS = {
    "so-pagat": f"{BASIC} 23456 A2345",
    "so-a5-high": f"A2345 {BASIC} 23456",
    "so-26-then-a5": f"23456 A2345 {BASIC}",
    "so-26-high-a5-low": f"23456 {BASIC} A2345",
    "so-no-a5": f"{BASIC} 23456",
    "so-2high-26low": f"JQKA2 {BASIC} 23456",
    "so-2high-26second": f"JQKA2 23456 {BASIC}",
    "so-natural": f"JQKA2 {BASIC}",
    "so-indonesia": f"A2345=23456 {BASIC}",
    "so-hk": f"A2345 23456 {BASIC}",
    "so-a5-second": f"TJQKA A2345 {BASIC.removeprefix('TJQKA ')} 23456",
}

VALUES = {
    "values_a": {"2": 4, "A": 3, "K": 2, "Q": 2, "J": 2} | dict.fromkeys("3456789T", 1),
    "values_b": {rank: place for place, rank in enumerate("3456789TJQKA2", start=1)},
    "values_c": {rank: place for place, rank in enumerate("3456789TJQKA2", start=3)},
    "indonesia": {"2": 5} | dict.fromkeys("3456789TJQKA", 1),
    "tw_deduct": {"2": 40, "A": 30, "K": 20, "Q": 20, "J": 20}
    | {rank: place for place, rank in enumerate("3456789T", start=3)},
    "tw_plus_minus": {"2": 0} | dict.fromkeys("3456789", 1) | dict.fromkeys("TJQKA", 2),
}


@dataclass
class Book:
    """The rules, and how the deal ended. ``winner`` None: ``payer`` lost it for everybody."""

    rules: dict[str, Any]
    hands: list[list[str]]
    winner: int | None
    opener: int | None = None
    last: list[str] = field(default_factory=list)
    payer: int | None = None
    not_played: set[int] = field(default_factory=set)
    no_win: set[int] = field(default_factory=set)
    order: list[int] = field(default_factory=list)
    unbeaten: list[tuple[int, list[str]]] = field(default_factory=list)
    step: int = 1

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def next_after(self, seat: int) -> list[int]:
        return [(seat + self.step * away) % len(self.hands) for away in range(1, len(self.hands))]

    def cards(self, seat: int) -> int:
        return 0 if seat == self.winner or seat in self.no_win else len(self.hands[seat])


def twos(cards: list[str]) -> int:
    return sum(card[:-1] == "2" for card in cards)


def tier(rules: dict[str, Any], cards: int) -> int:
    times = 1
    for start, multiplier in rules["score.tiers"]:
        if cards >= start:
            times = multiplier
    return times


# BT-14.1, 14.20


def penalty(book: Book, seat: int) -> int:
    rules, hand = book.rules, book.hands[seat]
    if seat == book.winner or seat in book.no_win:
        return 0
    if rules["score.tiers_on"] == "difference":
        return len(hand) * tier(rules, len(hand))
    points = worth(rules, hand)
    if rules["score.tiers_apply"] == "all" or seat == book.opener:
        played_nothing = rules["score.no_play_mult"] is not None and seat in book.not_played
        points *= rules["score.no_play_mult"] if played_nothing else tier(rules, len(hand))
    points *= rules["score.twos_in_hand"] ** twos(hand)
    if book.last and twos(book.last) == len(book.last):
        points *= rules["score.twos_finish"]
    return int(points)


def worth(rules: dict[str, Any], hand: list[str]) -> int:
    base = rules["score.base"]
    if base in ("none", "cards"):
        return len(hand) if base == "cards" else 0
    points = sum(VALUES[base][card[:-1]] for card in hand)
    if base == "tw_deduct" and rules["score.spade_ace_40"] and "As" in hand:
        points += 10
    if base == "tw_plus_minus":
        points *= 2 ** twos(hand)
    return points


def penalties(book: Book) -> list[int]:
    return [penalty(book, seat) for seat in book.seats]


def points(book: Book) -> list[int]:
    rules = book.rules
    if book.winner is None:
        found = nobody_won(book)
    else:
        found = SCHEMES[rules["score.settle"]](book)
        found[book.winner] += rules["score.winner_bonus"]
    return [amount * rules["score.unit"] for amount in found]


# D-16


def nobody_won(book: Book) -> list[int]:
    found = [0 for _ in book.seats]
    loser = book.payer
    assert loser is not None
    lost = sum(penalty(book, seat) for seat in book.seats if seat != loser)
    found[loser] = -lost
    if book.rules["score.settle"] in ("pairwise", "winner_takes", "fixed_loser"):
        best = None
        for seat in book.next_after(loser):
            if seat not in book.no_win and (best is None or len(book.hands[seat]) < len(book.hands[best])):
                best = seat
        assert best is not None
        found[best] = lost
    return found


# BT-14.5 to 14.14


def full_payer(book: Book, *, winner_gains: bool) -> list[int]:
    found = [0 for _ in book.seats]
    assert book.payer is not None
    assert book.winner is not None
    found[book.payer] = -sum(penalties(book))
    if winner_gains:
        found[book.winner] = sum(penalties(book))
    return found


def pairwise(book: Book) -> list[int]:
    if book.payer is not None:
        return full_payer(book, winner_gains=True)
    if book.rules["score.tiers_on"] == "difference":
        found = [0 for _ in book.seats]
        for one, other in combinations(book.seats, 2):
            more, fewer = (one, other) if book.cards(one) > book.cards(other) else (other, one)
            d = book.cards(more) - book.cards(fewer)
            found[more] -= d * tier(book.rules, d)
            found[fewer] += d * tier(book.rules, d)
        return found
    owed = penalties(book)
    return [sum(owed) - len(owed) * own for own in owed]


def winner_takes(book: Book) -> list[int]:
    if book.payer is not None:
        return full_payer(book, winner_gains=True)
    found = [-own for own in penalties(book)]
    assert book.winner is not None
    found[book.winner] = -sum(found)
    return found


def ledger(book: Book) -> list[int]:
    found = [-own for own in penalties(book)] if book.payer is None else full_payer(book, winner_gains=False)
    if book.rules["score.base"] == "indonesia":
        found = [amount - native for amount, native in zip(found, indonesian(book), strict=True)]
    return found


def fixed_loser(book: Book) -> list[int]:
    found = [0 for _ in book.seats]
    loser = book.payer if book.payer is not None else who_pays_the_stake(book)
    assert book.winner is not None
    found[loser] -= book.rules["score.fixed"]
    found[book.winner] += book.rules["score.fixed"]
    return found


def pusoy(book: Book) -> list[int]:
    return [2 ** twos(book.last) if seat == book.winner else 0 for seat in book.seats]


def places(book: Book) -> list[int]:
    assert book.winner is not None
    order = list(book.order) or [book.winner]
    order += [seat for seat in book.next_after(book.winner) if seat not in order]
    worth = ([5, 3, 1] + [0] * len(order))[: len(order)]
    worth[-1] = 0
    return [worth[order.index(seat)] for seat in book.seats]


SCHEMES = {
    "pairwise": pairwise,
    "winner_takes": winner_takes,
    "ledger": ledger,
    "fixed_loser": fixed_loser,
    "pusoy": pusoy,
    "places": places,
}

# BT-14.15, native points: minus is good


def indonesian(book: Book) -> list[int]:
    native = [0 for _ in book.seats]
    for seat, play in book.unbeaten:
        if sorted(play) != sorted(book.last):
            native[seat] -= special(book.rules, play)
    assert book.winner is not None
    native[book.winner] -= 2 * special(book.rules, book.last)
    native[book.winner] -= 10 * twos(book.last) if twos(book.last) else 5
    return native


def special(rules: dict[str, Any], play: list[str]) -> int:
    carried = rules["combo.sf_kickers"]
    for rank in {card[:-1] for card in play}:
        if sum(card[:-1] == rank for card in play) == 4:
            alone = len(play) == 4 and rules["combo.four"] == "quads"
            if len(play) == 5 or alone:
                return 80 if rank == "2" else 20
    if len(play) == 5 + carried and any(straight_flush(rules, list(five)) for five in combinations(play, 5)):
        return 40
    return 0


# BT-14.11


def who_pays_the_stake(book: Book) -> int:
    losers = [seat for seat in book.seats if seat != book.winner]
    honours = {seat: best_honour(book.rules, book.hands[seat]) for seat in losers}
    best = max(honours.values())
    if best:
        return next(seat for seat in losers if honours[seat] == best)
    ace = "1" if book.rules["deck.kind"] == "lectio" else "A"
    for rank in ("2", ace):
        for suit in reversed(book.rules["deck.suits"]):
            for seat in losers:
                if rank + suit in book.hands[seat]:
                    return seat
    most = max(len(book.hands[seat]) for seat in losers)
    tied = [seat for seat in losers if len(book.hands[seat]) == most]
    return max(tied, key=lambda seat: max((height(book.rules, card) for card in book.hands[seat]), default=(0, 0)))


def ranks(rules: dict[str, Any]) -> list[str]:
    if rules["deck.kind"] == "lectio":
        highest = rules["deck.tile_max"][str(rules["seats.count"])]
        return [str(number) for number in range(3, highest + 1)] + ["1", "2"]
    return list("3456789TJQKA2")


def height(rules: dict[str, Any], card: str) -> tuple[int, int]:
    return ranks(rules).index(card[:-1]), rules["deck.suits"].index(card[-1])


def best_honour(rules: dict[str, Any], hand: list[str]) -> tuple[int, ...]:
    """Of a hand's best honour: the place on the ladder, the rank or straight, the suit; empty without an honour."""
    sf_over_quads = rules["cmp.quads_vs_sf"] == "sf_over_quads"
    found: list[tuple[int, ...]] = [()]
    for place, rank in enumerate(ranks(rules)):
        if sum(card[:-1] == rank for card in hand) == 4 and len(hand) > 4:
            found.append((2, place, 0))
    if len(hand) >= 5 + rules["combo.sf_kickers"]:
        for suit in rules["deck.suits"]:
            for five in combinations([card for card in hand if card[-1] == suit], 5):
                straight = straight_flush(rules, list(five))
                royal = {card[:-1] for card in five} == set("TJQKA")
                if straight:
                    found.append((3 if sf_over_quads or royal else 1, *straight))
    return max(found)


def straight_flush(rules: dict[str, Any], five: list[str]) -> tuple[int, int] | None:
    """The place of the straight, and its suit; None if the cards are no straight flush."""
    if len({card[-1] for card in five}) > 1:
        return None
    held = {card[:-1] for card in five}
    for place, equals in enumerate(reversed(straights(rules)), start=1):
        if any(held == set(straight) for straight in equals):
            return place, rules["deck.suits"].index(five[0][-1])
    return None


def straights(rules: dict[str, Any]) -> list[list[list[str]]]:
    """The straights, highest first; those of equal rank are grouped."""
    order = rules["combo.straight_order"]
    if order != "so-lectio":
        return [[list(straight) for straight in equals.split("=")] for equals in STRAIGHTS[order].split()]
    top = int(ranks(rules)[-3])
    line = [str(number) for number in range(3, top + 1)] + ["1"]
    rising = [line[low : low + 5] for low in range(len(line) - 4)]
    found = [["1", "2", "3", "4", "5"]] + ([["2", "3", "4", "5", "6"]] if top >= 6 else []) + rising[::-1]
    return [[straight] for straight in found]
