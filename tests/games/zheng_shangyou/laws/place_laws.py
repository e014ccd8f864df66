"""Laws of a deal of Zheng Shangyou that hold it against a second reading of the text."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from random import Random

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from tests.engine.views import in_json
from tests.games.zheng_shangyou.by_the_text import Book, Seen
from tests.games.zheng_shangyou.laws import place_points_by_the_text as book
from tests.games.zheng_shangyou.laws.place_exchange_by_the_text import Exchange
from tests.games.zheng_shangyou.random_deals import Course, Step

CARD = re.compile(r"(?:[2-9TJQKA][cdhs]|LJ|BJ)")


def the_end_is_as_the_text_says(course: Course) -> None:
    """Points, totals, the end of the match and who deals next follow from the places alone (ZS-2.4, 5.1, 7)."""
    values, match, result = course.match.rules.to_json(), course.match, course.end.result()
    assert result is not None
    before = book.Rubber(list(match.totals), match.deals)
    meant, after = book.settled(values, before, result.order), match.book(result)
    assert list(result.points) == [reckoning.points for reckoning in result.accounts] == meant.points
    assert result.zero_sum == (not any(meant.points))
    assert (list(after.totals), after.deals, after.so_far.places) == (meant.totals, meant.deals, result.order)
    assert (after.over(), after.so_far.winning_side()) == (meant.over, meant.winner)
    assert after.winners() == {seat for seat, side in enumerate(after.sides()) if side == meant.winner}
    assert result.account["next_dealer"] == book.next_dealer(values, result.order)
    assert GAME.match_from_json(match.so_far.rules, json.loads(json.dumps(after.to_json()))) == after


def the_cards_are_dealt_in_turn(course: Course) -> list[list[str]]:
    """Singly from the dealer on; who deals; what is left over (ZS-2.3, ZS-5.1). Returns the hands."""
    values, position = course.match.rules.to_json(), course.opened.position
    order, seats = written(course.shuffle.order), values["zs.players"]
    before = course.match.so_far.places
    dealer = book.next_dealer(values, before) if before else course.shuffle.stream.below(seats)[0]
    sizes = book.hand_sizes(values, dealer)
    hands = [order[(seat - dealer) % seats :: seats][: sizes[seat]] for seat in range(seats)]
    assert (position.dealer, position.previous) == (dealer, before)
    assert written(course.opened.state.left) == order[sum(sizes) :]
    return hands


def the_exchange_is_as_the_text_says(course: Course) -> None:
    """Who gives, what, to whom, who chooses, and who leads then (ZS-5.1, 5.2, 6.1 to 6.4).

    Who has no choice is not asked (ZS-0.4).
    """
    exchange = Exchange(course.match.rules.to_json(), course.match.so_far.places, the_cards_are_dealt_in_turn(course))
    begun = next(step for step in course.steps if step.before.position.phase is Phase.PLAY)
    by_phase: dict[Phase, list[Step]] = {}
    for step in course.steps:
        by_phase.setdefault(step.before.position.phase, []).append(step)
    if exchange.below:
        up, back = ({step.seat: str(step.action.cards[0]) for step in by_phase.get(phase, ())} for phase in _GIVING)
        assert set(up) == exchange.choosing()
        assert all(card in exchange.highest(seat) for seat, card in up.items())
        up |= {seat: min(exchange.highest(seat)) for seat in exchange.below if seat not in up}
        exchange.given(exchange.below, exchange.above, up, _choice(by_phase.get(Phase.CHOOSE_ABOVE), exchange.above))
        assert set(back) == set(exchange.above)
        exchange.given(exchange.above, exchange.below, back, _choice(by_phase.get(Phase.CHOOSE_BELOW), exchange.below))
    else:
        assert set(by_phase) == {Phase.PLAY}
    hands = begun.before.state.hands
    assert [Counter(written(hand)) for hand in hands] == list(map(Counter, exchange.hands))
    assert begun.seat == exchange.leader(course.opened.position.dealer)


_GIVING = (Phase.GIVE_UP, Phase.GIVE_BACK)


def _choice(steps: list[Step] | None, choosing: list[int]) -> int | None:
    """The number that was chosen, by the first of those who may; None if nobody chose."""
    if not steps:
        return None
    [step] = steps
    assert step.seat == choosing[0]
    return step.action.number


def a_view_names_no_hidden_card(deal: ZhengShangyouDeal) -> None:
    """What a view writes names no card but those played, the viewer's own, and those put out before their eyes."""
    public, state = set(written(deal.position.played)), deal.state
    for viewer in (None, *range(deal.position.rules.seats)):
        view = deal.view(viewer)
        chooses = deal.position.phase.verbs == ("choose",) and viewer == deal.position.turn
        own = set() if viewer is None else set(written(state.hands[viewer]))
        own |= {str(offer.card) for offer in state.offers if viewer is not None and (chooses or offer.giver == viewer)}
        assert view.counts == tuple(map(len, state.hands))
        assert set(CARD.findall(json.dumps(in_json(view)))) <= public | own


