"""Analyses of matches that are over, notes at their steps, branches from them, puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column(
        "work", sa.Column("is_review", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("payer", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("rest", sa.Integer, nullable=False, server_default="0"),
        sa.Column("head", sa.JSON, nullable=False),
        sa.UniqueConstraint("match", "version"),
    )
    op.create_index("reviews_by_payer", "reviews", ["payer", "since"])
    op.create_table(
        "review_items",
        sa.Column("review", sa.Integer, sa.ForeignKey("reviews.id"), primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("place", sa.Float, nullable=False),
        sa.Column("lane", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.JSON, nullable=True),
    )
    op.create_index("review_items_by_place", "review_items", ["review", "lane", "place"])
    op.create_table(
        "review_seats",
        sa.Column("review", sa.Integer, sa.ForeignKey("reviews.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("accuracy", sa.Float, nullable=True),
        sa.Column("decisions", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("own", "luck", "others")),
        sa.Column("result", sa.Float, nullable=False),
    )
    op.create_index("review_seats_by_person", "review_seats", ["person", "at"])
    op.create_table(
        "review_slips",
        sa.Column("review", sa.Integer, sa.ForeignKey("reviews.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("term", sa.String, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
    )
    op.create_index("review_slips_by_person", "review_slips", ["person", "game"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("notes_by_match", "notes", ["match", "step"])
    op.create_table(
        "branches",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("knows_all", sa.Boolean, nullable=False),
        sa.Column("is_kept", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("start", sa.String, nullable=False),
        sa.Column("chances", sa.JSON, nullable=False, server_default="{}"),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("branches_by_match", "branches", ["match", "person"])
    op.create_table(
        "puzzle_tries",
        sa.Column("puzzle", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("day", sa.String, nullable=False),
        sa.Column("is_found", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("puzzle_tries_by_day", "puzzle_tries", ["day"])
