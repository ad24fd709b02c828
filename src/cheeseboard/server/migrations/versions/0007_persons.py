"""People may keep their name, choose how they look, and be kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for column in (
        sa.Column("kept", sa.Float, nullable=True),
        sa.Column("fold", sa.String, nullable=True),
        sa.Column("language", sa.String, nullable=False, server_default=""),
        sa.Column("zone", sa.String, nullable=False, server_default=""),
        sa.Column("fur", sa.String, nullable=False, server_default=""),
        sa.Column("hat", sa.String, nullable=False, server_default=""),
        sa.Column("is_operator", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("suspended", sa.Float, nullable=False, server_default="0"),
        sa.Column("leaves", sa.Float, nullable=True),
    ):
        op.add_column("people", column)
    op.create_index("people_by_fold", "people", ["fold"], unique=True)
