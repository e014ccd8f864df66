"""The panel of ``/setup``: what the server chose, how to change it, and which permissions the bot lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.game import DEFAULT_GAME, GAMES, find_game
from bot.engine.house_rules.house import HouseRules
from bot.i18n.catalogue import FALLBACK, languages, own_name, picture_text, text
from bot.tables.deal.deadlines import UNTIMED
from cogs.ui.rules.words import game_extra, rules_name
from cogs.ui.table_in_words import clock_facts
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import (
    MOST_CHOICES,
    Accent,
    Button,
    ChannelMenu,
    ExplainedButton,
    Menu,
    Message,
    Option,
    Part,
    lines,
    rows,
    small,
)


class Openers(StrEnum):
    """Who may open tables."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server chose, with defaults for the rest."""

    channels: tuple[int, ...] = ()  # where tables are opened; empty: in every channel
    openers: Openers = Openers.EVERYBODY
    game: str = DEFAULT_GAME  # played if nobody names a game
    clock: int | None = None  # seconds for a turn, unless a table chooses others; None: untimed
    rated: bool = False  # whether tables without computers are rated, unless one chooses otherwise
    threads: bool = False  # whether each table gets a thread of its own, unless its opener chooses otherwise
    least_deals: int = 0  # how many deals of a game rated tables ask of people
    zone: str = "UTC"  # the time zone in which weeks and months begin
    language: str | None = None  # chosen for what everybody reads; None: the one that Discord has for the server
    spoken: str = FALLBACK  # the one that everybody reads
    digest: int = 0  # the channel in which each week is told; 0: nowhere


AS_DISCORD_SAYS = "discord"
"""What is chosen to have the language that Discord has for a person or a server."""

LEAST_OFFERED = (0, 5, 10, 20, 50, 100)
"""How many deals a server may ask of people before they sit down at rated tables."""

Lacking = Mapping[int, Sequence[str] | None]
"""The permissions missing in each channel; None: the channel is gone, or hidden from the bot."""

MOST_CHANNELS = 10
"""The most channels that a server can name: few enough to check them all at once."""

CLOCKS = (None, 15, 30, 60, 2 * 60, 5 * 60, 60 * 60, 24 * 60 * 60, 3 * 24 * 60 * 60)
"""The clocks on offer. Any other is written in a form."""

RULES_VERBS = ("setuprulesa", "setuprulesb", "setuprulesc")
"""The selects that together contain every preset."""


def setup_message(guild: int, settings: ServerSettings, rules: HouseRules, lacking: Lacking, locale: str) -> Message:
    """The whole panel in its current state."""

    def control(verb: str) -> CustomId:
        return CustomId(verb, f"{guild}-0", 0, game_extra(rules.game))

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
            *_game_menu(settings.game, control("setupgame"), locale),
            lines(
                text("setup-clock", locale),
                text("setup-clock-said", locale, **clock_facts(settings.clock)),
                small(text("setup-clock-note", locale)),
            ),
            Menu(text("select-clock", locale), control("setupclock"), _clocks(settings.clock, locale)),
            lines(
                text("setup-zone", locale),
                text("setup-zone-said", locale, zone=settings.zone),
                text("setup-digest", locale, on=settings.digest > 0, channel=f"<#{settings.digest}>"),
                *_language_said(settings, locale),
            ),
            _language_menu(settings.language, control("setuplanguage"), locale),
            *rows(
                [
                    Button(text("button-other-clock", locale), control("setupclockask")),
                    Button(text("button-zone", locale), control("setupzoneask")),
                    Button(text("button-digest", locale, on=settings.digest > 0), control("setupdigest")),
                ]
            ),
            lines(text("setup-rated", locale), text("setup-rated-said", locale, rated=settings.rated)),
            Menu(text("select-rated", locale), control("setuprated"), _rated(settings.rated, locale)),
            Menu(text("select-least", locale), control("setupleast"), _least(settings.least_deals, locale)),
            ExplainedButton(
                Button(text("button-threads", locale, on=settings.threads), control("setupthreads")),
                lines(text("setup-threads", locale), text("setup-threads-said", locale, on=settings.threads)),
            ),
            lines(
                text("setup-rules", locale),
                text("setup-rules-said", locale, rules.game, rules=rules_name(rules, locale)),
                small(text("setup-rules-note", locale)),
            ),
            *_rules_menus(guild, rules, locale),
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


def _clocks(now: int | None, locale: str) -> list[Option]:
    """The clocks on offer, with the one in force. A value is what people would write."""
    clocks = sorted({*CLOCKS, now}, key=lambda seconds: seconds or 0)
    return [
        Option(
            text("choice-clock", locale, **clock_facts(one)), UNTIMED if one is None else str(one), chosen=one == now
        )
        for one in clocks
    ]


def _rated(now: bool, locale: str) -> list[Option]:
    """Whether new tables are rated. A value is what people would type."""
    return [
        Option(text("choice-rated-no", locale), "no", chosen=not now),
        Option(text("choice-rated-yes", locale), "yes", chosen=now),
    ]


def _least(now: int, locale: str) -> list[Option]:
    """How many deals rated tables may ask of people."""
    return [Option(picture_text("choice-least", locale, n=one), str(one), chosen=one == now) for one in LEAST_OFFERED]


def _game_menu(chosen: str, control: CustomId, locale: str) -> list[Part]:
    """The server's game and a select of all games. Empty if there is only one."""
    if len(GAMES) == 1:
        return []
    options = [Option(picture_text("game", locale, game), game, chosen=game == chosen) for game in GAMES]
    said = lines(text("setup-game", locale), text("setup-game-said", locale, chosen))
    return [said, Menu(text("select-setup-game", locale), control, options[:MOST_CHOICES])]


def _language_said(settings: ServerSettings, locale: str) -> list[str]:
    """The language of what everybody reads."""
    chosen, name = settings.language is not None, own_name(settings.spoken)
    said = text("setup-language-said", locale, chosen=chosen, name=name)
    return [text("setup-language", locale), said, small(text("setup-language-note", locale))]


def _language_menu(chosen: str | None, control: CustomId, locale: str) -> Menu:
    """All languages, each by its own name."""
    options = [Option(text("choice-language-discord", locale), AS_DISCORD_SAYS, chosen=chosen is None)]
    options += [Option(own_name(one), one, chosen=one == chosen) for one in languages()]
    return Menu(text("select-language", locale), control, options[:MOST_CHOICES])


def _rules_menus(guild: int, rules: HouseRules, locale: str) -> list[Menu]:
    """Selects of all presets. The one in force is marked if it is unchanged."""
    names = find_game(rules.game).rules.presets
    parts = [names[at : at + MOST_CHOICES] for at in range(0, len(names), MOST_CHOICES)]
    return [
        Menu(
            text("select-setup-rules", locale, page=page),
            CustomId(verb, f"{guild}-0", 0, game_extra(rules.game)),
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
