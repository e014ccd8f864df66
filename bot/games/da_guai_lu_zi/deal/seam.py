"""The seam of one deal: what Da Guai Lu Zi says of it (``bot.engine.seam.play``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Ask, Due, Seat
from bot.engine.chance import CHANCES, NONE_STATED, Chance
from bot.engine.facts import Facts, Text, saying
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.hands import in_packs
from bot.engine.seam.play import NOTHING_AHEAD, PASS, AskedAhead, Play
from bot.engine.seam.positions import Dealt
from bot.engine.states import Form, Reader
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading, readings_of
from bot.games.da_guai_lu_zi.deal import judge, possible_actions, tribute, tricks
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Handed, Later, Own
from bot.games.da_guai_lu_zi.deal.judge import empties, reading_in_hand
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Pair, Phase, Position
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, SEATS, Rules
from bot.games.da_guai_lu_zi.scoring.settlement import TeamStanding
from bot.games.da_guai_lu_zi.verbs import DEEDS, plays_of

STATES = Reader(
    {Action: Form(str, DEEDS.read)},
    rows=(PlayReading, LaidPlay, Pair, Handed, TeamStanding),
    kinds={Chance: CHANCES},
    apart=(Rules,),
)
"""The reader of every state of this game."""


NOTHING_KNOWN = Own(())
"""What a spectator knows beyond the position; and whoever is out and was no party to a tribute."""
_PASSING: AskedAhead[Position, Own] = AskedAhead((Ask(PASS.verb, must=True),))


class EscapePlay(Play[DealState, Position, Own, Rules]):
    """One deal, from the cards dealt to the settlement."""

    kind = DealState
    refusal = staticmethod(judge.refusal)
    legal = staticmethod(possible_actions.legal_actions)
    mildest = staticmethod(possible_actions.mildest)

    def reader(self, rules: Rules) -> Reader:
        del rules
        return STATES

    def own(self, state: DealState, seat: Seat | None) -> Own:
        """The seat's hand, and the cards that it gave or was given (DG-7.8)."""
        if seat is None:
            return NOTHING_KNOWN
        if not state.tributes:
            return Own(state.hands[seat])
        handed = state.tributes, state.put_out, state.returned
        return Own(state.hands[seat], *(tuple(gift for gift in gifts if gift.concerns(seat)) for gifts in handed))

    def dealt(self, state: DealState) -> Dealt | None:
        return Dealt(state.position.first, 1, (HAND_SIZE,) * SEATS) if state.shuffled else None

    def with_chance(self, state: DealState, chance: Chance) -> DealState:
        """Tributes that chance picks fall due once a record states some chance (DG-10.4)."""
        position = state.position
        if position.by_chance:
            position = replace(position, drawing=chance != NONE_STATED)
        return replace(state, position=position, chance=chance)

    def due(self, position: Position) -> Due | None:
        return Due("tribute", 0, 0.0) if position.drawing else None

    def fall_due(self, state: DealState) -> Later:
        return tribute.draw(state)

    def ahead(self, position: Position, own: Own, seat: Seat) -> AskedAhead[Position, Own]:
        """To pass until the next lead, for whoever could still be asked to answer the play on the table."""
        del own
        table = position.table
        if table is None or seat in (table.seat, position.turn) or not position.counts[seat]:
            return NOTHING_AHEAD
        return _PASSING

    def step(self, state: DealState, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "play":
                return tricks.play(state, seat, action)
            case "pass":
                return tricks.pass_by(state, seat, action)
            case "choose":
                return tribute.choose(state, seat, action)
        if state.position.phase is Phase.TRIBUTE:
            return tribute.give(state, seat, action.cards[0])
        return tribute.give_back(state, seat, action.cards)

    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as, the rules' own reading first (DG-4.7)."""
        order = position.order
        if len(cards) not in SIZES or not in_packs(cards, order.value, position.rules.dg.packs):
            return ()
        played = order.sorted(cards)
        return plays_of(played, readings_of(order, played, finishing=empties(own.hand, played)))

    def describe(self, position: Position, own: Own, action: Action) -> Text:
        """What an action comes to: *five of a kind, nines*."""
        if action.verb == "play":
            return saying("a-kind", **_named(position, own, action))
        if action.verb == "give":
            paid = position.phase is Phase.TRIBUTE
            return saying("deed-give", tribute=paid, n=len(action.cards) or action.number or 0)
        return saying(f"deed-{action.verb}")

    def called(self, position: Position, own: Own, action: Action) -> Text:
        return saying("kind-typed", **_named(position, own, action))


def _named(position: Position, own: Own, action: Action) -> Facts:
    """Kind and rank of a play, as messages select on them."""
    reading = reading_in_hand(position, own.hand, action) if action.verb == "play" else None
    return {"kind": reading.kind.value if reading else "none", "rank": reading.rank if reading else "none"}


PLAY = EscapePlay()
EscapeDeal = Deal[DealState, Position, Own]
EscapeView = View[Position, Own]
