"""Templates that are compiled to less work print what Jinja's own would."""

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
