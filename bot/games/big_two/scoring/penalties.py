"""What the hands left and special plays are worth (docs/big-two.md, BT-14.1 to 14.4, 14.8 to 14.10, 14.15 to 14.17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.result import Reckoning
from bot.games.big_two.rules.closed_choices import ScoreBase
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.ending import Ending, Left
from bot.games.big_two.scoring.honours import special

_NOTHING = Reckoning()


def _by_rank(twos: int, ace: int, courts: Sequence[int], numbers: Sequence[int]) -> Mapping[str, int]:
    return dict(zip("2AKQJ", (twos, ace, *courts), strict=True)) | dict(zip("3456789T", numbers, strict=True))


_VALUES: Mapping[ScoreBase, Mapping[str, int]] = {
    ScoreBase.VALUES_A: _by_rank(4, 3, (2, 2, 2), (1,) * 8),
    ScoreBase.VALUES_B: _by_rank(13, 12, (11, 10, 9), range(1, 9)),
    ScoreBase.VALUES_C: _by_rank(15, 14, (13, 12, 11), range(3, 11)),
    ScoreBase.INDONESIA: _by_rank(5, 1, (1, 1, 1), (1,) * 8),
    ScoreBase.TW_DEDUCT: _by_rank(40, 30, (20, 20, 20), range(3, 11)),
    ScoreBase.TW_PLUS_MINUS: _by_rank(0, 2, (2, 2, 2), (1, 1, 1, 1, 1, 1, 1, 2)),
}
"""Card values by rank (BT-14.3, 14.15 to 14.17, D-28). In ``tw_plus_minus`` a 2 is worth nothing but doubles (D-23)."""

_SPADE_ACE = Card("A", "s")


def penalties(rules: Rules, ending: Ending) -> tuple[Reckoning, ...]:
    """Every seat's penalty before ``score.unit``; the winner has none (BT-14.1, 14.20).

    Raises:
        NotPossible: the rules count the cards themselves, but only their number is known.
    """
    of = _by_difference if rules.counts_difference else _by_hand
    return tuple(of(rules, ending, seat) if ending.cards_left(seat) else _NOTHING for seat in range(len(ending.left)))


def tier(rules: Rules, count: int) -> int:
    """The multiplier for this many cards left (BT-14.2, 14.4)."""
    return tier_with_start(rules, count)[1]


def tier_with_start(rules: Rules, count: int) -> tuple[int, int]:
    """The same behind the number of cards from which on it holds."""
    return next((tier for tier in reversed(rules.score.tiers) if count >= tier[0]), (1, 1))


def _by_difference(rules: Rules, ending: Ending, seat: Seat) -> Reckoning:
    """The difference to the winner, who counts as out, or else to the loser, who is out (BT-14.20, D-16)."""
    count = ending.left[seat].count
    return Reckoning.of([(1, count)], [tier(rules, count)])


def _by_hand(rules: Rules, ending: Ending, seat: Seat) -> Reckoning:
    worth = _worth(rules, ending.left[seat])
    if not any(value for value, _ in worth):
        return _NOTHING
    return Reckoning.of(worth, [_multiplier(rules, ending, seat), *_twos_factors(rules, ending, seat)])


def _worth(rules: Rules, left: Left) -> list[tuple[int, int]]:
    """The different values of the cards in a hand, highest first, each with its number of cards."""
    base = rules.score.base
    if not rules.counts_cards:
        return []
    if base is ScoreBase.CARDS:
        return [(1, left.count)]
    values = Counter(_value(rules, card) for card in left.known(f"score.base={base}"))
    return sorted(values.items(), reverse=True)


def _value(rules: Rules, card: Card) -> int:
    if rules.knows_spade_ace and rules.score.spade_ace_40 and card == _SPADE_ACE:
        return 40
    return _VALUES[rules.score.base][card.rank]


def _multiplier(rules: Rules, ending: Ending, seat: Seat) -> int:
    """The factor for many cards left or none played; 1 if the rules apply it only to the opener (BT-14.8, D-20)."""
    score = rules.score
    if rules.multiplies_opener_only and seat != ending.opener:
        return 1
    if score.no_play_mult is not None and seat in ending.not_played:
        return score.no_play_mult
    return tier(rules, ending.left[seat].count)


def _twos_factors(rules: Rules, ending: Ending, seat: Seat) -> list[int]:
    """The factors for twos left in hand and for a last play of nothing but twos (BT-14.9, 14.17)."""
    finish = finish_factor(rules, ending.last)
    doublings = doublings_of_a_two(rules)
    if not doublings:
        return [finish]
    return [*[2] * (doublings * twos(ending.left[seat].known("score.twos_in_hand"))), finish]


def doublings_of_a_two(rules: Rules) -> int:
    """How often a two left in hand doubles its owner's penalty (BT-14.9, 14.17)."""
    if rules.counts_difference:
        return 0
    return (rules.score.twos_in_hand == 2) + (rules.score.base is ScoreBase.TW_PLUS_MINUS)


def finish_factor(rules: Rules, last: Sequence[Card]) -> int:
    """By what the last play of a deal multiplies penalties: 1 unless it is nothing but twos (BT-14.9)."""
    if rules.counts_difference:
        return 1
    return rules.score.twos_finish if last and twos(last) == len(last) else 1


def twos(cards: Sequence[Card]) -> int:
    """How many of the cards are twos; tiles with the number 2 count."""
    return sum(card.rank == "2" for card in cards)


def owed_between(rules: Rules, ending: Ending, owed: Sequence[int], seat: Seat, other: Seat) -> int:
    """What ``seat`` pays ``other`` where every two players settle; negative if it receives (BT-14.5, 14.10)."""
    if not rules.counts_difference:
        return owed[seat] - owed[other]
    more = ending.cards_left(seat) - ending.cards_left(other)
    return more * tier(rules, abs(more))


def credit(rules: Rules, ending: Ending, seat: Seat) -> list[tuple[int, int]]:
    """The credit under ``indonesia``: special plays that nobody beat, and how the finisher went out (BT-14.15).

    A special play counts double as the last play. Another last play is worth 5 without a 2, else 10 for each 2 in it.
    """
    if not rules.credits_plays:
        return []
    terms = [(special(rules, play), 1) for owner, play in _unbeaten(ending) if owner == seat]
    if seat == ending.winner:
        terms += [(special(rules, ending.last), 2), (10, twos(ending.last)) if twos(ending.last) else (5, 1)]
    return terms


def _unbeaten(ending: Ending) -> list[tuple[Seat, tuple[Card, ...]]]:
    """The special plays that nobody beat, without the last play."""
    return [(seat, play) for seat, play in ending.unbeaten if set(play) != set(ending.last)]
