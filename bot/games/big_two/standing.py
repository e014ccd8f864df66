"""Who stands where after a deal, and so what the next one takes from it (docs/big-two.md, BT-5.4, 5.5 and 16)."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.generator import generator_of
from bot.games.big_two.options import ExchangeKind, ExchangeRanking
from bot.games.big_two.phases.phase import Background
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import step_of
from bot.games.game import Result

_WITH_A_KING = (ExchangeKind.CLASS_ONE_BY_ONE, ExchangeKind.CLASS_POOL)


def background_after(rules: Rules, before: Background, number: int, result: Result) -> Background:
    """What deal ``number`` of a match, which ended so, hands on to the next one; ``before`` was handed on to it."""
    step = step_of(rules, number)
    winner = result.winner
    if winner is None:
        winner = _stand_in(result, step)
    pack = combinations_of(rules).pack
    held = tuple(0 if seat == winner else pack.mask(hand) for seat, hand in enumerate(result.left))
    standing = _standing(rules, result, winner, held, step)
    if rules.exchange.king_falls and rules.exchange.kind in _WITH_A_KING and before.standing:
        standing = _without_old_king(standing, before.standing[0])
    return Background(winner, last_loser(rules, held), standing)


def last_loser(rules: Rules, held: tuple[int, ...]) -> Seat:
    """The player with the most cards left (BT-5.4).

    Of several the one whose largest combination is smallest; of these the one whose strongest of that size is weakest
    (D-35).
    """
    most = max(hand.bit_count() for hand in held)
    tied = [seat for seat, hand in enumerate(held) if hand.bit_count() == most]
    return tied[0] if len(tied) == 1 else min(tied, key=lambda seat: _best(rules, held[seat]))


def _best(rules: Rules, hand: int) -> tuple[int, int]:
    """Size and strength of the best combination among the largest in a hand."""
    known = combinations_of(rules)
    plays = (known[mask] for mask in generator_of(known).leads(hand))
    return max((play.size, play.power) for play in plays)


def _stand_in(result: Result, step: int) -> Seat:
    """Who counts as the winner of a deal that one player lost for everybody: the fewest cards left (D-16)."""
    if result.payer is None:
        raise ValueError("a deal without a winner has somebody who lost it")
    after = (seat for seat in _after(result.payer, len(result.left), step) if result.left[seat])
    return min(after, key=lambda seat: len(result.left[seat]))


def _standing(rules: Rules, result: Result, winner: Seat, held: tuple[int, ...], step: int) -> tuple[Seat, ...]:
    """All seats, best first: by finishing order, or by points with D-30's ties."""
    in_turn = (winner, *_after(winner, len(held), step))
    if rules.exchange.ranking is ExchangeRanking.FINISH_ORDER:
        return (*result.order, *(seat for seat in in_turn if seat not in result.order))
    return tuple(
        sorted(in_turn, key=lambda seat: (-result.points[seat], held[seat].bit_count(), held[seat].bit_length()))
    )


def _without_old_king(standing: tuple[Seat, ...], king: Seat) -> tuple[Seat, ...]:
    """A king who is not first becomes the slave (BT-16.6)."""
    return standing if standing[0] == king else (*(seat for seat in standing if seat != king), king)


def _after(seat: Seat, seats: int, step: int) -> tuple[Seat, ...]:
    """The other seats in turn order after ``seat``."""
    return tuple((seat + step * away) % seats for away in range(1, seats))
