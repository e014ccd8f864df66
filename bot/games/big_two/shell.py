"""Big Two's answers without a table (``bot.games.shell``): kind of a play, what beats what, what a deal costs."""

from __future__ import annotations

from bot.cards import Card
from bot.games.actions import NotPossible, Seat
from bot.games.big_two.combinations import Combinations, combinations_of
from bot.games.big_two.judge import refuse_answer, refuse_lead
from bot.games.big_two.rules import Rules
from bot.games.big_two.scoring import Ending, Left, settle
from bot.games.game import Refusal, Result
from bot.games.shell import Finish, Judged, Verdict


def judge(rules: Rules, first: tuple[Card, ...], second: tuple[Card, ...] | None) -> Verdict:
    """Kind of the plays (BT-6), and whether ``first`` beats ``second`` (BT-9) or may be led.

    The two are judged by themselves: nothing keeps a card from standing in both.

    Raises:
        NotPossible: no cards, a card twice in one play, or one that is not in the pack.
    """
    known = combinations_of(rules)
    mask = _mask(known, first, "the first play")
    refused = refuse_lead(known, mask)
    judged = _judged(known, first, mask)
    if second is None:
        return Verdict(judged, None, refused)
    table = _mask(known, second, "the second play")
    return Verdict(judged, _judged(known, second, table), refused or _refuse_answer(known, mask, table))


def _refuse_answer(known: Combinations, mask: int, table: int) -> Refusal | None:
    return refuse_lead(known, table) or refuse_answer(known, known[mask], known[table])


def _judged(known: Combinations, cards: tuple[Card, ...], mask: int) -> Judged:
    found = known.find(mask)
    return Judged(cards, found and found.kind.value)


def _mask(known: Combinations, cards: tuple[Card, ...], what: str) -> int:
    if not cards:
        raise NotPossible(f"{what} names no cards; write for example 3d 3c")
    _check_pack(known, cards)
    try:
        return known.pack.mask(cards)
    except ValueError as wrong:
        raise NotPossible(f"{what}: {wrong}") from None


def _check_pack(known: Combinations, cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card not in known.pack.bit:
            raise NotPossible(f"{card} is not in the pack")


def score(rules: Rules, finish: Finish) -> Result:
    """Penalties, points and transfers of a finished deal (BT-14).

    ``order`` and ``unbeaten`` are read by no rules that can be played yet.

    Raises:
        NotPossible: wrong number of seats, no winner to be found, cards that cannot be.
    """
    seats = rules.seats.count
    if len(finish.left) != seats:
        raise NotPossible(f"these rules have {seats} seats; {len(finish.left)} were given")
    for seat in (*finish.not_played, *finish.order, *(seat for seat, _ in finish.unbeaten)):
        if not 0 <= seat < seats:
            raise NotPossible(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    _check_left(rules, finish)
    left = tuple(Left(each) if isinstance(each, int) else Left.of(each) for each in finish.left)
    winner = _winner(left) if finish.winner is None else finish.winner
    ending = Ending(left, winner, finish.opener, finish.last, finish.payer, finish.not_played)
    settlement = settle(rules, ending)
    return Result(
        winner=winner,
        points=settlement.points,
        penalties=tuple(penalty.points for penalty in settlement.penalties),
        entries=settlement.entries,
        zero_sum=settlement.zero_sum,
        left=tuple(each.cards or () for each in left),
        order=finish.order,
        payer=finish.payer,
    )


def _check_left(rules: Rules, finish: Finish) -> None:
    """Each known card is in the pack, and in one place; there are not more cards than the pack has."""
    known = combinations_of(rules)
    cards = tuple(card for each in finish.left if not isinstance(each, int) for card in each) + finish.last
    _check_pack(known, cards)
    try:
        known.pack.mask(cards)
    except ValueError as wrong:
        raise NotPossible(f"{wrong}, in the hands or the last play") from None
    count = sum(each if isinstance(each, int) else len(each) for each in finish.left)
    if count > rules.pack_size:
        raise NotPossible(f"{count} cards are left; the pack has {rules.pack_size}")


def _winner(left: tuple[Left, ...]) -> Seat:
    out = [seat for seat, each in enumerate(left) if each.count == 0]
    if len(out) != 1:
        nobody = "nobody has" if not out else f"seats {', '.join(map(str, out))} have"
        raise NotPossible(f"{nobody} nothing left; name the winner with --winner")
    return out[0]
