"""Which characters a font file has, read from its ``cmap`` table. Pillow silently draws ``.notdef`` for others."""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

_UNICODE = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3))
"""Platform and encoding of the subtables that are read, best first."""


class Coverage:
    """The characters of one font, as ranges of code points."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        ranges.sort()
        self._starts = [start for start, _ in ranges]
        self._ends = [end for _, end in ranges]

    def __contains__(self, char: str) -> bool:
        at = bisect_right(self._starts, ord(char)) - 1
        return at >= 0 and ord(char) <= self._ends[at]

    def __iter__(self) -> Iterator[str]:
        return (chr(code) for one in zip(self._starts, self._ends, strict=True) for code in range(one[0], one[1] + 1))


@lru_cache(maxsize=32)
def coverage(path: Path, index: int = 0) -> Coverage:
    """The characters of a font file, or of one face of a collection.

    Raises:
        OSError: the file cannot be read.
        ValueError: it has no character map of a known form.
    """
    with path.open("rb") as file:
        try:
            return Coverage(_ranges(_subtable(file, _face_start(file, index))))
        except (struct.error, KeyError) as error:
            raise ValueError(f"{path.name} holds no readable character map") from error


def _read(file: BinaryIO, offset: int, form: str) -> tuple[int, ...]:
    file.seek(offset)
    return struct.unpack(">" + form, file.read(struct.calcsize(">" + form)))


def _face_start(file: BinaryIO, index: int) -> int:
    (tag,) = _read(file, 0, "I")
    if tag != int.from_bytes(b"ttcf", "big"):
        return 0
    (start,) = _read(file, 12 + 4 * index, "I")
    return start


def _subtable(file: BinaryIO, start: int) -> bytes:
    """The bytes of the best Unicode subtable."""
    (tables,) = _read(file, start + 4, "H")
    records = (_read(file, start + 12 + 16 * number, "4I") for number in range(tables))
    places = {tag: (offset, length) for tag, _, offset, length in records}
    offset, length = places[int.from_bytes(b"cmap", "big")]
    file.seek(offset)
    table = file.read(length)
    (count,) = struct.unpack_from(">H", table, 2)
    kinds = {(p, e): at for p, e, at in (struct.unpack_from(">HHI", table, 4 + 8 * n) for n in range(count))}
    return table[next(kinds[kind] for kind in _UNICODE if kind in kinds) :]


def _ranges(table: bytes) -> list[tuple[int, int]]:
    form = int.from_bytes(table[:2], "big")
    if form == 12:
        (groups,) = struct.unpack_from(">I", table, 12)
        return [group[:2] for group in struct.iter_unpack(">III", table[16 : 16 + 12 * groups])]
    if form == 4:
        return _ranges_of_segments(table)
    raise ValueError(f"character map of form {form}")


def _ranges_of_segments(table: bytes) -> list[tuple[int, int]]:
    """The ranges of a format 4 table. A segment may map some characters to no glyph, so glyph arrays are checked."""
    count = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    starts = struct.unpack_from(f">{count}H", table, 16 + 2 * count)
    offsets_at = 16 + 6 * count
    offsets = struct.unpack_from(f">{count}H", table, offsets_at)
    ranges: list[tuple[int, int]] = []
    for number, (start, end, offset) in enumerate(zip(starts, ends, offsets, strict=True)):
        if start == 0xFFFF:
            continue
        if offset == 0:
            ranges.append((start, end))
            continue
        base = offsets_at + 2 * number + offset
        glyphs = struct.unpack_from(f">{end - start + 1}H", table, base)
        ranges.extend((start + step, start + step) for step, glyph in enumerate(glyphs) if glyph)
    return ranges
