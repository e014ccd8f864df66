"""What ``doctor --discord`` asks Discord about the bot. It only reads: nothing changes there, and no session begins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from tempfile import TemporaryDirectory

from bot.cli.arguments import many
from bot.cli.doctor.checked import Checked
from bot.cli.progress import going_on
from bot.i18n.catalogue import text
from bot.logs import configure_logging
from bot.private import fit_to_print
from bot.process.discord_client import DaiDi
from bot.settings import Settings
from bot.store import Store
from bot.store.maintenance import Look
from bot.tables.life.clock import SystemClock
from cogs.connection import CannotConnect
from cogs.connection.attempts import LoginRefused
from cogs.inspection import ChannelSeen, Inspector, NoAnswer, ServerSeen, inspecting
from cogs.interactions.opening import CHANNELS
from cogs.outbox import Permits

_INTENTS = {
    "presences": "Presence Intent",
    "members": "Server Members Intent",
    "message_content": "Message Content Intent",
}
"""The privileged intents as the application's page calls them."""

_A_SECOND = 50
"""How many requests a second Discord takes from one token. The bot may be using its own share of them meanwhile."""

_MOST_NAMED = 5
"""How many names one line gives."""

Chosen = Callable[[int], Collection[int]]
"""The channels that a server chose for its tables; none: it lets people play in each."""


def checks_at_discord(settings: Settings, look: Look) -> list[Checked]:
    """Each check, in the order in which they are told. If Discord stops answering, the last one says so."""
    configure_logging("ERROR")  # the libraries' warnings would stand between the lines

    def chosen(server: int) -> Collection[int]:
        kept = look.setting(server, CHANNELS) if look.version == look.newest else None
        return [one for one in kept if isinstance(one, int)] if isinstance(kept, list) else []

    async def all_checks() -> list[Checked]:
        return [check async for check in _asked(settings, chosen)]

    return asyncio.run(all_checks())


async def _asked(settings: Settings, chosen: Chosen) -> AsyncIterator[Checked]:
    try:
        with going_on("asking Discord"):
            async with _inspector(settings) as inspector:
                async for check in _checks(inspector, chosen):
                    yield check
    except LoginRefused as refused:
        yield Checked("token", "refused", (fit_to_print(str(refused)),))
    except (CannotConnect, NoAnswer) as problem:
        yield Checked("Discord", "no answer", (fit_to_print(str(problem)),))


@asynccontextmanager
async def _inspector(settings: Settings) -> AsyncIterator[Inspector]:
    """Log in as the bot of these settings would, beside a client at rest that has the bot's commands."""
    clock = SystemClock()
    permits = Permits(clock, max(1, _A_SECOND - settings.requests_a_second))
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/nothing.db", clock.now)
        try:
            bot = DaiDi.at_rest(store)
            await bot.load_cogs()
            async with inspecting(bot, permits, settings.discord_api, settings.token) as inspector:
                yield inspector
        finally:
            await permits.close()
            await store.close()


async def _checks(inspector: Inspector, chosen: Chosen) -> AsyncIterator[Checked]:
    name, account = inspector.account
    yield Checked("token", f"accepted; it is that of {fit_to_print(name)} ({account})")
    yield _gateway(inspector)
    yield _intents(inspector)
    yield await _commands(inspector)
    servers = await inspector.servers()
    if not servers:
        yield Checked("servers", "the bot is in none; README.md says how to invite it", note=True)
        return
    yield Checked("servers", f"the bot is in {len(servers):,}")
    with going_on("looking into servers", len(servers)) as done:
        seen = 0
        async for server in inspector.look_into(servers, chosen):
            yield _server(server, by_choice=bool(chosen(server.id)))
            done(seen := seen + 1)


def _gateway(inspector: Inspector) -> Checked:
    """How many sessions may begin, and how many connections Discord advises."""
    starts, shards = inspector.gateway.starts, inspector.gateway.shards or 1
    advised = f"Discord advises {many(shards, 'shard', 'shards')}"
    if starts is None:
        return Checked("gateway", advised)
    found = f"{starts.remaining:,} of {starts.total:,} sessions may still begin today; {advised}"
    minutes = many(round(starts.reset_after / 60), "minute", "minutes")
    spent = () if starts.remaining > 0 else (f"no further session may begin for {minutes}",)
    return Checked("gateway", found, spent)


def _intents(inspector: Inspector) -> Checked:
    """Whether the application has the intents that the bot asks for, and no other that gives more away."""
    refused, idle = inspector.privileges()
    found = f"the bot asks for {', '.join(inspector.intents)} alone"
    if idle:
        named = ", ".join(_INTENTS[name] for name in idle)
        found += f"; the application may have more, so switch off under Bot on its page: {named}"
    faults = [f"switch on under Bot on the application’s page: {_INTENTS[name]}" for name in refused]
    return Checked("intents", found, tuple(faults), note=bool(idle))


async def _commands(inspector: Inspector) -> Checked:
    """Whether Discord has the commands that the bot would register, and hands them to the bot."""
    number, (missing, foreign, different) = await inspector.commands()
    elsewhere = (
        "the application’s page has an Interactions Endpoint URL, so no command reaches the bot; empty that field"
    )
    faults = (elsewhere,) if inspector.listens_elsewhere else ()
    told = [("missing", missing), ("different", different), ("not the bot’s", foreign)]
    off = "; ".join(f"{what}: {_few(names)}" for what, names in told if names)
    if not off:
        return Checked("commands", f"all {number:,} are registered as this version has them", faults)
    return Checked("commands", f"{off}; the bot registers its own {number:,} at its next start", faults, note=True)


def _server(server: ServerSeen, *, by_choice: bool) -> Checked:
    """Whether the bot has the permissions it needs where people of a server may play."""
    what = f"server {fit_to_print(server.name)} ({server.id})"
    if server.channels is None:
        return Checked(what, "out of reach", ("Discord does not let the bot look into it",))
    lacking = [one for one in server.channels if one.lacking is None or one.lacking]
    number, fine = len(server.channels), len(server.channels) - len(lacking)
    where = "the channels it chose" if by_choice else "every text channel"
    found = f"tables in {where}; the bot has all permissions in {fine:,} of {number:,}"
    if lacking and (by_choice or not fine):
        return Checked(what, found, tuple(map(_channel, lacking)))
    if seen := [one for one in lacking if one.lacking and "view_channel" not in one.lacking]:
        return Checked(what, f"{found}; {_few(map(_channel, seen), '; ')}", note=True)
    return Checked(what, found, note=not number)


def _channel(channel: ChannelSeen) -> str:
    """What the bot lacks in a channel."""
    if channel.lacking is None:
        return f"channel {channel.id} is gone"
    names = [text("permission", permission=name) for name in channel.lacking]
    return f"#{fit_to_print(channel.name)} lacks {', '.join(names)}"


def _few(names: Iterable[str], between: str = ", ") -> str:
    """The first names of many, and how many more there are."""
    every = [*names]
    more = [f"and {len(every) - _MOST_NAMED:,} more"] if len(every) > _MOST_NAMED else []
    return between.join([*map(fit_to_print, every[:_MOST_NAMED]), *more])
