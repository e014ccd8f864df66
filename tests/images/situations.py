"""The situations of the mocks of docs/look.md, and further ones, as pictures.

``python -m tests.images.situations FOLDER`` writes them all, to be looked at; with ``tests/golden`` as the folder and
``--golden`` it renews the golden pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from bot.cards import Card, read_cards
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
from images.render import draw_deal_end, draw_hand, draw_table
from images.theme import DARK, LIGHT

P, G, S, N, W = (
    CardState.PLAYABLE,
    CardState.SUGGESTED,
    CardState.SELECTED,
    CardState.NOT_PLAYABLE,
    CardState.WAITING,
)
CHINESE = "大老二王"
HAND = read_cards("3d 3c 5h 6s 7d 9c Th Js Qd Kh Ah 2c 2s")
BEAT = read_cards("7h 8d 9s Td Jc")
FULL_HOUSE = read_cards("8d 8c 8h Ks Kd")
FOLLOW_STATES = (N, N, N, N, N, G, G, G, G, G, P, N, N)
SELECTED_STATES = (N, N, N, N, N, P, S, S, S, S, S, N, N)


def follow(states: tuple[CardState, ...], name: str = CHINESE) -> HandPicture:
    """A straight to beat."""
    return HandPicture(HAND, states, "Your turn", "beat", name, BEAT)


HAND_LEAD = HandPicture(HAND, (P,) * 13, "Your turn", "Lead any combination")
HAND_WAITING = HandPicture(HAND, (W,) * 13, None, "Søren to play")


def hand_of(count: int) -> HandPicture:
    """A hand of ``count`` cards of two packs, every fifth chosen, of the others every third not playable."""
    pack = read_cards("3d 3c 4h 4s 5d 5c 6h 7s 8d 8c 9h Ts Td Jc Jh Qs Qd Kc Ks Ah As 2d 2h 2s LJ BJ") * 2
    states = (S if number % 5 == 4 else N if number % 3 == 1 else P for number in range(count))
    return HandPicture(pack[:count], tuple(states), "Your turn", "Lead with the 3♦")


def table(second: str = CHINESE) -> TablePicture:
    """Four seats, a full house to beat; ``second`` is the name in seat 1."""
    seats = (
        SeatPlate("Wing Yan", 37, 8, pill="to play", pill_kind=PillKind.TO_PLAY),
        SeatPlate(second, -11, 11, pill="passed", pill_kind=PillKind.PASSED),
        SeatPlate("Søren", 53, 5, pill="to beat", pill_kind=PillKind.TO_BEAT),
        SeatPlate("Bo-Chen", -79, 1, computer=True, pill="last card!", pill_kind=PillKind.LAST_CARD),
    )
    trick = (
        TrickStep(0, read_cards("4d 4h 4s 6c 6h")),
        TrickStep(1, (), "pass"),
        TrickStep(2, FULL_HOUSE),
        TrickStep(3, (), "pass"),
    )
    return TablePicture(seats, 0, 2, "Full house", "by Søren", FULL_HOUSE, trick)


EMPTY_TABLE = TablePicture(table().seats, 0, None, "Wing Yan leads", "any combination", (), ())
NAMES = ("Wing Yan", CHINESE, "Søren", "Bo-Chen", "Maximiliane von und zu Hohenstein")


def table_of(count: int, *, clockwise: bool = False) -> TablePicture:
    """A table of ``count`` seats: the first to play, the second with its last card, the last a computer."""
    full = {2: 13, 3: 17, 4: 13}.get(count, 10)
    last = count - 1
    seats = [SeatPlate(name, 10 * seat - 25, full - seat, full) for seat, name in enumerate(NAMES[:last])]
    seats.append(SeatPlate("Ann", -79, 5, full, computer=True, pill="to beat", pill_kind=PillKind.TO_BEAT))
    seats[0] = SeatPlate("Wing Yan", 37, full, full, pill="to play", pill_kind=PillKind.TO_PLAY)
    if count > 2:
        seats[1] = SeatPlate(CHINESE, -11, 1, full, pill="last card!", pill_kind=PillKind.LAST_CARD)
    trick = (
        TrickStep(0, read_cards("3d 4d 5d 6d 7s")),
        *(TrickStep(seat, (), "pass") for seat in range(1, last)),
        TrickStep(last, FULL_HOUSE),
    )
    return TablePicture(tuple(seats), 0, last, "Full house", "by Ann", FULL_HOUSE, trick, clockwise)


_LEFT: tuple[tuple[Card, ...], ...] = (
    read_cards("3c 6h Td Qs"),
    read_cards("5d 5h 8c 9s Jc Jh Kc 2d"),
    (),
    read_cards("3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h"),
)


def deal_end(second: str = CHINESE) -> DealEndPicture:
    """The end of a deal of four, as in the score table of the Chudadi page."""
    names = ("Wing Yan", second, "Søren", "Bo-Chen")
    hands = tuple(
        LeftHand(name, cards, winner=not cards, note="" if cards else "out, no cards left")
        for name, cards in zip(names, _LEFT, strict=True)
    )
    rows = (
        SettlementRow(names[0], "", 4, (None, 12, -4, 29), 37, 49, winner=False),
        SettlementRow(names[1], "8×2", 16, (-12, None, -16, 17), -11, -41, winner=False),
        SettlementRow(names[2], "", 0, (4, 16, None, 33), 53, 94, winner=True),
        SettlementRow(names[3], "11×3", 33, (-29, -17, -33, None), -79, -102, winner=False),
    )
    return DealEndPicture(
        "Deal 4",
        "Søren is out first",
        "hands as left",
        hands,
        ("penalty", "deal", "match"),
        rows,
        "Sum",
        "+ receives\n− pays",
    )


def deal_end_of(count: int) -> DealEndPicture:
    """The end of a deal of ``count`` seats, the last one out."""
    names = [f"Player {seat}" for seat in range(1, count + 1)]
    cards = read_cards("3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h 2c 2d BJ")
    lengths = [(5 * seat) % 13 + 2 for seat in range(count - 1)] + [0]
    points = [[other - own for other in lengths] for own in lengths]
    hands = tuple(LeftHand(name, cards[:n], n == 0, "out") for name, n in zip(names, lengths, strict=True))
    rows = tuple(
        SettlementRow(
            name,
            f"{length}×2" if length > 9 else "",
            length * (2 if length > 9 else 1),
            tuple(None if other == seat else value for other, value in enumerate(points[seat])),
            sum(points[seat]),
            3 * sum(points[seat]),
            winner=length == 0,
        )
        for seat, (name, length) in enumerate(zip(names, lengths, strict=True))
    )
    return DealEndPicture("Deal 1", "", "", hands, ("penalty", "deal", "match"), rows, "Sum", "+ receives\n− pays")


GOLDEN: dict[str, Callable[[], bytes]] = {
    "hand-13-follow": lambda: draw_hand(follow(FOLLOW_STATES, "Mei"), DARK),
    "hand-13-light": lambda: draw_hand(follow(SELECTED_STATES, "Mei"), LIGHT),
    "table-big-two-dark": lambda: draw_table(table("Mei"), DARK),
    "table-big-two-light": lambda: draw_table(table("Mei"), LIGHT),
    "deal-end": lambda: draw_deal_end(deal_end("Mei"), DARK),
}
"""The golden pictures, with names that need no font of the system."""

MOCKS: dict[str, Callable[[], bytes]] = {
    "hand-13-follow": lambda: draw_hand(follow(FOLLOW_STATES), DARK),
    "hand-13-selected": lambda: draw_hand(follow(SELECTED_STATES), DARK),
    "hand-13-light": lambda: draw_hand(follow(SELECTED_STATES), LIGHT),
    "hand-13-lead": lambda: draw_hand(HAND_LEAD, DARK),
    "table-big-two-dark": lambda: draw_table(table(), DARK),
    "table-big-two-light": lambda: draw_table(table(), LIGHT),
    "deal-end": lambda: draw_deal_end(deal_end(), DARK),
}
"""The same situation as the mock of that name, to lay beside it."""

OTHERS: dict[str, Callable[[], bytes]] = {
    "hand-13-waiting": lambda: draw_hand(HAND_WAITING, LIGHT),
    "hand-01": lambda: draw_hand(hand_of(1)),
    "hand-17": lambda: draw_hand(hand_of(17)),
    "hand-21": lambda: draw_hand(hand_of(21)),
    "hand-26": lambda: draw_hand(hand_of(26), LIGHT),
    "table-2": lambda: draw_table(table_of(2)),
    "table-3": lambda: draw_table(table_of(3)),
    "table-4-clockwise": lambda: draw_table(table_of(4, clockwise=True), LIGHT),
    "table-5": lambda: draw_table(table_of(5)),
    "table-6": lambda: draw_table(table_of(6)),
    "table-empty": lambda: draw_table(EMPTY_TABLE),
    "deal-end-light": lambda: draw_deal_end(deal_end(), LIGHT),
    "deal-end-2": lambda: draw_deal_end(deal_end_of(2)),
    "deal-end-5": lambda: draw_deal_end(deal_end_of(5)),
    "deal-end-6": lambda: draw_deal_end(deal_end_of(6)),
    "deal-end-8": lambda: draw_deal_end(deal_end_of(8)),
}


def main(folder: str, *flags: str) -> None:
    """Write the pictures to a folder."""
    chosen = GOLDEN if "--golden" in flags else MOCKS | OTHERS
    for name, draw in chosen.items():
        Path(folder, f"{name}.png").write_bytes(draw())


if __name__ == "__main__":
    main(*sys.argv[1:])
