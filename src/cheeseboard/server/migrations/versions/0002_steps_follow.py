"""Matches count their steps, positions have marks, and tables have manners."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("length", sa.Integer, nullable=False, server_default="0"))
        matches.add_column(sa.Column("mark", sa.String, nullable=True))
    op.execute(
        "UPDATE matches SET length = (SELECT count(*) FROM steps WHERE steps.match = matches.id)"
    )
    with op.batch_alter_table("steps") as steps:
        steps.add_column(sa.Column("mark", sa.String, nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("manners", sa.JSON, nullable=False, server_default="{}"))
