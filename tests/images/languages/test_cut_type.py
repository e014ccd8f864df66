"""The type in the repository: each language's characters, in its regional forms, and no more.

Promise: Every character of every catalogue is in a font of the repository, in the forms of its region. All fonts
together have at most 2 MB.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PIL import ImageFont

from bot.i18n.catalogue import languages
from images.pictures import Request
from images.text.coverage import coverage
from images.text.fonts import CJK, CUT, CUT_FACES, PACKAGED, Face, Weight, chain, cjk_index, installed, load
from images.worker import draw
from tests.architecture.sources import dotted, modules, nodes, tree
from tests.images.languages.cut_type import characters_of, cut, kept, lacking, wanted
from tests.images.situations import table

MOST_BYTES = 2 * 1024 * 1024
NEEDS_CJK = pytest.mark.skipif(installed(CJK) is None, reason="Noto Sans CJK is not installed (fonts-noto-cjk)")
FORMS = {"ja": "骨", "zh-CN": "骨", "zh-TW": "骨直", "zh-HK": "直", "sv": "牌"}


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """Catalogues with a few Chinese characters: of one language in a folder below, in comments, and of Swedish."""
    for language, said in FORMS.items():
        folder = tmp_path / language / ("big-two" if language == "ja" else "")
        folder.mkdir(parents=True)
        (folder / "one.ftl").write_text(f"# 註\nkey = Søren … ♠ {said}\n", "utf-8")
    return tmp_path


def shape(face: Face, char: str) -> bytes:
    """How a character looks in a face."""
    return bytes(load(face, 60).getmask(char, mode="L"))


def of_system(language: str) -> Face:
    """The whole face of the system for a language."""
    return next(face for face in chain(Weight.BOLD, language) if face.path.name == CJK)


@pytest.mark.parametrize("language", languages())
def test_the_type_of_a_language_has_every_character_of_its_catalogue(language: str) -> None:
    missing = lacking(language, characters_of(language))
    assert not missing, f"no font has {' '.join(sorted(missing))}: run `make type`"


def test_a_character_that_no_font_has_is_found(planted: Path) -> None:
    assert lacking("de", "Größe … „so“ × −") == frozenset()
    assert lacking("sv", "a𓀀") == {"𓀀"}
    (planted / "ja" / "two.ftl").write_text("other = 𓀀\n", "utf-8")
    assert "𓀀" in lacking("ja", characters_of("ja", planted))


def test_the_cut_has_the_characters_of_the_catalogues_and_no_others() -> None:
    said = dict(zip(CUT_FACES, zip(kept(), wanted(), strict=True), strict=True))
    changed = {face: "".join(sorted(has ^ needs)) for face, (has, needs) in said.items() if has != needs}
    assert not changed, "the catalogues changed: run `make type`"


def test_a_changed_catalogue_needs_another_cut(planted: Path) -> None:
    assert wanted(planted) == tuple(map(frozenset, ("骨", "骨", "骨直牌", "直")))
    (planted / "zh-HK" / "one.ftl").write_text("key = 直體\n", "utf-8")
    assert wanted(planted)[3] == {"直", "體"}


@NEEDS_CJK
def test_the_cut_looks_like_the_packaged_faces(planted: Path, tmp_path: Path) -> None:
    faces = wanted(planted)
    path = tmp_path / "cut.ttc"
    path.write_bytes(cut(faces))
    for number, (language, characters) in enumerate(zip(CUT_FACES, faces, strict=True)):
        assert frozenset(coverage(path, number)) == characters
        own, whole = Face(path, number, 0.96), of_system(language)
        assert all(shape(own, char) == shape(whole, char) for char in characters)
    assert ImageFont.truetype(path, 20, index=3).getname() == ("Noto Sans CJK HK", "Bold")


@NEEDS_CJK
def test_characters_that_noto_lacks_are_not_cut() -> None:
    with pytest.raises(LookupError, match="lacks 𓀀"):
        cut(["骨", "𓀀", "", ""])


@NEEDS_CJK
@pytest.mark.parametrize("language", CUT_FACES)
def test_every_character_has_the_form_of_its_region(language: str) -> None:
    number, whole = CUT_FACES.index(language), of_system(language)
    assert whole.index == cjk_index(language)
    strange = [char for char in kept()[number] if shape(Face(CUT, number, whole.share), char) != shape(whole, char)]
    assert strange == []


@NEEDS_CJK
def test_regions_differ_where_their_forms_do() -> None:
    def forms(char: str, some: Sequence[str]) -> set[bytes]:
        return {shape(of_system(language), char) for language in some}

    assert len(forms("直", CUT_FACES)) == 3
    assert len(forms("骨", CUT_FACES)) == 3
    for one, other in combinations(CUT_FACES, 2):
        assert any(len(forms(char, (one, other))) == 2 for char in "骨直次过")


@NEEDS_CJK
def test_names_have_the_forms_of_whom_a_picture_is_drawn_for() -> None:
    assert len({draw(Request(table("骨直"), "dark", language)) for language in CUT_FACES}) == len(CUT_FACES)


def test_every_picture_is_drawn_for_a_language() -> None:
    asked = [
        call
        for path in modules()
        if dotted(path).startswith("cogs.")
        for call in nodes(tree(path), ast.Call)
        if ast.unparse(call.func).endswith("drawing.draw")
    ]
    assert len(asked) >= 6
    assert [ast.unparse(call) for call in asked if len(call.args) < 3] == []


def test_faces_are_looked_up_in_the_repository_first() -> None:
    for language in ("ja", "zh-CN", "zh-TW", "zh-HK", "en", "zh-MO"):
        packaged = [face.path.parent == PACKAGED for face in chain(Weight.MEDIUM, language)]
        assert packaged == sorted(packaged, reverse=True)
        assert any(face.path == CUT for face in chain(Weight.MEDIUM, language))
    assert not any(face.path == CUT for face in chain(Weight.MEDIUM, "ko"))


def test_all_fonts_are_small_and_have_their_licences_beside_them() -> None:
    assert sum(path.stat().st_size for path in PACKAGED.iterdir()) <= MOST_BYTES
    for licence, owner in (("OFL.txt", "Inter Project"), ("OFL-NotoSansCJK.txt", "Adobe")):
        said = (PACKAGED / licence).read_text("utf-8")
        assert owner in said
        assert "SIL OPEN FONT LICENSE Version 1.1" in said
