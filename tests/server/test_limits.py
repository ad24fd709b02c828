"""Nobody takes it all: tables of one person and of one address."""

import httpx

from .conftest import Serve
from .programs import Program
from .serving import runner


def opened(program: Program, address: str = "") -> httpx.Response:
    headers = {"X-Forwarded-For": address} if address else {}
    return program.http.post("/api/tables", json={"game": "_template"}, headers=headers)


def test_one_person_and_one_address_open_so_many_tables(serve: Serve) -> None:
    server = serve(runner("tables_per_person=3, tables_per_address=5"))
    ann = Program(server, "Ann")
    first = [opened(ann) for _ in range(3)]
    assert {answer.status_code for answer in first} == {201}
    refused = opened(ann)
    assert refused.status_code == 409
    assert refused.json()["error"].startswith("You have 3 tables that are not over.")
    ann.post(f"/tables/{first[0].json()['id']}/close")
    assert opened(ann).status_code == 201
    others = [Program(server, name) for name in ("Bob", "Cy", "Di")]
    answers = [opened(others[number // 2], "10.9.9.9") for number in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert int(answers[-1].headers["retry-after"]) > 60
    assert opened(others[2], "10.9.9.8").status_code == 201
