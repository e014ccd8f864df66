"""Why rules cannot be as somebody asked, and what would be right."""

from __future__ import annotations

from bot.games.actions import NotPossible
from bot.games.rulebook import Contradiction, OutOfRange, Unknown
from bot.i18n.names import markup_safe
from cogs.ui.messages import Message
from cogs.ui.refusals import trouble
from cogs.ui.texts import quoted

_KEYS = {"preset": "err-rules-name", "mixin": "err-rules-mixin", "parameter": "err-rules-option"}


def rules_trouble(problem: NotPossible, locale: str) -> Message:
    """The trouble that a problem with rules is, in the reader's words."""
    match problem:
        case Unknown(what=what, name=name, nearest=nearest):
            names = [f"`{one}`" if what != "preset" else markup_safe(one) for one in nearest]
            return trouble(_KEYS[what], locale, text=quoted(name), n=len(nearest), names=names)
        case OutOfRange(parameter=option, value=value, allowed=allowed):
            return trouble("err-rules-value", locale, option=option, text=quoted(value), allowed=markup_safe(allowed))
        case Contradiction(first=first, second=second, why=why, wayout=wayout):
            facts = {"first": first, "second": second, "why": markup_safe(why), "wayout": markup_safe(wayout)}
            return trouble("err-rules-contra", locale, **facts)
    return trouble("err-rules-other", locale, reason=markup_safe(str(problem)))
