"""Follow, mute, block: what changes for whom, and who is told."""

from collections.abc import Iterator

import httpx
import pytest

from cheeseboard.server.company.ties import Ties
from cheeseboard.server.store import Store

from ..people import Person, open_table
from ..serving import Server, postgres, runner, wait_for
from .members import Member, id_of, program_of


def public_table(host: Person, game: str = "_template", seats: int = 3) -> str:
    page = host.send("/tables", game=game, seats=seats, is_public="true")
    assert page.status == 200, page.text
    return page.path.removeprefix("/tables/")


def refusal(answer: httpx.Response) -> str:
    return answer.text.partition("<main")[2]


# --- rows, on both databases


def test_ties_are_kept_and_undone(store: Store) -> None:
    store.ties.tie("ann", "bob", "follow")
    store.ties.tie("ann", "bob", "follow")
    store.ties.tie("ann", "bob", "mute")
    assert store.ties.read("ann") == Ties(frozenset({"bob"}), frozenset({"bob"}))
    assert store.ties.read("bob") == Ties()
    store.ties.untie("ann", "bob", "mute")
    assert not store.ties.read("ann").mutes


def test_friends_follow_each_other(store: Store) -> None:
    store.ties.tie("ann", "bob", "follow")
    assert not store.ties.read("ann").friends
    store.ties.tie("bob", "ann", "follow")
    assert store.ties.read("ann").friends == store.ties.read("bob").friends ^ {"ann", "bob"}


def test_a_block_keeps_both_apart_and_ends_the_own_following(store: Store) -> None:
    store.ties.tie("ann", "bob", "follow")
    store.ties.tie("bob", "ann", "follow")
    store.ties.tie("ann", "bob", "block")
    ann, bob = store.ties.read("ann"), store.ties.read("bob")
    assert ann.blocks == {"bob"}
    assert ann.apart == {"bob"}
    assert not ann.follows
    assert not ann.friends
    assert bob.blocked_by == {"ann"}
    assert bob.apart == {"ann"}
    assert not bob.friends
    assert bob.follows == {"ann"}, "who is blocked is not told"


# --- pages


def test_who_follows_needs_no_consent_and_friends_are_named(server: Server) -> None:
    ann, bob = Member(server, "Ann F"), Member(server, "Bob F")
    assert ann.toward(bob, "follow") == 303
    page = ann.read("/me/company")
    assert "Bob F" in page.text
    assert "friend" not in page.root.one("ul", class_="friends wide").text
    assert bob.toward(ann, "follow") == 303
    assert "friend" in ann.read("/me/company").root.one("ul", class_="friends wide").text
    assert ann.toward(bob, "unfollow") == 303
    assert "Bob F" not in ann.read("/me/company").text


def test_who_is_here_has_a_ring_and_a_word(server: Server) -> None:
    ann, bob = Member(server, "Ann R"), Member(server, "Bob R")
    ann.toward(bob, "follow")
    bob.read("/")

    def row() -> str:
        return str(ann.read("/").root.one("ul", class_="friends").text)

    wait_for(lambda: "here" in row(), "Bob's arrival")
    assert ann.read("/").root.all("i", class_="ring is-full")
    table = public_table(bob, seats=2)
    bob.send(f"/tables/{table}/bot", seat=1, bot="random")
    bob.send(f"/tables/{table}/start")
    with bob.stream(f"/tables/{table}/stream"):
        wait_for(lambda: "playing" in row(), "Bob's match")
        page = ann.read("/")
        assert page.root.all("i", class_="ring is-half")
        assert f"/tables/{table}" in [link.get("href") for link in page.root.all("a")]
    bob.post("/me/presence", is_hidden="true", back="/")
    assert "does not tell" in row()
    bob.post("/me/presence", is_hidden="false", back="/")
    assert "does not tell" not in row()


