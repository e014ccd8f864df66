"""The golden pictures of other languages: every word in them comes from the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.catalogue import languages
from images.text.fonts import CUT_FACES
from tests.images.drawn import GOLDEN, GOLDEN_LANGUAGES, GOLDEN_SITUATIONS
from tests.images.languages.said_pictures import WORDS, in_language
from tests.images.situations import HAND_LEAD, HAND_OTHERS, deal_end

CALLED = [message for word, message in WORDS.items() if word != "last card!"]
"""What they say; *last card!* is said in English in Hong Kong."""
FOLDER = Path(__file__).parents[2] / "golden"


def test_a_situation_keeps_its_names_and_numbers_and_says_its_words_anew() -> None:
    end, said = deal_end(), in_language(deal_end(), "en")
    assert (said.names, said.title, said.subtitle) == (end.names, "Deal 4", "Søren wins")
    assert [hand.cards for hand in said.hands] == [hand.cards for hand in end.hands]
    assert [column.heading for column in said.columns] == [column.heading for column in end.columns]
    assert in_language(HAND_OTHERS, "en") == HAND_OTHERS


def test_a_word_that_no_message_says_is_found() -> None:
    with pytest.raises(KeyError, match="Lead any combination"):
        in_language(HAND_LEAD, "en")


@pytest.mark.parametrize("name", GOLDEN_SITUATIONS)
def test_every_word_of_the_golden_pictures_is_in_the_catalogue(name: str) -> None:
    in_language(GOLDEN_SITUATIONS[name][0](), "en")


def test_no_word_is_listed_that_no_golden_picture_says() -> None:
    said = "".join(repr(situation()) for situation, _ in GOLDEN_SITUATIONS.values())
    assert [word for word in WORDS if repr(word) not in said] == []


def test_the_golden_pictures_stand_beside_the_english_ones_in_each_language() -> None:
    kept = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.png")}
    assert kept == set(GOLDEN)
    assert set(GOLDEN_LANGUAGES) == {"zh-HK", "zh-TW", "ja"} & set(languages())
    assert set(GOLDEN_LANGUAGES) <= set(CUT_FACES)


def test_no_english_is_left_in_them() -> None:
    said = (one.said(language) for language in GOLDEN_LANGUAGES for one in CALLED)
    assert not {*said} & {one.said("en") for one in CALLED}
