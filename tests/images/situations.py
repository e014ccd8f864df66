"""The situations of the mocks in docs/look.md, as pictures; run it to write them to a folder and look at them."""

from __future__ import annotations

from bot.cards import read_cards
from images.pictures import (
    CardState,
    DealEndPicture,
    HandPicture,
    LeftHand,
    PillKind,
    SeatPlate,
    SettlementRow,
    TablePicture,
    TrickStep,
)

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

SEATS = (
    SeatPlate("Wing Yan", 37, 8, pill="to play", pill_kind=PillKind.TO_PLAY),
    SeatPlate("大老二王", -11, 11, pill="passed", pill_kind=PillKind.PASSED),
    SeatPlate("Søren", 53, 5, pill="to beat", pill_kind=PillKind.TO_BEAT),
    SeatPlate("Bo-Chen", -79, 1, computer=True, pill="last card!", pill_kind=PillKind.LAST_CARD),
)
FULL_HOUSE = read_cards("8d 8c 8h Ks Kd")
TRICK = (
    TrickStep(0, read_cards("4d 4h 4s 6c 6h")),
    TrickStep(1, (), "pass"),
    TrickStep(2, FULL_HOUSE),
    TrickStep(3, (), "pass"),
)
TABLE = TablePicture(SEATS, 0, 2, "Full house", "by Søren", FULL_HOUSE, TRICK)

LEFT = (
    LeftHand("Wing Yan", read_cards("3c 6h Td Qs"), winner=False),
    LeftHand("大老二王", read_cards("5d 5h 8c 9s Jc Jh Kc 2d"), winner=False),
    LeftHand("Søren", (), winner=True, note="out, no cards left"),
    LeftHand("Bo-Chen", read_cards("3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h"), winner=False),
)
ROWS = (
    SettlementRow("Wing Yan", "", 4, (None, 12, -4, 29), 37, 49, winner=False),
    SettlementRow("大老二王", "8×2", 16, (-12, None, -16, 17), -11, -41, winner=False),
    SettlementRow("Søren", "", 0, (4, 16, None, 33), 53, 94, winner=True),
    SettlementRow("Bo-Chen", "11×3", 33, (-29, -17, -33, None), -79, -102, winner=False),
)
DEAL_END = DealEndPicture(
    "Deal 4",
    "Søren is out first",
    "hands as left",
    LEFT,
    ("penalty", "deal", "match"),
    ROWS,
    "Sum",
    "+ receives\n− pays",
)
