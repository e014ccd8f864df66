"""The type of the catalogues: which characters they have that Inter lacks, cut out of Noto Sans CJK.

``python -m tests.images.languages.cut_type`` (``make type``) cuts anew, from Debian's ``fonts-noto-cjk``. The faces are
one collection: they share their outlines, so that a character which looks alike in several regions is kept once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from bot.cards import SUIT_SIGNS
from images.text.coverage import coverage
from images.text.fonts import CJK, CUT, CUT_FACES, PACKAGED, Weight, chain, cjk_index, installed
from images.text.runs import drawable
from tests.architecture.sources import ROOT

CATALOGUES = ROOT / "bot" / "i18n"
NEVER_DRAWN = ("chat_page.ftl",)
"""Files whose words no picture draws: the page in the browser has fonts of its own."""
WRITTEN = (Weight.BOLD, Weight.SEMIBOLD, Weight.MEDIUM)
"""The weights in which pictures write words."""
_DROPPED = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx")
_KEPT_NAMES = (0, 1, 2, 13, 14)
"""Copyright, names, and the licence."""


def characters_of(language: str, catalogues: Path = CATALOGUES) -> frozenset[str]:
    """The characters of a language's catalogue that a picture would draw with a font; comments do not count."""
    lines = (
        line
        for file in (catalogues / language).rglob("*.ftl")
        if file.name not in NEVER_DRAWN
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
    return drawn(lines)


def drawn(texts: Iterable[str]) -> frozenset[str]:
    """The characters of texts that a picture would draw with a font."""
    found = frozenset[str]().union(*map(drawable, texts))
    return found - frozenset(SUIT_SIGNS.values()) - {" "}


def lacking(language: str, characters: Iterable[str]) -> frozenset[str]:
    """The characters that the bot's own fonts have no glyph for, in some weight that words are written in."""
    chains = [[face for face in chain(weight, language) if face.path.parent == PACKAGED] for weight in WRITTEN]
    return frozenset(char for char in characters if not all(any(char in face for face in faces) for faces in chains))


def wanted(catalogues: Path = CATALOGUES) -> tuple[frozenset[str], ...]:
    """The characters of each face of the cut: what the catalogues drawn in it have and Inter lacks."""
    places = [cjk_index(face) for face in CUT_FACES]
    found = [set[str]() for _ in CUT_FACES]
    inter = [coverage(PACKAGED / f"{weight}.otf") for weight in WRITTEN]
    for language in sorted({file.relative_to(catalogues).parts[0] for file in catalogues.rglob("*.ftl")}):
        foreign = {char for char in characters_of(language, catalogues) if not all(char in face for face in inter)}
        found[places.index(cjk_index(language))] |= foreign
    return tuple(map(frozenset, found))


def kept() -> tuple[frozenset[str], ...]:
    """The characters that each face of the cut has."""
    if not CUT.is_file():
        return (frozenset[str](),) * len(CUT_FACES)
    return tuple(frozenset(coverage(CUT, number)) for number in range(len(CUT_FACES)))


def cut(faces: Iterable[Iterable[str]]) -> bytes:
    """A collection of the faces of the cut, each with the characters that are asked of it.

    Raises:
        FileNotFoundError: Noto Sans CJK is not installed.
        LookupError: it lacks one of the characters.
    """
    from fontTools.subset import Options, Subsetter  # needed here alone: the bot and its tests have no use for it
    from fontTools.ttLib import TTCollection, TTFont

    source = installed(CJK)
    if source is None:
        raise FileNotFoundError(f"{CJK} is not installed (fonts-noto-cjk)")
    every = [frozenset(map(ord, characters)) for characters in faces]
    fonts = [TTFont(source, fontNumber=cjk_index(face), recalcTimestamp=False) for face in CUT_FACES]
    glyphs = set[int]()
    for font, codes in zip(fonts, every, strict=True):
        known = font.getBestCmap()
        if absent := sorted(codes - known.keys()):
            raise LookupError(f"{CJK} lacks {' '.join(map(chr, absent))}")
        glyphs |= {font.getGlyphID(known[code]) for code in codes}
    options = Options(desubroutinize=True, layout_features=[], name_IDs=list(_KEPT_NAMES), notdef_outline=True)
    options.drop_tables += _DROPPED
    for font, codes in zip(fonts, every, strict=True):
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=codes, gids=sorted(glyphs))  # all outlines in each, so that the faces share them
        subsetter.subset(font)
        for table in font["cmap"].tables:
            table.cmap = {code: glyph for code, glyph in table.cmap.items() if code in codes}
    collection, out = TTCollection(), BytesIO()
    collection.fonts = fonts
    collection.save(out, shareTables=True)
    return out.getvalue()


def main() -> None:
    """Cut anew, and say how large the fonts are."""
    faces = wanted()
    if any(faces):
        CUT.write_bytes(cut(faces))
    else:
        CUT.unlink(missing_ok=True)
    counts = ", ".join(f"{face} {len(characters)}" for face, characters in zip(CUT_FACES, faces, strict=True))
    size = sum(path.stat().st_size for path in PACKAGED.iterdir())
    sys.stdout.write(f"characters: {counts}; all fonts: {size:,} bytes\n")


if __name__ == "__main__":
    main()
