"""Every test of the shell types its commands in the same way."""

from tests.cli.at_the_shell import asked, shell

__all__ = ["asked", "shell"]
