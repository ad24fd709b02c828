"""Lists tell who is to decide since when and what happened last; tables say who may come."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("access", sa.String, nullable=False, server_default="link"))
    op.add_column("sitters", sa.Column("owes", sa.Float, nullable=True))
    op.add_column("sitters", sa.Column("ended", sa.Float, nullable=True))
    op.add_column("sitters", sa.Column("news", sa.JSON, nullable=True))
    op.add_column(
        "sitters", sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("sitters_by_person", "sitters", ["person", "ended"])
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE tables SET access = 'everybody' WHERE is_public"))
    ended = sa.text(
        'UPDATE sitters SET ended = (SELECT touched FROM tables WHERE id = sitters."table") '
        "WHERE (SELECT stage FROM tables WHERE id = sitters.\"table\") = 'over'"
    )
    connection.execute(ended)
    _note_owing(connection)


def _note_owing(connection: sa.Connection) -> None:
    """Who is to decide, where rows say whose turn it is."""
    columns = "id, touched, CAST(seats AS VARCHAR) AS seats, CAST(to_act AS VARCHAR) AS to_act"
    playing = f"SELECT {columns} FROM tables WHERE stage = 'playing' AND to_act IS NOT NULL"
    for row in connection.execute(sa.text(playing)).all():
        try:
            seats, to_act = json.loads(row.seats), json.loads(row.to_act) or []
            people = {seats[seat]["person"] for seat in to_act if seats[seat]["kind"] == "person"}
        except (ValueError, LookupError, TypeError):
            continue  # a table that cannot be read is set aside when somebody opens it
        for person in people:
            connection.execute(
                sa.text('UPDATE sitters SET owes = :at WHERE "table" = :id AND person = :person'),
                {"at": row.touched, "id": row.id, "person": person},
            )
