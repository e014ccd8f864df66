"""What Sheng Ji says of a deal, behind the seam (``bot.engine.seam.play``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.cards import SUITS, Card
from bot.engine.actions import Action, Due, Seat, asked
from bot.engine.chance import CHANCES, Chance
from bot.engine.facts import Refusal, Text, saying
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.play import PASS, Play
from bot.engine.seam.positions import Dealt
from bot.engine.states import Form, Reader
from bot.games.sheng_ji.cards.throws import kind_of_play, lead_of
from bot.games.sheng_ji.cards.units import Shape, all_formats
from bot.games.sheng_ji.deal import judge, phases, tricks
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.declaring import Declaration, possible
from bot.games.sheng_ji.deal.plays import follows, leads, mildest_burial
from bot.games.sheng_ji.deal.position import DrawPace, Phase, Position
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.verbs import DEEDS, REDEAL, drawn_when, named_format, reading_words

STATES = Reader({Action: Form(str, DEEDS.read)}, rows=(Shape, Declaration), kinds={Chance: CHANCES}, apart=(Rules,))
"""How deals and matches are written as JSON; the rules are kept once a table."""
_STEP_SECONDS = {DrawPace.SINGLE: 1.0, DrawPace.QUARTERS: 8.0, DrawPace.ONCE: 1.0}
_AFTER_THE_WINDOW = ("bury", "play", "trump", "choose")
"""What nobody is asked before the window has closed."""


@dataclass(frozen=True)
class Own:
    """What a seat alone knows: its hand, and what lies in the kitty if it buried last (SJ-4.1)."""

    hand: tuple[Card, ...]
    buried: tuple[Card, ...] = ()


class ShengJiPlay(Play[DealState, Position, Own, Rules]):
    """One deal, from the first card drawn to the settlement."""

    kind = DealState

    def reader(self, rules: Rules) -> Reader:
        del rules
        return STATES

    # --- What is known ---

    def own(self, state: DealState, seat: Seat | None) -> Own:
        if seat is None:
            return Own(())
        position = state.position
        knows = seat == position.burier and position.phase is not Phase.BURY
        return Own(position.order.sorted(state.hand(seat)), state.kitty if knows else ())

    def dealt(self, state: DealState) -> Dealt | None:
        return Dealt(state.position.start, 1, (state.rules.hand_size,) * SEATS) if state.shuffled else None

    # --- What may be done ---

    def refusal(self, position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(position, own.hand, seat, action)

    def legal(self, position: Position, own: Own, seat: Seat) -> Sequence[Action]:
        """The legal actions of a seat, the mildest first.

        Of burials those of cards next to each other in mildness are listed, of leads and follows what ``plays`` lists.
        """
        found = [PASS] if asked(position, seat, "pass") else []
        if asked(position, seat, "declare"):
            shown = possible(position.rules, position.level, position.declaration, seat, own.hand)
            found += [Action("declare", cards) for cards in shown]
        if asked(position, seat, "redeal") and judge.may_claim(position, own.hand):
            found.append(REDEAL)
        if position.turn == seat:
            found += _in_turn(position, own.hand)
        return tuple(found)

    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as: a follow, or a lead in each of its readings, the best first (SJ-5.5).

        As many cards of several suits as were led are a follow, too.
        """
        del own
        order = position.order
        if not cards or any(card not in order.where for card in cards):
            return ()
        played, suit = order.sorted(cards), order.one_suit(cards)
        answers = bool(position.plays) and len(cards) == len(position.plays[0])
        if answers or suit is None:
            return (Action("play", played),) if answers else ()
        counts = order.counts(suit.name, cards)
        if any(many > position.rules.decks for many in counts):
            return ()
        _, *others = all_formats(suit, counts, position.rules.shortest_run)
        return (Action("play", played), *(Action("play", played, words=reading_words(one)) for one in others))

    def describe(self, position: Position, own: Own, action: Action) -> Text:
        del own
        if action.verb == "play":
            return saying("deed-play", kind=_kind(position, action), n=len(action.cards))
        if action.verb == "trump":
            return saying("deed-trump", suit=action.words[0] if action.words else "none")
        return saying(f"deed-{action.verb}", n=len(action.cards) or action.number or 0)

    def called(self, position: Position, own: Own, action: Action) -> Text:
        del own
        return saying("kind-typed", kind=_kind(position, action) if action.verb == "play" else "none")

    # --- What happens ---

    def step(self, state: DealState, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "declare":
                return phases.declare(state, Declaration(seat, action.cards))
            case "play":
                return tricks.play(state, seat, action)
            case "choose":
                return tricks.choose(state, seat, action)
            case "bury":
                return phases.bury(state, seat, action.cards)
            case "trump":
                return phases.name_trump(state, seat, action)
            case "redeal":
                return phases.claim(state, seat)
        return phases.stand_aside(state, seat)

    def due(self, position: Position) -> Due | None:
        """The next cards, or the end of the time in which anybody may declare (SJ-3.2, 11.8)."""
        if position.phase is Phase.DRAW:
            return Due("draw", position.drawn, _STEP_SECONDS[position.pace])
        if position.phase is Phase.WINDOW:
            return Due("window", position.declared, position.rules.close_window)
        return None

    def fall_due(self, state: DealState) -> Later:
        """Draw the next cards, or close the window."""
        if state.position.phase is Phase.DRAW:
            return phases.draw(state, state.position.next_draw())
        return phases.close(state)

    # --- What a record says ---

    def noted(self, position: Position, action: Action) -> Action | None:
        """Declarations with the count of cards drawn; that somebody is done declaring is not written (SJ-11.8)."""
        if position.phase not in (Phase.DRAW, Phase.WINDOW):
            return action
        if action.verb == "declare":
            return replace(action, words=(f"@{position.drawn}",) if position.phase is Phase.DRAW else ())
        return None if action.verb == "pass" else action

    def reach(self, state: DealState, seat: Seat, action: Action) -> DealState:
        """The deal after so many cards were drawn as a declaration says; after the window, for what comes later."""
        while state.position.phase is Phase.DRAW and not _enough_drawn(state.position, action):
            state, _ = phases.draw(state, _drawn_for(state.position, action) + 1)
        if state.position.phase is not Phase.WINDOW:
            return state
        later = action.verb in _AFTER_THE_WINDOW
        if action.verb == "redeal":  # a hand may be poor only by the trumps that are made
            later = self.refusal(state.position, self.own(state, seat), seat, action) is not None
        return phases.close(state)[0] if later else state


def _in_turn(position: Position, hand: Sequence[Card]) -> list[Action]:
    """What is listed for the one seat that everybody waits for."""
    order = position.order
    if position.phase is Phase.NAMING:
        longest = sorted(SUITS, key=lambda suit: -sum(card.suit == suit for card in hand))
        return [Action("trump", words=(suit,)) for suit in longest]
    if position.phase is Phase.BURY:
        size = position.rules.kitty
        mild = mildest_burial(order, hand, len(hand))
        by_mildness = [mildest_burial(order, hand, size)]
        by_mildness += [mild[at : at + size] for at in range(len(mild) - size + 1)]
        return [Action("bury", cards) for cards in dict.fromkeys(by_mildness)]
    if position.phase is Phase.CHOOSE and position.failed is not None:
        return [Action("choose", cards) for cards in dict.fromkeys(position.failed.beaten)]
    if position.phase is Phase.PLAY:
        lead = position.lead
        plays = leads(order, hand) if lead is None else follows(order, lead, hand)
        return [Action("play", cards) for cards in plays]
    return []


def _kind(position: Position, action: Action) -> str:
    """What kind of play an action is, as messages select on it. Only a lead can be a throw."""
    whole = bool(action.cards) and all(card in position.order.where for card in action.cards)
    kind = kind_of_play(lead_of(position.order, action.cards, named_format(action)) if whole else None)
    return "cards" if kind == "throw" and position.plays else kind


def _enough_drawn(position: Position, action: Action) -> bool:
    """Whether enough cards are drawn for an action."""
    if action.verb != "declare":
        return action.verb == "pass"
    when = drawn_when(action)
    return when is not None and _drawn_for(position, action) >= when


def _drawn_for(position: Position, action: Action) -> int:
    """How many cards had been drawn before what is to be reached.

    The first step of the draw is done as a deal begins, and counts only once something was done after it.
    """
    when = drawn_when(action)
    early = not position.history and when is not None and when < position.drawn
    return 0 if early else position.drawn


PLAY = ShengJiPlay()
ShengJiDeal = Deal[DealState, Position, Own]
ShengJiView = View[Position, Own]
