"""The words around a hand: whose turn, what to beat, every card, what is chosen, and the alt text."""

from __future__ import annotations

from bot.games.asks import asked, must_act
from bot.games.facts import Cards
from bot.games.game import Event
from bot.i18n.catalogue import CARDS, words
from bot.i18n.refusals import refusal_reason
from bot.tables.news import private, public
from cogs.ui.hand.scene import HandScene, Plays, sorted_cards
from cogs.ui.news_lines import line_of

_LEFT_OVER = frozenset({"rest-given", "rest-taken"})
"""Events by which left-over cards come to a hand; where they lay open, no private one tells which (BT-4.3)."""


def turn_lines(hand: HandScene, plays: Plays) -> tuple[str, list[str]]:
    """The bold first line and the small ones under it."""
    say, view = hand.scene.say, hand.view
    if not hand.turn:
        waiting = [say("hand-wait", name=hand.scene.name(seat)) for seat in sorted(must_act(view))]
        return "\n".join(waiting) or say("hand-over"), _own_last_card(hand)
    beat = view.to_beat
    if beat is not None:
        notes = [say("hand-beat", kind=beat.kind, cards=beat.cards, name=hand.scene.name(beat.seat))]
        if not plays:
            notes.append(say("hand-nothing-beats"))
    elif view.opening is not None:
        alone = view.rules.start.low_card == "alone"
        notes = [say("hand-open-alone" if alone else "hand-open-include", card=view.opening)]
    else:
        notes = [say("hand-lead")]
    return say("hand-turn", clock="none"), notes + _own_last_card(hand)


def _own_last_card(hand: HandScene) -> list[str]:
    view = hand.view
    if hand.seat in view.declared:
        return [hand.scene.say("hand-declared")]
    return [hand.scene.say("hand-undeclared")] if asked(view, hand.seat, "declare") and len(view.hand) == 1 else []


def duty_line(hand: HandScene) -> str:
    """The duty before a hand of one card, while it binds the owner."""
    if not hand.turn or hand.view.duty is None:
        return ""
    duty = hand.view.duty
    name = hand.scene.name(duty.seat)
    if hand.view.rules.top.enforce == "liability":
        return hand.scene.say("hand-duty-liability", name=name)
    return hand.scene.say("hand-duty-lead" if hand.view.to_beat is None else "hand-duty-follow", name=name)


def hand_line(hand: HandScene, plays: Plays) -> str:
    """Every card in text, those in some legal play bold."""
    playable = {card for play in plays for card in play}
    scene = hand.scene
    shown = ((card, words((card,), scene.locale)) for card in sorted_cards(hand))
    listed = [f"**{name}**" if card in playable else name for card, name in shown]
    between = " " if scene.deck == CARDS else scene.say("separator-comma")
    return scene.say("hand-line", n=len(listed), hand=between.join(listed))


def chosen_line(hand: HandScene, plays: Plays) -> str:
    """What is chosen and what it comes to or why it cannot be played; the suggestion; the card that stays behind."""
    say, view, chosen = hand.scene.say, hand.view, hand.chosen
    texts = []
    if hand.hint is not None:
        texts.append(say("hand-hint", cards=hand.hint) if hand.hint else say("hand-hint-pass"))
    if chosen:
        kind = view.kind_of(chosen)
        refusal = view.refusal(hand.action) if hand.turn and chosen not in plays else None
        if refusal is not None and kind is not None:
            reason = refusal_reason(refusal, hand.scene.safe_names, rules=view.rules, locale=hand.scene.locale)
            texts.append(say("hand-chosen-not", cards=chosen, reason=reason))
        elif kind is None:
            texts.append(say("hand-chosen", case="none", cards=chosen, kind="", table=""))
        elif view.to_beat is None or not hand.turn:
            texts.append(say("hand-chosen", case="leads", cards=chosen, kind=kind, table=""))
        else:
            texts.append(say("hand-chosen", case="beats", cards=chosen, kind=kind, table=view.to_beat.cards))
        if leaves_one_to_declare(hand):
            texts.append(say("hand-last-chosen" if hand.choice.last_card else "hand-last"))
    return "\n".join(texts)


def leaves_one_to_declare(hand: HandScene) -> bool:
    """Whether the chosen play leaves one card and these rules ask to declare it."""
    left = len(hand.view.hand) - len(hand.chosen)
    return bool(hand.chosen) and left in hand.view.rules.last.declare and hand.turn and hand.playing


def hand_alt(hand: HandScene, plays: Plays) -> str:
    """Alt text that alone suffices to play."""
    draw, view = hand.scene.draw, hand.view
    beat = view.to_beat
    owner = beat.seat if hand.turn and beat else min(must_act(view), default=None)
    parts = [
        draw(
            "alt-hand",
            case=("beat" if beat else "lead") if hand.turn else ("wait" if must_act(view) else "over"),
            n=len(view.hand),
            hand=view.hand,
            kind=beat.kind if beat else "",
            cards=beat.cards if beat else "",
            name="" if owner is None else hand.scene.names[owner],
        )
    ]
    if hand.turn:
        playable = [card for card in view.hand if any(card in play for play in plays)]
        if not playable:
            parts.append(draw("alt-hand-none"))
        elif len(playable) == len(view.hand):
            parts.append(draw("alt-hand-all"))
        else:
            parts.append(draw("alt-hand-can", cards=playable))
    if hand.hint:
        parts.append(draw("alt-hand-hint", cards=hand.hint))
    if hand.chosen:
        parts.append(draw("alt-hand-chosen", cards=hand.chosen))
    return " ".join(parts)


def private_lines(hand: HandScene) -> list[str]:
    """What only the owner of a hand may read, or one other as well; and that left-over cards all saw came to it."""
    scene, seat = hand.scene, hand.seat
    mine = [event for event in public(scene.table.news) if event.seat == seat and event.name in _LEFT_OVER]
    cards = {"cards": Cards(hand.view.left)}
    seen = [Event(f"{event.name}-cards", seat, cards) for event in mine if hand.view.left]
    return [line_of(scene, event, seat) for event in (*seen, *private(scene.table.news, seat))]