def written(cards: Iterable[Card]) -> list[str]:
    """Cards in notation."""
    return [str(card) for card in cards]


def the_judge_is_as_the_text_says(course: Course, step: Step, chance: Random) -> None:
    """Cards of the hand in whatever reading are refused, and for the reason, that the text gives (ZS-9.5)."""
    deal = step.before
    if deal.position.phase is not Phase.PLAY:
        return
    text = Book(**{name.removeprefix("zs."): value for name, value in deal.position.rules.to_json().items()})
    hand, lying = deal.state.hands[step.seat], _lying(text, course, step)
    for _ in range(4):
        size = len(lying[0]) if lying and chance.random() < 0.6 else chance.randint(1, 7)
        cards = chance.sample(hand, min(size, len(hand)))
        if chance.random() < 0.1:
            cards[0] = chance.choice(deal.position.rules.packs.cards())
        readings = text.readings(written(cards))
        names = sorted((one.kind, one.rank) for one in readings)
        name = chance.choice([None, None, ("sequence", "9"), ("rocket", "BJ"), *names])
        words = () if name is None else ("as", *name)
        refused = deal.refusal(step.seat, Action("play", tuple(cards), words=words))
        meant = text.refusal(written(hand), written(cards), name, lying)
        assert (refused and refused.name) == meant, (cards, name, lying)


def _lying(text: Book, course: Course, step: Step) -> tuple[list[str], Seen] | None:
    """The play on the table before a step, with the reading that it has there."""
    table = step.before.position.table
    if table is None:
        return None
    at = next(at for at, one in enumerate(course.steps) if one is step)
    laid = next(one for one in reversed(course.steps[:at]) if one.action.verb == "play")
    cards, before = written(table.cards), laid.before.position.table
    assert Counter(written(laid.action.cards)) == Counter(cards)
    readings = text.readings(cards)
    own = text.chosen(readings, len(cards), before and (written(before.cards), _seen(before)))
    if laid.action.words:
        [own] = [one for one in readings if (one.kind, one.rank) == laid.action.words[1:]]
    assert _seen(table) == own, "the reading stays with the play (ZS-4.3)"
    return cards, own


def _seen(table: Laid) -> Seen:
    return Seen(table.reading.kind.value, table.reading.rank, table.reading.key)


def nobody_else_may_act(deal: ZhengShangyouDeal) -> None:
    """Whoever is asked nothing is refused every verb, by the reason that the text gives (ZS-9.5)."""
    position = deal.position
    known = {"give-up": ("give",), "give-back": ("give",), "play": ("play", "pass"), "over": ()}
    verbs = known.get(position.phase.value, ("choose",))
    for seat in set(range(deal.position.rules.seats)) - set(deal.asks()):
        passed = (seat, ()) in position.trick
        barred = deal.position.rules.zs.pass_lock and passed and position.phase is Phase.PLAY
        late = "passed_this_trick" if barred else "not_your_turn"
        for action in (Action("play", deal.state.hands[seat][:1]), PASS, Action("choose", number=0)):
            refused = deal.refusal(seat, action)
            assert refused is not None
            assert refused.name == (late if action.verb in verbs else "wrong_phase")
