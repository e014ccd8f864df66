"""A hand of Big Two while cards are played, and once the deal is over."""

from __future__ import annotations

from collections.abc import Collection

from bot.cards import Card
from bot.engine.actions import Action, Seat, asked, must_act, waited_for
from bot.engine.facts import Cards, Facts, PlayedBy, Player
from bot.games.big_two.deal.last_card import Duty
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import duty_now, kind_of, opening_card, play_to_beat
from bot.games.big_two.rules.closed_choices import LowCard, TopEnforce
from bot.games.big_two.scenes.happenings import apart, begins, log_for, told_to
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.verbs import DECLARE, PASS, play_of
from bot.games.climbing.scenes import sorted_hand
from bot.games.climbing.scenes.playing import advises_to_pass, asked_of, play_and_pass, waiting_for
from bot.games.climbing.scenes.sorted_hand import Plays, open_plays, places_among
from bot.scenes.buttons import Control, Deed, Emphasis, hand_controls
from bot.scenes.hand_scene import (
    CardGroup,
    ChoiceLine,
    HandScene,
    Header,
    Held,
    Hint,
    OtherHand,
    ReadyAnswer,
    Selection,
)
from bot.scenes.wording import Text, saying

DECLARED = "l"
"""The flag of a choice whose play declares the last card."""


def hand_in_play(view: BigTwoView, held: Held, seat: Seat) -> HandScene:
    """The hand of a seat that plays, waits or is out."""
    turn = is_asked(view)
    plays = open_plays(view) if turn else ()
    playable = {card for play in plays for card in play}
    groups = shown_cards(view, held, playable if turn else None)
    return HandScene(
        seat=seat,
        active=turn,
        told=apart(held.told) if begins(view) else told_to(view, held.happened, held.told),
        log=log_for(view, held.happened, held.told) if begins(view) else (),
        lines=_whose_turn(view, plays, turn=turn),
        notes=(*what_to_do(view, plays, turn=turn), *_own_last_card(view), *_duty(view, turn=turn)),
        others=other_hands(view, seat),
        header=_header(view, turn=turn),
        groups=groups,
        chosen=(*hint_line(view, held.hint), *chosen_lines(view, held.choice, plays, turn=turn)),
        selectable=places_among(view.hand, playable if turn else view.hand),
        ready=ready_answers(view, held.choice, plays) if view.hand else None,
        buttons=_buttons(view, held, plays, turn=turn) if view.hand else (),
        alt=_alt(view, plays, [one.card for group in groups for one in group.cards], turn=turn),
        coached=_said_by_coach(view, plays) if turn else (),
    )


def is_asked(view: BigTwoView) -> bool:
    """Whether the viewer is waited for."""
    return view.seat in waited_for(view)


def leaves_one_to_declare(view: BigTwoView, choice: Selection) -> bool:
    """Whether the chosen play leaves as few cards as these rules ask to declare (BT-11.1)."""
    left = len(view.hand) - len(choice.places)
    declares = left in view.position.rules.last.declare and view.position.phase == "play"
    return bool(choice.places) and declares and is_asked(view)


def may_declare(view: BigTwoView) -> bool:
    """Whether the viewer may declare a last card at once (BT-11.1)."""
    return asked(view, view.seat, DECLARE.verb) is not None


def other_hands(view: BigTwoView, seat: Seat) -> tuple[OtherHand, ...]:
    """What the others hold, in turn order from this seat on."""
    count, step = len(view.counts), view.position.setting.step
    seats = ((seat + step * place) % count for place in range(1, count))
    return tuple(_other(view, other) for other in seats)


def _other(view: BigTwoView, seat: Seat) -> OtherHand:
    cards, turn, out = view.counts[seat], seat in must_act(view), view.position.course.out
    if seat in seats_of(view.position.declared):
        return OtherHand(seat, cards, saying("picture-last-card"), alarm=True, turn=turn)
    if seat in out:
        return OtherHand(seat, cards, saying("picture-place", place=out.index(seat) + 1))
    return OtherHand(seat, cards, turn=turn)


