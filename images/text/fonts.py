"""The faces, and the order in which they are tried for a character: Inter, the cut of Noto Sans CJK, all of it
and other Noto faces of the system, then ``◇``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont

from images.text.coverage import coverage


class Weight(StrEnum):
    """The cuts of Inter that are used; the value is the file's name."""

    INDEX = "InterDisplay-Bold"
    BOLD = "Inter-Bold"
    SEMIBOLD = "Inter-SemiBold"
    MEDIUM = "Inter-Medium"


class Style(NamedTuple):
    """How a text is set; ``tabular`` gives every digit the same width."""

    weight: Weight
    size: int
    tabular: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A font file, or one face of a collection, drawn at ``share`` of the requested size."""

    path: Path
    index: int = 0
    share: float = 1.0

    def __contains__(self, char: str) -> bool:
        return char in coverage(self.path, self.index)


UNKNOWN = "◇"
"""Replaces a character that no face has."""

PACKAGED = Path(__file__).parent.parent / "fonts"
"""The bot's own fonts. What catalogues say is drawn in these alone; names of people may need the system's."""
CUT = PACKAGED / "NotoSansCJK-Bold-cut.ttc"
"""What the catalogues need of Noto Sans CJK (``make type`` cuts it)."""
CUT_FACES = ("ja", "zh-CN", "zh-TW", "zh-HK")
"""The faces of the cut, in its order, each by the language for which it has the regional forms."""
_FOLDERS = tuple(
    Path(folder)
    for folder in (
        "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/noto-cjk",
        "/usr/share/fonts/noto",
        "/usr/share/fonts/google-noto-sans-cjk-fonts",
        "/usr/share/fonts/google-noto-cjk",
        "/usr/share/fonts/google-noto",
        "/usr/local/share/fonts",
    )
)
"""Where Debian, Arch, Alpine and Fedora keep Noto."""
CJK = "NotoSansCJK-Bold.ttc"
"""The collection of the system, for names and for the cut."""
_CJK_SHARE = 0.96
_CJK_FACES = {"ja": 0, "ko": 1, "zh-hans": 2, "zh-cn": 2, "zh-sg": 2, "zh": 3, "zh-tw": 3, "zh-hk": 4, "zh-mo": 4}
"""Faces in the collection by locale; other locales use Traditional Chinese."""
_FACES_IN_CUT = {_CJK_FACES[language.lower()]: number for number, language in enumerate(CUT_FACES)}
"""Faces of the cut by their place in the collection. It has none for Korean, in which there is no catalogue."""
_OTHERS = tuple(f"NotoSans{script}-Bold.ttf" for script in ("Arabic", "Hebrew", "Thai", "Devanagari"))


@cache
def installed(name: str) -> Path | None:
    """A font file of the system; None if this machine lacks it."""
    return next((folder / name for folder in _FOLDERS if (folder / name).is_file()), None)


def absent() -> tuple[str, ...]:
    """The font files that this machine lacks, for writing that the bot's own fonts do not hold."""
    return tuple(name for name in (CJK, *_OTHERS) if installed(name) is None)


def cjk_index(locale: str) -> int:
    """The face of the collection that has the regional forms of a locale."""
    parts = locale.lower().replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        index = _CJK_FACES.get("-".join(parts[:length]))
        if index is not None:
            return index
    return _CJK_FACES["zh"]


@lru_cache(maxsize=64)
def chain(weight: Weight, locale: str = "") -> tuple[Face, ...]:
    """The faces in which a text is looked up, first to last. One of them has ``UNKNOWN``."""
    faces = [Face(PACKAGED / f"{weight}.otf")]
    if weight is Weight.INDEX:  # that file has little more than ranks
        faces.append(Face(PACKAGED / f"{Weight.BOLD}.otf"))
    index = cjk_index(locale)
    cut = _FACES_IN_CUT.get(index)
    if cut is not None and CUT.is_file():
        faces.append(Face(CUT, cut, _CJK_SHARE))
    cjk = installed(CJK)
    if cjk is not None:
        faces.append(Face(cjk, index, _CJK_SHARE))
    faces += [Face(path) for path in map(installed, _OTHERS) if path is not None]
    return tuple(faces)


@lru_cache(maxsize=128)
def load(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a face at the size of the surrounding text, in pixels; each is loaded only once."""
    return ImageFont.truetype(face.path, int(size * face.share), index=face.index)
