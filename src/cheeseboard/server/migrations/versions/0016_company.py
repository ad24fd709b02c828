"""Friends, manners, the operator's books."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def _person(name: str, **more: object) -> sa.Column[str]:
    return sa.Column(name, sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "ties",
        _person("person", primary_key=True),
        _person("other", primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        _person("person", primary_key=True),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("is_hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "invitations",
        sa.Column(
            "table", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        _person("person", primary_key=True),
        _person("by", nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("is_declined", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("by", sa.String, sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
        sa.Column(
            "about", sa.String, sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False, server_default=""),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float, nullable=True),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False, server_default=""),
        sa.Column("table", sa.String, nullable=False, server_default=""),
        sa.Column("report", sa.Integer, nullable=False, server_default="0"),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
        sa.Column("why", sa.String, nullable=False),
    )
    for table, column in (
        ("ties", "other"),
        ("presence", "seen"),
        *(("invitations", one) for one in ("person", "by")),
        *(("reports", one) for one in ("by", "about", "settled")),
        ("audit", "person"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
    _only_add_to_audit()


def _only_add_to_audit() -> None:
    """Let the database itself refuse to change or remove what operators did."""
    if op.get_bind().dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{what.lower()} BEFORE {what} ON audit "
                "BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()"
    )
