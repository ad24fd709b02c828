"""People may keep their ratings to themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("hides_ratings", sa.Boolean, nullable=False, server_default=sa.false())
    )
