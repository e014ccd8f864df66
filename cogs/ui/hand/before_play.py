"""The words of what comes before the first play: left-over cards, exchanges, the redeal offer."""

from __future__ import annotations

from typing import Any

from bot.games.big_two.rules.options import ExchangeProtected
from bot.games.game import View
from bot.i18n.rule_arguments import facts_of
from bot.scenes.found import scenes_of
from bot.scenes.wording import Question, Questions, saying
from cogs.ui.hand.scene import HandScene
from cogs.ui.scene import Scene

OFFER = "redeal"
"""The kind of what everybody is asked alike where a redeal is offered."""


def asked_in(view: View) -> Questions:
    """Who is asked what before play, as the reader of ``view`` may know; nothing once play has begun."""
    return scenes_of(view.rules.game).questions(view)


def phase_heading(scene: Scene, view: View) -> str:
    """The name of the phase before play, in bold; nothing while cards are played."""
    heading = scenes_of(view.rules.game).heading(view)
    return f"**{scene.tell(heading)}**" if heading else ""


def wait_lines(scene: Scene, view: View) -> list[str]:
    """Whom the table waits for, and what they are about to do, as the reader of ``view`` may know."""
    return [scene.tell(text) for text in scenes_of(view.rules.game).waiting(view)]


def prompt_lines(hand: HandScene, asked: Question) -> list[str]:
    """What the owner of the hand is asked, and which cards stay out of it."""
    scene = hand.scene
    if asked.kind == OFFER:
        return _offer_lines(scene)
    lines = [
        scene.say(f"prompt-{asked.kind}", card=facts_of(scene.table.rules, scene.locale)["low"], **_facts(scene, asked))
    ]
    if asked.verb in ("give", "demand") and hand.view.rules.exchange.protected is not ExchangeProtected.NONE:
        lines.append(scene.say("prompt-protected", low=facts_of(scene.table.rules, scene.locale)["low"]))
    return lines


def _offer_lines(scene: Scene) -> list[str]:
    """That a redeal can be asked for, and with which hands; the same for everybody."""
    return [scene.tell(saying("prompt-redeal")), scene.tell(saying("redeal-hands"))]


def first_line(hand: HandScene, asked: Question) -> str:
    """What the owner of the hand is to do before anything else, with the commands for it."""
    return hand.scene.say(f"first-{asked.kind}", **_facts(hand.scene, asked))


def chosen_before_play(hand: HandScene, asked: Question) -> str:
    """What is chosen to be given or kept, or to be demanded."""
    scene = hand.scene
    if asked.verb in ("give", "keep") and hand.chosen:
        return scene.say("prompt-chosen", cards=hand.chosen, n=len(hand.chosen), need=asked.many)
    if asked.verb != "demand":
        return ""
    card, seat = hand.wanted(asked.seats)
    if card is None:
        return ""
    return scene.say("prompt-wanted", card=card, name="" if seat is None else scene.name(seat), known=seat is not None)


def _facts(scene: Scene, asked: Question) -> dict[str, Any]:
    names = [scene.name(seat) for seat in asked.seats]
    return {
        "n": asked.many,
        "m": asked.draws,
        "names": names,
        "name": "".join(names[:1]),
        "other": "".join(names[:1]),
        "cards": asked.cards,
        "low": facts_of(scene.table.rules, scene.locale)["low"],
    }