def test_what_somebody_plays_at_a_private_table_is_not_told(server: Server) -> None:
    ann, bob = Member(server, "Ann P"), Member(server, "Bob P")
    ann.toward(bob, "follow")
    table = open_table(bob, "_template", 2)
    bob.send(f"/tables/{table}/bot", seat=1, bot="random")
    bob.send(f"/tables/{table}/start")
    with bob.stream(f"/tables/{table}/stream"):
        wait_for(lambda: "at a table" in ann.read("/").text, "Bob's match")
        assert table not in ann.read("/").html
        assert table not in ann.read("/me/company").html


def test_a_muted_person_is_unheard_by_one_alone(server: Server) -> None:
    ann, bob, cat = (Member(server, f"{name} M") for name in ("Ann", "Bob", "Cat"))
    table = open_table(ann, "_template", 3)
    for seat, one in enumerate((bob, cat), 1):
        assert one.send(f"/tables/{table}/sit", seat=seat).status == 200
    bob.post(f"/tables/{table}/chat", text="Hear ye")
    ann.toward(bob, "mute")
    assert "Hear ye" not in ann.read(f"/tables/{table}").text
    assert "Hear ye" in cat.read(f"/tables/{table}").text
    assert "Hear ye" in bob.read(f"/tables/{table}").text
    ann.post(f"/tables/{table}/chat", text="I am here")
    assert "I am here" in bob.read(f"/tables/{table}").text
    ann.toward(bob, "unmute")
    assert "Hear ye" in ann.read(f"/tables/{table}").text


def test_a_block_works_both_ways_and_is_not_told(server: Server) -> None:
    ann, bob, cat = (Member(server, f"{name} B") for name in ("Ann", "Bob", "Cat"))
    shared = open_table(cat, "_template", 3)
    for seat, one in enumerate((ann, bob), 1):
        assert one.send(f"/tables/{shared}/sit", seat=seat).status == 200
    ann.post(f"/tables/{shared}/chat", text="Ann speaks")
    bob.post(f"/tables/{shared}/chat", text="Bob speaks")
    before = bob.read("/me/company").text
    assert ann.toward(bob, "block") == 303
    assert bob.read("/me/company").text == before
    # no chat, neither way; everybody else reads both
    assert "Bob speaks" not in ann.read(f"/tables/{shared}").text
    assert "Ann speaks" not in bob.read(f"/tables/{shared}").text
    assert "Ann speaks" in cat.read(f"/tables/{shared}").text
    # no seat at a table that Ann hosts, nor at one where she sits
    hosted = public_table(ann)
    answer = bob.post(f"/tables/{hosted}/sit", seat=1)
    assert answer.status_code == 403
    assert "Ann B" not in refusal(answer).partition("</p>")[0]
    joined = public_table(cat)
    assert ann.send(f"/tables/{joined}/sit", seat=1).status == 200
    assert bob.post(f"/tables/{joined}/sit", seat=2).status_code == 403
    # Ann is warned before she sits down at Bob's
    theirs = public_table(bob)
    page = ann.read(f"/tables/{theirs}")
    assert "whom you have blocked" in page.text
    assert "Sit down anyway" in page.text
    assert ann.post(f"/tables/{theirs}/sit", seat=1).status_code == 409
    assert ann.post(f"/tables/{theirs}/sit", seat=1, is_sure="true").status_code == 303
    # lists do not offer these tables, to either
    other = public_table(bob)
    for one, hidden in ((ann, other), (bob, hosted), (bob, joined)):
        assert hidden not in one.read("/tables").html
    assert hosted in cat.read("/tables").html
    ann.toward(bob, "unblock")
    assert bob.post(f"/tables/{hosted}/sit", seat=1).status_code == 303


