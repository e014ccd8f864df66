"""Proposals of house rules get one name everywhere: the table and its key were called drafts."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Rename the table, its key and its index; proposals that await an answer are kept."""
    op.drop_index("house_drafts_old", "house_drafts")
    op.rename_table("house_drafts", "house_proposals")
    op.alter_column("house_proposals", "draft", new_column_name="number")
    op.create_index("house_proposals_old", "house_proposals", ["guild", "at"])
