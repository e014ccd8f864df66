"""What Big Two says of a deal, behind the seam (``bot.engine.seam.play``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from bot.cards import Card, read_cards, write_cards
from bot.engine.actions import Action, Ask, Due, Seat
from bot.engine.chance import CHANCES, Chance, Stated, Streamed
from bot.engine.facts import Refusal, Text, saying
from bot.engine.result import RECKONING, Entry, Reckoning
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.play import NOTHING_AHEAD, AskedAhead, Play
from bot.engine.seam.positions import Dealt
from bot.engine.states import Form, Kinds, Reader
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.class_struggle import Swaps
from bot.games.big_two.before.exchange.returning import Debt, Returning
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase, Tie
from bot.games.big_two.before.redeal import OFFERED_FOR
from bot.games.big_two.before.starter import known_starter
from bot.games.big_two.cards.masks import is_one_card
from bot.games.big_two.cards.pack import Mask, Pack, pack_of
from bot.games.big_two.deal import judge
from bot.games.big_two.deal.consequences import DealState, Later, offer_over, step
from bot.games.big_two.deal.last_card import Breach
from bot.games.big_two.deal.spelled_out import kind_of
from bot.games.big_two.position import Position, first_turn, locked
from bot.games.big_two.rules.closed_choices import TopEnforce, TopFollow
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.seat_sets import SeatSet, includes, seat_set, seats_of
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import DECLINE, KEEP, PASS, REDEAL, WAIVE, play_of
from bot.games.climbing.climbing_position import next_holder

PHASES: Kinds = {
    "leftover": LeftOver,
    "returning": Returning,
    "swaps": Swaps,
    "pool": Pool,
    "picking": Picking,
    "chain": Chain,
}
"""The phases before play, by the names under which they are stored."""
_ROWS = (Breach, Debt, Entry, Streamed, Stated, Tie)


@lru_cache(maxsize=32)
def states(pack: Pack, *, whole: bool = False) -> Reader:
    """The reader for deals with this pack. Rules are stored separately, once for a table.

    ``whole``: write every field, for people to read.
    """
    masks = Form(pack.text if whole else pack.glued, lambda text: pack.mask(read_cards(text)))
    forms: dict[Any, Form] = {Mask: masks, SeatSet: Form(seats_of, seat_set), Reckoning: RECKONING}
    if whole:
        forms[tuple[Card, ...]] = Form(write_cards, read_cards)
    return Reader(forms, rows=_ROWS, kinds={Chance: CHANCES, Phase: PHASES}, apart=(Rules,), whole=whole)


BUTTONS = {"declare": "last-card", "call": "callout"}
"""Verbs whose button has another name."""

_PASSING: AskedAhead[Position, Own] = AskedAhead((Ask(PASS.verb, must=True),))
_COMMITS_TO_NOTHING = (KEEP, DECLINE, WAIVE, PASS)
_OFFER_ENDS = Due("redeal", 0, OFFERED_FOR)


class Own(NamedTuple):
    """What a seat alone knows: its hand, and the phase before play as it sees it."""

    hand_mask: Mask
    setting: DealSetting  # tells which cards the mask stands for
    before: Phase | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's cards, lowest first; empty for a spectator."""
        return self.setting.pack.of(self.hand_mask)


