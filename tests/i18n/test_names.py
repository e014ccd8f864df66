"""Display names from strangers: nothing hidden, nothing that reverses text, mentions, links or formats."""

from __future__ import annotations

import unicodedata

import pytest
import regex  # type: ignore[import-untyped]  # it ships no stubs
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.names import NAME_LIMIT, clean_name, markup_safe, told_apart

FAMILY = "👩\u200d👩\u200d👧"
NASTY = st.text(
    st.sampled_from("ab @<>#:/.hterevyondiscg*_~|`-[]()\\\u200b\u200d\u202e\u2066\u0301\ufe0f👩👧❤1") | st.characters(),
    max_size=80,
)


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("Wing Yan", "Wing Yan"),
        ("大老二王", "大老二王"),
        ("  Bo \n\t Chen  ", "Bo Chen"),
        ("An\u0303n", "Añn"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067a\u2069b\u200f\u061c", "ab"),
        ("a\u200bb\u2060c\ufeffd\u00ade", "abcde"),
        ("\u3164\u115f\u2800\u034f", "Seat 3"),
        ("", "Seat 3"),
        ("\u200b\u202e \u2028", "Seat 3"),
        ("\x00\x1b[31mred", "[31mred"),
        ("@everyone", "everyone"),
        ("@@here", "here"),
        ("<@123456789012345678>", "@123456789012345678>"),
        ("<#1> <:x:2> <a:y:3> <t:4:R> </hand:5>", "#1> :x:2> a:y:3> t:4:R> /hand:5>"),
        ("I <3 you", "I <3 you"),
        ("a@b", "a@b"),
        ("https://evil.example/x", "evil.example/x"),
        ("hhttps://ttps://evil.example", "evil.example"),
        ("steam://run", "run"),
        ("discord.gg/abc", "discord.gg abc"),
        ("@\u200beveryone", "everyone"),
        ("<\u200b@1>", "@1>"),
        (FAMILY, FAMILY),
        ("a\u200d👩", "a👩"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 4),
        ("🇸🇪 Søren", "🇸🇪 Søren"),
        ("דנה", "דנה"),
    ],
)
def test_clean_name(raw: str, clean: str) -> None:
    assert clean_name(raw, 3) == clean


def test_a_long_name_is_cut_between_characters() -> None:
    assert clean_name("😀" * 200, 1) == "😀" * NAME_LIMIT
    assert clean_name(FAMILY * 200, 1) == FAMILY * NAME_LIMIT
    assert clean_name("x" * 1_000_000, 1) == "x" * NAME_LIMIT


@given(NASTY)
def test_a_clean_name_is_short_visible_and_stays_as_it_is(raw: str) -> None:
    name = clean_name(raw, 2)
    assert 0 < len(regex.findall(r"\X", name)) <= NAME_LIMIT
    assert name == name.strip() == unicodedata.normalize("NFC", name)
    assert not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]", name)
    assert not regex.search(r"@everyone|@here|<@|<#|<a?:\w|\w://", name, regex.IGNORECASE)
    assert clean_name(name, 2) == name


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Bo-Chen", "Bo-Chen"),
        ("*Ann*", "\\*Ann\\*"),
        ("snake_case ~~x~~ ||y||", "snake\\_case \\~\\~x\\~\\~ \\|\\|y\\|\\|"),
        ("`code`", "\\`code\\`"),
        ("a\\", "a\\\\"),
        ("# Head", "\\# Head"),
        ("-# small", "\\-# small"),
        ("> quote", "\\> quote"),
        ("+ list", "\\+ list"),
        ("1. list", "1\\. list"),
        ("[x](https://y.example)", "\\[x\\](https\\://y.example)"),
        ("<@1> @everyone", "\\<\\@1\\> \\@everyone"),
        ("大老二王", "大老二王"),
    ],
)
def test_markup_safe(name: str, safe: str) -> None:
    assert markup_safe(name) == safe


@given(NASTY)
def test_escapes_take_nothing_away(raw: str) -> None:
    name = clean_name(raw, 1)
    assert regex.sub(r"\\([\p{P}\p{S}])", r"\1", markup_safe(name)) == name


@pytest.mark.parametrize(
    ("names", "computers", "others", "shown"),
    [
        (("Ann", "Mei", "Kai"), {1, 2}, (), ("Ann", "Mei", "Kai")),
        (("Mei", "Mei", "Kai"), {1, 2}, (), ("Mei", "Mei (computer)", "Kai")),
        (("Ann", "Mei", ""), {1}, ("MEI",), ("Ann", "Mei (computer)", "")),
        (("Ann", "ann", "", ""), set(), (), ("Ann (seat 1)", "ann (seat 2)", "", "")),
        (("Mei", "Mei", "Mei"), {2}, (), ("Mei (seat 1)", "Mei (seat 2)", "Mei (computer)")),
        (("Mei", "Mei", "Mei (computer)"), {1}, (), ("Mei", "Mei (computer) (seat 2)", "Mei (computer) (seat 3)")),
        (("n" * NAME_LIMIT,) * 2, set(), (), ("n" * 23 + " (seat 1)", "n" * 23 + " (seat 2)")),
    ],
)
def test_no_two_at_a_table_look_the_same(
    names: tuple[str, ...], computers: set[int], others: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert told_apart(names, computers, others) == shown
    assert len(set(filter(None, shown))) == len(list(filter(None, shown)))
