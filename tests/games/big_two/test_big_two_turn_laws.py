"""What holds for every deal at every value of the parameters of play, for any number of players."""

import json
import random
from collections.abc import Iterator
from itertools import combinations as choose
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Card
from bot.dealing import Stream
from bot.games.actions import Action, Pass, Play, Verb
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.deal import BigTwoDeal
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import Setting, first_turn
from bot.games.big_two.snapshot import position_from_json, position_to_json, setting_to_json
from bot.games.chance import Streamed
from bot.games.game import Event
from bot.games.rulebook import Contradiction

CHOICES: dict[str, list[Any]] = {
    "seats.count": [2, 3, 4, 5, 7],
    "deal.hand_size": [1, 3, 6, 7],
    "seats.alternate": [False, True],
    "combo.four": ["none", "quads"],
    "combo.straight_order": ["so-pagat", "so-indonesia"],
    "answer.five": ["any_stronger_type", "same_type"],
    "answer.monsters": ["off", "any_time"],
    "pass.lock": ["off", "trick"],
    "pass.self_extend": [False, True],
    "pass.echo": [False, True],
    "last.declare": [[], [1], [1, 2]],
    "last.undeclared": ["nothing", "card_frozen", "loses"],
    "top.follow": ["free", "highest"],
    "top.lead": ["free", "highest_single_or_combo", "combo_first"],
    "top.enforce": ["off", "legal", "liability"],
    "end.mode": ["first_out", "play_on"],
    "end.top_two": ["ok", "barred", "no_win"],
    "rest.use": ["discard", "stock"],
    "stock.draw": ["none", "one", "combo_size"],
    "stock.recycle": [False, True],
    "score.settle": ["pairwise", "ledger", "winner_takes"],
}


def consistent(changes: dict[str, Any]) -> Rules | None:
    stock = changes["rest.use"] == "stock"
    changes |= {"rest.face": "down"} if stock else {"stock.draw": "none", "stock.recycle": False}
    try:
        return Rules().but(changes)
    except Contradiction:
        return None


RULES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()})
ANY_RULES = RULES.map(consistent).filter(lambda rules: rules is not None)
SEEDS = st.integers(0, 2**32 - 1)


def dealt(rules: Rules, seed: int, *, callouts: bool = False) -> BigTwoDeal:
    """Random hands, the rest of the pack as the stock where there is one; some seat leads freely."""
    chance = random.Random(seed)
    pack = combinations_of(rules).pack
    cards = chance.sample(pack.cards, len(pack.cards))
    size, seats = rules.hand_size, rules.seats.count
    hands = tuple(pack.mask(cards[at * size : (at + 1) * size]) for at in range(seats))
    stock = tuple(cards[size * seats :]) if rules.rest.use == "stock" else ()
    setting = Setting(rules, seed % 4 + 1, None, starter=chance.randrange(seats), callouts=callouts)
    position = first_turn(setting, (size,) * seats, len(stock))
    return BigTwoDeal(setting, position, hands, chance=Streamed(Stream(bytes(32), seed % 999)), stock=stock)


def course(
    rules: Rules, seed: int, *, callouts: bool = False
) -> Iterator[tuple[BigTwoDeal, int, Action, BigTwoDeal, tuple[Event, ...]]]:
    """Random play to the end; sometimes somebody declares or calls, truly or not, instead."""
    deal, chance = dealt(rules, seed, callouts=callouts), random.Random(seed)
    while deal.result() is None:
        (seat,) = deal.must_act()
        if chance.random() < 0.3 and (may := sorted(deal.may_act() - {seat})):
            seat = chance.choice(may)
        action = chance.choice(deal.legal_actions(seat))
        if callouts and chance.random() < 0.02:
            seat, action = (chance.randrange(rules.seats.count) for _ in range(2))  # type: ignore[assignment]
            action = Verb("call", number=action)  # type: ignore[arg-type]
            if deal.refusal(seat, action):
                continue
        after, events = deal.apply(seat, action)
        yield deal, seat, action, after, events
        deal = after


