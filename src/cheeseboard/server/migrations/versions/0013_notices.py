"""People are told what waits for them, where and when they want."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String, nullable=False, unique=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=True, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False, server_default="0"),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("opened", sa.Float, nullable=False, server_default="0"),
        sa.Column("passed", sa.Float, nullable=False, server_default="0"),
        sa.Column("settled", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("notices_by_person", "notices", ["person", "at"])
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.Integer, sa.ForeignKey("notices.id"), primary_key=True),
        sa.Column("receiver", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("way", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False, server_default=""),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("after", sa.Float, nullable=False, server_default="0"),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "rounds",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("worker", sa.String, nullable=False, server_default=""),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "receivers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("way", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float, nullable=False, server_default="0"),
        sa.Column("off", sa.Float, nullable=False, server_default="0"),
        sa.Column("why", sa.String, nullable=False, server_default=""),
        sa.Column("last_sent", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.create_table(
        "looks",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("page", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
