"""The hand, for its owner alone: picture, every card in text, what is chosen, and the controls.

The choice of cards lives in the custom ids of the controls, so that a hand goes on after any restart.
"""

from __future__ import annotations

from bot.cards import Card
from cogs.ui.hand_controls import hand_controls
from cogs.ui.hand_scene import HandScene, sorted_cards
from cogs.ui.hand_text import chosen_line, duty_line, hand_alt, hand_line, turn_lines
from cogs.ui.messages import Accent, Message, Part, Picture, lines, small
from images.pictures import CardState, HandPicture


def hand_message(hand: HandScene, png: bytes | None) -> Message:
    """The private message of a hand, ``png`` its drawn picture; without one, text and controls suffice."""
    plays = hand.plays
    picture: Part = Picture("hand.png", png, hand_alt(hand, plays)) if png else ""
    head, notes = turn_lines(hand, plays)
    return Message(
        (
            lines(hand.remark, head) + ("\n" + small(*notes, duty_line(hand)) if notes else ""),
            picture,
            lines(small(hand_line(hand, plays)), chosen_line(hand, plays)),
            *hand_controls(hand, plays),
        ),
        Accent.ACT if hand.turn else Accent.OVER,
    )


def hand_picture(hand: HandScene) -> HandPicture:
    """The values the picture is drawn from."""
    playable = {card for play in hand.plays for card in play}
    cards = sorted_cards(hand)
    everything = not hand.turn or len(playable) == len(cards)
    pill, caption, name, asked = _header(hand)
    return HandPicture(
        cards=cards,
        states=tuple(_state(hand, card, playable, everything) for card in cards),
        pill=pill,
        caption=caption,
        name=name,
        beat=asked,
    )


def _header(hand: HandScene) -> tuple[str | None, str, str, tuple[Card, ...]]:
    """The pill (on the own turn), the caption, whose play is to be beaten, and the cards asked about."""
    draw, view = hand.scene.draw, hand.view
    if not hand.turn:
        names = [hand.scene.names[seat] for seat in sorted(view.must_act)]
        return None, draw("picture-name-to-play", name="".join(names[:1])), "", ()
    pill = draw("picture-your-turn")
    if view.to_beat is not None:
        return pill, draw("picture-beat"), hand.scene.names[view.to_beat.seat], view.to_beat.cards
    if view.opening is not None:
        return pill, draw("picture-open"), "", (view.opening,)
    return pill, draw("picture-lead"), "", ()


def _state(hand: HandScene, card: Card, playable: set[Card], everything: bool) -> CardState:
    if card in hand.chosen:
        return CardState.SELECTED
    if hand.hint and card in hand.hint:
        return CardState.SUGGESTED
    if everything:
        return CardState.WAITING
    return CardState.PLAYABLE if card in playable else CardState.NOT_PLAYABLE
