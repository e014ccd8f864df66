"""Logging: structured lines on standard error."""

from __future__ import annotations

import logging
import sys

import structlog

QUIET = ("discord", "sqlalchemy", "aiosqlite", "alembic", "aiohttp")
"""Libraries that log too much; at DEBUG, discord.py would log hands and tokens."""


def configure_logging(level: str) -> None:
    """Log from ``level`` up (``DEBUG``, ``INFO``, ``WARNING``, ``ERROR``); libraries from WARNING up."""
    number = logging.getLevelNamesMapping()[level]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=("timestamp", "level", "event"), bool_as_flag=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=number, format="%(levelname)s %(name)s %(message)s", stream=sys.stderr)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, number))
