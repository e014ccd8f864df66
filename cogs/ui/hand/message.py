"""The hand, for its owner alone: picture, every card in text, what is chosen, and the controls.

The choice of cards lives in the custom ids of the controls, so that a hand goes on after any restart.
"""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.games.asks import must_act
from bot.scenes.wording import Question
from cogs.ui.hand.before_controls import before_controls
from cogs.ui.hand.before_play import OFFER, asked_in, chosen_before_play, phase_heading, prompt_lines, wait_lines
from cogs.ui.hand.controls import hand_controls
from cogs.ui.hand.scene import HandScene, sorted_cards
from cogs.ui.hand.text import chosen_line, duty_line, hand_alt, hand_line, private_lines, turn_lines
from cogs.ui.messages import Accent, Message, Part, Picture, alt_text, lines, small
from cogs.ui.news_lines import public_lines
from images.pictures import CardState, HandPicture

SHOWN_IN_HAND = 4
"""Public lines that a hand shows before play, the newest ones."""


def hand_message(hand: HandScene, png: bytes | None) -> Message:
    """The private message of a hand, ``png`` its drawn picture; without one, text and controls suffice."""
    if not hand.playing:
        return before_message(hand, png)
    plays = hand.plays
    picture: Part = Picture("hand.png", png, alt_text(hand_alt(hand, plays))) if png else ""
    head, notes = turn_lines(hand, plays)
    told = private_lines(hand)
    return Message(
        (
            lines(hand.remark, *told, head) + ("\n" + small(*notes, duty_line(hand)) if notes else ""),
            picture,
            lines(small(hand_line(hand, plays)), chosen_line(hand, plays)),
            *hand_controls(hand, plays),
        ),
        Accent.ACT if hand.turn else Accent.OVER,
    )


def before_message(hand: HandScene, png: bytes | None) -> Message:
    """The private message of a hand before play: what is asked of its owner, or whom the table waits for."""
    scene, view = hand.scene, hand.view
    asked = asked_in(view).get(hand.seat)
    told = private_lines(hand)
    if asked is None:
        head, notes = phase_heading(scene, view), wait_lines(scene, view)
    else:
        head = phase_heading(scene, view) if asked.kind == OFFER else scene.say("hand-turn", clock="none")
        notes = prompt_lines(hand, asked)
    picture: Part = Picture("hand.png", png, alt_text(before_alt(hand, asked))) if png and view.hand else ""
    return Message(
        (
            lines(hand.remark, *told, head, small(*notes), small(*public_lines(scene, SHOWN_IN_HAND))),
            picture,
            lines(small(hand_line(hand, ())) if view.hand else "", chosen_before_play(hand, asked) if asked else ""),
            *before_controls(hand, asked),
        ),
        Accent.ACT if asked else Accent.OVER,
    )


def before_alt(hand: HandScene, asked: Question | None) -> str:
    """Alt text of a hand before play: its cards, then what is asked, or of whom."""
    plain = hand.scene.plain
    notes = prompt_lines(replace(hand, scene=plain), asked) if asked else wait_lines(plain, hand.view)
    return " ".join((plain.say("alt-hand-before", n=len(hand.view.hand), hand=hand.view.hand), *notes))


def hand_picture(hand: HandScene) -> HandPicture:
    """The values the picture is drawn from."""
    cards = sorted_cards(hand)
    playable = {card for play in hand.plays for card in play} if hand.playing else set(cards)
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
    if not hand.playing:
        return _header_before(hand)
    if not hand.turn:
        names = [hand.scene.names[seat] for seat in sorted(must_act(view))]
        return None, draw("picture-name-to-play", name="".join(names[:1])), "", ()
    pill = draw("picture-your-turn")
    if view.to_beat is not None:
        return pill, draw("picture-beat"), hand.scene.names[view.to_beat.seat], view.to_beat.cards
    if view.opening is not None:
        return pill, draw("picture-open"), "", (view.opening,)
    return pill, draw("picture-lead"), "", ()


def _header_before(hand: HandScene) -> tuple[str | None, str, str, tuple[Card, ...]]:
    draw, questions = hand.scene.draw, asked_in(hand.view)
    if hand.view.undecided:  # the same whoever has answered
        return None, draw("phase-heading", phase="redeal"), "", ()
    asked = questions.get(hand.seat)
    if asked is None:
        names = [hand.scene.names[seat] for seat in sorted(questions)]
        return None, draw("picture-choosing", n=len(names), names=names), "", ()
    return draw("picture-your-turn"), draw("picture-asked", kind=asked.kind, n=asked.many), "", asked.cards


def _state(hand: HandScene, card: Card, playable: set[Card], everything: bool) -> CardState:
    if card in hand.chosen:
        return CardState.SELECTED
    if hand.hint and card in hand.hint:
        return CardState.SUGGESTED
    if everything:
        return CardState.WAITING
    return CardState.PLAYABLE if card in playable else CardState.NOT_PLAYABLE
