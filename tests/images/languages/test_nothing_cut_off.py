"""Nothing on a picture is cut off, overlaps or is too small, in any language: played through in every game.

Promise: On no picture of any language does a word leave its place, stand on another, or get smaller than 32 pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine.game import GAMES, find_game
from bot.i18n.catalogue import languages
from images.hand import other_hands
from images.pictures import Picture
from tests.images.languages.pictures_of_play import NAMES, of_game, of_the_ledger
from tests.images.languages.planted_languages import LONGER, PLANTED, longer, planted
from tests.images.languages.recorded_picture import recorded
from tests.images.situations import HAND_OTHERS, deal_end, table

LONG_NAMES = (
    "Maximiliane von und zu Hohenstein",
    "大老二王大老二王",
    "Søren Kierkegaard Larsen",
    "Bo-Chen",
    "Krzysztof the Magnificent",
    "Дарья Александровна",
    "Ann",
    "Nguyễn Thị Mai",
)
CHOSEN = {"big-two": ("chudadi-standard", "class-struggle-1", "three-player-13-draw", "lectio", "tribute-hk-1")}
"""The rule sets that are drawn; of other games the first three."""
TOO_LONG = "nothingnot tot declaredec"
"""The longest note of a seat, 1.4 times as long. A note has room for some 20 letters, so a language has to say less."""


@pytest.fixture(scope="module")
def invented(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ...]]:
    yield from planted(tmp_path_factory.mktemp("room"))


def drawn(game: str, locale: str) -> Iterator[tuple[Picture, bool]]:
    """Pictures of a game, and whether their names are short."""
    presets = CHOSEN.get(game, tuple(find_game(game).rules.presets)[:3])
    for names in (NAMES, LONG_NAMES):
        for preset in presets:
            yield from ((picture, names is NAMES) for picture in of_game(game, preset, locale, names))
        yield from ((picture, names is NAMES) for picture in of_the_ledger(game, locale, names))


def faults_of(game: str, locale: str) -> list[str]:
    """Whatever is amiss on the pictures of a game: what is misplaced, and what is shortened beside short names."""
    found = []
    for picture, short in drawn(game, locale):
        one = recorded(picture, locale)
        found += [f"{locale}: {fault}" for fault in one.faults()]
        found += [f"{locale}: {text!r} is cut" for text in one.shortened if short and text not in (*NAMES, TOO_LONG)]
    return sorted({*found})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_every_language_has_its_place(game: str, language: str) -> None:
    assert faults_of(game, language) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", PLANTED)
def test_longer_languages_and_those_in_chinese_have_their_place(
    game: str, language: str, invented: tuple[str, ...]
) -> None:
    assert language in invented
    assert faults_of(game, language) == []


def test_invented_words_are_as_long_as_words_may_be() -> None:
    assert all(len(longer(word)) >= LONGER * len(word) for word in ("by", "pass", "commoner", "any"))


def test_a_text_that_is_misplaced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(recorded(table(), "en").faults()) == []
    monkeypatch.setattr("images.table.seat._TEXT_LEFT", 60)
    assert any("overlap" in fault or "plate" in fault for fault in recorded(table(), "en").faults())
    monkeypatch.setattr("images.deal_end.whole._TITLE_LINE", 20)
    assert any("leaves the picture" in fault for fault in recorded(deal_end(), "en").faults())


def test_a_text_that_is_too_small_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_hands, "_NOTE", other_hands._NOTE._replace(size=30))
    assert [fault for fault in recorded(HAND_OTHERS, "en").faults() if "written in 30" in fault]


def test_a_word_that_is_cut_is_found() -> None:
    assert recorded(replace(HAND_OTHERS, caption="Søren " * 30), "en").shortened
    assert recorded(HAND_OTHERS, "en").shortened == ()
