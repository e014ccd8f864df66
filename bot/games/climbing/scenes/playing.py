"""To play or to pass: the buttons of a hand, what they do, and what stands above its cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Facts, Player
from bot.engine.seam.deals import View
from bot.engine.seam.play import PASS
from bot.scenes.buttons import Control, Deed, Emphasis
from bot.scenes.hand_scene import Header, Held, Hint, Selection, hint_facts
from bot.scenes.table_scene import TrickAct
from bot.scenes.wording import Text, saying


def advises_to_pass(held: Held) -> bool:
    """Whether a pass was suggested, and its owner has chosen no cards since."""
    return held.hint is not None and held.hint.action == PASS and not held.choice.places


def play_and_pass(*, may_play: bool, may_pass: bool, forced: bool, filled: bool | None = None) -> tuple[Control, ...]:
    """*Play* and *Pass*. Where only a pass is possible, it comes first.

    Args:
        may_play: whether something can be played.
        may_pass: whether the owner may pass.
        forced: whether passing is all that is possible.
        filled: whether *Pass* is the filled one of the two; None where neither is.
    """
    leading = {True: (Emphasis.PLAIN, Emphasis.FIRST), False: (Emphasis.FIRST, Emphasis.PLAIN)}
    play, step_aside = (Emphasis.PLAIN, Emphasis.PLAIN) if filled is None else leading[filled]
    playing = Control(saying("button-play"), Deed("play"), play, off=not may_play)
    passing = Control(saying("button-pass"), PASS, step_aside, off=not may_pass)
    return (passing, playing) if forced else (playing, passing)


def answer(view: View, choice: Selection, deed: str, play: Action) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, or what is still to be chosen. ``play`` is what the chosen cards play."""
    match deed:
        case "play":
            return play if choice.places else saying("err-no-cards")
        case "give":
            return Action("give", choice.cards(view.hand)) if choice.places else saying("err-no-gift")
    return saying("err-old")


def asked_of(beat: tuple[Seat, tuple[Card, ...]] | None) -> Header:
    """The header on a turn: what is to be beaten, or that anything may be led."""
    pill = saying("picture-your-turn")
    return Header(saying("picture-lead"), pill) if beat is None else Header(saying("picture-beat"), pill, *beat)


def act_shown(seat: Seat, cards: tuple[Card, ...]) -> TrickAct:
    """A play or a pass of a trick."""
    if cards:
        return TrickAct(seat, cards)
    return TrickAct(seat, word=saying("picture-pass"), line=saying("table-trick-pass", name=Player(seat)))


def waiting_for(seat: Seat | None, beat: tuple[Seat, tuple[Card, ...]] | None) -> Header:
    """The header while somebody else plays, and what they are to beat; or that the deal is over."""
    if seat is None:
        return Header(saying("picture-over"))
    caption = saying("picture-name-to-play", name=Player(seat))
    return Header(caption) if beat is None else Header(caption, name=beat[0], cards=beat[1])


def suggested_facts(view: View, hint: Hint, offered: Sequence[Card]) -> Facts:
    """What is suggested, and why, as messages say it; ``offered`` are the cards that the owner may choose from."""
    action = hint.action
    takes = action.verb == "choose" and offered
    return hint_facts(view, hint, (offered[action.number or 0],) if takes else action.cards)
