"""Settles a deal that was played elsewhere from what is stated about it. An impossible deal is refused in one line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Player, Players
from bot.engine.game import Result
from bot.engine.shell_answers import Misstated, Question, QuestionKind, QuestionOption
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.closed_lists import BigTwoMisstatement as Wrong
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.ending import Ending, Left
from bot.games.big_two.scoring.honours import special
from bot.games.big_two.scoring.settlement import settle
from bot.games.big_two.setting import DealSetting


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal that was played elsewhere, as far as it must be known to settle it.

    The optional facts matter only where the rules read them.
    """

    left: tuple[int | tuple[Card, ...], ...]  # by seat: the cards left, or just how many
    winner: Seat | None = None  # None: the one seat that has no cards left
    opener: Seat | None = None
    last: tuple[Card, ...] = ()  # the last play
    payer: Seat | None = None  # the seat that pays for everybody
    not_played: frozenset[Seat] = frozenset()  # seats that played no card
    order: tuple[Seat, ...] = ()  # the finishing order
    unbeaten: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()  # special plays that nobody beat


OPTIONS = (
    QuestionOption("left", QuestionKind.HANDS, "for each seat cards, a number of cards, or - for none", needed=True),
    QuestionOption("winner", QuestionKind.SEAT, "the seat that won, where LEFT does not say"),
    QuestionOption("opener", QuestionKind.SEAT, "the seat that led first"),
    QuestionOption("last", QuestionKind.CARDS, "the last play"),
    QuestionOption("payer", QuestionKind.SEAT, "the seat that pays for everybody (liability)"),
    QuestionOption("not_played", QuestionKind.SEATS, "seats that played nothing"),
    QuestionOption("order", QuestionKind.ORDER, "the finishing order"),
    QuestionOption("unbeaten", QuestionKind.PLAYS, "special plays nobody beat"),
)
"""What can be stated about a deal: the fields of ``Finished``."""


def finished(question: Question) -> Finished:
    """The deal that a question states."""
    return Finished(**{"left": (), **question})


def scored(rules: Rules, question: Question) -> Result:
    """Penalties, points and transfers of a deal that was played elsewhere (``score``)."""
    return score(rules, finished(question))


def score(rules: Rules, finish: Finished) -> Result:
    """Penalties, points and transfers of a finished deal (BT-14).

    Suppose an undeclared last card loses the deal, no winner is named, and ``payer`` is a seat without cards. Then that
    seat has lost the deal (D-16). Facts that the rules do not read change nothing.

    Raises:
        Misstated: the number of seats is wrong, no winner can be found, the cards are impossible, or a fact is
            missing.
    """
    _check_seats(rules, finish)
    _check_cards(rules, finish)
    left = tuple(Left(each) if isinstance(each, int) else Left.of(each) for each in finish.left)
    winner = None if _lost(rules, finish, left) else _winner(finish, left)
    ending = Ending(
        left,
        winner,
        finish.opener,
        finish.last,
        finish.payer,
        finish.not_played | _whole_hands(rules, left),
        _may_not_win(rules, left, winner),
        finish.order,
        finish.unbeaten,
    )
    _check(rules, ending)
    return settle(rules, ending).result(ending)


def _check_seats(rules: Rules, finish: Finished) -> None:
    seats = rules.seats.count
    if len(finish.left) != seats:
        raise Misstated(Wrong.WRONG_SEATS, n=len(finish.left), size=seats)
    one = (("winner", finish.winner), ("opener", finish.opener), ("payer", finish.payer))
    many = (("not-played", finish.not_played), ("order", finish.order), ("unbeaten", [s for s, _ in finish.unbeaten]))
    named = [(name, seat) for name, seat in one if seat is not None]
    named += [(name, seat) for name, each in many for seat in each]
    for name, seat in named:
        if not 0 <= seat < seats:
            raise Misstated(Wrong.NO_SEAT, option=f"--{name}", seat=seat, last=seats - 1, number=seat + 1)
    twice = [seat for seat, times in Counter(finish.order).items() if times > 1]
    if twice:
        raise Misstated(Wrong.SEAT_TWICE, name=Player(twice[0]))


