"""The situations of the mocks in docs/look.md, as pictures; run it to write them to a folder and look at them."""

from __future__ import annotations

from bot.cards import read_cards
from images.pictures import CardState, HandPicture

P, G, S, N, W = (
    CardState.PLAYABLE,
    CardState.SUGGESTED,
    CardState.SELECTED,
    CardState.NOT_PLAYABLE,
    CardState.WAITING,
)
HAND = read_cards("3d 3c 5h 6s 7d 9c Th Js Qd Kh Ah 2c 2s")
BEAT = read_cards("7h 8d 9s Td Jc")

HAND_FOLLOW = HandPicture(HAND, (N, N, N, N, N, G, G, G, G, G, P, N, N), "Your turn", "beat", "大老二王", BEAT)
HAND_SELECTED = HandPicture(HAND, (N, N, N, N, N, P, S, S, S, S, S, N, N), "Your turn", "beat", "大老二王", BEAT)
HAND_LEAD = HandPicture(HAND, (P,) * 13, "Your turn", "Lead any combination")
HAND_WAITING = HandPicture(HAND, (W,) * 13, None, "Søren to play")
