"""What bots have to think about is kept in the database, and how much was thought for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "work",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("payer", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("worker", sa.String, nullable=False, server_default=""),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
        sa.Column("is_hint", sa.Boolean, nullable=False),
        sa.Column("is_hurried", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.JSON, nullable=True),
    )
    op.create_index("ix_work_table", "work", ["table"])
    op.create_table(
        "shares",
        sa.Column("payer", sa.String, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
