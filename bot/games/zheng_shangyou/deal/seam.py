"""What Zheng Shangyou says of a deal, behind the seam (``bot.engine.seam.play``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Action, Ask, Seat
from bot.engine.chance import CHANCES, Chance
from bot.engine.facts import Facts, Refusal, Text, saying
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.play import NOTHING_AHEAD, PASS, AskedAhead, Play
from bot.engine.seam.positions import Dealt
from bot.engine.states import Form, Reader
from bot.games.zheng_shangyou.cards.answering import Laid, offered
from bot.games.zheng_shangyou.cards.kinds import PlayReading, kind_word
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal import exchanging, judge, possible_actions, tricks
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later, Offer
from bot.games.zheng_shangyou.deal.judge import are_in_packs, reading_of
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.verbs import DEEDS, plays_of

STATES = Reader(
    {Action: Form(str, DEEDS.read)}, rows=(PlayReading, Laid, Offer), kinds={Chance: CHANCES}, apart=(Rules,)
)
"""The reader of every state of this game."""


NO_RANK = "A"
"""What stands for the rank of cards that are no play; nothing says it."""
_PASSING: AskedAhead[Position, Own] = AskedAhead((Ask(PASS.verb),))


@dataclass(frozen=True)
class Own:
    """What a seat alone knows: its hand, and of the cards put out those that it may see (ZS-6.5)."""

    hand: tuple[Card, ...]
    offers: tuple[Offer, ...] = ()


class ZhengShangyouPlay(Play[DealState, Position, Own, Rules]):
    """One deal, from the first card dealt to the last place."""

    kind = DealState

    def reader(self, rules: Rules) -> Reader:
        del rules
        return STATES

    def own(self, state: DealState, seat: Seat | None) -> Own:
        """Who chooses sees both cards that were put out, the others only what they gave (ZS-6.5)."""
        if seat is None:
            return Own(())
        chooses = state.position.turn == seat and state.position.phase is not Phase.PLAY
        return Own(state.hands[seat], tuple(offer for offer in state.offers if chooses or offer.giver == seat))

    def dealt(self, state: DealState) -> Dealt | None:
        dealer, by_distance = state.position.dealer, state.rules.hand_sizes
        if not state.shuffled or dealer is None:
            return None
        return Dealt(
            dealer, 1, tuple(by_distance[(seat - dealer) % len(by_distance)] for seat in range(len(by_distance)))
        )

    def refusal(self, position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(position, own.hand, seat, action)

    def legal(self, position: Position, own: Own, seat: Seat) -> Sequence[Action]:
        return possible_actions.legal_actions(position, own.hand, seat)

    def mildest(self, position: Position, own: Own, seat: Seat) -> Action:
        return possible_actions.mildest(position, own.hand, seat)

    def ahead(self, position: Position, own: Own, seat: Seat) -> AskedAhead[Position, Own]:
        """To pass until the next lead, for whoever could still answer the play on the table."""
        del own
        if position.table is None or position.phase is not Phase.PLAY:
            return NOTHING_AHEAD
        if seat == position.owner or position.barred(seat):
            return NOTHING_AHEAD
        return _PASSING if seat in position.holders else NOTHING_AHEAD

    def step(self, state: DealState, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "play":
                return tricks.play(state, seat, action)
            case "give":
                return exchanging.give(state, seat, action)
            case "choose":
                return exchanging.choose(state, seat, action)
        return tricks.stand_aside(state, seat)

    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as, the rules' own reading first (ZS-4)."""
        del own
        if not are_in_packs(position.rules, cards):
            return ()
        played = order_of(position.rules).sorted(cards)
        return plays_of(played, offered(position.rules, played, position.table))

    def describe(self, position: Position, own: Own, action: Action) -> Text:
        del own
        if action.verb == "play":
            return Text("a-reading", _kind(position, action))
        return saying(f"deed-{action.verb}", n=len(action.cards) or action.number or 0)

    def called(self, position: Position, own: Own, action: Action) -> Text:
        del own
        return Text("kind-typed", _kind(position, action))


def _kind(position: Position, action: Action) -> Facts:
    """What a play is, as messages select on it."""
    found = reading_of(position, action) if action.verb == "play" else None
    if found is None:
        return {"kind": "none", "rank": NO_RANK}
    return {"kind": kind_word(found.kind, len(action.cards)), "rank": found.rank}


PLAY = ZhengShangyouPlay()
ZhengShangyouDeal = Deal[DealState, Position, Own]
ZhengShangyouView = View[Position, Own]
