"""Reading HTML: elements, forms, pages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from typing import Final

import httpx

VOID: Final = frozenset(
    (
        *("area", "base", "br", "col", "embed", "hr", "img", "input", "link"),
        *("meta", "param", "source", "track", "wbr"),
    )
)


@dataclass(slots=True)
class Node:
    """An element of a page."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Node | str"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def all(self, tag: str = "", **attributes: str) -> list["Node"]:
        """The elements below with this tag and these attributes; `_` is `-` in their names."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            node
            for node in self.walk()
            if (not tag or node.tag == tag)
            and all(node.attributes.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> "Node":
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} elements {tag} {attributes}"
        return found[0]

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    @property
    def text(self) -> str:
        """The words in it, without scripts and drawings' definitions."""
        return " ".join(" ".join(self._texts()).split())

    def _texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag not in ("script", "style", "template"):
                yield from child._texts()


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("")
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(node)

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                return

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def parse(html: str) -> Node:
    builder = _Builder()
    builder.feed(html)
    builder.close()
    return builder.root


@dataclass(frozen=True, slots=True)
class Form:
    """A form with the values it would send."""

    node: Node
    action: str
    fields: Mapping[str, str]
    buttons: Sequence[Node]


def form_of(node: Node, here: str) -> Form:
    fields: dict[str, str] = {}
    for one in node.walk():
        name = one.get("name")
        if not name or "disabled" in one.attributes:
            continue
        if one.tag == "input" and one.get("type") not in ("checkbox", "radio", "submit"):
            fields[name] = one.get("value")
        elif one.tag == "textarea":
            fields[name] = one.text
        elif one.tag == "select":
            options = one.all("option")
            chosen = [option for option in options if "selected" in option.attributes] or options
            fields[name] = chosen[0].attributes.get("value", chosen[0].text)
    return Form(node, node.get("action") or here, fields, node.all("button"))


@dataclass(frozen=True)
class Page:
    """An answer in HTML."""

    status: int
    path: str
    """Where a browser would be now."""
    html: str
    headers: httpx.Headers

    @cached_property
    def root(self) -> Node:
        return parse(self.html)

    @cached_property
    def move_form(self) -> Node:
        """The form of the moves; reading it alone is much quicker than reading the board too."""
        start = self.html.index('<form class="card pane moves" id="moves"')
        end = self.html.index("</form>", start)
        return parse(self.html[start:end]).one("form")

    @property
    def text(self) -> str:
        return self.root.one("body").text

    @property
    def alert(self) -> str:
        """The sentence of an error page."""
        return self.root.one("main").one("p").text

    def forms(self, ending: str = "") -> list[Form]:
        """The forms whose address ends like this."""
        return [
            form_of(node, self.path)
            for node in self.root.all("form")
            if (node.get("action") or self.path).endswith(ending)
        ]

    def form(self, ending: str, **fields: str) -> Form:
        """The one form to this address that would send these fields."""
        found = [
            form
            for form in self.forms(ending)
            if all(form.fields.get(name) == value for name, value in fields.items())
        ]
        assert len(found) == 1, f"{len(found)} forms to {ending} with {fields} on {self.path}"
        return found[0]

    @property
    def moves(self) -> list[str]:
        """What the buttons of the moves would send, in order."""
        return [node.get("value") for node in self.move_form.all("button", name="move")]

    @property
    def has_curtain(self) -> bool:
        return 'class="curtain"' in self.html
