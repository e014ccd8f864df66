"""Whose turn it is, for every value of the parameters of play and any number of players, worked out another way."""

import random
from typing import Any, TypeGuard

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dealing import Stream
from bot.engine.chance import Streamed
from bot.engine.rulebook.declarations import Contradiction
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.position import first_turn
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting
from tests.games.big_two.laws.random_matches import course

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


def found(rules: Rules | None) -> TypeGuard[Rules]:
    return rules is not None


def freezes_nothing(rules: Rules) -> bool:
    return bool(rules["last.undeclared"] != "card_frozen")


ANY_RULES = RULES.map(consistent).filter(found)
SEEDS = st.integers(0, 2**32 - 1)


def dealt(rules: Rules, seed: int) -> BigTwoDeal:
    """Random hands. The rest of the pack is the stock if there is one; some seat leads freely."""
    chance = random.Random(seed)
    pack = combinations_of(rules).pack
    cards = chance.sample(pack.cards, len(pack.cards))
    size, seats = rules.hand_size, rules.seats.count
    hands = tuple(pack.mask(cards[at * size : (at + 1) * size]) for at in range(seats))
    stock = tuple(cards[size * seats :]) if rules.rest.use == "stock" else ()
    setting = DealSetting(rules, seed % 4 + 1, None, starter=chance.randrange(seats))
    position = first_turn(setting, (size,) * seats, len(stock))
    return BigTwoDeal(PLAY, DealState(position, hands, chance=Streamed(Stream(bytes(32), seed % 999)), stock=stock))


class Book:
    """Whose turn it is, worked out another way: who has still to act before the trick ends."""

    def __init__(self, deal: BigTwoDeal) -> None:
        self.rules, self.known = deal.rules, deal.position.setting.combinations
        self.order = list(range(deal.position.setting.seats))[:: deal.position.setting.step]
        self.table: int | None = None
        self.owner: int | None = None
        self.measure: int | None = None
        self.waiting: list[int] = []
        self.left_out: set[int] = set()

    def after(self, seat: int, holders: set[int]) -> list[int]:
        at = self.order.index(seat)
        return [other for other in self.order[at + 1 :] + self.order[:at] if other in holders]

    def act(self, seat: int, mask: int, holders: set[int]) -> tuple[int, bool]:
        """Who is next, and whether they lead; ``mask`` 0 is a pass."""
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
@given(ANY_RULES.filter(freezes_nothing), SEEDS)
def test_the_turn_goes_as_the_book_says(rules: Rules, seed: int) -> None:
    book = Book(dealt(rules, seed))
    for step in course(dealt(rules, seed), random.Random(seed)):
        before, seat, action, after, events = step.before, step.seat, step.action, step.after, step.events
        if action.verb not in ("play", "pass"):
            continue
        mask = before.position.setting.pack.mask(action.cards) if action.verb == "play" else 0
        holders = {other for other, count in enumerate(after.position.counts) if count}
        if after.result() is not None:
            return
        leader, leads = book.act(seat, mask, holders)
        assert (after.position.turn, after.position.table == 0) == (leader, leads)
        assert ("trick-won" in {event.name for event in events}) is (leads and (mask or before.position.table) != 0)


def test_fifty_two_players_hold_a_card_each_and_the_lowest_wins_at_once() -> None:
    """BT-2.1, under every consequence of an undeclared card."""
    for undeclared in ("nothing", "card_frozen", "loses"):
        rules = Rules().but({"seats.count": 52, "last.declare": [1], "last.undeclared": undeclared})
        pack = combinations_of(rules).pack
        hands = tuple(1 << (place + 20) % 52 for place in range(52))
        starter = hands.index(1)
        setting = DealSetting(rules, 1, None, starter=starter, opening=1)
        deal = BigTwoDeal(PLAY, DealState(first_turn(setting, (1,) * 52), hands))
        assert list(map(str, deal.legal_actions(starter))) == [f"play {pack.text(1)}"]
        deal, _ = deal.apply(starter, deal.legal_actions(starter)[0])
        result = deal.result()
        assert result is not None
        assert (result.winner, result.payer) == (starter, None)
