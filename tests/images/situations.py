"""The situations of the mocks in docs/look.md, and others from every kind of Big Two, as values of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.cards import Card, read_cards
from bot.scenes.marks import CardState, ColumnKind, Mark, PillKind, SeatRank
from images.pictures import (
    AccountCell,
    AccountColumn,
    AccountRow,
    DealEndPicture,
    HandPicture,
    LeftHand,
    LeftPile,
    LyingApart,
    OtherCards,
    SeatPlate,
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
OTHERS = (OtherCards("Mei", 9), OtherCards("Kai", 11), OtherCards("Bo-Chen", 1, "last card!", alarm=True))
HAND_OTHERS = replace(HAND_WAITING, name="Kai", beat=BEAT, others=OTHERS)


def hand_of(count: int) -> HandPicture:
    """A hand of ``count`` cards from two packs: every fifth chosen, every third of the others not playable."""
    pack = read_cards("3d 3c 4h 4s 5d 5c 6h 7s 8d 8c 9h Ts Td Jc Jh Qs Qd Kc Ks Ah As 2d 2h 2s LJ BJ") * 2
    states = (S if number % 5 == 4 else N if number % 3 == 1 else P for number in range(count))
    return HandPicture(pack[:count], tuple(states), "Your turn", "Lead with the 3♦")


def table(second: str = CHINESE) -> TablePicture:
    """A table of four seats with a full house to beat; ``second`` is the name in seat 1."""
    seats = (
        SeatPlate("Wing Yan", 37, 8, pill="to play", pill_kind=PillKind.TO_PLAY),
        SeatPlate(second, -11, 11, pill="passed", pill_kind=PillKind.QUIET),
        SeatPlate("Søren", 53, 5, pill="to beat", pill_kind=PillKind.TO_BEAT),
        SeatPlate("Bo-Chen", -79, 1, computer=True, pill="last card!", pill_kind=PillKind.ALARM),
    )
    trick = (
        TrickStep(0, read_cards("4d 4h 4s 6c 6h")),
        TrickStep(1, (), "pass"),
        TrickStep(2, FULL_HOUSE),
        TrickStep(3, (), "pass"),
    )
    return TablePicture(seats, frozenset({0}), 2, "Full house", "by Søren", FULL_HOUSE, trick)


EMPTY_TABLE = TablePicture(table().seats, frozenset({0}), None, "Wing Yan leads", "any combination", (), ())
NAMES = ("Wing Yan", CHINESE, "Søren", "Bo-Chen", "Maximiliane von und zu Hohenstein", "Ōe", "Kim", "Дарья", "Zoë")


def table_of(count: int, *, clockwise: bool = False) -> TablePicture:
    """A table of ``count`` seats: the first is to play, the second has a last card, the last is a computer."""
    full = 52 // count
    last = count - 1
    seats = [SeatPlate(name, 10 * seat - 25, max(full - seat, 2), full) for seat, name in enumerate(NAMES[:last])]
    seats.append(SeatPlate("Ann", -79, 5, full, computer=True, pill="to beat", pill_kind=PillKind.TO_BEAT))
    seats[0] = SeatPlate("Wing Yan", 37, full, full, pill="to play", pill_kind=PillKind.TO_PLAY)
    if count > 2:
        seats[1] = SeatPlate(CHINESE, -11, 1, full, pill="last card!", pill_kind=PillKind.ALARM)
    trick = (
        TrickStep(0, read_cards("3d 4d 5d 6d 7s")),
        *(TrickStep(seat, (), "pass") for seat in range(1, last)),
        TrickStep(last, FULL_HOUSE),
    )
    return TablePicture(tuple(seats), frozenset({0}), last, "Full house", "by Ann", FULL_HOUSE, trick, clockwise)


_LEFT: tuple[tuple[Card, ...], ...] = (
    read_cards("3c 6h Td Qs"),
    read_cards("5d 5h 8c 9s Jc Jh Kc 2d"),
    (),
    read_cards("3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h"),
)


DEAL_AND_MATCH = (AccountColumn(ColumnKind.RESULT, "deal"), AccountColumn(ColumnKind.STANDING, "match"))


def columns_of(seats: int) -> tuple[AccountColumn, ...]:
    """The account of a deal in which everybody pays everybody."""
    shares = (AccountColumn(ColumnKind.SHARE, seat=seat) for seat in range(seats))
    return (AccountColumn(ColumnKind.COUNT, "penalty"), *shares, *DEAL_AND_MATCH)


def row_of(seat: int, penalty: int, received: Sequence[int | None], deal: int, match: int, product: str) -> AccountRow:
    """A row of ``columns_of``; who has no penalty has won."""
    came = f"penalty {product} = {penalty}" if product else ""
    numbers = (AccountCell(penalty, product, came), *map(AccountCell, (*received, deal, match)))
    return AccountRow(seat, numbers, Mark.PLAIN if penalty else Mark.WON)


def deal_end(second: str = CHINESE) -> DealEndPicture:
    """The end of a deal of four, as in the score table of the Chudadi page."""
    hands = tuple(
        LeftHand(seat, cards) if cards else LeftHand(seat, (), Mark.WON, "out, no cards left")
        for seat, cards in enumerate(_LEFT)
    )
    rows = (
        row_of(0, 4, (None, 12, -4, 29), 37, 49, ""),
        row_of(1, 16, (-12, None, -16, 17), -11, -41, "8×2"),
        row_of(2, 0, (4, 16, None, 33), 53, 94, ""),
        row_of(3, 33, (-29, -17, -33, None), -79, -102, "11×3"),
    )
    return DealEndPicture(
        "Deal 4",
        "Søren is out first",
        "hands as left",
        ("Wing Yan", second, "Søren", "Bo-Chen"),
        hands,
        columns=columns_of(4),
        rows=rows,
        sum_label="Sum",
        sum_note="+ receives\n− pays",
    )


def void_deal() -> DealEndPicture:
    """A deal without a result: hands as they were, one seat without cards, and nothing settled."""
    end = deal_end()
    hands = tuple(replace(hand, mark=Mark.PLAIN, note="" if hand.cards else "no cards in hand") for hand in end.hands)
    return DealEndPicture("Deal 4", "void, no points", "hands as left", end.names, hands)


def deal_end_of(count: int) -> DealEndPicture:
    """The end of a deal of ``count`` seats, the last one out."""
    names = tuple(f"Player {seat}" for seat in range(1, count + 1))
    cards = read_cards("3h 4c 4s 6c 7d 7s 9h Th Qd Ac 2h 2c 2d BJ")
    lengths = [(5 * seat) % 13 + 2 for seat in range(count - 1)] + [0]
    points = [[other - own for other in lengths] for own in lengths]
    hands = tuple(LeftHand(seat, cards[:n], Mark.PLAIN if n else Mark.WON, "out") for seat, n in enumerate(lengths))
    rows = tuple(
        row_of(
            seat,
            length * (2 if length > 9 else 1),
            [None if other == seat else value for other, value in enumerate(points[seat])],
            sum(points[seat]),
            3 * sum(points[seat]),
            f"{length}×2" if length > 9 else "",
        )
        for seat, length in enumerate(lengths)
    )
    note = "+ receives\n− pays"
    return DealEndPicture(
        "Deal 1", "", "", names, hands, columns=columns_of(count), rows=rows, sum_label="Sum", sum_note=note
    )


def sides_end() -> DealEndPicture:
    """The end of a deal between two sides that rise in levels: no hands, the kitty, a row a side."""
    kinds = (ColumnKind.COUNT, ColumnKind.RESULT, ColumnKind.STANDING, ColumnKind.STANDING)
    columns = zip(kinds, ("points", "levels", "before", "after"), strict=True)
    return DealEndPicture(
        "Deal 3",
        "The attackers take 95 points",
        "",
        ("Wing Yan", CHINESE, "Søren", "Bo-Chen"),
        piles=(LeftPile("kitty", read_cards("3h 5d 5d Tc Ks Ks 9h 2d")),),
        columns=tuple(AccountColumn(kind, heading) for kind, heading in columns),
        rows=(
            AccountRow(0, tuple(AccountCell(value) for value in (95, 1, "9", "10")), Mark.WON, "Wing Yan, Søren"),
            AccountRow(1, tuple(AccountCell(value) for value in (105, 0, "K", "K")), name=f"{CHINESE}, Bo-Chen"),
        ),
    )


TILES = read_cards("3b 4y 5g 6r 7b 8y 9g 10r 12b 14y 15g 1r")


def tiles(states: tuple[CardState, ...] = (N, N, P, G, G, G, G, G, S, P, P, N)) -> HandPicture:
    """A hand of Lectio with a straight of tiles to beat."""
    return HandPicture(TILES, states, "Your turn", "beat", "Mei", read_cards("3b 4g 5r 6b 7y"))


def tile_table() -> TablePicture:
    """A table of five seats at Lectio, clockwise."""
    seats = tuple(replace(seat, points=149 + 7 * at, cards=12 - at) for at, seat in enumerate(table_of(5).seats))
    straight = read_cards("11b 12y 13g 14r 15b")
    trick = (TrickStep(0, read_cards("3b 4g 5r 6b 7y")), TrickStep(1, (), "pass"), TrickStep(4, straight))
    return replace(table_of(5), seats=seats, title="Straight", by="by Ann", cards=straight, trick=trick, clockwise=True)


def drawing() -> TablePicture:
    """A table of three seats that draw from a stock, with a left-over card shown and a seven-card play."""
    cards = read_cards("9h Th Jh Qh Kh 3d 4c")
    seats = (
        replace(table_of(3).seats[0], cards=24),
        *table_of(3).seats[1:],
    )
    return replace(
        table_of(3),
        seats=seats,
        title="Straight flush",
        cards=cards,
        trick=(TrickStep(0, read_cards("3d 4d 5d 6d 7d Ts Kd")), TrickStep(1, (), "draws 7"), TrickStep(2, cards)),
        apart=(LyingApart("left over", read_cards("3s 8c")), LyingApart("stock", number=13)),
    )


_STANDINGS = (
    (SeatRank.KING, "king"),
    (SeatRank.SLAVE, "slave"),
    (SeatRank.COMMONER, "commoner"),
    (SeatRank.LORD, "lord"),
)


def standing_seats() -> tuple[SeatPlate, ...]:
    """Four seats with their standings before the first play."""
    return tuple(
        replace(seat, cards=13, pill="", pill_kind=PillKind.NONE, standing=standing, standing_word=word)
        for seat, (standing, word) in zip(table().seats, _STANDINGS, strict=True)
    )


def exchange() -> TablePicture:
    """An exchange between deals: one gift is open, one closed, and the slave has to give."""
    seats = list(standing_seats())
    seats[1] = replace(seats[1], pill="to give", pill_kind=PillKind.TO_PLAY)
    gifts = (TrickStep(3, read_cards("2s"), to=0), TrickStep(0, (), to=3, closed=1))
    return TablePicture(tuple(seats), frozenset({1}), None, f"{CHINESE} gives", "the best card", (), gifts)


def closed_hands(count: int = 4) -> TablePicture:
    """Hands that lie face down, to choose from."""
    labels = tuple(map(str, range(1, count + 1)))
    return replace(exchange(), title="Wing Yan chooses", by="one of four hands", closed=labels, trick=())


def playing_on() -> TablePicture:
    """A table with two seats out, of which the second one's play is to be beaten; every seat has a standing."""
    seats = list(standing_seats())
    seats[0] = replace(seats[0], cards=6, pill="to play", pill_kind=PillKind.TO_PLAY)
    seats[1] = replace(seats[1], cards=0, pill="1st", pill_kind=PillKind.OUT, place=1)
    seats[2] = replace(seats[2], cards=0, pill="2nd", pill_kind=PillKind.OUT, place=2)
    seats[3] = replace(seats[3], cards=1, pill="last card!", pill_kind=PillKind.ALARM)
    return replace(table(), seats=tuple(seats))