@settings(max_examples=200, deadline=None)
@given(ANY_RULES, SEEDS, st.booleans())
def test_a_deal_ends_with_every_card_in_one_place_and_somebody_always_able_to_act(
    rules: Rules, seed: int, callouts: bool
) -> None:
    pack, seats = combinations_of(rules).pack, rules.seats.count
    start = dealt(rules, seed)
    unused = pack.all & ~sum(start.hands) & ~pack.mask(start.stock)
    after = start
    for steps, (before, seat, _, after, events) in enumerate(course(rules, seed, callouts=callouts)):
        assert steps < 3000
        assert len(before.must_act()) == 1
        assert all(before.legal_actions(other) for other in before.must_act() | before.may_act())
        others = set(range(seats)) - before.must_act() - before.may_act()
        assert not any(before.legal_actions(other) for other in others)
        assert before.position.counts[before.position.turn]
        places = [*after.hands, after.position.played, pack.mask(after.stock), unused]
        assert sum(mask.bit_count() for mask in places) == 52
        assert sum(places) == pack.all
        assert after.position.counts == tuple(hand.bit_count() for hand in after.hands)
        assert after.position.course.stock == len(after.stock)
        assert after.position.course.recycled <= 4
        assert events
        assert seat in range(seats)
    result = after.result()
    assert result is not None
    assert sum(result.points) == 0 or rules["score.settle"] == "ledger"
    _check_the_end(rules, after)


def _check_the_end(rules: Rules, deal: BigTwoDeal) -> None:
    result, counts, course_ = deal.result(), deal.position.counts, deal.position.course
    assert result is not None
    holding = [seat for seat, count in enumerate(counts) if count]
    if result.winner is None:
        assert rules["last.undeclared"] == "loses"
        assert result.payer is not None
        assert counts[result.payer] == 0
        return
    assert result.winner == result.order[0]
    assert result.payer != result.winner
    no_win = {seat for seat in range(rules.seats.count) if course_.no_win >> seat & 1}
    if rules["end.mode"] == "play_on":
        assert sorted(result.order) == list(range(rules.seats.count))
        assert len(holding) == 1
        assert set(result.order[len(result.order) - len(no_win) :]) == no_win
    elif len(holding) > 1:
        assert counts[result.winner] == 0
        assert result.winner not in no_win
    if rules["end.top_two"] == "barred":
        assert not deal.position.played & combinations_of(rules).pack.highest or deal.position.table != (
            combinations_of(rules).pack.highest
        )


class Book:
    """Whose turn it is, told in other words: who has still to speak before the trick ends."""

    def __init__(self, deal: BigTwoDeal) -> None:
        self.rules, self.known = deal.rules, deal.setting.combinations
        self.order = list(range(deal.setting.seats))[:: deal.setting.step]
        self.table = self.owner = self.measure = None
        self.waiting: list[int] = []
        self.left_out: set[int] = set()

    def after(self, seat: int, holders: set[int]) -> list[int]:
        at = self.order.index(seat)
        return [other for other in self.order[at + 1 :] + self.order[:at] if other in holders]

    def act(self, seat: int, mask: int, holders: set[int]) -> tuple[int, bool]:
        """Who is next, and whether to lead; ``mask`` 0 for a pass."""
        if mask:
            repeated = self.table is None and self._beats_the_measure(mask)
            self.table, self.owner = mask, seat
            self.waiting = [] if repeated else [o for o in self.after(seat, holders) if o not in self.left_out]
            if not repeated:
                self.measure = None
            elif self.rules["pass.self_extend"]:
                self.measure = mask
        elif self.table is None:
            self.measure = None
            return self.after(seat, holders)[0], True
        else:
            self.waiting.remove(seat)
            if self.rules["pass.lock"] == "trick":
                self.left_out.add(seat)
        if self.waiting:
            return self.waiting[0], False
        assert self.owner is not None
        leads = self.owner in holders
        leader = self.owner if leads else self.after(self.owner, holders)[0]
        self.measure = (self.measure or self.table) if leads else None
        self.table, self.left_out = None, set()
        return leader, True

    def _beats_the_measure(self, mask: int) -> bool:
        follows = self.rules["pass.self_extend"] or self.rules["pass.echo"]
        return bool(follows and self.measure and self.known.beats(self.known[mask], self.known[self.measure]))


