"""The words of what comes before the first play: left-over cards, exchanges, the redeal offer."""

from __future__ import annotations

from typing import Any

from bot.games.actions import Seat
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.rules.options import ExchangeProtected
from bot.i18n.rule_arguments import facts_of
from cogs.ui.hand.asked import Asked, asked_by
from cogs.ui.hand.scene import HandScene
from cogs.ui.scene import Scene

OFFER = Asked("redeal")
"""What everybody is asked alike where a redeal is offered."""


def asked_in(view: BigTwoView) -> dict[Seat, Asked]:
    """Who is asked what before play, as the reader of ``view`` may know; nothing once play has begun."""
    if view.undecided:
        return dict.fromkeys(view.undecided, OFFER)
    return asked_by(view.before) if view.before is not None else {}


def phase_heading(scene: Scene, view: BigTwoView) -> str:
    """The name of the phase, in bold."""
    return f"**{scene.say('phase-heading', phase=view.phase)}**"


def wait_lines(scene: Scene, view: BigTwoView) -> list[str]:
    """Whom the table waits for, and what they are about to do, as everybody may know."""
    if view.undecided:
        missing = [scene.name(seat) for seat in sorted(view.undecided)]
        return [*_offer_lines(scene), scene.say("wait-redeal", missing=missing)]
    return [
        scene.say(f"wait-{asked.kind}", **{**_facts(scene, asked), "name": scene.name(seat)})
        for seat, asked in sorted(asked_in(view).items())
    ]


def prompt_lines(hand: HandScene, asked: Asked) -> list[str]:
    """What the owner of the hand is asked, and which cards stay out of it."""
    scene = hand.scene
    if asked == OFFER:
        return _offer_lines(scene)
    lines = [
        scene.say(f"prompt-{asked.kind}", card=facts_of(scene.table.rules, scene.locale)["low"], **_facts(scene, asked))
    ]
    if asked.verb in ("give", "demand") and hand.view.rules.exchange.protected is not ExchangeProtected.NONE:
        lines.append(scene.say("prompt-protected", low=facts_of(scene.table.rules, scene.locale)["low"]))
    return lines


def _offer_lines(scene: Scene) -> list[str]:
    """That a redeal can be asked for, and with which hands; the same for everybody."""
    return [scene.say("prompt-redeal", **_clock(scene)), str(facts_of(scene.table.rules, scene.locale)["redeals"])]


def first_line(hand: HandScene, asked: Asked) -> str:
    """What the owner of the hand is to do before anything else, with the commands for it."""
    return hand.scene.say(f"first-{asked.kind}", **_facts(hand.scene, asked))


def chosen_before_play(hand: HandScene, asked: Asked) -> str:
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


def _facts(scene: Scene, asked: Asked) -> dict[str, Any]:
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


def _clock(scene: Scene) -> dict[str, Any]:
    if scene.until is None or scene.drawn:
        return {"clock": "none", "time": ""}
    return {"clock": "running", "time": f"<t:{int(scene.until)}:R>"}
