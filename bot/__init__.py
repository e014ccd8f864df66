"""Dai Di: a Discord bot that hosts Chinese card games at tables in channels."""