def long_ends() -> DealEndPicture:
    """The end of a deal with hands of up to forty cards, a payer for everybody, and points that nobody gets."""
    pack = (read_cards(" ".join(f"{rank}{suit}" for rank in "3456789TJQKA2" for suit in "dchs")))[:40]
    kept = (pack, (), pack[10:25], pack[:13], pack[20:21])
    words = (
        ("slave", SeatRank.SLAVE),
        ("king", SeatRank.KING),
        ("lord", SeatRank.LORD),
        ("pays for all", None),
        ("", None),
    )
    marks = (Mark.PLAIN, Mark.WON, Mark.PLAIN, Mark.PAYS, Mark.PLAIN)
    hands = tuple(
        LeftHand(at, cards, marks[at], "1st, out", caption, standing)
        for at, (cards, (caption, standing)) in enumerate(zip(kept, words, strict=True))
    )
    rows = tuple(
        AccountRow(at, (AccountCell(-1200 * at), AccountCell(10_240 - at)), mark) for at, mark in enumerate(marks)
    )
    return DealEndPicture("Deal 12", "", "hands as left", NAMES[:5], hands, columns=DEAL_AND_MATCH, rows=rows)


def with_names(picture: TablePicture) -> TablePicture:
    """The table with names that need no system font."""
    named = zip(picture.seats, ("Wing Yan", "Mei", "Søren", "Bo-Chen", "Ann"), strict=False)
    return replace(picture, seats=tuple(replace(seat, name=name) for seat, name in named))
