"""How matches ended, seat by seat, and what follows: ratings, meetings, labels."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("ending", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("answer", sa.Float, nullable=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_index("results_by_game", "results", ["person", "game", "ended"])
    op.create_index("results_by_seat", "results", ["person", "game", "seats", "seat", "won"])
    op.create_table(
        "facets",
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("facet", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match", "seat"], ["results.match", "results.seat"]),
    )
    op.create_index("facets_by_person", "facets", ["person", "game", "seats", "facet", "won"])
    op.create_table(
        "meetings",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("from_mu", sa.Float, nullable=False),
        sa.Column("from_sigma", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match", "seat"], ["results.match", "results.seat"]),
    )
    op.create_index(
        "ratings_by_person", "ratings", ["person", "game", "kind", "number"], unique=True
    )
    op.create_table(
        "labels",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("label", sa.String, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