class BigTwoPlay(Play[DealState, Position, Own, Rules]):
    """One deal, from the cards dealt to settlement: phases before play, turns, tricks, the last card, the end."""

    kind = DealState

    def reader(self, rules: Rules) -> Reader:
        return states(pack_of(rules.deck.kind, rules.deck.suits, rules.tile_max))

    def public(self, state: DealState) -> Position:
        """What everybody may know; before play also what a spectator sees of the phase, and who will open for sure."""
        phase, position = state.phase, state.position
        if phase is None:
            return position
        opener = known_starter(position.setting, state.background)
        return position._replace(before=phase.seen_by(None), opener=opener)

    def own(self, state: DealState, seat: Seat | None) -> Own:
        held = 0 if seat is None else state.hands[seat]
        return Own(held, state.position.setting, state.phase and state.phase.seen_by(seat))

    def dealt(self, state: DealState) -> Dealt | None:
        setting = state.position.setting
        if setting.receiver is None:
            return None
        return Dealt(setting.receiver, setting.step, (setting.rules.hand_size,) * setting.seats)

    def refusal(self, position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
        if own.before is not None:
            return own.before.refusal(position.setting, own.hand_mask, seat, action)
        return judge.refusal(position, own.hand_mask, seat, action)

    def legal(self, position: Position, own: Own, seat: Seat) -> list[Action]:
        """All legal actions: plays (weakest first), the pass, the declaration, and those calls that would be true."""
        if own.before is not None:
            return own.before.legal_actions(position.setting, own.hand_mask, seat)
        return judge.legal_actions(position, own.hand_mask, seat)

    def mildest(self, position: Position, own: Own, seat: Seat) -> Action:
        """Decline, take or demand nothing, or pass if possible; else lead the lowest single; else the lowest cards.

        Raises:
            ValueError: the seat is asked nothing.
        """
        legal = self.legal(position, own, seat)
        if not legal:
            raise ValueError("nothing is asked of this seat")
        for action in legal:
            if action in _COMMITS_TO_NOTHING:
                return action
        plays = [action for action in legal if action.verb == "play"]
        return min(plays, key=lambda play: len(play.cards), default=legal[0])

    def step(self, state: DealState, seat: Seat, action: Action) -> Later:
        return step(state, seat, action)

    def due(self, position: Position) -> Due | None:
        """The end of a redeal offer (BT-12.3)."""
        return _OFFER_ENDS if position.undecided else None

    def fall_due(self, state: DealState) -> Later:
        return offer_over(state), ()

    def reach(self, state: DealState, seat: Seat, action: Action) -> DealState:
        """Anything but an answer to a redeal offer ends the offer."""
        del seat
        return offer_over(state) if state.position.undecided and action not in (KEEP, REDEAL) else state

    def noted(self, position: Position, action: Action) -> Action | None:
        """A declined redeal is not written."""
        del position
        return None if action == KEEP else action

    def ahead(self, position: Position, own: Own, seat: Seat) -> AskedAhead[Position, Own]:
        """To lead, for whoever opens a deal that has not begun; else to pass until the next lead."""
        if position.before is None and not position.undecided:
            return _PASSING if _may_pass_ahead(position, seat) else NOTHING_AHEAD
        opens = seat == (position.turn if position.before is None else position.opener)
        if not opens or not position.counts[seat]:
            return NOTHING_AHEAD
        return AskedAhead((position.setting.lead,), (_opening(position, seat), own._replace(before=None)))

    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """The one combination that these cards make, played; none where they make none."""
        del own
        return (play_of(tuple(cards)),) if kind_of(position, cards) else ()

    def describe(self, position: Position, own: Own, action: Action) -> Text:
        """The kind of combination that is played; anything else is called as its button is."""
        del own
        kind = kind_of(position, action.cards) if action.verb == "play" else None
        return saying("kind", kind=kind) if kind else saying(f"button-{BUTTONS.get(action.verb, action.verb)}")

    def called(self, position: Position, own: Own, action: Action) -> Text:
        """The words for the kind of combination that the cards are."""
        del own
        return saying("kind-typed", kind=kind_of(position, action.cards) or "")


PLAY = BigTwoPlay()
BigTwoDeal = Deal[DealState, Position, Own]
BigTwoView = View[Position, Own]


# --- Answers given ahead ---


def _opening(position: Position, seat: Seat) -> Position:
    """The position in which a seat will open: an offer or an exchange comes first."""
    if position.before is None:
        return position._replace(undecided=0)
    return first_turn(replace(position.setting, starter=seat), position.counts, deeds=position.deeds)


def _may_pass_ahead(position: Position, seat: Seat) -> bool:
    """Whether a seat may decide to pass until the next lead; not on a lead, and not where it is passed over.

    Nor may it where the rules may ask for the highest single before a hand of one card (BT-11.3): that is for each
    turn to decide.
    """
    table, counts, setting = position.table, position.counts, position.setting
    if not table or position.turn == NOBODY or not counts[seat] or includes(locked(position), seat):
        return False
    watches = setting.rules.top.enforce is not TopEnforce.OFF and setting.rules.top.follow is TopFollow.HIGHEST
    return not (is_one_card(table) and watches and counts[next_holder(counts, seat, setting.step)] == 1)
