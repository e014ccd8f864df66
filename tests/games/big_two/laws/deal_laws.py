"""What must hold at every step of any deal under any rules. Each law is a function that asserts it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations as choose
from itertools import islice
from math import comb
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, Seat, must_act, waited_for
from bot.engine.record import Record, read_record, write_record
from bot.engine.record.replay import replay
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import BigTwoMatch
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import DECLARE, KEEP, PASS, call_of, choice_of, play_of
from tests.engine.asking import may_act
from tests.engine.plain import plainly
from tests.engine.views import in_json
from tests.games.big_two.laws.random_matches import Played, Step, named, phase_masks, record_of
from tests.games.big_two.read_views import view_from_json

SMALL = 6
"""The largest hands of which every subset is tried."""
_SOME = 60
_FEW = 100
"""How many sets of cards of one size are all tried for an exchange; of more sets, some."""


def longest(rules: Rules) -> int:
    """More steps than any deal can take: each card is played once for each time it is drawn, with passes in between."""
    plays = rules.pack_size * (6 if rules.stock.recycle else 2)
    return 3 * (plays + 60) * (rules.seats.count + 1)


def somebody_can_act(deal: BigTwoDeal) -> None:
    acting = waited_for(deal) | may_act(deal)
    if deal.result() is not None:
        assert not acting
    else:
        assert waited_for(deal)
        assert must_act(deal) or deal.due()
    assert all(deal.legal_actions(seat) for seat in acting)
    assert not any(deal.legal_actions(seat) for seat in set(range(deal.position.setting.seats)) - acting)


def everywhere(deal: BigTwoDeal) -> Iterator[Card]:
    """All cards: those that left the deal are what no place holds."""
    pack = deal.position.setting.pack
    places = [*deal.state.hands, deal.position.played, pack.mask(deal.state.stock), *phase_masks(deal)]
    for mask in (*places, pack.all & ~sum(places)):
        yield from pack.of(mask)


def every_card_is_in_one_place(deal: BigTwoDeal) -> int:
    """Assert it, and return the cards that have left the deal."""
    pack = deal.position.setting.pack
    places = [*deal.state.hands, deal.position.played, pack.mask(deal.state.stock), *phase_masks(deal)]
    assert sum(mask.bit_count() for mask in places) == sum(places).bit_count()
    assert sum(places) & ~pack.all == 0
    counts = tuple(hand.bit_count() for hand in deal.state.hands)
    assert deal.position.counts == counts
    if deal.state.phase is None:
        assert deal.position.course.stock == len(deal.state.stock)
    return pack.all & ~sum(places)


def as_many_left_the_deal_as_the_rules_say(deal: BigTwoDeal, gone: int) -> None:
    rules, many = deal.position.rules, gone.bit_count()
    use = rules.rest.use.value
    apart = deal.state.phase is not None and deal.state.phase.name == "leftover"
    if apart or use in ("give", "stock"):
        assert many == 0
    elif use == "may_take":
        assert many in (0, rules.left_over)
    else:
        assert many == rules.left_over


def forms(deal: BigTwoDeal, seat: Seat, rng: Random) -> Iterator[Action]:
    """Every form of action, with every subset of a small hand."""
    hand, seats, cards = deal.view(seat).hand, deal.position.setting.seats, deal.position.setting.pack.cards
    yield from (PASS, DECLARE, KEEP)
    yield from (Action(name) for name in ("redeal", "take", "decline", "swap", "waive"))
    yield from (choice_of(place) for place in range(6))
    yield from (call_of(other) for other in range(seats + 1))
    exchange = deal.state.phase is not None and deal.state.phase.name == "exchange"
    for _ in range(_SOME if exchange else 3):
        yield Action("demand", (rng.choice(cards),), rng.randrange(seats + 1))
    for size in range(1, 5):
        wide = comb(len(hand), size) if exchange else 3
        some = choose(hand, size) if wide <= _FEW else (_some(hand, size, rng) for _ in range(_SOME))
        for given in islice(some, wide):
            yield from (Action("give", given), Action("keep", given))
    if len(hand) <= SMALL:
        subsets = (some for size in range(1, len(hand) + 1) for some in choose(hand, size))
    else:
        subsets = (_some(hand, rng.randint(1, 7), rng) for _ in range(_SOME))
    for given in subsets:
        yield from (play_of(given), play_of(given, last_card=True))


def _some(hand: tuple[Card, ...], size: int, rng: Random) -> tuple[Card, ...]:
    chosen = set(rng.sample(hand, min(size, len(hand))))
    return tuple(card for card in hand if card in chosen)


def what_is_told_is_known(step: Step) -> None:
    """No event names a card to anybody but those who hold it, held it, or see it on the table."""
    setting = step.after.position.setting
    cards = {str(card): bit for card, bit in setting.pack.bit.items()}
    public = step.before.position.played | step.after.position.played | setting.left
    held = [
        public | before | after for before, after in zip(step.before.state.hands, step.after.state.hands, strict=True)
    ]
    held[step.seat] |= sum(phase_masks(step.before))  # taken, and perhaps given away in the same step
    for event in step.events:
        told, receiver = named(cards, event), plainly(event.args).get("other")
        if event.seat is not None and event.only == frozenset({event.seat, receiver}) and not told & ~held[event.seat]:
            assert receiver is not None
            held[receiver] |= told  # perhaps drawn from them again in the same step
        for seat in event.only if event.only is not None else range(setting.seats):
            assert not told & ~held[seat], event


def a_view_round_trips(deal: BigTwoDeal, rng: Random) -> None:
    for seat in (None, rng.randrange(deal.position.setting.seats)):
        view = deal.view(seat)
        assert view_from_json(json.loads(json.dumps(in_json(view)))) == view


def the_result_adds_up(deal: BigTwoDeal) -> None:
    """Settlements in which players pay each other sum to zero, apart from the winner's bonus (BT-14.5, 14.6, D-32)."""
    result, rules = deal.result(), deal.position.rules
    assert result is not None
    assert result.zero_sum is (sum(result.points) == 0)
    assert all(penalty >= 0 for penalty in result.penalties)
    assert result.left == tuple(map(deal.position.setting.pack.of, deal.state.hands))
    if result.void:
        assert not any(result.points)
        return
    unit = rules.score.unit
    booked = [0] * rules.seats.count
    for entry in result.entries:
        assert entry.points > 0
        booked[entry.source] -= entry.points
        booked[entry.target] += entry.points
    if result.winner is not None:
        booked[result.winner] += rules.score.winner_bonus * unit
    assert all(points % unit == 0 for points in result.points)
    if rules.score.settle.value in ("pairwise", "winner_takes", "fixed_loser"):
        assert result.points == tuple(booked)
    else:
        assert not result.entries