def test_a_block_hides_presence_and_invitations(server: Server) -> None:
    ann, bob = Member(server, "Ann H"), Member(server, "Bob H")
    bob.toward(ann, "follow")
    ann.read("/")
    wait_for(lambda: "here" in bob.read("/").root.one("ul", class_="friends").text, "Ann")
    table = public_table(bob)
    assert bob.toward(ann, "invite", table=table) == 303
    assert "Bob H asks you" in ann.read("/").text
    ann.toward(bob, "block")
    assert "Bob H asks you" not in ann.read("/").text
    assert "does not tell" in bob.read("/").root.one("ul", class_="friends").text
    again = public_table(bob)
    assert bob.toward(ann, "invite", table=again) == 303, "who is blocked is not told"
    assert "Bob H asks you" not in ann.read("/").text


def test_programs_see_the_same(server: Server) -> None:
    ann, bob = Member(server, "Ann A"), Member(server, "Bob A")
    table = public_table(ann)
    program = program_of(bob)
    assert table in [one["id"] for one in program.get("/tables")]
    ann.toward(bob, "block")
    assert table not in [one["id"] for one in program.get("/tables")]
    assert program.post(f"/tables/{table}/sit", 403, seat=1)["key"] == "refuse-not-here"


@pytest.mark.parametrize("what", ["follow", "mute", "block", "report", "invite"])
def test_guests_and_strangers_are_refused_by_a_sentence(server: Server, what: str) -> None:
    ann, guest = Member(server, f"Ann {what}"), Person(server, "Guest G")
    answer = guest.post(f"/people/{ann.id}/{what}", back="/")
    assert answer.status_code == 403
    assert "Only who keeps a name" in refusal(answer)
    stranger = Person(server)
    assert stranger.post(f"/people/{ann.id}/{what}").status_code == 403
    assert "cheeseboard" not in stranger.http.cookies, "nobody was made up for a refusal"
    foreign = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert ann.post(f"/people/{ann.id}/{what}", foreign).status_code == 403
    token = {"Authorization": f"Bearer {program_of(ann).token}"}
    assert ann.post(f"/people/{ann.id}/{what}", token).status_code == 403


def test_refusals_are_sentences(server: Server) -> None:
    ann, guest = Member(server, "Ann S"), Person(server, "Guest S")
    guest_id = id_of(guest)
    assert "That is you" in refusal(ann.post(f"/people/{ann.id}/block"))
    assert "is a guest" in refusal(ann.post(f"/people/{guest_id}/follow"))
    assert ann.post(f"/people/{guest_id}/block").status_code == 303
    nobody = ann.post("/people/nobody-at-all/follow")
    assert nobody.status_code == 404
    assert "nobody" in refusal(nobody)
    assert ann.post(f"/people/{guest_id}/adore").status_code == 404


def test_nobody_presses_without_end(server: Server) -> None:
    ann, bob = Member(server, "Ann L"), Member(server, "Bob L")
    assert ann.toward(bob, "follow") == 303
    # What was used comes back at one press in two seconds: any machine is faster than that.
    assert any(ann.toward(bob, "follow") == 429 for _ in range(400))


# --- several processes


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    url = postgres().new_database()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    running = [Server(folder, runner(), kind="postgres", url=url) for folder in folders]
    yield running[0].start(), running[1].start()
    for server in running:
        server.stop()
        assert "Traceback" not in server.log(), server.log()


def test_a_block_made_at_one_server_counts_at_the_other(pair: tuple[Server, Server]) -> None:
    ann, bob = Member(pair[0], "Ann"), Member(pair[0], "Bob")
    there = bob.at(pair[1])
    hosted = public_table(ann)
    assert there.send(f"/tables/{hosted}/sit", seat=1).status == 200
    ann.post(f"/tables/{hosted}/chat", text="Ann speaks")
    with there.stream(f"/tables/{hosted}/stream") as stream:
        stream.wait(lambda told: any("Ann speaks" in one.raw for one in told), "Ann's words")
        assert ann.toward(bob, "block") == 303
        stream.wait(lambda told: "Ann speaks" not in told[-1].raw, "silence at the other server")
    another = public_table(ann)
    assert there.post(f"/tables/{another}/sit", seat=1).status_code == 403
    assert another not in there.read("/tables").html
