"""The order of the players after a deal, and what that means for the next one (docs/big-two.md, BT-5.4, 5.5 and 16)."""

from __future__ import annotations

from itertools import pairwise

from bot.engine.actions import Seat
from bot.engine.game import Result
from bot.games.big_two.before.phase import Background, Tie
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.rules.closed_choices import ExchangeRanking
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import Ending, Left, heir
from bot.games.big_two.setting import step_of


def background_after(rules: Rules, before: Background, number: int, result: Result) -> Background:
    """What deal ``number`` of a match hands on, given its result and what was handed on to it (``before``)."""
    out = frozenset(seat for seat, hand in enumerate(result.left) if not hand and seat != result.payer)
    left = tuple(map(Left.of, result.left))
    ending = Ending(left, result.winner, payer=result.payer, no_win=out, step=step_of(rules, number))
    winner = heir(ending) if result.winner is None else result.winner
    pack = combinations_of(rules).pack
    held = tuple(0 if seat == winner else pack.mask(hand) for seat, hand in enumerate(result.left))
    standing = _standing(rules, result, (winner, *ending.after(winner)), held)
    loser = last_loser(rules, held) if any(held) else standing[-1]  # perhaps only the winner holds cards
    if rules.exchange.king_falls and rules.has_king and before.standing:
        standing = _without_old_king(standing, before.standing[0])
    return Background(winner, loser, standing, _ties(rules, result, standing, held))


def last_loser(rules: Rules, held: tuple[int, ...]) -> Seat:
    """The player with the most cards left (BT-5.4).

    Ties go to the player whose largest combination is smallest, then to the one whose strongest combination of that
    size is weakest (D-35).
    """
    most = max(hand.bit_count() for hand in held)
    tied = [seat for seat, hand in enumerate(held) if hand.bit_count() == most]
    return tied[0] if len(tied) == 1 else min(tied, key=lambda seat: _best(rules, held[seat]))


def _best(rules: Rules, hand: int) -> tuple[int, int]:
    """The size of the largest combination in a hand, and the strength of the best one of that size."""
    known = combinations_of(rules)
    plays = (known[mask] for mask in generator_of(known).leads(hand))
    return max((play.size, play.power) for play in plays)


def _standing(rules: Rules, result: Result, in_turn: tuple[Seat, ...], held: tuple[int, ...]) -> tuple[Seat, ...]:
    """All seats, best first: by finishing order or by points.

    Ties go to fewer cards, then to the lower highest card, then to turn order after the winner (D-30).
    """
    if rules.exchange.ranking is ExchangeRanking.FINISH_ORDER:
        return (*result.order, *(seat for seat in in_turn if seat not in result.order))
    return tuple(
        sorted(in_turn, key=lambda seat: (-result.points[seat], held[seat].bit_count(), held[seat].bit_length()))
    )


def _ties(rules: Rules, result: Result, standing: tuple[Seat, ...], held: tuple[int, ...]) -> tuple[Tie, ...]:
    """Where places in an exchange go by points, the neighbours whom points do not tell apart."""
    if not rules.has_exchange or rules.exchange.ranking is not ExchangeRanking.POINTS:
        return ()
    pairs = [pair for pair in pairwise(standing) if len({result.points[seat] for seat in pair}) == 1]
    return tuple(Tie(above, below, _apart(held[above], held[below])) for above, below in pairs)


def _apart(above: int, below: int) -> str:
    """What tells two hands apart that were charged the same."""
    if above.bit_count() != below.bit_count():
        return "cards"
    return "turn" if above.bit_length() == below.bit_length() else "highest"


def _without_old_king(standing: tuple[Seat, ...], king: Seat) -> tuple[Seat, ...]:
    """The order after a king who is not first has become the slave (BT-16.6)."""
    return standing if standing[0] == king else (*(seat for seat in standing if seat != king), king)
