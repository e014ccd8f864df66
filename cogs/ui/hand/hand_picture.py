"""The picture of a hand: its scene in the owner's words."""

from __future__ import annotations

from cogs.ui.hand.own_hand import OwnHand
from images.pictures import HandPicture, OtherCards


def hand_picture(hand: OwnHand) -> HandPicture | None:
    """The values the picture is drawn from; None where there are no cards to be seen."""
    shown, plain = hand.shown, hand.scene.plain
    header = shown.header
    if header is None:
        return None
    return HandPicture(
        cards=tuple(held.card for held in shown.cards),
        states=tuple(held.state for held in shown.cards),
        pill=plain.tell(header.pill) if header.pill else None,
        caption=plain.tell(header.caption),
        name="" if header.name is None else plain.name(header.name),
        beat=header.cards,
        others=tuple(
            OtherCards(plain.name(other.seat), other.cards, plain.tell(other.note) if other.note else "", other.alarm)
            for other in shown.others
        ),
    )
