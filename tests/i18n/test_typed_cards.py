"""Cards and kinds, typed in the words of any language.

Promise: Every card can be typed in the words of every language, and no word means two things. Notation
is read as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.cards import (
    BIG_JOKER,
    INPUT_LIMIT,
    LITTLE_JOKER,
    RANKS,
    SUIT_SIGNS,
    SUITS,
    Card,
    NotationError,
    glue_cards,
    read_cards,
    read_ranked,
    sign_cards,
    write_cards,
)
from bot.engine.game import GAMES
from bot.i18n import typed_cards
from bot.i18n.catalogue import load
from bot.i18n.typed_cards import cards_in, in_notation, suit_in
from bot.i18n.typed_words import Role, TypedWord, all_words, as_looked_up, typing_languages, words_of

NINE = ("de", "fil", "id", "ja", "sv", "sw", "zh-CN", "zh-HK", "zh-TW")
ENGLISH = "en"
UNSPACED = ("ja", "zh-CN", "zh-HK", "zh-TW")
WORDS: Mapping[str, Sequence[tuple[str, TypedWord]]] = {
    language: tuple(words_of(language)) for language in typing_languages()
}
ALSO_CARDS = {"as", "acht", "at", "jack", "jacks", "kast"}
"""Words that are cards or ranks in notation, too: *As* is A♠, *acht* is A♣ 10♥. Alone they stay what they are."""
READ_OTHERWISE = {"spaderaja"}
"""Words of two languages that begin otherwise in a third when they are glued: Swedish *spader*, then *aja*."""
PACK = (*(Card(rank, suit) for rank in RANKS for suit in SUITS), LITTLE_JOKER, BIG_JOKER)
WIDE = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(0x21, 0x7F)})


def words_for(language: str, role: Role, means: str) -> list[str]:
    """The words of a language for a thing, and those of English where it has none."""
    return [word for one in (language, ENGLISH) for word, meaning in WORDS[one] if meaning == TypedWord(role, means)]


def suits_for(language: str, suit: str) -> list[str]:
    return [*words_for(language, Role.SUIT, suit), SUIT_SIGNS[suit]]


def ranks_for(language: str, rank: str) -> list[str]:
    written = "10" if rank == "T" else rank
    return [*words_for(language, Role.RANK, rank), written, written.lower(), written.translate(WIDE)]


def own_rank(language: str, rank: str) -> str:
    """How a language writes a rank: by a word of its own, else as everybody does."""
    words = [word for word, meaning in WORDS[language] if meaning == TypedWord(Role.RANK, rank)]
    return words[0] if words else {"T": "10"}.get(rank, rank)


def east_asian(text: str) -> bool:
    return any(char >= "\u2e80" and not char.isascii() and char < "\uff00" for char in text)


def joiners(language: str, first: str, second: str) -> list[str]:
    """What may stand between a suit and a rank that are typed in this order."""
    of = [f" {word} " for word, meaning in WORDS[language] if meaning.role is Role.OF]
    letters = [one for one in (first, second) if one.isalpha() and len(one) > 1 and not east_asian(one)]
    mixed = letters and any(map(east_asian, (first, second)))  # two scripts in one word
    return [" ", "\u3000", *of] if mixed else [" ", "", "\u3000", *of]


@st.composite
def as_typed(draw: st.DrawFn, language: str) -> tuple[Card, str]:
    """A card, and a way to type it."""
    card = draw(st.sampled_from(PACK))
    if card.suit == "J":
        words = words_for(language, Role.CARD, str(card))
        return card, draw(st.sampled_from([*words, str(card)]))
    parts = [
        draw(st.sampled_from(suits_for(language, card.suit))),
        draw(st.sampled_from(ranks_for(language, card.rank))),
    ]
    first, second = draw(st.permutations(parts))
    between = draw(st.sampled_from(joiners(language, first, second)))
    if between == "" and min(len(first), len(second)) == 1 and "e" in (first, second):
        between = " "  # Swedish *e* stands alone
    if between == "" and ({first, second} & ALSO_CARDS or (first + second).casefold() in READ_OTHERWISE):
        between = " "  # *♦jacks* is J♦ A♣ K♠ in notation
    return card, f"{first}{between}{second}"


@pytest.mark.parametrize("language", sorted(WORDS))
@given(data=st.data())
def test_every_card_is_read_in_the_words_of_every_language(language: str, data: st.DataObject) -> None:
    written = data.draw(st.lists(as_typed(language), min_size=1, max_size=6))
    separator = data.draw(st.sampled_from([", ", "、", "，", ";", "＋", " ,\u3000"]))
    typed = separator.join(text for _, text in written)
    assert write_cards(cards_in(typed)) == write_cards(card for card, _ in written), typed
    assert cards_in(typed.upper()) == cards_in(typed)


@pytest.mark.parametrize("language", UNSPACED)
@pytest.mark.parametrize("separator", ["", " ", "\u3000", "・", "、"])
@given(cards=st.lists(st.sampled_from(PACK), min_size=1, max_size=9))
def test_nothing_need_stand_between_cards_in_chinese_and_japanese(
    language: str, separator: str, cards: list[Card]
) -> None:
    said = [
        words_for(language, Role.CARD, str(card))[0]
        if card.suit == "J"
        else words_for(language, Role.SUIT, card.suit)[0] + own_rank(language, card.rank)
        for card in cards
    ]
    typed = separator.join(said)
    assert cards_in(typed) == tuple(cards), typed


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("黑桃A 紅心10", "As Th"),
        ("♠A", "As"),
        ("♠ Ａ，♡ １０", "As Th"),
        ("方块三 大王", "3d BJ"),
        ("葵扇煙階磚傾", "As Kd"),
        ("spader ess", "As"),
        ("hjärter kung", "Kh"),
        ("hja\u0308rter a\u0308ss och ruter kn", "Ah Jd"),
        ("spaderess, klöver E", "As Ac"),
        ("Pik Ass", "As"),
        ("Herz 10", "Th"),
        ("HERZ-AS und Kreuz König", "Ah Kc"),
        ("Herz acht", "8h"),
        ("ハートの10", "Th"),
        ("ﾊｰﾄの十・スペードA", "Th As"),
        ("sekop as hati raja", "As Kh"),
        ("as sekop raja hati", "As Kh"),
        ("kopa K na jembe A", "Kh As"),
        ("K ya kopa", "Kh"),
        ("alas ng puso at dos ng diamonds", "Ah 2d"),
        ("ace of spades and 10 hearts", "As Th"),
        ("großer Joker", "BJ"),
        ("GROSSER JOKER", "BJ"),
        ("3d 紅心4 ♠5", "3d 4h 5s"),
        ("Herz 3 ハート4 红桃五", "3h 4h 5h"),
    ],
)
def test_cards_are_typed_as_people_say_them(typed: str, cards: str) -> None:
    assert write_cards(cards_in(typed)) == cards
    assert cards_in(in_notation(typed)) == cards_in(typed)


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("順子", "straight"),
        ("夫佬 K", "full house K"),
        ("一對三", "pair 3"),
        ("順子4-8", "straight 4 - 8"),
        ("stege", "straight"),
        ("Drilling 9", "triple 9"),
        ("tatu za aina moja", "triple"),
        ("6h 小王 7h 當順子10", "6h LJ 7h as straight 10"),
        ("6h LJ 7h som stege ess", "6h LJ 7h as straight ace"),
        ("Pik As Herz As", "sA Ah"),
        ("KK 紅心A", "KK Ah"),
    ],
)
def test_kinds_are_put_into_english(typed: str, english: str) -> None:
    assert in_notation(typed) == english


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("黑桃A zz", "zz"),
        ("黑桃A 紅心", "紅心"),
        ("黑桃ess", "黑桃ess"),
        ("♠А", "♠А"),
        ("Herz D", "Herz"),
        ("spader ess 三", "三"),
        ("順子", "順子"),
        ("hjärter ess kungen", "kungen"),
    ],
)
def test_what_nobody_knows_is_named_as_it_was_typed(typed: str, named: str) -> None:
    with pytest.raises(NotationError) as problem:
        cards_in(typed)
    assert problem.value.text == named


def test_suits_are_read_in_every_language() -> None:
    for language, words in WORDS.items():
        for word, meaning in words:
            if meaning.role is Role.SUIT:
                assert suit_in(f" {word.upper()} ") == meaning.means, language
    assert (suit_in("♥️"), suit_in("D")) == ("h", "d")
    for text in ("", "ess", "黑", "順子"):
        with pytest.raises(NotationError):
            suit_in(text)


# --- What the tables hold ---


def test_all_nine_languages_have_words_for_every_suit_and_joker() -> None:
    assert set(WORDS) == {*NINE, ENGLISH}
    for language in WORDS:
        for suit in SUITS:
            assert words_for(language, Role.SUIT, suit), (language, suit)
        for joker in (BIG_JOKER, LITTLE_JOKER):
            assert words_for(language, Role.CARD, str(joker)), (language, joker)


def test_every_meaning_exists() -> None:
    for language, words in WORDS.items():
        for word, meaning in words:
            match meaning.role:
                case Role.RANK:
                    assert meaning.means in RANKS, (language, word)
                case Role.KIND:
                    assert games_with(meaning.means), (language, word)


def games_with(kind: str) -> list[str]:
    """The games in which a play can be called that, by the words of their message ``kind-typed``."""
    pieces = kind.split()
    return [
        game
        for game in GAMES
        if any(all(any(word.startswith(piece) for word in said) for piece in pieces) for said in called_in(game))
    ]


def called_in(game: str) -> list[list[str]]:
    """The words by which each kind of a game is called in English."""
    written = load(game=game)._written["kind-typed"]
    return [line.partition("]")[2].split() for line in written.splitlines() if "]" in line]


def test_no_word_means_two_things() -> None:
    assert two_meanings(WORDS) == {}


def two_meanings(words: Mapping[str, Sequence[tuple[str, TypedWord]]]) -> dict[str, set[TypedWord]]:
    meanings: dict[str, set[TypedWord]] = defaultdict(set)
    for one in words.values():
        for word, meaning in one:
            meanings[as_looked_up(word)].add(meaning)
    return {word: found for word, found in meanings.items() if len(found) > 1}


def test_a_second_meaning_is_found() -> None:
    planted = {**WORDS, "xx": [("Kung", TypedWord(Role.RANK, "A"))]}
    assert set(two_meanings(planted)) == {"kung"}


@pytest.mark.parametrize("broken", ["[suit", '[suit]\nswords = ["x"]', "[kin]\na = []", "suit = 3", "[rank]\nA = [1]"])
def test_a_broken_file_of_words_takes_no_other_languages_words(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "typed").mkdir()
    (tmp_path / "typed" / "de.toml").write_text(broken, "utf-8")
    (tmp_path / "typed" / "sv.toml").write_text('[suit]\nspades = ["spader"]\n', "utf-8-sig")
    monkeypatch.setattr("bot.i18n.typed_words.resources.files", lambda _: tmp_path)
    forget_words()
    try:
        with capture_logs() as logged:
            assert set(all_words()) == set(all_words()) == {"spader"}
    finally:
        monkeypatch.undo()
        forget_words()
    assert [(one["event"], one["language"]) for one in logged] == [("typed_words_unreadable", "de")]


def forget_words() -> None:
    """Have the words read anew."""
    typing_languages.cache_clear()
    all_words.cache_clear()


def test_words_are_not_notation_but_for_a_few() -> None:
    assert {as_looked_up(word) for words in WORDS.values() for word, _ in words if is_notation(word)} == ALSO_CARDS


def is_notation(word: str) -> bool:
    try:
        return bool(read_ranked(as_looked_up(word)))
    except NotationError:
        return False


def test_words_by_which_plays_are_called_in_english_keep_their_meaning() -> None:
    """``kind-typed`` of the games; *of* and *and* are read only between cards."""
    called = {word for game in GAMES for said in called_in(game) for word in said} - {"of", "and"}
    assert called & {as_looked_up(word) for words in WORDS.values() for word, _ in words} == set()


# --- What is typed in notation, and anything at all ---


@given(cards=st.lists(st.sampled_from(PACK), max_size=30), data=st.data())
def test_notation_is_passed_on_as_it_is(cards: list[Card], data: st.DataObject) -> None:
    write = data.draw(st.sampled_from([write_cards, glue_cards, sign_cards]))
    typed = write(cards)
    assert in_notation(typed) is typed
    assert cards_in(typed) == tuple(cards)


@pytest.mark.parametrize(
    "typed", ["As", "as", "kk", "88", "8 8", "straight 4-8", "pair of 9s", "full 9", "acht", "–", ""]
)
def test_english_names_and_ranks_stay(typed: str) -> None:
    assert in_notation(typed) == typed


def test_cards_in_notation_need_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def never() -> Mapping[str, TypedWord]:
        raise AssertionError("the words are read")

    monkeypatch.setattr(typed_cards, "all_words", never)
    assert cards_in("3d 10♥ ♠Q３c") == read_cards("3d Th Qs 3c")
    assert in_notation("3d4d5d") == "3d4d5d"


ANY_WORD = st.sampled_from(sorted({word for words in WORDS.values() for word, _ in words}))
ANYTHING = st.lists(
    st.one_of(ANY_WORD, st.text(max_size=5), st.sampled_from([*"の-・、,+ \u3000♠♥", "10", "as", "3d", "LJ"])),
    max_size=12,
)


@given(typed=st.one_of(st.text(max_size=60), ANYTHING.map("".join), ANYTHING.map(" ".join)))
def test_any_text_is_cards_or_names_what_is_none(typed: str) -> None:
    said = in_notation(typed)
    assert isinstance(said, str)
    with suppress(NotationError):
        assert all(card in PACK or card.suit in "bygr" for card in cards_in(typed))
    with suppress(NotationError):
        assert suit_in(typed) in SUITS


def test_a_text_that_is_too_long_is_refused_unread() -> None:
    typed = "黑桃A" * INPUT_LIMIT
    assert in_notation(typed) == typed
    with pytest.raises(NotationError):
        cards_in(typed)
