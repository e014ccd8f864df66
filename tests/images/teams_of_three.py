"""A table of six in two teams, as Da Guai Lu Zi draws it: shapes and words of the teams, a joker that stands in."""

from __future__ import annotations

from bot.cards import read_cards
from bot.scenes.marks import PillKind
from images.pictures import SeatPlate, TablePicture, TrickStep

LEVELS = ("2", "3")
PILLS = {
    2: ("1st", PillKind.OUT),
    3: ("1 card", PillKind.ALARM),
}
CARDS = (7, 12, 0, 1, 13, 15)


def teams_of_three() -> TablePicture:
    """Ann is to beat Kai's four jacks, of which one is a joker; Kai is out, and Lan has one card left."""
    cards = read_cards("9c Jc Jc Js LJ")
    names = ("Ann", "Mei", "Kai", "Lan", "Bao", "Ling")
    seats = tuple(
        SeatPlate(
            name,
            LEVELS[at % 2],
            CARDS[at],
            full=27,
            side=f"team {at % 2 + 1}",
            side_number=at % 2,
            computer=at > 0,
            pill=PILLS.get(at, ("", PillKind.NONE))[0],
            pill_kind=PILLS.get(at, ("", PillKind.NONE))[1],
            place=1 if at == 2 else 0,
        )
        for at, name in enumerate(names)
    )
    trick = (TrickStep(2, cards), *(TrickStep(at, (), "pass") for at in (3, 4, 5)))
    return TablePicture(seats, frozenset({0}), 2, "Four jacks", "by Kai", cards, trick)
