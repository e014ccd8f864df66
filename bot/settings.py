"""Settings, read from the environment here only. Each one is explained in ``.env.example``."""

from __future__ import annotations

import io
import os
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Literal, Self
from urllib.parse import SplitResult, urlsplit

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD = "https://discord.com/api/v10"
FILE = ".env"
STORE, PLAYGROUND_STORE = (f"sqlite+aiosqlite:///data/{name}.db" for name in ("daidi", "playground"))
"""The databases of the bot on Discord and of the playground, unless ``DATABASE_URL`` names another."""

_NUMBERS = re.compile(r"\s*\d{1,5}\s*(-\s*\d{1,5}\s*)?(,\s*\d{1,5}\s*(-\s*\d{1,5}\s*)?)*")
"""Numbers and ranges of shards."""
_PLAIN = re.compile(r"[A-Za-z]{1,8}|-?[0-9.]{1,8}")
"""Values that an error message may show: short words and numbers, which cannot be secrets."""


def _processors() -> int:
    """How many processors this machine lets the bot use."""
    return os.cpu_count() or 1


class SettingsUnusable(ValueError):
    """A setting cannot be used. The message is one line that names it and says what would be right.

    A value is shown only if it is a short word or number: anything else may be a misplaced token.
    """


class Settings(BaseSettings):
    """Everything that can be set from outside. In the environment, the names are in capitals."""

    model_config = SettingsConfigDict(
        env_file=FILE, env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    discord_api: str = DISCORD
    discord_api_allow_http: bool = False
    database_url: str = Field(  # not shown, since it may hold a password
        default_factory=lambda given: STORE if given.get("discord_token") else PLAYGROUND_STORE, repr=False
    )
    computer_pause: float = Field(default=1.2, ge=0, le=60)
    trick_pause: float = Field(default=2.5, ge=0, le=60)
    commands_a_minute: int = Field(default=120, ge=0, le=1_000_000)
    presses_a_minute: int = Field(default=300, ge=0, le=1_000_000)
    suggestions_a_minute: int = Field(default=180, ge=0, le=1_000_000)
    pictures_a_minute: int = Field(default=120, ge=0, le=1_000_000)
    drawing_processes: int = Field(default_factory=_processors, ge=1, le=64)
    requests_a_second: int = Field(default=48, ge=1, le=50)
    shard_count: int | None = Field(default=None, ge=1, le=10_000)
    shard_ids: str = "auto"
    shards_at_most: int | None = Field(default=None, ge=1, le=10_000)
    lobby_minutes: int = Field(default=60, ge=1, le=100_000)
    quiet_days: int = Field(default=30, ge=2, le=10_000)
    backup_every: int = Field(default=24, ge=0, le=10_000)
    backup_keep: int = Field(default=7, ge=1, le=1_000)
    backup_folder: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    metrics_port: int = Field(default=0, ge=0, le=65535)
    playground_port: int = Field(default=8642, ge=0, le=65535)

    @field_validator("discord_token", mode="before")
    @classmethod
    def _one_word(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        token = value.strip()
        if not re.fullmatch(r"""[^\s"']*""", token) or not (token.isascii() and token.isprintable()):
            raise ValueError(
                "a token has no spaces, no quotation marks and nothing outside ASCII; "
                "copy it alone, without “Bot” in front of it"
            )
        return token or None

    @field_validator("backup_folder")
    @classmethod
    def _whole_path(cls, value: Path | None) -> Path | None:
        if value is not None and not (value.is_absolute() and str(value).isprintable()):
            raise ValueError("it takes the whole path of a folder, such as /backups")
        return value

    @model_validator(mode="after")
    def _shards_there_are(self) -> Self:
        count = self.shard_count or 1
        served = min(len(self.ids_of_shards(count)), self.shards_at_most or count)
        if served < count and self.database_url.startswith("sqlite"):
            raise ValueError(
                "SHARD_IDS or SHARDS_AT_MOST leaves shards to other processes, but only one may open the file that "
                "DATABASE_URL names; use PostgreSQL, or serve all shards"
            )
        return self

    @property
    def token(self) -> str:
        """The token as Discord is told it; empty without one."""
        return self.discord_token.get_secret_value() if self.discord_token else ""

    def ids_of_shards(self, count: int) -> range | tuple[int, ...]:
        """The shards of so many that this process may serve.

        Raises:
            ValueError: ``SHARD_IDS`` names none, or others than there are.
        """
        if self.shard_ids == "auto":
            return range(count)
        named = _NUMBERS.fullmatch(self.shard_ids)
        if named is None:
            raise ValueError("SHARD_IDS takes numbers from 0 on, such as 0-3 or 0,2, or the word auto")
        if self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together")
        ends = [[int(end) for end in part.split("-")] for part in self.shard_ids.replace(" ", "").split(",")]
        ids = {number for first, *last in ends for number in range(first, (last or [first])[0] + 1)}
        if not ids or max(ids) >= count:
            raise ValueError(f"SHARD_IDS names no shards, or others than there are: SHARD_COUNT is {count}")
        return tuple(sorted(ids))

    @field_validator("discord_api")
    @classmethod
    def _without_slash(cls, value: str) -> str:
        return value.rstrip("/")

    @model_validator(mode="after")
    def _token_stays_private(self) -> Self:
        parts = _address(self.discord_api)
        if parts.scheme == "http" and not self.discord_api_allow_http and not _is_loopback(parts.hostname or ""):
            raise ValueError(
                "DISCORD_API is plain HTTP to another machine, where the token could be read; "
                "use https, or set DISCORD_API_ALLOW_HTTP=1"
            )
        return self


def _address(api: str) -> SplitResult:
    """The parts of ``DISCORD_API``. It is never shown, since it may contain a token or a password."""
    try:
        parts = urlsplit(api)
        usable = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1) > 0
    except ValueError:  # unbalanced brackets, or a port that is not a number
        usable = False
    if not usable or not re.fullmatch(r"[!-~]+", api):
        raise ValueError(f"DISCORD_API is no address of a server; it takes one such as {DISCORD}")
    if parts.username is not None or parts.password is not None:
        raise ValueError(f"DISCORD_API takes no user name and no password; write an address such as {DISCORD}")
    if parts.query or parts.fragment:
        raise ValueError(f"DISCORD_API holds more than an address and a path; it takes one such as {DISCORD}")
    return parts


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def read_settings() -> Settings:
    """The current settings, from the environment and ``.env``.

    Raises:
        SettingsUnusable: one of them, or the file, cannot be used.
    """
    _refuse_what_is_no_text(Path(FILE))
    try:
        return Settings()
    except ValidationError as trouble:
        first = trouble.errors(include_url=False, include_context=False, include_input=True)[0]
        name, value = ".".join(map(str, first["loc"])).upper(), str(first["input"])
        text = first["msg"].removeprefix("Value error, ")
        shown = f" is “{value}”" if _PLAIN.fullmatch(value) else ""
        raise SettingsUnusable(f"{name}{shown}: {text}" if name else text) from None


def _refuse_what_is_no_text(file: Path) -> None:
    """Raise if a settings file exists but contains anything other than lines of ``NAME=value``."""
    if not file.is_file():
        return
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise SettingsUnusable(f"the file {file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SettingsUnusable(f"the file {file} is not text in UTF-8; write it anew from .env.example") from None
    if "\0" in text:
        raise SettingsUnusable(f"the file {file} holds NUL bytes; write it anew from .env.example")
    for line in parse_stream(io.StringIO(text)):
        if line.error:
            raise SettingsUnusable(f"line {line.original.line} of the file {file} cannot be read; write NAME=value")