def _check_cards(rules: Rules, finish: Finished) -> None:
    """Check that each known card is in the pack, and in one place only, and that there are not too many cards.

    A hand may be larger than these rules deal: the rule book itself asks what 14 cards cost among four (BT-14.4).
    """
    pack = combinations_of(rules).pack
    plays = [play for _, play in finish.unbeaten if set(play) != set(finish.last)] + [finish.last]
    cards = [card for each in (*finish.left, *plays) if not isinstance(each, int) for card in each]
    for card in cards:
        if card not in pack.bit:
            raise Misstated(Wrong.NOT_IN_PACK, card=Cards((card,)))
    for card, times in Counter(cards).items():
        if times > 1:
            raise Misstated(Wrong.CARD_TWICE, card=Cards((card,)), where="the hands or the plays")
    counts = [each if isinstance(each, int) else len(each) for each in finish.left]
    total = sum(counts) + sum(map(len, plays))
    if total > rules.pack_size:
        raise Misstated(Wrong.TOO_MANY_CARDS, n=total, size=rules.pack_size)
    if finish.last and combinations_of(rules).find(pack.mask(finish.last)) is None:
        raise Misstated(Wrong.LAST_PLAY, cards=Cards(finish.last))


def _whole_hands(rules: Rules, left: tuple[Left, ...]) -> frozenset[Seat]:
    """Seats that still hold all the cards they were dealt, in games where no hand grows. They have played nothing."""
    if rules.gives_left_over or rules.draws_on_pass:
        return frozenset()
    return frozenset(seat for seat, each in enumerate(left) if each.count == rules.hand_size)


def _lost(rules: Rules, finish: Finished, left: tuple[Left, ...]) -> bool:
    """Whether the payer went out without declaring the last card, so that nobody wins and the payer has lost (D-16)."""
    if finish.winner is not None or finish.payer is None or finish.order or left[finish.payer].count:
        return False
    return rules.loses_undeclared


def _winner(finish: Finished, left: tuple[Left, ...]) -> Seat:
    if finish.order and finish.winner not in (None, finish.order[0]):
        raise Misstated(Wrong.TWO_WINNERS, name=Player(finish.winner or 0), other=Player(finish.order[0]))
    if finish.winner is not None:
        return finish.winner
    if finish.order:
        return finish.order[0]
    out = [seat for seat, each in enumerate(left) if each.count == 0]
    if not out:
        raise Misstated(Wrong.NO_WINNER)
    if len(out) > 1:
        raise Misstated(Wrong.SEVERAL_WINNERS, names=Players(tuple(out)))
    return out[0]


def _may_not_win(rules: Rules, left: tuple[Left, ...], winner: Seat | None) -> frozenset[Seat]:
    """Seats that have no cards left and yet did not win (BT-13.3)."""
    if not DealSetting(rules, 1, None).top_never_wins:
        return frozenset()
    return frozenset(seat for seat, each in enumerate(left) if not each.count and seat != winner)


def _check(rules: Rules, ending: Ending) -> None:
    winner = ending.winner
    if winner is not None and ending.payer == winner:
        raise Misstated(Wrong.WINNER_PAYS)
    at_once = winner is not None and ending.left[winner].count > 0
    if at_once and not (rules.instant.dragon or rules.instant.four_twos or ending.no_win):
        raise Misstated(Wrong.WINNER_HOLDS, name=Player(winner or 0))
    if rules.multiplies_opener_only and ending.opener is None:
        raise Misstated(Wrong.NEEDS_OPENER)
    if rules.settles_places and not at_once and len(ending.order) < len(ending.left) - 1:
        raise Misstated(Wrong.NEEDS_ORDER)
    if rules.credits_plays:
        for _, play in ending.unbeaten:
            if not special(rules, play):
                raise Misstated(Wrong.NOT_SPECIAL, cards=Cards(play))
