"""Tables have a pace and clocks; time in which nobody served is known."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0007"


def upgrade() -> None:
    for column in (
        sa.Column("tempo", sa.JSON, nullable=False, server_default='{"kind": "none"}'),
        sa.Column("clocks", sa.JSON, nullable=True),
        sa.Column("falls", sa.Float, nullable=True),
    ):
        op.add_column("tables", column)
    op.create_index("tables_by_falls", "tables", ["falls"])
    op.add_column("sitters", sa.Column("lag", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "beats",
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "rests",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("night_from", sa.Integer, nullable=False),
        sa.Column("night_to", sa.Integer, nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )
    op.create_table(
        "nudges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("by", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