def chosen_play(view: BigTwoView, choice: Selection) -> Action:
    """The play that the choice stands for."""
    return play_of(choice.cards(view.hand), last_card=DECLARED in choice.flags)


# --- What is said ---


def _said_by_coach(view: BigTwoView, plays: Plays) -> tuple[Text, ...]:
    """What a line of the coach says, too: that one can only pass, what may be led, and what a duty asks."""
    leads = () if view.position.table else what_to_do(view, plays, turn=True)
    duty = () if view.refusal(PASS) is None else _duty(view, turn=True)
    return (*_forced(view, plays), *leads, *duty)


def _whose_turn(view: BigTwoView, plays: Plays, *, turn: bool) -> tuple[Text, ...]:
    if turn:
        return (saying("hand-turn"), *_forced(view, plays))
    waiting = tuple(saying("table-turn", name=Player(seat)) for seat in sorted(must_act(view)))
    return waiting or (saying("hand-over"),)


def _forced(view: BigTwoView, plays: Plays) -> tuple[Text, ...]:
    """That the player on turn can only pass."""
    if plays:
        return ()
    return (saying("hand-nothing-beats" if view.position.table else "hand-nothing-leads"),)


def what_to_do(view: BigTwoView, plays: Plays, *, turn: bool) -> tuple[Text, ...]:
    """What is to be beaten; where nothing is, what the player on turn may lead."""
    beat, opening = play_to_beat(view.position), opening_card(view.position)
    if beat is not None:
        key = "hand-beat" if plays else "table-to-beat"
        return (saying(key, kind=beat.kind, cards=Cards(beat.cards), name=PlayedBy(beat.seat, beat.cards)),)
    if not turn or not plays:
        return ()
    if opening is not None:
        alone = view.position.rules.start.low_card is LowCard.ALONE
        return (saying("hand-open-alone" if alone else "hand-open-include", card=Cards((opening,))),)
    return (saying("hand-lead"),)


def _own_last_card(view: BigTwoView) -> tuple[Text, ...]:
    if view.seat in seats_of(view.position.declared):
        return (saying("hand-declared"),)
    return (saying("hand-undeclared", n=len(view.hand)),) if may_declare(view) else ()


def _duty(view: BigTwoView, *, turn: bool) -> tuple[Text, ...]:
    """The duty before a hand of one card, while it binds the viewer (BT-11.3)."""
    duty = duty_now(view.position, view.own.hand_mask, view.seat) if turn else None
    if duty is None:
        return ()
    key = _duty_key(view, duty)
    return (saying(key, name=Player(duty.seat), passing=view.refusal(PASS) is None),) if key else ()


def _duty_key(view: BigTwoView, duty: Duty) -> str:
    if duty.enforce is TopEnforce.LIABILITY:
        return "hand-duty-liability" if view.position.rules.charges_breach else ""
    return "hand-duty-follow" if view.position.table else "hand-duty-lead"


