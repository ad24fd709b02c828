"""Sessions, tokens, keys, six words, links to other devices and by mail."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

OURS = ("Guest", "Гость", "Гість")
"""What everybody was called who had not chosen a name."""


def person(**options: Any) -> sa.Column[str]:
    return sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, **options)


def upgrade() -> None:
    for name in ("is_named", "is_signed"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.true())
        op.add_column("people", column)
    people = sa.table("people", sa.column("name"), sa.column("is_named", sa.Boolean))
    op.execute(sa.update(people).where(people.c.name.in_(OURS)).values(is_named=False))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        person(index=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
        sa.Column("device", sa.String, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String, primary_key=True),
        person(index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("tables", sa.JSON, nullable=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        person(index=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column(
            "session",
            sa.String,
            sa.ForeignKey("sessions.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "recovery",
        person(primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("what", sa.String, nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String, primary_key=True),
        person(index=True),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("asker", sa.String, nullable=False, server_default=""),
        sa.Column("words", sa.String, nullable=False, server_default=""),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "addresses",
        person(primary_key=True),
        sa.Column("address", sa.String, nullable=False, index=True),
        sa.Column("confirmed", sa.Float, nullable=True),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String, primary_key=True),
        person(index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
