"""Tell whether the write-ahead log that a crash left behind is damaged.

SQLite reads the log up to the first frame that does not fit, drops the rest and reports nothing. That is right for a
transaction that a power cut interrupted, since it was never acknowledged. It is wrong if a frame after the misfit was
written after a commit: with ``synchronous=FULL`` that commit was on disk, so the disk has lost it since.

The file format is described at https://www.sqlite.org/fileformat2.html, section 4.
"""

from __future__ import annotations

import struct
from pathlib import Path

_HEAD = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
_PAGES = frozenset(1 << power for power in range(9, 17))
_WORD = 0xFFFF_FFFF

_Sums = tuple[int, int]


def is_damaged(log: Path) -> bool:
    """Whether a log has lost committed data. A missing or empty log has not, nor has one that is torn at its end.

    Raises:
        OSError: the log cannot be read.
    """
    if not log.exists():
        return False
    with log.open("rb") as file:
        head = file.read(_HEAD.size)
        if not head:
            return False
        if len(head) < _HEAD.size:
            return True
        magic, _, page, _, *salts, first, second = _HEAD.unpack(head)
        order = "<" if magic == _MAGIC else ">"
        if magic & ~1 != _MAGIC or page not in _PAGES or _summed(head[:24], order, (0, 0)) != (first, second):
            return True
        sums, committed, misfit = (first, second), False, False
        while len(frame := file.read(_FRAME.size + page)) == _FRAME.size + page:
            _, commits, *own_salts, first, second = _FRAME.unpack_from(frame)
            ours = own_salts == salts
            if not ours or _summed(frame[:8] + frame[_FRAME.size :], order, sums) != (first, second):
                misfit = True
            elif misfit and committed:
                return True
            # Each frame is checked against the sums that the frame before it states, so frames after a misfit can fit
            # again.
            sums, committed = (first, second), ours and commits > 0
    return False


def _summed(content: bytes, order: str, sums: _Sums) -> _Sums:
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    one, two = sums
    for word, next_word in zip(words[::2], words[1::2], strict=True):
        one = (one + word + two) & _WORD
        two = (two + next_word + one) & _WORD
    return one, two
