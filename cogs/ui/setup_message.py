"""The panel of ``/setup``: what the server chose, how to change it, and what the bot may not do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import find_game
from bot.games.house import HouseRules
from bot.i18n.catalogue import picture_text, text
from cogs.ui.custom_ids import CustomId
from cogs.ui.messages import Accent, Button, ChannelMenu, Menu, Message, Option, lines, rows, small
from cogs.ui.rules.words import MOST_CHOICES, rules_name


class Openers(StrEnum):
    """Who may open tables."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """``channels`` in which tables are opened (none: in every channel), and who opens them."""

    channels: tuple[int, ...] = ()
    openers: Openers = Openers.EVERYBODY


Lacking = Mapping[int, Sequence[str] | None]
"""By channel the permissions that are missing there; None: the channel is gone, or hidden from the bot."""

MOST_CHANNELS = 10
"""Channels that a server can name, so that each can be looked into at once."""

RULES_VERBS = ("setuprulesa", "setuprulesb", "setuprulesc")
"""The selects that together hold every preset."""


def setup_message(guild: int, settings: ServerSettings, rules: HouseRules, lacking: Lacking, locale: str) -> Message:
    """The whole panel, as it is now."""

    def control(verb: str) -> CustomId:
        return CustomId(verb, f"{guild}-0")

    mentions = [f"<#{channel}>" for channel in settings.channels]
    some = text("setup-channels-some", locale, channels=mentions, n=len(mentions))
    where = some if mentions else text("setup-channels-any", locale)
    openers = [Option(text(f"choice-openers-{one}", locale), one, chosen=one is settings.openers) for one in Openers]
    return Message(
        (
            f"### {text('setup-heading', locale)}",
            small(text("setup-note", locale)),
            lines(text("setup-channels", locale), where),
            ChannelMenu(text("select-channels", locale), control("setupchannels"), settings.channels, MOST_CHANNELS),
            lines(text("setup-openers", locale), text("setup-openers-said", locale, openers=settings.openers)),
            Menu(text("select-openers", locale), control("setupopeners"), openers),
            lines(
                text("setup-rules", locale),
                text("setup-rules-said", locale, rules.game, rules=rules_name(rules, locale)),
                small(text("setup-rules-note", locale)),
            ),
            *_rules_menus(guild, rules, locale),
            lines(text("setup-language", locale), text("setup-language-only", locale)),
            None,
            lines(text("setup-rights", locale), *_rights(lacking, locale)),
            *rows(
                (
                    Button(text("button-check-again", locale), control("setupcheck")),
                    Button(text("button-server-rules", locale), control("rulesserver")),
                )
            ),
        ),
        Accent.OVER,
    )


def _rules_menus(guild: int, rules: HouseRules, locale: str) -> list[Menu]:
    """Selects of every preset, the one in force chosen where it is one as it stands."""
    names = find_game(rules.game).presets()
    parts = [names[at : at + MOST_CHOICES] for at in range(0, len(names), MOST_CHOICES)]
    return [
        Menu(
            text("select-setup-rules", locale, page=page),
            CustomId(verb, f"{guild}-0"),
            [
                Option(
                    picture_text("preset", locale, rules.game, preset=name),
                    name,
                    picture_text("preset-about", locale, rules.game, preset=name),
                    chosen=name == rules.label,
                )
                for name in part
            ],
        )
        for page, (verb, part) in enumerate(zip(RULES_VERBS, parts, strict=False))
    ]


def _rights(lacking: Lacking, locale: str) -> list[str]:
    said = [_right(channel, missing, locale) for channel, missing in lacking.items()]
    trouble = any(missing is None or missing for missing in lacking.values())
    return [*said, small(text("setup-rights-note", locale))] if trouble else said


def _right(channel: int, missing: Sequence[str] | None, locale: str) -> str:
    mention = f"<#{channel}>"
    if missing is None:
        return text("setup-rights-gone", locale, channel=mention)
    if not missing:
        return text("setup-rights-fine", locale, channel=mention)
    names = [text("permission", locale, permission=one) for one in missing]
    return text("err-rights", locale, channel=mention, names=names)
