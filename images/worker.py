"""A process that only draws: ``python -m images.worker`` reads pictures from standard input and writes PNGs.

A request is its length (four bytes, big-endian) and a pickled :class:`Request`. An answer is one byte that says whether
it is a PNG (``DRAWN``) or the name of an error (``FAILED``), then its length and the data. Answers come in the order of
the requests. The process ends when its input ends, so it never outlives its parent, however the parent ended.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import BinaryIO

from bot.cards import read_cards
from bot.scenes.marks import CardState
from images.pictures import (
    DRAWN,
    FAILED,
    HEAD,
    LENGTH,
    BoardPicture,
    CurvePicture,
    DealEndPicture,
    HandPicture,
    Request,
    SeatPlate,
    StatisticsPicture,
    TablePicture,
)
from images.render import draw_board, draw_curve, draw_deal_end, draw_hand, draw_statistics, draw_table
from images.theme import THEMES

GIVES_WAY = 5
"""How much nicer this process is than its parent, since an answer is more urgent than a picture."""


def draw(request: Request) -> bytes:
    """The PNG of a picture."""
    picture, theme, locale = request.picture, THEMES[request.theme], request.locale
    match picture:
        case HandPicture():
            return draw_hand(picture, theme, locale)
        case TablePicture():
            return draw_table(picture, theme, locale)
        case DealEndPicture():
            return draw_deal_end(picture, theme, locale)
        case BoardPicture():
            return draw_board(picture, theme, locale)
        case CurvePicture():
            return draw_curve(picture, theme, locale)
        case StatisticsPicture():
            return draw_statistics(picture, theme, locale)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until there are no more. One that cannot be drawn does not affect the others."""
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        body = requests.read(*LENGTH.unpack(head))
        try:
            kind, answer = DRAWN, draw(pickle.loads(body))  # noqa: S301  # written by the parent, through a pipe
        except Exception as problem:
            kind, answer = FAILED, f"{type(problem).__name__}: {problem}".encode()
        answers.write(HEAD.pack(kind, len(answer)) + answer)
        answers.flush()


def warm() -> None:
    """Load faces and measures, which otherwise makes the first pictures several times slower."""
    cards = read_cards("3d 4c 5h 6s Td Jc Qh Ks Ad 2c")
    draw_hand(HandPicture(cards, (CardState.PLAYABLE,) * len(cards), "Your turn", "beat", "大老二", cards[:5]))
    seats = tuple(SeatPlate("Ann", 0, 13, computer=bool(seat)) for seat in range(4))
    draw_table(TablePicture(seats, frozenset({0}), None, "Ann leads", "any combination", (), ()))


def main() -> None:
    """Serve the parent, which alone decides when to stop, since Ctrl-C reaches both processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(GIVES_WAY)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # anything printed would corrupt the answers
    warm()
    try:
        serve(requests, answers)
    except BrokenPipeError:
        # the parent was killed: nobody reads the answer, and a normal exit would flush into the closed pipe
        os._exit(1)


if __name__ == "__main__":
    main()
