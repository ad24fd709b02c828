"""A table that nobody uses any more is told of before it is removed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("warned", sa.Float, nullable=False, server_default="0"))
