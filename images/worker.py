"""A process that only draws: ``python -m images.worker`` takes pictures from standard input and gives PNGs.

A request is its length (four bytes, big-endian) and a pickled :class:`Request`; an answer is one byte that tells a PNG
(``DRAWN``) from the name of what went wrong (``FAILED``), its length, and itself. Answers come in the order of the
requests. The process ends with its input, so that it never outlives whoever started it, however that one ended.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, NamedTuple

from bot.cards import read_cards
from bot.scenes.hand_scene import CardState
from images.pictures import DealEndPicture, HandPicture, SeatPlate, TablePicture
from images.render import draw_deal_end, draw_hand, draw_table
from images.theme import THEMES

LENGTH = struct.Struct(">I")
HEAD = struct.Struct(">cI")
DRAWN, FAILED = b"+", b"-"

Picture = HandPicture | TablePicture | DealEndPicture

GIVES_WAY = 5
"""How much nicer than its parent this process is: an answer comes before a picture."""


class Request(NamedTuple):
    """What to draw, in which theme, for a reader of which language."""

    picture: Picture
    theme: str
    locale: str


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


def written(request: Request) -> bytes:
    """A request as it goes to the process."""
    body = pickle.dumps(request)
    return LENGTH.pack(len(body)) + body


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until there are no more; one that cannot be drawn harms no other."""
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        body = requests.read(*LENGTH.unpack(head))
        try:
            kind, answer = DRAWN, draw(pickle.loads(body))  # noqa: S301  # written by the parent, through a pipe
        except Exception as problem:
            kind, answer = FAILED, f"{type(problem).__name__}: {problem}".encode()
        answers.write(HEAD.pack(kind, len(answer)) + answer)
        answers.flush()


def warm() -> None:
    """Load faces and measures, which costs the first pictures several times their own time."""
    cards = read_cards("3d 4c 5h 6s Td Jc Qh Ks Ad 2c")
    draw_hand(HandPicture(cards, (CardState.PLAYABLE,) * len(cards), "Your turn", "beat", "大老二", cards[:5]))
    seats = tuple(SeatPlate("Ann", 0, 13, computer=bool(seat)) for seat in range(4))
    draw_table(TablePicture(seats, frozenset({0}), None, "Ann leads", "any combination", (), ()))


def main() -> None:
    """Serve the parent, which alone decides when to stop: Ctrl-C reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(GIVES_WAY)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints would break the answers
    warm()
    try:
        serve(requests, answers)
    except BrokenPipeError:
        os._exit(1)  # the parent was killed: nobody reads an answer, and the exit would flush into the same pipe


if __name__ == "__main__":
    main()
