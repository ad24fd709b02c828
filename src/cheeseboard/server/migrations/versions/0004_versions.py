"""Tables count their changes, and keep when somebody was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("looked", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