@settings(max_examples=200, deadline=None)
@given(ANY_RULES.filter(lambda rules: rules["last.undeclared"] != "card_frozen"), SEEDS)
def test_the_turn_goes_as_the_book_says(rules: Rules, seed: int) -> None:
    book = Book(dealt(rules, seed))
    for before, seat, action, after, events in course(rules, seed):
        if not isinstance(action, Play | Pass):
            continue
        mask = before.setting.pack.mask(action.cards) if isinstance(action, Play) else 0
        holders = {other for other, count in enumerate(after.position.counts) if count}
        if after.result() is not None:
            return
        leader, leads = book.act(seat, mask, holders)
        assert (after.position.turn, after.position.table == 0) == (leader, leads)
        assert ("trick-won" in {event.name for event in events}) is (leads and (mask or before.position.table) != 0)


@settings(max_examples=60, deadline=None)
@given(ANY_RULES, SEEDS, st.booleans())
def test_public_positions_round_trip_and_views_betray_nothing(rules: Rules, seed: int, callouts: bool) -> None:
    chance = random.Random(seed)
    pack, seats = combinations_of(rules).pack, rules.seats.count
    viewer = chance.randrange(seats)
    for deal, seat, _, after, events in course(rules, seed, callouts=callouts):
        data = json.loads(json.dumps(position_to_json(pack, after.position)))
        assert position_from_json(after.setting, data) == after.position
        assert setting_to_json(after.setting)["callouts"] is callouts
        others = [other for other in range(seats) if other != viewer]
        hidden = [card for other in others for card in pack.of(deal.hands[other])] + list(deal.stock)
        chance.shuffle(hidden)
        hands = list(deal.hands)
        for other in others:
            hands[other] = pack.mask([hidden.pop() for _ in range(deal.position.counts[other])])
        twin = BigTwoDeal(deal.setting, deal.position, tuple(hands), stock=tuple(hidden), breach=deal.breach)
        assert twin.view(viewer).to_json() == deal.view(viewer).to_json()
        assert twin.view(None).to_json() == deal.view(None).to_json()
        assert deal.view(viewer).legal_actions() == deal.legal_actions(viewer)
        if after.result() is None:
            _check_secrets(deal, seat, after, events)


def _check_secrets(deal: BigTwoDeal, seat: int, after: BigTwoDeal, events: tuple[Event, ...]) -> None:
    """No card that somebody drew stands in an event that others may see."""
    drawn = set(map(str, after.view(seat).hand)) - set(map(str, deal.view(seat).hand))
    for event in events:
        words = set(json.dumps(dict(event.args)).replace('"', " ").split())
        assert event.only == {seat} or not drawn & words


@settings(max_examples=150, deadline=None)
@given(ANY_RULES, SEEDS, st.booleans())
def test_the_judge_and_the_lists_agree_all_the_way(rules: Rules, seed: int, callouts: bool) -> None:
    """Every set of cards of every hand on turn, with and without its announcement."""
    for deal, *_ in course(rules, seed, callouts=callouts):
        (seat,) = deal.must_act()
        hand: tuple[Card, ...] = deal.view(seat).hand
        if len(hand) > 7:
            continue
        found = deal.legal_actions(seat)
        wanted = {
            play
            for size in range(1, len(hand) + 1)
            for some in choose(hand, size)
            for play in (Play(some), Play(some, last_card=True))
            if deal.refusal(seat, play) is None
        }
        assert {action for action in found if isinstance(action, Play)} == wanted
        assert (Pass() in found) is (deal.refusal(seat, Pass()) is None)
        assert len(found) == len(set(found))
        for other in range(rules.seats.count):
            assert all(deal.refusal(other, action) is None for action in deal.legal_actions(other))


def test_fifty_two_players_hold_a_card_each_and_the_lowest_wins_at_once() -> None:
    """BT-2.1, under every consequence of an undeclared card."""
    for undeclared in ("nothing", "card_frozen", "loses"):
        rules = Rules().but({"seats.count": 52, "last.declare": [1], "last.undeclared": undeclared})
        pack = combinations_of(rules).pack
        hands = tuple(1 << (place + 20) % 52 for place in range(52))
        starter = hands.index(1)
        setting = Setting(rules, 1, None, starter=starter, opening=1)
        deal = BigTwoDeal(setting, first_turn(setting, (1,) * 52), hands)
        assert list(map(str, deal.legal_actions(starter))) == [f"play {pack.text(1)}"]
        deal, _ = deal.apply(starter, deal.legal_actions(starter)[0])
        result = deal.result()
        assert result is not None
        assert (result.winner, result.payer) == (starter, None)
