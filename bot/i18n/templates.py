"""Messages as templates, for a page that fills in the facts by itself: each fact is its name in braces."""

from __future__ import annotations

from babel import Locale

from bot.i18n.catalogue import FALLBACK, Argument, language_of, load, text

COUNT = "n"
"""The fact that decides the plural form. Every other one is told as it is."""
_SAMPLES = range(100, 200)
"""Numbers of every plural form, of which no message tells one by itself, and that no language divides by a sign."""

Template = str | dict[str, str]
"""A text with its facts in braces; or, where they differ, one for each plural form: ``1``, ``few``, ``other``."""


def template(key: str, locale: str = FALLBACK) -> Template:
    """A shared message in a language, with its bold type; in English if that language lacks it.

    Where the message counts, its forms are named as CLDR names them, and ``1`` is the one for exactly one.

    >>> template("chat-bot-connected"), template("chat-new-messages")
    ('{bot} is connected', {'1': '1 new message', 'other': '{n} new messages'})
    """
    language = language_of(locale)
    bundles = [load(one) for one in (language, FALLBACK)]
    facts = frozenset[str]().union(*(one.facts_of(key) for one in bundles if key in one))
    gaps = {fact: f"{{{fact}}}" for fact in facts}
    if COUNT not in facts:
        return text(key, locale, **gaps)
    plural = Locale.parse(language, sep="-").plural_form

    def counted(number: int) -> str:
        said: dict[str, Argument] = {**gaps, COUNT: number}
        return text(key, locale, **said)

    forms = {"1": counted(1)}
    for number in _SAMPLES:
        if plural(number) not in forms:
            forms[plural(number)] = counted(number).replace(str(number), gaps[COUNT])
    told = {form.replace("1", gaps[COUNT]) if name == "1" else form for name, form in forms.items()}
    return told.pop() if len(told) == 1 else forms