def the_end_is_the_rules_end(deal: BigTwoDeal) -> None:
    """Who won, who is out, and in which order, are as the rules say (BT-12.1, 13, D-16)."""
    result, counts, course = deal.result(), deal.position.counts, deal.position.course
    assert result is not None
    if result.void:
        assert not deal.position.acted
        return
    if result.winner is None:
        assert deal.position.rules.last.undeclared.value == "loses"
        assert result.payer is not None
        assert counts[result.payer] == 0
        return
    assert result.winner == result.order[0]
    assert result.payer != result.winner
    holding = [seat for seat, count in enumerate(counts) if count]
    no_win = {seat for seat in range(deal.position.setting.seats) if course.no_win >> seat & 1}
    at_once = not deal.position.acted
    if deal.position.rules.end.mode.value == "play_on":
        assert sorted(result.order) == list(range(deal.position.setting.seats))
        assert at_once or len(holding) == 1
        assert set(result.order[len(result.order) - len(no_win) :]) == no_win
    elif not at_once and len(holding) > 1:
        assert counts[result.winner] == 0
        assert result.winner not in no_win


def a_record_replays(match: BigTwoMatch, totals: tuple[int, ...], deals: list[Played], *, by_hands: bool) -> None:
    """A match replays from its record.

    A record with shuffles leads to the same deals; one with stated hands (``by_hands``), to the same play and points.
    """
    for stated in (False, True) if by_hands else (False,):
        record = record_of(match, deals, by_hands=stated)
        text = write_record(record)
        read = read_record(text)
        assert read == record
        report = replay(read)
        assert report.ok, _refused(report.record, [step.refusal for deal in report.deals for step in deal.steps])
        assert report.match.totals == totals
        for again, played in zip(report.deals, deals, strict=True):
            deal = again.deal
            assert PLAY.owns(deal)
            assert _course(deal) == _course(played.end)
            assert stated or deal == played.end


def _course(deal: BigTwoDeal) -> tuple[object, ...]:
    """How a deal went and what is left of it: stated hands do not say who dealt, and so a void result does not."""
    end = [value for name, value in deal.position._asdict().items() if name not in ("setting", "ending")]
    return end, deal.state.hands, deal.state.stock


def _refused(record: Record, refusals: list[object]) -> str:
    return f"{record}: {[refusal for refusal in refusals if refusal]}"