def hint_line(view: BigTwoView, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    """What is suggested, its cards or else the button to press, and why."""
    if hint is None:
        return ()
    why: Facts = {"explained": hint.reason is not None, "why": hint.reason or ""}
    cards = hint.action.cards
    return (ChoiceLine(saying("hand-hint", what=Cards(cards) if cards else view.describe(hint.action), **why)),)


def chosen_lines(view: BigTwoView, choice: Selection, plays: Plays, *, turn: bool) -> tuple[ChoiceLine, ...]:
    """What the chosen cards come to, or why they cannot be played; the last card that stays behind."""
    cards = choice.cards(view.hand)
    if not cards:
        return ()
    line = _comes_to(view, choice, cards, stands=cards in plays, turn=turn)
    if not leaves_one_to_declare(view, choice):
        return (line,)
    if DECLARED in choice.flags:
        return line, ChoiceLine(saying("hand-last-chosen"))
    return line, ChoiceLine(saying("hand-last", n=len(view.hand) - len(cards)))


def _comes_to(view: BigTwoView, choice: Selection, cards: tuple[Card, ...], *, stands: bool, turn: bool) -> ChoiceLine:
    kind, chosen, beat = kind_of(view.position, cards), Cards(cards), play_to_beat(view.position)
    refusal = view.refusal(chosen_play(view, choice)) if turn and not stands else None
    if refusal is not None and kind is not None:
        return ChoiceLine(saying("hand-chosen-not", cards=chosen), refusal)
    if kind is None:
        return ChoiceLine(saying("hand-chosen", case="none", cards=chosen, kind="", table=""))
    if beat is None or not turn:
        return ChoiceLine(saying("hand-chosen", case="leads", cards=chosen, kind=kind, table=""))
    return ChoiceLine(saying("hand-chosen", case="beats", cards=chosen, kind=kind, table=Cards(beat.cards)))


def _header(view: BigTwoView, *, turn: bool) -> Header:
    found, opening = play_to_beat(view.position), opening_card(view.position)
    beat = found and (found.seat, found.cards)
    if not turn:
        return waiting_for(min(must_act(view), default=None), beat)
    if beat is None and opening is not None:
        return Header(saying("picture-open"), saying("picture-your-turn"), cards=(opening,))
    return asked_of(beat)


# --- Alt text ---


def _alt(view: BigTwoView, plays: Plays, shown: Collection[Card], *, turn: bool) -> tuple[Text, ...]:
    """Whose turn it is, what is to be beaten or led, what can be played; ``shown``: the hand in its owner's order."""
    said = _whose_turn(view, plays, turn=turn)[:1]
    if must_act(view):
        said += what_to_do(view, plays, turn=turn)
    if turn:
        said += (_alt_playable(view, plays, shown),)
    return (*said, *_own_last_card(view), *_duty(view, turn=turn))


def _alt_playable(view: BigTwoView, plays: Plays, shown: Collection[Card]) -> Text:
    playable = tuple(card for card in shown if any(card in play for play in plays))
    if not playable:
        return _forced(view, plays)[0]
    return saying("alt-hand-all") if len(playable) == len(shown) else saying("alt-hand-can", cards=Cards(playable))


# --- Controls ---


def ready_answers(view: BigTwoView, choice: Selection, plays: Plays) -> tuple[ReadyAnswer, ...]:
    """The legal plays, to choose as a whole."""
    chosen = choice.cards(view.hand)
    kinds = ((play, kind_of(view.position, play) or "") for play in plays)
    return tuple(ReadyAnswer(play, kind, saying("kind-title", kind=kind), play == chosen) for play, kind in kinds)


def _buttons(view: BigTwoView, held: Held, plays: Plays, *, turn: bool) -> tuple[Control, ...]:
    """Whatever cannot be done now is off; *Sort* is always open, and brings a hand that is out of date anew.

    *Pass* is filled where only it is possible, and comes first; where it is suggested, it is filled in its place.
    """
    choice = held.choice
    advised = advises_to_pass(held)
    may_pass = turn and view.refusal(PASS) is None
    forced = may_pass and not plays
    reminded = DECLARED not in choice.flags and (may_declare(view) or leaves_one_to_declare(view, choice))
    filled = True if forced else None if reminded else advised
    return (
        *play_and_pass(may_play=bool(plays), may_pass=may_pass, forced=forced, filled=filled),
        *_declaring(view, choice, reminded=reminded),
        *hand_controls(hint=turn),
    )


def _declaring(view: BigTwoView, choice: Selection, *, reminded: bool) -> tuple[Control, ...]:
    """*Last card!*: filled while the owner should say so, off while there is nothing to say; none where nobody does."""
    if not view.position.rules.declares_last_cards:
        return ()
    said = DECLARED in choice.flags
    emphasis = Emphasis.ON if said else Emphasis.FIRST if reminded else Emphasis.PLAIN
    return (Control(saying("button-last-card"), Deed("declare"), emphasis, off=not (said or reminded)),)


def shown_cards(view: BigTwoView, held: Held, playable: Collection[Card] | None) -> tuple[CardGroup, ...]:
    """The hand as one group; ``playable`` are the cards of legal plays, None while nobody asks for any."""
    suits = view.position.rules.deck.suits
    return sorted_hand.shown_cards(view.hand, held, playable, lambda card: suits.index(card.suit))
