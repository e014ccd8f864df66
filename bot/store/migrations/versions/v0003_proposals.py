"""Proposals of house rules by one name: the table and its key were called drafts."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rename table, key and index; what waits for an answer goes on waiting."""
    op.drop_index("house_drafts_old", "house_drafts")
    op.rename_table("house_drafts", "house_proposals")
    op.alter_column("house_proposals", "draft", new_column_name="number")
    op.create_index("house_proposals_old", "house_proposals", ["guild", "at"])
