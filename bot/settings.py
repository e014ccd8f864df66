"""Settings: the only reader of the environment. Each one is explained in ``.env.example``."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD = "https://discord.com/api/v10"


class SettingsUnusable(ValueError):
    """A setting cannot be used; the message is one line naming it and what would be right."""


class Settings(BaseSettings):
    """Everything that can be set from outside; names in the environment are these in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    discord_api: str = DISCORD
    discord_api_allow_http: bool = False
    database_url: str = "sqlite+aiosqlite:///data/daidi.db"
    computer_pause: float = Field(default=1.2, ge=0, le=60)
    redeal_window: float = Field(default=10, gt=0, le=600)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    metrics_port: int = Field(default=0, ge=0, le=65535)
    playground_port: int = Field(default=8642, ge=0, le=65535)

    @field_validator("discord_token", mode="before")
    @classmethod
    def _blank_is_none(cls, value: object) -> object:
        return None if isinstance(value, str) and not value.strip() else value

    @model_validator(mode="after")
    def _token_stays_private(self) -> Self:
        parts = urlsplit(self.discord_api)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"DISCORD_API is “{self.discord_api[:60]}”; it takes an address such as {DISCORD}")
        if parts.scheme == "http" and not self.discord_api_allow_http and not _is_loopback(parts.hostname):
            raise ValueError(
                "DISCORD_API is plain HTTP to another machine, where the token could be read; "
                "use https, or set DISCORD_API_ALLOW_HTTP=1"
            )
        return self


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_settings() -> Settings:
    """The settings in force, from the environment and ``.env``.

    Raises:
        SettingsUnusable: one of them cannot be used.
    """
    try:
        return Settings()
    except ValidationError as trouble:
        first = trouble.errors(include_url=False, include_context=False, include_input=True)[0]
        name = ".".join(map(str, first["loc"])).upper()
        text = first["msg"].removeprefix("Value error, ")
        line = f"{name} is “{str(first['input'])[:60]}”: {text}" if name else text
        raise SettingsUnusable(line) from None
