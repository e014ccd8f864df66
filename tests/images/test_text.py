"""Writing: coverage, what is left out, the order of runs, shortening, monograms."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageFont

from bot.i18n.catalogue import picture_text
from images.text.coverage import coverage
from images.text.fitted_names import monograms, plain_names, shorten
from images.text.fonts import CJK, UNKNOWN, Face, Style, Weight, chain, load
from images.text.points import signed
from images.text.runs import Run, drawable, graphemes, measure, split_runs, wide_figures
from tests.i18n.translations.written import ENGLISH, languages

NAME = Style(Weight.SEMIBOLD, 40)
FIGURES = Style(Weight.BOLD, 38, tabular=True)
FAMILY = "👨‍👩‍👧‍👦"
INSTALLED = " ".join(str(face.path) for face in chain(Weight.BOLD))
CJK_HERE = any(face.path.name == CJK for face in chain(Weight.BOLD))
NEEDS_CJK = pytest.mark.skipif(not CJK_HERE, reason="Noto Sans CJK is not installed (fonts-noto-cjk)")


@pytest.mark.parametrize("weight", Weight)
def test_inter_covers_what_pictures_say_in_english(weight: Weight) -> None:
    face = chain(weight)[0]
    said = "0123456789JQKA" if weight is Weight.INDEX else "Søren … × − + “Your turn” ◇ Zażółć Ελλάδα Привет Việt"
    assert all(char in face for char in said)
    assert "大" not in face
    assert any(UNKNOWN in face for face in chain(weight))


def test_coverage_agrees_with_the_font_itself() -> None:
    face = chain(Weight.SEMIBOLD)[0]
    font = load(face, 60)
    nothing = font.getmask("\ufffe", mode="L").getbbox(), font.getlength("\ufffe")
    for code in range(0x21, 0x530, 7):
        char = chr(code)
        if char in face and char.isalpha():
            assert (font.getmask(char, mode="L").getbbox(), font.getlength(char)) != nothing


@NEEDS_CJK
@pytest.mark.parametrize(("locale", "index"), [("ja", 0), ("ko", 1), ("zh-CN", 2), ("en-US", 3), ("zh_HK", 4), ("", 3)])
def test_the_chinese_face_follows_the_locale(locale: str, index: int) -> None:
    assert [face.index for face in chain(Weight.BOLD, locale) if face.path.name == CJK] == [index]


@NEEDS_CJK
def test_chinese_is_drawn_a_little_smaller() -> None:
    assert [run.text for run in split_runs("by 大老二王 x", Weight.MEDIUM)] == ["by ", "大老二王", " x"]
    assert measure("大老二王", NAME) == 4 * 38


def test_files_that_are_no_fonts_are_refused(tmp_path: Path) -> None:
    for content in (b"", b"\0" * 64):
        path = tmp_path / f"{len(content)}.otf"
        path.write_bytes(content)
        with pytest.raises(ValueError, match="holds no"):
            coverage(path)
    with pytest.raises(OSError, match="absent"):
        coverage(tmp_path / "absent.otf")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ann 🎉", "Ann"),
        (FAMILY, ""),
        ("🇩🇪1️⃣", ""),
        ("a\u202eb\u2066c\u2069", "abc"),
        ("\ue000\x00\u200b", ""),
        ("Zoe\u0301", "Zoé"),
        ("  Wing\t\nYan  ", "Wing Yan"),
        ("♥ © 3♦️", "♥ © 3♦"),
        ("y" + "\u0323" * 40, "ỵ\u0323\u0323\u0323"),
    ],
)
def test_what_pictures_leave_out(text: str, left: str) -> None:
    assert drawable(text) == left


def test_a_character_no_face_has_is_a_lozenge() -> None:
    (run,) = split_runs("a𓀀b", Weight.BOLD)
    assert run.text == f"a{UNKNOWN}b"


def covered(run: Run) -> bool:
    return run.face is None or all(char in run.face or char in "\u200c\u200d" for char in run.text)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_no_text_is_ever_drawn_as_notdef(text: str) -> None:
    runs = split_runs(text, Weight.SEMIBOLD)
    assert all(map(covered, runs))
    assert all(run.face is not None or set(run.text) <= set("♠♥♦♣") for run in runs)


def test_right_to_left_runs_turn_round_as_groups() -> None:
    latin, hebrew, digits = "abc", "\u05d0\u05d1", "12"
    line = split_runs(f"{latin} {hebrew} {digits} {hebrew} {latin}", Weight.BOLD)
    assert "".join(run.text for run in line if not run.right_to_left).startswith(latin)
    if "Hebrew" not in INSTALLED:
        assert not any(hebrew in run.text for run in line)  # replaced by lozenges
    else:
        assert [run.right_to_left for run in line] == [False, True, False]


@settings(max_examples=80, deadline=None)
@given(st.text(min_size=1, max_size=60), st.integers(min_value=60, max_value=600))
def test_shortened_texts_fit(text: str, room: int) -> None:
    short = shorten(text, NAME, room)
    assert measure(short, NAME) <= room
    assert short == drawable(text) or short.endswith("…")


def test_shortening_keeps_characters_whole() -> None:
    name = drawable("e\u0323\u0300" * 30)
    *kept, last = graphemes(shorten(name, NAME, 200))
    assert last == "…"
    assert kept == graphemes(name)[: len(kept)]
    assert shorten("Ann", NAME, 400) == "Ann"


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (("Wing Yan", "大老二王", "Søren", "Bo-Chen"), ("W", "大", "S", "B")),
        (("Ann", "Alex", "bob"), ("An", "Al", "B")),
        (("Player 1", "Player 2", "Zoe"), ("1", "2", "Z")),
        (("🎉", "(_)", "ß"), ("1", "(", "ß")),
    ],
)
def test_monograms(names: tuple[str, ...], signs: tuple[str, ...]) -> None:
    assert monograms(names) == signs
    assert len(set(signs)) == len(signs)


def test_a_name_with_nothing_left_is_its_seat() -> None:
    assert plain_names(["Ann", FAMILY, "\u202e"]) == ("Ann", "2", "3")


def test_figures_are_all_as_wide() -> None:
    widths = {round(measure(figure, FIGURES)) for figure in "0123456789"}
    assert len(widths) == 1


def test_figures_are_all_as_wide_without_shaping_too() -> None:
    font = load(chain(Weight.BOLD)[0], 38)
    advances = dict(wide_figures("−1174", font))
    assert advances["1"] == advances["7"] == advances["4"] == max(map(font.getlength, "0123456789"))
    assert advances["−"] == font.getlength("−")


@pytest.mark.parametrize(("points", "text"), [(37, "+37"), (-79, "−79"), (0, "0")])
def test_points_bear_their_sign(points: int, text: str) -> None:
    assert signed(points) == text


@pytest.mark.parametrize("language", [ENGLISH, *languages()])
@pytest.mark.parametrize("points", [37, -1100, 1_234_567])
def test_points_are_written_as_in_messages(points: int, language: str) -> None:
    assert signed(points, language) == picture_text("picture-signed", language, p=points)


def test_where_nobody_knows_the_language_points_are_as_in_english() -> None:
    assert {signed(-1100, locale) for locale in ("", "en", "xx", "no language!")} == {"−1,100"}


def test_faces_are_loaded_once() -> None:
    face = chain(Weight.BOLD)[0]
    assert load(face, 40) is load(Face(face.path), 40)
    assert isinstance(load(face, 40), ImageFont.FreeTypeFont)
