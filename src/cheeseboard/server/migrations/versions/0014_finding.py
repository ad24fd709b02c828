"""People look for a match, and every game has an open table a day."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "searches",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("tempo", sa.String, nullable=False),
        sa.Column("widest", sa.Float, nullable=False, server_default="12"),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table", sa.String, nullable=False, server_default=""),
        sa.Column("called", sa.Float, nullable=False, server_default="0"),
        sa.Column("came", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("searches_by_since", "searches", ["since"])
    op.create_table(
        "waits",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("table", sa.String, nullable=False),
    )
