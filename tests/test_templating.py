"""Templates that are compiled to less work print what Jinja's own would."""

from dataclasses import dataclass

import pytest
from jinja2 import Environment, StrictUndefined, UndefinedError
from markupsafe import Markup

from cheeseboard.drawing import Point
from cheeseboard.web.templating import QuickEnvironment

KINDS = (Environment, QuickEnvironment)

TEMPLATE = """\
{%- macro shown(what, more="") %}<i title="{{ what.x }}">{{ more }}</i>{% endmacro -%}
{{ text }} {{ safe }} {{ number }} {{ yes }} {{ part }} {{ nothing }}
{{ text|upper }} {{ safe ~ text }}
{{ point.x }} {{ table.key }} {{ table.inner.key }} {{ table["key"] }} {{ table.items()|list }}
{{ shown(point, text) }}
{% for one in points %}{{ one.x + loop.index }}{{ one.plus(1, 2).y }}{% endfor %}
{{ point.none is defined }} {{ point.none|default("–") }} {{ "a" if point.x > 1 else table.key }}
"""


def printed(kind: type[Environment]) -> str:
    env = kind(autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    return env.from_string(TEMPLATE).render(
        text='<b> & "it\'s"',
        safe=Markup("<b>&amp;</b>"),
        number=-7,
        yes=True,
        part=1.5,
        nothing=None,
        point=Point(3, 4),
        points=[Point(1, 2), Point(5, 6)],
        table={"key": "<i>", "inner": {"key": "Käse"}},
    )


def test_it_prints_the_same() -> None:
    plain, quick = map(printed, KINDS)
    assert quick == plain
    assert "&lt;b&gt; &amp; &#34;it&#39;s&#34;" in quick


@pytest.mark.parametrize("text", ["{{ point.nowhere }}", "{{ nobody.name }}", "{{ point.x.y }}"])
def test_what_is_not_there_is_an_error(text: str) -> None:
    for kind in KINDS:
        template = kind(autoescape=True, undefined=StrictUndefined).from_string(text)
        with pytest.raises(UndefinedError):
            template.render(point=Point(3, 4))


# --- loops whose texts are kept ------------------------------------------------------------------

LOOPS = """\
{%- macro dot(point) %}<i>{{ point.x }}</i>{% endmacro -%}
{%- macro far(point) %}{{ dot(point) }}{{ offset }}{% endmacro -%}
{% for one in points %}{{ dot(one) }}{{ seen(one) }}{% endfor %}
{% for one in points %}{{ dot(one) }}{% for n in range(9) %}{{ loop.index }}{% endfor %}
{% endfor %}
{% for one, name in named %}{{ name }}{{ one.y }}{% endfor %}
{% for one in points %}{{ far(one) }}{{ loop.index }}{% else %}none{% endfor %}
{% for one in lists %}{{ one|length }}{% endfor %}
{% for one in points %}{% set twice = 2 * one.x %}{{ twice }}{% endfor %}
"""


def looped(kind: type[Environment], offset: int, lists: list[list[int]]) -> str:
    env = kind(autoescape=True, undefined=StrictUndefined)
    points = [Point(1, 2), Point(offset, 4), Point(1, 2)]
    return env.from_string(LOOPS).render(
        points=points,
        named=[(Point(5, 6), "<a>"), (Point(5, 6), "b")],
        offset=offset,
        lists=lists,
        seen=lambda one: one.y,
    )


def test_kept_texts_are_those_that_would_be_printed() -> None:
    for offset in (3, 5, 3):
        plain, quick = (looped(kind, offset, [[1], [1, 2]]) for kind in KINDS)
        assert quick == plain


class Told:
    """Something that prints another text each time."""

    def __init__(self) -> None:
        self.count = 0

    def __str__(self) -> str:
        self.count += 1
        return str(self.count)


def test_equal_things_are_printed_once_and_things_that_can_change_every_time() -> None:
    env = QuickEnvironment(autoescape=True)
    told = Told()
    once = env.from_string("{% for one in points %}{{ one.x }}{% endfor %}")
    texts = [Label(Point(1, 2), told), Label(Point(1, 2), told)]
    assert once.render(points=[Point(1, 2), Point(1, 2)]) == "11"
    always = env.from_string("{% for one in labels %}{{ one.text }}{% endfor %}")
    assert always.render(labels=texts) + always.render(labels=texts) == "1234"
    drawn = env.from_string("{% for one in points %}{{ one.plus(0, 1).y }}{% endfor %}")
    assert drawn.render(points=[Counted(1, 2), Counted(1, 2)]) == "33"
    assert Counted.asked == 1


@dataclass(frozen=True)
class Label:
    at: Point
    text: Told


class Counted(Point):
    asked = 0

    def plus(self, right: float, down: float) -> Point:
        Counted.asked += 1
        return super().plus(right, down)
