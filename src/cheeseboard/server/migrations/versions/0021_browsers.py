"""Which accounts one browser has let in."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
