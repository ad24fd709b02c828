"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "touched"])
    op.create_table(
        "sitters",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("ix_sitters_person", "sitters", ["person"])
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("head", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("saved", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("end", sa.JSON, nullable=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "number"),
    )
    op.create_table(
        "steps",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_table", "chat", ["table"])
