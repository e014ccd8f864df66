"""To play or to pass: the buttons of a hand, what they do, and what stands above its cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat, asked
from bot.engine.facts import Facts, Player
from bot.engine.seam.deals import View
from bot.engine.seam.play import PASS
from bot.scenes.buttons import Control, Deed, Emphasis, Pick
from bot.scenes.hand_scene import Header, Held, Hint, Selection, hint_facts
from bot.scenes.picked_reading import MOST, picked_play, picking, reading_picks, with_its_reading
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


def has_not_acted(view: View) -> bool:
    """Whether the viewer has done nothing in this deal yet."""
    return all(seat != view.seat for seat, _ in view.history)


def suggested_facts(view: View, hint: Hint, offered: Sequence[Card]) -> Facts:
    """What is suggested, and why, as messages say it; ``offered`` are the cards that the owner may choose from."""
    action = hint.action
    takes = action.verb == "choose" and offered
    return hint_facts(view, hint, (offered[action.number or 0],) if takes else action.cards)


def chosen_play(view: View, choice: Selection) -> Action:
    """The play that a choice stands for: in the rules' own reading, or in the one that was picked."""
    return picked_play(_readings(view, choice), choice, view.hand)


def picks(view: View, choice: Selection, ask: Text) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several; ``ask`` is written above it."""
    return reading_picks(_readings(view, choice), choice, ask, view.describe)


def fitting(view: View, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    return with_its_reading(_readings(view, choice), choice)


def suggested(view: View, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggestion, and the reading of a play.

    What is chosen among offered cards names none: each of these has a button of its own.
    """
    chosen = choice.choosing(view.hand, action.cards) if action.cards else choice
    return picking(_readings(view, chosen), chosen, action) if action.verb == "play" else chosen


def answer_as_read(view: View, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, or what is still to be chosen."""
    return answer(view, choice, deed, chosen_play(view, choice))


def _readings(view: View, choice: Selection) -> tuple[Action, ...]:
    """The readings in which the chosen cards may be played now, the rules' own first."""
    if not choice.places or not asked(view, view.seat, "play"):
        return ()
    readings = view.readings(choice.cards(view.hand))
    return tuple(one for one in readings if view.refusal(one) is None)[:MOST]
