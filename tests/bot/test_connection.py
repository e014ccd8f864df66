"""The connection to Discord: what is lost comes back in a measure that Discord bears; what cannot is said."""

from __future__ import annotations

import socket
from contextlib import closing

import aiohttp

from tests.bot.house import House


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return int(taken.getsockname()[1])


async def test_health_is_well_again_after_a_resume(house: House) -> None:
    port = free_port()
    house.settings = house.settings.model_copy(update={"metrics_port": port})
    gateway = house.playground.gateway
    health: list[int] = []

    async def asked(session: aiohttp.ClientSession) -> int:
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            health.append(answer.status)
        return answer.status

    async with house.bot(), aiohttp.ClientSession() as session:
        await house.eventually(lambda: asked(session), 200)
        house.playground.faults.refuse_gateway(1_000_000)
        house.playground.faults.drop_gateway(4000)
        await house.eventually(lambda: asked(session), 503)
        house.playground.faults.clear()
        await house.person("Ann").until(lambda: gateway.resumes > 0)
        await house.eventually(lambda: asked(session), 200)
        assert gateway.identifies == 1
