"""Steps keep what they changed, finished matches have films, tables know who is to act."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("to_act", sa.JSON, nullable=True))
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("first", sa.JSON, nullable=True))
    with op.batch_alter_table("steps") as steps:
        steps.add_column(sa.Column("change", sa.JSON, nullable=True))
    op.create_table(
        "films",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("film", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
