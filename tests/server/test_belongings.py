"""Whatever the database holds of a person is exported, and goes with the person."""

from collections import defaultdict

from cheeseboard.server.people.belongings import BELONGINGS, IMPERSONAL
from cheeseboard.server.people.data_page import STORED
from cheeseboard.server.schema import metadata, people

from .people import Person
from .serving import LANGUAGES, Server


def covered() -> dict[str, set[str]]:
    """The columns that are spoken for, by table."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in BELONGINGS:
        found[one.table] |= {one.whose, *one.shown, *one.hidden}
    return found


def test_every_column_of_the_schema_is_somebodys_or_nobodys() -> None:
    known = covered()
    for table in metadata.sorted_tables:
        columns = {column.name for column in table.columns}
        if table.name in IMPERSONAL:
            assert table.name not in known, f"{table.name} is in both lists"
            continue
        missing = columns - known[table.name]
        assert not missing, (
            f"{table.name}: say in people/belongings.py how {sorted(missing)} is exported and what "
            "deletion does to it, or why the table holds nobody"
        )
        assert not known[table.name] - columns, f"{table.name} has no such columns"
    assert set(known) | set(IMPERSONAL) == set(metadata.tables)


def test_every_column_that_names_a_person_says_what_becomes_of_it() -> None:
    named = {(one.table, one.whose) for one in BELONGINGS}
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column is people.c.id:
                assert (table.name, key.parent.name) in named


def test_what_is_emptied_is_a_column_and_nothing_else_is_named() -> None:
    for one in BELONGINGS:
        assert bool(one.emptied) == (one.at_deletion == "empty"), one.table
        assert set(one.emptied) <= {*one.shown, *one.hidden}, one.table


def test_the_page_says_of_every_table_what_it_is_for() -> None:
    named = [table for tables in STORED.values() for table in tables]
    assert len(named) == len(set(named))
    assert set(named) == {one.table for one in BELONGINGS}


def test_everybody_can_read_what_is_stored(server: Server) -> None:
    for language in LANGUAGES:
        page = Person(server, language=language).read("/me/data")
        rows = page.root.one("table", class_="store").one("tbody").all("tr")
        assert len(rows) == len(STORED)
        assert all(len(row.all("td")) == 3 for row in rows)
        assert "store-" not in page.text
